//! Roles: what a set has to have a card for, so that every mechanic of its game comes up in it.

use crate::rules::card::{CardBox, CardKind, Does, KindDef, MonsterCard, Power};
use crate::rules::cards;
use crate::rules::fight;
use crate::rules::fight::foe::card::{Against, Enhancer};
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::vehicle;
use crate::rules::numbers::RuleSet;
use crate::rules::seat::{Condition, Until};
use crate::rules::track;
use crate::rules::track::card::Need;

/// A set, and the numbers and words of the game it is of.
#[derive(Clone, Copy)]
pub struct Of<'a> {
    /// The cards.
    pub set: &'a CardBox,
    /// The rule set.
    pub rules: &'a RuleSet,
}

/// A role by its name, and whether a card of a set plays it.
pub type Role = (&'static str, fn(Of<'_>) -> bool);

/// Every role there is. Which of them a set needs says its rule set.
pub const ROLES: &[Role] = &[
    ("plain_monster", |of| of.monster(|m| m.def.against.is_empty() && m.def.run == 0 && m.def.spares == 0)),
    ("against_race", |of| of.against(&of.rules.races, false)),
    ("against_class", |of| of.against(&of.rules.classes, false)),
    ("weakness", |of| of.against(&of.rules.races, true) || of.against(&of.rules.classes, true)),
    ("spares", |of| of.monster(|m| m.def.spares > 0)),
    ("friend", |of| of.monster(|m| !m.def.friendly.is_empty())),
    ("driven_off", |of| of.monster(|m| !m.def.flees.is_empty())),
    ("easy_to_run_from", |of| of.monster(|m| m.def.run > 0)),
    ("hard_to_run_from", |of| of.monster(|m| (NEVER + 1..0).contains(&m.def.run))),
    ("no_running", |of| of.monster(|m| m.def.run <= NEVER)),
    ("hurts_the_escaped", |of| of.monster(|m| !m.escaped.is_empty())),
    ("two_levels", |of| of.monster(|m| m.def.levels == Some(2))),
    ("does_once_killed", |of| of.monster(|m| !m.killed.is_empty())),
    ("undead", |of| of.monster(|m| m.def.keywords.iter().any(|word| word == "undead"))),
    ("kills", |of| of.bad(|does| matches!(does, Does::Munchkin(munchkin::Does::Die { .. })))),
    ("costs_levels", |of| of.bad(|does| matches!(does, Does::Munchkin(munchkin::Does::Level { by, .. }) if *by < 0))),
    ("costs_cards", |of| of.bad(|does| matches!(does, Does::Cards(cards::Does::Discard { .. })))),
    ("stronger", |of| of.enhancer(|add| add.level > 0)),
    ("weaker", |of| of.enhancer(|add| add.level < 0)),
    ("mate", |of| of.done(|does| *does == Does::Fight(fight::Does::Mate))),
    ("more_monsters", |of| of.card(|is| *is == CardKind::Monster)),
    ("two_races", |of| of.card(|is| *is == CardKind::HalfBreed)),
    ("two_classes", |of| of.card(|is| *is == CardKind::SuperMunchkin)),
    ("cheat", |of| of.card(|is| *is == CardKind::Cheat)),
    ("sends_away", |of| of.done(|does| *does == Does::Fight(fight::Does::SendAway))),
    ("sends_away_for_nothing", |of| of.done(|does| *does == Does::Fight(fight::Does::Banish))),
    ("kills_outright", |of| of.done(|does| *does == Does::Fight(fight::Does::Slay))),
    ("wins_ties", |of| of.done(|does| *does == Does::Fight(fight::Does::Ties))),
    ("fetches", |of| of.done(|does| matches!(does, Does::Cards(cards::Does::Fetch { .. })))),
    ("draws", |of| of.done(|does| matches!(does, Does::Cards(cards::Does::Draw { .. })))),
    ("last_level", |of| of.done(|does| matches!(does, Does::Munchkin(munchkin::Does::Ascend { .. })))),
    ("curse_on_levels", |of| of.curse(|does| matches!(does, munchkin::Does::Level { .. }))),
    ("curse_on_a_slot", |of| of.curse(|does| matches!(does, munchkin::Does::LoseItem { sort: Some(_), .. }))),
    ("curse_on_any_item", |of| of.curse(|does| matches!(does, munchkin::Does::LoseItem { sort: None, .. }))),
    ("curse_on_races", |of| of.curse(|does| matches!(does, munchkin::Does::LoseRaces { .. }))),
    ("curse_on_classes", |of| of.curse(|does| matches!(does, munchkin::Does::LoseClasses { .. }))),
    ("curse_on_sex", |of| of.curse(|does| matches!(does, munchkin::Does::SwapSex { .. }))),
    ("lasting_curse", |of| of.hangs(Until::Lifted)),
    ("next_fight_curse", |of| of.hangs(Until::NextFight)),
    ("lifts_curses", |of| of.done(|does| matches!(does, Does::Munchkin(munchkin::Does::Lift { .. })))),
    ("one_shot", |of| of.item(|gear| gear.once && gear.bonus > 0)),
    ("level_card", |of| of.card(|is| *is == CardKind::Level)),
    ("big", |of| of.item(|gear| gear.big)),
    ("for_some", |of| of.item(|gear| !gear.only.is_empty())),
    ("two_hands", |of| of.item(|gear| gear.hands == 2)),
    ("boots", |of| of.item(|gear| gear.run > 0)),
    ("slow_shoes", |of| of.item(|gear| gear.run < 0)),
    ("no_price", |of| of.item(|gear| gear.value.unwrap_or(0) == 0)),
    ("hireling", |of| of.item(Gear::is_hireling)),
    ("bigger_hand", |of| of.kind(|kind| kind.traits.hand > 0)),
    ("carries_big", |of| of.kind(|kind| kind.traits.big > 0)),
    ("runs_better", |of| of.kind(|kind| kind.traits.run > 0)),
    ("runs_worse", |of| of.kind(|kind| kind.traits.run < 0)),
    ("discards_for_more", |of| of.power(|kind| kind.discard.as_ref(), adds)),
    ("discards_the_hand", |of| of.kind(|kind| kind.hand.is_some())),
    ("stabs", |of| of.power(|kind| kind.discard.as_ref(), takes_away)),
    ("steals", |of| of.done(|does| matches!(does, Does::Munchkin(munchkin::Does::Steal { .. })))),
    ("powers_of_each_rank", |of| (1..=3).all(|rank| of.kind(|kind| kind.rank == Some(rank)))),
    ("same_power_twice", |of| of.kind(|kind| kind.rank.is_some() && of.copies(&kind.name) > 1)),
    ("stronger_always", |of| of.kind(|kind| kind.traits.strength > 0)),
    ("stronger_by_items", |of| of.kind(|kind| !kind.per.is_empty())),
    ("discards_for_a_step", |of| of.power(|kind| kind.discard.as_ref(), forwards)),
    ("copies", |of| of.done(|does| *does == Does::Fight(fight::Does::Copy))),
    ("shows_a_hand", |of| of.done(|does| matches!(does, Does::Cards(cards::Does::Show { .. })))),
    ("compels", |of| of.done(|does| *does == Does::Fight(fight::Does::Compel))),
    ("calls_off", |of| of.done(|does| *does == Does::Fight(fight::Does::CallOff))),
    ("gang", |of| of.monster(|m| m.def.keywords.iter().any(|word| word == "gang"))),
    ("against_items", |of| of.monster(|m| m.def.against.iter().any(|a| a.who.contains(':')))),
    ("fast_vehicle", |of| of.item(|gear| vehicle::is_vehicle(gear) && gear.run > 0)),
    ("slow_vehicle", |of| of.item(|gear| vehicle::is_vehicle(gear) && gear.run < 0)),
    ("second_vehicle", |of| of.item(|gear| gear.powers.iter().any(|power| power == vehicle::ROOM))),
    ("curse_on_a_vehicle", |of| {
        of.curse(|does| matches!(does, munchkin::Does::LoseItem { sort: Some(sort), .. } if sort == vehicle::VEHICLE))
    }),
    ("curse_on_a_token", |of| of.card(|is| matches!(is, CardKind::Curse(all) if all.iter().any(backwards)))),
    ("enough_of_each_layer", |of| of.has_layers()),
    ("behind_the_last_layer", |of| of.has_god()),
    ("asks_to_kill", |of| of.asks(|need| matches!(need, Need::Killed { .. }))),
    ("asks_to_sell", |of| of.asks(|need| matches!(need, Need::Sold { .. }))),
    ("asks_to_give", |of| of.asks(|need| matches!(need, Need::Gave { .. }))),
    ("asks_for_cards", |of| of.asks(|need| matches!(need, Need::Discards { .. }))),
    ("asks_for_levels", |of| of.asks(|need| matches!(need, Need::Loses { .. }))),
    ("asks_for_powers", |of| of.asks(|need| matches!(need, Need::Powers { .. }))),
    ("asks_for_items", |of| of.asks(|need| matches!(need, Need::Items { .. }))),
    ("asks_for_a_level", |of| of.asks(|need| matches!(need, Need::Level { .. }))),
    ("asks_for_a_hand", |of| of.asks(|need| matches!(need, Need::Holds { .. }))),
];

/// From a monster that takes so much off the roll nobody ever gets away: the best roll falls short.
const NEVER: i8 = -7;

fn adds(does: &Does) -> bool {
    matches!(does, Does::Fight(fight::Does::Term { strength, .. }) if *strength > 0)
}

fn takes_away(does: &Does) -> bool {
    matches!(does, Does::Fight(fight::Does::Term { strength, .. }) if *strength < 0)
}

/// Whether a token moves on.
fn forwards(does: &Does) -> bool {
    matches!(does, Does::Track(track::Does::Token { by, .. }) if *by > 0)
}

/// Whether a token moves back.
fn backwards(does: &Does) -> bool {
    matches!(does, Does::Track(track::Does::Token { by, .. }) if *by < 0)
}

/// What is done by a card of some name; for a Race or Class the name is that of the kind.
pub type Done<'a> = (&'a str, &'a Does);

/// All that cards of a set do, wherever it is printed.
pub fn deeds(set: &CardBox) -> impl Iterator<Item = Done<'_>> {
    let monsters = set.monsters.iter().flat_map(|m| {
        let printed = m.bad.iter().chain(&m.escaped).chain(&m.killed);
        printed.map(|does| (&*m.def.name, does))
    });
    let cards = set.cards.iter().flat_map(|card| card.is.does().iter().map(|does| (&*card.name, does)));
    let powers = set.kinds.iter().flat_map(|kind| {
        let all = [&kind.discard, &kind.other, &kind.hand, &kind.ten].into_iter().flatten();
        all.flat_map(Power::deeds).map(|does| (&*kind.name, does))
    });
    let row = set.track.iter().flat_map(|card| card.gives.iter().map(|does| (&*card.name, does)));
    monsters.chain(cards).chain(powers).chain(row)
}

impl Of<'_> {
    fn monster(&self, fits: impl Fn(&MonsterCard) -> bool) -> bool {
        self.set.monsters.iter().any(fits)
    }

    /// Whether a monster has something against one of some kinds, or is weak against it.
    fn against(&self, kinds: &[String], weak: bool) -> bool {
        let met = |a: &Against| kinds.contains(&a.who) && a.is_bane() == weak;
        self.monster(|m| m.def.against.iter().any(met))
    }

    fn bad(&self, fits: impl Fn(&Does) -> bool) -> bool {
        self.monster(|m| m.bad.iter().any(&fits))
    }

    fn card(&self, fits: impl Fn(&CardKind) -> bool) -> bool {
        self.set.cards.iter().any(|card| fits(&card.is))
    }

    fn enhancer(&self, fits: impl Fn(&Enhancer) -> bool) -> bool {
        self.card(|is| matches!(is, CardKind::Enhancer(add) if fits(add)))
    }

    fn item(&self, fits: impl Fn(&Gear) -> bool) -> bool {
        self.card(|is| matches!(is, CardKind::Item { gear, .. } if fits(gear)))
    }

    fn curse(&self, fits: impl Fn(&munchkin::Does) -> bool) -> bool {
        let does = |does: &Does| matches!(does, Does::Munchkin(does) if fits(does));
        self.card(|is| matches!(is, CardKind::Curse(all) if all.iter().any(does)))
    }

    /// Whether a Curse hangs over its victim until something.
    fn hangs(&self, until: Until) -> bool {
        let hangs = |add: &Condition| add.until == until;
        self.curse(|does| matches!(does, munchkin::Does::Condition { add, .. } if hangs(add)))
    }

    fn kind(&self, fits: impl Fn(&KindDef) -> bool) -> bool {
        self.set.kinds.iter().any(fits)
    }

    /// Whether a power of some kind does something.
    fn power(&self, which: impl Fn(&KindDef) -> Option<&Power>, fits: impl Fn(&Does) -> bool) -> bool {
        self.kind(|kind| which(kind).is_some_and(|power| power.deeds().any(&fits)))
    }

    /// How many cards there are of a Race, Class or Power.
    fn copies(&self, name: &str) -> usize {
        let of_it = |is: &CardKind| matches!(is, CardKind::Race(kind) | CardKind::Class(kind) if **kind == *name);
        self.set.cards.iter().filter(|card| of_it(&card.is)).map(|card| card.numbers.len()).sum()
    }

    /// Whether a card of the row asks for something.
    fn asks(&self, fits: impl Fn(&Need) -> bool) -> bool {
        self.set.track.iter().any(|card| card.asks.as_ref().is_some_and(&fits))
    }

    /// Whether a row can be laid, as many cards of each Layer as it has.
    fn has_layers(self) -> bool {
        let there = |layer: usize| self.set.track.iter().filter(|card| usize::from(card.layer) == layer).count();
        (1..).zip(&self.rules.layers).all(|(layer, wanted)| there(layer) >= usize::from(*wanted))
    }

    /// Whether somebody waits on the other side of the last card of the row.
    fn has_god(self) -> bool {
        let last = self.set.track.iter().max_by_key(|card| card.layer);
        last.is_some_and(|last| self.monster(|m| m.def.card == Some(last.number)))
    }

    fn done(&self, fits: impl Fn(&Does) -> bool) -> bool {
        deeds(self.set).any(|(_, does)| fits(does))
    }
}
