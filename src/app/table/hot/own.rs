//! Whose a command is.

use crate::rules::command::Command;
use crate::rules::ids::Colour;
/// Whose cards, goods, Health or powers a move is about, if it says so: what only they decide.
pub fn owner(command: &Command) -> Option<Colour> {
    match command {
        Command::PlayCard { seat, .. }
        | Command::UsePower { seat, .. }
        | Command::Drop { seat, .. }
        | Command::Pack { seat, .. }
        | Command::Give { from: seat, .. }
        | Command::BuyLevel { seat, .. }
        | Command::Heal { seat } => Some(*seat),
        _ => None,
    }
}

/// Whether a command is a move in the game, not something the table settles about it.
pub fn is_move(command: &Command) -> bool {
    matches!(
        command,
        Command::Answer(_)
            | Command::EndTurn
            | Command::Walk { .. }
            | Command::Explore { .. }
            | Command::Search
            | Command::PlayCard { .. }
            | Command::UsePower { .. }
            | Command::RoomDeal { .. }
            | Command::AskHelp { .. }
            | Command::Help { .. }
            | Command::PickUp(_)
            | Command::Drop { .. }
            | Command::Pack { .. }
            | Command::Give { .. }
            | Command::BuyLevel { .. }
            | Command::Heal { .. }
    )
}
