//! How far a munchkin can still go: the allowance and its parts, what is left, what a link costs.

use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::room::Room;
use crate::rules::game::Game;
use crate::rules::munchkin::kind;
use crate::rules::munchkin::outfit;
use crate::rules::rulings::AllMoveExit;
use crate::rules::seat::Seat;

/// One term of a sum, for the "why?" panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Text id of what it is.
    pub what: &'static str,
    /// The table's own words, if it has any.
    pub words: String,
    /// How much.
    pub by: i32,
    /// The rules behind it.
    pub cites: Cites,
}

/// The terms of a munchkin's Move allowance: tokens, conditions, Big Items beyond the first.
pub fn parts(book: &Book, game: &Game, seat: &Seat) -> Vec<Part> {
    let mut parts = vec![Part {
        what: "part-move-tokens",
        words: String::new(),
        by: seat.moves.into(),
        cites: cites!["MQ-MOVE-15", "MQ-TURN-05"],
    }];
    for condition in seat.conditions.iter().filter(|c| c.moves != 0) {
        parts.push(Part {
            what: "part-condition",
            words: condition.text.clone(),
            by: condition.moves.into(),
            cites: cites!["MQ-MOVE-09"],
        });
    }
    for (_, gear) in outfit::lending(seat).filter(|(_, g)| g.moves != 0) {
        parts.push(Part {
            what: "item-unnamed",
            words: gear.name.clone(),
            by: gear.moves.into(),
            cites: cites!["MQ-MOVE-15"],
        });
    }
    let kinds = kind::traits(book, game, seat, |t| t.moves.into());
    if kinds != 0 {
        let cites = cites!["MQ-RACE-05", "MQ-CLASS-03"];
        parts.push(Part { what: "part-kinds", words: String::new(), by: kinds, cites });
    }
    let big = big_item_loss(book, game, seat);
    if big != 0 {
        parts.push(Part { what: "part-big-items", words: String::new(), by: -big, cites: cites!["MQ-ITEM-35"] });
    }
    parts
}

/// Each Big Item beyond the first costs one (MQ-ITEM-34, MQ-ITEM-35).
fn big_item_loss(book: &Book, game: &Game, seat: &Seat) -> i32 {
    if outfit::big_items(seat, true) == 0 {
        return 0;
    }
    let packed = book.house(game).packed_big_items_count();
    let free = 1 + kind::traits(book, game, seat, |t| t.big.into());
    (i32::try_from(outfit::big_items(seat, packed)).unwrap_or(i32::MAX) - free).max(0)
}

/// Move allowance for a turn, never below 0 (OQ-33).
pub fn allowance(book: &Book, game: &Game, seat: &Seat) -> u8 {
    let conditions: i32 = seat.conditions.iter().map(|c| i32::from(c.moves)).sum();
    let items = outfit::lent(seat, |g| g.moves);
    let kinds = kind::traits(book, game, seat, |t| t.moves.into());
    let sum = i32::from(seat.moves) + conditions + items + kinds - big_item_loss(book, game, seat);
    u8::try_from(sum.max(0)).unwrap_or(u8::MAX)
}

/// Move left this turn: the allowance as it is now, less what was spent (MQ-MOVE-10, MQ-MOVE-11).
pub fn left(book: &Book, game: &Game, seat: &Seat) -> u8 {
    if seat.exit_used { 0 } else { allowance(book, game, seat).saturating_sub(seat.spent) }
}

/// What a link costs (OQ-01); none for a wall.
pub fn link_cost(book: &Book, game: &Game, link: LinkKind) -> Option<u8> {
    let house = book.house(game);
    match link {
        LinkKind::Passage => Some(house.link_cost_passage()),
        LinkKind::Door => Some(house.link_cost_door()),
        LinkKind::Locked => Some(house.link_cost_locked()),
        LinkKind::Hidden => Some(house.link_cost_hidden()),
        LinkKind::Wall => None,
    }
}

/// Whose word decides what something costs or whether it is allowed: a card's before the room's before the book's
/// (MQ-FIX-01 to MQ-FIX-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Word {
    /// The rulebook's.
    Book,
    /// The room's.
    Room,
    /// A card's.
    Card,
}

impl Word {
    /// The name used in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Word::Book => "book",
            Word::Room => "room",
            Word::Card => "card",
        }
    }

    /// The rules behind it.
    pub fn cites(self) -> Cites {
        match self {
            Word::Book => cites!["MQ-MOVE-03"],
            Word::Room => cites!["MQ-FIX-01"],
            Word::Card => cites!["MQ-FIX-03", "MQ-FIX-02"],
        }
    }
}

/// What a link costs a munchkin on its way out of a room, and whose word that is; none for a wall, whatever anybody
/// says (MQ-MOVE-04).
pub fn fare(book: &Book, game: &Game, seat: &Seat, room: &Room, link: LinkKind) -> Option<(u8, Word)> {
    let printed = link_cost(book, game, link)?;
    let card = seat.conditions.iter().filter_map(|c| c.link_cost).next_back();
    let room = room.tile.up.link_cost.filter(|_| !room.entrance);
    Some(match (card, room) {
        (Some(cost), _) => (cost, Word::Card),
        (None, Some(cost)) => (cost, Word::Room),
        (None, None) => (printed, Word::Book),
    })
}

/// Whether one exit can still be paid with all of one's Move this turn (MQ-MOVE-06, MQ-MOVE-07, OQ-23).
pub fn all_move_exit(book: &Book, game: &Game, seat: &Seat) -> bool {
    if seat.exit_used {
        return false;
    }
    let any_left = || book.house(game).all_move_exit() == AllMoveExit::AnyRemainingAtLeast1;
    seat.spent == 0 || (any_left() && left(book, game, seat) >= 1)
}
