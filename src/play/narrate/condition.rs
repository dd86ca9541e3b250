//! What hangs over a munchkin: in the table's own words, or else by what it does.

use crate::catalog::words::Words;
use crate::rules::message::Arg;
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
