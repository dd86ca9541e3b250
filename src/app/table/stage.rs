//! The stage: the map, or the fight that goes on. What does not stand on it is a stamp on it; a touch swaps them.

pub mod asks;
pub mod chase;
pub mod crowd;
pub mod fight;
mod fighter;
pub mod figure;
mod fled;
pub mod hidden;
pub mod measures;
pub mod outlook;
mod stamp;
pub mod sums;
pub mod swing;
pub mod term;

use crate::app::look::TOUCH;
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::stage::swing::{Newest, Swing};
use crate::app::table::state::Table;
use crate::app::table::{float, map, seats};
use crate::app::widget::parts::bold;
use crate::app::widget::press::press;
use crate::odds::fight::known;
use crate::odds::roll::Odds;
use crate::rules::agenda::Step;
use crate::rules::fight::roll::totals;
use crate::rules::fight::sides::sides;
use crate::rules::fight::sum::Part;
use crate::rules::fight::{Fight, Stage, kept, under_way};
use crate::rules::game::Game;
use crate::rules::munchkin;
use iced::widget::{container, responsive, row, stack};
use iced::{Alignment, Element, Fill};

impl Table {
    /// The fight that has the stage, or is a stamp on it: from its beginning until it is won or lost.
    pub fn staged(&self) -> Option<&Fight> {
        under_way(self.game()).filter(|_| self.game().has_map() || self.hot.is_some() || self.is_cardboard())
    }

    /// Whether the fight before its dice is as good as over: Hopeless or Certain, whatever they show.
    pub(in crate::app::table) fn is_decided(&self) -> bool {
        let chance = under_way(self.game()).and_then(|fight| known(self.session.book(), self.game(), fight));
        chance.is_some_and(Odds::decided)
    }

    /// Whether a fight is what everybody looks at.
    pub(in crate::app::table) fn is_staged(&self, shell: &Shell) -> bool {
        self.staged().is_some() && !self.swapped && !shell.settings.far
    }

    /// Keeps what a deed, told from this line of the log on, has done to the chance of the fight.
    pub(in crate::app::table) fn swings(&mut self, before: &Game, from: usize) {
        self.adds(before);
        let chance = |game: &Game| known(self.session.book(), game, under_way(game)?);
        let lie = |game: &Game| kept(game).is_some_and(|fight| matches!(fight.stage, Stage::Rolled(_)));
        self.was = match (lie(before), lie(self.session.game())) {
            (false, true) => chance(before),
            (_, lie) => self.was.filter(|_| lie),
        };
        let (was, is) = (chance(before), chance(self.session.game()));
        let (Some(was), Some(is)) = (was, is) else {
            // What is not known, or was not a moment ago, compares with nothing: an older word on it would be wrong.
            if under_way(self.session.game()).is_some() {
                self.swing = None;
            }
            return;
        };
        let line = self.log.get(from);
        // Without dice what tips nothing is news all the same: what tipped it before is not the last word any more.
        let book = self.session.book();
        let sums = |game: &Game| under_way(game).map(|fight| totals(&sides(book, game, fight, None), &[]));
        if !book.system.rolls() && was == is && sums(before) != sums(self.session.game()) {
            self.swing = None;
        }
        if let (Some(line), true) = (line, was != is) {
            // A Curse does several things: it is the card that did it, whatever came first.
            let curse = match before.top() {
                Some(Step::Munchkin(munchkin::Step::Cursed { name, .. })) if !name.is_empty() => Some(name.to_string()),
                _ => None,
            };
            let struck = curse.filter(|_| self.session.game().agenda.len() < before.agenda.len());
            self.swing = Some(Swing { what: struck.unwrap_or_else(|| line.text.clone()), before: was, after: is });
        }
    }
}

impl Table {
    /// Keeps what a deed has added to either side.
    fn adds(&mut self, before: &Game) {
        let parts = |game: &Game| match under_way(game) {
            Some(fight) => sides(self.session.book(), game, fight, None).parts,
            None => Vec::new(),
        };
        let (was, is) = (parts(before), parts(self.session.game()));
        let count = |parts: &[Part], one: &Newest| parts.iter().filter(|part| one.is(part)).count();
        let mut new = is.iter().rev().map(Newest::of);
        let newest = new.find(|one| count(&is, one) > count(&was, one));
        if is.is_empty() || newest.is_some() {
            self.newest = newest;
        }
    }
}

/// How high the stage of a telephone held upright has to be for a fight: both sums, what it takes, and a line for each who
/// fights on the longer side.
pub fn stands(table: &Table, fight: &Fight) -> f32 {
    let all = sides(table.session.book(), table.game(), fight, None);
    let lines = all.munchkins.len().max(all.monsters.len());
    // Beside cardboard the terms of the first can be struck; the next one is seen to stand there.
    let lines = match table.hot {
        Some(_) => lines.clamp(2, MOST) as f32 * (TOUCH + 4.0) - 4.0,
        None if lines < 2 => CARD,
        None => CARD + TOUCH + 12.0,
    };
    let said = if table.hot.is_some() && !table.game().has_map() { SAID } else { TOUCH };
    SUMS + said + lines
}

/// So many lines at most; the rest is scrolled to.
const MOST: usize = 3;
/// One who fights, with a line of terms.
const CARD: f32 = 2.0 * TOUCH + 12.0;
/// Both sums and the bar, with what lies between all of them; and the line below them.
const SUMS: f32 = 90.0;
const SAID: f32 = 30.0;

/// What stands on the stage, with what floats over it.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    match table.staged() {
        Some(fight) if !table.swapped => {
            let stage = responsive(move |size| fight::view(table, shell, fight, size));
            let stage = container(stage).id("stage");
            float::over(table, shell, stage.into())
        }
        Some(fight) => {
            let stamp = container(score(table, shell, fight)).padding(12).align_bottom(Fill);
            float::over(table, shell, stack![below(table, shell), stamp].into())
        }
        None => ground(table, shell),
    }
}

/// The map, or what stands in its place, with what floats over it.
pub fn ground<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    float::over(table, shell, below(table, shell))
}

/// The map, or the seats where there is none.
fn below<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    match table.game().has_map() {
        true => map::view(table, shell).map(Message::Map),
        false => seats::tiles::view(table, shell),
    }
}

/// How the fight stands, as a stamp on the map.
fn score<'a>(table: &'a Table, shell: &'a Shell, fight: &Fight) -> Element<'a, Message> {
    let score = sums::score(table, shell, fight);
    let (ours, theirs) =
        (bold(score.ours, 30.0).color(score.colours.0), bold(score.theirs, 30.0).color(score.colours.1));
    let middle = bold(score.middle.0, 20.0).color(score.middle.1);
    let content = row![ours, middle, theirs].spacing(12).align_y(Alignment::Center);
    let stamp = press(shell.look, content).padding([6, 14]).height(float::STAMP_HIGH).id("stamp".to_owned());
    stamp.on_press(Message::Map(map::Message::Swap)).into()
}
