//! What happens in the rules.

use crate::app::screen::example;
use crate::catalog::clinic::Example;
use crate::catalog::ledger::Row;

/// What happens here.
#[derive(Clone, Debug)]
pub enum Message {
    /// Words to look for.
    Type(String),
    /// The rules of this game.
    Game(&'static str),
    /// A section is opened, or closed.
    Section(&'static str),
    /// A rule is opened.
    Rule(&'static Row),
    /// An example is opened.
    Example(&'static Example),
    /// In the example.
    Shown(example::Message),
    /// What is in the manual.
    Contents,
    /// A page of it, by its name.
    Manual(&'static str),
    /// All rules, from one of them.
    All,
    /// Back.
    Back,
}
