//! `standie check`: content packs, and every fault in them with file, entry and field.

use crate::catalog::pack::set::{self, Beside, Whole};
use crate::catalog::pack::{self, Fault as PackFault, Pack};
use crate::catalog::words::{Value, Words};
use crate::cli::args::CheckOptions;
use crate::cli::fault::Fault;
use crate::cli::input::{plain, read_up_to};
use crate::cli::out::{clean, print_json};
use crate::rules::cards::deck::Deck;
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

/// Packs that are one set: each by itself, and all of them together.
#[derive(Serialize)]
struct SetOut<'a> {
    packs: &'a [PackOut],
    set: TogetherOut,
}

/// What packs come to together.
#[derive(Serialize)]
struct TogetherOut {
    #[serde(flatten)]
    whole: Whole,
    faults: Vec<FaultOut>,
}

/// Runs the command.
///
/// # Errors
/// If a pack has faults (after naming them all), or cannot be read; with `--set`, if the packs are no whole set.
pub fn run(options: &CheckOptions, words: &Words) -> Result<(), Fault> {
    let (mut outs, mut packs) = (Vec::new(), Vec::new());
    for path in &options.packs {
        let file = path.display().to_string();
        let bytes = read_up_to(path, pack::LIMIT)?;
        let (pack, out) = check(file, &bytes);
        outs.push(out);
        packs.push(pack);
    }
    let set = options.set.then(|| {
        let mut whole = set::whole(&packs);
        let faults = std::mem::take(&mut whole.faults);
        TogetherOut { whole, faults: told(faults) }
    });
    let faults: usize = outs.iter().map(|p| p.faults.len()).sum();
    let faults = faults + set.as_ref().map_or(0, |set| set.faults.len());
    let first = outs.iter().find(|p| !p.faults.is_empty()).map(|p| p.file.clone());
    match set {
        Some(set) if options.json => print_json(&SetOut { packs: &outs, set })?,
        None if options.json => print_json(&outs)?,
        set => tell(&outs, set.as_ref(), words)?,
    }
    if faults == 0 {
        return Ok(());
    }
    let first = first.unwrap_or_else(|| SET.to_owned());
    Err(Fault::input(first, words.with("cli-pack-faults", &[("count", Value::from(faults))])))
}

/// What stands in the place of a file where all of them together are spoken of.
const SET: &str = "set";

/// For people: a line a fault or a sound pack, and what a set holds.
fn tell(packs: &[PackOut], set: Option<&TogetherOut>, words: &Words) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for pack in packs {
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
    let Some(TogetherOut { whole, faults }) = set else { return Ok(()) };
    for fault in faults {
        writeln!(out, "{SET}: {}: {}", clean(&fault.field), clean(&fault.problem))?;
    }
    for line in &whole.counts {
        let deck = line.deck.map_or("none", Deck::name);
        let kind = [("kind", Value::from(line.kind.name())), ("deck", Value::from(deck))];
        let kind = words.with_in(Some(&whole.system), "cli-set-kind", &kind);
        writeln!(out, "{}", counted(words, &kind, (line.cards, line.boxed), whole.beside))?;
    }
    let (here, boxed) = whole.cards();
    if here + boxed > 0 {
        writeln!(out, "{}", counted(words, &words.get("cli-set-all"), (here, boxed), whole.beside))?;
        let list: Vec<String> =
            whole.special.iter().map(|(does, card)| format!("{} ({})", clean(does), clean(card))).collect();
        let args = [("count", list.len().into()), ("most", whole.most().into()), ("list", list.join(", ").into())];
        writeln!(out, "{}", words.with("cli-set-special", &args))?;
    }
    if faults.is_empty() {
        writeln!(out, "{}", words.with("cli-set-ok", &[("system", Value::from(clean(&whole.system)))]))?;
    }
    Ok(())
}

/// A line of a set: so many here, so many in what it is counted beside.
fn counted(words: &Words, kind: &str, (here, boxed): (usize, usize), beside: Beside) -> String {
    let args = [
        ("kind", Value::from(format!("{kind:<28}"))),
        ("here", here.into()),
        ("box", boxed.into()),
        ("beside", beside.name().into()),
    ];
    words.with("cli-set-line", &args)
}

fn told(faults: Vec<PackFault>) -> Vec<FaultOut> {
    faults.into_iter().map(|f| FaultOut { field: f.field, problem: plain(&f.problem) }).collect()
}

fn check(file: String, bytes: &[u8]) -> (Pack, PackOut) {
    let (pack, faults) = match std::str::from_utf8(bytes) {
        Ok(text) => Pack::read(text),
        Err(e) => {
            let problem = format!("not UTF-8 text: {e}");
            (Pack::default(), vec![PackFault { field: ".".to_owned(), problem }])
        }
    };
    let (rooms, monsters) = (pack.rooms.len(), pack.monsters.len());
    // How many copies there are, not how many different ones.
    let cards = pack.cards.iter().map(|def| def.numbers.len()).sum();
    let kinds = pack.kinds.len();
    (pack, PackOut { file, rooms, monsters, cards, kinds, faults: told(faults) })
}
