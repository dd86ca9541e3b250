//! Every roll to get away is told with the monster it was for, and with how it ended.

use rand_pcg::Pcg64Mcg;
use standie::bots;
use standie::bots::view::View;
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::play::chance::{self, Pool};
use standie::play::{narrate, playout};
use standie::rules::agenda::Step;
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::engine;
use standie::rules::event::{Event, Fact, Roll};
use standie::rules::fight;
use standie::rules::game::Game;
use standie::rules::setup::Setup;
use standie::rules::table;

/// Plays a game by bots, and shows what each command has done to the game that was before.
fn each_deed(system: &str, seed: u64, most: usize, mut see: impl FnMut(&Game, &[Fact], &Game)) {
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
        see(&before, &facts, &game);
    }
}

#[test]
fn a_roll_to_get_away_says_from_whom_and_how_it_ended() {
    let words = Words::load("en");
    let (mut away, mut caught, mut vain) = (0, 0, 0);
    for (system, seed) in [("classic", 1), ("classic", 2), ("classic", 3), ("shadowrun", 4), ("short", 5)] {
        each_deed(system, seed, 6_000, |before, facts, after| {
            let runs = |game: &Game| {
                game.agenda
                    .iter()
                    .any(|step| matches!(step, Step::Fight(fight::Step::RunAway { left, .. }) if !left.is_empty()))
            };
            let rolled = |fact: &Fact| {
                matches!(fact.event, Event::Table(table::Event::Rolled { roll: Roll::Six(_), seat: Some(_) }))
            };
            let bad = |fact: &Fact| {
                matches!(fact.event, Event::Table(table::Event::Owed(Step::Fight(fight::Step::BadStuff { .. }))))
            };
            if !runs(before) || !facts.iter().any(rolled) {
                return;
            }
            let told: Vec<String> = narrate::tell(before, facts)
                .iter()
                .map(|line| words.say(&line.message, Names::told(&catalog::classic(), after, before)))
                .collect();
            let says = |what: &str| told.iter().any(|line| line.contains(what));
            if let Some(at) = facts.iter().position(bad) {
                assert!(says("gets caught by"), "{told:?}");
                caught += 1;
                // Whatever takes nothing says so.
                let same = before.seats.iter().zip(&after.seats).all(|(was, is)| was == is);
                let owes = facts[at + 1..].iter().any(|fact| {
                    matches!(fact.event, Event::Table(table::Event::Owed(Step::Munchkin(_) | Step::Cards(_))))
                });
                let settles = facts.get(at + 1).is_some_and(|next| next.cites.is_empty());
                assert_eq!(says("There’s nothing on"), settles, "{told:?}");
                vain += usize::from(settles);
                assert!(!settles || (same && !owes), "{told:?}");
            } else {
                assert!(says("and gets away from") || says("but not unharmed"), "{told:?}");
                away += 1;
            }
        });
    }
    println!("{away} got away, {caught} were caught, {vain} of them had nothing to take");
    assert!(away > 10 && caught > 10 && vain > 0, "{away}, {caught}, {vain}");
}
