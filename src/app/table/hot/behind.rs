//! What was behind the door: its card, large, for a moment; a touch takes it away.

use crate::app::look::{card as frame, mix};
use crate::app::shell::Shell;
use crate::app::table::hot::hand::{Light, face};
use crate::app::table::hot::state::{Behind, Next, Wish};
use crate::app::table::message::{Message, wish};
use crate::app::table::state::Table;
use crate::app::widget::parts::bold;
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value};
use crate::play::narrate::decks::opened;
use crate::rules::cards;
use crate::rules::event::{Event, Fact};
use crate::rules::game::Game;
use iced::widget::{column, container};
use iced::{Alignment, Element, Fill};

/// How long the card is seen, in milliseconds.
pub const SEEN: i64 = 1_800;
/// How large it is.
const SIZE: (f32, f32) = (250.0, 300.0);

impl Table {
    /// Keeps the card that has been turned up behind a door; a monster stands on the stage itself.
    pub(in crate::app::table) fn turns_up(&mut self, shell: &Shell, before: &Game, facts: &[Fact]) {
        let Some(hot) = self.hot.as_mut().filter(|_| shell.settings.highlights) else { return };
        let Some(seat) = opened(before) else { return };
        let taken = facts.iter().find_map(|fact| match &fact.event {
            Event::Cards(cards::Event::Took { seat: by, cards }) if *by == seat => cards.iter().next(),
            _ => None,
        });
        let known = taken.filter(|card| self.session.book().cards.card(*card).is_some());
        if let Some(card) = known {
            hot.behind = Some(Behind { seat, card, since: shell.clock.now() });
        }
    }

    /// The card behind a door that is to be seen now.
    pub fn behind(&self, shell: &Shell) -> Option<&Behind> {
        let hot = self.hot.as_ref()?;
        let behind = hot.behind.as_ref()?;
        // Nothing lies over what somebody has to decide about meanwhile.
        let asked = !self.scene.lit.is_empty();
        if asked || hot.next == Next::Ring || hot.mover().is_some_and(|mover| mover != behind.seat) {
            return None;
        }
        (0..SEEN).contains(&(shell.clock.now() - behind.since)).then_some(behind)
    }
}

/// The card, over the middle of the stage.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let look = shell.look;
    let behind = table.behind(shell)?;
    let book = table.session.book();
    let def = book.cards.card(behind.card)?;
    let seat = shell.words.seat(behind.seat, Names::of(table.game()));
    let said = bold(shell.words.with("behind-door", &[("seat", Value::from(seat))]), 22.0);
    let shown = face(shell, (book, def), (Light::Lit, false), SIZE);
    let content = column![said, shown].spacing(10).align_x(Alignment::Center);
    let style = frame(look, mix(look.line, look.seat(behind.seat), 0.9), 4.0);
    let content = container(content).padding(14).style(style);
    let press = press(look, content).kind(Kind::Quiet).padding(0).id("behind".to_owned());
    let press = press.width(SIZE.0 + 28.0).height(iced::Shrink).on_press(wish(Wish::Seen));
    Some(container(press).center_x(Fill).center_y(Fill).into())
}
