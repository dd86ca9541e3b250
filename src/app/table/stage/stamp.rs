//! The map as a stamp on the stage of a fight.

use crate::app::look::card;
use crate::app::map::view::{Hands, map as drawn};
use crate::app::shell::Shell;
use crate::app::table::map;
use crate::app::table::message::Message;
use crate::app::table::state::Table;
use crate::app::widget::press::{Kind, press};
use iced::Element;
use iced::widget::container;

/// The map as a stamp, so large; a touch gives it the stage.
pub fn stamp<'a>(table: &'a Table, shell: &'a Shell, (width, height): (f32, f32)) -> Element<'a, Message> {
    let swap = |_| Message::Map(map::Message::Swap);
    let hands = Hands {
        tap: Box::new(swap),
        hold: Box::new(swap),
        look: Box::new(|_, _| Message::Map(map::Message::Fit)),
        carry: Box::new(swap),
    };
    let small = drawn(&table.scene, (None, table.turns), shell.look, &shell.letters, hands).whole();
    let frame = container(small).padding(2).style(card(shell.look, shell.look.line, 2.0));
    let stamp = press(shell.look, frame)
        .kind(Kind::Quiet)
        .padding(0)
        .width(width)
        .height(height)
        .id("stamp".to_owned())
        .called(shell.words.get("sign-entrance"));
    stamp.on_press(Message::Map(map::Message::Swap)).into()
}
