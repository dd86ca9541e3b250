//! Classic Munchkin in the app, one person against bots: what is told before it is done, and when a turn is over.

use crate::hands::Hands;
use crate::hot::hot;
use crate::support::driver::{self, Window};
use iced_test::core::widget;
use iced_test::selector::Candidate;
use standie::app::App;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::Keeping;
use standie::app::table::hot::Next;
use standie::catalog;
use standie::play::Session;
use standie::rules::card::CardId;
use standie::rules::ids::Colour::Red;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::step::About;

/// RED is a person and begins; BLUE and GREEN are played by the app. What else is arranged is said as JSON.
pub fn arranged(system: &str, more: &str) -> Session {
    let setup = format!(
        r#"{{"system": "{system}", "first": "red", "expansion": true,
            "components": {{"dice": "app", "rooms": "app", "monsters": "app", "cards": "app"}},
            "seats": [{{"colour": "red"}}, {{"colour": "blue", "bot": "careful"}}, {{"colour": "green", "bot": "reckless"}}],
            {more}}}"#
    );
    let setup: Setup = serde_json::from_str(&setup).expect("a set-up");
    let book = if system == "short" { catalog::short() } else { catalog::classic() };
    Session::begin(book, setup, "", 3, TIME).expect("a game").0
}

/// The table of such a game, with the app at once at its goal.
pub fn seated(session: Session, (width, height): (f32, f32)) -> Hands<impl Window> {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, width, height));
    while asks(&hands, About::Opening) {
        hands.taps("context");
    }
    hands
}

const WINDOW: (f32, f32) = (1280.0, 800.0);

pub fn there(hands: &mut Hands<impl Window>, id: &str) -> bool {
    hands.driver.find(widget::Id::from(id.to_owned())).is_some_and(|found| found.visible_bounds().is_some())
}

fn asks(hands: &Hands<impl Window>, to: About) -> bool {
    matches!(hands.table().question.ask, Ask::Table(table::Ask::Window { about, .. }) if about == to)
        && hot(hands.table()).next == Next::Person(Red)
}

/// Whether something that holds these words can be read.
fn reads(hands: &mut Hands<impl Window>, words: &str) -> bool {
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
            "in_play": {"red": ["Thief", "Bathrobe of Bravery", "Stealth Clogs"],
                        "green": ["Borrowed Oar", "Tiara of Entitlement"]},
            "hands": {"red": ["Dwarf", "Elf"], "blue": [], "green": []}"#;
        let mut hands = seated(arranged(system, more), WINDOW);
        hands.taps("power thief other");
        if !reads(&mut hands, "Tiara of Entitlement") {
            hands.taps("choose 0");
        }
        for item in ["Borrowed Oar", "Tiara of Entitlement"] {
            assert!(reads(&mut hands, item), "{item} in {system}");
        }
        for own in ["Bathrobe of Bravery", "Stealth Clogs"] {
            let told = hands.driver.find_all(|c: Candidate<'_>| match c {
                Candidate::Text { content, visible_bounds: Some(_), .. } if content.starts_with(own) => Some(()),
                _ => None,
            });
            assert!(told.is_empty(), "{own} is the thief's own");
        }
        assert!(reads(&mut hands, "Tiara of Entitlement, +3, 400 gold"));
    }
}

#[test]
fn a_full_hand_is_played_and_sold_from_before_charity_takes_it() {
    for system in ["classic", "short"] {
        let more = r#"
            "levels": {"red": 3},
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
        assert!(hands.driver.sees(&told), "how many of how many");
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
    while !there(hands, &format!("card {}", card.0)) {
        hands.taps("cards next");
    }
    for _ in 0..2 {
        if hands.game().seats[0].held.has(card) {
            hands.taps(&format!("card {}", card.0));
        }
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
