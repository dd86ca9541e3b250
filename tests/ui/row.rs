//! The row of cards that tokens go along, by touches: the strip, a card hacked, a token moved, who waits at the end.

use crate::cardboard::{fights, is_turn, level, wins};
use crate::hands::Hands;
use crate::solo::{reads, seated, seeded};
use crate::support::driver::{self, Window};
use crate::support::proofs::proves;
use iced::keyboard;
use iced::widget::Id;
use iced_test::selector::Candidate;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::Keeping;
use standie::app::table::highlight::moment::Kind;
use standie::app::table::play::CardDraft;
use standie::app::table::{Message as Do, Panel};
use standie::app::{App, Message};
use standie::catalog;
use standie::catalog::words::Words;
use standie::play::Session;
use standie::play::story::{story, titles::Title};
use standie::rules::amount::Amount;
use standie::rules::cards::deck::Deck;
use standie::rules::fight::{self, sides};
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::munchkin::vehicle;
use standie::rules::now::{Deed, now};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table::Care;
use standie::rules::{doors, munchkin, table};
use std::borrow::Cow;

const SIZES: [(f32, f32); 4] = [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)];

fn begun((width, height): (f32, f32)) -> Hands<impl Window> {
    let setup = Setup::new(&[Red, Blue, Green, Yellow]);
    let setup = Setup { system: "shadowrun".to_owned(), first: Some(Red), care: Care::Map, expansion: true, ..setup };
    let (session, _) = Session::begin(catalog::shadowrun(), setup, "", 1, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, width, height));
    hands.next();
    hands
}

fn place(hands: &Hands<impl Window>, seat: Colour) -> u8 {
    hands.game().track.as_deref().expect("a track").token(seat)
}

/// The moment everybody sees.
fn moment(hands: &Hands<impl Window>) -> Option<Kind> {
    hands.table().highlight(&hands.driver.state.shell).map(|shown| shown.kind)
}

#[test]
fn beside_cardboard_a_card_is_hacked_by_two_touches_and_so_is_who_waits_at_the_end() {
    for size in SIZES {
        let mut hands = begun(size);
        for at in 0..6 {
            let before = hands.taps;
            hands.taps(&format!("row {at}"));
            hands.taps("row-hacked red");
            assert_eq!(moment(&hands), Some(Kind::Hacked), "everybody sees it");
            let said = hands.table().highlight(&hands.driver.state.shell).map(|shown| shown.said.clone());
            assert_eq!(said.expect("it is said").contains("Central Server"), at == 5, "where the row ends is said");
            assert_eq!((place(&hands, Red), hands.taps - before), (at + 1, 2), "{size:?}");
        }
        let before = hands.taps;
        hands.taps("row 6");
        hands.taps("god 24");
        assert!(fights(&hands) && hands.taps - before == 2, "{size:?}");
        assert_eq!(moment(&hands), Some(Kind::God));
        assert_eq!(hands.game().foes.all.iter().map(|foe| foe.level()).collect::<Vec<_>>(), [Some(24)]);
    }
}

#[test]
fn in_a_fight_nothing_is_hacked_and_it_does_not_look_as_if() {
    let mut hands = begun(SIZES[0]);
    hands.taps("meet 4");
    hands.next();
    hands.taps("row 0");
    let way = |hands: &mut Hands<_>| hands.driver.find(Id::from("row-hacked red".to_owned())).is_some();
    assert!(!way(&mut hands));
    assert!(hands.driver.sees("Not during a fight. Do it when the fight is over."));
}

/// SR-VEHICLE-04.
#[test]
fn what_only_slows_is_left_behind_by_a_touch_before_the_roll() {
    for size in SIZES {
        let mut hands = begun(size);
        let van = Gear { name: "Van".to_owned(), run: -2, keywords: vec!["vehicle".to_owned()], ..Gear::default() };
        let effects = vec![munchkin::Effect::Gear { seat: Red, add: van }.into()];
        let amends = table::Command::Amend { note: String::new(), effects };
        hands.driver.message(Message::Table(Do::does(amends.into())));
        hands.taps("meet 20");
        let ditches = [("item", "Van".into()), ("by", "-2".into())];
        let ditches = hands.words.with("doors-losing-ditch", &ditches);
        assert!(
            written(&mut hands).iter().any(|line| line.contains(&ditches)),
            "{size:?}: said before anybody runs: {:?}",
            written(&mut hands)
        );
        hands.next();
        let before = hands.taps;
        hands.taps("ditch 0");
        assert_eq!((hands.game().seat(Red).expect("a seat").gear.len(), hands.taps - before), (0, 1), "{size:?}");
        hands.taps("die-5");
        assert!(is_turn(&hands), "{size:?}: away, {:?}", hands.table().question.ask);
    }
}

/// Whose turn it is has the same place on every card, whoever else stands there and wherever they sit.
#[test]
fn on_a_shared_card_whose_turn_it_is_comes_first() {
    let mut hands = begun(SIZES[2]);
    hands.next();
    hands.taps("row 0");
    let mut at = |id: &str| {
        let found = hands.driver.find_all(Id::from(id.to_owned()));
        found.first().unwrap_or_else(|| panic!("{id}")).bounds()
    };
    let (own, others) = (at("row-hacked blue"), at("row-moved-on red"));
    assert!(own.y < others.y, "{own:?} {others:?}");
    hands.taps("row-hacked blue");
    assert_eq!((place(&hands, Red), place(&hands, Blue)), (0, 1));
}

#[test]
fn a_power_is_put_down_by_its_rank_as_far_as_the_level_carries_it() {
    let mut hands = begun(SIZES[0]);
    hands.taps("seat-red");
    hands.taps("rank 2");
    let powers = |hands: &Hands<_>| hands.game().seat(Red).expect("RED").classes.clone();
    assert_eq!(powers(&hands), Vec::<String>::new(), "Rank 2 on Level 1");
    hands.taps("rank 1");
    assert_eq!(powers(&hands).len(), 1);
    hands.taps("rank 1");
    assert_eq!(powers(&hands).len(), 1, "and no more");
    let own = format!("kind {}", powers(&hands)[0]);
    hands.taps(&own);
    assert_eq!(powers(&hands), Vec::<String>::new(), "thrown out again");
}

#[test]
fn a_token_goes_on_and_back_by_a_card() {
    let mut hands = begun(SIZES[0]);
    hands.taps("row 0");
    hands.taps("row-moved-on blue");
    assert_eq!(place(&hands, Blue), 1);
    hands.taps("row 1");
    hands.taps("row-moved-back blue");
    assert_eq!((place(&hands, Blue), level(&hands, Blue)), (0, 1));
    assert!(is_turn(&hands));
}

/// Somebody's Level goes up or down by a touch of their tile.
fn level_by(hands: &mut Hands<impl Window>, seat: Colour, by: i32) {
    let change = Amount::By(by);
    let level = munchkin::Effect::Level { seat, change, kill: false };
    let command = table::Command::Effects { note: String::new(), effects: vec![level.into()] };
    hands.driver.message(Message::Table(Do::does(command.into())));
}

fn powers(hands: &Hands<impl Window>, seat: Colour) -> usize {
    hands.game().seat(seat).expect("a seat").classes.len()
}

#[test]
fn more_ranks_than_levels_are_asked_about_with_a_touch_for_each_power() {
    let _row = proves("SR-POWER-10");
    for size in SIZES {
        // On one's own turn, and on somebody else's.
        for seat in [Red, Blue] {
            let mut hands = begun(size);
            level_by(&mut hands, seat, 3);
            hands.driver.message(Message::Table(Do::opens(Panel::Seat(seat))));
            hands.taps("rank 3");
            hands.taps("rank 1");
            assert_eq!(powers(&hands, seat), 2);
            hands.driver.key(keyboard::Key::Named(keyboard::key::Named::Escape), keyboard::Modifiers::empty());
            level_by(&mut hands, seat, -1);
            assert!(matches!(hands.table().question.ask, Ask::Doors(doors::Ask::Ranks { .. })), "{size:?}");
            hands.taps("goes 0");
            assert_eq!(powers(&hands, seat), 1, "{size:?}");
            assert!(is_turn(&hands), "and the turn goes on: {:?}", hands.table().question.ask);
        }
    }
}

#[test]
fn a_power_that_went_leaves_no_rank_to_the_next_of_its_name() {
    let mut hands = begun(SIZES[0]);
    level_by(&mut hands, Red, 3);
    hands.driver.message(Message::Table(Do::opens(Panel::Seat(Red))));
    hands.taps("rank 3");
    hands.taps("rank 1");
    let first = hands.game().seat(Red).expect("a seat").classes[0].clone();
    hands.taps(&format!("kind {first}"));
    level_by(&mut hands, Red, -2);
    hands.taps("rank 1");
    assert_eq!(powers(&hands, Red), 2, "{:?}", hands.driver.state.shell.toast);
}

#[test]
fn on_somebody_elses_turn_a_card_cannot_be_hacked_and_nothing_stands_in_its_place() {
    let mut hands = begun(SIZES[0]);
    hands.taps("row 0");
    let there = |hands: &mut Hands<_>, id: &str| hands.driver.find(Id::from(id.to_owned())).is_some();
    assert!(there(&mut hands, "row-hacked red") && !there(&mut hands, "row-hacked blue"));
    let at = |hands: &mut Hands<_>, id: &str| hands.driver.place(Id::from(id.to_owned())).y;
    let word = hands.words.get("row-own-turn");
    assert!(hands.driver.sees(&word));
    assert!(at(&mut hands, "row-moved-on blue") > at(&mut hands, "row-moved-on red") + 60.0);
}

/// Powers are kept by names in small letters; they are read as they are written on their cards.
#[test]
fn a_power_is_written_as_a_name() {
    let hands = begun(SIZES[0]);
    assert_eq!(hands.words.kind("loud typing"), "Loud Typing");
    assert_eq!((hands.words.kind("elf"), hands.words.kind("human")), ("Elf".to_owned(), "human".to_owned()));
}

#[test]
fn a_vehicle_is_put_down_by_three_touches_and_called_what_it_is() {
    let _row = proves("SR-VEHICLE-01");
    for size in SIZES {
        let mut hands = begun(size);
        hands.taps = 0;
        hands.taps("seat-red");
        hands.taps("add vehicle");
        hands.taps("runs 2");
        assert_eq!(hands.taps, 3);
        let gear = &hands.game().seat(Red).expect("RED").gear;
        assert!(gear.len() == 1 && vehicle::is_vehicle(&gear[0]), "{size:?}: {gear:?}");
        assert_eq!((gear[0].run, gear[0].bonus, gear[0].big), (2, 0, true));
        let (item, own) = (hands.words.get("item-unnamed"), hands.words.get("vehicle-unnamed"));
        let log: Vec<&str> = hands.table().log.iter().map(|line| line.text.as_str()).collect();
        assert!(log.iter().all(|line| !line.contains(&item)), "{log:?}");
        assert!(log.iter().any(|line| line.contains(&own)), "{log:?}");
        hands.driver.message(Message::Table(Do::opens(Panel::items(Red, Vec::new()))));
        assert!(hands.driver.sees(&own) && !hands.driver.sees(&item), "{size:?}");
    }
}

#[test]
fn what_a_vehicle_adds_counts_by_its_own_name() {
    let mut hands = begun(SIZES[0]);
    hands.taps("seat-red");
    hands.taps("add vehicle");
    hands.taps("bonus 1");
    hands.taps("runs 0");
    hands.taps("meet 1");
    let now = fight::current(hands.game()).expect("a fight");
    let sums = sides::sides(hands.table().session.book(), hands.game(), now, None);
    let parts: Vec<&str> = sums.parts.iter().map(|part| part.what).collect();
    assert!(parts.contains(&"vehicle-unnamed") && !parts.contains(&"item-unnamed"), "{parts:?}");
}

/// A Race in play and a Power too many are two things, and each says so itself.
#[test]
fn what_can_be_done_now_tells_races_and_powers_apart() {
    let _row = proves("SR-POWER-05");
    let mut hands = begun(SIZES[0]);
    let may = |hands: &Hands<_>, which: Deed| {
        let all = now(hands.table().session.book(), hands.game(), Red);
        all.into_iter().find(|(deed, _)| *deed == which).expect("it is told").1.map_err(|why| why.message.id)
    };
    assert_eq!((may(&hands, Deed::Race), may(&hands, Deed::Class)), (Ok(()), Ok(())));
    hands.taps("seat-red");
    hands.taps("rank 1");
    assert_eq!((may(&hands, Deed::Race), may(&hands, Deed::Class)), (Ok(()), Err("too-many-ranks")));
    hands.taps("kind elf");
    assert_eq!(may(&hands, Deed::Race), Err("second-race-needs-card"));
    hands.driver.message(Message::Table(Do::opens(Panel::Now(Red))));
    for deed in ["deed-race", "deed-class"] {
        let text = hands.driver.state.shell.words.get(deed);
        assert!(hands.driver.sees(&text), "{text}");
    }
}

/// All that is written on the screen.
fn written(hands: &mut Hands<impl Window>) -> Vec<String> {
    hands.driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content, .. } => Some(content.to_owned()),
        _ => None,
    })
}

/// Whoever pays in something else changes one word, and it is another one wherever money is told.
#[test]
fn money_goes_by_the_word_of_its_own_terms() {
    let mut hands = begun(SIZES[0]);
    fn paid(text: &str) -> Cow<'_, str> {
        if text == "gold" { Cow::Borrowed("buttons") } else { Cow::Borrowed(text) }
    }
    let mut words = Words::changed("en", paid);
    words.speak_of(Some("shadowrun"));
    hands.driver.state.shell.words = words;
    let add = Gear { name: "Tin Spoon".to_owned(), bonus: 1, value: Some(700), ..Gear::default() };
    let add = munchkin::Effect::Gear { seat: Red, add };
    let amends = table::Command::Amend { note: String::new(), effects: vec![add.into()] };
    hands.driver.message(Message::Table(Do::does(amends.into())));
    let mut told = 0;
    for panel in [Panel::items(Red, Vec::new()), Panel::sale(Red), Panel::Card(Box::new(CardDraft::vehicle(Red)))] {
        hands.driver.message(Message::Table(Do::opens(panel)));
        let all = written(&mut hands);
        assert!(all.iter().all(|text| !text.to_lowercase().contains("gold")), "{all:?}");
        told += usize::from(all.iter().any(|text| text.contains("buttons")));
    }
    assert_eq!(told, 3, "each of them tells money");
    let words = &hands.driver.state.shell.words;
    for id in ["says-gear", "sell-total", "sell-missing", "part-loot", "part-price", "pile-gold", "level-too-dear"] {
        let args = [("gold", 100.into()), ("value", 100.into()), ("worth", 100.into())];
        let text = words.with(id, &args);
        assert!(text.contains("buttons") && !text.contains("gold"), "{id}: {text}");
    }
}

#[test]
fn the_row_is_called_what_it_is_and_its_end_is_a_deed_of_the_turn() {
    for size in SIZES {
        let mut hands = begun(size);
        let name = hands.words.get("row-name");
        assert!(hands.driver.sees(&name), "{size:?}");
        assert!(hands.driver.find(Id::from("face god")).is_none());
        for at in 0..6 {
            hands.taps(&format!("row {at}"));
            hands.taps("row-hacked red");
        }
        hands.taps("face god");
        hands.taps("god 24");
        assert!(fights(&hands), "{size:?}");
    }
}

#[test]
fn whoever_hacked_and_won_was_no_part_of_the_furniture() {
    let mut hands = begun(SIZES[0]);
    for seat in [Yellow, Blue] {
        let loses = munchkin::Effect::Level { seat: Green, change: Amount::By(-1), kill: false };
        let what = Played::Curse { on: Green, effects: vec![loses.into()] };
        let (from, what) = (Source::Hand(Deck::DOOR), Box::new(what));
        let trap = munchkin::Command::Play { seat, from, name: String::new(), what };
        hands.driver.message(Message::Table(Do::does(trap.into())));
        hands.driver.message(Message::Table(Do::does(table::Command::Answer(table::Answer::Done.into()).into())));
    }
    for at in 0..6 {
        hands.taps(&format!("row {at}"));
        hands.taps("row-hacked red");
    }
    hands.taps("face god");
    hands.taps("god 24");
    for _ in 0..3 {
        hands.taps("add-us-10-0");
    }
    hands.next();
    crate::cardboard::rings(&mut hands, crate::cardboard::RING + 1);
    let story = story(&hands.table().session);
    assert!(story.seats.iter().any(|told| told.won), "{:?}", hands.table().question.ask);
    let title = |seat| story.seats.iter().find(|told| told.colour == seat).and_then(|told| told.title);
    let idle = [Title::Furniture, Title::Bystander, Title::Moral].map(Some);
    for seat in [Red, Yellow, Blue] {
        assert!(title(seat).is_some() && !idle.contains(&title(seat)), "{seat:?}: {:?}", title(seat));
    }
    assert_eq!(title(Red), Some(Title::Hacker));
}

/// A game whose first card of the row is so called, with RED to begin it.
fn on_the_card(name: &str, more: &str, size: (f32, f32)) -> Hands<impl Window> {
    let book = catalog::shadowrun();
    let found = (1..60).find_map(|seed| {
        let hands = seated(seeded("shadowrun", more, seed), size);
        let card = hands.game().track.as_deref().and_then(|track| track.card(0));
        let here = card.and_then(|card| book.cards.track_card(card)).is_some_and(|card| card.name == name);
        here.then_some(hands)
    });
    found.expect("a row that begins so")
}

#[test]
fn what_the_card_asks_for_comes_first_and_a_wrong_pick_says_why_it_hacks_nothing() {
    for size in SIZES {
        let more = r#""hands": {"red": ["Ankle Monitor", "Buffering", "Flash Sale Grenade", "Dice Helpdesk",
            "Team-Building Weekend", "Rated One Star"], "blue": [], "green": []}"#;
        let mut hands = on_the_card("Forgotten Password Desk", more, size);
        hands.taps("row 0");
        assert!(reads(&mut hands, "Discard a one-shot Item."));
        let held: Vec<(String, String)> = {
            let book = hands.table().session.book();
            let name = |card| book.cards.card(card).map(|def| def.name.clone()).unwrap_or_default();
            let seat = hands.game().seat(Red).expect("RED");
            seat.held.iter().map(|card| (name(card), format!("row card {}", card.0))).collect()
        };
        let id = |of: &str| held.iter().find(|(name, _)| name == of).map(|(_, id)| id.clone()).expect("held");
        let at = |hands: &mut Hands<_>, id: &str| {
            hands.driver.find(Id::from(id.to_owned())).unwrap_or_else(|| panic!("{id}")).bounds()
        };
        let right = at(&mut hands, &id("Flash Sale Grenade"));
        for (_, other) in held.iter().filter(|(name, _)| name != "Flash Sale Grenade") {
            assert!(at(&mut hands, other).y > right.y, "{size:?}: what fits stands first");
        }
        assert!(reads(&mut hands, "What it asks for"), "and is called so");
        // Grey it has a place, and no touch.
        let way = |hands: &mut Hands<_>| {
            let written: Vec<(String, iced::Rectangle, _)> = hands.driver.written();
            written.iter().find(|(text, ..)| text == "Hack it with these").map(|(_, at, _)| at.y)
        };
        let grey = |hands: &mut Hands<_>| hands.driver.find(Id::from("row-with-these".to_owned())).is_none();
        let first = way(&mut hands).expect("a way");
        assert!(grey(&mut hands) && reads(&mut hands, "Pick something first."), "{size:?}");
        for (name, idle) in [("Flash Sale Grenade", false), ("Buffering", true), ("Ankle Monitor", true)] {
            hands.taps(&id(name));
            let now = way(&mut hands).expect("a way");
            assert!((now - first).abs() < 4.0, "{size:?}: it stays where it is: {first} {now}");
            assert_eq!(grey(&mut hands), idle, "{size:?}: {name}");
        }
        assert!(reads(&mut hands, "Only what it asks for, or exactly five."), "{size:?}");
        if std::env::var("STANDIE_PICTURE").is_ok() {
            hands.driver.save_png(std::path::Path::new(&format!("target/pictures/hack-{}.png", size.0)));
        }
        hands.taps(&id("Buffering"));
        hands.taps(&id("Ankle Monitor"));
        hands.taps("row-with-these");
        assert_eq!(place(&hands, Red), 1, "{size:?}");
    }
}

#[test]
fn whoever_has_fought_meets_nobody_at_the_end_and_reads_why() {
    let mut hands = begun(SIZES[0]);
    for at in 0..6 {
        hands.taps(&format!("row {at}"));
        hands.taps("row-hacked red");
    }
    wins(&mut hands, 1);
    assert!(is_turn(&hands) && hands.game().turn.fought, "{:?}", hands.table().question);
    hands.waits();
    hands.taps("face god");
    assert!(hands.table().panel.is_none(), "nobody tells a Level in vain");
    let why = hands.words.get("god-after-a-fight");
    assert!(reads(&mut hands, &why), "{why}");
}

#[test]
fn nobody_is_offered_a_mate_where_there_is_none() {
    let mut hands = begun(SIZES[0]);
    hands.taps("meet 4");
    assert!(fights(&hands));
    assert!(hands.driver.find(Id::from("another")).is_some());
    assert!(hands.driver.find(Id::from("mate")).is_none(), "no rule knows of it");
}

#[test]
fn what_a_trap_does_lies_in_the_same_place_whoever_it_hits() {
    let mut hands = begun(SIZES[0]);
    let classes = ["power 1", "power 2"].map(str::to_owned).to_vec();
    let effects = vec![
        munchkin::Effect::Level { seat: Red, change: Amount::To(4), kill: false }.into(),
        munchkin::Effect::Classes { seat: Red, classes }.into(),
    ];
    let amends = table::Command::Amend { note: String::new(), effects };
    hands.driver.message(Message::Table(Do::does(amends.into())));
    let mut places = Vec::new();
    for victim in [Red, Blue] {
        let draft = CardDraft {
            victim: Some(victim),
            sort: Some(standie::app::table::play::draft::Sort::Curse),
            ..CardDraft::of(Green)
        };
        hands.driver.message(Message::Table(Do::opens(Panel::Card(Box::new(draft)))));
        hands.waits();
        places.push(
            ["level", "race", "class", "sex", "fight", "run"]
                .map(|ill| hands.driver.place(Id::from(format!("ill {ill}")))),
        );
        hands.driver.message(Message::Table(Do::Ask(standie::app::table::action::Action::Close)));
    }
    for (one, other) in places[0].iter().zip(&places[1]) {
        assert!((one.y - other.y).abs() < 4.0 && (one.x - other.x).abs() < 24.0, "{places:?}");
    }
}

#[test]
fn nobody_opens_anything_by_touching_start_twice() {
    let setup = Setup { system: "shadowrun".to_owned(), care: Care::Map, ..Setup::new(&[Red, Blue, Green]) };
    let (session, _) = Session::begin(catalog::shadowrun(), setup, "", 1, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let card = hands.driver.place(Id::from("row 4"));
    hands.driver.tap_at(card);
    assert!(hands.table().panel.is_none(), "it has only just come");
    hands.waits();
    hands.driver.tap_at(card);
    assert!(hands.table().panel.is_some(), "now it is meant");
}
