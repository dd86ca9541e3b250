//! What all screens share: words, looks, settings, the Box, the clock, sound; and what is said to the table in passing.

use crate::app::look::Look;
use crate::app::motion::Calm;
use crate::app::page::{Ask, Page};
#[cfg(feature = "phones")]
use crate::app::phones::Phones;
use crate::app::place;
use crate::app::sound::{Cue, Sound};
use crate::catalog;
use crate::catalog::boxed::{Lesson, OwnersBox};
use crate::catalog::words::Words;
use crate::catalog::{locale, pack};
use crate::play::chance::Pool;
use crate::play::dice::Secret;
use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::command::Command;
use crate::rules::ids::Colour;
use crate::store::box_file::BoxFile;
use crate::store::hall::{self, Finished, Hall};
use crate::store::home::Home;
use crate::store::settings::Settings;
use crate::store::{StoreError, is_there, secrets};
use chrono::{Datelike as _, Local, TimeZone as _};
use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Where the time comes from; tests bring their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// The system's.
    System,
    /// Always the same, in milliseconds since 1970.
    Fixed(i64),
}

impl Clock {
    /// Now, in milliseconds since 1970.
    pub fn now(self) -> i64 {
        match self {
            #[cfg(not(target_family = "wasm"))]
            Clock::System => millis(SystemTime::now()),
            // A browser's clock never says more than it can be asked.
            #[cfg(target_family = "wasm")]
            Clock::System => chrono::Utc::now().timestamp_millis(),
            Clock::Fixed(at) => at,
        }
    }

    /// A secret for the dice of a game: from the system; with a fixed clock always the same for the same number.
    pub fn secret(self, number: u32) -> Option<Secret> {
        match self {
            Clock::System => secrets::random(),
            Clock::Fixed(at) => {
                let bits = xxhash_rust::xxh3::xxh3_128_with_seed(&at.to_le_bytes(), number.into());
                Some(Secret::new(bits.to_be_bytes()))
            }
        }
    }

    /// Today, as `2026-11-20`; by a clock that is beyond all calendars, as good as a name.
    pub fn day(self) -> String {
        let day = self.format(self.now(), "%Y-%m-%d");
        if day.is_empty() { "undated".to_owned() } else { day }
    }

    /// The year, the month and the day of a time, as people count them here.
    pub fn date(self, at: i64) -> Option<(i32, u32, u32)> {
        let day = match self {
            Clock::System => Local.timestamp_millis_opt(at).single().map(|t| t.date_naive()),
            Clock::Fixed(_) => chrono::Utc.timestamp_millis_opt(at).single().map(|t| t.date_naive()),
        };
        day.map(|day| (day.year(), day.month(), day.day()))
    }

    /// A time as people write it here.
    pub fn format(self, at: i64, form: &str) -> String {
        match self {
            Clock::System => Local.timestamp_millis_opt(at).single().map(|t| t.format(form).to_string()),
            Clock::Fixed(_) => chrono::Utc.timestamp_millis_opt(at).single().map(|t| t.format(form).to_string()),
        }
        .unwrap_or_default()
    }
}

/// A time in milliseconds since 1970, whatever the clock says: before that, too, and never so far off that times could
/// not be counted together.
pub fn millis(at: SystemTime) -> i64 {
    const FAR: i64 = i64::MAX / 4;
    let since = |span: Duration| i64::try_from(span.as_millis()).map_or(FAR, |ms| ms.min(FAR));
    match at.duration_since(UNIX_EPOCH) {
        Ok(after) => since(after),
        Err(before) => -since(before.duration()),
    }
}

/// How long a word is read that goes by itself, in milliseconds.
const REMARK: i64 = 6_000;

/// Something said in passing.
#[derive(Clone, Debug, PartialEq)]
pub struct Toast {
    /// What.
    pub text: String,
    /// What would do instead, if anything.
    pub instead: Option<String>,
    /// By which rules.
    pub cites: Cites,
    /// The commands that put it right against the rules, the last one what was wanted; none if nothing does.
    pub anyway: Vec<Command>,
    /// When it goes by itself, in milliseconds since 1970: what is a word and no more. None of the rest does.
    pub until: Option<i64>,
}

/// What all screens share.
#[derive(Debug)]
pub struct Shell {
    /// Texts.
    pub words: Words,
    /// The app's memory.
    pub settings: Settings,
    /// Colours.
    pub look: Look,
    /// Physical pixels for each logical one, before anything is drawn larger or smaller.
    pub density: f32,
    /// Where everything is kept; none in tests and pictures, which keep nothing.
    pub home: Option<Home>,
    /// The book.
    pub book: Arc<Book>,
    /// The Box on disk, if it could be opened.
    box_file: Option<BoxFile>,
    /// The Box of tests and pictures.
    box_in_memory: OwnersBox,
    /// The titles of everybody, as they were read last.
    pub hall: Hall,
    /// Whether nobody has finished a game here: whoever may react has twice the time.
    pub newcomers: bool,
    /// The page around the window, in a browser.
    pub page: Page,
    /// Whether fingers do it all, as far as is known: then no keys are spoken of.
    pub by_finger: bool,
    /// What is about to be copied, to be pasted elsewhere.
    pub copied: Option<String>,
    /// Phones that hold hands.
    #[cfg(feature = "phones")]
    pub phones: Phones,
    /// Letters of the six colours.
    pub letters: [String; 6],
    /// The clock.
    pub clock: Clock,
    /// Sounds.
    pub sound: Sound,
    /// What is said in passing.
    pub toast: Option<Toast>,
    /// How long a step of the app is to be seen, in milliseconds; 0 where nobody watches.
    pub pace: i64,
    /// Whether this system asks for less motion.
    pub calm: Calm,
}

impl Shell {
    /// How large everything on the table is drawn: in table mode as large as it gets.
    pub fn table_scale(&self) -> f32 {
        if self.settings.far { self.settings.scale.min(1.0) * place::FAR } else { self.scale() }
    }

    /// How large everything is drawn: as it is wanted, as far as the window has room for it.
    pub fn scale(&self) -> f32 {
        let size = self.settings.window.map_or(place::BORN, |placed| placed.size.into());
        place::scale(self.settings.scale, size)
    }

    /// Whether it is drawn on a telephone held upright: nothing has room beside anything that needs some.
    pub fn is_held(&self) -> bool {
        let size = self.settings.window.map_or(place::BORN, |placed| placed.size.into());
        size.width < size.height && size.width / self.scale() < place::HELD
    }

    /// The shell of a home, with the owner's settings and Box.
    pub fn at(home: Home) -> Shell {
        let (mut settings, odd) = Settings::load(&home.settings());
        // Until somebody has chosen, the system's language.
        if matches!(is_there(&home.settings()), Ok(false)) {
            locale::first(sys_locale::get_locales()).clone_into(&mut settings.locale);
        }
        let sound = if settings.sound { Sound::start() } else { Sound::off() };
        let mut shell = Shell::bare(settings, Clock::System, sound);
        shell.pace = shell.settings.beat();
        shell.calm = Calm::ask();
        match BoxFile::open(&home.box_file(), Some(&home.backups())) {
            Ok(file) => {
                if let Some(kept) = &file.damaged {
                    let kept = kept.display().to_string();
                    shell.say(shell.words.with("box-recovered", &[("kept", kept.into())]));
                }
                shell.box_file = Some(file);
            }
            Err(fault) => {
                let text = match &fault {
                    // That another tab writes is a sentence of its own, and about no file.
                    StoreError::Io { source, .. } if source.kind() == ErrorKind::ResourceBusy => source.to_string(),
                    fault => shell.words.with("box-unreadable", &[("what", fault.say(&shell.words).into())]),
                };
                shell.say(text);
            }
        }
        if let Some(kept) = odd {
            let kept = kept.display().to_string();
            shell.say(shell.words.with("settings-odd", &[("kept", kept.into())]));
        }
        #[cfg(feature = "phones")]
        shell.phones.wait_for(&home, shell.clock.now());
        shell.home = Some(home);
        shell
    }

    /// A shell that keeps nothing.
    pub fn in_memory(settings: Settings, clock: Clock) -> Shell {
        Shell::bare(settings, clock, Sound::off())
    }

    fn bare(settings: Settings, clock: Clock, sound: Sound) -> Shell {
        let words = Words::load(&settings.locale);
        let letters = letters(&words);
        Shell {
            look: Look::of(settings.looks),
            words,
            settings,
            density: 1.0,
            home: None,
            book: catalog::book(),
            box_file: None,
            box_in_memory: OwnersBox::default(),
            hall: Hall::default(),
            newcomers: false,
            page: Page::default(),
            by_finger: false,
            copied: None,
            #[cfg(feature = "phones")]
            phones: Phones::default(),
            letters,
            clock,
            sound,
            toast: None,
            pace: 0,
            calm: Calm::always(),
        }
    }

    /// Whether what changes is seen to move: as people chose, or as the system asks.
    pub fn moves(&self) -> bool {
        self.settings.motion.unwrap_or_else(|| !self.calm.is_wanted())
    }

    /// Speaks with these words from now on.
    pub(super) fn speak(&mut self, words: Words) {
        self.letters = letters(&words);
        self.words = words;
    }

    /// Says something in passing.
    pub fn say(&mut self, text: String) {
        self.toast = Some(Toast { text, instead: None, cites: Cites::NONE, anyway: Vec::new(), until: None });
    }

    /// Says a word that goes by itself.
    pub fn remark(&mut self, text: String) {
        let until = Some(self.clock.now() + REMARK);
        self.toast = Some(Toast { text, instead: None, cites: Cites::NONE, anyway: Vec::new(), until });
    }

    /// Whether a word lies there that goes by itself.
    pub fn remarks(&self) -> bool {
        self.toast.as_ref().is_some_and(|toast| toast.until.is_some())
    }

    /// A word that has been read goes.
    pub fn forgets(&mut self) {
        let now = self.clock.now();
        self.toast.take_if(|toast| toast.until.is_some_and(|until| now >= until));
    }

    /// Whether the phone of a seat has gone quiet.
    pub fn is_quiet(&self, seat: Colour) -> bool {
        #[cfg(feature = "phones")]
        let quiet = self.phones.is_quiet(seat);
        #[cfg(not(feature = "phones"))]
        let quiet = {
            let _ = seat;
            false
        };
        quiet
    }

    /// Whether hands of this game were on phones that have not found back to it.
    pub fn misses_phones(&self) -> bool {
        #[cfg(feature = "phones")]
        let misses = self.phones.are_astray();
        #[cfg(not(feature = "phones"))]
        let misses = false;
        misses
    }

    /// Says in passing what went wrong with a file.
    pub fn complain(&mut self, fault: &StoreError) {
        self.say(fault.say(&self.words));
    }

    /// What the owner's set has shown.
    pub fn owners_box(&self) -> &OwnersBox {
        self.box_file.as_ref().map_or(&self.box_in_memory, BoxFile::contents)
    }

    /// Puts something into the Box.
    pub fn learn(&mut self, lesson: Lesson) {
        self.learn_all(&[lesson]);
    }

    /// Puts many things into the Box in one go.
    pub fn learn_all(&mut self, lessons: &[Lesson]) {
        let at = self.clock.now();
        let Some(file) = &mut self.box_file else {
            for lesson in lessons {
                self.box_in_memory.learn(lesson.clone());
            }
            return;
        };
        if let Err(fault) = file.learn(lessons, at) {
            let text = self.words.with("box-not-written", &[("what", fault.say(&self.words).into())]);
            self.say(text);
        }
    }

    /// Takes a changed setting over: looks follow at once, the file when it can be written.
    pub fn apply_settings(&mut self) {
        self.look = Look::of(self.settings.looks);
        if self.home.is_some() {
            self.pace = self.settings.beat();
        }
        if self.sound.is_on() != self.settings.sound {
            self.sound = if self.settings.sound { Sound::start() } else { Sound::off() };
        }
        self.save_settings();
    }

    /// Copies a text, to be pasted elsewhere.
    pub fn copy(&mut self, text: String) {
        self.copied = Some(text);
        self.say(self.words.get("daily-copied"));
    }

    /// Gives a file to the page, which puts it where the browser keeps what is downloaded.
    pub fn give(&mut self, name: String, bytes: Vec<u8>) {
        self.say(self.words.with("home-given", &[("file", name.clone().into())]));
        self.page.asked.push(Ask::Give { name, bytes });
    }

    /// Reads the titles of everybody anew: another window may have ended a game.
    pub fn read_hall(&mut self) {
        let Some(home) = &self.home else { return };
        let read = hall::read(home);
        self.take_hall(read);
    }

    /// A game is over, and what everybody has earned is kept.
    pub fn finish(&mut self, game: Finished) {
        let Some(home) = &self.home else { return self.hall.enter(game) };
        let kept = hall::enter(home, game);
        self.take_hall(kept);
    }

    /// A game that was over goes on after all: nobody has earned anything in it yet.
    pub fn unfinish(&mut self, game: &str) {
        if self.hall.game(game).is_none() {
            return;
        }
        let Some(home) = &self.home else { return self.hall.leave(game) };
        let kept = hall::leave(home, game);
        self.take_hall(kept);
    }

    fn take_hall(&mut self, read: Result<(Hall, Option<PathBuf>), StoreError>) {
        match read {
            Ok((hall, odd)) => {
                self.newcomers = hall.games.is_empty();
                self.hall = hall;
                if let Some(kept) = odd {
                    let kept = kept.display().to_string();
                    self.say(self.words.with("hall-recovered", &[("kept", kept.into())]));
                }
            }
            Err(fault) => {
                let text = self.words.with("hall-unwritten", &[("what", fault.say(&self.words).into())]);
                self.say(text);
            }
        }
    }

    /// Writes the settings.
    pub fn save_settings(&mut self) {
        if let Some(home) = &self.home
            && let Err(fault) = self.settings.save(&home.settings())
        {
            self.complain(&fault);
        }
    }

    /// Plays a sound, unless it is off.
    pub fn play(&mut self, cue: Cue) {
        self.sound.play(cue, self.settings.volume);
    }

    /// What the app draws rooms and monsters from: the owner's Box, or while that is thin, the starter pack.
    pub fn pool(&self) -> Pool {
        let boxed = self.owners_box();
        let mut pool = Pool { tiles: boxed.rooms().cloned().collect(), monsters: boxed.monsters().cloned().collect() };
        let starter = pack::starter();
        if pool.tiles.len() < starter.rooms.len() {
            pool.tiles.extend(starter.tiles());
        }
        if pool.monsters.len() < starter.monsters.len() {
            pool.monsters.extend(starter.cards());
        }
        pool
    }
}

/// The letters of the six colours.
fn letters(words: &Words) -> [String; 6] {
    Colour::ALL.map(|c| words.get(&format!("letter-{}", c.name())))
}
