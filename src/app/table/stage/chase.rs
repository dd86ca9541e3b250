//! Somebody runs: from whom, what it takes, and the die once it lies.

use crate::app::icon::icon;
use crate::app::look::{card, mix};
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{bold, dim, title};
use crate::catalog::words::{Names, capitalised};
use crate::play::narrate::line::Tone;
use crate::rules::answer::Answer;
use crate::rules::dice::lying;
use crate::rules::fight;
use crate::rules::fight::flight::least_from;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::question::Ask;
use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Fill};

impl Table {
    /// Who runs from which monsters, in a game the app keeps, and what the die shows once it lies.
    pub fn runs(&self) -> Option<(Colour, Vec<MonsterId>, Option<u8>)> {
        self.hot.as_ref()?;
        if let Some((seat, Answer::Fight(fight::Answer::Ran { monster, face }), _)) = lying::open(self.game()) {
            return Some((seat, vec![*monster], Some(*face)));
        }
        match &self.question.ask {
            Ask::Fight(fight::Ask::RunAway { monsters }) => Some((self.question.seat?, monsters.to_vec(), None)),
            _ => None,
        }
    }

    /// How those fared who have run already from the fight that is lost: each roll is read until the last has fallen.
    fn have_run(&self) -> Vec<&str> {
        let since = self.log.iter().rev().take_while(|line| line.tone != Tone::Turn && line.id != "told-fight-lost");
        let ran = since.filter(|line| matches!(line.id, "told-ran-away" | "told-ran-caught"));
        let mut ran: Vec<&str> = ran.map(|line| line.text.as_str()).collect();
        ran.reverse();
        ran
    }
}

/// The run, over the middle of the stage, until what came of it is seen. Nothing in it takes a touch.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let (seat, from, face) = table.runs().filter(|_| table.highlight(shell).is_none())?;
    let (words, look, game) = (&shell.words, shell.look, table.game());
    let names = Names::of(game);
    let runner = words.seat(seat, names);
    let way = |(large, small, around): (f32, f32, [f32; 2])| -> Element<'a, Message> {
        let die = face.map(|face| icon(&format!("die-{face}"), large + 20.0).color(look.torch));
        let head = title(words.with("chase-runs", &[("seat", runner.as_str().into())]), large).color(look.torch);
        let head = row![icon("boot", large + 4.0).color(look.torch), head, die].spacing(16).align_y(Alignment::Center);
        let line = |id: &MonsterId| {
            let least = least_from(table.session.book(), game, seat, *id);
            let args = [("monster", capitalised(words.monster(*id, names)).into()), ("least", least.into())];
            bold(words.with("chase-from", &args), small).align_x(Alignment::Center).into()
        };
        let lines = Column::with_children(from.iter().map(line)).spacing(2).align_x(Alignment::Center);
        let ran = table.have_run().into_iter();
        let ran = ran.map(|ran| dim(look, ran, small.min(18.0)).align_x(Alignment::Center).into());
        let ran = Column::with_children(ran).spacing(2).align_x(Alignment::Center).max_width(720);
        let content = column![ran, head, container(lines).max_width(720)].spacing(6).align_x(Alignment::Center);
        let frame = card(look, mix(look.line, look.seat(seat), 0.9), 4.0);
        container(container(content).padding(around).style(frame).id("chase")).center_x(Fill).into()
    };
    // All of it is read, however little room there is.
    Some(fitting(SIZES.map(way).into()).centred().into())
}

/// Sizes of who runs, of from whom, and how much is around both: smaller where there is little room.
const SIZES: [(f32, f32, [f32; 2]); 4] =
    [(44.0, 22.0, [16.0, 34.0]), (30.0, 18.0, [10.0, 24.0]), (22.0, 15.0, [6.0, 16.0]), (18.0, 13.0, [3.0, 12.0])];
