//! Exact odds of a roll between two sides: integers, never samples.
//!
//! A six-sided die reads the same upside down (7 minus its face), so the dice of the other side can be counted on ours:
//! the margin of n dice against m is distributed like the sum of n + m dice, less 7m. One table of sums of dice, with
//! its sums from below, therefore answers every roll; only dice cards (a lowest die rolled again or turned) give one
//! side another distribution, and then one dot product does.
//!
//! Where nothing is rolled in a fight, [`flight`] counts what running away comes to and in which order to run, [`swing`]
//! whether hidden hands can turn it; [`chase`] and [`turners`] read both from a game, by what is public in it.

pub mod bargain;
pub mod bids;
pub mod boss;
pub mod chase;
pub mod count;
pub mod fight;
pub mod flight;
pub mod fraction;
pub mod roll;
pub mod sale;
pub mod sums;
pub mod swing;
pub mod turners;

pub use roll::{DiceCard, Odds, Roll, Side};
