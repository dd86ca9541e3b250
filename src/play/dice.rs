//! The dice of a game: a secret that is told when the game is over, a seal of it that is shown before the game begins,
//! the words people add once they have seen the seal, and the key that follows from secret and words. `assets/FAIR.md`
//! says the same to people who check a game without Standie.

use crate::rules::ids::Colour;
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::fmt;

/// Longest word somebody adds, in characters.
pub const WORD_LIMIT: usize = 40;

/// SHA-256 of a text.
fn sha256(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// As 64 hexadecimal digits.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What nobody knows while a game runs: 128 random bits, as 32 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // It shall not come to light by an error message.
        f.write_str("Secret(..)")
    }
}

impl Secret {
    /// The secret of some random bits.
    pub fn new(bits: [u8; 16]) -> Secret {
        Secret(hex(&bits))
    }

    /// A secret as it was written down.
    pub fn read(text: &str) -> Option<Secret> {
        let fits = text.len() == 32 && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        fits.then(|| Secret(text.to_owned()))
    }

    /// As it is told in the end.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Its seal: 64 hexadecimal digits that lead to no secret.
    pub fn seal(&self) -> String {
        hex(&sha256(&self.0))
    }
}

/// The words people added after they had seen the seal, with the colours of their seats.
pub type Said = Vec<(Colour, String)>;

/// Whether a word can be added: short, and nothing in it that cannot be seen.
pub fn is_word(word: &str) -> bool {
    !word.is_empty()
        && word.trim() == word
        && word.chars().nth(WORD_LIMIT).is_none()
        && crate::rules::text::sound_name(word)
}

/// What every pick of chance follows from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key(String);

impl Key {
    /// The key of a secret and the words added to it.
    pub fn of(secret: &Secret, said: &Said) -> Key {
        let mut text = format!("{}\n", secret.0);
        said.iter().for_each(|(colour, word)| text += &format!("{} {word}\n", colour.name()));
        Key(hex(&sha256(&text)))
    }

    /// The key of a seed that was given: its digits.
    pub fn open(seed: u64) -> Key {
        Key(seed.to_string())
    }

    /// The picks behind one answer of chance.
    pub fn picks(&self, place: Place) -> Fair {
        let at = match place {
            Place::Record(n) => format!("{}/record {n}/", self.0),
            Place::Step(n) => format!("{}/step {n}/", self.0),
        };
        Fair { at, count: 0 }
    }

    /// What a bot's mind rolls for itself before a record: another line of chance than the dice, so that thinking
    /// changes no roll.
    pub fn mind(&self, record: u32) -> Pcg64Mcg {
        let hash = sha256(&format!("{}/mind {record}", self.0));
        let mut state = [0; 16];
        state.copy_from_slice(&hash[..16]);
        Pcg64Mcg::new(u128::from_be_bytes(state))
    }
}

/// Where in a game an answer of chance stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// By the number of its record: whoever goes back and on rolls anew.
    Record(u32),
    /// By the deeds on the way to it: undo and redo never roll anew.
    Step(u32),
}

/// Whoever picks for chance.
pub trait Picks {
    /// One of so many, counted from 0.
    fn pick(&mut self, of: u32) -> u32;
}

impl Picks for Pcg64Mcg {
    fn pick(&mut self, of: u32) -> u32 {
        use rand::RngExt as _;
        if of == 0 { 0 } else { self.random_range(0..of) }
    }
}

/// Picks that follow from a key: each is SHA-256 of the key, the place and its number, divided by what there is to pick
/// from; the remainder is picked.
#[derive(Clone, Debug)]
pub struct Fair {
    at: String,
    count: u32,
}

impl Picks for Fair {
    fn pick(&mut self, of: u32) -> u32 {
        let hash = sha256(&format!("{}{}", self.at, self.count));
        self.count += 1;
        let of = u64::from(of.max(1));
        hash.iter().fold(0, |rest, byte| (rest * 256 + u64::from(*byte)) % of) as u32
    }
}

/// What an answer of chance was picked from, as its record tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Of {
    /// The sides of the dice.
    Sides(u32),
    /// Cards, by their numbers.
    Cards(Vec<u16>),
    /// Rooms or monsters, by their names.
    Names(Vec<String>),
    /// Loose links by the face that is not a passage.
    Links {
        /// Doors.
        door: u32,
        /// Locked doors.
        locked: u32,
        /// Hidden doors.
        hidden: u32,
        /// Walls.
        wall: u32,
    },
}

/// What the dice of a stretch of a game come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A seed that was given: whoever gave it could know every roll.
    Seed(u64),
    /// As rolled before seals were: what came of a seed then is not worked out any more.
    Old(u64),
    /// A secret, by its seal, and what people added.
    Sealed {
        /// Its seal.
        seal: String,
        /// The words.
        said: Said,
        /// The secret, where it is known.
        secret: Option<Secret>,
    },
}

/// A stretch of a game with dice of one source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epoch {
    /// The records before it.
    pub after: u32,
    /// Where its dice come from.
    pub source: Source,
    /// Whether its secret stands in the game's file: it is no secret any more.
    pub told: bool,
}

impl Epoch {
    /// An epoch that begins after so many records.
    pub fn new(after: u32, source: Source) -> Epoch {
        Epoch { after, source, told: false }
    }

    /// The key of its picks, where it is known.
    pub fn key(&self) -> Option<Key> {
        match &self.source {
            Source::Seed(seed) => Some(Key::open(*seed)),
            Source::Old(_) => None,
            Source::Sealed { secret, said, .. } => secret.as_ref().map(|secret| Key::of(secret, said)),
        }
    }

    /// Its seal, if it has one.
    pub fn seal(&self) -> Option<&str> {
        match &self.source {
            Source::Sealed { seal, .. } => Some(seal),
            Source::Seed(_) | Source::Old(_) => None,
        }
    }
}

/// All dice of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dice {
    epochs: Vec<Epoch>,
    /// Secrets that were told and belong to no seal.
    stray: u32,
}

impl Dice {
    /// The epochs, the first one first.
    pub fn epochs(&self) -> &[Epoch] {
        &self.epochs
    }

    /// Secrets in the file that belong to none of its seals.
    pub fn stray(&self) -> u32 {
        self.stray
    }

    /// Begins another epoch.
    pub fn begin(&mut self, epoch: Epoch) {
        self.epochs.push(epoch);
    }

    /// Takes words in for the last seal, in place of those it had.
    pub fn say(&mut self, words: &Said) {
        if let Some(Epoch { source: Source::Sealed { said, .. }, .. }) = self.epochs.last_mut() {
            said.clone_from(words);
        }
    }

    /// The epoch a record belongs to.
    pub fn at(&self, record: u32) -> Option<&Epoch> {
        self.epochs.iter().rev().find(|epoch| epoch.after < record)
    }

    /// The key of what is rolled next, unless it is unknown or everybody knows it by now.
    pub fn key(&self) -> Option<Key> {
        let epoch = self.epochs.last().filter(|epoch| !epoch.told)?;
        match epoch.source {
            // Gone on with as if the seed had been given: it stands in the file.
            Source::Old(seed) => Some(Key::open(seed)),
            Source::Seed(_) | Source::Sealed { .. } => epoch.key(),
        }
    }

    /// Takes a secret in that was found. Whether it belongs to a seal.
    pub fn know(&mut self, found: &Secret) -> bool {
        let theirs = found.seal();
        let mut fits = false;
        for epoch in &mut self.epochs {
            if let Source::Sealed { seal, secret, .. } = &mut epoch.source
                && *seal == theirs
            {
                *secret = Some(found.clone());
                fits = true;
            }
        }
        fits
    }

    /// Takes a secret in that the file tells.
    pub fn told(&mut self, secret: &Secret) {
        if !self.know(secret) {
            self.stray += 1;
        }
        let seal = secret.seal();
        self.epochs.iter_mut().filter(|e| e.seal() == Some(&seal)).for_each(|e| e.told = true);
    }

    /// Secrets that are known and have not been told.
    pub fn untold(&self) -> Vec<Secret> {
        let secret = |epoch: &Epoch| match &epoch.source {
            Source::Sealed { secret, .. } => secret.clone().filter(|_| !epoch.told),
            Source::Seed(_) | Source::Old(_) => None,
        };
        self.epochs.iter().filter_map(secret).collect()
    }

    /// Seals whose secrets are not known.
    pub fn unknown(&self) -> impl Iterator<Item = &str> {
        self.epochs.iter().filter_map(|epoch| match &epoch.source {
            Source::Sealed { seal, secret, .. } => Some(seal.as_str()).filter(|_| secret.is_none()),
            Source::Seed(_) | Source::Old(_) => None,
        })
    }
}
