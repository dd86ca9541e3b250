//! The window, driven without a display.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

#[path = "../support/mod.rs"]
mod support;

mod evening;
mod hands;
mod pictures;
