//! Whole games the app keeps, played by bots from a seed: told against golden files, resumed from their journals, and
//! their dice worked out again.

use crate::{compare, table};
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::play::player::Players;
use standie::play::record::Who;
use standie::play::{Session, fair, journal, narrate, playout};
use standie::rules;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::engine::{self};
use standie::rules::table::Ending;
use std::fmt::Write as _;

fn begin(players: usize, seed: u64) -> Session {
    Session::begin(catalog::book(), playout::setup(players), "", seed, 0).expect("a game").0
}

fn bots(players: usize) -> Players {
    Players::new(std::iter::repeat_n("random", players))
}

/// Has bots that pick at random play so many records further, or to the end; what is told of each.
fn play(session: &mut Session, players: usize, records: usize, told: impl FnMut(&Session, &str)) {
    go_on(session, bots(players), records, told);
}

fn go_on(session: &mut Session, mut bots: Players, records: usize, mut told: impl FnMut(&Session, &str)) {
    let words = Words::load("en");
    for _ in 0..records {
        if session.game().ending.is_some() {
            return;
        }
        let before = session.game().clone();
        let command = bots.next(session).expect("somebody does something");
        let written = session.submit(&command, Who::App, 0).expect("what bots do is accepted");
        let names = Names::told(session.book(), session.game(), &before);
        for line in narrate::tell(&before, &written.facts) {
            told(session, &words.say(&line.message, names));
        }
    }
}

/// Longest game in a golden file, in records: it shall be read.
const READABLE: usize = 1_500;

/// Seats and seeds of games that somebody wins before long; with many at the table that takes too long to be read, and
/// their files end in the middle.
const SHORT: [(usize, u64); 5] = [(2, 27), (3, 54), (4, 4), (5, 118), (6, 132)];

#[test]
fn a_whole_game_for_each_number_of_seats() {
    let mut won = 0;
    for (players, seed) in SHORT {
        let mut text = format!("# {players} players, seed {seed}\n");
        let mut session = begin(players, seed);
        let mut turn = 0;
        let greedy = Players::new(std::iter::repeat_n("greedy", players));
        go_on(&mut session, greedy, READABLE, |session, line| {
            let game = session.game();
            if game.turn.number != turn {
                turn = game.turn.number;
                table(&mut text, game);
                writeln!(text, "\n## Turn {turn}").unwrap();
            }
            writeln!(text, "{line}").unwrap();
        });
        won += u32::from(matches!(session.game().ending, Some(Ending::Players(_))));
        table(&mut text, session.game());
        writeln!(text, "hash {}", session.hash()).unwrap();
        compare(&format!("tests/playthroughs/whole-{players}.txt"), &text);
    }
    assert!(won >= 1, "none of them is whole");
}

#[test]
fn a_game_goes_on_from_its_journal_as_if_it_had_never_stopped() {
    let mut whole = begin(3, 5);
    play(&mut whole, 3, 160, |_, _| {});
    let mut part = begin(3, 5);
    play(&mut part, 3, 70, |_, _| {});
    let text = part.text().to_vec();
    let mut again = Session::open(catalog::book(), journal::read(&text).expect("a journal"), text).expect("it opens");
    play(&mut again, 3, 90, |_, _| {});
    assert_eq!(again.hash(), whole.hash());
    assert_eq!(again.text(), whole.text());
}

#[test]
fn every_roll_and_draw_comes_out_of_the_seed_again() {
    let mut session = begin(4, 9);
    play(&mut session, 4, 250, |_, _| {});
    let checked = fair::check(&session);
    assert!(checked.rolls > 60 && checked.same == checked.rolls && checked.told == 0, "{checked:?}");
    assert!(checked.other.is_empty());
    assert!(checked.altered.is_empty() && checked.commands == 250, "{checked:?}");
}

#[test]
fn a_roll_told_by_hand_is_named_and_a_wrong_one_found() {
    let mut session = begin(2, 3);
    let question = session.question();
    assert_eq!(engine::waits_for(session.book(), session.game()), Decider::Chance);
    let rules::question::Ask::Table(table::Ask::FirstPlayer { open, .. }) = question.ask else {
        panic!("{question:?}")
    };
    let roll = |face| Command::Table(table::Command::Answer(Answer::Table(table::Answer::Die { seat: open[0], face })));
    let first = bots(2).next(&session).expect("a roll");
    session.submit(&roll(2), Who::Table, 0).expect("accepted");
    assert_eq!(fair::check(&session).told, 1);
    session.undo(0).expect("it was a person's");
    let other = (1..=6).map(roll).find(|r| *r != first).expect("another face");
    session.submit(&other, Who::App, 0).expect("accepted");
    let checked = fair::check(&session);
    // What was taken back is looked at as well.
    assert_eq!((checked.rolls, checked.told), (1, 1));
    assert!(checked.other.len() <= 1);
}

#[test]
fn going_back_and_on_rolls_anew_where_the_app_keeps_the_cards() {
    // Nobody looks at a roll, takes it back and chooses otherwise.
    let mut session = begin(2, 21);
    play(&mut session, 2, 60, |_, _| {});
    let at = session.timeline().here();
    let next = |session: &Session| bots(2).next(session);
    while engine::waits_for(session.book(), session.game()) != Decider::Chance {
        let command = next(&session).expect("a move");
        session.submit(&command, Who::Table, 0).expect("accepted");
    }
    let here = session.timeline().here();
    assert!(here >= at);
    let rolls: Vec<_> = (0..6)
        .map(|_| {
            let roll = next(&session).expect("a roll");
            session.submit(&roll, Who::App, 0).expect("accepted");
            session.jump(here, 0).expect("back again");
            roll
        })
        .collect();
    assert!(rolls.iter().any(|roll| *roll != rolls[0]), "{rolls:?}");
    assert!(fair::check(&session).other.is_empty());
}
