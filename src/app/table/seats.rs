//! The seats: every number in place, each a control.

mod afar;
mod around;
pub mod brings;
pub mod dense;
pub mod folded;
pub mod heard;
pub mod line;
pub mod tiles;
mod track;

use crate::app::icon::icon;
use crate::app::look::{Look, TOUCH, card, mix};
use crate::app::place::HELD;
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::figure::{Field, Figure};
use crate::app::table::hot;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::panels::parts::field_text;
use crate::app::table::seats::brings::brings;
use crate::app::table::state::Table;
use crate::app::widget::number::{Number, number};
use crate::app::widget::parts;
use crate::app::widget::press::press;
use crate::app::widget::spoken::{Role, Spoken, region};
use crate::catalog::words::Names;
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon::movement;
use crate::rules::seat::Seat;
use crate::rules::table::Care;
use around::around;
use dense::Dense;
use iced::widget::{Row, column, container, responsive, row, scrollable};
use iced::{Alignment, Color, Element, Fill, Shrink};
use line::{Head, line, named, told};

/// All seats below each other: where there is little room for so many they stand closer, and each is lower.
pub fn column_view<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let laid = responsive(move |size| {
        let (dense, gap) = Dense::of(table, size.height, shell.scale());
        let cards = table.game().seats.iter();
        let cards = cards.map(move |seat| whose(table, shell, seat, seat_card(table, shell, seat, dense)));
        scrollable(column(cards).spacing(gap)).direction(parts::thin()).height(Fill).into()
    });
    laid.into()
}

/// Between two cards, and between two of many.
const BETWEEN: [f32; 2] = [8.0, 2.0];

/// What a card of cardboard can give of its edge and its Level; and so much each line of its figures.
const EASY: f32 = 14.0;
const LINES: f32 = 14.0;

impl Dense {
    /// How everybody's card stands in a column so high, and how far it is between two.
    fn of(table: &Table, high: f32, scale: f32) -> (Dense, f32) {
        let count = table.game().seats.len().max(1) as f32;
        let share = |gap: f32| (high - gap * (count - 1.0)) / count;
        let fits = |(_, least): &(f32, f32)| *least <= share(BETWEEN[1]);
        let roomy = Some(Dense::heights(table, false, (true, scale))).filter(fits);
        let both = Some(Dense::heights(table, true, (true, scale))).filter(fits);
        let (compact, goods) = (roomy.is_none(), roomy.is_none() && both.is_some());
        let (all, _) = roomy.or(both).unwrap_or_else(|| Dense::heights(table, true, (false, scale)));
        let gap = if all > share(BETWEEN[0]) { BETWEEN[1] } else { BETWEEN[0] };
        (Dense { compact, goods, by: (all - share(gap)).max(0.0), ..Dense::ROOMY }, gap)
    }

    /// Lines of figures on a card of cardboard.
    fn lines(table: &Table, compact: bool) -> f32 {
        let map = table.session.book().rules.start.health > 0;
        if compact || !map || table.game().table.care != Care::Everything { 1.0 } else { 2.0 }
    }

    /// How high a card is, and how low it can be.
    fn heights(table: &Table, compact: bool, (goods, scale): (bool, f32)) -> (f32, f32) {
        let map = table.session.book().rules.start.health > 0;
        if table.hot.is_some() {
            return hot::player::heights(map, compact, goods);
        }
        let lines = Dense::lines(table, compact && !goods);
        let all = 60.0 + lines * TOUCH + if compact { 0.0 } else { line::LINE };
        // A line more is there for fingers, or not at all.
        let gives = if compact && goods { LINES.min(TOUCH - TOUCH / scale.max(1.0)) } else { LINES };
        (all, all - EASY - lines * gives)
    }
}

/// What is a seat's, for those who listen.
pub fn whose<'a>(
    table: &Table,
    shell: &Shell,
    seat: &Seat,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let name = shell.words.seat(seat.colour, Names::of(table.game()));
    region(Spoken::new(Role::Group).called(name), content)
}

/// What a seat needs beside others, for its numbers to be dragged.
const NARROWEST: f32 = 176.0;

/// All seats beside each other, for a screen higher than wide.
pub fn strip_view<'a>(table: &'a Table, shell: &'a Shell, width: f32) -> Element<'a, Message> {
    let seats: Vec<&Seat> = table.game().seats.iter().collect();
    let many = seats.len() > 4;
    // More than four get a second line: six cards beside each other leave no room for fingers.
    let crowded = many || width < NARROWEST * seats.len() as f32;
    // Where many have little room in a fight, whoever is in it shows there what they bring.
    let few = many && table.is_cardboard() && table.is_staged(shell);
    let folded = folded::are(table, shell, width);
    let dense = Dense { compact: many || width < HELD, goods: false, few, by: 0.0, folded };
    let gap = if folded { folded::GAP } else { 6.0 };
    let across = match crowded {
        true if width < HELD => 2,
        true => seats.len().div_ceil(2),
        false => 4,
    };
    // Where seats fill the screen between fights they sit clockwise: nobody changes places.
    let lines: Vec<Vec<usize>> = match table.game().has_map() {
        true => (0..seats.len()).collect::<Vec<_>>().chunks(across).map(<[usize]>::to_vec).collect(),
        false => around(seats.len(), across),
    };
    let lines = lines.into_iter().map(|line| {
        let cards = line
            .into_iter()
            .filter_map(|seat| seats.get(seat))
            .map(|seat| whose(table, shell, seat, container(seat_card(table, shell, seat, dense)).width(Fill)));
        Row::with_children(cards).spacing(6).into()
    });
    column(lines).spacing(gap).into()
}

fn figure<'a>(name: &str, colour: Color, control: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    sized(name, 16.0, colour, control)
}

fn sized<'a>(name: &str, size: f32, colour: Color, control: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    row![icon(name, size).color(colour), control.into()].spacing(0).align_y(Alignment::Center).width(Fill).into()
}

/// A number of a seat, in place.
pub fn control<'a>(
    look: Look,
    seat: &Seat,
    field: Field,
    value: i32,
    (low, high): (i32, i32),
    size: f32,
) -> Number<'a, Message> {
    let colour = seat.colour;
    number(look, value, move |to| Message::Ask(Action::Set(Figure::Seat(colour, field), to)))
        .range(low, high)
        .size(size)
        .term(field_text(field))
        .id(format!("{}-{}", colour.name(), field_text(field)))
        .on_tap(Message::opens(Panel::pad(Figure::Seat(colour, field), String::new())))
}

/// A number where the app counts: it is read, and a touch tells what it is made of.
fn read<'a>(table: &Table, seat: &Seat, value: i32, number: Number<'a, Message>) -> Number<'a, Message> {
    match table.hot.is_some() {
        true => number.range(value, value).on_tap(Message::opens(Panel::Seat(seat.colour))),
        false => number,
    }
}

/// A Level.
fn level<'a>(table: &Table, look: Look, seat: &Seat, size: f32) -> Number<'a, Message> {
    let level = i32::from(seat.level);
    read(table, seat, level, control(look, seat, Field::Level, level, (1, 10), size).colour(look.torch))
}

/// Health, of how much.
fn health<'a>(table: &Table, look: Look, seat: &Seat, size: f32) -> Number<'a, Message> {
    let left = i32::from(seat.health.red);
    let health = control(look, seat, Field::Health, left, (0, seat.health.max.into()), size);
    read(table, seat, left, health.shown(format!("{}/{}", seat.health.red, seat.health.max)))
}

/// Move left, of how much.
fn steps<'a>(table: &Table, look: Look, seat: &Seat, size: f32) -> Number<'a, Message> {
    let (book, game) = (table.session.book(), table.game());
    let (left, all) = (movement::left(book, game, seat), movement::allowance(book, game, seat));
    let steps = control(look, seat, Field::MoveLeft, left.into(), (0, all.into()), size);
    read(table, seat, left.into(), steps.shown(format!("{left}/{all}")))
}

/// What is brought to every fight besides the Level.
fn bonus<'a>(table: &Table, look: Look, seat: &Seat, size: f32) -> Number<'a, Message> {
    let brings = brings(table, seat);
    let bonus = control(look, seat, Field::Bonus, brings, (-99, 99), size);
    read(table, seat, brings, bonus.shown(format!("{brings:+}")))
}

/// The colour of a heart, by how much of it is left.
fn hurt(look: Look, seat: &Seat) -> Color {
    if seat.health.red * 2 <= seat.health.max { look.bad } else { mix(look.bad, look.text, 0.2) }
}

fn seat_card<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat, dense: Dense) -> Element<'a, Message> {
    if dense.folded {
        return folded::view(table, shell, seat);
    }
    if table.hot.is_some() {
        return hot::player::seat_card(table, shell, seat, dense);
    }
    let Dense { compact, goods, few, by, .. } = dense;
    let (words, look) = (&shell.words, shell.look);
    let name = words.seat(seat.colour, Names::of(table.game()));
    let top = Head::of(look, table, seat);
    let name = named(shell, top, (name, told(shell, seat)), compact);
    let head = row![top.sign(22.0), name, top.state(seat, 20.0)];
    let head = head.spacing(7).align_y(Alignment::Center);
    let head = press(look, head).kind(top.kind()).width(Fill).padding([2, 6]);
    let head = head.id(format!("seat-{}", seat.colour.name())).on_press(Message::opens(Panel::Seat(seat.colour)));
    let lines = Dense::lines(table, compact && !goods);
    let high = (TOUCH - (by - EASY).max(0.0) / lines).max(TOUCH - LINES);
    let level = level(table, look, seat, 34.0).height(if by > 0.0 || shell.is_held() { TOUCH } else { 52.0 }).width(56);
    // Where cards are small, type is; everything is there.
    let all = table.game().table.care == Care::Everything;
    let (mark, large, plain) = if compact && all { (12.0, 18.0, 16.0) } else { (16.0, 22.0, 20.0) };
    let map = table.session.book().system.rolls();
    let mut numbers = Vec::new();
    if table.session.book().rules.start.health > 0 {
        numbers.push(sized("heart", mark, hurt(look, seat), health(table, look, seat, large).height(high)));
        numbers.push(sized("boot", mark, look.text, steps(table, look, seat, large).height(high)));
    }
    let bonus = || sized("sword", mark, look.text, bonus(table, look, seat, plain).height(high));
    if table.game().table.care == Care::Map && !few {
        // What one brings to a fight counts there, whatever else is left to the cardboard.
        numbers.push(bonus());
    }
    if all {
        let worth = i32::try_from(seat.gold).unwrap_or(i32::MAX);
        let gold = control(look, seat, Field::Gold, worth, (0, 1_000_000), plain).step(100).height(high);
        let gold = sized("coin", mark, look.gold(), gold);
        if compact && !goods {
            numbers.push(bonus());
            numbers.extend(map.then_some(gold));
        } else {
            numbers.extend(map.then_some(gold));
            numbers.push(bonus());
            // In the same order as everywhere else.
            for deck in &table.session.book().rules.hands {
                let items = *deck == Deck::ITEMS;
                let (sign, field) = if items { ("chest", Field::Treasure) } else { ("scroll", Field::Dxm) };
                let held =
                    control(look, seat, field, seat.hand.of(*deck).into(), (0, 99), plain.min(20.0)).height(high);
                numbers.push(if goods { sized(sign, mark, look.dim, held) } else { figure(sign, look.dim, held) });
            }
        }
    }
    let mut grid = column![];
    let mut numbers = numbers.into_iter();
    loop {
        let line: Vec<_> = numbers.by_ref().take(if compact && !goods { 4 } else { 3 }).collect();
        if line.is_empty() {
            break;
        }
        grid = grid.push(Row::with_children(line));
    }
    let mut content = column![row![container(head).width(Fill), level].align_y(Alignment::Center), grid].spacing(0);
    if !compact {
        content = content.push(container(line(shell, told(shell, seat))).padding([0, 8]));
    }
    let (outline, width) = top.outline();
    container(content)
        .padding([if by > 0.0 { 1 } else { 4 }, 6])
        .width(Fill)
        .height(Shrink)
        .style(card(look, outline, width))
        .into()
}
