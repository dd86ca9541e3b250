//! The dungeon of the day: the same for everybody, kept, and a line to paste.

use crate::hands::Hands;
use crate::keeping;
use crate::support::driver;
use standie::app::Route;
use standie::catalog;
use standie::catalog::words::Words;
use standie::play::daily::{self, Day};
use standie::play::record::Header;
use standie::play::story::deeds::{Deeds, Fact};
use standie::store::home::Home;
use std::collections::BTreeSet;

fn day(text: &str) -> Day {
    Day::parse(text).expect("a day")
}

#[test]
fn a_day_is_the_same_for_everybody_and_another_day_is_not() {
    let book = catalog::book();
    let mut companies = BTreeSet::new();
    for text in ["2026-11-20", "2026-11-21", "2026-11-22", "2027-01-01"] {
        let day = day(text);
        let setup = day.setup();
        assert!(setup.check(&book).is_ok());
        let bots: Vec<String> = setup.seats.iter().filter_map(|seat| seat.bot.clone()).collect();
        let others: BTreeSet<&String> = bots.iter().collect();
        assert_eq!((bots.len(), others.len(), setup.seats.len()), (3, 3, 4), "{text}");
        assert_eq!((day.setup(), day.text()), (setup, text.to_owned()));
        companies.insert(bots);
    }
    assert!(companies.len() > 2, "{companies:?}");
    assert_eq!(day("2026-11-20").seed(), 20_261_120);
    for odd in ["", "2026-11-31", "2026-1-2", "20 November", "2026-11-20 ", "99999-01-01"] {
        assert_eq!(Day::parse(odd), None, "{odd}");
    }
}

#[test]
fn only_what_follows_from_the_date_is_the_dungeon_of_a_day() {
    let mut hands = Hands::new(driver::at("daily", 1280.0, 800.0));
    hands.taps("start");
    let header: Header = hands.table().session.header().clone();
    assert_eq!(daily::of(&header), Some(day("2026-11-20")));
    assert_eq!(daily::of(&Header { seed: Some(20_261_121), ..header.clone() }), None, "other company");
    assert_eq!(daily::of(&Header { seed: None, ..header.clone() }), None);
    let mut setup = header.setup.clone();
    setup.rulings.insert("curse_dead".to_owned(), "yes".to_owned());
    assert_eq!(daily::of(&Header { setup, ..header }), None, "other rules");
    let said = hands.words.get("log-dice-daily");
    assert!(said.contains("never a secret"), "{said}");
}

#[test]
fn a_game_of_today_is_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut hands = Hands::new(driver::with(keeping::app(&home), 1280.0, 800.0));
    let last = hands.driver.state.shell.settings.last_quick.clone();
    hands.taps("daily");
    hands.taps("start");
    let begun = hands.table().session.text().to_vec();
    assert_eq!(hands.driver.state.shell.settings.last_quick, last, "the next table begins as ever");
    hands.driver.state.go(Route::Home);
    hands.taps("daily");
    assert!(hands.driver.sees(&hands.words.get("daily-continue")));
    hands.taps("start");
    assert!(hands.table().session.text().starts_with(&begun[..begun.len().min(200)]));
    assert_eq!(standie::store::library::list(&home).expect("a list").len(), 1, "one game");
}

#[test]
fn the_line_says_how_it_went_and_nothing_of_what_lies_there() {
    let words = Words::load("en");
    let deeds = |facts: &[(Fact, i64)]| -> Deeds {
        [(Fact::Players, 4), (Fact::Turns, 57), (Fact::Level, 10)].iter().chain(facts).copied().collect()
    };
    let line = |facts: &[(Fact, i64)]| daily::line(&words, day("2026-11-20"), &deeds(facts));
    assert_eq!(
        line(&[(Fact::Won, 1), (Fact::Fights, 9), (Fact::Lost, 3), (Fact::Fumble, 94)]),
        "Standie, 20 November 2026: won at Level 10 in round 15, 9 fights won. Worst moment: lost a fight at 94%."
    );
    assert_eq!(
        line(&[(Fact::Level, 4), (Fact::Fights, 1), (Fact::Lost, 3), (Fact::Deaths, 2)]),
        "Standie, 20 November 2026: lost at Level 4 in round 15, one fight won. Worst moment: my second funeral. Fewer flowers."
    );
    assert!(daily::worth(&deeds(&[(Fact::Won, 1)])) > daily::worth(&deeds(&[])));
    assert!(daily::worth(&deeds(&[(Fact::Turns, 20)])) > daily::worth(&deeds(&[])), "fewer rounds");
}
