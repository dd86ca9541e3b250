//! Looking a rule up, and watching it by example, without losing the table.

use crate::hands::Hands;
use crate::support::driver::{self, Driver, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::widget;
use standie::app::screen::lookup;
use standie::app::table::{self, Panel};
use standie::app::{self, Route};
use standie::catalog::words::Words;
use standie::catalog::{clinic, ledger, remark};
use standie::rules;
use standie::rules::command::Command;
use standie::rules::game::Game;

fn key(driver: &mut Driver<impl Window>, named: Named) {
    driver.key(Key::Named(named), Modifiers::default());
}

fn has(driver: &mut Driver<impl Window>, id: &str) -> bool {
    driver.find(widget::Id::from(id.to_owned())).is_some()
}

/// Steps that the example has shown, and its game.
fn shown(hands: &Hands<impl Window>) -> (usize, Game) {
    let example = hands.driver.state.lookup.example().expect("an example");
    (example.told.len(), example.table.game().clone())
}

/// The panel over the example.
fn open_panel(hands: &Hands<impl Window>) -> Option<Panel> {
    hands.driver.state.lookup.example().and_then(|example| example.table.panel.clone())
}

#[test]
fn from_the_table_to_a_rule_and_its_example_and_back() {
    let mut hands = Hands::new(driver::at("moving", 1280.0, 800.0));
    hands.taps("why-14");
    let panel = hands.table().panel.clone();
    assert!(matches!(panel, Some(Panel::WhyRoute(_))), "reasons are open");
    let before = (hands.game().clone(), hands.table().session.text().to_vec());
    // A rule that is cited there and shown by an example.
    let cited = ["MQ-MMOV-07", "MQ-MMOV-04", "MQ-MMOV-09", "MQ-FIX-13"];
    let id = cited.into_iter().find(|id| has(&mut hands.driver, &format!("rule {id}"))).expect("a rule is cited");
    hands.taps(&format!("rule {id}"));
    assert_eq!(hands.driver.state.route, Route::Rules);
    assert_eq!(hands.driver.state.lookup.rule().map(|r| r.id.as_str()), Some(id));
    let row = ledger::row(id).expect("a row");
    assert!(hands.driver.sees(row.rule.as_str()), "in our words");
    let example = clinic::of_rule(id).next().expect("an example");
    hands.taps(&format!("example {}", example.name));
    let (steps, start) = shown(&hands);
    assert_eq!(steps, 0);
    hands.taps("next");
    let (steps, then) = shown(&hands);
    assert_eq!(steps, 1);
    assert_ne!(start, then, "something has happened there");
    assert_eq!(hands.game(), &before.0, "and not at the table");
    hands.taps("leave");
    assert_eq!(hands.driver.state.lookup.rule().map(|r| r.id.as_str()), Some(id), "back at the rule");
    hands.taps("back");
    assert_eq!(hands.driver.state.route, Route::Table, "back at the table");
    assert_eq!(hands.table().panel, panel, "where the reasons are still open");
    assert_eq!((hands.game().clone(), hands.table().session.text().to_vec()), before, "and nothing has changed");
}

#[test]
fn an_example_is_only_looked_at_and_teaches_nothing() {
    let mut hands = Hands::new(driver::at("example_fight", 1280.0, 800.0));
    let boxed = hands.driver.state.shell.owners_box().clone();
    let before = shown(&hands).1;
    let gold = hands.driver.place(widget::Id::from("blue-field-gold".to_owned()));
    hands.driver.wheels(gold, -3.0);
    hands.driver.holds();
    hands.driver.tap_at(gold);
    hands.taps("seat-blue");
    assert_eq!(shown(&hands).1, before, "nobody plays in it");
    assert!(hands.driver.state.lookup.example().expect("an example").table.panel.is_none());
    assert!(hands.driver.state.table.is_none(), "it is no game of the table's");
    hands.taps("next");
    assert!(hands.driver.state.lookup.example().is_some_and(|e| e.told.is_empty()), "from the start");
    while hands.driver.state.lookup.example().is_some_and(|e| !e.is_over()) {
        hands.taps("next");
    }
    assert_eq!(shown(&hands).1, before, "it always comes out alike");
    assert_eq!(hands.driver.state.shell.owners_box(), &boxed, "its monsters are not in the owner's Box");
}

#[test]
fn what_a_step_cites_is_opened_over_it_and_closed_again() {
    let mut hands = Hands::new(driver::at("example_refused", 1280.0, 800.0));
    let refused = "Ida cannot come and help. Helpers stand in the room or one exit away; a card that brings them there \
                   moves them first.";
    hands.taps_text(refused);
    assert!(matches!(open_panel(&hands), Some(Panel::Why(_))), "both rules behind it");
    key(&mut hands.driver, Named::Escape);
    assert!(open_panel(&hands).is_none() && hands.driver.state.lookup.example().is_some(), "the example stays");
    hands.taps_text(refused);
    // The example lists it below as well, where it cannot be reached now.
    hands.taps("rule MQ-HELP-04");
    assert_eq!(hands.driver.state.lookup.rule().map(|r| r.id.as_str()), Some("MQ-HELP-04"));
}

#[test]
fn every_example_can_be_stepped_through_and_left() {
    for example in clinic::all() {
        let mut driver = driver::at("rules", 1280.0, 800.0);
        driver.message(app::Message::Lookup(lookup::Message::Example(example)));
        for steps in 1..=example.steps.len() {
            key(&mut driver, Named::Space);
            assert_eq!(driver.state.lookup.example().map(|e| e.told.len()), Some(steps), "{}", example.name);
            let _ = driver.find("drawn");
        }
        assert!(driver.state.lookup.example().is_some_and(|e| e.is_over()));
        key(&mut driver, Named::Escape);
        assert!(driver.state.lookup.is_list(), "{}", example.name);
    }
}

#[test]
fn letters_find_rules_by_fingers_and_by_keyboard() {
    let mut hands = Hands::new(driver::at("home", 1280.0, 800.0));
    hands.taps_word("home-rules");
    for letter in ["L", "u", "r", "k"] {
        hands.taps_text(letter);
    }
    let lurking = &ledger::row("MQ-SPEC-06").expect("a row").rule;
    assert!(hands.driver.sees(lurking.as_str()));
    hands.taps("rule MQ-SPEC-06");
    hands.taps("all");
    assert!(hands.driver.state.lookup.is_list());
    hands.taps("back");
    assert_eq!(hands.driver.state.route, Route::Home);

    let mut driver = driver::at("table", 1280.0, 800.0);
    key(&mut driver, Named::F1);
    assert_eq!(driver.state.route, Route::Rules);
    driver.types("nowhere to run");
    let row = ledger::row("MQ-RUN-09").expect("a row");
    assert!(driver.sees(row.rule.as_str()), "the field has the keyboard");
    key(&mut driver, Named::Escape);
    assert_eq!(driver.state.route, Route::Table);
}

#[test]
fn the_menu_leads_there_and_sections_open_and_close() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    // Whoever has a mouse has a key; fingers are told of none.
    let at = hands.driver.place(widget::Id::new("menu"));
    hands.driver.click_at(at);
    assert!(hands.driver.sees(&hands.words.get("menu-lookup")));
    hands.driver.key(Key::Named(Named::Escape), Modifiers::default());
    hands.taps("menu");
    assert!(!hands.driver.sees(&hands.words.get("menu-lookup")));
    hands.taps_word("menu-lookup-touch");
    assert_eq!(hands.driver.state.route, Route::Rules);
    let row = ledger::row("MQ-COMP-02").expect("a row");
    assert!(!hands.driver.sees(row.rule.as_str()));
    hands.taps("section Components");
    assert!(hands.driver.sees(row.rule.as_str()));
    hands.taps("section Components");
    assert!(!hands.driver.sees(row.rule.as_str()));
    // With reasons open, the key leads to the first of them.
    key(&mut hands.driver, Named::Escape);
    assert_eq!(hands.driver.state.route, Route::Table);
    let why = Panel::Why(standie::cites!["MQ-FIX-13", "MQ-MMOV-07"]);
    hands.driver.message(app::Message::Table(table::Message::opens(why)));
    key(&mut hands.driver, Named::F1);
    assert_eq!(hands.driver.state.lookup.rule().map(|r| r.id.as_str()), Some("MQ-FIX-13"));
}

#[test]
fn the_house_rule_in_force_stands_beside_what_the_book_leaves_open() {
    let rule = ledger::row("MQ-MOVE-06").expect("a row");
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    hands.driver.message(app::Message::Table(table::Message::consults(rule)));
    let sentence = hands.words.ruling("all_move_exit");
    assert!(hands.driver.sees(&sentence) && hands.driver.sees("none spent yet"));
    assert!(hands.driver.sees("That’s how this table plays it, as usual."));
    hands.taps("back");
    let set = Command::Table(rules::table::Command::Rule {
        name: "all_move_exit".to_owned(),
        value: "any_remaining_at_least_1".to_owned(),
    });
    hands.driver.message(app::Message::Table(table::Message::does(set)));
    hands.driver.message(app::Message::Table(table::Message::consults(rule)));
    assert!(hands.driver.sees("all that is left"), "its value at this table");
    assert!(hands.driver.sees("That’s how this table plays it. Usually: none spent yet."));
}

#[test]
fn the_rules_of_the_game_on_the_table_are_looked_up_and_those_of_the_other_are_a_touch_away() {
    let mut hands = Hands::new(driver::at("classic_claimed", 1280.0, 800.0));
    // Who claims a win is told with its rule.
    let row = ledger::row("MC-CMB-19").expect("a row");
    assert_eq!((row.section.as_str(), row.system()), ("Fights", "classic"));
    hands.driver.message(app::Message::Table(table::Message::opens(Panel::Why(row_cites()))));
    assert!(hands.driver.sees(row.rule.as_str()), "in our words");
    hands.taps("rule MC-CMB-19");
    assert_eq!(hands.driver.state.lookup.rule().map(|r| r.id.as_str()), Some("MC-CMB-19"));
    hands.taps("all");
    assert!(has(&mut hands.driver, "section Opening a door"), "the sections of classic");
    // Its examples stand above them, shown on the Levels: there is no map.
    hands.taps("section ");
    let list =
        |driver: &mut Driver<_>, system| clinic::of_system(system).any(|e| has(driver, &format!("example {}", e.name)));
    assert!(list(&mut hands.driver, "classic") && !list(&mut hands.driver, "quest"), "of its own game only");
    hands.taps("example door-tie");
    hands.taps("next");
    assert_eq!(shown(&hands).0, 1);
    assert!(hands.driver.sees("Mia"), "who plays it");
    hands.taps("leave");
    hands.taps("rules short");
    assert!(!has(&mut hands.driver, "section "), "none of its own");
    // Whoever turns to another game writes on.
    hands.driver.types("corpse");
    let dead = ledger::row("MS-DEATH-03").expect("a row");
    assert!(hands.driver.sees(dead.rule.as_str()), "the field has the keyboard, and a corpse is somebody dead");
    hands.driver.message(app::Message::Lookup(lookup::Message::Type(String::new())));
    hands.taps("rules quest");
    assert!(has(&mut hands.driver, "section Movement") && !has(&mut hands.driver, "section Opening a door"));
}

fn row_cites() -> rules::cite::Cites {
    rules::cite::Cites::NONE.and(rules::cite::Rule::new("MC-CMB-19"))
}

#[test]
fn where_the_games_differ_stands_side_by_side_and_leads_to_each_rule() {
    let mut hands = Hands::new(driver::at("home", 1280.0, 800.0));
    hands.taps_word("home-rules");
    assert!(!has(&mut hands.driver, "differ opening-hand 0"));
    hands.taps("section differences");
    hands.taps("differ opening-hand 1");
    assert_eq!(hands.driver.state.lookup.rule().map(|r| r.id.as_str()), Some("MC-SET-06"));
    // The rule itself says how the others have it: one of them is a touch away.
    let both = "4 Door cards and 4 Treasures.";
    assert!(hands.driver.sees(both), "said once by both that say so");
    hands.taps("differ opening-hand 2");
    assert_eq!(hands.driver.state.lookup.rule().map(|r| r.id.as_str()), Some("MS-SET-03"));
    // A rule that is nobody's difference has nothing of it.
    let row = ledger::row("MQ-COMP-01").expect("a row");
    hands.driver.message(app::Message::Lookup(lookup::Message::Rule(row)));
    let title = hands.words.get("lookup-differ-here");
    assert!(!hands.driver.sees(&title));
    // What is looked for is answered by all games at once, above the rules of one.
    hands.taps("all");
    hands.driver.message(app::Message::Lookup(lookup::Message::Type("opening hand".to_owned())));
    assert!(has(&mut hands.driver, "differ opening-hand 0"));
}

#[test]
fn ids_of_rules_stand_in_no_sentence() {
    let words = Words::load("en");
    let remarks = |id: &str| words.remarks(ledger::row(id).expect("a row"));
    assert_eq!(remarks("MQ-FIX-13"), "Also p. 13. The Entrance’s own arrows play no part.");
    assert_eq!(remarks("MQ-LINK-05"), "", "it only names another row");
    assert_eq!(remarks("MQ-RES-15"), "Its enhancers too (inferred).");
    for row in ledger::systems().flat_map(ledger::of) {
        let told = words.remarks(row);
        assert_eq!(remark::ids(&told).next(), None, "{}: {told}", row.id);
        assert!(!told.contains("()") && !told.contains(" ."), "{told}");
        assert_eq!(remark::ids(&words.page(row)).next(), None);
    }
    // What a remark names is a touch away, and the id stands where the rule is open.
    let mut hands = Hands::new(driver::at("home", 1280.0, 800.0));
    hands.taps_word("home-rules");
    let row = ledger::row("MQ-LINK-05").expect("a row");
    hands.driver.message(app::Message::Lookup(lookup::Message::Rule(row)));
    assert!(hands.driver.sees(&words.place(row)));
    assert!(has(&mut hands.driver, "rule MQ-MOVE-05"));
}
