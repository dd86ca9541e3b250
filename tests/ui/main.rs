//! The window, driven without a display.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

#[path = "../support/mod.rs"]
mod support;

mod candour;
mod cardboard;
mod cards;
mod company;
mod consulting;
mod counting;
mod daily;
mod doors;
mod drawing;
mod dying;
mod end;
mod evening;
mod faces;
mod far;
mod fights;
mod figures;
mod habits;
mod hall;
mod handing;
mod hands;
mod home;
mod hot;
mod house;
mod keeping;
mod keyboard;
mod left;
mod lesson;
mod lifting;
mod met;
mod names;
mod naming;
mod numbers;
mod pictures;
mod places;
mod reel;
mod reminding;
mod renderer;
mod replay;
mod ring;
mod routes;
mod sealing;
mod second;
mod sheets;
mod smaller;
mod stage;
mod still;
mod stumbles;
mod taps;
mod telling;
mod tumbling;
mod twice;
mod undoing;
