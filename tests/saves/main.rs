//! Saved games and the Box: nothing acknowledged is ever lost, and nothing opens as what was not played.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

mod alone;
mod copies;
mod damage;
mod disk;
mod hall;
mod kill;
mod long;
mod owners_box;
#[allow(dead_code)]
#[path = "../support/random.rs"]
mod random;
mod table;
mod windows;
