//! Numbers and words that people enter for a seat, a room or a monster.

use crate::app::shell::Shell;
use crate::app::table::figure::{Field, Figure, Naming, Printed};
use crate::app::table::panel::Panel;
use crate::app::table::panels::parts::{listed_big, range};
use crate::app::table::panels::ranks::with_its_card;
use crate::app::table::state::Table;
use crate::catalog::words::Names;
use crate::rules::amount::Amount;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::dungeon::movement;
use crate::rules::dungeon::room::Face;
use crate::rules::effect::Effect;
use crate::rules::fight::foe::card::{Enhancer, MonsterDef};
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::outfit;
use crate::rules::seat::Condition;
use crate::rules::{cards, dungeon, engine, fight, munchkin, table};

/// Whether a number can be that; if not, it is said.
fn can_be(shell: &mut Shell, (low, high): (i32, i32), to: i32) -> bool {
    let can = (low..=high).contains(&to);
    if !can {
        shell.say(shell.words.with("pad-range", &[("low", low.into()), ("high", high.into())]));
    }
    can
}

impl Table {
    /// A number changed in place.
    pub(super) fn set(&mut self, shell: &mut Shell, figure: Figure, to: i32) {
        match figure {
            Figure::Seat(seat, field) => _ = self.set_seat(shell, (seat, field), to),
            Figure::Monster(monster, printed) => {
                // Its rows stay where they are, whatever is known of it then.
                self.draft.telling = Some(monster);
                self.print(shell, (monster, printed), to);
            }
        }
    }

    /// A number of a seat. Whether it was taken.
    fn set_seat(&mut self, shell: &mut Shell, (seat, field): (Colour, Field), to: i32) -> bool {
        if !range(self, seat, field).is_some_and(|range| can_be(shell, range, to)) {
            return false;
        }
        let change = Amount::To(to);
        let effect = match field {
            Field::Level => Effect::Munchkin(munchkin::Effect::Level { seat, change, kill: false }),
            Field::Health => Effect::Dungeon(dungeon::Effect::Health { seat, change }),
            Field::MaxHealth => Effect::Dungeon(dungeon::Effect::MaxHealth { seat, change }),
            Field::Moves => Effect::Dungeon(dungeon::Effect::Moves { seat, change }),
            Field::MoveLeft => {
                let Some(now) = self.game().seat(seat) else { return false };
                let allowance = i32::from(movement::allowance(self.session.book(), self.game(), now));
                Effect::Dungeon(dungeon::Effect::Spent { seat, change: Amount::To((allowance - to).max(0)) })
            }
            Field::Gold => Effect::Dungeon(dungeon::Effect::Gold { seat, change }),
            Field::Bonus => {
                // What is typed is what the seat shows: what Items and Races bring stays theirs.
                let Some(now) = self.game().seat(seat) else { return false };
                let besides = outfit::standing(self.session.book(), self.game(), now).total() - i32::from(now.bonus);
                Effect::Munchkin(munchkin::Effect::Bonus { seat, change: Amount::To(to - besides) })
            }
            Field::Big => {
                let listed = self.game().seat(seat).map_or(0, listed_big);
                Effect::Munchkin(munchkin::Effect::Big { seat, change: Amount::To(to - listed) })
            }
            Field::Treasure => Effect::Cards(cards::Effect::Hand { seat, deck: Deck::TREASURE, change }),
            Field::Dxm => Effect::Cards(cards::Effect::Hand { seat, deck: self.session.book().other_deck(), change }),
        };
        if !self.submit(shell, &self.played(vec![effect.clone()])) {
            return false;
        }
        // The last level takes a kill: what was asked for is not what came, and that is said.
        if field == Field::Level && self.game().seat(seat).is_some_and(|now| i32::from(now.level) < to) {
            let rest = self.played(vec![effect]);
            if let Err(refusal) = engine::decide(self.session.book(), self.game(), &rest) {
                self.refuse(shell, &rest, &refusal);
            }
        }
        true
    }

    /// A number of a monster's card, as it is printed. Whether it was taken.
    fn print(&mut self, shell: &mut Shell, (id, printed): (MonsterId, Printed), to: i32) -> bool {
        let monster = self.game().foes.get(id);
        let Some(mut def) = monster.map(|m| m.def.as_ref().clone()) else { return false };
        if !can_be(shell, printed.range(), to) {
            return false;
        }
        printed.set(&mut def, to);
        self.submit(shell, &self.played(vec![Effect::Fight(fight::Effect::Card { monster: id, def })]))
    }

    /// What was typed on the pad is right: the pad that is left open, if any. What else is missing of a monster is asked
    /// for at once.
    pub(super) fn typed(&mut self, shell: &mut Shell, (figure, to): (Figure, i32)) -> Option<Panel> {
        let (id, printed) = match figure {
            Figure::Seat(seat, field) => {
                let left = !range(self, seat, field).is_some_and(|range| can_be(shell, range, to));
                if !left {
                    self.set_seat(shell, (seat, field), to);
                }
                return left.then(|| Panel::pad(figure, String::new()));
            }
            Figure::Monster(id, printed) => (id, printed),
        };
        let def = |table: &Table| table.game().foes.get(id).map(|m| m.def.clone());
        let new = def(self).is_some_and(|def| printed.of(&def).is_none());
        if !self.print(shell, (id, printed), to) {
            return Some(Panel::pad(figure, String::new()));
        }
        let next = def(self).filter(|_| new).and_then(|def| Printed::missing(&def));
        next.map(|next| Panel::pad(Figure::Monster(id, next), String::new()))
    }

    /// Words for something are right: the panel closes, if they were taken.
    pub(super) fn name(&mut self, shell: &mut Shell, naming: Naming, words: &str) {
        let renamed = if let Naming::Seat(seat) = naming { self.game().seat(seat) } else { None };
        let renamed = renamed.map(|seat| (seat.colour, seat.name.clone()));
        // What people are called is nobody's but theirs.
        let typed = if renamed.is_some() { words.to_owned() } else { shell.words.kept(words).to_owned() };
        let typed = typed.as_str();
        let asked = self.question.ask.name();
        let done = match naming {
            // Two of one name, and nobody knows who is meant.
            Naming::Seat(seat) if self.is_taken(shell, seat, words) => {
                shell.say(shell.words.with("name-taken", &[("name", words.into())]));
                false
            }
            Naming::Met => {
                self.names_met(shell, typed);
                true
            }
            naming => match self.named(naming, typed) {
                Some(command) => self.submit(shell, &command),
                None => true,
            },
        };
        if done {
            // Whoever named one Item may have another.
            let map = self.game().has_map();
            self.panel = self.panel.as_ref().and_then(|panel| panel.under(map));
            self.bares(asked);
            if let Some((seat, was)) = renamed {
                self.remember_name(shell, seat, &was);
            }
        }
    }

    /// A change of somebody's numbers or Items that makes the table ask something closes the panel it was made in: what is
    /// asked lies under it.
    pub(super) fn bares(&mut self, asked: &str) {
        let asks_anew = self.hot.is_none() && self.question.ask.name() != asked;
        self.panel.take_if(|panel| asks_anew && matches!(panel, Panel::Seat(_) | Panel::Items(_)));
    }

    /// Whoever is called otherwise now is so at the next table, too, if they were of the last one that was set up.
    fn remember_name(&self, shell: &mut Shell, seat: Colour, was: &str) {
        let now = self.game().seat(seat).map(|seat| seat.name.clone()).unwrap_or_default();
        let last = shell.settings.last(self.game().table.components.cards);
        let known = last.iter_mut().flat_map(|setup| &mut setup.seats).find(|s| s.colour == seat && s.name == was);
        if let Some(known) = known.filter(|_| was != now) {
            known.name = now;
            shell.save_settings();
        }
    }

    /// Whether somebody else goes by a name already.
    fn is_taken(&self, shell: &Shell, own: Colour, name: &str) -> bool {
        let others = self.game().seats.iter().filter(|s| s.colour != own);
        let mut shown = others.map(|s| shell.words.seat(s.colour, Names::of(self.game())));
        shown.any(|other| !name.is_empty() && other.to_lowercase() == name.to_lowercase())
    }

    /// What words that were typed in do.
    pub(in crate::app::table) fn named(&self, naming: Naming, words: &str) -> Option<Command> {
        let dungeon = self.game().dungeon.as_deref();
        let room = |id| dungeon.and_then(|d| d.room(id)).map(|r| Face::clone(&r.tile.up));
        let monster = |id| self.game().foes.get(id).map(|m| m.def.as_ref().clone());
        let effect = match naming {
            Naming::Seat(seat) => Effect::Table(table::Effect::Name { seat, name: words.to_owned() }),
            Naming::Room(id) => {
                let face = Face { name: words.to_owned(), ..room(id)? };
                Effect::Dungeon(dungeon::Effect::Print { room: id, face })
            }
            Naming::RoomNote(id) => {
                Effect::Dungeon(dungeon::Effect::Print { room: id, face: Face { note: words.to_owned(), ..room(id)? } })
            }
            Naming::Monster(id) => {
                let def = MonsterDef { name: words.to_owned(), ..monster(id)? };
                Effect::Fight(fight::Effect::Card { monster: id, def })
            }
            Naming::Condition(seat, moves) => Effect::Munchkin(munchkin::Effect::Condition {
                seat,
                add: Condition { text: words.to_owned(), moves, ..Default::default() },
            }),
            Naming::Gear(seat, bonus, big) => {
                let add = Gear { name: words.to_owned(), bonus, big, ..Gear::default() };
                let gear = Effect::Munchkin(munchkin::Effect::Gear { seat, add });
                // Where hands are counted it comes from one.
                let from = self.game().seat(seat)?;
                let effects = with_its_card(self, from, (gear, Deck::ITEMS), !self.game().has_map());
                return Some(self.played(effects));
            }
            Naming::Enhancer(monster, level) => Effect::Fight(fight::Effect::Enhance {
                monster,
                add: Enhancer { name: words.to_owned(), level, ..Default::default() },
            }),
            Naming::Drawn | Naming::Met => return None,
        };
        Some(self.played(vec![effect]))
    }
}
