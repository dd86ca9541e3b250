//! Going from room to room, and what stands between them (MQ-MOVE, MQ-LINK).

use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::dungeon;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::dungeon::movement;
use standie::rules::dungeon::walk::adjacent;
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::fight::outcome::{Beaten, Outcome};
use standie::rules::ids::RoomId;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::seat::Condition;
use standie::rules::table;

/// Blue in the Entrance, a room east of it, and a further room beyond with a link of some kind between.
fn corridor(kind: LinkKind) -> (Talk, RoomId, RoomId) {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let (near, far) = (talk.room(1, 0, plain()), talk.room(2, 0, plain()));
    if kind != Passage {
        talk.link(near, East, kind);
    }
    talk.stands(Blue, near);
    (talk, near, far)
}

#[test]
fn a_step_goes_through_a_link_into_the_next_room() {
    let _row = proves("MQ-MOVE-01");
    let (mut talk, near, far) = corridor(Passage);
    talk.walks(East).cites("MQ-MOVE-01");
    assert_eq!(talk.seat(Blue).room, Some(far));
    talk.walks(West);
    assert_eq!(talk.seat(Blue).room, Some(near));
    // There is no room to the north: that is exploring, not walking.
    talk.refuses(walk(North)).because("walk-into-darkness");
}

#[test]
fn nobody_stays_on_a_link() {
    let _row = proves("MQ-MOVE-02");
    let (mut talk, near, _) = corridor(Passage);
    talk.does(explore(North));
    assert_eq!(talk.seat(Blue).room, Some(near), "the step is not done until the room lies there");
    let room = RoomId(talk.dungeon().next_room);
    talk.answers(dungeon::Answer::Tile(Box::new(plain()))).cites("MQ-MOVE-02");
    assert_eq!(talk.seat(Blue).room, Some(room));
}

#[test]
fn links_cost_what_they_cost() {
    let _row = proves("MQ-MOVE-03");
    let _row = proves("MQ-LINK-02");
    let _row = proves("MQ-LINK-03");
    for (kind, cost) in [(Passage, 1), (Door, 1), (Locked, 3), (Hidden, 3)] {
        let (mut talk, ..) = corridor(kind);
        assert_eq!(movement::link_cost(&talk.book, &talk.game, kind), Some(cost));
        talk.walks(East).cites("MQ-MOVE-03");
        assert_eq!(talk.left(Blue), 3 - cost, "{kind:?}");
        let (mut talk, ..) = corridor(kind);
        talk.effect(moves(Blue, i32::from(cost) - 1 - 3));
        talk.refuses(walk(East)).because("link-too-dear").cites("MQ-MOVE-03");
    }
    assert_eq!(movement::link_cost(&Talk::four().book, &Talk::four().game, Wall), None);
}

/// Two begin, and a room lies beside the Entrance.
fn beside_the_entrance() -> (Talk, RoomId) {
    let mut talk = Talk::of(&standie::rules::setup::Setup {
        first: Some(Blue),
        ..standie::rules::setup::Setup::new(&[Blue, Red])
    });
    talk.answers(table::Answer::Done);
    let near = talk.room(1, 0, plain());
    (talk, near)
}

#[test]
fn the_first_door_asks_for_the_printed_costs() {
    let _row = proves("MQ-LINK-02");
    let (mut talk, near) = beside_the_entrance();
    talk.room(2, 0, plain());
    talk.link(near, East, Door);
    talk.walks(East);
    assert_eq!(talk.left(Blue), 2, "a passage is certain and asks nothing");
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Turn { left: 2 }));
    talk.walks(East);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::LinkCosts { link: Door }));
    talk.answers(dungeon::Answer::Costs { passage: 1, door: 2, locked: 4, hidden: 4 }).cites("MQ-LINK-02");
    assert_eq!(talk.left(Blue), 0, "the step just taken is paid as the box says");
    talk.effect(moves(Blue, 2)).walks(West);
    assert_eq!(talk.left(Blue), 0);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "asked once only");
}

#[test]
fn a_room_behind_the_first_door_has_its_name_before_costs_are_asked() {
    let _row = proves("MQ-LINK-02");
    let (mut talk, near) = beside_the_entrance();
    talk.link(near, East, Door);
    talk.stands(Blue, near);
    talk.does(explore(East));
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Tile { .. })), "{:?}", talk.asks());
    talk.answers(dungeon::Answer::Tile(plain().into()));
    talk.answers(dungeon::Answer::Links(Vec::new()));
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::LinkCosts { link: Door }));
    talk.answers(dungeon::Answer::Costs { passage: 1, door: 2, locked: 4, hidden: 4 });
    assert_eq!(talk.left(Blue), 1, "the step just taken is paid as the box says");
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })));
}

#[test]
fn walls_need_magic() {
    let _row = proves("MQ-MOVE-04");
    let _row = proves("MQ-MOVE-08");
    let (mut talk, _, far) = corridor(Wall);
    talk.refuses(walk(East)).because("wall").cites("MQ-MOVE-04");
    talk.refuses(walk_all(East)).because("wall").cites("MQ-MOVE-08");
    talk.effect(dungeon::Effect::Stand { seat: Blue, room: far });
    assert_eq!(talk.seat(Blue).room, Some(far));
}

#[test]
fn exits_make_rooms_adjacent_and_walls_do_not() {
    let _row = proves("MQ-MOVE-05");
    let _row = proves("MQ-LINK-01");
    let _row = proves("MQ-LINK-04");
    let _row = proves("MQ-LINK-05");
    for (kind, exit) in [(Passage, true), (Door, true), (Locked, true), (Hidden, true), (Wall, false)] {
        let (talk, near, far) = corridor(kind);
        assert_eq!(kind.is_exit(), exit);
        let next: Vec<RoomId> = adjacent(talk.dungeon(), near).map(|(_, room)| room.id).collect();
        assert_eq!(next.contains(&far), exit, "{kind:?}");
        assert!(next.contains(&RoomId::ENTRANCE));
        let back = adjacent(talk.dungeon(), far).any(|(_, room)| room.id == near);
        assert_eq!(back, exit, "the same from the other side");
    }
}

#[test]
fn one_exit_a_turn_for_all_of_ones_move() {
    let _row = proves("MQ-MOVE-06");
    let (mut talk, near, far) = corridor(Hidden);
    talk.rule("link_cost.hidden", "9");
    talk.refuses(walk(East)).because("link-too-dear");
    talk.does(walk_all(East)).cites("MQ-MOVE-06");
    assert_eq!(talk.seat(Blue).room, Some(far));
    assert_eq!(talk.left(Blue), 0);
    // Even Move gained afterwards does not buy a second one this turn.
    talk.effect(moves(Blue, 2));
    talk.refuses(walk_all(West)).because("all-move-spent").cites("MQ-MOVE-06");
    talk.monster_turn(Orange).answers(table::Answer::Done).monster_turn(Orange).answers(table::Answer::Done);
    talk.does(walk_all(West));
    assert_eq!(talk.seat(Blue).room, Some(near), "next turn it works again");
}

#[test]
fn that_exit_is_there_for_the_slowest_too() {
    let _row = proves("MQ-MOVE-07");
    let (mut talk, _, far) = corridor(Locked);
    talk.effect(moves(Blue, -3));
    assert_eq!(talk.left(Blue), 0);
    talk.refuses(walk(East)).because("link-too-dear");
    talk.does(walk_all(East));
    assert_eq!(talk.seat(Blue).room, Some(far));
}

#[test]
fn a_change_of_move_counts_at_once() {
    let _row = proves("MQ-MOVE-09");
    let _row = proves("MQ-MOVE-10");
    let _row = proves("MQ-MOVE-11");
    let (mut talk, ..) = corridor(Passage);
    talk.walks(East).walks(West);
    assert_eq!(talk.left(Blue), 1);
    talk.effect(moves(Blue, 2)).cites("MQ-MOVE-09");
    assert_eq!(talk.left(Blue), 3, "five less the two spent");
    talk.effect(moves(Blue, -4));
    assert_eq!(talk.left(Blue), 0, "one less the two spent is nothing, not a debt");
    talk.refuses(walk(East)).because("link-too-dear").cites("MQ-MOVE-11");
    talk.refuses(dungeon::Command::Search).because("not-enough-move").cites("MQ-MOVE-11");
    assert_eq!(talk.seat(Blue).health.red, 4, "and nothing else is suffered");
    talk.effect(moves(Blue, 3));
    assert_eq!(talk.left(Blue), 2);
}

#[test]
fn conditions_and_big_items_change_move() {
    let _row = proves("MQ-MOVE-15");
    let (mut talk, ..) = corridor(Passage);
    assert_eq!(talk.seat(Blue).moves, 3);
    let slow = Condition { text: "until uncursed".to_owned(), moves: -1, ..Condition::default() };
    talk.effect(munchkin::Effect::Condition { seat: Blue, add: slow });
    assert_eq!(movement::allowance(&talk.book, &talk.game, talk.seat(Blue)), 2);
    talk.effect(munchkin::Effect::Big { seat: Blue, change: Amount::To(2) });
    assert_eq!(
        movement::allowance(&talk.book, &talk.game, talk.seat(Blue)),
        1,
        "the first Big Item is free, the second costs one"
    );
    let sum: i32 = movement::parts(&talk.book, &talk.game, talk.seat(Blue)).iter().map(|p| p.by).sum();
    assert_eq!(sum, 1, "and the parts add up");
    talk.effect(munchkin::Effect::Lift { seat: Blue, index: 0 });
    assert_eq!(movement::allowance(&talk.book, &talk.game, talk.seat(Blue)), 2);
}

#[test]
fn being_moved_on_anothers_turn_costs_nothing() {
    let _row = proves("MQ-MOVE-12");
    let _row = proves("MQ-MOVE-13");
    let (mut talk, near, far) = corridor(Passage);
    assert_eq!(talk.game.turn.seat, Some(Blue));
    talk.effect(dungeon::Effect::Stand { seat: Red, room: far }).cites("MQ-MOVE-12").cites("MQ-MOVE-13");
    assert_eq!(talk.seat(Red).room, Some(far));
    assert_eq!(talk.seat(Red).spent, 0);
    // A helper who comes along and loses runs, and pays nothing either.
    talk.monster(near, walker(1), Blue);
    talk.effect(dungeon::Effect::Stand { seat: Blue, room: RoomId::ENTRANCE });
    talk.walks(East);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })));
    let blue = Beaten { seat: Blue, hits: 1, ran: Some(West) };
    let red = Beaten { seat: Red, hits: 1, ran: Some(East) };
    talk.answers(fight::Answer::Fight(Outcome::Lost(vec![blue, red])));
    assert_eq!(talk.seat(Red).spent, 0);
    assert_eq!(talk.seat(Red).room, Some(far));
    assert_eq!(talk.seat(Blue).room, Some(RoomId::ENTRANCE));
}

#[test]
fn move_left_after_a_fight_can_be_used() {
    let _row = proves("MQ-MOVE-14");
    let (mut talk, near, far) = corridor(Passage);
    talk.monster(far, walker(1), Blue);
    talk.walks(East).wins(1);
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Turn { left: 2 }));
    talk.walks(West);
    assert_eq!(talk.seat(Blue).room, Some(near));
    assert!(talk.facts.iter().all(|f| !matches!(f.event, Event::Cards(cards::Event::Drew { deck: Deck::DXM, .. }))));
}

#[test]
fn only_the_upper_face_of_a_link_counts() {
    let _row = proves("MQ-LINK-06");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.does(explore(East)).answers(dungeon::Answer::Tile(Box::new(plain())));
    let room = talk.seat(Blue).room.expect("in the new room");
    talk.answers(dungeon::Answer::Links(vec![(North, Wall), (East, Locked), (South, Passage)])).cites("MQ-LINK-06");
    assert_eq!(talk.at(room).links, [Wall, Locked, Passage, Passage]);
    // Turned over by a card, the same tile is a passage.
    talk.answers(dungeon::Answer::Nothing);
    talk.effect(dungeon::Effect::Link { room, side: North, kind: Passage });
    talk.does(explore(North));
}
