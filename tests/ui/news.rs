//! What is new is seen: in the log, over the table before somebody's hand is opened, and why a card that is read does
//! nothing.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::Rectangle;
use iced_test::core::widget::Id;
use standie::app::Message;
use standie::app::presets::doors::takes_monster;
use standie::app::table::Message as Do;
use standie::app::table::highlight::moment::{Highlight, Kind};
use standie::app::table::hot::{Sheet, Wish, hand};
use standie::play::narrate::card;
use standie::rules::amount::Amount;
use standie::rules::card::CardId;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::table;

const SIZES: [(f32, f32); 2] = [(1280.0, 800.0), (800.0, 1280.0)];

/// Something is told.
fn tells(hands: &mut Hands<impl Window>, level: i32) {
    let change = Amount::To(level);
    let effects = vec![Effect::Munchkin(munchkin::Effect::Level { seat: Colour::Red, change, kill: false })];
    let command = table::Command::Amend { note: String::new(), effects };
    hands.driver.message(Message::Table(Do::does(Command::Table(command))));
}

/// Where a text is written that is seen whole.
fn seen(hands: &mut Hands<impl Window>, text: &str) -> Option<Rectangle> {
    let all = hands.driver.written().into_iter();
    let mut whole =
        all.filter(|(said, all, seen)| said == text && seen.is_some_and(|seen| seen.height > all.height - 1.0));
    whole.next().map(|(_, all, _)| all)
}

fn last(hands: &Hands<impl Window>) -> String {
    hands.table().log.last().expect("something was told").text.clone()
}

#[test]
fn the_log_comes_back_to_what_is_new_unless_it_is_just_being_read() {
    for (width, height) in SIZES {
        let mut hands = Hands::new(driver::at("doors_turn", width, height));
        for level in [3, 4, 5, 6, 7, 8] {
            tells(&mut hands, level);
        }
        let line = last(&hands);
        let at = seen(&mut hands, &line).expect("the newest line on top").center();
        hands.driver.wheels(at, 6.0);
        assert_eq!(seen(&mut hands, &line), None, "{width}: scrolled away");
        hands.waits();
        tells(&mut hands, 2);
        let line = last(&hands);
        assert_eq!(seen(&mut hands, &line), None, "{width}: whoever reads is not interrupted");
        for _ in 0..6 {
            hands.waits();
        }
        tells(&mut hands, 5);
        let line = last(&hands);
        assert!(seen(&mut hands, &line).is_some(), "{width}: {line} is not seen");
    }
}

#[test]
fn why_a_card_cannot_be_played_stands_above_all_it_says_and_what_it_says_has_the_room() {
    let mut read = 0;
    for (width, height) in SIZES {
        for preset in ["doors_turn", "doors_laid", "doors_fight", "doors_crowd"] {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let (book, table) = (hands.table().session.book().clone(), hands.table());
            let (hot, teller) = (table.hot.as_ref().expect("in the app"), table.teller());
            let seat = hot.mover().and_then(|seat| table.game().seat(seat)).expect("somebody");
            let dark = seat.held.iter().filter(|card| hot.plays(&teller, *card).is_empty());
            let dark: Vec<CardId> = dark.filter(|card| book.cards.card(*card).is_some()).collect();
            for card in dark {
                let def = book.cards.card(card).expect("a card").clone();
                hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(Some(Sheet::Card(card))))));
                let sort = hands.words.get(hand::sort(&def));
                let close = hands.driver.find(Id::from("close sheet")).expect("a sheet").bounds();
                let all = hands.driver.written();
                let sheet = |(_, at, _): &&(String, Rectangle, Option<Rectangle>)| {
                    at.y > close.y + close.height && (width < height || at.x > 800.0)
                };
                let first = all.iter().filter(sheet).min_by(|a, b| a.1.y.total_cmp(&b.1.y)).expect("something").clone();
                assert_ne!(first.0, sort, "{preset} {width}: {} says why first", def.name);
                assert!(seen(&mut hands, &first.0).is_some(), "{preset} {width}: {} is cut", first.0);
                if width > height {
                    let lines = card::all(&hands.driver.state.shell.words, &book, &def);
                    for line in lines {
                        assert!(seen(&mut hands, &line).is_some(), "{preset} {width}: {} cuts {line}", def.name);
                    }
                }
                read += 1;
            }
        }
    }
    assert!(read > 3, "{read}");
}

#[test]
fn a_banner_is_seen_undimmed_before_the_tablet_is_handed_over() {
    for (width, height) in SIZES {
        let mut hands = Hands::new(driver::at("doors_relay", width, height));
        assert!(hands.driver.find(Id::from("relay")).is_some(), "handed over");
        hands.driver.state.shell.pace = 320;
        let since = hands.driver.state.shell.clock.now();
        let (head, said) = ("Caught!".to_owned(), "It gets somebody.".to_owned());
        let shown = Highlight { kind: Kind::Caught, head, said, seat: None, since };
        hands.driver.state.table.as_mut().expect("a table").highlight = Some(shown);
        let banner = hands.driver.find(Id::from("highlight")).expect("a banner").bounds();
        assert!(hands.driver.find(Id::from("relay")).is_none(), "{width}: nothing lies over it");
        let waits = hands.driver.find(Id::from("relay waits")).expect("whose turn it is to look").bounds();
        assert!(!waits.intersects(&banner), "{width}: {waits:?} {banner:?}");
        let here = hands.driver.find(Id::from("here")).expect("a touch").bounds();
        for _ in 0..12 {
            hands.waits();
        }
        hands.driver.message(Message::Tick);
        assert!(hands.driver.find(Id::from("relay")).is_some(), "{width}: then it comes");
        let stays = hands.driver.find(Id::from("here")).expect("a touch").bounds();
        assert_eq!(stays, here, "{width}: what is touched leaves from under the finger");
    }
}

#[test]
fn the_menu_stays_in_the_cover_however_long_what_undo_takes_back() {
    for (width, height) in SIZES {
        let mut hands = Hands::new(driver::at("doors_relay", width, height));
        let long = "BLUE helps themselves to “Map Drawn From Memory”, late of somebody else".to_owned();
        hands.driver.state.table.as_mut().expect("a table").undoes = Some(long);
        let frame = hands.driver.find(Id::from("relay")).expect("a cover").bounds();
        let menu = hands.driver.find(Id::from("menu here")).expect("a menu").bounds();
        assert!(menu.x + menu.width <= frame.x + frame.width - 20.0, "{width}: {menu:?} in {frame:?}");
    }
}

#[test]
fn a_monster_among_what_the_dead_leave_says_its_level() {
    for (width, height) in SIZES {
        let mut hands = Hands::new(driver::at("doors_corpse_monster", width, height));
        let (table, book) = (hands.table(), hands.table().session.book().clone());
        let moves = table.hot.iter().flat_map(|hot| hot.moves.iter().enumerate());
        let at = moves.into_iter().find(|(_, command)| takes_monster(table, command)).map(|(at, _)| at);
        let at = at.expect("a monster to take");
        let Command::Table(table::Command::Answer(standie::rules::answer::Answer::Cards(
            standie::rules::cards::Answer::Cards(card),
        ))) = &table.hot.as_ref().expect("in the app").moves[at]
        else {
            panic!("a card")
        };
        let monster = book.cards.monster(card.only().expect("one card")).expect("a monster").clone();
        let lines = card::monster(&hands.words, &monster);
        let button = hands.driver.find(Id::from(format!("move {at}"))).expect("a touch").bounds();
        let written = hands.driver.written();
        for line in lines {
            let inside =
                |(text, at, _): &(String, Rectangle, Option<Rectangle>)| *text == line && button.contains(at.center());
            assert!(written.iter().any(inside), "{width}: {line}");
        }
    }
}
