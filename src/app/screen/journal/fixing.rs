//! An earlier entry put right: its dice, numbers and links lie there to be touched, and what that would change is read
//! before anything is taken over.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, TURN_TOUCH, card};
use crate::app::screen::journal::turning::Turning;
use crate::app::shell::Shell;
use crate::app::table::{Table, log};
use crate::app::widget::parts::{badge, body, bold, button, choice, dim, icon_button, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value};
use crate::play::fix::dials::{Dial, Mark, dials};
use crate::play::fix::now::{comes_to, from_now};
use crate::play::fix::others::{Other, others};
use crate::play::fix::paid::{self, paid};
use crate::play::fix::ran::{caught_after_all, given_back};
use crate::play::narrate;
use crate::play::preview::{Fate, Preview};
use crate::play::timeline::Point;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::engine;
use crate::rules::event::{Event, Fact};
use crate::rules::fight::{self, roll, sides};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::played::Played;
use crate::rules::question::Ask;
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
    /// Which.
    pub point: Point,
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

/// What makes an entry good from now on.
#[derive(Clone, Debug)]
pub enum Good {
    /// A correction.
    Does(Command),
    /// Somebody was caught after all: their sheet lies open for what Bad Stuff takes, with a line that says so.
    Caught(Colour, String),
    /// A fight came out the other way.
    Turned(Turning),
}

/// What a fix would do, as it is read.
#[derive(Debug)]
struct Would {
    preview: Preview,
    /// What came of the entry, and what would.
    was: String,
    becomes: String,
    /// What makes it good from now on, and how that is told.
    now: Option<(Good, String)>,
    /// How the fight that goes on would stand, where that is otherwise.
    stands: Option<String>,
    /// What of the game is thrown away with it, and what can be done instead.
    goes: Option<String>,
    /// Why entries no longer fit, each reason once, with the entries.
    reasons: Vec<(String, Vec<String>)>,
    /// Entries that come out otherwise: what each was called, and what is otherwise about it.
    differing: Vec<(String, String)>,
    /// How many come out the same, as far as anybody reads.
    same: usize,
    /// The players' numbers, where they are others in the end.
    ends: String,
}

/// What is touched in it.
#[derive(Clone, Debug)]
pub enum Message {
    /// It should have been this, or not at all.
    Try(Option<Command>),
    /// It came from this hand.
    By(Colour),
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
        Fixing { point, command, before, dials, owners, by, others, tried: None, would: None, turning }
    }

    /// Its fight came out the other way.
    pub fn turns(&mut self) {
        (self.tried, self.would, self.turning.1) = (None, None, true);
    }

    /// It should have been something else, or not at all.
    pub fn tries(&mut self, shell: &Shell, table: &Table, command: Option<Command>) {
        self.turning.1 = false;
        let command = command.map(|command| renamed(shell, &self.before, command));
        let by = self.by.filter(|_| command.is_some());
        self.would = Some(table.preview(shell, self.point, (command.as_ref(), by)).map(|preview| {
            let said = paid(&table.session, self.point).map(|paid| paid.seat);
            let now = if by == said { good(shell, table, (self.point, &self.before), command.as_ref()) } else { None };
            Would::of(shell, table, (self.point, &self.before), preview, now)
        }));
        if let Some(command) = &command {
            self.command = Some(command.clone());
            self.dials = pieces(table, &self.before, Some(command));
        }
        self.tried = Some(command);
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

impl Would {
    /// Whether nobody would read anything else of what came after it.
    fn is_all_same(&self) -> bool {
        self.same == self.preview.later.len()
    }

    fn of(
        shell: &Shell,
        table: &Table,
        (point, before): (Point, &Game),
        preview: Preview,
        now: Option<(Good, String)>,
    ) -> Would {
        let first = preview.deeds.iter().zip(&preview.points).find(|(_, of)| **of == point);
        let becomes = match first {
            Some((deed, _)) => {
                let told = log::told(shell, table, before, &deed.facts).join(" · ");
                shell.words.with("fix-becomes", &[("what", Value::from(told))])
            }
            None => shell.words.get("fix-gone"),
        };
        let ends = comes_to(&table.session, &preview.game).and_then(|command| log::would_tell(shell, table, &command));
        let ends = ends.unwrap_or_default();
        let (differing, silent) = differing(shell, table, &preview);
        Would {
            was: log::lines(shell, &table.session, point).join(" · "),
            becomes,
            now,
            reasons: reasons(shell, table, &preview),
            differing,
            same: preview.same() + silent,
            goes: goes(shell, table, point, &preview),
            stands: stands(shell, table, &preview.game),
            ends,
            preview,
        }
    }
}

/// What makes an entry good from now on, and how that is told.
fn good(
    shell: &Shell,
    table: &Table,
    (point, before): (Point, &Game),
    command: Option<&Command>,
) -> Option<(Good, String)> {
    let session = &table.session;
    let does = from_now(session, point, command).or_else(|| given_back(session, point, command?));
    if let Some(does) = does {
        let told = log::would_tell(shell, table, &does)?;
        return Some((Good::Does(does), shell.words.with("fix-from-now-told", &[("what", told.into())])));
    }
    let (seat, monster) = caught_after_all(session, point, command?)?;
    let args = [
        ("seat", Value::from(shell.words.seat(seat, Names::of(table.game())))),
        ("monster", shell.words.monster(monster, Names::of(before)).into()),
    ];
    let line = shell.words.with("fix-caught-line", &args);
    Some((Good::Caught(seat, line), shell.words.with("fix-caught", &args)))
}

/// How the fight that goes on would stand, where that is otherwise than it does.
fn stands(shell: &Shell, table: &Table, would: &Game) -> Option<String> {
    let book = table.session.book();
    let sum = |game: &Game| {
        let now = fight::under_way(game)?;
        let throws: &[fight::Throw] = if let fight::Stage::Rolled(throws) = &now.stage { throws } else { &[] };
        Some(roll::totals(&sides::sums(book, game, now), throws))
    };
    let (ours, theirs) = sum(would).filter(|would| sum(table.game()).is_some_and(|now| now != *would))?;
    Some(shell.words.with("fix-fight-stands", &[("ours", ours.into()), ("theirs", theirs.into())]))
}

/// What of the game goes with what no longer fits, in words: whole turns, a fight, or how this very fight ended.
fn goes(shell: &Shell, table: &Table, point: Point, preview: &Preview) -> Option<String> {
    let (words, timeline) = (&shell.words, table.session.timeline());
    let dropped = || preview.later.iter().filter(|(_, fate)| matches!(fate, Fate::Dropped(_)));
    dropped().next()?;
    let ends = |point: Point| {
        let over = |fact: &Fact| matches!(&fact.event, Event::Fight(told) if told.is_over());
        timeline.node(point).is_some_and(|node| node.facts.iter().any(over))
    };
    let turns = table.game().turn.number.saturating_sub(preview.game.turn.number);
    if turns == 0 {
        let fight = dropped().map(|(point, _)| *point).find(|point| ends(*point))?;
        let next = timeline.path(timeline.here()).into_iter().find(|at| *at > point && ends(*at));
        if next == Some(fight) && fight::kept(&timeline.state(point)).is_some() {
            let what = log::title(shell, &table.session, fight).unwrap_or_default();
            return Some(words.with("fix-this-goes", &[("what", what.into())]));
        }
        return Some(format!("{} {}", words.get("fix-fight-goes"), words.get("fix-by-hand")));
    }
    let gone = words.with("fix-turns-go", &[("turns", turns.into())]);
    // What is missing is what the rest waits for.
    let (book, game) = (table.session.book(), &preview.game);
    let asked = engine::question(book, game);
    let waits = asked.seat.filter(|_| !matches!(asked.ask, Ask::Table(table::Ask::Turn { .. }))).map(|seat| {
        let what = words.asked(book, game, &asked).into();
        words.with("fix-waits", &[("seat", words.seat(seat, Names::of(game)).into()), ("what", what)])
    });
    let by_hand = Some(words.get("fix-by-hand"));
    Some([Some(gone), waits, by_hand].into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// Why entries no longer fit, each reason once, with what they are called.
fn reasons(shell: &Shell, table: &Table, preview: &Preview) -> Vec<(String, Vec<String>)> {
    let mut reasons: Vec<(String, Vec<String>)> = Vec::new();
    for (point, fate) in &preview.later {
        let why = match fate {
            Fate::Same | Fate::Differs(_) => continue,
            Fate::GoesWith => shell.words.get("fix-goes-with"),
            Fate::Unreadable => shell.words.get("fix-unreadable"),
            Fate::Dropped(why) => match why.message.id {
                // Nobody has touched these now: what they answered is what does not come up.
                "not-asked" | "asked-something-else" => shell.words.get("fix-not-asked"),
                _ => shell.words.say(&why.message, Names::of(table.game())),
            },
        };
        let title = log::title(shell, &table.session, *point).unwrap_or_default();
        match reasons.iter_mut().find(|(reason, _)| *reason == why) {
            Some((_, titles)) => titles.push(title),
            None => reasons.push((why, vec![title])),
        }
    }
    reasons
}

/// The entries that come out otherwise, and what is told of them now that was not told before; and how many of them are
/// told just as they were.
fn differing(shell: &Shell, table: &Table, preview: &Preview) -> (Vec<(String, String)>, usize) {
    let mut game = table.session.timeline().state(preview.from);
    let (mut list, mut silent) = (Vec::new(), 0);
    for (deed, point) in preview.deeds.iter().zip(&preview.points) {
        let differs = preview.later.iter().any(|(of, fate)| of == point && matches!(fate, Fate::Differs(_)));
        if differs {
            let (was, now) = (log::lines(shell, &table.session, *point), log::told(shell, table, &game, &deed.facts));
            let new: Vec<&str> = now.iter().filter(|line| !was.contains(line)).map(String::as_str).collect();
            let gone: Vec<&str> = was.iter().filter(|line| !now.contains(line)).map(String::as_str).collect();
            let told = match (new.is_empty(), gone.is_empty()) {
                (false, _) => Some(new.join(" · ")),
                (true, false) => Some(shell.words.with("fix-no-longer", &[("what", gone.join(" · ").into())])),
                (true, true) => None,
            };
            match told {
                Some(told) => list.push((log::title(shell, &table.session, *point).unwrap_or_default(), told)),
                None => silent += 1,
            }
        }
        deed.facts.iter().for_each(|fact| game.apply(&fact.event));
    }
    (list, silent)
}

/// The card below the entry.
pub fn view<'a>(fixing: &'a Fixing, shell: &'a Shell, table: &'a Table) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let said = log::title(shell, &table.session, fixing.point).unwrap_or_default();
    let mut list = column![bold(words.with("fix-title", &[("what", Value::from(said))]), 18.0)].spacing(10);
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
    let hint = if options.is_empty() && fixing.dials.is_empty() { "fix-hint-strike" } else { "fix-hint" };
    let strike = icon_button(look, "trash", words.get("fix-strike")).id("fix-strike".to_owned());
    options.push(strike.kind(Kind::Choice(chosen(None))).on_press(Message::Try(None)).into());
    // Beside what is applied it is always in sight.
    if !matches!(fixing.would, Some(Ok(_))) && !fixing.turning.1 {
        options.push(leaves(shell));
    }
    list = list.push(wrapped(options, 6.0));
    let list = match &fixing.would {
        None if fixing.turning.1 => list,
        None => list.push(dim(look, words.get(hint), BODY)),
        Some(Err(problem)) => list.push(body(problem.as_str()).color(look.bad)),
        Some(Ok(would)) => list.push(would_be(would, shell)),
    };
    container(list).padding(14).width(Fill).height(Shrink).style(card(look, look.torch, 2.0)).id(Id::new(PANEL)).into()
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
    let ways = wrapped(dial.ways.iter().map(way).collect(), 6.0);
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
    let mut list = column![bold(would.becomes.as_str(), BODY), stands, body(counted), ends.map(body)].spacing(6);
    let now = would.now.as_ref().filter(|_| !would.is_all_same());
    list = list.push(now.map(|(_, told)| body(told.as_str())));
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
