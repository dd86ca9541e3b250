//! Proofs about fights by the commands of the table alone: what cards do to them and what they leave.

use crate::by_the_cards::{one_dxm, one_shot, power, slows, strikes, two};
use crate::cards::{any, curse, plays};
use crate::fights::{BLUE, beast, card, meeting, rolls, throw, totals};
use crate::items::{HAND, cards_in_hand, play, potion, puts, worn};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::card::price::When;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::room::{Face, Icon, Tile};
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::foe::card::{Against, Enhancer, MonsterDef};
use standie::rules::ids::RoomId;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Slot;
use standie::rules::munchkin::played::Played;
use standie::rules::question::Ask;
use standie::rules::seat::Condition;
use standie::rules::table;
use standie::rules::table::phase::Phase;

#[test]
fn monsters_and_munchkins_leave_a_fight_by_cards() {
    let _row = proves("MQ-CMB-16");
    let _row = proves("MQ-CMB-18");
    let _row = proves("MQ-CMB-19");
    let _row = proves("MQ-CMB-21");
    let (mut talk, room, ids) = meeting(&[card(3, 0, 2), card(20, 0, 3)]);
    let far = talk.room(3, 0, plain());
    let add = Enhancer { level: 5, ..Enhancer::default() };
    talk.does(plays(Yellow, Played::Enhancer { monster: ids[0], add }));
    talk.does(plays(Green, any(vec![Effect::Fight(fight::Effect::RemoveMonster { monster: ids[1], empty: false })])))
        .cites("MQ-MON-09");
    assert_eq!(
        (talk.asks(), totals(&talk).1),
        (Ask::Fight(fight::Ask::Fight { place: Some(room), monsters: vec![ids[0]] }), (8, 0)),
        "it goes on"
    );
    let mut moved = talk.clone();
    talk.does(plays(Green, any(vec![Effect::Dungeon(dungeon::Effect::MoveMonster { monster: ids[0], room: far })])));
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })) && talk.asked() == Some(Blue), "nobody is left");
    assert_eq!((talk.who(ids[0]).level(), talk.room_of(ids[0])), (Some(8), far));
    // The main player goes, although a helper is still there.
    moved.does(fight::Command::Help { seat: Some(Red) });
    moved.does(plays(Green, any(vec![Effect::Dungeon(dungeon::Effect::Stand { seat: Blue, room: RoomId::ENTRANCE })])));
    assert!(
        matches!(moved.asks(), Ask::Table(table::Ask::Turn { .. })) && moved.asked() == Some(Blue),
        "{:?}",
        moved.asks()
    );
    assert_eq!((moved.seat(Red).room, moved.who(ids[0]).level()), (Some(room), Some(8)));
}

#[test]
fn after_the_dice_only_what_says_so_is_played() {
    let _row = proves("MQ-CMB-46");
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(beast(ids[0]), &[2])]);
    let add = Enhancer { level: 5, ..Enhancer::default() };
    for late in [
        plays(Red, any(vec![gold(Red, 10)])),
        plays(Blue, Played::Level),
        plays(Red, curse(Blue, level(Blue, -1))),
        plays(Blue, Played::Race("elf".into())),
        plays(Red, Played::Monster),
        plays(Red, Played::Enhancer { monster: ids[0], add }),
        one_shot(Blue, 9, BLUE),
        Command::Fight(fight::Command::Help { seat: Some(Red) }),
    ] {
        talk.refuses(late).because("dice-are-cast").cites("MQ-CMB-46");
    }
    let after = Played::Card { when: When::AfterRoll, effects: vec![gold(Red, 10)] };
    talk.does(plays(Red, after)).does(plays(Blue, Played::Die { who: BLUE, index: 0, to: Some(6) }));
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::FightRolled { ours: 7, theirs: 5 }));
}

#[test]
fn the_dead_play_cards_and_are_spared_them() {
    let _row = proves("MQ-DEATH-13");
    let mut talk = Talk::four();
    cards_in_hand(&mut talk, Red, Deck::DXM, 9);
    talk.does(plays(Red, curse(Green, hit(Green, 4)))).answers(table::Answer::Done);
    assert!(talk.seat(Green).dead);
    cards_in_hand(&mut talk, Green, Deck::DXM, 3);
    talk.refuses(plays(Green, Played::Level)).cites("MQ-DEATH-13");
    talk.refuses(plays(Green, Played::Race("elf".into()))).because("dead-is-spared");
    talk.refuses(plays(Red, curse(Green, level(Green, -1)))).because("dead-is-spared").cites("MQ-DEATH-13");
    talk.does(plays(Green, curse(Blue, gold(Blue, -100)))).answers(table::Answer::Done);
    assert_eq!((talk.seat(Blue).gold, talk.seat(Green).hand.of(Deck::DXM)), (200, 2), "on others they play");
}

#[test]
fn a_warrior_turns_a_tie_after_the_roll() {
    let _row = proves("MQ-RES-04");
    for warrior in [false, true] {
        let (mut talk, _, ids) = meeting(&[card(3, 0, 1)]);
        talk.does(plays(Blue, Played::Class("warrior".into())));
        rolls(&mut talk, &[throw(BLUE, &[2])]);
        assert_eq!(talk.asks(), Ask::Fight(fight::Ask::FightRolled { ours: 3, theirs: 3 }));
        if warrior {
            talk.does(power(Blue, "warrior", one_dxm(), vec![Effect::Fight(fight::Effect::Ties { won: true })]));
        }
        talk.answers(table::Answer::Done).cites("MQ-RES-04");
        assert_eq!((talk.is_gone(ids[0]), talk.seat(Blue).level), (warrior, 1 + u8::from(warrior)));
    }
}

#[test]
fn what_a_monster_has_against_a_kind_counts_once_for_all_who_are_of_it() {
    let _row = proves("MQ-CMB-14");
    let _row = proves("MQ-HELP-15");
    let _row = proves("MQ-HELP-16");
    let _row = proves("MQ-HELP-17");
    let _row = proves("MQ-HELP-18");
    let _row = proves("MQ-RACE-07");
    let against = |who: &str, strength| Against { who: who.into(), strength, dice: 0 };
    let picky = MonsterDef { against: vec![against("elf", -2), against("halfling", 3)], ..card(10, 1, 1) };
    let race = |seat, race: &str| plays(seat, Played::Race(race.into()));
    let (mut talk, _, _) = meeting(&[picky]);
    assert_eq!(totals(&talk).1, (10, 1));
    talk.does(fight::Command::Help { seat: Some(Red) });
    for (first, then) in [("elf", 8), ("halfling", 13)] {
        let mut talk = talk.clone();
        talk.does(race(Red, first));
        assert_eq!(totals(&talk).1, (then, 1), "the helper is one");
        talk.does(race(Blue, first));
        assert_eq!(totals(&talk).1, (then, 1), "both are, and it counts once");
        talk.effect(munchkin::Effect::Races { seat: Red, races: vec![] })
            .effect(munchkin::Effect::Races { seat: Blue, races: vec![] });
        assert_eq!(totals(&talk).1, (10, 1), "neither is any more");
    }
}

#[test]
fn icons_of_a_room_change_fights_and_searches() {
    let _row = proves("MQ-ICON-04");
    let _row = proves("MQ-ICON-05");
    let _row = proves("MQ-ICON-06");
    let _row = proves("MQ-ICON-07");
    let _row = proves("MQ-ICON-12");
    let _row = proves("MQ-SRCH-05");
    let icon = |who: &str, good| Icon { who: who.into(), good };
    let icons = vec![icon("warrior", false), icon("elf", true), icon("elf", true), icon("everyone", true)];
    let mut talk = two();
    cards_in_hand(&mut talk, Blue, Deck::DXM, 5);
    let room = talk.explores(East, Tile { up: Face { icons, ..(*plain().up).clone() }.into(), down: None });
    let monster = talk.meets(card(3, 1, 1), Red);
    assert_eq!(totals(&talk).0, (1, 2), "everyone");
    talk.does(plays(Blue, Played::Race("elf".into())));
    assert_eq!(totals(&talk).0, (1, 4), "icon by icon");
    talk.does(plays(Blue, Played::Class("warrior".into())));
    assert_eq!(totals(&talk).0, (1, 3));
    rolls(&mut talk, &[throw(BLUE, &[6, 6, 6]), throw(beast(monster), &[1])]);
    talk.answers(table::Answer::Done).does(dungeon::Command::Search);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::SearchDice { room, dice: 3, modifier: 0 }));
}

#[test]
fn an_order_on_a_slot_takes_what_is_worn() {
    let _row = proves("MQ-ITEM-06");
    let mut talk = two();
    cards_in_hand(&mut talk, Blue, Deck::TREASURE, 9);
    talk.does(puts(Blue, worn(Slot::Footgear, 1))).does(puts(Blue, worn(Slot::Footgear, 2)));
    talk.does(puts(Blue, worn(Slot::Headgear, 3)));
    let takes =
        || Effect::Munchkin(munchkin::Effect::LoseItem { seat: Blue, sort: Some("footgear".into()), dropped: false });
    strikes(&mut talk, takes());
    let left: Vec<i16> = talk.seat(Blue).gear.iter().map(|g| g.bonus).collect();
    assert_eq!(left, [2, 3], "the worn pair, not the packed one");
    strikes(&mut talk, takes());
    assert_eq!(talk.seat(Blue).gear.len(), 2, "the packed one stays even where it is the only one");
}

#[test]
fn magic_leads_away_from_a_flight() {
    let _row = proves("MQ-RUN-05");
    let (mut talk, _, ids) = meeting(&[card(9, 0, 1), card(9, 0, 1)]);
    let far = talk.room(4, 0, plain());
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.answers(table::Answer::Done)
        .answers(dungeon::Answer::Side(West))
        .answers(fight::Answer::Ran { monster: ids[0], face: 6 });
    let red = talk.seat(Blue).health.red;
    talk.does(plays(Blue, any(vec![Effect::Dungeon(dungeon::Effect::Stand { seat: Blue, room: far })])));
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "no second roll: {:?}", talk.asks());
    assert_eq!((talk.seat(Blue).room, talk.seat(Blue).health.red), (Some(far), red));
}

#[test]
fn a_curse_on_the_next_fight_counts_in_it_and_goes_with_it() {
    let _row = proves("MQ-KW-03");
    let _row = proves("MQ-CURSE-05");
    let (mut talk, _, ids) = meeting(&[card(9, 0, 1)]);
    let add = Condition {
        text: "Weak knees".into(),
        bonus: -5,
        until: standie::rules::seat::Until::NextFight,
        ..Condition::default()
    };
    strikes(&mut talk, Effect::Munchkin(munchkin::Effect::Condition { seat: Blue, add }));
    talk.does(play(Blue, HAND, Played::Use { item: Some(potion(7)), on: Some(BLUE), effects: vec![] }));
    assert_eq!(totals(&talk).0, (1 - 5 + 7, 1), "a penalty and a bonus");
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.answers(table::Answer::Done)
        .answers(dungeon::Answer::Side(West))
        .answers(fight::Answer::Ran { monster: ids[0], face: 6 });
    assert!(talk.seat(Blue).conditions.is_empty());
}

#[test]
fn who_dies_in_a_fight_loses_all_but_what_it_is() {
    let _row = proves("MQ-DEATH-05");
    let _row = proves("MQ-DEATH-06");
    let _row = proves("MQ-DEATH-07");
    let _row = proves("MQ-DEATH-08");
    let _row = proves("MQ-DEATH-09");
    let _row = proves("MQ-DEATH-10");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    for _ in 0..3 {
        talk.monster(room, card(9, 0, 1), Red);
    }
    talk.monster(room, card(9, 0, 1), Green);
    talk.at_level(Blue, 3)
        .does(plays(Blue, Played::Race("elf".into())))
        .does(plays(Blue, Played::Class("thief".into())));
    talk.does(puts(Blue, worn(Slot::Headgear, 2)));
    strikes(&mut talk, slows());
    talk.walks(East);
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.answers(table::Answer::Done);
    let blue = talk.seat(Blue);
    assert!(blue.dead && blue.room == Some(room), "four hits are all it had");
    assert_eq!((blue.hand, blue.level, blue.gold, blue.gear.len()), (Hand::default(), 2, 0, 0));
    assert_eq!((blue.races.len(), blue.classes.len(), blue.conditions.len()), (1, 1, 1));
    let pile = talk.at(room).pile.clone().expect("a pile");
    assert_eq!((pile.gear, pile.gold), (vec![worn(Slot::Headgear, 2).into()], 300));
    assert_eq!((talk.asked(), talk.game.turn.phase), (Some(Blue), Phase::Monsters), "the Monster Turn, and Blue rolls");
}
