//! Help that is asked for and answered (MQ-HELP-01 to MQ-HELP-06, MQ-BRIBE rows).

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking;
use crate::rules::book::Book;
use crate::rules::event::{Event, Fact, FightTold};
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::Fight;
use crate::rules::fight::build;
use crate::rules::fight::cited;
use crate::rules::fight::slain;
use crate::rules::fight::standing;
use crate::rules::fight::{Bargain, Stage};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::table;
use crate::rules::wish::{Wish, Wishes};
use std::cell::OnceCell;

/// How often somebody can say no in one fight before they are no longer asked.
const PATIENCE: usize = 3;

/// The main player asks somebody to help, on terms.
pub(crate) fn ask(book: &Book, game: &Game, (seat, terms): (Colour, &Bargain), out: &mut Facts) -> Result<(), Refusal> {
    let fight = standing::going_on(game)?;
    ensure(
        fight.stage == Stage::Building && matches!(game.top(), Some(Step::Fight(fight::Step::Fight { .. }))),
        || Refusal::new("dice-are-cast", cited::ASKED_TOO_LATE),
    )?;
    ensure(fight.refused.iter().filter(|c| **c == seat).count() < PATIENCE, || {
        Refusal::new("asked-enough", cited::ONE_HELPER).seat(seat)
    })?;
    // Who picks first is part of the offer (MQ-BRIBE-04); unless it says, the main player does.
    let terms = Bargain { helper_first: terms.helper_first.or(Some(false)), ..terms.clone() };
    // Whoever could not help, or terms that could not be kept, are refused at once.
    build::may_help(book, game, (fight, seat))?;
    if !offers_nothing(&terms) {
        can_pay(game, (fight.main, seat), &terms)?;
        // What was agreed with somebody else ends with that helper (MQ-BRIBE-01).
        let before = fight.bargain.as_ref().filter(|_| fight.agreed.is_none_or(|with| with == seat));
        build::may_agree(game, (fight.main, before), &terms)?;
    }
    out.say(table::Event::Owed(Step::Fight(fight::Step::Asked { seat, terms })), cited::IS_ASKED);
    Ok(())
}

/// Whether somebody is asked to help for nothing.
fn offers_nothing(terms: &Bargain) -> bool {
    terms.treasures == 0 && terms.gold == 0 && terms.items.is_empty()
}

/// What was agreed with somebody who has just come to help is written down, unless nothing was.
fn agree(game: &Game, helper: Colour, terms: &Bargain, out: &mut Facts) -> Result<(), Refusal> {
    if offers_nothing(terms) {
        return Ok(());
    }
    let fight = out.0.iter().rev().find_map(helped).ok_or_else(|| Refusal::new("no-fight", cited::NO_FIGHT))?;
    can_pay(game, (fight.main, helper), terms)?;
    build::bargain(game, (Fight::clone(fight), Some(helper)), terms, out)
}

/// Whether whoever pays has the gold that is offered.
fn can_pay(game: &Game, (main, helper): (Colour, Colour), terms: &Bargain) -> Result<(), Refusal> {
    let payer = if terms.gold >= 0 { main } else { helper };
    let purse = game.seat(payer).map_or(0, |s| s.gold);
    ensure(terms.gold.unsigned_abs() <= purse, || {
        Refusal::new("not-enough-gold", cited::GOLD_OFFERED).with("gold", purse)
    })
}

/// The fight as a fact leaves it.
fn helped(fact: &Fact) -> Option<&Fight> {
    let Event::Fight(fight::Event::Fight { fight, .. }) = &fact.event else { return None };
    fight.as_deref()
}

/// Who was asked says yes or no.
pub(crate) fn answer(
    book: &Book,
    game: &Game,
    (seat, terms): (Colour, &Bargain),
    answer: &Answer,
    out: &mut Facts,
) -> Result<(), Refusal> {
    let comes = asking::yes(answer)?;
    out.settle();
    let fight = standing::going_on_below(game)?;
    if !comes {
        let mut fight = fight.clone();
        fight.refused.push(seat);
        standing::now(fight, FightTold::Declined(seat), cited::ONE_HELPER, out);
        return Ok(());
    }
    build::helps(book, game, (fight, seat), out)?;
    // The bargain is struck with the hand on the door; then whoever came reads the room's rule.
    let owed = out.0.pop_if(is_owed);
    agree(game, seat, terms, out)?;
    out.0.extend(owed);
    Ok(())
}

/// Whether coming to help has owed something more.
fn is_owed(fact: &mut Fact) -> bool {
    matches!(fact.event, Event::Table(table::Event::Owed(_)))
}

/// Who could be asked to help, and for what: nothing, a Treasure, or all but one; gold.
pub(crate) fn whom_to_ask(book: &Book, game: &Game, fight: &Fight, out: &mut Wishes) {
    if fight.helper.is_some() {
        return;
    }
    let gold = game.seat(fight.main).map_or(0, |s| s.gold);
    // Counted once somebody could be asked.
    let counted = OnceCell::new();
    for seat in standing::can_help(book, game, fight) {
        let said_no = fight.refused.iter().filter(|c| **c == seat).count();
        if said_no > 1 {
            continue;
        }
        let treasures = *counted.get_or_init(|| slain::treasures(book, game, fight));
        let mut ask = |treasures: u8, gold: i16, first: bool| out.wish(Wish::Ask(seat, treasures, gold, first));
        if said_no == 0 {
            ask(0, 0, false);
        }
        if treasures > 0 {
            ask(1, 0, said_no == 1);
        }
        if treasures > 2 {
            ask(treasures - 1, 0, true);
        }
        // Without a map the Level alone is worth it, whatever the rest goes for.
        if treasures > 1 && fight.place.is_none() {
            ask(treasures, 0, true);
        }
        if gold >= 200 {
            ask(0, 200, false);
        }
    }
}
