//! Whether what a card of the track asks for is there: done in this turn, true as it stands, or paid as it is hacked.

use crate::rules::book::Book;
use crate::rules::card::{CardId, CardKind};
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::goods::Cards;
use crate::rules::munchkin::outfit;
use crate::rules::seat::Seat;
use crate::rules::track::card::Need;
use crate::rules::track::deed::Deed;

/// In what way something asked for is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Met {
    /// By a deed of the turn.
    ByDeed,
    /// By how it stands, whether it does.
    AsItStands(bool),
    /// By paying as it is hacked.
    ByPaying,
}

/// In what way somebody meets it.
pub fn met(need: &Need, seat: &Seat) -> Met {
    match need {
        Need::Killed { .. } | Need::Sold { .. } | Need::Gave { .. } => Met::ByDeed,
        Need::Discards { .. } | Need::Loses { .. } => Met::ByPaying,
        Need::Powers { count } => Met::AsItStands(seat.classes.len() >= usize::from(*count)),
        Need::Items { count, keyword } => {
            let fits = |item: &Gear| keyword.as_deref().is_none_or(|word| item.is(word));
            let used = outfit::working(seat).filter(|(_, item)| fits(item)).count();
            Met::AsItStands(used >= usize::from(*count))
        }
        Need::Level { from } => Met::AsItStands(seat.level >= *from),
        Need::Holds { cards } => Met::AsItStands(seat.hand.total() >= u32::from(*cards)),
    }
}

/// Whether a deed is one that is asked for.
pub fn meets(need: &Need, deed: &Deed) -> bool {
    match (need, deed) {
        (Need::Killed { level, keyword, alone }, Deed::Killed { level: was, keywords, alone: by_oneself }) => {
            *was >= i32::from(*level)
                && keyword.as_ref().is_none_or(|word| keywords.contains(word))
                && (*by_oneself || !alone)
        }
        (Need::Sold { worth }, Deed::Sold { worth: sold }) => sold >= worth,
        (Need::Gave { items }, Deed::Gave { items: gave }) => gave >= items,
        (
            Need::Killed { .. }
            | Need::Sold { .. }
            | Need::Gave { .. }
            | Need::Discards { .. }
            | Need::Loses { .. }
            | Need::Powers { .. }
            | Need::Items { .. }
            | Need::Level { .. }
            | Need::Holds { .. },
            Deed::Killed { .. } | Deed::Sold { .. } | Deed::Gave { .. },
        ) => false,
    }
}

/// Whether an Item is of a sort that may be asked for.
pub(crate) fn item_is(item: &Gear, sort: &str) -> bool {
    match sort {
        "any" | "item" => true,
        "once" => item.once,
        "race" | "power" | "curse" | "monster" | "level" => false,
        word => item.is(word),
    }
}

/// Whether a card of a hand is of a sort that may be asked for.
pub(crate) fn card_is(book: &Book, card: CardId, sort: &str) -> bool {
    let Some(def) = book.cards.card(card) else { return matches!(sort, "any" | "monster") };
    match &def.is {
        CardKind::Item { gear, .. } => item_is(gear, sort),
        CardKind::Level => matches!(sort, "any" | "level"),
        CardKind::Race(_) => matches!(sort, "any" | "race"),
        CardKind::Class(_) => matches!(sort, "any" | "power"),
        CardKind::Curse(_) => matches!(sort, "any" | "curse"),
        CardKind::HalfBreed
        | CardKind::SuperMunchkin
        | CardKind::Enhancer(_)
        | CardKind::Monster
        | CardKind::Cheat
        | CardKind::Die
        | CardKind::Card { .. } => sort == "any",
    }
}

/// How many cards are paid, by name or by number.
pub(crate) fn count(pays: &Cards) -> usize {
    let hand = if pays.cards.is_empty() { pays.hand.total() } else { pays.cards.len() };
    hand as usize + pays.items() + pays.kinds.len()
}

/// Whether all that is paid is of the sort.
pub(crate) fn fits(book: &Book, seat: &Seat, pays: &Cards, sort: &str) -> bool {
    let items = || pays.gear.iter().map(|place| seat.gear.get(*place));
    let kind = |kind: &String| match sort {
        "any" => true,
        "race" => seat.races.contains(kind),
        "power" => seat.classes.contains(kind),
        _ => false,
    };
    pays.cards.iter().all(|card| card_is(book, card, sort))
        && items().all(|item| item.is_some_and(|item| item_is(item, sort)))
        && pays.kinds.iter().all(kind)
}
