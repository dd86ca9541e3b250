//! What the app leaves behind as it goes on by itself, and whom it waits for.

use crate::begun;
use crate::hands::Hands;
use crate::keeping;
use crate::support::driver::{self, Window};
use standie::app::Message;
use standie::app::presets::{TIME, doors};
use standie::app::shell::Clock;
use standie::app::table::hot::{Next, Wish};
use standie::app::table::state::Table;
use standie::app::table::{Keeping, Message as Do};
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::play::{Session, playout};
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::{fight, table};
use standie::store::home::Home;

/// It is drawn, and so many milliseconds go by.
fn later(hands: &mut Hands<impl Window>, by: i64) {
    hands.sees_it();
    let now = hands.driver.state.shell.clock.now();
    hands.driver.state.shell.clock = Clock::Fixed(now + by);
}

fn beats(hands: &mut Hands<impl Window>) {
    hands.driver.message(Message::Table(Do::Hot(Wish::Beat)));
}

/// A line of the journal in sight that leads somewhere: where it is.
fn line(hands: &mut Hands<impl Window>) -> Option<iced_test::core::Point> {
    let cited = hands.table().log.iter().rev().filter(|line| !line.cites.is_empty());
    let texts: Vec<String> = cited.take(6).map(|line| line.text.clone()).collect();
    let mut seen = texts.into_iter().filter_map(|text| hands.driver.find(text.as_str())?.visible_bounds());
    seen.find(|at| at.x > 820.0).map(|at| at.center())
}

#[test]
fn the_journal_opens_nothing_at_once_where_the_app_has_gone_on_by_itself() {
    let mut seen = 0;
    for seed in [5, 61, 90] {
        let app = doors::among_of("classic", (4, 2), seed, |table| doors::turn_after(table, 3));
        let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
        hands.driver.state.shell.pace = 320;
        let mut busy = hands.table().is_busy();
        for _ in 0..300 {
            later(&mut hands, 2_000);
            match doors::goes_on(hands.table()).filter(|_| !hands.table().is_busy()) {
                Some(goes_on) => hands.driver.message(Message::Table(goes_on)),
                None => beats(&mut hands),
            }
            let was = std::mem::replace(&mut busy, hands.table().is_busy());
            if !was || busy || hands.table().hot.as_ref().is_none_or(|hot| hot.mover().is_none()) {
                continue;
            }
            let Some(at) = line(&mut hands) else { continue };
            later(&mut hands, 500);
            hands.driver.tap_at(at);
            assert!(hands.table().panel.is_none(), "{:?} half a second later", hands.table().panel);
            later(&mut hands, 500);
            let Some(at) = line(&mut hands) else { continue };
            hands.driver.tap_at(at);
            assert!(hands.table().panel.is_some(), "and a second later it is read");
            seen += 1;
            break;
        }
    }
    assert!(seen > 0, "nobody was ever asked after the app was at it");
}

#[test]
fn after_a_break_no_ring_runs_out_before_somebody_has_touched_something() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let (session, _) =
        Session::begin(catalog::classic(), Setup { system: "classic".into(), ..playout::setup(3) }, "", 21, TIME)
            .expect("a game");
    let mut app = keeping::app(&home);
    app.shell.pace = 320;
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let rings = |table: &Table| table.hot.as_ref().is_some_and(|hot| hot.next == Next::Ring);
    for _ in 0..2_000 {
        if rings(hands.table()) {
            break;
        }
        later(&mut hands, 500);
        match hands.table().hot.as_ref().and_then(|hot| hot.handed()) {
            Some(seat) => {
                let no = Command::Table(table::Command::Answer(table::Answer::No.into()));
                hands.driver.message(Message::Table(Do::Hot(Wish::Here(seat))));
                hands.driver.message(Message::Table(Do::does(no)));
            }
            None => beats(&mut hands),
        }
    }
    let path = begun::kept(&home, &hands.table().session);
    let mut app = keeping::app(&home);
    app.shell.pace = 320;
    app.open(&path);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.driver.state.shell.clock = Clock::Fixed(TIME);
    assert!(rings(hands.table()), "{:?}", hands.table().hot.as_ref().map(|hot| hot.next));
    for _ in 0..60 {
        later(&mut hands, 1_000);
        beats(&mut hands);
    }
    assert!(rings(hands.table()), "a minute later it still stands");
    // A name that is touched, and taken back: somebody is there.
    let seat = hands.table().hot.as_ref().expect("in the app").ring.slots[0];
    hands.driver.message(Message::Table(Do::Hot(Wish::Claim(seat))));
    hands.driver.message(Message::Table(Do::Hot(Wish::Claim(seat))));
    for _ in 0..60 {
        later(&mut hands, 1_000);
        beats(&mut hands);
    }
    assert!(!rings(hands.table()), "and then it runs out as ever");
}

/// Whether somebody at the screen chooses whom to run from first.
fn dodges(table: &Table) -> bool {
    let asks = matches!(table.question.ask, Ask::Fight(fight::Ask::RunFirst { .. }));
    asks && table.hot.as_ref().is_some_and(|hot| matches!(hot.next, Next::Person(_)))
}

#[test]
fn whom_to_run_from_first_is_chosen_by_what_they_do() {
    let mut hands = Hands::new(driver::with(doors::among_of("short", (4, 4), 3, dodges), 1280.0, 800.0));
    assert!(dodges(hands.table()), "nobody ever runs from two");
    let Ask::Fight(fight::Ask::RunFirst { monsters }) = hands.table().question.ask.clone() else { return };
    let at = (hands.table().session.book().clone(), hands.game().clone());
    let mut told = 0;
    for id in &monsters {
        let bad = standie::play::narrate::outlook::bad_stuff(&hands.words, (&at.0, &at.1), *id);
        let Some(bad) = bad else { continue };
        assert!(hands.driver.sees(&bad), "{bad}");
        told += 1;
    }
    assert!(told > 0, "{monsters:?}");
    hands.driver.save_png(std::path::Path::new("target/pictures/dodges.png"));
    // Who has run stays to be read while the next die falls.
    let first = Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::RunsFrom { monster: monsters[0] })));
    hands.driver.state.shell.pace = 320;
    hands.driver.message(Message::Table(Do::does(first)));
    let mut read = false;
    for _ in 0..40 {
        later(&mut hands, 400);
        let ran = hands.table().log.iter().rev().take(6).find(|line| line.id.starts_with("told-ran"));
        let (ran, runs) = (ran.map(|line| line.text.clone()), hands.table().runs().is_some());
        if let Some(ran) = ran.filter(|_| runs) {
            let there = hands.driver.find_all(ran.as_str());
            read |= there.iter().filter_map(|text| text.visible_bounds()).any(|at| at.x < 800.0);
        }
        match doors::goes_on(hands.table()).filter(|_| !hands.table().is_busy()) {
            Some(goes_on) => hands.driver.message(Message::Table(goes_on)),
            None => beats(&mut hands),
        }
    }
    assert!(read, "the first roll is gone before the second has fallen");
}

#[test]
fn a_monster_of_a_starting_hand_says_what_it_waits_for() {
    let holds = |table: &Table| {
        let opens =
            matches!(table.question.ask, Ask::Table(table::Ask::Window { about: table::step::About::Opening, .. }));
        let own = table.question.seat.and_then(|seat| table.game().seat(seat));
        let monster = |card| table.session.book().cards.monster(card).is_some();
        opens
            && own.is_some_and(|own| own.held.iter().any(monster))
            && table.hot.as_ref().is_some_and(|h| h.mover().is_some())
    };
    let mut hands = Hands::new(driver::with(doors::among_of("short", (3, 1), 3, holds), 1280.0, 800.0));
    let (book, own) = (hands.table().session.book().clone(), hands.table().question.seat.expect("somebody"));
    let card = hands.game().seat(own).expect("a seat").held.iter().find(|card| book.cards.monster(*card).is_some());
    let card = card.expect("a monster");
    hands.driver.message(Message::Table(Do::Hot(Wish::Card(card))));
    let waits = hands.words.get("hand-monster-waits");
    assert!(hands.driver.sees(&waits), "{:?}", hands.driver.written().iter().map(|w| &w.0).collect::<Vec<_>>());
}

#[test]
fn what_has_to_come_down_of_a_starting_hand_is_said_to_everybody_alike() {
    let words = Words::load("en");
    let setup = Setup { system: "short".into(), ..playout::setup(3) };
    let (session, _) =
        Session::begin(catalog::books().find("short").cloned().expect("short"), setup, "", 3, TIME).expect("a game");
    let mut session = session;
    for _ in 0..200 {
        if matches!(session.question().ask, Ask::Table(table::Ask::Window { about: table::step::About::Opening, .. })) {
            let said = standie::play::narrate::asking::asked(
                &words,
                (session.book(), session.game()),
                &session.question(),
                None,
            );
            assert_eq!(said, words.get("window-opening-down"));
            return;
        }
        let answer = standie::play::oracle::answer(&session).unwrap_or_else(|| table::Answer::Done.into());
        session
            .submit(&Command::Table(table::Command::Answer(answer)), standie::play::record::Who::App, TIME)
            .expect("goes on");
    }
    panic!("nobody is dealt a hand");
}

#[test]
fn while_all_hands_are_closed_nobody_is_called_you() {
    let (mut rung, mut helped) = (0, 0);
    for seed in [5, 61, 90] {
        let app = doors::among_of("classic", (4, 3), seed, |table| doors::turn_after(table, 4));
        let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
        hands.driver.state.shell.pace = 320;
        for _ in 0..250 {
            later(&mut hands, 1_500);
            let rings = hands.table().hot.as_ref().is_some_and(|hot| hot.next == Next::Ring);
            let fight = fight::under_way(hands.game()).filter(|_| rings);
            if let Some((main, helper)) = fight.map(|fight| (fight.main, fight.helping(hands.game()))) {
                let read: Vec<String> = hands.driver.written().into_iter().map(|(text, ..)| text).collect();
                let all = read.join(" ");
                // Where their numbers differ one sentence tells both.
                let both = all.split("Lose, and both run: ").nth(1).and_then(|rest| rest.split('.').next());
                let said = |seat| {
                    let name = hands.words.seat(seat, Names::of(hands.game()));
                    both.is_some_and(|both| both.contains(&name)) || all.contains(&format!("If {name} loses, "))
                };
                assert!(!all.contains("Lose, and you "), "{all}");
                assert!(said(main), "{all}");
                rung += 1;
                if let Some(helper) = helper {
                    assert!(said(helper), "whoever helps runs too: {all}");
                    helped += 1;
                }
            }
            match doors::goes_on(hands.table()).filter(|_| !hands.table().is_busy()) {
                Some(goes_on) => hands.driver.message(Message::Table(goes_on)),
                None => beats(&mut hands),
            }
        }
    }
    println!("{rung} {helped}");
    assert!(rung > 0, "{rung} {helped}");
}
