//! What the active player does is noted where a card of the track may ask for it, and looked at once nobody fights any
//! more: one deed is for one card, the one the token stands on then (SR-MATRIX-03, SR-OQ-28).

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::command::Command;
use crate::rules::event::{Event, Fact, Gone};
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::goods::Goods;
use crate::rules::track::deed::Deed;
use crate::rules::track::need::meets;
use crate::rules::track::{self, Track};

/// The track, where its cards are known and somebody is on the move.
fn watched(game: &Game) -> Option<(&Track, Colour)> {
    let track = game.track.as_deref().filter(|track| !track.row.is_empty() && game.stock.is_some())?;
    Some((track, game.turn.seat?))
}

/// What a command comes to that has been carried out.
pub(crate) fn commanded(book: &Book, game: &Game, command: &Command, out: &mut Facts) {
    let Some((_, active)) = watched(game) else { return };
    let Command::Munchkin(command) = command else { return };
    let deed = if let munchkin::Command::BuyLevel { seat, gear, others, hand, cards, .. } = command {
        let Some(seller) = game.seat(*seat).filter(|seat| seat.colour == active) else { return };
        let items = gear.iter().filter_map(|place| seller.gear.get(*place)?.value);
        let named = cards.iter().filter_map(|card| book.cards.card(card)?.value());
        let worth = items.chain(named).chain(others.iter().chain(hand).copied()).fold(0, u32::saturating_add);
        Deed::Sold { worth }
    } else if let munchkin::Command::Give { from, to, goods, back } = command {
        let count = |goods: &Goods| u8::try_from(goods.gear.len()).unwrap_or(u8::MAX).saturating_add(goods.others);
        let given = |seat: &Colour, goods: &Goods| if *seat == active { count(goods) } else { 0 };
        Deed::Gave { items: given(from, goods).max(given(to, back)) }
    } else {
        return;
    };
    if deed != (Deed::Gave { items: 0 }) {
        out.note(track::Event::Deed(deed));
    }
}

/// What facts come to: whom the active player has killed.
pub(crate) fn happened(game: &Game, said: usize, out: &mut Facts) {
    let Some((_, active)) = watched(game) else { return };
    let Some(now) = fight::going::kept(game).filter(|now| now.main == active) else { return };
    let alone = now.helping(game).is_none();
    let killed = |fact: &Fact| {
        let Event::Fight(fight::Event::MonsterGone { monster, why: Gone::Killed }) = &fact.event else { return None };
        let foe = game.foes.get(*monster)?;
        Some(Deed::Killed { level: foe.level().unwrap_or(1), keywords: foe.def.keywords.clone(), alone })
    };
    let deeds: Vec<Deed> = out.0.get(said..).unwrap_or_default().iter().filter_map(killed).collect();
    deeds.into_iter().for_each(|deed| out.note(track::Event::Deed(deed)));
}

/// Once nobody fights or runs any more, what was done is looked at. Whether anything was said.
pub(crate) fn weighed(book: &Book, game: &Game, out: &mut Facts) -> bool {
    let Some((track, seat)) = watched(game).filter(|(track, _)| !track.deeds.is_empty()) else { return false };
    let fights = |step: &Step| matches!(step, Step::Fight(fight::Step::Fight { .. } | fight::Step::RunAway { .. }));
    if game.agenda.iter().any(fights) {
        return false;
    }
    let asks = track.card(track.token(seat)).and_then(|card| book.cards.track_card(card)?.asks.as_ref());
    let done = asks.is_some_and(|need| track.deeds.iter().any(|deed| meets(need, deed)));
    let alive = game.seat(seat).is_some_and(|seat| !seat.dead);
    let cites = if done { cites!["SR-MATRIX-02", "SR-TURN-13"] } else { cites!["SR-MATRIX-03"] };
    out.say(track::Event::Weighed { seat, done: done && alive }, cites);
    true
}
