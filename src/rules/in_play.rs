//! Cards in play: where each of them lies, whatever part of the game carries it, and those that nothing carries any more.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::card::{CardId, CardKind};
use crate::rules::cards;
use crate::rules::cards::cited;
use crate::rules::doors;
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
    let laid = gone.meets(book.cards.laid());
    for seat in game.seats.iter().filter(|_| laid) {
        if !seat.laid.meets(&gone) {
            continue;
        }
        seat.laid.and(&gone).iter().filter(|card| lies(book, seat, *card)).for_each(|card| gone.remove(card));
    }
    let places = Places {
        items: gone.meets(book.cards.goods()),
        rooms: laid_in_rooms,
        monsters: gone.meets(book.cards.on_monsters()),
    };
    let all_carried = match gone.only() {
        // Mostly it is one card that may have gone: it is looked for, and no other is of any interest.
        Some(only) => carried(game, places, |card| card == only),
        None => {
            let mut left = gone.len();
            carried(game, places, |card| {
                // Few of all that lie there are looked for.
                if gone.has(card) {
                    gone.remove(card);
                    left -= 1;
                }
                left == 0
            })
        }
    };
    if all_carried || gone.is_empty() {
        return false;
    }
    out.say(cards::Event::Swept(gone), cited::LEAVES_PLAY);
    true
}

/// The cards of Items, of monsters and of what lies on them: each in one place only.
pub(crate) fn on_the_table(game: &Game, each: impl FnMut(CardId)) {
    let mut each = every(each);
    before_munchkins(game, &mut each);
    on_monsters(game, &mut each);
    in_row(game, &mut each);
    in_rooms(game, each);
}

/// The cards of what hangs over munchkins, which may be several times one, and of what is about to happen.
pub(crate) fn under_way(game: &Game, each: impl FnMut(CardId)) {
    hanging(game, every(each));
}

/// Finds no card to be the one that is looked for: so all are gone through.
fn every(mut each: impl FnMut(CardId)) -> impl FnMut(CardId) -> bool {
    move |card| {
        each(card);
        false
    }
}

/// Where what is looked for could lie, besides what hangs over munchkins and what is about to happen.
#[derive(Clone, Copy)]
struct Places {
    /// Among Items.
    items: bool,
    /// Among those in rooms too: something was laid there.
    rooms: bool,
    /// Among monsters, and what lies on them.
    monsters: bool,
}

/// Whether what is looked for is found among the cards in play. What most cards are played as comes first; rooms are
/// looked through last.
fn carried(game: &Game, places: Places, mut found: impl FnMut(CardId) -> bool) -> bool {
    hanging(game, &mut found)
        || (places.monsters && on_monsters(game, &mut found))
        || in_row(game, &mut found)
        || (places.items && (before_munchkins(game, &mut found) || (places.rooms && in_rooms(game, found))))
}

/// The cards of some Items.
fn of_items(gear: &[Arc<Gear>], found: &mut impl FnMut(CardId) -> bool) -> bool {
    gear.iter().any(|item| item.card.is_some_and(&mut *found) || item.cheat_card.is_some_and(&mut *found))
}

/// The cards of Items that munchkins have in play.
fn before_munchkins(game: &Game, mut found: impl FnMut(CardId) -> bool) -> bool {
    game.seats.iter().any(|seat| of_items(&seat.gear, &mut found))
}

/// The cards of monsters, and of what lies on them.
fn on_monsters(game: &Game, mut found: impl FnMut(CardId) -> bool) -> bool {
    game.foes.all.iter().any(|monster| {
        monster.def.card.is_some_and(&mut found) || monster.enhancers.iter().any(|e| e.card.is_some_and(&mut found))
    })
}

/// The cards of Items that lie in rooms.
fn in_rooms(game: &Game, mut found: impl FnMut(CardId) -> bool) -> bool {
    let rooms = game.dungeon.as_ref().map_or(&[][..], |dungeon| &dungeon.rooms);
    rooms.iter().any(|room| room.pile.as_ref().is_some_and(|pile| of_items(&pile.gear, &mut found)))
}

/// The cards of the track; one that is turned over and fought is that monster's.
fn in_row(game: &Game, found: impl FnMut(CardId) -> bool) -> bool {
    let row = game.track.as_deref().map_or(&[][..], |track| &track.row);
    let fought = |card: CardId| game.foes.all.iter().any(|monster| monster.def.card == Some(card));
    row.iter().copied().filter(|card| !fought(*card)).any(found)
}

/// The cards of what hangs over munchkins, and of what is about to happen.
fn hanging(game: &Game, mut found: impl FnMut(CardId) -> bool) -> bool {
    game.seats.iter().any(|seat| seat.conditions.iter().any(|c| c.card.is_some_and(&mut found)))
        || game.agenda.iter().any(|step| match step {
            Step::Munchkin(munchkin::Step::Cursed { card, .. }) => card.is_some_and(&mut found),
            Step::Dungeon(dungeon::Step::EmptyRoom { def, .. }) => def.card.is_some_and(&mut found),
            Step::Fight(fight::Step::Spoils { up, .. }) => up.iter().any(&mut found),
            Step::Doors(doors::Step::Corpse { left, .. }) => left.iter().any(&mut found),
            Step::Table(_)
            | Step::Cards(_)
            | Step::Munchkin(_)
            | Step::Fight(_)
            | Step::Doors(_)
            | Step::Dungeon(_)
            | Step::Track(_) => false,
        })
}

/// Whether a Race, a Class or what allows two of them still lies before a munchkin.
pub(crate) fn lies(book: &Book, seat: &Seat, card: CardId) -> bool {
    let Some(def) = book.cards.card(card) else { return false };
    match &def.is {
        CardKind::Race(race) => seat.races.contains(race),
        // Where a Power is had twice each of its cards stands for one.
        CardKind::Class(class) => {
            let before = def.numbers.iter().filter(|copy| **copy < card && seat.laid.has(**copy)).count();
            seat.classes.iter().filter(|has| *has == class).nth(before).is_some()
        }
        CardKind::HalfBreed => seat.half_breed,
        CardKind::SuperMunchkin => seat.super_munchkin,
        CardKind::Item { .. }
        | CardKind::Level
        | CardKind::Curse(_)
        | CardKind::Enhancer(_)
        | CardKind::Monster
        | CardKind::Die
        | CardKind::Card { .. } => false,
        CardKind::Cheat => seat.edges.iter().any(|edge| edge.card == Some(card)),
    }
}
