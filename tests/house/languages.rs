//! The languages that ship are sound: what is in their files parses, says what English says, with the same arguments, in all
//! the forms the language has for numbers, and names all that is ours.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey};
use fluent_syntax::parser;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use standie::catalog::locale::{self, FALLBACK, Locale, Status};
use standie::catalog::printed::{self, Told};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use unic_langid::LanguageIdentifier;

fn folder(locale: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/text").join(locale)
}

fn others() -> impl Iterator<Item = &'static Locale> {
    locale::all().iter().filter(|locale| locale.id != FALLBACK)
}

/// The texts of a language's files, by file.
fn files(locale: &str) -> BTreeMap<String, Resource<String>> {
    let all = fs::read_dir(folder(locale)).expect("a folder").map(|entry| entry.expect("a file").path());
    all.filter(|path| path.extension().is_some_and(|end| end == "ftl"))
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).expect("a text");
            let read = parser::parse(text).unwrap_or_else(|(_, faults)| panic!("{locale}/{name}: {faults:?}"));
            (name, read)
        })
        .collect()
}

/// A text of a file: an id, or an id and an attribute, with what it says.
pub(crate) type Texts = BTreeMap<String, (String, Pattern<String>)>;

pub(crate) fn texts(locale: &str) -> Texts {
    let mut all = Texts::new();
    for (file, resource) in files(locale) {
        for entry in resource.body {
            let (id, value, attributes) = match entry {
                Entry::Message(it) => (it.id.name, it.value, it.attributes),
                Entry::Term(it) => (format!("-{}", it.id.name), Some(it.value), it.attributes),
                _ => continue,
            };
            let parts = attributes.into_iter().map(|part| (format!("{id}.{}", part.id.name), part.value));
            for (id, value) in parts.chain(value.map(|value| (id.clone(), value))).collect::<Vec<_>>() {
                let before = all.insert(id.clone(), (file.clone(), value));
                assert!(before.is_none(), "{locale}/{file}: {id} is there twice");
            }
        }
    }
    all
}

/// What a text is made of, as far as it is checked.
#[derive(Default)]
struct Made {
    arguments: BTreeSet<String>,
    texts: BTreeSet<String>,
    /// Each choice by a number: its argument, and the forms it has.
    forms: Vec<(String, BTreeSet<String>)>,
    letters: usize,
}

const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl Made {
    fn of(pattern: &Pattern<String>) -> Made {
        let mut made = Made::default();
        made.pattern(pattern);
        made
    }

    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.letters += value.trim().len(),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let named = variants.iter().filter_map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => Some(name.clone()),
                    VariantKey::NumberLiteral { .. } => None,
                });
                let forms: BTreeSet<String> = named.collect();
                // Words of the data are chosen by as well, and `other` alone says nothing.
                let numbers = forms.iter().any(|form| form != "other" && FORMS.contains(&form.as_str()));
                if let InlineExpression::VariableReference { id } = selector
                    && numbers
                {
                    self.forms.push((id.name.clone(), forms));
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let part = attribute.as_ref().map(|part| format!(".{}", part.name)).unwrap_or_default();
                self.texts.insert(format!("{}{part}", id.name));
            }
            InlineExpression::TermReference { id, .. } => {
                self.texts.insert(format!("-{}", id.name));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value } => self.letters += value.len(),
            InlineExpression::NumberLiteral { .. } | InlineExpression::FunctionReference { .. } => {}
        }
    }
}

/// The forms a language has for whole numbers.
fn forms(locale: &str) -> BTreeSet<String> {
    let rules =
        PluralRules::create(locale.parse::<LanguageIdentifier>().expect("a language"), PluralRuleType::CARDINAL)
            .expect("known");
    let name = |form| match form {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    };
    let forms: BTreeSet<String> = (0..200_u32).map(|n| name(rules.select(n).expect("a form")).to_owned()).collect();
    // What comes last stands for numbers that are not whole as well.
    forms.into_iter().chain(["other".to_owned()]).collect()
}

/// Everything that is wrong, in one go: a translator reads all of it.
fn none(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} things:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn each_says_what_it_is_and_who_has_read_it() {
    let on_disk = fs::read_dir(folder("")).expect("texts").map(|entry| entry.expect("a folder").path());
    let on_disk: BTreeSet<String> =
        on_disk.filter(|p| p.is_dir()).map(|p| p.file_name().expect("a name").to_string_lossy().into_owned()).collect();
    let told: BTreeSet<String> = locale::all().iter().map(|locale| locale.id.to_owned()).collect();
    assert_eq!(told, on_disk, "each folder has its locale.json");
    for Locale { id, name, status, reviewer, .. } in locale::all() {
        let read = reviewer.as_ref().is_some_and(|who| !who.trim().is_empty());
        assert_eq!(*status == Status::Checked, read, "{id}: checked by somebody, or a draft by nobody");
        assert!(!name.trim().is_empty(), "{id} has no name");
        forms(id);
    }
    assert!(locale::all().iter().any(|locale| locale.id == FALLBACK && locale.complete));
}

#[test]
fn only_what_somebody_has_read_is_chosen_by_itself() {
    let of = |id: &'static str, status| Locale { id, name: id.to_owned(), status, reviewer: None, complete: true };
    let all = [of("cs", Status::Draft), of("de", Status::Checked), of("en", Status::Checked)];
    let first = |asked: &[&str]| locale::first_of(&all, asked);
    assert_eq!(first(&["de-AT", "en-GB"]), "de");
    assert_eq!(first(&["de_DE.UTF-8"]), "de");
    assert_eq!(first(&["cs-CZ", "de"]), "de", "a draft is passed over");
    assert_eq!(first(&["en-US", "de"]), "en");
    assert_eq!(first(&["fr"]), "en");
    assert_eq!(first(&[]), "en");
    assert_eq!(first(&["deu"]), "en", "another language");
}

#[test]
fn every_file_parses_and_belongs_to_an_english_one() {
    let english = files(FALLBACK);
    for locale in others() {
        for (name, resource) in files(locale.id) {
            assert!(english.contains_key(&name), "{}/{name} has no English", locale.id);
            let junk = resource.body.iter().filter(|entry| matches!(entry, Entry::Junk { .. })).count();
            assert_eq!(junk, 0, "{}/{name}", locale.id);
        }
    }
}

#[test]
fn each_has_the_texts_that_english_has_and_no_others() {
    let english = texts(FALLBACK);
    let mut wrong = Vec::new();
    for locale in others() {
        let own = texts(locale.id);
        for (id, (file, _)) in &own {
            match english.get(id) {
                None if id.starts_with('-') => {}
                None => wrong.push(format!("{}/{file}: {id} is not in English", locale.id)),
                Some((there, _)) if there != file => {
                    wrong.push(format!("{}/{file}: {id} belongs into {there}", locale.id));
                }
                Some(_) => {}
            }
        }
        let missing: Vec<_> = english.iter().filter(|(id, _)| !own.contains_key(*id)).collect();
        println!("{}: {} of {} texts", locale.id, english.len() - missing.len(), english.len());
        if locale.complete {
            wrong.extend(missing.iter().map(|(id, (file, _))| format!("{}/{file}: {id} is missing", locale.id)));
        }
    }
    none(&wrong);
}

#[test]
fn each_uses_only_arguments_that_are_given_and_texts_that_are_there() {
    let english = texts(FALLBACK);
    let mut wrong = Vec::new();
    for locale in locale::all() {
        let own = texts(locale.id);
        for (id, (file, pattern)) in &own {
            let made = Made::of(pattern);
            let there = english.get(id).map(|(_, pattern)| Made::of(pattern));
            // English may pass an argument on to a text it is made of; what that uses is given as well.
            let given = there.map(|made| whole(&english, made)).unwrap_or_default();
            for argument in &whole(&own, made).arguments {
                if !given.arguments.contains(argument) && !id.starts_with('-') {
                    wrong.push(format!("{}/{file}: {id} uses ${argument}", locale.id));
                }
            }
            for text in &Made::of(pattern).texts {
                if !own.contains_key(text) && !english.contains_key(text) {
                    wrong.push(format!("{}/{file}: {id} is made of {text}, which is not there", locale.id));
                }
            }
        }
    }
    none(&wrong);
}

/// A text with all that it is made of.
fn whole(all: &Texts, made: Made) -> Made {
    let mut whole = made;
    let mut seen = BTreeSet::new();
    while let Some(next) = whole.texts.iter().find(|text| !seen.contains(*text)).cloned() {
        seen.insert(next.clone());
        let Some((_, pattern)) = all.get(&next) else { continue };
        let made = Made::of(pattern);
        whole.arguments.extend(made.arguments);
        whole.texts.extend(made.texts);
    }
    whole
}

#[test]
fn every_choice_by_a_number_has_all_the_forms_of_its_language() {
    let mut wrong = Vec::new();
    for locale in locale::all() {
        let forms = forms(locale.id);
        for (id, (file, pattern)) in texts(locale.id) {
            for (argument, own) in Made::of(&pattern).forms {
                let missing: Vec<_> = forms.difference(&own).collect();
                if !missing.is_empty() {
                    wrong.push(format!("{}/{file}: {id} has no {missing:?} of ${argument}", locale.id));
                }
                let more: Vec<_> = own.difference(&forms).filter(|form| FORMS.contains(&form.as_str())).collect();
                if !more.is_empty() {
                    wrong.push(format!("{}/{file}: {id} has {more:?} of ${argument}, which never comes", locale.id));
                }
            }
        }
    }
    none(&wrong);
}

#[test]
fn nothing_is_said_with_no_words_that_english_has_words_for() {
    let english = texts(FALLBACK);
    let mut wrong = Vec::new();
    for locale in others() {
        for (id, (file, pattern)) in texts(locale.id) {
            let Some((_, there)) = english.get(&id) else { continue };
            let (own, there) = (Made::of(&pattern), Made::of(there));
            if own.letters == 0 && own.arguments.is_empty() && own.texts.is_empty() && there.letters > 0 {
                wrong.push(format!("{}/{file}: {id} says nothing", locale.id));
            }
        }
    }
    none(&wrong);
}

#[test]
fn what_people_read_is_printed_with_curled_apostrophes() {
    // What other programs read, what is said letter by letter, and the keys one writes with.
    let apart = |file: &str, id: &str| ["cli.ftl", "heard.ftl"].contains(&file) || id.starts_with("letters-");
    let typed = |text: &str| {
        let letters: Vec<char> = text.chars().collect();
        letters.windows(2).any(|two| two[0].is_alphabetic() && two[1] == '\'')
    };
    let mut wrong = Vec::new();
    for locale in locale::all() {
        for (id, (file, pattern)) in texts(locale.id) {
            let mut text = String::new();
            printed(&pattern, &mut text);
            if !apart(&file, &id) && typed(&text) {
                wrong.push(format!("{}/{file}: {id} has a straight apostrophe", locale.id));
            }
        }
    }
    none(&wrong);
}

/// All that stands in a text itself, one part a line.
fn printed(pattern: &Pattern<String>, out: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                out.push_str(value);
                out.push('\n');
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| printed(&variant.value, out));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// The figures with a sign in a text: what it does, whatever else it says.
fn figures(text: &str) -> Vec<String> {
    let parts = text.split(|c: char| !(c.is_ascii_digit() || "+-−".contains(c)));
    let mut found: Vec<String> =
        parts.filter(|part| part.len() > 1 && part.starts_with(['+', '-', '−'])).map(|p| p.replace('−', "-")).collect();
    found.sort();
    found
}

#[test]
fn what_is_printed_on_what_is_ours_is_named_in_each() {
    let mut wrong = Vec::new();
    for locale in others() {
        let (mut names, mut all) = (0, 0);
        let mut seen: BTreeMap<String, (String, &str)> = BTreeMap::new();
        for pack in printed::english() {
            all += pack.names.len();
            let Some(Told { names: own, texts }) = printed::told(locale.id, pack.id) else {
                if locale.complete {
                    wrong.push(format!("{}: cards/{}.json is missing", locale.id, pack.id));
                }
                continue;
            };
            let told = format!("{}/cards/{}.json", locale.id, pack.id);
            names += own.len();
            wrong.extend(
                own.keys().filter(|k| !pack.names.contains_key(*k)).map(|k| format!("{told}: no {k:?} in the pack")),
            );
            wrong.extend(
                texts.keys().filter(|k| !pack.texts.contains(*k)).map(|k| format!("{told}: no text {k:?} in the pack")),
            );
            for (name, lines) in &pack.names {
                let Some(named) = own.get(name) else {
                    wrong.push(format!("{told}: {name:?} is missing"));
                    continue;
                };
                assert!(lines.len() < 2, "{name:?} stands for two things in {}", pack.id);
                if named.name.trim().is_empty() || named.note.trim().is_empty() == lines.first().is_some() {
                    wrong.push(format!("{told}: {name:?} has a name and, if English has, a line: {lines:?}"));
                }
                let before = seen.insert(name.clone(), (named.name.clone(), pack.id));
                if let Some((other, there)) = before.filter(|(other, _)| *other != named.name) {
                    wrong.push(format!("{told}: {name:?} is {:?}, and {other:?} in {there}", named.name));
                }
            }
            for text in &pack.texts {
                match texts.get(text) {
                    None => wrong.push(format!("{told}: {text:?} is missing")),
                    Some(own) if figures(own) != figures(text) => {
                        wrong.push(format!("{told}: {text:?} and {own:?} have other figures"));
                    }
                    Some(_) => {}
                }
            }
        }
        println!("{}: {names} of {all} names", locale.id);
    }
    none(&wrong);
}
