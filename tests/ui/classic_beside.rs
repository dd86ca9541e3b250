//! Classic beside its cardboard: each monster keeps its own Bad Stuff, and no turn ends under a finger that was on its way to
//! something else.

use crate::cardboard::{self, is_turn, level, raises, rings, wait};
use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::widget::Id;
use iced_test::selector::Target;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::{Keeping, Message as Do};
use standie::app::{App, Message};
use standie::catalog;
use standie::catalog::boxed::{BadStuff, Foe, Lesson};
use standie::play::Session;
use standie::rules::doors;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::ids::Colour::{Blue, Green, Red};
use standie::rules::setup::Setup;
use standie::rules::table::Care;

/// Touches what has an id at once, whatever else needs its time.
fn taps_now(hands: &mut Hands<impl Window>, id: &str) {
    let at = hands.driver.find(Id::from(id.to_owned())).map(|target| target.bounds().center());
    hands.driver.tap_at(at.unwrap_or_else(|| panic!("not there: {id}")));
}

fn is_there(hands: &mut Hands<impl Window>, id: &str) -> bool {
    hands.driver.find(Id::from(id.to_owned())).is_some()
}

#[test]
fn each_of_two_monsters_is_remembered_with_what_it_did_itself() {
    let mut hands = cardboard::begun(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    hands.taps("meet 18");
    hands.taps("another");
    hands.taps("meet 20");
    hands.next();
    hands.taps("target-1");
    hands.taps("die-1");
    hands.taps("quick-levels-down");
    hands.next();
    hands.taps("die-1");
    hands.taps("quick-die");
    while !is_turn(&hands) {
        hands.next();
    }
    hands.taps("remember");
    hands.taps("close");
    hands.taps("remember");
    hands.taps("close");
    assert!(!is_there(&mut hands, "remember"), "both are remembered");
    let known = hands.driver.state.shell.owners_box().met().foes();
    let mut known: Vec<_> = known.map(|foe| (foe.def.level, foe.bad)).collect();
    known.sort_by_key(|(level, _)| *level);
    assert_eq!(known, [(Some(18), Some(BadStuff::Levels(2))), (Some(20), Some(BadStuff::Death))]);
}

#[test]
fn whoever_reaches_for_a_ring_that_has_run_out_ends_no_turn() {
    for id in ["context", "meet 3"] {
        let mut hands = cardboard::begun(1024.0, 768.0);
        raises(&mut hands, Red, 5);
        hands.taps("meet 1");
        hands.next();
        rings(&mut hands, cardboard::RING + 100);
        assert!(is_turn(&hands) && level(&hands, Red) == 6, "it counts");
        for millis in [300, 500, 150] {
            wait(&mut hands, millis);
            taps_now(&mut hands, id);
            assert_eq!(hands.game().turn.seat, Some(Red), "{id}: that was meant for the ring");
        }
        wait(&mut hands, 100);
        taps_now(&mut hands, id);
        assert_eq!(hands.game().turn.seat, Some(Blue), "{id}: by now it is seen");
    }
}

fn told(hands: &mut Hands<impl Window>, words: &str) -> bool {
    hands.driver.written().iter().any(|(text, ..)| text.contains(words))
}

/// A monster of the Box, and what it does.
fn known(hands: &mut Hands<impl Window>, name: &str, level: i16, bad: BadStuff) -> MonsterDef {
    let def = MonsterDef { name: name.to_owned(), level: Some(level), ..MonsterDef::default() };
    hands.driver.state.shell.learn(Lesson::Foe(Box::new(Foe { def: def.clone(), bad: Some(bad) })));
    def
}

#[test]
fn what_is_known_of_bad_stuff_is_read_before_anybody_runs() {
    let mut hands = cardboard::begun(1024.0, 768.0);
    let snail = known(&mut hands, "Snail", 6, BadStuff::Death);
    let meets = doors::Command::Meet { def: Box::new(snail) };
    hands.driver.message(Message::Table(Do::does(meets.into())));
    let what = hands.words.get("quick-die");
    let says = hands.words.with("says-bad-stuff", &[("what", what.into())]);
    assert!(told(&mut hands, &says), "{says}: {:?}", hands.driver.written());
}

#[test]
fn the_next_ones_monster_is_found_in_the_box_too() {
    let mut hands = cardboard::begun(1024.0, 768.0);
    known(&mut hands, "Snail", 6, BadStuff::Death);
    raises(&mut hands, Red, 5);
    hands.taps("meet 1");
    hands.next();
    rings(&mut hands, cardboard::RING + 100);
    let next = hands.game().seats.iter().map(|seat| seat.colour).find(|seat| *seat == Blue);
    hands.taps("from the box");
    hands.taps("found 0");
    assert_eq!(hands.game().turn.seat, next, "the turn has passed");
    let names: Vec<_> = hands.game().foes.all.iter().map(|foe| foe.def.name.clone()).collect();
    assert_eq!(names, ["Snail"]);
    assert!(hands.table().panel.is_none(), "{:?}", hands.table().panel);
}

#[test]
fn charity_is_no_gift_of_the_dead() {
    let mut hands = cardboard::begun(1024.0, 768.0);
    raises(&mut hands, Red, 3);
    raises(&mut hands, Green, 2);
    assert!(told(&mut hands, "Charity goes to "));
    hands.taps("dies");
    while !is_turn(&hands) {
        hands.next();
    }
    assert_eq!(hands.game().turn.seat, Some(Red));
    assert!(!told(&mut hands, "Charity goes to "), "{:?}", hands.driver.written());
}

#[test]
fn a_card_without_a_name_is_told_by_what_it_adds() {
    let mut hands = cardboard::begun(1280.0, 800.0);
    raises(&mut hands, Red, 8);
    hands.taps("meet 5");
    hands.taps("enhance-10");
    let card = hands.words.with("term-unnamed-of", &[("amount", "+10".into())]);
    let gone = hands.words.with("fight-step-gone", &[("what", card.into())]);
    assert!(told(&mut hands, &gone), "{gone}: {:?}", hands.driver.written());
}

#[test]
fn nobody_counts_the_letters_of_an_empty_name() {
    let mut hands = cardboard::begun(1024.0, 768.0);
    hands.taps("meet 7");
    hands.taps("no fight");
    hands.taps("remember");
    let counted = |used: i32, hands: &mut Hands<_>| {
        let text = hands.words.with("letters-most", &[("used", used.into()), ("letters", 60.into())]);
        told(hands, &text)
    };
    assert!(!counted(0, &mut hands));
}

/// On the smallest tablet: whatever a turn can be used for is seen whole, and a tile turned sideways keeps its fingers.
#[test]
fn on_the_smallest_tablet_nothing_that_is_touched_is_cut_or_gone() {
    let mut hands = cardboard::begun(1024.0, 768.0);
    for id in ["curse", "sell", "trade", "dies", "sheet"] {
        let found: Option<Target> = hands.driver.find(Id::from(id.to_owned()));
        let found = found.unwrap_or_else(|| panic!("not there: {id}"));
        let seen = found.visible_bounds().map_or(0.0, |seen| seen.height);
        assert!(seen >= found.bounds().height - 0.5, "{id}: {seen} of {}", found.bounds().height);
    }
    // Three have low tiles: sideways they are narrow.
    let setup = Setup { system: "classic".to_owned(), first: Some(Red), ..Setup::new(&[Red, Blue, Green]) };
    let setup = Setup { care: Care::Map, ..setup };
    let (session, _) = Session::begin(catalog::classic(), setup, "", 1, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1024.0, 768.0));
    hands.next();
    for turns in 0..4 {
        for seat in hands.game().seats.iter().map(|seat| seat.colour.name()).collect::<Vec<_>>() {
            for id in [format!("more {seat}"), format!("less {seat}")] {
                assert!(is_there(&mut hands, &id), "turned {turns} times: {id}");
            }
        }
        for seat in hands.game().seats.iter().map(|seat| seat.colour).collect::<Vec<_>>() {
            hands.driver.state.shell.settings.turn_tile(seat);
        }
        hands.waits();
    }
}
