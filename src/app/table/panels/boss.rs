//! Who is how ready for the Boss: the chance now, and what is missing.

use crate::app::look::BODY;
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::panels::parts::head;
use crate::app::table::state::Table;
use crate::app::widget::odds::percent;
use crate::app::widget::parts::{badge, body, bold, dim};
use crate::catalog::words::{Names, Value};
use crate::odds::boss::readiness;
use crate::odds::fight::bonus_for;
use iced::widget::{Row, column, row};
use iced::{Alignment, Element, Fill};

/// Every seat's chance against a Boss of one, two or three dice.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let book = table.session.book();
    let level = [("level", Value::from(i32::from(book.boss_level(table.game()))))];
    let mut list = column![head(words.get("boss-title")), dim(look, words.with("boss-hint", &level), BODY)].spacing(14);
    for seat in table.game().seats.iter() {
        let ready = readiness(book, table.game(), seat);
        let chances = ready.chances.iter().zip(1..).map(|(roll, dice): (_, i32)| {
            let chance = roll.odds().map(|odds| percent(shell, odds)).unwrap_or_default();
            let dice = words.with("fight-dice", &[("dice", dice.into())]);
            column![bold(chance, 22.0), dim(look, dice, 14.0)].width(Fill).into()
        });
        let mut missing = Vec::new();
        if ready.levels > 0 {
            missing.push(words.with("boss-levels", &[("levels", ready.levels.into())]));
        }
        for percent in [50, 90] {
            let Some(bonus) = bonus_for(&ready.chances[0], percent) else { continue };
            let args = [("bonus", Value::from(bonus)), ("percent", Value::from(i32::try_from(percent).unwrap_or(100)))];
            missing.push(words.with("fight-take-one", &args));
        }
        let name = words.seat(seat.colour, Names::of(table.game()));
        let strength = words.with("boss-strength", &[("strength", ready.strength.into())]);
        list = list.push(
            column![
                row![badge(look, seat.colour, 24.0), bold(name, 20.0).width(Fill), body(strength)]
                    .spacing(8)
                    .align_y(Alignment::Center),
                Row::with_children(chances),
                dim(look, missing.join("  ·  "), 15.0),
            ]
            .spacing(4),
        );
    }
    list.into()
}
