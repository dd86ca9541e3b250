//! A fingerprint of what decides: the sources of the rules. A saved game says by which rules it was played, so that a
//! check by a later version tells a corrected rule from a changed game.

use std::io;
use std::path::{Path, PathBuf};
use xxhash_rust::xxh3::Xxh3;

fn main() -> io::Result<()> {
    let mut files = Vec::new();
    find(Path::new("src/rules"), &mut files)?;
    files.push("src/rules.rs".into());
    files.sort();
    let mut hash = Xxh3::new();
    for path in files {
        let text = std::fs::read_to_string(&path)?;
        // The same on systems that end lines otherwise.
        hash.update(text.replace('\r', "").as_bytes());
    }
    println!("cargo:rustc-env=STANDIE_RULES={:016x}", hash.digest());
    println!("cargo:rerun-if-changed=src/rules.rs");
    println!("cargo:rerun-if-changed=src/rules");
    Ok(())
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { find(&path, files)? } else { files.push(path) }
    }
    Ok(())
}
