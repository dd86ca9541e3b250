//! Small parts every screen is put together from.

use crate::app::icon::{icon, shape};
use crate::app::look::{BODY, BOLD, Look, TITLE, TOUCH};
use crate::app::widget::press::{Kind, Press, press};
use crate::rules::ids::Colour;
use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{Row, row, space, text};
use iced::{Alignment, Element, Length};

/// Running text.
pub fn body<'a>(words: impl text::IntoFragment<'a>) -> text::Text<'a> {
    text(words).size(BODY)
}

/// Bold text.
pub fn bold<'a>(words: impl text::IntoFragment<'a>, size: f32) -> text::Text<'a> {
    text(words).size(size).font(BOLD)
}

/// A title.
pub fn title<'a>(words: impl text::IntoFragment<'a>, size: f32) -> text::Text<'a> {
    text(words).size(size).font(TITLE)
}

/// Text of less weight.
pub fn dim<'a>(look: Look, words: impl text::IntoFragment<'a>, size: f32) -> text::Text<'a> {
    text(words).size(size).color(look.dim)
}

/// A button with words, centred.
pub fn button<'a, M: Clone + 'a>(look: Look, words: impl text::IntoFragment<'a>) -> Press<'a, M> {
    press(look, bold(words, BODY)).centred()
}

/// A button with a pictogram and words.
pub fn icon_button<'a, M: Clone + 'a>(look: Look, name: &str, words: impl text::IntoFragment<'a>) -> Press<'a, M> {
    press(look, row![icon(name, 20.0), bold(words, BODY)].spacing(8).align_y(Alignment::Center))
}

/// A letter as it stands at the beginning of a word; one that never does, as it is.
pub fn upper(letter: char) -> String {
    let upper = letter.to_uppercase();
    if upper.len() == 1 { upper.to_string() } else { letter.to_string() }
}

/// A square button with only a pictogram.
pub fn tool<'a, M: Clone + 'a>(look: Look, name: &str) -> Press<'a, M> {
    press(look, icon(name, 22.0)).padding([10, 11]).width(TOUCH)
}

/// A larger square button with only a pictogram.
pub fn press_tool<'a, M: Clone + 'a>(look: Look, name: &str, size: f32) -> Press<'a, M> {
    press(look, icon(name, size * 0.5)).padding(size * 0.25).width(size).height(size)
}

/// A text of at most so many letters, cut where it is longer: between words, unless that leaves next to nothing.
pub fn shortened(text: &str, letters: usize) -> String {
    if text.chars().count() <= letters {
        return text.to_owned();
    }
    let kept: String = text.chars().take(letters.saturating_sub(1)).collect();
    let next = text.chars().nth(letters.saturating_sub(1));
    let words = match kept.rfind(' ') {
        Some(at) if next != Some(' ') && at * 2 >= kept.len() => &kept[..at],
        _ => kept.as_str(),
    };
    format!("{}…", words.trim_end_matches([' ', ',', ':', '·']))
}

/// One of several choices.
pub fn choice<'a, M: Clone + 'a>(look: Look, words: impl text::IntoFragment<'a>, chosen: bool) -> Press<'a, M> {
    button(look, words).kind(Kind::Choice(chosen))
}

/// A seat's shape in its colour.
pub fn badge<'a, M: 'a>(look: Look, colour: Colour, size: f32) -> Element<'a, M> {
    icon(shape(colour), size).color(look.mark(colour)).into()
}

/// A thin space that takes what is left.
pub fn gap<'a, M: 'a>() -> Element<'a, M> {
    space().width(Length::Fill).into()
}

/// Things beside each other that wrap where there is no room.
pub fn wrapped<'a, M: 'a>(items: Vec<Element<'a, M>>, spacing: f32) -> Element<'a, M> {
    Row::with_children(items).spacing(spacing).wrap().vertical_spacing(spacing).into()
}

/// A scroll bar that takes little room.
pub fn thin() -> Direction {
    Direction::Vertical(Scrollbar::new().width(5).scroller_width(5).margin(1))
}
