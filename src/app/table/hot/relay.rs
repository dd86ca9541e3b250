//! The tablet goes from hand to hand: until whoever is asked says so, nobody's cards are to be seen.

use crate::app::look::{card, shade};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::hot::{Wish, ask, wish};
use crate::app::table::{Message, Panel, Table, bar};
use crate::app::widget::parts::{badge, body, bold, dim, icon_button, title};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use iced::widget::{column, container, opaque, row, space};
use iced::{Alignment, Element, Fill};

/// What lies over the table while the tablet is handed over.
pub fn over<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let hot = table.hot.as_ref()?;
    let seat = hot.handed().filter(|_| table.is_open())?;
    let name = words.seat(seat, Names::of(table.game()));
    let ready = container(bold(words.with("relay-ready", &[("seat", name.as_str().into())]), 22.0)).center_x(Fill);
    let ready = press(look, ready).kind(Kind::Primary).height(84).width(Fill).id("here".to_owned());
    // What the one before did by mistake is not theirs to keep only because the tablet is on its way.
    let back = table.session.timeline().undo().map(|_| Message::Ask(Action::Undo));
    let undo = icon_button(look, "undo", bar::undo_label(table, shell)).kind(Kind::Quiet).id("undo here".to_owned());
    let undo = undo.on_press_maybe(back);
    // Whoever wants to leave need not open anybody's hand for it.
    let menu = icon_button(look, "menu", words.get("menu-title")).kind(Kind::Quiet).id("menu here".to_owned());
    let menu = menu.on_press(Message::opens(Panel::Menu));
    let content = column![
        badge(look, seat, 72.0),
        title(
            words.with(if hot.is_passed_on() { "relay-title" } else { "relay-again" }, &[("seat", name.into())]),
            38.0
        ),
        body(ask::asked(table, shell)).size(20.0),
        dim(look, words.get("relay-hint"), 18.0),
        space().height(6),
        ready.on_press(wish(Wish::Here(seat))),
        row![undo, menu].spacing(10),
    ];
    let content = content.spacing(14).align_x(Alignment::Center);
    let frame = container(content).padding(28).max_width(620).width(Fill).style(card(look, look.seat(seat), 4.0));
    Some(opaque(container(frame).padding(16).center(Fill).style(shade(look))))
}
