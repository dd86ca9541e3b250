//! Where the rule sets differ: side by side, each with its rules.

use standie::catalog::differences::{all, find, of_rule};
use standie::catalog::ledger;
use standie::catalog::words::Words;
use std::collections::BTreeSet;

#[test]
fn every_topic_is_answered_by_all_and_by_two_at_least_differently() {
    let words = Words::load("en");
    assert!(all().len() >= 40, "{}", all().len());
    let mut names = BTreeSet::new();
    for topic in all() {
        assert!(names.insert(&topic.topic), "{} twice", topic.topic);
        assert!(words.has(&topic.text()), "{}", topic.topic);
        let said = topic.said(&words);
        let systems = said.iter().map(|said| said.systems.len()).sum::<usize>();
        assert_eq!(systems, ledger::SETS, "{}: each has its say", topic.topic);
        assert!(said.len() >= 2, "{}: all the same", topic.topic);
        assert!(said.iter().all(|said| said.row.is_some()), "{}: said by no rule", topic.topic);
    }
}

#[test]
fn the_rules_of_a_topic_are_those_of_its_set() {
    for topic in all() {
        for (system, rows) in &topic.rows {
            for id in rows {
                let row = ledger::row(id).unwrap_or_else(|| panic!("{}: {id} is no rule", topic.topic));
                assert_eq!(row.system(), system, "{}: {id}", topic.topic);
            }
        }
        // Whoever inherits says what its parent says.
        let short = topic.rows.get("short").is_some_and(|rows| rows.is_empty());
        let said = topic.said(&Words::load("en"));
        let together = said.iter().any(|said| said.systems.contains(&"short") && said.systems.contains(&"classic"));
        assert!(!short || together, "{}: the Short Rules say something of their own by no rule", topic.topic);
    }
}

#[test]
fn a_topic_is_found_by_its_words_and_by_its_rules() {
    let words = Words::load("en");
    let found = |typed: &str| find(&words, typed).map(|topic| topic.topic.as_str()).collect::<Vec<_>>();
    assert_eq!(found("tie"), ["tie"], "and nothing that takes time");
    assert!(found("openning hand").contains(&"opening-hand"), "one letter too many");
    assert!(found("boss help").contains(&"help-to-win"));
    assert!(found("submarine").is_empty());
    let of = |id| of_rule(id).map(|topic| topic.topic.as_str()).collect::<Vec<_>>();
    assert_eq!(of("MS-SET-03"), ["opening-hand"]);
    assert_eq!(of("MQ-SET-12"), ["opening-hand"]);
    assert!(of("MQ-COMP-01").is_empty());
}
