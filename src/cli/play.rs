//! `standie play`: a game driven by a script, one command or answer a line, in the JSON that the journal holds too.
//! `assets/packs/SCRIPT.md` has an example of every line.

mod new_game;

use crate::catalog;
use crate::catalog::words::{Names, Value, Words};
use crate::cli::args::PlayOptions;
use crate::cli::board::ruling_fault;
use crate::cli::fault::Fault;
use crate::cli::game::{hint, question_text};
use crate::cli::input::{parse_json, read_input};
use crate::cli::out::{clean, print_json};
use crate::cli::resolve::cited;
use crate::play::chance::Pool;
use crate::play::dice::Said;
use crate::play::fix;
use crate::play::old_words;
use crate::play::oracle;
use crate::play::preview::FixFault;
use crate::play::record::Who;
use crate::play::session::Written;
use crate::play::{Session, absent, narrate};
use crate::rules::books::Books;
use crate::rules::cite::Cites;
use crate::rules::command::Command;
use crate::rules::decider::Decider;
use crate::rules::engine::{self};
use crate::rules::event::Event;
use crate::rules::game::Game;
use crate::rules::question::Question;
use crate::rules::refusal::Refusal;
use crate::rules::setup::SetupFault;
use crate::rules::table;
use crate::store::game_file::{self, GameFile};
use crate::store::home::Home;
use crate::store::summary::{self, Stands};
use crate::store::{StoreError, is_there, secrets};
use new_game::NewGame;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::io::{self, BufRead, BufReader, Read as _, Write as _};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// Longest line of a script.
const LINE_LIMIT: u64 = 1 << 20;

/// A line of a script that is about the game's history rather than in it.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Script {
    /// Take the last thing a person did back.
    Undo,
    /// Do it again.
    Redo,
    /// Go to a point of history.
    GoTo(u32),
    /// Throw words into the dice, once their seal is there and before anything is rolled by it.
    Said(Said),
    /// Let the app roll or draw what the question asks for.
    Chance,
    /// Put an earlier entry right: the point it led to, and what it should have been.
    Fix {
        /// The point.
        point: u32,
        /// The right command; without one the entry is struck out.
        #[serde(default)]
        with: Option<Command>,
    },
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as i64)
}

struct Player<'a> {
    session: Session,
    file: Option<GameFile>,
    options: &'a PlayOptions,
    words: &'a Words,
    home: Option<Home>,
}

/// Runs the command.
///
/// # Errors
/// What is wrong with the set-up, the game, or a line of the script; refusals are answers, not errors.
pub fn run(options: &PlayOptions, words: &Words) -> Result<(), Fault> {
    let home = Home::find().ok();
    let (mut session, file) = begin(options, words, home.as_ref())?;
    session.draw_from(Pool::starter());
    let mut player = Player { session, file, options, words, home };
    player.settle(false)?;
    let place = options.script.display().to_string();
    let input: Box<dyn BufRead> = if options.script == Path::new("-") {
        Box::new(BufReader::new(io::stdin().lock()))
    } else {
        let file = std::fs::File::open(&options.script).map_err(|e| Fault::Other(format!("{place}: {e}")))?;
        Box::new(BufReader::new(file))
    };
    let followed = player.follow(input, &place);
    player.put_away();
    followed
}

/// The game to play: a new one, or a saved one to go on with.
fn begin(options: &PlayOptions, words: &Words, home: Option<&Home>) -> Result<(Session, Option<GameFile>), Fault> {
    let books = catalog::books();
    if let Some(path) = options.journal.as_deref()
        && is_there(path)?
    {
        return go_on(path, books, words);
    }
    let place = options.game.display().to_string();
    let bytes = read_input(&options.game)?;
    // A saved game begins with its header, anything else is read as a set-up.
    if bytes.starts_with(b"{\"standie\":") {
        let (session, lost) = game_file::look_at(&options.game, &bytes, books)?;
        if lost > 0 {
            return Err(Fault::input(place, format!("damaged: {lost} lines at the end are not part of the game")));
        }
        let file = match &options.journal {
            Some(path) => {
                let mut file = GameFile::create(path, session.text())?;
                file.flush()?;
                Some(file)
            }
            None => None,
        };
        return Ok((session, file));
    }
    let new = NewGame::read(&place, &bytes)?;
    let book = books.find(&new.setup.system);
    let book = book.map_err(|e| Fault::input(&*new.place, SetupFault::from(e).to_string()))?;
    let book = &new.book(book)?;
    let (setup, name, place) = (new.setup, &new.name, new.place);
    let wrong = |e: SetupFault| match e {
        SetupFault::Ruling(fault) => ruling_fault(book, &fault, &place),
        SetupFault::Arranged(fault) => {
            // A set-up alone has its fields at the top of the file.
            let dot = if place.ends_with(": setup") { "." } else { ": " };
            Fault::input(format!("{place}{dot}{}", fault.field), fault.problem)
        }
        other => Fault::input(&*place, other.to_string()),
    };
    let at = if options.journal.is_some() { now() } else { 0 };
    let rolls = setup.components.any_in_app();
    let (session, header) = match (new.seed, rolls.then(secrets::random).flatten()) {
        (Some(seed), _) => Session::begin(book.clone(), setup, name, seed, at),
        (None, Some(secret)) => {
            // Before anything follows from it; where it cannot be kept, another one is begun the next time.
            if let (Some(home), Some(path)) = (home, &options.journal)
                && let Err(why) = secrets::keep(home, &secret, path)
            {
                tell_unkept(words, &why);
            }
            Session::sealed(book.clone(), setup, name, (secret, Vec::new()), at)
        }
        (None, None) => Session::unsealed(book.clone(), setup, name, at),
    }
    .map_err(wrong)?;
    let file = options.journal.as_deref().map(|path| GameFile::create(path, &header)).transpose()?;
    Ok((session, file))
}

/// Says on standard error that a secret could not be kept.
fn tell_unkept(words: &Words, why: &StoreError) {
    // Where standard error is closed there is nobody to tell.
    let what = Value::from(clean(&why.to_string()));
    let _ = writeln!(io::stderr(), "{}", words.with("dice-unkept", &[("what", what)]));
}

/// A journal that exists is gone on with. Says on standard error what was lost, if it was damaged.
fn go_on(path: &Path, books: Books, words: &Words) -> Result<(Session, Option<GameFile>), Fault> {
    let opened = game_file::open(path, books, None).inspect_err(|_| hint(path, words))?;
    if let Some(why) = opened.why_not {
        return Err(Fault::Other(why.to_string()));
    }
    if let Some(recovered) = opened.recovered {
        let kept = recovered.kept.map(|p| p.display().to_string()).unwrap_or_default();
        let args = [("lines", Value::from(recovered.lost_lines)), ("kept", Value::from(clean(&kept)))];
        let told = words.with("table-recovered", &args);
        // Where standard error is closed there is nobody to tell.
        let _ = writeln!(io::stderr(), "{}: {told}", clean(&path.display().to_string()));
        hint(path, words);
    }
    Ok((opened.session, opened.file))
}

impl Player<'_> {
    /// What home shows of the game is how it stands now. Of one that lies elsewhere it shows nothing.
    fn put_away(&self) {
        let (Some(home), Some(file)) = (&self.home, &self.file) else { return };
        let folder = |path: &Path| path.canonicalize().ok();
        let lies = file.path().parent().and_then(folder);
        if lies.is_some() && lies == folder(&home.games()) {
            // Losing it loses nothing but what is shown.
            let _ = summary::keep(home, summary::key(self.session.text()), Stands::of(&self.session));
        }
    }

    fn follow(&mut self, mut input: impl BufRead, place: &str) -> Result<(), Fault> {
        let mut text = Vec::new();
        for number in 1.. {
            text.clear();
            let read = input.by_ref().take(LINE_LIMIT + 1).read_until(b'\n', &mut text)?;
            if read == 0 {
                break;
            }
            let place = format!("{place}: line {number}");
            if read as u64 > LINE_LIMIT {
                return Err(Fault::input(place, format!("longer than {LINE_LIMIT} bytes")));
            }
            let line = text.trim_ascii();
            if line.is_empty() || line.starts_with(b"#") {
                continue;
            }
            self.line(number, line, &place)?;
        }
        match &mut self.file {
            Some(file) => Ok(file.flush()?),
            None => Ok(()),
        }
    }

    fn line(&mut self, number: u32, line: &[u8], place: &str) -> Result<(), Fault> {
        let before = self.session.game().clone();
        let done = if is_script(line) {
            let script = parse_line(place, line)?;
            // Whoever asks for a roll gets one, even where people roll otherwise.
            if matches!(script, Script::Chance)
                && engine::waits_for(self.session.book(), self.session.game()) == Decider::Chance
            {
                self.settle(true)?;
            }
            self.history(script)
        } else {
            let command: Command = parse_line(place, line)?;
            self.session.submit(&command, Who::Table, now()).map(|w| vec![w])
        };
        match done {
            Ok(mut written) => {
                for record in &written {
                    self.keep(record)?;
                }
                // What follows a step through the history happens where that has led.
                let walked = written.iter().all(|w| w.facts.is_empty());
                let before = if walked { self.session.game().clone() } else { before };
                self.settle(false)?;
                while let Some(command) = unasked(&self.session) {
                    let Ok(record) = self.session.submit(&command, Who::App, now()) else { break };
                    self.keep(&record)?;
                    written.push(record);
                    self.settle(false)?;
                }
                self.answer(number, &before, &written)
            }
            Err(refusal) => self.refuse(number, &refusal),
        }
    }

    /// Sees to the dice, and writes down what that comes to.
    fn settle(&mut self, asked: bool) -> Result<(), Fault> {
        let path = self.file.as_ref().map(|file| file.path().to_owned());
        let file = self.home.as_ref().zip(path.as_deref());
        let settled = secrets::settle(&mut self.session, file, now(), asked, secrets::random);
        if settled.lost && self.file.is_some() {
            let _ = writeln!(io::stderr(), "{}", self.words.get("dice-lost"));
        }
        if let Some(why) = &settled.failure {
            tell_unkept(self.words, why);
        }
        settled.written.iter().try_for_each(|record| self.keep(record))
    }

    /// A line about the history: the record it makes, or why there is none.
    fn history(&mut self, script: Script) -> Result<Vec<Written>, Refusal> {
        let none = || Refusal::new("no-such-point", Cites::NONE);
        let at = now();
        let written = match script {
            Script::Undo => self.session.undo(at).ok_or_else(none),
            Script::Redo => self.session.redo(at).ok_or_else(none),
            Script::GoTo(point) => self.session.jump(point, at).ok_or_else(none),
            Script::Said(said) => self.session.throw_in(&said, at),
            Script::Chance => match oracle::answer(&self.session) {
                Some(answer) => self.session.submit(&Command::Table(table::Command::Answer(answer)), Who::Asked, at),
                None => Err(Refusal::new("no-chance-asked", Cites::NONE)),
            },
            Script::Fix { point, with } => match fix::preview(&self.session, point, with.as_ref()) {
                Ok(preview) => Ok(self.session.accept(preview, at)),
                Err(FixFault::NotOnTheWay) => Err(none()),
                Err(FixFault::Refused(refusal)) => Err(refusal),
            },
        };
        written.map(|w| vec![w])
    }

    /// Writes a record down, and says so once it is durable.
    fn keep(&mut self, record: &Written) -> Result<(), Fault> {
        if let Some(file) = &mut self.file {
            file.append(&record.line)?;
            if self.options.ack {
                file.flush()?;
            }
        }
        if self.options.ack {
            let mut out = io::stdout().lock();
            writeln!(out, "ack {} {}", record.number, self.session.hash())?;
            out.flush()?;
        }
        Ok(())
    }

    fn answer(&self, number: u32, before: &Game, written: &[Written]) -> Result<(), Fault> {
        let names = Names::told(self.session.book(), self.session.game(), before);
        let facts = || written.iter().flat_map(|w| &w.facts);
        let told = narrate::tell(before, facts());
        if !self.options.json {
            let mut out = io::stdout().lock();
            // A step through the history has no facts of its own: it says where the game is now.
            if told.is_empty() && written.iter().all(|w| w.facts.is_empty()) {
                let point = self.session.timeline().here();
                writeln!(out, "{}", self.words.with("cli-at-point", &[("point", Value::from(point))]))?;
            }
            for line in &told {
                writeln!(out, "{}{}", self.words.say(&line.message, names), cited(self.words, line.cites))?;
            }
            writeln!(out, "? {}", question_text(self.words, &self.session))?;
            return Ok(());
        }
        #[derive(Serialize)]
        struct FactOut<'a> {
            event: &'a Event,
            cites: Cites,
        }
        #[derive(Serialize)]
        struct Out<'a> {
            line: u32,
            record: u32,
            point: u32,
            events: Vec<FactOut<'a>>,
            said: Vec<String>,
            question: Question,
        }
        // Programs written against this form are told whole lists.
        let events = old_words::whole(before, facts());
        print_json(&Out {
            line: number,
            record: self.session.records(),
            point: self.session.timeline().here(),
            events: events.iter().map(|f| FactOut { event: &f.event, cites: f.cites }).collect(),
            said: told.iter().map(|l| self.words.say(&l.message, names)).collect(),
            question: self.session.question(),
        })
    }

    fn refuse(&self, number: u32, refusal: &Refusal) -> Result<(), Fault> {
        let names = Names::of(self.session.game());
        let text = self.words.say(&refusal.message, names);
        let instead = self.words.instead(&refusal.message, names);
        if !self.options.json {
            let mut out = io::stdout().lock();
            writeln!(out, "! {text}{}", cited(self.words, refusal.cites))?;
            if let Some(instead) = instead {
                writeln!(out, "  {instead}")?;
            }
            return Ok(());
        }
        #[derive(Serialize)]
        struct Refused<'a> {
            id: &'a str,
            text: String,
            #[serde(skip_serializing_if = "Option::is_none")]
            instead: Option<String>,
            cites: Cites,
        }
        #[derive(Serialize)]
        struct Out<'a> {
            line: u32,
            refused: Refused<'a>,
            question: Question,
        }
        let refused = Refused { id: refusal.message.id, text, instead, cites: refusal.cites };
        print_json(&Out { line: number, refused, question: self.session.question() })
    }
}

/// The words about the history.
const WORDS: [&str; 6] = ["undo", "redo", "go_to", "chance", "fix", "said"];

/// Whether a line is about the history: it is one of its words, or an object that begins with one.
fn is_script(line: &[u8]) -> bool {
    let text = std::str::from_utf8(line).unwrap_or_default();
    let word = text.trim_start_matches(|c: char| c == '{' || c.is_ascii_whitespace()).strip_prefix('"');
    word.is_some_and(|word| WORDS.iter().any(|w| word.strip_prefix(w).is_some_and(|rest| rest.starts_with('"'))))
}

/// Reads a line of a script. Its place names the line already, and the words about the history are allowed, too.
fn parse_line<T: DeserializeOwned>(place: &str, line: &[u8]) -> Result<T, Fault> {
    parse_json(place, line).map_err(|fault| match fault {
        Fault::Input { place: at, problem } => {
            let mut problem = problem.replace(" at line 1 column ", ", column ");
            if at == place {
                let words = WORDS.map(|w| format!("`{w}`")).join(", ");
                problem = problem.replace("expected one of `answer`", &format!("expected one of {words}, `answer`"));
            }
            Fault::Input { place: at, problem }
        }
        other => other,
    })
}

/// What nobody is asked for: what the app rolls and draws, and what is said for whoever is away from the table.
fn unasked(session: &Session) -> Option<Command> {
    let answer = oracle::unasked(session).map(|answer| Command::Table(table::Command::Answer(answer)));
    answer.or_else(|| absent::next(session))
}
