//! Who could help in a fight: what each adds, what becomes of the chance, and which deal leaves both better off.

use crate::odds::Roll;
use crate::odds::bargain::{Case, Fair, Weights, fair, main_gain};
use crate::odds::fight::roll;
use crate::rules::book::Book;
use crate::rules::fight::Fight;
use crate::rules::fight::roll::levels_with;
use crate::rules::fight::roll::spoils;
use crate::rules::fight::sides::sides;
use crate::rules::fight::standing::can_help;
use crate::rules::fight::sum::Sides;
use crate::rules::fight::sum::Sum;
use crate::rules::game::Game;
use crate::rules::ids::Colour;

/// Somebody who could help.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bid {
    /// Who.
    pub seat: Colour,
    /// Strength and dice it adds to the munchkins.
    pub adds: (i32, i32),
    /// Strength and dice the monsters have against it besides (MQ-HELP-15).
    pub against: (i32, i32),
    /// The roll with it.
    pub helped: Roll,
    /// Treasures it asks for: what was said, or else the fewest that are fair to it.
    pub asks: u8,
    /// Treasures there are.
    pub of: u8,
    /// The deals that leave neither worse off; none where the odds cannot be counted.
    pub fair: Option<Fair>,
    /// What the main player is left with of what the help is worth, in gold, after paying what is asked.
    pub keeps: Option<f64>,
}

/// Everybody who could help, the best for the main player first; with the Treasures that were asked for.
pub fn bids(book: &Book, game: &Game, fight: &Fight, weights: &Weights, asked: &[(Colour, u8)]) -> Vec<Bid> {
    let now = sides(book, game, fight, None);
    let alone = spoils(book, game, &Fight { helper: None, bargain: None, ..fight.clone() });
    let bid = |seat: Colour| {
        let with = sides(book, game, fight, Some(seat));
        // As if the helper were there already.
        let levels = levels_with(book, game, fight, seat);
        let helped = roll(&with);
        let case = Case {
            alone: roll(&now),
            helped,
            levels_alone: alone.levels,
            levels_helped: levels.0,
            levels_helper: levels.1,
            treasures: alone.treasures,
            monsters: u8::try_from(now.monsters.len()).unwrap_or(u8::MAX),
        };
        let fair = if now.is_open() { None } else { fair(weights, &case) };
        let said = asked.iter().find(|(who, _)| *who == seat).map(|(_, treasures)| *treasures);
        let asks = said.or_else(|| Some(fair?.treasures?.0)).unwrap_or(0);
        let keeps = fair.and_then(|fair| {
            let chance = helped.odds()?.chance();
            // Where no number of Treasures is fair, it is asked for its worth in something else.
            let told = said.is_some() || fair.treasures.is_some();
            let paid = if told { f64::from(asks) * chance * weights.treasure } else { fair.least.max(0.0) };
            Some(main_gain(weights, &case)? - paid)
        });
        let (adds, against) = (more(&now.munchkins, &with.munchkins), more(&now.monsters, &with.monsters));
        Bid { seat, adds, against, helped, asks, of: alone.treasures, fair, keeps }
    };
    let mut list: Vec<Bid> = can_help(book, game, fight).map(bid).collect();
    let strength = |bid: &Bid| f64::from(bid.adds.0 - bid.against.0) + 3.5 * f64::from(bid.adds.1 - bid.against.1);
    let worth = |bid: &Bid| bid.keeps.unwrap_or_else(|| strength(bid));
    list.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    list
}

/// How much stronger one side has become.
fn more(before: &[Sum], after: &[Sum]) -> (i32, i32) {
    let (from, to) = (Sides::total(before), Sides::total(after));
    (to.0 - from.0, to.1 as i32 - from.1 as i32)
}
