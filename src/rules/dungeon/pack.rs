//! A pack of so many Items, and what leaves it when it is too full (MQ-ITEM-24 to MQ-ITEM-26).

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::dungeon;
use crate::rules::dungeon::piles;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::ItemChange;
use crate::rules::munchkin::outfit;
use crate::rules::munchkin::timing;
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;
use crate::rules::seen::Whose;
use crate::rules::table;
use std::sync::Arc;

/// What puts itself right outside combat: Items that can no longer be used go to the pack, and a pack too full asks
/// what leaves it (MQ-ITEM-24, MQ-ITEM-26, OQ-75). Whoever's goods are in order without that is looked at no more.
#[inline(never)]
pub(crate) fn tidy(book: &Book, game: &Game, in_order: &mut Whose, out: &mut Facts) {
    let mut all = true;
    for seat in game.seats.iter().filter(|_| game.keeps_goods()) {
        if in_order.has(seat.colour) {
            continue;
        }
        let full = seat.gear.len() > book.rules.pack && outfit::packed(seat) > book.rules.pack;
        if !full && !seat.pack_let_be && outfit::useless(seat).next().is_none() {
            in_order.count(seat.colour);
            continue;
        }
        let useless: Vec<usize> = outfit::useless(seat).collect();
        all = false;
        if seat.dead || timing::locked(book, game, seat.colour) || timing::runs(book, game, seat.colour) {
            continue;
        }
        if !useless.is_empty() {
            let pack = |at: usize| {
                let from = Arc::clone(seat.gear.get(at)?);
                Some(ItemChange { at, to: from.put(true), from })
            };
            let items = useless.into_iter().filter_map(pack).collect();
            out.say(
                munchkin::Event::ItemsChanged { seat: seat.colour, items },
                cites!["MQ-ITEM-24", "MQ-ITEM-13", "MQ-ITEM-21"],
            );
            return;
        }
        let asked = game.agenda.contains(&Step::Dungeon(dungeon::Step::Overfull { seat: seat.colour }));
        if seat.pack_let_be && !full {
            out.say(dungeon::Event::PackLetBe { seat: seat.colour, on: false }, cites!["MQ-ITEM-26"]);
            return;
        }
        if full && !asked && !seat.pack_let_be {
            out.say(
                table::Event::Owed(Step::Dungeon(dungeon::Step::Overfull { seat: seat.colour })),
                cites!["MQ-ITEM-26", "MQ-ITEM-25"],
            );
            return;
        }
    }
    if all {
        *in_order = Whose::ALL;
    }
}

/// A pack that was too full and is no more asks nothing. In combat nothing is dropped: it is asked again when the fight is
/// over (OQ-75).
pub(crate) fn asked(book: &Book, game: &Game, colour: Colour, out: &mut Facts) {
    let waits = timing::locked(book, game, colour) || !game.keeps_goods();
    if waits || game.seat(colour).is_none_or(|s| s.dead || outfit::packed(s) <= book.rules.pack) {
        out.say(table::Event::Settled, cites!["MQ-ITEM-26"]);
    }
}

/// What leaves a pack that is too full is dropped; it may be given away instead, by the ordinary command.
pub(crate) fn overfull(
    book: &Book,
    game: &Game,
    colour: Colour,
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Answer::Dungeon(dungeon::Answer::Take(goods)) = answer else { return Err(unasked()) };
    let seat = game.find(colour)?;
    ensure(goods.gold == 0 && goods.others == 0 && !goods.gear.is_empty(), || {
        Refusal::new("items-not-gold", cites!["MQ-ITEM-10"])
    })?;
    piles::drop(book, game, seat.colour, goods, out)
}
