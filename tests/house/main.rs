//! What keeps the house in shape: imports run down its floors, and no file needs one that needs it.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

mod graph;

use graph::Graph;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

fn house() -> Graph {
    Graph::of(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
}

/// The floors of the house, from the ground up; rooms on one floor know nothing of each other.
const FLOORS: [&[&str]; 9] =
    [&["rules"], &["catalog", "odds"], &["bots"], &["play"], &["store"], &["cli"], &["app"], &["lib"], &["main"]];

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

/// The circles that are left, a block of files each.
const LEFT: &str = include_str!("circles.txt");

#[test]
fn circles_only_become_fewer() {
    let house = house();
    let left: Vec<BTreeSet<&str>> = LEFT.split("\n\n").map(|block| block.lines().collect()).collect();
    let (mut text, mut wrong) = (String::new(), String::new());
    for circle in house.circles() {
        let known = left.iter().any(|block| circle.iter().all(|file| block.contains(file.as_str())));
        for file in &circle {
            writeln!(text, "{file}").unwrap();
            for (to, what) in house.arrows[file].iter().filter(|(to, _)| !known && circle.contains(*to)) {
                writeln!(wrong, "{file} takes {what:?} from {to}").unwrap();
            }
        }
        text.push('\n');
    }
    assert!(wrong.is_empty(), "files that need each other:\n{wrong}");
    assert!(text.trim() == LEFT.trim(), "circles are gone; what is left of the list:\n{text}");
}
