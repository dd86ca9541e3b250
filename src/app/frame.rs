//! The window: where it lies, what wakes it, what it is called.

use crate::app::aloud::asked::Asked;
use crate::app::aloud::walk::Walk;
use crate::app::message::Message;
use crate::app::place::Fit;
use crate::app::route::Route;
use crate::app::state::App;
use crate::app::table::{self, Table};
use crate::app::widget::reveal::reveal;
use crate::app::widget::spoken::Wish;
use crate::app::{keys, look, place, presets};
use crate::store::settings::Placed;
use crate::store::writer::Failed;
use iced::futures::{Stream, StreamExt as _, stream};
use iced::{Event, Size, Subscription, Task, Theme, event, keyboard, mouse, time, touch, window};
use std::time::Duration;

impl App {
    /// The window lies somewhere, or will.
    pub(super) fn placing(&mut self, message: Message) -> Task<Message> {
        if let Message::Opened(_) = message {
            self.reader.open();
        }
        match message {
            // A page is as large as its browser has it.
            Message::Opened(window) if self.shell.page.is_there => {
                return window::scale_factor(window).map(Message::Dense);
            }
            Message::Opened(window) => {
                let screen = window::monitor_size(window).map(move |screen| Message::Screen(window, screen));
                return Task::batch([window::scale_factor(window).map(Message::Dense), screen]);
            }
            Message::Dense(density) => self.shell.density = density,
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

    /// What is on the screen, to be read; one of its controls may be to do something, or to have the keyboard.
    pub(super) fn read(&mut self, wish: Option<(u64, Option<Wish>)>) -> Task<Message> {
        let set = self.table.as_ref().map(|table| &*table.game().system);
        let walk = Walk::with(self.reader.signs(&self.shell.words, set));
        let walk = match wish {
            Some((id, wish)) => walk.wishing(id, wish),
            None => walk,
        };
        walk.goes().map(Message::Read)
    }

    /// Whoever reads the screen to somebody is told of it, or heard.
    pub(super) fn reads_out(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Asked(asked) => return self.asked(asked),
            Message::Read(heard) => {
                let scale = self.shell.density * self.scale();
                if self.reader.tell(heard, scale) {
                    return Task::done(Message::Asked(Asked::Stirred));
                }
            }
            Message::Ringed(ring) => return self.kept.hears(ring),
            Message::Points(finger) => {
                self.shell.by_finger = finger;
                return self.kept.is_pointed_away();
            }
            Message::Focused(has) => self.reader.focused(has),
            _ => {}
        }
        Task::none()
    }

    /// Whoever reads the screen to somebody has something to say.
    fn asked(&mut self, asked: Asked) -> Task<Message> {
        match self.reader.hear(asked) {
            // What has the keyboard is in sight.
            Some((id, None)) => self.read(Some((id, None))).chain(reveal()).chain(self.kept.finds()),
            Some(wish) => self.read(Some(wish)),
            None => Task::none(),
        }
    }

    /// The window takes the whole screen, or gives it back, once somebody wants it so.
    pub(super) fn fill(&mut self) -> Task<Message> {
        if self.full == self.shell.settings.full {
            return Task::none();
        }
        self.full = self.shell.settings.full;
        let mode = if self.full { window::Mode::Fullscreen } else { window::Mode::Windowed };
        window::latest().and_then(move |window| window::set_mode(window, mode))
    }

    /// Where the window is, to be remembered.
    pub(super) fn placed(&mut self) -> &mut Placed {
        let born = Placed { at: None, size: (place::BORN.width, place::BORN.height) };
        self.shell.settings.window.get_or_insert(born)
    }

    /// Puts the window where it was left, as far as that fits its screen.
    pub(super) fn place(&self, window: window::Id, screen: Option<Size>) -> Task<Message> {
        let Some(screen) = screen else { return Task::none() };
        match place::fit(self.shell.settings.window, screen * self.scale()) {
            Fit::Fill => window::maximize(window, true),
            Fit::Free(size, at) => {
                let moves = at.map_or_else(Task::none, |at| window::move_to(window, at));
                Task::batch([window::resize(window, size * (1.0 / self.scale())), moves])
            }
        }
    }

    fn title(&self) -> String {
        "Standie".to_owned()
    }

    fn theme(&self) -> Theme {
        self.shell.look.theme()
    }

    pub(super) fn scale(&self) -> f32 {
        // Table mode is as large as it gets.
        if self.route == Route::Table { self.shell.table_scale() } else { self.shell.scale() }
    }

    fn subscription(&self) -> Subscription<Message> {
        let events = event::listen_with(|event, status, window| match event {
            // Escape leads out of a panel even while a field in it has the keyboard.
            Event::Keyboard(key) if status == event::Status::Ignored || keys::is_escape(&key) => {
                Some(Message::Key(key))
            }
            Event::Mouse(mouse::Event::ButtonPressed(_)) => Some(Message::Points(false)),
            Event::Touch(touch::Event::FingerPressed { .. }) => Some(Message::Points(true)),
            Event::Window(window::Event::FileDropped(path)) => Some(Message::Dropped(path)),
            Event::Window(window::Event::CloseRequested) => Some(Message::Close(window)),
            Event::Window(window::Event::Opened { .. }) => Some(Message::Opened(window)),
            Event::Window(window::Event::Resized(size)) => Some(Message::Resized(size)),
            Event::Window(window::Event::Moved(at)) => Some(Message::Moved(at)),
            Event::Window(window::Event::Focused) => Some(Message::Focused(true)),
            Event::Window(window::Event::Unfocused) => Some(Message::Focused(false)),
            Event::Window(window::Event::Rescaled(density)) => Some(Message::Dense(density)),
            _ => None,
        });
        // Nothing ticks but the ring before a fight is rolled, and bots at their moves.
        let rings = |table: &Table| table.ring(&self.shell).is_some() || table.is_claimed_for_a_time(&self.shell);
        let rings = self.table.as_ref().is_some_and(rings);
        let ticks = if rings { time::every(TICK).map(|_| Message::Tick) } else { Subscription::none() };
        // A banner goes by itself.
        let shown = self
            .table
            .as_ref()
            .is_some_and(|table| table.celebrates(&self.shell) || table.speaks(&self.shell).is_some());
        // So does a word.
        let shown = shown || self.shell.remarks();
        let passes = if shown { time::every(PASSES).map(|_| Message::Tick) } else { Subscription::none() };
        // Bots and chance go on only while their table is looked at.
        let busy =
            self.route == Route::Table && self.table.as_ref().is_some_and(|table| table.is_busy() && !table.holds());
        // Nor does a gap in a hand close but after a moment.
        let gapes = |table: &Table| table.hot.as_ref().is_some_and(table::hot::Hot::gapes);
        let busy = busy || (self.route == Route::Table && self.table.as_ref().is_some_and(gapes));
        let beat = |_| Message::Table(table::Message::Hot(table::hot::Wish::Beat));
        let beats = if busy { time::every(BEAT).map(beat) } else { Subscription::none() };
        let plays = self.route == Route::Table && self.table.as_ref().is_some_and(Table::plays_back);
        let step = |_| Message::Table(table::Message::Replay(table::end::replay::Message::Beat));
        let steps = if plays { time::every(STEP).map(step) } else { Subscription::none() };
        let fails = self.table.as_ref().and_then(Table::fails);
        let fails = fails.map_or_else(Subscription::none, |fails| Subscription::run_with(fails, unsaved));
        // Looked at only until the renderer has shown that it draws.
        let frames = self.trial.as_ref().map_or_else(Subscription::none, |_| window::frames().map(|_| Message::Drawn));
        #[cfg(feature = "phones")]
        let fails = Subscription::batch([fails, self.shell.phones.hears().map(Message::Phones)]);
        #[cfg(all(target_family = "wasm", feature = "web"))]
        let fails = Subscription::batch([fails, super::heard::heard()]);
        // What has the keyboard may be another after any key, whoever took it.
        let stirs = |event: Event, status: event::Status, _| match event {
            Event::Keyboard(keyboard::Event::KeyPressed { .. }) if status == event::Status::Captured => {
                Some(Message::Asked(Asked::Stirred))
            }
            _ => None,
        };
        let stirs = if self.reader.listens() { event::listen_with(stirs) } else { Subscription::none() };
        let asked = Subscription::batch([self.reader.hears().map(Message::Asked), stirs]);
        Subscription::batch([events, ticks, passes, beats, steps, fails, frames, asked])
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
pub(super) fn sized(
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
            min_size: (!cfg!(target_family = "wasm")).then_some(place::LEAST),
            // What is not saved yet is said first.
            exit_on_close_request: false,
            icon: window::icon::from_rgba(ICON.to_vec(), 64, 64).ok(),
            platform_specific: platform(),
            ..window::Settings::default()
        })
        .presets(presets::all())
}

/// How often the ring before a fight is drawn while it runs out.
const TICK: Duration = Duration::from_millis(40);

/// How often it is looked whether a banner has been seen long enough.
const PASSES: Duration = Duration::from_millis(200);

/// How often a game in the app asks whether it is time for its next step.
const BEAT: Duration = Duration::from_millis(60);

/// How often a game that plays back goes a step on.
const STEP: Duration = Duration::from_millis(220);

/// The icon of the window, 64 by 64 pixels.
const ICON: &[u8] = include_bytes!("../../assets/icons/window-64.rgba");

/// The name desktops know the program by.
pub const APP_ID: &str = "io.github.standie.Standie";

/// What the window is to this system.
#[cfg(target_os = "linux")]
fn platform() -> window::settings::PlatformSpecific {
    window::settings::PlatformSpecific { application_id: APP_ID.to_owned(), ..Default::default() }
}

/// What the window is to this system.
#[cfg(not(target_os = "linux"))]
fn platform() -> window::settings::PlatformSpecific {
    Default::default()
}
