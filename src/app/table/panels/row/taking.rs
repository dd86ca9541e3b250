//! What hacks a card of the row is chosen, and it fetches one of the discards: which one is a question of its own, and the touch
//! that chose what pays for it answers it not.

use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::panels::browse::called;
use crate::app::table::panels::row::state::State;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim, icon_button};
use crate::app::widget::press::{Kind, press};
use crate::play::narrate::card;
use crate::rules::card::CardId;
use crate::rules::command::Command;
use crate::rules::engine;
use crate::rules::ids::Colour;
use crate::rules::munchkin::goods::Cards;
use crate::rules::track;
use iced::widget::column;
use iced::{Element, Fill, Shrink};

/// Every way the chosen cards hack it, one a card that is fetched.
fn ways(table: &Table, (seat, state): (Colour, &State)) -> Vec<(CardId, Command)> {
    let Some(hot) = table.hot.as_ref() else { return Vec::new() };
    let (book, game) = (table.session.book(), table.game());
    let pays = Cards { cards: state.cards.clone(), gear: state.gear.clone(), ..Cards::default() };
    let all = track::turn::ways(&hot.moves, seat).into_iter().filter_map(|(how, choice)| {
        let command = Command::from(track::Command::Hack { seat, how, pays: pays.clone(), choice });
        let fetched = choice.pick?;
        engine::decide(book, game, &command).ok().map(|_| (fetched, command))
    });
    all.collect()
}

/// Each card that can be fetched, with what it does: a touch lights it, and another one elsewhere takes it.
pub(super) fn view<'a>(
    table: &'a Table,
    shell: &'a Shell,
    (seat, state): (Colour, &State),
    taken: Option<CardId>,
) -> Element<'a, Message> {
    let (words, look, book) = (&shell.words, shell.look, table.session.book());
    let ways = ways(table, (seat, state));
    let name = |card: CardId| words.printed(called(book, card)).into_owned();
    let takes = taken.and_then(|card| ways.iter().find(|(other, _)| *other == card)).cloned();
    let label = match &takes {
        Some((card, _)) => words.with("row-take-this", &[("card", name(*card).into())]),
        None => words.get("row-take-first"),
    };
    let take = icon_button(look, "check", label).width(Fill).height(TURN_TOUCH).kind(Kind::Primary);
    let take = take.id("row-take".to_owned()).on_press_maybe(takes.map(|(_, command)| Message::made(command)));
    let to = |taking: Option<Option<CardId>>| Message::opens(Panel::Row(State { taking, ..state.clone() }));
    let each = ways.iter().map(|(fetched, _)| {
        let said = book.cards.card(*fetched).map(|def| card::all(words, book, def).join(" "));
        let label = column![bold(name(*fetched), 17.0), said.map(|said| dim(look, said, BODY))].width(Fill);
        let press = press(look, label).kind(Kind::Choice(taken == Some(*fetched))).width(Fill).height(Shrink);
        press.padding([10, 14]).id(format!("take {}", fetched.0)).on_press(to(Some(Some(*fetched)))).into()
    });
    let list = column(each).spacing(6);
    let back = icon_button(look, "back", words.get("row-take-back")).height(TURN_TOUCH);
    let back = back.id("row-take-back".to_owned()).on_press(to(None));
    let title = bold(words.get("row-take"), 17.0).color(look.torch);
    column![title, list, take, back].spacing(8).into()
}
