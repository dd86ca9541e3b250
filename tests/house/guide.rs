//! The guide is true: what it names is there, and who follows it gets what it promises.

use standie::catalog;
use standie::catalog::pack::Pack;
use standie::play::record::Who;
use standie::play::{Session, oracle, playout};
use standie::rules::book::Book;
use standie::rules::card::{CardBox, CardId, Choice};
use standie::rules::command::Command;
use standie::rules::engine::{self, Decider};
use standie::rules::{laws, munchkin, table};
use std::fs;
use std::path::Path;
use std::sync::Arc;

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect(path)
}

#[test]
fn every_file_the_guide_names_is_there() {
    let guide = read("src/guide.rs");
    let named: Vec<&str> = guide
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|word| ["src/", "assets/", "tests/"].iter().any(|room| word.starts_with(room)))
        .collect();
    assert!(named.len() > 40, "{} named", named.len());
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let missing: Vec<_> = named.iter().filter(|path| !root.join(path).exists()).collect();
    assert!(missing.is_empty(), "{missing:?}");
    for (file, word) in [
        ("assets/systems/quest/rules.json", "away_from"),
        ("assets/systems/quest/rules.json", "hand_limit"),
        ("assets/text/en/told.ftl", "told-searched"),
        ("src/rules/munchkin/charity.rs", "fn charity_to"),
        ("src/rules/steps/munchkin.rs", "Step::Charity"),
    ] {
        assert!(read(file).contains(word), "{file} has no {word:?}");
    }
}

/// To add a card, its line in the pack is all there is to write: it is drawn, held, played and counted.
#[test]
fn a_card_is_added_by_a_line_of_its_pack() {
    let line = r#"{"numbers": [253], "name": "Hat of the Guide", "deck": "treasure",
        "is": {"item": {"gear": {"bonus": 2, "slot": "headgear", "value": 300}}}},"#;
    let text = read("assets/packs/home-brew/treasures.json").replacen(
        "{\"numbers\"",
        &format!("{line}\n    {{\"numbers\""),
        1,
    );
    let added = Pack::parse(&text).expect("a sound pack").cards.remove(0);
    assert_eq!(added.name, "Hat of the Guide");
    let CardBox { tiles, monsters, mut cards, kinds, .. } = catalog::book().cards.clone();
    cards.push(added);
    let book = Book::clone(&catalog::book()).with_cards(CardBox::new(tiles, monsters, cards, kinds));
    let (book, hat) = (Arc::new(book), CardId(253));
    let mut worn = 0;
    for seed in 0..30 {
        let mut session = Session::begin(Arc::clone(&book), playout::setup(6), "", seed, 0).expect("a game").0;
        while engine::waits_for(&book, session.game()) == Decider::Chance {
            let drawn = oracle::answer(&session).expect("chance answers");
            session.submit(&Command::from(table::Command::Answer(drawn)), Who::App, 0).expect("as it is drawn");
        }
        // Whoever is dealt it puts it on before the first turn.
        let Some(seat) = session.game().seats.iter().find(|s| s.held.has(hat)).map(|s| s.colour) else { continue };
        let play = munchkin::Command::PlayCard { seat, card: hat, choice: Choice { down: true, ..Choice::default() } };
        session.submit(&Command::from(play), Who::App, 0).expect("an Item goes on before the first turn");
        let seat = session.game().seat(seat).expect("a seat");
        assert!(seat.gear.iter().any(|item| item.card == Some(hat) && item.bonus == 2 && !item.packed));
        assert_eq!(laws::broken(&book, session.game()), None);
        worn += 1;
    }
    assert!(worn > 0, "nobody was dealt it");
}
