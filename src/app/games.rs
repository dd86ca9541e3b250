//! Games come onto the table: opened, rescued, begun; and none is put away that would be lost.

use crate::app::presets;
use crate::app::route::Route;
use crate::app::screen::quick;
use crate::app::state::App;
use crate::app::table::lesson::kind::Lesson;
use crate::app::table::lesson::occasion::Course;
use crate::app::table::lesson::step::Step;
use crate::app::table::{Keeping, Table};
use crate::catalog;
use crate::play::daily::Day;
use crate::play::dice::{Said, Secret};
use crate::play::narrate::faults;
use crate::play::{Session, first};
use crate::rules::seat::Sex;
use crate::rules::setup::{Setup, SetupFault};
use crate::store::game_file::{self, GameFile, Opened};
use crate::store::home::Home;
use crate::store::library::new_path;
use crate::store::rescue::{self, Offer};
use crate::store::{StoreError, secrets};
use std::path::Path;

impl App {
    /// The game on the table, or another one put there.
    pub fn lay_out(&mut self, session: Session, keeping: Keeping) {
        let table = Table::new(&self.shell, session, keeping);
        self.put(table);
    }

    fn put(&mut self, mut table: Table) {
        self.shell.words.speak_of(Some(&table.game().system));
        if table.hot.is_some() {
            self.shell.read_hall();
        }
        if table.hot.is_some() && first::is(table.session.header()) && table.end.is_none() {
            table.lesson = Some(Lesson::Game(Course::of(table.game())));
        }
        table.settle(&mut self.shell, false);
        table.remind_at_once(&mut self.shell);
        table.drive(&mut self.shell);
        table.keep_titles(&mut self.shell);
        table.take_up_draft(&self.shell);
        self.table = Some(table);
        self.go(Route::Table);
    }

    /// Opens a saved game.
    pub fn open(&mut self, path: &Path) {
        let backups = self.shell.home.as_ref().map(Home::backups);
        if self.settled() {
            // A game opened once more is not in its own way.
            self.table = None;
            self.show(path, game_file::open(path, catalog::books(), backups.as_deref()));
        }
    }

    /// Whether there is no game under way that would be lost. If there is, the table is told first.
    pub(super) fn settled(&mut self) -> bool {
        let settled = self.table.as_mut().is_none_or(|table| table.settled(&mut self.shell));
        if !settled {
            self.route = Route::Table;
        }
        settled
    }

    /// Brings back what copies say of a damaged game, and opens it.
    pub(super) fn rescue(&mut self, path: &Path) {
        let backups = self.shell.home.as_ref().map(Home::backups);
        match rescue::take(path, backups.as_deref()) {
            Ok(kept) => {
                self.home.offer = None;
                self.open(path);
                let words = &self.shell.words;
                let text = match kept {
                    Some(kept) => words.with("home-rescued", &[("kept", kept.display().to_string().into())]),
                    None => words.get("home-rescued-whole"),
                };
                self.shell.say(text);
            }
            Err(fault) => self.shell.complain(&fault),
        }
    }

    /// What copies say of a damaged game that was opened, or could not be.
    fn offer(&self, path: &Path, opened: &Result<Opened, StoreError>) -> Option<Offer> {
        let damaged = match opened {
            Ok(opened) => opened.file.is_some() && opened.recovered.is_some(),
            Err(fault) => matches!(fault, StoreError::Unreadable { .. }),
        };
        let backups = self.shell.home.as_ref().map(Home::backups);
        damaged.then(|| rescue::find(path, backups.as_deref())).flatten()
    }

    /// Lays out a game that was opened, or says why it was not; where copies of a damaged one say more, asks first.
    pub(super) fn show(&mut self, path: &Path, opened: Result<Opened, StoreError>) {
        if let Some(offer) = self.offer(path, &opened) {
            drop(opened);
            self.go(Route::Home);
            self.home.offer = Some(offer);
            return;
        }
        match opened {
            Ok(opened) => {
                let keeping = match (opened.file, opened.why_not) {
                    (Some(file), _) => Keeping::File(file),
                    (None, None | Some(StoreError::Locked { .. })) => Keeping::LookOnly,
                    // A disk that takes nothing: the table can go on, and be written somewhere else.
                    (None, Some(fault)) => Keeping::Failed { reason: fault.say(&self.shell.words) },
                };
                self.lay_out(opened.session, keeping);
                self.table.iter_mut().filter_map(|table| table.hot.as_mut()).for_each(|hot| hot.rests = true);
                if let (Some(table), Some(recovered)) = (&mut self.table, opened.recovered) {
                    let kept = recovered.kept.map(|p| p.display().to_string()).unwrap_or_default();
                    let args = [("lines", recovered.lost_lines.into()), ("kept", kept.into())];
                    table.notice = Some(self.shell.words.with("table-recovered", &args));
                }
            }
            Err(fault) => {
                self.shell.complain(&fault);
                self.go(Route::Home);
            }
        }
    }

    /// Begins the first lesson: a game that is kept nowhere, at the real table.
    pub(super) fn learn(&mut self) {
        if !self.settled() {
            return;
        }
        let mut table = Table::new(&self.shell, presets::lesson(), Keeping::Memory);
        table.lesson = Some(Lesson::Turn(Step::Explore));
        self.put(table);
        self.shell.settings.learned = true;
        self.shell.save_settings();
    }

    /// Begins a game.
    pub(super) fn begin(&mut self, setup: Setup, dice: Option<(Secret, Said)>) {
        if !self.settled() {
            return;
        }
        let setup = quick::open_to_all(setup);
        // The next table with a box does not begin from one without.
        *self.shell.settings.last(setup.components.cards) = Some(setup.clone());
        self.shell.save_settings();
        let at = self.shell.clock.now();
        let rolls = setup.components.any_in_app();
        // Where no screen has shown the seal, the table does.
        let unseen = dice.is_none();
        let dice = dice.or_else(|| Some((self.shell.clock.secret(0)?, Said::new()))).filter(|_| rolls);
        let secret = dice.as_ref().map(|(secret, _)| secret.clone());
        let book = catalog::books().find(&setup.system).cloned().unwrap_or_else(|_| self.shell.book.clone());
        let book = catalog::mixed::of_table(&book, &setup.rulings);
        let begun = match dice {
            Some(dice) => Session::sealed(book, setup, "", dice, at),
            None => Session::unsealed(book, setup, "", at),
        };
        self.sit_down(begun, secret, unseen);
    }

    /// Begins the dungeon of a day: its dice follow from the date. What the next table begins from stays as it was.
    pub(super) fn begin_daily(&mut self, day: Day) {
        if self.settled() {
            let at = self.shell.clock.now();
            self.sit_down(Session::begin(self.shell.book.clone(), day.setup(), "", day.seed(), at), None, false);
        }
    }

    /// Begins the first game in the app, the one that teaches.
    pub(super) fn begin_first(&mut self, name: &str, sex: Option<Sex>) {
        if self.settled() {
            let at = self.shell.clock.now();
            let setup = first::played_by(name, sex);
            self.sit_down(Session::begin(self.shell.book.clone(), setup, "", first::seed(), at), None, false);
        }
    }

    /// A game that has begun is kept and laid out; its seal is shown where no screen has.
    fn sit_down(&mut self, begun: Result<(Session, Vec<u8>), SetupFault>, secret: Option<Secret>, unseen: bool) {
        let (session, header) = match begun {
            Ok(begun) => begun,
            Err(fault) => return self.shell.say(faults::setup(&self.shell.words, &fault)),
        };
        let keeping = match self.shell.home.clone() {
            None => Keeping::Memory,
            Some(home) => {
                let path = new_path(&home, &self.shell.clock.day());
                // The secret first: before anything follows from it.
                let unkept = path.as_ref().ok().zip(secret).and_then(|(path, s)| secrets::keep(&home, &s, path).err());
                if let Some(why) = unkept {
                    let text = self.shell.words.with("dice-unkept", &[("what", why.say(&self.shell.words).into())]);
                    self.shell.say(text);
                }
                match path.and_then(|path| GameFile::create(&path, &header)) {
                    Ok(mut file) => {
                        file.copy_to(&home.backups());
                        Keeping::File(file)
                    }
                    Err(fault) => Keeping::Failed { reason: fault.say(&self.shell.words) },
                }
            }
        };
        let mut table = Table::new(&self.shell, session, keeping);
        if unseen {
            table.show_seal(&self.shell, false);
        }
        self.put(table);
    }
}
