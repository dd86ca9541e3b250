//! Cards of a later version: a saved game goes on with those it was begun with.

use crate::fair as fair_lines;
use rand::RngExt as _;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;
use standie::catalog;
use standie::play::fair::{self, Verdict};
use standie::play::player::Players;
use standie::play::record::Who;
use standie::play::{Session, journal, playout};
use standie::rules::book::Book;
use standie::rules::card::{CardBox, CardId};
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::{Component, Components, Place};
use std::sync::Arc;

/// The book of a later version: a card is new, one is gone, one has another name, one does something else, a monster is
/// stronger, a room has another name, and the numbers mean other cards.
fn later() -> Arc<Book> {
    let CardBox { mut tiles, mut monsters, mut cards, kinds, .. } = catalog::book().cards.clone();
    let mut added = cards[0].clone();
    added.name = "Folding Chair".to_owned();
    added.numbers = vec![CardId(254)];
    cards.push(added);
    cards.remove(3);
    cards[5].name = "Renamed".to_owned();
    let other = cards[8].is.clone();
    cards[7].is = other;
    let (a, b) = (cards[10].numbers.clone(), cards[11].numbers.clone());
    (cards[10].numbers, cards[11].numbers) = (b, a);
    Arc::make_mut(&mut monsters[0].def).level = Some(19);
    Arc::make_mut(&mut monsters[1].def).name = "Somebody Else".to_owned();
    tiles[2].up.name = "Somewhere Else".to_owned();
    Arc::new(Book::clone(&catalog::book()).with_cards(CardBox::new(tiles, monsters, cards, kinds)))
}

fn open(book: Arc<Book>, text: &[u8]) -> Session {
    let read = journal::read(text).expect("a journal");
    assert!(read.is_whole());
    Session::open(book, read, text.to_vec()).expect("it opens")
}

fn play(session: &mut Session, steps: usize) {
    let mut bots = Players::new(std::iter::repeat_n("greedy", 3));
    for _ in 0..steps {
        if session.game().ending.is_some() {
            return;
        }
        let command = bots.next(session).expect("somebody does something");
        session.submit(&command, Who::App, 0).expect("what bots do is accepted");
    }
}

#[test]
fn a_game_goes_on_with_its_own_cards_after_the_apps_have_changed() {
    let before = catalog::book();
    let mut whole = Session::begin(before.clone(), playout::setup(3), "", 6, 0).expect("a game").0;
    play(&mut whole, 120);
    let mut later = open(later(), whole.text());
    assert_eq!(later.hash(), whole.hash());
    assert_eq!(later.book().cards, before.cards, "card by card");
    // And so to its end, as if nothing had happened.
    play(&mut whole, 20_000);
    play(&mut later, 20_000);
    assert!(whole.game().ending.is_some());
    assert_eq!(later.text(), whole.text());
    let checked = fair::check(&later);
    assert!(checked.altered.is_empty() && checked.other.is_empty() && checked.other_rules.is_empty(), "{checked:?}");
}

#[test]
fn a_game_of_other_cards_opens_here_and_says_so() {
    let mut theirs = Session::begin(later(), playout::setup(2), "", 6, 0).expect("a game").0;
    play(&mut theirs, 150);
    let mut ours = open(catalog::book(), theirs.text());
    assert!(ours.has_own_cards() && ours.cards_fit());
    assert_eq!(ours.book().cards, later().cards);
    play(&mut ours, 100);
    let checked = fair::check(&ours);
    assert!(checked.own_cards && checked.verdict() == Verdict::Arranged, "{checked:?}");
    assert!(checked.altered.is_empty() && checked.same == checked.rolls);
}

#[test]
fn cards_that_come_into_the_app_later_come_into_the_file_with_them() {
    let table = Setup { components: Components::default(), ..playout::setup(2) };
    let mut session = Session::begin(catalog::book(), table, "", 6, 0).expect("a game").0;
    assert!(!String::from_utf8_lossy(session.text()).contains("{\"cards\":"));
    let keep = standie::rules::command::Command::Table(table::Command::Keep {
        component: Component::Cards,
        place: Place::App,
    });
    let written = session.submit(&keep, Who::Table, 0).expect("the app keeps them");
    assert_eq!(written.line.iter().filter(|b| **b == b'\n').count(), 2, "the cards, then the record");
    let again = open(later(), session.text());
    assert_eq!((again.records(), again.hash()), (1, session.hash()));
    assert_eq!(again.book().cards, catalog::book().cards);
}

#[test]
fn cards_somebody_has_tampered_with_make_nobody_fall_over() {
    let mut rng = Pcg64Mcg::new(41);
    let mut session = Session::begin(catalog::book(), playout::setup(2), "", 6, 0).expect("a game").0;
    play(&mut session, 30);
    let lines = fair_lines::bodies(session.text());
    let mut opened = 0;
    for _ in 0..60 {
        let mut lines = lines.clone();
        let text = String::from_utf8(lines[1].clone()).expect("text");
        let mut value: Value = serde_json::from_str(&format!("{text}}}")).expect("JSON");
        let mut ways = Vec::new();
        fair_lines::leaves(&value, "", &mut ways);
        for _ in 0..rng.random_range(1..5) {
            let Some(leaf) = value.pointer_mut(&ways[rng.random_range(0..ways.len())]) else { continue };
            if leaf.is_number() {
                *leaf = [-32_768, -1, 0, 1, 2, 127, 255, 32_767][rng.random_range(0..8)].into();
            } else {
                fair_lines::alter(leaf, &mut rng);
            }
        }
        let mut body = serde_json::to_vec(&value).expect("JSON");
        body.pop();
        lines[1] = body;
        let text = fair_lines::reseal(&lines);
        // Not every value fits; then it is no game, and a sentence says so.
        let Ok(read) = journal::read(&text) else { continue };
        let Ok(mut theirs) = Session::open(catalog::book(), read, text.clone()) else { continue };
        opened += 1;
        assert_eq!(fair::check(&theirs).verdict(), Verdict::Altered);
        let mut bots = Players::new(std::iter::repeat_n("greedy", 2));
        for _ in 0..60 {
            let Some(command) = bots.next(&theirs) else { break };
            if theirs.submit(&command, Who::App, 0).is_err() {
                break;
            }
        }
        let _ = fair::check(&theirs);
    }
    assert!(opened > 3, "worth the trouble: {opened}");
}
