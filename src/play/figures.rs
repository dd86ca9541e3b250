//! What makes an evening lively, counted: fights won early and lost by far, meddling that decides, Deals, a long end.

mod doors;
mod share;

pub use doors::{Course, LONG};
pub use share::Share;

use crate::rules::book::Book;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::event::{Event, Fact, FightTold};
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use serde::Serialize;

/// Rounds that are early.
const EARLY: u32 = 5;
/// A fight lost by so much was lost by far.
const FAR: i32 = 10;

/// The figures of some games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Figures {
    /// Fights won, of those in rounds 1 to 5.
    pub early: Share,
    /// Fights lost by ten or more, of all.
    pub far: Share,
    /// Fights of somebody one level below the highest, or there, of all.
    pub late: Share,
    /// Fights won into which nobody from outside has put anything.
    pub alone: Share,
    /// Fights won into which somebody has.
    pub meddled: Share,
    /// Deals that were made in rooms.
    pub deals: u64,
}

impl Figures {
    /// Those of other games besides.
    pub fn add(&mut self, other: &Figures) {
        let Figures { early, far, late, alone, meddled, deals } = other;
        self.early.add(*early);
        self.far.add(*far);
        self.late.add(*late);
        self.alone.add(*alone);
        self.meddled.add(*meddled);
        self.deals += deals;
    }
}

/// One game being counted.
#[derive(Clone, Debug, Default)]
pub struct Counting {
    /// What has been counted.
    pub figures: Figures,
    /// What a game without a map came to besides.
    pub course: Course,
    /// Whether somebody from outside has put something into the fight that goes on.
    meddled: bool,
    /// Whose fight goes on, with which level.
    fight: Option<(Colour, u8)>,
}

/// Who plays something into a fight, if a command does that.
fn player(command: &Command) -> Option<Colour> {
    let Command::Munchkin(
        munchkin::Command::PlayCard { seat, .. }
        | munchkin::Command::UsePower { seat, .. }
        | munchkin::Command::Play { seat, .. },
    ) = command
    else {
        return None;
    };
    Some(*seat)
}

impl Counting {
    /// A command is carried out: the game as it was.
    pub fn before(&mut self, game: &Game, command: &Command) {
        self.course.dealt(game);
        let Some(fight) = fight::kept(game) else {
            (self.meddled, self.fight) = (false, None);
            return;
        };
        self.fight = game.seat(fight.main).map(|main| (main.colour, main.level));
        let outside = |seat: Colour| seat != fight.main && fight.helping(game) != Some(seat);
        self.meddled |= player(command).is_some_and(outside);
    }

    /// It was: what came of it.
    pub fn after(&mut self, book: &Book, game: &Game, (command, facts): (&Command, &[Fact])) {
        self.course.told(book, game, facts, self.meddled);
        let counted = &mut self.figures;
        counted.deals += u64::from(matches!(command, Command::Dungeon(dungeon::Command::RoomDeal { .. })));
        let over = facts.iter().find_map(|fact| {
            let Event::Fight(fight::Event::Fight { what: FightTold::Over { ours, theirs, won }, .. }) = &fact.event
            else {
                return None;
            };
            Some((ours - theirs, *won))
        });
        let (Some((by, won)), Some((_, level))) = (over, self.fight) else { return };
        let round = game.turn.number.saturating_sub(1) / game.seats.len().max(1) as u32 + 1;
        if round <= EARLY {
            counted.early.count(won);
        }
        counted.far.count(!won && by <= -FAR);
        counted.late.count(level + 1 >= book.top_level(game));
        let share = if self.meddled { &mut counted.meddled } else { &mut counted.alone };
        share.count(won);
        self.meddled = false;
    }
}
