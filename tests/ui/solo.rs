//! Classic Munchkin in the app, one person against bots: what is told before it is done, and when a turn is over.

use crate::hands::Hands;
use crate::hot::hot;
use crate::support::driver::{self, Window};
use iced_test::core::widget;
use iced_test::selector::Candidate;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::Keeping;
use standie::app::table::action::Action;
use standie::app::table::asking::message::Message as OnAsked;
use standie::app::table::highlight::moment::Kind;
use standie::app::table::hot::{Next, Sheet, Wish};
use standie::app::table::{Message as Do, Panel};
use standie::app::{App, Message};
use standie::catalog;
use standie::catalog::words::Names;
use standie::play::timeline::Node;
use standie::play::{Session, narrate};
use standie::rules::answer::Answer;
use standie::rules::card::CardId;
use standie::rules::command::Command;
use standie::rules::engine;
use standie::rules::ids::Colour::Red;
use standie::rules::munchkin::played::PowerBy;
use standie::rules::question::Ask;
use standie::rules::seat::{Condition, Until};
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::step::About;
use standie::rules::{fight, munchkin};

/// RED is a person and begins; BLUE and GREEN are played by the app. What else is arranged is said as JSON.
pub fn arranged(system: &str, more: &str) -> Session {
    seeded(system, more, 3)
}

pub fn seeded(system: &str, more: &str, seed: u64) -> Session {
    let setup = format!(
        r#"{{"system": "{system}", "first": "red", "expansion": true,
            "components": {{"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"}},
            "seats": [{{"colour": "red"}}, {{"colour": "blue", "bot": "careful"}}, {{"colour": "green", "bot": "reckless"}}],
            {more}}}"#
    );
    let setup: Setup = serde_json::from_str(&setup).expect("a set-up");
    let book = match system {
        "short" => catalog::short(),
        "shadowrun" => catalog::shadowrun(),
        _ => catalog::classic(),
    };
    Session::begin(book, setup, "", seed, TIME).expect("a game").0
}

/// A game in a window of a size, as it begins.
pub fn begun(session: Session, (width, height): (f32, f32)) -> Hands<impl Window> {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    Hands::new(driver::with(app, width, height))
}

/// The table of such a game, with the app at once at its goal.
pub fn seated(session: Session, size: (f32, f32)) -> Hands<impl Window> {
    let mut hands = begun(session, size);
    for _ in 0..9 {
        if asks(&hands, About::Opening) {
            hands.taps("context");
        }
    }
    assert!(!asks(&hands, About::Opening), "set up: {:?}", hands.table().question);
    hands
}

pub const WINDOW: (f32, f32) = (1280.0, 800.0);

pub fn there(hands: &mut Hands<impl Window>, id: &str) -> bool {
    hands.driver.find(widget::Id::from(id.to_owned())).is_some_and(|found| found.visible_bounds().is_some())
}

fn asks(hands: &Hands<impl Window>, to: About) -> bool {
    matches!(hands.table().question.ask, Ask::Table(table::Ask::Window { about, .. }) if about == to)
        && hot(hands.table()).next == Next::Person(Red)
}

/// Whether something that holds these words can be read.
pub fn reads(hands: &mut Hands<impl Window>, words: &str) -> bool {
    let all = hands.driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content, visible_bounds: Some(_), .. } => Some(content.to_owned()),
        _ => None,
    });
    all.iter().any(|text| text.contains(words))
}

#[test]
fn a_thief_reads_what_there_is_to_steal() {
    for system in ["classic", "short"] {
        let more = r#"
            "in_play": {"red": ["Thief", "Halfling", "Bathrobe of Bravery", "Stealth Clogs"],
                        "green": ["Borrowed Oar", "Tiara of Entitlement"]},
            "hands": {"red": ["Dwarf", "Elf"], "blue": [], "green": []}"#;
        let mut hands = seated(arranged(system, more), WINDOW);
        hands.taps("power thief other");
        if !reads(&mut hands, "Tiara of Entitlement") {
            hands.taps("choose 0");
        }
        for item in ["Borrowed Oar, +5, 600 gold", "Tiara of Entitlement, +2, 300 gold"] {
            assert!(reads(&mut hands, item), "{item} in {system}");
        }
        for own in ["Bathrobe of Bravery", "Stealth Clogs"] {
            let told = hands.driver.find_all(|c: Candidate<'_>| match c {
                // What is worn stands on the tile with its bonus, and is no choice.
                Candidate::Text { content, visible_bounds: Some(_), .. }
                    if content.starts_with(own) && content.contains("gold") =>
                {
                    Some(())
                }
                _ => None,
            });
            assert!(told.is_empty(), "{own} is the thief's own");
        }
    }
}

#[test]
fn whoever_could_turn_the_die_of_a_flight_is_asked_while_it_lies() {
    let more = r#"
        "hands": {"red": ["Dice Helpdesk"], "blue": [], "green": []},
        "decks": {"door": ["Payday Piranhas"]}"#;
    let mut seen = [0, 0];
    for seed in 1..9 {
        let mut hands = seated(seeded("shadowrun", more, seed), WINDOW);
        let ran = |hands: &Hands<_>| {
            let timeline = hands.table().session.timeline();
            let face = |node: &Node| match node.command.read() {
                Ok(Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Ran { face, .. })))) => {
                    Some(face)
                }
                _ => None,
            };
            timeline.back(timeline.here()).find_map(|(_, node)| face(node))
        };
        for _ in 0..6 {
            if ran(&hands).is_some() {
                break;
            }
            hands.taps("context");
        }
        // Whoever has got away is asked nothing.
        let asked = asks(&hands, About::Dice);
        let face = ran(&hands).expect("a flight");
        assert_eq!(asked, face < 5, "{seed}: a {face}, {:?}", hands.table().question);
        seen[usize::from(asked)] += 1;
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
}

#[test]
fn whoever_is_robbed_sees_what_went_and_where_it_went() {
    let more = r#"
        "in_play": {"red": ["Thief"], "green": ["Borrowed Oar", "Tiara of Entitlement"]},
        "hands": {"red": ["Dwarf", "Elf"], "blue": [], "green": []}"#;
    let mut seen = Vec::new();
    for seed in 1..12 {
        let mut hands = seated(seeded("classic", more, seed), WINDOW);
        let thefts = engine::moves(hands.table().session.book(), hands.game());
        let theft = thefts.into_iter().find(|command| {
            matches!(command, Command::Munchkin(munchkin::Command::UsePower { by: PowerBy::Other(_), .. }))
        });
        hands.driver.message(Message::Table(Do::does(theft.expect("a theft"))));
        let shown = hands.table().highlight(&hands.driver.state.shell).cloned().expect("a moment");
        assert!(matches!(shown.kind, Kind::Theft | Kind::Foiled), "{shown:?}");
        assert!(shown.said.starts_with("RED ") && shown.said.contains("’s "), "{}", shown.said);
        assert!(hands.driver.sees(&shown.said));
        seen.push(shown.kind);
    }
    assert!(seen.contains(&Kind::Theft) && seen.contains(&Kind::Foiled), "{seen:?}");
}

#[test]
fn a_full_hand_is_played_and_sold_from_before_charity_takes_it() {
    for system in ["classic", "short"] {
        let more = r#"
            "levels": {"red": 3}, "in_play": {"red": ["Halfling", "Warrior"]},
            "hands": {"red": ["Montage", "Axe to Grind", "Catapult, Travel Size", "Elf", "Dwarf", "Wizard", "Cleric", "Thief"],
                      "blue": [], "green": []},
            "decks": {"door": ["Warrior"]}"#;
        let mut hands = seated(arranged(system, more), WINDOW);
        hands.taps("context");
        let told = hands.words.with("doors-full", &[("held", 9.into()), ("limit", 5.into())]);
        assert!(hands.driver.sees(&told), "the room is full of cards, and so is the hand: {system}");
        hands.taps("context");
        assert!(asks(&hands, About::End), "{system}: {:?}", hands.table().question);
        let told = hands.words.with("window-end-full", &[("held", 10.into()), ("limit", 5.into())]);
        assert!(reads(&mut hands, &told), "how many of how many");
        assert!(there(&mut hands, "level") && there(&mut hands, "more"));
        // A Level card is played, and it still is this turn.
        plays(&mut hands, "Montage");
        assert_eq!((hands.game().seats[0].level, asks(&hands, About::End)), (4, true));
        hands.taps("context");
        assert!(matches!(hands.table().question.ask, Ask::Munchkin(munchkin::Ask::Charity { surplus: 4, .. })));
    }
}

/// A card of RED's hand is touched until it is played.
pub fn plays(hands: &mut Hands<impl Window>, name: &str) {
    let book = hands.table().session.book();
    let is = |card: &CardId| book.cards.card(*card).is_some_and(|def| def.name == name);
    let card = hands.game().seats[0].held.iter().find(is).expect("a card in the hand");
    for _ in 0..9 {
        if !there(hands, &format!("card {}", card.0)) {
            hands.taps("cards next");
        }
    }
    for _ in 0..2 {
        if hands.game().seats[0].held.has(card) {
            hands.taps(&format!("card {}", card.0));
        }
    }
    if hands.game().seats[0].held.has(card) && there(hands, "choose 0") {
        hands.taps("choose 0");
    }
    assert!(!hands.game().seats[0].held.has(card), "{name} is played");
}

#[test]
fn a_turn_ends_when_its_player_says_so_and_not_before() {
    // Something to put down that leaves nothing to be done; then a hand that never held anything of use.
    for (held, down) in [(r#"["Helmet With a Hat on It"]"#, Some("Helmet With a Hat on It")), ("[]", None)] {
        let more = format!(
            r#""in_play": {{"red": ["Slippers of Staying In"]}}, "hands": {{"red": {held}, "blue": [], "green": []}},
               "decks": {{"door": ["Warrior", "Half a Sandwich"]}}"#
        );
        let mut hands = seated(arranged("classic", &more), WINDOW);
        hands.taps("context");
        hands.taps("context");
        assert!(asks(&hands, About::End), "the room is looted: {:?}", hands.table().question);
        if let Some(down) = down {
            plays(&mut hands, down);
        }
        assert!(asks(&hands, About::End) && hands.game().turn.seat == Some(Red), "{:?}", hands.table().question);
        hands.taps("context");
        assert!(!asks(&hands, About::End));
    }
}

/// A fight of RED with whoever is behind the door.
fn met(monster: &str, level: u8, more: &str, size: (f32, f32)) -> Hands<impl Window> {
    let arranged_so = format!(
        r#""levels": {{"red": {level}}}, {more} "hands": {{"red": [], "blue": [], "green": []}},
           "decks": {{"door": ["{monster}"]}}"#
    );
    let mut hands = seated(arranged("classic", &arranged_so), size);
    hands.taps("context");
    assert!(hands.table().fights(), "{:?}", hands.table().question);
    hands
}

#[test]
fn what_losing_costs_is_said_before_anybody_runs_and_the_whole_card_is_a_touch_away() {
    let mut hands = met("Backing Dancers of Death", 2, "", WINDOW);
    let book = catalog::classic();
    let card = book.cards.monsters.iter().find(|card| card.def.name == "Backing Dancers of Death").expect("its card");
    let said = narrate::card::monster(&hands.words, card);
    let bad = said.last().expect("what it says last").clone();
    assert!(reads(&mut hands, &bad), "{bad}");
    let id = hands.game().foes.all[0].id.0;
    hands.taps(&format!("card-{id}"));
    for line in &said {
        assert!(reads(&mut hands, line), "{line}");
    }
}

#[test]
fn who_is_not_chased_is_not_told_what_to_roll() {
    // It chases nobody of Level 2 or below, and everybody else.
    for (level, chased) in [(1, false), (5, true)] {
        let mut hands = met("Hydra, Mid-Argument", level, "", WINDOW);
        let spares = hands.game().foes.all[0].def.spares;
        assert!((1..5).contains(&spares), "{spares}");
        let free = hands.words.get("doors-losing-free");
        assert_eq!(reads(&mut hands, &free), !chased, "Level {level}");
        let rolls = hands.words.with("doors-losing", &[("least", 5.into())]);
        assert_eq!(reads(&mut hands, &rolls), chased, "Level {level}");
    }
}

#[test]
fn the_next_step_is_there_on_the_smallest_screens() {
    for size in [(800.0, 480.0), (480.0, 800.0), (1024.0, 600.0)] {
        let more = r#"
            "in_play": {"red": ["Thief", "Halfling", "Bathrobe of Bravery"]},
            "hands": {"red": ["Dwarf", "Elf", "Sneezing Bat", "Axe to Grind"], "blue": [], "green": []},
            "decks": {"door": ["Half a Sandwich"]}"#;
        let mut hands = seated(arranged("short", more), size);
        assert!(there(&mut hands, "context"), "a door at {size:?}");
        let name = hands.words.seat(Red, Names::of(hands.game()));
        let seen = hands.driver.find_all(|c: Candidate<'_>| match c {
            Candidate::Text { content, visible_bounds: Some(at), .. } if content == name => Some(at.width > 30.0),
            _ => None,
        });
        // The bar says whose turn it is; the seats say who they are.
        assert!(seen.iter().filter(|wide| **wide).count() > 1, "names at {size:?}");
        hands.taps("context");
        assert!(hands.table().fights() && there(&mut hands, "context"), "a fight at {size:?}");
    }
}

#[test]
fn a_level_is_bought_with_what_is_marked() {
    let more = r#"
        "in_play": {"red": ["Bathrobe of Bravery", "Borrowed Oar", "Sarcastic Shoulder Parrot"]},
        "hands": {"red": ["Jar of Bees, Assorted", "Map Drawn From Memory", "Haste Paste"], "blue": [], "green": []}"#;
    let mut hands = seated(arranged("classic", more), WINDOW);
    hands.taps("level");
    // The cheapest sensible bundle is marked: no more gold than has to be, and no more strength.
    let worn = |hands: &Hands<_>| hands.game().seats[0].gear.len();
    assert!(!hot(hands.table()).marked.is_empty());
    let first = hot(hands.table()).marked.clone();
    for card in first {
        hands.taps(&format!("sell {}", card.0));
    }
    assert!(hot(hands.table()).marked.is_empty() && !there(&mut hands, "choose 0"), "nothing is marked any more");
    let missing = hands.words.with("sell-missing", &[("gold", 1000.into())]);
    assert!(reads(&mut hands, &missing));
    let named = |hands: &Hands<_>, name: &str| {
        let book = hands.table().session.book();
        let seat = &hands.game().seats[0];
        let is = |card: &CardId| book.cards.card(*card).is_some_and(|def| def.name == name);
        let laid = seat.gear.iter().filter_map(|item| item.card);
        seat.held.iter().chain(laid).find(is).expect("a card").0
    };
    for name in ["Sarcastic Shoulder Parrot", "Jar of Bees, Assorted", "Map Drawn From Memory", "Haste Paste"] {
        let card = named(&hands, name);
        hands.taps(&format!("sell {card}"));
    }
    let args = [("worth", 1100.into()), ("purse", 0.into()), ("levels", 1.into()), ("price", 1000.into())];
    let total = hands.words.with("sell-total", &args);
    assert!(reads(&mut hands, &total), "the running total");
    hands.taps("choose 0");
    assert_eq!((hands.game().seats[0].level, worn(&hands), hands.game().seats[0].held.len()), (2, 2, 0));
}

/// A Halfling reads that one pays double before anything is sold, and nobody else does.
#[test]
fn a_double_price_is_said_before_the_sale() {
    for (race, double) in [("Halfling", true), ("Dwarf", false)] {
        let more = format!(
            r#""in_play": {{"red": ["{race}", "Bathrobe of Bravery", "Borrowed Oar", "Sarcastic Shoulder Parrot"]}},
                "hands": {{"red": ["Jar of Bees, Assorted"], "blue": [], "green": []}}"#
        );
        let mut hands = seated(arranged("classic", &more), WINDOW);
        hands.taps("level");
        let said = hands.words.get("sale-high");
        assert_eq!(reads(&mut hands, &said), double, "{race}");
    }
}

/// A little later.
fn beats(hands: &mut Hands<impl Window>, now: &mut i64) {
    *now += 400;
    hands.driver.state.shell.clock = Clock::Fixed(*now);
    hands.driver.message(Message::Table(Do::Hot(Wish::Beat)));
}

/// Until undo would take back what somebody has seen; RED passes whatever it is asked.
fn until_seen(hands: &mut Hands<impl Window>, now: &mut i64) {
    for _ in 0..400 {
        if hands.table().session.timeline().undo().is_some() && hands.table().session.undo_reveals() {
            return;
        }
        beats(hands, now);
        if hot(hands.table()).mover().is_some() && hands.game().turn.seat != Some(Red) {
            hands.driver.message(Message::Table(Do::Asked(OnAsked::Next)));
        }
    }
    panic!("nothing is seen: {:?}", hands.table().question);
}

#[test]
fn who_would_take_something_back_is_waited_for() {
    let more = r#""hands": {"red": [], "blue": [], "green": []}, "decks": {"door": ["Warrior", "Elf"]}"#;
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.shell.pace = 320;
    app.lay_out(arranged("classic", more), Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, WINDOW.0, WINDOW.1));
    let mut now = TIME;
    // RED loots the room and ends the turn.
    for _ in 0..400 {
        if hands.game().turn.number > 0 && hands.game().turn.seat != Some(Red) {
            break;
        }
        beats(&mut hands, &mut now);
        if hot(hands.table()).mover().is_some() {
            hands.driver.message(Message::Table(Do::Asked(OnAsked::Next)));
        }
    }
    assert!(hot(hands.table()).is_busy() && hands.game().turn.seat != Some(Red));
    until_seen(&mut hands, &mut now);
    let (records, turn) = (hands.table().session.records(), hands.game().turn.number);
    let timeline = hands.table().session.timeline();
    let then = timeline.state(timeline.undo().expect("something to take back")).turn.clone();
    hands.driver.message(Message::Table(Do::Ask(Action::Undo)));
    assert!(hands.table().undo_armed);
    let told = hands.words.with("bar-undo-alone", &[("turns", (turn - then.number).into())]);
    assert!(reads(&mut hands, &told), "{told}");
    for _ in 0..20 {
        beats(&mut hands, &mut now);
    }
    assert_eq!(
        (hands.table().session.records(), hands.table().undo_armed),
        (records, true),
        "nobody goes on meanwhile"
    );
    hands.driver.message(Message::Table(Do::Ask(Action::Undo)));
    assert_eq!(hands.game().turn, then, "as many turns as were told");
    // Left alone the question goes away, and the others go on.
    hands.driver.message(Message::Table(Do::Asked(OnAsked::Next)));
    until_seen(&mut hands, &mut now);
    hands.driver.message(Message::Table(Do::Ask(Action::Undo)));
    let records = hands.table().session.records();
    for _ in 0..80 {
        beats(&mut hands, &mut now);
    }
    assert!(hands.table().session.records() > records && !hands.table().undo_armed);
}

#[test]
fn a_game_without_a_box_asks_nothing_a_box_would_need() {
    let more = r#""in_play": {"red": ["Bathrobe of Bravery"]}, "hands": {"red": ["Montage"], "blue": [], "green": []}"#;
    let mut hands = seated(arranged("classic", more), WINDOW);
    hands.taps("menu");
    for id in ["menu-care", "care-doors-count"] {
        let text = hands.words.get(id);
        assert!(!reads(&mut hands, &text), "{text}");
    }
    hands.driver.message(Message::Table(Do::opens(Panel::Now(Red))));
    let text = hands.words.get("card-title");
    assert!(!reads(&mut hands, &text));
    hands.driver.message(Message::Table(Do::opens(Panel::items(Red, vec![0]))));
    let text = hands.words.get("items-gone");
    assert!(!reads(&mut hands, &text));
}

#[test]
fn a_card_that_cannot_be_played_says_what_its_own_game_says() {
    let more = r#"
        "in_play": {"red": ["Wizard"]},
        "hands": {"red": ["Evening Classes", "Thief", "And This Is Steve"], "blue": [], "green": []},
        "decks": {"door": ["Half a Sandwich"]}"#;
    let mut hands = seated(arranged("classic", more), WINDOW);
    lifts(&mut hands, "Evening Classes");
    assert!(!reads(&mut hands, "or one without"), "in classic it joins two, drawbacks and all");
    hands.taps("close sheet");
    hands.taps("context");
    lifts(&mut hands, "And This Is Steve");
    let told = hands.words.get("no-monster-in-hand");
    assert!(reads(&mut hands, &told), "{told}");
}

/// A card of RED's hand is lifted, to be read.
fn lifts(hands: &mut Hands<impl Window>, name: &str) {
    let book = hands.table().session.book();
    let is = |card: &CardId| book.cards.card(*card).is_some_and(|def| def.name == name);
    let card = hands.game().seats[0].held.iter().find(is).expect("a card in the hand");
    hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(Some(Sheet::Card(card))))));
}

#[test]
fn the_menu_is_there_while_the_screen_is_handed_over() {
    let mut hands = Hands::new(driver::at("doors_relay", WINDOW.0, WINDOW.1));
    assert!(hot(hands.table()).handed().is_some());
    hands.taps("menu here");
    assert_eq!(hands.table().panel, Some(Panel::Menu));
    assert_eq!(hot(hands.table()).open, None, "and nobody's hand lies open for it");
}

#[test]
fn whatever_lifts_only_others_says_whom_in_the_list_too_and_is_touched_twice() {
    let more = r#"
        "in_play": {"red": [], "blue": [], "green": ["Cleric"]},
        "hands": {"red": ["Friends in High Places"], "blue": [], "green": []}"#;
    let mut hands = seated(arranged("short", more), WINDOW);
    hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(Some(Sheet::More)))));
    let level = |hands: &Hands<_>| hands.game().seat(standie::rules::ids::Colour::Green).expect("a seat").level;
    let before = level(&hands);
    let texts = hands.driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content, .. } if content.contains("Friends in High Places:") => Some(content.to_owned()),
        _ => None,
    });
    let text = texts.first().expect("the move, with whom it serves").clone();
    assert!(text.contains("up a Level"), "{text}");
    hands.taps_text(&text);
    assert_eq!(level(&hands), before, "one touch asks whether it is meant");
    let sure = hands.words.with("give-up-sure", &[("what", text.into())]);
    hands.taps_text(&sure);
    assert_eq!(level(&hands), before + 1);
}

#[test]
fn what_a_term_comes_of_is_called_as_it_is_written_and_says_once_how_much() {
    let mut hands = Hands::new(driver::at("doors_fight", WINDOW.0, WINDOW.1));
    let seat = fight::kept(hands.game()).expect("a fight").main;
    let hangs = |text: &str, bonus: i16| {
        let add = Condition { text: text.to_owned(), bonus, until: Until::NextFight, ..Condition::default() };
        munchkin::Effect::Condition { seat, add }.into()
    };
    let effects = vec![hangs("Pins and needles: -5 in the next fight", -5), hangs("Fork in the Road", 2)];
    let amends = table::Command::Amend { note: String::new(), effects };
    hands.driver.message(Message::Table(Do::does(amends.into())));
    let read = hands.driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content, visible_bounds: Some(_), .. } => Some(content.to_owned()),
        _ => None,
    });
    for name in ["Pins and needles", "Fork in the Road"] {
        assert!(read.iter().any(|text| text == name), "{name} in {read:?}");
    }
}
