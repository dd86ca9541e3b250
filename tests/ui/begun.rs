//! What has been begun to be said beside the box lies on the disk too: a reload loses no die and no link.

use crate::hands::{Hands, played};
use crate::keeping;
use crate::support::driver::{self, Window};
use standie::app::Message;
use standie::app::presets;
use standie::app::table::Message as Do;
use standie::app::table::Panel;
use standie::app::table::action::Action;
use standie::app::table::play::{CardDraft, Sort};
use standie::play::Session;
use standie::rules::command::Command;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::question::Ask;
use standie::rules::{dungeon, fight};
use standie::store::home::Home;
use std::path::{Path, PathBuf};

/// A game that lies in a folder.
pub(crate) fn kept(home: &Home, session: &Session) -> PathBuf {
    standie::store::make_folder(&home.games()).expect("a folder");
    let path = home.games().join("evening.standie");
    std::fs::write(&path, session.text()).expect("written");
    path
}

/// The app, started anew, with that game on the table.
fn opens(home: &Home, path: &Path) -> Hands<impl Window + use<>> {
    let mut app = keeping::app(home);
    app.open(path);
    Hands::new(driver::with(app, 1280.0, 800.0))
}

fn told<P: Window>(hands: &Hands<P>) -> Vec<u8> {
    hands.table().draft.throws.iter().flat_map(|throw| throw.faces.clone()).collect()
}

/// A fight whose dice are being told.
fn rolling(home: &Home) -> (PathBuf, Hands<impl Window + use<>>) {
    let path = kept(home, &presets::evening("fight"));
    let mut hands = opens(home, &path);
    hands.taps_word("next-rolling");
    assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightDice { .. })));
    (path, hands)
}

#[test]
fn dice_told_one_by_one_outlive_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let (path, mut hands) = rolling(&home);
    hands.taps("die-2");
    assert_eq!(told(&hands), [2], "one is still to come");
    drop(hands);
    let mut hands = opens(&home, &path);
    assert_eq!(told(&hands), [2]);
    hands.taps("die-5");
    assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightRolled { .. })), "the last tells it");
}

#[test]
fn dice_of_another_moment_are_void_and_so_is_what_makes_no_sense() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let (path, mut hands) = rolling(&home);
    hands.taps("die-2");
    hands.driver.message(Message::Tick);
    drop(hands);
    let of = |home: &Home| std::fs::read_dir(home.drafts()).expect("drafts").map(|e| e.expect("one").path()).next();
    let draft = of(&home).expect("a draft");
    let before = std::fs::read(&draft).expect("read");
    // Whatever was done since, undone or not: it is another moment.
    let mut hands = opens(&home, &path);
    hands.driver.message(Message::Table(Do::Ask(Action::Undo)));
    hands.driver.message(Message::Table(Do::Ask(Action::Redo)));
    assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightDice { .. })));
    assert_eq!(told(&hands), [0_u8; 0]);
    drop(hands);
    for (bytes, what) in [(before, "of before"), (b"{\"bytes\":".to_vec(), "broken"), (Vec::new(), "nothing")] {
        std::fs::write(&draft, bytes).expect("written");
        assert_eq!(told(&opens(&home, &path)), [0_u8; 0], "{what}");
    }
    std::fs::remove_dir_all(home.drafts()).expect("gone");
    assert_eq!(told(&opens(&home, &path)), [0_u8; 0]);
}

#[test]
fn links_picked_one_by_one_outlive_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let path = kept(&home, &presets::evening("links"));
    let mut hands = opens(&home, &path);
    let (side, _) = hands.table().draft.links[0];
    hands.taps(&format!("link-{}", side.name()));
    let links = hands.table().draft.links.clone();
    assert_eq!(links[0].1, LinkKind::Door);
    drop(hands);
    let mut hands = opens(&home, &path);
    assert_eq!(hands.table().draft.links, links);
    hands.next();
    drop(hands);
    assert_eq!(std::fs::read_dir(home.drafts()).expect("drafts").count(), 0, "what is said is no draft");
}

/// The card that is being told.
fn card(hands: &Hands<impl Window>) -> Option<Box<CardDraft>> {
    match &hands.table().panel {
        Some(Panel::Card(card)) => Some(card.clone()),
        _ => None,
    }
}

#[test]
fn a_card_half_told_outlives_a_restart_and_one_that_is_let_be_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let path = kept(&home, &presets::evening("fight"));
    let mut hands = opens(&home, &path);
    let seat = hands.game().seats[0].colour;
    let told = CardDraft { sort: Some(Sort::Curse), victim: Some(hands.game().seats[1].colour), ..CardDraft::of(seat) };
    hands.driver.message(Message::Table(Do::opens(Panel::Card(Box::new(told)))));
    let before = card(&hands).expect("a card");
    drop(hands);
    let mut hands = opens(&home, &path);
    assert_eq!(card(&hands), Some(before), "as it stood");
    hands.driver.message(Message::Table(Do::Ask(Action::Close)));
    assert_eq!(card(&hands), None);
    drop(hands);
    assert_eq!(std::fs::read_dir(home.drafts()).expect("drafts").count(), 0, "what is let be is no draft");
    assert_eq!(card(&opens(&home, &path)), None);
}

#[test]
fn a_die_of_a_search_told_wrongly_is_taken_back_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let searched = played(presets::evening("search"), [Command::Dungeon(dungeon::Command::Search)]);
    let path = kept(&home, &searched);
    let mut hands = opens(&home, &path);
    let asked = hands.table().question.clone();
    // Of two dice, had the room or the munchkin any icons.
    hands.driver.state.table.as_mut().expect("a table").draft.dice.push(6);
    hands.taps("fell-0-0");
    assert_eq!((hands.table().draft.dice.len(), &hands.table().question), (0, &asked));
}
