//! Classic Munchkin beside its cardboard, by touches: the budgets of an evening, the ring of "I win!", and what interrupts it.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use standie::app::presets::TIME;
use standie::app::screen::journal;
use standie::app::shell::Clock;
use standie::app::table::{Keeping, Message as Do};
use standie::app::{App, Message, Route};
use standie::catalog;
use standie::play::Session;
use standie::rules::agenda::Step;
use standie::rules::amount::Amount;
use standie::rules::command::Command;
use standie::rules::doors::looters;
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table::Care;
use standie::rules::{doors, fight, munchkin, table};

pub const RING: i64 = 2_600;

pub fn begun(width: f32, height: f32) -> Hands<impl Window> {
    cared(Care::Map, width, height)
}

/// A table of four that has so much kept, before RED's first turn.
pub fn cared(care: Care, width: f32, height: f32) -> Hands<impl Window> {
    let setup = Setup::new(&[Red, Blue, Green, Yellow]);
    let setup = Setup { system: "classic".to_owned(), first: Some(Red), care, expansion: true, ..setup };
    let (session, _) = Session::begin(catalog::classic(), setup, "", 1, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, width, height));
    hands.next();
    hands
}

pub fn level(hands: &Hands<impl Window>, seat: Colour) -> u8 {
    hands.game().seat(seat).expect("a seat").level
}

pub fn fights(hands: &Hands<impl Window>) -> bool {
    matches!(hands.table().question.ask, Ask::Fight(fight::Ask::Fight { .. }))
}

pub fn claimed(hands: &Hands<impl Window>) -> bool {
    matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightDice { .. }))
}

pub fn is_turn(hands: &Hands<impl Window>) -> bool {
    matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. }))
}

/// What is there is seen, and so much goes by.
pub fn wait(hands: &mut Hands<impl Window>, millis: i64) {
    hands.sees_it();
    let now = hands.driver.state.shell.clock.now();
    hands.driver.state.shell.clock = Clock::Fixed(now + millis);
}

/// So much of the ring goes by.
pub fn rings(hands: &mut Hands<impl Window>, millis: i64) {
    wait(hands, millis);
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
pub fn raises(hands: &mut Hands<impl Window>, seat: Colour, to: i32) {
    let change = Amount::To(to);
    let level = munchkin::Effect::Level { seat, change, kill: false };
    let amends = table::Command::Amend { note: String::new(), effects: vec![level.into()] };
    hands.driver.message(Message::Table(Do::does(Command::Table(amends))));
}

/// Who still picks of what a dead munchkin has left.
fn picks(hands: &Hands<impl Window>) -> Vec<Colour> {
    match hands.game().top() {
        Some(Step::Doors(doors::Step::Corpse { picks, rolls, .. })) => {
            looters::sorted(hands.game(), picks, rolls).iter().copied().collect()
        }
        other => panic!("nobody picks: {other:?}"),
    }
}

pub fn wins(hands: &mut Hands<impl Window>, level: u8) {
    hands.taps(&format!("meet {level}"));
    hands.next();
    rings(hands, RING + 1);
}

#[test]
fn an_evening_of_twelve_turns_costs_no_more_touches_than_it_may() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 768.0)] {
        let mut hands = begun(width, height);
        for (seat, to) in [(Red, 5), (Blue, 4), (Green, 5), (Yellow, 3)] {
            raises(&mut hands, seat, to);
        }
        hands.taps = 0;
        // 1 to 5: plain fights, a turn each.
        for (seat, foe) in [(Red, 4), (Blue, 2), (Green, 4), (Yellow, 1), (Red, 3)] {
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
            hands.taps("add-us-5-0");
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
            hands.next();
        });
        assert_eq!(level(&hands, Green), 5);
        assert!(is_turn(&hands), "{:?}", hands.table().question.ask);
        hands.next();
        // 8: a death; the others pick, the highest Level first.
        costs(&mut hands, 6, "fled, caught, dead, and looted", |hands| {
            hands.taps("meet 20");
            hands.next();
            hands.taps("die-1");
            hands.taps("quick-die");
            assert_eq!(picks(hands), [Red, Blue, Green], "7, 6 and 5");
            hands.taps("took");
            hands.next();
        });
        assert!(hands.game().seat(Yellow).expect("a seat").dead);
        hands.next();
        // 9: a Curse on whoever is on the move, one on somebody else; 10: a sale; 11: a trade.
        let before = level(&hands, Red);
        costs(&mut hands, 2, "a Curse", |hands| {
            hands.taps("curse");
            hands.taps("ill level");
        });
        assert_eq!(level(&hands, Red), before - 1);
        costs(&mut hands, 1, "a turn without a fight", |hands| hands.next());
        costs(&mut hands, 2, "a Curse that lasts", |hands| {
            hands.taps("curse");
            hands.taps("ill fight");
        });
        assert_eq!(hands.game().seat(Blue).expect("a seat").conditions.len(), 1);
        hands.next();
        let before = level(&hands, Green);
        costs(&mut hands, 2, "a sale", |hands| {
            hands.taps("sell");
            hands.taps("sell 1");
        });
        assert_eq!(level(&hands, Green), before + 1);
        hands.next();
        costs(&mut hands, 2, "a trade", |hands| {
            hands.carries(Red, Blue);
            hands.taps("trade 3");
        });
        let bonus = |seat| hands.game().seat(seat).expect("a seat").bonus;
        assert_eq!((bonus(Red), bonus(Blue)), (0, 3));
        hands.next();
        assert_eq!(hands.game().turn.seat, Some(Red), "twelve turns");
        assert!(hands.taps <= 55, "{} touches", hands.taps);
        println!("twelve turns at {width}x{height}: {} touches", hands.taps);
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
    hands.taps("stop green");
    assert!(fights(&hands), "stopped");
    rings(&mut hands, 10 * RING);
    assert_eq!(level(&hands, Red), 7);
}

#[test]
fn a_fight_for_the_win_says_so_and_says_so_no_more_when_it_is_none() {
    let mut hands = begun(1280.0, 800.0);
    let banner = hands.words.with("for-the-win", &[("seat", "RED".into())]);
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
        // What cannot be lost cannot be touched.
        if from > i32::from(to) {
            hands.taps(deed);
        }
        assert!(from > i32::from(to) || hands.driver.find(iced_test::core::widget::Id::from(deed)).is_none());
        assert_eq!(level(&hands, seat), to, "{from} and {deed}");
        hands.next();
        assert!(is_turn(&hands), "{:?}", hands.table().question.ask);
        hands.next();
    }
}

#[test]
fn the_highest_level_grabs_first_and_those_of_the_same_level_roll_for_it() {
    let mut hands = begun(1280.0, 800.0);
    for (seat, to) in [(Red, 3), (Blue, 5), (Green, 7), (Yellow, 5)] {
        raises(&mut hands, seat, to);
    }
    hands.taps = 0;
    costs(&mut hands, 1, "dead", |hands| hands.taps("dies"));
    // 7, then 5 and 5: those two roll, and once more where they roll the same.
    let faces = |hands: &mut Hands<_>, each: [u8; 2]| each.iter().for_each(|face| hands.taps(&format!("die-{face}")));
    hands.taps("roll for it");
    faces(&mut hands, [4, 4]);
    faces(&mut hands, [2, 6]);
    assert_eq!(picks(&hands), [Green, Yellow, Blue]);
    for rest in [vec![Yellow, Blue], vec![Blue]] {
        hands.taps("took");
        assert_eq!(picks(&hands), rest);
    }
    hands.taps("took");
    assert!(hands.game().top().is_none_or(|step| !matches!(step, Step::Doors(_))), "the last one has taken theirs");
    // Whatever was told of looting, Next is Next.
    hands.next();
    assert_eq!(hands.game().turn.seat, Some(Blue));
}

#[test]
fn a_pile_that_has_run_out_ends_the_looting_even_before_the_roll() {
    let mut hands = begun(1280.0, 800.0);
    costs(&mut hands, 2, "dead, and nothing left", |hands| {
        hands.taps("dies");
        hands.next();
    });
    assert!(hands.game().seat(Red).expect("a seat").dead);
    costs(&mut hands, 1, "the next turn", |hands| hands.next());
    assert_eq!(hands.game().turn.seat, Some(Blue));
}

#[test]
fn a_level_is_told_in_the_middle_of_a_flight_a_claim_and_a_looting_and_the_question_stands() {
    let mut hands = begun(1280.0, 800.0);
    hands.taps("meet 9");
    hands.next();
    let asked = hands.table().question.clone();
    assert!(matches!(asked.ask, Ask::Fight(fight::Ask::RunAway { .. })));
    raises(&mut hands, Green, 4);
    assert_eq!(hands.table().question, asked, "still running");
    hands.taps("die-6");
    hands.next();
    raises(&mut hands, Blue, 9);
    hands.taps("meet 3");
    hands.next();
    rings(&mut hands, 2_000);
    raises(&mut hands, Blue, 8);
    assert!(claimed(&hands), "8 against 3 is still a win");
    rings(&mut hands, RING - 100);
    assert_eq!(level(&hands, Blue), 8, "and everybody has all of the ring again");
    raises(&mut hands, Blue, 2);
    assert!(fights(&hands), "2 against 3 is none");
    hands.taps("no fight");
    hands.taps("dies");
    assert!(matches!(hands.table().question.ask, Ask::Doors(doors::Ask::LootRoll { .. })), "three of them are level");
    raises(&mut hands, Red, 6);
    raises(&mut hands, Green, 5);
    assert!(matches!(hands.table().question.ask, Ask::Doors(doors::Ask::Corpse { .. })), "and now nobody is");
    assert_eq!(picks(&hands), [Red, Green, Yellow]);
    hands.next();
    assert_eq!(hands.game().turn.seat, Some(Blue), "nothing was jumped over");
}

#[test]
fn whoever_stops_a_claim_is_told_by_name() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 7);
    hands.taps("meet 4");
    hands.next();
    costs(&mut hands, 1, "a claim is stopped", |hands| hands.taps("stop yellow"));
    assert!(fights(&hands));
    let yellow = hands.words.colour(Yellow);
    assert!(hands.table().log.iter().any(|line| line.text.starts_with(&yellow)), "{:?}", hands.table().log.last());
}

/// Whether the claim still stands.
fn stands(hands: &Hands<impl Window>) -> bool {
    matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightDice { .. }))
}

/// So many milliseconds go by.
fn later(hands: &mut Hands<impl Window>, by: i64) {
    let now = hands.driver.state.shell.clock.now();
    hands.driver.state.shell.clock = Clock::Fixed(now + by);
    hands.driver.message(Message::Tick);
}

#[test]
fn nobody_is_robbed_of_their_stop_while_the_journal_is_read() {
    let mut hands = Hands::new(driver::at("classic_claimed", 1280.0, 800.0));

    assert!(stands(&hands));
    hands.driver.message(Message::Table(Do::goes(Route::Journal)));
    for _ in 0..4 {
        later(&mut hands, 2_000);
    }
    assert!(stands(&hands), "it waits");
    hands.driver.message(Message::Journal(journal::Message::Back));
    later(&mut hands, 2_000);
    assert!(stands(&hands), "all of the ring is left");
    later(&mut hands, 2_000);
    assert!(!stands(&hands), "now it counts");
}
