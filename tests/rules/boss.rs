//! The Boss (MQ-BOSS rows).

use crate::fights::{BLUE, card, fight, rolls, term, throw, totals};
use crate::support::proofs::proves;
use crate::support::talk::{Blue, East, Green, Red, Talk, West, Yellow, plain};
use standie::rules;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::dungeon;
use standie::rules::dungeon::oddity::oddities;
use standie::rules::event::Event;
use standie::rules::fight::Fighter;
use standie::rules::fight::foe::card::{Enhancer, MonsterDef};
use standie::rules::fight::standing::can_help;
use standie::rules::ids::{MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;

/// Blue, of the highest level, enters the Entrance on its own turn; the Boss has this card, on a red base.
pub fn boss_comes(card: MonsterDef) -> (Talk, MonsterId) {
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    talk.amends(munchkin::Effect::Level { seat: Blue, change: Amount::To(10), kill: false }).stands(Blue, room);
    talk.does(dungeon::Command::Walk { side: West, all: false }).cites("MQ-BOSS-01");
    let boss = MonsterId(talk.game.foes.next);
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })), "{:?}", talk.asks());
    talk.answers(rules::fight::Answer::Monster(card.into())).die(Red);
    assert!(matches!(talk.asks(), Ask::Fight(rules::fight::Ask::Fight { .. })), "{:?}", talk.asks());
    (talk, boss)
}

#[test]
fn the_boss_comes_for_the_highest_level_in_the_entrance() {
    let _row = proves("MQ-BOSS-01");
    let _row = proves("MQ-BOSS-02");
    let _row = proves("MQ-BOSS-03");
    let _row = proves("MQ-BOSS-07");
    let (talk, boss) = boss_comes(card(3, 2, 4));
    assert_eq!(talk.who(boss).base, Some(Red), "a base like any other's");
    assert_eq!(totals(&talk).1, (20, 2), "Level 20, all else as on its card");
    assert_eq!(talk.room_of(boss), RoomId::ENTRANCE);
}

#[test]
fn the_boss_waits_for_the_turn_and_the_level() {
    for (value, comes) in [("presence", true), ("entry_only", false)] {
        let mut talk = Talk::four();
        talk.rule("boss_trigger", value);
        talk.amends(munchkin::Effect::Level { seat: Red, change: Amount::To(10), kill: false });
        assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "not on Blue's turn");
        talk.ends_turn().die(Yellow);
        talk.answers(table::Answer::Done);
        assert_eq!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })), comes, "{value}");
    }
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    talk.amends(munchkin::Effect::Level { seat: Blue, change: Amount::To(9), kill: false }).stands(Blue, room);
    talk.walks(West);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "Level 9 is not enough");
}

#[test]
fn there_is_no_way_round_the_boss() {
    let _row = proves("MQ-BOSS-04");
    let _row = proves("MQ-BOSS-06");
    let (mut talk, boss) = boss_comes(card(3, 1, 1));
    use standie::rules::fight::outcome::Outcome;
    talk.refuses(table::Command::Answer(Answer::Fight(rules::fight::Answer::Fight(Outcome::None))))
        .because("no-way-round-the-boss")
        .cites("MQ-BOSS-04");
    talk.refuses_effect(rules::fight::Effect::LeaveAlone { monster: boss, alone: true })
        .because("no-way-round-the-boss");
}

#[test]
fn only_the_highest_level_helps_against_the_boss() {
    let _row = proves("MQ-BOSS-10");
    let _row = proves("MQ-BOSS-11");
    let _row = proves("MQ-BOSS-08");
    let (mut talk, boss) = boss_comes(card(3, 1, 1));
    let can = |talk: &Talk| can_help(&talk.book, &talk.game, &fight(talk)).collect::<Vec<_>>();
    assert!(can(&talk).is_empty(), "nobody is even asked");
    talk.refuses(rules::fight::Command::Help { seat: Some(Red) }).because("boss-helper").cites("MQ-BOSS-11");
    talk.amends(munchkin::Effect::Level { seat: Red, change: Amount::To(10), kill: false });
    assert_eq!(can(&talk), [Red]);
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    talk.effect(rules::fight::Effect::Enhance { monster: boss, add: Enhancer { level: 5, ..Enhancer::default() } });
    assert_eq!(totals(&talk), ((20, 2), (25, 1)));
}

#[test]
fn whoever_beats_the_boss_has_won() {
    let _row = proves("MQ-BOSS-13");
    let _row = proves("MQ-BOSS-14");
    for helped in [false, true] {
        let (mut talk, boss) = boss_comes(card(3, 0, 1));
        let mut winners = vec![Blue];
        let mut throws = vec![throw(BLUE, &[6])];
        if helped {
            talk.amends(munchkin::Effect::Level { seat: Red, change: Amount::To(10), kill: false });
            talk.does(rules::fight::Command::Help { seat: Some(Red) });
            winners.push(Red);
            throws.push(throw(Fighter::Seat(Red), &[1]));
        }
        talk.effect(term(BLUE, "", 9, 0));
        rolls(&mut talk, &throws);
        talk.answers(table::Answer::Done).cites("MQ-BOSS-13");
        assert_eq!(talk.asks(), Ask::Table(table::Ask::Over(table::Ending::Players(winners))));
        assert!(talk.is_gone(boss));
    }
}

#[test]
fn a_boss_that_wins_takes_a_level_and_leaves_with_its_company() {
    let _row = proves("MQ-BOSS-15");
    let _row = proves("MQ-BOSS-16");
    let _row = proves("MQ-BOSS-17");
    let _row = proves("MQ-BOSS-18");
    for (value, hits) in [("no", 2), ("yes", 3)] {
        let (mut talk, boss) = boss_comes(card(3, 0, 1));
        talk.rule("boss_extra_hit", value);
        talk.amends(dungeon::Effect::PlaceMonster { room: RoomId::ENTRANCE, def: card(2, 0, 1), base: Some(Green) });
        let other = MonsterId(boss.0 + 1);
        let red = talk.seat(Blue).health.red;
        rolls(&mut talk, &[throw(BLUE, &[1])]);
        talk.answers(table::Answer::Done).cites("MQ-BOSS-16");
        assert_eq!((talk.seat(Blue).level, talk.seat(Blue).health.red), (9, red - hits), "{value}");
        assert!(!talk.is_gone(boss), "they are still there to be run from");
        talk.answers(dungeon::Answer::Side(East));
        talk.answers(rules::fight::Answer::Ran { monster: boss, face: 6 })
            .answers(rules::fight::Answer::Ran { monster: other, face: 6 });
        assert!(talk.is_gone(boss) && talk.is_gone(other));
        assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "{:?}", talk.asks());
        assert_eq!(talk.seat(Blue).room, Some(RoomId(1)));
    }
}

#[test]
fn what_fights_beside_the_boss_is_not_odd_in_the_entrance() {
    let _row = proves("MQ-FIX-12");
    let _row = proves("MQ-BOSS-09");
    let odd =
        |talk: &Talk| -> Vec<_> { oddities(&talk.book, &talk.game).into_iter().map(|odd| odd.message.id).collect() };
    let (mut talk, boss) = boss_comes(card(3, 0, 1));
    talk.effect(dungeon::Effect::PlaceMonster { room: RoomId::ENTRANCE, def: card(2, 0, 1), base: Some(Green) });
    let other = MonsterId(boss.0 + 1);
    assert_eq!(talk.room_of(other), RoomId::ENTRANCE);
    assert_eq!(odd(&talk), [""; 0], "the fight goes on");
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.answers(table::Answer::Done);
    assert_eq!(odd(&talk), [""; 0], "they are run from");
    talk.answers(dungeon::Answer::Side(East));
    talk.answers(rules::fight::Answer::Ran { monster: boss, face: 6 });
    assert_eq!(odd(&talk), [""; 0], "one of them is");
    talk.answers(rules::fight::Answer::Ran { monster: other, face: 6 });
    assert!(talk.is_gone(boss) && talk.is_gone(other), "both leave");
    talk.amends(dungeon::Effect::PlaceMonster { room: RoomId::ENTRANCE, def: card(2, 0, 1), base: Some(Green) });
    assert_eq!(odd(&talk), ["odd-monster-in-entrance"], "no Boss is there any more");
}

#[test]
fn the_next_boss_comes_on_the_next_arrival() {
    let _row = proves("MQ-BOSS-19");
    let (mut talk, boss) = boss_comes(card(3, 0, 1));
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.answers(table::Answer::Done)
        .answers(dungeon::Answer::Side(East))
        .answers(rules::fight::Answer::Ran { monster: boss, face: 6 });
    talk.amends(munchkin::Effect::Level { seat: Blue, change: Amount::To(10), kill: false });
    talk.walks(West);
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })), "{:?}", talk.asks());
    talk.answers(dungeon::Answer::Nothing);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "no card left, no Boss: {:?}", talk.asks());
}

#[test]
fn the_box_does_not_learn_a_boss_level() {
    use standie::catalog::boxed::OwnersBox;
    let (talk, boss) = boss_comes(MonsterDef { name: "Damp Candle".into(), ..card(3, 1, 1) });
    let mut boxed = OwnersBox::default();
    let placed = Event::Fight(rules::fight::Event::MonsterPlaced(Box::new(talk.who(boss).clone())));
    boxed.learn(boxed.lesson(&talk.game, &placed).expect("a lesson"));
    assert_eq!(boxed.find_monsters("damp").first().map(|m| (m.level, m.dice)), Some((None, Some(1))));
}
