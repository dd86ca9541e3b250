//! The real process is killed at random moments of the evening. Whatever it had acknowledged is there again.

use crate::random::{Rng, rng};
use crate::table::{evening, folder, new_game, script};
use rand::RngExt as _;
use standie::catalog;
use standie::store::game_file;
use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_standie"));
    command.env("STANDIE_HOME", "/nonexistent").env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    command
}

/// The table being killed again and again: each run takes the game up where the last one left it.
struct Victim {
    new: PathBuf,
    save: PathBuf,
    /// Records known to be in the save.
    records: usize,
    /// Whether half a line lies at its end.
    torn: bool,
}

/// How a run ended.
struct Killed {
    /// What was acknowledged, as far as anybody could read it.
    acks: Vec<(usize, String)>,
    by_signal: bool,
}

fn read_ack(line: &str) -> Option<(usize, String)> {
    let (n, hash) = line.strip_prefix("ack ")?.split_once(' ')?;
    Some((n.parse().ok()?, hash.to_owned()))
}

/// Reads acknowledgements until there are so many, or no more come.
fn read_acks(out: &mut BufReader<ChildStdout>, upto: usize, acks: &mut Vec<(usize, String)>) {
    let mut line = String::new();
    while acks.len() < upto {
        line.clear();
        if out.read_line(&mut line).expect("readable") == 0 {
            return;
        }
        acks.extend(line.strip_suffix('\n').and_then(read_ack));
    }
}

fn kill(mut child: Child, mut out: BufReader<ChildStdout>, mut acks: Vec<(usize, String)>) -> Killed {
    child.kill().expect("killed, or over already");
    // What it said before it died counts: it may have been read by somebody.
    read_acks(&mut out, usize::MAX, &mut acks);
    let status = child.wait().expect("it ended");
    Killed { acks, by_signal: status.code().is_none() }
}

impl Victim {
    fn start(&self) -> Child {
        let child = program()
            .args([
                "play".as_ref(),
                self.new.as_os_str(),
                "--journal".as_ref(),
                self.save.as_os_str(),
                "--ack".as_ref(),
            ])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        child.expect("the program starts")
    }

    /// Something is said, and it is killed after so many acknowledgements, in the middle of the next one if there is
    /// more. It would wait for more to be said, so that nothing but the kill ends it.
    fn killed_after(&self, acks: usize, said: &str) -> Killed {
        let mut child = self.start();
        let mut stdin = child.stdin.take().expect("a pipe");
        let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
        stdin.write_all(said.as_bytes()).and_then(|()| stdin.flush()).expect("it listens");
        let mut read = Vec::new();
        read_acks(&mut out, acks, &mut read);
        let killed = kill(child, out, read);
        drop(stdin);
        killed
    }

    /// Some lines are said, and it is killed while it is busy with them.
    fn killed_while_busy(&self, rng: &mut Rng) -> Killed {
        let rest = &script()[self.records..];
        let acks = rng.random_range(0..24).min(rest.len());
        let lines = (acks + rng.random_range(0..8)).min(rest.len());
        self.killed_after(acks, &rest[..lines].iter().map(|l| format!("{l}\n")).collect::<String>())
    }

    /// So many bytes are said, perhaps half a line, and it is killed when it has acknowledged some of the whole lines.
    fn killed_in_mid_sentence(&self, rng: &mut Rng) -> Killed {
        let rest = script()[self.records..].join("\n");
        let mut end = rng.random_range(0..3_000).min(rest.len());
        while !rest.is_char_boundary(end) {
            end -= 1;
        }
        let whole = rest[..end].matches('\n').count();
        self.killed_after(rng.random_range(0..=whole), &rest[..end])
    }

    /// Nobody kills it: it plays the rest of the evening.
    fn left_alone(&self) -> Killed {
        let mut child = self.start();
        let mut stdin = child.stdin.take().expect("a pipe");
        let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
        let rest = script()[self.records..].join("\n");
        let mut acks = Vec::new();
        std::thread::scope(|scope| {
            scope.spawn(move || drop(stdin.write_all(rest.as_bytes())));
            read_acks(&mut out, usize::MAX, &mut acks);
        });
        assert_eq!(child.wait().expect("it ends").code(), Some(0));
        Killed { acks, by_signal: false }
    }

    /// It is killed as soon as there is a file.
    fn killed_at_birth(&self) -> Killed {
        let mut child = self.start();
        let out = BufReader::new(child.stdout.take().expect("a pipe"));
        while !self.save.exists() {
            std::thread::yield_now();
        }
        kill(child, out, Vec::new())
    }

    /// What is acknowledged is the evening, and all of it is in the save.
    fn examined(&mut self, killed: &Killed) {
        let evening = evening();
        for (i, (n, hash)) in killed.acks.iter().enumerate() {
            assert_eq!(*n, self.records + i + 1, "acknowledged one by one");
            assert_eq!(*hash, evening.hashes[*n]);
        }
        let acked = self.records + killed.acks.len();
        if !self.save.exists() {
            assert_eq!(acked, 0);
            return;
        }
        let (kept, hash) = verify(&self.save);
        assert!(kept >= acked, "{acked} acknowledged, {kept} kept");
        assert_eq!(hash, evening.hashes[kept]);
        let (session, lost) = game_file::look(&self.save, catalog::book()).expect("it opens");
        assert_eq!(session.records() as usize, kept);
        assert!(*session.game() == evening.games[kept], "every action is there again");
        // One that is killed in mid-write tears the line it had not acknowledged yet.
        assert!(self.torn || lost <= 1, "a killed process tears no line but its last");
        (self.records, self.torn) = (kept, lost > 0);
    }
}

/// What `standie verify` says of a save: records and hash.
fn verify(save: &Path) -> (usize, String) {
    let done = program().arg("verify").arg(save).output().expect("it runs");
    let said = String::from_utf8(done.stdout).expect("UTF-8");
    let words: Vec<&str> = said.split_whitespace().collect();
    let ["ok" | "recovered", n, hash] = words[..] else { panic!("verify says {said:?}") };
    assert_eq!(done.status.code(), Some(0));
    (n.parse().expect("a number"), hash.to_owned())
}

/// Kills the table so many times.
fn killed(kills: usize, seed: u64) {
    let folder = folder();
    let new = folder.path().join("new.json");
    std::fs::write(&new, new_game()).expect("written");
    let mut victim = Victim { new, save: folder.path().join("evening.standie"), records: 0, torn: false };
    let mut rng = rng(seed);
    let (mut points, mut violent, mut evenings) = (BTreeSet::new(), 0, 0);
    for _ in 0..kills {
        if victim.records > 0 && rng.random_range(0..8) == 0 {
            victim.torn = true;
            // As after a power cut: the next start recovers, and is killed over it.
            let mut file = std::fs::OpenOptions::new().append(true).open(&victim.save).expect("there");
            let next = evening().lines[victim.records + 1].as_slice();
            file.write_all(&next[..rng.random_range(1..next.len())]).expect("written");
        }
        let killed = match rng.random_range(0..5) {
            _ if !victim.save.exists() => victim.killed_at_birth(),
            0 | 1 => victim.killed_while_busy(&mut rng),
            _ => victim.killed_in_mid_sentence(&mut rng),
        };
        victim.examined(&killed);
        points.insert(victim.records);
        violent += usize::from(killed.by_signal);
        if victim.records == script().len() {
            evenings += 1;
            std::fs::remove_file(&victim.save).expect("it was there");
            victim.records = 0;
        }
    }
    assert_eq!(violent, kills, "nothing else ended it");
    assert!(points.len() > 120 && evenings > 1, "{} points of the evening, {evenings} times over", points.len());
}

#[test]
fn two_hundred_kills_lose_nothing_that_was_acknowledged() {
    killed(200, 1);
}

#[test]
#[ignore = "takes a quarter of an hour: tests/saves/torture.sh"]
fn ten_thousand_kills_lose_nothing_that_was_acknowledged() {
    killed(10_000, 20_261_122);
}

#[test]
fn a_game_killed_while_it_is_begun_is_begun_or_not_there() {
    let folder = folder();
    let new = folder.path().join("new.json");
    std::fs::write(&new, new_game()).expect("written");
    for n in 0..40 {
        let mut victim =
            Victim { new: new.clone(), save: folder.path().join(format!("{n}.standie")), records: 0, torn: false };
        let killed = victim.killed_at_birth();
        victim.examined(&killed);
    }
}

#[test]
fn a_file_that_grows_no_more_ends_the_game_and_keeps_what_was_acknowledged() {
    // A limit on the size of files stands in for a full disk: the write fails in the middle of a line.
    let folder = folder();
    let (new, save) = (folder.path().join("new.json"), folder.path().join("evening.standie"));
    std::fs::write(&new, new_game()).expect("written");
    let mut child = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 20; exec \"$0\" \"$@\""])
        .arg(env!("CARGO_BIN_EXE_standie"))
        .args(["play".as_ref(), new.as_os_str(), "--journal".as_ref(), save.as_os_str(), "--ack".as_ref()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let script = script().join("\n");
    let teller = std::thread::spawn(move || drop(stdin.write_all(script.as_bytes())));
    let mut acks = Vec::new();
    read_acks(&mut BufReader::new(child.stdout.take().expect("a pipe")), usize::MAX, &mut acks);
    let mut complaint = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut complaint).expect("UTF-8");
    assert_eq!(child.wait().expect("it ends").code(), Some(1));
    teller.join().expect("told");
    assert!(complaint.contains("evening.standie") && complaint.lines().count() == 1, "{complaint}");
    assert!(acks.len() > 5 && acks.len() < script_len(), "{} acknowledged", acks.len());
    let (kept, hash) = verify(&save);
    assert_eq!((kept, &hash), (acks.len(), &acks[acks.len() - 1].1), "what was refused by the disk is no part of it");
    let mut victim = Victim { new, save, records: kept, torn: true };
    let played = victim.left_alone();
    victim.examined(&played);
    assert_eq!(victim.records, script_len(), "with room again, the evening goes on to its end");
}

fn script_len() -> usize {
    script().len()
}
