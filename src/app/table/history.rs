//! Moving through the history of a game: back, forward, anywhere; and earlier entries put right.

use crate::app::shell::Shell;
use crate::app::table::log;
use crate::app::table::panel::Panel;
use crate::app::table::state::Table;
use crate::catalog::words::Names;
use crate::play::fix;
use crate::play::preview::{FixFault, Preview};
use crate::play::session::{Session, Written};
use crate::play::talk::Talk;
use crate::play::timeline::Point;
use crate::rules::command::Command;
use crate::rules::fight;
use crate::rules::ids::Colour;
use crate::store::hall;

/// How long it is asked whether something is to be taken back, in milliseconds, before the app goes on.
const UNDO_STANDS: i64 = 30_000;

impl Table {
    /// Back. What everybody has seen is taken back only if the table agrees: the same button again.
    pub(super) fn undo(&mut self, shell: &mut Shell) {
        self.undo_armed = self.session.undo_reveals() && !self.undo_armed;
        if !self.undo_armed {
            return self.travel(shell, Some("phone-undone"), Session::undo);
        }
        let timeline = self.session.timeline();
        let then = timeline.undo().map_or(self.game().turn.number, |to| timeline.state(to).turn.number);
        self.undo_asked = (shell.clock.now(), self.game().turn.number.saturating_sub(then));
    }

    /// Whether it is asked if something is to be taken back: nobody goes on meanwhile, for a while.
    pub(super) fn undo_stands(&mut self, now: i64) -> bool {
        self.undo_armed &= (0..UNDO_STANDS).contains(&(now - self.undo_asked.0));
        self.undo_armed
    }

    /// Forward.
    pub(super) fn redo(&mut self, shell: &mut Shell) {
        self.travel(shell, Some("phone-redone"), Session::redo);
    }

    /// Moves through history; what phones say of it, where it is known whether it was back or forward.
    fn travel(
        &mut self,
        shell: &mut Shell,
        said: Option<&'static str>,
        go: impl FnOnce(&mut Session, i64) -> Option<Written>,
    ) {
        if !self.is_open() {
            shell.say(shell.words.get("table-look-only"));
            return;
        }
        let left = self.session.timeline().here();
        let over = self.game().ending.is_some();
        if let Some(written) = go(&mut self.session, shell.clock.now()) {
            let back = !self.session.timeline().is_back(left);
            self.keep(shell, &written);
            // What is undone has changed nothing; how it was before the dice is worked out anew.
            (self.swing, self.was) = (None, None);
            let undoes = self.undoes.take();
            // Nobody has earned anything yet by an end that was a mistake.
            if over && self.game().ending.is_none() {
                shell.unfinish(&hall::known(&self.session));
            }
            self.weighs_hands();
            self.settle(shell, false);
            let told = match (said.unwrap_or(if back { "phone-undone" } else { "phone-redone" }), undoes) {
                ("phone-undone", Some(what)) if said.is_some() => {
                    shell.words.with("phone-undone-what", &[("what", what.into())])
                }
                (said, _) => shell.words.get(said),
            };
            self.after_travel(shell, told);
        }
    }

    /// Goes to any point of history.
    pub fn jump(&mut self, shell: &mut Shell, point: Point) {
        self.travel(shell, None, |session, at| session.jump(point, at));
    }

    /// What putting an earlier entry right would do: another command or none, from whose hand its card came if that is
    /// said, and what nobody had to say then.
    ///
    /// # Errors
    /// Why it cannot be put right like this, as a sentence.
    pub fn preview(
        &self,
        shell: &Shell,
        point: Point,
        change: (Option<&Command>, Option<Colour>),
        said: &[Command],
    ) -> Result<Preview, String> {
        fix::preview_by(&self.session, point, change, said).map_err(|fault| self.why_not(shell, fault))
    }

    /// What entering something that is missing after an entry would do.
    ///
    /// # Errors
    /// Why it cannot be entered there, as a sentence.
    pub fn added(&self, shell: &Shell, point: Point, command: &Command, said: &[Command]) -> Result<Preview, String> {
        fix::added(&self.session, point, command, said).map_err(|fault| self.why_not(shell, fault))
    }

    fn why_not(&self, shell: &Shell, fault: FixFault) -> String {
        match fault {
            FixFault::NotOnTheWay => shell.words.get("no-such-point"),
            FixFault::Refused(refusal) => shell.words.say(&refusal.message, Names::of(self.session.game())),
        }
    }

    /// Takes a fix over.
    pub fn accept(&mut self, shell: &mut Shell, preview: Preview) {
        if self.is_open() {
            let written = self.session.accept(preview, shell.clock.now());
            self.keep(shell, &written);
            self.settle(shell, false);
            // Whoever was fought last may have been told wrongly: it is not remembered so.
            self.met.forgets();
            self.after_travel(shell, shell.words.get("phone-fixed"));
        }
    }

    /// Somebody was caught after all: their sheet lies open for what Bad Stuff takes, and a line says so.
    pub fn caught_after_all(&mut self, shell: &Shell, seat: Colour, line: String) {
        self.panel = Some(Panel::Seat(seat));
        self.reminders.push(line);
        self.arrives(shell);
    }

    /// A fight was lost after all: what there is to do lies on the table, in sight until the turn is over.
    pub fn lost_after_all(&mut self, shell: &Shell, line: String) {
        self.after_all = Some((self.session.timeline().here(), self.game().turn.number, line));
        self.forgets();
        self.arrives(shell);
    }

    /// What was to be done with the cardboard is done; what a fight has left that was lost after all takes more than one
    /// touch.
    pub(super) fn forgets(&mut self) {
        let timeline = self.session.timeline();
        let stands = |(point, turn, _): &&(Point, u32, String)| {
            *turn == self.game().turn.number
                && fight::kept(self.game()).is_none()
                && timeline.path(timeline.here()).binary_search(point).is_ok()
        };
        let line = self.after_all.as_ref().filter(stands).map(|(_, _, line)| line.clone());
        self.reminders = line.into_iter().collect();
    }

    /// What was told already is told anew, in another language.
    pub fn tell_anew(&mut self, shell: &Shell) {
        self.log = log::recent(shell, &self.session);
        self.swing = None;
        self.refresh(shell);
    }

    /// What is seen is another point of history; phones say how it came to that.
    fn after_travel(&mut self, shell: &mut Shell, said: String) {
        shell.toast = None;
        self.looked_back = true;
        self.opens_again();
        self.forgets();
        self.dead.clear();
        self.notes.clear();
        self.log = log::recent(shell, &self.session);
        if let Some(hot) = &mut self.hot {
            hot.travelled(said, self.log.len());
        }
        (self.talk, self.spoken) = (Talk::of(&self.session), None);
        self.chosen = None;
        self.carrying = false;
        self.refresh(shell);
    }
}
