//! The coloured arrows of a room.

use crate::rules::ids::{Colour, Side};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Where a Monster Movement Arrow of one colour points (MQ-KW-27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Arrow {
    /// Nobody has looked yet.
    #[default]
    Unknown,
    /// The room has none of this colour.
    None,
    /// Out of this side.
    To(Side),
}

impl Arrow {
    const fn letter(self) -> u8 {
        match self {
            Arrow::Unknown => b'?',
            Arrow::None => b'-',
            Arrow::To(Side::North) => b'n',
            Arrow::To(Side::East) => b'e',
            Arrow::To(Side::South) => b's',
            Arrow::To(Side::West) => b'w',
        }
    }

    const fn from_letter(letter: u8) -> Option<Arrow> {
        Some(match letter {
            b'?' => Arrow::Unknown,
            b'-' => Arrow::None,
            b'n' => Arrow::To(Side::North),
            b'e' => Arrow::To(Side::East),
            b's' => Arrow::To(Side::South),
            b'w' => Arrow::To(Side::West),
            _ => return None,
        })
    }
}

impl Serialize for Arrow {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_char(char::from(self.letter()))
    }
}

impl<'de> Deserialize<'de> for Arrow {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let letter = char::deserialize(d)?;
        u8::try_from(letter).ok().and_then(Arrow::from_letter).ok_or_else(|| D::Error::custom(ARROW_LETTERS))
    }
}

const ARROW_LETTERS: &str = "an arrow is one of the letters ? (unknown), - (none), n, e, s, w";

/// A room's six arrows, by colour. In files: six letters in the order of [`Colour::ALL`], `?` unknown, `-` none, `nesw`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Arrows(pub [Arrow; 6]);

impl Arrows {
    /// A face without any arrow, such as the Entrance's (OQ-02).
    pub const NONE: Arrows = Arrows([Arrow::None; 6]);

    /// The arrow of a colour.
    pub const fn of(&self, colour: Colour) -> Arrow {
        self.0[colour.index()]
    }

    /// Reads the six letters of a file.
    pub fn parse(text: &str) -> Option<Arrows> {
        let letters: [u8; 6] = text.as_bytes().try_into().ok()?;
        let mut arrows = Arrows::default();
        for (arrow, letter) in arrows.0.iter_mut().zip(letters) {
            *arrow = Arrow::from_letter(letter)?;
        }
        Some(arrows)
    }
}

impl Serialize for Arrows {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(std::str::from_utf8(&self.0.map(Arrow::letter)).unwrap_or("??????"))
    }
}

impl<'de> Deserialize<'de> for Arrows {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(d)?;
        Arrows::parse(&text).ok_or_else(|| D::Error::custom(format_args!("six letters, one a colour; {ARROW_LETTERS}")))
    }
}
