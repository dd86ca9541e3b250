//! The titles that are kept over games: the one on the table is over, and everybody has theirs.

use crate::app::screen::hall;
use crate::app::shell::Shell;
use crate::app::table::end::told::New;
use crate::app::table::lesson::kind::Lesson;
use crate::app::table::saving::Keeping;
use crate::app::table::state::Table;
use crate::catalog::words::Value;
use crate::play::daily;
use crate::rules::ids::Colour;
use crate::store::hall::{Finished, Hall};

impl Table {
    /// Keeps what everybody has earned, once the game is over. A lesson earns nothing, and a window that only looks keeps
    /// nothing.
    pub fn keep_titles(&mut self, shell: &mut Shell) {
        let Some(end) =
            self.end.as_mut().filter(|end| end.titles.is_none() && !matches!(self.lesson, Some(Lesson::Turn(_))))
        else {
            return;
        };
        let game = Finished::of(&self.session, &end.story);
        let known = game.as_ref().map(|game| game.game.clone());
        if let Some(game) = game.filter(|_| !matches!(self.keeping, Keeping::LookOnly)) {
            shell.finish(game);
        }
        let people = self.session.game().seats.iter().filter(|seat| seat.is_persons()).map(|seat| seat.colour);
        let kept = known.and_then(|known| shell.hall.game(&known));
        end.titles = Some(kept.map(|game| new(&shell.hall, game, people)).unwrap_or_default());
    }

    /// How the dungeon of the day went, in a line.
    pub fn result(&self, shell: &Shell) -> Option<String> {
        daily::result(&shell.words, &self.session, &self.end.as_ref()?.story)
    }

    pub(in crate::app::table) fn copy_result(&self, shell: &mut Shell) {
        if let Some(line) = self.result(shell) {
            shell.copy(line);
        }
    }
}

fn new(hall: &Hall, game: &Finished, people: impl Iterator<Item = Colour>) -> New {
    let of = |person| hall.new_in(game, person).map(str::to_owned).collect();
    people.zip(game.people.iter().map(of)).collect()
}

/// What is new of somebody, in words: one title, and how many more there are.
pub fn told(shell: &Shell, new: &New, colour: Colour) -> Option<String> {
    let (_, titles) = new.iter().find(|(of, titles)| *of == colour && !titles.is_empty())?;
    // The rarest stand last.
    let title = hall::called(shell, titles.last()?);
    let args = [("title", Value::from(title)), ("left", Value::from(titles.len() - 1))];
    Some(shell.words.with("hall-new", &args))
}
