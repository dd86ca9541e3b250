//! What a command could not do, and why.

use crate::store::StoreError;
use std::io;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub enum Fault {
    /// The input is wrong: the field, and what was found and is allowed.
    Input {
        /// Where: a file and a field, or an option.
        place: String,
        /// What was found, what is allowed.
        problem: String,
    },
    /// Something else went wrong.
    Other(String),
    /// The reader of our output is gone; there is nobody to tell.
    Pipe,
}

impl Fault {
    /// A fault of the input.
    pub fn input(place: impl Into<String>, problem: impl Into<String>) -> Fault {
        Fault::Input { place: place.into(), problem: problem.into() }
    }
}

impl From<StoreError> for Fault {
    fn from(e: StoreError) -> Fault {
        match e {
            StoreError::Unreadable { path, source } => Fault::input(path.display().to_string(), source.to_string()),
            StoreError::Open { path, source } => Fault::input(path.display().to_string(), source.to_string()),
            other => Fault::Other(other.to_string()),
        }
    }
}

impl From<io::Error> for Fault {
    fn from(e: io::Error) -> Fault {
        if e.kind() == io::ErrorKind::BrokenPipe { Fault::Pipe } else { Fault::Other(e.to_string()) }
    }
}

impl From<serde_json::Error> for Fault {
    fn from(e: serde_json::Error) -> Fault {
        match e.io_error_kind() {
            Some(io::ErrorKind::BrokenPipe) => Fault::Pipe,
            _ => Fault::Other(e.to_string()),
        }
    }
}
