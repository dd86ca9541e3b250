//! `standie odds`: one roll of a fight, a flight, or hidden hands, exactly.

mod flight;
mod out;
mod swing;

use crate::catalog::words::{Value, Words};
use crate::cli::args::OddsOptions;
use crate::cli::fault::Fault;
use crate::cli::input::read_input;
use crate::cli::input::{Object, objects, parse_document};
use crate::cli::limits::Limits;
use crate::cli::out::{escaped, print_json};
use crate::odds::count::Count;
use crate::odds::roll::{AnyMargins, DICE_LIMIT, Margins};
use crate::odds::{DiceCard, Roll, Side};
use out::Chance;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::io::{self, BufRead, Read as _, Write};
use std::time::Instant;

/// Largest strength of one fighter, either way.
const STRENGTH_LIMIT: i64 = 1_000_000;
/// Most fighters on a side.
const FIGHTER_LIMIT: usize = 1_000;
/// What a fight may hold.
const LIMITS: Limits = Limits { named: &[], other: FIGHTER_LIMIT };
/// Longest line of a query.
const LINE_LIMIT: u64 = 1 << 16;

/// Somebody who fights.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fighter {
    strength: i64,
    #[serde(default = "one")]
    dice: i64,
}

const fn one() -> i64 {
    1
}

/// Who wins a tie.
#[derive(Clone, Copy, Deserialize, Default, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Ties {
    #[default]
    Monsters,
    Munchkins,
}

/// A fight as the contract writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fight {
    #[serde(deserialize_with = "objects")]
    munchkins: Vec<Fighter>,
    #[serde(deserialize_with = "objects")]
    monsters: Vec<Fighter>,
    #[serde(default)]
    ties: Ties,
}

/// Which kind of question a document is, by the field only it has.
#[derive(Deserialize)]
struct Kind {
    #[serde(default)]
    flight: Option<IgnoredAny>,
    #[serde(default)]
    swing: Option<IgnoredAny>,
}

/// A query of many.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Query<'a> {
    #[serde(borrow)]
    id: &'a RawValue,
    n: u32,
    m: u32,
    #[serde(default)]
    mode: Mode,
    hero: i64,
    monster: i64,
    #[serde(default)]
    ties: QueryTies,
}

#[derive(Clone, Copy, Deserialize, Default)]
#[serde(rename_all = "snake_case")]
enum Mode {
    #[default]
    None,
    Reroll,
    Optional,
    Loaded,
}

#[derive(Clone, Copy, Deserialize, Default, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum QueryTies {
    #[default]
    Monster,
    Hero,
}

#[derive(Serialize)]
struct Margin {
    margin: i32,
    ways: String,
}

#[derive(Serialize)]
struct Answer {
    win: Chance,
    margin: Vec<Margin>,
}

/// Runs the command.
///
/// # Errors
/// The first field that is wrong, or that nobody reads the answer.
pub fn run(options: &OddsOptions, words: &Words) -> Result<(), Fault> {
    match &options.fight {
        None => many(),
        Some(path) => {
            let place = path.display().to_string();
            let bytes = read_input(path)?;
            // What is no object at all is told as a fight that is none.
            match serde_json::from_slice::<Object<Kind>>(&bytes) {
                Ok(Object(Kind { flight: Some(_), .. })) => {
                    let Object(asked) = parse_document(&place, &bytes, LIMITS)?;
                    return flight::run(&place, &asked, options.json, words);
                }
                Ok(Object(Kind { swing: Some(_), .. })) => {
                    let Object(asked) = parse_document(&place, &bytes, LIMITS)?;
                    return swing::run(&place, &asked, options.json, words);
                }
                _ => {}
            }
            let Object(fight): Object<Fight> = parse_document(&place, &bytes, LIMITS)?;
            let munchkins = side(&fight.munchkins, &format!("{place}: munchkins"))?;
            let monsters = side(&fight.monsters, &format!("{place}: monsters"))?;
            let ties_won = fight.ties == Ties::Munchkins;
            let answer = match (Roll { munchkins, monsters, ties_won, card: DiceCard::None }).margins() {
                AnyMargins::Small(margins) => answer(&margins),
                AnyMargins::Large(margins) => answer(&margins),
            };
            if options.json { print_json(&answer) } else { write_text(words, &answer) }
        }
    }
}

fn side(fighters: &[Fighter], place: &str) -> Result<Side, Fault> {
    if fighters.len() > FIGHTER_LIMIT {
        let problem = format!("found {} entries, allowed are {FIGHTER_LIMIT}", fighters.len());
        return Err(Fault::input(place, problem));
    }
    let (mut strength, mut dice) = (0, 0);
    for (i, fighter) in fighters.iter().enumerate() {
        strength += limited(fighter.strength, &format!("{place}[{i}].strength"))?;
        dice += fighter.dice.clamp(0, i64::from(DICE_LIMIT) + 1);
    }
    if dice > i64::from(DICE_LIMIT) {
        return Err(Fault::input(
            place,
            format!("found more than {DICE_LIMIT} dice on this side, allowed are {DICE_LIMIT}"),
        ));
    }
    // A thousand fighters of a million each fit easily.
    Ok(Side { strength: strength as i32, dice: dice as u32 })
}

fn limited(found: i64, place: &str) -> Result<i64, Fault> {
    if (-STRENGTH_LIMIT..=STRENGTH_LIMIT).contains(&found) {
        return Ok(found);
    }
    Err(Fault::input(place, format!("found {found}, allowed are -{STRENGTH_LIMIT} to {STRENGTH_LIMIT}")))
}

fn answer<C: Count>(margins: &Margins<C>) -> Answer {
    let (numerator, denominator) = margins.win();
    let probability = numerator.near() / denominator.near();
    let win = Chance { numerator: numerator.to_string(), denominator: denominator.to_string(), probability };
    let margin = margins.iter().map(|(margin, ways)| Margin { margin, ways: ways.to_string() }).collect();
    Answer { win, margin }
}

fn write_text(words: &Words, answer: &Answer) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    let percent = format!("{:.1}", answer.win.probability * 100.0);
    let args = [
        ("percent", Value::from(percent)),
        ("numerator", Value::from(answer.win.numerator.as_str())),
        ("denominator", Value::from(answer.win.denominator.as_str())),
    ];
    writeln!(out, "{}", words.with("cli-odds", &args))?;
    for line in &answer.margin {
        writeln!(out, "{:+} {}", line.margin, line.ways)?;
    }
    Ok(())
}

/// Queries from standard input, a line each, answered a line each.
fn many() -> Result<(), Fault> {
    let mut input = io::stdin().lock();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut text = Vec::new();
    for number in 1.. {
        text.clear();
        let read = input.by_ref().take(LINE_LIMIT + 1).read_until(b'\n', &mut text)?;
        let place = format!("-: line {number}");
        match read as u64 {
            0 => break,
            n if n > LINE_LIMIT => return Err(Fault::input(place, format!("longer than {LINE_LIMIT} bytes"))),
            _ if text.trim_ascii().is_empty() => continue,
            _ => {}
        }
        let done = one_query(text.trim_ascii(), &place).and_then(|line| Ok(out.write_all(line.as_bytes())?));
        if let Err(fault) = done {
            // What was answered before is still true.
            out.flush()?;
            return Err(fault);
        }
    }
    Ok(out.flush()?)
}

fn one_query(text: &[u8], place: &str) -> Result<String, Fault> {
    let text = std::str::from_utf8(text).map_err(|e| Fault::input(place, format!("not UTF-8 text: {e}")))?;
    let mut de = serde_json::Deserializer::from_str(text);
    let query = Query::deserialize(&mut de).and_then(|query| de.end().map(|()| query));
    let query = query.map_err(|e| Fault::input(place, crate::cli::input::plain(&e.to_string())))?;
    for (name, found) in [("n", query.n), ("m", query.m)] {
        if found > DICE_LIMIT {
            return Err(Fault::input(
                format!("{place}: {name}"),
                format!("found {found}, allowed are 0 to {DICE_LIMIT}"),
            ));
        }
    }
    let munchkins = Side { strength: limited(query.hero, &format!("{place}: hero"))? as i32, dice: query.n };
    let monsters = Side { strength: limited(query.monster, &format!("{place}: monster"))? as i32, dice: query.m };
    let card = match query.mode {
        Mode::None => DiceCard::None,
        Mode::Reroll => DiceCard::Reroll,
        Mode::Optional => DiceCard::Optional,
        Mode::Loaded => DiceCard::Loaded,
    };
    let roll = Roll { munchkins, monsters, ties_won: query.ties == QueryTies::Hero, card };
    // Its own time is the counting; writing the digits down is not.
    let began = Instant::now();
    let odds = roll.odds();
    let ns = began.elapsed().as_nanos();
    let (num, den) = match odds {
        Some(odds) => (odds.wins.to_string(), odds.all.to_string()),
        None => match roll.margins() {
            AnyMargins::Small(m) => (m.wins.to_string(), m.all.to_string()),
            AnyMargins::Large(m) => (m.wins.to_string(), m.all.to_string()),
        },
    };
    Ok(format!("{{\"id\":{},\"num\":\"{num}\",\"den\":\"{den}\",\"ns\":{ns}}}\n", escaped(query.id.get())))
}
