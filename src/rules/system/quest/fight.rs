//! Fights (MQ-CMB, MQ-HELP, MQ-RES and MQ-RUN rows): built from terms, rolled, won or lost, run away from. A table that
//! fights by itself tells only the result.

pub use crate::rules::fight::bargain::Bargain;
pub use crate::rules::fight::fighter::{Fighter, Term, Throw};
pub use crate::rules::fight::going::{current, kept, under_way};
pub use crate::rules::fight::state::{Fight, Slain, Stage};

pub mod boss;
pub mod flight;
pub mod hunt;
pub mod place;
pub mod result;
