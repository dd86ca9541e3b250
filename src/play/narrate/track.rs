//! What happens on the track, in words.

use crate::play::narrate::moves::Teller;
use crate::rules::card::CardId;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::message::{Arg, Message};
use crate::rules::track::Event;
use crate::rules::track::command::How;
use crate::rules::track::event::{By, God};

/// What happened; what is only noted has no line.
pub(super) fn line(event: &Event) -> Option<Message> {
    let say = |id: &'static str, seat: Colour| Message::new(id).seat(seat);
    Some(match event {
        Event::RowCard { card } => Message::new("told-row-card").with("card", *card),
        Event::Deed(_) | Event::Weighed { done: false, .. } => return None,
        Event::Weighed { seat, .. } => say("told-deed-done", *seat),
        Event::Token { seat, from, to, by, card } => {
            let id = match (by, to > from) {
                (By::Deed, _) => "told-hacked",
                (By::Five, _) => "told-hacked-five",
                (By::Card, true) => "told-token-on",
                (By::Card, false) => "told-token-back",
                (By::Loss, _) => "told-token-start",
            };
            let what = card.map_or(Arg::Number(i64::from(*from) + 1), Arg::from);
            let known = i64::from(card.is_some());
            say(id, *seat).with("card", what).with("known", known).with("place", i64::from(*to) + 1)
        }
        Event::God { seat, stands } => match stands {
            God::Comes(_) => say("told-god-comes", *seat),
            God::Beaten => say("told-god-beaten", *seat),
            God::Wins => say("told-god-wins", *seat),
            God::Removed => say("told-god-removed", *seat),
        },
    })
}

impl Teller<'_> {
    /// How the card under a token is hacked, with something chosen and without, and what it is called.
    pub(super) fn hacks(&self, seat: Colour, how: How) -> (&'static str, &'static str, Arg) {
        let card = game_card(self.game, seat).map_or(Arg::Said("track-card"), |card| self.card_name(card));
        match how {
            How::Deed => ("move-hack", "move-hack-plain", card),
            How::Five => ("move-hack-five", "move-hack-five-plain", card),
        }
    }
}

/// The card under somebody's token, where it is known.
fn game_card(game: &Game, seat: Colour) -> Option<CardId> {
    let track = game.track.as_deref()?;
    track.card(track.token(seat))
}
