//! `{"flight": ...}`: what running away comes to, and in which order to run.

use crate::catalog::words::{Value, Words};
use crate::cli::fault::Fault;
use crate::cli::input::{object, objects};
use crate::cli::odds::out::Chance;
use crate::cli::out::print_json;
use crate::odds::count::lowest;
use crate::odds::flight::{CHASERS, Chaser, Flight, Harm, Outlook, THINGS};
use crate::rules::text::sound_name;
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// Largest number added to a roll, either way.
const RUN_LIMIT: i32 = 1_000;
/// Most Levels and cards that can be lost at once.
const LOSS_LIMIT: u8 = 99;

const fn five() -> i32 {
    5
}

/// A document with a flight.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    #[serde(deserialize_with = "object")]
    flight: Query,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Query {
    #[serde(default = "five")]
    from: i32,
    #[serde(default)]
    run: i32,
    #[serde(default)]
    level: Option<u8>,
    #[serde(default, deserialize_with = "objects")]
    things: Vec<Thing>,
    #[serde(deserialize_with = "objects")]
    foes: Vec<Foe>,
    #[serde(default)]
    order: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Thing {
    name: String,
    #[serde(default)]
    run: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Foe {
    name: String,
    #[serde(default)]
    run: i32,
    #[serde(default, deserialize_with = "object")]
    caught: Loss,
    #[serde(default, deserialize_with = "object")]
    escaped: Loss,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Loss {
    dies: bool,
    levels: u8,
    takes: Vec<String>,
    cards: u8,
}

#[derive(Serialize)]
struct Times {
    times: usize,
    #[serde(flatten)]
    chance: Chance,
}

#[derive(Serialize)]
struct Of<'a> {
    name: &'a str,
    needs: i32,
    escape: Chance,
    caught: Chance,
}

#[derive(Serialize)]
struct Mean {
    numerator: String,
    denominator: String,
    mean: f64,
}

#[derive(Serialize)]
struct Answer<'a> {
    order: Vec<&'a str>,
    order_matters: bool,
    caught: Vec<Times>,
    foes: Vec<Of<'a>>,
    dies: Chance,
    loses_levels: Chance,
    loses_levels_and_lives: Chance,
    levels: Mean,
    goods: Mean,
}

/// Answers it.
///
/// # Errors
/// The first field that is wrong, or that nobody reads the answer.
pub fn run(place: &str, Asked { flight: query }: &Asked, json: bool, words: &Words) -> Result<(), Fault> {
    let place = format!("{place}: flight");
    let flight = flight(query, &place)?;
    let plan = flight.best().ok_or_else(|| Fault::input(&*place, "found more than is counted"))?;
    let (order, outlook) = match &query.order {
        None => (plan.order, plan.outlook),
        Some(names) => {
            let order = ordered(query, names, &format!("{place}.order"))?;
            let outlook = flight.in_order(&order);
            let outlook = outlook.ok_or_else(|| {
                let allowed = "allowed is every one of the foes, once each";
                Fault::input(format!("{place}.order"), format!("found {} names, {allowed}", names.len()))
            })?;
            (order, outlook)
        }
    };
    let answer = answer(query, &flight, order, plan.matters, &outlook);
    #[derive(Serialize)]
    struct Document<'a> {
        flight: &'a Answer<'a>,
    }
    if json { print_json(&Document { flight: &answer }) } else { write_text(words, &answer) }
}

/// The foes by place, in an order of names.
fn ordered(query: &Query, names: &[String], place: &str) -> Result<Vec<usize>, Fault> {
    let place_of = |(i, name): (usize, &String)| {
        let found = query.foes.iter().position(|foe| foe.name == *name);
        found.ok_or_else(|| Fault::input(format!("{place}[{i}]"), unknown(name, query.foes.iter().map(|f| &f.name))))
    };
    names.iter().enumerate().map(place_of).collect()
}

fn unknown<'a>(found: &str, allowed: impl Iterator<Item = &'a String>) -> String {
    let allowed: Vec<&str> = allowed.map(String::as_str).collect();
    let allowed = if allowed.is_empty() { "none".to_owned() } else { allowed.join(", ") };
    format!("found {found:?}, allowed are {allowed}")
}

fn named<'a>(names: impl Iterator<Item = &'a String>, place: &str, most: usize) -> Result<(), Fault> {
    let names: Vec<&String> = names.collect();
    if names.len() > most {
        return Err(Fault::input(place, format!("found {} entries, allowed are at most {most}", names.len())));
    }
    for (i, name) in names.iter().enumerate() {
        let at = format!("{place}[{i}].name");
        if !sound_name(name) || name.is_empty() {
            return Err(Fault::input(at, "found a text that is no name, allowed are 1 to 200 plain characters"));
        }
        if names[..i].contains(name) {
            return Err(Fault::input(at, format!("found {name:?} twice, allowed is each name once")));
        }
    }
    Ok(())
}

fn within(found: i32, place: String) -> Result<i32, Fault> {
    if found.unsigned_abs() <= RUN_LIMIT as u32 {
        return Ok(found);
    }
    Err(Fault::input(place, format!("found {found}, allowed are -{RUN_LIMIT} to {RUN_LIMIT}")))
}

fn flight(query: &Query, place: &str) -> Result<Flight, Fault> {
    named(query.things.iter().map(|t| &t.name), &format!("{place}.things"), THINGS)?;
    named(query.foes.iter().map(|f| &f.name), &format!("{place}.foes"), CHASERS)?;
    if query.foes.is_empty() {
        return Err(Fault::input(format!("{place}.foes"), format!("found none, allowed are 1 to {CHASERS}")));
    }
    let harm = |loss: &Loss, place: &str| {
        for (name, found) in [("levels", loss.levels), ("cards", loss.cards)] {
            if found > LOSS_LIMIT {
                let problem = format!("found {found}, allowed are 0 to {LOSS_LIMIT}");
                return Err(Fault::input(format!("{place}.{name}"), problem));
            }
        }
        let thing = |(i, name): (usize, &String)| {
            let found = query.things.iter().position(|thing| thing.name == *name);
            let missing = || unknown(name, query.things.iter().map(|t| &t.name));
            found.map(|at| vec![at]).ok_or_else(|| Fault::input(format!("{place}.takes[{i}]"), missing()))
        };
        let takes = loss.takes.iter().enumerate().map(thing).collect::<Result<_, _>>()?;
        Ok(Harm { dies: loss.dies, levels: loss.levels, takes, cards: loss.cards })
    };
    let chaser = |(i, foe): (usize, &Foe)| {
        let place = format!("{place}.foes[{i}]");
        Ok(Chaser {
            run: within(foe.run, format!("{place}.run"))?,
            caught: harm(&foe.caught, &format!("{place}.caught"))?,
            escaped: harm(&foe.escaped, &format!("{place}.escaped"))?,
        })
    };
    let thing = |(i, thing): (usize, &Thing)| within(thing.run, format!("{place}.things[{i}].run"));
    if query.level == Some(0) {
        return Err(Fault::input(format!("{place}.level"), "found 0, allowed are 1 to 255"));
    }
    Ok(Flight {
        from: within(query.from, format!("{place}.from"))?,
        run: within(query.run, format!("{place}.run"))?,
        spare: query.level.map_or(u8::MAX, |level| level - 1),
        things: query.things.iter().enumerate().map(thing).collect::<Result<_, Fault>>()?,
        chasers: query.foes.iter().enumerate().map(chaser).collect::<Result<_, Fault>>()?,
    })
}

fn chance((wins, all): (u128, u128)) -> Chance {
    let (numerator, denominator) = lowest(wins, all);
    let probability = numerator as f64 / denominator as f64;
    Chance { numerator: numerator.to_string(), denominator: denominator.to_string(), probability }
}

fn answer<'a>(query: &'a Query, flight: &Flight, order: Vec<usize>, order_matters: bool, out: &Outlook) -> Answer<'a> {
    let of = |ways: u128| chance((ways, out.all));
    let mean = |sum: u128| {
        let Chance { numerator, denominator, probability } = of(sum);
        Mean { numerator, denominator, mean: probability }
    };
    let name = |place: usize| query.foes.get(place).map_or("", |foe| foe.name.as_str());
    let foes = (0..query.foes.len()).map(|i| {
        let escape = flight.chance(i);
        let caught = of(out.caught.get(i).copied().unwrap_or(0));
        Of { name: name(i), needs: flight.needs(i), escape: chance((escape.wins, escape.all)), caught }
    });
    Answer {
        order: order.into_iter().map(name).collect(),
        order_matters,
        caught: out.times.iter().enumerate().map(|(times, ways)| Times { times, chance: of(*ways) }).collect(),
        foes: foes.collect(),
        dies: of(out.dies),
        loses_levels: of(out.loses),
        loses_levels_and_lives: of(out.poorer),
        levels: mean(out.levels),
        goods: mean(out.goods),
    }
}

fn write_text(words: &Words, answer: &Answer) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    let order = answer.order.join(", ");
    let id = if answer.order_matters { "cli-flight-order" } else { "cli-flight-any-order" };
    writeln!(out, "{}", words.with(id, &[("order", order.as_str().into())]))?;
    for foe in &answer.foes {
        let id = match foe.needs {
            ..=1 => "cli-flight-foe-sure",
            2..=6 => "cli-flight-foe",
            7.. => "cli-flight-foe-never",
        };
        writeln!(out, "{}", foe.escape.told(words, id, &[("name", foe.name.into()), ("needs", foe.needs.into())]))?;
    }
    for caught in &answer.caught {
        let times = [("times", Value::from(caught.times as i64))];
        writeln!(out, "{}", caught.chance.told(words, "cli-flight-caught", &times))?;
    }
    writeln!(out, "{}", answer.dies.told(words, "cli-flight-dies", &[]))?;
    writeln!(out, "{}", answer.loses_levels.told(words, "cli-flight-loses", &[]))?;
    Ok(())
}
