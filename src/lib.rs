//! Standie
pub mod rules;
