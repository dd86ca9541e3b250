//! What is selected on the map, all of it, to read and to change.

pub mod monster;
pub mod room;

use crate::app::icon::icon;
use crate::app::map::Spot;
use crate::app::shell::Shell;
use crate::app::table::{Message, Table, hot};
use crate::app::widget::parts::{bold, dim, icon_button, thin, tool};
use crate::app::widget::press::Kind;
use crate::rules::effect::Effect;
use iced::widget::{column, container, row, scrollable};
use iced::{Alignment, Element, Fill, Shrink};

/// The card of what is selected.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, spot: Spot) -> Element<'a, Message> {
    if table.hot.as_ref().is_some_and(|hot| !hot.amending) {
        return hot::spot::view(table, shell, spot);
    }
    let content = match spot {
        Spot::Room(id) | Spot::Link(id, _) => room::view(table, shell, id),
        Spot::Monster(id) => monster::view(table, shell, id),
        Spot::Dark(at) => {
            let place = table.played(vec![Effect::PlaceRoom { at, tile: Default::default() }]);
            let words = &shell.words;
            column![
                head(shell, "torch", words.get("dark-title")),
                dim(shell.look, words.get("dark-hint"), 15.0),
                icon_button(shell.look, "plus", words.get("dark-place")).on_press(Message::Do(place)),
            ]
            .spacing(8)
            .into()
        }
        Spot::Munchkin(_) => column![].into(),
    };
    scrollable(container(content).padding([4, 8])).direction(thin()).height(Shrink).width(Fill).into()
}

/// The head of a card: what it is, and a way out.
pub fn head<'a>(shell: &'a Shell, name: &str, title: String) -> Element<'a, Message> {
    let close = tool(shell.look, "cross").kind(Kind::Quiet).id("close card".to_owned()).on_press(Message::Choose(None));
    row![icon(name, 22.0), bold(title, 19.0).width(Fill), close].spacing(8).align_y(Alignment::Center).into()
}
