//! Disks that fail: the game stays in memory, the message is clear, and nothing is tried again on the same file.

use crate::table::{Played, folder, script, short};
use standie::catalog;
use standie::play::record::Who;
use standie::play::{Session, journal};
use standie::rules::command::Command;
use standie::store::StoreError;
use standie::store::game_file::{self, GameFile};
use standie::store::home::Home;
use standie::store::library;
use standie::store::writer::Log;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};

/// What a failing disk was asked to do.
#[derive(Default)]
struct Seen {
    appends: usize,
    syncs: usize,
    bytes: Vec<u8>,
}

/// A disk that takes so many lines and makes so many durable.
struct Disk {
    seen: Arc<Mutex<Seen>>,
    takes: usize,
    syncs: usize,
}

impl Disk {
    fn new(takes: usize, syncs: usize) -> (Disk, Arc<Mutex<Seen>>) {
        let seen: Arc<Mutex<Seen>> = Arc::default();
        (Disk { seen: seen.clone(), takes, syncs }, seen)
    }
}

impl Log for Disk {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut seen = self.seen.lock().expect("alone");
        seen.appends += 1;
        if seen.appends > self.takes {
            seen.bytes.extend_from_slice(&bytes[..bytes.len() / 2]);
            return Err(io::Error::from(io::ErrorKind::StorageFull));
        }
        seen.bytes.extend_from_slice(bytes);
        Ok(())
    }

    fn syncer(&self) -> io::Result<Box<dyn FnMut() -> io::Result<()> + Send>> {
        let (seen, limit) = (self.seen.clone(), self.syncs);
        Ok(Box::new(move || {
            let mut seen = seen.lock().expect("alone");
            seen.syncs += 1;
            if seen.syncs > limit { Err(io::Error::other("the cable came off")) } else { Ok(()) }
        }))
    }
}

/// Plays on, each record handed to a file; what the file said.
fn play(session: &mut Session, file: &mut GameFile, lines: &[String]) -> Vec<Result<(), StoreError>> {
    let one = |line: &String| {
        let command: Command = serde_json::from_str(line).expect("a command");
        let written = session.submit(&command, Who::Table, 0).expect("accepted");
        file.append(&written.line)
    };
    lines.iter().map(one).collect()
}

fn begin() -> (Session, Vec<u8>) {
    Session::begin(catalog::book(), short().session.header().setup.clone(), "", 0, 0).expect("a game")
}

/// The game in memory is all there, and can be written anew elsewhere.
fn goes_on_elsewhere(mut session: Session, records: usize) {
    let expected: &Played = crate::table::evening();
    assert_eq!(session.records() as usize, records);
    assert_eq!(session.hash(), expected.hashes[records]);
    let folder = folder();
    let path = folder.path().join("elsewhere.standie");
    let mut file = GameFile::create(&path, session.text()).expect("another disk");
    let said = play(&mut session, &mut file, &script()[records..records + 3]);
    assert!(said.iter().all(Result::is_ok));
    file.flush().expect("durable");
    drop(file);
    let (again, lost) = game_file::look(&path, catalog::book()).expect("it opens");
    assert_eq!((again.records() as usize, lost), (records + 3, 0));
    assert_eq!(again.hash(), expected.hashes[records + 3]);
}

#[test]
fn after_a_write_that_failed_nothing_more_is_written() {
    let (disk, seen) = Disk::new(7, usize::MAX);
    let (mut session, _) = begin();
    let mut file = GameFile::over(Path::new("friday.standie"), disk).expect("it starts");
    let said = play(&mut session, &mut file, &script()[..12]);
    assert!(said[..7].iter().all(Result::is_ok));
    let first = said[7].as_ref().expect_err("the disk is full").to_string();
    assert!(first.starts_with("friday.standie: "), "{first}");
    let reason = file.failure().expect("it is remembered");
    assert!(first.contains(&reason));
    for later in &said[8..] {
        let later = later.as_ref().expect_err("not again");
        assert!(matches!(later, StoreError::Broken { .. }));
        assert!(later.to_string().contains("friday.standie") && later.to_string().contains(&reason), "{later}");
    }
    assert!(matches!(file.flush(), Err(StoreError::Broken { .. })));
    drop(file);
    assert_eq!(seen.lock().expect("alone").appends, 8, "seven lines and the one that failed");
    goes_on_elsewhere(session, 12);
}

#[test]
fn what_a_full_disk_took_opens_as_the_lines_it_took_whole() {
    let (disk, seen) = Disk::new(7, usize::MAX);
    let (mut session, header) = begin();
    let mut file = GameFile::over(Path::new("friday.standie"), disk).expect("it starts");
    let _ = play(&mut session, &mut file, &script()[..12]);
    let bytes = [header, seen.lock().expect("alone").bytes.clone()].concat();
    let read = journal::read(&bytes).expect("a header");
    assert_eq!((read.records.len(), read.lost_lines), (7, 1));
}

#[test]
fn after_a_sync_that_failed_nothing_more_is_written() {
    let (disk, seen) = Disk::new(usize::MAX, 2);
    let (mut session, _) = begin();
    let mut file = GameFile::over(Path::new("friday.standie"), disk).expect("it starts");
    for n in 0..2 {
        assert!(play(&mut session, &mut file, &script()[n..=n])[0].is_ok());
        file.flush().expect("durable");
    }
    assert!(play(&mut session, &mut file, &script()[2..3])[0].is_ok(), "the system took it");
    let fault = file.flush().expect_err("it is not durable").to_string();
    assert!(fault.contains("friday.standie") && fault.contains("the cable came off"), "{fault}");
    let said = play(&mut session, &mut file, &script()[3..8]);
    assert!(said.iter().all(|s| matches!(s, Err(StoreError::Broken { .. }))));
    assert!(file.flush().is_err());
    assert_eq!(file.failure().as_deref(), Some("the cable came off"));
    drop(file);
    let seen = seen.lock().expect("alone");
    assert_eq!((seen.appends, seen.syncs), (3, 3), "neither lines nor syncs after that");
    goes_on_elsewhere(session, 8);
}

#[test]
fn a_disk_that_cannot_make_anything_durable_is_known_at_the_first_flush() {
    let (disk, _) = Disk::new(usize::MAX, 0);
    let (mut session, _) = begin();
    let mut file = GameFile::over(Path::new("friday.standie"), disk).expect("it starts");
    assert!(play(&mut session, &mut file, &script()[..1])[0].is_ok());
    assert!(file.flush().is_err());
    assert!(file.append(b"more\n").is_err());
}

#[cfg(target_os = "linux")]
#[test]
fn the_systems_own_full_disk_is_told_in_its_own_words() {
    let full = std::fs::OpenOptions::new().append(true).open("/dev/full").expect("Linux has one");
    let (mut session, _) = begin();
    let mut file = GameFile::over(Path::new("friday.standie"), full).expect("it starts");
    let said = play(&mut session, &mut file, &script()[..2]);
    let [first, second] = &said[..] else { panic!("two lines, {} answers", said.len()) };
    assert!(first.as_ref().expect_err("full").to_string().contains("No space left"));
    assert!(matches!(second, Err(StoreError::Broken { reason, .. }) if reason.contains("No space left")));
    goes_on_elsewhere(session, 2);
}

#[test]
fn a_game_that_cannot_be_begun_leaves_nothing_behind() {
    let folder = folder();
    let header = &short().lines[0];
    let missing = folder.path().join("no/folder/game.standie");
    let fault = GameFile::create(&missing, header).expect_err("no such folder");
    assert!(fault.to_string().contains("game."), "{fault}");
    // A folder stands where the file should be.
    let taken = folder.path().join("taken.standie");
    std::fs::create_dir(&taken).expect("made");
    assert!(GameFile::create(&taken, header).is_err());
    let names: Vec<_> =
        std::fs::read_dir(folder.path()).expect("there").map(|e| e.expect("an entry").file_name()).collect();
    assert!(names.iter().all(|n| n == "taken.standie"), "{names:?}");
}

#[test]
fn a_game_whose_disk_failed_is_written_anew_among_the_games() {
    let folder = folder();
    let home = Home::at(folder.path());
    let played = short();
    let text = played.bytes(played.records());
    let first = library::save_anew(&home, "2026-11-20", &text).expect("there is room");
    let second = library::save_anew(&home, "2026-11-20", &text).expect("there is room");
    assert_eq!(first.path(), home.games().join("2026-11-20.standie"));
    assert_eq!(second.path(), home.games().join("2026-11-20-2.standie"), "no file is written over");
    assert_eq!(std::fs::read(second.path()).expect("there"), text);
}
