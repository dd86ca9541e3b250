//! What is asked of any place where files lie.

use std::path::Path;
use std::time::SystemTime;

/// What is known of what lies at a path.
#[derive(Clone, Debug)]
pub(crate) struct About<Who> {
    /// Whether it is an ordinary file.
    pub(crate) is_file: bool,
    /// Whether it is a folder.
    pub(crate) is_folder: bool,
    /// Its length in bytes.
    pub(crate) len: u64,
    /// When it was last written, if that is known.
    pub(crate) modified: Option<SystemTime>,
    /// Who may read it.
    pub(crate) who: Who,
}

/// What comes of taking hold of a file.
#[derive(Debug)]
pub(crate) enum Take<Handle> {
    /// It is held.
    Held(Handle),
    /// Somebody else has it.
    Taken,
    /// Another one came in its place meanwhile.
    #[cfg_attr(target_family = "wasm", expect(dead_code, reason = "a browser has one writer"))]
    Replaced,
}

/// The folder a path lies in.
pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
