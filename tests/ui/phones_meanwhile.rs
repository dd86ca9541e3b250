//! Whoever holds a phone plays in a fight while whoever fights still thinks: nobody waits to be asked.

use crate::phones::{Room, does as table_does, phones, picks, shown};
use crate::phones_together::{by_chance, hot};
use crate::support::driver::{self, Driver, Window};
use crate::support::proofs::proves;
use iced_test::core::widget;
use standie::app::phones::Wish;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::Message as Do;
use standie::app::table::action::Action;
use standie::app::table::hot::{self, Next, Sheet};
use standie::app::{App, Message};
use standie::catalog;
use standie::phones::around::Choosing;
use standie::phones::page;
use standie::phones::shown::{Does, Shown};
use standie::play::reacting;
use standie::play::{Session, playout};
use standie::rules::command::Command;
use standie::rules::fight;
use standie::rules::ids::Colour;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::step::About;

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
fn nobody_breaks_into_anything_but_a_fight_or_a_turn_that_somebody_thinks_about() {
    let mut seen = 0;
    for seed in 1..3 {
        let mut room = room("classic", seed);
        for step in 0..400 {
            let game = room.app.table.as_ref().expect("a game").game().clone();
            if thinks(&room.app).is_none() {
                let turn = matches!(
                    room.app.table.as_ref().expect("a game").question.ask,
                    Ask::Table(table::Ask::Turn { .. } | table::Ask::Window { about: About::End, .. })
                );
                let (next, mut told) = (hot(&room.app).next, 0);
                for seat in game.seats.iter().map(|seat| seat.colour) {
                    let may = matches!(next, Next::Person(own) if own != seat) && turn;
                    let page = shown(&room.app, seat);
                    assert_eq!(page.breaks_in, may, "{next:?}");
                    // Where it has to wait it is said for what.
                    told += usize::from(page.told.iter().any(|line| line.ends_with("you can butt in again.")));
                }
                let window = matches!(
                    room.app.table.as_ref().expect("a game").question.ask,
                    Ask::Table(table::Ask::Window { .. })
                );
                assert_eq!(told > 0, matches!(next, Next::Person(_)) && !turn && !window, "{next:?}");
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

/// Whoever is asked whether that was all, with everybody else.
fn ends(app: &App) -> Option<(Colour, Vec<Colour>)> {
    let table = app.table.as_ref()?;
    let Next::Person(main) = hot(app).next else { return None };
    let asked = matches!(table.question.ask, Ask::Table(table::Ask::Window { about: About::End, .. }));
    let others = table.game().seats.iter().map(|seat| seat.colour).filter(|seat| *seat != main);
    asked.then(|| (main, others.collect()))
}

#[test]
fn a_curse_strikes_before_a_turn_is_over_as_well() {
    let _row = proves("MC-CURSE-01");
    let (mut asked, mut played) = (0, 0);
    for seed in 1..4 {
        let mut room = room("classic", seed);
        for step in 0..400 {
            let ready = ends(&room.app).and_then(|(main, seats)| {
                asked += 1;
                assert!(!shown(&room.app, main).breaks_in);
                for seat in &seats {
                    assert!(shown(&room.app, *seat).breaks_in && has_button(&room.app, *seat), "{seat:?}");
                }
                let first = |seat: Colour| plays(&shown(&room.app, seat)).first().cloned().map(|does| (seat, does));
                seats.into_iter().find_map(first)
            });
            if let Some((seat, does)) = ready {
                let records = |app: &App| app.table.as_ref().map(|table| table.session.records());
                let before = records(&room.app);
                assert!(picks(&mut room.app, seat, &does), "{seat:?}: {does:?}");
                assert!(records(&room.app) > before);
                played += 1;
            }
            by_chance(&mut room, seed + step, 1, |_, _, _| false);
        }
    }
    assert!(asked > 10 && played > 0, "{asked}, {played}");
}

/// What the page says that what stands open is known by.
fn stays(page: &str) -> Vec<String> {
    let found = page.split("data-stays=\"").skip(1);
    found.filter_map(|rest| rest.split_once('"')).map(|(found, _)| found.to_owned()).collect()
}

#[test]
fn what_was_opened_to_be_played_is_found_again_once_the_fighter_goes_on() {
    let (mut found, mut sure) = (0, 0);
    for seed in 1..6 {
        let mut room = room("classic", seed);
        for step in 0..300 {
            let page = |app: &App, seat| page::part(&app.shell.words, &shown(app, seat), 1);
            let known: Vec<_> = thinks(&room.app)
                .into_iter()
                .flat_map(|(_, seats)| seats)
                .map(|seat| (seat, shown(&room.app, seat), page(&room.app, seat)))
                .collect();
            by_chance(&mut room, seed + step, 1, |_, _, _| false);
            for (seat, before, html) in known {
                let now = shown(&room.app, seat);
                if !now.rings() {
                    continue;
                }
                let (was, is) = (stays(&html), stays(&page(&room.app, seat)));
                for pick in before.picks.iter().filter(|pick| now.picks.iter().any(|own| own.does == pick.does)) {
                    // Under its name, or the name of its card; and where it is asked whether it is meant, by what it is.
                    let Some(fold) = &pick.fold else { continue };
                    let fold = fold.trim_matches(['“', '”']);
                    let escaped = fold.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
                    if !was.contains(&escaped) {
                        continue;
                    }
                    found += 1;
                    assert!(is.contains(&escaped) || is.contains(&pick.label), "{fold}: {is:?}");
                    sure += usize::from(pick.sure && was.contains(&pick.label) && is.contains(&pick.label));
                }
            }
        }
    }
    println!("{found} opened, {sure} of them to be asked about");
    assert!(found > 5, "{found}");
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

/// A fight that somebody thinks about on a phone, and so many at the tablet itself, the first of them with something to play into it,
/// or with nothing.
fn thought_about(seed: u64, here: usize, has: bool) -> Option<(Driver<impl Window>, Colour, Vec<Colour>)> {
    let mut room = room("classic", seed);
    let mut found = None;
    for step in 0..400 {
        found = thinks(&room.app).and_then(|(main, mut seats)| {
            let at = seats.iter().position(|seat| plays(&shown(&room.app, *seat)).is_empty() != has)?;
            seats.rotate_left(at);
            seats.truncate(here);
            Some((main, seats))
        });
        if found.is_some() {
            break;
        }
        by_chance(&mut room, seed + step, 1, |_, _, _| false);
    }
    let (main, seats) = found?;
    seats.iter().for_each(|seat| phones(&mut room.app, Wish::TurnAway(*seat)));
    let mut app = room.app;
    table_does(&mut app, Do::Ask(Action::Close));
    let mut driver = driver::with(app, 1280.0, 800.0);
    driver.settle();
    Some((driver, main, seats))
}

/// A touch, some time after what is to be touched was drawn.
fn later<P: Window>(driver: &mut Driver<P>, id: &str) {
    let now = driver.state.shell.clock.now();
    driver.state.table.iter().for_each(|table| table.drawn(now));
    driver.state.shell.clock = Clock::Fixed(now + 60_000);
    driver.tap(widget::Id::from(id.to_owned()));
    driver.settle();
}

fn claim(seat: Colour) -> String {
    format!("claim {}", seat.name())
}

fn records(app: &App) -> u32 {
    app.table.as_ref().expect("a game").session.records()
}

fn does_now<P: Window>(driver: &mut Driver<P>, command: Command) {
    drop(driver.state.update(Message::Table(Do::does(command))));
}

#[test]
fn whoever_plays_at_the_tablet_breaks_into_a_fight_that_is_thought_about_on_a_phone() {
    let (mut seen, done) = ([0; 2], Command::Table(table::Command::Answer(table::Answer::Done.into())));
    for (seed, has) in [(1, true), (1, false), (2, true), (2, false), (4, true), (4, false)] {
        let Some((mut driver, main, seats)) = thought_about(seed, 1, has) else { continue };
        let (seat, before, page) = (seats[0], records(&driver.state), shown(&driver.state, main));
        // Nobody but whoever is at the tablet has a button there, whatever is in the hand.
        table_does(&mut driver.state, Do::Hot(hot::Wish::Claim(main)));
        assert_eq!(hot(&driver.state).next, Next::Person(main));
        later(&mut driver, &claim(seat));
        assert_eq!((hot(&driver.state).next, hot(&driver.state).open), (Next::Person(seat), Some(seat)), "{has}");
        let waiting = shown(&driver.state, main);
        assert!(waiting.picks.is_empty(), "whoever fights waits");
        // It is said for what, and nobody reads their own name as if they were somebody else.
        assert!(waiting.asked.ends_with("’s got something. You go on when they’re done."), "{}", waiting.asked);
        assert!(waiting.told.iter().all(|line| !line.contains(&waiting.name)), "{:?}", waiting.told);
        assert_eq!(hot(&driver.state).moves.is_empty(), !has);
        // They decide nothing for whoever fights.
        does_now(&mut driver, done.clone());
        assert_eq!(records(&driver.state), before);
        // Nothing after all: whoever fights finds it as it was.
        later(&mut driver, &if has { "context".to_owned() } else { claim(seat) });
        assert_eq!((hot(&driver.state).next, hot(&driver.state).open), (Next::Person(main), None));
        assert_eq!(shown(&driver.state, main).picks, page.picks);
        later(&mut driver, &claim(seat));
        assert_eq!(hot(&driver.state).open, Some(seat));
        if let Some(command) = hot(&driver.state).moves.first().cloned() {
            does_now(&mut driver, command);
            assert!(records(&driver.state) > before);
            assert!(thinks(&driver.state).is_none_or(|(own, _)| own == main), "whoever fights is asked on");
        }
        seen[usize::from(has)] += 1;
    }
    assert!(seen.iter().all(|times| *times > 0), "{seen:?}");
}

#[test]
fn where_several_hands_are_at_the_tablet_it_is_handed_over_to_whoever_has_got_something() {
    let (mut driver, main, seats) = thought_about(1, 2, true).expect("a fight");
    later(&mut driver, &claim(seats[0]));
    assert_eq!((hot(&driver.state).next, hot(&driver.state).open), (Next::Person(seats[0]), None));
    later(&mut driver, "nothing");
    assert_eq!(hot(&driver.state).next, Next::Person(main));
    later(&mut driver, &claim(seats[0]));
    later(&mut driver, "here");
    assert_eq!(hot(&driver.state).open, Some(seats[0]));
    // One after the other; from a phone somebody else plays all the same, and the hand stays open.
    table_does(&mut driver.state, Do::Hot(hot::Wish::Claim(seats[1])));
    assert_eq!(hot(&driver.state).next, Next::Person(seats[0]));
    let game = driver.state.table.as_ref().expect("a game").game();
    let third = game.seats.iter().map(|seat| seat.colour).find(|seat| *seat != main && !seats.contains(seat));
    let third = third.expect("a phone");
    assert!(has_button(&driver.state, third));
    if let Some(does) = plays(&shown(&driver.state, third)).first() {
        assert!(picks(&mut driver.state, third, does));
        assert!(thinks(&driver.state).is_none_or(|_| hot(&driver.state).open == Some(seats[0])));
    }
}

/// Whose turn it is, and thinks about it, and everybody else.
fn has_the_turn(app: &App) -> Option<(Colour, Vec<Colour>)> {
    let table = app.table.as_ref().expect("a game");
    let Next::Person(main) = hot(app).next else { return None };
    let asked = matches!(table.question.ask, Ask::Table(table::Ask::Turn { .. }));
    let others = table.game().seats.iter().map(|seat| seat.colour).filter(|seat| *seat != main);
    asked.then(|| (main, others.collect()))
}

#[test]
fn a_curse_comes_from_a_phone_whose_turn_it_is_not() {
    for (system, seed) in [("classic", 1), ("quest", 3), ("shadowrun", 4), ("short", 5)] {
        let (mut room, mut played) = (room(system, seed), 0);
        for step in 0..600 {
            let ready = has_the_turn(&room.app).and_then(|(_, seats)| {
                // The button stands for everybody, whatever they hold.
                assert!(seats.iter().all(|seat| has_button(&room.app, *seat)), "{system}");
                let first = |seat: Colour| plays(&shown(&room.app, seat)).first().cloned().map(|does| (seat, does));
                seats.into_iter().find_map(first)
            });
            let Some((seat, does)) = ready.filter(|_| step % 3 == 0) else {
                by_chance(&mut room, seed + step, 1, |_, _, _| false);
                continue;
            };
            let before = records(&room.app);
            assert!(picks(&mut room.app, seat, &does), "{system}, {seat:?}: {does:?}");
            assert!(records(&room.app) > before, "{system}: it is played");
            played += 1;
        }
        println!("{system}: {played} plays into turns");
        assert!(played > 0, "{system}");
    }
}

#[test]
fn whoever_plays_at_the_tablet_has_got_something_in_a_turn_that_is_thought_about_on_a_phone() {
    let mut room = room("classic", 1);
    let mut found = None;
    for step in 0..400 {
        found = has_the_turn(&room.app).and_then(|(main, seats)| {
            let seat = seats.into_iter().find(|seat| !plays(&shown(&room.app, *seat)).is_empty())?;
            Some((main, seat))
        });
        if found.is_some() {
            break;
        }
        by_chance(&mut room, 1 + step, 1, |_, _, _| false);
    }
    let (main, seat) = found.expect("a turn");
    phones(&mut room.app, Wish::TurnAway(seat));
    table_does(&mut room.app, Do::Ask(Action::Close));
    let mut driver = driver::with(room.app, 1280.0, 800.0);
    driver.settle();
    let before = records(&driver.state);
    later(&mut driver, &claim(seat));
    assert_eq!((hot(&driver.state).next, hot(&driver.state).open), (Next::Person(seat), Some(seat)));
    // Nothing after all, and something after all.
    later(&mut driver, "context");
    assert_eq!((hot(&driver.state).next, hot(&driver.state).open), (Next::Person(main), None));
    later(&mut driver, &claim(seat));
    let command = hot(&driver.state).moves.first().cloned().expect("something to play");
    does_now(&mut driver, command);
    assert!(records(&driver.state) > before && hot(&driver.state).meanwhile().is_none());
}

/// A ring at a table of phones, in a fight or outside of one, and somebody at the tablet whom it asks and who could be left in peace.
fn rung_here(seed: u64, fights: bool) -> Option<(Driver<impl Window>, Colour)> {
    let mut room = room("classic", seed);
    let mut found = None;
    for step in 0..400 {
        let table = room.app.table.as_ref().expect("a game");
        let seat = hot(&room.app).ring.slots.iter().copied().find(|seat| {
            hot(&room.app).next == Next::Ring && reacting::may_rest(table.game(), fight::current(table.game()), *seat)
        });
        found = seat.filter(|_| table.fights() == fights);
        if found.is_some() {
            break;
        }
        by_chance(&mut room, seed + step, 1, |_, _, _| false);
    }
    phones(&mut room.app, Wish::TurnAway(found?));
    table_does(&mut room.app, Do::Ask(Action::Close));
    let mut driver = driver::with(room.app, 1280.0, 800.0);
    driver.settle();
    found.map(|seat| (driver, seat))
}

#[test]
fn whoever_is_alone_at_the_tablet_beside_phones_is_left_in_peace_as_without_them() {
    for (fights, id, until) in
        [(false, "peace-turn", "turn"), (true, "peace-fight", "fight"), (true, "peace-turn", "turn")]
    {
        let found = (1..6).find_map(|seed| rung_here(seed, fights));
        let (mut driver, seat) = found.expect("a ring");
        later(&mut driver, id);
        let at = hot(&driver.state);
        assert!(at.next != Next::Ring || at.ring.passes.contains(&seat), "{fights}, {id}");
        let peace = at.peace.iter().find(|(own, _)| *own == seat).map(|(_, until)| until.name());
        assert_eq!(peace, Some(format!("peace-{until}").as_str()), "{fights}, {id}");
        if hot(&driver.state).next == Next::Ring {
            // It is taken back where it was said.
            later(&mut driver, "peace over");
            assert!(hot(&driver.state).peace.is_empty(), "{fights}, {id}");
        }
    }
}

#[test]
fn whoever_is_alone_at_the_tablet_beside_phones_is_handed_it_by_nobody() {
    let mut asked = 0;
    for seed in 1..3 {
        let mut room = room("classic", seed);
        let first = room.app.table.as_ref().expect("a game").game().seats[0].colour;
        phones(&mut room.app, Wish::TurnAway(first));
        table_does(&mut room.app, Do::Ask(Action::Close));
        for step in 0..150 {
            if hot(&room.app).next == Next::Person(first) && hot(&room.app).open.is_none() {
                assert!(!hot(&room.app).is_passed_on(), "{seed}, {step}");
                asked += usize::from(hot(&room.app).handed() == Some(first));
            }
            by_chance(&mut room, seed + step, 1, |_, _, _| false);
        }
    }
    assert!(asked > 3, "{asked}");
}

#[test]
fn what_is_put_together_in_a_turn_stays_when_somebody_plays_into_it() {
    let (mut kept, mut told) = (0, 0);
    for (system, seed) in [("classic", 1), ("classic", 2), ("shadowrun", 4)] {
        let mut room = room(system, seed);
        for step in 0..600 {
            // What was answered first is settled: it is still there, and left.
            let leaves = Does::Choose(None);
            let begun = has_the_turn(&room.app).map(|(main, _)| main);
            let begun = begun.filter(|main| shown(&room.app, *main).picks.iter().any(|pick| pick.does == leaves));
            if let Some(main) = begun {
                kept += 1;
                assert!(picks(&mut room.app, main, &leaves));
            }
            let ready = has_the_turn(&room.app).and_then(|(main, seats)| {
                let trade = shown(&room.app, main).picks.into_iter().map(|pick| pick.does);
                let trade = trade.into_iter().find(|does| matches!(does, Does::Choose(Some(Choosing::Trade(_)))))?;
                let first = |seat: Colour| plays(&shown(&room.app, seat)).first().cloned().map(|does| (seat, does));
                Some((main, trade, seats.into_iter().find_map(first)?))
            });
            let Some((main, trade, (seat, does))) = ready else {
                by_chance(&mut room, seed + step, 1, |_, _, _| false);
                continue;
            };
            let app = &mut room.app;
            assert!(picks(app, main, &trade));
            let mark = shown(app, main).picks.into_iter().map(|pick| pick.does);
            let mark = mark.into_iter().find(|does| matches!(does, Does::Mark(_))).expect("an Item");
            assert!(picks(app, main, &mark));
            let before = shown(app, main);
            assert!(picks(app, seat, &does), "{does:?}");
            if has_the_turn(app).is_some_and(|(own, _)| own == main) {
                let after = shown(app, main);
                let says = after.told.iter().any(|line| line.contains("needs offering again"));
                assert!(says || after.asked == before.asked, "{system}, {does:?}: {}", after.asked);
                told += usize::from(says);
            } else {
                by_chance(&mut room, seed + step, 1, |_, _, _| false);
            }
        }
    }
    println!("{kept} kept, {told} told");
    assert!(kept > 3, "{kept}, {told}");
}

#[test]
fn a_question_that_looks_like_the_last_one_has_a_number_of_its_own() {
    let mut room = room("classic", 1);
    let mut shows = |page: &Shown| {
        let shell = &mut room.app.shell;
        shell.phones.show(&shell.words, TIME, vec![page.clone()]);
        shell.phones.server().expect("somebody listens").at(page.seat)
    };
    let page = Shown { asks: Some(3), ..shown(&crate::phones_meanwhile::room("classic", 1).app, Colour::Red) };
    let first = shows(&page);
    assert_eq!(shows(&page), first, "it is the same");
    let next = Shown { asks: Some(4), ..page };
    assert_ne!(shows(&next), first, "word for word, and another one");
    // Whoever is asked, or could react, is asked something else once something has happened.
    let (mut room, mut asked) = (crate::phones_meanwhile::room("quest", 3), [0; 2]);
    for step in 0..150 {
        let before = room.app.table.as_ref().expect("a game").session.records();
        let ring = matches!(hot(&room.app).next, Next::Ring);
        let seats = room.app.table.as_ref().expect("a game").game().seats.iter().map(|seat| seat.colour);
        for seat in seats.collect::<Vec<_>>() {
            let page = shown(&room.app, seat);
            let asks = !page.picks.is_empty() && (ring || hot(&room.app).next == Next::Person(seat));
            if asks && !page.picks.iter().any(|pick| pick.does == Does::Choose(None)) {
                assert!(page.asks.is_some_and(|at| at <= before && (ring || at == before)), "{:?}", page.asks);
                asked[usize::from(ring)] += 1;
            }
        }
        by_chance(&mut room, 3 + step, 1, |_, _, _| false);
    }
    assert!(asked.iter().all(|times| *times > 10), "{asked:?}");
}

fn asks_help(app: &App) -> bool {
    let table = app.table.as_ref().expect("a game");
    matches!(table.question.ask, Ask::Fight(fight::Ask::Asked { .. }))
}

#[test]
fn whoever_is_alone_at_the_tablet_beside_phones_is_asked_before_the_hand_opens_after_a_ring_they_have_not_touched() {
    let (mut open, mut asked, mut plain, mut answered, mut now) = (0, 0, 0, 0, TIME);
    for seed in 1..4 {
        let mut room = room("classic", seed);
        let first = room.app.table.as_ref().expect("a game").game().seats[0].colour;
        phones(&mut room.app, Wish::TurnAway(first));
        table_does(&mut room.app, Do::Ask(Action::Close));
        let (mut opened, mut rung, mut reached) = (None, false, false);
        for step in 0..200 {
            let turn = room.app.table.as_ref().expect("a game").game().turn.clone();
            let own = turn.seat == Some(first);
            match hot(&room.app).next {
                Next::Ring if own && opened == Some(turn.number) && hot(&room.app).ring.since.is_some() => {
                    // Now and then they touch it, whatever there is to say.
                    if step % 2 == 0 {
                        table_does(&mut room.app, Do::Hot(hot::Wish::WaiveAll));
                    }
                    (rung, reached) = (true, hot(&room.app).ring.reached);
                }
                // While a phone is asked for help the hand is closed like in a ring.
                Next::Person(seat) if seat != first && own && opened == Some(turn.number) && asks_help(&room.app) => {
                    (rung, reached, answered) = (true, false, answered + 1);
                }
                Next::Person(seat) if seat == first && own && hot(&room.app).meanwhile().is_none() => {
                    let there = reached || hot(&room.app).ring.claims.contains(&first);
                    if opened == Some(turn.number) && rung && !there {
                        assert_eq!(hot(&room.app).handed(), Some(first), "{seed}, {step}: others look at it, too");
                        assert!(!hot(&room.app).is_passed_on(), "it is them again");
                        asked += 1;
                    } else if opened == Some(turn.number) {
                        assert_eq!(hot(&room.app).open, Some(first), "{seed}, {step}");
                        *(if rung { &mut open } else { &mut plain }) += 1;
                    }
                    now += 60_000;
                    room.app.shell.clock = Clock::Fixed(now);
                    table_does(&mut room.app, Do::Hot(hot::Wish::Here(first)));
                    (opened, rung, reached) = (Some(turn.number), false, false);
                }
                _ => {}
            }
            by_chance(&mut room, seed + step, 1, |_, _, _| false);
        }
    }
    println!("{asked} times asked after a ring, {open} times open, {plain} times within their own steps");
    assert!(open > 0 && asked > 0 && plain > 0 && answered > 0, "{open}, {asked}, {plain}, {answered}");
}
