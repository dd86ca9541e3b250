//! Lessons: a bubble points at what is to be touched. The first, at the real table, goes step by step; what comes next
//! follows from the question alone, so whoever does something else is met where they are. A first game in the app says
//! everything once, when it comes up.

mod course;
pub mod kind;
pub mod occasion;
mod spared;
pub mod step;

use crate::app::errand::Errand;
use crate::app::look::{BODY, card};
use crate::app::route::Route;
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::figure::Printed;
use crate::app::table::lesson::kind::Lesson;
use crate::app::table::lesson::step::Step;
use crate::app::table::message::Message;
use crate::app::table::prompt::tray;
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, bold, button};
use crate::app::widget::pointing::pointing;
use crate::app::widget::press::Kind;
use crate::rules::command::Command;
use crate::rules::dungeon::ask::DieFor;
use crate::rules::ids::{Colour, MonsterId, Side};
use crate::rules::question::Ask;
use crate::rules::{dungeon, fight, table};
use iced::widget::{column, container, opaque, row, space};
use iced::{Alignment, Element, Fill};

/// The learner's turn.
const TURN: u32 = 2;
/// Rooms there are before anything is explored.
const ROOMS: usize = 2;

impl Table {
    /// What is to be learned now, and what to touch for it.
    pub fn lesson_step(&self) -> Option<(Step, String)> {
        let Some(Lesson::Turn(reached)) = self.lesson else { return None };
        let undone = reached >= Step::Undo && self.session.timeline().redo().is_some();
        if reached == Step::Done || undone {
            return Some((Step::Done, String::new()));
        }
        let go_on = |step| Some((step, "context".to_owned()));
        if self.game().turn.number > TURN {
            return Some((Step::Undo, "undo".to_owned()));
        }
        match &self.question.ask {
            Ask::Table(table::Ask::Turn { .. }) => Some(self.lesson_turn()),
            Ask::Dungeon(dungeon::Ask::Tile { .. } | dungeon::Ask::Links { .. }) => go_on(Step::Tile),
            Ask::Dungeon(dungeon::Ask::NewMonster { .. }) => go_on(Step::Monster),
            Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Base(_)) | dungeon::Ask::BaseColour { .. }) => {
                Some((Step::Monster, "colour-green".to_owned()))
            }
            Ask::Fight(fight::Ask::Fight { monsters, .. }) => Some(self.lesson_fight(monsters)),
            Ask::Fight(fight::Ask::FightDice { .. }) => Some((Step::Dice, "die-5".to_owned())),
            Ask::Fight(fight::Ask::FightRolled { .. }) => go_on(Step::Won),
            Ask::Dungeon(dungeon::Ask::SearchDice { .. }) => Some((Step::Search, "die-4".to_owned())),
            Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)) => Some((Step::Monsters, "colour-red".to_owned())),
            // Arrows are asked for only when a monster needs them; any will do here.
            Ask::Dungeon(dungeon::Ask::Arrow { .. }) => Some((Step::Monsters, "arrow-south".to_owned())),
            Ask::Dungeon(dungeon::Ask::Moving { .. }) => go_on(Step::Monsters),
            // Anything else is no part of the lesson: people answer it as they like.
            _ => None,
        }
    }

    /// In the turn: explore, search, end it.
    fn lesson_turn(&self) -> (Step, String) {
        let rooms = self.game().dungeon.as_deref().map_or(0, |dungeon| dungeon.rooms.iter().count());
        if rooms <= ROOMS {
            return (Step::Explore, format!("way-{}", Side::East.name()));
        }
        let search = Command::Dungeon(dungeon::Command::Search);
        match tray::refused(self, search).is_none() {
            true => (Step::Search, "search".to_owned()),
            false => (Step::End, "context".to_owned()),
        }
    }

    /// In the fight: what is on the card, who helps, the roll.
    fn lesson_fight(&self, monsters: &[MonsterId]) -> (Step, String) {
        let missing = monsters.iter().find_map(|id| {
            let def = &self.game().foes.get(*id)?.def;
            let missing = Printed::missing(def).filter(|printed| *printed != Printed::Treasures)?;
            let value = if missing == Printed::Level { 4 } else { 1 };
            Some(format!("{}-{}-{value}", missing.text(), id.0))
        });
        if let Some(id) = missing {
            return (Step::Card, id);
        }
        let helped = fight::kept(self.game()).is_some_and(|fight| fight.helping(self.game()).is_some());
        match helped {
            true => (Step::Roll, "context".to_owned()),
            false => (Step::Help, format!("help-{}", Colour::Green.name())),
        }
    }

    /// Notes how far the lesson has come; of a game what has been on the screen by now.
    pub(super) fn learns(&mut self, now: i64) {
        self.learns_step();
        if matches!(self.lesson, Some(Lesson::Game(_))) {
            self.goes_on_learning(now);
        }
    }

    /// Notes how far the lesson of a turn has come.
    pub(super) fn learns_step(&mut self) {
        if let (Some(Lesson::Turn(reached)), Some((step, _))) = (&self.lesson, self.lesson_step()) {
            self.lesson = Some(Lesson::Turn(step.max(*reached)));
        }
    }
}

/// The table, with a bubble over it while a lesson goes on.
pub fn over<'a>(table: &'a Table, shell: &'a Shell, content: Element<'a, Message>) -> Element<'a, Message> {
    if table.panel.is_some() {
        return content;
    }
    if let Some((step, target)) = table.lesson_step() {
        let pointing = pointing(shell.look, content, bubble(shell, step), target).about(step.text());
        return pointing.spares(spared::all(table)).into();
    }
    match table.occasion() {
        Some((occasion, target)) => {
            let pointing = pointing(shell.look, content, course::bubble(table, shell, occasion), target);
            pointing.about(occasion.text()).spares(spared::all(table)).into()
        }
        None => content,
    }
}

/// What a step says, how far one is, and the way out.
fn bubble<'a>(shell: &'a Shell, step: Step) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let home = Message::Ask(Action::Leave(Errand::Go(Route::Home)));
    let text = body(words.get(step.text())).size(18.0);
    let content = if step == Step::Done {
        let stay = button(look, words.get("lesson-stay")).id("stay here".to_owned());
        let home =
            button(look, words.get("lesson-home")).kind(Kind::Primary).id("leave lesson".to_owned()).on_press(home);
        column![text, row![stay.on_press(Message::Ask(Action::EndLesson)), home].spacing(8)]
    } else {
        let args = [("step", (step as usize + 1).into()), ("steps", Step::COUNT.into())];
        let count = bold(words.with("lesson-count", &args), BODY).color(look.torch);
        let leave = button(look, words.get("lesson-leave")).kind(Kind::Quiet).id("leave lesson".to_owned());
        let head = row![count, space().width(Fill), leave.on_press(home)].align_y(Alignment::Center);
        column![head, text]
    };
    let content = container(content.spacing(8)).padding([8, 14]).width(Fill);
    opaque(container(content).id("bubble").style(card(look, look.torch, 3.0)))
}
