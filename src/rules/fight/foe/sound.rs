//! What is told of a monster can be kept and shown.

use crate::rules::fight::foe::card::{Against, MonsterDef};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::text;

/// Checks that a text can be kept and shown.
///
/// # Errors
/// That it cannot.
pub(crate) fn sound(text: &str) -> Result<(), Refusal> {
    ensure(text::sound_name(text), || Refusal::new("text-unsound", cites![]))
}

/// Checks that a number is within a range.
///
/// # Errors
/// That it is not, and what the range is.
pub(crate) fn range(wish: i64, low: i64, high: i64) -> Result<(), Refusal> {
    ensure((low..=high).contains(&wish), || {
        Refusal::new("number-out-of-range", cites![]).with("wish", wish).with("low", low).with("high", high)
    })
}

/// Checks what a monster or a room has against some.
///
/// # Errors
/// What of it cannot be kept.
pub(crate) fn check_against(list: &[Against]) -> Result<(), Refusal> {
    range(list.len() as i64, 0, 20)?;
    list.iter().try_for_each(|against| {
        sound(&against.who)?;
        range(against.strength.into(), -99, 99)?;
        range(against.dice.into(), -20, 20)
    })
}

/// Checks that a monster's card can be kept and shown.
///
/// # Errors
/// What of it cannot.
pub fn check_def(def: &MonsterDef) -> Result<(), Refusal> {
    sound(&def.name)?;
    sound(&def.note)?;
    range(def.level.unwrap_or(1).into(), 1, 999)?;
    range(def.dice.unwrap_or(0).into(), 0, 40)?;
    range(def.treasures.unwrap_or(0).into(), 0, 99)?;
    range(def.keywords.len() as i64, 0, 20)?;
    check_against(&def.against)?;
    def.keywords.iter().try_for_each(|word| sound(word))
}
