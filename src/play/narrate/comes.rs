//! What a play would make of the fight, in a few words: whom it counts for, and what becomes of the chance.

use crate::catalog::words::Words;
use crate::play::narrate::asking::fighter;
use crate::play::narrate::outlook::chance;
use crate::rules::book::Book;
use crate::rules::command::Command;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::fight::Fighter;
use crate::rules::fight::roll::totals;
use crate::rules::fight::sides::sums;
use crate::rules::fight::sum::{Sides, Sum};
use crate::rules::game::Game;
use crate::rules::question::Ask;
use crate::rules::{munchkin, table};

/// What a play would make of a fight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comes {
    /// What it adds, and for whom: "+5 for the Tax Gnome".
    pub change: String,
    /// How the fight would stand then; none where that cannot be told.
    pub odds: Option<String>,
}

/// What a play would make of the fight that goes on; none where it leaves the sums as they are, changes more than one of
/// them, or ends the fight. The game is copied for it.
pub fn comes(words: &Words, (book, game): (&Book, &Game), command: &Command) -> Option<Comes> {
    let before = sums(book, game, fight::under_way(game)?);
    let then = done(book, game, command)?;
    let after = sums(book, &then, fight::under_way(&then)?);
    let (who, strength, dice) = changed(&before, &after)?;
    let change = for_whom(words, adds(words, strength, dice)?, fighter(words, game, who));
    Some(Comes { change, odds: turns(words, book, (&before, &after)) })
}

/// How it is once a command has been carried out; a Curse as if nobody averted it.
fn done(book: &Book, game: &Game, command: &Command) -> Option<Game> {
    let mut then = game.clone();
    engine::act(book, &mut then, command).ok()?;
    if let Ask::Munchkin(munchkin::Ask::Cursed { .. }) = engine::question(book, &then).ask {
        engine::act(book, &mut then, &table::Command::Answer(table::Answer::Done.into()).into()).ok()?;
    }
    Some(then)
}

/// Whether a command adds something to the munchkins of a fight in which nothing but their Levels counts (SR-CMB-23).
pub fn counts_nothing((book, game): (&Book, &Game), command: &Command) -> bool {
    let Some(before) = fight::under_way(game).filter(|now| now.foes(game).any(|foe| foe.def.only_levels)) else {
        return false;
    };
    let mut then = game.clone();
    let acted = engine::act(book, &mut then, command).is_ok();
    let Some(after) = fight::under_way(&then).filter(|_| acted) else { return false };
    let new = after.terms.get(before.terms.len()..).unwrap_or_default();
    let only = after.foes(&then).any(|foe| foe.def.only_levels);
    only && !new.is_empty() && new.iter().all(|term| matches!(term.who, Fighter::Seat(_)))
}

/// How a fight would stand that a command puts somebody into: whoever has to help; none where it puts nobody there.
pub fn joined(words: &Words, (book, game): (&Book, &Game), command: &Command) -> Option<String> {
    let before = sums(book, game, fight::under_way(game)?);
    let mut then = game.clone();
    engine::act(book, &mut then, command).ok()?;
    let after = sums(book, &then, fight::under_way(&then)?);
    let more = after.munchkins.len() > before.munchkins.len();
    turns(words, book, (&before, &after)).filter(|_| more)
}

/// What the chance of a fight would become; without dice what both sides come to.
fn turns(words: &Words, book: &Book, (before, after): (&Sides, &Sides)) -> Option<String> {
    chance(words, book, after).map(|then| match chance(words, book, before) {
        Some(now) if book.system.rolls() && now == then => words.with("comes-odds-still", &[("odds", now.into())]),
        Some(now) if book.system.rolls() => words.with("comes-odds", &[("before", now.into()), ("after", then.into())]),
        // Whose lead it is would not be said by a number alone.
        _ => {
            let (ours, theirs) = totals(after, &[]);
            let ties = ours == theirs && after.wins(ours, theirs);
            words.with(
                if ties { "comes-tie" } else { "comes-totals" },
                &[("ours", ours.into()), ("theirs", theirs.into())],
            )
        }
    })
}

/// What is added to a side: strength, dice, or both; none of nothing.
pub fn adds(words: &Words, strength: i32, dice: i32) -> Option<String> {
    let strength = (strength != 0).then(|| format!("{strength:+}"));
    let dice =
        (dice != 0).then(|| words.with("hand-dice", &[("by", format!("{dice:+}").into()), ("dice", dice.into())]));
    let parts: Vec<String> = strength.into_iter().chain(dice).collect();
    (!parts.is_empty()).then(|| words.list(&parts))
}

/// What is added, and for whom.
pub fn for_whom(words: &Words, adds: String, who: String) -> String {
    words.with("card-for-whom", &[("bonus", adds.into()), ("name", who.into())])
}

/// The only one who comes to something else than before, with strength and dice gained.
fn changed(before: &Sides, after: &Sides) -> Option<(Fighter, i32, i32)> {
    let all = |sides: &Sides| -> Vec<Sum> { sides.munchkins.iter().chain(&sides.monsters).copied().collect() };
    let (before, after) = (all(before), all(after));
    let same = before.len() == after.len() && before.iter().zip(&after).all(|(was, is)| was.who == is.who);
    let gained = |(was, is): (&Sum, &Sum)| {
        let (strength, dice) = (is.strength - was.strength, is.dice.cast_signed() - was.dice.cast_signed());
        (strength != 0 || dice != 0).then_some((is.who, strength, dice))
    };
    let mut changes = before.iter().zip(&after).filter_map(gained);
    changes.next().filter(|_| same && changes.next().is_none())
}
