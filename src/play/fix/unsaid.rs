//! What nobody had to say, for a fight came out otherwise: dice of running away, and what follows from them. It is said with
//! the fix, and what came after it stays.

use crate::rules::amount::Amount;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::effect::Effect;
use crate::rules::fight;
use crate::rules::munchkin;
use crate::rules::question::{Ask, Question};
use crate::rules::table;

/// What can be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsaid {
    /// A die.
    Face(u8),
    /// So many Levels are lost.
    Levels(u8),
    /// Whoever was caught dies.
    Dies,
    /// Bad Stuff takes nothing, or nothing of this.
    Nothing,
    /// All is shared out.
    Shared,
}

/// Whether something is asked of running away.
pub fn is_unsaid(ask: &Ask) -> bool {
    matches!(ask, Ask::Fight(fight::Ask::RunAway { .. } | fight::Ask::BadStuff { .. })) || is_shared(ask)
}

/// Whether the dead leave something, and who takes it is asked, or who takes first.
fn is_shared(ask: &Ask) -> bool {
    matches!(ask, Ask::Doors(doors::Ask::Corpse { .. } | doors::Ask::LootRoll { .. }))
}

/// What can be said to such a question, with the commands that say it.
pub fn ways(question: &Question) -> Vec<(Unsaid, Vec<Command>)> {
    let answer = |answer| Command::Table(table::Command::Answer(answer));
    let happens = |effect: munchkin::Effect| {
        let effects = vec![Effect::Munchkin(effect)];
        Command::Table(table::Command::Effects { note: String::new(), effects })
    };
    let done = || answer(Answer::Table(table::Answer::Done));
    if let Ask::Fight(fight::Ask::RunAway { monsters }) = &question.ask {
        let Some(monster) = monsters.first().copied() else { return Vec::new() };
        let ran = |face| answer(Answer::Fight(fight::Answer::Ran { monster, face }));
        return (1..=6).map(|face| (Unsaid::Face(face), vec![ran(face)])).collect();
    }
    if is_shared(&question.ask) {
        return vec![(Unsaid::Shared, vec![answer(Answer::Table(table::Answer::No))])];
    }
    let Some(seat) = question.seat.filter(|_| is_unsaid(&question.ask)) else { return Vec::new() };
    let lost = |by: u8| {
        let change = Amount::By(-i32::from(by));
        let level = munchkin::Effect::Level { seat, change, kill: false };
        (Unsaid::Levels(by), vec![happens(level), done()])
    };
    let dies = happens(munchkin::Effect::Life { seat, dead: true, wish: false });
    vec![lost(1), lost(2), (Unsaid::Dies, vec![dies, done()]), (Unsaid::Nothing, vec![done()])]
}
