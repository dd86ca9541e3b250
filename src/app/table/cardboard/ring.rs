//! "I win!" is on the table: what is left of the time, and a "Stop!" for everybody else, in their colour.

use crate::app::icon::{icon, shape};
use crate::app::look::fill;
use crate::app::shell::Shell;
use crate::app::table::message::{Message, answer};
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, shortened};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::answer::Answer;
use crate::rules::doors::in_time;
use crate::rules::fight;
use iced::widget::text::Wrapping;
use iced::widget::{Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Length};

/// Letters of a name that fit on a button of several.
const LETTERS: usize = 7;

/// The ring: everybody else can stop it.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, left: f32) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let share = (left * 1_000.0) as u16;
    let part = |share: u16| container(space().height(12)).width(Length::FillPortion(share.max(1)));
    let bar = row![part(share).style(fill(look.torch, 6.0)), part(1_000 - share).style(fill(look.line, 6.0))];
    let Some(now) = fight::current(table.game()) else { return bar.into() };
    let others = in_time::stoppers(table.game(), Some(now.main));
    let few = in_time::stoppers(table.game(), Some(now.main)).count() < 3;
    let many = in_time::stoppers(table.game(), Some(now.main)).count() > 3;
    let each = others.map(|seat| {
        // Of few each has room for more of a name.
        let letters = if few { 2 * LETTERS } else { LETTERS };
        let name = shortened(&words.seat(seat.colour, Names::of(table.game())), letters);
        let (sign, name) = (icon(shape(seat.colour), 18.0), bold(name, 13.0).wrapping(Wrapping::None));
        // Whoever is away lets it go: their place stays theirs.
        let away = seat.is_absent();
        let stop = bold(words.get(if away { "claim-away" } else { "claim-stop" }), if many { 14.0 } else { 16.0 })
            .wrapping(Wrapping::None);
        // Many have less room beside each other.
        let label = match many {
            true => column![sign, stop, name],
            false => column![row![sign, stop].spacing(4).align_y(Alignment::Center), name],
        };
        let press = press(look, label.align_x(Alignment::Center)).kind(Kind::Seat(seat.colour)).centred();
        let press = press.padding([2, 2]).height(62).width(Fill).id(format!("stop {}", seat.colour.name())).faded(away);
        let stops = answer(Answer::Fight(fight::Answer::Stopped { by: seat.colour }));
        press.on_press_maybe((!away).then_some(stops)).into()
    });
    column![bar, Row::with_children(each).spacing(4)].spacing(4).into()
}
