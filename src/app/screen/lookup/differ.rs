//! What the games say of one thing, side by side.

use crate::app::look::{BODY, card};
use crate::app::screen::lookup::message::Message;
use crate::app::shell::Shell;
use crate::app::widget::parts::{body, bold, dim};
use crate::app::widget::press::{Kind, press};
use crate::catalog::differences::{Said, Topic};
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill, Shrink};

/// A topic: a line for each game, or for several that say the same; a touch opens the rule.
pub fn topic<'a>(shell: &'a Shell, topic: &'static Topic) -> Element<'a, Message> {
    let said = topic.said(&shell.words).into_iter().enumerate();
    let lines = said.map(|(at, said)| line(shell, format!("{} {at}", topic.topic), said));
    let title = container(bold(shell.words.explained(&topic.text(), None).unwrap_or_default(), 18.0)).padding([4, 12]);
    let content = column![title].extend(lines).spacing(0);
    container(content).padding([8, 0]).width(Fill).style(card(shell.look, shell.look.line, 1.0)).into()
}

fn line<'a>(shell: &'a Shell, name: String, said: Said) -> Element<'a, Message> {
    let label =
        row![dim(shell.look, said.games(&shell.words), BODY).width(150), body(said.text).size(17.0).width(Fill)];
    let label = label.spacing(12).align_y(Alignment::Center);
    let press = press(shell.look, label).kind(Kind::Quiet).width(Fill).height(Shrink).padding([8, 12]);
    press.id(format!("differ {name}")).on_press_maybe(said.row.map(Message::Rule)).into()
}
