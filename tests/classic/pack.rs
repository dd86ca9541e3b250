//! The cards of our own: as many of each kind as the box has, and every mechanic of the game on one of them.

use crate::support::proofs::proves;
use standie::catalog::pack::Pack;
use standie::catalog::pack::role::ROLES;
use standie::catalog::pack::set::{self, Sort, Whole};
use standie::rules::card::CardKind;
use standie::rules::cards::deck::Deck;
use std::collections::BTreeSet;
use std::path::Path;

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
    let foes = doors.iter().filter_map(|card| book.cards.monster(card)).map(|monster| monster.def.name.clone());
    let others = doors.or(treasures).iter().filter_map(|card| book.cards.card(card)).map(|def| def.name.clone());
    let names: BTreeSet<String> = foes.chain(others).collect();
    assert!(names.len() >= 120, "{} distinct names", names.len());
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
    let asked: BTreeSet<&str> = wanted.roles.iter().map(String::as_str).collect();
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
    strange[1].cards.extend(serde_json::from_str::<standie::rules::card::CardDef>(
        r#"{"numbers": [180], "name": "Bus", "deck": "door", "is": {"card": {"does": [{"to_entrance": {}}]}}}"#,
    ));
    assert_eq!(
        wrong(&set::whole(&strange)),
        ["does: found \"to_entrance\" on \"Bus\", which means nothing in classic"]
    );
    let mixed = [ours(), vec![Pack::default()]].concat();
    assert_eq!(wrong(&set::whole(&mixed)), ["system: found \"quest\" beside \"classic\"; a set is of one game"]);
    let other = set::whole(&[Pack::default()]);
    assert_eq!(wrong(&other), ["system: found \"quest\", allowed are classic, short"]);
}
