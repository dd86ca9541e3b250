//! The log: what happened, newest first; each line says why when it is touched.

use crate::app::look::Look;
use crate::app::shell::Shell;
use crate::app::table::{Message, Panel, Table};
use crate::app::widget::parts::{body, bold};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::play::narrate::{self, Tone};
use crate::play::session::Session;
use crate::rules::cite::Cites;
use iced::widget::{column, container, scrollable};
use iced::{Element, Fill, Shrink};

/// Lines shown.
const SHOWN: usize = 40;
/// Deeds looked back on when a game is opened or its history travelled.
const DEEDS: usize = 16;

/// One line.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// What it says.
    pub text: String,
    /// By which rules.
    pub cites: Cites,
    /// What it is.
    pub tone: Tone,
}

/// The lines of the last deeds.
pub fn recent(shell: &Shell, session: &Session) -> Vec<LogLine> {
    let timeline = session.timeline();
    let path = timeline.path(timeline.here());
    let names = Names::of(session.game());
    path.iter()
        .skip(path.len().saturating_sub(DEEDS))
        .filter_map(|point| timeline.node(*point))
        .flat_map(|node| narrate::tell(&node.facts))
        .map(|line| LogLine { text: shell.words.say(&line.message, names), cites: line.cites, tone: line.tone })
        .collect()
}

/// The log as a list.
pub fn view<'a>(table: &'a Table, look: Look) -> Element<'a, Message> {
    let lines = table.log.iter().rev().take(SHOWN).map(|line| {
        let text = match line.tone {
            Tone::Turn => bold(line.text.as_str(), 16.0).color(look.torch),
            Tone::Reminder => body(line.text.as_str()).color(look.good),
            Tone::Plain => body(line.text.as_str()),
        };
        let why = (!line.cites.is_empty()).then(|| Message::Open(Some(Panel::Why(line.cites))));
        let row: Element<'a, Message> = match why {
            Some(why) => press(look, text).kind(Kind::Quiet).width(Fill).height(Shrink).padding([5, 8]).on_press(why).into(),
            None => container(text).padding([5, 8]).into(),
        };
        row
    });
    scrollable(column(lines).spacing(0).width(Fill)).height(Fill).width(Fill).into()
}
