//! Table mode: what can be read from two metres away. Whose turn it is, the map, in a fight both strengths with their
//! dice and the chance, and what comes next; everything else waits on the ordinary screen.

use crate::app::icon::icon;
use crate::app::look::{TURN_TOUCH, card, panel};
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::asking;
use crate::app::table::draft::Told;
use crate::app::table::hot::strip::{self, Lies};
use crate::app::table::prompt::tray;
use crate::app::table::stage::sums;
use crate::app::table::{Message, Panel, Table, prompt, stage};
use crate::app::widget::odds::percent;
use crate::app::widget::parts::{badge, bold, dim, press_tool, shortened, thin};
use crate::catalog::words::Names;
use crate::odds::fight::roll;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::fight::Fighter;
use crate::rules::fight::sum::Sides;
use crate::rules::fight::sum::Sum;
use crate::rules::fight::{Stage, current};
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use iced::widget::text::Wrapping;
use iced::widget::{column, container, row, scrollable, space};
use iced::{Alignment, Color, Element, Fill, Length, Shrink, Size};

/// Text and controls are so much larger than on the ordinary screen.
pub const SCALE: f32 = 1.4;

/// Size of a figure, in parts of the window's height: a digit is seven tenths of it, and so more than a twentieth.
const FIGURE: f32 = 0.077;
/// Width of a letter, in parts of its size.
const LETTER: f32 = 0.62;

/// The whole table, from afar.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let figure = size.height * FIGURE;
    let tall = size.width < size.height;
    let mut list = column![whose_turn(table, shell, size)];
    list = list.push(fight(table, shell, figure, tall));
    let map = stage::ground(table, shell);
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
        let answers = answers.map(|answers| answers.height(size.height * 0.4));
        list.push(map).push(answers).push(strip).push(next).into()
    } else {
        let answers = answers.map(|answers| answers.width(Length::Fixed(SIDE)));
        list.push(row![map, answers].height(Fill)).push(strip).push(next).into()
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
    let tools = row![
        tool("undo", "undo", undo),
        tool("flip", "across", Some(Message::Ask(Action::Across))),
        tool("cross", "near", Some(Message::Ask(Action::Far))),
        tool("menu", "menu", Some(Message::opens(Panel::Menu))),
    ];
    let room = size.width - 5.0 * TURN_TOUCH - figure - 40.0;
    let letters = ((room / (figure * LETTER)) as usize).max(3);
    let names = Names::of(table.game());
    let seat = table.game().turn.seat;
    let name = seat.map_or_else(|| words.get("bar-before"), |colour| words.seat(colour, names));
    let name = bold(shortened(&name, letters), figure).wrapping(Wrapping::None).width(Fill);
    let badge = seat.map(|colour| badge(look, colour, figure * 0.85));
    let line = row![badge, name, tools.spacing(6)].spacing(10).align_y(Alignment::Center);
    container(line).padding([2, 12]).width(Fill).style(panel(look)).into()
}

/// Both strengths with their dice, and the chance between them or what came of it.
fn fight<'a>(table: &'a Table, shell: &'a Shell, figure: f32, tall: bool) -> Option<Element<'a, Message>> {
    let asked = matches!(
        table.question.ask,
        Ask::Fight(fight::Ask::Fight { .. })
            | Ask::Fight(fight::Ask::FightDice { .. })
            | Ask::Fight(fight::Ask::FightRolled { .. })
    );
    let fight = current(table.game()).filter(|_| asked)?;
    let (words, look) = (&shell.words, shell.look);
    let sides = sums::so_far(table, fight);
    let rolled = match table.question.ask {
        Ask::Fight(fight::Ask::FightRolled { ours, theirs }) => Some((ours, theirs)),
        _ => None,
    };
    let (middle, colour) = match (rolled, roll(&sides).odds().filter(|_| !sides.is_open())) {
        (Some((ours, theirs)), _) => {
            let won = sides.wins(ours, theirs);
            (words.get(if won { "fight-won" } else { "fight-lost" }), if won { look.good } else { look.bad })
        }
        (None, Some(odds)) => (percent(shell, odds), if odds.chance() >= 0.5 { look.good } else { look.bad }),
        (None, None) => ("?".to_owned(), look.dim),
    };
    let middle = bold(middle, figure).color(colour).wrapping(Wrapping::None);
    let faces = |mine: bool| -> Vec<u8> {
        let Stage::Rolled(throws) = &fight.stage else { return Vec::new() };
        let throws = throws.iter().filter(|t| matches!(t.who, Fighter::Seat(_)) == mine);
        throws.flat_map(|t| t.faces.iter().copied()).collect()
    };
    let block = |id: &str, sums: &[Sum], mine: bool, total: Option<i32>| {
        let colour = if mine { look.torch } else { look.text };
        let open = !mine && sides.is_open();
        side(shell, words.get(id), (sums, total, open), &faces(mine), (figure, colour))
    };
    let us = block("fight-us", &sides.munchkins, true, rolled.map(|r| r.0));
    let them = block("fight-them", &sides.monsters, false, rolled.map(|r| r.1));
    let content: Element<'a, Message> = if tall {
        column![row![us, them].spacing(8), middle].align_x(Alignment::Center).into()
    } else {
        row![us, container(middle).width(Shrink), them].spacing(14).align_y(Alignment::Center).into()
    };
    Some(container(content).padding([6, 12]).width(Fill).style(panel(look)).into())
}

/// One side: its strength, and its dice as they will be rolled or have fallen.
fn side<'a>(
    shell: &'a Shell,
    title: String,
    (sums, total, open): (&[Sum], Option<i32>, bool),
    faces: &[u8],
    (figure, colour): (f32, Color),
) -> Element<'a, Message> {
    let look = shell.look;
    let (strength, dice) = Sides::total(sums);
    let shown = |text: String| bold(text, figure).wrapping(Wrapping::None);
    let mut line = row![shown(total.unwrap_or(strength).to_string()).color(colour)];
    if open {
        line = line.push(shown("?".to_owned()));
    }
    // What fell is shown as it fell, as long as there is room for it.
    if faces.is_empty() || faces.len() > 3 {
        let dice = row![shown(format!("+{dice}")), icon("die", figure * 0.8)].spacing(4).align_y(Alignment::Center);
        line = line.push(dice);
    } else {
        line = line.extend(faces.iter().map(|face| icon(&format!("die-{face}"), figure * 0.8).into()));
    }
    // Where a fight has grown out of all bounds, the dice go below the strength.
    let line = line.spacing(figure * 0.2).align_y(Alignment::Center).wrap().align_x(Alignment::Center);
    let content = column![dim(look, title, 16.0), line].align_x(Alignment::Center).width(Fill);
    container(content).padding([2, 6]).width(Fill).style(card(look, look.line, 1.0)).into()
}
