//! Panels over the table: the menu, a seat, a pad, letters, reasons.

use crate::app::table::panels::parts::letters;
pub mod boss;
pub mod card;
pub mod deal;
pub mod items;
pub mod now;
pub mod pad;
pub mod parts;
pub mod seat;
pub mod talk;
pub mod why;

use crate::app::look::{LONG_NAME, Look, NAME, card, shade};
use crate::app::shell::Shell;
use crate::app::table::hot;
use crate::app::table::{Message, Naming, Panel, Table, sealed};
use crate::app::widget::parts::{thin, tool};
use crate::app::widget::press::Kind;
use iced::widget::{container, mouse_area, opaque, scrollable, space, stack};
use iced::{Element, Fill, Shrink};
pub use parts::{field_text, figure, head, letter_pad, refusal, room_left, value};

/// What lies over the table while a panel is open: a shade whose touch closes it, and the panel.
pub fn over<'a>(table: &'a Table, shell: &'a Shell) -> Vec<Element<'a, Message>> {
    let Some(open) = &table.panel else { return Vec::new() };
    let shade = container(space().width(Fill).height(Fill)).style(shade(shell.look));
    let behind = mouse_area(shade).on_press(Message::Open(None));
    vec![opaque(behind), view(table, shell, open)]
}

/// An open panel, over the middle of the table.
fn view<'a>(table: &'a Table, shell: &'a Shell, panel: &'a Panel) -> Element<'a, Message> {
    let (content, width): (Element<'a, Message>, f32) = match panel {
        Panel::Menu => (talk::menu(table, shell), 420.0),
        Panel::Seat(colour) if table.hot.is_some() => (hot::player::view(table, shell, *colour), 560.0),
        Panel::Seat(colour) | Panel::Amend(colour) => (seat::view(table, shell, *colour), 620.0),
        Panel::Pad(figure, typed) => (pad::view(table, shell, *figure, typed), 340.0),
        Panel::Words(naming, words) => {
            let most = if matches!(naming, Naming::Seat(_)) { NAME } else { LONG_NAME };
            (letters(shell, words, most), 640.0)
        }
        Panel::Why(cites) => (why::why(shell, *cites), 560.0),
        Panel::WhyMove(colour) => (why::why_move(table, shell, *colour), 460.0),
        Panel::WhyRoute(monster) => (why::why_route(table, shell, *monster), 620.0),
        Panel::Items(colour, chosen) => (items::view(table, shell, *colour, chosen), 620.0),
        Panel::Card(draft) => (card::view(table, shell, draft), 640.0),
        Panel::Now(colour) => (now::view(table, shell, *colour), 620.0),
        Panel::Deal(draft) => (deal::view(table, shell, draft), 560.0),
        Panel::Jump => (talk::jump(table, shell), 460.0),
        Panel::Join => (talk::join(table, shell), 460.0),
        Panel::OtherRoll => (talk::other_roll(table, shell), 460.0),
        Panel::Rules => (talk::rules(table, shell), 760.0),
        Panel::Boss => (boss::view(table, shell), 640.0),
        Panel::Oddities => (talk::oddities(table, shell), 560.0),
        Panel::Palette(typed) => (talk::palette(table, shell, typed), 560.0),
        Panel::Seal(sealing) => (sealed::view(table, shell, sealing), 640.0),
    };
    // What grows while it is tapped together stays where it is.
    let grows = matches!(panel, Panel::Card(_) | Panel::Deal(_) | Panel::Items(..));
    framed(shell.look, content, (width, grows))
}

/// A panel's frame, in the middle of the screen, scrolling where it is too long; the way out stays in its corner.
fn framed<'a>(look: Look, content: Element<'a, Message>, (width, grows): (f32, bool)) -> Element<'a, Message> {
    let close = tool(look, "cross").kind(Kind::Plain).id("close".to_owned()).on_press(Message::Open(None));
    let inside = scrollable(container(content).padding(16)).direction(thin()).height(Shrink);
    let inside = stack![inside, container(close).padding([12, 18]).align_right(Fill)];
    let frame = container(inside).max_width(width).width(Fill).style(card(look, look.torch, 2.0));
    let over = container(opaque(frame)).padding(12).center_x(Fill).height(Fill);
    if grows { over.into() } else { over.center_y(Fill).into() }
}
