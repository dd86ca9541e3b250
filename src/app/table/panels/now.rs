//! What a player can do right now, although it may not be their turn, and why not what they cannot.

use crate::app::icon::icon;
use crate::app::look::BODY;
use crate::app::shell::Shell;
use crate::app::table::cardboard::paid;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::panels::parts::head;
use crate::app::table::play::draft::{CardDraft, Sort};
use crate::app::table::state::Table;
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
        // What can be done is a touch, where there is a sheet for it.
        list = match sheet(table, colour, deed).filter(|_| may_now) {
            Some(sheet) => {
                let id = if deed == Deed::BuyLevel { "buys".to_owned() } else { format!("now {}", deed.name()) };
                list.push(press(look, line).width(Fill).height(48).id(id).on_press(Message::opens(sheet)))
            }
            None => list.push(line),
        };
    }
    // What a Class pays for outside of fights is a deed like any other.
    let seat = table.game().seat(colour).filter(|_| table.is_cardboard());
    list = list.push(seat.and_then(|seat| paid::thefts(table, shell, seat)));
    // Where the app keeps the cards they are played from the hand, and nowhere else.
    if table.game().stock.is_some() {
        return list.into();
    }
    let play = Message::opens(Panel::Card(Box::new(CardDraft::of(colour))));
    list.push(icon_button(look, "card", words.get("card-title")).height(56).width(Fill).on_press(play)).into()
}

/// Where somebody does it.
fn sheet(table: &Table, colour: Colour, deed: Deed) -> Option<Panel> {
    if deed == Deed::BuyLevel {
        return Some(Panel::sale(colour));
    }
    let card = |sort| Panel::Card(Box::new(CardDraft { sort: Some(sort), ..CardDraft::of(colour) }));
    let others = || table.game().seats.iter().map(|seat| seat.colour).filter(|other| *other != colour);
    table.is_cardboard().then_some(())?;
    match deed {
        Deed::Curse => Some(card(Sort::Curse)),
        Deed::Level => Some(card(Sort::Level)),
        Deed::Race | Deed::Class => Some(card(Sort::Kind)),
        Deed::Item => Some(card(Sort::Item)),
        Deed::Once => Some(card(Sort::Once)),
        Deed::Enhancer => Some(card(Sort::Enhancer)),
        Deed::Monster => Some(card(Sort::Monster)),
        Deed::Trade => others().next().map(|other| Panel::Trade(colour, other)),
        Deed::Hack | Deed::God => {
            let track = table.game().track.as_deref()?;
            Some(Panel::row(track.token(colour)))
        }
        _ => None,
    }
}
