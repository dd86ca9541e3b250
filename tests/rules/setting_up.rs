//! What is in the box, and how a game begins (MQ-COMP, MQ-SET).

use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::catalog;
use standie::rules::agenda::Step;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cards::tally::Hand;
use standie::rules::dungeon;
use standie::rules::ids::{Colour, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Goods;
use standie::rules::question::Ask;
use standie::rules::seat::Health;
use standie::rules::setup::{Setup, SetupFault};
use standie::rules::table;

#[test]
fn four_colours_have_pieces() {
    let _row = proves("MQ-COMP-02");
    let book = catalog::book();
    for colour in [Blue, Green, Red, Yellow] {
        assert!(Setup::new(&[colour, if colour == Blue { Red } else { Blue }]).check(&book).is_ok());
    }
    for colour in [Orange, Purple] {
        assert_eq!(Setup::new(&[Blue, colour]).check(&book), Err(SetupFault::NoPieces(colour)));
        let expanded = Setup { expansion: true, ..Setup::new(&[Blue, colour]) };
        assert!(expanded.check(&book).is_ok(), "the expansion brings {colour:?}");
    }
}

#[test]
fn a_colour_has_three_bases() {
    let _row = proves("MQ-COMP-03");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    for base in [Blue, Blue, Blue] {
        talk.effect(dungeon::Effect::PlaceMonster { room, def: walker(1), base: Some(base) });
    }
    talk.refuses_effect(dungeon::Effect::PlaceMonster { room, def: walker(1), base: Some(Blue) })
        .because("no-free-base");
    talk.effect(dungeon::Effect::PlaceMonster { room, def: walker(1), base: Some(Red) });
    // Twelve in all: three in each of four colours.
    let pieces = &catalog::book().rules.base;
    assert_eq!(pieces.colours.len() * pieces.bases_per_colour, 12);
}

#[test]
fn six_piles_can_carry_a_letter() {
    let _row = proves("MQ-COMP-07");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let mut letters = Vec::new();
    for col in 1..=7 {
        let room = talk.room(col, 0, plain());
        talk.stands(Blue, room);
        talk.does(dungeon::Command::Drop { seat: Blue, goods: Goods { others: 1, ..Goods::default() } });
        letters.push(talk.at(room).pile.as_ref().expect("a pile").letter);
    }
    assert_eq!(letters, [Some('A'), Some('B'), Some('C'), Some('D'), Some('E'), Some('F'), None]);
}

#[test]
fn the_board_is_the_entrance_and_24_rooms() {
    let _row = proves("MQ-COMP-09");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    for col in 1..=23 {
        talk.room(col, 0, plain());
    }
    assert!(!talk.dungeon().fully_explored());
    talk.room(24, 0, plain());
    assert!(talk.dungeon().fully_explored());
    assert_eq!(talk.dungeon().rooms.len(), 25);
}

#[test]
fn no_links_are_drawn_for_the_entrance() {
    let _row = proves("MQ-COMP-10");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.does(explore(East)).answers(dungeon::Answer::Tile(Box::new(plain())));
    // The new room's western side meets the Entrance's link and is not asked about.
    let Ask::Dungeon(dungeon::Ask::Links { sides, .. }) = talk.asks() else { panic!("links are asked for") };
    assert_eq!(sides, [North, East, South]);
    talk.refuses(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Links(vec![(West, Wall)]))))
        .because("link-not-asked");
}

#[test]
fn what_is_counted_in_the_box() {
    let _row = proves("MQ-COMP-11");
    let _row = proves("MQ-COMP-12");
    let _row = proves("MQ-COMP-13");
    let book = catalog::book();
    let pieces = &book.rules.base;
    let standies: Vec<(&str, u32)> = pieces.standies.iter().map(|(size, n)| (size.as_str(), *n)).collect();
    assert_eq!(standies, [("huge", 8), ("human", 14), ("small", 8), ("tiny", 8)]);
    assert_eq!(pieces.standies.values().sum::<u32>(), 38);
    // Every link has a passage on one face; the other faces are these.
    let links: Vec<(&str, u32)> = pieces.links.iter().map(|(kind, n)| (kind.as_str(), *n)).collect();
    assert_eq!(links, [("door", 28), ("hidden", 15), ("locked", 15), ("wall", 15)]);
    assert_eq!(pieces.links.values().sum::<u32>(), 73);
    // Ten dice: the Monster Die, the d10, and two six-siders a player.
    assert_eq!(2 + pieces.dice_per_player * pieces.players as u32, 10);
}

#[test]
fn two_to_four_play() {
    let _row = proves("MQ-SET-01");
    let book = catalog::book();
    let all = [Blue, Red, Green, Yellow];
    assert!(matches!(Setup::new(&[Blue]).check(&book), Err(SetupFault::Players { found: 1, min: 2, max: 4 })));
    for n in 2..=4 {
        assert!(Setup::new(&all[..n]).check(&book).is_ok());
    }
    let five = [Blue, Red, Green, Yellow, Orange];
    assert!(matches!(Setup::new(&five).check(&book), Err(SetupFault::Players { found: 5, max: 4, .. })));
    assert!(Setup { expansion: true, ..Setup::new(&Colour::ALL) }.check(&book).is_ok(), "six with the expansion");
    Talk::turn_of(&all).refuses(table::Command::Join { seat: new_seat(Orange), index: None });
}

#[test]
fn nobody_gets_a_monster_from_an_empty_deck() {
    let _row = proves("MQ-SET-05");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.explores(East, plain());
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })));
    talk.answers(dungeon::Answer::Nothing).cites("MQ-SET-05");
    assert!(talk.game.foes.all.is_empty());
    assert!(talk.drawn().is_empty(), "no die is rolled for a base, so nobody draws");
    assert!(matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })), "and nobody fights");
}

#[test]
fn the_dungeon_begins_with_the_entrance() {
    let _row = proves("MQ-SET-06");
    let talk = Talk::of(&Setup::new(&[Blue, Red]));
    assert_eq!(talk.dungeon().rooms.len(), 1);
    let entrance = &talk.dungeon().rooms[0];
    assert!(entrance.entrance);
    assert_eq!((entrance.at.col, entrance.at.row), (0, 0));
    assert_eq!(entrance.links, [Passage; 4]);
}

#[test]
fn all_other_tiles_and_links_are_still_to_be_drawn() {
    let _row = proves("MQ-SET-08");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    assert_eq!(talk.dungeon().tiles, 24);
    talk.does(explore(North));
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Tile { .. })), "chance is asked which tile it is");
    talk.answers(dungeon::Answer::Tile(Box::new(plain())));
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Links { .. })), "and which links");
}

#[test]
fn each_picks_a_different_colour() {
    let _row = proves("MQ-SET-09");
    let book = catalog::book();
    assert_eq!(Setup::new(&[Blue, Blue]).check(&book), Err(SetupFault::ColourTwice(Blue)));
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.refuses(table::Command::Join { seat: new_seat(Red), index: None }).because("colour-taken").cites("MQ-SET-09");
    talk.does(table::Command::Join { seat: new_seat(Green), index: None }).cites("MQ-SET-09");
}

#[test]
fn a_player_brings_the_pieces_of_the_colour_and_no_others() {
    let _row = proves("MQ-SET-10");
    let _row = proves("MQ-SET-11");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    talk.refuses_effect(dungeon::Effect::PlaceMonster { room, def: walker(1), base: Some(Green) })
        .because("no-free-base");
    talk.does(table::Command::Join { seat: new_seat(Green), index: None }).cites("MQ-SET-10");
    talk.effect(dungeon::Effect::PlaceMonster { room, def: walker(1), base: Some(Green) });
    assert_eq!(talk.seat(Green).room, Some(RoomId::ENTRANCE), "the munchkin stands on the board");
    talk.refuses(table::Command::Join { seat: new_seat(Purple), index: None }).because("colour-without-pieces");
}

#[test]
fn what_everybody_starts_with() {
    let _row = proves("MQ-SET-12");
    let _row = proves("MQ-SET-13");
    let _row = proves("MQ-SET-14");
    let _row = proves("MQ-SET-15");
    let _row = proves("MQ-SET-16");
    let talk = Talk::of(&Setup::new(&[Blue, Red, Green, Yellow]));
    for seat in &talk.game.seats {
        assert_eq!(seat.hand, Hand::dealt(3, 3));
        assert_eq!(seat.health, Health { red: 4, max: 4 });
        assert_eq!((seat.moves, seat.spent), (3, 0));
        assert_eq!(seat.gold, 300);
    }
}

#[test]
fn who_everybody_is_and_where_at_first() {
    let _row = proves("MQ-SET-17");
    let _row = proves("MQ-SET-18");
    let _row = proves("MQ-SET-20");
    let talk = Talk::of(&Setup::new(&[Blue, Red, Green, Yellow]));
    for seat in &talk.game.seats {
        assert_eq!(seat.room, Some(RoomId::ENTRANCE));
        assert_eq!(seat.level, 1);
        assert!(seat.races.is_empty() && seat.classes.is_empty(), "human, without a Class");
    }
}

#[test]
fn starting_cards_may_be_put_on_the_table_before_the_first_turn() {
    let mut talk = Talk::of(&Setup { first: Some(Blue), ..Setup::new(&[Blue, Red]) });
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Opening));
    // Two players; Blue puts a Race, a Class and an Item on the table and keeps three of the six cards.
    talk.effect(munchkin::Effect::Races { seat: Blue, races: vec!["elf".to_owned()] });
    talk.effect(munchkin::Effect::Classes { seat: Blue, classes: vec!["thief".to_owned()] });
    talk.effect(munchkin::Effect::Gear {
        seat: Blue,
        add: Gear { name: String::new(), bonus: 2, big: false, ..Gear::default() },
    });
    talk.effect(cards::Effect::Hand { seat: Blue, deck: Deck::TREASURE, change: Amount::By(-1) });
    talk.effect(cards::Effect::Hand { seat: Blue, deck: Deck::DXM, change: Amount::By(-2) });
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Opening), "the question still stands");
    let blue = talk.seat(Blue);
    assert_eq!((blue.races.len(), blue.classes.len(), blue.gear.len(), blue.hand.total()), (1, 1, 1, 3));
    talk.answers(table::Answer::Done).cites("MQ-SET-21");
    assert_eq!(talk.game.turn.number, 1);
    assert_eq!(talk.asked(), Some(Blue));
}

#[test]
fn the_highest_die_starts_and_ties_roll_again() {
    let _row = proves("MQ-SET-24");
    let mut talk = Talk::of(&Setup::new(&[Blue, Red, Green]));
    let die = |seat, face| Answer::Table(table::Answer::Die { seat, face });
    talk.refuses(table::Command::Answer(die(Yellow, 3))).because("not-your-roll");
    talk.refuses(table::Command::Answer(die(Blue, 7))).because("no-such-face");
    talk.answers(die(Blue, 5)).answers(die(Green, 5));
    talk.refuses(table::Command::Answer(die(Blue, 6))).because("not-your-roll").cites("MQ-SET-24");
    talk.answers(die(Red, 2));
    assert_eq!(
        talk.asks(),
        Ask::Table(table::Ask::FirstPlayer { open: vec![Blue, Green], rolls: vec![] }),
        "those who tie roll again"
    );
    talk.answers(die(Blue, 1)).answers(die(Green, 4)).cites("MQ-SET-24");
    assert_eq!(talk.game.turn.seat, Some(Green));
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Opening));
}

#[test]
fn turns_go_round_to_the_left() {
    let _row = proves("MQ-SET-25");
    let mut talk = Talk::turn_of(&[Green, Blue, Red]);
    let mut order = vec![talk.asked()];
    for _ in 0..3 {
        talk.monster_turn(Purple).cites("MQ-MMOV-12");
        talk.answers(table::Answer::Done).cites("MQ-SET-25");
        order.push(talk.asked());
    }
    assert_eq!(order, [Some(Green), Some(Blue), Some(Red), Some(Green)]);
    assert_eq!(talk.agenda(), [Step::Table(table::Step::Move { seat: Green })]);
}
