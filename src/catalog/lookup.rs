//! Rules, looked up by words of the table's own: word endings and small slips do not matter, the best comes first.

use crate::catalog::laws::Laws;
use crate::catalog::ledger::{self, Row};
use crate::catalog::locale;
use crate::catalog::shipped::shipped;
use crate::rules::book::{Book, RulingDef};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::OnceLock;

/// What a language is looked through by: `lookup.json`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Told {
    idle: BTreeSet<String>,
    alike: BTreeMap<String, String>,
    endings: Vec<String>,
    doubles: String,
    letters: BTreeMap<char, String>,
}

/// The same as it is compared with.
#[derive(Debug)]
pub struct Tongue {
    /// Words that say nothing of what is looked for.
    idle: BTreeSet<String>,
    /// What people say, by its stems, and what the rules call it.
    alike: Vec<(Vec<String>, Vec<String>)>,
    /// Endings of words, the longest of those that end alike first.
    endings: Vec<String>,
    /// Letters that stay double when an ending is gone: "running" is "run", but "falling" stays "fall".
    doubles: String,
    /// Letters that count as others: who types in a hurry leaves the dots off.
    letters: BTreeMap<char, String>,
}

impl Tongue {
    /// That of a language; that of English where it has none.
    ///
    /// # Panics
    /// If a shipped file does not parse; the tests hold that all do.
    pub fn of(locale: &str) -> Tongue {
        let own = locale::file(locale, "lookup.json").or_else(|| locale::file(locale::FALLBACK, "lookup.json"));
        let told: Told = shipped("lookup.json", serde_json::from_str(own.unwrap_or_default()));
        let Told { idle, alike, endings, doubles, letters } = told;
        let mut tongue = Tongue { idle: BTreeSet::new(), alike: Vec::new(), endings, doubles, letters };
        tongue.idle = idle.iter().flat_map(|word| tongue.split(word)).collect();
        let stems = |said: &str| tongue.split(said).iter().map(|said| tongue.stem(said)).collect();
        tongue.alike = alike.iter().map(|(said, rule)| (stems(said), tongue.split(rule))).collect();
        tongue
    }

    /// The words of a text.
    fn split(&self, text: &str) -> Vec<String> {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty());
        let plain = |word: &str| {
            let lower = word.to_lowercase();
            let mut plain = String::with_capacity(lower.len());
            for letter in lower.chars() {
                match self.letters.get(&letter) {
                    Some(others) => plain.push_str(others),
                    None => plain.push(letter),
                }
            }
            plain
        };
        words.map(plain).collect()
    }

    /// A word without its ending, so that "moving", "moved" and "moves" are one.
    fn stem(&self, word: &str) -> String {
        for end in &self.endings {
            let Some(rest) = word.strip_suffix(end.as_str()).filter(|rest| rest.chars().count() >= 3) else { continue };
            let mut letters: Vec<char> = rest.chars().collect();
            if let [.., a, b] = letters[..]
                && a == b
                && !self.doubles.contains(a)
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

    /// A word as it is compared.
    fn word(&self, text: &str, weight: f32) -> Word {
        Word { stem: self.stem(text), text: text.to_owned(), weight }
    }

    /// What was typed, as words that mean the same: any of a group will do.
    fn groups(&self, typed: &str) -> Vec<Vec<Word>> {
        let all = self.split(typed);
        let telling: Vec<&String> = all.iter().filter(|w| !self.idle.contains(w.as_str())).collect();
        let chosen = if telling.is_empty() { all.iter().collect() } else { telling };
        let group = |text: &String| {
            let own = self.word(text, 1.0);
            let alike = self.alike.iter().filter(|(said, _)| said.contains(&own.stem)).flat_map(|(_, rule)| rule);
            let alike: Vec<Word> = alike.map(|text| self.word(text, 0.8)).collect();
            std::iter::once(own).chain(alike).collect()
        };
        chosen.into_iter().map(group).collect()
    }

    /// Whether a text has every word that was typed, one of its own fitting each.
    fn meets(&self, typed: &str, text: &str, fits: impl Fn(&Word, &Word) -> bool) -> bool {
        let words: Vec<Word> = self.split(text).iter().map(|text| self.word(text, 1.0)).collect();
        let met = |typed: &Word| words.iter().any(|word| fits(typed, word));
        self.groups(typed).iter().all(|group| group.iter().any(met))
    }

    /// Whether a text has every word that was typed, as rules are found: a short one has to be right.
    pub fn has(&self, typed: &str, text: &str) -> bool {
        self.meets(typed, text, |typed, word| fit(typed, word) > 0.0)
    }

    /// Whether a text has every word that was typed, endings and small slips forgiven.
    pub fn forgives(&self, typed: &str, text: &str) -> bool {
        // Of a short word one letter may be missing.
        let short = |typed: &Word, word: &Word| {
            typed.text.chars().count() == 3 && word.text.chars().count() == 4 && slip(&typed.text, &word.text, 1)
        };
        self.meets(typed, text, |typed, word| fit(typed, word) > 0.0 || short(typed, word))
    }

    /// Whether every word that was typed is in the name of a section.
    fn is_named(&self, groups: &[Vec<Word>], name: &str) -> bool {
        let own: Vec<Word> = self.split(name).iter().map(|text| self.word(text, 1.0)).collect();
        let said = |group: &Vec<Word>| group.iter().any(|typed| own.iter().any(|word| word.stem == typed.stem));
        !groups.is_empty() && groups.iter().all(said)
    }
}

/// As much of a question as is looked at, in characters.
pub const LONGEST: usize = 200;

/// What is shown is worth at least this share of the best.
const ENOUGH: f32 = 0.4;

/// How well a word fits that only begins with what was typed.
const BEGINS: f32 = 0.75;

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
#[derive(Debug)]
struct Word {
    text: String,
    stem: String,
    weight: f32,
}

/// All rows with their words, and how rare each stem is.
#[derive(Debug)]
struct Index {
    rows: Vec<(&'static Row, Vec<Word>)>,
    rows_with: HashMap<String, usize>,
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
        return BEGINS;
    }
    let slips = match letters {
        // One letter of a short word is another word.
        0..5 => return 0.0,
        5..8 => 1,
        _ => 2,
    };
    // Of what is left of a short word without its ending one letter is half its meaning.
    let stems = typed.stem.chars().count() > 4 && slip(&typed.stem, &word.stem, 1);
    if slip(&typed.text, &word.text, slips) || stems { 0.55 } else { 0.0 }
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

/// The rules in a language, and how they are found.
#[derive(Debug)]
pub struct Finder {
    /// The rules.
    pub laws: Laws,
    /// How words are compared.
    pub tongue: Tongue,
    index: PerSet<Index>,
}

impl Finder {
    /// The rules as they are kept, in English.
    pub fn english() -> Finder {
        Finder::new(Laws::default(), Tongue::of(locale::FALLBACK))
    }

    /// The rules of a language, and its way with words.
    pub fn new(laws: Laws, tongue: Tongue) -> Finder {
        Finder { laws, tongue, index: [const { OnceLock::new() }; ledger::SETS] }
    }

    fn index(&self, system: &str) -> &Index {
        self.index[place(system)].get_or_init(|| {
            let rows: Vec<_> = ledger::of(system).iter().map(|row| (row, self.words_of(row))).collect();
            let mut rows_with: HashMap<String, usize> = HashMap::new();
            for (_, words) in &rows {
                let stems: BTreeSet<&str> = words.iter().map(|w| w.stem.as_str()).collect();
                for stem in stems {
                    *rows_with.entry(stem.to_owned()).or_default() += 1;
                }
            }
            Index { rows, rows_with }
        })
    }

    fn words_of(&self, row: &Row) -> Vec<Word> {
        let rule = self.laws.rule(row).unwrap_or(&row.rule);
        let section = self.laws.section(&row.section).unwrap_or(&row.section);
        let parts = [(rule, 1.0), (section, 0.55), (self.laws.notes(row).unwrap_or(&row.notes), 0.3)];
        let mut words: Vec<Word> = Vec::new();
        for (text, weight) in parts {
            for text in self.tongue.split(text) {
                if !words.iter().any(|w| w.text == text) {
                    words.push(self.tongue.word(&text, weight));
                }
            }
        }
        words
    }

    /// The rules of a set that fit what was typed, the best first; an id, or the beginning of one, finds itself in either ledger.
    pub fn find(&self, system: &str, typed: &str) -> Vec<&'static Row> {
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
        let groups = self.tongue.groups(typed);
        let index = self.index(system);
        let rare = |stem: &str| {
            let rows = index.rows_with.get(stem).copied().unwrap_or(1) as f32;
            (1.0 + index.rows.len() as f32 / rows).ln()
        };
        // Slips are forgiven where nobody says it right.
        let right =
            |typed: &Word| index.rows.iter().flat_map(|(_, words)| words).any(|word| fit(typed, word) >= BEGINS);
        let least: Vec<f32> =
            groups.iter().map(|group| if group.first().is_some_and(right) { BEGINS } else { 0.0 }).collect();
        let mut found: Vec<(f32, &'static Row)> = Vec::new();
        for (row, words) in &index.rows {
            let (mut said, mut score) = (0.0_f32, 0.0_f32);
            for (group, least) in groups.iter().zip(&least) {
                let fit = |typed: &Word, word: &Word| Some(fit(typed, word)).filter(|fit| fit >= least).unwrap_or(0.0);
                let fits = group
                    .iter()
                    .flat_map(|typed| words.iter().map(move |word| (typed.weight * fit(typed, word), word)));
                let weighed = fits.map(|(fit, word)| (fit * word.weight, fit * word.weight * rare(&word.stem)));
                let (fit, worth) = weighed.fold((0.0, 0.0), |(a, b): (f32, f32), (c, d)| (a.max(c), b.max(d)));
                said += fit;
                score += worth;
            }
            if score > 0.0 {
                // Who says more of it comes first; of two that say it, the shorter; an example after its rule, and what is
                // only a variant of it.
                let plain = if row.kind == "example" || row.rule.starts_with("Variant") { 0.7 } else { 1.0 };
                found.push((score * plain * said / (30.0 + words.len() as f32).sqrt(), row));
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        let enough = found.first().map_or(0.0, |(best, _)| best * ENOUGH);
        let best: Vec<&Row> = found.into_iter().take_while(|(score, _)| *score >= enough).map(|(_, row)| row).collect();
        // Whoever says what a section is called means all of it.
        let called = |section: &&Section| self.laws.section(section.name).unwrap_or(section.name);
        let named = sections(system).iter().filter(|section| self.tongue.is_named(&groups, called(section)));
        let rest =
            named.flat_map(|section| section.rows.iter().copied()).filter(|row| !best.iter().any(|b| b.id == row.id));
        let rest: Vec<&Row> = rest.collect();
        best.into_iter().chain(rest).collect()
    }
}
