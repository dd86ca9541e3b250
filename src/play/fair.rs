//! Fair dice: what chance will say is settled before the game begins. A fingerprint of the seed is shown at the start; at
//! the end the seed itself is, and with it every roll and every draw can be worked out again.
//!
//! The fingerprint is SHA-256 over the text `standie fair dice N`, N being the seed in decimal digits. The answer of
//! chance that made point P of history comes from the PCG generator of the seed and of a number, P - 1 where the app keeps
//! the cards (see [`oracle::ordinal`]): the same seed, the same answers, whoever asks and however often.

use crate::play::oracle::{self, Pool};
use crate::play::record::Who;
use crate::play::session::Session;
use crate::play::timeline::Point;
use crate::rules::command::{Answer, Command};
use crate::rules::engine::{self, Decider};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

/// The fingerprint of a seed: 64 hexadecimal digits that lead to no seed.
pub fn commitment(seed: u64) -> String {
    let hash = Sha256::digest(format!("standie fair dice {seed}").as_bytes());
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What came of working every roll and draw out again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Checked {
    /// Rolls and draws of the app.
    pub rolls: u32,
    /// Those that come out the same.
    pub same: u32,
    /// Points whose roll does not come out the same.
    pub other: Vec<Point>,
    /// Points that the table put right, or that people rolled or drew by themselves.
    pub told: u32,
}

/// Works out again every roll and draw on the way to where the game stands.
pub fn check(session: &Session, pool: &Pool) -> Checked {
    let (book, timeline) = (session.book(), session.timeline());
    let mut checked = Checked::default();
    let mut game = timeline.state(0);
    for point in timeline.path(timeline.here()) {
        let Some(node) = timeline.node(point) else { continue };
        let question = engine::question(book, &game);
        let answer = match node.command.read() {
            Ok(Command::Answer(answer)) if engine::decider(&question) == Decider::Chance => Some(answer),
            _ => None,
        };
        if let Some(answer) = answer {
            let fixed = node.before_fix.is_some();
            if node.who == Who::Table || fixed {
                checked.told += 1;
            } else {
                let mut rng =
                    oracle::dice(session.header().seed, oracle::ordinal(timeline, &game, (node.parent, point)));
                let again: Option<Answer> = oracle::chance(book, &game, question.ask, pool, &mut rng);
                checked.rolls += 1;
                if again.as_ref() == Some(&answer) {
                    checked.same += 1;
                } else {
                    checked.other.push(point);
                }
            }
        }
        node.facts.iter().for_each(|fact| game.apply(&fact.event));
    }
    checked
}
