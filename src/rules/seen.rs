//! What of a game has been looked at.

use crate::rules::agenda::Step;
use crate::rules::event::Event;
use crate::rules::game::Game;
use crate::rules::ids::Colour;

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
        let card = |step: &Step| matches!(step, Step::Cursed { .. } | Step::EmptyRoom { .. } | Step::Spoils { .. });
        match event {
            // Cards are named before anything that comes on top of it is asked.
            Event::Owed(step) if !card(step) => self.names(game),
            Event::Settled if !game.top().is_some_and(card) => self.names(game),
            Event::Noted(step) if !card(step) && !game.top().is_some_and(card) => {}
            Event::Turn { .. }
            | Event::Phase(_)
            | Event::Rolled { .. }
            | Event::Reopened { .. }
            | Event::Spent { .. }
            | Event::Moves { .. }
            | Event::Refreshed { .. }
            | Event::Health { .. }
            | Event::Gold { .. }
            | Event::Fresh { .. }
            | Event::Dealt { .. }
            | Event::Died { .. }
            | Event::Revived { .. }
            | Event::Stood { .. }
            | Event::Walked { .. }
            | Event::Ventured { .. }
            | Event::TurnedBack { .. }
            | Event::Searched { .. }
            | Event::Found { .. }
            | Event::Fight { .. }
            | Event::RoomRule { .. }
            | Event::Link { .. }
            | Event::Marked { .. }
            | Event::RoomTile { .. }
            | Event::CardPassed { .. }
            | Event::MonsterMoved { .. }
            | Event::Based { .. }
            | Event::Marched(_)
            | Event::AllMoved
            | Event::NoEffect { .. }
            | Event::Averted { .. }
            | Event::Power { .. }
            | Event::Played { .. }
            | Event::Swept(_)
            | Event::Reshuffled(_) => {}
            Event::Hand { seat, .. }
            | Event::Drew { seat, .. }
            | Event::Took { seat, .. }
            | Event::Shed { seat, .. } => self.hands.forget(*seat),
            // Some Items are for odd or even Levels, one sex, so many Hands.
            Event::Level { .. } | Event::Sex { .. } | Event::Hands { .. } | Event::Condition { .. } => {
                self.goods = false;
            }
            Event::Gear { .. }
            | Event::Lifted { .. }
            | Event::Races { .. }
            | Event::Classes { .. }
            | Event::HalfBreed { .. }
            | Event::SuperMunchkin { .. } => {
                self.play = false;
                self.goods = false;
            }
            Event::CardOut { seat, .. } => {
                self.play = false;
                self.hands.forget(*seat);
            }
            Event::Pile { .. } | Event::Enhanced { .. } | Event::MonsterGone { .. } => self.play = false,
            _ => *self = Seen::default(),
        }
    }

    /// Something comes on top of the naming of cards, or follows it.
    fn names(&mut self, game: &Game) {
        if let Some(Step::NameCards { seat, .. }) = game.top() {
            self.hands.forget(*seat);
        }
    }
}
