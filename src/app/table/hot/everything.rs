//! Everything that can be done, a line each: what differs only in a card, a target or how it is paid for is one line, which
//! opens.

use crate::app::table::hot::state::Sheet;
use crate::rules::command::Command;
use crate::rules::{doors, dungeon, munchkin};

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
