//! The rules, looked up: every rule in our own words with its page.

use crate::app::look::{BODY, field};
use crate::app::screen::framed;
use crate::app::shell::Shell;
use crate::app::widget::parts::{body, dim};
use crate::catalog::ledger::{self, Row};
use iced::Element;
use iced::widget::{column, text_input};

/// Rules shown at once.
const SHOWN: usize = 60;

/// What happens here.
#[derive(Clone, Debug)]
pub enum Message {
    /// Words to look for.
    Type(String),
    /// Back.
    Back,
}

/// Rules that have every word, in the order of the book.
fn find(words: &str) -> Vec<&'static Row> {
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    let has_all = |row: &&Row| {
        let text = format!("{} {} {} {}", row.id, row.section, row.rule, row.notes).to_lowercase();
        words.iter().all(|w| text.contains(w.as_str()))
    };
    ledger::quest().iter().filter(has_all).collect()
}

/// The screen.
pub fn view<'a>(typed: &'a str, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let input = text_input(&words.get("lookup-hint"), typed)
        .id("lookup")
        .on_input(Message::Type)
        .padding(12)
        .size(20)
        .style(field(look));
    let found = find(typed);
    let count = words.with("lookup-count", &[("count", found.len().into()), ("shown", found.len().min(SHOWN).into())]);
    let mut list = column![input, dim(look, count, BODY)].spacing(14);
    for row in found.into_iter().take(SHOWN) {
        let place = words.with(
            "why-place",
            &[
                ("id", row.id.as_str().into()),
                ("page", row.page.as_str().into()),
                ("section", row.section.as_str().into()),
            ],
        );
        list = list.push(column![body(row.rule.as_str()).size(17.0), dim(look, place, 14.0)].spacing(2));
    }
    framed(shell, words.get("lookup-title"), Message::Back, list, 860.0)
}
