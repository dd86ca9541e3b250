//! Whose turn it is, from afar, and the few things that are touched there.

use crate::app::look::{TURN_TOUCH, panel};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::far::measures::{FIGURE, letters};
use crate::app::table::map;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{badge, bold, press_tool, shortened};
use crate::catalog::words::Names;
use iced::widget::text::Wrapping;
use iced::widget::{container, row};
use iced::{Alignment, Element, Fill, Size};

/// Sizes of a name, in parts of a figure's: what is long is written smaller, below half of it on two lines.
const SIZES: [f32; 9] = [1.0, 0.9, 0.8, 0.7, 0.62, 0.54, 0.48, 0.42, 0.36];
/// Height of its place, in the same parts.
const HIGH: f32 = 1.3;

/// Whose turn it is.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let figure = size.height * FIGURE;
    let tool = |name: &str, id: &str, message: Option<Message>| {
        press_tool(look, name, TURN_TOUCH).id(id.to_owned()).on_press_maybe(message)
    };
    let undo = table.session.timeline().can_undo().then_some(Message::Ask(Action::Undo));
    // The fight and the map change places.
    let swap = table.staged().map(|_| {
        let to = if table.swapped { "sword" } else { "entrance" };
        tool(to, "swap", Some(Message::Map(map::Message::Swap)))
    });
    let tools = row![
        swap,
        tool("undo", "undo", undo),
        tool("flip", "across", Some(Message::Ask(Action::Across))),
        tool("cross", "near", Some(Message::Ask(Action::Far))),
        tool("menu", "menu", Some(Message::opens(Panel::Menu))),
    ];
    let many = if table.staged().is_some() { 5.0 } else { 4.0 };
    let room = size.width - many * (TURN_TOUCH + 6.0) - figure * 0.85 - 44.0;
    let seat = table.game().turn.seat;
    let name = seat.map_or_else(|| words.get("bar-before"), |colour| words.seat(colour, Names::of(table.game())));
    let way = |name: &str, size: f32| {
        bold(name.to_owned(), size).line_height(1.2).wrapping(Wrapping::WordOrGlyph).width(Fill).into()
    };
    let least = figure * SIZES[SIZES.len() - 1];
    let short = shortened(&name, ((1.8 * room / letters(least)) as usize).max(3));
    let ways = SIZES.iter().map(|part| way(&name, figure * part)).chain([way(&short, least)]).collect();
    let name = container(fitting(ways).centred()).height(figure * HIGH).width(Fill);
    let badge = seat.map(|colour| badge(look, colour, figure * 0.85));
    let line = row![badge, name, tools.spacing(6)].spacing(10).align_y(Alignment::Center);
    container(line).padding([2, 12]).width(Fill).style(panel(look)).into()
}
