//! Phones that hold hands: the square and the digits of each seat, who is at the door, and who is in.

use crate::app::look::BODY;
use crate::app::phones::Wish;
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::message::Message;
use crate::app::table::panels::parts::head;
use crate::app::table::state::Table;
use crate::app::widget::parts::{badge, body, bold, button, dim};
use crate::app::widget::press::{Kind, Press};
use crate::catalog::words::Names;
use crate::phones::guests::Standing;
use crate::phones::server::{Fault, Server};
use crate::rules::ids::Colour;
use iced::widget::{Column, column, container, qr_code, row, space};
use iced::{Alignment, Color, Element, Fill};

/// Phones that hold hands.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let words = &shell.words;
    let top = column![head(words.get("phones-title")), body(words.get("phones-why"))].spacing(8);
    let Some(server) = shell.phones.server() else { return shut(shell, top) };
    let address =
        row![body(words.get("phones-address")), bold(server.host(), 22.0)].spacing(8).align_y(Alignment::Center);
    let guessed = server.is_closed().then(|| {
        let again = says(shell, "phones-again", Wish::Again).kind(Kind::Primary);
        column![body(words.get("phones-guessed")).color(shell.look.bad), again].spacing(6)
    });
    let seats = table.people_here().map(|seat| of(table, shell, server, seat));
    top.push(address.wrap())
        .push(dim(shell.look, words.get("phones-scan"), BODY))
        .push(guessed)
        .push(column(seats).spacing(8))
        .push(dim(shell.look, words.get("phones-safe"), BODY))
        .push(done(table, shell))
        .push(throws(shell, "phones-close", None))
        .into()
}

/// The way on, once everybody who plays here is in.
fn done<'a>(table: &'a Table, shell: &'a Shell) -> Option<Press<'a, Message>> {
    let hot = table.hot.as_ref()?;
    let done = || button(shell.look, shell.words.get("phones-done")).width(Fill).kind(Kind::Primary);
    let all = table.people_here().all(|seat| hot.on_phone.contains(&seat));
    all.then(|| done().id("phones done".to_owned()).on_press(Message::Ask(Action::Close)))
}

/// While nobody is let in.
fn shut<'a>(shell: &'a Shell, top: Column<'a, Message>) -> Element<'a, Message> {
    let words = &shell.words;
    let fault = shell.phones.fault().map(|fault| {
        let said = match fault {
            Fault::NoNetwork => words.get("phones-no-network"),
            fault => words.with("phones-failed", &[("what", fault.to_string().into())]),
        };
        body(said).color(shell.look.bad)
    });
    let open = says(shell, "phones-open", Wish::Open).kind(Kind::Primary);
    top.push(dim(shell.look, words.get("phones-safe"), BODY)).push(fault).push(open).into()
}

fn says<'a>(shell: &'a Shell, id: &str, wish: Wish) -> Press<'a, Message> {
    let press = button(shell.look, shell.words.get(id)).width(Fill).id(named(id));
    press.on_press(Message::Ask(Action::Phones(wish)))
}

/// Throws out a phone, or all of them: they would have to be let in anew, so the first touch only asks whether it is meant.
fn throws<'a>(shell: &'a Shell, id: &str, whom: Option<Colour>) -> Press<'a, Message> {
    let wish = whom.map_or(Wish::Close, Wish::TurnAway);
    let what = shell.words.get(id);
    if shell.phones.asks() != Some(whom) {
        return button(shell.look, what)
            .width(Fill)
            .on_press(Message::Ask(Action::Phones(Wish::Asks(whom))))
            .id(named(id));
    }
    let sure = button(shell.look, shell.words.with("phone-sure", &[("what", what.into())])).kind(Kind::Danger);
    sure.width(Fill).on_press(Message::Ask(Action::Phones(wish))).id(named(id))
}

/// What a control is called that says a text.
fn named(id: &str) -> String {
    id.replacen('-', " ", 1)
}

/// The place of a seat: its square and digits, its phone at the door, or its phone.
fn of<'a>(table: &'a Table, shell: &'a Shell, server: &Server, seat: Colour) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let name = words.seat(seat, Names::of(table.game()));
    let who = [("seat", name.as_str().into())];
    let says = |id: &str, wish: Wish, kind: Kind| {
        says(shell, id, wish).kind(kind).id(format!("{} {}", named(id), seat.name()))
    };
    let told: Element<'a, Message> = match server.standing(seat) {
        Some(Standing::Knocks) => {
            let yes = says("phones-yes", Wish::LetIn(seat), Kind::Primary);
            let both = row![yes, says("phones-no", Wish::TurnAway(seat), Kind::Plain)].spacing(8);
            column![bold(words.with("phones-knocks", &who), 20.0), both].spacing(8).into()
        }
        Some(Standing::In) => {
            let out = throws(shell, "phones-out", Some(seat)).id(format!("phones out {}", seat.name()));
            let is = if server.is_quiet(seat) { "phones-quiet-in" } else { "phones-in" };
            row![body(words.with(is, &who)).width(Fill), out.width(220)].spacing(8).align_y(Alignment::Center).into()
        }
        Some(Standing::Empty) | None => {
            let code = server.code(seat).unwrap_or_default();
            let digits = bold(words.with("phones-digits", &[("code", code.into())]), 22.0);
            // Dark on light whatever the looks: cameras expect it so.
            let style = |_: &iced::Theme| qr_code::Style { cell: Color::BLACK, background: Color::WHITE };
            let square =
                shell.phones.square(seat).map(|square| container(qr_code(square).cell_size(CELL).style(style)));
            row![column![bold(name, 20.0), digits].spacing(6).width(Fill), square]
                .spacing(8)
                .align_y(Alignment::Center)
                .into()
        }
    };
    // Whoever comes, knocks or goes: nobody's place moves under a finger.
    row![badge(look, seat, 40.0), told, space().height(PLACE)].spacing(12).align_y(Alignment::Center).into()
}

/// How high the place of a seat is, in pixels: as its square, which has 29 cells and two around them.
const PLACE: f32 = 33.0 * CELL;

/// Pixels of one cell of a square.
const CELL: f32 = 4.0;
