//! Cards the app keeps, and reactions to what happens.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::card::{CardId, CardSet};
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::stock::piles::Shelf;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::row::Row;
use crate::rules::table;
use crate::rules::table::step::About;

impl Game {
    #[inline(never)]
    pub(super) fn apply_to_cards(&mut self, event: &cards::Event) {
        match event {
            cards::Event::Stocked(stock) => {
                self.shelf = if stock.is_none() { Shelf::of(self) } else { None };
                self.stock = stock.as_deref().cloned();
                self.keeps_row();
                for seat in self.seats.iter_mut() {
                    seat.held = CardSet::EMPTY;
                    seat.laid = CardSet::EMPTY;
                }
            }
            // Everybody has seen it, and nothing is otherwise.
            cards::Event::Shown { .. } => {}
            cards::Event::Took { seat, cards } => {
                if let Some(stock) = &mut self.stock {
                    stock.draw.cut(cards);
                }
                self.with_seat(*seat, |s| {
                    s.held.add(cards);
                    s.shown = false;
                });
            }
            cards::Event::Shed { seat, cards } => {
                self.with_seat(*seat, |s| s.held.cut(cards));
                if let Some(stock) = &mut self.stock {
                    stock.discard(cards);
                }
            }
            cards::Event::Passed { from, to, cards } => {
                self.with_seat(*from, |s| s.held.cut(cards));
                self.with_seat(*to, |s| s.held.add(cards));
            }
            cards::Event::CardOut { seat, card, laid } => self.with_seat(*seat, |s| {
                s.held.remove(*card);
                if *laid {
                    s.laid.insert(*card);
                }
            }),
            cards::Event::Fetched { seat, deck, card } => {
                if let Some(stock) = &mut self.stock {
                    stock.take(&CardSet::of(*card));
                }
                self.with_seat(*seat, |s| {
                    s.held.insert(*card);
                    s.hand = s.hand.with(*deck, s.hand.of(*deck).saturating_add(1));
                    s.fresh = s.fresh.saturating_add(u8::from(*deck == Deck::ITEMS));
                    s.got(*deck);
                });
            }
            cards::Event::Swept(cards) => {
                if let Some(stock) = &mut self.stock {
                    stock.discard(cards);
                }
                self.seats.iter_mut().for_each(|s| s.laid.cut(cards));
            }
            cards::Event::Reshuffled(deck) => {
                if let Some(stock) = &mut self.stock {
                    stock.draw.add(&stock.discards.and(deck));
                    stock.take(deck);
                }
            }
            cards::Event::Hand { seat, from, to } => self.with_seat(*seat, |s| {
                // What has come is new; what goes may be any card.
                let now = to.of(Deck::ITEMS);
                s.fresh = s.fresh.saturating_add(now.saturating_sub(from.of(Deck::ITEMS))).min(now);
                if to.of(Deck::DOOR) > from.of(Deck::DOOR) {
                    s.got(Deck::DOOR);
                }
                s.hand = *to;
            }),
            cards::Event::Drew { seat, deck, cards, open } => {
                let shown = *open && self.stock.is_some();
                self.drew(*seat, (*deck, *cards, shown));
            }
            cards::Event::GaveBack { seat, deck, cards } => self.with_seat(*seat, |s| {
                s.hand = s.hand.with(*deck, s.hand.of(*deck).saturating_sub(*cards));
            }),
            cards::Event::Fresh { seat, to, .. } => self.with_seat(*seat, |s| s.fresh = *to),
            cards::Event::LaidOut(_) | cards::Event::TurnedUp(_) | cards::Event::Picked { .. } => {
                self.apply_to_open_cards(event)
            }
        }
    }

    /// So many cards of a deck come to a hand, for all to see or not.
    fn drew(&mut self, seat: Colour, (deck, cards, shown): (Deck, u8, bool)) {
        self.with_seat(seat, |s| {
            s.hand = s.hand.with(deck, s.hand.of(deck).saturating_add(cards));
            if deck == Deck::ITEMS {
                s.fresh = s.fresh.saturating_add(cards);
            }
            s.got(deck);
            s.shown = shown;
        });
    }

    /// Cards that come into play, or lie for somebody to pick from.
    fn apply_to_open_cards(&mut self, event: &cards::Event) {
        match event {
            cards::Event::LaidOut(cards) => {
                if let Some(stock) = &mut self.stock {
                    stock.draw.cut(cards);
                    stock.take(cards);
                }
            }
            cards::Event::TurnedUp(cards) => {
                if let Some(stock) = &mut self.stock {
                    stock.draw.cut(cards);
                }
            }
            cards::Event::Picked { seat, cards } => self.with_seat(*seat, |s| {
                let count = u8::try_from(cards.len()).unwrap_or(u8::MAX);
                s.held.add(cards);
                s.hand = s.hand.with(Deck::ITEMS, s.hand.of(Deck::ITEMS).saturating_add(count));
                s.fresh = s.fresh.saturating_add(count);
            }),
            // Nothing comes to lie open.
            cards::Event::Stocked(_)
            | cards::Event::Took { .. }
            | cards::Event::Shed { .. }
            | cards::Event::Shown { .. }
            | cards::Event::Passed { .. }
            | cards::Event::CardOut { .. }
            | cards::Event::Fetched { .. }
            | cards::Event::Swept(_)
            | cards::Event::Reshuffled(_)
            | cards::Event::Hand { .. }
            | cards::Event::Drew { .. }
            | cards::Event::GaveBack { .. }
            | cards::Event::Fresh { .. } => {}
        }
    }

    /// A monster's card has left the deck.
    pub(super) fn drawn(&mut self, card: Option<CardId>) {
        if let (Some(stock), Some(card)) = (&mut self.stock, card) {
            stock.draw.remove(card);
            if stock.discards.has(card) {
                stock.take(&CardSet::of(card));
            }
        }
    }

    /// Dice that do not count yet show something else.
    pub(super) fn recast(&mut self, now: &Answer, again: Option<usize>) {
        let cast = self.agenda.iter_mut().rev().find_map(|step| {
            let Step::Table(table::Step::Cast { roll, again, .. }) = step else { return None };
            Some((roll, again))
        });
        if let Some((old, rolls)) = cast {
            (**old).clone_from(now);
            *rolls = again;
        }
    }

    /// All may react once more: first on with it who just did, then clockwise.
    pub(super) fn reopen(&mut self, by: Colour) {
        let open = self.agenda.iter().rposition(|step| matches!(step, Step::Table(table::Step::Window { .. })));
        let Some(open) = open else { return };
        // The end of a turn is nobody else's, nor what somebody has just received.
        if let Step::Table(table::Step::Window { about: About::Came | About::End, .. }) = &self.agenda[open] {
            return;
        }
        let at = self.seats.iter().position(|s| s.colour == by).unwrap_or(0);
        let all: Row = self.clockwise(at).filter(|s| !s.away).map(|s| s.colour).collect();
        if let Step::Table(table::Step::Window { waiting, .. }) = &mut self.agenda[open] {
            *waiting = all;
        }
    }
}
