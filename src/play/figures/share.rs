//! A share: how often something was so, of how many.

use serde::Serialize;

/// How often something was so, of how many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Share {
    /// How often it was so.
    pub of: u64,
    /// Of how many.
    pub all: u64,
}

impl Share {
    pub(crate) fn count(&mut self, is: bool) {
        self.all += 1;
        self.of += u64::from(is);
    }

    /// In percent; 0 of none.
    pub fn percent(self) -> f64 {
        if self.all == 0 { 0.0 } else { self.of as f64 * 100.0 / self.all as f64 }
    }

    pub(crate) fn add(&mut self, other: Share) {
        self.of += other.of;
        self.all += other.all;
    }
}
