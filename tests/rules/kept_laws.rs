//! Laws of games the app keeps whole: everything that is offered is accepted, nothing is lost, games end and go the same
//! way from the same seed.

use rand::RngExt as _;
use rand_pcg::Pcg64Mcg;
use standie::bots::view::View;
use standie::catalog;
use standie::play::chance::{self, Pool};
use standie::play::playout::{self, Table};
use standie::rules::agenda::Step;
use standie::rules::book::Book;
use standie::rules::card::{CardId, CardSet};
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::dungeon;
use standie::rules::engine::{self};
use standie::rules::game::Game;
use standie::rules::laws;
use standie::rules::munchkin;
use standie::rules::table;
use standie::rules::turn;

/// Plays at random, and looks at every state.
fn wander(book: &Book, players: usize, seed: u64, steps: usize, mut look: impl FnMut(&Game)) -> Game {
    let mut rng = Pcg64Mcg::new(u128::from(seed) << 1 | 1);
    let mut game = playout::setup(players).game(book).expect("a sound set-up");
    for _ in 0..steps {
        if game.ending.is_some() {
            break;
        }
        look(&game);
        let question = engine::question(book, &game);
        if let Decider::Seat(seat) = engine::waits_for(book, &game) {
            assert_eq!(question.seat, Some(seat), "{question:?}");
        }
        let command = match engine::waits_for(book, &game) {
            Decider::Chance => {
                let answer = chance::chance(book, &game, question.ask, &Pool::default(), &mut rng);
                Command::Table(table::Command::Answer(answer.expect("chance answers")))
            }
            _ => {
                let mut moves = engine::moves(book, &game);
                assert!(!moves.is_empty(), "nothing can be done about {question:?}");
                moves.swap_remove(rng.random_range(0..moves.len()))
            }
        };
        engine::act(book, &mut game, &command).expect("what is offered is accepted");
        assert_eq!(laws::broken(book, &game), None, "after {command:?}");
    }
    game
}

#[test]
fn whatever_is_offered_is_accepted_and_breaks_no_law() {
    let book = catalog::book();
    for seed in 0..24 {
        wander(&book, 2 + seed as usize % 3, seed, 600, |_| {});
    }
}

#[test]
fn every_offer_of_legal_is_accepted_where_the_app_keeps_the_cards() {
    let book = catalog::book();
    let mut count = 0;
    for seed in 100..106 {
        wander(&book, 3, seed, 150, |game| {
            for offer in engine::legal(&book, game).offers {
                assert!(engine::decide(&book, game, &offer.command).is_ok(), "{:?} in {:?}", offer, game.agenda);
                count += 1;
            }
        });
    }
    assert!(count > 20_000, "only {count} offers");
}

#[test]
fn every_move_is_among_what_is_legal() {
    let book = catalog::book();
    for seed in 200..204 {
        wander(&book, 2, seed, 200, |game| {
            if !matches!(engine::waits_for(&book, game), Decider::Chance) {
                let legal = engine::legal(&book, game);
                for command in engine::moves(&book, game) {
                    assert!(legal.offers.iter().any(|o| o.command == command), "{command:?}");
                }
            }
        });
    }
}

/// What players of the app could never do if it were not among the moves.
#[test]
fn what_can_be_done_on_the_map_is_among_the_moves() {
    let book = catalog::book();
    let mut count = 0;
    for seed in 400..412 {
        wander(&book, 2, seed, 300, |game| {
            let Some(Step::Table(table::Step::Move { seat })) = game.top() else { return };
            let mut moves = engine::moves(&book, game);
            moves.extend(engine::rare(&book, game, *seat));
            for offer in engine::legal(&book, game).offers {
                let own = offer.seat.is_none_or(|s| s == *seat);
                let listed = match &offer.command {
                    Command::Dungeon(dungeon::Command::Search) | Command::Turn(turn::Command::EndTurn) => {
                        moves.contains(&offer.command)
                    }
                    Command::Dungeon(dungeon::Command::Heal { .. }) if own => moves.contains(&offer.command),
                    Command::Dungeon(dungeon::Command::Walk { side: at, .. }) => moves
                        .iter()
                        .any(|m| matches!(m, Command::Dungeon(dungeon::Command::Walk { side, .. }) if side == at)),
                    Command::Dungeon(dungeon::Command::Explore { side: at, .. }) => moves
                        .iter()
                        .any(|m| matches!(m, Command::Dungeon(dungeon::Command::Explore { side, .. }) if side == at)),
                    Command::Munchkin(munchkin::Command::PlayCard { card, .. }) if own => {
                        let name = book.cards.card(*card).map(|d| &d.name);
                        let same = |c: &CardId| book.cards.card(*c).map(|d| &d.name) == name;
                        moves.iter().any(
                            |m| matches!(m, Command::Munchkin(munchkin::Command::PlayCard { card, .. }) if same(card)),
                        )
                    }
                    Command::Munchkin(munchkin::Command::UsePower { class: of, .. }) if own => moves.iter().any(
                        |m| matches!(m, Command::Munchkin(munchkin::Command::UsePower { class, .. }) if class == of),
                    ),
                    _ => continue,
                };
                assert!(listed, "{:?} is legal in {:?}, and no move", offer.command, game.agenda);
                count += 1;
            }
        });
    }
    assert!(count > 3_000, "only {count} commands");
}

#[test]
fn a_view_shows_no_card_of_another_hand() {
    let book = catalog::book();
    for seed in 300..304 {
        wander(&book, 4, seed, 200, |game| {
            for me in &game.seats {
                let imagined = View::of(&book, game, me.colour).imagined();
                let others = imagined.seats.iter().filter(|s| s.colour != me.colour);
                assert!(others.into_iter().all(|s| s.held == CardSet::EMPTY));
                assert_eq!(imagined.seat(me.colour).map(|s| &s.held), Some(&me.held));
                // Two games that differ only in what is hidden look alike.
                let mut swapped = game.clone();
                let hidden = swapped.seats.iter().filter(|s| s.colour != me.colour);
                let (a, b) = match hidden.map(|s| s.colour).collect::<Vec<_>>()[..] {
                    [a, b, ..] => (a, b),
                    _ => continue,
                };
                let held = |seat| game.seat(seat).map(|s| s.held.clone()).unwrap_or_default();
                for seat in swapped.seats.iter_mut() {
                    if seat.colour == a {
                        seat.held = held(b);
                    } else if seat.colour == b {
                        seat.held = held(a);
                    }
                }
                assert_eq!(View::of(&book, &swapped, me.colour).imagined(), imagined);
            }
        });
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let book = catalog::book();
    let names = vec!["random".to_owned(); 3];
    let play = |seed| {
        let mut table = Table::new(&book, &playout::setup(3), &names, seed).expect("a table");
        let played = table.play(60, true);
        assert!(played.violations.is_empty(), "{:?}", played.violations);
        (played, table.game)
    };
    for seed in 0..4 {
        assert_eq!(play(seed), play(seed));
    }
    assert_ne!(play(0).1, play(1).1);
}
