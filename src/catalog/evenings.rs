//! How long a game in the app takes, and how hard it is: house rules in bundles, each by its name.

use crate::rules::rulings::Rulings;
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
}

/// The evenings there are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evenings {
    /// How long they take, the shortest first.
    pub lengths: Vec<Bundle>,
    /// How hard they are, the kindest first.
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
