//! The cards of our own: as many of each kind as the box has.

use crate::support::proofs::proves;
use standie::catalog;
use standie::rules::book::Book;
use standie::rules::card::{CardBox, CardDef, CardId, CardKind, Does, MonsterCard};
use standie::rules::cards::deck::Deck;
use standie::rules::munchkin::gear::Gear;
use standie::rules::seat::Until;
use standie::rules::{cards, fight, munchkin};
use std::collections::{BTreeMap, BTreeSet};

/// What kind a card is, as the lists of the boxes count them.
fn sort(book: &Book, card: CardId) -> &'static str {
    let Some(def) = book.cards.card(card) else { return "monster" };
    match &def.is {
        CardKind::Item { gear, .. } if gear.once => "once",
        CardKind::Item { .. } => "worn",
        CardKind::Level => "level",
        CardKind::Race(_) => "race",
        CardKind::Class(_) => "class or Power",
        CardKind::HalfBreed | CardKind::SuperMunchkin => "two of a kind",
        CardKind::Curse(_) => "curse or Trap",
        CardKind::Enhancer(_) => "enhancer",
        CardKind::Monster => "wandering",
        CardKind::Cheat => "cheat or Edge!",
        CardKind::Die | CardKind::Card { .. } => "other",
    }
}

/// How many cards of each kind are in a deck, in words.
fn counted(book: &Book, deck: Deck) -> String {
    let mut kinds = BTreeMap::new();
    book.cards.stack(deck).iter().for_each(|card| *kinds.entry(sort(book, card)).or_insert(0) += 1);
    kinds.iter().map(|(kind, count)| format!("{count} {kind}")).collect::<Vec<_>>().join(", ")
}

/// Names that no other card of the box has.
fn names(book: &Book) -> BTreeSet<String> {
    let monsters = book.cards.monsters.iter().map(|monster| monster.def.name.clone());
    monsters.chain(book.cards.cards.iter().map(|def| def.name.clone())).collect()
}

#[test]
fn the_set_has_its_168_cards_in_two_decks() {
    let _row = proves("MC-SET-01");
    let _row = proves("MC-SET-04");
    let book = crate::talk::book();
    let (doors, treasures) = (book.cards.stack(Deck::DOOR), book.cards.stack(Deck::ITEMS));
    assert_eq!((doors.len(), treasures.len()), (95, 73));
    assert!(!doors.meets(treasures));
    let sorts = "1 cheat or Edge!, 12 class or Power, 19 curse or Trap, 5 enhancer, 37 monster, 5 other, 9 race, \
                 4 two of a kind, 3 wandering";
    assert_eq!(counted(&book, Deck::DOOR), sorts);
    assert_eq!(counted(&book, Deck::ITEMS), "9 level, 23 once, 3 other, 38 worn");
    assert!(names(&book).len() >= 120, "{} distinct names", names(&book).len());
}

#[test]
fn the_set_with_powers_has_its_193_cards_in_three_decks() {
    let _row = proves("SR-SET-04");
    let _row = proves("SR-SET-09");
    let _row = proves("SR-POWER-04");
    let _row = proves("SR-CORP-01");
    let _row = proves("SR-GANG-01");
    let book = catalog::shadowrun();
    let (doors, treasures) = (book.cards.stack(Deck::DOOR), book.cards.stack(Deck::ITEMS));
    let (track, players) = (&book.cards.track, &book.cards.players);
    assert_eq!((doors.len(), treasures.len(), track.len(), players.len()), (95, 73, 19, 6));
    assert!(!doors.meets(treasures));
    let sorts = "2 cheat or Edge!, 18 class or Power, 17 curse or Trap, 6 enhancer, 37 monster, 2 other, 8 race, \
                 2 two of a kind, 3 wandering";
    assert_eq!(counted(&book, Deck::DOOR), sorts);
    // The eight used once that ask for something to be chosen are no Items, and three more do something else.
    assert_eq!(counted(&book, Deck::ITEMS), "9 level, 16 once, 10 other, 1 wandering, 37 worn");
    let layers = |layer| track.iter().filter(|card| card.layer == layer).count();
    assert_eq!([1, 2, 3, 4].map(layers), [6, 6, 6, 1]);
    let colours: BTreeSet<&str> = players.iter().map(|card| card.colour.name()).collect();
    assert_eq!(colours.len(), 6);
    let names = names(&book).len() + track.len();
    assert!(names >= 130, "{names} distinct names");
}

/// The corporations of the set, as Items name them.
const CORPORATIONS: [&str; 5] = ["grabbit", "kindly", "mumcorp", "oopsoft", "vendetta"];

#[test]
fn the_set_with_powers_is_as_its_box() {
    let book = catalog::shadowrun();
    let set = &book.cards;
    let ranks = |rank| {
        let powers = set.kinds.iter().filter(|kind| kind.rank == Some(rank)).map(|kind| &*kind.name);
        let copies = |name: &str| {
            let of = |def: &&CardDef| matches!(&def.is, CardKind::Class(power) if power == name);
            set.cards.iter().filter(of).map(|def| def.numbers.len()).sum::<usize>()
        };
        powers.map(copies).sum::<usize>()
    };
    assert_eq!([1, 2, 3].map(ranks), [9, 6, 3]);
    let tagged = |tag: &str| set.monsters.iter().filter(|m| m.def.keywords.iter().any(|word| word == tag)).count();
    assert_eq!(["gang", "ghost"].map(tagged), [9, 3]);
    let worn: Vec<&Gear> = set
        .cards
        .iter()
        .filter_map(|def| match &def.is {
            CardKind::Item { gear, .. } if !gear.once && gear.powers.is_empty() => Some(gear),
            _ => None,
        })
        .collect();
    let made_by = |corporation: &str| worn.iter().filter(|gear| gear.is(corporation)).count();
    assert_eq!(CORPORATIONS.map(made_by), [6; 5]);
    let vehicles: BTreeSet<i8> = worn.iter().filter(|gear| gear.is("vehicle")).map(|gear| gear.run).collect();
    assert_eq!(vehicles, BTreeSet::from([-2, -1, 0, 1, 2]));
    assert!(worn.iter().all(|gear| !gear.is("vehicle") || gear.big), "Vehicles are Big");
    let some = |test: fn(&&&Gear) -> bool| worn.iter().filter(test).count();
    assert_eq!(some(|gear| gear.only.iter().any(|who| who == "human")), 1);
    assert_eq!(some(|gear| gear.only.iter().any(|who| who != "human")), 4);
    assert_eq!(some(|gear| !gear.never.is_empty()), 3);
    assert_eq!(some(|gear| gear.value == Some(0)), 2);
}

/// All that cards of the set do, wherever it is printed.
fn deeds(set: &CardBox) -> Vec<&Does> {
    let monsters = set.monsters.iter().flat_map(|m| m.bad.iter().chain(&m.escaped).chain(&m.killed));
    let printed = set.cards.iter().flat_map(|card| match &card.is {
        CardKind::Item { does, .. } | CardKind::Curse(does) | CardKind::Card { does, .. } => &does[..],
        _ => &[],
    });
    let powers = set.kinds.iter().flat_map(|kind| [&kind.discard, &kind.other, &kind.hand, &kind.ten]);
    let powers = powers.flatten().flat_map(|power| power.deeds());
    monsters.chain(printed).chain(powers).collect()
}

/// What a role looks for.
type Role = (&'static str, fn(&CardBox) -> bool);

fn foe(set: &CardBox, fits: impl Fn(&MonsterCard) -> bool) -> bool {
    set.monsters.iter().any(fits)
}

fn item(set: &CardBox, fits: impl Fn(&Gear) -> bool) -> bool {
    set.cards.iter().any(|card| matches!(&card.is, CardKind::Item { gear, .. } if fits(gear)))
}

fn curse(set: &CardBox, fits: impl Fn(&munchkin::Does) -> bool) -> bool {
    let does = |does: &Does| matches!(does, Does::Munchkin(does) if fits(does));
    set.cards.iter().any(|card| matches!(&card.is, CardKind::Curse(all) if all.iter().any(does)))
}

fn some(set: &CardBox, fits: impl Fn(&Does) -> bool) -> bool {
    deeds(set).into_iter().any(fits)
}

fn against(set: &CardBox, kinds: &[&str], weak: bool) -> bool {
    let met = |a: &fight::foe::card::Against| kinds.contains(&a.who.as_str()) && a.is_bane() == weak;
    foe(set, |m| m.def.against.iter().any(met))
}

const RACES: [&str; 3] = ["elf", "dwarf", "halfling"];
const CLASSES: [&str; 4] = ["warrior", "wizard", "thief", "cleric"];

/// Each mechanic of the ledger is on a card: the tests of its rows ask for roles, not for names.
const ROLES: [Role; 45] = [
    ("a monster of numbers alone", |set| foe(set, |m| m.def.against.is_empty() && m.def.run == 0 && m.def.spares == 0)),
    ("against a Race", |set| against(set, &RACES, false)),
    ("against a Class", |set| against(set, &CLASSES, false)),
    ("weak against a kind", |set| against(set, &[&RACES[..], &CLASSES[..]].concat(), true)),
    ("leaves low Levels alone", |set| foe(set, |m| m.def.spares > 0)),
    ("a friend of some", |set| foe(set, |m| !m.def.friendly.is_empty())),
    ("driven off by a Class", |set| foe(set, |m| !m.def.flees.is_empty())),
    ("easier to run from", |set| foe(set, |m| m.def.run > 0)),
    ("harder to run from", |set| foe(set, |m| m.def.run < 0)),
    ("not to be run from", |set| foe(set, |m| m.def.run < -6)),
    ("hurts whoever gets away", |set| foe(set, |m| !m.escaped.is_empty())),
    ("two Levels", |set| foe(set, |m| m.def.levels == Some(2))),
    ("does something once killed", |set| foe(set, |m| !m.killed.is_empty())),
    ("undead, for the Short Rules", |set| foe(set, |m| m.def.keywords.iter().any(|word| word == "undead"))),
    ("Bad Stuff: dead", |set| {
        foe(set, |m| m.bad.iter().any(|d| matches!(d, Does::Munchkin(munchkin::Does::Die { .. }))))
    }),
    ("Bad Stuff: Levels", |set| {
        foe(set, |m| m.bad.iter().any(|d| matches!(d, Does::Munchkin(munchkin::Does::Level { .. }))))
    }),
    ("Bad Stuff: cards", |set| {
        foe(set, |m| m.bad.iter().any(|d| matches!(d, Does::Cards(cards::Does::Discard { .. }))))
    }),
    ("stronger", |set| set.cards.iter().any(|c| matches!(&c.is, CardKind::Enhancer(add) if add.level > 0))),
    ("weaker", |set| set.cards.iter().any(|c| matches!(&c.is, CardKind::Enhancer(add) if add.level < 0))),
    ("a mate", |set| some(set, |d| matches!(d, Does::Fight(fight::Does::Mate)))),
    ("a monster from the hand", |set| set.cards.iter().any(|c| c.is == CardKind::Monster)),
    ("two Races", |set| set.cards.iter().any(|c| c.is == CardKind::HalfBreed)),
    ("two Classes", |set| set.cards.iter().any(|c| c.is == CardKind::SuperMunchkin)),
    ("a cheat", |set| set.cards.iter().any(|c| c.is == CardKind::Cheat)),
    ("sends one away", |set| some(set, |d| matches!(d, Does::Fight(fight::Does::SendAway)))),
    ("the tenth Level from above", |set| some(set, |d| matches!(d, Does::Munchkin(munchkin::Does::Ascend { .. })))),
    ("a Curse on Levels", |set| curse(set, |d| matches!(d, munchkin::Does::Level { .. }))),
    ("a Curse on one slot", |set| curse(set, |d| matches!(d, munchkin::Does::LoseItem { sort: Some(_), .. }))),
    ("a Curse on any Item", |set| curse(set, |d| matches!(d, munchkin::Does::LoseItem { sort: None, .. }))),
    ("a Curse on Races", |set| curse(set, |d| matches!(d, munchkin::Does::LoseRaces { .. }))),
    ("a Curse on Classes", |set| curse(set, |d| matches!(d, munchkin::Does::LoseClasses { .. }))),
    ("a Curse on the sex", |set| curse(set, |d| matches!(d, munchkin::Does::SwapSex { .. }))),
    ("a lasting Curse", |set| {
        curse(set, |d| matches!(d, munchkin::Does::Condition { add, .. } if add.until == Until::Lifted))
    }),
    ("a Curse for the next fight", |set| {
        curse(set, |d| matches!(d, munchkin::Does::Condition { add, .. } if add.until == Until::NextFight))
    }),
    ("lifts a Curse", |set| some(set, |d| matches!(d, Does::Munchkin(munchkin::Does::Lift { .. })))),
    ("once, for either side", |set| item(set, |gear| gear.once && gear.bonus > 0)),
    ("a Level", |set| set.cards.iter().any(|c| c.is == CardKind::Level)),
    ("Big", |set| item(set, |gear| gear.big)),
    ("for some only", |set| item(set, |gear| !gear.only.is_empty())),
    ("two hands", |set| item(set, |gear| gear.hands == 2)),
    ("boots", |set| item(set, |gear| gear.run > 0)),
    ("slow shoes", |set| item(set, |gear| gear.run < 0)),
    ("without a price", |set| item(set, |gear| gear.value.is_none())),
    ("stabs", |set| set.kinds.iter().any(|kind| kind.discard.is_some())),
    ("steals", |set| some(set, |d| matches!(d, Does::Munchkin(munchkin::Does::Steal { .. })))),
];

/// Of all that cards can do in a game without a map, what none of ours does.
const UNUSED: [&str; 4] = ["banish", "fetch", "slay", "ties"];

#[test]
fn every_mechanic_is_on_a_card_and_little_is_on_none() {
    let book = crate::talk::book();
    let missing: Vec<&str> = ROLES.iter().filter(|(_, there)| !there(&book.cards)).map(|(role, _)| *role).collect();
    assert!(missing.is_empty(), "no card of the set: {missing:?}");
    let all = [
        "level",
        "ascend",
        "steal",
        "lose_item",
        "lose_races",
        "lose_classes",
        "swap_sex",
        "condition",
        "lift",
        "die",
        "term",
        "ties",
        "slay",
        "banish",
        "send_away",
        "mate",
        "draw",
        "discard",
        "fetch",
    ];
    let named = |does: &Does| match serde_json::to_value(does).expect("it is written") {
        serde_json::Value::String(name) => name,
        other => other.as_object().and_then(|all| all.keys().next().cloned()).expect("a name"),
    };
    let used: BTreeSet<String> = deeds(&book.cards).into_iter().map(named).collect();
    let strange: Vec<&String> = used.iter().filter(|name| !all.contains(&name.as_str())).collect();
    assert!(strange.is_empty(), "of another game: {strange:?}");
    let unused: Vec<&&str> = all.iter().filter(|name| !used.contains(**name) && !UNUSED.contains(name)).collect();
    assert!(unused.is_empty(), "no card does {unused:?}");
}
