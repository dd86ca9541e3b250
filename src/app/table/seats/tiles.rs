//! Seats that fill the screen, where a table only counts: Levels to be read and dragged from across the table.

use crate::app::icon::icon;
use crate::app::look::{Look, TOUCH, TURN_TOUCH, card, fill};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::float;
use crate::app::table::seats::{Head, afar, bonus, control, health, hurt, level, state, steps, track};
use crate::app::table::{Field, Figure, Message, Panel, Table, row};
use crate::app::widget::carry::{Spot, carry};
use crate::app::widget::number::Number;
use crate::app::widget::parts::{bold, dim, shortened, tool};
use crate::app::widget::press::{Kind, press};
use crate::app::widget::turned::turned;
use crate::catalog::words::Names;
use crate::rules::cards::deck::Deck;
use crate::rules::ids::Colour;
use crate::rules::seat::Seat;
use iced::widget::{Column, Row, column, container, responsive, row as beside, space, stack};
use iced::{Alignment, Color, Element, Fill, Padding, Point, Rectangle, Size};
use std::collections::VecDeque;

/// Between tiles, and round them.
const GAP: f32 = 10.0;
/// A Level is at most so high.
const HIGHEST: f32 = 220.0;
/// A tile so high has figures as on the smallest screen; they grow with it.
const SMALL: f32 = 330.0;
/// Three figures beside each other need as much.
const NARROW: f32 = 260.0;
/// A tile is at least so wide.
const LEAST: f32 = 200.0;
/// A tile so high has room for its head and a line of what is touched.
const FLAT: f32 = HEAD + TURN_TOUCH + 16.0;
/// Width of a Level between a plus and a minus, and of each figure beside it.
const STEPPED: f32 = 2.0 * TURN_TOUCH + 64.0;
const FIGURE: f32 = 84.0;
/// Height of a tile's head.
const HEAD: f32 = 56.0;
/// What a tile has besides its Level: the name, the other figures, Race and Class.
const BESIDES: f32 = 150.0;

/// A narrow tile so high has room for figures below name and Level.
const SLIM: f32 = 160.0;

/// Whether a tile has room for a name or for what turns it, and not for both: where the app deals nobody turns it.
fn is_slim(table: &Table, tile: Size) -> bool {
    table.hot.is_some() && tile.width < LEAST
}

/// All seats, as large as there is room.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let laid = responsive(move |size| match row::height(table, shell) {
        // Where the app keeps the cards there are no Levels in the middle: the row lies above.
        Some(high) if !table.is_of_levels() || shell.settings.far => {
            let room = Size::new(size.width, size.height - high - GAP);
            column![row::view(table, shell, size.width), grid(table, shell, room)].spacing(GAP).into()
        }
        _ => grid(table, shell, size),
    });
    container(laid).padding(GAP).width(Fill).height(Fill).into()
}

/// How many stand beside each other: as near to squares as can be.
fn across(seats: usize, size: Size) -> usize {
    match seats {
        0 | 1 => 1,
        2 | 3 if size.width < size.height => 1,
        3 => 3,
        2..=4 => 2,
        _ if size.width < size.height => 2,
        _ => 3,
    }
}

/// Who sits in which line: clockwise round the table, as the turns go.
fn round(seats: usize, columns: usize) -> Vec<Vec<usize>> {
    let mut left: VecDeque<usize> = (0..seats).collect();
    let mut lines: Vec<Vec<usize>> = vec![left.drain(..columns.min(seats)).collect()];
    while !left.is_empty() {
        let last = left.len() <= columns;
        let line = match columns {
            1 => left.pop_front().into_iter().collect(),
            _ if last => left.drain(..).rev().collect(),
            // Down on the right, and up again on the left.
            _ => left.pop_back().into_iter().chain(left.pop_front()).collect(),
        };
        lines.push(line);
    }
    lines
}

/// Where each tile lies, and its head, by which something is taken from it to another one.
fn spots(table: &Table, shell: &Shell, tiles: &[Rectangle]) -> Vec<Spot> {
    let seats = table.game().seats.iter().zip(tiles);
    let spot = |(seat, whole): (&Seat, &Rectangle)| {
        let (whole, corner, tile) = (*whole, whole.position(), whole.size());
        let (wide, high) = (Size::new(tile.width, HEAD), Size::new(HEAD, tile.height));
        let grip = match shell.settings.tile(seat.colour) % 4 {
            0 => Rectangle::new(corner, wide),
            1 => Rectangle::new(Point::new(corner.x + tile.width - HEAD, corner.y), high),
            2 => Rectangle::new(Point::new(corner.x, corner.y + tile.height - HEAD), wide),
            _ => Rectangle::new(corner, high),
        };
        Spot { grip, whole }
    };
    seats.map(spot).collect()
}

fn grid<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let seats: Vec<&Seat> = table.game().seats.iter().collect();
    let columns = match table.is_of_levels() && seats.len() > 4 && size.width >= 3.0 * LEAST {
        // Above and below the Levels there is room for two rows.
        true => 3,
        false => across(seats.len(), size),
    };
    let rows = seats.len().div_ceil(columns).max(1);
    // Between those on this side of the table and those on the other lie the Levels. From afar they are read on the tiles.
    let afar = table.is_of_levels() && shell.settings.far;
    let besides = row::height(table, shell).map_or(0.0, |high| high + GAP);
    let track = (table.is_of_levels() && !afar).then(|| track::height(size) + besides);
    let room = size.height - track.map_or(0.0, |high| high + GAP);
    let share = |whole: f32, parts: usize| (whole - GAP * (parts as f32 - 1.0)) / parts as f32;
    let high = share(room, rows);
    let scale = shell.density * shell.table_scale();
    let mut places = vec![Rectangle::default(); seats.len()];
    let mut list: Vec<Element<'a, Message>> = Vec::new();
    let mut y = 0.0;
    for (nth, line) in round(seats.len(), columns).into_iter().enumerate() {
        if let Some(high) = track.filter(|_| nth == rows.div_ceil(2)) {
            list.push(middle(table, shell, Size::new(size.width, high)));
            y += high + GAP;
        }
        let tile = Size::new(share(size.width, line.len()), high);
        for (at, who) in line.iter().enumerate() {
            if let Some(place) = places.get_mut(*who) {
                *place = Rectangle::new(Point::new(at as f32 * (tile.width + GAP), y), tile);
            }
        }
        y += high + GAP;
        let tiles = line.iter().filter_map(|who| seats.get(*who)).map(|seat| {
            let turns = shell.settings.tile(seat.colour);
            let size = if turns.is_multiple_of(2) { tile } else { Size::new(tile.height, tile.width) };
            let content = if afar { afar::one(table, shell, seat, size) } else { one(table, shell, seat, size) };
            let one = match turns {
                0 => content,
                turns => turned(content, turns, scale, shell.look.ground).into(),
            };
            let one = container(one).width(tile.width).height(tile.height);
            if afar || is_slim(table, tile) { one.into() } else { stack![one, turn(shell.look, seat)].into() }
        });
        list.push(Row::with_children(tiles).spacing(GAP).height(tile.height).into());
    }
    if let Some(high) = track.filter(|_| rows < 2) {
        list.push(middle(table, shell, Size::new(size.width, high)));
    }
    let grid = Column::with_children(list).spacing(GAP).width(Fill).height(Fill);
    if !table.is_of_levels() || !table.is_open() {
        return grid.into();
    }
    let colours: Vec<Colour> = seats.iter().map(|seat| seat.colour).collect();
    let put = move |from: usize, to: usize| match (colours.get(from), colours.get(to)) {
        (Some(from), Some(to)) => Message::opens(Panel::Trade(*from, *to)),
        _ => Message::Ask(Action::None),
    };
    carry(shell.look, grid, spots(table, shell, &places), put).into()
}

/// The Levels, and what the app has to say: so it lies over nobody's name and nobody's Level.
fn middle<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let said = container(float::told(table, shell)).align_bottom(Fill).center_x(Fill);
    let strip = row::height(table, shell);
    let high = size.height - strip.map_or(0.0, |strip| strip + GAP);
    let levels = stack![track::view(table, shell, Size::new(size.width, high)), said].width(Fill).height(high);
    let strip = strip.map(|_| row::view(table, shell, size.width));
    column![levels, strip].spacing(GAP).height(size.height).into()
}

/// Turns a tile to whoever sits there: it stays where it is, however the tile lies.
fn turn<'a>(look: Look, seat: &Seat) -> Element<'a, Message> {
    let turn = tool(look, "rotate").kind(Kind::Quiet).id(format!("turn-{}", seat.colour.name()));
    let turn = turn.on_press(Message::Ask(Action::Turn(seat.colour)));
    container(turn).padding([8, 10]).align_right(Fill).height(Fill).into()
}

/// Room that is left for what turns a tile, in its corner as it lies: at the end of the head, at its beginning, or below.
fn corner(turns: u8) -> (f32, f32, Padding) {
    match turns % 4 {
        0 => (0.0, TOUCH, Padding::ZERO),
        1 => (TOUCH, 0.0, Padding::ZERO),
        2 => (0.0, 0.0, Padding::ZERO.left(TOUCH)),
        _ => (0.0, 0.0, Padding::ZERO.right(TOUCH)),
    }
}

/// Who sits there: a touch opens all of it.
fn titled<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (seat, top): (&'a Seat, &Head),
    (slim, by, room): (bool, f32, f32),
) -> Element<'a, Message> {
    let look = shell.look;
    let (letters, written, sign) = if slim { (9, 16.0, 20.0) } else { (16, 22.0 * by, 26.0 * by) };
    // As much of a name as there is room for, on one line.
    let letters = letters.min(((room - sign - 24.0) / (written * 0.55)).max(3.0) as usize);
    let name = shortened(&shell.words.seat(seat.colour, Names::of(table.game())), letters);
    let state = state(look, seat, sign).map(|sign| sign.color_maybe(top.ink()));
    let head = beside![top.sign(sign), bold(name, written).width(Fill), state].spacing(if slim { 4 } else { 8 });
    let head = press(look, head.align_y(Alignment::Center)).kind(top.kind()).width(Fill).padding([2, 8]);
    let head = head.id(format!("seat-{}", seat.colour.name()));
    head.on_press(Message::opens(Panel::Seat(seat.colour))).into()
}

/// Race, Class and the like, on one line.
fn kinds<'a>(table: &Table, shell: &Shell, seat: &Seat, (by, below): (f32, Padding)) -> Element<'a, Message> {
    let marked = shortened(&track::marked(table, shell, seat), 40);
    let marks = container(dim(shell.look, marked, 16.0 * by)).height(24.0 * by).center_x(Fill);
    marks.padding(below).clip(true).into()
}

fn one<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat, tile: Size) -> Element<'a, Message> {
    let look = shell.look;
    let by = (tile.height / SMALL).min(tile.width / SMALL).clamp(1.0, 1.6);
    let slim = is_slim(table, tile);
    let top = Head::of(look, table, seat);
    // Each lies the way whoever sits there reads it; what turns it has its corner free.
    let (before, after, below) =
        if slim { (0.0, 0.0, Padding::ZERO) } else { corner(shell.settings.tile(seat.colour)) };
    // In a narrow tile fingers need a second line, and in a low one the Level stands beside the name.
    // One figure alone has room everywhere.
    let narrow = tile.width < NARROW && table.session.book().rules.start.health > 0;
    let besides = BESIDES * by + if narrow { TURN_TOUCH } else { 0.0 };
    let low = tile.height < besides + TURN_TOUCH;
    // So low that the Level has to stand beside the name even where that is short.
    let lying = low && tile.height < HEAD + TOUCH + 14.0;
    let room = tile.width - 20.0 - before - after - if low && (lying || !slim) { TURN_TOUCH } else { 0.0 };
    let head = titled(table, shell, (seat, &top), (slim, by, room));
    // Where it is low and wide enough, fingers still find a Level more and one less, and the marks their line.
    let beside = if table.game().keeps_goods() { table.session.book().rules.hands.len() as f32 } else { 0.0 };
    let flat = low && table.is_of_levels() && tile.height >= FLAT && tile.width >= STEPPED + (1.0 + beside) * FIGURE;
    let high = match low {
        true if slim => TOUCH,
        true => TURN_TOUCH,
        false => tile.height - besides,
    };
    let figure = high.min(tile.width * 0.5).min(HIGHEST);
    let large = if low { if slim { 32.0 } else { 40.0 } } else { figure };
    let figure = level(table, look, seat, large).height(high);
    let fingers = |figure| {
        let (less, more) = (by_one(table, look, seat, -1), by_one(table, look, seat, 1));
        beside![less, figure, more].align_y(Alignment::Center).into()
    };
    let level: Element<'a, Message> = match table.is_of_levels() && !low {
        // One touch is one Level, where there is room for the Level between them.
        true if tile.width < STEPPED + 20.0 => figure.width(Fill).into(),
        true => fingers(figure.width(Fill)),
        false if flat => fingers(figure.width(STEPPED - 2.0 * TURN_TOUCH)),
        false if low && (lying || !slim) => figure.width(TURN_TOUCH).into(),
        false => figure.width(Fill).into(),
    };
    let level = told_apart(look, seat, (large, high), level);
    // Three figures beside each other have less room each.
    let close = beside > 0.0 && tile.width < NARROW + 40.0;
    let sign = if close { 16.0 } else { 24.0 * by };
    let small = match () {
        () if close => 20.0,
        () if low => 22.0,
        () => 28.0 * by,
    };
    let touch = if low { TOUCH } else { TURN_TOUCH * by };
    let shows = |name: &'static str, colour: Color, control: Number<'a, Message>| {
        beside![icon(name, sign).color(colour), control.height(touch).width(Fill)]
            .align_y(Alignment::Center)
            .width(Fill)
    };
    let health = shows("heart", hurt(look, seat), health(table, look, seat, small));
    let steps = shows("boot", look.text, steps(table, look, seat, small));
    let bonus = shows("sword", look.text, bonus(table, look, seat, small));
    // Not every rule set has Health and Move; where hands are kept they are counted.
    let figures = match (table.session.book().rules.start.health > 0, narrow) {
        (false, _) => column![beside![bonus].spacing(2).extend(hands(table, look, seat, (small, sign, touch)))],
        (true, true) => column![beside![health, steps].spacing(4), bonus],
        (true, false) => column![beside![health, steps, bonus].spacing(4)],
    };
    let figures = container(figures).padding(below);
    let kinds = kinds(table, shell, seat, (by, below));
    // In a low tile the Level stands beside the name: the corner is free behind both.
    let corners = |line: Row<'a, Message>| beside![space().width(before), line.width(Fill), space().width(after)];
    let corners = |line| corners(line).align_y(Alignment::Center);
    let content = match low {
        true if flat => {
            let marks = (tile.height >= FLAT + 24.0).then_some(kinds);
            let figures = beside![level, figures].spacing(8).align_y(Alignment::Center);
            column![corners(beside![head]), figures, marks].spacing(2)
        }
        true if slim && !lying => {
            let figures = (tile.height >= SLIM).then_some(figures);
            column![head, level, figures].spacing(2)
        }
        // From afar a Level is what is read.
        true if lying => column![corners(beside![head, level].align_y(Alignment::Center))],
        true => column![corners(beside![head, level].align_y(Alignment::Center)), figures],
        false => column![corners(beside![head]), level, figures, kinds].spacing(2),
    };
    let (outline, width) = top.outline();
    let tile = container(content).padding([6, 10]).width(Fill).height(Fill).style(card(look, outline, width));
    tile.id(format!("tile-{}", seat.colour.name())).into()
}

/// Read from the other side of the table a 6 is a 9: a line says where below is.
fn told_apart<'a>(
    look: Look,
    seat: &Seat,
    (size, high): (f32, f32),
    level: Element<'a, Message>,
) -> Element<'a, Message> {
    if !matches!(seat.level, 6 | 9) {
        return level;
    }
    let line = container(space().width(size * 0.4).height((size * 0.05).max(3.0))).style(fill(look.torch, 2.0));
    let below = ((high - size) / 2.0 + size * 0.04).max(0.0);
    let line = container(line).center_x(Fill).align_bottom(high).padding(Padding::ZERO.bottom(below));
    stack![level, line.id(format!("below-{}", seat.colour.name()))].into()
}

/// How many cards of each deck somebody holds: a number to be dragged beside cardboard, only told where the app deals.
fn hands<'a>(
    table: &'a Table,
    look: Look,
    seat: &Seat,
    (size, sign, touch): (f32, f32, f32),
) -> Vec<Element<'a, Message>> {
    let book = table.session.book();
    let decks = book.rules.hands.iter().filter(|_| table.game().keeps_goods());
    let each = decks.map(|deck| {
        let (glyph, field) = if *deck == Deck::ITEMS { ("chest", Field::Treasure) } else { ("scroll", Field::Dxm) };
        let held = seat.hand.of(*deck);
        let glyph = icon(glyph, sign).color(look.dim);
        match table.hot.is_some() {
            // Nobody touches it: fingers have the rest.
            true => beside![glyph, container(bold(held.to_string(), size)).center_y(touch)].spacing(4),
            false => beside![glyph, control(look, seat, field, held.into(), (0, 99), size).height(touch).width(Fill)]
                .width(Fill),
        }
        .align_y(Alignment::Center)
        .into()
    });
    each.collect()
}

/// A Level more, or one less.
fn by_one<'a>(table: &Table, look: Look, seat: &Seat, by: i32) -> Element<'a, Message> {
    let (glyph, name) = if by > 0 { ("plus", "more") } else { ("minus", "less") };
    // The last one takes a kill: was it one?
    let last = by > 0 && seat.level.saturating_add(1) == table.session.book().top_level(table.game());
    let set = match last {
        true => Action::Open(Panel::Last(seat.colour)),
        false => Action::Set(Figure::Seat(seat.colour, Field::Level), i32::from(seat.level) + by),
    };
    let press = press(look, icon(glyph, 26.0)).centred().padding(4).height(TURN_TOUCH).width(TURN_TOUCH);
    press.id(format!("{name} {}", seat.colour.name())).on_press(Message::Ask(set)).into()
}
