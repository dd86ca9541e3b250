//! Nothing is played by being read: the first touch lifts a card, the second plays it; what gives up a Race or a Class
//! takes one more.

use crate::hands::Hands;
use crate::solo::{WINDOW, seated, seeded};
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::{Point, widget};
use standie::app::Message;
use standie::app::table::Message as Do;
use standie::app::table::action::Action;
use standie::app::table::hot::{Hot, Next, Sheet, Wish, worth};
use standie::play::reacting;
use standie::rules::card::{CardId, CardKind};
use standie::rules::ids::Colour::Red;
use standie::rules::question::Ask;
use standie::rules::table;

fn hot<P: Window>(hands: &Hands<P>) -> &Hot {
    hands.table().hot.as_ref().expect("a game in the app")
}

fn touch<P: Window>(hands: &mut Hands<P>, card: CardId) {
    hands.waits();
    hands.driver.message(Message::Table(Do::Hot(Wish::Card(card))));
}

fn lit<P: Window>(hands: &Hands<P>) -> Vec<CardId> {
    let (teller, hot) = (hands.table().teller(), hot(hands));
    let seat = hot.mover().and_then(|c| hands.game().seat(c)).expect("a person");
    let all = seat.held.iter().chain(seat.laid.iter()).chain(seat.gear.iter().filter_map(|g| g.card));
    all.filter(|card| hot.lights(&teller, *card)).collect()
}

#[test]
fn the_first_touch_reads_a_card_and_the_second_plays_it() {
    let mut played = 0;
    for name in ["hot_opening", "hot_turn", "hot_fight", "hot_window", "hot_dice"] {
        let cards = lit(&Hands::new(driver::at(name, 1280.0, 800.0)));
        for card in cards {
            let mut hands = Hands::new(driver::at(name, 1280.0, 800.0));
            let records = hands.table().session.records();
            // Far to the right in a hand of many cards.
            hands.driver.message(Message::Table(Do::Hot(Wish::Page(1))));
            touch(&mut hands, card);
            assert_eq!(hands.table().session.records(), records, "{name}: {card:?} is only read");
            let def = hands.table().session.book().cards.card(card).expect("a card").clone();
            assert!(hands.driver.sees(&def.name), "{name}: the whole of {}", def.name);
            for _ in 0..4 {
                if hands.table().session.records() == records {
                    hands.taps("choose 0");
                }
            }
            assert!(hands.table().session.records() > records, "{name}: {} is played by its button", def.name);
            assert_eq!(hot(&hands).page, 1, "{name}: the hand keeps its page");
            played += 1;
        }
    }
    assert!(played > 5, "{played} cards");
}

/// Where the first button that plays a lifted card is.
fn button<P: Window>(hands: &mut Hands<P>) -> Option<iced_test::core::Rectangle> {
    hands.driver.find(widget::Id::from("choose 0")).map(|found| found.bounds())
}

#[test]
fn whatever_card_is_lifted_its_button_is_in_one_place() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)] {
        for name in ["hot_turn", "hot_fight", "hot_window"] {
            let mut at = Vec::new();
            for card in lit(&Hands::new(driver::at(name, width, height))) {
                let mut hands = Hands::new(driver::at(name, width, height));
                touch(&mut hands, card);
                at.extend(button(&mut hands).map(|bounds| (bounds.x, bounds.y)));
            }
            assert!(at.windows(2).all(|two| two[0] == two[1]), "{name} {width}x{height}: {at:?}");
        }
    }
}

#[test]
fn the_second_touch_of_a_card_plays_it_if_there_is_one_way() {
    let (mut one, mut more) = (0, 0);
    for name in ["hot_opening", "hot_turn", "hot_fight", "hot_window", "hot_aimed"] {
        for card in lit(&Hands::new(driver::at(name, 1280.0, 800.0))) {
            let mut hands = Hands::new(driver::at(name, 1280.0, 800.0));
            hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(None))));
            let records = hands.table().session.records();
            let single = hot(&hands).plainly(&hands.table().teller(), card).is_some();
            touch(&mut hands, card);
            assert_eq!(hands.table().session.records(), records, "{name}: the first touch reads");
            touch(&mut hands, card);
            if single {
                assert!(hands.table().session.records() > records, "{name}: {card:?} is played");
                let own = hands.game().seats.iter().find(|s| s.held.has(card));
                assert!(own.is_none(), "{name}: {card:?} has left the hand");
                one += 1;
            } else {
                assert_eq!(hands.table().session.records(), records, "{name}: {card:?} has to be aimed");
                assert!(hot(&hands).is_lifted(), "{name}: and stays up");
                more += 1;
            }
        }
    }
    assert!(one > 5 && more > 0, "{one} of one way, {more} of more");
}

#[test]
fn a_double_tap_on_a_card_only_lifts_it_and_a_touch_beside_puts_it_down() {
    let mut presets = ["hot_turn", "hot_window", "hot_fight", "hot_opening"].into_iter();
    let mut find = || {
        let mut hands = Hands::new(driver::at(presets.next()?, 1280.0, 800.0));
        let all = lit(&hands).into_iter().filter(|card| hot(&hands).plainly(&hands.table().teller(), *card).is_some());
        let all: Vec<CardId> = all.collect();
        let shown = |card: &CardId| hands.driver.find(widget::Id::from(format!("card {}", card.0))).is_some();
        Some(all.into_iter().find(shown).map(|card| (hands, card)))
    };
    let (mut hands, card) = std::iter::from_fn(&mut find).flatten().next().expect("a card that can be played");
    let records = hands.table().session.records();
    let at = hands.driver.place(widget::Id::from(format!("card {}", card.0)));
    hands.waits();
    hands.driver.tap_at(at);
    hands.driver.tap_at(at);
    assert_eq!(hands.table().session.records(), records, "read, not played");
    assert!(hot(&hands).is_lifted());
    // Into a room beside, which without a lifted card would be a step; or beside those who fight.
    hands.waits();
    let fights = hands.table().staged().is_some();
    let ground = hands.driver.find(widget::Id::from(if fights { "stage" } else { "map" })).expect("a stage").bounds();
    let low = Point::new(ground.center_x(), ground.y + ground.height * 0.62);
    hands.driver.tap_at(if fights { low } else { ground.center() });
    assert!(!hot(&hands).is_lifted() && hands.table().chosen.is_none(), "put down, and nothing else");
    hands.driver.tap_at(at);
    assert!(hot(&hands).is_lifted());
    hands.driver.key(Key::Named(Named::Escape), Modifiers::default());
    assert!(!hot(&hands).is_lifted(), "Escape puts it down, too");
    assert_eq!(hands.table().session.records(), records);
}

#[test]
fn no_card_slides_under_a_finger_when_one_beside_it_is_played() {
    let mut played = 0;
    for name in ["hot_opening", "hot_turn", "hot_laid"] {
        for card in lit(&Hands::new(driver::at(name, 1280.0, 800.0))) {
            let mut hands = Hands::new(driver::at(name, 1280.0, 800.0));
            hands.driver.message(Message::Table(Do::Hot(Wish::Laid(false))));
            let places = |hands: &mut Hands<_>| -> Vec<(u16, f32)> {
                let held: Vec<u16> = hands.game().seats.iter().flat_map(|s| s.held.iter()).map(|c| c.0).collect();
                let at = |c: u16| Some((c, hands.driver.find(widget::Id::from(format!("card {c}")))?.bounds().x));
                held.into_iter().filter_map(at).collect()
            };
            let before = places(&mut hands);
            let asked = |hands: &Hands<_>| (hands.table().question.ask.name(), hands.game().turn.number);
            let (ask, records) = (asked(&hands), hands.table().session.records());
            touch(&mut hands, card);
            touch(&mut hands, card);
            if hands.table().session.records() == records {
                continue;
            }
            // Where something else is asked the hand is laid out anew.
            if asked(&hands) != ask {
                continue;
            }
            for (card, x) in places(&mut hands) {
                let was = before.iter().find(|(c, _)| *c == card);
                assert!(
                    was.is_none_or(|(_, was)| (was - x).abs() <= 4.0),
                    "{name}: {card} slid from {was:?} to {x}; {before:?} {:?}",
                    hot(&hands).spread
                );
                played += 1;
            }
        }
    }
    assert!(played > 5, "{played} cards stayed");
}

#[test]
fn a_card_that_is_taken_back_lies_where_it_lay() {
    let mut back = 0;
    for name in ["hot_opening", "hot_turn"] {
        for card in lit(&Hands::new(driver::at(name, 1280.0, 800.0))) {
            let mut hands = Hands::new(driver::at(name, 1280.0, 800.0));
            let lie =
                |hands: &Hands<_>| -> Vec<CardId> { hot(hands).spread.places.iter().flatten().copied().collect() };
            let (before, records) = (lie(&hands), hands.table().session.records());
            let fresh = hot(&hands).spread.is_fresh(card);
            touch(&mut hands, card);
            touch(&mut hands, card);
            if hands.table().session.records() == records || lie(&hands).contains(&card) || !before.contains(&card) {
                continue;
            }
            // The gap is closed by whoever looks through the hand.
            hands.driver.message(Message::Table(Do::Hot(Wish::Page(0))));
            for _ in 0..2 {
                if hands.table().session.records() > records {
                    hands.waits();
                    hands.driver.message(Message::Table(Do::Ask(Action::Undo)));
                }
            }
            if lie(&hands).contains(&card) {
                assert_eq!(lie(&hands), before, "{name}: {card:?}");
                assert_eq!(hot(&hands).spread.is_fresh(card), fresh, "{name}: whether {card:?} is news");
                back += 1;
            }
        }
    }
    assert!(back > 2, "{back} cards were taken back");
}

#[test]
fn what_one_is_is_given_up_by_two_touches_of_one_button_and_never_lit() {
    let mut hands = Hands::new(driver::at("hot_laid", 1280.0, 800.0));
    let (teller, game) = (hands.table().teller(), hands.game());
    let seat = game.seat(hot(&hands).mover().expect("a person")).expect("a seat");
    let own = seat.laid.iter().find(|card| !hot(&hands).plays(&teller, *card).is_empty()).expect("a Race or a Class");
    assert!(!hot(&hands).lights(&teller, own), "it is not lit");
    let gives = |hands: &Hands<_>| {
        let hot = hot(hands);
        hot.moves.iter().filter(|c| reacting::gives_up(hands.game(), c)).count()
    };
    assert!(gives(&hands) > 0);
    let records = hands.table().session.records();
    touch(&mut hands, own);
    hands.taps("choose 0");
    assert_eq!(hands.table().session.records(), records, "the first touch only arms it");
    assert!(hot(&hands).armed.is_some());
    // Anything else disarms it.
    hands.driver.tap(widget::Id::from("close sheet".to_owned()));
    assert!(hot(&hands).armed.is_none());
    touch(&mut hands, own);
    hands.taps("choose 0");
    hands.taps("choose 0");
    assert_eq!(hands.table().session.records(), records + 1, "the second gives it up");
    let who = hands.game().active().expect("a seat");
    assert!(!who.laid.has(own));
}

#[test]
fn one_person_alone_is_asked_only_with_something_lit() {
    let mut asked = 0;
    for name in ["hot_window", "hot_dice", "hot_not_yet", "hot_bot"] {
        let mut hands = Hands::new(driver::at(name, 1280.0, 800.0));
        hands.driver.state.shell.pace = 0;
        for step in 0..60_usize {
            let now = hot(&hands);
            if now.next == Next::Over {
                break;
            }
            let window = matches!(hands.table().question.ask, Ask::Table(table::Ask::Window { .. }));
            if let (true, Some(seat)) = (window, now.mover()) {
                let Ask::Table(table::Ask::Window { about, .. }) = hands.table().question.ask else { continue };
                let (book, game) = (hands.table().session.book(), hands.game());
                assert!(
                    worth::asking(book, game, (about, seat), &now.moves),
                    "{name}: asked for nothing at step {step}"
                );
                asked += 1;
            }
            let Some(command) = now.moves.get(step % now.moves.len().max(1)).cloned() else {
                hands.driver.message(Message::Table(Do::Hot(Wish::Hurry)));
                continue;
            };
            hands.driver.message(Message::Table(Do::does(command)));
        }
    }
    assert!(asked > 3, "{asked} questions");
}

#[test]
fn a_lifted_card_says_its_bonus_once() {
    let more = r#"
        "hands": {"red": ["Borrowed Oar", "Tiara of Entitlement"], "blue": [], "green": []}"#;
    let mut hands = seated(seeded("classic", more, 3), WINDOW);
    let held: Vec<CardId> = hands.game().seat(Red).expect("RED").held.iter().collect();
    let mut seen = 0;
    for card in held {
        hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(Some(Sheet::Card(card))))));
        let bonus = match hands.table().session.book().cards.card(card).map(|def| &def.is) {
            Some(CardKind::Item { gear, .. }) => format!("{:+}", gear.bonus),
            _ => continue,
        };
        let said: Vec<String> = hands.driver.written().into_iter().map(|(text, ..)| text).collect();
        let sheet = said.iter().filter(|text| text.contains(&bonus) && **text != bonus).count();
        let alone = said.iter().filter(|text| **text == bonus).count();
        assert_eq!(sheet, 1, "{bonus} in words: {said:?}");
        assert_eq!(alone, 1, "only the face has it as a figure: {said:?}");
        seen += 1;
    }
    assert_eq!(seen, 2);
}
