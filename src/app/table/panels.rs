//! Panels over the table: the menu, a seat, a pad, letters, reasons.

use crate::app::table::action::Action;
pub mod boss;
pub mod browse;
pub mod card;
pub mod deal;
pub mod found;
pub mod house;
pub mod items;
pub mod last;
pub mod menu;
pub mod now;
pub mod oddities;
pub mod pad;
pub mod palette;
pub mod parts;
#[cfg(feature = "phones")]
pub mod phones;
pub mod ranks;
pub mod row;
pub mod run;
pub mod sale;
pub mod seat;
pub mod steps;
pub mod trade;
pub mod why;
pub mod words;

use crate::app::look::{Look, card, shade};
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::state::Table;
use crate::app::table::{hot, notices, sealed};
use crate::app::widget::parts::{thin, tool};
use crate::app::widget::press::Kind;
use crate::app::widget::spoken::dialog;
use iced::widget::{container, mouse_area, opaque, scrollable, space, stack};
use iced::{Element, Fill, Shrink};
pub use parts::{field_label, field_text, figure, head, letter_pad, range, refusal, room_left, value};

/// What lies over the table while a panel is open: a shade whose touch closes it, and the panel.
pub fn over<'a>(table: &'a Table, shell: &'a Shell) -> Vec<Element<'a, Message>> {
    let Some(open) = &table.panel else { return Vec::new() };
    let shade = container(space().width(Fill).height(Fill)).style(shade(shell.look));
    let behind = mouse_area(shade).on_press(Message::Ask(Action::Close));
    // Why something cannot be done is read where it was wanted, not behind it.
    let said = notices::toast(shell, shell.is_held()).map(|said| {
        let said = container(said.map(Message::Notices)).max_width(notices::LINE + 60.0);
        container(said).padding(12).center_x(Fill).align_bottom(Fill).into()
    });
    [opaque(behind), dialog(view(table, shell, open))].into_iter().chain(said).collect()
}

/// An open panel, over the middle of the table.
fn view<'a>(table: &'a Table, shell: &'a Shell, panel: &'a Panel) -> Element<'a, Message> {
    let (content, width): (Element<'a, Message>, f32) = match panel {
        Panel::Menu => (menu::view(table, shell), 480.0),
        Panel::Seat(colour) if table.hot.is_some() => (hot::player::view(table, shell, *colour), 560.0),
        Panel::Seat(colour) | Panel::Amend(colour) => (seat::view(table, shell, *colour), 620.0),
        Panel::Pad(pad) => (pad::view(table, shell, pad).map(Message::Pad), 340.0),
        Panel::Words(words) => (words::view(shell, words).map(Message::Words), 640.0),
        Panel::Why(cites) => (why::why(shell, *cites), 560.0),
        Panel::Told(cites, point) => (why::told(table, shell, *cites, *point), 560.0),
        Panel::WhyMove(colour) => (why::why_move(table, shell, *colour), 460.0),
        Panel::WhySides => (why::why_sides(table, shell), 520.0),
        Panel::WhyTurn => (why::why_turn(table, shell), 520.0),
        Panel::WhyRoute(monster) => (why::why_route(table, shell, *monster), 620.0),
        Panel::Items(items) => (items::view(table, shell, items).map(Message::Items), 620.0),
        Panel::Card(card) => (card::view(table, shell, card).map(Message::Card), 640.0),
        Panel::Now(colour) => (now::view(table, shell, *colour), 620.0),
        Panel::Deal(deal) => (deal::view(table, shell, deal).map(Message::Deal), 560.0),
        Panel::Found(found) => (found::view(table, shell, found).map(Message::Found), 620.0),
        Panel::Sale(colour, chosen, held) => (sale::view(table, shell, *colour, (chosen, *held)), 460.0),
        Panel::Trade(from, to) => (trade::view(table, shell, (*from, *to)), 560.0),
        Panel::Last(colour) => (last::view(table, shell, *colour), 460.0),
        Panel::Jump => (steps::jump(table, shell), 460.0),
        Panel::Join => (steps::join(table, shell), 460.0),
        Panel::OtherRoll => (steps::other_roll(table, shell), 460.0),
        Panel::Rules(house) => (house::view(table, shell, house), 760.0),
        Panel::Boss => (boss::view(table, shell), 640.0),
        Panel::Row(state) => (row::view(table, shell, state), 620.0),
        Panel::Cards(cards) => (browse::view(table, shell, cards), 560.0),
        Panel::Oddities => (oddities::view(table, shell), 560.0),
        Panel::Palette(palette) => (palette::view(table, shell, palette), 560.0),
        #[cfg(feature = "phones")]
        Panel::Phones => (phones::view(table, shell), 620.0),
        Panel::Dice => (sealed::shown(table, shell), 520.0),
        Panel::Seal(sealing) => (sealed::view(table, shell, sealing).map(Message::Seal), 640.0),
    };
    // What grows while it is tapped together stays where it is.
    let lies = match panel {
        Panel::Card(_) | Panel::Deal(_) | Panel::Items(_) | Panel::Found(_) | Panel::Cards(_) | Panel::Row(_) => {
            Lies::Above
        }
        Panel::Rules(_) => Lies::Whole,
        _ => Lies::Middle,
    };
    framed(shell.look, content, (width, lies))
}

/// How a panel lies on the screen.
#[derive(Clone, Copy, PartialEq)]
enum Lies {
    /// In the middle.
    Middle,
    /// At its upper edge.
    Above,
    /// From top to bottom; what is in it scrolls by itself.
    Whole,
}

/// A panel's frame, scrolling where it is too long; the way out stays in its corner.
fn framed<'a>(look: Look, content: Element<'a, Message>, (width, lies): (f32, Lies)) -> Element<'a, Message> {
    let close = tool(look, "cross").kind(Kind::Plain).id("close".to_owned()).on_press(Message::Ask(Action::Close));
    let inside = container(content).padding(16);
    let inside: Element<'a, Message> = match lies {
        Lies::Whole => inside.height(Fill).into(),
        Lies::Middle | Lies::Above => scrollable(inside).direction(thin()).height(Shrink).into(),
    };
    let inside = stack![inside, container(close).padding([12, 18]).align_right(Fill)];
    let frame = container(inside).max_width(width).width(Fill).style(card(look, look.torch, 2.0)).id("panel");
    let over = container(opaque(frame)).padding(12).center_x(Fill).height(Fill);
    if lies == Lies::Middle { over.center_y(Fill).into() } else { over.into() }
}
