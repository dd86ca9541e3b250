//! What a dead munchkin leaves: who takes a card now, who after them, and a die where two are of the same Level.

use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::draft::Edit;
use crate::app::table::prompt::Answers;
use crate::app::table::prompt::tray::{self, faces};
use crate::app::table::{Message, Table, answer};
use crate::app::widget::parts::{badge, body, bold, dim, icon_button};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::doors;
use crate::rules::doors::looters;
use crate::rules::ids::Colour;
use crate::rules::table as seats;
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill};

/// Those who still pick, in their order.
fn order(table: &Table) -> Vec<Colour> {
    match table.game().top() {
        Some(Step::Doors(doors::Step::Corpse { picks, rolls, .. })) => {
            looters::sorted(table.game(), picks, rolls).iter().copied().collect()
        }
        _ => Vec::new(),
    }
}

/// Who takes a card: a touch each, in order.
pub fn picks<'a>(table: &'a Table, shell: &'a Shell) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let order = order(table);
    let names = Names::of(table.game());
    let line = order.iter().skip(1).map(|seat| {
        let name = dim(look, words.seat(*seat, names), BODY);
        row![badge(look, *seat, 18.0), name].spacing(8).align_y(Alignment::Center).into()
    });
    let then = (order.len() > 1).then(|| bold(words.get("body-then"), BODY));
    let told = column(then.into_iter().map(Element::from).chain(line)).spacing(6);
    let Some(now) = order.first() else { return Answers::plain(told) };
    let took = words.with("body-took", &[("seat", words.seat(*now, names).into())]);
    let took = row![icon("card", 26.0), bold(took, 20.0)].spacing(10).align_y(Alignment::Center);
    let took = press(look, container(took).center_x(Fill)).kind(Kind::SeatLine(*now)).height(TURN_TOUCH + 16.0);
    let took = took.width(Fill).id("took".to_owned()).on_press(answer(Answer::Table(seats::Answer::Done)));
    let hint = body(words.get("body-hint")).size(15.0).color(look.dim);
    Answers::with_tray(told, column![took, hint].spacing(tray::GAP))
}

/// Whether somebody has rolled for it.
fn begun(table: &Table) -> bool {
    matches!(table.game().top(), Some(Step::Doors(doors::Step::Corpse { rolls, .. })) if !rolls.is_empty())
}

/// Those of the same Level roll for who is first: a die each.
pub fn rolls<'a>(table: &'a Table, shell: &'a Shell, open: &[Colour], wide: bool) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let all = open.iter().map(|seat| {
        row![badge(look, *seat, 18.0), dim(look, words.seat(*seat, names), BODY)]
            .spacing(8)
            .align_y(Alignment::Center)
            .into()
    });
    let told = column(all).spacing(6);
    let Some(now) = open.first().copied() else { return Answers::plain(told) };
    // Nobody rolls here about cards the app does not know, unless the table wants to.
    if !table.draft.another && !begun(table) {
        let roll = icon_button(look, "die", words.get("body-roll-here")).height(TURN_TOUCH).width(Fill);
        let roll = roll.id("roll for it".to_owned()).on_press(Message::edits(Edit::Another(true)));
        return Answers::with_tray(told, roll);
    }
    let title = words.with("body-roll", &[("seat", words.seat(now, names).into())]);
    let title = row![badge(look, now, 20.0), bold(title, 17.0)].spacing(8).align_y(Alignment::Center);
    let faces = faces(shell, wide, move |face| answer(Answer::Table(seats::Answer::Die { seat: now, face })));
    Answers::with_tray(told, tray::tray(Some(title.into()), faces, Vec::new()))
}
