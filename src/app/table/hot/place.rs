//! The place of what is touched while a fight goes on.

use crate::app::look::TURN_TOUCH;
use crate::app::table::hot::ring;
use crate::app::table::message::Message;
use crate::app::table::prompt::tray::GAP;
use crate::app::table::state::Table;
use iced::widget::{column, container};
use iced::{Alignment, Element, Fill};

/// What is said above what is touched: two lines.
pub const SAID: f32 = 46.0;

/// How high the place is of what is touched: as high as the ring needs it for so many seats.
pub fn height(table: &Table, wide: bool) -> f32 {
    let rows = table.game().seats.len().div_ceil(ring::columns(wide)).max(2);
    SAID + rows as f32 * (TURN_TOUCH + GAP)
}

/// What is said, and what is touched below it.
pub fn placed<'a>(said: Element<'a, Message>, below: Element<'a, Message>) -> Element<'a, Message> {
    column![container(said).height(SAID).width(Fill).align_y(Alignment::Center).clip(true), below].width(Fill).into()
}
