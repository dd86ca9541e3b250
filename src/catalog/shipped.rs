//! What is part of the program: read as it ships, and the numbers of the rule set.

use crate::catalog::profile::Profile;
use crate::rules::numbers::RuleSet;
use std::sync::OnceLock;

/// What is part of the program: sound, as the tests hold.
#[expect(clippy::panic, reason = "a build with broken content of its own cannot go on, and does not pass its tests")]
pub(crate) fn shipped<T, E: std::fmt::Display>(name: &str, read: Result<T, E>) -> T {
    read.unwrap_or_else(|fault| panic!("the shipped {name}: {fault}"))
}

const RULES: &str = include_str!("../../assets/systems/quest/rules.json");

const CLASSIC: &str = include_str!("../../assets/systems/classic/rules.json");

/// A profile as it ships: its values, its switches, what it calls its parent's rows, and the numbers of that.
pub(crate) struct Files {
    rules: &'static str,
    pub(crate) rulings: &'static str,
    pub(crate) same: &'static str,
    parent: &'static str,
    read: OnceLock<(Profile, RuleSet)>,
}

impl Files {
    /// What it changes, and the numbers that come of it.
    pub(crate) fn read(&self) -> &(Profile, RuleSet) {
        self.read.get_or_init(|| {
            let profile: Profile = shipped("rules.json", serde_json::from_str(self.rules));
            let rules = shipped("rules.json", profile.rules(self.parent));
            (profile, rules)
        })
    }
}

/// The Short Rules.
pub(crate) static SHORT: Files = Files {
    rules: include_str!("../../assets/systems/short/rules.json"),
    rulings: include_str!("../../assets/systems/short/rulings.json"),
    same: include_str!("../../assets/systems/short/same.json"),
    parent: CLASSIC,
    read: OnceLock::new(),
};

/// The one with Powers and a Matrix.
pub(crate) static SHADOWRUN: Files = Files {
    rules: include_str!("../../assets/systems/shadowrun/rules.json"),
    rulings: include_str!("../../assets/systems/shadowrun/rulings.json"),
    same: include_str!("../../assets/systems/shadowrun/same.json"),
    parent: CLASSIC,
    read: OnceLock::new(),
};

/// The numbers and words of a rule set that ships, by its name.
pub(crate) fn rules_of(system: &str) -> Option<&'static RuleSet> {
    static SET: OnceLock<RuleSet> = OnceLock::new();
    match system {
        "quest" => Some(rules()),
        "classic" => Some(SET.get_or_init(|| shipped("rules.json", serde_json::from_str(CLASSIC)))),
        "short" => Some(&SHORT.read().1),
        "shadowrun" => Some(&SHADOWRUN.read().1),
        _ => None,
    }
}

/// The numbers and words of the first rule set.
pub(crate) fn rules() -> &'static RuleSet {
    static SET: OnceLock<RuleSet> = OnceLock::new();
    SET.get_or_init(|| shipped("rules.json", serde_json::from_str(RULES)))
}
