//! What lies packed in the program, as `build.rs` has written it: unpacked when somebody first wants it.

use crate::catalog::shipped::shipped;
use miniz_oxide::inflate;
use std::collections::BTreeMap;

/// A text.
///
/// # Panics
/// If what ships is damaged; the tests hold that it is not.
pub fn text(what: &str, packed: &[u8]) -> String {
    let all = shipped(what, inflate::decompress_to_vec(packed).map_err(|fault| format!("{fault:?}")));
    shipped(what, String::from_utf8(all))
}

/// The files of a folder by their paths.
///
/// # Panics
/// As [`text`].
pub fn files(what: &str, packed: &[u8]) -> BTreeMap<String, String> {
    let all = text(what, packed);
    let (mut rest, mut files) = (&all[..], BTreeMap::new());
    // The path of each, how long it is, and what it says.
    while let Some((name, after)) = rest.split_once('\n')
        && let Some((length, after)) = after.split_once('\n')
        && let Ok(length) = length.parse()
        && let Some((said, others)) = after.split_at_checked(length)
    {
        files.insert(name.to_owned(), said.to_owned());
        rest = others;
    }
    files
}
