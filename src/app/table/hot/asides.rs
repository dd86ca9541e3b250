//! What is said beside a question: why a grey button is grey.

use crate::app::table::state::Table;
use crate::rules::card::CardSet;
use crate::rules::command::Command;
use crate::rules::dungeon::piles;
use crate::rules::{dungeon, munchkin};

/// What a grey button would do, to be told why it cannot.
pub fn in_vain(table: &Table, id: &str) -> Option<Command> {
    let me = table.game().active()?;
    let seat = me.colour;
    let pile = || table.game().dungeon.as_deref()?.room(me.room?)?.pile.as_ref();
    match id {
        "move-search" => Some(Command::Dungeon(dungeon::Command::Search)),
        "move-pick-up" => {
            Some(Command::Dungeon(dungeon::Command::PickUp(pile().map(piles::all_of).unwrap_or_default())))
        }
        "deal" => Some(dungeon::deal::plain_deal()),
        "heal" => Some(Command::Dungeon(dungeon::Command::Heal { seat })),
        "level" => Some(Command::Munchkin(munchkin::Command::level_for(seat, Vec::new(), CardSet::EMPTY, None))),
        _ => None,
    }
}
