//! An earlier entry is put right in the journal: what it could have been is there to be touched.

use crate::hands::Hands;
use crate::support::driver;
use standie::app::presets::evening;
use standie::app::screen::journal;
use standie::app::table::Message as Wish;
use standie::app::{Message, Route};
use standie::play::fix;
use standie::play::fix::others::others;
use standie::play::preview::Fate;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::ids::Colour;
use standie::rules::{doors, fight, munchkin, table};

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
fn whoever_got_away_after_all_has_lost_nothing_to_what_did_not_catch_them() {
    let mut hands = crate::cardboard::begun(1280.0, 800.0);
    hands.taps("meet 20");
    hands.next();
    hands.taps("die-1");
    let ran = hands.table().session.timeline().here();
    hands.driver.message(Message::Table(Wish::does(
        table::Command::Effects {
            note: String::new(),
            effects: vec![munchkin::Effect::Life { seat: Colour::Red, dead: true, wish: false }.into()],
        }
        .into(),
    )));
    hands.next();
    assert!(hands.game().seat(Colour::Red).expect("Red").dead);
    let six = |command: &Command| match command {
        Command::Table(table::Command::Answer(answer)) => {
            matches!(answer, Answer::Fight(fight::Answer::Ran { face: 6, .. }))
        }
        _ => false,
    };
    let others = others(&hands.table().session, ran);
    let six = others.into_iter().find(|other| six(&other.command)).expect("a 6");
    let preview = fix::preview(&hands.table().session, ran, Some(&six.command)).expect("a preview");
    assert!(!preview.game.seat(Colour::Red).expect("Red").dead, "nobody caught them");
    let dropped = preview
        .later
        .iter()
        .any(|(_, fate)| matches!(fate, Fate::Dropped(why) if why.message.id == "asked-something-else"));
    assert!(dropped, "{:?}", preview.later);
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
