//! Reminders: every row of the ledger that only advises comes up at the moment it matters, and not before. That each
//! has a scenario here, the coverage test holds.

use crate::fights::{card, fight, meeting};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::catalog::ledger;
use standie::rules;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::cite::Rule;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::room::{Face, Mark, Tile};
use standie::rules::effect::Effect;
use standie::rules::fight::Bargain;
use standie::rules::fight::foe::card::{Against, MonsterDef};
use standie::rules::fight::roll::hand_of;
use standie::rules::fight::roll::rollers;
use standie::rules::game::Game;
use standie::rules::ids::MonsterId;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::question::Ask;
use standie::rules::remind::Happened;
use standie::rules::seat::Sex;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::{Care, Component, Place};
use standie::rules::turn;
use std::collections::BTreeSet;

/// The rows a table is reminded of by what follows a command.
fn reminded(talk: &Talk, before: &Game) -> Vec<Rule> {
    talk.book.due(&Happened { before, game: &talk.game, facts: &talk.facts }).iter().map(|r| r.rule).collect()
}

fn is_due(talk: &Talk, before: &Game, row: &str) -> bool {
    reminded(talk, before).contains(&Rule::parse(row).expect("a row's id"))
}

/// One scenario: before its last command the row is silent, with it the row is due.
#[track_caller]
fn comes_up(row: &str, talk: &mut Talk, command: Command) {
    silent(row, talk);
    let before = talk.game.clone();
    talk.does(command);
    assert!(is_due(talk, &before, row), "{row} is not among {:?}", reminded(talk, &before));
}

/// Nothing has just happened, and the row has nothing to say of what stands.
#[track_caller]
fn silent(row: &str, talk: &Talk) {
    let still = Talk { facts: Vec::new(), ..talk.clone() };
    assert!(!is_due(&still, &talk.game, row), "{row} comes too early");
}

/// A command that does not bring the row up.
#[track_caller]
fn passes(row: &str, talk: &mut Talk, command: Command) {
    let before = talk.game.clone();
    talk.does(command);
    assert!(!is_due(talk, &before, row), "{row} has nothing to say of this");
}

fn effect(effect: Effect) -> Command {
    Command::Table(table::Command::Effects { note: String::new(), effects: vec![effect] })
}

fn amend(effect: Effect) -> Command {
    Command::Table(table::Command::Amend { note: String::new(), effects: vec![effect] })
}

/// Blue on the move in the second round.
fn later(colours: &[rules::ids::Colour]) -> Talk {
    let mut talk = Talk::turn_of(colours);
    for _ in colours {
        talk.monster_turn(Orange);
        if matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Moving { .. })) {
            talk.answers(table::Answer::Done);
        }
    }
    talk
}

fn table() -> Talk {
    later(&[Blue, Red])
}

#[test]
fn every_advisory_row_has_its_reminder_and_no_other_has() {
    let rows: BTreeSet<&str> =
        ledger::quest().iter().filter(|r| r.testable == "advisory").map(|r| r.id.as_str()).collect();
    let reminders = standie::catalog::book().reminders();
    let all: Vec<String> = reminders.iter().map(|r| r.rule.to_string()).collect();
    assert_eq!(all.iter().map(String::as_str).collect::<BTreeSet<_>>(), rows);
    assert_eq!(all.len(), rows.len(), "one each");
    let texts: BTreeSet<&str> = reminders.iter().map(|r| r.text).collect();
    assert_eq!(texts.len(), all.len(), "each in its own words");
}

#[test]
fn a_table_that_just_counts_is_left_alone() {
    let mut talk = Talk::of(&Setup { first: Some(Blue), ..Setup::new(&[Blue, Red]) });
    assert!(!reminded(&talk, &talk.game).is_empty());
    talk.does(table::Command::Care(Care::Count));
    assert!(reminded(&talk, &talk.game).is_empty());
}

#[test]
fn while_the_cards_are_laid_out() {
    let _row = proves("MQ-SET-07");
    let _row = proves("MQ-SET-19");
    let talk = Talk::of(&Setup { first: Some(Blue), ..Setup::new(&[Blue, Red]) });
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Opening));
    let due = |talk: &Talk, row: &str| is_due(talk, &talk.game, row);
    for row in ["MQ-SET-07", "MQ-SET-19"] {
        assert!(due(&talk, row), "{row}");
        silent(row, &Talk::turn_of(&[Blue, Red]));
    }
    // Where the app lays the rooms, nobody draws the map.
    let mut kept = talk.clone();
    kept.does(table::Command::Keep { component: Component::Rooms, place: Place::App });
    assert!(!due(&kept, "MQ-SET-07") && due(&kept, "MQ-SET-19"));
}

#[test]
fn in_the_first_round() {
    let _row = proves("MQ-FIX-18");
    let opening = Talk::of(&Setup { first: Some(Blue), ..Setup::new(&[Blue, Red]) });
    for talk in [opening, Talk::turn_of(&[Blue, Red])] {
        assert!(is_due(&talk, &talk.game, "MQ-FIX-18"));
        silent("MQ-FIX-18", &table());
    }
}

#[test]
fn when_the_box_runs_out_of_pieces() {
    let _row = proves("MQ-COMP-04");
    let _row = proves("MQ-COMP-05");
    let _row = proves("MQ-COMP-08");
    let mut talk = table();
    let tokens = |by| effect(Effect::Dungeon(dungeon::Effect::MaxHealth { seat: Blue, change: Amount::By(by) }));
    passes("MQ-COMP-04", &mut talk, tokens(19));
    comes_up("MQ-COMP-04", &mut talk, tokens(1));
    let mut talk = table();
    let tokens = |by| effect(moves(Red, by));
    passes("MQ-COMP-05", &mut talk, tokens(9));
    comes_up("MQ-COMP-05", &mut talk, tokens(1));
    let mut talk = table();
    let mark = |talk: &mut Talk, col| {
        let room = talk.room(col, 0, plain());
        amend(Effect::Dungeon(dungeon::Effect::Mark { room, mark: Some(Mark::Ransacked) }))
    };
    for col in 1..=12 {
        let command = mark(&mut talk, col);
        passes("MQ-COMP-08", &mut talk, command);
    }
    let command = mark(&mut talk, 13);
    comes_up("MQ-COMP-08", &mut talk, command);
}

#[test]
fn gold_and_move_are_kept_by_hand() {
    let _row = proves("MQ-COMP-06");
    let _row = proves("MQ-TURN-07");
    let mut talk = table();
    passes("MQ-COMP-06", &mut talk, effect(hit(Blue, 1)));
    comes_up("MQ-COMP-06", &mut talk, effect(gold(Red, 100)));
    let mut talk = table();
    talk.room(1, 0, plain());
    comes_up("MQ-TURN-07", &mut talk, Command::Dungeon(dungeon::Command::Walk { side: East, all: false }));
    let mut talk = table();
    comes_up("MQ-TURN-07", &mut talk, explore(East));
    let mut talk = table();
    talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![4]));
    passes("MQ-TURN-07", &mut talk, Command::Turn(turn::Command::EndTurn));
}

#[test]
fn where_a_sex_counts_and_nobody_has_said() {
    let _row = proves("MQ-SET-23");
    let against = |who: &str| vec![Against { who: who.to_owned(), strength: 3, dice: 0 }];
    let monster = |talk: &mut Talk, who| {
        let room = talk.room(5, 5, plain());
        let def = MonsterDef { against: against(who), ..walker(2) };
        amend(Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def, base: Some(Red) }))
    };
    let mut talk = table();
    let command = monster(&mut talk, "elf");
    passes("MQ-SET-23", &mut talk, command);
    let mut said = table();
    for seat in [Blue, Red] {
        said.effect(munchkin::Effect::Sex { seat, sex: Some(Sex::Female) });
    }
    let command = monster(&mut said, "male");
    passes("MQ-SET-23", &mut said, command);
    let mut talk = table();
    let command = monster(&mut talk, "male");
    comes_up("MQ-SET-23", &mut talk, command);
    // A room's words or an Item's do as well.
    let mut talk = table();
    let tile = Tile { up: Face { fight: against("female"), ..Face::default() }.into(), down: None };
    let at = rules::ids::Square { col: 4, row: 0 };
    comes_up("MQ-SET-23", &mut talk, amend(Effect::Dungeon(dungeon::Effect::PlaceRoom { at, tile })));
    let mut talk = table();
    let add = Gear { only: vec!["female".to_owned()], ..Gear::default() };
    comes_up("MQ-SET-23", &mut talk, effect(Effect::Munchkin(munchkin::Effect::Gear { seat: Red, add })));
}

fn play(what: Played) -> Command {
    Command::Munchkin(munchkin::Command::Play {
        seat: Blue,
        from: Source::Hand(Deck::DXM),
        name: String::new(),
        what: Box::new(what),
    })
}

#[test]
fn when_cards_are_drawn_and_played() {
    let _row = proves("MQ-CARD-01");
    let _row = proves("MQ-CARD-06");
    let _row = proves("MQ-KW-24");
    let _row = proves("MQ-KW-26");
    let _row = proves("MQ-GET-03");
    let mut talk = table();
    passes("MQ-CARD-01", &mut talk, effect(hit(Blue, 1)));
    for row in ["MQ-CARD-01", "MQ-CARD-06", "MQ-KW-24"] {
        comes_up(row, &mut talk.clone(), play(Played::Race("elf".to_owned())));
    }
    let mut talk = table();
    talk.effect(munchkin::Effect::Gear { seat: Blue, add: Gear { bonus: 2, ..Gear::default() } });
    passes("MQ-KW-26", &mut talk, play(Played::Race("elf".to_owned())));
    comes_up("MQ-KW-26", &mut talk, play(Played::Cheat { gear: 0 }));
    let mut talk = table();
    passes("MQ-GET-03", &mut talk, Command::Dungeon(dungeon::Command::Search));
    comes_up(
        "MQ-GET-03",
        &mut talk,
        Command::Table(table::Command::Answer(Answer::Table(table::Answer::Dice(vec![6])))),
    );
}

#[test]
fn when_a_room_tells_something() {
    let _row = proves("MQ-ICON-13");
    let _row = proves("MQ-SRCH-11");
    let mut talk = table();
    let tile = Tile { up: Face { note: "No shouting".to_owned(), ..Face::default() }.into(), down: None };
    talk.room(1, 0, tile);
    talk.room(-1, 0, plain());
    passes("MQ-ICON-13", &mut talk, Command::Dungeon(dungeon::Command::Walk { side: West, all: false }));
    talk.walks(East);
    comes_up("MQ-ICON-13", &mut talk, Command::Dungeon(dungeon::Command::Walk { side: East, all: false }));
    let mut talk = table();
    let room = talk.room(1, 0, plain());
    comes_up(
        "MQ-SRCH-11",
        &mut talk,
        amend(Effect::Dungeon(dungeon::Effect::Mark { room, mark: Some(Mark::LootedOut) })),
    );
    passes("MQ-SRCH-11", &mut talk, amend(Effect::Dungeon(dungeon::Effect::Mark { room, mark: None })));
}

#[test]
fn in_a_fight() {
    let _row = proves("MQ-BRIBE-05");
    let _row = proves("MQ-BRIBE-06");
    let _row = proves("MQ-CMB-44");
    let mut talk = later(&[Blue, Red, Green, Yellow]);
    let room = talk.room(1, 0, plain());
    for _ in 0..2 {
        talk.monster(room, card(3, 1, 1), Red);
    }
    talk.walks(East);
    assert!(matches!(talk.asks(), Ask::Fight(rules::fight::Ask::Fight { .. })));
    // All three others stand next door.
    assert!(is_due(&talk, &talk.game, "MQ-BRIBE-05"));
    passes("MQ-BRIBE-05", &mut talk, Command::Fight(rules::fight::Command::Help { seat: Some(Red) }));
    let terms = Bargain { treasures: 1, helper_first: Some(true), ..Bargain::default() };
    comes_up("MQ-BRIBE-06", &mut talk, effect(Effect::Fight(rules::fight::Effect::Bargain { terms })));
    comes_up("MQ-CMB-44", &mut talk, Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))));
    let hands: Vec<_> = rollers(&talk.book, &talk.game, &fight(&talk))
        .iter()
        .map(|roller| hand_of(&talk.game, &fight(&talk), roller.0))
        .collect();
    assert_eq!(hands, [Blue, Red, Red, Red], "for itself and for two monsters");
}

#[test]
fn what_is_not_about_the_fight_waits_until_it_is_over() {
    let _row = proves("MQ-KW-02");
    let rows = ["MQ-KW-02", "MQ-CARD-01", "MQ-CARD-06", "MQ-KW-24"];
    let mut talk = later(&[Blue, Red, Green, Yellow]);
    let room = talk.room(1, 0, plain());
    talk.monster(room, card(3, 1, 1), Red);
    for row in rows {
        passes(row, &mut talk.clone(), Command::Dungeon(dungeon::Command::Walk { side: East, all: false }));
    }
    talk.walks(East);
    for row in rows {
        passes(row, &mut talk.clone(), play(Played::Race("elf".to_owned())));
    }
    let before = talk.game.clone();
    talk.wins(1);
    for row in rows {
        assert!(is_due(&talk, &before, row), "{row}: {:?}", reminded(&talk, &before));
    }
}

#[test]
fn a_fight_of_one_against_one_asks_less() {
    let (mut talk, _, _) = meeting(&[card(3, 1, 1)]);
    for seat in [Green, Yellow] {
        talk.effect(hit(seat, 4));
    }
    // Red alone is left to help.
    silent("MQ-BRIBE-05", &talk);
    passes("MQ-CMB-44", &mut talk, Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))));
}

#[test]
fn in_a_monster_turn() {
    let _row = proves("MQ-MMOV-24");
    let _row = proves("MQ-MMOV-16");
    let march = |defs: [MonsterDef; 2], apart: bool| {
        let mut talk = table();
        let (far, other) = (talk.room(10, 10, all_to(East)), talk.room(10, 12, plain()));
        talk.room(11, 10, plain());
        talk.link(far, East, Door);
        let [one, two] = defs;
        talk.monster(far, one, Red);
        talk.monster(if apart { other } else { far }, two, Blue);
        talk.ends_turn();
        talk
    };
    let die = || Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(Red))));
    comes_up("MQ-MMOV-24", &mut march([walker(1), walker(2)], false), die());
    passes("MQ-MMOV-24", &mut march([walker(1), walker(2)], true), die());
    let smasher = || MonsterDef { smashes: [Door].into_iter().collect(), ..walker(1) };
    comes_up("MQ-MMOV-16", &mut march([smasher(), walker(2)], false), die());
    passes("MQ-MMOV-16", &mut march([walker(1), walker(2)], false), die());
}

#[test]
fn when_items_are_packed_or_dropped() {
    let _row = proves("MQ-ITEM-27");
    let _row = proves("MQ-TRADE-03");
    let mut talk = table();
    talk.effect(munchkin::Effect::Gear { seat: Blue, add: Gear { bonus: 2, ..Gear::default() } });
    comes_up("MQ-ITEM-27", &mut talk, Command::Munchkin(munchkin::Command::Pack { seat: Blue, packed: vec![0] }));
    passes("MQ-ITEM-27", &mut talk, Command::Munchkin(munchkin::Command::Pack { seat: Blue, packed: vec![] }));
    let drop = |goods| Command::Dungeon(dungeon::Command::Drop { seat: Blue, goods });
    let item = || Goods { others: 1, ..Goods::default() };
    // Red stands in the same room: a hand-over would do.
    passes("MQ-TRADE-03", &mut talk, drop(item()));
    let far = talk.room(4, 4, plain());
    talk.stands(Red, far);
    passes("MQ-TRADE-03", &mut talk, drop(Goods { gold: 100, ..Goods::default() }));
    comes_up("MQ-TRADE-03", &mut talk, drop(item()));
    // What the dead leave behind is nobody's present.
    let mut dead = talk.clone();
    dead.effect(munchkin::Effect::Gear { seat: Blue, add: Gear::default() });
    passes("MQ-TRADE-03", &mut dead, effect(hit(Blue, 4)));
}

#[test]
fn a_second_dragon_is_one_too_many() {
    let _row = proves("MQ-KW-14");
    let mut talk = table();
    let room = talk.room(5, 5, plain());
    let place = || {
        let def = MonsterDef { keywords: vec!["dragon".to_owned()], ..walker(9) };
        amend(Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def, base: Some(Red) }))
    };
    passes("MQ-KW-14", &mut talk, place());
    let mut expanded = talk.clone();
    expanded.game.table.expansion = true;
    passes("MQ-KW-14", &mut expanded, place());
    comes_up("MQ-KW-14", &mut talk, place());
    talk.amends(rules::fight::Effect::RemoveMonster { monster: MonsterId(1), empty: false });
    silent("MQ-KW-14", &talk);
}
