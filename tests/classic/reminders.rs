//! Reminders at a table of cardboard: each comes up at the moment it is forgotten, and not before.

use crate::cardboard::{Told, begun};
use standie::catalog::{self, ledger, words::Words};
use standie::play::playout;
use standie::rules::amount::Amount;
use standie::rules::command::Command;
use standie::rules::doors::Command as Door;
use standie::rules::fight::foe::card::{Against, Enhancer, MonsterDef};
use standie::rules::fight::{self, Bargain};
use standie::rules::game::Game;
use standie::rules::ids::Colour::{Blue, Green, Red};
use standie::rules::ids::MonsterId;
use standie::rules::munchkin::{self, played::Played, played::Source};
use standie::rules::remind::Happened;
use standie::rules::seat::{Condition, Sex};
use standie::rules::setup::Setup;
use standie::rules::table::{Answer, Care};
use standie::rules::{cards::deck::Deck, engine, table, turn};
use std::collections::BTreeSet;

/// The rows a table is reminded of by what follows a command.
fn due(told: &Told, before: &Game) -> BTreeSet<String> {
    let happened = Happened { before, game: &told.game, facts: &told.facts };
    // The rows are classic's; the Short Rules remind of nothing.
    catalog::classic().due(&happened).iter().map(|reminder| reminder.rule.to_string()).collect()
}

/// Nothing has just happened: what the table is reminded of as it lies there.
fn lying(told: &Told) -> BTreeSet<String> {
    due(&Told { facts: Vec::new(), ..told.clone() }, &told.game)
}

/// Before its command the row is silent, with it the row is due.
#[track_caller]
fn comes_up(row: &str, told: &mut Told, command: impl Into<Command>) {
    assert!(!lying(told).contains(row), "{row} comes too early");
    let before = told.game.clone();
    told.does(command);
    let rows = due(told, &before);
    assert!(rows.contains(row), "{row} is not among {rows:?}");
}

/// A command that does not bring the row up.
#[track_caller]
fn passes(row: &str, told: &mut Told, command: impl Into<Command>) {
    let before = told.game.clone();
    told.does(command);
    assert!(!due(told, &before).contains(row), "{row} has nothing to say of this");
}

fn says(answer: impl Into<standie::rules::answer::Answer>) -> Command {
    table::Command::Answer(answer.into()).into()
}

fn done() -> Command {
    says(Answer::Done)
}

fn amends(effect: impl Into<standie::rules::effect::Effect>) -> Command {
    table::Command::Amend { note: String::new(), effects: vec![effect.into()] }.into()
}

fn plays(effect: impl Into<standie::rules::effect::Effect>) -> Command {
    table::Command::Effects { note: String::new(), effects: vec![effect.into()] }.into()
}

fn meets(level: i16) -> Command {
    let def = MonsterDef { level: Some(level), treasures: Some(1), ..MonsterDef::default() };
    Door::Meet { def: Box::new(def) }.into()
}

fn level(to: i32) -> Command {
    amends(munchkin::Effect::Level { seat: Red, change: Amount::To(to), kill: false })
}

/// Everybody has had a turn.
fn later() -> Told {
    let mut told = begun();
    for _ in 0..3 {
        told.does(turn::Command::EndTurn);
    }
    told
}

#[test]
fn each_is_a_row_and_has_words_of_its_own_and_all_advice_is_among_them() {
    let all = catalog::classic().reminders();
    let rows: BTreeSet<String> = all.iter().map(|reminder| reminder.rule.to_string()).collect();
    assert_eq!(rows.len(), all.len(), "one each");
    assert!(rows.iter().all(|id| ledger::row(id).is_some_and(|row| row.system() == "classic")), "{rows:?}");
    let words = Words::load("en");
    let quest = catalog::book().reminders();
    let texts: BTreeSet<String> = all.iter().chain(&quest).map(|reminder| words.get(reminder.text)).collect();
    assert_eq!(texts.len(), all.len() + quest.len(), "each in its own words");
    // That nobody is to see another's hand on one screen, the app sees to.
    let advice = ledger::of("classic").iter().filter(|row| row.testable == "advisory" && row.id != "MC-SW-04");
    let missing: Vec<&str> = advice.map(|row| row.id.as_str()).filter(|id| !rows.contains(*id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(catalog::short().reminders().is_empty(), "the Short Rules have other rows");
}

#[test]
fn a_table_that_just_counts_and_one_whose_cards_the_app_keeps_hear_of_other_things() {
    let mut told = begun();
    assert!(!lying(&told).is_empty());
    told.does(table::Command::Care(Care::Count));
    assert!(lying(&told).is_empty());
    let book = catalog::classic();
    let setup = Setup { system: "classic".to_owned(), ..playout::setup(3) };
    let game = setup.game(&book).expect("a sound set-up");
    assert!(game.stock.is_some());
    assert!(lying(&Told { book, game, facts: Vec::new() }).is_empty());
}

#[test]
fn before_the_first_turn() {
    let book = catalog::classic();
    let setup = Setup { system: "classic".to_owned(), first: Some(Red), ..Setup::new(&[Red, Blue, Green]) };
    let game = setup.game(&book).expect("a sound set-up");
    let mut told = Told { book, game, facts: Vec::new() };
    engine::question(&told.book, &told.game);
    let opening = ["MC-SET-01", "MC-START-07"];
    assert!(opening.iter().all(|row| lying(&told).contains(*row)), "{:?}", lying(&told));
    told.does(done());
    assert!(opening.iter().all(|row| !lying(&told).contains(*row)), "{:?}", lying(&told));
}

#[test]
fn in_the_first_round_and_after_it() {
    let (first, then) = (["MC-LOOT-03", "MC-DOOR-04", "MC-TRADE-08"], ["MC-SELL-05", "MC-TROUBLE-05"]);
    let holds = |told: &Told, rows: &[&str]| rows.iter().all(|row| lying(told).contains(*row));
    let none = |told: &Told, rows: &[&str]| rows.iter().all(|row| !lying(told).contains(*row));
    assert!(holds(&begun(), &first) && none(&begun(), &then));
    assert!(holds(&later(), &then) && none(&later(), &first));
    // With a monster at the door there is other business.
    let mut met = begun();
    met.does(meets(3));
    assert!(none(&met, &first));
}

#[test]
fn when_a_turn_is_over_and_after_death() {
    comes_up("MC-CHAR-01", &mut begun(), turn::Command::EndTurn);
    passes("MC-CHAR-01", &mut begun(), meets(3));
    let mut told = begun();
    comes_up("MC-DEATH-01", &mut told, plays(munchkin::Effect::Life { seat: Blue, dead: true, wish: false }));
    passes("MC-DEATH-01", &mut told, amends(munchkin::Effect::Bonus { seat: Red, change: Amount::To(3) }));
    let mut told = begun();
    told.does(amends(munchkin::Effect::Life { seat: Blue, dead: true, wish: false }));
    comes_up("MC-DEATH-10", &mut told, turn::Command::EndTurn);
    passes("MC-DEATH-10", &mut told, turn::Command::EndTurn);
}

#[test]
fn in_a_fight() {
    let mut told = begun();
    for row in ["MC-ITEM-14", "MC-INTF-02"] {
        comes_up(row, &mut begun(), meets(1));
    }
    told.does(level(5));
    told.does(meets(3));
    assert!(!lying(&told).contains("MC-INTF-05"), "nobody is a Thief");
    comes_up(
        "MC-INTF-05",
        &mut told,
        amends(munchkin::Effect::Classes { seat: Blue, classes: vec!["thief".to_owned()] }),
    );
    comes_up("MC-TREAS-04", &mut told, fight::Command::Help { seat: Some(Blue) });
    assert!(!lying(&told).contains("MC-INTF-05"), "the Thief is in it");
    let terms = |helper_first| Bargain { treasures: 1, helper_first, ..Bargain::default() };
    let agrees = |told: &mut Told, first| {
        let before = told.game.clone();
        told.does(plays(fight::Effect::Bargain { terms: terms(first) }));
        due(told, &before)
    };
    let said = agrees(&mut told, None);
    assert!(said.contains("MC-TRADE-07") && said.contains("MC-HELP-06"), "{said:?}");
    let said = agrees(&mut told, Some(true));
    assert!(said.contains("MC-TRADE-07") && !said.contains("MC-HELP-06"), "{said:?}");
    comes_up("MC-CURSE-03", &mut told, done());
    assert!(!lying(&told).contains("MC-INTF-02"), "what comes now has a reminder of its own");
    comes_up("MC-TREAS-05", &mut told, says(fight::Answer::Throws(Vec::new())));
    assert!(!lying(&told).contains("MC-ITEM-14"), "it is over");
}

#[test]
fn a_promise_is_a_bargain_too() {
    let add = Condition { text: "a Treasure".to_owned(), owes: Some(Blue), ..Condition::default() };
    let promise = || plays(munchkin::Effect::Condition { seat: Red, add: add.clone() });
    for row in ["MC-TRADE-07", "MC-HELP-06"] {
        comes_up(row, &mut begun(), promise());
    }
}

#[test]
fn on_the_run() {
    let mut told = begun();
    told.does(meets(12));
    comes_up("MC-RUN-02", &mut told, done());
    let ran = |face| says(fight::Answer::Ran { monster: MonsterId(1), face });
    let mut caught = told.clone();
    passes("MC-RUN-09", &mut caught, ran(2));
    comes_up("MC-RUN-09", &mut told, ran(6));
}

#[test]
fn what_a_monster_is_told_about() {
    let elf = munchkin::Effect::Races { seat: Red, races: vec!["elf".to_owned()] };
    passes("MC-CMB-05", &mut begun(), meets(3));
    let mut told = begun();
    told.does(amends(elf));
    let against = vec![Against { who: "elf".to_owned(), strength: 4, dice: 0 }];
    let def = MonsterDef { level: Some(3), against, ..MonsterDef::default() };
    passes("MC-CMB-05", &mut told.clone(), Door::Meet { def: Box::new(def) });
    comes_up("MC-CMB-05", &mut told, meets(3));
    let lies = |level| {
        let add = Enhancer { name: "Grumpy".to_owned(), level, ..Enhancer::default() };
        plays(fight::Effect::Enhance { monster: MonsterId(1), add })
    };
    passes("MC-CARD-16", &mut told, lies(-5));
    comes_up("MC-CARD-16", &mut told, lies(5));
}

#[test]
fn what_somebody_is_and_has() {
    let played = |what| {
        let what = Box::new(what);
        munchkin::Command::Play { seat: Red, from: Source::Hand(Deck::DOOR), name: String::new(), what }
    };
    let loses = munchkin::Effect::Level { seat: Blue, change: Amount::By(-1), kill: false };
    let curse = Played::Curse { on: Blue, effects: vec![loses.into()] };
    comes_up("MC-CARD-16", &mut begun(), played(curse));
    comes_up("MC-CLASS-09", &mut begun(), played(Played::Race("elf".to_owned())));
    let bonus = |to| amends(munchkin::Effect::Bonus { seat: Red, change: Amount::To(to) });
    for row in ["MC-ITEM-12", "MC-BIG-01"] {
        let mut told = begun();
        comes_up(row, &mut told, bonus(3));
        passes(row, &mut told, bonus(1));
    }
    let mut dwarves = begun();
    for seat in [Red, Blue, Green] {
        dwarves.does(amends(munchkin::Effect::Races { seat, races: vec!["dwarf".to_owned()] }));
    }
    passes("MC-BIG-01", &mut dwarves, bonus(3));
    let sex = |sex| amends(munchkin::Effect::Sex { seat: Red, sex: Some(sex) });
    let mut told = begun();
    passes("MC-CURSE-05", &mut told, sex(Sex::Male));
    comes_up("MC-CURSE-05", &mut told, sex(Sex::Female));
    let mut told = begun();
    passes("MC-LVL-08", &mut told, level(8));
    comes_up("MC-LVL-08", &mut told, level(9));
    passes("MC-LVL-08", &mut told, level(4));
}
