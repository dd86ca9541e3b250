//! The row of cards that tokens go along, as a strip: seven cells with the tokens on them, what the next asks, and who waits.

use crate::app::icon::{icon, shape};
use crate::app::look::{Look, TOUCH};
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim, shortened};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::card::CardId;
use crate::rules::ids::Colour;
use crate::rules::seat::Seat;
use crate::rules::track::{bonus, turn};
use iced::widget::text::Wrapping;
use iced::widget::{Row, column, container, row};
use iced::{Alignment, Element, Fill};

/// How high the strip is.
const HIGH: f32 = 76.0;
/// Between two cells.
const GAP: f32 = 4.0;
/// A token.
const TOKEN: f32 = 22.0;
/// What stands above a name is so high.
pub const TOP: f32 = 38.0;
/// A letter of a name is about so wide.
const LETTER: f32 = 7.4;

/// How high it is, where there is one: from afar it is only looked at for where the tokens are.
pub fn height(table: &Table, shell: &Shell) -> Option<f32> {
    table.game().track.as_ref().map(|_| if shell.settings.far { TOUCH } else { HIGH })
}

/// The strip, so wide.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, width: f32) -> Element<'a, Message> {
    let last = bonus::last(table.session.book());
    let wide = (width - GAP * f32::from(last)) / (f32::from(last) + 1.0);
    let cells = (0..=last).map(|place| cell(table, shell, (place, last), wide));
    let cells = Row::with_children(cells).spacing(GAP);
    container(cells).id("row").width(Fill).height(height(table, shell).unwrap_or(HIGH)).into()
}

/// The place of the last card.
pub fn last(table: &Table) -> u8 {
    bonus::last(table.session.book())
}

/// Whether somebody stands on the last card: who waits there can be taken on.
pub fn waits(table: &Table, seat: Colour) -> bool {
    table.game().track.as_deref().is_some_and(|track| track.token(seat) >= last(table))
}

/// Who stands on a card.
pub fn standing(table: &Table, place: u8) -> Vec<&Seat> {
    let Some(track) = table.game().track.as_deref() else { return Vec::new() };
    table.game().seats.iter().filter(|seat| !seat.away && track.token(seat.colour) == place).collect()
}

/// What a card is called, where it is known.
pub fn name(table: &Table, place: u8) -> Option<&str> {
    let (book, card) = (table.session.book(), table.game().track.as_deref()?.card(place)?);
    named(table, card).or_else(|| book.cards.track_card(card).map(|card| card.name.as_str()))
}

/// Whoever waits is called by name while being fought.
fn named(table: &Table, card: CardId) -> Option<&str> {
    let god = table.game().track.as_deref()?.god?;
    let card = table.session.book().cards.monster(card)?;
    table.game().foes.all.iter().any(|foe| foe.id == god).then_some(card.def.name.as_str())
}

/// Whether whoever is on the move has done what the card asks, and has only to say so.
pub fn is_lit(table: &Table, place: u8) -> bool {
    let (book, game) = (table.session.book(), table.game());
    // For everybody else it is only another card: they have nothing to say there.
    let mine = table.hot.as_ref().is_none_or(|hot| hot.mover() == game.turn.seat);
    let own = game.turn.seat.filter(|_| mine).and_then(|seat| game.seat(seat));
    own.is_some_and(|own| standing(table, place).contains(&own) && turn::is_done(book, game, own))
}

/// One card, and whose tokens lie there.
fn cell<'a>(table: &'a Table, shell: &'a Shell, (place, last): (u8, u8), wide: f32) -> Element<'a, Message> {
    let look = shell.look;
    let here = standing(table, place);
    let turn = here.iter().any(|seat| Some(seat.colour) == table.game().turn.seat);
    let lit = is_lit(table, place);
    let ink = match () {
        () if lit => look.on_torch,
        () if turn => look.torch,
        () => look.dim,
    };
    let layer = bonus::layer(table.session.book(), place);
    let sign: Element<'a, Message> = match place == last {
        true => icon("crown", 20.0).color(ink).into(),
        false => bold(layer.to_string(), 20.0).color(ink).into(),
    };
    let (along, side) = tokens(wide, here.len());
    let lines = here.chunks(along);
    let all = column(lines.map(|line| {
        let each = line.iter().map(|seat| token(look, seat, (side, lit)));
        Row::with_children(each).spacing(2).into()
    }));
    let top = row![sign, container(all.spacing(1)).width(Fill).align_right(Fill)].spacing(4);
    let letters = ((wide - 12.0) / LETTER).max(3.0) as usize;
    let says = match name(table, place) {
        Some(name) => shortened(&shell.words.printed(name), 2 * letters),
        None if place == last => shell.words.get("row-server"),
        // What the row is stands on its first card: it is no second track of Levels.
        None if place == 0 => shell.words.get("row-name"),
        None => String::new(),
    };
    // Where a card has no room for a word, words are broken.
    let breaks = if wide < BROKEN { Wrapping::WordOrGlyph } else { Wrapping::Word };
    let says =
        dim(look, says, 13.0).wrapping(breaks).line_height(1.2).color(if lit { look.on_torch } else { look.dim });
    let says = (!shell.settings.far).then(|| container(says).height(32.0).clip(true));
    let content = column![top.align_y(Alignment::Center).height(TOP), says];
    let kind = if lit { Kind::Primary } else { Kind::Choice(turn) };
    let cell = press(look, content.width(Fill))
        .kind(kind)
        .padding([2, 5])
        .width(Fill)
        .height(height(table, shell).unwrap_or(HIGH));
    let seats = here.iter().map(|seat| shell.words.seat(seat.colour, Names::of(table.game())));
    let seats = seats.collect::<Vec<_>>().join(", ");
    let named = name(table, place).map(|name| shell.words.printed(name)).unwrap_or_default();
    let called = [("place", (place + 1).into()), ("name", named.into()), ("seats", seats.into())];
    let called = shell.words.with("heard-row", &called);
    cell.id(format!("row {place}")).called(called).on_press(Message::opens(Panel::row(place))).into()
}

/// Narrower than this a card has no room for a long word.
const BROKEN: f32 = 64.0;

/// How many of so many tokens stand beside each other on a card so wide, and how large each is: two lines of them stand above
/// the name as well as one.
pub fn tokens(wide: f32, count: usize) -> (usize, f32) {
    let along = count.div_ceil(2).max(3);
    let lines = count.div_ceil(along).max(1) as f32;
    let broad = (wide - 30.0) / along.min(count).max(1) as f32 - 2.0;
    (along, TOKEN.min(broad).min((TOP - (lines - 1.0)) / lines).max(12.0))
}

/// Somebody's token; on a card that is lit its shape alone says whose.
fn token<'a>(look: Look, seat: &Seat, (side, lit): (f32, bool)) -> Element<'a, Message> {
    let colour = if lit { look.on_torch } else { look.mark(seat.colour) };
    icon(shape(seat.colour), side).color(colour).into()
}
