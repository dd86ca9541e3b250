//! What has happened since somebody did something last. A turn of those the app plays goes by in seconds: whoever is asked
//! afterwards has the most important of it before them until they do something.

use crate::app::look::card;
use crate::app::route::Route;
use crate::app::shell::Shell;
use crate::app::table::hot::came;
use crate::app::table::hot::state::{Hot, Touched};
use crate::app::table::log::line::LogLine;
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, bold};
use crate::app::widget::press::{Kind, press};
use crate::play::narrate::line::Tone;
use crate::play::timeline::Point;
use crate::rules::event::{Event, Fact, FightTold};
use crate::rules::fight;
use crate::rules::ids::Colour;
use iced::widget::{column, container};
use iced::{Element, Fill, Padding, Shrink};

/// Most deeds that are told.
pub const MOST: usize = 12;
/// Most that is told of one of them.
const PARTS: usize = 3;
/// How much more it matters what happens to oneself.
const OWN: u8 = 3;

impl Hot {
    /// What the app does now is skipped: whoever is asked next is told all of it.
    pub(in crate::app::table) fn skips(&mut self) {
        self.touched.iter_mut().for_each(|touched| touched.skipped = true);
    }
}

impl Table {
    /// Somebody does something: all that has been told so far they have seen.
    pub(in crate::app::table) fn touches(&mut self, seat: Colour) {
        #[cfg(feature = "phones")]
        let held = self.game().seat(seat).map(|own| own.held.clone()).unwrap_or_default();
        let (told, turn) = (self.log.len(), self.game().turn.number);
        if let Some(hot) = &mut self.hot {
            hot.touched.retain(|touched| touched.seat != seat);
            hot.touched.push(Touched {
                seat,
                turn,
                #[cfg(feature = "phones")]
                held,
                told,
                skipped: false,
            });
        }
    }

    /// What has been told since a seat did something last.
    pub fn since(&self, seat: Colour) -> &[LogLine] {
        let touched = self.hot.as_ref().and_then(|hot| hot.touched.iter().find(|touched| touched.seat == seat));
        touched.and_then(|touched| self.log.get(touched.told..)).unwrap_or_default()
    }

    /// What those the app plays have done since whoever is asked did something last, once a turn of theirs has gone by or
    /// anything of it has been skipped.
    pub fn recap(&self) -> Vec<String> {
        let Some(mover) = self.hot.as_ref().filter(|_| self.is_open()).and_then(Hot::mover) else { return Vec::new() };
        let turn = &self.game().turn;
        let touched = self.hot.as_ref().and_then(|hot| hot.touched.iter().find(|touched| touched.seat == mover));
        let gone = touched.map_or(0, |touched| turn.number.saturating_sub(touched.turn));
        let bots = self.game().seats.iter().any(|seat| seat.bot.is_some());
        // What is left of the own turn is no turn of others.
        let skipped = touched.is_some_and(|touched| touched.skipped);
        if !bots || !skipped && gone < if turn.seat == Some(mover) { 1 } else { 2 } {
            return Vec::new();
        }
        let own = |line: &&LogLine| turn.seat == Some(mover) && self.is_own_fight(line.point);
        let mut lines: Vec<&LogLine> = self.since(mover).iter().collect();
        // What was before the turn began was others'.
        let begins = lines.iter().rposition(|line| line.tone == Tone::Turn).unwrap_or_default();
        let turns = lines.split_off(begins);
        lines.extend(turns.into_iter().filter(|line| !own(line)));
        deeds(&lines, mover)
    }

    /// Whether with a deed whoever's turn it is won a fight: they were there.
    fn is_own_fight(&self, point: Point) -> bool {
        let won = |fact: &Fact| match &fact.event {
            Event::Fight(fight::Event::Fight { what, .. }) => matches!(what, FightTold::Over { won: true, .. }),
            _ => false,
        };
        self.session.timeline().node(point).is_some_and(|node| node.facts.iter().any(won))
    }
}

/// A line a deed, each with the most important of it: first what has happened to who is asked, then what else has, in the
/// order it was done. Where there are too many the oldest go: what came last is what somebody finds before them.
fn deeds(lines: &[&LogLine], own: Colour) -> Vec<String> {
    let of = |deed: &[&LogLine]| {
        let mut told: Vec<(u8, usize)> = deed.iter().enumerate().map(|(at, line)| (weighs(line, own), at)).collect();
        told.retain(|(weight, _)| *weight > 0);
        told.sort_by_key(|(weight, at)| (std::cmp::Reverse(*weight), *at));
        told.truncate(PARTS);
        told.sort_by_key(|(_, at)| *at);
        let told: Vec<&str> = told.iter().filter_map(|(_, at)| Some(deed.get(*at)?.whole.as_str())).collect();
        (!told.is_empty()).then(|| told.join(" · "))
    };
    let mine = |deed: &[&LogLine]| deed.iter().any(|line| line.weight > 0 && line.about.contains(&own));
    let deeds = lines.chunk_by(|a, b| a.point == b.point).filter_map(|deed| Some((mine(deed), of(deed)?)));
    let (mut first, mut rest): (Vec<_>, Vec<_>) = deeds.partition(|(mine, _)| *mine);
    first.drain(..first.len().saturating_sub(MOST));
    rest.drain(..rest.len().saturating_sub(MOST - first.len()));
    first.into_iter().chain(rest).map(|(_, deed)| deed).collect()
}

/// How much a line matters to somebody.
fn weighs(line: &LogLine, own: Colour) -> u8 {
    if line.weight > 0 && line.about.contains(&own) { line.weight + OWN } else { line.weight }
}

/// What whoever is asked has missed, above all else that is told; a touch opens the journal.
pub fn view<'a>(table: &Table, shell: &Shell) -> Option<Element<'a, Message>> {
    let (look, deeds) = (shell.look, table.recap());
    if deeds.is_empty() {
        return None;
    }
    // What concerns whoever is asked comes first.
    let lines = came::told(table, shell).into_iter().chain(deeds).map(|deed| body(deed).size(14.0).into());
    let head = bold(shell.words.get("recap-head"), 15.0).color(look.torch);
    let list = column![head].extend(lines).spacing(4).width(Fill);
    let list = container(list).padding([8, 10]).width(Fill).style(card(look, look.torch, 1.5));
    let press = press(look, list).kind(Kind::Quiet).padding(0).width(Fill).height(Shrink).id("recap".to_owned());
    let press = press.on_press(Message::goes(Route::Journal));
    Some(container(press).padding(Padding::ZERO.top(4.0).bottom(4.0).right(8.0)).into())
}
