//! Languages on the screen: nothing is written that no language can change, what is ours is found by either name, and a
//! game is the same in all of them.

use crate::hands::Hands;
use crate::support::driver::{self, Driver, Window};
use crate::support::pseudo;
use standie::app::presets;
use standie::app::{self, App};
use standie::catalog::manual;
use standie::catalog::words::Words;
use std::collections::BTreeSet;

/// Words that stand for themselves in every language: what people typed in presets, what the program is called, and who makes the
/// Items of Shadowrun.
const TYPED: &str = "Standie Mia Noah Ida Unnecessarily Bold The long night at the cabin monster enters entrance \
                     Angry Kettle Landlord of Doom Sock Thief Ada Ben Cleo Dov Head Usher \
                     Oopsoft Grabbit Mumcorp Kindly Vendetta";

fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Words people have typed in the game that lies there, or before it.
fn typed(app: &App) -> BTreeSet<String> {
    let mut typed: BTreeSet<String> = words_of(TYPED).map(str::to_lowercase).collect();
    let set_up = serde_json::to_value(app.set_up()).expect("a set-up");
    let game = app.table.as_ref().map(|table| serde_json::to_value(table.game()).expect("a game"));
    let header = app.table.as_ref().map(|table| serde_json::to_value(table.session.header()).expect("a header"));
    let mut left: Vec<serde_json::Value> = [Some(set_up), game, header].into_iter().flatten().collect();
    while let Some(next) = left.pop() {
        match next {
            serde_json::Value::String(text) => typed.extend(words_of(&text).map(str::to_lowercase)),
            serde_json::Value::Array(all) => left.extend(all),
            serde_json::Value::Object(all) => left.extend(all.into_iter().map(|(_, value)| value)),
            _ => {}
        }
    }
    typed
}

/// What of a text no language has changed: words with a vowel as the made-up language never leaves it.
fn unchanged<'a>(text: &'a str, typed: &BTreeSet<String>) -> Vec<&'a str> {
    let known = |word: &str| {
        let word = word.to_lowercase();
        // Long names are cut.
        typed.contains(&word) || (word.len() > 1 && typed.iter().any(|own| own.starts_with(&word)))
    };
    let plain = |word: &&str| word.chars().count() > 1 && word.chars().any(|c| "aeiouAEO".contains(c));
    // Ids of rules are no words.
    let is_id = |word: &&str| word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
    words_of(text).filter(plain).filter(|word| !known(word) && !is_id(word)).collect()
}

#[test]
fn everything_on_every_screen_can_be_said_in_another_language() {
    let mut wrong = BTreeSet::new();
    for name in presets::names() {
        let mut driver = presets::spoken(pseudo::words, || driver::at(name, 1280.0, 800.0));
        let mut typed = typed(&driver.state);
        // The manual is a file for each language: what it says is looked at with its pages.
        if name.starts_with("manual") {
            let pages = manual::pages("en").iter().map(manual::Page::text);
            typed.extend(pages.flat_map(|text| words_of(&text).map(str::to_lowercase).collect::<Vec<_>>()));
        }
        for (text, ..) in driver.written() {
            let left = unchanged(&text, &typed);
            if !left.is_empty() {
                wrong.insert(format!("{name}: {left:?} in {text:?}"));
            }
        }
    }
    let wrong: Vec<String> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{} texts:\n{}", wrong.len(), wrong.join("\n"));
}

fn german() -> Words {
    Words::load("de")
}

/// What is written on the screen, all of it.
fn written(driver: &mut Driver<impl Window>) -> String {
    driver.written().into_iter().map(|(text, ..)| text).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_language_goes_by_its_own_name_and_a_draft_says_so() {
    let mut hands = Hands::new(driver::at("settings", 1280.0, 2_400.0));
    let seen = written(&mut hands.driver);
    assert!(seen.contains("English\n") && seen.contains("Deutsch (a draft nobody has checked yet)"), "{seen}");
    hands.taps("locale de");
    assert_eq!(hands.driver.state.shell.settings.locale, "de");
    let seen = written(&mut hands.driver);
    assert!(seen.contains(&german().get("settings-title")), "{seen}");
    assert!(seen.contains("Deutsch (Entwurf"), "{seen}");
    hands.taps("locale en");
    assert!(written(&mut hands.driver).contains("Settings"));
}

#[test]
fn what_was_told_is_told_anew_in_another_language() {
    let mut driver = driver::at("table", 1280.0, 800.0);
    let told = |app: &App| app.table.as_ref().expect("a table").log.last().map(|line| line.text.clone());
    let english = told(&driver.state);
    driver.state.speak(pseudo::words());
    let other = told(&driver.state);
    assert_ne!(english, other, "the log");
    assert!(unchanged(&other.unwrap_or_default(), &typed(&driver.state)).is_empty());
    driver.state.speak(Words::load("en"));
    assert_eq!(told(&driver.state), english);
}

/// What is printed is looked up when it is shown: the game does not know in which language that was.
#[test]
fn a_game_is_the_same_in_every_language() {
    for name in ["hot_fight", "doors_crowd", "row", "fight", "hall"] {
        let plain = driver::at(name, 1280.0, 800.0);
        let mut other = presets::spoken(german, || driver::at(name, 1280.0, 800.0));
        written(&mut other);
        let text = |app: &App| app.table.as_ref().map(|table| table.session.text().to_vec());
        assert_eq!(text(&plain.state), text(&other.state), "{name}");
    }
}

#[test]
fn what_is_ours_is_found_in_the_box_by_either_name() {
    let words = german();
    let here = words.printed("Tax Gnome").into_owned();
    assert_ne!(here, "Tax Gnome");
    for letters in ["tax", "Tax Gnome", &here, &here[..3]] {
        let mut driver = presets::spoken(german, || driver::at("box", 1280.0, 800.0));
        driver.message(app::Message::Library(app::screen::library::Message::Shelf(
            app::screen::library::Shelf::Monsters,
        )));
        driver.message(app::Message::Library(app::screen::library::Message::Type(letters.to_owned())));
        let seen = written(&mut driver);
        let listed = |name: &str| seen.lines().filter(|line| *line != letters).any(|line| line == name);
        assert!(seen.lines().any(|line| line == here) && !listed("Tax Gnome"), "{letters:?}: {seen}");
    }
    assert_eq!(words.kept(&here.to_lowercase()), "Tax Gnome", "typed here, it is kept as what it is everywhere");
    assert_eq!(words.kept("Onkel Gerd"), "Onkel Gerd");
    assert_eq!(words.printed("Uncle Bob"), "Uncle Bob", "nobody's to change");
}

#[test]
fn rules_are_found_in_the_language_that_is_on_and_marked_where_it_lacks_them() {
    let words = german();
    let row = standie::catalog::ledger::row("MQ-RES-04").expect("a row");
    let found = words.finder().find("quest", "patt krieger");
    assert!(
        found.iter().take(5).any(|found| found.id == row.id),
        "{:?}",
        found.iter().map(|r| &r.id).collect::<Vec<_>>()
    );
    assert_ne!(words.rule(row), row.rule);
    let mut alien = row.clone();
    alien.id = "MQ-NONE-99".to_owned();
    assert_eq!(words.rule(&alien), words.with("in-english", &[("text", row.rule.as_str().into())]));
    assert_eq!(Words::load("en").rule(&alien), row.rule, "nothing to mark in English");
    let mut driver = presets::spoken(german, || driver::at("rules", 1280.0, 800.0));
    let seen = written(&mut driver);
    assert!(seen.contains(words.section("Components").as_str()) && !seen.contains("Components"), "{seen}");
}
