//! The keyboard: everything can be reached with it. What leads elsewhere is here; the rest is the screen's.

use crate::app::errand::Errand;
use crate::app::screen::{example, lookup};
use crate::app::widget::reveal::reveal;
use crate::app::{App, Message, Route, screen};
use iced::Task;
use iced::keyboard::key::Named;
use iced::keyboard::{Event, Key};
use iced::widget::operation::{focus, focus_next, focus_previous};

/// Takes a key that no widget took.
pub fn press(app: &mut App, event: &Event) -> Task<Message> {
    let Event::KeyPressed { key, modifiers, .. } = event else { return Task::none() };
    if let Key::Named(Named::Tab) = key {
        let go = if modifiers.shift() { focus_previous() } else { focus_next() };
        return go.chain(reveal());
    }
    if is_escape(event) {
        escape(app);
        return Task::none();
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

/// Whether a key leads out of where one is.
pub fn is_escape(event: &Event) -> bool {
    matches!(event, Event::KeyPressed { key: Key::Named(Named::Escape), .. })
}

/// Out of a panel, a selection, a screen.
fn escape(app: &mut App) {
    match (app.route, &mut app.table) {
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
}
