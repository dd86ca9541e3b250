//! What is seen to at the table and not told to the app: one touch is for all of it, and nothing is thrown away by it.

use crate::hands::{Hands, explored, monsters, played};
use crate::support::driver;
use crate::twice::table;
use standie::app::presets::TIME;
use standie::catalog;
use standie::play::Session;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::room::Tile;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::ids::{Colour, RoomId, Square};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table as rules_table;

/// Monsters in several rooms, of none of which anybody knows where its arrows point.
fn scattered() -> Session {
    let blue = Colour::Blue;
    let setup = Setup { first: Some(blue), ..Setup::new(&[blue, Colour::Red]) };
    let (session, _) = Session::begin(catalog::book(), setup, "", 1, TIME).expect("a game");
    let amend = |effect| Command::Table(rules_table::Command::Amend { note: String::new(), effects: vec![effect] });
    let place =
        |col| amend(Effect::Dungeon(dungeon::Effect::PlaceRoom { at: Square { col, row: 0 }, tile: Tile::default() }));
    let session = played(session, explored().into_iter().chain([place(2), place(3)]));
    let rooms: Vec<RoomId> = session.game().dungeon.as_deref().expect("a map").rooms.iter().map(|it| it.id).collect();
    let foes = rooms.into_iter().skip(2).map(|room| {
        let def = MonsterDef { name: "Stray".to_owned(), ..MonsterDef::default() };
        amend(Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def, base: Some(Colour::Green) }))
    });
    let rolled = Command::Table(rules_table::Command::Answer(Answer::Table(rules_table::Answer::Colour(Colour::Red))));
    played(session, foes.collect::<Vec<_>>().into_iter().chain([monsters(), rolled]))
}

fn asks_how(session: &Session) -> bool {
    matches!(session.question().ask, Ask::Dungeon(dungeon::Ask::Arrow { .. } | dungeon::Ask::Gait { .. }))
}

#[test]
fn a_monster_turn_seen_to_at_the_table_takes_one_touch_and_does_not_say_that_nobody_moved() {
    let skip = Command::Table(rules_table::Command::Skip);
    assert!(asks_how(&played(scattered(), [skip])), "more than one arrow is asked for");
    let mut hands = table(scattered());
    hands.taps_word("answer-by-hand");
    assert!(!asks_how(&hands.table().session), "{:?}", hands.table().question);
    let told: Vec<&str> = hands.table().log.iter().map(|line| line.text.as_str()).collect();
    assert!(!told.iter().any(|line| line.contains("nobody moves")), "{told:?}");
    let reminder = hands.words.get("monsters-by-hand");
    assert!(hands.driver.written().iter().any(|(text, ..)| text.contains(&reminder)), "it is said");
    hands.taps("undo");
    assert!(asks_how(&hands.table().session), "one touch takes all of it back");
}

#[test]
fn a_fight_is_not_thrown_away_by_what_was_done_at_the_table() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let by_hand = hands.words.get("answer-by-hand");
    assert!(!hands.driver.sees(&by_hand));
    let records = hands.table().session.records();
    hands.taps_word("answer-by-hand-fight");
    assert_eq!(hands.table().session.records(), records);
    assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::Fight { .. })));
}
