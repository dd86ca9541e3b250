//! A fight beside cardboard, from afar: both totals large, and below or beside them all that is touched while it is built.

use crate::app::look::{TOUCH, panel};
use crate::app::shell::Shell;
use crate::app::table::far::scales;
use crate::app::table::message::Message;
use crate::app::table::prompt::parts::Asked;
use crate::app::table::prompt::tray;
use crate::app::table::state::Table;
use crate::app::table::{asking, float};
use crate::app::widget::parts::thin;
use crate::rules::fight::{self, Fight};
use crate::rules::question::Ask;
use iced::widget::{column, container, responsive, row, scrollable, space};
use iced::{Element, Fill, Length, Size};

/// Who is asked what, or the ring: so high, whatever it is. And ways round the question.
const HEAD: f32 = 98.0;
const FOOT: f32 = TOUCH + 4.0;
/// Width of what is touched, beside the totals.
const SIDE: f32 = 340.0;
/// Around what is written.
const EDGE: f32 = 12.0;
/// Height of the totals and of who fights, in parts of what there is: upright, and where they lie beside what is touched.
const UPRIGHT: f32 = 0.385;
const LYING: f32 = 0.55;

/// The fight that is built here, or claimed, if one is.
pub fn now(table: &Table) -> Option<&Fight> {
    let built = matches!(table.question.ask, Ask::Fight(fight::Ask::Fight { .. } | fight::Ask::FightDice { .. }));
    table.staged().filter(|_| built && table.is_cardboard() && !table.swapped)
}

/// The fight and all that is touched in it, in figures so high.
pub fn view<'a>(
    table: &'a Table,
    shell: &'a Shell,
    fight: &'a Fight,
    (tall, figure): (bool, f32),
) -> Element<'a, Message> {
    responsive(move |size| {
        let totals = responsive(move |size| scales::view(table, shell, fight, size, figure));
        let totals = float::over(table, shell, totals.into());
        let high = |part: f32| (size.height * part).round();
        match tall {
            true => upright(table, shell, totals, (size, high(UPRIGHT))),
            false => lying(table, shell, totals, (size, high(LYING))),
        }
    })
    .into()
}

/// One below the other.
fn upright<'a>(
    table: &'a Table,
    shell: &'a Shell,
    totals: Element<'a, Message>,
    (size, high): (Size, f32),
) -> Element<'a, Message> {
    let wide = size.width - 2.0 * EDGE;
    let asked = asking::view(table, shell, wide);
    let [head, body, lower] = parts(table, asked, wide);
    let asks = container(column![head, body, lower]).style(panel(shell.look));
    column![container(totals).height(high), asks].into()
}

/// What can be done about it below the totals, and what is touched beside them.
fn lying<'a>(
    table: &'a Table,
    shell: &'a Shell,
    totals: Element<'a, Message>,
    (size, high): (Size, f32),
) -> Element<'a, Message> {
    // The tray is as narrow as its column, whatever lies on the left.
    let asked = asking::view(table, shell, SIDE - 2.0 * EDGE);
    let [head, body, lower] = parts(table, asked, SIDE - 2.0 * EDGE);
    let left = column![container(totals).height(high), container(body).style(panel(shell.look))];
    let side = column![head, space().height(Fill), lower].width(Length::Fixed(SIDE)).height(size.height);
    row![left.width(Fill), container(side).style(panel(shell.look))].into()
}

/// What is asked, what can be done about it, and what is touched below: each in its place, filled or not.
fn parts<'a>(table: &Table, asked: Asked<'a>, wide: f32) -> [Element<'a, Message>; 3] {
    let head = container(asked.head).padding([8.0, EDGE]).height(HEAD).width(Fill).clip(true);
    let body = scrollable(container(asked.body).padding([4.0, EDGE])).direction(thin()).width(Fill).height(Fill);
    let high = asking::height(table, wide >= tray::WIDE);
    let tray = container(asked.tray.unwrap_or_else(|| space().into())).padding([0.0, EDGE]).height(high).width(Fill);
    let foot = container(asked.foot.unwrap_or_else(|| space().into())).padding([2, 8]).height(FOOT);
    [head.into(), body.into(), column![tray, foot].into()]
}
