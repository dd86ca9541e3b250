//! An event and the rules behind it.

use crate::rules::cite::Cites;
use crate::rules::event::Event;
use serde::{Deserialize, Serialize};

/// An event and the rules behind it. In files a pair, or the event alone when no rule stands behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What happened.
    pub event: Event,
    /// By which rules.
    pub cites: Cites,
}

impl Serialize for Fact {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if self.cites.is_empty() { (&self.event,).serialize(s) } else { (&self.event, &self.cites).serialize(s) }
    }
}

impl<'de> Deserialize<'de> for Fact {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Pair;
        impl<'de> serde::de::Visitor<'de> for Pair {
            type Value = Fact;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an event and its citations")
            }
            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut seq: A) -> Result<Fact, A::Error> {
                let event = seq.next_element()?.ok_or_else(|| serde::de::Error::invalid_length(0, &"an event"))?;
                Ok(Fact { event, cites: seq.next_element()?.unwrap_or_default() })
            }
        }
        d.deserialize_seq(Pair)
    }
}
