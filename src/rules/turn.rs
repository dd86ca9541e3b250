//! The turn: its end, jumps in it, and dice rolled for what the app does not follow.

pub mod command;

pub use command::Command;
