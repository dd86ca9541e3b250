//! Which phones are there: whoever follows what is shown is. One that has followed and does so no more has gone quiet: it
//! sleeps in a pocket, or is out of reach.

use crate::rules::ids::Colour;
use std::time::Duration;

/// How long nobody follows until a phone has gone quiet: a page that is loaded anew is sooner back.
pub const GRACE: Duration = Duration::from_secs(8);

/// Who follows.
#[derive(Debug)]
pub struct Reach {
    follow: Vec<Follows>,
    grace: Duration,
}

impl Default for Reach {
    fn default() -> Reach {
        Reach { follow: Vec::new(), grace: GRACE }
    }
}

#[derive(Debug)]
struct Follows {
    seat: Colour,
    /// How many pages of it do.
    pages: usize,
    /// How often the last of them has gone: what is waited for after one absence says nothing about the next.
    absences: u32,
    quiet: bool,
    /// How often it has said that it is here, and which of its silences was counted last.
    beats: u32,
}

impl Reach {
    /// How long is waited.
    pub const fn grace(&self) -> Duration {
        self.grace
    }

    /// From now on so long is waited.
    pub const fn wait(&mut self, grace: Duration) {
        self.grace = grace;
    }

    /// A page of a seat follows. Whether its phone had gone quiet.
    pub fn comes(&mut self, seat: Colour) -> bool {
        let Some(own) = self.follow.iter_mut().find(|own| own.seat == seat) else {
            self.follow.push(Follows { seat, pages: 1, absences: 0, quiet: false, beats: 0 });
            return false;
        };
        own.pages += 1;
        std::mem::take(&mut own.quiet)
    }

    /// The phone of a seat should be here, and nobody has seen it yet. Which absence of it that is.
    pub fn misses(&mut self, seat: Colour) -> u32 {
        match self.follow.iter().find(|own| own.seat == seat) {
            Some(own) => own.absences,
            None => {
                self.follow.push(Follows { seat, pages: 0, absences: 0, quiet: false, beats: 0 });
                0
            }
        }
    }

    /// A page of a seat follows no more. Which absence begins by that, if it was the last one.
    pub fn goes(&mut self, seat: Colour) -> Option<u32> {
        let own = self.follow.iter_mut().find(|own| own.seat == seat)?;
        own.pages = own.pages.saturating_sub(1);
        (own.pages == 0).then(|| {
            own.absences += 1;
            own.absences
        })
    }

    /// A phone says of itself that it is here: a line that nobody hangs up may be dead all the same. Whether it had gone quiet,
    /// and which word of it that is; none if it does not follow.
    pub fn beats(&mut self, seat: Colour) -> Option<(bool, u32)> {
        let own = self.follow.iter_mut().find(|own| own.seat == seat && own.pages > 0)?;
        own.beats = own.beats.wrapping_add(1);
        Some((std::mem::take(&mut own.quiet), own.beats))
    }

    /// It has been a while since a phone said that it was here. Whether it has gone quiet by saying nothing since.
    pub fn silent(&mut self, seat: Colour, beat: u32) -> bool {
        self.quiets(seat, |own| own.pages > 0 && own.beats == beat)
    }

    /// It has been a while since an absence began. Whether the phone of the seat has gone quiet by that.
    pub fn waited(&mut self, seat: Colour, absence: u32) -> bool {
        self.quiets(seat, |own| own.pages == 0 && own.absences == absence)
    }

    /// The phone of a seat is quiet from now on, if that is so. Whether it was not before.
    fn quiets(&mut self, seat: Colour, is_so: impl Fn(&Follows) -> bool) -> bool {
        let own = self.follow.iter_mut().find(|own| own.seat == seat && !own.quiet && is_so(own));
        own.map(|own| own.quiet = true).is_some()
    }

    /// Whether the phone of a seat has gone quiet. One that never followed needs nothing but its pages.
    pub fn is_quiet(&self, seat: Colour) -> bool {
        self.follow.iter().any(|own| own.seat == seat && own.quiet)
    }
}

#[cfg(test)]
#[allow(clippy::expect_used)]
mod tests {
    use super::*;

    #[test]
    fn a_phone_is_quiet_once_its_last_page_has_been_gone_for_a_while() {
        let (mut reach, seat) = (Reach::default(), Colour::Red);
        assert!(!reach.waited(seat, 0) && !reach.is_quiet(seat), "it never followed");
        assert!(!reach.comes(seat));
        assert!(!reach.comes(seat), "a second page");
        assert_eq!(reach.goes(seat), None, "one is still there");
        let gone = reach.goes(seat).expect("the last one");
        assert!(!reach.is_quiet(seat));
        assert!(reach.waited(seat, gone) && reach.is_quiet(seat));
        assert!(!reach.waited(seat, gone), "that is said once");
        assert!(reach.comes(seat), "it is back");
        assert!(!reach.is_quiet(seat));
        // A page that is loaded anew is back before the while is over.
        let gone = reach.goes(seat).expect("the last one");
        assert!(!reach.comes(seat));
        assert!(!reach.waited(seat, gone));
    }

    #[test]
    fn a_phone_that_says_nothing_any_more_is_quiet_although_its_line_stands() {
        let (mut reach, seat) = (Reach::default(), Colour::Red);
        assert_eq!(reach.beats(seat), None, "it does not follow");
        reach.comes(seat);
        let (was_quiet, first) = reach.beats(seat).expect("a word");
        assert!(!was_quiet);
        let (_, second) = reach.beats(seat).expect("another");
        assert!(!reach.silent(seat, first) && !reach.is_quiet(seat), "it has said something since");
        assert!(reach.silent(seat, second) && reach.is_quiet(seat));
        assert!(!reach.silent(seat, second), "that is said once");
        let (was_quiet, _) = reach.beats(seat).expect("a word");
        assert!(was_quiet && !reach.is_quiet(seat), "it is back");
    }

    #[test]
    fn a_second_absence_is_waited_for_as_long_as_the_first() {
        let (mut reach, seat) = (Reach::default(), Colour::Red);
        reach.comes(seat);
        let first = reach.goes(seat).expect("the last one");
        reach.comes(seat);
        let second = reach.goes(seat).expect("the last one");
        assert!(!reach.waited(seat, first), "the while of the first one has nothing to say by now");
        assert!(!reach.is_quiet(seat));
        assert!(reach.waited(seat, second));
    }

    #[test]
    fn a_phone_that_should_be_here_and_is_not_is_missed_after_a_while() {
        let (mut reach, seat) = (Reach::default(), Colour::Red);
        let missed = reach.misses(seat);
        assert!(!reach.is_quiet(seat));
        assert!(reach.waited(seat, missed) && reach.is_quiet(seat));
        let mut reach = Reach::default();
        let missed = reach.misses(seat);
        reach.comes(seat);
        assert!(!reach.waited(seat, missed), "it has come");
    }
}
