//! One rule, all of it: what it says, what the table has settled about it, examples, and its neighbours.

use crate::app::icon::icon;
use crate::app::look::{BODY, card};
use crate::app::screen::framed;
use crate::app::screen::lookup::differ;
use crate::app::screen::lookup::entry::entry;
use crate::app::screen::lookup::message::Message;
use crate::app::shell::Shell;
use crate::app::widget::parts::{body, bold, dim, icon_button};
use crate::app::widget::press::{Kind, press};
use crate::catalog::clinic::{self, Example};
use crate::catalog::ledger::{self, Row};
use crate::catalog::{differences, lookup, remark};
use crate::rules::book::RulingDef;
use crate::rules::game::Game;
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill, Shrink};

/// The rule.
pub fn view<'a>(row: &'static Row, shell: &'a Shell, game: Option<&'a Game>) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let mut said = column![body(words.rule(row)).size(24.0), dim(look, words.place(row), BODY)].spacing(8);
    let remarks = words.remarks(row);
    said = said.push((!remarks.is_empty()).then(|| body(remarks).color(look.dim)));
    let said = container(said).padding(16).width(Fill).style(card(look, look.torch, 2.0));
    let mut list = column![said].spacing(12);
    // What it is remarked to belong to is a touch away.
    let own = words.noted(row);
    let mut named = remark::ids(&own).filter_map(ledger::row).filter(|other| other.id != row.id).peekable();
    if named.peek().is_some() {
        list = list.push(bold(words.get("lookup-with"), 19.0)).extend(named.map(|row| entry(shell, row)));
    }
    let settled = lookup::rulings(&shell.book, row);
    if !settled.is_empty() {
        list = list.push(bold(words.get("lookup-open"), 19.0));
        list = list.extend(settled.into_iter().map(|def| ruling(shell, def, game)));
    }
    if is_open(row, shell) {
        list = list.push(body(words.get("lookup-table-decides")).size(17.0));
    }
    let mut topics = differences::of_rule(&row.id).peekable();
    if topics.peek().is_some() {
        list = list.push(bold(words.get("lookup-differ-here"), 19.0));
        list = list.extend(topics.map(|topic| differ::topic(shell, topic)));
    }
    let mut examples = clinic::of_rule(&row.id).peekable();
    let title = if examples.peek().is_some() { "lookup-shown" } else { "lookup-unshown" };
    list = list.push(bold(words.get(title), 19.0));
    list = list.extend(examples.map(|example| example_entry(shell, example)));
    if let Some(section) = lookup::sections(row.system()).iter().find(|s| s.name == row.section) {
        let at = section.rows.iter().position(|r| r.id == row.id).unwrap_or(0);
        let beside = section.rows[at.saturating_sub(1)..].iter().take(3).filter(|r| r.id != row.id);
        list = list.push(bold(words.get("lookup-beside"), 19.0)).extend(beside.map(|row| entry(shell, row)));
    }
    let all = icon_button(look, "search", words.get("lookup-all")).id("all".to_owned()).on_press(Message::All);
    framed(shell, words.section(&row.section), Message::Back, list.push(all), 900.0)
}

/// Whether the book leaves something open that no house rule settles.
fn is_open(row: &Row, shell: &Shell) -> bool {
    let settled = lookup::rulings(&shell.book, row);
    lookup::questions(row).into_iter().any(|question| settled.iter().all(|def| def.question != question))
}

/// The house rule that settles what the book leaves open, and what it is at this table.
fn ruling<'a>(shell: &'a Shell, def: &RulingDef, game: Option<&'a Game>) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let value = game.map_or(def.default.as_str(), |game| shell.book.set_to(&game.table.rulings, def));
    let whose = match game {
        None => words.get("lookup-usual"),
        Some(_) if value == def.default => words.get("lookup-here"),
        Some(_) => {
            let usual = words.ruling_value(&def.name, &def.default);
            words.with("lookup-changed", &[("usual", usual.into())])
        }
    };
    let sentence = row![
        icon("check", 20.0).color(look.good),
        body(words.ruling(&def.name)).size(18.0),
        bold(words.ruling_value(&def.name, value), 18.0).color(look.torch)
    ];
    let content = column![sentence.spacing(8).align_y(Alignment::Center).wrap(), dim(look, whose, BODY)].spacing(4);
    container(content).padding([10, 12]).width(Fill).style(card(look, look.good, 1.5)).into()
}

/// An example: what it is called and what there is to see.
pub fn example_entry<'a>(shell: &'a Shell, example: &'static Example) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let text = example.text();
    let shows = words.explained(&text, Some("shows")).unwrap_or_default();
    let label =
        column![bold(words.explained(&text, None).unwrap_or_default(), 18.0), body(shows).color(look.dim)].spacing(3);
    let label = row![icon("play", 24.0).color(look.torch), label.width(Fill)].spacing(12).align_y(Alignment::Center);
    let press = press(look, label).kind(Kind::Plain).width(Fill).height(Shrink).padding([10, 12]);
    press.id(format!("example {}", example.name)).on_press(Message::Example(example)).into()
}
