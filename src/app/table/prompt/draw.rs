//! What was drawn: a tile, its links, a monster. The owner's Box answers to two letters; nothing has to be typed.

use crate::app::icon;
use crate::app::icon::{foe, icon};
use crate::app::look::{BODY, TURN_TOUCH, field};
use crate::app::shell::Shell;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::draft::Edit;
use crate::app::table::message::{Message, answer};
use crate::app::table::prompt::parts::Context;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, body, bold, button, dim, tool, upper, wrapped};
use crate::app::widget::press::{Kind, Press, press};
use crate::app::widget::spoken::written;
use crate::catalog::boxed::next_letters;
use crate::catalog::words::{Names, Value, capitalised};
use crate::rules::answer::Answer;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::room::{Face, Tile};
use crate::rules::dungeon::step::Arrival;
use crate::rules::effect::Effect;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::question::Ask;
use crate::rules::{dungeon, fight};
use iced::widget::{Column, Row, column, container, row, text_input};
use iced::{Alignment, Element, Fill};
use std::borrow::Cow;

/// Finds shown at once; where they have no room they are scrolled.
const SHOWN: usize = 24;
/// Finds that need no more letters.
const FEW: usize = 5;
/// Width of a letter to be touched.
const KEY: f32 = 41.0;

/// The field for letters; below it, while there is much to choose from, the letters that lead on, or where nothing is
/// found all of them: whatever is drawn can be called what its tile says.
fn finder<'a>(table: &'a Table, shell: &'a Shell, hint: &str, names: &[&str]) -> Column<'a, Message> {
    let room = matches!(table.question.ask, Ask::Dungeon(dungeon::Ask::Tile { .. }));
    let (look, typed) = (shell.look, table.draft.letters.as_str());
    let input = text_input(&shell.words.get(hint), &table.draft.letters)
        .id("letters")
        .on_input(Message::letters)
        .on_submit(Message::Asked(OnAsked::First))
        .padding(11)
        .size(18)
        .style(field(look));
    let input = written(shell.words.get(hint), &table.draft.letters, input);
    let all = tool(look, "keyboard").kind(Kind::Choice(table.draft.all_letters)).id("letters-all".to_owned());
    let all = (!names.is_empty()).then(|| all.on_press(Message::edits(Edit::AllLetters)));
    let list = column![row![input, all].spacing(6).align_y(Alignment::Center)].spacing(8);
    if names.is_empty() || table.draft.all_letters {
        // Below the letters, which stay where they are under a finger that types.
        let nothing = names.is_empty() && !typed.is_empty();
        let there = if room { lies_called(table, shell, typed) } else { stands_called(table, shell, typed) };
        let said = match there {
            Some(name) => shell.words.with("find-there", &[("name", name.into())]),
            None => shell.words.get("find-nothing"),
        };
        let nothing = nothing.then(|| dim(look, said, BODY));
        return list.push(letters(shell, typed)).push(nothing);
    }
    if names.len() <= FEW {
        return list;
    }
    let shown: Vec<_> = names.iter().map(|name| shell.words.printed(name)).collect();
    let keys =
        next_letters(shown.iter().map(|name| &**name), typed).into_iter().map(|letter| key(shell, typed, letter));
    list.push(wrapped(keys.collect(), 4.0))
}

/// A letter to be touched: in capitals where a word begins.
fn key<'a>(shell: &'a Shell, typed: &str, letter: char) -> Element<'a, Message> {
    let begins = typed.is_empty() || typed.ends_with(' ');
    let then = if begins { upper(letter) } else { letter.to_string() };
    let label = bold(upper(letter), 18.0);
    let key = press(shell.look, container(label).center_x(Fill)).padding([4, 2]).width(KEY);
    key.id(format!("letter-{letter}")).on_press(Message::letters(format!("{typed}{then}"))).into()
}

/// Every letter there is, a space, and back.
fn letters<'a>(shell: &'a Shell, typed: &'a str) -> Element<'a, Message> {
    let look = shell.look;
    let all = shell.words.get("letters-all");
    let mut keys: Vec<Element<'a, Message>> =
        all.chars().filter(|c| !c.is_whitespace()).map(|letter| key(shell, typed, letter)).collect();
    let space = press(look, container(dim(look, shell.words.get("letters-space"), 14.0)).center_x(Fill));
    let space = space.padding([4, 2]).width(2.0 * KEY + 4.0);
    keys.push(space.id("letter_space".to_owned()).on_press(Message::letters(format!("{typed} "))).into());
    let mut fewer = typed.to_owned();
    let any = fewer.pop().is_some();
    let back = tool(look, "back").width(2.0 * KEY + 4.0).id("letter_back".to_owned());
    keys.push(back.on_press_maybe(any.then_some(Message::letters(fewer))).into());
    wrapped(keys, 4.0)
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
    let found = shell.owners_box().rooms_that(|name| shell.words.answers(name, &table.draft.letters));
    found.into_iter().filter(|t| !lies(&t.up) && !t.down.as_ref().is_some_and(|down| lies(down))).collect()
}

/// Monsters of the Box that the letters find and that do not stand on the map.
fn monsters<'a>(table: &Table, shell: &'a Shell) -> Vec<&'a MonsterDef> {
    let stands = |def: &MonsterDef| table.game().foes.all.iter().any(|m| m.def.name == def.name);
    let found = shell.owners_box().monsters_that(|name| shell.words.answers(name, &table.draft.letters));
    found.into_iter().filter(|d| !stands(d)).collect()
}

/// The name of a room on the map that was typed, or begins so.
fn lies_called(table: &Table, shell: &Shell, typed: &str) -> Option<String> {
    let rooms = table.game().dungeon.iter().flat_map(|d| d.rooms.iter());
    called(rooms.map(|room| &*room.tile.up.name), shell, typed)
}

/// The name of a monster on the map that was typed, or begins so.
fn stands_called(table: &Table, shell: &Shell, typed: &str) -> Option<String> {
    called(table.game().foes.all.iter().map(|m| &*m.def.name), shell, typed)
}

/// The first of some names that was typed, or begins so.
fn called<'a>(mut names: impl Iterator<Item = &'a str>, shell: &Shell, typed: &str) -> Option<String> {
    let found = names.find(|name| !name.is_empty() && shell.words.answers(name, typed) == Some(true));
    found.map(|name| shell.words.printed(name).into_owned())
}

/// What was typed, as a name.
fn name(table: &Table, shell: &Shell) -> String {
    let words: Vec<&str> = table.draft.letters.split_whitespace().collect();
    let typed = capitalised(words.join(" "));
    shell.words.kept(&typed).to_owned()
}

/// Which of the things found is meant: the one of just that name, or else the first.
fn meant<T>(found: Vec<T>, typed: &str, called: impl Fn(&T) -> &str) -> Option<T> {
    let same = found.iter().position(|thing| called(thing).to_lowercase() == typed.to_lowercase());
    found.into_iter().nth(same.unwrap_or(0))
}

/// The next step: what the letters find is taken, and what they do not find is new and called what was typed.
pub fn next(table: &Table, shell: &Shell) -> Context {
    let words = &shell.words;
    let name = name(table, shell);
    let room = matches!(table.question.ask, Ask::Dungeon(dungeon::Ask::Tile { .. }));
    let (found, fresh): (Option<(String, Answer)>, Answer) = if room {
        let tile = meant(rooms(table, shell), &name, |tile| &tile.up.name);
        let new = Tile { up: Face { name: name.clone(), ..Face::default() }.into(), ..Tile::default() };
        (
            tile.map(|t| (t.up.name.clone(), Answer::Dungeon(dungeon::Answer::Tile(Box::new(t))))),
            Answer::Dungeon(dungeon::Answer::Tile(Box::new(new))),
        )
    } else {
        let def = meant(monsters(table, shell), &name, |def| &def.name);
        let new = MonsterDef { name: name.clone(), ..MonsterDef::default() };
        (
            def.map(|d| (d.name.clone(), Answer::Fight(fight::Answer::Monster(d.clone().into())))),
            Answer::Fight(fight::Answer::Monster(new.into())),
        )
    };
    let (label, say) = match found {
        _ if name.is_empty() => (words.get(if room { "next-new-room" } else { "next-new-monster" }), fresh),
        Some((found, say)) => (words.with("next-found", &[("name", Value::from(words.printed(&found)))]), say),
        None => (words.with(fresh_name(room), &[("name", Value::from(words.printed(&name)))]), fresh),
    };
    Context::new(label, Some(answer(say)))
}

fn fresh_name(room: bool) -> &'static str {
    if room { "next-new-room-named" } else { "next-new-monster-named" }
}

/// What was typed begins the name of something known, and is still meant as a name of its own.
fn another<'a>(table: &'a Table, shell: &'a Shell, known: &[&str]) -> Option<Element<'a, Message>> {
    let name = name(table, shell);
    let open = !name.is_empty() && !known.is_empty();
    if !open || known.iter().any(|k| k.to_lowercase() == name.to_lowercase()) {
        return None;
    }
    let room = matches!(table.question.ask, Ask::Dungeon(dungeon::Ask::Tile { .. }));
    let label = shell.words.with(fresh_name(room), &[("name", Value::from(shell.words.printed(&name)))]);
    let say = if room {
        Answer::Dungeon(dungeon::Answer::Tile(Box::new(Tile {
            up: Face { name, ..Face::default() }.into(),
            ..Tile::default()
        })))
    } else {
        Answer::Fight(fight::Answer::Monster(MonsterDef { name, ..MonsterDef::default() }.into()))
    };
    Some(button(shell.look, label).kind(Kind::Quiet).id("new_named".to_owned()).on_press(answer(say)).into())
}

/// Which room was drawn.
pub fn tile<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let found = rooms(table, shell);
    let names: Vec<&str> = found.iter().map(|t| t.up.name.as_str()).collect();
    let mut list = finder(table, shell, "find-room", &names);
    let another = another(table, shell, &names);
    for tile in found.into_iter().take(SHOWN) {
        let label = row![icon("box", 18.0), bold(words.printed(&tile.up.name).into_owned(), 17.0)]
            .spacing(8)
            .align_y(Alignment::Center);
        list = list.push(
            press(look, label)
                .width(Fill)
                .height(TURN_TOUCH)
                .on_press(answer(Answer::Dungeon(dungeon::Answer::Tile(Box::new(tile))))),
        );
    }
    let none = button(look, words.get("find-no-tile")).on_press(answer(Answer::Dungeon(dungeon::Answer::Nothing)));
    list.push(another).push(none).into()
}

/// Another just like the monster that is fought, for a Mate: nobody draws it, and its numbers are known (MQ-ENH-05).
fn mates<'a>(table: &'a Table, shell: &'a Shell) -> Vec<Element<'a, Message>> {
    let (words, game) = (&shell.words, table.game());
    let called = matches!(table.question.ask, Ask::Dungeon(dungeon::Ask::NewMonster { why: Arrival::Card, .. }));
    let Some(fight) = fight::kept(game).filter(|_| called) else { return Vec::new() };
    let fought = fight.monsters(game);
    let mate = |id: &MonsterId| {
        let monster = game.foes.get(*id).filter(|monster| !monster.boss)?;
        let label = match fought.len() {
            1 => words.get("find-mate"),
            _ => words.with("find-mate-of", &[("monster", words.monster(*id, Names::of(game)).into())]),
        };
        let def = MonsterDef { card: None, ..MonsterDef::clone(&monster.def) };
        Some(drawn(shell, label.into(), &def).id(format!("mate {}", id.0)).into())
    };
    fought.iter().filter_map(mate).collect()
}

/// A monster it may be, with the Level that is known of it.
fn drawn<'a>(shell: &'a Shell, label: Cow<'a, str>, def: &MonsterDef) -> Press<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let level = def.level.map(|l| body(words.with("monster-level", &[("level", l.into())])).color(look.dim));
    let label = row![icon(foe(def), 22.0), bold(label, 17.0).width(Fill), level].spacing(8);
    let press = press(look, label.align_y(Alignment::Center)).width(Fill).height(TURN_TOUCH);
    press.on_press(answer(Answer::Fight(fight::Answer::Monster(def.clone().into()))))
}

/// Which monster was drawn.
pub fn monster<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let found = monsters(table, shell);
    let names: Vec<&str> = found.iter().map(|d| d.name.as_str()).collect();
    let mut list = column![].spacing(8).extend(mates(table, shell)).push(finder(table, shell, "find-monster", &names));
    let another = another(table, shell, &names);
    for def in found.into_iter().take(SHOWN) {
        list = list.push(drawn(shell, words.printed(&def.name), def));
    }
    let none = button(look, words.get("find-no-monster")).on_press(answer(Answer::Dungeon(dungeon::Answer::Nothing)));
    list.push(another).push(none).into()
}

/// Which links were drawn: each side cycles on a tap, here and on the map.
pub fn links<'a>(table: &'a Table, shell: &'a Shell, room: RoomId) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut pad: [Option<Element<'a, Message>>; 4] = [None, None, None, None];
    for (side, kind) in &table.draft.links {
        let shown = table.shown(*side);
        let flat = matches!(shown, Side::North | Side::South);
        let name = format!("link-{}-{}", kind.name(), if flat { "h" } else { "v" });
        let label = column![icon(&name, 34.0), body(words.get(&format!("link-{}", kind.name()))).size(13.0)];
        let press = press(look, container(label.align_x(Alignment::Center)).center_x(Fill))
            .height(66)
            .width(98)
            .padding([4, 2])
            .id(format!("link-{}", side.name()))
            .called(words.with(
                "heard-choice",
                &[
                    ("what", words.get(&format!("side-{}", side.name())).into()),
                    ("choice", words.get(&format!("link-{}", kind.name())).into()),
                ],
            ));
        let press = press.on_hold(Message::edits(Edit::LinkBack(*side)));
        pad[shown.index()] = Some(press.on_press(Message::edits(Edit::CycleLink(*side))).into());
    }
    let [n, e, s, w] = pad;
    let name = bold(words.room(room, Names::of(table.game())), 15.0);
    let middle = container(name).center_x(96).center_y(66);
    let empty = || container(body("")).width(98).height(66).into();
    let across = row![w.unwrap_or_else(empty), middle, e.unwrap_or_else(empty)].spacing(4).align_y(Alignment::Center);
    let cross = column![n, across, s].spacing(4).align_x(Alignment::Center);
    let hint = words.get("links-hint");
    column![container(cross).center_x(Fill), dim(look, hint, 14.0).size(BODY - 2.0), arrows(table, shell, room)]
        .spacing(10)
        .into()
}

/// The arrows of a room nobody knows yet, a touch each in one place: the next colour comes by itself. They can wait.
fn arrows<'a>(table: &'a Table, shell: &'a Shell, id: RoomId) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let room = table.game().dungeon.as_deref()?.room(id)?;
    let colour = Colour::ALL.into_iter().find(|colour| room.tile.up.arrows.of(*colour) == Arrow::Unknown)?;
    let set =
        |to: Arrow| Message::does(table.played(vec![Effect::Dungeon(dungeon::Effect::Arrow { room: id, colour, to })]));
    let cell = |glyph: &str, name: &str, to: Arrow| {
        let side = match to {
            Arrow::To(side) => words.get(&format!("side-{}", side.name())),
            Arrow::None | Arrow::Unknown => words.get("heard-nowhere"),
        };
        let called = words.with("heard-points", &[("colour", words.colour(colour).into()), ("side", side.into())]);
        let glyph = icon(glyph, 24.0).color(look.mark(colour));
        let press = press(look, container(glyph).center_x(Fill)).height(TURN_TOUCH).width(Fill).padding(12);
        press.id(format!("points-{name}")).called(called).on_press(set(to))
    };
    let mut pad: [Option<Element<'a, Message>>; 4] = [None, None, None, None];
    for side in Side::ALL {
        let shown = table.shown(side);
        pad[shown.index()] = Some(cell(icon::arrow(shown), side.name(), Arrow::To(side)).into());
    }
    let each = Row::with_children(pad.into_iter().flatten()).push(cell("minus", "nowhere", Arrow::None)).spacing(4);
    let asked = words.with("links-arrow", &[("colour", words.colour(colour).into())]);
    let asked = row![badge(look, colour, 20.0), body(asked)].spacing(8).align_y(Alignment::Center);
    Some(column![asked, each].spacing(6).into())
}
