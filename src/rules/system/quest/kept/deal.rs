//! The Deal a room offers, as it is printed (MQ-DEAL rows).

use crate::rules::book::Book;
use crate::rules::card::{CardSet, Choice, bind};
use crate::rules::cards;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::gear::Cards;
use crate::rules::ids::Colour;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::system::quest::cards::level::{self, Offer};
use crate::rules::system::quest::goods::{self, Deal};
use crate::rules::system::quest::kept::{counted, numbers, speaker, stock};
use crate::rules::system::quest::walk;

/// The active munchkin makes the Deal of its room.
pub(crate) fn make(book: &Book, game: &Game, pays: &Cards, choice: &Choice, out: &mut Facts) -> Result<(), Refusal> {
    stock(game)?;
    let mover = walk::mover(game)?;
    let printed = mover.room.tile.up.deal.as_deref();
    let deal = printed.ok_or_else(|| Refusal::new("no-deal-here", cites!["MQ-DEAL-01"]))?;
    let pays = counted(book, mover.seat, pays)?;
    let effects = bind(game, speaker(mover.seat.colour, &mover.room.tile.up.name), choice, &deal.does);
    ensure(!effects.is_empty(), || Refusal::new("nothing-changes", cites!["MQ-DEAL-01"]))?;
    let (cost, once, asks) = (deal.cost, deal.once, Some(deal.asks));
    goods::deal(book, game, Deal { cost, once, asks, pays: &pays, effects: &effects }, out)?;
    if !pays.cards.is_empty() {
        out.say(cards::Event::Shed { seat: mover.seat.colour, cards: pays.cards }, cites!["MQ-SET-03", "MQ-DEAL-04"]);
    }
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
    let worth = worth.ok_or_else(|| Refusal::new("item-without-price", cites!["MQ-LVL-17"]))?;
    level::buy(book, game, colour, Offer { hand: &worth, ..offer }, out)?;
    out.say(cards::Event::Shed { seat: colour, cards: named.clone() }, cites!["MQ-SET-03", "MQ-LVL-18"]);
    Ok(())
}
