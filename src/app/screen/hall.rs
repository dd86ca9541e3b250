//! The Fridge of Fame: what everybody has earned over all games that were finished here.

use crate::app::errand::Errand;
use crate::app::icon::icon;
use crate::app::look::{BODY, card};
use crate::app::screen::framed;
use crate::app::shell::Shell;
use crate::app::widget::parts::{bold, dim, shortened, title, wrapped};
use crate::catalog::words::Value;
use crate::play::feats::{Feat, feats};
use crate::store::hall::{Finished, Shelf};
use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill};

/// How wide a title hangs.
const WIDTH: f32 = 372.0;
/// Letters of a name.
const LETTERS: usize = 40;

/// What happens here.
#[derive(Clone, Debug)]
pub enum Message {
    /// Back where one came from.
    Back,
}

/// Takes a message.
pub fn update(message: &Message) -> Errand {
    match message {
        Message::Back => Errand::Back,
    }
}

/// What a title is called.
pub fn called(shell: &Shell, id: &str) -> String {
    shell.words.get(&format!("feat-{id}"))
}

/// The screen.
pub fn view(shell: &Shell) -> Element<'_, Message> {
    let (words, look) = (&shell.words, shell.look);
    let shelves = shell.hall.shelves();
    let mut list: Column<'_, Message> = column![].spacing(22);
    if shelves.is_empty() {
        list = list.push(dim(look, words.get("hall-empty"), 18.0));
    }
    list = list.extend(shelves.iter().map(|shelf| person(shell, shelf)));
    let found = |feat: &&Feat| shelves.iter().any(|shelf| shelf.titles.contains_key(&feat.id));
    let left: Vec<Element<'_, Message>> =
        feats().iter().filter(|feat| !found(feat)).map(|feat| open(shell, feat)).collect();
    if !left.is_empty() {
        let count = [("count", Value::from(left.len()))];
        let head = bold(words.with("hall-left", &count), 19.0).color(look.torch);
        list = list.push(column![head, wrapped(left, 8.0)].spacing(10));
    }
    framed(shell, words.get("hall-title"), Message::Back, list, 800.0)
}

/// Somebody, and all that hangs there.
fn person<'a>(shell: &'a Shell, shelf: &Shelf) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let name = if shelf.name.is_empty() { words.get("hall-nobody") } else { shortened(&shelf.name, LETTERS) };
    let counts = [("games", Value::from(shelf.games)), ("wins", Value::from(shelf.wins))];
    let head = row![title(name, 26.0), dim(look, words.with("hall-who", &counts), BODY)];
    let earned = feats().iter().filter_map(|feat| Some((feat, shelf.titles.get(&feat.id)?)));
    let hung: Vec<Element<'a, Message>> = earned.map(|(feat, games)| hung(shell, feat, games)).collect();
    column![head.spacing(14).align_y(Alignment::End).wrap(), wrapped(hung, 8.0)].spacing(8).into()
}

/// A title somebody has: what for, how often, when and in which game first.
fn hung<'a>(shell: &'a Shell, feat: &Feat, games: &[usize]) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let why = words.attribute(&format!("feat-{}", feat.id), "why");
    let first = games.first().and_then(|at| shell.hall.games.get(*at));
    let when = first.map(|game| when(shell, game)).unwrap_or_default();
    let times = [("times", Value::from(games.len())), ("when", Value::from(when))];
    let when = words.with(if games.len() > 1 { "hall-times" } else { "hall-once" }, &times);
    let told = column![
        bold(called(shell, &feat.id), 18.0).color(look.torch),
        why.map(|why| dim(look, why, BODY).color(look.text)),
        dim(look, when, 14.0),
    ];
    let line = row![icon("crown", 22.0).color(look.torch), told.spacing(2).width(Fill)].spacing(10);
    container(line).padding([10, 12]).width(WIDTH).style(card(look, look.line, 1.0)).into()
}

/// When a game was over, and what it is called.
fn when(shell: &Shell, game: &Finished) -> String {
    let day = shell.clock.date(game.at).map(|day| shell.words.date(day)).unwrap_or_default();
    if game.name.is_empty() {
        return day;
    }
    let args = [("name", Value::from(shortened(&game.name, 24))), ("when", Value::from(day))];
    shell.words.with("hall-where", &args)
}

/// A title nobody has yet.
fn open<'a>(shell: &'a Shell, feat: &Feat) -> Element<'a, Message> {
    let look = shell.look;
    let name = dim(look, called(shell, &feat.id), BODY);
    container(name).padding([6, 10]).style(card(look, look.line, 1.0)).into()
}
