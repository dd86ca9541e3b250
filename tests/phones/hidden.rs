//! Every hand but one's own is dealt anew, and not a letter of the page is another.

use crate::support::dealing::{dealt_anew, each_decision_of};
use rand_pcg::Pcg64Mcg;
use standie::catalog::words::Words;
use standie::phones::around::{Around, Choosing, Now};
use standie::phones::page;
use standie::phones::shown::shown;
use standie::rules::book::Book;
use standie::rules::card::CardId;
use standie::rules::decider::Decider;
use standie::rules::engine;
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::question::Ask;
use standie::rules::table;

/// The page of a seat, with what it could say while everybody may react where that is so.
fn pages(words: &Words, book: &Book, game: &Game, seat: Colour) -> Vec<String> {
    let part = |now: Now<'_>| page::part(words, &shown(words, (book, game), seat, now, &Around::default()), 7);
    let asked = matches!(engine::waits_for(book, game), Decider::Seat(own) if own == seat);
    let rings = matches!(engine::question(book, game).ask, Ask::Table(table::Ask::Window { .. }));
    let mut pages = vec![part(if asked { Now::Asked(&[]) } else { Now::Waits })];
    pages.extend(rings.then(|| part(Now::Rings(None))));
    // What is put together there, with every other seat.
    let trades = game.seats.iter().filter(|other| other.colour != seat).map(|other| Choosing::Trade(other.colour));
    let chooses = trades.chain([Choosing::Sale]).chain(game.track.as_ref().map(|_| Choosing::Hack));
    let marked: Vec<CardId> = game.seats.iter().flat_map(|s| s.gear.iter()).filter_map(|item| item.card).collect();
    let chooses = chooses.filter(|_| asked).map(|what| part(Now::Chooses(what, &marked, false)));
    pages.extend(chooses.collect::<Vec<_>>());
    pages
}

/// Compares every page of a game at every so manieth decision; says how many pairs there were.
fn compare(words: &Words, system: &str, seed: u64, every: usize) -> usize {
    let (mut pairs, mut step) = (0, 0);
    let mut rng = Pcg64Mcg::new(seed.into());
    each_decision_of(system, "greedy,cautious,greedy,random", (seed, 1_500), |book, game, _, _| {
        step += 1;
        if step % every != 0 {
            return;
        }
        for seat in game.seats.iter().map(|seat| seat.colour) {
            let other = dealt_anew(book, game, seat, &mut rng);
            if game.seats.iter().zip(&other.seats).all(|(a, b)| a.held == b.held) {
                continue;
            }
            let (real, dealt) = (pages(words, book, game, seat), pages(words, book, &other, seat));
            assert_eq!(real, dealt, "{system}, game {seed}, step {step}, {seat:?}");
            pairs += real.len();
        }
    });
    pairs
}

/// How many pairs of pages are compared: a hundred thousand where somebody takes the time.
fn wanted() -> usize {
    if std::env::var("STANDIE_LONG").is_ok() { 25_000 } else { 1_000 }
}

#[test]
fn no_page_depends_on_another_hand() {
    let words = Words::load("en");
    for system in ["quest", "classic", "short", "shadowrun"] {
        let (mut pairs, mut seed) = (0, 0);
        while pairs < wanted() {
            pairs += compare(&words, system, seed, 3);
            seed += 1;
        }
        println!("{system}: {pairs} pairs of pages from {seed} games, each on a table with other hands");
    }
}
