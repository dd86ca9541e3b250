//! Where a running game is kept, and what the table is told when it is not.

use crate::app::shell::Shell;
use crate::app::table::draft::Draft;
use crate::app::table::panel::Panel;
use crate::app::table::play::CardDraft;
use crate::app::table::saving::Keeping;
use crate::app::table::state::Table;
use crate::catalog::words::Names;
use crate::play::session::Written;
use crate::store::game_file::ENDING;
use crate::store::writer::Failed;
use crate::store::{library, secrets, shelf};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// What has been begun to be said: an answer, a card.
#[derive(Deserialize, Serialize)]
struct Begun<'a> {
    answer: Option<Cow<'a, Draft>>,
    card: Option<Cow<'a, CardDraft>>,
}

impl Table {
    /// What failed in the keeping, if anything has.
    pub fn failure(&self) -> Option<String> {
        match &self.keeping {
            Keeping::Failed { reason } => Some(reason.clone()),
            Keeping::File(file) => file.failure(),
            Keeping::LookOnly | Keeping::Memory => None,
        }
    }

    /// Comes true when the keeping fails while nobody does anything.
    pub fn fails(&self) -> Option<Failed> {
        match &self.keeping {
            Keeping::File(file) => Some(file.failed()),
            Keeping::Failed { .. } | Keeping::LookOnly | Keeping::Memory => None,
        }
    }

    /// Whether the game can be put away: all of it is on disk, or the table was told that it is not and leaves all the
    /// same.
    pub fn settled(&mut self, shell: &mut Shell) -> bool {
        if let Keeping::File(file) = &mut self.keeping
            && let Err(fault) = file.flush()
        {
            self.keeping = Keeping::Failed { reason: fault.say(&shell.words) };
        }
        if let (Keeping::File(_), Some(home)) = (&self.keeping, &shell.home) {
            self.summary.put_away(home, &self.session);
        }
        if !matches!(self.keeping, Keeping::Failed { .. }) || self.told_unsaved {
            return true;
        }
        self.told_unsaved = true;
        shell.say(shell.words.get("table-unsaved"));
        false
    }

    /// Writes a record down before anything of it is shown.
    pub(super) fn keep(&mut self, shell: &mut Shell, written: &Written) {
        if let Keeping::File(file) = &mut self.keeping
            && let Err(fault) = file.append(&written.line)
        {
            shell.complain(&fault);
            self.keeping = Keeping::Failed { reason: fault.say(&shell.words) };
        }
        if let (Keeping::File(_), Some(home)) = (&self.keeping, &shell.home) {
            self.summary.note(home, &self.session);
        }
    }

    /// Keeps what has been begun to be said, if anything has.
    pub(super) fn keep_draft(&mut self, shell: &Shell) {
        let (Keeping::File(_), Some(home)) = (&self.keeping, &shell.home) else { return };
        let fresh = Draft::of(&self.question, self.session.game(), self.session.book());
        let card = match &self.panel {
            Some(Panel::Card(card)) => Some(Cow::Borrowed(&**card)),
            _ => None,
        };
        let answer = (self.draft != fresh).then_some(Cow::Borrowed(&self.draft));
        let begun = (answer.is_some() || card.is_some()).then_some(Begun { answer, card });
        // Most of the time nothing has been begun.
        let asked = begun.as_ref().map(|_| self.asked_as()).unwrap_or_default();
        self.drafts.note(home, (self.session.text(), &asked), begun.as_ref());
    }

    /// Takes up what had been begun to be said when the game was left.
    pub fn take_up_draft(&mut self, shell: &Shell) {
        let (Keeping::File(_), Some(home)) = (&self.keeping, &shell.home) else { return };
        if let Some(begun) = self.drafts.take_up::<Begun<'static>>(home, (self.session.text(), &self.asked_as())) {
            if let Some(answer) = begun.answer {
                self.draft = answer.into_owned();
            }
            // A card is told on where it was.
            if let Some(card) = begun.card {
                self.panel = Some(Panel::Card(Box::new(card.into_owned())));
            }
        }
        self.keep_draft(shell);
        self.show(shell);
    }

    fn asked_as(&self) -> String {
        format!("{:?}", self.question)
    }

    /// Writes the whole game anew into another file, and goes on there.
    pub(super) fn save_elsewhere(&mut self, shell: &mut Shell) {
        if shell.page.is_there {
            // A browser that keeps nothing more has no other place for it either.
            self.told_unsaved = true;
            let text = self.session.text().to_vec();
            let (game, words) = (self.session.game(), &shell.words);
            let players = game.seats.iter().map(|seat| words.seat(seat.colour, Names::of(game))).collect::<Vec<_>>();
            let name = match self.session.header().name.as_str() {
                "" => shelf::of_players(&game.system, &players, &shell.clock.day()),
                name => name.to_owned(),
            };
            return shell.give(shelf::copied(ENDING.as_ref(), &name), text);
        }
        let Some(home) = &shell.home else { return };
        match library::save_anew(home, &shell.clock.day(), self.session.text()) {
            Ok(mut file) => {
                let text =
                    shell.words.with("table-saved-elsewhere", &[("path", file.path().display().to_string().into())]);
                file.copy_to(&home.backups());
                // Where even that cannot be written, other dice begin when the game is opened again.
                let _ = secrets::move_to(home, &self.session, file.path());
                self.keeping = Keeping::File(file);
                self.told_unsaved = false;
                shell.say(text);
            }
            Err(fault) => shell.complain(&fault),
        }
    }
}
