//! How much a document may hold, counted while it is read: what is too large is refused before anything is made of it.

use crate::cli::fault::Fault;
use crate::rules::text::NAME_LIMIT;
use serde::de::{DeserializeSeed, Deserializer, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::error::Category;
use std::cell::Cell;
use std::fmt;

/// Most entries of a list.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Of lists by the name of their field.
    pub named: &'static [(&'static str, usize)],
    /// Of any other.
    pub other: usize,
}

/// A set-up, and whatever else is small.
pub const SMALL: Limits = Limits { named: &[], other: 1_000 };

impl Limits {
    fn of(self, field: &str) -> usize {
        self.named.iter().find(|(name, _)| *name == field).map_or(self.other, |(_, most)| *most)
    }
}

/// Looks through a document. Text that is no JSON is left to whoever reads it: up to there it has been counted.
///
/// # Errors
/// The first field that holds more than it may.
pub fn check(place: &str, bytes: &[u8], limits: Limits) -> Result<(), Fault> {
    if let Some(long) = texts(bytes).find(|text| *text > LONG) {
        return Err(Fault::input(place, format!("found a text of {long} bytes, allowed are {NAME_LIMIT} characters")));
    }
    let long = Cell::new(0);
    let mut de = serde_json::Deserializer::from_slice(bytes);
    let mut track = serde_path_to_error::Track::new();
    let counted = Count { field: "", limits, long: &long }
        .deserialize(serde_path_to_error::Deserializer::new(&mut de, &mut track));
    match counted {
        Err(e) if e.classify() == Category::Data => {
            let path = track.path().to_string();
            let at = if path == "." { place.to_owned() } else { format!("{place}: {path}") };
            let problem = e.to_string();
            Err(Fault::input(at, problem.split(" at line ").next().unwrap_or_default()))
        }
        _ => Ok(()),
    }
}

/// Most bytes of all texts that are longer than any may be: whoever reads the document says what is wrong with one.
const LONG: usize = 4 << 20;

/// Lengths of the texts of a document, as they are written.
fn texts(bytes: &[u8]) -> impl Iterator<Item = usize> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + bytes.get(at..)?.iter().position(|b| *b == b'"')? + 1;
        let mut end = start;
        while let Some(byte) = bytes.get(end).filter(|b| **b != b'"') {
            end += if *byte == b'\\' { 2 } else { 1 };
        }
        at = end + 1;
        Some(end - start)
    })
}

/// Counts what stands in a field and keeps nothing of it.
#[derive(Clone, Copy)]
struct Count<'a> {
    field: &'a str,
    limits: Limits,
    /// Bytes of texts that are longer than any may be.
    long: &'a Cell<usize>,
}

impl<'de> DeserializeSeed<'de> for Count<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, d: D) -> Result<(), D::Error> {
        d.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Count<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("anything")
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<(), E> {
        if text.len() <= NAME_LIMIT {
            return Ok(());
        }
        let count = text.chars().count();
        self.long.set(self.long.get() + if count > NAME_LIMIT { text.len() } else { 0 });
        if self.long.get() > LONG {
            return Err(E::custom(format_args!("found {count} characters, allowed are at most {NAME_LIMIT}")));
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        let most = self.limits.of(self.field);
        let mut count = 0;
        while count < most {
            if list.next_element_seed(self)?.is_none() {
                return Ok(());
            }
            count += 1;
        }
        while list.next_element::<IgnoredAny>()?.is_some() {
            count += 1;
        }
        match count > most {
            true => Err(A::Error::custom(format_args!("found {count} entries, allowed are at most {most}"))),
            false => Ok(()),
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let mut count = 0;
        while let Some(field) = map.next_key_seed(Name(self))? {
            count += 1;
            if count > self.limits.other {
                let most = self.limits.other;
                return Err(A::Error::custom(format_args!(
                    "found more than {most} fields, allowed are at most {most}"
                )));
            }
            map.next_value_seed(Count { field: &field, ..self })?;
        }
        Ok(())
    }
}

/// The name of a field.
struct Name<'a>(Count<'a>);

impl<'de> DeserializeSeed<'de> for Name<'_> {
    type Value = String;

    fn deserialize<D: Deserializer<'de>>(self, d: D) -> Result<String, D::Error> {
        d.deserialize_str(self)
    }
}

impl Visitor<'_> for Name<'_> {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a name")
    }

    fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<String, E> {
        self.0.visit_str(name).map(|()| name.to_owned())
    }
}
