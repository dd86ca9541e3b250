//! The journal as text: a header line, then one record a line, each with a checksum that chains to the line before.
//! Where the app keeps the cards, a line of its own holds them as they are printed, so that a later version goes on with
//! the cards a game was begun with.
//!
//! A line is one JSON object whose last field is `"sum"`, sixteen hexadecimal digits: XXH3-64, seeded with the sum of
//! the line before, over everything from the opening brace up to the comma before `"sum"`. The header's is seeded
//! with 0. A line that was cut, changed, moved or put in does not continue the chain, and everything from it on is
//! not part of the game.

use crate::play::record::{FORMAT, Header, Line, LineRef, Record};
use crate::rules::card::CardBox;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::io::Write as _;
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// What follows the body of a line: `,"sum":"0123456789abcdef"}`.
const TAIL: usize = 26;
const TAIL_START: &[u8] = b",\"sum\":\"";
/// The sum of the last sound line.
pub type Chain = u64;

/// Writes a line and returns the new end of the chain. The line ends with a newline.
pub(crate) fn seal(value: &impl Serialize, chain: Chain, out: &mut Vec<u8>) -> Result<Chain, serde_json::Error> {
    let start = out.len();
    serde_json::to_writer(&mut *out, value)?;
    // The closing brace makes room for the sum.
    out.pop();
    let sum = xxh3_64_with_seed(&out[start..], chain);
    // Writing to memory cannot fail.
    let _ = writeln!(out, ",\"sum\":\"{sum:016x}\"}}");
    Ok(sum)
}

/// The new end of the chain, if a line continues it. The line comes without its newline.
pub(crate) fn unseal(line: &[u8], chain: Chain) -> Option<Chain> {
    let at = line.len().checked_sub(TAIL)?;
    let (body, tail) = line.split_at(at);
    let digits = tail.strip_prefix(TAIL_START)?.strip_suffix(b"\"}")?;
    let lower_hex = |b: &u8| b.is_ascii_digit() || (b'a'..=b'f').contains(b);
    if !digits.iter().all(lower_hex) {
        return None;
    }
    let sum = u64::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    (xxh3_64_with_seed(body, chain) == sum).then_some(sum)
}

/// Writes the header line.
///
/// # Errors
/// None that any header's shape allows.
pub fn write_header(header: &Header, out: &mut Vec<u8>) -> Result<Chain, serde_json::Error> {
    seal(header, 0, out)
}

/// Writes a record's line.
///
/// # Errors
/// None that any record's shape allows.
pub fn write_record(record: &Record, chain: Chain, out: &mut Vec<u8>) -> Result<Chain, serde_json::Error> {
    seal(&LineRef::from(record), chain, out)
}

/// Writes the cards a game is played with: a line that is no record.
///
/// # Errors
/// None that any card's shape allows.
pub fn write_cards(cards: &CardBox, chain: Chain, out: &mut Vec<u8>) -> Result<Chain, serde_json::Error> {
    seal(&CardsRef { cards }, chain, out)
}

#[derive(Serialize)]
struct CardsRef<'a> {
    cards: &'a CardBox,
}

/// The line of the cards, as it is read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    cards: CardBox,
    #[serde(rename = "sum")]
    _sum: IgnoredAny,
}

/// Why a file is no game at all. Damage after the header is not here: the sound prefix opens.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// Nothing in it.
    #[error("the file is empty")]
    Empty,
    /// The first line is not the header of a game.
    #[error("line 1 is not the header of a Standie game")]
    NotAGame,
    /// The header was changed or cut.
    #[error("line 1, the header, is damaged: its checksum does not fit")]
    DamagedHeader,
    /// A line is whole and says something that this version does not know.
    #[error("line {line} is whole but says something that Standie {ours} does not know; the file is left as it is")]
    Unknown {
        /// Which line, from 1.
        line: usize,
        /// Our version.
        ours: &'static str,
    },
    /// A later version wrote it.
    #[error(
        "the file has format {found}, written by Standie {app}; this is Standie {ours}, which reads up to format {FORMAT}"
    )]
    Later {
        /// Format of the file.
        found: u32,
        /// Version of the app that wrote it.
        app: String,
        /// Our version.
        ours: &'static str,
    },
}

/// A journal as it was read.
#[derive(Debug)]
pub struct Read {
    /// The header.
    pub header: Header,
    /// The records of the longest sound prefix.
    pub records: Vec<Record>,
    /// The cards the game is played with, where the file carries them.
    pub cards: Option<CardBox>,
    /// End of the chain after them.
    pub chain: Chain,
    /// Bytes of the sound prefix.
    pub sound: usize,
    /// Lines after it that are not part of the game.
    pub lost_lines: usize,
}

impl Read {
    /// Whether the whole file was sound.
    pub fn is_whole(&self) -> bool {
        self.lost_lines == 0
    }
}

/// Reads a journal: the header, then records as long as each continues the chain.
///
/// # Errors
/// When not even the header is sound, or a later version has written more.
pub fn read(bytes: &[u8]) -> Result<Read, Unreadable> {
    if bytes.is_empty() {
        return Err(Unreadable::Empty);
    }
    let mut lines = bytes.split_inclusive(|b| *b == b'\n');
    let first = lines.next().unwrap_or_default();
    let (header, mut chain) = read_header(first)?;
    let mut sound = first.len();
    let mut records = Vec::with_capacity(bytes.len() / 150);
    let mut cards = None;
    for (number, line) in (2..).zip(lines) {
        let Some(text) = line.strip_suffix(b"\n") else { break };
        let Some(sum) = unseal(text, chain) else { break };
        let unknown = Unreadable::Unknown { line: number, ours: env!("CARGO_PKG_VERSION") };
        if text.starts_with(b"{\"cards\":") && cards.is_none() {
            let said: Cards = told(text).ok_or(unknown)?;
            cards = Some(said.cards);
        } else {
            let said: Option<Line> = told(text);
            // Its sum fits, so nobody has damaged it; cutting it off would throw away what somebody has played.
            let record = said.and_then(Line::record).filter(|r| r.number as usize == records.len() + 1);
            records.push(record.ok_or(unknown)?);
        }
        chain = sum;
        sound += line.len();
    }
    let lost_lines = bytes[sound..].split_inclusive(|b| *b == b'\n').count();
    Ok(Read { header, records, cards, chain, sound, lost_lines })
}

/// Reads what a line says, if it is text and of that shape. Every shape is read from text, never from bytes, so that it is
/// compiled once.
pub fn told<'a, T: Deserialize<'a>>(line: &'a [u8]) -> Option<T> {
    serde_json::from_str(std::str::from_utf8(line).ok()?).ok()
}

/// What a header of any version says.
#[derive(serde::Deserialize)]
struct AnyHeader {
    standie: u32,
    #[serde(default)]
    app: String,
}

fn read_header(line: &[u8]) -> Result<(Header, Chain), Unreadable> {
    let Some(line) = line.strip_suffix(b"\n") else { return Err(Unreadable::NotAGame) };
    let sealed = unseal(line, 0);
    // The header itself knows nothing of the sum.
    let mut json = line[..line.len().saturating_sub(TAIL)].to_vec();
    json.push(b'}');
    let ours = env!("CARGO_PKG_VERSION");
    // A later version may seal its lines otherwise; one that calls itself ours is damaged.
    let theirs = |any: &AnyHeader| sealed.is_some() || !["", ours].contains(&any.app.as_str());
    let any: Option<AnyHeader> = told(if sealed.is_some() { &json } else { line });
    match (any, sealed) {
        (Some(any), _) if any.standie > FORMAT && theirs(&any) => {
            return Err(Unreadable::Later { found: any.standie, app: any.app, ours });
        }
        (Some(_), Some(_)) => {}
        (_, None) if line.starts_with(b"{\"standie\":") => return Err(Unreadable::DamagedHeader),
        _ => return Err(Unreadable::NotAGame),
    }
    let chain = sealed.unwrap_or_default();
    let header = told(&json).ok_or(Unreadable::NotAGame)?;
    Ok((header, chain))
}
