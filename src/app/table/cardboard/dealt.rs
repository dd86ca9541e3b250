//! How many cards are dealt at the start: as the box says, or four of each deck, as newer boxes have it. A touch makes it
//! that for all of them.

use crate::app::look::TOUCH;
use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::message::Message;
use crate::app::table::prompt::parts::Answers;
use crate::app::table::state::Table;
use crate::app::widget::parts::{choice, dim};
use crate::catalog::dealing;
use crate::rules::amount::Amount;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::table as seats;
use iced::Fill;
use iced::widget::{Row, column};

/// How many of each: as the box says (MC-SET-06), or as newer ones do. Nothing where the box deals so many itself.
pub fn view<'a>(table: &'a Table, shell: &'a Shell) -> Option<Answers<'a>> {
    let book = table.session.book();
    let (now, counts) = dealing::ways(book, &table.game().table.rulings)?;
    let each = counts.into_iter().map(|count| {
        let words = shell.words.with("opening-each", &[("count", count.into())]);
        let press = choice(shell.look, words, count == now).height(TOUCH).width(Fill).centred();
        let does = (count != now).then(|| deals(table, (now, count)));
        press.id(format!("deals {count}")).on_press_maybe(does).into()
    });
    let hint = dim(shell.look, shell.words.get("opening-newer"), 15.0);
    Some(Answers::plain(column![Row::with_children(each).spacing(6), hint].spacing(6)))
}

/// So many of each from now on: the rule, and the hands that were dealt by it. What was put down of them stays down.
fn deals(table: &Table, (now, to): (u8, u8)) -> Message {
    let rule = Command::Table(seats::Command::Rule { name: dealing::RULE.to_owned(), value: to.to_string() });
    if !table.game().keeps_goods() {
        return Message::does(rule);
    }
    let change = Amount::By(i32::from(to) - i32::from(now));
    let decks = &table.session.book().rules.hands;
    let hands = table.game().seats.iter().flat_map(|seat| {
        let more = |deck: Deck| Effect::from(cards::Effect::Hand { seat: seat.colour, deck, change });
        decks.iter().map(move |deck| more(*deck))
    });
    let hands = seats::Command::Amend { note: String::new(), effects: hands.collect() };
    Message::Ask(Action::Both(Box::new((rule, Command::Table(hands)))))
}
