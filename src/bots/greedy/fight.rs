//! Fights, one's own and others': what to play, whom to ask, when to roll.

use crate::bots::mind::cards::NEVER;
use crate::bots::mind::fight::{Change, chance};
use crate::bots::mind::{Mind, Thought};
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::card::{CardId, CardKind};
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::fight::Fight;
use crate::rules::munchkin;
use crate::rules::table;

/// What it is worth to beat one of several monsters and run from the rest.
const SOME: f64 = 40.0;

/// What each wish before the roll is worth.
pub fn weigh(mind: &Mind, wishes: &[Command]) -> Vec<Thought> {
    let Some(fight) = mind.view.fight() else { return wishes.iter().map(|w| mind.play(w)).collect() };
    let p = chance(&mind.view.roll(fight, None));
    let reacting = matches!(mind.view.top(), Some(Step::Table(table::Step::Window { .. })));
    let one = |wish: &Command| match wish {
        // Help was asked for before the roll was announced.
        Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))) if reacting => {
            Thought::new(NEVER, "bot-why-nothing")
        }
        Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))) => {
            Thought::new(0.0, "bot-why-roll").at(p)
        }
        Command::Table(table::Command::Answer(_)) => Thought::new(0.0, "bot-why-pass"),
        Command::Fight(fight::Command::AskHelp { seat, terms }) => mind.asking(fight, *seat, terms),
        // Who was dragged in leaves the winner alone.
        Command::Fight(fight::Command::Withdraw { .. }) => Thought::new(50.0, "bot-why-hinder"),
        Command::Munchkin(munchkin::Command::PlayCard { seat, .. })
        | Command::Munchkin(munchkin::Command::UsePower { seat, .. })
        | Command::Fight(fight::Command::DriveOff { seat, .. })
            if *seat != mind.me.colour =>
        {
            Thought::new(NEVER, "bot-why-nothing")
        }
        Command::Munchkin(munchkin::Command::PlayCard { card, .. }) => match mind.change(fight, wish) {
            Some(change) => {
                let (gain, then) = mind.changed(fight, &change);
                let why = if fight.main == mind.me.colour || gain > 0.0 && then > p {
                    "bot-why-boost"
                } else {
                    "bot-why-hinder"
                };
                Thought::new(gain - mind.price(*card) - 5.0, why).at(then)
            }
            None => mind.play(wish),
        },
        Command::Munchkin(munchkin::Command::UsePower { by, .. }) => match mind.change(fight, wish) {
            Some(change) => {
                let (gain, then) = mind.changed(fight, &change);
                Thought::new(gain - mind.paid(by) - 5.0, "bot-why-power").at(then)
            }
            None => mind.play(wish),
        },
        // It costs nothing but the Level.
        Command::Fight(fight::Command::DriveOff { .. }) => match mind.change(fight, wish) {
            Some(change) => {
                let (gain, then) = mind.changed(fight, &change);
                Thought::new(gain, "bot-why-power").at(then)
            }
            None => mind.play(wish),
        },
        Command::Doors(doors::Command::SendIn { card, .. }) => match mind.arrival(*card) {
            Some(change) => {
                let (gain, then) = mind.changed(fight, &change);
                Thought::new(gain - 5.0, "bot-why-hinder").at(then)
            }
            None => mind.play(wish),
        },
        // One beaten is one fewer to run from, and paid for.
        Command::Doors(doors::Command::Split { .. }) => Thought::new(SOME, "bot-why-split"),
        Command::Table(_) | Command::Turn(_) | Command::Dungeon(_) | Command::Track(_) | Command::Doors(_) => {
            mind.play(wish)
        }
        Command::Fight(fight::Command::Help { .. }) => mind.play(wish),
        Command::Munchkin(
            munchkin::Command::Play { .. }
            | munchkin::Command::Pack { .. }
            | munchkin::Command::Give { .. }
            | munchkin::Command::BuyLevel { .. }
            | munchkin::Command::Power { .. },
        ) => mind.play(wish),
    };
    let mut thoughts: Vec<Thought> = wishes.iter().map(one).collect();
    if mind.temper.plans {
        if mind.view.monsters(fight).any(|m| m.boss) {
            for (wish, thought) in wishes.iter().zip(&mut thoughts) {
                if let Some(found) = tried(mind, fight, wish, p) {
                    *thought = found;
                }
            }
        }
        salvo(mind, fight, wishes, &mut thoughts);
    }
    thoughts
}

/// A Curse or a card on the Boss, tried out on the fight: what it takes from who fights the Boss, or gives.
fn tried(mind: &Mind, fight: &Fight, wish: &Command, before: f64) -> Option<Thought> {
    let Command::Munchkin(munchkin::Command::PlayCard { seat, card, .. }) = wish else { return None };
    let meant = matches!(mind.view.book().cards.card(*card)?.is, CardKind::Curse(_) | CardKind::Enhancer(_));
    if !meant || *seat != mind.me.colour {
        return None;
    }
    let then = mind.view.chance_after(wish)?;
    let (stakes, helping) = mind.standing(fight);
    let at = |p: f64| mind.fight_worth(fight, (stakes, p), helping);
    let gain = at(then) - at(before);
    let why = if fight.main == mind.me.colour { "bot-why-boost" } else { "bot-why-hinder" };
    Some(Thought::new(gain - mind.price(*card) - 5.0, why).at(then))
}

/// Several cards that decide only together: the first of them is worth what all of them are.
fn salvo(mind: &Mind, fight: &Fight, wishes: &[Command], thoughts: &mut [Thought]) {
    let towards = if mind.together(fight, (10, 0), (0, 0)).0 > 0.0 { 1.0 } else { -1.0 };
    let mut cards: Vec<(CardId, usize, Change, f64, f64)> = Vec::new();
    for (place, wish) in wishes.iter().enumerate() {
        let Command::Munchkin(munchkin::Command::PlayCard { seat, card, .. }) = wish else { continue };
        let Some(change) = mind.change(fight, wish).filter(|c| *seat == mind.me.colour && c.gone.is_none()) else {
            continue;
        };
        let by = f64::from(change.ours.0 - change.theirs.0) + 3.5 * f64::from(change.ours.1 - change.theirs.1);
        let by = by * towards;
        if by <= 0.0 || change.monsters > 0 {
            continue;
        }
        match cards.iter_mut().find(|c| c.0 == *card) {
            Some(known) if known.3 >= by => {}
            Some(known) => *known = (*card, place, change, by, known.4),
            None => cards.push((*card, place, change, by, mind.price(*card))),
        }
    }
    cards.sort_by(|a, b| (a.4 / a.3).total_cmp(&(b.4 / b.3)));
    let (mut ours, mut theirs, mut cost) = ((0, 0), (0, 0), 0.0);
    let (mut best, mut many) = ((0.0, 0.0), false);
    for (nth, (_, _, change, _, price)) in cards.iter().enumerate() {
        ours = (ours.0 + change.ours.0, ours.1 + change.ours.1);
        theirs = (theirs.0 + change.theirs.0, theirs.1 + change.theirs.1);
        cost += price;
        let (gain, p) = mind.together(fight, ours, theirs);
        if gain - cost > best.0 {
            (best, many) = ((gain - cost, p), nth > 0);
        }
    }
    if let Some((_, place, ..)) = cards.first().filter(|_| best.0 > 30.0)
        && let Some(thought) = thoughts.get_mut(*place)
        && thought.worth < best.0
    {
        // What several come to is not what the first of them has made of it.
        let why = match (many, towards > 0.0) {
            (true, _) => "bot-why-more",
            (false, true) => "bot-why-boost",
            (false, false) => "bot-why-hinder",
        };
        *thought = Thought::new(best.0, why).at(best.1);
    }
}

/// What each wish is worth while dice lie.
pub fn dice(mind: &Mind, wishes: &[Command]) -> Vec<Thought> {
    let fight = mind.view.fight();
    let one = |wish: &Command| {
        if matches!(wish, Command::Table(table::Command::Answer(_))) {
            return Thought::new(0.0, "bot-why-pass");
        }
        let price = if let Command::Munchkin(munchkin::Command::PlayCard { seat, card, .. }) = wish
            && *seat == mind.me.colour
        {
            mind.price(*card)
        } else if let Command::Munchkin(munchkin::Command::UsePower { seat, by, .. }) = wish
            && *seat == mind.me.colour
        {
            mind.paid(by)
        } else {
            return Thought::new(NEVER, "bot-why-nothing");
        };
        let gain = match (mind.view.dice(), &fight) {
            (Some(_), _) => cast(mind, wish),
            (None, Some(fight)) => mind.turned(fight, wish),
            _ => None,
        };
        Thought::new(gain.unwrap_or(NEVER) - price - 5.0, "bot-why-turn")
    };
    wishes.iter().map(one).collect()
}

/// What changing a die that is cast outside the dice of a fight is worth.
fn cast(mind: &Mind, wish: &Command) -> Option<f64> {
    let Command::Munchkin(munchkin::Command::PlayCard { choice, .. }) = wish else { return None };
    let (seat, roll, step) = mind.view.dice()?;
    let face = choice.face?;
    let who = mind.view.player(seat)?;
    match (roll, step) {
        (Answer::Fight(fight::Answer::Ran { monster, face: was }), _) => {
            let run = if seat == mind.me.colour { mind.view.run_bonus() } else { 0 };
            let away = |face: u8| i32::from(face) + run >= 5;
            let def = mind.view.foes().get(*monster).map(|m| &m.def)?;
            let harm = mind.caught(who, def);
            let by = f64::from(i8::from(away(face))) - f64::from(i8::from(away(*was)));
            Some(mind.weight(seat) * by * harm)
        }
        (Answer::Table(table::Answer::Dice(faces)), Some(Step::Dungeon(dungeon::Step::SearchRoll { room, .. })))
            if seat == mind.me.colour =>
        {
            let room = mind.view.dungeon()?.room(*room)?;
            let (_, by) = mind.view.search(room)?;
            let sum = |faces: &[u8]| faces.iter().map(|f| i32::from(*f)).sum::<i32>() + by;
            let mut then = faces.clone();
            *then.get_mut(choice.die.unwrap_or(0))? = face;
            let stranger = if room.entrance { 0.0 } else { mind.stranger(&mind.arsenal()) };
            Some(mind.find(sum(&then), stranger) - mind.find(sum(faces), stranger))
        }
        _ => None,
    }
}
