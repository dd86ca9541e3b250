//! Dice a stranger can check and nobody can foresee: honest games are never accused, whatever was taken back or put right
//! in them; whatever is altered is found; and somebody who knows nothing but `assets/FAIR.md` gets the same rolls.

use rand::RngExt as _;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;
use standie::catalog;
use standie::play::chance::Pool;
use standie::play::dice::{Said, Secret, is_word};
use standie::play::fair::{self, Verdict};
use standie::play::journal;
use standie::play::player::Players;
use standie::play::record::Who;
use standie::play::{Session, fix, playout};
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::engine::{self};
use standie::rules::ids::Colour;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::{Components, Ending, Place};
use standie::store::secrets;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::OnceLock;
use xxhash_rust::xxh3::xxh3_64_with_seed;

fn secret(n: u8) -> Secret {
    Secret::new([n; 16])
}

fn said() -> Said {
    vec![(Colour::Red, "owl".to_owned()), (Colour::Blue, "crème brûlée, twice".to_owned())]
}

/// A game with everything in the app, its dice sealed.
fn sealed(players: usize) -> Session {
    Session::sealed(catalog::book(), playout::setup(players), "", (secret(1), said()), 0).expect("a game").0
}

/// A table with real cards whose dice, rooms and monsters are in the app.
fn mixed() -> Session {
    let app = Place::App;
    let components = Components { dice: app, rooms: app, monsters: app, cards: Place::Table };
    let setup = Setup { components, costs_checked: true, ..Setup::new(&[Colour::Red, Colour::Blue]) };
    let mut session = Session::sealed(catalog::book(), setup, "", (secret(1), Said::new()), 0).expect("a game").0;
    session.draw_from(Pool::starter());
    session
}

/// What the store does after each record, with secrets that are always the same.
fn settle(session: &mut Session) {
    let fresh = u8::try_from(session.dice().epochs().len() + 1).expect("not so many");
    secrets::settle(session, None, 0, false, || Some(secret(fresh)));
}

/// What comes next where everything is in the app: chance answers by itself, bots decide.
fn steps(session: &mut Session, bots: &mut Players, steps: usize) {
    for _ in 0..steps {
        if session.game().ending.is_some() {
            return;
        }
        let who =
            if engine::waits_for(session.book(), session.game()) == Decider::Chance { Who::App } else { Who::Table };
        let command = bots.next(session).expect("somebody does something");
        session.submit(&command, who, 0).expect("what bots do is accepted");
        settle(session);
    }
}

fn bots(name: &str) -> Players {
    Players::new(std::iter::repeat_n(name, 6))
}

/// Somebody plays at a table with real cards: the app rolls, the rest is whatever the rules offer.
fn offers(session: &mut Session, rng: &mut Pcg64Mcg, steps: usize) {
    for _ in 0..steps {
        while let Some(answer) = standie::play::oracle::unasked(session) {
            session
                .submit(&Command::Table(table::Command::Answer(answer)), Who::App, 0)
                .expect("what the app rolls is accepted");
            settle(session);
        }
        if let Some(Command::Table(table::Command::Answer(answer))) = asked(session) {
            session
                .submit(&Command::Table(table::Command::Answer(answer)), Who::Asked, 0)
                .expect("what the app rolls is accepted");
        } else {
            let offers = session.legal().offers;
            let offer = &offers[rng.random_range(0..offers.len())];
            let _ = session.submit(&offer.command, Who::Table, 0);
        }
        settle(session);
    }
}

fn asked(session: &Session) -> Option<Command> {
    standie::play::oracle::answer(session).map(|it| Command::Table(table::Command::Answer(it)))
}

/// Goes back and forth in history, and puts earlier entries right.
fn meddle(session: &mut Session, rng: &mut Pcg64Mcg) {
    match rng.random_range(0..6) {
        0 | 1 => drop(session.undo(0)),
        2 => drop(session.redo(0)),
        3 => drop(session.jump(rng.random_range(0..=session.timeline().last()), 0)),
        _ => {
            let path = session.timeline().path(session.timeline().here());
            let Some(point) = path.get(rng.random_range(0..path.len().max(1))).copied() else { return };
            // Struck out, or as it was.
            let command = session.timeline().node(point).and_then(|node| node.command.read().ok());
            let command = command.filter(|_| rng.random_range(0..2) == 0);
            if let Ok(preview) = fix::preview(session, point, command.as_ref()) {
                session.accept(preview, 0);
            }
        }
    }
    settle(session);
}

/// As it is read from a file by somebody who has only that.
fn read(text: &[u8]) -> Result<Session, String> {
    let read = journal::read(text).map_err(|e| e.to_string())?;
    if !read.is_whole() {
        return Err("damaged".to_owned());
    }
    Session::open(catalog::book(), read, text.to_vec()).map_err(|e| e.to_string())
}

fn again(session: &Session) -> Session {
    let mut again = read(session.text()).expect("it opens");
    for n in 1..20 {
        let _ = again.know(&secret(n));
    }
    again
}

/// A game that is over, its secret told.
fn finished() -> Session {
    static OVER: OnceLock<Session> = OnceLock::new();
    let over = || {
        let mut session = sealed(2);
        steps(&mut session, &mut bots("greedy"), 20_000);
        assert!(session.game().ending.is_some());
        session
    };
    OVER.get_or_init(over).clone()
}

#[test]
fn a_finished_game_proves_itself_to_whoever_has_only_its_file() {
    let session = finished();
    let checked = fair::check(&read(session.text()).expect("it opens"));
    assert_eq!(checked.verdict(), Verdict::Fair, "{checked:?}");
    assert!(checked.rolls > 60 && checked.same == checked.rolls && checked.told == 0, "{checked:?}");
    assert_eq!(checked.secrets.len(), 1);
    assert_eq!(checked.secrets[0].secret.as_deref(), Some("01010101010101010101010101010101"));
    assert_eq!(checked.secrets[0].words, ["red owl", "blue crème brûlée, twice"]);
}

#[test]
fn the_secret_is_nowhere_in_the_file_before_the_game_is_over() {
    let mut session = sealed(2);
    steps(&mut session, &mut bots("greedy"), 150);
    let text = String::from_utf8(session.text().to_vec()).expect("text");
    assert!(!text.contains(secret(1).text()) && text.contains(&secret(1).seal()));
    // Whoever has only the file can neither check nor roll yet.
    let theirs = read(session.text()).expect("it opens");
    assert_eq!(fair::check(&theirs).verdict(), Verdict::Partly);
    let mut theirs = theirs;
    while engine::waits_for(theirs.book(), theirs.game()) != Decider::Chance {
        let command = bots("greedy").next(&theirs).expect("a move");
        theirs.submit(&command, Who::Table, 0).expect("accepted");
    }
    assert_eq!(standie::play::oracle::answer(&theirs), None);
    assert_eq!(fair::check(&session).verdict(), Verdict::Running);
}

#[test]
fn going_back_after_the_secret_was_told_begins_new_dice() {
    let mut session = finished();
    assert!(session.dice().key().is_none(), "everybody knows the dice by now");
    session.undo(0).expect("back into the game");
    settle(&mut session);
    assert_eq!(session.dice().epochs().len(), 2);
    steps(&mut session, &mut bots("greedy"), 20_000);
    assert!(session.game().ending.is_some());
    let checked = fair::check(&read(session.text()).expect("it opens"));
    assert_eq!(checked.verdict(), Verdict::Fair, "{checked:?}");
    assert!(checked.secrets.iter().all(|s| s.secret.is_some()));
    assert_ne!(checked.secrets[0].seal, checked.secrets[1].seal);
}

#[test]
fn where_the_secret_is_gone_the_game_goes_on_and_the_check_says_from_where() {
    let mut session = sealed(2);
    steps(&mut session, &mut bots("greedy"), 80);
    let mut elsewhere = read(session.text()).expect("it opens");
    assert!(elsewhere.wants_secret());
    let settled = secrets::settle(&mut elsewhere, None, 0, false, || Some(secret(9)));
    assert!(settled.lost && settled.written.len() == 1);
    steps(&mut elsewhere, &mut bots("greedy"), 20_000);
    assert!(elsewhere.game().ending.is_some());
    let checked = fair::check(&read(elsewhere.text()).expect("it opens"));
    assert_eq!(checked.verdict(), Verdict::Partly, "{checked:?}");
    assert!(checked.unknown > 5 && checked.unknown_from == Some(1) && checked.rolls > 20);
    assert_eq!(
        (checked.same, checked.secrets[1].from),
        (checked.rolls, 82),
        "from the first record after the new seal"
    );
}

#[test]
fn words_change_every_roll() {
    let rolls = |said: Said| {
        let book = catalog::book();
        let mut session = Session::sealed(book, playout::setup(2), "", (secret(1), said), 0).expect("a game").0;
        steps(&mut session, &mut bots("greedy"), 12);
        session
            .timeline()
            .path(12)
            .iter()
            .map(|p| session.timeline().node(*p).expect("there").command.clone())
            .collect()
    };
    let all: [Vec<_>; 3] = [Said::new(), said(), vec![(Colour::Red, "owls".to_owned())]].map(rolls);
    assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2]);
    assert!(is_word("owl") && !is_word("") && !is_word(" owl") && !is_word("o\nwl") && !is_word(&"o".repeat(41)));
}

#[test]
fn a_given_seed_is_arranged_however_right_its_rolls_are() {
    let mut session = Session::begin(catalog::book(), playout::setup(2), "", 27, 0).expect("a game").0;
    steps(&mut session, &mut bots("greedy"), 20_000);
    let checked = fair::check(&read(session.text()).expect("it opens"));
    assert_eq!(checked.verdict(), Verdict::Arranged, "{checked:?}");
    assert_eq!(checked.same, checked.rolls);
}

#[test]
fn honest_games_are_never_accused() {
    let (mut rolls, mut told, mut boxed) = (0, 0, 0);
    for seed in 0..12_u64 {
        let mut rng = Pcg64Mcg::new(u128::from(seed) << 1 | 1);
        let app = seed % 3 != 0;
        let mut session = if app { sealed(2 + seed as usize % 3) } else { mixed() };
        let mut mind = bots(["random", "greedy"][seed as usize % 2]);
        for _ in 0..14 {
            let count = rng.random_range(1..24);
            if app {
                steps(&mut session, &mut mind, count);
            } else {
                offers(&mut session, &mut rng, count);
            }
            meddle(&mut session, &mut rng);
        }
        let checked = fair::check(&again(&session));
        let fine = checked.altered.is_empty() && checked.other.is_empty() && checked.stray == 0;
        assert!(fine && checked.unknown == 0 && checked.other_rules.is_empty(), "{seed}: {checked:?}");
        assert_eq!(checked.same, checked.rolls);
        (rolls, told, boxed) = (rolls + checked.rolls, told + checked.told, boxed + checked.boxed);
    }
    assert!(rolls > 200 && told > 20 && boxed > 5, "worth the trouble: {rolls} {told} {boxed}");
}

/// A file with one line changed and all sums made right again.
pub fn reseal(lines: &[Vec<u8>]) -> Vec<u8> {
    let (mut text, mut chain) = (Vec::new(), 0);
    for body in lines {
        chain = xxh3_64_with_seed(body, chain);
        text.extend_from_slice(body);
        text.extend_from_slice(format!(",\"sum\":\"{chain:016x}\"}}\n").as_bytes());
    }
    text
}

/// The lines of a file without their sums.
pub fn bodies(text: &[u8]) -> Vec<Vec<u8>> {
    text.split_inclusive(|b| *b == b'\n').map(|line| line[..line.len() - 27].to_vec()).collect()
}

/// All values that stand for themselves, by the way to them.
pub fn leaves(value: &Value, at: &str, out: &mut Vec<String>) {
    match value {
        Value::Array(list) => list.iter().enumerate().for_each(|(i, v)| leaves(v, &format!("{at}/{i}"), out)),
        Value::Object(map) => map.iter().for_each(|(k, v)| leaves(v, &format!("{at}/{k}"), out)),
        _ => out.push(at.to_owned()),
    }
}

/// Changes one value to another of its kind.
pub fn alter(value: &mut Value, rng: &mut Pcg64Mcg) {
    let name = |n: usize| Value::from(Colour::ALL[n % 6].name());
    *value = match &*value {
        Value::Number(n) => match (n.as_i64(), rng.random_range(0..2)) {
            (Some(n), 0) if n > 0 => Value::from(n - 1),
            (n, _) => Value::from(n.unwrap_or(0) + 1),
        },
        Value::Bool(b) => Value::from(!b),
        Value::String(s) => match Colour::ALL.iter().position(|c| c.name() == s) {
            Some(place) => name(place + 1),
            None => Value::from(format!("{s}x")),
        },
        _ => Value::from(1),
    };
}

/// A file in which one fact, or one roll, is not what it was; none if it came out the same.
fn altered(text: &[u8], rng: &mut Pcg64Mcg) -> Option<(String, Vec<u8>)> {
    let mut lines = bodies(text);
    let original = reseal(&lines);
    let at = rng.random_range(1..lines.len());
    let mut line: Value = serde_json::from_str(&format!("{}}}", String::from_utf8_lossy(&lines[at]))).ok()?;
    let roll = line.get("of").is_some() && rng.random_range(0..2) == 0;
    let part = if roll { line.pointer_mut("/do/answer")? } else { line.get_mut("ev")? };
    let before = part.clone();
    let mut ways = Vec::new();
    leaves(part, "", &mut ways);
    let count = part.as_array().map_or(0, Vec::len);
    match (rng.random_range(0..6), part.as_array_mut()) {
        (0, Some(list)) if count > 0 && !roll => drop(list.remove(rng.random_range(0..count))),
        (1, Some(list)) if count > 1 && !roll => list.swap(0, count - 1),
        _ => alter(part.pointer_mut(&ways[rng.random_range(0..ways.len().max(1))])?, rng),
    }
    let told = format!("line {}: {before} -> {part}", at + 1);
    let mut body = serde_json::to_vec(&line).expect("JSON");
    body.pop();
    lines[at] = body;
    let text = reseal(&lines);
    // What reads as the same is the same: a list of cards in another order, say.
    let records = |text: &[u8]| journal::read(text).map(|read| read.records).ok();
    (records(&text) != records(&original)).then_some((told, text))
}

#[test]
fn one_altered_fact_or_roll_is_found_wherever_it_is() {
    let mut rng = Pcg64Mcg::new(77);
    let mut games = Vec::new();
    for seed in 0..4 {
        let mut session = if seed % 2 == 0 { sealed(2) } else { mixed() };
        for _ in 0..6 {
            if seed % 2 == 0 {
                steps(&mut session, &mut bots("greedy"), 20);
            } else {
                offers(&mut session, &mut rng, 20);
            }
            meddle(&mut session, &mut rng);
        }
        games.push(session);
    }
    let (mut tried, mut refused) = (0, 0);
    for _ in 0..400 {
        let session = &games[rng.random_range(0..games.len())];
        let Some((told, text)) = altered(session.text(), &mut rng) else { continue };
        tried += 1;
        let Ok(mut theirs) = read(&text) else {
            refused += 1;
            continue;
        };
        for n in 1..20 {
            let _ = theirs.know(&secret(n));
        }
        let checked = fair::check(&theirs);
        assert_eq!(checked.verdict(), Verdict::Altered, "{told}: {checked:?}");
    }
    assert!(tried > 200 && tried - refused > 100, "worth the trouble: {tried}, {refused} of them no game at all");
}

#[test]
fn an_altered_ending_is_found() {
    let session = finished();
    let ending = |who: &Ending| serde_json::to_string(who).expect("JSON");
    let was = format!("{{\"ended\":{}}}", ending(session.game().ending.as_ref().expect("over")));
    let text = String::from_utf8(session.text().to_vec()).expect("text");
    assert!(text.contains(&was), "{was}");
    let winner = Ending::Players(vec![Colour::Blue]);
    let other = if session.game().ending == Some(winner.clone()) { Ending::Monsters } else { winner };
    let text = text.replace(&was, &format!("{{\"ended\":{}}}", ending(&other)));
    let text = reseal(&bodies(text.as_bytes()));
    let checked = fair::check(&read(&text).expect("sound by its sums"));
    assert_eq!(checked.verdict(), Verdict::Altered);
    assert_eq!(checked.altered.len(), 1, "{checked:?}");
    assert_eq!(checked.same, checked.rolls);
}

#[test]
fn another_secret_or_other_words_do_not_fit() {
    let session = finished();
    let text = String::from_utf8(session.text().to_vec()).expect("text");
    let check = |from: &str, to: &str| {
        assert!(text.contains(from));
        let text = reseal(&bodies(text.replace(from, to).as_bytes()));
        fair::check(&read(&text).expect("sound by its sums"))
    };
    let checked = check(secret(1).text(), secret(2).text());
    assert_eq!((checked.verdict(), checked.stray), (Verdict::Altered, 1));
    let checked = check("owl", "howl");
    assert!(checked.verdict() == Verdict::Altered && checked.other.len() > 20);
    // Cards that are not those it was begun with: the header knows.
    let name = &catalog::book().cards.cards[0].name.clone();
    let checked = check(&format!("\"name\":\"{name}\""), "\"name\":\"Sword of Winning\"");
    assert_eq!(checked.altered.first(), Some(&0));
}

#[test]
fn words_after_the_seal_give_other_dice_and_stand_in_the_file() {
    let play = |word: Option<&str>| {
        let mut session = sealed(2);
        if let Some(word) = word {
            session.throw_in(&vec![(Colour::Red, word.to_owned())], 0).expect("a word");
        }
        steps(&mut session, &mut bots("greedy"), 60);
        session
    };
    let deeds = |session: &Session| -> Vec<String> {
        session
            .timeline()
            .path(session.timeline().here())
            .iter()
            .filter_map(|p| session.timeline().node(*p))
            .map(|n| n.command.json().to_owned())
            .collect()
    };
    let (none, fox, hen) = (play(None), play(Some("fox")), play(Some("hen")));
    assert!(deeds(&none) != deeds(&fox) && deeds(&fox) != deeds(&hen));
    for session in [&none, &fox, &hen] {
        let again = again(session);
        let checked = fair::check(&again);
        assert_eq!((checked.verdict(), checked.same), (Verdict::Running, checked.rolls), "{checked:?}");
        assert_eq!(again.dice().key(), session.dice().key());
        assert_eq!(again.text(), session.text());
    }
    // Another word in the record, or one that comes after the rolls, and the dice do not fit.
    let text = String::from_utf8(fox.text().to_vec()).expect("text").replace("\"fox\"", "\"cat\"");
    let mut theirs = read(&reseal(&bodies(text.as_bytes()))).expect("sound by its sums");
    assert!(theirs.know(&secret(1)));
    assert_eq!(fair::check(&theirs).verdict(), Verdict::Altered);
    let mut lines = bodies(none.text());
    lines.push(format!("{{\"n\":{},\"at\":0,\"said\":[[\"red\",\"fox\"]]", none.records() + 1).into_bytes());
    let mut theirs = read(&reseal(&lines)).expect("sound by its sums");
    assert!(theirs.know(&secret(1)));
    assert_eq!(fair::check(&theirs).verdict(), Verdict::Altered);
}

#[test]
fn rolls_of_people_and_rooms_out_of_a_box_are_called_what_they_are() {
    let mut session = mixed();
    let mut rng = Pcg64Mcg::new(5);
    offers(&mut session, &mut rng, 60);
    let pool = session.pool().clone();
    // The Box has grown since, and the check was made with another one: nobody is accused of that.
    let mut again = again(&session);
    let mut grown = pool;
    grown.tiles.reverse();
    again.draw_from(grown);
    let checked = fair::check(&again);
    assert_eq!(checked.verdict(), Verdict::Running, "{checked:?}");
    assert!(checked.boxed > 0 && checked.same == checked.rolls, "{checked:?}");
}

fn home(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn who_knows_nothing_but_the_page_gets_the_same_rolls() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut games = vec![finished()];
    let mut back = finished();
    back.undo(0).expect("back into the game");
    settle(&mut back);
    steps(&mut back, &mut bots("random"), 20_000);
    games.push(back);
    let mut arranged = Session::begin(catalog::book(), playout::setup(4), "", 4, 0).expect("a game").0;
    steps(&mut arranged, &mut bots("greedy"), 20_000);
    games.push(arranged);
    // At the doors: both decks in their order, every reshuffle, every die of a flight, a theft or a body.
    let doors = Setup { system: "classic".to_owned(), expansion: false, ..playout::setup(5) };
    let mut doors = Session::sealed(catalog::classic(), doors, "", (secret(1), said()), 0).expect("a game").0;
    steps(&mut doors, &mut bots("greedy"), 20_000);
    assert!(doors.game().ending.is_some());
    games.push(doors);
    // Words that came once the table had seen the seal, in the first line and in place of each other.
    let mut worded = sealed(2);
    worded.throw_in(&vec![(Colour::Blue, "fox".to_owned())], 0).expect("another word");
    worded.throw_in(&vec![(Colour::Blue, "crème".to_owned())], 0).expect("and another");
    steps(&mut worded, &mut bots("greedy"), 20_000);
    assert_eq!(fair::check(&worded).secrets[0].words, ["red owl", "blue crème"]);
    games.push(worded);
    let mut rng = Pcg64Mcg::new(3);
    let mut table = mixed();
    for _ in 0..10 {
        offers(&mut table, &mut rng, 15);
        meddle(&mut table, &mut rng);
    }
    let known: Vec<Secret> = table.dice().untold();
    games.push(table);
    let mut paths = Vec::new();
    let mut expected = String::new();
    for (n, game) in games.iter().enumerate() {
        let path = folder.path().join(format!("{n}.standie"));
        let mut text = game.text().to_vec();
        if game.game().ending.is_none() {
            // What the last line of a finished game would say.
            let told: Vec<&str> = known.iter().map(Secret::text).collect();
            let line = serde_json::json!({"n": game.records() + 1, "reveal": told}).to_string();
            text.extend_from_slice(format!("{line}\n").as_bytes());
        }
        std::fs::write(&path, text).expect("written");
        let rolls = fair::check(game).rolls;
        assert!(rolls > 20, "{n}: {rolls}");
        writeln!(expected, "{rolls} of {rolls}, 0 unknown").expect("text");
        paths.push(path);
    }
    let python = process::Command::new("python3").arg(home("tests/playthroughs/fair.py")).args(&paths).output();
    let done = python.expect("this test needs python3: another language, to show that the page is enough");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let mut found = String::new();
    for line in String::from_utf8(done.stdout).expect("text").lines() {
        let told: Value = serde_json::from_str(line).expect("JSON");
        writeln!(found, "{} of {}, {} unknown", told["same"], told["rolls"], told["unknown"]).expect("text");
    }
    assert_eq!(found, expected);
}

#[test]
fn a_game_of_the_first_form_opens_and_goes_on() {
    let text = std::fs::read(home("tests/playthroughs/first-form.standie")).expect("there");
    let mut session = read(&text).expect("it opens");
    assert_eq!(session.records(), 120);
    let checked = fair::check(&session);
    // Its rolls are of before the page; nobody is accused of that.
    assert!(checked.altered.is_empty() && checked.other.is_empty(), "{checked:?}");
    assert!(checked.verdict() == Verdict::Arranged && checked.unknown > 20, "{checked:?}");
    settle(&mut session);
    steps(&mut session, &mut bots("greedy"), 20_000);
    assert!(session.game().ending.is_some());
    let checked = fair::check(&read(session.text()).expect("it opens again"));
    assert!(checked.altered.is_empty() && checked.other.is_empty() && checked.rolls > 20, "{checked:?}");
}
