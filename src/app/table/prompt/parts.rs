//! Pieces that questions share.

use crate::app::icon::icon;
use crate::app::look::TOUCH;
use crate::app::shell::Shell;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::draft::Edit;
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::number::number;
use crate::app::widget::parts::{badge, body, bold, button, choice, dim, icon_button, shortened};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::command::Command;
use crate::rules::fight;
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::seat::Seat;
use crate::rules::table;
use crate::rules::table::Place;
use iced::widget::text::Wrapping;
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill};

/// The next step: what it will do.
pub struct Context {
    /// Its label.
    pub label: String,
    /// What it does; none while it cannot be done yet.
    pub message: Option<Message>,
    /// Whether it is to run: that looks like nothing one has won by, which stands in the same place.
    pub away: bool,
}

impl Context {
    /// A step like most.
    pub const fn new(label: String, message: Option<Message>) -> Context {
        Context { label, message, away: false }
    }

    /// To run from a fight.
    pub fn runs(shell: &Shell, message: Option<Message>) -> Context {
        Context { away: true, ..Context::new(shell.words.get("doors-run"), message) }
    }
}

/// What is asked, each part for its own place in the frame.
pub struct Asked<'a> {
    /// Who is asked, and what.
    pub head: Element<'a, Message>,
    /// What there is to read and to weigh.
    pub body: Element<'a, Message>,
    /// What is touched.
    pub tray: Option<Element<'a, Message>>,
    /// Ways round the question.
    pub foot: Option<Element<'a, Message>>,
}

/// The answers to a question.
pub struct Answers<'a> {
    /// What there is to read and to weigh, as long as it must be.
    pub body: Element<'a, Message>,
    /// What is touched, always in the same place.
    pub tray: Option<Element<'a, Message>>,
}

impl<'a> Answers<'a> {
    /// Answers that are all touched where they are read.
    pub fn plain(body: impl Into<Element<'a, Message>>) -> Answers<'a> {
        Answers { body: body.into(), tray: None }
    }

    /// Answers in the tray, and what there is to read besides.
    pub fn with_tray(body: impl Into<Element<'a, Message>>, tray: impl Into<Element<'a, Message>>) -> Answers<'a> {
        Answers { body: body.into(), tray: Some(tray.into()) }
    }
}

/// Somebody's name, and what is asked.
pub fn titled<'a>(table: &'a Table, shell: &'a Shell, seat: Option<Colour>, ask: String) -> Element<'a, Message> {
    let who = seat.map(|seat| {
        let name = bold(shell.words.seat(seat, Names::of(table.game())), 20.0);
        row![badge(shell.look, seat, 22.0), name].spacing(8).align_y(Alignment::Center)
    });
    // Where both sides of a fight need the room it has one line, or two small ones.
    if shell.is_held() && table.is_staged(shell) {
        let ways = [(17.0, 1.2), (15.0, 1.2), (13.0, 1.15)];
        let ways = ways.map(|(size, high)| body(ask.clone()).size(size).line_height(high).width(Fill).into());
        return column![who, container(fitting(ways.into())).height(LOW)].width(Fill).into();
    }
    // A long question is written smaller: its place is as high as ever.
    let size = if ask.chars().count() > LONG { 14.0 } else { 17.0 };
    column![who, body(ask).size(size)].spacing(3).width(Fill).into()
}

/// Height of two small lines of a question.
const LOW: f32 = 31.0;

/// Letters of a question that fit on two lines.
const LONG: usize = 76;

/// As much of a name as there is room for on one line, written as large as it can be.
pub fn on_a_line<'a>(name: &str) -> Element<'a, Message> {
    let way = |name: &str, size: f32| bold(name.to_owned(), size).wrapping(Wrapping::WordOrGlyph).into();
    let mut ways: Vec<Element<'a, Message>> = [16.0, 14.0, 12.0].map(|size| way(name, size)).into();
    ways.extend([NAMED * 3 / 2, NAMED, NAMED * 3 / 4, NAMED / 2].map(|letters| way(&shortened(name, letters), 12.0)));
    container(fitting(ways).centred()).height(LINE).width(Fill).clip(true).into()
}

/// Letters of a name where several stand beside each other, and the height of its line.
pub const NAMED: usize = 14;
const LINE: f32 = 21.0;

/// Width of what stands where a fight is not seen to at the table.
const FOR_FIGHT: f32 = 200.0;

/// A named number between minus and plus.
pub fn labelled<'a>(
    shell: &'a Shell,
    label: String,
    value: u8,
    edit: impl Fn(i32) -> Edit + Copy + 'a,
) -> Element<'a, Message> {
    labelled_to(shell, label, (value, 99), edit)
}

/// A named number between minus and plus, with its most.
pub fn labelled_to<'a>(
    shell: &'a Shell,
    label: String,
    (value, most): (u8, u8),
    edit: impl Fn(i32) -> Edit + Copy + 'a,
) -> Element<'a, Message> {
    let figure = number(shell.look, value.into(), move |n| Message::edits(edit(n))).range(0, most.into()).size(26.0);
    let figure = stepper(shell, &label, figure.into(), value.into(), edit);
    row![body(label).width(Fill), figure].spacing(8).align_y(Alignment::Center).into()
}

/// The table sees to it, or skips it: it goes on without the app.
pub fn skip<'a>(at: &Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    // A fight that was seen to at the table has come out one way or another: that is said above it, and in this place
    // nothing lies that throws it away.
    let by_hand: Element<'a, Message> = match at.question.ask {
        Ask::Fight(fight::Ask::Fight { .. }) if at.hot.is_none() => {
            let told = dim(look, words.get("answer-by-hand-fight"), 14.0).line_height(1.15);
            container(told).width(FOR_FIGHT).height(TOUCH).center_y(TOUCH).padding([0, 8]).into()
        }
        _ => button(look, words.get("answer-by-hand"))
            .kind(Kind::Quiet)
            .on_press(Message::does(Command::Table(table::Command::ByHand)))
            .into(),
    };
    row![
        by_hand,
        button(look, words.get("answer-skip"))
            .kind(Kind::Quiet)
            .on_press(Message::does(Command::Table(table::Command::Skip))),
    ]
    .spacing(6)
    .into()
}

/// "Let the app roll", for a table that lost its die.
pub fn app_rolls<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    (table.game().table.components.dice == Place::Table).then(|| {
        let roll = icon_button(shell.look, "die", shell.words.get("answer-app-rolls"));
        roll.kind(Kind::Quiet).on_press(Message::Asked(OnAsked::Chance)).into()
    })
}

/// Who plays a colour, where that is more than the colour's own name.
pub fn player(table: &Table, shell: &Shell, colour: Colour) -> Option<String> {
    let named = |seat: &&Seat| {
        !seat.name.is_empty() || seat.bot.as_deref().is_some_and(|bot| shell.words.person(bot).is_some())
    };
    let seat = table.game().seat(colour).filter(named)?;
    Some(shell.words.seat(seat.colour, Names::of(table.game())))
}

/// One of several choices that change the draft.
pub fn pick<'a>(shell: &'a Shell, words: String, chosen: bool, edit: Edit) -> Element<'a, Message> {
    choice(shell.look, words, chosen).on_press(Message::edits(edit)).into()
}

/// A number between minus and plus.
pub fn stepper<'a>(
    shell: &'a Shell,
    label: &str,
    figure: Element<'a, Message>,
    value: i32,
    edit: impl Fn(i32) -> Edit,
) -> Element<'a, Message> {
    let side = |name: &str, to: i32| {
        let press = press(shell.look, icon(name, 20.0)).padding([12, 12]).width(TOUCH).id(format!("{name} {label}"));
        press.on_press(Message::edits(edit(to)))
    };
    row![side("minus", value - 1), figure, side("plus", value + 1)].spacing(4).align_y(Alignment::Center).into()
}
