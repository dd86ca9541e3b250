//! Titles that are kept over games: new ones stand on the end page, all of them on a page of their own.

use crate::hands::Hands;
use crate::keeping;
use crate::support::driver::{self, Window};
use standie::app::Message;
use standie::app::table::Message as OnTable;
use standie::app::table::action::Action;
use standie::store::hall::Finished;
use standie::store::home::Home;

/// What is new on the end page.
fn new(hands: &Hands<impl Window>) -> Vec<String> {
    let end = hands.table().end.as_ref().expect("an end");
    end.titles.iter().flatten().flat_map(|(_, titles)| titles.clone()).collect()
}

/// The games that are kept.
fn games(hands: &Hands<impl Window>) -> Vec<Finished> {
    hands.driver.state.shell.hall.games.clone()
}

#[test]
fn the_end_says_what_is_new_and_the_page_has_it() {
    let mut hands = Hands::new(driver::at("over", 1280.0, 800.0));
    let earned = new(&hands);
    assert!(earned.len() > 2, "{earned:?}");
    hands.taps("hall");
    for id in earned {
        let name = hands.words.get(&format!("feat-{id}"));
        assert!(hands.driver.sees(&name), "{name}");
    }
    hands.taps("back");
    assert!(hands.driver.state.table.is_some(), "back at the end");
}

#[test]
fn an_end_that_is_taken_back_and_comes_again_is_one_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let session = driver::at("over", 1280.0, 800.0).state.table.take().expect("a table").session;
    standie::store::make_folder(&home.games()).expect("a folder");
    let path = home.games().join("evening.standie");
    std::fs::write(&path, session.text()).expect("written");
    let mut hands = Hands::new(driver::with(keeping::app(&home), 1280.0, 800.0));
    hands.driver.state.open(&path);
    let (first, earned) = (games(&hands), new(&hands));
    assert_eq!(first.len(), 1);
    for action in [Action::Undo, Action::Redo] {
        let _ = hands.driver.state.update(Message::Table(OnTable::Ask(action)));
    }
    assert_eq!(games(&hands), first);
    assert_eq!(new(&hands), earned, "still new");
    // Opened once more, on another day: the same game.
    hands.driver.state.open(&path);
    assert_eq!((games(&hands), new(&hands)), (first.clone(), earned));
    let (kept, odd) = standie::store::hall::read(&home).expect("read");
    assert_eq!((kept.games, odd), (first, None));
}

#[test]
fn a_lesson_earns_nothing() {
    let hands = Hands::new(driver::at("lesson", 1280.0, 800.0));
    assert!(hands.driver.state.shell.hall.games.is_empty());
}
