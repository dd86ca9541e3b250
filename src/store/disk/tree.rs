//! Files as a tree in memory, each change of which is also said in words a database can keep: a file is its parts in
//! order, so that a line that comes to a game costs a line.

use crate::store::disk::about::About;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, UNIX_EPOCH};

/// Nobody else can read here.
pub(crate) type Who = ();

/// Parts after which a file is worth being written as one.
const MANY: u32 = 200;

/// A file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct File {
    bytes: Vec<u8>,
    /// When it was last written, in milliseconds since 1970.
    at: i64,
    /// How many parts the database has of it.
    parts: u32,
    /// Whether the database may say something else, because it failed: it is told the whole file next.
    doubtful: bool,
}

/// What the database is told; what is told together happens together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// A part of a file.
    Put {
        /// Which file.
        path: String,
        /// Which part of it, from 0.
        part: u32,
        /// When, in milliseconds since 1970.
        at: i64,
        /// What it says.
        bytes: Vec<u8>,
    },
    /// All parts of a file go.
    Drop(String),
}

impl Change {
    /// Which file.
    pub(crate) fn path(&self) -> &str {
        match self {
            Change::Put { path, .. } | Change::Drop(path) => path,
        }
    }
}

/// The files.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    files: BTreeMap<String, File>,
    /// Why nothing is written, if nothing is.
    shut: Option<String>,
}

/// What a path is called in the database.
fn called(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

impl Tree {
    /// An empty one.
    pub(crate) const fn new() -> Tree {
        Tree { files: BTreeMap::new(), shut: None }
    }

    /// From now on nothing is written, for a reason; or it is again.
    pub(crate) fn shut(&mut self, why: Option<String>) {
        self.shut = why;
    }

    /// Takes what the database says in the place of everything: the parts of each file in order.
    pub(crate) fn load(&mut self, parts: impl Iterator<Item = (String, i64, Vec<u8>)>) {
        self.files.clear();
        for (path, at, bytes) in parts {
            let file = self.files.entry(path).or_default();
            file.bytes.extend(bytes);
            file.at = file.at.max(at);
            file.parts += 1;
        }
    }

    /// What makes files of many parts whole again.
    pub(crate) fn tidied(&mut self) -> Vec<Change> {
        let many =
            |(path, file): (&String, &mut File)| (file.parts > MANY).then(|| whole(path, file)).into_iter().flatten();
        self.files.iter_mut().flat_map(many).collect()
    }

    /// The database may not have taken what it was told of some files.
    pub(crate) fn doubt<'a>(&mut self, paths: impl Iterator<Item = &'a str>) {
        for path in paths {
            if let Some(file) = self.files.get_mut(path) {
                file.doubtful = true;
            }
        }
    }

    /// Whether something lies at a path.
    pub(crate) fn is_there(&self, path: &Path) -> bool {
        self.about(path).is_ok()
    }

    /// What lies at a path. A folder is there as long as something lies in it.
    ///
    /// # Errors
    /// If nothing does.
    pub(crate) fn about(&self, path: &Path) -> io::Result<About<Who>> {
        let name = called(path);
        if let Some(file) = self.files.get(&name) {
            let at = u64::try_from(file.at).ok().map(|at| UNIX_EPOCH + Duration::from_millis(at));
            let len = file.bytes.len() as u64;
            return Ok(About { is_file: true, is_folder: false, len, modified: at, who: () });
        }
        match self.files.keys().any(|file| Path::new(file).starts_with(path)) {
            true => Ok(About { is_file: false, is_folder: true, len: 0, modified: None, who: () }),
            false => Err(io::ErrorKind::NotFound.into()),
        }
    }

    /// What a file says, as far as so many bytes.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let file = self.files.get(&called(path)).ok_or(io::ErrorKind::NotFound)?;
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        Ok(file.bytes[..file.bytes.len().min(most)].to_vec())
    }

    /// What lies in a folder.
    pub(crate) fn list(&self, folder: &Path) -> Vec<PathBuf> {
        self.files.keys().map(PathBuf::from).filter(|path| path.parent() == Some(folder)).collect()
    }

    /// Whether something may be written.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn writable(&self) -> io::Result<()> {
        match &self.shut {
            Some(why) => Err(io::Error::new(io::ErrorKind::ResourceBusy, why.clone())),
            None => Ok(()),
        }
    }

    /// Puts a whole file at a path.
    ///
    /// # Errors
    /// If nothing may be written.
    pub(crate) fn put(&mut self, path: &Path, bytes: &[u8], at: i64) -> io::Result<Vec<Change>> {
        self.writable()?;
        let name = called(path);
        let file = self.files.entry(name.clone()).or_default();
        (file.bytes, file.at) = (bytes.to_vec(), at);
        Ok(whole(&name, file))
    }

    /// Puts a whole file where none lies.
    ///
    /// # Errors
    /// If one does, or nothing may be written.
    pub(crate) fn create(&mut self, path: &Path, bytes: &[u8], at: i64) -> io::Result<Vec<Change>> {
        if self.files.contains_key(&called(path)) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        self.put(path, bytes, at)
    }

    /// Adds to the end of a file, which is made if there is none.
    ///
    /// # Errors
    /// If nothing may be written.
    pub(crate) fn append(&mut self, path: &Path, bytes: &[u8], at: i64) -> io::Result<Vec<Change>> {
        self.writable()?;
        let name = called(path);
        let file = self.files.entry(name.clone()).or_default();
        file.bytes.extend_from_slice(bytes);
        file.at = at;
        if file.doubtful {
            return Ok(whole(&name, file));
        }
        let part = file.parts;
        file.parts += 1;
        Ok(vec![Change::Put { path: name, part, at, bytes: bytes.to_vec() }])
    }

    /// Gives a file another name.
    ///
    /// # Errors
    /// If there is none, or nothing may be written.
    pub(crate) fn rename(&mut self, from: &Path, to: &Path, at: i64) -> io::Result<Vec<Change>> {
        let bytes = self.read(from, u64::MAX)?;
        let mut changes = self.remove(from)?;
        changes.extend(self.put(to, &bytes, at)?);
        Ok(changes)
    }

    /// Lets go of a file.
    ///
    /// # Errors
    /// If there is none, or nothing may be written.
    pub(crate) fn remove(&mut self, path: &Path) -> io::Result<Vec<Change>> {
        self.writable()?;
        let name = called(path);
        self.files.remove(&name).ok_or(io::ErrorKind::NotFound)?;
        Ok(vec![Change::Drop(name)])
    }
}

/// What makes the database say what a file says.
fn whole(path: &str, file: &mut File) -> Vec<Change> {
    (file.parts, file.doubtful) = (1, false);
    let put = Change::Put { path: path.to_owned(), part: 0, at: file.at, bytes: file.bytes.clone() };
    vec![Change::Drop(path.to_owned()), put]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A database that keeps what it is told, or fails.
    #[derive(Default)]
    struct Kept(BTreeMap<(String, u32), (i64, Vec<u8>)>);

    impl Kept {
        fn take(&mut self, changes: Vec<Change>) {
            for change in changes {
                match change {
                    Change::Put { path, part, at, bytes } => drop(self.0.insert((path, part), (at, bytes))),
                    Change::Drop(path) => self.0.retain(|(other, _), _| *other != path),
                }
            }
        }

        fn tree(&self) -> Tree {
            let mut tree = Tree::new();
            tree.load(self.0.iter().map(|((path, _), (at, bytes))| (path.clone(), *at, bytes.clone())));
            tree
        }
    }

    fn says(tree: &Tree, path: &str) -> Option<String> {
        tree.read(Path::new(path), u64::MAX).ok().map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
    }

    #[test]
    fn what_the_database_was_told_is_what_the_tree_says() {
        let (mut tree, mut kept) = (Tree::new(), Kept::default());
        let (game, other) = (Path::new("games/a.standie"), Path::new("games/b.standie"));
        kept.take(tree.create(game, b"header\n", 1).unwrap());
        for n in 0..500 {
            kept.take(tree.append(game, format!("{n}\n").as_bytes(), n).unwrap());
        }
        assert_eq!(kept.0.len(), 501, "a line that comes costs a line");
        assert_eq!(says(&kept.tree(), "games/a.standie"), says(&tree, "games/a.standie"));
        let mut again = kept.tree();
        kept.take(again.tidied());
        assert_eq!(kept.0.len(), 1);
        assert_eq!(says(&kept.tree(), "games/a.standie"), says(&tree, "games/a.standie"));
        assert!(kept.tree().tidied().is_empty());
        kept.take(again.append(game, b"on\n", 600).unwrap());
        kept.take(again.rename(game, other, 601).unwrap());
        let tree = kept.tree();
        assert_eq!(says(&tree, "games/a.standie"), None);
        assert!(says(&tree, "games/b.standie").is_some_and(|text| text.ends_with("499\non\n")));
        assert_eq!(tree.list(Path::new("games")), [other]);
        assert!(tree.about(Path::new("games")).is_ok_and(|about| about.is_folder));
        kept.take(again.remove(other).unwrap());
        assert!(!kept.tree().is_there(Path::new("games")));
    }

    #[test]
    fn nothing_is_made_over_what_is_there_and_nothing_at_all_while_it_is_shut() {
        let mut tree = Tree::new();
        let path = Path::new("games/a.standie");
        tree.create(path, b"one", 1).unwrap();
        assert_eq!(tree.create(path, b"two", 2).unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        tree.shut(Some("another tab".to_owned()));
        assert_eq!(tree.append(path, b"two", 2).unwrap_err().to_string(), "another tab");
        assert!(tree.put(path, b"two", 2).is_err() && tree.remove(path).is_err());
        assert!(tree.rename(path, Path::new("games/b.standie"), 2).is_err());
        assert_eq!(says(&tree, "games/a.standie").as_deref(), Some("one"));
        tree.shut(None);
        assert!(tree.append(path, b"two", 2).is_ok());
    }

    #[test]
    fn what_the_database_refused_it_is_told_whole_when_more_comes() {
        let (mut tree, mut kept) = (Tree::new(), Kept::default());
        let path = Path::new("box.jsonl");
        kept.take(tree.append(path, b"1\n", 1).unwrap());
        let lost = tree.append(path, b"2\n", 2).unwrap();
        tree.doubt(lost.iter().map(Change::path));
        kept.take(tree.append(path, b"3\n", 3).unwrap());
        assert_eq!(says(&kept.tree(), "box.jsonl").as_deref(), Some("1\n2\n3\n"));
        kept.take(tree.append(path, b"4\n", 4).unwrap());
        assert_eq!(kept.0.len(), 2);
        assert_eq!(says(&kept.tree(), "box.jsonl").as_deref(), Some("1\n2\n3\n4\n"));
    }
}
