//! Something that was never entered, put in where it belongs: what there is to choose, each called in a word or two; of a
//! Curse it is asked first whom it hit and whose it was.

use crate::app::look::TOUCH;
use crate::app::shell::Shell;
use crate::app::table::Table;
use crate::app::table::play::draft::Ill;
use crate::app::widget::parts::{badge, body, bold, button, choice, wrapped};
use crate::app::widget::press::{Kind, press};
use crate::catalog::words::Names;
use crate::play::fix::missing::{Whence, curse, hands, missing};
use crate::rules::command::Command;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use iced::Element;
use iced::widget::{column, row};

/// What there is to choose.
#[derive(Debug, Default)]
pub struct Adding {
    /// Deeds and cards.
    pub deeds: Vec<(String, Command)>,
    /// What a Curse did.
    curses: Vec<(String, Ill)>,
    /// What is chosen of them.
    chosen: Option<Chosen>,
}

/// What is chosen.
#[derive(Clone, Copy, Debug)]
enum Chosen {
    /// A deed, by its place.
    Deed(usize),
    /// A Curse, by its place; whom it hit, and where it came from, once that is said.
    Curse(usize, Option<Colour>, Option<Whence>),
}

/// What is touched.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// A deed.
    Deed(usize),
    /// A Curse.
    Curse(usize),
    /// Whom it hit.
    On(Colour),
    /// Where it came from.
    From(Whence),
    /// None of that: all of them lie there again.
    Else,
}

impl Adding {
    /// All that the game took then.
    pub fn of(shell: &Shell, table: &Table, then: &Game) -> Adding {
        let (words, book) = (&shell.words, table.session.book());
        let deeds = missing(book, then).into_iter().map(|missing| (words.get(missing.id), missing.command));
        let deeds: Vec<(String, Command)> = deeds.collect();
        if deeds.is_empty() {
            return Adding::default();
        }
        let on = fight::under_way(then).map(|now| now.main).or(then.turn.seat).and_then(|on| then.seat(on));
        let listed = then.seats.iter().any(|seat| !seat.gear.is_empty());
        let mut adding = Adding { deeds, ..Adding::default() };
        for ill in Ill::offered(then, on, listed) {
            adding.curses.push((ill.text(words), ill));
            if adding.victims(table, then, adding.curses.len() - 1).is_empty() {
                adding.curses.pop();
            }
        }
        adding
    }

    /// Something is touched: what has been entered now, once all of it is said.
    pub fn takes(&mut self, table: &Table, then: &Game, message: Message) -> Option<Command> {
        self.chosen = match (message, self.chosen) {
            (Message::Deed(nth), _) => Some(Chosen::Deed(nth)),
            (Message::Curse(nth), _) => Some(Chosen::Curse(nth, None, None)),
            // Whoever it hit has not played it.
            (Message::On(on), Some(Chosen::Curse(nth, _, from))) => {
                Some(Chosen::Curse(nth, Some(on), from.filter(|from| *from != Whence::Hand(on))))
            }
            (Message::From(from), Some(Chosen::Curse(nth, on, _))) => Some(Chosen::Curse(nth, on, Some(from))),
            (Message::On(_) | Message::From(_), other) => other,
            (Message::Else, _) => None,
        };
        match self.chosen? {
            Chosen::Deed(nth) => self.deeds.get(nth).map(|(_, command)| command.clone()),
            Chosen::Curse(nth, on, from) => self.curse(table, then, (nth, on?, from?)),
        }
    }

    /// Whether something is chosen of which something is still to be said.
    pub fn asks(&self) -> bool {
        matches!(self.chosen, Some(Chosen::Curse(_, None, _) | Chosen::Curse(_, _, None)))
    }

    /// Whether one of them is a Curse.
    pub fn has_curses(&self) -> bool {
        !self.curses.is_empty()
    }

    /// Whether it is a Curse.
    pub fn is_curse(&self) -> bool {
        matches!(self.chosen, Some(Chosen::Curse(..)))
    }

    fn curse(&self, table: &Table, then: &Game, (nth, on, from): (usize, Colour, Whence)) -> Option<Command> {
        let (name, ill) = self.curses.get(nth)?;
        let book = table.session.book();
        Some(curse(book, (from, on), name, ill.effects(on, (book, then), name)))
    }

    /// Whom a Curse can have hit: those it does anything to.
    fn victims(&self, table: &Table, then: &Game, nth: usize) -> Vec<Colour> {
        let hit = |on: &Colour| !self.whence(table, then, (nth, *on)).is_empty();
        then.seats.iter().map(|seat| seat.colour).filter(hit).collect()
    }

    /// Where a Curse on somebody can have come from: a door only where one could be opened then.
    fn whence(&self, table: &Table, then: &Game, (nth, on): (usize, Colour)) -> Vec<Whence> {
        let book = table.session.book();
        let does = self.curses.get(nth).map(|(name, ill)| ill.effects(on, (book, then), name));
        if does.is_none_or(|does| does.is_empty()) {
            return Vec::new();
        }
        let can = |from: &Whence| {
            let command = self.curse(table, then, (nth, on, *from));
            command.is_some_and(|command| engine::decide(book, then, &command).is_ok())
        };
        hands(book, then, Some(on)).into_iter().map(Whence::Hand).chain([Whence::Door]).filter(can).collect()
    }

    /// All there is; or what is chosen of it, and what is still to be said of that.
    pub fn view<'a>(&'a self, shell: &'a Shell, table: &Table, then: &Game) -> Element<'a, Message> {
        let (words, look) = (&shell.words, shell.look);
        let Some(chosen) = self.chosen else {
            let deeds = self.deeds.iter().enumerate().map(|(nth, (label, _))| {
                let way = choice(look, label.as_str(), false).id(format!("add deed {nth}"));
                way.on_press(Message::Deed(nth)).into()
            });
            let curses = self.curses.iter().enumerate().map(|(nth, (label, _))| {
                let way = choice(look, label.as_str(), false).id(format!("add curse {nth}"));
                way.on_press(Message::Curse(nth)).into()
            });
            let title = (!self.curses.is_empty()).then(|| body(words.get("missing-curse")));
            return column![wrapped(deeds.collect(), 6.0), title, wrapped(curses.collect(), 6.0)].spacing(6).into();
        };
        let label = match chosen {
            Chosen::Deed(nth) => self.deeds.get(nth).map(|(label, _)| label.as_str()),
            Chosen::Curse(nth, ..) => self.curses.get(nth).map(|(label, _)| label.as_str()),
        };
        let other = button(look, words.get("missing-else")).kind(Kind::Quiet).id("add else".to_owned());
        let label = choice(look, label.unwrap_or_default(), true).on_press(Message::Else);
        let head = wrapped(vec![label.into(), other.on_press(Message::Else).into()], 6.0);
        let asked = match chosen {
            Chosen::Curse(nth, on, from) => Some(self.asked(shell, (table, then), (nth, on, from))),
            Chosen::Deed(_) => None,
        };
        column![head].push(asked).spacing(10).into()
    }

    /// Whom a Curse hit, and whose it was: everybody in their place, who cannot be it grey.
    fn asked<'a>(
        &self,
        shell: &'a Shell,
        (table, then): (&Table, &Game),
        (nth, on, from): (usize, Option<Colour>, Option<Whence>),
    ) -> Element<'a, Message> {
        let (words, look) = (&shell.words, shell.look);
        let seat = |seat: Colour, id: String, chosen: bool, message: Option<Message>| -> Element<'a, Message> {
            let name = bold(words.seat(seat, Names::of(then)), 16.0);
            let label = row![badge(look, seat, 18.0), name].spacing(6);
            let press = press(look, label).kind(Kind::Choice(chosen)).height(TOUCH).padding([4, 12]).centred();
            press.id(id).on_press_maybe(message).into()
        };
        let (mut victims, mut could, mut can): (Vec<Colour>, Vec<Whence>, Vec<Whence>) = Default::default();
        for own in then.seats.iter().map(|seat| seat.colour) {
            let whence = self.whence(table, then, (nth, own));
            if on.is_none_or(|on| on == own) {
                can.extend(&whence);
            }
            victims.extend((!whence.is_empty()).then_some(own));
            could.extend(whence);
        }
        let hit = then.seats.iter().map(|seat| seat.colour).map(|own| {
            let message = victims.contains(&own).then_some(Message::On(own));
            seat(own, format!("curse on {}", own.name()), on == Some(own), message)
        });
        // Each hand once, the door last, if it can have been there at all.
        let each = then.seats.iter().map(|seat| Whence::Hand(seat.colour));
        let each = each.chain(could.contains(&Whence::Door).then_some(Whence::Door));
        let whose = each.map(|way| {
            let (chosen, message) = (from == Some(way), can.contains(&way).then_some(Message::From(way)));
            match way {
                Whence::Hand(own) => seat(own, format!("curse by {}", own.name()), chosen, message),
                Whence::Door => {
                    let door = choice(look, words.get("missing-door"), chosen).id("curse by door".to_owned());
                    door.on_press_maybe(message).into()
                }
            }
        });
        let hit = column![body(words.get("fix-whom")), wrapped(hit.collect(), 6.0)].spacing(4);
        let whose = column![body(words.get("fix-by")), wrapped(whose.collect(), 6.0)].spacing(4);
        column![hit, whose].spacing(10).into()
    }
}
