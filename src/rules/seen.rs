//! What of a game has been looked at.

use crate::rules::agenda::Step;
use crate::rules::card::CardSet;
use crate::rules::cards;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::event::{Event, FightTold};
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::table;
use std::sync::Arc;

/// What has been looked at since anything happened that could change it: looked at again it would be as it was.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Cards that may have left play.
    pub loose: Loose,
    /// Every hand holds as many cards as are named in it.
    pub hands: Whose,
    /// Nothing in use is useless, and no pack is too full.
    pub goods: Whose,
    /// No Boss is on the map.
    pub no_boss: bool,
    /// Nobody has come to the highest Level.
    pub no_winner: bool,
    /// A fight was won since the command began.
    pub won: bool,
    /// What is claimed in the fight, a win or a flight, holds as it stands.
    pub holds: bool,
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
    #[inline]
    pub fn any(&self) -> bool {
        match self {
            Loose::Any => true,
            Loose::Of { cards, .. } => !cards.is_empty(),
        }
    }
}

/// Whose hands, or whose goods, have been looked at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Whose(u8);

impl Whose {
    /// Nobody's.
    const NONE: Whose = Whose(0);

    /// Everybody's.
    pub const ALL: Whose = Whose((1 << Colour::ALL.len()) - 1);

    /// Whether all have been.
    pub fn all(self) -> bool {
        self.0 == Whose::ALL.0
    }

    /// Whether one's have been.
    pub fn has(self, seat: Colour) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    /// One's have been, and are in order.
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
    pub(crate) const STANDING: Seen = Seen {
        loose: Loose::NONE,
        hands: Whose::NONE,
        goods: Whose::NONE,
        no_boss: false,
        no_winner: false,
        won: false,
        holds: false,
    };

    /// Forgets what a fact about to come true could change.
    #[inline]
    pub(crate) fn before(&mut self, game: &Game, event: &Event) {
        // Only what is owed and what is rolled changes no number in a fight.
        self.holds &= matches!(event, Event::Table(_));
        match event {
            Event::Table(event) => self.before_of_table(game, event),
            Event::Cards(event) => self.before_of_cards(game, event),
            Event::Munchkin(event) => self.before_of_munchkins(game, event),
            Event::Fight(event) => self.before_of_fights(game, event),
            Event::Doors(event) => self.before_of_doors(event),
            Event::Dungeon(event) => self.before_of_dungeon(game, event),
            // What lies in the row stays there.
            Event::Track(_) => {}
        }
    }

    /// The same, where it is that the step on top is done.
    pub(crate) fn before_settled(&mut self, game: &Game) {
        // Steps of the table, which are most, keep no card.
        if let Some(Step::Table(step)) = game.top() {
            self.holds &= matches!(step, table::Step::Window { .. });
            return;
        }
        self.holds = false;
        self.loosen(|loose| leave_with(game.top(), loose));
        self.names(game);
    }

    /// The same, where it is that a step is owed: cards are named before anything that comes on top of it is asked.
    pub(crate) fn before_owed(&mut self, game: &Game) {
        self.names(game);
    }

    /// Everything is looked at again.
    #[cold]
    #[inline(never)]
    fn forget(&mut self) {
        *self = Seen { won: self.won, ..Seen::default() };
    }

    #[inline(never)]
    fn before_of_table(&mut self, game: &Game, event: &table::Event) {
        match event {
            table::Event::Owed(_) => self.before_owed(game),
            table::Event::Settled => self.before_settled(game),
            table::Event::Noted(_) => self.loosen(|loose| leave_with(game.top(), loose)),
            // Before the first turn nobody is asked for what is too big (MC-BIG-05).
            table::Event::Turn { .. } if game.turn.number == 0 => self.goods = Whose::NONE,
            table::Event::Turn { .. }
            | table::Event::Phase(_)
            | table::Event::Rolled { .. }
            | table::Event::Reopened { .. } => {}
            table::Event::Waived
            | table::Event::Agenda(_)
            | table::Event::PlaysOn
            | table::Event::Ended(_)
            | table::Event::Recast { .. }
            | table::Event::Joined { .. }
            | table::Event::Left { .. }
            | table::Event::Away { .. }
            | table::Event::Botted { .. }
            | table::Event::Order(_)
            | table::Event::Ruled { .. }
            | table::Event::Kept { .. }
            | table::Event::Cared(_)
            | table::Event::Named { .. } => self.forget(),
        }
    }

    #[inline(never)]
    fn before_of_cards(&mut self, game: &Game, event: &cards::Event) {
        match event {
            cards::Event::Fresh { .. }
            | cards::Event::Shown { .. }
            | cards::Event::Swept(_)
            | cards::Event::Reshuffled(_) => {}
            cards::Event::TurnedUp(cards) => self.loosen(|loose| loose.add(cards)),
            cards::Event::Hand { seat, .. }
            | cards::Event::Drew { seat, .. }
            | cards::Event::Picked { seat, .. }
            | cards::Event::Fetched { seat, .. }
            | cards::Event::Took { seat, .. }
            | cards::Event::Shed { seat, .. } => self.hands.forget(*seat),
            cards::Event::CardOut { seat, card, .. } => {
                // What it was played as comes first.
                let item = |item: &Arc<Gear>| item.card == Some(*card) || item.cheat_card == Some(*card);
                let curse = |step: &Step| matches!(step, Step::Munchkin(munchkin::Step::Cursed { card: Some(owed), .. }) if owed == card);
                let lies = game.seat(*seat).is_some_and(|s| s.gear.iter().any(item));
                if !lies && !game.agenda.iter().rev().any(curse) {
                    self.loosen(|loose| loose.insert(*card));
                }
                self.hands.forget(*seat);
            }
            cards::Event::Stocked(_)
            | cards::Event::Passed { .. }
            | cards::Event::LaidOut { .. }
            | cards::Event::GaveBack { .. } => self.forget(),
        }
    }

    #[inline(never)]
    fn before_of_munchkins(&mut self, game: &Game, event: &munchkin::Event) {
        match event {
            munchkin::Event::Died { .. }
            | munchkin::Event::NoEffect { .. }
            | munchkin::Event::Averted { .. }
            | munchkin::Event::Power { .. }
            | munchkin::Event::Theft { .. }
            | munchkin::Event::Stole { .. }
            | munchkin::Event::Played { .. } => {}
            // Some Items are for odd or even Levels, one sex, so many Hands.
            munchkin::Event::Level { seat, .. } => {
                self.goods.forget(*seat);
                self.no_winner = false;
            }
            munchkin::Event::Revived { seat }
            | munchkin::Event::Sex { seat, .. }
            | munchkin::Event::Hands { seat, .. }
            | munchkin::Event::Condition { seat, .. }
            | munchkin::Event::Ranked { seat, .. } => self.goods.forget(*seat),
            munchkin::Event::Items { seat, gone, .. } => {
                self.loosen(|loose| loose.extend(gone.iter().flat_map(|gone| gone.item.cards())));
                self.goods.forget(*seat);
            }
            munchkin::Event::ItemsChanged { seat, items } => {
                let alone = std::slice::from_ref::<Arc<Gear>>;
                self.loosen(|loose| items.iter().for_each(|of| replaced(alone(&of.from), alone(&of.to), loose)));
                self.goods.forget(*seat);
            }
            munchkin::Event::Lifted { seat, index } => {
                let over = game.seat(*seat).and_then(|s| s.conditions.get(*index)).and_then(|c| c.card);
                self.loosen(|loose| loose.extend(over));
                self.goods.forget(*seat);
            }
            munchkin::Event::Races { seat, .. }
            | munchkin::Event::Classes { seat, .. }
            | munchkin::Event::Edged { seat, .. }
            | munchkin::Event::HalfBreed { seat, .. }
            | munchkin::Event::SuperMunchkin { seat, .. } => {
                if let Some(seat) = game.seat(*seat) {
                    self.loosen(|loose| loose.add(&seat.laid));
                }
                self.goods.forget(*seat);
            }
            munchkin::Event::Bonus { .. } | munchkin::Event::Big { .. } | munchkin::Event::Gear { .. } => self.forget(),
        }
    }

    #[inline(never)]
    fn before_of_fights(&mut self, game: &Game, event: &fight::Event) {
        match event {
            fight::Event::Fight { what, .. } => {
                self.won |= matches!(what, FightTold::Over { won: true, .. });
                // Nobody claims what is not so.
                self.holds = matches!(what, FightTold::Announced | FightTold::Yields(_));
            }
            fight::Event::EnhancerOn { .. }
            | fight::Event::Spares { .. }
            | fight::Event::Hurts { .. }
            | fight::Event::Instructs { .. }
            | fight::Event::DroveOff { .. } => {}
            fight::Event::EnhancerOff { gone, .. } => self.loosen(|loose| loose.extend(gone.card)),
            fight::Event::MonsterPlaced(_) => self.no_boss = false,
            fight::Event::Enhanced { monster, .. } => {
                let lie = game.foes.get(*monster).into_iter().flat_map(|m| &m.enhancers);
                self.loosen(|loose| loose.extend(lie.filter_map(|e| e.card)));
            }
            fight::Event::MonsterGone { monster, .. } => {
                let lie = game.foes.get(*monster).into_iter();
                let lie = lie.flat_map(|m| m.def.card.into_iter().chain(m.enhancers.iter().filter_map(|e| e.card)));
                self.loosen(|loose| loose.extend(lie));
            }
            fight::Event::MonsterCard { .. } => self.forget(),
        }
    }

    #[inline(never)]
    fn before_of_doors(&mut self, event: &doors::Event) {
        match event {
            doors::Event::SoldHigh { .. }
            | doors::Event::Shares { .. }
            | doors::Event::TookOne { .. }
            | doors::Event::Wants { .. } => {}
            doors::Event::Friendly { card, .. } => self.loosen(|loose| loose.insert(*card)),
            doors::Event::Looted { seat, .. } => self.hands.forget(*seat),
            // Whoever stands again carries what they have.
            doors::Event::Stands { seat } => self.goods.forget(*seat),
        }
    }

    #[inline(never)]
    fn before_of_dungeon(&mut self, game: &Game, event: &dungeon::Event) {
        match event {
            dungeon::Event::Spent { .. }
            | dungeon::Event::Moves { .. }
            | dungeon::Event::Refreshed { .. }
            | dungeon::Event::Health { .. }
            | dungeon::Event::Gold { .. }
            | dungeon::Event::Dealt { .. }
            | dungeon::Event::Stood { .. }
            | dungeon::Event::Walked { .. }
            | dungeon::Event::Ventured { .. }
            | dungeon::Event::TurnedBack { .. }
            | dungeon::Event::Searched { .. }
            | dungeon::Event::Found { .. }
            | dungeon::Event::RoomRule { .. }
            | dungeon::Event::Link { .. }
            | dungeon::Event::Marked { .. }
            | dungeon::Event::RoomTile { .. }
            | dungeon::Event::CardPassed { .. }
            | dungeon::Event::MonsterMoved { .. }
            | dungeon::Event::Based { .. }
            | dungeon::Event::Marched(_)
            | dungeon::Event::AllMoved => {}
            dungeon::Event::Pile { room, pile } => {
                let there = game.dungeon.as_ref().and_then(|d| d.room(*room)?.pile.as_ref());
                let now = pile.as_ref().map_or(&[][..], |p| &p.gear);
                self.loosen(|loose| replaced(there.map_or(&[][..], |p| &p.gear), now, loose));
                if let Loose::Of { piles, .. } = &mut self.loose {
                    *piles = true;
                }
            }
            dungeon::Event::CostsChecked
            | dungeon::Event::Mapped { .. }
            | dungeon::Event::PackLetBe { .. }
            | dungeon::Event::RoomPlaced { .. }
            | dungeon::Event::RoomMoved { .. }
            | dungeon::Event::Printed { .. }
            | dungeon::Event::ArrowSeen { .. }
            | dungeon::Event::RoomGone { .. }
            | dungeon::Event::TilesGone
            | dungeon::Event::Unmarched
            | dungeon::Event::Ticked { .. } => self.forget(),
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
    let cards = |list: &[Arc<Gear>]| -> CardSet { list.iter().flat_map(|item| item.cards()).collect() };
    loose.add(&cards(old).without(&cards(new)));
}

/// The cards that an owed step keeps in play.
#[inline]
fn leave_with(step: Option<&Step>, loose: &mut CardSet) {
    if let Some(Step::Munchkin(munchkin::Step::Cursed { card, .. })) = step {
        loose.extend(*card);
    } else if let Some(Step::Dungeon(dungeon::Step::EmptyRoom { def, .. })) = step {
        loose.extend(def.card);
    } else if let Some(Step::Fight(fight::Step::Spoils { up, .. })) = step {
        loose.add(up);
    } else if let Some(Step::Doors(doors::Step::Corpse { left, .. })) = step {
        loose.add(left);
    }
}
