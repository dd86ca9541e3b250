//! Runs the program and looks at what it said.

use serde_json::Value;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run came to.
#[derive(Debug)]
pub struct Ran {
    /// Exit code; none if a signal ended it.
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// Runs the program with standard input; its data folder is one that does not exist.
pub fn standie(args: &[&str], input: &[u8]) -> Ran {
    let home = tempfile::tempdir().expect("a folder");
    standie_at(&home.path().join("home"), args, input)
}

/// Runs the program with a data folder of its own.
pub fn standie_at(home: &Path, args: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_standie"))
        .args(args)
        .env("STANDIE_HOME", home)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let done = std::thread::scope(|scope| {
        // A program that has found a fault reads no further, so a broken pipe is nothing to wonder at.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().expect("the program ends")
    });
    let text = |bytes| String::from_utf8(bytes).expect("it speaks UTF-8");
    Ran { code: done.status.code(), out: text(done.stdout), err: text(done.stderr) }
}

impl Ran {
    /// It did what was asked and complained of nothing.
    #[track_caller]
    pub fn fine(self) -> Ran {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self
    }

    /// The one JSON document it printed.
    #[track_caller]
    pub fn json(self) -> Value {
        let ran = self.fine();
        assert_eq!(ran.out.lines().count(), 1, "one document, on one line");
        serde_json::from_str(&ran.out).expect("JSON")
    }

    /// It complained, in one short line fit for a terminal, and printed nothing else.
    #[track_caller]
    pub fn complains(self, code: i32) -> String {
        assert_eq!(self.code, Some(code), "{} {}", self.out, self.err);
        assert_eq!(self.out, "", "nothing but the complaint");
        fit_for_a_terminal(&self.err);
        self.err
    }
}

/// One line, not too long, nothing in it that a terminal acts on, no word of the language the program is written in.
#[track_caller]
pub fn fit_for_a_terminal(complaint: &str) {
    let line = complaint.strip_suffix('\n').expect("a line");
    assert!(!line.is_empty() && !line.contains(char::is_control), "{line:?}");
    assert!(line.chars().count() < 2_500, "{} characters", line.chars().count());
    // The names of temporary folders are not of anybody's choosing.
    let line = line.split(' ').filter(|w| !w.contains('/')).collect::<Vec<_>>().join(" ");
    for word in ["struct ", "enum ", "variant identifier", "i64", "u32", "u64", "OneOf", "panicked", "RUST_"] {
        assert!(!line.contains(word), "{word:?} in {line}");
    }
}

/// A folder that goes when the test is over.
pub struct Folder(tempfile::TempDir);

impl Folder {
    pub fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Writes a file and returns its path as an argument.
    pub fn put(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        std::fs::write(self.path(name), bytes).expect("written");
        self.arg(name)
    }

    /// The path of a file as an argument, whether it exists or not.
    pub fn arg(&self, name: &str) -> String {
        self.path(name).to_str().expect("UTF-8").to_owned()
    }
}

/// A file of the project.
pub fn asset(path: &str) -> String {
    let whole = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&whole).unwrap_or_else(|e| panic!("{}: {e}", whole.display()))
}
