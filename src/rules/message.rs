//! What the core has to say: an id and arguments. Sentences exist only in `assets/text`.

use crate::rules::card::{CardId, CardSet};
use crate::rules::dungeon::link::LinkKind;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A whole number.
    Number(i64),
    /// Words of the table's own, or what is printed on something.
    Text(String),
    /// A Race, a Class, a Power, or what else gave something, as rules write it.
    Kind(String),
    /// A player, shown by name or colour.
    Seat(Colour),
    /// A colour of the Monster Die.
    Colour(Colour),
    /// A room, shown by name or number.
    Room(RoomId),
    /// A monster, shown by name or number.
    Monster(MonsterId),
    /// A side of a room.
    Side(Side),
    /// A kind of link.
    Link(LinkKind),
    /// Cards that lie open, shown by their names.
    Cards(CardSet),
    /// The deck that cards belong to, by its name.
    Deck(CardSet),
    /// So many cards of their deck.
    OfDeck(CardSet),
    /// A text of its own.
    Said(&'static str),
    /// A text of its own, named by a key of the data; the key as it is where there is none.
    Keyed(&'static str, String),
    /// A house rule and how it stands, as a sentence.
    Ruling(String, String),
    /// A text of its own with a number, told with its sign as `by` and without it as `count`.
    Counted(&'static str, i64),
    /// Several, joined by the language's "and".
    List(Vec<Arg>),
}

macro_rules! arg_from {
    ($($from:ty => $variant:ident),* $(,)?) => {
        $(impl From<$from> for Arg {
            fn from(value: $from) -> Self {
                Arg::$variant(value.into())
            }
        })*
    };
}

arg_from! {
    i64 => Number, i32 => Number, u32 => Number, u16 => Number, u8 => Number, i16 => Number, i8 => Number,
    String => Text, &str => Text, Colour => Colour, RoomId => Room, MonsterId => Monster, Side => Side, LinkKind => Link,
}

/// A message: the id of a text and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Id of the text.
    pub id: &'static str,
    /// Named arguments.
    pub args: Vec<(&'static str, Arg)>,
}

impl From<CardId> for Arg {
    fn from(card: CardId) -> Self {
        Arg::Cards(CardSet::of(card))
    }
}

impl Message {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// An argument, by its name.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(own, _)| *own == name).map(|(_, arg)| arg)
    }

    /// Whom it is about.
    pub fn about(&self) -> Option<Colour> {
        if let Some(Arg::Seat(seat)) = self.arg("seat") { Some(*seat) } else { None }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        self.args.push((name, value.into()));
        self
    }

    /// The message about a player.
    #[must_use]
    pub fn seat(self, colour: Colour) -> Message {
        self.with("seat", Arg::Seat(colour))
    }
}
