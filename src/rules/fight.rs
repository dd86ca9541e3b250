//! A fight: who is in it, what counts, what was promised, and how far it has come.

pub mod bargain;
pub mod fighter;
pub mod going;
pub mod outcome;
pub mod state;
