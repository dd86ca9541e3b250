//! The lines of the journal: entries, what a fix has replaced, and whose turn it was.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH};
use crate::app::shell::Shell;
use crate::app::table::Table;
use crate::app::widget::parts::{badge, body, bold, button, dim};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::play::timeline::{Node, Point};
use crate::rules::ids::Colour;
use iced::widget::{column, container, row, space};
use iced::{Alignment, Element, Fill};

/// What is touched.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// The game goes there, unless it is asked first.
    Go(Point),
    /// It is to be put right.
    Fix(Point),
    /// Something is missing after it.
    Add(Point),
    /// A turn is shown with what happened in it, or without.
    Fold(Point),
    /// What a fix has replaced is shown, or is one line.
    Replaced(Point),
}

/// Room for whether so much is to be taken back, which is asked where one goes.
const GO: f32 = 124.0;

/// Whose turn it was, above what happened in it: a touch folds that away.
pub(super) fn turn_head<'a>(
    shell: &'a Shell,
    table: &'a Table,
    (below, (number, seat)): (Point, (u32, Option<Colour>)),
    folded: bool,
) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let text = match seat.filter(|_| number > 0) {
        Some(seat) => {
            let name = words.seat(seat, Names::of(table.game()));
            words.with("told-turn", &[("number", number.into()), ("seat", name.into())])
        }
        None => words.get("bar-before"),
    };
    let ink = if seat.is_some() { look.text } else { look.torch };
    let mark = seat.filter(|_| number > 0).map(|seat| badge(look, seat, 20.0));
    let open = icon(if folded { "arrow-east" } else { "arrow-south" }, 14.0).color(look.dim);
    let head = row![open, mark, bold(text, 17.0).color(ink)].spacing(8).align_y(Alignment::Center);
    let head = press(look, head).kind(Kind::Quiet).width(Fill).height(TOUCH).padding([4, 0]);
    head.id(format!("turn-{number}")).on_press(Message::Fold(below)).into()
}

/// What a fix has replaced, in one line: a touch shows what it was.
pub(super) fn replaced<'a>(shell: &'a Shell, title: &'a str, point: Point, open: bool) -> Element<'a, Message> {
    let look = shell.look;
    let mark = icon(if open { "arrow-south" } else { "arrow-east" }, 14.0).color(look.dim);
    let line = row![mark, dim(look, title, BODY)].spacing(8).align_y(Alignment::Center);
    let press = press(look, line).kind(Kind::Quiet).width(Fill).height(TOUCH).padding([4, 0]);
    press.id(format!("replaced {point}")).on_press(Message::Replaced(point)).into()
}

pub(super) fn entry<'a>(
    shell: &'a Shell,
    table: &'a Table,
    (point, node): (Point, &'a Node),
    (title, more): (&'a str, &'a str),
    (gone, on_way): (Option<&'static str>, bool),
    asks: Option<usize>,
) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let here = table.session.timeline().here() == point;
    let time = dim(look, shell.clock.format(node.at, "%H:%M"), 14.0).width(48);
    let said = if on_way { bold(title, BODY) } else { body(title).color(look.dim) };
    let more = (!more.is_empty()).then(|| dim(look, more, 14.0));
    let gone = gone.map(|id| dim(look, words.get(id), 14.0));
    let said = column![said, gone, more].spacing(2);
    let mark = if here { icon("arrow-east", 14.0).color(look.torch) } else { icon("minus", 10.0).color(look.dim) };
    // Where one is already there is nothing to go to, and nothing else comes under the finger for that.
    let ask = asks.map(|count| words.with("journal-go-sure", &[("count", count.into())]));
    let kind = if ask.is_some() { Kind::Primary } else { Kind::Quiet };
    let go = button(look, ask.unwrap_or_else(|| words.get("journal-go"))).kind(kind).width(GO);
    let go = go.id(format!("go to {point}")).on_press_maybe((!here).then_some(Message::Go(point)));
    let fix = on_way.then(|| button(look, words.get("journal-fix")).kind(Kind::Quiet).on_press(Message::Fix(point)));
    // What is missing at the end is entered at the table.
    let add = (on_way && table.game().stock.is_none()).then(|| {
        let add = button(look, words.get("journal-add")).kind(Kind::Quiet).id(format!("add after {point}"));
        add.on_press_maybe((!here).then_some(Message::Add(point)))
    });
    let mark = container(mark).width(14);
    // On a telephone what is touched stands below what is read.
    if shell.is_held() {
        let read = row![mark, time, said.width(Fill)].spacing(8).align_y(Alignment::Center);
        return column![read, row![space().width(14), add, fix, go].spacing(8)].spacing(2).into();
    }
    row![mark, time, said.width(Fill), add, fix, go].spacing(8).align_y(Alignment::Center).into()
}
