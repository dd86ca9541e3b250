//! Whoever is away from a table of cardboard, by numbers alone: Levels, what is brought to a fight, how many cards are in
//! hands. It has no card to look at and plays none: claims pass, a turn passes, help has its price, and whoever runs has an
//! order to run in.

use crate::bots::bot::Bot;
use crate::bots::mind::Mind;
use crate::bots::temper::Tempers;
use crate::bots::view::{Player, View};
use crate::odds::flight::Harm;
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::fight::{Bargain, Fight};
use crate::rules::ids::MonsterId;
use crate::rules::{fight, table, turn};
use rand_pcg::Pcg64Mcg;

/// Answers for somebody who is away.
#[derive(Clone, Copy, Debug, Default)]
pub struct Absent;

/// Cards in a hand nobody counts.
const USUAL: u32 = 5;
/// From so likely a death on nobody is sent into a fight for somebody else.
const LIKELY: f64 = 0.2;

impl Bot for Absent {
    fn pick(&mut self, view: &View, wishes: &[Command], _rng: &mut Pcg64Mcg) -> usize {
        let wish = wish(view);
        let found = wishes.iter().position(|other| Some(other) == wish.as_ref());
        found.unwrap_or(wishes.len().saturating_sub(1))
    }
}

/// What is answered to what stands; none where numbers do not say.
pub fn wish(view: &View) -> Option<Command> {
    let say = |answer: Answer| Command::Table(table::Command::Answer(answer));
    match view.top()? {
        Step::Table(table::Step::Move { .. }) => Some(turn::Command::EndTurn.into()),
        Step::Fight(fight::Step::Fight { .. }) => Some(say(fight::Answer::Throws(Vec::new()).into())),
        Step::Fight(fight::Step::Asked { terms, .. }) => {
            let helps = view.fight().is_some_and(|now| helps(view, now, terms));
            Some(say(if helps { table::Answer::Done } else { table::Answer::No }.into()))
        }
        Step::Fight(fight::Step::RunAway { left, .. }) => {
            let monster = runs_from(view, left)?;
            Some(say(fight::Answer::RunsFrom { monster }.into()))
        }
        Step::Fight(fight::Step::PickOrder { .. }) => Some(say(table::Answer::Seat(view.me()).into())),
        Step::Table(_)
        | Step::Cards(_)
        | Step::Munchkin(_)
        | Step::Fight(_)
        | Step::Doors(_)
        | Step::Dungeon(_)
        | Step::Track(_) => None,
    }
}

/// For how many Treasures it would come along, the fewest; none where no number would do.
pub fn price(view: &View) -> Option<Bargain> {
    let now = view.fight()?;
    let all = 0..=view.spoils(now).treasures;
    all.map(|treasures| Bargain { treasures, ..Bargain::default() }).find(|terms| helps(view, now, terms))
}

/// Whether it helps on terms: never anybody to the last Level, never where it is lost all the same, nor into a likely
/// death; else where what it brings outweighs what it may cost.
fn helps(view: &View, now: &Fight, terms: &Bargain) -> bool {
    let tempers = Tempers::cautious();
    let (Some(mind), Some(me)) = (Mind::of(*view, tempers.at(view)), view.player(view.me())) else { return false };
    let with = Fight { helper: Some(view.me()), agreed: Some(view.me()), bargain: Some(terms.clone()), ..now.clone() };
    let lead = mind.lead(&with);
    if lead <= 0 || view.winners(&with).iter().any(|who| *who != view.me()) {
        return false;
    }
    let turned = turned(view, now, lead);
    let (mut dies, mut costs) = (0.0, 0.0);
    for monster in view.monsters(now) {
        let harm = harm(monster.level().unwrap_or(0));
        let caught = f64::from(view.away_from(view.me()) - i32::from(monster.def.run) - 1).clamp(0.0, 6.0) / 6.0;
        let hurts = if harm.dies { mind.body(me) } else { -mind.levels(me.level(), -i32::from(harm.levels)) };
        dies += if harm.dies { caught * turned } else { 0.0 };
        costs += caught * turned * hurts.max(0.0);
    }
    dies < LIKELY && mind.joining(now, terms).worth > costs
}

/// How likely a fight is turned round that is ahead by so much, by how many cards others hold: what it takes for more is
/// rarer.
fn turned(view: &View, now: &Fight, lead: i32) -> f64 {
    let counted = view.counts_hands();
    let others = view.players().filter(|who| who.colour() != now.main && who.colour() != view.me() && !who.is_absent());
    let cards: u32 = others.map(|who: Player| if counted { who.hand().total() } else { USUAL }).sum();
    let each: f64 = match lead {
        ..=5 => 1.0 / 16.0,
        6..=10 => 1.0 / 30.0,
        _ => 1.0 / 80.0,
    };
    1.0 - (1.0 - each).powi(i32::try_from(cards).unwrap_or(i32::MAX))
}

/// What Bad Stuff of a monster of a Level usually is, where nobody has read its card.
fn harm(level: i32) -> Harm {
    match level {
        ..=6 => Harm { levels: 1, ..Harm::default() },
        7..=14 => Harm { levels: 2, ..Harm::default() },
        _ => Harm { dies: true, ..Harm::default() },
    }
}

/// Whom to run from first: the order in which the least is lost, by what monsters of such Levels usually do.
fn runs_from(view: &View, left: &[MonsterId]) -> Option<MonsterId> {
    let mut chase = view.chase(left);
    if let Some(chase) = &mut chase
        && !chase.read
    {
        for (chaser, id) in chase.flight.chasers.iter_mut().zip(&chase.monsters) {
            chaser.caught = harm(view.foes().get(*id).and_then(|foe| foe.level()).unwrap_or(0));
        }
    }
    let planned = chase.and_then(|chase| {
        let plan = chase.flight.best()?;
        chase.monsters.get(*plan.order.first()?).copied()
    });
    planned.or_else(|| left.iter().copied().find(|id| view.foes().get(*id).is_some()))
}
