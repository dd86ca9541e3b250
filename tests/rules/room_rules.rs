//! What rooms say: whose word goes before whose, rules read on entering, what they give those who fight; darkness,
//! explored and empty rooms (MQ-FIX, MQ-EXPL, MQ-ICON, MQ-CMB, MQ-KW).

use crate::cards::{any, hat, lays, plays};
use crate::fights::{BLUE, card, meeting, rolls, throw, totals};
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::arrow::Arrow;
use standie::rules::dungeon::ask::DieFor;
use standie::rules::dungeon::empty_room::dark_exits;
use standie::rules::dungeon::empty_room::empty_rooms;
use standie::rules::dungeon::room::{Face, Icon, OnEntry, SearchIcon, Tile};
use standie::rules::effect::Effect;
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::fight::foe::card::{Against, MonsterDef};
use standie::rules::ids::{Colour, MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::seat::Condition;
use standie::rules::table;

fn face(face: Face) -> Tile {
    Tile { up: Face { arrows: plain().up.arrows, ..face }.into(), down: None }
}

fn on_entry(who: &str, health: i8, gold: i32) -> OnEntry {
    OnEntry { who: who.into(), health, gold }
}

/// A room that takes a hit from everyone and gives Elves gold.
fn thorny() -> Tile {
    let enter = vec![on_entry("everyone", -1, 0), on_entry("elf", 0, 50)];
    face(Face { note: "Mind the thorns".into(), enter, ..Face::default() })
}

fn hangs_over(talk: &mut Talk, add: Condition) {
    talk.effect(munchkin::Effect::Condition { seat: Blue, add });
}

#[test]
fn the_rooms_word_goes_before_the_books() {
    let _row = proves("MQ-FIX-01");
    for (cost, left) in [(0, 3), (2, 1), (3, 0)] {
        let mut talk = Talk::four();
        let room = talk.room(1, 0, face(Face { link_cost: Some(cost), ..Face::default() }));
        talk.room(2, 0, plain());
        talk.stands(Blue, room).walks(East).cites("MQ-FIX-01");
        assert_eq!(talk.left(Blue), left, "a passage out of there costs {cost}");
    }
    let mut talk = Talk::four();
    let room = talk.room(1, 0, face(Face { link_cost: Some(9), ..Face::default() }));
    talk.stands(Blue, room).refuses(walk(West)).because("link-too-dear");
    talk.stands(Blue, RoomId::ENTRANCE).walks(East);
    assert_eq!(talk.left(Blue), 2, "the way in costs what it costs");
}

#[test]
fn a_cards_word_goes_before_the_books() {
    let _row = proves("MQ-FIX-02");
    let mut talk = Talk::four();
    let (room, next) = (talk.room(1, 0, plain()), talk.room(2, 0, plain()));
    talk.link(room, East, Hidden).stands(Blue, room);
    let mut free = talk.clone();
    talk.walks(East);
    assert!(talk.left(Blue) < 2, "a hidden door is dear");
    hangs_over(&mut free, Condition { link_cost: Some(0), ..Condition::default() });
    free.walks(East).cites("MQ-FIX-02");
    assert_eq!((free.left(Blue), free.seat(Blue).room), (3, Some(next)));
    free.link(next, North, Wall).refuses(explore(North)).because("wall").cites("MQ-MOVE-04");
}

#[test]
fn a_cards_word_goes_before_the_rooms() {
    let _row = proves("MQ-FIX-03");
    let says_no = || face(Face { link_cost: Some(3), search: Some(SearchIcon::Cannot), ..Face::default() });
    let mut talk = Talk::four();
    let room = talk.room(1, 0, says_no());
    talk.stands(Blue, room);
    talk.refuses(dungeon::Command::Search);
    let mut rich = talk.clone();
    hangs_over(&mut rich, Condition { may_search: true, ..Condition::default() });
    rich.does(dungeon::Command::Search);
    assert!(matches!(rich.asks(), Ask::Dungeon(dungeon::Ask::SearchDice { .. })));
    hangs_over(&mut talk, Condition { link_cost: Some(1), ..Condition::default() });
    talk.walks(West).cites("MQ-FIX-03");
    assert_eq!(talk.left(Blue), 2);
    // Nothing goes before what is unchangeable: a Level 10 only by a kill, whatever a card says.
    talk.at_level(Blue, 9).refuses(plays(Blue, any(vec![level(Blue, 1)]))).because("level-needs-kill");
}

#[test]
fn the_card_drawn_for_exploring_is_good_at_once() {
    let _row = proves("MQ-EXPL-08");
    let mut talk = Talk::four();
    talk.amends(cards::Effect::Hand { seat: Blue, deck: Deck::DXM, change: Amount::To(0) });
    talk.refuses(plays(Blue, any(vec![gold(Blue, 7)]))).because("card-not-in-hand");
    let room = talk.explores(East, plain());
    talk.does(plays(Blue, any(vec![gold(Blue, 7)])));
    assert_eq!((talk.seat(Blue).gold, talk.seat(Blue).hand.of(Deck::DXM)), (307, 0));
    assert!(
        matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { room: r, .. }) if r == room),
        "before the monster is even there"
    );
    talk.refuses(lays(Blue, hat(1))).because("not-in-combat").cites("MQ-CMB-30");
}

#[test]
fn a_new_rooms_rule_is_read_before_the_fight() {
    let _row = proves("MQ-EXPL-09");
    let mut talk = Talk::four();
    let mut tile = thorny();
    tile.up.fight = vec![Against { who: "everyone".into(), strength: 2, dice: 1 }];
    let red = talk.seat(Blue).health.red;
    let room = talk.explores(East, tile.clone());
    talk.cites("MQ-EXPL-09");
    assert_eq!(talk.seat(Blue).health.red, red - 1, "what entering triggers, at once");
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { room: r, .. }) if r == room));
    talk.meets(card(3, 1, 1), Red);
    assert_eq!(totals(&talk).0, (3, 2), "the rest alters the fight");
    // Who dies of it meets nothing any more.
    let mut talk = Talk::four();
    talk.amends(dungeon::Effect::Health { seat: Blue, change: Amount::To(1) });
    talk.does(explore(East)).answers(dungeon::Answer::Tile(Box::new(tile))).answers(table::Answer::Done);
    assert!(talk.seat(Blue).dead);
}

#[test]
fn a_rooms_rule_is_read_whenever_somebody_enters() {
    let _row = proves("MQ-ICON-01");
    let read = |talk: &Talk| {
        let of = |e: &Event| match e {
            Event::Dungeon(dungeon::Event::RoomRule { seat, room, text }) => Some((*seat, *room, text.clone())),
            _ => None,
        };
        talk.facts.iter().filter_map(|f| of(&f.event)).collect::<Vec<_>>()
    };
    let mut talk = Talk::four();
    let room = talk.room(1, 0, thorny());
    let rule = |seat: Colour| (seat, room, "Mind the thorns".to_owned());
    let red = talk.seat(Blue).health.red;
    talk.walks(East).cites("MQ-ICON-01");
    assert_eq!((read(&talk), talk.seat(Blue).health.red), (vec![rule(Blue)], red - 1));
    talk.walks(West);
    assert!(read(&talk).is_empty(), "not on leaving");
    talk.effect(dungeon::Effect::Stand { seat: Red, room });
    assert_eq!((read(&talk), talk.seat(Red).health.red), (vec![rule(Red)], red - 1), "on anybody's turn, by magic");
    // Helping and running away are entering, too; beginning a turn there is not.
    let mut talk = Talk::four();
    let (room, next) = (talk.room(1, 0, thorny()), talk.room(2, 0, plain()));
    let monster = talk.monster(next, card(9, 0, 1), Red);
    talk.stands(Blue, next).from(table::phase::Phase::Draw, Blue);
    rolls(&mut talk, &[throw(BLUE, &[1])]);
    talk.answers(table::Answer::Done)
        .answers(dungeon::Answer::Side(West))
        .answers(fight::Answer::Ran { monster, face: 6 });
    assert_eq!((talk.seat(Blue).room, read(&talk).len()), (Some(room), 1));
    talk.from(table::phase::Phase::Draw, Blue);
    assert!(read(&talk).is_empty());
    let mut talk = Talk::four();
    let room = talk.room(1, 0, thorny());
    talk.monster(room, card(9, 0, 1), Red);
    talk.stands(Blue, room).from(table::phase::Phase::Draw, Blue);
    talk.does(fight::Command::Help { seat: Some(Green) });
    assert_eq!((read(&talk), talk.seat(Green).health.red), (vec![rule(Green)], red - 1));
}

#[test]
fn only_those_meant_are_touched() {
    let mut talk = Talk::four();
    talk.room(1, 0, thorny());
    talk.effect(munchkin::Effect::Races { seat: Blue, races: vec!["elf".into()] }).walks(East);
    assert_eq!(talk.seat(Blue).gold, 350);
    talk.effect(dungeon::Effect::Stand { seat: Red, room: RoomId(1) });
    assert_eq!(talk.seat(Red).gold, 300);
    // What is against Elves spares a half-Elf (MQ-HALF-04).
    let tolls = [on_entry("elf", -1, 0), on_entry("elf", 0, -20), on_entry("elf", 0, 50)];
    for (half, hits, gold) in [(false, 1, 330), (true, 0, 350)] {
        let mut talk = Talk::four();
        talk.room(1, 0, face(Face { enter: tolls.to_vec(), ..Face::default() }));
        talk.effect(munchkin::Effect::Races { seat: Blue, races: vec!["elf".into()] });
        if half {
            talk.effect(munchkin::Effect::HalfBreed { seat: Blue, on: true });
        }
        let red = talk.seat(Blue).health.red;
        talk.walks(East);
        assert_eq!((talk.seat(Blue).health.red, talk.seat(Blue).gold), (red - hits, gold));
    }
}

#[test]
fn good_and_bad_for_somebody_is_an_icon_of_that_colour() {
    let _row = proves("MQ-ICON-10");
    let _row = proves("MQ-ICON-11");
    for (who, good, level, dice) in [
        ("odd", true, 3, 2),
        ("odd", true, 4, 1),
        ("even", true, 4, 2),
        ("odd", false, 3, 0),
        ("odd", false, 4, 1),
        ("female", false, 3, 1),
    ] {
        let (mut talk, room, _) = meeting(&[card(3, 1, 1)]);
        let icons = vec![Icon { who: who.into(), good }];
        talk.amends(dungeon::Effect::Print { room, face: Face { icons, ..Face::default() } }).at_level(Blue, level);
        assert_eq!(totals(&talk).0.1, dice, "{who} {good} at Level {level}");
    }
}

#[test]
fn a_room_gives_bonuses_and_penalties_before_the_roll() {
    let _row = proves("MQ-CMB-15");
    let undead = MonsterDef { keywords: vec!["undead".into()], ..card(5, 2, 1) };
    for (who, strength, dice, ours, theirs) in [
        ("everyone", 2, 0, (3, 1), (9, 3)),
        ("everyone", -1, -1, (0, 0), (9, 3)),
        ("thief", 9, 9, (1, 1), (9, 3)),
        ("human", 4, 1, (5, 2), (9, 3)),
        ("monsters", 3, 0, (1, 1), (15, 3)),
        ("undead", -2, -1, (1, 1), (7, 2)),
    ] {
        let (mut talk, room, _) = meeting(&[undead.clone(), card(4, 1, 1)]);
        assert_eq!(totals(&talk), ((1, 1), (9, 3)));
        let fight = vec![Against { who: who.into(), strength, dice }];
        talk.amends(dungeon::Effect::Print { room, face: Face { fight, ..Face::default() } });
        assert_eq!(totals(&talk), (ours, theirs), "{who}");
    }
}

#[test]
fn outside_the_explored_rooms_all_is_dark() {
    let _row = proves("MQ-KW-04");
    let _row = proves("MQ-KW-05");
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    let dark = dark_exits(talk.dungeon());
    assert!(!dark.contains(&(RoomId::ENTRANCE, East)) && !dark.contains(&(room, West)), "between rooms in play");
    assert_eq!(dark.len(), 6, "three sides each lead out");
    talk.link(room, North, Wall);
    assert_eq!(dark_exits(talk.dungeon()).len(), 5);
    talk.refuses(walk(West)).because("walk-into-darkness").cites("MQ-EXPL-01");
    talk.refuses(explore(East)).because("explore-known-room");
    let new = talk.explores(West, plain());
    talk.answers(dungeon::Answer::Nothing);
    assert!(!dark_exits(talk.dungeon()).contains(&(RoomId::ENTRANCE, West)), "explored by now");
    assert_eq!(talk.seat(Blue).room, Some(new));
}

fn comes_in_an_empty_room(seat: Colour) -> Command {
    plays(seat, any(vec![Effect::Dungeon(dungeon::Effect::EmptyRoomMonster { seat, def: Box::new(walker(4)) })]))
}

#[test]
fn an_empty_room_has_neither_munchkins_nor_monsters() {
    let _row = proves("MQ-KW-06");
    let mut talk = Talk::four();
    let rooms: Vec<RoomId> = (1..=4).map(|col| talk.room(col, 0, plain())).collect();
    talk.stands(Red, rooms[0]).stands(Green, rooms[1]).amends(munchkin::Effect::Life {
        seat: Green,
        dead: true,
        wish: false,
    });
    talk.stands(Blue, rooms[0]).stands(Yellow, rooms[0]).monster(rooms[2], walker(1), Red);
    assert_eq!(empty_rooms(&talk.game), [rooms[1], rooms[3]], "the dead do not count, nor does the Entrance");
    talk.does(comes_in_an_empty_room(Yellow));
    assert_eq!(talk.asked(), Some(Yellow));
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::EmptyRoom { rooms: vec![rooms[1], rooms[3]], exits: vec![] }));
    for full in [RoomId::ENTRANCE, rooms[0], rooms[2]] {
        talk.refuses(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Room(full))))
            .because("room-not-free")
            .cites("MQ-KW-06");
    }
    let id = MonsterId(talk.game.foes.next);
    talk.answers(dungeon::Answer::Room(rooms[3]));
    assert_eq!((talk.room_of(id), talk.asks()), (rooms[3], Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Base(id)))));
}

/// Blue and Red in the only rooms there are; Yellow draws a card that needs an empty one.
fn no_room() -> (Talk, RoomId) {
    let mut talk = Talk::four();
    let room = talk.room(1, 0, plain());
    talk.stands(Red, room).does(comes_in_an_empty_room(Yellow));
    (talk, room)
}

#[test]
fn without_an_empty_room_one_is_added() {
    let _row = proves("MQ-KW-07");
    let _row = proves("MQ-KW-08");
    for (value, monsters) in [("no", 1), ("yes", 2)] {
        let (mut talk, room) = no_room();
        talk.rule("added_room_gets_monster", value);
        let Ask::Dungeon(dungeon::Ask::EmptyRoom { rooms, exits }) = talk.asks() else { panic!("{:?}", talk.asks()) };
        assert!(rooms.is_empty() && exits.contains(&(room, South)) && talk.asked() == Some(Yellow));
        let taken = Answer::Dungeon(dungeon::Answer::Exit { room, side: West });
        talk.refuses(table::Command::Answer(taken)).because("not-into-darkness").cites("MQ-KW-08");
        let before: Vec<_> = talk.game.seats.iter().map(|s| (s.room, s.hand)).collect();
        talk.answers(dungeon::Answer::Exit { room, side: South }).cites("MQ-KW-08");
        let (added, first) = (RoomId(talk.dungeon().next_room), MonsterId(talk.game.foes.next));
        talk.answers(dungeon::Answer::Tile(Box::new(plain()))).cites("MQ-KW-07");
        talk.answers(dungeon::Answer::Links(vec![(South, Door)]));
        assert_eq!((talk.at(added).at.col, talk.at(added).at.row, talk.at(added).link(South)), (1, 1, Door));
        for _ in 0..monsters {
            if matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })) {
                talk.answers(fight::Answer::Monster(walker(2).into()));
            }
            talk.die(Orange);
            if let Ask::Dungeon(dungeon::Ask::BaseColour { options, .. }) = talk.asks() {
                talk.answers(table::Answer::Colour(options[0]));
            }
        }
        assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "{value}: {:?}", talk.asks());
        assert_eq!(talk.game.foes.in_room(added).count(), monsters, "{value}");
        assert!(talk.game.foes.all.iter().any(|m| m.id == first && m.room == Some(added)));
        let after: Vec<_> = talk.game.seats.iter().map(|s| (s.room, s.hand)).collect();
        assert_eq!(before, after, "{value}: nobody moves there or draws for it");
    }
}

#[test]
fn without_tiles_the_card_does_nothing() {
    let (mut talk, room) = no_room();
    talk.answers(dungeon::Answer::Exit { room, side: South }).answers(dungeon::Answer::Nothing);
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })) && talk.game.foes.all.is_empty());
    talk.refuses(comes_in_an_empty_room(Green)).because("no-empty-room").cites("MQ-KW-07");
}

#[test]
fn arrows_are_for_monsters_alone() {
    let _row = proves("MQ-KW-27");
    for side in [North, East, South, West] {
        let mut talk = Talk::four();
        let room = talk.room(1, 0, all_to(side));
        for (col, row) in [(1, -1), (2, 0), (1, 1)] {
            talk.room(col, row, plain());
        }
        let monster = talk.monster(room, walker(1), Yellow);
        talk.stands(Blue, room).amends(dungeon::Effect::Spent { seat: Blue, change: Amount::To(0) });
        for step in [North, East, South, West] {
            talk.clone().walks(step);
        }
        for colour in Colour::ALL {
            assert_eq!(talk.at(room).tile.up.arrows.of(colour), Arrow::To(side));
        }
        if side != West {
            talk.stands(Blue, RoomId::ENTRANCE).ends_turn().die(Green);
            assert_eq!(talk.path(monster).len(), 1, "monsters follow them");
        }
    }
}

#[test]
fn monsters_come_to_those_who_have_run_there() {
    for (value, comes) in [("yes", true), ("no", false)] {
        let mut talk = Talk::turn_of(&[Blue, Red]).ruled("automatic_monster_after_run_away", value);
        for col in 1..=24 {
            talk.room(col, 0, plain());
        }
        let monster = talk.monster(RoomId(2), card(9, 0, 1), Red);
        talk.stands(Blue, RoomId(2)).from(table::phase::Phase::Draw, Blue);
        rolls(&mut talk, &[throw(BLUE, &[1])]);
        talk.answers(table::Answer::Done)
            .answers(dungeon::Answer::Side(West))
            .answers(fight::Answer::Ran { monster, face: 6 });
        assert_eq!(talk.seat(Blue).room, Some(RoomId(1)));
        assert_eq!(
            matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Automatic { .. })),
            comes,
            "{value}: {:?}",
            talk.asks()
        );
    }
}
