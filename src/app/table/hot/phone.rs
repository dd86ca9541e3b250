//! What a seat does on its phone: what it is shown, and the pick it has made.

use crate::app::phones;
use crate::app::shell::Shell;
use crate::app::table::Table;
use crate::app::table::hot::pieces::SILENT;
use crate::app::table::hot::state::Touched;
use crate::app::table::hot::{Hot, Next, Wish, next};
use crate::catalog::words::{Names, Words};
use crate::phones::shown::{self, Around, Does, Now, Shown};
use crate::play::record::Who;
use crate::rules::ids::Colour;

/// Most lines of what happened; and of what happened to a seat since it did something last.
const NEWS: usize = 8;
const SINCE: usize = 4;

impl Hot {
    /// How it stands with a seat.
    fn now(&self, seat: Colour) -> Now<'_> {
        if let Some(deal) = self.offered(seat) {
            return Now::Offered(deal);
        }
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

    /// Who has not answered yet, as everybody knows it.
    fn awaits(&self) -> Vec<Colour> {
        match self.next {
            Next::Ring => {
                let silent = |seat: &&Colour| !self.ring.claims.contains(seat) && !self.ring.passes.contains(seat);
                self.ring.slots.iter().filter(silent).copied().collect()
            }
            Next::Person(seat) | Next::Bot(seat) | Next::Pass(seat) => vec![seat],
            _ => Vec::new(),
        }
    }
}

impl Table {
    /// What a seat is shown on its phone; none where the app keeps no hands.
    pub fn on_phone(&self, words: &Words, seat: Colour) -> Option<Shown> {
        let hot = self.hot.as_ref()?;
        let touched = hot.touched.iter().find(|touched| touched.seat == seat);
        let name = words.seat(seat, Names::of(self.game()));
        let since = touched.and_then(|touched| self.log.get(touched.told..)).unwrap_or_default();
        let since = since.iter().filter(|line| line.text.contains(&name)).map(|line| line.text.clone());
        let since: Vec<String> = since.collect();
        let why = hot.why.as_ref().filter(|(_, why)| !SILENT.contains(&why.id));
        let around = Around {
            news: self.log.iter().rev().take(NEWS).map(|line| line.text.clone()).collect(),
            since: since.iter().skip(since.len().saturating_sub(SINCE)).cloned().collect(),
            waits: hot.awaits().into_iter().filter(|own| *own != seat).collect(),
            goes_on: hot.is_busy(),
            reads: self.is_read(),
            why: why.map(|(_, why)| words.say(why, Names::of(self.game()))),
            held: touched.map(|touched| touched.held.clone()),
        };
        Some(shown::shown(words, (self.session.book(), self.game()), seat, hot.now(seat), &around))
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
        let held = self.game().seat(seat).map(|own| own.held.clone()).unwrap_or_default();
        let told = self.log.len();
        if let Some(hot) = &mut self.hot {
            hot.touched.retain(|touched| touched.seat != seat);
            hot.touched.push(Touched { seat, held, told });
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
            (Now::Offered(_), Does::Agree(yes)) => self.agrees(shell, seat, *yes),
            (Now::Waits | Now::Asked(_) | Now::Rings(_) | Now::Offered(_), _) => false,
        }
    }
}
