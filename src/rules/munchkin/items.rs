//! Items on the table: worn, carried or packed, given and traded, lost (MQ-ITEM and MQ-TRADE rows).

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::cited;
use crate::rules::munchkin::gear::{Gear, ItemAt, changes};
use crate::rules::munchkin::goods::Goods;
use crate::rules::munchkin::outfit;
use crate::rules::munchkin::pay;
use crate::rules::munchkin::receive::receive;
use crate::rules::munchkin::timing;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::table;
use std::sync::Arc;

/// More than any combat bonus comes to.
pub(crate) const MOST_BONUS: i16 = 999;

/// Which Items are packed from now on; those in use must fit body and Hands (MQ-ANY-08, MQ-ITEM-17, MQ-ITEM-21).
pub(crate) fn pack(book: &Book, game: &Game, colour: Colour, packed: &[usize], out: &mut Facts) -> Result<(), Refusal> {
    let seat = game.find(colour)?;
    timing::alive(seat)?;
    timing::peace(book, game, colour, cited::CHANGED_IN_PEACE)?;
    ensure(!timing::runs(book, game, colour), || Refusal::new("not-while-running", cited::NOT_WHILE_RUNNING))?;
    timing::not_amid_monsters(book, game)?;
    let known = packed.iter().enumerate().all(|(i, p)| *p < seat.gear.len() && !packed[..i].contains(p));
    ensure(known, || Refusal::new("no-such-item", cites![]))?;
    let list: Vec<Arc<Gear>> = seat.gear.iter().enumerate().map(|(i, g)| g.put(packed.contains(&i))).collect();
    ensure(list != seat.gear, || Refusal::new("nothing-changes", cites![]))?;
    let then = Seat { gear: list, ..seat.clone() };
    let full = || Refusal::new("pack-is-full", cited::PACK).with("limit", book.rules.pack as i64);
    ensure(outfit::packed(&then) <= book.rules.pack || outfit::packed(&then) <= outfit::packed(seat), full)?;
    if let Some(item) = outfit::useless(&then).next().and_then(|i| then.gear.get(i)) {
        return Err(why_useless(&then, item));
    }
    let items = changes(&seat.gear, &then.gear);
    out.say(munchkin::Event::ItemsChanged { seat: colour, items }, cited::CHANGED);
    Ok(())
}

/// Whether anything at all can be packed or unpacked: one Item, or one or two for as many others (MQ-ANY-08).
pub fn can_repack(book: &Book, seat: &Seat) -> bool {
    let limit = book.rules.pack.max(outfit::packed(seat));
    // The usual case, found without a copy of the list: what is in use can be packed as long as there is room.
    let used = || seat.gear.iter().any(|g| !g.packed);
    if seat.gear.is_empty() || (outfit::packed(seat) < limit && used() && outfit::useless(seat).next().is_none()) {
        return !seat.gear.is_empty();
    }
    let fits = |flips: &[usize]| {
        let flipped = |(i, g): (usize, &Arc<Gear>)| g.put(g.packed != flips.contains(&i));
        let then = Seat { gear: seat.gear.iter().enumerate().map(flipped).collect(), ..seat.clone() };
        outfit::packed(&then) <= limit && outfit::useless(&then).next().is_none()
    };
    let (packed, used): (Vec<usize>, Vec<usize>) = (0..seat.gear.len()).partition(|i| seat.gear[*i].packed);
    let pairs = |of: &[usize]| -> Vec<[usize; 2]> { of.iter().flat_map(|a| of.iter().map(|b| [*a, *b])).collect() };
    packed.iter().chain(&used).any(|i| fits(&[*i]))
        || pairs(&packed).iter().any(|[a, b]| pairs(&used).iter().any(|[c, d]| fits(&[*a, *b, *c, *d])))
}

/// Why an Item in use would give nothing.
fn why_useless(seat: &Seat, item: &Gear) -> Refusal {
    let refusal = if !outfit::may_use(seat, item) {
        Refusal::new("item-not-for-you", cited::NOT_FOR_EVERYBODY)
    } else if item.hands > 0 && item.slot.is_none() {
        Refusal::new("no-free-hands", cited::NO_FREE_HANDS).with("hands", outfit::hands(seat))
    } else {
        Refusal::new("slot-is-taken", cited::ONE_OF_A_SORT)
    };
    refusal.seat(seat.colour).with("item", item.name.as_str())
}

/// Who can trade with whom: alive, and near enough as the rule set says (MQ-TRADE-02, OQ-79).
pub fn near(book: &Book, game: &Game, a: &Seat, b: &Seat) -> bool {
    book.system.trades(game, a, b)
}

/// Goods change hands by agreement (MQ-TRADE-01); they stay in play with their new owner (MQ-TRADE-05).
pub(crate) fn give(
    book: &Book,
    game: &Game,
    (from, to): (Colour, Colour),
    (goods, back): (&Goods, &Goods),
    out: &mut Facts,
) -> Result<(), Refusal> {
    let (giver, taker) = (game.find(from)?, game.find(to)?);
    ensure(from != to, || Refusal::new("nothing-changes", cites![]))?;
    timing::present(game, giver)?;
    timing::present(game, taker)?;
    for colour in [from, to] {
        timing::peace(book, game, colour, cited::TRADED_IN_PEACE)?;
    }
    timing::not_amid_monsters(book, game)?;
    for (seat, gets) in [(taker, goods), (giver, back)] {
        if !gets.gear.is_empty() || gets.others > 0 || gets.bonus > 0 {
            timing::not_running(book, game, seat)?;
        }
    }
    ensure(near(book, game, giver, taker), || Refusal::new("too-far-to-trade", cited::TOO_FAR).seat(to))?;
    let named = |g: &Goods| !g.gear.is_empty() || g.others > 0 || g.gold > 0 || g.bonus > 0;
    ensure(named(goods) || named(back), || Refusal::new("nothing-named", cites![]))?;
    for (seat, goods) in [(giver, goods), (taker, back)] {
        ensure(goods.gold <= seat.gold, || {
            Refusal::new("not-enough-gold", cited::TRADED).seat(seat.colour).with("gold", seat.gold)
        })?;
    }
    let given = pay::named(&giver.gear, &goods.gear)?;
    let returned = pay::named(&taker.gear, &back.gear)?;
    let items = |of: &[ItemAt]| of.iter().map(|at| Arc::clone(&at.item)).collect();
    let (come, come_back) = (items(&given), items(&returned));
    let cites = cited::TRADED;
    if !given.is_empty() || !returned.is_empty() {
        receive(giver, given, come_back, cites, out);
        receive(taker, returned, come, cites, out);
    }
    let more = i16::from(goods.bonus) - i16::from(back.bonus);
    if more != 0 {
        for (seat, by) in [(giver, -more), (taker, more)] {
            // What nobody had counted as in use came out of the pack: nobody is left with less than nothing by it.
            let least = seat.bonus.clamp(-MOST_BONUS, 0);
            let to = seat.bonus.saturating_add(by).clamp(least, MOST_BONUS);
            if to == seat.bonus {
                continue;
            }
            out.say(munchkin::Event::Bonus { seat: seat.colour, from: seat.bonus, to }, cites);
        }
    }
    if goods.gold != back.gold {
        for (seat, out_of, into) in [(giver, goods.gold, back.gold), (taker, back.gold, goods.gold)] {
            let gold = (seat.gold - out_of).saturating_add(into);
            book.system.purse(seat, gold, cited::GOLD_GIVEN, out);
        }
    }
    Ok(())
}

/// Items of a sort that an effect can take: what is in use for a slot or a keyword, any in play for none (MQ-ITEM-06,
/// MQ-ITEM-07); never from the hand, never gold (MQ-ITEM-08, MQ-ITEM-10).
pub fn candidates(seat: &Seat, sort: Option<&str>) -> Vec<usize> {
    let fits = |g: &Gear| sort.is_none_or(|sort| !g.packed && outfit::counts_as(g, sort));
    seat.gear.iter().enumerate().filter(|(_, g)| fits(g)).map(|(i, _)| i).collect()
}

/// An Item of a sort goes: the only one at once, one of several as its owner says (MQ-CURSE-08).
pub(crate) fn lose(
    book: &Book,
    game: &Game,
    (colour, sort, dropped): (Colour, Option<&str>, bool),
    out: &mut Facts,
) -> Result<(), Refusal> {
    let seat = game.find(colour)?;
    match candidates(seat, sort)[..] {
        [] => Err(Refusal::new("nothing-to-lose", cited::NOTHING_TO_LOSE).seat(colour)),
        [only] => lose_one(book, game, seat, (only, dropped), out),
        _ => {
            let step =
                Step::Munchkin(munchkin::Step::LoseItem { seat: colour, sort: sort.map(str::to_owned), dropped });
            out.say(table::Event::Owed(step), cited::VICTIM_CHOOSES);
            Ok(())
        }
    }
}

/// The Item its owner has chosen.
pub(crate) fn chosen(
    book: &Book,
    game: &Game,
    (colour, sort, dropped): (Colour, Option<&str>, bool),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let Answer::Munchkin(munchkin::Answer::Item(index)) = answer else {
        return Err(unasked());
    };
    let seat = game.find(colour)?;
    ensure(candidates(seat, sort).contains(index), || Refusal::new("no-such-item", cited::ONE_OF_THEM))?;
    out.settle();
    lose_one(book, game, seat, (*index, dropped), out)
}

/// Whether it is Bad Stuff that takes something: it strikes now, or its victim still says what goes.
fn is_bad_stuff(game: &Game) -> bool {
    let mut steps = game.agenda.iter().rev();
    let asked = |step: &&Step| matches!(step, Step::Munchkin(munchkin::Step::LoseItem { .. }));
    let under = steps.find(|step| !asked(step));
    under.is_some_and(Step::is_flight)
}

fn lose_one(
    book: &Book,
    game: &Game,
    seat: &Seat,
    (index, dropped): (usize, bool),
    out: &mut Facts,
) -> Result<(), Refusal> {
    let cites = match () {
        () if dropped => cited::DROPPED,
        () if is_bad_stuff(game) => cited::LOST_TO_BAD_STUFF,
        () => cited::LOST_TO_A_CURSE,
    };
    let gone = pay::discard_gear(seat, &[index], cites, out)?;
    if dropped {
        book.system.dropped(book, game, seat, gone, out);
    }
    Ok(())
}
