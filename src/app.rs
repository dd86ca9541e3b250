//! The window. The root is a router: each screen owns its state, messages and actions; only the root holds the
//! running game, and only commands change it.

pub mod aloud;
pub mod awake;
mod early;
pub mod errand;
mod frame;
mod games;
pub mod hat;
#[cfg(all(target_family = "wasm", feature = "web"))]
mod heard;
#[cfg(feature = "phones")]
mod heeding;
pub mod house;
pub mod icon;
mod kept;
pub mod keys;
pub mod look;
pub mod map;
pub mod message;
pub mod motion;
pub mod page;
mod paged;
#[cfg(feature = "phones")]
pub mod phones;
pub mod place;
pub mod presets;
pub mod renderer;
pub mod route;
pub mod screen;
pub mod shell;
pub mod sound;
mod start;
pub mod state;
pub mod table;
pub mod thrown;
#[cfg(all(target_family = "wasm", feature = "web"))]
pub mod web;
pub mod widget;

pub use frame::{APP_ID, program};
pub use message::Message;
pub use route::Route;
pub use start::run;
pub use state::App;

use crate::app::aloud::reader::Reader;
use crate::app::awake::Awake;
use crate::app::early::Early;
use crate::app::errand::Errand;
use crate::app::kept::Kept;
use crate::app::renderer::Trial;
use crate::app::screen::names::name_field;
use crate::app::screen::{daily, hall, home, journal, library, lookup, odds, quick, settings, setup};
use crate::app::shell::{Clock, Shell};
use crate::app::table::Table;
use crate::app::widget::margins::margins;
use crate::app::widget::ring::Goes;
use crate::app::widget::swipe::swipe;
use crate::app::widget::turned::turned;
use crate::catalog::ledger::Row;
use crate::catalog::words::Words;
use crate::rules::setup::Setup;
use crate::rules::table::Place;
use crate::store::game_file::{self};
use crate::store::home::Home;
use crate::store::settings::Settings;
use iced::widget::operation::focus;
use iced::{Element, Task, window};
use std::path::Path;

impl App {
    /// The app of a home, with a game at once if one is being opened.
    fn at(home: Home, game: Option<&Early>, trial: Option<Trial>) -> App {
        let mut app = App { trial, ..App::with(Shell::at(home)) };
        match game {
            Some(game) => app.show(game.path(), game.take()),
            None => app.go(Route::Home),
        }
        app
    }

    /// The app with a shell, at home.
    pub fn with(shell: Shell) -> App {
        App {
            setup: setup::State::new(&shell),
            quick: quick::State::new(&shell),
            daily: daily::State::default(),
            shell,
            route: Route::Home,
            table: None,
            home: home::State::default(),
            journal: journal::State::default(),
            library: library::State::default(),
            lookup: lookup::State::default(),
            odds: odds::State::default(),
            awake: Awake::default(),
            reader: Reader::default(),
            kept: Kept::default(),
            trial: None,
            full: false,
        }
    }

    /// Speaks with these words from now on: what was told already is told anew.
    pub fn speak(&mut self, words: Words) {
        self.shell.speak(words);
        self.shell.toast = None;
        if let Some(table) = &mut self.table {
            self.shell.words.speak_of(Some(&table.game().system));
            table.tell_anew(&self.shell);
        }
    }

    /// An app that keeps nothing, for tests and pictures.
    pub fn in_memory(clock: Clock) -> App {
        App::with(Shell::in_memory(Settings::default(), clock))
    }

    /// What is being set up.
    pub fn set_up(&self) -> &Setup {
        &self.setup.setup
    }

    /// Goes to the rules, straight to one of them if it is named.
    pub fn consult(&mut self, rule: Option<&'static Row>) {
        let system = self.table.as_ref().map(|table| table.game().system.to_string());
        self.lookup.enter(&self.shell, self.route, rule, system.as_deref());
        self.route = Route::Rules;
    }

    /// Goes to a screen.
    pub fn go(&mut self, route: Route) {
        // What was said at the table stays there.
        if self.route == Route::Table && route != Route::Table {
            self.shell.toast = None;
        }
        if route == Route::Rules {
            return self.consult(None);
        }
        self.route = match route {
            Route::Table | Route::Journal if self.table.is_none() => Route::Home,
            route => route,
        };
        match self.route {
            Route::Home => {
                if !self.settled() {
                    return;
                }
                // Leaving the table for home closes its file, so that another window can have it.
                self.table = None;
                self.home.refresh(&mut self.shell);
            }
            Route::Setup => self.setup = setup::State::new(&self.shell),
            Route::Quick => self.quick = quick::State::new(&self.shell),
            Route::Journal => {
                self.journal =
                    self.table.as_ref().map(|t| journal::State::of(&self.shell, t, &self.journal)).unwrap_or_default();
            }
            Route::Daily => self.daily.refresh(&mut self.shell),
            Route::Hall => self.shell.read_hall(),
            Route::Library => self.library.opened(&self.shell),
            Route::Table | Route::Rules | Route::Odds | Route::Settings => {}
        }
        self.awake.set(self.table.is_some(), &self.shell.words);
    }

    /// Whether the screen is asked to stay awake.
    pub fn stays_awake(&self) -> bool {
        self.awake.is_wanted()
    }

    /// Takes a message.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        let asks = |app: &App| app.route == Route::Table && app.table.as_ref().is_some_and(Table::asks_for_letters);
        let looks = |app: &App| app.route == Route::Rules && app.lookup.is_list();
        let names = |app: &App| app.route == Route::Home && app.home.naming.is_some();
        let (asked, looked, named) = (asks(self), looks(self), names(self));
        let told = matches!(message, Message::Read(_));
        // Whoever touches another game's rules goes on writing.
        let turned = matches!(message, Message::Lookup(lookup::Message::Game(_))) && !self.kept.is_somewhere();
        let stays = self.kept.stays(&message);
        let read = |table: &Table| matches!(&message, Message::Touch(touch) if table.is_read_on(touch));
        let again = self.table.as_ref().is_some_and(read);
        let reading = |app: &App| app.table.as_ref().and_then(|table| Some(table.hot.as_ref()?.reading()));
        let before = reading(self);
        let task = self.take(message);
        self.keep_set_up();
        self.shell.words.speak_of(self.table.as_ref().map(|table| &*table.game().system));
        if let Some(table) = &mut self.table {
            table.keep_titles(&mut self.shell);
        }
        self.shell.page.serve();
        #[cfg(feature = "phones")]
        self.show_phones();
        let copies = self.shell.copied.take().map_or_else(Task::none, iced::clipboard::write);
        let task = Task::batch([task, copies, self.fill()]);
        // A keyboard, where there is one, writes into the field at once.
        let task = match (!asked && asks(self), (!looked || turned) && looks(self), !named && names(self)) {
            (true, _, _) => Task::batch([task, focus("letters")]),
            (_, true, _) => Task::batch([task, focus("lookup")]),
            (_, _, true) => Task::batch([task, focus(home::naming::FIELD)]),
            _ => task,
        };
        // Whoever plays a card by the keyboard that goes on one of several is where it is said on which.
        let ways = again && self.kept.is_somewhere() && self.table.as_ref().is_some_and(Table::reads_a_card);
        let now = reading(self);
        let leads = self.kept.leads(before.clone(), now.clone());
        let task = match (ways, leads) {
            (true, _) => task.chain(self.kept.goes(Goes::To(&["choose "]))),
            (false, Some(goes)) => task.chain(self.kept.goes(goes)),
            (false, None) if stays && !self.kept.is_moving() => task.chain(self.kept.hold()),
            (false, None) => task,
        };
        self.kept.is_offered(before, now);
        // Whoever reads the screen is told what has come of it, and not that it was told; also whoever has only just come.
        if self.reader.listens() && !told { task.chain(self.read(None)) } else { task }
    }

    /// A browser loads its page anew whenever it likes: what is being set up is there again.
    fn keep_set_up(&mut self) {
        if !self.shell.page.is_there {
            return;
        }
        let (place, setup) = match self.route {
            Route::Setup if self.setup.setup.components.cards == Place::Table => {
                (Place::Table, self.setup.setup.clone())
            }
            Route::Quick => (Place::App, self.quick.agreed()),
            _ => return,
        };
        let last = self.shell.settings.last(place);
        if last.as_ref() != Some(&setup) {
            *last = Some(setup);
            self.shell.save_settings();
        }
    }

    /// Does what a screen asks for.
    pub fn run(&mut self, errand: Errand) {
        match errand {
            Errand::Speak => self.speak(Words::load(&self.shell.settings.locale)),
            Errand::None => {}
            Errand::Go(route) => self.go(route),
            Errand::Back => self.back(),
            Errand::Return(route) => self.route = route,
            Errand::Fix(point) => {
                self.go(Route::Journal);
                if let Some(table) = &self.table {
                    self.journal.fixes(&self.shell, table, point);
                }
            }
            Errand::Consult(rule) => self.consult(Some(rule)),
            Errand::Manual => {
                self.lookup.enter_manual(self.route);
                self.route = Route::Rules;
            }
            Errand::Open(path) => self.open(&path),
            Errand::Rescue(path) => self.rescue(&path),
            Errand::Learn => self.learn(),
            Errand::First(name, sex) => self.begin_first(&name, sex),
            Errand::Daily(day) => self.begin_daily(day),
            Errand::Begin(setup, dice) => self.begin(*setup, dice),
        }
    }

    /// A name is entered: the next is written, and after the last one nothing.
    fn named(&mut self, seat: usize) -> Task<Message> {
        let setup = if self.route == Route::Quick { &self.quick.setup } else { &self.setup.setup };
        let next = setup.seats.iter().enumerate().skip(seat + 1).find(|(_, seat)| seat.bot.is_none());
        match next.map(|(next, _)| next) {
            Some(next) => self.kept.lets_go().chain(focus(name_field(next))),
            None => self.kept.leaves(),
        }
    }

    /// Time has passed for a claim; whoever looks something up has theirs once they are back.
    fn ticks(&mut self) {
        self.shell.forgets();
        match (&mut self.table, self.route) {
            (Some(table), Route::Table) => table.claim_counts(&mut self.shell),
            (Some(table), _) => table.claim_waits(&self.shell),
            (None, _) => {}
        }
    }

    fn take(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Go(route) => self.go(route),
            Message::Home(message) => {
                let errand = self.home.update(&mut self.shell, message);
                self.run(errand);
            }
            Message::Setup(setup::Message::Named(seat)) | Message::Quick(quick::Message::Named(seat)) => {
                return self.named(seat);
            }
            Message::Setup(message) => {
                let errand = self.setup.update(&mut self.shell, message);
                self.run(errand);
            }
            Message::Quick(message) => {
                let errand = self.quick.update(&mut self.shell, message);
                self.run(errand);
            }
            Message::Table(message) => {
                if let Some(table) = &mut self.table {
                    let errand = table.update(&mut self.shell, message);
                    self.run(errand);
                }
            }
            Message::Touch(message) => {
                if let Some(table) = &mut self.table {
                    let errand = table.touch(&mut self.shell, message);
                    self.run(errand);
                }
            }
            Message::Journal(message) => {
                if let Some(table) = &mut self.table {
                    let errand = self.journal.update(&mut self.shell, table, message);
                    self.run(errand);
                }
            }
            Message::Daily(message) => {
                let errand = self.daily.update(&mut self.shell, &message);
                self.run(errand);
            }
            #[cfg(feature = "phones")]
            Message::Phones(heard) => self.hear(heard),
            Message::Hall(message) => self.run(hall::update(&message)),
            Message::Library(message) => {
                let errand = self.library.update(&mut self.shell, message);
                self.run(errand);
            }
            Message::Lookup(message) => {
                let errand = self.lookup.update(&mut self.shell, message);
                self.run(errand);
            }
            Message::Odds(message) => {
                let errand = self.odds.update(message);
                self.run(errand);
            }
            Message::Settings(message) => {
                let errand = settings::update(&mut self.shell, message);
                self.run(errand);
            }
            // Seen by being drawn again.
            Message::Tick => self.ticks(),
            Message::Page(said) => return self.said(said),
            Message::Drawn => self.trial = self.trial.take().and_then(|mut trial| (!trial.draws()).then_some(trial)),
            // Whoever closes the window learns first what is not saved; who closes it again does not want to know.
            Message::Close(window) => {
                self.shell.save_settings();
                if self.settled() {
                    return window::close(window);
                }
            }
            Message::Unsaved => {}
            Message::Asked(_) | Message::Read(_) | Message::Focused(_) | Message::Ringed(_) | Message::Points(_) => {
                return self.reads_out(message);
            }
            Message::Dense(_) | Message::Opened(_) | Message::Screen(..) | Message::Resized(_) | Message::Moved(_) => {
                return self.placing(message);
            }
            Message::Key(event) => return keys::press(self, &event),
            Message::Dropped(path) => self.drops(&path),
        }
        Task::none()
    }

    /// A file was dropped: a game, or something for the Box.
    fn drops(&mut self, path: &Path) {
        match path.extension().is_some_and(|e| e == game_file::ENDING) {
            true => self.open(path),
            false => library::import(&mut self.shell, path),
        }
    }

    /// Back to the table if there is one, else home.
    fn back(&mut self) {
        self.go(screen::back_to(self.table.is_some()));
    }

    /// The screen as it is, for whoever looks at it.
    pub fn view(&self) -> Element<'_, Message> {
        let (look, far) = (self.shell.look, self.shell.density * self.scale());
        let screen = margins(swipe(self.screen()).gliding(self.shell.moves()));
        turned(screen, if self.shell.settings.turned { 2 } else { 0 }, far, look.ground)
            .drawn(|| self.drawn())
            .writes(page::writes)
            .into()
    }

    /// A picture of the app is drawn.
    pub fn drawn(&self) {
        page::drawn();
        if let Some(table) = self.table.as_ref().filter(|_| self.route == Route::Table) {
            table.drawn(self.shell.clock.now());
        }
        if self.route == Route::Journal {
            self.journal.drawn(self.shell.clock.now());
        }
    }

    fn screen(&self) -> Element<'_, Message> {
        match (self.route, &self.table) {
            (Route::Table, Some(table)) => table::view::view(table, &self.shell).map(Message::Touch),
            (Route::Journal, Some(table)) => journal::view(&self.journal, &self.shell, table).map(Message::Journal),
            (Route::Setup, _) => setup::view(&self.setup, &self.shell).map(Message::Setup),
            (Route::Quick, _) => quick::view(&self.quick, &self.shell).map(Message::Quick),
            (Route::Daily, _) => daily::view(&self.daily, &self.shell).map(Message::Daily),
            (Route::Hall, _) => hall::view(&self.shell).map(Message::Hall),
            (Route::Library, _) => library::view(&self.library, &self.shell).map(Message::Library),
            (Route::Rules, table) => {
                let game = table.as_ref().map(Table::game);
                lookup::view(&self.lookup, &self.shell, game).map(Message::Lookup)
            }
            (Route::Odds, _) => odds::view(&self.odds, &self.shell).map(Message::Odds),
            (Route::Settings, _) => settings::view(&self.shell).map(Message::Settings),
            (Route::Home | Route::Table | Route::Journal, _) => home::view(&self.home, &self.shell).map(Message::Home),
        }
    }
}
