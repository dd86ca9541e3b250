//! What is asked on the track, carried out; and what all else that happens means for it.

use crate::rules::book::Book;
use crate::rules::command;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::refusal::Refusal;
use crate::rules::track::hack::{Hack, hack};
use crate::rules::track::{Command, deeds, god, row};

/// Carries out what is asked.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub(crate) fn decide(book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
    match command {
        Command::Hack { seat, how, pays, choice } => {
            hack(book, game, Hack { seat: *seat, how: *how, pays, choice }, out)
        }
        Command::FaceGod { def } => god::faces(book, game, def.as_deref(), out),
    }
}

/// What a command that has been carried out, and its facts from a place on, mean for the track.
pub(crate) fn decided(book: &Book, game: &Game, command: &command::Command, said: usize, out: &mut Facts) {
    if game.track.is_some() {
        deeds::commanded(book, game, command, out);
        followed(book, game, said, out);
    }
}

/// What has to be looked at before anything else follows: what was done, and a row that is still to be laid. Whether
/// anything was said.
#[inline]
pub(crate) fn looks(book: &Book, game: &Game, out: &mut Facts) -> bool {
    game.track.is_some() && (deeds::weighed(book, game, out) || row::missing(book, game, out))
}

/// The same of facts that follow by themselves, or from an answer.
#[inline]
pub(crate) fn followed(book: &Book, game: &Game, said: usize, out: &mut Facts) {
    if game.track.is_some() && out.0.len() > said {
        deeds::happened(game, said, out);
        god::happened(book, game, said, out);
    }
}
