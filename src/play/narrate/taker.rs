//! What takes something from somebody who still has to say which: a monster, or a Curse.

use crate::catalog::words::{Names, Words};
use crate::play::session::Session;
use crate::rules::agenda::Step;
use crate::rules::event::Event;
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::{cards, fight, munchkin, table};

/// How far back it lies at most: a monster that takes several things asks for one after the other.
const RECENT: usize = 4;

/// Who takes what is asked for, in words; nothing where nothing has to go, or where its owner gives it of their own will.
pub fn taker(words: &Words, session: &Session) -> Option<String> {
    let question = session.question();
    let goes = matches!(
        question.ask,
        Ask::Munchkin(munchkin::Ask::LoseItem { .. }) | Ask::Cards(cards::Ask::Cards { drawn: false, .. })
    );
    let victim = question.seat.filter(|_| goes)?;
    let timeline = session.timeline();
    let recent = timeline.back(timeline.here()).take(RECENT);
    let mut facts = recent.flat_map(|(_, node)| node.facts.iter().rev());
    facts.find_map(|fact| {
        let Event::Table(table::Event::Owed(step)) = &fact.event else { return None };
        by(words, session, (step, victim))
    })
}

fn by(words: &Words, session: &Session, (step, victim): (&Step, Colour)) -> Option<String> {
    if let Step::Fight(fight::Step::BadStuff { seat, monster }) = step {
        let monster = words.monster(*monster, Names::of(session.game()));
        return (*seat == victim).then(|| words.with("taker-monster", &[("monster", monster.into())]));
    }
    let Step::Munchkin(munchkin::Step::Cursed { seat, name, .. }) = step else { return None };
    let called = || words.with("taker-curse", &[("name", words.printed(name).into_owned().into())]);
    (*seat == victim && !name.is_empty()).then(called)
}
