//! What is typed is what it is called: rooms and monsters named as they are drawn, with a keyboard and without.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::{Rectangle, widget};
use standie::app::App;
use standie::app::presets::{TIME, evening};
use standie::app::shell::Clock;
use standie::app::table::{Keeping, Message as Wish, Naming, Panel};
use standie::catalog::words::Names;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::seat::Condition;

/// A table whose Box has shown nothing yet, at a mark of the evening.
fn bare(mark: &str) -> Hands<impl Window> {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(evening(mark), Keeping::Memory);
    Hands::new(driver::with(app, 1280.0, 800.0))
}

fn rooms(hands: &Hands<impl Window>) -> Vec<String> {
    let dungeon = hands.game().dungeon.as_deref().expect("a map");
    dungeon.rooms.iter().map(|r| r.tile.up.name.clone()).collect()
}

fn monsters(hands: &Hands<impl Window>) -> Vec<String> {
    hands.game().foes.all.iter().map(|m| m.def.name.clone()).collect()
}

fn enter(hands: &mut Hands<impl Window>) {
    hands.waits();
    hands.driver.key(Key::Named(Named::Enter), Modifiers::default());
}

#[test]
fn a_room_is_called_what_was_typed_and_the_box_remembers_it() {
    for by_button in [true, false] {
        let mut hands = bare("tile");
        assert!(matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Tile { .. })));
        assert!(hands.driver.find("Not in your Box yet.").is_none(), "nothing was looked for so far");
        hands.taps("letters");
        hands.driver.types("Padded  Cell ");
        let label = hands.words.with("next-new-room-named", &[("name", "Padded Cell".into())]);
        assert!(label.contains("“Padded Cell”"));
        assert!(hands.driver.sees(&label), "the button says what it does");
        if by_button {
            hands.next();
        } else {
            enter(&mut hands);
        }
        assert!(!matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Tile { .. })), "it is drawn");
        assert!(rooms(&hands).contains(&"Padded Cell".to_owned()), "{:?}", rooms(&hands));
        let found = hands.driver.state.shell.owners_box().find_rooms("padded");
        assert_eq!(found.len(), 1, "it is in the Box");
    }
}

#[test]
fn a_monster_is_called_what_was_typed_and_the_box_remembers_it() {
    for by_button in [true, false] {
        let mut hands = bare("monster");
        assert!(matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::NewMonster { .. })));
        hands.taps("letters");
        hands.driver.types("Shrieking Geek");
        let label = hands.words.with("next-new-monster-named", &[("name", "Shrieking Geek".into())]);
        assert!(hands.driver.sees(&label), "the button says what it does");
        if by_button {
            hands.next();
        } else {
            enter(&mut hands);
        }
        assert!(monsters(&hands).contains(&"Shrieking Geek".to_owned()), "{:?}", monsters(&hands));
        assert_eq!(hands.driver.state.shell.owners_box().find_monsters("geek").len(), 1, "it is in the Box");
    }
}

#[test]
fn letters_that_find_something_take_it_and_its_whole_name_is_no_other_room() {
    for typed in ["ec", "echo chamber", "Echo Chamber"] {
        let mut hands = Hands::new(driver::at("tile", 1280.0, 800.0));
        let known = hands.driver.state.shell.owners_box().find_rooms("Echo Chamber");
        hands.taps("letters");
        hands.driver.types(typed);
        enter(&mut hands);
        let dungeon = hands.game().dungeon.clone().expect("a map");
        let laid = dungeon.rooms.iter().find(|r| r.tile.up.name == "Echo Chamber").expect("the known room");
        assert_eq!(laid.tile.up, known[0].up, "with all the Box knows of it");
    }
}

fn letter_o(hands: &mut Hands<impl Window>) -> Option<Rectangle> {
    hands.driver.find(widget::Id::from("letter-o".to_owned())).map(|target| target.bounds())
}

#[test]
fn a_name_nobody_has_can_be_tapped_letter_by_letter() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 768.0)] {
        let mut app = App::in_memory(Clock::Fixed(TIME));
        app.lay_out(evening("tile"), Keeping::Memory);
        let mut hands = Hands::new(driver::with(app, width, height));
        let first = letter_o(&mut hands);
        assert!(first.is_some(), "there are letters at once");
        for letter in "bo 8".chars() {
            hands.taps(&match letter {
                ' ' => "letter_space".to_owned(),
                letter => format!("letter-{letter}"),
            });
            assert_eq!(letter_o(&mut hands), first, "the letters stay under the finger");
        }
        hands.next();
        assert!(rooms(&hands).contains(&"Bo 8".to_owned()), "{:?}", rooms(&hands));
    }
    // With a Box that knows many, the letters that lead on come first; all of them are a touch away.
    let mut hands = Hands::new(driver::at("tile", 1280.0, 800.0));
    hands.taps("letters-all");
    for letter in ["x", "y"] {
        hands.taps(&format!("letter-{letter}"));
    }
    assert!(hands.driver.sees("Not in your Box yet."));
    hands.taps("letter_back");
    hands.next();
    assert!(rooms(&hands).contains(&"X".to_owned()), "{:?}", rooms(&hands));
}

#[test]
fn a_curse_nobody_names_goes_by_what_it_does() {
    let mut hands = Hands::new(driver::at("curse", 1280.0, 800.0));
    let (red, blue) = (Colour::Red, Colour::Blue);
    let named = |hands: &Hands<_>, seat| hands.words.seat(seat, Names::of(hands.game()));
    let (from, victim) = (named(&hands, red), named(&hands, blue));
    hands.taps_word("ill-move");
    assert!(matches!(hands.table().question.ask, Ask::Munchkin(munchkin::Ask::Cursed { .. })));
    let asked = format!("{from} curses {victim}: -1 Move");
    assert!(hands.driver.find(asked.as_str()).is_some(), "{asked}");
    hands.next();
    let seat = hands.game().seat(blue).expect("Blue").clone();
    let told = format!("-1 Move, from {from}");
    assert_eq!(seat.conditions.last().expect("a condition").text, told);
    let line = format!("{victim}: {told}");
    assert!(hands.table().log.iter().any(|l| l.text == line), "{line}");
    assert_eq!(hands.table().undoes.as_deref(), Some(line.as_str()));
    // What has no words at all says its figures.
    let add = Condition { hands: -1, bonus: -5, ..Condition::default() };
    let put = Wish::corrects(vec![Effect::Munchkin(munchkin::Effect::Condition { seat: blue, add })]);
    hands.driver.message(standie::app::Message::Table(put));
    let line = format!("{victim}: -5 in fights and -1 Hand");
    assert!(hands.table().log.iter().any(|l| l.text == line), "{:?}", hands.table().log.last());
    hands.taps("seat-blue");
    assert!(hands.driver.find("-5 in fights and -1 Hand").is_some(), "on the seat too");
}

#[test]
fn a_name_is_typed_wherever_the_focus_is() {
    let mut hands = bare("tile");
    hands.waits();
    hands.driver.types("Mess Hallo");
    hands.driver.key(Key::Named(Named::Backspace), Modifiers::default());
    assert!(
        matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Tile { .. })),
        "the space is part of the name"
    );
    assert_eq!(hands.table().draft.letters, "Mess Hall");
    enter(&mut hands);
    assert!(rooms(&hands).contains(&"Mess Hall".to_owned()), "{:?}", rooms(&hands));
}

#[test]
fn a_name_on_a_panel_is_typed_wherever_the_focus_is() {
    let mut hands = bare("fight");
    let naming = Panel::words(Naming::Seat(Colour::Blue), String::new());
    hands.driver.message(standie::app::Message::Table(Wish::opens(naming)));
    hands.waits();
    hands.driver.types("Big Beat");
    hands.driver.key(Key::Named(Named::Backspace), Modifiers::default());
    enter(&mut hands);
    assert_eq!(hands.game().seat(Colour::Blue).expect("Blue").name, "Big Bea");
    hands.waits();
    hands.taps_word("card-title");
    hands.taps("sort once");
    hands.driver.types("Old Soup");
    let Some(Panel::Card(card)) = &hands.table().panel else { panic!("no card") };
    assert_eq!(card.name, "Old Soup");
}

#[test]
fn a_space_in_the_middle_of_a_word_answers_nothing() {
    let mut hands = bare("fight");
    hands.waits();
    let records = hands.table().session.records();
    hands.driver.types("Mess Hall");
    assert_eq!(hands.table().session.records(), records, "somebody types a name, and nothing here has one");
    hands.waits();
    hands.driver.types(" ");
    assert!(
        matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightDice { .. })),
        "{:?}",
        hands.table().question
    );
}

#[test]
fn a_name_is_written_at_set_up_where_nobody_has_a_keyboard() {
    for (start, words) in [("quick", "quick-colours"), ("setup", "setup-order-hint")] {
        let mut hands = Hands::new(driver::at(start, 1280.0, 800.0));
        let there = |hands: &mut Hands<_>, id: &str| hands.driver.find(widget::Id::from(id.to_owned())).is_some();
        hands.driver.state.shell.by_finger = false;
        hands.driver.settle();
        assert!(!there(&mut hands, "letters 0"), "whoever has a keyboard uses it");
        hands.driver.state.shell.by_finger = true;
        hands.driver.settle();
        hands.taps("letters 0");
        for letter in ["A", "n", "n"] {
            hands.taps_text(letter);
        }
        assert!(hands.driver.sees("Ann"), "{start}");
        hands.taps("letters 0");
        assert!(!hands.driver.sees("space"), "they go as they came");
        assert!(hands.driver.sees(&hands.words.get(words)), "{start}: what else is touched is said");
    }
}
