//! Something goes from one munchkin to another: an Item by what it adds, or by name where Items are listed; or it is promised.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::panels::parts::{head, refusal};
use crate::app::table::prompt::tray;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, body, bold, dim, icon_button, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::ids::Colour;
use crate::rules::munchkin::goods::Goods;
use crate::rules::seat::Condition;
use crate::rules::{engine, munchkin};
use iced::widget::{column, container, row, space};
use iced::{Alignment, Element, Fill};

/// What an Item adds at most that is one touch.
const MOST: u8 = 10;

/// The panel.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, (from, to): (Colour, Colour)) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let (book, game) = (table.session.book(), table.game());
    let names = Names::of(game);
    let Some(giver) = game.seat(from) else { return column![].into() };
    let give = |goods: Goods| Command::Munchkin(munchkin::Command::Give { from, to, goods, back: Goods::default() });
    let whom = game.seats.iter().filter(|seat| seat.colour != from && !seat.away).map(|seat| {
        let label = row![badge(look, seat.colour, 20.0), bold(words.seat(seat.colour, names), BODY)].spacing(6);
        let kind = if seat.colour == to { Kind::SeatLine(seat.colour) } else { Kind::Plain };
        let press = press(look, label.align_y(Alignment::Center)).kind(kind).id(format!("to {}", seat.colour.name()));
        press.on_press(Message::opens(Panel::Trade(from, seat.colour))).into()
    });
    let turned = icon_button(look, "flip", words.get("trade-turn")).id("turn the trade".to_owned());
    let turned = turned.on_press(Message::opens(Panel::Trade(to, from)));
    let title = [("from", words.seat(from, names).into()), ("to", words.seat(to, names).into())];
    let refused = engine::decide(book, game, &give(Goods { bonus: 1, ..Goods::default() })).err();
    let made = |goods: Goods| if refused.is_some() { Message::does(give(goods)) } else { Message::made(give(goods)) };
    let by = (1..=MOST).map(|bonus| {
        let label = container(bold(format!("+{bonus}"), 20.0)).center(Fill);
        let press = press(look, label).padding(2).height(TURN_TOUCH).width(Fill).faded(refused.is_some());
        press.id(format!("trade {bonus}")).on_press(made(Goods { bonus, ..Goods::default() })).into()
    });
    let listed = giver.gear.iter().enumerate().map(|(index, item)| {
        let name = words.item(item);
        // Of two without a name it is what they add that tells them apart.
        let name = if item.name.is_empty() { format!("{name} {:+}", item.bonus) } else { name };
        let press = icon_button(look, "sword", name).faded(refused.is_some()).id(format!("trade item {index}"));
        press.on_press(made(Goods { gear: vec![index], ..Goods::default() })).into()
    });
    let listed: Vec<Element<'a, Message>> = listed.collect();
    // What is listed comes first: it is that which goes, and no other.
    let other = if listed.is_empty() { "trade-bonus" } else { "trade-bonus-other" };
    // The other way round stays where it is, whoever it is with: what is listed of anybody keeps its line.
    let any = game.seats.iter().any(|seat| !seat.away && !seat.gear.is_empty());
    let own: Option<Element<'a, Message>> = match listed.is_empty() {
        true => any.then(|| space().height(TOUCH).into()),
        false => Some(wrapped(listed, 6.0)),
    };
    let owed = words.with("promise-treasure", &[("seat", words.seat(to, names).into())]);
    let add = Condition { text: owed.clone(), owes: Some(to), ..Condition::default() };
    let promised = table.played(vec![Effect::Munchkin(munchkin::Effect::Condition { seat: from, add })]);
    let promise = row![icon("scroll", 20.0), body(owed)].spacing(8).align_y(Alignment::Center);
    let promise = press(look, promise).width(Fill).id("promise".to_owned()).on_press(Message::made(promised));
    let reason: Option<Element<'a, Message>> = refused.as_ref().map(|why| refusal(table, shell, why));
    column![
        head(words.with("trade-title", &title)),
        row![container(wrapped(whom.collect(), 6.0)).width(Fill), turned].spacing(8),
        own,
        body(words.get(other)),
        tray::rows(by.collect(), 5, tray::GAP),
        reason,
        dim(look, words.get("trade-promise"), BODY),
        promise,
    ]
    .spacing(10)
    .into()
}
