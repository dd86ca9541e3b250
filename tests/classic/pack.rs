//! The cards of our own: as many of each kind as the box has.

use crate::support::proofs::proves;
use standie::rules::card::CardKind;
use standie::rules::cards::deck::Deck;
use std::collections::BTreeSet;

#[test]
fn the_set_has_its_168_cards_in_two_decks() {
    let _row = proves("MC-SET-01");
    let _row = proves("MC-SET-04");
    let book = crate::talk::book();
    let (doors, treasures) = (book.cards.stack(Deck::DOOR), book.cards.stack(Deck::ITEMS));
    assert_eq!((doors.len(), treasures.len()), (95, 73));
    assert!(!doors.meets(treasures));
    let count = |test: fn(&CardKind) -> bool| {
        doors.or(treasures).iter().filter(|card| book.cards.card(*card).is_some_and(|def| test(&def.is))).count()
    };
    let monsters = doors.iter().filter(|card| book.cards.monster(*card).is_some()).count();
    assert_eq!(monsters, 37);
    assert_eq!(count(|is| matches!(is, CardKind::Race(_))), 9);
    assert_eq!(count(|is| matches!(is, CardKind::Class(_))), 12);
    assert_eq!(count(|is| matches!(is, CardKind::Curse(_))), 19);
    assert_eq!(count(|is| matches!(is, CardKind::Enhancer(_))), 5);
    assert_eq!(count(|is| matches!(is, CardKind::Level)), 9);
    assert_eq!(count(|is| matches!(is, CardKind::Item { gear, .. } if gear.once)), 23);
    assert_eq!(count(|is| matches!(is, CardKind::Item { gear, .. } if !gear.once)), 38);
    let foes = doors.iter().filter_map(|card| book.cards.monster(card)).map(|monster| monster.def.name.clone());
    let others = doors.or(treasures).iter().filter_map(|card| book.cards.card(card)).map(|def| def.name.clone());
    let names: BTreeSet<String> = foes.chain(others).collect();
    assert!(names.len() >= 120, "{} distinct names", names.len());
}
