//! What somebody could sell for a Level, what it comes to, and what to sell to begin with.

use crate::catalog::words::Words;
use crate::odds::sale;
use crate::rules::book::Book;
use crate::rules::card::{CardId, CardKind, CardSet};
use crate::rules::command::Command;
use crate::rules::game::Game;
use crate::rules::munchkin::outfit;
use crate::rules::refusal::Refusal;
use crate::rules::seat::Seat;
use crate::rules::{engine, munchkin};

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
    pub at: Option<usize>,
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

/// What is marked to be sold.
#[derive(Debug)]
pub struct Marked {
    /// Gold pieces it is worth.
    pub worth: u32,
    /// For how many Levels it goes, and the gold pieces these cost.
    pub levels: u8,
    /// See `levels`.
    pub price: u32,
    /// Whether it is worth more Levels than there are left to buy below the last one (CL-OQ-16).
    pub capped: bool,
    /// What sells it, and whether that can be done.
    pub command: Command,
    /// See `command`.
    pub may: Result<(), Refusal>,
}

impl Marked {
    /// What it comes to with so much gold of the purse, and what that buys.
    pub fn total(&self, words: &Words, purse: u32) -> String {
        let gold = |gold: u32| i32::try_from(gold).unwrap_or(i32::MAX).into();
        let args = [
            ("worth", gold(self.worth)),
            ("purse", gold(purse.min(self.price))),
            ("levels", self.levels.into()),
            ("price", gold(self.price)),
        ];
        words.with(if self.capped { "sell-capped" } else { "sell-total" }, &args)
    }
}

/// What is worth so many gold pieces, in words.
pub fn gold(words: &Words, value: u32) -> String {
    words.with("pile-gold", &[("gold", i32::try_from(value).unwrap_or(i32::MAX).into())])
}

/// What is marked, sold for as many Levels as it comes to.
pub fn marked(book: &Book, game: &Game, seat: &Seat, marks: &[CardId]) -> Marked {
    let sold: Vec<Ware> = wares(book, game, seat).into_iter().filter(|ware| marks.contains(&ware.card)).collect();
    let sum = sold.iter().map(|ware| ware.value).fold(0, u32::saturating_add);
    let high = sold.iter().map(|ware| ware.value).max().filter(|_| book.system.sells_high(game, seat));
    let worth = sum.saturating_add(high.unwrap_or(0));
    let mut gear: Vec<usize> = sold.iter().filter_map(|ware| ware.at).collect();
    gear.sort_unstable();
    let cards: CardSet = sold.iter().filter(|ware| ware.at.is_none()).map(|ware| ware.card).collect();
    let all = worth.saturating_add(seat.gold) / book.rules.level_price.max(1);
    let buy = |levels: u8| {
        let more = Some(levels).filter(|levels| *levels > 1);
        Command::Munchkin(munchkin::Command::level_for(seat.colour, gear.clone(), cards.clone(), more))
    };
    // As many Levels as there is room for; gold alone buys one at a time.
    let most = worth / book.rules.level_price.max(1);
    let most = u8::try_from(most.min(all)).unwrap_or(u8::MAX);
    let fits = (2..=most).rev().find(|levels| engine::decide(book, game, &buy(*levels)).is_ok());
    // What more it would buy is lost; that is said before it goes.
    let left = book.top_level(game).saturating_sub(1).saturating_sub(seat.level).max(1);
    let levels = fits.unwrap_or(1).min(left);
    let command = buy(levels);
    let may = engine::decide(book, game, &command).map(|_| ());
    let capped = fits.is_some_and(|all| all > levels);
    Marked { worth, levels, price: book.rules.level_price.saturating_mul(levels.into()), capped, command, may }
}

/// Whether a Level can be had for all that somebody could sell. What is listed to whoever decides is only what is likely to be
/// wanted.
pub fn can_sell(book: &Book, game: &Game, seat: &Seat) -> bool {
    let all: Vec<CardId> = wares(book, game, seat).iter().map(|ware| ware.card).collect();
    !all.is_empty() && marked(book, game, seat, &all).may.is_ok()
}

/// What it adds in a fight.
pub fn bonus(book: &Book, seat: &Seat, ware: &Ware) -> i32 {
    let held = || {
        let CardKind::Item { gear, .. } = &book.cards.card(ware.card)?.is else { return None };
        Some(outfit::bonus(seat, gear))
    };
    ware.at.and_then(|at| seat.gear.get(at)).map(|item| outfit::bonus(seat, item)).or_else(held).unwrap_or_default()
}
