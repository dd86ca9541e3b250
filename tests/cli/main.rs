//! The command line, held to its contract: forms, exit codes, and what is said about wrong input. Every test here runs
//! the real program.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

mod arranged;
mod bad_input;
mod bounds;
mod broken_packs;
mod classic;
mod combat_example;
mod counts;
mod daily;
mod documents;
mod example;
mod examples;
mod fair;
mod game;
mod mutations;
mod odds;
mod office_example;
mod packs;
mod play;
#[allow(dead_code)]
#[path = "../support/random.rs"]
mod random;
mod resolve;
mod rules;
mod run;
mod sentences;
