//! Which file of `src` takes names from which: read from every path in the sources, followed through `pub use` to the
//! file that holds the thing. What a file hands on it needs, too.

use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use syn::visit::{self, Visit};
use syn::{Item, ItemMacro, ItemUse, UseTree};

/// A path of names from the root of the crate: `["rules", "event"]`.
type Names = Vec<String>;

/// What one file says.
#[derive(Default)]
struct Room {
    /// The file, from the root of the project.
    file: String,
    /// What it defines, modules apart.
    defined: BTreeSet<String>,
    /// Names it has from elsewhere: as they are called here, and the path they were named by.
    imported: BTreeMap<String, Names>,
    /// Paths all of whose names it has.
    globs: Vec<Names>,
    /// Paths it speaks of, as written.
    spoken: BTreeSet<Names>,
    /// Macros it calls.
    called: BTreeSet<String>,
}

/// What stands for a file as a whole.
const FILE: &str = "all of it";

/// The files of a source tree and the arrows between them.
pub struct Graph {
    rooms: BTreeMap<Names, Room>,
    macros: BTreeMap<String, Names>,
    /// From each file, the files it takes something from, with what it takes.
    pub arrows: BTreeMap<String, BTreeMap<String, BTreeSet<String>>>,
}

/// Reads one file; how many modules written inside it are open.
struct Reader<'a>(&'a mut Room, usize);

impl Reader<'_> {
    fn tree(&mut self, mut path: Names, tree: &UseTree) {
        match tree {
            UseTree::Path(step) => {
                path.push(step.ident.to_string());
                self.tree(path, &step.tree);
            }
            UseTree::Name(name) if name.ident == "self" => self.name(path.last().cloned(), path),
            UseTree::Name(name) => {
                path.push(name.ident.to_string());
                self.name(Some(name.ident.to_string()), path);
            }
            UseTree::Rename(name) => {
                path.push(name.ident.to_string());
                self.name(Some(name.rename.to_string()), path);
            }
            UseTree::Glob(_) => self.0.globs.push(self.outside(path)),
            UseTree::Group(group) => group.items.iter().for_each(|item| self.tree(path.clone(), item)),
        }
    }

    /// A path as it would be written outside the modules inside the file.
    fn outside(&self, mut path: Names) -> Names {
        for _ in 0..self.1 {
            if path.first().is_some_and(|first| first == "super") {
                path[0] = "self".to_owned();
            }
        }
        path
    }

    fn name(&mut self, called: Option<String>, path: Names) {
        let Some(called) = called else { return };
        let path = self.outside(path);
        self.0.spoken.insert(path.clone());
        // An import under its own name (`use rules;`) says nothing new.
        if path.len() > 1 || path[0] != called {
            self.0.imported.insert(called, path);
        }
    }

    /// Paths and macros in any tokens: expressions, types, patterns, the inside of macros.
    fn tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mark = |at: usize, c: char| matches!(tokens.get(at), Some(TokenTree::Punct(p)) if p.as_char() == c);
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at] {
                TokenTree::Group(group) => {
                    // Behind `mod name` braces hold a module of their own.
                    let word = |back: usize| match at.checked_sub(back).and_then(|at| tokens.get(at)) {
                        Some(TokenTree::Ident(word)) => Some(word.to_string()),
                        _ => None,
                    };
                    let inside = usize::from(word(2).as_deref() == Some("mod") && word(1).is_some());
                    self.1 += inside;
                    self.tokens(group.stream());
                    self.1 -= inside;
                }
                TokenTree::Ident(first) => {
                    // A field or a method of something is no path; neither is what goes on behind generic arguments.
                    let member = at > 0 && mark(at - 1, '.') && !(at > 1 && mark(at - 2, '.'));
                    let behind = at > 0 && mark(at - 1, ':') && at > 1 && mark(at - 2, ':');
                    let mut path = vec![first.to_string()];
                    while mark(at + 1, ':') && mark(at + 2, ':') {
                        let Some(TokenTree::Ident(next)) = tokens.get(at + 3) else { break };
                        path.push(next.to_string());
                        at += 3;
                    }
                    if mark(at + 1, '!') && path.len() == 1 {
                        self.0.called.insert(path.remove(0));
                    } else if path.len() > 1 && !member && !behind {
                        let path = self.outside(path);
                        self.0.spoken.insert(path);
                    }
                }
                _ => {}
            }
            at += 1;
        }
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_use(&mut self, found: &'ast ItemUse) {
        let start = if found.leading_colon.is_some() { vec!["::".to_owned()] } else { Names::new() };
        self.tree(start, &found.tree);
    }

    fn visit_item_mod(&mut self, found: &'ast syn::ItemMod) {
        self.1 += 1;
        visit::visit_item_mod(self, found);
        self.1 -= 1;
    }
}

fn name_of(item: &Item) -> Option<String> {
    Some(match item {
        Item::Const(i) => i.ident.to_string(),
        Item::Enum(i) => i.ident.to_string(),
        Item::Fn(i) => i.sig.ident.to_string(),
        Item::Mod(i) if i.content.is_some() => i.ident.to_string(),
        Item::Static(i) => i.ident.to_string(),
        Item::Struct(i) => i.ident.to_string(),
        Item::Trait(i) => i.ident.to_string(),
        Item::Type(i) => i.ident.to_string(),
        Item::Union(i) => i.ident.to_string(),
        _ => return None,
    })
}

impl Graph {
    /// Reads all Rust files under a folder, whose `lib.rs` is the root of the crate.
    pub fn of(root: &Path) -> Self {
        let mut graph = Self { rooms: BTreeMap::new(), macros: BTreeMap::new(), arrows: BTreeMap::new() };
        let mut folders = vec![root.to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder).expect("a folder of sources") {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|e| e == "rs") {
                    graph.read(root, &path);
                }
            }
        }
        let rooms: Vec<Names> = graph.rooms.keys().cloned().collect();
        for room in rooms {
            graph.draw(&room);
        }
        graph
    }

    fn read(&mut self, root: &Path, path: &Path) {
        let inside = path.strip_prefix(root).expect("under the root").with_extension("");
        let mut names: Names = inside.iter().map(|n| n.to_string_lossy().into_owned()).collect();
        if names == ["lib"] {
            names.clear();
        }
        let text = fs::read_to_string(path).expect("a source");
        let parsed = syn::parse_file(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let mut room = Room { file: format!("src/{}.rs", inside.display()), ..Room::default() };
        for item in &parsed.items {
            if let Item::Macro(ItemMacro { ident: Some(ident), .. }) = item {
                self.macros.insert(ident.to_string(), names.clone());
            }
            room.defined.extend(name_of(item));
        }
        let mut reader = Reader(&mut room, 0);
        reader.visit_file(&parsed);
        let mut rest = text.parse::<TokenStream>().expect("tokens");
        // Imports have been read, whole; as tokens they would be read in pieces.
        rest = without_imports(rest);
        reader.tokens(rest);
        self.rooms.insert(names, room);
    }

    fn draw(&mut self, from: &Names) {
        let room = &self.rooms[from];
        let mut taken: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut take = |to: Option<(String, String)>| {
            if let Some((file, what)) = to.filter(|(file, _)| *file != room.file) {
                taken.entry(file).or_default().insert(what);
            }
        };
        // A file that is only named, to reach what it hands on or what lies below it, gives nothing itself.
        for path in &room.spoken {
            take(self.find(from, path, 0).filter(|(_, what)| what != FILE));
        }
        for path in &room.globs {
            take(self.find(from, path, 0));
        }
        for name in &room.called {
            if let Some(at) = self.macros.get(name) {
                take(Some((self.rooms[at].file.clone(), format!("{name}!"))));
            }
        }
        self.arrows.insert(room.file.clone(), taken);
    }

    /// The file that holds what a path means in a room, and the name it has there.
    fn find(&self, here: &Names, path: &[String], depth: usize) -> Option<(String, String)> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" | "standie" => self.walk(Names::new(), rest, depth),
            "self" => self.walk(here.clone(), rest, depth),
            "super" => self.find_above(here, rest, depth),
            "std" | "core" | "alloc" | "::" => None,
            _ if self.below(here, first).is_some() || self.rooms[here].imported.contains_key(first) => {
                self.walk(here.clone(), path, depth)
            }
            _ if self.rooms[here].defined.contains(first) => None,
            _ => self.rooms[here].globs.iter().find_map(|glob| {
                let whole: Names = glob.iter().chain(path).cloned().collect();
                (depth < 16).then(|| self.find(here, &whole, depth + 1)).flatten()
            }),
        }
    }

    fn find_above(&self, here: &Names, rest: &[String], depth: usize) -> Option<(String, String)> {
        let above = here[..here.len().checked_sub(1)?].to_vec();
        if rest.first().is_some_and(|n| n == "super") {
            return self.find_above(&above, &rest[1..], depth);
        }
        self.walk(above, rest, depth)
    }

    fn below(&self, room: &Names, name: &str) -> Option<Names> {
        let mut below = room.clone();
        below.push(name.to_owned());
        self.rooms.contains_key(&below).then_some(below)
    }

    fn walk(&self, room: Names, path: &[String], depth: usize) -> Option<(String, String)> {
        let held = self.rooms.get(&room)?;
        let Some((first, rest)) = path.split_first() else {
            return Some((held.file.clone(), FILE.to_owned()));
        };
        if first == "super" {
            return self.find_above(&room, rest, depth);
        }
        if let Some(below) = self.below(&room, first) {
            return self.walk(below, rest, depth);
        }
        if held.defined.contains(first) {
            return Some((held.file.clone(), first.clone()));
        }
        if depth > 16 {
            return None;
        }
        if let Some(named) = held.imported.get(first) {
            let whole: Names = named.iter().chain(rest).cloned().collect();
            return self.find(&room, &whole, depth + 1);
        }
        held.globs.iter().find_map(|glob| {
            let whole: Names = glob.iter().chain(path).cloned().collect();
            self.find(&room, &whole, depth + 1)
        })
    }

    /// The circles: sets of files each of which reaches every other, biggest first.
    pub fn circles(&self) -> Vec<BTreeSet<String>> {
        let reached: BTreeMap<&str, BTreeSet<&str>> = self.arrows.keys().map(|f| (f.as_str(), self.reach(f))).collect();
        let mut circles: BTreeSet<BTreeSet<String>> = BTreeSet::new();
        for (file, reach) in &reached {
            let both = reach.iter().filter(|to| reached[**to].contains(file));
            let circle: BTreeSet<String> = both.map(|to| (*to).to_owned()).collect();
            if circle.len() > 1 {
                circles.insert(circle);
            }
        }
        let mut circles: Vec<_> = circles.into_iter().collect();
        circles.sort_by_key(|circle| (usize::MAX - circle.len(), circle.first().cloned()));
        circles
    }

    fn reach(&self, from: &str) -> BTreeSet<&str> {
        let mut reached = BTreeSet::new();
        let mut next = vec![from];
        while let Some(file) = next.pop() {
            for to in self.arrows.get(file).into_iter().flatten() {
                if reached.insert(to.0.as_str()) {
                    next.push(to.0);
                }
            }
        }
        reached
    }
}

/// Tokens with all `use …;` left out.
fn without_imports(tokens: TokenStream) -> TokenStream {
    let mut kept = Vec::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        // `+ use<>` behind a type says what is captured, and imports nothing.
        let captures = matches!(tokens.peek(), Some(TokenTree::Punct(p)) if p.as_char() == '<');
        match token {
            TokenTree::Ident(word) if word == "use" && !captures => {
                tokens.by_ref().find(|t| matches!(t, TokenTree::Punct(p) if p.as_char() == ';'));
            }
            TokenTree::Group(group) => {
                let inside = without_imports(group.stream());
                kept.push(TokenTree::Group(proc_macro2::Group::new(group.delimiter(), inside)));
            }
            other => kept.push(other),
        }
    }
    kept.into_iter().collect()
}
