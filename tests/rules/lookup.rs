//! Rules, looked up: what people would type, and what has to be among the first.

use standie::catalog::ledger::Row;
use standie::catalog::lookup::{Finder, questions, rulings, sections};
use standie::catalog::{self, ledger};

fn find(system: &str, typed: &str) -> Vec<&'static Row> {
    static ENGLISH: std::sync::OnceLock<Finder> = std::sync::OnceLock::new();
    ENGLISH.get_or_init(Finder::english).find(system, typed)
}

/// What is typed, and a row that has to be among the first five.
const ASKED: [(&str, &str); 33] = [
    ("tie", "MQ-RES-04"),
    ("ties warrior", "MQ-RES-04"),
    ("wall", "MQ-MOVE-04"),
    ("hand limit five cards", "MQ-CHAR-01"),
    ("charity lowest", "MQ-CHAR-02"),
    ("charitty split", "MQ-CHAR-03"),
    ("running away roll", "MQ-RUN-11"),
    ("run away costs", "MQ-RUN-10"),
    ("flee darkness", "MQ-RUN-02"),
    ("nowhere to run", "MQ-RUN-09"),
    ("fast monster", "MQ-SPEC-02"),
    ("slow", "MQ-SPEC-05"),
    ("lurking", "MQ-SPEC-06"),
    ("contary first step", "MQ-SPEC-08"),
    ("gotcha", "MQ-MMOV-18"),
    ("gap", "MQ-MMOV-20"),
    ("monster enters entrance", "MQ-FIX-13"),
    ("elf helper level", "MQ-LVL-08"),
    ("fearsome two levels", "MQ-LVL-05"),
    ("ransacked again", "MQ-SRCH-09"),
    ("looted out", "MQ-SRCH-10"),
    ("searching monster in room", "MQ-SRCH-03"),
    ("base colour not free", "MQ-EXPL-14"),
    ("all bases used highest level monster", "MQ-EXPL-16"),
    ("boss level 20", "MQ-BOSS-03"),
    ("who helps against the boss", "MQ-BOSS-11"),
    ("dead gold dropped", "MQ-DEATH-07"),
    ("back to life gold", "MQ-DEATH-16"),
    ("level 10 kill", "MQ-FIX-07"),
    ("spend all of its move", "MQ-MOVE-06"),
    ("starting money", "MQ-SET-16"),
    ("first player highest roll", "MQ-SET-24"),
    ("bad stuff cannot affect hit", "MQ-RUN-14"),
];

#[test]
fn what_is_looked_for_is_among_the_first_five() {
    let mut wrong = Vec::new();
    for (typed, row) in ASKED {
        let first: Vec<&str> = find("quest", typed).into_iter().take(5).map(|r| r.id.as_str()).collect();
        if !first.contains(&row) {
            wrong.push(format!("{typed:?} finds {first:?}, not {row}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), ASKED.len(), wrong.join("\n"));
}

#[test]
fn whoever_dies_finds_what_death_takes() {
    for typed in ["dies", "died", "death"] {
        let first: Vec<&str> = find("classic", typed).into_iter().take(3).map(|r| r.id.as_str()).collect();
        assert!(first.contains(&"MC-DEATH-01"), "{typed}: {first:?}");
    }
}

#[test]
fn who_says_what_a_section_is_called_finds_all_of_it() {
    for (system, word) in [("classic", "charity"), ("short", "charity"), ("classic", "death"), ("quest", "charity")] {
        let found = find(system, word);
        let named = sections(system).iter().filter(|section| section.name.to_lowercase() == word);
        for row in named.flat_map(|section| &section.rows) {
            assert!(found.iter().any(|other| other.id == row.id), "{}: {word} leaves out {}", system, row.id);
        }
    }
    let named = |system: &str| sections(system).iter().any(|section| section.name.to_lowercase() == "charity");
    assert!(named("classic"), "there is such a section");
}

#[test]
fn endings_and_small_slips_do_not_matter() {
    for (plain, other) in [
        ("helper", "helpers"),
        ("search", "searching"),
        ("ransacked", "ransaked"),
        ("entrance", "entrnace"),
        ("treasure", "treasures"),
        ("explore", "exploring"),
    ] {
        let best = find("quest", plain)[0].id.as_str();
        let found: Vec<&str> = find("quest", other).into_iter().take(12).map(|r| r.id.as_str()).collect();
        assert!(found.contains(&best), "{other} misses {best}: {found:?}");
    }
    assert!(find("quest", "xyzzyq").is_empty(), "what is nowhere is not found");
    let all = ledger::quest().len();
    assert!(find("quest", "lurking").len() < all / 20, "only what fits");
}

#[test]
fn an_id_or_an_open_question_finds_its_rows() {
    assert_eq!(find("quest", "mq-fix-13")[0].id, "MQ-FIX-13");
    assert_eq!(find("quest", "MQ-FIX-1").len(), 9, "its beginning, too: 10 to 18");
    let tied = find("quest", "OQ-24");
    assert!(tied.iter().any(|row| row.id == "MQ-SET-24"));
    assert!(tied.iter().all(|row| questions(row).contains(&"OQ-24")));
}

#[test]
fn every_row_is_in_one_section_and_its_open_questions_lead_to_house_rules() {
    let rows: usize = sections("quest").iter().map(|s| s.rows.len()).sum();
    assert_eq!(rows, ledger::quest().len());
    assert!(sections("quest").iter().all(|s| !s.name.is_empty() && !s.rows.is_empty()));
    let book = catalog::book();
    let row = |id: &str| ledger::row(id).expect("a row");
    assert_eq!(questions(row("MQ-ANY-10")), ["OQ-11"]);
    let names = |id: &str| rulings(&book, row(id)).iter().map(|r| r.name.clone()).collect::<Vec<_>>();
    assert_eq!(names("MQ-MOVE-06"), ["all_move_exit"]);
    assert_eq!(names("MQ-LVL-08"), ["elf_helper_levels", "fearsome_helper_levels"]);
    assert!(names("MQ-MOVE-04").is_empty());
    // Whatever is settled by a house rule in force can be found from some row.
    for ruling in book.rulings().iter().filter(|r| r.in_force && !r.question.starts_with("HR-")) {
        let named = ledger::quest().iter().any(|r| questions(r).contains(&ruling.question.as_str()));
        assert!(named, "no row names {} of {}", ruling.question, ruling.name);
    }
}

#[test]
fn each_rule_set_has_sections_of_its_own_and_is_looked_through_by_itself() {
    for system in ledger::systems() {
        let rows: usize = sections(system).iter().map(|section| section.rows.len()).sum();
        assert_eq!(rows, ledger::of(system).len(), "{system}");
        let own = &ledger::of(system)[0];
        assert_eq!(find(system, &own.id)[0].id, own.id, "{system}");
    }
}

/// A letter more or less makes another word of a short one, and nobody who is right is told of a slip.
#[test]
fn short_words_are_taken_at_their_letters() {
    let says = |typed: &str| {
        let found = find("shadowrun", typed);
        found.into_iter().map(|row| format!("{} {}", row.section, row.rule).to_lowercase()).collect::<Vec<_>>()
    };
    assert!(says("mate").iter().all(|rule| rule.contains("mate")), "{:?}", says("mate"));
    let hacks = says("hack");
    assert!(
        !hacks.is_empty() && hacks.iter().all(|rule| rule.contains("hack") || rule.contains("matrix")),
        "{hacks:?}"
    );
}
