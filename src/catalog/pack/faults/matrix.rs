//! Faults of the cards of the track.

use super::cards;
use super::does::{self, Moment, Scene};
use super::foes::{known_in_full, one_monster};
use super::known::Known;
use super::told::{Fault, lower_case, number, numbers, one_name, say, words};
use crate::catalog::pack::MatrixEntry;
use crate::rules::card::CardId;
use crate::rules::track::card::{Need, SORTS};
use std::collections::HashMap;

/// The Layer of the card with somebody behind it.
const LAST: u8 = 4;

/// The faults of all of them.
pub(super) fn all<'a>(
    entries: impl Iterator<Item = Option<&'a MatrixEntry>>,
    known: &Known,
    taken: &mut HashMap<CardId, String>,
    faults: &mut Vec<Fault>,
) {
    let mut seen = HashMap::new();
    for (i, entry) in entries.enumerate() {
        let Some(entry) = entry else { continue };
        let at = format!("matrix[{i}]");
        one_name(&entry.name, &at, &mut seen, faults);
        words(faults, format!("{at}.flavour"), &entry.flavour);
        numbers(entry.number, format!("{at}.number"), taken, faults);
        number(faults, format!("{at}.layer"), entry.layer.into(), 1, LAST.into());
        if entry.layer == LAST {
            last(entry, &at, known, faults);
        } else {
            one(entry, &at, known, faults);
        }
    }
}

/// The last: nothing is asked and nothing given there, and somebody is on its other side.
fn last(entry: &MatrixEntry, at: &str, known: &Known, faults: &mut Vec<Fault>) {
    if entry.asks.is_some() || !entry.gives.is_empty() {
        say(faults, at.to_owned(), "found something asked or given; the last card is fought for".to_owned());
    }
    let Some(back) = &entry.back else {
        return say(faults, format!("{at}.back"), "found nobody on its other side".to_owned());
    };
    let at = format!("{at}.back");
    words(faults, format!("{at}.name"), &back.name);
    if back.number.is_some() {
        say(faults, format!("{at}.number"), "found a number; it has that of the card".to_owned());
    }
    known_in_full(back, &at, faults);
    one_monster(back, &at, known, faults);
}

fn one(entry: &MatrixEntry, at: &str, known: &Known, faults: &mut Vec<Fault>) {
    if entry.back.is_some() {
        say(faults, format!("{at}.back"), format!("found a monster; only a card of Layer {LAST} has one"));
    }
    match &entry.asks {
        Some(need) => asked(need, &format!("{at}.asks"), known, faults),
        None => say(faults, format!("{at}.asks"), "found nothing that it asks for".to_owned()),
    }
    let scene = Scene { target: entry.target, moment: Moment::Peace, known, curse: false };
    does::all(&entry.gives, &format!("{at}.gives"), scene, faults);
    does::target(entry.target, &entry.gives, &format!("{at}.target"), faults);
    cards::aimed(entry.target, &format!("{at}.target"), faults);
}

/// How much is asked for, and of what.
fn asked(need: &Need, at: &str, known: &Known, faults: &mut Vec<Fault>) {
    let mut within = |field: &str, found: i64, low: i64, high: i64| {
        number(faults, format!("{at}.{field}"), found, low, high);
    };
    match need {
        Need::Killed { level, .. } => within("killed.level", (*level).into(), 0, 99),
        Need::Sold { worth } => within("sold.worth", (*worth).into(), 1, 1_000_000),
        Need::Gave { items } => within("gave.items", (*items).into(), 1, 20),
        Need::Discards { cards, .. } => within("discards.cards", (*cards).into(), 1, 20),
        Need::Loses { levels } => within("loses.levels", (*levels).into(), 1, 9),
        Need::Powers { count } => within("powers.count", (*count).into(), 1, 9),
        Need::Items { count, .. } => within("items.count", (*count).into(), 1, 20),
        Need::Level { from } => within("level.from", (*from).into(), 2, 9),
        Need::Holds { cards } => within("holds.cards", (*cards).into(), 1, 20),
    }
    let of_items = |word: &String| known.item_word(word);
    match need {
        Need::Killed { keyword: Some(word), .. } => {
            lower_case(faults, format!("{at}.killed.keyword"), word);
        }
        Need::Items { keyword: Some(word), .. } => {
            if lower_case(faults, format!("{at}.items.keyword"), word) && !of_items(word) && !known.is_alone() {
                say(faults, format!("{at}.items.keyword"), format!("found {word:?}, which no Item has"));
            }
        }
        Need::Discards { of, .. } => {
            let sort = SORTS.contains(&of.as_str());
            if lower_case(faults, format!("{at}.discards.of"), of) && !sort && !of_items(of) && !known.is_alone() {
                let allowed = format!("allowed are {} and keywords of Items", SORTS.join(", "));
                say(faults, format!("{at}.discards.of"), format!("found {of:?}; {allowed}"));
            }
        }
        Need::Killed { .. }
        | Need::Sold { .. }
        | Need::Gave { .. }
        | Need::Loses { .. }
        | Need::Powers { .. }
        | Need::Items { .. }
        | Need::Level { .. }
        | Need::Holds { .. } => {}
    }
}
