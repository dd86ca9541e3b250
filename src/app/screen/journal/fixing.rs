//! An earlier entry put right: its dice, numbers and links are touched, and what that would change is known before anything
//! is taken over.

use crate::app::screen::journal::adding::{self, Adding};
use crate::app::screen::journal::naming::{self, Naming};
use crate::app::screen::journal::turning::{self, Turning};
use crate::app::screen::journal::typing::{Key, Typing};
use crate::app::screen::journal::would::{Good, Would, good, told};
use crate::app::shell::Shell;
use crate::app::table::Table;
use crate::catalog::words::{Names, Value};
use crate::play::fix::after_all::For;
use crate::play::fix::already::is_righted;
use crate::play::fix::called::later;
use crate::play::fix::dials::{Dial, Mark, dials};
use crate::play::fix::items;
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

/// An entry being put right.
#[derive(Debug)]
pub struct Fixing {
    /// Which; or after which something is missing.
    pub point: Point,
    /// What that can have been.
    pub(super) adding: Option<Adding>,
    /// A number that is typed.
    pub(super) typing: Typing,
    /// A name that is written.
    pub(super) naming: Naming,
    /// What nobody had to say then, as far as it is said now.
    said: Vec<Command>,
    /// What it is, or what it was last touched to be.
    pub(super) command: Option<Command>,
    /// The game before it.
    pub(super) before: Box<Game>,
    /// The same with the names that monsters were given later.
    pub(super) later: Box<Game>,
    /// What it is made of.
    pub(super) dials: Vec<Dial>,
    /// The same as it was laid out first: a number keeps its place while others are touched.
    pub(super) first: Vec<Dial>,
    /// Whose card it can have been, if it was one whose owner is said apart.
    pub(super) owners: Vec<Colour>,
    /// Whose it was, or was last touched to be.
    pub(super) by: Option<Colour>,
    /// What else it could have been, and what each is called.
    pub(super) others: Vec<(String, Command)>,
    /// What was touched: something else, or that it goes.
    pub(super) tried: Option<Option<Command>>,
    /// What would be, or why it cannot be.
    pub(super) would: Option<Result<Would, String>>,
    /// The fight it belongs to, had it come out the other way; and whether that was touched.
    pub(super) turning: (Option<Turning>, bool),
    /// Whether it was put right from now on before; and what was offered of its fight, if that was.
    pub(super) already: (bool, Option<String>),
}

/// What is touched in it.
#[derive(Clone, Debug)]
pub enum Message {
    /// It should have been this, or not at all.
    Try(Option<Command>),
    /// It came from this hand.
    By(Colour),
    /// What is missing is chosen.
    Add(adding::Message),
    /// A number is typed.
    Type(Key),
    /// A name is written.
    Name(naming::Message),
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
        let turned = turning::done(shell, table, point);
        let already = (turned.is_some() || is_righted(&table.session, For::Entry(point)), turned);
        let first = dials.clone();
        Fixing { command, dials, first, owners, by, others, turning, already, ..Fixing::begun(table, point, before) }
    }

    /// Something is missing after an entry; nothing has been chosen yet.
    pub fn missing(shell: &Shell, table: &Table, point: Point) -> Fixing {
        let before = Box::new(table.session.timeline().state(point));
        Fixing { adding: Some(Adding::of(shell, table, &before)), ..Fixing::begun(table, point, before) }
    }

    /// Nothing can be touched yet.
    fn begun(table: &Table, point: Point, before: Box<Game>) -> Fixing {
        Fixing {
            point,
            adding: None,
            typing: Typing::default(),
            naming: Naming::default(),
            said: Vec::new(),
            command: None,
            before,
            later: Box::new(later(&table.session, point)),
            dials: Vec::new(),
            first: Vec::new(),
            owners: Vec::new(),
            by: None,
            others: Vec::new(),
            tried: None,
            would: None,
            turning: (None, false),
            already: (false, None),
        }
    }

    /// A number is typed.
    pub fn types(&mut self, shell: &Shell, table: &Table, key: Key) {
        if let Some(command) = self.typing.takes(key, &self.dials) {
            self.tries(shell, table, Some(command));
        }
    }

    /// A name is written: once it is, the Item was called that.
    pub fn names(&mut self, shell: &Shell, table: &Table, message: naming::Message) {
        self.typing = Typing::default();
        let name = self.naming.takes(message);
        let other = name.and_then(|name| items::named(self.command.as_ref()?, shell.words.kept(&name)));
        if let Some(other) = other {
            self.tries(shell, table, Some(other));
        }
    }

    /// What is missing is chosen; it is read like any other fix once all of it is said.
    pub fn adds(&mut self, shell: &Shell, table: &Table, message: adding::Message) {
        let entered = self.adding.as_mut().and_then(|adding| adding.takes(table, &self.before, message));
        (self.command, self.tried, self.would, self.typing) = (None, None, None, Typing::default());
        self.dials.clear();
        self.first.clear();
        if entered.is_some() {
            self.tries(shell, table, entered);
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
                Would::of(shell, table, (self.point, &self.before, &self.later), preview, now)
            }),
            _ => self.would_be(shell, table, command.as_ref()),
        });
        if let Some(command) = &command {
            self.command = Some(command.clone());
            self.dials = pieces(table, &self.before, Some(command));
            if self.first.is_empty() {
                self.first.clone_from(&self.dials);
            }
            for (dial, first) in self.dials.iter_mut().zip(&self.first) {
                dial.lies_as(first);
            }
        }
        self.details(shell);
        self.tried = Some(command);
    }

    /// Where it would be told in the very same words, what is otherwise about it is said; a bonus wherever it is not told.
    fn details(&mut self, shell: &Shell) {
        let Some(Ok(would)) = &mut self.would else { return };
        let words = &shell.words;
        let becomes = |what: &str| words.with("fix-becomes", &[("what", Value::from(what))]);
        if would.was.is_empty() {
            return;
        }
        let same = would.becomes == becomes(&would.was);
        let names = Names::of(&self.before).later(Some(&self.later));
        let mut list: Vec<String> = Vec::new();
        for (now, was) in self.dials.iter().zip(&self.first).filter(|(now, was)| now.now != was.now) {
            let (Mark::Number(to, signed), Mark::Number(from, _)) = (now.now, was.now) else { continue };
            let text = |n: i32| if signed { format!("{n:+}") } else { n.to_string() };
            if !same && (!signed || would.becomes.contains(&to.unsigned_abs().to_string())) {
                continue;
            }
            let title = words.say(&now.title, names);
            let args = [("title", title.into()), ("to", text(to).into()), ("from", Value::from(text(from)))];
            list.push(words.with("fix-detail", &args));
        }
        let list = list.join(" · ");
        if list.is_empty() {
            return;
        }
        would.becomes = match same {
            true => becomes(&format!("{} · {list}", would.was)),
            false => format!("{} · {list}", would.becomes),
        };
        if let Some((Good::Does(_), told)) = would.now.as_mut().filter(|_| same) {
            *told = words.with("fix-from-now-told", &[("what", Value::from(list))]);
        }
    }

    /// What would be if it had been something else, or not at all.
    fn would_be(&self, shell: &Shell, table: &Table, command: Option<&Command>) -> Result<Would, String> {
        let by = self.by.filter(|_| command.is_some());
        table.preview(shell, self.point, (command, by), &self.said).map(|preview| {
            let said = paid(&table.session, self.point).map(|paid| paid.seat);
            let now = if by == said { good(shell, table, (self.point, &self.later), command) } else { None };
            Would::of(shell, table, (self.point, &self.before, &self.later), preview, now)
        })
    }

    /// What is to be seen of it: when that is otherwise it is scrolled to. Nothing moves for what is only touched.
    pub fn shown(&self) -> (Point, bool) {
        (self.point, self.adding.as_ref().is_some_and(Adding::is_curse))
    }

    /// It was somebody else's card.
    pub fn gives(&mut self, shell: &Shell, table: &Table, by: Colour) {
        self.by = Some(by);
        self.tries(shell, table, self.command.clone());
    }

    /// Whether nothing of what was tried is still to be told first.
    pub fn is_told(&self) -> bool {
        matches!(&self.would, Some(Ok(would)) if !would.waits())
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
