//! Rules broken on purpose. Each line of `broken/*.jsonl` names a row, a place in the sources and what stands there
//! instead when the row is broken; the tests that say the row must then fail. All breaks are compiled in at once, each
//! behind a question, in a copy of the package; so this takes minutes, and is run by
//!
//! ```text
//! cargo test --no-default-features --test rules broken:: -- --ignored --nocapture
//! ```

use crate::proving::{provers, sources};
use serde::Deserialize;
use standie::catalog::ledger;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::time::Duration;

/// Tells the copy which rule to break.
const WHICH: &str = "STANDIE_BROKEN";

/// Asked at every place that can be broken.
const ASKED: &str = r#"//! Which rule is broken.
static WHICH: std::sync::OnceLock<Option<usize>> = std::sync::OnceLock::new();
/// Whether this one is.
pub fn is(rule: usize) -> bool {
    *WHICH.get_or_init(|| std::env::var("STANDIE_BROKEN").ok()?.parse().ok()) == Some(rule)
}
"#;

/// A break goes unnoticed if its tests have not come to an end by then; they take less than a second each.
const PATIENCE: Duration = Duration::from_secs(120);

/// At least so many rules are broken, and so many of a hundred must be noticed.
const LEAST: usize = 150;
const NOTICED: usize = 95;

/// One rule broken.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Break {
    /// The row that no longer holds.
    row: String,
    /// Below `src/`.
    file: String,
    /// Words before the place, if its own words stand there more than once.
    #[serde(default)]
    after: String,
    /// An expression.
    old: String,
    /// What stands there instead.
    new: String,
}

impl Break {
    /// Where it stands.
    fn place(&self, text: &str) -> Result<(usize, usize), String> {
        let once = |words: &str| match text.match_indices(words).map(|m| m.0).collect::<Vec<_>>()[..] {
            [at] => Ok(at),
            [] => Err(format!("{}: src/{} has no {words:?} any more", self.row, self.file)),
            _ => Err(format!("{}: src/{} has {words:?} more than once", self.row, self.file)),
        };
        let at = if self.after.is_empty() {
            once(&self.old)?
        } else {
            let from = once(&self.after)? + self.after.len();
            let later = text[from..].find(&self.old).ok_or_else(|| {
                format!("{}: src/{} has no {:?} after {:?} any more", self.row, self.file, self.old, self.after)
            })?;
            from + later
        };
        Ok((at, at + self.old.len()))
    }
}

/// A place in a file, and what can stand there instead, with the number of the break.
struct Place<'a> {
    from: usize,
    to: usize,
    instead: Vec<(usize, &'a str)>,
}

/// A text with all breaks in it, each behind its question. Places lie side by side, or one within another.
fn woven(text: &str, from: usize, to: usize, places: &[Place<'_>]) -> Result<String, String> {
    let mut out = String::new();
    let mut at = from;
    let mut rest = places;
    while let [place, more @ ..] = rest {
        if place.from < at || place.to > to {
            return Err(format!("{:?} overlaps another break", &text[place.from..place.to]));
        }
        let within = more.iter().take_while(|p| p.from < place.to).count();
        out.push_str(&text[at..place.from]);
        out.push('(');
        for (number, new) in &place.instead {
            out.push_str(&format!("if crate::broken::is({number}) {{ {new} }} else "));
        }
        let old = woven(text, place.from, place.to, &more[..within])?;
        out.push_str(&format!("{{ {old} }})"));
        at = place.to;
        rest = &more[within..];
    }
    out.push_str(&text[at..to]);
    Ok(out)
}

/// A source with all its breaks, by their numbers.
fn broken(text: &str, breaks: &[(usize, &Break)]) -> Result<String, Vec<String>> {
    let mut places: BTreeMap<(usize, std::cmp::Reverse<usize>), Place<'_>> = BTreeMap::new();
    let mut wrong = Vec::new();
    for (number, one) in breaks {
        match one.place(text) {
            Ok((from, to)) => places
                .entry((from, std::cmp::Reverse(to)))
                .or_insert(Place { from, to, instead: Vec::new() })
                .instead
                .push((*number, &one.new)),
            Err(why) => wrong.push(why),
        }
    }
    let places: Vec<Place<'_>> = places.into_values().collect();
    match woven(text, 0, text.len(), &places) {
        Ok(text) if wrong.is_empty() => Ok(text),
        Ok(_) => Err(wrong),
        Err(why) => Err([wrong, vec![why]].concat()),
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn breaks() -> Vec<Break> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(root().join("tests/rules/broken")).expect("breaks").map(|f| f.expect("a file").path()).collect();
    files.sort();
    let mut all = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("breaks");
        for (number, line) in text.lines().enumerate().filter(|(_, l)| !l.is_empty() && !l.starts_with('#')) {
            let at = || format!("{}:{}", file.display(), number + 1);
            all.push(serde_json::from_str(line).unwrap_or_else(|why| panic!("{}: {why}", at())));
        }
    }
    all
}

/// The package's files, by their path in it, without what was built of it.
fn package(folder: &Path, into: &mut BTreeMap<PathBuf, Vec<u8>>) {
    for entry in fs::read_dir(folder).expect("the package") {
        let path = entry.expect("a file").path();
        let hidden = path.file_name().and_then(OsStr::to_str).is_none_or(|n| n.starts_with('.') || n == "target");
        if !hidden && path.is_dir() {
            package(&path, into);
        } else if !hidden {
            let name = path.strip_prefix(root()).expect("in the package").to_owned();
            into.insert(name, fs::read(&path).expect("a file"));
        }
    }
}

/// Makes a folder hold just these files; what is the same stays as it is, so that little is built anew.
fn write_package(folder: &Path, files: &BTreeMap<PathBuf, Vec<u8>>) {
    for (name, bytes) in files {
        let path = folder.join(name);
        if fs::read(&path).ok().as_ref() != Some(bytes) {
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(&path, bytes).expect("the copy");
        }
    }
}

/// Builds this suite from the copy.
fn build(folder: &Path) -> PathBuf {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let out = Command::new(cargo)
        .args(["test", "--no-run", "--no-default-features", "--test", "rules", "--message-format", "json"])
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", folder.with_file_name("target"))
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .env("RUSTFLAGS", "-Awarnings")
        .stderr(Stdio::inherit())
        .output()
        .expect("cargo runs");
    let messages = String::from_utf8_lossy(&out.stdout).into_owned();
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let mut faults = String::new();
    let mut suite = None;
    for message in messages {
        faults.push_str(message["message"]["rendered"].as_str().unwrap_or_default());
        suite = message["executable"].as_str().map(PathBuf::from).or(suite);
    }
    assert!(out.status.success(), "the broken rules do not compile:\n{faults}");
    suite.expect("the suite was built")
}

/// Whether these tests pass, with a rule broken or none.
fn pass(suite: &Path, folder: &Path, tests: &BTreeSet<String>, which: Option<usize>) -> Result<(), String> {
    let mut command = Command::new(suite);
    command.args(["--exact", "--test-threads", "1"]).args(tests).current_dir(folder).env_remove(WHICH);
    command.env("CARGO_MANIFEST_DIR", folder).stdout(Stdio::piped()).stderr(Stdio::null());
    if let Some(which) = which {
        command.env(WHICH, which.to_string());
    }
    let mut child = command.spawn().expect("the suite runs");
    let mut stdout = child.stdout.take().expect("what it prints");
    let (sender, ended) = channel();
    std::thread::spawn(move || {
        let mut printed = Vec::new();
        let read = stdout.read_to_end(&mut printed);
        // Nobody listens any more if it took too long.
        sender.send(read.map(|_| String::from_utf8_lossy(&printed).into_owned())).ok();
    });
    let printed = ended.recv_timeout(PATIENCE);
    if printed.is_err() {
        child.kill().expect("it can be stopped");
    }
    let status = child.wait().expect("it has ended");
    match printed {
        Ok(Ok(printed)) if status.success() => {
            let ran = printed.contains(&format!("test result: ok. {} passed", tests.len()));
            assert!(ran, "all of {tests:?} have run: {printed}");
            Ok(())
        }
        Ok(Ok(printed)) => Err(printed),
        _ => Err("no end".to_owned()),
    }
}

/// Runs every break with the tests of its row; those nobody noticed.
fn unnoticed<'a>(
    breaks: &'a [Break],
    suite: &Path,
    folder: &Path,
    tests: &BTreeMap<String, BTreeSet<String>>,
) -> Vec<&'a Break> {
    let next = AtomicUsize::new(0);
    let found = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, Into::into) {
            scope.spawn(|| {
                while let Some((number, one)) =
                    Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|n| Some((n, breaks.get(n)?)))
                {
                    if pass(suite, folder, &tests[&one.row], Some(number)).is_ok() {
                        found.lock().expect("the list").push(number);
                    }
                }
            });
        }
    });
    let mut found = found.into_inner().expect("the list");
    found.sort_unstable();
    found.into_iter().map(|number| &breaks[number]).collect()
}

/// The figures, and what went unnoticed.
#[allow(clippy::print_stdout)]
fn print(breaks: &[Break], unnoticed: &[&Break]) {
    let section = |one: &Break| one.row.split('-').nth(1).unwrap_or_default().to_owned();
    let mut sections: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for one in breaks {
        sections.entry(section(one)).or_default().0 += 1;
    }
    for one in unnoticed {
        sections.entry(section(one)).or_default().1 += 1;
        println!("{} goes unnoticed: src/{} {:?} for {:?}", one.row, one.file, one.new, one.old);
    }
    println!("section  broken noticed");
    for (section, (all, not)) in &sections {
        println!("{section:8} {all:6} {:7}", all - not);
    }
    println!("{:8} {:6} {:7}", "all", breaks.len(), breaks.len() - unnoticed.len());
}

#[test]
#[ignore = "builds the package once more, which takes minutes"]
fn a_broken_rule_fails_the_proof_of_its_row() {
    let breaks = breaks();
    let tests = provers(&sources("rules"));
    let mut wrong: Vec<String> = Vec::new();
    let mut by_file: BTreeMap<&str, Vec<(usize, &Break)>> = BTreeMap::new();
    for (number, one) in breaks.iter().enumerate() {
        by_file.entry(&one.file).or_default().push((number, one));
        if !tests.contains_key(&one.row) {
            wrong.push(format!("{} is said by no test", one.row));
        }
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("broken/standie");
    let mut files = BTreeMap::new();
    package(root(), &mut files);
    for (file, breaks) in by_file {
        let name = Path::new("src").join(file);
        let text = files.get(&name).map(|bytes| String::from_utf8_lossy(bytes).into_owned());
        match text.ok_or_else(|| vec![format!("there is no {}", name.display())]).and_then(|t| broken(&t, &breaks)) {
            Ok(text) => drop(files.insert(name, text.into_bytes())),
            Err(why) => wrong.extend(why),
        }
    }
    assert!(wrong.is_empty(), "{} things:\n{}", wrong.len(), wrong.join("\n"));
    files.insert("src/broken.rs".into(), ASKED.into());
    files
        .get_mut(Path::new("src/lib.rs"))
        .expect("the crate")
        .extend_from_slice(b"\n#[doc(hidden)]\npub mod broken;\n");
    write_package(&folder, &files);
    let suite = build(&folder);
    let all: BTreeSet<String> = breaks.iter().flat_map(|one| tests[&one.row].iter().cloned()).collect();
    if let Err(printed) = pass(&suite, &folder, &all, None) {
        panic!("with no rule broken, all pass: {printed}");
    }
    let unnoticed = unnoticed(&breaks, &suite, &folder, &tests);
    print(&breaks, &unnoticed);
    let sections = |rows: &mut dyn Iterator<Item = &str>| -> BTreeSet<String> {
        rows.map(|row| row.split('-').nth(1).unwrap_or_default().to_owned()).collect()
    };
    let due = sections(&mut ledger::quest().iter().filter(|r| r.testable == "yes").map(|r| r.id.as_str()));
    assert_eq!(sections(&mut breaks.iter().map(|b| b.row.as_str())), due, "every section is tried");
    assert!(breaks.len() >= LEAST, "only {} rules are broken", breaks.len());
    let noticed = breaks.len() - unnoticed.len();
    assert!(noticed * 100 >= breaks.len() * NOTICED, "{noticed} of {} were noticed", breaks.len());
}

#[test]
fn a_break_stands_where_it_was_meant_to() {
    let one = |after: &str, old: &str, new: &str| Break {
        row: "R".to_owned(),
        file: "f.rs".to_owned(),
        after: after.to_owned(),
        old: old.to_owned(),
        new: new.to_owned(),
    };
    let text = "fn a() { f(1 + 2) } fn b() { g(1 + 2) }";
    let (first, second, inner) = (one("", "f(1 + 2)", "0"), one("fn b()", "1 + 2", "3"), one("f(", "2", "4"));
    let again = one("", "f(1 + 2)", "9");
    let woven = broken(text, &[(1, &first), (2, &second), (3, &inner), (4, &again)]).expect("side by side, or within");
    let asks = "(if crate::broken::is(1) { 0 } else if crate::broken::is(4) { 9 } else \
                { f(1 + (if crate::broken::is(3) { 4 } else { 2 })) })";
    assert_eq!(
        woven,
        format!("fn a() {{ {asks} }} fn b() {{ g((if crate::broken::is(2) {{ 3 }} else {{ 1 + 2 }})) }}")
    );
    for (wrong, why) in [
        (one("", "1 + 2", "3"), "more than once"),
        (one("", "h()", "3"), "no \"h()\" any more"),
        (one("fn c", "1 + 2", "3"), "no \"fn c\" any more"),
        (one("fn b()", "f(1", "3"), "after \"fn b()\" any more"),
    ] {
        let faults = broken(text, &[(1, &wrong)]).expect_err("it is told");
        assert!(faults.len() == 1 && faults[0].starts_with("R: src/f.rs") && faults[0].contains(why), "{faults:?}");
    }
    let across = one("", "2) } fn b", "3");
    assert!(broken(text, &[(1, &first), (2, &across)]).is_err(), "half in another");
}
