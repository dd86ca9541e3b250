//! More Ranks than Levels beside cardboard: which Power goes is a touch (SR-POWER-10).

use crate::app::look::TURN_TOUCH;
use crate::app::shell::Shell;
use crate::app::table::message::answer;
use crate::app::table::prompt::parts::Answers;
use crate::app::table::prompt::tray;
use crate::app::table::state::Table;
use crate::app::widget::parts::bold;
use crate::app::widget::press::press;
use crate::rules::answer::Answer;
use crate::rules::munchkin;
use crate::rules::munchkin::ranks;
use iced::Fill;

/// Which of too many goes: a touch each (SR-POWER-10).
pub fn goes<'a>(table: &'a Table, shell: &'a Shell, among: &[usize]) -> Answers<'a> {
    let (words, book) = (&shell.words, table.session.book());
    let seat = table.question.seat.and_then(|seat| table.game().seat(seat));
    let each = seat.into_iter().flat_map(|seat| {
        let all = among.iter().filter_map(|place| Some((*place, seat.classes.get(*place)?)));
        all.map(|(place, power)| {
            let rank = ranks::rank(book, seat, power);
            let text = words.with("power-ranked", &[("name", words.kind(power).into()), ("rank", rank.into())]);
            let goes = Answer::Munchkin(munchkin::Answer::Power(place));
            let press = press(shell.look, bold(text, 17.0)).height(TURN_TOUCH).padding([4, 12]).width(Fill);
            press.id(format!("goes {place}")).on_press(answer(goes)).into()
        })
    });
    Answers::plain(tray::grid(each.collect(), 2))
}
