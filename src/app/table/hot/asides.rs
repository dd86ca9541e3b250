//! What is said beside a question: why a grey button is grey.

use crate::app::table::state::Table;
use crate::play::wares::wares;
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
        // All there is, and it is not enough.
        "level" => {
            let (book, game) = (table.session.book(), table.game());
            let mut all = wares(book, game, me);
            // So many together are never listed, and enough is nothing in vain.
            if all.iter().map(|ware| ware.value).fold(me.gold, u32::saturating_add) >= book.rules.level_price {
                all.truncate(1);
            }
            let (gear, cards): (Vec<_>, Vec<_>) = all.iter().partition(|ware| ware.at.is_some());
            let gear = gear.into_iter().filter_map(|ware| ware.at).collect();
            let cards = cards.into_iter().map(|ware| ware.card).collect();
            Some(Command::Munchkin(munchkin::Command::level_for(seat, gear, cards, None)))
        }
        _ => None,
    }
}
