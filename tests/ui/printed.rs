//! What is said is what is so: a card by what it changes, a refusal by where things are kept, costs as they are printed,
//! cards that are too many before the turn ends; and nothing of it lies on a way that can be taken.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::widget::Id;
use iced_test::core::{Event, Point, Rectangle, Size, Vector, touch};
use standie::app::Message;
use standie::app::table::Message as Do;
use standie::catalog::words::{Names, Words};
use standie::play::narrate::{self, title};
use standie::play::player::Players;
use standie::play::record::Who;
use standie::play::session::Session;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::foe::card::Enhancer;
use standie::rules::ids::{Colour, MonsterId};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table::{Components, Place};
use standie::rules::{dungeon, table};

fn played(effects: Vec<Effect>) -> Message {
    Message::Table(Do::does(Command::Table(table::Command::Effects { note: String::new(), effects })))
}

#[test]
fn a_card_on_a_monster_is_told_by_what_it_changes_and_nothing_else() {
    let mut hands = Hands::new(driver::at("helped", 1280.0, 800.0));
    let juggles = Enhancer { name: "Taught to Juggle".to_owned(), dice: 1, treasures: 1, ..Enhancer::default() };
    let stands = Enhancer { name: "Just There".to_owned(), ..Enhancer::default() };
    let slow = Enhancer { name: "Slow".to_owned(), level: -2, strength: 3, dice: -2, levels: 1, ..Enhancer::default() };
    for add in [juggles, stands, slow] {
        let monster = MonsterId(1);
        hands.driver.message(played(vec![Effect::Fight(fight::Effect::Enhance { monster, add })]));
    }
    let told: Vec<&str> = hands.table().log.iter().map(|line| line.text.as_str()).collect();
    let end = [
        "Tax Gnome: Taught to Juggle, +1 die and +1 Treasure",
        "Tax Gnome: Just There",
        "Tax Gnome: Slow, level -2, +3 in combat, -2 dice and +1 level for the kill",
    ];
    assert_eq!(told[told.len() - 3..], end);
}

/// Where whatever can be gone to lies on the screen.
fn ways(hands: &mut Hands<impl Window>) -> Vec<Rectangle> {
    let (map, camera) = hands.map();
    let scene = &hands.table().scene;
    let signs = scene.exits.iter().map(|exit| exit.sign(&camera, map.size()));
    let signs = signs.chain(scene.lit.iter().filter_map(|lit| scene.lit_spot(*lit, &camera, map.size())));
    let around = |(at, reach): (Point, f32)| {
        Rectangle::new(at + Vector::new(map.x - reach, map.y - reach), Size::new(2.0 * reach, 2.0 * reach))
    };
    signs.map(around).collect()
}

/// A finger goes from one point to another.
fn drags(hands: &mut Hands<impl Window>, from: Point, to: Point) {
    let id = touch::Finger(6);
    hands.driver.send(&[Event::Touch(touch::Event::FingerPressed { id, position: from })]);
    for step in 1..=8 {
        let position = from + (to - from) * (step as f32 / 8.0);
        hands.driver.send(&[Event::Touch(touch::Event::FingerMoved { id, position })]);
    }
    hands.driver.send(&[Event::Touch(touch::Event::FingerLifted { id, position: to })]);
}

#[test]
fn where_the_app_keeps_everything_nobody_is_told_to_put_a_pile_on_the_map() {
    let mut seen = 0;
    for preset in ["hot_turn", "first_game", "hot_opening"] {
        for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (1920.0, 1080.0), (1024.0, 768.0)] {
            let mut hands = Hands::new(driver::at(preset, width, height));
            if hands.driver.find(Id::from("no-move-pick-up".to_owned())).is_none() {
                continue;
            }
            // Seen so that a way lies right where things are said.
            let top = ways(&mut hands).iter().map(|way| way.y).fold(f32::MAX, f32::min);
            let map = hands.map().0;
            let from = Point::new(map.x + 6.0, map.y + map.height * 0.4);
            drags(&mut hands, from, from + Vector::new(0.0, map.y + 30.0 - top));
            hands.taps("no-move-pick-up");
            let said = hands.driver.state.shell.toast.as_ref().expect("why not");
            assert_eq!(said.text, hands.words.get("nothing-lies-in-the-app"), "{preset}");
            assert!(said.instead.as_ref().is_some_and(|instead| !instead.contains("the map")), "{preset}");
            let float = hands.driver.find(Id::from("float".to_owned())).expect("it is said").bounds();
            for way in ways(&mut hands) {
                assert!(!way.intersects(&float), "{preset} {width}x{height}: {way:?} under {float:?}");
            }
            seen += 1;
        }
    }
    assert!(seen > 3, "{seen}: it was hardly ever said");
}

#[test]
fn whoever_holds_too_many_cards_hears_of_it_before_the_turn_ends() {
    for preset in ["hot_turn", "table"] {
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        if !matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })) {
            panic!("{preset}: {:?}", hands.table().question.ask);
        }
        let seat = hands.game().active().expect("a turn").clone();
        let said = |hands: &Hands<_>| {
            let seat = hands.game().active().expect("a turn");
            let limit = standie::rules::munchkin::charity::limit(hands.table().session.book(), hands.game(), seat);
            let held = seat.hand.total();
            (held > limit, format!("You hold {held} cards, and {limit} may stay."))
        };
        for _ in 0..12 {
            let (full, text) = said(&hands);
            assert_eq!(hands.driver.sees(&text), full, "{preset}: {text}");
            if full {
                break;
            }
            let draws = cards::Effect::Hand { seat: seat.colour, deck: Deck::TREASURE, change: Amount::By(1) };
            let effects = vec![Effect::Cards(draws)];
            let amends = table::Command::Amend { effects, note: String::new() };
            hands.driver.message(Message::Table(Do::does(Command::Table(amends))));
        }
        assert!(said(&hands).0, "{preset}: nobody ever holds too many");
    }
}

#[test]
fn what_is_printed_on_links_is_no_house_rule() {
    let book = standie::catalog::book();
    let components = Components::all(Place::App);
    let setup = Setup { components, first: Some(Colour::Red), ..Setup::new(&[Colour::Red, Colour::Blue]) };
    let (mut session, _) = Session::begin(book, setup, "", 7, 0).expect("a game");
    let mut players = Players::new(["careful", "careful"].into_iter());
    for _ in 0..2_000 {
        if matches!(session.question().ask, Ask::Dungeon(dungeon::Ask::LinkCosts { .. })) {
            break;
        }
        let next = players.next(&session).expect("something to do");
        session.submit(&next, Who::Table, 0).expect("a move");
    }
    let costs = dungeon::Answer::Costs { passage: 1, door: 2, locked: 2, hidden: 2 };
    let answer = Command::Table(table::Command::Answer(Answer::Dungeon(costs)));
    let before = session.game().clone();
    let written = session.submit(&answer, Who::Table, 0).expect("it is asked");
    let words = Words::load("en");
    let now = session.game().clone();
    let names = Names::of(&now);
    let lines: Vec<String> =
        narrate::tell(&before, &written.facts).iter().map(|line| words.say(&line.message, names)).collect();
    assert!(lines.iter().all(|line| !line.contains("House rule")), "{lines:?}");
    assert!(lines.contains(&"As printed: Going through a door costs 2".to_owned()), "{lines:?}");
    let called = words.say(&title::called(&before, Some(&answer), &written.facts), names);
    assert_eq!(called, "Link costs checked against the box");
    // The same by the table's own will is one.
    let rule = table::Command::Rule { name: "link_cost.door".to_owned(), value: "3".to_owned() };
    let before = session.game().clone();
    let written = session.submit(&Command::Table(rule), Who::Table, 0).expect("a house rule");
    let lines = narrate::tell(&before, &written.facts);
    assert!(lines.iter().any(|line| words.say(&line.message, names).contains("House rule")), "{lines:?}");
}
