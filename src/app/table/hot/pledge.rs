//! Items of one's own that are offered for help: a touch puts each on the table or takes it back (MQ-BRIBE-02, MC-HELP-04).

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH};
use crate::app::shell::Shell;
use crate::app::table::hot::selling::choosing;
use crate::app::table::hot::state::{Hot, Sheet, Wish};
use crate::app::table::message::{Message, wish};
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim};
use crate::app::widget::press::{Kind, press};
use crate::play::wares::gold;
use crate::rules::fight::Bargain;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::outfit;
use crate::rules::seat::Seat;
use iced::widget::{Column, column, row};
use iced::{Alignment, Element, Fill};

/// Opens what can be offered, and says how much is.
pub fn line<'a>(shell: &'a Shell, hot: &'a Hot, seat: Option<&Seat>, named: bool) -> Option<Element<'a, Message>> {
    seat.filter(|seat| !seat.gear.is_empty())?;
    let text = if named { shell.words.get("bid-items") } else { String::new() };
    let count = bold(hot.offer.items.len().to_string(), 20.0);
    let label = row![icon("sword", 20.0).color(shell.look.dim), bold(text, 14.0), count];
    let label = label.spacing(8).align_y(Alignment::Center);
    let kind = if hot.offer.items.is_empty() { Kind::Plain } else { Kind::Choice(true) };
    let press = press(shell.look, label).kind(kind).height(TOUCH).padding([4, 10]).id("bid items".to_owned());
    Some(press.on_press(wish(Wish::Sheet(Some(Sheet::Pledge)))).into())
}

/// How often the same Item lies before this one: of two alike each has a touch of its own.
fn before(seat: &Seat, at: usize) -> usize {
    seat.gear.iter().take(at).filter(|other| seat.gear.get(at) == Some(*other)).count()
}

/// What is offered once an Item is touched.
fn touched(offer: &Bargain, item: &Gear, offered: bool) -> Bargain {
    let mut then = offer.clone();
    match then.items.iter().position(|other| other == item).filter(|_| offered) {
        Some(at) => {
            then.items.remove(at);
        }
        None => then.items.push(item.clone()),
    }
    then
}

/// The sheet: everything that could be offered, a touch each.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Column<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let list = column![dim(look, words.get("bid-items-hint"), BODY)].spacing(6).width(Fill);
    let Some(seat) = hot.mover().and_then(|colour| table.game().seat(colour)) else { return list };
    let each = seat.gear.iter().enumerate().map(|(at, item)| {
        let same = hot.offer.items.iter().filter(|other| **other == **item).count();
        let offered = same > before(seat, at);
        let gold = item.value.map(|value| gold(words, value));
        let adds = Some(outfit::bonus(seat, item)).filter(|adds| *adds != 0);
        let then = Wish::Offer(touched(&hot.offer, item, offered));
        choosing(shell, (format!("pledge {at}"), offered, then), (words.item(item), gold, adds))
    });
    list.extend(each)
}
