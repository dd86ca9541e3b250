//! How fair the game is between bots, measured: `cargo test --release --test bots -- --ignored --nocapture`.
#![allow(clippy::print_stdout)]

use super::{names, played};
use rand_pcg::Pcg64Mcg;
use standie::bots::{self, view::View};
use standie::catalog;
use standie::cli::simulate::wilson;
use standie::play::chance::{self, Pool};
use standie::play::playout;
use standie::rules::book::Book;
use standie::rules::card::CardSet;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::engine::{self};
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::Ending;
use std::collections::BTreeMap;

fn games(usual: u64) -> u64 {
    std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

fn table(list: &str, count: u64) {
    let book = catalog::book();
    let (mut wins, mut monsters, mut rounds) = (vec![0; names(list).len()], 0, Vec::new());
    for seed in 0..count {
        let (played, end) = played(&book, list, 50_000 + seed);
        rounds.push(f64::from(played.turns) / wins.len() as f64);
        match played.ending {
            Some(Ending::Players(won)) => {
                for (place, seat) in end.seats.iter().enumerate() {
                    wins[place] += u64::from(won.contains(&seat.colour));
                }
            }
            Some(Ending::Monsters) => monsters += 1,
            None => panic!("game {seed} does not end: {:?}", played.violations),
        }
    }
    rounds.sort_by(f64::total_cmp);
    let share = |n: u64| {
        let (share, low, high) = wilson(n, count);
        format!("{:5.1} % ({:.1} to {:.1})", share * 100.0, low * 100.0, high * 100.0)
    };
    println!("{list}, {count} games");
    wins.iter().enumerate().for_each(|(place, n)| println!("  seat {}: {}", place + 1, share(*n)));
    println!("  monsters: {}", share(monsters));
    let at = |part: f64| rounds[((rounds.len() - 1) as f64 * part) as usize];
    println!(
        "  rounds: {:.0} shortest, {:.0} a tenth, {:.0} middle, {:.0} nine tenths, {:.0} longest",
        at(0.0),
        at(0.1),
        at(0.5),
        at(0.9),
        at(1.0)
    );
}

#[test]
#[ignore = "minutes"]
fn seats() {
    table("greedy,greedy,greedy,greedy", games(10_000));
    table("cautious,cautious,cautious,cautious", games(10_000).div_ceil(20));
}

#[test]
#[ignore = "minutes"]
fn strength() {
    for list in ["cautious,greedy", "greedy,cautious", "cautious,random", "random,cautious", "greedy,random"] {
        table(list, games(2_000) / 2);
    }
}

/// One game of greedy players; the hands as they were dealt, and who won.
fn opening(book: &Book, seed: u64) -> (Vec<(Colour, CardSet)>, Option<Ending>) {
    let mut game: Game = playout::setup(4).game(book).expect("a sound set-up");
    let mut minds: Vec<_> = (0..4).map(|_| bots::bot("greedy").expect("a bot")).collect();
    let mut rng = Pcg64Mcg::new(u128::from(seed) * 2 + 1);
    let (mut hands, mut wishes) = (Vec::new(), Vec::new());
    while game.ending.is_none() && game.turn.number < 600 {
        let question = engine::question(book, &game);
        if hands.is_empty() && matches!(question.ask, Ask::Table(table::Ask::Window { .. })) {
            hands = game.seats.iter().map(|s| (s.colour, s.held.clone())).collect();
        }
        let me = match engine::waits_for(book, &game) {
            Decider::Chance => {
                let answer = chance::chance(book, &game, question.ask, &Pool::default(), &mut rng);
                let answer = Command::Table(table::Command::Answer(answer.expect("an answer of chance")));
                engine::act(book, &mut game, &answer).expect("accepted");
                continue;
            }
            Decider::Seat(seat) => seat,
            Decider::Table => game.turn.seat.expect("a turn"),
        };
        let place = game.seats.iter().position(|s| s.colour == me).expect("a seat");
        engine::wishes(book, &game, &mut wishes);
        loop {
            let pick = minds[place].pick(&View::of(book, &game, me), &wishes, &mut rng);
            let wish = wishes.swap_remove(pick);
            if engine::act(book, &mut game, &wish).is_ok() {
                break;
            }
        }
    }
    (hands, game.ending)
}

#[test]
#[ignore = "minutes"]
fn opening_hands() {
    let book = catalog::book();
    let count = games(10_000);
    let mut with: BTreeMap<String, (u64, u64)> = BTreeMap::new();
    let mut all = (0_u64, 0_u64);
    for seed in 0..count {
        let (hands, ending) = opening(&book, seed);
        for (colour, held) in hands {
            let won = matches!(&ending, Some(Ending::Players(winners)) if winners.contains(&colour));
            all = (all.0 + u64::from(won), all.1 + 1);
            for def in held.iter().filter_map(|c| book.cards.card(c)) {
                let entry = with.entry(def.name.clone()).or_default();
                *entry = (entry.0 + u64::from(won), entry.1 + 1);
            }
        }
    }
    assert!(!book.cards.stack(Deck::TREASURE).is_empty());
    let mean = all.0 as f64 / all.1 as f64;
    let mut rows: Vec<_> = with.iter().map(|(name, (w, n))| (*w as f64 / *n as f64 - mean, name, *n)).collect();
    rows.sort_by(|a, b| b.0.total_cmp(&a.0));
    println!(
        "{count} games, holders win {:.1} % of all; points more or less with a card in the opening hand:",
        mean * 100.0
    );
    for (by, name, n) in &rows {
        let error = 196.0 * (mean * (1.0 - mean) / *n as f64).sqrt();
        println!("  {:+5.1} (+- {error:.1})  {name}, {n} hands", by * 100.0);
    }
}
