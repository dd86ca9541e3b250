//! Table mode: what can be read from two metres away. Whose turn it is, the seats, the map or the fight that goes on,
//! and what comes next; everything else waits on the ordinary screen.

mod built;
mod heading;
mod levels;
mod measures;
mod scales;

use crate::app::look::{TOUCH, panel};
use crate::app::shell::Shell;
use crate::app::table::draft::Told;
use crate::app::table::far::measures::FIGURE;
use crate::app::table::hot::strip::{self, Lies};
use crate::app::table::message::Message;
use crate::app::table::prompt::tray;
use crate::app::table::state::Table;
use crate::app::table::{asking, float, prompt, stage};
use crate::app::widget::parts::thin;
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::{dungeon, fight};
use iced::widget::{column, container, responsive, row, scrollable, space};
use iced::{Element, Fill, Length, Size};

/// The whole table, from afar.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, size: Size) -> Element<'a, Message> {
    let figure = size.height * FIGURE;
    let tall = size.width < size.height;
    let seats = table.game().has_map().then(|| levels::view(table, shell, size.width, figure));
    let list = column![heading::view(table, shell, size), seats];
    let next = asking::context_button(table, shell, (figure * 0.55).max(20.0));
    let next = next.map(|next| container(next).padding([8, 12]).style(panel(shell.look)));
    // Beside cardboard it is built here as well: whoever asked for large print keeps it.
    if let Some(fight) = built::now(table) {
        return list.push(built::view(table, shell, fight, (tall, figure))).push(next).into();
    }
    let ground = match table.staged().filter(|_| !table.swapped) {
        Some(fight) => {
            let fight = responsive(move |size| scales::view(table, shell, fight, size, figure));
            float::over(table, shell, fight.into())
        }
        None => stage::view(table, shell),
    };
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
        // Where Levels are touched what comes below them pushes none of them up.
        let foot = asked.foot.or_else(|| table.is_of_levels().then(|| space().into()));
        let foot = foot.map(|foot| {
            let foot = container(foot).padding([4, 8]);
            if table.is_of_levels() { foot.height(TOUCH + 8.0) } else { foot }
        });
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
    // Where there is no map the seats stand above it: they are read.
    let plain = tall && table.hot.is_some() && !table.game().has_map();
    let strip_high = strip::height(Lies::Far, size.height).min(if plain { 190.0 } else { f32::MAX });
    let strip = table.hot.as_ref().map(|hot| strip::view(table, shell, hot, strip_high));
    if tall {
        // A hand takes some of it.
        let part = match () {
            () if plain => 0.31,
            () if table.hot.is_some() => 0.34,
            () => 0.4,
        };
        let answers = answers.map(|answers| answers.height(size.height * part));
        list.push(ground).push(answers).push(strip).push(next).into()
    } else {
        let answers = answers.map(|answers| answers.width(Length::Fixed(SIDE)));
        list.push(row![ground, answers].height(Fill)).push(strip).push(next).into()
    }
}

/// Width of what is asked, beside the map.
const SIDE: f32 = 340.0;

/// Whether the question has answers besides what comes next. A fight with dice is built on the ordinary screen.
fn asks(table: &Table) -> bool {
    match table.question.ask {
        Ask::Fight(fight::Ask::Fight { .. }) => table.draft.told != Told::Open,
        Ask::Fight(fight::Ask::FightRolled { .. }) => false,
        _ => true,
    }
}
