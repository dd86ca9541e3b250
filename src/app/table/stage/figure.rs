//! The figures of those who fight, as they stand on the cardboard.

use crate::app::icon::icon;
use crate::app::look::Look;
use crate::app::map::scene::initials;
use crate::app::shell::Shell;
use crate::app::table::Table;
use crate::app::table::fighters::name;
use crate::app::widget::parts::bold;
use crate::rules::fight::Fighter;
use iced::widget::{column, container, space, stack};
use iced::{Alignment, Color, Element};

/// Whoever fights, so large.
pub fn figure<'a, M: 'a>(table: &Table, shell: &Shell, who: Fighter, size: f32) -> Element<'a, M> {
    let look = shell.look;
    match who {
        Fighter::Seat(colour) => {
            let dead = table.game().seat(colour).is_some_and(|seat| seat.dead);
            icon(if dead { "pawn-dead" } else { "pawn" }, size).color(look.seat(colour)).into()
        }
        Fighter::Monster(id) => {
            let base = table.game().foes.get(id).and_then(|monster| monster.base);
            let fill = base.map_or(look.pale_ink, |colour| look.seat(colour));
            standie(look, fill, initials(&name(table, shell, who)), size)
        }
    }
}

/// A standie on its base.
fn standie<'a, M: 'a>(look: Look, base: Color, letters: String, size: f32) -> Element<'a, M> {
    let layer = |content: Element<'a, M>| container(content).center(size);
    let letters = column![bold(letters, size * 0.34).color(look.ink), space().height(size * 0.34)];
    stack![
        layer(icon("base", size).color(base).into()),
        layer(icon("card", size * 0.86).color(Color::WHITE).into()),
        layer(letters.align_x(Alignment::Center).into()),
    ]
    .into()
}
