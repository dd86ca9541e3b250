//! The last Level: a kill wins the game, a card does not reach so far (MC-LVL-09). Which of them it was is one touch.

use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::panels::parts::{head, refusal};
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim, icon_button};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::amount::Amount;
use crate::rules::command::Command;
use crate::rules::ids::Colour;
use crate::rules::{engine, munchkin, table};
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill};

/// The panel.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, seat: Colour) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let (book, game) = (table.session.book(), table.game());
    let args = || [("seat", words.seat(seat, Names::of(game)).into()), ("top", book.top_level(game).into())];
    let level = |kill: bool| munchkin::Effect::Level { seat, change: Amount::By(1), kill };
    let by_kill = table.played(vec![level(true).into()]);
    let by_card = table.played(vec![level(false).into()]);
    let label = row![icon("sword", 26.0), bold(words.with("last-kill", &args()), 20.0)].spacing(10);
    let kill = press(look, container(label.align_y(Alignment::Center)).center_x(Fill)).kind(Kind::Primary);
    let kill = kill.height(TURN_TOUCH + 8.0).width(Fill).id("last kill".to_owned()).on_press(Message::made(by_kill));
    let refused = engine::decide(book, game, &by_card).err();
    let card = icon_button(look, "card", words.get("last-card")).height(TURN_TOUCH).width(Fill);
    let card = card.id("last card".to_owned());
    let list = column![head(words.with("last-title", &args())), kill].spacing(10);
    let Some(why) = refused else { return list.push(card.on_press(Message::made(by_card))).into() };
    // The table is always right: one more touch, and it is so all the same.
    let effects = vec![level(false).into()];
    let amends = Command::Table(table::Command::Amend { note: String::new(), effects });
    let anyway = icon_button(look, "pen", words.get("last-anyway")).kind(Kind::Quiet).id("last anyway".to_owned());
    list.push(card.faded(true).on_press(Message::does(by_card)))
        .push(refusal(table, shell, &why))
        .push(dim(look, words.get("last-hint"), BODY))
        .push(anyway.on_press(Message::made(amends)))
        .into()
}
