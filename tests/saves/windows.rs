//! Several windows on one game, copies of games, and files that are none.

use crate::table::{Played, folder, script, short};
use standie::catalog;
use standie::play::record::Who;
use standie::rules::command::Command;
use standie::store::StoreError;
use standie::store::backup;
use standie::store::game_file::{self, GameFile, Opened};
use standie::store::home::Home;
use standie::store::library;
use std::path::Path;

fn open(path: &Path) -> Opened {
    game_file::open(path, catalog::book(), None).expect("it opens")
}

/// A save of the first records of the evening.
fn save(path: &Path, records: usize) -> &'static Played {
    let played = crate::table::evening();
    std::fs::write(path, played.bytes(records)).expect("written");
    played
}

fn does(opened: &mut Opened, line: &str) {
    let command: Command = serde_json::from_str(line).expect("a command");
    let written = opened.session.submit(&command, Who::Table, 0).expect("accepted");
    opened.file.as_mut().expect("it may be written").append(&written.line).expect("written");
}

#[test]
fn the_second_window_is_told_and_only_looks() {
    let folder = folder();
    let path = folder.path().join("game.standie");
    let played = save(&path, 10);
    let mut first = open(&path);
    assert!(first.file.is_some() && first.why_not.is_none());
    let second = open(&path);
    assert!(second.file.is_none());
    let why = second.why_not.expect("it is told why");
    assert!(matches!(why, StoreError::Locked { .. }) && why.to_string().contains("another window"), "{why}");
    assert_eq!(second.session.hash(), played.hashes[10], "it sees the game");

    does(&mut first, &script()[10]);
    first.file.as_mut().expect("a file").flush().expect("durable");
    assert_eq!(std::fs::read(&path).expect("there"), played.bytes(11), "the first goes on undisturbed");
    assert_eq!(open(&path).session.hash(), played.hashes[11], "and a third sees what it did");
    drop(first);
    let next = open(&path);
    assert!(next.file.is_some(), "when the first is closed, the next may write");
}

#[test]
fn a_window_that_only_looks_mends_nothing() {
    let folder = folder();
    let path = folder.path().join("game.standie");
    let played = save(&path, 10);
    let held = open(&path);
    let mut bytes = played.bytes(10);
    bytes.extend_from_slice(b"half a li");
    std::fs::write(&path, &bytes).expect("written");
    let second = open(&path);
    let told = second.recovered.expect("it is told");
    assert_eq!((told.lost_lines, told.kept), (1, None));
    assert_eq!(std::fs::read(&path).expect("there"), bytes);
    assert!(!folder.path().join("game.damaged-1").exists());
    drop(held);
}

#[test]
fn looking_takes_no_lock_and_leaves_no_trace() {
    let folder = folder();
    let path = folder.path().join("game.standie");
    let played = save(&path, 10);
    let (session, lost) = game_file::look(&path, catalog::book()).expect("it opens");
    assert_eq!((session.hash(), lost), (played.hashes[10].clone(), 0));
    assert_eq!(std::fs::read_dir(folder.path()).expect("there").count(), 1);
}

#[test]
fn a_new_game_never_takes_the_place_of_an_old_one() {
    let folder = folder();
    let path = folder.path().join("game.standie");
    let header = &short().lines[0];
    let first = GameFile::create(&path, header).expect("a new game");
    let fault = GameFile::create(&path, header).expect_err("somebody is playing it");
    assert!(matches!(fault, StoreError::Locked { .. }), "{fault}");
    drop(first);
    assert!(GameFile::create(&path, b"other").is_err(), "there is one already");
    assert_eq!(std::fs::read(&path).expect("there"), *header);
    assert_eq!(std::fs::read_dir(folder.path()).expect("there").count(), 1, "the game and nothing else");
}

#[cfg(unix)]
#[test]
fn saves_are_as_readable_as_other_files_of_their_owner() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| std::fs::metadata(path).expect("there").permissions().mode() & 0o777;
    let folder = folder();
    let (plain, path) = (folder.path().join("plain"), folder.path().join("game.standie"));
    std::fs::write(&plain, "").expect("written");
    drop(GameFile::create(&path, &short().lines[0]).expect("a new game"));
    assert_eq!(mode(&path), mode(&plain));
    let mut bytes = std::fs::read(&path).expect("there");
    bytes.extend_from_slice(b"damage");
    std::fs::write(&path, bytes).expect("written");
    drop(open(&path));
    assert_eq!(mode(&path), mode(&plain), "after a recovery, too");
}

#[test]
fn copies_are_made_when_a_game_is_opened_and_the_oldest_go() {
    let folder = folder();
    let (path, copies) = (folder.path().join("game.standie"), folder.path().join("backups"));
    let played = save(&path, 5);
    for n in 5..=17 {
        for _ in 0..2 {
            let mut opened = game_file::open(&path, catalog::book(), Some(&copies)).expect("it opens");
            // The copy is made beside the first sync; closing waits for both.
            opened.file.as_mut().expect("a file").flush().expect("durable");
        }
        let mut opened = open(&path);
        does(&mut opened, &script()[n]);
    }
    let mut names: Vec<String> = std::fs::read_dir(&copies)
        .expect("there")
        .map(|e| e.expect("an entry").file_name().into_string().expect("UTF-8"))
        .collect();
    names.sort_by_key(|n| n.split('.').nth(1).and_then(|n| n.parse::<u32>().ok()));
    let expected: Vec<String> = (4..=13).map(|n| format!("game.{n}.standie")).collect();
    assert_eq!(names, expected, "thirteen states, each copied once, the latest ten kept");
    for (n, name) in (8..).zip(&names) {
        let (session, lost) = game_file::look(&copies.join(name), catalog::book()).expect("a copy opens");
        assert_eq!((session.hash(), lost), (played.hashes[n].clone(), 0));
    }
    // Another game's copies are counted by themselves, even if the names begin alike.
    backup::make(&copies, Path::new("game.standie.standie"), b"x", None).expect("made");
    backup::make(&copies, Path::new("gam.standie"), b"x", None).expect("made");
    assert_eq!(std::fs::read_dir(&copies).expect("there").count(), 12);
}

#[test]
fn a_copy_that_cannot_be_made_keeps_nobody_from_playing() {
    let folder = folder();
    let (path, copies) = (folder.path().join("game.standie"), folder.path().join("backups"));
    save(&path, 5);
    std::fs::write(&copies, "a file where the folder should be").expect("written");
    let mut opened = game_file::open(&path, catalog::book(), Some(&copies)).expect("it opens");
    does(&mut opened, &script()[5]);
    opened.file.as_mut().expect("a file").flush().expect("durable");
}

#[test]
fn the_library_lists_games_and_says_what_is_wrong_with_the_others() {
    let folder = folder();
    let home = Home::at(folder.path());
    assert!(library::list(&home).expect("an empty home").is_empty());
    let path = library::new_path(&home, "2026-11-20").expect("a place");
    assert_eq!(path, home.games().join("2026-11-20.standie"));
    save(&path, 5);
    assert_eq!(library::new_path(&home, "2026-11-20").expect("a place"), home.games().join("2026-11-20-2.standie"));
    std::fs::write(home.games().join("garbage.standie"), [0xff; 3_000]).expect("written");
    std::fs::write(home.games().join("empty.standie"), "").expect("written");
    std::fs::write(home.games().join("2026-11-20.lock"), "").expect("written");
    std::fs::write(home.games().join("2026-11-20.damaged-1"), "").expect("written");
    std::fs::create_dir(home.games().join("folder.standie")).expect("made");
    let mut listed = library::list(&home).expect("listed");
    listed.sort_by(|a, b| a.path.cmp(&b.path));
    let names: Vec<_> = listed.iter().map(|e| e.path.file_name().expect("a name").to_owned()).collect();
    assert_eq!(names, ["2026-11-20.standie", "empty.standie", "garbage.standie"]);
    assert!(listed[0].header.is_ok());
    assert!(listed[1..].iter().all(|e| e.header.as_ref().is_err_and(|why| !why.is_empty())));
}
