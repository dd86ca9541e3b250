//! Fights that go wrong: who fights vanishes, numbers are absurd, everything is taken back.

use crate::fights::{BLUE, beast, card, fight, meeting, rolls, term, throw, totals};
use crate::support::proofs::proves;
use crate::support::talk::{Blue, Green, Red};
use standie::catalog;
use standie::play::Session;
use standie::play::record::Who;
use standie::rules;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::fight::{Bargain, Fighter};
use standie::rules::ids::Square;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::phase::Phase;
use standie::rules::turn;

#[test]
fn a_helper_who_dies_in_mid_fight_leaves_the_main_player_alone() {
    let (mut talk, room, ids) = meeting(&[card(3, 0, 1)]);
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    talk.answers(table::Answer::Done);
    talk.effect(dungeon::Effect::Health { seat: Red, change: Amount::By(-9) });
    assert!(talk.seat(Red).dead);
    assert_eq!(talk.seat(Red).room, Some(room), "it lies where it fell");
    assert_eq!(fight(&talk).helping(&talk.game), None);
    assert!(
        matches!(talk.asks(), Ask::Fight(rules::fight::Ask::FightDice { ref rollers }) if rollers[..] == [(BLUE, Some(1))]),
        "{:?}",
        talk.asks()
    );
    talk.answers(rules::fight::Answer::Throws(vec![throw(BLUE, &[6])])).answers(table::Answer::Done);
    assert!(talk.is_gone(ids[0]));
}

#[test]
fn a_helper_who_dies_after_the_roll_counts_no_more() {
    let (mut talk, _, ids) = meeting(&[card(9, 0, 1)]);
    talk.amends(munchkin::Effect::Level { seat: Red, change: Amount::To(9), kill: false });
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    rolls(&mut talk, &[throw(BLUE, &[1]), throw(Fighter::Seat(Red), &[6])]);
    assert_eq!(talk.asks(), Ask::Fight(rules::fight::Ask::FightRolled { ours: 17, theirs: 9 }));
    talk.amends(munchkin::Effect::Life { seat: Red, dead: true, wish: false });
    assert_eq!(
        talk.asks(),
        Ask::Fight(rules::fight::Ask::FightRolled { ours: 2, theirs: 9 }),
        "neither its strength nor its die"
    );
    talk.answers(table::Answer::Done);
    assert!(!talk.is_gone(ids[0]));
}

#[test]
fn a_main_player_who_dies_in_mid_fight_ends_it() {
    let _row = proves("MQ-CMB-19");
    let (mut talk, room, ids) = meeting(&[card(3, 0, 1)]);
    talk.does(rules::fight::Command::Help { seat: Some(Red) });
    talk.effect(dungeon::Effect::Health { seat: Blue, change: Amount::By(-9) });
    assert!(talk.seat(Blue).dead && !talk.is_gone(ids[0]));
    assert!(talk.game.fight.is_none());
    assert_eq!(talk.seat(Red).room, Some(room), "the helper stays and need not run (OQ-40)");
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(_))), "{:?}", talk.asks());
}

#[test]
fn the_last_monster_vanishing_after_the_announcement_ends_the_fight() {
    let _row = proves("MQ-CMB-18");
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
    talk.answers(table::Answer::Done);
    talk.effect(rules::fight::Effect::RemoveMonster { monster: ids[0], empty: false });
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "{:?}", talk.asks());
}

#[test]
fn absurd_numbers_have_limits_that_are_said() {
    let (mut talk, _, ids) = meeting(&[card(3, 1, 1)]);
    for (strength, dice) in [(1_000, 0), (-1_000, 0), (0, 21), (0, -21), (i16::MAX, i8::MAX)] {
        talk.refuses_effect(term(BLUE, "", strength, dice)).because("number-out-of-range");
    }
    for gold in [1_000_001, -1_000_001, i32::MAX, i32::MIN + 1] {
        let terms = Bargain { treasures: 0, gold, helper_first: Some(false), items: vec![] };
        talk.refuses_effect(rules::fight::Effect::Bargain { terms }).because("number-out-of-range");
    }
    for _ in 0..60 {
        talk.effect(term(beast(ids[0]), "", 999, 20));
    }
    talk.refuses_effect(term(BLUE, "", 1, 0)).because("list-full");
    assert_eq!(totals(&talk).1, (3 + 60 * 999, 1 + 60 * 20), "and what fits is counted");
}

#[test]
fn a_whole_fight_can_be_taken_back_and_done_again() {
    let setup = Setup { first: Some(Blue), costs_checked: true, ..Setup::new(&[Blue, Red, Green]) };
    let mut session = Session::begin(catalog::book(), setup, "", 7, 0).expect("a game").0;
    let says = |session: &mut Session, command: Command| {
        session.submit(&command, Who::Table, 0).unwrap_or_else(|r| panic!("{command:?}: {r:?}"));
    };
    while !matches!(session.question().ask, Ask::Table(table::Ask::Turn { .. })) {
        says(&mut session, Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))));
    }
    let place = Effect::Dungeon(dungeon::Effect::PlaceRoom { at: Square { col: 1, row: 0 }, tile: Default::default() });
    says(&mut session, Command::Table(table::Command::Amend { note: String::new(), effects: vec![place] }));
    let room = session.game().dungeon.as_deref().expect("a map").rooms[1].id;
    let def = MonsterDef { level: Some(3), dice: Some(1), treasures: Some(1), ..MonsterDef::default() };
    let beast = Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def, base: Some(Red) });
    says(
        &mut session,
        Command::Table(table::Command::Amend {
            note: String::new(),
            effects: vec![beast, Effect::Dungeon(dungeon::Effect::Stand { seat: Blue, room })],
        }),
    );
    let before = session.game().clone();
    let start = session.records();
    let monster = before.foes.all[0].id;
    says(&mut session, Command::Turn(turn::Command::Jump { phase: Phase::Draw, seat: Some(Blue) }));
    says(&mut session, Command::Fight(rules::fight::Command::Help { seat: Some(Red) }));
    says(
        &mut session,
        Command::Table(table::Command::Effects { note: String::new(), effects: vec![term(BLUE, "Axe", 4, 0)] }),
    );
    says(&mut session, Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))));
    let throws = vec![throw(BLUE, &[4]), throw(Fighter::Seat(Red), &[2]), throw(Fighter::Monster(monster), &[1])];
    says(&mut session, Command::Table(table::Command::Answer(Answer::Fight(rules::fight::Answer::Throws(throws)))));
    says(&mut session, Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))));
    let after = session.game().clone();
    assert!(after.foes.all.is_empty());
    let mut undone = 0;
    while session.game() != &before {
        session.undo(0).expect("something to take back");
        undone += 1;
    }
    assert_eq!(undone, 6, "each step of the fight is one");
    for _ in 0..undone {
        session.redo(0).expect("something to do again");
    }
    assert_eq!(session.game(), &after);
    assert!(session.records() > start, "and nothing of it is forgotten");
}
