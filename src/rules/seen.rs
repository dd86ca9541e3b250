//! What of a game has been looked at.

use crate::rules::agenda::Step;
use crate::rules::cards;
use crate::rules::dungeon;
use crate::rules::event::Event;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::table;

/// What has been looked at since anything happened that could change it: looked at again it would be as it was.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    /// Every card that is neither in a deck nor in a hand is in play.
    pub play: bool,
    /// Every hand holds as many cards as are named in it.
    pub hands: Hands,
    /// Nothing in use is useless, and no pack is too full.
    pub goods: bool,
    /// No Boss is on the map.
    pub no_boss: bool,
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
    pub(crate) const STANDING: Seen = Seen { play: true, hands: Hands(0), goods: false, no_boss: false };

    /// Forgets what a fact about to come true could change; of a kind of fact nobody has thought about, everything.
    pub(crate) fn before(&mut self, game: &Game, event: &Event) {
        let card = |step: &Step| {
            matches!(
                step,
                Step::Munchkin(munchkin::Step::Cursed { .. })
                    | Step::Dungeon(dungeon::Step::EmptyRoom { .. })
                    | Step::Fight(fight::Step::Spoils { .. })
            )
        };
        match event {
            // Cards are named before anything that comes on top of it is asked.
            Event::Table(table::Event::Owed(step)) if !card(step) => self.names(game),
            Event::Table(table::Event::Settled) if !game.top().is_some_and(card) => self.names(game),
            Event::Table(table::Event::Noted(step)) if !card(step) && !game.top().is_some_and(card) => {}
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
            Event::Cards(cards::Event::Hand { seat, .. })
            | Event::Cards(cards::Event::Drew { seat, .. })
            | Event::Cards(cards::Event::Took { seat, .. })
            | Event::Cards(cards::Event::Shed { seat, .. }) => self.hands.forget(*seat),
            // Some Items are for odd or even Levels, one sex, so many Hands.
            Event::Munchkin(munchkin::Event::Level { .. })
            | Event::Munchkin(munchkin::Event::Sex { .. })
            | Event::Munchkin(munchkin::Event::Hands { .. })
            | Event::Munchkin(munchkin::Event::Condition { .. }) => {
                self.goods = false;
            }
            Event::Munchkin(munchkin::Event::Gear { .. })
            | Event::Munchkin(munchkin::Event::Lifted { .. })
            | Event::Munchkin(munchkin::Event::Races { .. })
            | Event::Munchkin(munchkin::Event::Classes { .. })
            | Event::Munchkin(munchkin::Event::HalfBreed { .. })
            | Event::Munchkin(munchkin::Event::SuperMunchkin { .. }) => {
                self.play = false;
                self.goods = false;
            }
            Event::Cards(cards::Event::CardOut { seat, .. }) => {
                self.play = false;
                self.hands.forget(*seat);
            }
            Event::Dungeon(dungeon::Event::Pile { .. })
            | Event::Fight(fight::Event::Enhanced { .. })
            | Event::Fight(fight::Event::MonsterGone { .. }) => self.play = false,
            _ => *self = Seen::default(),
        }
    }

    /// Something comes on top of the naming of cards, or follows it.
    fn names(&mut self, game: &Game) {
        if let Some(Step::Cards(cards::Step::NameCards { seat, .. })) = game.top() {
            self.hands.forget(*seat);
        }
    }
}
