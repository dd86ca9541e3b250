//! What lies over the map and pushes nothing: what the table must not miss, what somebody has to do with the cardboard,
//! reminders, and the card of what was touched.

use crate::app::icon::icon;
use crate::app::look::{BODY, Look, TOUCH, card};
use crate::app::map::{Camera, Spot};
use crate::app::shell::Shell;
use crate::app::table::{Keeping, Message, Panel, Table, inspect, remind};
use crate::app::widget::parts::{body, bold, button, tool};
use crate::app::widget::press::Kind;
use crate::catalog::words::Names;
use crate::rules::ids::Square;
use crate::rules::question::Ask;
use crate::rules::system::quest::oddity;
use iced::widget::{Column, column, container, opaque, responsive, row, stack};
use iced::{Alignment, Color, Element, Fill, Shrink, Size};

/// Between what floats and the edge of the map.
const EDGE: f32 = 10.0;
/// Widest line of text.
const LINE: f32 = 620.0;
/// Room for the tools of the map in their corner.
const TOOLS: f32 = TOUCH + 24.0;
/// How many deaths are told at a time.
const MOURNED: usize = 2;
/// Width of the card of what was touched.
const CARD: f32 = 400.0;

/// Everything that floats over the map, or over what stands in its place.
pub fn over<'a>(table: &'a Table, shell: &'a Shell, stage: Element<'a, Message>) -> Element<'a, Message> {
    let low = responsive(move |size| low(table, shell, size));
    let touched = responsive(move |size| touched(table, shell, size));
    let notices = container(notices(table, shell)).padding(EDGE).center_x(Fill);
    stack![stage, low, touched, notices].width(Fill).height(Fill).into()
}

/// What was touched, beside where it was touched.
fn touched<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let Some(spot) = table.chosen.filter(|spot| !table.carrying && !matches!(spot, Spot::Munchkin(_))) else {
        return container("").into();
    };
    let at = square(table, spot).map(|square| {
        let (low, high) = table.scene.corners();
        let rooms = table.scene.rooms.iter().map(|room| room.at);
        let camera = table.camera.map(|camera| camera.kept(rooms, size));
        camera.unwrap_or_else(|| Camera::fit(low, high, size, table.turns)).centre(square, size)
    });
    let frame = |content| opaque(container(content).padding([6, 4]).style(card(shell.look, shell.look.torch, 2.0)));
    let content = container(inspect::view(table, shell, spot));
    if size.width >= 1.7 * CARD {
        let left = at.is_some_and(|at| at.x > size.width / 2.0);
        let content =
            frame(content.width(CARD).max_height(size.height - 2.0 * EDGE - if left { 12.0 } else { 2.0 * TOOLS }));
        let place = container(content).padding(EDGE).height(Fill);
        return if left { place.align_left(Fill).into() } else { place.align_right(Fill).into() };
    }
    let above = at.is_some_and(|at| at.y > size.height / 2.0);
    let content = frame(content.width(Fill).max_height(size.height * 0.62 - 2.0 * EDGE));
    let place = container(content).padding(EDGE).width(Fill).height(Fill);
    if above { place.align_top(Fill).into() } else { place.align_bottom(Fill).into() }
}

/// Where something of the map lies.
fn square(table: &Table, spot: Spot) -> Option<Square> {
    let dungeon = table.game().dungeon.as_deref()?;
    match spot {
        Spot::Room(id) | Spot::Link(id, _) => dungeon.room(id).map(|room| room.at),
        Spot::Monster(id) => dungeon.room(table.game().foes.get(id)?.room?).map(|room| room.at),
        Spot::Dark(at) => Some(at),
        Spot::Munchkin(_) => None,
    }
}

/// What somebody has to do with the cardboard, and what the table does well to know.
fn low<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let look = shell.look;
    let width = (size.width - TOOLS - 2.0 * EDGE).min(LINE);
    let todo = table.reminders.iter().map(|reminder| {
        let note = row![icon("scroll", 18.0), bold(reminder.as_str(), BODY)].spacing(8).align_y(Alignment::Center);
        opaque(container(note).padding([6, 10]).max_width(width).style(card(look, look.good, 2.0)))
    });
    let todo = todo.map(|note| container(note).id("float").into());
    let notes = remind::view(table, shell, width).map(|notes| container(opaque(notes)).id("float").max_width(width));
    let list: Column<'a, Message> = column(todo).spacing(6).push(notes);
    container(list).padding(EDGE).width(Fill).align_bottom(Fill).into()
}

/// What the table must not miss: a game that is not kept, one opened elsewhere, something odd, something said.
fn notices<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut list = column![].spacing(6).max_width(LINE + 60.0);
    if let Some(reason) = table.failure() {
        let text = words.with("banner-not-kept", &[("what", reason.into())]);
        let save = button(look, words.get("banner-save-elsewhere")).kind(Kind::Primary);
        list = list.push(banner(look, ("warn", look.bad), text, Some(save.on_press(Message::SaveElsewhere).into())));
    }
    if matches!(table.keeping, Keeping::LookOnly) {
        list = list.push(banner(look, ("lock", look.torch), words.get("banner-look-only"), None));
    }
    if let Some(notice) = &table.notice {
        list = list.push(banner(look, ("info", look.torch), notice.clone(), None));
    }
    // The last of them; whoever dies in heaps is read one after the other.
    for dead in table.dead.iter().rev().take(MOURNED) {
        let name = words.seat(dead.seat, Names::of(table.game()));
        let read = tool(look, "cross").kind(Kind::Quiet).id(format!("died {}", dead.seat.name()));
        let text = words.with("banner-died", &[("seat", name.into())]);
        list =
            list.push(banner(look, ("skull", look.bad), text, Some(read.on_press(Message::Mourned(dead.seat)).into())));
    }
    let odd = oddity::oddities(table.session.book(), table.game());
    if !odd.is_empty() && !matches!(table.question.ask, Ask::MonsterDie(_)) {
        let text = words.with("banner-odd", &[("count", odd.len().into())]);
        let show = button(look, words.get("banner-odd-show")).kind(Kind::Quiet);
        let show = show.on_press(Message::Open(Some(Panel::Oddities)));
        list = list.push(banner(look, ("warn", look.torch), text, Some(show.into())));
    }
    list.push(toast(shell)).into()
}

fn banner<'a>(
    look: Look,
    (name, colour): (&str, Color),
    text: String,
    way: Option<Element<'a, Message>>,
) -> Element<'a, Message> {
    let content = row![icon(name, 20.0).color(colour), bold(text, BODY).width(Fill), way];
    let content = container(content.spacing(10).align_y(Alignment::Center)).padding([7, 14]).width(Fill);
    container(opaque(content.style(card(look, colour, 2.0)))).id("float").into()
}

/// What was said in passing.
fn toast<'a>(shell: &'a Shell) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let toast = shell.toast.as_ref()?;
    let instead = toast.instead.as_ref().map(|instead| body(instead.as_str()));
    let text = column![bold(toast.text.as_str(), 17.0), instead].spacing(2).width(Fill);
    let why = tool(look, "why").kind(Kind::Quiet).on_press(Message::Open(Some(Panel::Why(toast.cites))));
    let anyway = || button(look, words.get("toast-anyway")).on_press(Message::Anyway);
    let content = row![
        icon("info", 22.0).color(look.torch),
        text,
        (!toast.cites.is_empty()).then_some(why),
        toast.anyway.is_some().then(anyway),
        tool(look, "cross").kind(Kind::Quiet).on_press(Message::Hush),
    ];
    let content = container(content.spacing(10).align_y(Alignment::Center)).padding([7, 14]).width(Fill).height(Shrink);
    Some(container(opaque(content.style(card(look, look.torch, 2.0)))).id("float").into())
}
