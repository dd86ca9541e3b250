//! The same script under classic and under the Short Rules: what differs is what the eleven values say, and nothing else.

use crate::support::random;
use crate::wander::{next, setup};
use standie::catalog;
use standie::rules::book::{Book, Rulings};
use standie::rules::command::Command;
use standie::rules::engine;
use standie::rules::event::{Event, Fact};
use standie::rules::game::Game;
use standie::rules::seat::Halves;
use standie::rules::setup::Setup;
use std::collections::{BTreeMap, BTreeSet};

/// The values that the Short Rules have otherwise, as each has them: short's, classic's.
fn eleven() -> BTreeMap<String, (String, String)> {
    let (classic, short) = (catalog::classic(), catalog::short());
    let differ = short.rulings().iter().filter_map(|def| {
        let theirs = classic.ruling_def(&def.name).expect("the same switches").default.clone();
        (theirs != def.default).then(|| (def.name.clone(), (def.default.clone(), theirs)))
    });
    differ.collect()
}

fn begun(book: &Book, rulings: Rulings, players: usize) -> Game {
    let setup = Setup { system: book.rules.system.clone(), rulings, ..setup(players) };
    setup.game(book).expect("a sound set-up")
}

/// What of a game anybody could tell, whatever set it is called.
fn looks(game: &Game) -> String {
    let mut seats: Vec<_> = game.seats.iter().cloned().collect();
    // What a Half-Breed is spared is a switch that every seat carries.
    seats.iter_mut().for_each(|seat| seat.halves = Halves::default());
    let rest = (&game.turn, &game.agenda, &game.foes, &game.fight, &game.stock, &game.ending);
    format!("{seats:?} {rest:?}")
}

fn events(facts: &[Fact]) -> Vec<&Event> {
    facts.iter().map(|fact| &fact.event).collect()
}

#[test]
fn with_all_eleven_as_classic_has_them_the_short_rules_are_classic() {
    let (classic, short) = (catalog::classic(), catalog::short());
    let as_classic: Rulings = eleven().into_iter().map(|(name, (_, theirs))| (name, theirs)).collect();
    assert_eq!(as_classic.len(), 11);
    for seed in 0..24 {
        let players = 3 + seed as usize % 4;
        let (mut one, mut other) =
            (begun(&classic, Rulings::new(), players), begun(&short, as_classic.clone(), players));
        let mut rng = random::rng(seed);
        for _ in 0..500 {
            if one.ending.is_some() {
                break;
            }
            let command = next(&mut rng, &classic, &one);
            let ours = engine::act(&classic, &mut one, &command).expect("what is offered is accepted");
            let theirs = engine::act(&short, &mut other, &command);
            let theirs = theirs.unwrap_or_else(|why| panic!("{command:?}: {why:?}"));
            assert_eq!(events(&ours), events(&theirs), "{command:?}");
            assert_eq!(looks(&one), looks(&other), "after {command:?}");
            assert_eq!(engine::question(&classic, &one).ask, engine::question(&short, &other).ask);
        }
    }
}

/// For each of the eleven the rows it stands for, in either ledger.
const ROWS: [(&str, &[&str]); 11] = [
    ("hand_dealt", &["MC-SET-06", "MC-DEATH-10", "MC-FAST-01", "MS-SET-03", "MS-DEATH-06"]),
    ("opening_groups", &["MC-START-05", "MC-START-06", "MC-START-08", "MS-START-01"]),
    ("received_in_combat", &["MC-RACE-11", "MC-TREAS-05", "MS-TURN-09", "MS-TURN-10"]),
    ("split_combat", &["MC-CMB-12", "MS-CMB-07"]),
    ("join_tags", &["MC-INTF-04", "MS-CMB-08"]),
    ("death_keeps_curses", &["MC-DEATH-08", "MC-DEATH-01", "MS-DEATH-01"]),
    ("loot_rounds", &["MC-DEATH-04", "MC-DEATH-06", "MC-DEATH-07", "MS-DEATH-04", "MS-DEATH-05"]),
    ("treasure_in_combat", &["MC-CMB-06", "MC-TREAS-08", "MS-TREAS-01"]),
    ("ten_only_by", &["MC-LVL-08", "MC-LVL-09", "MC-LVL-11", "MS-LVL-01"]),
    ("level_card_target", &["MC-TREAS-07", "MC-TREAS-08", "MS-LVL-03", "MS-TURN-04"]),
    // What is against a Race counts or not: it is seen by the totals alone, and by who wins.
    (
        "two_cards_drawbacks",
        &["MC-CMB-19", "MC-HALF-06", "MS-HALF-01", "MS-HALF-02", "MS-CMB-02", "MS-CMB-03", "MS-CARD-06"],
    ),
];

/// Where two games that differ in one value part, by what rules either says what it says.
fn parted(
    book: &Book,
    (one, other): (&mut Game, &mut Game),
    rng: &mut random::Rng,
    from_other: bool,
) -> Option<BTreeSet<String>> {
    let command = next(rng, book, if from_other { other } else { one });
    let cites = |facts: &[Fact]| {
        facts.iter().flat_map(|fact| fact.cites.iter()).map(|rule| rule.to_string()).collect::<Vec<_>>()
    };
    match (act(book, one, &command), act(book, other, &command)) {
        (Ok(a), Ok(b)) if events(&a) == events(&b) && looks(one) == looks(other) => None,
        (Ok(a), Ok(b)) => {
            // Only the facts that the other does not have.
            let of = |mine: &[Fact], theirs: &[Fact]| {
                let strange = mine.iter().filter(|fact| !theirs.iter().any(|other| other.event == fact.event));
                cites(&strange.cloned().collect::<Vec<_>>())
            };
            let questions = [&*one, &*other].map(|game| engine::question(book, game));
            let asked = questions.iter().flat_map(|question| question.cites.iter()).map(|rule| rule.to_string());
            let strange = [of(&a, &b), of(&b, &a)].concat();
            // Where only what is owed differs it is by what was done just now.
            let done = if strange.is_empty() { [cites(&a), cites(&b)].concat() } else { Vec::new() };
            Some(strange.into_iter().chain(done).chain(asked).collect())
        }
        (Err(why), _) | (_, Err(why)) => Some(why.cites.iter().map(|rule| rule.to_string()).collect()),
    }
}

fn act(book: &Book, game: &mut Game, command: &Command) -> Result<Vec<Fact>, standie::rules::refusal::Refusal> {
    engine::act(book, game, command)
}

/// The last Level from above, and a Race that comes while one helps, are too rare for games at random: `switches.rs` has
/// tests of their own.
const RARE: [&str; 2] = ["received_in_combat", "ten_only_by"];

#[test]
fn one_of_the_eleven_alone_parts_two_games_where_its_rows_say_so() {
    let short = catalog::short();
    let eleven = eleven();
    let mut never = Vec::new();
    for (name, rows) in ROWS {
        let (own, theirs) = &eleven[name];
        assert_ne!(own, theirs);
        let mut seen = 0;
        for seed in 0..800 {
            // What is rare is looked for longer.
            if seed >= 40 && (seen > 0 || RARE.contains(&name)) {
                break;
            }
            let with = |value: &String| -> Rulings {
                let rest = eleven.iter().map(|(other, (_, theirs))| (other.clone(), theirs.clone()));
                rest.chain([(name.to_owned(), value.clone())]).collect()
            };
            let players = 3 + seed as usize % 3;
            let (mut one, mut other) = (begun(&short, with(theirs), players), begun(&short, with(own), players));
            if name == "hand_dealt" {
                // It is another deal from the first card on.
                let hands = [&one, &other].map(|game| game.seats[0].hand.total());
                assert_ne!(hands[0], hands[1]);
                seen += 1;
                break;
            }
            let mut rng = random::rng(7_000 + seed);
            for step in 0..600 {
                if one.ending.is_some() || other.ending.is_some() {
                    break;
                }
                // Both have made the same of all that came before.
                let Some(by) = parted(&short, (&mut one, &mut other), &mut rng, step % 2 == 0) else { continue };
                assert!(by.iter().any(|rule| rows.contains(&rule.as_str())), "{name} parts them by {by:?}");
                seen += 1;
                break;
            }
        }
        if seen == 0 {
            never.push(name);
        }
    }
    assert!(never.iter().all(|name| RARE.contains(name)), "never seen: {never:?}");
}
