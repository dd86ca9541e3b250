//! The window. The root is a router: each screen owns its state, messages and actions; only the root holds the
//! running game, and only commands change it.

pub mod awake;
mod early;
pub mod icon;
pub mod keys;
pub mod look;
pub mod map;
pub mod message;
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
pub mod widget;

pub use message::Message;
pub use route::Route;
pub use start::run;
pub use state::App;

use crate::app::awake::Awake;
use crate::app::early::Early;
use crate::app::place::Fit;
use crate::app::renderer::Trial;
use crate::app::screen::{home, journal, library, lookup, odds, quick, settings, setup};
use crate::app::shell::{Clock, Shell};
use crate::app::table::{Keeping, Table, far};
use crate::app::widget::turned::turned;
use crate::catalog::ledger::Row;
use crate::play::Session;
use crate::play::dice::{Said, Secret};
use crate::rules::game::Place;
use crate::rules::setup::Setup;
use crate::store::StoreError;
use crate::store::game_file::{self, GameFile, Opened};
use crate::store::home::Home;
use crate::store::library::new_path;
use crate::store::rescue::{self, Offer};
use crate::store::secrets;
use crate::store::settings::{Placed, Settings};
use crate::store::writer::Failed;
use iced::futures::{Stream, StreamExt as _, stream};
use iced::widget::operation::focus;
use iced::{Element, Event, Size, Subscription, Task, Theme, event, time, window};
use std::path::Path;
use std::time::Duration;

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
            shell,
            route: Route::Home,
            table: None,
            home: home::State::default(),
            journal: journal::State::default(),
            library: library::State::default(),
            lookup: lookup::State::default(),
            odds: odds::start(),
            awake: Awake::default(),
            trial: None,
            density: 1.0,
        }
    }

    /// An app that keeps nothing, for tests and pictures.
    pub fn in_memory(clock: Clock) -> App {
        App::with(Shell::in_memory(Settings::default(), clock))
    }

    /// The game on the table, or another one put there.
    pub fn lay_out(&mut self, session: Session, keeping: Keeping) {
        let table = Table::new(&self.shell, session, keeping);
        self.put(table);
    }

    fn put(&mut self, mut table: Table) {
        table.settle(&mut self.shell, false);
        table.remind_at_once(&mut self.shell);
        table.drive(&mut self.shell);
        self.table = Some(table);
        self.go(Route::Table);
    }

    /// Goes to the rules, straight to one of them if it is named.
    pub fn consult(&mut self, rule: Option<&'static Row>) {
        self.lookup.enter(self.route, rule);
        self.route = Route::Rules;
    }

    /// Goes to a screen.
    pub fn go(&mut self, route: Route) {
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
                self.journal = self.table.as_ref().map(|t| journal::State::of(&self.shell, t)).unwrap_or_default();
            }
            Route::Library => self.library.refresh(&self.shell),
            Route::Table | Route::Rules | Route::Odds | Route::Settings => {}
        }
        self.awake.set(self.table.is_some());
    }

    /// Whether the screen is asked to stay awake.
    pub fn stays_awake(&self) -> bool {
        self.awake.is_wanted()
    }

    /// Opens a saved game.
    pub fn open(&mut self, path: &Path) {
        let backups = self.shell.home.as_ref().map(Home::backups);
        if self.settled() {
            // A game opened once more is not in its own way.
            self.table = None;
            self.show(path, game_file::open(path, self.shell.book.clone(), backups.as_deref()));
        }
    }

    /// Whether there is no game under way that would be lost. If there is, the table is told first.
    fn settled(&mut self) -> bool {
        let settled = self.table.as_mut().is_none_or(|table| table.settled(&mut self.shell));
        if !settled {
            self.route = Route::Table;
        }
        settled
    }

    /// Brings back what copies say of a damaged game, and opens it.
    fn rescue(&mut self, path: &Path) {
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
    fn show(&mut self, path: &Path, opened: Result<Opened, StoreError>) {
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
                    (None, Some(fault)) => Keeping::Failed { reason: fault.to_string() },
                };
                self.lay_out(opened.session, keeping);
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

    /// Begins a game.
    fn begin(&mut self, setup: Setup, dice: Option<(Secret, Said)>) {
        if !self.settled() {
            return;
        }
        let setup = quick::open_to_all(setup);
        // The next table with a box does not begin from one without.
        let last = match setup.components.cards {
            Place::App => &mut self.shell.settings.last_quick,
            Place::Table => &mut self.shell.settings.last_setup,
        };
        *last = Some(setup.clone());
        self.shell.save_settings();
        let at = self.shell.clock.now();
        let rolls = setup.components.any_in_app();
        // Where no screen has shown the seal, the table does.
        let unseen = dice.is_none();
        let dice = dice.or_else(|| Some((self.shell.clock.secret(0)?, Said::new()))).filter(|_| rolls);
        let secret = dice.as_ref().map(|(secret, _)| secret.clone());
        let begun = match dice {
            Some(dice) => Session::sealed(self.shell.book.clone(), setup, "", dice, at),
            None => Session::unsealed(self.shell.book.clone(), setup, "", at),
        };
        let (session, header) = match begun {
            Ok(begun) => begun,
            Err(fault) => return self.shell.say(fault.to_string()),
        };
        let keeping = match self.shell.home.clone() {
            None => Keeping::Memory,
            Some(home) => {
                let path = new_path(&home, &self.shell.clock.day());
                // The secret first: before anything follows from it.
                let unkept = path.as_ref().ok().zip(secret).and_then(|(path, s)| secrets::keep(&home, &s, path).err());
                if let Some(why) = unkept {
                    let text = self.shell.words.with("dice-unkept", &[("what", why.to_string().into())]);
                    self.shell.say(text);
                }
                match path.and_then(|path| GameFile::create(&path, &header)) {
                    Ok(mut file) => {
                        file.copy_to(&home.backups());
                        Keeping::File(file)
                    }
                    Err(fault) => Keeping::Failed { reason: fault.to_string() },
                }
            }
        };
        let mut table = Table::new(&self.shell, session, keeping);
        if unseen {
            table.show_seal(&self.shell, false);
        }
        self.put(table);
    }

    /// Takes a message.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        let asks = |app: &App| app.route == Route::Table && app.table.as_ref().is_some_and(Table::asks_for_letters);
        let looks = |app: &App| app.route == Route::Rules && app.lookup.is_list();
        let (asked, looked) = (asks(self), looks(self));
        let task = self.take(message);
        // A keyboard, where there is one, writes into the field at once.
        match (!asked && asks(self), !looked && looks(self)) {
            (true, _) => Task::batch([task, focus("letters")]),
            (_, true) => Task::batch([task, focus("lookup")]),
            _ => task,
        }
    }

    /// What a screen that sets up a game asks for.
    fn set_up(&mut self, action: setup::Action) {
        match action {
            setup::Action::None => {}
            setup::Action::Start(setup, dice) => self.begin(*setup, dice),
            setup::Action::Back => self.go(Route::Home),
        }
    }

    fn take(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Go(route) | Message::Home(home::Message::Go(route)) => self.go(route),
            Message::Home(home::Message::Open(path)) => self.open(&path),
            Message::Home(home::Message::Rescue(path)) => self.rescue(&path),
            Message::Home(home::Message::Leave) => {
                if let Some(offer) = self.home.offer.take().filter(|offer| offer.now.is_some()) {
                    self.open(&offer.path);
                }
            }
            Message::Setup(message) => {
                let action = self.setup.update(&mut self.shell, message);
                self.set_up(action);
            }
            Message::Quick(message) => {
                let action = self.quick.update(&mut self.shell, message);
                self.set_up(action);
            }
            Message::Table(message) => self.at_table(message, false),
            Message::Touch(message) => self.at_table(message, true),
            Message::Journal(message) => {
                if let Some(table) = &mut self.table
                    && self.journal.update(&mut self.shell, table, message)
                {
                    self.go(Route::Table);
                }
            }
            Message::Library(message) => {
                if self.library.update(&mut self.shell, message) {
                    self.back();
                }
            }
            Message::Lookup(message) => {
                // Back where one came from, as it was left: nothing there begins anew.
                if let Some(route) = self.lookup.update(&mut self.shell, message) {
                    self.route = route;
                }
            }
            Message::Odds(message) => {
                if odds::update(&mut self.odds, message) {
                    self.back();
                }
            }
            Message::Settings(message) => {
                if settings::update(&mut self.shell, message) {
                    self.back();
                }
            }
            // Seen by being drawn again.
            Message::Tick | Message::Unsaved => {}
            Message::Drawn => self.trial = self.trial.take().and_then(|mut trial| (!trial.draws()).then_some(trial)),
            // Whoever closes the window learns first what is not saved; who closes it again does not want to know.
            Message::Close(window) => {
                self.shell.save_settings();
                if self.settled() {
                    return window::close(window);
                }
            }
            Message::Opened(_) | Message::Screen(..) | Message::Resized(_) | Message::Moved(_) => {
                return self.placing(message);
            }
            Message::Dense(density) => self.density = density,
            Message::Key(event) => return keys::press(self, &event),
            Message::Dropped(path) => match path.extension().is_some_and(|e| e == game_file::ENDING) {
                true => self.open(&path),
                false => library::import(&mut self.shell, &path),
            },
        }
        Task::none()
    }

    /// Something happens at the table, by finger or key or by itself.
    fn at_table(&mut self, message: table::Message, touched: bool) {
        match (message, &mut self.table) {
            (table::Message::Go(route), table) => {
                if let Some(table) = table {
                    table.panel = None;
                }
                self.go(route);
            }
            (table::Message::Rule(rule), _) => self.consult(Some(rule)),
            (table::Message::Rematch, table) => {
                if let Some(setup) = table.as_ref().map(|t| Setup::again(t.session.game())) {
                    self.begin(setup, None);
                }
            }
            (message, Some(table)) if touched => table.touch(&mut self.shell, message),
            (message, Some(table)) => table.update(&mut self.shell, message),
            (_, None) => {}
        }
    }

    /// The window lies somewhere, or will.
    fn placing(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Opened(window) => {
                let screen = window::monitor_size(window).map(move |screen| Message::Screen(window, screen));
                return Task::batch([window::scale_factor(window).map(Message::Dense), screen]);
            }
            Message::Screen(window, screen) => return self.place(window, screen),
            // A window that is put away has no size to come back to.
            Message::Resized(size) if size.width >= 1.0 && size.height >= 1.0 => {
                let size = size * self.scale();
                self.placed().size = (size.width, size.height);
            }
            Message::Moved(at) => {
                let at = (at.x * self.scale(), at.y * self.scale());
                self.placed().at = Some(at);
            }
            _ => {}
        }
        Task::none()
    }

    /// Where the window is, to be remembered.
    fn placed(&mut self) -> &mut Placed {
        let born = Placed { at: None, size: (place::BORN.width, place::BORN.height) };
        self.shell.settings.window.get_or_insert(born)
    }

    /// Puts the window where it was left, as far as that fits its screen.
    fn place(&self, window: window::Id, screen: Option<Size>) -> Task<Message> {
        let Some(screen) = screen else { return Task::none() };
        match place::fit(self.shell.settings.window, screen * self.scale()) {
            Fit::Fill => window::maximize(window, true),
            Fit::Free(size, at) => {
                let moves = at.map_or_else(Task::none, |at| window::move_to(window, at));
                Task::batch([window::resize(window, size * (1.0 / self.scale())), moves])
            }
        }
    }

    /// Back to the table if there is one, else home.
    fn back(&mut self) {
        self.go(screen::back_to(self.table.is_some()));
    }

    /// The screen as it is, for whoever looks at it.
    pub fn view(&self) -> Element<'_, Message> {
        let (look, far) = (self.shell.look, self.density * self.scale());
        turned(self.screen(), self.shell.settings.turned, far, look.ground).drawn(|| self.drawn()).into()
    }

    /// A picture of the app is drawn.
    fn drawn(&self) {
        if let Some(table) = self.table.as_ref().filter(|_| self.route == Route::Table) {
            table.drawn(self.shell.clock.now());
        }
    }

    fn screen(&self) -> Element<'_, Message> {
        match (self.route, &self.table) {
            (Route::Table, Some(table)) => table::view::view(table, &self.shell).map(Message::Touch),
            (Route::Journal, Some(table)) => journal::view(&self.journal, &self.shell, table).map(Message::Journal),
            (Route::Setup, _) => setup::view(&self.setup, &self.shell).map(Message::Setup),
            (Route::Quick, _) => quick::view(&self.quick, &self.shell).map(Message::Quick),
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

    fn title(&self) -> String {
        "Standie".to_owned()
    }

    fn theme(&self) -> Theme {
        self.shell.look.theme()
    }

    fn scale(&self) -> f32 {
        let far = self.shell.settings.far && self.route == Route::Table;
        self.shell.settings.scale * if far { far::SCALE } else { 1.0 }
    }

    fn subscription(&self) -> Subscription<Message> {
        let events = event::listen_with(|event, status, window| match event {
            // Escape leads out of a panel even while a field in it has the keyboard.
            Event::Keyboard(key) if status == event::Status::Ignored || keys::is_escape(&key) => {
                Some(Message::Key(key))
            }
            Event::Window(window::Event::FileDropped(path)) => Some(Message::Dropped(path)),
            Event::Window(window::Event::CloseRequested) => Some(Message::Close(window)),
            Event::Window(window::Event::Opened { .. }) => Some(Message::Opened(window)),
            Event::Window(window::Event::Resized(size)) => Some(Message::Resized(size)),
            Event::Window(window::Event::Moved(at)) => Some(Message::Moved(at)),
            Event::Window(window::Event::Rescaled(density)) => Some(Message::Dense(density)),
            _ => None,
        });
        // Nothing ticks but the ring before a fight is rolled, and bots at their moves.
        let ring = self.table.as_ref().and_then(|table| table.ring(&self.shell));
        let ticks = ring.map_or_else(Subscription::none, |_| time::every(TICK).map(|_| Message::Tick));
        // Bots and chance go on only while their table is looked at.
        let busy = self.route == Route::Table && self.table.as_ref().is_some_and(Table::is_busy);
        let beat = |_| Message::Table(table::Message::Hot(table::hot::Wish::Beat));
        let beats = if busy { time::every(BEAT).map(beat) } else { Subscription::none() };
        let fails = self.table.as_ref().and_then(Table::fails);
        let fails = fails.map_or_else(Subscription::none, |fails| Subscription::run_with(fails, unsaved));
        // Looked at only until the renderer has shown that it draws.
        let frames = self.trial.as_ref().map_or_else(Subscription::none, |_| window::frames().map(|_| Message::Drawn));
        Subscription::batch([events, ticks, beats, fails, frames])
    }
}

/// What is heard of a file that fails.
fn unsaved(fails: &Failed) -> impl Stream<Item = Message> + use<> {
    stream::once(fails.clone()).map(|()| Message::Unsaved)
}

/// The program, from some beginning; with the presets of tests and pictures.
pub fn program(
    boot: impl Fn() -> App + 'static,
) -> iced::Application<impl iced::Program<State = App, Message = Message, Theme = Theme>> {
    sized(boot, place::BORN)
}

/// The program in a window of a size.
fn sized(
    boot: impl Fn() -> App + 'static,
    size: Size,
) -> iced::Application<impl iced::Program<State = App, Message = Message, Theme = Theme>> {
    let mut settings = iced::Settings { default_font: look::SANS, ..iced::Settings::default() };
    settings.fonts = look::fonts().into_iter().map(std::borrow::Cow::Borrowed).collect();
    settings.default_text_size = look::BODY.into();
    iced::application(boot, App::update, App::view)
        .settings(settings)
        .title(App::title)
        .theme(App::theme)
        .scale_factor(App::scale)
        .subscription(App::subscription)
        .window(window::Settings {
            size,
            min_size: Some(place::LEAST),
            // What is not saved yet is said first.
            exit_on_close_request: false,
            icon: window::icon::from_rgba(ICON.to_vec(), 64, 64).ok(),
            platform_specific: start::platform(),
            ..window::Settings::default()
        })
        .presets(presets::all())
}

/// How often the ring before a fight is drawn while it runs out.
const TICK: Duration = Duration::from_millis(40);

/// How often a game in the app asks whether it is time for its next step.
const BEAT: Duration = Duration::from_millis(60);

/// The icon of the window, 64 by 64 pixels.
const ICON: &[u8] = include_bytes!("../assets/icons/window-64.rgba");

/// The name desktops know the program by.
pub const APP_ID: &str = "io.github.standie.Standie";
