//! What the script of a page looks for is on the pages there are, and where it asks somebody answers.

use std::collections::BTreeSet;

const SCRIPT: &str = include_str!("../../assets/phones/page.js");
const STYLES: &str = include_str!("../../assets/phones/page.css");
const PAGE: &str = include_str!("../../src/phones/page.rs");
const ANSWERS: &str = include_str!("../../src/phones/answer.rs");
const SERVER: &str = include_str!("../../src/phones/server.rs");

/// Everything in a text between one thing and the next.
fn between<'a>(text: &'a str, before: &str, after: char) -> BTreeSet<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split_once(after)).map(|(found, _)| found).collect()
}

/// Whether a page has something by that name.
fn has(id: &str) -> bool {
    let said = |after: char| PAGE.contains(&format!("#{id}{after}"));
    [' ', ';', '{', '.'].into_iter().any(said) || PAGE.contains(&format!("id=\"{id}\""))
}

#[test]
fn whatever_the_script_looks_for_is_on_a_page() {
    let ids = between(SCRIPT, "getElementById(\"", '"');
    assert!(ids.len() > 3, "{ids:?}");
    let missing: Vec<_> = ids.into_iter().filter(|id| !has(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    for listed in ["#happened li", "details[open]"] {
        assert!(SCRIPT.contains(listed), "{listed}");
    }
    assert!(has("happened") && PAGE.contains("details"));
    // What it reads of a form, and of the page.
    for (read, said) in [
        ("dataset.moves === \"yes\"", "data-moves"),
        ("dataset.follows", "data-follows"),
        ("dataset.stays", "data-stays"),
        ("dataset.tries", "data-tries"),
        ("dataset.soon", "data-soon"),
        ("data-follows=", "data-follows"),
    ] {
        assert!(SCRIPT.contains(read) && PAGE.contains(said), "{said}");
    }
    assert!(!has("nothing-of-that-name"));
}

#[test]
fn wherever_the_script_asks_somebody_answers() {
    let asks = between(SCRIPT, "fetch(\"", '"').into_iter().chain(between(SCRIPT, "EventSource(\"", '"'));
    let asks: BTreeSet<&str> = asks.collect();
    assert_eq!(asks, ["/", "/do", "/events", "/here", "/page.css"].into());
    for path in asks {
        assert!(ANSWERS.contains(&format!("\"{path}\"")), "{path}");
    }
    for event in between(SCRIPT, "events.addEventListener(\"", '"') {
        assert!(SERVER.contains(&format!("event: {event}")), "{event}");
    }
}

#[test]
fn whatever_the_script_marks_has_a_look() {
    let marks = between(SCRIPT, "classList.add(\"", '"').into_iter().chain(between(SCRIPT, "classList.toggle(\"", '"'));
    let bare: Vec<_> = marks.filter(|mark| !STYLES.contains(&format!(".{mark}"))).collect();
    assert!(bare.is_empty(), "{bare:?}");
    assert!(SCRIPT.contains("classList.add(\"rests\")"));
}

#[test]
fn whatever_a_page_says_is_said_in_both_languages() {
    let said = [PAGE, ANSWERS].into_iter().flat_map(|text| between(text, "words.get(\"", '"'));
    let said: BTreeSet<&str> = said.collect();
    assert!(said.len() > 10, "{said:?}");
    for language in ["en", "de"] {
        let folder = format!("{}/assets/text/{language}", env!("CARGO_MANIFEST_DIR"));
        let files = std::fs::read_dir(folder).expect("texts").map(|file| file.expect("a file").path());
        let files = files.filter(|path| path.extension().is_some_and(|kind| kind == "ftl"));
        let all: String = files.map(|path| std::fs::read_to_string(path).expect("a text") + "\n").collect();
        let missing: Vec<_> = said.iter().filter(|id| !all.contains(&format!("\n{id} ="))).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}
