//! Somebody decides about a fight on a phone: whoever plays at the tablet has got something meanwhile, as whoever holds a phone
//! can, whatever is in their hands. They are handed the screen, and what was asked waits until they have played or have not.

use crate::app::shell::Shell;
use crate::app::table::hot::own::owner;
use crate::app::table::hot::state::{Hot, Meanwhile, Next, Wish};
use crate::app::table::message::wish;
use crate::app::table::prompt::parts::Context;
use crate::app::table::state::Table;
use crate::catalog::words::Names;
use crate::play::reacting;
use crate::play::session::Session;
use crate::rules::command::Command;
use crate::rules::ids::Colour;
use crate::rules::question::Question;

impl Hot {
    /// Who has got something while somebody else thinks about a fight on a phone.
    pub fn meanwhile(&self) -> Option<Colour> {
        self.meanwhile.as_ref().map(|meanwhile| meanwhile.seat)
    }

    /// Who is at the tablet alone, all others holding phones.
    pub(super) fn alone_here(&self, session: &Session) -> Option<Colour> {
        let mut here = self.people(session).filter(|seat| !self.is_phoned(*seat));
        let alone = here.next()?;
        (here.next().is_none() && self.several).then_some(alone)
    }

    /// Whether somebody at the tablet could play into a fight that is thought about on a phone.
    pub(super) fn may_break_in(&self, question: &Question, seat: Colour) -> bool {
        let phoned = question.seat.is_some_and(|asked| self.is_phoned(asked));
        phoned && !self.is_phoned(seat) && reacting::may_break_in(question, seat)
    }

    /// Whoever has got something is at it, as long as what they break into is thought about.
    pub(super) fn goes_between(&mut self, question: &Question) {
        let Some(seat) = self.meanwhile() else { return };
        match self.next {
            Next::Person(_) if self.may_break_in(question, seat) => self.next = Next::Person(seat),
            _ => self.meanwhile = None,
        }
    }

    /// Whoever had something has played it: whoever thinks is asked on.
    pub(in crate::app::table) fn has_broken_in(&mut self, command: &Command) {
        if self.meanwhile.is_some() && owner(command) == self.meanwhile() {
            self.meanwhile = None;
        }
    }

    /// Whether a move is not for whoever has got something: they play, and decide nothing for whoever fights.
    pub(in crate::app::table) fn is_not_theirs(&self, command: &Command) -> bool {
        let theirs = |seat: Colour| owner(command) == Some(seat) && reacting::plays(command);
        self.meanwhile().is_some_and(|seat| !theirs(seat))
    }

    /// Somebody has got something; what is put together on the phone of whoever decides is put aside.
    fn begins_between(&mut self, (session, question): (&Session, &Question), seat: Colour) {
        #[cfg(feature = "phones")]
        self.sets_aside(session.game());
        self.meanwhile = Some(Meanwhile {
            seat,
            at: session.records(),
            marked: std::mem::take(&mut self.marked),
            armed: self.armed.take(),
            #[cfg(feature = "phones")]
            chooses: self.chooses,
        });
        self.look(session, question);
        // Nobody else is there from whom the hand has to be hidden.
        let alone = self.people(session).all(|own| own == seat || self.is_phoned(own));
        if alone {
            self.hand_to(seat, session.game().turn.number);
            self.lay(session, question);
        }
    }

    /// It was nothing after all: whoever decides finds everything as it was.
    fn ends_between(&mut self, (session, question): (&Session, &Question), aside: Meanwhile) {
        self.look(session, question);
        if session.records() == aside.at {
            (self.marked, self.armed) = (aside.marked, aside.armed);
            #[cfg(feature = "phones")]
            {
                self.chooses = aside.chooses;
            }
        }
    }
}

impl Table {
    /// Somebody at the tablet has got something while somebody else thinks about a fight on a phone, or nothing after all.
    pub(super) fn says_meanwhile(&mut self, shell: &mut Shell, seat: Colour) {
        if !self.is_open() || self.is_sealing() {
            return;
        }
        let at = (&self.session, &self.question);
        let Some(hot) = &mut self.hot else { return };
        match hot.meanwhile.take_if(|aside| aside.seat == seat) {
            Some(aside) => hot.ends_between(at, aside),
            None if may_say(hot, at, seat) => {
                hot.begins_between(at, seat);
                self.tells_missed(shell);
            }
            None => {}
        }
    }
}

/// Whether somebody may say now that they have got something.
fn may_say(hot: &Hot, (session, question): (&Session, &Question), seat: Colour) -> bool {
    let asked = matches!(hot.next, Next::Person(_)) && hot.meanwhile.is_none();
    asked && hot.is_person(session, seat) && hot.may_break_in(question, seat)
}

/// Whether a fight is thought about on a phone, and somebody is at the tablet who could play into it.
pub fn stands(table: &Table, hot: &Hot) -> bool {
    let may = |seat: Colour| hot.may_break_in(&table.question, seat);
    matches!(hot.next, Next::Person(_)) && hot.people(&table.session).any(may)
}

/// Whether the name of somebody can be touched then, and whether it has been.
pub fn says(table: &Table, hot: &Hot, seat: Colour) -> (bool, bool) {
    let own = hot.meanwhile() == Some(seat);
    (own || may_say(hot, (&table.session, &table.question), seat), own)
}

/// What whoever has got something is asked.
pub fn asked(table: &Table, shell: &Shell) -> Option<String> {
    let seat = table.hot.as_ref()?.meanwhile()?;
    let name = |seat: Colour| shell.words.seat(seat, Names::of(table.game()));
    let args = [("seat", name(seat).into()), ("main", name(table.question.seat?).into())];
    Some(shell.words.with("meanwhile-asked", &args))
}

/// What takes it back.
pub fn context(shell: &Shell, hot: &Hot) -> Option<Context> {
    let seat = hot.meanwhile()?;
    Some(Context::new(shell.words.get("meanwhile-nothing"), Some(wish(Wish::Claim(seat)))))
}
