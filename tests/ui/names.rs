//! Names of players: two are never the same, a full one says so, and who ties in the first roll is told.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::Modifiers;
use iced_test::core::keyboard::key::Named;
use iced_test::core::{Rectangle, widget};
use iced_test::selector::Candidate;
use standie::app::look;
use standie::app::presets::TIME;
use standie::app::screen::{quick, setup};
use standie::app::shell::Clock;
use standie::app::table::panels::{card, words};
use standie::app::table::{Keeping, Message as Do, Naming, Panel};
use standie::app::{App, Message};
use standie::catalog;
use standie::play::session::Session;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::ids::Colour;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;

/// Whoever presses Enter at the end of a name writes the next one, and after the last nothing begins that nobody has begun.
#[test]
fn the_end_of_a_name_is_the_beginning_of_the_next() {
    for preset in ["setup", "quick"] {
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        if preset == "quick" {
            hands.driver.message(Message::Quick(quick::Message::Plays(2, None)));
        }
        let people = if preset == "quick" { [0, 2].as_slice() } else { &[0, 1, 2, 3] };
        hands.driver.click(widget::Id::from("name 0"));
        for seat in people {
            hands.driver.types(&format!("Nr {seat}"));
            hands.driver.key(Named::Enter.into(), Modifiers::empty());
            hands.driver.settle();
            assert!(hands.driver.state.table.is_none(), "{preset}: nothing has begun");
        }
        // What is typed after the last one goes nowhere, and turns nothing over.
        hands.driver.types("o");
        hands.driver.message(match preset {
            "setup" => Message::Setup(setup::Message::Start),
            _ => Message::Quick(quick::Message::Start),
        });
        let names: Vec<&str> = people.iter().map(|seat| &*hands.game().seats[*seat].name).collect();
        let wanted: Vec<String> = people.iter().map(|seat| format!("Nr {seat}")).collect();
        assert_eq!(names, wanted, "{preset}");
    }
}

/// Whoever has gone on with Tab and then points at another name writes there.
#[test]
fn a_name_that_is_pointed_at_after_tab_is_written() {
    for by_finger in [false, true] {
        let mut hands = Hands::new(driver::at("setup", 1280.0, 800.0));
        hands.driver.click(widget::Id::from("name 0"));
        hands.driver.types("Ada");
        hands.driver.key(Named::Tab.into(), Modifiers::empty());
        hands.driver.types("Ben");
        match by_finger {
            true => hands.driver.tap(widget::Id::from("name 2")),
            false => hands.driver.click(widget::Id::from("name 2")),
        }
        hands.driver.types("Cleo");
        // And on from there.
        hands.driver.key(Named::Tab.into(), Modifiers::empty());
        hands.driver.types("Dora");
        hands.driver.message(Message::Setup(setup::Message::Start));
        let names: Vec<&str> = hands.game().seats.iter().map(|seat| &*seat.name).collect();
        assert_eq!(names, ["Ada", "Ben", "Cleo", "Dora"]);
    }
}

/// Two of one name get a hint, and are told apart by themselves: nobody is stopped for it, beside a box or without one.
#[test]
fn two_of_one_name_are_told_apart_before_the_game_begins() {
    for preset in ["setup", "quick"] {
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        let named = |i: usize, name: &str| match preset {
            "setup" => Message::Setup(setup::Message::Name(i, name.to_owned())),
            _ => Message::Quick(quick::Message::Name(i, name.to_owned())),
        };
        let hint = |hands: &mut Hands<_>, name: &str, instead: &str| {
            let args = [("name", name.into()), ("instead", instead.into())];
            let text = hands.words.with("setup-name-taken", &args);
            hands.driver.sees(&text)
        };
        if preset == "quick" {
            hands.driver.message(Message::Quick(quick::Message::Plays(1, None)));
        }
        hands.driver.message(named(0, "Ada"));
        hands.driver.message(named(1, " ada"));
        assert!(hint(&mut hands, "ada", "ada 2"), "{preset}: whatever the case, and whatever stands around it");
        hands.driver.message(named(1, "Ben"));
        assert!(!hint(&mut hands, "ada", "ada 2"), "{preset}");
        // Somebody who goes by a colour, or a face, has a name, too.
        if preset == "quick" {
            let face = quick::usual().seats[2].bot.clone();
            let face = hands.words.get(&format!("person-{}", face.expect("a bot")));
            hands.driver.message(named(1, &face));
            assert!(hint(&mut hands, &face, &format!("{face} 2")), "{preset}: {face}");
        }
        hands.driver.message(named(1, "Ada"));
        hands.driver.message(match preset {
            "setup" => Message::Setup(setup::Message::Start),
            _ => Message::Quick(quick::Message::Start),
        });
        let seats: Vec<String> = hands.game().seats.iter().map(|seat| seat.name.clone()).collect();
        assert_eq!(seats[..2], ["Ada".to_owned(), "Ada 2".to_owned()], "{preset}: they play all the same");
    }
}

#[test]
fn a_name_that_is_full_says_so() {
    let mut hands = Hands::new(driver::at("setup", 1280.0, 800.0));
    let full = hands.words.with("setup-name-full", &[("letters", (look::NAME as u32).into())]);
    hands.driver.message(Message::Setup(setup::Message::Name(0, "Bartholomew the Unready".to_owned())));
    assert!(!hands.driver.sees(&full), "one more letter fits");
    hands.driver.message(Message::Setup(setup::Message::Name(0, "Bartholomew the Unready and Hungry".to_owned())));
    assert!(hands.driver.sees(&full));
}

#[test]
fn nobody_is_renamed_to_somebody_else_and_the_letters_are_counted() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let [first, second] = [0, 1].map(|i| hands.game().seats[i].clone());
    hands.driver.message(Message::Table(Do::opens(Panel::words(Naming::Seat(first.colour), String::new()))));
    hands.driver.message(Message::Table(Do::Words(words::Message::Type(second.name.clone()))));
    hands.driver.message(Message::Table(Do::Words(words::Message::Enter)));
    assert_eq!(hands.game().seat(first.colour).expect("a seat").name, first.name);
    let told = hands.driver.state.shell.toast.as_ref().map(|t| t.text.clone()).unwrap_or_default();
    assert_eq!(told, hands.words.with("name-taken", &[("name", second.name.as_str().into())]));
    hands.driver.message(Message::Table(Do::Words(words::Message::Type("a".repeat(40)))));
    assert!(hands.driver.sees("24 of 24 letters"));
    hands.driver.message(Message::Table(Do::Words(words::Message::Enter)));
    assert_eq!(hands.game().seat(first.colour).expect("a seat").name, "a".repeat(24));
}

#[test]
fn who_ties_for_the_first_turn_is_told_and_rolls_again() {
    for faces in [[4, 4, 2], [5, 5, 5]] {
        let seats = [Colour::Blue, Colour::Red, Colour::Green];
        let (session, _) = Session::begin(catalog::book(), Setup::new(&seats), "", 7, TIME).expect("a game");
        let mut app = App::in_memory(Clock::Fixed(TIME));
        app.lay_out(session, Keeping::Memory);
        let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
        assert!(hands.driver.find("A tie! BLUE and RED roll again.").is_none());
        for (seat, face) in seats.into_iter().zip(faces) {
            hands.driver.message(Message::Table(Do::does(Command::Table(table::Command::Answer(Answer::Table(
                table::Answer::Die { seat, face },
            ))))));
        }
        assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::FirstPlayer { .. })));
        let who = if faces[2] == 5 { "BLUE, RED and GREEN" } else { "BLUE and RED" };
        assert!(hands.driver.sees(&format!("A tie! {who} roll again.")), "{who}");
        assert!(hands.driver.sees(&format!("{who} tie at the top and roll again")), "in the log, too");
        assert!(hands.driver.find(widget::Id::from("die-6".to_owned())).is_some());
    }
}

#[test]
fn the_name_of_a_card_says_where_it_ends() {
    let mut hands = Hands::new(driver::at("card", 1280.0, 800.0));
    let most = |hands: &Hands<_>, used: u32| {
        hands.words.with("letters-most", &[("used", used.into()), ("letters", 60.into())])
    };
    for (typed, used) in [("Sword", 5), (&"o".repeat(75), 60)] {
        hands.driver.message(Message::Touch(Do::Card(card::Message::Name(typed.to_owned()))));
        let text = most(&hands, used);
        assert!(hands.driver.sees(&text), "{text}");
    }
}

/// Everything that is written and where it can be seen.
fn seen(hands: &mut Hands<impl Window>, text: &str) -> bool {
    let found = hands.driver.find_all(text);
    found.iter().any(|t| t.visible_bounds().is_some_and(|seen| seen.height > t.bounds().height - 1.0))
}

#[test]
fn who_starts_is_chosen_among_six_without_scrolling() {
    for (width, height) in [(800.0, 1280.0), (1280.0, 800.0), (1024.0, 768.0), (1920.0, 1080.0)] {
        let mut hands = Hands::new(driver::at("six_first", width, height));
        for seat in hands.game().seats.iter().cloned().collect::<Vec<_>>() {
            let id = widget::Id::from(format!("starts {}", seat.colour.name()));
            let found = hands.driver.find(id).expect("a choice");
            let whole = found.visible_bounds().is_some_and(|seen| seen.height > found.bounds().height - 1.0);
            assert!(whole, "{} at {width}x{height}", seat.name);
        }
        // They roll, and what was rolled can be seen as well.
        for face in [3, 5, 2] {
            hands.taps(&format!("die-{face}"));
        }
        hands.taps("starts purple");
        let asked = &hands.table().question.ask;
        assert!(!matches!(asked, Ask::Table(table::Ask::FirstPlayer { .. })), "{asked:?}");
    }
}

#[test]
fn a_long_name_stays_on_its_card() {
    for (width, height) in [(800.0, 1280.0), (1280.0, 800.0), (1024.0, 768.0)] {
        let mut hands = Hands::new(driver::at("six_first", width, height));
        let texts: Vec<(String, Rectangle, Option<Rectangle>)> = hands.driver.find_all(|c: Candidate<'_>| match c {
            Candidate::Text { content, bounds, visible_bounds, .. } => {
                Some((content.to_owned(), bounds, visible_bounds))
            }
            _ => None,
        });
        for seat in hands.game().seats.iter().cloned().collect::<Vec<_>>() {
            let card = widget::Id::from(format!("seat-{}", seat.colour.name()));
            let card = hands.driver.find(card).expect("a card").bounds();
            let first = seat.name.split(' ').next().expect("a name");
            let name = texts.iter().find(|(text, at, _)| text.starts_with(first) && card.contains(at.center()));
            let (text, at, seen) = name.expect("a name on its card");
            let seen = seen.expect("it can be seen");
            assert!(
                at.y + at.height <= card.y + card.height + 1.0,
                "{text} hangs out at {width}x{height}: {at:?} {card:?}"
            );
            assert!(seen.height > at.height - 1.0, "{text} is cut at {width}x{height}");
        }
    }
}

#[test]
fn the_box_is_chosen_before_its_colours() {
    let mut hands = Hands::new(driver::at("setup_six", 800.0, 1280.0));
    let place = |hands: &mut Hands<_>, id: &str| {
        let text = hands.words.get(id);
        hands.driver.find(text.as_str()).expect("on the screen").bounds().y
    };
    let (boxes, colours) = (place(&mut hands, "setup-expansion"), place(&mut hands, "colour-purple"));
    assert!(boxes < colours, "{boxes} and {colours}");
    for id in ["setup-first-roll", "care-everything", "component-monsters"] {
        let text = hands.words.get(id);
        assert!(seen(&mut hands, &text), "{id} is in sight");
    }
}

#[test]
fn a_full_table_says_why_nobody_can_join() {
    for (preset, id) in [("table", "join-full"), ("six", "join-full-six")] {
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        hands.driver.message(Message::Table(Do::opens(Panel::Join)));
        let why = hands.words.get(id);
        assert!(hands.driver.sees(&why), "{preset}: {why}");
        let hint = hands.words.get("join-hint");
        assert!(!hands.driver.sees(&hint), "{preset}: nobody is asked for a colour");
    }
}
