//! The rules' example of a fight as an arranged game with names of our own, `assets/examples/office.play.jsonl`. The totals
//! expected here are the printed ones (SR-CMB-28 to SR-CMB-33). `play` tells a total once a fight is decided, so every step is
//! played as far as it goes and then claimed, with nobody in the way, or given up.

use crate::example;
use crate::play::Played;
use crate::run::{Folder, asset, standie};
use serde_json::{Value, json};

fn script() -> String {
    example::script("office")
}

/// The script as far as a comment that begins so, and some lines more.
#[track_caller]
fn until(mark: &str, more: &[Value]) -> String {
    more.iter().fold(example::until("office", mark), |lines, line| format!("{lines}{line}\n"))
}

/// Plays lines at the example's table; nothing in them may be refused.
#[track_caller]
fn play(lines: &str) -> Played {
    let (folder, table) = (Folder::new(), asset("assets/examples/office.play.json"));
    let (table, lines) = (folder.put("table.json", table), folder.put("lines.jsonl", lines));
    let played = Played::of(standie(&["play", &table, "--script", &lines, "--json"], b""));
    for (_, answer) in &played.answers {
        assert_eq!(answer["refused"], Value::Null, "{answer}");
    }
    played
}

/// All events, in their order.
fn events(played: &Played) -> Vec<Value> {
    let lists = played.answers.iter().map(|(_, answer)| answer["events"].as_array().expect("events"));
    lists.flatten().map(|e| e["event"].clone()).collect()
}

/// Both sides as the fight was decided, and whether it was won.
#[track_caller]
fn decided(played: &Played) -> (i64, i64, bool) {
    let over = events(played).into_iter().map(|e| e["fight"]["what"]["over"].clone()).find(|over| !over.is_null());
    let over = over.expect("a fight that is decided");
    let number = |side: &str| over[side].as_i64().expect("a number");
    (number("ours"), number("theirs"), over["won"].as_bool().expect("yes or no"))
}

fn done() -> Value {
    json!({"answer": "done"})
}

fn no() -> Value {
    json!({"answer": "no"})
}

#[test]
fn the_totals_of_every_step_are_the_printed_ones() {
    // Where nobody has anything more to play nobody is asked before the run.
    let claimed = [done(), no(), no()];
    for (mark, more, totals) in [
        ("step 2:", &claimed[..], (10, 12, false)),
        ("step 3:", &claimed, (15, 12, true)),
        ("step 4:", &claimed[..1], (15, 17, false)),
        ("claim:", &claimed, (19, 17, true)),
    ] {
        assert_eq!(decided(&play(&until(mark, more))), totals, "before {mark}");
    }
    let ask = json!({"ask_help": {"seat": "blue", "terms": {"treasures": 0}}});
    let helped = until("step 4:", &[ask, done(), done(), no(), no()]);
    assert_eq!(decided(&play(&helped)), (22, 17, true), "his Level and his Power");
}

#[test]
fn a_card_and_an_item_nobody_can_use_are_paid_and_the_kill_is_worth_four_treasures() {
    let events = events(&play(&script()));
    let levels: Vec<_> = events.iter().filter_map(|e| e.get("level")).collect();
    assert_eq!(levels, [&json!({"seat": "red", "from": 6, "to": 7})], "for the kill, and for nothing else");
    let drew: Vec<_> = events.iter().filter_map(|e| e.get("drew")).collect();
    let four = json!({"seat": "red", "deck": "treasure", "cards": 4});
    assert_eq!(drew.last(), Some(&&four), "3 of the monster's and 1 of what lay on it");
    let told = example::told("office");
    example::in_order(
        &told,
        &["no longer has Laser Pointer", "Copy and Paste, +4", "discards “Reply All”", "19 against 17", "(6 to 7)"],
    );
}

#[test]
fn no_proper_name_of_the_rulebook_is_in_the_example() {
    example::names_none_of(
        "office",
        &[
            "rowan",
            "akari",
            "knight",
            "errant",
            "baton",
            "combat mage",
            "firewall",
            "chromed",
            "killing hands",
            "xiphos",
            "gladius",
            "wandering",
        ],
    );
}
