//! A card taken off a fight again: it was entered by mistake, and is in the hand it was counted out of.

use crate::play::came::{came, happened};
use crate::play::fix::paid::{Paid, paid};
use crate::play::record::Who;
use crate::play::session::Session;
use crate::play::timeline::{Node, Point};
use crate::rules::amount::Amount;
use crate::rules::cards;
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
    let (point, card) = brought(session, session.timeline().here(), before, command)?;
    if let Command::Munchkin(munchkin::Command::Play { seat, from: Source::Hand(deck), .. }) = card {
        return Some(Paid { point, seat, deck, count: 1 });
    }
    came(&session.timeline().state(session.timeline().parent(point)), &card, session.book().rules.kinds())?;
    paid(session, point)
}

/// The entries that go with a card that was never played, or with its having been taken off again: each time it was, and
/// what put it back into the hand.
pub fn goes_with(session: &Session, point: Point) -> Vec<Point> {
    let timeline = session.timeline();
    let path = timeline.path(timeline.here());
    let Ok(place) = path.binary_search(&point) else { return Vec::new() };
    let same_fight = |at: &&Point| timeline.node(**at).is_some_and(fought_on);
    let mut all = Vec::new();
    for (place, at) in path.iter().enumerate().skip(place).take_while(|(_, at)| same_fight(at)) {
        let before = || timeline.state(timeline.parent(*at));
        let Some(command) = timeline.node(*at).and_then(|node| node.command.read().ok()) else { continue };
        let is_own = match happened(&command) {
            [Effect::Fight(fight::Effect::Unterm { .. } | fight::Effect::Strip { .. })] if *at == point => true,
            [Effect::Fight(fight::Effect::Unterm { .. } | fight::Effect::Strip { .. })] => {
                brought(session, *at, &before(), &command).is_some_and(|(of, _)| of == point)
            }
            _ => false,
        };
        if is_own {
            all.extend((*at != point).then_some(*at));
            all.extend(path.get(place + 1).copied().filter(|next| timeline.node(*next).is_some_and(gives_back)));
        }
    }
    all
}

/// Whether an entry put a card back into a hand by itself.
fn gives_back(node: &Node) -> bool {
    let command = node.command.read().ok().filter(|_| node.who == Who::App);
    let up = |effect: &Effect| matches!(effect, Effect::Cards(cards::Effect::Hand { change: Amount::By(1..), .. }));
    command.is_some_and(|command| matches!(happened(&command), [effect] if up(effect)))
}

/// Whether a fight goes on after an entry, or there was none.
fn fought_on(node: &Node) -> bool {
    !node.facts.iter().any(|fact| matches!(&fact.event, Event::Fight(told) if told.is_over()))
}

/// The entry that brought what a command has taken off a fight, at a point after it.
fn brought(session: &Session, from: Point, before: &Game, command: &Command) -> Option<(Point, Command)> {
    let (gone, skipped) = gone(before, command)?;
    let timeline = session.timeline();
    let brings = |fact: &Fact| match (&gone, &fact.event) {
        (Gone::Term(gone), Event::Fight(fight::Event::Fight { what: FightTold::Term(add), .. })) => **add == **gone,
        (Gone::On(gone), Event::Fight(fight::Event::EnhancerOn { add, .. })) => add == *gone,
        _ => false,
    };
    let mut came_in = timeline.back(from).take_while(|(_, node)| fought_on(node));
    let (point, node) = came_in.by_ref().filter(|(_, node)| node.facts.iter().any(brings)).nth(skipped)?;
    Some((point, node.command.read().ok()?))
}
