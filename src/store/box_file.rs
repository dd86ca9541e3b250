//! The owner's Box on disk: append-only and chained like a game. Several windows may learn at once, so each line is
//! written under a lock, after reading what the others wrote.

use crate::catalog::boxed::{Lesson, OwnersBox};
use crate::play::journal::{self, Chain};
use crate::store::{Odd, StoreError, backup, disk, is_there, keep_aside, make_folder, read_file, replace_file};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// Version of the file form.
const FORMAT: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Header {
    standie_box: u32,
}

#[derive(Serialize, Deserialize)]
struct Line {
    n: u32,
    at: i64,
    see: Lesson,
}

/// The Box and its file.
#[derive(Debug)]
pub struct BoxFile {
    path: PathBuf,
    known: OwnersBox,
    chain: Chain,
    lines: u32,
    /// Bytes of the file that are in [`BoxFile::known`]; 0 while there is no file.
    read: usize,
    /// Where a damaged file was kept.
    pub damaged: Option<PathBuf>,
}

impl BoxFile {
    /// Opens the Box; an absent file is an empty Box. Damage is dealt with as in games.
    ///
    /// # Errors
    /// If there is a file and it cannot be read as a Box.
    pub fn open(path: &Path, backups: Option<&Path>) -> Result<BoxFile, StoreError> {
        let mut the = BoxFile::unread(path);
        if is_there(path)? {
            let _lock = the.lock()?;
            the.catch_up()?;
            if let Some(folder) = backups {
                // A backup that cannot be made must not keep anybody from playing.
                let _ = read_file(path).and_then(|bytes| backup::make(folder, path, &bytes, None));
            }
        }
        Ok(the)
    }

    fn unread(path: &Path) -> BoxFile {
        let known = OwnersBox::default();
        BoxFile { path: path.to_owned(), known, chain: 0, lines: 0, read: 0, damaged: None }
    }

    /// What is in the Box.
    pub fn contents(&self) -> &OwnersBox {
        &self.known
    }

    /// Learns things and writes them down, all in one go.
    ///
    /// # Errors
    /// If they could not be written; nothing is then learned.
    pub fn learn(&mut self, lessons: &[Lesson], at: i64) -> Result<(), StoreError> {
        if let Some(folder) = self.path.parent() {
            make_folder(folder)?;
        }
        let _lock = self.lock()?;
        self.catch_up()?;
        let (mut text, mut chain) = (Vec::new(), self.chain);
        let encode = |source: serde_json::Error| StoreError::Io { path: self.path.clone(), source: source.into() };
        if self.read == 0 {
            chain = journal::seal(&Header { standie_box: FORMAT }, 0, &mut text).map_err(encode)?;
        }
        for (n, lesson) in (self.lines + 1..).zip(lessons) {
            chain = journal::seal(&Line { n, at, see: lesson.clone() }, chain, &mut text).map_err(encode)?;
        }
        disk::append(&self.path, &text).map_err(StoreError::io(&self.path))?;
        self.chain = chain;
        self.lines += lessons.len() as u32;
        self.read += text.len();
        for lesson in lessons {
            self.known.learn(lesson.clone());
        }
        Ok(())
    }

    /// Holds other windows off for the moment of a write.
    fn lock(&self) -> Result<impl Sized + use<>, StoreError> {
        let beside = self.path.with_extension("lock");
        disk::lock(&beside).map_err(StoreError::io(&beside))
    }

    /// Reads what has been written since; sets damage aside. Only under the lock.
    fn catch_up(&mut self) -> Result<(), StoreError> {
        let bytes = match read_file(&self.path) {
            Ok(bytes) => bytes,
            Err(StoreError::Io { source, .. }) if source.kind() == std::io::ErrorKind::NotFound => Vec::new(),
            Err(e) => return Err(e),
        };
        if self.ends_where_we_read(&bytes) {
            return self.read_on(&bytes);
        }
        // Another file is in its place, put there by somebody or recovered by another window: start over from what it
        // says.
        let mut anew = BoxFile::unread(&self.path);
        anew.read_on(&bytes)?;
        *self = anew;
        Ok(())
    }

    /// Learns what lines come after the part of the file that is known.
    fn read_on(&mut self, bytes: &[u8]) -> Result<(), StoreError> {
        let mut sound = self.read;
        for line in bytes[self.read..].split_inclusive(|b| *b == b'\n') {
            let Some(chain) = line.strip_suffix(b"\n").and_then(|l| journal::unseal(l, self.chain)) else { break };
            if sound == 0 {
                self.check_header(line)?;
            } else {
                let Some(line) = journal::told::<Line>(line) else { break };
                self.lines = line.n;
                // What no pack could say was never learned at a table.
                if line.see.fits_a_pack() {
                    self.known.learn(line.see);
                }
            }
            self.chain = chain;
            sound += line.len();
        }
        // A file cut in its very first line was never begun: nothing was learned into it yet.
        if sound == 0 && bytes.contains(&b'\n') {
            return Err(StoreError::NotAFile { path: self.path.clone(), what: Odd::BoxStart });
        }
        self.read = sound;
        if sound < bytes.len() {
            let aside = keep_aside(&self.path, bytes)?;
            replace_file(&self.path, &bytes[..sound])?;
            self.damaged = Some(aside);
        }
        Ok(())
    }

    /// Whether a file goes on from the part of it that is known: the last line read stands where it stood.
    fn ends_where_we_read(&self, bytes: &[u8]) -> bool {
        let Some(known) = bytes.get(..self.read) else { return false };
        known.is_empty() || known.ends_with(format!("\"{:016x}\"}}\n", self.chain).as_bytes())
    }

    fn check_header(&self, line: &[u8]) -> Result<(), StoreError> {
        let found = journal::told::<Header>(line).map_or(0, |h| h.standie_box);
        let what = match found {
            0 => Odd::NoBox,
            FORMAT => return Ok(()),
            _ => Odd::LaterBox,
        };
        Err(StoreError::NotAFile { path: self.path.clone(), what })
    }
}
