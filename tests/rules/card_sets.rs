//! Sets of cards: whatever their numbers, they are sets, and files hold them as lists of numbers.

use proptest::collection::vec;
use proptest::prelude::*;
use standie::catalog::pack::Pack;
use standie::rules::card::{CardId, CardSet};
use std::collections::BTreeSet;

/// Numbers of cards: of one box, of all there can be, and about where the words end.
fn number() -> impl Strategy<Value = u16> {
    prop_oneof![0..=255_u16, 0..=CardId::MAX, prop::sample::select(vec![0, 63, 64, 255, 256, 319, 320, 1022, 1023])]
}

fn set(numbers: &BTreeSet<u16>) -> CardSet {
    numbers.iter().copied().map(CardId).collect()
}

/// What a set holds, told in every way it can be.
fn holds(set: &CardSet, numbers: &BTreeSet<u16>) -> Result<(), TestCaseError> {
    let list: Vec<u16> = numbers.iter().copied().collect();
    prop_assert_eq!(set.iter().map(|card| card.0).collect::<Vec<_>>(), &list[..]);
    prop_assert_eq!(set.len() as usize, list.len());
    let mut each = Vec::new();
    set.each(|card| each.push(card.0));
    prop_assert_eq!(&each, &list);
    prop_assert_eq!(set.is_empty(), list.is_empty());
    let only = if let [only] = list[..] { Some(only) } else { None };
    prop_assert_eq!(set.only().map(|card| card.0), only);
    for nth in 0..=list.len() {
        prop_assert_eq!(set.nth(nth as u32).map(|card| card.0), list.get(nth).copied());
    }
    prop_assert!((0..=CardId::MAX + 65).all(|n| set.has(CardId(n)) == numbers.contains(&n)));
    let text = serde_json::to_string(set).expect("JSON");
    prop_assert_eq!(&text, &serde_json::to_string(&list).expect("JSON"));
    prop_assert_eq!(&serde_json::from_str::<CardSet>(&text).expect("a set"), set);
    // However a set came about, it is the same as one that holds the same.
    prop_assert_eq!(set, &self::set(numbers));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_set_of_cards_is_a_set(
        one in vec(number(), 0..60),
        two in vec(number(), 0..60),
        changes in vec((number(), any::<bool>()), 0..60),
    ) {
        let (one, two): (BTreeSet<u16>, BTreeSet<u16>) = (one.into_iter().collect(), two.into_iter().collect());
        let (a, b) = (set(&one), set(&two));
        holds(&a.and(&b), &(&one & &two))?;
        holds(&a.or(&b), &(&one | &two))?;
        holds(&a.without(&b), &(&one - &two))?;
        prop_assert_eq!(a.within(&b), one.is_subset(&two));
        prop_assert_eq!(a.shared(&b) as usize, (&one & &two).len());
        prop_assert_eq!(a.meets(&b), !one.is_disjoint(&two));
        prop_assert!(a.and(&b).within(&a) && a.within(&a.or(&b)));
        let (mut cards, mut numbers) = (a.clone(), one.clone());
        for (number, is_in) in changes {
            if is_in {
                cards.insert(CardId(number));
                numbers.insert(number);
            } else {
                cards.remove(CardId(number));
                numbers.remove(&number);
            }
        }
        holds(&cards, &numbers)?;
        holds(&a, &one)?;
    }
}

#[test]
fn a_number_no_card_can_have_is_in_no_set() {
    for number in [CardId::MAX + 1, 2_000, u16::MAX] {
        let mut set = CardSet::of(CardId(number));
        assert!(set.is_empty() && !set.has(CardId(number)) && set == CardSet::EMPTY, "{set:?}");
        set.remove(CardId(number));
        assert_eq!(set, CardSet::EMPTY);
    }
    assert_eq!(CardSet::of(CardId(CardId::MAX)).nth(0), Some(CardId(CardId::MAX)));
}

/// Seats, events and whole games carry sets, and are copied all the time.
#[test]
fn a_set_is_small() {
    assert_eq!(size_of::<CardSet>(), 40);
}

#[test]
fn files_hold_no_number_that_no_card_can_have() {
    for wrong in ["[1024]", "[-1]", "[65536]", "[18446744073709551615]", "[1.5]", "[\"1\"]", "{}"] {
        assert!(serde_json::from_str::<CardSet>(wrong).is_err(), "{wrong}");
    }
    let why = serde_json::from_str::<CardId>("1024").expect_err("too high").to_string();
    assert!(why.contains("found 1024, allowed are 1 to 1023"), "{why}");
}

#[test]
fn a_box_holds_every_number_there_is_and_no_more() {
    let pack = |most: u16| {
        let numbers: Vec<u16> = (1..=most).collect();
        let card = serde_json::json!({"numbers": numbers, "name": "Card", "deck": "dxm", "is": "cheat"});
        Pack::read(&serde_json::json!({"standie_pack": 1, "name": "x", "cards": [card]}).to_string())
    };
    let (whole, faults) = pack(CardId::MAX);
    assert_eq!(faults, []);
    let book = standie::rules::card::CardBox::new(vec![], vec![], whole.cards, vec![]);
    assert_eq!(book.stack(standie::rules::cards::deck::Deck::DXM).len(), u32::from(CardId::MAX));
    assert_eq!(book.by_number().count(), usize::from(CardId::MAX));
    let (_, faults) = pack(CardId::MAX + 1);
    let [fault] = &faults[..] else { panic!("{faults:?}") };
    assert_eq!(fault.field, "cards[0].numbers[1023]");
    assert!(fault.problem.contains("found 1024, allowed are 1 to 1023"), "{fault}");
}
