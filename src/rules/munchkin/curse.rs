//! Curses (MQ-CURSE rows): they hit anybody alive at any moment, unless they are averted; the dead only by a house rule.

use crate::rules::answer::Answer;
use crate::rules::asking;
use crate::rules::book::Book;
use crate::rules::effect::Effect;
use crate::rules::effect::interpret::{self, EFFECTS_LIMIT};
use crate::rules::event::Event;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::cited;
use crate::rules::munchkin::outfit;
use crate::rules::munchkin::pay;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::table;

/// The Power of an Item that can be discarded to stop a Curse, as a Wishing Ring can (MQ-CURSE-03).
pub const AVERTS: &str = "averts_curses";

/// Whether a Curse can be played on somebody: not on the dead, unless the table rules otherwise (OQ-82).
pub(crate) fn check(book: &Book, game: &Game, on: Colour, effects: &[Effect]) -> Result<(), Refusal> {
    let victim = game.find(on)?;
    let dead = book.house(game).curse_dead();
    ensure(!victim.dead || dead, || Refusal::new("dead-is-spared", cited::dead::DEAD_ARE_SPARED).seat(on))?;
    ensure(!effects.is_empty(), || Refusal::new("no-effects", cites![]))?;
    ensure(effects.len() <= EFFECTS_LIMIT, || {
        Refusal::new("too-many-effects", cites![]).with("limit", EFFECTS_LIMIT as i64)
    })
}

/// Items that can be discarded to avert a Curse: any in play that works.
pub fn averting(seat: &Seat) -> Vec<usize> {
    let averts = |powers: &[String]| powers.iter().any(|p| p == AVERTS);
    outfit::working(seat).filter(|(_, g)| averts(&g.powers)).map(|(i, _)| i).collect()
}

/// A Curse takes effect, or does not: averted by an Item that goes, or by whatever the table says did it.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub fn answer(
    book: &Book,
    game: &Game,
    (colour, effects): (Colour, &[Effect]),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let seat = game.find(colour)?;
    if let Answer::Munchkin(munchkin::Answer::Item(index)) = answer {
        ensure(averting(seat).contains(index), || Refusal::new("item-averts-nothing", cited::AVERTED))?;
        out.say(table::Event::Settled, cited::AVERTED);
        pay::discard_gear(seat, &[*index], cited::AVERTS_AND_GOES, out)?;
        out.say(munchkin::Event::Averted { seat: colour }, cited::AVERTED);
    } else if asking::yes(answer)? {
        out.say(table::Event::Settled, cited::CURSED);
        strike(book, game, colour, effects, out);
    } else {
        // Where the app keeps the cards it knows what averts one.
        ensure(game.stock.is_none(), || Refusal::new("not-asked", cited::AVERTED_BY_ANY))?;
        out.settle();
        out.say(munchkin::Event::Averted { seat: colour }, cited::AVERTED_BY_ANY);
    }
    Ok(())
}

/// What a Curse can do, it does; what finds nothing to act on does nothing (MQ-CURSE-09, MQ-CURSE-10).
fn strike(book: &Book, game: &Game, colour: Colour, effects: &[Effect], out: &mut Facts) {
    let before = out.0.len();
    // That it is settled is all that has been said; no effect looks at that.
    let struck = interpret::run_each(book, game, effects, out);
    if struck.is_err() || out.0.len() == before {
        out.say(munchkin::Event::NoEffect { seat: colour }, cited::FINDS_NOTHING);
    }
}

/// Whether a Curse would find nothing to act on (MQ-CURSE-09).
pub fn finds_nothing(book: &Book, game: &Game, on: Colour, effects: &[Effect]) -> bool {
    let mut out = Facts::default();
    strike(book, game, on, effects, &mut out);
    let mut then = game.clone();
    out.0
        .iter()
        .filter(|fact| !matches!(fact.event, Event::Munchkin(munchkin::Event::NoEffect { .. })))
        .for_each(|fact| then.apply(&fact.event));
    then == *game
}
