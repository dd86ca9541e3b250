//! What dice that lie on the table decide, and what another face would: nothing is changed by asking.

use crate::rules::book::Book;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::system;
use crate::rules::system::{Fighter, Finds};

/// One face a search die could show, the modifiers of room and munchkin counted in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchFace {
    /// The face.
    pub face: u8,
    /// What is added to the dice: icons, tokens, traits.
    pub modifier: i32,
    /// The result: all dice and the modifier.
    pub result: i32,
    /// What that brings.
    pub finds: Finds,
    /// Whether it brings what the dice bring as they lie; never while none are cast.
    pub same: bool,
}

/// A die that lies and can still be changed, and every face that would turn what is decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    /// Whose die it is, in a fight.
    pub who: Option<Fighter>,
    /// Which of them, or of the roll's dice.
    pub die: usize,
    /// What it shows; for the Monster Die the place of the colour, as in a card's choice of a face.
    pub face: u8,
    /// The faces that would turn it, lowest first; never empty.
    pub by: Vec<u8>,
}

/// What each face of a die would mean for the search that is being rolled, the other dice as they lie. Before the roll
/// this is told of a single die; with none or several there is nothing to say yet, and nothing where nobody searches.
pub fn search_faces(book: &Book, game: &Game, die: usize) -> Vec<SearchFace> {
    system::search_faces(book, game, die)
}

/// The dice that lie and can still be changed, each with the faces that would turn what is decided: a fight won or
/// lost, what a search finds, a run, a power, where monsters go and who draws for them. Empty if no single die could.
pub fn turning(book: &Book, game: &Game) -> Vec<Turning> {
    system::turning(book, game)
}

/// Whether changing up to so many of the dice that lie could turn what is decided.
pub fn turns(book: &Book, game: &Game, changes: usize) -> bool {
    system::dice_turn(book, game, changes)
}

/// Whether a seat holds cards that change dice and could turn with them what the dice decide.
pub fn can_turn(book: &Book, game: &Game, seat: Colour) -> bool {
    let cards = game.seat(seat).map_or(0, |s| s.held.and(&book.cards.dice()).len());
    cards > 0 && turns(book, game, cards as usize)
}
