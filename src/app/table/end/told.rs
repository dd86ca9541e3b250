//! What is kept of the end while it is told.

use crate::app::table::end::replay::Replay;
use crate::play::story::Story;
use crate::rules::ids::Colour;

/// New titles of everybody, by id.
pub type New = Vec<(Colour, Vec<String>)>;

/// The end of a game.
#[derive(Clone, Debug)]
pub struct End {
    /// How the game went.
    pub story: Story,
    /// The turn that undo would lead back to, if it is an earlier one.
    pub undo_to: Option<u32>,
    /// The titles that are new with this game, once they are kept.
    pub titles: Option<New>,
    /// Whether the table is looked at meanwhile.
    pub aside: bool,
    /// The game, gone through once more.
    pub replay: Option<Box<Replay>>,
}
