//! Levels bought with Items and gold (MQ-ANY-14, MQ-LVL-16 to MQ-LVL-20).

use crate::rules::book::Book;
use crate::rules::card::set::CardSet;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::named::{numbers, stock};
use crate::rules::cards::tally::Hand;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::cited;
use crate::rules::munchkin::pay;
use crate::rules::munchkin::timing;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::{BlockedLevelGain, SaleOverNine};

/// What is offered for a level.
#[derive(Clone, Copy, Debug)]
pub struct Offer<'a> {
    /// Listed Items, by their places in the list.
    pub gear: &'a [usize],
    /// What other Items on the table are worth.
    pub others: &'a [u32],
    /// What Item cards from the hand are worth.
    pub hand: &'a [u32],
    /// How many levels.
    pub levels: u8,
}

/// Whether a level that cannot be gained is paid for all the same, and lost (OQ-83).
pub fn is_wasted(book: &Book, game: &Game) -> bool {
    book.house(game).blocked_level_gain() == BlockedLevelGain::Waste
}

/// Levels bought on one's own turn outside combat: Items at their printed value, gold for what is missing (OQ-76).
pub(crate) fn buy(book: &Book, game: &Game, colour: Colour, offer: Offer, out: &mut Facts) -> Result<(), Refusal> {
    let seat = game.find(colour)?;
    timing::alive(seat)?;
    ensure(timing::own_turn(game, colour), || Refusal::new("only-on-own-turn", cited::SOLD_ON_OWN_TURN))?;
    timing::peace(book, game, colour, cited::SOLD_ON_OWN_TURN)?;
    ensure(offer.hand.is_empty() || book.house(game).sell_from_hand_for_level(), || {
        Refusal::new("hand-cannot-be-sold", cited::NOT_FROM_THE_HAND)
    })?;
    let bulk = book.house(game).bulk_level_sale();
    ensure(offer.levels == 1 || (bulk && offer.levels > 1), || Refusal::new("one-level-at-a-time", cited::ONE_LEVEL))?;
    let to = seat.level.saturating_add(offer.levels);
    // What cannot be gained is not paid for, or is, and lost, as the table rules (OQ-83).
    let wasted = seat.level.saturating_add(1) == book.top_level(game) && is_wasted(book, game);
    // What is too much of a sale that still leads somewhere is lost (CL-OQ-16).
    let capped =
        seat.level.saturating_add(1) < book.top_level(game) && book.house(game).sale_over_nine() == SaleOverNine::Cap;
    ensure(to < book.top_level(game) || wasted || capped, || {
        let refused =
            Refusal::new("level-needs-kill", cited::NOT_THE_LAST).seat(colour).with("top", book.top_level(game));
        refused.with("app", i64::from(game.stock.is_some()))
    })?;
    let to = to.min(book.top_level(game) - 1);
    let sold = pay::named(&seat.gear, offer.gear)?;
    // Beside the box gold and prices are left to the cardboard: who says that it is paid has paid.
    let paid_there = game.has_map() && !game.keeps_goods();
    let priced = paid_there || sold.iter().all(|sold| sold.item.value.is_some());
    ensure(priced, || Refusal::new("item-without-price", cited::PRICED))?;
    let worth = sold.iter().filter_map(|sold| sold.item.value).chain(offer.others.iter().chain(offer.hand).copied());
    let values: Vec<u32> = worth.collect();
    let worth = values.iter().copied().fold(0, u32::saturating_add);
    // The dearest of them counts twice for whoever sells high.
    let high = values.iter().max().copied().filter(|_| book.system.sells_high(game, seat));
    let worth = worth.saturating_add(high.unwrap_or(0));
    let price = book.rules.level_price.saturating_mul(offer.levels.into());
    let missing = price.saturating_sub(worth);
    ensure(game.has_map() || worth > 0, || Refusal::new("nothing-to-sell", cited::PRICE))?;
    ensure(paid_there || missing <= seat.gold, || {
        let refusal = Refusal::new("level-too-dear", cited::PRICE).with("price", price);
        refusal.with("worth", worth).with("gold", seat.gold)
    })?;
    let cards = u8::try_from(offer.hand.len()).unwrap_or(u8::MAX);
    let cards = Hand::default().with(Deck::ITEMS, cards);
    pay::from_hand(game, seat, cards, cited::SOLD_FROM_THE_HAND, out)?;
    if high.is_some() {
        book.system.sold_high(colour, out);
    }
    if !sold.is_empty() {
        out.say(munchkin::Event::Items { seat: colour, gone: sold, got: vec![] }, cited::SOLD);
    }
    if missing > 0 && !paid_there {
        book.system.purse(seat, seat.gold - missing, cited::GOLD_PAID, out);
    }
    out.say(munchkin::Event::Level { seat: colour, from: seat.level, to }, cited::PRICE);
    Ok(())
}

/// A level bought with Item cards from the hand, by name (MQ-LVL-17).
pub(crate) fn buy_level(
    book: &Book,
    game: &Game,
    (colour, named): (Colour, &CardSet),
    offer: Offer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    stock(game)?;
    numbers(book, game.find(colour)?, named)?;
    let value = |card| book.cards.card(card)?.value();
    let worth: Option<Vec<u32>> = named.iter().map(value).collect();
    let worth = worth.ok_or_else(|| Refusal::new("item-without-price", cited::PRICED))?;
    buy(book, game, colour, Offer { hand: &worth, ..offer }, out)?;
    out.say(cards::Event::Shed { seat: colour, cards: named.clone() }, cited::SOLD_CARDS);
    Ok(())
}
