//! Facts. An event holds final values: enough to apply without knowing any rule.

mod fact;
pub mod told;

pub use fact::Fact;
pub use told::{FightTold, Gone, PlayedAs, Roll};

vocabulary! {
    /// Something that happened.
    pub enum Event {
        /// What happens at the table: who sits there, whose turn it is, what is owed.
        Table(crate::rules::table::Event),
        /// What happens to decks, hands and discards.
        Cards(crate::rules::cards::Event),
        /// What happens to a munchkin: levels, kinds, Items, conditions, death.
        Munchkin(crate::rules::munchkin::Event),
        /// What happens in a fight and to the monsters in it.
        Fight(crate::rules::fight::Event),
        /// What happens at the doors.
        Doors(crate::rules::doors::Event),
        /// What happens on the map: rooms, links, walks, searches, the Monster Turn, and what Health and Move are left.
        Dungeon(crate::rules::dungeon::Event),
        /// What happens on the track.
        Track(crate::rules::track::Event),
    }
}
