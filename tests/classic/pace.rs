//! How long a game will be, told at half-time, against how long it then was. What is said of many is right; of one game nobody
//! knows it, and about two of five are within a fifth.

#![allow(clippy::print_stdout)]

use crate::wander::setup;
use standie::play::pace::projected;
use standie::play::playout::Table;

#[test]
fn at_half_time_games_are_as_long_as_it_says_by_and_large() {
    measured(60);
}

#[test]
#[ignore = "minutes"]
fn at_half_time_five_hundred_games_are() {
    measured(500);
}

/// Plays so many games to their end, and holds what was said at half-time against how long they were.
fn measured(games: u64) {
    let book = crate::talk::book();
    let mut said = Vec::new();
    // Other games than those it was counted on.
    for seed in 5_000..5_000 + games {
        let players = 3 + seed as usize % 4;
        let names: Vec<String> =
            (0..players).map(|i| ["greedy", "cautious"][(seed as usize + i) % 2].to_owned()).collect();
        let mut table = Table::new(&book, &setup(players), &names, seed).expect("a table");
        assert_eq!(projected(&book, &table.game), None, "nothing has happened yet");
        let mut course = Vec::new();
        while table.play(course.len() as u32 + 1, false).ending.is_none() && course.len() < 1_000 {
            let turns = projected(&book, &table.game).expect("a game that goes on");
            assert!(turns >= table.game.turn.number);
            course.push(f64::from(turns));
        }
        assert_eq!(projected(&book, &table.game), None, "it is over");
        said.push(course[course.len() / 2] / (course.len() as f64 + 1.0));
    }
    said.sort_by(f64::total_cmp);
    let median = said[said.len() / 2];
    assert!((0.8..=1.2).contains(&median), "half of all games are shorter than {median} of it");
    let near = said.iter().filter(|said| (0.8..=1.2).contains(*said)).count();
    println!("{games} games: the median is {median:.2} of what was said, {near} of them within a fifth");
    assert!(near * 3 >= said.len(), "{near} of {} within a fifth", said.len());
}
