//! Which phones are there: whoever follows what is shown is. One that has followed and does so no more has gone quiet: it
//! sleeps in a pocket, or is out of reach.

use crate::rules::ids::Colour;
use std::time::Duration;

/// How long nobody follows until a phone has gone quiet: a page that is loaded anew is sooner back.
pub const GRACE: Duration = Duration::from_secs(8);

/// Who follows.
#[derive(Debug, Default)]
pub struct Reach(Vec<Follows>);

#[derive(Debug)]
struct Follows {
    seat: Colour,
    /// How many pages of it do.
    pages: usize,
    quiet: bool,
}

impl Reach {
    /// A page of a seat follows. Whether its phone had gone quiet.
    pub fn comes(&mut self, seat: Colour) -> bool {
        let Some(own) = self.0.iter_mut().find(|own| own.seat == seat) else {
            self.0.push(Follows { seat, pages: 1, quiet: false });
            return false;
        };
        own.pages += 1;
        std::mem::take(&mut own.quiet)
    }

    /// A page of a seat follows no more.
    pub fn goes(&mut self, seat: Colour) {
        self.0.iter_mut().filter(|own| own.seat == seat).for_each(|own| own.pages = own.pages.saturating_sub(1));
    }

    /// It has been a while since. Whether the phone of the seat has gone quiet by that.
    pub fn waited(&mut self, seat: Colour) -> bool {
        let mut left = self.0.iter_mut().filter(|own| own.seat == seat && own.pages == 0 && !own.quiet);
        left.next().is_some_and(|own| {
            own.quiet = true;
            true
        })
    }

    /// Whether the phone of a seat has gone quiet. One that never followed needs nothing but its pages.
    pub fn is_quiet(&self, seat: Colour) -> bool {
        self.0.iter().any(|own| own.seat == seat && own.quiet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phone_is_quiet_once_its_last_page_has_been_gone_for_a_while() {
        let (mut reach, seat) = (Reach::default(), Colour::Red);
        assert!(!reach.waited(seat) && !reach.is_quiet(seat), "it never followed");
        assert!(!reach.comes(seat));
        assert!(!reach.comes(seat), "a second page");
        reach.goes(seat);
        assert!(!reach.waited(seat), "one is still there");
        reach.goes(seat);
        assert!(!reach.is_quiet(seat));
        assert!(reach.waited(seat) && reach.is_quiet(seat));
        assert!(!reach.waited(seat), "that is said once");
        assert!(reach.comes(seat), "it is back");
        assert!(!reach.is_quiet(seat));
        // A page that is loaded anew is back before the while is over.
        reach.goes(seat);
        assert!(!reach.comes(seat));
        assert!(!reach.waited(seat));
    }
}
