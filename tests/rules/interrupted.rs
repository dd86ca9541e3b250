//! Whatever is asked, something comes in between; then people answer on until the turn has passed. What the facts told
//! say was owed must then have been paid, or been made void by a fact that says so.

mod oracle;
mod ways;

use crate::interruptions::kept::KEPT;
use crate::interruptions::owed::STATES;
use crate::support::random::{self, Rng};
use crate::support::{proofs::proves, wild};
use oracle::{Asked, Oracle};
use rand::RngExt as _;
use standie::catalog;
use standie::play::chance::{self, Pool};
use standie::play::playout;
use standie::play::record::Who;
use standie::rules::answer::Answer;
use standie::rules::book::Book;
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::engine;
use standie::rules::fight;
use standie::rules::game::Game;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::Care;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use ways::WAYS;

/// Names the number of games of the long run.
const LONG: &str = "STANDIE_LONG_INTERRUPTED";
/// Answers of one game that are not interrupted.
const GAME: u32 = 160;
/// How often each way of interrupting is tried at each kind of question in one game.
const EACH: u32 = 1;
/// Answers after which a turn has long passed.
const PATIENCE: u32 = 400;

/// What was tried, and what was broken.
#[derive(Default)]
struct Tally {
    /// By the question and what came in between.
    tried: BTreeMap<(&'static str, &'static str), u32>,
    /// Questions that stood.
    asked: BTreeSet<&'static str>,
    faults: BTreeMap<String, (u32, String)>,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        for (pair, count) in other.tried {
            *self.tried.entry(pair).or_default() += count;
        }
        self.asked.extend(other.asked);
        for (law, (count, case)) in other.faults {
            self.faults.entry(law).or_insert((0, case)).0 += count;
        }
    }

    fn fault(&mut self, fault: &str, case: String) {
        let law = fault.split(':').next().unwrap_or_default().to_owned();
        self.faults.entry(law).or_insert((0, format!("{fault} -- {case}"))).0 += 1;
    }

    fn count(&self) -> u32 {
        self.tried.values().sum()
    }
}

/// A game, and what its facts say is owed.
#[derive(Clone)]
struct Played {
    game: Game,
    oracle: Oracle,
    /// What was said, for whoever has to look into a fault.
    said: Vec<String>,
}

impl Played {
    /// Says something; whether it was accepted.
    fn says(&mut self, book: &Book, command: &Command) -> bool {
        let before = self.game.clone();
        let Ok(facts) = engine::act(book, &mut self.game, command) else { return false };
        self.oracle.told(book, &before, command, &facts);
        let next = engine::question(book, &self.game);
        self.said.push(format!("{} > {next:?}", serde_json::to_string(command).unwrap_or_default()));
        true
    }

    /// Answers whatever stands, somehow; whether anything can be.
    fn goes_on(&mut self, rng: &mut Rng, book: &Book) -> bool {
        for _ in 0..12 {
            let Some(command) = next(rng, book, &self.game) else { break };
            if self.says(book, &command) {
                return true;
            }
        }
        self.says(book, &Command::Table(table::Command::Skip))
    }
}

/// What a table says to whatever stands, chance and people alike.
fn next(rng: &mut Rng, book: &Book, game: &Game) -> Option<Command> {
    let question = engine::question(book, game);
    let fought = matches!(question.ask, Ask::Fight(fight::Ask::Fight { .. }));
    if let Some(command) = ways::bargains(rng, game).filter(|_| fought && rng.random_range(0..2) == 0) {
        return Some(command);
    }
    if game.stock.is_none() {
        return random::answer(rng, book, game);
    }
    if engine::waits_for(book, game) == Decider::Chance {
        let answer: Option<Answer> = chance::chance(book, game, question.ask, &Pool::default(), rng);
        return answer.map(|a| Command::Table(table::Command::Answer(a)));
    }
    // Most pass most of the time, or an evening is all cards.
    if rng.random_range(0..4) > 0 && matches!(question.ask, Ask::Table(table::Ask::Window { .. })) {
        return Some(Command::Table(table::Command::Answer(table::Answer::No.into())));
    }
    let mut moves = engine::moves(book, game);
    if moves.is_empty() {
        return random::answer(rng, book, game);
    }
    Some(moves.swap_remove(rng.random_range(0..moves.len())))
}

fn setup(rng: &mut Rng, book: &Book, seed: u64) -> Setup {
    let wild = wild::setup(rng, book);
    if seed.is_multiple_of(2) {
        return Setup { care: Care::Everything, under_way: false, ..wild };
    }
    Setup { rulings: wild.rulings, ..playout::setup(2 + (seed as usize / 2) % 5) }
}

/// One way of coming in between at what stands, and what follows until the turn has passed.
fn interrupted(rng: &mut Rng, book: &Book, from: &Played, way: &ways::Way) -> Option<Played> {
    let mut played = from.clone();
    played.said.clear();
    let commands = (way.1)(rng, book, &played.game)?;
    let turn = played.game.turn.number;
    for (number, command) in commands.iter().enumerate() {
        // Cards are named and passes said before a leaver is asked anything.
        for _ in 0..40 {
            let asked = engine::question(book, &played.game).ask;
            if number == 0 || matches!(asked, Ask::Table(table::Ask::Leaver | table::Ask::Over(_))) {
                break;
            }
            played.goes_on(rng, book);
        }
        if !played.says(book, command) {
            return None;
        }
    }
    for _ in 0..PATIENCE {
        if played.game.ending.is_some() || played.game.turn.number > turn + 1 {
            return Some(played);
        }
        // Nobody dawdles after an interruption: whoever may end the turn does.
        let free = matches!(engine::question(book, &played.game).ask, Ask::Table(table::Ask::Turn { .. }));
        let ends = Command::from(standie::rules::turn::Command::EndTurn);
        let ended = free && played.says(book, &ends);
        if !ended && !played.goes_on(rng, book) {
            played.oracle.faults.push(format!("nothing can be done: {:?}", engine::question(book, &played.game)));
            return Some(played);
        }
    }
    played.oracle.faults.push(format!("the turn never passes: {:?}", played.game.agenda));
    Some(played)
}

/// One game, interrupted at every question in ways not tried yet.
fn play(seed: u64, tally: &mut Tally) {
    let book = catalog::book();
    let mut rng = random::rng(seed);
    let game = setup(&mut rng, &book, seed).game(&book).expect("a sound set-up");
    let mut played = Played { game, oracle: Oracle::default(), said: Vec::new() };
    for n in 0..GAME {
        if played.game.ending.is_some() {
            return;
        }
        let asked = Asked::of(&book, &played.game).name();
        tally.asked.insert(asked);
        let mut other = None;
        for _ in 0..2 {
            let way = &WAYS[rng.random_range(0..WAYS.len())];
            if tally.tried.get(&(asked, way.0)).is_some_and(|n| *n >= EACH) {
                continue;
            }
            let Some(after) = interrupted(&mut rng, &book, &played, way) else { continue };
            *tally.tried.entry((asked, way.0)).or_default() += 1;
            for fault in &after.oracle.faults {
                let said = after.said.join("\n   ");
                tally.fault(fault, format!("seed {seed}, step {n}, {asked}, {}:\n   {said}\n", way.0));
            }
            other = Some(after);
        }
        // Some games go on from what came in between.
        match other.filter(|o| o.oracle.faults.is_empty() && rng.random_range(0..12) == 0) {
            Some(other) => played = other,
            None if !played.goes_on(&mut rng, &book) => return,
            None => {}
        }
        for fault in std::mem::take(&mut played.oracle.faults) {
            tally.fault(&fault, format!("seed {seed}, step {n}, uninterrupted: {:?}", played.said.last()));
        }
    }
}

/// A state of a turn, interrupted in these ways.
fn from_state((place, name, game): (usize, &str, &Game), ways: usize, tally: &mut Tally) {
    let book = catalog::book();
    let mut rng = random::rng(place as u64);
    let played = Played { oracle: Oracle::begins(game), game: game.clone(), said: Vec::new() };
    let asked = Asked::of(&book, &played.game).name();
    tally.asked.insert(asked);
    for n in 0..ways {
        let way = if ways < WAYS.len() { &WAYS[(place + n * 7) % WAYS.len()] } else { &WAYS[n % WAYS.len()] };
        let Some(after) = interrupted(&mut rng, &book, &played, way) else { continue };
        *tally.tried.entry((asked, way.0)).or_default() += 1;
        for fault in &after.oracle.faults {
            tally.fault(fault, format!("{name}, {asked}, {}:\n   {}\n", way.0, after.said.join("\n   ")));
        }
    }
}

/// So many games, in two threads.
fn run(games: u64, first: u64, ways: usize) -> Tally {
    // Made here, in the test's own thread: house rules they set are tried by this test.
    let states: Vec<(&str, Game)> = STATES.iter().chain(&KEPT).map(|(name, state)| (*name, state().game)).collect();
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games + states.len() as u64 {
                return tally;
            }
            let mut own = Tally::default();
            let ended = catch_unwind(AssertUnwindSafe(|| match game.checked_sub(games) {
                Some(at) => {
                    let (name, game) = &states[at as usize];
                    from_state((at as usize, name, game), ways, &mut own);
                }
                None => play(first + game, &mut own),
            }));
            if ended.is_err() {
                own.fault("a panic", format!("seed {}", first + game));
            }
            tally.add(own);
        }
    };
    let mut all = Tally::default();
    std::thread::scope(|threads| {
        let hands: Vec<_> = (0..2).map(|_| threads.spawn(work)).collect();
        for hand in hands {
            all.add(hand.join().expect("panics are caught"));
        }
    });
    all
}

fn report(tally: &Tally) -> String {
    let mut said = String::new();
    for (law, (count, case)) in &tally.faults {
        said.push_str(&format!("## {law}, {count} times\n{case}\n"));
    }
    said
}

#[test]
fn whatever_comes_in_between_what_was_owed_is_paid_or_void() {
    let _row = proves("MQ-DEATH-10");
    let _row = proves("MQ-DIE-03");
    let _row = proves("MQ-EXPL-10");
    let _row = proves("MQ-RUN-01");
    let _row = proves("MQ-BRIBE-01");
    let tally = run(16, 0, 9);
    assert!(tally.faults.is_empty(), "{}", report(&tally));
    let never: Vec<_> =
        tally.asked.iter().filter(|a| **a != "over" && !tally.tried.keys().any(|(asked, _)| asked == *a)).collect();
    assert!(never.is_empty(), "asked and never interrupted: {never:?}");
    assert!(tally.count() > 1_000 && tally.asked.len() >= 36, "{} of {:?}", tally.count(), tally.asked);
}

/// The same for as long as one likes: `STANDIE_LONG_INTERRUPTED=2000 cargo test ... what_was_owed -- --ignored --nocapture`.
#[test]
#[ignore = "takes as long as it is told to"]
fn what_was_owed_is_paid_in_the_long_run() {
    let games = std::env::var(LONG).ok().and_then(|n| n.parse().ok()).unwrap_or(400);
    let tally = run(games, 100_000, 4 * WAYS.len());
    println!("{} interruptions of {} questions in {games} games", tally.count(), tally.asked.len());
    assert!(tally.faults.is_empty(), "{}", report(&tally));
}

/// What is taken back at any question and done again comes to the same, and is answered like before.
#[test]
fn undo_and_redo_at_any_question_lose_nothing() {
    let book = catalog::book();
    let mut asked = BTreeSet::new();
    for seed in 0..20 {
        let mut rng = random::rng(7_000 + seed);
        let mut session = random::begin(Setup { first: None, ..setup(&mut rng, &book, seed) });
        let mut oracle = Oracle::default();
        for _ in 0..90 {
            let before = session.game().clone();
            let Some(command) = next(&mut rng, &book, &before) else { break };
            let Ok(facts) = engine::act(&book, &mut before.clone(), &command) else { continue };
            session.submit(&command, Who::Table, 0).expect("accepted twice");
            oracle.told(&book, &before, &command, &facts);
            let (after, question) = (session.game().clone(), session.question());
            asked.insert(question.ask.name());
            if session.undo(0).is_some() {
                assert!(session.redo(0).is_some());
            }
            assert_eq!((session.game(), session.question()), (&after, question), "seed {seed}");
        }
        assert!(oracle.faults.is_empty(), "seed {seed}: {:#?}", oracle.faults);
    }
    assert!(asked.len() >= 28, "{asked:?}");
}
