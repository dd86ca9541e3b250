//! `standie rules`: rules looked up in our own words, and shown by example.

use crate::catalog;
use crate::catalog::clinic::{self, Example};
use crate::catalog::differences::{self, Topic};
use crate::catalog::ledger::Row;
use crate::catalog::lookup;
use crate::catalog::words::Words;
use crate::cli::args::RulesOptions;
use crate::cli::fault::Fault;
use crate::cli::game::question_text;
use crate::cli::out::print_json;
use crate::cli::resolve::cited;
use crate::play::clinic::{Said, Showing};
use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::question::Question;
use crate::rules::system::FIRST;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Runs the command.
///
/// # Errors
/// If there is no example of that name, or nobody reads the answer.
pub fn run(options: &RulesOptions, words: &Words) -> Result<(), Fault> {
    match &options.example {
        Some(name) => {
            let problem = || Fault::input("--example", format!("found {name:?}; standie rules lists what there is"));
            show(clinic::named(name).ok_or_else(problem)?, options.json, words)
        }
        None => {
            let game = options.game.as_deref().unwrap_or(FIRST);
            let books = catalog::books();
            let book = books.find(game).map_err(|fault| Fault::input("--game", fault.to_string()))?;
            match options.words.is_empty() {
                true => list(&book.rules.system, options.json, words),
                false => found(&words.finder().find(&book.rules.system, &options.words), options.json, words),
            }
        }
    }
}

/// A house rule in force.
#[derive(Serialize)]
struct HouseRule<'a> {
    name: &'a str,
    question: &'a str,
    value: &'a str,
    sentence: String,
}

fn house_rules<'a>(book: &'a Book, row: &Row, words: &Words) -> Vec<HouseRule<'a>> {
    let each = lookup::rulings(book, row).into_iter().map(|def| HouseRule {
        name: &def.name,
        question: &def.question,
        value: &def.default,
        sentence: format!("{} {}", words.ruling(&def.name), words.ruling_value(&def.name, &def.default)),
    });
    each.collect()
}

/// A topic that the games differ in, and what each says of it.
#[derive(Serialize)]
struct Differs {
    topic: &'static str,
    title: String,
    says: BTreeMap<&'static str, String>,
}

impl Differs {
    fn new(topic: &'static Topic, words: &Words) -> Differs {
        let said = topic.said(words).into_iter();
        let says = said.flat_map(|said| said.systems.into_iter().map(move |system| (system, said.text.clone())));
        Differs { topic: &topic.topic, title: words.get(&topic.text()), says: says.collect() }
    }
}

/// Rules as they were found, the best first.
fn found(rows: &[&'static Row], json: bool, words: &Words) -> Result<(), Fault> {
    let books = catalog::books();
    let quest = catalog::book();
    let book = |row: &Row| books.find(row.system()).unwrap_or(&quest);
    let examples = |row: &Row| clinic::of_rule(&row.id).map(|e| e.name.as_str()).collect::<Vec<_>>();
    if json {
        #[derive(Serialize)]
        struct Out<'a> {
            id: &'a str,
            page: &'a str,
            section: &'a str,
            rule: &'a str,
            notes: &'a str,
            house_rules: Vec<HouseRule<'a>>,
            examples: Vec<&'a str>,
            differs: Vec<Differs>,
        }
        let out = |row: &&'static Row| Out {
            id: &row.id,
            page: &row.page,
            section: &row.section,
            rule: &row.rule,
            notes: row.remarks(),
            house_rules: house_rules(book(row), row, words),
            examples: examples(row),
            differs: differences::of_rule(&row.id).map(|topic| Differs::new(topic, words)).collect(),
        };
        return print_json(&rows.iter().map(out).collect::<Vec<_>>());
    }
    let mut out = io::stdout().lock();
    if rows.is_empty() {
        writeln!(out, "{}", words.with("lookup-count", &[("count", 0_u8.into()), ("shown", 0_u8.into())]))?;
    }
    for row in rows {
        writeln!(out, "{}", words.place(row))?;
        writeln!(out, "    {}", row.rule)?;
        if !row.remarks().is_empty() {
            writeln!(out, "    {}", row.remarks())?;
        }
        for rule in house_rules(book(row), row, words) {
            writeln!(out, "    {}", words.with("cli-house-rule", &[("sentence", rule.sentence.into())]))?;
        }
        for name in examples(row) {
            writeln!(out, "    standie rules --example {name}")?;
        }
    }
    // Of what the best one is about, all games side by side.
    for topic in rows.first().into_iter().flat_map(|row| differences::of_rule(&row.id)) {
        writeln!(out, "{}: {}", words.get("lookup-differ"), words.get(&topic.text()))?;
        for said in topic.said(words) {
            writeln!(out, "    {}: {}", said.games(words), said.text)?;
        }
    }
    Ok(())
}

/// Everything there is: sections and examples.
fn list(system: &str, json: bool, words: &Words) -> Result<(), Fault> {
    if json {
        #[derive(Serialize)]
        struct SectionOut<'a> {
            name: &'a str,
            rules: usize,
        }
        #[derive(Serialize)]
        struct ExampleOut<'a> {
            name: &'a str,
            title: String,
            rules: &'a [String],
        }
        #[derive(Serialize)]
        struct Out<'a> {
            sections: Vec<SectionOut<'a>>,
            examples: Vec<ExampleOut<'a>>,
        }
        let section = |s: &'static lookup::Section| SectionOut { name: s.name, rules: s.rows.len() };
        let example = |e: &'static Example| ExampleOut { name: &e.name, title: words.get(&e.text()), rules: &e.rules };
        return print_json(&Out {
            sections: lookup::sections(system).iter().map(section).collect(),
            examples: clinic::of_system(system).map(example).collect(),
        });
    }
    let mut out = io::stdout().lock();
    for section in lookup::sections(system) {
        let count = words.with("lookup-section", &[("count", section.rows.len().into())]);
        writeln!(out, "{}: {count}", section.name)?;
    }
    if clinic::of_system(system).next().is_some() {
        writeln!(out, "{}:", words.get("lookup-clinic"))?;
    }
    for example in clinic::of_system(system) {
        writeln!(out, "    {}: {}", example.name, words.get(&example.text()))?;
    }
    Ok(())
}

#[derive(Serialize)]
struct SaidOut {
    text: String,
    cites: Cites,
}

#[derive(Serialize)]
struct StepOut {
    #[serde(skip_serializing_if = "Option::is_none")]
    tries: Option<String>,
    refused: bool,
    said: Vec<SaidOut>,
    question: Question,
}

/// An example, all of its steps.
fn show(example: &'static Example, json: bool, words: &Words) -> Result<(), Fault> {
    let mut showing = Showing::begin(example).map_err(|fault| Fault::Other(format!("{}: {fault}", example.file)))?;
    let (title, shows) = (words.get(&example.text()), words.attribute(&example.text(), "shows").unwrap_or_default());
    let mut steps = Vec::new();
    let mut out = io::stdout().lock();
    if !json {
        writeln!(out, "{title}\n{shows}")?;
    }
    while let Some(shown) = showing.advance() {
        let (tries, said) = (showing.caption(words), showing.say(words, &shown));
        if json {
            let said = said.into_iter().map(|Said { text, cites, .. }| SaidOut { text, cites }).collect();
            let question = showing.session.question();
            steps.push(StepOut { tries, refused: shown.result.is_err(), said, question });
            continue;
        }
        writeln!(out, "{}", words.with("example-step", &[("number", showing.done.into())]))?;
        if let Some(tries) = tries {
            writeln!(out, "  {tries}")?;
        }
        for Said { text, cites, refused } in said {
            writeln!(out, "  {}{text}{}", if refused { "! " } else { "" }, cited(words, cites))?;
        }
        writeln!(out, "  ? {}", question_text(words, &showing.session))?;
    }
    if !json {
        return Ok(());
    }
    #[derive(Serialize)]
    struct Out<'a> {
        example: &'a str,
        title: String,
        shows: String,
        rules: &'a [String],
        steps: Vec<StepOut>,
    }
    drop(out);
    print_json(&Out { example: &example.name, title, shows, rules: &example.rules, steps })
}
