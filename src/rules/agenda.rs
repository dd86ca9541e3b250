//! Owed steps. Waiting is data: the agenda is a stack, its top is what the game waits for or does next.

vocabulary! {
    /// One owed step.
    pub enum Step {
        /// Steps of the table: the beginning, the turn and its end, reactions, somebody leaving.
        Table(crate::rules::table::Step),
        /// Steps of decks and hands.
        Cards(crate::rules::cards::Step),
        /// Steps of a munchkin: Curses, losses, charity, death.
        Munchkin(crate::rules::munchkin::Step),
        /// Steps of a fight, of help in it and of what comes after.
        Fight(crate::rules::fight::Step),
        /// Steps on the map: exploring, searching, arriving, the Monster Turn.
        Dungeon(crate::rules::dungeon::Step),
    }
}
