//! Games that play themselves, seen at every decision, and hands that are dealt anew.

use rand::RngExt as _;
use rand_pcg::Pcg64Mcg;
use standie::bots;
use standie::bots::view::View;
use standie::catalog;
use standie::play::chance::{self, Pool};
use standie::play::playout;
use standie::rules::book::Book;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::engine;
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::setup::Setup;
use standie::rules::table;

pub fn names(list: &str) -> Vec<String> {
    list.split(',').map(str::to_owned).collect()
}

/// Goes through a game, showing every decision with who decides.
pub fn each_decision(list: &str, seed: u64, most: usize, see: impl FnMut(&Book, &Game, Colour, &[Command])) {
    each_decision_of("quest", list, (seed, most), see);
}

/// The same of a game by name.
pub fn each_decision_of(
    system: &str,
    list: &str,
    (seed, most): (u64, usize),
    mut see: impl FnMut(&Book, &Game, Colour, &[Command]),
) {
    let book = catalog::books().find(system).expect("a book").clone();
    let names = names(list);
    let setup = Setup { system: system.to_owned(), ..playout::setup(names.len()) };
    let mut game = setup.game(&book).expect("a sound set-up");
    let mut minds: Vec<_> = names.iter().map(|n| bots::bot(n).expect("a bot")).collect();
    let (mut chance, mut rng) = (Pcg64Mcg::new(seed.into()), Pcg64Mcg::new(u128::from(seed) + 1));
    let mut seen = 0;
    while game.ending.is_none() && seen < most {
        let question = engine::question(&book, &game);
        let command = match engine::waits_for(&book, &game) {
            Decider::Chance => {
                let answer = chance::chance(&book, &game, question.ask, &Pool::default(), &mut chance);
                Command::Table(table::Command::Answer(answer.expect("an answer of chance")))
            }
            decider => {
                let first = game.on_turn_or_first();
                let me = if let Decider::Seat(seat) = decider { seat } else { first.expect("a turn") };
                let place = game.seats.iter().position(|s| s.colour == me).expect("a seat");
                let mut wishes = engine::moves(&book, &game);
                see(&book, &game, me, &wishes);
                seen += 1;
                let pick = minds[place].pick(&View::of(&book, &game, me), &wishes, &mut rng);
                wishes.swap_remove(pick)
            }
        };
        engine::act(&book, &mut game, &command).expect("what a bot picks is accepted");
    }
}

/// The game with the hidden cards dealt anew: the same numbers, other cards.
pub fn dealt_anew(book: &Book, game: &Game, me: Colour, rng: &mut Pcg64Mcg) -> Game {
    let mut other = game.clone();
    for deck in Deck::ALL {
        let stack = book.cards.stack(deck);
        let Some(stock) = &mut other.stock else { return other };
        let counts: Vec<(usize, u32)> = other
            .seats
            .iter()
            .enumerate()
            .filter(|(_, s)| s.colour != me)
            .map(|(i, s)| (i, s.held.and(stack).len()))
            .collect();
        let mut pool =
            counts.iter().fold(stock.draw.and(stack), |all, (i, _)| all.or(&other.seats[*i].held.and(stack)));
        stock.draw = stock.draw.without(stack);
        for (i, count) in counts {
            let mut held = other.seats[i].held.without(stack);
            for _ in 0..count {
                let card = pool.nth(rng.random_range(0..pool.len())).expect("a card");
                pool.remove(card);
                held.insert(card);
            }
            other.seats[i].held = held;
        }
        stock.draw = stock.draw.or(&pool);
    }
    other
}
