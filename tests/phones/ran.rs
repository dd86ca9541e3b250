//! Every roll to get away is told with the monster it was for, and with how it ended.

use rand_pcg::Pcg64Mcg;
use standie::bots;
use standie::bots::view::View;
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::play::chance::{self, Pool};
use standie::play::{narrate, playout};
use standie::rules::agenda::Step;
use standie::rules::book::Book;
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::engine;
use standie::rules::event::{Event, Fact, Roll};
use standie::rules::fight;
use standie::rules::game::Game;
use standie::rules::setup::Setup;
use standie::rules::table;

/// Plays a game by bots, and shows what each command has done to the game that was before.
fn each_deed(system: &str, seed: u64, most: usize, mut see: impl FnMut(&Book, &Game, &[Fact], &Game)) {
    let book = catalog::books().find(system).expect("a book").clone();
    let setup = Setup { system: system.to_owned(), ..playout::setup(4) };
    let mut game = setup.game(&book).expect("a sound set-up");
    let mut minds = ["random", "greedy", "cautious", "random"].map(|name| bots::bot(name).expect("a bot"));
    let (mut chance, mut rng) = (Pcg64Mcg::new(seed.into()), Pcg64Mcg::new(u128::from(seed) + 1));
    for _ in 0..most {
        if game.ending.is_some() {
            return;
        }
        let question = engine::question(&book, &game);
        let command = match engine::waits_for(&book, &game) {
            Decider::Chance => {
                let answer = chance::chance(&book, &game, question.ask, &Pool::default(), &mut chance);
                Command::Table(table::Command::Answer(answer.expect("an answer of chance")))
            }
            decider => {
                let me = if let Decider::Seat(seat) = decider { seat } else { game.seats[0].colour };
                let place = game.seats.iter().position(|s| s.colour == me).expect("a seat");
                let mut moves = engine::moves(&book, &game);
                let pick = minds[place].pick(&View::of(&book, &game, me), &moves, &mut rng);
                moves.swap_remove(pick)
            }
        };
        let before = game.clone();
        let facts = engine::act(&book, &mut game, &command).expect("a move");
        see(&book, &before, &facts, &game);
    }
}

#[test]
fn a_roll_to_get_away_says_from_whom_and_how_it_ended() {
    let words = Words::load("en");
    let (mut away, mut caught, mut vain) = (0, 0, 0);
    for (system, seed) in [("classic", 1), ("classic", 2), ("classic", 3), ("shadowrun", 4), ("short", 5)] {
        each_deed(system, seed, 6_000, |book, before, facts, after| {
            let runs = before.agenda.iter().rev().find_map(|step| match step {
                Step::Fight(fight::Step::RunAway { seat, left, .. }) if !left.is_empty() => Some(*seat),
                _ => None,
            });
            let rolled = facts.iter().find_map(|fact| match fact.event {
                Event::Table(table::Event::Rolled { roll: Roll::Six(_), seat }) => seat,
                _ => None,
            });
            let Some(seat) = rolled.filter(|seat| runs == Some(*seat)) else { return };
            let told: Vec<String> = narrate::tell_by(book, before, facts)
                .iter()
                .map(|line| words.say(&line.message, Names::told(book, after, before)))
                .collect();
            let says = |what: &str| told.iter().any(|line| line.contains(what));
            if !says("gets caught by") {
                assert!(says("and gets away from") || says("but not unharmed"), "{told:?}");
                away += 1;
                return;
            }
            caught += 1;
            let kept = |game: &Game| {
                let own = game.seat(seat).expect("a seat");
                (
                    own.level,
                    own.gear.clone(),
                    own.held.clone(),
                    own.races.clone(),
                    own.classes.clone(),
                    own.conditions.clone(),
                    own.dead,
                )
            };
            if says("Nothing to lose, so") {
                assert_eq!(kept(before), kept(after), "{told:?}");
                vain += 1;
            }
            // Whoever lost something is not told otherwise, and whoever was taken nothing from is told so.
            let lost = kept(before) != kept(after);
            let asked = after.agenda.iter().any(|step| {
                matches!(step, Step::Munchkin(_) | Step::Cards(_) | Step::Fight(fight::Step::BadStuff { .. }))
            });
            assert!(lost || asked || told.len() > 2 || says("Nothing to lose, so"), "{told:?}");
        });
    }
    println!("{away} got away, {caught} were caught, {vain} of them had nothing to take");
    assert!(away > 10 && caught > 10 && vain > 0, "{away}, {caught}, {vain}");
}
