//! The two powers of a Class: one paid with a discarded card, one decided by the ten-sided die (MQ-CLASS-05 to
//! MQ-CLASS-09). What they do is printed on the Class card, and told as effects.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::cards;
use crate::rules::cite::Cites;
use crate::rules::dice::cited as of_dice;
use crate::rules::effect::Effect;
use crate::rules::effect::interpret::{self, EFFECTS_LIMIT};
use crate::rules::effect::mode::Mode;
use crate::rules::event::Roll;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::hand::cited;
use crate::rules::hand::says::meets;
use crate::rules::hand::says::strike_on;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::cited as of_munchkins;
use crate::rules::munchkin::pay;
use crate::rules::munchkin::played::PowerBy;
use crate::rules::munchkin::timing;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::table;
use std::borrow::Cow;

/// A power is used; what its effects do to the game as it is may have been tried out.
pub(crate) fn power(
    book: &Book,
    game: &Game,
    (colour, class): (Colour, &str),
    (by, effects, tried_out): (&PowerBy, Cow<'_, [Effect]>, Option<Facts>),
    out: &mut Facts,
) -> Result<(), Refusal> {
    let seat = game.find(colour)?;
    timing::alive(seat)?;
    timing::not_amid_monsters(book, game)?;
    // Where there are Powers, Races have abilities that are paid for too (SR-RACE-05).
    let has = |kinds: &[String]| kinds.iter().any(|kind| kind == class);
    ensure(has(&seat.classes) || (book.rules.ranks && has(&seat.races)), || {
        Refusal::new("class-not-in-play", cited::CLASS_IN_PLAY).seat(colour)
    })?;
    ensure(effects.len() <= EFFECTS_LIMIT, || {
        Refusal::new("too-many-effects", cites![]).with("limit", EFFECTS_LIMIT as i64)
    })?;
    match by {
        PowerBy::Discard(cards) | PowerBy::Other(cards) => {
            ensure(cards.count() > 0, || Refusal::new("power-needs-a-card", cited::POWER_PAID))?;
            pay::discard(game, seat, cards, cited::PAID_WITH, out)?;
            paid(book, game, (colour, class), (&*effects, tried_out), out)
        }
        PowerBy::Hand => {
            // Nothing pays for nothing (MC-CLASS-06).
            ensure(seat.hand.total() > 0, || Refusal::new("hand-is-empty", of_munchkins::WHOLE_HAND).seat(colour))?;
            let gone = cards::Event::Hand { seat: colour, from: seat.hand, to: seat.hand.emptied() };
            out.say(gone, of_munchkins::WHOLE_HAND);
            if !seat.held.is_empty() {
                out.say(cards::Event::Shed { seat: colour, cards: seat.held.clone() }, of_munchkins::WHOLE_HAND);
            }
            paid(book, game, (colour, class), (&*effects, tried_out), out)
        }
        PowerBy::Ten => {
            let asked = |s: &Step| matches!(s, Step::Munchkin(munchkin::Step::PowerRoll { .. }));
            ensure(!game.agenda.iter().any(asked), || Refusal::new("power-rolling", cited::TEN_SIDES))?;
            let step = Step::Munchkin(munchkin::Step::PowerRoll {
                seat: colour,
                class: class.to_owned(),
                effects: effects.into_owned(),
            });
            out.say(table::Event::Owed(step), cited::TEN_SIDES_CAST);
            Ok(())
        }
    }
}

/// A power that has been paid for works.
fn paid(
    book: &Book,
    game: &Game,
    (colour, class): (Colour, &str),
    (effects, tried_out): (&[Effect], Option<Facts>),
    out: &mut Facts,
) -> Result<(), Refusal> {
    out.say(munchkin::Event::Power { seat: colour, class: class.to_owned(), works: true }, cited::POWER_PAID);
    if let Some(facts) = tried_out.filter(|_| !meets(game, effects, out)) {
        out.0.extend(facts.0);
        return Ok(());
    }
    run(book, game, colour, effects, out)
}

/// What the facts so far leave, with effects run on it.
fn run(book: &Book, game: &Game, seat: Colour, effects: &[Effect], out: &mut Facts) -> Result<(), Refusal> {
    if effects.is_empty() {
        return Ok(());
    }
    if game.stock.is_none() {
        return interpret::run(book, &out.on(game), "", effects, Mode::Play, out);
    }
    // What a printed power can do it does; what has become impossible since it was used it does not.
    if strike_on(book, game, effects, out).is_err() {
        out.say(munchkin::Event::NoEffect { seat }, cited::POWERS);
    }
    Ok(())
}

/// Whether a power decided by the ten-sided die works: it shows the Level or less, and at the highest Level always
/// (MQ-CLASS-07 to MQ-CLASS-09). The 0 on the die is a 10.
pub fn works(book: &Book, game: &Game, seat: &Seat, face: u8) -> bool {
    face <= seat.level || seat.level >= book.top_level(game)
}

/// The ten-sided die is rolled.
pub(crate) fn rolled(
    book: &Book,
    game: &Game,
    (colour, class, effects): (Colour, &str, &[Effect]),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Answer::Table(table::Answer::Number(face)) = answer else { return Err(unasked()) };
    let face = u8::try_from(*face).ok().filter(|f| (1..=10).contains(f));
    let face = face.ok_or_else(|| Refusal::new("no-such-face", cited::TEN_FACES))?;
    let seat = game.find(colour)?;
    let works = works(book, game, seat, face);
    let cites: Cites = match (works, seat.level >= book.top_level(game)) {
        (true, true) => cited::ALWAYS_WORKS,
        (true, false) => cited::TEN_SIDES,
        (false, _) => cited::WORKS_NOT,
    };
    out.settle();
    out.say(table::Event::Rolled { roll: Roll::Ten(face), seat: Some(colour) }, of_dice::TEN_SIDES_FALLEN);
    out.say(munchkin::Event::Power { seat: colour, class: class.to_owned(), works }, cites);
    // A Cleric whose power works averts the Curse that was about to strike (MQ-CURSE-04).
    let below = game.agenda.iter().rev().nth(1);
    if let Some(curse @ Step::Munchkin(munchkin::Step::Cursed { seat: victim, .. })) = below
        && effects.is_empty()
        && book.rules.curse_averting_classes.iter().any(|c| c == class)
    {
        if works {
            out.say(table::Event::Settled, of_munchkins::AVERTED_BY_A_CLASS);
            out.say(munchkin::Event::Averted { seat: *victim }, of_munchkins::AVERTED_BY_A_CLASS);
        } else if game.stock.is_some() {
            let mut curse = curse.clone();
            if let Step::Munchkin(munchkin::Step::Cursed { tried, .. }) = &mut curse {
                *tried = true;
            }
            out.note(table::Event::Noted(curse));
        }
        return Ok(());
    }
    if !works {
        return Ok(());
    }
    run(book, game, colour, effects, out)
}
