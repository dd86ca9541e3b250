//! What those the app plays say: in a bubble at their seat, for a while. It takes no touch and moves nothing.

use crate::app::icon::{icon, shape};
use crate::app::look::{Look, TOUCH, card, mix};
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::bold;
use crate::play::talk::{Before, Said, has_mouths};
use crate::rules::event::Fact;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use iced::Length::FillPortion;
use iced::widget::{column, container, row, space};
use iced::{Alignment, Color, Element, Fill};

/// How long a bubble is seen, in milliseconds.
pub const SEEN: i64 = 5_000;

impl Table {
    /// Those the app plays hear what has happened, and may say something.
    pub(super) fn hears(&mut self, shell: &Shell, before: &Game, facts: &[Fact]) {
        if self.hot.is_none() || !has_mouths(self.session.game()) {
            return;
        }
        let known = Before::of(self.session.book(), before, facts);
        let now = (self.session.game(), self.session.timeline().here());
        if self.talk.follow(self.session.book(), known, now, facts) {
            self.spoken = Some(shell.clock.now());
        }
    }

    /// What is said now, if anything is.
    pub fn speaks(&self, shell: &Shell) -> Option<&Said> {
        let since = self.spoken.filter(|_| shell.settings.talk)?;
        self.talk.said().last().filter(|_| (0..SEEN).contains(&(shell.clock.now() - since)))
    }
}

/// The bubble at a seat, over what is only read there.
pub fn bubble<'a>(table: &'a Table, shell: &'a Shell, seat: Colour, compact: bool) -> Option<Element<'a, Message>> {
    // On a telephone a seat has no room for it besides its name.
    let said = table.speaks(shell).filter(|said| said.seat == seat && !shell.is_held())?;
    Some(says(shell, said, compact))
}

/// The same on a telephone, over what is only read in the bar: whoever says it by their sign, and all of it.
pub fn aside<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let look = shell.look;
    let said = table.speaks(shell).filter(|_| shell.is_held())?;
    let (paper, ink) = paper(look);
    let way = |size: f32| bold(said.words(&shell.words), size).line_height(1.15).color(ink).width(Fill).into();
    let words = fitting([15.0, 13.0, 12.0].map(way).into()).centred();
    let line = row![icon(shape(said.seat), 18.0).color(look.seat(said.seat)), words].spacing(6);
    let frame = card(look, mix(paper, look.seat(said.seat), 0.6), 2.0);
    let style = move |theme: &_| container::Style { background: Some(paper.into()), ..frame(theme) };
    let bubble = container(line.align_y(Alignment::Center)).padding([1, 8]).width(FillPortion(13)).height(TOUCH);
    Some(row![space().width(FillPortion(7)), bubble.style(style).id("bubble")].into())
}

/// What somebody says, in a bubble over the place where they stand.
pub fn says<'a>(shell: &'a Shell, said: &Said, compact: bool) -> Element<'a, Message> {
    let look = shell.look;
    let (paper, ink) = paper(look);
    let text = bold(said.words(&shell.words), if compact { 13.0 } else { 15.0 }).color(ink);
    let frame = card(look, mix(paper, look.seat(said.seat), 0.6), 2.0);
    let style = move |theme: &_| container::Style { background: Some(paper.into()), ..frame(theme) };
    let words = container(text).padding(if compact { [3, 8] } else { [6, 10] }).width(Fill).style(style);
    let tail = row![space().width(30), icon("tail", 12.0).color(paper)];
    let bubble = column![tail, container(words).id("bubble")];
    let place = container(bubble).width(Fill).height(Fill);
    // At the foot: how strong somebody is and what they hold stays in sight.
    place.padding(4).align_bottom(Fill).into()
}

/// What bubbles are made of, and what is written with on it: light on every look.
fn paper(look: Look) -> (Color, Color) {
    (mix(look.torch, Color::WHITE, 0.86), Color::from_rgb8(0x1c, 0x1a, 0x17))
}
