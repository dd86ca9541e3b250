//! Beside their own box people have found these: nothing is said twice, nothing hides, and what is told has its reason.

use crate::cardboard::begun;
use crate::hands::{Hands, monsters, played};
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::{Point, Rectangle, widget};
use standie::app::presets::{TIME, doors};
use standie::app::shell::Clock;
use standie::app::table::action::Action;
use standie::app::table::hot::{Next, Sheet};
use standie::app::table::play::draft::{CardDraft, Sort};
use standie::app::table::{Keeping, Message as Do, Panel, Table};
use standie::app::{App, Message};
use standie::catalog::words::{Names, Words};
use standie::catalog::{self, ledger};
use standie::play::Session;
use standie::play::narrate;
use standie::rules::answer::Answer;
use standie::rules::card::CardId;
use standie::rules::cite::Cites;
use standie::rules::command::Command;
use standie::rules::doors::Command as Door;
use standie::rules::dungeon;
use standie::rules::dungeon::march::{Hops, March, Route, Stop};
use standie::rules::effect::Effect;
use standie::rules::engine;
use standie::rules::event::{Event, Fact};
use standie::rules::ids::Colour::{self, Blue, Red};
use standie::rules::ids::{MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use std::fs;

fn place(hands: &mut Hands<impl Window>, id: &str) -> Option<Point> {
    let found = hands.driver.find(widget::Id::from(id.to_owned()))?;
    Some(found.bounds().position())
}

/// How often a text stands on the screen.
fn times(hands: &mut Hands<impl Window>, text: &str) -> usize {
    hands.driver.written().iter().filter(|(said, ..)| said == text).count()
}

fn laid_out(session: Session) -> Hands<impl Window> {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.waits();
    hands
}

#[test]
fn whoever_died_returns_to_life_once() {
    let mut hands = begun(1280.0, 800.0);
    hands.taps("dies");
    for _ in 0..20 {
        if hands.game().turn.number < 5 {
            hands.next();
        }
    }
    assert_eq!((hands.game().turn.number, hands.game().turn.seat), (5, Some(Red)), "once around");
    let told = |id: &str| hands.table().log.iter().filter(|line| line.id == id && line.about == [Red]).count();
    assert_eq!((told("told-stands"), told("told-revived")), (1, 0), "{:?}", hands.table().log);
    assert_eq!(told("told-revived-hand"), 1, "what is new about it is the hand");
}

#[test]
fn of_two_monsters_it_is_said_once_what_is_added_to_them() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (1920.0, 1080.0)] {
        let mut hands = Hands::new(driver::at("group", width, height));
        let text = hands.words.get("fight-add-them");
        assert_eq!(times(&mut hands, &text), 1, "{width}");
    }
}

#[test]
fn gold_is_not_in_a_row_with_bonuses() {
    let mut hands = Hands::new(driver::at("items", 1280.0, 800.0));
    let big = hands.driver.find(widget::Id::from("add big".to_owned())).expect("a button").bounds();
    let gold = hands.words.with("items-gold", &[("seat", "Dov".into())]);
    let gold = hands.driver.find(gold.as_str()).expect("gold").bounds();
    assert!(gold.y >= big.y + big.height, "{gold:?} below {big:?}");
}

#[test]
fn whose_base_it_is_is_said_by_whole_names() {
    let name = "Archibald the Third";
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (1920.0, 1080.0)] {
        let mut hands = Hands::new(driver::at("base", width, height));
        let named = Effect::Table(table::Effect::Name { seat: Blue, name: name.to_owned() });
        hands.driver.message(Message::Table(Do::corrects(vec![named])));
        let tile = hands.driver.find(widget::Id::from("colour-blue".to_owned())).expect("BLUE").bounds();
        let all = hands.driver.written();
        let there = |(text, all, seen): &(String, Rectangle, Option<Rectangle>)| {
            let inside = tile.intersection(all).is_some_and(|in_it| in_it.height >= all.height - 1.0);
            text == name && inside && seen.is_some_and(|seen| seen.height > all.height - 1.0)
        };
        assert!(all.iter().any(there), "{width}: {all:?}");
    }
}

fn key(hands: &mut Hands<impl Window>, named: Named) {
    hands.driver.key(Key::Named(named), Modifiers::default());
}

#[test]
fn what_was_looked_up_is_gone_when_the_rules_are_opened_anew() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    key(&mut hands, Named::F1);
    hands.driver.types("house rules");
    assert!(place(&mut hands, "page 13-house-rules").is_some());
    key(&mut hands, Named::Escape);
    key(&mut hands, Named::F1);
    assert!(place(&mut hands, "page 13-house-rules").is_none(), "nothing is looked for");
    assert!(place(&mut hands, "manual").is_some(), "all there is");
}

/// Somebody moves, and somebody else holds a monster.
fn others_hold_a_monster(table: &Table) -> Option<(Colour, CardId)> {
    let (book, game) = (table.session.book(), table.game());
    let moves = matches!(table.question.ask, Ask::Table(table::Ask::Turn { .. }));
    let others = game.seats.iter().filter(|seat| moves && game.turn.seat != Some(seat.colour));
    let monster = |card: &CardId| book.cards.monster(*card).is_some();
    others.filter_map(|seat| Some((seat.colour, seat.held.iter().find(monster)?))).next()
}

#[test]
fn a_monster_in_hand_waits_for_its_owners_turn_and_says_so() {
    let there = |table: &Table| others_hold_a_monster(table).is_some();
    let mut hands = Hands::new(driver::with(doors::among_of("short", (3, 3), 3, there), 1280.0, 800.0));
    let (seat, card) = others_hold_a_monster(hands.table()).expect("a monster");
    let (book, game) = (hands.table().session.book().clone(), hands.game().clone());
    let trouble = Command::Doors(Door::LookForTrouble { card });
    let why = engine::decide(&book, &game, &trouble).expect_err("it is not theirs to pick a fight");
    assert_ne!(why.message.id, "not-now", "what stands in the way of whose turn it is");
    // They break in while somebody else thinks.
    let hot = hands.driver.state.table.as_mut().and_then(|table| table.hot.as_mut()).expect("a game in the app");
    (hot.next, hot.open, hot.sheet) = (Next::Person(seat), Some(seat), Some(Sheet::Card(card)));
    hands.driver.settle();
    let waits = hands.words.get("hand-monster-waits");
    assert!(hands.driver.sees(&waits), "{:?}", hands.driver.written().iter().map(|w| &w.0).collect::<Vec<_>>());
}

#[test]
fn why_no_monster_moves_is_said() {
    let setup = Setup { first: Some(Blue), ..Setup::new(&[Blue, Red]) };
    let (session, _) = Session::begin(catalog::book(), setup, "", 1, TIME).expect("a game");
    let done = Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done)));
    let red = Command::Table(table::Command::Answer(Answer::Table(table::Answer::Colour(Red))));
    let mut hands = laid_out(played(session, [done, monsters(), red]));
    assert!(matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Moving { .. })));
    let told = "RED rolled: no monsters out, so nobody moves";
    assert!(hands.table().log.iter().any(|line| line.text == told), "{:?}", hands.table().log);
    let why = hands.words.with("routes-why", &[("why", "nobody".into()), ("colour", "RED".into())]);
    assert!(times(&mut hands, &why) == 1, "{:?}", hands.driver.written().iter().map(|w| &w.0).collect::<Vec<_>>());
}

/// What is told of a Monster Turn, in which of these each monster stops.
fn marched(moving: usize, stops: &[Stop]) -> String {
    let hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let hop = || {
        let march = hands_march();
        march.routes.iter().map(|route| route.hops.clone()).find(|hops| !hops.0.is_empty()).expect("a way")
    };
    let route = |(nth, stop): (usize, &Stop)| Route {
        monster: MonsterId(nth as u32 + 1),
        from: RoomId(1),
        hops: if nth < moving { hop() } else { Hops::default() },
        stop: *stop,
        cites: Cites::NONE,
    };
    let routes = stops.iter().enumerate().map(route).collect();
    let march = March { roll: Colour::Yellow, routes, links_changed: Vec::new(), to_move: Vec::new() };
    let event = Event::Dungeon(dungeon::Event::Marched(Box::new(march)));
    let told = narrate::tell(hands.game(), &[Fact { event, cites: Cites::NONE }]);
    hands.words.say(&told[0].message, Names::of(hands.game()))
}

/// A Monster Turn in which some move.
fn hands_march() -> March {
    let hands = Hands::new(driver::at("moving", 1280.0, 800.0));
    hands.game().dungeon.as_deref().and_then(|dungeon| dungeon.march.clone()).expect("a Monster Turn")
}

#[test]
fn how_many_monsters_move_is_said_as_people_say_it() {
    use Stop::{BlockedLink, Lurking, NoArrow, Slow, TargetHere, UnknownArrow};
    for (moving, stops, told) in [
        (1, &[Slow][..], "YELLOW rolled: the only monster moves"),
        (2, &[Slow, Slow], "YELLOW rolled: both monsters move"),
        (1, &[Slow, NoArrow, NoArrow], "YELLOW rolled: 1 of 3 monsters moves"),
        (2, &[Slow, Slow, NoArrow], "YELLOW rolled: 2 of 3 monsters move"),
        (0, &[NoArrow], "YELLOW rolled: no YELLOW arrow where they stand, so nobody moves"),
        (0, &[TargetHere, TargetHere], "YELLOW rolled: they’re with the one they’re after, so nobody moves"),
        (0, &[Lurking], "YELLOW rolled: they lurk, so nobody moves"),
        (
            0,
            &[UnknownArrow],
            "YELLOW rolled: nobody has said where their arrows point. Standies that moved at the table go where they are",
        ),
        (3, &[Slow, Slow, Slow], "YELLOW rolled: all 3 monsters move"),
        (0, &[BlockedLink], "YELLOW rolled: the way is closed, so nobody moves"),
        (0, &[BlockedLink, NoArrow], "YELLOW rolled: nobody moves"),
    ] {
        assert_eq!(marched(moving, stops), told);
    }
}

#[test]
fn a_curse_that_is_asked_about_says_what_it_does() {
    let ring = Gear { name: "Lucky Button".to_owned(), powers: vec!["averts_curses".to_owned()], ..Gear::default() };
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.driver.message(Message::Table(Do::corrects(vec![Effect::Munchkin(munchkin::Effect::Gear {
        seat: Blue,
        add: ring,
    })])));
    let races = vec![Effect::Munchkin(munchkin::Effect::Races { seat: Blue, races: Vec::new() })];
    let what = Box::new(munchkin::played::Played::Curse { on: Blue, effects: races });
    let from = munchkin::played::Source::Hand(standie::rules::cards::deck::Deck::DXM);
    let curse = munchkin::Command::Play { seat: Red, from, name: String::new(), what };
    hands.driver.message(Message::Table(Do::does(Command::Munchkin(curse))));
    assert!(matches!(hands.table().question.ask, Ask::Munchkin(munchkin::Ask::Cursed { .. })));
    let said = hands.words.get("ill-race");
    let all: Vec<String> = hands.driver.written().into_iter().map(|(text, ..)| text).collect();
    assert!(all.iter().any(|text| text.ends_with(&said)), "{all:?}");
}

#[test]
fn a_card_begun_is_forgotten_once_another_is_played() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let opens = || Message::Table(Do::opens(Panel::Card(Box::new(CardDraft::of(Blue)))));
    let sort = |hands: &Hands<_>| match &hands.table().panel {
        Some(Panel::Card(draft)) => draft.sort,
        panel => panic!("{panel:?}"),
    };
    hands.driver.message(opens());
    hands.taps("sort Enhancer".to_lowercase().as_str());
    hands.taps("close");
    hands.driver.message(opens());
    assert_eq!(sort(&hands), Some(Sort::Enhancer), "a touch beside it loses nothing");
    hands.taps("close");
    let item = Box::new(munchkin::played::Played::Item(Gear::default()));
    let from = munchkin::played::Source::Hand(standie::rules::cards::deck::Deck::TREASURE);
    let plays = munchkin::Command::Play { seat: Blue, from, name: String::new(), what: item };
    let records = hands.table().session.records();
    hands.driver.message(Message::Table(Do::does(Command::Munchkin(plays))));
    assert!(hands.table().session.records() > records, "another card is played");
    hands.driver.message(opens());
    assert_eq!(sort(&hands), None, "nothing is left of the first");
}

#[test]
fn the_way_out_of_a_room_that_is_read_stays_where_it_is() {
    let mut hands = Hands::new(driver::at("hot_room", 1024.0, 500.0));
    let seen = |hands: &mut Hands<_>, id: &str| {
        let found = hands.driver.find(widget::Id::from(id.to_owned())).expect("there");
        found.visible_bounds().filter(|seen| seen.height > 20.0)
    };
    let out = seen(&mut hands, "close card").expect("a way out");
    assert!(seen(&mut hands, "amend spot").is_none(), "there is more to read than there is room for");
    hands.driver.wheels(Point::new(out.x - 40.0, out.y + 70.0), 40.0);
    hands.driver.wheels(Point::new(out.x - 40.0, out.y + 70.0), -40.0);
    let below = seen(&mut hands, "amend spot").is_some();
    hands.driver.wheels(Point::new(out.x - 40.0, out.y + 70.0), 40.0);
    assert!(below || seen(&mut hands, "amend spot").is_some(), "it was scrolled");
    assert_eq!(seen(&mut hands, "close card"), Some(out));
}

#[test]
fn the_seal_of_the_dice_is_read_by_whoever_touches_its_line() {
    let dice = (standie::play::dice::Secret::new([5; 16]), Vec::new());
    let setup = Setup { first: Some(Blue), ..Setup::new(&[Blue, Red]) };
    let (session, _) = Session::sealed(catalog::book(), setup, "", dice, TIME).expect("a game");
    let seal = session.dice().epochs()[0].seal().expect("a seal").to_owned();
    let mut hands = laid_out(session);
    assert!(hands.table().log.iter().all(|line| !line.text.contains(&seal)), "{:?}", hands.table().log);
    hands.driver.message(Message::Table(Do::Ask(Action::Close)));
    hands.taps_word("log-dice");
    assert!(hands.driver.written().iter().any(|(text, ..)| text.contains(&seal)), "all of it, where it is wanted");
}

#[test]
fn rules_are_written_with_curled_apostrophes() {
    let (words, mut curled) = (Words::load("en"), 0);
    for row in ledger::systems().flat_map(ledger::of) {
        for text in [&row.rule, &row.notes, &words.section(&row.section)] {
            assert!(!text.contains('\''), "{}: {text}", row.id);
            curled += text.matches('’').count();
        }
    }
    assert!(curled > 100);
    // What is in single quotes begins with one that opens.
    assert!(ledger::row("MQ-ANY-11").expect("a row").notes.contains("‘just’"));
}

#[test]
fn what_is_english_is_spelled_as_in_the_box() {
    const BRITISH: [&str; 16] = [
        "colour",
        "neighbour",
        "honour",
        "favour",
        "armour",
        "behaviour",
        "humour",
        "rumour",
        "labour",
        "licence",
        "cancelled",
        "travelled",
        "centre",
        "defence",
        "offence",
        "grey",
    ];
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/text/en");
    let mut read = 0;
    for file in
        fs::read_dir(folder).expect("texts").flatten().filter(|f| f.path().extension().is_some_and(|e| e == "ftl"))
    {
        let text = fs::read_to_string(file.path()).expect("a text");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            // Names of texts and of what is put in are nobody's to read.
            let said = line.split_once('=').map_or(line, |(_, said)| said).to_lowercase();
            let said = said.replace("$colour", "").replace("{ colour-", "");
            read += said.len();
            for word in BRITISH {
                assert!(!said.contains(word), "{:?}: {line}", file.file_name());
            }
        }
    }
    assert!(read > 50_000, "{read}");
    assert_eq!(Words::load("en").colour(Red), "RED");
}
