//! The manual: a page a matter, in Markdown, a folder of `assets/manual` for each language that has one. A page that a
//! language lacks is there in English.

use crate::catalog::locale::FALLBACK;
use crate::catalog::lookup::Tongue;
use crate::catalog::packed;
use crate::catalog::shipped::shipped;
use include_dir::{Dir, include_dir};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

// As it was written: only for those who make something of it, and no part of a program that does not.
static MANUAL: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/manual");

/// The marks of every page: its language and its name.
fn marks() -> &'static BTreeMap<String, String> {
    static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/manual.packed"));
    static ALL: OnceLock<BTreeMap<String, String>> = OnceLock::new();
    ALL.get_or_init(|| packed::files("manual", PACKED))
}

/// What a picture of a page begins with: the rest names a preset.
const PRESET: &str = "preset:";

/// What some words of a page are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Said.
    Plain,
    /// What stands on the screen, letter by letter, or on a key.
    Label,
    /// What a paragraph is about.
    Lead,
    /// Typed at a command line, or the name of a file.
    Typed,
}

/// Some words of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The words.
    pub text: String,
    /// What they are.
    pub kind: Kind,
    /// The page they lead to.
    pub link: Option<String>,
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// A line of a list: its number, if it is one in order.
    Item(Option<u64>, Vec<Span>),
    /// A picture: the preset it is drawn from, and what one sees.
    Picture(String, String),
}

impl Block {
    /// What is said.
    pub fn spans(&self) -> &[Span] {
        match self {
            Block::Paragraph(said) | Block::Item(_, said) => said,
            Block::Picture(..) => &[],
        }
    }

    /// The page that is led to.
    pub fn link(&self) -> Option<&str> {
        self.spans().iter().find_map(|span| span.link.as_deref())
    }
}

/// A page.
#[derive(Debug)]
pub struct Page {
    /// Its name: that of its file, the same in all languages.
    pub name: &'static str,
    /// The language it is in.
    pub locale: &'static str,
    /// What it is about.
    pub title: String,
    /// What it says.
    pub blocks: Vec<Block>,
}

impl Page {
    /// All it says, as one text.
    pub fn text(&self) -> String {
        let spans = self.blocks.iter().flat_map(Block::spans).map(|span| span.text.as_str());
        std::iter::once(self.title.as_str()).chain(spans).collect::<Vec<_>>().join(" ")
    }

    /// The pages it leads to, in the order they are named.
    pub fn links(&self) -> impl Iterator<Item = &str> {
        self.blocks.iter().flat_map(Block::spans).filter_map(|span| span.link.as_deref())
    }
}

/// The pages of a language, in their order.
///
/// # Panics
/// If a shipped page is more than is read here; the tests hold that none is.
pub fn pages(locale: &str) -> &'static [Page] {
    static ALL: OnceLock<BTreeMap<&str, Vec<Page>>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let locales: BTreeSet<&'static str> = marks().keys().filter_map(|page| Some(page.split_once('/')?.0)).collect();
        locales.into_iter().map(|locale| (locale, all_of(locale))).collect()
    });
    all.get(locale).or_else(|| all.get(FALLBACK)).map_or(&[], Vec::as_slice)
}

/// A page of a language by its name.
pub fn page(locale: &str, name: &str) -> Option<&'static Page> {
    pages(locale).iter().find(|page| page.name == name)
}

/// The pages of a language with their sources, as they were written.
pub fn sources(locale: &str) -> impl Iterator<Item = (&'static Page, &'static str)> {
    pages(locale).iter().filter_map(|page| Some((page, source(page.locale, page.name)?)))
}

/// The pages that what was typed is about.
#[derive(Debug, Default)]
pub struct Found {
    /// Those whose title has every word of it.
    pub titled: Vec<&'static Page>,
    /// Others that have every word of it.
    pub said: Vec<&'static Page>,
}

/// Pages with every word that was typed, endings and small slips forgiven.
pub fn find(locale: &str, tongue: &Tongue, typed: &str) -> Found {
    let mut found = Found::default();
    if typed.trim().is_empty() {
        return found;
    }
    for page in pages(locale) {
        if tongue.has(typed, &page.title) {
            found.titled.push(page);
        } else if tongue.has(typed, &page.text()) {
            found.said.push(page);
        }
    }
    found
}

fn source(locale: &str, name: &str) -> Option<&'static str> {
    MANUAL.get_file(format!("{locale}/{name}.md"))?.contents_utf8()
}

/// English says which pages there are, and in which order.
fn all_of(locale: &'static str) -> Vec<Page> {
    // They lie in their order.
    let names = marks().keys().filter_map(|page| page.split_once('/').filter(|(own, _)| *own == FALLBACK));
    let page = |name: &'static str| {
        let marks = |locale: &'static str| Some((locale, marks().get(&format!("{locale}/{name}"))?));
        let (locale, marks) = marks(locale).or_else(|| marks(FALLBACK))?;
        Some(shipped(name, read(name, locale, marks)))
    };
    names.filter_map(|(_, name)| page(name)).collect()
}

/// What is being read: how far a page has come.
#[derive(Default)]
struct Reader {
    title: String,
    blocks: Vec<Block>,
    spans: Vec<Span>,
    /// In the heading.
    titles: bool,
    /// The picture that is being told of: its preset, and what one sees so far.
    picture: Option<(String, String)>,
    bold: bool,
    lead: bool,
    link: Option<String>,
    /// The number of the next line of the list, if it is one in order.
    numbers: Option<Option<u64>>,
}

impl Reader {
    fn say(&mut self, text: &str, kind: Option<Kind>) {
        if self.titles {
            return self.title.push_str(text);
        }
        if let Some((_, alt)) = &mut self.picture {
            return alt.push_str(text);
        }
        let kind = kind.unwrap_or(match (self.bold, self.lead) {
            (true, _) => Kind::Label,
            (_, true) => Kind::Lead,
            _ => Kind::Plain,
        });
        match self.spans.last_mut() {
            Some(last) if last.kind == kind && last.link == self.link => last.text.push_str(text),
            _ => self.spans.push(Span { text: text.to_owned(), kind, link: self.link.clone() }),
        }
    }

    /// What has been said is a line of a list, or a paragraph; nothing, where it was a picture.
    fn ends(&mut self, item: bool) {
        let said = std::mem::take(&mut self.spans);
        if said.iter().all(|span| span.text.trim().is_empty()) {
            return;
        }
        let Some(number) = self.numbers.as_mut().filter(|_| item) else {
            return self.blocks.push(Block::Paragraph(said));
        };
        self.blocks.push(Block::Item(*number, said));
        *number = number.map(|number| number + 1);
    }

    /// Takes a mark, with what belongs to it.
    fn take(&mut self, mark: &str, with: &str) -> Result<(), String> {
        match mark {
            "h" if self.title.is_empty() => self.titles = true,
            "p" | "i" => {}
            "l" if self.numbers.is_none() => self.numbers = Some(with.parse().ok()),
            "b" => self.bold = true,
            "e" => self.lead = true,
            "a" => {
                let page = with.strip_suffix(".md").filter(|name| !name.contains(['/', ':', '#']));
                self.link = Some(page.ok_or(format!("{with} is no page beside it"))?.to_owned());
            }
            "g" => {
                let preset = with.strip_prefix(PRESET).ok_or(format!("{with} is no preset"))?;
                self.picture = Some((preset.to_owned(), String::new()));
            }
            "t" => self.say(with, None),
            "c" => self.say(with, Some(Kind::Typed)),
            "H" => self.titles = false,
            "P" => self.ends(self.numbers.is_some()),
            "I" => self.ends(true),
            "L" => self.numbers = None,
            "B" => self.bold = false,
            "E" => self.lead = false,
            "A" => self.link = None,
            "G" => self.blocks.extend(self.picture.take().map(|(preset, alt)| Block::Picture(preset, alt))),
            _ => return Err(format!("nobody here reads {mark}{with}")),
        }
        Ok(())
    }
}

/// Reads a page from its marks.
///
/// # Errors
/// If something of it is more than paragraphs, one list at a time, labels, links to pages and pictures of presets.
pub fn read(name: &'static str, locale: &'static str, marks: &str) -> Result<Page, String> {
    let mut reader = Reader::default();
    for line in marks.lines() {
        let (mark, with) = line.split_at_checked(1).unwrap_or((line, ""));
        reader.take(mark, with).map_err(|fault| format!("{locale}/{name}.md: {fault}"))?;
    }
    if reader.title.is_empty() {
        return Err(format!("{locale}/{name}.md has no title"));
    }
    Ok(Page { name, locale, title: reader.title, blocks: reader.blocks })
}
