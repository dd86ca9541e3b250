//! The Matrix of Munchkin Shadowrun: its row, hacking, Layers and who waits at the end, row by row of the ledger, with role
//! cards of its own so that what ships can change. Each test drives the game through people's commands.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

#[path = "../support/mod.rs"]
mod support;

#[path = "../rules/proving.rs"]
#[allow(dead_code)]
mod proving;

#[path = "../classic/talk.rs"]
#[allow(dead_code)]
mod talk;

mod cardboard;
mod coverage;
mod example;
mod god;
mod hacking;
mod laws;
mod layers;
mod mixed;
mod needs;
mod pack;
mod roles;
mod row;
