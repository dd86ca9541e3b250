//! The name of a command, as far as it is typed.

/// What is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// The letters.
    pub typed: String,
}

/// What happens among the commands.
#[derive(Clone, Debug)]
pub enum Typing {
    /// Letters, all of them.
    Type(String),
}
