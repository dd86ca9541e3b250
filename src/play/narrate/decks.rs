//! Decks and hands the app keeps, told: of hands only how many cards come and go, by name what lies face up.

use crate::play::narrate::line::{Line, Tone, counted};
use crate::rules::answer::Answer;
use crate::rules::cards;
use crate::rules::event::{Event, Fact};
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::message::{Arg, Message};
use crate::rules::table;

/// Where cards are kept as facts go by: on the table, or in the app.
#[derive(Clone, Copy, Debug)]
pub struct Decks {
    in_app: bool,
    opening: bool,
}

impl Decks {
    /// As they are before anything is told.
    pub fn of(before: &Game) -> Decks {
        Decks { in_app: before.stock.is_some(), opening: before.turn.number == 0 }
    }

    /// Whether a fact is no news: cards that leave a hand the app keeps are told by what becomes of them.
    pub fn is_silent(self, event: &Event) -> bool {
        match event {
            Event::Cards(cards::Event::Hand { from, to, .. }) => self.in_app && from.covers(*to),
            _ => false,
        }
    }

    /// The line of a draw. On the table it is a reminder; in the app nobody has to do anything. Which cards it brings is
    /// known a moment later and no news, except for the cards a player starts with.
    pub fn told(self, fact: &Fact) -> Option<Line> {
        let plain = |message| Some(Line { message, cites: fact.cites, tone: Tone::Plain });
        match &fact.event {
            Event::Cards(cards::Event::Drew { seat, deck, cards, open: false }) if self.in_app => {
                plain(Message::new("told-drew").seat(*seat).with("cards", counted(*deck, (*cards).into())))
            }
            Event::Cards(cards::Event::Took { seat, cards }) if self.opening => {
                plain(Message::new("told-took").seat(*seat).with("cards", Arg::OfDeck(cards.clone())))
            }
            _ => None,
        }
    }
}

/// The line of an event of decks and hands.
pub fn line(event: &Event) -> Option<Message> {
    Some(match event {
        Event::Cards(cards::Event::Stocked(Some(stock))) => Message::new("told-stocked").with("count", stock.all.len()),
        Event::Cards(cards::Event::Stocked(None)) => Message::new("told-unstocked"),
        Event::Cards(cards::Event::Shed { seat, cards }) if !cards.is_empty() => {
            Message::new("told-shed").seat(*seat).with("cards", Arg::Cards(cards.clone()))
        }
        Event::Cards(cards::Event::Passed { from, to, cards }) if !cards.is_empty() => {
            Message::new("told-passed").seat(*from).with("to", Arg::Seat(*to)).with("count", cards.len())
        }
        Event::Cards(cards::Event::Fetched { seat, card, .. }) => {
            Message::new("told-fetched").seat(*seat).with("card", *card)
        }
        Event::Cards(cards::Event::TurnedUp(cards)) => {
            Message::new("told-turned-up").with("count", cards.len()).with("cards", Arg::Cards(cards.clone()))
        }
        Event::Cards(cards::Event::Picked { seat, cards }) => {
            Message::new("told-picked").seat(*seat).with("cards", Arg::Cards(cards.clone()))
        }
        Event::Cards(cards::Event::Reshuffled(cards)) => {
            Message::new("told-reshuffled").with("deck", Arg::Deck(cards.clone()))
        }
        Event::Table(table::Event::Recast { again: Some(_), .. }) => Message::new("told-recast-again"),
        Event::Table(table::Event::Recast { roll, .. }) => recast(roll)?,
        // What is played has a line of its own, and so has what becomes of what was in play.
        _ => return None,
    })
}

/// What dice show that a card has changed.
fn recast(roll: &Answer) -> Option<Message> {
    let faces = match roll {
        Answer::Table(table::Answer::Dice(faces)) => faces.iter().map(|face| Arg::Number((*face).into())).collect(),
        Answer::Table(table::Answer::Number(face)) => vec![Arg::Number((*face).into())],
        Answer::Fight(fight::Answer::Ran { face, .. }) => vec![Arg::Number((*face).into())],
        Answer::Table(table::Answer::Colour(colour)) => vec![Arg::Colour(*colour)],
        _ => return None,
    };
    Some(Message::new("told-recast").with("count", faces.len() as i64).with("faces", Arg::List(faces)))
}
