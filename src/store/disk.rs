//! Where files lie: on this system's disk, or in a browser, which has none, in its own storage. Both speak of files and
//! folders in the same few words; whoever keeps something needs no others.

mod about;
#[cfg(target_family = "wasm")]
mod browser;
#[cfg(not(target_family = "wasm"))]
mod system;
#[cfg(any(test, target_family = "wasm"))]
mod tree;

pub(crate) use about::{Take, folder_of};
#[cfg(target_family = "wasm")]
pub(crate) use browser::{Appender, Handle, Lock, Who, about, append, create, create_like, is_there, list, lock};
#[cfg(target_family = "wasm")]
pub use browser::{Kept, open, told};
#[cfg(target_family = "wasm")]
pub(crate) use browser::{make_folder, read, real, remove, rename, replace, secret};

#[cfg(not(target_family = "wasm"))]
pub(crate) use system::{Appender, Handle, Lock, Who, about, append, create, create_like, is_there, list, lock};
#[cfg(not(target_family = "wasm"))]
pub(crate) use system::{make_folder, read, real, remove, rename, replace, secret};
