//! Whoever touches twice means what was there first: what has only just come under a finger takes no touch and no key.

use crate::cardboard::cared;
use crate::hands::{Hands, explored, monsters, played};
use crate::support::driver::{self, Driver, Window};
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::{Point, widget};
use iced_test::selector::Candidate;
use standie::app::presets::{TIME, evening};
use standie::app::shell::Clock;
use standie::app::table::Keeping;
use standie::app::table::hot::{Sheet, Wish};
use standie::app::{App, Message};
use standie::catalog;
use standie::play::Session;
use standie::play::record::Who;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::room::Tile;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::{Fighter, Throw};
use standie::rules::ids::{Colour, MonsterId, Side, Square};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use std::collections::BTreeSet;

/// A table of cardboard, after some commands.
pub fn table(session: Session) -> Hands<impl Window> {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.waits();
    hands
}

fn twice(hands: &mut Hands<impl Window>, id: &str) {
    let at = hands.driver.place(widget::Id::from(id.to_owned()));
    hands.waits();
    hands.driver.tap_at(at);
    hands.driver.tap_at(at);
}

/// BLUE flees from two monsters.
fn fled() -> Session {
    let mut session = evening("fight");
    let say = |it| Command::Table(table::Command::Answer(it));
    session = played(session, [say(Answer::Table(table::Answer::Done))]);
    let Ask::Fight(fight::Ask::FightDice { rollers }) = session.question().ask else {
        panic!("{:?}", session.question())
    };
    let faces = |who: &Fighter, dice: &Option<u32>| {
        let face = if matches!(who, Fighter::Seat(_)) { 1 } else { 6 };
        Throw { who: *who, faces: vec![face; dice.unwrap_or(1) as usize] }
    };
    let throws = rollers.iter().map(|(who, dice)| faces(who, dice)).collect();
    session =
        played(session, [say(Answer::Fight(fight::Answer::Throws(throws))), say(Answer::Table(table::Answer::Done))]);
    assert!(matches!(session.question().ask, Ask::Dungeon(dungeon::Ask::Refuge { .. })), "{:?}", session.question());
    session
}

#[test]
fn a_double_tap_on_where_to_run_rolls_no_die() {
    let mut hands = table(fled());
    let Ask::Dungeon(dungeon::Ask::Refuge { sides }) = hands.table().question.ask.clone() else {
        panic!("where to run")
    };
    // The die lies where the way lay.
    let way = format!("run-{}", sides[0].name());
    let at = hands.driver.place(widget::Id::from(way));
    hands.waits();
    hands.driver.tap_at(at);
    assert!(
        matches!(hands.table().question.ask, Ask::Fight(fight::Ask::RunAway { .. })),
        "{:?}",
        hands.table().question
    );
    let records = hands.table().session.records();
    let die = hands.driver.place(widget::Id::from("die-5"));
    for at in [at, die] {
        hands.driver.tap_at(at);
        assert_eq!(hands.table().session.records(), records, "nobody has seen the die yet");
    }
    hands.driver.key(Key::Character("5".into()), Modifiers::default());
    assert_eq!(hands.table().session.records(), records, "nor typed it");
    hands.waits();
    hands.driver.key(Key::Character("5".into()), Modifiers::default());
    assert!(hands.table().session.records() > records, "a second later it counts");
}

#[test]
fn a_double_tap_on_a_helper_promises_nothing() {
    let mut promised = 0;
    for preset in ["fight", "group", "combat"] {
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        let helpers: Vec<String> =
            Colour::ALL.iter().map(|c| format!("help-{}", c.name())).filter(|id| there(&mut hands, id)).collect();
        for id in helpers {
            let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
            twice(&mut hands, &id);
            // What can be promised lies elsewhere on some screens, and is as new there.
            if there(&mut hands, "plus-bargain-gold") {
                hands.driver.tap(widget::Id::from("plus-bargain-gold"));
                promised += 1;
            }
            let fight = hands.game().fight.clone().expect("a fight");
            assert!(fight.helping(hands.game()).is_some(), "{preset}: {id} helps");
            let gold = fight.bargain.as_ref().map_or(0, |b| b.gold);
            assert_eq!(gold, 0, "{preset}: {id} was promised nothing");
        }
    }
    assert!(promised > 0, "nothing could be promised at once");
}

fn there(hands: &mut Hands<impl Window>, id: &str) -> bool {
    hands.driver.find(widget::Id::from(id.to_owned())).is_some_and(|found| found.visible_bounds().is_some())
}

/// A table that knows nothing of its box: where an arrow points is asked for, then how the monster moves that would follow
/// it.
fn unknown() -> Session {
    let blue = Colour::Blue;
    let setup = Setup { first: Some(blue), ..Setup::new(&[blue, Colour::Red]) };
    let (session, _) = Session::begin(catalog::book(), setup, "", 1, TIME).expect("a game");
    // There is somewhere to go.
    let beyond = Effect::Dungeon(dungeon::Effect::PlaceRoom { at: Square { col: 2, row: 0 }, tile: Tile::default() });
    let session = played(
        session,
        explored().into_iter().chain([
            Command::Table(table::Command::Amend { note: String::new(), effects: vec![beyond] }),
            monsters(),
            Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(Colour::Red)))),
        ]),
    );
    assert!(matches!(session.question().ask, Ask::Dungeon(dungeon::Ask::Arrow { .. })), "{:?}", session.question());
    session
}

/// What people have told, without what the app goes on with by itself.
fn told(session: &Session) -> usize {
    let timeline = session.timeline();
    timeline.back(timeline.here()).filter(|(_, node)| node.who != Who::App).count()
}

#[test]
fn a_double_tap_on_an_arrow_tells_no_footprint_and_one_on_a_footprint_no_other() {
    let session = unknown();
    let mut asked = None;
    for side in ["arrow-north", "arrow-east", "arrow-south", "arrow-west"] {
        let mut hands = table(session.clone());
        let before = told(&session);
        twice(&mut hands, side);
        assert_eq!(told(&hands.table().session), before + 1, "{side}: one answer");
        if matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Gait { .. })) {
            asked = Some(hands.table().session.clone());
        }
    }
    let session = asked.expect("a footprint is asked for next");
    for gait in ["gait-ordinary", "gait-fast", "gait-slow", "gait-contrary"] {
        let mut hands = table(session.clone());
        let text = hands.words.get(gait);
        let at = hands.driver.place(text.as_str());
        let before = told(&session);
        hands.driver.tap_at(at);
        hands.driver.tap_at(at);
        assert_eq!(told(&hands.table().session), before + 1, "{gait}: one answer");
    }
}

#[test]
fn dice_of_one_roll_are_told_as_fast_as_they_lie() {
    let mut hands = table(played(evening("search"), [Command::Dungeon(dungeon::Command::Search)]));
    let Ask::Dungeon(dungeon::Ask::SearchDice { dice, .. }) = hands.table().question.ask else {
        panic!("{:?}", hands.table().question)
    };
    hands.waits();
    let records = hands.table().session.records();
    for _ in 0..dice {
        hands.driver.key(Key::Character("3".into()), Modifiers::default());
    }
    assert_eq!(hands.table().session.records(), records + 1, "{dice} dice, no time between them");
    let mut hands = Hands::new(driver::at("rolling", 1280.0, 800.0));
    let Ask::Fight(fight::Ask::FightDice { rollers }) = hands.table().question.ask.clone() else {
        panic!("{:?}", hands.table().question)
    };
    for (_, dice) in rollers {
        hands.waits();
        for _ in 0..dice.expect("so many") {
            hands.driver.key(Key::Character("4".into()), Modifiers::default());
        }
    }
    assert!(
        matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightRolled { .. })),
        "{:?}",
        hands.table().question
    );
}

/// Three roll for who begins, and nobody has yet.
fn who_begins() -> Hands<impl Window> {
    let setup = Setup::new(&[Colour::Blue, Colour::Red, Colour::Green]);
    let (session, _) = Session::begin(catalog::book(), setup, "", 1, TIME).expect("a game");
    let mut hands = table(session);
    while !matches!(hands.table().question.ask, Ask::Table(table::Ask::FirstPlayer { .. })) {
        hands.next();
    }
    hands
}

#[test]
fn the_die_of_the_next_player_waits_to_be_seen() {
    let mut hands = who_begins();
    twice(&mut hands, "die-4");
    let Ask::Table(table::Ask::FirstPlayer { rolls, .. }) = hands.table().question.ask.clone() else {
        panic!("who begins")
    };
    assert_eq!(rolls.len(), 1, "one die each");
}

#[test]
fn the_dice_of_whoever_rolls_next_in_a_fight_wait_to_be_seen() {
    let mut hands = Hands::new(driver::at("rolling", 1280.0, 800.0));
    twice(&mut hands, "die-4");
    let told: Vec<_> = hands.table().draft.throws.iter().map(|throw| throw.faces.clone()).collect();
    assert_eq!(told, [vec![4], Vec::new()], "Blue's die, and not the monster's");
    hands.taps("die-2");
    assert!(
        matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightRolled { .. })),
        "a moment later it counts"
    );
}

#[test]
fn a_clock_that_is_put_back_locks_nobody_out() {
    let mut hands = table(fled());
    let at = hands.driver.place(widget::Id::from(format!("run-{}", refuge(&hands).name())));
    hands.driver.tap_at(at);
    let records = hands.table().session.records();
    hands.driver.state.shell.clock = Clock::Fixed(TIME - 3_600_000);
    hands.driver.tap(widget::Id::from("die-5"));
    assert!(hands.table().session.records() > records);
}

fn refuge(hands: &Hands<impl Window>) -> Side {
    match &hands.table().question.ask {
        Ask::Dungeon(dungeon::Ask::Refuge { sides }) => sides[0],
        ask => panic!("{ask:?}"),
    }
}

/// How many questions people have answered, and cards they have played.
fn acts(hands: &Hands<impl Window>) -> usize {
    let timeline = hands.table().session.timeline();
    let path = timeline.path(timeline.here());
    let nodes = path.iter().filter_map(|point| timeline.node(*point)).filter(|node| node.who == Who::Table);
    let acts = nodes.filter_map(|node| node.command.read().ok());
    acts.filter(|c| {
        matches!(
            c,
            Command::Table(table::Command::Answer(_))
                | Command::Munchkin(munchkin::Command::PlayCard { .. })
                | Command::Munchkin(munchkin::Command::UsePower { .. })
        )
    })
    .count()
}

/// Whatever can be touched and seen.
fn places(driver: &mut Driver<impl Window>) -> Vec<Point> {
    driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Focusable { visible_bounds: Some(seen), .. } if seen.height > 30.0 => Some(seen.center()),
        _ => None,
    })
}

#[test]
fn no_double_tap_anywhere_answers_two_questions() {
    let mut tried = 0;
    for preset in ["rolling", "search", "base", "links", "roll", "hot_turn", "hot_fight", "hot_cursed", "hot_relay"] {
        let all = places(&mut Hands::new(driver::at(preset, 1280.0, 800.0)).driver);
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        for at in all {
            let before = acts(&hands);
            hands.waits();
            hands.driver.tap_at(at);
            hands.driver.tap_at(at);
            let done = acts(&hands).saturating_sub(before);
            assert!(done < 2, "{preset}: twice at {at:?}");
            let opened = done > 0 && hands.table().panel.is_some();
            assert!(!opened, "{preset}: something opened under the finger at {at:?}");
            tried += 1;
            if done > 0 || hands.table().panel.is_some() || hands.driver.state.route != standie::app::Route::Table {
                hands = Hands::new(driver::at(preset, 1280.0, 800.0));
            }
        }
    }
    assert!(tried > 100, "{tried} places");
}

#[test]
fn what_one_is_is_not_given_up_by_a_double_tap() {
    let mut hands = Hands::new(driver::at("hot_laid", 1280.0, 800.0));
    let hot = hands.table().hot.as_ref().expect("a game in the app");
    let seat = hands.game().seat(hot.mover().expect("a person")).expect("a seat");
    let teller = hands.table().teller();
    let own = seat.laid.iter().find(|card| !hot.plays(&teller, *card).is_empty()).expect("a Race or a Class");
    hands.driver.message(Message::Table(standie::app::table::Message::Hot(Wish::Card(own))));
    let records = hands.table().session.records();
    twice(&mut hands, "choose 0");
    assert_eq!(hands.table().session.records(), records, "armed, and no more");
    let hot = hands.table().hot.as_ref().expect("a game in the app");
    assert!(hot.armed.is_some() && hot.sheet == Some(Sheet::Card(own)));
}

#[test]
fn standies_are_ticked_off_one_after_the_other_at_any_speed() {
    let mut hands = Hands::new(driver::at("roll", 1280.0, 800.0));
    hands.taps_text("BLUE");
    let Ask::Dungeon(dungeon::Ask::Moving { left }) = hands.table().question.ask.clone() else {
        panic!("{:?}", hands.table().question)
    };
    hands.waits();
    let places: BTreeSet<MonsterId> = left.iter().copied().collect();
    for monster in places {
        hands.driver.tap(widget::Id::from(format!("tick-{}", monster.0)));
    }
    let moving = |hands: &Hands<_>| matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Moving { .. }));
    assert!(moving(&hands) && hands.table().draft.another, "all are ticked, and that is all");
    hands.next();
    assert!(!moving(&hands), "all are moved");
}

/// So many milliseconds go by, and nothing is drawn.
fn later(hands: &mut Hands<impl Window>, by: i64) {
    let now = hands.driver.state.shell.clock.now();
    hands.driver.state.shell.clock = Clock::Fixed(now + by);
}

#[test]
fn what_is_new_is_dead_until_it_has_been_drawn_for_a_moment() {
    let mut hands = table(fled());
    let at = hands.driver.place(widget::Id::from(format!("run-{}", refuge(&hands).name())));
    hands.driver.tap_at(at);
    let records = hands.table().session.records();
    let die = hands.driver.place(widget::Id::from("die-5"));
    // The machine is busy: the click is older than the picture.
    later(&mut hands, 900);
    hands.driver.tap_at(die);
    assert_eq!(hands.table().session.records(), records, "nobody has seen the die");
    let _ = hands.driver.screenshot();
    later(&mut hands, 650);
    let _ = hands.driver.screenshot();
    hands.driver.tap_at(die);
    assert_eq!(hands.table().session.records(), records, "nor looked at it");
    later(&mut hands, 60);
    hands.driver.tap_at(die);
    assert!(hands.table().session.records() > records, "now it is meant: the first picture counts");
}

/// Where a room is laid the question is whether its links are: it is read before it is answered.
#[test]
fn a_double_tap_on_a_new_room_lays_no_links() {
    let blue = Colour::Blue;
    let setup = Setup { first: Some(blue), ..Setup::new(&[blue, Colour::Red]) };
    let (session, _) = Session::begin(catalog::book(), setup, "", 1, TIME).expect("a game");
    let [done, explore, ..] = explored();
    let mut hands = table(played(session, [done, explore]));
    assert!(matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Tile { .. })));
    let at = hands.driver.place(widget::Id::from("context"));
    hands.waits();
    hands.driver.tap_at(at);
    let links = |hands: &Hands<_>| matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Links { .. }));
    assert!(links(&hands), "{:?}", hands.table().question);
    hands.sees_it();
    later(&mut hands, 450);
    hands.driver.tap_at(at);
    assert!(links(&hands), "{:?}", hands.table().question);
    hands.waits();
    hands.driver.tap_at(at);
    assert!(!links(&hands), "now they are");
}

/// Why a monster stays put opens below what a finger can be on its way to.
#[test]
fn why_a_monster_stays_moves_nothing_that_is_touched() {
    let mut hands = Hands::new(driver::at("roll", 1280.0, 800.0));
    hands.taps_text("BLUE");
    let places = |hands: &mut Hands<_>| {
        ["reroll-card-red", "reroll-mistake-red", "reroll-mistake-blue", "stays"]
            .map(|id| hands.driver.find(widget::Id::from(id)).map(|found| found.bounds().y))
    };
    let before = places(&mut hands);
    assert!(before.iter().flatten().count() >= 3, "{before:?}");
    hands.taps("stays");
    assert_eq!(places(&mut hands), before);
}

#[test]
fn a_window_that_draws_nothing_locks_nobody_out() {
    let mut hands = table(fled());
    let at = hands.driver.place(widget::Id::from(format!("run-{}", refuge(&hands).name())));
    hands.driver.tap_at(at);
    let records = hands.table().session.records();
    later(&mut hands, 11_000);
    hands.driver.tap(widget::Id::from("die-5"));
    assert!(hands.table().session.records() > records);
}

/// Whether a place answers something when it is touched, and opens a panel when it is touched again later.
fn brings_a_panel(preset: &str, at: Point) -> bool {
    let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
    let records = hands.table().session.records();
    hands.waits();
    hands.driver.tap_at(at);
    let done = hands.table().session.records() > records && hands.table().panel.is_none();
    hands.waits();
    hands.driver.tap_at(at);
    done && hands.table().panel.is_some()
}

#[test]
fn a_double_tap_opens_nothing_that_has_come_under_the_finger() {
    let (mut tried, mut opened) = (0, Vec::new());
    for preset in ["tile", "monster"] {
        let all = places(&mut driver::at(preset, 1280.0, 800.0));
        // "Why?" of what has just happened, say, lies where the finger is.
        for at in all.into_iter().filter(|at| brings_a_panel(preset, *at)) {
            let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
            hands.waits();
            hands.driver.tap_at(at);
            hands.driver.tap_at(at);
            opened.extend(hands.table().panel.as_ref().map(|_| format!("{preset}: {at:?}")));
            tried += 1;
        }
    }
    assert!(opened.is_empty(), "{tried} places, opened at {opened:?}");
    assert!(tried > 3, "{tried} places");
}

/// Whether whoever holds the screen is at their own turn.
fn own(hands: &Hands<impl Window>) -> bool {
    let hot = hands.table().hot.as_ref().expect("a game in the app");
    matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })) && hot.mover().is_some()
}

/// Some time later, a touch of whatever stands in the place of the next step.
fn taps_next(hands: &mut Hands<impl Window>, by: i64) {
    hands.sees_it();
    later(hands, by);
    if let Some(id) = ["hurry", "context"].into_iter().find(|id| there(hands, id)) {
        return hands.driver.tap(widget::Id::from(id));
    }
    // What has no next step is answered with whatever comes first.
    let first = hands.table().hot.as_ref().and_then(|hot| hot.moves.first().cloned()).expect("a move");
    hands.driver.message(Message::Table(standie::app::table::Message::does(first)));
}

#[test]
fn taps_that_skip_ahead_and_pass_do_not_end_the_turn() {
    let mut hands = Hands::new(driver::at("hot_bot", 1280.0, 800.0));
    for _ in 0..200 {
        if own(&hands) {
            break;
        }
        // Whoever taps on faster than that only skips.
        taps_next(&mut hands, 1_400);
    }
    assert!(own(&hands), "{:?}", hands.table().question);
    let turn = hands.game().turn.number;
    for _ in 0..2 {
        taps_next(&mut hands, 350);
        assert!(own(&hands) && hands.game().turn.number == turn, "nobody has seen yet that it would end the turn");
    }
    taps_next(&mut hands, 1_400);
    assert!(!own(&hands) || hands.game().turn.number != turn, "a moment later it is meant");
}

/// A second touch in the same place, as slow as one that comes of itself.
fn touches_again(hands: &mut Hands<impl Window>, at: Point) {
    hands.driver.tap_at(at);
    hands.sees_it();
    later(hands, 450);
    hands.driver.tap_at(at);
}

#[test]
fn who_is_asked_next_is_not_answered_for_by_a_slow_second_touch() {
    let big = |seat| {
        let add = Gear { big: true, bonus: 3, ..Gear::default() };
        Effect::Munchkin(munchkin::Effect::Gear { seat, add })
    };
    let mut hands = cared(table::Care::Everything, 1280.0, 800.0);
    let both = [Colour::Red, Colour::Green].into_iter().flat_map(|seat| [big(seat), big(seat)]).collect();
    let puts = table::Command::Amend { note: String::new(), effects: both };
    hands.driver.message(Message::Table(standie::app::table::Message::does(puts.into())));
    let asked = |hands: &Hands<_>| hands.table().question.seat.expect("whose they are");
    let first = asked(&hands);
    hands.waits();
    let to = Colour::ALL.iter().map(|to| format!("lose 0 {}", to.name())).chain(["lose 0".to_owned()]);
    let id = to.into_iter().find(|id| there(&mut hands, id)).expect("a choice");
    let at = hands.driver.place(widget::Id::from(id));
    touches_again(&mut hands, at);
    let second = asked(&hands);
    assert_ne!(first, second, "the first touch answers");
    let gear = |seat| hands.game().seat(seat).expect("a seat").gear.iter().filter(|gear| gear.big).count();
    assert_eq!(gear(second), 2, "and the second one nothing");
    later(&mut hands, 300);
    hands.driver.tap_at(at);
    assert!(!matches!(hands.table().question.ask, Ask::Doors(_)), "a moment later it is meant");
}

#[test]
fn a_slow_second_touch_of_a_die_is_not_the_next_players() {
    let mut hands = who_begins();
    let at = hands.driver.place(widget::Id::from("die-4"));
    hands.waits();
    touches_again(&mut hands, at);
    let Ask::Table(table::Ask::FirstPlayer { rolls, .. }) = hands.table().question.ask.clone() else {
        panic!("who begins")
    };
    assert_eq!(rolls.len(), 1, "one die each");
}

#[test]
fn what_pays_for_a_theft_is_not_chosen_by_the_touch_that_chose_the_loot() {
    let more = r#"
        "in_play": {"red": ["Thief", "Bathrobe of Bravery"], "green": ["Borrowed Oar", "Tiara of Entitlement"]},
        "hands": {"red": ["Dwarf", "Elf"], "blue": [], "green": []}"#;
    let mut hands = crate::solo::seated(crate::solo::arranged("classic", more), crate::solo::WINDOW);
    hands.taps("power thief other");
    for _ in 0..3 {
        let loot = hands.driver.written().iter().any(|(text, ..)| text.starts_with("Borrowed Oar,"));
        let before = hands.table().hot.as_ref().expect("a hand").narrowed.len();
        let records = hands.table().session.records();
        hands.waits();
        let at = hands.driver.place(widget::Id::from("choose 0"));
        hands.driver.tap_at(at);
        hands.sees_it();
        later(&mut hands, 500);
        hands.driver.tap_at(at);
        let after = hands.table().hot.as_ref().expect("a hand").narrowed.len();
        assert!(after <= before + 1 && hands.table().session.records() == records, "one choice a touch");
        if loot {
            return;
        }
    }
    panic!("nothing to steal");
}
