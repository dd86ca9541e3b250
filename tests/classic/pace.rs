//! How long a game will be, told at half-time, against how long it then was. What is said of many is right; of one game nobody
//! knows it, and about two of five are within a fifth.

#![allow(clippy::print_stdout)]

use crate::wander::setup;
use standie::catalog;
use standie::play::pace::projected;
use standie::play::playout::Table;
use standie::rules::book::Book;
use standie::rules::game::Game;
use standie::rules::setup::Setup;

#[test]
fn at_half_time_games_are_as_long_as_it_says_by_and_large() {
    measured(&crate::talk::book(), 200);
}

#[test]
#[ignore = "minutes"]
fn at_half_time_five_hundred_games_are() {
    measured(&crate::talk::book(), 500);
}

#[test]
fn so_are_games_of_shadowrun_with_its_own_cards() {
    measured(&catalog::shadowrun(), 200);
}

#[test]
#[ignore = "to count a pace by: half a minute a hundred games"]
fn how_far_games_are_by_their_best_level() {
    let games = std::env::var("STANDIE_LONG").ok().and_then(|games| games.parse().ok()).unwrap_or(400);
    for book in [catalog::classic(), catalog::short(), catalog::shadowrun()] {
        let mut far: Vec<(f64, u32)> = vec![(0.0, 0); usize::from(book.rules.level_max)];
        for seed in 0..games {
            let best = course(&book, seed, |game| game.seats.iter().map(|seat| seat.level).max());
            for (turn, level) in (1_u32..).zip(&best) {
                let (sum, count) = &mut far[usize::from(level.expect("seats") - 1)];
                *sum += f64::from(turn) / (best.len() as f64 + 1.0);
                *count += 1;
            }
        }
        let pace: Vec<u32> =
            far.iter().filter(|far| far.1 > 0).map(|far| (100.0 * far.0 / f64::from(far.1)) as u32).collect();
        println!("{}: {pace:?} of {games} games", book.rules.system);
    }
}

/// A game to its end by bots of both kinds: what there is to say after each of its turns.
fn course<T>(book: &Book, seed: u64, say: impl Fn(&Game) -> T) -> Vec<T> {
    let players = 3 + seed as usize % 4;
    let names: Vec<String> = (0..players).map(|i| ["greedy", "cautious"][(seed as usize + i) % 2].to_owned()).collect();
    let setup = Setup { system: book.rules.system.clone(), ..setup(players) };
    let mut table = Table::new(book, &setup, &names, seed).expect("a table");
    assert_eq!(projected(book, &table.game), None, "nothing has happened yet");
    let mut course = Vec::new();
    while table.play(course.len() as u32 + 1, false).ending.is_none() && course.len() < 1_000 {
        course.push(say(&table.game));
    }
    assert_eq!(projected(book, &table.game), None, "it is over");
    course
}

/// Plays so many games to their end, and holds what was said at half-time against how long they were.
fn measured(book: &Book, games: u64) {
    let mut said = Vec::new();
    // Other games than those it was counted on.
    for seed in 5_000..5_000 + games {
        let course = course(book, seed, |game| {
            let turns = projected(book, game).expect("a game that goes on");
            assert!(turns >= game.turn.number);
            f64::from(turns)
        });
        said.push(course[course.len() / 2] / (course.len() as f64 + 1.0));
    }
    said.sort_by(f64::total_cmp);
    let median = said[said.len() / 2];
    let near = said.iter().filter(|said| (0.8..=1.2).contains(*said)).count();
    println!("{games} games: the median is {median:.2} of what was said, {near} of them within a fifth");
    assert!((0.8..=1.2).contains(&median), "half of all games are shorter than {median} of it");
    assert!(near * 3 >= said.len(), "{near} of {} within a fifth", said.len());
}
