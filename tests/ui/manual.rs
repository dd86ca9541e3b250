//! The manual: in the window, and as pages for a browser, which this writes to `target/manual`.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::widget;
use pulldown_cmark::{CowStr, Event, Parser, Tag, html};
use standie::app::screen::lookup;
use standie::app::{self, Route, presets};
use standie::catalog::locale::FALLBACK;
use standie::catalog::manual::{self, Block, Page};
use standie::catalog::words::Words;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn key(hands: &mut Hands<impl Window>, named: Named) {
    hands.driver.key(Key::Named(named), Modifiers::default());
}

fn types(hands: &mut Hands<impl Window>, typed: &str) {
    hands.driver.message(app::Message::Lookup(lookup::Message::Type(typed.to_owned())));
}

fn has(hands: &mut Hands<impl Window>, id: &str) -> bool {
    hands.driver.find(widget::Id::from(id.to_owned())).is_some()
}

fn open(hands: &Hands<impl Window>) -> Option<&'static str> {
    hands.driver.state.lookup.page()
}

/// The presets that the pages have pictures of.
fn pictures() -> BTreeSet<(&'static str, &'static str)> {
    let blocks = manual::pages(FALLBACK).iter().flat_map(|page| page.blocks.iter().map(|block| (page.name, block)));
    let picture = |(page, block): (&'static str, &'static Block)| match block {
        Block::Picture(preset, _) => Some((preset.as_str(), page)),
        Block::Paragraph(_) | Block::Item(..) => None,
    };
    blocks.filter_map(picture).collect()
}

#[test]
fn every_picture_of_the_manual_can_be_drawn() {
    let names = presets::names();
    let wrong: Vec<_> = pictures().into_iter().filter(|(preset, _)| !names.contains(preset)).collect();
    assert!(wrong.is_empty(), "no such presets: {wrong:?}");
    assert!(pictures().len() >= manual::pages(FALLBACK).len(), "one a page, more or less");
}

#[test]
fn the_manual_is_a_touch_away_at_home_and_back_is_home() {
    let mut hands = Hands::new(driver::at("home", 1280.0, 800.0));
    hands.taps("manual");
    assert_eq!(hands.driver.state.route, Route::Rules);
    for page in manual::pages(FALLBACK) {
        assert!(has(&mut hands, &format!("page {}", page.name)), "{} is in the contents", page.name);
        assert!(hands.driver.sees(page.title.as_str()), "{}", page.title);
    }
    hands.taps("page 11-odds");
    assert_eq!(open(&hands), Some("11-odds"));
    hands.taps("next 12-mistakes");
    assert_eq!(open(&hands), Some("12-mistakes"));
    hands.taps("contents");
    assert_eq!(open(&hands), None);
    hands.taps("back");
    assert_eq!(hands.driver.state.route, Route::Home, "what one came for is what one goes back from");
}

#[test]
fn from_the_table_through_the_menu_to_a_link_and_back_again() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let before = hands.driver.state.table.as_ref().expect("a table").session.text().to_vec();
    hands.taps("menu");
    hands.taps("manual");
    hands.taps("page 02-classic");
    hands.taps("page 03-short-rules");
    assert_eq!(open(&hands), Some("03-short-rules"), "a line with a link is touched as a whole");
    hands.taps("back");
    assert_eq!(open(&hands), Some("02-classic"), "where one came from");
    key(&mut hands, Named::Escape);
    assert_eq!(open(&hands), None);
    key(&mut hands, Named::Escape);
    assert_eq!(hands.driver.state.route, Route::Table);
    assert_eq!(hands.driver.state.table.as_ref().expect("a table").session.text(), before, "and nothing has happened");
}

#[test]
fn whoever_presses_f1_finds_pages_of_the_manual_before_the_rules() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    key(&mut hands, Named::F1);
    assert!(has(&mut hands, "manual"), "what is in it, while nothing is typed");
    types(&mut hands, "house rules");
    let words = Words::load(FALLBACK);
    let found = words.finder().find("quest", "house rules");
    let rule = format!("rule {}", found.first().expect("a rule").id);
    let mut top = |id: &str| hands.driver.place(widget::Id::from(id.to_owned())).y;
    assert!(top("page 13-house-rules") < top(&rule), "its title is what was typed");
    types(&mut hands, "pigeon");
    let none = words.with("lookup-count", &[("count", 0.into()), ("shown", 0.into())]);
    assert!(has(&mut hands, "page 14-saved-games") && !hands.driver.sees(none.as_str()), "by what it says, too");
    types(&mut hands, "xylophone");
    assert!(hands.driver.sees(none.as_str()));
    types(&mut hands, "pigeon");
    hands.taps("page 14-saved-games");
    hands.taps("back");
    assert!(hands.driver.state.lookup.is_list() && has(&mut hands, "page 14-saved-games"), "what was found is there");
    hands.taps("back");
    assert_eq!(hands.driver.state.route, Route::Table);
}

#[test]
fn a_page_stays_open_where_the_language_changes_and_is_read_in_that() {
    let mut hands = Hands::new(driver::at("manual_page", 1280.0, 800.0));
    let german = Words::load("de");
    let name = open(&hands).expect("a page");
    let [here, there] = [FALLBACK, "de"].map(|locale| manual::page(locale, name).expect("a page"));
    assert!(hands.driver.sees(here.title.as_str()) && here.title != there.title);
    hands.driver.state.speak(Words::load("de"));
    assert_eq!(open(&hands), Some(name));
    assert!(hands.driver.sees(there.title.as_str()) && !hands.driver.sees(here.title.as_str()));
    hands.taps("contents");
    for page in manual::pages("de") {
        // What is there in the language that is on has no mark; what is not says that it is English.
        let called = german.said_in(page.locale, &page.title).into_owned();
        assert_eq!(called == page.title, page.locale == "de");
        assert!(hands.driver.sees(called.as_str()), "{called}");
    }
}

/// A file beside this one's package.
fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// A page for a browser: what it is called, what is in it, and what comes before and after it.
fn whole(words: &Words, title: &str, content: &str, ways: [Option<&Page>; 2]) -> String {
    let called = words.get("lookup-manual");
    let way = |page: Option<&Page>, rel: &str| {
        page.map(|page| format!("<a rel=\"{rel}\" href=\"{}.html\">{}</a>", page.name, page.title)).unwrap_or_default()
    };
    let [before, after] = ways;
    format!(
        "<!doctype html>\n<html lang=\"{FALLBACK}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title} · Standie</title>\n\
         <link rel=\"stylesheet\" href=\"style.css\">\n</head>\n<body>\n\
         <header><a href=\"index.html\">Standie · {called}</a></header>\n<main>\n{content}</main>\n\
         <nav>{}{}</nav>\n<footer>{}</footer>\n</body>\n</html>\n",
        way(before, "prev"),
        way(after, "next"),
        words.get("unofficial"),
    )
}

/// What a page says, for a browser: links lead to pages beside it, pictures lie in a folder of theirs.
fn content(source: &str) -> String {
    let elsewhere = |event| match event {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            let dest_url = CowStr::from(dest_url.replace(".md", ".html"));
            Event::Start(Tag::Link { link_type, dest_url, title, id })
        }
        Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
            let dest_url = CowStr::from(format!("pictures/{}.png", dest_url.replace("preset:", "")));
            Event::Start(Tag::Image { link_type, dest_url, title, id })
        }
        other => other,
    };
    let mut written = String::new();
    html::push_html(&mut written, Parser::new(source).map(elsewhere));
    written
}

/// Writes all of it to a folder.
fn write(folder: &Path) {
    let words = Words::load(FALLBACK);
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder.join("pictures")).expect("a folder");
    fs::copy(root("packaging/manual/style.css"), folder.join("style.css")).expect("a style");
    let pages = manual::pages(FALLBACK);
    for (at, (page, source)) in manual::sources(FALLBACK).enumerate() {
        let ways = [at.checked_sub(1).and_then(|at| pages.get(at)), pages.get(at + 1)];
        let page_of = whole(&words, &page.title, &content(source), ways);
        fs::write(folder.join(format!("{}.html", page.name)), page_of).expect("a page");
    }
    let called = words.get("lookup-manual");
    let mut list = format!("<h1>{called}</h1>\n<ol>\n");
    for page in pages {
        writeln!(list, "<li><a href=\"{}.html\">{}</a></li>", page.name, page.title).expect("a line");
    }
    list.push_str("</ol>\n");
    fs::write(folder.join("index.html"), whole(&words, &called, &list, [None, pages.first()])).expect("the contents");
    let drawn: BTreeSet<&str> = pictures().into_iter().map(|(preset, _)| preset).collect();
    for preset in drawn {
        driver::at(preset, 1280.0, 800.0).save_png(&folder.join(format!("pictures/{preset}.png")));
    }
}

/// What a page leads to, or shows.
fn ends(page: &str) -> impl Iterator<Item = &str> {
    ["href=\"", "src=\""]
        .into_iter()
        .flat_map(|mark| page.split(mark).skip(1))
        .filter_map(|rest| rest.split('"').next())
}

#[test]
fn the_manual_as_a_site_leads_nowhere_that_is_not_there() {
    let folder = root("target/manual");
    write(&folder);
    let mut wrong = Vec::new();
    let mut seen = 0;
    for entry in fs::read_dir(&folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|end| end != "html") {
            continue;
        }
        let page = fs::read_to_string(&path).expect("a page");
        seen += 1;
        let missing = ends(&page).filter(|end| !folder.join(end).is_file());
        wrong.extend(missing.map(|end| format!("{}: {end}", path.display())));
        wrong.extend(page.contains("<script").then(|| format!("{}: a script", path.display())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(seen, manual::pages(FALLBACK).len() + 1);
    let index = fs::read_to_string(folder.join("index.html")).expect("the contents");
    let listed: BTreeSet<&str> = ends(&index).collect();
    for page in manual::pages(FALLBACK) {
        assert!(listed.contains(format!("{}.html", page.name).as_str()), "{} is in the contents", page.name);
    }
    let style = fs::read_to_string(folder.join("style.css")).expect("a style");
    assert!(!style.contains("url(") && style.contains("prefers-color-scheme"), "nobody else is asked; light and dark");
}
