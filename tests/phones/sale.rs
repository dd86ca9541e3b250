//! A sale is put together Item by Item: anything of one's own can go, what it comes to is told as it grows, and a touch sells
//! what is marked, and nothing else.

use crate::support::dealing::each_decision_of;
use rand::RngExt as _;
use rand_pcg::Pcg64Mcg;
use standie::catalog::words::Words;
use standie::phones::around::{Around, Choosing, Now};
use standie::phones::page;
use standie::phones::shown::{Does, Pick, shown};
use standie::play::wares::wares;
use standie::rules::book::Book;
use standie::rules::card::{CardId, CardSet};
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::engine;
use standie::rules::event::Event;
use standie::rules::game::Game;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::step::About;

const BOTS: &str = "random,cautious,random,random";

/// Everything a move sells, by its places on the table and its cards in the hand.
fn sold(does: &Does) -> Option<(Vec<usize>, CardSet)> {
    match does {
        Does::Move(Command::Munchkin(munchkin::Command::BuyLevel { gear, cards, .. })) => {
            Some((gear.clone(), cards.clone()))
        }
        _ => None,
    }
}

/// How many Levels a sale brings.
fn rises(book: &Book, game: &Game, command: &Command) -> Option<u8> {
    let facts = engine::decide(book, game, command).expect("a sale");
    facts.0.iter().find_map(|fact| match fact.event {
        Event::Munchkin(munchkin::Event::Level { from, to, .. }) => Some(to - from),
        _ => None,
    })
}

/// What is said of a sale of so much for so many Levels, where so many are left to buy.
fn costs(worth: u32, levels: u8, left: u8) -> String {
    match levels {
        // More than can be had is said to be too much before it goes (CL-OQ-16).
        _ if worth / 1_000 > left.into() && left > 0 => {
            format!("Only {left} Level{} left to buy", if left == 1 { "" } else { "s" })
        }
        1 => "A Level costs 1000".to_owned(),
        levels => format!("{levels} Levels cost {}", u32::from(levels) * 1_000),
    }
}

#[test]
fn whoever_can_pay_with_what_counts_double_may_sell() {
    let words = Words::load("en");
    let (mut listed, mut unlisted) = (0, 0);
    for (system, seed) in ["classic", "short"].into_iter().flat_map(|system| (0..10).map(move |seed| (system, seed))) {
        each_decision_of(system, BOTS, (seed, 2_500), |book, game, _, moves| {
            let Decider::Seat(seat) = engine::waits_for(book, game) else { return };
            let page = |now: Now<'_>| shown(&words, (book, game), seat, now, &Around::default());
            let begins = |pick: &Pick| pick.does == Does::Choose(Some(Choosing::Sale));
            let offers = page(Now::Asked(&[])).picks.iter().any(begins);
            let lists = moves.iter().filter_map(|command| sold(&Does::Move(command.clone())));
            if lists.into_iter().any(|(gear, cards)| !gear.is_empty() || !cards.is_empty()) {
                assert!(offers);
                listed += 1;
                return;
            }
            let own = game.seat(seat).expect("a seat");
            let all: Vec<CardId> = wares(book, game, own).iter().map(|ware| ware.card).collect();
            let sells =
                page(Now::Chooses(Choosing::Sale, &all, false)).picks.iter().any(|pick| pick.ends && !pick.quiet);
            // Only a turn is for selling.
            let ask = engine::question(book, game).ask;
            let turn =
                matches!(ask, Ask::Table(table::Ask::Turn { .. } | table::Ask::Window { about: About::End, .. }));
            assert_eq!(offers, sells && turn, "{ask:?}");
            unlisted += usize::from(offers);
        });
    }
    assert!(listed > 20 && unlisted > 0, "{listed}, {unlisted} for more than is written on it");
}

#[test]
fn whoever_sells_says_what() {
    let words = Words::load("en");
    let (mut begun, mut enough, mut short, mut own_choice, mut held, mut several, mut capped) = (0, 0, 0, 0, 0, 0, 0);
    for (system, seed) in [("classic", 0), ("classic", 1), ("classic", 2), ("short", 3), ("shadowrun", 4)] {
        let mut rng = Pcg64Mcg::new(u128::from(seed));
        each_decision_of(system, BOTS, (seed, 2_500), |book, game, _, moves| {
            let Decider::Seat(seat) = engine::waits_for(book, game) else { return };
            let page = |now: Now<'_>| shown(&words, (book, game), seat, now, &Around::default());
            let begins = |does: &Does| *does == Does::Choose(Some(Choosing::Sale));
            let asked = page(Now::Asked(&[]));
            let lists = moves.iter().filter_map(|command| sold(&Does::Move(command.clone())));
            let lists: Vec<_> = lists.filter(|(gear, cards)| !gear.is_empty() || !cards.is_empty()).collect();
            assert!(
                asked
                    .picks
                    .iter()
                    .all(|pick| sold(&pick.does).is_none_or(|(gear, cards)| gear.is_empty() && cards.is_empty()))
            );
            let offers = asked.picks.iter().filter(|pick| begins(&pick.does)).count();
            if lists.is_empty() {
                return;
            }
            assert_eq!(offers, 1, "{:?}", asked.picks);
            begun += 1;
            let own = game.seat(seat).expect("a seat");
            let all = wares(book, game, own);
            let marked: Vec<CardId> = all.iter().filter(|_| rng.random_bool(0.6)).map(|ware| ware.card).collect();
            let chosen = page(Now::Chooses(Choosing::Sale, &marked, false));
            // Everything can go, and be kept after all; and there is a way back.
            for ware in &all {
                let mark = chosen.picks.iter().find(|pick| pick.does == Does::Mark(ware.card)).expect("a mark");
                assert_eq!(mark.chosen, marked.contains(&ware.card));
                held += usize::from(mark.card.is_some());
            }
            assert!(chosen.picks.iter().any(|pick| pick.does == Does::Choose(None)));
            // What it comes to stands where it sells.
            let values: Vec<u32> =
                all.iter().filter(|ware| marked.contains(&ware.card)).map(|ware| ware.value).collect();
            let high = values.iter().max().filter(|_| book.system.sells_high(game, own)).copied().unwrap_or(0);
            let sum = chosen.sum.clone().expect("a sum");
            let worth = values.iter().sum::<u32>() + high;
            assert!(sum.starts_with(&format!("{worth} gold. ")), "{sum}");
            let ends = chosen.picks.iter().find(|pick| pick.ends).map(|pick| pick.does.clone());
            let levels = match ends {
                Some(Does::Move(Command::Munchkin(munchkin::Command::BuyLevel { levels, .. }))) => levels.unwrap_or(1),
                _ => 1,
            };
            let left = book.top_level(game) - 1 - own.level;
            let costs = costs(worth, levels, left);
            capped += usize::from(costs.starts_with("Only"));
            assert!(sum.ends_with(&costs), "{sum}");
            several += usize::from(levels > 1);
            assert!(page::part(&words, &chosen, 1).contains(&format!("<p class=\"sum\">{sum}</p>")));
            let sells: Vec<_> = chosen.picks.iter().filter(|pick| pick.ends && !pick.quiet).collect();
            let one = values.iter().sum::<u32>() + high >= 1_000;
            assert_eq!(sells.len(), usize::from(one), "{sum}: {:?}", chosen.told);
            let Some(sells) = sells.first() else {
                short += 1;
                return;
            };
            // It sells what is marked, and nothing else.
            let (gear, cards) = sold(&sells.does).expect("a sale");
            let gone = gear.iter().map(|at| own.gear[*at].card.expect("a card")).chain(cards.iter());
            let mut gone: Vec<CardId> = gone.collect();
            let mut meant = marked.clone();
            gone.sort_unstable();
            meant.sort_unstable();
            assert_eq!(gone, meant);
            let Does::Move(command) = &sells.does else { return };
            assert_eq!(rises(book, game, command), Some(levels), "it brings what it says it does: {sum}");
            own_choice += usize::from(!lists.contains(&(gear, cards)));
            enough += 1;
        });
    }
    println!(
        "{begun} sales, {enough} of them enough, {short} too little, {own_choice} that no list had, {held} cards of hands"
    );
    assert!(several > 0, "for more than a Level");
    assert!(capped > 0, "for more than there are");
    assert!(
        enough > 20 && short > 20 && own_choice > 20 && held > 20,
        "{begun}, {enough}, {short}, {own_choice}, {held}"
    );
}
