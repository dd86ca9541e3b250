//! Damage that copies can heal: of the file, its backups and what was kept aside, the longest game that goes on from what
//! is sound, line by line. Each line continues the checksum of the one before, so nothing is ever put together that was
//! not played; a single flipped bit is found by its checksum, without any copy.

use crate::play::journal::{self, Chain};
use crate::store::held::hold;
use crate::store::sound::follows;
use crate::store::{FILE_LIMIT, Odd, StoreError, backup, is_there, keep_aside, read_file};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// Files kept aside that are looked through, the latest of them.
const ASIDE: usize = 8;
/// Longest line in which a flipped bit is looked for.
const MENDED: usize = 1 << 14;

/// More of a game than its file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The file.
    pub path: PathBuf,
    /// Records it holds as it is; none if it cannot be read at all.
    pub now: Option<u32>,
    /// Records there are.
    pub found: u32,
}

/// Whether more of a game can be brought back than its file says.
pub fn find(path: &Path, backups: Option<&Path>) -> Option<Offer> {
    let bytes = read_file(path).ok()?;
    let now = journal::read(&bytes).ok().map(|read| read.records.len() as u32);
    let text = longest(path, &bytes, backups)?;
    let found = journal::read(&text).ok()?.records.len() as u32;
    Some(Offer { path: path.to_owned(), now, found })
}

/// Brings back all of a game that can be found. The file as it was is kept aside first, unless nothing of it goes; says
/// where.
///
/// # Errors
/// If somebody plays it, if there is no more to be found, or what the system refused; the file is then as it was, or
/// all of it lies aside.
pub fn take(path: &Path, backups: Option<&Path>) -> Result<Option<PathBuf>, StoreError> {
    let mut held = hold(path)?;
    let bytes = held.read()?;
    let none = || StoreError::NotAFile { path: path.to_owned(), what: Odd::NoMore };
    let text = longest(path, &bytes, backups).ok_or_else(none)?;
    let same = bytes.iter().zip(&text).take_while(|(a, b)| a == b).count();
    let kept = if same < bytes.len() { Some(keep_aside(path, &bytes)?) } else { None };
    held.cut(same, &text[same..])?;
    Ok(kept)
}

/// A line that can follow another.
struct Step<'a> {
    before: Option<usize>,
    line: std::borrow::Cow<'a, [u8]>,
    sum: Chain,
}

/// The longest journal there is; none if the file says as much itself.
fn longest(path: &Path, own: &[u8], backups: Option<&Path>) -> Option<Vec<u8>> {
    let others = others(path, backups);
    let sources: Vec<&[u8]> = std::iter::once(own).chain(others.iter().map(Vec::as_slice)).collect();
    let lines: Vec<&[u8]> = own.split_inclusive(|b| *b == b'\n').collect();
    let mut steps: Vec<Step<'_>> = Vec::new();
    let mut chain = 0;
    for line in &lines {
        let Some(sum) = follows(line, chain) else { break };
        steps.push(Step { before: steps.len().checked_sub(1), line: (*line).into(), sum });
        chain = sum;
    }
    let told = steps.len();
    let mut tips = match told {
        0 => {
            let headers = sources.iter().filter_map(|s| s.split_inclusive(|b| *b == b'\n').next());
            next(&mut steps, &[None], headers, lines.first().copied())
        }
        n => vec![n - 1],
    };
    let numbered = numbered(&sources);
    let mut depth = told.max(1);
    while !tips.is_empty() {
        let candidates = numbered.get(&(depth as u32)).into_iter().flatten().copied();
        let from: Vec<Option<usize>> = tips.iter().copied().map(Some).collect();
        let reached = next(&mut steps, &from, candidates, lines.get(depth).copied());
        if reached.is_empty() {
            break;
        }
        tips = reached;
        depth += 1;
    }
    if told > 0 && depth <= told {
        return None;
    }
    let mut way = Vec::new();
    let mut at = tips.first().copied();
    while let Some(step) = at.and_then(|i| steps.get(i)) {
        way.push(step.line.as_ref());
        at = step.before;
    }
    way.reverse();
    let text = way.concat();
    // What nobody can read is no help.
    journal::read(&text).is_ok_and(|read| read.is_whole()).then_some(text)
}

/// Adds the lines that follow some steps, each once; where none does, the file's own line with one bit put right.
fn next<'a>(
    steps: &mut Vec<Step<'a>>,
    from: &[Option<usize>],
    lines: impl Iterator<Item = &'a [u8]>,
    own: Option<&'a [u8]>,
) -> Vec<usize> {
    let chain = |steps: &[Step<'_>], at: Option<usize>| at.and_then(|i| steps.get(i)).map_or(0, |step| step.sum);
    let mut reached: Vec<usize> = Vec::new();
    for line in lines {
        for before in from.iter().copied() {
            let Some(sum) = follows(line, chain(steps, before)) else { continue };
            if !reached.iter().any(|i| steps[*i].sum == sum) {
                reached.push(steps.len());
                steps.push(Step { before, line: line.into(), sum });
            }
        }
    }
    if let (true, Some(own)) = (reached.is_empty(), own) {
        for before in from.iter().copied() {
            if let Some((line, sum)) = mended(own, chain(steps, before)) {
                reached.push(steps.len());
                steps.push(Step { before, line: line.into(), sum });
            }
        }
    }
    reached
}

/// A line with one flipped bit put right.
fn mended(line: &[u8], chain: Chain) -> Option<(Vec<u8>, Chain)> {
    if line.len() > MENDED {
        return None;
    }
    let mut line = line.to_vec();
    for at in 0..line.len() {
        for bit in 0..8 {
            line[at] ^= 1 << bit;
            if let Some(sum) = follows(&line, chain) {
                return Some((line, sum));
            }
            line[at] ^= 1 << bit;
        }
    }
    None
}

/// Lines of records by number, those of the first source first.
fn numbered<'a>(sources: &[&'a [u8]]) -> HashMap<u32, Vec<&'a [u8]>> {
    let mut numbered: HashMap<u32, Vec<&[u8]>> = HashMap::new();
    for line in sources.iter().flat_map(|s| s.split_inclusive(|b| *b == b'\n')) {
        let Some(rest) = line.strip_prefix(b"{\"n\":") else { continue };
        let digits = rest.iter().take(10).take_while(|b| b.is_ascii_digit()).count();
        let number = std::str::from_utf8(&rest[..digits]).ok().and_then(|n| n.parse().ok());
        let Some(number) = number else { continue };
        let lines = numbered.entry(number).or_default();
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    numbered
}

/// What else there is of a game: its backups, and what was kept aside, the latest first; as much as is sane to read.
fn others(path: &Path, backups: Option<&Path>) -> Vec<Vec<u8>> {
    let copies = backups.and_then(|folder| backup::list(folder, path).ok()).unwrap_or_default();
    let aside: Vec<PathBuf> = (1..10_000)
        .map(|n| path.with_extension(format!("damaged-{n}")))
        .take_while(|aside| is_there(aside).is_ok_and(|there| there))
        .collect();
    let paths = copies.into_iter().rev().map(|(_, copy)| copy).chain(aside.into_iter().rev().take(ASIDE));
    let mut room = FILE_LIMIT;
    let mut found = Vec::new();
    for path in paths {
        let Ok(bytes) = read_file(&path) else { continue };
        let Some(left) = room.checked_sub(bytes.len() as u64) else { break };
        room = left;
        found.push(bytes);
    }
    found
}
