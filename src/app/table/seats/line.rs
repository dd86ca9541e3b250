//! What a seat shows in a line.

use crate::app::icon;
use crate::app::icon::icon;
use crate::app::look::Look;
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{body, bold, dim, shortened};
use crate::app::widget::press::Kind;
use crate::play::narrate::condition;
use crate::rules::ids::Colour;
use crate::rules::seat::Seat;
use iced::widget::text::Wrapping;
use iced::widget::{column, container, text};
use iced::{Color, Element, Fill, Theme, border};

/// Who is dead, sits out or is away, by a sign.
pub fn state<'a>(look: Look, seat: &Seat, size: f32) -> Option<text::Text<'a>> {
    match (seat.dead, seat.away, seat.is_absent()) {
        (true, ..) => Some(icon("skull", size).color(look.bad)),
        (_, true, _) => Some(icon("clock", size).color(look.dim)),
        (.., true) => Some(icon("home", size).color(look.dim)),
        _ => None,
    }
}

/// A line for Race and Class, which keeps its place while there are none: two small ones of it before anything is left out.
pub fn line<'a>(shell: &'a Shell, traits: String) -> Element<'a, Message> {
    let way = |traits: &str, (size, high): (f32, f32)| {
        dim(shell.look, traits.to_owned(), size).line_height(high).wrapping(Wrapping::WordOrGlyph).width(Fill).into()
    };
    let all = [(14.0, 1.3), (13.0, 1.3), (12.0, 1.3), (11.0, 1.3), (10.0, 1.0), (9.0, 1.0)];
    let all = all.map(|size| way(&traits, size));
    let short = [60, 44, 28].map(|letters| way(&shortened(&traits, letters), (9.0, 1.0)));
    container(fitting(all.into_iter().chain(short).collect()).centred()).width(Fill).height(LINE).into()
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

/// A name; where cards are small, with Race, Class and what hangs over somebody below it. Letters get smaller before anything
/// is left out.
pub fn named<'a>(
    shell: &'a Shell,
    head: Head,
    (name, traits): (String, String),
    compact: bool,
) -> Element<'a, Message> {
    let below = compact && !traits.is_empty();
    let ink = head.ink().unwrap_or(shell.look.dim);
    let way = |name: &str, traits: &str, (large, small): (f32, f32)| {
        let name = bold(name.to_owned(), large).line_height(1.15).wrapping(Wrapping::WordOrGlyph).width(Fill);
        let traits = body(traits.to_owned()).size(small).line_height(1.1).wrapping(Wrapping::WordOrGlyph).color(ink);
        column![name, below.then_some(traits.width(Fill))].into()
    };
    let sizes: &[(f32, f32)] = if shell.is_held() { &READ } else { &SIZES };
    let least = sizes.last().copied().unwrap_or(SIZES[0]);
    let all = sizes.iter().map(|sizes| way(&name, &traits, *sizes));
    // Half a line tells nothing: what is left out is a touch away.
    let short = SHORT.map(|(long, few)| way(&shortened(&name, long), &shortened(&traits, few), least));
    container(fitting(all.chain(short).collect()).centred()).width(Fill).height(NAMED).into()
}

/// Height of a name with what stands below it.
const NAMED: f32 = 40.0;
/// Sizes of a name, and of what stands below it.
const SIZES: [(f32, f32); 6] = [(17.0, 12.0), (15.0, 12.0), (14.0, 11.0), (13.0, 10.0), (12.0, 10.0), (11.0, 9.0)];
/// The same on a telephone, where everything is drawn smaller.
const READ: [(f32, f32); 3] = [(17.0, 13.0), (15.0, 13.0), (13.0, 13.0)];
/// Letters of both, where even the smallest are too large.
const SHORT: [(usize, usize); 5] = [(22, 40), (16, 28), (12, 18), (8, 14), (8, 8)];
/// Height of the line for Race and Class.
pub const LINE: f32 = 20.0;

/// What there is to know of somebody: Race, Class and what hangs over them; of the dead, that they come back.
pub fn told(shell: &Shell, seat: &Seat) -> String {
    let dead = seat.dead.then(|| shell.words.get("seat-dead"));
    // Whoever comes back is what they were.
    let all = dead.into_iter().chain(Some(traits(shell, seat)).filter(|told| !told.is_empty()));
    all.collect::<Vec<_>>().join(" · ")
}

/// Races, classes and conditions in a few words.
fn traits(shell: &Shell, seat: &Seat) -> String {
    let words = &shell.words;
    let mut parts: Vec<String> = seat.races.iter().chain(&seat.classes).map(|kind| words.kind(kind)).collect();
    parts.extend(seat.conditions.iter().map(|c| condition::name(words, c)));
    parts.join(" · ")
}
