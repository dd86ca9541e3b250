//! Bad Stuff: as it is printed on a monster's card, or as the table says (MQ-RUN-13, MQ-RUN-14).

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking;
use crate::rules::book::Book;
use crate::rules::card::{Choice, MonsterCard, bind};
use crate::rules::cards::says::{speaker, strike};
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::cited::flight as cited;
use crate::rules::fight::foe::Monster;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::refusal::Refusal;
use crate::rules::table;

/// The card of a monster, where the app keeps them. A mate has none of its own: it is as bad as whom it is the mate of.
pub(crate) fn card<'a>(book: &'a Book, monster: &Monster) -> Option<&'a MonsterCard> {
    let like = || book.cards.monsters.iter().find(|card| card.def.name == monster.def.name);
    let own = monster.def.card.and_then(|card| book.cards.monster(card));
    own.or_else(|| monster.mate.and_then(|_| like()))
}

/// Bad Stuff strikes who was caught, as the card says. Whether it says what it is.
pub fn printed(book: &Book, game: &Game, (seat, monster): (Colour, MonsterId), out: &mut Facts) -> bool {
    let printed = game.foes.get(monster).and_then(|m| Some((m, card(book, m)?)));
    let Some((monster, card)) = printed.filter(|_| game.stock.is_some()) else { return false };
    if card.bad.is_empty() {
        out.say(table::Event::Settled, cited::CAUGHT);
        return true;
    }
    let effects = bind(game, speaker(seat, &monster.def.name), &Choice::default(), &card.bad);
    let mut over = Facts::default();
    over.say(table::Event::Settled, cited::CAUGHT);
    let mut struck = Facts::default();
    // That it is settled no effect looks at.
    if strike(book, game, &effects, &mut struck).is_err() {
        spared(book, game, seat, out);
        return true;
    }
    carried(book, game, seat, &struck, &mut over);
    out.0.extend(over.0);
    out.0.extend(struck.0);
    true
}

/// Whether Bad Stuff that is printed on a card would find nothing to take from somebody.
pub fn finds_nothing(book: &Book, game: &Game, (seat, monster): (Colour, MonsterId)) -> bool {
    let printed = game.foes.get(monster).and_then(|m| Some((m, card(book, m)?)));
    let Some((monster, card)) = printed.filter(|(_, card)| game.stock.is_some() && !card.bad.is_empty()) else {
        return false;
    };
    let effects = bind(game, speaker(seat, &monster.def.name), &Choice::default(), &card.bad);
    strike(book, game, &effects, &mut Facts::default()).is_err()
}

/// Bad Stuff that the app does not read: its effects were entered, or nothing of it applied.
///
/// # Errors
/// That nobody asked.
pub fn answer(book: &Book, game: &Game, seat: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    if asking::yes(answer)? {
        out.say(table::Event::Settled, cited::CAUGHT);
        carried(book, game, seat, &Facts::default(), out);
    } else {
        game.find(seat)?;
        spared(book, game, seat, out);
    }
    Ok(())
}

/// Nothing of it applied.
fn spared(book: &Book, game: &Game, seat: Colour, out: &mut Facts) {
    let Some(munchkin) = game.seat(seat) else { return };
    out.settle();
    book.system.spared(munchkin, out);
}

/// Who runs some way and has been carried off ends there, not where the way leads.
fn carried(book: &Book, game: &Game, colour: Colour, struck: &Facts, out: &mut Facts) {
    let runs = game.agenda.iter().rev().nth(1);
    let Some(Step::Fight(fight::Step::RunAway { seat, way: Some(way), left, next })) = runs else { return };
    let off = !way.taken && *seat == colour && game.seat(*seat).is_some_and(|s| book.system.carried(*way, s, struck));
    if let Some(way) = off.then(|| way.off()) {
        let runs = fight::Step::RunAway { seat: *seat, way: Some(way), left: left.clone(), next: *next };
        out.note(table::Event::Noted(Step::Fight(runs)));
    }
}
