//! The command line, held to its contract: forms, exit codes, and what is said about wrong input. Every test here runs
//! the real program.

mod bad_input;
mod documents;
mod examples;
mod game;
mod mutations;
mod packs;
mod play;
mod resolve;
mod run;
