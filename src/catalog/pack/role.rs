//! Roles: what a set has to have a card for, so that every mechanic of its game comes up in it.

use crate::rules::card::{CardBox, CardKind, Does, KindDef, MonsterCard, Power};
use crate::rules::cards;
use crate::rules::fight;
use crate::rules::fight::foe::card::{Against, Enhancer};
use crate::rules::munchkin;
use crate::rules::munchkin::gear::Gear;
use crate::rules::numbers::RuleSet;
use crate::rules::seat::{Condition, Until};

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
    ("no_price", |of| of.item(|gear| gear.value.is_none())),
    ("hireling", |of| of.item(Gear::is_hireling)),
    ("bigger_hand", |of| of.kind(|kind| kind.traits.hand > 0)),
    ("carries_big", |of| of.kind(|kind| kind.traits.big > 0)),
    ("runs_better", |of| of.kind(|kind| kind.traits.run > 0)),
    ("runs_worse", |of| of.kind(|kind| kind.traits.run < 0)),
    ("discards_for_more", |of| of.power(|kind| kind.discard.as_ref(), adds)),
    ("discards_the_hand", |of| of.kind(|kind| kind.hand.is_some())),
    ("stabs", |of| of.power(|kind| kind.discard.as_ref(), takes_away)),
    ("steals", |of| of.done(|does| matches!(does, Does::Munchkin(munchkin::Does::Steal { .. })))),
];

/// From a monster that takes so much off the roll nobody ever gets away: the best roll falls short.
const NEVER: i8 = -7;

fn adds(does: &Does) -> bool {
    matches!(does, Does::Fight(fight::Does::Term { strength, .. }) if *strength > 0)
}

fn takes_away(does: &Does) -> bool {
    matches!(does, Does::Fight(fight::Does::Term { strength, .. }) if *strength < 0)
}

/// What is done by a card of some name; for a Race or Class the name is that of the kind.
pub type Done<'a> = (&'a str, &'a Does);

/// All that cards of a set do, wherever it is printed.
pub fn deeds(set: &CardBox) -> impl Iterator<Item = Done<'_>> {
    let monsters = set.monsters.iter().flat_map(|m| {
        let printed = m.bad.iter().chain(&m.escaped).chain(&m.killed);
        printed.map(|does| (&*m.def.name, does))
    });
    let cards = set.cards.iter().flat_map(|card| printed(&card.is).iter().map(|does| (&*card.name, does)));
    let powers = set.kinds.iter().flat_map(|kind| {
        let all = [&kind.discard, &kind.other, &kind.hand, &kind.ten].into_iter().flatten();
        all.flat_map(Power::deeds).map(|does| (&*kind.name, does))
    });
    monsters.chain(cards).chain(powers)
}

/// What is done by what is printed on a card that is no monster's.
fn printed(is: &CardKind) -> &[Does] {
    match is {
        CardKind::Item { does, .. } | CardKind::Curse(does) | CardKind::Card { does, .. } => does,
        CardKind::Level
        | CardKind::Race(_)
        | CardKind::Class(_)
        | CardKind::HalfBreed
        | CardKind::SuperMunchkin
        | CardKind::Enhancer(_)
        | CardKind::Monster
        | CardKind::Cheat
        | CardKind::Die => &[],
    }
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

    fn done(&self, fits: impl Fn(&Does) -> bool) -> bool {
        deeds(self.set).any(|(_, does)| fits(does))
    }
}
