//! A fight the table has decided by itself: won or lost, whatever the sums on the screen say.

use crate::app::look::{BODY, TOUCH};
use crate::app::shell::Shell;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::cardboard::adds;
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::parts::bold;
use crate::app::widget::press::{Kind, press};
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::fight::sum::Sides;
use crate::rules::fight::{self, Fighter, Term, roll, sides};
use crate::rules::question::Ask;
use crate::rules::table as seats;
use iced::widget::{container, row};
use iced::{Element, Length};

/// The two ways it can have come out.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let builds = table.is_cardboard() && matches!(table.question.ask, Ask::Fight(fight::Ask::Fight { .. }));
    if !builds {
        return None;
    }
    // What the sums say has its own word already: here stands the other one, and both while nobody can tell.
    let sums = fight::current(table.game()).map(|now| sides::sums(table.session.book(), table.game(), now));
    let other = |won: bool| sums.as_ref().is_none_or(|sums| sums.is_open() || roll::wins(sums) != won);
    // Which of several monsters is added to stands beside the ways out, in sight all the time and in one place, whichever
    // of the two stands there.
    let cycle = adds::cycle(table, shell);
    let both = other(true) && other(false);
    let narrow = cycle.is_some();
    let way = |id: &str, won: bool| {
        // Two beside a third are written smaller.
        let said = bold(shell.words.get(id), if narrow && both { 13.0 } else { BODY }).line_height(1.2);
        let press = press(shell.look, said).centred().kind(Kind::Quiet).height(TOUCH).id(id.to_owned());
        let press = if narrow { press.width(Length::Fill).padding([2, 4]) } else { press };
        press.on_press(Message::Asked(OnAsked::CameOut(won)))
    };
    let [won, lost] =
        [("came-out-won", true), ("came-out-lost", false)].map(|(id, won)| other(won).then(|| way(id, won)));
    let cycle = cycle.map(|cycle| container(cycle).width(Length::FillPortion(4)));
    let ways = row![won, lost].spacing(6);
    let ways = if narrow { ways.width(Length::FillPortion(5)) } else { ways };
    Some(row![ways, cycle].spacing(6).into())
}

impl Table {
    /// It was won, or lost: what is missing for that the table has counted by itself, and it stands among the sums; then it
    /// is claimed, or run from, as any other.
    pub(in crate::app::table) fn came_out(&mut self, shell: &mut Shell, won: bool) {
        let Some(now) = fight::current(self.game()) else { return };
        let sums = sides::sums(self.session.book(), self.game(), now);
        let (ours, theirs) = (Sides::total(&sums.munchkins).0, Sides::total(&sums.monsters).0);
        let who = match won {
            true => Some(Fighter::Seat(now.main)),
            false => now.monsters(self.game()).first().copied().map(Fighter::Monster),
        };
        let by = if won { theirs - ours + 1 } else { ours - theirs + i32::from(sums.ties_won) };
        if let Some(who) = who.filter(|_| roll::wins(&sums) != won) {
            let name = shell.words.get("came-out-count");
            let add = Term { who, name, strength: by.clamp(-999, 999) as i16, dice: 0 };
            self.submit(shell, &self.played(vec![fight::Effect::Term { add }.into()]));
        }
        self.submit(shell, &Command::Table(seats::Command::Answer(Answer::Table(seats::Answer::Done))));
    }
}
