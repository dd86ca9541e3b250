//! A player who takes what is best at the moment, counted in gold, and looks no further: the greedy one, and of another
//! temper the cautious one.

mod ask;
mod doors;
mod fight;
mod turn;

use crate::bots::bot::Bot;
use crate::bots::mind::{Mind, Thought};
use crate::bots::temper::Tempers;
use crate::bots::view::View;
use crate::rules;
use crate::rules::agenda::Step;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::message::Message;
use crate::rules::table;
use crate::rules::table::step::About;
use rand::RngExt as _;
use rand_pcg::Pcg64Mcg;

/// Weighs every wish by itself.
#[derive(Clone, Debug)]
pub struct Greedy {
    tempers: Tempers,
    why: Option<Message>,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy::with(Tempers::greedy())
    }
}

impl Greedy {
    /// One of another temper.
    pub const fn with(tempers: Tempers) -> Greedy {
        Greedy { tempers, why: None }
    }
}

impl Bot for Greedy {
    fn pick(&mut self, view: &View, wishes: &[Command], rng: &mut Pcg64Mcg) -> usize {
        let (mut pick, mut thought) = best(view, wishes, &self.tempers);
        // Between rooms that cost no Move one could walk to and fro for ever: every so often the turn ends instead.
        if wishes.get(pick).is_some_and(|wish| costs_nothing(view, wish))
            && let Some(end) = wishes.iter().position(|wish| *wish == Command::Turn(rules::turn::Command::EndTurn))
            && rng.random_ratio(1, 8)
        {
            (pick, thought) = (end, Thought::new(0.0, "bot-why-end"));
        }
        self.why = Some(message(thought));
        pick
    }

    fn why(&self) -> Option<Message> {
        self.why.clone()
    }
}

/// Whether a wish is a step that takes no Move.
fn costs_nothing(view: &View, wish: &Command) -> bool {
    let Command::Dungeon(dungeon::Command::Walk { side, .. }) = wish else { return false };
    let here = view.dungeon().and_then(|d| d.room(view.own()?.room?));
    here.is_some_and(|room| view.fare(room, room.link(*side)) == Some(0))
}

/// The best of the wishes, and why; the first of several that are as good.
pub fn best(view: &View, wishes: &[Command], tempers: &Tempers) -> (usize, Thought) {
    let only = Thought::new(0.0, "bot-why-only");
    let (Some(mind), true) = (Mind::of(*view, tempers.at(view)), wishes.len() > 1) else { return (0, only) };
    let thoughts = weigh(&mind, wishes);
    let mut best = (0, thoughts.first().copied().unwrap_or(only));
    for (place, thought) in thoughts.into_iter().enumerate().skip(1) {
        if thought.worth > best.1.worth {
            best = (place, thought);
        }
    }
    best
}

/// What each of the wishes is worth at the question that stands.
pub fn weigh(mind: &Mind, wishes: &[Command]) -> Vec<Thought> {
    if mind.view.dungeon().is_none()
        && let Some(thoughts) = doors::weigh(mind, wishes)
    {
        return thoughts;
    }
    match mind.view.top() {
        Some(Step::Table(table::Step::Move { .. })) => turn::weigh(mind, wishes),
        Some(
            Step::Fight(rules::fight::Step::Fight { .. })
            | Step::Table(table::Step::Window { about: About::Fight, .. }),
        ) => fight::weigh(mind, wishes),
        Some(Step::Table(table::Step::Window { about: About::Dice, .. })) => fight::dice(mind, wishes),
        Some(step) => wishes.iter().map(|wish| ask::weigh(mind, step, wish)).collect(),
        None => vec![Thought::new(0.0, "bot-why-only"); wishes.len()],
    }
}

/// A thought in words.
pub fn message(thought: Thought) -> Message {
    let message = Message::new(thought.why);
    match thought.chance {
        Some(chance) => message.with("percent", (chance * 100.0).round() as i64),
        None => message,
    }
}
