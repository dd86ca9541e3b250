//! Races and Classes in play, and the cards that let one have two of them (MQ-RACE, MQ-CLASS and MQ-HALF rows).

use crate::rules::book::Book;
use crate::rules::card::CardKind;
use crate::rules::cite::Cites;
use crate::rules::effect::mode::Mode;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::message::Arg;
use crate::rules::munchkin;
use crate::rules::munchkin::cited;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::text::sound_name;

/// Checks the Races or Classes somebody is to have: one, or two different ones with the card for it.
pub(crate) fn check(
    kinds: &[String],
    (card, lacking): (bool, &'static str),
    cites: Cites,
    mode: Mode,
) -> Result<(), Refusal> {
    ensure(kinds.len() <= 2, || Refusal::new("two-kinds-at-most", cited::TWO_KINDS))?;
    ensure(kinds.iter().all(|k| !k.is_empty() && sound_name(k)), || Refusal::new("text-unsound", Cites::NONE))?;
    ensure(kinds.len() < 2 || kinds[0] != kinds[1], || {
        Refusal::new("same-kind-twice", cited::OTHER_KINDS).with("kind", kinds[0].as_str())
    })?;
    ensure(kinds.len() < 2 || card || mode == Mode::Amend, || Refusal::new(lacking, cites))
}

/// The refusal of a second Race or Class, with what the card for it is called: by its own name where the app deals it.
pub(crate) fn named(book: &Book, game: &Game, is: &CardKind, refusal: Refusal) -> Refusal {
    let dealt = game.stock.as_ref().and_then(|_| book.cards.cards.iter().find(|def| def.is == *is));
    let printed = if *is == CardKind::HalfBreed { "kind-half-breed" } else { "kind-super-munchkin" };
    refusal.with("card", dealt.map_or(Arg::Said(printed), |def| Arg::Text(def.name.clone())))
}

/// Half-Breed is lost as soon as there is no Race (MQ-HALF-08).
pub(crate) fn races_gone(seat: &Seat, races: &[String], mode: Mode, out: &mut Facts) {
    if mode == Mode::Play && races.is_empty() && seat.half_breed {
        out.say(munchkin::Event::HalfBreed { seat: seat.colour, on: false }, cited::HALF_BREED_LOST);
    }
}

/// Super Munchkin is lost as soon as there is no Class (MQ-HALF-10); without a map as soon as one of the two has gone
/// (MC-HALF-09).
pub(crate) fn classes_gone(game: &Game, seat: &Seat, classes: &[String], mode: Mode, out: &mut Facts) {
    let parted = !game.has_map() && seat.classes.len() > 1 && classes.len() < 2;
    if mode == Mode::Play && (classes.is_empty() || parted) && seat.super_munchkin {
        out.say(munchkin::Event::SuperMunchkin { seat: seat.colour, on: false }, cited::SUPER_LOST);
    }
}

/// Whether the card for a second one can come or go: it needs one to lie beside (MQ-HALF-03), and leaves only when one
/// is left to stay (OQ-81).
fn card(
    (of, kinds): (&'static str, &[String]),
    (was, on): (bool, bool),
    cites: Cites,
    mode: Mode,
) -> Result<(), Refusal> {
    ensure(was != on, || Refusal::new("nothing-changes", Cites::NONE))?;
    if mode == Mode::Play {
        ensure(!on || !kinds.is_empty(), || Refusal::new("nothing-to-halve", cites).with("of", of))?;
        ensure(on || kinds.len() < 2, || Refusal::new("one-kind-has-to-go", cites))?;
    }
    Ok(())
}

pub(crate) fn half_breed(seat: &Seat, on: bool, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
    card(("race", &seat.races), (seat.half_breed, on), cited::HALF_BREED_NEEDS, mode)?;
    out.say(munchkin::Event::HalfBreed { seat: seat.colour, on }, cited::HALF_BREED);
    Ok(())
}

pub(crate) fn super_munchkin(seat: &Seat, on: bool, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
    card(("class", &seat.classes), (seat.super_munchkin, on), cited::SUPER_NEEDS, mode)?;
    out.say(munchkin::Event::SuperMunchkin { seat: seat.colour, on }, cited::SUPER);
    Ok(())
}
