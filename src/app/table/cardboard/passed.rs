//! The turn has passed, although nobody has said so: whoever has fought, or lies dead, meets no monster any more. What is
//! touched then is the next player's.

use crate::app::look::TOUCH;
use crate::app::shell::Shell;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::draft::Edit;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::panels::found::state::Wanted;
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{bold, shortened, tool};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::command::Command;
use crate::rules::doors::Command as Door;
use crate::rules::event::{Event, FightTold};
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::seat::Seat;
use crate::rules::table::order;
use crate::rules::{fight, table as seats, turn};
use iced::widget::row;
use iced::{Alignment, Element};

/// A name in a heading has at most so many letters.
const NAMED: usize = 12;
/// The same where whose turn it still is has two lines, and how wide they are.
const WHOSE: usize = 14;
const STILL: f32 = 128.0;

/// Whose turn it is after this one, if it is somebody else's.
pub fn next(table: &Table) -> Option<Colour> {
    let now = table.game().turn.seat?;
    order::next(table.game()).filter(|next| *next != now)
}

/// Whoever's turn it is, if they lie dead: there is nothing they could do.
pub fn dead(table: &Table) -> Option<&Seat> {
    table.game().turn.seat.and_then(|seat| table.game().seat(seat)).filter(|seat| seat.dead)
}

/// Whose monster it is that is met now, where it is not the turn's: somebody has fought already (MC-TROUBLE-02), unless the
/// table says that it is still their turn; or lies dead (MC-DEATH-09).
pub fn on(table: &Table) -> Option<Colour> {
    let fought = met_one(table) && !table.draft.another;
    next(table).filter(|_| fought || dead(table).is_some())
}

/// Whether a monster was met in this turn, whatever became of it.
pub fn met_one(table: &Table) -> bool {
    table.game().turn.fought || sent_away(table)
}

/// Whether a monster was sent away in this turn: it was met all the same (MC-TROUBLE-02).
fn sent_away(table: &Table) -> bool {
    let timeline = table.session.timeline();
    for fact in timeline.back(timeline.here()).flat_map(|(_, node)| &node.facts) {
        match &fact.event {
            Event::Fight(fight::Event::Fight { what: FightTold::Sent(_), .. }) => return true,
            Event::Table(seats::Event::Turn { .. }) => return false,
            _ => {}
        }
    }
    false
}

/// Whose monster it is, and that it is not after all.
pub fn title<'a>(table: &'a Table, shell: &'a Shell, next: Colour) -> Element<'a, Message> {
    let (words, look, names) = (&shell.words, shell.look, Names::of(table.game()));
    // One line of a name each: the numbers stay where they are.
    let called = |seat| shortened(&words.seat(seat, names), NAMED);
    let title = words.with("doors-monster-next", &[("seat", called(next).into())]);
    // Whoever was met before is found by a letter or two, whoever meets them.
    let any = shell.owners_box().met().foes().next().is_some();
    let found = tool(look, "box").called(words.get("met-box")).id("from the box".to_owned());
    let found = found.on_press_maybe(any.then(|| Message::opens(Panel::found(Wanted::Foe))));
    let still = table.game().turn.seat.filter(|_| dead(table).is_none()).map(|now| {
        let text = words.with("doors-still", &[("seat", shortened(&words.seat(now, names), WHOSE).into())]);
        // Its two lines are as high as it is.
        let text = bold(text, 15.0).line_height(1.2).align_x(Alignment::Center);
        let still = press(look, text)
            .centred()
            .kind(Kind::Quiet)
            .padding([2, 8])
            .width(STILL)
            .height(TOUCH)
            .id("still".to_owned());
        still.on_press(Message::edits(Edit::Another(true)))
    });
    // As high as what stands there otherwise: the numbers below stay where they are.
    let way = |title: &str, size: f32| bold(title.to_owned(), size).line_height(1.2).color(look.torch).into();
    let brief = words.with("doors-monster-next-brief", &[("seat", called(next).into())]);
    let ways = [17.0, 15.0, 13.0].map(|size| way(&title, size));
    let ways: Vec<_> = ways.into_iter().chain([15.0, 13.0].map(|size| way(&brief, size))).collect();
    row![fitting(ways).centred(), found, still].spacing(6).height(TOUCH).align_y(Alignment::Center).into()
}

/// A monster of a Level, and nothing else known of it.
pub fn met(level: i16) -> Command {
    Command::Doors(Door::Meet { def: Box::new(of(level)) })
}

fn of(level: i16) -> MonsterDef {
    MonsterDef { level: Some(level), ..MonsterDef::default() }
}

/// A monster that is the next player's.
pub fn meets(level: i16) -> Message {
    Message::Asked(OnAsked::Passes(Box::new(of(level))))
}

impl Table {
    /// A monster of the Box is met: by the next player, where whoever's turn it was meets nobody any more.
    pub(in crate::app::table) fn meets(&mut self, shell: &mut Shell, def: MonsterDef) {
        let turn = matches!(self.question.ask, Ask::Table(seats::Ask::Turn { .. }));
        if turn && on(self).is_some() {
            (self.panel, self.aside) = (None, None);
            self.passes(shell, def);
        } else if self.submit(shell, &Command::Doors(Door::Meet { def: Box::new(def) })) {
            (self.panel, self.aside) = (None, None);
        }
    }

    /// The turn passes, and its monster is there at once, unless something comes before it: Charity.
    pub(in crate::app::table) fn passes(&mut self, shell: &mut Shell, def: MonsterDef) {
        let passed = self.submit(shell, &Command::Turn(turn::Command::EndTurn));
        if passed && matches!(self.question.ask, Ask::Table(seats::Ask::Turn { .. })) {
            self.submit(shell, &Command::Doors(Door::Meet { def: Box::new(def) }));
        }
    }
}
