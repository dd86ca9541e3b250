//! Where the keyboard is: on one thing at most, on nothing that cannot be pressed, and never on another one than before only
//! because that has come to its place.

use crate::hands::Hands;
use crate::support::driver::{self, Driver, Window};
use iced_test::core::keyboard::key::Named::{
    self, ArrowDown, ArrowLeft, ArrowRight, ArrowUp, End, Enter, Escape, F6, Tab,
};
use iced_test::core::keyboard::{Key, Modifiers};
use standie::app::App;
use standie::app::aloud::Heard;
use standie::app::aloud::asked::Asked;
use standie::app::aloud::walk::{Signs, Walk};
use standie::app::presets;
use standie::app::route::Route;
use standie::app::screen::lookup;
use standie::app::widget::spoken::Role;
use standie::catalog::words::Names;
use standie::play::reacting;
use standie::rules::amount::Amount;
use standie::rules::cards::{self, deck::Deck};
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;

fn key(driver: &mut Driver<impl Window>, named: Named) {
    driver.key(Key::Named(named), Modifiers::default());
}

fn back(driver: &mut Driver<impl Window>, named: Named) {
    driver.key(Key::Named(named), Modifiers::SHIFT);
}

/// What has the keyboard.
fn ringed(driver: &mut Driver<impl Window>) -> Vec<Heard> {
    driver.draws();
    let whole = driver.asks(Walk::with(Signs::default())).expect("all of it");
    whole.all().into_iter().filter(|heard| heard.focus == Some(true)).cloned().collect()
}

/// What the one that has it is called.
fn on(driver: &mut Driver<impl Window>) -> Option<String> {
    ringed(driver).first().and_then(|heard| heard.key.clone())
}

/// Tab until something so called has the keyboard; how many it took.
fn tabs_to(driver: &mut Driver<impl Window>, is: impl Fn(&str) -> bool) -> usize {
    (1..90)
        .find(|_| {
            key(driver, Tab);
            on(driver).is_some_and(|on| is(&on))
        })
        .expect("something to come to")
}

/// While the tablet goes from hand to hand the keyboard begins at what takes it, and Enter does that by itself.
#[test]
fn whoever_is_handed_the_tablet_takes_it_by_keyboard() {
    for preset in ["hot_relay", "doors_relay"] {
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        hands.waits();
        key(&mut hands.driver, Tab);
        assert_eq!(on(&mut hands.driver).as_deref(), Some("here"), "{preset}");
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        hands.waits();
        assert!(hands.driver.state.table.as_ref().is_some_and(|t| t.hot.as_ref().is_some_and(|h| h.open.is_none())));
        key(&mut hands.driver, Enter);
        assert!(hands.table().hot.as_ref().is_some_and(|hot| hot.open.is_some()), "{preset}: the hand lies open");
    }
}

#[test]
fn nothing_has_the_keyboard_that_cannot_be_pressed_and_one_thing_at_most_has_it() {
    let mut state = 11_u32;
    let mut any = move |most: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % most
    };
    for preset in
        ["hot_turn", "row", "classic_six_fight", "doors_asked", "table", "quick", "setup", "settings", "rules"]
    {
        if !presets::names().contains(&preset) {
            panic!("{preset} is gone");
        }
        let mut driver = driver::at(preset, 1280.0, 800.0);
        let mut pressed = Vec::new();
        for _ in 0..24 {
            let named = [Tab, Tab, F6, Enter, Enter, Escape, ArrowDown][any(7) as usize];
            let steps = if named == Tab { any(6) + 1 } else { 1 };
            (0..steps).for_each(|_| key(&mut driver, named));
            pressed.push((named, steps));
            let here = ringed(&mut driver);
            assert!(here.len() <= 1, "{preset}, after {pressed:?}: {here:?}");
            // What is pressed in vain says why.
            let told = |heard: &Heard| heard.key.as_deref().is_some_and(|key| key.starts_with("no-"));
            let alive = |heard: &Heard| heard.presses || heard.holds || !heard.is_control() || told(heard);
            assert!(here.iter().all(alive), "{preset}, after {pressed:?}: {here:?}");
        }
    }
}

#[test]
fn tab_goes_round_without_a_gap_and_begins_at_what_is_asked() {
    for (preset, first) in [("settings", None), ("hot_turn", Some("asked"))] {
        let mut driver = driver::at(preset, 1280.0, 800.0);
        key(&mut driver, Tab);
        let begun = ringed(&mut driver).first().map(|heard| heard.id).expect("the first");
        if first.is_some() {
            assert_ne!(on(&mut driver).as_deref(), Some("undo"), "nobody begins with Undo");
        }
        let round = (1..200).find(|_| {
            key(&mut driver, Tab);
            let here = ringed(&mut driver);
            assert_eq!(here.len(), 1, "{preset}");
            here[0].id == begun
        });
        assert!(round.is_some_and(|round| round > 3), "{preset}: all the way round");
    }
}

#[test]
fn a_card_is_few_keys_from_anywhere_and_keeps_the_keyboard_while_it_is_read() {
    let mut driver = driver::at("hot_turn", 1280.0, 800.0);
    // From what is asked to the hand, and past what turns its pages.
    key(&mut driver, F6);
    key(&mut driver, F6);
    let tabs = tabs_to(&mut driver, |on| on.starts_with("card "));
    assert!(tabs <= 4, "{tabs}");
    let card = on(&mut driver);
    key(&mut driver, Enter);
    assert_eq!(on(&mut driver), card, "the card that is read");
    key(&mut driver, Escape);
    assert_eq!(on(&mut driver), card, "and no longer read");
}

#[test]
fn a_window_gives_the_keyboard_back_and_a_finger_takes_it_away() {
    let mut driver = driver::at("table", 1280.0, 800.0);
    tabs_to(&mut driver, |on| on == "menu");
    key(&mut driver, Enter);
    assert_ne!(on(&mut driver).as_deref(), Some("menu"));
    key(&mut driver, Tab);
    assert!(on(&mut driver).is_some());
    key(&mut driver, Escape);
    assert_eq!(on(&mut driver).as_deref(), Some("menu"), "given back");
    // Out of the table only once nothing has it.
    key(&mut driver, Escape);
    assert!(ringed(&mut driver).is_empty() && driver.state.table.as_ref().expect("a table").panel.is_none());
    key(&mut driver, Escape);
    assert!(driver.state.table.as_ref().expect("a table").panel.is_some(), "the menu");
}

#[test]
fn the_keyboard_does_not_go_over_to_what_comes_to_its_place() {
    let mut driver = driver::at("first", 1280.0, 800.0);
    let before = tabs_to(&mut driver, |on| on.starts_with("die-"));
    assert!(before > 0);
    let die = on(&mut driver).expect("a die");
    let question = driver.state.table.as_ref().expect("a table").question.clone();
    key(&mut driver, Enter);
    let table = driver.state.table.as_ref().expect("a table");
    let same = table.question.ask == question.ask;
    let now = on(&mut driver);
    assert!(same || now.is_none() || now == Some(die), "{now:?}");
}

/// Who plays each seat, as it stands chosen.
fn chosen(driver: &mut Driver<impl Window>) -> Vec<String> {
    driver.draws();
    let whole = driver.asks(Walk::with(Signs::default())).expect("all of it");
    let chosen = whole.all().into_iter().filter(|heard| heard.role == Some(Role::Choice(true)));
    chosen.filter_map(|heard| heard.key.clone()).filter(|key| key.starts_with("plays")).collect()
}

#[test]
fn before_a_game_enter_begins_and_escape_throws_nothing_away() {
    let mut driver = driver::at("quick", 1280.0, 800.0);
    tabs_to(&mut driver, |on| on.starts_with("plays"));
    key(&mut driver, Enter);
    let changed = chosen(&mut driver);
    key(&mut driver, Escape);
    assert_eq!(driver.state.route, Route::Quick, "only the keyboard has left what it was on");
    key(&mut driver, Escape);
    assert_ne!(driver.state.route, Route::Quick);
    driver.message(standie::app::Message::Go(Route::Quick));
    assert_eq!(chosen(&mut driver), changed, "as it was left");
    key(&mut driver, Enter);
    assert_eq!(driver.state.route, Route::Table, "it begins");
}

#[test]
fn what_has_nothing_to_press_is_scrolled_to() {
    let mut driver = driver::at("settings", 1280.0, 800.0);
    let about = driver.state.shell.words.get("about-title");
    let seen = |driver: &mut Driver<_>| {
        let found = driver.find(about.as_str());
        found.and_then(|found| found.visible_bounds()).is_some_and(|seen| seen.height > 4.0)
    };
    assert!(!seen(&mut driver), "{about}");
    key(&mut driver, End);
    assert!(seen(&mut driver), "{about}");
    back(&mut driver, Tab);
    assert!(on(&mut driver).is_some() || !ringed(&mut driver).is_empty());
}

/// How much has been done at the table.
fn done(driver: &Driver<impl Window>) -> u32 {
    driver.state.table.as_ref().expect("a table").session.records()
}

fn letter(driver: &mut Driver<impl Window>, letter: &str) {
    driver.key(Key::Character(letter.into()), Modifiers::default());
}

#[test]
fn a_letter_leads_to_what_people_are_quick_with_and_does_nothing_by_itself() {
    let mut hands = Hands::new(driver::at("classic_claimed", 1280.0, 800.0));
    hands.waits();
    let mut driver = hands.driver;
    letter(&mut driver, "s");
    let first = on(&mut driver).expect("a Stop!");
    letter(&mut driver, "s");
    let second = on(&mut driver).expect("another");
    assert!(first.starts_with("stop ") && second.starts_with("stop ") && first != second, "{first}, {second}");
    let before = done(&driver);
    letter(&mut driver, "l");
    assert_eq!(on(&mut driver), Some(second), "no Level to be seen");
    assert_eq!(done(&driver), before);
    key(&mut driver, Enter);
    assert_ne!(done(&driver), before, "stopped");

    let mut hands = Hands::new(driver::at("classic", 1280.0, 800.0));
    hands.waits();
    let mut driver = hands.driver;
    letter(&mut driver, "c");
    assert_eq!(on(&mut driver).as_deref(), Some("curse"));
    letter(&mut driver, "l");
    assert!(on(&mut driver).is_some_and(|on| on.starts_with("meet ")), "a Level");
    key(&mut driver, Enter);
    driver.settle();
    let table = driver.state.table.as_ref().expect("a table");
    assert!(standie::rules::fight::current(table.game()).is_some(), "a fight, by two keys");

    let mut driver = driver::at("hot_turn", 1280.0, 800.0);
    letter(&mut driver, "h");
    assert!(on(&mut driver).is_some_and(|on| on.starts_with("card ")), "the hand");
}

#[test]
fn arrows_go_to_what_lies_beside_where_nobody_walks_by_them() {
    let mut driver = driver::at("classic", 1280.0, 800.0);
    key(&mut driver, ArrowRight);
    assert_eq!(on(&mut driver), None, "nothing has it yet");
    letter(&mut driver, "l");
    assert_eq!(on(&mut driver).as_deref(), Some("meet 1"));
    for (named, to) in [(ArrowRight, "meet 2"), (ArrowRight, "meet 3"), (ArrowLeft, "meet 2")] {
        key(&mut driver, named);
        assert_eq!(on(&mut driver).as_deref(), Some(to), "{named:?}");
    }
    key(&mut driver, ArrowDown);
    let below = on(&mut driver).unwrap_or_else(|| panic!("{:?}", ringed(&mut driver)));
    let level: u8 = below.strip_prefix("meet ").and_then(|level| level.parse().ok()).expect("another Level");
    assert!(level > 5, "{below}");
    key(&mut driver, ArrowUp);
    assert_eq!(on(&mut driver).as_deref(), Some("meet 2"), "and back");
}

#[test]
fn arrows_stay_in_their_part_of_the_screen_as_long_as_there_is_something_beside() {
    for (width, height) in [(1280.0, 800.0), (1024.0, 768.0)] {
        for (named, to) in [(ArrowRight, "way-east"), (ArrowDown, "way-west")] {
            let mut driver = driver::at("hot_turn", width, height);
            tabs_to(&mut driver, |on| on == "way-north");
            key(&mut driver, named);
            let beside = on(&mut driver).unwrap_or_default();
            assert_eq!(beside, to, "{named:?} at {width}");
        }
    }
}

#[test]
fn f6_goes_round_the_parts_of_the_end_and_of_a_set_up() {
    for (preset, parts) in [("over", 2), ("quick", 3), ("setup", 3)] {
        let mut driver = driver::at(preset, 1280.0, 800.0);
        let mut seen = Vec::new();
        for _ in 0..parts {
            key(&mut driver, F6);
            seen.push(on(&mut driver).expect("something"));
        }
        let mut known = seen.clone();
        known.sort();
        known.dedup();
        assert_eq!(known.len(), parts, "{preset}: {seen:?}");
        key(&mut driver, F6);
        assert_eq!(on(&mut driver).as_ref(), seen.first(), "{preset}: all the way round");
    }
}

#[test]
fn no_command_is_named_twice_and_enter_alone_does_nothing() {
    for preset in ["hot_turn", "doors_turn", "hot_fight", "table"] {
        let mut driver = driver::at(preset, 1280.0, 800.0);
        let before = done(&driver);
        driver.key(Key::Character("k".into()), Modifiers::CTRL);
        driver.draws();
        let whole = driver.asks(Walk::with(Signs::default())).expect("all of it");
        let names =
            whole.all().into_iter().filter(|heard| heard.role == Some(Role::Button)).map(|heard| heard.name.clone());
        let mut names: Vec<String> = names.filter(|name| name.len() > 2).collect();
        let all = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), all, "{preset}: {names:?}");
        key(&mut driver, Enter);
        assert_eq!(done(&driver), before, "{preset}: nothing was asked for");
    }
}

#[test]
fn nobody_walks_by_the_arrows_while_something_else_has_the_keyboard() {
    let mut driver = driver::at("table", 1280.0, 800.0);
    let all = [ArrowDown, ArrowUp, ArrowLeft, ArrowRight];
    tabs_to(&mut driver, |on| on == "menu");
    let before = done(&driver);
    all.iter().for_each(|named| key(&mut driver, *named));
    assert_eq!(done(&driver), before, "they go from thing to thing");
    key(&mut driver, Escape);
    assert_eq!(on(&mut driver), None);
    all.iter().for_each(|named| key(&mut driver, *named));
    assert_ne!(done(&driver), before, "somebody walks");
}

#[test]
fn what_has_to_be_answered_comes_first() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut driver = driver::at("classic_claimed", width, height);
        key(&mut driver, Tab);
        assert!(on(&mut driver).is_some_and(|on| on.starts_with("stop ")), "{width}: {:?}", on(&mut driver));
    }
}

#[test]
fn a_letter_that_is_typed_leads_nowhere() {
    let mut driver = driver::at("classic", 1280.0, 800.0);
    driver.key(Key::Character("k".into()), Modifiers::CTRL);
    let field = on(&mut driver);
    for typed in ["s", "c", "l"] {
        letter(&mut driver, typed);
        assert_eq!(on(&mut driver), field, "{typed}");
    }
    let table = driver.state.table.as_ref().expect("a table");
    assert_eq!(table.naming(), Some("scl"));
}

#[test]
fn enter_does_what_was_typed_among_the_commands_whatever_had_the_keyboard() {
    for tabs in [0, 3] {
        let mut driver = driver::at("doors_turn", 1280.0, 800.0);
        (0..tabs).for_each(|_| key(&mut driver, Tab));
        driver.key(Key::Character("k".into()), Modifiers::CTRL);
        ["s", "e", "t", "t", "i"].into_iter().for_each(|typed| letter(&mut driver, typed));
        key(&mut driver, Enter);
        assert_eq!(driver.state.route, Route::Settings, "after {tabs} Tabs");
    }
}

#[test]
fn a_card_of_the_open_hand_is_played_by_its_name_among_the_commands() {
    let plays = |app: &App| {
        let hot = app.table.as_ref().and_then(|table| table.hot.as_ref()).expect("in the app");
        let plays = |command: &&Command| matches!(command, Command::Munchkin(munchkin::Command::PlayCard { .. }));
        let table = app.table.as_ref().expect("a table");
        // What gives up a Race or a Class is not done by one touch.
        let keeps = |command: &&Command| !reacting::gives_up(table.game(), command);
        let played = hot.moves.iter().filter(plays).find(keeps).cloned();
        let told = |command: &Command| {
            let said = table.teller().sentence(&table.question.ask, hot.mover(), command);
            app.shell.words.say(&said, Names::of(table.game()))
        };
        played.as_ref().map(told)
    };
    let drivers = ["doors_turn", "doors_laid", "doors_full", "doors_trade"].map(|name| driver::at(name, 1280.0, 800.0));
    let mut found = drivers.into_iter().filter_map(|driver| Some((plays(&driver.state)?, driver)));
    let (name, mut driver) = found.next().expect("a card to play");
    driver.key(Key::Character("k".into()), Modifiers::CTRL);
    for typed in name.to_lowercase().chars() {
        match typed {
            ' ' => key(&mut driver, Named::Space),
            typed => letter(&mut driver, &typed.to_string()),
        }
    }
    let records = driver.state.table.as_ref().expect("a table").session.records();
    key(&mut driver, Enter);
    let table = driver.state.table.as_ref().expect("a table");
    assert!(table.session.records() > records && table.panel.is_none(), "{name}");
}

#[test]
fn what_was_looked_for_is_opened_by_enter_and_reached_by_f6() {
    let mut driver = driver::at("doors_turn", 1280.0, 800.0);
    driver.key(Key::Named(Named::F1), Modifiers::default());
    driver.message(standie::app::Message::Lookup(lookup::Message::Type("keyboard".to_owned())));
    // Whoever looks something up writes; from there it is one step to what was found.
    key(&mut driver, F6);
    let found = on(&mut driver).expect("something");
    assert!(found.starts_with("page ") || found.starts_with("rules "), "{found}");
    back(&mut driver, F6);
    key(&mut driver, Enter);
    assert!(driver.state.lookup.page().is_some(), "the page about it");
}

/// The first seat, and its gold.
fn gold(driver: &Driver<impl Window>) -> (Colour, u32) {
    let game = driver.state.table.as_ref().expect("a table").game();
    (game.seats[0].colour, game.seats[0].gold)
}

#[test]
fn a_reader_that_comes_late_is_told_at_once() {
    let mut driver = driver::at("table", 1280.0, 800.0);
    driver.draws();
    let (seat, before) = gold(&driver);
    driver.message(standie::app::Message::Asked(Asked::Began));
    driver.settle();
    let signs = Signs::of(&driver.state.shell.words);
    let whole = driver.asks(Walk::with(signs)).expect("all of it");
    let name = format!("{}-field-gold", seat.name());
    let number = whole.all().into_iter().find(|heard| heard.key.as_deref() == Some(&name)).expect("a number").id;
    driver.message(standie::app::Message::Asked(Asked::Set(number, f64::from(before) + 100.0)));
    driver.settle();
    driver.draws();
    driver.settle();
    assert_eq!(gold(&driver).1, before + 100, "it knew what the number is");
}

/// What has to go is held until it is picked, and where it lies on another page the arrow there says so.
#[test]
fn what_has_to_be_given_is_still_counted_and_is_pointed_at() {
    let mut hidden = 0;
    for deck in [Deck::DXM, Deck::TREASURE] {
        let mut hands = Hands::new(driver::at("doors_full", 1024.0, 768.0));
        let seat = hands.table().hot.as_ref().and_then(|hot| hot.mover()).expect("somebody");
        let held = hands.game().seat(seat).expect("a seat").hand.of(deck);
        if held == 0 {
            continue;
        }
        let card = iced_test::core::widget::Id::from(format!("seat-{}", seat.name()));
        let read = |hands: &mut Hands<_>| -> Vec<String> {
            let at = hands.driver.find(card.clone()).expect("a card").bounds();
            let texts = hands.driver.written().into_iter().filter(|(_, text, _)| at.contains(text.center()));
            texts.map(|(text, ..)| text).collect()
        };
        let before = read(&mut hands);
        let effect = Effect::Cards(cards::Effect::Hand { seat, deck, change: Amount::By(-1) });
        let effects = Command::Table(table::Command::Effects { note: String::new(), effects: vec![effect] });
        hands.driver.message(standie::app::Message::Table(standie::app::table::Message::does(effects)));
        let asked = &hands.table().question.ask;
        assert!(matches!(asked, Ask::Cards(cards::Ask::Cards { drawn: false, .. })), "{asked:?}");
        assert!(hands.game().seat(seat).expect("a seat").hand.of(deck) < held, "it is on its way");
        assert_eq!(read(&mut hands), before, "{deck:?}");
        let goes: Vec<u16> = {
            let table = hands.table();
            let own = table.game().seat(seat).expect("a seat").held.clone();
            own.iter().filter(|card| table.session.book().cards.deck(*card) == Some(deck)).map(|card| card.0).collect()
        };
        let there = |hands: &mut Hands<_>, card: &u16| {
            hands.driver.find(iced_test::core::widget::Id::from(format!("card {card}"))).is_some()
        };
        let away = goes.iter().filter(|card| !there(&mut hands, card)).count();
        hands.driver.draws();
        let whole = hands.driver.asks(Walk::with(Signs::default())).expect("all of it");
        let said = ["heard-cards-back-lit", "heard-cards-next-lit"].map(|id| hands.words.get(id));
        let lit = whole.all().into_iter().any(|heard| {
            heard.key.as_deref().is_some_and(|key| key.starts_with("cards ")) && said.contains(&heard.name)
        });
        assert_eq!(lit, away > 0, "{deck:?}: {away}");
        hidden += away;
    }
    assert!(hidden > 0, "something lies on another page");
}
