//! The bar on top: whose turn, the phases, undo and redo by name, the menu.

use crate::app::icon::icon;
use crate::app::look::{TOUCH, panel};
use crate::app::shell::Shell;
use crate::app::table::{Message, Panel, Table};
use crate::app::widget::parts::{badge, bold, gap, shortened, tool};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value};
use crate::rules::command::Command;
use crate::rules::system::Phase;
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill, Shrink};

/// Longest name of an undo step on the bar, in letters.
const NAME: usize = 26;

/// The bar; in two lines where the screen is narrow.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, narrow: bool) -> Element<'a, Message> {
    let look = shell.look;
    let left = row![turn(table, shell), strip(table, shell)].spacing(10).align_y(Alignment::Center);
    let right = history(table, shell);
    let content: Element<'a, Message> = if narrow {
        column![row![left, gap()], row![right].width(Fill)].spacing(4).into()
    } else {
        row![left, gap(), right].spacing(8).align_y(Alignment::Center).into()
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

/// The phases: where the turn is, and a tap jumps there.
fn strip<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let game = table.game();
    if game.turn.number == 0 || !game.has_map() {
        return bold("", 10.0).into();
    }
    let each = Phase::ALL.into_iter().map(|phase| {
        let here = game.turn.phase == phase;
        let label = bold(words.get(&format!("phase-{}", phase.name())), 14.0);
        let press = press(look, label).kind(Kind::Choice(here)).height(TOUCH).padding([4, 10]);
        // Where the app keeps everything, nothing has to be jumped over.
        let jump = Message::Do(Command::Jump { phase, seat: None });
        press.on_press_maybe(table.hot.is_none().then_some(jump)).into()
    });
    row(each).spacing(4).into()
}

fn history<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let timeline = table.session.timeline();
    let undone = table.undoes.as_deref().map(|name| shortened(name, NAME));
    let label = match undone {
        _ if table.undo_armed => words.get("bar-undo-agreed"),
        Some(name) => words.with("bar-undo-what", &[("what", Value::from(name))]),
        None => words.get("bar-undo"),
    };
    let undo = row![icon("undo", 20.0), bold(label, 14.0)];
    let undo = press(look, undo.spacing(8).align_y(Alignment::Center));
    let undo = undo.on_press_maybe(timeline.undo().map(|_| Message::Undo));
    let redone = timeline.redo();
    let redo = tool(look, "redo").on_press_maybe(redone.map(|_| Message::Redo));
    let menu = tool(look, "menu").id("menu".to_owned()).on_press(Message::Open(Some(Panel::Menu)));
    row![undo, redo, menu].spacing(6).align_y(Alignment::Center).into()
}
