//! What is seldom done and waits in the menu: a jump to another phase, a newcomer, a die rolled for something else.

use crate::app::icon;
use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::panels::parts::head;
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, bold, choice, dim, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::command::Command;
use crate::rules::event::Roll;
use crate::rules::ids::Colour;
use crate::rules::table::phase::Phase;
use crate::rules::table::seating::NewSeat;
use crate::rules::{table, turn};
use iced::widget::{column, row};
use iced::{Alignment, Element, Fill};

/// The phases of the turn, to jump to.
pub fn jump<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let each = Phase::ALL.into_iter().map(|phase| {
        let here = table.game().turn.phase == phase;
        let text = words.get(&format!("phase-{}", phase.name()));
        let press = choice(look, text, here).width(Fill).height(TURN_TOUCH).id(format!("jump-{}", phase.name()));
        press.on_press(Message::made(Command::Turn(turn::Command::Jump { phase, seat: None }))).into()
    });
    let hint = dim(look, words.get("jump-hint"), BODY);
    column![head(words.get("menu-jump")), hint, column(each).spacing(6)].spacing(10).into()
}

/// A player joins: a colour is enough.
pub fn join<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let pieces = table.session.book().rules.pieces(table.game().table.expansion);
    let free: Vec<Colour> = pieces.colours.iter().filter(|c| table.game().seat(**c).is_none()).copied().collect();
    if free.is_empty() {
        let id = if table.game().table.expansion { "join-full-six" } else { "join-full" };
        return column![head(words.get("join-title")), body(words.get(id))].spacing(10).into();
    }
    let free = free.iter().map(|colour| {
        let seat = NewSeat { colour: *colour, name: String::new(), sex: None, bot: None };
        let label = row![icon(icon::shape(*colour), 24.0), bold(words.colour(*colour), 17.0)]
            .spacing(8)
            .align_y(Alignment::Center);
        let press = press(look, label).kind(Kind::Seat(*colour)).height(TURN_TOUCH).width(150);
        press.on_press(Message::made(Command::Table(table::Command::Join { seat, index: None }))).into()
    });
    column![head(words.get("join-title")), body(words.get("join-hint")), wrapped(free.collect(), 8.0)]
        .spacing(10)
        .into()
}

/// The Monster Die rolled for something Standie does not follow.
pub fn other_roll<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let faces = Colour::ALL.into_iter().map(|colour| {
        // Whoever has no name is called by the color: it is said once.
        let who = table.game().seat(colour).map(|_| words.seat(colour, names));
        let who = who.filter(|who| *who != words.colour(colour)).unwrap_or_default();
        let label =
            row![icon(icon::shape(colour), 24.0), column![bold(words.colour(colour), 15.0), body(who).size(13.0)]];
        let press = press(look, label.spacing(8).align_y(Alignment::Center))
            .kind(Kind::Seat(colour))
            .height(TURN_TOUCH)
            .width(140);
        press.on_press(Message::made(Command::Turn(turn::Command::Roll(Roll::Monster(colour))))).into()
    });
    column![head(words.get("other-roll-title")), body(words.get("other-roll-hint")), wrapped(faces.collect(), 8.0)]
        .spacing(10)
        .into()
}
