//! A change of a number.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;

/// By how much a number changes, or to what. In files `"+1"`, `"-2"` or `"=5"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Up or down by so much.
    By(i32),
    /// To exactly this.
    To(i32),
}

impl Amount {
    /// The wished-for value, before any limit.
    pub fn from(self, now: i32) -> i32 {
        match self {
            Amount::By(n) => now.saturating_add(n),
            Amount::To(n) => n,
        }
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            Amount::By(n) => s.collect_str(&format_args!("{n:+}")),
            Amount::To(n) => s.collect_str(&format_args!("={n}")),
        }
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(d)?;
        let number = |digits: &str| digits.parse::<i32>().ok();
        let amount = match text.split_at_checked(1) {
            Some(("=", digits)) => number(digits).map(Amount::To),
            Some(("+" | "-", _)) => number(&text).map(Amount::By),
            _ => None,
        };
        amount.ok_or_else(|| D::Error::custom("a change is written \"+1\", \"-2\" or \"=5\""))
    }
}
