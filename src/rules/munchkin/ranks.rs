//! Ranks: where Classes have them they are Powers, and their Ranks together may be as much as the Level (SR-POWER-04,
//! SR-POWER-05). Of a Power that lies under an Edge! the Rank does not count.

use crate::rules::book::Book;
use crate::rules::effect::mode::Mode;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::munchkin;
use crate::rules::munchkin::cited;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::text::sound_name;

/// The highest Rank (SR-POWER-04).
pub const HIGHEST: u8 = 3;

/// Most Powers before one munchkin: more than the highest Level there is.
const MOST: usize = 20;

/// The Rank of a Power: as its card prints it, or as the table has told it; 1 where neither says.
pub fn rank(book: &Book, seat: &Seat, power: &str) -> u8 {
    let told = || seat.ranks.iter().find(|told| told.power == power).map(|told| told.rank);
    book.cards.kind(power).and_then(|kind| kind.rank).or_else(told).unwrap_or(1)
}

/// Whether an Edge! lies on a Power.
pub fn has_edge(seat: &Seat, power: &str) -> bool {
    seat.edges.iter().any(|edge| edge.power == power)
}

/// What the Ranks of some Powers come to before somebody.
pub fn sum(book: &Book, seat: &Seat, powers: &[String]) -> u32 {
    let count = |power: &&String| !has_edge(seat, power);
    powers.iter().filter(count).map(|power| u32::from(rank(book, seat, power))).sum()
}

/// Whether one more Power fits beside those there: its Rank, and that it is another one.
pub fn fits(book: &Book, game: &Game, seat: &Seat, power: &str) -> bool {
    let twice = seat.classes.iter().any(|has| has == power) && !book.house(game).same_power_twice();
    let more = sum(book, seat, &seat.classes) + u32::from(rank(book, seat, power));
    !twice && more <= u32::from(seat.level)
}

/// Whether somebody has more Ranks than Levels.
pub fn too_many(book: &Book, seat: &Seat) -> bool {
    book.rules.ranks && !seat.classes.is_empty() && sum(book, seat, &seat.classes) > u32::from(seat.level)
}

/// The Powers that could go where there are too many: those whose Rank counts, by their places in the list.
pub fn among(seat: &Seat) -> impl Iterator<Item = usize> + '_ {
    seat.classes.iter().enumerate().filter(|(_, power)| !has_edge(seat, power)).map(|(place, _)| place)
}

/// Checks the Powers somebody is to have.
pub(crate) fn check(book: &Book, game: &Game, (seat, powers): (&Seat, &[String]), mode: Mode) -> Result<(), Refusal> {
    ensure(powers.len() <= MOST, || Refusal::new("list-full", cited::CLASSES).with("limit", MOST as i64))?;
    ensure(powers.iter().all(|power| !power.is_empty() && sound_name(power)), || {
        Refusal::new("text-unsound", cited::CLASSES)
    })?;
    let twice = powers.iter().enumerate().find(|(i, power)| powers[..*i].contains(power)).map(|(_, power)| power);
    if let Some(power) = twice.filter(|_| !book.house(game).same_power_twice()) {
        return Err(Refusal::new("same-kind-twice", cited::SAME_POWER).with("kind", power.as_str()));
    }
    // A correction may find a munchkin with anything; what is too much has to go all the same.
    let more = powers.len() > seat.classes.len() && mode == Mode::Play;
    let ranks = sum(book, seat, powers);
    ensure(!more || ranks <= u32::from(seat.level), || {
        let come: Vec<String> = powers.iter().filter(|power| !seat.classes.contains(power)).cloned().collect();
        too_many_ranks(seat, ranks, sum(book, seat, &come))
    })
}

/// What stays too much even alone, or where there is no other Power, is not helped by throwing one out.
fn too_many_ranks(seat: &Seat, ranks: u32, alone: u32) -> Refusal {
    let refusal = Refusal::new("too-many-ranks", cited::CLASSES).seat(seat.colour);
    let helps = alone < ranks && alone <= u32::from(seat.level);
    refusal.with("ranks", i64::from(ranks)).with("level", seat.level).with("helps", i64::from(helps))
}

/// What remains of somebody's Powers, or Classes, once the one in a place is gone.
pub(crate) fn without(seat: &Seat, place: usize) -> Vec<String> {
    let rest = seat.classes.iter().enumerate().filter(|(at, _)| *at != place);
    rest.map(|(_, power)| power.clone()).collect()
}

/// An Edge! whose Power has gone goes with it. Whether anything was said.
pub(crate) fn loose_edges(game: &Game, out: &mut Facts) -> bool {
    for seat in &game.seats {
        if let Some(edge) = seat.edges.iter().find(|edge| !seat.classes.contains(&edge.power)) {
            let (power, card) = (edge.power.clone(), edge.card);
            out.say(munchkin::Event::Edged { seat: seat.colour, power, card, on: false }, cited::EDGE_GONE);
            return true;
        }
    }
    false
}

/// The table tells the Rank of a Power.
pub(crate) fn tell(
    book: &Book,
    seat: &Seat,
    (power, rank): (&str, u8),
    mode: Mode,
    out: &mut Facts,
) -> Result<(), Refusal> {
    ensure(book.rules.ranks && (1..=HIGHEST).contains(&rank), || {
        let refusal = Refusal::new("number-out-of-range", cited::RANK).with("wish", rank);
        refusal.with("low", 1).with("high", HIGHEST)
    })?;
    ensure(seat.classes.iter().any(|has| has == power), || {
        Refusal::new("kind-not-in-play", cited::RANK).seat(seat.colour)
    })?;
    // More than the Level can carry was never put down.
    let others: Vec<String> = seat.classes.iter().filter(|has| *has != power).cloned().collect();
    let alone = u32::from(rank) * u32::from(!has_edge(seat, power));
    let ranks = sum(book, seat, &others) + alone;
    ensure(mode == Mode::Amend || ranks <= u32::from(seat.level), || too_many_ranks(seat, ranks, alone))?;
    out.say(munchkin::Event::Ranked { seat: seat.colour, power: power.to_owned(), rank }, cited::RANK);
    Ok(())
}
