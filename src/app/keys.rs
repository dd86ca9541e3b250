//! The keyboard: everything can be reached with it. What leads elsewhere is here; the rest is the screen's.

use crate::app::errand::Errand;
use crate::app::kept::{goes, jumps};
use crate::app::map::keys::arrow;
use crate::app::message::Message;
use crate::app::route::Route;
use crate::app::screen;
use crate::app::screen::{example, lookup, quick, setup};
use crate::app::state::App;
use crate::app::widget::reveal::reveal;
use crate::app::widget::ring::{self, Goes};
use iced::Task;
use iced::keyboard::key::Named;
use iced::keyboard::{Event, Key};
use iced::widget::operation::focus;

/// Takes a key that no widget took.
pub fn press(app: &mut App, event: &Event) -> Task<Message> {
    let Event::KeyPressed { key, .. } = event else { return Task::none() };
    app.shell.by_finger = false;
    // A name that is written in the journal takes what is typed, wherever the focus is.
    if let Some(message) = app.journal.typed(event).filter(|_| app.route == Route::Journal) {
        return app.update(Message::Journal(message));
    }
    if let Some(goes) = goes(event) {
        let goes = match begins(app) {
            Some(names) if matches!(goes, Goes::On | Goes::PartOn) => Goes::Rather(names, Box::new(goes)),
            _ => goes,
        };
        return app.kept.goes(goes).chain(reveal());
    }
    if is_escape(event) {
        return escape(app);
    }
    if let Some(by) = pages(app, key) {
        return ring::page(by);
    }
    // Nobody walks by them while something has the keyboard.
    if let Some(side) = arrow(key).filter(|_| app.kept.is_somewhere() && !plays_back(app) && !finds(app)) {
        return app.kept.goes(Goes::Beside(side)).chain(reveal());
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
            Route::Quick if app.quick.rules.is_none() => {
                let begins = if app.quick.first { quick::Message::First } else { quick::Message::Start };
                return app.update(Message::Quick(begins));
            }
            Route::Setup if app.setup.rules.is_none() => return app.update(Message::Setup(setup::Message::Start)),
            _ => {}
        }
    }
    if app.route == Route::Rules && app.lookup.example().is_some() {
        let goes_on = matches!(key, Key::Named(Named::Space | Named::Enter | Named::ArrowRight));
        let next = lookup::Message::Shown(example::Message::Next);
        return if goes_on { app.update(Message::Lookup(next)) } else { Task::none() };
    }
    // What was just fixed in the journal is taken back at the table, where it is seen.
    if app.route == Route::Journal && undoes(event) {
        app.run(Errand::Go(Route::Table));
    }
    let Some(table) = app.table.as_mut().filter(|_| app.route == Route::Table) else { return Task::none() };
    // A name that is typed is no wish.
    let written = table.naming().is_some() || table.is_typing(&app.shell);
    if let Some(goes) = jumps(event).filter(|_| !written) {
        return app.kept.goes(goes).chain(reveal());
    }
    let (errand, field) = table.key(&mut app.shell, event);
    app.run(errand);
    // Whatever had the keyboard has it no more: else what is typed would be pressed there.
    field.map_or_else(Task::none, |field| app.kept.lets_go().chain(focus(field)))
}

/// Where the keyboard begins at a table whose question is answered with cards: in the hand.
fn begins(app: &App) -> Option<&'static [&'static str]> {
    let table = app.table.as_ref().filter(|_| app.route == Route::Table && !app.kept.is_somewhere())?;
    table.begins_with_cards().then_some(&["card ", "hand-tab"])
}

/// Whether a key takes something back.
fn undoes(event: &Event) -> bool {
    let Event::KeyPressed { key: Key::Character(typed), modifiers, .. } = event else { return false };
    modifiers.command() && !modifiers.shift() && typed.as_str() == "z"
}

/// Whether somebody goes through a game that is over by the arrows.
fn plays_back(app: &App) -> bool {
    let table = app.table.as_ref().filter(|table| app.route == Route::Table && table.panel.is_none());
    table.is_some_and(|table| table.end.is_some())
}

/// Whether commands are looked for by name, and the keyboard is where that is written: arrows go through what is found.
fn finds(app: &App) -> bool {
    let table = app.table.as_ref().filter(|_| app.route == Route::Table);
    table.is_some_and(|table| table.finds().is_some()) && !app.kept.is_on("found ")
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
        (Route::Quick, _) => app.quick.rules.is_none(),
        (Route::Setup, _) => app.setup.rules.is_none(),
        _ => false,
    };
    if leaves && app.kept.is_somewhere() {
        return app.kept.lets_go();
    }
    match (app.route, &mut app.table) {
        (Route::Quick, _) if app.quick.rules.is_some() => app.quick.rules = None,
        (Route::Quick, _) if app.quick.first => app.quick.first = false,
        // Nobody types names twice.
        (Route::Quick, _) => return app.update(Message::Quick(quick::Message::Back)),
        (Route::Setup, _) if app.setup.rules.is_none() => return app.update(Message::Setup(setup::Message::Back)),
        (Route::Table, Some(table)) => {
            let errand = table.escape(&mut app.shell);
            app.run(errand);
        }
        (Route::Setup, _) if app.setup.rules.is_some() => app.setup.rules = None,
        (Route::Home, _) => app.home.naming = None,
        (Route::Journal, _) if app.journal.leaves_fix() => {}
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
