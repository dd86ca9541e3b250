//! Answers to questions.

vocabulary! {
    /// An answer to the question that stands.
    pub enum Answer {
        /// Answers any question may take: yes and no, dice, numbers, seats.
        Table(crate::rules::table::Answer),
        /// Answers about cards.
        Cards(crate::rules::cards::Answer),
        /// Answers about a munchkin's cards and Items.
        Munchkin(crate::rules::munchkin::Answer),
        /// Answers in a fight.
        Fight(crate::rules::fight::Answer),
        /// Answers about the map.
        Dungeon(crate::rules::dungeon::Answer),
    }
}
