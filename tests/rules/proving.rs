//! What counts as a proof. A row counts when a test that passed said it, and the test is written so that it could not
//! have said it lightly:
//!
//! * it says `let _row = proves("MQ-XXX-00");` among the first statements of its own body, once a row, ids written out;
//!   never in a loop, a closure, a helper or a macro;
//! * it says no more than six rows, checks something, does not `return` early and is not expected to panic;
//! * it says them from its own thread, and no test of the suite has failed.

use crate::support::proofs;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use syn::visit::{self, Visit};
use syn::{Expr, ExprCall, ExprMethodCall, ExprReturn, Item, ItemFn, ItemUse, Lit, Local, Macro, Pat, Stmt, UseTree};

/// More rows than this are not looked at one by one.
pub const MOST_ROWS: usize = 6;

/// What a suite said: rows proved, with the tests that did, and house rules tried with their values.
#[derive(Debug, Default, PartialEq)]
pub struct Said {
    pub proved: BTreeMap<String, BTreeSet<String>>,
    pub tried: BTreeMap<String, BTreeSet<String>>,
}

/// Runs the suite this is part of once more, its coverage left out, and counts what it said: more than so many tests passed,
/// and none failed.
pub fn run_the_suite(least: usize) -> Said {
    let gathered = tempfile::NamedTempFile::new().expect("a file to gather in");
    let out = Command::new(std::env::current_exe().expect("this suite"))
        .args(["--skip", "coverage::", "--format", "pretty"])
        .env(proofs::GATHER, gathered.path())
        .env_remove("RUST_TEST_NOCAPTURE")
        .output()
        .expect("the suite runs");
    let printed = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(out.status.success(), "nothing is proved while a test fails:\n{printed}");
    let passing = passing(&printed);
    assert!(passing.len() > least, "the suite has run: {printed}");
    let lines = std::fs::read_to_string(gathered.path()).expect("what was gathered");
    count(&lines, &passing).expect("only tests that passed have said anything")
}

/// The tests that passed, in what the test harness printed; what failing tests printed themselves comes after that.
/// A test that is expected to panic is none.
pub fn passing(printed: &str) -> BTreeSet<&str> {
    printed
        .lines()
        .take_while(|line| *line != "failures:")
        .filter_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... ok"))
        .filter(|name| !name.ends_with(" - should panic"))
        .collect()
}

/// Counts what was gathered.
///
/// # Errors
/// If a line is garbled, or was not said by a test that passed.
pub fn count(gathered: &str, passing: &BTreeSet<&str>) -> Result<Said, String> {
    let mut said = Said::default();
    for line in gathered.lines() {
        let [test, what, value] = line.split('\t').collect::<Vec<_>>()[..] else {
            return Err(format!("garbled: {line:?}"));
        };
        if !passing.contains(test) {
            return Err(format!("{value} was said by {test:?}, which is no test that passed"));
        }
        match (what, value.split_once('=')) {
            ("proves", _) => said.proved.entry(value.to_owned()).or_default().insert(test.to_owned()),
            ("tries", Some((rule, value))) => said.tried.entry(rule.to_owned()).or_default().insert(value.to_owned()),
            _ => return Err(format!("garbled: {line:?}")),
        };
    }
    Ok(said)
}

/// All Rust files below a folder of the tests, with their text.
pub fn sources(folder: &str) -> Vec<(String, String)> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the tests' sources") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = std::fs::read_to_string(&path).expect("a source");
                let name = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(&path);
                found.push((name.display().to_string(), text));
            }
        }
    }
    found.sort();
    found
}

/// A function of the tests: what it calls, and whether it checks something itself.
#[derive(Default)]
struct Deeds {
    calls: BTreeSet<String>,
    checks: bool,
    returns: bool,
    closures: usize,
}

impl<'a> Visit<'a> for Deeds {
    fn visit_macro(&mut self, found: &'a Macro) {
        let name = found.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        self.checks |= name.starts_with("assert") || name.starts_with("prop_assert");
        // What a macro is given is not parsed; what it calls is read off the words.
        for word in words(found.tokens.clone()) {
            self.checks |= word.starts_with("prop_assert") || word.starts_with("assert");
            self.calls.insert(word);
        }
    }

    fn visit_expr_call(&mut self, call: &'a ExprCall) {
        if let Expr::Path(path) = &*call.func {
            self.calls.extend(path.path.segments.last().map(|s| s.ident.to_string()));
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_method_call(&mut self, call: &'a ExprMethodCall) {
        self.calls.insert(call.method.to_string());
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_path(&mut self, path: &'a syn::ExprPath) {
        // A function handed on by its name.
        self.calls.extend(path.path.segments.last().map(|s| s.ident.to_string()));
    }

    fn visit_expr_return(&mut self, found: &'a ExprReturn) {
        self.returns |= self.closures == 0;
        visit::visit_expr_return(self, found);
    }

    fn visit_expr_closure(&mut self, closure: &'a syn::ExprClosure) {
        self.closures += 1;
        visit::visit_expr_closure(self, closure);
        self.closures -= 1;
    }
}

fn words(tokens: TokenStream) -> Vec<String> {
    let words = tokens.into_iter().flat_map(|token| match token {
        TokenTree::Ident(word) => vec![word.to_string()],
        TokenTree::Group(group) => words(group.stream()),
        _ => Vec::new(),
    });
    words.collect()
}

/// Every function of a file, methods and those of inner modules included.
struct Functions<'a>(Vec<(String, &'a syn::Block)>);

impl<'a> Visit<'a> for Functions<'a> {
    fn visit_item_fn(&mut self, found: &'a ItemFn) {
        self.0.push((found.sig.ident.to_string(), &found.block));
        visit::visit_item_fn(self, found);
    }

    fn visit_impl_item_fn(&mut self, found: &'a syn::ImplItemFn) {
        self.0.push((found.sig.ident.to_string(), &found.block));
        visit::visit_impl_item_fn(self, found);
    }
}

/// The names of all functions that check something, themselves or by what they call.
fn checking<'a>(files: impl Iterator<Item = &'a syn::File>) -> BTreeSet<String> {
    let mut functions = Functions(Vec::new());
    files.for_each(|file| functions.visit_file(file));
    let deeds: Vec<(String, Deeds)> = functions
        .0
        .into_iter()
        .map(|(name, block)| {
            let mut deeds = Deeds::default();
            deeds.visit_block(block);
            (name, deeds)
        })
        .collect();
    let mut checking = BTreeSet::new();
    loop {
        let before = checking.len();
        for (name, deeds) in &deeds {
            if deeds.checks || deeds.calls.iter().any(|call| checking.contains(call)) {
                checking.insert(name.clone());
            }
        }
        if checking.len() == before {
            return checking;
        }
    }
}

/// The row a statement says, if it is `let _row = proves("…");`.
fn said_by(statement: &Stmt) -> Option<String> {
    let Stmt::Local(Local { pat: Pat::Ident(name), init: Some(init), .. }) = statement else { return None };
    let Expr::Call(call) = &*init.expr else { return None };
    let Expr::Path(path) = &*call.func else { return None };
    let [Expr::Lit(row)] = &call.args.iter().collect::<Vec<_>>()[..] else { return None };
    let Lit::Str(row) = &row.lit else { return None };
    (path.path.is_ident("proves") && name.ident == "_row" && init.diverge.is_none()).then(|| row.value())
}

/// How often a file imports `proves` under its own name.
fn imports(tree: &UseTree) -> usize {
    match tree {
        UseTree::Path(path) => imports(&path.tree),
        UseTree::Name(name) => usize::from(name.ident == "proves"),
        UseTree::Group(group) => group.items.iter().map(imports).sum(),
        _ => 0,
    }
}

/// The names of the tests that say each row.
pub fn provers(sources: &[(String, String)]) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, text) in sources {
        let module = name.strip_prefix("tests/rules/").unwrap_or(name).trim_end_matches(".rs").replace('/', "::");
        let file = syn::parse_file(text).unwrap_or_else(|why| panic!("{name}: {why}"));
        for item in &file.items {
            let Item::Fn(test) = item else { continue };
            for row in test.block.stmts.iter().map_while(said_by) {
                found.entry(row).or_default().insert(format!("{module}::{}", test.sig.ident));
            }
        }
    }
    found
}

fn faults_of_a_prover(found: &ItemFn, rows: &[String], checking: &BTreeSet<String>) -> Vec<String> {
    let has = |name: &str| found.attrs.iter().any(|a| a.path().is_ident(name));
    let mut deeds = Deeds::default();
    deeds.visit_block(&found.block);
    let distinct: BTreeSet<&String> = rows.iter().collect();
    let faults = [
        (!has("test"), "is no test".to_owned()),
        (has("should_panic"), "is expected to panic".to_owned()),
        (has("ignore"), "is never run".to_owned()),
        (deeds.returns, "may return before it has checked anything".to_owned()),
        (!deeds.checks && !deeds.calls.iter().any(|c| checking.contains(c)), "checks nothing".to_owned()),
        (rows.len() > MOST_ROWS, format!("says {} rows, more than {MOST_ROWS}", rows.len())),
        (distinct.len() < rows.len(), "says a row twice".to_owned()),
    ];
    faults.into_iter().filter(|f| f.0).map(|f| format!("{} {}", found.sig.ident, f.1)).collect()
}

/// What in these sources says a row in a way that must not count. `others` are sources whose functions they call.
pub fn faults(sources: &[(String, String)], others: &[(String, String)]) -> Vec<String> {
    let parse = |(name, text): &(String, String)| syn::parse_file(text).map_err(|why| format!("{name}: {why}"));
    let (files, others) = match (
        sources.iter().map(parse).collect::<Result<Vec<_>, _>>(),
        others.iter().map(parse).collect::<Result<Vec<_>, _>>(),
    ) {
        (Ok(files), Ok(others)) => (files, others),
        (Err(why), _) | (_, Err(why)) => return vec![why],
    };
    let checking = checking(files.iter().chain(&others));
    let mut faults = Vec::new();
    for ((name, text), file) in sources.iter().zip(&files) {
        let mut told = 0;
        for item in &file.items {
            match item {
                Item::Use(ItemUse { tree, .. }) => told += imports(tree),
                Item::Fn(found) => {
                    let rows: Vec<String> = found.block.stmts.iter().map_while(said_by).collect();
                    told += rows.len();
                    if !rows.is_empty() {
                        let wrong = faults_of_a_prover(found, &rows, &checking);
                        faults.extend(wrong.into_iter().map(|fault| format!("{name}: {fault}")));
                    }
                }
                _ => {}
            }
        }
        let tokens: TokenStream = text.parse().unwrap_or_default();
        let astray = words(tokens).iter().filter(|word| *word == "proves").count() - told;
        if astray > 0 {
            let how = "`let _row = proves(\"…\");` at the start of a test";
            faults.push(format!("{name}: {astray} mentions of proves that are not {how}"));
        }
    }
    faults
}
