//! Hacking in the app: a button says what it costs, and which card is taken is a question of its own.

use crate::hands::Hands;
use crate::solo::{WINDOW, arranged, reads, seated};
use crate::support::driver::Window;
use iced::widget::Id;
use standie::app::Message;
use standie::app::table::{Message as Do, Panel};
use standie::catalog;
use standie::play::Session;
use standie::rules::amount::Amount;
use standie::rules::card::{CardId, CardSet, Choice};
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::ids::Colour::Red;
use standie::rules::munchkin::goods::Cards;
use standie::rules::track::command::How;
use standie::rules::{munchkin, table, track};

/// Whatever somebody puts right.
fn amends(hands: &mut Hands<impl Window>, effects: Vec<Effect>) {
    let amends = table::Command::Amend { note: String::new(), effects };
    hands.driver.message(Message::Table(Do::does(Command::Table(amends))));
}

fn token(place: i32) -> Effect {
    Effect::Track(track::Effect::Token { seat: Red, change: Amount::To(place) })
}

fn level(to: i32) -> Effect {
    munchkin::Effect::Level { seat: Red, change: Amount::To(to), kill: false }.into()
}

fn hacks(how: How, cards: CardSet) -> Command {
    let pays = Cards { cards, ..Cards::default() };
    Command::from(track::Command::Hack { seat: Red, how, pays, choice: Choice::default() })
}

fn held(hands: &Hands<impl Window>, name: &str) -> CardId {
    let book = hands.table().session.book();
    let named = |card: &CardId| book.cards.card(*card).is_some_and(|def| def.name == name);
    let seat = hands.game().seat(Red).expect("RED");
    seat.held.iter().find(named).unwrap_or_else(|| panic!("{name} in hand"))
}

fn on_exit_package(more: &str) -> Hands<impl Window> {
    let row = r#""row": ["Unread Inbox", "Guest Wi-Fi", "Payroll", "Gift Registry", "Exit Package", "Patent Vault"]"#;
    let mut hands = seated(arranged("shadowrun", &format!("{row}, {more}")), WINDOW);
    amends(&mut hands, vec![token(4), level(3)]);
    hands
}

/// Of Rank 2 and of Rank 1: as much as Level 3 carries.
fn two_powers() -> Effect {
    let classes = ["loud typing", "shoulder surfing"].map(str::to_owned).to_vec();
    munchkin::Effect::Classes { seat: Red, classes }.into()
}

#[test]
fn a_hack_that_costs_a_level_says_so_and_asks() {
    let mut hands = on_exit_package(r#""hands": {"red": [], "blue": [], "green": []}"#);
    let level = |hands: &Hands<_>| hands.game().seat(Red).expect("RED").level;
    assert!(reads(&mut hands, "Hack Exit Package for a Level"), "what it costs");
    hands.taps_text("Hack Exit Package for a Level");
    assert_eq!(level(&hands), 3, "asked first");
    assert!(reads(&mut hands, "sure? Touch again"));
    hands.taps_text("Hack Exit Package for a Level: sure? Touch again");
    assert_eq!(level(&hands), 2);
}

#[test]
fn a_level_that_takes_a_power_with_it_says_that_too() {
    let mut hands = on_exit_package(r#""in_play": {"red": ["Shoulder Surfing"]}"#);
    amends(&mut hands, vec![two_powers()]);
    assert_eq!(hands.game().seat(Red).expect("RED").classes.len(), 2);
    assert!(reads(&mut hands, "Hack Exit Package for a Level, and a Power with it"));
}

#[test]
fn two_ways_to_hack_one_card_say_what_each_takes() {
    let row =
        r#""row": ["Free Trial Lounge", "Guest Wi-Fi", "Payroll", "Gift Registry", "Exit Package", "Patent Vault"]"#;
    let more = format!(
        r#"{row}, "in_play": {{"red": ["Shoulder Surfing"]}}, "hands": {{"red": ["Ankle Monitor", "Buffering",
            "Flash Sale Grenade", "Dice Helpdesk", "Team-Building Weekend", "Rated One Star"], "blue": [], "green": []}}"#
    );
    let mut hands = seated(arranged("shadowrun", &more), WINDOW);
    assert!(reads(&mut hands, "Hack Free Trial Lounge for free"), "it is done");
    assert!(reads(&mut hands, "Hack Free Trial Lounge with any five cards"), "and five do it, too");
}

#[test]
fn which_treasure_is_taken_is_asked_by_itself() {
    let row =
        r#""row": ["Unread Inbox", "Guest Wi-Fi", "Recycling Point", "Gift Registry", "Exit Package", "Patent Vault"]"#;
    let more = format!(
        r#"{row}, "hands": {{"red": ["Flash Sale Grenade", "Factory Reset", "Ankle Monitor", "Buffering",
            "Rated One Star", "Selfie Sword", "Decaf Energy Drink"], "blue": [], "green": []}}"#
    );
    let mut hands = seated(arranged("shadowrun", &more), WINDOW);
    let five = ["Flash Sale Grenade", "Factory Reset", "Ankle Monitor", "Buffering", "Rated One Star"];
    let five: CardSet = five.iter().map(|name| held(&hands, name)).collect();
    hands.driver.message(Message::Table(Do::does(hacks(How::Five, five))));
    amends(&mut hands, vec![token(2)]);
    hands.driver.message(Message::Table(Do::opens(Panel::row(2))));
    for name in ["Selfie Sword", "Decaf Energy Drink"] {
        let id = format!("row card {}", held(&hands, name).0);
        hands.taps(&id);
    }
    let at = hands.driver.place(Id::from("row-with-these"));
    hands.taps("row-with-these");
    assert!(reads(&mut hands, "Which do you take?"));
    if std::env::var("STANDIE_PICTURE").is_ok() {
        hands.driver.save_png(std::path::Path::new("target/pictures/hack-which.png"));
    }
    // Whoever touches twice has chosen nothing.
    hands.driver.tap_at(at);
    hands.driver.tap_at(at);
    let place = |hands: &Hands<_>| hands.game().track.as_deref().expect("a track").token(Red);
    assert_eq!(place(&hands), 2, "nothing is taken yet");
    for name in ["Flash Sale Grenade", "Factory Reset", "Selfie Sword", "Decaf Energy Drink"] {
        assert!(reads(&mut hands, name), "{name}");
    }
    let book = hands.table().session.book().clone();
    let wanted = |card: &CardId| book.cards.card(*card).is_some_and(|def| def.name == "Factory Reset");
    let stock = hands.game().stock.clone().expect("the app keeps the cards");
    let reset = stock.discards.iter().find(wanted).expect("it lies there");
    hands.taps(&format!("take {}", reset.0));
    assert_eq!(place(&hands), 2, "it is lit, and no more");
    assert!(reads(&mut hands, "Take Factory Reset"));
    hands.taps("row-take");
    assert_eq!(place(&hands), 3);
    assert!(hands.game().seat(Red).expect("RED").held.has(reset), "and not what comes first");
}

/// Nobody is ever of the Level such a card asks for before the game is won.
#[test]
fn a_shorter_game_has_no_card_that_asks_for_more_than_it_has() {
    let book = catalog::shadowrun();
    let asks = |session: &Session| {
        let track = session.game().track.as_deref().expect("a track").row.clone();
        track.iter().any(|card| book.cards.track_card(*card).is_some_and(|card| card.name.starts_with("Members")))
    };
    let (mut short, mut long) = (0, 0);
    for seed in 1..30 {
        let more = |rule: &str| format!(r#""rulings": {{{rule}}}"#);
        let row = |rule: &str| seated(crate::solo::seeded("shadowrun", &more(rule), seed), WINDOW);
        short += usize::from(asks(&row(r#""level_to_win": "6""#).table().session));
        long += usize::from(asks(&row("").table().session));
    }
    assert_eq!(short, 0, "to Level 6");
    assert!(long > 0, "to Level 10 it may lie there");
}

#[test]
fn one_figure_says_what_somebody_brings() {
    let mut hands = seated(arranged("shadowrun", r#""in_play": {"red": ["Selfie Sword"]}"#), WINDOW);
    amends(&mut hands, vec![token(4)]);
    hands.sees_it();
    hands.taps("seat-red");
    // Three for the sword, and Layer 3.
    assert!(reads(&mut hands, "+6 in any fight"));
    let signed: Vec<String> = hands.driver.written().into_iter().map(|(text, ..)| text).collect();
    assert!(signed.iter().any(|text| text == "+6"), "the head of the panel says the same: {signed:?}");
}

#[test]
fn the_power_that_goes_is_the_one_that_is_told() {
    let mut hands = on_exit_package(r#""in_play": {"red": ["Shoulder Surfing"]}"#);
    amends(&mut hands, vec![two_powers()]);
    hands.taps_text("Hack Exit Package for a Level, and a Power with it");
    hands.taps_text("Hack Exit Package for a Level, and a Power with it: sure? Touch again");
    let told = |hands: &Hands<_>| hands.table().log.iter().any(|line| line.text.contains("loses Shoulder Surfing"));
    let goes = (0..2).map(|at| format!("goes {at}"));
    let classes = hands.game().seat(Red).expect("RED").classes.clone();
    let at = classes.iter().position(|class| class == "shoulder surfing").expect("it is there");
    let id = goes.into_iter().nth(at).expect("a place");
    if hands.driver.find(Id::from(id.clone())).is_some() {
        hands.taps(&id);
    } else {
        hands.taps_text("Shoulder Surfing");
    }
    assert!(told(&hands), "{:?}", hands.table().log.iter().map(|line| &line.text).collect::<Vec<_>>());
}

#[test]
fn what_counts_for_nothing_says_so_where_nothing_but_levels_counts() {
    let more = r#""hands": {"red": ["Spray-On Confidence"], "blue": [], "green": []},
        "decks": {"door": ["Metal Detective"]}"#;
    let mut hands = seated(arranged("shadowrun", more), WINDOW);
    for _ in 0..4 {
        if standie::rules::fight::current(hands.game()).is_none() {
            hands.next();
        }
    }
    assert!(standie::rules::fight::current(hands.game()).is_some(), "{:?}", hands.table().question);
    assert!(reads(&mut hands, "Metal Detective gone"), "what would win it");
    let or = hands.words.get("fight-step-or");
    assert!(!reads(&mut hands, &format!("+6 {or} ")), "no number would");
    let card = held(&hands, "Spray-On Confidence");
    hands.driver.message(Message::Table(Do::Hot(standie::app::table::hot::Wish::Card(card))));
    assert!(reads(&mut hands, "counts for nothing here"), "{:?}", hands.driver.written());
}
