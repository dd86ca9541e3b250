//! A whole game played by bots, without journal or window: the same commands, the same facts.

use crate::bots::view::View;
use crate::bots::{Bot, bot};
use crate::play::chance::{self, Pool};
use crate::play::figures::Counting;
use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::command::Command;
use crate::rules::decider::Decider;
use crate::rules::engine::{self, Playing};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::laws;
use crate::rules::refusal::Refusal;
use crate::rules::setup::{Setup, SetupFault};
use crate::rules::table;
use crate::rules::table::{Components, Ending, Place};
use crate::rules::wish::{Wish, Wishes};
use rand_pcg::Pcg64Mcg;
use xxhash_rust::xxh3::xxh3_128_with_seed;

/// A set-up with everything in the app, its numbers settled.
pub fn setup(players: usize) -> Setup {
    let colours = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Orange, Colour::Purple];
    Setup {
        components: Components::all(Place::App),
        costs_checked: true,
        expansion: players > 4,
        ..Setup::new(colours.get(..players).unwrap_or(&colours))
    }
}

/// How a game went.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// How it ended; none if it did not within the cap.
    pub ending: Option<Ending>,
    /// Whether whoever waits at the end of the track was beaten; none where there is no track.
    pub god: Option<bool>,
    /// Turns begun.
    pub turns: u32,
    /// Decisions and chance answers that changed the state; passing and forced steps do not count.
    pub actions: u64,
    /// Chances to react that somebody was asked about, and those of them in which there was anything to play.
    pub windows: (u64, u64),
    /// What was broken, with the action after which it was found.
    pub violations: Vec<String>,
}

/// Seats with their bots, around one game.
pub struct Table<'a> {
    book: &'a Book,
    /// The game.
    pub game: Game,
    bots: Vec<Box<dyn Bot + Send>>,
    chance: Pcg64Mcg,
    minds: Pcg64Mcg,
    pool: Pool,
    wishes: Wishes,
    playing: Playing,
    /// What is counted of it, where somebody wants to know; that takes its time.
    pub counting: Option<Counting>,
}

impl<'a> Table<'a> {
    /// A table of bots, in the order of the seats. The same seed gives the same game.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn new(book: &'a Book, setup: &Setup, names: &[String], seed: u64) -> Result<Table<'a>, SetupFault> {
        Table::with(book, setup, names.iter().filter_map(|n| bot(n)).collect(), seed)
    }

    /// A table of bots of one's own, in the order of the seats.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn with(
        book: &'a Book,
        setup: &Setup,
        bots: Vec<Box<dyn Bot + Send>>,
        seed: u64,
    ) -> Result<Table<'a>, SetupFault> {
        let game = setup.game(book)?;
        let rng = |what: &[u8]| Pcg64Mcg::new(xxh3_128_with_seed(what, seed));
        Ok(Table {
            book,
            game,
            bots,
            chance: rng(b"chance"),
            minds: rng(b"minds"),
            pool: Pool::default(),
            wishes: Wishes::default(),
            playing: Playing::default(),
            counting: None,
        })
    }

    /// Plays to the end, or up to so many turns.
    pub fn play(&mut self, turn_cap: u32, checked: bool) -> Played {
        let mut played = Played::default();
        while self.game.ending.is_none() && self.game.turn.number <= turn_cap {
            let Some(counts) = self.step(&mut played) else { break };
            played.actions += u64::from(counts);
            if let Some(law) = checked.then(|| laws::broken(self.book, &self.game)).flatten() {
                played.violations.push(format!("{law}, after action {}", played.actions));
                break;
            }
        }
        played.turns = self.game.turn.number;
        if let Some(counting) = &mut self.counting {
            counting.course.turn_over();
        }
        played.ending.clone_from(&self.game.ending);
        played.god = self.game.track.as_deref().map(|track| track.beaten);
        played
    }

    /// Carries something out, and counts what came of it where that is wanted.
    fn carries_out(&mut self, command: &Command) -> Result<(), Refusal> {
        let Some(counting) = &mut self.counting else {
            return engine::carry_on(self.book, &mut self.game, command, &mut self.playing);
        };
        counting.before(&self.game, command);
        let facts = engine::act(self.book, &mut self.game, command)?;
        counting.after(self.book, &self.game, (command, &facts));
        Ok(())
    }

    /// An answer of chance; none if it has none.
    #[inline(never)]
    fn by_chance(&mut self, played: &mut Played) -> Option<bool> {
        let ask = engine::asked(self.book, &self.game);
        let answer = ask.and_then(|ask| chance::chance(self.book, &self.game, ask, &self.pool, &mut self.chance));
        let answer = answer.map(|answer| Command::Table(table::Command::Answer(answer)));
        match answer.map(|answer| self.carries_out(&answer)) {
            Some(Ok(())) => Some(true),
            other => {
                played.violations.push(format!("chance has no answer: {other:?}"));
                None
            }
        }
    }

    /// One answer or command; whether it counts as an action, or none if nothing can be done.
    fn step(&mut self, played: &mut Played) -> Option<bool> {
        let seat = match engine::waits_for(self.book, &self.game) {
            Decider::Chance => return self.by_chance(played),
            Decider::Seat(seat) => Some(seat),
            Decider::Table => None,
        };
        let window = matches!(self.game.top(), Some(Step::Table(table::Step::Window { .. })));
        let turn = self.game.turn.number;
        let me = seat.or(self.game.on_turn_or_first())?;
        let place = self.game.seats.iter().position(|s| s.colour == me)?;
        engine::wished(self.book, &self.game, &mut self.wishes);
        if window {
            played.windows.0 += 1;
            played.windows.1 += u64::from(self.wishes.len() > 1);
        }
        while !self.wishes.is_empty() {
            let bot = self.bots.get_mut(place)?;
            let blind = bot.blind(self.wishes.len(), &mut self.minds);
            let pick = blind.unwrap_or_else(|| {
                let all: Vec<Command> = self.wishes.all(&self.book.cards).collect();
                bot.pick(&View::of(self.book, &self.game, me), &all, &mut self.minds)
            });
            let pick = pick.min(self.wishes.len() - 1);
            // What is done most often needs no words.
            if window && matches!(self.wishes.get(pick), Some(Wish::No)) && engine::pass(self.book, &mut self.game) {
                return Some(false);
            }
            let command = self.wishes.take(&self.book.cards, pick);
            let command = command.as_ref()?;
            if self.carries_out(command).is_ok() {
                let passed = window && matches!(command, Command::Table(table::Command::Answer(_)));
                if let Some(counting) = self.counting.as_mut().filter(|_| !passed) {
                    counting.course.decided(turn);
                }
                return Some(!passed);
            }
        }
        let ask = engine::question(self.book, &self.game).ask;
        played.violations.push(format!("nothing can be done about {:?}", ask.name()));
        None
    }
}
