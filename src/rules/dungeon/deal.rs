//! Deals: what they cost, and the one a room offers, as it is printed (MQ-DEAL rows).

use crate::rules::book::Book;
use crate::rules::card::price::Price;
use crate::rules::card::{Choice, DealDef, bind};
use crate::rules::cards;
use crate::rules::cards::named::stock;
use crate::rules::cards::says::speaker;
use crate::rules::cards::tally::Hand;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::dungeon::walk;
use crate::rules::dungeon::walk::Mover;
use crate::rules::effect::Effect;
use crate::rules::effect::interpret;
use crate::rules::effect::mode::Mode;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::munchkin::goods::Cards;
use crate::rules::munchkin::pay;
use crate::rules::munchkin::pay::counted;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;

/// The active munchkin makes the Deal of its room.
pub(crate) fn make(book: &Book, game: &Game, pays: &Cards, choice: &Choice, out: &mut Facts) -> Result<(), Refusal> {
    stock(game)?;
    let mover = walk::mover(game)?;
    let printed = mover.room.tile.up.deal.as_deref();
    let offer = printed.ok_or_else(|| Refusal::new("no-deal-here", cites!["MQ-DEAL-01"]))?;
    let pays = counted(book, mover.seat, pays)?;
    let effects = bind(game, speaker(mover.seat.colour, &mover.room.tile.up.name), choice, &offer.does);
    ensure(!effects.is_empty(), || Refusal::new("nothing-changes", cites!["MQ-DEAL-01"]))?;
    let (cost, once, asks) = (offer.cost, offer.once, Some(offer.asks));
    deal(book, game, Deal { cost, once, asks, pays: &pays, effects: &effects }, out)?;
    if !pays.cards.is_empty() {
        out.say(cards::Event::Shed { seat: mover.seat.colour, cards: pays.cards }, cites!["MQ-SET-03", "MQ-DEAL-04"]);
    }
    Ok(())
}

/// The Deal that is printed in the room where the active munchkin stands.
pub fn here(game: &Game) -> Option<&DealDef> {
    game.dungeon.as_deref()?.room(game.active()?.room?)?.tile.up.deal.as_deref()
}

/// What a Deal is, and what pays for it.
#[derive(Clone, Copy, Debug)]
pub struct Deal<'a> {
    /// Move it costs; the book's if none (MQ-DEAL-03).
    pub cost: Option<u8>,
    /// Whether it can be made only once a turn (MQ-DEAL-06).
    pub once: bool,
    /// What it asks for.
    pub asks: Option<Price>,
    /// Cards that pay for it.
    pub pays: &'a Cards,
    /// What is exchanged besides.
    pub effects: &'a [Effect],
}

/// A Deal of which only the Move is told.
pub fn plain_deal() -> Command {
    Command::Dungeon(dungeon::Command::Deal {
        cost: None,
        once: false,
        asks: None,
        pays: Cards::default(),
        effects: Vec::new(),
    })
}

/// A Deal: its Move and its price are paid, and what is gained is typed in as effects.
pub(crate) fn deal(book: &Book, game: &Game, deal: Deal, out: &mut Facts) -> Result<(), Refusal> {
    let Mover { seat, room, .. } = walk::mover(game)?;
    ensure(game.foes.in_room(room.id).next().is_none(), || {
        Refusal::new("deal-with-monster", cites!["MQ-DEAL-02", "MQ-IGN-04"])
    })?;
    ensure(!deal.once || !seat.dealt.contains(&room.id), || Refusal::new("deal-made-already", cites!["MQ-DEAL-06"]))?;
    let cost = deal.cost.unwrap_or(book.deal_cost(game));
    walk::afford(book, game, seat, cost)?;
    out.say(walk::spend(seat, cost), cites!["MQ-DEAL-03", "MQ-TURN-06"]);
    if deal.once {
        out.say(dungeon::Event::Dealt { seat: seat.colour, room: room.id }, cites!["MQ-DEAL-06"]);
    }
    if let Some(price) = deal.asks {
        settle_price(seat, price, deal.pays, out)?;
    }
    pay::discard(game, seat, deal.pays, cites!["MQ-DEAL-04", "MQ-CARD-13"], out)?;
    if !deal.effects.is_empty() {
        let now = out.on(game);
        interpret::run(book, &now, "", deal.effects, Mode::Play, out)?;
    }
    Ok(())
}

/// A Deal is paid in the form it names (MQ-DEAL-04); Items worth more give no change (MQ-DEAL-05).
fn settle_price(seat: &Seat, price: Price, pays: &Cards, out: &mut Facts) -> Result<(), Refusal> {
    let wrong = || Refusal::new("deal-in-other-coin", cites!["MQ-DEAL-04"]);
    let from_hand = |treasure, dxm| pays.hand == Hand::dealt(treasure, dxm);
    let only_hand = pays.items() == 0 && pays.kinds.is_empty();
    match price {
        Price::Gold(gold) => {
            ensure(pays.count() == 0, wrong)?;
            ensure(seat.gold >= gold, || {
                Refusal::new("not-enough-gold", cites!["MQ-DEAL-04"]).seat(seat.colour).with("gold", seat.gold)
            })?;
            out.say(
                dungeon::Event::Gold { seat: seat.colour, from: seat.gold, to: seat.gold - gold },
                cites!["MQ-DEAL-04"],
            );
            Ok(())
        }
        Price::Items(least) => {
            ensure(from_hand(0, 0) && pays.kinds.is_empty() && pays.items() > 0, wrong)?;
            let worth: u32 = pays.gear.iter().filter_map(|i| seat.gear.get(*i)?.value).fold(0, u32::saturating_add);
            // What nobody listed is worth what the table says it is.
            ensure(pays.others > 0 || worth >= least, || {
                Refusal::new("deal-underpaid", cites!["MQ-DEAL-04", "MQ-DEAL-05"])
                    .with("price", least)
                    .with("worth", worth)
            })
        }
        Price::Cards(count) => ensure(pays.count() == usize::from(count), wrong),
        Price::Treasures(count) => ensure(only_hand && from_hand(count, 0), wrong),
        Price::Dxm(count) => ensure(only_hand && from_hand(0, count), wrong),
    }
}
