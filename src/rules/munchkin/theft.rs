//! Stealing: an Item of somebody else's, while no monster is out (MC-CMB-08, MC-CLASS-08, MC-ITEM-15).

use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::event::Roll;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::{Gear, ItemAt};
use crate::rules::munchkin::items::MOST_BONUS;
use crate::rules::munchkin::{cited, receive};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::table;
use std::sync::Arc;

/// From this face on a thief gets away with it.
pub const DEFT: u8 = 4;

/// Whether nobody fights and nobody runs: a fight is there as soon as a monster is, and while there is one nothing is
/// stolen by anybody.
pub(crate) fn is_quiet(game: &Game) -> bool {
    game.fight.is_none() && (game.dungeon.is_some() || game.foes.all.is_empty())
}

/// Whether an Item can be stolen at all: what is Big is missed.
pub(crate) fn fits_a_sleeve(item: &Gear) -> bool {
    !item.big
}

/// Where an Item lies that is reached for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Loot {
    /// In the list, at a place.
    Listed(usize),
    /// Nobody has listed it: it is so much of the number.
    Counted(u8),
}

/// An Item is taken, or reached for.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub(crate) fn steal(
    game: &Game,
    (thief, victim): (&Seat, &Seat),
    (loot, sure): (Loot, bool),
    out: &mut Facts,
) -> Result<(), Refusal> {
    ensure(thief.colour != victim.colour, || Refusal::new("steal-from-others", cited::THEFT))?;
    ensure(is_quiet(game), || Refusal::new("no-stealing-in-fights", cited::NO_THEFT))?;
    let none = || Refusal::new("no-such-item", cited::THEFT);
    let item = match loot {
        Loot::Listed(index) => Arc::clone(victim.gear.get(index).ok_or_else(none)?),
        Loot::Counted(bonus) => {
            ensure(i16::from(bonus) <= victim.bonus, none)?;
            Arc::new(counted(bonus.into()))
        }
    };
    ensure(fits_a_sleeve(&item), || Refusal::new("too-big-to-steal", cited::THEFT).seat(victim.colour))?;
    let tries = munchkin::Event::Theft { seat: thief.colour, from: victim.colour, item: item.name.clone() };
    out.say(tries, cited::THEFT);
    if sure {
        takes((thief, victim), (loot, &item), out);
        return Ok(());
    }
    out.owe(munchkin::Step::Theft { seat: thief.colour, from: victim.colour, item });
    Ok(())
}

/// An Item of which nothing is known but what it adds.
fn counted(bonus: i16) -> Gear {
    Gear { bonus, ..Gear::default() }
}

/// It lies before the thief from now on.
fn takes((thief, victim): (&Seat, &Seat), (loot, item): (Loot, &Arc<Gear>), out: &mut Facts) {
    out.say(munchkin::Event::Stole { seat: thief.colour, worked: true }, cited::THEFT);
    match loot {
        Loot::Listed(at) => {
            let gone = vec![ItemAt { at, item: Arc::clone(item) }];
            out.say(munchkin::Event::Items { seat: victim.colour, gone, got: vec![] }, cited::THEFT);
            receive::receive(thief, Vec::new(), vec![Arc::clone(item)], cited::THEFT, out);
        }
        Loot::Counted(bonus) => {
            for (seat, by) in [(victim, -i16::from(bonus)), (thief, i16::from(bonus))] {
                let to = seat.bonus.saturating_add(by).min(MOST_BONUS);
                out.say(munchkin::Event::Bonus { seat: seat.colour, from: seat.bonus, to }, cited::THEFT);
            }
        }
    }
}

/// Where an Item that is reached for lies, as long as thief and Item are there.
fn lies<'a>(game: &'a Game, (seat, from, item): (Colour, Colour, &Gear)) -> Option<(&'a Seat, &'a Seat, Loot)> {
    let thief = game.seat(seat).filter(|thief| !thief.dead)?;
    let victim = game.seat(from)?;
    let listed = victim.gear.iter().position(|lies| **lies == *item).map(Loot::Listed);
    let number =
        || u8::try_from(item.bonus).ok().filter(|_| item.bonus <= victim.bonus && *item == counted(item.bonus));
    Some((thief, victim, listed.or_else(|| number().filter(|number| *number > 0).map(Loot::Counted))?))
}

/// What is no longer there nobody steals.
pub(crate) fn advance(game: &Game, (seat, from, item): (Colour, Colour, &Gear), out: &mut Facts) {
    if lies(game, (seat, from, item)).is_none() {
        out.say(table::Event::Settled, cited::THEFT);
    }
}

/// The die: the Item, or a Level for being caught.
///
/// # Errors
/// That it shows no such face.
pub(crate) fn rolled(
    book: &Book,
    game: &Game,
    (seat, from, item): (Colour, Colour, &Arc<Gear>),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Answer::Table(table::Answer::Number(face)) = answer else { return Err(unasked()) };
    let face = u8::try_from(*face).ok().filter(|face| (1..=6).contains(face));
    let face = face.ok_or_else(|| Refusal::new("no-such-face", cited::THEFT))?;
    out.settle();
    out.say(table::Event::Rolled { roll: Roll::Six(face), seat: Some(seat) }, cited::THEFT);
    let Some((thief, victim, at)) = lies(game, (seat, from, item)) else { return Ok(()) };
    if face >= DEFT {
        takes((thief, victim), (at, item), out);
        return Ok(());
    }
    out.say(munchkin::Event::Stole { seat, worked: false }, cited::THEFT);
    if thief.level > book.rules.level_min {
        let (from, to) = (thief.level, thief.level - 1);
        out.say(munchkin::Event::Level { seat, from, to }, cited::LEVEL_LOST);
    }
    Ok(())
}
