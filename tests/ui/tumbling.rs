//! Dice the app rolls for a fight tumble, and fall one after the other.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::hot::Wish;
use standie::app::table::{Keeping, Message as OnTable};
use standie::app::{App, Message};
use standie::bots;
use standie::catalog;
use standie::play::{Session, playout};
use standie::rules::fight;
use standie::rules::question::Ask;

/// Three bots among themselves, slowly.
fn bots_play(motion: bool) -> Hands<impl Window> {
    let mut setup = playout::setup(3);
    for (seat, name) in setup.seats.iter_mut().zip(bots::NAMES.iter().cycle()) {
        seat.bot = Some((*name).to_owned());
    }
    let (session, _) = Session::begin(catalog::book(), setup, "", 11, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.shell.pace = 320;
    app.shell.settings.motion = Some(motion);
    app.lay_out(session, Keeping::Memory);
    Hands::new(driver::with(app, 1280.0, 800.0))
}

/// So many milliseconds go by, and the app looks whether it is time for its next step.
fn beats(hands: &mut Hands<impl Window>, now: &mut i64, ms: i64) {
    *now += ms;
    hands.driver.state.shell.clock = Clock::Fixed(*now);
    hands.driver.message(Message::Table(OnTable::Hot(Wish::Beat)));
}

/// Goes on until dice of a fight are about to fall: of any, or of one that they decide.
fn until_dice(hands: &mut Hands<impl Window>, now: &mut i64, any: bool) {
    for _ in 0..4_000 {
        if matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightDice { .. })) && (any || !decided(hands)) {
            return;
        }
        beats(hands, now, 1_000);
    }
    panic!("no fight was rolled");
}

fn lie(hands: &Hands<impl Window>) -> usize {
    hands.table().draft.throws.iter().map(|throw| throw.faces.len()).sum()
}

#[test]
fn dice_of_a_fight_tumble_and_fall_one_after_the_other() {
    let (mut hands, mut now) = (bots_play(true), TIME);
    until_dice(&mut hands, &mut now, false);
    let records = hands.table().session.records();
    // It is time for the roll.
    while hands.table().hot.as_ref().expect("the app keeps it").tumble.is_none() {
        beats(&mut hands, &mut now, 60);
        assert_eq!(hands.table().session.records(), records, "nothing is decided before the dice lie");
    }
    let began = now;
    let (mut lay, mut last) = (0, Vec::new());
    while hands.table().session.records() == records {
        let told = hands.table().draft.throws.clone();
        assert!(lie(&hands) >= lay, "no die gets up again");
        (lay, last) = (lie(&hands), told);
        beats(&mut hands, &mut now, 20);
        assert!(now - began < 1_000, "they fall");
    }
    assert!((700..760).contains(&(now - began)), "after {} ms", now - began);
    let fight = fight::kept(hands.game()).expect("the fight");
    let fight::Stage::Rolled(throws) = &fight.stage else { panic!("{:?}", fight.stage) };
    let all: usize = throws.iter().map(|throw| throw.faces.len()).sum();
    assert_eq!(lay, all - 1, "the last one falls last");
    for throw in &last {
        let whole = throws.iter().find(|other| other.who == throw.who).expect("that one");
        assert!(whole.faces.iter().zip(&throw.faces).all(|(fell, told)| fell == told), "what was told is what lies");
    }
    assert!(hands.table().hot.as_ref().expect("the app keeps it").tumble.is_none());
}

/// Whether the fight at hand comes out the same whatever is rolled.
fn decided(hands: &Hands<impl Window>) -> bool {
    let (book, game) = (hands.table().session.book(), hands.game());
    let fight = fight::under_way(game).expect("a fight");
    standie::odds::fight::known(book, game, fight).is_some_and(|odds| odds.wins == 0 || odds.wins == odds.all)
}

#[test]
fn a_fight_that_dice_cannot_change_is_soon_over() {
    let (mut hands, mut now) = (bots_play(true), TIME);
    let records = |hands: &Hands<_>| hands.table().session.records();
    let mut seen = [None, None];
    while seen.contains(&None) {
        until_dice(&mut hands, &mut now, true);
        let (sure, before) = (decided(&hands), records(&hands));
        let mut tumbles = false;
        while records(&hands) == before {
            beats(&mut hands, &mut now, 50);
            tumbles |= hands.table().hot.as_ref().expect("the app keeps it").tumble.is_some();
        }
        assert_eq!(tumbles, !sure, "dice tumble only where they decide");
        let (rolled, fell) = (records(&hands), now);
        while records(&hands) == rolled {
            beats(&mut hands, &mut now, 50);
        }
        seen[usize::from(sure)] = Some(now - fell);
    }
    let [open, sure] = seen.map(|pause| pause.expect("seen"));
    assert!(sure * 3 <= open, "{sure} ms are a third of {open} ms at most");
}

#[test]
fn without_motion_and_in_a_hurry_dice_lie_at_once() {
    let (mut hands, mut now) = (bots_play(false), TIME);
    until_dice(&mut hands, &mut now, false);
    let records = hands.table().session.records();
    beats(&mut hands, &mut now, 1_000);
    assert!(hands.table().session.records() > records, "rolled in one step");

    let (mut hands, mut now) = (bots_play(true), TIME);
    until_dice(&mut hands, &mut now, false);
    while hands.table().hot.as_ref().expect("the app keeps it").tumble.is_none() {
        beats(&mut hands, &mut now, 60);
    }
    let records = hands.table().session.records();
    hands.driver.message(Message::Table(OnTable::Hot(Wish::Hurry)));
    assert!(hands.table().session.records() > records, "a touch ends it");
    assert!(hands.table().hot.as_ref().expect("the app keeps it").tumble.is_none());
}
