//! Rules, looked up by words of the table's own: word endings and small slips do not matter, the best comes first.

use crate::catalog::ledger::{self, Row};
use crate::rules::book::{Book, RulingDef};
use std::collections::{BTreeMap, HashMap};
use std::sync::OnceLock;

/// Words that say nothing of what is looked for.
const IDLE: [&str; 40] = [
    "a", "an", "and", "any", "are", "as", "at", "be", "by", "can", "do", "does", "for", "from", "have", "how", "i",
    "if", "in", "is", "it", "may", "me", "my", "of", "on", "or", "that", "the", "there", "to", "we", "what", "when",
    "where", "which", "who", "with", "you", "your",
];

/// What people say, and what the rules call it.
const ALIKE: [(&str, &str); 15] = [
    ("nowhere", "no adjacent"),
    ("again", "further"),
    ("life", "return"),
    ("money", "gold"),
    ("coins", "gold"),
    ("loot", "treasure"),
    ("hp", "health"),
    ("flee", "run away"),
    ("escape", "run away"),
    ("draw", "tie"),
    ("quick", "fast"),
    ("tile", "room"),
    ("respawn", "reappears return"),
    ("assist", "help"),
    ("win", "winning beat"),
];

/// As much of a question as is looked at, in characters.
pub const LONGEST: usize = 200;

/// What is shown is worth at least this share of the best.
const ENOUGH: f32 = 0.4;

/// A section of the ledger with its rows, in the order of the book.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its name.
    pub name: &'static str,
    /// Its rows.
    pub rows: Vec<&'static Row>,
}

/// Something that each rule set has one of, made when it is first asked for.
type PerSet<T> = [OnceLock<T>; ledger::SETS];

/// Where a rule set's is.
fn place(system: &str) -> usize {
    ledger::systems().position(|known| known == system).unwrap_or(0)
}

/// All sections of a rule set's ledger.
pub fn sections(system: &str) -> &'static [Section] {
    static SECTIONS: PerSet<Vec<Section>> = [const { OnceLock::new() }; ledger::SETS];
    SECTIONS[place(system)].get_or_init(|| {
        let mut list: Vec<Section> = Vec::new();
        for row in ledger::of(system) {
            match list.iter_mut().find(|s| s.name == row.section) {
                Some(section) => section.rows.push(row),
                None => list.push(Section { name: &row.section, rows: vec![row] }),
            }
        }
        list
    })
}

/// The open questions that a row's notes name.
pub fn questions(row: &Row) -> Vec<&str> {
    let digit = |c: char| c.is_ascii_digit();
    // Each paper of questions has a mark of its own before them; the first has none.
    let mark = |at: usize| if ["CL-", "SH-", "SR-"].iter().any(|own| row.notes[..at].ends_with(own)) { 3 } else { 0 };
    let named = row.notes.match_indices("OQ-").filter_map(|(at, _)| {
        let digits = row.notes[at + 3..].chars().take_while(|c| digit(*c)).count();
        (digits > 0).then(|| &row.notes[at - mark(at)..at + 3 + digits])
    });
    let mut found: Vec<&str> = Vec::new();
    for question in named {
        if !found.contains(&question) {
            found.push(question);
        }
    }
    found
}

/// The house rules that settle what a row leaves open, as far as they are in force.
pub fn rulings<'a>(book: &'a Book, row: &Row) -> Vec<&'a RulingDef> {
    let open = questions(row);
    book.rulings().iter().filter(|def| def.in_force && open.contains(&def.question.as_str())).collect()
}

/// A word of a row: its stem and what it weighs, by where it stands.
struct Word {
    text: String,
    stem: String,
    weight: f32,
}

/// All rows with their words, and how rare each stem is.
struct Index {
    rows: Vec<(&'static Row, Vec<Word>)>,
    rows_with: HashMap<String, usize>,
}

fn index(system: &str) -> &'static Index {
    static INDEX: PerSet<Index> = [const { OnceLock::new() }; ledger::SETS];
    INDEX[place(system)].get_or_init(|| {
        let rows: Vec<_> = ledger::of(system).iter().map(|row| (row, words_of(row))).collect();
        let mut rows_with: HashMap<String, usize> = HashMap::new();
        for (_, words) in &rows {
            let stems: BTreeMap<&str, ()> = words.iter().map(|w| (w.stem.as_str(), ())).collect();
            for (stem, ()) in stems {
                *rows_with.entry(stem.to_owned()).or_default() += 1;
            }
        }
        Index { rows, rows_with }
    })
}

fn words_of(row: &Row) -> Vec<Word> {
    let parts = [(&row.rule, 1.0), (&row.section, 0.55), (&row.notes, 0.3)];
    let mut words: Vec<Word> = Vec::new();
    for (text, weight) in parts {
        for text in split(text) {
            if !words.iter().any(|w| w.text == text) {
                words.push(Word { stem: stem(&text), text, weight });
            }
        }
    }
    words
}

fn split(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).map(str::to_lowercase)
}

/// A word without its ending, so that "moving", "moved" and "moves" are one.
fn stem(word: &str) -> String {
    let ends = ["ings", "ing", "ied", "ies", "ers", "ed", "es", "er", "ly", "s", "e", "y"];
    for end in ends {
        let Some(rest) = word.strip_suffix(end).filter(|rest| rest.chars().count() >= 3) else { continue };
        let mut letters: Vec<char> = rest.chars().collect();
        // "running" is "run", but "falling" stays "fall".
        if let [.., a, b] = letters[..]
            && a == b
            && !"sl".contains(a)
        {
            letters.pop();
        }
        if end == "s" && letters.last() == Some(&'s') {
            continue;
        }
        return letters.into_iter().collect();
    }
    word.to_owned()
}

/// How well a word that was typed fits a word of a row, from 0 to 1.
fn fit(typed: &Word, word: &Word) -> f32 {
    if typed.text == word.text {
        return 1.0;
    }
    if typed.stem == word.stem {
        return 0.92;
    }
    let letters = typed.text.chars().count();
    if letters >= 2 && word.text.starts_with(&typed.text) {
        return 0.75;
    }
    let slips = match letters {
        0..4 => return 0.0,
        4..8 => 1,
        _ => 2,
    };
    if slip(&typed.text, &word.text, slips) || (letters > 4 && slip(&typed.stem, &word.stem, 1)) { 0.55 } else { 0.0 }
}

/// Whether a text has every word that was typed, one of its own fitting each.
fn meets(typed: &str, text: &str, fits: impl Fn(&Word, &Word) -> bool) -> bool {
    let words: Vec<Word> = split(text).map(|text| Word { stem: stem(&text), text, weight: 1.0 }).collect();
    let met = |typed: &Word| words.iter().any(|word| fits(typed, word));
    groups(typed).iter().all(|group| group.iter().any(met))
}

/// Whether a text has every word that was typed, as rules are found: a short one has to be right.
pub fn has(typed: &str, text: &str) -> bool {
    meets(typed, text, |typed, word| fit(typed, word) > 0.0)
}

/// Whether a text has every word that was typed, endings and small slips forgiven.
pub fn forgives(typed: &str, text: &str) -> bool {
    // Of a short word one letter may be missing.
    let short = |typed: &Word, word: &Word| {
        typed.text.chars().count() == 3 && word.text.chars().count() == 4 && slip(&typed.text, &word.text, 1)
    };
    meets(typed, text, |typed, word| fit(typed, word) > 0.0 || short(typed, word))
}

/// Whether at most so many letters are wrong, missing, too many, or swapped with their neighbour.
fn slip(a: &str, b: &str, most: usize) -> bool {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    if a.len().abs_diff(b.len()) > most {
        return false;
    }
    let mut rows = vec![(0..=b.len()).collect::<Vec<usize>>()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let cost = usize::from(a[i - 1] != b[j - 1]);
            let mut best = (rows[i - 1][j] + 1).min(row[j - 1] + 1).min(rows[i - 1][j - 1] + cost);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()] <= most
}

/// What was typed, as words that mean the same: any of a group will do.
fn groups(typed: &str) -> Vec<Vec<Word>> {
    let all: Vec<String> = split(typed).collect();
    let telling: Vec<&String> = all.iter().filter(|w| !IDLE.contains(&w.as_str())).collect();
    let chosen = if telling.is_empty() { all.iter().collect() } else { telling };
    let word = |text: &str, weight: f32| Word { text: text.to_owned(), stem: stem(text), weight };
    let group = |text: &String| {
        let alike = ALIKE.iter().filter(|(said, _)| stem(said) == stem(text)).flat_map(|(_, rule)| split(rule));
        std::iter::once(word(text, 1.0)).chain(alike.map(|text| word(&text, 0.8)).collect::<Vec<_>>()).collect()
    };
    chosen.into_iter().map(group).collect()
}

/// The rules of a set that fit what was typed, the best first; an id, or the beginning of one, finds itself in either ledger.
pub fn find(system: &str, typed: &str) -> Vec<&'static Row> {
    let typed = typed.char_indices().nth(LONGEST).map_or(typed, |(end, _)| &typed[..end]);
    let id = typed.trim().to_uppercase();
    if id.len() > 4 && id.contains('-') {
        let fits = |row: &&Row| row.id.starts_with(&id) || questions(row).contains(&id.as_str());
        let all = ledger::systems().flat_map(ledger::of);
        let named: Vec<&Row> = all.filter(fits).collect();
        if !named.is_empty() {
            return named;
        }
    }
    let groups = groups(typed);
    let index = index(system);
    let rare = |stem: &str| {
        let rows = index.rows_with.get(stem).copied().unwrap_or(1) as f32;
        (1.0 + index.rows.len() as f32 / rows).ln()
    };
    let mut found: Vec<(f32, &'static Row)> = Vec::new();
    for (row, words) in &index.rows {
        let (mut said, mut score) = (0.0_f32, 0.0_f32);
        for group in &groups {
            let fits = group.iter().flat_map(|typed| words.iter().map(|word| (typed.weight * fit(typed, word), word)));
            let weighed = fits.map(|(fit, word)| (fit * word.weight, fit * word.weight * rare(&word.stem)));
            let (fit, worth) = weighed.fold((0.0, 0.0), |(a, b): (f32, f32), (c, d)| (a.max(c), b.max(d)));
            said += fit;
            score += worth;
        }
        if score > 0.0 {
            // Who says more of it comes first; of two that say it, the shorter; an example after its rule.
            let plain = if row.kind == "example" { 0.7 } else { 1.0 };
            found.push((score * plain * said / (30.0 + words.len() as f32).sqrt(), row));
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    let enough = found.first().map_or(0.0, |(best, _)| best * ENOUGH);
    let best: Vec<&Row> = found.into_iter().take_while(|(score, _)| *score >= enough).map(|(_, row)| row).collect();
    // Whoever says what a section is called means all of it.
    let named = sections(system).iter().filter(|section| is_named(&groups, section.name));
    let rest =
        named.flat_map(|section| section.rows.iter().copied()).filter(|row| !best.iter().any(|b| b.id == row.id));
    let rest: Vec<&Row> = rest.collect();
    best.into_iter().chain(rest).collect()
}

/// Whether every word that was typed is in the name of a section.
fn is_named(groups: &[Vec<Word>], name: &str) -> bool {
    let own: Vec<Word> = split(name).map(|text| Word { stem: stem(&text), text, weight: 1.0 }).collect();
    let said = |group: &Vec<Word>| group.iter().any(|typed| own.iter().any(|word| word.stem == typed.stem));
    !groups.is_empty() && groups.iter().all(said)
}
