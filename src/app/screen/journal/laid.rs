//! An earlier entry that is put right, as it lies there: what it is made of, and what it would come to.

use crate::app::icon::icon;
use crate::app::look::{BODY, TOUCH, TURN_TOUCH, card};
use crate::app::screen::journal::adding::Adding;
use crate::app::screen::journal::fixing::{Fixing, Message};
use crate::app::screen::journal::saying;
use crate::app::screen::journal::would::Would;
use crate::app::shell::Shell;
use crate::app::table::{Table, log};
use crate::app::widget::parts::{badge, body, bold, button, choice, dim, icon_button, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::{Names, Value};
use crate::play::fix::dials::{Dial, Mark};
use crate::play::fix::items;
use crate::rules::command::Command;
use crate::rules::ids::Colour;
use iced::widget::{Column, Id, column, container, row, space};
use iced::{Alignment, Element, Fill, Shrink};

/// The name of the card below the entry.
pub const PANEL: &str = "fixing";
/// The name of what lies below the list.
pub const BAR: &str = "fixing bar";
/// Entries named under one reason.
const NAMED: usize = 8;
/// Room for all that is asked of a Curse that is missing.
const ASKED: f32 = 314.0;
/// Room for what the entry was and the first that comes out otherwise.
const CAME: f32 = 80.0;
/// Room for one number and its name.
const DIAL: f32 = 70.0;
/// Room for what was touched, two lines of it.
const HEAD: f32 = 48.0;
/// Room above each of the two ways for what comes of it.
const TOLD: f32 = 88.0;

/// The card below the entry.
pub fn view<'a>(fixing: &'a Fixing, shell: &'a Shell, table: &'a Table) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let said = log::title_later(shell, &table.session, fixing.point, Some(&fixing.later)).unwrap_or_default();
    let head = if fixing.adding.is_some() { "missing-title" } else { "fix-title" };
    let mut list = column![bold(words.with(head, &[("what", Value::from(said))]), 18.0)].spacing(10);
    let adding = fixing.adding.as_ref().map(|adding| adding.view(shell, table, &fixing.before).map(Message::Add));
    // Of a Curse there is room at once for how much it costs, which is asked last.
    let room = if fixing.adding.as_ref().is_some_and(Adding::is_curse) { DIAL } else { 0.0 };
    list = list.push(adding).push(at_least(room, column![pieces(fixing, shell)]));
    let chosen = |command: Option<&Command>| fixing.tried.as_ref().is_some_and(|tried| tried.as_ref() == command);
    let mut options: Vec<Element<'a, Message>> = Vec::new();
    if let (Some(turning), chosen) = &fixing.turning {
        let turn = choice(look, turning.label.as_str(), *chosen).id("fix turned".to_owned());
        options.push(turn.on_press(Message::Turn).into());
    }
    // What was said already stays in its place.
    options.extend(fixing.already.1.as_deref().map(|label| choice(look, label, false).into()));
    for (label, other) in &fixing.others {
        let option = choice(look, label.as_str(), chosen(Some(other)));
        options.push(option.on_press(Message::Try(Some(other.clone()))).into());
    }
    if fixing.adding.is_none() {
        let strike = icon_button(look, "trash", words.get("fix-strike")).id("fix-strike".to_owned());
        options.push(strike.kind(Kind::Choice(chosen(None))).on_press(Message::Try(None)).into());
    }
    list = list.push((!options.is_empty()).then(|| wrapped(options, 6.0)));
    let would = fixing.would.as_ref().and_then(|would| would.as_ref().ok());
    // Room for what comes of a choice, so that it is in sight and nothing below gives way for it.
    let would = would.map_or_else(|| column![], |would| would_be(would, shell));
    let list = list.push(fixing.adding.is_none().then(|| at_least(CAME, would)));
    // Of a Curse more is asked than is offered at first: nothing moves once one is chosen.
    let room = if fixing.adding.as_ref().is_some_and(Adding::has_curses) { ASKED } else { 0.0 };
    let list = column![at_least(room, list)];
    container(list).padding(14).width(Fill).height(Shrink).style(card(look, look.torch, 2.0)).id(Id::new(PANEL)).into()
}

/// What it is made of: whose it is first, where that was never entered.
fn pieces<'a>(fixing: &'a Fixing, shell: &'a Shell) -> Element<'a, Message> {
    let missing = fixing.adding.is_some();
    let is_first = |(_, dial): &(usize, &Dial)| missing && matches!(dial.now, Mark::Seat(_));
    // Whom a Curse hit and whose it was stays where it was asked.
    let asked = fixing.adding.as_ref().is_some_and(Adding::is_curse);
    let each = fixing.dials.iter().enumerate().filter(|each| !(asked && is_first(each)));
    let (first, rest): (Vec<_>, Vec<_>) = each.partition(is_first);
    let rows = first.into_iter().chain(rest).map(|(nth, dial)| dial_row(shell, fixing, nth, dial));
    let name = fixing.command.as_ref().and_then(items::name);
    let name = name.map(|name| fixing.naming.view(shell, name).map(Message::Name));
    let owners = (!fixing.owners.is_empty()).then(|| owner_row(shell, fixing));
    column(rows).push(name).push(owners).spacing(10).into()
}

/// One die, number or link: what it is, what it could be, and what it is now.
fn dial_row<'a>(shell: &'a Shell, fixing: &'a Fixing, nth: usize, dial: &'a Dial) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let names = Names::of(&fixing.before).later(Some(&fixing.later));
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
            Mark::Door | Mark::Unsaid => ("door".to_owned(), body(words.get("missing-door")).into()),
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
    // What was not offered at first comes last: nothing moves for it.
    let offered = fixing.first.get(nth).map_or(dial.ways.len(), |first| first.ways.len()).min(dial.ways.len());
    let (offered, other) = dial.ways.split_at(offered);
    let ways = wrapped(offered.iter().map(way).chain(keys).chain(other.iter().map(way)).collect(), 6.0);
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
fn would_be<'a>(would: &'a Would, shell: &'a Shell) -> Column<'a, Message> {
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
    list
}

/// What was touched, and the two ways to have it so, each with what comes of it: always in sight and always there, so that
/// nothing moves once something is touched.
pub fn bar<'a>(fixing: &'a Fixing, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    // The letters lie here: nothing above gives way for them.
    if let Some(letters) = fixing.naming.letters(shell) {
        return container(letters.map(Message::Name)).id(Id::new(BAR)).into();
    }
    // What is written counts once it is done.
    let would = fixing.would.as_ref().filter(|_| fixing.naming.0.is_none());
    let (head, now, accept) = match (&fixing.turning, would) {
        ((Some(turning), true), _) => {
            let changes = turning.changes.as_deref().map(body);
            let never = column![dim(look, words.get("fix-accept-never"), BODY)];
            (bold(turning.line.as_str(), BODY).into(), (column![].push(changes), true), (never, false))
        }
        (_, None) => {
            let already = fixing.already.0.then(|| dim(look, words.get("fix-already"), BODY));
            let head = dim(look, words.get(hint(fixing)), BODY).into();
            (head, (column![].push(already), false), (column![], false))
        }
        (_, Some(Err(problem))) => {
            (body(problem.as_str()).color(look.bad).into(), (column![], false), (column![], false))
        }
        (_, Some(Ok(would))) => comes(fixing, would, shell),
    };
    let way = |id: &'static str, told: Column<'a, Message>, kind: Kind, message: Option<Message>| {
        column![at_least(TOLD, told), take(shell, id, kind, message)].spacing(6).width(Fill)
    };
    let kind = if now.1 { Kind::Plain } else { Kind::Primary };
    let from_now = way("fix-from-now", now.0, Kind::Primary, now.1.then_some(Message::FromNow));
    let accepts = way("fix-accept", accept.0, kind, accept.1.then_some(Message::Accept));
    let leaves = container(leaves(shell)).height(TURN_TOUCH).align_y(Alignment::Center);
    let ways = row![from_now, accepts, leaves].spacing(12).align_y(Alignment::End);
    container(column![at_least(HEAD, column![head]), ways].spacing(6)).id(Id::new(BAR)).into()
}

/// What is said before anything is touched.
fn hint(fixing: &Fixing) -> &'static str {
    match &fixing.adding {
        Some(adding) if adding.deeds.is_empty() => "missing-nothing",
        Some(adding) if adding.asks() => "missing-asks",
        Some(_) => "missing-hint",
        None if fixing.others.is_empty() && fixing.turning.0.is_none() && fixing.dials.is_empty() => "fix-hint-strike",
        None => "fix-hint",
    }
}

/// One of the two ways: what comes of it, and whether it can be had.
type Way<'a> = (Column<'a, Message>, bool);

/// What was touched, and what comes of it from now on, and of all that came after it.
fn comes<'a>(fixing: &'a Fixing, would: &'a Would, shell: &'a Shell) -> (Element<'a, Message>, Way<'a>, Way<'a>) {
    let (words, look, waits) = (&shell.words, shell.look, would.waits());
    let now = would.now.as_ref().filter(|_| waits || !would.is_all_same());
    let stands = would.stands.as_ref().filter(|_| !waits).map(|stands| bold(stands.as_str(), BODY));
    let goes = would.goes.as_ref().filter(|_| now.is_none() && !waits);
    let goes = goes.map(|(goes, _)| bold(goes.as_str(), BODY).color(look.bad));
    let asked = would.untold();
    let asked = asked.map(|asked| saying::view(asked, (&would.preview.game, &fixing.later), shell, Message::Say));
    let head = column![bold(would.becomes.as_str(), BODY)].push(stands).push(goes).push(asked).spacing(6);
    let told = match now {
        Some((_, told)) => body(told.as_str()),
        None if would.now.is_some() => dim(look, words.get("fix-now-same"), BODY),
        None if fixing.already.0 => dim(look, words.get("fix-already"), BODY),
        None => dim(look, words.get("fix-now-never"), BODY),
    };
    // What it comes to is not known before.
    let accept = match waits {
        true => column![dim(look, words.get("fix-untold"), BODY)],
        false => comes_to(would, shell),
    };
    (head.into(), (column![told], now.is_some()), (accept, !waits))
}

/// Something with room below it, where it needs less.
fn at_least<'a>(height: f32, content: Column<'a, Message>) -> Element<'a, Message> {
    row![content.width(Fill), space().width(1).height(height)].into()
}

/// One of the ways; dead as long as there is something to be told first.
fn take<'a>(shell: &'a Shell, id: &'static str, kind: Kind, message: Option<Message>) -> Element<'a, Message> {
    let take = press(shell.look, bold(shell.words.get(id), 18.0)).kind(kind).height(TURN_TOUCH).width(Fill).centred();
    take.id(id.to_owned()).on_press_maybe(message).into()
}

/// What of all that came after it stays, and how it ends.
fn comes_to<'a>(would: &'a Would, shell: &'a Shell) -> Column<'a, Message> {
    let words = &shell.words;
    let counts = [
        ("same", would.same.into()),
        ("differs", would.differing.len().into()),
        ("dropped", would.preview.dropped().into()),
    ];
    let counted = if would.is_all_same() { words.get("fix-would-same") } else { words.with("fix-would", &counts) };
    let ends = (!would.ends.is_empty()).then(|| words.with("fix-ends", &[("what", Value::from(would.ends.as_str()))]));
    column![body(counted), ends.map(body)].spacing(2)
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
