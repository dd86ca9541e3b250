//! One piece of an earlier entry that can be set anew: a die, a number, a link, or somebody.

use crate::rules::command::Command;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::message::Message;

/// The numbers offered where none is far off.
const NUMBERS: i32 = 8;
/// The most a card is offered to add in a fight, where it added less.
const ADDS: i32 = 10;
/// The most steps of a number that is typed.
pub const TYPED: i32 = 99;

/// What a piece is, as a text of its own.
pub fn say(id: &'static str) -> Message {
    Message::new(id)
}

/// What is touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A face of a die.
    Face(u8),
    /// A number, with its sign if it is a change.
    Number(i32, bool),
    /// A kind of link.
    Link(LinkKind),
    /// A player.
    Seat(Colour),
    /// A monster.
    Monster(MonsterId),
    /// The door that was opened.
    Door,
    /// Nobody has said.
    Unsaid,
}

/// One piece of an entry.
#[derive(Clone, Debug)]
pub struct Dial {
    /// What it is.
    pub title: Message,
    /// What it stands at.
    pub now: Mark,
    /// What it could be set to, what it is now among them, and the command it would make.
    pub ways: Vec<(Mark, Command)>,
    /// What else a number can be that is typed.
    pub typed: Vec<(i32, Command)>,
}

impl Dial {
    /// A piece of which the ways are known.
    pub fn of(title: Message, now: Mark, ways: Vec<(Mark, Command)>) -> Dial {
        Dial { title, now, ways, typed: Vec::new() }
    }

    /// A die.
    pub fn faces(title: Message, now: u8, with: impl Fn(u8) -> Command) -> Dial {
        let ways = (1..=6).map(|face| (Mark::Face(face), with(face))).collect();
        Dial::of(title, Mark::Face(now), ways)
    }

    /// A number, what it is among those it could be.
    pub fn numbers(title: Message, now: i32, to: impl Iterator<Item = i32>, with: impl Fn(i32) -> Command) -> Dial {
        let mut all: Vec<i32> = to.chain([now]).collect();
        all.sort_unstable();
        all.dedup();
        let ways = all.into_iter().map(|n| (Mark::Number(n, false), with(n))).collect();
        Dial::of(title, Mark::Number(now, false), ways)
    }

    /// Any number can be typed too, each of them so.
    #[must_use]
    pub fn typed(self, to: impl Iterator<Item = i32>, with: impl Fn(i32) -> Command) -> Dial {
        Dial { typed: to.map(|n| (n, with(n))).collect(), ..self }
    }

    /// The numbers that are offered are those that were offered at first, and what it is now: none moves for having been
    /// touched.
    pub fn lies_as(&mut self, first: &Dial) {
        let Mark::Number(now, signed) = self.now else { return };
        if self.title.id != first.title.id {
            return;
        }
        let known = |n: i32| {
            let way = self.ways.iter().find(|(mark, _)| *mark == Mark::Number(n, signed)).map(|(_, command)| command);
            let typed = || self.typed.iter().find(|(typed, _)| *typed == n).map(|(_, command)| command);
            way.or_else(typed).cloned()
        };
        let offered = first.ways.iter().filter_map(|(mark, _)| match mark {
            Mark::Number(n, _) => Some(*n),
            Mark::Face(_) | Mark::Link(_) | Mark::Seat(_) | Mark::Monster(_) | Mark::Door | Mark::Unsaid => None,
        });
        let mut all: Vec<i32> = offered.collect();
        if !all.contains(&now) {
            all.push(now);
        }
        self.ways = all.into_iter().filter_map(|n| Some((Mark::Number(n, signed), known(n)?))).collect();
    }

    /// The number is a change.
    #[must_use]
    pub fn signed(mut self) -> Dial {
        let sign = |mark: &mut Mark| {
            if let Mark::Number(_, signed) = mark {
                *signed = true;
            }
        };
        sign(&mut self.now);
        self.ways.iter_mut().for_each(|(mark, _)| sign(mark));
        self
    }

    /// A change of a number: it keeps its direction, and a few more are offered than it is.
    pub fn change(title: Message, now: i32, step: i32, with: impl Fn(i32) -> Command) -> Dial {
        let most = NUMBERS.max(now.abs() / step + 2);
        let sign = if now < 0 { -step } else { step };
        Dial::numbers(title, now, (1..=most).map(|n| n * sign), &with)
            .signed()
            .typed((1..=TYPED).map(|n| n * sign), with)
    }

    /// What a card adds in a fight: the numbers that are offered there, on either side of nothing, and a few more.
    pub fn adds(now: i16, offered: &[i16], with: impl Fn(i32) -> Command) -> Dial {
        let (now, sign) = (i32::from(now), if now < 0 { -1 } else { 1 });
        let to = (1..=ADDS.max(now.abs() + 2)).map(|n| n * sign);
        Dial::numbers(say("fix-adds"), now, to.chain(offered.iter().map(|n| i32::from(*n))), &with)
            .signed()
            .typed((-TYPED..=TYPED).filter(|n| *n != 0), with)
    }
}
