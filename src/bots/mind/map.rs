//! The map weighed: what searching, exploring and meeting monsters bring, and how far away it is.

use crate::bots::mind::Mind;
use crate::bots::mind::fight::{Stakes, chance, shifted};
use crate::bots::view::Player;
use crate::odds::{DiceCard, Roll, Side as Half};
use crate::rules::card::CardKind;
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::room::{Mark, Room, SearchIcon};
use crate::rules::fight;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::fight::sum::Sides;
use crate::rules::fight::{Bargain, Fight};
use crate::rules::ids::{RoomId, Side};
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::kind::{is_kind, suffers};

/// What one could throw into a fight of one's own, the cheapest first: strength, dice, and what it is worth kept.
pub type Arsenal = Vec<(i32, i32, f64)>;

/// A room within reach.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Way {
    /// Which.
    pub room: RoomId,
    /// Move it takes to get there.
    pub cost: u32,
    /// The first step.
    pub first: Side,
}

/// Move that passing a room with monsters counts for.
const DETOUR: u32 = 4;

impl Mind<'_> {
    /// One's own seat as others see it.
    pub fn self_player(&self) -> Option<Player<'_>> {
        self.view.player(self.me.colour)
    }

    /// What is used once and could be used in a fight of one's own.
    pub fn arsenal(&self) -> Arsenal {
        let Some(me) = self.self_player() else { return Vec::new() };
        let t = self.temper;
        let mut all = Vec::new();
        let mut add = |item: &Gear, cost: f64| {
            let strength = me.bonus_of(item);
            if item.once && me.may_use(item) && (strength > 0 || item.dice > 0) {
                all.push((strength, i32::from(item.dice), cost));
            }
        };
        for card in self.me.held.iter() {
            if let Some(CardKind::Item { gear, .. }) = self.view.book().cards.card(card).map(|d| &d.is) {
                add(gear, self.card(card));
            }
        }
        me.working().for_each(|item| add(item, self.item(me, item)));
        for card in self.me.held.iter().filter(|_| t.plans) {
            if let Some(CardKind::Enhancer(add)) = self.view.book().cards.card(card).map(|d| &d.is) {
                let (strength, dice) = (-i32::from(add.level) - i32::from(add.strength), -i32::from(add.dice));
                if strength > 0 && dice >= 0 {
                    all.push((strength, dice, self.card(card)));
                }
            }
        }
        for card in self.me.held.iter() {
            if let Some(CardKind::Card { does, .. }) = self.view.book().cards.card(card).map(|d| &d.is) {
                for one in does {
                    if let crate::rules::card::Does::Fight(fight::Does::Term { strength, dice }) = one {
                        all.push((i32::from(strength.abs()), i32::from(dice.abs()), t.card));
                    }
                }
            }
        }
        let rate = |(strength, dice, cost): &(i32, i32, f64)| cost / (f64::from(*strength) + 3.5 * f64::from(*dice));
        all.sort_by(|a, b| rate(a).total_cmp(&rate(b)));
        all
    }

    /// The best a fight comes to, with as much thrown in as is worth it.
    pub fn assault(&self, roll: Roll, stakes: Stakes, arsenal: &Arsenal) -> (f64, f64) {
        let p = chance(&roll);
        let mut best = (stakes.at(p), p);
        let (mut strength, mut dice, mut cost) = (0, 0, 0.0);
        for (s, d, c) in arsenal {
            strength += s;
            dice += d;
            cost += c;
            let p = chance(&shifted(roll, (strength, dice), (0, 0)));
            let worth = stakes.at(p) - cost;
            if worth > best.0 {
                best = (worth, p);
            }
        }
        best
    }

    /// What fighting the monsters of a room comes to; none without any.
    pub fn foray(&self, room: RoomId, arsenal: &Arsenal) -> Option<(f64, f64)> {
        self.view.foes().in_room(room).next()?;
        let fight = Fight { left_alone: self.view.left_alone().to_vec(), ..Fight::new(self.me.colour, Some(room)) };
        self.view.monsters(&fight).next()?;
        let stakes = self.stakes(&fight, None, &Bargain::default());
        Some(self.assault(self.view.roll(&fight, None), stakes, arsenal))
    }

    /// One's own side of a fight in a room that gives nothing.
    pub fn own_side(&self) -> Half {
        let nowhere = Fight::new(self.me.colour, Some(RoomId(u32::MAX)));
        let (strength, dice) = Sides::total(&self.view.sides(&nowhere, None).munchkins);
        Half { strength, dice }
    }

    /// A roll against a monster met anywhere.
    fn against(&self, own: Half, def: &MonsterDef) -> Roll {
        let met = def
            .against
            .iter()
            .filter(|a| if a.strength < 0 || a.dice < 0 { is_kind(&a.who, self.me) } else { suffers(&a.who, self.me) });
        let (mut strength, mut dice) = (i32::from(def.level.unwrap_or(9)), i32::from(def.dice.unwrap_or(1)));
        for a in met {
            strength += i32::from(a.strength);
            dice += i32::from(a.dice);
        }
        let monsters = Half { strength, dice: dice.max(0) as u32 };
        Roll { munchkins: own, monsters, ties_won: false, card: DiceCard::None }
    }

    /// What meeting a monster nobody has seen yet comes to, on average.
    pub fn stranger(&self, arsenal: &Arsenal) -> f64 {
        let Some(me) = self.self_player() else { return 0.0 };
        let own = self.own_side();
        let cards = &self.view.book().cards;
        let mut unseen = self.view.unseen(Deck::MONSTER);
        if unseen.is_empty() {
            unseen = self.view.discards().and(cards.stack(Deck::MONSTER));
        }
        let (mut sum, mut count) = (0.0, 0.0);
        for def in unseen.iter().filter_map(|c| cards.monster(c)).map(|m| &m.def) {
            sum += self.met(me, own, &[def], arsenal);
            count += 1.0;
        }
        if count > 0.0 { sum / count } else { 0.0 }
    }

    /// What waits where one's next turn begins: the fights the six Monster Turns lead to, on average.
    pub fn dawn(&self, room: RoomId, arsenal: &Arsenal) -> f64 {
        let (Some(me), Some(all)) = (self.self_player(), self.view.arrivals(room)) else { return 0.0 };
        let own = self.own_side();
        let sum: f64 = all.iter().filter(|defs| !defs.is_empty()).map(|defs| self.met(me, own, defs, arsenal)).sum();
        sum / all.len() as f64
    }

    /// What meeting several monsters at once comes to.
    fn met(&self, me: Player, own: Half, defs: &[&MonsterDef], arsenal: &Arsenal) -> f64 {
        let mut monsters = Half { strength: 0, dice: 0 };
        let (mut levels, mut treasures) = (0, 0);
        for def in defs {
            let one = self.against(own, def).monsters;
            monsters.strength += one.strength;
            monsters.dice += one.dice;
            let fearsome = def.keywords.iter().any(|k| k == "fearsome");
            levels += i32::from(def.levels.unwrap_or(if fearsome { 2 } else { 1 }));
            treasures += i32::from(def.treasures.unwrap_or(1));
        }
        let win = self.levels(self.me.level, levels) + f64::from(treasures) * self.temper.treasure;
        let lose = self.loss(me, defs.len().try_into().unwrap_or(4), defs.iter().copied(), false);
        let roll = Roll { munchkins: own, monsters, ties_won: false, card: DiceCard::None };
        self.assault(roll, Stakes { win, lose }, arsenal).0
    }

    /// What facing the Boss comes to now, and the chance.
    pub fn boss(&self, arsenal: &Arsenal) -> (f64, f64) {
        let Some(me) = self.self_player() else { return (0.0, 0.0) };
        let own = self.own_side();
        let (_, dice) = self.usual_monster();
        let others = self.view.players().filter(|p| p.colour() != self.me.colour);
        let cards: u32 = others.map(|p| u32::from(p.hand().of(Deck::DXM))).sum();
        let meddling = (f64::from(cards) * self.temper.fear).round() as i32;
        let strength = i32::from(self.view.boss_level()) + meddling;
        let theirs = Half { strength, dice: dice.max(0) as u32 };
        let roll = Roll { munchkins: own, monsters: theirs, ties_won: false, card: DiceCard::None };
        let lose = self.loss(me, 1, std::iter::empty(), true) + 300.0;
        self.assault(roll, Stakes { win: self.temper.win, lose }, arsenal)
    }

    /// The chance against the Boss from which on it is called: the longer the game, the lower.
    pub fn boss_mark(&self) -> f64 {
        let seats = self.view.players().count().max(1) as f64;
        let rounds = f64::from(self.view.turn().number) / seats;
        (self.temper.boss - (rounds - 15.0).max(0.0) * 0.02).max(0.05)
    }

    /// What is found with a sum.
    pub fn find(&self, sum: i32, stranger: f64) -> f64 {
        let Some(me) = self.self_player() else { return 0.0 };
        let Some(row) = self.view.book().rules.search_row(sum) else { return 0.0 };
        let monster = if row.monster { stranger } else { 0.0 };
        self.gold(me, row.gold.into()) + f64::from(row.treasures) * self.temper.treasure + monster
    }

    /// What searching a room comes to; none where it cannot be searched.
    pub fn search(&self, room: &Room, stranger: f64) -> Option<f64> {
        let allowed = self.me.conditions.iter().any(|c| c.may_search);
        let forbidden = room.tile.up.search == Some(SearchIcon::Cannot) || room.mark == Some(Mark::LootedOut);
        if forbidden && !allowed {
            return None;
        }
        let stranger = if room.entrance { 0.0 } else { stranger };
        let (dice, by) = self.view.search(room)?;
        let table = crate::odds::sums::known(usize::from(dice.min(6)))?;
        let all = table.fall.all as f64;
        let sum = table.fall.iter().map(|(sum, ways)| *ways as f64 / all * self.find(sum + by, stranger)).sum();
        Some(sum)
    }

    /// Rooms within reach, with the way there, near ones first.
    pub fn ways(&self) -> Vec<Way> {
        let Some((dungeon, here)) = self.view.dungeon().and_then(|d| Some((d, d.room(self.me.room?)?))) else {
            return Vec::new();
        };
        let mut open: Vec<Way> = Vec::new();
        let mut done: Vec<Way> = Vec::new();
        let grow = |from: &Room, base: Option<Way>, done: &[Way], open: &mut Vec<Way>| {
            for side in Side::ALL {
                let link = from.link(side);
                let (true, Some(next)) = (link != LinkKind::Wall, dungeon.neighbour(from, side)) else { continue };
                if next.id == here.id || done.iter().any(|w| w.room == next.id) {
                    continue;
                }
                let Some(fare) = self.view.fare(from, link) else { continue };
                let through = base.is_some() && self.view.foes().in_room(from.id).next().is_some();
                let cost = base.map_or(0, |w| w.cost) + u32::from(fare) + if through { DETOUR } else { 0 };
                open.push(Way { room: next.id, cost, first: base.map_or(side, |w| w.first) });
            }
        };
        grow(here, None, &done, &mut open);
        while let Some(at) = (0..open.len()).min_by_key(|i| open[*i].cost) {
            let way = open.swap_remove(at);
            if done.iter().any(|w| w.room == way.room) {
                continue;
            }
            done.push(way);
            if let Some(room) = dungeon.room(way.room) {
                grow(room, Some(way), &done, &mut open);
            }
        }
        done
    }
}
