//! Items on the table, told by what has happened to them.

use crate::rules::book::Book;
use crate::rules::card::{CardId, CardKind};
use crate::rules::event::{Event, Fact, PlayedAs};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::message::{Arg, Message};
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::goods::Goods;
use crate::rules::munchkin::outfit::{has_room_for, may_use};
use crate::rules::munchkin::vehicle;
use crate::rules::seat::Seat;

/// How many Items every seat has as the facts go by.
#[derive(Debug)]
pub struct Listed<'a> {
    before: &'a Game,
    since: Vec<(Colour, usize)>,
    /// What was last played, by whom: the Item need not be told again.
    played: Option<(Colour, String)>,
    drivers: Vec<Colour>,
    /// Whether something is reached for that is another's, and whether it is stolen: then who has it now has been said.
    theft: (bool, bool),
    /// Who takes what from whom by the very deed, which may be a card's.
    taken: Option<(Colour, Colour, String)>,
    /// Who swaps with whom: what each gets is what the other gives.
    swaps: Vec<(Colour, Colour)>,
}

impl<'a> Listed<'a> {
    /// Items as they are before anything of these facts is told.
    pub fn of<'f>(before: &'a Game, facts: impl Iterator<Item = &'f Fact>) -> Self {
        let facts: Vec<&Fact> = facts.collect();
        let any = |does: fn(&munchkin::Event) -> bool| {
            facts.iter().any(|fact| matches!(&fact.event, Event::Munchkin(own) if does(own)))
        };
        let reaches = any(|own| matches!(own, munchkin::Event::Theft { .. }));
        let stolen = any(|own| matches!(own, munchkin::Event::Stole { worked: true, .. }));
        let taken = facts.iter().find_map(|fact| {
            let Event::Munchkin(munchkin::Event::Theft { seat, from, item }) = &fact.event else { return None };
            stolen.then(|| (*seat, *from, item.clone()))
        });
        let swaps = swaps(&facts);
        let drivers = drivers(facts.into_iter());
        Listed { before, since: Vec::new(), played: None, drivers, theft: (reaches, stolen), taken, swaps }
    }

    /// What is said of somebody's Items: nothing if the card that did it said so.
    pub fn told(&mut self, fact: &Fact) -> Option<Option<Message>> {
        let Event::Munchkin(own) = &fact.event else { return None };
        let gone_id = if fact.cites.are(munchkin::cited::SOLD) { "told-gear-sold" } else { "told-gear-gone" };
        // Whose it was, and whose it is, is said by the deed itself.
        if let (munchkin::Event::Power { works: true, .. }, (true, _)) = (own, self.theft) {
            return Some(None);
        }
        if let (munchkin::Event::Items { .. }, (_, true)) = (own, self.theft)
            && fact.cites.are(munchkin::cited::THEFT)
        {
            return Some(None);
        }
        if let (munchkin::Event::Items { seat, gone, got }, Some((thief, from, item))) = (own, &self.taken) {
            let leaves = seat == from && got.is_empty() && matches!(&gone[..], [gone] if gone.item.name == *item);
            let comes = seat == thief && gone.is_empty() && matches!(&got[..], [got] if got.name == *item);
            if leaves || comes {
                return Some(None);
            }
        }
        if let munchkin::Event::Played { seat, name, what, .. } = own {
            self.played = Some((*seat, name.clone()));
            let drives = *what == PlayedAs::Item && name.is_empty() && self.drivers.contains(seat);
            return drives.then(|| Some(Message::new("told-played-vehicle").seat(*seat)));
        }
        let (seat, mut gone, mut got) = moved(own)?;
        let count = (self.count(seat) + got.len()).saturating_sub(gone.len());
        self.since.push((seat, count));
        // One just like it in its place is no news.
        got.retain(|new| match gone.iter().position(|old| old == new) {
            Some(at) => {
                gone.remove(at);
                false
            }
            None => true,
        });
        let one = match (&gone[..], &got[..]) {
            ([], [new]) => comes(seat, new),
            ([gone], []) => about(seat, gone_id, gone),
            ([], [_, ..]) => return Some(Some(Message::new("told-gear-new").seat(seat).with("item", named(&got)))),
            ([_, ..], []) => return Some(Some(Message::new(gone_id).seat(seat).with("item", named(&gone)))),
            // What has a name and goes for something else that has one was traded.
            _ if trades(&gone, &got) => {
                if let Some((_, other)) = self.swaps.iter().find(|(first, _)| *first == seat) {
                    let told = Message::new("told-gear-traded").seat(seat).with("other", Arg::Seat(*other));
                    return Some(Some(told.with("gone", named(&gone)).with("got", named(&got))));
                }
                if self.swaps.iter().any(|(_, second)| *second == seat) {
                    return Some(None);
                }
                let told = Message::new("told-gear-swapped").seat(seat).with("gone", named(&gone));
                return Some(Some(told.with("got", named(&got))));
            }
            ([from], [to]) => return Some(Some(changed(seat, from, to).unwrap_or_else(|| several(seat, count)))),
            _ => return Some(Some(several(seat, count))),
        };
        let by_itself = |(by, name): (Colour, String)| by != seat || !one.args.contains(&("item", Arg::Text(name)));
        Some(self.played.take().is_none_or(by_itself).then_some(one))
    }

    fn count(&self, seat: Colour) -> usize {
        let known = self.since.iter().rev().find(|(colour, _)| *colour == seat).map(|(_, count)| *count);
        known.unwrap_or_else(|| self.before.seat(seat).map_or(0, |s| s.gear.len()))
    }
}

/// Whose Items something changes: what goes, and what comes.
fn moved(own: &munchkin::Event) -> Option<(Colour, Vec<&Gear>, Vec<&Gear>)> {
    if let munchkin::Event::Items { seat, gone, got } = own {
        Some((*seat, gone.iter().map(|gone| &*gone.item).collect(), got.iter().map(|got| &**got).collect()))
    } else if let munchkin::Event::ItemsChanged { seat, items } = own {
        Some((*seat, items.iter().map(|of| &*of.from).collect(), items.iter().map(|of| &*of.to).collect()))
    } else {
        None
    }
}

/// Who swaps with whom in these facts, each once: by whom it is told first.
fn swaps(facts: &[&Fact]) -> Vec<(Colour, Colour)> {
    let names = |items: Vec<&Gear>| {
        let mut names: Vec<String> = items.into_iter().map(|item| item.name.clone()).collect();
        names.sort();
        names
    };
    let changes = facts.iter().filter_map(|fact| {
        let Event::Munchkin(own) = &fact.event else { return None };
        let (seat, gone, got) = moved(own)?;
        Some((seat, names(gone), names(got)))
    });
    let changes: Vec<_> = changes.filter(|(_, gone, got)| !gone.is_empty() && !got.is_empty()).collect();
    let pairs =
        changes.iter().enumerate().flat_map(|(at, one)| changes[at + 1..].iter().map(move |other| (one, other)));
    let mirrored = pairs.filter(|(one, other)| one.0 != other.0 && one.1 == other.2 && one.2 == other.1);
    mirrored.map(|(one, other)| (one.0, other.0)).collect()
}

/// Whoever gets a Vehicle in these facts: what they put on the table without a name is no mere Item.
fn drivers<'a>(facts: impl Iterator<Item = &'a Fact>) -> Vec<Colour> {
    let drives = |fact: &Fact| {
        let Event::Munchkin(munchkin::Event::Items { seat, got, .. }) = &fact.event else { return None };
        got.iter().any(|got| vehicle::is_vehicle(got)).then_some(*seat)
    };
    facts.filter_map(drives).collect()
}

/// Whether some go for others, all of them with names, and none of them one that is only kept in another way.
fn trades(gone: &[&Gear], got: &[&Gear]) -> bool {
    let known = gone.iter().chain(got).all(|item| !item.name.is_empty());
    known && !gone.is_empty() && !got.is_empty() && gone.iter().all(|old| got.iter().all(|new| new.name != old.name))
}

/// One that is new: what has no name is told by what it adds, and whether it is Big.
fn comes(seat: Colour, item: &Gear) -> Message {
    if !item.name.is_empty() || vehicle::is_vehicle(item) {
        return about(seat, "told-gear-new", item);
    }
    let bonus = Arg::Text(format!("{:+}", item.bonus));
    Message::new("told-gear-new-plain").seat(seat).with("big", i64::from(item.big)).with("bonus", bonus)
}

/// What somebody gives somebody else.
pub(super) fn gives(before: &Game, (from, to): (Colour, Colour), goods: &Goods) -> Message {
    let of = before.seat(from).map_or(&[][..], |seat| &seat.gear);
    let items: Vec<&Gear> = goods.gear.iter().filter_map(|index| of.get(*index)).map(|item| &**item).collect();
    let said = |id| Message::new(id).seat(from).with("to", Arg::Seat(to));
    match (items.is_empty(), goods.bonus) {
        (false, _) => said("did-give-item").with("item", named(&items)),
        (true, 0) => said("did-give"),
        (true, bonus) => said("did-give-bonus").with("bonus", bonus),
    }
}

fn about(seat: Colour, id: &'static str, item: &Gear) -> Message {
    Message::new(id).seat(seat).with("item", name(item))
}

/// What is done with a card of the hand that stays before whoever plays it, as the text of a button: an Item is put on, taken
/// in hand, or carried; what there is no room for beside what somebody uses is neither put on nor taken in hand.
pub fn puts_on(book: &Book, seat: Option<&Seat>, card: CardId) -> Option<&'static str> {
    let CardKind::Item { gear, .. } = &book.cards.card(card)?.is else { return None };
    match gear {
        gear if gear.once => None,
        gear if seat.is_some_and(|seat| may_use(seat, gear) && !has_room_for(seat, gear)) => Some("part-down"),
        gear if gear.slot.is_some() => Some("play-wear"),
        gear if gear.hands > 0 => Some("play-wield"),
        _ => Some("part-down"),
    }
}

/// What an Item is called.
pub(super) fn name(item: &Gear) -> Arg {
    match item.name.as_str() {
        "" => Arg::Said(vehicle::unnamed(item)),
        name => Arg::Text(name.to_owned()),
    }
}

/// Several by their names, told alike in whatever order they lay.
fn named(items: &[&Gear]) -> Arg {
    let mut items = items.to_vec();
    items.sort_by(|one, other| one.name.cmp(&other.name));
    Arg::List(items.into_iter().map(name).collect())
}

/// How many there are, where some came for others, or several changed.
fn several(seat: Colour, count: usize) -> Message {
    Message::new("told-gear").seat(seat).with("count", count as i64)
}

/// One that is kept in another way, or cheated with.
fn changed(seat: Colour, from: &Gear, to: &Gear) -> Option<Message> {
    let id = match (from.packed, to.packed) {
        (false, true) => "told-gear-packed",
        (true, false) => "told-gear-unpacked",
        _ if to.cheat && !from.cheat => "told-gear-cheat",
        _ => return None,
    };
    Some(about(seat, id, to))
}
