//! What every step has in common: a question with the rules behind it, an answer with whoever gives it.

use crate::rules::answer::Answer;
use crate::rules::cite::Cites;
use crate::rules::ids::Colour;
use crate::rules::question::{Ask, Question};
use crate::rules::refusal::Refusal;
use crate::rules::table;

/// Where answers are told to, each with whoever gives it; anybody, if none.
pub(crate) type Say<'a> = &'a mut dyn FnMut(Option<Colour>, Answer);

/// A question to somebody, or to nobody in particular.
pub(crate) fn asked(seat: Option<Colour>, ask: impl Into<Ask>, cites: Cites) -> Option<Question> {
    Some(Question { seat, ask: ask.into(), cites })
}

/// Yes or no; anything else nobody asked.
pub(crate) fn yes(answer: &Answer) -> Result<bool, Refusal> {
    if let Answer::Table(table::Answer::Done) = answer {
        return Ok(true);
    }
    let Answer::Table(table::Answer::No) = answer else { return Err(unasked()) };
    Ok(false)
}

/// Nobody asked that.
pub(crate) fn unasked() -> Refusal {
    Refusal::new("not-asked", Cites::NONE)
}
