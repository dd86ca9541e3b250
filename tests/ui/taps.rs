//! How many touches it takes, counted.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use standie::app::map::Spot;
use standie::app::table::Field;
use standie::catalog::words::Names;
use standie::rules::dungeon;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::fight;
use standie::rules::ids::{Colour, MonsterId, Side};
use standie::rules::question::Ask;

/// A turn: explore, a known room with two links that are no passages, a known monster, a base, the end, the roll.
fn plain_turn(hands: &mut Hands<impl Window>, keyboard: bool) -> u32 {
    hands.taps_text("Ada");
    hands.next();
    // Two cards were played before: nobody holds too many.
    hands.sets(Colour::Blue, Field::Dxm, 0);
    let (seat, before) = (hands.game().turn.seat, hands.taps);
    let name = |hands: &mut Hands<_>, letters: &str, name: &str| {
        if keyboard {
            hands.driver.types(letters);
            hands.driver.key(Key::Named(Named::Enter), Modifiers::default());
        } else {
            hands.taps(&format!("letter-{}", &letters[..1]));
            hands.taps_text(name);
        }
    };
    hands.taps("way-south");
    name(hands, "ec", "Echo Chamber");
    hands.taps("link-south");
    hands.taps("link-west");
    hands.next();
    name(hands, "do", "Doorbell Ogre");
    hands.taps_text("RED");
    let Ask::Fight(fight::Ask::Fight { monsters, .. }) = hands.table().question.ask.clone() else {
        panic!("{:?}", hands.table().question)
    };
    let named = hands.words.monster(monsters[0], Names::of(hands.game()));
    assert_eq!(named, "Doorbell Ogre");
    // The fight itself is not counted.
    hands.taps_word("fight-none");
    let fight = 1;
    hands.next();
    hands.taps_text("ORANGE");
    hands.next();
    assert_ne!(hands.game().turn.seat, seat, "somebody else's turn");
    hands.taps - before - fight
}

#[test]
fn a_plain_turn_in_a_known_box_takes_at_most_twelve() {
    let mut hands = Hands::new(driver::at("first", 1280.0, 800.0));
    let taps = plain_turn(&mut hands, false);
    assert!(taps <= 12, "{taps} taps with fingers alone");
    let mut hands = Hands::new(driver::at("first", 1280.0, 800.0));
    let taps = plain_turn(&mut hands, true);
    assert!(taps <= 8, "{taps} taps and two names of two letters with a keyboard");
}

#[test]
fn the_field_for_letters_has_the_keyboard_and_space_is_still_the_next_step() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    hands.taps("way-south");
    hands.waits();
    hands.driver.types(" ");
    assert!(matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Links { .. })), "a room nobody names");
}

#[test]
fn a_monster_turn_takes_one_and_the_ticks() {
    let mut hands = Hands::new(driver::at("roll", 1280.0, 800.0));
    hands.taps_text("BLUE");
    let Ask::Dungeon(dungeon::Ask::Moving { left }) = hands.table().question.ask.clone() else {
        panic!("{:?}", hands.table().question)
    };
    assert_eq!(hands.taps, 1);
    assert_eq!(left.len(), 2);
    assert!(hands.driver.sees("0 of 2 moved"));
    hands.taps(&format!("tick-{}", left[0].0));
    assert!(hands.driver.sees("1 of 2 moved"));
    hands.taps(&format!("tick-{}", left[1].0));
    assert!(
        !matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Moving { .. })),
        "all moved: the next turn has begun"
    );
    assert_eq!(hands.taps, 3);
}

#[test]
fn all_moved_is_one_tap_too() {
    let mut hands = Hands::new(driver::at("roll", 1280.0, 800.0));
    hands.taps_text("BLUE");
    hands.next();
    assert!(!matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Moving { .. })));
    assert_eq!(hands.taps, 2);
}

#[test]
fn a_room_nobody_has_seen_stands_on_the_map_after_at_most_eight_without_a_letter() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let rooms = hands.game().dungeon.as_deref().map_or(0, |d| d.rooms.len());
    hands.taps("way-south");
    hands.next();
    hands.taps("link-west");
    hands.taps("link-east");
    hands.taps("link-east");
    hands.next();
    assert!(hands.taps <= 8, "{} taps", hands.taps);
    let dungeon = hands.game().dungeon.as_deref().expect("a map");
    assert_eq!(dungeon.rooms.len(), rooms + 1);
    let room = dungeon.rooms.last().expect("the new one");
    assert!(room.tile.up.name.is_empty());
    assert_eq!(room.links[Side::West.index()], LinkKind::Door);
    assert_eq!(room.links[Side::East.index()], LinkKind::Locked);
    assert!(hands.driver.sees(&format!("Room {}", room.id.0)) || hands.table().draft.letters.is_empty());
}

#[test]
fn walking_is_a_tap_on_the_map() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let here = hands.game().seat(Colour::Blue).and_then(|s| s.room).expect("a room");
    let next = {
        let dungeon = hands.game().dungeon.as_deref().expect("a map");
        dungeon.neighbour(dungeon.room(here).expect("it"), Side::North).expect("a room in the north").id
    };
    hands.taps_spot(Spot::Room(next));
    assert_eq!(hands.game().seat(Colour::Blue).and_then(|s| s.room), Some(next));
    assert_eq!(hands.taps, 1);
}

#[test]
fn a_held_standie_opens_its_card_and_stays_where_it_is() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let before = hands.game().clone();
    let monster = MonsterId(15);
    hands.holds_spot(Spot::Monster(monster));
    assert_eq!(hands.table().chosen, Some(Spot::Monster(monster)));
    assert_eq!(hands.game(), &before);
}
