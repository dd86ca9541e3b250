//! The manual says what the window says: each label is one of its texts or a key, each link leads to a page, each page is
//! short, and found by the words of its title.

#[path = "../../src/catalog/manual/marks.rs"]
mod marks;

use crate::languages::texts;
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use standie::catalog::locale::FALLBACK;
use standie::catalog::manual::{self, Kind, Page};
use standie::catalog::words::Words;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// What stands on keys.
const KEYS: [&str; 18] = [
    "F1", "F11", "T", "O", "S", "C", "L", "H", "Tab", "F6", "Esc", "Space", "Enter", "Ctrl+Z", "Ctrl+Y", "Ctrl+K", "1",
    "6",
];

/// Words a page has at most: nobody reads more across a table.
const MOST: usize = 260;

/// Stands for what is only known when it is said.
const ANY: char = '\u{1}';

/// All a text can say, with a mark for each argument.
fn forms(pattern: &Pattern<String>) -> Vec<String> {
    let mut all = vec![String::new()];
    for element in &pattern.elements {
        let next = match element {
            PatternElement::TextElement { value } => vec![value.clone()],
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().flat_map(|variant| forms(&variant.value)).collect()
            }
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                vec![value.clone()]
            }
            PatternElement::Placeable { .. } => vec![ANY.to_string()],
        };
        all = all.iter().flat_map(|before| next.iter().map(move |next| format!("{before}{next}"))).take(500).collect();
    }
    all
}

fn letters(text: &str) -> usize {
    text.chars().filter(|c| c.is_alphabetic()).count()
}

/// Whether a label can be what a text says. What it says itself must be most of it, or begin it.
fn fits(label: &str, form: &str) -> bool {
    let parts: Vec<&str> = form.split(ANY).collect();
    let [first, middle @ .., last] = &parts[..] else { return label == form };
    let own = parts.iter().map(|part| letters(part)).sum::<usize>();
    if letters(first) < 3 && own * 2 < letters(label) {
        return false;
    }
    let Some(mut rest) = label.strip_prefix(first).and_then(|rest| rest.strip_suffix(last)) else { return false };
    for part in middle {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    true
}

fn labels(page: &Page) -> impl Iterator<Item = &str> {
    let spans = page.blocks.iter().flat_map(manual::Block::spans);
    spans.filter(|span| span.kind == Kind::Label).map(|span| span.text.as_str())
}

#[test]
fn every_label_of_the_manual_is_a_text_of_the_window_or_a_key() {
    let texts = texts(FALLBACK);
    let window = texts.values().filter(|(file, _)| file != "cli.ftl");
    let all: BTreeSet<String> = window.flat_map(|(_, pattern)| forms(pattern)).collect();
    let is_said = |label: &str| KEYS.contains(&label) || all.iter().any(|form| fits(label, form));
    let mut wrong = Vec::new();
    for page in manual::pages(FALLBACK) {
        wrong.extend(labels(page).filter(|label| !is_said(label)).map(|label| format!("{}: {label}", page.name)));
    }
    assert!(wrong.is_empty(), "nowhere in the window:\n{}", wrong.join("\n"));
    // What no text says is noticed.
    assert!(!is_said("Rules and such") && !is_said("F13") && is_said("Ask Aunt Prue") && is_said("More (12)"));
}

#[test]
fn every_page_is_short_and_leads_to_pages_that_are_there() {
    let pages = manual::pages(FALLBACK);
    assert!(pages.len() >= 14, "{} pages", pages.len());
    let names: BTreeSet<&str> = pages.iter().map(|page| page.name).collect();
    let titles: BTreeSet<&str> = pages.iter().map(|page| page.title.as_str()).collect();
    assert_eq!(titles.len(), pages.len(), "a title each");
    let mut wrong = Vec::new();
    for page in pages {
        let words = page.text().split_whitespace().count();
        if words > MOST {
            wrong.push(format!("{} has {words} words", page.name));
        }
        wrong.extend(page.links().filter(|to| !names.contains(to)).map(|to| format!("{}: no page {to}", page.name)));
        wrong.extend(page.links().filter(|to| *to == page.name).map(|to| format!("{to} leads to itself")));
        // A block is touched as a whole.
        let several = page.blocks.iter().filter(|block| block.spans().iter().filter(|s| s.link.is_some()).count() > 1);
        wrong.extend(several.map(|block| format!("{}: two links in {block:?}", page.name)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A file that is not in the list, or a folder nobody speaks, would never be read.
#[test]
fn every_file_of_the_manual_is_a_page_of_a_language() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/manual");
    let inside =
        |path: &Path| fs::read_dir(path).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    let folders: Vec<_> = inside(&root);
    for folder in folders {
        let locale = folder.file_name().expect("a name").to_string_lossy().into_owned();
        assert!(standie::catalog::locale::all().iter().any(|known| known.id == locale), "{locale} is no language");
        let files: Vec<_> = inside(&folder);
        for file in files {
            let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
            let page = manual::page(&locale, &name);
            assert!(page.is_some_and(|page| page.locale == locale), "{} is no page", file.display());
        }
    }
}

#[test]
fn a_page_is_found_by_the_words_of_its_title() {
    let words = Words::load(FALLBACK);
    let tongue = &words.finder().tongue;
    let finds = |typed: &str, page: &Page| {
        manual::find(FALLBACK, tongue, typed).titled.iter().any(|found| found.name == page.name)
    };
    for page in manual::pages(FALLBACK) {
        assert!(finds(&page.title, page), "{}", page.title);
        for word in page.title.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 3) {
            assert!(finds(word, page) && finds(&word.to_uppercase(), page), "{}: {word}", page.title);
        }
    }
    let found = manual::find(FALLBACK, tongue, "pigeon");
    assert!(found.titled.is_empty() && found.said.len() == 1, "by what it says, too");
    let found = manual::find(FALLBACK, tongue, "xylophone");
    assert!(found.titled.is_empty() && found.said.is_empty());
    assert!(manual::find(FALLBACK, tongue, " ").titled.is_empty());
}

#[test]
fn what_a_language_lacks_of_the_manual_is_english() {
    let pages = |locale: &str| manual::pages(locale).iter().map(|page| page.name).collect::<Vec<_>>();
    assert_eq!(pages("de"), pages(FALLBACK));
    assert!(manual::pages("de").iter().all(|page| page.locale == FALLBACK), "nobody has written a German one yet");
    let marked = Words::load("de").said_in(FALLBACK, "Keys").into_owned();
    assert!(marked.contains("Keys") && marked.contains("nglisch"), "{marked}");
    assert_eq!(Words::load(FALLBACK).said_in(FALLBACK, "Keys"), "Keys");
}

#[test]
fn a_page_is_read_as_it_is_written_and_no_further() {
    let read = |text: &str| manual::read("x", FALLBACK, &marks::of(text));
    let page = read("# A *b*\n\nSay **Go**\nto [it](02-classic.md).\n\n![seen](preset:home)\n\n3. x\n4. `y`\n");
    let page = page.expect("a page");
    assert_eq!(page.title, "A b");
    assert_eq!(page.text(), "A b Say  Go  to  it . x y");
    assert_eq!(page.links().collect::<Vec<_>>(), ["02-classic"]);
    assert_eq!(page.blocks[1], manual::Block::Picture("home".to_owned(), "seen".to_owned()));
    assert!(matches!(&page.blocks[3], manual::Block::Item(Some(4), said) if said[0].kind == Kind::Typed));
    let odd = [
        "",
        "no title",
        "# T\n\n<b>x</b>",
        "# T\n\n[x](https://x.y)",
        "# T\n\n![x](x.png)",
        "# T\n\n> x",
        "# T\n\n## U",
    ];
    for text in odd {
        assert!(read(text).is_err(), "{text:?}");
    }
}
