//! Who wins a tie.

use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, choice};
use crate::catalog::words::Names;
use crate::rules::effect::Effect;
use crate::rules::fight::{self, current};
use crate::rules::seat::Seat;
use iced::Element;

/// Who fights and is known to be of a Class that has a power for ties (MQ-RES-04): a table that has forgotten is asked.
pub fn warrior<'a>(table: &'a Table, shell: &'a Shell) -> Option<Element<'a, Message>> {
    let (book, game) = (table.session.book(), table.game());
    let now = current(game).filter(|now| !now.ties_won)?;
    let mut fighters = std::iter::once(now.main).chain(now.helping(game)).filter_map(|seat| game.seat(seat));
    let breaks = |seat: &Seat| seat.classes.iter().find(|class| book.rules.tie_classes.contains(class)).cloned();
    let (seat, class) = fighters.find_map(|seat| Some((seat.colour, breaks(seat)?)))?;
    let args = [
        ("seat", shell.words.seat(seat, Names::of(game)).into()),
        ("class", shell.words.get(&format!("kind-{class}")).into()),
    ];
    Some(bold(shell.words.with("fight-tie-power", &args), 17.0).color(shell.look.torch).into())
}

/// Whether a power or a card gives ties to the munchkins.
pub fn ties<'a>(table: &'a Table, shell: &'a Shell, won: bool) -> Element<'a, Message> {
    let other = Message::does(table.played(vec![Effect::Fight(fight::Effect::Ties { won: !won })]));
    choice(shell.look, shell.words.get("fight-ties"), won).id("ties".to_owned()).on_press(other).into()
}
