//! Munchkin Quest: the dungeon, its monsters, and the turn around them.

pub mod advance;
pub mod answer;
pub mod ask;
pub mod bases;
pub mod dungeon;
pub mod effects;
pub mod explore;
pub mod fight;
pub mod goods;
pub mod legal;
pub mod march;
pub mod monster_turn;
pub mod oddity;
pub mod phase;
pub mod search;
pub mod start;
pub mod turn;
pub mod walk;

use crate::rules::book::Book;
use crate::rules::command::Command;
use crate::rules::engine::Facts;
use crate::rules::game::Game;
use crate::rules::refusal::Refusal;

/// The facts of a command of this rule set.
pub(crate) fn decide(book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
    match command {
        Command::EndTurn => turn::end_turn(game, out),
        Command::Jump { phase, seat } => turn::jump(game, *phase, *seat, out),
        Command::Walk { side, all } => walk::walk(book, game, *side, *all, out),
        Command::Explore { side, all } => explore::explore(book, game, *side, *all, out),
        Command::Search => search::search(book, game, out),
        Command::Help { seat } => fight::build::help(book, game, *seat, out),
        Command::Deal { cost, effects } => goods::deal(book, game, *cost, effects, out),
        Command::PickUp(goods) => goods::pick_up(book, game, goods, out),
        Command::Drop { seat, goods } => goods::drop(book, game, *seat, goods, out),
        Command::Reroll { colour, why } => turn::reroll(game, *colour, *why, out),
        Command::Roll(roll) => turn::roll(game, *roll, out),
        _ => Ok(()),
    }
}
