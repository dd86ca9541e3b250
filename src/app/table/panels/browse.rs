//! Cards to be read: every one there is, the discards, or the one behind a name (MC-SW-03, MC-SW-06 to MC-SW-08).

pub mod state;

pub use state::{Shown, State};

use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::message::Message;
use crate::app::table::panel::Panel;
use crate::app::table::panels::parts::head;
use crate::app::table::state::Table;
use crate::app::widget::fitting::fitting;
use crate::app::widget::parts::{body, bold, choice, dim, wrapped};
use crate::app::widget::press::press;
use crate::catalog::words::Words;
use crate::play::narrate::card;
use crate::rules::book::Book;
use crate::rules::card::CardId;
use crate::rules::cards::lying;
use iced::widget::{column, row};
use iced::{Alignment, Element, Fill};
use std::collections::BTreeSet;

/// How high a pile of discards is: a name of two lines has room.
const PILE: f32 = 76.0;

/// What a card is called.
pub fn called(book: &Book, card: CardId) -> &str {
    let monster = || book.cards.monster(card).map(|monster| monster.def.name.as_str());
    let on_the_track = || book.cards.track_card(card).map(|card| card.name.as_str());
    book.cards.card(card).map(|def| def.name.as_str()).or_else(monster).or_else(on_the_track).unwrap_or_default()
}

/// What a card says.
fn said(shell: &Shell, book: &Book, card: CardId) -> Vec<String> {
    match (book.cards.card(card), book.cards.monster(card)) {
        (Some(def), _) => card::all(&shell.words, book, def),
        (None, Some(monster)) => card::monster(&shell.words, monster),
        (None, None) => {
            let on_the_track = book.cards.track_card(card);
            on_the_track.map(|known| card::on_the_track(&shell.words, known)).into_iter().collect()
        }
    }
}

fn title(words: &Words, shown: Shown) -> String {
    match shown {
        Shown::All => words.get("browse-all"),
        Shown::Discards(deck) => {
            words.with("browse-discards", &[("deck", words.get(&format!("deck-{}", deck.name())).into())])
        }
        Shown::One => words.get("browse-one"),
    }
}

/// The cards, a line each; a touch opens one.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, state: &State) -> Element<'a, Message> {
    let (words, look, book) = (&shell.words, shell.look, table.session.book());
    let mut names = BTreeSet::new();
    let cards: Vec<CardId> = match state.shown {
        // Copies are one card to be read.
        Shown::All => book.cards.by_number().filter(|(_, name)| names.insert(*name)).map(|(card, _)| card).collect(),
        Shown::Discards(deck) => lying::open(book, table.game(), deck),
        Shown::One => state.open.into_iter().collect(),
    };
    let tab = |shown: Shown| {
        let text = title(words, shown);
        let tab = choice(look, text, shown == state.shown).id(format!("browse {shown:?}"));
        tab.on_press(Message::opens(Panel::Cards(State { shown, open: None }))).into()
    };
    let piles = book.rules.hands.iter().map(|deck| Shown::Discards(*deck));
    let tabs = std::iter::once(Shown::All).chain(piles).map(tab).collect();
    let mut list = column![head(title(words, state.shown)), wrapped(tabs, 6.0)].spacing(8);
    if let Shown::Discards(deck) = state.shown {
        let under = lying::all(book, table.game(), deck).len() - cards.len();
        let said = match (cards.is_empty(), under) {
            (true, 0) => Some(words.get("browse-none")),
            (_, 0) => None,
            (_, under) => Some(words.with("browse-under", &[("count", under.into())])),
        };
        list = list.extend(said.map(|said| dim(look, said, BODY).into()));
    }
    for card in cards {
        let open = state.open == Some(card);
        let to = State { open: if open && state.shown != Shown::One { None } else { Some(card) }, ..*state };
        let glyph = if book.cards.monster(card).is_some() { "monster" } else { "card" };
        let line = row![icon(glyph, 20.0).color(look.dim), bold(words.printed(called(book, card)), 17.0).width(Fill)]
            .spacing(8);
        let line = press(look, line.align_y(Alignment::Center)).height(TURN_TOUCH).width(Fill);
        list = list.push(line.id(format!("read {}", card.0)).on_press(Message::opens(Panel::Cards(to))));
        if open {
            list = list.extend(said(shell, book, card).into_iter().map(|line| body(line).into()));
        }
    }
    list.into()
}

/// The discards as they lie beside the table, a touch each: what is on top, and how many.
pub fn piles<'a>(table: &'a Table, shell: &'a Shell) -> Element<'a, Message> {
    let (words, look, book) = (&shell.words, shell.look, table.session.book());
    let each = book.rules.hands.iter().map(|deck| {
        let (lie, open) = (lying::all(book, table.game(), *deck), lying::open(book, table.game(), *deck));
        let hidden = if lie.is_empty() { "browse-none" } else { "browse-closed" };
        let top =
            open.first().map_or_else(|| words.get(hidden), |card| words.printed(called(book, *card)).into_owned());
        let count = words.with("browse-count", &[("count", lie.len().into())]);
        let name = words.with("browse-discards", &[("deck", words.get(&format!("deck-{}", deck.name())).into())]);
        // A long name takes a second line; a pile is as high without it, so that nothing moves for it.
        let told = [14.0, 13.0, 12.0].map(|size| {
            column![dim(look, format!("{name} · {count}"), size), bold(top.clone(), size + 1.0)].spacing(2).into()
        });
        let told = fitting(told.into());
        let pile = press(look, told).height(PILE).width(Fill).padding([4, 8]).id(format!("pile {}", deck.name()));
        let opens = Panel::Cards(State { shown: Shown::Discards(*deck), open: None });
        pile.on_press(Message::opens(opens)).into()
    });
    row(each).spacing(6).into()
}
