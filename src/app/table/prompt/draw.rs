//! What was drawn: a tile, its links, a monster. The owner's Box answers to two letters; nothing has to be typed.

use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH, field};
use crate::app::shell::Shell;
use crate::app::table::draft::{Edit, next_kind};
use crate::app::table::prompt::skip;
use crate::app::table::{Message, Table, answer};
use crate::app::widget::parts::{body, bold, button, dim, tool, wrapped};
use crate::app::widget::press::press;
use crate::catalog::boxed::next_letters;
use crate::catalog::words::Names;
use crate::rules::command::Answer;
use crate::rules::ids::{RoomId, Side};
use crate::rules::question::Ask;
use crate::rules::system::{Face, MonsterDef, Tile};
use iced::widget::{Column, column, container, row, text_input};
use iced::{Alignment, Element, Fill};

/// Finds shown at once.
const SHOWN: usize = 8;
/// Finds that need no more letters.
const FEW: usize = 5;

/// The field for letters; below it, while there is much to choose from, the letters that lead on.
fn finder<'a>(table: &'a Table, shell: &'a Shell, hint: &str, names: &[&str]) -> Column<'a, Message> {
    let (look, typed) = (shell.look, table.draft.letters.as_str());
    let input = text_input(&shell.words.get(hint), &table.draft.letters)
        .id("letters")
        .on_input(Message::Type)
        .on_submit(Message::First)
        .padding(11)
        .size(18)
        .style(field(look));
    let clear = (!typed.is_empty()).then(|| tool(look, "back").on_press(Message::Type(String::new())));
    let list = column![row![input, clear].spacing(6).align_y(Alignment::Center)].spacing(8);
    if names.len() <= FEW {
        return list;
    }
    let key = |letter: char| -> Element<'a, Message> {
        let label = bold(letter.to_uppercase().to_string(), 18.0);
        let key = press(look, label).padding([4, 8]).id(format!("letter-{letter}"));
        key.on_press(Message::Type(format!("{typed}{letter}"))).into()
    };
    let keys = next_letters(names.iter().copied(), typed).into_iter().map(key);
    list.push(wrapped(keys.collect(), 4.0))
}

/// Rooms of the Box that the letters find and that do not lie on the map.
fn rooms(table: &Table, shell: &Shell) -> Vec<Tile> {
    let lies = |face: &Face| {
        table
            .game()
            .dungeon
            .iter()
            .flat_map(|d| d.rooms.iter())
            .any(|r| !face.name.is_empty() && r.tile.up.name == face.name)
    };
    let found = shell.owners_box().find_rooms(&table.draft.letters);
    found.into_iter().filter(|t| !lies(&t.up) && !t.down.as_ref().is_some_and(lies)).collect()
}

/// Monsters of the Box that the letters find and that do not stand on the map.
fn monsters<'a>(table: &Table, shell: &'a Shell) -> Vec<&'a MonsterDef> {
    let stands =
        |def: &MonsterDef| table.game().dungeon.iter().flat_map(|d| &d.monsters).any(|m| m.def.name == def.name);
    shell.owners_box().find_monsters(&table.draft.letters).into_iter().filter(|d| !stands(d)).collect()
}

/// The answer that names the first of what the letters find.
pub fn first(table: &Table, shell: &Shell) -> Option<Answer> {
    match table.question.ask {
        Ask::Tile { .. } => rooms(table, shell).into_iter().next().map(|tile| Answer::Tile(Box::new(tile))),
        Ask::NewMonster { .. } => monsters(table, shell).first().map(|def| Answer::Monster(Box::new((*def).clone()))),
        _ => None,
    }
}

/// Which room was drawn.
pub fn tile<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let found = rooms(table, shell);
    let names: Vec<&str> = found.iter().map(|t| t.up.name.as_str()).collect();
    let mut list = finder(table, shell, "find-room", &names);
    if found.is_empty() {
        list = list.push(dim(look, words.get("find-nothing"), 14.0));
    }
    for tile in found.into_iter().take(SHOWN) {
        let label = row![icon("box", 18.0), bold(tile.up.name.clone(), 17.0)].spacing(8).align_y(Alignment::Center);
        list =
            list.push(press(look, label).width(Fill).height(TURN_TOUCH).on_press(answer(Answer::Tile(Box::new(tile)))));
    }
    let none = button(look, words.get("find-no-tile")).on_press(answer(Answer::Nothing));
    list.push(none).push(skip(shell)).into()
}

/// Which monster was drawn.
pub fn monster<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let found = monsters(table, shell);
    let names: Vec<&str> = found.iter().map(|d| d.name.as_str()).collect();
    let mut list = finder(table, shell, "find-monster", &names);
    if found.is_empty() {
        list = list.push(dim(look, words.get("find-nothing"), 14.0));
    }
    for def in found.into_iter().take(SHOWN) {
        let level = def.level.map(|l| body(words.with("monster-level", &[("level", l.into())])).color(look.dim));
        let label = row![icon("monster", 18.0), bold(def.name.as_str(), 17.0).width(Fill), level].spacing(8);
        let press = press(look, label.align_y(Alignment::Center)).width(Fill).height(TURN_TOUCH);
        list = list.push(press.on_press(answer(Answer::Monster(Box::new(def.clone())))));
    }
    let none = button(look, words.get("find-no-monster")).on_press(answer(Answer::Nothing));
    list.push(none).push(skip(shell)).into()
}

/// Which links were drawn: each side cycles on a tap, here and on the map.
pub fn links<'a>(table: &'a Table, shell: &'a Shell, room: RoomId) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut pad: [Option<Element<'a, Message>>; 4] = [None, None, None, None];
    for (side, kind) in &table.draft.links {
        let shown = Side::ALL[(side.index() + table.turns as usize) % 4];
        let flat = matches!(shown, Side::North | Side::South);
        let name = format!("link-{}-{}", kind.name(), if flat { "h" } else { "v" });
        let label = column![icon(&name, 34.0), body(words.get(&format!("link-{}", kind.name()))).size(13.0)];
        let press = press(look, container(label.align_x(Alignment::Center)).center_x(Fill))
            .height(66)
            .width(98)
            .padding([4, 2])
            .id(format!("link-{}", side.name()));
        pad[shown.index()] = Some(press.on_press(Message::Draft(Edit::CycleLink(*side))).into());
    }
    let [n, e, s, w] = pad;
    let name = bold(words.room(room, Names::of(table.game())), 15.0);
    let middle = container(name).center_x(96).center_y(66);
    let empty = || container(body("")).width(98).height(66).into();
    let across = row![w.unwrap_or_else(empty), middle, e.unwrap_or_else(empty)].spacing(4).align_y(Alignment::Center);
    let cross = column![n, across, s].spacing(4).align_x(Alignment::Center);
    let hint = words
        .with("links-hint", &[("next", words.get(&format!("link-{}", next_kind(Default::default()).name())).into())]);
    column![container(cross).center_x(Fill), dim(look, hint, 14.0).size(BODY - 2.0), skip(shell)].spacing(10).into()
}
