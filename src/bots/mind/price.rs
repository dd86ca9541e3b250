//! What somebody's help costs: the least for which it would say yes.

use crate::bots::mind::Mind;
use crate::bots::temper::Tempers;
use crate::bots::view::View;
use crate::rules::command::Command;
use crate::rules::fight::Bargain;
use crate::rules::ids::Colour;

/// Gold is asked for in steps of so much.
const STEP: i32 = 100;
/// What is asked for in gold at the most, as long as a Treasure is cheaper.
const STEPS: i32 = 10;

/// For what a seat would help in the fight that goes on, the least of it, as far as there are Treasures and its main player
/// has gold. Nothing is asked for where it would help anyway; none where no price would do.
///
/// It is worked out from what lies on the table, and from no hand.
pub fn price(view: View, tempers: &Tempers) -> Option<Bargain> {
    let fight = view.fight()?;
    let mind = Mind::of(view, tempers.at(&view))?;
    let treasures = view.spoils(fight).treasures;
    let purse = view.player(fight.main).map_or(0, |main| main.gold());
    let purse = i32::try_from(purse).unwrap_or(i32::MAX) / STEP;
    let bids = (0..=treasures).flat_map(|cards| (0..=purse.min(STEPS)).map(move |steps| (cards, steps * STEP)));
    let mut bids: Vec<(u8, i32)> = bids.collect();
    bids.sort_by_key(|(cards, gold)| i32::from(*cards) * TREASURE + gold);
    let terms = |(treasures, gold): (u8, i32)| Bargain {
        treasures,
        gold,
        // It comes for the Treasures, whoever picks first: a price is a price.
        helper_first: None,
        items: Vec::new(),
    };
    bids.into_iter().map(terms).find(|terms| mind.helping(fight, terms).worth > 0.0)
}

/// Whether whoever fights, whose view this is, would rather pay that than stand alone.
pub fn pays(view: View, tempers: &Tempers, helper: Colour, terms: &Bargain) -> bool {
    let temper = tempers.at(&view);
    let Some((fight, mind)) = view.fight().zip(Mind::of(view, temper)) else { return false };
    mind.pays(fight, helper, terms)
}

/// Whether a seat, whose view this is, would rather have a trade made than not: what changes hands is weighed on both sides,
/// what the other gets as far as it is held against them.
pub fn trades(view: View, tempers: &Tempers, deal: &Command) -> bool {
    Mind::of(view, tempers.at(&view)).is_some_and(|mind| mind.traded(deal) > MARGIN)
}

/// So much has to come of a trade, in gold, before anybody bothers.
const MARGIN: f64 = 20.0;

/// What a Treasure is to whoever gives it away, in gold.
const TREASURE: i32 = 350;
