//! Items on the table, told by what has changed about them.

use crate::rules::event::Event;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::message::{Arg, Message};
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use std::sync::Arc;

/// The Items of every seat as the facts go by.
#[derive(Debug)]
pub struct Listed<'a> {
    before: &'a Game,
    since: Vec<(Colour, Vec<Arc<Gear>>)>,
    /// What was last played, by whom: the Item need not be told again.
    played: Option<(Colour, String)>,
}

impl<'a> Listed<'a> {
    /// Items as they are before anything is told.
    pub fn of(before: &'a Game) -> Self {
        Listed { before, since: Vec::new(), played: None }
    }

    /// What is said of a change of somebody's Items: nothing if the card that did it said so; what comes after is told
    /// against it.
    pub fn told(&mut self, event: &Event) -> Option<Option<Message>> {
        if let Event::Munchkin(munchkin::Event::Played { seat, name, .. }) = event {
            self.played = Some((*seat, name.clone()));
        }
        let Event::Munchkin(munchkin::Event::Gear { seat, gear }) = event else { return None };
        let known = self.since.iter().rev().find(|(colour, _)| colour == seat).map(|(_, list)| list);
        let was = known.or_else(|| Some(&self.before.seat(*seat)?.gear)).map_or(&[][..], Vec::as_slice);
        let message = changed(*seat, was, gear);
        self.since.push((*seat, gear.clone()));
        let one = matches!(message.id, "told-gear-new" | "told-gear-gone");
        let twice = one
            && self
                .played
                .take()
                .is_some_and(|(by, name)| by == *seat && message.args.contains(&("item", Arg::Text(name))));
        Some((!twice).then_some(message))
    }
}

/// One that was not there before, is gone, or is kept in another way; how many there are where it is more than that.
fn changed(seat: Colour, was: &[Arc<Gear>], now: &[Arc<Gear>]) -> Message {
    let about = |id: &'static str, item: &Gear| {
        let name = match item.name.as_str() {
            "" => Arg::Said("item-unnamed"),
            name => Arg::Text(name.to_owned()),
        };
        Message::new(id).seat(seat).with("item", name)
    };
    let lacks = |of: &[Arc<Gear>], in_: &[Arc<Gear>]| {
        let mut rest = in_.to_vec();
        let mut missing = of.iter().filter(|g| match rest.iter().position(|r| r == *g) {
            Some(at) => {
                rest.remove(at);
                false
            }
            None => true,
        });
        (missing.next().cloned(), missing.next().is_some())
    };
    match (lacks(now, was), lacks(was, now)) {
        ((Some(new), false), (None, _)) => about("told-gear-new", &new),
        ((None, _), (Some(gone), false)) => about("told-gear-gone", &gone),
        ((Some(new), false), (Some(old), false)) if new.packed && !old.packed => about("told-gear-packed", &new),
        ((Some(new), false), (Some(old), false)) if !new.packed && old.packed => about("told-gear-unpacked", &new),
        ((Some(new), false), (Some(old), false)) if new.cheat && !old.cheat => about("told-gear-cheat", &new),
        _ => Message::new("told-gear").seat(seat).with("count", now.len() as i64),
    }
}
