//! A seat from afar, where there is no map: a name, and a Level as large as there is room for.

use crate::app::look::card;
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::seats::brings::brings;
use crate::app::table::seats::line::{Head, state};
use crate::app::table::seats::track::marked;
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{bold, dim, shortened};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::seat::Seat;
use iced::widget::text::Wrapping;
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill, Size};

/// Height of a name, and of what is known besides: two lines of it, and more of what is very long.
const NAME: f32 = 40.0;
const KNOWN: f32 = 34.0;
const MUCH: f32 = 20.0;
/// So many letters are very long.
const LONG: usize = 64;
/// Sizes of what is known: smaller before anything of it is left out.
const SIZES: [f32; 7] = [18.0, 16.0, 14.0, 12.5, 11.0, 10.0, 9.0];
/// Around all of it.
const AROUND: f32 = 10.0;
/// Letters are about so wide, in parts of their height.
const LETTER: f32 = 0.58;

/// A seat in a place so large: a touch opens it.
pub fn one<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat, tile: Size) -> Element<'a, Message> {
    let look = shell.look;
    let head = Head::of(look, table, seat);
    let by = (tile.height / 200.0).min(tile.width / 240.0).clamp(0.7, 1.4);
    let size = 28.0 * by;
    let most = ((tile.width - size - 3.0 * AROUND) / (size * LETTER)).max(3.0) as usize;
    let name = shortened(&shell.words.seat(seat.colour, Names::of(table.game())), most);
    let state = state(look, seat, size).map(|sign| sign.color_maybe(head.ink()));
    let name = row![head.sign(size), bold(name, size).wrapping(Wrapping::None).width(Fill), state];
    let name =
        container(name.spacing(8).align_y(Alignment::Center)).height(NAME * by).padding([0, 8]).center_y(NAME * by);
    let bonus = brings(table, seat);
    let known = marked(table, shell, seat, true);
    let known = if known.is_empty() { format!("{bonus:+}") } else { format!("{bonus:+} · {known}") };
    let told = if known.chars().count() > LONG { KNOWN + MUCH } else { KNOWN };
    let high = (tile.height - (NAME + told) * by - 2.0 * AROUND).max(40.0);
    // Two figures have to fit beside each other.
    let figure = (high / 1.1).min((tile.width - 2.0 * AROUND) / 1.3);
    let level = bold(seat.level.to_string(), figure).line_height(1.0).color(look.torch).wrapping(Wrapping::None);
    let sizes = std::iter::once(18.0 * by).chain(SIZES.into_iter().filter(|size| *size < 18.0 * by));
    let ways = sizes.map(|size| {
        let said = dim(look, known.clone(), size).width(Fill).align_x(Alignment::Center);
        said.line_height(1.15).wrapping(Wrapping::WordOrGlyph).into()
    });
    let known = fitting(ways.collect()).centred();
    let content = column![
        head.ground(name),
        container(level).center_x(Fill).center_y(high),
        container(known).width(Fill).height(told * by).clip(true),
    ];
    let (outline, width) = head.outline();
    let press = press(look, content).kind(Kind::Quiet).padding(0).width(Fill).height(Fill);
    let press = press.id(format!("seat-{}", seat.colour.name())).on_press(Message::opens(Panel::Seat(seat.colour)));
    let tile = container(press).padding(AROUND).width(Fill).height(Fill).style(card(look, outline, width));
    tile.id(format!("tile-{}", seat.colour.name())).into()
}
