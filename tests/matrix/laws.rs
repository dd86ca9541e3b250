//! What holds in every game with a Matrix, whatever anybody does: after every command of random games, and games of bots.

use crate::roles::{book, setup};
use crate::support::random;
use rand::RngExt as _;
use standie::catalog;
use standie::play::Session;
use standie::play::chance::{self, Pool};
use standie::play::player::Players;
use standie::play::playout::{self, Table};
use standie::play::record::Who;
use standie::play::story::story;
use standie::rules::book::Book;
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::event::{Event, Fact};
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::setup::Setup;
use standie::rules::table::Ending;
use standie::rules::track::event::{By, God};
use standie::rules::{engine, laws, table, track};

/// A random game, each command looked at.
pub fn wander(book: &Book, setup: &Setup, seed: u64, mut look: impl FnMut(&Game, &Command, &[Fact], &Game)) -> Game {
    let mut rng = random::rng(seed);
    let mut game = setup.game(book).expect("a set-up");
    for _ in 0..900 {
        if game.ending.is_some() {
            break;
        }
        let question = engine::question(book, &game);
        let command = if engine::waits_for(book, &game) == Decider::Chance {
            let answer = chance::chance(book, &game, question.ask, &Pool::default(), &mut rng).expect("chance");
            table::Command::Answer(answer).into()
        } else {
            let mut moves = engine::moves(book, &game);
            let of_track = moves.iter().position(|command| matches!(command, Command::Track(_)));
            let place = match of_track.filter(|_| rng.random_range(0..3) == 0) {
                Some(place) => place,
                None => rng.random_range(0..moves.len()),
            };
            moves.swap_remove(place)
        };
        let before = game.clone();
        let facts = engine::act(book, &mut game, &command).expect("what is offered is accepted");
        look(&before, &command, &facts, &game);
    }
    game
}

fn tokens(game: &Game) -> Vec<(Colour, u8)> {
    let track = game.track.as_deref().expect("a track");
    game.seats.iter().map(|seat| (seat.colour, track.token(seat.colour))).collect()
}

#[test]
fn the_row_stays_whole_tokens_stay_on_it_and_move_for_a_reason() {
    let book = book();
    let (mut hacked, mut faced, mut beaten) = (0, 0, 0);
    for seed in 0..120 {
        let mut setup = Setup { first: None, ..setup(3 + seed as usize % 4, &[]) };
        if seed % 2 == 0 {
            setup.levels = setup.seats.iter().map(|seat| (seat.colour, 7)).collect();
        }
        wander(&book, &setup, seed, |before, command, facts, after| {
            assert_eq!(laws::broken(&book, after), None, "after {command:?}");
            let track = after.track.as_deref().expect("a track");
            if after.turn.number > 0 {
                assert_eq!(track.row.len(), 7);
            }
            for (seat, place) in tokens(after) {
                assert!(place <= 6);
                let was = before.track.as_deref().expect("a track").token(seat);
                let moved = facts.iter().filter_map(|fact| match &fact.event {
                    Event::Track(track::Event::Token { seat: whose, from, to, by, .. }) if *whose == seat => {
                        Some((*from, *to, *by))
                    }
                    _ => None,
                });
                let moved: Vec<_> = moved.collect();
                assert_eq!(moved.is_empty(), was == place, "{moved:?}");
                for (from, to, by) in moved {
                    let hack = matches!(by, By::Deed | By::Five);
                    assert!(!hack || to == from + 1 && before.turn.seat == Some(seat) && before.fight.is_none());
                    hacked += usize::from(hack);
                }
            }
            for fact in facts {
                let Event::Track(track::Event::God { seat, stands }) = &fact.event else { continue };
                faced += usize::from(matches!(stands, God::Comes(_)));
                if *stands == God::Beaten {
                    beaten += 1;
                    assert!(matches!(&after.ending, Some(Ending::Players(won)) if won.first() == Some(seat)));
                }
            }
        });
    }
    assert!(hacked > 150 && faced > 20 && beaten > 3, "{hacked} hacked, {faced} faced, {beaten} beaten");
}

#[test]
fn games_of_bots_end_both_ways_and_break_no_law() {
    let book = catalog::shadowrun();
    let (mut by_god, mut ended) = (0, 0);
    for seed in 0..24_u64 {
        let players = 3 + seed as usize % 4;
        let kinds = ["random", "greedy", "cautious"];
        let names: Vec<String> = (0..players).map(|i| kinds[(seed as usize + i) % 3].to_owned()).collect();
        let setup = Setup { system: "shadowrun".to_owned(), ..playout::setup(players) };
        let mut table = Table::new(&book, &setup, &names, seed).expect("a table");
        let played = table.play(3_000, true);
        assert!(played.violations.is_empty(), "seed {seed}: {played:?}");
        ended += usize::from(played.ending.is_some());
        by_god += usize::from(played.god == Some(true));
    }
    assert!(ended > 20, "{ended} came to an end");
    assert!(by_god > 0, "some by the Matrix");
}

/// What is compared afterwards begins with what it was won by.
#[test]
fn a_game_that_is_over_tells_whether_a_level_or_the_matrix_won_it() {
    let book = catalog::shadowrun();
    let mut told = [0, 0];
    for seed in 0..24_u64 {
        let players = 3 + seed as usize % 4;
        let setup = Setup { system: "shadowrun".to_owned(), ..playout::setup(players) };
        let (mut session, _) = Session::begin(book.clone(), setup, "", seed, 0).expect("a game");
        let kinds = ["random", "greedy", "cautious"];
        let mut bots = Players::new((0..players).map(|i| kinds[(seed as usize + i) % 3]));
        let mut beaten = false;
        while let Some(command) = bots.next(&session).filter(|_| session.records() < 6_000) {
            let written = session.submit(&command, Who::App, 0).expect("what is listed is accepted");
            beaten |= written
                .facts
                .iter()
                .any(|fact| matches!(&fact.event, Event::Track(track::Event::God { stands: God::Beaten, .. })));
        }
        if session.game().ending.is_some() {
            let story = story(&session);
            // An Elf who only helped may be the one who wins by a Level.
            let by: &[&str] = if beaten { &["record-god"] } else { &["record-level", "record-helped"] };
            assert!(by.contains(&story.records[0].id), "{}, seed {seed}", story.records[0].id);
            told[usize::from(beaten)] += 1;
        }
    }
    assert!(told[0] > 5 && told[1] > 0, "{told:?}");
}

#[test]
fn a_journal_gives_the_same_game_and_undo_the_same_track() {
    let book = book();
    for seed in 0..4 {
        let setup = Setup { first: None, ..setup(4, &[]) };
        let (mut session, header) =
            Session::begin(book.clone(), Setup { row: Vec::new(), ..setup }, "", seed, 0).expect("a game");
        let mut text = header;
        let mut bots = Players::new(["random", "greedy", "random", "cautious"].into_iter());
        let mut track = Vec::new();
        while let Some(command) = bots.next(&session).filter(|_| session.records() < 500) {
            let written = session.submit(&command, Who::Asked, 0).expect("what is listed is accepted");
            text.extend(written.line);
            track.push(session.game().track.clone());
        }
        let end = session.game().clone();
        while session.undo(0).is_some() {}
        assert!(session.game().track.as_deref().is_some_and(|track| track.row.is_empty()));
        while session.redo(0).is_some() {}
        assert_eq!(*session.game(), end);
        assert!(track.iter().flatten().any(|track| track.tokens.iter().any(|place| *place > 0)), "somebody hacks");
    }
}
