//! What is heard by whoever does not see the screen.

use crate::support::driver::{self, Driver, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use standie::app::aloud::Heard;
use standie::app::aloud::walk::{Signs, Walk};
use standie::app::map::Spot;
use standie::app::presets;
use standie::app::table::{Panel, Table};
use standie::app::widget::spoken::Wish;
use standie::catalog::words::Names;
use standie::rules::ids::Colour;
use std::collections::{BTreeMap, BTreeSet};

/// The table that is open.
fn table(driver: &Driver<impl Window>) -> &Table {
    driver.state.table.as_ref().expect("a table")
}

/// The screen of a preset, as it is heard.
fn heard(preset: &str, (width, height): (f32, f32)) -> Heard {
    let mut driver = driver::at(preset, width, height);
    driver.draws();
    let signs = Signs::of(&driver.state.shell.words);
    driver.asks(Walk::with(signs)).expect("all of it")
}

#[test]
fn every_control_has_a_name() {
    let mut nameless = Vec::new();
    for preset in presets::all() {
        for size in [(1280.0, 800.0), (800.0, 1280.0)] {
            let whole = heard(preset.name(), size);
            for control in whole.all().into_iter().filter(|heard| heard.is_control()) {
                if !control.name.chars().any(char::is_alphanumeric) {
                    nameless.push(format!(
                        "{:?} {:?} {:?} in {}",
                        control.key,
                        control.role,
                        control.name,
                        preset.name()
                    ));
                }
            }
            if std::env::var_os("STANDIE_DUMP").is_some_and(|name| name == preset.name()) {
                println!("{whole}");
            }
        }
    }
    assert!(nameless.is_empty(), "{} without a name:\n{}", nameless.len(), nameless.join("\n"));
}

/// What is called alike all the same: the same twice, by two ways; games of the same players; and numbers that follow the line
/// that says of what they are.
const KNOWN: [&str; 38] = [
    "context",
    "leave",
    "mini",
    "delete",
    "name ",
    "export",
    "seat-",
    "paid ",
    "add ",
    "run ",
    "link_cost",
    "reset",
    "plus ",
    "minus ",
    "by ",
    "curse ",
    "fix",
    "here",
    "go ",
    "card ",
    "move ",
    "behind",
    "room-link-",
    "quick-dxm",
    "fell-",
    "any ",
    "plays ",
    "motion ",
    "highlights ",
    "talk ",
    "sound ",
    "reminders ",
    "plus-",
    "minus-",
    "doors ",
    "target-",
    "row-moved-",
    "runs ",
];

/// The controls of a group that are called alike, and the groups in it.
fn alike(group: &Heard, said: &str, found: &mut Vec<String>) {
    let mut met = BTreeMap::new();
    for part in &group.parts {
        // What happened twice is told twice, and has no key.
        let key = part.key.as_deref().filter(|key| !KNOWN.iter().any(|known| key.starts_with(known)));
        if let Some(key) = key.filter(|_| part.is_control() && part.presses) {
            met.entry(part.name.as_str()).or_insert_with(Vec::new).push(key.to_owned());
        }
        alike(part, &part.name, found);
    }
    let more = met.into_iter().filter(|(_, keys)| keys.len() > 1);
    found.extend(more.map(|(name, keys)| format!("{name:?} in {said:?}: {}", keys.join(", "))));
}

#[test]
fn no_two_controls_of_a_group_are_called_alike() {
    let only = std::env::var("STANDIE_PICTURE").ok();
    let mut all = Vec::new();
    for preset in presets::all() {
        if only.as_ref().is_some_and(|only| !only.split(',').any(|name| name == preset.name())) {
            continue;
        }
        let whole = heard(preset.name(), (1280.0, 800.0));
        let mut found = Vec::new();
        alike(&whole, "", &mut found);
        all.extend(found.into_iter().map(|found| format!("{}: {found}", preset.name())));
        if let Some(folder) = std::env::var_os("STANDIE_DUMPS") {
            std::fs::write(std::path::Path::new(&folder).join(preset.name()), whole.to_string()).expect("written");
        }
    }
    if let Some(file) = std::env::var_os("STANDIE_ALIKE") {
        std::fs::write(file, all.join("\n")).expect("written");
    }
    assert!(all.is_empty(), "{} alike:\n{}", all.len(), all.join("\n"));
}

/// All of a kind on a screen: the name of each, and whether it can be pressed or held.
fn controls(driver: &mut Driver<impl Window>) -> Vec<Heard> {
    let signs = Signs::of(&driver.state.shell.words);
    let whole = driver.asks(Walk::with(signs)).expect("all of it");
    whole.all().into_iter().filter(|heard| heard.is_control()).cloned().collect()
}

/// Whoever listens has a control do something.
fn wishes(driver: &mut Driver<impl Window>, key: &str, wish: Option<Wish>) {
    let found = controls(driver).into_iter().find(|heard| heard.key.as_deref() == Some(key));
    let id = found.unwrap_or_else(|| panic!("nothing called {key}")).id;
    let signs = Signs::of(&driver.state.shell.words);
    driver.asks(Walk::with(signs).wishing(id, wish));
    driver.draws();
    driver.settle();
}

#[test]
fn what_is_wanted_of_a_control_is_done_as_by_a_finger() {
    let mut driver = driver::at("table", 1280.0, 800.0);
    driver.draws();
    let level = |driver: &Driver<_>| table(driver).game().seats[0].level;
    let before = level(&driver);
    let first = table(&driver).game().seats[0].colour.name();
    wishes(&mut driver, &format!("{first}-field-level"), Some(Wish::Step(1)));
    assert_eq!(level(&driver), before + 1);
    wishes(&mut driver, &format!("{first}-field-level"), Some(Wish::Step(-1)));
    assert_eq!(level(&driver), before);
    wishes(&mut driver, "menu", Some(Wish::Press));
    assert_eq!(table(&driver).panel, Some(Panel::Menu));
    wishes(&mut driver, "close", Some(Wish::Press));
    assert_eq!(table(&driver).panel, None);
    // What has the keyboard is told; nothing else has it.
    wishes(&mut driver, &format!("{first}-field-gold"), None);
    let here: Vec<_> = controls(&mut driver).into_iter().filter(|heard| heard.focus == Some(true)).collect();
    assert_eq!(here.iter().map(|heard| heard.name.as_str()).collect::<Vec<_>>(), ["Gold"]);
}

#[test]
fn what_lies_under_a_panel_is_neither_heard_nor_reached() {
    let mut driver = driver::at("table", 1280.0, 800.0);
    driver.draws();
    let open = controls(&mut driver);
    wishes(&mut driver, "menu", Some(Wish::Press));
    let covered = controls(&mut driver);
    assert!(open.iter().any(|heard| heard.name == "Gold") && !covered.iter().any(|heard| heard.name == "Gold"));
    let mut reached = BTreeSet::new();
    for _ in 0..covered.len() + 2 {
        driver.key(Key::Named(Named::Tab), Modifiers::default());
        reached
            .extend(controls(&mut driver).into_iter().filter(|heard| heard.focus == Some(true)).map(|heard| heard.id));
    }
    let names: BTreeSet<u64> = covered.iter().filter(|heard| heard.focus.is_some()).map(|heard| heard.id).collect();
    assert_eq!(reached, names, "all of the panel, and nothing else");
}

#[test]
fn what_holding_does_has_a_key() {
    let keys = [
        (Key::Named(Named::ContextMenu), Modifiers::default()),
        (Key::Named(Named::F10), Modifiers::SHIFT),
        (Key::Named(Named::Enter), Modifiers::SHIFT),
    ];
    // Every one of them holds, by any of the keys; and Enter alone does not.
    for preset in ["table", "monster", "room", "roll"] {
        let mut driver = driver::at(preset, 1280.0, 800.0);
        driver.draws();
        for heard in controls(&mut driver).iter().filter(|heard| heard.holds) {
            assert!(heard.focus.is_some(), "{preset}: {heard:?} can be held and has no keyboard");
        }
    }
    for (key, modifiers) in keys {
        let mut driver = driver::at("roll", 1280.0, 800.0);
        driver.draws();
        wishes(&mut driver, "colour-red", None);
        assert_eq!(table(&driver).forecast, None);
        driver.key(key.clone(), modifiers);
        assert_eq!(table(&driver).forecast, Some(Colour::Red), "{key:?}");
    }
}

#[test]
fn the_map_takes_the_keyboard_and_says_where_it_is() {
    let mut driver = driver::at("moving", 1280.0, 800.0);
    driver.draws();
    wishes(&mut driver, "map", None);
    let says = |driver: &mut Driver<_>| {
        let map = controls(driver).into_iter().find(|heard| heard.key.as_deref() == Some("map")).expect("a map");
        map.value.expect("it says what is looked at")
    };
    let here = says(&mut driver);
    let turn = table(&driver).game().turn.seat.expect("somebody's turn");
    let name = driver.state.shell.words.seat(turn, Names::of(table(&driver).game()));
    assert!(here.contains(&name), "it begins where whoever moves is: {here}");
    let mut met = BTreeSet::from([here]);
    for key in [Named::ArrowUp, Named::ArrowRight, Named::ArrowDown, Named::ArrowLeft] {
        driver.key(Key::Named(key), Modifiers::default());
        met.insert(says(&mut driver));
    }
    assert!(met.len() > 1, "it goes to other rooms: {met:?}");
    // Held by key, a room shows its card, as under a finger.
    assert_eq!(table(&driver).chosen, None);
    driver.key(Key::Named(Named::ContextMenu), Modifiers::default());
    assert!(matches!(table(&driver).chosen, Some(Spot::Room(_))), "{:?}", table(&driver).chosen);
}
