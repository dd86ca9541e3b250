//! One record: what was asked, what happened, who answered, when. One line of the journal.

use crate::play::dice::{Of, Said, Secret};
use crate::rules::command::Command;
use crate::rules::event::Fact;
use crate::rules::setup::Setup;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Version of the file form. In the first one every game had a seed, its cards were those of the app, and nothing told
/// what chance picked from.
pub const FORMAT: u32 = 2;

/// The first line of a saved game: everything that was settled before it began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Version of the file form.
    pub standie: u32,
    /// Version of the app that began the game.
    pub app: String,
    /// Fingerprint of the shipped numbers and rulings the game was begun with.
    pub book: String,
    /// Fingerprint of the rules that decide.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rules: String,
    /// Fingerprint of the cards the game is played with, where the app keeps them. In files of the first form it is that
    /// of their names.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub cards: String,
    /// When the game was begun, in milliseconds since 1970.
    pub at: i64,
    /// What the table calls the game; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Seed of every die the app rolls, where it was given: such a game is arranged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Seal of the secret every die follows from, where there is one from the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<String>,
    /// The words people added to the secret after they had seen its seal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub said: Said,
    /// What the table chose.
    pub setup: Setup,
}

/// Who made a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// People at the table.
    #[default]
    Table,
    /// The app, asked to roll or draw.
    Asked,
    /// The app by itself: undo goes past it.
    App,
}

/// A command as a journal holds it: read when somebody wants it, not before.
#[derive(Clone, Debug)]
pub struct Kept(Box<RawValue>);

impl Kept {
    /// Keeps a command. None only if it could not be written as JSON, which no command's shape allows.
    pub fn new(command: &Command) -> Option<Kept> {
        serde_json::value::to_raw_value(command).ok().map(Kept)
    }

    /// The command.
    ///
    /// # Errors
    /// When a later version wrote one this version does not know.
    pub fn read(&self) -> Result<Command, serde_json::Error> {
        serde_json::from_str(self.0.get())
    }

    /// The command as it stands in the file.
    pub fn json(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Kept {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Eq for Kept {}

impl Serialize for Kept {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(s)
    }
}

impl<'de> Deserialize<'de> for Kept {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Box::<RawValue>::deserialize(d).map(Kept)
    }
}

/// A command and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    /// What was asked.
    #[serde(rename = "do")]
    pub command: Kept,
    /// What happened.
    #[serde(rename = "ev")]
    pub facts: Vec<Fact>,
    /// When, in milliseconds since 1970, where it was decided again later: an entry keeps its own time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<i64>,
}

/// What an answer of chance was picked from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// What there was to pick from.
    pub of: Of,
    /// Deeds on the way to it, itself included, where its picks go by them and not by the number of its record.
    pub step: Option<u32>,
}

/// By what a game goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct By {
    /// Version of the app.
    pub app: String,
    /// Fingerprint of its rules.
    pub rules: String,
    /// Fingerprint of its numbers and rulings.
    pub book: String,
}

/// What a record did to the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A command was carried out.
    Do(Deed, Option<Drawn>),
    /// The game went back to a point before; points are numbered from 0, the start.
    Undo(u32),
    /// The game went forward again.
    Redo(u32),
    /// The game went to some point of its history.
    Jump(u32),
    /// An earlier entry was put right: from the point before it, these deeds instead.
    Fix {
        /// The point before the entry.
        from: u32,
        /// The entry put right, and what came after as far as it still fits.
        deeds: Vec<Deed>,
    },
    /// The dice come from another secret from here on; this is its seal.
    Seal(String),
    /// All the words people threw in once they had seen the last seal, before anything was rolled by it.
    Said(Said),
    /// Secrets are told.
    Reveal(Vec<Secret>),
    /// Another version of the app decides from here on.
    WentOn(By),
}

/// One record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Its number, from 1.
    pub number: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// By whom.
    pub who: Who,
    /// What it did.
    pub act: Act,
}

/// A record as a line spells it: one flat object, so that reading needs no second pass.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Line {
    pub n: u32,
    pub at: i64,
    #[serde(default)]
    pub by: Who,
    #[serde(rename = "do", default)]
    pub command: Option<Kept>,
    #[serde(default)]
    pub of: Option<Of>,
    #[serde(default)]
    pub step: Option<u32>,
    #[serde(rename = "ev", default)]
    pub facts: Option<Vec<Fact>>,
    #[serde(default)]
    pub undo: Option<u32>,
    #[serde(default)]
    pub redo: Option<u32>,
    #[serde(default)]
    pub jump: Option<u32>,
    #[serde(default)]
    pub fix: Option<u32>,
    #[serde(default)]
    pub deeds: Option<Vec<Deed>>,
    #[serde(default)]
    pub seal: Option<String>,
    #[serde(default)]
    pub said: Option<Said>,
    #[serde(default)]
    pub reveal: Option<Vec<Secret>>,
    #[serde(default)]
    pub went_on: Option<By>,
    /// Checked before the line is read.
    #[serde(rename = "sum")]
    _sum: IgnoredAny,
}

fn is_table(who: &Who) -> bool {
    *who == Who::Table
}

impl Line {
    /// The record a line spells; none if its parts do not fit together.
    pub(crate) fn record(self) -> Option<Record> {
        let halves = [
            self.command.is_some() != self.facts.is_some(),
            self.fix.is_some() != self.deeds.is_some(),
            self.of.is_some() && self.command.is_none(),
            self.step.is_some() && self.of.is_none(),
        ];
        if halves.contains(&true) {
            return None;
        }
        let drawn = self.of.map(|of| Drawn { of, step: self.step });
        let mut act =
            self.command.zip(self.facts).map(|(command, facts)| Act::Do(Deed { command, facts, at: None }, drawn));
        let others = [
            self.undo.map(Act::Undo),
            self.redo.map(Act::Redo),
            self.jump.map(Act::Jump),
            self.fix.zip(self.deeds).map(|(from, deeds)| Act::Fix { from, deeds }),
            self.seal.map(Act::Seal),
            self.said.map(Act::Said),
            self.reveal.map(Act::Reveal),
            self.went_on.map(Act::WentOn),
        ];
        for other in others.into_iter().flatten() {
            // A record is one thing.
            if act.replace(other).is_some() {
                return None;
            }
        }
        let act = act?;
        Some(Record { number: self.n, at: self.at, who: self.by, act })
    }
}

/// A record borrowed for writing.
#[derive(Serialize)]
pub(crate) struct LineRef<'a> {
    pub n: u32,
    pub at: i64,
    #[serde(skip_serializing_if = "is_table")]
    pub by: Who,
    #[serde(rename = "do", skip_serializing_if = "Option::is_none")]
    pub command: Option<&'a Kept>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<&'a Of>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
    #[serde(rename = "ev", skip_serializing_if = "Option::is_none")]
    pub facts: Option<&'a [Fact]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub redo: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub jump: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fix: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deeds: Option<&'a [Deed]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seal: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<&'a Said>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reveal: Option<&'a [Secret]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub went_on: Option<&'a By>,
}

impl<'a> From<&'a Record> for LineRef<'a> {
    fn from(record: &'a Record) -> Self {
        let mut line = LineRef {
            n: record.number,
            at: record.at,
            by: record.who,
            command: None,
            of: None,
            step: None,
            facts: None,
            undo: None,
            redo: None,
            jump: None,
            fix: None,
            deeds: None,
            seal: None,
            said: None,
            reveal: None,
            went_on: None,
        };
        match &record.act {
            Act::Do(deed, drawn) => {
                line.command = Some(&deed.command);
                line.of = drawn.as_ref().map(|drawn| &drawn.of);
                line.step = drawn.as_ref().and_then(|drawn| drawn.step);
                line.facts = Some(&deed.facts);
            }
            Act::Undo(to) => line.undo = Some(*to),
            Act::Redo(to) => line.redo = Some(*to),
            Act::Jump(to) => line.jump = Some(*to),
            Act::Fix { from, deeds } => {
                line.fix = Some(*from);
                line.deeds = Some(deeds);
            }
            Act::Seal(seal) => line.seal = Some(seal),
            Act::Said(said) => line.said = Some(said),
            Act::Reveal(secrets) => line.reveal = Some(secrets),
            Act::WentOn(by) => line.went_on = Some(by),
        }
        line
    }
}
