//! The parts' words: one flat list in files, each word one part's, told as if there were no parts.

use serde::Serialize;
use serde::de::DeserializeOwned;
use standie::rules::agenda::Step;
use standie::rules::answer::Answer;
use standie::rules::card::does::Does;
use standie::rules::card::{CardId, CardSet};
use standie::rules::cards::tally::Hand;
use standie::rules::command::Command;
use standie::rules::dungeon::way::Way;
use standie::rules::effect::Effect;
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::ids::{Colour, MonsterId, RoomId, Side};
use standie::rules::munchkin::goods::{Cards, Gift};
use standie::rules::table;
use standie::rules::turn;
use std::collections::BTreeSet;
use std::fmt::Debug;

/// No word belongs to two parts, and a word nobody has is refused with all that somebody has.
fn is_one_list<T: DeserializeOwned + Debug>(words: impl Iterator<Item = &'static str>) {
    let words: Vec<_> = words.collect();
    let each: BTreeSet<_> = words.iter().collect();
    assert_eq!(each.len(), words.len(), "a word of two parts: {words:?}");
    for unknown in ["\"nobody_says_this\"", "{\"nobody_says_this\":{}}"] {
        let refused = serde_json::from_str::<T>(unknown).expect_err("nobody's word").to_string();
        assert!(refused.starts_with("unknown variant `nobody_says_this`, expected one of "), "{refused}");
        for word in &words {
            assert!(refused.contains(&format!("`{word}`")), "{word}: {refused}");
        }
    }
    // A word somebody has is read by them: what is missing behind it is found out there.
    for word in &words {
        let read = serde_json::from_str::<T>(&format!("{{\"{word}\":{{\"?\":0}}}}"));
        let refused = read.err().map(|error| error.to_string()).unwrap_or_default();
        assert!(!refused.starts_with(&format!("unknown variant `{word}`")), "{word}: {refused}");
    }
}

#[test]
fn the_parts_words_are_one_list_in_files() {
    is_one_list::<Event>(Event::words());
    is_one_list::<Command>(Command::words());
    is_one_list::<Answer>(Answer::words());
    is_one_list::<Step>(Step::words());
    is_one_list::<Effect>(Effect::words());
    is_one_list::<Does>(Does::words());
}

/// What is written, and read again.
fn written<T: Serialize + DeserializeOwned + PartialEq + Debug>(said: &T) -> String {
    let text = serde_json::to_string(said).expect("JSON");
    assert_eq!(serde_json::from_str::<T>(&text).expect("read again"), *said);
    text
}

#[test]
fn a_word_stands_in_files_and_is_told_without_its_part() {
    let ended = Command::from(turn::Command::EndTurn);
    assert_eq!(written(&ended), "\"end_turn\"");
    assert_eq!(format!("{ended:?}"), "EndTurn");
    let leaves = Command::from(table::Command::Leave { seat: Colour::Red });
    assert_eq!(written(&leaves), "{\"leave\":{\"seat\":\"red\"}}");
    assert_eq!(format!("{leaves:?}"), "Leave { seat: Red }");
    let answered = Command::from(table::Command::Answer(table::Answer::Dice(vec![3, 5]).into()));
    assert_eq!(written(&answered), "{\"answer\":{\"dice\":[3,5]}}");
}

/// Who runs some way is written as it always was, the words of its way among those of the flight; without a map there are
/// none.
#[test]
fn a_flight_stands_in_files_with_its_way_or_without() {
    let way = Way { room: RoomId(3), to: Side::East, taken: false };
    let (seat, left) = (Colour::Red, vec![MonsterId(1)]);
    for (way, text) in [
        (None, r#"{"run_away":{"seat":"red","left":[1]}}"#),
        (Some(way), r#"{"run_away":{"seat":"red","room":3,"to":"east","left":[1]}}"#),
        (Some(way.off()), r#"{"run_away":{"seat":"red","room":3,"to":"east","left":[1],"taken":true}}"#),
    ] {
        let step = Step::from(fight::Step::RunAway { seat, way, left: left.clone(), next: None });
        assert_eq!(serde_json::from_str::<Step>(text).expect("a step of a file"), step);
        let value: serde_json::Value = serde_json::from_str(text).expect("JSON");
        assert_eq!(serde_json::to_value(&step).expect("JSON"), value);
        if way.is_none_or(|way| !way.taken) {
            assert_eq!(written(&step), text);
        }
    }
}

/// Cards given or paid by number are written by deck, as they always were; a deck nobody has is refused, and so is a word
/// that is none.
#[test]
fn gifts_and_payments_stand_in_files_by_deck() {
    let hand = Hand::dealt(2, 0);
    let gift = Gift { to: Some(Colour::Red), hand, cards: CardSet::EMPTY };
    assert_eq!(written(&gift), r#"{"to":"red","treasure":2,"dxm":0}"#);
    assert_eq!(written(&Cards { hand, ..Cards::default() }), r#"{"treasure":2}"#);
    assert_eq!(written(&Cards { hand, others: 1, ..Cards::default() }), r#"{"treasure":2,"others":1}"#);
    assert_eq!(written(&Cards::default()), "{}");
    let named = Gift { to: None, hand: hand.emptied(), cards: CardSet::of(CardId(7)) };
    assert_eq!(written(&named), r#"{"to":null,"treasure":0,"dxm":0,"cards":[7]}"#);
    for text in [r#"{"gold":1}"#, r#"{"dxm":1,"dxm":1}"#, r#"{"treasure":-1}"#, r#"{"treasure":256}"#] {
        assert!(serde_json::from_str::<Gift>(text).is_err(), "{text}");
        assert!(serde_json::from_str::<Cards>(text).is_err(), "{text}");
    }
}
