//! The bar on top: whose turn, the phases, undo and redo by name, the menu.

use crate::app::icon::icon;
use crate::app::look::{TOUCH, fill, mix, panel};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::state::Table;
use crate::app::table::{float, notices, remind, talk};
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{badge, bold, button, gap, shortened, tool};
use crate::app::widget::press::{Press, press};
use crate::app::widget::spoken::{Role, Spoken, region};
use crate::catalog::words::{Names, Value};
use crate::rules::table::phase::Phase;
use iced::widget::{column, container, row, space, stack};
use iced::{Alignment, Element, Fill, Length, Shrink};
use std::cmp::Ordering;

/// Letters of an undo step's name that are kept where the whole does not fit.
const KEPT: [usize; 4] = [52, 44, 36, 26];

/// Width of the undo button.
const UNDO: f32 = 284.0;
/// Height of a line, in heights of its letters.
const LINE_HEIGHT: f32 = 1.3;
/// Height of its label: two lines.
const LABEL: f32 = 37.0;

/// The bar; in two lines where the screen is narrow, with less on each on a telephone.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, (narrow, held): (bool, bool)) -> Element<'a, Message> {
    let look = shell.look;
    let strip = strip(table, shell, held);
    let left = row![turn(table, shell), strip].spacing(10).height(TOUCH).align_y(Alignment::Center);
    let right = history(table, shell, narrow);
    let notes = remind::in_the_bar(table, shell);
    let notes = notes.map(|notes| notes.map(|m| Message::Notices(notices::Message::Reminders(m))));
    let content: Element<'a, Message> = if narrow {
        // What is said there goes by; what somebody has to do stays.
        let over = talk::aside(table, shell).or_else(|| float::in_the_bar(table, shell));
        let first = stack![row![left, gap()]].push(over).width(Fill);
        column![row![first, notes].spacing(6), right].spacing(4).into()
    } else {
        // What can be touched has all of its room, however long the names are.
        row![container(left).width(Fill).clip(true), notes, right].spacing(8).align_y(Alignment::Center).into()
    };
    container(content).padding([6, 12]).width(Fill).height(Shrink).style(panel(look)).into()
}

fn turn<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let game = table.game();
    let title = match game.turn.number {
        0 => words.get("bar-before"),
        n => words.with("bar-turn", &[("number", n.into())]),
    };
    let seat = game.turn.seat.map(|colour| {
        let name = bold(words.seat(colour, Names::of(game)), 20.0);
        row![badge(look, colour, 24.0), name].spacing(7).align_y(Alignment::Center)
    });
    row![bold(title, 17.0).color(look.dim), seat].spacing(12).align_y(Alignment::Center).into()
}

/// The phases: where the turn is. Only to read: a jump throws away what is going on, and waits in the menu. On a telephone
/// only the one it is in has its name.
fn strip<'a>(table: &'a Table, shell: &'a Shell, held: bool) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let game = table.game();
    if game.turn.number == 0 || !game.has_map() {
        return space().into();
    }
    let now = Phase::ALL.iter().position(|phase| *phase == game.turn.phase).unwrap_or(0);
    let each = Phase::ALL.into_iter().enumerate().map(|(i, phase)| {
        let (colour, line) = match i.cmp(&now) {
            Ordering::Less => (look.dim, look.good),
            Ordering::Equal => (look.text, look.torch),
            Ordering::Greater => (look.dim, mix(look.panel, look.line, 0.7)),
        };
        let label = bold(words.get(&format!("phase-{}", phase.name())), 14.0).color(colour);
        let named = !held || i == now;
        let mark = space().height(4).width(if named { Fill } else { Length::Fixed(14.0) });
        let mark = container(mark).style(fill(line, 2.0));
        // All marks stand on one line.
        let label = Element::from(label);
        // Its colour says where the turn is; to those who listen it is called so.
        let label = if i == now { current(shell, phase, label) } else { label };
        let label: Element<'a, Message> = if named { label } else { space().height(14.0 * LINE_HEIGHT).into() };
        column![label, mark].spacing(3).width(Shrink).align_x(Alignment::Center).into()
    });
    row(each).spacing(12).into()
}

/// The phase the turn is in.
fn current<'a>(shell: &Shell, phase: Phase, label: Element<'a, Message>) -> Element<'a, Message> {
    let name = shell.words.get(&format!("phase-{}", phase.name()));
    let called = shell.words.with("heard-now", &[("phase", name.into())]);
    region(Spoken::new(Role::Group).called(called), label)
}

/// Whether all agree to take back what they have seen, or one of them has.
fn agreed(table: &Table, shell: &Shell) -> String {
    let words = &shell.words;
    match table.session.undo_seen_by() {
        Some(seat) => words.with("bar-undo-seen", &[("seat", words.seat(seat, Names::of(table.game())).into())]),
        None => words.get("bar-undo-agreed"),
    }
}

/// What undo would take back, on one line.
pub fn undo_label(table: &Table, shell: &Shell) -> String {
    let words = &shell.words;
    match table.undoes.as_deref() {
        _ if table.undo_armed => agreed(table, shell),
        Some(name) => words.with("bar-undo-what", &[("what", Value::from(shortened(name, KEPT[0])))]),
        None => words.get("bar-undo"),
    }
}

/// Nothing is taken back, where that is asked: like whatever else is done meanwhile.
pub fn leave_it<'a>(table: &Table, shell: &'a Shell) -> Option<Press<'a, Message>> {
    let leave = || button(shell.look, shell.words.get("bar-undo-no")).id("undo no".to_owned());
    table.undo_armed.then(|| leave().on_press(Message::Ask(Action::None)))
}

fn history<'a>(table: &'a Table, shell: &'a Shell, narrow: bool) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let timeline = table.session.timeline();
    let said = |name: &str| words.with("bar-undo-what", &[("what", Value::from(name))]);
    let turns = [("turns", table.undo_asked.1.into())];
    let labels = match table.undoes.as_deref() {
        // Alone there is nobody who would have to agree.
        _ if table.undo_armed && table.hot.as_ref().is_some_and(|hot| !hot.several) => {
            ["bar-undo-alone", "bar-undo-alone-brief"].map(|id| words.with(id, &turns)).into()
        }
        _ if table.undo_armed => vec![agreed(table, shell), words.get("bar-undo-agreed-brief")],
        Some(name) => std::iter::once(said(name)).chain(KEPT.map(|letters| said(&shortened(name, letters)))).collect(),
        None => vec![words.get("bar-undo")],
    };
    // On one line or two; smaller, before anything of it is left out.
    let sizes = [(14.0, LINE_HEIGHT), (12.5, LINE_HEIGHT), (12.0, 1.05)];
    // Three close lines hold a whole question; of a name less is enough.
    let sizes = if table.undo_armed { &sizes[..] } else { &sizes[..2] };
    let way = |label: &String, (size, high): (f32, f32)| bold(label.clone(), size).line_height(high).width(Fill).into();
    let ways = labels.iter().flat_map(|label| sizes.iter().map(move |size| way(label, *size)));
    let label = container(fitting(ways.collect()).centred()).height(LABEL).width(Fill);
    let undo = row![icon("undo", 20.0), label];
    // So wide, whatever it is called.
    let undo = press(look, undo.spacing(8).align_y(Alignment::Center)).padding([3, 12]).id("undo".to_owned());
    let undo = if narrow { undo.width(Fill) } else { undo.width(UNDO) };
    let undo = undo.on_press_maybe(timeline.can_undo().then_some(Message::Ask(Action::Undo)));
    let redone = timeline.redo();
    let redo = tool(look, "redo").id("redo".to_owned()).on_press_maybe(redone.map(|_| Message::Ask(Action::Redo)));
    let menu = tool(look, "menu").id("menu".to_owned()).on_press(Message::opens(Panel::Menu));
    // What it says no with lies on the other side, so that undo keeps its place.
    row![]
        .push(leave_it(table, shell))
        .extend([undo.into(), redo.into(), menu.into()])
        .spacing(6)
        .align_y(Alignment::Center)
        .into()
}
