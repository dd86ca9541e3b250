//! Profiles: rule sets that have another one as their parent, and change some of its values and nothing else.

use crate::rules::book::RulingDef;
use crate::rules::cite::Rule;
use crate::rules::numbers::RuleSet;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A profile as its `rules.json` has it: whose child it is, and the values it changes, each a house-rule switch of its
/// parent.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Profile {
    /// Which rule set it is.
    pub system: String,
    /// Which one it is a profile of.
    pub parent: String,
    /// The values that are not its parent's.
    #[serde(flatten)]
    pub values: BTreeMap<String, String>,
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
    /// The numbers of the profile: its parent's under its own name.
    pub fn rules(&self, parent: &RuleSet) -> RuleSet {
        RuleSet { system: self.system.clone(), ..parent.clone() }
    }

    /// The switches of the profile: its parent's, with its own defaults, and the questions of its own that they answer.
    ///
    /// # Errors
    /// A value that its parent's switches do not take, or have anyway.
    pub fn rulings(
        &self,
        parent: &RuleSet,
        rulings: &[RulingDef],
        questions: &BTreeMap<String, String>,
    ) -> Result<Vec<RulingDef>, Fault> {
        if self.parent != parent.system {
            return Err(Fault::Parent { found: self.parent.clone(), wanted: parent.system.clone() });
        }
        let mut all = rulings.to_vec();
        for (name, value) in &self.values {
            let def = all.iter_mut().find(|def| def.name == *name).ok_or_else(|| Fault::Unknown(name.clone()))?;
            if !def.allows(value) || def.default == *value {
                return Err(Fault::Value { name: name.clone(), value: value.clone() });
            }
            def.default.clone_from(value);
        }
        for (name, question) in questions {
            let def = all.iter_mut().find(|def| def.name == *name).ok_or_else(|| Fault::Unknown(name.clone()))?;
            def.question.clone_from(question);
        }
        Ok(all)
    }
}

/// What a profile calls each row of its parent that says what one of its own does.
///
/// # Errors
/// What is no id of a rule.
pub fn same(rows: &BTreeMap<String, String>) -> Result<Vec<(Rule, Rule)>, Fault> {
    let rule = |id: &String| Rule::parse(id).ok_or_else(|| Fault::Row(id.clone()));
    rows.iter().map(|(theirs, own)| Ok((rule(theirs)?, rule(own)?))).collect()
}
