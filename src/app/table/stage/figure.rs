//! The figures of those who fight, as they stand on the cardboard.

use crate::app::hat;
use crate::app::icon::{foe, icon};
use crate::app::look::Look;
use crate::app::shell::Shell;
use crate::app::table::state::Table;
use crate::rules::fight::Fighter;
use iced::widget::{column, container, space, stack};
use iced::{Alignment, Color, Element};

/// Whoever fights, so large.
pub fn figure<'a, M: 'a>(table: &Table, shell: &Shell, who: Fighter, size: f32) -> Element<'a, M> {
    let look = shell.look;
    match who {
        Fighter::Seat(colour) => {
            let dead = table.game().seat(colour).is_some_and(|seat| seat.dead);
            munchkin(look, look.mark(colour), dead, hat::of(&shell.settings, table.game(), colour), size)
        }
        Fighter::Monster(id) => {
            let monster = table.game().foes.get(id);
            let base = monster.and_then(|monster| monster.base);
            let fill = base.map_or(look.dim, |colour| look.mark(colour));
            let kind = monster.map_or("foe-unknown", |monster| foe(&monster.def));
            standie(look, fill, kind, size)
        }
    }
}

/// A munchkin with its hat, so large together.
pub fn munchkin<'a, M: 'a>(
    look: Look,
    colour: Color,
    dead: bool,
    hat: Option<&'static str>,
    size: f32,
) -> Element<'a, M> {
    let Some(hat) = hat.filter(|_| !dead) else {
        return icon(if dead { "pawn-dead" } else { "pawn" }, size).color(colour).into();
    };
    let pawn = size * 0.8;
    let layer = |content: Element<'a, M>| container(content).center_x(size).height(size);
    let lowered = column![space().height(size - pawn), icon("pawn", pawn).color(colour)];
    // Its middle lies so far above that of the pawn.
    let above = (size - pawn / 2.0 - pawn * (hat::ABOVE + hat::SIZE / 2.0)).max(0.0);
    let hat = column![space().height(above), icon(hat, pawn * hat::SIZE).color(look.text)];
    stack![layer(lowered.into()), layer(hat.into())].into()
}

/// A standie on its base.
fn standie<'a, M: 'a>(look: Look, base: Color, kind: &str, size: f32) -> Element<'a, M> {
    let layer = |content: Element<'a, M>| container(content).center(size);
    let figure = column![icon(kind, size * 0.82).color(look.text), space().height(size * 0.14)];
    stack![layer(icon("base", size).color(base).into()), layer(figure.align_x(Alignment::Center).into()),].into()
}
