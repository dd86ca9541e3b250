//! A trade that is offered from a phone to somebody at the tablet.

use crate::app::shell::Shell;
use crate::app::table::hot::state::{Hot, Wish};
use crate::app::table::message::{Message, wish};
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, body, bold};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::play::barter;
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill};

/// Whoever holds a hand on a phone offers a trade to somebody here: what for what, and both answers.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, hot: &Hot) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let (to, deal) = hot.offered_here()?;
    let says = |text: &str, id: &str, kind: Kind, yes: bool| -> Element<'a, Message> {
        let press =
            press(look, container(bold(words.get(text), 18.0)).center_x(Fill)).kind(kind).height(56).width(Fill);
        press.id(id.to_owned()).on_press(wish(Wish::Agree(to, yes))).into()
    };
    let name = words.seat(to, Names::of(table.game()));
    let offer = words
        .with("phones-offer", &[("seat", name.into()), ("offer", barter::offer(words, table.game(), deal).into())]);
    // What each Item is good for, as whoever offers it reads it.
    let goods = barter::goods(words, table.game(), deal).into_iter().map(|line| body(line).size(16.0).into());
    let offer = column![bold(offer, 20.0)].extend(goods).spacing(4).width(Fill);
    let asked = row![badge(look, to, 28.0), offer].spacing(12).align_y(Alignment::Center);
    let yes = says("trade-deal", "deal here", Kind::Primary, true);
    let no = says("trade-refuse", "no deal here", Kind::Plain, false);
    Some(column![asked, row![no, yes].spacing(8)].spacing(8).into())
}
