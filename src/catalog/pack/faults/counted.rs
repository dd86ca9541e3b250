//! How much a pack may hold, counted before anything is made of it: an entry of a few bytes can be a large thing.

use super::told::{ENTRY_LIMIT, Fault};
use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;

/// Most values in one entry: all that its lists may hold, twice over.
const ENTRY: usize = 2_000;
/// Most values in all entries of a pack: ten thousand rooms and ten thousand monsters have room for twenty each.
const ALL: usize = 400_000;

/// The entries of a list that are looked at, and how many there are.
#[derive(Default)]
pub(super) struct Entries<'a> {
    pub first: Vec<&'a RawValue>,
    pub count: usize,
}

impl<'de: 'a, 'a> Deserialize<'de> for Entries<'a> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct List;
        impl<'de> Visitor<'de> for List {
            type Value = Entries<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a sequence")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Entries<'de>, A::Error> {
                let mut entries = Entries::default();
                while entries.count < ENTRY_LIMIT {
                    let Some(raw) = list.next_element()? else { return Ok(entries) };
                    entries.first.push(raw);
                    entries.count += 1;
                }
                while list.next_element::<IgnoredAny>()?.is_some() {
                    entries.count += 1;
                }
                Ok(entries)
            }
        }
        d.deserialize_seq(List)
    }
}

/// What a pack has room for.
#[derive(Default)]
pub(super) struct Room {
    taken: usize,
}

impl Room {
    /// Makes room for an entry, if there is some left.
    pub(super) fn take(&mut self, raw: &RawValue, at: &str) -> Result<(), Fault> {
        // What is no JSON is said by whoever reads it.
        let count = serde_json::from_str::<Values>(raw.get()).map_or(0, |values| values.0);
        let fault = |problem| Err(Fault { field: at.to_owned(), problem });
        if count > ENTRY {
            return fault(format!("found {count} values, allowed are {ENTRY} in one entry"));
        }
        self.taken += count;
        if self.taken > ALL {
            return fault(format!("found more than {ALL} values so far, allowed are no more in one pack"));
        }
        Ok(())
    }
}

/// How many values a piece of JSON has.
struct Values(usize);

impl<'de> Deserialize<'de> for Values {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Values;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("anything")
            }
            fn visit_bool<E>(self, _: bool) -> Result<Values, E> {
                Ok(Values(1))
            }
            fn visit_i64<E>(self, _: i64) -> Result<Values, E> {
                Ok(Values(1))
            }
            fn visit_u64<E>(self, _: u64) -> Result<Values, E> {
                Ok(Values(1))
            }
            fn visit_f64<E>(self, _: f64) -> Result<Values, E> {
                Ok(Values(1))
            }
            fn visit_str<E>(self, _: &str) -> Result<Values, E> {
                Ok(Values(1))
            }
            fn visit_unit<E>(self) -> Result<Values, E> {
                Ok(Values(1))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Values, A::Error> {
                let mut count = 1;
                while let Some(Values(inner)) = list.next_element()? {
                    count += inner;
                }
                Ok(Values(count))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Values, A::Error> {
                let mut count = 1;
                while let Some((IgnoredAny, Values(inner))) = map.next_entry()? {
                    count += inner;
                }
                Ok(Values(count))
            }
        }
        d.deserialize_any(Any)
    }
}
