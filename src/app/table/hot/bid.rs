//! Help in a fight: what is offered, and whom it is offered to.

use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::hot::{Hot, Wish, wish};
use crate::app::table::{Message, Table};
use crate::app::widget::parts::{badge, body, bold, choice, dim, tool};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::command::Command;
use crate::rules::engine;
use crate::rules::system::Bargain;
use crate::rules::system::quest::fight::{build, current, roll};
use iced::widget::{column, row};
use iced::{Alignment, Element, Fill};

/// Gold is offered in steps of so much.
const STEP: i32 = 100;

/// Who helps, or who could be asked, and for what.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let (book, game) = (table.session.book(), table.game());
    let names = Names::of(game);
    let fight = current(game)?;
    if let Some(helper) = fight.helping(game) {
        let text = words.with("bid-helps", &[("seat", words.seat(helper, names).into())]);
        return Some(row![badge(look, helper, 22.0), bold(text, 17.0)].spacing(8).align_y(Alignment::Center).into());
    }
    let near: Vec<_> = build::can_help(book, game, &fight).collect();
    if near.is_empty() {
        return None;
    }
    let yields = roll::spoils(book, game, &fight).treasures;
    let purse = game.seat(fight.main).map_or(0, |s| i32::try_from(s.gold).unwrap_or(i32::MAX));
    let offer = &hot.offer;
    let change = |to: Bargain| wish(Wish::Offer(to));
    let line = |label: &str, shown: String, fewer: Option<Bargain>, more: Option<Bargain>| -> Element<'a, Message> {
        let nudge = |glyph: &str, to: Option<Bargain>| {
            tool(look, glyph).id(format!("{glyph}-{label}")).on_press_maybe(to.map(change))
        };
        row![body(words.get(label)).width(Fill), nudge("minus", fewer), bold(shown, 22.0), nudge("plus", more)]
            .spacing(8)
            .align_y(Alignment::Center)
            .into()
    };
    let treasures = |n: u8| Bargain { treasures: n, ..offer.clone() };
    let gold = |n: i32| Bargain { gold: n, ..offer.clone() };
    let mut list = column![dim(look, words.get("fight-help"), BODY)].spacing(6);
    if yields > 0 {
        let more = (offer.treasures < yields).then(|| treasures(offer.treasures + 1));
        let fewer = offer.treasures.checked_sub(1).map(treasures);
        list = list.push(line("bargain-treasures", offer.treasures.to_string(), fewer, more));
    }
    if purse >= STEP {
        let more = (offer.gold + STEP <= purse).then(|| gold(offer.gold + STEP));
        let fewer = (offer.gold >= STEP).then(|| gold(offer.gold - STEP));
        list = list.push(line("bargain-gold", offer.gold.to_string(), fewer, more));
    }
    if offer.treasures > 0 {
        let first = offer.helper_first == Some(true);
        let other = Bargain { helper_first: Some(!first), ..offer.clone() };
        list = list.push(choice(look, words.get("bargain-first"), first).on_press(change(other)));
    }
    if let Some(seat) = fight.refused.last() {
        let text = words.with("bid-refused", &[("seat", words.seat(*seat, names).into())]);
        list = list.push(bold(text, 17.0).color(look.bad));
    }
    for seat in near {
        let command = Command::AskHelp { seat, terms: offer.clone() };
        let may = engine::decide(book, game, &command).is_ok();
        let text = words.with("bid-ask", &[("seat", words.seat(seat, names).into())]);
        let label = row![badge(look, seat, 22.0), bold(text, 17.0)].spacing(8).align_y(Alignment::Center);
        let ask = press(look, label).kind(Kind::SeatLine(seat)).height(TURN_TOUCH).width(Fill);
        list = list.push(ask.id(format!("ask {}", seat.name())).on_press_maybe(may.then_some(Message::Do(command))));
    }
    Some(list.into())
}
