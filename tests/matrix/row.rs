//! The row as it is laid, and the tokens on it.

use crate::roles::{ROW, book, on, setup, three};
use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red, Talk};
use standie::play::chance::{Pool, chance};
use standie::rules::answer::Answer;
use standie::rules::card::CardSet;
use standie::rules::decider::Decider;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::{cards, engine, table, track};
use std::collections::BTreeSet;

/// A game whose row chance lays.
fn laid(seed: u64) -> Talk {
    let (book, setup) = (book(), Setup { first: None, ..setup(4, &[]) });
    let mut rng = crate::support::random::rng(seed);
    let game = setup.game(&book).expect("a sound set-up");
    let mut talk = Talk::at(book, game);
    while let ask @ Ask::Track(_) = talk.asks() {
        assert_eq!(engine::waits_for(&talk.book, &talk.game), Decider::Chance);
        let answer = chance(&talk.book, &talk.game, ask, &Pool::default(), &mut rng).expect("chance lays it");
        talk.answers(answer);
    }
    talk
}

#[test]
fn two_cards_of_each_layer_lie_in_a_row_and_the_server_at_its_end() {
    let _row = proves("SR-SET-05");
    let _row = proves("SR-SET-06");
    let _row = proves("SR-SET-07");
    let _row = proves("SR-SET-08");
    let _row = proves("SR-SET-04");
    let mut orders = BTreeSet::new();
    for seed in 0..40 {
        let talk = laid(seed);
        let row = on(&talk).row.clone();
        let cards: Vec<_> =
            row.iter().map(|card| talk.book.cards.track_card(*card).expect("a card of the track")).collect();
        assert_eq!(cards.iter().map(|card| card.layer).collect::<Vec<_>>(), [1, 1, 2, 2, 3, 3, 4]);
        assert_eq!(row.iter().collect::<BTreeSet<_>>().len(), 7, "each card once");
        // The side that shows is the Server, not who is behind it; and what is not laid is in no deck.
        assert!(talk.game.foes.all.is_empty() && cards[6].name == "Server Room");
        let stock = talk.game.stock.as_ref().expect("cards");
        let other = talk.book.cards.track.iter().map(|card| card.number).filter(|card| !row.contains(card));
        assert!(other.into_iter().all(|card| !stock.all.has(card)), "the rest takes no part");
        assert!(row.iter().all(|card| stock.all.has(*card) && !stock.draw.has(*card)));
        orders.insert(row);
    }
    assert!(orders.len() > 20, "the Layers are shuffled: {}", orders.len());
}

#[test]
fn every_token_starts_on_the_first_card() {
    let _row = proves("SR-SET-11");
    let _row = proves("SR-SET-09");
    let talk = three(&[]);
    assert!([Red, Blue, Green].into_iter().all(|seat| on(&talk).token(seat) == 0));
    let names: Vec<_> =
        on(&talk).row.iter().filter_map(|card| talk.book.cards.track_card(*card)).map(|c| &*c.name).collect();
    assert_eq!(names[..6], ROW);
}

#[test]
fn only_cards_of_the_layer_lie_next() {
    let _row = proves("SR-SET-06");
    let book = book();
    let mut talk = Talk::at(book.clone(), setup(3, &[]).game(&book).expect("a set-up"));
    let third = book.cards.track.iter().find(|card| card.layer == 3).expect("a card").number;
    let says = |card| table::Command::Answer(Answer::Cards(cards::Answer::Cards(CardSet::of(card))));
    assert_eq!(talk.refuses(says(third)).message.id, "other-cards");
    assert!(matches!(talk.asks(), Ask::Track(track::Ask::LayRow { layer: 1 })));
    let first = track::row::left(&book, &talk.game).iter().next().expect("a card");
    talk.does(says(first));
    assert_eq!(talk.refuses(says(first)).message.id, "other-cards", "it lies there already");
}

#[test]
fn an_arranged_row_is_checked_name_by_name() {
    let book = book();
    for (row, field) in [(&["Nowhere"][..], "row[0]"), (&["Till"], "row[0]"), (&["Doormat", "Doormat"], "row[1]")] {
        let fault = setup(3, row).game(&book).expect_err("no such row").to_string();
        assert!(fault.starts_with(field), "{fault}");
    }
    let plain = standie::catalog::classic();
    let fault =
        Setup { system: "classic".to_owned(), ..setup(3, &["Elf"]) }.game(&plain).expect_err("no row").to_string();
    assert!(fault.starts_with("row[0]"), "{fault}");
}
