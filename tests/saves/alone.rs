//! One game, one writer, one file: by whatever name it is opened, and whatever others do with it meanwhile.

use crate::table::{evening, folder, new_game, script, short};
use standie::catalog;
use standie::play::record::Who;
use standie::rules::command::Command;
use standie::store::StoreError;
use standie::store::game_file::{self, GameFile, Opened};
use standie::store::home::Home;
use standie::store::library;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{self, Stdio};
use tempfile::TempDir;

fn open(path: &Path) -> Opened {
    game_file::open(path, catalog::book(), None).expect("it opens")
}

/// A save of the first ten records of the evening.
fn saved() -> (TempDir, PathBuf) {
    let folder = folder();
    let path = folder.path().join("game.standie");
    std::fs::write(&path, evening().bytes(10)).expect("written");
    (folder, path)
}

/// Does what comes next in the evening; what its file says of it, once it should be durable.
fn goes_on(opened: &mut Opened) -> Result<(), StoreError> {
    let line = &script()[opened.session.records() as usize];
    let command: Command = serde_json::from_str(line).expect("a command");
    let written = opened.session.submit(&command, Who::Table, 0).expect("accepted");
    let file = opened.file.as_mut().expect("a file");
    file.append(&written.line)?;
    file.flush()
}

#[cfg(unix)]
#[test]
fn a_game_under_two_names_has_one_writer() {
    for hard in [false, true] {
        let (folder, path) = saved();
        let other = folder.path().join("shortcut.standie");
        match hard {
            true => std::fs::hard_link(&path, &other).expect("a second name"),
            false => std::os::unix::fs::symlink(&path, &other).expect("a shortcut"),
        }
        let mut first = open(&path);
        let second = open(&other);
        assert!(matches!(second.why_not, Some(StoreError::Locked { .. })), "{:?}", second.why_not);
        goes_on(&mut first).expect("durable");
        drop(first);
        let mut next = open(&other);
        goes_on(&mut next).expect("durable");
        assert!(matches!(open(&path).why_not, Some(StoreError::Locked { .. })));
        assert_eq!(std::fs::read(&path).expect("there"), evening().bytes(12));
    }
}

#[cfg(unix)]
#[test]
fn recovering_a_game_keeps_its_one_writer() {
    let (folder, path) = saved();
    let other = folder.path().join("second.standie");
    std::fs::hard_link(&path, &other).expect("a second name");
    let mut torn = evening().bytes(10);
    torn.extend_from_slice(b"half a li");
    std::fs::write(&path, &torn).expect("written");
    let mut first = open(&path);
    assert!(first.recovered.is_some());
    assert!(matches!(open(&other).why_not, Some(StoreError::Locked { .. })));
    goes_on(&mut first).expect("durable");
    assert_eq!(std::fs::read(&other).expect("there"), evening().bytes(11), "both names, one game");
}

/// Somebody does something to a save that is open; what the next action is told.
fn meddled(meddle: impl FnOnce(&Path)) -> (Opened, String) {
    let (_folder, path) = saved();
    let mut opened = open(&path);
    goes_on(&mut opened).expect("nobody meddles yet");
    meddle(&path);
    let fault = goes_on(&mut opened).expect_err("this is not durable").to_string();
    assert!(fault.contains("game.standie"), "{fault}");
    assert!(matches!(goes_on(&mut opened), Err(StoreError::Broken { .. })), "nothing more is written");
    // All of it can be written anew.
    let home = folder();
    let home = Home::at(home.path());
    let anew = library::save_anew(&home, "2026-11-20", opened.session.text()).expect("room elsewhere");
    let (again, lost) = game_file::look(anew.path(), catalog::book()).expect("it opens");
    assert_eq!((again.records(), lost), (13, 0));
    assert_eq!(again.hash(), evening().hashes[13]);
    (opened, fault)
}

#[test]
fn a_save_somebody_appended_to_is_not_written_any_more() {
    let (_, fault) = meddled(|path| {
        let mut file = std::fs::OpenOptions::new().append(true).open(path).expect("open");
        file.write_all(b"x\n").expect("written");
    });
    assert!(fault.contains("somebody else has changed"), "{fault}");
}

#[test]
fn a_save_somebody_cut_is_not_written_any_more() {
    let (_, fault) = meddled(|path| {
        std::fs::OpenOptions::new().write(true).open(path).and_then(|f| f.set_len(2_000)).expect("cut");
    });
    assert!(fault.contains("somebody else has changed"), "{fault}");
}

#[cfg(unix)]
#[test]
fn a_save_that_was_deleted_moved_or_replaced_is_not_written_any_more() {
    let says = |fault: String| assert!(fault.contains("deleted, moved or replaced"), "{fault}");
    says(meddled(|path| std::fs::remove_file(path).expect("gone")).1);
    says(meddled(|path| std::fs::rename(path, path.with_extension("old")).expect("moved")).1);
    let (_, fault) = meddled(|path| {
        // What a program that synchronises does, or somebody who brings a copy back.
        let copy = path.with_extension("new");
        std::fs::copy(path, &copy).expect("copied");
        std::fs::rename(&copy, path).expect("replaced");
    });
    says(fault);
}

#[cfg(unix)]
#[test]
fn whoever_acknowledges_says_when_the_save_is_gone() {
    let folder = folder();
    let (new, save) = (folder.path().join("new.json"), folder.path().join("game.standie"));
    std::fs::write(&new, new_game()).expect("written");
    let mut child = process::Command::new(env!("CARGO_BIN_EXE_standie"))
        .env("STANDIE_HOME", folder.path())
        .args(["play".as_ref(), new.as_os_str(), "--journal".as_ref(), save.as_os_str(), "--ack".as_ref()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    writeln!(stdin, "{}", script()[0]).expect("it listens");
    let mut line = String::new();
    while !line.starts_with("ack 1 ") {
        line.clear();
        assert!(out.read_line(&mut line).expect("readable") > 0, "an ack comes");
    }
    std::fs::remove_file(&save).expect("gone");
    writeln!(stdin, "{}", script()[1]).expect("it listens");
    drop(stdin);
    let (mut rest, mut said) = (String::new(), String::new());
    out.read_to_string(&mut rest).expect("readable");
    child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("readable");
    assert!(!rest.contains("ack 2 "), "{rest}");
    assert_eq!(child.wait().expect("it ends").code(), Some(1));
    assert!(said.contains("deleted"), "{said}");
}

#[test]
fn a_lock_has_no_file_of_its_own() {
    let folder = folder();
    for name in ["x.lock", "game.standie"] {
        let path = folder.path().join(name);
        let mut file = GameFile::create(&path, &short().lines[0]).expect("a new game");
        file.flush().expect("durable");
        drop(file);
        drop(open(&path));
        assert_eq!(std::fs::read(&path).expect("there"), short().lines[0]);
    }
    assert_eq!(std::fs::read_dir(folder.path()).expect("there").count(), 2);
}

#[cfg(unix)]
#[test]
fn recovery_keeps_who_may_read_a_save_and_the_links_to_it() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| std::fs::metadata(path).expect("there").permissions().mode() & 0o777;
    let (folder, path) = saved();
    let link = folder.path().join("link.standie");
    std::os::unix::fs::symlink(&path, &link).expect("a shortcut");
    let mut torn = evening().bytes(10);
    torn.extend_from_slice(b"junk");
    std::fs::write(&path, &torn).expect("written");
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).expect("private");
    let copies = folder.path().join("backups");
    let opened = game_file::open(&link, catalog::book(), Some(&copies)).expect("it opens");
    let kept = opened.recovered.as_ref().and_then(|r| r.kept.clone()).expect("kept aside");
    drop(opened);
    assert!(link.is_symlink());
    assert_eq!(std::fs::read(&path).expect("there"), evening().bytes(10), "the real file is mended");
    assert_eq!((mode(&path), mode(&kept)), (0o600, 0o600));
    assert_eq!(mode(&copies.join("link.1.standie")), 0o600, "nor can others read the copy");
}

#[cfg(unix)]
#[test]
fn settings_behind_a_link_are_replaced_there() {
    use standie::store::settings::Settings;
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder();
    let (real, link) = (folder.path().join("real.json"), folder.path().join("settings.json"));
    Settings::default().save(&real).expect("saved");
    std::fs::set_permissions(&real, std::fs::Permissions::from_mode(0o600)).expect("private");
    std::os::unix::fs::symlink(&real, &link).expect("a link");
    Settings { far: true, ..Settings::default() }.save(&link).expect("saved");
    assert!(link.is_symlink());
    assert!(Settings::load(&real).0.far);
    assert_eq!(std::fs::metadata(&real).expect("there").permissions().mode() & 0o777, 0o600);
}

#[cfg(unix)]
#[test]
fn a_new_game_takes_the_place_of_nothing_not_even_of_a_link_to_nowhere() {
    let folder = folder();
    let path = folder.path().join("game.standie");
    std::os::unix::fs::symlink(folder.path().join("nowhere"), &path).expect("a link");
    assert!(GameFile::create(&path, &short().lines[0]).is_err());
    assert!(path.is_symlink());
    assert_eq!(std::fs::read_dir(folder.path()).expect("there").count(), 1);
}
