//! The seats from afar: whose turn it is, and everybody's Level.

use crate::app::icon::icon;
use crate::app::look::panel;
use crate::app::shell::Shell;
use crate::app::table::far::measures::letters;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, bold};
use crate::app::widget::press::{Kind, press};
use crate::rules::seat::Seat;
use iced::widget::text::Wrapping;
use iced::widget::{Row, column, container, row};
use iced::{Alignment, Element, Fill};

/// Around a seat.
const AROUND: f32 = 6.0;
/// Size of a seat's shape, in parts of a figure's.
const BADGE: f32 = 0.56;

/// Everybody's Level in figures so high, in a place so wide: in two lines where one is too short.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, width: f32, high: f32) -> Element<'a, Message> {
    let seats: Vec<&Seat> = table.game().seats.iter().collect();
    let one = high * BADGE + 1.7 * letters(high) + 3.0 * AROUND;
    let across = ((width / one) as usize).clamp(1, seats.len().max(1));
    let lines = seats.len().div_ceil(across);
    // Lines of the same length.
    let across = seats.len().div_ceil(lines.max(1)).max(1);
    let lines = seats.chunks(across).map(|seats| {
        let each = seats.iter().map(|seat| one_seat(table, shell, seat, high));
        Row::with_children(each).spacing(AROUND).into()
    });
    container(column(lines).spacing(2)).padding([2, 8]).width(Fill).style(panel(shell.look)).into()
}

fn one_seat<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat, high: f32) -> Element<'a, Message> {
    let look = shell.look;
    let level: Element<'a, Message> = match seat.dead {
        true => icon("skull", high * 0.9).color(look.bad).into(),
        false => bold(seat.level.to_string(), high).color(look.torch).wrapping(Wrapping::None).into(),
    };
    let line = row![badge(look, seat.colour, high * BADGE), level].spacing(AROUND).align_y(Alignment::Center);
    let turn = table.game().turn.seat == Some(seat.colour);
    let press = press(look, container(line).center_x(Fill)).kind(Kind::Choice(turn)).padding([0, 4]).width(Fill);
    let press = press.height((high * 1.25).round()).id(format!("seat-{}", seat.colour.name()));
    press.on_press(Message::opens(Panel::Seat(seat.colour))).into()
}
