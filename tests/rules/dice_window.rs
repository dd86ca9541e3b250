//! Whether everybody is asked about dice that fall, or only where somebody holds a card for them.

use crate::support::app_cards::*;
use crate::support::proofs::tries;
use crate::support::talk::*;
use standie::play::reacting::dice_concern;
use standie::rules::dungeon;
use standie::rules::dungeon::room::{Face, Tile};
use standie::rules::fight;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::fight::{Fighter, Throw};
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::step::About;

/// Whether anybody is asked about a search die that falls.
fn asked(value: &str, held: bool) -> bool {
    let mut talk = in_app(3);
    talk.rule("dice_window", value);
    let face = Face { arrows: plain().up.arrows, ..Face::default() };
    let room = talk.room(1, 0, Tile { up: face.into(), down: None });
    talk.stands(Red, room);
    if held {
        deals_die(&mut talk, Blue);
    }
    talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![3]));
    matches!(talk.asks(), Ask::Table(table::Ask::Window { about: About::Dice, .. }))
}

#[test]
fn everybody_is_asked_about_dice_if_somebody_holds_a_card_for_them_or_every_time() {
    tries("dice_window", "held");
    assert!(asked("held", true) && !asked("held", false));
    tries("dice_window", "always");
    assert!(asked("always", true) && asked("always", false), "nobody can tell from it who holds one");
}

/// Whom the dice that lie concern, of Red and Blue.
fn concerned(talk: &Talk) -> [bool; 2] {
    [Red, Blue].map(|seat| dice_concern(&talk.book, &talk.game, seat))
}

#[test]
fn dice_for_a_base_and_for_monsters_there_are_none_of_concern_nobody() {
    for (walks, concerns) in [(false, false), (true, true)] {
        let mut talk = in_app(2);
        let room = talk.room(1, 0, Tile { up: plain().up, down: None });
        if walks {
            talk.monster(room, walker(1), Red);
        }
        deals_die(&mut talk, Blue);
        talk.ends_turn();
        settle(&mut talk);
        talk.die(Red);
        assert!(matches!(talk.asks(), Ask::Table(table::Ask::Window { about: About::Dice, .. })), "{:?}", talk.asks());
        assert_eq!(concerned(&talk), [concerns; 2], "a monster is about: {walks}");
    }
    let mut talk = in_app(3);
    let room = talk.room(1, 0, Tile { up: plain().up, down: None });
    talk.stands(Red, room);
    deals_die(&mut talk, Blue);
    talk.effect(dungeon::Effect::PlaceMonster { room, def: walker(3), base: None }).die(Purple);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Window { about: About::Dice, .. })), "{:?}", talk.asks());
    assert_eq!(concerned(&talk), [false; 2], "a base");
}

#[test]
fn what_has_come_out_well_for_whoever_rolled_concerns_only_the_others() {
    // A fight: Level 1 and a die against Level 1 and a die, or against far more.
    for (level, won) in [(0, true), (8, false)] {
        let mut talk = in_app(2);
        let room = talk.room(1, 0, Tile { up: plain().up, down: None });
        talk.stands(Red, room);
        let def = MonsterDef { dice: Some(1), treasures: Some(1), ..walker(level + 1) };
        talk.effect(dungeon::Effect::PlaceMonster { room, def, base: None }).die(Red);
        settle(&mut talk);
        talk.answers(table::Answer::Done);
        settle(&mut talk);
        deals_die(&mut talk, Blue);
        let Ask::Fight(fight::Ask::FightDice { rollers }) = talk.asks() else { panic!("{:?}", talk.asks()) };
        let face = |who: &Fighter| if matches!(who, Fighter::Seat(_)) { 5 } else { 1 };
        let throws =
            rollers.iter().map(|(who, dice)| Throw { who: *who, faces: vec![face(who); dice.unwrap_or(1) as usize] });
        talk.answers(fight::Answer::Throws(throws.collect()));
        assert_eq!(concerned(&talk), [!won, true], "Level {level}");
        if won {
            continue;
        }
        settle(&mut talk);
        let Ask::Dungeon(dungeon::Ask::Refuge { sides, .. }) = talk.asks() else { panic!("{:?}", talk.asks()) };
        talk.answers(dungeon::Answer::Side(sides[0]));
        let monster = talk.game.foes.all[0].id;
        for (face, away) in [(1, false), (6, true)] {
            let mut talk = talk.clone();
            talk.answers(fight::Answer::Ran { monster, face });
            assert!(
                matches!(talk.asks(), Ask::Table(table::Ask::Window { about: About::Dice, .. })),
                "{:?}",
                talk.asks()
            );
            assert_eq!(concerned(&talk), [!away, true], "a {face}");
        }
    }
}
