//! The log: what happened, newest first; each line says why when it is touched.

pub mod line;

use crate::app::shell::Shell;
use crate::app::table::cardboard::stamps;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::sealed;
use crate::app::table::state::Table;
use crate::app::widget::newest::newest;
use crate::app::widget::parts::{body, bold, thin};
use crate::app::widget::press::{Kind, press};
use crate::app::widget::spoken::news;
use crate::catalog::words::Names;
use crate::play::narrate::{self, Tone};
use crate::play::session::Session;
use crate::play::timeline::Point;
use crate::rules::cards;
use crate::rules::command::Command;
use crate::rules::engine;
use crate::rules::event::{Event, Fact};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use iced::widget::text::Wrapping;
use iced::widget::{column, container, scrollable};
use iced::{Element, Fill, Shrink};
pub use line::LogLine;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// So long nobody is interrupted who has scrolled it, in milliseconds.
const READS: i64 = 5_000;
/// Lines shown.
const SHOWN: usize = 40;
/// Deeds looked back on at first when a game is opened or its history travelled; and at most, where few of them are told.
const DEEDS: usize = 16;
const MOST: usize = 256;

/// The lines of the last deeds, told with the names of their time.
pub fn recent(shell: &Shell, session: &Session) -> Vec<LogLine> {
    // Most records of a game in the app are passes that nobody tells: it is lines that are wanted.
    let mut deeds = DEEDS;
    loop {
        let lines = of_last(shell, session, deeds);
        if lines.len() >= SHOWN || deeds >= MOST || deeds >= session.timeline().path(session.timeline().here()).len() {
            return lines;
        }
        deeds *= 2;
    }
}

/// The lines of so many deeds, the last ones.
fn of_last(shell: &Shell, session: &Session, deeds: usize) -> Vec<LogLine> {
    let timeline = session.timeline();
    let path = timeline.path(timeline.here());
    let first = path.len().saturating_sub(deeds);
    // What chance will say is settled before anything happens, and can be checked when all is over.
    let mut lines = Vec::new();
    if first == 0 {
        lines.extend(sealed::first_line(shell, session));
    }
    let Some(start) = path.get(first) else { return lines };
    let mut before = timeline.state(timeline.parent(*start));
    for (point, node) in path[first..].iter().filter_map(|point| Some((point, timeline.node(*point)?))) {
        let mut now = before.clone();
        for fact in &node.facts {
            now.apply(&fact.event);
        }
        let names = Names::told(session.book(), &now, &before);
        let told = narrate::tell_by(session.book(), &before, &node.facts);
        lines.extend(LogLine::of(&shell.words, names, (&before, &told), *point));
        before = now;
        lines.extend(stamps::ended(shell, session, *point));
    }
    lines
}

/// What a point of history is called, with the names of its time.
pub fn title(shell: &Shell, session: &Session, point: Point) -> Option<String> {
    title_later(shell, session, point, None)
}

/// The same apart from what surrounds it, with the names that monsters were given later.
pub fn title_later(shell: &Shell, session: &Session, point: Point, later: Option<&Game>) -> Option<String> {
    let timeline = session.timeline();
    let node = timeline.node(point)?;
    let before = timeline.state(node.parent);
    let mut now = before.clone();
    node.facts.iter().for_each(|fact| now.apply(&fact.event));
    let names = Names::told(session.book(), &now, &before).later(later);
    Some(shell.words.say(&narrate::title::title(&before, node), names))
}

/// What undo would take back: a fix goes whole, whatever came last in it.
pub fn undone(shell: &Shell, session: &Session) -> Option<String> {
    let timeline = session.timeline();
    let point = timeline.undone_by_undo()?;
    let Some(before) = timeline.node(point)?.before_fix else { return title(shell, session, point) };
    let record = timeline.node(point)?.record;
    let deeds: Vec<Point> =
        timeline.back(point).take_while(|(_, node)| node.record == record).map(|(at, _)| at).collect();
    let first = *deeds.last()?;
    let own = |at: Point| timeline.node(at).map(|node| &node.command);
    let was = timeline.back(before).find(|(_, node)| node.parent == timeline.parent(first)).map(|(at, _)| at);
    // What was missing stands before what was there already.
    let added = deeds.iter().rev().nth(1).is_some_and(|next| was.is_some_and(|was| own(*next) == own(was)));
    let what = title(shell, session, was.filter(|_| !added).unwrap_or(first))?;
    Some(shell.words.with("undo-fix", &[("what", what.into())]))
}

/// All that was said of a point of history, with the names of its time; but not whose turn begins.
pub fn lines(shell: &Shell, session: &Session, point: Point) -> Vec<String> {
    lines_later(shell, session, point, None)
}

/// The same apart from what surrounds it, with the names that monsters were given later.
pub fn lines_later(shell: &Shell, session: &Session, point: Point, later: Option<&Game>) -> Vec<String> {
    let timeline = session.timeline();
    let Some(node) = timeline.node(point) else { return Vec::new() };
    let before = timeline.state(node.parent);
    let mut now = before.clone();
    for fact in &node.facts {
        now.apply(&fact.event);
    }
    let names = Names::told(session.book(), &now, &before).later(later);
    let told =
        narrate::tell_by(session.book(), &before, &node.facts).into_iter().filter(|line| line.tone != Tone::Turn);
    told.map(|line| shell.words.say(&line.message, names)).collect()
}

/// Facts as the journal tells them, a sentence each, with the names that monsters were given later; but not whose turn
/// begins.
pub fn told(shell: &Shell, table: &Table, (before, facts): (&Game, &[Fact]), later: &Game) -> Vec<String> {
    let mut now = before.clone();
    facts.iter().for_each(|fact| now.apply(&fact.event));
    let names = Names::told(table.session.book(), &now, before).later(Some(later));
    let lines = narrate::tell_by(table.session.book(), before, facts).into_iter();
    lines.filter(|line| line.tone != Tone::Turn).map(|line| shell.words.say(&line.message, names)).collect()
}

/// What a correction would do now, as it is told.
pub fn would_tell(shell: &Shell, table: &Table, command: &Command) -> Option<String> {
    let mut facts = engine::act(table.session.book(), &mut table.game().clone(), command).ok()?;
    let hand = |fact: &Fact| match &fact.event {
        Event::Cards(cards::Event::Hand { seat, .. }) => Some(*seat),
        _ => None,
    };
    // A hand is told once, as it is in the end; and not at all where nobody counts it.
    let hands: Vec<Option<Colour>> = facts.iter().map(hand).collect();
    let mut place = 0..;
    facts.retain(|_| {
        let at = place.next().unwrap_or(0);
        hands[at].is_none() || (table.game().keeps_goods() && !hands[at + 1..].contains(&hands[at]))
    });
    if facts.is_empty() {
        return None;
    }
    Some(told(shell, table, (table.game(), &facts), table.game()).join(" · "))
}

/// The log as a list, below what is told before it.
pub fn view<'a>(table: &'a Table, shell: &Shell, recap: Option<Element<'a, Message>>) -> Element<'a, Message> {
    let look = shell.look;
    let lines = table.log.iter().rev().take(SHOWN).enumerate().map(|(at, line)| {
        let text = match line.tone {
            Tone::Turn => bold(line.text.as_str(), 16.0).color(look.torch),
            Tone::Reminder => body(line.text.as_str()).color(look.good),
            Tone::Plain => body(line.text.as_str()).wrapping(Wrapping::WordOrGlyph),
        };
        // Where the app is at it buttons come any moment: a touch meant for them opens nothing else.
        let asks = !line.cites.is_empty() && !table.is_busy();
        let sealed = line.id == sealed::SEALED && !table.is_busy();
        let opens = if sealed { Panel::Dice } else { Panel::Told(line.cites, line.point) };
        let why = (asks || sealed).then_some(Message::opens(opens));
        let row: Element<'a, Message> = match why {
            Some(why) => {
                press(look, text).kind(Kind::Quiet).width(Fill).height(Shrink).padding([12, 8]).on_press(why).into()
            }
            None => container(text).padding([12, 8]).into(),
        };
        // What is new is said.
        if at == 0 { news(row) } else { row }
    });
    let list =
        scrollable(column![recap].extend(lines).spacing(0).width(Fill)).direction(thin()).height(Fill).width(Fill);
    // What is new is read, whatever was looked up before it; but for whoever is just looking it up.
    let mut told = DefaultHasher::new();
    (table.log.len(), table.log.last().map(|line| line.text.as_str())).hash(&mut told);
    let reads = table.log_read.is_some_and(|at| (0..READS).contains(&(shell.clock.now() - at)));
    newest(told.finish(), list).reads(reads).on_read(Message::ReadsLog).into()
}
