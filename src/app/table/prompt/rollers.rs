//! Who wins a tie.

use crate::app::shell::Shell;
use crate::app::table::{Message, Table};
use crate::app::widget::parts::choice;
use crate::rules::effect::Effect;
use crate::rules::fight;
use iced::Element;

/// Whether a power or a card gives ties to the munchkins.
pub fn ties<'a>(table: &'a Table, shell: &'a Shell, won: bool) -> Element<'a, Message> {
    let other = Message::does(table.played(vec![Effect::Fight(fight::Effect::Ties { won: !won })]));
    choice(shell.look, shell.words.get("fight-ties"), won).id("ties".to_owned()).on_press(other).into()
}
