//! Input: files and standard input, JSON read into shapes, and what is wrong with it in words that people read.

use crate::cli::fault::Fault;
use crate::cli::limits::{self, Limits};
use crate::store;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde_json::Value;
use serde_json::de::Read;
use std::fmt;
use std::fs::File;
use std::io::{self, Read as _};
use std::marker::PhantomData;
use std::path::Path;

/// Largest input read: a board of the contract's limits is a few megabytes.
pub const INPUT_LIMIT: u64 = 64 << 20;

/// Reads a file, or standard input for `-`.
///
/// # Errors
/// If it cannot be read, or is larger than anything this program reads.
pub fn read_input(path: &Path) -> Result<Vec<u8>, Fault> {
    read_up_to(path, INPUT_LIMIT)
}

/// As [`read_input`], no more than so many bytes.
///
/// # Errors
/// If it cannot be read, or is larger.
pub fn read_up_to(path: &Path, limit: u64) -> Result<Vec<u8>, Fault> {
    let too_long = || Fault::input(path.display().to_string(), format!("longer than {limit} bytes"));
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().lock().take(limit + 1).read_to_end(&mut bytes)?;
    } else if is_stream(path) {
        // What another program writes, as in `standie resolve <(...)`.
        File::open(path)?.take(limit + 1).read_to_end(&mut bytes)?;
    } else if std::fs::metadata(path).is_ok_and(|about| about.is_file() && about.len() > limit) {
        return Err(too_long());
    } else {
        bytes = store::read_file(path)?;
    }
    if bytes.len() as u64 > limit { Err(too_long()) } else { Ok(bytes) }
}

#[cfg(unix)]
fn is_stream(path: &Path) -> bool {
    use std::os::unix::fs::FileTypeExt as _;
    std::fs::metadata(path).is_ok_and(|about| about.file_type().is_fifo())
}

#[cfg(not(unix))]
fn is_stream(_: &Path) -> bool {
    false
}

/// Reads a JSON document of no more than it may hold into a shape, or says which field does not fit.
///
/// # Errors
/// The first field that holds too much, or does not fit.
pub fn parse_document<T: DeserializeOwned>(place: &str, bytes: &[u8], limits: Limits) -> Result<T, Fault> {
    limits::check(place, bytes, limits)?;
    parse_json(place, bytes)
}

/// Reads a small piece of JSON into a shape, or says which field does not fit.
///
/// # Errors
/// The first field that does not fit.
pub fn parse_json<T: DeserializeOwned>(place: &str, bytes: &[u8]) -> Result<T, Fault> {
    // Every shape is read from text, never from bytes, so that it is compiled once; bytes that are no text have no shape.
    match std::str::from_utf8(bytes) {
        Ok(text) => read(place, serde_json::Deserializer::from_str(text)),
        Err(_) => read::<Value, _>(place, serde_json::Deserializer::from_slice(bytes))
            .and_then(|_| Err(Fault::input(place, "not UTF-8 text"))),
    }
}

/// Reads a shape to the end of its text, or says which field does not fit.
fn read<'a, T: DeserializeOwned, R: Read<'a>>(place: &str, mut de: serde_json::Deserializer<R>) -> Result<T, Fault> {
    let value = serde_path_to_error::deserialize(&mut de).map_err(|e| {
        let path = e.path().to_string();
        // What comes after the end of the text has no name.
        let field = path.trim_end_matches('?').trim_end_matches('.');
        let at = if field.is_empty() { place.to_owned() } else { format!("{place}: {field}") };
        Fault::input(at, plain(&e.inner().to_string()))
    })?;
    de.end().map_err(|e| Fault::input(place, e.to_string()))?;
    Ok(value)
}

/// What was wrong with a JSON text, without the words of the language this program is written in.
pub fn plain(problem: &str) -> String {
    let Some((found, expected)) = problem.rsplit_once(", expected ") else { return problem.to_owned() };
    let (expected, at) = match expected.rsplit_once(" at line ") {
        Some((expected, at)) => (expected, format!(" at line {at}")),
        None => (expected, String::new()),
    };
    let word = expected.split(' ').next().unwrap_or_default();
    let named = expected.ends_with(" variant");
    let expected = match word {
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number",
        "u8" | "u16" | "u32" | "u64" | "usize" => "a whole number, 0 or more",
        "newtype" | "struct" | "tuple" if named => "more than the name",
        "unit" if named => "the name alone",
        "unit" => "nothing with it",
        "struct" | "map" => "an object",
        "enum" | "variant" => "one of its names",
        "tuple" => "a list",
        _ if expected == "a sequence" => "a list",
        _ => expected,
    };
    let found = match found.rsplit_once(": ") {
        Some((start, "unit variant")) => format!("{start}: a name alone"),
        Some((start, "newtype variant" | "struct variant" | "tuple variant")) => format!("{start}: more than a name"),
        _ => found.to_owned(),
    };
    format!("{found}, expected {expected}{at}")
}

/// A text as a message quotes it: of a length a person would read.
pub fn brief(text: &str) -> String {
    const LONGEST: usize = 80;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Something that stands in a document as an object, and in no other form.
pub struct Object<T>(pub T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Fields<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
            type Value = Object<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Object)
            }
        }
        d.deserialize_map(Fields(PhantomData))
    }
}

/// Reads a field that is an object.
///
/// # Errors
/// What the reader says.
pub fn object<'de, T: Deserialize<'de>, D: Deserializer<'de>>(d: D) -> Result<T, D::Error> {
    Object::deserialize(d).map(|o: Object<T>| o.0)
}

/// Reads a field that is a list of objects.
///
/// # Errors
/// What the reader says.
pub fn objects<'de, T: Deserialize<'de>, D: Deserializer<'de>>(d: D) -> Result<Vec<T>, D::Error> {
    Vec::deserialize(d).map(|list: Vec<Object<T>>| list.into_iter().map(|o| o.0).collect())
}
