//! What a seat shows in a line.

use crate::app::icon;
use crate::app::icon::icon;
use crate::app::look::Look;
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, bold, dim, shortened};
use crate::app::widget::press::Kind;
use crate::rules::ids::Colour;
use crate::rules::seat::Seat;
use iced::widget::text::Wrapping;
use iced::widget::{column, container, text};
use iced::{Color, Element, Fill, Theme, border};

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

/// What the head of a seat is written with: whose turn it is has it filled with its colour.
#[derive(Clone, Copy)]
pub struct Head {
    look: Look,
    colour: Colour,
    active: bool,
}

impl Head {
    /// The head of a seat.
    pub fn of(look: Look, table: &Table, seat: &Seat) -> Head {
        Head { look, colour: seat.colour, active: table.game().turn.seat == Some(seat.colour) }
    }

    /// Its sign, to be told from its ground.
    pub fn sign<'a>(self, size: f32) -> Element<'a, Message> {
        let colour = if self.active { self.look.on_seat(self.colour) } else { self.look.mark(self.colour) };
        icon(icon::shape(self.colour), size).color(colour).into()
    }

    /// What is written on it, where that is no plain text.
    pub fn ink(self) -> Option<Color> {
        self.active.then(|| self.look.on_seat(self.colour))
    }

    /// Who is dead or away, by a sign: in its own colour, but on a ground that is filled in what is written on it.
    pub fn state<'a>(self, seat: &Seat, size: f32) -> Option<text::Text<'a>> {
        let sign = state(self.look, seat, size)?;
        Some(match self.ink() {
            Some(ink) => sign.color(ink),
            None => sign,
        })
    }

    /// What it is as something to touch.
    pub fn kind(self) -> Kind {
        if self.active { Kind::Seat(self.colour) } else { Kind::Quiet }
    }

    /// The same where all of the card is touched.
    pub fn ground<'a>(self, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
        let fill = self.active.then(|| self.look.seat(self.colour).into());
        let ground = move |_: &Theme| container::Style {
            background: fill,
            text_color: self.ink(),
            border: border::rounded(7),
            ..container::Style::default()
        };
        container(content).padding([0, 5]).width(Fill).style(ground).into()
    }

    /// The outline of its card, and how thick it is.
    pub fn outline(self) -> (Color, f32) {
        (self.look.seat(self.colour), if self.active { 4.0 } else { 1.5 })
    }
}

/// A name; where cards are small, with Race and Class below it.
pub fn named<'a>(
    shell: &'a Shell,
    head: Head,
    (name, traits): (String, String),
    compact: bool,
) -> Element<'a, Message> {
    // Two lines are all there is room for, and a word longer than a line goes on below: beside it stands the Level.
    let long = name.chars().count() > SHORT;
    let below = compact && !traits.is_empty();
    let name = match (long, below) {
        (false, _) => bold(name, 17.0),
        // Race and Class have the second line.
        (true, true) => bold(shortened(&name, SHORT + 1), 14.0),
        (true, false) => bold(shortened(&name, LONG), 14.0),
    };
    let name = container(name.wrapping(Wrapping::WordOrGlyph).width(Fill)).max_height(LINES).clip(true);
    if !compact || traits.is_empty() {
        return name.into();
    }
    // As much of it as there is room for beside the Level.
    let traits = body(shortened(&traits, FEW_TRAITS)).size(12.0).color(head.ink().unwrap_or(shell.look.dim));
    column![name, container(traits.wrapping(Wrapping::None)).width(Fill).clip(true)].width(Fill).into()
}

/// Height of two lines of a long name, and of one and more of a short one.
const LINES: f32 = 45.0;
/// Letters of a name that fit on a line of a small card; and on two, written smaller.
const SHORT: usize = 12;
const LONG: usize = 22;
/// Letters of a Race, a Class and what hangs over somebody that fit on a line of a card.
const TRAITS: usize = 28;
/// And beside the Level of a small one.
const FEW_TRAITS: usize = 19;
