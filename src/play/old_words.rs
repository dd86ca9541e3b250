//! Words of earlier versions in those of today. Files of before say whole lists where today's facts say what has happened:
//! such a fact is read as what it made of the list before it, and told and compared like any other.

use crate::rules::event::{Event, Fact};
use crate::rules::fight;
use crate::rules::fight::foe::card::Enhancer;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin;
use crate::rules::munchkin::gear::{Gear, ItemAt, changes, in_place};
use std::borrow::Cow;
use std::sync::Arc;

/// Facts in today's words.
pub fn today<'a>(before: &'a Game, facts: impl IntoIterator<Item = &'a Fact>) -> Vec<Cow<'a, Fact>> {
    let mut lists = Lists { before, items: Vec::new(), enhancers: Vec::new() };
    let said = |fact: &'a Fact| match lists.today(&fact.event) {
        Some(event) => Cow::Owned(Fact { event, cites: fact.cites }),
        None => Cow::Borrowed(fact),
    };
    facts.into_iter().map(said).collect()
}

/// Facts as earlier versions said them, one by one: whole lists.
pub fn whole<'a>(before: &Game, facts: impl IntoIterator<Item = &'a Fact>) -> Vec<Fact> {
    let mut game = before.clone();
    let said = |fact: &Fact| {
        game.apply(&fact.event);
        Fact { event: whole_list(&game, &fact.event).unwrap_or_else(|| fact.event.clone()), cites: fact.cites }
    };
    facts.into_iter().map(said).collect()
}

/// Whether facts decided today are those that were written, in whatever words.
pub fn are_same(before: &Game, facts: &[Fact], written: &[Fact]) -> bool {
    facts == written || (written.iter().any(|fact| is_old(&fact.event)) && whole(before, facts) == written)
}

/// Whether an event is a word of an earlier version.
fn is_old(event: &Event) -> bool {
    matches!(event, Event::Munchkin(munchkin::Event::Gear { .. }) | Event::Fight(fight::Event::Enhanced { .. }))
}

/// The whole list after an event that has changed one.
fn whole_list(after: &Game, event: &Event) -> Option<Event> {
    if let Event::Munchkin(munchkin::Event::Items { seat, .. } | munchkin::Event::ItemsChanged { seat, .. }) = event {
        let gear = after.seat(*seat)?.gear.clone();
        return Some(munchkin::Event::Gear { seat: *seat, gear }.into());
    }
    let Event::Fight(fight::Event::EnhancerOn { monster, .. } | fight::Event::EnhancerOff { monster, .. }) = event
    else {
        return None;
    };
    let enhancers = after.foes.get(*monster)?.enhancers.clone();
    Some(fight::Event::Enhanced { monster: *monster, enhancers }.into())
}

/// The lists of everybody as the facts go by.
struct Lists<'a> {
    before: &'a Game,
    items: Vec<(Colour, &'a [Arc<Gear>])>,
    enhancers: Vec<(MonsterId, &'a [Enhancer])>,
}

impl<'a> Lists<'a> {
    /// What an old word says in today's; none if it is one of today's.
    fn today(&mut self, event: &'a Event) -> Option<Event> {
        if let Event::Munchkin(munchkin::Event::Gear { seat, gear }) = event {
            let was = known(&self.items, *seat).or_else(|| Some(&*self.before.seat(*seat)?.gear)).unwrap_or_default();
            self.items.push((*seat, gear));
            return Some(items(*seat, was, gear).into());
        }
        let (id, now) = match event {
            Event::Fight(fight::Event::Enhanced { monster, enhancers }) => (*monster, enhancers),
            Event::Fight(fight::Event::MonsterPlaced(monster)) => (monster.id, &monster.enhancers),
            Event::Fight(_)
            | Event::Table(_)
            | Event::Cards(_)
            | Event::Munchkin(_)
            | Event::Dungeon(_)
            | Event::Track(_)
            | Event::Doors(_) => {
                return None;
            }
        };
        let was =
            known(&self.enhancers, id).or_else(|| Some(&*self.before.foes.get(id)?.enhancers)).unwrap_or_default();
        self.enhancers.push((id, now));
        let old = matches!(event, Event::Fight(fight::Event::Enhanced { .. }));
        Some(enhancer(id, was, now).filter(|_| old)?.into())
    }
}

/// Somebody's list as it was last said.
fn known<'a, W: PartialEq, T>(lists: &[(W, &'a [T])], of: W) -> Option<&'a [T]> {
    lists.iter().rev().find(|(who, _)| *who == of).map(|(_, list)| *list)
}

/// Which card was played on a monster or struck, if it was one.
fn enhancer(monster: MonsterId, was: &[Enhancer], now: &[Enhancer]) -> Option<fight::Event> {
    if let Some((add, rest)) = now.split_last()
        && rest == was
    {
        return Some(fight::Event::EnhancerOn { monster, add: add.clone() });
    }
    let index = was.iter().zip(now).position(|(was, now)| was != now).unwrap_or(now.len());
    let gone = was.get(index).filter(|_| was.get(index + 1..) == now.get(index..))?;
    Some(fight::Event::EnhancerOff { monster, index, gone: gone.clone() })
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
