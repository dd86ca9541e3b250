//! The keyboard: everything can be reached with it.

use crate::app::screen::{example, lookup};
use crate::app::table::draft::Edit;
use crate::app::table::hot;
use crate::app::table::{Message as Wish, Panel, Table, answer};
use crate::app::widget::reveal::reveal;
use crate::app::{App, Message, Route, screen};
use crate::catalog::ledger;
use crate::rules::command::{Answer, Command};
use crate::rules::ids::{Colour, Side};
use crate::rules::question::Ask;
use iced::keyboard::key::Named;
use iced::keyboard::{Event, Key, Modifiers};
use iced::{Task, widget};

/// Takes a key that no widget took.
pub fn press(app: &mut App, event: &Event) -> Task<Message> {
    let Event::KeyPressed { key, modifiers, .. } = event else { return Task::none() };
    if let Key::Named(Named::Tab) = key {
        let go = if modifiers.shift() { widget::operation::focus_previous() } else { widget::operation::focus_next() };
        return go.chain(reveal());
    }
    if is_escape(event) {
        escape(app);
        return Task::none();
    }
    if let Key::Named(Named::F1) = key {
        consult(app);
        return Task::none();
    }
    if app.route == Route::Rules && app.lookup.example().is_some() {
        let goes_on = matches!(key, Key::Named(Named::Space | Named::Enter | Named::ArrowRight));
        let next = lookup::Message::Shown(example::Message::Next);
        return if goes_on { app.update(Message::Lookup(next)) } else { Task::none() };
    }
    let Some(table) = app.table.as_mut().filter(|_| app.route == Route::Table) else { return Task::none() };
    let wish = match shortcut(key, *modifiers, table) {
        Some(wish) => wish,
        None => return Task::none(),
    };
    let palette = matches!(wish, Wish::Open(Some(Panel::Palette(_))));
    table.update(&mut app.shell, wish);
    if palette { widget::operation::focus("palette") } else { Task::none() }
}

/// The rules, from anywhere; with reasons open, the first of them.
fn consult(app: &mut App) {
    let panel = app.table.as_ref().filter(|_| app.route == Route::Table).and_then(|table| table.panel.as_ref());
    let rule = match panel {
        Some(Panel::Why(cites)) => cites.iter().find_map(|rule| ledger::row(rule.as_str())),
        _ => None,
    };
    app.consult(rule);
}

/// Whether a key leads out of where one is.
pub fn is_escape(event: &Event) -> bool {
    matches!(event, Event::KeyPressed { key: Key::Named(Named::Escape), .. })
}

/// Out of a panel, a selection, a screen.
fn escape(app: &mut App) {
    match (app.route, &mut app.table) {
        (Route::Table, Some(table)) if table.panel.is_some() => table.panel = None,
        (Route::Table, Some(table)) if table.hot.as_ref().is_some_and(|hot| hot.sheet.is_some()) => {
            table.update(&mut app.shell, Wish::Hot(hot::Wish::Sheet(None)));
        }
        (Route::Table, Some(table)) => {
            if table.chosen.is_some() {
                table.update(&mut app.shell, Wish::Choose(None));
            } else {
                table.panel = Some(Panel::Menu);
            }
        }
        (Route::Home, _) => {}
        (Route::Rules, _) => {
            let _ = app.update(Message::Lookup(lookup::Message::Back));
        }
        (_, table) => {
            let route = screen::back_to(table.is_some());
            app.go(route);
        }
    }
}

fn shortcut(key: &Key, modifiers: Modifiers, table: &Table) -> Option<Wish> {
    match key {
        Key::Character(c) if modifiers.command() => match c.as_str() {
            "z" if modifiers.shift() => Some(Wish::Redo),
            "z" => Some(Wish::Undo),
            "y" => Some(Wish::Redo),
            "k" => Some(Wish::Open(Some(Panel::Palette(String::new())))),
            _ => None,
        },
        _ if table.panel.is_some() => None,
        Key::Named(Named::Space | Named::Enter) => Some(Wish::Context),
        Key::Named(Named::ArrowUp) => go(table, Side::North),
        Key::Named(Named::ArrowRight) => go(table, Side::East),
        Key::Named(Named::ArrowDown) => go(table, Side::South),
        Key::Named(Named::ArrowLeft) => go(table, Side::West),
        Key::Character(_) if table.asks_for_letters() => None,
        Key::Character(c) if c == "t" => Some(Wish::Far),
        Key::Character(c) if c == "o" => Some(Wish::Across),
        Key::Character(c) => {
            let face: u8 = c.as_str().parse().ok().filter(|n| (1..=6).contains(n))?;
            die(table, face)
        }
        _ => None,
    }
}

/// Walks, explores or runs towards an edge of the screen.
fn go(table: &Table, shown: Side) -> Option<Wish> {
    let side = Side::ALL[(shown.index() + 4 - table.turns as usize % 4) % 4];
    if let Ask::Refuge { .. } = table.question.ask {
        return Some(answer(Answer::Side(side)));
    }
    let exit = table.scene.exits.iter().find(|e| e.side == side)?;
    let all = exit.cost.is_none();
    Some(Wish::Do(if exit.dark { Command::Explore { side, all } } else { Command::Walk { side, all } }))
}

/// Keys 1 to 6 are the faces of whatever die is asked for.
fn die(table: &Table, face: u8) -> Option<Wish> {
    match &table.question.ask {
        Ask::MonsterDie(_) => Some(answer(Answer::Colour(Colour::ALL[usize::from(face) - 1]))),
        Ask::FirstPlayer { open, .. } => Some(answer(Answer::Die { seat: *open.first()?, face })),
        Ask::SearchDice { .. } => Some(Wish::Draft(Edit::Die(face))),
        _ => None,
    }
}
