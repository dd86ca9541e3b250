//! A game the app keeps whole, by the keyboard alone: whatever somebody is asked is answered by Tab and Enter.

use crate::hands::Hands;
use crate::solo::{arranged, seated};
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use rand::RngExt as _;
use rand_pcg::Pcg64Mcg;
use standie::app::aloud::Heard;
use standie::app::aloud::walk::{Signs, Walk};
use standie::app::presets::TIME;
use standie::app::route::Route;
use standie::app::shell::Clock;
use standie::app::table::hot::{Next, Sheet, Wish as HotWish};
use standie::app::table::panels::palette::Typing;
use standie::app::table::{Keeping, Message as Wish, Panel};
use standie::app::widget::spoken::Role;
use standie::app::{App, Message};
use standie::catalog;
use standie::play::record::Who;
use standie::play::{Session, oracle, playout};
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::engine;
use standie::rules::setup::Setup;
use standie::rules::table;
use std::collections::BTreeMap;

/// Every kind of question that a game played by chance asks somebody, once, as it stands there.
fn asked(system: &str, seed: u64, found: &mut BTreeMap<String, Session>) {
    let book = catalog::books().find(system).expect("a book").clone();
    let setup = Setup { system: system.into(), ..playout::setup(3) };
    let (mut session, _) = Session::begin(book, setup, "", seed, TIME).expect("a game");
    let mut rng = Pcg64Mcg::new(seed.into());
    for _ in 0..1_500 {
        let (book, game) = (session.book(), session.game());
        let command = match engine::waits_for(book, game) {
            _ if game.ending.is_some() => return,
            Decider::Chance => oracle::answer(&session).map(|it| Command::Table(table::Command::Answer(it))),
            decider => {
                let ask = session.question().ask;
                if matches!(decider, Decider::Seat(_)) {
                    found.entry(format!("{system} {}", ask.name())).or_insert_with(|| session.clone());
                }
                let moves = engine::moves(book, game);
                moves.get(rng.random_range(0..moves.len().max(1))).cloned()
            }
        };
        let done = Command::Table(table::Command::Answer(table::Answer::Done.into()));
        let command = command.unwrap_or(done);
        if let Err(refused) = session.submit(&command, Who::Table, TIME) {
            panic!("{system}, {command:?}: {refused}");
        }
    }
}

/// Everything that takes the keyboard, in its order: nothing of what something else lies over.
pub fn stops(hands: &mut Hands<impl Window>) -> Vec<Heard> {
    let signs = Signs::of(&hands.driver.state.shell.words);
    let whole = hands.driver.asks(Walk::with(signs)).expect("all of it");
    let (mut open, mut list) = (vec![whole], Vec::new());
    while let Some(heard) = open.pop() {
        if heard.role != Some(Role::Beneath) {
            open.extend(heard.parts.iter().rev().cloned());
            if heard.focus.is_some() && heard.is_control() {
                list.push(heard);
            }
        }
    }
    list
}

/// What leads away from the table, or back, or only tells.
const AWAY: [&str; 9] = ["menu", "undo", "redo", "home", "seat-", "turn-", "pile", "map", "close"];

/// Whether Tab comes to something.
fn reaches(hands: &mut Hands<impl Window>, to: u64) -> bool {
    for _ in 0..6 {
        let all = stops(hands);
        let at = |is: &dyn Fn(&Heard) -> bool| all.iter().position(is);
        let (Some(goal), from) = (at(&|heard| heard.id == to), at(&|heard| heard.focus == Some(true))) else {
            return false;
        };
        if from == Some(goal) {
            return true;
        }
        // What has nothing to go on from begins with what is asked.
        let steps = from.map_or(1, |from| (goal + all.len() - from) % all.len());
        (0..steps).for_each(|_| hands.driver.key(Key::Named(Named::Tab), Modifiers::default()));
    }
    false
}

/// Presses this and that by key until somebody's question is answered: how often it took. None where nothing answers it; and none
/// where the app answers it by itself.
fn answers(session: &Session, rng: &mut Pcg64Mcg) -> Result<Option<u32>, String> {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.shell.pace = 0;
    app.lay_out(session.clone(), Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    if !matches!(hands.table().hot.as_ref().map(|hot| hot.next), Some(Next::Person(_))) {
        return Ok(None);
    }
    let (records, mut tried) = (hands.table().session.records(), Vec::new());
    for tries in 1..200 {
        hands.waits();
        let all = stops(&mut hands);
        let key = |heard: &Heard| heard.key.clone().unwrap_or_default();
        let fit = |heard: &&Heard| {
            heard.presses && heard.key.is_some() && !AWAY.iter().any(|away| key(heard).starts_with(away))
        };
        let choice: Vec<&Heard> = all.iter().filter(fit).collect();
        let here = choice.iter().copied().find(|heard| key(heard) == "here");
        let Some(to) = here.or_else(|| choice.get(rng.random_range(0..choice.len().max(1))).copied()) else {
            return Err(format!("nothing takes the keyboard: {tried:?}"));
        };
        if !reaches(&mut hands, to.id) {
            return Err(format!("Tab does not come to {:?} {:?}", to.key, to.name));
        }
        hands.waits();
        hands.driver.key(Key::Named(Named::Enter), Modifiers::default());
        hands.driver.settle();
        tried.push(to.key.clone().unwrap_or(to.name.clone()));
        if hands.driver.state.route != Route::Table || hands.driver.state.table.is_none() {
            return Err(format!("it leads away: {tried:?}"));
        }
        if hands.table().session.records() != records {
            return Ok(Some(tries));
        }
        hands.waits();
        // Out of what was opened, at the latest after a few steps in it.
        let app: &App = &hands.driver.state;
        let out = app.table.as_ref().is_some_and(|table| table.has_way_out(&app.shell));
        if hands.table().panel.is_some() || (tries % 4 == 0 && out) {
            hands.driver.key(Key::Named(Named::Escape), Modifiers::default());
        }
        drop(hands.driver.state.update(Message::Tick));
    }
    Err(format!("nothing answers it: {tried:?}"))
}

#[test]
fn whatever_somebody_is_asked_is_answered_by_the_keyboard_alone() {
    let mut found = BTreeMap::new();
    for (system, seeds) in [("classic", 1..4), ("quest", 1..4), ("shadowrun", 1..3)] {
        seeds.for_each(|seed| asked(system, seed, &mut found));
    }
    let (mut dead, mut tried, mut rng) = (Vec::new(), 0, Pcg64Mcg::new(7));
    for (name, session) in &found {
        match answers(session, &mut rng) {
            Ok(Some(tries)) => {
                tried += 1;
                println!("{name}: {tries}");
            }
            Ok(None) => println!("{name}: by itself"),
            Err(why) => dead.push(format!("{name}: {why}")),
        }
    }
    assert!(dead.is_empty(), "{} of {}:\n{}", dead.len(), found.len(), dead.join("\n"));
    assert!(tried > 12, "{tried}");
}

#[test]
fn enter_on_a_card_that_goes_on_one_of_several_leads_to_them() {
    let more =
        r#""hands": {"red": ["Lukewarm Potion"], "blue": [], "green": []}, "decks": {"door": ["Half a Sandwich"]}"#;
    let mut hands = seated(arranged("classic", more), (1280.0, 800.0));
    hands.taps("context");
    assert!(hands.table().fights(), "{:?}", hands.table().question);
    let key = |hands: &mut Hands<_>, key: Key| {
        hands.waits();
        hands.driver.key(key, Modifiers::default());
        hands.driver.settle();
    };
    let on = |hands: &mut Hands<_>| {
        stops(hands).into_iter().find(|heard| heard.focus == Some(true)).and_then(|heard| heard.key)
    };
    key(&mut hands, Key::Character("h".into()));
    assert!(on(&mut hands).is_some_and(|on| on.starts_with("card ")));
    key(&mut hands, Key::Named(Named::Enter));
    assert!(on(&mut hands).is_some_and(|on| on.starts_with("card ")), "it is read");
    key(&mut hands, Key::Named(Named::Enter));
    assert_eq!(on(&mut hands).as_deref(), Some("choose 0"), "on which of them?");
    let records = hands.table().session.records();
    key(&mut hands, Key::Named(Named::Enter));
    assert!(hands.table().session.records() > records, "it is played");
}

/// What has the keyboard.
fn on(hands: &mut Hands<impl Window>) -> String {
    stops(hands).into_iter().find(|heard| heard.focus == Some(true)).and_then(|heard| heard.key).unwrap_or_default()
}

fn presses(hands: &mut Hands<impl Window>, key: Named) {
    hands.waits();
    hands.driver.key(Key::Named(key), Modifiers::default());
    hands.driver.settle();
}

/// Goes to something by Tab.
fn tabs_to(hands: &mut Hands<impl Window>, is: impl Fn(&str) -> bool) {
    for _ in 0..80 {
        presses(hands, Named::Tab);
        if is(&on(hands)) {
            return;
        }
    }
    panic!("Tab does not come there");
}

#[test]
fn a_sale_begins_at_what_is_sold_and_never_ends_on_the_big_button() {
    let more = r#"
        "in_play": {"red": ["Bathrobe of Bravery", "Borrowed Oar", "Sarcastic Shoulder Parrot"]},
        "hands": {"red": ["Jar of Bees, Assorted", "Map Drawn From Memory", "Haste Paste"], "blue": [], "green": []}"#;
    let mut hands = seated(arranged("classic", more), (1280.0, 800.0));
    tabs_to(&mut hands, |on| on == "level");
    presses(&mut hands, Named::Enter);
    assert!(on(&mut hands).starts_with("sell "), "{}", on(&mut hands));
    tabs_to(&mut hands, |on| on == "choose 0");
    let level = hands.game().seats[0].level;
    presses(&mut hands, Named::Enter);
    assert!(hands.game().seats[0].level > level, "it is bought");
    assert!(on(&mut hands).starts_with("card ") || on(&mut hands) == "hand-tab", "{}", on(&mut hands));
}

#[test]
fn each_step_of_what_is_chosen_begins_at_its_first() {
    let more = r#"
        "in_play": {"red": ["Thief"], "blue": ["Helmet With a Hat on It"], "green": ["Slippers of Staying In"]},
        "hands": {"red": ["Crumb Swarm", "Basilisk in Sunglasses", "Passive-Aggressive Golem", "Elf", "Sticky Fingers"],
        "blue": [], "green": []}"#;
    let mut hands = seated(arranged("classic", more), (1280.0, 800.0));
    hands.driver.message(Message::Table(Wish::Hot(HotWish::Sheet(Some(Sheet::More)))));
    let steps = |hands: &Hands<_>| hands.table().hot.as_ref().map_or(0, |hot| hot.narrowed.len());
    tabs_to(&mut hands, |on| on.starts_with("fold "));
    let mut went = false;
    for _ in 0..12 {
        let opens = on(&mut hands).starts_with("fold ");
        presses(&mut hands, Named::Enter);
        if opens && on(&mut hands) == "choose 0" {
            let before = steps(&hands);
            tabs_to(&mut hands, |on| on == "choose 1");
            presses(&mut hands, Named::Enter);
            if steps(&hands) > before {
                assert_eq!(on(&mut hands), "choose 0", "never the second only because the second was chosen");
                went = true;
                break;
            }
        }
        tabs_to(&mut hands, |on| on.starts_with("fold "));
    }
    assert!(went, "nothing is chosen in two steps");
}

#[test]
fn commands_are_gone_through_by_arrows_and_leaving_the_table_leaves_nothing_out() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let say = |wish: Wish| Message::Table(wish);
    hands.driver.message(say(Wish::opens(Panel::Palette(Default::default()))));
    let at = |hands: &mut Hands<_>| {
        let lit = |heard: &Heard| heard.role == Some(Role::Choice(true));
        stops(hands).into_iter().find(lit).and_then(|heard| heard.key)
    };
    assert_eq!(at(&mut hands), None, "Enter does nothing before anything is typed");
    hands.driver.message(say(Wish::Palette(Typing::Type("leave".into()))));
    assert_eq!(at(&mut hands).as_deref(), Some("found 0"));
    let leave = hands.words.get("menu-home");
    let first = stops(&mut hands).into_iter().find(|heard| heard.key.as_deref() == Some("found 0"));
    assert_eq!(first.map(|heard| heard.name), Some(leave));
    presses(&mut hands, Named::ArrowDown);
    assert_eq!(at(&mut hands).as_deref(), Some("found 1"));
    presses(&mut hands, Named::ArrowUp);
    assert_eq!(at(&mut hands).as_deref(), Some("found 0"));
    presses(&mut hands, Named::Enter);
    assert_eq!(hands.driver.state.route, Route::Home);
}
