//! What cards and Items do, told.

use crate::rules::dungeon;
use crate::rules::event::{Event, PlayedAs};
use crate::rules::message::{Arg, Message};
use crate::rules::munchkin;

/// The line of an event of cards and Items.
pub fn line(event: &Event) -> Option<Message> {
    Some(match event {
        Event::Munchkin(munchkin::Event::HalfBreed { seat, on }) => {
            Message::new(if *on { "told-half-breed" } else { "told-no-half-breed" }).seat(*seat)
        }
        Event::Munchkin(munchkin::Event::SuperMunchkin { seat, on }) => {
            Message::new(if *on { "told-super-munchkin" } else { "told-no-super-munchkin" }).seat(*seat)
        }
        Event::Munchkin(munchkin::Event::Hands { seat, to, .. }) => {
            Message::new("told-hands").seat(*seat).with("to", *to)
        }
        Event::Munchkin(munchkin::Event::Played { seat, name, what, on }) => {
            let id = match what {
                PlayedAs::Item => "told-played-item",
                PlayedAs::Used => "told-played-used",
                PlayedAs::Thrown => "told-played-thrown",
                PlayedAs::Level => "told-played-level",
                PlayedAs::Kind => "told-played-kind",
                PlayedAs::Curse => "told-played-curse",
                PlayedAs::Enhancer => "told-played-enhancer",
                PlayedAs::Monster => "told-played-monster",
                PlayedAs::Cheat => "told-played-cheat",
                PlayedAs::Card => "told-played-card",
            };
            let message =
                Message::new(id).seat(*seat).with("name", if name.is_empty() { "unnamed" } else { name.as_str() });
            match on {
                Some(victim) => message.with("on", Arg::Seat(*victim)),
                None => message.with("on", Arg::Seat(*seat)),
            }
        }
        Event::Munchkin(munchkin::Event::NoEffect { seat }) => Message::new("told-no-effect").seat(*seat),
        Event::Munchkin(munchkin::Event::Averted { seat }) => Message::new("told-averted").seat(*seat),
        Event::Munchkin(munchkin::Event::Power { seat, class, works }) => {
            Message::new(if *works { "told-power-works" } else { "told-power-fails" })
                .seat(*seat)
                .with("class", capital(class))
        }
        Event::Dungeon(dungeon::Event::RoomRule { seat, room, text }) if text.is_empty() => {
            Message::new("told-room-rule").seat(*seat).with("room", *room)
        }
        Event::Dungeon(dungeon::Event::RoomRule { room, text, .. }) => {
            Message::new("told-room-says").with("room", *room).with("text", text.as_str())
        }
        Event::Dungeon(dungeon::Event::CardPassed { monster }) => {
            Message::new("told-card-passed").with("monster", *monster)
        }
        // The Move it costs and what it brings have lines of their own.
        _ => return None,
    })
}

/// A name kept in lower case, as a name.
pub(super) fn capital(kind: &str) -> String {
    let mut letters = kind.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
