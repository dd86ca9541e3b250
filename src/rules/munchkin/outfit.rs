//! What a munchkin's Items are good for now: a packed one, one it may not use, or one beyond its Hands or slots gives
//! nothing (MQ-ITEM-03, MQ-ITEM-28).

use crate::rules::book::Book;
use crate::rules::game::Game;
use crate::rules::munchkin::gear::{Gear, Slot};
use crate::rules::munchkin::kind::{is_kind, suffers, traits};
use crate::rules::seat::Seat;
use std::sync::Arc;

/// Hands a munchkin has to hold Items with (MQ-ITEM-20), less what its conditions take.
pub fn hands(seat: &Seat) -> u8 {
    let lost: i32 = seat.conditions.iter().map(|c| i32::from(c.hands)).sum();
    (i32::from(seat.hands) + lost).clamp(0, 99) as u8
}

/// Whether a munchkin may use an Item at all (MQ-ITEM-13); Cheat lifts every restriction (MQ-ITEM-15).
pub fn may_use(seat: &Seat, gear: &Gear) -> bool {
    let allowed = gear.only.is_empty() || gear.only.iter().any(|who| is_kind(who, seat));
    gear.cheat || (allowed && !gear.never.iter().any(|who| suffers(who, seat)))
}

/// Whether an Item of the list works: it is in use, may be used, and the slot and the Hands it takes are not taken by
/// one further up the list.
fn fits(seat: &Seat) -> impl FnMut(&Gear) -> bool {
    let mut out_of_the_pack = fits_unpacked(seat);
    move |gear| !gear.packed && out_of_the_pack(gear)
}

/// The same, wherever each of them is.
fn fits_unpacked(seat: &Seat) -> impl FnMut(&Gear) -> bool {
    let mut free_hands = hands(seat);
    let mut taken: [bool; Slot::ALL.len()] = [false; Slot::ALL.len()];
    move |gear| {
        if !may_use(seat, gear) {
            return false;
        }
        if gear.cheat {
            return true;
        }
        let slot_taken = gear.slot.is_some_and(|s| taken[s as usize]);
        if gear.hands > free_hands || slot_taken {
            return false;
        }
        free_hands -= gear.hands;
        if let Some(slot) = gear.slot {
            taken[slot as usize] = true;
        }
        true
    }
}

/// The Items that work, with their places in the list.
pub fn working(seat: &Seat) -> impl Iterator<Item = (usize, &Gear)> {
    let mut works = fits(seat);
    seat.gear.iter().map(|g| &**g).enumerate().filter(move |(_, gear)| works(gear))
}

/// The Items that lend what their cards say all the time: those that work, but for what is used once, which gives it
/// when it is used (MQ-CMB-28, MQ-CMB-29).
pub fn lending(seat: &Seat) -> impl Iterator<Item = (usize, &Gear)> {
    working(seat).filter(|(_, gear)| !gear.once)
}

/// What the Items that lend something lend together; most lend nothing.
pub fn lent(seat: &Seat, what: impl Fn(&Gear) -> i8) -> i32 {
    if seat.gear.iter().all(|g| what(g) == 0) {
        return 0;
    }
    lending(seat).map(|(_, g)| i32::from(what(g))).sum()
}

/// Items in use that give nothing: they belong in the pack (OQ-75).
pub fn useless(seat: &Seat) -> impl Iterator<Item = usize> + '_ {
    let mut works = fits(seat);
    seat.gear.iter().enumerate().filter(move |(_, gear)| !gear.packed && !works(gear)).map(|(index, _)| index)
}

/// Whether one more Item could be used beside those in use.
pub fn has_room_for(seat: &Seat, gear: &Gear) -> bool {
    let mut works = fits_unpacked(seat);
    seat.gear.iter().filter(|g| !g.packed).for_each(|g| {
        works(g);
    });
    works(gear)
}

/// Items in the pack.
pub fn packed(seat: &Seat) -> usize {
    seat.gear.iter().filter(|g| g.packed).count()
}

/// The combat bonus an Item gives a munchkin: the best it has for one like it, and with Cheat the best of all
/// (MQ-ITEM-15).
pub fn bonus(seat: &Seat, gear: &Gear) -> i32 {
    let better = gear.better.iter().filter(|b| gear.cheat || is_kind(&b.who, seat)).map(|b| b.bonus);
    better.chain(std::iter::once(gear.bonus)).max().map_or(0, i32::from)
}

/// Combat bonus of everything in play (MQ-CMB-11).
pub fn combat_bonus(seat: &Seat) -> i32 {
    i32::from(seat.bonus) + lending(seat).map(|(_, g)| bonus(seat, g)).sum::<i32>()
}

/// Whether somebody has an Item in use that has a keyword, such as the corporation that made it (SR-CORP-03).
pub fn equips(seat: &Seat, keyword: &str) -> bool {
    lending(seat).any(|(_, gear)| gear.is(keyword))
}

/// What Races, Classes and Powers add for each of some Items in use (SR-CORP-03).
pub fn by_items(book: &Book, seat: &Seat) -> i32 {
    if !book.cards.counts_items() {
        return 0;
    }
    let kinds = seat.races.iter().chain(&seat.classes).filter_map(|kind| book.cards.kind(kind));
    let each = kinds.flat_map(|kind| &kind.per).map(|per| {
        let items = lending(seat).filter(|(_, gear)| gear.is(&per.item)).count();
        i32::try_from(items).unwrap_or(0) * i32::from(per.strength)
    });
    each.sum()
}

/// What a munchkin brings to every fight besides its Level: its Items, what its Races and Classes always give, and what
/// hangs over it (MQ-CMB-11, MQ-RACE-05, MQ-CLASS-03, MQ-CURSE-05).
pub fn standing(book: &Book, game: &Game, seat: &Seat) -> Standing {
    Standing {
        items: combat_bonus(seat),
        kinds: traits(book, game, seat, |t| t.strength.into()) + by_items(book, seat),
        conditions: seat.conditions.iter().filter(|c| !c.waits).map(|c| i32::from(c.bonus)).sum(),
    }
}

/// What a munchkin brings to every fight, by where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its Items.
    pub items: i32,
    /// Its Races and Classes.
    pub kinds: i32,
    /// What hangs over it.
    pub conditions: i32,
}

impl Standing {
    /// All of it.
    pub const fn total(self) -> i32 {
        self.items + self.kinds + self.conditions
    }
}

/// What Items in use add to rolls to Run Away (MQ-RUN-12).
pub fn run_bonus(seat: &Seat) -> i32 {
    lent(seat, |g| g.run) + seat.conditions.iter().filter(|c| !c.waits).map(|c| i32::from(c.run)).sum::<i32>()
}

/// Whether a munchkin has a Power: from an Item in use, or the Flame of a Flaming one; it cannot be switched off
/// (MQ-ITEM-30, MQ-ITEM-31, MQ-KW-10, MQ-KW-19).
pub fn has_power(seat: &Seat, power: &str) -> bool {
    lending(seat).any(|(_, g)| g.powers.iter().any(|p| p == power) || (power == "flame" && g.is("flaming")))
}

/// Weapon types (MQ-KW-01): an Item of any of them is a Weapon.
pub const WEAPONS: [&str; 7] = ["sword", "spear", "axe", "mace", "bow", "dagger", "club"];

/// What an Item can count as beside its keywords and its slot.
pub const SORTS: [&str; 3] = ["big", "hand", "weapon"];

/// Whether an Item counts as of a keyword: its own, its slot, `big`, `hand` for whatever takes one or two, or `weapon` for any type
/// of them.
pub fn counts_as(gear: &Gear, keyword: &str) -> bool {
    gear.is(keyword)
        || gear.slot.is_some_and(|s| s.name() == keyword)
        || (keyword == "big" && gear.big)
        || (keyword == "hand" && gear.hands > 0)
        || (keyword == "weapon" && gear.keywords.iter().any(|k| WEAPONS.contains(&k.as_str())))
}

/// Big Items in play, listed or only counted (MQ-ITEM-35); packed ones too where they count (OQ-74).
pub fn big_items(seat: &Seat, packed_count: bool) -> u32 {
    let counts = |g: &&Arc<Gear>| g.big && (packed_count || !g.packed);
    u32::from(seat.big) + seat.gear.iter().filter(counts).count() as u32
}
