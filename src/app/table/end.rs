//! The end: who won, how Levels went, what turned it, what everybody will be remembered for. It takes the whole screen
//! until somebody wants to see the table again.

mod chart;
mod picture;
mod podium;
mod reel;
pub mod replay;
pub mod titles;
pub mod told;

use crate::app::errand::Errand;
use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::route::Route;
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::end::replay::Replay;
use crate::app::table::end::told::End;
use crate::app::table::message::Message;
use crate::app::table::sealed;
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{badge, body, bold, dim, icon_button, shortened, thin, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::app::widget::ring::ASKED;
use crate::app::widget::spoken::part;
use crate::catalog::words::{Names, Value};
use crate::play::story::{self, Seat, Story, said};
use crate::play::talk::{Occasion, Said};
use crate::rules::command::Command;
use crate::rules::question::Ask;
use crate::rules::table::Place;
use crate::rules::table::phase::Phase;
use crate::rules::{table, turn};
use iced::widget::{Column, Container, Row, column, container, row, scrollable};
use iced::{Alignment, Element, Fill, Length, Shrink, Size};

impl Table {
    /// The story that is told over the table now, if the game is over and nobody wants to see the table.
    pub fn told_story(&self) -> Option<&Story> {
        self.end.as_ref().filter(|end| !end.aside).map(|end| &end.story)
    }

    /// Whether a game that is over is gone through once more, all by itself.
    pub fn plays_back(&self) -> bool {
        self.end.as_ref().and_then(|end| end.replay.as_ref()).is_some_and(|replay| replay.plays)
    }

    /// Whether a game that is over is gone through once more.
    pub(super) fn is_gone_through(&self) -> bool {
        self.end.as_ref().is_some_and(|end| end.replay.is_some())
    }

    /// The game is gone through once more, or that is enough.
    pub(super) fn replay(&mut self, shell: &Shell, opens: bool) {
        if let Some(end) = &mut self.end {
            end.replay = opens.then(|| Box::new(Replay::of(shell, &self.session)));
        }
    }

    /// Takes a message about the game that is gone through.
    pub(super) fn replayed(&mut self, shell: &Shell, message: replay::Message) {
        if let Some(replay) = self.end.as_mut().and_then(|end| end.replay.as_mut()) {
            replay.update(shell, &self.session, message);
        }
    }

    /// Works the story out when a game is over, and forgets it when it is not.
    pub(super) fn tell_story(&mut self) {
        if !matches!(self.question.ask, Ask::Table(table::Ask::Over(_))) {
            self.end = None;
        } else if self.end.is_none() {
            let timeline = self.session.timeline();
            let back = timeline.undo().map(|point| timeline.state(point).turn.number);
            let undo_to = back.filter(|turn| *turn < self.game().turn.number);
            self.end =
                Some(End { story: story::story(&self.session), undo_to, aside: false, replay: None, titles: None });
        }
    }
}

/// A screen so low has little room for what is compared.
const LOW: f32 = 640.0;

/// Somebody always has the last word.
fn last_word<'a>(table: &'a Table, shell: &'a Shell, by: f32) -> Option<Element<'a, Message>> {
    let ends = |said: &&Said| matches!(said.occasion, Occasion::Victory | Occasion::Defeat);
    let said = table.talk.said().last().filter(ends).filter(|_| shell.settings.talk)?;
    let seat = shell.words.seat(said.seat, Names::of(table.game()));
    let args = [("seat", seat.into()), ("words", said.words(&shell.words).into())];
    let line = bold(shell.words.with("end-last-word", &args), BODY * by).color(shell.look.dim);
    Some(container(line).center_x(Fill).into())
}

/// The end, in place of the table; or the game, gone through once more.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, story: &'a Story, size: Size) -> Element<'a, Message> {
    if let Some(replay) = table.end.as_ref().and_then(|end| end.replay.as_ref()) {
        return reel::view(table, shell, replay, size);
    }
    let roomy = size.width >= 1000.0 && size.width > size.height;
    // Read from farther away on a larger screen.
    let by = (size.height.min(size.width * 0.7) / 720.0).clamp(1.0, 1.6);
    let (podium, chart) = (podium::podium(table.game(), shell, story, by), podium::curves(shell, story, by));
    let (lines, people) = (lines(table, shell, story, by), people(table, shell, story, by));
    let records = records(table, shell, story, (by, roomy));
    let compared = u16::from(records.is_some());
    let told: Element<'a, Message> = if roomy {
        let records = records.map(|records| records.width(Length::FillPortion(4)).height(Fill));
        let podium = podium.width(Length::FillPortion(2 + compared));
        let above = row![podium, chart.width(Length::FillPortion(3)), records].spacing(12);
        let (lines, people) = (lines.height(Fill), people.height(Fill));
        let below = row![lines.width(Length::FillPortion(1)), people.width(Length::FillPortion(1))].spacing(12);
        // Where there is little height, what is compared has the most of it: the rest scrolls.
        let (most, rest) = if compared > 0 && size.height < LOW { (3, 2) } else { (4 + compared, 5) };
        column![above.height(Length::FillPortion(most)), below.height(Length::FillPortion(rest))].spacing(12).into()
    } else {
        let records = records.map(|records| records.height(Shrink));
        let list = column![podium.height(205.0 * by), chart.height(200), records];
        let list = list.push(lines.height(Shrink)).push(people.height(Shrink));
        scrollable(container(list.spacing(12)).padding(iced::Padding::default().right(10)))
            .direction(thin())
            .height(Fill)
            .into()
    };
    let head = column![podium::head(table.game(), shell, story, by), last_word(table, shell, by)].spacing(2);
    let told = column![head, told].spacing(10).height(Fill);
    let told = part("stage", container(told).padding([8, 16]).height(Fill));
    column![told, part(ASKED, ways(table, shell, (roomy, size.width)))].into()
}

/// The pictogram of what is compared afterwards.
fn glyph(record: &str) -> &'static str {
    match record {
        "record-length" => "clock",
        "record-fight" | "record-fight-helped" => "star",
        "record-kills" => "sword",
        "record-helps" => "person",
        "record-deaths" => "skull",
        "record-lost" => "boot",
        "record-stabs" => "dagger",
        "record-curses" => "scroll",
        "record-stops" => "mute",
        _ => "crown",
    }
}

/// What is worth telling.
fn lines<'a>(table: &'a Table, shell: &'a Shell, story: &'a Story, by: f32) -> Container<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::told(table.session.book(), table.game(), table.game());
    let line = |told| container(body(said::line(words, told, names)).size(BODY * by)).width(Fill).into();
    let mut list = Column::with_children(story.lines.iter().map(line)).spacing(8).width(Fill);
    if story.lines.is_empty() {
        list = list.push(dim(look, words.get("end-quiet"), BODY));
    }
    if let Some(text) = sealed::told(shell, &table.session).filter(|_| rolls(table)) {
        list = list.push(dim(look, text, 14.0));
    }
    podium::boxed(shell, ("end-story", by), scrollable(list).direction(thin()).width(Fill))
}

/// What is compared afterwards, where there is anything: how it was won, how long it took, who did most of what.
fn records<'a>(
    table: &'a Table,
    shell: &'a Shell,
    story: &'a Story,
    (by, roomy): (f32, bool),
) -> Option<Container<'a, Message>> {
    let names = Names::of(table.game());
    let list = |size: f32| -> Element<'a, Message> {
        let each = story.records.iter().map(|record| {
            let glyph = icon(glyph(record.id), size + 1.0).color(shell.look.torch);
            let text = body(shell.words.say(record, names)).size(size).width(Fill);
            row![glyph, text].spacing(8).align_y(Alignment::Center).into()
        });
        // Together they are one part: none of them lies at the foot by itself.
        container(Column::with_children(each).spacing(2)).width(Fill).into()
    };
    // Everything is compared at once, so nothing of it is scrolled to where there is only so much room.
    let list = match roomy {
        // Where even that is too much it scrolls.
        true => {
            let ways = [16.0, 15.0, 14.0, 13.0, 12.0, 11.0].map(|size| list(size * by));
            let last = scrollable(list(11.0 * by)).direction(thin()).height(Fill).into();
            fitting(ways.into_iter().chain([last]).collect()).live().into()
        }
        false => list(BODY * by),
    };
    (!story.records.is_empty()).then(|| podium::boxed(shell, ("end-records", by), list))
}

/// What everybody will be remembered for, whose dice were kind, who took how long.
fn people<'a>(table: &'a Table, shell: &'a Shell, story: &'a Story, by: f32) -> Container<'a, Message> {
    // Many stand in two columns, so that nobody is below the edge.
    let rows = if story.seats.len() > 4 { story.seats.len().div_ceil(2) } else { story.seats.len() };
    // Whoever won comes first, and then whoever reads it.
    let mut seats: Vec<&Seat> = story.seats.iter().collect();
    let person_of = |seat: &Seat| table.game().seat(seat.colour).is_some_and(|own| own.is_persons());
    seats.sort_by_key(|seat| (!seat.won, !person_of(seat)));
    let columns = seats.chunks(rows.max(1)).map(|seats| {
        let each: Vec<_> = seats.iter().map(|seat| person(table, shell, seat, by)).collect();
        Column::with_children(each).spacing(10).width(Fill).into()
    });
    let list = Row::with_children(columns).spacing(12).width(Fill);
    podium::boxed(shell, ("end-people", by), scrollable(list).direction(thin()).width(Fill))
}

fn person<'a>(table: &'a Table, shell: &'a Shell, seat: &Seat, by: f32) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let name = words.seat(seat.colour, Names::of(table.game()));
    let args = [("level", Value::from(seat.level)), ("gold", Value::from(seat.gold))];
    let earned = seat.title.map(|title| said::title(words, title));
    let why = seat.title.and_then(|title| said::why(words, title));
    let small = |glyph: &'static str, text: String| {
        row![icon(glyph, 15.0 * by).color(look.dim), dim(look, text, 14.0 * by)]
            .spacing(4)
            .align_y(Alignment::Center)
            .into()
    };
    let luck = said::dice(words, seat.dice).map(|text| small("die", text));
    let time = said::time(words, seat.time).map(|text| small("clock", text));
    let figures =
        vec![dim(look, words.with(said::over_seat(table.session.book(), table.game()), &args), 14.0 * by).into()];
    let new = table.end.as_ref().and_then(|end| titles::told(shell, end.titles.as_ref()?, seat.colour));
    let new = new.map(|text| {
        let mark = icon("crown", 15.0 * by).color(look.torch);
        row![mark, bold(text, 14.0 * by).color(look.torch)].spacing(4).align_y(Alignment::Center).into()
    });
    let figures: Vec<Element<'a, Message>> = figures.into_iter().chain(luck).chain(time).chain(new).collect();
    let earned = earned.map(|text| bold(text, 17.0 * by).color(look.torch));
    let head = row![bold(shortened(&name, 14), 17.0 * by), earned].spacing(10).align_y(Alignment::Center).wrap();
    let why = why.map(|text| dim(look, text, 14.0 * by));
    let told = column![head, why, wrapped(figures, 12.0)].spacing(1).width(Fill);
    row![badge(look, seat.colour, 24.0 * by), told].spacing(10).into()
}

/// Whether the dice were the app's. Where they lay on the table there is nothing to check.
fn rolls(table: &Table) -> bool {
    table.game().table.components.dice == Place::App
}

/// What can be done besides another game: play on, take the end back, check the dice.
pub fn besides<'a>(table: &'a Table, shell: &'a Shell) -> Vec<Element<'a, Message>> {
    let (words, look) = (&shell.words, shell.look);
    let on = Command::Turn(turn::Command::Jump { phase: Phase::Charity, seat: table.game().turn.seat });
    // Where the app has played on by itself, undo goes back a long way: that is said before.
    let undo = match table.end.as_ref().and_then(|end| end.undo_to) {
        Some(turn) => words.with("over-undo-to", &[("turn", Value::from(turn))]),
        None => words.get("over-undo"),
    };
    let back = table.session.timeline().can_undo().then_some(Message::Ask(Action::Undo));
    let mut ways: Vec<Element<'a, Message>> = vec![
        icon_button(look, "play", words.get("over-play-on")).on_press(Message::does(on)).into(),
        icon_button(look, "undo", undo).on_press_maybe(back).into(),
    ];
    if rolls(table) && !table.session.dice().epochs().is_empty() {
        let fair = icon_button(look, "die", words.get("over-check")).id("check dice".to_owned());
        ways.push(fair.on_press(Message::Ask(Action::CheckDice)).into());
    }
    ways
}

/// What can be done now: another game, above all.
fn ways<'a>(table: &'a Table, shell: &'a Shell, (roomy, width): (bool, f32)) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let see = icon_button(look, "entrance", words.get("end-see-table")).id("see table".to_owned());
    let see = see.on_press(Message::Ask(Action::SeeTable(true))).into();
    let replay = icon_button(look, "play", words.get("end-replay")).id("replay".to_owned());
    let picture = icon_button(look, "pick", words.get("end-picture")).id("picture".to_owned());
    let hall = icon_button(look, "crown", words.get("hall-open")).id("hall".to_owned());
    let more = [
        replay.on_press(Message::Ask(Action::Replay(true))).into(),
        picture.on_press(Message::Ask(Action::Picture)).into(),
        see,
        hall.on_press(Message::Ask(Action::Leave(Errand::Go(Route::Hall)))).into(),
    ];
    let copy = table.result(shell).map(|_| {
        let copy = icon_button(look, "pen", words.get("daily-copy")).id("copy".to_owned());
        copy.on_press(Message::Ask(Action::Copy)).into()
    });
    let ways: Vec<Element<'a, Message>> = copy.into_iter().chain(more).chain(besides(table, shell)).collect();
    let label = row![icon("rotate", 26.0), bold(words.get("over-rematch"), 22.0)].spacing(10);
    let again = press(look, label.align_y(Alignment::Center)).kind(Kind::Primary).centred().height(TURN_TOUCH + 8.0);
    let again = again.on_press(Message::Ask(Action::Rematch));
    if roomy {
        let row = row![container(wrapped(ways, 8.0)).width(Fill), again.width((width * 0.22).min(320.0))];
        container(row.spacing(12).align_y(Alignment::Center)).padding([10, 16]).into()
    } else {
        container(column![wrapped(ways, 8.0), again.width(Fill)].spacing(10)).padding([10, 12]).into()
    }
}
