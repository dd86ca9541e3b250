//! The people at the table: joining, leaving, passing over; what is kept and where; corrections.

use crate::support::talk::*;
use standie::rules::agenda::Step;
use standie::rules::amount::Amount;
use standie::rules::cards;
use standie::rules::dungeon;
use standie::rules::dungeon::answer::{OrphanGoods, OrphanMonsters};
use standie::rules::dungeon::oddity;
use standie::rules::effect::Effect;
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::fight::outcome::Outcome;
use standie::rules::ids::{Colour, RoomId};
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::phase::Phase;
use standie::rules::table::seating::NewSeat;
use standie::rules::table::{Care, Component, Place};
use standie::rules::turn;

#[test]
fn a_player_joins_late() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.does(table::Command::Join { seat: new_seat(Green), index: Some(1) });
    let order: Vec<Colour> = talk.game.seats.iter().map(|s| s.colour).collect();
    assert_eq!(order, [Blue, Green, Red]);
    talk.monster_turn(Orange).answers(table::Answer::Done);
    assert_eq!(talk.asked(), Some(Green));
    assert_eq!(talk.seat(Green).room, Some(RoomId::ENTRANCE));
    talk.refuses(table::Command::Join { seat: NewSeat { name: "x\u{7}".to_owned(), ..new_seat(Yellow) }, index: None })
        .because("text-unsound");
    talk.refuses(table::Command::Join { seat: new_seat(Yellow), index: Some(9) }).because("no-such-place");
}

#[test]
fn a_leaver_is_asked_what_becomes_of_everything() {
    for (goods, monsters) in [
        (OrphanGoods::Drop, OrphanMonsters::Stay),
        (OrphanGoods::Box, OrphanMonsters::Go),
        (OrphanGoods::Give(Red), OrphanMonsters::Go),
    ] {
        let mut talk = Talk::turn_of(&[Blue, Red, Green]);
        let room = talk.room(1, 0, plain());
        let monster = talk.monster(room, walker(1), Blue);
        talk.does(table::Command::Leave { seat: Blue });
        assert_eq!(talk.asks(), Ask::Table(table::Ask::Leaver));
        talk.answers(dungeon::Answer::Leaver { monsters, goods });
        assert!(talk.game.seat(Blue).is_none());
        assert_eq!(talk.is_gone(monster), monsters == OrphanMonsters::Go);
        let lies = talk.at(RoomId::ENTRANCE).pile.as_ref().map_or(0, |p| p.gold);
        assert_eq!(lies, if goods == OrphanGoods::Drop { 300 } else { 0 });
        assert_eq!(talk.seat(Red).gold, if goods == OrphanGoods::Give(Red) { 600 } else { 300 });
        assert_eq!(talk.asked(), Some(Red), "the turn passes to the left");
    }
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.does(table::Command::Leave { seat: Red }).answers(table::Answer::No);
    assert!(talk.game.seat(Red).is_some(), "thought better of it");
    talk.does(table::Command::Leave { seat: Red });
    talk.refuses(table::Command::Leave { seat: Blue }).because("somebody-leaving");
    talk.answers(dungeon::Answer::Leaver { monsters: OrphanMonsters::Go, goods: OrphanGoods::Box });
    talk.refuses(table::Command::Leave { seat: Blue }).because("last-player");
}

#[test]
fn a_seat_can_be_passed_over() {
    let mut talk = Talk::turn_of(&[Blue, Red, Green]);
    talk.does(table::Command::Away { seat: Red, away: true });
    talk.monster_turn(Orange).answers(table::Answer::Done);
    assert_eq!(talk.asked(), Some(Green));
    talk.does(table::Command::Away { seat: Red, away: false });
    talk.monster_turn(Orange).answers(table::Answer::Done).monster_turn(Orange).answers(table::Answer::Done);
    assert_eq!(talk.asked(), Some(Red));
    // Nobody left to play: the table is asked.
    for seat in [Blue, Red, Green] {
        talk.does(table::Command::Away { seat, away: true });
    }
    talk.monster_turn(Orange).answers(table::Answer::Done);
    assert_eq!(talk.asks(), Ask::Table(table::Ask::NobodyHere));
    talk.answers(table::Answer::Seat(Green));
    assert_eq!(talk.asked(), Some(Green));
}

#[test]
fn seats_can_stand_in_another_order() {
    let mut talk = Talk::turn_of(&[Blue, Red, Green]);
    talk.does(table::Command::Order(vec![Green, Blue, Red]));
    talk.monster_turn(Orange).answers(table::Answer::Done);
    assert_eq!(talk.asked(), Some(Red));
    for order in [vec![Blue, Red], vec![Blue, Red, Red], vec![Blue, Red, Yellow]] {
        talk.refuses(table::Command::Order(order)).because("order-needs-all");
    }
}

#[test]
fn the_table_can_jump_to_any_phase_of_anybodys_turn() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.does(explore(East));
    talk.from(Phase::Monsters, Blue);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(dungeon::ask::DieFor::Monsters)));
    talk.from(Phase::Draw, Red);
    assert_eq!(talk.asked(), Some(Red));
    assert_eq!(talk.game.turn.number, 2);
    talk.from(Phase::Movement, Blue);
    assert_eq!((talk.asked(), talk.game.turn.number), (Some(Blue), 3));
    let mut young = Talk::of(&Setup::new(&[Blue, Red]));
    young.refuses(turn::Command::Jump { phase: Phase::Monsters, seat: None }).because("not-started");
}

#[test]
fn just_counting_asks_for_no_map() {
    let mut talk = Talk::with(Setup { first: Some(Blue), care: Care::Count, ..Setup::new(&[Blue, Red]) });
    assert!(talk.game.dungeon.is_none());
    talk.refuses(explore(East)).because("no-map");
    talk.effect(level(Blue, 1)).ends_turn();
    assert_eq!(talk.asked(), Some(Red), "no Monster Turn to enter");
    // In the middle of the game the map comes along.
    talk.does(table::Command::Care(Care::Map));
    assert_eq!(talk.seat(Red).room, Some(RoomId::ENTRANCE));
    talk.explores(East, plain());
    talk.does(table::Command::Care(Care::Count));
    assert_eq!(talk.dungeon().rooms.len(), 2, "and is not thrown away");
}

#[test]
fn without_hands_nobody_is_asked_for_charity() {
    let mut talk = Talk::with(Setup { first: Some(Blue), care: Care::Map, ..Setup::new(&[Blue, Red]) });
    talk.effect(cards::Effect::Hand { seat: Blue, deck: cards::deck::Deck::DXM, change: Amount::To(20) });
    talk.ends_turn();
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(_))));
}

#[test]
fn components_move_between_table_and_app() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    for component in Component::ALL {
        talk.does(table::Command::Keep { component, place: Place::App });
        talk.refuses(table::Command::Keep { component, place: Place::App }).because("nothing-changes");
    }
    assert!(
        matches!(talk.asks(), Ask::Cards(cards::Ask::Cards { count: 3, drawn: true, .. })),
        "hands are dealt anew: {:?}",
        talk.asks()
    );
    talk.does(table::Command::Keep { component: Component::Cards, place: Place::Table });
    assert!(
        matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })) && talk.game.stock.is_none(),
        "and back on the table"
    );
    let mut few = Talk::with(Setup { first: Some(Blue), care: Care::Map, ..Setup::new(&[Blue, Red]) });
    few.refuses(table::Command::Keep { component: Component::Cards, place: Place::App }).because("cards-need-hands");
}

#[test]
fn a_game_under_way_is_laid_out_freely() {
    let mut talk = Talk::of(&Setup { under_way: true, ..Setup::new(&[Blue, Red]) });
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Arrange));
    let room = talk.room(1, 0, plain());
    talk.monster(room, walker(5), Red);
    talk.stands(Red, room).at_level(Red, 7);
    talk.answers(table::Answer::Seat(Red));
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })), "what stands in the room is met");
    assert_eq!(
        talk.agenda(),
        [
            Step::Table(table::Step::Move { seat: Red }),
            Step::Fight(fight::Step::Fight { seat: Red, place: Some(room) })
        ],
        "play from here, Red's move"
    );
    talk.answers(fight::Answer::Fight(Outcome::None));
    assert_eq!(
        (talk.asked(), talk.asks()),
        (Some(Red), Ask::Table(table::Ask::Turn { left: 3 })),
        "unless it was left alone"
    );
}

#[test]
fn a_correction_changes_what_is_true_and_nothing_follows() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    let monster = talk.monster(room, walker(5), Red);
    talk.amends(dungeon::Effect::Stand { seat: Blue, room });
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "no fight breaks out over a correction");
    talk.amends(dungeon::Effect::Health { seat: Blue, change: Amount::To(0) });
    assert!(!talk.seat(Blue).dead, "nor does anybody die of one");
    // What the rules then find odd is marked, not refused.
    let odd = |talk: &Talk| -> Vec<&'static str> {
        oddity::oddities(&talk.book, &talk.game).iter().map(|o| o.message.id).collect()
    };
    assert_eq!(odd(&talk), ["odd-health"]);
    talk.amends(dungeon::Effect::Health { seat: Blue, change: Amount::To(4) });
    talk.amends(dungeon::Effect::MoveMonster { monster, room: RoomId::ENTRANCE });
    assert_eq!(odd(&talk), ["odd-monster-in-entrance"]);
    talk.amends(dungeon::Effect::MoveMonster { monster, room });
    for _ in 0..3 {
        talk.monster(room, walker(1), Red);
    }
    assert_eq!(odd(&talk), ["odd-too-many-bases"]);
}

#[test]
fn impossible_shapes_are_refused_even_to_the_table() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    let at = talk.at(room).at;
    talk.refuses_amendment(dungeon::Effect::PlaceRoom { at, tile: plain() }).because("square-taken");
    talk.refuses_amendment(munchkin::Effect::Level { seat: Blue, change: Amount::To(11), kill: true })
        .because("number-out-of-range");
    talk.refuses_amendment(munchkin::Effect::Level { seat: Green, change: Amount::To(1), kill: false })
        .because("no-such-seat");
    talk.refuses_amendment(table::Effect::Name { seat: Blue, name: "a".repeat(201) }).because("text-unsound");
    talk.refuses_amendment(dungeon::Effect::Stand { seat: Blue, room: RoomId(99) }).because("no-such-room");
    talk.refuses(table::Command::Amend { note: String::new(), effects: vec![] }).because("no-effects");
    let many = vec![gold(Blue, 1); 101];
    talk.refuses(table::Command::Amend { note: String::new(), effects: many }).because("too-many-effects");
}

#[test]
fn rooms_and_links_can_be_put_right_at_any_time() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let a = talk.room(1, 0, arrows("nesw--"));
    let b = talk.room(2, 0, plain());
    talk.link(a, East, Hidden);
    assert_eq!(talk.at(b).link(West), Hidden, "a link is one link");
    talk.amends(dungeon::Effect::FlipRoom { room: a, face: None });
    assert_eq!(talk.at(a).tile.up.arrows, dungeon::arrow::Arrows::default(), "the other face is unknown");
    talk.amends(dungeon::Effect::FlipRoom { room: a, face: None });
    assert_eq!(talk.at(a).tile.up, arrows("nesw--").up, "and the first one remembered");
    talk.amends(dungeon::Effect::MoveRoom { room: b, at: standie::rules::ids::Square { col: 0, row: 1 } });
    assert_eq!(talk.at(b).link(North), Passage, "it takes the Entrance's link over");
    talk.stands(Red, b);
    talk.refuses_amendment(dungeon::Effect::RemoveRoom { room: b }).because("room-not-empty");
    talk.amends(dungeon::Effect::RemoveRoom { room: a });
    assert!(talk.dungeon().room(a).is_none());
}

#[test]
fn one_question_at_a_time_and_changes_do_not_answer_it() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.does(explore(East)).answers(dungeon::Answer::Tile(Box::default()));
    let asked = talk.asks();
    talk.effect(gold(Red, 100)).effect(level(Blue, 1)).does(table::Command::Order(vec![Red, Blue]));
    assert_eq!(talk.asks(), asked);
    // A curse moves the explorer: the links are still owed.
    talk.effect(dungeon::Effect::Stand { seat: Blue, room: RoomId::ENTRANCE });
    assert_eq!(talk.asks(), asked);
}

#[test]
fn owed_steps_can_be_done_by_hand_or_left_out() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.does(explore(East)).does(table::Command::Skip);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "no tile after all");
    assert!(talk.facts.iter().any(|f| f.event == Event::Table(table::Event::Waived)));
    talk.explores(North, plain());
    talk.does(table::Command::ByHand);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "the monster was seen to on the table");
    talk.refuses(table::Command::Skip).because("cannot-skip");
    talk.ends_turn().does(table::Command::Skip);
    assert_eq!(talk.asked(), Some(Red), "no Monster Turn this time");
}

#[test]
fn a_monster_whose_base_is_still_asked_for_is_not_odd() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    let placed = Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def: walker(3), base: None });
    talk.effect(placed);
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(_))), "{:?}", talk.asks());
    assert!(oddity::oddities(&talk.book, &talk.game).is_empty());
    // Once nobody is asked any more, it is.
    talk.game.agenda.clear();
    let odd = oddity::oddities(&talk.book, &talk.game);
    assert_eq!(odd.iter().map(|o| o.message.id).collect::<Vec<_>>(), ["odd-no-base"]);
}
