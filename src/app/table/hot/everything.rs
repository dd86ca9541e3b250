//! Everything that can be done, a line each: what differs only in a card, a target or how it is paid for is one line, which
//! opens.

use crate::app::table::hot::state::Sheet;
use crate::rules::command::Command;
use crate::rules::game::Game;
use crate::rules::question::Ask;
use crate::rules::{doors, dungeon, munchkin, table, turn};

/// A line: the first of the moves it stands for, what it opens if those are several, and how many they are.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Its place among all moves.
    pub first: usize,
    /// What chooses among them.
    pub opens: Option<Sheet>,
    /// How many there are.
    pub count: usize,
}

/// What chooses among moves that differ in nothing else.
pub fn chosen_on(command: &Command) -> Option<Sheet> {
    match command {
        Command::Munchkin(munchkin::Command::PlayCard { card, .. }) => Some(Sheet::Card(*card)),
        Command::Munchkin(munchkin::Command::UsePower { class, by, .. }) => {
            Some(Sheet::Power(class.clone(), by.paying()))
        }
        Command::Munchkin(munchkin::Command::BuyLevel { .. }) => Some(Sheet::Level),
        Command::Munchkin(munchkin::Command::Pack { .. }) => Some(Sheet::Pack),
        Command::Dungeon(dungeon::Command::RoomDeal { .. }) => Some(Sheet::Deal),
        Command::Doors(doors::Command::Split { .. }) => Some(Sheet::Parting),
        _ => None,
    }
}

/// The lines for what has no button of its own on the screen: on the map ways, the room, goods, powers and the end of a
/// turn have theirs.
pub fn rest(game: &Game, ask: &Ask, moves: &[Command]) -> Vec<Line> {
    let mapped = game.has_map() && matches!(ask, Ask::Table(table::Ask::Turn { .. }));
    let mut rest = lines(moves);
    rest.retain(|line| !(mapped && moves.get(line.first).is_some_and(has_button)));
    rest
}

fn has_button(command: &Command) -> bool {
    matches!(
        command,
        Command::Turn(turn::Command::EndTurn)
            | Command::Munchkin(
                munchkin::Command::UsePower { .. }
                    | munchkin::Command::BuyLevel { .. }
                    | munchkin::Command::Pack { .. }
            )
            | Command::Dungeon(
                dungeon::Command::Walk { .. }
                    | dungeon::Command::Explore { .. }
                    | dungeon::Command::Search
                    | dungeon::Command::PickUp(_)
                    | dungeon::Command::RoomDeal { .. }
                    | dungeon::Command::Heal { .. }
            )
    )
}

/// The lines for some moves, in their order.
pub fn lines(moves: &[Command]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (first, command) in moves.iter().enumerate() {
        let opens = chosen_on(command);
        match lines.iter_mut().find(|line| opens.is_some() && line.opens == opens) {
            Some(line) => line.count += 1,
            None => lines.push(Line { first, opens, count: 1 }),
        }
    }
    // What can be done in one way only is done by a touch; whoever runs reads first from whom, and what the die has to show.
    lines
        .iter_mut()
        .filter(|line| line.count == 1 && line.opens != Some(Sheet::Parting))
        .for_each(|line| line.opens = None);
    lines
}
