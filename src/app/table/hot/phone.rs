//! What a seat does on its phone: what it is shown, and the pick it has made.

use crate::app::phones;
use crate::app::shell::Shell;
use crate::app::table::Table;
use crate::app::table::hot::{Hot, Next, Wish, next};
use crate::catalog::words::Words;
use crate::phones::shown::{self, Does, Now, Shown};
use crate::play::record::Who;
use crate::rules::ids::Colour;

/// Most lines of what happened.
const NEWS: usize = 8;

impl Hot {
    /// How it stands with a seat.
    fn now(&self, seat: Colour) -> Now<'_> {
        match self.next {
            Next::Person(own) if own == seat => Now::Asked(&self.marked),
            Next::Ring if self.ring.slots.contains(&seat) => {
                let said = (self.ring.claims.contains(&seat), self.ring.passes.contains(&seat));
                Now::Rings(match said {
                    (true, _) => Some(true),
                    (false, true) => Some(false),
                    (false, false) => None,
                })
            }
            _ => Now::Waits,
        }
    }
}

impl Table {
    /// What a seat is shown on its phone; none where the app keeps no hands.
    pub fn on_phone(&self, words: &Words, seat: Colour) -> Option<Shown> {
        let hot = self.hot.as_ref()?;
        let news: Vec<String> = self.log.iter().rev().take(NEWS).map(|line| line.text.clone()).collect();
        Some(shown::shown(words, (self.session.book(), self.game()), seat, hot.now(seat), &news))
    }

    /// Does what the tablet wants with phones.
    pub(in crate::app::table) fn heeds(&mut self, shell: &mut Shell, wish: phones::Wish) {
        let people: Vec<_> = self.people_here().collect();
        shell.phones.wish(&shell.words, &people, wish);
        self.phones_changed(shell);
    }

    /// Other hands are on phones than before, or none.
    pub(in crate::app) fn phones_changed(&mut self, shell: &Shell) {
        let inside = shell.phones.inside();
        if let Some(hot) = self.hot.as_mut().filter(|hot| hot.on_phone != inside) {
            hot.here.retain(|seat| inside.contains(seat));
            hot.on_phone = inside;
            hot.look(&self.session, &self.question);
        }
    }

    /// The app goes on after what was done on a phone.
    pub(in crate::app) fn goes_on_by(&mut self, shell: &mut Shell) {
        self.drive(shell);
        self.learns();
    }

    /// Does what a seat has picked on its phone. Whether it could be done.
    pub fn picked(&mut self, shell: &mut Shell, seat: Colour, does: &Does) -> bool {
        if !self.is_open() || self.is_sealing() {
            return false;
        }
        // Whoever acts on the phone holds the hand there again: it does not lie open here meanwhile.
        if let Some(hot) = self.hot.as_mut().filter(|hot| hot.is_lent(seat)) {
            hot.plays_here(seat, false);
            hot.lay(&self.session, &self.question);
        }
        let Some(hot) = &self.hot else { return false };
        match (hot.now(seat), does) {
            (Now::Asked(_), Does::Move(command)) => self.submit_as(shell, command, Who::Table),
            (Now::Asked(_), Does::Mark(card)) => {
                self.wish(shell, Wish::Mark(*card));
                true
            }
            (Now::Asked(_), Does::Give) => match next::given(self, hot) {
                Some(command) => self.submit_as(shell, &command, Who::Table),
                None => false,
            },
            (Now::Rings(said), Does::Claim) => {
                if said != Some(true) {
                    self.wish(shell, Wish::Claim(seat));
                }
                true
            }
            (Now::Rings(_), Does::Pass) => {
                self.wish(shell, Wish::Waive(seat));
                true
            }
            (Now::Waits | Now::Asked(_) | Now::Rings(_), _) => false,
        }
    }
}
