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
}

impl Seen {
    /// Forgets what a fact about to come true could change.
    pub(crate) fn before(&mut self, game: &Game, event: &Event) {
        let card = |step: &Step| matches!(step, Step::Cursed { .. } | Step::EmptyRoom { .. } | Step::Spoils { .. });
        match event {
            // Cards are named before anything that comes on top of it is asked.
            Event::Owed(step) if !card(step) && matches!(game.top(), Some(Step::NameCards { .. })) => {
                self.hands = false;
            }
            Event::Owed(step) if !card(step) => {}
            Event::Settled if !game.top().is_some_and(card) => {}
            Event::Noted(step) if !card(step) && !game.top().is_some_and(card) => {}
            Event::Phase(_)
            | Event::Rolled { .. }
            | Event::Reopened { .. }
            | Event::Spent { .. }
            | Event::Health { .. }
            | Event::Gold { .. }
            | Event::Walked { .. }
            | Event::Fight { .. }
            | Event::RoomRule { .. }
            | Event::Power { .. }
            | Event::Played { .. } => {}
            Event::Hand { .. }
            | Event::Drew { .. }
            | Event::Took { .. }
            | Event::Shed { .. }
            | Event::Swept(_)
            | Event::Reshuffled(_) => self.hands = false,
            _ => *self = Seen::default(),
        }
    }
}
