//! Classic Munchkin: its rules, row by row of its ledger, and laws that hold for every game. Each test arranges hands and
//! decks, and then drives the game through people's commands.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

#[path = "../support/mod.rs"]
mod support;

#[path = "../rules/proving.rs"]
mod proving;

mod at_the_doors;
mod cardboard;
mod coverage;
mod crowds;
mod deaths;
mod end_switches;
mod ends;
mod expanders;
mod faster;
mod fight_switches;
mod fights;
mod games;
mod goods;
mod items;
mod kinds;
mod laws;
mod luck;
mod manners;
mod meddling;
mod named;
mod nestings;
mod odd_cards;
mod oracles;
mod outlook;
mod pace;
mod pack;
mod powers;
mod profiled;
mod profiles;
mod refused;
mod reminders;
mod shadowrun;
mod short;
mod start;
mod switches;
mod talk;
mod undone;
mod wander;
mod windows;
