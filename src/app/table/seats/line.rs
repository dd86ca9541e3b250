//! What a seat shows in a line.

use crate::app::icon::icon;
use crate::app::look::Look;
use crate::app::shell::Shell;
use crate::app::table::Message;
use crate::app::widget::parts::{bold, dim, shortened};
use crate::rules::seat::Seat;
use iced::widget::text::Wrapping;
use iced::widget::{column, container, text};
use iced::{Element, Fill};

/// Who is dead or away, by a sign.
pub fn state<'a>(look: Look, seat: &Seat, size: f32) -> Option<text::Text<'a>> {
    match (seat.dead, seat.away) {
        (true, _) => Some(icon("skull", size).color(look.bad)),
        (_, true) => Some(icon("clock", size).color(look.dim)),
        _ => None,
    }
}

/// A line for Race and Class, which keeps its place while there are none.
pub fn line<'a>(shell: &'a Shell, traits: String) -> Element<'a, Message> {
    container(dim(shell.look, shortened(&traits, TRAITS), 14.0)).height(20).clip(true).into()
}

/// A name; where cards are small, with Race and Class below it.
pub fn named<'a>(shell: &'a Shell, name: String, traits: String, compact: bool) -> Element<'a, Message> {
    // Two lines are all there is room for, and a word longer than a line goes on below: beside it stands the Level.
    let long = name.chars().count() > SHORT;
    let name = if long { bold(shortened(&name, LONG), 14.0) } else { bold(name, 17.0) };
    let name = container(name.wrapping(Wrapping::WordOrGlyph).width(Fill)).max_height(LINES).clip(true);
    if !compact || traits.is_empty() {
        return name.into();
    }
    column![name, dim(shell.look, shortened(&traits, TRAITS / 2), 12.0)].width(Fill).into()
}

/// Height of two lines of a long name, and of one and more of a short one.
const LINES: f32 = 45.0;
/// Letters of a name that fit on a line of a small card; and on two, written smaller.
const SHORT: usize = 12;
const LONG: usize = 22;
/// Letters of a Race, a Class and what hangs over somebody that fit on a line of a card.
const TRAITS: usize = 28;
