//! `{"swing": ...}`: whether hidden hands can turn a fight.

use crate::catalog::words::Words;
use crate::cli::fault::Fault;
use crate::cli::input::{object, objects};
use crate::cli::odds::out::Chance;
use crate::cli::out::print_json;
use crate::odds::fraction::Fraction;
use crate::odds::swing::{self, Hidden};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// Most cards of one back.
const CARDS: usize = 200;
/// The most that may be needed.
const NEED: usize = 99;
/// Most backs.
const BACKS: usize = 4;

const fn one() -> usize {
    1
}

/// A document with hidden hands.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    #[serde(deserialize_with = "object")]
    swing: Query,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Query {
    #[serde(default = "one")]
    need: usize,
    #[serde(deserialize_with = "objects")]
    hands: Vec<Hand>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hand {
    cards: usize,
    unseen: usize,
    #[serde(default, deserialize_with = "objects")]
    worth: Vec<Worth>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Worth {
    value: usize,
    cards: usize,
}

#[derive(Serialize)]
struct Answer {
    alone: Chance,
    together: Chance,
}

/// Answers it.
///
/// # Errors
/// The first field that is wrong, or that nobody reads the answer.
pub fn run(place: &str, Asked { swing: query }: &Asked, json: bool, words: &Words) -> Result<(), Fault> {
    let place = format!("{place}: swing");
    within(query.need, (1, NEED), format!("{place}.need"))?;
    within(query.hands.len(), (1, BACKS), format!("{place}.hands"))?;
    let hidden = query.hands.iter().enumerate().map(|(i, hand)| hidden(hand, &format!("{place}.hands[{i}]")));
    let hidden: Vec<Hidden> = hidden.collect::<Result<_, _>>()?;
    let answer = Answer {
        alone: chance(&swing::alone(&hidden, query.need)),
        together: chance(&swing::together(&hidden, query.need)),
    };
    #[derive(Serialize)]
    struct Document<'a> {
        swing: &'a Answer,
    }
    if json {
        return print_json(&Document { swing: &answer });
    }
    let mut out = io::stdout().lock();
    writeln!(out, "{}", answer.alone.told(words, "cli-swing-alone", &[]))?;
    writeln!(out, "{}", answer.together.told(words, "cli-swing-together", &[]))?;
    Ok(())
}

fn within(found: usize, (least, most): (usize, usize), place: String) -> Result<(), Fault> {
    if (least..=most).contains(&found) {
        return Ok(());
    }
    Err(Fault::input(place, format!("found {found}, allowed are {least} to {most}")))
}

fn hidden(hand: &Hand, place: &str) -> Result<Hidden, Fault> {
    within(hand.unseen, (0, CARDS), format!("{place}.unseen"))?;
    within(hand.cards, (0, hand.unseen), format!("{place}.cards"))?;
    let mut left = hand.unseen;
    for (i, worth) in hand.worth.iter().enumerate() {
        let place = format!("{place}.worth[{i}]");
        within(worth.value, (1, NEED), format!("{place}.value"))?;
        within(worth.cards, (0, left), format!("{place}.cards"))?;
        left -= worth.cards;
    }
    let worth = hand.worth.iter().map(|worth| (worth.value, worth.cards)).collect();
    Ok(Hidden { held: hand.cards, unseen: hand.unseen, worth, pairs: None })
}

fn chance(fraction: &Fraction) -> Chance {
    Chance {
        numerator: fraction.numerator.to_string(),
        denominator: fraction.denominator.to_string(),
        probability: fraction.near(),
    }
}
