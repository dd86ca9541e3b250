//! Whole games at the doors the app keeps (classic, Short, Shadowrun), played by bots from a seed: told against golden files,
//! and given again by what is saved of them.

use crate::compare;
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::play::player::Players;
use standie::play::record::Who;
use standie::play::{Session, fair, journal, narrate, playout};
use standie::rules::cards::deck::Deck;
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::setup::Setup;
use standie::rules::table::Ending;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The set-up of a table at the doors; two at a table is a house rule.
pub fn setup(system: &str, players: usize) -> Setup {
    let rulings = [("players_min".to_owned(), "2".to_owned())];
    let rulings = rulings.into_iter().filter(|_| players < 3).collect();
    Setup { system: system.to_owned(), rulings, ..playout::setup(players) }
}

pub fn begin(system: &str, players: usize, seed: u64) -> Session {
    let book = catalog::books().find(system).expect("a system").clone();
    Session::begin(book, setup(system, players), "", seed, 0).expect("a game").0
}

/// Those who play it: of every kind, wherever they sit.
pub fn bots(players: usize) -> Players {
    Players::new(["greedy", "cautious", "spiteful"].into_iter().cycle().take(players))
}

/// How a table without a map stands: a line a seat.
pub fn table(out: &mut String, game: &Game) {
    for seat in &game.seats {
        let cards = format!("{} Treasure {} Door", seat.hand.of(Deck::TREASURE), seat.hand.of(Deck::DOOR));
        let is = seat.races.iter().chain(&seat.classes).cloned().collect::<Vec<_>>().join(" ");
        let items = seat.gear.iter().map(|item| item.name.as_str()).collect::<Vec<_>>().join(", ");
        let dead = if seat.dead { ", dead" } else { "" };
        writeln!(out, "  {}: Level {}, {cards}, [{is}], [{items}]{dead}", seat.colour.name(), seat.level).unwrap();
    }
}

/// No game takes so many records.
const LONG: usize = 20_000;

/// A game to its end, told turn by turn.
fn whole(system: &str, players: usize, seed: u64) -> (Session, String) {
    let (mut session, mut bots, words) = (begin(system, players, seed), bots(players), Words::load("en"));
    let mut text = format!("# {players} players, seed {seed}\n");
    let mut turn = 0;
    for _ in 0..LONG {
        if session.game().ending.is_some() {
            break;
        }
        let before = session.game().clone();
        let command = bots.next(&session).expect("somebody does something");
        let written = session.submit(&command, Who::App, 0).expect("what bots do is accepted");
        let game = session.game();
        if game.turn.number != turn {
            turn = game.turn.number;
            table(&mut text, game);
            writeln!(text, "\n## Turn {turn}").unwrap();
        }
        let names = Names::told(session.book(), game, &before);
        for line in narrate::tell(&before, &written.facts) {
            let cites: Vec<String> = line.cites.iter().map(|r| r.to_string()).collect();
            writeln!(text, "{} [{}]", words.say(&line.message, names), cites.join(" ")).unwrap();
        }
    }
    table(&mut text, session.game());
    writeln!(text, "hash {}", session.hash()).unwrap();
    (session, text)
}

/// Seats and seeds of games that are won before long.
pub const SHORT: [(usize, u64); 5] = [(2, 24), (3, 14), (4, 0), (5, 16), (6, 5)];
const SHORT_RULES: [(usize, u64); 5] = [(2, 24), (3, 14), (4, 24), (5, 35), (6, 25)];
const SHADOWRUN: [(usize, u64); 5] = [(2, 28), (3, 24), (4, 14), (5, 4), (6, 16)];

/// A game for each number of seats, told as its golden file has it, and the same again out of what is saved.
fn told_for_each_number_of_seats(system: &str, seeds: [(usize, u64); 5]) {
    let mut winners: BTreeSet<Colour> = BTreeSet::new();
    for (players, seed) in seeds {
        let (session, text) = whole(system, players, seed);
        let Some(Ending::Players(won)) = &session.game().ending else { panic!("{players}: nobody has won") };
        winners.extend(won);
        assert!(!text.contains("dungeon"), "there is none");
        compare(&format!("tests/playthroughs/{system}-{players}.txt"), &text);
        // What is saved gives the same game again, and its dice and draws come out of the seed.
        let read = journal::read(session.text()).expect("a sound journal");
        let again = Session::open(catalog::books(), read, session.text().to_vec()).expect("a game");
        assert_eq!((again.hash(), again.game()), (session.hash(), session.game()), "{players} players");
        let checked = fair::check(&again);
        assert!(checked.rolls > 0 && checked.same == checked.rolls && checked.told == 0, "{checked:?}");
        assert!(
            checked.altered.is_empty() && checked.other.is_empty() && checked.other_rules.is_empty(),
            "{checked:?}"
        );
    }
    assert!(winners.len() > 1, "not always the same seat: {winners:?}");
}

#[test]
fn a_whole_game_of_classic_for_each_number_of_seats() {
    told_for_each_number_of_seats("classic", SHORT);
}

#[test]
fn a_whole_game_by_the_short_rules_for_each_number_of_seats() {
    told_for_each_number_of_seats("short", SHORT_RULES);
}

#[test]
fn a_whole_game_of_shadowrun_for_each_number_of_seats() {
    told_for_each_number_of_seats("shadowrun", SHADOWRUN);
}

#[test]
fn a_game_of_classic_goes_on_from_its_journal_as_if_it_had_never_stopped() {
    let on = |session: &mut Session, records: usize| {
        let mut bots = bots(4);
        for _ in 0..records {
            let command = bots.next(session).expect("somebody does something");
            session.submit(&command, Who::App, 0).expect("what bots do is accepted");
        }
    };
    let (mut whole, mut part) = (begin("classic", 4, 5), begin("classic", 4, 5));
    on(&mut whole, 160);
    on(&mut part, 70);
    let text = part.text().to_vec();
    let mut again = Session::open(catalog::books(), journal::read(&text).expect("a journal"), text).expect("it opens");
    on(&mut again, 90);
    assert_eq!((again.hash(), again.text()), (whole.hash(), whole.text()));
}

#[test]
#[ignore = "to choose seeds by"]
#[allow(clippy::print_stdout)]
fn how_long_games_are() {
    for system in ["classic", "short", "shadowrun"] {
        for players in 2..=6 {
            let mut all: Vec<(usize, usize, u32, u64)> = (0..40)
                .map(|seed| {
                    let (session, text) = whole(system, players, seed);
                    (text.len(), session.records() as usize, session.game().turn.number, seed)
                })
                .collect();
            all.sort_unstable();
            println!("{system} {players}: {:?}", &all[..6]);
        }
    }
}
