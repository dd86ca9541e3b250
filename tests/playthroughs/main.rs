//! Whole games as scripts of table talk, against golden files: what was said, with its rules, and how the table stood
//! after every turn. `STANDIE_BLESS=1` writes them anew; read the difference before it is kept.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

mod at_the_doors;
mod fair;
mod old_words;
mod other_cards;
mod pinned;
mod pinning;
mod story;
#[path = "../support/mod.rs"]
mod support;
mod told;
mod whole;

use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::play::journal;
use standie::play::record::Who;
use standie::play::{Session, narrate};
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::setup::Setup;
use standie::rules::table;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn path(of: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(of)
}

/// How the table stands: a line a seat, a line a monster, a line for the map.
fn table(out: &mut String, game: &Game) {
    let Some(dungeon) = game.dungeon.as_deref() else { return at_the_doors::table(out, game) };
    for seat in &game.seats {
        let room = seat.room.map_or("-".to_owned(), |r| r.0.to_string());
        let health = format!("{}/{}", seat.health.red, seat.health.max);
        let dead = if seat.dead { ", dead" } else { "" };
        let away = if seat.away { ", away" } else { "" };
        let name = if seat.name.is_empty() { seat.colour.name() } else { &seat.name };
        let (level, gold, hand) = (seat.level, seat.gold, seat.hand);
        let cards = format!("{} Treasure {} DxM", hand.of(Deck::TREASURE), hand.of(Deck::DXM));
        writeln!(out, "  {name}: Level {level}, Health {health}, {gold} gold, {cards}, room {room}{dead}{away}")
            .unwrap();
    }
    let rooms: Vec<String> = dungeon.rooms.iter().map(|r| format!("{}({},{})", r.id.0, r.at.col, r.at.row)).collect();
    writeln!(out, "  rooms {}", rooms.join(" ")).unwrap();
    for monster in &game.foes.all {
        let base = monster.base.map_or("no", |c| c.name());
        writeln!(out, "  monster {} on {base} base in room {}", monster.id.0, monster.room.map_or(0, |r| r.0)).unwrap();
    }
}

/// The routes of the Monster Turn just worked out, step by step, each with its rules.
fn routes(out: &mut String, game: &Game) {
    let (words, names) = (Words::load("en"), Names::of(game));
    let march = game.dungeon.as_deref().and_then(|d| d.march.as_ref()).expect("a Monster Turn");
    writeln!(out, "# {}", words.colour(march.roll)).unwrap();
    for route in &march.routes {
        writeln!(out, "{}", words.monster(route.monster, names)).unwrap();
        for line in narrate::march::explain(march, route) {
            let cites: Vec<String> = line.cites.iter().map(|r| r.to_string()).collect();
            writeln!(out, "  {} [{}]", words.say(&line.message, names), cites.join(" ")).unwrap();
        }
    }
}

/// Plays a script and writes down everything that was said.
fn play(setup: &str, script: &str) -> (Session, String) {
    let setup: Setup = serde_json::from_str(&fs::read_to_string(path(setup)).unwrap()).expect("a set-up");
    let words = Words::load("en");
    let (mut session, _) = Session::begin(catalog::book(), setup, "", 0, 0).expect("a game");
    let mut out = String::new();
    for (number, line) in fs::read_to_string(path(script)).unwrap().lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            writeln!(out, "{line}").unwrap();
            continue;
        }
        let command: Command = serde_json::from_str(line).unwrap_or_else(|e| panic!("line {}: {e}", number + 1));
        let before = session.game().clone();
        let written = session.submit(&command, Who::Table, 0);
        let written = written.unwrap_or_else(|refusal| panic!("line {}: {line}: {refusal}", number + 1));
        writeln!(out, "> {line}").unwrap();
        let names = Names::told(session.book(), session.game(), &before);
        for said in narrate::tell(&before, &written.facts) {
            let cites: Vec<String> = said.cites.iter().map(|r| r.to_string()).collect();
            writeln!(out, "  {} [{}]", words.say(&said.message, names), cites.join(" ")).unwrap();
        }
        if before.turn.number != session.game().turn.number {
            table(&mut out, session.game());
        }
    }
    table(&mut out, session.game());
    (session, out)
}

fn compare(golden: &str, found: &str) {
    let golden = path(golden);
    if std::env::var_os("STANDIE_BLESS").is_some() {
        fs::write(&golden, found).unwrap();
        return;
    }
    let expected = fs::read_to_string(&golden).expect("a golden file");
    for (number, (want, have)) in expected.lines().zip(found.lines()).enumerate() {
        assert_eq!(have, want, "{} line {}", golden.display(), number + 1);
    }
    assert_eq!(found.lines().count(), expected.lines().count(), "as long as {}", golden.display());
}

#[test]
fn an_evening_at_the_table() {
    let (session, dump) = play("assets/presets/evening.setup.json", "assets/presets/evening.jsonl");
    assert!(session.game().turn.number >= 30, "an evening has thirty turns");
    compare("tests/playthroughs/evening.txt", &dump);
    // What is written down gives the same game again.
    let read = journal::read(session.text()).expect("a sound journal");
    let folded = Session::open(catalog::book(), read, session.text().to_vec()).expect("a game");
    assert_eq!(folded.hash(), session.hash());
    assert_eq!(folded.game(), session.game());
}

#[test]
fn the_printed_routes_from_set_up_to_the_last_stop() {
    let (mut session, mut dump) = play("assets/presets/routes.setup.json", "assets/presets/routes.jsonl");
    for colour in Colour::ALL {
        session
            .submit(
                &Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(colour)))),
                Who::Table,
                0,
            )
            .expect("a roll");
        routes(&mut dump, session.game());
        session.undo(0).expect("a way back");
    }
    compare("tests/playthroughs/routes.txt", &dump);
}
