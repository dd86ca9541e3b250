//! Cards that leave a hand or the table, told as what became of them.

use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::event::{Event, Fact};
use crate::rules::game::Game;
use crate::rules::message::{Arg, Message};
use crate::rules::munchkin;
use crate::rules::table;
use crate::rules::table::Ending;

/// What is left of a hand is told once, however many decks it has lost cards of.
pub fn without_halves(facts: Vec<&Fact>) -> Vec<&Fact> {
    let hand = |fact: &Fact| {
        let Event::Cards(cards::Event::Hand { seat, from, to }) = fact.event else { return None };
        from.covers(to).then_some(seat)
    };
    let is_half = |at: usize| {
        let next = facts.get(at + 1).and_then(|fact| hand(fact));
        next.is_some() && hand(facts[at]) == next
    };
    (0..facts.len()).filter(|at| !is_half(*at)).map(|at| facts[at]).collect()
}

/// Cards are handed over first, and what everybody holds by that is told afterwards.
pub fn handed_first(mut facts: Vec<&Fact>) -> Vec<&Fact> {
    let is_hand = |fact: &&&Fact| matches!(fact.event, Event::Cards(cards::Event::Hand { .. }));
    let is_passed = |fact: &&&Fact| matches!(fact.event, Event::Cards(cards::Event::Passed { .. }));
    let mut rest = facts.as_mut_slice();
    while !rest.is_empty() {
        let hands = rest.iter().take_while(is_hand).count();
        let passed = rest.iter().skip(hands).take_while(is_passed).count();
        let (both, later) = rest.split_at_mut((hands + passed).max(1));
        if passed > 0 {
            both.rotate_left(hands);
        }
        rest = later;
    }
    facts
}

/// Whether somebody has won with a fact: they draw nothing any more, whatever the Boss would have been worth.
pub fn is_won(event: &Event) -> bool {
    matches!(event, Event::Table(table::Event::Ended(Ending::Players(_))))
}

/// Whether Treasures are drawn with it.
pub fn is_treasure(event: &Event) -> bool {
    matches!(event, Event::Cards(cards::Event::Drew { deck: Deck::TREASURE, .. }))
}

/// What goes for Levels beside the cardboard where there is no gold: sold, and not just gone. Where the app keeps the
/// cards, each is told by its name.
pub fn sold(before: &Game, fact: &Fact) -> Option<Message> {
    if let Event::Cards(cards::Event::Shed { seat, cards }) = &fact.event
        && fact.cites.are(munchkin::cited::SOLD_CARDS)
    {
        return Some(Message::new("told-cards-sold").seat(*seat).with("cards", Arg::Cards(cards.clone())));
    }
    if before.stock.is_some() {
        return None;
    }
    if let Event::Munchkin(munchkin::Event::Level { seat, from, to }) = &fact.event
        && fact.cites.are(munchkin::cited::PRICE)
        && to > from
        && (before.dungeon.is_none() || !before.keeps_goods())
    {
        // Where gold is kept its price is told beside it; where it is left to the box nothing else says so.
        if before.dungeon.is_some() {
            return Some(Message::new("told-level-bought").seat(*seat).with("from", *from).with("to", *to));
        }
        let said = Message::new("told-level-sold").seat(*seat).with("by", to - from);
        return Some(said.with("from", *from).with("to", *to));
    }
    if let Event::Cards(cards::Event::Hand { seat, from, to }) = &fact.event
        && fact.cites.are(munchkin::cited::SOLD_FROM_THE_HAND)
    {
        return Some(Message::new("told-hand-sold").seat(*seat).with("count", from.total().saturating_sub(to.total())));
    }
    None
}
