//! A room: arrows by tapping sides, links, icons, search, what lies in it.

use crate::app::icon;
use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH};
use crate::app::map::Spot;
use crate::app::shell::Shell;
use crate::app::table::draft::{kind_before, next_kind};
use crate::app::table::figure::Naming;
use crate::app::table::inspect::head::head;
use crate::app::table::map::Message as OnMap;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::prompt::goods::pile_text;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, body, bold, choice, dim, icon_button, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, capitalised};
use crate::rules::dungeon;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::room::{Face, Icon, Mark, Room, SearchIcon};
use crate::rules::effect::Effect;
use crate::rules::ids::{Colour, RoomId, Side};
use iced::widget::{Row, column, row};
use iced::{Alignment, Element, Fill};

/// The card of a room: its head, and what scrolls below it.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, id: RoomId) -> Option<[Element<'a, Message>; 2]> {
    let (words, look) = (&shell.words, shell.look);
    let room = table.game().dungeon.as_deref()?.room(id)?;
    let name = capitalised(words.room(id, Names::of(table.game())));
    let top = head(shell, if room.entrance { "entrance" } else { "torch" }, name);
    let mut list = column![].spacing(8);
    if room.entrance {
        list = list.push(dim(look, words.get("room-entrance-hint"), 14.0));
    } else {
        let rename = Panel::words(Naming::Room(id), words.printed(&room.tile.up.name).into_owned());
        list = list.push(icon_button(look, "pen", words.get("room-name")).on_press(Message::opens(rename)));
        list = list.push(bold(words.get("room-arrows"), BODY)).push(arrows(table, shell, room));
        list = list.push(bold(words.get("room-links"), BODY)).push(links(table, shell, room));
        list = list.push(bold(words.get("room-search"), BODY)).push(search(table, shell, room));
        list = list.push(bold(words.get("room-icons"), BODY)).push(icons(table, shell, room));
    }
    list = list.push(marks(table, shell, room));
    if let Some(pile) = &room.pile {
        let text = words.with("room-pile", &[("things", pile_text(table, shell, pile).into())]);
        let clear = table.played(vec![Effect::Dungeon(dungeon::Effect::Pile { room: id, pile: None })]);
        let gone =
            icon_button(look, "trash", words.get("room-pile-gone")).kind(Kind::Quiet).on_press(Message::does(clear));
        list = list.push(row![body(text).width(Fill), gone].align_y(Alignment::Center));
    }
    if !room.tile.up.note.is_empty() {
        list = list.push(dim(look, words.printed(&room.tile.up.note), 15.0));
    }
    let list = list
        .push(bold(words.get("room-here"), BODY))
        .push(people(table, shell, room))
        .push(handling(table, shell, room));
    Some([top, list.into()])
}

fn printed(table: &Table, room: &Room, face: Face) -> Message {
    Message::does(table.played(vec![Effect::Dungeon(dungeon::Effect::Print { room: room.id, face })]))
}

/// Six rows, one a colour: unknown, none, or one of four sides.
fn arrows<'a>(table: &'a Table, shell: &'a Shell, room: &'a Room) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let rows = Colour::ALL.into_iter().map(|colour| {
        let now = room.tile.up.arrows.of(colour);
        let set = |to: Arrow| {
            Message::does(table.played(vec![Effect::Dungeon(dungeon::Effect::Arrow { room: room.id, colour, to })]))
        };
        let cell = |content: Element<'a, Message>, to: Arrow| {
            let points = match to {
                Arrow::To(side) => words.get(&format!("side-{}", side.name())),
                Arrow::None => words.get("heard-nowhere"),
                Arrow::Unknown => words.get("heard-unknown"),
            };
            let called = [("colour", words.colour(colour).into()), ("side", points.into())];
            let press = press(look, content).kind(Kind::Choice(now == to)).padding([9, 8]).width(TOUCH);
            press.called(words.with("heard-points", &called)).on_press(set(to))
        };
        let mut cells: Row<'a, Message> = row![badge(look, colour, 22.0)].spacing(3).align_y(Alignment::Center);
        for side in Side::ALL {
            let shown = table.shown(side);
            cells = cells.push(cell(icon(icon::arrow(shown), 20.0).color(look.mark(colour)).into(), Arrow::To(side)));
        }
        cells = cells.push(cell(icon("minus", 18.0).into(), Arrow::None));
        cells.push(cell(bold("?", 18.0).into(), Arrow::Unknown)).into()
    });
    column(rows).spacing(3).into()
}

fn links<'a>(table: &'a Table, shell: &'a Shell, room: &'a Room) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let each = Side::ALL.into_iter().map(|side| {
        let kind = room.link(side);
        let shown = table.shown(side);
        let flat = matches!(shown, Side::North | Side::South);
        let picture = format!("link-{}-{}", kind.name(), if flat { "h" } else { "v" });
        let to = |kind| {
            Message::does(table.played(vec![Effect::Dungeon(dungeon::Effect::Link { room: room.id, side, kind })]))
        };
        let label = row![
            icon(icon::arrow(shown), 13.0).color(look.dim),
            icon(&picture, 26.0),
            body(words.get(&format!("link-{}", kind.name()))).size(14.0)
        ];
        let press = press(look, label.spacing(6).align_y(Alignment::Center)).width(150);
        // Held, it is the kind before again.
        press
            .id(format!("room-link-{}", side.name()))
            .on_hold(to(kind_before(kind)))
            .on_press(to(next_kind(kind)))
            .into()
    });
    wrapped(each.collect(), 4.0)
}

fn search<'a>(table: &'a Table, shell: &'a Shell, room: &'a Room) -> Element<'a, Message> {
    let look = shell.look;
    let options = [
        (None, shell.words.get("search-plain")),
        (Some(SearchIcon::By(-2)), "−2".to_owned()),
        (Some(SearchIcon::By(-1)), "−1".to_owned()),
        (Some(SearchIcon::By(1)), "+1".to_owned()),
        (Some(SearchIcon::By(2)), "+2".to_owned()),
        (Some(SearchIcon::Cannot), shell.words.get("search-cannot")),
    ];
    let each = options.into_iter().map(|(search, label)| {
        let face = Face { search, ..Face::clone(&room.tile.up) };
        choice(look, label, room.tile.up.search == search).on_press(printed(table, room, face)).into()
    });
    wrapped(each.collect(), 4.0)
}

/// Race and class icons: none, good, bad and round again.
fn icons<'a>(table: &'a Table, shell: &'a Shell, room: &'a Room) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let rules = &table.session.book().rules;
    let kinds = std::iter::once("everyone").chain(rules.races.iter().chain(&rules.classes).map(String::as_str));
    let each = kinds.map(|who| {
        let now = room.tile.up.icons.iter().find(|i| i.who == who).map(|i| i.good);
        let next = match now {
            None => Some(true),
            Some(true) => Some(false),
            Some(false) => None,
        };
        let mut icons: Vec<Icon> = room.tile.up.icons.iter().filter(|i| i.who != who).cloned().collect();
        icons.extend(next.map(|good| Icon { who: who.to_owned(), good }));
        let sign = match now {
            None => bold("", 15.0),
            Some(true) => bold("+", 18.0).color(look.good),
            Some(false) => bold("−", 18.0).color(look.bad),
        };
        let label =
            row![sign, body(words.get(&format!("kind-{who}"))).size(14.0)].spacing(4).align_y(Alignment::Center);
        let press = press(look, label).kind(Kind::Choice(now.is_some()));
        press.on_press(printed(table, room, Face { icons, ..Face::clone(&room.tile.up) })).into()
    });
    wrapped(each.collect(), 4.0)
}

fn marks<'a>(table: &'a Table, shell: &'a Shell, room: &'a Room) -> Element<'a, Message> {
    let options =
        [(None, "mark-none"), (Some(Mark::Ransacked), "mark-ransacked"), (Some(Mark::LootedOut), "mark-looted-out")];
    let each = options.into_iter().map(|(mark, id)| {
        let set = table.played(vec![Effect::Dungeon(dungeon::Effect::Mark { room: room.id, mark })]);
        choice(shell.look, shell.words.get(id), room.mark == mark).on_press(Message::does(set)).into()
    });
    wrapped(each.collect(), 4.0)
}

/// Who is here, and who could be brought.
fn people<'a>(table: &'a Table, shell: &'a Shell, room: &'a Room) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let mut items: Vec<Element<'a, Message>> = Vec::new();
    for monster in table.game().foes.in_room(room.id) {
        let label =
            row![icon("monster", 18.0), body(words.monster(monster.id, names))].spacing(6).align_y(Alignment::Center);
        items.push(press(look, label).on_press(Message::chooses(Some(Spot::Monster(monster.id)))).into());
    }
    let add = table.played(vec![Effect::Dungeon(dungeon::Effect::PlaceMonster {
        room: room.id,
        def: Default::default(),
        base: None,
    })]);
    items.push(icon_button(look, "plus", words.get("room-add-monster")).on_press(Message::does(add)).into());
    for seat in table.game().seats.iter().filter(|s| s.room != Some(room.id)) {
        let bring = table.played(vec![Effect::Dungeon(dungeon::Effect::Stand { seat: seat.colour, room: room.id })]);
        let text = words.with("room-bring", &[("seat", words.seat(seat.colour, names).into())]);
        let label = row![badge(look, seat.colour, 16.0), body(text).size(15.0)].spacing(6).align_y(Alignment::Center);
        items.push(press(look, label).kind(Kind::Quiet).on_press(Message::does(bring)).into());
    }
    wrapped(items, 4.0)
}

/// Moving, turning over, taking away.
fn handling<'a>(table: &'a Table, shell: &'a Shell, room: &'a Room) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    if room.entrance {
        return column![].into();
    }
    let flip = table.played(vec![Effect::Dungeon(dungeon::Effect::FlipRoom { room: room.id, face: None })]);
    let remove = table.played(vec![Effect::Dungeon(dungeon::Effect::RemoveRoom { room: room.id })]);
    let note = Panel::words(Naming::RoomNote(room.id), shell.words.printed(&room.tile.up.note).into_owned());
    wrapped(
        vec![
            icon_button(look, "move", words.get("room-move"))
                .kind(Kind::Choice(table.carrying))
                .on_press(Message::Map(OnMap::Carry))
                .into(),
            icon_button(look, "flip", words.get("room-flip")).on_press(Message::does(flip)).into(),
            icon_button(look, "pen", words.get("room-note")).on_press(Message::opens(note)).into(),
            icon_button(look, "trash", words.get("room-remove"))
                .kind(Kind::Danger)
                .on_press(Message::does(remove))
                .into(),
        ],
        4.0,
    )
}
