//! What is selected on the map, to read: what a room does, what a monster is.

use crate::app::icon::{foe, icon};
use crate::app::look::BODY;
use crate::app::map::Spot;
use crate::app::shell::Shell;
use crate::app::table::hot::state::Wish;
use crate::app::table::inspect::head::head;
use crate::app::table::message::{Message, wish};
use crate::app::table::prompt::goods::pile_text;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, body, bold, dim, icon_button, thin, wrapped};
use crate::app::widget::press::Kind;
use crate::catalog::words::Names;
use crate::play::narrate::card;
use crate::rules::dungeon::room::Mark;
use crate::rules::ids::{MonsterId, RoomId};
use iced::widget::{Column, column, container, row, scrollable};
use iced::{Alignment, Element, Fill, Shrink};

/// The card of what is selected.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, spot: Spot) -> Element<'a, Message> {
    let words = &shell.words;
    let Some((top, content)) = (match spot {
        Spot::Room(id) | Spot::Link(id, _) => room(table, shell, id),
        Spot::Monster(id) => monster(table, shell, id),
        Spot::Dark(_) => Some((head(shell, "torch", words.get("dark-title")), column![body(words.get("dark-hint"))])),
        Spot::Munchkin(_) => None,
    }) else {
        return column![].into();
    };
    let amend = icon_button(shell.look, "pen", words.get("seat-amend")).kind(Kind::Quiet).id("amend spot".to_owned());
    let content = content.spacing(8).push(amend.on_press(wish(Wish::Amend(true))));
    // The way out stays where it is, however far down somebody reads.
    let below = scrollable(container(content).padding([4, 8])).direction(thin()).height(Shrink).width(Fill);
    column![container(top).padding([4, 8]), below].into()
}

/// What is read: its head, and all there is below it.
type Read<'a> = (Element<'a, Message>, Column<'a, Message>);

fn room<'a>(table: &'a Table, shell: &'a Shell, id: RoomId) -> Option<Read<'a>> {
    let (words, look) = (&shell.words, shell.look);
    let (book, game) = (table.session.book(), table.game());
    let room = game.dungeon.as_deref()?.room(id)?;
    let name = words.room(id, Names::of(game));
    let top = head(shell, if room.entrance { "entrance" } else { "torch" }, name);
    let mut list = column![];
    for line in card::room(words, &room.tile.up, book.deal_cost(game)) {
        list = list.push(body(line));
    }
    let mark = room.mark.map(|mark| match mark {
        Mark::Ransacked => "mark-ransacked",
        Mark::LootedOut => "mark-looted-out",
    });
    list = list.push(mark.map(|id| bold(words.get(id), BODY).color(look.torch)));
    if let Some(pile) = &room.pile {
        list = list.push(body(words.with("room-pile", &[("things", pile_text(table, shell, pile).into())])));
    }
    if !room.tile.up.note.is_empty() {
        list = list.push(dim(look, shell.words.printed(&room.tile.up.note), BODY));
    }
    Some((top, list))
}

fn monster<'a>(table: &'a Table, shell: &'a Shell, id: MonsterId) -> Option<Read<'a>> {
    let (words, look) = (&shell.words, shell.look);
    let game = table.game();
    let monster = game.foes.get(id)?;
    let top = head(shell, foe(&monster.def), words.monster(id, Names::of(game)));
    let mut list = column![];
    let figure = |glyph: &str, id: &str, n: Option<i32>| -> Element<'a, Message> {
        let shown = n.map_or_else(|| "?".to_owned(), |n| n.to_string());
        let name = dim(look, words.with(id, &[("count", n.unwrap_or(0).into())]), BODY);
        row![icon(glyph, 20.0), bold(shown, 24.0).color(look.torch), name].spacing(6).align_y(Alignment::Center).into()
    };
    // Where nobody rolls for a fight a monster has no dice.
    let rolls = table.session.book().system.rolls();
    let dice = rolls.then(|| figure("die", "spot-dice", monster.def.dice.map(i32::from)));
    let level = figure("star", "monster-level-short", monster.level());
    let treasures = figure("chest", "spot-treasures", monster.treasures().map(i32::from));
    let figures = std::iter::once(level).chain(dice).chain([treasures]).collect();
    list = list.push(wrapped(figures, 14.0));
    if let Some(base) = monster.base {
        list = list.push(row![badge(look, base, 20.0), body(words.colour(base))].spacing(8).align_y(Alignment::Center));
    }
    let printed = monster.def.card.and_then(|card| table.session.book().cards.monster(card));
    // Its figures stand above, with what lies on it.
    for line in printed.map(|printed| card::monster(words, printed)).unwrap_or_default().into_iter().skip(1) {
        list = list.push(body(line));
    }
    for add in &monster.enhancers {
        let (name, what) = (words.printed(&add.name), card::brief::enhancer(words, add));
        let said = match what.is_empty() {
            true => name.into_owned(),
            false => words.with("spot-enhancer", &[("name", name.into()), ("what", words.row(&what).into())]),
        };
        list = list.push(bold(said, BODY));
    }
    if !monster.def.note.is_empty() {
        list = list.push(dim(look, shell.words.printed(&monster.def.note), BODY));
    }
    Some((top, list))
}
