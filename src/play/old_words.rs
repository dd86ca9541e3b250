//! Words of earlier versions in those of today. Files of before say whole lists where today's facts say what has happened:
//! such a fact is read as what it made of the list before it, and told and compared like any other.

use crate::rules::event::{Event, Fact};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::{Gear, ItemAt, changes, in_place};
use std::borrow::Cow;
use std::sync::Arc;

/// Facts in today's words.
pub fn today<'a>(before: &'a Game, facts: impl IntoIterator<Item = &'a Fact>) -> Vec<Cow<'a, Fact>> {
    let mut lists = Lists { before, items: Vec::new() };
    let said = |fact: &'a Fact| match lists.today(&fact.event) {
        Some(event) => Cow::Owned(Fact { event, cites: fact.cites }),
        None => Cow::Borrowed(fact),
    };
    facts.into_iter().map(said).collect()
}

/// Facts as earlier versions said them, one by one: whole lists.
pub fn whole(before: &Game, facts: &[Fact]) -> Vec<Fact> {
    let mut game = before.clone();
    let said = |fact: &Fact| {
        game.apply(&fact.event);
        Fact { event: whole_list(&game, &fact.event).unwrap_or_else(|| fact.event.clone()), cites: fact.cites }
    };
    facts.iter().map(said).collect()
}

/// Whether facts decided today are those that were written, in whatever words.
pub fn are_same(before: &Game, facts: &[Fact], written: &[Fact]) -> bool {
    facts == written || (written.iter().any(|fact| is_old(&fact.event)) && whole(before, facts) == written)
}

/// Whether an event is a word of an earlier version.
fn is_old(event: &Event) -> bool {
    matches!(event, Event::Munchkin(munchkin::Event::Gear { .. }))
}

/// The whole list after an event that has changed one.
fn whole_list(after: &Game, event: &Event) -> Option<Event> {
    if let Event::Munchkin(munchkin::Event::Items { seat, .. } | munchkin::Event::ItemsChanged { seat, .. }) = event {
        let gear = after.seat(*seat)?.gear.clone();
        return Some(munchkin::Event::Gear { seat: *seat, gear }.into());
    }
    None
}

/// The lists of everybody as the facts go by.
struct Lists<'a> {
    before: &'a Game,
    items: Vec<(Colour, &'a [Arc<Gear>])>,
}

impl<'a> Lists<'a> {
    /// What an old word says in today's; none if it is one of today's.
    fn today(&mut self, event: &'a Event) -> Option<Event> {
        let Event::Munchkin(munchkin::Event::Gear { seat, gear }) = event else { return None };
        let known = self.items.iter().rev().find(|(colour, _)| colour == seat).map(|(_, list)| *list);
        let was = known.or_else(|| Some(&*self.before.seat(*seat)?.gear)).unwrap_or_default();
        self.items.push((*seat, gear));
        Some(items(*seat, was, gear).into())
    }
}

/// What makes one list of Items of another: what stays in place and is otherwise, or what goes and comes, whichever is less.
fn items(seat: Colour, was: &[Arc<Gear>], now: &[Arc<Gear>]) -> munchkin::Event {
    let mut stay = now.iter().peekable();
    let gone: Vec<ItemAt> =
        in_place(was).into_iter().filter(|was| stay.next_if(|now| **now == was.item).is_none()).collect();
    let got: Vec<Arc<Gear>> = stay.cloned().collect();
    let items = changes(was, now);
    if was.len() == now.len() && items.len() <= gone.len() && !items.is_empty() {
        munchkin::Event::ItemsChanged { seat, items }
    } else {
        munchkin::Event::Items { seat, gone, got }
    }
}
