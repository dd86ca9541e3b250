//! A card taken off a fight again: it was entered by mistake, and is in the hand it was counted out of.

use crate::play::came::{came, happened};
use crate::play::fix::paid::{Paid, paid};
use crate::play::session::Session;
use crate::play::timeline::{Node, Point};
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::event::{Event, Fact, FightTold};
use crate::rules::fight;
use crate::rules::fight::Term;
use crate::rules::fight::foe::card::Enhancer;
use crate::rules::game::Game;
use crate::rules::munchkin;
use crate::rules::munchkin::played::Source;

/// What was taken off.
enum Gone<'a> {
    Term(&'a Term),
    On(&'a Enhancer),
}

/// What a command took off a fight, and how many others just like it came after it.
fn gone<'a>(before: &'a Game, command: &Command) -> Option<(Gone<'a>, usize)> {
    match happened(command) {
        [Effect::Fight(fight::Effect::Unterm { index })] => {
            let terms = &fight::kept(before)?.terms;
            let gone = terms.get(*index)?;
            Some((Gone::Term(gone), terms[index + 1..].iter().filter(|term| *term == gone).count()))
        }
        [Effect::Fight(fight::Effect::Strip { monster, index })] => {
            let all = &before.foes.get(*monster)?.enhancers;
            let gone = all.get(*index)?;
            Some((Gone::On(gone), all[index + 1..].iter().filter(|lies| *lies == gone).count()))
        }
        _ => None,
    }
}

/// From whose hand the card came that has just been taken off a fight; nothing if nobody had said, or it was no card.
pub fn whose(session: &Session, before: &Game, command: &Command) -> Option<Paid> {
    let (gone, skipped) = gone(before, command)?;
    let timeline = session.timeline();
    let brings = |fact: &Fact| match (&gone, &fact.event) {
        (Gone::Term(gone), Event::Fight(fight::Event::Fight { what: FightTold::Term(add), .. })) => **add == **gone,
        (Gone::On(gone), Event::Fight(fight::Event::EnhancerOn { add, .. })) => add == *gone,
        _ => false,
    };
    let same_fight = |(_, node): &(Point, &Node)| {
        !node.facts.iter().any(|fact| matches!(&fact.event, Event::Fight(told) if told.is_over()))
    };
    let mut came_in = timeline.back(timeline.here()).take_while(same_fight);
    let (point, node) = came_in.by_ref().filter(|(_, node)| node.facts.iter().any(brings)).nth(skipped)?;
    let card = node.command.read().ok()?;
    if let Command::Munchkin(munchkin::Command::Play { seat, from: Source::Hand(deck), .. }) = card {
        return Some(Paid { point, seat, deck, count: 1 });
    }
    came(&timeline.state(node.parent), &card, session.book().rules.kinds())?;
    paid(session, point)
}
