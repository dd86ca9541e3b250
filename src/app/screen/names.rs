//! Names of those who sit down: two who go by the same one are told apart, and nobody is stopped for it.

use crate::app::look::NAME;
use crate::app::shell::Shell;
use crate::app::table::hot::player::bot_name;
use crate::app::table::panels::parts::letter_pad;
use crate::app::widget::parts::tool;
use crate::app::widget::press::Kind;
use crate::rules::setup::Setup;
use crate::rules::table::seating::NewSeat;
use iced::widget::container;
use iced::{Element, Fill};

/// What somebody is called at the table; a colour is the name of who has none.
fn called(shell: &Shell, seat: &NewSeat) -> String {
    match (seat.name.trim(), seat.bot.as_deref()) {
        ("", Some(bot)) => bot_name(shell, bot),
        ("", None) => shell.words.colour(seat.colour),
        (name, _) => name.to_owned(),
    }
}

/// What each of them will be called: whoever comes second by a name has a number behind it.
pub fn told_apart(shell: &Shell, setup: &Setup) -> Vec<String> {
    let wanted: Vec<String> = setup.seats.iter().map(|seat| called(shell, seat)).collect();
    let same = |one: &str, other: &str| one.to_lowercase() == other.to_lowercase();
    // Whoever has typed nothing keeps the colour, or the face: the one who typed that has the number.
    let is_bare = |seat: &&NewSeat| seat.name.trim().is_empty();
    let bare: Vec<String> = setup.seats.iter().filter(is_bare).map(|seat| called(shell, seat)).collect();
    let mut names: Vec<String> = Vec::new();
    for (seat, name) in setup.seats.iter().zip(&wanted) {
        if is_bare(&seat) {
            names.push(name.clone());
            continue;
        }
        let is_taken = |name: &str| names.iter().chain(&bare).any(|other| same(other, name));
        let numbered = |n: usize| {
            let number = format!(" {n}");
            let kept: String = name.chars().take(NAME.saturating_sub(number.len())).collect();
            format!("{}{number}", kept.trim_end())
        };
        let first = name;
        let free = |name: &String| !is_taken(name) && (name == first || !wanted.iter().any(|w| same(w, name)));
        let mut ways = std::iter::once(name.clone()).chain((2..=wanted.len() * 2 + 1).map(numbered));
        names.push(ways.find(free).unwrap_or_else(|| name.clone()));
    }
    names
}

/// That a name is taken, and what its second owner will be called.
pub fn taken(shell: &Shell, setup: &Setup) -> Option<String> {
    let names = told_apart(shell, setup);
    let other = setup.seats.iter().zip(names).map(|(seat, name)| (called(shell, seat), name));
    let (name, instead) = other.into_iter().find(|(name, instead)| name != instead)?;
    Some(shell.words.with("setup-name-taken", &[("name", name.into()), ("instead", instead.into())]))
}

/// The set-up with everybody told apart.
pub fn apart(shell: &Shell, mut setup: Setup) -> Setup {
    let names = told_apart(shell, &setup);
    for (seat, name) in setup.seats.iter_mut().zip(names) {
        if called(shell, seat) != name {
            seat.name = name;
        }
    }
    setup
}

/// The field of the name of a seat, by its place.
pub fn name_field(seat: usize) -> String {
    format!("name {seat}")
}

/// Width of a letter of ours.
const LETTER: f32 = 44.0;

/// What brings up our own letters for the name of a seat.
pub fn letters_tool<'a, M: Clone + 'a>(shell: &'a Shell, seat: usize, open: bool, then: M) -> Element<'a, M> {
    let press = tool(shell.look, "keyboard").kind(Kind::Choice(open)).called(shell.words.get("heard-letters"));
    press.id(format!("letters {seat}")).on_press(then).into()
}

/// Our own letters for a name.
pub fn letters<'a, M: Clone + 'a>(shell: &'a Shell, name: &'a str, typed: impl Fn(String) -> M + 'a) -> Element<'a, M> {
    container(letter_pad(shell, name, LETTER, typed)).center_x(Fill).into()
}
