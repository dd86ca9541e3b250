//! The unchangeable rules (MQ-FIX).

use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::dungeon;
use standie::rules::dungeon::arrow::Arrow;
use standie::rules::dungeon::march::Stop;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::foe::card::{Enhancer, MonsterDef};
use standie::rules::fight::outcome::{HelperShare, Outcome, Won};
use standie::rules::ids::{MonsterId, RoomId, Square};
use standie::rules::munchkin;
use standie::rules::table;

#[test]
fn they_hold_whatever_a_card_or_a_room_says() {
    let _row = proves("MQ-FIX-04");
    let mut talk = Talk::turn_of(&[Blue, Red]).ruled("blocked_level_gain", "waste");
    talk.at_level(Blue, 8).effect(level(Blue, 5));
    assert_eq!(talk.seat(Blue).level, 9, "five levels from a card end at Level 9");
    talk.cites("MQ-FIX-07");
    talk.effect(level(Blue, -20)).cites("MQ-FIX-05");
    assert_eq!(talk.seat(Blue).level, 1);
}

#[test]
fn no_munchkin_falls_below_level_1() {
    let _row = proves("MQ-FIX-05");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.refuses_effect(level(Blue, -1)).because("level-floor").cites("MQ-FIX-05");
    talk.refuses_amendment(munchkin::Effect::Level { seat: Blue, change: Amount::To(0), kill: false });
    // Nor by dying.
    talk.effect(munchkin::Effect::Life { seat: Blue, dead: true, wish: false });
    assert_eq!(talk.seat(Blue).level, 1);
}

#[test]
fn no_monster_falls_below_level_1() {
    let _row = proves("MQ-FIX-06");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    let monster = talk.monster(room, walker(3), Red);
    for (by, level) in [(-1, 2), (-5, 1), (10, 7)] {
        talk.effect(fight::Effect::Enhance { monster, add: Enhancer { level: by, ..Enhancer::default() } });
        assert_eq!(talk.who(monster).level(), Some(level));
    }
}

#[test]
fn level_10_is_won_by_killing_only() {
    let _row = proves("MQ-FIX-07");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.at_level(Blue, 9);
    talk.refuses_effect(level(Blue, 1)).because("level-needs-kill").cites("MQ-FIX-07");
    talk.effect(kill(Blue, 1)).cites("MQ-FIX-07");
    assert_eq!(talk.seat(Blue).level, 10);
    // A gain of several stops at 9.
    talk.at_level(Blue, 7).effect(level(Blue, 3));
    assert_eq!(talk.seat(Blue).level, 9);
    // In a fight too: driven off is not killed.
    let room = talk.room(1, 0, plain());
    let monster = talk.monster(room, walker(1), Red);
    talk.walks(East);
    let won = Won { driven_off: vec![monster], levels: 1, ..Won::default() };
    talk.refuses(table::Command::Answer(Answer::Fight(fight::Answer::Fight(Outcome::Won(won)))))
        .because("level-without-kill");
    talk.wins(1);
    assert_eq!(talk.seat(Blue).level, 10);
}

#[test]
fn the_entrance_stays_as_it_is() {
    let _row = proves("MQ-FIX-08");
    let _row = proves("MQ-FIX-09");
    let _row = proves("MQ-FIX-10");
    let _row = proves("MQ-FIX-11");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let next = talk.room(1, 0, plain());
    let entrance = RoomId::ENTRANCE;
    talk.stands(Blue, next).stands(Red, next);
    for refused in [Talk::refuses_effect, Talk::refuses_amendment] {
        refused(
            &mut talk,
            Effect::Dungeon(dungeon::Effect::MoveRoom { room: entrance, at: Square { col: 5, row: 5 } }),
        )
        .cites("MQ-FIX-08");
        refused(&mut talk, Effect::Dungeon(dungeon::Effect::FlipRoom { room: entrance, face: None }))
            .cites("MQ-FIX-09");
        refused(&mut talk, Effect::Dungeon(dungeon::Effect::RemoveRoom { room: entrance })).cites("MQ-FIX-10");
        for side in [North, East, South, West] {
            refused(&mut talk, Effect::Dungeon(dungeon::Effect::Link { room: entrance, side, kind: Wall }))
                .cites("MQ-FIX-11");
        }
        // The same link from the other side.
        refused(&mut talk, Effect::Dungeon(dungeon::Effect::Link { room: next, side: West, kind: Wall }))
            .cites("MQ-FIX-11");
    }
    talk.does(table::Command::Effects {
        note: String::new(),
        effects: vec![
            Effect::Dungeon(dungeon::Effect::MoveRoom { room: next, at: Square { col: 0, row: 1 } }),
            Effect::Dungeon(dungeon::Effect::FlipRoom { room: next, face: None }),
        ],
    });
    assert_eq!(talk.at(next).link(North), Passage, "any other room may go and takes the Entrance's link over");
}

/// A monster east of the Entrance with an arrow through it, and, maybe, a room on the far side.
fn through(beyond: bool) -> (Talk, MonsterId, RoomId) {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let east = talk.room(1, 0, arrows("w-----"));
    let west = if beyond { talk.room(-1, 0, plain()) } else { RoomId::ENTRANCE };
    let monster = talk.monster(east, walker(1), Blue);
    (talk, monster, west)
}

#[test]
fn a_monster_crosses_the_entrance_or_does_not_enter() {
    let _row = proves("MQ-FIX-13");
    let _row = proves("MQ-FIX-14");
    let (mut talk, monster, west) = through(true);
    talk.monster_turn(Red);
    assert_eq!(talk.path(monster), [RoomId::ENTRANCE, west]);
    let hops = &talk.march().routes[0].hops.0;
    assert!(hops[1].cites(false).iter().any(|r| r.as_str() == "MQ-FIX-13"));
    let (mut talk, monster, _) = through(false);
    talk.monster_turn(Red);
    let route = talk.march().route(monster).expect("a route");
    assert!(route.hops.0.is_empty());
    assert_eq!(route.stop, Stop::EntranceBlocked);
    assert!(route.cites.iter().any(|r| r.as_str() == "MQ-FIX-14"));
}

#[test]
fn not_round_the_dungeon_from_the_entrance_either() {
    let _row = proves("MQ-FIX-14");
    // There is a room on the same line at the far end, but none next to the Entrance.
    let (mut talk, monster, _) = through(false);
    talk.room(-2, 0, plain());
    talk.monster_turn(Red);
    assert_eq!(talk.march().route(monster).expect("a route").stop, Stop::EntranceBlocked);
}

#[test]
fn no_monster_rests_in_the_entrance() {
    let _row = proves("MQ-FIX-12");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    let entrance = RoomId::ENTRANCE;
    let monster = talk.monster(room, walker(1), Red);
    talk.refuses_effect(dungeon::Effect::MoveMonster { monster, room: entrance }).cites("MQ-FIX-12");
    talk.refuses_effect(dungeon::Effect::PlaceMonster { room: entrance, def: walker(1), base: None })
        .cites("MQ-FIX-12");
    // A search that would turn one up finds nothing instead.
    talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![1]));
    assert_eq!(talk.game.foes.all.len(), 1);
    // Every arrow there is cannot hold one either: it crosses.
    talk.amends(dungeon::Effect::Arrow { room, colour: Red, to: Arrow::To(West) });
    talk.room(-1, 0, plain());
    talk.monster_turn(Red);
    assert_ne!(talk.room_of(monster), entrance);
}

#[test]
fn a_card_that_smashes_leaves_the_entrance_alone() {
    let _row = proves("MQ-FIX-11");
    let mut talk = Talk::turn_of(&[Blue, Red]).ruled("entrance_links", "door");
    let east = talk.room(1, 0, arrows("w-----"));
    talk.room(-1, 0, plain());
    let smasher = MonsterDef { smashes: [Door, Locked].into_iter().collect(), ..walker(1) };
    let monster = talk.monster(east, smasher, Blue);
    talk.monster_turn(Red);
    assert_eq!(talk.path(monster).len(), 2, "it went through");
    assert!(talk.march().links_changed.is_empty());
    assert_eq!(talk.at(RoomId::ENTRANCE).links, [Door; 4]);
}

#[test]
fn the_helper_may_reach_level_10_by_the_kill() {
    let _row = proves("MQ-LVL-13");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.at_level(Red, 9);
    let room = talk.room(1, 0, plain());
    let monster = talk.monster(room, walker(1), Red);
    talk.walks(East);
    let helper = Some(HelperShare { seat: Red, levels: 1, treasures: 0 });
    let won = Won { killed: vec![monster], levels: 1, helper, ..Won::default() };
    talk.answers(fight::Answer::Fight(Outcome::Won(won))).cites("MQ-LVL-13");
    assert_eq!(talk.seat(Red).level, 10);
}
