//! What is selected on the map, all of it, to read and to change.

pub mod head;
pub mod monster;
pub mod room;

use crate::app::map::Spot;
use crate::app::shell::Shell;
use crate::app::table::hot;
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::parts::{dim, icon_button, thin};
use crate::rules::dungeon;
use crate::rules::effect::Effect;
use head::head;
use iced::widget::{column, container, scrollable};
use iced::{Element, Fill, Shrink};

/// The card of what is selected.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, spot: Spot) -> Element<'a, Message> {
    if table.hot.as_ref().is_some_and(|hot| !hot.amending) {
        return hot::spot::view(table, shell, spot);
    }
    // The way out stays where it is, however far down somebody reads.
    let Some([top, content]) = (match spot {
        Spot::Room(id) | Spot::Link(id, _) => room::view(table, shell, id),
        Spot::Monster(id) => monster::view(table, shell, id),
        Spot::Dark(at) => {
            let place =
                table.played(vec![Effect::Dungeon(dungeon::Effect::PlaceRoom { at, tile: Default::default() })]);
            let words = &shell.words;
            let list = column![
                dim(shell.look, words.get("dark-hint"), 15.0),
                icon_button(shell.look, "plus", words.get("dark-place")).on_press(Message::does(place)),
            ]
            .spacing(8);
            Some([head(shell, "torch", words.get("dark-title")), list.into()])
        }
        Spot::Munchkin(_) => None,
    }) else {
        return column![].into();
    };
    let below = scrollable(container(content).padding([4, 8])).direction(thin()).height(Shrink).width(Fill);
    column![container(top).padding([4, 8]), below].into()
}
