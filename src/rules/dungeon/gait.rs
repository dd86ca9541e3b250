//! How a monster walks.

use crate::rules::few::Member;
use serde::{Deserialize, Serialize};

/// A footprint on a standie (MQ-SPEC-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gait {
    /// One further room straight on (MQ-SPEC-02).
    Fast,
    /// One room at most (MQ-SPEC-05).
    Slow,
    /// Never moves by itself (MQ-SPEC-06).
    Lurking,
    /// First step against the arrow (MQ-SPEC-08).
    Contrary,
}

impl Member for Gait {
    const ALL: &'static [Self] = &[Gait::Fast, Gait::Slow, Gait::Lurking, Gait::Contrary];
    fn position(self) -> usize {
        self as usize
    }
}
