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

/// Up to three rows of one ledger.
type Rows = [Rule; 3];

/// The ledgers there are, one for each rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ledger {
    /// That of the game with a map.
    Quest,
    /// That of the first card game.
    Classic,
    /// That of its short form.
    Short,
    /// That of the one with a Matrix.
    Shadowrun,
}

impl Ledger {
    /// All of them, in the order of the columns.
    pub const ALL: [Ledger; 4] = [Ledger::Quest, Ledger::Classic, Ledger::Short, Ledger::Shadowrun];

    /// The rule set it is of, as files name it, and what its ids begin with.
    const fn names(self) -> (&'static str, &'static str) {
        match self {
            Ledger::Quest => ("quest", "MQ"),
            Ledger::Classic => ("classic", "MC"),
            Ledger::Short => ("short", "MS"),
            Ledger::Shadowrun => ("shadowrun", "SR"),
        }
    }

    /// The ledger of a rule set; none for one without.
    pub fn of(set: &str) -> Option<Ledger> {
        Ledger::ALL.into_iter().find(|ledger| ledger.names().0 == set)
    }

    /// Whether a rule is one of its rows, by its id.
    fn has(self, rule: Rule) -> bool {
        rule.as_str().split('-').next() == Some(self.names().1)
    }
}

/// The ledger that a set which is played is cited from: its own, and for what that does not say its parent's, whose rows it
/// may have under ids of its own.
#[derive(Clone, Debug, Default)]
pub struct Cited {
    own: Option<Ledger>,
    parent: Option<Ledger>,
    same: Vec<(Rule, Rule)>,
}

impl Cited {
    /// That of a rule set, by its name in files; none for one without a ledger.
    pub fn of(set: &str) -> Cited {
        Cited { own: Ledger::of(set), ..Cited::default() }
    }

    /// The same, of a set that has a parent: what each of its rows is called that says what one of the parent's does.
    #[must_use]
    pub fn under(self, parent: &Cited, mut same: Vec<(Rule, Rule)>) -> Cited {
        same.sort_unstable();
        Cited { parent: parent.own, same, ..self }
    }

    /// The ledger of the set itself.
    pub const fn own(&self) -> Option<Ledger> {
        self.own
    }

    /// What the set calls a row of its parent; itself where it says nothing about it.
    fn called(&self, row: Rule) -> Rule {
        let place = self.same.binary_search_by_key(&row, |(theirs, _)| *theirs);
        place.ok().and_then(|place| self.same.get(place)).map_or(row, |(_, own)| *own)
    }
}

/// A rule that several rule sets have: its rows in each ledger.
#[derive(Debug)]
pub struct By([Rows; Ledger::ALL.len()]);

impl By {
    /// Its rows, ledger by ledger. [`by!`](crate::by) spells it out.
    ///
    /// # Panics
    /// With more than three rows of one ledger. Only used with literals, so the compiler finds it.
    pub const fn new(rows: [&[Rule]; Ledger::ALL.len()]) -> By {
        By([held(rows[0]), held(rows[1]), held(rows[2]), held(rows[3])])
    }
}

const fn held(rules: &[Rule]) -> Rows {
    assert!(rules.len() <= 3, "a fact cites at most three rules");
    let mut held = [Rule::NONE; 3];
    let mut i = 0;
    while i < rules.len() {
        held[i] = rules[i];
        i += 1;
    }
    held
}

/// Up to three rules behind one fact, the most specific first.
#[derive(Clone, Copy)]
pub struct Cites(Of);

#[derive(Clone, Copy)]
enum Of {
    /// Rows of one ledger.
    One(Rows),
    /// A rule of several sets. Until somebody says which is played it is what the first of them calls it.
    Family(&'static By),
}

impl PartialEq for Cites {
    fn eq(&self, other: &Cites) -> bool {
        self.rows() == other.rows()
    }
}

impl Eq for Cites {}

impl std::hash::Hash for Cites {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.rows().hash(state);
    }
}

impl Cites {
    /// No rule: something people at the table did.
    pub const NONE: Cites = Cites::new(&[]);

    /// A rule of several sets.
    pub const fn family(by: &'static By) -> Cites {
        Cites(Of::Family(by))
    }

    const fn rows(&self) -> &Rows {
        match &self.0 {
            Of::One(rows) => rows,
            Of::Family(by) => &by.0[0],
        }
    }

    /// These rules as the ledger of the set that is played has them. What is not in it is not cited; a set without a
    /// ledger cites nothing.
    #[must_use]
    pub fn in_ledger(self, cited: &Cited) -> Cites {
        let Some(ledger) = cited.own else { return Cites::NONE };
        // As they are.
        if ledger == Ledger::Quest {
            return self;
        }
        let own = self.rows_of(ledger);
        match cited.parent.filter(|_| own.is_empty()) {
            None => own,
            Some(parent) => {
                let inherited = self.rows_of(parent);
                inherited.iter().fold(Cites::NONE, |all, row| all.and(cited.called(row)))
            }
        }
    }

    /// The rows of one ledger.
    fn rows_of(self, ledger: Ledger) -> Cites {
        match self.0 {
            Of::Family(by) => Cites(Of::One(by.0[ledger as usize])),
            Of::One(rows) => {
                rows.into_iter().filter(|rule| ledger.has(*rule)).fold(Cites::NONE, |own, rule| own.and(rule))
            }
        }
    }

    /// Whether these are a rule of several sets, as the ledger of one of them has it.
    pub(crate) fn are(self, family: Cites) -> bool {
        Ledger::ALL.into_iter().any(|ledger| self == family.rows_of(ledger))
    }

    /// A rule of several sets as the ledger has it that these are of; these themselves where it does not.
    #[must_use]
    pub(crate) fn rather(self, family: Cites) -> Cites {
        let ledger = Ledger::ALL.into_iter().find(|ledger| ledger.has(self.rows()[0]));
        ledger.map(|ledger| family.rows_of(ledger)).filter(|rows| !rows.is_empty()).unwrap_or(self)
    }

    /// Takes up to three rules.
    ///
    /// # Panics
    /// With more than three. Only used with literals, so the compiler finds it.
    pub const fn new(rules: &[Rule]) -> Cites {
        Cites(Of::One(held(rules)))
    }

    /// The rules cited.
    pub fn iter(&self) -> impl Iterator<Item = Rule> + '_ {
        self.rows().iter().copied().filter(|r| *r != Rule::NONE)
    }

    /// Whether no rule is cited.
    pub fn is_empty(&self) -> bool {
        self.rows()[0] == Rule::NONE
    }

    /// These rules and one more, if there is room and it is not there yet.
    #[must_use]
    pub fn and(self, rule: Rule) -> Cites {
        let mut rows = *self.rows();
        if !rows.contains(&rule)
            && let Some(free) = rows.iter_mut().find(|r| **r == Rule::NONE)
        {
            *free = rule;
        }
        Cites(Of::One(rows))
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
                Ok(Cites(Of::One(held)))
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

/// Names a rule that several rule sets have, a row in each ledger:
/// `by! { quest: "MQ-FIX-05", classic: "MC-LVL-05", short: "MS-LVL-02", shadowrun: "SR-LVL-04" }`. Up to three rows of
/// one ledger stand in brackets; a ledger that has none says why: `short: none("it has no dice")`, or all but the first
/// do: `others: none("they have no map")`.
#[macro_export]
macro_rules! by {
    (@rows none ($why:literal)) => {{
        assert!(!$why.is_empty(), "a missing row has a reason");
        &[]
    }};
    (@rows [$($id:literal),+]) => { &[$($crate::rules::cite::Rule::new($id)),+] };
    (@rows $id:literal) => { &[$crate::rules::cite::Rule::new($id)] };
    (quest: $quest:tt, others: none($why:literal) $(,)?) => {
        $crate::by! { quest: $quest, classic: none($why), short: none($why), shadowrun: none($why) }
    };
    (
        quest: $quest:tt $(($quest_why:literal))?,
        classic: $classic:tt $(($classic_why:literal))?,
        short: $short:tt $(($short_why:literal))?,
        shadowrun: $shadowrun:tt $(($shadowrun_why:literal))? $(,)?
    ) => {{
        const BY: $crate::rules::cite::By = $crate::rules::cite::By::new([
            $crate::by!(@rows $quest $(($quest_why))?),
            $crate::by!(@rows $classic $(($classic_why))?),
            $crate::by!(@rows $short $(($short_why))?),
            $crate::by!(@rows $shadowrun $(($shadowrun_why))?),
        ]);
        const CITED: $crate::rules::cite::Cites = $crate::rules::cite::Cites::family(&BY);
        CITED
    }};
}
