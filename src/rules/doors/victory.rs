//! Who has won once somebody is of the highest Level: all who are, or as the table shares it (MC-LVL-07, MC-LVL-10).

use crate::rules::book::Book;
use crate::rules::doors;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::rulings::JointWin;
use crate::rules::seat::Seat;

/// Whoever helped to win a fight shares a win that it brings, where the table plays so (SR-FAST-05).
pub(crate) fn helped(book: &Book, game: &Game, helper: &Seat, out: &mut Facts) {
    if book.house(game).shared_victory() {
        out.say(doors::Event::Shares { seat: helper.colour }, cites!["SR-FAST-05"]);
    }
}

/// The winners; by a kill, or by whatever else brings Levels.
pub(crate) fn winners(book: &Book, game: &Game, by_kill: bool) -> Vec<Colour> {
    let top = book.top_level(game);
    let best: Vec<Colour> = game.seats.iter().filter(|seat| seat.level >= top).map(|seat| seat.colour).collect();
    // Who came up together without a kill may not share it: the first in turn order has won (CL-OQ-18).
    if !by_kill && book.house(game).joint_win() == JointWin::KillOnly {
        return in_turn(game).find(|seat| seat.level >= top).map(|seat| vec![seat.colour]).unwrap_or_default();
    }
    let main = game.turn.seat.filter(|seat| best.contains(seat));
    // Fighter and Elf by one kill: whether both win the table says (SR-OQ-23).
    if let Some(main) = main.filter(|_| book.house(game).joint_win() == JointWin::None) {
        return vec![main];
    }
    let shares = game.turn.shares.filter(|seat| main.is_some() && !best.contains(seat));
    best.into_iter().chain(shares).collect()
}

/// The seats in turn order, from whose turn it is on.
fn in_turn(game: &Game) -> impl Iterator<Item = &Seat> {
    let active = game.seats.iter().position(|seat| Some(seat.colour) == game.turn.seat);
    game.clockwise(active.unwrap_or(0))
}
