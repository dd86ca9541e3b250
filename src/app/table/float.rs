//! What lies over the map and pushes nothing: what the table must not miss, what somebody has to do with the cardboard,
//! reminders, and the card of what was touched.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, card};
use crate::app::map::Spot;
use crate::app::shell::Shell;
use crate::app::table::hot::{behind, won};
use crate::app::table::message::Message;
use crate::app::table::notices::{self, LINE};
use crate::app::table::stage::{chase, crowd};
use crate::app::table::state::Table;
use crate::app::table::{highlight, inspect, remind};
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::bold;
use crate::rules::ids::Square;
use iced::Length::FillPortion;
use iced::widget::{Column, column, container, opaque, responsive, row, space, stack};
use iced::{Alignment, Element, Fill, Padding, Size};

/// Between what floats and the edge of the map.
const EDGE: f32 = 10.0;
/// How high the stamp of a fight on the map is, in pixels.
pub const STAMP_HIGH: f32 = 60.0;
/// Room for the tools of the map in their corner.
const TOOLS: f32 = TOUCH + 24.0;
/// Width of the card of what was touched.
const CARD: f32 = 400.0;

/// Everything that floats over the map, or over what stands in its place.
pub fn over<'a>(table: &'a Table, shell: &'a Shell, stage: Element<'a, Message>) -> Element<'a, Message> {
    // Each of them is drawn as a whole screen of its own, also where there is nothing in it: both come and go together, so
    // that each keeps its place.
    let floats = is_touched(table).is_some() || !table.reminders.is_empty() || remind::are_shown(table, shell);
    let low = floats.then(|| responsive(move |size| low(table, shell, size)));
    let touched = floats.then(|| responsive(move |size| touched(table, shell, size)));
    said(table, shell, stack![stage].push(low).push(touched).into())
}

/// What was touched and is read over the map.
fn is_touched(table: &Table) -> Option<Spot> {
    table.chosen.filter(|spot| !table.carrying && !matches!(spot, Spot::Munchkin(_)))
}

/// What the app has to say beside the cardboard, and what somebody has to do with it: in the middle of the table.
pub fn told<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let notices = container(notices::view(table, shell).map(Message::Notices)).center_x(Fill);
    // Two lines of it fit between the Levels and what lies below them.
    column![notices, column(todo(table, shell, LINE, 2.0)).spacing(6)].spacing(6).into()
}

/// Whether it is said in the middle of the table.
pub fn is_told(table: &Table, shell: &Shell) -> bool {
    table.is_of_levels() && !shell.settings.far && !table.is_staged(shell) && table.told_story().is_none()
}

/// What the app has to say, over whatever stands there.
pub fn said<'a>(table: &'a Table, shell: &'a Shell, ground: Element<'a, Message>) -> Element<'a, Message> {
    // Where names and Levels stand at the top, or the sums of a fight, they are read; what is said lies below them.
    let names = (table.hot.is_some() && !table.game().has_map()) || table.is_staged(shell);
    let notices = || -> Element<'a, Message> {
        if shell.is_held() {
            let standing = notices::standing(table, shell);
            return container(Element::from(standing).map(Message::Notices)).padding(EDGE).center_x(Fill).into();
        }
        if shell.toast.is_some() && !names && table.game().has_map() {
            return responsive(move |size| kept_off(table, shell, size)).into();
        }
        let notices = container(notices::view(table, shell).map(Message::Notices)).padding(EDGE).center_x(Fill);
        // What winning brings and losing costs stands at the foot of a fight, and is read.
        if table.hot.is_some() && table.is_staged(shell) && !table.game().has_map() {
            return notices.padding(Padding::new(EDGE).bottom(STAKES)).align_bottom(Fill).into();
        }
        if names { notices.align_bottom(Fill).into() } else { notices.into() }
    };
    let notices = (!is_told(table, shell)).then(notices);
    let over = stack![ground].push(notices).push(won::view(table, shell)).push(behind::view(table, shell));
    let over = over.push(chase::view(table, shell)).push(highlight::view(table, shell));
    over.width(Fill).height(Fill).into()
}

/// What was said in passing on a telephone held upright: over the bar, where nothing is that whoever reads it looks at.
pub fn at_the_top<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let there = shell.is_held() && !shell.settings.far && !is_told(table, shell);
    let said = notices::passing(table, shell).filter(|_| there)?;
    Some(container(said.map(Message::Notices)).padding(CLOSE).center_x(Fill).into())
}

/// So many letters are read beside whose turn it is.
const SHORT: usize = 48;

/// What somebody has to do with the cardboard, on a telephone held upright: in the bar, over what is only read there.
pub fn in_the_bar<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let look = shell.look;
    let there = shell.is_held() && !table.reminders.is_empty() && !is_told(table, shell);
    let all = table.reminders.iter().map(String::as_str).collect::<Vec<_>>().join(" · ");
    there.then(|| {
        let way = |size: f32| bold(all.clone(), size).line_height(1.15).width(Fill).into();
        let words = fitting([15.0, 13.0, 12.0].map(way).into()).centred();
        let note = row![icon("scroll", 18.0), words].spacing(6).align_y(Alignment::Center);
        let note =
            container(note).padding([1, 8]).height(TOUCH).width(FillPortion(13)).style(card(look, look.good, 2.0));
        // Much of it has the whole line.
        let beside = (all.chars().count() <= SHORT).then(|| space().width(FillPortion(7)));
        row![].push(beside).push(note.id("float")).into()
    })
}

/// What was said in passing lies at the top, or at the foot where it would lie on a way that can be taken.
fn kept_off<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let top = |notices| container(Element::map(notices, Message::Notices)).padding(EDGE).center_x(Fill);
    let taken = is_touched(table).is_some() || !table.reminders.is_empty() || remind::are_shown(table, shell);
    let covers = |from: f32, to: f32, right: f32| is_lit(table, size, (from, to, right));
    let foot = size.height - EDGE - SAID;
    if taken || !covers(0.0, EDGE + SAID, size.width) || covers(foot, size.height, size.width - TOOLS) {
        return top(notices::view(table, shell)).into();
    }
    let low = notices::passing(table, shell).map(|said| said.map(Message::Notices));
    let low = container(container(low).max_width(notices::WIDEST)).padding(Padding::new(EDGE).right(TOOLS + EDGE));
    stack![top(notices::standing(table, shell).into()), low.center_x(Fill).align_bottom(Fill)].into()
}

/// Whether a way that can be taken lies between two heights of the map, and not to the right of something.
fn is_lit(table: &Table, size: Size, (from, to, right): (f32, f32, f32)) -> bool {
    let camera = table.scene.camera(table.camera, table.turns, size);
    let lit = table.scene.lit.iter().filter_map(|lit| table.scene.lit_spot(*lit, &camera, size));
    let mut lit = table.scene.exits.iter().map(|exit| exit.sign(&camera, size)).chain(lit);
    lit.any(|(at, reach)| at.y + reach > from && at.y - reach < to && at.x - reach < right)
}

/// How much room what is at stake has at the foot of a fight.
const STAKES: f32 = 104.0;

/// How high what was said in passing is, at most lines.
const SAID: f32 = 84.0;

/// What was touched, beside where it was touched.
fn touched<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let Some(spot) = is_touched(table) else {
        return container("").into();
    };
    let at = square(table, spot).map(|square| table.scene.camera(table.camera, table.turns, size).centre(square, size));
    let frame = |content| opaque(container(content).padding([6, 4]).style(card(shell.look, shell.look.torch, 2.0)));
    let content = container(inspect::view(table, shell, spot));
    if size.width >= 1.7 * CARD {
        let left = at.is_some_and(|at| at.x > size.width / 2.0);
        let content =
            frame(content.width(CARD).max_height(size.height - 2.0 * EDGE - if left { 12.0 } else { 2.0 * TOOLS }));
        let place = container(content).padding(EDGE).height(Fill);
        return if left { place.align_left(Fill).into() } else { place.align_right(Fill).into() };
    }
    let above = at.is_some_and(|at| at.y > size.height / 2.0);
    // On a map no higher than a few lines it has all of it, to be read.
    let (most, edge) = match size.height < FLAT {
        true => (size.height - 2.0 * CLOSE, CLOSE),
        false => (size.height * 0.62 - 2.0 * EDGE, EDGE),
    };
    let content = frame(content.width(Fill).max_height(most));
    let place = container(content).padding(edge).width(Fill).height(Fill).id("touched");
    if above { place.align_top(Fill).into() } else { place.align_bottom(Fill).into() }
}

/// A map so low is one of a telephone; so close to its edges what was touched is read there.
const FLAT: f32 = 240.0;
const CLOSE: f32 = 4.0;

/// Where something of the map lies.
fn square(table: &Table, spot: Spot) -> Option<Square> {
    let dungeon = table.game().dungeon.as_deref()?;
    match spot {
        Spot::Room(id) | Spot::Link(id, _) => dungeon.room(id).map(|room| room.at),
        Spot::Monster(id) => dungeon.room(table.game().foes.get(id)?.room?).map(|room| room.at),
        Spot::Dark(at) => Some(at),
        Spot::Munchkin(_) => None,
    }
}

/// How high a line of what has to be done is, and a note.
const TODO: f32 = 42.0;
const NOTE: f32 = 66.0;

/// What somebody has to do with the cardboard, and what the table does well to know.
fn low<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let width = (size.width - TOOLS - 2.0 * EDGE).min(LINE);
    let todo = todo(table, shell, width, 6.0).filter(|_| !is_told(table, shell) && !shell.is_held());
    let notes =
        remind::view(table, shell, width).map(|notes| notes.map(|m| Message::Notices(notices::Message::Reminders(m))));
    let notes = notes.map(|notes| container(opaque(notes)).id("float").max_width(width));
    let high = EDGE + table.reminders.len() as f32 * TODO + if notes.is_some() { NOTE } else { 0.0 };
    // Nothing lies on a way that can be taken, where there is room at the top.
    let covers = |from: f32, to: f32| table.staged().is_none() && is_lit(table, size, (from, to, width + EDGE));
    if table.game().has_map() && covers(size.height - high, size.height) && !covers(0.0, high) {
        // What is touched lies at the edge: what comes and goes beside it pushes nothing.
        let list = column![].spacing(6).push(notes).extend(todo);
        return container(list).padding(EDGE).width(Fill).align_top(Fill).into();
    }
    let list: Column<'a, Message> = column(todo).spacing(6).push(notes);
    // Nothing lies on the way back to the fight.
    let above = match (table.is_staged(shell), table.staged()) {
        // Whoever unfolds them reads them: they lie at the edge, and not across those who fight.
        (true, _) if table.notes.open => 0.0,
        (true, _) => crowd::above(table, size),
        (false, Some(_)) => STAMP_HIGH + EDGE,
        (false, None) => 0.0,
    };
    container(list).padding(Padding::new(EDGE).bottom(EDGE + above)).width(Fill).align_bottom(Fill).into()
}

/// What somebody has to do with the cardboard, with so much around the words.
fn todo<'a>(table: &'a Table, shell: &'a Shell, width: f32, around: f32) -> impl Iterator<Item = Element<'a, Message>> {
    let look = shell.look;
    let todo = table.reminders.iter().map(move |reminder| {
        let note = row![icon("scroll", 18.0), bold(reminder.as_str(), BODY).line_height(1.2)];
        let note = note.spacing(8).align_y(Alignment::Center);
        // It is only read: what lies below it is touched through it.
        container(note).padding([around, 10.0]).max_width(width).style(card(look, look.good, 2.0))
    });
    todo.map(|note| container(note).id("float").into())
}
