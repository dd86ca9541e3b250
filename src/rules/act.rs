//! What every rule set shares of the commands, one topic a file.

pub mod table;
pub mod waive;
