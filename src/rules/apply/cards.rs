//! Cards the app keeps, and reactions to what happens.

use crate::rules::agenda::Step;
use crate::rules::card::deck::Deck;
use crate::rules::card::{CardId, CardSet};
use crate::rules::cards;
use crate::rules::dungeon;
use crate::rules::event::Event;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::row::Row;
use crate::rules::seat::Seat;
use crate::rules::stock::piles::Shelf;
use crate::rules::table;

impl Game {
    pub(super) fn apply_to_cards(&mut self, event: &Event) {
        match event {
            Event::Cards(cards::Event::Stocked(stock)) => {
                self.shelf = if stock.is_none() { Shelf::of(self) } else { None };
                self.stock = stock.as_deref().cloned();
                for seat in self.seats.iter_mut() {
                    seat.held = CardSet::EMPTY;
                    seat.laid = CardSet::EMPTY;
                }
            }
            Event::Cards(cards::Event::Took { seat, cards }) => {
                if let Some(stock) = &mut self.stock {
                    stock.draw = stock.draw.without(cards);
                }
                self.with_seat(*seat, |s| s.held = s.held.or(cards));
            }
            Event::Cards(cards::Event::Shed { seat, cards }) => {
                self.with_seat(*seat, |s| s.held = s.held.without(cards));
                if let Some(stock) = &mut self.stock {
                    stock.discards = stock.discards.or(cards);
                }
            }
            Event::Cards(cards::Event::Passed { from, to, cards }) => {
                self.with_seat(*from, |s| s.held = s.held.without(cards));
                self.with_seat(*to, |s| s.held = s.held.or(cards));
            }
            Event::Cards(cards::Event::CardOut { seat, card, laid }) => self.with_seat(*seat, |s| {
                s.held.remove(*card);
                if *laid {
                    s.laid.insert(*card);
                }
            }),
            Event::Cards(cards::Event::Fetched { seat, deck, card }) => {
                if let Some(stock) = &mut self.stock {
                    stock.discards.remove(*card);
                }
                self.with_seat(*seat, |s| {
                    s.held.insert(*card);
                    s.hand = s.hand.with(*deck, s.hand.of(*deck).saturating_add(1));
                    s.fresh = s.fresh.saturating_add(u8::from(*deck == Deck::ITEMS));
                });
            }
            Event::Cards(cards::Event::Swept(cards)) => {
                if let Some(stock) = &mut self.stock {
                    stock.discards = stock.discards.or(cards);
                }
                self.seats.iter_mut().for_each(|s| s.laid = s.laid.without(cards));
            }
            Event::Cards(cards::Event::Reshuffled(deck)) => {
                if let Some(stock) = &mut self.stock {
                    stock.draw = stock.draw.or(&stock.discards.and(deck));
                    stock.discards = stock.discards.without(deck);
                }
            }
            Event::Fight(fight::Event::MonsterPlaced(monster)) => self.drawn(monster.def.card),
            Event::Table(table::Event::Owed(Step::Dungeon(dungeon::Step::EmptyRoom { def, .. }))) => {
                self.drawn(def.card)
            }
            Event::Table(table::Event::Recast { roll, again }) => {
                let cast = self.agenda.iter_mut().rev().find_map(|step| match step {
                    Step::Table(table::Step::Cast { roll, again, .. }) => Some((roll, again)),
                    _ => None,
                });
                if let Some((old, rolls)) = cast {
                    old.clone_from(roll);
                    *rolls = *again;
                }
            }
            Event::Table(table::Event::Reopened { by }) => self.reopen(*by),
            _ => self.apply_to_open_cards(event),
        }
    }

    /// Cards that come into play, or lie for somebody to pick from.
    fn apply_to_open_cards(&mut self, event: &Event) {
        match event {
            Event::Cards(cards::Event::LaidOut(cards)) => {
                if let Some(stock) = &mut self.stock {
                    stock.draw = stock.draw.without(cards);
                    stock.discards = stock.discards.without(cards);
                }
            }
            Event::Cards(cards::Event::TurnedUp(cards)) => {
                if let Some(stock) = &mut self.stock {
                    stock.draw = stock.draw.without(cards);
                }
            }
            Event::Cards(cards::Event::Picked { seat, cards }) => self.with_seat(*seat, |s| {
                let count = u8::try_from(cards.len()).unwrap_or(u8::MAX);
                s.held = s.held.or(cards);
                s.hand = s.hand.with(Deck::ITEMS, s.hand.of(Deck::ITEMS).saturating_add(count));
                s.fresh = s.fresh.saturating_add(count);
            }),
            _ => {}
        }
    }

    fn with_seat(&mut self, colour: Colour, change: impl FnOnce(&mut Seat)) {
        if let Some(seat) = self.seat_mut(colour) {
            change(seat);
        }
    }

    /// A monster's card has left the deck.
    fn drawn(&mut self, card: Option<CardId>) {
        if let (Some(stock), Some(card)) = (&mut self.stock, card) {
            stock.draw.remove(card);
            stock.discards.remove(card);
        }
    }

    /// All may react once more: first on with it who just did, then clockwise.
    fn reopen(&mut self, by: Colour) {
        let at = self.seats.iter().position(|s| s.colour == by).unwrap_or(0);
        let all: Row = self.clockwise(at).filter(|s| !s.away).map(|s| s.colour).collect();
        let open = self.agenda.iter_mut().rev().find_map(|step| match step {
            Step::Table(table::Step::Window { waiting, .. }) => Some(waiting),
            _ => None,
        });
        if let Some(waiting) = open {
            *waiting = all;
        }
    }
}
