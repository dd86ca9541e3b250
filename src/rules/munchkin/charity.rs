//! Charity: what is too much in a hand goes to the weakest (MQ-CHAR rows).

use crate::rules;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::card::{CardId, CardSet};
use crate::rules::cards::named::numbers;
use crate::rules::cards::named::runs;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::cited::charity as cited;
use crate::rules::munchkin::goods::Gift;
use crate::rules::munchkin::kind;
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;
use crate::rules::seat::Seat;
use crate::rules::wish::Wishes;

/// Cards beyond the limit are given away, or discarded (MQ-CHAR-02 to MQ-CHAR-04).
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub fn charity(book: &Book, game: &Game, colour: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let Answer::Munchkin(munchkin::Answer::Gave(gifts)) = answer else { return Err(unasked()) };
    let giver = game.find(colour)?;
    let named = game.stock.is_some() && gifts.iter().any(|g| !g.cards.is_empty());
    if named {
        return charity_by_name(book, game, giver, gifts, out);
    }
    let surplus = surplus(book, game, giver);
    let to = charity_to(book, game, giver);
    let cards = |g: &Gift| g.hand.total();
    ensure(gifts.iter().map(cards).sum::<u32>() == surplus, || {
        Refusal::new("charity-count", cited::TO_THE_LOWEST).with("surplus", surplus)
    })?;
    let receivers = gifts.iter().all(|g| match g.to {
        Some(c) => to.contains(&c),
        None => to.is_empty(),
    });
    ensure(receivers, || Refusal::new("charity-receiver", cited::TO_THE_LOWEST_OR_NOBODY))?;
    let share = |c: &Colour| gifts.iter().filter(|g| g.to == Some(*c)).map(cards).sum::<u32>();
    let shares: Vec<u32> = to.iter().map(share).collect();
    let even = shares.iter().max().copied().unwrap_or(0) - shares.iter().min().copied().unwrap_or(0) <= 1;
    ensure(even, || Refusal::new("charity-uneven", cited::EVENLY))?;
    let mut left = giver.hand;
    for (deck, count) in gifts.iter().flat_map(|g| g.hand.iter()) {
        let rest = left.of(deck).checked_sub(count);
        left = left.with(deck, rest.ok_or_else(|| Refusal::new("not-in-hand", cited::HAND_LIMIT))?);
    }
    out.settle();
    out.say(rules::cards::Event::Hand { seat: colour, from: giver.hand, to: left }, cited::ALL_THAT_IS_TOO_MUCH);
    for seat in to.iter().filter_map(|c| game.seat(*c)) {
        let mut got = seat.hand;
        for gift in gifts.iter().filter(|g| g.to == Some(seat.colour)) {
            got = gift.hand.iter().fold(got, |got, (deck, count)| got.with(deck, got.of(deck).saturating_add(count)));
        }
        if got != seat.hand {
            out.say(rules::cards::Event::Hand { seat: seat.colour, from: seat.hand, to: got }, cited::GIVEN_EVENLY);
        }
    }
    Ok(())
}

/// Charity with cards the app keeps: the numbers follow from the names (MQ-CHAR-02, MQ-CHAR-03).
pub(crate) fn charity_by_name(
    book: &Book,
    game: &Game,
    giver: &Seat,
    gifts: &[Gift],
    out: &mut Facts,
) -> Result<(), Refusal> {
    let mut seen = CardSet::EMPTY;
    let mut counted = Vec::with_capacity(gifts.len());
    for gift in gifts {
        let hand = numbers(book, giver, &gift.cards)?;
        ensure(!gift.cards.meets(&seen), || Refusal::new("card-not-in-hand", cited::HAND_LIMIT))?;
        seen = seen.or(&gift.cards);
        counted.push(Gift { to: gift.to, hand, cards: CardSet::EMPTY });
    }
    charity(book, game, giver.colour, &Answer::Munchkin(munchkin::Answer::Gave(counted)), out)?;
    for gift in gifts.iter().filter(|g| !g.cards.is_empty()) {
        let cards = gift.cards.clone();
        match gift.to {
            Some(to) => out.say(rules::cards::Event::Passed { from: giver.colour, to, cards }, cited::TO_THE_LOWEST),
            None => out.say(rules::cards::Event::Shed { seat: giver.colour, cards }, cited::DISCARDED_BY_THE_LOWEST),
        }
    }
    Ok(())
}

/// Who gets which of the cards that go, so many in all: whom the giver has named for a card, the latest word first, as far as
/// it stays even; the others go round to whoever has fewest yet (MQ-CHAR-03, MC-CHAR-04). Nobody means the discards.
pub fn shares(
    cards: &[CardId],
    named: &[(CardId, Colour)],
    (to, surplus): (&[Colour], u32),
) -> Vec<(Option<Colour>, Vec<CardId>)> {
    if to.is_empty() {
        return vec![(None, cards.to_vec())];
    }
    let all = cards.len().max(surplus as usize);
    let (each, mut larger) = (all / to.len(), all % to.len());
    let mut got = vec![0_usize; to.len()];
    let mut whose: Vec<(CardId, usize)> = Vec::with_capacity(cards.len());
    for (card, seat) in named.iter().rev().filter(|(card, _)| cards.contains(card)) {
        let Some((at, has)) = to.iter().position(|c| c == seat).and_then(|at| Some((at, got.get_mut(at)?))) else {
            continue;
        };
        // A larger share is one that has a card more than all.
        if *has > each || (*has == each && larger == 0) || whose.iter().any(|(own, _)| own == card) {
            continue;
        }
        larger -= usize::from(*has == each);
        *has += 1;
        whose.push((*card, at));
    }
    for card in cards {
        if whose.iter().any(|(own, _)| own == card) {
            continue;
        }
        let Some((at, has)) = got.iter_mut().enumerate().min_by_key(|(at, has)| (**has, *at)) else { continue };
        *has += 1;
        whose.push((*card, at));
    }
    let of = |at: usize| cards.iter().copied().filter(|card| whose.contains(&(*card, at))).collect();
    to.iter().enumerate().map(|(at, seat)| (Some(*seat), of(at))).collect()
}

/// Whether a card can go to somebody with every other one that was named for somebody staying theirs.
pub fn fits(
    cards: &[CardId],
    named: &[(CardId, Colour)],
    (card, seat): (CardId, Colour),
    (to, surplus): (&[Colour], u32),
) -> bool {
    let mut all = cards.to_vec();
    all.extend((!cards.contains(&card)).then_some(card));
    let mut then: Vec<(CardId, Colour)> = named.iter().copied().filter(|(own, _)| *own != card).collect();
    then.push((card, seat));
    let before = shares(cards, named, (to, surplus));
    let after = shares(&all, &then, (to, surplus));
    let has = |shares: &[(Option<Colour>, Vec<CardId>)], card: CardId| {
        shares.iter().find(|(_, cards)| cards.contains(&card)).and_then(|(has, _)| *has)
    };
    let stays = |(own, _): &(CardId, Colour)| *own == card || has(&before, *own) == has(&after, *own);
    has(&after, card) == Some(seat) && named.iter().filter(|(own, _)| cards.contains(own)).all(stays)
}

/// Ways to give away what is too much: each run of cards, as evenly as can be (MQ-CHAR-03). Where it is not even, each of
/// those who get some may be the first to (MC-CHAR-04, SR-CHAR-05).
pub fn ways(book: &Book, game: &Game, giver: Colour, out: &mut Wishes) {
    let Some(seat) = game.seat(giver) else { return };
    let surplus = surplus(book, game, seat) as usize;
    let to = charity_to(book, game, seat);
    for run in runs(&seat.held, surplus) {
        let even = to.is_empty() || surplus.is_multiple_of(to.len());
        for first in 0..if even { 1 } else { to.len() } {
            let mut round = to.clone();
            round.rotate_left(first);
            let gift = |(to, cards): (Option<Colour>, Vec<CardId>)| Gift {
                to,
                hand: seat.hand.emptied(),
                cards: cards.into_iter().collect(),
            };
            let gifts = shares(&run, &[], (&round, 0)).into_iter().map(gift).filter(|g| !g.cards.is_empty());
            out.say(Answer::Munchkin(munchkin::Answer::Gave(gifts.collect())));
        }
    }
}

/// Cards beyond the hand limit (MQ-CHAR-01); none where hands are not kept.
pub fn surplus(book: &Book, game: &Game, seat: &Seat) -> u32 {
    if !game.keeps_goods() {
        return 0;
    }
    seat.hand.total().saturating_sub(limit(book, game, seat))
}

/// How many cards a hand may keep (MQ-CHAR-01).
pub fn limit(book: &Book, game: &Game, seat: &Seat) -> u32 {
    let more = kind::traits(book, game, seat, |t| t.hand.into());
    book.rules.hand_limit.saturating_add_signed(more)
}

/// Who gets the surplus: the others of the lowest level (MQ-CHAR-02, MQ-CHAR-03), dead ones too where the rule set has it
/// so (MQ-CHAR-07, CL-OQ-37); nobody if no one is of lower level than the giver (MQ-CHAR-04).
pub fn charity_to(book: &Book, game: &Game, giver: &Seat) -> Vec<Colour> {
    let out = |s: &Seat| book.system.spares_the_dead() && (s.dead || s.away);
    let others = || game.seats.iter().filter(|s| s.colour != giver.colour && !out(s));
    let Some(lowest) = others().map(|s| s.level).min() else { return Vec::new() };
    if lowest >= giver.level {
        return Vec::new();
    }
    others().filter(|s| s.level == lowest).map(|s| s.colour).collect()
}
