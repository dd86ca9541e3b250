//! Who can interfere in a fight from outside, and with what (MQ-INTF and MQ-THROW rows, OQ-39).

use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::fight::cited;
use crate::rules::fight::state::{Fight, Stage};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::rulings::OutsideOneshotItems;
use crate::rules::seat::Seat;

/// Which Items somebody outside can use on a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// None: too far away, or dead.
    None,
    /// Those that can be thrown (MQ-THROW-01, MQ-THROW-04).
    Throwable,
    /// Any that is used once.
    Any,
}

/// Somebody outside a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bystander {
    /// Who. Everybody can play DxM cards, from any distance: monsters, enhancers, curses (MQ-INTF-02 to MQ-INTF-04);
    /// even the dead (MQ-DEATH-13).
    pub seat: Colour,
    /// Which Items reach the fight.
    pub items: Reach,
    /// Whether its class has a power against those who fight (MQ-INTF-06).
    pub backstab: bool,
}

/// The rules behind it.
pub fn rules() -> Cites {
    cited::FROM_OUTSIDE
}

/// Which Items somebody outside can use on a fight (OQ-39).
pub fn reach(book: &Book, game: &Game, fight: &Fight, seat: &Seat) -> Reach {
    let close = || book.system.near(game, fight, seat);
    match book.house(game).outside_oneshot_items() {
        _ if !game.counts(seat) => Reach::None,
        OutsideOneshotItems::Unlimited => Reach::Any,
        _ if !close() => Reach::None,
        OutsideOneshotItems::AnyInRange => Reach::Any,
        OutsideOneshotItems::ThrowableInRange => Reach::Throwable,
    }
}

/// Everybody who can interfere now: nobody once the dice are cast (MQ-CMB-46).
pub fn bystanders(book: &Book, game: &Game, fight: &Fight) -> Vec<Bystander> {
    if matches!(fight.stage, Stage::Rolled(_)) {
        return Vec::new();
    }
    let helper = fight.helping(game);
    // Whoever is away from the cardboard plays nothing.
    let out = |seat: &Seat| seat.away || seat.is_absent() && game.stock.is_none();
    let outside = game.seats.iter().filter(|s| s.colour != fight.main && Some(s.colour) != helper && !out(s));
    // The dead have only their cards, until those are gone too.
    outside
        .filter(|seat| !seat.dead || seat.hand.total() > 0)
        .map(|seat| {
            let thief = seat.classes.iter().any(|class| book.rules.backstab_classes.contains(class));
            let items = reach(book, game, fight, seat);
            Bystander { seat: seat.colour, items, backstab: thief && !seat.dead }
        })
        .collect()
}
