//! Dice that lie on the table and do not count yet: what they show, and what they would show changed.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::table;

/// The dice that are cast and wait.
pub fn open(game: &Game) -> Option<(Colour, &Answer, Option<usize>)> {
    game.agenda.iter().rev().find_map(|step| {
        let Step::Table(table::Step::Cast { seat, roll, again }) = step else { return None };
        Some((*seat, &**roll, *again))
    })
}

/// How many sides a die of a roll has, and how many dice there are.
pub fn shape(roll: &Answer, step: Option<&Step>) -> (u8, usize) {
    if let Answer::Table(table::Answer::Dice(faces)) = roll {
        return (6, faces.len());
    }
    let number = matches!(roll, Answer::Table(table::Answer::Number(_)));
    let power = matches!(step, Some(Step::Munchkin(munchkin::Step::PowerRoll { .. })));
    (if number && power { 10 } else { 6 }, 1)
}

/// The step whose dice are cast.
pub fn asked(game: &Game) -> Option<&Step> {
    let at = game.agenda.iter().rposition(|s| matches!(s, Step::Table(table::Step::Cast { .. })))?;
    game.agenda.get(at.checked_sub(1)?)
}

/// What one die of a roll shows; the Monster Die the place of its colour.
pub(crate) fn face(roll: &Answer, index: usize) -> Option<u8> {
    if let Answer::Fight(fight::Answer::Ran { face, .. }) = roll {
        return Some(*face);
    }
    let Answer::Table(own) = roll else { return None };
    match own {
        table::Answer::Dice(faces) => faces.get(index).copied(),
        table::Answer::Number(face) => u8::try_from(*face).ok(),
        table::Answer::Colour(colour) => u8::try_from(colour.index() + 1).ok(),
        table::Answer::Done | table::Answer::No | table::Answer::Seat(_) | table::Answer::Die { .. } => None,
    }
}

/// A roll with one die showing something else.
pub(crate) fn turned(roll: &Answer, index: usize, face: u8) -> Option<Answer> {
    if let Answer::Fight(fight::Answer::Ran { monster, .. }) = roll {
        return Some(Answer::Fight(fight::Answer::Ran { monster: *monster, face }));
    }
    let Answer::Table(own) = roll else { return None };
    Some(Answer::Table(match own {
        table::Answer::Dice(faces) => {
            let mut faces = faces.clone();
            *faces.get_mut(index)? = face;
            table::Answer::Dice(faces)
        }
        table::Answer::Number(_) => table::Answer::Number(face.into()),
        table::Answer::Colour(_) => table::Answer::Colour(*Colour::ALL.get(usize::from(face).checked_sub(1)?)?),
        table::Answer::Done | table::Answer::No | table::Answer::Seat(_) | table::Answer::Die { .. } => return None,
    }))
}

/// Whatever a die that is rolled again can show.
pub(crate) fn faces(game: &Game, roll: &Answer) -> impl Iterator<Item = Answer> + use<> {
    let (sides, _) = shape(roll, asked(game));
    let colours = if matches!(roll, Answer::Table(table::Answer::Colour(_))) { &Colour::ALL[..] } else { &[] };
    (1..=sides)
        .map(|face| Answer::Table(table::Answer::Number(face.into())))
        .chain(colours.iter().map(|c| Answer::Table(table::Answer::Colour(*c))))
}
