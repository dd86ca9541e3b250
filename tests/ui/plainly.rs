//! Classic in the app says what happens in its own words: no chances where nothing is rolled, cards by their names, what
//! was behind a door, and numbers that are read.

use crate::hands::Hands;
use crate::hot::{hot, touches};
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::{Rectangle, widget};
use iced_test::selector::Candidate;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::hot::state::Behind;
use standie::app::table::hot::{Next, Wish};
use standie::app::table::panels::browse::called;
use standie::app::table::{Message as Do, Panel};
use standie::app::{App, Message, Route};
use standie::catalog::words::Names;
use standie::play::narrate::card;
use standie::rules::amount::Amount;
use standie::rules::command::Command;
use standie::rules::event::{Event, Fact};
use standie::rules::ids::Colour::Red;
use standie::rules::question::Ask;
use standie::rules::{self, doors, engine, munchkin};
use standie::store::settings::TAPPED;

fn begun() -> Hands<impl Window> {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Quick);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.taps("game classic");
    hands.taps("start");
    hands
}

fn there(hands: &mut Hands<impl Window>, id: &str) -> bool {
    hands.driver.find(widget::Id::from(id.to_owned())).is_some()
}

/// Everything that is written on the screen.
fn written(hands: &mut Hands<impl Window>) -> Vec<String> {
    hands.driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content, .. } => Some(content.to_owned()),
        _ => None,
    })
}

/// One touch; whether the game goes on.
fn goes_on(hands: &mut Hands<impl Window>, step: usize) -> bool {
    if matches!(hot(hands.table()).next, Next::Over) {
        return false;
    }
    let looted = match &hands.table().question.ask {
        Ask::Doors(doors::Ask::Corpse { dead, left }) => Some((*dead, left.clone())),
        _ => None,
    };
    if let Some((dead, left)) = looted
        && hot(hands.table()).mover().is_some()
    {
        let all = written(hands);
        assert!(all.iter().any(|text| text.starts_with("Take ")), "{all:?}");
        // Whose body it is, and what a card is good for, stands there without another touch.
        let name = hands.words.seat(dead, Names::of(hands.game()));
        assert!(all.iter().any(|text| text.contains("late") && text.contains(&name)), "{name}: {all:?}");
        let shell = &hands.driver.state.shell;
        for card in left.iter() {
            let book = hands.table().session.book();
            let def = book.cards.card(card).expect("it is known");
            for line in card::all(&shell.words, book, def) {
                assert!(all.contains(&line), "{}: {line}: {all:?}", def.name);
            }
        }
        hands.taps("move 0");
    } else {
        touches(hands, step);
    }
    true
}

#[test]
fn nothing_speaks_of_chances_and_every_card_of_a_list_has_its_name() {
    let mut hands = begun();
    let (mut shown, mut fought, mut seen) = (0, 0, None);
    for step in 0..260 {
        if matches!(hot(hands.table()).next, Next::Over) {
            break;
        }
        for text in written(&mut hands) {
            // What hidden hands may do to a fight is a chance, and said to be one.
            if text.ends_with("spoils this") {
                continue;
            }
            let bare = text.replace("100%-", "");
            let odd = bare.contains('%') || bare.starts_with("For an ") || bare.starts_with("Get rid");
            assert!(!odd, "step {step}, {}: {text}", hands.table().question.ask.name());
        }
        fought += u32::from(matches!(hands.table().question.ask, Ask::Fight(_)));
        let behind = hot(hands.table()).behind;
        if behind != seen {
            seen = behind;
            let card = behind.expect("a card").card;
            let name = called(hands.table().session.book(), card).to_owned();
            let told = hands.table().log.iter().any(|line| line.text.contains(&name));
            assert!(told, "the journal names {name}");
            shown += 1;
        }
        goes_on(&mut hands, step);
    }
    assert!(shown > 2 && fought > 3, "{shown} cards behind doors, {fought} fights");
}

#[test]
fn what_was_behind_the_door_is_large_for_a_moment_and_goes_by_a_touch() {
    let mut hands = begun();
    let mut left = None;
    for step in 0..220 {
        let before = hot(hands.table()).behind;
        goes_on(&mut hands, step);
        let after = hot(hands.table()).behind;
        // Over what somebody else has to decide about it does not lie.
        let own = |behind: &Behind| hot(hands.table()).mover().is_none_or(|mover| mover == behind.seat);
        if after.as_ref().is_some_and(own) && after != before {
            left = after;
            break;
        }
    }
    let card = left.expect("a door with something else than a monster").card;
    let name = called(hands.table().session.book(), card).to_owned();
    assert!(there(&mut hands, "behind") && hands.driver.sees(&name), "{name} is on the stage");
    hands.driver.message(Message::Table(Do::Hot(Wish::Seen)));
    assert!(!there(&mut hands, "behind"), "a touch is enough");
}

#[test]
fn where_moments_are_switched_off_no_card_lies_over_the_stage() {
    let mut hands = begun();
    hands.driver.state.shell.settings.highlights = false;
    for step in 0..60 {
        goes_on(&mut hands, step);
        assert_eq!(hot(hands.table()).behind, None);
    }
}

#[test]
fn a_number_that_the_app_counts_is_read_and_told_why() {
    let mut hands = begun();
    for id in ["red-field-level", "red-field-bonus"] {
        let before = hands.table().session.records();
        hands.taps(id);
        assert_eq!(hands.table().panel, Some(Panel::Seat(Red)), "{id}");
        assert_eq!(hands.table().session.records(), before);
        hands.taps("close");
    }
}

#[test]
fn the_menu_has_neither_the_boss_nor_a_map() {
    let mut hands = begun();
    hands.taps("menu");
    for id in ["menu-boss", "component-rooms", "component-monsters"] {
        let text = hands.words.get(id);
        assert!(!hands.driver.sees(&text), "{text}");
    }
    let mut quest = Hands::new(driver::at("hot_turn", 1280.0, 800.0));
    quest.taps("menu");
    let boss = quest.words.get("menu-boss");
    assert!(quest.driver.sees(&boss), "Quest has one");
}

/// A game whose bots take their time, one of them at it.
fn bot_at_it() -> Hands<impl Window> {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Quick);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.taps("game classic");
    hands.taps("start");
    hands.driver.state.shell.pace = 320;
    hands.driver.state.shell.settings.pace = 320;
    for step in 0..80 {
        if hot(hands.table()).is_busy() {
            break;
        }
        goes_on(&mut hands, step);
    }
    assert!(hot(hands.table()).is_busy(), "a bot is at it");
    hands
}

#[test]
fn bots_are_slowed_down_where_they_are_looked_at() {
    let mut hands = bot_at_it();
    hands.taps("slower");
    assert_eq!((hands.driver.state.shell.pace, hands.driver.state.shell.settings.pace), (800, 800));
    hands.taps("slower");
    assert_eq!(hands.driver.state.shell.settings.pace, 1_600);
    hands.taps("slower");
    assert_eq!(hands.driver.state.shell.settings.pace, TAPPED, "a touch for each step");
    assert!(!there(&mut hands, "slower"), "slower there is none");
}

/// Where the button is that lets bots go on, and whether it can be touched.
fn goes_on_at(hands: &mut Hands<impl Window>) -> Option<(Rectangle, bool)> {
    let bounds = hands.driver.find(widget::Id::from("go on"))?.bounds();
    Some((bounds, hands.table().holds()))
}

/// Somebody goes on where a bot waits to be seen: by a touch, or by the key of the next step.
fn taps_on(hands: &mut Hands<impl Window>, by_key: bool) {
    hands.waits();
    match by_key {
        true => hands.driver.key(Key::Named(Named::Space), Modifiers::default()),
        false => hands.taps("go on"),
    }
}

#[test]
fn each_step_of_a_bot_waits_for_a_touch_where_somebody_wants_it() {
    for by_key in [false, true] {
        let mut hands = bot_at_it();
        hands.driver.state.shell.settings.pace = TAPPED;
        let (mut at, mut steps, mut turns) = (None, 0, 0);
        for _ in 0..60 {
            let turn = hands.game().turn.number;
            beats(&mut hands);
            if !hot(hands.table()).is_busy() {
                break;
            }
            assert!(hands.table().holds(), "{by_key}: it waits: {:?}", hands.table().question);
            let (bounds, open) = goes_on_at(&mut hands).expect("a way on");
            assert!(open && at.is_none_or(|at| at == bounds), "{by_key}: in one place: {at:?} {bounds:?}");
            at = Some(bounds);
            let records = hands.table().session.records();
            beats(&mut hands);
            assert_eq!(hands.table().session.records(), records, "{by_key}: nobody goes on by itself");
            assert!(hands.driver.find(widget::Id::from("relay")).is_none(), "{by_key}: and nothing is handed over");
            taps_on(&mut hands, by_key);
            assert!(hands.table().session.records() > records, "{by_key}: a touch is a step");
            steps += 1;
            turns += hands.game().turn.number - turn;
        }
        assert!(steps > 2, "{by_key}: {steps} steps in {turns} turns");
        // Once a person is asked, their own next step does not lie where others were let go on.
        let own = hands.driver.find(widget::Id::from("context")).map(|own| own.bounds());
        let overlaps = own.zip(at).and_then(|(own, at)| own.intersection(&at));
        assert!(own.is_some() && overlaps.is_none(), "{by_key}: {own:?} {at:?}");
    }
}

#[test]
fn what_waits_to_be_seen_can_be_skipped_and_a_person_is_never_held_up() {
    let mut hands = bot_at_it();
    hands.driver.state.shell.settings.pace = TAPPED;
    beats(&mut hands);
    assert!(hands.table().holds());
    hands.waits();
    hands.taps("hurry");
    assert!(!hot(hands.table()).is_busy() && !hands.table().holds(), "a person is asked");
}

/// Long enough passes for a bot to do something, many times.
fn beats(hands: &mut Hands<impl Window>) {
    for n in 1..20 {
        hands.driver.state.shell.clock = Clock::Fixed(TIME + 1_000_000 + n * 10_000);
        hands.driver.message(Message::Table(Do::Hot(Wish::Beat)));
    }
}

#[test]
fn nobody_plays_on_behind_an_open_menu() {
    let mut hands = bot_at_it();
    let before = hands.table().session.records();
    let menu = hands.driver.place(widget::Id::from("menu"));
    hands.taps("menu");
    beats(&mut hands);
    assert_eq!(hands.table().session.records(), before, "while somebody reads");
    hands.waits();
    hands.driver.tap_at(menu);
    assert!(hands.table().panel.is_none(), "closed again");
    beats(&mut hands);
    assert!(hands.table().session.records() > before, "and on it goes");
}

#[test]
fn a_curse_that_nothing_stops_is_no_question() {
    let mut hands = begun();
    for step in 0..220 {
        if let (Ask::Munchkin(munchkin::Ask::Cursed { .. }), true) =
            (&hands.table().question.ask, hot(hands.table()).mover().is_some())
        {
            let hot = hot(hands.table());
            assert!(hot.moves.len() > 1, "there is something to choose: {:?}, {:?}", hot.moves, hot.next);
        }
        goes_on(&mut hands, step);
    }
}

/// Long enough passes for one step of the app.
fn steps(hands: &mut Hands<impl Window>, now: &mut i64) {
    *now += 10_000;
    hands.driver.state.shell.clock = Clock::Fixed(*now);
    hands.driver.message(Message::Table(Do::Hot(Wish::Beat)));
}

/// What was taken from somebody while others were at it is told as soon as they are at it again, and told once.
#[test]
fn whoever_was_robbed_meanwhile_is_told_when_it_is_their_move() {
    // Whoever has died meanwhile has other worries.
    let told: Vec<String> =
        ["doors_turn", "doors_seat", "doors_laid", "doors_full"].into_iter().filter_map(robbed).collect();
    assert!(!told.is_empty());
    for told in told {
        assert!(told.starts_with("Meanwhile: you’re down to Level "), "{told:?}");
    }
}

/// What somebody is told who has lost Levels while others were at it; nothing if they have died since.
fn robbed(preset: &str) -> Option<String> {
    let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
    let me = hands.game().turn.seat.expect("somebody");
    let level = |to| munchkin::Effect::Level { seat: me, change: Amount::To(to), kill: false };
    let amends = |effect: munchkin::Effect| {
        let amends = rules::table::Command::Amend { note: String::new(), effects: vec![effect.into()] };
        Message::Table(Do::does(amends.into()))
    };
    // Nobody reads anything: the app would wait for them.
    hands.driver.message(Message::Table(Do::Ask(standie::app::table::action::Action::Close)));
    hands.driver.state.shell.pace = 1;
    let mut now = TIME + 1_000_000;
    hands.driver.message(amends(level(5)));
    // The turn ends, whatever that takes.
    let mover = |hands: &Hands<_>| hands.table().hot.as_ref().and_then(|hot| hot.mover());
    let turn = hands.game().turn.number;
    for _ in 0..200 {
        if mover(&hands).is_none() && hands.game().turn.number > turn {
            break;
        }
        let moves = engine::moves(hands.table().session.book(), hands.game());
        let ends = moves.iter().find(|c| matches!(c, Command::Turn(_))).or(moves.last()).cloned();
        match ends.filter(|_| mover(&hands).is_some()) {
            Some(command) => hands.driver.message(Message::Table(Do::does(command))),
            None => steps(&mut hands, &mut now),
        }
    }
    assert!(mover(&hands).is_none(), "somebody else is at it");
    let before = hands.game().seat(me).filter(|own| own.level > 1)?.level;
    hands.driver.message(amends(level(1)));
    for _ in 0..2000 {
        if mover(&hands).is_some() {
            break;
        }
        steps(&mut hands, &mut now);
    }
    let died = |fact: &Fact| matches!(fact.event, Event::Munchkin(munchkin::Event::Died { seat }) if seat == me);
    let timeline = hands.table().session.timeline();
    if timeline.back(timeline.here()).any(|(_, node)| node.facts.iter().any(died)) {
        return None;
    }
    if hands.game().seat(me)?.level >= before {
        return None;
    }
    Some(hands.driver.state.shell.toast.as_ref().map(|toast| toast.text.clone()).unwrap_or_default())
}
