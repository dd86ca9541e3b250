//! An earlier entry is put right in the journal: what it could have been is there to be touched.

use crate::hands::Hands;
use crate::support::driver;
use standie::app::presets::evening;
use standie::app::screen::journal;
use standie::app::table::{Field, Message as Wish};
use standie::app::{Message, Route};
use standie::play::Session;
use standie::play::fix;
use standie::play::fix::dials::{Dial, Mark, dials};
use standie::play::fix::now::from_now;
use standie::play::fix::others::others;
use standie::play::preview::Fate;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::engine;
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::{doors, dungeon, fight, munchkin, table, turn};

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

/// The entries on the way, with what each was.
fn entries(session: &Session) -> Vec<(u32, Command)> {
    let timeline = session.timeline();
    let path = timeline.path(timeline.here());
    path.into_iter().filter_map(|point| Some((point, timeline.node(point)?.command.read().ok()?))).collect()
}

fn pieces(session: &Session, point: u32, command: &Command) -> Vec<Dial> {
    let timeline = session.timeline();
    dials(session.book(), &timeline.state(timeline.parent(point)), command)
}

fn is_throw(command: &Command) -> bool {
    let Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Throws(throws)))) = command else {
        return false;
    };
    !throws.is_empty()
}

#[test]
fn every_die_of_a_fight_is_set_anew_and_one_that_changes_nothing_keeps_all() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.next();
    hands.taps("die-4");
    hands.taps("die-2");
    hands.next();
    hands.sets(Colour::Red, Field::Gold, 700);
    let session = &hands.table().session;
    let (point, command) = entries(session).into_iter().rfind(|(_, command)| is_throw(command)).expect("a roll");
    let dials = pieces(session, point, &command);
    assert_eq!(dials.iter().map(|dial| dial.ways.len()).collect::<Vec<_>>(), [6, 6]);
    let level = hands.game().seat(Colour::Blue).expect("Blue").level;
    for (mark, other) in &dials[0].ways {
        let preview = fix::preview(session, point, Some(other)).expect("it can be");
        assert_eq!(preview.dropped(), 0, "{mark:?}: {:?}", preview.later);
        let blue = preview.game.seat(Colour::Blue).expect("Blue").level;
        // A tie is lost.
        assert_eq!(blue == level, *mark != Mark::Face(1), "{mark:?}");
    }
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    hands.driver.message(Message::Journal(journal::Message::Fix(Some(point))));
    hands.taps("fix-0 6");
    hands.taps("fix-1 3");
    hands.taps("fix-accept");
    assert_eq!(hands.game().seat(Colour::Blue).expect("Blue").level, level, "it was won all the same");
    assert_eq!(hands.game().seat(Colour::Red).expect("Red").gold, 700);
    let session = &hands.table().session;
    let (_, now) = entries(session).into_iter().rfind(|(_, command)| is_throw(command)).expect("a roll");
    let Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Throws(throws)))) = now else { panic!() };
    assert_eq!(throws.iter().map(|throw| throw.faces[0]).collect::<Vec<_>>(), [6, 3], "both dice");
}

/// Whether something on the screen begins like this.
fn reads(hands: &mut Hands<impl driver::Window>, start: &str) -> bool {
    hands.driver.written().iter().any(|(text, _, _)| text.starts_with(start.trim()))
}

#[test]
fn what_was_touched_is_marked_and_what_it_changes_is_read_before_it_is_applied() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let change = Amount::By(-1);
    let effects = vec![dungeon::Effect::Health { seat: Colour::Green, change }.into()];
    hands.driver.message(Message::Table(Wish::does(table::Command::Effects { note: String::new(), effects }.into())));
    let session = &hands.table().session;
    let (hit, now) = (session.timeline().here(), hands.game().seat(Colour::Green).expect("Green").health);
    hands.sets(Colour::Red, Field::Gold, 700);
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    hands.driver.message(Message::Journal(journal::Message::Fix(Some(hit))));
    hands.taps("fix-0 -2");
    let was = hands.words.with("fix-was", &[("what", "".into())]);
    assert!(reads(&mut hands, &was), "what it was");
    let becomes = hands.words.with("fix-becomes", &[("what", "".into())]);
    assert!(reads(&mut hands, &becomes), "what it would be");
    assert!(hands.driver.sees(&hands.words.get("fix-would-same")), "all the rest stays");
    hands.taps("fix-accept");
    let green = hands.game().seat(Colour::Green).expect("Green");
    assert_eq!((green.health.red + 1, green.health.max), (now.red, now.max));
    assert_eq!(hands.game().seat(Colour::Red).expect("Red").gold, 700, "what came after is kept");
    assert_eq!(hands.table().undoes, Some(hands.words.get("undo-fix")), "it is taken back whole, and says so");
}

/// What was said to one question is never said to another, whatever is fixed before it; no turn ends over what is owed.
#[test]
fn no_answer_goes_to_another_question_than_it_was_given_to() {
    let session = evening("");
    let timeline = session.timeline();
    let binds = |command: &Command| {
        matches!(command, Command::Turn(turn::Command::EndTurn) | Command::Table(table::Command::Answer(_)))
    };
    let asked = |game: &Game| engine::question(session.book(), game).ask.name();
    let given: Vec<(&str, String)> = entries(&session)
        .into_iter()
        .filter(|(_, command)| binds(command))
        .map(|(point, command)| (asked(&timeline.state(timeline.parent(point))), format!("{command:?}")))
        .collect();
    let mut seen = 0;
    for (point, command) in entries(&session) {
        for (_, other) in pieces(&session, point, &command).iter().flat_map(|dial| &dial.ways) {
            let Ok(preview) = fix::preview(&session, point, Some(other)) else { continue };
            let mut game = timeline.state(preview.from);
            for (place, deed) in preview.deeds.iter().enumerate() {
                let said = deed.command.read().expect("a command");
                if place > 0 && binds(&said) {
                    let pair = (asked(&game), format!("{said:?}"));
                    assert!(given.contains(&pair), "{other:?}: {pair:?}");
                    seen += 1;
                }
                deed.facts.iter().for_each(|fact| game.apply(&fact.event));
            }
        }
    }
    assert!(seen > 1_000, "{seen}");
}

#[test]
fn a_card_that_adds_something_adds_something_after_all() {
    let term = |strength| {
        let who = fight::Fighter::Seat(Colour::Blue);
        let add = fight::Term { who, name: String::new(), strength, dice: 0 };
        Command::from(table::Command::Effects {
            note: String::new(),
            effects: vec![fight::Effect::Term { add }.into()],
        })
    };
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.driver.message(Message::Table(Wish::does(term(5))));
    let session = &hands.table().session;
    let list = others(session, session.timeline().here());
    assert!(!list.is_empty() && list.iter().all(|other| other.command != term(0)), "{list:?}");
}

#[test]
fn a_number_is_put_right_from_now_on_where_what_followed_would_not_fit() {
    let session = evening("");
    let all = entries(&session);
    let mut made_good = 0;
    for (point, command) in &all {
        for (_, other) in pieces(&session, *point, command).iter().flat_map(|dial| &dial.ways) {
            let Some(amend) = from_now(&session, *point, Some(other)) else { continue };
            let mut game = session.game().clone();
            engine::act(session.book(), &mut game, &amend).expect("it can be made good");
            assert!(game != *session.game(), "{other:?} makes a difference");
            assert_eq!(game.agenda, session.game().agenda, "nothing else is asked");
            made_good += 1;
        }
    }
    assert!(made_good > 0, "something can be made good");
}

#[test]
fn what_is_asked_in_another_order_is_answered_in_that_order() {
    let session = evening("");
    let mut moved = 0;
    for (point, command) in entries(&session) {
        for (_, other) in pieces(&session, point, &command).iter().flat_map(|dial| &dial.ways) {
            let Ok(preview) = fix::preview(&session, point, Some(other)) else { continue };
            let order: Vec<u32> = preview.later.iter().map(|(point, _)| *point).collect();
            assert!(order.is_sorted(), "told in the order of the journal");
            let kept = preview.later.iter().filter(|(_, fate)| !matches!(fate, Fate::Dropped(_) | Fate::Unreadable));
            let written = |point: u32| session.timeline().node(point).map(|node| format!("{:?}", node.command));
            let mut kept: Vec<_> = kept.filter_map(|(point, _)| written(*point)).collect();
            let mut now: Vec<_> = preview.deeds[1..].iter().map(|deed| format!("{:?}", deed.command)).collect();
            let in_order = kept == now;
            kept.sort_unstable();
            now.sort_unstable();
            moved += usize::from(!in_order && kept == now);
        }
    }
    assert!(moved > 0, "nothing is asked sooner");
}

#[test]
fn a_curse_falls_on_somebody_else_after_all_and_takes_another_number() {
    let mut hands = crate::cardboard::cared(table::Care::Everything, 1280.0, 800.0);
    let change = Amount::By(-1);
    let lost = munchkin::Effect::Bonus { seat: Colour::Red, change: Amount::By(3) };
    let amend = table::Command::Amend { note: String::new(), effects: vec![lost.into()] };
    hands.driver.message(Message::Table(Wish::does(amend.into())));
    let effects = vec![munchkin::Effect::Bonus { seat: Colour::Red, change }.into()];
    let curse = munchkin::Command::Play {
        seat: Colour::Green,
        from: Source::Hand(Deck::DOOR),
        name: "Sock Trouble".to_owned(),
        what: Box::new(Played::Curse { on: Colour::Red, effects }),
    };
    hands.driver.message(Message::Table(Wish::does(curse.into())));
    let session = &hands.table().session;
    let (point, command) = entries(session).pop().expect("the Curse");
    let dials = pieces(session, point, &command);
    let [whom, number] = dials.as_slice() else { panic!("{dials:?}") };
    assert_eq!((whom.now, number.now), (Mark::Seat(Colour::Red), Mark::Number(-1, true)));
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    hands.driver.message(Message::Journal(journal::Message::Fix(Some(point))));
    hands.taps("fix-1 -2");
    hands.taps("fix-0 blue");
    let session = &hands.table().session;
    let (_, other) = whom.ways.iter().find(|(mark, _)| *mark == Mark::Seat(Colour::Blue)).expect("BLUE");
    let Command::Munchkin(munchkin::Command::Play { what, .. }) = other else { panic!("{other:?}") };
    let Played::Curse { on, effects } = &**what else { panic!("{what:?}") };
    assert_eq!((*on, effects.len()), (Colour::Blue, 1));
    assert!(fix::preview(session, point, Some(other)).is_ok());
}

#[test]
fn every_link_of_a_room_is_another_by_a_touch_and_nothing_else_is_offered() {
    let session = evening("");
    let links = entries(&session).into_iter().find(|(_, command)| {
        let Command::Table(table::Command::Answer(Answer::Dungeon(answer))) = command else { return false };
        matches!(answer, dungeon::Answer::Links(links) if !links.is_empty())
    });
    let (point, command) = links.expect("a room was explored");
    let dials = pieces(&session, point, &command);
    assert!(!dials.is_empty() && dials.iter().all(|dial| dial.ways.len() == 5), "{dials:?}");
    for (mark, other) in dials.iter().flat_map(|dial| &dial.ways) {
        assert!(fix::preview(&session, point, Some(other)).is_ok(), "{mark:?}");
    }
    assert!(others(&session, point).is_empty());
}
