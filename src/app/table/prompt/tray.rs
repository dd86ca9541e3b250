//! The tray: what is touched to answer lies always in the same place, in rows that do not change while a fight or a
//! move goes on.

use crate::app::icon;
use crate::app::icon::icon;
use crate::app::look::{TOUCH, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::message::{Message, answer};
use crate::app::table::prompt::parts::player;
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{body, bold, shortened};
use crate::app::widget::press::{Kind, press};
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::ids::{Colour, Side};
use crate::rules::{engine, table};
use iced::widget::text::Wrapping;
use iced::widget::{Row, column, container, row, space};
use iced::{Alignment, Element, Fill};

/// From this width on, six things lie beside each other, and less height is needed.
pub const WIDE: f32 = 500.0;
/// Between the rows.
pub const GAP: f32 = 6.0;
/// What stands above the dice.
const TITLE: f32 = 38.0;

/// How high one of six is.
fn face_height(wide: bool) -> f32 {
    if wide { 74.0 } else { TURN_TOUCH }
}

/// Things in rows of so many; each keeps its column.
pub fn grid<'a>(items: Vec<Element<'a, Message>>, columns: usize) -> Element<'a, Message> {
    rows(items, columns, GAP)
}

/// Things in rows of so many, so far from each other.
pub fn rows<'a>(items: Vec<Element<'a, Message>>, columns: usize, spacing: f32) -> Element<'a, Message> {
    let mut rows = column![].spacing(spacing);
    let mut items = items.into_iter().peekable();
    while items.peek().is_some() {
        let mut line = Row::new().spacing(GAP);
        for _ in 0..columns {
            line = line.push(container(items.next().unwrap_or_else(|| space().into())).width(Fill));
        }
        rows = rows.push(line);
    }
    rows.into()
}

/// A title, what is chosen from, and quiet ways round it; each at its own height, whether it is there or not.
pub fn tray<'a>(
    title: Option<Element<'a, Message>>,
    choice: Element<'a, Message>,
    ways: Vec<Element<'a, Message>>,
) -> Element<'a, Message> {
    let title = container(title.unwrap_or_else(|| space().into())).height(TITLE).align_y(Alignment::Center).clip(true);
    column![title, choice, Row::with_children(ways).spacing(GAP).height(TOUCH)].spacing(GAP).width(Fill).into()
}

/// Six faces; N dice are N taps.
pub fn faces<'a>(shell: &'a Shell, wide: bool, message: impl Fn(u8) -> Message) -> Element<'a, Message> {
    let each = (1..=6_u8).map(|face| {
        let die = press(shell.look, container(icon(&format!("die-{face}"), 44.0)).center(Fill)).padding(2);
        let die = die.height(face_height(wide)).width(Fill).id(format!("die-{face}"));
        die.on_press(message(face)).into()
    });
    grid(each.collect(), if wide { 6 } else { 3 })
}

/// The faces of the Monster Die, or the colours of bases to choose from. One tap.
pub fn colours<'a>(table: &'a Table, shell: &'a Shell, which: &[Colour], wide: bool) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    // Everywhere in the order of the die, whoever sits where.
    let faces = Colour::ALL.iter().filter(|colour| which.contains(colour)).map(|colour| {
        let (color, who) = (words.colour(*colour), player(table, shell, *colour));
        // A name is there to its end: a long one takes a second line, or smaller letters.
        let named = move |size: f32, sizes: [f32; 2]| -> Element<'a, Message> {
            let who = who.clone().map(|who| body(who).size(sizes[1]).line_height(1.1).wrapping(Wrapping::WordOrGlyph));
            let name = column![bold(color.clone(), sizes[0]).line_height(1.15), who];
            let sign = icon(icon::shape(*colour), size);
            if wide {
                column![sign, name.align_x(Alignment::Center)].align_x(Alignment::Center).width(Fill).into()
            } else {
                row![sign, name.width(Fill)].spacing(5).align_y(Alignment::Center).into()
            }
        };
        let ways = [(24.0, [14.0, 13.0]), (20.0, [13.0, 12.0]), (18.0, [12.0, 11.0]), (16.0, [11.0, 9.0])];
        let label = fitting(ways.map(|(size, sizes)| named(size, sizes)).into()).centred();
        let face = press(look, label).kind(Kind::Seat(*colour)).height(face_height(wide)).width(Fill).padding([2, 5]);
        face.id(format!("colour-{}", colour.name()))
            .on_press(answer(Answer::Table(table::Answer::Colour(*colour))))
            .into()
    });
    grid(faces.collect(), if wide { 6 } else { 3 })
}

/// A wish that cannot be granted now: touched, it says why. None if it could be.
pub fn refused(table: &Table, command: Command) -> Option<Message> {
    let why = engine::decide(table.session.book(), table.game(), &command).is_err();
    why.then_some(Message::does(command))
}

/// A way out of the room, in its fixed place: where it leads, and what it takes; or why it is closed.
pub struct Way {
    /// Out of this side.
    pub side: Side,
    /// What it is called, where it can be taken.
    pub name: String,
    /// Where it leads, or what closes it.
    pub told: String,
    /// What it costs.
    pub cost: Option<String>,
    /// What a touch does, and whether that only says why not.
    pub does: Option<(Message, bool)>,
}

/// A way for those who listen: they do not see on which side it lies.
fn heard(shell: &Shell, way: &Way) -> String {
    let side = shell.words.get(&format!("side-{}", way.side.name()));
    let cost = way.cost.as_deref().unwrap_or_default();
    let id = if cost.is_empty() { "heard-goes" } else { "heard-goes-for" };
    let args = [("does", &*way.name), ("side", &*side), ("leads", &*way.told), ("cost", cost)];
    shell.words.with(id, &args.map(|(name, said)| (name, said.into())))
}

/// Height of the line that says where a way leads, of its letters.
const LEADS: f32 = 1.3;

/// Four ways, as they lie on the screen: each keeps its place, whether it can be taken or not.
pub fn ways<'a>(table: &'a Table, shell: &'a Shell, wide: bool, ways: Vec<Way>, name: &str) -> Element<'a, Message> {
    let look = shell.look;
    let mut places: [Option<Element<'a, Message>>; 4] = [None, None, None, None];
    for way in ways {
        let shown = table.shown(way.side);
        let cost = way.cost.as_ref().map(|cost| {
            let cost = bold(cost.clone(), 17.0);
            row![icon("boot", 13.0), cost].spacing(2).align_y(Alignment::Center)
        });
        let open = matches!(way.does, Some((_, false)));
        let called = heard(shell, &way);
        // Letters are no measure: what does not fit in its one line is told shorter.
        let told = |letters: usize| {
            body(shortened(&way.told, letters)).size(13.0).line_height(LEADS).wrapping(Wrapping::WordOrGlyph).into()
        };
        let told = container(fitting([20, 17, 14, 11].map(told).into())).height((13.0 * LEADS).ceil());
        // What it costs stands beside the deed: where it leads has all of the line below.
        let deed = row![bold(way.name.clone(), 15.0).width(Fill), cost].align_y(Alignment::Center);
        let text = container(column![deed, told]).width(Fill).clip(true);
        let label = row![icon(icon::arrow(shown), 18.0), text].spacing(6).align_y(Alignment::Center);
        let press = press(look, label).height(if wide { 74.0 } else { 50.0 }).width(Fill).padding([2, 8]);
        let press = press.id(format!("{}{name}-{}", if open { "" } else { "no-" }, way.side.name())).faded(!open);
        let press = press.called(called);
        places[shown.index()] = Some(press.on_press_maybe(way.does.map(|(message, _)| message)).into());
    }
    let [north, east, south, west] = places.map(|place| place.unwrap_or_else(|| space().height(50.0).into()));
    // Above each other what is above, beside each other what is beside.
    let order = if wide { vec![west, north, south, east] } else { vec![north, east, west, south] };
    grid(order, if wide { 4 } else { 2 })
}
