//! The only way a game changes. No rules here: an event says what is true from now on.

mod cards;

use crate::rules::agenda::Step;
use crate::rules::card::deck::Deck;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::room::Room;
use crate::rules::event::board::Laid;
use crate::rules::event::{Event, Gone};
use crate::rules::fight::state::Fight;
use crate::rules::foe::{Foes, Monster};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::seat::Seat;
use crate::rules::shared::Shared;
use std::sync::Arc;

impl Game {
    /// Makes an event true. An event about something that is not there changes nothing.
    pub fn apply(&mut self, event: &Event) {
        self.apply_to_agenda(event);
        self.apply_to_table(event);
        self.apply_to_seat(event);
        self.apply_to_cards(event);
        apply_to_foes(&mut self.foes, event);
        // A map that copies share is copied only for what changes it.
        if is_of_the_map(event)
            && let Some(dungeon) = self.dungeon.as_deref_mut()
        {
            apply_to_rooms(dungeon, event);
            apply_to_march(dungeon, &mut self.foes, event);
        }
    }

    /// Makes an event true that nobody needs any more: what it holds is not copied.
    pub(crate) fn accept(&mut self, event: Event) {
        match event {
            Event::Owed(step) if !matches!(step, Step::EmptyRoom { .. } | Step::Fight { .. }) => self.agenda.push(step),
            Event::Noted(step) => {
                if let Some(top) = self.agenda.last_mut() {
                    *top = step;
                }
            }
            Event::Gear { seat, gear } => {
                if let Some(seat) = self.seat_mut(seat) {
                    seat.gear = gear;
                }
            }
            event => self.apply(&event),
        }
    }

    /// The fight is the one that is owed, the last of them where there are several: it begins with its step, and without
    /// one it is over.
    fn fight_follows(&mut self) {
        let owed = self.agenda.iter().rev().find_map(|step| match step {
            Step::Fight { seat, place } => Some((*seat, *place)),
            _ => None,
        });
        let Some((main, place)) = owed else {
            self.fight = None;
            return;
        };
        if self.fight.as_ref().is_none_or(|fight| fight.main != main || fight.place != place) {
            let left_alone = self.turn.left_alone.clone();
            self.fight = Some(Arc::new(Fight { left_alone, ..Fight::new(main, place) }));
        }
    }

    fn apply_to_agenda(&mut self, event: &Event) {
        match event {
            Event::Owed(step) => {
                self.agenda.push(step.clone());
                if matches!(step, Step::Fight { .. }) {
                    self.fight_follows();
                }
            }
            Event::Settled | Event::Waived => {
                self.agenda.pop();
                self.fight_follows();
            }
            Event::Noted(step) => {
                if let Some(top) = self.agenda.last_mut() {
                    top.clone_from(step);
                }
            }
            Event::Agenda(steps) => {
                self.agenda.clone_from(steps);
                self.fight_follows();
            }
            Event::Turn { seat, number } => {
                self.turn.seat = Some(*seat);
                self.turn.number = *number;
                self.turn.left_alone.clear();
            }
            Event::Walked { seat, .. } | Event::Ventured { seat, .. } | Event::Stood { seat, .. }
                if self.turn.seat == Some(*seat) =>
            {
                self.turn.left_alone.clear();
            }
            Event::MonsterGone { monster, why: Gone::Killed } => {
                for step in &mut self.agenda {
                    if let Step::Collect { found, .. } = step
                        && *found == Some(*monster)
                    {
                        *found = None;
                    }
                }
            }
            Event::Fight { fight, .. } => {
                self.fight.clone_from(fight);
                if let Some(fight) = fight {
                    self.turn.left_alone.clone_from(&fight.left_alone);
                }
            }
            Event::Phase(phase) => self.turn.phase = *phase,
            Event::Ended(ending) => self.ending = Some(ending.clone()),
            Event::PlaysOn => self.ending = None,
            _ => {}
        }
    }

    fn apply_to_table(&mut self, event: &Event) {
        match event {
            Event::Joined { seat, index } => {
                let index = (*index).min(self.seats.len());
                self.seats.insert(index, (**seat).clone());
            }
            Event::Left { seat } => self.seats.retain(|s| s.colour != *seat),
            Event::Order(order) => {
                let place = |s: &Seat| order.iter().position(|c| *c == s.colour).unwrap_or(usize::MAX);
                self.seats.sort_by_key(place);
            }
            Event::Ruled { name, value } => {
                self.table.rulings.insert(name.clone(), value.clone());
                self.table.set.set(name, value);
            }
            Event::Kept { component, place } => self.table.components.set(*component, *place),
            Event::Cared(care) => self.table.care = *care,
            Event::CostsChecked => self.table.costs_checked = true,
            Event::Mapped(board) => {
                let laid = Laid::from((**board).clone());
                self.dungeon = Some(laid.dungeon.into());
                self.foes = laid.foes.into();
                self.fight = laid.fight;
                self.turn.left_alone = laid.left_alone;
            }
            _ => {}
        }
    }

    fn apply_to_seat(&mut self, event: &Event) {
        let Some(seat) = seat_of(event).and_then(|colour| self.seat_mut(colour)) else { return };
        match event {
            Event::Away { away, .. } => seat.away = *away,
            Event::Botted { bot, .. } => seat.bot.clone_from(bot),
            Event::Level { to, .. } => seat.level = *to,
            Event::Health { to, .. } => seat.health = *to,
            Event::Moves { to, .. } => seat.moves = *to,
            Event::Spent { to, .. } => seat.spent = *to,
            Event::Refreshed { .. } => {
                seat.spent = 0;
                seat.exit_used = false;
                seat.searched.clear();
                seat.dealt.clear();
            }
            Event::Gold { to, .. } => seat.gold = *to,
            Event::Hand { from, to, .. } => {
                // What has come is new; what goes may be any card.
                let now = to.of(Deck::ITEMS);
                seat.fresh = seat.fresh.saturating_add(now.saturating_sub(from.of(Deck::ITEMS))).min(now);
                seat.hand = *to;
            }
            Event::Drew { deck, cards, .. } => {
                seat.hand = seat.hand.with(*deck, seat.hand.of(*deck).saturating_add(*cards));
                if *deck == Deck::ITEMS {
                    seat.fresh = seat.fresh.saturating_add(*cards);
                }
            }
            Event::GaveBack { deck, cards, .. } => {
                seat.hand = seat.hand.with(*deck, seat.hand.of(*deck).saturating_sub(*cards));
            }
            Event::Races { races, .. } => seat.races.clone_from(races),
            Event::Classes { classes, .. } => seat.classes.clone_from(classes),
            Event::Sex { sex, .. } => seat.sex = *sex,
            Event::Bonus { to, .. } => seat.bonus = *to,
            Event::Big { to, .. } => seat.big = *to,
            Event::HalfBreed { on, .. } => seat.half_breed = *on,
            Event::SuperMunchkin { on, .. } => seat.super_munchkin = *on,
            Event::Hands { to, .. } => seat.hands = *to,
            Event::Dealt { room, .. } => seat.dealt.push(*room),
            Event::PackLetBe { on, .. } => seat.pack_let_be = *on,
            Event::Fresh { to, .. } => seat.fresh = *to,
            Event::Gear { gear, .. } => seat.gear.clone_from(gear),
            Event::Condition { add, .. } => seat.conditions.push(add.clone()),
            Event::Lifted { index, .. } if *index < seat.conditions.len() => {
                seat.conditions.remove(*index);
            }
            Event::Named { name, .. } => seat.name.clone_from(name),
            Event::Died { .. } => seat.dead = true,
            Event::Revived { .. } => seat.dead = false,
            Event::Stood { room, .. } => seat.room = Some(*room),
            Event::Walked { to, spent, all, .. } => {
                seat.room = Some(*to);
                seat.spent = *spent;
                seat.exit_used |= *all;
            }
            Event::Ventured { spent, all, .. } => {
                seat.spent = *spent;
                seat.exit_used |= *all;
            }
            Event::TurnedBack { spent, .. } => {
                seat.spent = *spent;
                seat.exit_used = false;
            }
            Event::Searched { room, .. } => seat.searched.push(*room),
            _ => {}
        }
    }
}

/// Whose numbers an event changes.
fn seat_of(event: &Event) -> Option<Colour> {
    match event {
        Event::Away { seat, .. }
        | Event::Botted { seat, .. }
        | Event::Level { seat, .. }
        | Event::Health { seat, .. }
        | Event::Moves { seat, .. }
        | Event::Spent { seat, .. }
        | Event::Refreshed { seat }
        | Event::Gold { seat, .. }
        | Event::Hand { seat, .. }
        | Event::Drew { seat, .. }
        | Event::GaveBack { seat, .. }
        | Event::Races { seat, .. }
        | Event::Classes { seat, .. }
        | Event::Sex { seat, .. }
        | Event::Bonus { seat, .. }
        | Event::Big { seat, .. }
        | Event::HalfBreed { seat, .. }
        | Event::SuperMunchkin { seat, .. }
        | Event::Hands { seat, .. }
        | Event::Dealt { seat, .. }
        | Event::PackLetBe { seat, .. }
        | Event::Fresh { seat, .. }
        | Event::Gear { seat, .. }
        | Event::Condition { seat, .. }
        | Event::Lifted { seat, .. }
        | Event::Named { seat, .. }
        | Event::Died { seat }
        | Event::Revived { seat }
        | Event::Stood { seat, .. }
        | Event::Walked { seat, .. }
        | Event::Ventured { seat, .. }
        | Event::TurnedBack { seat, .. }
        | Event::Searched { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// Whether an event changes the map: its rooms, or the last Monster Turn on it.
fn is_of_the_map(event: &Event) -> bool {
    matches!(
        event,
        Event::RoomPlaced(_)
            | Event::RoomMoved { .. }
            | Event::RoomTile { .. }
            | Event::Printed { .. }
            | Event::ArrowSeen { .. }
            | Event::RoomGone { .. }
            | Event::Link { .. }
            | Event::Marked { .. }
            | Event::Pile { .. }
            | Event::TilesGone
            | Event::MonsterGone { .. }
            | Event::Marched(_)
            | Event::Unmarched
            | Event::Ticked { .. }
            | Event::AllMoved
    )
}

fn apply_to_rooms(dungeon: &mut Dungeon, event: &Event) {
    match event {
        Event::RoomPlaced(room) => {
            dungeon.next_room = dungeon.next_room.max(room.id.0.saturating_add(1));
            let place = dungeon.rooms.partition_point(|r| r.id < room.id);
            Arc::make_mut(&mut dungeon.rooms).insert(place, (**room).clone());
        }
        Event::RoomMoved { room, at, links } => {
            with_room(dungeon, *room, |r| {
                r.at = *at;
                r.links = *links;
            });
        }
        Event::RoomTile { room, tile, .. } => with_room(dungeon, *room, |r| r.tile = tile.as_ref().clone().into()),
        Event::Printed { room, face } => {
            with_room(dungeon, *room, |r| Arc::make_mut(&mut r.tile).up = (**face).clone())
        }
        Event::ArrowSeen { room, colour, to } => {
            with_room(dungeon, *room, |r| Arc::make_mut(&mut r.tile).up.arrows.0[colour.index()] = *to);
        }
        Event::RoomGone { room } => Arc::make_mut(&mut dungeon.rooms).retain(|r| r.id != *room),
        Event::Link { room, side, to, .. } => set_link(dungeon, *room, *side, *to),
        Event::Marked { room, mark } => with_room(dungeon, *room, |r| r.mark = *mark),
        Event::Pile { room, pile } => with_room(dungeon, *room, |r| r.pile = pile.as_deref().cloned()),
        Event::TilesGone => dungeon.tiles_gone = true,
        _ => {}
    }
}

fn apply_to_foes(foes: &mut Shared<Foes>, event: &Event) {
    match event {
        Event::MonsterPlaced(monster) => {
            foes.next = foes.next.max(monster.id.0.saturating_add(1));
            foes.all.push((**monster).clone());
        }
        Event::MonsterMoved { monster, to, .. } => with_monster(foes, *monster, |m| m.room = Some(*to)),
        Event::Based { monster, base } => with_monster(foes, *monster, |m| m.base = Some(*base)),
        Event::MonsterCard { monster, def } => with_monster(foes, *monster, |m| m.def = def.as_ref().clone().into()),
        Event::CardPassed { monster } => with_monster(foes, *monster, |m| m.met = None),
        Event::Enhanced { monster, enhancers } => {
            with_monster(foes, *monster, |m| m.enhancers.clone_from(enhancers));
        }
        Event::MonsterGone { monster, .. } => foes.all.retain(|m| m.id != *monster),
        _ => {}
    }
}

fn apply_to_march(dungeon: &mut Dungeon, foes: &mut Shared<Foes>, event: &Event) {
    match event {
        Event::Marched(march) => {
            for change in &march.links_changed {
                set_link(dungeon, change.room, change.side, change.to);
            }
            for route in &march.routes {
                with_monster(foes, route.monster, |m| m.room = Some(route.to()));
            }
            dungeon.march = Some((**march).clone());
        }
        Event::Unmarched => {
            let Some(march) = dungeon.march.take() else { return };
            let there = |id: RoomId| dungeon.rooms.iter().any(|r| r.id == id);
            for route in march.routes.iter().filter(|route| there(route.from)) {
                with_monster(foes, route.monster, |m| m.room = Some(route.from));
            }
            for change in march.links_changed.iter().rev() {
                set_link(dungeon, change.room, change.side, change.from);
            }
        }
        Event::MonsterGone { monster, .. } | Event::Ticked { monster } => {
            if let Some(march) = &mut dungeon.march {
                march.to_move.retain(|m| m != monster);
            }
        }
        Event::AllMoved => {
            if let Some(march) = &mut dungeon.march {
                march.to_move.clear();
            }
        }
        _ => {}
    }
}

fn with_room(dungeon: &mut Dungeon, id: RoomId, change: impl FnOnce(&mut Room)) {
    if let Some(room) = dungeon.room_mut(id) {
        change(room);
    }
}

fn with_monster(foes: &mut Shared<Foes>, id: MonsterId, change: impl FnOnce(&mut Monster)) {
    if let Some(monster) = foes.get_mut(id) {
        change(monster);
    }
}

/// Neighbours hold the same link; it changes on both sides at once.
fn set_link(dungeon: &mut Dungeon, id: RoomId, side: Side, kind: LinkKind) {
    let Some(room) = dungeon.room_mut(id) else { return };
    room.links[side.index()] = kind;
    let next = room.at.step(side);
    if let Some(neighbour) = Arc::make_mut(&mut dungeon.rooms).iter_mut().find(|r| r.at == next) {
        neighbour.links[side.opposite().index()] = kind;
    }
}
