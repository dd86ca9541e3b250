//! The only way a game changes. No rules here: an event says what is true from now on.

mod cards;

use crate::rules;
use crate::rules::agenda::Step;
use crate::rules::card::deck::Deck;
use crate::rules::dungeon;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::room::Room;
use crate::rules::event::board::Laid;
use crate::rules::event::{Event, Gone};
use crate::rules::fight;
use crate::rules::fight::state::Fight;
use crate::rules::foe::{Foes, Monster};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::munchkin;
use crate::rules::seat::Seat;
use crate::rules::shared::Shared;
use crate::rules::table;
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
            Event::Table(table::Event::Owed(step))
                if !matches!(
                    step,
                    Step::Dungeon(dungeon::Step::EmptyRoom { .. }) | Step::Fight(fight::Step::Fight { .. })
                ) =>
            {
                self.agenda.push(step)
            }
            Event::Table(table::Event::Noted(step)) => {
                if let Some(top) = self.agenda.last_mut() {
                    *top = step;
                }
            }
            Event::Munchkin(munchkin::Event::Gear { seat, gear }) => {
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
            Step::Fight(fight::Step::Fight { seat, place }) => Some((*seat, *place)),
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
            Event::Table(table::Event::Owed(step)) => {
                self.agenda.push(step.clone());
                if matches!(step, Step::Fight(fight::Step::Fight { .. })) {
                    self.fight_follows();
                }
            }
            Event::Table(table::Event::Settled) | Event::Table(table::Event::Waived) => {
                self.agenda.pop();
                self.fight_follows();
            }
            Event::Table(table::Event::Noted(step)) => {
                if let Some(top) = self.agenda.last_mut() {
                    top.clone_from(step);
                }
            }
            Event::Table(table::Event::Agenda(steps)) => {
                self.agenda.clone_from(steps);
                self.fight_follows();
            }
            Event::Table(table::Event::Turn { seat, number }) => {
                self.turn.seat = Some(*seat);
                self.turn.number = *number;
                self.turn.left_alone.clear();
            }
            Event::Dungeon(dungeon::Event::Walked { seat, .. })
            | Event::Dungeon(dungeon::Event::Ventured { seat, .. })
            | Event::Dungeon(dungeon::Event::Stood { seat, .. })
                if self.turn.seat == Some(*seat) =>
            {
                self.turn.left_alone.clear();
            }
            Event::Fight(fight::Event::MonsterGone { monster, why: Gone::Killed }) => {
                for step in &mut self.agenda {
                    if let Step::Dungeon(dungeon::Step::Collect { found, .. }) = step
                        && *found == Some(*monster)
                    {
                        *found = None;
                    }
                }
            }
            Event::Fight(fight::Event::Fight { fight, .. }) => {
                self.fight.clone_from(fight);
                if let Some(fight) = fight {
                    self.turn.left_alone.clone_from(&fight.left_alone);
                }
            }
            Event::Table(table::Event::Phase(phase)) => self.turn.phase = *phase,
            Event::Table(table::Event::Ended(ending)) => self.ending = Some(ending.clone()),
            Event::Table(table::Event::PlaysOn) => self.ending = None,
            _ => {}
        }
    }

    fn apply_to_table(&mut self, event: &Event) {
        match event {
            Event::Table(table::Event::Joined { seat, index }) => {
                let index = (*index).min(self.seats.len());
                self.seats.insert(index, (**seat).clone());
            }
            Event::Table(table::Event::Left { seat }) => self.seats.retain(|s| s.colour != *seat),
            Event::Table(table::Event::Order(order)) => {
                let place = |s: &Seat| order.iter().position(|c| *c == s.colour).unwrap_or(usize::MAX);
                self.seats.sort_by_key(place);
            }
            Event::Table(table::Event::Ruled { name, value }) => {
                self.table.rulings.insert(name.clone(), value.clone());
                self.table.set.set(name, value);
            }
            Event::Table(table::Event::Kept { component, place }) => self.table.components.set(*component, *place),
            Event::Table(table::Event::Cared(care)) => self.table.care = *care,
            Event::Dungeon(dungeon::Event::CostsChecked) => self.table.costs_checked = true,
            Event::Dungeon(dungeon::Event::Mapped(board)) => {
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
            Event::Table(table::Event::Away { away, .. }) => seat.away = *away,
            Event::Table(table::Event::Botted { bot, .. }) => seat.bot.clone_from(bot),
            Event::Munchkin(munchkin::Event::Level { to, .. }) => seat.level = *to,
            Event::Dungeon(dungeon::Event::Health { to, .. }) => seat.health = *to,
            Event::Dungeon(dungeon::Event::Moves { to, .. }) => seat.moves = *to,
            Event::Dungeon(dungeon::Event::Spent { to, .. }) => seat.spent = *to,
            Event::Dungeon(dungeon::Event::Refreshed { .. }) => {
                seat.spent = 0;
                seat.exit_used = false;
                seat.searched.clear();
                seat.dealt.clear();
            }
            Event::Dungeon(dungeon::Event::Gold { to, .. }) => seat.gold = *to,
            Event::Cards(rules::cards::Event::Hand { from, to, .. }) => {
                // What has come is new; what goes may be any card.
                let now = to.of(Deck::ITEMS);
                seat.fresh = seat.fresh.saturating_add(now.saturating_sub(from.of(Deck::ITEMS))).min(now);
                seat.hand = *to;
            }
            Event::Cards(rules::cards::Event::Drew { deck, cards, .. }) => {
                seat.hand = seat.hand.with(*deck, seat.hand.of(*deck).saturating_add(*cards));
                if *deck == Deck::ITEMS {
                    seat.fresh = seat.fresh.saturating_add(*cards);
                }
            }
            Event::Cards(rules::cards::Event::GaveBack { deck, cards, .. }) => {
                seat.hand = seat.hand.with(*deck, seat.hand.of(*deck).saturating_sub(*cards));
            }
            Event::Munchkin(munchkin::Event::Races { races, .. }) => seat.races.clone_from(races),
            Event::Munchkin(munchkin::Event::Classes { classes, .. }) => seat.classes.clone_from(classes),
            Event::Munchkin(munchkin::Event::Sex { sex, .. }) => seat.sex = *sex,
            Event::Munchkin(munchkin::Event::Bonus { to, .. }) => seat.bonus = *to,
            Event::Munchkin(munchkin::Event::Big { to, .. }) => seat.big = *to,
            Event::Munchkin(munchkin::Event::HalfBreed { on, .. }) => seat.half_breed = *on,
            Event::Munchkin(munchkin::Event::SuperMunchkin { on, .. }) => seat.super_munchkin = *on,
            Event::Munchkin(munchkin::Event::Hands { to, .. }) => seat.hands = *to,
            Event::Dungeon(dungeon::Event::Dealt { room, .. }) => seat.dealt.push(*room),
            Event::Dungeon(dungeon::Event::PackLetBe { on, .. }) => seat.pack_let_be = *on,
            Event::Cards(rules::cards::Event::Fresh { to, .. }) => seat.fresh = *to,
            Event::Munchkin(munchkin::Event::Gear { gear, .. }) => seat.gear.clone_from(gear),
            Event::Munchkin(munchkin::Event::Condition { add, .. }) => seat.conditions.push(add.clone()),
            Event::Munchkin(munchkin::Event::Lifted { index, .. }) if *index < seat.conditions.len() => {
                seat.conditions.remove(*index);
            }
            Event::Table(table::Event::Named { name, .. }) => seat.name.clone_from(name),
            Event::Munchkin(munchkin::Event::Died { .. }) => seat.dead = true,
            Event::Munchkin(munchkin::Event::Revived { .. }) => seat.dead = false,
            Event::Dungeon(dungeon::Event::Stood { room, .. }) => seat.room = Some(*room),
            Event::Dungeon(dungeon::Event::Walked { to, spent, all, .. }) => {
                seat.room = Some(*to);
                seat.spent = *spent;
                seat.exit_used |= *all;
            }
            Event::Dungeon(dungeon::Event::Ventured { spent, all, .. }) => {
                seat.spent = *spent;
                seat.exit_used |= *all;
            }
            Event::Dungeon(dungeon::Event::TurnedBack { spent, .. }) => {
                seat.spent = *spent;
                seat.exit_used = false;
            }
            Event::Dungeon(dungeon::Event::Searched { room, .. }) => seat.searched.push(*room),
            _ => {}
        }
    }
}

/// Whose numbers an event changes.
fn seat_of(event: &Event) -> Option<Colour> {
    match event {
        Event::Table(table::Event::Away { seat, .. })
        | Event::Table(table::Event::Botted { seat, .. })
        | Event::Munchkin(munchkin::Event::Level { seat, .. })
        | Event::Dungeon(dungeon::Event::Health { seat, .. })
        | Event::Dungeon(dungeon::Event::Moves { seat, .. })
        | Event::Dungeon(dungeon::Event::Spent { seat, .. })
        | Event::Dungeon(dungeon::Event::Refreshed { seat })
        | Event::Dungeon(dungeon::Event::Gold { seat, .. })
        | Event::Cards(rules::cards::Event::Hand { seat, .. })
        | Event::Cards(rules::cards::Event::Drew { seat, .. })
        | Event::Cards(rules::cards::Event::GaveBack { seat, .. })
        | Event::Munchkin(munchkin::Event::Races { seat, .. })
        | Event::Munchkin(munchkin::Event::Classes { seat, .. })
        | Event::Munchkin(munchkin::Event::Sex { seat, .. })
        | Event::Munchkin(munchkin::Event::Bonus { seat, .. })
        | Event::Munchkin(munchkin::Event::Big { seat, .. })
        | Event::Munchkin(munchkin::Event::HalfBreed { seat, .. })
        | Event::Munchkin(munchkin::Event::SuperMunchkin { seat, .. })
        | Event::Munchkin(munchkin::Event::Hands { seat, .. })
        | Event::Dungeon(dungeon::Event::Dealt { seat, .. })
        | Event::Dungeon(dungeon::Event::PackLetBe { seat, .. })
        | Event::Cards(rules::cards::Event::Fresh { seat, .. })
        | Event::Munchkin(munchkin::Event::Gear { seat, .. })
        | Event::Munchkin(munchkin::Event::Condition { seat, .. })
        | Event::Munchkin(munchkin::Event::Lifted { seat, .. })
        | Event::Table(table::Event::Named { seat, .. })
        | Event::Munchkin(munchkin::Event::Died { seat })
        | Event::Munchkin(munchkin::Event::Revived { seat })
        | Event::Dungeon(dungeon::Event::Stood { seat, .. })
        | Event::Dungeon(dungeon::Event::Walked { seat, .. })
        | Event::Dungeon(dungeon::Event::Ventured { seat, .. })
        | Event::Dungeon(dungeon::Event::TurnedBack { seat, .. })
        | Event::Dungeon(dungeon::Event::Searched { seat, .. }) => Some(*seat),
        _ => None,
    }
}

/// Whether an event changes the map: its rooms, or the last Monster Turn on it.
fn is_of_the_map(event: &Event) -> bool {
    matches!(
        event,
        Event::Dungeon(dungeon::Event::RoomPlaced(_))
            | Event::Dungeon(dungeon::Event::RoomMoved { .. })
            | Event::Dungeon(dungeon::Event::RoomTile { .. })
            | Event::Dungeon(dungeon::Event::Printed { .. })
            | Event::Dungeon(dungeon::Event::ArrowSeen { .. })
            | Event::Dungeon(dungeon::Event::RoomGone { .. })
            | Event::Dungeon(dungeon::Event::Link { .. })
            | Event::Dungeon(dungeon::Event::Marked { .. })
            | Event::Dungeon(dungeon::Event::Pile { .. })
            | Event::Dungeon(dungeon::Event::TilesGone)
            | Event::Fight(fight::Event::MonsterGone { .. })
            | Event::Dungeon(dungeon::Event::Marched(_))
            | Event::Dungeon(dungeon::Event::Unmarched)
            | Event::Dungeon(dungeon::Event::Ticked { .. })
            | Event::Dungeon(dungeon::Event::AllMoved)
    )
}

fn apply_to_rooms(dungeon: &mut Dungeon, event: &Event) {
    match event {
        Event::Dungeon(dungeon::Event::RoomPlaced(room)) => {
            dungeon.next_room = dungeon.next_room.max(room.id.0.saturating_add(1));
            let place = dungeon.rooms.partition_point(|r| r.id < room.id);
            Arc::make_mut(&mut dungeon.rooms).insert(place, (**room).clone());
        }
        Event::Dungeon(dungeon::Event::RoomMoved { room, at, links }) => {
            with_room(dungeon, *room, |r| {
                r.at = *at;
                r.links = *links;
            });
        }
        Event::Dungeon(dungeon::Event::RoomTile { room, tile, .. }) => {
            with_room(dungeon, *room, |r| r.tile = tile.as_ref().clone().into())
        }
        Event::Dungeon(dungeon::Event::Printed { room, face }) => {
            with_room(dungeon, *room, |r| Arc::make_mut(&mut r.tile).up = (**face).clone())
        }
        Event::Dungeon(dungeon::Event::ArrowSeen { room, colour, to }) => {
            with_room(dungeon, *room, |r| Arc::make_mut(&mut r.tile).up.arrows.0[colour.index()] = *to);
        }
        Event::Dungeon(dungeon::Event::RoomGone { room }) => {
            Arc::make_mut(&mut dungeon.rooms).retain(|r| r.id != *room)
        }
        Event::Dungeon(dungeon::Event::Link { room, side, to, .. }) => set_link(dungeon, *room, *side, *to),
        Event::Dungeon(dungeon::Event::Marked { room, mark }) => with_room(dungeon, *room, |r| r.mark = *mark),
        Event::Dungeon(dungeon::Event::Pile { room, pile }) => {
            with_room(dungeon, *room, |r| r.pile = pile.as_deref().cloned())
        }
        Event::Dungeon(dungeon::Event::TilesGone) => dungeon.tiles_gone = true,
        _ => {}
    }
}

fn apply_to_foes(foes: &mut Shared<Foes>, event: &Event) {
    match event {
        Event::Fight(fight::Event::MonsterPlaced(monster)) => {
            foes.next = foes.next.max(monster.id.0.saturating_add(1));
            foes.all.push((**monster).clone());
        }
        Event::Dungeon(dungeon::Event::MonsterMoved { monster, to, .. }) => {
            with_monster(foes, *monster, |m| m.room = Some(*to))
        }
        Event::Dungeon(dungeon::Event::Based { monster, base }) => {
            with_monster(foes, *monster, |m| m.base = Some(*base))
        }
        Event::Fight(fight::Event::MonsterCard { monster, def }) => {
            with_monster(foes, *monster, |m| m.def = def.as_ref().clone().into())
        }
        Event::Dungeon(dungeon::Event::CardPassed { monster }) => with_monster(foes, *monster, |m| m.met = None),
        Event::Fight(fight::Event::Enhanced { monster, enhancers }) => {
            with_monster(foes, *monster, |m| m.enhancers.clone_from(enhancers));
        }
        Event::Fight(fight::Event::MonsterGone { monster, .. }) => foes.all.retain(|m| m.id != *monster),
        _ => {}
    }
}

fn apply_to_march(dungeon: &mut Dungeon, foes: &mut Shared<Foes>, event: &Event) {
    match event {
        Event::Dungeon(dungeon::Event::Marched(march)) => {
            for change in &march.links_changed {
                set_link(dungeon, change.room, change.side, change.to);
            }
            for route in &march.routes {
                with_monster(foes, route.monster, |m| m.room = Some(route.to()));
            }
            dungeon.march = Some((**march).clone());
        }
        Event::Dungeon(dungeon::Event::Unmarched) => {
            let Some(march) = dungeon.march.take() else { return };
            let there = |id: RoomId| dungeon.rooms.iter().any(|r| r.id == id);
            for route in march.routes.iter().filter(|route| there(route.from)) {
                with_monster(foes, route.monster, |m| m.room = Some(route.from));
            }
            for change in march.links_changed.iter().rev() {
                set_link(dungeon, change.room, change.side, change.from);
            }
        }
        Event::Fight(fight::Event::MonsterGone { monster, .. })
        | Event::Dungeon(dungeon::Event::Ticked { monster }) => {
            if let Some(march) = &mut dungeon.march {
                march.to_move.retain(|m| m != monster);
            }
        }
        Event::Dungeon(dungeon::Event::AllMoved) => {
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
