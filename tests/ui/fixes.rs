//! An earlier entry is put right in the journal: what it could have been is there to be touched.

use crate::hands::Hands;
use crate::support::driver;
use standie::app::presets::evening;
use standie::app::screen::journal;
use standie::app::table::Message as Wish;
use standie::app::{Message, Route};
use standie::play::fix;
use standie::play::fix::others::others;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::{doors, fight, table};

#[test]
fn whatever_an_entry_could_have_been_was_possible_then() {
    let session = evening("");
    let (mut with, mut all) = (0, 0);
    for point in session.timeline().path(session.timeline().here()) {
        let list = others(&session, point);
        for other in &list {
            let preview = fix::preview(&session, point, Some(&other.command));
            preview.unwrap_or_else(|fault| panic!("{point}: {:?}: {fault:?}", other.command));
        }
        (with, all) = (with + usize::from(!list.is_empty()), all + 1);
    }
    assert!(with * 3 > all * 2, "{with} of {all} entries can be something else");
}

#[test]
fn a_monsters_level_a_die_and_what_lies_on_a_monster_are_put_right() {
    let mut hands = Hands::new(driver::at("classic_caught", 1280.0, 800.0));
    let timeline = hands.table().session.timeline();
    let path = timeline.path(timeline.here());
    let read = |point: &u32| timeline.node(*point).and_then(|node| node.command.read().ok());
    let is_met = |point: &&u32| matches!(read(point), Some(Command::Doors(doors::Command::Meet { .. })));
    let is_die = |point: &&u32| {
        let ran = |answer: &Answer| matches!(answer, Answer::Fight(fight::Answer::Ran { .. }));
        matches!(read(point), Some(Command::Table(table::Command::Answer(answer))) if ran(&answer))
    };
    let met = *path.iter().find(is_met).expect("a monster is met");
    let die = *path.iter().find(is_die).expect("somebody runs");
    let faces: Vec<Command> = others(&hands.table().session, die).into_iter().map(|other| other.command).collect();
    assert!(faces.len() >= 5, "{faces:?}");
    let levels: Vec<i16> = others(&hands.table().session, met)
        .into_iter()
        .filter_map(|other| match other.command {
            Command::Doors(doors::Command::Meet { def }) => def.level,
            _ => None,
        })
        .collect();
    assert!([9, 12, 13, 15, 16, 19].iter().all(|level| levels.contains(level)), "{levels:?}");

    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    hands.driver.message(Message::Journal(journal::Message::Fix(Some(met))));
    let fixed = others(&hands.table().session, met)
        .into_iter()
        .find(|other| matches!(&other.command, Command::Doors(doors::Command::Meet { def }) if def.level == Some(16)));
    let label = hands.words.get("fix-accept");
    hands.driver.message(Message::Journal(journal::Message::Try(fixed.map(|other| other.command))));
    hands.taps_text(&label);
    let levels: Vec<Option<i16>> = hands.game().foes.all.iter().map(|foe| foe.def.level).collect();
    assert_eq!(levels, [Some(16)]);
}
