//! Profiles: rule sets that have another one as their parent, and change some of its values and nothing else.

use crate::rules::book::{RulingDef, Values};
use crate::rules::cite::Rule;
use crate::rules::numbers::RuleSet;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A profile as its `rules.json` has it: whose child it is, and what it changes of its parent's.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Profile {
    /// Which rule set it is.
    pub system: String,
    /// Which one it is a profile of.
    pub parent: String,
    /// Numbers and words that stand in the place of its parent's.
    #[serde(default)]
    pub numbers: Map<String, Value>,
    /// House-rule switches of its parent that are set otherwise.
    #[serde(flatten)]
    pub values: BTreeMap<String, String>,
}

/// What a profile says of house-rule switches, as its `rulings.json` has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Switches {
    /// The questions of its own that switches of its parent answer.
    pub questions: BTreeMap<String, String>,
    /// Switches of its parent that are none here, for its own rules say which value it is.
    pub fixed: BTreeMap<String, String>,
    /// Switches that its parent does not have, or that take other values here.
    pub own: Vec<RulingDef>,
}

/// What is wrong with a profile.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It is a profile of another set.
    #[error("parent: found {found:?}, wanted {wanted:?}")]
    Parent {
        /// Which it says.
        found: String,
        /// Which it is read with.
        wanted: String,
    },
    /// Its parent has no such switch.
    #[error("{0}: the parent has no such house rule")]
    Unknown(String),
    /// The switch does not take this value, or has it anyway.
    #[error("{name}: found {value:?}, which is no other value of that house rule")]
    Value {
        /// The switch.
        name: String,
        /// The value found.
        value: String,
    },
    /// A row that is no id of a ledger.
    #[error("found {0:?}, which is no id of a rule")]
    Row(String),
}

impl Profile {
    /// The numbers of the profile: its parent's, as its `rules.json` has them, under its own name and with its own.
    ///
    /// # Errors
    /// That the two are no rule set together.
    pub fn rules(&self, parent: &str) -> Result<RuleSet, serde_json::Error> {
        let mut all: Map<String, Value> = serde_json::from_str(parent)?;
        all.insert("system".to_owned(), self.system.clone().into());
        all.extend(self.numbers.clone());
        serde_json::from_value(all.into())
    }

    /// The switches of the profile: its parent's, with its own defaults and the questions of its own that they answer, and
    /// those that only it has or has otherwise.
    ///
    /// # Errors
    /// A value that its parent's switches do not take, or have anyway.
    pub fn rulings(
        &self,
        parent: &RuleSet,
        rulings: &[RulingDef],
        switches: &Switches,
    ) -> Result<Vec<RulingDef>, Fault> {
        if self.parent != parent.system {
            return Err(Fault::Parent { found: self.parent.clone(), wanted: parent.system.clone() });
        }
        let mut all = rulings.to_vec();
        for (name, value) in &self.values {
            let def = named(&mut all, name)?;
            if !def.allows(value) || def.default == *value {
                return Err(Fault::Value { name: name.clone(), value: value.clone() });
            }
            def.default.clone_from(value);
        }
        for (name, question) in &switches.questions {
            named(&mut all, name)?.question.clone_from(question);
        }
        for (name, value) in &switches.fixed {
            let def = named(&mut all, name)?;
            def.default.clone_from(value);
            def.values = Values::OneOf(vec![value.clone()]);
            def.in_force = false;
        }
        for own in &switches.own {
            match named(&mut all, &own.name) {
                Ok(theirs) => theirs.clone_from(own),
                Err(_) => all.push(own.clone()),
            }
        }
        Ok(all)
    }
}

/// A switch by its name.
fn named<'a>(all: &'a mut [RulingDef], name: &str) -> Result<&'a mut RulingDef, Fault> {
    all.iter_mut().find(|def| def.name == name).ok_or_else(|| Fault::Unknown(name.to_owned()))
}

/// What a profile calls each row of its parent that says what one of its own does.
///
/// # Errors
/// What is no id of a rule.
pub fn same(rows: &BTreeMap<String, String>) -> Result<Vec<(Rule, Rule)>, Fault> {
    let rule = |id: &String| Rule::parse(id).ok_or_else(|| Fault::Row(id.clone()));
    rows.iter().map(|(theirs, own)| Ok((rule(theirs)?, rule(own)?))).collect()
}
