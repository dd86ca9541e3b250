//! What happens on the track, in words.

use crate::play::narrate::moves::Teller;
use crate::rules::card::CardId;
use crate::rules::command::Command;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::message::{Arg, Message};
use crate::rules::track::command::How;
use crate::rules::track::event::{By, God};
use crate::rules::track::{Event, turn};

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
    /// How the card under a token is hacked: what pays for it, and what is chosen, each said as what it is; and what it costs
    /// besides, or that it costs nothing.
    pub(super) fn hacks(
        &self,
        command: &Command,
        (seat, how): (Colour, How),
        [chosen, pays]: [Vec<Arg>; 2],
    ) -> Message {
        let card = game_card(self.game, seat).map_or(Arg::Said("track-card"), |card| self.card_name(card));
        let id = match (how, chosen.is_empty(), pays.is_empty()) {
            (How::Deed, true, true) => "move-hack-plain",
            (How::Deed, true, false) => "move-hack-paid",
            (How::Deed, false, true) => "move-hack",
            (How::Deed, false, false) => "move-hack-for",
            (How::Five, true, true) => "move-hack-five-plain",
            (How::Five, true, false) => "move-hack-five",
            (How::Five, false, true) => "move-hack-five-on",
            (How::Five, false, false) => "move-hack-five-for",
        };
        let told = Message::new(id).with("card", card);
        let told = if chosen.is_empty() { told } else { told.with("chosen", Arg::List(chosen)) };
        let told = if pays.is_empty() { told } else { told.with("pays", Arg::List(pays)) };
        match (id, turn::costs(self.book, self.game, command)) {
            ("move-hack-plain" | "move-hack", (levels, power)) => {
                let done = self.game.stock.is_some() && levels == 0;
                told.with("levels", levels).with("power", i64::from(power)).with("done", i64::from(done))
            }
            _ => told,
        }
    }
}

/// The card under somebody's token, where it is known.
fn game_card(game: &Game, seat: Colour) -> Option<CardId> {
    let track = game.track.as_deref()?;
    track.card(track.token(seat))
}
