//! A seat as one line, while a fight has the stage of a telephone held upright: who it is, what they bring, their Level.

use crate::app::icon::icon;
use crate::app::look::{TOUCH, card};
use crate::app::place::HELD;
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::seats::brings::brings;
use crate::app::table::seats::heard::told_aloud;
use crate::app::table::seats::line::{Head, named};
use crate::app::table::state::Table;
use crate::app::table::talk;
use crate::app::widget::parts::bold;
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::seat::Seat;
use iced::widget::{container, row, stack};
use iced::{Alignment, Element, Fill};

/// Between two lines of seats.
pub const GAP: f32 = 4.0;

/// Whether seats have one line each on a screen so wide.
pub fn are(table: &Table, shell: &Shell, width: f32) -> bool {
    width < HELD && table.is_staged(shell)
}

/// How high so many lines of them are.
pub fn height(lines: f32) -> f32 {
    lines * TOUCH + (lines - 1.0).max(0.0) * GAP
}

/// One of them: all of it is touched, and tells the rest.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Element<'a, Message> {
    let (look, top) = (shell.look, Head::of(shell.look, table, seat));
    let name = named(shell, top, (shell.words.seat(seat.colour, Names::of(table.game())), String::new()), true);
    let level = bold(seat.level.to_string(), 26.0).line_height(1.2).color(top.ink().unwrap_or(look.torch));
    let brings = brings(table, seat);
    // What nobody keeps here is not known.
    let kept = table.hot.is_some() || brings != 0;
    let ink = top.ink().unwrap_or(look.text);
    let brings = kept.then(|| row![icon("sword", 14.0).color(ink), bold(format!("{brings:+}"), 15.0).color(ink)]);
    let brings = brings.map(|brings| brings.spacing(2).align_y(Alignment::Center));
    let line = row![top.sign(18.0), name, brings, top.state(seat, 18.0), level].spacing(6).align_y(Alignment::Center);
    let (outline, width) = top.outline();
    let inside = container(top.ground(line)).center_y(TOUCH).padding([2, 3]).width(Fill);
    let inside = inside.style(card(look, outline, width.min(2.0)));
    let press = press(look, inside).kind(Kind::Quiet).padding(0).width(Fill).height(TOUCH);
    let press = press.called(told_aloud(table, shell, seat));
    let press = press.id(format!("seat-{}", seat.colour.name())).on_press(Message::opens(Panel::Seat(seat.colour)));
    stack![press].push(talk::bubble(table, shell, seat.colour, true)).into()
}
