//! The Levels as a track, where there is no map: who is how far, who gets Charity, whose next kill wins.

use crate::app::icon::{icon, shape};
use crate::app::look::{Look, TOUCH, card, mix};
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::state::Table;
use crate::app::table::{notices, remind, seats};
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{body, bold, icon_button};
use crate::app::widget::press::Kind;
use crate::catalog::words::Names;
use crate::rules::ids::Colour;
use crate::rules::munchkin::charity;
use crate::rules::seat::Seat;
use iced::widget::text::Wrapping;
use iced::widget::{Row, column, container, row};
use iced::{Alignment, Element, Fill, Size};

/// Between two Levels.
const GAP: f32 = 4.0;
/// Height of the line below.
pub(super) const NOTE: f32 = TOUCH;
/// The last Level has room for a crown where it is so wide.
const CROWNED: f32 = 52.0;
/// Height of the numbers.
const NUMBER: f32 = 30.0;
/// Least and most of a seat's sign.
const SIGN: (f32, f32) = (22.0, 44.0);

/// How high it is on a stage so high.
pub fn height(stage: Size) -> f32 {
    (stage.height * 0.24).clamp(150.0, 260.0).round()
}

/// The track, in a place so large.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let look = shell.look;
    let (book, game) = (table.session.book(), table.game());
    let (least, top) = (book.rules.level_min, book.top_level(game));
    let count = f32::from(top.saturating_sub(least)) + 1.0;
    let width = (size.width - GAP * (count - 1.0)) / count;
    let high = size.height - NOTE - NUMBER - 8.0;
    let cells = (least..=top).map(|level| {
        let here: Vec<&Seat> = game.seats.iter().filter(|seat| !seat.away && seat.level.min(top) == level).collect();
        cell(table, look, (level, level == top), &here, Size::new(width, high))
    });
    let cells = Row::with_children(cells).spacing(GAP).height(size.height - NOTE - 4.0);
    let now = game.turn.seat.map(|seat| {
        let ask = icon_button(look, "info", shell.words.get("track-now")).kind(Kind::Quiet).id("what now".to_owned());
        ask.on_press(Message::opens(Panel::Now(seat)))
    });
    // What is said in passing lies here: nothing is read through it, and the tiles say the same.
    let covered = !table.reminders.is_empty() || shell.toast.is_some();
    let told = if covered || table.game().ending.is_some() { String::new() } else { told(table, shell) };
    // However long the names in it are.
    let ways = [16.0, 14.0, 12.0].map(|size| body(told.clone()).size(size).line_height(1.2).into());
    let told = container(fitting(ways.into()).centred()).height(NOTE).width(Fill).clip(true);
    // What the table is reminded of is one touch away, and lies on nothing.
    let notes = remind::fold(table, shell).filter(|_| remind::lie_in_the_middle(table, shell));
    let notes = notes.map(|notes| notes.map(|m| Message::Notices(notices::Message::Reminders(m))));
    let note = row![told].push(notes).push(now).spacing(8).align_y(Alignment::Center);
    container(column![cells, note].spacing(4)).id("track").width(Fill).height(size.height).into()
}

/// How large the signs of so many are in a cell, so that all of them have room.
fn sign(count: usize, cell: Size) -> f32 {
    let fits = |side: f32| {
        let across = ((cell.width - 6.0) / (side + 2.0)).floor().max(1.0) as usize;
        let rows = count.div_ceil(across) as f32;
        rows * (side + 2.0) <= cell.height
    };
    let mut side = SIGN.1.min(cell.width - 8.0);
    while side > SIGN.0 && !fits(side) {
        side -= 2.0;
    }
    side
}

/// One Level, and who has it.
fn cell<'a>(table: &Table, look: Look, (level, last): (u8, bool), here: &[&Seat], size: Size) -> Element<'a, Message> {
    let side = sign(here.len(), size);
    let across = (((size.width - 6.0) / (side + 2.0)).floor().max(1.0)) as usize;
    let signs = here.chunks(across).map(|line| {
        let each = line.iter().map(|seat| stands(look, seat, side));
        Row::with_children(each).spacing(2).into()
    });
    let signs = column(signs).spacing(2).align_x(Alignment::Center);
    let turn = here.iter().any(|seat| Some(seat.colour) == table.game().turn.seat);
    let ink = if turn || last { look.torch } else { look.dim };
    let figure: Element<'a, Message> = match last {
        true if size.width < CROWNED => bold(level.to_string(), 22.0).color(ink).wrapping(Wrapping::None).into(),
        true => row![icon("crown", 18.0).color(ink), bold(level.to_string(), 22.0).color(ink)]
            .spacing(3)
            .align_y(Alignment::Center)
            .into(),
        false => bold(level.to_string(), 22.0).color(ink).wrapping(Wrapping::None).into(),
    };
    let signs = container(signs).center_x(Fill).height(size.height.max(0.0)).align_bottom(size.height.max(0.0));
    let content = column![signs, container(figure).center_x(Fill).height(NUMBER)];
    let outline = if last { look.torch } else { mix(look.panel, look.line, 0.8) };
    container(content).width(Fill).height(Fill).style(card(look, outline, if last { 2.0 } else { 1.0 })).into()
}

/// A seat's sign; of the dead it is dim.
fn stands<'a>(look: Look, seat: &Seat, side: f32) -> Element<'a, Message> {
    let colour = look.mark(seat.colour);
    match seat.dead {
        true => icon("skull", side).color(look.dim).into(),
        false => icon(shape(seat.colour), side).color(colour).into(),
    }
}

/// Whoever is on the move, where nobody is lower: what is too much of theirs is discarded (MC-CHAR-05).
pub(super) fn sheds(table: &Table) -> Option<&Seat> {
    let (book, game) = (table.session.book(), table.game());
    game.active().filter(|seat| !seat.dead && charity::charity_to(book, game, seat).is_empty())
}

/// Whether whoever's turn it is lies dead: they have nothing to give away (MC-DEATH-09).
fn is_over(table: &Table) -> bool {
    table.game().active().is_some_and(|seat| seat.dead)
}

/// What there is to know of somebody, and in a game without a map what their Level means to the others.
/// Who gets Charity is said once: below the Levels, or where they are read from afar on the tiles.
pub(super) fn marked(table: &Table, shell: &Shell, seat: &Seat, afar: bool) -> String {
    let plain = seats::told(shell, seat);
    // Once it is over nobody is close to winning it, and nothing is given.
    if !table.is_of_levels() || seat.dead || table.game().ending.is_some() {
        return plain;
    }
    let (book, game) = (table.session.book(), table.game());
    let living = || game.seats.iter().filter(|other| !other.dead && !other.away);
    let lowest = living().map(|other| other.level).min() == Some(seat.level);
    let spread = living().any(|other| other.level != seat.level);
    let mark = match seat.level.saturating_add(1) >= book.top_level(game) {
        true => Some("tile-next-wins"),
        false => match sheds(table) {
            Some(own) => (afar && spread && own.colour == seat.colour).then_some("tile-sheds"),
            None => (afar && lowest && spread && !is_over(table)).then_some("tile-lowest"),
        },
    };
    let limit = charity::limit(book, game, seat);
    let mark = mark.map(|mark| shell.words.with(mark, &[("limit", limit.into())]));
    let parts = mark.into_iter().chain(Some(plain).filter(|plain| !plain.is_empty()));
    parts.collect::<Vec<_>>().join(" · ")
}

/// Who gets Charity, and whose next kill wins.
fn told(table: &Table, shell: &Shell) -> String {
    let (book, game) = (table.session.book(), table.game());
    let names = Names::of(game);
    let living = || game.seats.iter().filter(|seat| !seat.dead && !seat.away);
    let lowest = living().map(|seat| seat.level).min();
    let listed = |seats: Vec<Colour>| {
        let all: Vec<String> = seats.iter().map(|seat| shell.words.seat(*seat, names)).collect();
        (i32::try_from(all.len()).unwrap_or(i32::MAX), shell.words.list(&all))
    };
    let spread = living().any(|seat| Some(seat.level) != lowest);
    // Whoever has nobody below gives nothing away (MC-CHAR-05).
    let sheds = sheds(table);
    let low: Vec<Colour> = living()
        .filter(|seat| spread && sheds.is_none() && !is_over(table) && Some(seat.level) == lowest)
        .map(|seat| seat.colour)
        .collect();
    let near: Vec<Colour> =
        living().filter(|seat| seat.level.saturating_add(1) >= book.top_level(game)).map(|seat| seat.colour).collect();
    let say = |id: &str, seats: Vec<Colour>| {
        let (count, names) = listed(seats);
        (count > 0).then(|| shell.words.with(id, &[("seats", names.into()), ("count", count.into())]))
    };
    let own = sheds.map(|seat| (seat.colour, charity::limit(book, game, seat)));
    // Nobody whose hand is known to be small is told what to do with a large one.
    let small = |limit: u32| game.keeps_goods() && sheds.is_some_and(|seat| seat.hand.total() < limit);
    let own = own.filter(|(_, limit)| !small(*limit));
    let own = own.map(|(seat, limit)| {
        shell.words.with("track-sheds", &[("seat", shell.words.seat(seat, names).into()), ("limit", limit.into())])
    });
    let parts = [own, say("track-lowest", low), say("track-next-wins", near)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}
