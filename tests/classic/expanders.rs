//! Half-Breeds and Super Munchkins, and Charity.

use crate::support::proofs::proves;
use crate::talk::{Blue, Green, Red, Talk, opening, three};
use standie::play::playout;
use standie::rules::amount::Amount;
use standie::rules::card::{CardId, CardSet, Choice};
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::doors::Command::OpenDoor;
use standie::rules::fight;
use standie::rules::ids::Colour;
use standie::rules::munchkin::goods::Gift;
use standie::rules::munchkin::{self, kind};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;

fn laid(talk: &Talk, seat: Colour, name: &str) -> CardId {
    let is = |card: &CardId| talk.book.cards.card(*card).is_some_and(|def| def.name == name);
    talk.seat(seat).laid.iter().find(is).unwrap_or_else(|| panic!("{name} does not lie there"))
}

fn gives_up(talk: &mut Talk, seat: Colour, name: &str) {
    let card = laid(talk, seat, name);
    talk.does(munchkin::Command::PlayCard { seat, card, choice: Choice::default() });
}

fn with(talk: &Talk, seat: Colour, name: &str, second: &str) -> munchkin::Command {
    let choice = Choice { with: Some(talk.held(seat, second)), ..Choice::default() };
    munchkin::Command::PlayCard { seat, card: talk.held(seat, name), choice }
}

/// RED gets two more cards of the Door deck into the hand, in peace.
fn fetches(talk: &mut Talk, names: &[&'static str]) {
    for name in names {
        let card = talk.card(name);
        let seat = talk.game.seats.iter_mut().find(|seat| seat.colour == Red).expect("RED");
        seat.held.insert(card);
        seat.hand = seat.hand.with(Deck::DOOR, seat.hand.of(Deck::DOOR) + 1);
        let stock = talk.game.stock.as_mut().expect("cards");
        stock.draw.remove(card);
        stock.discards.remove(card);
    }
}

#[test]
fn a_half_breed_of_one_race_suffers_nothing_of_it() {
    let mut talk = opening(&[(Red, &["Halfling", "Complicated Family"])]);
    talk.plays(Red, "Halfling").plays(Red, "Complicated Family");
    let red = talk.seat(Red);
    assert!(kind::is_kind("halfling", red));
    assert!(!kind::suffers("halfling", red), "what is against Halflings spares half of one");
}

#[test]
fn a_second_race_comes_with_the_card_or_later_and_brings_all_of_both() {
    let _row = proves("MC-HALF-05");
    let _row = proves("MC-HALF-06");
    let _row = proves("MC-RACE-10");
    let mut at_once = three(&[]);
    fetches(&mut at_once, &["Elf", "Halfling", "Complicated Family"]);
    at_once.plays(Red, "Elf");
    let both = with(&at_once, Red, "Complicated Family", "Halfling");
    at_once.does(both);
    assert_eq!(at_once.seat(Red).races, ["elf", "halfling"]);
    let runs = fight::flight::away_from(&at_once.book, &at_once.game, Red);
    assert_eq!(runs, 5, "one better, one worse");
    assert!(["elf", "halfling"].iter().all(|kind| kind::suffers(kind, at_once.seat(Red))));
    let mut later = three(&[]);
    fetches(&mut later, &["Elf", "Complicated Family", "Dwarf"]);
    later.plays(Red, "Elf").plays(Red, "Complicated Family").plays(Red, "Dwarf");
    assert_eq!(later.seat(Red).races, ["elf", "dwarf"]);
    let mut same = three(&[]);
    fetches(&mut same, &["Elf", "Complicated Family"]);
    same.plays(Red, "Elf").plays(Red, "Complicated Family");
    fetches(&mut same, &["Elf"]);
    let again = munchkin::Command::PlayCard { seat: Red, card: same.held(Red, "Elf"), choice: Choice::default() };
    assert!(!same.refuses(again).message.id.is_empty(), "an Elf is no half Elf");
}

#[test]
fn a_half_breed_without_a_race_is_none_and_with_one_left_is_one() {
    let _row = proves("MC-HALF-07");
    let _row = proves("MC-HALF-11");
    let mut talk = three(&[]);
    fetches(&mut talk, &["Elf", "Complicated Family", "Dwarf"]);
    talk.plays(Red, "Elf").plays(Red, "Complicated Family").plays(Red, "Dwarf");
    gives_up(&mut talk, Red, "Elf");
    assert!(talk.seat(Red).half_breed, "half a Dwarf");
    assert_eq!(talk.seat(Red).races, ["dwarf"]);
    gives_up(&mut talk, Red, "Dwarf");
    assert!(!talk.seat(Red).half_breed && talk.seat(Red).laid.is_empty());
}

#[test]
fn a_super_munchkin_joins_a_second_class_to_the_first_and_loses_it_with_either() {
    let _row = proves("MC-HALF-02");
    let _row = proves("MC-HALF-08");
    let _row = proves("MC-HALF-09");
    let _row = proves("MC-CLASS-12");
    let mut talk = three(&[]);
    fetches(&mut talk, &["Warrior", "Evening Classes", "Wizard"]);
    let none = with(&talk, Red, "Evening Classes", "Wizard");
    assert!(!talk.refuses(none).message.id.is_empty(), "no Class yet");
    talk.plays(Red, "Warrior");
    let both = with(&talk, Red, "Evening Classes", "Wizard");
    talk.does(both);
    assert_eq!(talk.seat(Red).classes, ["warrior", "wizard"]);
    assert!(talk.seat(Red).super_munchkin);
    fetches(&mut talk, &["Warrior"]);
    let again = munchkin::Command::PlayCard { seat: Red, card: talk.held(Red, "Warrior"), choice: Choice::default() };
    assert!(!talk.refuses(again).message.id.is_empty(), "twice a Warrior");
    gives_up(&mut talk, Red, "Wizard");
    assert_eq!((talk.seat(Red).super_munchkin, talk.seat(Red).classes.len()), (false, 1));
}

#[test]
fn a_super_munchkin_is_played_at_any_time_even_in_somebody_elses_fight() {
    let _row = proves("MC-HALF-10");
    let mut talk = opening(&[(Blue, &["Warrior"])]);
    talk.answers(table::Answer::No).plays(Blue, "Warrior").all_pass();
    for name in ["Evening Classes", "Thief"] {
        let card = talk.card(name);
        let seat = talk.game.seats.iter_mut().find(|seat| seat.colour == Blue).expect("BLUE");
        seat.held.insert(card);
        seat.hand = seat.hand.with(Deck::DOOR, seat.hand.of(Deck::DOOR) + 1);
        talk.game.stock.as_mut().expect("cards").draw.remove(card);
    }
    talk.draws_next(&["Barrel With Legs"]).does(OpenDoor).draws();
    let both = with(&talk, Blue, "Evening Classes", "Thief");
    talk.does(both);
    assert_eq!(talk.seat(Blue).classes, ["warrior", "thief"]);
}

#[test]
fn without_the_card_for_two_one_of_them_goes() {
    let _row = proves("MC-HALF-12");
    let mut talk = three(&[]);
    fetches(&mut talk, &["Elf", "Complicated Family", "Dwarf"]);
    talk.plays(Red, "Elf").plays(Red, "Complicated Family").plays(Red, "Dwarf");
    let card = laid(&talk, Red, "Complicated Family");
    let leaves = munchkin::Command::PlayCard { seat: Red, card, choice: Choice::default() };
    assert_eq!(talk.refuses(leaves).message.id, "one-kind-has-to-go", "its owner says which");
    gives_up(&mut talk, Red, "Elf");
    gives_up(&mut talk, Red, "Complicated Family");
    assert!(!talk.seat(Red).half_breed);
    assert_eq!(talk.seat(Red).races, ["dwarf"]);
}

#[test]
fn charity_goes_to_all_who_are_lowest_as_evenly_as_can_be_and_the_giver_says_who_has_one_more() {
    let _row = proves("MC-CHAR-03");
    let _row = proves("MC-CHAR-04");
    let begun = || {
        let mut talk = three(&[]);
        let level = munchkin::Effect::Level { seat: Red, change: Amount::To(3), kill: false };
        talk.does(table::Command::Amend { effects: vec![level.into()], note: String::new() });
        fetches(&mut talk, &["Elf", "Dwarf", "Halfling"]);
        talk.draws_next(&["Warrior", "Wizard"]).does(OpenDoor).draws();
        talk.does(standie::rules::doors::Command::SearchRoom).draws().all_pass();
        talk
    };
    let talk = begun();
    let Ask::Munchkin(munchkin::Ask::Charity { surplus, to }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    assert_eq!((surplus, to.len()), (4, 2));
    let gift = |talk: &Talk, counts: [usize; 2]| {
        let mut cards = talk.seat(Red).held.iter();
        let gifts = [Blue, Green].into_iter().zip(counts).map(|(to, count)| {
            let cards: CardSet = cards.by_ref().take(count).collect();
            let deck = |deck| u8::try_from(cards.and(talk.book.cards.stack(deck)).len()).expect("a few");
            let hand = Hand::default().with(Deck::DOOR, deck(Deck::DOOR)).with(Deck::ITEMS, deck(Deck::ITEMS));
            Gift { to: Some(to), hand, cards }
        });
        table::Command::Answer(munchkin::Answer::Gave(gifts.filter(|gift| !gift.cards.is_empty()).collect()).into())
    };
    for uneven in [[4, 0], [3, 1], [1, 3]] {
        assert!(!talk.refuses(gift(&talk, uneven)).message.id.is_empty(), "{uneven:?}");
    }
    let mut even = talk.again();
    let gives = gift(&even, [2, 2]);
    even.does(gives);
    // One more to either, where it does not come out even.
    for odd in [[2, 1], [1, 2]] {
        let mut talk = begun();
        let card = talk.seat(Red).held.iter().next().expect("a card");
        let deck = talk.book.cards.deck(card).expect("a deck");
        let seat = talk.game.seats.iter_mut().find(|seat| seat.colour == Red).expect("RED");
        seat.held.remove(card);
        seat.hand = seat.hand.with(deck, seat.hand.of(deck) - 1);
        talk.game.stock.as_mut().expect("cards").discards.insert(card);
        let gives = gift(&talk, odd);
        talk.does(gives);
    }
}

#[test]
fn a_half_breed_of_one_race_is_half_human() {
    let _row = proves("MC-HALF-04");
    let rulings =
        [("hand_dealt", "4"), ("opening_groups", "optional")].map(|(name, value)| (name.into(), value.into()));
    let setup = Setup { system: crate::talk::system(), first: Some(Red), rulings: rulings.into(), ..playout::setup(3) };
    let mut talk = Talk::dealt(crate::talk::book(), setup, &[(Red, &["Elf", "Complicated Family", "Dwarf"])]);
    talk.all_pass();
    let is = |talk: &Talk, who: &str| kind::is_kind(who, talk.seat(Red));
    assert!(is(&talk, "human") && !is(&talk, "elf"));
    talk.plays(Red, "Elf");
    assert!(!is(&talk, "human") && is(&talk, "elf"), "an Elf is no human");
    talk.plays(Red, "Complicated Family");
    assert!(is(&talk, "human") && is(&talk, "elf"), "half of each");
    talk.plays(Red, "Dwarf");
    assert!(!is(&talk, "human") && is(&talk, "elf") && is(&talk, "dwarf"), "until there is a second Race");
}
