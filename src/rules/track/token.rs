//! A token is moved by a card or by the table: without any reward (SR-MATRIX-10).

use crate::rules::amount::Amount;
use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::effect::mode::Mode;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::track::event::By;
use crate::rules::track::{Effect, Event, Track, bonus};

/// The track, where the rule set has one.
///
/// # Errors
/// That there is none.
pub(crate) fn on(game: &Game) -> Result<&Track, Refusal> {
    game.track.as_deref().ok_or_else(|| Refusal::new("no-track", Cites::NONE))
}

/// A token comes to stand elsewhere.
///
/// # Errors
/// That there is no such place, or that it stands there.
pub(crate) fn change(book: &Book, game: &Game, effect: &Effect, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
    match effect {
        Effect::Token { seat, change } => moved(book, game, (*seat, *change), mode, out),
    }
}

fn moved(
    book: &Book,
    game: &Game,
    (seat, change): (Colour, Amount),
    mode: Mode,
    out: &mut Facts,
) -> Result<(), Refusal> {
    const RULES: Cites = cites!["SR-MATRIX-10"];
    let track = on(game)?;
    game.find(seat)?;
    let (from, last) = (track.token(seat), i32::from(bonus::last(book)));
    let wish = change.from(from.into());
    if mode == Mode::Amend {
        ensure((0..=last).contains(&wish), || {
            Refusal::new("number-out-of-range", RULES).with("wish", wish).with("low", 0).with("high", last)
        })?;
    }
    // Beyond the ends of the row there is nothing: it stops there.
    let to = u8::try_from(wish.clamp(0, last)).unwrap_or(from);
    ensure(to != from, || Refusal::new("nothing-changes", RULES))?;
    out.say(Event::Token { seat, from, to, by: By::Card, card: None }, RULES);
    Ok(())
}
