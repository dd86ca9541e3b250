//! A game the app keeps whole, and cards that come to hands as a test wants them.

use super::talk::*;
use standie::play::playout;
use standie::rules::answer::Answer;
use standie::rules::card::{CardDef, CardId, CardKind, CardSet, Choice};
use standie::rules::cards;
use standie::rules::command::Command;
use standie::rules::event::Event;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;

/// So many players of a game the app keeps whole, Red on the move, hands dealt, everybody passing.
pub fn in_app(players: usize) -> Talk {
    let mut talk = Talk::of(&Setup { first: Some(Red), ..playout::setup(players) });
    settle(&mut talk);
    talk.answers(table::Answer::Done);
    settle(&mut talk);
    talk
}

/// Names the cards of each hand that grew, lowest numbers first and none that changes dice, and lets everybody pass.
pub fn settle(talk: &mut Talk) {
    loop {
        match talk.asks() {
            Ask::Cards(cards::Ask::Cards { deck, count, drawn: true }) => {
                let stock = talk.game.stock.as_ref().expect("decks");
                let from = stock.draw.and(talk.book.cards.stack(deck)).without(talk.book.cards.dice());
                talk.answers(cards::Answer::Cards(from.iter().take(count as usize).collect()));
            }
            Ask::Table(table::Ask::Window { .. }) => {
                talk.answers(table::Answer::No);
            }
            _ => return,
        }
    }
}

/// A card of the decks comes to a hand.
pub fn deals(talk: &mut Talk, seat: Colour, is: impl Fn(&CardDef) -> bool) -> CardId {
    let stock = talk.game.stock.as_ref().expect("decks");
    let card = stock.draw.iter().find(|c| talk.book.cards.card(*c).is_some_and(&is)).expect("such a card");
    let deck = talk.book.cards.deck(card).expect("a hand's deck");
    talk.game.apply(&Event::Cards(cards::Event::Took { seat, cards: CardSet::of(card) }));
    let hand = talk.seat(seat).hand;
    talk.game.apply(&Event::Cards(cards::Event::Hand { seat, from: hand, to: hand.with(deck, hand.of(deck) + 1) }));
    card
}

/// A card that changes dice comes to a hand.
pub fn deals_die(talk: &mut Talk, seat: Colour) -> CardId {
    deals(talk, seat, |def| def.is == CardKind::Die)
}

pub fn plays(talk: &mut Talk, seat: Colour, card: CardId, choice: Choice) {
    talk.does(munchkin::Command::PlayCard { seat, card, choice });
}
