//! Whether packs together are a whole set of a card game: every role played, everything done by some card, and little
//! done by one card alone. What a rule set asks for is its `set.json`.

use super::role::{Of, ROLES, Role, deeds};
use super::{Fault, Pack, together};
use crate::catalog::shipped::{self, shipped};
use crate::rules::card::{CardBox, CardId, CardKind};
use crate::rules::cards::deck::Deck;
use crate::rules::system::FIRST;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// What a set of a game has to hold, and how many cards of each kind its box has.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// Whose cards are counted.
    #[serde(default)]
    pub beside: Beside,
    /// Cards of each kind there.
    pub counts: Vec<Count>,
    /// Roles that a card plays each.
    pub roles: Vec<String>,
    /// What cards can do in this game: each is done by one.
    pub does: Vec<String>,
    /// Of how many cards less than one may need something that no other card does.
    pub special: usize,
}

/// What a set is counted beside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Beside {
    /// The box of the game.
    #[default]
    Box,
    /// Our own set: nobody has counted the box.
    Ours,
}

impl Beside {
    /// The name used in files and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Beside::Box => "box",
            Beside::Ours => "ours",
        }
    }
}

/// So many cards of a kind in a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// Which deck; none of what is never drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Deck>,
    /// Of which kind.
    pub kind: Sort,
    /// How many, copies counted.
    pub cards: usize,
}

/// Kinds of cards, as a box is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// A monster.
    Monster,
    /// A Race.
    Race,
    /// A Class.
    Class,
    /// A Curse.
    Curse,
    /// A card on a monster.
    Enhancer,
    /// An Item that is worn, held or carried.
    Item,
    /// An Item that is used once.
    Once,
    /// A Go Up A Level card.
    Level,
    /// Of the row that tokens go along.
    Row,
    /// A card of a seat.
    Seat,
    /// Any other.
    Other,
}

impl Sort {
    /// The name used in files and text ids.
    pub const fn name(self) -> &'static str {
        match self {
            Sort::Monster => "monster",
            Sort::Race => "race",
            Sort::Class => "class",
            Sort::Curse => "curse",
            Sort::Enhancer => "enhancer",
            Sort::Item => "item",
            Sort::Once => "once",
            Sort::Level => "level",
            Sort::Row => "row",
            Sort::Seat => "seat",
            Sort::Other => "other",
        }
    }

    const fn of(is: &CardKind) -> Sort {
        match is {
            CardKind::Item { gear, .. } if gear.once => Sort::Once,
            CardKind::Item { .. } => Sort::Item,
            CardKind::Level => Sort::Level,
            CardKind::Race(_) => Sort::Race,
            CardKind::Class(_) => Sort::Class,
            CardKind::Curse(_) => Sort::Curse,
            CardKind::Enhancer(_) => Sort::Enhancer,
            CardKind::HalfBreed
            | CardKind::SuperMunchkin
            | CardKind::Monster
            | CardKind::Cheat
            | CardKind::Die
            | CardKind::Card { .. } => Sort::Other,
        }
    }
}

/// Cards of a kind, here and in the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// Which deck; none of what is never drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Deck>,
    /// Of which kind.
    pub kind: Sort,
    /// How many are here.
    pub cards: usize,
    /// How many are in what it is counted beside.
    #[serde(rename = "box")]
    pub boxed: usize,
}

/// What packs come to together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Whole {
    /// Of which rule set they are.
    pub system: String,
    /// What it is counted beside.
    pub beside: Beside,
    /// Cards of each kind.
    pub counts: Vec<Line>,
    /// What one card alone does, each with that card's name.
    pub special: BTreeMap<String, String>,
    /// What is wrong.
    #[serde(skip)]
    pub faults: Vec<Fault>,
}

impl Whole {
    /// Cards of all kinds: here, and in what it is counted beside.
    pub fn cards(&self) -> (usize, usize) {
        self.counts.iter().fold((0, 0), |(here, boxed), line| (here + line.cards, boxed + line.boxed))
    }

    /// The most things that one card alone may do.
    pub fn most(&self) -> usize {
        wanted(&self.system).map_or(0, |wanted| self.cards().0.saturating_sub(1) / wanted.special.max(1))
    }
}

/// What a rule set asks of a set of its cards; none where nothing is.
pub fn wanted(system: &str) -> Option<Wanted> {
    const CLASSIC: &str = include_str!("../../../assets/systems/classic/set.json");
    const SHADOWRUN: &str = include_str!("../../../assets/systems/shadowrun/set.json");
    match system {
        "classic" => Some(shipped("set.json", serde_json::from_str(CLASSIC))),
        // The Short Rules are played with the same box.
        "short" => wanted(&shipped::SHORT.read().0.parent),
        "shadowrun" => Some(shipped("set.json", serde_json::from_str(SHADOWRUN))),
        _ => None,
    }
}

/// Rule sets that ask something of a set.
const ASKING: &str = "classic, short, shadowrun";

/// Looks at packs as one set.
pub fn whole(packs: &[Pack]) -> Whole {
    let system = packs.iter().find_map(|pack| pack.system.clone()).unwrap_or_else(|| FIRST.to_owned());
    let mut faults = Vec::new();
    let mut say = |field: &str, problem: String| faults.push(Fault { field: field.to_owned(), problem });
    let (Some(wanted), Some(rules)) = (wanted(&system), shipped::rules_of(&system)) else {
        say("system", format!("found {system:?}, allowed are {ASKING}"));
        return Whole { system, faults, ..Whole::default() };
    };
    for other in packs.iter().map(|pack| pack.system.as_deref().unwrap_or(FIRST)).filter(|other| *other != system) {
        say("system", format!("found {other:?} beside {system:?}; a set is of one game"));
    }
    let deck = if rules.decks.contains(&Deck::MONSTER) { Deck::MONSTER } else { Deck::DOOR };
    for problem in twice(packs) {
        say("numbers", problem);
    }
    let set = together(packs.iter().cloned(), deck);
    for role in &wanted.roles {
        let there = |(_, there): &Role| there(Of { set: &set, rules });
        if !ROLES.iter().find(|(name, _)| name == role).is_some_and(there) {
            say("roles", format!("found no card for {role:?}"));
        }
    }
    let mut by: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (card, does) in deeds(&set) {
        by.entry(does.name()).or_default().insert(card);
    }
    for does in wanted.does.iter().filter(|does| !by.contains_key(does.as_str())) {
        say("does", format!("found no card that does {does:?}"));
    }
    for (does, cards) in by.iter().filter(|(does, _)| !wanted.does.iter().any(|known| known == *does)) {
        let card = cards.first().copied().unwrap_or_default();
        say("does", format!("found {does:?} on {card:?}, which means nothing in {system}"));
    }
    let alone = by.iter().filter(|(_, cards)| cards.len() == 1);
    let special: BTreeMap<String, String> =
        alone.flat_map(|(does, cards)| cards.iter().map(|card| ((*does).to_owned(), (*card).to_owned()))).collect();
    let counts = counted(&set, &wanted);
    let mut whole = Whole { system, beside: wanted.beside, counts, special, faults };
    let (found, most) = (whole.special.len(), whole.most());
    if found > most {
        let problem = format!(
            "found {found} things that one card alone does, allowed are {most}: fewer than one in {} cards",
            wanted.special
        );
        whole.faults.push(Fault { field: "special".to_owned(), problem });
    }
    whole
}

/// Numbers that cards of several packs have.
fn twice(packs: &[Pack]) -> Vec<String> {
    let mut taken: HashMap<CardId, &str> = HashMap::new();
    let mut said = Vec::new();
    for pack in packs {
        let cards = pack.cards.iter().flat_map(|card| card.numbers.iter().map(|number| (*number, &*card.name)));
        let monsters = pack.monsters.iter().filter_map(|monster| Some((monster.number?, &*monster.name)));
        let row = pack.matrix.iter().map(|card| (card.number, &*card.name));
        for (number, name) in cards.chain(monsters).chain(row) {
            if let Some(other) = taken.insert(number, name) {
                said.push(format!("found {} on {other:?} and on {name:?}", number.0));
            }
        }
    }
    said
}

/// Cards of each kind, beside those that are wanted; a kind that nobody wants comes last.
fn counted(set: &CardBox, wanted: &Wanted) -> Vec<Line> {
    let mut here: BTreeMap<(Option<Deck>, Sort), usize> = BTreeMap::new();
    // Who waits on the other side of a card of the row is no card more.
    let other_side = |card| set.track.iter().any(|of_row| of_row.number == card);
    for monster in set.monsters.iter().filter(|m| m.def.card.is_some_and(|card| !other_side(card))) {
        *here.entry((Some(monster.deck), Sort::Monster)).or_default() += 1;
    }
    for card in &set.cards {
        *here.entry((Some(card.deck), Sort::of(&card.is))).or_default() += card.numbers.len();
    }
    for (kind, cards) in [(Sort::Row, set.track.len()), (Sort::Seat, set.players.len())] {
        if cards > 0 {
            here.insert((None, kind), cards);
        }
    }
    let mut lines: Vec<Line> = Vec::new();
    for Count { deck, kind, cards } in &wanted.counts {
        let found = here.remove(&(*deck, *kind)).unwrap_or(0);
        lines.push(Line { deck: *deck, kind: *kind, cards: found, boxed: *cards });
    }
    lines.extend(here.into_iter().map(|((deck, kind), cards)| Line { deck, kind, cards, boxed: 0 }));
    lines
}
