//! Nothing is played by being read: the first touch lifts a card, the second plays it; what gives up a Race or a Class
//! takes one more.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::widget;
use standie::app::Message;
use standie::app::table::Message as Do;
use standie::app::table::hot::{Hot, Next, Wish, worth};
use standie::rules::card::CardId;
use standie::rules::question::Ask;

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

#[test]
fn what_one_is_is_given_up_by_two_touches_of_one_button_and_never_lit() {
    let mut hands = Hands::new(driver::at("hot_laid", 1280.0, 800.0));
    let (teller, game) = (hands.table().teller(), hands.game());
    let seat = game.seat(hot(&hands).mover().expect("a person")).expect("a seat");
    let own = seat.laid.iter().find(|card| !hot(&hands).plays(&teller, *card).is_empty()).expect("a Race or a Class");
    assert!(!hot(&hands).lights(&teller, own), "it is not lit");
    let gives = |hands: &Hands<_>| {
        let hot = hot(hands);
        hot.moves.iter().filter(|c| worth::gives_up(hands.game(), c)).count()
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
            let window = matches!(hands.table().question.ask, Ask::Window { .. });
            if let (true, Some(seat)) = (window, now.mover()) {
                let Ask::Window { about, .. } = hands.table().question.ask else { continue };
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
            hands.driver.message(Message::Table(Do::Do(command)));
        }
    }
    assert!(asked > 3, "{asked} questions");
}
