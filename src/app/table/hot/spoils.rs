//! Treasures that were won together and lie turned up: whoever is asked touches the one to have.

use crate::app::shell::Shell;
use crate::app::table::hot::hand;
use crate::app::table::{Message, Table, answer};
use crate::app::widget::parts::{body, bold, dim};
use crate::app::widget::press::press;
use crate::rules::answer::Answer;
use crate::rules::card::CardSet;
use crate::rules::cards;
use iced::widget::{Column, column};
use iced::{Element, Fill};

/// Each of the cards with what it says; a touch picks it.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, up: &CardSet, picks: u8) -> Column<'a, Message> {
    let (words, look, book) = (&shell.words, shell.look, table.session.book());
    let each = up.iter().filter_map(|card| Some((card, book.cards.card(card)?))).map(|(card, def)| {
        let said = hand::lines(shell, book, def).into_iter().map(|line| body(line).size(16.0).into());
        let face = column![bold(def.name.as_str(), 18.0)].spacing(2).extend(said).width(Fill);
        let press = press(look, face).width(Fill).height(iced::Shrink).padding([10, 12]).id(format!("pick {}", card.0));
        press.on_press(answer(Answer::Cards(cards::Answer::Cards(CardSet::of(card))))).into()
    });
    let each: Vec<Element<'a, Message>> = each.collect();
    let hint = words.with("spoils-picks", &[("count", picks.into())]);
    column![dim(look, hint, 16.0)].spacing(8).extend(each)
}
