//! What hangs over a munchkin: in the table's own words, or else by what it does.

use crate::catalog::words::Words;
use crate::rules::event::Event;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::message::{Arg, Message};
use crate::rules::munchkin;
use crate::rules::seat::Condition;

/// What a condition does, as texts with their numbers.
fn figures(condition: &Condition) -> Vec<(&'static str, i64)> {
    let all = [
        ("condition-move", i64::from(condition.moves)),
        ("condition-bonus", condition.bonus.into()),
        ("condition-dice", condition.dice.into()),
        ("condition-hands", condition.hands.into()),
        ("condition-run", condition.run.into()),
        ("condition-no-pick-up", condition.no_pick_up.into()),
        ("condition-may-search", condition.may_search.into()),
    ];
    let links = condition.link_cost.map(|cost| ("condition-link-cost", i64::from(cost)));
    let mut said: Vec<_> = all.into_iter().filter(|(_, by)| *by != 0).chain(links).collect();
    if said.is_empty() {
        said.push(("condition-unnamed", 0));
    }
    said
}

/// A condition in a message.
pub fn arg(condition: &Condition) -> Arg {
    if condition.text.is_empty() {
        Arg::List(figures(condition).into_iter().map(|(id, by)| Arg::Counted(id, by)).collect())
    } else {
        Arg::Text(condition.text.clone())
    }
}

/// What hangs over everybody as the facts go by.
#[derive(Debug)]
pub struct Hanging<'a> {
    before: &'a Game,
    since: Vec<(Colour, Vec<Condition>)>,
}

impl<'a> Hanging<'a> {
    /// As it is before any of these facts.
    pub fn of(before: &'a Game) -> Self {
        Hanging { before, since: Vec::new() }
    }

    /// What is said of something that hangs over somebody no longer.
    pub fn told(&mut self, event: &Event) -> Option<Message> {
        let Event::Munchkin(event) = event else { return None };
        let (munchkin::Event::Condition { seat: colour, .. } | munchkin::Event::Lifted { seat: colour, .. }) = *event
        else {
            return None;
        };
        if !self.since.iter().any(|(own, _)| *own == colour) {
            self.since.push((colour, self.before.seat(colour)?.conditions.clone()));
        }
        let (_, all) = self.since.iter_mut().find(|(own, _)| *own == colour)?;
        if let munchkin::Event::Condition { add, .. } = event {
            all.push(add.clone());
        }
        let munchkin::Event::Lifted { index, .. } = event else { return None };
        let over = (*index < all.len()).then(|| all.remove(*index))?;
        Some(Message::new("told-over").seat(colour).with("text", arg(&over)))
    }
}

/// What a condition is called.
pub fn name(words: &Words, condition: &Condition) -> String {
    if !condition.text.is_empty() {
        return words.printed(&condition.text).into_owned();
    }
    by_figures(words, condition)
}

/// What a condition comes to, whatever it is called; its name where it comes to nothing that is counted.
pub fn by_figures(words: &Words, condition: &Condition) -> String {
    let figures = figures(condition);
    if !condition.text.is_empty() && matches!(figures[..], [("condition-unnamed", _)]) {
        return words.printed(&condition.text).into_owned();
    }
    words.list(&figures.into_iter().map(|(id, by)| words.counted(id, by)).collect::<Vec<_>>())
}
