//! What of a game has been looked at.

use crate::rules::agenda::Step;
use crate::rules::event::Event;
use crate::rules::game::Game;

/// What has been looked at since anything happened that could change it: looked at again it would be as it was.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    /// Every card that is neither in a deck nor in a hand is in play.
    pub play: bool,
    /// Every hand holds as many cards as are named in it.
    pub hands: bool,
    /// Nothing in use is useless, and no pack is too full.
    pub goods: bool,
    /// No Boss is on the map.
    pub no_boss: bool,
}

impl Seen {
    /// What is known where a question stands: what had left play was swept up when it came to stand; hands are dealt
    /// only after the first.
    pub(crate) const STANDING: Seen = Seen { play: true, hands: false, goods: false, no_boss: false };

    /// Forgets what a fact about to come true could change; of a kind of fact nobody has thought about, everything.
    pub(crate) fn before(&mut self, game: &Game, event: &Event) {
        let card = |step: &Step| matches!(step, Step::Cursed { .. } | Step::EmptyRoom { .. } | Step::Spoils { .. });
        match event {
            // Cards are named before anything that comes on top of it is asked.
            Event::Owed(step) if !card(step) => self.hands &= !matches!(game.top(), Some(Step::NameCards { .. })),
            Event::Settled if !game.top().is_some_and(card) => {
                self.hands &= !matches!(game.top(), Some(Step::NameCards { .. }));
            }
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
            | Event::Played { .. } => {}
            Event::Hand { .. }
            | Event::Drew { .. }
            | Event::Took { .. }
            | Event::Shed { .. }
            | Event::Swept(_)
            | Event::Reshuffled(_) => self.hands = false,
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
            Event::CardOut { .. } => {
                self.play = false;
                self.hands = false;
            }
            Event::Pile { .. } | Event::Enhanced { .. } | Event::MonsterGone { .. } => self.play = false,
            _ => *self = Seen::default(),
        }
    }
}
