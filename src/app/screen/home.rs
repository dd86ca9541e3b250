//! Home: go on with a game, begin one, open one, look things up.

use crate::app::errand::Errand;
use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH, card};
use crate::app::shell::Shell;
use crate::app::widget::parts::{body, bold, button, dim, icon_button, title, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::app::{Route, icon};
use crate::store::library::{self, Entry};
use crate::store::rescue::Offer;
use iced::widget::{column, container, row, scrollable};
use iced::{Alignment, Element, Fill};
use std::path::PathBuf;
use std::time::UNIX_EPOCH;

/// What home knows.
#[derive(Debug, Default)]
pub struct State {
    /// The games, the latest first.
    pub games: Vec<Entry>,
    /// More of a damaged game than its file says.
    pub offer: Option<Offer>,
}

/// What happens at home.
#[derive(Clone, Debug)]
pub enum Message {
    /// A game is opened.
    Open(PathBuf),
    /// What copies say of a damaged game is brought back.
    Rescue(PathBuf),
    /// The damaged game is gone on with as it is, if it can be.
    Leave,
    /// Another screen.
    Go(Route),
}

impl State {
    /// Lists the games anew.
    pub fn refresh(&mut self, shell: &mut Shell) {
        let Some(home) = &shell.home else { return };
        self.offer = None;
        match library::list(home) {
            Ok(games) => self.games = games,
            Err(fault) => shell.complain(&fault),
        }
    }

    /// Takes a message.
    pub fn update(&mut self, message: Message) -> Errand {
        match message {
            Message::Open(path) => Errand::Open(path),
            Message::Rescue(path) => Errand::Rescue(path),
            Message::Leave => {
                let damaged = self.offer.take().filter(|offer| offer.now.is_some());
                damaged.map_or(Errand::None, |offer| Errand::Open(offer.path))
            }
            Message::Go(route) => Errand::Go(route),
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
    let offer = state.offer.as_ref().map(|offer| rescue(shell, offer));
    let mut list = column![name, body(words.get("home-what")).size(20.0), said, offer, new, quick]
        .spacing(14)
        .align_x(Alignment::Center);
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

/// A damaged game of which there is a copy.
fn rescue<'a>(shell: &'a Shell, offer: &'a Offer) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let file = offer.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let told = match offer.now {
        Some(now) => words.with("home-rescue-told", &[("left", now.into()), ("records", offer.found.into())]),
        None => words.with("home-rescue-nothing-told", &[("records", offer.found.into())]),
    };
    let take = icon_button(look, "undo", words.get("home-rescue-take"))
        .kind(Kind::Primary)
        .id("rescue".to_owned())
        .on_press(Message::Rescue(offer.path.clone()));
    let leave = button(look, words.get("home-rescue-leave")).on_press(Message::Leave);
    let text = column![
        bold(words.with("home-rescue", &[("file", file.into())]), 19.0),
        body(told),
        row![take, leave].spacing(10).wrap(),
    ];
    container(text.spacing(8)).padding(12).width(Fill).style(card(look, look.torch, 2.0)).into()
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
            let written = game.modified.and_then(|at| at.duration_since(UNIX_EPOCH).ok());
            let written = written.and_then(|at| i64::try_from(at.as_millis()).ok()).unwrap_or(header.at);
            let when = shell.clock.format(written, "%Y-%m-%d %H:%M");
            let when = words.with("home-played", &[("when", when.into())]);
            // A game without a name goes by its players, below.
            let name = header.name.clone();
            let first = if game.left_behind {
                words.get("home-left-behind")
            } else if latest {
                words.get("home-continue")
            } else {
                words.get("home-open")
            };
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
            // Perhaps there is a copy of it.
            let look_for = press(look, text.spacing(4)).kind(Kind::Quiet).width(Fill).height(TURN_TOUCH + 22.0);
            let look_for = look_for.on_press(Message::Open(game.path.clone()));
            container(look_for).width(Fill).style(card(look, look.bad, 1.5)).into()
        }
    }
}
