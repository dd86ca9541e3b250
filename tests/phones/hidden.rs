//! Every hand but one's own is dealt anew, and not a letter of the page is another.

use crate::support::dealing::{dealt_anew, each_decision_of};
use crate::times;
use rand_pcg::Pcg64Mcg;
use standie::catalog::words::Words;
use standie::phones::around::{Around, Choosing, Now};
use standie::phones::page;
use standie::phones::shown::shown;
use standie::play::reacting;
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
    let around = |open: bool| Around { open, ..Around::default() };
    let of = |now: Now<'_>, open: bool| page::part(words, &shown(words, (book, game), seat, now, &around(open)), 7);
    let part = |now: Now<'_>| of(now, false);
    let asked = matches!(engine::waits_for(book, game), Decider::Seat(own) if own == seat);
    let rings = matches!(engine::question(book, game).ask, Ask::Table(table::Ask::Window { .. }));
    let mut pages = vec![part(if asked { Now::Asked(&[]) } else { Now::Waits })];
    // What it could play while somebody else thinks about a fight.
    pages.extend((!asked).then(|| of(Now::Waits, true)));
    pages.extend(rings.then(|| part(Now::Rings(None))));
    // What is put together there, with every other seat.
    let trades = game.seats.iter().filter(|other| other.colour != seat).map(|other| Choosing::Trade(other.colour));
    let chooses = trades.chain([Choosing::Sale]).chain(game.track.as_ref().map(|_| Choosing::Hack));
    let marked: Vec<CardId> = game.seats.iter().flat_map(|s| s.gear.iter()).filter_map(|item| item.card).collect();
    // Whoever waits can put a trade together beside it.
    let may = |what: &Choosing| asked || matches!(what, Choosing::Trade(_));
    let chooses = chooses.filter(may).map(|what| part(Now::Chooses(what, &marked, false)));
    pages.extend(chooses.collect::<Vec<_>>());
    pages
}

/// Who is waited for, as far as that follows from the rules: what is asked of whom, and who is left out because there is nothing
/// they could have. How long anybody waits for anybody follows from this and from clocks, which know no hands.
fn waits(book: &Book, game: &Game) -> (Decider, Vec<bool>) {
    let rings = matches!(engine::question(book, game).ask, Ask::Table(table::Ask::Window { .. }));
    let asked = game.seats.iter().filter(|_| rings).map(|seat| reacting::may_have(book, game, seat.colour));
    (engine::waits_for(book, game), asked.collect())
}

/// What was compared: decisions in which other hands were dealt anew, and the pages of a seat before and after it.
#[derive(Default)]
struct Compared {
    tables: u32,
    pages: usize,
    /// How many of those tables had everybody asked whether they react.
    rings: u32,
    /// On how many pages something could be played into a fight meanwhile.
    meanwhile: usize,
    /// On how many into somebody's turn.
    turns: usize,
}

/// The same table with nothing in the hand of a seat.
fn bare(game: &Game, seat: Colour) -> Game {
    let mut bare = game.clone();
    for own in bare.seats.iter_mut().filter(|own| own.colour == seat) {
        own.held = Default::default();
    }
    bare
}

/// Compares every page of a game at every so manieth decision, and who is waited for.
fn compare(words: &Words, system: &str, seed: u64, every: usize) -> Compared {
    let (mut compared, mut step) = (Compared::default(), 0);
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
            let (now, then) = (waits(book, game), waits(book, &other));
            assert_eq!(now, then, "{system}, game {seed}, step {step}, {seat:?}: who is waited for");
            compared.tables += 1;
            compared.pages += real.len();
            let meanwhile = real.iter().filter(|page| page.contains("id=\"meanwhile\"")).count();
            match engine::question(book, game).ask {
                Ask::Table(table::Ask::Turn { .. }) => compared.turns += meanwhile,
                _ => compared.meanwhile += meanwhile,
            }
            // What opens it stands there whatever the seat holds itself.
            let own = pages(words, book, &bare(game, seat), seat);
            let opens = own.iter().filter(|page| page.contains("id=\"meanwhile\"")).count();
            assert_eq!(opens, meanwhile, "{system}, game {seed}, step {step}, {seat:?}: whether it is there");
            compared.rings += u32::from(!now.1.is_empty());
        }
    });
    compared
}

#[test]
fn no_page_depends_on_another_hand() {
    let words = Words::load("en");
    let systems = ["quest", "classic", "short", "shadowrun"];
    for system in systems {
        let (mut all, mut games) = (Compared::default(), 0);
        while all.tables < times("STANDIE_PAIRS", 2_000) / systems.len() as u32 {
            let one = compare(&words, system, games, 3);
            all.tables += one.tables;
            all.pages += one.pages;
            all.rings += one.rings;
            all.meanwhile += one.meanwhile;
            all.turns += one.turns;
            games += 1;
        }
        let Compared { tables, pages, rings, meanwhile, turns } = all;
        println!(
            "{system}: {tables} pairs of tables from {games} games, {rings} while all may react; {pages} pairs of pages, {meanwhile} with plays meanwhile, {turns} of them in turns"
        );
        assert!(meanwhile > 0 && turns > 0, "{system}");
    }
}
