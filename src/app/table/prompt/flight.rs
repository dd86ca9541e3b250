//! After a lost fight: where to run, from whom one gets away, what Bad Stuff does.

use crate::app::icon;
use crate::app::icon::icon;
use crate::app::look::TURN_TOUCH;
use crate::app::shell::Shell;
use crate::app::table::prompt::{app_rolls, faces, skip};
use crate::app::table::{Message, Panel, Table, answer};
use crate::app::widget::parts::{bold, button, dim, icon_button, wrapped};
use crate::app::widget::press::press;
use crate::catalog::words::Names;
use crate::rules::command::Answer;
use crate::rules::effect::{Amount, Effect};
use crate::rules::ids::{MonsterId, Side};
use iced::widget::{column, row};
use iced::{Alignment, Element, Fill};

/// The ways out of the room.
pub fn refuge<'a>(table: &'a Table, shell: &'a Shell, sides: &[Side]) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let ways = sides.iter().map(|side| {
        let shown = Side::ALL[(side.index() + table.turns as usize) % 4];
        let label = row![icon(icon::arrow(shown), 20.0), bold(words.get(&format!("side-{}", side.name())), 17.0)];
        let press = press(look, label.spacing(8).align_y(Alignment::Center)).height(TURN_TOUCH);
        press.id(format!("run-{}", side.name())).on_press(answer(Answer::Side(*side))).into()
    });
    column![wrapped(ways.collect(), 6.0), skip(shell)].spacing(10).into()
}

/// A die for each monster, in any order.
pub fn run<'a>(table: &'a Table, shell: &'a Shell, monsters: &[MonsterId]) -> Element<'a, Message> {
    let mut list = column![].spacing(8).width(Fill);
    for monster in monsters.iter().copied() {
        let name = bold(shell.words.monster(monster, Names::of(table.game())), 18.0);
        list = list.push(name).push(faces(shell, move |face| answer(Answer::Ran { monster, face })));
    }
    list.push(app_rolls(table, shell)).into()
}

/// What most Bad Stuff does, one tap each; the rest is in the player's own panel.
pub fn bad_stuff<'a>(table: &'a Table, shell: &'a Shell, monster: MonsterId) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let name = bold(words.monster(monster, Names::of(table.game())), 18.0);
    let Some(seat) = table.question.seat else { return column![].into() };
    let by = |n: i32| Amount::By(n);
    let act = |name: &str, id: &str, effect: Effect| -> Element<'a, Message> {
        icon_button(look, name, words.get(id)).on_press(Message::Do(table.played(vec![effect]))).into()
    };
    let losses = vec![
        act("heart", "quick-hit", Effect::Health { seat, change: by(-1) }),
        act("star", "quick-level-down", Effect::Level { seat, change: by(-1), kill: false }),
        act("skull", "quick-die", Effect::Life { seat, dead: true }),
        button(look, words.get("bad-stuff-seat")).on_press(Message::Open(Some(Panel::Seat(seat)))).into(),
    ];
    let none = button(look, words.get("bad-stuff-hit")).width(Fill).on_press(answer(Answer::No));
    column![name, wrapped(losses, 6.0), dim(look, words.get("bad-stuff-more"), 14.0), none, skip(shell)]
        .spacing(10)
        .into()
}
