//! What lies packed in the program, as `build.rs` has written it: unpacked when somebody first wants it.

use crate::catalog::shipped::shipped;
use miniz_oxide::inflate;
use std::collections::BTreeMap;
use std::sync::OnceLock;

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

/// The files of the packs of our own, by their paths.
///
/// # Panics
/// As [`text`].
pub fn own_packs() -> &'static BTreeMap<String, String> {
    static PACKS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/packs.packed"));
    static ALL: OnceLock<BTreeMap<String, String>> = OnceLock::new();
    ALL.get_or_init(|| files("packs", PACKS))
}

/// What a file of them says.
///
/// # Panics
/// If there is none of that path.
pub fn own_pack(path: &str) -> &'static str {
    shipped(path, own_packs().get(path).map(String::as_str).ok_or("it is not there"))
}
