//! What a card of the track asks for, and what it gives.

use crate::catalog::words::{Value, Words};
use crate::play::narrate::card::does::Voice;
use crate::play::narrate::card::word::keyword;
use crate::rules::track::card::{Need, SORTS, TrackCard};

/// A card of the track in two lines: what it asks for, then what it gives. Of the last, that it is fought.
pub fn on_the_track(words: &Words, card: &TrackCard) -> String {
    let Some(asks) = &card.asks else { return words.get("asks-server") };
    let does = words.with("track-does", &[("what", asked(words, asks).into())]);
    let gives = match card.gives.is_empty() {
        true => words.get("gives-nothing"),
        false => Voice::new(words, "you", card.target).all(&card.gives).join(" "),
    };
    format!("{does}\n{}", words.with("track-pays", &[("what", gives.into())]))
}

/// What it asks for, in one sentence.
pub fn asked(words: &Words, need: &Need) -> String {
    let word = |word: &Option<String>| word.as_deref().map_or_else(|| "none".to_owned(), |word| keyword(words, word));
    match need {
        Need::Killed { level, keyword, alone } => {
            let foe = [("level", Value::from(i32::from(*level))), ("keyword", word(keyword).into())];
            let foe = words.with("asks-foe", &foe);
            words.with("asks-killed", &[("foe", foe.into()), ("alone", i32::from(*alone).into())])
        }
        Need::Sold { worth } => words.with("asks-sold", &[("worth", (*worth).into())]),
        Need::Gave { items } => words.with("asks-gave", &[("items", (*items).into())]),
        Need::Discards { cards, of } => {
            let known = SORTS.contains(&of.as_str());
            let sort = if known { of.clone() } else { keyword(words, of) };
            words.with("asks-discards", &[("cards", (*cards).into()), ("of", sort.into())])
        }
        Need::Loses { levels } => words.with("asks-loses", &[("levels", (*levels).into())]),
        Need::Powers { count } => words.with("asks-powers", &[("count", (*count).into())]),
        Need::Items { count, keyword } => {
            words.with("asks-items", &[("count", (*count).into()), ("keyword", word(keyword).into())])
        }
        Need::Level { from } => words.with("asks-level", &[("level", (*from).into())]),
        Need::Holds { cards } => words.with("asks-holds", &[("cards", (*cards).into())]),
    }
}
