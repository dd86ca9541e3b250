//! The steps of the first lesson.

/// A step: what is to be learned now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// A room is opened.
    Explore,
    /// A tile and its links.
    Tile,
    /// A monster and its base.
    Monster,
    /// What is printed on its card.
    Card,
    /// Somebody helps.
    Help,
    /// It is announced that the dice are rolled.
    Roll,
    /// The dice are told.
    Dice,
    /// The fight is over.
    Won,
    /// The room is searched.
    Search,
    /// The turn ends.
    End,
    /// The monsters move.
    Monsters,
    /// Something is undone.
    Undo,
    /// That is all.
    Done,
}

impl Step {
    /// All but the last word.
    pub const COUNT: usize = Step::Done as usize;

    /// Its text.
    pub const fn text(self) -> &'static str {
        match self {
            Step::Explore => "lesson-explore",
            Step::Tile => "lesson-tile",
            Step::Monster => "lesson-monster",
            Step::Card => "lesson-card",
            Step::Help => "lesson-help",
            Step::Roll => "lesson-roll",
            Step::Dice => "lesson-dice",
            Step::Won => "lesson-won",
            Step::Search => "lesson-search",
            Step::End => "lesson-end",
            Step::Monsters => "lesson-monsters",
            Step::Undo => "lesson-undo",
            Step::Done => "lesson-done",
        }
    }
}
