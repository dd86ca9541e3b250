//! Speed of the engine: a Monster Turn, one command, what is legal, opening a game.
//!
//! `cargo bench --no-default-features` prints a table; the README holds figures and method.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

#[path = "../support/mod.rs"]
mod support;

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use standie::catalog;
use standie::play::record::{Act, Deed, Kept, Record, Who};
use standie::play::{Session, journal};
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::monster_turn::MarchRules;
use standie::rules::dungeon::monster_turn::forecast;
use standie::rules::dungeon::monster_turn::resolve;
use standie::rules::dungeon::monster_turn::targets;
use standie::rules::engine;
use standie::rules::game::Game;
use standie::rules::ids::{Colour, RoomId, Side};
use standie::rules::table;
use support::board::board;
use support::random;

fn main() {
    // For measuring the window's start with a long game on the screen: writes one and does nothing else.
    if let Some(path) = std::env::var_os("STANDIE_BENCH_GAME") {
        std::fs::write(path, random::evening(1, 1500).text()).unwrap();
        return;
    }
    divan::main();
}

/// Only the routes, mean over the six colours.
#[divan::bench]
fn monster_turn_routes(bencher: Bencher) {
    let book = catalog::book();
    let game = board();
    let rules = MarchRules::of(&book, &game);
    let targets = targets(&game, rules);
    let dungeon = game.dungeon.as_deref().unwrap();
    bencher.bench_local(|| {
        for roll in Colour::ALL {
            black_box(resolve(black_box(dungeon), &game.foes, targets, rules, roll));
        }
    });
}

/// What the six colours would do.
#[divan::bench]
fn forecast_of_six_colours(bencher: Bencher) {
    let (book, game) = (catalog::book(), board());
    bencher.bench_local(|| forecast(black_box(&book), black_box(&game)));
}

/// The whole Monster Turn: the answer decided, every event applied, the record written as a journal line.
#[divan::bench(args = Colour::ALL.map(Colour::name))]
fn monster_turn_with_events_and_line(bencher: Bencher, colour: &str) {
    let book = catalog::book();
    let game = board();
    let roll = Colour::ALL.into_iter().find(|c| c.name() == colour).unwrap();
    let command = Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(roll))));
    let mut line = Vec::with_capacity(8_192);
    bencher.with_inputs(|| game.clone()).bench_local_values(|mut game| {
        let facts = engine::act(&book, &mut game, &command).unwrap();
        let deed = Deed { command: Kept::new(&command).unwrap(), facts, at: None };
        let record = Record { number: 1, at: 0, who: Who::Table, act: Act::Do(deed, None) };
        line.clear();
        journal::write_record(&record, 7, &mut line).unwrap();
        black_box(line.len());
        (game, record)
    });
}

/// A game in the middle of somebody's turn.
fn middle() -> Game {
    let mut game = board();
    game.turn.phase = table::phase::Phase::Movement;
    game.agenda = vec![standie::rules::agenda::Step::Table(table::Step::Move { seat: Colour::Blue })];
    game.foes.all.retain(|m| m.room != Some(RoomId(13)) && m.room != Some(RoomId(11)));
    game
}

/// Everything anyone may do, in the middle of somebody's turn.
#[divan::bench]
fn legal(bencher: Bencher) {
    let (book, game) = (catalog::book(), middle());
    bencher.bench_local(|| engine::legal(black_box(&book), black_box(&game)));
}

/// One command with its events: a step into the next room.
#[divan::bench]
fn one_command(bencher: Bencher) {
    let (book, game) = (catalog::book(), middle());
    let command = Command::Dungeon(dungeon::Command::Walk { side: Side::East, all: false });
    assert!(engine::act(&book, &mut game.clone(), &command).is_ok());
    bencher.with_inputs(|| game.clone()).bench_local_values(|mut game| {
        let facts = engine::act(black_box(&book), &mut game, black_box(&command));
        (game, facts)
    });
}

/// A saved game of 1,500 actions, from its bytes to the state and history.
#[divan::bench]
fn open_1500_actions(bencher: Bencher) {
    let session = random::evening(1, 1500);
    assert_eq!(session.records(), 1500);
    let text = session.text().to_vec();
    let book = catalog::book();
    bencher.counter(BytesCount::new(text.len())).bench_local(|| {
        let read = journal::read(black_box(&text)).unwrap();
        Session::open(book.clone(), read, text.clone()).unwrap()
    });
}
