//! The dungeon of the day: the same for everybody, from the date; today's best, and a line to paste.

use crate::app::errand::Errand;
use crate::app::icon::icon;
use crate::app::look::{BODY, card};
use crate::app::route::Route;
use crate::app::screen::framed_above;
use crate::app::shell::Shell;
use crate::app::widget::parts::{body, bold, dim, icon_button, title};
use crate::app::widget::portrait::portrait;
use crate::app::widget::press::{Kind, press};
use crate::bots::people;
use crate::catalog::words::Value;
use crate::play::daily::{self, Day};
use crate::rules::table::seating::NewSeat;
use crate::store::library;
use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill};
use std::path::PathBuf;

/// How large a face is.
const FACE: f32 = 56.0;

/// What the page knows.
#[derive(Debug, Default)]
pub struct State {
    /// The day; none by a clock that is beyond all calendars.
    day: Option<Day>,
    /// A game of today that is under way.
    under_way: Option<PathBuf>,
}

/// What happens here.
#[derive(Clone, Debug)]
pub enum Message {
    /// Down one goes.
    Play,
    /// Today's best is copied, to be pasted elsewhere.
    Copy,
    /// Back home.
    Back,
}

impl State {
    /// Looks what day it is, and whether its game is under way.
    pub fn refresh(&mut self, shell: &mut Shell) {
        shell.read_hall();
        self.day = Day::parse(&shell.clock.day());
        let games = shell.home.as_ref().and_then(|home| library::list(home).ok()).unwrap_or_default();
        let today = |entry: &library::Entry| {
            let over = entry.summary.stands.as_ref().is_some_and(|stands| stands.ending.is_some());
            let of = entry.header.as_ref().ok().and_then(daily::of);
            of.is_some() && of == self.day && !over && !entry.left_behind
        };
        self.under_way = games.into_iter().find(today).map(|entry| entry.path);
    }

    /// Takes a message.
    pub fn update(&self, shell: &mut Shell, message: &Message) -> Errand {
        match (message, self.day) {
            (Message::Play, Some(day)) => match &self.under_way {
                Some(path) => Errand::Open(path.clone()),
                None => Errand::Daily(day),
            },
            (Message::Copy, Some(day)) => {
                if let Some(line) = best(shell, day) {
                    shell.copy(line);
                }
                Errand::None
            }
            (Message::Play | Message::Copy, None) => Errand::None,
            (Message::Back, _) => Errand::Go(Route::Home),
        }
    }
}

/// Today's best, as it is pasted.
fn best(shell: &Shell, day: Day) -> Option<String> {
    let text = day.text();
    let best = shell.hall.of_day(&text).max_by_key(|person| daily::worth(&person.deeds))?;
    Some(daily::line(&shell.words, day, &best.deeds))
}

/// The screen.
pub fn view<'a>(state: &'a State, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut list: Column<'a, Message> = column![].spacing(14);
    let mut go = "daily-play";
    if let Some(day) = state.day {
        let setup = day.setup();
        list = list.push(title(day.told(words), 34.0)).push(body(words.get("daily-what")).size(18.0));
        list = list.push(bold(words.get("daily-against"), 19.0).color(look.torch));
        list = list.extend(setup.seats.iter().filter_map(|seat| company(shell, seat)));
        list = list.push(dim(look, words.get("daily-open"), BODY));
        let tries = shell.hall.of_day(&day.text()).count();
        let counts = [("days", Value::from(shell.hall.days())), ("tries", Value::from(tries))];
        list = list.push(body(words.with("daily-days", &counts)));
        if let Some(best) = best(shell, day) {
            go = "daily-again";
            let copy = icon_button(look, "pick", words.get("daily-copy")).id("copy".to_owned()).on_press(Message::Copy);
            let told = column![bold(words.get("daily-best"), 19.0).color(look.torch), body(best).size(18.0), copy];
            list = list.push(container(told.spacing(8)).padding(12).width(Fill).style(card(look, look.torch, 2.0)));
        }
    }
    if state.under_way.is_some() {
        go = "daily-continue";
    }
    let play = container(bold(words.get(go), 22.0)).center_x(Fill);
    let play = press(look, play).kind(Kind::Primary).height(68).width(Fill).id("start".to_owned());
    let play = play.on_press_maybe(state.day.map(|_| Message::Play));
    framed_above(shell, words.get("daily-title"), Message::Back, list, 760.0, play)
}

/// Somebody one plays against.
fn company<'a>(shell: &'a Shell, seat: &NewSeat) -> Option<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let bot = seat.bot.as_deref()?;
    let colour = look.seat(seat.colour);
    let face: Element<'a, Message> = match people::person(bot) {
        Some(person) => portrait(person, (colour, look.text), FACE),
        None => icon("person", FACE).color(colour).into(),
    };
    let name = words.person(bot).unwrap_or_default();
    let told = column![bold(name, 18.0), dim(look, words.get(&format!("person-{bot}-like")), BODY)].spacing(2);
    Some(row![face, told].spacing(14).align_y(Alignment::Center).into())
}
