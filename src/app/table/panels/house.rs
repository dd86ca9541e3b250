//! House rules as plain sentences.

use crate::app::shell::Shell;
use crate::app::table::panels::head;
use crate::app::table::{Message, Table};
use crate::app::widget::parts::{body, bold, choice, wrapped};
use crate::rules::book::{RulingDef, Rulings, Values};
use crate::rules::command::Command;
use crate::rules::table;
use iced::widget::{Column, column, row};
use iced::{Element, Fill};

/// House rules as plain sentences.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let set = |name: &str, value: String| {
        Message::does(Command::Table(table::Command::Rule { name: name.to_owned(), value }))
    };
    let (defs, now) = (table.session.book().rulings(), &table.game().table.rulings);
    let differ =
        defs.iter().filter(|def| def.in_force && now.get(&def.name).is_some_and(|v| *v != def.default)).count();
    let differ = body(shell.words.with("rules-differ", &[("count", differ.into())])).color(shell.look.dim);
    column![head(shell.words.get("rules-title")), differ, rulings(shell, defs, now, set)].spacing(12).into()
}

/// House rules as plain sentences, for set-up too.
pub fn rulings<'a, M: Clone + 'a>(
    shell: &'a Shell,
    defs: &'a [RulingDef],
    now: &'a Rulings,
    set: impl Fn(&str, String) -> M,
) -> Element<'a, M> {
    let (words, look) = (&shell.words, shell.look);
    let mut list: Column<'a, M> = column![].spacing(14);
    for def in defs.iter().filter(|d| d.in_force) {
        let value = now.get(&def.name).map_or(def.default.as_str(), String::as_str);
        let options: Vec<String> = match &def.values {
            Values::OneOf(values) => values.clone(),
            Values::Whole(low, high) => (*low..=(*high).min(*low + 6)).map(|n| n.to_string()).collect(),
            Values::FourLinks => ["passage", "door", "locked", "hidden"].map(str::to_owned).to_vec(),
            Values::Thousandths(..) => ["0", "1.5", "2.6", "5"].map(str::to_owned).to_vec(),
        };
        let each = options.into_iter().map(|option| {
            let text = words.ruling_value(&def.name, &option);
            choice(look, text, value == option).on_press(set(&def.name, option)).into()
        });
        let changed = (value != def.default).then(|| bold(words.get("rules-changed"), 13.0).color(look.torch));
        list = list
            .push(row![body(words.ruling(&def.name)).width(Fill), changed].spacing(8))
            .push(wrapped(each.collect(), 6.0));
    }
    list.into()
}
