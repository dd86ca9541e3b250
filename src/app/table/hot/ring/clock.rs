//! The ring: who has touched it, who has passed, and how long it lasts.

use crate::rules::ids::Colour;

/// The least a ring lasts that asks somebody on a phone, in milliseconds: whoever looks up has to see that there is one, look
/// down, and read. It is as long for everybody, whatever they hold.
pub const ON_PHONES: i64 = 12_000;
/// The most it lasts once somebody has got something, in milliseconds: as long as whoever looks up needs to say so too.
const AFTER: i64 = 5_000;

/// The ring of one chance to react.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ring {
    /// How many records the game had when it began: that tells it from any other.
    pub at: u32,
    /// When it began, in milliseconds since 1970; none while it has not.
    pub since: Option<i64>,
    /// When it was looked at last, in milliseconds since 1970.
    seen: Option<i64>,
    /// When somebody was seen to have got something, in milliseconds since 1970; nothing while nobody has.
    claimed: Option<i64>,
    /// Whether whoever is alone at the tablet has touched it meanwhile.
    pub reached: bool,
    /// Whether it has ended.
    pub over: bool,
    /// Who has got something.
    pub claims: Vec<Colour>,
    /// Who has said that there is nothing.
    pub passes: Vec<Colour>,
    /// Who can say something.
    pub slots: Vec<Colour>,
}

impl Ring {
    /// Whether everybody has said something.
    pub(super) fn is_answered(&self) -> bool {
        self.slots.iter().all(|c| self.claims.contains(c) || self.passes.contains(c))
    }

    /// Rings on until now, and says whether it ends. Without anybody who watches it ends at once.
    pub fn rings(&mut self, now: i64, whole: Option<i64>, watched: bool) -> bool {
        self.since.get_or_insert(now);
        self.claimed = if self.claims.is_empty() { None } else { self.claimed.or(Some(now)) };
        self.seen = Some(now);
        let ends = whole.and_then(|whole| self.ends(whole)).is_some_and(|ends| now >= ends);
        self.over |= ends || !watched || self.is_answered();
        self.over
    }

    /// Nothing of it goes by until now.
    pub fn holds(&mut self, now: i64) {
        let held = self.seen.map_or(0, |seen| (now - seen).max(0));
        self.since = self.since.map(|since| since + held);
        self.claimed = self.claimed.map(|claimed| claimed + held);
        self.seen = self.seen.map(|_| now);
    }

    /// When it ends, in milliseconds since 1970; nothing while it has not begun. Where it lasts as long as it does for the sake of
    /// phones, the others are not waited for as long once somebody has got something.
    pub fn ends(&self, whole: i64) -> Option<i64> {
        let (ends, for_phones) = (self.since.map(|since| since + whole)?, whole == ON_PHONES);
        Some(self.claimed.filter(|_| for_phones).map_or(ends, |claimed| ends.min(claimed + AFTER)))
    }

    /// Somebody has got something, or has not after all.
    pub fn claim(&mut self, seat: Colour) {
        self.passes.retain(|c| *c != seat);
        match self.claims.iter().position(|c| *c == seat) {
            Some(at) => {
                self.claims.remove(at);
            }
            None => self.claims.push(seat),
        }
    }

    /// Somebody has nothing.
    pub fn pass(&mut self, seat: Colour) {
        self.claims.retain(|c| *c != seat);
        if !self.passes.contains(&seat) {
            self.passes.push(seat);
        }
    }

    /// What is left of it, from 1 to 0.
    pub(super) fn left(&self, now: i64, whole: i64) -> f32 {
        let left = self.ends(whole).map_or(whole, |ends| ends - now);
        (left as f32 / whole.max(1) as f32).clamp(0.0, 1.0)
    }
}
