//! A power or a Deal that cards pay for: which of them go is marked, those of the hand and Items on the table alike
//! (SR-POWER-12, MQ-DEAL-04).

use crate::app::look::BODY;
use crate::app::shell::Shell;
use crate::app::table::hot::hand;
use crate::app::table::hot::selling::{marks, settles};
use crate::app::table::hot::state::{Hot, Sheet};
use crate::app::table::message::Message;
use crate::app::table::panels::browse::called;
use crate::app::table::prompt::parts::Asked;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim};
use crate::play::narrate::card;
use crate::play::narrate::moves::Part;
use crate::rules::book::Book;
use crate::rules::card::price::Price;
use crate::rules::card::{CardId, CardKind, CardSet};
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::dungeon::{self, deal};
use crate::rules::game::Game;
use crate::rules::munchkin::goods::Cards;
use crate::rules::munchkin::outfit;
use crate::rules::munchkin::played::PowerBy;
use crate::rules::seat::Seat;
use crate::rules::{engine, munchkin};
use iced::widget::column;
use iced::{Element, Fill};

/// How many cards pay for what is on a sheet: for a power where it is more than one, for a Deal any.
pub fn price(book: &Book, game: &Game, sheet: Option<&Sheet>) -> Option<u32> {
    match sheet? {
        Sheet::Power(class, paying) => {
            let cards = book.cards.kind(class)?.power(*paying)?.price_in_cards();
            u32::try_from(cards).ok().filter(|cards| *cards > 1)
        }
        Sheet::Deal => match deal::here(game)?.asks {
            Price::Cards(count) | Price::Treasures(count) | Price::Dxm(count) => Some(count.into()),
            Price::Gold(_) | Price::Items(_) => None,
        },
        _ => None,
    }
}

/// The Deal of the room where the active munchkin stands, in words.
pub fn offer(table: &Table, shell: &Shell) -> Option<String> {
    Some(card::deal(&shell.words, deal::here(table.game())?, table.session.book().deal_cost(table.game())))
}

/// Whether a card is of the sort that pays for what is on the sheet; for a Deal it comes from the hand.
pub fn takes(table: &Table, hot: &Hot, card: CardId) -> bool {
    let (book, game) = (table.session.book(), table.game());
    let held = || hot.mover().and_then(|colour| game.seat(colour)).is_some_and(|seat| seat.held.has(card));
    let of = |deck| held() && book.cards.deck(card) == Some(deck);
    match (&hot.sheet, deal::here(game).map(|deal| deal.asks)) {
        (Some(Sheet::Deal), Some(Price::Treasures(_))) => of(Deck::TREASURE),
        (Some(Sheet::Deal), Some(Price::Dxm(_))) => of(Deck::DXM),
        (Some(Sheet::Deal), _) => held(),
        _ => true,
    }
}

/// Whether it is time to say which cards go: whom it is aimed at has been chosen.
pub fn asks(table: &Table, hot: &Hot) -> Option<u32> {
    let price = price(table.session.book(), table.game(), hot.sheet.as_ref())?;
    let (teller, at) = (table.teller(), hot.narrowed.len());
    hot.ways(&teller).iter().any(|way| matches!(teller.parts(way).get(at), Some(Part::Pay(_)))).then_some(price)
}

/// The Races and Classes that lie in front of somebody, by their cards, but for the one whose power it is (MC-CARD-17).
fn kinds<'a>(book: &'a Book, seat: &'a Seat, own: &'a str) -> impl Iterator<Item = (CardId, String)> + 'a {
    seat.laid.iter().filter_map(move |card| match &book.cards.card(card)?.is {
        CardKind::Race(name) | CardKind::Class(name) => Some((card, name.to_string())).filter(|(_, name)| name != own),
        _ => None,
    })
}

/// The power or the Deal that is on the sheet, paid for with what is marked.
fn paid(table: &Table, hot: &Hot, seat: &Seat) -> Option<Command> {
    let (teller, at) = (table.teller(), hot.narrowed.len());
    let aimed = |way: &&Command| matches!(teller.parts(way).get(at), Some(Part::Pay(_)));
    let marked = |card: CardId| hot.marked.contains(&card);
    let cards: CardSet = seat.held.iter().filter(|card| marked(*card)).collect();
    let (own, class, by, choice) = match hot.ways(&teller).into_iter().find(aimed)?.clone() {
        Command::Munchkin(munchkin::Command::UsePower { seat, class, by, choice }) => (seat, class, by, choice),
        Command::Dungeon(dungeon::Command::RoomDeal { choice, .. }) => {
            let pays = Cards { cards, ..Cards::default() };
            return Some(Command::Dungeon(dungeon::Command::RoomDeal { pays, choice }));
        }
        _ => return None,
    };
    let gear = seat.gear.iter().enumerate().filter(|(_, item)| item.card.is_some_and(marked)).map(|(at, _)| at);
    let kinds = kinds(table.session.book(), seat, &class).filter(|(card, _)| marked(*card)).map(|(_, name)| name);
    let pays = Cards { cards, gear: gear.collect(), kinds: kinds.collect(), ..Cards::default() };
    let by = match by {
        PowerBy::Other(_) => PowerBy::Other(pays),
        PowerBy::Discard(_) | PowerBy::Hand | PowerBy::Ten => PowerBy::Discard(pays),
    };
    Some(Command::Munchkin(munchkin::Command::UsePower { seat: own, class, by, choice }))
}

/// The sheet: what it does, everything that could pay, a touch each, and the touch that pays; none while it is still to be
/// said whom it is aimed at.
pub fn view<'a>(
    table: &'a Table,
    shell: &'a Shell,
    hot: &'a Hot,
    head: impl FnOnce(String) -> Element<'a, Message>,
) -> Option<Asked<'a>> {
    let price = asks(table, hot)?;
    let (words, look, book) = (&shell.words, shell.look, table.session.book());
    let seat = hot.mover().and_then(|colour| table.game().seat(colour))?;
    let (title, says, own) = match &hot.sheet {
        Some(Sheet::Power(class, _)) => {
            let says = book.cards.kind(class).map(|kind| card::kind(words, book, kind)).unwrap_or_default();
            (words.kind(class), says, &**class)
        }
        _ => (words.get("turn-deal"), offer(table, shell).into_iter().collect(), ""),
    };
    let item = |card: CardId| seat.gear.iter().find(|item| item.card == Some(card));
    let laid = seat.gear.iter().filter_map(|item| item.card);
    let laid = laid.chain(kinds(book, seat, own).map(|(card, _)| card));
    let each = seat.held.iter().chain(laid).filter(|card| takes(table, hot, *card)).map(|card| {
        let lies = words.get(if seat.held.has(card) { "hand-tab" } else { "laid-tab" });
        let sort = words.get(book.cards.card(card).map_or("face-foe", hand::sort));
        let adds = item(card).map(|item| outfit::bonus(seat, item)).filter(|adds| *adds != 0);
        marks(
            shell,
            ("pay", card, hot.marked.contains(&card)),
            (words.printed(called(book, card)).into_owned(), Some(format!("{lies} · {sort}")), adds),
        )
    });
    let says = says.into_iter().map(|line| dim(look, line, BODY).into());
    let list = column![].spacing(6).extend(says).extend(each).width(Fill);
    let count = u32::try_from(hot.marked.len()).unwrap_or(price);
    let count = bold(words.with("pay-count", &[("count", count.into()), ("of", price.into())]), 17.0);
    let pays = paid(table, hot, seat).filter(|pays| engine::decide(book, table.game(), pays).is_ok());
    let text = words.with("pay-now", &[("of", price.into())]);
    let tray = column![count, settles(shell, text, ["choose 0", "no price"], pays.map(Message::does))].spacing(6);
    Some(Asked { head: head(title), body: list.into(), tray: Some(tray.into()), foot: None })
}
