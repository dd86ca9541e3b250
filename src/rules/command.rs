//! Wishes: what people may ask of the game, one type a topic, in the form the command line reads.

pub use crate::rules::answer::Answer;
pub use crate::rules::card::price::{Price, When};
pub use crate::rules::dungeon::answer::{OrphanGoods, OrphanMonsters};
pub use crate::rules::munchkin::goods::{Gift, Goods};
pub use crate::rules::munchkin::played::{Played, PowerBy, Source};
pub use crate::rules::table::seating::NewSeat;
pub use crate::rules::turn::command::Rerolled;

pub use crate::rules::fight::outcome::{Beaten, HelperShare, Outcome, Won};

vocabulary! {
    /// A wish.
    pub enum Command {
        /// What people may ask of the table: answers, corrections, seats, house rules.
        Table(crate::rules::table::Command),
        /// What people may ask of the turn.
        Turn(crate::rules::turn::Command),
        /// What people may ask for a munchkin: cards, powers, trade, levels.
        Munchkin(crate::rules::munchkin::Command),
        /// What people may ask in a fight.
        Fight(crate::rules::fight::Command),
        /// What people may ask on the map.
        Dungeon(crate::rules::dungeon::Command),
    }
}
