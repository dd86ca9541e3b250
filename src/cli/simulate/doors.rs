//! The figures of games without a map: how long they are, how fair the seats and the cards, how much meddling decides.

use crate::catalog::words::{Value, Words};
use crate::play::figures::{Course, Figures, Share};
use crate::rules::book::Book;
use crate::rules::card::CardId;
use serde::Serialize;
use std::collections::BTreeMap;

/// Games as they are counted.
#[derive(Debug, Default)]
pub(super) struct Evenings {
    games: u64,
    rounds: Vec<f64>,
    ends: Vec<u32>,
    long: Share,
    claims: Share,
    contested: Share,
    /// Hands that were dealt, by card and all: those that won, and how many.
    with: BTreeMap<CardId, (u64, u64)>,
    all: (u64, u64),
}

/// What a card in the hand that was dealt is worth.
#[derive(Clone, Debug, Serialize)]
struct Opening {
    card: String,
    /// Hands with it.
    hands: u64,
    /// How much more often those win than all, in points of a hundred.
    points: f64,
    /// How far that may be off, with 95 % confidence.
    error: f64,
}

/// The figures of games without a map.
#[derive(Clone, Debug, Default, Serialize)]
pub(super) struct AtTheDoors {
    /// Rounds of the middle game.
    rounds: f64,
    /// Points of a hundred between the seat that wins most often and the one that does least.
    seats_apart: f64,
    /// Turns from the first who was two Levels short of the last to the end, in the middle game.
    end: u32,
    /// Turns of more than twelve decisions, of all.
    long_turns: Share,
    /// Claims nobody meddled with that were won.
    claims: Share,
    /// Claims somebody meddled with that were won.
    contested: Share,
    /// Every card, as it was dealt to begin with, the best first.
    opening: Vec<Opening>,
}

/// The middle one.
fn middle<T: Copy + Default>(sorted: &[T]) -> T {
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

impl Evenings {
    /// One more game: how it went, in how many turns it ended if it did, and whether each seat has won.
    pub(super) fn add(&mut self, course: &Course, ended: Option<u32>, won: &[bool]) {
        self.games += 1;
        if let Some(turns) = ended {
            self.rounds.push(f64::from(turns) / won.len().max(1) as f64);
            self.ends.extend(course.near.map(|turn| turns.saturating_sub(turn)));
        }
        self.long.add(course.long);
        self.claims.add(course.claims);
        self.contested.add(course.contested);
        for (held, won) in course.hands.iter().zip(won) {
            let won = u64::from(*won);
            self.all = (self.all.0 + won, self.all.1 + 1);
            for card in held.iter() {
                let of = self.with.entry(card).or_default();
                *of = (of.0 + won, of.1 + 1);
            }
        }
    }

    /// What they come to, with how many each seat has won; none if there were none.
    pub(super) fn figures(mut self, book: &Book, wins: &[u64]) -> Option<AtTheDoors> {
        if self.games == 0 {
            return None;
        }
        self.rounds.sort_by(f64::total_cmp);
        self.ends.sort_unstable();
        let shares = wins.iter().map(|wins| *wins as f64 * 100.0 / self.games as f64);
        let (low, high) = shares.fold((100.0_f64, 0.0_f64), |(low, high), share| (low.min(share), high.max(share)));
        Some(AtTheDoors {
            rounds: middle(&self.rounds),
            seats_apart: (high - low).max(0.0),
            end: middle(&self.ends),
            long_turns: self.long,
            claims: self.claims,
            contested: self.contested,
            opening: self.opening(book),
        })
    }

    /// Every card by name: copies are one card.
    fn opening(&self, book: &Book) -> Vec<Opening> {
        let name = |card: CardId| {
            let monster = || book.cards.monster(card).map(|monster| monster.def.name.clone());
            book.cards.card(card).map(|def| def.name.clone()).or_else(monster).unwrap_or_default()
        };
        let mut named: BTreeMap<String, (u64, u64)> = BTreeMap::new();
        for (card, (won, hands)) in &self.with {
            let of = named.entry(name(*card)).or_default();
            *of = (of.0 + won, of.1 + hands);
        }
        let mean = self.all.0 as f64 / self.all.1.max(1) as f64;
        let opening = |(card, (won, hands)): (String, (u64, u64))| {
            let all = hands.max(1) as f64;
            let error = 196.0 * (mean * (1.0 - mean) / all).sqrt();
            Opening { card, hands, points: (won as f64 / all - mean) * 100.0, error }
        };
        let mut all: Vec<Opening> = named.into_iter().map(opening).collect();
        all.sort_by(|a, b| b.points.total_cmp(&a.points));
        all
    }
}

impl AtTheDoors {
    /// For people.
    pub(super) fn told(&self, figures: &Figures, words: &Words) -> String {
        let percent = |share: Share| Value::from(format!("{:.1}", share.percent()));
        let tenths = |number: f64| Value::from(format!("{number:.1}"));
        let card = |card: Option<&Opening>| card.map_or_else(String::new, |card| card.card.clone());
        let points = |card: Option<&Opening>| {
            card.map_or_else(String::new, |card| format!("{:+.1} (± {:.1})", card.points, card.error))
        };
        let (best, worst) = (self.opening.first(), self.opening.last());
        let args = [
            ("rounds", tenths(self.rounds)),
            ("apart", tenths(self.seats_apart)),
            ("end", Value::from(self.end.to_string())),
            ("long", percent(self.long_turns)),
            ("early", percent(figures.early)),
            ("alone", percent(figures.alone)),
            ("meddled", percent(figures.meddled)),
            ("claims", percent(self.claims)),
            ("contested", percent(self.contested)),
            ("best", Value::from(card(best))),
            ("gain", Value::from(points(best))),
            ("worst", Value::from(card(worst))),
            ("loss", Value::from(points(worst))),
        ];
        words.with("cli-simulated-doors", &args)
    }
}
