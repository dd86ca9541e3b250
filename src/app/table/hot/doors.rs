//! A turn at the doors, in a game the app keeps whole: what is behind the next one, trouble, and what the dead have left.

use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::hot::claim::find;
use crate::app::table::hot::pieces::powers;
use crate::app::table::hot::state::{Hot, Sheet, Wish};
use crate::app::table::hot::{asides, sheet, trading};
use crate::app::table::message::{Message, wish};
use crate::app::table::panel::Panel;
use crate::app::table::panels::browse::piles;
use crate::app::table::panels::row::state::State;
use crate::app::table::prompt::parts::Answers;
use crate::app::table::prompt::tray;
use crate::app::table::row as matrix;
use crate::app::table::state::Table;
use crate::app::widget::parts::{bold, dim, thin};
use crate::app::widget::press::press;
use crate::play::narrate::asking;
use crate::play::wares;
use crate::rules::command::Command;
use crate::rules::doors::Command as Door;
use crate::rules::fight::{self, roll, sides};
use crate::rules::{engine, munchkin, track};
use iced::widget::{Column, column, row, scrollable};
use iced::{Alignment, Element, Fill};

/// The turn: a monster of the own hand, a Level to buy; the door and the room are the next step.
pub fn turn<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, wide: bool) -> Answers<'a> {
    let (words, look) = (&shell.words, shell.look);
    let closed = find(hot, |door| *door == Door::OpenDoor).is_some();
    let says = words.get(if closed { "doors-closed" } else { "doors-open" });
    let full =
        if closed { None } else { asking::full(&shell.words, (table.session.book(), table.game()), "doors-full", 0) };
    let body = column![dim(look, says, BODY), full.map(|full| bold(full, BODY))]
        .spacing(8)
        .extend(powers(table, shell, hot))
        .push(piles(table, shell))
        .width(Fill);
    let names = table.teller();
    let fights = hot.moves.iter().filter_map(|command| {
        let Command::Doors(Door::LookForTrouble { card }) = command else { return None };
        let monster = names.book.cards.monster(*card)?;
        // What is written on it against somebody counts from the first moment.
        let level = monster.def.level.map(|level| match stands(table, command) {
            Some((ours, theirs)) => {
                let stands = [("level", level.into()), ("ours", ours.into()), ("theirs", theirs.into())];
                words.with("doors-stands", &stands)
            }
            None => words.with("doors-level", &[("level", level.into())]),
        });
        let level = level.map(|level| bold(level, 14.0));
        let text = words.with("doors-fight", &[("monster", words.printed(&monster.def.name).into())]);
        let label = row![icon("monster", 22.0), column![bold(text, 16.0), level.map(|level| level.color(look.dim))]];
        let press = press(look, label.spacing(8).align_y(Alignment::Center)).height(TURN_TOUCH).width(Fill);
        Some(press.id(format!("trouble {}", card.0)).on_press(Message::does(command.clone())).into())
    });
    let fights: Vec<Element<'a, Message>> = fights.collect();
    let on_track = hot.moves.iter().enumerate().filter(|(_, command)| matches!(command, Command::Track(_)));
    let (paid, free): (Vec<_>, Vec<_>) = on_track.partition(|(_, command)| track::turn::is_paid(command));
    let free = free.into_iter().map(|(i, command)| sheet::plain(table, shell, i, command));
    // Which cards pay for it is chosen one by one; what costs cards is thought of last.
    let paid = (!paid.is_empty()).then(|| hacks_with_cards(table, shell, hot)).flatten();
    let list: Vec<Element<'a, Message>> = free.chain(fights).chain([bargains(table, shell, hot)]).chain(paid).collect();
    let list = tray::grid(list, if wide { 2 } else { 1 });
    Answers::with_tray(body, scrollable(list).direction(thin()).height(Fill))
}

/// A Level to buy, and a trade: in one place from the door to the end of the turn.
pub fn bargains<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Element<'a, Message> {
    let (words, look) = (&shell.words, shell.look);
    let (book, game) = (table.session.book(), table.game());
    let listed = || hot.moves.iter().any(|c| matches!(c, Command::Munchkin(munchkin::Command::BuyLevel { .. })));
    let mover = hot.mover().and_then(|colour| game.seat(colour));
    let sells = listed() || mover.is_some_and(|seat| wares::can_sell(book, game, seat));
    let label = row![icon("star", 20.0), bold(words.get("sheet-level"), 15.0).width(Fill)].spacing(7);
    let level = press(look, label.align_y(Alignment::Center)).height(TURN_TOUCH).width(Fill).faded(!sells);
    let level = level.id(format!("{}level", if sells { "" } else { "no-" }));
    // Touched in vain, it says why.
    let instead = || asides::in_vain(table, "level").and_then(|command| tray::refused(table, command));
    let level = level.on_press_maybe(if sells { Some(wish(Wish::Sheet(Some(Sheet::Level)))) } else { instead() });
    row![level, trade(table, shell, hot)].spacing(tray::GAP).into()
}

/// How a fight would stand that somebody picks.
fn stands(table: &Table, command: &Command) -> Option<(i32, i32)> {
    let (book, mut then) = (table.session.book(), table.game().clone());
    engine::carry_out(book, &mut then, command).ok()?;
    Some(roll::totals(&sides::sums(book, &then, fight::current(&then)?), &[]))
}

/// Opens the card under the own token, to choose the cards it is hacked with.
pub fn hacks_with_cards<'a>(table: &'a Table, shell: &'a Shell, hot: &Hot) -> Option<Element<'a, Message>> {
    let place = table.game().track.as_deref()?.token(hot.mover()?);
    let name = matrix::name(table, place)?;
    // Any five do where the card asks for no cards: what is done already costs none.
    let seat = table.game().seat(hot.mover()?)?;
    let id = match track::turn::costs_cards(table.session.book(), table.game(), seat) {
        true => "row-pick",
        false => "row-pick-five",
    };
    let text = shell.words.with(id, &[("card", shell.words.printed(name).into())]);
    let press = press(shell.look, bold(text, 17.0).width(Fill)).width(Fill).height(iced::Shrink).padding([16, 14]);
    Some(press.id("hack with".to_owned()).on_press(Message::opens(Panel::Row(State::at(place)))).into())
}

/// Opens a trade with somebody; grey where nobody has anything to trade.
pub fn trade<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Element<'a, Message> {
    let with = trading::can(table, hot);
    let label = row![icon("deal", 20.0), bold(shell.words.get("turn-trade"), 15.0).width(Fill)].spacing(7);
    let trade = press(shell.look, label.align_y(Alignment::Center)).height(TURN_TOUCH).width(Fill);
    let trade = trade.faded(with.is_none()).id("trade".to_owned());
    trade.on_press_maybe(with.map(|with| wish(Wish::Sheet(Some(Sheet::Trade(with)))))).into()
}

/// Rows of what is touched besides the next step, one above the other: a fight with each monster of the hand, a card of the
/// track, and a Level.
pub fn rows(hot: &Hot) -> usize {
    let fights = hot
        .moves
        .iter()
        .filter(|command| matches!(command, Command::Doors(Door::LookForTrouble { .. }) | Command::Track(_)))
        .filter(|command| !track::turn::is_paid(command));
    let pays = hot.moves.iter().any(track::turn::is_paid);
    fights.count() + 1 + usize::from(pays)
}

/// What there is to choose from, a button each.
pub fn choice<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot) -> Column<'a, Message> {
    column(firsts(table, hot).map(|(i, command)| sheet::plain(table, shell, i, command))).spacing(8)
}

/// The moves there are, with their places: of copies one is enough.
pub fn firsts<'a>(table: &'a Table, hot: &'a Hot) -> impl Iterator<Item = (usize, &'a Command)> {
    let (teller, seat) = (table.teller(), hot.mover());
    let mut seen = Vec::new();
    hot.moves.iter().enumerate().filter(move |(_, command)| {
        let said = teller.sentence(&table.question.ask, seat, command);
        let first = !seen.contains(&said);
        seen.extend(first.then_some(said));
        first
    })
}
