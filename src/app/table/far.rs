//! Table mode: what can be read from two metres away. Whose turn it is, the seats, the map or the fight that goes on,
//! and what comes next; everything else waits on the ordinary screen.

mod levels;
mod measures;
mod scales;

use crate::app::look::{TURN_TOUCH, panel};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::asking;
use crate::app::table::draft::Told;
use crate::app::table::far::measures::{FIGURE, letters};
use crate::app::table::hot::strip::{self, Lies};
use crate::app::table::prompt::tray;
use crate::app::table::{Message, Panel, Table, float, map, prompt, stage};
use crate::app::widget::parts::{badge, bold, press_tool, shortened, thin};
use crate::catalog::words::Names;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use iced::widget::text::Wrapping;
use iced::widget::{column, container, responsive, row, scrollable, space};
use iced::{Alignment, Element, Fill, Length, Size};

/// The whole table, from afar.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let figure = size.height * FIGURE;
    let tall = size.width < size.height;
    let seats = table.game().has_map().then(|| levels::view(table, shell, size.width, figure));
    let list = column![whose_turn(table, shell, size), seats];
    let ground = match table.staged().filter(|_| !table.swapped) {
        Some(fight) => {
            let fight = responsive(move |size| scales::view(table, shell, fight, size, figure));
            float::over(table, shell, fight.into())
        }
        None => stage::view(table, shell),
    };
    let next = asking::context_button(table, shell, (figure * 0.55).max(20.0));
    let next = next.map(|next| container(next).padding([8, 12]).style(panel(shell.look)));
    let width = if tall { size.width } else { SIDE } - 24.0;
    let answers = asks(table).then(|| {
        let mut asked = asking::view(table, shell, width);
        // All six colours at once: what they would do is told on the ordinary screen.
        if let Ask::Dungeon(dungeon::Ask::MonsterDie(_)) = table.question.ask {
            let ways = prompt::app_rolls(table, shell).into_iter().collect();
            let colours = tray::colours(table, shell, &Colour::ALL, width >= tray::WIDE);
            (asked.body, asked.tray) = (space().into(), Some(tray::tray(None, colours, ways)));
        }
        let tray = asked.tray.map(|tray| container(tray).padding([0, 12]));
        let foot = asked.foot.map(|foot| container(foot).padding([4, 8]));
        // Above a hand there is no room for a tray of its own.
        let (with, tray, foot) = match table.hot.is_some() && !tall {
            true => (Some(column![tray, foot]), None, None),
            false => (None, tray, foot),
        };
        let read = container(column![asked.head, asked.body].spacing(10)).padding(12);
        let read = scrollable(column![read, with]);
        container(column![read.direction(thin()).height(Fill), tray, foot]).style(panel(shell.look))
    });
    // A hand is for those who hold the screen, but without it nothing could be played.
    let strip = table.hot.as_ref().map(|hot| strip::view(table, shell, hot, strip::height(Lies::Far, size.height)));
    if tall {
        // A hand takes some of it.
        let part = if table.hot.is_some() { 0.34 } else { 0.4 };
        let answers = answers.map(|answers| answers.height(size.height * part));
        list.push(ground).push(answers).push(strip).push(next).into()
    } else {
        let answers = answers.map(|answers| answers.width(Length::Fixed(SIDE)));
        list.push(row![ground, answers].height(Fill)).push(strip).push(next).into()
    }
}

/// Width of what is asked, beside the map.
const SIDE: f32 = 340.0;

/// Whether the question has answers besides what comes next. A fight that is being built is built on the ordinary
/// screen.
fn asks(table: &Table) -> bool {
    match table.question.ask {
        Ask::Fight(fight::Ask::Fight { .. }) => table.draft.told != Told::Open,
        Ask::Fight(fight::Ask::FightRolled { .. }) => false,
        _ => true,
    }
}

fn whose_turn<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let figure = size.height * FIGURE;
    let tool = |name: &str, id: &str, message: Option<Message>| {
        press_tool(look, name, TURN_TOUCH).id(id.to_owned()).on_press_maybe(message)
    };
    let undo = table.session.timeline().undo().map(|_| Message::Ask(Action::Undo));
    // The fight and the map change places.
    let swap = table.staged().map(|_| {
        let to = if table.swapped { "sword" } else { "entrance" };
        tool(to, "swap", Some(Message::Map(map::Message::Swap)))
    });
    let tools = row![
        swap,
        tool("undo", "undo", undo),
        tool("flip", "across", Some(Message::Ask(Action::Across))),
        tool("cross", "near", Some(Message::Ask(Action::Far))),
        tool("menu", "menu", Some(Message::opens(Panel::Menu))),
    ];
    let room = size.width - if table.staged().is_some() { 6.0 } else { 5.0 } * TURN_TOUCH - figure - 40.0;
    let most = ((room / letters(figure)) as usize).max(3);
    let names = Names::of(table.game());
    let seat = table.game().turn.seat;
    let name = seat.map_or_else(|| words.get("bar-before"), |colour| words.seat(colour, names));
    let name = bold(shortened(&name, most), figure).wrapping(Wrapping::None).width(Fill);
    let badge = seat.map(|colour| badge(look, colour, figure * 0.85));
    let line = row![badge, name, tools.spacing(6)].spacing(10).align_y(Alignment::Center);
    container(line).padding([2, 12]).width(Fill).style(panel(look)).into()
}
