//! What cards and Items do, told.

use crate::rules::event::PlayedAs;
use crate::rules::message::{Arg, Message};
use crate::rules::munchkin;

/// The line of cards and Items of a munchkin.
pub fn line(own: &munchkin::Event) -> Option<Message> {
    Some(match own {
        munchkin::Event::HalfBreed { seat, on } => {
            Message::new(if *on { "told-half-breed" } else { "told-no-half-breed" }).seat(*seat)
        }
        munchkin::Event::SuperMunchkin { seat, on } => {
            Message::new(if *on { "told-super-munchkin" } else { "told-no-super-munchkin" }).seat(*seat)
        }
        munchkin::Event::Hands { seat, to, .. } => Message::new("told-hands").seat(*seat).with("to", *to),
        munchkin::Event::Played { seat, name, what, on } => {
            let id = match what {
                PlayedAs::Item => "told-played-item",
                PlayedAs::Used => "told-played-used",
                PlayedAs::Thrown => "told-played-thrown",
                PlayedAs::Level => "told-played-level",
                PlayedAs::Kind => "told-played-kind",
                // Nobody has said whose card it was.
                PlayedAs::Curse if on.is_none() => "told-played-curse-by-none",
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
        munchkin::Event::NoEffect { seat } => Message::new("told-no-effect").seat(*seat),
        munchkin::Event::Averted { seat } => Message::new("told-averted").seat(*seat),
        munchkin::Event::Power { seat, class, works } => {
            Message::new(if *works { "told-power-works" } else { "told-power-fails" })
                .seat(*seat)
                .with("class", Arg::Kind(class.to_string()))
        }
        munchkin::Event::Theft { seat, from, item } => Message::new("told-theft")
            .seat(*seat)
            .with("from", Arg::Seat(*from))
            .with("item", if item.is_empty() { Arg::Said("item-of-theirs") } else { Arg::Text(item.clone()) }),
        munchkin::Event::Stole { seat, worked } => {
            Message::new(if *worked { "told-stole" } else { "told-caught-stealing" }).seat(*seat)
        }
        munchkin::Event::Edged { seat, power, on, .. } => {
            let id = if *on { "told-edged" } else { "told-edge-gone" };
            Message::new(id).seat(*seat).with("power", Arg::Kind(power.to_string()))
        }
        munchkin::Event::Ranked { seat, power, rank } => {
            Message::new("told-ranked").seat(*seat).with("power", Arg::Kind(power.to_string())).with("rank", *rank)
        }
        munchkin::Event::Level { .. }
        | munchkin::Event::Races { .. }
        | munchkin::Event::Classes { .. }
        | munchkin::Event::Sex { .. }
        | munchkin::Event::Bonus { .. }
        | munchkin::Event::Big { .. }
        | munchkin::Event::Items { .. }
        | munchkin::Event::ItemsChanged { .. }
        | munchkin::Event::Gear { .. }
        | munchkin::Event::Condition { .. }
        | munchkin::Event::Lifted { .. }
        | munchkin::Event::Died { .. }
        | munchkin::Event::Revived { .. } => return None,
    })
}
