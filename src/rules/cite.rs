//! Citations: which rule of a ledger stands behind a fact or a refusal.

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

const WIDTH: usize = 14;

/// The id of one rule in a ledger under `assets/systems`, held in place so that facts stay small and copyable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule([u8; WIDTH]);

impl Rule {
    const NONE: Rule = Rule([0; WIDTH]);

    /// Takes an id such as the ones in the first column of a ledger.
    ///
    /// # Panics
    /// When the id is longer than 14 bytes. Only used with literals, so the compiler finds it.
    pub const fn new(id: &str) -> Rule {
        let bytes = id.as_bytes();
        assert!(bytes.len() <= WIDTH, "a rule id is at most 14 bytes");
        let mut held = [0; WIDTH];
        let mut i = 0;
        while i < bytes.len() {
            held[i] = bytes[i];
            i += 1;
        }
        Rule(held)
    }

    /// Reads an id; none if it is empty, too long, or not made of capitals, digits and hyphens.
    pub fn parse(id: &str) -> Option<Rule> {
        let sound = |b: u8| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'-';
        (!id.is_empty() && id.len() <= WIDTH && id.bytes().all(sound)).then(|| Rule::new(id))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|b| *b == 0).unwrap_or(WIDTH);
        std::str::from_utf8(&self.0[..end]).unwrap_or_default()
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Rule {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Id;
        impl Visitor<'_> for Id {
            type Value = Rule;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a rule id")
            }
            fn visit_str<E: serde::de::Error>(self, id: &str) -> Result<Rule, E> {
                Rule::parse(id).ok_or_else(|| E::custom("not a rule id"))
            }
        }
        d.deserialize_str(Id)
    }
}

/// Up to three rules behind one fact, the most specific first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cites([Rule; 3]);

impl Cites {
    /// No rule: something people at the table did.
    pub const NONE: Cites = Cites([Rule::NONE; 3]);

    /// Takes up to three rules.
    ///
    /// # Panics
    /// With more than three. Only used with literals, so the compiler finds it.
    pub const fn new(rules: &[Rule]) -> Cites {
        assert!(rules.len() <= 3, "a fact cites at most three rules");
        let mut held = [Rule::NONE; 3];
        let mut i = 0;
        while i < rules.len() {
            held[i] = rules[i];
            i += 1;
        }
        Cites(held)
    }

    /// The rules cited.
    pub fn iter(&self) -> impl Iterator<Item = Rule> + '_ {
        self.0.iter().copied().filter(|r| *r != Rule::NONE)
    }

    /// Whether no rule is cited.
    pub fn is_empty(&self) -> bool {
        self.0[0] == Rule::NONE
    }

    /// These rules and one more, if there is room and it is not there yet.
    #[must_use]
    pub fn and(mut self, rule: Rule) -> Cites {
        if !self.0.contains(&rule)
            && let Some(free) = self.0.iter_mut().find(|r| **r == Rule::NONE)
        {
            *free = rule;
        }
        self
    }
}

impl Default for Cites {
    fn default() -> Self {
        Cites::NONE
    }
}

impl fmt::Debug for Cites {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cites {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut seq = s.serialize_seq(Some(self.iter().count()))?;
        for rule in self.iter() {
            seq.serialize_element(&rule)?;
        }
        seq.end()
    }
}

impl<'de> Deserialize<'de> for Cites {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct List;
        impl<'de> Visitor<'de> for List {
            type Value = Cites;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of up to three rule ids")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Cites, A::Error> {
                let mut held = [Rule::NONE; 3];
                let mut n = 0;
                while let Some(rule) = seq.next_element::<Rule>()? {
                    *held.get_mut(n).ok_or_else(|| A::Error::custom("more than three rules"))? = rule;
                    n += 1;
                }
                Ok(Cites(held))
            }
        }
        d.deserialize_seq(List)
    }
}

/// Names up to three rules: `cites!["MQ-TURN-04"]`.
#[macro_export]
macro_rules! cites {
    ($($id:literal),* $(,)?) => {{
        const CITED: $crate::rules::cite::Cites =
            $crate::rules::cite::Cites::new(&[$($crate::rules::cite::Rule::new($id)),*]);
        CITED
    }};
}
