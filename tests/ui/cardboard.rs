//! Classic Munchkin beside its cardboard, by touches: the budgets of an evening, the ring of "I win!", and what interrupts it.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::{Keeping, Message as Do};
use standie::app::{App, Message};
use standie::catalog;
use standie::play::Session;
use standie::rules::amount::Amount;
use standie::rules::command::Command;
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table::Care;
use standie::rules::{fight, munchkin, table};

const RING: i64 = 2_600;

fn begun(width: f32, height: f32) -> Hands<impl Window> {
    let setup = Setup::new(&[Red, Blue, Green, Yellow]);
    let setup = Setup { system: "classic".to_owned(), first: Some(Red), care: Care::Map, expansion: true, ..setup };
    let (session, _) = Session::begin(catalog::classic(), setup, "", 1, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, width, height));
    hands.next();
    hands
}

fn level(hands: &Hands<impl Window>, seat: Colour) -> u8 {
    hands.game().seat(seat).expect("a seat").level
}

fn fights(hands: &Hands<impl Window>) -> bool {
    matches!(hands.table().question.ask, Ask::Fight(fight::Ask::Fight { .. }))
}

fn claimed(hands: &Hands<impl Window>) -> bool {
    matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightDice { .. }))
}

fn is_turn(hands: &Hands<impl Window>) -> bool {
    matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. }))
}

/// So much of the ring goes by.
fn rings(hands: &mut Hands<impl Window>, millis: i64) {
    hands.sees_it();
    let now = hands.driver.state.shell.clock.now();
    hands.driver.state.shell.clock = Clock::Fixed(now + millis);
    hands.driver.message(Message::Tick);
}

/// So many touches more than before.
fn costs<W: Window>(hands: &mut Hands<W>, most: u32, what: &str, does: impl FnOnce(&mut Hands<W>)) {
    let before = hands.taps;
    does(hands);
    let taps = hands.taps - before;
    assert!(taps <= most, "{what}: {taps} touches, {most} are allowed");
}

/// Somebody's Level is put right, as a table does that has played without the app.
fn raises(hands: &mut Hands<impl Window>, seat: Colour, to: i32) {
    let change = Amount::To(to);
    let level = munchkin::Effect::Level { seat, change, kill: false };
    let amends = table::Command::Amend { note: String::new(), effects: vec![level.into()] };
    hands.driver.message(Message::Table(Do::does(Command::Table(amends))));
}

fn wins(hands: &mut Hands<impl Window>, level: u8) {
    hands.taps(&format!("meet {level}"));
    hands.next();
    rings(hands, RING + 1);
}

#[test]
fn an_evening_of_twelve_turns_costs_no_more_touches_than_it_may() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 768.0)] {
        let mut hands = begun(width, height);
        for (seat, to) in [(Red, 5), (Blue, 4), (Green, 6), (Yellow, 3)] {
            raises(&mut hands, seat, to);
        }
        hands.taps = 0;
        // 1 to 5: plain fights, a turn each.
        for (seat, foe) in [(Red, 4), (Blue, 2), (Green, 5), (Yellow, 1), (Red, 3)] {
            let before = level(&hands, seat);
            costs(&mut hands, 3, "a plain fight", |hands| wins(hands, foe));
            assert_eq!(level(&hands, seat), before + 1, "{seat:?}");
            assert!(is_turn(&hands));
            costs(&mut hands, 1, "the turn passes", |hands| hands.next());
        }
        // 6: helped for a share, and two cards.
        costs(&mut hands, 7, "helped, for a share, with two cards", |hands| {
            hands.taps("meet 12");
            hands.taps("asks-green");
            hands.taps("help-green");
            hands.taps("add-us-3-0");
            hands.taps("add-them-2-0");
            hands.next();
            rings(hands, RING + 1);
        });
        // One Treasure, and it is GREEN's: nobody is asked who picks first.
        assert!(is_turn(&hands), "{:?}", hands.table().question.ask);
        assert_eq!(level(&hands, Blue), 6);
        hands.next();
        // 7: fled, and caught.
        costs(&mut hands, 5, "fled, caught, a Level less", |hands| {
            hands.taps("meet 20");
            hands.next();
            hands.taps("die-2");
            hands.taps("quick-level-down");
        });
        assert_eq!(level(&hands, Green), 6);
        assert!(is_turn(&hands), "{:?}", hands.table().question.ask);
        hands.next();
        // 8: a death.
        costs(&mut hands, 5, "fled, caught, dead", |hands| {
            hands.taps("meet 20");
            hands.next();
            hands.taps("die-1");
            hands.taps("quick-die");
        });
        assert!(hands.game().seat(Yellow).expect("a seat").dead);
        hands.next();
        // 9 to 12: Curses and a sale are Levels on the tiles; a trade is two numbers.
        for _ in 0..4 {
            costs(&mut hands, 1, "a turn without a fight", |hands| hands.next());
        }
        assert_eq!(hands.game().turn.seat, Some(Red), "twelve turns");
        assert!(hands.taps <= 55 - 8, "{} touches, without two Curses, a sale and a trade", hands.taps);
    }
}

#[test]
fn a_touch_on_any_card_gives_everybody_all_of_the_ring_once_more() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 9);
    raises(&mut hands, Red, 8);
    hands.taps("meet 4");
    hands.next();
    assert!(claimed(&hands));
    rings(&mut hands, 1_900);
    assert!(claimed(&hands) && level(&hands, Red) == 8);
    hands.taps("add-them-2-0");
    // A second has gone by with the touch.
    assert!(claimed(&hands), "8 against 6 is still a win");
    rings(&mut hands, RING - 100);
    assert_eq!(level(&hands, Red), 8, "the ring began anew");
    rings(&mut hands, 200);
    assert_eq!(level(&hands, Red), 9, "and it has run out");
    assert!(is_turn(&hands));
}

#[test]
fn a_claim_that_no_longer_holds_is_void_and_anybody_can_stop_it() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 7);
    hands.taps("meet 4");
    hands.next();
    hands.taps("add-them-5-0");
    assert!(fights(&hands), "7 against 9");
    let run = hands.words.get("doors-run");
    assert!(hands.driver.sees(&run), "and all there is to do is run, or find more");
    rings(&mut hands, 10 * RING);
    assert!(fights(&hands) && level(&hands, Red) == 7, "no ring runs any more");
    hands.taps("add-us-5-0");
    hands.next();
    assert!(claimed(&hands));
    hands.taps("stop");
    assert!(fights(&hands), "stopped");
    rings(&mut hands, 10 * RING);
    assert_eq!(level(&hands, Red), 7);
}

#[test]
fn a_fight_for_the_win_says_so_and_says_so_no_more_when_it_is_none() {
    let mut hands = begun(1280.0, 800.0);
    let banner = hands.words.get("for-the-win");
    raises(&mut hands, Red, 8);
    hands.taps("meet 4");
    assert!(!hands.driver.sees(&banner), "a Level is not enough");
    hands.taps("mate");
    assert!(hands.driver.sees(&banner), "two of them are two Levels");
    hands.taps("undo");
    assert!(!hands.driver.sees(&banner), "gone with the mate");
    raises(&mut hands, Red, 9);
    assert!(hands.driver.sees(&banner));
    hands.next();
    rings(&mut hands, RING + 1);
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Over(_))), "RED has won");
}

#[test]
fn whatever_is_touched_in_a_fight_it_can_be_left_again() {
    let mut hands = begun(1280.0, 800.0);
    hands.taps("meet 9");
    hands.taps("another");
    hands.taps("meet 3");
    assert_eq!(hands.game().foes.all.len(), 2);
    hands.taps("enhance-5");
    hands.taps("no fight");
    assert!(is_turn(&hands) && hands.game().foes.all.is_empty());
    assert_eq!(hands.game().turn.seat, Some(Red));
}

#[test]
fn a_level_is_one_touch_in_the_middle_of_anything_and_bad_stuff_never_takes_the_last_one() {
    let mut hands = begun(1280.0, 800.0);
    costs(&mut hands, 1, "a Level more", |hands| hands.taps("more blue"));
    assert_eq!(level(&hands, Blue), 2);
    costs(&mut hands, 1, "a Level less", |hands| hands.taps("less blue"));
    costs(&mut hands, 1, "and that undone", |hands| hands.taps("undo"));
    assert_eq!(level(&hands, Blue), 2);
    for (from, deed, to) in [(1, "quick-level-down", 1), (2, "quick-levels-down", 1), (4, "quick-levels-down", 2)] {
        let seat = hands.game().turn.seat.expect("a turn");
        if i32::from(level(&hands, seat)) != from {
            raises(&mut hands, seat, from);
        }
        hands.taps("meet 20");
        hands.next();
        hands.taps("die-1");
        hands.taps(deed);
        assert_eq!(level(&hands, seat), to, "{from} and {deed}");
        assert!(is_turn(&hands), "{:?}", hands.table().question.ask);
        hands.next();
    }
}
