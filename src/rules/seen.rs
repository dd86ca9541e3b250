//! What of a game has been looked at.
#![allow(clippy::wildcard_enum_match_arm, reason = "whatever else happens, everything is looked at again")]

use crate::rules::agenda::Step;
use crate::rules::card::CardSet;
use crate::rules::cards;
use crate::rules::dungeon;
use crate::rules::event::Event;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::gear::Gear;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::table;
use std::sync::Arc;

/// What has been looked at since anything happened that could change it: looked at again it would be as it was.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Cards that may have left play.
    pub loose: Loose,
    /// Every hand holds as many cards as are named in it.
    pub hands: Hands,
    /// Nothing in use is useless, and no pack is too full.
    pub goods: bool,
    /// No Boss is on the map.
    pub no_boss: bool,
}

/// Cards that may have left play: of all others that are neither in a deck nor in a hand it is known that they are in
/// play.
#[derive(Clone, Debug, Default)]
pub enum Loose {
    /// Any may have.
    #[default]
    Any,
    /// These may have.
    Of {
        /// Which.
        cards: CardSet,
        /// Whether they may lie in a room: something was laid there since, or taken from there.
        piles: bool,
    },
}

impl Loose {
    /// None may have.
    pub const NONE: Loose = Loose::Of { cards: CardSet::EMPTY, piles: false };

    /// Whether any may have.
    pub fn any(&self) -> bool {
        match self {
            Loose::Any => true,
            Loose::Of { cards, .. } => !cards.is_empty(),
        }
    }
}

/// Whose hands have been counted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hands(u8);

impl Hands {
    /// Everybody's.
    pub const ALL: Hands = Hands((1 << Colour::ALL.len()) - 1);

    /// Whether all have been.
    pub fn all(self) -> bool {
        self.0 == Hands::ALL.0
    }

    /// Whether one has been.
    pub fn has(self, seat: Colour) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    /// One has been counted.
    pub fn count(&mut self, seat: Colour) {
        self.0 |= 1 << seat.index();
    }

    fn forget(&mut self, seat: Colour) {
        self.0 &= !(1 << seat.index());
    }
}

impl Seen {
    /// What is known where a question stands: what had left play was swept up when it came to stand; hands are dealt
    /// only after the first.
    pub(crate) const STANDING: Seen = Seen { loose: Loose::NONE, hands: Hands(0), goods: false, no_boss: false };

    /// Forgets what a fact about to come true could change; of a kind of fact nobody has thought about, everything.
    pub(crate) fn before(&mut self, game: &Game, event: &Event) {
        match event {
            // Cards are named before anything that comes on top of it is asked.
            Event::Table(table::Event::Owed(_)) => self.names(game),
            Event::Table(table::Event::Settled) => {
                self.loosen(|loose| leave_with(game.top(), loose));
                self.names(game);
            }
            Event::Table(table::Event::Noted(_)) => self.loosen(|loose| leave_with(game.top(), loose)),
            Event::Table(table::Event::Turn { .. })
            | Event::Table(table::Event::Phase(_))
            | Event::Table(table::Event::Rolled { .. })
            | Event::Table(table::Event::Reopened { .. })
            | Event::Dungeon(dungeon::Event::Spent { .. })
            | Event::Dungeon(dungeon::Event::Moves { .. })
            | Event::Dungeon(dungeon::Event::Refreshed { .. })
            | Event::Dungeon(dungeon::Event::Health { .. })
            | Event::Dungeon(dungeon::Event::Gold { .. })
            | Event::Cards(cards::Event::Fresh { .. })
            | Event::Dungeon(dungeon::Event::Dealt { .. })
            | Event::Munchkin(munchkin::Event::Died { .. })
            | Event::Munchkin(munchkin::Event::Revived { .. })
            | Event::Dungeon(dungeon::Event::Stood { .. })
            | Event::Dungeon(dungeon::Event::Walked { .. })
            | Event::Dungeon(dungeon::Event::Ventured { .. })
            | Event::Dungeon(dungeon::Event::TurnedBack { .. })
            | Event::Dungeon(dungeon::Event::Searched { .. })
            | Event::Dungeon(dungeon::Event::Found { .. })
            | Event::Fight(fight::Event::Fight { .. })
            | Event::Dungeon(dungeon::Event::RoomRule { .. })
            | Event::Dungeon(dungeon::Event::Link { .. })
            | Event::Dungeon(dungeon::Event::Marked { .. })
            | Event::Dungeon(dungeon::Event::RoomTile { .. })
            | Event::Dungeon(dungeon::Event::CardPassed { .. })
            | Event::Dungeon(dungeon::Event::MonsterMoved { .. })
            | Event::Dungeon(dungeon::Event::Based { .. })
            | Event::Dungeon(dungeon::Event::Marched(_))
            | Event::Dungeon(dungeon::Event::AllMoved)
            | Event::Munchkin(munchkin::Event::NoEffect { .. })
            | Event::Munchkin(munchkin::Event::Averted { .. })
            | Event::Munchkin(munchkin::Event::Power { .. })
            | Event::Munchkin(munchkin::Event::Played { .. })
            | Event::Cards(cards::Event::Swept(_))
            | Event::Cards(cards::Event::Reshuffled(_)) => {}
            Event::Fight(fight::Event::MonsterPlaced(_)) => self.no_boss = false,
            Event::Cards(cards::Event::TurnedUp(cards)) => self.loosen(|loose| *loose = loose.or(cards)),
            Event::Cards(cards::Event::Hand { seat, .. })
            | Event::Cards(cards::Event::Drew { seat, .. })
            | Event::Cards(cards::Event::Picked { seat, .. })
            | Event::Cards(cards::Event::Fetched { seat, .. })
            | Event::Cards(cards::Event::Took { seat, .. })
            | Event::Cards(cards::Event::Shed { seat, .. }) => self.hands.forget(*seat),
            // Some Items are for odd or even Levels, one sex, so many Hands.
            Event::Munchkin(munchkin::Event::Level { .. })
            | Event::Munchkin(munchkin::Event::Sex { .. })
            | Event::Munchkin(munchkin::Event::Hands { .. })
            | Event::Munchkin(munchkin::Event::Condition { .. }) => {
                self.goods = false;
            }
            Event::Munchkin(munchkin::Event::Gear { seat, gear }) => {
                let old = game.seat(*seat).map_or(&[][..], |s| &s.gear);
                self.loosen(|loose| replaced(old, gear, loose));
                self.goods = false;
            }
            Event::Munchkin(munchkin::Event::Lifted { seat, index }) => {
                let over = game.seat(*seat).and_then(|s| s.conditions.get(*index)).and_then(|c| c.card);
                self.loosen(|loose| loose.extend(over));
                self.goods = false;
            }
            Event::Munchkin(munchkin::Event::Races { seat, .. })
            | Event::Munchkin(munchkin::Event::Classes { seat, .. })
            | Event::Munchkin(munchkin::Event::HalfBreed { seat, .. })
            | Event::Munchkin(munchkin::Event::SuperMunchkin { seat, .. }) => {
                if let Some(seat) = game.seat(*seat) {
                    self.loosen(|loose| *loose = loose.or(&seat.laid));
                }
                self.goods = false;
            }
            Event::Cards(cards::Event::CardOut { seat, card, .. }) => {
                // What it was played as comes first.
                let item = |item: &Arc<Gear>| item.card == Some(*card) || item.cheat_card == Some(*card);
                let curse = |step: &Step| matches!(step, Step::Munchkin(munchkin::Step::Cursed { card: Some(owed), .. }) if owed == card);
                let lies = game.seat(*seat).is_some_and(|s| s.gear.iter().any(item));
                if !lies && !game.agenda.iter().rev().any(curse) {
                    self.loosen(|loose| loose.insert(*card));
                }
                self.hands.forget(*seat);
            }
            Event::Dungeon(dungeon::Event::Pile { room, pile }) => {
                let there = game.dungeon.as_ref().and_then(|d| d.room(*room)?.pile.as_ref());
                let now = pile.as_ref().map_or(&[][..], |p| &p.gear);
                self.loosen(|loose| replaced(there.map_or(&[][..], |p| &p.gear), now, loose));
                if let Loose::Of { piles, .. } = &mut self.loose {
                    *piles = true;
                }
            }
            Event::Fight(fight::Event::Enhanced { monster, .. }) => {
                let lie = game.foes.get(*monster).into_iter().flat_map(|m| &m.enhancers);
                self.loosen(|loose| loose.extend(lie.filter_map(|e| e.card)));
            }
            Event::Fight(fight::Event::MonsterGone { monster, .. }) => {
                let lie = game.foes.get(*monster).into_iter();
                let lie = lie.flat_map(|m| m.def.card.into_iter().chain(m.enhancers.iter().filter_map(|e| e.card)));
                self.loosen(|loose| loose.extend(lie));
            }
            _ => *self = Seen::default(),
        }
    }

    /// More cards may have left play.
    fn loosen(&mut self, more: impl FnOnce(&mut CardSet)) {
        if let Loose::Of { cards, .. } = &mut self.loose {
            more(cards);
        }
    }

    /// Something comes on top of the naming of cards, or follows it.
    fn names(&mut self, game: &Game) {
        if let Some(Step::Cards(cards::Step::NameCards { seat, .. })) = game.top() {
            self.hands.forget(*seat);
        }
    }
}

/// The cards of Items that are in a list no longer.
fn replaced(old: &[Arc<Gear>], new: &[Arc<Gear>], loose: &mut CardSet) {
    let cards = |list: &[Arc<Gear>]| -> CardSet {
        list.iter().flat_map(|item| [item.card, item.cheat_card]).flatten().collect()
    };
    *loose = loose.or(&cards(old).without(&cards(new)));
}

/// The cards that an owed step keeps in play.
fn leave_with(step: Option<&Step>, loose: &mut CardSet) {
    match step {
        Some(Step::Munchkin(munchkin::Step::Cursed { card, .. })) => loose.extend(*card),
        Some(Step::Dungeon(dungeon::Step::EmptyRoom { def, .. })) => loose.extend(def.card),
        Some(Step::Fight(fight::Step::Spoils { up, .. })) => *loose = loose.or(up),
        _ => {}
    }
}
