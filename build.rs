//! What is worked out before the program is compiled: a fingerprint of what decides, the sources of the rules, by which a
//! saved game says by which rules it was played, so that a check by a later version tells a corrected rule from a changed
//! game; the languages, the packs, the ledgers and the examples of the rules, packed, because they are a third of their
//! size then and most of them are never read; the pages of the manual, whose Markdown is read here; and how a release is
//! linked.

#[path = "src/catalog/manual/marks.rs"]
mod marks;

use std::fmt::Write as _;
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
    if folds() {
        // What is the same to the byte is there once, and the table by which a stack is unwound, which is never done in a
        // release, is left out: half a megabyte.
        println!("cargo:rustc-link-arg-bins=-Wl,--icf=all");
        println!("cargo:rustc-link-arg-bins=-Wl,--no-eh-frame-hdr");
    }
    println!("cargo:rerun-if-changed=src/rules.rs");
    println!("cargo:rerun-if-changed=src/rules");
    println!("cargo:rerun-if-changed=assets/text");
    println!("cargo:rerun-if-changed=assets/systems");
    println!("cargo:rerun-if-changed=assets/examples/clinic");
    println!("cargo:rerun-if-changed=assets/manual");
    println!("cargo:rerun-if-changed=assets/packs");
    println!("cargo:rerun-if-changed=assets/saves/first-cards.json");
    println!("cargo:rerun-if-changed=src/catalog/manual/marks.rs");
    pack(Path::new("assets/text"))?;
    pack_ledgers(Path::new("assets/systems"))?;
    std::fs::write(out().join("clinic.packed"), packed_files(Path::new("assets/examples/clinic"))?)?;
    pack_file(Path::new("assets/saves/first-cards.json"), &out().join("first-cards.packed"))?;
    std::fs::write(out().join("packs.packed"), packed_files(Path::new("assets/packs"))?)?;
    mark(Path::new("assets/manual"))
}

/// Whether a release for Linux is linked by the linker that comes with Rust, which can fold what is the same.
fn folds() -> bool {
    let set = |name: &str| std::env::var(name).unwrap_or_default();
    let target = "x86_64-unknown-linux-gnu";
    if set("TARGET") != target || set("HOST") != target || set("PROFILE") != "release" {
        return false;
    }
    // Whoever has a linker of their own keeps it.
    if !set("RUSTC_LINKER").is_empty() || ["link", "ld"].iter().any(|own| set("CARGO_ENCODED_RUSTFLAGS").contains(own))
    {
        return false;
    }
    // Not every distribution's Rust has it.
    let asked = std::process::Command::new(set("RUSTC")).args(["--print", "sysroot"]).output();
    let sysroot = asked.map(|said| String::from_utf8_lossy(&said.stdout).trim().to_owned()).unwrap_or_default();
    Path::new(&sysroot).join("lib/rustlib").join(target).join("bin/gcc-ld/ld.lld").is_file()
}

/// Reads every page of the manual and packs its marks: the language and the name of each, and what is to be read of it.
fn mark(manual: &Path) -> io::Result<()> {
    let mut pages = Vec::new();
    find(manual, &mut pages)?;
    pages.sort();
    let mut all = Vec::new();
    for page in pages.iter().filter(|page| page.extension().is_some_and(|end| end == "md")) {
        let name = page.file_stem().unwrap_or_default().to_string_lossy();
        let locale = page.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
        add(&mut all, &format!("{locale}/{name}"), marks::of(&std::fs::read_to_string(page)?).as_bytes());
    }
    std::fs::write(out().join("manual.packed"), miniz_oxide::deflate::compress_to_vec(&all, 10))
}

/// Adds a file to others that are packed together: its path, how long it is, and what it says.
fn add(all: &mut Vec<u8>, name: &str, said: &[u8]) {
    all.extend(format!("{name}\n{}\n", said.len()).into_bytes());
    all.extend(said);
}

fn out() -> PathBuf {
    PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default())
}

/// Packs every language: `PACKED`, the id of each, its `locale.json`, and its files.
fn pack(text: &Path) -> io::Result<()> {
    let out = out();
    let mut folders: Vec<PathBuf> =
        std::fs::read_dir(text)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    folders.retain(|folder| folder.is_dir());
    folders.sort();
    let mut list = String::from(
        "/// The languages: the id, `locale.json`, and all files, packed.\nstatic PACKED: &[(&str, &str, &[u8])] = &[\n",
    );
    for folder in folders {
        let id = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let packed = out.join(format!("{id}.packed"));
        std::fs::write(&packed, packed_files(&folder)?)?;
        let told = std::fs::read_to_string(folder.join("locale.json"))?;
        // Rust reads a text that is written for debugging.
        let _ = writeln!(list, "    ({id:?}, {told:?}, include_bytes!({packed:?})),");
    }
    list.push_str("];\n");
    std::fs::write(out.join("packed.rs"), list)
}

/// All files of a folder in one, packed: the path of each from the folder on, how long it is, and what it says. What is
/// written for people who look into the folder stays there.
fn packed_files(folder: &Path) -> io::Result<Vec<u8>> {
    let mut files = Vec::new();
    find(folder, &mut files)?;
    files.retain(|file| file.extension().is_none_or(|end| end != "md"));
    files.sort();
    let mut all = Vec::new();
    for path in files {
        let (name, said) = (path.strip_prefix(folder).unwrap_or(&path), std::fs::read(&path)?);
        let name = name.to_string_lossy().replace('\\', "/");
        add(&mut all, &name, &said);
    }
    Ok(miniz_oxide::deflate::compress_to_vec(&all, 10))
}

/// Packs the ledger of every rule set: `LEDGERS`, whose it is, and all of it.
fn pack_ledgers(systems: &Path) -> io::Result<()> {
    let mut files = Vec::new();
    find(systems, &mut files)?;
    files.retain(|file| file.ends_with("ledger.csv"));
    files.sort();
    let mut list = String::from(
        "/// The ledgers: the rule set of each, and all of it, packed.\nstatic LEDGERS: &[(&str, &[u8])] = &[\n",
    );
    for file in files {
        let system = file.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
        let packed = out().join(format!("{system}.ledger"));
        pack_file(&file, &packed)?;
        let _ = writeln!(list, "    ({system:?}, include_bytes!({packed:?})),");
    }
    list.push_str("];\n");
    std::fs::write(out().join("ledgers.rs"), list)
}

/// A file, packed.
fn pack_file(file: &Path, packed: &Path) -> io::Result<()> {
    std::fs::write(packed, miniz_oxide::deflate::compress_to_vec(&std::fs::read(file)?, 10))
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { find(&path, files)? } else { files.push(path) }
    }
    Ok(())
}
