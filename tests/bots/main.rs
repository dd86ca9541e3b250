//! Players of the app: what they see, that they may do what they pick, that the same seed gives the same game.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

#[path = "../support/mod.rs"]
mod support;

mod absent;
mod balance;
mod blunders;
mod company;
mod doors;

use rand_pcg::Pcg64Mcg;
use standie::bots;
use standie::bots::view::View;
use standie::catalog;
use standie::catalog::words::Words;
use standie::play::playout::{self, Played, Table};
use standie::rules::agenda::Step;
use standie::rules::book::Book;
use standie::rules::card::{CardSet, Traits};
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::engine::{self};
use standie::rules::facts::Facts;
use standie::rules::fight::{self, sides};
use standie::rules::game::Game;
use standie::rules::hand::window;
use standie::rules::ids::{Colour, Side};
use standie::rules::in_play;
use standie::rules::refusal::Refusal;
use standie::rules::table;
use standie::rules::table::Ending;
use standie::rules::wish::{Wish, Wishes};
use support::dealing::{dealt_anew, each_decision, each_decision_of, names};

fn played(book: &Book, list: &str, seed: u64) -> (Played, Game) {
    let names = names(list);
    let setup = playout::setup(names.len());
    let mut table = Table::new(book, &setup, &names, seed).expect("a sound set-up");
    let played = table.play(600, false);
    (played, table.game)
}

#[test]
fn a_view_hides_other_hands() {
    let mut rng = Pcg64Mcg::new(5);
    each_decision("greedy,greedy,greedy", 8, 400, |book, game, me, wishes| {
        let other = dealt_anew(book, game, me, &mut rng);
        let (here, there) = (View::of(book, game, me), View::of(book, &other, me));
        assert_eq!(here.imagined(), there.imagined(), "what is imagined does not tell who holds what");
        for stack in Deck::ALL {
            assert_eq!(here.unseen(stack), there.unseen(stack));
        }
        let hidden = game.seats.iter().filter(|s| s.colour != me).fold(CardSet::EMPTY, |all, s| all.or(&s.held));
        let own = here.own().expect("a seat").held.clone();
        assert!(hidden.and(&own).is_empty());
        for name in ["greedy", "cautious"] {
            let pick = |view: &View| bots::bot(name).expect("a bot").pick(view, wishes, &mut Pcg64Mcg::new(1));
            assert_eq!(pick(&here), pick(&there), "{name} decides by nothing it cannot see");
        }
    });
}

#[test]
fn a_wish_of_a_few_bytes_is_spelt_out_as_it_is_listed() {
    assert_eq!((size_of::<Wish>(), size_of::<Result<(), Refusal>>()), (16, 8));
    let (mut short, mut long, mut windows) = (Wishes::default(), Vec::new(), 0);
    let said = |answer| Command::Table(table::Command::Answer(answer));
    each_decision("random,greedy,random", 9, 600, |book, game, _, listed| {
        engine::wishes(book, game, &mut long);
        engine::wished(book, game, &mut short);
        if let Some(Step::Table(table::Step::Window { about, waiting })) = game.top() {
            let answers: Vec<_> = window::answers(game, *about, waiting).map(said).collect();
            assert!(long.starts_with(&answers), "{answers:?} {long:?}");
            windows += 1;
        }
        assert_eq!(short.all(&book.cards).collect::<Vec<_>>(), long);
        assert!(listed.iter().all(|wish| long.contains(wish)));
        let (mut blind, mut seeing) = (Pcg64Mcg::new(3), Pcg64Mcg::new(3));
        let mut random = bots::bot("random").expect("a bot");
        let pick = random.blind(short.len(), &mut blind).expect("it looks at nothing");
        assert_eq!(pick, random.pick(&View::of(book, game, Colour::Red), &long, &mut seeing));
        assert_eq!(short.take(&book.cards, pick).as_ref(), long.get(pick));
        // The last one has come to its place.
        long.swap_remove(pick);
        assert_eq!(short.all(&book.cards).collect::<Vec<_>>(), long);
    });
    assert!(windows > 50, "{windows}");
}

/// What a Race or Class can be good for, one after the other.
const TRAITS: [fn(&Traits) -> i32; 6] = [
    |traits| traits.run.into(),
    |traits| traits.moves.into(),
    |traits| traits.hand.into(),
    |traits| traits.search.into(),
    |traits| traits.strength.into(),
    |traits| traits.big.into(),
];

/// What is looked up in short, because it is looked up so often, is what the long way says.
#[test]
fn what_is_looked_up_in_short_is_what_the_long_way_says() {
    let (mut fights, mut kinds) = (0, 0);
    each_decision("random,greedy,random,random", 21, 900, |book, game, _, _| {
        for dungeon in game.dungeon.iter() {
            for room in dungeon.rooms.iter() {
                let one_by_one = Side::ALL.map(|side| dungeon.neighbour(room, side));
                assert_eq!(dungeon.neighbours(room), one_by_one, "{room:?}");
            }
            let placed = dungeon.rooms.iter().filter(|room| !room.entrance).count();
            assert_eq!(dungeon.fully_explored(), dungeon.tiles_gone || placed as u32 >= dungeon.tiles);
        }
        for seat in &game.seats {
            kinds += seat.races.len() + seat.classes.len();
            for of in TRAITS {
                let by_name = |name: &String| book.cards.kind(name).map_or(0, |kind| of(&kind.traits));
                let all: i32 = seat.races.iter().chain(&seat.classes).map(by_name).sum();
                assert_eq!(book.cards.traits(seat, of), all, "{:?} {:?}", seat.races, seat.classes);
            }
        }
        if let Some(fight) = fight::kept(game) {
            fights += 1;
            let (long, short) = (sides::sides(book, game, fight, None), sides::sums(book, game, fight));
            assert_eq!((short.munchkins, short.monsters), (long.munchkins.clone(), long.monsters.clone()));
            assert!(short.parts.is_empty() && short.ties_won == long.ties_won);
            for sum in long.munchkins.iter().chain(&long.monsters) {
                let own = long.parts.iter().filter(|p| p.who == sum.who);
                let (strength, dice) = own.fold((0, 0), |(s, d), p| (s + p.strength, d + p.dice));
                assert_eq!((sum.strength, sum.dice), (strength, dice.max(0).unsigned_abs()), "{:?}", long.parts);
            }
        }
    });
    assert!(fights > 50 && kinds > 50, "{fights} {kinds}");
    for power in catalog::book().cards.kinds.iter().flat_map(|kind| [&kind.discard, &kind.ten]).flatten() {
        let deeds: Vec<_> = power.deeds().collect();
        let only = if let [only] = deeds[..] { Some(only) } else { None };
        assert_eq!(power.in_short(), (power.price(), only));
    }
}

/// Only cards that a fact may have taken out of play are looked for; looked for among all, none is left there.
#[test]
fn no_card_that_has_left_play_is_overlooked() {
    for seed in [11, 12] {
        each_decision("random,random,greedy,random", seed, 700, |book, game, _, _| {
            let mut gone = Facts::default();
            assert!(!in_play::sweep(book, game, &mut gone), "{:?}", gone.0);
        });
    }
}

#[test]
fn a_pick_is_accepted_and_said_why() {
    let words = Words::load("en");
    for (list, seed) in [("greedy,cautious,random", 3), ("cautious,greedy", 4)] {
        each_decision(list, seed, 500, |book, game, me, wishes| {
            let view = View::of(book, game, me);
            let mut minds = ["greedy", "cautious"].map(|name| bots::bot(name).expect("a bot"));
            for mind in &mut minds {
                let pick = mind.pick(&view, wishes, &mut Pcg64Mcg::new(1));
                assert!(pick < wishes.len());
                let why = mind.why().expect("a reason");
                assert!(words.has(why.id), "no text {}", why.id);
                let said = words.say(&why, catalog::words::Names::of(game));
                assert!(!said.is_empty() && !said.contains('{'), "{said}");
            }
        });
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let book = catalog::book();
    for list in ["greedy,greedy,greedy", "cautious,greedy"] {
        let (first, second) = (played(&book, list, 77), played(&book, list, 77));
        assert_eq!(first.0, second.0);
        assert!(first.1 == second.1, "the same end");
        assert!(first.0.ending.is_some() && first.0.violations.is_empty(), "{:?}", first.0.violations);
    }
}

/// Games that each of two bots wins, with the seats taken in turns.
fn duel(one: &str, two: &str, games: u64) -> [u32; 2] {
    let book = catalog::book();
    let mut wins = [0; 2];
    for game in 0..games {
        let names = if game % 2 == 0 { [one, two] } else { [two, one] };
        let (played, end) = played(&book, &names.join(","), 1_000 + game);
        let Some(Ending::Players(winners)) = played.ending else { continue };
        for (seat, name) in end.seats.iter().zip(names) {
            wins[usize::from(name == two)] += u32::from(winners.contains(&seat.colour));
        }
    }
    wins
}

#[test]
fn greedy_beats_random_by_far() {
    let [greedy, _] = duel("greedy", "random", 60);
    assert!(greedy >= 42, "only {greedy} of 60");
}

#[test]
fn cautious_beats_both() {
    let [cautious, random] = duel("cautious", "random", 60);
    assert!(cautious >= 44 && random <= 2, "{cautious} to {random} of 60");
    let [cautious, greedy] = duel("cautious", "greedy", 100);
    assert!(cautious >= greedy + 15, "{cautious} to {greedy} of 100");
}

#[test]
fn every_bot_has_a_name_and_every_name_a_bot() {
    assert!(bots::NAMES.iter().all(|name| bots::bot(name).is_some()));
    assert!(bots::bot("nobody").is_none());
}
