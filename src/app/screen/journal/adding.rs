//! Something that was never entered, put in where it belongs: what there is to choose, each called in a word or two.

use crate::app::shell::Shell;
use crate::app::table::Table;
use crate::app::table::play::draft::Ill;
use crate::play::fix::missing::{curse, missing};
use crate::rules::command::Command;
use crate::rules::game::Game;
use crate::rules::munchkin::played::Played;
use crate::rules::{fight, munchkin};

/// What there is to choose.
#[derive(Debug, Default)]
pub struct Adding {
    /// Deeds and cards.
    pub deeds: Vec<(String, Command)>,
    /// What a Curse did.
    pub curses: Vec<(String, Command)>,
}

impl Adding {
    /// All that the game took then.
    pub fn of(shell: &Shell, table: &Table, then: &Game) -> Adding {
        let (words, book) = (&shell.words, table.session.book());
        let deeds = missing(book, then).into_iter().map(|missing| (words.get(missing.id), missing.command));
        let deeds: Vec<(String, Command)> = deeds.collect();
        if deeds.is_empty() {
            return Adding::default();
        }
        let on = fight::under_way(then).map(|now| now.main).or(then.turn.seat).and_then(|on| then.seat(on));
        let listed = then.seats.iter().any(|seat| !seat.gear.is_empty());
        let curses = Ill::offered(then, on, listed).into_iter().filter_map(|ill| {
            let name = ill.text(words);
            let command = curse(book, then, &name, &|on| ill.effects(on, (book, then), &name))?;
            does_something(&command).then_some((name, command))
        });
        Adding { deeds, curses: curses.collect() }
    }
}

/// Whether a Curse does anything at all.
fn does_something(command: &Command) -> bool {
    let Command::Munchkin(munchkin::Command::Play { what, .. }) = command else { return false };
    matches!(&**what, Played::Curse { effects, .. } if !effects.is_empty())
}
