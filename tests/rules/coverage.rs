//! Which rows of the ledger the tests prove, and which house rules they try: the suite runs once more, says what it
//! does, and only what counts as a proof (see [`proving`](crate::proving)) is counted.

use crate::proving::{Said, count, faults, passing, run_the_suite, sources};
use crate::support::proofs::Proof;
use standie::catalog::{self, ledger};
use standie::rules::book::Values;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The rows nobody could test: advice and permissions with nothing to see. All others are due.
const NOT_TESTABLE: [&str; 5] = ["MQ-TURN-13", "MQ-MMOV-03", "MQ-TALK-01", "MQ-TALK-03", "MQ-TALK-04"];

/// How many rows the ledger has.
const ROWS: usize = 650;

/// The figures, for whoever runs this test with `--nocapture`.
#[allow(clippy::print_stdout)]
fn print_sections(said: &Said) {
    let mut order: Vec<&str> = Vec::new();
    let mut sections: BTreeMap<&str, [Vec<&str>; 3]> = BTreeMap::new();
    for row in ledger::quest() {
        let section = row.id.split('-').nth(1).unwrap_or_default();
        if !order.contains(&section) {
            order.push(section);
        }
        let at = match row.testable.as_str() {
            _ if said.proved.contains_key(&row.id) => 0,
            "no" => 2,
            _ => 1,
        };
        sections.entry(section).or_default()[at].push(&row.id);
    }
    println!("section  covered missing not testable");
    let mut sums = [0; 3];
    for section in order {
        let counts = sections[section].each_ref().map(Vec::len);
        println!("{section:8} {:7} {:7} {:12}", counts[0], counts[1], counts[2]);
        (0..3).for_each(|i| sums[i] += counts[i]);
    }
    println!("{:8} {:7} {:7} {:12}", "all", sums[0], sums[1], sums[2]);
}

#[test]
fn every_row_that_is_due_is_proved_and_every_house_rule_is_tried() {
    let said = run_the_suite(100);
    print_sections(&said);
    let ids: BTreeSet<&str> = ledger::quest().iter().map(|r| r.id.as_str()).collect();
    assert_eq!(ids.len(), ROWS, "no row is lost");
    let mut wrong: Vec<String> = Vec::new();
    for row in ledger::quest().iter().filter(|r| !NOT_TESTABLE.contains(&r.id.as_str())) {
        if !said.proved.contains_key(&row.id) {
            wrong.push(format!("{} is proved by no passing test: {}", row.id, row.rule));
        }
    }
    wrong.extend(said.proved.keys().filter(|id| !ids.contains(id.as_str())).map(|id| format!("{id} is no row")));
    for ruling in catalog::book().rulings().iter().filter(|r| r.in_force) {
        let tried = said.tried.get(&ruling.name).cloned().unwrap_or_default();
        let all = match &ruling.values {
            Values::OneOf(values) => values.iter().all(|v| tried.contains(v)),
            Values::Whole(..) | Values::Thousandths(..) | Values::FourLinks => tried.len() >= 2,
        };
        if !all {
            wrong.push(format!("house rule {} was tried with {tried:?} only, not {:?}", ruling.name, ruling.values));
        }
    }
    assert!(wrong.is_empty(), "{} things:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_ledger_calls_no_other_row_untestable() {
    let no: Vec<&str> = ledger::quest().iter().filter(|r| r.testable == "no").map(|r| r.id.as_str()).collect();
    assert_eq!(no, NOT_TESTABLE);
}

#[test]
fn whoever_says_a_row_says_it_so_that_it_counts() {
    let wrong = faults(&sources("rules"), &sources("support"));
    assert!(wrong.is_empty(), "{} things:\n{}", wrong.len(), wrong.join("\n"));
}

/// What is wrong with one test file.
fn wrong(source: &str) -> Vec<String> {
    let helper = "fn is_right(it: bool) { assert!(it); } fn is_done() { it(); }";
    faults(&[("a".to_owned(), source.to_owned())], &[("b".to_owned(), helper.to_owned())])
}

#[track_caller]
fn refused(source: &str, why: &str) {
    let wrong = wrong(source);
    assert!(wrong.iter().any(|fault| fault.contains(why)), "{source}: {wrong:?}");
}

#[test]
fn an_honest_proof_counts() {
    let own = r#"use crate::support::proofs::proves;
        #[test] fn it() { let _row = proves("A"); let _row = proves("B"); assert_eq!(1, 1); }"#;
    assert_eq!(wrong(own), Vec::<String>::new());
    let by_helpers = r#"fn looks() { is_right(true) } #[test] fn it() { let _row = proves("A"); looks(); }"#;
    assert_eq!(wrong(by_helpers), Vec::<String>::new());
}

#[test]
fn a_proof_without_a_check_does_not_count() {
    refused(r#"#[test] fn it() { let _row = proves("A"); }"#, "it checks nothing");
    refused(r#"#[test] fn it() { let _row = proves("A"); is_done(); }"#, "it checks nothing");
    let early = r#"#[test] fn it() { let _row = proves("A"); if true { return; } assert!(true); }"#;
    refused(early, "it may return before");
    let inner = r#"#[test] fn it() { let _row = proves("A"); (|| { return; })(); assert!(true); }"#;
    assert_eq!(wrong(inner), Vec::<String>::new(), "only a closure returns");
}

#[test]
fn a_proof_that_panics_does_not_count() {
    refused(r#"#[test] #[should_panic] fn it() { let _row = proves("A"); assert!(false); }"#, "expected to panic");
    refused(r#"#[test] #[ignore] fn it() { let _row = proves("A"); assert!(false); }"#, "never run");
    assert_eq!(passing("test a::it - should panic ... ok\ntest a::that ... ok\n"), ["a::that"].into());
}

#[test]
fn a_row_is_said_when_its_test_is_over_and_has_not_failed() {
    static SAID: AtomicUsize = AtomicUsize::new(0);
    let said = |fails: bool| {
        let test = move || {
            let _row = Proof::said_by(|_, _| {
                SAID.fetch_add(1, Ordering::Relaxed);
            });
            assert_eq!(SAID.load(Ordering::Relaxed), 0, "not before it has looked at everything");
            assert!(!fails, "as it should");
        };
        let went_well = std::thread::spawn(test).join().is_ok();
        (went_well, SAID.load(Ordering::Relaxed))
    };
    assert_eq!(said(true), (false, 0));
    assert_eq!(said(false), (true, 1));
}

#[test]
fn what_a_failing_test_prints_does_not_count() {
    let printed = "running 2 tests\ntest a::one ... ok\ntest a::two ... FAILED\n\nfailures:\n\n\
                   ---- a::two stdout ----\ntest a::two ... ok\ntest a::three ... ok\n";
    assert_eq!(passing(printed), ["a::one"].into());
    let passed = passing(printed);
    assert!(count("a::two\tproves\tMQ-X-01\n", &passed).is_err());
    let said = count("a::one\tproves\tMQ-X-01\na::one\ttries\tdie=2\n", &passed).expect("one has passed");
    assert_eq!(said.proved.keys().collect::<Vec<_>>(), ["MQ-X-01"]);
    assert_eq!(said.tried["die"], ["2".to_owned()].into());
}

#[test]
fn rows_are_written_out_one_by_one() {
    let body = |body: &str| format!("#[test] fn it() {{ {body} assert!(true); }}");
    for astray in [
        r#"for row in ["A", "B"] { let _row = proves(row); }"#,
        r#"(1..=3).for_each(|row| drop(proves(&format!("A-{row}"))));"#,
        r#"let _row = proves(ROW);"#,
        r#"let _row = proves(&format!("A"));"#,
        r#"let _ = proves("A");"#,
        r#"proves("A");"#,
        r#"drop(proves("A"));"#,
        r#"let a = 1; let _row = proves("A");"#,
        r#"if a { let _row = proves("A"); }"#,
        r#"all!(let _row = proves("A"););"#,
        r#"let _row = proofs::proves("A");"#,
    ] {
        refused(&body(astray), "1 mentions of proves");
    }
    refused(r#"fn helper() { let _row = proves("A"); assert!(true); }"#, "helper is no test");
    refused("use crate::support::proofs::proves as says;", "1 mentions of proves");
    refused(&body(r#"let _row = proves("A"); let _row = proves("A");"#), "says a row twice");
}

#[test]
fn a_test_that_says_many_rows_is_taken_apart() {
    let many = |n: usize| {
        let rows: String = (0..n).map(|row| format!("let _row = proves(\"A-{row}\");")).collect();
        format!("#[test] fn it() {{ {rows} assert!(true); }}")
    };
    assert_eq!(wrong(&many(6)), Vec::<String>::new());
    refused(&many(7), "it says 7 rows");
}

#[test]
fn what_another_thread_says_does_not_count() {
    let passed: BTreeSet<&str> = ["a::one"].into();
    for astray in ["\tproves\tMQ-X-01\n", "helper\tproves\tMQ-X-01\n", "a::one\tproves\n", "a::one\tsays\tMQ-X-01\n"] {
        assert!(count(astray, &passed).is_err(), "{astray:?}");
    }
}
