//! The cards of our own: as many of each kind as the box has, and every mechanic of the game on one of them.

use crate::support::proofs::proves;
use standie::catalog;
use standie::catalog::pack::Pack;
use standie::catalog::pack::role::ROLES;
use standie::catalog::pack::set::{self, Sort, Whole};
use standie::rules::book::Book;
use standie::rules::card::{CardDef, CardId, CardKind};
use standie::rules::cards::deck::Deck;
use standie::rules::munchkin::gear::Gear;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

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

/// What ships is read without looking for faults: there are none.
#[test]
fn the_packs_of_the_set_are_sound() {
    for name in ["monsters", "doors", "treasures", "kinds"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/packs/doors/{name}.json"));
        let text = std::fs::read_to_string(path).expect("a pack");
        let (_, faults) = Pack::read(&text);
        assert_eq!(faults, Vec::new(), "{name}");
    }
}

#[test]
fn the_set_has_its_168_cards_in_two_decks() {
    let _row = proves("MC-SET-01");
    let _row = proves("MC-SET-04");
    let book = crate::talk::book();
    let (doors, treasures) = (book.cards.stack(Deck::DOOR), book.cards.stack(Deck::ITEMS));
    assert_eq!((doors.len(), treasures.len()), (95, 73));
    assert!(!doors.meets(treasures));
    let whole = set::whole(&ours());
    assert!(whole.counts.iter().all(|line| line.cards == line.boxed), "{:?}", whole.counts);
    let monsters = whole.counts.iter().find(|line| line.kind == Sort::Monster).map(|line| line.cards);
    assert_eq!((whole.cards(), monsters), ((168, 168), Some(37)));
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

/// The packs of the set.
fn ours() -> Vec<Pack> {
    ["monsters", "doors", "treasures", "kinds"]
        .map(|name| {
            let path = format!("{}/assets/packs/doors/{name}.json", env!("CARGO_MANIFEST_DIR"));
            Pack::parse(&std::fs::read_to_string(path).expect("a pack")).expect("it is sound")
        })
        .into()
}

/// What is wrong with a set, a line each.
fn wrong(whole: &Whole) -> Vec<String> {
    whole.faults.iter().map(|fault| format!("{}: {}", fault.field, fault.problem)).collect()
}

#[test]
fn every_mechanic_is_on_a_card_and_little_is_on_one_alone() {
    let whole = set::whole(&ours());
    assert_eq!(wrong(&whole), Vec::<String>::new());
    assert!(whole.special.len() <= whole.most() && whole.most() == 11, "{:?}", whole.special);
    assert_eq!(whole.special.get("slay").map(String::as_str), Some("Let Go of the Piano"));
}

#[test]
fn each_role_and_each_deed_is_missed_where_no_card_has_it() {
    let wanted = set::wanted("classic").expect("classic asks for something");
    let known: BTreeSet<&str> = ROLES.iter().map(|(name, _)| *name).collect();
    let more = set::wanted("shadowrun").expect("and so does Shadowrun");
    let asked: BTreeSet<&str> = wanted.roles.iter().chain(&more.roles).map(String::as_str).collect();
    assert_eq!(asked, known, "every role is looked for, and none that nobody knows");
    // Where there is no card at all, nothing is there.
    let nothing = Pack { system: Some("classic".to_owned()), ..Pack::default() };
    let bare = wrong(&set::whole(&[nothing]));
    for role in &wanted.roles {
        assert!(bare.contains(&format!("roles: found no card for {role:?}")), "{role}");
    }
    for does in &wanted.does {
        assert!(bare.contains(&format!("does: found no card that does {does:?}")), "{does}");
    }
}

#[test]
fn a_set_without_a_card_with_a_strange_one_or_with_two_of_a_number_is_no_whole_set() {
    let without = |name: &str| {
        let mut packs = ours();
        packs.iter_mut().for_each(|pack| pack.cards.retain(|card| card.name != name));
        wrong(&set::whole(&packs))
    };
    assert_eq!(
        without("Let Go of the Piano"),
        ["roles: found no card for \"kills_outright\"", "does: found no card that does \"slay\""]
    );
    let mut twice = ours();
    let level = twice[2].cards.iter().position(|card| card.is == CardKind::Level).expect("a Level card");
    let number = twice[1].cards[0].numbers[0];
    twice[2].cards[level].numbers.push(number);
    assert_eq!(wrong(&set::whole(&twice)).len(), 1, "{:?}", wrong(&set::whole(&twice)));
    let mut strange = ours();
    strange[1].cards.extend(serde_json::from_str::<CardDef>(
        r#"{"numbers": [180], "name": "Bus", "deck": "door", "is": {"card": {"does": [{"to_entrance": {}}]}}}"#,
    ));
    assert_eq!(
        wrong(&set::whole(&strange)),
        ["does: found \"to_entrance\" on \"Bus\", which means nothing in classic"]
    );
    let mixed = [ours(), vec![Pack::default()]].concat();
    assert_eq!(wrong(&set::whole(&mixed)), ["system: found \"quest\" beside \"classic\"; a set is of one game"]);
    let other = set::whole(&[Pack::default()]);
    assert_eq!(wrong(&other), ["system: found \"quest\", allowed are classic, short, shadowrun"]);
}
