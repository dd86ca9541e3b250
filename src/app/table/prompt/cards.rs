//! What cards and Items wait for: a Curse about to strike, a power's die, an Item to choose, a pack too full.

use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::message::{Message, answer};
use crate::app::table::panel::Panel;
use crate::app::table::play::draft::Ill;
use crate::app::table::prompt::parts::{Answers, app_rolls, player};
use crate::app::table::prompt::tray;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, body, bold, button, dim, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value};
use crate::play::wares::gold;
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::doors::surplus;
use crate::rules::ids::{Colour, RoomId, Side};
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::goods::Goods;
use crate::rules::munchkin::{outfit, vehicle};
use crate::rules::{dungeon, munchkin, table};
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill};

/// The Item of whoever is asked, named.
fn item<'a>(table: &'a Table, shell: &'a Shell, index: usize) -> String {
    let seat = table.question.seat.and_then(|c| table.game().seat(c));
    let item = seat.and_then(|s| s.gear.get(index));
    item.map_or_else(|| shell.words.get("item-unnamed"), |item| shell.words.item(item))
}

/// How much an Item of whoever is asked adds: two of them may be called the same, or nothing.
fn adds(table: &Table, index: usize) -> Option<String> {
    let seat = table.question.seat.and_then(|c| table.game().seat(c))?;
    seat.gear.get(index).map(|item| format!("{:+}", outfit::bonus(seat, item)))
}

/// A Curse: it takes effect, or is averted by an Item, or by something else.
pub fn cursed<'a>(table: &'a Table, shell: &'a Shell, averting: &[usize]) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let told = match table.game().top() {
        Some(Step::Munchkin(munchkin::Step::Cursed { seat, name, effects, by, .. })) => {
            let names = Names::of(table.game());
            // By what it takes, as it was told.
            let ill = |effect| Ill::word(effect).and_then(|(name, by)| Ill::named(&name, by));
            let does = || effects.iter().find_map(ill).map_or_else(|| words.get("curse-any"), |ill| ill.text(words));
            let what = if name.is_empty() { does() } else { name.clone() };
            let args = [
                ("what", Value::from(what)),
                ("seat", words.seat(*seat, names).into()),
                ("by", by.map(|by| words.seat(by, names)).unwrap_or_default().into()),
            ];
            Some(bold(words.with(if by.is_some_and(|by| by != *seat) { "curse-by" } else { "curse-on" }, &args), 20.0))
        }
        _ => None,
    };
    let mut list = column![told].spacing(8);
    for index in averting {
        let text = words.with("curse-averted-by", &[("item", item(table, shell, *index).into())]);
        list = list.push(
            button(look, text)
                .height(TURN_TOUCH)
                .width(Fill)
                .on_press(answer(Answer::Munchkin(munchkin::Answer::Item(*index)))),
        );
    }
    list.push(button(look, words.get("curse-averted")).width(Fill).on_press(answer(Answer::Table(table::Answer::No))))
        .push(dim(look, words.get("curse-hint"), 14.0))
        .into()
}

/// The ten faces of the die, and whether each would do.
pub fn ten<'a>(table: &'a Table, shell: &'a Shell, wide: bool) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let seat = table.question.seat.and_then(|c| table.game().seat(c));
    let book = table.session.book();
    let works = |face: u8| seat.is_some_and(|s| crate::rules::hand::power::works(book, table.game(), s, face));
    let each = (1..=10_u8).map(|face| {
        let shown = container(bold(face.to_string(), 24.0)).center_x(Fill);
        let kind = if works(face) { Kind::Primary } else { Kind::Plain };
        let key = press(look, shown).kind(kind).height(TURN_TOUCH).width(Fill).padding(2).id(format!("ten {face}"));
        key.on_press(answer(Answer::Table(table::Answer::Number(face.into())))).into()
    });
    let faces = tray::grid(each.collect(), if wide { 10 } else { 5 });
    let works = dim(look, words.get("power-die-hint"), 14.0);
    Answers::with_tray(works, tray::tray(None, faces, app_rolls(table, shell).into_iter().collect()))
}

/// One of several Items goes.
pub fn lose<'a>(table: &'a Table, shell: &'a Shell, among: &[usize]) -> Element<'a, Message> {
    let each = among.iter().map(|index| {
        let adds = adds(table, *index).map(|adds| bold(adds, 20.0).width(44));
        let value = table.question.seat.and_then(|seat| table.game().seat(seat)?.gear.get(*index)?.value);
        let value = value.map(|value| dim(shell.look, gold(&shell.words, value), 14.0));
        let told = column![bold(item(table, shell, *index), 17.0), value].width(Fill);
        let label = row![adds, told].spacing(8).align_y(Alignment::Center);
        press(shell.look, label)
            .height(TURN_TOUCH)
            .width(Fill)
            .id(format!("lose {index}"))
            .on_press(answer(Answer::Munchkin(munchkin::Answer::Item(*index))))
            .into()
    });
    column(each).spacing(8).into()
}

/// Big Items, one of which goes, and where: at a table of cardboard to whom is said before it is touched, and chosen where
/// two are as low (MC-BIG-07).
pub fn too_big<'a>(table: &'a Table, shell: &'a Shell, among: &[usize]) -> Element<'a, Message> {
    let (words, names) = (&shell.words, Names::of(table.game()));
    let heirs = table.question.seat.map(|seat| surplus::heirs(table.session.book(), table.game(), seat));
    let heirs = heirs.unwrap_or_default();
    let to: Vec<Option<Colour>> = if heirs.is_empty() { vec![None] } else { heirs.into_iter().map(Some).collect() };
    let each = among.iter().flat_map(|index| to.iter().map(move |to| (*index, *to))).map(|(index, to)| {
        let adds = adds(table, index).map(|adds| bold(adds, 20.0).width(44));
        let where_to = match to {
            Some(to) => words.with("surplus-to", &[("seat", words.seat(to, names).into())]),
            None => words.get("surplus-gone"),
        };
        let text = column![bold(item(table, shell, index), 17.0), dim(shell.look, where_to, 14.0)].width(Fill);
        let mark = to.map(|to| badge(shell.look, to, 20.0));
        let label = row![adds, text, mark].spacing(8).align_y(Alignment::Center);
        let says = match to {
            Some(to) => munchkin::Answer::ItemTo { index, to },
            None => munchkin::Answer::Item(index),
        };
        let id = to.map_or_else(|| format!("lose {index}"), |to| format!("lose {index} {}", to.name()));
        press(shell.look, label).height(TURN_TOUCH).width(Fill).id(id).on_press(answer(Answer::Munchkin(says))).into()
    });
    column(each.chain(not_big(table, shell, among))).spacing(8).into()
}

/// What came last is not Big after all, where the table says what an Item is.
fn not_big<'a>(table: &'a Table, shell: &'a Shell, among: &[usize]) -> Option<Element<'a, Message>> {
    let seat = table.question.seat.and_then(|seat| table.game().seat(seat))?;
    let index = *among.last()?;
    let gear = seat.gear.get(index).filter(|gear| table.game().stock.is_none() && !vehicle::is_vehicle(gear))?;
    let colour = seat.colour;
    let gone = munchkin::Effect::GearGone { seat: colour, index, sold: false };
    let add = munchkin::Effect::Gear { seat: colour, add: Gear { big: false, ..Gear::clone(gear) } };
    let effects = vec![gone.into(), add.into()];
    let amends = Command::Table(table::Command::Amend { note: String::new(), effects });
    let adds = adds(table, index).map(|adds| bold(adds, 20.0).width(44));
    let text = shell.words.with("surplus-not-big", &[("item", shell.words.item(gear).into())]);
    let label = row![adds, bold(text, 17.0)].spacing(8).align_y(Alignment::Center);
    let press = press(shell.look, label).kind(Kind::Quiet).height(TURN_TOUCH).width(Fill).id("not big".to_owned());
    Some(press.on_press(Message::does(amends)).into())
}

/// Packed Items, one of which is dropped by a tap; giving them away is done in the seat's own panel.
pub fn overfull<'a>(table: &'a Table, shell: &'a Shell, surplus: usize) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let Some(seat) = table.question.seat.and_then(|c| table.game().seat(c)) else { return column![].into() };
    let text = words.with("pack-surplus", &[("surplus", u32::try_from(surplus).unwrap_or(u32::MAX).into())]);
    let mut list = column![body(text)].spacing(8);
    for (index, gear) in seat.gear.iter().enumerate().filter(|(_, g)| g.packed) {
        let name = words.item(gear);
        let label = words.with("pack-drop", &[("item", name.into())]);
        let goods = Goods { gear: vec![index], ..Goods::default() };
        list = list.push(
            button(look, label)
                .height(TURN_TOUCH)
                .width(Fill)
                .on_press(answer(Answer::Dungeon(dungeon::Answer::Take(goods)))),
        );
    }
    let give = Message::opens(Panel::Seat(seat.colour));
    list.push(button(look, words.get("pack-give")).on_press(give)).into()
}

/// Who picks first.
pub fn pick_order<'a>(table: &'a Table, shell: &'a Shell, among: [Colour; 2]) -> Element<'a, Message> {
    let names = Names::of(table.game());
    let each = among.into_iter().map(|colour| {
        let name = player(table, shell, colour).unwrap_or_else(|| shell.words.seat(colour, names));
        let label = row![badge(shell.look, colour, 22.0), bold(name, BODY)].spacing(8).align_y(Alignment::Center);
        let press = press(shell.look, label).kind(Kind::SeatLine(colour)).height(TURN_TOUCH).width(Fill);
        let press = press.id(format!("picks {}", colour.name()));
        press.on_press(answer(Answer::Table(table::Answer::Seat(colour)))).into()
    });
    column(each).spacing(8).into()
}

/// Empty rooms, or links at which one is added.
pub fn empty_room<'a>(
    table: &'a Table,
    shell: &'a Shell,
    rooms: &[RoomId],
    exits: &[(RoomId, Side)],
) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let tap = |label: String, say: Answer| -> Element<'a, Message> {
        button(look, label).height(TURN_TOUCH).on_press(answer(say)).into()
    };
    let into = rooms.iter().map(|room| tap(words.room(*room, names), Answer::Dungeon(dungeon::Answer::Room(*room))));
    let beyond = exits.iter().map(|(room, side)| {
        let args =
            [("room", words.room(*room, names).into()), ("side", words.get(&format!("side-{}", side.name())).into())];
        tap(words.with("empty-room-exit", &args), Answer::Dungeon(dungeon::Answer::Exit { room: *room, side: *side }))
    });
    wrapped(into.chain(beyond).collect(), 6.0)
}
