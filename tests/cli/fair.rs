//! The secret of the dice on a disk: where it lies while a game runs, when it is told, and what a copy finds.

use crate::run::{Folder, standie, standie_at};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// A game that is all in the app, its players bots.
fn new(seed: Option<u64>) -> String {
    let mut new = json!({"setup": {
        "system": "quest", "seats": [{"colour": "red", "bot": "greedy"}, {"colour": "blue", "bot": "greedy"}],
        "components": {"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"}, "costs_checked": true,
    }});
    if let Some(seed) = seed {
        new["seed"] = json!(seed);
    }
    new.to_string()
}

/// A folder in memory, if the system has one: a whole game is made durable record by record.
pub fn quick() -> tempfile::TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.expect("a folder")
}

/// Who begins is rolled for, and the first cards are drawn.
const CHANCE: &str = "\"chance\"\n";
/// That many rolls and draws.
const ROLLS: u32 = 5;

struct Home {
    _folder: tempfile::TempDir,
    home: PathBuf,
    game: String,
}

impl Home {
    /// A game begun in a home, with a few lines.
    fn begin(seed: Option<u64>, lines: &str) -> Home {
        let folder = quick();
        let (home, game) = (folder.path().join("home"), folder.path().join("game.standie"));
        let (new_game, path) = (folder.path().join("new.json"), game.to_str().expect("UTF-8").to_owned());
        std::fs::write(&new_game, new(seed)).expect("written");
        let new_game = new_game.to_str().expect("UTF-8").to_owned();
        standie_at(&home, &["play", &new_game, "--journal", &path], lines.as_bytes()).fine();
        Home { _folder: folder, home, game: path }
    }

    fn run(&self, args: &[&str], input: &str) -> crate::run::Ran {
        standie_at(&self.home, args, input.as_bytes())
    }

    fn text(&self) -> String {
        std::fs::read_to_string(&self.game).expect("there")
    }

    fn header(&self) -> Value {
        serde_json::from_str(self.text().lines().next().expect("a line")).expect("JSON")
    }

    fn secret(&self) -> String {
        let kept = self.home.join("secrets").join(self.header()["seal"].as_str().expect("sealed"));
        let text = std::fs::read_to_string(&kept).expect("kept");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = |path: &Path| std::fs::metadata(path).expect("there").permissions().mode() & 0o777;
            assert_eq!((mode(&kept), mode(&self.home.join("secrets"))), (0o600, 0o700));
        }
        text.lines().next().expect("a secret").to_owned()
    }

    /// Bots play it to its end.
    fn finish(&self) {
        self.run(&["simulate", "--players", "2", "--bots", "greedy,greedy", "--journal", &self.game], "").fine();
    }
}

#[test]
fn nobody_finds_the_secret_in_the_game_before_it_is_over() {
    let home = Home::begin(None, CHANCE);
    let secret = home.secret();
    assert!(!home.text().contains(&secret));
    assert_eq!(home.header()["seed"], Value::Null);
    let fair = home.run(&["fair", &home.game, "--json"], "").json();
    assert_eq!((&fair["verdict"], &fair["same"]), (&json!("running"), &fair["rolls"]));
    assert!(!fair.to_string().contains(&secret), "a check tells nothing either");
    // Somebody who has only the game.
    let theirs = standie(&["fair", &home.game, "--json"], b"").json();
    assert_eq!(theirs["verdict"], json!("partly"));
    home.finish();
    assert!(home.text().contains(&format!("\"reveal\":[\"{secret}\"]")));
    let theirs = standie(&["fair", &home.game, "--json"], b"").json();
    assert_eq!((&theirs["verdict"], &theirs["secrets"][0]["secret"]), (&json!("fair"), &json!(secret)), "{theirs}");
    assert!(theirs["rolls"].as_u64() > Some(20) && theirs["same"] == theirs["rolls"]);
    let said = standie(&["fair", &home.game], b"").fine().out;
    assert!(said.starts_with("Fair:") && said.contains(&secret) && said.contains("Nobody threw a word in"), "{said}");
    // Whoever goes on with a finished game adds nothing to it.
    let before = home.text();
    home.finish();
    assert_eq!(home.text(), before);
}

#[test]
fn a_game_that_was_moved_keeps_its_dice_and_a_copy_gets_others() {
    let home = Home::begin(None, "");
    let moved = home.game.replace("game.standie", "moved.standie");
    let copy = home.game.replace("game.standie", "copy.standie");
    // Trying it without writing anything does not tell what the next roll is.
    let tried: Vec<String> = (0..12).map(|_| home.run(&["play", &home.game, "--json"], CHANCE).fine().out).collect();
    assert!(tried.iter().any(|t| *t != tried[0]), "{tried:?}");
    std::fs::copy(&home.game, &copy).expect("copied");
    let ran = home.run(&["play", "x", "--journal", &copy], CHANCE);
    assert!(ran.code == Some(0) && ran.err.contains("new dice start here"), "{}", ran.err);
    std::fs::rename(&home.game, &moved).expect("moved");
    home.run(&["play", "x", "--journal", &moved], CHANCE).fine();
    let text = |path: &str| std::fs::read_to_string(path).expect("there");
    let seals = |path: &str| text(path).matches("\"seal\":").count();
    assert_eq!((seals(&moved), seals(&copy)), (1, 2));
    assert_eq!(text(&moved).matches("\"of\":").count(), ROLLS as usize);
}

#[test]
fn a_game_on_another_machine_goes_on_with_other_dice_and_the_check_says_from_where() {
    let home = Home::begin(None, CHANCE);
    let elsewhere = quick();
    let ran = standie_at(elsewhere.path(), &["play", "x", "--journal", &home.game], b"");
    assert!(ran.code == Some(0) && ran.err.contains("isn't on this machine"), "{}", ran.err);
    let bots = ["simulate", "--players", "2", "--bots", "greedy,greedy", "--journal", &home.game];
    standie_at(elsewhere.path(), &bots, b"").fine();
    let fair = standie(&["fair", &home.game, "--json"], b"").json();
    assert_eq!(
        (&fair["verdict"], &fair["unknown"], &fair["unknown_from"]),
        (&json!("partly"), &json!(ROLLS), &json!(1))
    );
    assert_eq!(fair["same"], fair["rolls"]);
    assert!(fair["rolls"].as_u64() > Some(20));
    let said = standie(&["fair", &home.game], b"").fine().out;
    assert!(said.contains(&format!("from record {} on", ROLLS + 2)) && said.contains("can't be checked"), "{said}");
    // Where the first secret lies, that part can be checked as well.
    assert_eq!(home.run(&["fair", &home.game, "--json"], "").json()["unknown"], json!(0));
}

#[test]
fn a_seed_that_was_given_is_arranged() {
    let home = Home::begin(Some(5), CHANCE);
    assert_eq!(home.header()["seed"], json!(5));
    assert!(!home.home.exists(), "there is no secret to keep");
    let fair = home.run(&["fair", &home.game, "--json"], "").json();
    assert_eq!((&fair["verdict"], &fair["seed"]), (&json!("arranged"), &json!("5")));
    assert_eq!((&fair["same"], &fair["rolls"]), (&json!(ROLLS), &json!(ROLLS)));
}

#[test]
fn where_no_secret_can_be_kept_it_is_said_and_the_game_goes_on() {
    let folder = Folder::new();
    // A file where the data folder should be.
    let home = PathBuf::from(folder.put("home", "in the way"));
    let (new_game, game) = (folder.put("new.json", new(None)), folder.arg("game.standie"));
    let ran = standie_at(&home, &["play", &new_game, "--journal", &game], CHANCE.as_bytes());
    assert!(ran.code == Some(0) && ran.err.contains("couldn't be put away"), "{} {}", ran.out, ran.err);
    assert!(standie(&["verify", &game], b"").fine().out.starts_with(&format!("ok {ROLLS} ")));
}

#[test]
fn the_page_for_those_who_check_by_hand_is_shown() {
    let said = standie(&["fair"], b"").fine().out;
    assert!(said.starts_with("# Check a game yourself") && said.contains("KEY/record N/I"), "{said}");
    assert_eq!(standie(&["fair", "--json"], b"").code, Some(2));
}

#[test]
fn a_script_throws_words_in_before_the_first_roll_and_not_after() {
    let said = "{\"said\":[[\"blue\",\"owl\"],[\"red\",\"crème brûlée\"]]}\n";
    let home = Home::begin(None, &format!("{said}{CHANCE}{CHANCE}"));
    let record = home.text().lines().find_map(|line| {
        let line: Value = serde_json::from_str(line).ok()?;
        line.get("said").filter(|_| line.get("n").is_some()).cloned()
    });
    assert_eq!(record, Some(json!([["blue", "owl"], ["red", "crème brûlée"]])));
    let checked: Value = serde_json::from_str(&home.run(&["fair", &home.game, "--json"], "").fine().out).expect("JSON");
    assert_eq!(checked["secrets"][0]["words"], json!(["blue owl", "red crème brûlée"]), "{checked}");
    assert_eq!((&checked["rolls"], &checked["verdict"]), (&checked["same"], &json!("running")));
    let late = home.run(&["play", &home.game, "--journal", &home.game, "--json"], said);
    assert!(late.out.contains("words-too-late"), "{}", late.out);
    // Whoever picked the seed knew the rolls: no word changes that.
    let arranged = Home::begin(Some(3), "");
    let refused = arranged.run(&["play", &arranged.game, "--journal", &arranged.game, "--json"], said);
    assert!(refused.out.contains("words-no-seal"), "{}", refused.out);
}
