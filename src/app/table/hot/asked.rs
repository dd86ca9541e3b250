//! Who is asked whether to react, and whose hand is open meanwhile.

use crate::app::table::hot::state::{Hot, Next, Sheet};
use crate::app::table::hot::worth;
use crate::play::reacting;
use crate::play::reacting::Until;
use crate::play::session::Session;
use crate::play::timeline::Node;
use crate::rules::agenda::Step;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::table::step::About;
use crate::rules::{engine, table};

impl Hot {
    /// What lies open over the hand, how many steps have been chosen in it, and how much is marked.
    pub fn reading(&self) -> (Option<Sheet>, usize, usize) {
        (self.sheet.clone(), self.narrowed.len(), self.marked.len())
    }

    /// One person alone has nobody to hide a hand from. With others about it closes as soon as its owner has answered,
    /// and opens again by itself only within the owner's own turn: chance and bots leave the screen where it is; a ring
    /// lays it in the middle. In another's turn it takes a touch of their own: who has the screen still and says that there is
    /// something says that they are there, too.
    pub(super) fn close(&mut self, session: &Session, (several, asks_help): (bool, bool)) {
        let turn = &session.game().turn;
        // While all may react the screen lies in the middle: nobody's hand opens by itself any more, nor does one whose owner is
        // alone there and has not touched it meanwhile: others look at it, too.
        self.shut |= several && self.next == Next::Ring && !(self.alone.is_some() && self.ring.reached);
        // Nor while somebody is asked for help on a phone: meanwhile the tablet may have been put anywhere.
        let away = matches!(self.next, Next::Person(seat) if self.is_phoned(seat)) && asks_help;
        self.shut |= several && away && self.alone.is_some();
        // In another's turn only while nothing but their own questions is asked, or by a touch of their own slot.
        let goes_on = |seat: Colour| {
            let said = self.ring.over && self.ring.claims.contains(&seat);
            let own = turn.seat.is_none_or(|own| own == seat) || self.open == Some(seat) || said;
            self.holder == Some(seat) && self.held_in == turn.number && own && (said || !self.shut)
        };
        let open = match self.next {
            // Who holds the hand on a phone gets it here only by saying so, like anybody else.
            Next::Person(seat) if self.on_phone.contains(&seat) => {
                (!self.is_phoned(seat) && goes_on(seat)).then_some(seat)
            }
            _ if !several && !self.on_phone.is_empty() => None,
            // Who is left alone at the table has not asked for a hand that somebody else could see.
            _ if !several => self.people(session).next().filter(|seat| self.shown.is_none_or(|last| last == *seat)),
            Next::Person(seat) if goes_on(seat) => Some(seat),
            _ => None,
        };
        let shared = several || !self.on_phone.is_empty();
        match self.next {
            Next::Chance | Next::Go | Next::Bot(_) | Next::Pass(_) | Next::Ring if shared => {}
            Next::Person(seat) if shared && self.holder == Some(seat) => {}
            // Somebody is asked on a phone: the screen stays with whoever is alone there.
            Next::Person(seat) if self.alone.is_some() && self.holder == self.alone && self.is_phoned(seat) => {}
            _ => self.holder = None,
        }
        // Somebody else's cards begin at their first page.
        if open.is_some() && open != self.shown {
            (self.page, self.laid, self.shown) = (0, false, open);
        }
        self.open = open;
    }

    /// Whether the tablet goes to somebody else, where it has to be asked for.
    pub fn is_passed_on(&self) -> bool {
        // Whoever is alone at the tablet is handed it by nobody.
        self.handed().is_some_and(|seat| self.holder != Some(seat) && self.alone != Some(seat))
    }

    /// Whether somebody decides on a phone, and not here.
    pub fn is_phoned(&self, seat: Colour) -> bool {
        self.on_phone.contains(&seat) && self.here.iter().all(|(own, _)| *own != seat)
    }

    /// Whether anybody plays on a phone.
    pub(super) fn is_on_phones(&self) -> bool {
        self.on_phone.iter().any(|seat| self.is_phoned(*seat))
    }

    /// Whether somebody who holds the hand on a phone plays here for now.
    pub fn is_lent(&self, seat: Colour) -> bool {
        self.lent().any(|own| own == seat)
    }

    /// Who of those whose hands are on phones plays here for now.
    pub fn lent(&self) -> impl Iterator<Item = Colour> + '_ {
        self.here.iter().map(|(seat, _)| *seat).filter(|seat| self.on_phone.contains(seat))
    }

    /// Whoever holds the hand on a phone plays here for now, in a turn by its number, or there again: either way nobody's
    /// cards lie open here until they say so.
    pub(super) fn plays_here(&mut self, seat: Colour, here: Option<u32>) {
        self.here.retain(|(own, _)| *own != seat);
        self.here.extend(here.map(|turn| (seat, turn)));
        let not_theirs = |own: &Colour| *own != seat;
        (self.open, self.holder) = (self.open.filter(not_theirs), self.holder.filter(not_theirs));
    }

    /// Whoever wanted to play here did so for what they decide, or for their own turn: once that is over they are asked on the
    /// phone again.
    pub(super) fn ends_loans(&mut self, game: &Game) {
        let (next, turn) = (self.next, &game.turn);
        let mut here = std::mem::take(&mut self.here);
        here.retain(|(seat, since)| {
            let decides = next == Next::Person(*seat) || turn.seat == Some(*seat) || self.would_get(*seat);
            *since == turn.number && decides
        });
        self.here = here;
    }

    /// What was begun on a phone is not gone on with here, nor the other way round.
    pub(super) fn begins_anew(&mut self) {
        self.marked.clear();
        self.gets.clear();
        self.armed = None;
        #[cfg(feature = "phones")]
        {
            self.chooses = None;
        }
    }

    /// What waited for a second touch, or for an answer from across the table, does so no more. Whoever answered still looks
    /// at the screen: nothing that a hand could do lies open before its owner says to be there.
    pub(super) fn disarms(&mut self) {
        self.armed = None;
        if std::mem::take(&mut self.face_down) {
            (self.open, self.holder) = (None, None);
        }
    }

    /// The screen has been handed over.
    pub fn hand_to(&mut self, seat: Colour, turn: u32) {
        if self.shown != Some(seat) {
            (self.page, self.laid) = (0, false);
        }
        (self.open, self.holder, self.shown, self.held_in) = (Some(seat), Some(seat), Some(seat), turn);
        (self.shut, self.face_down) = (false, false);
    }

    /// Somebody says while all may react that they have something, or not after all; or that there is nothing.
    pub(super) fn says(&mut self, seat: Colour, has: bool) {
        if self.next != Next::Ring {
            return;
        }
        self.touched_by(seat);
        if has { self.ring.claim(seat) } else { self.ring.pass(seat) }
    }

    /// Somebody touches the tablet while all may react: whoever is alone there is there.
    pub(super) fn is_reached(&mut self) {
        if self.next == Next::Ring && self.alone.is_some() {
            (self.ring.reached, self.shut) = (true, false);
        }
    }

    /// Who is asked here, and has not said that there is something; not those who answer on a phone.
    pub(super) fn silent_here(&self) -> Vec<Colour> {
        let silent = |seat: &&Colour| !self.ring.claims.contains(seat) && !self.is_phoned(**seat);
        self.ring.slots.iter().filter(silent).copied().collect()
    }

    /// Whether a ring asks somebody who answers on a phone.
    pub(super) fn rings_on_phones(&self) -> bool {
        self.ring.slots.iter().any(|seat| self.is_phoned(*seat))
    }

    /// Somebody has touched the screen while all may react: if it was not who holds it, nobody knows who does now.
    pub(super) fn touched_by(&mut self, seat: Colour) {
        // Nor does a phone touch it where all others have one.
        let apart = self.alone.is_some() && self.is_phoned(seat);
        self.holder = self.holder.filter(|holder| apart || *holder == seat);
    }

    /// Somebody wants to be left in peace for so long, or no longer.
    pub(super) fn leave_in_peace(&mut self, seat: Colour, until: Option<Until>) {
        self.peace.retain(|(c, _)| *c != seat);
        self.peace.extend(until.map(|until| (seat, until)));
        // Whoever has just played something, or said they had something, wants no more of it.
        if until.is_some() {
            self.ring.pass(seat);
        }
        self.goes_on = self.goes_on.filter(|on| *on != seat || until.is_none());
    }

    /// Whether somebody is left in peace: not while a claim would end the game, whatever they have passed.
    fn rests(&self, seat: Colour) -> bool {
        !self.ends && self.peace.iter().any(|(c, _)| *c == seat)
    }

    /// Whether somebody says nothing to a chance to react, by its own wish or because its own turn comes anyway.
    fn stays_out(&self, game: &Game, about: About, seat: Colour) -> bool {
        self.rests(seat)
            || (about == About::Turn && is_next(game, seat))
            || (about == About::Opening && self.opened.contains(&seat))
    }

    /// A chance to react for two or more people: nobody is asked by what is in a hand.
    pub(super) fn rings(&mut self, session: &Session, about: About) {
        let game = session.game();
        let asked = match self.next {
            Next::Person(seat) | Next::Bot(seat) => seat,
            _ => return,
        };
        // Who has played something goes on; starting hands are put down one after the other.
        if self.goes_on == Some(asked) {
            return;
        }
        self.goes_on = None;
        if about == About::Opening {
            if let Next::Person(seat) = self.next
                && self.stays_out(game, about, seat)
            {
                self.next = Next::Pass(seat);
            }
            return;
        }
        let waiting: &[Colour] = match game.top() {
            Some(Step::Table(table::Step::Window { waiting, .. })) => waiting,
            _ => &[],
        };
        if self.ring.slots.is_empty() {
            self.ring.at = session.records();
        }
        if !self.ring.over {
            // In the order they sit in, whoever is asked first: names keep their places from ring to ring.
            let asks = |c: &Colour| {
                waiting.contains(c)
                    && !self.rests(*c)
                    && self.stands != Some(*c)
                    && (about != About::Dice || reacting::dice_concern(session.book(), game, *c))
                    && reacting::may_have(session.book(), game, *c)
            };
            let slots: Vec<Colour> = self.people(session).filter(asks).collect();
            // Whose turn comes next anyway needs no ring of their own.
            self.ring.over = slots.iter().all(|c| self.stays_out(game, about, *c));
            self.ring.slots = slots;
        }
        if !self.ring.over {
            self.next = Next::Ring;
        } else if let Next::Person(seat) = self.next
            && !self.ring.claims.contains(&seat)
        {
            self.next = Next::Pass(seat);
        }
    }

    /// A chance to react for one person alone: asked only where something lit could change something.
    pub(super) fn alone(&mut self, session: &Session, about: About) {
        let Next::Person(seat) = self.next else { return };
        let (book, game) = (session.book(), session.game());
        self.moves = engine::moves(book, game);
        let goes_on = self.goes_on == Some(seat);
        let concerned = about != About::Dice || reacting::dice_concern(book, game, seat);
        let asks = goes_on || (concerned && !self.stays_out(game, about, seat));
        if !asks || !worth::asking(book, game, (about, seat), &self.moves) {
            self.next = Next::Pass(seat);
            self.moves.clear();
        }
    }
}

/// Who has passed on putting down starting cards: whatever others do about theirs then, they are not asked once more.
pub(super) fn have_passed(session: &Session) -> Vec<Colour> {
    let timeline = session.timeline();
    let passes = |node: &Node| node.command.read().is_ok_and(|command| command == reacting::PASSES);
    let passed = timeline.back(timeline.here()).filter(|(_, node)| passes(node));
    let asked = passed.filter_map(|(point, _)| match timeline.state(timeline.parent(point)).top() {
        Some(Step::Table(table::Step::Window { about: About::Opening, waiting })) => waiting.first().copied(),
        _ => None,
    });
    asked.collect()
}

/// Whether somebody's own turn comes next, and no fight before it: what could be played now can be played then.
fn is_next(game: &Game, seat: Colour) -> bool {
    let here = game.seat(seat).and_then(|s| s.room);
    let met = game.foes.all.iter().any(|m| m.room == here);
    game.turn.seat == Some(seat) && !met
}
