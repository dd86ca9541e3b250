//! Standie
pub mod rules;
pub mod store;
pub mod catalog;
pub mod play;
