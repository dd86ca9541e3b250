//! The name of a command, as far as it is typed.

/// What is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// The letters.
    pub typed: String,
    /// Which line Enter takes, once an arrow has gone to one.
    pub at: Option<usize>,
}

/// What happens among the commands.
#[derive(Clone, Debug)]
pub enum Typing {
    /// Letters, all of them.
    Type(String),
    /// An arrow goes to the line after the one that Enter takes, or to the one before.
    Goes(bool),
}
