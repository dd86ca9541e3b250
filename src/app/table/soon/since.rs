//! Since when things lie under the fingers.

use crate::rules::card::CardId;
use crate::rules::ids::Colour;
use crate::rules::table::step::About;
use std::cell::Cell;

/// How long what has just come is dead, in milliseconds.
const DEAD: i64 = 300;

/// How long what is asked is dead where the same was asked of somebody else just before, in milliseconds: nothing but a name
/// tells one from the other.
pub(super) const DEAD_ALIKE: i64 = 700;

/// How long what is asked beside cardboard is dead where something else was asked just before, in milliseconds: other
/// deeds lie in the same place, and each is one touch.
pub(super) const DEAD_OTHER: i64 = 700;

/// How long the end of a turn is dead where one skipped ahead or passed just before: whoever hurries through what
/// others do touches that place again and again.
pub(super) const DEAD_END: i64 = 900;

/// How long the next step is dead after the last touch that skipped ahead, in milliseconds: whoever taps on through what
/// others do, once a second, plays nothing by it. Each touch in vain counts as another.
pub(super) const DEAD_SKIP: i64 = 1_300;

/// How long "Nobody minds" is dead where "I win!" was: everybody else has that long whatever the fighter's finger does.
pub(super) const DEAD_CLAIM: i64 = 900;

/// How long the end of a turn is dead where a ring has run out by itself: a finger that was on its way to "Nobody minds" has
/// not meant it, and needs a moment to see that.
pub(super) const DEAD_RANG: i64 = 1_000;

/// How long a deal is dead where it was offered: whoever is asked has that long whatever the other's finger does.
pub(super) const DEAD_DEAL: i64 = 900;

/// How long what is played is dead where a monster was only just met: its Level was touched twice.
pub(super) const DEAD_MET: i64 = 700;

/// How long the next step of a fight is dead where somebody else has just played into it: "I win!" may mean "I run!" by now.
pub(super) const DEAD_BROKEN: i64 = 1_200;

/// How long another game is dead where the end has just come: whoever was about to touch what stood there sees it first.
pub(super) const DEAD_OVER: i64 = 1_200;

/// How long the numbers of a monster are dead, in milliseconds, where those of another one lay.
pub(super) const DEAD_PRINTED: i64 = 1_000;

/// How long the end of a turn on the map is dead, in milliseconds, where it has come in the place of "All moved": nobody has
/// moved, and whoever tells what the dice show looks at the board.
pub(super) const DEAD_UNMOVED: i64 = 2_500;

/// Nor does a turn beside cardboard end, in milliseconds: whoever touches twice means the one before.
pub(super) const DEAD_TURN: i64 = 700;

/// How long the table is dead, in milliseconds, where a fix in the journal has led back to it: other things lie there.
pub(super) const DEAD_ARRIVED: i64 = 700;
/// How long the map is dead, in milliseconds, where it has just changed places with a fight.
pub(super) const DEAD_SWAP: i64 = 700;

/// How long the journal is dead, in milliseconds, where the app has gone on: what was to be touched there has gone by itself.
pub(super) const DEAD_LEFT: i64 = 700;

/// How long the cards of a hand are dead, in milliseconds, where they have closed up: another one lies under the finger.
pub(super) const DEAD_SLID: i64 = 700;

/// How long the big button is dead, in milliseconds, where it has just come to mean something else: a door was opened
/// twice, nobody has run yet.
pub(super) const DEAD_NEXT: i64 = 700;

/// How long what nobody has drawn is dead, in milliseconds: a window that draws nothing locks nobody out for good.
const UNSEEN: i64 = 10_000;

/// When something came, and when it was first to be seen, in milliseconds since 1970. The picture may come much later
/// than what it shows, where the machine is busy.
#[derive(Clone, Debug, Default)]
pub struct Moment {
    came: Option<i64>,
    seen: Cell<Option<i64>>,
}

impl Moment {
    /// Something comes now.
    pub fn at(now: i64) -> Moment {
        Moment { came: Some(now), seen: Cell::new(None) }
    }

    /// A picture of it is drawn.
    pub fn drawn(&self, now: i64) {
        if self.came.is_some() && self.seen.get().is_none() {
            self.seen.set(Some(now));
        }
    }

    /// Whether it has been there for less than the moment. A clock that was put back locks nobody out.
    pub fn is_new(&self, now: i64) -> bool {
        self.is_within(DEAD, now)
    }

    /// Whether it has been there for less than so many milliseconds.
    pub fn is_within(&self, dead: i64, now: i64) -> bool {
        let within = |since: i64, span: i64| (0..span).contains(&now.saturating_sub(since));
        match (self.came, self.seen.get()) {
            (_, Some(seen)) => within(seen, dead),
            (Some(came), None) => within(came, UNSEEN),
            (None, None) => false,
        }
    }
}

/// What a touch of the big button would do: the question, what it is about, and what stands on the button but for the
/// numbers; and whether it does anything yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Means {
    pub(super) ask: &'static str,
    pub(super) about: Option<About>,
    pub(super) says: String,
    pub(super) ready: bool,
}

impl Means {
    /// Whether whoever meant it before may touch it on: it is the same, or has only become ready by what they said.
    pub(super) fn goes_on_from(&self, before: &Means) -> bool {
        let asked = (self.ask, self.about) == (before.ask, before.about);
        asked && (!before.ready || self.says == before.says)
    }
}

/// Since when what lies there has been there.
#[derive(Clone, Debug, Default)]
pub struct Since {
    /// What is asked, and all that answers it.
    pub(super) asked: Moment,
    /// What is asked, where the same was asked of somebody else.
    pub(super) alike: Moment,
    /// What is asked beside cardboard, where something else was asked just before, or more of the same Bad Stuff.
    pub(super) other: Moment,
    /// The tiles and all the rest, where a panel has lain over them.
    pub(super) bared: Moment,
    /// A list of what somebody is, where one of it has gone.
    pub(super) gone: Moment,
    /// Whose a card was, where the same was asked of another one: more cards can be thrown meanwhile.
    pub(super) whose: Moment,
    /// What is asked of a monster, where it was asked of another one.
    pub(super) printed: Moment,
    /// A fight.
    pub(super) met: Moment,
    /// What somebody else has played into the fight that is thought about.
    pub(super) broken: Moment,
    /// What the context button means.
    pub(super) meaning: Moment,
    /// The big button, where it has come to mean something else.
    pub(super) turned: Moment,
    /// What it means by now.
    pub(super) next: Option<Means>,
    /// What skips the app's own steps.
    pub(super) busy: Moment,
    /// What lies where buttons of the app's own steps have gone, whoever ended them.
    pub(super) left: Moment,
    /// Whether the app was at it, and whether it rang, when that was looked at last.
    pub(super) stood: (bool, bool),
    /// The end of the turn, where one skipped ahead or passed just before.
    pub(super) ends: Moment,
    /// The last touch that skipped ahead, or that came in vain where that had been.
    pub(super) skipped: Moment,
    /// What a finger or a key has brought, whatever it is.
    pub(super) brought: Moment,
    /// The table, where a fix in the journal has led back to it.
    pub(super) arrived: Moment,
    /// The map and a fight have changed places.
    pub(super) swapped: Moment,
    /// The cards of a hand, where they have closed up.
    pub(super) slid: Moment,
    /// Which of them lie elsewhere since.
    pub(super) moved: Vec<CardId>,
    /// Since when a page of a hand has a gap that others can fill, with nobody touching anything.
    pub(super) gapes: Option<i64>,
    /// The end, over the table.
    pub(super) over: Moment,
    /// What lies where a ring has run out by itself.
    pub(super) rang: Moment,
    /// The turn that has begun where "All moved" lies mostly, and nobody moved.
    pub(super) unmoved: Moment,
    /// The last letter typed, wherever it went.
    pub(super) typed: Moment,
    /// Who has touched their name in the ring last: touched twice at once it is not taken back.
    pub(super) claimed: Option<Colour>,
    /// When they have.
    pub(super) claim: Moment,
}

impl Since {
    /// Everything that has to be seen before it takes a touch.
    pub(super) fn shown(&self) -> [&Moment; 22] {
        let Since {
            asked,
            alike,
            other,
            bared,
            gone,
            whose,
            printed,
            met,
            broken,
            meaning,
            turned,
            next: _,
            busy,
            left,
            stood: _,
            ends,
            skipped: _,
            brought,
            arrived,
            swapped,
            slid,
            gapes: _,
            moved: _,
            over,
            rang,
            unmoved,
            typed: _,
            claimed: _,
            claim,
        } = self;
        [
            asked, alike, other, bared, gone, whose, printed, met, broken, meaning, turned, busy, left, ends, brought,
            arrived, swapped, slid, over, rang, unmoved, claim,
        ]
    }
}
