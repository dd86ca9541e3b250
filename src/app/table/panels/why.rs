//! Why: the rules behind what happened, sums term by term, routes step by step.

use crate::app::errand::Errand;
use crate::app::icon::icon;
use crate::app::look::BODY;
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::fighters;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::panels::parts::head;
use crate::app::table::stage::hidden;
use crate::app::table::stage::term::{amount, part_name};
use crate::app::table::state::Table;
use crate::app::widget::parts::{body, bold, button, dim, icon_button, tool};
use crate::app::widget::press::{Kind, press};
use crate::catalog::ledger::{self, Row};
use crate::catalog::words::Names;
use crate::play::narrate;
use crate::play::timeline::Point;
use crate::rules::cite::{Cites, Rule};
use crate::rules::dungeon::movement;
use crate::rules::fight::sides::sides;
use crate::rules::ids::{Colour, MonsterId, Side};
use iced::widget::{column, row};
use iced::{Alignment, Element, Fill, Shrink};

/// Rules in our words, with their pages.
pub fn why<'a>(shell: &'a Shell, cites: Cites) -> Element<'a, Message> {
    let mut list = column![head(shell.words.get("why-title"))].spacing(12);
    for rule in cites.iter() {
        list = list.push(rule_entry(shell, rule, 18.0));
    }
    list.into()
}

/// The rules behind a line of the log, and the way to put its entry right.
pub fn told<'a>(table: &'a Table, shell: &'a Shell, cites: Cites, point: Point) -> Element<'a, Message> {
    let fix = icon_button(shell.look, "undo", shell.words.get("journal-fix")).id("why fix".to_owned());
    let fix = fix.on_press(Message::Ask(Action::Leave(Errand::Fix(point))));
    let is_there = table.is_open() && table.session.timeline().node(point).is_some();
    column![why(shell, cites)].push(is_there.then_some(fix)).spacing(12).into()
}

/// A rule in our words, with where it stands; a touch opens it among the rules, with its examples.
fn rule_entry<'a>(shell: &'a Shell, rule: Rule, size: f32) -> Element<'a, Message> {
    let look = shell.look;
    let Some(row) = ledger::row(rule.as_str()) else { return body(rule.as_str().to_owned()).into() };
    let mut entry = column![body(shell.words.rule(row)).size(size), dim(look, place(shell, row), 14.0)].spacing(2);
    let remarks = shell.words.remarks(row);
    entry = entry.push((!remarks.is_empty()).then(|| dim(look, remarks, 14.0)));
    let entry = row![entry.width(Fill), icon("book", 20.0).color(look.torch)].spacing(10).align_y(Alignment::Center);
    let press = press(look, entry).kind(Kind::Quiet).width(Fill).height(Shrink).padding([8, 6]);
    press.id(format!("rule {}", row.id)).on_press(Message::consults(row)).into()
}

/// Where a rule stands in the book.
pub fn place(shell: &Shell, row: &Row) -> String {
    shell.words.page(row)
}

/// A route step by step: what happened, and the rule behind it.
pub fn why_route<'a>(table: &'a Table, shell: &'a Shell, monster: MonsterId) -> Element<'a, Message> {
    let names = Names::of(table.game());
    let march = table.game().dungeon.as_deref().and_then(|d| d.march.as_ref());
    let Some((march, route)) = march.and_then(|m| Some((m, m.route(monster)?))) else { return column![].into() };
    let mut list = column![head(shell.words.monster(monster, names))].spacing(14);
    for line in narrate::march::explain(march, route) {
        let mut step = column![bold(shell.words.say(&line.message, names), 18.0)].spacing(4);
        for rule in line.cites.iter() {
            step = step.push(rule_entry(shell, rule, BODY));
        }
        list = list.push(step);
    }
    list.into()
}

/// The terms of a seat's Move.
pub fn why_move<'a>(table: &'a Table, shell: &'a Shell, colour: Colour) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let (book, game) = (table.session.book(), table.game());
    let Some(seat) = game.seat(colour) else { return column![].into() };
    let mut list = column![head(words.get("why-move-title"))].spacing(8);
    let mut cites = Cites::NONE;
    let line = |label: String, value: String| row![body(label).width(Fill), bold(value, 18.0)].spacing(8);
    for part in movement::parts(book, game, seat) {
        let label = if part.words.is_empty() { words.get(part.what) } else { part.words.clone() };
        list = list.push(line(label, format!("{:+}", part.by)));
        cites = part.cites.iter().fold(cites, |all, rule| all.and(rule));
    }
    list = list.push(line(words.get("why-move-allowance"), movement::allowance(book, game, seat).to_string()));
    list = list.push(line(words.get("why-move-spent"), format!("−{}", seat.spent)));
    list = list.push(line(words.get("why-move-left"), movement::left(book, game, seat).to_string()));
    // Whose word decides what a way out costs: a card's before the room's before the book's.
    if let Some(room) = game.dungeon.as_deref().and_then(|d| d.room(seat.room?)) {
        for side in Side::ALL {
            let Some((cost, word)) = movement::fare(book, game, seat, room, room.link(side)) else { continue };
            let side = words.get(&format!("side-{}", side.name()));
            let args = [("side", side.into()), ("cost", cost.into()), ("word", word.name().into())];
            let why = tool(look, "why").kind(Kind::Quiet).on_press(Message::opens(Panel::Why(word.cites())));
            let text = body(words.with("why-move-exit", &args)).width(Fill);
            list = list.push(row![text, why].spacing(8).align_y(Alignment::Center));
        }
    }
    list.push(button(look, words.get("why-rules")).on_press(Message::opens(Panel::Why(cites)))).into()
}

/// What other hands may still do to a fight, and what that is made of.
pub fn why_turn<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let words = &shell.words;
    let list = column![head(words.get("turn-why-title"))].spacing(10);
    let Some(turning) = table.weighed() else { return list.into() };
    let at = (table.session.book().rules.hands.as_slice(), table.game());
    let mut lines = hidden::why(words, at, turning).into_iter();
    let first = lines.next().map(|need| bold(need, 18.0));
    let list = list.push(first).extend(lines.map(|line| body(line).into()));
    list.push(dim(shell.look, words.get("turn-why-fair"), BODY)).into()
}

/// Everything that counts in a fight: each who fights, with all that their sum is made of.
pub fn why_sides<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let words = &shell.words;
    let list = column![head(words.get("sides-why-title"))].spacing(10);
    let Some(fight) = table.staged() else { return list.into() };
    let all = sides(table.session.book(), table.game(), fight, None);
    let each = all.munchkins.iter().chain(&all.monsters).map(|sum| {
        let head =
            row![bold(fighters::name(table, shell, sum.who), 18.0).width(Fill), bold(sum.strength.to_string(), 18.0)];
        let parts = all.parts.iter().filter(|part| part.who == sum.who).map(|part| {
            let (name, amount) = (part_name(table, shell, part), amount(table, shell, part));
            row![body(name).width(Fill), body(amount)].spacing(8).into()
        });
        column![head.spacing(8)].extend(parts).spacing(4).into()
    });
    list.extend(each).into()
}
