//! A game at home: what its table calls it, how it stands, who plays; to be opened, named, taken along, deleted.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, card};
use crate::app::screen::home::message::Message;
use crate::app::shell::Shell;
use crate::app::widget::parts::{badge, body, bold, dim, icon_button, shortened, tool};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Value;
use crate::play::record::Header;
use crate::rules::ids::Colour;
use crate::rules::table::Ending;
use crate::store::library::Entry;
use crate::store::shelf;
use crate::store::summary::{Standing, Stands};
use iced::widget::text::Wrapping;
use iced::widget::{Row, column, container, row, space};
use iced::{Alignment, Element, Fill, Length};
use std::path::Path;
use std::time::UNIX_EPOCH;

/// A day begins at five in the morning: before that, people are still up.
const MORNING: i64 = 5 * 60 * 60 * 1_000;
/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1_000;
/// Hours after the morning at which evening begins.
const EVENING: u32 = 12;
/// Letters of all names that fit beside each other.
const LINE: usize = 36;
/// Most letters of a name, where so many stand in a line.
const LETTERS: [usize; 4] = [24, 24, 15, 12];
/// Height of a game on a telephone without those who play; and between it and what is done with it.
const HELD: f32 = 104.0;
const WAYS: f32 = 2.0;
/// Letters of a game's name on a button.
const CALLED: usize = 26;

/// What a game is called by those who look for it.
pub fn id(what: &str, path: &Path) -> String {
    format!("{what} {}", path.file_stem().unwrap_or_default().to_string_lossy())
}

/// What a game is called; empty for one that goes by its players.
pub fn name(game: &Entry) -> &str {
    let begun = || game.header.as_ref().map_or("", |header| header.name.as_str());
    if game.summary.name.is_empty() { begun() } else { &game.summary.name }
}

/// What a game is called where it is taken along: its name, or of what set it is and who plays, unless its file says more
/// than the day.
pub fn taken(shell: &Shell, game: &Entry) -> String {
    let day = game.path.file_stem().unwrap_or_default().to_string_lossy();
    match &game.header {
        Ok(header) if name(game).is_empty() && day.chars().all(|c| c.is_ascii_digit() || c == '-') => {
            shelf::of_players(&header.setup.system, &names(shell, game), &day)
        }
        _ => name(game).to_owned(),
    }
}

/// Whether a game is one to go on with.
pub fn goes_on(game: &Entry) -> bool {
    let over = game.summary.stands.as_ref().is_some_and(|stands| stands.ending.is_some());
    game.header.is_ok() && !game.left_behind && !over
}

/// A game.
pub fn view<'a>(shell: &'a Shell, game: &'a Entry, latest: bool) -> Element<'a, Message> {
    let look = shell.look;
    let called = told_apart(shell, game);
    let act = |what: &str, glyph: &'static str, message: Message| {
        tool(look, glyph)
            .kind(Kind::Quiet)
            .id(id(what, &game.path))
            .called(shell.words.with(&format!("heard-{what}"), &[("game", called.as_str().into())]))
            .on_press(message)
    };
    let delete = act("delete", "trash", Message::Delete(game.path.clone()));
    match &game.header {
        Ok(header) => {
            let rename = act("name", "pen", Message::Rename(game.path.clone()));
            let export = act("export", "pick", Message::Export(game.path.clone()));
            let open = press(look, told(shell, game, header, latest))
                .kind(if latest { Kind::Choice(true) } else { Kind::Plain })
                .width(Fill)
                .height(height(shell, game))
                .on_press(Message::Open(game.path.clone()));
            // On a telephone the game has all of the width, and what is done with it stands below.
            if shell.is_held() {
                let ways = row![space().width(Fill), rename, export, delete].spacing(4).height(TOUCH);
                return column![open, ways].spacing(WAYS).into();
            }
            row![open, rename, export, delete].spacing(4).align_y(Alignment::Center).into()
        }
        Err(problem) => {
            let path = game.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let text = column![
                bold(shell.words.with("home-unreadable", &[("file", path.into())]), BODY),
                dim(look, problem.as_str(), 14.0)
            ];
            // Perhaps there is a copy of it.
            let look_for = press(look, text.spacing(4)).kind(Kind::Quiet).width(Fill).height(height(shell, game));
            let look_for = look_for.on_press(Message::Open(game.path.clone()));
            let look_for = container(look_for).width(Fill).style(card(look, look.bad, 1.5));
            row![look_for, delete].spacing(4).align_y(Alignment::Center).into()
        }
    }
}

/// How high a game is, deleted or not: nothing moves under a finger.
fn height(shell: &Shell, game: &Entry) -> Length {
    let names = names(shell, game);
    if shell.is_held() {
        // Two lines of how it stands, and two names in a line.
        return Length::Fixed(HELD + names.len().div_ceil(2) as f32 * (BODY * 1.3 + 4.0));
    }
    Length::Fixed(if across(&names) < names.len() { 122.0 } else { 98.0 })
}

/// Who plays; somebody may have come or gone since it was begun.
fn names(shell: &Shell, game: &Entry) -> Vec<String> {
    match (&game.summary.stands, &game.header) {
        (Some(stands), _) => {
            stands.seats.iter().map(|seat| called(shell, seat.colour, &seat.name, seat.bot.as_deref())).collect()
        }
        (None, Ok(header)) => {
            let seats = header.setup.seats.iter();
            seats.map(|seat| called(shell, seat.colour, &seat.name, seat.bot.as_deref())).collect()
        }
        (None, Err(_)) => Vec::new(),
    }
}

/// How many stand in a line: five and six stand in two, and so do those with long names.
fn across(names: &[String]) -> usize {
    let letters: usize = names.iter().map(|name| name.chars().count()).sum();
    let two = names.len() > 4 || (names.len() > 2 && letters > LINE);
    if two { names.len().div_ceil(2) } else { names.len() }
}

/// What a game is called where it has to be told from others: its name, or those who play.
fn told_apart(shell: &Shell, game: &Entry) -> String {
    match name(game) {
        "" => shell.words.list(&names(shell, game)),
        name => name.to_owned(),
    }
}

/// Where a game was that has just been deleted.
pub fn deleted<'a>(shell: &'a Shell, game: &'a Entry) -> Element<'a, Message> {
    let look = shell.look;
    let called = told_apart(shell, game);
    let args = |letters: usize| [("game", Value::from(shortened(&called, letters)))];
    let back = icon_button(look, "undo", shell.words.with("home-bring-back", &args(CALLED))).id(id("back", &game.path));
    let back = back.on_press(Message::BringBack(game.path.clone()));
    let text = row![bold(shell.words.with("home-deleted", &args(2 * CALLED)), 17.0).width(Fill), back];
    let text = container(text.spacing(10).align_y(Alignment::Center)).padding([4, 12]);
    let high = match height(shell, game) {
        Length::Fixed(high) if shell.is_held() => Length::Fixed(high + WAYS + TOUCH),
        high => high,
    };
    text.width(Fill).height(high).align_y(Alignment::Center).style(card(look, look.line, 1.0)).into()
}

/// What is to be read of a game.
fn told<'a>(shell: &'a Shell, game: &'a Entry, header: &'a Header, latest: bool) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let first = if game.left_behind {
        words.get("home-left-behind")
    } else if latest {
        words.get("home-continue")
    } else {
        words.get("home-open")
    };
    // A game without a name goes by its players, below.
    let system = dim(look, words.get(&format!("game-{}", header.setup.system)), 16.0);
    let head = row![bold(first, 19.0), bold(shortened(name(game), 30), 19.0).color(look.torch).width(Fill), system];
    let stands = game.summary.stands.as_ref();
    let over = stands.is_some_and(|stands| stands.ending.is_some());
    let crown = over.then(|| icon("crown", 20.0).color(look.torch));
    let line =
        row![crown, bold(stands.map_or_else(|| played(shell, game, header), |s| line(shell, s)), 17.0).width(Fill)];
    let names = names(shell, game);
    let across = if shell.is_held() { LETTERS.len() } else { across(&names) };
    let letters = LETTERS[across.clamp(1, LETTERS.len()) - 1];
    let names = names.iter().map(|name| shortened(name, letters));
    let mut seats: Vec<Element<'a, Message>> = match stands {
        Some(stands) => stands.seats.iter().zip(names).map(|(seat, name)| standing(shell, seat, name)).collect(),
        None => {
            header.setup.seats.iter().zip(names).map(|(seat, name)| player(shell, (seat.colour, name), None)).collect()
        }
    };
    let content = column![head.spacing(10), line.spacing(6).align_y(Alignment::Center)].spacing(4);
    if shell.is_held() {
        let mut content = content;
        let mut rest = seats.into_iter().peekable();
        while rest.peek().is_some() {
            let both = rest.by_ref().take(2).map(|seat| container(seat).width(Fill).clip(true).into());
            content = content.push(Row::with_children(both).spacing(10));
        }
        return content.into();
    }
    let second = seats.split_off(across.min(seats.len()));
    let second = (!second.is_empty()).then(|| Row::with_children(second).spacing(14));
    content.push(Row::with_children(seats).spacing(14)).push(second).into()
}

/// When it was last played, where nothing else is known.
fn played(shell: &Shell, game: &Entry, header: &Header) -> String {
    let written = game.modified.and_then(|at| at.duration_since(UNIX_EPOCH).ok());
    let written = written.and_then(|at| i64::try_from(at.as_millis()).ok()).unwrap_or(header.at);
    let when = shell.clock.format(written, "%Y-%m-%d %H:%M");
    shell.words.with("home-played", &[("when", when.into())])
}

/// How a game stands, in a line.
fn line(shell: &Shell, stands: &Stands) -> String {
    let words = &shell.words;
    let name = |colour: Colour| match stands.seat(colour) {
        Some(seat) => called(shell, colour, &seat.name, seat.bot.as_deref()),
        None => words.colour(colour),
    };
    let turns = ("turns", Value::from(stands.turn));
    match &stands.ending {
        Some(Ending::Monsters) => words.with("home-monsters-won", &[turns]),
        Some(Ending::Players(winners)) if winners.len() == 1 => {
            let winner = winners.first().copied();
            let level = winner.and_then(|colour| stands.seat(colour)).map_or(0, |seat| seat.level);
            let seat = winner.map(name).unwrap_or_default();
            words.with("home-won", &[("seat", seat.into()), ("level", Value::from(level)), turns])
        }
        Some(Ending::Players(winners)) => {
            let seats: Vec<String> = winners.iter().copied().map(name).collect();
            words.with("home-won-together", &[("seats", words.list(&seats).into()), turns])
        }
        None => {
            let day = ("day", Value::from(day(shell, stands.at)));
            match stands.active.filter(|_| stands.turn > 0) {
                Some(active) => words.with(
                    "home-stands",
                    &[day, ("turn", Value::from(stands.turn)), ("seat", Value::from(name(active)))],
                ),
                None => words.with("home-begins", &[day]),
            }
        }
    }
}

/// The day of a time as people say it: tonight, last night, or its date.
fn day(shell: &Shell, at: i64) -> String {
    let (words, clock) = (&shell.words, shell.clock);
    let date = |at: i64| clock.format(at.saturating_sub(MORNING), "%Y-%m-%d");
    let hour = clock.format(at.saturating_sub(MORNING), "%H").parse::<u32>();
    let late = hour.is_ok_and(|hour| hour >= EVENING);
    let (then, now) = (date(at), clock.now());
    if then == date(now) {
        words.get(if late { "home-tonight" } else { "home-today" })
    } else if then == date(now.saturating_sub(DAY)) {
        words.get(if late { "home-last-night" } else { "home-yesterday" })
    } else {
        then
    }
}

/// Somebody and the Level.
fn standing<'a>(shell: &'a Shell, seat: &'a Standing, name: String) -> Element<'a, Message> {
    let look = shell.look;
    let now: Element<'a, Message> = match seat.dead {
        true => icon("skull", 17.0).color(look.bad).into(),
        false => bold(seat.level.to_string(), BODY).color(look.torch).into(),
    };
    player(shell, (seat.colour, name), Some(now))
}

/// What somebody is called: by a name, or as whom the app plays, or by the colour.
fn called(shell: &Shell, colour: Colour, name: &str, bot: Option<&str>) -> String {
    match name {
        "" => bot.and_then(|bot| shell.words.person(bot)).unwrap_or_else(|| shell.words.colour(colour)),
        name => name.to_owned(),
    }
}

fn player<'a>(
    shell: &'a Shell,
    (colour, name): (Colour, String),
    now: Option<Element<'a, Message>>,
) -> Element<'a, Message> {
    let name = body(name).wrapping(Wrapping::None);
    row![badge(shell.look, colour, 18.0), name, now].spacing(6).align_y(Alignment::Center).into()
}
