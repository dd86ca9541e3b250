//! Cards that came into a fight as a touched number: from whose hand, which nobody need say; and what a monster brought
//! whose Treasures nobody told. Where hands are counted they drift without it.

use crate::app::icon::{icon, shape};
use crate::app::look::TOUCH;
use crate::app::shell::Shell;
use crate::app::table::{Message, Table};
use crate::app::widget::parts::{bold, dim};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::rules::amount::Amount;
use crate::rules::answer::Answer;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::effect::Effect;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::table;
use iced::widget::{Row, column, row};
use iced::{Alignment, Element, Fill};

/// Treasures a monster brings at most, as far as it is a touch.
const MOST: u8 = 5;

/// What nobody has said yet.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Loose {
    /// Whose hand so many cards of a deck came from.
    Cards(Deck, u8),
    /// How many Treasures these have drawn.
    Treasures(Vec<Colour>),
}

/// What has not been said of what was touched last; it is asked until something else is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owed {
    what: Loose,
    /// After how many records.
    at: u32,
}

impl Table {
    /// Something was done: what has not been said of it?
    pub(in crate::app::table) fn leaves_open(&mut self, before: &Game, command: &Command) {
        let at = self.session.records();
        let kept = self.is_cardboard() && self.game().keeps_goods();
        let said = self.owed.take().map(|owed| owed.what);
        self.owed = said_after(said, command)
            .or_else(|| came(before, command, self.session.book().rules.kinds()))
            .or_else(|| untold(before, self.game(), command))
            .filter(|_| kept)
            .map(|what| Owed { what, at });
    }

    /// What is asked besides, as long as nothing else was done.
    fn open(&self) -> Option<&Loose> {
        self.owed.as_ref().filter(|owed| owed.at == self.session.records()).map(|owed| &owed.what)
    }
}

/// The effects of a command, if it is something that happened.
fn happened(command: &Command) -> &[Effect] {
    let Command::Table(table::Command::Effects { effects, .. }) = command else { return &[] };
    effects
}

/// Who still has not said how many Treasures, once somebody has.
fn said_after(said: Option<Loose>, command: &Command) -> Option<Loose> {
    let (Some(Loose::Treasures(mut to)), [Effect::Cards(cards::Effect::Hand { seat, .. })]) = (said, happened(command))
    else {
        return None;
    };
    to.retain(|who| who != seat);
    (!to.is_empty()).then_some(Loose::Treasures(to))
}

/// Cards that nobody has named: what counts for a side is a Treasure, what lies on a monster or brings one is not.
fn came(before: &Game, command: &Command, other: Deck) -> Option<Loose> {
    if let Command::Doors(doors::Command::Meet { .. }) = command {
        // With the monster comes the card that brings it (MC-INTF-04).
        return fight::under_way(before).map(|_| Loose::Cards(other, 2));
    }
    match happened(command) {
        [Effect::Fight(fight::Effect::Term { add })] if add.name.is_empty() => Some(Loose::Cards(Deck::ITEMS, 1)),
        [Effect::Fight(fight::Effect::Enhance { add, .. })] if add.name.is_empty() => Some(Loose::Cards(other, 1)),
        [Effect::Fight(fight::Effect::Mate { .. })] => Some(Loose::Cards(other, 1)),
        _ => None,
    }
}

/// A fight that was won although nobody has told what it brings.
fn untold(before: &Game, after: &Game, command: &Command) -> Option<Loose> {
    let counts = matches!(command, Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Throws(_)))));
    let now = fight::kept(before).filter(|_| counts && fight::kept(after).is_none())?;
    let open = now.foes(before).any(|foe| foe.def.treasures.is_none());
    let to = std::iter::once(now.main).chain(now.helping(before)).collect();
    open.then_some(Loose::Treasures(to))
}

/// What is asked besides: a row of marks, or of numbers. Nobody has to answer.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    Some(match table.open()? {
        Loose::Cards(deck, count) => whose(table, shell, (*deck, *count)),
        Loose::Treasures(to) => column(to.iter().map(|seat| drawn(table, shell, *seat))).spacing(4).into(),
    })
}

fn whose<'a>(table: &'a Table, shell: &'a Shell, (deck, count): (Deck, u8)) -> Element<'a, Message> {
    let marks = table.game().seats.iter().filter(|seat| !seat.dead && !seat.away).map(|seat| {
        let gives = seat.hand.of(deck).min(count);
        let change = Amount::By(-i32::from(gives));
        let effect = cards::Effect::Hand { seat: seat.colour, deck, change };
        let press = press(shell.look, icon(shape(seat.colour), 22.0)).kind(Kind::Seat(seat.colour)).centred();
        let press = press.padding(2).height(TOUCH).width(Fill).id(format!("owed {}", seat.colour.name()));
        press.on_press_maybe((gives > 0).then(|| Message::does(table.played(vec![effect.into()])))).into()
    });
    let id = if deck == Deck::ITEMS { "owed-treasure" } else { "owed-door" };
    let title = dim(shell.look, shell.words.with(id, &[("count", count.into())]), 15.0);
    column![title, Row::with_children(marks).spacing(4)].spacing(2).into()
}

fn drawn<'a>(table: &'a Table, shell: &'a Shell, seat: Colour) -> Element<'a, Message> {
    let name = shell.words.seat(seat, Names::of(table.game()));
    let numbers = (1..=MOST).map(|count| {
        let effect = cards::Effect::Hand { seat, deck: Deck::ITEMS, change: Amount::By(count.into()) };
        let press = press(shell.look, bold(count.to_string(), 18.0)).centred().padding(2).height(TOUCH).width(Fill);
        let press = press.id(format!("drew {} {count}", seat.name()));
        press.on_press(Message::does(table.played(vec![effect.into()]))).into()
    });
    let title = dim(shell.look, shell.words.with("owed-drew", &[("seat", name.into())]), 15.0);
    let numbers = Row::with_children(numbers).spacing(4);
    column![row![icon("chest", 18.0), title].spacing(6).align_y(Alignment::Center), numbers].spacing(2).into()
}
