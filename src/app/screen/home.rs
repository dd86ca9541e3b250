//! Home: go on with a game, begin one, open one, look things up.

pub mod entry;
mod message;
pub mod naming;

pub use message::Message;

use crate::app::errand::Errand;
use crate::app::icon::icon;
use crate::app::look::{BODY, LONG_NAME, card};
use crate::app::page::Ask;
use crate::app::route::Route;
use crate::app::screen::home::naming::Naming;
use crate::app::shell::Shell;
use crate::app::widget::parts::{body, bold, button, dim, icon_button, title, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::app::widget::spoken::beneath;
use crate::store::library::{self, Entry};
use crate::store::rescue::Offer;
use crate::store::{read_file, shelf, summary};
use iced::widget::{column, container, row, scrollable, stack};
use iced::{Alignment, Element, Fill, Shrink};
use std::path::{Path, PathBuf};

/// Games that are listed.
const SHOWN: usize = 12;
/// How long deleted games are offered, in milliseconds: a month.
const BINNED: i64 = 30 * 24 * 60 * 60 * 1_000;

/// What home knows.
#[derive(Debug, Default)]
pub struct State {
    /// The games, the latest first.
    pub games: Vec<Entry>,
    /// More of a damaged game than its file says.
    pub offer: Option<Offer>,
    /// Games that were deleted since home was come to, and what they are called meanwhile.
    pub deleted: Vec<(PathBuf, PathBuf)>,
    /// Games that were deleted before, and can still be had back.
    pub binned: Vec<Entry>,
    /// Whether those are shown.
    pub bin_open: bool,
    /// A name that is being written.
    pub naming: Option<Naming>,
}

impl State {
    /// Lists the games anew.
    pub fn refresh(&mut self, shell: &mut Shell) {
        let Some(home) = &shell.home else { return };
        (self.offer, self.naming) = (None, None);
        self.deleted.clear();
        self.binned = library::binned(home, shell.clock.now().saturating_sub(BINNED));
        self.bin_open &= !self.binned.is_empty();
        match library::list(home) {
            Ok(games) => self.games = games,
            Err(fault) => shell.complain(&fault),
        }
    }

    /// Takes a message.
    pub fn update(&mut self, shell: &mut Shell, message: Message) -> Errand {
        match message {
            Message::Open(path) => return Errand::Open(path),
            Message::Rescue(path) => return Errand::Rescue(path),
            Message::Leave => {
                let damaged = self.offer.take().filter(|offer| offer.now.is_some());
                return damaged.map_or(Errand::None, |offer| Errand::Open(offer.path));
            }
            Message::Go(route) => return Errand::Go(route),
            Message::Manual => return Errand::Manual,
            Message::Learn => return Errand::Learn,
            Message::Delete(path) => match shelf::delete(&path, shell.clock.now()) {
                Ok(away) => {
                    self.deleted.push((path, away));
                    shell.toast = None;
                }
                Err(fault) => shell.complain(&fault),
            },
            Message::BringBack(path) => self.bring_back(shell, &path),
            Message::Bin => self.bin_open ^= true,
            Message::Export(path) => self.export(shell, &path),
            Message::Pick => shell.page.asked.push(Ask::Pick),
            Message::Rename(path) => {
                let words = self.game(&path).map(|game| entry::name(game).to_owned()).unwrap_or_default();
                self.naming = Some(Naming { path, words });
            }
            Message::Type(text) => {
                if let Some(naming) = &mut self.naming {
                    naming.words = text.chars().take(LONG_NAME).collect();
                }
            }
            Message::Named => self.name(shell),
            Message::Unnamed => self.naming = None,
            Message::Heard => shell.toast = None,
        }
        Errand::None
    }

    fn game(&self, path: &Path) -> Option<&Entry> {
        self.games.iter().find(|game| game.path == path)
    }

    fn bring_back(&mut self, shell: &mut Shell, path: &Path) {
        let Some(at) = self.deleted.iter().position(|(was, _)| was == path) else {
            match shelf::bring_back(path, &shelf::called_before(path)) {
                Ok(_) => self.refresh(shell),
                Err(fault) => shell.complain(&fault),
            }
            return;
        };
        match shelf::bring_back(&self.deleted[at].1, path) {
            Ok(back) => {
                self.deleted.remove(at);
                if let Some(game) = self.games.iter_mut().find(|game| game.path == path) {
                    game.path = back;
                }
            }
            Err(fault) => shell.complain(&fault),
        }
    }

    fn export(&self, shell: &mut Shell, path: &Path) {
        let (Some(home), Some(game)) = (&shell.home, self.game(path)) else { return };
        let name = entry::taken(shell, game);
        if shell.page.is_there {
            let (name, bytes) = (shelf::copied(path, &name), read_file(path));
            return match bytes {
                Ok(bytes) => shell.give(name, bytes),
                Err(fault) => shell.complain(&fault),
            };
        }
        match shelf::take_along(home, path, &name) {
            Ok(copy) => shell.say(shell.words.with("home-exported", &[("path", copy.display().to_string().into())])),
            Err(fault) => shell.complain(&fault),
        }
    }

    fn name(&mut self, shell: &mut Shell) {
        let (Some(Naming { path, words }), Some(home)) = (self.naming.take(), &shell.home) else { return };
        let Some(game) = self.games.iter_mut().find(|game| game.path == path) else { return };
        match summary::name(home, game.key, words.trim()) {
            Ok(()) => words.trim().clone_into(&mut game.summary.name),
            Err(fault) => shell.complain(&fault),
        }
    }
}

/// The screen.
pub fn view<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let name =
        row![icon("standie", 76.0).color(look.torch), title("Standie", 84.0)].spacing(18).align_y(Alignment::Center);
    let all = || state.games.iter().take(SHOWN);
    // What is under way comes first.
    let goes_on = all().next().filter(|game| entry::goes_on(game));
    let shown = |game: &'a Entry| {
        let is_deleted = state.deleted.iter().any(|(path, _)| *path == game.path);
        let latest = goes_on.is_some_and(|latest| latest.path == game.path);
        if is_deleted { entry::deleted(shell, game) } else { entry::view(shell, game, latest) }
    };
    let new = icon_button(look, "plus", words.get("home-new"))
        .kind(if goes_on.is_some() { Kind::Plain } else { Kind::Primary })
        .height(68)
        .width(Fill)
        .on_press(Message::Go(Route::Setup));
    let quick = icon_button(look, "card", words.get("home-quick"))
        .height(60)
        .width(Fill)
        .id("quick".to_owned())
        .on_press(Message::Go(Route::Quick));
    let daily = icon_button(look, "torch", words.get("daily-home"))
        .height(60)
        .width(Fill)
        .id("daily".to_owned())
        .on_press(Message::Go(Route::Daily));
    let offer = state.offer.as_ref().map(|offer| rescue(shell, offer));
    // Once somebody has begun it, it is one of the ways below.
    let learn = || icon_button(look, "star", words.get("home-learn")).id("learn".to_owned()).on_press(Message::Learn);
    let first = (!shell.settings.learned).then(|| learn().height(60).width(Fill));
    let what = body(words.get("home-what")).size(20.0);
    let notice = shell.page.notice.as_ref().map(|notice| {
        let text = row![icon("info", 20.0).color(look.torch), bold(notice.as_str(), BODY).width(Fill)];
        container(text.spacing(10)).padding(12).width(Fill).style(card(look, look.torch, 2.0))
    });
    let mut list = column![name, what, notice, offer, goes_on.map(shown), new, row![quick, daily].spacing(10), first]
        .spacing(14)
        .align_x(Alignment::Center);
    list = list.extend(all().skip(usize::from(goes_on.is_some())).map(shown));
    let bring = || icon_button(look, "drop", words.get("home-bring")).id("bring".to_owned()).on_press(Message::Pick);
    let bring: Option<Element<'a, Message>> = shell.page.is_there.then(|| bring().into());
    let again: Option<Element<'a, Message>> = shell.settings.learned.then(|| learn().into());
    let more = vec![
        icon_button(look, "crown", words.get("hall-home"))
            .id("hall".to_owned())
            .on_press(Message::Go(Route::Hall))
            .into(),
        icon_button(look, "box", words.get("home-box")).on_press(Message::Go(Route::Library)).into(),
        icon_button(look, "die", words.get("home-odds")).on_press(Message::Go(Route::Odds)).into(),
        icon_button(look, "search", words.get("home-rules")).on_press(Message::Go(Route::Rules)).into(),
        icon_button(look, "info", words.get("lookup-manual")).id("manual".to_owned()).on_press(Message::Manual).into(),
        icon_button(look, "gear", words.get("home-settings")).on_press(Message::Go(Route::Settings)).into(),
    ];
    let bin = (!state.binned.is_empty())
        .then(|| icon_button(look, "trash", words.get("home-bin")).id("bin".to_owned()).on_press(Message::Bin).into());
    let more = wrapped(bring.into_iter().chain(more).chain(again).chain(bin).collect(), 8.0);
    // Below what unfolds it: nothing moves under a finger.
    let binned = state.binned.iter().filter(|_| state.bin_open).map(|game| entry::deleted(shell, game));
    let list = list.push(more).extend(binned).push(dim(look, words.get("unofficial"), 14.0));
    let screen = scrollable(container(container(list).max_width(760).padding(20)).center_x(Fill));
    let naming = state.naming.as_ref().map(|naming| naming::over(shell, naming));
    stack![beneath(naming.is_some(), screen.height(Fill).width(Fill))].extend(said(shell)).extend(naming).into()
}

/// What is said in passing floats, so that nothing moves under a finger; a touch, and it is gone.
fn said<'a>(shell: &'a Shell) -> Option<Element<'a, Message>> {
    let look = shell.look;
    let toast = shell.toast.as_ref()?;
    let line = row![icon("info", 20.0).color(look.torch), bold(toast.text.as_str(), BODY).width(Fill)];
    let said = press(look, line.spacing(10).align_y(Alignment::Center)).kind(Kind::Plain).width(Fill).height(Shrink);
    let said = said.padding([10, 14]).id("heard".to_owned()).on_press(Message::Heard);
    let said = container(said).max_width(760).style(card(look, look.torch, 2.0));
    Some(container(said).padding(14).center_x(Fill).align_bottom(Fill).into())
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
