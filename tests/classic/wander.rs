//! Games played at random, every command looked at: what stood before, what was said, what came of it.

use crate::support::random::{self, Rng};
use rand::RngExt as _;
use standie::play::chance::{self, Pool};
use standie::play::playout;
use standie::rules::book::Book;
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::engine;
use standie::rules::event::{Event, Fact};
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::{fight, table};

/// One command of a game.
pub struct Moment<'a> {
    pub book: &'a Book,
    pub before: &'a Game,
    pub command: &'a Command,
    pub facts: &'a [Fact],
    pub after: &'a Game,
}

impl Moment<'_> {
    /// What was asked before.
    pub fn asked(&self) -> Ask {
        engine::question(self.book, self.before).ask
    }

    /// How the fight ended, if it was fought out by this: both totals, and whether it was won.
    pub fn fought(&self) -> Option<(i32, i32, bool)> {
        self.facts.iter().find_map(|fact| match &fact.event {
            Event::Fight(fight::Event::Fight {
                what: standie::rules::event::FightTold::Over { ours, theirs, won },
                ..
            }) => Some((*ours, *theirs, *won)),
            _ => None,
        })
    }

    /// Whether a fact cites one of these rules, however the set that is played calls them.
    pub fn cites(&self, fact: &Fact, rules: &[&'static str]) -> bool {
        use standie::rules::cite::{Cites, Rule};
        rules.iter().filter_map(|rule| Rule::parse(rule)).any(|rule| {
            let called = Cites::new(&[rule]).in_ledger(self.book.cited());
            fact.cites.iter().any(|cite| cite == rule || called.iter().any(|own| own == cite))
        })
    }
}

/// The set-up of a game of so many.
pub fn setup(players: usize) -> Setup {
    // What a token adds is not counted by hand here.
    let mut rulings = crate::talk::plain();
    rulings.retain(|name, _| name == "layer_bonus");
    Setup { system: crate::talk::system(), expansion: false, rulings, ..playout::setup(players) }
}

/// What somebody does next: chance as it comes, most pass most of the time, and now and then something rare.
pub fn next(rng: &mut Rng, book: &Book, game: &Game) -> Command {
    let question = engine::question(book, game);
    if engine::waits_for(book, game) == Decider::Chance {
        let answer = chance::chance(book, game, question.ask, &Pool::default(), rng).expect("chance answers");
        return Command::Table(table::Command::Answer(answer));
    }
    let opening = matches!(question.ask, Ask::Table(table::Ask::Window { about: table::step::About::Opening, .. }));
    let no: Command = table::Command::Answer(table::Answer::No.into()).into();
    let window = matches!(question.ask, Ask::Table(table::Ask::Window { .. }));
    if window && !opening && rng.random_range(0..10) < 7 && engine::decide(book, game, &no).is_ok() {
        return no;
    }
    if rng.random_range(0..12) == 0 {
        let seats: Vec<Colour> = game.seats.iter().map(|seat| seat.colour).collect();
        let mut rare = engine::rare(book, game, seats[rng.random_range(0..seats.len())]);
        if !rare.is_empty() {
            return rare.swap_remove(rng.random_range(0..rare.len()));
        }
    }
    let mut moves = engine::moves(book, game);
    assert!(!moves.is_empty(), "nothing can be done about {question:?}");
    moves.swap_remove(rng.random_range(0..moves.len()))
}

/// Plays one game at random, and looks at every command of it.
pub fn wander(book: &Book, setup: &Setup, seed: u64, steps: usize, mut look: impl FnMut(&Moment)) -> Game {
    let mut rng = random::rng(seed);
    let mut game = setup.game(book).expect("a sound set-up");
    for _ in 0..steps {
        if game.ending.is_some() {
            break;
        }
        let command = next(&mut rng, book, &game);
        let before = game.clone();
        let facts = engine::act(book, &mut game, &command).expect("what is offered is accepted");
        look(&Moment { book, before: &before, command: &command, facts: &facts, after: &game });
    }
    game
}
