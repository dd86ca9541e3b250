//! The Deal a room offers, as it is printed (MQ-DEAL rows).

use crate::rules::book::Book;
use crate::rules::card::{Choice, bind};
use crate::rules::cards;
use crate::rules::cards::named::counted;
use crate::rules::cards::named::stock;
use crate::rules::dungeon::goods;
use crate::rules::dungeon::goods::Deal;
use crate::rules::dungeon::walk;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::gear::Cards;
use crate::rules::hand::says::speaker;
use crate::rules::refusal::{Refusal, ensure};

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
