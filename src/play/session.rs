//! A running game: submits commands, keeps history, and writes down each record as a line for the journal. The caller
//! puts the line on disk before it shows what changed.

use crate::catalog;
use crate::play::chance::{self, Pool};
use crate::play::dice::{Dice, Epoch, Place as At, Said, Secret, Source, is_word};
use crate::play::journal::{self, Chain, Read};
use crate::play::preview::Preview;
use crate::play::record::{Act, By, Deed, Drawn, FORMAT, Header, Kept, Record, Who};
use crate::play::timeline::{Point, Timeline};
use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::books::{Books, NoSuchSet};
use crate::rules::card::CardBox;
use crate::rules::cards;
use crate::rules::cite::Cites;
use crate::rules::command::Command;
use crate::rules::decider::Decider;
use crate::rules::dungeon;
use crate::rules::engine::{self};
use crate::rules::event::{Event, Fact, FightTold};
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::legal::Legal;
use crate::rules::question::Question;
use crate::rules::refusal::Refusal;
use crate::rules::setup::{Setup, SetupFault};
use crate::rules::table;
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
    dice: Dice,
    /// Who decided: the rules of the header, and others from a record on.
    deciders: Vec<(u32, String)>,
    /// What the app draws rooms and monsters from where it keeps no deck of them.
    pool: Arc<Pool>,
    /// Whether the journal holds the cards the game is played with.
    carries: bool,
    /// Whether they are others than those of the book it was opened with.
    own_cards: bool,
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
    /// Nobody here has the book of its rule set.
    #[error(
        "line 1, the header: setup.system: {fault}; begun with Standie {app}: go on with that version or a later one"
    )]
    Set {
        /// Which it is, and which there are.
        #[source]
        fault: NoSuchSet,
        /// The version the game was begun with.
        app: String,
    },
    /// The set-up in the header is not one.
    #[error("line 1, the header: {0}")]
    Setup(#[from] SetupFault),
    /// A record points to where the game never was.
    #[error("line {0} refers to a point of the game that does not exist")]
    Misfit(usize),
    /// It does not carry its cards, and those its numbers stand for are not known to this version.
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

/// A fingerprint of the names of the cards, by which games of before told which ones they were played with.
fn names(cards: &CardBox) -> String {
    let all: Vec<_> = cards.by_number().collect();
    format!("{:016x}", xxh3_64(format!("{all:?}").as_bytes()))
}

/// A fingerprint of everything on the cards.
pub fn printed(cards: &CardBox) -> String {
    format!("{:016x}", xxh3_64(&serde_json::to_vec(cards).unwrap_or_default()))
}

/// The rules this build decides by.
const RULES: &str = env!("STANDIE_RULES");

/// What decides in this build: its rules, and the numbers and rulings of a book.
pub fn deciding(book: &Book) -> String {
    format!("{RULES}/{}", fingerprint(book))
}

impl Session {
    /// Begins a game whose seed is given, and which is therefore arranged. `at` is the time in milliseconds since 1970.
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
        Session::start(book, setup, name, Some(Source::Seed(seed)), at)
    }

    /// Begins a game whose dice nobody can foresee: they come from a secret and the words people added to it.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn sealed(
        book: Arc<Book>,
        setup: Setup,
        name: &str,
        (secret, said): (Secret, Said),
        at: i64,
    ) -> Result<(Session, Vec<u8>), SetupFault> {
        let source = Source::Sealed { seal: secret.seal(), said, secret: Some(secret) };
        Session::start(book, setup, name, Some(source), at)
    }

    /// Begins a game in which people roll and draw; once the app is asked to, [`Session::wants_secret`].
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn unsealed(book: Arc<Book>, setup: Setup, name: &str, at: i64) -> Result<(Session, Vec<u8>), SetupFault> {
        Session::start(book, setup, name, None, at)
    }

    fn start(
        book: Arc<Book>,
        setup: Setup,
        name: &str,
        source: Option<Source>,
        at: i64,
    ) -> Result<(Session, Vec<u8>), SetupFault> {
        let game = setup.game(&book)?;
        let carries = game.stock.is_some();
        let (mut seed, mut seal, mut said) = (None, None, Said::new());
        match &source {
            Some(Source::Sealed { seal: theirs, said: words, .. }) => {
                (seal, said) = (Some(theirs.clone()), words.clone())
            }
            Some(Source::Seed(given) | Source::Old(given)) => seed = Some(*given),
            None => {}
        }
        let header = Header {
            standie: FORMAT,
            app: env!("CARGO_PKG_VERSION").to_owned(),
            book: fingerprint(&book),
            rules: RULES.to_owned(),
            cards: if carries { printed(&book.cards) } else { String::new() },
            at,
            name: name.to_owned(),
            seed,
            seal,
            said,
            setup,
        };
        let mut line = Vec::new();
        // A header and cards are plain words and numbers: writing them to memory cannot fail.
        let mut chain = journal::write_header(&header, &mut line).unwrap_or_default();
        if carries {
            chain = journal::write_cards(&book.cards, chain, &mut line).unwrap_or(chain);
        }
        let mut session = Session {
            timeline: Timeline::new(game.clone()),
            deciders: vec![(0, deciding(&book))],
            text: line.clone(),
            dice: Dice::default(),
            pool: Arc::default(),
            records: 0,
            book,
            header,
            game,
            carries,
            own_cards: false,
            chain,
        };
        source.into_iter().for_each(|source| session.dice.begin(Epoch::new(0, source)));
        Ok((session, line))
    }

    /// Opens a journal that was read: finds the book of the rule set its header names, folds its records, and decides
    /// nothing anew. `text` is its sound part.
    ///
    /// # Errors
    /// If there is no such book, if the set-up in the header is not one, if the game was begun with other cards and does not carry them, or if a
    /// record is sound by its checksum and still impossible.
    pub fn open(books: impl Into<Books>, read: Read, text: Vec<u8>) -> Result<Session, OpenFault> {
        let Read { header, records: made, chain, cards, .. } = read;
        let carries = cards.is_some();
        let books = books.into();
        let ours = books.find(&header.setup.system);
        let ours = ours.map_err(|fault| OpenFault::Set { fault, app: header.app.clone() })?.clone();
        let book = theirs(ours.clone(), &header, cards);
        let own_cards = carries && book.cards != ours.cards;
        let start = header.setup.game(&book)?;
        let mut timeline = Timeline::new(start);
        let mut dice = Dice::default();
        source(&header).into_iter().for_each(|source| dice.begin(Epoch::new(0, source)));
        let mut deciders = vec![(0, format!("{}/{}", header.rules, header.book))];
        let mut records = 0;
        for record in made {
            records = record.number;
            match &record.act {
                Act::Seal(seal) => {
                    let source = Source::Sealed { seal: seal.clone(), said: Said::new(), secret: None };
                    dice.begin(Epoch::new(records, source));
                }
                Act::Said(said) => dice.say(said),
                Act::Reveal(secrets) => secrets.iter().for_each(|secret| dice.told(secret)),
                Act::WentOn(by) => {
                    deciders.push((records, format!("{}/{}", by.rules, by.book)));
                    if let (1, Some(seed)) = (header.standie, header.seed) {
                        dice.begin(Epoch::new(records, Source::Seed(seed)));
                    }
                }
                Act::Do(..) | Act::Undo(_) | Act::Redo(_) | Act::Jump(_) | Act::Fix { .. } => {}
            }
            timeline.take(record).map_err(|_| OpenFault::Misfit(records as usize + 1 + usize::from(carries)))?;
        }
        let game = timeline.state(timeline.here());
        let known =
            |begun: &str| begun.is_empty() || [names(&book.cards), printed(&book.cards)].contains(&begun.to_owned());
        if game.stock.is_some() && !carries && !known(&header.cards) {
            return Err(OpenFault::OtherCards { app: header.app, ours: env!("CARGO_PKG_VERSION") });
        }
        let pool = Arc::default();
        Ok(Session { book, header, timeline, game, records, dice, deciders, pool, carries, own_cards, chain, text })
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

    /// Its dice.
    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    /// By which rules a record was decided; empty where it does not say.
    pub fn decided_by(&self, record: u32) -> &str {
        let by = self.deciders.iter().rev().find(|(after, _)| *after < record.max(1));
        by.map_or("", |(_, rules)| rules)
    }

    /// Whether the game carries other cards than those of this version.
    pub fn has_own_cards(&self) -> bool {
        self.own_cards
    }

    /// Whether the cards it carries are those it was begun with.
    pub fn cards_fit(&self) -> bool {
        self.header.standie == 1 || self.header.cards.is_empty() || self.header.cards == printed(&self.book.cards)
    }

    /// A number this game is known by among others.
    pub fn known_by(&self) -> u64 {
        let seal = || self.header.seal.as_deref().and_then(|seal| u64::from_str_radix(seal.get(..16)?, 16).ok());
        // A table that keeps its own dice has neither, and is known by when it began.
        self.header.seed.or_else(seal).unwrap_or_else(|| self.header.at.unsigned_abs())
    }

    /// What the app draws rooms and monsters from where it keeps no deck of them.
    pub fn pool(&self) -> &Pool {
        &self.pool
    }

    /// From now on the app draws rooms and monsters from these.
    pub fn draw_from(&mut self, pool: Pool) {
        self.pool = Arc::new(pool);
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
        let drawn = if who == Who::Table { None } else { self.drawn(command) };
        let facts = engine::act(&self.book, &mut self.game, command)?;
        let cards = self.carry();
        let written = self.write(Act::Do(Deed { command: kept, facts: facts.clone(), at: None }, drawn), who, at);
        self.timeline.keep(self.timeline.here(), &self.game);
        Ok(Written { facts, line: [cards, written.line].concat(), ..written })
    }

    /// What an answer of chance is picked from.
    fn drawn(&self, command: &Command) -> Option<Drawn> {
        let question = self.question();
        if !matches!(command, Command::Table(table::Command::Answer(_)))
            || engine::waits_for(&self.book, &self.game) != Decider::Chance
        {
            return None;
        }
        let of = chance::of(&self.book, &self.game, &question.ask, &self.pool)?;
        let step = match chance::place(&self.timeline, &self.game, self.timeline.here(), self.records + 1) {
            At::Record(_) => None,
            At::Step(step) => Some(step),
        };
        Some(Drawn { of, step })
    }

    /// Puts the cards the game is played with into the journal, once the app keeps them: a later version, whose cards
    /// may be others, goes on with these.
    fn carry(&mut self) -> Vec<u8> {
        let start = self.text.len();
        if self.game.stock.is_some() && !self.carries {
            // Cards are plain words and numbers: writing them to memory cannot fail.
            self.chain = journal::write_cards(&self.book.cards, self.chain, &mut self.text).unwrap_or(self.chain);
            self.carries = true;
        }
        self.text[start..].to_vec()
    }

    /// Whether undo would take back something everybody has seen, or one player alone: a roll, a draw. In a game the app
    /// keeps whole the table has to agree to that; what is rolled afterwards is rolled anew.
    pub fn undo_reveals(&self) -> bool {
        let Some(to) = self.timeline.undo().filter(|_| self.game.stock.is_some()) else { return false };
        let mut at = self.timeline.here();
        while at != to {
            let Some(node) = self.timeline.node(at) else { return false };
            if node.facts.iter().any(|fact| reveals(&fact.event)) {
                return true;
            }
            at = node.parent;
        }
        false
    }

    /// Who alone has seen what undo would take back: cards that came to one hand, and nothing that everybody saw.
    pub fn undo_seen_by(&self) -> Option<Colour> {
        let to = self.timeline.undo().filter(|_| self.undo_reveals())?;
        let mut seen: Option<Colour> = None;
        for (_, node) in self.timeline.back(self.timeline.here()).take_while(|(at, _)| *at != to) {
            if node.facts.iter().any(|fact| is_open(&fact.event)) {
                return None;
            }
            for fact in node.facts.iter().filter(|fact| reveals(&fact.event)) {
                let Event::Cards(cards::Event::Took { seat, .. }) = &fact.event else { return None };
                if seen.is_some_and(|one| one != *seat) {
                    return None;
                }
                seen = Some(*seat);
            }
        }
        seen
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
        self.game = preview.game;
        let cards = self.carry();
        let written = self.write(act, Who::Table, at);
        Written { line: [cards, written.line].concat(), ..written }
    }

    /// Whether the app could be asked to roll or draw while nothing says what its dice come from: their secret is not
    /// known here, or has been told.
    pub fn wants_secret(&self) -> bool {
        self.game.table.components.any_in_app() && self.game.ending.is_none() && self.dice.key().is_none()
    }

    /// From here on the dice come from another secret. It must be kept where it is found again.
    pub fn reseal(&mut self, secret: Secret, at: i64) -> Written {
        let written = self.write(Act::Seal(secret.seal()), Who::App, at);
        let source = Source::Sealed { seal: secret.seal(), said: Said::new(), secret: Some(secret) };
        self.dice.begin(Epoch::new(self.records, source));
        written
    }

    /// Whether people can throw in words: there is a seal, and nothing was rolled by it yet.
    pub fn takes_words(&self) -> bool {
        let fresh = |epoch: &Epoch| epoch.seal().is_some() && !self.timeline.has_drawn_since(epoch.after);
        self.dice.key().is_some() && self.dice.epochs().last().is_some_and(fresh)
    }

    /// People throw words in, now that they have seen the last seal; who has thrown one in already takes another.
    ///
    /// # Errors
    /// If there is no seal, if something was rolled by it, or if a word is none.
    pub fn throw_in(&mut self, words: &Said, at: i64) -> Result<Written, Refusal> {
        let last = self.dice.epochs().last();
        let Some(Source::Sealed { said, .. }) = last.filter(|epoch| !epoch.told).map(|epoch| &epoch.source) else {
            return Err(Refusal::new("words-no-seal", Cites::NONE));
        };
        if !self.takes_words() {
            return Err(Refusal::new("words-too-late", Cites::NONE));
        }
        let sound = |(colour, word): &(Colour, String)| self.game.seat(*colour).is_some() && is_word(word);
        if words.is_empty() || !words.iter().all(sound) {
            return Err(Refusal::new("words-unsound", Cites::NONE));
        }
        let mut all = said.clone();
        for (colour, word) in words {
            all.retain(|(who, _)| who != colour);
            all.push((*colour, word.clone()));
        }
        self.dice.say(&all);
        Ok(self.write(Act::Said(all), Who::Table, at))
    }

    /// Takes a secret in that was found where secrets are kept. Whether it is one of this game.
    pub fn know(&mut self, secret: &Secret) -> bool {
        self.dice.know(secret)
    }

    /// Tells the secrets once the game is over; none if there is nothing to tell.
    pub fn reveal(&mut self, at: i64) -> Option<Written> {
        let secrets = self.dice.untold();
        if self.game.ending.is_none() || secrets.is_empty() {
            return None;
        }
        secrets.iter().for_each(|secret| self.dice.told(secret));
        Some(self.write(Act::Reveal(secrets), Who::App, at))
    }

    /// Notes that this version decides from here on; none if it did before.
    pub fn go_on(&mut self, at: i64) -> Option<Written> {
        let ours = deciding(&self.book);
        if self.decided_by(self.records + 1) == ours || self.game.ending.is_some() {
            return None;
        }
        let (app, book) = (env!("CARGO_PKG_VERSION").to_owned(), fingerprint(&self.book));
        let written = self.write(Act::WentOn(By { app, rules: RULES.to_owned(), book }), Who::App, at);
        self.deciders.push((self.records, ours));
        if let (1, Some(seed)) = (self.header.standie, self.header.seed) {
            self.dice.begin(Epoch::new(self.records, Source::Seed(seed)));
        }
        Some(written)
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

/// The book a game is played by: with the cards it carries, if they are others than those of this version.
fn theirs(book: Arc<Book>, header: &Header, cards: Option<CardBox>) -> Arc<Book> {
    let first = || (header.standie == 1).then(catalog::first).filter(|first| names(first) == header.cards);
    match cards.or_else(|| first().cloned()) {
        Some(cards) if cards != book.cards => Arc::new(Book::clone(&book).with_cards(cards)),
        _ => book,
    }
}

/// What the dice of a game come from at its beginning, if anything is settled then.
fn source(header: &Header) -> Option<Source> {
    match (&header.seal, header.seed) {
        (Some(seal), _) => Some(Source::Sealed { seal: seal.clone(), said: header.said.clone(), secret: None }),
        (None, Some(seed)) if header.standie == 1 => Some(Source::Old(seed)),
        (None, seed) => seed.map(Source::Seed),
    }
}

/// A fingerprint of a state: sixteen hexadecimal digits over its JSON form.
pub fn hash(game: &Game) -> String {
    let json = serde_json::to_vec(game).unwrap_or_default();
    format!("{:016x}", xxh3_64(&json))
}

/// Whether somebody has seen by a fact what they did not know before.
fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::Table(table::Event::Rolled { .. })
            // A die that lies there and may still be changed has been seen as well.
            | Event::Table(table::Event::Owed(Step::Table(table::Step::Cast { .. })))
            | Event::Cards(cards::Event::Took { .. })
            | Event::Cards(cards::Event::Passed { .. })
            | Event::Dungeon(dungeon::Event::RoomPlaced(_))
            | Event::Fight(fight::Event::MonsterPlaced(_))
            | Event::Table(table::Event::Recast { .. })
            | Event::Fight(fight::Event::Fight { what: FightTold::Rolled, .. })
    )
}

/// Whether cards lie face up by a fact.
fn is_open(event: &Event) -> bool {
    use cards::Event::{CardOut, Drew, Fetched, LaidOut, Picked, Shown, TurnedUp};
    let Event::Cards(own) = event else { return false };
    let drawn = matches!(own, Drew { open: true, .. });
    drawn || matches!(own, CardOut { .. } | Fetched { .. } | LaidOut(_) | Picked { .. } | Shown { .. } | TurnedUp(_))
}
