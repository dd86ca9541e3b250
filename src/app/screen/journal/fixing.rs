//! An earlier entry put right: its dice, numbers and links lie there to be touched, and what that would change is read
//! before anything is taken over.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, TURN_TOUCH, card};
use crate::app::shell::Shell;
use crate::app::table::{Table, log};
use crate::app::widget::parts::{badge, body, bold, button, choice, dim, icon_button, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value};
use crate::play::fix::dials::{Dial, Mark, dials};
use crate::play::fix::now::from_now;
use crate::play::fix::others::{Other, others};
use crate::play::narrate::{self, Tone};
use crate::play::preview::{Fate, Preview};
use crate::play::timeline::Point;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::engine;
use crate::rules::event::Fact;
use crate::rules::game::Game;
use crate::rules::table;
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill, Shrink};

/// Entries named under one reason.
const NAMED: usize = 8;

/// An entry being put right.
#[derive(Debug)]
pub struct Fixing {
    /// Which.
    pub point: Point,
    /// What it is, or what it was last touched to be.
    command: Option<Command>,
    /// What it is made of.
    dials: Vec<Dial>,
    /// What else it could have been, and what each is called.
    others: Vec<(String, Command)>,
    /// What was touched: something else, or that it goes.
    tried: Option<Option<Command>>,
    /// What would be, or why it cannot be.
    would: Option<Result<Would, String>>,
}

/// What a fix would do, as it is read.
#[derive(Debug)]
struct Would {
    preview: Preview,
    /// What came of the entry, and what would.
    was: String,
    becomes: String,
    /// What makes it good from now on, and how that is told.
    now: Option<(Command, String)>,
    /// Why entries no longer fit, each reason once, with the entries.
    reasons: Vec<(String, Vec<String>)>,
}

/// What is touched in it.
#[derive(Clone, Debug)]
pub enum Message {
    /// It should have been this, or not at all.
    Try(Option<Command>),
    /// What was tried is made good from now on.
    FromNow,
    /// What was tried is taken over, and what came after it too.
    Accept,
    /// It stays as it is.
    Leave,
}

impl Fixing {
    /// An entry that nothing has been changed about yet.
    pub fn of(shell: &Shell, table: &Table, point: Point) -> Fixing {
        let timeline = table.session.timeline();
        let command = timeline.node(point).and_then(|node| node.command.read().ok());
        let dials = pieces(table, point, command.as_ref());
        let others = called(shell, table, point, &dials);
        Fixing { point, command, dials, others, tried: None, would: None }
    }

    /// It should have been something else, or not at all.
    pub fn tries(&mut self, shell: &Shell, table: &Table, command: Option<Command>) {
        self.would = Some(table.preview(shell, self.point, command.as_ref()).map(|preview| {
            let now = from_now(&table.session, self.point, command.as_ref());
            Would::of(shell, table, self.point, preview, now, command.is_some())
        }));
        if let Some(command) = &command {
            self.command = Some(command.clone());
            self.dials = pieces(table, self.point, Some(command));
        }
        self.tried = Some(command);
    }

    /// What was tried, with all that came after it.
    pub fn preview(self) -> Option<Preview> {
        self.would?.ok().map(|would| would.preview)
    }

    /// What makes it good from now on.
    pub fn from_now(self) -> Option<Command> {
        self.would?.ok()?.now.map(|(command, _)| command)
    }
}

/// What an entry is made of.
fn pieces(table: &Table, point: Point, command: Option<&Command>) -> Vec<Dial> {
    let timeline = table.session.timeline();
    let before = timeline.state(timeline.parent(point));
    command.map(|command| dials(table.session.book(), &before, command)).unwrap_or_default()
}

/// What an entry could have been instead besides other dice and numbers, each called what the journal would have called it.
fn called(shell: &Shell, table: &Table, point: Point, dials: &[Dial]) -> Vec<(String, Command)> {
    let timeline = table.session.timeline();
    let before = timeline.state(timeline.parent(point));
    let names = Names::of(&before);
    let label = |other: &Other| match &other.command {
        Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(colour)))) => {
            shell.words.colour(*colour)
        }
        command => shell.words.say(&narrate::title::called(&before, Some(command), &other.facts), names),
    };
    let dialled = |command: &Command| dials.iter().flat_map(|dial| &dial.ways).any(|(_, way)| way == command);
    let mut list: Vec<(String, Command)> = Vec::new();
    for other in others(&table.session, point).into_iter().filter(|other| !dialled(&other.command)) {
        let label = label(&other);
        // Two that are told alike are one to whoever reads them.
        if !list.iter().any(|(known, _)| *known == label) {
            list.push((label, other.command));
        }
    }
    list
}

/// Facts as the journal tells them, in one line.
fn told<'a>(shell: &Shell, table: &Table, before: &Game, facts: impl IntoIterator<Item = &'a Fact>) -> String {
    let facts: Vec<&Fact> = facts.into_iter().collect();
    let mut now = before.clone();
    facts.iter().for_each(|fact| now.apply(&fact.event));
    let names = Names::told(table.session.book(), &now, before);
    let lines = narrate::tell(before, facts).into_iter().filter(|line| line.tone != Tone::Turn);
    let lines: Vec<String> = lines.map(|line| shell.words.say(&line.message, names)).collect();
    lines.join(" · ")
}

impl Would {
    fn of(shell: &Shell, table: &Table, point: Point, preview: Preview, now: Option<Command>, replaced: bool) -> Would {
        let timeline = table.session.timeline();
        let before = timeline.state(timeline.parent(point));
        let first = preview.deeds.first().filter(|_| replaced);
        let becomes = first.map(|deed| told(shell, table, &before, &deed.facts)).unwrap_or_default();
        let game = table.game();
        let now = now.and_then(|command| {
            let facts = engine::act(table.session.book(), &mut game.clone(), &command).ok()?;
            let told = told(shell, table, game, &facts);
            Some((command, told))
        });
        let mut reasons: Vec<(String, Vec<String>)> = Vec::new();
        for (point, fate) in &preview.later {
            let why = match fate {
                Fate::Same | Fate::Differs(_) => continue,
                Fate::Unreadable => shell.words.get("fix-unreadable"),
                Fate::Dropped(why) => match why.message.id {
                    // Nobody has touched these now: what they answered is what does not come up.
                    "not-asked" | "asked-something-else" => shell.words.get("fix-not-asked"),
                    _ => shell.words.say(&why.message, Names::of(game)),
                },
            };
            let title = log::title(shell, &table.session, *point).unwrap_or_default();
            match reasons.iter_mut().find(|(reason, _)| *reason == why) {
                Some((_, titles)) => titles.push(title),
                None => reasons.push((why, vec![title])),
            }
        }
        Would { was: log::lines(shell, &table.session, point).join(" · "), becomes, now, reasons, preview }
    }
}

/// The card below the entry.
pub fn view<'a>(fixing: &'a Fixing, shell: &'a Shell, table: &'a Table) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let said = log::title(shell, &table.session, fixing.point).unwrap_or_default();
    let mut list = column![bold(words.with("fix-title", &[("what", Value::from(said))]), 18.0)].spacing(10);
    for (nth, dial) in fixing.dials.iter().enumerate() {
        list = list.push(dial_row(shell, table, nth, dial));
    }
    let chosen = |command: Option<&Command>| fixing.tried.as_ref().is_some_and(|tried| tried.as_ref() == command);
    let mut options: Vec<Element<'a, Message>> = Vec::new();
    for (label, other) in &fixing.others {
        let option = choice(look, label.as_str(), chosen(Some(other)));
        options.push(option.on_press(Message::Try(Some(other.clone()))).into());
    }
    let hint = if options.is_empty() && fixing.dials.is_empty() { "fix-hint-strike" } else { "fix-hint" };
    let strike = icon_button(look, "trash", words.get("fix-strike"));
    options.push(strike.kind(Kind::Choice(chosen(None))).on_press(Message::Try(None)).into());
    options.push(button(look, words.get("fix-leave")).kind(Kind::Quiet).on_press(Message::Leave).into());
    list = list.push(wrapped(options, 6.0));
    let list = match &fixing.would {
        None => list.push(dim(look, words.get(hint), BODY)),
        Some(Err(problem)) => list.push(body(problem.as_str()).color(look.bad)),
        Some(Ok(would)) => list.push(would_be(would, shell, table)),
    };
    container(list).padding(14).width(Fill).height(Shrink).style(card(look, look.torch, 2.0)).into()
}

/// One die, number or link: what it is, what it could be, and what it is now.
fn dial_row<'a>(shell: &'a Shell, table: &'a Table, nth: usize, dial: &'a Dial) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(table.game());
    let way = |(mark, command): &'a (Mark, Command)| {
        let (id, label): (String, Element<'a, Message>) = match mark {
            Mark::Face(face) => (format!("{face}"), icon(&format!("die-{face}"), 32.0).into()),
            Mark::Number(n, signed) => {
                let text = if *signed { format!("{n:+}") } else { n.to_string() };
                (n.to_string(), bold(text, BODY).into())
            }
            Mark::Link(kind) => (kind.name().to_owned(), body(words.get(&format!("link-{}", kind.name()))).into()),
            Mark::Seat(seat) => {
                let name = bold(words.seat(*seat, names), BODY);
                (seat.name().to_owned(), row![badge(look, *seat, 18.0), name].spacing(6).into())
            }
        };
        let press = press(look, label).kind(Kind::Choice(*mark == dial.now)).height(TOUCH).padding([4, 12]).centred();
        press.id(format!("fix-{nth} {id}")).on_press(Message::Try(Some(command.clone()))).into()
    };
    let ways = wrapped(dial.ways.iter().map(way).collect(), 6.0);
    column![body(words.say(&dial.title, names)), ways].spacing(4).into()
}

/// What would be: what the entry becomes, then the two ways to have it so.
fn would_be<'a>(would: &'a Would, shell: &'a Shell, table: &'a Table) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut list = column![].spacing(10);
    let line = |id: &str, what: &str| (!what.is_empty()).then(|| words.with(id, &[("what", Value::from(what))]));
    list = list.push(line("fix-was", &would.was).map(|text| dim(look, text, BODY)));
    list = list.push(line("fix-becomes", &would.becomes).map(|text| bold(text, BODY)));
    let preview = &would.preview;
    let all_same = preview.same() == preview.later.len();
    let now = would.now.as_ref().filter(|_| !all_same);
    if let Some((_, told)) = now {
        let take =
            press(look, bold(words.get("fix-from-now"), 18.0)).kind(Kind::Primary).height(TURN_TOUCH).width(Fill);
        list = list.push(take.id("fix-from-now".to_owned()).on_press(Message::FromNow));
        list = list.push(body(words.with("fix-from-now-told", &[("what", Value::from(told.as_str()))])));
    }
    let counts = [
        ("same", preview.same().into()),
        ("differs", preview.differing().into()),
        ("dropped", preview.dropped().into()),
    ];
    let counted = if all_same { words.get("fix-would-same") } else { words.with("fix-would", &counts) };
    list = list.push(body(counted));
    for (why, titles) in &would.reasons {
        list = list.push(reason(shell, why, titles));
    }
    for (point, fate) in &preview.later {
        if let Fate::Differs(facts) = fate {
            list = list.push(differs(shell, table, *point, facts));
        }
    }
    let kind = if now.is_some() { Kind::Plain } else { Kind::Primary };
    let take = press(look, bold(words.get("fix-accept"), 18.0)).kind(kind).height(TURN_TOUCH).width(Fill);
    list.push(take.id("fix-accept".to_owned()).on_press(Message::Accept)).into()
}

/// Entries that no longer fit, and the one reason for all of them.
fn reason<'a>(shell: &'a Shell, why: &'a str, titles: &'a [String]) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut named = titles.iter().take(NAMED).map(String::as_str).collect::<Vec<_>>().join(" · ");
    if titles.len() > NAMED {
        named.push_str(&format!(" · {}", words.with("fix-more", &[("count", (titles.len() - NAMED).into())])));
    }
    let told = column![bold(why, BODY), dim(look, named, 14.0)].spacing(2).width(Fill);
    row![icon("cross", 16.0).color(look.bad), told].spacing(8).into()
}

/// An entry that comes out otherwise: what it was called, and what comes of it now.
fn differs<'a>(shell: &'a Shell, table: &'a Table, point: Point, facts: &[Fact]) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let title = log::title(shell, &table.session, point).unwrap_or_default();
    let timeline = table.session.timeline();
    let before = timeline.state(timeline.parent(point));
    let names = Names::of(table.game());
    let now = narrate::tell(&before, facts).first().map(|line| words.say(&line.message, names)).unwrap_or_default();
    let line = row![icon("next", 16.0).color(look.torch), body(title).width(Fill), dim(look, now, 14.0).width(Fill)];
    line.spacing(8).align_y(Alignment::Start).into()
}
