//! What a player can do right now, although it may not be their turn, and why not what they cannot.

use crate::app::icon::icon;
use crate::app::look::BODY;
use crate::app::shell::Shell;
use crate::app::table::panels::head;
use crate::app::table::play::CardDraft;
use crate::app::table::{Message, Panel, Table};
use crate::app::widget::parts::{badge, bold, dim, icon_button, tool, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::ids::Colour;
use crate::rules::now::{self, Deed};
use iced::widget::{column, row};
use iced::{Alignment, Element, Fill};

/// The panel.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, colour: Colour) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let who = table.game().seats.iter().map(|seat| {
        let label = row![badge(look, seat.colour, 20.0), bold(words.seat(seat.colour, names), BODY)];
        let kind = if seat.colour == colour { Kind::SeatLine(seat.colour) } else { Kind::Plain };
        let press = press(look, label.spacing(6).align_y(Alignment::Center)).kind(kind).height(48);
        press.on_press(Message::opens(Panel::Now(seat.colour))).into()
    });
    let mut list = column![head(words.get("now-title")), wrapped(who.collect(), 6.0)].spacing(8);
    for (deed, may) in now::now(table.session.book(), table.game(), colour) {
        let text = words.get(&format!("deed-{}", deed.name().replace('_', "-")));
        let may_now = may.is_ok();
        let line = match may {
            Ok(()) => row![icon("check", 20.0).color(look.good), bold(text, 17.0).width(Fill)],
            Err(refusal) => {
                let reason = words.say(&refusal.message, names);
                let why = tool(look, "why").kind(Kind::Quiet);
                let why = why.on_press(Message::opens(Panel::Why(refusal.cites)));
                let text = column![dim(look, text, 17.0), dim(look, reason, 15.0)].width(Fill);
                row![icon("cross", 20.0).color(look.dim), text, why]
            }
        };
        let line = line.spacing(10).align_y(Alignment::Center);
        // What is bought is bought on a sheet of its own.
        list = match (deed, may_now) {
            (Deed::BuyLevel, true) => {
                let buys = press(look, line).width(Fill).height(48).id("buys".to_owned());
                list.push(buys.on_press(Message::opens(Panel::sale(colour))))
            }
            _ => list.push(line),
        };
    }
    // Where the app keeps the cards they are played from the hand, and nowhere else.
    if table.game().stock.is_some() {
        return list.into();
    }
    let play = Message::opens(Panel::Card(Box::new(CardDraft::of(colour))));
    list.push(icon_button(look, "card", words.get("card-title")).height(56).width(Fill).on_press(play)).into()
}
