//! The only way a game changes. No rules here: an event says what is true from now on.

mod cards;
mod track;

use crate::rules::agenda::Step;
use crate::rules::cards::deck::Deck;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::dungeon::board::Laid;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::march::March;
use crate::rules::dungeon::room::{Face, Room};
use crate::rules::event::{Event, FightTold, Gone};
use crate::rules::fight;
use crate::rules::fight::foe::{Foes, Monster};
use crate::rules::fight::state::Fight;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::munchkin;
use crate::rules::munchkin::gear;
use crate::rules::seat::{Edge, Ranked, Seat};
use crate::rules::shared::Shared;
use crate::rules::table;
use std::mem;
use std::sync::Arc;

impl Game {
    /// Makes an event true. An event about something that is not there changes nothing.
    #[inline]
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Table(event) => self.apply_to_table(event),
            Event::Cards(event) => self.apply_to_cards(event),
            Event::Munchkin(event) => self.apply_to_munchkin(event),
            Event::Fight(event) => self.apply_to_fight(event),
            Event::Doors(event) => self.apply_to_doors(event),
            Event::Dungeon(event) => self.apply_to_dungeon(event),
            Event::Track(event) => self.apply_to_track(event),
        }
    }

    #[inline(never)]
    fn apply_to_doors(&mut self, event: &doors::Event) {
        match event {
            doors::Event::Stands { seat } => self.with_seat(*seat, |s| (s.dead, s.due) = (false, true)),
            doors::Event::Shares { seat } => self.turn.shares = Some(*seat),
            doors::Event::SoldHigh { .. } => self.turn.sold_high = true,
            doors::Event::TookOne { seat, deck, .. } => {
                if let Some(deck) = deck {
                    self.with_seat(*seat, |s| s.hand = s.hand.with(*deck, s.hand.of(*deck).saturating_add(1)));
                }
            }
            doors::Event::Friendly { .. } => self.turn.met = true,
            doors::Event::Wants { .. } => {}
            doors::Event::Looted { seat, deck, card, .. } => self.with_seat(*seat, |s| {
                s.held.insert(*card);
                s.hand = s.hand.with(*deck, s.hand.of(*deck).saturating_add(1));
                s.fresh = s.fresh.saturating_add(u8::from(*deck == Deck::ITEMS));
                s.got(*deck);
            }),
        }
    }

    /// Makes an event true that nobody needs any more: what it holds is taken, not copied.
    #[inline]
    pub(crate) fn accept(&mut self, event: &mut Event) {
        match event {
            Event::Table(table::Event::Owed(step)) => self.owe(mem::replace(step, Step::Table(table::Step::Over))),
            Event::Table(table::Event::Noted(step)) => self.noted(mem::replace(step, Step::Table(table::Step::Over))),
            Event::Munchkin(munchkin::Event::Items { seat, gone, got }) => self.with_seat(*seat, |s| {
                gear::take_out(&mut s.gear, gone);
                s.gear.append(got);
            }),
            Event::Fight(fight::Event::Fight { fight, what }) => {
                self.decides(what);
                self.fights(fight.take());
            }
            Event::Fight(fight::Event::MonsterPlaced(_) | fight::Event::EnhancerOn { .. })
            | Event::Dungeon(
                dungeon::Event::Marched(_) | dungeon::Event::RoomPlaced(_) | dungeon::Event::RoomTile { .. },
            ) => self.accept_whole(mem::replace(event, Event::Table(table::Event::Settled))),
            Event::Table(event) => self.apply_to_table(event),
            Event::Cards(event) => self.apply_to_cards(event),
            Event::Munchkin(event) => self.apply_to_munchkin(event),
            Event::Fight(event) => self.apply_to_fight(event),
            Event::Doors(event) => self.apply_to_doors(event),
            Event::Dungeon(event) => self.apply_to_dungeon(event),
            Event::Track(event) => self.apply_to_track(event),
        }
    }

    /// The same of one that is taken as a whole.
    #[inline(never)]
    fn accept_whole(&mut self, event: Event) {
        match event {
            Event::Fight(fight::Event::MonsterPlaced(monster)) => self.place(*monster),
            Event::Fight(fight::Event::EnhancerOn { monster, add }) => {
                with_monster(&mut self.foes, monster, |m| m.enhancers.push(add));
            }
            Event::Dungeon(dungeon::Event::Marched(march)) => self.march(*march),
            Event::Dungeon(dungeon::Event::RoomPlaced(room)) => {
                if let Some(dungeon) = self.dungeon.as_deref_mut() {
                    lay(dungeon, *room);
                }
            }
            Event::Dungeon(dungeon::Event::RoomTile { room, tile, .. }) => {
                if let Some(dungeon) = self.dungeon.as_deref_mut() {
                    with_room(dungeon, room, |r| r.tile = Arc::from(tile));
                }
            }
            event @ (Event::Table(_)
            | Event::Cards(_)
            | Event::Munchkin(_)
            | Event::Fight(_)
            | Event::Doors(_)
            | Event::Dungeon(_)
            | Event::Track(_)) => self.apply(&event),
        }
    }

    /// The step on top is done.
    pub(crate) fn settled(&mut self) {
        let done = self.agenda.pop();
        // Whatever else is done, the fight that is owed stays the one it was.
        if matches!(done, Some(Step::Fight(fight::Step::Fight { .. }))) {
            self.fight_follows();
        }
    }

    /// The step on top now stands like this.
    fn noted(&mut self, step: Step) {
        if let Some(top) = self.agenda.last_mut() {
            *top = step;
        }
    }

    /// Who is asked whether to react has passed.
    pub(crate) fn passes(&mut self) {
        if let Some(Step::Table(table::Step::Window { waiting, .. })) = self.agenda.last_mut() {
            waiting.leave_first();
        }
    }

    /// A step is owed, on top of the others.
    pub(crate) fn owe(&mut self, step: Step) {
        if let Step::Dungeon(dungeon::Step::EmptyRoom { def, .. }) = &step {
            self.drawn(def.card);
        }
        let fights = matches!(step, Step::Fight(fight::Step::Fight { .. }));
        self.agenda.push(step);
        if fights {
            self.fight_follows();
        }
    }

    /// The fight is the one that is owed, the last of them where there are several: it begins with its step, and without
    /// one it is over.
    fn fight_follows(&mut self) {
        let owed = self.agenda.iter().rev().find_map(|step| {
            let Step::Fight(fight::Step::Fight { seat, place }) = step else { return None };
            Some((*seat, *place))
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

    #[inline(never)]
    fn apply_to_table(&mut self, event: &table::Event) {
        match event {
            table::Event::Owed(step) => self.owe(step.clone()),
            table::Event::Settled | table::Event::Waived => self.settled(),
            table::Event::Noted(step) => {
                if let Some(top) = self.agenda.last_mut() {
                    top.clone_from(step);
                }
            }
            table::Event::Agenda(steps) => {
                self.agenda.clone_from(steps);
                self.fight_follows();
            }
            table::Event::Turn { seat, number } => {
                let over = self.turn.seat.replace(*seat);
                self.turn.number = *number;
                self.turn.left_alone.clear();
                self.turn.sold_high = false;
                (self.turn.met, self.turn.fought) = (false, false);
                self.track_forgets();
                self.turn.shares = None;
                // What came before the first turn had its time then, and what came on one's own turn has had it now.
                for place in 0..self.seats.len() {
                    // Few have any: the others stay shared.
                    if self.seats.get(place).is_some_and(|seat| seat.came > 0)
                        && let Some(seat) = self.seats.get_mut(place)
                    {
                        let in_time = *number > 1 && over != Some(seat.colour);
                        seat.came = if in_time { seat.came >> 1 } else { 0 };
                    }
                }
            }
            table::Event::Phase(phase) => self.turn.phase = *phase,
            table::Event::Rolled { .. } => {}
            table::Event::Ended(ending) => self.ending = Some(ending.clone()),
            table::Event::PlaysOn => self.ending = None,
            table::Event::Recast { roll, again } => self.recast(roll, *again),
            table::Event::Reopened { by } => self.reopen(*by),
            table::Event::Joined { seat, index } => {
                let index = (*index).min(self.seats.len());
                self.seats.insert(index, (**seat).clone());
            }
            table::Event::Left { seat } => {
                self.seats.retain(|s| s.colour != *seat);
                self.token_leaves(*seat);
            }
            table::Event::Away { seat, away } => self.with_seat(*seat, |s| s.away = *away),
            table::Event::Botted { seat, bot } => self.with_seat(*seat, |s| s.bot.clone_from(bot)),
            table::Event::Named { seat, name } => self.with_seat(*seat, |s| s.name.clone_from(name)),
            table::Event::Order(order) => {
                let place = |s: &Seat| order.iter().position(|c| *c == s.colour).unwrap_or(usize::MAX);
                self.seats.sort_by_key(place);
            }
            table::Event::Ruled { name, value } => {
                self.table.rulings.insert(name.clone(), value.clone());
                self.table.set.set(name, value);
                let set = &self.table.set;
                let ruled = |seat: &Seat| seat.halves.ruled(set);
                let halves: Vec<_> = self.seats.iter().map(|seat| (seat.colour, ruled(seat))).collect();
                for (colour, halves) in halves {
                    if self.seat(colour).is_some_and(|seat| seat.halves != halves) {
                        self.with_seat(colour, |seat| seat.halves = halves);
                    }
                }
            }
            table::Event::Kept { component, place } => self.table.components.set(*component, *place),
            table::Event::Cared(care) => self.table.care = *care,
        }
    }

    #[inline(never)]
    fn apply_to_munchkin(&mut self, event: &munchkin::Event) {
        use crate::rules::munchkin::Event as E;
        match event {
            E::Level { seat, to, .. } => self.with_seat(*seat, |s| s.level = *to),
            E::Races { seat, races } => self.with_seat(*seat, |s| s.races.clone_from(races)),
            E::Classes { seat, classes } => self.with_seat(*seat, |s| {
                s.classes.clone_from(classes);
                // The Rank of a Power goes with it: another may come by the same name.
                s.ranks.retain(|told| classes.contains(&told.power));
            }),
            E::Edged { seat, power, card, on } => self.with_seat(*seat, |s| {
                s.edges.retain(|edge| edge.power != *power);
                if *on {
                    s.edges.push(Edge { power: power.clone(), card: *card });
                }
            }),
            E::Ranked { seat, power, rank } => self.with_seat(*seat, |s| {
                s.ranks.retain(|told| told.power != *power);
                s.ranks.push(Ranked { power: power.clone(), rank: *rank });
            }),
            E::Sex { seat, sex } => self.with_seat(*seat, |s| s.sex = *sex),
            E::Bonus { seat, to, .. } => self.with_seat(*seat, |s| s.bonus = *to),
            E::Big { seat, to, .. } => self.with_seat(*seat, |s| s.big = *to),
            E::HalfBreed { seat, on } => self.with_seat(*seat, |s| s.half_breed = *on),
            E::SuperMunchkin { seat, on } => self.with_seat(*seat, |s| s.super_munchkin = *on),
            E::Hands { seat, to, .. } => self.with_seat(*seat, |s| s.hands = *to),
            E::Items { seat, gone, got } => self.with_seat(*seat, |s| {
                gear::take_out(&mut s.gear, gone);
                s.gear.extend(got.iter().cloned());
            }),
            E::ItemsChanged { seat, items } => self.with_seat(*seat, |s| {
                for change in items {
                    if let Some(item) = s.gear.get_mut(change.at) {
                        item.clone_from(&change.to);
                    }
                }
            }),
            E::Gear { seat, gear } => self.with_seat(*seat, |s| s.gear.clone_from(gear)),
            E::Condition { seat, add } => self.with_seat(*seat, |s| s.conditions.push(add.clone())),
            E::Lifted { seat, index } => self.with_seat(*seat, |s| {
                if *index < s.conditions.len() {
                    s.conditions.remove(*index);
                }
            }),
            E::Died { seat } => self.with_seat(*seat, |s| s.dead = true),
            E::Revived { seat } => self.with_seat(*seat, |s| (s.dead, s.due) = (false, false)),
            // Told, and nothing is otherwise for it.
            E::Played { .. }
            | E::NoEffect { .. }
            | E::Averted { .. }
            | E::Power { .. }
            | E::Theft { .. }
            | E::Stole { .. } => {}
        }
    }

    #[inline(never)]
    fn apply_to_fight(&mut self, event: &fight::Event) {
        match event {
            fight::Event::MonsterPlaced(monster) => self.place((**monster).clone()),
            fight::Event::MonsterCard { monster, def } => {
                with_monster(&mut self.foes, *monster, |m| m.def = def.as_ref().clone().into())
            }
            fight::Event::EnhancerOn { monster, add } => {
                with_monster(&mut self.foes, *monster, |m| m.enhancers.push(add.clone()));
            }
            fight::Event::EnhancerOff { monster, index, .. } => with_monster(&mut self.foes, *monster, |m| {
                if *index < m.enhancers.len() {
                    m.enhancers.remove(*index);
                }
            }),
            fight::Event::Enhanced { monster, enhancers } => {
                with_monster(&mut self.foes, *monster, |m| m.enhancers.clone_from(enhancers));
            }
            fight::Event::MonsterGone { monster, why } => self.gone(*monster, *why),
            fight::Event::Fight { fight, what } => {
                self.decides(what);
                self.fights(fight.clone());
            }
            // Told, and nothing is otherwise for it.
            fight::Event::Spares { .. }
            | fight::Event::Hurts { .. }
            | fight::Event::Instructs { .. }
            | fight::Event::DroveOff { .. } => {}
        }
    }

    /// Where nothing is rolled a fight is decided once nobody changes its numbers any more.
    fn decides(&mut self, what: &FightTold) {
        if self.dungeon.is_none() && matches!(what, FightTold::Rolled) {
            self.turn.fought = true;
        }
    }

    /// A fight is like this from now on, or over.
    fn fights(&mut self, fight: Option<Arc<Fight>>) {
        if let Some(fight) = &fight {
            self.turn.left_alone.clone_from(&fight.left_alone);
        }
        self.fight = fight;
    }

    /// A monster comes into play; its card has left the deck.
    fn place(&mut self, monster: Monster) {
        self.drawn(monster.def.card);
        // Counted where it matters: other games stay what they were.
        let counts = monster.boss && self.table.set.boss_wounds.is_some();
        if let Some(dungeon) = self.dungeon.as_mut().filter(|_| counts) {
            dungeon.bosses = dungeon.bosses.saturating_add(1);
        }
        self.foes.next = self.foes.next.max(monster.id.0.saturating_add(1));
        self.foes.all.push(monster);
    }

    /// A monster is no longer in play.
    fn gone(&mut self, gone: MonsterId, why: Gone) {
        if why == Gone::Killed {
            for step in &mut self.agenda {
                if let Step::Dungeon(dungeon::Step::Collect { found, .. }) = step
                    && *found == Some(gone)
                {
                    *found = None;
                }
            }
        }
        self.foes.all.retain(|m| m.id != gone);
        self.god_leaves(gone);
        self.moved(gone);
    }

    /// A standie on the table waits no longer to be moved. A map that copies share is copied only if it does.
    fn moved(&mut self, monster: MonsterId) {
        let waits = self.dungeon.as_ref().and_then(|d| d.march.as_ref()).is_some_and(|m| m.to_move.contains(&monster));
        if let Some(march) = self.dungeon.as_deref_mut().filter(|_| waits).and_then(|d| d.march.as_mut()) {
            march.to_move.retain(|m| *m != monster);
        }
    }

    #[inline(never)]
    fn apply_to_dungeon(&mut self, event: &dungeon::Event) {
        use crate::rules::dungeon::Event as E;
        match event {
            E::CostsChecked => self.table.costs_checked = true,
            E::Mapped(board) => {
                let laid = Laid::from((**board).clone());
                self.dungeon = Some(laid.dungeon.into());
                self.foes = laid.foes.into();
                self.fight = laid.fight;
                self.turn.left_alone = laid.left_alone;
            }
            E::Health { seat, to, .. } => self.with_seat(*seat, |s| s.health = *to),
            E::Moves { seat, to, .. } => self.with_seat(*seat, |s| s.moves = *to),
            E::Spent { seat, to, .. } => self.with_seat(*seat, |s| s.spent = *to),
            E::Gold { seat, to, .. } => self.with_seat(*seat, |s| s.gold = *to),
            E::Dealt { seat, room } => self.with_seat(*seat, |s| s.dealt.push(*room)),
            E::PackLetBe { seat, on } => self.with_seat(*seat, |s| s.pack_let_be = *on),
            E::Searched { seat, room, .. } => self.with_seat(*seat, |s| s.searched.push(*room)),
            E::Refreshed { seat } => self.with_seat(*seat, |s| {
                s.spent = 0;
                s.exit_used = false;
                s.searched.clear();
                s.dealt.clear();
            }),
            E::Stood { seat, room } => self.goes(*seat, |s| s.room = Some(*room)),
            E::Walked { seat, to, spent, all, .. } => self.goes(*seat, |s| {
                s.room = Some(*to);
                s.spent = *spent;
                s.exit_used |= *all;
            }),
            E::Ventured { seat, spent, all, .. } => self.goes(*seat, |s| {
                s.spent = *spent;
                s.exit_used |= *all;
            }),
            E::TurnedBack { seat, spent, .. } => self.with_seat(*seat, |s| {
                s.spent = *spent;
                s.exit_used = false;
            }),
            E::MonsterMoved { monster, to, .. } => with_monster(&mut self.foes, *monster, |m| m.room = Some(*to)),
            E::Based { monster, base } => with_monster(&mut self.foes, *monster, |m| m.base = Some(*base)),
            E::CardPassed { monster } => with_monster(&mut self.foes, *monster, |m| m.met = None),
            E::Marched(march) => self.march((**march).clone()),
            E::Unmarched => self.unmarch(),
            E::Ticked { monster } => self.moved(*monster),
            E::AllMoved => {
                if let Some(march) = self.dungeon.as_deref_mut().and_then(|d| d.march.as_mut()) {
                    march.to_move.clear();
                }
            }
            E::RoomPlaced(_)
            | E::RoomMoved { .. }
            | E::RoomTile { .. }
            | E::Printed { .. }
            | E::ArrowSeen { .. }
            | E::RoomGone { .. }
            | E::Link { .. }
            | E::Marked { .. }
            | E::Pile { .. }
            | E::TilesGone => {
                if let Some(dungeon) = self.dungeon.as_deref_mut() {
                    apply_to_rooms(dungeon, event);
                }
            }
            // Told, and nothing is otherwise for it.
            E::RoomRule { .. } | E::Found { .. } => {}
        }
    }

    /// A munchkin goes on or is taken elsewhere: whom it left alone there, it meets anew.
    fn goes(&mut self, colour: Colour, change: impl FnOnce(&mut Seat)) {
        if self.turn.seat == Some(colour) {
            self.turn.left_alone.clear();
        }
        self.with_seat(colour, change);
    }

    /// The monsters march.
    fn march(&mut self, march: March) {
        let Some(dungeon) = self.dungeon.as_deref_mut() else { return };
        for change in &march.links_changed {
            set_link(dungeon, change.room, change.side, change.to);
        }
        // They are made this game's own once, not for each of them.
        let foes = &mut *self.foes;
        for route in &march.routes {
            if let Some(monster) = foes.get_mut(route.monster) {
                monster.room = Some(route.to());
            }
        }
        dungeon.march = Some(march);
    }

    /// The last march is taken back.
    fn unmarch(&mut self) {
        let Some(dungeon) = self.dungeon.as_deref_mut() else { return };
        let Some(march) = dungeon.march.take() else { return };
        let there = |id: RoomId| dungeon.rooms.iter().any(|r| r.id == id);
        for route in march.routes.iter().filter(|route| there(route.from)) {
            with_monster(&mut self.foes, route.monster, |m| m.room = Some(route.from));
        }
        for change in march.links_changed.iter().rev() {
            set_link(dungeon, change.room, change.side, change.from);
        }
    }

    fn with_seat(&mut self, colour: Colour, change: impl FnOnce(&mut Seat)) {
        if let Some(seat) = self.seat_mut(colour) {
            change(seat);
        }
    }
}

fn apply_to_rooms(dungeon: &mut Dungeon, event: &dungeon::Event) {
    match event {
        dungeon::Event::RoomPlaced(room) => lay(dungeon, (**room).clone()),
        dungeon::Event::RoomMoved { room, at, links } => {
            with_room(dungeon, *room, |r| {
                r.at = *at;
                r.links = *links;
            });
        }
        dungeon::Event::RoomTile { room, tile, .. } => {
            with_room(dungeon, *room, |r| r.tile = tile.as_ref().clone().into())
        }
        dungeon::Event::Printed { room, face } => {
            with_room(dungeon, *room, |r| Arc::make_mut(&mut r.tile).up = Face::clone(face).into())
        }
        dungeon::Event::ArrowSeen { room, colour, to } => {
            with_room(dungeon, *room, |r| Arc::make_mut(&mut r.tile).up.arrows.0[colour.index()] = *to);
        }
        dungeon::Event::RoomGone { room } => Arc::make_mut(&mut dungeon.rooms).retain(|r| r.id != *room),
        dungeon::Event::Link { room, side, to, .. } => set_link(dungeon, *room, *side, *to),
        dungeon::Event::Marked { room, mark } => with_room(dungeon, *room, |r| r.mark = *mark),
        dungeon::Event::Pile { room, pile } => with_room(dungeon, *room, |r| r.pile = pile.as_deref().cloned()),
        dungeon::Event::TilesGone => dungeon.tiles_gone = true,
        // No room changes.
        dungeon::Event::CostsChecked
        | dungeon::Event::Mapped(_)
        | dungeon::Event::Health { .. }
        | dungeon::Event::Moves { .. }
        | dungeon::Event::Spent { .. }
        | dungeon::Event::Refreshed { .. }
        | dungeon::Event::Gold { .. }
        | dungeon::Event::RoomRule { .. }
        | dungeon::Event::CardPassed { .. }
        | dungeon::Event::Dealt { .. }
        | dungeon::Event::PackLetBe { .. }
        | dungeon::Event::Stood { .. }
        | dungeon::Event::Walked { .. }
        | dungeon::Event::Ventured { .. }
        | dungeon::Event::TurnedBack { .. }
        | dungeon::Event::Searched { .. }
        | dungeon::Event::Found { .. }
        | dungeon::Event::MonsterMoved { .. }
        | dungeon::Event::Based { .. }
        | dungeon::Event::Marched(_)
        | dungeon::Event::Unmarched
        | dungeon::Event::Ticked { .. }
        | dungeon::Event::AllMoved => {}
    }
}

/// A room comes onto the map.
fn lay(dungeon: &mut Dungeon, room: Room) {
    dungeon.next_room = dungeon.next_room.max(room.id.0.saturating_add(1));
    let place = dungeon.rooms.partition_point(|r| r.id < room.id);
    Arc::make_mut(&mut dungeon.rooms).insert(place, room);
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
