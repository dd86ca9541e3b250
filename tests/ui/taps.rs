//! How many touches it takes, counted.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::widget;
use standie::app::map::Spot;
use standie::app::table::{Field, Message as Wish};
use standie::catalog::words::Names;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::arrow::Arrow;
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
fn a_monster_turn_takes_two_and_the_ticks() {
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
    hands.next();
    assert!(
        !matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Moving { .. })),
        "all moved: the next turn has begun"
    );
    assert_eq!(hands.taps, 4);
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

/// A new room in the south with all six arrows; its monster and its base. What is typed is not a tap.
fn all_new(hands: &mut Hands<impl Window>, named: bool) {
    hands.taps("way-south");
    if named {
        hands.taps("letters-all");
        for letter in ["p", "a", "d"] {
            hands.taps(&format!("letter-{letter}"));
            hands.taps -= 1;
        }
    }
    hands.next();
    hands.taps("link-west");
    for (colour, side) in Colour::ALL.into_iter().zip(["north", "east", "south", "west", "nowhere", "north"]) {
        let room = hands.game().dungeon.as_deref().and_then(|d| d.rooms.last()).expect("the new one").id;
        hands.taps(&format!("points-{side}"));
        let dungeon = hands.game().dungeon.as_deref().expect("a map");
        let told = dungeon.room(room).expect("it").tile.up.arrows.of(colour);
        let points = Side::ALL.into_iter().find(|s| s.name() == side).map_or(Arrow::None, Arrow::To);
        assert_eq!(told, points, "{colour:?} is next by itself");
    }
    assert!(hands.driver.find_all(widget::Id::from("points-north")).is_empty(), "all are told");
    hands.next();
}

#[test]
fn a_new_room_with_all_its_arrows_takes_twelve_and_its_name_two_more() {
    for (width, height) in [(1280.0, 800.0), (1024.0, 768.0), (800.0, 1280.0)] {
        for named in [false, true] {
            let mut hands = Hands::new(driver::at("table", width, height));
            all_new(&mut hands, named);
            hands.next();
            hands.taps("colour-red");
            let Ask::Fight(fight::Ask::Fight { .. }) = hands.table().question.ask else {
                panic!("{:?}", hands.table().question)
            };
            let most = if named { 14 } else { 12 };
            assert!(hands.taps <= most, "{} taps, named: {named}", hands.taps);
            let room = hands.game().dungeon.as_deref().and_then(|d| d.rooms.last()).expect("the new one");
            assert_eq!(room.tile.up.name, if named { "Pad" } else { "" });
        }
    }
}

#[test]
fn a_helper_and_two_modifiers_take_at_most_nine_though_nobody_knows_the_monster() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = Hands::new(driver::at("unknown", width, height));
        hands.taps("monster-level-short-1-6");
        hands.taps("monster-dice-1-1");
        hands.taps("help-red");
        hands.taps("add-us-3-0");
        hands.taps("add-them-5-0");
        hands.next();
        let known = hands.taps;
        let Ask::Fight(fight::Ask::FightDice { .. }) = hands.table().question.ask else {
            panic!("{:?}", hands.table().question)
        };
        while matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightDice { .. })) {
            hands.taps("die-5");
        }
        let dice = hands.taps - known;
        hands.next();
        assert!(!matches!(hands.table().question.ask, Ask::Fight(_)), "{:?}", hands.table().question);
        // Each die is a tap more, whoever rolls it.
        assert!(hands.taps - dice <= 9 - 2, "{} taps and {dice} dice", hands.taps - dice);
    }
}

#[test]
fn a_curse_takes_three() {
    for preset in ["fight", "table"] {
        for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let care = Command::Table(standie::rules::table::Command::Care(standie::rules::table::Care::Map));
            hands.driver.message(standie::app::Message::Table(Wish::does(care)));
            let ada = hands.game().seat(Colour::Blue).expect("Ada").health.red;
            hands.taps("curse");
            hands.taps("ill hit");
            let told = hands.table().log.iter().any(|line| line.text == "Ada gets a Curse");
            assert!(told && hands.driver.sees("Ada is cursed: A hit"), "{preset}");
            hands.next();
            assert_eq!(hands.game().seat(Colour::Blue).expect("Ada").health.red, ada - 1, "{preset}");
            assert!(hands.table().panel.is_none());
            assert_eq!(hands.taps, 3, "{preset}");
        }
    }
}

#[test]
fn whose_curse_it_was_is_said_where_hands_are_kept() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let lies = |hands: &mut Hands<_>| {
        let hit = hands.words.get("ill-hit");
        hands.driver.find(hit.as_str()).expect("a hit").bounds()
    };
    let held = |hands: &Hands<_>| hands.game().seats.iter().map(|s| s.hand.of(Deck::DXM)).collect::<Vec<_>>();
    let before = held(&hands);
    hands.taps("curse");
    assert!(hands.driver.sees(&hands.words.get("card-whose")));
    assert!(hands.driver.find(widget::Id::from("ill hit")).is_none(), "nobody's card yet");
    let lay = lies(&mut hands);
    hands.taps("by red");
    assert_eq!(lies(&mut hands), lay, "it stays under the finger");
    hands.taps("ill hit");
    hands.next();
    let red = hands.game().seats.iter().position(|s| s.colour == Colour::Red).expect("Ben");
    let after = held(&hands);
    assert_eq!(after[red], before[red] - 1, "it was his");
    assert_eq!(after.iter().sum::<u8>(), before.iter().sum::<u8>() - 1, "and nobody else's");
}

#[test]
fn an_item_thrown_takes_four() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = Hands::new(driver::at("fight", width, height));
        hands.taps_word("card-title");
        hands.taps("by red");
        hands.taps("bonus 5");
        hands.taps("for 1");
        assert!(hands.table().panel.is_none());
        let terms = fight::current(hands.game()).expect("a fight").terms.clone();
        let added: Vec<_> = terms.iter().map(|term| (term.who, term.strength)).collect();
        assert_eq!(added, [(fight::Fighter::Monster(MonsterId(1)), 5)]);
        assert_eq!(hands.taps, 4);
    }
}

#[test]
fn a_turn_in_which_all_is_new_takes_at_most_sixteen() {
    let mut hands = Hands::new(driver::at("first", 1280.0, 800.0));
    hands.taps_text("Ada");
    hands.next();
    hands.sets(Colour::Blue, Field::Dxm, 0);
    let (seat, before) = (hands.game().turn.seat, hands.taps);
    hands.taps("way-south");
    hands.next();
    hands.taps("link-west");
    hands.next();
    hands.next();
    hands.taps_text("RED");
    hands.taps("monster-level-short-1-2");
    hands.taps("monster-dice-1-1");
    hands.next();
    hands.taps("die-6");
    hands.taps("die-1");
    hands.next();
    hands.next();
    hands.taps_text("ORANGE");
    hands.next();
    assert_ne!(hands.game().turn.seat, seat, "somebody else's turn");
    assert!(hands.taps - before <= 16, "{} taps", hands.taps - before);
}
