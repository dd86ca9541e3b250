//! The keyboard: everything can be reached with it. What leads elsewhere is here; the rest is the screen's.

use crate::app::errand::Errand;
use crate::app::screen::{example, lookup, quick, setup};
use crate::app::widget::reveal::reveal;
use crate::app::widget::ring::{self, Goes, Ring};
use crate::app::{App, Message, Route, screen};
use iced::Task;
use iced::keyboard::key::Named;
use iced::keyboard::{Event, Key};
use iced::widget::operation::focus;

/// Where the keyboard is, as long as somebody uses one.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// What has it now.
    ring: Ring,
    /// What had it when something was laid over the screen, to be given it back.
    under: Option<Ring>,
    /// Whether it is on its way elsewhere.
    moving: bool,
}

impl Kept {
    /// Whether what has the keyboard has to be looked for after a message.
    pub(super) fn stays(&self, message: &Message) -> bool {
        // A key that is let go of changes nothing.
        let own = matches!(
            message,
            Message::Ringed(_) | Message::Pointed | Message::Read(_) | Message::Key(Event::KeyReleased { .. })
        );
        let moves = self.moving || matches!(message, Message::Key(event) if goes(event).is_some());
        !moves && !own && (self.ring.on.is_some() || self.under.is_some())
    }

    /// It stays where it is, whatever else has changed.
    pub(super) fn hold(&self) -> Task<Message> {
        ring::go(Goes::Stays(self.ring.clone())).map(Message::Ringed)
    }

    /// It is where it is.
    pub(super) fn finds(&self) -> Task<Message> {
        ring::go(Goes::Here).map(Message::Ringed)
    }

    /// That is where it is.
    pub(super) fn rings(&mut self, ring: Ring) -> Task<Message> {
        self.moving = false;
        if ring.on.is_none() && ring.covered && self.under.is_none() && self.ring.on.is_some() {
            self.under = Some(std::mem::take(&mut self.ring));
            return Task::none();
        }
        let uncovered = if ring.covered { None } else { self.under.take() };
        let lost = ring.on.is_none();
        self.ring = ring;
        // What had it before has it again.
        let Some(before) = uncovered.filter(|_| lost) else { return Task::none() };
        self.ring = before;
        self.hold()
    }

    /// Nothing has it any more.
    pub(super) fn lets_go(&mut self) -> Task<Message> {
        if self.ring.on.is_none() && self.under.is_none() {
            return Task::none();
        }
        *self = Kept::default();
        ring::go(Goes::Off).map(Message::Ringed)
    }

    /// Whether anything has it.
    pub(super) fn is_somewhere(&self) -> bool {
        self.ring.on.is_some()
    }
}

/// Where a key takes the keyboard: Tab from thing to thing, F6 from part to part, and back with Shift.
fn goes(event: &Event) -> Option<Goes> {
    let Event::KeyPressed { key, modifiers, .. } = event else { return None };
    Some(match (key, modifiers.shift()) {
        (Key::Named(Named::Tab), false) => Goes::On,
        (Key::Named(Named::Tab), true) => Goes::Back,
        (Key::Named(Named::F6), false) => Goes::PartOn,
        (Key::Named(Named::F6), true) => Goes::PartBack,
        _ => return None,
    })
}

/// Takes a key that no widget took.
pub fn press(app: &mut App, event: &Event) -> Task<Message> {
    let Event::KeyPressed { key, .. } = event else { return Task::none() };
    if let Some(goes) = goes(event) {
        app.kept.moving = true;
        return ring::go(goes).map(Message::Ringed).chain(reveal());
    }
    if is_escape(event) {
        return escape(app);
    }
    if let Some(by) = pages(app, key) {
        return ring::page(by);
    }
    if let Key::Named(Named::F11) = key {
        app.shell.settings.full ^= true;
        app.shell.save_settings();
        return Task::none();
    }
    if let Key::Named(Named::F1) = key {
        // With reasons open, the first of their rules.
        let table = app.table.as_ref().filter(|_| app.route == Route::Table);
        app.consult(table.and_then(|table| table.reason()));
        return Task::none();
    }
    // The big button of a screen before the table.
    if matches!(key, Key::Named(Named::Enter)) {
        match app.route {
            Route::Quick => return app.update(Message::Quick(quick::Message::Start)),
            Route::Setup if app.setup.rules.is_none() => return app.update(Message::Setup(setup::Message::Start)),
            _ => {}
        }
    }
    if app.route == Route::Rules && app.lookup.example().is_some() {
        let goes_on = matches!(key, Key::Named(Named::Space | Named::Enter | Named::ArrowRight));
        let next = lookup::Message::Shown(example::Message::Next);
        return if goes_on { app.update(Message::Lookup(next)) } else { Task::none() };
    }
    let Some(table) = app.table.as_mut().filter(|_| app.route == Route::Table) else { return Task::none() };
    let (errand, field) = table.key(&mut app.shell, event);
    app.run(errand);
    field.map_or_else(Task::none, focus)
}

/// By how much of what is seen a key scrolls; at a table with a map it looks who stands there.
fn pages(app: &App, key: &Key) -> Option<f32> {
    let map = app.table.as_ref().is_some_and(|table| app.route == Route::Table && table.game().has_map());
    match key {
        Key::Named(Named::PageDown) if !map => Some(0.85),
        Key::Named(Named::PageUp) if !map => Some(-0.85),
        Key::Named(Named::Home) => Some(-1e6),
        Key::Named(Named::End) => Some(1e6),
        _ => None,
    }
}

/// Whether a key leads out of where one is.
pub fn is_escape(event: &Event) -> bool {
    matches!(event, Event::KeyPressed { key: Key::Named(Named::Escape), .. })
}

/// Out of a panel, a selection, a screen.
fn escape(app: &mut App) -> Task<Message> {
    // First of all the keyboard leaves what it is on, where there is nothing else to leave but the screen.
    let leaves = match (app.route, &app.table) {
        (Route::Table, Some(table)) => !table.has_way_out(&app.shell),
        (Route::Quick, _) => true,
        (Route::Setup, _) => app.setup.rules.is_none(),
        _ => false,
    };
    if leaves && app.kept.is_somewhere() {
        return app.kept.lets_go();
    }
    match (app.route, &mut app.table) {
        // Nobody types names twice.
        (Route::Quick, _) => return app.update(Message::Quick(quick::Message::Back)),
        (Route::Setup, _) if app.setup.rules.is_none() => return app.update(Message::Setup(setup::Message::Back)),
        (Route::Table, Some(table)) => {
            let errand = table.escape(&mut app.shell);
            app.run(errand);
        }
        (Route::Setup, _) if app.setup.rules.is_some() => app.setup.rules = None,
        (Route::Home, _) => app.home.naming = None,
        (Route::Rules, _) => {
            let _ = app.update(Message::Lookup(lookup::Message::Back));
        }
        (_, table) => {
            let route = screen::back_to(table.is_some());
            app.run(Errand::Go(route));
        }
    }
    Task::none()
}
