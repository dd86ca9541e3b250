//! The manual: what is in it, and its pages. Their pictures are left out: the window is the picture.

use crate::app::icon::icon;
use crate::app::look::{BODY, BOLD, SANS};
use crate::app::screen::lookup::message::Message;
use crate::app::screen::{framed, is_wide, whole};
use crate::app::shell::Shell;
use crate::app::widget::parts::{bold, dim, gap, icon_button, thin};
use crate::app::widget::press::{Kind as Pressed, press};
use crate::app::widget::spoken::says;
use crate::catalog::manual::{self, Block, Kind, Page, Span};
use iced::widget::text::Rich;
use iced::widget::{Column, column, container, responsive, rich_text, row, scrollable, span};
use iced::{Alignment, Element, Fill, Shrink};

/// Size of what is read.
const TEXT: f32 = 18.0;
/// Room before a line of a list, for its number.
const NUMBER: f32 = 30.0;

/// The way to what is in it, as an entry of a list.
pub fn entry<'a>(shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let count = words.with("lookup-pages", &[("count", manual::pages(words.locale()).len().into())]);
    let label = row![icon("info", 18.0), bold(words.get("lookup-manual"), 18.0).width(Fill), dim(look, count, BODY)];
    let press = press(look, label.spacing(10).align_y(Alignment::Center)).kind(Pressed::Choice(false)).width(Fill);
    press.height(50).id("manual".to_owned()).on_press(Message::Contents).into()
}

/// A page in a list: a touch opens it.
pub fn title<'a>(shell: &'a Shell, page: &'static Page) -> Element<'a, Message> {
    let label = row![icon("info", 18.0).color(shell.look.torch), bold(called(shell, page), TEXT).width(Fill)];
    let press = press(shell.look, label.spacing(10).align_y(Alignment::Center)).width(Fill).height(Shrink);
    press.padding([12, 12]).id(format!("page {}", page.name)).on_press(Message::Manual(page.name)).into()
}

/// What a page is called, with a mark where it is in another language.
fn called(shell: &Shell, page: &'static Page) -> String {
    shell.words.said_in(page.locale, &page.title).into_owned()
}

/// What is in it; a way to look for words besides.
pub fn contents<'a>(shell: &'a Shell) -> Element<'a, Message> {
    let pages = manual::pages(shell.words.locale());
    let content = responsive(move |size| {
        let list = |pages: &'static [Page]| {
            Column::with_children(pages.iter().map(|page| title(shell, page))).spacing(8).width(Fill)
        };
        let list = if is_wide(size) {
            let (left, right) = pages.split_at(pages.len().div_ceil(2));
            row![list(left), list(right)].spacing(12)
        } else {
            row![list(pages)]
        };
        let find = icon_button(shell.look, "search", shell.words.get("lookup-find")).id("all".to_owned());
        let page = column![list, find.on_press(Message::All)].spacing(14).max_width(1_100);
        let page = container(page).padding(16).center_x(Fill);
        Element::from(scrollable(page).direction(thin()).height(Fill).width(Fill))
    });
    whole(shell, shell.words.get("lookup-manual"), Message::Back, content)
}

/// A page, with what comes before and after it.
pub fn view<'a>(shell: &'a Shell, page: &'static Page) -> Element<'a, Message> {
    let mut list = column![].spacing(14);
    list = list.extend(page.blocks.iter().filter_map(|part| block(shell, part)));
    list = list.push(beside(shell, page));
    let all = icon_button(shell.look, "menu", shell.words.get("lookup-contents")).id("contents".to_owned());
    framed(shell, called(shell, page), Message::Back, list.push(all.on_press(Message::Contents)), 820.0)
}

/// The pages before and after one.
fn beside<'a>(shell: &'a Shell, page: &'static Page) -> Element<'a, Message> {
    let pages = manual::pages(page.locale);
    let at = pages.iter().position(|other| other.name == page.name).unwrap_or(0);
    let way = |to: Option<&'static Page>, glyph: &'static str| -> Option<Element<'a, Message>> {
        let to = to?;
        let label = row![icon(glyph, 20.0), bold(called(shell, to), BODY).width(Fill)].spacing(8);
        let press = press(shell.look, label.align_y(Alignment::Center)).width(Fill).height(Shrink).padding([12, 12]);
        Some(press.id(format!("{glyph} {}", to.name)).on_press(Message::Manual(to.name)).into())
    };
    let before = way(at.checked_sub(1).and_then(|at| pages.get(at)), "back").unwrap_or_else(gap);
    let after = way(pages.get(at + 1), "next").unwrap_or_else(gap);
    row![before, after].spacing(10).into()
}

/// A paragraph, or a line of a list; one that leads to a page is touched as a whole.
fn block<'a>(shell: &'a Shell, block: &'static Block) -> Option<Element<'a, Message>> {
    let said: Element<'a, Message> = match block {
        Block::Picture(..) => return None,
        Block::Paragraph(said) => words(shell, said),
        Block::Item(number, said) => {
            let mark = number.map_or_else(|| "•".to_owned(), |number| format!("{number}."));
            row![container(bold(mark, TEXT).color(shell.look.torch)).width(NUMBER), words(shell, said)].into()
        }
    };
    let to = block.link().and_then(|name| manual::page(shell.words.locale(), name));
    Some(match to {
        None => said,
        Some(page) => {
            let press = press(shell.look, said).kind(Pressed::Quiet).width(Fill).height(Shrink).padding([12, 0]);
            press.id(format!("page {}", page.name)).on_press(Message::Manual(page.name)).into()
        }
    })
}

/// Words of all kinds, one after the other.
fn words<'a>(shell: &Shell, said: &'static [Span]) -> Element<'a, Message> {
    let look = shell.look;
    let spans: Vec<_> = said
        .iter()
        .map(|part| {
            let colour = match part.kind {
                _ if part.link.is_some() => look.torch,
                Kind::Lead => look.torch,
                Kind::Plain | Kind::Label | Kind::Typed => look.text,
            };
            let font = if part.kind == Kind::Plain && part.link.is_none() { SANS } else { BOLD };
            span(part.text.as_str()).font(font).color(colour).underline(part.link.is_some())
        })
        .collect();
    let whole: String = said.iter().map(|part| part.text.as_str()).collect();
    let rich: Rich<'a, (), Message> = rich_text(spans).size(TEXT).line_height(1.35).width(Fill);
    says(whole, rich)
}
