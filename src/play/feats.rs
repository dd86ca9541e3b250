//! Titles that are kept over games, as `assets/feats.json` has them: each is earned by what somebody did in a game that is
//! over, and by how many such games there were. Their names are texts.

use crate::play::story::deeds::{Deeds, Fact};
use serde::Deserialize;
use std::sync::LazyLock;

const FEATS: &str = include_str!("../../assets/feats.json");

/// A title that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Feat {
    /// By what files and texts know it.
    pub id: String,
    /// All of this has to be so.
    pub when: Vec<When>,
}

/// Something that has to be so.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct When {
    /// What is counted.
    pub fact: Fact,
    /// At least so many.
    pub least: Option<i64>,
    /// At most so many.
    pub most: Option<i64>,
}

impl Feat {
    /// Whether somebody has earned it. By what nobody counted nothing is earned.
    pub fn is_earned(&self, deeds: &Deeds) -> bool {
        let so = |when: &When| {
            let fits = |done: &i64| when.least.is_none_or(|n| *done >= n) && when.most.is_none_or(|n| *done <= n);
            deeds.get(&when.fact).is_some_and(fits)
        };
        self.when.iter().all(so)
    }
}

/// All of them, in the order they are shown.
pub fn feats() -> &'static [Feat] {
    static ALL: LazyLock<Vec<Feat>> = LazyLock::new(|| serde_json::from_str(FEATS).unwrap_or_default());
    &ALL
}

/// What somebody has earned in a game.
pub fn earned(deeds: &Deeds) -> impl Iterator<Item = &'static Feat> + '_ {
    feats().iter().filter(|feat| feat.is_earned(deeds))
}
