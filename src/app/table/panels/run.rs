//! What betters or worsens a roll to run away, as one number beside whatever is listed.

use crate::app::look::TOUCH;
use crate::app::shell::Shell;
use crate::app::table::{Message, Table};
use crate::app::widget::parts::{choice, wrapped};
use crate::rules::effect::Effect;
use crate::rules::munchkin;
use crate::rules::seat::{Condition, Seat};
use iced::Element;

/// What boots and Curses make of it, mostly.
const USUAL: [i8; 6] = [-2, -1, 0, 1, 2, 3];

/// Whether a condition is the one number, and nothing else.
fn is_plain(condition: &Condition) -> bool {
    *condition == Condition { text: condition.text.clone(), run: condition.run, ..Condition::default() }
        && condition.run != 0
}

/// The number: a touch sets it.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, seat: &'a Seat) -> Element<'a, Message> {
    let plain = || seat.conditions.iter().enumerate().filter(|(_, condition)| is_plain(condition));
    let now: i8 = plain().map(|(_, condition)| condition.run).sum();
    let each = USUAL.into_iter().map(|run| {
        let lift = plain().rev().map(|(index, _)| munchkin::Effect::Lift { seat: seat.colour, index });
        let text = shell.words.with("condition-run", &[("by", format!("{run:+}").into())]);
        let add = Condition { text, run, ..Condition::default() };
        let adds = (run != 0).then_some(munchkin::Effect::Condition { seat: seat.colour, add });
        let effects: Vec<Effect> = lift.chain(adds).map(Effect::from).collect();
        let press = choice(shell.look, format!("{run:+}"), run == now).height(TOUCH).id(format!("run {run}"));
        press.on_press_maybe((run != now).then(|| Message::does(table.played(effects)))).into()
    });
    wrapped(each.collect(), 6.0)
}
