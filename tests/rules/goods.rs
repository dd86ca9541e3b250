//! Dropping and picking up (MQ-DROP, MQ-PICK).

use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::room::Pile;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::outcome::Outcome;
use standie::rules::ids::RoomId;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::outfit;
use standie::rules::question::Ask;
use standie::rules::seat::{Condition, Until};
use standie::rules::table;

fn hat() -> Gear {
    Gear { name: "Hat".to_owned(), bonus: 2, big: false, ..Gear::default() }
}

/// Blue with two hats, on the move in a room next to the Entrance.
fn table() -> (Talk, RoomId) {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    talk.walks(East);
    talk.effect(munchkin::Effect::Gear { seat: Blue, add: hat() })
        .effect(munchkin::Effect::Gear { seat: Blue, add: hat() });
    (talk, room)
}

fn drop(goods: Goods) -> Command {
    Command::Dungeon(dungeon::Command::Drop { seat: Blue, goods })
}

fn pile(talk: &Talk, room: RoomId) -> Pile {
    talk.at(room).pile.clone().unwrap_or_default()
}

#[test]
fn a_player_may_drop_items() {
    let _row = proves("MQ-DROP-01");
    let _row = proves("MQ-DROP-03");
    let (mut talk, room) = table();
    talk.does(drop(Goods { gear: vec![1], ..Goods::default() })).cites("MQ-DROP-01").cites("MQ-DROP-03");
    assert_eq!(talk.seat(Blue).gear.len(), 1);
    assert_eq!(talk.left(Blue), 2, "dropping is free");
    let lies = pile(&talk, room);
    assert_eq!((lies.letter, lies.gear.len()), (Some('A'), 1), "under a letter, in the room the munchkin is in");
    // More goes onto the same pile; another room gets another letter.
    talk.does(drop(Goods { gear: vec![0], ..Goods::default() }));
    assert_eq!((pile(&talk, room).letter, pile(&talk, room).gear.len()), (Some('A'), 2));
    talk.walks(West).does(drop(Goods { others: 1, ..Goods::default() }));
    assert_eq!(pile(&talk, RoomId::ENTRANCE).letter, Some('B'));
    talk.refuses(drop(Goods { gear: vec![5], ..Goods::default() })).because("no-such-item");
    talk.refuses(drop(Goods { gold: 5_000, ..Goods::default() })).because("not-enough-gold");
    talk.refuses(drop(Goods::default())).because("nothing-named");
}

#[test]
fn a_curse_can_make_one_drop_even_in_a_fight() {
    let _row = proves("MQ-DROP-02");
    let (mut talk, room) = table();
    let place = Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def: walker(2), base: Some(Red) });
    talk.effect(place);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })));
    talk.refuses(drop(Goods { gear: vec![0], ..Goods::default() })).because("no-drop-in-combat");
    let dropped = Pile { letter: Some('A'), gear: vec![hat().into()], ..Pile::default() };
    talk.does(table::Command::Effects {
        note: "the card says drop it".to_owned(),
        effects: vec![
            Effect::Munchkin(munchkin::Effect::GearGone { seat: Blue, index: 0, sold: false }),
            Effect::Dungeon(dungeon::Effect::Pile { room, pile: Some(dropped) }),
        ],
    });
    assert_eq!(talk.seat(Blue).gear.len(), 1);
    assert_eq!(pile(&talk, room).gear, [hat().into()]);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })), "and the fight goes on");
}

#[test]
fn gold_alone_needs_no_letter() {
    let _row = proves("MQ-DROP-04");
    let (mut talk, room) = table();
    talk.does(drop(Goods { gold: 100, ..Goods::default() })).cites("MQ-DROP-04");
    assert_eq!(pile(&talk, room), Pile { gold: 100, ..Pile::default() });
    assert_eq!(talk.seat(Blue).gold, 200);
}

#[test]
fn any_pile_can_be_looked_through() {
    let _row = proves("MQ-DROP-05");
    let (mut talk, room) = table();
    talk.does(drop(Goods { gear: vec![0, 1], others: 2, gold: 50, ..Goods::default() }));
    talk.from(table::phase::Phase::Movement, Red);
    assert_ne!(talk.seat(Red).room, Some(room));
    assert_eq!(
        pile(&talk, room).gear,
        [hat().into(), hat().into()],
        "what lies there is known to all, wherever they are"
    );
    assert_eq!((pile(&talk, room).others, pile(&talk, room).gold), (2, 50));
}

#[test]
fn one_move_picks_up_any_number() {
    let _row = proves("MQ-PICK-01");
    let _row = proves("MQ-PICK-04");
    let (mut talk, room) = table();
    talk.refuses(dungeon::Command::PickUp(Goods { others: 1, ..Goods::default() })).because("nothing-lies-here");
    talk.does(drop(Goods { gear: vec![0, 1], others: 3, gold: 100, ..Goods::default() }));
    assert_eq!(talk.left(Blue), 2);
    talk.refuses(dungeon::Command::PickUp(Goods { others: 4, ..Goods::default() })).because("pile-is-smaller");
    talk.does(dungeon::Command::PickUp(Goods { gear: vec![1], others: 2, gold: 100, ..Goods::default() }))
        .cites("MQ-PICK-01");
    assert_eq!(talk.left(Blue), 1, "one Move for all of it, also for what one just dropped");
    assert_eq!((talk.seat(Blue).gear.len(), talk.seat(Blue).gold), (1, 300));
    assert_eq!((pile(&talk, room).gear.len(), pile(&talk, room).others), (1, 1));
    talk.does(dungeon::Command::PickUp(Goods { gear: vec![0], others: 1, ..Goods::default() }));
    assert_eq!(talk.at(room).pile, None, "the letter is free again");
    // Without Move it stays; elsewhere it is out of reach.
    talk.does(drop(Goods { gear: vec![0], ..Goods::default() }));
    talk.refuses(dungeon::Command::PickUp(Goods { gear: vec![0], ..Goods::default() })).because("not-enough-move");
    talk.effect(moves(Blue, 2)).walks(West);
    talk.refuses(dungeon::Command::PickUp(Goods { gear: vec![0], ..Goods::default() })).because("nothing-lies-here");
}

#[test]
fn a_search_brings_dropped_items_along() {
    let _row = proves("MQ-PICK-02");
    let (mut talk, room) = table();
    talk.does(drop(Goods { gear: vec![0, 1], ..Goods::default() }));
    talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![2]));
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Collect { room }));
    assert_eq!(talk.seat(Blue).gold, 600, "besides the result rolled");
    talk.answers(dungeon::Answer::Take(Goods { gear: vec![0], ..Goods::default() }));
    assert_eq!(talk.seat(Blue).gear.len(), 1);
    assert_eq!(talk.left(Blue), 1, "only the search cost a Move");
    assert_eq!(pile(&talk, room).gear.len(), 1);
}

#[test]
fn not_past_a_monster_the_search_turned_up() {
    let _row = proves("MQ-PICK-03");
    let searched = || {
        let (mut talk, room) = table();
        talk.does(drop(Goods { gear: vec![0, 1], ..Goods::default() }));
        talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![1]));
        talk.meets(walker(3), Red);
        assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })));
        (talk, room)
    };
    let (mut talk, room) = searched();
    talk.wins(1);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Collect { room }), "killed, so they can be had");
    talk.answers(table::Answer::Done);
    assert_eq!(talk.seat(Blue).gear.len(), 2);
    let (mut talk, room) = searched();
    let beaten = fight::outcome::Beaten { seat: Blue, hits: 1, ran: Some(West) };
    talk.answers(fight::Answer::Fight(Outcome::Lost(vec![beaten])));
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })));
    assert_eq!(pile(&talk, room).gear.len(), 2);
    assert!(talk.seat(Blue).gear.is_empty());
}

#[test]
fn some_cards_forbid_picking_up_for_a_while() {
    let _row = proves("MQ-PICK-05");
    let (mut talk, _) = table();
    talk.does(drop(Goods { gear: vec![0], ..Goods::default() }));
    let barred = Condition {
        text: "butterfingers".to_owned(),
        moves: 0,
        no_pick_up: true,
        until: Until::OwnTurn,
        ..Condition::default()
    };
    talk.effect(munchkin::Effect::Condition { seat: Blue, add: barred });
    let take = Command::Dungeon(dungeon::Command::PickUp(Goods { gear: vec![0], ..Goods::default() }));
    talk.refuses(take.clone()).because("pick-up-barred").cites("MQ-PICK-05");
    talk.monster_turn(Orange).answers(table::Answer::Done).monster_turn(Orange).answers(table::Answer::Done);
    assert!(talk.seat(Blue).conditions.is_empty(), "until one's own next turn");
    talk.does(take);
}

#[test]
fn big_items_are_counted_however_they_are_kept() {
    let (mut talk, _) = table();
    talk.effect(munchkin::Effect::Gear { seat: Blue, add: Gear { big: true, ..hat() } });
    talk.effect(munchkin::Effect::Big { seat: Blue, change: Amount::To(1) });
    assert_eq!(outfit::big_items(talk.seat(Blue), true), 2);
    assert_eq!(outfit::combat_bonus(talk.seat(Blue)), 6);
}
