//! What is written: nothing a terminal would act on, and no more than a person would read.

use crate::cli::fault::Fault;
use crate::rules::text;
use std::borrow::Cow;
use std::io::{self, Write as _};

/// A text without anything a terminal would act on, and of a length a person would read: what is too long loses its
/// middle, since the beginning says what is wrong and the end what is allowed.
pub fn clean(text: &str) -> String {
    const LONGEST: usize = 1_500;
    const HEAD: usize = 100;
    const TAIL: usize = 600;
    let shown = |c: char| if text::shown_as_is(c) { c } else { '\u{fffd}' };
    let count = text.chars().count();
    if count <= LONGEST {
        return text.chars().map(shown).collect();
    }
    let head = text.chars().take(HEAD);
    head.chain(std::iter::once('…')).chain(text.chars().skip(count - TAIL)).map(shown).collect()
}

/// Writes a line.
///
/// # Errors
/// If nobody reads it.
pub(crate) fn print(text: &str) -> Result<(), Fault> {
    Ok(writeln!(io::stdout(), "{text}")?)
}

/// Writes one JSON document on a line of its own.
///
/// # Errors
/// If nobody reads it.
pub fn print_json(value: &impl serde::Serialize) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    write_json(&mut out, value)?;
    Ok(writeln!(out)?)
}

/// Writes a value as JSON in which every character stands for itself: what a terminal would act on is escaped.
///
/// # Errors
/// If nobody reads it.
pub fn write_json(out: &mut impl io::Write, value: &impl serde::Serialize) -> Result<(), serde_json::Error> {
    value.serialize(&mut serde_json::Serializer::with_formatter(out, Plain))
}

/// Writes texts so that a terminal acts on nothing in them.
struct Plain;

impl serde_json::ser::Formatter for Plain {
    fn write_string_fragment<W: ?Sized + io::Write>(&mut self, out: &mut W, fragment: &str) -> io::Result<()> {
        out.write_all(escaped(fragment).as_bytes())
    }
}

/// A piece of JSON with every character that does not stand for itself escaped; such characters are only in its texts.
pub(crate) fn escaped(json: &str) -> Cow<'_, str> {
    let plain = |c: char| text::shown_as_is(c);
    if json.bytes().all(|b| (0x20..0x7f).contains(&b)) || json.chars().all(plain) {
        return Cow::Borrowed(json);
    }
    let mut out = String::with_capacity(json.len() + 16);
    for c in json.chars() {
        match plain(c) {
            true => out.push(c),
            false => c.encode_utf16(&mut [0; 2]).iter().for_each(|unit| out.push_str(&format!("\\u{unit:04x}"))),
        }
    }
    Cow::Owned(out)
}
