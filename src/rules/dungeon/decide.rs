//! What is asked on the map.

use crate::rules::book::Book;
use crate::rules::dungeon::Command;
use crate::rules::dungeon::deal;
use crate::rules::dungeon::explore;
use crate::rules::dungeon::heal;
use crate::rules::dungeon::piles;
use crate::rules::dungeon::search;
use crate::rules::dungeon::walk;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::refusal::Refusal;

/// Carries out what is asked on the map.
pub fn decide(book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
    match command {
        Command::Walk { side, all } => walk::walk(book, game, *side, *all, out),
        Command::Explore { side, all } => explore::explore(book, game, *side, *all, out),
        Command::Search => search::search(book, game, out),
        Command::RoomDeal { pays, choice } => deal::make(book, game, pays, choice, out),
        Command::Deal { cost, once, asks, pays, effects } => {
            deal::deal(book, game, deal::Deal { cost: *cost, once: *once, asks: *asks, pays, effects }, out)
        }
        Command::PickUp(goods) => piles::pick_up(book, game, goods, out),
        Command::Drop { seat, goods } => piles::drop(book, game, *seat, goods, out),
        Command::Heal { seat } => heal::heal(book, game, *seat, out),
    }
}
