//! Cards in play: where each of them lies, whatever part of the game carries it, and those that nothing carries any more.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::card::{CardId, CardKind};
use crate::rules::cards;
use crate::rules::cards::cited;
use crate::rules::dungeon;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::seat::Seat;
use crate::rules::seen::Loose;
use std::sync::Arc;

/// Cards in play that went are discarded. Whether anything was said.
pub fn sweep(book: &Book, game: &Game, out: &mut Facts) -> bool {
    sweep_up(book, game, &Loose::Any, out)
}

/// The same, of those that may have gone, or of all.
#[inline(never)]
pub(crate) fn sweep_up(book: &Book, game: &Game, loose: &Loose, out: &mut Facts) -> bool {
    let Some(stock) = &game.stock else { return false };
    let (mut gone, laid_in_rooms) = match loose {
        Loose::Any => {
            let all = stock.all.without(&stock.draw).without(&stock.discards);
            (game.seats.iter().fold(all, |gone, seat| gone.without(&seat.held)), true)
        }
        Loose::Of { cards, piles } => {
            let mut gone = CardSet::EMPTY;
            // Few they are: each is asked for.
            cards.each(|card| {
                let kept = |set: &CardSet| set.has(card);
                let put_away = kept(&stock.draw) || kept(&stock.discards) || !kept(&stock.all);
                if !put_away && !game.seats.iter().any(|seat| kept(&seat.held)) {
                    gone.insert(card);
                }
            });
            (gone, *piles)
        }
    };
    if gone.is_empty() {
        return false;
    }
    for seat in &game.seats {
        if !seat.laid.meets(&gone) {
            continue;
        }
        seat.laid.and(&gone).iter().filter(|card| lies(book, seat, *card)).for_each(|card| gone.remove(card));
    }
    // Mostly it is one card that may have gone, and no other is of any interest.
    let only = gone.only();
    let mut lies = |card| {
        if only.is_none_or(|only| only == card) {
            gone.remove(card);
        }
    };
    // What most cards are played as first; rooms are looked through last, and only if something was laid there.
    under_way(game, &mut lies);
    on_monsters(game, &mut lies);
    before_munchkins(game, &mut lies);
    if laid_in_rooms {
        in_rooms(game, &mut lies);
    }
    if gone.is_empty() {
        return false;
    }
    out.say(cards::Event::Swept(gone), cited::LEAVES_PLAY);
    true
}

/// The cards of Items, of monsters and of what lies on them: each in one place only.
pub(crate) fn on_the_table(game: &Game, mut each: impl FnMut(CardId)) {
    before_munchkins(game, &mut each);
    on_monsters(game, &mut each);
    in_rooms(game, &mut each);
}

fn of_items(gear: &[Arc<Gear>], mut each: impl FnMut(CardId)) {
    for item in gear {
        item.card.into_iter().chain(item.cheat_card).for_each(&mut each);
    }
}

/// The cards of Items that munchkins have in play.
fn before_munchkins(game: &Game, mut each: impl FnMut(CardId)) {
    game.seats.iter().for_each(|seat| of_items(&seat.gear, &mut each));
}

/// The cards of monsters, and of what lies on them.
fn on_monsters(game: &Game, mut each: impl FnMut(CardId)) {
    for monster in &game.foes.all {
        let on_it = monster.enhancers.iter().filter_map(|e| e.card);
        monster.def.card.into_iter().chain(on_it).for_each(&mut each);
    }
}

/// The cards of Items that lie in rooms.
fn in_rooms(game: &Game, mut each: impl FnMut(CardId)) {
    for room in game.dungeon.iter().flat_map(|d| d.rooms.iter()) {
        if let Some(pile) = &room.pile {
            of_items(&pile.gear, &mut each);
        }
    }
}

/// The cards of what hangs over munchkins, which may be several times one, and of what is about to happen.
pub(crate) fn under_way(game: &Game, mut each: impl FnMut(CardId)) {
    game.seats.iter().flat_map(|s| &s.conditions).filter_map(|c| c.card).for_each(&mut each);
    let owed = game.agenda.iter().filter_map(|step| {
        if let Step::Munchkin(munchkin::Step::Cursed { card, .. }) = step {
            return *card;
        }
        let Step::Dungeon(dungeon::Step::EmptyRoom { def, .. }) = step else { return None };
        def.card
    });
    owed.for_each(&mut each);
    let up = game.agenda.iter().filter_map(|step| {
        let Step::Fight(fight::Step::Spoils { up, .. }) = step else { return None };
        Some(up)
    });
    up.for_each(|cards| cards.iter().for_each(&mut each));
}

/// Whether a Race, a Class or what allows two of them still lies before a munchkin.
pub(crate) fn lies(book: &Book, seat: &Seat, card: CardId) -> bool {
    let Some(def) = book.cards.card(card) else { return false };
    match &def.is {
        CardKind::Race(race) => seat.races.contains(race),
        CardKind::Class(class) => seat.classes.contains(class),
        CardKind::HalfBreed => seat.half_breed,
        CardKind::SuperMunchkin => seat.super_munchkin,
        CardKind::Item { .. }
        | CardKind::Level
        | CardKind::Curse(_)
        | CardKind::Enhancer(_)
        | CardKind::Monster
        | CardKind::Cheat
        | CardKind::Die
        | CardKind::Card { .. } => false,
    }
}
