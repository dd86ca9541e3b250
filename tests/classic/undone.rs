//! What was rolled and is taken back, since the table agrees, is rolled anew: the new die knows nothing of the old one.

use crate::wander::setup;
use standie::play::player::Players;
use standie::play::record::Who;
use standie::play::{Session, oracle};
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::engine;
use standie::rules::event::{Event, Roll};
use standie::rules::table;

/// The app rolls and draws until somebody is asked: the dice that fell.
fn rolls(session: &mut Session) -> Vec<u8> {
    let mut fell = Vec::new();
    while engine::waits_for(session.book(), session.game()) == Decider::Chance {
        let answer = oracle::answer(session).expect("the app rolls");
        let answer = Command::Table(table::Command::Answer(answer));
        let written = session.submit(&answer, Who::App, 0).expect("what is rolled is accepted");
        fell.extend(written.facts.iter().filter_map(|fact| match fact.event {
            Event::Table(table::Event::Rolled { roll: Roll::Six(face), .. }) => Some(face),
            _ => None,
        }));
    }
    fell
}

#[test]
fn a_die_that_is_taken_back_is_rolled_anew() {
    // Pairs of throws for the same thing, in the order they fell: once apart, and twice.
    let (mut pairs, mut same) = ([0_u32; 2], [0_u32; 2]);
    let mut faces = [[0_u32; 6]; 6];
    for seed in 0..80 {
        let (mut session, _) =
            Session::begin(crate::talk::book(), setup(3 + seed as usize % 4), "", seed, 0).expect("a game");
        let mut bots = Players::new(["random", "greedy", "random", "cautious", "random", "greedy"].into_iter());
        rolls(&mut session);
        for _ in 0..250 {
            let Some(command) = bots.next(&session) else { break };
            let before = session.game().clone();
            session.submit(&command, Who::Table, 0).expect("what is listed is accepted");
            let Some(first) = rolls(&mut session).first().copied() else { continue };
            let mut fell = vec![first];
            for _ in 0..2 {
                session.undo(0).expect("it was a person's");
                assert_eq!(*session.game(), before, "all of it is taken back");
                session.submit(&command, Who::Table, 0).expect("what was done is done again");
                fell.extend(rolls(&mut session).first());
            }
            for (apart, at) in [(1, 0), (1, 1), (2, 0)] {
                let (one, other) = (fell[at], fell[at + apart]);
                pairs[apart - 1] += 1;
                same[apart - 1] += u32::from(one == other);
                faces[usize::from(one) - 1][usize::from(other) - 1] += 1;
            }
        }
    }
    println!("{same:?} of {pairs:?} the same; {faces:?}");
    // By chance a sixth: within four deviations of it.
    for (same, pairs) in same.into_iter().zip(pairs) {
        let (same, pairs) = (f64::from(same), f64::from(pairs));
        assert!(pairs > 300.0, "{pairs}");
        assert!((same - pairs / 6.0).abs() < 4.0 * (pairs * 5.0 / 36.0).sqrt(), "{same} of {pairs}");
    }
}
