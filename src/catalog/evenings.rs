//! How long a game in the app takes, and how hard it is: house rules in bundles, each by its name.

use crate::rules::rulings::Rulings;
use crate::rules::system::FIRST;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// House rules that make one kind of evening.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bundle {
    /// Its name in texts and controls.
    pub id: String,
    /// What it sets; whatever another of its kind sets and it does not is as the book has it.
    pub rules: BTreeMap<String, String>,
    /// How many rounds half of the games are over by, as bots play them.
    #[serde(default)]
    pub rounds: Option<u32>,
}

/// The evenings there are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evenings {
    /// How long they take, the shortest first.
    pub lengths: Vec<Bundle>,
    /// How hard they are, the kindest first; none where there is one way only.
    #[serde(default)]
    pub tempers: Vec<Bundle>,
}

static QUEST: LazyLock<Evenings> = LazyLock::new(|| {
    // Shipped data, which a test reads; without it there is nothing to choose.
    serde_json::from_str(include_str!("../../assets/systems/quest/evenings.json")).unwrap_or_default()
});

/// Those of Munchkin Quest.
pub fn quest() -> &'static Evenings {
    &QUEST
}

/// Those of the games at the doors, by their names.
static DOORS: LazyLock<BTreeMap<String, Evenings>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../assets/systems/evenings.json")).unwrap_or_default());

static NONE: Evenings = Evenings { lengths: Vec::new(), tempers: Vec::new() };

/// Those of a game, by its name.
pub fn of(system: &str) -> &'static Evenings {
    if system == FIRST { quest() } else { DOORS.get(system).unwrap_or(&NONE) }
}

/// Whether a table's house rules are those of a bundle, as far as its kind goes.
pub fn is_set(kind: &[Bundle], bundle: &Bundle, rulings: &Rulings) -> bool {
    kind.iter().flat_map(|each| each.rules.keys()).all(|name| rulings.get(name) == bundle.rules.get(name))
}

/// Sets the house rules of a bundle, and those of its kind that it does not name back to the book.
pub fn set(kind: &[Bundle], bundle: &Bundle, rulings: &mut Rulings) {
    for name in kind.iter().flat_map(|each| each.rules.keys()) {
        rulings.remove(name);
    }
    rulings.extend(bundle.rules.clone());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog;

    #[test]
    fn every_evening_is_made_of_rules_there_are_and_one_of_each_kind_is_the_books() {
        let book = catalog::book();
        for kind in [&quest().lengths, &quest().tempers] {
            assert_eq!(kind.len(), 3);
            assert_eq!(kind.iter().filter(|bundle| bundle.rules.is_empty()).count(), 1);
            for bundle in kind {
                let mut rulings = Rulings::new();
                set(kind, bundle, &mut rulings);
                assert!(book.check_rulings(&rulings).is_ok(), "{}", bundle.id);
                let set: Vec<&str> =
                    kind.iter().filter(|each| is_set(kind, each, &rulings)).map(|each| each.id.as_str()).collect();
                assert_eq!(set, [bundle.id.as_str()]);
            }
        }
    }

    #[test]
    fn every_game_at_the_doors_has_its_lengths_and_the_shortest_comes_first() {
        for system in ["classic", "short", "shadowrun"] {
            let books = catalog::books();
            let book = books.find(system).expect("a game");
            let lengths = &of(system).lengths;
            assert_eq!(lengths.iter().filter(|bundle| bundle.rules.is_empty()).count(), 1, "{system}");
            for bundle in lengths {
                let mut rulings = Rulings::new();
                set(lengths, bundle, &mut rulings);
                assert!(book.check_rulings(&rulings).is_ok(), "{system}: {}", bundle.id);
            }
            let rounds: Vec<u32> = lengths.iter().filter_map(|bundle| bundle.rounds).collect();
            assert_eq!(rounds.len(), 3, "{system}");
            assert!(rounds.is_sorted(), "{system}: {rounds:?}");
        }
    }

    #[test]
    fn what_a_table_has_chosen_besides_stays() {
        let tempers = &quest().tempers;
        let mut rulings = Rulings::from([("curse_dead".to_owned(), "yes".to_owned())]);
        for bundle in tempers.iter().chain(tempers.iter().rev()) {
            set(tempers, bundle, &mut rulings);
            assert_eq!(rulings.get("curse_dead").map(String::as_str), Some("yes"));
        }
        assert_eq!(rulings.len(), 1 + tempers[0].rules.len());
    }
}
