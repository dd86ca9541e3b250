//! What things are worth: levels, Health, Items, cards, and what cards do.

use crate::bots::mind::Mind;
use crate::bots::mind::fight::chance;
use crate::bots::view::Player;
use crate::rules::card::{CardDef, CardId, CardKind, Choice, Does, KindDef, Who};
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::fight::Fight;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::outfit;
use crate::rules::munchkin::theft;
use crate::rules::seat::{Condition, Until};
use crate::rules::track;
use std::sync::Arc;

/// What a gold piece is worth that no level can be bought with any more.
const SPARE: f64 = 0.15;
/// Stabs that are held against somebody at the most.
const GRUDGES: u32 = 4;
/// What of its price an Item is worth that only waits to be sold.
const SALE: f64 = 0.7;

impl Mind<'_> {
    /// What the next level is worth.
    pub fn next_level(&self, level: u8) -> f64 {
        let last = self.view.top_level();
        match level {
            l if l >= last => 0.0,
            l if l + 1 == last => self.temper.last_level,
            l => self.temper.level * (1.0 + self.temper.rise * f64::from(l.saturating_sub(1))),
        }
    }

    /// What levels up or down are worth.
    pub fn levels(&self, level: u8, by: i32) -> f64 {
        let rules = &self.view.book().rules;
        let to = (i32::from(level) + by).clamp(rules.level_min.into(), self.view.top_level().into()) as u8;
        let (low, high, sign) = if to > level { (level, to, 1.0) } else { (to, level, -1.0) };
        sign * (low..high).map(|l| self.next_level(l)).sum::<f64>()
    }

    /// What gold is worth to somebody: levels, as long as there are any to buy.
    pub fn gold(&self, who: Player, by: f64) -> f64 {
        let rules = &self.view.book().rules;
        let buys = self.view.top_level().saturating_sub(1).saturating_sub(who.level());
        let useful = (f64::from(buys) * f64::from(rules.level_price) - f64::from(who.gold())).max(0.0);
        if by > 0.0 {
            by.min(useful) + (by - useful).max(0.0) * SPARE
        } else {
            let lost = (-by).min(f64::from(who.gold()));
            if buys > 0 { -lost } else { -lost * SPARE }
        }
    }

    /// What dying costs somebody.
    pub fn death(&self, who: Player) -> f64 {
        if self.view.dungeon().is_none() {
            return self.body(who);
        }
        let rules = &self.view.book().rules;
        let level = -self.levels(who.level(), -1);
        let items: f64 = who.gear().iter().map(|g| self.item(who, g)).sum();
        let hand =
            f64::from(who.hand().of(Deck::TREASURE)) * 250.0 + f64::from(who.hand().of(Deck::DXM)) * self.temper.card;
        let gold = -self.gold(who, -f64::from(who.gold()));
        let back = f64::from(rules.back.gold)
            + f64::from(rules.back.hand.of(Deck::TREASURE)) * self.temper.treasure
            + f64::from(rules.back.hand.of(Deck::DXM)) * self.temper.dxm;
        let lost = self.temper.win * self.peril(who.colour());
        (self.temper.death + level + items + hand + gold - back).max(self.temper.death) + lost
    }

    /// How likely the monsters are to win by a munchkin's death: all others have to die before it is back.
    fn peril(&self, who: Colour) -> f64 {
        let others = self.view.players().filter(|p| !p.dead() && p.colour() != who);
        let all: Option<f64> = others.map(|p| self.frail(p)).reduce(|a, b| a * b);
        all.unwrap_or(self.temper.last)
    }

    /// How likely a munchkin is to die in its next turn.
    fn frail(&self, who: Player) -> f64 {
        let t = self.temper;
        if t.weak <= 0.0 && t.threat <= 0.0 {
            return t.alone;
        }
        let rounds = f64::from(self.view.turn().number) / self.view.players().count().max(1) as f64;
        let behind = (1.0 + 0.7 * rounds - f64::from(who.level())).max(0.0) / 10.0;
        let met = who.room().map(|room| Fight::new(who.colour(), Some(room)));
        let met = met.map(|fight| (self.view.monsters(&fight).count(), fight)).filter(|(count, _)| *count > 0);
        let threat = met.map_or(0.0, |(count, fight)| {
            let lost = 1.0 - chance(&self.view.roll(&fight, None));
            lost * if usize::from(who.health().red) <= count { 2.0 * t.threat } else { t.threat }
        });
        (t.alone + t.weak * behind.min(0.5) + threat).min(0.9)
    }

    /// Whether all others lie dead: then the monsters win with one's own death (MQ-END-04).
    pub fn last_alive(&self, who: Colour) -> bool {
        self.view.players().all(|p| p.dead() || p.colour() == who)
    }

    /// What so much Health is worth, beside full Health: the deaths it makes likely.
    pub fn health(&self, death: f64, red: i32) -> f64 {
        let share = match red {
            i32::MIN..=0 => 1.0,
            1..=3 => self.temper.risk[red as usize - 1] / 100.0,
            _ => 0.0,
        };
        -share * death
    }

    /// What hits (below nothing) or Health (above) are worth to somebody.
    pub fn hits(&self, who: Player, by: i32) -> f64 {
        let health = who.health();
        let death = self.death(who);
        let to = (i32::from(health.red) + by).min(health.max.into());
        self.health(death, to) - self.health(death, health.red.into())
    }

    /// What an Item gives in use.
    pub fn use_of(&self, who: Player, item: &Gear) -> f64 {
        let strength = f64::from(who.bonus_of(item));
        let t = self.temper;
        let lasting = if item.once {
            return strength * t.hold + f64::from(item.dice) * 3.5 * t.hold;
        } else {
            strength * t.bonus + f64::from(item.dice) * t.die
        };
        let extra = f64::from(item.moves) * t.moves + f64::from(item.run) * 80.0;
        lasting + extra + item.powers.len() as f64 * 40.0
    }

    /// What a Power in play is worth to oneself, by its place in the list.
    pub fn power(&self, place: usize) -> f64 {
        let kind = self.me.classes.get(place).and_then(|power| self.view.book().cards.kind(power));
        kind.map_or(60.0, |kind| self.kind(kind))
    }

    /// What a Race, a Class or a Power is good for, as far as it has figures.
    pub fn kind(&self, kind: &KindDef) -> f64 {
        let t = self.temper;
        let (strength, run) = (f64::from(kind.traits.strength), f64::from(kind.traits.run));
        let items: f64 = kind.per.iter().map(|per| f64::from(per.strength)).sum();
        let powers = [&kind.discard, &kind.other, &kind.hand, &kind.ten].into_iter().flatten().count();
        60.0 + (strength + items) * t.bonus + run * 80.0 + powers as f64 * 60.0
    }

    /// What an Item is worth to somebody who has it.
    pub fn item(&self, who: Player, item: &Gear) -> f64 {
        let sale = item.value.map_or(0.0, |v| self.gold(who, f64::from(v) * SALE).max(0.0));
        let used = if !item.packed && who.may_use(item) { self.use_of(who, item) } else { 0.0 };
        used.max(sale).max(10.0)
    }

    /// What a card is worth in one's own hand.
    pub fn card(&self, card: CardId) -> f64 {
        self.view.book().cards.card(card).map_or(0.0, |def| self.held(def))
    }

    fn held(&self, def: &CardDef) -> f64 {
        let Some(me) = self.view.player(self.me.colour) else { return 0.0 };
        let t = self.temper;
        match &def.is {
            CardKind::Item { gear: item, does } => {
                let fits = outfit::has_room_for(self.me, item);
                let does: f64 = self.does(does, me, &Choice::default());
                let sale = item.value.map_or(0.0, |v| self.gold(me, f64::from(v) * SALE).max(0.0));
                let used = if fits { self.use_of(me, item) } else { 0.0 };
                used.max(sale).max(does * 0.8).max(20.0)
            }
            CardKind::Level => self.next_level(self.me.level).min(t.level),
            CardKind::Race(_) | CardKind::Class(_) => 60.0,
            CardKind::HalfBreed | CardKind::SuperMunchkin => 50.0,
            CardKind::Cheat => 120.0,
            CardKind::Die => 2.5 * t.hold,
            CardKind::Curse(_) | CardKind::Enhancer(_) | CardKind::Monster => t.card.max(self.against_boss(&def.is)),
            CardKind::Card { does, .. } => does.iter().map(|d| self.card_does(d)).sum::<f64>().clamp(30.0, 500.0),
        }
    }

    /// What a card is worth kept for the Boss fight of another: the more, the nearer somebody is to it.
    fn against_boss(&self, is: &CardKind) -> f64 {
        if self.temper.hinder <= 0.0 {
            return 0.0;
        }
        let strength = match is {
            CardKind::Enhancer(add) => {
                (f64::from(add.level) + f64::from(add.strength)).abs() + 3.5 * f64::from(add.dice).abs()
            }
            CardKind::Monster => {
                let (level, dice) = self.usual_monster();
                f64::from(level) + 3.5 * f64::from(dice)
            }
            CardKind::Curse(does) => does.iter().map(weakens).sum(),
            CardKind::Item { .. }
            | CardKind::Level
            | CardKind::Race(_)
            | CardKind::Class(_)
            | CardKind::HalfBreed
            | CardKind::SuperMunchkin
            | CardKind::Cheat
            | CardKind::Die
            | CardKind::Card { .. } => 0.0,
        };
        let others = self.view.players().filter(|p| p.colour() != self.me.colour);
        let near = others.map(|p| p.level()).max().unwrap_or(1);
        strength * self.temper.hinder * (0.4 + 0.06 * f64::from(near))
    }

    /// What something a card does is worth while it is only held.
    fn card_does(&self, does: &Does) -> f64 {
        let t = self.temper;
        match does {
            Does::Dungeon(dungeon::Does::Gold { who: Who::You, by }) => f64::from(*by).max(0.0) * 0.8,
            Does::Cards(cards::Does::Draw { deck, cards, .. }) => f64::from(*cards) * self.unseen(*deck) * 0.8,
            Does::Fight(fight::Does::Term { strength, dice }) => {
                (f64::from(*strength).abs() + 3.5 * f64::from(*dice).abs()) * t.hold
            }
            Does::Fight(fight::Does::Ties) => 1.5 * t.hold,
            Does::Fight(fight::Does::Slay) => 500.0,
            Does::Fight(fight::Does::Banish | fight::Does::SendAway) => 250.0,
            Does::Fight(fight::Does::Mate) => 200.0,
            Does::Fight(fight::Does::CallOff | fight::Does::Compel) => 250.0,
            Does::Fight(fight::Does::Copy) => 3.0 * t.hold,
            Does::Cards(cards::Does::Fetch { deck }) => self.unseen(*deck) * 0.9,
            Does::Dungeon(dungeon::Does::Spent { by, .. }) => -f64::from(*by) * t.step,
            Does::Dungeon(dungeon::Does::MaxHealth { .. }) => 200.0,
            Does::Dungeon(dungeon::Does::Moves { .. }) => t.moves,
            Does::Dungeon(dungeon::Does::ToRoom { .. }) => 150.0,
            Does::Munchkin(munchkin::Does::Level { by, .. }) => self.levels(self.me.level, i32::from(*by)),
            Does::Munchkin(munchkin::Does::Ascend { .. }) => self.next_level(self.me.level),
            Does::Munchkin(munchkin::Does::Steal { .. }) => 200.0,
            Does::Track(track::Does::Token { who: Who::You, by }) => self.steps(self.me.colour, *by),
            // Good for something, now and then.
            Does::Cards(cards::Does::Discard { .. } | cards::Does::Show { .. })
            | Does::Munchkin(
                munchkin::Does::LoseItem { .. }
                | munchkin::Does::LoseRaces { .. }
                | munchkin::Does::LoseClasses { .. }
                | munchkin::Does::SwapSex { .. }
                | munchkin::Does::Condition { .. }
                | munchkin::Does::Lift { .. }
                | munchkin::Does::Die { .. },
            )
            | Does::Dungeon(
                dungeon::Does::Health { .. }
                | dungeon::Does::Gold { .. }
                | dungeon::Does::ToEntrance { .. }
                | dungeon::Does::Link { .. }
                | dungeon::Does::Tidy
                | dungeon::Does::Flip
                | dungeon::Does::Push
                | dungeon::Does::Rebase
                | dungeon::Does::Lurker,
            )
            | Does::Track(track::Does::Token { .. }) => 10.0,
        }
    }

    /// What a card not seen yet is worth.
    pub fn unseen(&self, deck: Deck) -> f64 {
        if deck == Deck::TREASURE { self.temper.treasure } else { self.temper.dxm }
    }

    /// What another's gain is worth to oneself: less than nothing, and the less the nearer it is to the end.
    pub fn weight(&self, who: Colour) -> f64 {
        if who == self.me.colour {
            return 1.0;
        }
        let Some(player) = self.view.player(who) else { return 0.0 };
        let boss = || self.view.foes().all.iter().any(|m| m.boss);
        if self.last_alive(who) && !boss() {
            // Who lies dead has lost too if the last one standing falls.
            return 0.3;
        }
        let others = self.view.players().count().saturating_sub(1).max(1) as f64;
        let lead = 0.4 + 0.12 * f64::from(player.level());
        let share = if others > 1.0 { lead / others.sqrt() } else { 1.0 };
        // Who has stabbed me before is worth a little more trouble; but nobody is hated out of all proportion.
        let stabs = f64::from(self.view.stabbed_by(who).min(GRUDGES));
        -(self.temper.spite * (1.0 + self.temper.grudge * stabs) * share).min(1.5)
    }

    /// What several things a card does are worth to oneself; `you` is who it calls so.
    pub fn does(&self, does: &[Does], you: Player, choice: &Choice) -> f64 {
        does.iter().map(|d| self.one(d, you, choice)).sum()
    }

    /// What one of them is worth to oneself, over all it strikes.
    fn one(&self, does: &Does, you: Player, choice: &Choice) -> f64 {
        let Some(who) = does.whom() else { return self.on_table(does, choice) };
        let meant = |p: &Player| match who {
            Who::You => p.colour() == you.colour(),
            Who::Target => Some(p.colour()) == choice.on,
            Who::Others => p.colour() != you.colour(),
            Who::All => true,
        };
        self.view.players().filter(meant).map(|p| self.weight(p.colour()) * self.on_player(does, p)).sum()
    }

    /// What something done to a player is worth to that player.
    pub fn on_player(&self, does: &Does, who: Player) -> f64 {
        let t = self.temper;
        match does {
            Does::Munchkin(munchkin::Does::Level { by, .. }) => self.levels(who.level(), i32::from(*by)),
            Does::Munchkin(munchkin::Does::Ascend { of, .. }) => match of.as_deref().is_none_or(|of| who.is(of)) {
                true => self.next_level(who.level()),
                false => 0.0,
            },
            Does::Dungeon(dungeon::Does::Health { by, .. }) => self.hits(who, i32::from(*by)),
            Does::Dungeon(dungeon::Does::MaxHealth { by, .. }) => f64::from(*by) * 250.0,
            Does::Dungeon(dungeon::Does::Moves { by, .. }) => f64::from(*by) * t.moves,
            Does::Dungeon(dungeon::Does::Spent { by, .. }) => {
                let active = self.view.turn().seat == Some(who.colour());
                if active { -f64::from(*by) * t.step } else { 0.0 }
            }
            Does::Dungeon(dungeon::Does::Gold { by, .. }) => self.gold(who, f64::from(*by)),
            Does::Cards(cards::Does::Draw { deck, cards, .. }) => f64::from(*cards) * self.unseen(*deck),
            Does::Cards(cards::Does::Discard { deck, cards, .. }) => {
                -f64::from((*cards).min(who.hand().of(*deck))) * self.unseen(*deck)
            }
            Does::Munchkin(munchkin::Does::LoseItem { sort, .. }) => -self.item_lost(who, sort.as_deref()),
            Does::Munchkin(munchkin::Does::LoseRaces { .. }) => -60.0 * who.races().len() as f64,
            Does::Munchkin(munchkin::Does::LoseClasses { .. }) => -150.0 * who.classes().len() as f64,
            Does::Munchkin(munchkin::Does::SwapSex { .. }) => -10.0,
            Does::Munchkin(munchkin::Does::Condition { add, .. }) => self.hampered(add, who),
            Does::Munchkin(munchkin::Does::Lift { .. }) => -who.conditions().last().map_or(0.0, |c| self.condition(c)),
            Does::Dungeon(dungeon::Does::ToEntrance { .. }) => self.sent_back(who),
            Does::Munchkin(munchkin::Does::Die { .. }) => -self.death(who),
            Does::Track(track::Does::Token { by, .. }) => self.steps(who.colour(), *by),
            // Done to no player, or worth nothing by itself.
            Does::Cards(cards::Does::Fetch { .. } | cards::Does::Show { .. })
            | Does::Munchkin(munchkin::Does::Steal { .. })
            | Does::Fight(
                fight::Does::Term { .. }
                | fight::Does::Ties
                | fight::Does::Slay
                | fight::Does::Banish
                | fight::Does::SendAway
                | fight::Does::Compel
                | fight::Does::CallOff
                | fight::Does::Copy
                | fight::Does::Mate,
            )
            | Does::Dungeon(
                dungeon::Does::ToRoom { .. }
                | dungeon::Does::Link { .. }
                | dungeon::Does::Tidy
                | dungeon::Does::Flip
                | dungeon::Does::Push
                | dungeon::Does::Rebase
                | dungeon::Does::Lurker,
            ) => 0.0,
        }
    }

    fn item_lost(&self, who: Player, sort: Option<&str>) -> f64 {
        let of = |g: &&Arc<Gear>| sort.is_none_or(|s| outfit::counts_as(g, s));
        let least = who.gear().iter().filter(of).map(|g| self.item(who, g)).min_by(f64::total_cmp);
        least.unwrap_or(0.0)
    }

    /// What would hang over a munchkin is worth to it: no Hand is missed by who holds nothing in it.
    fn hampered(&self, add: &Condition, who: Player) -> f64 {
        let holds = who.working().any(|item| item.hands > 0);
        if add.hands >= 0 || holds {
            self.condition(add)
        } else {
            self.condition(&Condition { hands: 0, ..add.clone() })
        }
    }

    /// What hangs over a munchkin is worth to it.
    pub fn condition(&self, c: &Condition) -> f64 {
        let share = if c.until == Until::Lifted { 1.0 } else { 0.45 };
        let t = self.temper;
        let sum = f64::from(c.bonus) * t.bonus * 0.8
            + f64::from(c.dice) * t.die * 0.8
            + f64::from(c.moves) * t.moves
            + f64::from(c.hands) * 200.0
            + f64::from(c.run) * 80.0
            - if c.no_pick_up { 10.0 } else { 0.0 }
            - c.link_cost.map_or(0.0, |cost| (f64::from(cost) - 1.0) * 100.0);
        sum * share
    }

    fn sent_back(&self, who: Player) -> f64 {
        let there = self.view.dungeon().and_then(|d| d.entrance()).is_some_and(|r| who.room() == Some(r.id));
        match (there, who.level() >= self.view.top_level()) {
            (true, _) => 0.0,
            (false, true) => 1_500.0,
            (false, false) => -60.0,
        }
    }

    /// What something done to the map or the decks is worth, outside a fight.
    fn on_table(&self, does: &Does, choice: &Choice) -> f64 {
        if let Does::Cards(cards::Does::Fetch { deck }) = does {
            return choice.pick.map_or(self.unseen(*deck), |card| self.card(card));
        }
        if let Does::Munchkin(munchkin::Does::Steal { sure }) = does {
            return self.stolen(choice, *sure);
        }
        let room = self.view.dungeon().and_then(|d| d.room(choice.room.or(self.me.room)?));
        let tidies = *does == Does::Dungeon(dungeon::Does::Tidy) && room.is_some_and(|r| r.mark.is_some());
        if tidies { 120.0 } else { 0.0 }
    }
}

impl Mind<'_> {
    /// What reaching for somebody's Item is worth: to oneself, and that the other no longer has it.
    fn stolen(&self, choice: &Choice, sure: bool) -> f64 {
        let victim = choice.on.and_then(|on| self.view.player(on));
        let (Some(me), Some(victim), Some(index)) = (self.self_player(), victim, choice.item) else { return 0.0 };
        let Some(item) = victim.gear().get(index) else { return 0.0 };
        let had = self.item(me, item) - self.weight(victim.colour()) * self.item(victim, item);
        let deft = if sure { 1.0 } else { f64::from(7 - theft::DEFT) / 6.0 };
        deft * had + (1.0 - deft) * self.levels(me.level(), -1)
    }
}

/// Strength a Curse takes from its victim in a fight, about.
fn weakens(does: &Does) -> f64 {
    let Does::Munchkin(own) = does else { return 0.0 };
    match own {
        munchkin::Does::Level { by, .. } => -f64::from(*by),
        munchkin::Does::LoseItem { .. } => 3.0,
        munchkin::Does::Condition { add, .. } => -f64::from(add.bonus) - 3.5 * f64::from(add.dice),
        munchkin::Does::Ascend { .. }
        | munchkin::Does::Steal { .. }
        | munchkin::Does::LoseRaces { .. }
        | munchkin::Does::LoseClasses { .. }
        | munchkin::Does::SwapSex { .. }
        | munchkin::Does::Lift { .. }
        | munchkin::Does::Die { .. } => 0.0,
    }
    .max(0.0)
}
