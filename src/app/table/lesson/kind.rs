//! Which lessons there are.

use crate::app::table::lesson::occasion::Course;
use crate::app::table::lesson::step::Step;

/// What is being taught.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// A turn at a table of cardboard, and how far it has come.
    Turn(Step),
    /// A first game in the app.
    Game(Course),
}
