//! Chances as the answers to questions about odds write them.

use crate::catalog::words::{Value, Words};
use serde::Serialize;

/// A fraction in lowest terms, as strings of digits, and the nearest number.
#[derive(Serialize)]
pub struct Chance {
    /// Ways that count.
    pub numerator: String,
    /// All ways.
    pub denominator: String,
    /// The chance as a number.
    pub probability: f64,
}

impl Chance {
    /// A line of text with it, and with what else it says.
    pub fn told(&self, words: &Words, id: &str, more: &[(&'static str, Value)]) -> String {
        let mut args = vec![
            ("percent", Value::from(format!("{:.1}", self.probability * 100.0))),
            ("numerator", Value::from(self.numerator.as_str())),
            ("denominator", Value::from(self.denominator.as_str())),
        ];
        args.extend(more.iter().cloned());
        words.with(id, &args)
    }
}
