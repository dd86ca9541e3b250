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

const SHORT: &str = include_str!("../../assets/systems/short/rules.json");

/// The profile of the Short Rules.
pub(crate) fn short() -> &'static Profile {
    static PROFILE: OnceLock<Profile> = OnceLock::new();
    PROFILE.get_or_init(|| shipped("rules.json", serde_json::from_str(SHORT)))
}

/// The numbers and words of a rule set that ships, by its name.
pub(crate) fn rules_of(system: &str) -> Option<&'static RuleSet> {
    static SET: OnceLock<RuleSet> = OnceLock::new();
    match system {
        "quest" => Some(rules()),
        "classic" => Some(SET.get_or_init(|| shipped("rules.json", serde_json::from_str(CLASSIC)))),
        "short" => {
            static PROFILE: OnceLock<RuleSet> = OnceLock::new();
            let parent = rules_of(&short().parent)?;
            Some(PROFILE.get_or_init(|| short().rules(parent)))
        }
        _ => None,
    }
}

/// The numbers and words of the first rule set.
pub(crate) fn rules() -> &'static RuleSet {
    static SET: OnceLock<RuleSet> = OnceLock::new();
    SET.get_or_init(|| shipped("rules.json", serde_json::from_str(RULES)))
}
