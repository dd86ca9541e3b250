//! Cards that lie turned up: Treasures that were won together, and what the dead have left. Whoever is asked touches the
//! one to have.

use crate::app::icon::icon;
use crate::app::look::BODY;
use crate::app::shell::Shell;
use crate::app::table::hot::{Hot, doors, hand, sheet};
use crate::app::table::{Message, Table, answer};
use crate::app::widget::parts::{body, bold, dim};
use crate::app::widget::press::press;
use crate::catalog::words::Names;
use crate::rules::answer::Answer;
use crate::rules::card::{CardDef, CardSet};
use crate::rules::cards;
use crate::rules::command::Command;
use crate::rules::table as seats;
use iced::widget::{Column, column, row};
use iced::{Alignment, Element, Fill};

/// Each of the cards with what it says; a touch picks it.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, up: &CardSet, picks: u8) -> Column<'a, Message> {
    let (words, look, book) = (&shell.words, shell.look, table.session.book());
    let each = up.iter().filter_map(|card| Some((card, book.cards.card(card)?))).map(|(card, def)| {
        let does = answer(Answer::Cards(cards::Answer::Cards(CardSet::of(card))));
        turned_up(table, shell, (def.name.clone(), def), (format!("pick {}", card.0), does))
    });
    let each: Vec<Element<'a, Message>> = each.collect();
    let hint = words.with("spoils-picks", &[("count", picks.into())]);
    column![dim(look, hint, BODY)].spacing(8).extend(each)
}

/// What a dead munchkin has left, the same way.
pub fn left<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Column<'a, Message> {
    let (teller, book) = (table.teller(), table.session.book());
    let card = |command: &Command| match command {
        Command::Table(seats::Command::Answer(Answer::Cards(cards::Answer::Cards(card)))) => {
            book.cards.card(card.only()?)
        }
        _ => None,
    };
    let each = doors::firsts(table, hot).map(|(i, command)| match card(command) {
        Some(def) => {
            let said = teller.sentence(&table.question.ask, hot.mover(), command);
            let said = shell.words.say(&said, Names::of(table.game()));
            turned_up(table, shell, (said, def), (format!("move {i}"), Message::does(command.clone())))
        }
        // A monster is no such card: its name has to do.
        None => sheet::plain(table, shell, i, command),
    });
    column(each).spacing(8)
}

/// A card with its sort and all that it says, as a button.
fn turned_up<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (title, def): (String, &'a CardDef),
    (id, does): (String, Message),
) -> Element<'a, Message> {
    let (words, look, book) = (&shell.words, shell.look, table.session.book());
    let sort = row![icon(hand::deck(def), 18.0).color(look.dim), dim(look, words.get(hand::sort(def)), BODY)];
    let sort = sort.spacing(6).align_y(Alignment::Center);
    let said = hand::lines(shell, book, def).into_iter().map(|line| body(line).size(BODY).into());
    let face = column![bold(title, 18.0), sort].spacing(2).extend(said).width(Fill);
    press(look, face).width(Fill).height(iced::Shrink).padding([10, 12]).id(id).on_press(does).into()
}
