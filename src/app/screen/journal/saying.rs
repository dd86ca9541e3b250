//! What nobody had to say, for a fight came out otherwise: it is asked with the fix, and what came after it stays.

use crate::app::icon::icon;
use crate::app::look::TOUCH;
use crate::app::shell::Shell;
use crate::app::widget::parts::{bold, button, wrapped};
use crate::app::widget::press::press;
use crate::catalog::words::Names;
use crate::play::fix::unsaid::{Unsaid, ways};
use crate::rules::command::Command;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::question::{Ask, Question};
use iced::Element;
use iced::widget::column;

/// The question, and what can be said to it.
pub fn view<'a, M: Clone + 'a>(
    asked: &Question,
    (game, later): (&Game, &Game),
    shell: &'a Shell,
    says: impl Fn(Vec<Command>) -> M,
) -> Element<'a, M> {
    let (words, look, names) = (&shell.words, shell.look, Names::of(game).later(Some(later)));
    let monster = match &asked.ask {
        Ask::Fight(fight::Ask::RunAway { monsters }) => monsters.first().copied(),
        Ask::Fight(fight::Ask::BadStuff { monster }) => Some(*monster),
        _ => None,
    };
    let id = match &asked.ask {
        Ask::Fight(fight::Ask::RunAway { .. }) => "unsaid-die",
        Ask::Fight(_) => "unsaid-bad-stuff",
        _ => "unsaid-shared",
    };
    let seat = asked.seat.map(|seat| words.seat(seat, names)).unwrap_or_default();
    let monster = monster.map(|monster| words.monster(monster, names)).unwrap_or_default();
    let title = words.with(id, &[("seat", seat.into()), ("monster", monster.into())]);
    let has = asked.seat.and_then(|seat| game.seat(seat)).map_or(1, |seat| seat.level);
    let each = ways(asked).into_iter().map(|(what, commands)| {
        let way = match what {
            Unsaid::Face(face) => {
                let label = icon(&format!("die-{face}"), 32.0);
                press(look, label).height(TOUCH).padding([4, 12]).centred().id(format!("unsaid {face}"))
            }
            Unsaid::Levels(by) => {
                let id = if by == 1 { "quick-level-down" } else { "quick-levels-down" };
                button(look, words.get(id)).id(format!("unsaid levels {by}"))
            }
            Unsaid::Dies => button(look, words.get("quick-die")).id("unsaid dies".to_owned()),
            Unsaid::Nothing => button(look, words.get("unsaid-nothing")).id("unsaid nothing".to_owned()),
            Unsaid::Shared => button(look, words.get("unsaid-all-shared")).id("unsaid shared".to_owned()),
        };
        // Level 1 is nobody's to lose.
        let can = !matches!(what, Unsaid::Levels(_)) || has > 1;
        way.on_press_maybe(can.then(|| says(commands))).into()
    });
    column![bold(title, 16.0).color(look.torch), wrapped(each.collect(), 6.0)].spacing(4).into()
}
