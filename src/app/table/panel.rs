//! The panels over the table.

use crate::app::house::House;
use crate::app::table::figure::{Figure, Naming};
use crate::app::table::panels::browse::state as browse;
use crate::app::table::panels::deal::draft::DealDraft;
use crate::app::table::panels::found::state as found;
use crate::app::table::panels::items::state as items;
use crate::app::table::panels::pad::state as pad;
use crate::app::table::panels::palette::state as palette;
use crate::app::table::panels::row::state as row;
use crate::app::table::panels::words::state as words;
use crate::app::table::play::draft::CardDraft;
use crate::app::thrown;
use crate::play::timeline::Point;
use crate::rules::cite::Cites;
use crate::rules::ids::{Colour, MonsterId};

/// A panel over the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Panel {
    /// The menu.
    Menu,
    /// A seat, all of it.
    Seat(Colour),
    /// A seat of a game the app keeps whole, to be put right.
    Amend(Colour),
    /// A number, on a pad.
    Pad(pad::State),
    /// Words for something, on the letter pad.
    Words(words::State),
    /// Why: rules and sums.
    Why(Cites),
    /// Why something happened that the log tells, and which entry of the journal it was.
    Told(Cites, Point),
    /// The terms of a seat's Move.
    WhyMove(Colour),
    /// What other hands may still do to the fight.
    WhyTurn,
    /// Everything that counts in the fight, on both sides.
    WhySides,
    /// A monster's route in the Monster Turn, step by step.
    WhyRoute(MonsterId),
    /// The Items of a seat.
    Items(items::State),
    /// A card being played.
    Card(Box<CardDraft>),
    /// What a player can do now.
    Now(Colour),
    /// A Deal being made.
    Deal(Box<DealDraft>),
    /// Something of the Box, by a letter or two.
    Found(found::State),
    /// Items are sold for Levels, in a game without a map; those of the list that go.
    Sale(Colour, Vec<usize>, u8),
    /// Something goes from one munchkin to another, in a game without a map.
    Trade(Colour, Colour),
    /// Somebody's last Level: was it a kill?
    Last(Colour),
    /// The turn goes to another of its phases.
    Jump,
    /// A player joins.
    Join,
    /// A die that was rolled for something else.
    OtherRoll,
    /// House rules.
    Rules(House),
    /// Who is how ready for the Boss.
    Boss,
    /// A card of the row that tokens go along.
    Row(row::State),
    /// Cards to be read: all there are, the discards, or one.
    Cards(browse::State),
    /// What is odd.
    Oddities,
    /// Commands by name.
    Palette(palette::State),
    /// Phones that hold hands.
    #[cfg(feature = "phones")]
    Phones,
    /// The seal of the dice, to be read.
    Dice,
    /// The dice have a new seal: words are thrown in, and the game goes on.
    Seal(Box<thrown::Sealing>),
}

impl Panel {
    /// A number on the pad, and what has been typed of it.
    pub fn pad(figure: Figure, typed: String) -> Panel {
        Panel::Pad(pad::State { figure, typed })
    }

    /// A card of the row, by its place.
    pub fn row(place: u8) -> Panel {
        Panel::Row(row::State::at(place))
    }

    /// Words for something, as far as they are written.
    pub fn words(naming: Naming, words: String) -> Panel {
        Panel::Words(words::State { naming, words })
    }

    /// A sale for which nothing has been chosen yet.
    pub const fn sale(seat: Colour) -> Panel {
        Panel::Sale(seat, Vec::new(), 0)
    }

    /// Something of the Box that is looked for.
    pub fn found(wanted: found::Wanted) -> Panel {
        Panel::Found(found::State { wanted, letters: String::new() })
    }

    /// What a step back leads to: the panel it was opened from, if only one opens it. Without a map Items are listed at the seat
    /// itself.
    pub fn under(&self, has_map: bool) -> Option<Panel> {
        match self {
            Panel::Items(state) => Some(Panel::Seat(state.seat)),
            Panel::Words(words) => match words.naming {
                Naming::Gear(seat, ..) if !has_map => Some(Panel::Seat(seat)),
                Naming::Gear(seat, ..) => Some(Panel::items(seat, Vec::new())),
                Naming::Seat(seat) | Naming::Condition(seat, _) => Some(Panel::Seat(seat)),
                Naming::Room(_)
                | Naming::RoomNote(_)
                | Naming::Monster(_)
                | Naming::Enhancer(..)
                | Naming::Drawn
                | Naming::Met => None,
            },
            _ => None,
        }
    }

    /// The Items of a seat, and which of them are chosen.
    pub fn items(seat: Colour, chosen: Vec<usize>) -> Panel {
        Panel::Items(items::State { seat, chosen })
    }
}
