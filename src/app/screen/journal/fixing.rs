//! An earlier entry put right: its dice, numbers and links lie there to be touched, and what that would change is read
//! before anything is taken over.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, TURN_TOUCH, card};
use crate::app::screen::journal::adding::Adding;
use crate::app::screen::journal::saying;
use crate::app::screen::journal::turning::Turning;
use crate::app::screen::journal::typing::{Key, Typing};
use crate::app::screen::journal::would::{Good, Would, good, told};
use crate::app::shell::Shell;
use crate::app::table::{Table, log};
use crate::app::widget::parts::{badge, body, bold, button, choice, dim, icon_button, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value};
use crate::play::fix::dials::{Dial, Mark, dials};
use crate::play::fix::now::added_now;
use crate::play::fix::others::{Other, others};
use crate::play::fix::paid::{self, paid};
use crate::play::narrate;
use crate::play::preview::Preview;
use crate::play::timeline::Point;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::played::Played;
use crate::rules::seat::Seat;
use crate::rules::table;
use iced::widget::{Id, column, container, row};
use iced::{Alignment, Element, Fill, Shrink};

/// The name of the card below the entry.
pub const PANEL: &str = "fixing";
/// Entries named under one reason.
const NAMED: usize = 8;

/// An entry being put right.
#[derive(Debug)]
pub struct Fixing {
    /// Which; or after which something is missing.
    pub point: Point,
    /// What that can have been.
    adding: Option<Adding>,
    /// A number that is typed.
    typing: Typing,
    /// What nobody had to say then, as far as it is said now.
    said: Vec<Command>,
    /// What it is, or what it was last touched to be.
    command: Option<Command>,
    /// The game before it.
    before: Box<Game>,
    /// What it is made of.
    dials: Vec<Dial>,
    /// Whose card it can have been, if it was one whose owner is said apart.
    owners: Vec<Colour>,
    /// Whose it was, or was last touched to be.
    by: Option<Colour>,
    /// What else it could have been, and what each is called.
    others: Vec<(String, Command)>,
    /// What was touched: something else, or that it goes.
    tried: Option<Option<Command>>,
    /// What would be, or why it cannot be.
    would: Option<Result<Would, String>>,
    /// The fight it belongs to, had it come out the other way; and whether that was touched.
    turning: (Option<Turning>, bool),
}

/// What is touched in it.
#[derive(Clone, Debug)]
pub enum Message {
    /// It should have been this, or not at all.
    Try(Option<Command>),
    /// It came from this hand.
    By(Colour),
    /// A number is typed.
    Type(Key),
    /// What nobody had to say then is said.
    Say(Vec<Command>),
    /// Its fight came out the other way.
    Turn,
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
        let before = Box::new(timeline.state(timeline.parent(point)));
        let dials = pieces(table, &before, command.as_ref());
        let others = called(shell, table, (point, command.as_ref(), &before), &dials);
        let card = command.as_ref().and_then(|command| paid::card(&table.session, &before, command));
        let by = card.and_then(|_| paid(&table.session, point)).map(|paid| paid.seat);
        let owners = card.iter().flat_map(|card| {
            let has = |seat: &&Seat| by == Some(seat.colour) || seat.hand.of(card.deck) >= card.count;
            before.seats.iter().filter(has).map(|seat| seat.colour)
        });
        let owners = owners.collect();
        let turning = (Turning::of(shell, table, point), false);
        Fixing { command, dials, owners, by, others, turning, ..Fixing::begun(point, before) }
    }

    /// Something is missing after an entry; nothing has been chosen yet.
    pub fn missing(shell: &Shell, table: &Table, point: Point) -> Fixing {
        let before = Box::new(table.session.timeline().state(point));
        Fixing { adding: Some(Adding::of(shell, table, &before)), ..Fixing::begun(point, before) }
    }

    /// Nothing can be touched yet.
    fn begun(point: Point, before: Box<Game>) -> Fixing {
        Fixing {
            point,
            adding: None,
            typing: Typing::default(),
            said: Vec::new(),
            command: None,
            before,
            dials: Vec::new(),
            owners: Vec::new(),
            by: None,
            others: Vec::new(),
            tried: None,
            would: None,
            turning: (None, false),
        }
    }

    /// A number is typed.
    pub fn types(&mut self, shell: &Shell, table: &Table, key: Key) {
        if let Some(command) = self.typing.takes(key, &self.dials) {
            self.tries(shell, table, Some(command));
        }
    }

    /// Its fight came out the other way.
    pub fn turns(&mut self) {
        (self.tried, self.would, self.turning.1) = (None, None, true);
    }

    /// What nobody had to say then is said.
    pub fn says(&mut self, shell: &Shell, table: &Table, said: Vec<Command>) {
        if let Some(command) = self.tried.clone() {
            let said = [std::mem::take(&mut self.said), said].concat();
            self.tries_saying(shell, table, command, said);
        }
    }

    /// It should have been something else, or not at all.
    pub fn tries(&mut self, shell: &Shell, table: &Table, command: Option<Command>) {
        self.tries_saying(shell, table, command, Vec::new());
    }

    fn tries_saying(&mut self, shell: &Shell, table: &Table, command: Option<Command>, said: Vec<Command>) {
        self.said = said;
        self.turning.1 = false;
        let command = command.map(|command| renamed(shell, &self.before, command));
        self.would = Some(match (&self.adding, &command) {
            (Some(_), Some(command)) => table.added(shell, self.point, command, &self.said).map(|preview| {
                let now = added_now(&table.session, command).and_then(|does| told(shell, table, does));
                Would::of(shell, table, (self.point, &self.before), preview, now)
            }),
            _ => self.would_be(shell, table, command.as_ref()),
        });
        if let Some(command) = &command {
            self.command = Some(command.clone());
            self.dials = pieces(table, &self.before, Some(command));
        }
        self.tried = Some(command);
    }

    /// What would be if it had been something else, or not at all.
    fn would_be(&self, shell: &Shell, table: &Table, command: Option<&Command>) -> Result<Would, String> {
        let by = self.by.filter(|_| command.is_some());
        table.preview(shell, self.point, (command, by), &self.said).map(|preview| {
            let said = paid(&table.session, self.point).map(|paid| paid.seat);
            let now = if by == said { good(shell, table, (self.point, &self.before), command) } else { None };
            Would::of(shell, table, (self.point, &self.before), preview, now)
        })
    }

    /// How much of it is to be seen: when that is otherwise it is scrolled to.
    pub fn shown(&self) -> (Point, Option<usize>, bool) {
        let lines = |would: &Would| would.reasons.len() + would.differing.len();
        let would = self.would.as_ref().map(|would| would.as_ref().map_or(0, lines));
        (self.point, would, self.turning.1)
    }

    /// It was somebody else's card.
    pub fn gives(&mut self, shell: &Shell, table: &Table, by: Colour) {
        self.by = Some(by);
        self.tries(shell, table, self.command.clone());
    }

    /// What was tried, with all that came after it.
    pub fn preview(self) -> Option<Preview> {
        self.would?.ok().map(|would| would.preview)
    }

    /// What makes it good from now on.
    pub fn from_now(self) -> Option<Good> {
        if let (Some(turning), true) = self.turning {
            return Some(Good::Turned(turning));
        }
        self.would?.ok()?.now.map(|(good, _)| good)
    }
}

/// A Curse that goes by what it does and by who played it, once it is somebody else's: what comes from nobody else says
/// nothing of it.
fn renamed(shell: &Shell, before: &Game, mut command: Command) -> Command {
    let from = |what: &str, seat| {
        let by = shell.words.seat(seat, Names::of(before));
        shell.words.with("curse-plain", &[("what", Value::from(what)), ("seat", by.into())])
    };
    if let Command::Munchkin(munchkin::Command::Play { seat, what, .. }) = &mut command
        && let Played::Curse { on, effects } = &mut **what
    {
        let texts = effects.iter_mut().filter_map(|effect| match effect {
            Effect::Munchkin(munchkin::Effect::Condition { add, .. }) => Some(&mut add.text),
            _ => None,
        });
        for text in texts {
            let plain = before.seats.iter().find_map(|own| text.strip_suffix(&from("", own.colour)));
            if let Some(plain) = plain.map(str::to_owned) {
                *text = if on == seat { plain } else { from(&plain, *seat) };
            }
        }
    }
    command
}

/// What an entry is made of.
fn pieces(table: &Table, before: &Game, command: Option<&Command>) -> Vec<Dial> {
    command.map(|command| dials(table.session.book(), before, command)).unwrap_or_default()
}

/// Whether an entry is all there in its pieces: what else was listed then was somebody else's die, or the same number.
fn is_whole(command: Option<&Command>, dials: &[Dial]) -> bool {
    let whole = match command {
        Some(Command::Table(table::Command::Answer(answer))) => {
            matches!(
                answer,
                Answer::Table(table::Answer::Die { .. } | table::Answer::Dice(_))
                    | Answer::Fight(fight::Answer::Ran { .. } | fight::Answer::Throws(_))
            )
        }
        Some(Command::Table(table::Command::Effects { .. } | table::Command::Amend { .. })) => true,
        _ => false,
    };
    whole && !dials.is_empty()
}

/// What an entry could have been instead besides other dice and numbers, each called what the journal would have called it.
fn called(
    shell: &Shell,
    table: &Table,
    (point, command, before): (Point, Option<&Command>, &Game),
    dials: &[Dial],
) -> Vec<(String, Command)> {
    if is_whole(command, dials) {
        return Vec::new();
    }
    let names = Names::of(before);
    let label = |other: &Other| match &other.command {
        Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(colour)))) => {
            shell.words.colour(*colour)
        }
        command => shell.words.say(&narrate::title::called(before, Some(command), &other.facts), names),
    };
    let dialled = |command: &Command| dials.iter().flat_map(|dial| &dial.ways).any(|(_, way)| way == command);
    // What would be told in the words of the entry itself is no choice to whoever reads them.
    let own = table
        .session
        .timeline()
        .node(point)
        .zip(command)
        .map(|(node, command)| shell.words.say(&narrate::title::called(before, Some(command), &node.facts), names));
    let mut list: Vec<(String, Command)> = Vec::new();
    for other in others(&table.session, point).into_iter().filter(|other| !dialled(&other.command)) {
        let label = label(&other);
        // Two that are told alike are one to whoever reads them.
        if own.as_ref() != Some(&label) && !list.iter().any(|(known, _)| *known == label) {
            list.push((label, other.command));
        }
    }
    list
}

/// The card below the entry.
pub fn view<'a>(fixing: &'a Fixing, shell: &'a Shell, table: &'a Table) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let said = log::title(shell, &table.session, fixing.point).unwrap_or_default();
    let head = if fixing.adding.is_some() { "missing-title" } else { "fix-title" };
    let mut list = column![bold(words.with(head, &[("what", Value::from(said))]), 18.0)].spacing(10);
    list = list.push(fixing.adding.as_ref().map(|adding| to_add(shell, fixing, adding)));
    for (nth, dial) in fixing.dials.iter().enumerate() {
        list = list.push(dial_row(shell, fixing, nth, dial));
    }
    list = list.push((!fixing.owners.is_empty()).then(|| owner_row(shell, fixing)));
    let chosen = |command: Option<&Command>| fixing.tried.as_ref().is_some_and(|tried| tried.as_ref() == command);
    let mut options: Vec<Element<'a, Message>> = Vec::new();
    if let (Some(turning), chosen) = &fixing.turning {
        let turn = choice(look, turning.label.as_str(), *chosen).id("fix turned".to_owned());
        options.push(turn.on_press(Message::Turn).into());
    }
    for (label, other) in &fixing.others {
        let option = choice(look, label.as_str(), chosen(Some(other)));
        options.push(option.on_press(Message::Try(Some(other.clone()))).into());
    }
    let hint = match &fixing.adding {
        Some(adding) if adding.deeds.is_empty() => "missing-nothing",
        Some(_) => "missing-hint",
        None if options.is_empty() && fixing.dials.is_empty() => "fix-hint-strike",
        None => "fix-hint",
    };
    if fixing.adding.is_none() {
        let strike = icon_button(look, "trash", words.get("fix-strike")).id("fix-strike".to_owned());
        options.push(strike.kind(Kind::Choice(chosen(None))).on_press(Message::Try(None)).into());
    }
    // Beside what is applied it is always in sight.
    if !matches!(fixing.would, Some(Ok(_))) && !fixing.turning.1 {
        options.push(leaves(shell));
    }
    list = list.push(wrapped(options, 6.0));
    let list = match &fixing.would {
        None if fixing.turning.1 => list,
        None => list.push(dim(look, words.get(hint), BODY)),
        Some(Err(problem)) => list.push(body(problem.as_str()).color(look.bad)),
        Some(Ok(would)) => list
            .push(
                would
                    .preview
                    .unsaid
                    .as_ref()
                    .map(|asked| saying::view(asked, &would.preview.game, shell, Message::Say)),
            )
            .push(would_be(would, shell)),
    };
    container(list).padding(14).width(Fill).height(Shrink).style(card(look, look.torch, 2.0)).id(Id::new(PANEL)).into()
}

/// What can have been left out: a touch of it is read like any other fix.
fn to_add<'a>(shell: &'a Shell, fixing: &'a Fixing, adding: &'a Adding) -> Element<'a, Message> {
    let is_like = |command: &Command| fixing.command.as_ref().is_some_and(|now| now == command);
    let each = |all: &'a [(String, Command)], group: &str| {
        let way = |(nth, (label, command)): (usize, &'a (String, Command))| {
            let way = choice(shell.look, label.as_str(), is_like(command)).id(format!("{group} {nth}"));
            way.on_press(Message::Try(Some(command.clone()))).into()
        };
        wrapped(all.iter().enumerate().map(way).collect(), 6.0)
    };
    let curses = (!adding.curses.is_empty()).then(|| body(shell.words.get("missing-curse")));
    column![each(&adding.deeds, "add deed"), curses, each(&adding.curses, "add curse")].spacing(6).into()
}

/// One die, number or link: what it is, what it could be, and what it is now.
fn dial_row<'a>(shell: &'a Shell, fixing: &'a Fixing, nth: usize, dial: &'a Dial) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(&fixing.before);
    // What is struck is nothing of all this.
    let is_there = fixing.tried != Some(None);
    let way = |(mark, command): &'a (Mark, Command)| {
        let (id, label): (String, Element<'a, Message>) = match mark {
            Mark::Face(face) => (format!("{face}"), icon(&format!("die-{face}"), 32.0).into()),
            Mark::Number(n, signed) => {
                let text = if *signed { format!("{n:+}") } else { n.to_string() };
                (n.to_string(), bold(text, BODY).into())
            }
            Mark::Link(kind) => (kind.name().to_owned(), body(words.get(&format!("link-{}", kind.name()))).into()),
            Mark::Seat(seat) => (seat.name().to_owned(), seat_label(shell, fixing, *seat)),
            Mark::Monster(monster) => {
                let name = bold(words.monster(*monster, names), BODY);
                (format!("monster {}", monster.0), row![icon("monster", 18.0), name].spacing(6).into())
            }
        };
        let kind = Kind::Choice(is_there && *mark == dial.now);
        let press = press(look, label).kind(kind).height(TOUCH).padding([4, 12]).centred();
        press.id(format!("fix-{nth} {id}")).on_press(Message::Try(Some(command.clone()))).into()
    };
    let keys = fixing.typing.view(shell, (nth, dial), Message::Type);
    let ways = wrapped(dial.ways.iter().map(way).chain(keys).collect(), 6.0);
    column![body(words.say(&dial.title, names)), ways].spacing(4).into()
}

/// Whose card it was.
fn owner_row<'a>(shell: &'a Shell, fixing: &'a Fixing) -> Element<'a, Message> {
    let is_there = fixing.tried != Some(None);
    let each = fixing.owners.iter().map(|seat| {
        let kind = Kind::Choice(is_there && fixing.by == Some(*seat));
        let press = press(shell.look, seat_label(shell, fixing, *seat)).kind(kind).height(TOUCH).padding([4, 12]);
        press.centred().id(format!("fix-by {}", seat.name())).on_press(Message::By(*seat)).into()
    });
    column![body(shell.words.get("fix-by")), wrapped(each.collect(), 6.0)].spacing(4).into()
}

fn seat_label<'a>(shell: &Shell, fixing: &Fixing, seat: Colour) -> Element<'a, Message> {
    let name = bold(shell.words.seat(seat, Names::of(&fixing.before)), BODY);
    row![badge(shell.look, seat, 18.0), name].spacing(6).into()
}

/// What would be: what the entry becomes, and what of all that came after it.
fn would_be<'a>(would: &'a Would, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut list = column![].spacing(10);
    let line = |id: &str, what: &str| (!what.is_empty()).then(|| words.with(id, &[("what", Value::from(what))]));
    list = list.push(line("fix-was", &would.was).map(|text| dim(look, text, BODY)));
    for (why, titles) in &would.reasons {
        list = list.push(reason(shell, why, titles));
    }
    for (title, now) in &would.differing {
        list = list.push(differs(shell, title, now));
    }
    list.into()
}

/// What was touched, and the two ways to have it so: always in sight.
pub fn bar<'a>(fixing: &'a Fixing, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let words = &shell.words;
    let take = |id: &'static str, kind, message| {
        let take = press(shell.look, bold(words.get(id), 18.0)).kind(kind).height(TURN_TOUCH).width(Fill).centred();
        take.id(id.to_owned()).on_press(message)
    };
    if let (Some(turning), true) = &fixing.turning {
        let list = column![bold(turning.line.as_str(), BODY)].push(turning.changes.as_deref().map(body));
        let ways = row![take("fix-from-now", Kind::Primary, Message::FromNow), leaves(shell)].spacing(8);
        return Some(list.push(ways.align_y(Alignment::Center)).spacing(6).into());
    }
    let Some(Ok(would)) = &fixing.would else { return None };
    let counts = [
        ("same", would.same.into()),
        ("differs", would.differing.len().into()),
        ("dropped", would.preview.dropped().into()),
    ];
    let counted = if would.is_all_same() { words.get("fix-would-same") } else { words.with("fix-would", &counts) };
    let ends = (!would.ends.is_empty()).then(|| words.with("fix-ends", &[("what", Value::from(would.ends.as_str()))]));
    let stands = would.stands.as_ref().map(|stands| bold(stands.as_str(), BODY));
    let now = would.now.as_ref().filter(|_| !would.is_all_same());
    let mut list = column![bold(would.becomes.as_str(), BODY), stands].spacing(6);
    // Where there are two ways, each says what comes of it under its own name.
    if let Some((_, told)) = now {
        list = list.push(column![bold(words.get("fix-from-now"), BODY), body(told.as_str())].spacing(2));
        list = list.push(bold(words.get("fix-accept"), BODY));
    }
    list = list.push(column![body(counted), ends.map(body)].spacing(2));
    let goes = would.goes.as_ref().filter(|_| now.is_none());
    list = list.push(goes.map(|goes| bold(goes.as_str(), BODY).color(shell.look.bad)));
    let kind = if now.is_some() { Kind::Plain } else { Kind::Primary };
    let now = now.map(|_| take("fix-from-now", Kind::Primary, Message::FromNow));
    let ways = row![].push(now).push(take("fix-accept", kind, Message::Accept)).push(leaves(shell));
    Some(list.push(ways.spacing(8).align_y(Alignment::Center)).into())
}

/// It stays as it is.
fn leaves<'a>(shell: &'a Shell) -> Element<'a, Message> {
    let leaves = button(shell.look, shell.words.get("fix-leave")).id("fix-leave".to_owned());
    leaves.kind(Kind::Quiet).on_press(Message::Leave).into()
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
fn differs<'a>(shell: &'a Shell, title: &'a str, now: &'a str) -> Element<'a, Message> {
    let look = shell.look;
    let line = row![icon("next", 16.0).color(look.torch), body(title).width(Fill), dim(look, now, 14.0).width(Fill)];
    line.spacing(8).align_y(Alignment::Start).into()
}
