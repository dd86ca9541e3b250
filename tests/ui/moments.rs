//! What a play would come to stands on its button, and what comes of a run is a moment.

use crate::hands::Hands;
use crate::hot::hot;
use crate::solo::{WINDOW, begun, reads, seated, seeded, there};
use crate::support::driver::{self, Window};
use iced_test::core::widget;
use standie::app::table::Message as Do;
use standie::app::table::highlight::moment::Kind;
use standie::app::table::hot::{Sheet, Wish};
use standie::app::{Message, icon};
use standie::rules::command::Command;
use standie::rules::fight::{Fighter, current};
use standie::rules::{engine, munchkin};

/// The door is opened: somebody fights.
fn fights(hands: &mut Hands<impl Window>) {
    for _ in 0..8 {
        if current(hands.game()).is_some() {
            return;
        }
        hands.taps("context");
    }
    panic!("nobody fights: {:?}", hands.table().question);
}

#[test]
fn a_card_says_whom_it_helps_in_a_fight_and_how_that_would_stand() {
    let more = r#"
        "hands": {"red": ["Lukewarm Potion", "Dwarf"], "blue": [], "green": []},
        "decks": {"door": ["Wolf in Chic Clothing"]}"#;
    let mut hands = seated(seeded("classic", more, 3), WINDOW);
    fights(&mut hands);
    let moves = engine::moves(hands.table().session.book(), hands.game());
    let throws = |command: &Command| match command {
        Command::Munchkin(munchkin::Command::PlayCard { card, choice, .. }) => {
            choice.fighter.and_then(|who| matches!(who, Fighter::Monster(_)).then_some(*card))
        }
        _ => None,
    };
    let card = moves.iter().find_map(throws).expect("a potion for the fight");
    hands.taps(&format!("card {}", card.0));
    assert!(there(&mut hands, "choose 1"), "two to throw it at");
    assert!(reads(&mut hands, "+2 for RED"), "what it does for oneself");
    assert!(reads(&mut hands, "+2 for Wolf in Chic Clothing"), "and against oneself");
    // Level 1 and 2 more against 10; or 1 against 12.
    assert!(reads(&mut hands, "3 to 10") && reads(&mut hands, "1 to 12"), "how it would stand then");
}

#[test]
fn whoever_runs_is_seen_to_run_with_what_it_takes() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 768.0)] {
        let mut hands = Hands::new(driver::at("hot_runs", width, height));
        let (_, from, face) = hands.table().runs().expect("somebody runs");
        assert!(face.is_none() && !from.is_empty());
        let board = hands.driver.find(widget::Id::from("chase")).expect("a board").bounds();
        assert!(board.x >= 0.0 && board.x + board.width <= width && board.y + board.height <= height, "{board:?}");
        assert!(reads(&mut hands, "runs for it!") && reads(&mut hands, "gets away"));
    }
}

/// The moments of running away from a monster behind the door, over several seeds.
fn runs_from(foe: &str) -> Vec<(Kind, String)> {
    let mut seen = Vec::new();
    for seed in 1..14 {
        let more = format!(
            r#""hands": {{"red": ["Dwarf"], "blue": [], "green": []}}, "levels": {{"red": 5}}, "decks": {{"door": ["{foe}"]}}"#
        );
        let mut hands = seated(seeded("classic", &more, seed), WINDOW);
        fights(&mut hands);
        for _ in 0..14 {
            let shown = hands.table().highlight(&hands.driver.state.shell).cloned();
            let run = |kind: Kind| matches!(kind, Kind::Away | Kind::Caught | Kind::Singed);
            if let Some(shown) = shown.filter(|shown| run(shown.kind)) {
                assert!(!shown.said.contains(['{', '$']), "{}", shown.said);
                assert!(shown.said.contains("RED") && shown.said.contains(foe), "{}", shown.said);
                seen.push((shown.kind, shown.said));
                break;
            }
            let moves = engine::moves(hands.table().session.book(), hands.game());
            // Nobody helps, and nothing is thrown.
            let answer = moves.iter().find(|c| matches!(c, Command::Table(_))).cloned();
            match answer.filter(|_| hot(hands.table()).mover().is_some()) {
                Some(command) => hands.driver.message(Message::Table(Do::does(command))),
                None => hands.taps("context"),
            }
        }
    }
    seen
}

#[test]
fn whoever_gets_away_has_a_moment_as_whoever_is_caught() {
    let seen: Vec<Kind> = runs_from("Wolf in Chic Clothing").into_iter().map(|(kind, _)| kind).collect();
    assert!(seen.contains(&Kind::Away) && seen.contains(&Kind::Caught), "{seen:?}");
}

#[test]
fn whoever_gets_away_and_pays_for_it_reads_what_it_cost() {
    let seen = runs_from("Loose Chandelier");
    assert!(seen.iter().all(|(kind, _)| *kind != Kind::Away), "{seen:?}");
    let paid = seen.iter().filter(|(kind, _)| *kind == Kind::Singed);
    let paid: Vec<&String> = paid.map(|(_, said)| said).collect();
    assert!(!paid.is_empty() && paid.iter().all(|said| said.contains("Lose a level")), "{seen:?}");
}

#[test]
fn every_moment_has_a_pictogram() {
    use Kind::{
        Away, Boss, Caught, Crown, Curse, Death, Foiled, Gone, Gotcha, Jackpot, Level, Off, Singed, Theft, Won,
    };
    for kind in [Away, Boss, Caught, Crown, Curse, Death, Foiled, Gone, Gotcha, Jackpot, Level, Off, Singed, Theft, Won]
    {
        assert_ne!(icon::glyph(kind.told().0), '?', "{kind:?}");
    }
}

#[test]
fn a_race_that_costs_what_items_bring_says_so_before_it_is_played() {
    let more = r#""hands": {"red": ["Tinfoil Hat, Premium", "Dwarf"], "blue": [], "green": []}"#;
    let mut hands = begun(seeded("shadowrun", more, 3), WINDOW);
    let named = |hands: &Hands<_>, name: &str| {
        let cards = &hands.table().session.book().cards;
        let mut held = hands.game().seats[0].held.iter();
        held.find(|card| cards.card(*card).is_some_and(|def| def.name == name)).expect("in the hand")
    };
    let dwarf = named(&hands, "Dwarf");
    let lift =
        |hands: &mut Hands<_>| hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(Some(Sheet::Card(dwarf))))));
    lift(&mut hands);
    let warning = hands.words.with("sheet-worse", &[("by", 4.into())]);
    assert!(!reads(&mut hands, &warning), "it costs nothing yet");
    let hat = named(&hands, "Tinfoil Hat, Premium");
    let puts = |command: &Command| matches!(command, Command::Munchkin(munchkin::Command::PlayCard { card, choice, .. }) if *card == hat && !choice.down);
    let puts =
        engine::moves(hands.table().session.book(), hands.game()).into_iter().find(puts).expect("a way to wear it");
    hands.driver.message(Message::Table(Do::does(puts)));
    lift(&mut hands);
    assert!(reads(&mut hands, &warning), "the hat is for humans");
}
