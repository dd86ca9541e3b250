//! Dice that are cast but do not count yet, while a card can still change them (MQ-DIE-11, OQ-14).

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::dice::cited;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::DiceWindow;
use crate::rules::table;
use crate::rules::table::step::About;
use crate::rules::table::window;

/// Whether dice wait for a card before they count: some hand holds one that changes dice, and it could change what they
/// decide.
fn waits(book: &Book, game: &Game, step: &Step, roll: &Answer) -> Option<Colour> {
    let seat = match (step, roll) {
        (Step::Fight(fight::Step::RunAway { seat, .. }), Answer::Fight(fight::Answer::Ran { .. }))
        | (
            Step::Munchkin(munchkin::Step::PowerRoll { seat, .. } | munchkin::Step::Theft { seat, .. }),
            Answer::Table(table::Answer::Number(_)),
        ) => *seat,
        _ => book.system.rolled(step, roll)?,
    };
    let dice = book.cards.dice();
    let stock = game.stock.as_ref()?;
    // Where everybody is asked every time, only what all can see counts: who is asked betrays no hand (OQ-41).
    let cards: u32 = if book.house(game).dice_window() == DiceWindow::Always {
        stock.all.and(dice).without(&stock.discards).len()
    } else {
        game.seats.iter().filter(|s| !s.away && s.held.meets(dice)).map(|s| s.held.shared(dice)).sum()
    };
    // Nobody is asked about dice that decide the same whatever they show.
    (cards > 0 && book.system.decides(book, game, (step, roll), cards as usize)).then_some(seat)
}

/// Lets dice wait if somebody could change them; otherwise they count at once. Whether they wait.
pub(crate) fn hold(book: &Book, game: &Game, step: &Step, roll: &Answer, out: &mut Facts) -> Result<bool, Refusal> {
    let Some(seat) = waits(book, game, step, roll) else { return Ok(false) };
    // Only dice that could count wait.
    book.system.answer(book, game, step, roll, &mut Facts::default())?;
    out.say(
        table::Event::Owed(Step::Table(table::Step::Cast { seat, roll: Box::new(roll.clone()), again: None })),
        cited::TURNS_ANY_DIE,
    );
    window::open(game, About::Dice, seat, None, out);
    Ok(true)
}

/// Nobody changes the dice any more: they count.
pub(crate) fn count(book: &Book, game: &Game, roll: &Answer, out: &mut Facts) {
    out.settle();
    let then = out.on(game);
    let mut facts = Facts::default();
    let counts = then.top().is_some_and(|step| book.system.answer(book, &then, step, roll, &mut facts).is_ok());
    // What was rolled for is no longer there: it is asked anew, or owed no more.
    if counts {
        if matches!(then.top(), Some(Step::Munchkin(munchkin::Step::PowerRoll { .. }))) {
            facts.rest_by(cited::TEN_SIDES_FALLEN);
        }
        out.0.extend(facts.0);
    }
}

/// An answer to the question that stands; dice that a card could still change wait.
pub(crate) fn answer(book: &Book, game: &Game, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    ensure(game.ending.is_none(), || Refusal::new("game-over", cited::OVER))?;
    let Some(top) = game.top() else { return Err(unasked()) };
    if hold(book, game, top, answer, out)? {
        return Ok(());
    }
    book.system.answer(book, game, top, answer, out)
}
