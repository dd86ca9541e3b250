//! A mix of two games is a value: Shadowrun with classic's cards shuffled in (SR-CARD-20) keeps every law, whatever anybody
//! does, comes to an end, and is saved like any.

use crate::laws::wander;
use crate::support::proofs::tries;
use standie::catalog::{self, mixed};
use standie::play::player::Players;
use standie::play::playout::{self, Table};
use standie::play::record::Who;
use standie::play::{Session, journal};
use standie::rules::book::Book;
use standie::rules::card::CardId;
use standie::rules::command::Command;
use standie::rules::laws;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::Ending;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A table of so many that plays with both decks.
fn setup(players: usize) -> Setup {
    let rulings = [("mixed_decks".to_owned(), "yes".to_owned())].into_iter().collect();
    Setup { system: "shadowrun".to_owned(), rulings, ..playout::setup(players) }
}

fn book() -> Arc<Book> {
    mixed::of_table(&catalog::shadowrun(), &setup(3).rulings)
}

#[test]
fn both_boxes_are_there_and_nothing_is_lost() {
    tries("mixed_decks", "yes");
    let (ours, theirs, both) = (catalog::shadowrun(), catalog::classic(), book());
    let numbers = |book: &Book| -> BTreeSet<CardId> {
        let cards = book.cards.cards.iter().flat_map(|card| card.numbers.iter().copied());
        cards.chain(book.cards.monsters.iter().filter_map(|monster| monster.def.card)).collect()
    };
    assert_eq!(numbers(&both).len(), numbers(&ours).len() + numbers(&theirs).len());
    let names = |book: &Book| -> BTreeSet<String> {
        let cards = book.cards.cards.iter().map(|card| card.name.clone());
        cards.chain(book.cards.monsters.iter().map(|monster| monster.def.name.to_string())).collect()
    };
    assert_eq!(names(&both), names(&ours).union(&names(&theirs)).cloned().collect());
    assert_eq!(both.cards.track, ours.cards.track, "the row is Shadowrun's");
    for kind in ["ork", "halfling", "warrior", "copy and paste"] {
        assert_eq!(both.cards.kinds.iter().filter(|def| &*def.name == kind).count(), 1, "{kind}");
    }
    tries("mixed_decks", "no");
    assert!(Arc::ptr_eq(&mixed::of_table(&ours, &playout::setup(3).rulings), &ours), "unless it is asked for");
    assert!(Arc::ptr_eq(&mixed::of_table(&theirs, &setup(3).rulings), &theirs), "classic has no such rule");
}

/// So many random games, with every law looked at after every command: how many came to an end, and cards of how many numbers
/// of either box were met.
fn random(seeds: std::ops::Range<u64>) -> (usize, BTreeSet<CardId>) {
    let (book, mut ended, mut met) = (book(), 0, BTreeSet::new());
    for seed in seeds {
        let setup = setup(3 + seed as usize % 4);
        let game = wander(&book, &setup, seed, |_, command, _, after| {
            assert_eq!(laws::broken(&book, after), None, "seed {seed}, after {command:?}");
            met.extend(after.foes.all.iter().filter_map(|foe| foe.def.card));
            met.extend(after.seats.iter().flat_map(|seat| seat.laid.iter()));
        });
        ended += usize::from(game.ending.is_some());
    }
    (ended, met)
}

#[test]
fn random_mixed_games_break_no_law() {
    let (_, met) = random(0..300);
    let (ours, theirs): (Vec<&CardId>, Vec<&CardId>) = met.iter().partition(|card| card.0 < 200);
    assert!(ours.len() > 40 && theirs.len() > 40, "cards of both are played: {} and {}", ours.len(), theirs.len());
}

#[test]
#[ignore = "minutes"]
#[allow(clippy::print_stdout)]
fn ten_thousand_random_mixed_games_break_no_law() {
    let (ended, met) = random(10_000..20_000);
    println!(
        "10,000 random mixed games: no law broken, {ended} came to an end in 900 commands, {} cards met",
        met.len()
    );
}

#[test]
fn mixed_games_of_bots_come_to_an_end_and_are_saved_like_any() {
    let book = book();
    for seed in 0..12_u64 {
        let players = 3 + seed as usize % 4;
        let kinds = ["greedy", "cautious", "random"];
        let names: Vec<String> = (0..players).map(|i| kinds[(seed as usize + i) % 3].to_owned()).collect();
        let played = Table::new(&book, &setup(players), &names, seed).expect("a table").play(3_000, true);
        assert!(played.violations.is_empty(), "seed {seed}: {played:?}");
        assert!(matches!(played.ending, Some(Ending::Players(_))), "seed {seed}: {:?}", played.ending);
    }
    let mut session = Session::begin(book, setup(4), "", 3, 0).expect("a game").0;
    let mut bots = Players::new(["greedy", "cautious", "greedy", "cautious"].into_iter());
    while let Some(command) = bots.next(&session).filter(|_| session.records() < 400) {
        session.submit(&command, Who::App, 0).expect("what is listed is accepted");
    }
    let read = journal::read(session.text()).expect("a sound journal");
    let again = Session::open(catalog::books(), read, session.text().to_vec()).expect("it opens with its own cards");
    assert_eq!((again.hash(), again.game()), (session.hash(), session.game()));
}

#[test]
fn once_the_cards_are_dealt_they_are_what_they_are() {
    for (before, to) in [("no", "yes"), ("yes", "no")] {
        let rulings = [("mixed_decks".to_owned(), before.to_owned())].into_iter().collect();
        let setup = Setup { rulings, ..setup(3) };
        let (mut session, _) = Session::begin(catalog::shadowrun(), setup, "", 1, 0).expect("a game");
        let rule = |value: &str| {
            Command::Table(table::Command::Rule { name: "mixed_decks".to_owned(), value: value.to_owned() })
        };
        let refused = session.submit(&rule(to), Who::Table, 0).expect_err("a refusal");
        assert_eq!(refused.message.id, "rule-from-the-start");
        session.submit(&rule(before), Who::Table, 0).expect("as it is");
    }
}
