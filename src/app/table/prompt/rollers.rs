//! Who rolls, by name.

use crate::app::shell::Shell;
use crate::app::table::{Message, Table};
use crate::app::widget::parts::choice;
use crate::catalog::words::Names;
use crate::rules::effect::Effect;
use crate::rules::system::Fighter;
use iced::Element;

/// What a fighter is called.
pub fn name(table: &Table, shell: &Shell, who: Fighter) -> String {
    let names = Names::of(table.game());
    match who {
        Fighter::Seat(colour) => shell.words.seat(colour, names),
        Fighter::Monster(id) => shell.words.monster(id, names),
    }
}

/// Whether a power or a card gives ties to the munchkins.
pub fn ties<'a>(table: &'a Table, shell: &'a Shell, won: bool) -> Element<'a, Message> {
    let other = Message::Do(table.played(vec![Effect::Ties { won: !won }]));
    choice(shell.look, shell.words.get("fight-ties"), won).id("ties".to_owned()).on_press(other).into()
}

/// A fighter in the name of a control.
pub fn key(who: Fighter) -> String {
    match who {
        Fighter::Seat(colour) => colour.name().to_owned(),
        Fighter::Monster(id) => id.0.to_string(),
    }
}
