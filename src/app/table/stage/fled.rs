//! A monster that is run from while the others are beaten: it stands below them until it is over.

use crate::app::icon::icon;
use crate::app::shell::Shell;
use crate::app::table::fighters::name;
use crate::app::table::message::Message;
use crate::app::table::stage::fighter::touched;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim};
use crate::play::narrate::parted;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::{Fight, Fighter};
use iced::widget::{column, row};
use iced::{Alignment, Element, Fill};

/// Size of the sign and of the letters.
const SIGN: f32 = 24.0;
const NAME: f32 = 15.0;
const TOLD: f32 = 14.0;

/// One of them, and what getting away from it takes. A touch reads its card.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, fight: &'a Fight, monster: &Monster) -> Element<'a, Message> {
    let (look, who) = (shell.look, Fighter::Monster(monster.id));
    let takes = parted::takes(&shell.words, (table.session.book(), table.game()), fight, monster).join(" ");
    let takes = shell.words.with("parted-sign", &[("takes", takes.into())]);
    let told = column![bold(name(table, shell, who), NAME), dim(look, takes, TOLD).line_height(1.15)].width(Fill);
    let line = row![icon("boot", SIGN).color(look.torch), told].spacing(8).padding([3, 4]).align_y(Alignment::Center);
    touched(table, shell, who, line.into())
}
