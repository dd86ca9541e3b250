//! Damaged saves: every truncation, thousands of flipped bits and worse open as the longest sound prefix or not at all,
//! never as a state that was not played.

use crate::random::rng;
use crate::table::{Played, damage, evening, folder, short};
use rand::RngExt as _;
use standie::catalog;
use standie::play::journal::{self, Unreadable};
use standie::play::playout;
use standie::play::record::{FORMAT, Header, Who};
use standie::play::session::Session;
use standie::rules::command::Command;
use standie::rules::setup::Setup;
use standie::rules::table::{Components, Place};
use standie::store::StoreError;
use standie::store::game_file::{self, Opened};
use standie::store::home::Home;
use standie::store::library;
use std::path::Path;
use std::process;

/// Opens bytes as a save, and says how many records there were and how many lines lost. What opens is what was played
/// then.
#[track_caller]
fn opens(played: &Played, bytes: &[u8]) -> Option<(usize, usize)> {
    let (session, lost) = game_file::look_at(Path::new("a save"), bytes, catalog::book()).ok()?;
    let records = session.records() as usize;
    assert_eq!(session.hash(), played.hashes[records]);
    assert!(*session.game() == played.games[records]);
    assert_eq!(session.text(), played.bytes(records), "the sound prefix, and nothing else");
    Some((records, lost))
}

/// Where each line of a save ends.
fn ends(bytes: &[u8]) -> Vec<usize> {
    bytes.iter().enumerate().filter(|(_, b)| **b == b'\n').map(|(i, _)| i + 1).collect()
}

#[test]
fn every_truncation_opens_as_the_lines_that_are_whole() {
    let played = short();
    let bytes = played.bytes(played.records());
    let ends = ends(&bytes);
    for len in 0..=bytes.len() {
        let whole = ends.iter().filter(|end| **end <= len).count();
        let torn = usize::from(len > 0 && !ends.contains(&len));
        let expected = whole.checked_sub(1).map(|records| (records, torn));
        assert_eq!(opens(played, &bytes[..len]), expected, "the first {len} bytes");
    }
}

#[test]
fn two_thousand_flipped_bits_open_as_what_came_before_them() {
    let played = evening();
    let records = 90;
    let bytes = played.bytes(records);
    let ends = ends(&bytes);
    let mut rng = rng(2);
    let flip = |byte: usize, bit: u8| {
        let mut bytes = bytes.clone();
        bytes[byte] ^= 1 << bit;
        let line = ends.iter().filter(|end| **end <= byte).count();
        let found = opens(played, &bytes);
        let Some(before) = line.checked_sub(1) else { return assert_eq!(found, None, "byte {byte}, bit {bit}") };
        let (kept, lost) = found.unwrap_or_else(|| panic!("byte {byte}, bit {bit}: nothing opens"));
        assert_eq!(kept, before, "byte {byte}, bit {bit}");
        // A flipped line end joins two lines, a flipped byte can end one.
        assert!(lost.abs_diff(records - before) <= 1, "byte {byte}, bit {bit}: {lost} lines lost");
    };
    for _ in 0..1_800 {
        flip(rng.random_range(0..bytes.len()), rng.random_range(0..8));
    }
    // The ends of lines and what is around them, where a chain of checks would most likely be weak.
    for _ in 0..200 {
        let end = ends[rng.random_range(0..ends.len())];
        flip((end + 2).saturating_sub(rng.random_range(1..32)).min(bytes.len() - 1), rng.random_range(0..8));
    }
}

#[test]
fn worse_damage_opens_as_a_game_that_was_played_or_not_at_all() {
    let played = short();
    let bytes = played.bytes(played.records());
    let mut rng = rng(3);
    let (mut refused, mut whole) = (0, 0);
    for _ in 0..1_500 {
        let damaged = damage(&mut rng, &bytes);
        match opens(played, &damaged) {
            None => refused += 1,
            Some((records, 0)) => {
                whole += 1;
                assert!(damaged == played.bytes(records), "taken as whole, it is");
            }
            Some((_, _)) => {}
        }
    }
    assert!((20..600).contains(&refused) && whole < 100, "{refused} refused, {whole} whole");
}

#[test]
fn lines_moved_put_in_doubled_or_taken_out_are_no_part_of_the_game() {
    let played = short();
    let lines = &played.lines;
    let n = lines.len();
    let cut = |i: usize| {
        opens(
            played,
            &lines.iter().enumerate().filter(|(j, _)| *j != i).flat_map(|(_, l)| l.clone()).collect::<Vec<_>>(),
        )
    };
    for i in 1..n {
        assert_eq!(cut(i), Some((i - 1, n - 1 - i)), "line {i} taken out");
        let mut doubled = lines.clone();
        doubled.insert(i, lines[i].clone());
        assert_eq!(opens(played, &doubled.concat()), Some((i, n - i)), "line {i} doubled");
        let mut moved = lines.clone();
        let line = moved.remove(i);
        moved.push(line);
        let expected = if i == n - 1 { (n - 1, 0) } else { (i - 1, n - i) };
        assert_eq!(opens(played, &moved.concat()), Some(expected), "line {i} at the end");
    }
    // A line of another game does not continue this one, whatever its number.
    let other = evening();
    let mut mixed = lines[..10].to_vec();
    mixed.push(other.lines[10].clone());
    let same = lines[..10] == other.lines[..10];
    let expected = if same { 10 } else { 9 };
    assert_eq!(opens(played, &mixed.concat()).map(|(records, _)| records), Some(expected));
    mixed.push(other.lines[30].clone());
    assert_eq!(opens(played, &mixed.concat()).map(|(records, _)| records), Some(expected));
}

#[test]
fn the_program_says_of_damaged_saves_what_the_library_finds() {
    let played = short();
    let bytes = played.bytes(played.records());
    let folder = folder();
    let path = folder.path().join("game.standie");
    let mut rng = rng(4);
    for i in 0..48 {
        let damaged = match i % 3 {
            0 => bytes[..rng.random_range(0..bytes.len())].to_vec(),
            1 => {
                let mut flipped = bytes.clone();
                flipped[rng.random_range(0..bytes.len())] ^= 1 << rng.random_range(0..8);
                flipped
            }
            _ => damage(&mut rng, &bytes),
        };
        std::fs::write(&path, &damaged).expect("written");
        let done =
            process::Command::new(env!("CARGO_BIN_EXE_standie")).arg("verify").arg(&path).output().expect("it runs");
        let said = String::from_utf8(done.stdout).expect("UTF-8");
        assert_eq!(std::fs::read(&path).expect("there"), damaged, "changes nothing");
        match opens(played, &damaged) {
            Some((records, lost)) => {
                let word = if lost == 0 { "ok" } else { "recovered" };
                assert_eq!(said, format!("{word} {records} {}\n", played.hashes[records]));
                assert_eq!(done.status.code(), Some(0));
            }
            None => assert!(said.starts_with("error ") && done.status.code() == Some(2), "{said}"),
        }
    }
}

/// Opens a save to play on.
#[track_caller]
fn open(path: &Path, backups: Option<&Path>) -> Opened {
    game_file::open(path, catalog::book(), backups).expect("it opens")
}

#[test]
fn opening_a_damaged_save_keeps_the_whole_file_and_the_game_goes_on() {
    let played = evening();
    let mut rng = rng(5);
    let mut recovered = 0;
    while recovered < 25 {
        let folder = folder();
        let (path, backups) = (folder.path().join("friday.standie"), folder.path().join("backups"));
        let bytes = damage(&mut rng, &played.bytes(60));
        std::fs::write(&path, &bytes).expect("written");
        let Some((records, lost)) = opens(played, &bytes) else {
            assert!(game_file::open(&path, catalog::book(), None).is_err());
            assert_eq!(std::fs::read(&path).expect("there"), bytes, "what cannot be read is left as it is");
            continue;
        };
        let mut opened = open(&path, Some(&backups));
        let kept = folder.path().join("friday.damaged-1");
        assert_eq!(std::fs::read(&path).expect("there"), played.bytes(records));
        if lost == 0 {
            assert!(opened.recovered.is_none() && !kept.exists());
            continue;
        }
        recovered += 1;
        let told = opened.recovered.expect("the table is told");
        assert_eq!((told.lost_lines, told.kept.as_deref()), (lost, Some(kept.as_path())));
        assert_eq!(std::fs::read(&kept).expect("kept aside"), bytes);

        // What was lost is played again, and the file is the one it was.
        let file = opened.file.as_mut().expect("it may be written");
        for line in &crate::table::script()[records..60] {
            let command: Command = serde_json::from_str(line).expect("a command");
            let written = opened.session.submit(&command, Who::Table, 0).expect("accepted as before");
            file.append(&written.line).expect("written");
        }
        file.flush().expect("durable");
        drop(opened.file);
        assert_eq!(std::fs::read(&path).expect("there"), played.bytes(60));
        let copy = std::fs::read(backups.join("friday.1.standie")).expect("a copy was made");
        assert!(copy == played.bytes(60), "of the sound part, and what came to it");
    }
}

#[test]
fn each_damage_is_kept_beside_the_ones_before() {
    let played = short();
    let folder = folder();
    let path = folder.path().join("game.standie");
    let mut all = Vec::new();
    for n in 1..=4_usize {
        let mut bytes = played.bytes(20 - n);
        bytes.extend_from_slice(format!("damage {n}").as_bytes());
        std::fs::write(&path, &bytes).expect("written");
        all.push(bytes);
        let opened = open(&path, None);
        assert_eq!(opened.session.records() as usize, 20 - n);
        for (n, bytes) in (1..).zip(&all) {
            assert_eq!(std::fs::read(folder.path().join(format!("game.damaged-{n}"))).expect("kept"), *bytes);
        }
    }
    assert_eq!(open(&path, None).recovered, None, "once recovered, it is sound");
}

/// A header of another version, sound by its checksum.
fn later(format: u32, app: &str) -> Vec<u8> {
    let header = short().session.header().clone();
    let mut line = Vec::new();
    journal::write_header(&Header { standie: format, app: app.to_owned(), ..header }, &mut line).expect("written");
    line
}

#[test]
fn a_save_of_a_later_version_is_left_alone_and_both_versions_are_named() {
    let home = folder();
    let home = Home::at(home.path());
    std::fs::create_dir_all(home.games()).expect("made");
    let path = home.games().join("future.standie");
    let mut bytes = later(FORMAT + 1, "9.8.7");
    bytes.extend_from_slice(b"{\"something\":\"nobody knows yet\"}\n");
    std::fs::write(&path, &bytes).expect("written");
    let ours = env!("CARGO_PKG_VERSION");

    let fault = game_file::open(&path, catalog::book(), Some(&home.backups())).expect_err("not for us");
    let says = |text: &str| {
        let both = [format!("format {}", FORMAT + 1), "9.8.7".to_owned(), ours.to_owned(), format!("format {FORMAT}")];
        assert!(both.iter().all(|part| text.contains(part)), "{text}");
    };
    says(&fault.to_string());
    assert!(matches!(fault, StoreError::Unreadable { source: Unreadable::Later { .. }, .. }));
    assert_eq!(std::fs::read(&path).expect("there"), bytes);
    assert!(!home.backups().exists());

    for args in
        [&["verify", "F"][..], &["replay", "F"], &["legal", "F"], &["play", "x", "--journal", "F"], &["play", "F"]]
    {
        let args = args.iter().map(|a| if *a == "F" { path.as_os_str() } else { a.as_ref() });
        let done = process::Command::new(env!("CARGO_BIN_EXE_standie")).args(args).output().expect("it runs");
        assert_eq!(done.status.code(), Some(2));
        says(&String::from_utf8([done.stdout, done.stderr].concat()).expect("UTF-8"));
    }
    let listed = library::list(&home).expect("listed");
    says(listed[0].header.as_ref().expect_err("it cannot be read"));
    let names: Vec<_> =
        std::fs::read_dir(home.games()).expect("there").map(|e| e.expect("an entry").file_name()).collect();
    assert!(names.iter().all(|n| n == "future.standie"), "{names:?}");
    assert_eq!(std::fs::read(&path).expect("there"), bytes);
}

#[test]
fn a_save_of_this_format_by_another_app_opens() {
    let played = short();
    let bytes = later(FORMAT, "0.0.1");
    let (session, lost) = game_file::look_at(Path::new("x"), &bytes, catalog::book()).expect("it opens");
    assert_eq!((session.records(), lost), (0, 0));
    assert_eq!(session.hash(), played.hashes[0]);
}

#[test]
fn a_sound_line_that_nobody_here_understands_is_no_damage() {
    let home = folder();
    let path = home.path().join("newer.standie");
    let played = short();
    let mut bytes = played.session.text().to_vec();
    let sound = journal::read(&bytes).expect("a sound journal");
    // As a later version might write it under the same format: another kind of record, sealed as ours are.
    let body = format!("{{\"n\":{},\"tomorrow\":true", sound.records.len() + 1);
    let sum = xxhash_rust::xxh3::xxh3_64_with_seed(body.as_bytes(), sound.chain);
    bytes.extend_from_slice(format!("{body},\"sum\":\"{sum:016x}\"}}\n").as_bytes());
    std::fs::write(&path, &bytes).expect("written");
    let fault = game_file::open(&path, catalog::book(), None).expect_err("not for us");
    let line = sound.records.len() + 2;
    assert!(fault.to_string().contains(&format!("line {line} is whole")), "{fault}");
    assert_eq!(std::fs::read(&path).expect("there"), bytes, "and it is left as it is");
}

#[test]
fn what_is_no_save_says_what_it_is() {
    let header = &short().lines[0];
    for (bytes, says) in [
        (&b""[..], "the file is empty"),
        (b"hello\n", "line 1 is not the header"),
        (&header[..header.len() - 1], "line 1 is not the header"),
        (b"{\"standie\":1,\"sum\":\"0123456789abcdef\"}\n", "checksum"),
        (b"{\"standie\":3}\n", "checksum"),
        (b"{\"standie\":3,\"app\":\"9.8.7\",\"seal\":\"otherwise\"}\n", "written by Standie 9.8.7"),
    ] {
        let fault = game_file::look_at(Path::new("x.standie"), bytes, catalog::book()).expect_err("no game");
        assert!(fault.to_string().starts_with("x.standie: ") && fault.to_string().contains(says), "{fault}");
    }
}

#[test]
fn a_game_whose_cards_are_others_by_now_is_not_opened_and_left_as_it_is() {
    let began = |cards: Place| {
        let setup = Setup { components: Components { cards, ..playout::setup(2).components }, ..playout::setup(2) };
        let (session, _) = Session::begin(catalog::book(), setup, "", 3, 0).expect("a game");
        let mut line = Vec::new();
        let header =
            Header { cards: "0123456789abcdef".to_owned(), app: "0.0.9".to_owned(), ..session.header().clone() };
        journal::write_header(&header, &mut line).expect("written");
        line
    };
    let folder = folder();
    let path = folder.path().join("game.standie");
    let bytes = began(Place::App);
    std::fs::write(&path, &bytes).expect("written");
    let fault = game_file::open(&path, catalog::book(), None).expect_err("other cards");
    let text = fault.to_string();
    assert!(text.contains("0.0.9") && text.contains(env!("CARGO_PKG_VERSION")) && text.contains("cards"), "{text}");
    assert_eq!(std::fs::read(&path).expect("there"), bytes);

    std::fs::write(&path, began(Place::Table)).expect("written");
    assert!(game_file::open(&path, catalog::book(), None).is_ok(), "cards on the table are not ours to know");
}
