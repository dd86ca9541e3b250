//! Shared by tests and benches: tables that play by themselves, table talk, and a driver for the window.
#![allow(dead_code, unused_imports)]
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

pub mod app_cards;
pub mod board;
pub mod dealing;
#[cfg(feature = "soft")]
pub mod driver;
pub mod proofs;
pub mod pseudo;
pub mod random;
pub mod slow;
pub mod talk;
#[cfg(feature = "soft")]
pub mod turns;
pub mod wild;
