//! Home: go on with a game, begin one, open one, look things up.

use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH, card};
use crate::app::shell::Shell;
use crate::app::widget::parts::{body, bold, dim, icon_button, title, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::app::{Route, icon};
use crate::store::library::{self, Entry};
use iced::widget::{column, container, row, scrollable};
use iced::{Alignment, Element, Fill};
use std::path::PathBuf;

/// What home knows.
#[derive(Debug, Default)]
pub struct State {
    /// The games, the latest first.
    pub games: Vec<Entry>,
}

/// What happens at home.
#[derive(Clone, Debug)]
pub enum Message {
    /// A game is opened.
    Open(PathBuf),
    /// Another screen.
    Go(Route),
}

impl State {
    /// Lists the games anew.
    pub fn refresh(&mut self, shell: &mut Shell) {
        let Some(home) = &shell.home else { return };
        match library::list(home) {
            Ok(games) => self.games = games,
            Err(fault) => shell.complain(&fault),
        }
    }
}

/// The screen.
pub fn view<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let name =
        row![icon("standie", 76.0).color(look.torch), title("Standie", 84.0)].spacing(18).align_y(Alignment::Center);
    let said = shell.toast.as_ref().map(|toast| bold(toast.text.as_str(), BODY).color(look.torch));
    let new = icon_button(look, "plus", words.get("home-new"))
        .kind(Kind::Primary)
        .height(68)
        .width(Fill)
        .on_press(Message::Go(Route::Setup));
    let quick = icon_button(look, "card", words.get("home-quick"))
        .height(60)
        .width(Fill)
        .id("quick".to_owned())
        .on_press(Message::Go(Route::Quick));
    let mut list =
        column![name, body(words.get("home-what")).size(20.0), said, new, quick].spacing(14).align_x(Alignment::Center);
    for (i, game) in state.games.iter().take(12).enumerate() {
        list = list.push(entry(shell, game, i == 0));
    }
    let more = wrapped(
        vec![
            icon_button(look, "box", words.get("home-box")).on_press(Message::Go(Route::Library)).into(),
            icon_button(look, "die", words.get("home-odds")).on_press(Message::Go(Route::Odds)).into(),
            icon_button(look, "search", words.get("home-rules")).on_press(Message::Go(Route::Rules)).into(),
            icon_button(look, "gear", words.get("home-settings")).on_press(Message::Go(Route::Settings)).into(),
        ],
        8.0,
    );
    let list = list.push(more).push(dim(look, words.get("unofficial"), 14.0));
    scrollable(container(container(list).max_width(720).padding(20)).center_x(Fill)).height(Fill).width(Fill).into()
}

fn entry<'a>(shell: &'a Shell, game: &'a Entry, latest: bool) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    match &game.header {
        Ok(header) => {
            let seats = header.setup.seats.iter().map(|seat| {
                let name = if seat.name.is_empty() { words.colour(seat.colour) } else { seat.name.clone() };
                let badge = icon(icon::shape(seat.colour), 18.0).color(look.seat(seat.colour));
                row![badge, body(name)].spacing(6).align_y(Alignment::Center).into()
            });
            let when = shell.clock.format(header.at, "%Y-%m-%d %H:%M");
            let name = if header.name.is_empty() { when.clone() } else { header.name.clone() };
            let first = if latest { words.get("home-continue") } else { words.get("home-open") };
            let text = column![
                row![bold(first, 19.0), bold(name, 19.0).color(look.torch).width(Fill), dim(look, when, 14.0)]
                    .spacing(10),
                row(seats).spacing(14).wrap(),
            ];
            press(look, text.spacing(6))
                .kind(if latest { Kind::Choice(true) } else { Kind::Plain })
                .width(Fill)
                .height(TURN_TOUCH + 22.0)
                .on_press(Message::Open(game.path.clone()))
                .into()
        }
        Err(problem) => {
            let path = game.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let text = column![
                bold(words.with("home-unreadable", &[("file", path.into())]), BODY),
                dim(look, problem.as_str(), 14.0)
            ];
            container(text.spacing(4)).padding(10).width(Fill).style(card(look, look.bad, 1.5)).into()
        }
    }
}
