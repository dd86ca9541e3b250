//! `rules`: looked up, listed, and shown by example.

use crate::run::{asset, standie};
use serde_json::Value;
use standie::catalog::{clinic, ledger};

#[test]
fn words_find_rules_with_house_rules_and_examples() {
    let said = standie(&["rules", "spend", "all", "its", "move"], b"").fine().out;
    let row = ledger::row("MQ-MOVE-06").expect("a row");
    assert!(said.contains(&row.rule) && said.contains("page 6 (MQ-MOVE-06)"), "{said}");
    assert!(said.contains("House rule: \"All of your Move\" for one exit means none spent yet"), "{said}");
    assert!(said.contains("standie rules --example all-move-exit\n"), "{said}");
    let found = standie(&["rules", "MQ-MOVE-06", "--json"], b"").json();
    assert_eq!(found[0]["id"], "MQ-MOVE-06");
    assert_eq!(found[0]["rule"], row.rule.as_str());
    assert_eq!(found[0]["house_rules"][0]["name"], "all_move_exit");
    assert_eq!(found[0]["house_rules"][0]["question"], "OQ-23");
    let examples: Vec<&str> =
        found[0]["examples"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    assert!(examples.contains(&"all-move-too-late"), "{examples:?}");
    assert!(standie(&["rules", "xyzzyq"], b"").fine().out.contains("Nothing found"));
    assert_eq!(standie(&["rules", "xyzzyq", "--json"], b"").json(), serde_json::json!([]));
}

#[test]
fn without_words_it_lists_what_there_is() {
    let said = standie(&["rules"], b"").fine().out;
    assert!(said.contains("Movement: 15 rules") && said.contains("warrior-tie: "), "{said}");
    let listed = standie(&["rules", "--json"], b"").json();
    assert_eq!(listed["examples"].as_array().map(Vec::len), Some(clinic::of_system("quest").count()));
    let rules: u64 = listed["sections"].as_array().expect("a list").iter().filter_map(|s| s["rules"].as_u64()).sum();
    assert_eq!(rules as usize, ledger::quest().len());
}

#[test]
fn an_example_is_told_step_by_step() {
    let said = standie(&["rules", "--example", "who-can-help"], b"").fine().out;
    for line in
        ["Step 1", "  Mia asks Ida, behind the wall.", "  ! Ida cannot come and help.", "Step 2", "  Noah helps"]
    {
        assert!(said.lines().any(|l| l.starts_with(line)), "{line:?} in {said}");
    }
    assert!(said.contains("[MQ-HELP-03, p. 10; MQ-HELP-04, p. 10"), "{said}");
    for example in clinic::all() {
        let told = standie(&["rules", "--example", &example.name, "--json"], b"").json();
        let steps = told["steps"].as_array().expect("its steps");
        assert_eq!(steps.len(), example.steps.len(), "{}", example.name);
        for (told, step) in steps.iter().zip(&example.steps) {
            assert_eq!(told["refused"], step.then.refused.is_some(), "{}", example.name);
            assert!(told["said"].as_array().is_some_and(|said| !said.is_empty()), "{}", example.name);
        }
    }
    let complaint = standie(&["rules", "--example", "dragons"], b"").complains(2);
    assert!(complaint.contains("--example") && complaint.contains("dragons"), "{complaint}");
}

#[test]
fn the_examples_in_the_readme_are_there() {
    let readme = asset("README.md");
    let name = readme.split("--example ").nth(1).and_then(|rest| rest.split('`').next()).expect("an example");
    assert!(clinic::named(name).is_some(), "{name}");
    let words = readme.split("`standie rules ").nth(1).and_then(|rest| rest.split('`').next()).expect("words");
    assert!(!standie::catalog::lookup::Finder::english().find("quest", words).is_empty(), "{words}");
}

#[test]
fn the_rules_of_the_other_game_are_looked_up_the_same_way() {
    let listed = standie(&["rules", "--game", "classic", "--json"], b"").fine().json();
    let sections = listed["sections"].as_array().expect("sections");
    assert_eq!(sections.iter().map(|s| s["rules"].as_u64().unwrap_or(0)).sum::<u64>(), 282);
    assert!(sections.iter().any(|s| s["name"] == "Running away"), "{listed}");
    let examples = listed["examples"].as_array().expect("examples");
    assert_eq!(examples.len(), clinic::of_system("classic").count());
    let of_classic = |rule: &Value| rule.as_str().is_some_and(|id| id.starts_with("MC-"));
    assert!(examples.iter().all(|e| e["rules"].as_array().is_some_and(|rules| rules.iter().all(of_classic))));
    let said = standie(&["rules", "--game", "classic"], b"").fine().out;
    assert!(said.contains("door-tie: ") && !said.contains("warrior-tie: "), "{said}");
    let found = standie(&["rules", "MC-CMB-04", "--json"], b"").json();
    assert!(found[0]["examples"].as_array().is_some_and(|names| names.contains(&"door-tie".into())), "{found}");
    let found = standie(&["rules", "--game", "classic", "death", "loot", "order", "--json"], b"").fine().json();
    assert_eq!(found[0]["id"], "MC-DEATH-05", "{found}");
    // An id is found wherever it stands, and nothing of its making is told.
    let told = standie(&["rules", "mc-death-05"], b"").fine().out;
    assert!(told.contains("Death (MC-DEATH-05)") && !told.contains("src:"), "{told}");
    // A game without examples of its own lists none.
    let short = standie(&["rules", "--game", "short"], b"").fine().out;
    assert!(
        !short.contains("door-tie") && !short.contains("warrior-tie") && !short.trim_end().ends_with(':'),
        "{short}"
    );
    let wrong = standie(&["rules", "--game", "chess", "knight"], b"").complains(2);
    assert!(wrong.contains("--game") && wrong.contains("quest, classic"), "{wrong}");
}

#[test]
fn what_the_other_games_say_of_it_is_told_side_by_side() {
    let told = standie(&["rules", "--game", "short", "MS-SET-03"], b"").fine().out;
    for line in [
        "Where the games differ: The opening hand",
        "    Quest: 3 Treasures and 3 DxM cards.",
        "    Short, Shadowrun: 4 Door cards and 4 Treasures.",
    ] {
        assert!(told.lines().any(|l| l == line), "{line:?} in {told}");
    }
    let found = standie(&["rules", "MC-SET-06", "--json"], b"").json();
    let topic = &found[0]["differs"][0];
    assert_eq!(
        (&topic["topic"], &topic["says"]["classic"]),
        (&"opening-hand".into(), &"2 Door cards and 2 Treasures.".into())
    );
    assert_eq!(topic["says"].as_object().map(|says| says.len()), Some(4));
    // What all do alike, or one alone, is no difference.
    let found = standie(&["rules", "MQ-COMP-01", "--json"], b"").json();
    assert_eq!(found[0]["differs"], serde_json::json!([]));
}
