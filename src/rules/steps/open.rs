//! Kinds of command too many to list: whether any of a kind is accepted now.

use crate::rules::book::Book;
use crate::rules::dungeon::piles;
use crate::rules::fight;
use crate::rules::fight::interfere::Reach;
use crate::rules::fight::interfere::reach;
use crate::rules::fight::{Fight, Stage};
use crate::rules::game::Game;
use crate::rules::hand::when;
use crate::rules::legal::{Legal, Template};
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::items;
use crate::rules::munchkin::level;
use crate::rules::munchkin::outfit;
use crate::rules::munchkin::timing;
use crate::rules::seat::Seat;

/// What players may do with cards and Items, whoever's turn it is.
pub(super) fn open(book: &Book, game: &Game, legal: &mut Legal) {
    // A game that is over waits, whatever seats could do besides (MQ-END-03).
    if game.ending.is_some() {
        return;
    }
    let templates = &mut legal.templates;
    let mut list = |template: Template, any: bool| templates.extend(any.then_some(template));
    let seats = || game.seats.iter();
    list(Template::Drop, seats().any(|s| piles::may_drop(book, game, s).is_ok()));
    list(Template::BuyLevel, game.active().is_some_and(|s| buys(book, game, s)));
    // Nothing but this is done while the monsters move (MQ-MMOV-13).
    if timing::not_amid_monsters(book, game).is_err() {
        return;
    }
    let free = |s: &&Seat| !s.dead && !timing::locked(book, game, s.colour);
    let deals = |s: &&Seat| game.counts(s) && !timing::locked(book, game, s.colour);
    let takes = |s: &&Seat| deals(s) && timing::not_running(book, game, s).is_ok();
    list(Template::Give, seats().filter(takes).any(|a| seats().filter(deals).any(|b| trades(book, game, a, b))));
    let packs = |s: &Seat| !timing::runs(book, game, s.colour) && items::can_repack(book, s);
    list(Template::Pack, seats().filter(free).any(packs));
    let fight = fight::under_way(game);
    list(Template::Play, seats().any(|s| plays(book, game, fight, s)));
    list(Template::Power, seats().any(|s| !s.dead && !s.classes.is_empty()));
}

fn trades(book: &Book, game: &Game, a: &Seat, b: &Seat) -> bool {
    a.colour != b.colour && items::near(book, game, a, b)
}

/// Whether enough gold would buy a level now.
fn buys(book: &Book, game: &Game, seat: &Seat) -> bool {
    let next = seat.level.saturating_add(1);
    let wasted = next == book.top_level(game) && level::is_wasted(book, game);
    (next < book.top_level(game) || wasted)
        && !seat.dead
        && timing::own_turn(game, seat.colour)
        && !timing::locked(book, game, seat.colour)
}

/// Whether somebody has any card that could be played now: one from the hand, or an Item in use.
fn plays(book: &Book, game: &Game, fight: Option<&Fight>, seat: &Seat) -> bool {
    // After the dice there are cards for that moment (MQ-CMB-46).
    // Where the app keeps them, those in hand are played by name.
    if game.stock.is_none() && (!game.keeps_goods() || seat.hand.total() > 0) {
        return true;
    }
    let cast = fight.is_some_and(|f| matches!(f.stage, Stage::Rolled(_)));
    if seat.dead || (cast && when::not_after_roll(book, game).is_err()) {
        return false;
    }
    let outside = fight.is_some_and(|f| !when::fights(game, f, seat.colour));
    let near = match fight {
        Some(fight) if outside => reach(book, game, fight, seat),
        _ => Reach::Any,
    };
    let in_reach = |item: &Gear| match near {
        Reach::None => false,
        Reach::Throwable => item.is("throwable"),
        Reach::Any => !outside || item.once || item.is("throwable"),
    };
    outfit::working(seat).any(|(_, item)| in_reach(item))
}
