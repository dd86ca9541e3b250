//! The window, driven without a display.

#[path = "../support/mod.rs"]
mod support;

mod pictures;
