//! What is put together on a phone at a table: cards that hack, what is sold, and everything that can be played in a fight,
//! whoever fights it.

use crate::hands::Hands;
use crate::phones::{Room, comes_in, does, knocks, phones, picks, shown};
use crate::phones_trading::traders;
use crate::support::driver;
use iced_test::core::widget;
use rand::RngExt as _;
use rand_pcg::Pcg64Mcg;
use standie::app::App;
use standie::app::phones::Wish;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::Message as Do;
use standie::app::table::Panel;
use standie::app::table::action::Action;
use standie::app::table::hot::{self, Hot, Next};
use standie::catalog;
use standie::catalog::words::Names;
use standie::phones::around::Choosing;
use standie::phones::shown::{Does, Shown};
use standie::play::narrate::moves::Teller;
use standie::play::reacting;
use standie::play::{Session, playout, wares};
use standie::rules::agenda::Step;
use standie::rules::card::CardId;
use standie::rules::cards;
use standie::rules::command::Command;
use standie::rules::doors::Ask as AtDoors;
use standie::rules::engine;
use standie::rules::event::Event;
use standie::rules::fight;
use standie::rules::ids::Colour::{self, Green, Red};
use standie::rules::munchkin;
use standie::rules::question::{Ask, Question};
use standie::rules::seat::Seat;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::step::About;
use standie::rules::track;

pub(crate) fn hot(app: &App) -> &Hot {
    app.table.as_ref().and_then(|table| table.hot.as_ref()).expect("in the app")
}

#[test]
fn what_was_undone_at_the_table_is_said_on_phones_and_what_was_before_is_still_told() {
    // As long a game as is told in many lines, and mostly passes nobody tells.
    let setup = Setup { system: "classic".into(), ..playout::setup(4) };
    let mut room = Room::of(Session::begin(catalog::classic(), setup, "", 5, TIME).expect("a game").0);
    by_chance(&mut room, 5, 400, |app, _, _| app.table.as_ref().is_some_and(|table| table.session.records() > 150));
    let mut app = room.app;
    let lines = |app: &App| app.table.as_ref().map_or(0, |table| table.log.len());
    let before = lines(&app);
    assert!(before > 40, "{before} lines");
    let undone = |app: &App, seat: Colour| {
        let page = shown(app, seat);
        (page.told.iter().filter(|line| line.starts_with("Undone at the table: ")).count(), page.news)
    };
    assert_eq!(undone(&app, Green).0, 0);
    for _ in 0..2 {
        // What everybody has seen is asked about once.
        does(&mut app, Do::Ask(Action::Undo));
    }
    assert_eq!((undone(&app, Green).0, undone(&app, Red).0), (1, 1));
    assert!(lines(&app) >= 40, "{} lines of {before}", lines(&app));
    does(&mut app, Do::Ask(Action::Redo));
    assert!(shown(&app, Green).told.iter().any(|line| line == "Done again at the table."));
    assert!(lines(&app) >= 40 && shown(&app, Green).news.len() == 8, "{} lines of {before}", lines(&app));
}

/// Plays on phones by chance for so many steps, or until somebody has seen enough of the pages of those who are asked.
pub(crate) fn by_chance(room: &mut Room, seed: u64, steps: usize, mut see: impl FnMut(&App, Colour, &Shown) -> bool) {
    let mut rng = Pcg64Mcg::new(seed.into());
    for _ in 0..steps {
        match hot(&room.app).next {
            Next::Over | Next::Anybody => return,
            Next::Ring if hot(&room.app).ring.since.is_some() => {
                // Who passes for longer touches nothing meanwhile.
                let rests = |seat: &Colour| hot(&room.app).peace.iter().any(|(own, _)| own == seat);
                let slots = hot(&room.app).ring.slots.iter().copied().filter(|seat| !rests(seat));
                for seat in slots.collect::<Vec<_>>() {
                    let says = if rng.random_bool(0.4) { Does::Claim } else { Does::Pass };
                    picks(&mut room.app, seat, &says);
                }
                room.waits(100);
            }
            Next::Person(seat) => {
                let page = shown(&room.app, seat);
                if see(&room.app, seat, &page) {
                    return;
                }
                let begins = |does: &Does| matches!(does, Does::Choose(Some(_)));
                let all: Vec<&Does> = page.picks.iter().map(|pick| &pick.does).filter(|does| !begins(does)).collect();
                let pick = all[rng.random_range(0..all.len())];
                assert!(picks(&mut room.app, seat, pick), "{pick:?}");
            }
            _ => room.waits(3_000),
        }
    }
}

#[test]
fn on_phones_everybody_plays_in_a_fight_what_the_tablet_lists_to_them() {
    let mut seen = [0; 3];
    for (system, seed) in [("classic", 1), ("classic", 2), ("quest", 3), ("shadowrun", 4)] {
        let book = catalog::books().find(system).expect("a book").clone();
        let setup = Setup { system: system.into(), ..playout::setup(4) };
        let mut room = Room::of(Session::begin(book, setup, "", seed, TIME).expect("a game").0);
        by_chance(&mut room, seed, 4_000, |app, seat, page| {
            let table = app.table.as_ref().expect("a game");
            let game = table.game();
            let Some(now) = fight::current(game) else { return false };
            let asked = matches!(
                table.question.ask,
                Ask::Fight(fight::Ask::Fight { .. })
                    | Ask::Table(table::Ask::Window { about: About::Fight | About::Dice, .. })
            );
            if !asked {
                return false;
            }
            let teller = Teller { book: table.session.book(), game };
            let say = |command: &Command| {
                app.shell.words.say(&teller.sentence(&table.question.ask, Some(seat), command), Names::of(game))
            };
            for command in &hot(app).moves {
                let label = say(command);
                // Of those that are told alike, or come to the same, one is listed.
                let same = |own: &Command| own == command || say(own) == label;
                let listed = page.picks.iter().any(|pick| matches!(&pick.does, Does::Move(own) if same(own)));
                assert!(listed, "{system}, {seat:?}: {label}");
            }
            let role = if seat == now.main { 0 } else { 2 - usize::from(now.helping(game) == Some(seat)) };
            let plays = page.picks.iter().any(|pick| pick.card.is_some());
            seen[role] += usize::from(plays);
            false
        });
    }
    println!("with cards to play: {seen:?} of main players, helpers, others");
    assert!(seen.iter().all(|times| *times > 0), "{seen:?}");
}

#[test]
fn on_phones_a_card_of_the_matrix_is_hacked_with_cards_of_ones_own() {
    let setup = Setup { system: "shadowrun".into(), ..playout::setup(3) };
    let book = catalog::shadowrun();
    let held = |app: &App, seat: Colour| -> Vec<CardId> {
        let own = app.table.as_ref().and_then(|table| table.game().seat(seat)).expect("a seat");
        own.held.iter().collect()
    };
    let hacked = (0..40).any(|seed| {
        let mut room = Room::of(Session::begin(book.clone(), setup.clone(), "", seed, TIME).expect("a game").0);
        let mut ready = None;
        by_chance(&mut room, seed, 400, |app, seat, page| {
            let begins = page.picks.iter().any(|pick| pick.does == Does::Choose(Some(Choosing::Hack)));
            ready = (begins && held(app, seat).len() > 5).then_some(seat);
            ready.is_some()
        });
        let Some(seat) = ready else { return false };
        let (before, cards) = (place(&room.app, seat), held(&room.app, seat));
        let last = &cards[cards.len() - 5..];
        assert!(picks(&mut room.app, seat, &Does::Choose(Some(Choosing::Hack))));
        for card in last {
            assert!(picks(&mut room.app, seat, &Does::Mark(*card)));
        }
        let page = shown(&room.app, seat);
        assert!(page.asked.contains('5'), "{}", page.asked);
        let five = |does: &Does| {
            matches!(does, Does::Move(Command::Track(track::Command::Hack { how: track::command::How::Five, .. })))
        };
        let hack = page.picks.iter().find(|pick| pick.ends && five(&pick.does)).expect("five cards").does.clone();
        assert!(picks(&mut room.app, seat, &hack));
        assert_eq!(place(&room.app, seat), before + 1);
        let left = held(&room.app, seat);
        assert!(last.iter().all(|card| !left.contains(card)), "these went, and no others");
        true
    });
    assert!(hacked);
}

#[test]
fn a_card_is_played_from_a_phone_while_all_may_react_and_all_may_react_to_it() {
    let mut played = 0;
    for (system, seed) in [("classic", 1), ("quest", 3), ("shadowrun", 4), ("short", 5)] {
        let book = catalog::books().find(system).expect("a book").clone();
        let setup = Setup { system: system.into(), ..playout::setup(4) };
        let mut room = Room::of(Session::begin(book, setup, "", seed, TIME).expect("a game").0);
        for step in 0..600 {
            let (next, ring) = (hot(&room.app).next, hot(&room.app).ring.clone());
            // The last of them is asked after everybody else, and yet need not wait for anybody.
            let plays = |seat: &Colour| {
                let page = shown(&room.app, *seat);
                let plays = page.picks.iter().find(|pick| matches!(pick.does, Does::Move(_)));
                plays.map(|pick| (*seat, pick.does.clone()))
            };
            let Some((seat, does)) = ring.slots.iter().rev().find_map(plays).filter(|_| next == Next::Ring) else {
                by_chance(&mut room, seed + step, 1, |_, _, _| false);
                continue;
            };
            let lines = room.app.table.as_ref().expect("a game").log.len();
            assert!(picks(&mut room.app, seat, &does), "{system}, {seat:?}: {does:?}");
            let table = room.app.table.as_ref().expect("a game");
            assert!(table.log.len() > lines, "{system}: it is played");
            let asked = matches!(table.question.ask, Ask::Table(table::Ask::Window { .. }));
            let others = hot(&room.app).ring.claims.is_empty() && hot(&room.app).ring.passes.is_empty();
            assert!(!asked || others, "{system}: whatever they said before, they may react to it");
            assert!(!picks(&mut room.app, seat, &does) || hot(&room.app).next == Next::Person(seat));
            played += 1;
        }
    }
    println!("{played} cards played while all may react");
    assert!(played > 20, "{played}");
}

fn place(app: &App, seat: Colour) -> u8 {
    app.table.as_ref().and_then(|table| table.game().track.as_deref()).expect("a row").token(seat)
}

/// What was played or struck since the turn and the fight in it began, the newest last.
fn played_since(app: &App) -> Vec<CardId> {
    let timeline = app.table.as_ref().expect("a game").session.timeline();
    let mut since = Vec::new();
    for (_, node) in timeline.back(timeline.here()) {
        for fact in node.facts.iter().rev() {
            match &fact.event {
                Event::Table(
                    table::Event::Turn { .. } | table::Event::Owed(Step::Fight(fight::Step::Fight { .. })),
                ) => {
                    since.reverse();
                    return since;
                }
                Event::Table(table::Event::Owed(Step::Munchkin(munchkin::Step::Cursed { card, .. }))) => {
                    since.extend(*card);
                }
                Event::Cards(cards::Event::CardOut { card, .. }) => since.push(*card),
                // Used up from the table.
                Event::Munchkin(munchkin::Event::Items { gone, .. }) => {
                    since.extend(gone.iter().filter_map(|gone| gone.item.card));
                }
                _ => {}
            }
        }
    }
    since.reverse();
    since
}

#[test]
fn the_card_shown_last_bears_on_this_turn_and_this_fight_and_a_curse_is_one() {
    let (mut shows, mut curses) = (0, 0);
    for seed in 1..4 {
        let setup = Setup { system: "classic".into(), ..playout::setup(4) };
        let mut room = Room::of(Session::begin(catalog::classic(), setup, "", seed, TIME).expect("a game").0);
        by_chance(&mut room, seed, 2_000, |app, _, page| {
            let (seen, since) = (hot(app).seen, played_since(app));
            if let Some(seen) = seen {
                assert!(since.contains(&seen.card), "{seen:?}, {since:?}");
                shows += 1;
            } else {
                assert!(page.played.is_empty(), "{:?}", page.played);
            }
            // Whatever struck last is what is shown, from behind whosever door it came.
            let facts = app.table.as_ref().expect("a game").session.timeline();
            let facts = facts.node(facts.here()).map(|node| node.facts.as_slice()).unwrap_or_default();
            let struck = facts.iter().find_map(|fact| match &fact.event {
                Event::Table(table::Event::Owed(Step::Munchkin(munchkin::Step::Cursed { card, by: None, .. }))) => {
                    *card
                }
                _ => None,
            });
            if let Some(card) = struck {
                assert_eq!(hot(app).seen.map(|seen| seen.card), Some(card));
                curses += 1;
            }
            false
        });
    }
    println!("{shows} times a card is shown, {curses} Curses from behind a door");
    assert!(shows > 20 && curses > 0, "{shows}, {curses}");
}

#[test]
fn whoever_sells_on_a_phone_sells_what_they_like() {
    let setup = Setup { system: "classic".into(), ..playout::setup(3) };
    let own = |app: &App, seat: Colour| app.table.as_ref().and_then(|t| t.game().seat(seat)).expect("a seat").clone();
    let sold = (0..60).any(|seed| {
        let mut room = Room::of(Session::begin(catalog::classic(), setup.clone(), "", seed, TIME).expect("a game").0);
        let mut ready = None;
        by_chance(&mut room, seed, 300, |app, seat, page| {
            let begins = page.picks.iter().any(|pick| pick.does == Does::Choose(Some(Choosing::Sale)));
            let own = own(app, seat);
            let all = wares::wares(&catalog::classic(), app.table.as_ref().expect("a game").game(), &own);
            let worth: u32 = all.iter().map(|ware| ware.value).sum();
            ready = (begins && own.level == 1 && worth >= 1_500).then_some(seat);
            ready.is_some()
        });
        let Some(seat) = ready else { return false };
        assert!(picks(&mut room.app, seat, &Does::Choose(Some(Choosing::Sale))));
        // It begins with what is missed least, and is enough.
        let marked = hot(&room.app).marked.clone();
        assert!(!marked.is_empty() && shown(&room.app, seat).picks.iter().any(|pick| pick.ends));
        // One of them is kept after all: then something else goes for it.
        assert!(picks(&mut room.app, seat, &Does::Mark(marked[0])));
        let page = shown(&room.app, seat);
        let others = page.picks.iter().filter(|pick| !pick.chosen && pick.does != Does::Mark(marked[0]));
        let others: Vec<Does> =
            others.map(|pick| pick.does.clone()).filter(|does| matches!(does, Does::Mark(_))).collect();
        for other in &others {
            assert!(picks(&mut room.app, seat, other));
        }
        let page = shown(&room.app, seat);
        let sells = page.picks.iter().find(|pick| pick.ends && matches!(pick.does, Does::Move(_)));
        let Some(sells) = sells else { return false };
        let before = own(&room.app, seat);
        assert!(picks(&mut room.app, seat, &sells.does));
        let after = own(&room.app, seat);
        let has =
            |seat: &Seat, card: CardId| seat.held.has(card) || seat.gear.iter().any(|item| item.card == Some(card));
        assert!(after.level > before.level && has(&after, marked[0]), "{before:?}, {after:?}");
        for other in others {
            let Does::Mark(card) = other else { continue };
            assert!(!has(&after, card));
        }
        let page = shown(&room.app, seat);
        assert!(page.sum.is_none() && page.picks.iter().all(|pick| !matches!(pick.does, Does::Mark(_))));
        true
    });
    assert!(sold);
}

#[test]
fn whoever_passes_until_their_turn_is_asked_nothing_before_and_everything_of_their_own() {
    let (mut passed, mut turns, mut stirred, mut again, mut struck) = (0, 0, 0, 0, 0);
    for seed in 0..6 {
        let setup = Setup { system: "classic".into(), ..playout::setup(4) };
        let mut room = Room::of(Session::begin(catalog::classic(), setup, "", seed, TIME).expect("a game").0);
        for step in 0..500 {
            let rests = hot(&room.app).peace.first().map(|(seat, _)| *seat);
            let Some(seat) = rests else {
                let ring = hot(&room.app).ring.slots.clone();
                let until = Does::Peace(Some(hot::Until::Turn));
                let can = |seat: &Colour| shown(&room.app, *seat).picks.iter().any(|pick| pick.does == until);
                if let Some(seat) = ring.into_iter().find(can).filter(|_| hot(&room.app).next == Next::Ring) {
                    assert!(picks(&mut room.app, seat, &until));
                    assert!(hot(&room.app).peace.iter().any(|(own, _)| *own == seat));
                } else {
                    by_chance(&mut room, seed + step, 1, |_, _, _| false);
                }
                continue;
            };
            let page = shown(&room.app, seat);
            assert_ne!(hot(&room.app).next, Next::Person(seat), "whoever is asked is not passed for");
            let offers = page.picks.iter().any(|pick| pick.does == Does::Peace(None));
            let game = room.app.table.as_ref().expect("a game").game().clone();
            if hot(&room.app).next == Next::Ring && hot(&room.app).ring.since.is_none() {
                // In the ring that stood when they said so they have passed.
                let (wins, ring) = (fight::roll::wins_the_game(&catalog::classic(), &game), &hot(&room.app).ring);
                let asked = ring.slots.contains(&seat);
                assert!(wins || !asked || ring.passes.contains(&seat), "nobody asks them");
                passed += usize::from(!asked);
            }
            // Now and then they come back by themselves.
            if offers && step % 50 == 0 {
                assert!(picks(&mut room.app, seat, &Does::Peace(None)) && hot(&room.app).peace.is_empty());
                again += 1;
                continue;
            }
            by_chance(&mut room, seed + step, 1, |_, _, _| false);
            // What is done to them they are there for.
            let history = room.app.table.as_ref().expect("a game").session.timeline();
            let facts = history.node(history.here()).map(|node| node.facts.clone()).unwrap_or_default();
            let befell = facts.iter().any(|fact| reacting::befalls(&fact.event, seat));
            assert!(!befell || hot(&room.app).peace.is_empty(), "{facts:?}");
            struck += usize::from(befell);
            if hot(&room.app).peace.is_empty() {
                let table = room.app.table.as_ref().expect("a game");
                let own = table.game().turn.seat == Some(seat);
                turns += usize::from(own);
                stirred += usize::from(!own);
            }
        }
    }
    println!(
        "{passed} rings without them; back for {turns} turns, {stirred} times for something else, {again} by a touch"
    );
    assert!(passed > 20 && turns > 5 && stirred > struck && again > 0, "{passed}, {turns}, {stirred}, {again}");
    assert!(struck > 0, "{struck}");
}

#[test]
fn whoever_arrives_moves_nobody_elses_place() {
    let mut app = traders();
    phones(&mut app, Wish::Open);
    let mut hearing = app.shell.phones.hearing().expect("somebody listens");
    let mut driver = driver::with(app, 1280.0, 800.0);
    does(&mut driver.state, Do::opens(Panel::Phones));
    knocks(&mut driver.state, &mut hearing, Red);
    driver.settle();
    let yes = || widget::Id::from("phones yes red");
    let before = driver.place(yes());
    knocks(&mut driver.state, &mut hearing, Green);
    driver.settle();
    assert_eq!(driver.place(yes()), before, "GREEN knocks");
    phones(&mut driver.state, Wish::LetIn(Green));
    driver.settle();
    assert_eq!(driver.place(yes()), before, "GREEN is in");
}

/// Treasures that lie turned up are read by everybody, on the table: while a phone decides, too. What is picked stays where it
/// lay.
#[test]
fn treasures_won_together_lie_on_the_stage_while_they_are_picked() {
    let spare = || App::in_memory(Clock::Fixed(TIME));
    let question = |app: &App| app.table.as_ref().expect("a game").question.clone();
    let lies = |driver: &mut driver::Driver<_>, card: CardId| {
        let found = driver.find(widget::Id::from(format!("won {}", card.0)));
        found.map(|found| (found.bounds(), found.visible_bounds()))
    };
    let mut first = driver::at("hot_spoils", 1280.0, 800.0);
    let mut app = std::mem::replace(&mut first.state, spare());
    drop(first);
    let Question { seat: Some(seat), ask: Ask::Fight(fight::Ask::Spoils { up, .. }), .. } = question(&app) else {
        panic!("nobody picks")
    };
    let picker = up.iter().next().expect("a card");
    for (phoned, (width, height)) in
        [(false, (800.0, 1280.0)), (false, (1024.0, 768.0)), (true, (800.0, 1280.0)), (true, (1280.0, 800.0))]
    {
        if phoned && app.shell.phones.inside().is_empty() {
            phones(&mut app, Wish::Open);
            let mut hearing = app.shell.phones.hearing().expect("somebody listens");
            comes_in(&mut app, &mut hearing, seat);
        }
        let mut driver = driver::with(app, width, height);
        driver.settle();
        // The squares have been seen.
        if driver.find(widget::Id::from("close".to_owned())).is_some() {
            driver.tap(widget::Id::from("close".to_owned()));
        }
        for card in up.iter() {
            let (bounds, seen) = lies(&mut driver, card).expect("it lies there");
            assert_eq!(seen, Some(bounds), "{card:?} is seen, all of it");
            assert!(bounds.y > 60.0 && bounds.width >= 120.0, "{card:?}: {bounds:?}");
        }
        if let Ok(picture) = std::env::var("STANDIE_PICTURE") {
            let name = format!("target/pictures/{picture}-spoils-{phoned}-{width}x{height}.png");
            driver.save_png(std::path::Path::new(&name));
        }
        app = std::mem::replace(&mut driver.state, spare());
    }
    let mut driver = driver::with(app, 1280.0, 800.0);
    // Here a touch of a card on the stage picks it, as one of the list does.
    phones(&mut driver.state, Wish::Close);
    driver.settle();
    if driver.find(widget::Id::from("here".to_owned())).is_some() {
        driver.tap(widget::Id::from("here".to_owned()));
    }
    let before: Vec<_> = up.iter().map(|card| (card, lies(&mut driver, card))).collect();
    let mut hands = Hands::new(driver);
    hands.taps(&format!("won {}", picker.0));
    let mut driver = hands.driver;
    match question(&driver.state).ask {
        Ask::Fight(fight::Ask::Spoils { up, .. }) => {
            assert!(!up.has(picker), "a touch of it picks it");
            for (card, at) in &before {
                assert_eq!(lies(&mut driver, *card), *at, "{card:?} stays where it lay");
            }
        }
        // The others have picked by themselves, and the rest was nobody else's.
        _ => assert!(up.iter().all(|card| lies(&mut driver, card).is_none())),
    }
}

#[test]
fn the_last_card_of_somebody_who_died_is_asked_of_nobody() {
    let (mut asked, mut taken) = (0, 0);
    for seed in 1..12 {
        let setup = Setup { system: "short".into(), ..playout::setup(3) };
        let mut room = Room::of(Session::begin(catalog::short(), setup, "", seed, TIME).expect("a game").0);
        for step in 0..500 {
            let table = room.app.table.as_ref().expect("a game");
            if let Ask::Doors(AtDoors::Corpse { .. }) = table.question.ask {
                let ways = engine::moves(table.session.book(), table.game()).len();
                match hot(&room.app).next {
                    Next::Person(seat) => {
                        assert!(ways > 1, "{seed}, {step}: {seat:?}");
                        asked += 1;
                    }
                    Next::Go if ways == 1 => taken += 1,
                    _ => {}
                }
            }
            by_chance(&mut room, seed + step, 1, |_, _, _| false);
        }
        if asked > 3 && taken > 0 {
            break;
        }
    }
    println!("{asked} times asked, {taken} times taken");
    assert!(asked > 3 && taken > 0, "{asked}, {taken}");
}
