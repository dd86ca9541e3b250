//! The keyboard: everything can be reached with it.

use crate::app::map::Spot;
use crate::app::screen::{example, lookup};
use crate::app::table::draft::{Edit, Told};
use crate::app::table::hot;
use crate::app::table::prompt::flight;
use crate::app::table::{Figure, Message as Wish, Panel, Printed, Table, answer};
use crate::app::widget::reveal::reveal;
use crate::app::{App, Message, Route, screen};
use crate::catalog::ledger;
use crate::play::narrate::moves::Part;
use crate::rules::command::{Answer, Command};
use crate::rules::effect::Effect;
use crate::rules::ids::{Colour, Side};
use crate::rules::question::Ask;
use crate::rules::system::Arrow;
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
    let letter = letter(event);
    let typing = letter.is_some() && table.is_typing(&app.shell);
    let wish = letter.and_then(|letter| types(table, letter)).or_else(|| match key {
        Key::Named(Named::Backspace) => erases(table),
        // A space in the middle of a word answers nothing.
        Key::Named(Named::Space) if typing => None,
        key => shortcut(key, *modifiers, table),
    });
    if letter.is_some_and(char::is_alphabetic) {
        table.letter_typed(&app.shell);
    }
    let Some(wish) = wish else { return Task::none() };
    let palette = matches!(wish, Wish::Open(Some(Panel::Palette(_))));
    table.touch(&mut app.shell, wish);
    if palette { widget::operation::focus("palette") } else { Task::none() }
}

/// The letter, or the space, that a key writes.
fn letter(event: &Event) -> Option<char> {
    let Event::KeyPressed { modified_key, modifiers, .. } = event else { return None };
    let mut letters = match modified_key {
        Key::Character(_) if modifiers.command() || modifiers.alt() => return None,
        Key::Character(letters) => letters.chars(),
        Key::Named(Named::Space) => " ".chars(),
        _ => return None,
    };
    letters.next().filter(|_| letters.next().is_none())
}

/// While a name is asked for, whatever is typed belongs to it, wherever the focus is; a space begins no name.
fn types(table: &Table, letter: char) -> Option<Wish> {
    let name = table.naming()?;
    (letter != ' ' || !name.is_empty()).then(|| Wish::Type(format!("{name}{letter}")))
}

/// The last letter of the name goes.
fn erases(table: &Table) -> Option<Wish> {
    let Some(name) = table.naming() else { return pad(&Key::Named(Named::Backspace), table) };
    let mut fewer = name.to_owned();
    fewer.pop().map(|_| Wish::Type(fewer))
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
        (Route::Table, Some(table)) if table.panel.is_some() => table.update(&mut app.shell, Wish::Open(None)),
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
        Key::Named(Named::Enter) if matches!(table.panel, Some(Panel::Words(..))) => Some(Wish::Enter),
        _ if table.panel.is_some() => pad(key, table),
        // Whoever reads a card is done with that first.
        Key::Named(Named::Space | Named::Enter) if table.chosen.is_some() && !table.carrying => {
            Some(Wish::Choose(None))
        }
        Key::Named(Named::Space | Named::Enter) => Some(Wish::Context),
        Key::Named(Named::ArrowUp) => go(table, Side::North),
        Key::Named(Named::ArrowRight) => go(table, Side::East),
        Key::Named(Named::ArrowDown) => go(table, Side::South),
        Key::Named(Named::ArrowLeft) => go(table, Side::West),
        Key::Character(c) if c == "t" => Some(Wish::Far),
        Key::Character(c) if c == "o" => Some(Wish::Across),
        Key::Character(c) => {
            let typed = c.as_str().parse().ok().filter(|n| *n <= 9)?;
            printed(table, typed).or_else(|| digit(table, typed))
        }
        _ => None,
    }
}

/// The keys of the number pad.
fn pad(key: &Key, table: &Table) -> Option<Wish> {
    let Some(Panel::Pad(_, typed)) = &table.panel else { return None };
    match key {
        Key::Character(c) if c.chars().all(|c| c.is_ascii_digit()) => Some(Wish::Type(format!("{typed}{c}"))),
        Key::Named(Named::Backspace) => Some(Wish::Type(typed.chars().take(typed.len().saturating_sub(1)).collect())),
        Key::Named(Named::Enter) => Some(Wish::Enter),
        _ => None,
    }
}

/// An edge of the screen: where to run, where an arrow points, which link changes; else walks or explores that way.
fn go(table: &Table, shown: Side) -> Option<Wish> {
    let side = Side::ALL[(shown.index() + 4 - table.turns as usize % 4) % 4];
    if let Some(part) = chosen(table, |part| *part == Part::Side(side)) {
        return Some(part);
    }
    match &table.question.ask {
        Ask::Refuge { .. } => return Some(answer(Answer::Side(side))),
        Ask::Arrow { .. } => return Some(answer(Answer::Arrow(Arrow::To(side)))),
        Ask::Links { .. } => return Some(Wish::Draft(Edit::CycleLink(side))),
        Ask::EmptyRoom { exits, .. } => {
            let mut ways = exits.iter().filter(|(_, way)| *way == side);
            let (room, side) = *ways.next().filter(|_| ways.next().is_none())?;
            return Some(answer(Answer::Exit { room, side }));
        }
        Ask::Fight { .. } if table.draft.told == Told::Lost && table.draft.refuges.contains(&side) => {
            return Some(Wish::Draft(Edit::Ran(Some(side))));
        }
        _ => {}
    }
    let exit = table.scene.exits.iter().find(|e| e.side == side)?;
    let all = exit.cost.is_none();
    Some(Wish::Do(if exit.dark { Command::Explore { side, all } } else { Command::Walk { side, all } }))
}

/// A digit while a monster's card lies open: the first of its numbers that is not known, or else its level.
fn printed(table: &Table, digit: u8) -> Option<Wish> {
    let Some(Spot::Monster(id)) = table.chosen.filter(|_| table.hot.as_ref().is_none_or(|hot| hot.amending)) else {
        return None;
    };
    let monster = table.game().foes.get(id)?;
    let figure = Figure::Monster(id, Printed::missing(&monster.def).unwrap_or(Printed::Level));
    Some(Wish::Open(Some(Panel::Pad(figure, digit.to_string()))))
}

/// A digit: the face of whatever die is asked for, or of the number.
fn digit(table: &Table, digit: u8) -> Option<Wish> {
    let face = Some(digit).filter(|n| (1..=6).contains(n));
    let turned = |part: &Part| matches!((part, face), (Part::Face(to), Some(face)) if *to == face);
    if let Some(part) = chosen(table, turned) {
        return Some(part);
    }
    match &table.question.ask {
        Ask::MonsterDie(_) => Some(answer(Answer::Colour(*Colour::ALL.get(usize::from(face?) - 1)?))),
        Ask::FirstPlayer { open, .. } => Some(answer(Answer::Die { seat: *open.first()?, face: face? })),
        Ask::SearchDice { .. } => Some(Wish::Draft(Edit::Die(face?))),
        Ask::FightDice { .. } => Some(Wish::Draft(Edit::Face(face?))),
        // The die that is changed has been touched.
        Ask::FightRolled { .. } => {
            let ((who, index), to) = (table.draft.turning?, face?);
            Some(Wish::Do(table.played(vec![Effect::Face { who, index, to }])))
        }
        Ask::RunAway { monsters } => {
            Some(answer(Answer::Ran { monster: flight::chased_by(table, monsters)?, face: face? }))
        }
        Ask::DieAgain => Some(answer(Answer::Number(face?.into()))),
        // Of its ten faces the 0 is a 10.
        Ask::PowerDie => Some(answer(Answer::Number(if digit == 0 { 10 } else { digit.into() }))),
        Ask::Level { .. } | Ask::LinkCosts { .. } => Some(Wish::Draft(Edit::Digit(digit))),
        _ => None,
    }
}

/// What is chosen next on an open sheet, if a key says which.
fn chosen(table: &Table, is: impl Fn(&Part) -> bool) -> Option<Wish> {
    let hot = table.hot.as_ref()?;
    let (teller, at) = (table.teller(), hot.narrowed.len());
    let parts = hot.ways(&teller).into_iter().filter_map(|c| teller.parts(c).get(at).cloned());
    parts.into_iter().find(|part| is(part)).map(|part| Wish::Hot(hot::Wish::Narrow(part)))
}
