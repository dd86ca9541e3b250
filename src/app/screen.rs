//! The screens besides the table.

pub mod daily;
pub mod example;
pub mod hall;
pub mod home;
pub mod journal;
pub mod library;
pub mod lookup;
pub(in crate::app) mod names;
pub mod odds;
pub mod quick;
pub mod settings;
pub mod setup;

use crate::app::icon::icon;
use crate::app::look;
use crate::app::look::{BODY, panel};
use crate::app::route::Route;
use crate::app::shell::Shell;
use crate::app::widget::parts::{bold, title, tool};
use crate::app::widget::press::Kind;
use crate::app::widget::ring::{ASKED, BESIDES};
use crate::app::widget::spoken::{news, part};
use iced::widget::{column, container, row, scrollable, stack};
use iced::{Alignment, Element, Fill, Size};

/// A screen's frame: a bar with a way back and a title, then the content in the middle, scrolling.
pub fn framed<'a, M: Clone + 'a>(
    shell: &'a Shell,
    words: String,
    back: M,
    content: impl Into<Element<'a, M>>,
    width: f32,
) -> Element<'a, M> {
    let middle = container(container(content).max_width(width).width(Fill).padding(16)).center_x(Fill);
    whole(shell, words, back, scrollable(middle).height(Fill).width(Fill))
}

/// A screen's frame around content that takes all of the room below the bar.
pub fn whole<'a, M: Clone + 'a>(
    shell: &'a Shell,
    words: String,
    back: M,
    content: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    let look = shell.look;
    let back = tool(look, "back").kind(Kind::Quiet).id("back".to_owned()).on_press(back);
    let head = row![back, title(words, 30.0).width(Fill)];
    let head = container(head.spacing(12).align_y(Alignment::Center)).padding([8, 14]).width(Fill).style(panel(look));
    let said = shell.toast.as_ref().map(|toast| {
        let line = row![icon("info", 20.0).color(look.torch), bold(toast.text.as_str(), BODY).width(Fill)];
        news(container(line.spacing(10)).padding([8, 14]).width(Fill).style(look::card(look, look.torch, 2.0)))
    });
    // It lies over the content and pushes nothing.
    column![part("bar", head), stack![content.into()].push(said)].into()
}

/// Whether there is room for things beside each other.
pub fn is_wide(size: Size) -> bool {
    size.width > size.height && size.width >= 900.0
}

/// As [`framed`], with what comes next below, always in sight.
pub fn framed_above<'a, M: Clone + 'a>(
    shell: &'a Shell,
    words: String,
    back: M,
    content: impl Into<Element<'a, M>>,
    width: f32,
    next: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    let next = container(container(next).max_width(width).width(Fill)).center_x(Fill).padding([10, 16]);
    let next = part(BESIDES, next.style(panel(shell.look)));
    column![framed(shell, words, back, part(ASKED, content), width), next].into()
}

/// Where going back from a screen leads.
pub fn back_to(table: bool) -> Route {
    if table { Route::Table } else { Route::Home }
}
