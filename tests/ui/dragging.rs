//! A card that is dragged out of the hand and let go over what it can be played on is played at once; anywhere else it goes
//! back where it lay.

use crate::hands::Hands;
use crate::support::driver::{self, Driver, Window};
use iced_test::core::widget::Id;
use iced_test::core::{Event, Point, Rectangle, mouse, touch};
use standie::app::Message;
use standie::app::table::Message as Do;
use standie::app::table::hot::put::pieces;
use standie::app::table::hot::state::On;
use standie::app::table::hot::{Hot, Sheet, Wish};
use standie::app::widget::drag::{Piece, Share};
use standie::play::reacting;
use standie::rules::card::CardKind;
use standie::rules::command::Command;
use standie::rules::fight::Fighter;
use standie::rules::fight::sides::sides;
use standie::rules::ids::Colour;
use standie::rules::munchkin;

const PRESETS: [&str; 9] = [
    "hot_opening",
    "hot_turn",
    "hot_fight",
    "hot_window",
    "hot_aimed",
    "doors_turn",
    "doors_fight",
    "doors_several",
    "doors_window",
];

/// What drags: a finger, or the mouse.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum By {
    Finger,
    Mouse,
}

const ID: touch::Finger = touch::Finger(3);

/// Takes something at a point and carries it to another, without letting go.
pub fn carries(driver: &mut Driver<impl Window>, by: By, from: Point, to: Point) {
    match by {
        By::Finger => driver.send(&[Event::Touch(touch::Event::FingerPressed { id: ID, position: from })]),
        By::Mouse => driver.send(&[
            Event::Mouse(mouse::Event::CursorMoved { position: from }),
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
        ]),
    }
    for step in 1..=12 {
        let share = step as f32 / 12.0;
        let position = Point::new(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
        driver.send(&[match by {
            By::Finger => Event::Touch(touch::Event::FingerMoved { id: ID, position }),
            By::Mouse => Event::Mouse(mouse::Event::CursorMoved { position }),
        }]);
    }
}

fn lets_go(driver: &mut Driver<impl Window>, by: By, position: Point) {
    driver.send(&[match by {
        By::Finger => Event::Touch(touch::Event::FingerLifted { id: ID, position }),
        By::Mouse => Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)),
    }]);
}

pub fn drags(driver: &mut Driver<impl Window>, by: By, from: Point, to: Point) {
    carries(driver, by, from, to);
    lets_go(driver, by, to);
}

fn hot<P: Window>(hands: &Hands<P>) -> &Hot {
    hands.table().hot.as_ref().expect("a game in the app")
}

fn at(preset: &str, (width, height): (f32, f32)) -> Hands<impl Window> {
    let mut hands = Hands::new(driver::at(preset, width, height));
    hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(None))));
    hands.waits();
    hands
}

/// Where something is seen.
fn seen(hands: &mut Hands<impl Window>, id: &Id) -> Option<Rectangle> {
    hands.driver.find(id.clone()).and_then(|found| found.visible_bounds())
}

/// With the places on which it is played.
fn lit(mut piece: Piece<Do>) -> Piece<Do> {
    piece.to.retain(|drop| drop.lit);
    piece
}

/// What can be played by dragging it and is on the screen, and on what.
fn all(hands: &mut Hands<impl Window>) -> Vec<(Piece<Do>, Rectangle)> {
    let all = pieces(hands.table()).into_iter().map(lit).filter(|piece| !piece.to.is_empty());
    all.filter_map(|piece| Some((piece.clone(), seen(hands, &piece.from)?))).collect()
}

/// Where the first of several names of a place is seen.
fn place(hands: &mut Hands<impl Window>, on: &[Id]) -> Option<Rectangle> {
    on.iter().find_map(|id| seen(hands, id))
}

#[test]
fn a_card_let_go_over_what_it_can_be_played_on_is_played() {
    let (mut played, mut aimed) = (0, 0);
    for by in [By::Finger, By::Mouse] {
        for preset in PRESETS {
            let count = all(&mut at(preset, (1280.0, 800.0))).len();
            for nth in 0..count {
                for drop in 0..all(&mut at(preset, (1280.0, 800.0)))[nth].0.to.len() {
                    let mut hands = at(preset, (1280.0, 800.0));
                    let (piece, lies) = all(&mut hands).swap_remove(nth);
                    let Do::Hot(Wish::Put(card, on)) = &piece.to[drop].then else { panic!("{piece:?}") };
                    let share = piece.to[drop].share;
                    let Some(place) = place(&mut hands, &piece.to[drop].on).map(|place| share.of(place)) else {
                        continue;
                    };
                    // Of the stage what nobody stands on.
                    let smaller: Vec<Rectangle> = piece.to[..drop]
                        .iter()
                        .flat_map(|drop| drop.on.iter().map(|id| (drop.share, id.clone())).collect::<Vec<_>>())
                        .filter_map(|(share, id)| seen(&mut hands, &id).map(|lies| share.of(lies)))
                        .collect();
                    let to = Point::new(place.center_x(), place.y + place.height - 6.0);
                    if smaller.iter().any(|small| small.contains(to)) {
                        continue;
                    }
                    let records = hands.table().session.records();
                    drags(&mut hands.driver, by, lies.center(), to);
                    if hands.table().session.records() == records {
                        // What is left to choose is asked.
                        assert_eq!(hot(&hands).sheet, Some(Sheet::Card(*card)), "{by:?} {preset}: {on:?}");
                        assert!(!hot(&hands).narrowed.is_empty(), "{by:?} {preset}: {on:?} is chosen");
                        continue;
                    }
                    played += 1;
                    let timeline = hands.table().session.timeline();
                    let path = timeline.path(timeline.here());
                    let command =
                        path.iter().rev().find_map(|point| match timeline.node(*point)?.command.read().ok()? {
                            Command::Munchkin(command @ munchkin::Command::PlayCard { .. }) => Some(command),
                            _ => None,
                        });
                    let Some(munchkin::Command::PlayCard { card: out, choice, .. }) = command else { continue };
                    let cards = &hands.table().session.book().cards;
                    let name = |card| cards.card(card).map(|def| def.name.clone());
                    assert_eq!(name(out), name(*card), "{by:?} {preset}: it is that card");
                    if let On::Fighter(who) = on
                        && (choice.on.is_some() || choice.fighter.is_some())
                    {
                        let on = choice.on.map(Fighter::Seat).or(choice.fighter);
                        assert_eq!(on, Some(*who), "{by:?} {preset}: on whom it was let go over");
                        aimed += 1;
                    }
                }
            }
        }
    }
    assert!(played > 20 && aimed > 6, "{played} played, {aimed} of them aimed");
}

/// Whoever misses the card of the only monster, or of the only munchkin, has meant it all the same; where several stand on a side
/// it is asked whom.
#[test]
fn beside_whoever_fights_alone_on_a_side_is_as_good_as_on_them() {
    let (mut alone, mut asked) = (0, 0);
    for size in [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 768.0)] {
        for preset in ["doors_fight", "doors_window", "doors_six_fight", "hot_fight", "hot_window", "doors_several"] {
            let cards = pieces(at(preset, size).table());
            for (nth, who) in cards.iter().enumerate().flat_map(|(nth, piece)| {
                piece.to.iter().filter(|drop| drop.lit).filter_map(move |drop| match &drop.then {
                    Do::Hot(Wish::Put(_, On::Fighter(who))) => Some((nth, *who)),
                    _ => None,
                })
            }) {
                let mut hands = at(preset, size);
                let piece = pieces(hands.table()).swap_remove(nth);
                let key = match who {
                    Fighter::Seat(seat) => format!("fighter-{}", seat.name()),
                    Fighter::Monster(id) => format!("fighter-{}", id.0),
                };
                let (Some(lies), Some(card)) = (seen(&mut hands, &piece.from), seen(&mut hands, &Id::from(key))) else {
                    continue;
                };
                let stage = seen(&mut hands, &Id::new("stage")).expect("a stage");
                // Just below the card, and at the top of its half of the stage.
                let below = Point::new(card.center_x(), card.y + card.height + 4.0);
                let top = Point::new(card.center_x(), stage.y + 12.0);
                let fight = hands.table().staged().expect("a fight");
                let all = sides(hands.table().session.book(), hands.game(), fight, None);
                let side = if matches!(who, Fighter::Monster(_)) { all.monsters.len() } else { all.munchkins.len() };
                for to in [below, top] {
                    let mut hands = at(preset, size);
                    let records = hands.table().session.records();
                    drags(&mut hands.driver, By::Finger, lies.center(), to);
                    if side == 1 {
                        let played = hands.table().session.records() > records || !hot(&hands).narrowed.is_empty();
                        let curse = !piece.to.iter().any(|drop| drop.share != Share::All);
                        assert!(played || curse, "{preset} {size:?}: {who:?} at {to:?}");
                        alone += usize::from(played);
                    } else if hot(&hands).is_lifted() {
                        asked += 1;
                    }
                }
            }
        }
    }
    assert!(alone > 12 && asked > 0, "{alone} {asked}");
}

#[test]
fn let_go_anywhere_else_it_goes_back_and_nothing_happens() {
    let mut tried = 0;
    for by in [By::Finger, By::Mouse] {
        for preset in PRESETS {
            let mut hands = at(preset, (1280.0, 800.0));
            let Some((_, lies)) = all(&mut hands).into_iter().next() else { continue };
            tried += 1;
            let records = hands.table().session.records();
            let bar = Point::new(640.0, 20.0);
            drags(&mut hands.driver, by, lies.center(), bar);
            // Beside it in the hand, over another card, and over itself.
            let other = Point::new(lies.x - 40.0, lies.center_y());
            drags(&mut hands.driver, by, lies.center(), other);
            let itself = Point::new(lies.x + 8.0, lies.y + 8.0);
            drags(&mut hands.driver, by, Point::new(lies.x + lies.width - 8.0, lies.y + lies.height - 8.0), itself);
            assert_eq!(hands.table().session.records(), records, "{by:?} {preset}: nothing is played");
            assert_eq!(hot(&hands).sheet, None, "{by:?} {preset}: and nothing is lifted");
            // A plain touch lifts it all the same, and what trembles is no dragging.
            drags(&mut hands.driver, by, lies.center(), Point::new(lies.center_x() + 6.0, lies.center_y() - 8.0));
            assert!(hot(&hands).is_lifted(), "{by:?} {preset}: lifted");
            assert_eq!(hands.table().session.records(), records, "{by:?} {preset}: to be read");
        }
    }
    assert!(tried > 8, "{tried}");
}

#[test]
fn what_only_harms_is_not_dragged() {
    for preset in PRESETS.into_iter().chain(["hot_laid", "doors_laid", "hot_relay", "hot_bot"]) {
        let mut hands = at(preset, (1280.0, 800.0));
        let (teller, hot) = (hands.table().teller(), hot(&hands));
        for piece in pieces(hands.table()).into_iter().map(lit).filter(|piece| !piece.to.is_empty()) {
            let Do::Hot(Wish::Put(card, on)) = &piece.to[0].then else { panic!("{piece:?}") };
            let known = teller.book.cards.card(*card).is_some();
            // What one cannot use is put down by whoever wants to, and nowhere else.
            let own = hot.mover().map(|own| On::Fighter(Fighter::Seat(own)));
            let item = teller.book.cards.card(*card).is_some_and(|def| matches!(def.is, CardKind::Item { .. }));
            if item && !hot.lights(&teller, *card) {
                assert!(piece.to.len() == 1 && own.as_ref() == Some(on), "{preset}: {piece:?}");
                continue;
            }
            assert!(!known || hot.lights(&teller, *card), "{preset}: {card:?} is not lit");
            let ways = hot.plays(&teller, *card);
            assert!(!known || ways.iter().any(|way| !reacting::gives_up(teller.game, way)), "{preset}: {card:?}");
        }
        // While others are at it nothing is.
        if preset == "hot_relay" || preset == "hot_bot" {
            assert_eq!(pieces(hands.table()).len(), 0, "{preset}");
            let card = hot.spread.places.iter().flatten().next().map(|card| Id::from(format!("card {}", card.0)));
            let records = hands.table().session.records();
            if let Some(lies) = card.and_then(|card| seen(&mut hands, &card)).filter(|_| preset != "hot_bot") {
                drags(&mut hands.driver, By::Finger, lies.center(), Point::new(500.0, 300.0));
            }
            assert_eq!(hands.table().session.records(), records, "{preset}");
        }
    }
}

#[test]
fn a_curse_goes_to_the_seat_it_is_let_go_over() {
    let mut cursed = 0;
    for size in [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 768.0)] {
        for preset in ["hot_turn", "hot_aimed", "doors_turn", "doors_crowd", "doors_window", "doors_more", "doors_two"]
        {
            let aims = |piece: &Piece<Do>| -> Vec<(usize, Colour)> {
                let all = piece.to.iter().enumerate();
                let seat = |(nth, drop): (usize, &standie::app::widget::drag::Drop<Do>)| match &drop.then {
                    Do::Hot(Wish::Put(_, On::Fighter(Fighter::Seat(seat)))) => Some((nth, *seat)),
                    _ => None,
                };
                all.filter_map(seat).collect()
            };
            let aimed = all(&mut at(preset, size)).into_iter().find(|(piece, _)| aims(piece).len() > 1);
            let Some((piece, lies)) = aimed else { continue };
            for (nth, seat) in aims(&piece) {
                let mut hands = at(preset, size);
                let Some(tile) = place(&mut hands, &piece.to[nth].on) else { continue };
                let records = hands.table().session.records();
                drags(&mut hands.driver, By::Finger, lies.center(), tile.center());
                let taken = hands.table().session.records() > records || hot(&hands).is_lifted();
                assert!(taken, "{preset} {size:?}: nothing comes to {seat:?}");
                cursed += 1;
            }
        }
    }
    assert!(cursed > 3, "{cursed}");
}

#[test]
fn on_whom_it_cannot_be_put_it_is_read_instead() {
    let mut read = 0;
    for preset in PRESETS {
        let cards = pieces(at(preset, (1280.0, 800.0)).table());
        for (nth, piece) in cards.iter().enumerate() {
            for drop in piece.to.iter().filter(|drop| !drop.lit) {
                let mut hands = at(preset, (1280.0, 800.0));
                let piece = pieces(hands.table()).swap_remove(nth);
                let (Some(lies), Some(there)) = (seen(&mut hands, &piece.from), place(&mut hands, &drop.on)) else {
                    continue;
                };
                // Where nobody stands, if it is the stage, and on the half of it that is nobody's.
                let half = |share| piece.to.iter().any(|drop| drop.share == share);
                let x = match (drop.on.contains(&Id::new("stage")), half(Share::Left), half(Share::Right)) {
                    (true, true, true) => continue,
                    (true, true, false) => there.x + there.width * 0.75,
                    (true, false, true) => there.x + there.width * 0.25,
                    _ => there.center_x(),
                };
                let to = Point::new(x, there.y + there.height - 6.0);
                let others: Vec<Id> = piece.to.iter().flat_map(|other| other.on.clone()).collect();
                let others: Vec<Id> = others.into_iter().filter(|id| !drop.on.contains(id)).collect();
                if others
                    .iter()
                    .any(|id| *id != Id::new("stage") && seen(&mut hands, id).is_some_and(|other| other.contains(to)))
                {
                    continue;
                }
                let records = hands.table().session.records();
                drags(&mut hands.driver, By::Finger, lies.center(), to);
                assert_eq!(hands.table().session.records(), records, "{preset}: {drop:?} plays nothing");
                assert!(hot(&hands).is_lifted(), "{preset}: {drop:?}");
                read += 1;
            }
        }
    }
    assert!(read > 20, "{read}");
}

/// What hangs at the finger is drawn there, and what it can be played on is lit.
#[test]
fn it_hangs_at_the_finger_and_what_it_can_go_to_lights_up() {
    for size in [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 768.0)] {
        let mut hands = at("hot_fight", size);
        let (piece, lies) = all(&mut hands).swap_remove(0);
        let stage = seen(&mut hands, &Id::new("stage")).expect("a stage");
        let before = hands.driver.layers().len();
        carries(
            &mut hands.driver,
            By::Finger,
            lies.center(),
            Point::new(stage.center_x(), stage.y + stage.height * 0.5),
        );
        let (shot, width, _) = hands.driver.screenshot();
        assert!(hands.driver.layers().len() > before, "{size:?}: {piece:?} hangs above all");
        assert!(!shot.is_empty() && width > 0);
        if std::env::var("STANDIE_PICTURE").is_ok() {
            let path = format!("target/pictures/dragging-{}x{}.png", size.0, size.1);
            hands.driver.save_png(std::path::Path::new(&path));
        }
    }
}
