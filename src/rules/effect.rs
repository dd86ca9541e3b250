//! The one vocabulary of change: what a card, a room, a rule or the table does to seats, rooms and monsters.
//!
//! Virtual cards will be data made of these; at the cardboard table people tap the very same ones by hand, and a
//! correction is made of them too. There is no second way to change a game.

pub mod interpret;
pub mod mode;

vocabulary! {
    /// One change.
    pub enum Effect {
        /// What is changed at the table itself.
        Table(crate::rules::table::Effect),
        /// What is changed in hands.
        Cards(crate::rules::cards::Effect),
        /// What is changed about a munchkin.
        Munchkin(crate::rules::munchkin::Effect),
        /// What is changed in a fight and about its monsters.
        Fight(crate::rules::fight::Effect),
        /// What is changed on the map, and in Health, Move and gold.
        Dungeon(crate::rules::dungeon::Effect),
        /// What is changed on the track.
        Track(crate::rules::track::Effect),
    }
}
