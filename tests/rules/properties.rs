//! What holds on every board and in every game.

use crate::support::random::{self, KINDS, SIDES};
use crate::support::slow;
use rand::RngExt as _;
use standie::play::Session;
use standie::play::journal;
use standie::play::record::Who;
use standie::rules::agenda::Step;
use standie::rules::answer::Answer;
use standie::rules::book::Book;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::arrow::Arrow;
use standie::rules::dungeon::gait::Gait;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::dungeon::map::Dungeon;
use standie::rules::dungeon::march::{Between, By, Route};
use standie::rules::dungeon::monster_turn;
use standie::rules::dungeon::monster_turn::MarchRules;
use standie::rules::engine;
use standie::rules::event::Event;
use standie::rules::few::{Few, Member as _};
use standie::rules::game::Game;
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::table;
use standie::rules::table::phase::Phase;
use std::collections::HashSet;
use std::sync::Arc;

fn dungeon(game: &Game) -> &Dungeon {
    game.dungeon.as_deref().expect("a map")
}

#[test]
fn every_monster_turn_is_the_one_the_plain_reading_gives() {
    let mut rng = random::rng(1);
    let mut moved = 0;
    for _ in 0..1_500 {
        let game = slow::board(&mut rng);
        let rules = slow::rules(&mut rng);
        let map = dungeon(&game);
        for roll in Colour::ALL {
            let march = monster_turn::resolve(map, &game.foes, monster_turn::targets(&game, rules), rules, roll);
            let (plain, smashed) = slow::march(&game, rules, roll);
            let ours: Vec<_> =
                march.routes.iter().map(|r| (r.hops.0.iter().map(|h| h.to).collect::<Vec<_>>(), r.stop)).collect();
            assert_eq!(ours, plain, "{roll:?} {rules:?} {game:#?}");
            assert_eq!(march.links_changed.len(), smashed);
            moved += march.moving();
        }
    }
    assert!(moved > 10_000, "the boards are worth the trouble: {moved}");
}

/// What must be true of one route, whatever the rules in force.
fn sound(game: &Game, route: &Route, rules: MarchRules) {
    let map = dungeon(game);
    let monster = game.foes.get(route.monster).expect("it is on the board");
    let entrance = map.entrance().expect("there is one").id;
    assert!(route.to() != entrance || route.hops.0.is_empty(), "it rests in the Entrance");
    let mut been: HashSet<_> = [route.from].into();
    let mut here = route.from;
    for hop in &route.hops.0 {
        assert!(been.insert(hop.to), "it revisits {:?}", hop.to);
        let passes = matches!(hop.link, LinkKind::Passage | LinkKind::Door)
            || monster.def.passes.has(hop.link)
            || (monster.def.smashes.has(hop.link) && here != entrance && hop.to != entrance);
        let dark = hop.over != Between::Nothing;
        assert!(passes || (dark && !rules.edge_exit_needs_passable_link), "it crosses {:?}", hop.link);
        assert_eq!(hop.by == By::Entrance, here == entrance, "only the Entrance is left that way");
        assert!(!hop.cites(here == route.from).is_empty(), "a step without a rule");
        here = hop.to;
    }
    assert!(!route.cites.is_empty(), "a stop without a rule");
}

#[test]
fn no_monster_does_what_none_may() {
    let mut rng = random::rng(2);
    for _ in 0..1_500 {
        let game = slow::board(&mut rng);
        let rules = slow::rules(&mut rng);
        for roll in Colour::ALL {
            let march =
                monster_turn::resolve(dungeon(&game), &game.foes, monster_turn::targets(&game, rules), rules, roll);
            for route in &march.routes {
                sound(&game, route, rules);
            }
        }
    }
}

#[test]
fn the_forecast_is_what_then_happens() {
    let book = standie::catalog::book();
    let mut rng = random::rng(3);
    let mut seen = 0;
    for _ in 0..400 {
        let mut game = slow::board(&mut rng);
        // Nothing unknown, or the forecast would say so and the Monster Turn would ask.
        for room in Arc::make_mut(&mut game.dungeon.as_deref_mut().expect("a map").rooms) {
            for arrow in &mut Arc::make_mut(&mut room.tile).up.arrows.0 {
                if *arrow == Arrow::Unknown {
                    *arrow = Arrow::None;
                }
            }
        }
        let seat = game.seats[0].colour;
        game.turn.seat = Some(seat);
        game.turn.phase = Phase::Monsters;
        game.agenda = vec![Step::Table(table::Step::NextTurn), Step::Dungeon(dungeon::Step::MonsterRoll { seat })];
        let forecast = monster_turn::forecast(&book, &game).expect("a map");
        for (roll, expected) in Colour::ALL.into_iter().zip(&forecast) {
            let mut after = game.clone();
            engine::act(
                &book,
                &mut after,
                &Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(roll)))),
            )
            .expect("the die is asked for");
            let march = dungeon(&after).march.as_ref().expect("they moved");
            assert_eq!(march, expected);
            for route in &march.routes {
                assert_eq!(after.foes.get(route.monster).expect("still there").room, Some(route.to()));
            }
            for change in &march.links_changed {
                assert_eq!(dungeon(&after).room(change.room).expect("there").link(change.side), LinkKind::Passage);
            }
            seen += 1;
        }
    }
    assert_eq!(seen, 2_400);
}

fn read_again(session: &Session) -> Session {
    let text = session.text().to_vec();
    let read = journal::read(&text).expect("what was written can be read");
    assert!(read.is_whole());
    Session::open(session.book().clone(), read, text).expect("and folds")
}

#[test]
fn folding_the_journal_gives_the_game_that_was_played() {
    for seed in 0..40 {
        let session = random::evening(seed, 250);
        let again = read_again(&session);
        assert_eq!(again.game(), session.game(), "seed {seed}");
        assert_eq!(again.hash(), session.hash());
        assert_eq!(again.timeline().here(), session.timeline().here());
        assert_eq!(again.question(), session.question());
    }
}

#[test]
fn undo_to_the_start_gives_the_start_and_redo_the_end() {
    for seed in 0..25 {
        let mut session = random::evening(seed, 150);
        let (start, end) = (session.timeline().state(0), session.game().clone());
        while session.undo(0).is_some() {}
        assert_eq!(*session.game(), start, "seed {seed}");
        while session.redo(0).is_some() {}
        assert_eq!(*session.game(), end, "seed {seed}");
        assert_eq!(read_again(&session).game(), session.game());
    }
}

#[test]
fn any_point_of_the_past_can_be_gone_to_and_played_on_from() {
    let mut rng = random::rng(9);
    for seed in 0..12 {
        let mut session = random::evening(seed, 120);
        for _ in 0..20 {
            let point = rng.random_range(0..=session.timeline().last());
            let there = session.timeline().state(point);
            session.jump(point, 0);
            assert_eq!(*session.game(), there);
            let records = session.records() + 3;
            random::play(&mut session, &mut rng, records);
        }
        assert_eq!(read_again(&session).game(), session.game());
    }
}

/// What the unchangeable rules and the shapes of things demand after every event.
fn invariants(book: &Book, game: &Game) {
    for seat in &game.seats {
        assert!((book.rules.level_min..=book.rules.level_max).contains(&seat.level));
        assert!(seat.health.red <= seat.health.max);
        assert!(game.seats.iter().filter(|s| s.colour == seat.colour).count() == 1);
    }
    let Some(map) = &game.dungeon else { return };
    let entrances = map.rooms.iter().filter(|r| r.entrance).count();
    assert_eq!(entrances, 1);
    let entrance = map.entrance().expect("there is one");
    assert_eq!((entrance.at.col, entrance.at.row), (0, 0));
    let squares: HashSet<_> = map.rooms.iter().map(|r| r.at).collect();
    assert_eq!(squares.len(), map.rooms.len(), "two rooms on one square");
    assert!(map.rooms.is_sorted_by_key(|r| r.id));
    for room in map.rooms.iter() {
        for side in SIDES {
            if let Some(next) = map.neighbour(room, side) {
                assert_eq!(room.link(side), next.link(side.opposite()), "a link is one link");
            }
        }
    }
    let ids: HashSet<MonsterId> = game.foes.all.iter().map(|m| m.id).collect();
    assert_eq!(ids.len(), game.foes.all.len());
    for monster in &game.foes.all {
        assert!(monster.room.is_some_and(|room| map.room(room).is_some()), "a monster stands nowhere");
        assert!(monster.level().is_none_or(|level| level >= 1));
    }
}

/// Plays on, with a look at every state. Corrections are left out where the rules alone are looked at.
fn play_and_look(seed: u64, steps: u32, corrections: bool, mut look: impl FnMut(&Book, &Game, &[Event])) {
    let mut session = random::begin(random::four());
    let book = session.book().clone();
    let mut rng = random::rng(seed);
    for _ in 0..steps {
        let command = match rng.random_range(0..6) {
            0 => random::change(&mut rng, session.game()),
            _ => match random::answer(&mut rng, &book, session.game()) {
                Some(command) => command,
                None => {
                    session.jump(0, 0);
                    continue;
                }
            },
        };
        if !corrections && matches!(command, Command::Table(table::Command::Amend { .. })) {
            continue;
        }
        let before = session.game().clone();
        match engine::act(&book, &mut before.clone(), &command) {
            Ok(facts) => {
                session.submit(&command, Who::Table, 0).expect("accepted twice");
                let events: Vec<Event> = facts.into_iter().map(|f| f.event).collect();
                look(&book, session.game(), &events);
            }
            Err(refusal) => {
                assert_eq!(before, *session.game(), "a refusal changes nothing");
                assert!(!refusal.message.id.is_empty());
            }
        }
    }
}

#[test]
fn the_unchangeable_holds_after_every_event() {
    for seed in 0..30 {
        play_and_look(seed, 400, true, |book, game, _| invariants(book, game));
    }
}

#[test]
fn without_corrections_there_are_never_more_monsters_than_bases() {
    for seed in 100..130 {
        play_and_look(seed, 400, false, |book, game, _| {
            let Some(map) = &game.dungeon else { return };
            let entrance = map.entrance().expect("there is one").id;
            assert!(
                game.foes.all.iter().all(|m| m.boss || m.room != Some(entrance)),
                "a monster rests in the Entrance"
            );
            // One more while its base is being found.
            let based = game.foes.all.iter().filter(|m| m.base.is_some()).count();
            assert!(based <= book.rules.base.bases_per_colour * game.seats.len());
            for colour in Colour::ALL {
                let used = game.foes.all.iter().filter(|m| m.base == Some(colour)).count();
                assert!(used <= book.rules.base.bases_per_colour, "{colour:?} has {used} bases out");
            }
        });
    }
}

#[test]
fn a_question_always_stands_and_nothing_is_forced_any_more() {
    for seed in 200..220 {
        play_and_look(seed, 300, true, |book, game, _| {
            assert!(engine::advance(book, game).0.is_empty(), "forced facts are left over");
            assert!(game.agenda.len() < 40, "the agenda grows: {:?}", game.agenda);
            let _ = engine::question(book, game);
        });
    }
}

#[test]
fn what_is_owed_and_settled_in_the_same_breath_is_not_told() {
    let (mut told, mut open) = (0, 0);
    for seed in 220..240 {
        play_and_look(seed, 200, true, |_, _, events| {
            let mut owed: usize = 0;
            for event in events {
                match event {
                    Event::Table(table::Event::Owed(_)) => owed += 1,
                    Event::Table(table::Event::Settled) => assert_eq!(owed, 0, "owed and settled: {events:?}"),
                    _ => {}
                }
            }
            told += events.len();
            open += owed;
        });
    }
    assert!(open > 500 && told > open, "{open} of {told} are owed");
}

#[test]
fn a_value_put_into_a_small_set_twice_is_out_again() {
    let mut set = Few::<Gait>::EMPTY;
    for gait in Gait::ALL {
        assert!(set.toggled(*gait).has(*gait));
        assert_eq!(set.toggled(*gait).toggled(*gait), set);
        set = set.with(*gait);
        assert_eq!(set.toggled(*gait), set.without(*gait));
    }
}

#[test]
fn every_automated_event_says_why() {
    for seed in 300..330 {
        let mut session = random::begin(random::four());
        let book = session.book().clone();
        let mut rng = random::rng(seed);
        for _ in 0..300 {
            let Some(command) = random::answer(&mut rng, &book, session.game()) else { break };
            let mut game = session.game().clone();
            let Ok(decided) = engine::decide(&book, &game, &command) else { continue };
            for fact in &decided.0 {
                game.apply(&fact.event);
            }
            for _ in 0..1_000 {
                let forced = engine::advance(&book, &game);
                if forced.0.is_empty() {
                    break;
                }
                for fact in &forced.0 {
                    // Owing and settling is the engine's own bookkeeping.
                    let own = matches!(
                        fact.event,
                        Event::Table(table::Event::Owed(_))
                            | Event::Table(table::Event::Settled)
                            | Event::Table(table::Event::Noted(_))
                    );
                    assert!(own || !fact.cites.is_empty(), "no rule behind {:?}", fact.event);
                    game.apply(&fact.event);
                }
            }
            let _ = session.submit(&command, Who::Table, 0);
        }
    }
}

#[test]
fn two_times_the_same_is_the_same() {
    let one = random::evening(77, 200);
    let other = random::evening(77, 200);
    assert_eq!(one.text(), other.text(), "byte by byte");
}

#[test]
fn kinds_of_link_are_all_drawn() {
    // Guards the boards above: a kind left out would be a kind untested.
    let mut rng = random::rng(5);
    let mut seen = HashSet::new();
    for _ in 0..200 {
        let game = slow::board(&mut rng);
        seen.extend(dungeon(&game).rooms.iter().flat_map(|r| r.links));
    }
    assert_eq!(seen.len(), KINDS.len());
}
