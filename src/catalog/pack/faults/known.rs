//! Words that mean something in a pack: whether a word is one of them.

use crate::rules::card::{CardDef, CardKind, KindDef};
use crate::rules::cards::deck::Deck;
use crate::rules::munchkin::outfit::WEAPONS;
use crate::rules::numbers::RuleSet;
use std::collections::HashSet;

/// Item keywords of the books besides weapons (MQ-KW-13, MS-TURN-05, SR-VEHICLE-02).
const ITEM_WORDS: [&str; 12] = [
    "clothing",
    "flaming",
    "hireling",
    "holy",
    "magic",
    "monstrous",
    "potion",
    "scroll",
    "shiny",
    "thingie",
    "throwable",
    "vehicle",
];

/// Words that mean something in a pack: those of the book, and its own.
pub(super) struct Known {
    rules: &'static RuleSet,
    own_kinds: HashSet<String>,
    own_races: HashSet<String>,
    item_words: HashSet<String>,
    alone: bool,
}

impl Known {
    pub(super) fn of<'a>(
        rules: &'static RuleSet,
        cards: &[Option<&'a CardDef>],
        kinds: &[Option<&'a KindDef>],
    ) -> Known {
        let cards = || cards.iter().flatten();
        let races = cards().filter_map(|def| match &def.is {
            CardKind::Race(race) => Some(race.clone()),
            _ => None,
        });
        let items: Vec<_> = cards()
            .filter_map(|def| match &def.is {
                CardKind::Item { gear, .. } => Some(&gear.keywords),
                _ => None,
            })
            .collect();
        Known {
            rules,
            own_kinds: kinds.iter().flatten().map(|kind| kind.name.to_string()).collect(),
            own_races: races.collect(),
            alone: items.is_empty(),
            item_words: items.into_iter().flatten().cloned().collect(),
        }
    }

    /// The decks that hands are drawn from.
    pub(super) fn hands(&self) -> &'static [Deck] {
        &self.rules.hands
    }

    /// Races and Classes of the book.
    pub(super) fn kinds(&self) -> impl Iterator<Item = &'static str> + use<> {
        let rules = self.rules;
        rules.races.iter().chain(&rules.classes).map(String::as_str)
    }

    /// Whether its Classes have Ranks.
    pub(super) fn has_ranks(&self) -> bool {
        self.rules.ranks
    }

    pub(super) fn is_kind(&self, word: &str) -> bool {
        self.own_kinds.contains(word) || self.kinds().any(|kind| kind == word)
    }

    /// Whether something is a Race: by the book, or by a card of the pack.
    pub(super) fn is_race(&self, word: &str) -> bool {
        let rules = self.rules;
        rules.races.iter().any(|race| race == word) || (self.own_races.contains(word) && !self.is_class(word))
    }

    pub(super) fn is_class(&self, word: &str) -> bool {
        self.rules.classes.iter().any(|class| class == word)
    }

    /// Whether the pack has no Items: what Items of others have nobody knows here.
    pub(super) const fn is_alone(&self) -> bool {
        self.alone
    }

    /// Whether some Item can have a keyword: by the book, or by a card of the pack.
    pub(super) fn item_word(&self, word: &str) -> bool {
        ITEM_WORDS.contains(&word) || WEAPONS.contains(&word) || self.item_words.contains(word)
    }
}
