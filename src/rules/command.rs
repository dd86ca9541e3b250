//! Wishes: what people may ask of the game, one type a topic, in the form the command line reads.

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
        /// What people may ask at the doors.
        Doors(crate::rules::doors::Command),
        /// What people may ask on the map.
        Dungeon(crate::rules::dungeon::Command),
        /// What people may ask on the track.
        Track(crate::rules::track::Command),
    }
}
