//! Classic Munchkin on the command line: played by bots, kept, gone on with, checked; and many games on several cores.

use crate::fair::quick;
use crate::run::{standie, standie_at};
use serde_json::{Value, json};

const FOUR: [&str; 4] = ["--players", "4", "--bots", "random,greedy,cautious,random"];

fn counted(game: &str, more: &[&str]) -> Value {
    let args: Vec<&str> = ["simulate", "--game", game].iter().chain(&FOUR).chain(more).copied().collect();
    let mut report = standie(&args, b"").fine().json();
    // These two are how fast it was here.
    report
        .as_object_mut()
        .expect("an object")
        .retain(|key, _| !["seconds", "actions_per_second"].contains(&key.as_str()));
    report
}

#[test]
fn the_answer_does_not_depend_on_how_many_cores_play() {
    for game in ["quest", "classic"] {
        let one = counted(game, &["--games", "6", "--seed", "9", "--json"]);
        for jobs in ["2", "5"] {
            assert_eq!(
                counted(game, &["--games", "6", "--seed", "9", "--json", "--jobs", jobs]),
                one,
                "{game}, {jobs}"
            );
        }
    }
    for wrong in ["0", "257", "two", "-1"] {
        let said = standie(&["simulate", "--players", "2", "--jobs", wrong], b"").complains(2);
        assert!(said.contains("--jobs") || said.contains(wrong), "{said}");
    }
}

#[test]
fn games_without_a_map_count_their_chances_to_react() {
    let report = counted("classic", &["--games", "5", "--json"]);
    let number = |key: &str| report[key].as_u64().unwrap_or_else(|| panic!("no {key}: {report}"));
    assert_eq!((number("games"), number("finished"), number("unfinished")), (5, 5, 0));
    assert!(number("windows_opened") > number("windows_meaningful") && number("windows_meaningful") > 10);
    assert_eq!(report["violations"], json!([]));
    let quest = counted("quest", &["--games", "1", "--json"]);
    assert!(quest.get("windows_opened").is_none(), "{quest}");
}

#[test]
fn a_game_is_kept_listed_told_and_checked() {
    let folder = quick();
    let (home, game) = (folder.path().join("home"), folder.path().join("doors.standie"));
    let game = game.to_str().expect("UTF-8");
    let seats = json!([{"colour": "red", "name": "Ada"}, {"colour": "blue"}, {"colour": "green"}]);
    let all = json!({"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"});
    let setup = json!({"system": "classic", "seats": seats, "first": "red", "components": all});
    let new = folder.path().join("new.json");
    std::fs::write(&new, json!({"setup": setup, "seed": 7}).to_string()).expect("written");
    let new = new.to_str().expect("UTF-8");
    // Nobody puts anything down at the start, and nobody reacts to the first turn.
    let script = format!("{{\"answer\":\"done\"}}\n{}\"open_door\"\n", "{\"answer\":\"no\"}\n".repeat(5));
    let played = standie_at(&home, &["play", new, "--journal", game, "--json"], script.as_bytes()).fine().out;
    assert!(played.contains("MC-DOOR-01"), "{played}");
    let legal = standie_at(&home, &["legal", game, "--json"], b"").fine().json();
    assert!(legal.to_string().len() > 50, "{legal}");
    let bots = ["simulate", "--game", "classic", "--players", "3", "--bots", "greedy,greedy,greedy", "--journal", game];
    standie_at(&home, &bots, b"").fine();
    let replay = standie_at(&home, &["replay", game, "--json"], b"").fine().json();
    assert!(replay["seats"].as_array().is_some_and(|seats| seats.iter().any(|seat| seat["level"] == 10)), "{replay}");
    standie_at(&home, &["verify", game], b"").fine();
    assert!(standie_at(&home, &["story", game], b"").fine().out.contains("Ada"));
    let fair = standie_at(&home, &["fair", game, "--json"], b"").fine().json();
    assert_eq!((&fair["verdict"], &fair["altered"], &fair["other"]), (&json!("arranged"), &json!([]), &json!([])));
    std::fs::write(new, json!({"setup": {"system": "chess", "seats": []}}).to_string()).expect("written");
    let other = standie_at(&home, &["play", new, "--script", new], b"").complains(2);
    assert!(other.contains("quest, classic"), "{other}");
}

#[test]
fn whoever_is_absent_from_the_cardboard_is_answered_for_in_the_same_line() {
    let folder = quick();
    let seats = json!([{"colour": "red", "name": "Ada"}, {"colour": "blue"}, {"colour": "green"}]);
    let setup = json!({"system": "classic", "seats": seats, "first": "red"});
    let new = folder.path().join("new.json");
    std::fs::write(&new, json!({"setup": setup, "seed": 7}).to_string()).expect("written");
    let script = [
        json!({"answer": "done"}),
        json!({"bot": {"seat": "blue", "bot": "absent"}}),
        json!({"bot": {"seat": "green", "bot": "absent"}}),
        json!({"amend": {"effects": [{"bonus": {"seat": "red", "change": "=9"}}]}}),
        json!({"meet": {"def": {"level": 3, "treasures": 1}}}),
        json!({"answer": "done"}),
    ];
    let script: String = script.iter().map(|line| format!("{line}\n")).collect();
    let played = standie(&["play", new.to_str().expect("UTF-8"), "--json"], script.as_bytes()).fine().out;
    let last: Value = serde_json::from_str(played.lines().last().expect("a line")).expect("JSON");
    assert_eq!(played.lines().count(), script.lines().count(), "a line for each: {played}");
    assert!(last["question"].to_string().contains("turn"), "the claim has passed: {last}");
    let said = last["said"].to_string();
    assert!(said.contains("BLUE’s away and lets it go") && said.contains("GREEN’s away and lets it go"), "{said}");
}
