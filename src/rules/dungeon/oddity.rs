//! What the table says and the book would not: marked, never refused (the table is always right).

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::dungeon;
use crate::rules::dungeon::boss;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::message::Message;

/// Something the rules find odd.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Oddity {
    /// What.
    pub message: Message,
    /// The rules it does not fit.
    pub cites: Cites,
}

/// Everything the rules find odd about a game as it stands.
pub fn oddities(book: &Book, game: &Game) -> Vec<Oddity> {
    let mut odd = Vec::new();
    let mut mark = |message: Message, cites: Cites| odd.push(Oddity { message, cites });
    if let Some(dungeon) = game.dungeon.as_ref().filter(|_| game.has_map()) {
        for monster in &game.foes.all {
            let room = monster.room.and_then(|room| dungeon.room(room)).filter(|r| r.entrance);
            if room.is_some_and(|r| !monster.boss && !boss::stands_with(game, r.id)) {
                mark(Message::new("odd-monster-in-entrance").with("monster", monster.id), cites!["MQ-FIX-12"]);
            }
            if monster.base.is_none() && !awaits_base(game, monster.id) {
                mark(Message::new("odd-no-base").with("monster", monster.id), cites!["MQ-DIE-03"]);
            }
        }
        let per_colour = book.rules.pieces(game.table.expansion).bases_per_colour;
        for colour in Colour::ALL {
            let used = game.foes.all.iter().filter(|m| m.base == Some(colour)).count();
            if used > per_colour {
                let message = Message::new("odd-too-many-bases").with("colour", colour).with("count", used as i64);
                mark(message, cites!["MQ-COMP-03", "MQ-EXPL-19"]);
            }
        }
        for seat in game.seats.iter().filter(|s| s.room.is_none_or(|id| dungeon.room(id).is_none())) {
            mark(Message::new("odd-not-on-map").seat(seat.colour), cites!["MQ-MOVE-01"]);
        }
    }
    for seat in &game.seats {
        // Where a rule set has Health at all.
        if book.rules.start.health > 0 && seat.dead != (seat.health.red == 0) {
            mark(Message::new("odd-health").seat(seat.colour), cites!["MQ-DEATH-01"]);
        }
    }
    odd
}

/// Whether the base of a monster is still to be rolled or chosen.
fn awaits_base(game: &Game, of: MonsterId) -> bool {
    let about = |step: &Step| matches!(step, Step::Dungeon(dungeon::Step::BaseRoll { monster, .. }) | Step::Dungeon(dungeon::Step::Base { monster, .. }) if *monster == of);
    game.agenda.iter().any(about)
}
