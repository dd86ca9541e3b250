//! The engine: a wish becomes facts or a refusal, facts become the next state, and what is owed follows until a
//! question stands.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::command::Command;
pub use crate::rules::decider::Decider;
use crate::rules::dice::cast;
use crate::rules::event::{Event, Fact};
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::legal::{Legal, Template};
use crate::rules::question::{Ask, Question};
use crate::rules::refusal::Refusal;
use crate::rules::seen::Seen;
use crate::rules::shelf;
use crate::rules::table;
use crate::rules::wish::Wishes;
use std::mem;

/// Forced steps after one command. More would mean a rule that owes itself; none does, and the tests hold it.
const FORCED_LIMIT: usize = 1_000;

/// The facts of a command alone, without what follows from it.
///
/// # Errors
/// A refusal: what stands in the way, the rule, and what would make it legal. Nothing has changed.
pub fn decide(book: &Book, game: &Game, command: &Command) -> Result<Facts, Refusal> {
    let mut out = Facts::default();
    decided(book, game, command, &mut out).map_err(|why| in_ledger(book, why))?;
    out.in_ledger(book.cited());
    Ok(out)
}

/// A refusal as the ledger of the set that is played has its rules.
#[cold]
fn in_ledger(book: &Book, mut why: Refusal) -> Refusal {
    why.cites = why.cites.in_ledger(book.cited());
    why
}

/// The same, the facts added to others.
fn decided(book: &Book, game: &Game, command: &Command, out: &mut Facts) -> Result<(), Refusal> {
    match command {
        Command::Table(table::Command::Answer(answer)) => cast::answer(book, game, answer, out),
        Command::Table(command) => table::decide::decide(book, game, command, out),
        Command::Turn(_)
        | Command::Munchkin(_)
        | Command::Fight(_)
        | Command::Dungeon(_)
        | Command::Track(_)
        | Command::Doors(_) => {
            shelf::none_named(game, command).and_then(|()| book.system.decide(book, game, command, out))
        }
    }
}

/// The next forced facts from the state alone; none if a question stands.
pub fn advance(book: &Book, game: &Game) -> Facts {
    let mut out = Facts::default();
    if game.ending.is_none() {
        book.system.advance(book, game, &mut Seen::default(), &mut out);
        out.in_ledger(book.cited());
    }
    out
}

/// Carries a command out, and everything that follows until a question stands.
///
/// # Errors
/// As [`decide`]; the game is then as it was.
pub fn act(book: &Book, game: &mut Game, command: &Command) -> Result<Vec<Fact>, Refusal> {
    let mut all = Vec::new();
    follow(book, game, command, &mut Playing::standing(), Some(&mut all))?;
    Ok(net(all))
}

/// Carries a command out like [`act()`], and tells nobody what happened: for games that are only counted.
///
/// # Errors
/// As [`decide`], its rules those of every set; the game is then as it was.
pub fn carry_out(book: &Book, game: &mut Game, command: &Command) -> Result<(), Refusal> {
    follow(book, game, command, &mut Playing::standing(), None)
}

/// A game that is played command by command: what of it has been looked at, and the room its facts take.
#[derive(Clone, Debug, Default)]
pub struct Playing {
    seen: Seen,
    facts: Facts,
}

impl Playing {
    /// A game where a question stands.
    const fn standing() -> Playing {
        Playing { seen: Seen::STANDING, facts: Facts(Vec::new()) }
    }
}

/// Carries a command out like [`carry_out`]; what has been looked at is kept from one command to the next, and nothing
/// else may change the game in between.
///
/// # Errors
/// As [`carry_out`].
pub fn carry_on(book: &Book, game: &mut Game, command: &Command, playing: &mut Playing) -> Result<(), Refusal> {
    let no = matches!(command, Command::Table(table::Command::Answer(Answer::Table(table::Answer::No))));
    if no && pass(book, game) { Ok(()) } else { follow(book, game, command, playing, None) }
}

/// Makes the facts of a command true, and those that follow; whoever is told gets them all.
#[inline(never)]
fn follow(
    book: &Book,
    game: &mut Game,
    command: &Command,
    Playing { seen, facts: out }: &mut Playing,
    mut told: Option<&mut Vec<Fact>>,
) -> Result<(), Refusal> {
    out.0.clear();
    seen.won = false;
    decided(book, game, command, out).map_err(|why| if told.is_some() { in_ledger(book, why) } else { why })?;
    // One player fewer is asked whether to react: what followed nothing before follows nothing now.
    let passed = matches!(
        &out.0[..],
        [Fact { event: Event::Table(table::Event::Noted(Step::Table(table::Step::Window { waiting, .. }))), .. }] if !waiting.is_empty()
    );
    let mut apply = |game: &mut Game, seen: &mut Seen, out: &mut Facts| match &mut told {
        Some(told) => tell(book, game, seen, out, told),
        None => accept(game, seen, out),
    };
    apply(game, seen, out);
    if passed {
        return Ok(());
    }
    for _ in 0..FORCED_LIMIT {
        if game.ending.is_none() {
            book.system.advance(book, game, seen, out);
        }
        if out.0.is_empty() {
            break;
        }
        apply(game, seen, out);
    }
    Ok(())
}

/// Makes facts true, and tells them.
#[inline(never)]
fn tell(book: &Book, game: &mut Game, seen: &mut Seen, out: &mut Facts, told: &mut Vec<Fact>) {
    out.in_ledger(book.cited());
    for fact in &out.0 {
        seen.before(game, &fact.event);
        game.apply(&fact.event);
    }
    told.append(&mut out.0);
}

/// Makes facts true that nobody is told. They stay where they are until all are, each without what it held.
#[inline(never)]
fn accept(game: &mut Game, seen: &mut Seen, out: &mut Facts) {
    for fact in &mut out.0 {
        match &mut fact.event {
            // Many facts begin a step or end one, or tell a die.
            Event::Table(table::Event::Settled) => {
                seen.before_settled(game);
                game.settled();
            }
            Event::Table(table::Event::Owed(_)) => {
                seen.before_owed(game);
                // Nothing is left in its place that would have to be let go.
                let owed = mem::replace(&mut fact.event, Event::Table(table::Event::Settled));
                if let Event::Table(table::Event::Owed(step)) = owed {
                    game.owe(step);
                }
            }
            Event::Table(table::Event::Rolled { .. }) => {}
            event @ (Event::Table(_)
            | Event::Cards(_)
            | Event::Munchkin(_)
            | Event::Fight(_)
            | Event::Doors(_)
            | Event::Dungeon(_)
            | Event::Track(_)) => {
                seen.before(game, event);
                game.accept(event);
                *event = Event::Table(table::Event::Settled);
            }
        }
    }
    // Whatever they held has been let go: nothing is looked through for it once more.
    while let Some(empty) = out.0.pop() {
        mem::forget(empty);
    }
}

/// Lets somebody pass who is asked whether to react: where others still are, that is the one fact that comes of it, and
/// where nobody reads it it is not made first. Whether it was so.
pub fn pass(book: &Book, game: &mut Game) -> bool {
    let passes = book.system.passed(game) && game.ending.is_none();
    if passes {
        game.passes();
    }
    passes
}

/// Facts without the steps that were owed and settled in the same breath: the agenda ends up the same.
fn net(facts: Vec<Fact>) -> Vec<Fact> {
    let mut kept: Vec<Option<Fact>> = Vec::with_capacity(facts.len());
    // Places in `kept` of steps owed here and still open.
    let mut open: Vec<usize> = Vec::new();
    for fact in facts {
        match (&fact.event, open.last().copied()) {
            (Event::Table(table::Event::Owed(_)), _) => open.push(kept.len()),
            (Event::Table(table::Event::Settled), Some(owed)) => {
                open.pop();
                kept[owed] = None;
                continue;
            }
            (Event::Table(table::Event::Noted(step)), Some(owed)) => {
                if let Some(Fact { event, .. }) = &mut kept[owed] {
                    *event = Event::Table(table::Event::Owed(step.clone()));
                }
                continue;
            }
            (Event::Table(table::Event::Agenda(_)), _) => {
                for owed in open.drain(..) {
                    kept[owed] = None;
                }
            }
            _ => {}
        }
        kept.push(Some(fact));
    }
    kept.into_iter().flatten().collect()
}

/// The question that stands. A pure function of the state.
pub fn question(book: &Book, game: &Game) -> Question {
    if let Some(ending) = &game.ending {
        return Question { seat: None, ask: Ask::Table(table::Ask::Over(ending.clone())), cites: Cites::NONE };
    }
    let nobody = || Question { seat: None, ask: Ask::Table(table::Ask::NobodyHere), cites: Cites::NONE };
    let question = book.system.question(book, game).unwrap_or_else(nobody);
    Question { cites: question.cites.in_ledger(book.cited()), ..question }
}

/// What is asked, where nobody reads who answers and the rules behind it; none if nothing is.
pub fn asked(book: &Book, game: &Game) -> Option<Ask> {
    if game.ending.is_some() { None } else { book.system.question(book, game).map(|question| question.ask) }
}

/// Everything anyone may do now: answers to the question and what every seat may do besides.
pub fn legal(book: &Book, game: &Game) -> Legal {
    let mut legal = Legal::default();
    book.system.legal(book, game, &mut legal);
    table::decide::legal(book, game, &mut legal);
    if table::waive::can_waive(game) {
        legal.offer(None, Command::Table(table::Command::ByHand));
        legal.offer(None, Command::Table(table::Command::Skip));
    }
    legal.tried(|command| decide(book, game, command).is_ok());
    legal.templates.extend([Template::Effects, Template::Amend, Template::Rule, Template::Order, Template::Roll]);
    legal
}

/// Who answers what stands.
pub fn waits_for(book: &Book, game: &Game) -> Decider {
    if game.ending.is_some() { Decider::Table } else { book.system.waits_for(book, game) }
}

/// Commands whoever has to decide may try now: every one that [`moves`] lists, and a few the rules refuse. For those
/// who pick one and try another if it is refused.
pub fn wishes(book: &Book, game: &Game, out: &mut Vec<Command>) {
    out.clear();
    let mut wishes = Wishes::default();
    book.system.wishes(book, game, &mut wishes);
    out.extend(wishes.all(&book.cards));
}

/// The same, in a few bytes each.
pub fn wished(book: &Book, game: &Game, out: &mut Wishes) {
    out.clear();
    book.system.wishes(book, game, out);
}

/// What whoever has to decide can do now, spelt out with cards and targets, in a game the app keeps whole. Every
/// command is one that [`decide`] accepts; kinds without end, such as trades, are left to [`legal`].
pub fn moves(book: &Book, game: &Game) -> Vec<Command> {
    let mut all = Vec::with_capacity(32);
    wishes(book, game, &mut all);
    all.retain(|command| decide(book, game, command).is_ok());
    all
}

/// What a seat can play while somebody else is asked what now: cards take effect in the order in which they are played,
/// whoever is asked (MQ-TIME-01).
pub fn besides(book: &Book, game: &Game, seat: Colour) -> Vec<Command> {
    let mut wishes = Wishes::default();
    book.system.besides(book, game, seat, &mut wishes);
    wishes.all(&book.cards).filter(|command| decide(book, game, command).is_ok()).collect()
}

/// What a seat can do besides [`moves`], accepted like them, but seldom wise enough to be weighed every time: a Race or
/// a Class given up, a power paid with what lies on the table.
pub fn rare(book: &Book, game: &Game, seat: Colour) -> Vec<Command> {
    let mut wishes = Wishes::default();
    book.system.rare(book, game, seat, &mut wishes);
    wishes.all(&book.cards).filter(|command| decide(book, game, command).is_ok()).collect()
}
