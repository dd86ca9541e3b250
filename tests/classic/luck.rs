//! What a game is remembered by: dice are counted once each, to whom they fell.

use crate::wander::setup;
use standie::play::Session;
use standie::play::player::Players;
use standie::play::record::Who;
use standie::play::story::{Story, story};
use standie::rules::event::{Event, FightTold, Gone, Roll};
use standie::rules::ids::Colour;
use standie::rules::message::Arg;
use standie::rules::{fight, munchkin, table};
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

/// Somebody's share of what is compared once a game is over: who is told to be in front, and by how much.
fn told(story: &Story, id: &str) -> Option<(Vec<Colour>, i64)> {
    let record = story.records.iter().find(|record| record.id == id)?;
    let arg = |name: &str| record.args.iter().find(|(of, _)| *of == name).map(|(_, arg)| arg.clone());
    let Some(Arg::List(who)) = arg("who") else { panic!("{record:?}") };
    let who = who.into_iter().map(|seat| match seat {
        Arg::Seat(seat) => seat,
        other => panic!("{other:?}"),
    });
    let Some(Arg::Number(count)) = arg("count") else { panic!("{record:?}") };
    Some((who.collect(), count))
}

/// Who is in front in something that was counted, unless all are.
fn in_front(seats: &[Colour], counted: &BTreeMap<Colour, i64>) -> Option<(Vec<Colour>, i64)> {
    let best = *counted.values().max()?;
    let who: Vec<Colour> = seats.iter().copied().filter(|seat| counted.get(seat) == Some(&best)).collect();
    (who.len() < seats.len()).then_some((who, best))
}

#[test]
fn what_is_compared_once_a_game_is_over_is_what_happened() {
    let mut seen = BTreeMap::new();
    for seed in 0..16 {
        let (mut session, _) =
            Session::begin(crate::talk::book(), setup(3 + seed as usize % 4), "", seed, 0).expect("a game");
        let mut bots = Players::new(["greedy", "cautious", "greedy", "greedy", "cautious", "random"].into_iter());
        let (mut at, mut fought, mut greatest) = (0, None, None);
        let mut counted: BTreeMap<&str, BTreeMap<Colour, i64>> = BTreeMap::new();
        while let Some(command) = bots.next(&session).filter(|_| session.records() < 8_000) {
            at += 30_000;
            if session.records().is_multiple_of(400) {
                assert!(story(&session).records.is_empty(), "nothing is compared before the end");
            }
            let turn = session.game().turn.number;
            let written = session.submit(&command, Who::Asked, at).expect("what is listed is accepted");
            for fact in &written.facts {
                let mut counts = |what, seat| *counted.entry(what).or_default().entry(seat).or_insert(0) += 1;
                match &fact.event {
                    Event::Munchkin(munchkin::Event::Died { seat }) => counts("record-deaths", *seat),
                    Event::Fight(fight::Event::MonsterGone { why: Gone::Killed, .. }) => {
                        counts("record-kills", fought.expect("a fight"));
                    }
                    Event::Fight(fight::Event::Fight { fight: Some(fight), what }) => {
                        fought = Some(fight.main);
                        if let FightTold::Stopped(by) = what {
                            counts("record-stops", *by);
                        }
                    }
                    Event::Fight(fight::Event::Fight { what: FightTold::Over { ours, theirs, won }, .. }) => {
                        let main = fought.expect("a fight");
                        if !won {
                            counts("record-lost", main);
                        } else if greatest.is_none_or(|(_, _, most, _)| most < *theirs) {
                            greatest = Some((main, *ours, *theirs, turn));
                        }
                    }
                    _ => {}
                }
            }
        }
        let story = story(&session);
        if session.game().ending.is_none() {
            assert!(story.records.is_empty());
            continue;
        }
        let seats: Vec<Colour> = session.game().seats.iter().map(|seat| seat.colour).collect();
        for id in ["record-deaths", "record-kills", "record-stops", "record-lost"] {
            let own = counted.get(id).and_then(|counted| in_front(&seats, counted));
            *seen.entry(id).or_insert(0) += u32::from(own.is_some());
            assert_eq!(told(&story, id), own, "{id}, seed {seed}");
        }
        let (main, ours, theirs, turn) = greatest.expect("somebody has won a fight");
        let record = story.records.iter().find(|record| record.id.starts_with("record-fight")).expect("a fight");
        let has = |name, arg: Arg| assert!(record.args.contains(&(name, arg)), "{name}: {record:?}");
        has("who", Arg::Seat(main));
        has("ours", ours.into());
        has("theirs", theirs.into());
        has("turn", turn.into());
        // Whoever only helped may be the one who wins.
        let Some(table::Ending::Players(winners)) = &session.game().ending else { panic!("nobody has won") };
        let helped = winners.len() == 1 && Some(winners[0]) != fought;
        let by = if helped { "record-helped" } else { "record-level" };
        assert_eq!(story.records[0].id, by, "won by a Level, seed {seed}");
        *seen.entry(by).or_insert(0) += 1;
        let length = &story.records[1];
        assert_eq!(length.id, "record-length");
        assert!(length.args.contains(&("turns", story.turns.into())), "{length:?}");
        let minutes: i64 = story.seats.iter().map(|seat| seat.time).sum::<i64>() / 60_000;
        assert!(length.args.contains(&("hours", (minutes / 60).into())), "{length:?}");
        assert!(length.args.contains(&("minutes", (minutes % 60).into())), "{length:?}");
    }
    assert!(seen["record-kills"] > 3 && seen["record-deaths"] > 0 && seen["record-lost"] > 3, "{seen:?}");
}
