//! A running game: submits commands, keeps history, and writes down each record as a line for the journal. The caller
//! puts the line on disk before it shows what changed.

use crate::play::fix::Preview;
use crate::play::journal::{self, Chain, Read};
use crate::play::oracle::{self, Pool};
use crate::play::record::{Act, Deed, FORMAT, Header, Kept, Record, Who};
use crate::play::timeline::{Point, Timeline};
use crate::rules::book::Book;
use crate::rules::command::{Answer, Command};
use crate::rules::engine::{self, Legal};
use crate::rules::event::{Event, Fact, FightTold};
use crate::rules::game::Game;
use crate::rules::question::Question;
use crate::rules::refusal::Refusal;
use crate::rules::setup::{Setup, SetupFault};
use std::sync::Arc;
use xxhash_rust::xxh3::xxh3_64;

/// A running game.
#[derive(Clone, Debug)]
pub struct Session {
    book: Arc<Book>,
    header: Header,
    timeline: Timeline,
    game: Game,
    records: u32,
    chain: Chain,
    /// The journal so far; its file may have stopped taking lines.
    text: Vec<u8>,
}

/// A record that was made: its line belongs into the journal before anything is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Number of the record.
    pub number: u32,
    /// Its line, newline included.
    pub line: Vec<u8>,
    /// What happened, where a command was carried out.
    pub facts: Vec<Fact>,
}

/// Why a journal makes no game.
#[derive(Debug, thiserror::Error)]
pub enum OpenFault {
    /// The set-up in the header is not one.
    #[error("line 1, the header: {0}")]
    Setup(#[from] SetupFault),
    /// A record points to where the game never was.
    #[error("line {0} refers to a point of the game that does not exist")]
    Misfit(usize),
    /// The cards its numbers stand for are not those of this version.
    #[error("begun with Standie {app}, whose cards were others than those of this version ({ours}): go on with {app}")]
    OtherCards {
        /// The version the game was begun with.
        app: String,
        /// This one.
        ours: &'static str,
    },
}

/// A fingerprint of the numbers and rulings a game is played by.
pub fn fingerprint(book: &Book) -> String {
    format!("{:016x}", xxh3_64(format!("{:?}{:?}", book.rules, book.rulings()).as_bytes()))
}

/// A fingerprint of which card each number of a saved game stands for.
fn cards(book: &Book) -> String {
    let all: Vec<_> = book.cards.by_number().collect();
    format!("{:016x}", xxh3_64(format!("{all:?}").as_bytes()))
}

impl Session {
    /// Begins a game. `at` is the time in milliseconds since 1970.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn begin(
        book: Arc<Book>,
        setup: Setup,
        name: &str,
        seed: u64,
        at: i64,
    ) -> Result<(Session, Vec<u8>), SetupFault> {
        let game = setup.game(&book)?;
        let header = Header {
            standie: FORMAT,
            app: env!("CARGO_PKG_VERSION").to_owned(),
            book: fingerprint(&book),
            cards: cards(&book),
            at,
            name: name.to_owned(),
            seed,
            setup,
        };
        let mut line = Vec::new();
        // A header is plain words and numbers: writing it to memory cannot fail.
        let chain = journal::write_header(&header, &mut line).unwrap_or_default();
        let timeline = Timeline::new(game.clone());
        let text = line.clone();
        Ok((Session { book, header, timeline, game, records: 0, chain, text }, line))
    }

    /// Opens a journal that was read: folds its records, and decides nothing anew. `text` is its sound part.
    ///
    /// # Errors
    /// If the set-up in the header is not one, if the game was begun with other cards, or if a record is sound by its
    /// checksum and still impossible.
    pub fn open(book: Arc<Book>, read: Read, text: Vec<u8>) -> Result<Session, OpenFault> {
        let start = read.header.setup.game(&book)?;
        let mut timeline = Timeline::new(start);
        let mut records = 0;
        for record in read.records {
            let line = record.number as usize + 1;
            timeline.take(record).map_err(|_| OpenFault::Misfit(line))?;
            records += 1;
        }
        let game = timeline.state(timeline.here());
        let other = |begun: &str| !begun.is_empty() && begun != cards(&book);
        if game.stock.is_some() && other(&read.header.cards) {
            return Err(OpenFault::OtherCards { app: read.header.app, ours: env!("CARGO_PKG_VERSION") });
        }
        Ok(Session { book, header: read.header, timeline, game, records, chain: read.chain, text })
    }

    /// The book the game is played by.
    pub fn book(&self) -> &Arc<Book> {
        &self.book
    }

    /// What was settled before the game began.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Its history.
    pub fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// Records made so far.
    pub fn records(&self) -> u32 {
        self.records
    }

    /// The question that stands.
    pub fn question(&self) -> Question {
        engine::question(&self.book, &self.game)
    }

    /// Everything anyone may do now.
    pub fn legal(&self) -> Legal {
        engine::legal(&self.book, &self.game)
    }

    /// A fingerprint of the state: the same on every machine.
    pub fn hash(&self) -> String {
        hash(&self.game)
    }

    /// Carries a command out.
    ///
    /// # Errors
    /// A refusal; nothing has changed and no record was made.
    pub fn submit(&mut self, command: &Command, who: Who, at: i64) -> Result<Written, Refusal> {
        let kept = Kept::new(command).ok_or_else(|| Refusal::new("text-unsound", Default::default()))?;
        let facts = engine::act(&self.book, &mut self.game, command)?;
        let written = self.write(Act::Do(Deed { command: kept, facts: facts.clone() }), who, at);
        self.timeline.keep(self.timeline.here(), &self.game);
        Ok(Written { facts, ..written })
    }

    /// Whether undo would take back something everybody has seen, or one player alone: a roll, a draw. In a game the app
    /// keeps whole the table has to agree to that; what is rolled afterwards is rolled anew.
    pub fn undo_reveals(&self) -> bool {
        let Some(to) = self.timeline.undo().filter(|_| self.game.stock.is_some()) else { return false };
        let mut at = self.timeline.here();
        while at != to {
            let Some(node) = self.timeline.node(at) else { return false };
            let chance = |e: &Event| {
                matches!(
                    e,
                    Event::Rolled { .. }
                        | Event::Took { .. }
                        | Event::Passed { .. }
                        | Event::RoomPlaced(_)
                        | Event::MonsterPlaced(_)
                        | Event::Recast { .. }
                        | Event::Fight { what: FightTold::Rolled, .. }
                )
            };
            if node.facts.iter().any(|fact| chance(&fact.event)) {
                return true;
            }
            at = node.parent;
        }
        false
    }

    /// Goes back one thing a person did; none if there is nothing to take back.
    pub fn undo(&mut self, at: i64) -> Option<Written> {
        let to = self.timeline.undo()?;
        Some(self.go(Act::Undo(to), at))
    }

    /// Goes forward again; none if nothing was taken back.
    pub fn redo(&mut self, at: i64) -> Option<Written> {
        let to = self.timeline.redo()?;
        Some(self.go(Act::Redo(to), at))
    }

    /// Goes to any point of history; none if it does not exist.
    pub fn jump(&mut self, to: Point, at: i64) -> Option<Written> {
        (to <= self.timeline.last()).then(|| self.go(Act::Jump(to), at))
    }

    /// Takes a fix that was looked at.
    pub fn accept(&mut self, preview: Preview, at: i64) -> Written {
        let act = Act::Fix { from: preview.from, deeds: preview.deeds };
        let written = self.write(act, Who::Table, at);
        self.game = preview.game;
        written
    }

    /// What the app answers by itself, where the component asked for is in the app.
    pub fn chance(&self, pool: &Pool) -> Option<Answer> {
        oracle::unasked(self, pool)
    }

    fn go(&mut self, act: Act, at: i64) -> Written {
        let written = self.write(act, Who::Table, at);
        self.game = self.timeline.state(self.timeline.here());
        written
    }

    /// Makes a record: history takes it in, and its line continues the chain.
    fn write(&mut self, act: Act, who: Who, at: i64) -> Written {
        let record = Record { number: self.records + 1, at, who, act };
        let start = self.text.len();
        // A record is plain words and numbers: writing it to memory cannot fail.
        self.chain = journal::write_record(&record, self.chain, &mut self.text).unwrap_or(self.chain);
        let line = self.text[start..].to_vec();
        self.records = record.number;
        let number = record.number;
        // The points in it come from this very history.
        let _ = self.timeline.take(record);
        Written { number, line, facts: Vec::new() }
    }

    /// The whole journal as text: for a copy elsewhere when its own file cannot be written any more.
    pub fn text(&self) -> &[u8] {
        &self.text
    }
}

/// A fingerprint of a state: sixteen hexadecimal digits over its JSON form.
pub fn hash(game: &Game) -> String {
    let json = serde_json::to_vec(game).unwrap_or_default();
    format!("{:016x}", xxh3_64(&json))
}
