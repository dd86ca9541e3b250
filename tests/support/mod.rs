//! Shared by tests and benches: tables that play by themselves, table talk, and a driver for the window.
#![allow(dead_code)]

#[cfg(feature = "soft")]
pub mod driver;
pub mod proofs;
pub mod random;
pub mod slow;
pub mod talk;
