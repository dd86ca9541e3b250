//! What the active player may do on the map.

use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::card::Choice;
use crate::rules::card::Does;
use crate::rules::card::Who;
use crate::rules::card::price::Price;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::dungeon::deal;
use crate::rules::dungeon::movement;
use crate::rules::dungeon::piles;
use crate::rules::dungeon::walk;
use crate::rules::dungeon::walk::Mover;
use crate::rules::engine::decide;
use crate::rules::game::Game;
use crate::rules::hand;
use crate::rules::ids::Colour;
use crate::rules::ids::RoomId;
use crate::rules::ids::Side;
use crate::rules::legal::Legal;
use crate::rules::legal::Template;
use crate::rules::munchkin;
use crate::rules::munchkin::goods::Cards;
use crate::rules::munchkin::timing;
use crate::rules::seat::Seat;
use crate::rules::turn;
use crate::rules::wish::{Aim, Wish, Wishes};

/// What the active player may do on the map.
pub(crate) fn actions(book: &Book, game: &Game, seat: Colour, legal: &mut Legal) {
    legal.offer(Some(seat), Command::Turn(turn::Command::EndTurn));
    let Ok(mover) = walk::mover(game) else { return };
    let exit = movement::all_move_exit(book, game, mover.seat);
    let explored = mover.dungeon.fully_explored();
    for side in Side::ALL {
        let dark = mover.dungeon.neighbour(mover.room, side).is_none();
        if dark && (explored || !mover.room.at.step(side).in_range()) {
            continue;
        }
        let go = |all| {
            if dark {
                Command::Dungeon(dungeon::Command::Explore { side, all })
            } else {
                Command::Dungeon(dungeon::Command::Walk { side, all })
            }
        };
        let link = mover.room.link(side);
        if walk::fare(book, game, (mover.seat, mover.room), link, false).is_ok() {
            legal.offer(Some(seat), go(false));
        }
        if exit && walk::fare(book, game, (mover.seat, mover.room), link, true).is_ok() {
            legal.offer(Some(seat), go(true));
        }
    }
    legal.offer_if_accepted(Some(seat), Command::Dungeon(dungeon::Command::Search));
    legal.offer_if_accepted(Some(seat), deal::plain_deal());
    if let Some(pile) = &mover.room.pile {
        let all = Command::Dungeon(dungeon::Command::PickUp(piles::all_of(pile)));
        if decide(book, game, &all).is_ok() {
            legal.offer(Some(seat), all);
            // Of what nobody has told nothing can be left lying.
            if !pile.gear.is_empty() || pile.others > 0 || pile.gold > 0 {
                legal.templates.push(Template::PickUp);
            }
        }
    }
    if game.foes.in_room(mover.room.id).next().is_none() {
        legal.templates.push(Template::Deal);
    }
}

/// What the active player does on the map.
pub(crate) fn wishes_of_turn(book: &Book, game: &Game, seat: Colour, out: &mut Wishes) {
    out.wish(Wish::EndTurn);
    if let Ok(mover) = walk::mover(game) {
        let exit = movement::all_move_exit(book, game, mover.seat);
        let explored = mover.dungeon.fully_explored();
        let left = movement::left(book, game, mover.seat);
        for (side, next) in Side::ALL.into_iter().zip(mover.dungeon.neighbours(mover.room)) {
            let dark = next.is_none();
            if dark && (explored || !mover.room.at.step(side).in_range()) {
                continue;
            }
            let link = mover.room.link(side);
            // Paid as it is printed where that can be done; with all of one's Move only where it cannot.
            let fare = movement::fare(book, game, mover.seat, mover.room, link);
            let paid = fare.is_some_and(|(cost, _)| cost <= left);
            if paid || (exit && fare.is_some()) {
                let all = !paid;
                out.wish(if dark { Wish::Explore(side, all) } else { Wish::Walk(side, all) });
            }
        }
        in_the_room(book, game, &mover, out);
    }
    if let Some(seat) = game.seat(seat) {
        about(book, game, seat, out);
        hand::moves::plays(book, game, seat, out);
    }
}

/// Whether a thing that a power does would plainly do nothing: no hits to heal, nothing to tidy, a link that is so already
/// or stays what it is, the Entrance.
pub(crate) fn idle(game: &Game, seat: &Seat, does: &Does, aim: Aim) -> bool {
    let Does::Dungeon(does) = does else { return false };
    let on = || if let Aim::On(colour) = aim { game.seat(colour) } else { None };
    let chosen = if let Aim::Room(room) = aim { Some(room) } else { None };
    let side = if let Aim::Side(side) = aim { Some(side) } else { None };
    let room = |id: Option<RoomId>| game.dungeon.as_deref().and_then(|d| Some((d, d.room(id?)?)));
    match does {
        dungeon::Does::Health { who: Who::Target, by } => {
            *by > 0 && on().is_some_and(|s| s.dead || s.health.red >= s.health.max)
        }
        dungeon::Does::Tidy => room(chosen.or(seat.room)).is_none_or(|(_, r)| r.mark.is_none()),
        dungeon::Does::Flip => room(chosen).is_none_or(|(_, r)| r.entrance),
        dungeon::Does::Link { to } => room(seat.room)
            .zip(side)
            .is_none_or(|((dungeon, here), side)| dungeon.leads_to_entrance(here, side) || here.link(side) == *to),
        // Whether these do anything their own rules say.
        dungeon::Does::Health { .. }
        | dungeon::Does::MaxHealth { .. }
        | dungeon::Does::Moves { .. }
        | dungeon::Does::Spent { .. }
        | dungeon::Does::Gold { .. }
        | dungeon::Does::ToEntrance { .. }
        | dungeon::Does::ToRoom { .. }
        | dungeon::Does::Push
        | dungeon::Does::Rebase
        | dungeon::Does::Lurker => false,
    }
}

/// What can be done in the room.
fn in_the_room(book: &Book, game: &Game, mover: &Mover, out: &mut Wishes) {
    let alone = game.foes.in_room(mover.room.id).next().is_none();
    if !alone {
        return;
    }
    if !mover.seat.searched.contains(&mover.room.id) {
        out.wish(Wish::Search);
    }
    if let Some(pile) = &mover.room.pile {
        out.push(Command::Dungeon(dungeon::Command::PickUp(piles::all_of(pile))));
    }
    if let Some(deal) = &mover.room.tile.up.deal
        && !(deal.once && mover.seat.dealt.contains(&mover.room.id))
    {
        deals(book, mover.seat, deal.asks, out);
    }
}

/// Ways to pay for a Deal.
fn deals(book: &Book, seat: &Seat, price: Price, out: &mut Wishes) {
    let mut pay =
        |pays: Cards| out.push(Command::Dungeon(dungeon::Command::RoomDeal { pays, choice: Choice::default() }));
    let from = |deck: Deck, count: u8| -> CardSet {
        seat.held.and(book.cards.stack(deck)).iter().take(count.into()).collect()
    };
    match price {
        Price::Gold(gold) if seat.gold >= gold => pay(Cards::default()),
        Price::Items(least) => {
            // Each Item that is enough by itself.
            for (index, item) in seat.gear.iter().enumerate() {
                if item.value.is_some_and(|v| v >= least) {
                    pay(Cards { gear: vec![index], ..Cards::default() });
                }
            }
        }
        Price::Cards(count) if u32::from(count) <= seat.held.len() => {
            pay(Cards { cards: seat.held.iter().take(count.into()).collect(), ..Cards::default() });
        }
        Price::Treasures(count) if count <= seat.hand.of(Deck::TREASURE) => {
            pay(Cards { cards: from(Deck::TREASURE, count), ..Cards::default() });
        }
        Price::Dxm(count) if count <= seat.hand.of(Deck::DXM) => {
            pay(Cards { cards: from(Deck::DXM, count), ..Cards::default() });
        }
        // More than there is.
        Price::Gold(_) | Price::Cards(_) | Price::Treasures(_) | Price::Dxm(_) => {}
    }
}

/// What somebody does about their goods on their own turn.
fn about(book: &Book, game: &Game, seat: &Seat, out: &mut Wishes) {
    if seat.dead || timing::locked(book, game, seat.colour) {
        return;
    }
    if seat.level > book.rules.level_min && seat.health.red < seat.health.max {
        out.push(Command::Dungeon(dungeon::Command::Heal { seat: seat.colour }));
    }
    if seat.level.saturating_add(1) < book.top_level(game) {
        munchkin::on_turn::levels(book, seat, out);
    }
    munchkin::on_turn::repacks(seat, out);
}
