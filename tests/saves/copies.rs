//! Copies are read, too: damage loses nothing that any of them holds.

use crate::random::rng;
use crate::table::{evening, folder, script};
use rand::RngExt as _;
use standie::catalog;
use standie::play::record::Who;
use standie::rules::command::Command;
use standie::store::game_file::{self, GameFile, Opened};
use standie::store::home::Home;
use standie::store::rescue::{self, Offer};
use standie::store::settings::Settings;
use standie::store::{backup, library};
use std::path::{Path, PathBuf};
use std::process;
use tempfile::TempDir;

/// A home with the evening in it, saved up to a record, and a copy of it.
fn home(records: usize, copied: usize) -> (TempDir, Home, PathBuf) {
    let folder = folder();
    let home = Home::at(folder.path());
    standie::store::make_folder(&home.games()).expect("a folder");
    let path = home.games().join("e.standie");
    std::fs::write(&path, evening().bytes(records)).expect("written");
    backup::make(&home.backups(), &path, &evening().bytes(copied), None).expect("copied");
    (folder, home, path)
}

fn flip(path: &Path, byte: usize) {
    let mut bytes = std::fs::read(path).expect("there");
    bytes[byte] ^= 1;
    std::fs::write(path, bytes).expect("written");
}

/// Damages so many bytes in the middle of a line of a save.
fn spoil(path: &Path, line: usize, bytes: usize) {
    let start: usize = evening().lines[..line].iter().map(Vec::len).sum();
    let mut all = std::fs::read(path).expect("there");
    all[start + 20..start + 20 + bytes].fill(b'#');
    std::fs::write(path, all).expect("written");
}

/// All of the evening up to a record is back, and what was damaged is kept.
#[track_caller]
fn comes_back(home: &Home, path: &Path, records: usize, now: Option<u32>) {
    let damaged = std::fs::read(path).expect("there");
    let offer = rescue::find(path, Some(&home.backups())).expect("there is more");
    assert_eq!(offer, Offer { path: path.to_owned(), now, found: records as u32 });
    assert_eq!(std::fs::read(path).expect("there"), damaged, "looking changes nothing");
    let kept = rescue::take(path, Some(&home.backups())).expect("brought back").expect("kept aside");
    assert_eq!(std::fs::read(kept).expect("kept"), damaged);
    assert_eq!(std::fs::read(path).expect("there"), evening().bytes(records));
    assert!(rescue::find(path, Some(&home.backups())).is_none(), "there is no more");
    assert!(rescue::take(path, Some(&home.backups())).is_err());
}

#[test]
fn a_damaged_line_comes_back_from_a_copy_and_so_does_all_after_it() {
    let (_folder, home, path) = home(120, 60);
    spoil(&path, 29, 9);
    comes_back(&home, &path, 120, Some(28));
}

#[test]
fn a_damaged_header_comes_back_from_a_copy() {
    let (_folder, home, path) = home(120, 0);
    spoil(&path, 0, 9);
    comes_back(&home, &path, 120, None);
}

#[test]
fn a_file_that_is_all_gone_comes_back_as_far_as_it_was_copied() {
    let (_folder, home, path) = home(120, 100);
    std::fs::write(&path, vec![0; 9_000]).expect("zeroed");
    comes_back(&home, &path, 100, None);
}

#[test]
fn a_flipped_bit_comes_back_without_any_copy() {
    let (_folder, home, path) = home(120, 0);
    std::fs::remove_dir_all(home.backups()).expect("no copies");
    let whole = evening().bytes(120);
    let mut rng = rng(77);
    let end_of_header = evening().lines[0].len();
    for n in 0..40 {
        std::fs::write(&path, &whole).expect("written");
        let byte = if n % 4 == 0 { rng.random_range(0..end_of_header) } else { rng.random_range(0..whole.len()) };
        if whole[byte] == b'\n' || whole[byte] ^ 1 == b'\n' {
            continue;
        }
        flip(&path, byte);
        rescue::take(&path, None).expect("brought back");
        assert_eq!(std::fs::read(&path).expect("there"), whole, "byte {byte}");
    }
}

#[test]
fn a_copy_of_another_evening_is_never_offered() {
    let (_folder, home, path) = home(40, 40);
    // The game went on otherwise after the copy was made.
    let mut opened = game_file::open(&path, catalog::book(), None).expect("it opens");
    let undone = opened.session.undo(0).expect("something");
    opened.file.as_mut().expect("a file").append(&undone.line).expect("written");
    drop(opened);
    let other = evening().bytes(90);
    std::fs::write(home.backups().join("e.2.standie"), other).expect("a copy of what came instead");
    let whole = std::fs::read(&path).expect("there");
    assert!(rescue::find(&path, Some(&home.backups())).is_none(), "what is sound is gone on from, or nothing");
    std::fs::write(&path, &whole[..whole.len() - 5]).expect("cut");
    let offer = rescue::find(&path, Some(&home.backups())).expect("now both fit");
    assert_eq!((offer.now, offer.found), (Some(40), 90));
}

#[test]
fn a_game_being_played_is_not_put_together_under_the_players_hands() {
    let (_folder, home, path) = home(40, 60);
    let held = game_file::open(&path, catalog::book(), None).expect("it opens");
    let fault = rescue::take(&path, Some(&home.backups())).expect_err("somebody plays it");
    assert!(fault.to_string().contains("another window"), "{fault}");
    drop(held);
    assert!(rescue::take(&path, Some(&home.backups())).expect("brought back").is_none(), "nothing of it went");
    assert_eq!(std::fs::read(&path).expect("there"), evening().bytes(60));
}

fn plays(opened: &mut Opened, records: std::ops::Range<usize>) {
    for line in &script()[records] {
        let command: Command = serde_json::from_str(line).expect("a command");
        let written = opened.session.submit(&command, Who::Table, 0).expect("accepted");
        opened.file.as_mut().expect("a file").append(&written.line).expect("written");
    }
}

#[test]
fn copies_are_made_during_a_long_evening_in_the_place_of_one() {
    let (_folder, home, path) = home(5, 5);
    let mut opened = game_file::open(&path, catalog::book(), Some(&home.backups())).expect("it opens");
    plays(&mut opened, 5..310);
    let copies = || backup::list(&home.backups(), &path).expect("listed");
    drop(opened);
    let made = copies();
    assert_eq!(made.len(), 2, "{made:?}");
    assert_eq!(std::fs::read(&made[0].1).expect("there"), evening().bytes(5), "the one of the last time stays");
    assert_eq!(std::fs::read(&made[1].1).expect("there"), evening().bytes(310), "all of this evening");
}

#[test]
fn an_evening_that_is_killed_has_left_a_copy() {
    let (_folder, home, path) = home(5, 5);
    let mut opened = game_file::open(&path, catalog::book(), Some(&home.backups())).expect("it opens");
    plays(&mut opened, 5..310);
    // What a kill leaves: no closing, only what the threads have done by themselves.
    let (session, file) = (opened.session, opened.file);
    let most = || {
        let copies = backup::list(&home.backups(), &path).expect("listed");
        copies.iter().filter_map(|(_, copy)| std::fs::read(copy).ok()).map(|b| b.len()).max().unwrap_or_default()
    };
    while most() < evening().bytes(100).len() {
        std::thread::yield_now();
    }
    drop((session, file));
}

#[test]
fn what_is_left_of_a_damaged_game_takes_no_copys_place() {
    let (_folder, home, path) = home(60, 120);
    for n in 0..14 {
        drop(game_file::open(&path, catalog::book(), Some(&home.backups())).expect("it opens"));
        let copies = backup::list(&home.backups(), &path).expect("listed");
        assert_eq!(copies.len(), 1, "less than the copy has, after {n}");
    }
    // It goes on otherwise, fifteen times over: the copy that says the most is still there.
    for _ in 0..15 {
        let mut opened = game_file::open(&path, catalog::book(), Some(&home.backups())).expect("it opens");
        let written = opened.session.undo(0).expect("something");
        opened.file.as_mut().expect("a file").append(&written.line).expect("written");
    }
    let copies = backup::list(&home.backups(), &path).expect("listed");
    assert_eq!(copies.len(), 10);
    assert!(copies.iter().any(|(_, copy)| std::fs::read(copy).expect("there") == evening().bytes(120)));
}

#[test]
fn the_command_line_offers_and_restores() {
    let (folder, home, path) = home(120, 60);
    spoil(&path, 29, 9);
    let run = |args: &[&str]| {
        let done = process::Command::new(env!("CARGO_BIN_EXE_standie"))
            .env("STANDIE_HOME", folder.path())
            .args(args)
            .arg(&path)
            .output()
            .expect("it runs");
        let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
        (done.status.code(), text(done.stdout), text(done.stderr))
    };
    let (code, out, _) = run(&["verify"]);
    assert!(code == Some(0) && out.starts_with("recovered 28 "), "{out}");
    let (_, _, said) = run(&["replay"]);
    assert!(said.contains("120") && said.contains("standie restore"), "{said}");
    let (code, out, _) = run(&["restore"]);
    assert!(code == Some(0) && out.contains("120") && out.contains("damaged-1"), "{out}");
    let (_, out, _) = run(&["verify"]);
    assert_eq!(out, format!("ok 120 {}\n", evening().hashes[120]));
    let (code, _, said) = run(&["restore"]);
    assert!(code == Some(1) && said.contains("no more of it"), "{said}");
    spoil(&path, 0, 9);
    let (code, _, said) = run(&["replay"]);
    assert!(code == Some(2) && said.contains("standie restore"), "{said}");
    assert!(home.backups().exists());
}

#[test]
fn a_game_saved_elsewhere_is_the_one_to_go_on_with() {
    let (folder, home, path) = home(40, 40);
    let refuge = folder.path().join("documents");
    std::fs::write(folder.path().join("full"), "takes nothing").expect("written");
    let home = home.with_refuges(vec![folder.path().join("full"), refuge.clone()]);
    std::fs::create_dir(&refuge).expect("made");
    std::fs::write(refuge.join("mine.standie"), evening().bytes(80)).expect("not the app's to list");
    // Its own disk is full.
    let games = home.games();
    let aside = folder.path().join("aside");
    std::fs::rename(&games, &aside).expect("moved");
    std::fs::write(&games, "in the way").expect("written");
    let saved = library::save_anew(&home, "2026-11-22", &evening().bytes(50)).expect("a refuge takes it");
    assert_eq!(saved.path(), refuge.join("standie-2026-11-22.standie"));
    drop(saved);
    std::fs::remove_file(&games).expect("away");
    std::fs::rename(&aside, &games).expect("back");

    let mut torn = evening().bytes(40);
    torn.extend_from_slice(b"half a li");
    std::fs::write(&path, torn).expect("written last");
    let listed = library::list(&home).expect("listed");
    let all: Vec<_> = listed.iter().map(|e| (e.path.clone(), e.left_behind)).collect();
    assert_eq!(all, [(refuge.join("standie-2026-11-22.standie"), false), (path, true)]);
}

#[test]
fn one_value_that_makes_no_sense_resets_itself_alone() {
    let folder = folder();
    let path = folder.path().join("settings.json");
    let settings = Settings { scale: 1.5, far: true, ring: 0, ..Settings::default() };
    settings.save(&path).expect("saved");
    let text = std::fs::read_to_string(&path).expect("there");
    let odd = text.replace("\"pace\": 320", "\"pace\": -1");
    assert_ne!(odd, text);
    std::fs::write(&path, &odd).expect("written");
    for _ in 0..3 {
        let (read, kept) = Settings::load(&path);
        assert_eq!(read, settings, "all but the pace, which is as drawn");
        assert_eq!(kept, Some(folder.path().join("settings.damaged-1")), "once is enough");
    }
    assert_eq!(std::fs::read_to_string(folder.path().join("settings.damaged-1")).expect("kept"), odd);
    std::fs::write(&path, "{\"scale\":1.5").expect("cut");
    let (read, kept) = Settings::load(&path);
    assert_eq!(read, Settings::default());
    assert_eq!(kept, Some(folder.path().join("settings.damaged-2")));
    std::fs::remove_file(&path).expect("gone");
    assert_eq!(Settings::load(&path), (Settings::default(), None), "no settings are no odd ones");
}

#[test]
fn what_cannot_be_kept_aside_can_still_be_looked_at() {
    let (folder, _, path) = home(40, 40);
    let mut torn = evening().bytes(40);
    torn.extend_from_slice(b"half a li");
    std::fs::write(&path, &torn).expect("written");
    // Everything a copy could be called is taken: as good as a full disk.
    let long = folder.path().join("games").join(format!("{}.standie", "x".repeat(246)));
    std::fs::rename(&path, &long).expect("renamed");
    let opened = game_file::open(&long, catalog::book(), None).expect("it opens");
    assert_eq!(opened.session.hash(), evening().hashes[40]);
    assert!(opened.file.is_none() && opened.why_not.is_some());
    assert_eq!(opened.recovered.expect("it is told").kept, None);
    assert_eq!(std::fs::read(&long).expect("there"), torn, "nothing of it went");
}

#[test]
fn the_first_game_ever_is_copied_at_once() {
    let folder = folder();
    let home = Home::at(folder.path());
    let path = library::new_path(&home, "2026-11-20").expect("a place");
    let mut file = GameFile::create(&path, &evening().lines[0]).expect("a new game");
    file.copy_to(&home.backups());
    drop(file);
    let copies = backup::list(&home.backups(), &path).expect("listed");
    assert_eq!(copies.len(), 1);
    spoil(&path, 0, 5);
    rescue::take(&path, Some(&home.backups())).expect("its header is back");
    assert_eq!(std::fs::read(&path).expect("there"), evening().lines[0]);
}
