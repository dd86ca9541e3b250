//! What the tests of saves share: the recorded evening with every state of it, a save with every kind of record, and
//! the ways a file is damaged.

use crate::random::Rng;
use rand::RngExt as _;
use standie::catalog;
use standie::play::record::Who;
use standie::play::session::Written;
use standie::play::{Session, fix};
use standie::rules::command::Command;
use standie::rules::game::Game;
use standie::rules::setup::Setup;
use std::path::Path;
use std::sync::OnceLock;
use tempfile::TempDir;

/// A game record by record.
pub struct Played {
    pub session: Session,
    /// Hash after so many records, from 0 on.
    pub hashes: Vec<String>,
    /// State after so many records.
    pub games: Vec<Game>,
    /// Line of each record, the header first.
    pub lines: Vec<Vec<u8>>,
}

impl Played {
    pub fn begin(setup: Setup) -> Played {
        let (session, header) = Session::begin(catalog::book(), setup, "", 0, 0).expect("a sound set-up");
        let (hashes, games) = (vec![session.hash()], vec![session.game().clone()]);
        Played { session, hashes, games, lines: vec![header] }
    }

    pub fn note(&mut self, written: Written) {
        self.lines.push(written.line);
        self.hashes.push(self.session.hash());
        self.games.push(self.session.game().clone());
    }

    pub fn does(&mut self, line: &str) {
        let command: Command = serde_json::from_str(line).expect("a command");
        let written = self.session.submit(&command, Who::Table, 0);
        let written = written.unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
        self.note(written);
    }

    pub fn records(&self) -> usize {
        self.lines.len() - 1
    }

    /// The save after so many records.
    pub fn bytes(&self, records: usize) -> Vec<u8> {
        self.lines[..=records].concat()
    }
}

fn asset(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("there")
}

/// The set-up of the evening, as `play` reads it.
pub fn new_game() -> String {
    format!("{{\"setup\":{}}}", asset("assets/presets/evening.setup.json"))
}

/// The commands of the evening, one a line.
pub fn script() -> &'static [String] {
    static SCRIPT: OnceLock<Vec<String>> = OnceLock::new();
    SCRIPT.get_or_init(|| {
        let text = asset("assets/presets/evening.jsonl");
        text.lines().filter(|l| !l.is_empty() && !l.starts_with('#')).map(str::to_owned).collect()
    })
}

fn begin() -> Played {
    Played::begin(serde_json::from_str(&asset("assets/presets/evening.setup.json")).expect("a set-up"))
}

/// The whole evening.
pub fn evening() -> &'static Played {
    static EVENING: OnceLock<Played> = OnceLock::new();
    EVENING.get_or_init(|| {
        let mut played = begin();
        script().iter().for_each(|line| played.does(line));
        assert!(played.records() > 300, "an evening");
        played
    })
}

/// A game of some thirty records, every kind among them.
pub fn short() -> &'static Played {
    static SHORT: OnceLock<Played> = OnceLock::new();
    SHORT.get_or_init(|| {
        let mut played = begin();
        script()[..18].iter().for_each(|line| played.does(line));
        for back in [true, true, false, true, false, false] {
            let written = if back { played.session.undo(0) } else { played.session.redo(0) };
            played.note(written.expect("there is something"));
        }
        for point in [0, 18, 9, 18] {
            let written = played.session.jump(point, 0).expect("a point");
            played.note(written);
        }
        let preview = fix::preview(&played.session, 8, None).expect("it can be struck out");
        let written = played.session.accept(preview, 0);
        played.note(written);
        let last = script()[18..].iter().find(|l| l.contains("amend") || l.contains("effects")).expect("an effect");
        played.does(last);
        assert!(played.records() >= 30);
        played
    })
}

/// A folder in memory, if the system has one: thousands of files are made durable here.
pub fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.expect("a folder")
}

/// Damages a file the way disks and people do.
pub fn damage(rng: &mut Rng, bytes: &[u8]) -> Vec<u8> {
    let mut out = bytes.to_vec();
    let len = out.len();
    let at = rng.random_range(0..len);
    let span = rng.random_range(1..200).min(len - at);
    match rng.random_range(0..9) {
        0 => out.truncate(at),
        1 => (0..8).for_each(|_| out[rng.random_range(0..len)] ^= 1 << rng.random_range(0..8)),
        2 => out[at..at + span].fill(0),
        3 => drop(out.splice(at..at, bytes[at..at + span].iter().copied())),
        4 => {
            let other = rng.random_range(0..=len - span);
            out.copy_within(other..other + span, at);
        }
        5 => out[at..].iter_mut().for_each(|b| *b = rng.random_range(0..=255)),
        6 => drop(out.splice(at..at, (0..span).map(|_| rng.random_range(0..=255)))),
        7 => out.extend((0..span).map(|_| rng.random_range(0..=255u8))),
        _ => drop(out.drain(at..at + span)),
    }
    out
}
