//! What a game is remembered by: dice are counted once each, to whom they fell.

use crate::wander::setup;
use standie::play::Session;
use standie::play::player::Players;
use standie::play::record::Who;
use standie::play::story::story;
use standie::rules::event::{Event, Roll};
use standie::rules::ids::Colour;
use standie::rules::table;
use std::collections::BTreeMap;

#[test]
fn the_luck_that_is_told_is_every_die_that_fell_and_no_other() {
    let mut all = 0;
    for seed in 0..200 {
        let (mut session, _) =
            Session::begin(crate::talk::book(), setup(3 + seed as usize % 4), "", seed, 0).expect("a game");
        let mut bots = Players::new(["random", "greedy", "random", "cautious", "random", "greedy"].into_iter());
        let mut fell: BTreeMap<Colour, (u32, u32)> = BTreeMap::new();
        while let Some(command) = bots.next(&session).filter(|_| session.records() < if seed < 24 { 700 } else { 150 })
        {
            let written = session.submit(&command, Who::Asked, 0).expect("what is listed is accepted");
            for fact in &written.facts {
                if let Event::Table(table::Event::Rolled { roll: Roll::Six(face), seat: Some(seat) }) = fact.event {
                    let (count, sum) = fell.entry(seat).or_default();
                    *count += 1;
                    *sum += u32::from(face);
                }
            }
            // What is taken back has not been.
            if session.records() % 97 == 0 {
                let before = story(&session);
                if session.undo(0).is_some() && session.redo(0).is_some() {
                    assert_eq!(story(&session), before);
                }
            }
        }
        let told = story(&session);
        for seat in &told.seats {
            let (count, sum) = fell.get(&seat.colour).copied().unwrap_or_default();
            assert_eq!((seat.dice.count, seat.dice.sum), (count, sum), "seed {seed}, {:?}", seat.colour);
            all += count;
        }
    }
    assert!(all > 300, "{all}");
}
