//! Of what kind a munchkin is: its Races, Classes and sex, for better and for worse.

use crate::rules::book::Book;
use crate::rules::card::Traits;
use crate::rules::game::Game;
use crate::rules::seat::{Seat, Sex};

/// The card that lets a munchkin have two Races, as a name beside those of the Races.
pub const HALF_BREED: &str = "half_breed";
/// The card that lets a munchkin have two Classes.
pub const SUPER_MUNCHKIN: &str = "super_munchkin";

/// Whether a munchkin is of a kind: a Race, a Class, a sex; everyone is `everyone`, and who has no Race is `human`
/// (MQ-RACE-01).
pub fn is_kind(who: &str, seat: &Seat) -> bool {
    let plain = match who {
        "everyone" => true,
        "male" => seat.sex == Some(Sex::Male),
        "female" => seat.sex == Some(Sex::Female),
        "human" => seat.races.is_empty() || (seat.half_breed && seat.halves.human && seat.races.len() == 1),
        // Rooms call themselves good or bad for Levels too (MQ-ICON-10).
        "odd" => seat.level % 2 == 1,
        "even" => seat.level.is_multiple_of(2),
        _ => false,
    };
    plain || seat.races.iter().any(|race| race == who) || seat.classes.iter().any(|class| class == who)
}

/// What Races and Classes are always good for, as the cards the app keeps print it; nothing where cards are on the table
/// (MQ-RACE-05, MQ-CLASS-03).
pub fn traits(book: &Book, game: &Game, seat: &Seat, of: impl Fn(&Traits) -> i32) -> i32 {
    // Where nothing is rolled the numbers of the shipped cards are those of any: an Elf runs like an Elf.
    if (game.stock.is_none() && book.system.rolls()) || (seat.races.is_empty() && seat.classes.is_empty()) {
        return 0;
    }
    book.cards.traits(seat, of)
}

/// Whether a munchkin suffers what is against a kind: a Half-Breed of a single Race has none of its disadvantages, and
/// a Super Munchkin of a single Class neither (MQ-HALF-04, MQ-HALF-11), and of two as the table rules.
pub fn suffers(who: &str, seat: &Seat) -> bool {
    let spared =
        |card: bool, kinds: &[String]| card && seat.halves.spares(kinds.len()) && kinds.iter().any(|kind| kind == who);
    is_kind(who, seat) && !spared(seat.half_breed, &seat.races) && !spared(seat.super_munchkin, &seat.classes)
}
