//! Fights (MQ-CMB, MQ-HELP, MQ-RES and MQ-RUN rows): built from terms, rolled, won or lost, run away from. A table that
//! fights by itself tells only the result.

pub mod boss;
pub mod flight;
pub mod hunt;
pub mod place;
pub mod result;
