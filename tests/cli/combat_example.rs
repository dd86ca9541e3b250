//! The rulebook's combat example as a script with names of our own, `assets/examples/combat.play.jsonl`. The totals
//! expected here are the printed ones. `play` tells a total once dice lie, so every step before the roll is played as
//! far as it goes and then rolled: lowest for the munchkins, highest for the monster.

use crate::example;
use crate::play::Played;
use crate::run::{Folder, asset, standie};
use serde_json::{Value, json};

/// Strength and dice of a side.
type Side = (i64, u64);

/// Munchkins and monster after each step before the roll.
const STEPS: [(Side, Side); 6] = [
    ((7, 0), (12, 1)),
    ((12, 0), (12, 1)),
    ((12, 0), (27, 1)),
    ((30, 1), (27, 1)),
    ((30, 1), (22, 1)),
    ((30, 1), (27, 1)),
];

fn script() -> String {
    example::script("combat")
}

/// The script as far as a comment that begins so.
#[track_caller]
fn until(mark: &str) -> String {
    example::until("combat", mark)
}

/// Plays lines at the example's table; nothing in them may be refused.
#[track_caller]
fn play(lines: &str) -> Played {
    let (folder, table) = (Folder::new(), asset("assets/examples/combat.play.json"));
    let (table, lines) = (folder.put("table.json", table), folder.put("lines.jsonl", lines));
    let played = Played::of(standie(&["play", &table, "--script", &lines, "--ack", "--json"], b""));
    assert_eq!(played.acks.len(), played.answers.len());
    for (_, answer) in &played.answers {
        assert_eq!(answer["refused"], Value::Null, "{answer}");
    }
    played
}

/// The question that stands at the end.
fn asked(played: &Played) -> &Value {
    &played.answers.last().expect("an answer").1["question"]["ask"]
}

/// All events, in their order.
fn events(played: &Played) -> Vec<&Value> {
    let lists = played.answers.iter().map(|(_, answer)| answer["events"].as_array().expect("events"));
    lists.flatten().map(|e| &e["event"]).collect()
}

/// What a line of the script is answered by: the first line after a comment that begins so.
#[track_caller]
fn answer_to<'a>(played: &'a Played, mark: &str) -> &'a Value {
    let comment = script().lines().position(|l| l.starts_with(&format!("# {mark}"))).expect("that comment");
    let line = json!(comment + 2);
    &played.answers.iter().find(|(_, answer)| answer["line"] == line).expect("an answer to it").1
}

/// Adds up one side of the dice that are asked for.
fn dice_of(rollers: &[Value], side: &str) -> u64 {
    rollers.iter().filter(|r| r[0].get(side).is_some()).map(|r| r[1].as_u64().expect("a number of dice")).sum()
}

#[test]
fn the_totals_of_every_step_before_the_roll_are_the_printed_ones() {
    let marks = ["step 2:", "step 3:", "step 4:", "step 5:", "step 6:", "roll:"];
    for (step, (mark, (ours, theirs))) in (1..).zip(marks.into_iter().zip(STEPS)) {
        let so_far = until(mark);
        let announced = play(&format!("{so_far}{}\n", json!({"answer": "done"})));
        let rollers = asked(&announced)["fight_dice"]["rollers"].as_array().expect("dice are asked for").clone();
        let dice = (dice_of(&rollers, "seat"), dice_of(&rollers, "monster"));
        assert_eq!(dice, (ours.1, theirs.1), "dice of step {step}");
        let throws: Vec<Value> = rollers
            .iter()
            .map(|r| {
                let face = if r[0].get("seat").is_some() { 1 } else { 6 };
                json!({"who": r[0], "faces": vec![face; r[1].as_u64().expect("a number") as usize]})
            })
            .collect();
        let lines = [json!({"answer": "done"}), json!({"answer": {"throws": throws}})];
        let rolled = play(&format!("{so_far}{}\n{}\n", lines[0], lines[1]));
        let (least, most) = (ours.0 + ours.1 as i64, theirs.0 + 6 * theirs.1 as i64);
        assert_eq!(asked(&rolled)["fight_rolled"], json!({"ours": least, "theirs": most}), "step {step}");
    }
}

#[test]
fn the_dice_lose_the_fight_and_a_turned_die_wins_it() {
    let played = play(&script());
    let rollers = &answer_to(&played, "roll:")["question"]["ask"]["fight_dice"]["rollers"];
    assert_eq!(*rollers, json!([[{"seat": "red"}, 1], [{"monster": 1}, 1]]), "the main player has none");
    let rolled = answer_to(&played, "step 7:");
    assert_eq!(rolled["question"]["ask"]["fight_rolled"], json!({"ours": 31, "theirs": 33}));
    let hands: Vec<&Value> = events(&played)
        .into_iter()
        .filter(|e| e["rolled"]["roll"].get("six").is_some())
        .map(|e| &e["rolled"])
        .collect();
    let search = json!({"roll": {"six": 4}, "seat": "blue"});
    let fight = [json!({"roll": {"six": 1}, "seat": "red"}), json!({"roll": {"six": 6}, "seat": "green"})];
    assert_eq!(hands, [&search, &fight[0], &fight[1]], "the monster's die is rolled by the player of its base");
    let turned = answer_to(&played, "step 8:");
    assert_eq!(turned["question"]["ask"]["fight_rolled"], json!({"ours": 36, "theirs": 33}));
    let over = json!({"fight": null, "what": {"over": {"ours": 36, "theirs": 33, "won": true}}});
    assert!(
        answer_to(&played, "won:")["events"].as_array().expect("events").iter().any(|e| e["event"]["fight"] == over)
    );
}

#[test]
fn the_fight_is_told_term_by_term() {
    let played = play(&until("roll:"));
    assert_eq!(*asked(&played), json!({"fight": {"room": 2, "monsters": [1]}}), "not rolled yet");
    let events = events(&played);
    let fight = events.iter().rev().find_map(|e| e.get("fight")).expect("a fight");
    let term = |who: Value, name: &str, strength| json!({"who": who, "name": name, "strength": strength});
    let terms =
        [term(json!({"seat": "blue"}), "Bottled Applause", 5), term(json!({"monster": 1}), "Jar of Hiccups", 5)];
    assert_eq!(fight["fight"]["terms"], json!(terms));
    assert_eq!((&fight["fight"]["main"], &fight["fight"]["helper"]), (&json!("blue"), &json!("red")));
    assert_eq!(fight["fight"]["bargain"], json!({"treasures": 1, "gold": 0, "helper_first": true}));
    let on_it = events.iter().rev().find_map(|e| e.get("enhanced")).expect("enhancers");
    let worth: Vec<(i64, i64)> = on_it["enhancers"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|e| (e["level"].as_i64().expect("a level"), e["treasures"].as_i64().expect("Treasures")))
        .collect();
    assert_eq!(worth, [(10, 2), (5, 1), (-5, -1)]);
    assert!(events.iter().any(|e| **e == json!({"stood": {"seat": "red", "room": 2}})), "the helper moves in");
    let spent: Vec<&Value> = events.iter().filter_map(|e| e.get("spent")).collect();
    assert!(spent.iter().all(|s| s["seat"] == "blue"), "at no Move: {spent:?}");
    assert!(events.iter().any(|e| **e == json!({"rolled": {"roll": {"ten": 7}, "seat": "blue"}})), "a power fails");
}

#[test]
fn the_rewards_and_what_follows_are_the_printed_ones() {
    let played = play(&script());
    let won = answer_to(&played, "won:")["events"].as_array().expect("events").clone();
    let found = |wanted: &Value| won.iter().any(|e| e["event"] == *wanted);
    for wanted in [
        json!({"monster_gone": {"monster": 1, "why": "killed"}}),
        json!({"level": {"seat": "blue", "from": 5, "to": 6}}),
        json!({"level": {"seat": "red", "from": 9, "to": 10}}),
        json!({"drew": {"seat": "blue", "deck": "treasure", "cards": 3, "open": true}}),
        json!({"drew": {"seat": "red", "deck": "treasure", "cards": 1, "open": true}}),
    ] {
        assert!(found(&wanted), "{wanted} in {won:?}");
    }
    let levels: Vec<&Value> = events(&played).into_iter().filter_map(|e| e.get("level")).collect();
    let last = |seat: &str| levels.iter().rev().find(|l| l["seat"] == seat).map(|l| &l["to"]).cloned();
    assert_eq!((last("blue"), last("red")), (Some(json!(7)), Some(json!(10))), "a level bought, none lost with Items");
    let turns: Vec<&Value> =
        played.answers.iter().filter_map(|(_, a)| a["question"]["ask"]["turn"].get("left")).collect();
    assert_eq!(turns.first(), Some(&&json!(3)), "three Move to begin with");
    assert_eq!(turns.last(), Some(&&json!(1)), "one is left after search and passage");
    assert!(asked(&played).get("search_dice").is_some(), "enough for a second search, of the new room");
}

#[test]
fn the_examples_text_tells_the_result_in_words() {
    let told = example::told("combat");
    example::in_order(
        &told,
        &["Pedantic Umpire rolls 6", "a 1 becomes a 6", "The fight is won, 36 against 33", "(5 to 6)", "(9 to 10)"],
    );
}

#[test]
fn no_proper_name_of_the_rulebook_is_in_the_example() {
    example::names_none_of(
        "combat",
        &[
            "babe",
            "geek",
            "galadr",
            "igor",
            "stevie",
            "padded",
            "ancient",
            "hairy",
            "baby",
            "helmet",
            "freezing",
            "loaded",
            "stabbity",
            "spear",
            "argon",
            "wishing",
            "adamantium",
            "pudding",
            "potion of strength",
        ],
    );
}
