//! What this suite says, it says so that it counts: the rows of the Matrix, and its house rules with every value.

use crate::proving::{faults, run_the_suite, sources};
use standie::catalog::{self, ledger};
use standie::rules::book::Values;
use std::collections::BTreeSet;

/// The house rules of the Matrix, and of games mixed, which no other suite tries.
const HOUSE_RULES: [&str; 5] = ["layer_bonus", "matrix_five_from", "god_lost", "matrix_again", "mixed_decks"];

#[test]
fn every_row_of_the_matrix_is_proved_and_each_of_its_house_rules_is_tried() {
    let said = run_the_suite(40);
    let rows = ledger::of("shadowrun").iter().filter(|row| row.testable == "yes").map(|row| row.id.as_str());
    let due: BTreeSet<&str> = rows.filter(|row| row.starts_with("SR-MATRIX-")).collect();
    let missing: Vec<&&str> = due.iter().filter(|row| !said.proved.contains_key(**row)).collect();
    assert!(due.len() >= 12 && missing.is_empty(), "of {} rows not {missing:?}", due.len());
    let book = catalog::shadowrun();
    for name in HOUSE_RULES {
        let def = book.ruling_def(name).expect("a house rule");
        let values = said.tried.get(name).cloned().unwrap_or_default();
        let Values::OneOf(all) = &def.values else { panic!("{name} takes one of some words") };
        assert!(all.iter().all(|value| values.contains(value)), "{name} was tried with {values:?} only");
    }
}

#[test]
fn whoever_says_a_row_says_it_so_that_it_counts() {
    let wrong = faults(&sources("matrix"), &[sources("support"), sources("classic")].concat());
    assert!(wrong.is_empty(), "{} things:\n{}", wrong.len(), wrong.join("\n"));
}
