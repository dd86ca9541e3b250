//! The rule sets. Shared files take what they need of one from here and never name it.

pub mod quest;

pub use quest::dungeon::{
    Against, Arrow, Arrows, Benefit, Dungeon, Enhancer, Face, Gait, Icon, LinkKind, Mark, Monster, MonsterDef, OnEntry,
    Pile, Room, SearchIcon, Size, Tile,
};
pub use quest::fight::{Bargain, Fight, Fighter, Term, Throw};
pub use quest::march::March;
pub use quest::phase::Phase;
pub use quest::search::Finds;

use crate::rules::book::{Book, Rulings};
use crate::rules::command::{Answer, Command};
use crate::rules::effect::Effect;
use crate::rules::effect::interpret::Mode;
use crate::rules::engine::{Decider, Facts, Legal, Seen};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::query::dice::{SearchFace, Turning};
use crate::rules::question::Question;
use crate::rules::refusal::Refusal;
use std::sync::Arc;

/// The rule sets this build knows, by the names of files; the first is the one a table starts with.
pub const NAMES: [&str; 1] = ["quest"];

/// The map a new game starts with.
pub(crate) fn new_dungeon(book: &Book, expansion: bool, rulings: &Rulings) -> Dungeon {
    quest::start::dungeon(book, expansion, rulings)
}

/// What follows at once from setting a house rule.
pub(crate) fn ruled(game: &Game, name: &str, value: &str, out: &mut Facts) {
    quest::start::ruled(game, name, value, out);
}

/// The fight that goes on, also while something else is asked first.
pub(crate) fn fight_kept(game: &Game) -> Option<Arc<Fight>> {
    quest::fight::kept(game)
}

/// The facts of a command of this rule set.
pub(crate) fn decide(book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
    quest::decide(book, game, command, out)
}

/// What follows at once from doing a fight by hand or leaving it out.
pub(crate) fn fight_waived(game: &Game, out: &mut Facts) {
    quest::fight::boss::broken_off(game, out);
}

/// Who picks first is left out: the main player does.
pub(crate) fn pick_order_waived(game: &Game, out: &mut Facts) {
    quest::fight::roll::main_picks(game, out);
}

/// The facts of an answer to the question that stands.
pub(crate) fn answer(book: &Book, game: &Game, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    quest::answer::answer(book, game, answer, out)
}

/// The next forced facts; none if a question stands.
pub(crate) fn advance(book: &Book, game: &Game, seen: &mut Seen, out: &mut Facts) {
    quest::advance::advance(book, game, seen, out);
}

/// The question that stands.
pub(crate) fn question(book: &Book, game: &Game) -> Option<Question> {
    quest::ask::question(book, game)
}

/// What may be done now besides what is shared by all rule sets.
pub(crate) fn legal(book: &Book, game: &Game, legal: &mut Legal) {
    quest::legal::legal(book, game, legal);
}

/// Who answers what stands.
pub(crate) fn waits_for(book: &Book, game: &Game) -> Decider {
    quest::moves::waits_for(book, game)
}

/// Commands whoever has to decide may try now, in a game the app keeps whole.
pub(crate) fn wishes(book: &Book, game: &Game, out: &mut Vec<Command>) {
    quest::moves::wishes(book, game, out);
}

/// What a seat could do besides, seldom wisely, in a game the app keeps whole.
pub(crate) fn rare(book: &Book, game: &Game, seat: Colour, out: &mut Vec<Command>) {
    if let Some(seat) = game.seat(seat).filter(|_| game.stock.is_some()) {
        quest::moves::rare(book, game, seat, out);
    }
}

/// What each face of a search die would bring.
pub(crate) fn search_faces(book: &Book, game: &Game, die: usize) -> Vec<SearchFace> {
    quest::kept::turning::search_faces(book, game, die)
}

/// The dice that lie, with the faces that would turn what they decide.
pub(crate) fn turning(book: &Book, game: &Game) -> Vec<Turning> {
    quest::kept::turning::turning(book, game)
}

/// Whether up to so many changed dice could turn what is decided.
pub(crate) fn dice_turn(book: &Book, game: &Game, changes: usize) -> bool {
    quest::kept::turning::turns(book, game, changes)
}

/// Whether something stands in the way of an effect that is played.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub(crate) fn allows(book: &Book, game: &Game, effect: &Effect) -> Result<(), Refusal> {
    quest::effects::allows(book, game, effect)
}

/// The facts of an effect on the map.
pub(crate) fn interpret(book: &Book, game: &Game, effect: &Effect, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
    quest::effects::interpret(book, game, effect, mode, out)
}
