//! What warns of a loss is seen before the touch that brings it; where cards have to go, that is what they are about; and a
//! first game says what it is before it begins.

use crate::dragging::{By, carries, drags};
use crate::hands::Hands;
use crate::keeping;
use crate::support::driver::{self, Window};
use iced_test::core::mouse;
use iced_test::core::{Event, Point, Rectangle, Size, widget};
use standie::app::Message;
use standie::app::Route;
use standie::app::map::Spot;
use standie::app::table::Message as Do;
use standie::app::table::hot::put::{pieces, says};
use standie::app::table::hot::state::{Cast, Dice, On};
use standie::app::table::hot::{Hot, Sheet, Wish};
use standie::app::table::lesson::occasion::Occasion;
use standie::rules::amount::Amount;
use standie::rules::card::{CardId, CardKind};
use standie::rules::fight;
use standie::rules::fight::{Fighter, Throw};
use standie::rules::ids::{Colour, RoomId};
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::store::home::Home;

const SIZES: [(f32, f32); 4] = [(1280.0, 800.0), (1024.0, 768.0), (800.0, 1280.0), (853.0, 533.0)];

fn hot<P: Window>(hands: &Hands<P>) -> &Hot {
    hands.table().hot.as_ref().expect("a game in the app")
}

fn bounds(hands: &mut Hands<impl Window>, id: &str) -> Rectangle {
    let found = hands.driver.find(widget::Id::from(id.to_owned()));
    found.unwrap_or_else(|| panic!("not on the screen: {id}")).bounds()
}

/// Keeps a picture where pictures are wanted.
fn picture(hands: &mut Hands<impl Window>, name: &str) {
    if std::env::var("STANDIE_PICTURE").is_ok() {
        hands.driver.save_png(std::path::Path::new(&format!("target/pictures/{name}")));
    }
}

/// Somebody has to give cards away, and everybody else is lower.
fn giving(preset: &str, (width, height): (f32, f32)) -> Hands<impl Window> {
    let mut hands = Hands::new(driver::at(preset, width, height));
    let seat = hands.table().question.seat.expect("somebody gives");
    let effects = vec![munchkin::Effect::Level { seat, change: Amount::To(6), kill: false }.into()];
    let amends = table::Command::Amend { note: String::new(), effects };
    hands.driver.message(Message::Table(Do::does(amends.into())));
    hands.waits();
    assert!(matches!(hands.table().question.ask, Ask::Munchkin(munchkin::Ask::Charity { .. })), "{preset}: Charity");
    hands
}

/// Whoever's turn it is holds more cards than may stay.
fn full<P: Window>(hands: &Hands<P>) -> Option<(u32, u32)> {
    let seat = hands.game().active()?;
    let limit = munchkin::charity::limit(hands.table().session.book(), hands.game(), seat);
    (seat.hand.total() > limit).then_some((seat.hand.total(), limit))
}

#[test]
fn too_many_cards_are_read_on_the_button_that_ends_the_turn() {
    for (width, height) in SIZES {
        let mut hands = Hands::new(driver::at("first_game", width, height));
        hands.taps("no more");
        for step in 0..400 {
            let turn = matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. }));
            if turn && hot(&hands).mover().is_some() && full(&hands).is_some() {
                break;
            }
            crate::hot::touches(&mut hands, step);
        }
        hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(None))));
        let (held, limit) = full(&hands).expect("a full hand");
        // As it was after a fight: its dice still lie there.
        let me = hot(&hands).mover().expect("a person");
        let throws = vec![Throw { who: Fighter::Seat(me), faces: [4, 4].into_iter().collect() }];
        let at = hands.table().session.records();
        let cast =
            Cast { seat: Some(me), what: "cast-fight", from: 0, dice: Dice::Fight(throws), at, names: Vec::new() };
        let table = hands.driver.state.table.as_mut().expect("a table");
        table.hot.as_mut().expect("a game in the app").cast = Some(cast);
        let told = hands.words.with("turn-full", &[("held", held.into()), ("limit", limit.into())]);
        let button = bounds(&mut hands, "context");
        assert!(button.y + button.height <= height, "{width}x{height}: {button:?}");
        let written = hands.driver.written();
        let said: Vec<_> = written.iter().filter(|(text, ..)| *text == told).collect();
        assert_eq!(said.len(), 1, "{width}x{height}: once, {told}");
        assert!(hands.driver.sees(&told), "{width}x{height}: {told}");
        picture(&mut hands, &format!("full-{width}x{height}.png"));
    }
}

#[test]
fn a_card_is_given_to_the_seat_it_is_let_go_over() {
    let mut given = 0;
    for preset in ["hot_charity", "doors_charity"] {
        for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
            let mut hands = giving(preset, (width, height));
            let Ask::Munchkin(munchkin::Ask::Charity { to, .. }) = hands.table().question.ask.clone() else {
                panic!("{preset}: Charity")
            };
            let records = hands.table().session.records();
            let all = pieces(hands.table());
            let shown = |hands: &mut Hands<_>, id: &widget::Id| hands.driver.find(id.clone()).map(|at| at.bounds());
            let piece = all.iter().find(|piece| shown(&mut hands, &piece.from).is_some()).expect("a card").clone();
            let lies = shown(&mut hands, &piece.from).expect("a card");
            let lit: Vec<_> = piece.to.iter().filter(|drop| drop.lit).collect();
            // Of several who are lowest the giver says which.
            assert_eq!(lit.len(), to.len(), "{preset}: a seat for each who may get it");
            let Some(drop) = lit.first() else { continue };
            let seat = drop.on.iter().find_map(|id| shown(&mut hands, id)).expect("a seat");
            drags(&mut hands.driver, By::Finger, lies.center(), seat.center());
            let [card] = hot(&hands).marked.as_slice() else { panic!("{preset}: {:?}", hot(&hands).marked) };
            assert_eq!(piece.from, widget::Id::from(format!("card {}", card.0)));
            assert_eq!((hot(&hands).sheet.clone(), hands.table().session.records()), (None, records));
            given += 1;
        }
    }
    assert!(given > 1, "{given}");
}

#[test]
fn while_cards_have_to_go_a_lifted_one_says_where_it_would_go() {
    let (mut to_somebody, mut away) = (0, 0);
    for preset in ["hot_charity", "doors_charity"] {
        let mut hands = giving(preset, (1280.0, 800.0));
        let seat = hot(&hands).mover().and_then(|seat| hands.game().seat(seat)).expect("a person");
        let held: Vec<CardId> = seat.held.iter().collect();
        for card in held {
            let Ask::Munchkin(munchkin::Ask::Charity { to, .. }) = hands.table().question.ask.clone() else {
                panic!("{preset}: Charity")
            };
            hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(Some(Sheet::Card(card))))));
            let told = match to.first() {
                Some(seat) => {
                    let names = standie::catalog::words::Names::of(hands.game());
                    let seat = hands.words.seat(*seat, names);
                    to_somebody += 1;
                    hands.words.with("sheet-goes-to", &[("seat", seat.into())])
                }
                None => {
                    away += 1;
                    hands.words.get("sheet-goes")
                }
            };
            assert!(hands.driver.sees(&told), "{preset}: {told}");
            let red = hands.driver.written().into_iter().filter(|(text, ..)| *text == hands.words.get("health-full"));
            assert_eq!(red.count(), 0, "{preset}: no word of anything else");
            hands.taps("choose 0");
            assert_eq!((hot(&hands).marked.as_slice(), &hot(&hands).sheet), ([card].as_slice(), &None), "{preset}");
            hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(Some(Sheet::Card(card))))));
            assert!(hands.driver.sees(&hands.words.get("sheet-stays")), "{preset}: and can stay after all");
            hands.taps("choose 0");
            assert!(hot(&hands).marked.is_empty(), "{preset}: and does");
        }
    }
    assert!(to_somebody > 5, "{to_somebody} to somebody, {away} away");
}

#[test]
fn a_first_game_says_what_it_is_before_it_begins() {
    let folder = tempfile::tempdir().expect("a folder");
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = Hands::new(driver::with(keeping::app(&Home::at(folder.path())), width, height));
        hands.taps("quick");
        hands.taps("first");
        assert_eq!(hands.driver.state.route, Route::Quick, "nothing has begun");
        for id in ["first-long", "first-dungeon", "first-hints", "first-undo"] {
            assert!(hands.driver.sees(&hands.words.get(id)), "{id}");
        }
        picture(&mut hands, &format!("first-{width}x{height}.png"));
        // Back to what was set up, and not home.
        hands.taps("back");
        assert!(hands.driver.find(widget::Id::from("start".to_owned())).is_some());
        hands.taps("first");
        hands.taps("first start");
        assert_eq!(hands.driver.state.route, Route::Table);
        assert!(hands.table().lesson.is_some());
    }
}

/// The first card that is pointed at does something at once, and what a bubble speaks of is not under it.
#[test]
fn the_first_bubbles_point_at_what_works_and_cover_nothing_of_it() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (1920.0, 1080.0)] {
        let mut hands = Hands::new(driver::at("first_game", width, height));
        let (occasion, target) = hands.table().occasion().expect("something to say");
        assert_eq!(occasion, Occasion::Hand);
        let card = CardId(target.trim_start_matches("card ").parse().expect("a card"));
        let def = hands.table().session.book().cards.card(card).expect("a card").clone();
        let once = matches!(&def.is, CardKind::Item { gear, .. } if gear.once);
        assert!(!once, "{width}: {} is better kept", def.name);
        hands.taps(&target);
        let (occasion, target) = hands.table().occasion().expect("something to say");
        assert_eq!(occasion, Occasion::Lifted);
        let bubble = bounds(&mut hands, "bubble");
        for id in ["asked", target.as_str(), "close sheet"] {
            let there = bounds(&mut hands, id);
            assert!(bubble.intersection(&there).is_none(), "{width}: {bubble:?} lies on {id} {there:?}");
        }
        picture(&mut hands, &format!("lifted-{width}x{height}.png"));
    }
}

/// No bubble of a first game lies on what is asked or on what answers it, and none slides while the map is moved.
#[test]
fn no_bubble_lies_on_the_answers_or_slides_under_a_finger() {
    let mut panned = 0;
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = Hands::new(driver::at("first_game", width, height));
        for step in 0..300 {
            if matches!(hot(&hands).next, standie::app::table::hot::Next::Over) {
                break;
            }
            let Some((occasion, target)) = hands.table().occasion() else {
                crate::hot::touches(&mut hands, step);
                continue;
            };
            let bubble = bounds(&mut hands, "bubble");
            if matches!(occasion, Occasion::Search | Occasion::Base) {
                for id in ["tray", "asked"] {
                    let there = hands.driver.find(widget::Id::from(id.to_owned())).and_then(|at| at.visible_bounds());
                    let lies =
                        there.and_then(|there| bubble.intersection(&there)).unwrap_or(Rectangle::with_size(Size::ZERO));
                    assert!(
                        lies.area() < 1.0,
                        "{occasion:?} {width}: {bubble:?} lies on the {id} {there:?} of {target}"
                    );
                }
                picture(&mut hands, &format!("{occasion:?}-{width}x{height}.png"));
            }
            if occasion == Occasion::Search || occasion == Occasion::Turn {
                let (map, _) = hands.map();
                let from = Point::new(map.x + 30.0, map.y + 60.0);
                let to = Point::new(from.x + 120.0, from.y + 90.0);
                hands.driver.send(&[
                    Event::Mouse(mouse::Event::CursorMoved { position: from }),
                    Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
                    Event::Mouse(mouse::Event::CursorMoved { position: to }),
                ]);
                hands.driver.send(&[Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);
                if hands.table().occasion().map(|(occasion, _)| occasion) == Some(occasion) {
                    let now = bounds(&mut hands, "bubble");
                    assert!(
                        (now.x - bubble.x).abs() <= 4.0 && (now.y - bubble.y).abs() <= 4.0,
                        "{bubble:?} to {now:?}"
                    );
                    panned += 1;
                }
            }
            hands.taps("fine");
        }
    }
    assert!(panned > 2, "{panned}");
}

/// What was up for less than a moment comes again; what has been read does not.
#[test]
fn nothing_counts_as_read_that_nobody_had_the_time_to_read() {
    for (reads, again) in [(false, true), (true, false)] {
        let mut hands = Hands::new(driver::at("first_game", 1280.0, 800.0));
        let (occasion, target) = hands.table().occasion().expect("something to say");
        assert_eq!(occasion, Occasion::Hand);
        let card = CardId(target.trim_start_matches("card ").parse().expect("a card"));
        hands.driver.message(Message::Table(Do::Hot(Wish::Page(0))));
        if reads {
            assert!(bounds(&mut hands, "bubble").width > 0.0, "it is drawn");
            hands.waits();
        }
        hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(Some(Sheet::Card(card))))));
        hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(None))));
        let now = hands.table().occasion().map(|(occasion, _)| occasion);
        assert_eq!(now == Some(Occasion::Hand), again, "read: {reads}, {now:?}");
    }
}

/// What is thrown says whom it would help before it is let go.
#[test]
fn a_card_that_hangs_over_a_side_says_whom_it_helps() {
    let (mut us, mut them) = (0, 0);
    for preset in ["hot_fight", "hot_aimed", "doors_fight", "doors_several"] {
        let hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        let (table, shell) = (hands.table(), &hands.driver.state.shell);
        let (helps, harms) = (prefix(&hands, "drop-helps-us"), prefix(&hands, "drop-helps-them"));
        for drop in pieces(table).iter().flat_map(|piece| piece.to.clone()).filter(|drop| drop.lit) {
            let Some(said) = says(table, shell, &drop.then) else { continue };
            match &drop.then {
                Do::Hot(Wish::Put(_, On::Fighter(Fighter::Monster(_)))) if said.contains('+') => {
                    assert!(said.starts_with(&harms), "{preset}: {said}");
                    them += 1;
                }
                Do::Hot(Wish::Put(_, On::Fighter(Fighter::Seat(_)))) if said.contains('+') => {
                    assert!(said.starts_with(&helps), "{preset}: {said}");
                    us += 1;
                }
                _ => {}
            }
        }
    }
    assert!(us > 0 && them > 0, "{us} for the munchkins, {them} for the monsters");
}

/// How such a line begins.
fn prefix<P: Window>(hands: &Hands<P>, id: &str) -> String {
    let line = hands.words.with(id, &[("change", "@".into()), ("odds", "".into())]);
    line.split('@').next().unwrap_or_default().trim_end_matches(|c: char| !c.is_ascii()).to_owned()
}

#[test]
fn what_a_held_card_would_do_is_known_before_it_is_let_go() {
    let mut hands = Hands::new(driver::at("hot_fight", 1280.0, 800.0));
    hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(None))));
    hands.waits();
    let all = pieces(hands.table());
    let said = all.iter().flat_map(|piece| piece.to.iter().map(move |drop| (piece, drop))).find_map(|(piece, drop)| {
        let said = drop.lit.then(|| says(hands.table(), &hands.driver.state.shell, &drop.then)).flatten()?;
        let lies = hands.driver.find(piece.from.clone())?.bounds();
        let there = drop.on.iter().find_map(|id| hands.driver.find(id.clone()))?.bounds();
        Some((said, lies, drop.share.of(there)))
    });
    let (said, lies, there) = said.expect("a card that helps somebody");
    carries(&mut hands.driver, By::Finger, lies.center(), there.center());
    assert!(said.contains('+'), "{said}");
    picture(&mut hands, "held.png");
}

/// A finger touches a room of the map.
fn taps_map(hands: &mut Hands<impl Window>, room: RoomId) {
    let state = &mut hands.driver.state;
    let message = Do::Map(standie::app::table::map::Message::Tap(Spot::Room(room)));
    state.table.as_mut().expect("a table").touch(&mut state.shell, message);
}

/// The map comes where the way to it was touched: a second touch there opens no room.
#[test]
fn the_second_touch_of_the_way_to_the_map_is_none_of_the_map() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.taps("stamp");
    assert!(hands.table().swapped);
    let room = hands.game().dungeon.as_deref().and_then(|dungeon| dungeon.rooms.iter().next()).expect("a room").id;
    taps_map(&mut hands, room);
    assert_eq!((hands.table().chosen, hands.table().swapped), (None, true), "it was the second of two");
    hands.waits();
    taps_map(&mut hands, room);
    assert_eq!(hands.table().chosen, Some(Spot::Room(room)), "a moment later it is meant");
}

#[test]
fn a_first_game_warns_of_too_many_cards_once() {
    let mut hands = Hands::new(driver::at("first_game", 1280.0, 800.0));
    let mut warned = 0;
    for step in 0..400 {
        if matches!(hot(&hands).next, standie::app::table::hot::Next::Over) {
            break;
        }
        match hands.table().occasion() {
            Some((occasion, target)) => {
                if occasion == Occasion::Charity {
                    assert!(full(&hands).is_some() && target == "context");
                    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })));
                    warned += 1;
                }
                hands.taps("fine");
            }
            None => {
                crate::hot::touches(&mut hands, step);
            }
        }
        // Whoever is asked to give has been warned.
        if matches!(hands.table().question.ask, Ask::Munchkin(munchkin::Ask::Charity { .. }))
            && hands.table().question.seat == Some(Colour::Red)
        {
            assert_eq!(warned, 1);
            return;
        }
    }
    assert_eq!(warned, 1, "never asked, but warned");
}

/// What a panel covers has not been read, however long it lay there.
#[test]
fn what_is_covered_comes_again() {
    let mut hands = Hands::new(driver::at("first_game", 1280.0, 800.0));
    let (occasion, target) = hands.table().occasion().expect("something to say");
    let card = CardId(target.trim_start_matches("card ").parse().expect("a card"));
    let table = hands.driver.state.table.as_mut().expect("a table");
    if let Some(standie::app::table::lesson::kind::Lesson::Game(course)) = &mut table.lesson {
        *course = standie::app::table::lesson::occasion::Course::default();
    }
    table.panel = Some(standie::app::table::Panel::Menu);
    hands.driver.message(Message::Table(Do::Hot(Wish::Page(0))));
    hands.waits();
    hands.driver.state.table.as_mut().expect("a table").panel = None;
    hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(Some(Sheet::Card(card))))));
    hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(None))));
    assert_eq!(hands.table().occasion().map(|(occasion, _)| occasion), Some(occasion));
}

/// What a bubble speaks of lies beside it: cards that are lit, or that are too many; and nobody asks for help where the fight is
/// won.
#[test]
fn a_bubble_about_cards_lies_beside_them_and_help_is_spoken_of_where_it_is_needed() {
    let (mut of_cards, mut helps) = (0, 0);
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0)] {
        let mut hands = Hands::new(driver::at("first_game", width, height));
        for step in 0..400 {
            if matches!(hot(&hands).next, standie::app::table::hot::Next::Over) {
                break;
            }
            let Some((occasion, _)) = hands.table().occasion() else {
                crate::hot::touches(&mut hands, step);
                continue;
            };
            let bubble = bounds(&mut hands, "bubble");
            if matches!(occasion, Occasion::Hand | Occasion::React | Occasion::Curse | Occasion::Charity) {
                let cards: Vec<CardId> = hot(&hands).spread.places.iter().flatten().copied().collect();
                for card in cards {
                    let there = hands.driver.find(widget::Id::from(format!("card {}", card.0)));
                    let seen = there.and_then(|at| at.visible_bounds());
                    let lies = seen.and_then(|seen| bubble.intersection(&seen)).map_or(0.0, |both| both.area());
                    assert!(lies < 1.0, "{occasion:?} {width}x{height}: {bubble:?} lies on {seen:?}");
                }
                of_cards += 1;
                picture(&mut hands, &format!("bubble-{occasion:?}-{width}x{height}.png"));
            }
            if occasion == Occasion::Help {
                let (book, game) = (hands.table().session.book(), hands.game());
                let fight = fight::kept(game).expect("a fight");
                let sides = fight::sides::sides(book, game, fight, None);
                let odds = standie::odds::fight::roll(&sides).odds().expect("a chance");
                assert!(!odds.certain(), "{width}: it is won already");
                helps += 1;
            }
            hands.taps("fine");
        }
    }
    assert!(of_cards > 3 && helps > 0, "{of_cards} of cards, {helps} of help");
}
