//! What betters or worsens a roll to run away, as one number beside whatever is listed.

use crate::app::look::TOUCH;
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::parts::{choice, wrapped};
use crate::rules::effect::Effect;
use crate::rules::munchkin;
use crate::rules::seat::{Condition, Seat};
use iced::Element;

/// What boots and Curses make of it, mostly.
const USUAL: [i8; 6] = [-2, -1, 0, 1, 2, 3];

/// The number as a condition.
fn number(shell: &Shell, run: i8) -> Condition {
    let text = shell.words.with("condition-run", &[("by", format!("{run:+}").into())]);
    Condition { text, run, ..Condition::default() }
}

/// The number: a touch sets it.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Element<'a, Message> {
    // A Trap or Curse that does the same is none of it: nobody shakes it off by a number.
    let plain =
        || seat.conditions.iter().enumerate().filter(|(_, has)| has.run != 0 && **has == number(shell, has.run));
    let now: i8 = plain().map(|(_, condition)| condition.run).sum();
    let each = USUAL.into_iter().map(|run| {
        let lift = plain().rev().map(|(index, _)| munchkin::Effect::Lift { seat: seat.colour, index });
        let adds = munchkin::Effect::Condition { seat: seat.colour, add: number(shell, run) };
        let adds = (run != 0).then_some(adds);
        let effects: Vec<Effect> = lift.chain(adds).map(Effect::from).collect();
        let press = choice(shell.look, format!("{run:+}"), run == now).height(TOUCH).id(format!("run {run}"));
        press.on_press_maybe((run != now).then(|| Message::does(table.played(effects)))).into()
    });
    wrapped(each.collect(), 6.0)
}
