//! Whose a command is.

use crate::rules::command::Command;
use crate::rules::ids::Colour;
use crate::rules::{doors, dungeon, fight, munchkin, table, track, turn};

/// Whose cards, goods, Health or powers a move is about, if it says so: what only they decide.
pub fn owner(command: &Command) -> Option<Colour> {
    match command {
        Command::Munchkin(munchkin::Command::PlayCard { seat, .. })
        | Command::Munchkin(munchkin::Command::UsePower { seat, .. })
        | Command::Dungeon(dungeon::Command::Drop { seat, .. })
        | Command::Munchkin(munchkin::Command::Pack { seat, .. })
        | Command::Munchkin(munchkin::Command::Give { from: seat, .. })
        | Command::Munchkin(munchkin::Command::BuyLevel { seat, .. })
        | Command::Fight(fight::Command::DriveOff { seat, .. })
        | Command::Doors(
            doors::Command::ThrowAway { seat, .. }
            | doors::Command::SendIn { seat, .. }
            | doors::Command::ClaimDiscard { seat, .. },
        )
        | Command::Track(track::Command::Hack { seat, .. })
        | Command::Dungeon(dungeon::Command::Heal { seat }) => Some(*seat),
        _ => None,
    }
}

/// Whether a command is a move in the game, not something the table settles about it.
pub fn is_move(command: &Command) -> bool {
    matches!(
        command,
        Command::Table(table::Command::Answer(_))
            | Command::Turn(turn::Command::EndTurn)
            | Command::Dungeon(dungeon::Command::Walk { .. })
            | Command::Dungeon(dungeon::Command::Explore { .. })
            | Command::Dungeon(dungeon::Command::Search)
            | Command::Munchkin(munchkin::Command::PlayCard { .. })
            | Command::Munchkin(munchkin::Command::UsePower { .. })
            | Command::Dungeon(dungeon::Command::RoomDeal { .. })
            | Command::Fight(fight::Command::AskHelp { .. })
            | Command::Fight(fight::Command::Help { .. })
            | Command::Fight(fight::Command::DriveOff { .. })
            | Command::Doors(_)
            | Command::Track(_)
            | Command::Dungeon(dungeon::Command::PickUp(_))
            | Command::Dungeon(dungeon::Command::Drop { .. })
            | Command::Munchkin(munchkin::Command::Pack { .. })
            | Command::Munchkin(munchkin::Command::Give { .. })
            | Command::Munchkin(munchkin::Command::BuyLevel { .. })
            | Command::Dungeon(dungeon::Command::Heal { .. })
    )
}
