//! Classic Munchkin in the app, several people at one screen: what nobody may learn from it, and who is always asked.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::widget;
use iced_test::selector::Candidate;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::action::Action;
use standie::app::table::hot::{Hot, Next, Sheet, Until, Wish};
use standie::app::table::{Keeping, Message as Do};
use standie::app::{App, Message};
use standie::catalog;
use standie::play::Session;
use standie::rules::answer::Answer;
use standie::rules::card::CardId;
use standie::rules::command::Command;
use standie::rules::doors;
use standie::rules::ids::Colour::{self, Blue, Green, Red};
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::step::About;

/// How often the app looks at the clock, and how long the ring is, in milliseconds.
const BEAT: i64 = 60;
const RING: i64 = 2_600;

/// BLUE is played by the app, one Level short of the last, and meets a sandwich; the people hold what is said.
fn arranged(people: &str, hands: &str) -> Session {
    arranged_at(9, people, hands)
}

/// The same with BLUE at a Level.
fn arranged_at(level: u8, people: &str, hands: &str) -> Session {
    let bot = |colour: &str| if people.contains(colour) { "null" } else { "\"careful\"" };
    let setup = format!(
        r#"{{"system": "classic", "first": "blue", "expansion": true,
            "components": {{"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"}},
            "seats": [{{"colour": "red", "bot": {}}}, {{"colour": "green", "bot": {}}}, {{"colour": "blue", "bot": "haggler"}}],
            "levels": {{"blue": {level}}}, "hands": {hands}, "decks": {{"door": ["Half a Sandwich"]}}}}"#,
        bot("red"),
        bot("green")
    );
    let setup: Setup = serde_json::from_str(&setup).expect("a set-up");
    Session::begin(catalog::classic(), setup, "", 3, TIME).expect("a game").0
}

/// A screen that is watched, or not.
fn screen(session: Session, pace: i64) -> Hands<impl Window> {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.shell.pace = pace;
    app.lay_out(session, Keeping::Memory);
    Hands::new(driver::with(app, 1280.0, 800.0))
}

fn hot<P: Window>(hands: &Hands<P>) -> &Hot {
    hands.table().hot.as_ref().expect("a game in the app")
}

fn wishes<P: Window>(hands: &mut Hands<P>, wish: Wish) {
    hands.driver.message(Message::Table(Do::Hot(wish)));
}

fn passes<P: Window>(hands: &mut Hands<P>) {
    let no = Command::Table(table::Command::Answer(Answer::Table(table::Answer::No)));
    hands.driver.message(Message::Table(Do::does(no)));
}

fn texts<P: Window>(hands: &mut Hands<P>) -> Vec<String> {
    hands.driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content, .. } => Some(content.to_owned()),
        _ => None,
    })
}

fn reacts<P: Window>(hands: &Hands<P>, to: About) -> bool {
    matches!(hands.table().question.ask, Ask::Table(table::Ask::Window { about, .. }) if about == to)
}

/// Some time goes by, and the app takes its steps; starting hands stay in hand.
struct Time(i64);

impl Time {
    fn beat<P: Window>(&mut self, hands: &mut Hands<P>) {
        hands.sees_it();
        self.0 += BEAT;
        hands.driver.state.shell.clock = Clock::Fixed(TIME + self.0);
        wishes(hands, Wish::Beat);
        if let Some(seat) = hot(hands).handed().filter(|_| reacts(hands, About::Opening)) {
            wishes(hands, Wish::Here(seat));
            passes(hands);
        }
    }

    /// Until all may react to the claim, and its time runs.
    fn until_the_claim<P: Window>(&mut self, hands: &mut Hands<P>) {
        while !(reacts(hands, About::Fight) && hot(hands).ring.since.is_some()) {
            self.beat(hands);
            assert!(self.0 < 120_000, "nobody claims anything: {:?}", hands.table().question);
        }
    }
}

#[test]
fn nobody_learns_from_a_ring_what_is_in_a_hand() {
    let swaps = [
        ("Emergency Trombone", "Two-Handed Burrito"),
        ("It Was Funnier at Home", "Dwarf"),
        ("With Extra Cheese", "Elf"),
        ("And This Is Steve", "Thief"),
    ];
    for (lively, dull) in swaps {
        // The same two cards in two hands, once this way and once that: nothing else differs.
        let seen = |red: &str, green: &str| {
            let dealt = format!(r#"{{"red": ["{red}"], "green": ["{green}"], "blue": []}}"#);
            let mut hands = screen(arranged("red green", &dealt), 320);
            let (mut time, mut looks, mut rings) = (Time(0), Vec::new(), 0);
            for _ in 0..900 {
                time.beat(&mut hands);
                rings += u32::from(hot(&hands).next == Next::Ring);
                looks.push((time.0, hot(&hands).next == Next::Ring, texts(&mut hands)));
                // Their own turn is no secret.
                if reacts(&hands, About::Opening) {
                    continue;
                }
                if hot(&hands).handed().is_some() || hot(&hands).next == Next::Over {
                    break;
                }
                assert_eq!(hot(&hands).open, None, "all hands are closed");
            }
            assert!(i64::from(rings) * BEAT >= RING, "everybody had all of a ring");
            looks
        };
        assert_eq!(seen(lively, dull), seen(dull, lively), "{lively} or {dull}");
    }
}

#[test]
fn who_wants_to_be_left_in_peace_is_asked_all_the_same_when_a_claim_would_end_the_game() {
    let after = |card: &str| {
        let dealt = format!(r#"{{"red": ["{card}"], "green": [], "blue": []}}"#);
        let mut hands = screen(arranged("red", &dealt), 0);
        if hot(&hands).next == Next::Person(Red) {
            wishes(&mut hands, Wish::Peace(Red, Some(Until::Turn)));
        }
        for _ in 0..40 {
            wishes(&mut hands, Wish::Hurry);
        }
        hands
    };
    let hands = after("Emergency Trombone");
    assert_eq!(hot(&hands).next, Next::Person(Red), "{:?}", hands.table().question);
    assert!(reacts(&hands, About::Fight), "ten more on the sandwich is too much for BLUE");
    let hands = after("Two-Handed Burrito");
    assert_eq!(hot(&hands).next, Next::Over, "there is nothing to be asked: {:?}", hands.table().question);
}

#[test]
fn with_several_people_all_have_the_ring_of_the_last_claim_whatever_they_hold_and_passed() {
    for (red, green) in [("Emergency Trombone", "Two-Handed Burrito"), ("Two-Handed Burrito", "Emergency Trombone")] {
        let dealt = format!(r#"{{"red": ["{red}"], "green": ["{green}"], "blue": []}}"#);
        let mut hands = screen(arranged("red green", &dealt), 320);
        let mut time = Time(0);
        while reacts(&hands, About::Opening) || hands.game().turn.number == 0 {
            time.beat(&mut hands);
        }
        for seat in [Red, Green] {
            wishes(&mut hands, Wish::Peace(seat, Some(Until::Turn)));
        }
        time.until_the_claim(&mut hands);
        assert_eq!(hot(&hands).ring.slots, [Red, Green], "{red} with RED");
    }
}

#[test]
fn whoever_stops_a_ring_is_handed_the_screen_and_no_other_hand_is_seen_on_the_way() {
    let dealt = r#"{"red": ["It Was Funnier at Home", "Walk-In Armor"], "green": ["Holy Handbell", "Bathrobe of Bravery"],
                    "blue": []}"#;
    let mut hands = screen(arranged("red green", dealt), 320);
    let mut time = Time(0);
    let secrets: [(Colour, &[&str]); 2] =
        [(Red, &["Walk-In Armor"]), (Green, &["Holy Handbell", "Bathrobe of Bravery"])];
    fn hidden<P: Window>(hands: &mut Hands<P>, secrets: &[(Colour, &[&str])]) {
        let (open, all) = (hot(hands).open, texts(hands));
        for (seat, cards) in secrets.iter().filter(|(seat, _)| open != Some(*seat)) {
            let shown = all.iter().find(|text| cards.iter().any(|card| text.contains(card)));
            assert_eq!(shown, None, "of {seat:?}");
        }
    }
    time.until_the_claim(&mut hands);
    hidden(&mut hands, &secrets);
    hands.driver.tap(widget::Id::from("claim red"));
    while hot(&hands).next == Next::Ring {
        time.beat(&mut hands);
        hidden(&mut hands, &secrets);
    }
    while hot(&hands).handed().is_none() {
        time.beat(&mut hands);
        hidden(&mut hands, &secrets);
    }
    assert_eq!(hot(&hands).handed(), Some(Red));
    hidden(&mut hands, &secrets);
    hands.taps("here");
    let curse = hands.game().seat(Red).expect("RED").held.iter().find(|card| {
        hands.table().session.book().cards.card(*card).is_some_and(|def| def.name == "It Was Funnier at Home")
    });
    let curse = curse.expect("still in hand");
    hands.taps(&format!("card {}", curse.0));
    assert!(texts(&mut hands).iter().any(|text| text.contains("Walk-In Armor")), "RED sees what RED has");
    hands.taps_text("Honest Hal");
    for _ in 0..3 {
        if hands.driver.find(widget::Id::from("choose 0")).is_some() {
            hands.taps("choose 0");
        }
    }
    time.0 += 20_000;
    let mut again = false;
    for _ in 0..400 {
        hidden(&mut hands, &secrets);
        again |= hot(&hands).next == Next::Ring && reacts(&hands, About::Fight);
        if again {
            break;
        }
        if hot(&hands).mover() == Some(Red) {
            passes(&mut hands);
        }
        time.beat(&mut hands);
    }
    assert!(again, "everybody has a ring once more: {:?}", hands.table().question);
    assert_eq!(hands.game().seat(Blue).expect("BLUE").level, 8, "cursed on the way");
}

#[test]
fn a_hand_of_fourteen_is_read_and_touched_card_by_card() {
    for (width, height) in [(1024.0, 768.0), (800.0, 1280.0), (1280.0, 800.0)] {
        let mut hands = Hands::new(driver::at("doors_full", width, height));
        let seat = hot(&hands).mover().expect("MIA is asked");
        let held: Vec<CardId> = hands.game().seat(seat).expect("a seat").held.iter().collect();
        assert_eq!(held.len(), 14);
        let mut read = Vec::new();
        for _ in 0..14 {
            for card in &held {
                let id = widget::Id::from(format!("card {}", card.0));
                let Some(found) = hands.driver.find(id) else { continue };
                let (bounds, seen) = (found.bounds(), found.visible_bounds().expect("in sight"));
                assert!(
                    seen.width >= 44.0 && (seen.width - bounds.width).abs() < 0.6,
                    "{card:?} {seen:?} of {bounds:?}"
                );
                let book = hands.table().session.book();
                let name = book.cards.card(*card).map(|def| def.name.clone());
                let name = name.or_else(|| book.cards.monster(*card).map(|foe| foe.def.name.clone())).expect("a card");
                assert!(hands.driver.sees(&name), "{name} at {width}x{height}");
                hands.driver.tap_at(seen.center());
                assert_eq!(hot(&hands).sheet, Some(Sheet::Card(*card)), "{name} is lifted");
                assert_eq!(hands.game().seat(seat).expect("a seat").held.len(), 14, "and nothing is played by it");
                read.push(*card);
                wishes(&mut hands, Wish::Sheet(None));
            }
            let Some(next) = hands.driver.find(widget::Id::from("cards next")) else { break };
            hands.waits();
            hands.driver.tap_at(next.bounds().center());
        }
        read.sort();
        read.dedup();
        assert_eq!(read.len(), 14, "at {width}x{height}");
    }
}

#[test]
fn what_a_bot_holds_and_wears_nobody_throws_away() {
    let mut hands = screen(arranged("red", r#"{"red": ["Elf"], "green": [], "blue": []}"#), 0);
    let throws = Command::Doors(doors::Command::ThrowAway { seat: Blue, gear: vec![0] });
    let records = hands.table().session.records();
    hands.driver.message(Message::Table(Do::does(throws)));
    let name = hands.words.colour(Blue);
    let told = hands.driver.state.shell.toast.as_ref().map(|toast| toast.text.clone()).unwrap_or_default();
    assert!(!told.is_empty() && hands.table().session.records() == records, "{name}: {told}");
    assert!(!told.contains("no-"), "{told}");
}

#[test]
fn an_item_before_oneself_is_lifted_and_thrown_away_by_a_touch_more() {
    let mut hands = screen(arranged_at(1, "red", r#"{"red": ["Two-Handed Burrito"], "green": [], "blue": []}"#), 0);
    let burrito = hands.game().seat(Red).expect("RED").held.iter().next().expect("a card");
    for _ in 0..60 {
        let own = hot(&hands).mover() == Some(Red) && hands.game().turn.seat == Some(Red);
        if own && matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })) {
            break;
        }
        if hot(&hands).next == Next::Person(Red) {
            passes(&mut hands);
        }
        wishes(&mut hands, Wish::Hurry);
    }
    hands.taps(&format!("card {}", burrito.0));
    hands.taps("choose 0");
    assert_eq!(hands.game().seat(Red).expect("RED").gear.len(), 1, "{:?}", hands.table().question);
    hands.taps("laid-tab");
    hands.taps(&format!("card {}", burrito.0));
    hands.taps("throw away");
    assert!(hands.game().seat(Red).expect("RED").gear.is_empty());
}

#[test]
fn who_has_passed_on_a_starting_hand_is_not_asked_again_after_an_undo_or_a_break() {
    let dealt = r#"{"red": ["Elf"], "green": ["Dwarf", "Warrior"], "blue": []}"#;
    let mut hands = screen(arranged("red green", dealt), 0);
    let asks = |hands: &Hands<_>| hot(hands).handed().or(hot(hands).mover());
    let next = |hands: &mut Hands<_>| {
        for _ in 0..20 {
            if asks(hands).is_some() {
                break;
            }
            hands.waits();
            wishes(hands, Wish::Beat);
        }
        let seat = asks(hands).filter(|_| reacts(hands, About::Opening));
        seat.into_iter().for_each(|seat| wishes(hands, Wish::Here(seat)));
        seat
    };
    let first = next(&mut hands).expect("somebody is asked");
    passes(&mut hands);
    let second = next(&mut hands).expect("and somebody else");
    assert_ne!(first, second);
    let play = |hands: &mut Hands<_>| {
        let plays = |command: &&Command| matches!(command, Command::Munchkin(munchkin::Command::PlayCard { .. }));
        let play = hot(hands).moves.iter().find(plays).cloned().expect("something to put down");
        hands.driver.message(Message::Table(Do::does(play)));
    };
    play(&mut hands);
    hands.driver.message(Message::Table(Do::Ask(Action::Undo)));
    for _ in 0..3 {
        if hands.driver.state.table.as_ref().is_some_and(|table| table.undo_armed) {
            hands.driver.message(Message::Table(Do::Ask(Action::Undo)));
        }
    }
    assert_eq!(next(&mut hands), Some(second));
    play(&mut hands);
    passes(&mut hands);
    assert_ne!(next(&mut hands), Some(first), "asked once more");
}
