//! The examples of the clinic: each plays as it says, shows rules that exist, and has its words.

use standie::catalog::clinic::{self, Example};
use standie::catalog::ledger;
use standie::catalog::words::Words;
use standie::play::clinic::{Showing, faults};
use std::collections::BTreeSet;

/// An example with something changed in it.
fn changed(name: &str, change: impl FnOnce(&mut Example)) -> &'static Example {
    let mut example = clinic::named(name).expect("an example").clone();
    change(&mut example);
    Box::leak(Box::new(example))
}

#[test]
fn every_example_plays_as_it_says() {
    let wrong: Vec<String> = clinic::all().iter().flat_map(faults).collect();
    assert!(wrong.is_empty(), "{} things:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn there_are_enough_and_each_shows_rules_and_has_its_words() {
    let words = Words::load("en");
    let all = clinic::all();
    for system in ["quest", "classic"] {
        let count = clinic::of_system(system).count();
        assert!(count >= 40, "{count} examples of {system}");
    }
    let names: BTreeSet<&str> = all.iter().map(|e| e.name.as_str()).collect();
    assert_eq!(names.len(), all.len(), "a name stands for one example");
    for example in all {
        let (file, text) = (&example.file, example.text());
        assert!(!example.rules.is_empty() && !example.steps.is_empty(), "{file} shows something");
        for rule in &example.rules {
            let row = ledger::row(rule).unwrap_or_else(|| panic!("{file} shows {rule}, which is no row"));
            assert_eq!(row.system(), example.setup.system, "{file} shows a rule of another game");
        }
        assert!(words.has(&text), "{file} has no title {text}");
        let shows = words.attribute(&text, "shows").unwrap_or_default();
        assert!(shows.len() > 20 && shows.ends_with('.'), "{file} says what there is to see: {shows:?}");
    }
    let titled = include_str!("../../assets/text/en/clinic.ftl");
    for id in titled.lines().filter_map(|l| l.strip_prefix("clinic-")?.split(' ').next()) {
        assert!(names.contains(id), "{id} has words and no example");
    }
    for (system, least) in [("quest", 15), ("classic", 10)] {
        let rules = clinic::of_system(system).flat_map(|e| &e.rules).filter_map(|id| ledger::row(id));
        let sections: BTreeSet<&str> = rules.map(|row| row.section.as_str()).collect();
        assert!(sections.len() >= least, "{system}: {sections:?}");
    }
}

#[test]
fn what_no_longer_holds_is_named_with_its_file_and_step() {
    let gold = changed("search-gold", |e| {
        let seat = e.steps[1].then.seats.values_mut().next().expect("a seat");
        seat.gold = Some(1);
    });
    let said = faults(gold).join("\n");
    assert!(said.contains(&gold.file) && said.contains("step 2") && said.contains("gold"), "{said}");
    let cited = changed("search-gold", |e| e.steps[1].then.events[0].by = vec!["MQ-SRCH-17".to_owned()]);
    assert!(faults(cited).join("\n").contains("MQ-SRCH-17"));
    let refused = changed("walls", |e| e.steps[0].then.refused = None);
    assert!(faults(refused)[0].contains("step 1"), "a refusal nobody expected");
    let early = changed("walls", |e| e.before.push(e.steps[0].command.clone()));
    assert!(faults(early)[0].contains("before"), "what leads to the position is refused");
    let route = changed("slow", |e| e.steps[0].then.routes[0].path.clear());
    assert!(faults(route)[0].contains("step 1"), "another route");
    let sides = changed("several-monsters", |e| e.steps[0].then.sides = Some([(6, 1), (3, 1)]));
    assert!(faults(sides)[0].contains("sides"), "a die is missing");
    let asks = changed("boss-arrives", |e| e.steps[0].then.asks = None);
    assert!(faults(asks).is_empty(), "what is not expected cannot fail");
}

#[test]
fn every_step_says_something() {
    let words = Words::load("en");
    for example in clinic::all() {
        let mut showing = Showing::begin(example).expect("its position");
        while let Some(shown) = showing.advance() {
            let said = showing.say(&words, &shown);
            // Why not says nothing of what was tried.
            assert!(shown.result.is_ok() || showing.caption(&words).is_some(), "{} {}", example.file, showing.done);
            assert!(!said.is_empty() && said.iter().all(|s| !s.text.is_empty()), "{} {}", example.file, showing.done);
        }
        assert_eq!(showing.done, example.steps.len());
    }
}

#[test]
fn the_document_shows_a_sound_example_and_names_everything() {
    let document = include_str!("../../assets/examples/README.md");
    let block = document.split("```json").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let mut example: Example = serde_json::from_str(block).expect("it is one");
    example.file = "README.md".to_owned();
    let wrong = faults(Box::leak(Box::new(example)));
    assert!(wrong.is_empty(), "{wrong:?}");
    let fields = |error: serde_json::Error| -> Vec<String> {
        let text = error.to_string();
        text.split('`').skip(3).step_by(2).map(str::to_owned).collect()
    };
    let unknown = [
        fields(serde_json::from_str::<clinic::Expect>("{\"?\":0}").expect_err("no field")),
        fields(serde_json::from_str::<clinic::SeatNow>("{\"?\":0}").expect_err("no field")),
        fields(serde_json::from_str::<clinic::RouteTold>("{\"?\":0}").expect_err("no field")),
    ];
    for field in unknown.into_iter().flatten().filter(|f| f != "monster" && f != "by") {
        assert!(document.contains(&format!("`{field}`")), "{field} is not named");
    }
}
