//! Fights weighed: what winning brings, what losing costs, and what a card changes about either.

use crate::bots::mind::cards::NEVER;
use crate::bots::mind::{Mind, Thought};
use crate::bots::view::Player;
use crate::odds::Roll;
use crate::odds::fight::roll;
use crate::rules::card::{CardId, CardKind, Choice, Does};
use crate::rules::cards;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::fight::Stage;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::foe::card::{Enhancer, MonsterDef};
use crate::rules::fight::{Bargain, Fight, Fighter, Throw};
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;

/// The chance with help from which on it is asked for.
pub const WORTH_ASKING: f64 = 0.4;

/// What a fight means to one munchkin in it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stakes {
    /// What winning brings.
    pub win: f64,
    /// What losing costs.
    pub lose: f64,
}

impl Stakes {
    /// What a chance to win comes to.
    pub fn at(&self, chance: f64) -> f64 {
        chance * self.win - (1.0 - chance) * self.lose
    }
}

/// What a card or a power changes about a fight.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Change {
    /// Strength and dice more for the munchkins.
    pub ours: (i32, i32),
    /// Strength and dice more for the monsters.
    pub theirs: (i32, i32),
    /// Levels more for winning.
    pub levels: i32,
    /// Treasures more for winning.
    pub treasures: i32,
    /// Monsters more in the fight.
    pub monsters: i32,
    /// A monster that leaves it, and whether it counts as killed.
    pub gone: Option<(MonsterId, bool)>,
    /// Health for who plays it.
    pub health: i32,
    /// Gold and cards besides, to who plays it.
    pub besides: f64,
}

/// The chance of a roll.
pub fn chance(roll: &Roll) -> f64 {
    roll.odds().map_or(0.5, |odds| odds.chance())
}

/// A roll with more on either side.
#[must_use]
pub fn shifted(mut roll: Roll, ours: (i32, i32), theirs: (i32, i32)) -> Roll {
    roll.munchkins.strength += ours.0;
    roll.munchkins.dice = roll.munchkins.dice.saturating_add_signed(ours.1).min(20);
    roll.monsters.strength += theirs.0;
    roll.monsters.dice = roll.monsters.dice.saturating_add_signed(theirs.1).min(20);
    roll
}

impl Mind<'_> {
    /// What Bad Stuff of a monster costs somebody.
    fn bad(&self, who: Player, def: &MonsterDef) -> f64 {
        let card = def.card.and_then(|c| self.view.book().cards.monster(c));
        let sum = |does: &[Does]| does.iter().map(|d| self.on_player(d, who)).sum::<f64>();
        card.map_or(150.0, |card| (-sum(&card.bad)).max(0.0))
    }

    /// What being caught by a monster costs somebody.
    pub fn caught(&self, who: Player, def: &MonsterDef) -> f64 {
        self.bad(who, def)
    }

    /// What a lost fight costs somebody: hits, and Bad Stuff of those it does not get away from.
    pub fn loss<'m>(&self, who: Player, hits: i32, defs: impl Iterator<Item = &'m MonsterDef>, boss: bool) -> f64 {
        let run = if who.colour() == self.me.colour { self.view.run_bonus() } else { 0 };
        // Some do not go after the lowly, some make it harder to get away.
        let caught = |def: &MonsterDef| match who.level() <= def.spares {
            true => 0.0,
            false => 1.0 - (f64::from(2 + run + i32::from(def.run)) / 6.0).clamp(0.0, 1.0),
        };
        let lives = i32::from(who.health().red) > hits;
        let bad: f64 = if lives { defs.map(|d| self.bad(who, d) * caught(d)).sum::<f64>() } else { 0.0 };
        let level = if boss { -self.levels(who.level(), -1) } else { 0.0 };
        -self.hits(who, -hits) + bad + level
    }

    /// What a fight means to its main player, with whoever helps or might.
    pub fn stakes(&self, fight: &Fight, helper: Option<Colour>, given: &Bargain) -> Stakes {
        let Some(main) = self.view.player(fight.main) else { return Stakes::default() };
        let boss = self.view.monsters(fight).any(|m| m.boss);
        let spoils = self.view.spoils(fight);
        let levels = helper.map_or(spoils.levels, |h| self.view.levels_with(fight, h).0);
        let all = spoils.treasures + spoils.helper.as_ref().map_or(0, |h| h.treasures);
        let mine = all.saturating_sub(given.treasures);
        let benefit: f64 = self.view.monsters(fight).map(|m| self.benefit(main, m)).sum();
        let win = if boss {
            self.temper.win
        } else {
            self.levels(main.level(), levels.into()) + f64::from(mine) * self.temper.treasure + benefit
        };
        let gold = self.gold(main, -f64::from(given.gold));
        let hits = self.view.hits(fight).into();
        let lose = self.loss(main, hits, self.view.monsters(fight).map(|m| &*m.def), boss);
        Stakes { win: win + gold, lose: lose - gold }
    }

    fn benefit(&self, who: Player, monster: &Monster) -> f64 {
        let b = monster.def.benefit;
        let own = if monster.base == Some(who.colour()) { self.temper.dxm } else { 0.0 };
        self.gold(who, b.gold.into()) + f64::from(b.dxm) * self.temper.dxm + own + f64::from(b.health) * 60.0
    }

    /// What a fight means to who helps.
    pub fn helper_stakes(&self, fight: &Fight, helper: Colour, given: &Bargain) -> Stakes {
        let Some(who) = self.view.player(helper) else { return Stakes::default() };
        let boss = self.view.monsters(fight).any(|m| m.boss);
        let levels = self.view.levels_with(fight, helper).1;
        let treasures = given.treasures.min(self.view.spoils(fight).treasures.max(given.treasures));
        let gold = self.gold(who, given.gold.into());
        let win = if boss { self.temper.win } else { self.levels(who.level(), levels.into()) };
        let lose = self.loss(who, self.view.hits(fight).into(), self.view.monsters(fight).map(|m| &*m.def), boss);
        Stakes { win: win + f64::from(treasures) * self.temper.treasure + gold, lose: lose - gold }
    }

    /// What a fight comes to for oneself at a chance: one's own stakes, and what others gain or lose by it.
    pub fn fight_worth(&self, fight: &Fight, (stakes, chance): (Stakes, f64), helping: Option<Stakes>) -> f64 {
        let main = self.weight(fight.main) * stakes.at(chance);
        let helper = self.view.helping(fight).zip(helping);
        main + helper.map_or(0.0, |(h, s)| self.weight(h) * s.at(chance))
    }

    /// The stakes of both as the fight stands.
    pub fn standing(&self, fight: &Fight) -> (Stakes, Option<Stakes>) {
        let helper = self.view.helping(fight);
        let given = fight.bargain.clone().unwrap_or_default();
        (self.stakes(fight, helper, &given), helper.map(|h| self.helper_stakes(fight, h, &given)))
    }

    /// What a wish changes about a fight; none if nothing, or nothing this can tell.
    pub fn change(&self, fight: &Fight, wish: &Command) -> Option<Change> {
        if let Command::Munchkin(munchkin::Command::PlayCard { card, choice, .. }) = wish {
            return self.card_change(fight, *card, choice);
        }
        if let Command::Fight(fight::Command::DriveOff { monster, .. }) = wish {
            return Some(Change { gone: Some((*monster, false)), ..Change::default() });
        }
        let Command::Munchkin(munchkin::Command::UsePower { class, by, choice, .. }) = wish else { return None };
        let kind = self.view.book().cards.kind(class)?;
        let power = kind.power(by.paying());
        self.does_change(fight, &power?.does, choice)
    }

    fn card_change(&self, fight: &Fight, card: CardId, choice: &Choice) -> Option<Change> {
        let def = self.view.book().cards.card(card)?;
        match &def.is {
            CardKind::Item { gear, does } => {
                let counts = gear.bonus != 0 || gear.dice != 0 || !gear.better.is_empty();
                if counts && !choice.down && (gear.once || choice.fighter.is_some()) {
                    return Some(self.item_change(fight, gear, choice));
                }
                self.does_change(fight, does, choice).filter(|_| gear.once && !choice.down)
            }
            CardKind::Enhancer(add) => {
                let monster = self.view.monsters(fight).find(|m| Some(m.id) == choice.monster)?;
                Some(enhanced(monster, add))
            }
            CardKind::Monster if choice.with.is_some() => choice.with.and_then(|with| self.arrival(with)),
            CardKind::Monster => {
                let (level, dice) = self.usual_monster();
                Some(Change { theirs: (level, dice), levels: 1, treasures: 2, monsters: 1, ..Change::default() })
            }
            CardKind::Level => {
                let own = self.in_fight(fight);
                Some(Change { ours: (i32::from(own), 0), ..Change::default() })
            }
            CardKind::Card { does, .. } => self.does_change(fight, does, choice),
            CardKind::Race(_)
            | CardKind::Class(_)
            | CardKind::HalfBreed
            | CardKind::SuperMunchkin
            | CardKind::Curse(_)
            | CardKind::Cheat
            | CardKind::Die => None,
        }
    }

    /// What a monster of the hand changes that comes into a fight.
    pub fn arrival(&self, card: CardId) -> Option<Change> {
        let def = &self.view.book().cards.monster(card)?.def;
        let (level, levels) = (i32::from(def.level.unwrap_or(1)), 1);
        let treasures = i32::from(def.treasures.unwrap_or(1));
        Some(Change { theirs: (level, 0), levels, treasures, monsters: 1, ..Change::default() })
    }

    /// Whether one fights in it oneself.
    pub fn in_fight(&self, fight: &Fight) -> bool {
        fight.main == self.me.colour || self.view.helping(fight) == Some(self.me.colour)
    }

    fn item_change(&self, fight: &Fight, item: &Gear, choice: &Choice) -> Change {
        let strength = munchkin::outfit::bonus(self.me, item);
        let by = (strength, i32::from(item.dice));
        side(choice.fighter.unwrap_or(Fighter::Seat(fight.main)), by)
    }

    fn does_change(&self, fight: &Fight, does: &[Does], choice: &Choice) -> Option<Change> {
        let mut sum = Change::default();
        let own = if self.in_fight(fight) { self.me.colour } else { fight.main };
        for one in does {
            match one {
                Does::Fight(fight::Does::Term { strength, dice }) => {
                    let term =
                        side(choice.fighter.unwrap_or(Fighter::Seat(own)), (i32::from(*strength), i32::from(*dice)));
                    sum.ours = (sum.ours.0 + term.ours.0, sum.ours.1 + term.ours.1);
                    sum.theirs = (sum.theirs.0 + term.theirs.0, sum.theirs.1 + term.theirs.1);
                }
                Does::Fight(fight::Does::Slay) => sum.gone = Some((choice.monster?, true)),
                Does::Fight(fight::Does::Mate) => {
                    let like = choice.monster.and_then(|id| self.view.foes().get(id))?;
                    sum.theirs.0 += like.level().unwrap_or(1);
                }
                Does::Fight(fight::Does::Banish | fight::Does::SendAway) => sum.gone = Some((choice.monster?, false)),
                // The fight is off: as good as beaten for who would lose it.
                Does::Fight(fight::Does::CallOff) => {
                    let all = self.view.foes().all.iter().filter_map(|foe| foe.level());
                    sum.theirs.0 -= all.sum::<i32>();
                }
                Does::Fight(fight::Does::Compel) => {
                    let helper = choice.on.and_then(|on| self.view.player(on))?;
                    sum.ours.0 += i32::from(helper.level()) + helper.bonus();
                }
                Does::Fight(fight::Does::Copy) => {
                    let from = choice.on.and_then(|on| self.view.player(on))?;
                    let kinds = from.classes().iter().filter_map(|power| self.view.book().cards.kind(power));
                    sum.ours.0 += kinds.map(|kind| i32::from(kind.traits.strength)).max().unwrap_or(0);
                }
                Does::Dungeon(dungeon::Does::Health { by, .. }) => {
                    let own = choice.on.is_none_or(|on| on == self.me.colour);
                    sum.health += if own { i32::from(*by) } else { 0 };
                }
                Does::Dungeon(dungeon::Does::Gold { .. })
                | Does::Cards(cards::Does::Discard { .. })
                | Does::Cards(cards::Does::Draw { .. }) => {
                    if let Some(me) = self.view.player(self.me.colour) {
                        sum.besides += self.does(std::slice::from_ref(one), me, choice);
                    }
                }
                // What it does besides turns no fight.
                Does::Cards(cards::Does::Fetch { .. } | cards::Does::Show { .. })
                | Does::Munchkin(
                    munchkin::Does::Level { .. }
                    | munchkin::Does::Ascend { .. }
                    | munchkin::Does::Steal { .. }
                    | munchkin::Does::LoseItem { .. }
                    | munchkin::Does::LoseRaces { .. }
                    | munchkin::Does::LoseClasses { .. }
                    | munchkin::Does::SwapSex { .. }
                    | munchkin::Does::Condition { .. }
                    | munchkin::Does::Lift { .. }
                    | munchkin::Does::Die { .. },
                )
                | Does::Fight(fight::Does::Ties)
                | Does::Dungeon(
                    dungeon::Does::MaxHealth { .. }
                    | dungeon::Does::Moves { .. }
                    | dungeon::Does::Spent { .. }
                    | dungeon::Does::ToEntrance { .. }
                    | dungeon::Does::ToRoom { .. }
                    | dungeon::Does::Link { .. }
                    | dungeon::Does::Tidy
                    | dungeon::Does::Flip
                    | dungeon::Does::Push
                    | dungeon::Does::Rebase
                    | dungeon::Does::Lurker,
                )
                | Does::Track(_) => {}
            }
        }
        let fights = Change { health: 0, besides: 0.0, ..sum };
        (fights != Change::default()).then_some(sum)
    }

    /// Level and dice of a monster nobody has seen yet, as they usually are.
    pub fn usual_monster(&self) -> (i32, i32) {
        let cards = self.view.unseen(cards::deck::Deck::MONSTER);
        let defs = cards.iter().filter_map(|c| self.view.book().cards.monster(c)).map(|m| &*m.def);
        let sum = |(level, dice, count): (i32, i32, i32), def: &MonsterDef| {
            (level + i32::from(def.level.unwrap_or(9)), dice + i32::from(def.dice.unwrap_or(1)), count + 1)
        };
        let (level, dice, count) = defs.fold((0, 0, 0), sum);
        if count > 0 { ((level + count / 2) / count, (dice + count / 2) / count) } else { (9, 2) }
    }

    /// What a change is worth to oneself, and the chance after it.
    pub fn changed(&self, fight: &Fight, change: &Change) -> (f64, f64) {
        let (stakes, helping) = self.standing(fight);
        let now = self.view.roll(fight, None);
        let before = self.fight_worth(fight, (stakes, chance(&now)), helping);
        let more = |s: Stakes, level: u8| Stakes {
            win: s.win + self.levels(level, change.levels) + f64::from(change.treasures) * self.temper.treasure,
            lose: s.lose * (1.0 + 0.6 * f64::from(change.monsters)),
        };
        let level = self.view.player(fight.main).map_or(1, |p| p.level());
        let boss = self.view.monsters(fight).any(|m| m.boss);
        let then = if boss { stakes } else { more(stakes, level) };
        let (p, then) = match change.gone {
            Some((id, killed)) => self.without(fight, id, killed, then),
            None => (chance(&shifted(now, change.ours, change.theirs)), then),
        };
        let after = self.fight_worth(fight, (then, p), helping);
        (after - before + change.besides, p)
    }

    /// What several changes of strength and dice together are worth to oneself.
    pub fn together(&self, fight: &Fight, ours: (i32, i32), theirs: (i32, i32)) -> (f64, f64) {
        let (stakes, helping) = self.standing(fight);
        let now = self.view.roll(fight, None);
        let at = |p: f64| self.fight_worth(fight, (stakes, p), helping);
        let p = chance(&shifted(now, ours, theirs));
        (at(p) - at(chance(&now)), p)
    }

    /// The fight without one of its monsters.
    fn without(&self, fight: &Fight, id: MonsterId, killed: bool, stakes: Stakes) -> (f64, Stakes) {
        let sides = self.view.sides(fight, None).without_monster(id);
        let alone = sides.monsters.is_empty();
        match (alone, killed) {
            (true, true) => (1.0, stakes),
            (true, false) => (1.0, Stakes::default()),
            (false, true) => (chance(&roll(&sides)), Stakes { lose: stakes.lose * 0.6, ..stakes }),
            (false, false) => (chance(&roll(&sides)), Stakes { win: stakes.win * 0.6, lose: stakes.lose * 0.6 }),
        }
    }

    /// What changing the dice that lie is worth: whose fight it turns.
    pub fn turned(&self, fight: &Fight, wish: &Command) -> Option<f64> {
        let (mut ours, mut theirs, won) = self.view.totals(fight)?;
        let Stage::Rolled(throws) = &fight.stage else { return None };
        let mut turns = false;
        if let Command::Munchkin(munchkin::Command::PlayCard { card, choice, .. }) = wish {
            let is = &self.view.book().cards.card(*card)?.is;
            if let CardKind::Card { does, .. } = is {
                turns = does.contains(&Does::Fight(fight::Does::Ties)) && !won && ours == theirs;
            } else if *is == CardKind::Die {
                let throw: &Throw = throws.iter().find(|t| Some(t.who) == choice.fighter)?;
                let by = i32::from(choice.face.unwrap_or(3)) - i32::from(*throw.faces.get(choice.die?)?);
                if matches!(throw.who, Fighter::Seat(_)) {
                    ours += by
                } else {
                    theirs += by
                }
                let ties = self.view.sides(fight, None).ties_won;
                turns = (ours > theirs || (ties && ours == theirs)) != won;
            }
        } else if let Command::Munchkin(munchkin::Command::UsePower { class, .. }) = wish {
            let ties = self.view.book().rules.tie_classes.iter().any(|c| **c == **class);
            turns = ties && !won && ours == theirs;
        }
        let (stakes, helping) = self.standing(fight);
        let at = |p: f64| self.fight_worth(fight, (stakes, p), helping);
        let (before, after) = if won { (at(1.0), at(0.0)) } else { (at(0.0), at(1.0)) };
        turns.then_some(after - before)
    }

    /// What asking somebody to help is worth, as far as it is likely to say yes.
    pub fn asking(&self, fight: &Fight, helper: Colour, terms: &Bargain) -> Thought {
        let alone = self.stakes(fight, None, &Bargain::default());
        let helped = self.stakes(fight, Some(helper), terms);
        let theirs = self.helper_stakes(fight, helper, terms);
        let p = chance(&self.view.roll(fight, Some(helper)));
        let gain = helped.at(p) - alone.at(chance(&self.view.roll(fight, None)));
        // The other weighs it as oneself would.
        let spite = -self.weight(helper);
        let accepts = match theirs.at(p) - spite * gain.max(0.0) {
            w if w > 50.0 => 0.8,
            w if w > -150.0 => 0.25,
            // Nobody begs for what they would not do themselves,
            _ => 0.0,
        };
        // nor where it is lost anyway, nor twice.
        if p < WORTH_ASKING || accepts <= 0.0 || fight.refused.contains(&helper) {
            return Thought::new(NEVER, "bot-why-ask").at(p);
        }
        let worth = accepts * (gain + self.weight(helper) * theirs.at(p)) - 10.0;
        Thought::new(worth, "bot-why-ask").at(p)
    }

    /// Whether somebody's help is worth to oneself what they want for it.
    pub fn pays(&self, fight: &Fight, helper: Colour, terms: &Bargain) -> bool {
        if self.view.dungeon().is_none() {
            let (gain, wins) = self.comes(fight, helper, terms);
            return wins && gain > 0.0;
        }
        let alone = self.stakes(fight, None, &Bargain::default());
        let helped = self.stakes(fight, Some(helper), terms);
        let p = chance(&self.view.roll(fight, Some(helper)));
        p >= WORTH_ASKING && helped.at(p) > alone.at(chance(&self.view.roll(fight, None)))
    }

    /// What helping is worth to oneself.
    pub fn helping(&self, fight: &Fight, terms: &Bargain) -> Thought {
        if self.view.dungeon().is_none() {
            return self.joining(fight, terms);
        }
        let me = self.me.colour;
        let mine = self.helper_stakes(fight, me, terms);
        let alone = self.stakes(fight, None, &Bargain::default());
        let helped = self.stakes(fight, Some(me), terms);
        let p = chance(&self.view.roll(fight, Some(me)));
        let gain = helped.at(p) - alone.at(chance(&self.view.roll(fight, None)));
        Thought::new(mine.at(p) + self.weight(fight.main) * gain, "bot-why-help").at(p)
    }
}

/// A change to one side.
fn side(who: Fighter, by: (i32, i32)) -> Change {
    match who {
        Fighter::Seat(_) => Change { ours: by, ..Change::default() },
        Fighter::Monster(_) => Change { theirs: by, ..Change::default() },
    }
}

/// What a card on a monster changes.
fn enhanced(monster: &Monster, add: &Enhancer) -> Change {
    let level = monster.level().unwrap_or(1);
    let by = (level + i32::from(add.level)).max(1) - level + i32::from(add.strength);
    Change {
        theirs: (by, i32::from(add.dice)),
        levels: i32::from(add.levels),
        treasures: i32::from(add.treasures),
        ..Change::default()
    }
}
