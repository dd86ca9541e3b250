//! A Level is bought: what goes is marked, and what it comes to is told as it grows.

use crate::app::icon::icon;
use crate::app::look::{BODY, TURN_TOUCH};
use crate::app::shell::Shell;
use crate::app::table::hot::{Hot, Wish, wish};
use crate::app::table::prompt::Asked;
use crate::app::table::{Message, Table};
use crate::app::widget::parts::{bold, dim};
use crate::app::widget::press::{Kind, press};
use crate::odds::sale;
use crate::rules::book::Book;
use crate::rules::card::{CardId, CardKind};
use crate::rules::command::Command;
use crate::rules::engine;
use crate::rules::game::Game;
use crate::rules::munchkin;
use crate::rules::munchkin::outfit;
use crate::rules::refusal::Refusal;
use crate::rules::seat::Seat;
use iced::widget::{column, container, row};
use iced::{Alignment, Element, Fill};

/// How high what it comes to is, with the touch that sells it.
pub const TRAY: f32 = TURN_TOUCH + 34.0;

/// Something that could be sold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ware {
    /// Its card.
    pub card: CardId,
    /// What it is called.
    pub name: String,
    /// Gold pieces it is worth.
    pub value: u32,
    /// What would be missed in a fight.
    pub misses: i32,
    /// Its place among the Items on the table; none if it is in the hand.
    at: Option<usize>,
}

/// All that somebody could sell: of the hand where the table lets it, and on the table. What would be missed least comes
/// first.
pub fn wares(book: &Book, game: &Game, seat: &Seat) -> Vec<Ware> {
    let mut all: Vec<Ware> = Vec::new();
    let working: Vec<usize> = outfit::working(seat).map(|(index, _)| index).collect();
    for (index, item) in seat.gear.iter().enumerate() {
        let (Some(card), Some(value)) = (item.card, item.value) else { continue };
        let used = working.contains(&index) || item.once;
        let misses = if used { outfit::bonus(seat, item) } else { 0 };
        all.push(Ware { card, name: item.name.clone(), value, misses, at: Some(index) });
    }
    if book.house(game).sell_from_hand_for_level() {
        for card in seat.held.iter() {
            let Some(def) = book.cards.card(card) else { continue };
            let (CardKind::Item { gear, .. }, Some(value)) = (&def.is, def.value()) else { continue };
            // What waits in the hand is worth less than what is worn already.
            let misses = if outfit::may_use(seat, gear) { i32::from(gear.bonus).max(0) / 2 } else { 0 };
            all.push(Ware { card, name: def.name.clone(), value, misses, at: None });
        }
    }
    all.retain(|ware| ware.value > 0);
    all.sort_by_key(|ware| (ware.misses, ware.at.is_some()));
    all
}

/// Gold pieces that a point of strength is worth.
const POINT: i64 = 100;

/// What to sell for a Level, to begin with: that by which least gold is thrown away, and least strength.
pub fn sensible(book: &Book, game: &Game, seat: &Seat) -> Vec<CardId> {
    let price = book.rules.level_price.saturating_sub(seat.gold);
    if price == 0 {
        return Vec::new();
    }
    let wares = wares(book, game, seat);
    let values: Vec<u32> = wares.iter().map(|ware| ware.value).collect();
    let loss = |at: usize| POINT * i64::from(wares[at].misses.max(0));
    let best = sale::cheapest(&values, price, book.system.sells_high(game, seat), loss);
    best.map(|best| best.sold.into_iter().map(|at| wares[at].card).collect()).unwrap_or_default()
}

/// What is marked: its worth, and the command that sells it for as many Levels as it comes to.
pub fn marked(book: &Book, game: &Game, seat: &Seat, marks: &[CardId]) -> (u32, Command, Result<(), Refusal>) {
    let sold: Vec<Ware> = wares(book, game, seat).into_iter().filter(|ware| marks.contains(&ware.card)).collect();
    let sum = sold.iter().map(|ware| ware.value).fold(0, u32::saturating_add);
    let high = sold.iter().map(|ware| ware.value).max().filter(|_| book.system.sells_high(game, seat));
    let worth = sum.saturating_add(high.unwrap_or(0));
    let mut gear: Vec<usize> = sold.iter().filter_map(|ware| ware.at).collect();
    gear.sort_unstable();
    let cards = sold.iter().filter(|ware| ware.at.is_none()).map(|ware| ware.card).collect();
    let all = worth.saturating_add(seat.gold) / book.rules.level_price.max(1);
    let buy = |levels: u32| {
        let levels = u8::try_from(levels).ok().filter(|levels| *levels > 1);
        let (others, hand, gear) = (Vec::new(), Vec::new(), gear.clone());
        let cards = Clone::clone(&cards);
        Command::Munchkin(munchkin::Command::BuyLevel { seat: seat.colour, gear, others, hand, cards, levels })
    };
    // As many Levels as there is room for; gold alone buys one at a time.
    let most = worth / book.rules.level_price.max(1);
    let fits = (2..=most.min(all)).rev().map(&buy).find(|command| engine::decide(book, game, command).is_ok());
    let command = fits.unwrap_or_else(|| buy(1));
    let may = engine::decide(book, game, &command).map(|_| ());
    (worth, command, may)
}

/// The sheet: everything that could go, a touch each; what it comes to, and the Level.
pub fn view<'a>(table: &'a Table, shell: &'a Shell, hot: &'a Hot, head: Element<'a, Message>) -> Asked<'a> {
    let (words, look) = (&shell.words, shell.look);
    let (book, game) = (table.session.book(), table.game());
    let Some(seat) = hot.mover().and_then(|colour| game.seat(colour)) else {
        return Asked { head, body: column![].into(), tray: None, foot: None };
    };
    let each = wares(book, game, seat).into_iter().map(|ware| {
        let chosen = hot.marked.contains(&ware.card);
        let bonus = (ware.misses != 0).then(|| bold(format!("{:+}", bonus(book, seat, &ware)), 16.0));
        let lies = words.get(if ware.at.is_some() { "laid-tab" } else { "hand-tab" });
        let gold = words.with("pile-gold", &[("gold", i32::try_from(ware.value).unwrap_or(i32::MAX).into())]);
        let told = column![bold(ware.name, 16.0), dim(look, format!("{lies} · {gold}"), 14.0)].width(Fill);
        let sign = icon(if chosen { "check" } else { "plus" }, 20.0).color(if chosen { look.good } else { look.dim });
        let label = row![sign, told, bonus].spacing(10).align_y(Alignment::Center);
        let press = press(look, label).kind(Kind::Choice(chosen)).width(Fill).height(52).padding([4, 10]);
        press.id(format!("sell {}", ware.card.0)).on_press(wish(Wish::Mark(ware.card))).into()
    });
    let (worth, command, may) = marked(book, game, seat, &hot.marked);
    let gold = |n: u32| i32::try_from(n).unwrap_or(i32::MAX).into();
    let levels = match &command {
        Command::Munchkin(munchkin::Command::BuyLevel { levels, .. }) => levels.unwrap_or(1),
        _ => 1,
    };
    let price = book.rules.level_price.saturating_mul(levels.into());
    let args = [("worth", gold(worth)), ("price", gold(price)), ("purse", gold(seat.gold.min(price)))];
    let total = bold(words.with("sell-total", &args), 17.0);
    let text = match &may {
        Ok(()) => words.with("sell-buys", &[("levels", levels.into())]),
        Err(refused) if refused.message.id == "level-too-dear" => {
            let missing = price.saturating_sub(worth.saturating_add(seat.gold));
            words.with("sell-missing", &[("gold", gold(missing))])
        }
        Err(_) => words.with("sell-buys", &[("levels", levels.into())]),
    };
    let press = press(look, container(bold(text, 18.0)).center_x(Fill)).kind(Kind::Primary).width(Fill);
    let ready = may.is_ok();
    let press = press.height(TURN_TOUCH).id(if ready { "choose 0" } else { "no-sale" }.to_owned()).faded(!ready);
    let press = press.on_press_maybe(ready.then(|| Message::does(command.clone())));
    let hint = dim(look, words.get("sell-hint"), BODY);
    let body = column![hint].spacing(6).extend(each).width(Fill);
    Asked { head, body: body.into(), tray: Some(column![total, press].spacing(6).into()), foot: None }
}

/// What it adds in a fight.
fn bonus(book: &Book, seat: &Seat, ware: &Ware) -> i32 {
    let held = || match &book.cards.card(ware.card)?.is {
        CardKind::Item { gear, .. } => Some(outfit::bonus(seat, gear)),
        _ => None,
    };
    ware.at.and_then(|at| seat.gear.get(at)).map(|item| outfit::bonus(seat, item)).or_else(held).unwrap_or_default()
}
