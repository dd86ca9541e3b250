//! One's own turn: where to go, what to do there, what to put on and what to sell.

use crate::bots::mind::cards::NEVER;
use crate::bots::mind::map::{Arsenal, Way};
use crate::bots::mind::{Mind, Thought};
use crate::rules::card::CardId;
use crate::rules::card::price::Price;
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::room::{Pile, Room};
use crate::rules::ids::{RoomId, Side};
use crate::rules::munchkin;
use crate::rules::munchkin::outfit;
use crate::rules::turn;

/// What a closed door is worth: less than anything that is worth doing before it.
const DOOR: f64 = 1.0;

/// What is the same for every wish of a turn.
struct Turn<'m, 'a> {
    mind: &'m Mind<'a>,
    arsenal: Arsenal,
    /// What a monster nobody has seen yet comes to.
    stranger: f64,
    /// What the Boss comes to, where it would be called.
    boss: Option<(f64, f64)>,
    left: u32,
    /// What each room within reach is worth from here.
    targets: Vec<(Way, Thought)>,
    /// Whether nothing is left to search close by.
    stuck: bool,
    /// Whether a card would give Health.
    mends: bool,
}

/// What each wish of one's own turn is worth.
pub fn weigh(mind: &Mind, wishes: &[Command]) -> Vec<Thought> {
    let mut turn = Turn::new(mind);
    turn.mends = wishes.iter().any(|wish| mind.mends(wish));
    wishes.iter().map(|wish| turn.wish(wish)).collect()
}

impl<'m, 'a> Turn<'m, 'a> {
    fn new(mind: &'m Mind<'a>) -> Turn<'m, 'a> {
        let arsenal = mind.arsenal();
        let stranger = mind.stranger(&arsenal);
        let ready = mind.me.level >= mind.view.top_level();
        let boss = ready.then(|| mind.boss(&arsenal));
        let left = u32::from(mind.view.moves_left());
        let mut turn = Turn { mind, arsenal, stranger, boss, left, targets: Vec::new(), stuck: true, mends: false };
        let here = mind.view.dungeon().and_then(|d| d.room(mind.me.room?));
        turn.stuck = here.is_none_or(|r| turn.later(r) <= 0.0);
        let ways = mind.view.dungeon().map(|_| mind.ways()).unwrap_or_default();
        for way in ways {
            let thought = turn.target(way);
            turn.stuck &= way.cost > 3 || thought.worth <= 0.0;
            turn.targets.push((way, thought));
        }
        turn
    }

    fn wish(&self, wish: &Command) -> Thought {
        match wish {
            Command::Turn(turn::Command::EndTurn) => self.end(),
            Command::Dungeon(dungeon::Command::Search) => {
                Thought::new(self.search_here().unwrap_or(NEVER), "bot-why-search")
            }
            Command::Dungeon(dungeon::Command::Walk { side, .. }) => self.walk(*side),
            Command::Dungeon(dungeon::Command::Explore { .. }) => Thought::new(self.explore(), "bot-why-explore"),
            // Behind a door there is more to be had than before it.
            Command::Doors(doors::Command::OpenDoor) => Thought::new(DOOR, "bot-why-explore"),
            Command::Doors(doors::Command::LookForTrouble { card }) => {
                Thought::new(self.trouble(*card), "bot-why-explore")
            }
            Command::Doors(doors::Command::ClaimDiscard { pays, .. }) => {
                Thought::new(self.mind.claimed(*pays), "bot-why-best")
            }
            Command::Doors(doors::Command::SearchRoom) => Thought::new(DOOR / 2.0, "bot-why-search"),
            // Where there is a map there is no track.
            Command::Track(_) => Thought::new(NEVER, "bot-why-nothing"),
            // Told at tables of cardboard, where no bot sits.
            Command::Doors(
                doors::Command::Meet { .. }
                | doors::Command::SendIn { .. }
                | doors::Command::Split { .. }
                | doors::Command::ThrowAway { .. }
                | doors::Command::Ditch { .. },
            )
            | Command::Table(_)
            | Command::Turn(turn::Command::Jump { .. } | turn::Command::Reroll { .. } | turn::Command::Roll(_))
            | Command::Munchkin(_)
            | Command::Fight(_)
            | Command::Dungeon(
                dungeon::Command::RoomDeal { .. }
                | dungeon::Command::Deal { .. }
                | dungeon::Command::PickUp(_)
                | dungeon::Command::Drop { .. }
                | dungeon::Command::Heal { .. },
            ) => {
                // What costs no Move is done only for its own sake: else it would be done for ever.
                let thought = self.free(wish);
                if thought.worth > 0.0 { thought } else { Thought { worth: NEVER, ..thought } }
            }
        }
    }

    /// What a monster from the own hand is worth: a Level, if it is beaten for sure.
    fn trouble(&self, card: CardId) -> f64 {
        let me = self.mind.me;
        let monster = self.mind.view.book().cards.monster(card).and_then(|card| card.def.level).map_or(20, i32::from);
        let mine = i32::from(me.level) + outfit::combat_bonus(me);
        if mine > monster { 2.0 * DOOR } else { NEVER }
    }

    /// What costs no Move, or only what is in the room.
    fn free(&self, wish: &Command) -> Thought {
        let mind = self.mind;
        match wish {
            Command::Dungeon(dungeon::Command::RoomDeal { pays, choice }) => self.deal(pays, choice),
            Command::Dungeon(dungeon::Command::PickUp(_)) => {
                Thought::new(self.here().map_or(0.0, |r| self.pile(r)) - 20.0, "bot-why-pick-up")
            }
            Command::Munchkin(munchkin::Command::BuyLevel { gear, cards, .. }) => {
                Thought::new(mind.bought(gear, cards.iter()), "bot-why-buy")
            }
            Command::Dungeon(dungeon::Command::Heal { .. }) => Thought::new(self.heal(), "bot-why-heal"),
            Command::Munchkin(munchkin::Command::Pack { packed, .. }) => {
                Thought::new(mind.repacked(packed) - 10.0, "bot-why-wear")
            }
            Command::Table(_)
            | Command::Turn(_)
            | Command::Munchkin(
                munchkin::Command::Play { .. }
                | munchkin::Command::PlayCard { .. }
                | munchkin::Command::UsePower { .. }
                | munchkin::Command::Give { .. }
                | munchkin::Command::Power { .. },
            )
            | Command::Fight(_)
            | Command::Doors(_)
            | Command::Track(_)
            | Command::Dungeon(
                dungeon::Command::Walk { .. }
                | dungeon::Command::Explore { .. }
                | dungeon::Command::Search
                | dungeon::Command::Deal { .. }
                | dungeon::Command::Drop { .. },
            ) => mind.play(wish),
        }
    }

    fn here(&self) -> Option<&'a Room> {
        self.mind.view.dungeon()?.room(self.mind.me.room?)
    }

    /// What the Boss is worth from the Entrance, if it is to be called.
    fn call(&self) -> Option<f64> {
        let (worth, chance) = self.boss?;
        Some(if chance >= self.mind.boss_mark() { worth.max(500.0) } else { -1_500.0 })
    }

    /// What a search in another turn is worth now.
    fn later(&self, room: &Room) -> f64 {
        self.mind.search(room, self.stranger).map_or(0.0, |w| w.max(0.0) * self.mind.temper.later)
    }

    fn search_here(&self) -> Option<f64> {
        self.mind.search(self.here()?, self.stranger)
    }

    /// Staying is worth what can be searched here next turn.
    fn end(&self) -> Thought {
        let stays = self.here().map_or(0.0, |r| self.later(r)) * 0.8;
        let explored = self.mind.view.dungeon().is_none_or(|d| d.fully_explored());
        let safe = self.mind.last_alive(self.mind.me.colour);
        let idle = if self.stuck && !explored && !safe { self.mind.temper.idle } else { 0.0 };
        let dawn = self.mind.me.room.map_or(0.0, |room| self.dawn(room));
        // A turn ends at last, whatever comes.
        Thought::new((stays - idle + dawn).max(NEVER * 0.9), "bot-why-end")
    }

    /// What the Monster Turn brings to who stays in a room; a good fight could be had by walking there as well.
    fn dawn(&self, room: RoomId) -> f64 {
        if self.mind.temper.dawn <= 0.0 {
            return 0.0;
        }
        let met = self.mind.dawn(room, &self.arsenal);
        self.mind.temper.dawn * if met > 0.0 { met * 0.5 } else { met }
    }

    /// A new room, its monster and its card.
    fn explore(&self) -> f64 {
        let t = self.mind.temper;
        self.stranger + t.dxm + t.room - t.step - self.dread()
    }

    /// What any danger costs besides while all others lie dead: for one turn it is wise to sit still (MQ-END-04).
    fn dread(&self) -> f64 {
        if self.mind.last_alive(self.mind.me.colour) { self.mind.temper.dread } else { 0.0 }
    }

    fn pile(&self, room: &Room) -> f64 {
        let Some(me) = self.mind.self_player() else { return 0.0 };
        let of = |pile: &Pile| {
            let items: f64 = pile.gear.iter().map(|g| self.mind.item(me, g) * 0.9).sum();
            self.mind.gold(me, pile.gold.into()) + items
        };
        room.pile.as_ref().map_or(0.0, of)
    }

    /// What being in a room is worth, on the way there.
    fn target(&self, way: Way) -> Thought {
        let mind = self.mind;
        let Some((dungeon, room)) = mind.view.dungeon().and_then(|d| Some((d, d.room(way.room)?))) else {
            return Thought::new(NEVER, "bot-why-nothing");
        };
        let foray = mind.foray(room.id, &self.arsenal);
        let now = way.cost <= self.left;
        let spare = self.left.saturating_sub(way.cost);
        let mut thought = Thought::new(0.0, "bot-why-walk");
        if let Some((worth, chance)) = foray {
            thought = Thought::new(worth - self.dread() * (1.0 - chance), "bot-why-hunt").at(chance);
        } else if let Some(boss) = self.call().filter(|_| room.entrance) {
            thought = Thought::new(boss, "bot-why-boss").at(self.boss.map_or(0.0, |b| b.1));
        } else if dungeon.fully_explored() && !room.entrance {
            thought.worth += self.stranger.max(0.0);
        }
        let searchable = foray.is_none() && !mind.me.searched.contains(&room.id);
        let search = mind.search(room, self.stranger).unwrap_or(0.0).max(0.0);
        if searchable && now && spare > 0 {
            thought.worth += search;
        } else if foray.is_none() {
            thought.worth += search * 0.45;
        }
        if foray.is_none_or(|f| f.0 > 0.0) {
            thought.worth += self.pile(room) * 0.8 + self.dark(room) + self.entering(room);
        }
        let far = mind.temper.near.powi(i32::try_from(way.cost).unwrap_or(9).min(12));
        let factor = if thought.worth > 0.0 { far } else { 1.0 };
        let tired = f64::from(way.cost.min(6)) * mind.temper.step * 0.4;
        Thought { worth: thought.worth * factor - tired, ..thought }
    }

    /// What a room's rule does to who enters.
    fn entering(&self, room: &Room) -> f64 {
        let Some(me) = self.mind.self_player() else { return 0.0 };
        let met = room.tile.up.enter.iter().filter(|e| munchkin::kind::is_kind(&e.who, self.mind.me));
        met.map(|e| self.mind.hits(me, e.health.into()) + self.mind.gold(me, e.gold.into())).sum()
    }

    /// What can be explored from a room.
    fn dark(&self, room: &Room) -> f64 {
        let Some(dungeon) = self.mind.view.dungeon().filter(|d| !d.fully_explored()) else { return 0.0 };
        let open = |side: &Side| {
            let link = room.link(*side);
            !matches!(link, LinkKind::Wall | LinkKind::Locked | LinkKind::Hidden)
                && dungeon.neighbour(room, *side).is_none()
        };
        let any = Side::ALL.iter().any(open);
        if any { self.explore().max(if self.stuck { 300.0 } else { 0.0 }) * 0.5 } else { 0.0 }
    }

    fn walk(&self, side: Side) -> Thought {
        let that_way = self.targets.iter().filter(|(way, _)| way.first == side).map(|(_, t)| *t);
        let best = that_way.max_by(|a, b| a.worth.total_cmp(&b.worth));
        let best = best.unwrap_or(Thought::new(NEVER, "bot-why-nothing"));
        // The room next door is met first, whatever lies behind it.
        let next = self.here().and_then(|r| self.mind.view.dungeon()?.neighbour(r, side)).map(|r| r.id);
        let that_step = self.targets.iter().map(|(way, _)| way).find(|way| Some(way.room) == next);
        let met = next.and_then(|id| self.mind.foray(id, &self.arsenal)).map_or(0.0, |(worth, _)| worth.min(0.0));
        let through = if best.worth > 0.0 && best.why != "bot-why-hunt" { met } else { 0.0 };
        let last = that_step.is_some_and(|way| way.cost + 1 > self.left);
        let dawn = next.filter(|_| last).map_or(0.0, |id| self.dawn(id));
        Thought { worth: best.worth + through + dawn, ..best }
    }

    fn deal(&self, pays: &munchkin::goods::Cards, choice: &crate::rules::card::Choice) -> Thought {
        let mind = self.mind;
        let never = Thought::new(NEVER, "bot-why-nothing");
        let (Some(me), Some(deal)) = (mind.self_player(), self.here().and_then(|r| r.tile.up.deal.as_ref())) else {
            return never;
        };
        let gold = match deal.asks {
            Price::Gold(gold) => -mind.gold(me, -f64::from(gold)),
            Price::Items(_) | Price::Cards(_) | Price::Treasures(_) | Price::Dxm(_) => 0.0,
        };
        let cards: f64 = pays.cards.iter().map(|c| mind.price(c)).sum();
        let items: f64 = pays.gear.iter().filter_map(|i| mind.me.gear.get(*i)).map(|g| mind.item(me, g)).sum();
        let step = mind.temper.step * f64::from(deal.cost.unwrap_or(1));
        Thought::new(mind.does(&deal.does, me, choice) - gold - cards - items - step, "bot-why-deal")
    }

    /// A level for Health: never while a card would do.
    fn heal(&self) -> f64 {
        let mind = self.mind;
        let Some(me) = mind.self_player().filter(|_| !self.mends) else { return NEVER };
        let most = i32::from(mind.view.book().rules.health_for_level);
        mind.hits(me, most) + mind.levels(mind.me.level, -1) - 50.0
    }
}

/// Cards that go in Charity, as a loss.
pub fn given(mind: &Mind, gifts: &[munchkin::goods::Gift]) -> f64 {
    let spite = |to: Option<crate::rules::ids::Colour>| to.map_or(0.0, |c| -mind.weight(c) * 0.5);
    let cost = |g: &munchkin::goods::Gift| g.cards.iter().map(|c| mind.card(c)).sum::<f64>() * (1.0 + spite(g.to));
    -gifts.iter().map(cost).sum::<f64>()
}
