//! What whoever reads the screen wants of it.

use crate::app::widget::spoken::Wish;

/// What a reader says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Asked {
    /// There is one: it wants to know all.
    Began,
    /// There is none any more.
    Over,
    /// Something is to have the keyboard, by what it is called among all of them.
    Focus(u64),
    /// Something is to do something.
    Do(u64, Wish),
    /// A number is to become another.
    Set(u64, f64),
    /// A key was pressed: what has the keyboard may be another.
    Stirred,
}
