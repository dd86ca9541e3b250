//! How a game without a map went: hands as they were dealt, claims, long turns, the way from the first who is near the end.

use crate::play::figures::share::Share;
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::event::{Event, Fact, FightTold};
use crate::rules::fight;
use crate::rules::game::Game;

/// A turn of more decisions is a long one.
pub const LONG: u32 = 12;
/// So many Levels below the highest somebody is near the end.
const NEAR: u8 = 2;

/// One game without a map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// What each seat was dealt, in table order.
    pub hands: Vec<CardSet>,
    /// The turn in which somebody first came near the end.
    pub near: Option<u32>,
    /// Turns of more than [`LONG`] decisions, of all: passing and chance are none.
    pub long: Share,
    /// Claims that nobody from outside put anything against or to, and how many of them were won.
    pub claims: Share,
    /// The same of those into which somebody has.
    pub contested: Share,
    turn: u32,
    decisions: u32,
    claimed: bool,
}

impl Course {
    /// Hands are looked at once all are dealt.
    pub(crate) fn dealt(&mut self, game: &Game) {
        let named = |held: &CardSet, count: u32| count > 0 && held.len() == count;
        if self.hands.is_empty() && game.seats.iter().all(|seat| named(&seat.held, seat.hand.total())) {
            self.hands = game.seats.iter().map(|seat| seat.held.clone()).collect();
        }
    }

    /// Somebody has decided something in a turn.
    pub(crate) fn decided(&mut self, turn: u32) {
        if turn != self.turn {
            self.turn_over();
            self.turn = turn;
        }
        self.decisions += 1;
    }

    /// The last turn is over.
    pub(crate) fn turn_over(&mut self) {
        // What comes before the first turn is no turn.
        if self.turn > 0 {
            self.long.count(self.decisions > LONG);
        }
        self.decisions = 0;
    }

    /// Facts that came true, and whether somebody from outside has put something into the fight that goes on.
    pub(crate) fn told(&mut self, book: &Book, game: &Game, facts: &[Fact], meddled: bool) {
        let top = book.top_level(game);
        if self.near.is_none() && game.seats.iter().any(|seat| seat.level + NEAR >= top) {
            self.near = Some(game.turn.number);
        }
        for fact in facts {
            let Event::Fight(fight::Event::Fight { what, .. }) = &fact.event else { continue };
            if *what == FightTold::Announced {
                self.claimed = true;
            }
            if let FightTold::Over { won, .. } = what {
                let claims = if meddled { &mut self.contested } else { &mut self.claims };
                if std::mem::take(&mut self.claimed) {
                    claims.count(*won);
                }
            }
        }
    }
}
