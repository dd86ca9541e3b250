//! The Box on disk: as safe as a game. Killed, cut, flipped, learned into by two windows, exported and imported.

use crate::random::{self, rng};
use crate::table::{damage, folder};
use rand::RngExt as _;
use rand::prelude::IndexedRandom as _;
use standie::catalog::boxed::{Lesson, OwnersBox};
use standie::catalog::pack::{self, Pack};
use standie::rules::dungeon::room::{Face, Tile};
use standie::rules::fight::foe::card::MonsterDef;
use standie::store::box_file::BoxFile;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// Names the Box that a child of this test fills.
const CHILD: &str = "STANDIE_TEST_BOX";

/// What an owner enters in some weeks: rooms, monsters, a few taken out again, link costs.
fn lessons() -> &'static [Lesson] {
    static LESSONS: OnceLock<Vec<Lesson>> = OnceLock::new();
    LESSONS.get_or_init(|| {
        let mut all = Vec::new();
        for (tile, def) in pack::starter().tiles().zip(pack::starter().cards()) {
            let bare = MonsterDef { name: def.name.clone(), ..MonsterDef::default() };
            all.extend([Lesson::Monster(Box::new(bare)), Lesson::Room(Box::new(tile)), Lesson::Monster(Box::new(def))]);
        }
        let names: Vec<String> = pack::starter().monsters.iter().map(|m| m.name.clone()).collect();
        all.insert(20, Lesson::ForgetMonster(names[1].clone()));
        all.insert(30, Lesson::ForgetRoom(pack::starter().rooms[2].faces[0].name.clone()));
        all.insert(31, Lesson::Costs([1, 2, 3, 3]));
        all
    })
}

/// What the Box holds after so many lessons, from 0 on.
fn known() -> &'static [OwnersBox] {
    static KNOWN: OnceLock<Vec<OwnersBox>> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let mut all = vec![OwnersBox::default()];
        for lesson in lessons() {
            let mut next = all[all.len() - 1].clone();
            next.learn(lesson.clone());
            assert!(!all.contains(&next), "each lesson teaches something");
            all.push(next);
        }
        all
    })
}

/// How many lessons are in a Box; it holds exactly those.
#[track_caller]
fn learned(file: &BoxFile) -> usize {
    known().iter().position(|k| k == file.contents()).expect("a Box that has been")
}

fn open(path: &Path) -> BoxFile {
    BoxFile::open(path, None).expect("it opens")
}

/// A Box on disk with so many lessons, one a line, as bytes.
fn bytes(lessons_in: usize) -> Vec<u8> {
    let folder = folder();
    let path = folder.path().join("box.jsonl");
    let mut file = open(&path);
    for lesson in &lessons()[..lessons_in] {
        file.learn(std::slice::from_ref(lesson), 0).expect("written");
    }
    std::fs::read(&path).expect("there")
}

#[test]
fn what_was_learned_is_there_again() {
    let folder = folder();
    let path = folder.path().join("home/box.jsonl");
    assert_eq!(learned(&open(&path)), 0);
    assert!(!path.exists(), "looking makes no file");
    let mut file = open(&path);
    file.learn(&lessons()[..5], 0).expect("written");
    file.learn(&[], 0).expect("nothing to write");
    file.learn(&lessons()[5..], 0).expect("written");
    assert_eq!(learned(&file), lessons().len());
    assert_eq!(learned(&open(&path)), lessons().len());
    assert_eq!(open(&path).contents().costs(), Some([1, 2, 3, 3]));
}

/// Not a test by itself: the child that fills the Box until it is killed. Named by a variable of the environment.
#[test]
fn the_child_that_fills_a_box() {
    let Some(path) = std::env::var_os(CHILD).map(PathBuf::from) else { return };
    let mut file = open(&path);
    let (mut out, mut allowed) = (std::io::stdout(), std::io::stdin().lock().bytes());
    for (n, lesson) in (1..).zip(lessons()).skip(learned(&file)) {
        // A byte for each lesson: it waits for the next one, so that nothing but a kill ends it early.
        let Some(Ok(_)) = allowed.next() else { return };
        file.learn(std::slice::from_ref(lesson), 0).expect("written");
        writeln!(out, "ack {n}").and_then(|()| out.flush()).expect("heard");
    }
}

#[test]
fn two_hundred_kills_lose_nothing_that_was_learned() {
    let folder = folder();
    let path = folder.path().join("box.jsonl");
    let mut rng = rng(6);
    let (mut before, mut full, mut violent) = (0, 0, 0);
    for _ in 0..200 {
        let mut child = Command::new(std::env::current_exe().expect("this test"))
            .args(["--exact", "owners_box::the_child_that_fills_a_box", "--nocapture"])
            .env(CHILD, &path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let mut acks = Vec::new();
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
        let acked = |line: String| line.strip_prefix("ack ")?.parse::<usize>().ok();
        let after = rng.random_range(0..12).min(lessons().len() - before);
        let mut stdin = child.stdin.take().expect("a pipe");
        stdin.write_all(&vec![b'.'; after + rng.random_range(0..4)]).expect("it listens");
        while acks.len() < after {
            let Some(line) = lines.next() else { break };
            acks.extend(acked(line));
        }
        child.kill().expect("killed, or over already");
        acks.extend(lines.filter_map(acked));
        violent += usize::from(child.wait().expect("it ended").code().is_none());
        assert_eq!(acks, (before + 1..=before + acks.len()).collect::<Vec<_>>());
        let kept = learned(&open(&path));
        assert!(kept >= before + acks.len(), "{} acknowledged, {kept} kept", before + acks.len());
        before = kept;
        if rng.random_range(0..8) == 0 && path.exists() {
            // As after a power cut: the next one recovers first, and is killed over it.
            let mut file = std::fs::OpenOptions::new().append(true).open(&path).expect("there");
            file.write_all(b"{\"n\":9,\"at\":0,\"see\":{\"room\"").expect("written");
        }
        if kept == lessons().len() {
            full += 1;
            before = 0;
            std::fs::remove_file(&path).expect("it was there");
        }
    }
    assert!(full >= 5 && violent > 150, "{full} times full, {violent} killed");
}

/// What became of damage: the lessons that are left, or the error; the file is kept aside whole, or left alone.
fn recovered(folder: &Path, damaged: &[u8]) -> Result<usize, String> {
    let path = folder.join("box.jsonl");
    std::fs::write(&path, damaged).expect("written");
    match BoxFile::open(&path, None) {
        Ok(file) => {
            let after = std::fs::read(&path).expect("there");
            match &file.damaged {
                Some(kept) => {
                    assert_eq!(std::fs::read(kept).expect("kept"), damaged);
                    assert!(damaged.starts_with(&after) && after.len() < damaged.len());
                    std::fs::remove_file(kept).expect("it was there");
                }
                None => assert_eq!(after, damaged),
            }
            Ok(learned(&file))
        }
        Err(fault) => {
            assert_eq!(std::fs::read(&path).expect("there"), damaged, "left alone");
            Err(fault.to_string())
        }
    }
}

#[test]
fn every_truncation_opens_as_the_lessons_that_are_whole() {
    let folder = folder();
    let bytes = bytes(12);
    for len in 0..=bytes.len() {
        let whole = bytes[..len].iter().filter(|b| **b == b'\n').count();
        // A file cut in its first line never had a lesson that was acknowledged: the Box begins anew.
        assert_eq!(recovered(folder.path(), &bytes[..len]), Ok(whole.saturating_sub(1)), "the first {len} bytes");
    }
}

#[test]
fn two_thousand_flipped_bits_open_as_what_came_before_them() {
    let folder = folder();
    let bytes = bytes(lessons().len());
    let mut rng = rng(7);
    for _ in 0..2_000 {
        let (byte, bit) = (rng.random_range(0..bytes.len()), rng.random_range(0..8));
        let mut flipped = bytes.clone();
        flipped[byte] ^= 1 << bit;
        let line = bytes[..byte].iter().filter(|b| **b == b'\n').count();
        match line.checked_sub(1) {
            Some(before) => assert_eq!(recovered(folder.path(), &flipped), Ok(before), "byte {byte}, bit {bit}"),
            None => {
                let fault = recovered(folder.path(), &flipped).expect_err("the header is damaged");
                assert!(fault.contains("box.jsonl") && fault.contains("header"), "{fault}");
            }
        }
    }
}

#[test]
fn worse_damage_opens_as_a_box_that_has_been_or_not_at_all() {
    let folder = folder();
    let bytes = bytes(20);
    let mut rng = rng(8);
    let opened = (0..600).filter(|_| recovered(folder.path(), &damage(&mut rng, &bytes)).is_ok()).count();
    assert!((200..600).contains(&opened), "{opened}");
}

#[test]
fn each_damage_is_kept_beside_the_ones_before() {
    let folder = folder();
    let path = folder.path().join("box.jsonl");
    let mut all = Vec::new();
    let mut kept = Vec::new();
    for n in 1..=3_u8 {
        // As long as the one before, and not the same.
        let mut damaged = bytes(4);
        damaged.extend_from_slice(&[b'0' + n; 10]);
        std::fs::write(&path, &damaged).expect("written");
        kept.push(open(&path).damaged.expect("kept"));
        all.push(damaged);
        for (kept, bytes) in kept.iter().zip(&all) {
            assert_eq!(std::fs::read(kept).expect("kept"), *bytes, "damage {n}");
        }
    }
}

#[test]
fn a_damaged_box_learns_on() {
    let folder = folder();
    let path = folder.path().join("box.jsonl");
    let mut damaged = bytes(10);
    damaged.truncate(damaged.len() - 5);
    std::fs::write(&path, damaged).expect("written");
    let mut file = open(&path);
    assert_eq!(learned(&file), 9);
    file.learn(&lessons()[9..], 0).expect("written");
    assert_eq!(learned(&open(&path)), lessons().len());
}

#[test]
fn two_windows_learn_what_the_other_has_learned() {
    let folder = folder();
    let path = folder.path().join("box.jsonl");
    let (mut one, mut other) = (open(&path), open(&path));
    for (n, lesson) in lessons().iter().enumerate() {
        let window = if n % 3 == 0 { &mut one } else { &mut other };
        window.learn(std::slice::from_ref(lesson), 0).expect("written");
        assert_eq!(learned(window), n + 1);
    }
    assert_eq!(learned(&open(&path)), lessons().len());
}

#[test]
fn a_file_put_in_its_place_is_what_the_box_is_from_then_on() {
    let folder = folder();
    let path = folder.path().join("box.jsonl");
    for (had, put) in [(20, 5), (5, 20), (10, 10)] {
        std::fs::write(&path, bytes(had)).expect("written");
        let mut file = open(&path);
        assert_eq!(learned(&file), had);
        // Another file: shorter, longer, or as long and learned at another time.
        let other = folder.path().join("other.jsonl");
        let mut another = open(&other);
        for lesson in &lessons()[..put] {
            another.learn(std::slice::from_ref(lesson), 99).expect("written");
        }
        std::fs::rename(&other, &path).expect("put in its place");
        file.learn(std::slice::from_ref(&lessons()[put]), 0).expect("written");
        assert_eq!(learned(&file), put + 1, "{had} before, {put} in the other");
        let again = open(&path);
        assert_eq!((learned(&again), &again.damaged), (put + 1, &None), "{had} before, {put} in the other");
        std::fs::remove_file(&path).expect("it was there");
    }
}

#[test]
fn a_box_of_a_later_version_and_a_file_that_is_none_are_left_alone() {
    let folder = folder();
    let sealed = |body: &str| {
        let sum = xxhash_rust::xxh3::xxh3_64_with_seed(body.as_bytes(), 0);
        format!("{body},\"sum\":\"{sum:016x}\"}}\n").into_bytes()
    };
    for (bytes, says) in [
        (sealed("{\"standie_box\":2"), "later version"),
        (sealed("{\"something\":1"), "not a Standie Box"),
        (b"{\"standie_pack\":1,\"name\":\"x\"}\n".to_vec(), "not a Standie Box"),
        (b"a letter\nto somebody\n".to_vec(), "not a Standie Box"),
    ] {
        let fault = recovered(folder.path(), &bytes).expect_err("not ours");
        assert!(fault.contains("box.jsonl") && fault.contains(says), "{fault}");
    }
    assert_eq!(recovered(folder.path(), &sealed("{\"standie_box\":1")), Ok(0), "which is how ours begin");
}

#[test]
fn copies_of_the_box_are_made_when_it_is_opened_and_the_oldest_go() {
    let folder = folder();
    let (path, copies) = (folder.path().join("box.jsonl"), folder.path().join("backups"));
    for (n, lesson) in lessons()[..14].iter().enumerate() {
        let mut file = BoxFile::open(&path, Some(&copies)).expect("it opens");
        assert_eq!(learned(&file), n);
        file.learn(std::slice::from_ref(lesson), 0).expect("written");
    }
    let mut found: Vec<usize> =
        std::fs::read_dir(&copies).expect("there").map(|e| learned(&open(&e.expect("an entry").path()))).collect();
    found.sort_unstable();
    assert_eq!(found, (4..=13).collect::<Vec<_>>());
}

#[test]
fn a_box_that_cannot_be_written_says_so_and_learns_nothing() {
    let folder = folder();
    let path = folder.path().join("box.jsonl");
    let mut file = open(&path);
    file.learn(&lessons()[..3], 0).expect("written");
    std::fs::remove_file(&path).expect("it was there");
    std::fs::create_dir(&path).expect("in its place");
    let fault = file.learn(&lessons()[3..4], 0).expect_err("a folder");
    assert!(fault.to_string().contains("box.jsonl"), "{fault}");
    assert_eq!(learned(&file), 3);
    std::fs::remove_dir(&path).expect("there");
    let broken = folder.path().join("file");
    std::fs::write(&broken, "").expect("written");
    let mut file = open(&broken.join("box.jsonl"));
    assert!(file.learn(&lessons()[..1], 0).is_err(), "a file where a folder should be");
    assert_eq!(learned(&file), 0);
}

fn import(pack: &Pack) -> OwnersBox {
    let mut boxed = OwnersBox::default();
    OwnersBox::lessons_of(pack).into_iter().for_each(|lesson| boxed.learn(lesson));
    boxed
}

fn contents(boxed: &OwnersBox) -> (Vec<&Tile>, Vec<&MonsterDef>) {
    (boxed.rooms().collect(), boxed.monsters().collect())
}

#[test]
fn one_file_carries_a_whole_box_to_another_home() {
    let folder = folder();
    let boxed = &known()[lessons().len()];
    let json = serde_json::to_string_pretty(&boxed.export("My Box")).expect("JSON");
    let pack = Pack::parse(&json).expect("it reads what it writes");
    assert_eq!(pack.faults(), []);
    assert_eq!(contents(&import(&pack)), contents(boxed));
    let mut file = open(&folder.path().join("box.jsonl"));
    file.learn(&OwnersBox::lessons_of(&pack), 0).expect("written");
    assert_eq!(contents(file.contents()), contents(boxed));
    assert_eq!(import(&pack).export("My Box"), pack, "and back again");
}

#[test]
fn importing_takes_nothing_away() {
    let tile = |name: &str, note: &str| Tile {
        up: Face { name: name.into(), note: note.into(), ..Face::default() }.into(),
        down: None,
    };
    let mut boxed = known()[lessons().len()].clone();
    let before = boxed.clone();
    boxed.learn(Lesson::Room(Box::new(tile("COAT CHECK", ""))));
    boxed.learn(Lesson::Monster(Box::new(MonsterDef { name: "TAX gnome".into(), ..MonsterDef::default() })));
    assert_eq!(boxed.rooms().count(), before.rooms().count());
    assert_eq!(boxed.monsters().count(), before.monsters().count());
    let note = |b: &OwnersBox| b.find_rooms("coat")[0].up.note.clone();
    assert_eq!(note(&boxed), note(&before), "what the pack does not say stays");
    boxed.learn(Lesson::Room(Box::new(tile("Coat Check", "Empty now."))));
    assert_eq!(note(&boxed), "Empty now.", "what it says is taken over");
}

#[test]
fn two_rooms_met_apart_turn_out_to_be_one_tile() {
    let face = |name: &str, note: &str| Face { name: name.into(), note: note.into(), ..Face::default() };
    let mut boxed = OwnersBox::default();
    for (name, note) in [("Attic", "Dusty."), ("Cellar", "Damp."), ("Porch", "")] {
        boxed.learn(Lesson::Room(Box::new(Tile { up: face(name, note).into(), down: None })));
    }
    let tile = Tile { up: face("Attic", "").into(), down: Some(face("Cellar", "").into()) };
    boxed.learn(Lesson::Room(Box::new(tile)));
    let known: Vec<&Tile> = boxed.rooms().collect();
    assert_eq!(known.len(), 2, "{known:?}");
    assert_eq!((known[0].up.note.as_str(), known[0].down.as_ref().map(|d| d.note.as_str())), ("Dusty.", Some("Damp.")));
    assert_eq!(boxed.export("").faults(), []);
    // The table was wrong: the Cellar is behind the Porch. The Attic is not forgotten.
    let tile = Tile { up: face("Porch", "").into(), down: Some(face("Cellar", "").into()) };
    boxed.learn(Lesson::Room(Box::new(tile)));
    let mut names: Vec<String> =
        boxed.rooms().flat_map(|t| std::iter::once(&t.up).chain(&t.down)).map(|f| f.name.clone()).collect();
    names.sort();
    assert_eq!(names, ["Attic", "Cellar", "Porch"]);
    assert_eq!(boxed.export("").faults(), []);
}

#[test]
fn whatever_a_table_teaches_can_be_exported_and_checked() {
    let mut rng = rng(9);
    let faces: Vec<_> = pack::starter().tiles().map(|t| t.up).collect();
    for _ in 0..200 {
        let mut boxed = OwnersBox::default();
        for _ in 0..rng.random_range(0..40) {
            let lesson = if rng.random_range(0..2) == 0 {
                // Two faces to a tile, in any pairing a table may come to believe in, some with arrows nobody has read.
                let mut tile = random::tile(&mut rng);
                tile.down = faces.choose(&mut rng).cloned().filter(|_| rng.random_range(0..2) == 0);
                Lesson::Room(Box::new(tile))
            } else {
                Lesson::Monster(Box::new(random::monster(&mut rng)))
            };
            boxed.learn(lesson);
        }
        let pack = boxed.export("");
        assert_eq!(pack.faults(), [], "{pack:#?}");
        let (rooms, monsters) = (boxed.rooms().count(), boxed.monsters().count());
        assert_eq!((import(&pack).rooms().count(), import(&pack).monsters().count()), (rooms, monsters));
    }
}
