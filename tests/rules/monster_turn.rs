//! The Monster Turn and the four kinds of footprint (MQ-MMOV, MQ-SPEC).

use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::agenda::Step;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::arrow::Arrow;
use standie::rules::dungeon::gait::Gait;
use standie::rules::dungeon::march::{Between, By, Route, Stop};
use standie::rules::dungeon::monster_turn;
use standie::rules::engine;
use standie::rules::event::Event;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::ids::{MonsterId, RoomId, Side};
use standie::rules::question::Ask;
use standie::rules::table;

/// A row of rooms eastwards from a square well away from the Entrance, with red arrows as given.
fn row_of(reds: &[char]) -> (Talk, Vec<RoomId>) {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let letters = |red: &char| format!("{red}-----");
    let rooms = (0..).zip(reds).map(|(col, red)| talk.room(10 + col, 10, arrows(&letters(red)))).collect();
    (talk, rooms)
}

/// The Monster Turn on red, and what one monster did.
fn on_red(talk: &mut Talk, monster: MonsterId) -> Route {
    talk.monster_turn(Red);
    talk.march().route(monster).expect("every monster is checked").clone()
}

fn cited(route: &Route, row: &str) -> bool {
    route.cites.iter().any(|r| r.as_str() == row)
}

#[test]
fn every_monster_is_checked_and_follows_its_rooms_arrow() {
    let _row = proves("MQ-MMOV-01");
    let _row = proves("MQ-MMOV-04");
    let _row = proves("MQ-MMOV-12");
    let _row = proves("MQ-MMOV-14");
    let (mut talk, rooms) = row_of(&['e', '-', 'w', 'n']);
    let ids: Vec<MonsterId> = rooms.iter().map(|room| talk.monster(*room, walker(1), Blue)).collect();
    talk.monster_turn(Red).cites("MQ-MMOV-01").cites("MQ-MMOV-12").cites("MQ-MMOV-14");
    let marched: Vec<_> =
        talk.facts.iter().filter(|f| matches!(f.event, Event::Dungeon(dungeon::Event::Marched(_)))).collect();
    assert_eq!(marched.len(), 1, "all movement is one action");
    let of: Vec<MonsterId> = talk.march().routes.iter().map(|r| r.monster).collect();
    assert_eq!(of, ids);
    assert_eq!(talk.path(ids[0]), [rooms[1]]);
    assert!(talk.path(ids[1]).is_empty());
    assert_eq!(talk.path(ids[2]), [rooms[1]]);
    let first = talk.march().routes[0].hops.0[0];
    assert!(first.cites(true).iter().any(|r| r.as_str() == "MQ-MMOV-04"));
}

#[test]
fn they_take_no_notice_of_others() {
    let _row = proves("MQ-MMOV-02");
    let (mut talk, rooms) = row_of(&['e', 'e', 'e', '-']);
    let runner = talk.monster(rooms[0], walker(1), Blue);
    talk.monster(rooms[1], with_gait(&[Gait::Lurking]), Red);
    talk.stands(Red, rooms[2]);
    let route = on_red(&mut talk, runner);
    assert_eq!(talk.path(runner), rooms[1..], "past another monster and past a munchkin of another colour");
    assert_eq!(route.stop, Stop::NoArrow);
}

#[test]
fn the_base_does_not_steer() {
    let _row = proves("MQ-MMOV-05");
    for base in [Blue, Red] {
        let (mut talk, rooms) = row_of(&['e', 'e', '-']);
        let monster = talk.monster(rooms[0], walker(1), base);
        on_red(&mut talk, monster);
        assert_eq!(talk.path(monster), rooms[1..]);
    }
}

#[test]
fn passages_and_regular_doors_only() {
    let _row = proves("MQ-MMOV-06");
    let _row = proves("MQ-MMOV-08");
    for (kind, passes) in [(Passage, true), (Door, true), (Locked, false), (Hidden, false), (Wall, false)] {
        let (mut talk, rooms) = row_of(&['e', '-']);
        if kind != Passage {
            talk.link(rooms[0], East, kind);
        }
        let monster = talk.monster(rooms[0], walker(1), Blue);
        let route = on_red(&mut talk, monster);
        assert_eq!(!route.hops.0.is_empty(), passes, "{kind:?}");
        if !passes {
            assert_eq!(route.stop, Stop::BlockedLink);
            assert!(cited(&route, "MQ-MMOV-08"));
        }
    }
}

#[test]
fn it_goes_on_while_arrows_lead_on() {
    let _row = proves("MQ-MMOV-07");
    let _row = proves("MQ-MMOV-09");
    let (mut talk, rooms) = row_of(&['e', 'e', 'e', '-', 'e']);
    let monster = talk.monster(rooms[0], walker(1), Blue);
    let route = on_red(&mut talk, monster);
    assert_eq!(talk.path(monster), rooms[1..4]);
    assert_eq!(route.stop, Stop::NoArrow);
    assert!(cited(&route, "MQ-MMOV-09"));
    assert!(route.hops.0[1].cites(false).iter().any(|r| r.as_str() == "MQ-MMOV-07"));
    assert_eq!(talk.room_of(monster), rooms[3]);
}

#[test]
fn the_entrance_is_crossed_even_under_a_targets_nose() {
    let _row = proves("MQ-MMOV-10");
    let _row = proves("MQ-MMOV-11");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let east = talk.room(1, 0, arrows("w-----"));
    let west = talk.room(-1, 0, arrows("w-----"));
    let far = talk.room(-2, 0, plain());
    let monster = talk.monster(east, walker(1), Red);
    assert_eq!(talk.seat(Red).room, Some(RoomId::ENTRANCE));
    let route = on_red(&mut talk, monster);
    assert_eq!(talk.path(monster), [RoomId::ENTRANCE, west, far], "and on from there as arrows lead");
    assert_eq!(route.hops.0[1].by, By::Entrance);
    assert_eq!(route.stop, Stop::NoArrow);
}

#[test]
fn nobody_interrupts_them() {
    let _row = proves("MQ-MMOV-13");
    let (mut talk, rooms) = row_of(&['e', 'e', '-']);
    let monster = talk.monster(rooms[0], walker(1), Blue);
    talk.ends_turn().die(Red);
    // Between the roll and the end of all routes nothing was asked; what is played now finds them arrived.
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Moving { .. })));
    assert_eq!(talk.room_of(monster), rooms[2]);
    talk.effect(dungeon::Effect::Stand { seat: Blue, room: rooms[1] });
    assert_eq!(talk.room_of(monster), rooms[2], "a munchkin thrown in the way comes too late");
}

#[test]
fn what_one_smashes_is_open_to_all() {
    let _row = proves("MQ-MMOV-15");
    let (mut talk, rooms) = row_of(&['e', 'e', '-']);
    talk.link(rooms[1], East, Locked);
    // The ordinary one is listed first; the board it meets is the one the smasher leaves.
    let ordinary = talk.monster(rooms[0], walker(1), Blue);
    let def = MonsterDef { smashes: [Locked].into_iter().collect(), ..walker(1) };
    let smasher = talk.monster(rooms[1], def, Blue);
    talk.monster_turn(Red);
    assert_eq!(talk.path(smasher), [rooms[2]]);
    assert_eq!(talk.path(ordinary), rooms[1..]);
    assert_eq!(talk.at(rooms[1]).link(East), Passage);
    assert_eq!(talk.at(rooms[2]).link(West), Passage);
    let change = talk.march().links_changed[0];
    assert_eq!((change.room, change.side, change.from), (rooms[1], East, Locked));
}

#[test]
fn no_room_twice() {
    let _row = proves("MQ-MMOV-17");
    // Round in a square of four, back to where it began.
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let a = talk.room(10, 10, arrows("e-----"));
    let b = talk.room(11, 10, arrows("s-----"));
    let c = talk.room(11, 11, arrows("w-----"));
    let d = talk.room(10, 11, arrows("n-----"));
    let monster = talk.monster(a, walker(1), Blue);
    let route = on_red(&mut talk, monster);
    assert_eq!(talk.path(monster), [b, c, d]);
    assert_eq!(route.stop, Stop::WouldRetrace);
    assert!(cited(&route, "MQ-MMOV-17"));
}

#[test]
fn gotcha() {
    let _row = proves("MQ-MMOV-18");
    for gait in [&[][..], &[Gait::Fast], &[Gait::Slow], &[Gait::Fast, Gait::Contrary]] {
        let contrary = gait.contains(&Gait::Contrary);
        let (mut talk, rooms) = row_of(&[if contrary { 'w' } else { 'e' }, 'e', 'e', '-']);
        let monster = talk.monster(rooms[0], with_gait(gait), Blue);
        talk.stands(Blue, rooms[1]);
        let route = on_red(&mut talk, monster);
        assert_eq!(talk.path(monster), [rooms[1]], "{gait:?}");
        assert_eq!(route.stop, Stop::TargetReached);
        assert!(cited(&route, "MQ-MMOV-18"));
    }
    // On the further room of a Fast monster too.
    let (mut talk, rooms) = row_of(&['e', '-', 'e', '-']);
    let monster = talk.monster(rooms[0], with_gait(&[Gait::Fast]), Blue);
    talk.stands(Blue, rooms[2]);
    assert_eq!(on_red(&mut talk, monster).stop, Stop::TargetReached);
}

#[test]
fn with_its_target_it_stays() {
    let _row = proves("MQ-MMOV-19");
    let (mut talk, rooms) = row_of(&['e', '-']);
    let monster = talk.monster(rooms[0], walker(1), Blue);
    talk.stands(Blue, rooms[0]);
    let route = on_red(&mut talk, monster);
    assert!(route.hops.0.is_empty());
    assert_eq!(route.stop, Stop::TargetHere);
    assert!(cited(&route, "MQ-MMOV-19"));
}

#[test]
fn over_a_gap_to_the_room_beyond() {
    let _row = proves("MQ-MMOV-20");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let here = talk.room(10, 10, arrows("e-----"));
    let beyond = talk.room(13, 10, plain());
    let farther = talk.room(14, 10, plain());
    let monster = talk.monster(here, walker(1), Blue);
    let route = on_red(&mut talk, monster);
    assert_eq!(talk.path(monster), [beyond], "the next room on the line, not {farther:?}");
    assert_eq!(route.hops.0[0].over, Between::Gap);
    assert!(route.hops.0[0].cites(true).iter().any(|r| r.as_str() == "MQ-MMOV-20"));
}

#[test]
fn off_the_edge_and_back_in_at_the_far_end() {
    let _row = proves("MQ-MMOV-21");
    let _row = proves("MQ-MMOV-22");
    for (side, letter) in [(North, 'n'), (East, 'e'), (South, 's'), (West, 'w')] {
        let mut talk = Talk::turn_of(&[Blue, Red]);
        let step = |n: i32| match side {
            North => (10, 10 - n),
            East => (10 + n, 10),
            South => (10, 10 + n),
            West => (10 - n, 10),
        };
        let line: Vec<RoomId> = [0, 1, 4, 5].map(|n| talk.room(step(n).0, step(n).1, plain())).to_vec();
        let last = line[3];
        talk.amends(dungeon::Effect::Print { room: last, face: (*arrows(&format!("{letter}-----")).up).clone() });
        // The link it comes back through is a wall and does not matter.
        talk.link(line[0], side.opposite(), Wall);
        let monster = talk.monster(last, walker(1), Blue);
        let route = on_red(&mut talk, monster);
        assert_eq!(talk.path(monster), [line[0]], "{side:?}");
        assert_eq!(route.hops.0[0].over, Between::Edge);
        assert!(route.hops.0[0].cites(true).iter().any(|r| r.as_str() == "MQ-MMOV-21"));
    }
}

#[test]
fn the_link_into_the_darkness_must_let_it_out() {
    let _row = proves("MQ-MMOV-23");
    for kind in [Locked, Hidden, Wall] {
        let (mut talk, rooms) = row_of(&['-', 'e']);
        talk.link(rooms[1], East, kind);
        let monster = talk.monster(rooms[1], walker(1), Blue);
        let route = on_red(&mut talk, monster);
        assert_eq!(route.stop, Stop::BlockedLink, "{kind:?}");
        assert!(cited(&route, "MQ-MMOV-23"));
    }
}

#[test]
fn a_lone_room_leads_back_to_itself() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(10, 10, all_to(East));
    let monster = talk.monster(room, walker(1), Blue);
    assert_eq!(on_red(&mut talk, monster).stop, Stop::WouldRetrace);
}

#[test]
fn footprints_mark_special_movement() {
    let _row = proves("MQ-SPEC-01");
    let ends = |gait: &[Gait]| {
        let (mut talk, rooms) = row_of(&['-', 'e', 'e', '-', '-']);
        let monster = talk.monster(rooms[1], with_gait(gait), Blue);
        talk.monster_turn(Red);
        let at = talk.room_of(monster);
        rooms.iter().position(|r| *r == at).expect("on the row")
    };
    assert_eq!(ends(&[]), 3);
    assert_eq!(ends(&[Gait::Fast]), 4);
    assert_eq!(ends(&[Gait::Slow]), 2);
    assert_eq!(ends(&[Gait::Lurking]), 1);
    assert_eq!(ends(&[Gait::Contrary]), 0);
}

#[test]
fn fast_goes_one_room_further() {
    let _row = proves("MQ-SPEC-02");
    let _row = proves("MQ-SPEC-03");
    let _row = proves("MQ-SPEC-04");
    // East, then south; the further room lies to the south, and its arrow leads nowhere any more.
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let a = talk.room(10, 10, arrows("e-----"));
    let b = talk.room(11, 10, arrows("s-----"));
    let c = talk.room(11, 11, arrows("------"));
    let d = talk.room(11, 12, arrows("w-----"));
    talk.room(10, 12, plain());
    talk.room(12, 11, plain());
    let monster = talk.monster(a, with_gait(&[Gait::Fast]), Blue);
    let route = on_red(&mut talk, monster);
    assert_eq!(talk.path(monster), [b, c, d]);
    assert_eq!(route.stop, Stop::FastDone);
    assert_eq!(route.hops.0[2].by, By::Fast);
    assert!(cited(&route, "MQ-SPEC-03"));
    // If it cannot, it stops where its regular move ended.
    talk.answers(table::Answer::Done).link(c, South, Locked);
    talk.amends(dungeon::Effect::MoveMonster { monster, room: a });
    let route = on_red(&mut talk, monster);
    assert_eq!(talk.path(monster), [b, c]);
    assert_eq!(route.stop, Stop::NoArrow);
}

#[test]
fn slow_goes_one_room() {
    let _row = proves("MQ-SPEC-05");
    let (mut talk, rooms) = row_of(&['e', 'e', 'e', '-']);
    let monster = talk.monster(rooms[0], with_gait(&[Gait::Slow]), Blue);
    let route = on_red(&mut talk, monster);
    assert_eq!(talk.path(monster), [rooms[1]]);
    assert_eq!(route.stop, Stop::Slow);
    assert!(cited(&route, "MQ-SPEC-05"));
    // Crossing the Entrance is not resting there: the room beyond is its one room (OQ-67).
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let east = talk.room(1, 0, arrows("w-----"));
    let west = talk.room(-1, 0, arrows("w-----"));
    talk.room(-2, 0, plain());
    let monster = talk.monster(east, with_gait(&[Gait::Slow]), Blue);
    on_red(&mut talk, monster);
    assert_eq!(talk.path(monster), [RoomId::ENTRANCE, west]);
}

#[test]
fn lurking_never_moves_by_itself_but_can_be_moved() {
    let _row = proves("MQ-SPEC-06");
    let _row = proves("MQ-SPEC-07");
    let (mut talk, rooms) = row_of(&['e', '-']);
    let monster = talk.monster(rooms[0], with_gait(&[Gait::Lurking]), Blue);
    let route = on_red(&mut talk, monster);
    assert!(route.hops.0.is_empty());
    assert_eq!(route.stop, Stop::Lurking);
    assert!(cited(&route, "MQ-SPEC-06"));
    talk.effect(dungeon::Effect::MoveMonster { monster, room: rooms[1] }).cites("MQ-SPEC-07");
    assert_eq!(talk.room_of(monster), rooms[1]);
}

#[test]
fn contrary_begins_against_the_arrow() {
    let _row = proves("MQ-SPEC-08");
    let _row = proves("MQ-SPEC-09");
    let _row = proves("MQ-SPEC-10");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let a = talk.room(10, 10, arrows("e-----"));
    let west = talk.room(9, 10, arrows("s-----"));
    let south = talk.room(9, 11, plain());
    talk.room(11, 10, plain());
    let contrary = with_gait(&[Gait::Contrary]);
    let monster = talk.monster(a, contrary.clone(), Blue);
    let still = talk.monster(south, contrary, Blue);
    let route = on_red(&mut talk, monster);
    assert_eq!(talk.path(monster), [west, south], "against the first arrow, along the second");
    assert_eq!(route.hops.0[0].by, By::Contrary);
    assert_eq!(route.hops.0[1].by, By::Arrow);
    let stays = talk.march().route(still).expect("a route");
    assert_eq!(stays.stop, Stop::NoArrow);
    assert!(cited(stays, "MQ-SPEC-10"));
}

#[test]
fn a_card_may_open_other_links() {
    let _row = proves("MQ-SPEC-11");
    for kind in [Locked, Hidden, Wall] {
        let (mut talk, rooms) = row_of(&['e', '-']);
        talk.link(rooms[0], East, kind);
        let passes = MonsterDef { passes: [kind].into_iter().collect(), ..walker(1) };
        let monster = talk.monster(rooms[0], passes, Blue);
        let route = on_red(&mut talk, monster);
        assert_eq!(talk.path(monster), [rooms[1]]);
        assert!(route.hops.0[0].cites(true).iter().any(|r| r.as_str() == "MQ-SPEC-11"), "{kind:?}");
        assert_eq!(talk.at(rooms[0]).link(East), kind, "passing is not smashing");
    }
    // Leave for one kind is no leave for another.
    let (mut talk, rooms) = row_of(&['e', '-']);
    talk.link(rooms[0], East, Hidden);
    let passes: MonsterDef = MonsterDef { passes: [Wall].into_iter().collect(), ..walker(1) };
    let monster = talk.monster(rooms[0], passes, Blue);
    assert_eq!(on_red(&mut talk, monster).stop, Stop::BlockedLink);
}

#[test]
fn fast_and_slow_cancel() {
    // OQ-69.
    let (mut talk, rooms) = row_of(&['e', 'e', '-', '-']);
    let monster = talk.monster(rooms[0], with_gait(&[Gait::Fast, Gait::Slow]), Blue);
    on_red(&mut talk, monster);
    assert_eq!(talk.path(monster), rooms[1..3]);
}

#[test]
fn several_footprints_each_do_their_part() {
    // OQ-69.
    let went = |gaits: &[Gait]| {
        let (mut talk, rooms) = row_of(&['-', '-', 'w', 'e', 'e', '-', '-']);
        let monster = talk.monster(rooms[3], MonsterDef::default(), Blue);
        talk.monster_turn(Red);
        let answer = Answer::Dungeon(dungeon::Answer::Gait(gaits.iter().copied().collect()));
        let offers = engine::legal(&talk.book, &talk.game).offers;
        assert!(
            offers.iter().any(|o| o.command == Command::Table(table::Command::Answer(answer.clone()))),
            "{gaits:?}"
        );
        talk.answers(answer);
        let place = |room| rooms.iter().position(|r| *r == room).expect("in the row");
        talk.path(monster).into_iter().map(place).collect::<Vec<_>>()
    };
    assert_eq!(went(&[Gait::Contrary]), [2, 1]);
    assert_eq!(went(&[Gait::Contrary, Gait::Slow]), [2]);
    assert_eq!(went(&[Gait::Contrary, Gait::Fast]), [2, 1, 0]);
    assert_eq!(went(&[Gait::Contrary, Gait::Fast, Gait::Slow]), [2, 1]);
    assert_eq!(went(&[Gait::Lurking, Gait::Fast, Gait::Contrary]), Vec::<usize>::new());
}

#[test]
fn an_arrow_nobody_has_looked_at_is_asked_for() {
    let (mut talk, rooms) = row_of(&['e', '?', '-']);
    let monster = talk.monster(rooms[0], walker(1), Blue);
    talk.monster_turn(Red);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Arrow { room: rooms[1], colour: Red }));
    let mut left_out = talk.clone();
    talk.answers(dungeon::Answer::Arrow(Arrow::To(East)));
    assert_eq!(talk.path(monster), rooms[1..]);
    left_out.does(table::Command::Skip);
    assert_eq!(left_out.march().route(monster).expect("a route").stop, Stop::UnknownArrow);
    assert_eq!(left_out.path(monster), [rooms[1]]);
}

#[test]
fn footprints_nobody_has_looked_at_are_asked_for() {
    let (mut talk, rooms) = row_of(&['e', 'e', '-']);
    let monster = talk.monster(rooms[0], MonsterDef::default(), Blue);
    // One that has no arrow stays on any reading, and is not asked about.
    talk.monster(rooms[2], MonsterDef::default(), Blue);
    talk.monster_turn(Red);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Gait { monster }));
    talk.answers(dungeon::Answer::Gait([Gait::Slow].into_iter().collect()));
    assert_eq!(talk.path(monster), [rooms[1]]);
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Moving { .. })));
}

#[test]
fn the_die_can_turn_out_otherwise_until_all_are_moved() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(10, 10, arrows("n--e--"));
    let north = talk.room(10, 9, plain());
    let east = talk.room(11, 10, plain());
    let monster = talk.monster(room, walker(1), Blue);
    let cards = |talk: &Talk| (talk.seat(Blue).hand.of(Deck::DXM), talk.seat(Red).hand.of(Deck::DXM));
    let before = cards(&talk);
    talk.monster_turn(Red);
    assert_eq!(talk.room_of(monster), north);
    assert_eq!(cards(&talk), (before.0, before.1 + 1));
    talk.refuses(reroll(Red)).because("same-colour");
    talk.does(reroll(Blue)).cites("MQ-DIE-11");
    assert_eq!(talk.room_of(monster), east, "worked out anew from where it stood");
    assert_eq!(cards(&talk), (before.0 + 1, before.1), "one gives back, another draws");
    talk.answers(dungeon::Answer::Moved(monster));
    assert!(!matches!(talk.game.agenda.last(), Some(Step::Dungeon(dungeon::Step::Moving))));
    talk.refuses(reroll(Red)).because("no-roll-to-change");
}

#[test]
fn standies_are_ticked_off_one_by_one() {
    let (mut talk, rooms) = row_of(&['e', 'e', '-', '-']);
    let a = talk.monster(rooms[0], walker(1), Blue);
    let b = talk.monster(rooms[1], walker(1), Blue);
    talk.monster(rooms[3], walker(1), Blue);
    talk.monster_turn(Red);
    assert_eq!(
        talk.asks(),
        Ask::Dungeon(dungeon::Ask::Moving { left: vec![a, b] }),
        "the one that stays needs no hand"
    );
    talk.answers(dungeon::Answer::Moved(b));
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Moving { left: vec![a] }));
    talk.refuses(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Moved(b)))).because("no-such-monster");
    talk.answers(dungeon::Answer::Moved(a));
    assert_eq!(talk.asked(), Some(Red), "the last tick ends it");
}

/// A footprint is asked for only where one of them would lead a monster elsewhere.
#[test]
fn nobody_asks_how_a_monster_goes_that_cannot_go_anywhere() {
    let stranger = || MonsterDef { gait: None, ..walker(1) };
    // A wall before it and a wall behind it.
    let (mut talk, rooms) = row_of(&['e', '-']);
    talk.link(rooms[0], East, Wall).link(rooms[0], West, Wall);
    let monster = talk.monster(rooms[0], stranger(), Blue);
    let route = on_red(&mut talk, monster);
    assert!(route.hops.0.is_empty() && route.stop == Stop::BlockedLink, "{:?}", route.stop);
    // Nobody knows the arrow yet: once it is read out and there is none, nothing else is asked.
    let (mut talk, rooms) = row_of(&['?', '-']);
    talk.monster(rooms[0], stranger(), Blue);
    talk.monster_turn(Red);
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Arrow { .. })), "{:?}", talk.asks());
    talk.answers(dungeon::Answer::Arrow(Arrow::None));
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Moving { left: vec![] }));
    // Where only going against the arrow leads anywhere, it is asked.
    let (mut talk, rooms) = row_of(&['-', 'e', '-']);
    talk.link(rooms[1], East, Wall);
    let monster = talk.monster(rooms[1], stranger(), Blue);
    talk.monster_turn(Red);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Gait { monster }));
}

#[test]
fn an_arrow_left_out_that_leads_nowhere_is_not_why_a_monster_stays() {
    let (mut talk, rooms) = row_of(&['?']);
    for side in Side::ALL {
        talk.amends(dungeon::Effect::Link { room: rooms[0], side, kind: Wall });
    }
    let monster = talk.monster(rooms[0], walker(1), Blue);
    talk.monster_turn(Red);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Arrow { room: rooms[0], colour: Red }));
    assert!(monster_turn::is_idle_arrow(&talk.book, &talk.game, rooms[0], Red));
    talk.does(table::Command::Skip);
    let route = talk.march().route(monster).expect("a route").clone();
    assert!(matches!(route.stop, Stop::BlockedLink | Stop::WouldRetrace), "{route:?}");
}
