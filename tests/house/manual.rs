//! The manual says what the window says, in every language that has pages: each label is one of its texts or a key, each
//! link leads to a page, each page is short, found by the words of its title, and tells and shows what the English one does.

#[path = "../../src/catalog/manual/marks.rs"]
mod marks;

use crate::languages::texts;
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use standie::catalog::locale::{self, FALLBACK};
use standie::catalog::manual::{self, Block, Kind, Page};
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

/// Whether a label can be what a text says. What it says itself must be most of it, or begin it, or end it with a word that
/// tells: German has its verbs there.
fn fits(label: &str, form: &str) -> bool {
    let parts: Vec<&str> = form.split(ANY).collect();
    let [first, middle @ .., last] = &parts[..] else { return label == form };
    let own = parts.iter().map(|part| letters(part)).sum::<usize>();
    if letters(first) < 3 && letters(last) < 5 && own * 2 < letters(label) {
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
    said(page, Kind::Label)
}

/// What a page says of one kind.
fn said(page: &Page, kind: Kind) -> impl Iterator<Item = &str> {
    let spans = page.blocks.iter().flat_map(Block::spans);
    spans.filter(move |span| span.kind == kind).map(|span| span.text.as_str())
}

/// The languages that have pages of their own.
fn spoken() -> impl Iterator<Item = &'static str> {
    locale::all().iter().map(|locale| locale.id).filter(|locale| own(locale).next().is_some())
}

/// The pages of a language that are in it.
fn own(locale: &str) -> impl Iterator<Item = &'static Page> {
    manual::pages(locale).iter().filter(move |page| page.locale == locale)
}

/// All that the window can say in a language: what it lacks, in English.
fn window(locale: &str) -> BTreeSet<String> {
    let mut all = texts(FALLBACK);
    all.extend(texts(locale));
    all.values().filter(|(file, _)| file != "cli.ftl").flat_map(|(_, pattern)| forms(pattern)).collect()
}

fn is_said(label: &str, window: &BTreeSet<String>) -> bool {
    KEYS.contains(&label) || window.iter().any(|form| fits(label, form))
}

#[test]
fn every_label_of_the_manual_is_a_text_of_the_window_or_a_key() {
    let mut wrong = Vec::new();
    for locale in spoken() {
        let window = window(locale);
        for page in own(locale) {
            let unsaid = labels(page).filter(|label| !is_said(label, &window));
            wrong.extend(unsaid.map(|label| format!("{locale}/{}: {label}", page.name)));
        }
    }
    assert!(wrong.is_empty(), "nowhere in the window:\n{}", wrong.join("\n"));
    // What no text says is noticed.
    let heard = |label: &str, locale: &str| is_said(label, &window(locale));
    assert!(!heard("Rules and such", "en") && heard("Ask Aunt Prue", "en") && heard("More (12)", "en"));
    assert!(!heard("Regeln und so", "de") && heard("Tante Obacht fragen", "de") && heard("Mehr (12)", "de"));
    assert!(!heard("F13", "en") && !heard("Put it right anyway", "de"));
}

#[test]
fn every_page_is_short_and_leads_to_pages_that_are_there() {
    assert!(own(FALLBACK).count() >= 14, "{} pages", own(FALLBACK).count());
    let mut wrong = Vec::new();
    for locale in spoken() {
        let pages = manual::pages(locale);
        let names: BTreeSet<&str> = pages.iter().map(|page| page.name).collect();
        let titles: BTreeSet<&str> = pages.iter().map(|page| page.title.as_str()).collect();
        assert_eq!(titles.len(), pages.len(), "a title each in {locale}");
        for page in own(locale) {
            let called = format!("{locale}/{}", page.name);
            let words = page.text().split_whitespace().count();
            if words > MOST {
                wrong.push(format!("{called} has {words} words"));
            }
            wrong.extend(page.links().filter(|to| !names.contains(to)).map(|to| format!("{called}: no page {to}")));
            wrong
                .extend(page.links().filter(|to| *to == page.name).map(|to| format!("{called}: {to} leads to itself")));
            // A block is touched as a whole.
            let links = |block: &&Block| block.spans().iter().filter(|span| span.link.is_some()).count();
            let several = page.blocks.iter().filter(|block| links(block) > 1);
            wrong.extend(several.map(|block| format!("{called}: two links in {block:?}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a part of a page is, whatever it says: a picture of what, a line of a list, and where it leads.
fn shape(block: &Block) -> String {
    match block {
        Block::Paragraph(_) => format!("said, {:?}", block.link()),
        Block::Item(number, _) => format!("{number:?}, {:?}", block.link()),
        Block::Picture(preset, _) => preset.clone(),
    }
}

#[test]
fn a_page_in_another_language_tells_shows_and_leads_to_what_the_english_one_does() {
    let shapes = |page: &Page| page.blocks.iter().map(shape).collect::<Vec<_>>();
    let typed = |page: &'static Page| said(page, Kind::Typed).collect::<Vec<_>>();
    for page in spoken().flat_map(own) {
        let english = manual::page(FALLBACK, page.name).expect("a page in English");
        assert_eq!(shapes(page), shapes(english), "{}/{}", page.locale, page.name);
        assert_eq!(typed(page), typed(english), "{}/{}", page.locale, page.name);
        assert_eq!(labels(page).count(), labels(english).count(), "{}/{}", page.locale, page.name);
    }
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
        assert!(locale::all().iter().any(|known| known.id == locale), "{locale} is no language");
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
    for locale in spoken() {
        let words = Words::load(locale);
        let find = |typed: &str| manual::find(locale, &words.finder().tongue, typed);
        let finds = |typed: &str, page: &Page| find(typed).titled.iter().any(|found| found.name == page.name);
        for page in own(locale) {
            assert!(finds(&page.title, page), "{}", page.title);
            for word in page.title.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().count() > 3) {
                assert!(finds(word, page) && finds(&word.to_uppercase(), page), "{}: {word}", page.title);
            }
        }
        assert!(find(" ").titled.is_empty());
    }
    for (locale, said, unsaid) in [("en", "pigeon", "xylophone"), ("de", "Brieftaube", "Xylophon")] {
        let words = Words::load(locale);
        let find = |typed: &str| manual::find(locale, &words.finder().tongue, typed);
        let found = find(said);
        assert!(found.titled.is_empty() && found.said.len() == 1, "by what it says, too: {found:?}");
        let found = find(unsaid);
        assert!(found.titled.is_empty() && found.said.is_empty(), "{found:?}");
    }
}

#[test]
fn what_a_language_lacks_of_the_manual_is_english_and_marked() {
    let pages = |locale: &str| manual::pages(locale).iter().map(|page| page.name).collect::<Vec<_>>();
    for locale in locale::all() {
        assert_eq!(pages(locale.id), pages(FALLBACK), "{}", locale.id);
        let there = |page: &&Page| page.locale == locale.id || page.locale == FALLBACK;
        assert!(manual::pages(locale.id).iter().all(|page| there(&page)), "{}", locale.id);
    }
    assert!(manual::pages("nowhere").iter().all(|page| page.locale == FALLBACK), "a language without a folder");
    assert_eq!(own("de").count(), own(FALLBACK).count(), "German has all of it");
    let german = Words::load("de");
    let marked = german.said_in(FALLBACK, "Keys").into_owned();
    assert!(marked.contains("Keys") && marked.contains("nglisch"), "{marked}");
    assert_eq!(german.said_in("de", "Tasten"), "Tasten", "what is there is not marked");
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
    assert_eq!(page.blocks[1], Block::Picture("home".to_owned(), "seen".to_owned()));
    assert!(matches!(&page.blocks[3], Block::Item(Some(4), said) if said[0].kind == Kind::Typed));
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
