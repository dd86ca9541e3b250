//! What keeps the house in shape: imports run down its floors, no file needs one that needs it, and what all rule sets
//! share takes nothing from any of them. A file needs what it hands on, as it needs what it uses; whoever takes a thing
//! through such a door needs the file that holds it.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

mod cites;
mod graph;
mod guide;
mod languages;
mod manual;

use graph::Graph;
use std::fmt::Write as _;
use std::path::Path;

fn house() -> Graph {
    Graph::of(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
}

/// The floors of the house, from the ground up; rooms on one floor know nothing of each other.
const FLOORS: [&[&str]; 9] = [
    &["rules"],
    &["catalog", "odds"],
    &["bots"],
    &["play"],
    &["store"],
    &["cli", "phones"],
    &["app"],
    &["lib"],
    &["main"],
];

/// The floor a file lies on.
fn floor(file: &str) -> usize {
    let room = file.trim_start_matches("src/").split(['/', '.']).next().unwrap_or_default();
    FLOORS.iter().position(|floor| floor.contains(&room)).unwrap_or(FLOORS.len())
}

#[test]
fn imports_run_down() {
    let house = house();
    let mut wrong = String::new();
    for (file, arrows) in &house.arrows {
        for (to, what) in arrows {
            let room = |file: &str| file.trim_start_matches("src/").split(['/', '.']).next().map(str::to_owned);
            if floor(to) > floor(file) || (floor(to) == floor(file) && room(to) != room(file)) {
                writeln!(wrong, "{file} takes {what:?} from {to}").unwrap();
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    // The reader sees what there is to see: nothing but the program stands without an arrow to something.
    assert!(house.arrows.values().map(|to| to.len()).sum::<usize>() > house.arrows.len());
}

/// A new word is carried out, asked, told and weighed, or it does not compile: no file lets one stand for all others.
#[test]
fn no_file_lets_a_wildcard_stand_for_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let text = |file: &str| std::fs::read_to_string(root.join(file.trim_start_matches("src/"))).expect("a source");
    let denied = |file: &&str| !text(file).contains("#![deny(clippy::wildcard_enum_match_arm)]");
    let open: Vec<&str> = ["rules.rs", "play.rs", "bots.rs"].into_iter().filter(denied).collect();
    assert!(open.is_empty(), "{open:?}");
    let allows = |file: &&String| text(file).contains("wildcard_enum_match_arm, reason");
    let house = house();
    let wrong: Vec<&String> = house.arrows.keys().filter(allows).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn no_file_needs_one_that_needs_it() {
    let house = house();
    let mut wrong = String::new();
    for circle in house.circles() {
        writeln!(wrong, "a circle of {}:", circle.len()).unwrap();
        for file in &circle {
            for (to, what) in house.arrows[file].iter().filter(|(to, _)| circle.contains(*to)) {
                writeln!(wrong, "  {file} takes {what:?} from {to}").unwrap();
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn shared_rules_take_nothing_from_a_rule_set() {
    let house = house();
    let mut wrong = String::new();
    // The names of the sets are known to all; what is in one is not.
    let is_in_a_set = |file: &str| file.starts_with("src/rules/system/");
    for (file, arrows) in house.arrows.iter().filter(|(file, _)| file.starts_with("src/rules/") && !is_in_a_set(file)) {
        for (to, what) in arrows.iter().filter(|(to, _)| is_in_a_set(to)) {
            writeln!(wrong, "{file} takes {what:?} from {to}").unwrap();
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Above the rules a set is asked through its book. The catalogue knows which there are; the window has panels of a map.
#[test]
fn above_the_rules_only_the_catalogue_and_the_window_name_a_set() {
    let house = house();
    let mut wrong = String::new();
    let may = |file: &str| file.starts_with("src/rules/") || file == "src/catalog.rs" || file.starts_with("src/app/");
    for (file, arrows) in house.arrows.iter().filter(|(file, _)| !may(file)) {
        for (to, what) in arrows.iter().filter(|(to, _)| to.starts_with("src/rules/system/")) {
            writeln!(wrong, "{file} takes {what:?} from {to}").unwrap();
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// The parts a game is put together from, from the ground up.
const PARTS: [&str; 8] = ["table", "turn", "cards", "munchkin", "fight", "dice", "hand", "dungeon"];

/// Which part a file belongs to, if any.
fn part(file: &str) -> Option<usize> {
    let room = file.strip_prefix("src/rules/")?.split(['/', '.']).next()?;
    PARTS.iter().position(|part| *part == room)
}

/// A part's words may be made of any part's things; what it does knows only the parts it stands on. What is done, is
/// done to a game.
#[test]
fn what_a_part_does_knows_no_part_above_it() {
    let house = house();
    let mut wrong = String::new();
    let mut doing = 0;
    for (file, arrows) in &house.arrows {
        let Some(own) = part(file).filter(|_| arrows.contains_key("src/rules/game.rs")) else { continue };
        doing += 1;
        for (to, what) in arrows.iter().filter(|(to, _)| part(to).is_some_and(|other| other > own)) {
            writeln!(wrong, "{file} takes {what:?} from {to}").unwrap();
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(doing > 0, "parts do things");
}
