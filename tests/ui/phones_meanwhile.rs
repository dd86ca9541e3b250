//! Whoever holds a phone plays in a fight while whoever fights still thinks: nobody waits to be asked.

use crate::phones::{Room, does as table_does, phones, picks, shown};
use crate::phones_together::{by_chance, hot};
use standie::app::phones::Wish;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::Message as Do;
use standie::app::table::action::Action;
use standie::app::table::hot::{self, Next, Sheet};
use standie::app::{App, Message};
use standie::catalog;
use standie::phones::page;
use standie::phones::shown::{Does, Shown};
use standie::play::{Session, playout};
use standie::rules::command::Command;
use standie::rules::fight;
use standie::rules::ids::Colour;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;

/// Whoever thinks about a fight right now, and everybody else.
fn thinks(app: &App) -> Option<(Colour, Vec<Colour>)> {
    let table = app.table.as_ref().expect("a game");
    let Next::Person(main) = hot(app).next else { return None };
    let asked = matches!(table.question.ask, Ask::Fight(fight::Ask::Fight { .. }));
    let others = table.game().seats.iter().map(|seat| seat.colour).filter(|seat| *seat != main);
    asked.then(|| (main, others.collect()))
}

/// What a page lists to be played.
fn plays(page: &Shown) -> Vec<Does> {
    page.picks.iter().map(|pick| pick.does.clone()).filter(|does| matches!(does, Does::Move(_))).collect()
}

/// Whether "I've got something!" stands on the page of a seat.
fn has_button(app: &App, seat: Colour) -> bool {
    page::part(&app.shell.words, &shown(app, seat), 1).contains("id=\"meanwhile\"")
}

fn room(system: &str, seed: u64) -> Room {
    let book = catalog::books().find(system).expect("a book").clone();
    let setup = Setup { system: system.into(), ..playout::setup(4) };
    Room::of(Session::begin(book, setup, "", seed, TIME).expect("a game").0)
}

#[test]
fn whoever_holds_a_phone_plays_while_the_fighter_still_thinks() {
    let (mut helped, mut others, mut nested) = (0, 0, 0);
    for (system, seed) in [("classic", 1), ("classic", 2), ("quest", 3), ("shadowrun", 4), ("short", 5)] {
        let mut room = room(system, seed);
        for step in 0..500 {
            let ready = thinks(&room.app).and_then(|(main, seats)| {
                // The button stands for everybody, whatever they hold.
                for seat in &seats {
                    assert!(shown(&room.app, *seat).breaks_in, "{system}: {seat:?} may play");
                    assert!(has_button(&room.app, *seat), "{system}: {seat:?}");
                }
                assert!(!shown(&room.app, main).breaks_in && !has_button(&room.app, main));
                // Whoever helps comes first; of the others somebody else each time.
                let game = room.app.table.as_ref().expect("a game").game();
                let helper = fight::current(game).and_then(|now| now.helping(game));
                let mut seats = seats;
                seats.rotate_left(step as usize % 3);
                seats.sort_by_key(|seat| Some(*seat) != helper);
                let first = |seat: Colour| plays(&shown(&room.app, seat)).first().cloned().map(|does| (seat, does));
                seats.into_iter().find_map(first).map(|(seat, does)| (main, seat, does, helper == Some(seat)))
            });
            let Some((main, seat, does, helps)) = ready.filter(|_| step % 3 == 0) else {
                by_chance(&mut room, seed + step, 1, |_, _, _| false);
                continue;
            };
            let table = room.app.table.as_ref().expect("a game");
            let (told, records) = (table.log.len(), table.session.records());
            assert!(picks(&mut room.app, seat, &does), "{system}, {seat:?}: {does:?}");
            let table = room.app.table.as_ref().expect("a game");
            assert!(table.log.len() > told && table.session.records() > records, "{system}: it is played");
            // The fighter is asked on, unless what was played is answered first, or has ended the fight.
            match hot(&room.app).next {
                Next::Person(own) if own == main => {}
                _ => nested += 1,
            }
            *if helps { &mut helped } else { &mut others } += 1;
        }
    }
    println!("{helped} plays of helpers, {others} of others, {nested} with something to answer first");
    assert!(helped > 0 && others > 20 && nested < others, "{helped}, {others}, {nested}");
}

#[test]
fn nobody_breaks_into_anything_but_a_fight_that_somebody_thinks_about() {
    let mut seen = 0;
    for seed in 1..3 {
        let mut room = room("classic", seed);
        for step in 0..400 {
            let game = room.app.table.as_ref().expect("a game").game().clone();
            if thinks(&room.app).is_none() {
                for seat in game.seats.iter().map(|seat| seat.colour) {
                    assert!(!shown(&room.app, seat).breaks_in, "{:?}", hot(&room.app).next);
                }
            } else if let Some((main, seats)) = thinks(&room.app) {
                // What the fighter could do is nobody else's.
                for does in plays(&shown(&room.app, main)) {
                    let own = seats.iter().any(|seat| plays(&shown(&room.app, *seat)).contains(&does));
                    assert!(own || !picks(&mut room.app, seats[0], &does), "{does:?}");
                    seen += 1;
                }
            }
            by_chance(&mut room, seed + step, 1, |_, _, _| false);
        }
    }
    assert!(seen > 20, "{seen}");
}

/// Whoever fights has the hand open on the tablet: what somebody plays from a phone neither closes it nor is answered by a finger
/// that was on its way.
#[test]
fn whoever_thinks_at_the_tablet_sees_what_was_played_before_they_go_on() {
    let (mut held, mut later) = (0, TIME);
    for (system, seed) in [("classic", 1), ("classic", 2), ("quest", 3)] {
        let mut room = room(system, seed);
        for step in 0..400 {
            let play = thinks(&room.app).filter(|_| held < 12).and_then(|(main, seats)| {
                let first = |seat: Colour| plays(&shown(&room.app, seat)).first().cloned().map(|does| (seat, does));
                let own = room.app.table.as_ref().and_then(|table| table.game().seat(main)).expect("a seat");
                Some((main, own.held.iter().next()?, seats.into_iter().find_map(first)?))
            });
            let Some((main, card, (seat, does))) = play else {
                by_chance(&mut room, seed + step, 1, |_, _, _| false);
                continue;
            };
            let mut waits = |app: &mut App| {
                later += 60_000;
                app.shell.clock = Clock::Fixed(later);
            };
            let app = &mut room.app;
            phones(app, Wish::TurnAway(main));
            table_does(app, Do::Ask(Action::Close));
            waits(app);
            table_does(app, Do::Hot(hot::Wish::Here(main)));
            waits(app);
            table_does(app, Do::Hot(hot::Wish::Card(card)));
            assert_eq!((hot(app).open, &hot(app).sheet), (Some(main), &Some(Sheet::Card(card))));
            waits(app);
            assert!(picks(app, seat, &does), "{system}: {does:?}");
            if thinks(app).is_some() {
                assert_eq!(
                    (hot(app).open, &hot(app).sheet),
                    (Some(main), &Some(Sheet::Card(card))),
                    "{system}: {does:?}"
                );
                let records = |app: &App| app.table.as_ref().expect("a game").session.records();
                let (before, done) = (records(app), Command::Table(table::Command::Answer(table::Answer::Done.into())));
                drop(app.update(Message::Touch(Do::does(done.clone()))));
                assert_eq!(records(app), before, "the finger was on its way before");
                waits(app);
                drop(app.update(Message::Touch(Do::does(done))));
                assert!(records(app) > before);
                held += 1;
            }
            // The others play on among themselves.
            break;
        }
    }
    assert!(held > 0, "{held}");
}
