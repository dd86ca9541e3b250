//! `standie check`: content packs, and every fault in them with file, entry and field.

use crate::catalog::pack::{self, Fault as PackFault, Pack};
use crate::catalog::words::{Value, Words};
use crate::cli::args::CheckOptions;
use crate::cli::fault::Fault;
use crate::cli::input::{plain, read_up_to};
use crate::cli::out::{clean, print_json};
use serde::Serialize;
use std::io::{self, Write as _};

#[derive(Serialize)]
struct FaultOut {
    field: String,
    problem: String,
}

#[derive(Serialize)]
struct PackOut {
    file: String,
    rooms: usize,
    monsters: usize,
    #[serde(skip)]
    cards: usize,
    #[serde(skip)]
    kinds: usize,
    faults: Vec<FaultOut>,
}

/// Runs the command.
///
/// # Errors
/// If a pack has faults (after naming them all), or cannot be read.
pub fn run(options: &CheckOptions, words: &Words) -> Result<(), Fault> {
    let mut packs = Vec::new();
    for path in &options.packs {
        let file = path.display().to_string();
        let bytes = read_up_to(path, pack::LIMIT)?;
        packs.push(check(file, &bytes));
    }
    let faults: usize = packs.iter().map(|p| p.faults.len()).sum();
    if options.json {
        print_json(&packs)?;
    } else {
        let mut out = io::stdout().lock();
        for pack in &packs {
            for fault in &pack.faults {
                writeln!(out, "{}: {}: {}", clean(&pack.file), clean(&fault.field), clean(&fault.problem))?;
            }
            if pack.faults.is_empty() {
                let args = [
                    ("file", Value::from(clean(&pack.file))),
                    ("rooms", Value::from(pack.rooms)),
                    ("monsters", Value::from(pack.monsters)),
                    ("cards", Value::from(pack.cards)),
                    ("kinds", Value::from(pack.kinds)),
                ];
                let id = if pack.cards + pack.kinds > 0 { "cli-pack-ok-cards" } else { "cli-pack-ok" };
                writeln!(out, "{}", words.with(id, &args))?;
            }
        }
    }
    if faults == 0 {
        return Ok(());
    }
    let first = packs.iter().find(|p| !p.faults.is_empty()).map(|p| p.file.clone()).unwrap_or_default();
    Err(Fault::input(first, words.with("cli-pack-faults", &[("count", Value::from(faults))])))
}

fn check(file: String, bytes: &[u8]) -> PackOut {
    let (pack, faults) = match std::str::from_utf8(bytes) {
        Ok(text) => Pack::read(text),
        Err(e) => {
            let problem = format!("not UTF-8 text: {e}");
            (Pack::default(), vec![PackFault { field: ".".to_owned(), problem }])
        }
    };
    let faults = faults.into_iter().map(|f| FaultOut { field: f.field, problem: plain(&f.problem) }).collect();
    let (rooms, monsters) = (pack.rooms.len(), pack.monsters.len());
    // How many copies there are, not how many different ones.
    let cards = pack.cards.iter().map(|def| def.numbers.len()).sum();
    PackOut { file, rooms, monsters, cards, kinds: pack.kinds.len(), faults }
}
