//! An earlier entry is put right in the journal: what it could have been is there to be touched.

use crate::hands::Hands;
use crate::support::driver;
use iced_test::core::keyboard::Modifiers;
use iced_test::core::keyboard::key::Named;
use standie::app::presets::{TIME, evening};
use standie::app::screen::journal;
use standie::app::shell::Clock;
use standie::app::table::Keeping;
use standie::app::table::{Field, Message as Wish};
use standie::app::{App, Message, Route};
use standie::play::Session;
use standie::play::fix;
use standie::play::fix::dials::{Dial, Mark, dials};
use standie::play::fix::now::from_now;
use standie::play::fix::others::others;
use standie::play::preview::Fate;
use standie::play::record::Who;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::engine;
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
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
pub fn entries(session: &Session) -> Vec<(u32, Command)> {
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
    assert_eq!(
        hands.table().undoes,
        Some(hands.words.with("undo-fix", &[("what", "Cleo loses 1 Health".into())])),
        "it is taken back whole, and says so"
    );
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
    let [whom, number, _] = dials.as_slice() else { panic!("{dials:?}") };
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

/// The entry that was made last, of those a test looks for.
pub fn last(session: &Session, is: impl Fn(&Command) -> bool) -> u32 {
    entries(session).into_iter().rfind(|(_, command)| is(command)).expect("an entry").0
}

fn is_term(command: &Command) -> bool {
    let Command::Table(table::Command::Effects { effects, .. }) = command else { return false };
    matches!(effects.as_slice(), [Effect::Fight(fight::Effect::Term { .. })])
}

/// Turn 3 has come, and the fight that such an entry belongs to is to have come out the other way.
pub fn turns(hands: &mut Hands<impl driver::Window>, is: impl Fn(&Command) -> bool) {
    while hands.game().turn.number < 3 {
        hands.next();
    }
    let point = last(&hands.table().session, is);
    opens(hands, point);
    hands.taps("fix turned");
}

pub fn opens(hands: &mut Hands<impl driver::Window>, point: u32) {
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    hands.driver.message(Message::Journal(journal::Message::Fix(Some(point))));
}

#[test]
fn a_card_that_was_never_played_is_in_the_hand_it_was_counted_out_of() {
    for said in [true, false] {
        let mut hands = crate::cardboard::cared(table::Care::Everything, 1280.0, 800.0);
        crate::cardboard::raises(&mut hands, Colour::Red, 8);
        let held = crate::paid::hand(&hands, Colour::Red);
        hands.taps("meet 4");
        hands.taps("add-us-3-0");
        // It is said whose it was, or taken for whoever fights.
        if said {
            hands.taps("owed red");
        }
        hands.next();
        crate::cardboard::rings(&mut hands, crate::cardboard::RING + 1);
        hands.taps("drew red 2");
        assert_eq!(crate::paid::hand(&hands, Colour::Red), held + 1);
        let session = &hands.table().session;
        let (played, records) = (last(session, is_term), entries(session).len());
        let paid = fix::paid::paid(session, played);
        assert!(paid.is_some_and(|paid| paid.seat == Colour::Red && paid.count == 1), "{said}: {paid:?}");
        opens(&mut hands, played);
        hands.taps("fix-strike");
        (0..20).for_each(|_| hands.driver.wheels(iced_test::core::Point::new(640.0, 400.0), 2.0));
        let goes = hands.words.get("fix-goes-with");
        assert!(hands.driver.sees(&goes), "{said}: it says what goes with it");
        let gone = hands.words.get("fix-gone");
        assert!(hands.driver.sees(&gone), "{said}: it says that nothing is left of it");
        let ends = hands.words.with("fix-ends", &[("what", "".into())]);
        assert!(reads(&mut hands, &ends), "{said}: it says what everybody holds then");
        hands.taps("fix-accept");
        assert_eq!(crate::paid::hand(&hands, Colour::Red), held + 2, "{said}: it was never played");
        assert_eq!(entries(&hands.table().session).len(), records - 2, "{said}");
    }
}

#[test]
fn a_card_of_the_wrong_side_amount_and_hand_is_all_of_it_put_right() {
    let mut hands = crate::cardboard::cared(table::Care::Everything, 1280.0, 800.0);
    let held = |hands: &Hands<_>| [Colour::Blue, Colour::Green].map(|seat| crate::paid::hand(hands, seat));
    let before = held(&hands);
    hands.taps("meet 12");
    hands.taps("add-us-5-0");
    hands.taps("owed blue");
    hands.taps("asks-green");
    let point = last(&hands.table().session, is_term);
    let foe = hands.game().foes.all.first().expect("a monster").id;
    opens(&mut hands, point);
    assert!(crate::paid::there(&mut hands, "fix-1 -5"), "what the fight offers is offered");
    hands.taps("fix-1 10");
    hands.taps(&format!("fix-0 monster {}", foe.0));
    hands.taps("fix-by green");
    hands.taps("fix-accept");
    assert_eq!(held(&hands), [before[0], before[1] - 1], "it was GREEN's");
    let session = &hands.table().session;
    let timeline = session.timeline();
    let now = last(session, is_term);
    let Some(Command::Table(table::Command::Effects { effects, .. })) =
        timeline.node(now).and_then(|node| node.command.read().ok())
    else {
        panic!("no effects")
    };
    let [Effect::Fight(fight::Effect::Term { add })] = effects.as_slice() else { panic!("{effects:?}") };
    assert_eq!((add.who, add.strength), (fight::Fighter::Monster(foe), 10));
}

#[test]
fn what_is_decided_again_keeps_its_time_and_what_it_replaces_says_so() {
    let mut hands = crate::cardboard::begun(1280.0, 800.0);
    hands.taps("meet 4");
    hands.taps("add-us-5-0");
    hands.taps("add-us-3-0");
    let times = |hands: &Hands<_>| {
        let session: &Session = &hands.table().session;
        let timeline = session.timeline();
        let path = timeline.path(timeline.here()).into_iter();
        path.filter_map(|point| Some(timeline.node(point)?.at)).collect::<Vec<i64>>()
    };
    let (point, before) = (last(&hands.table().session, is_term), times(&hands));
    crate::cardboard::wait(&mut hands, 90_000);
    opens(&mut hands, point - 1);
    hands.taps("fix-1 2");
    hands.taps("fix-accept");
    assert_eq!(times(&hands), before, "nobody has done it just now");
    let (text, stood) = (hands.table().session.text().to_vec(), times(&hands));
    let again = reopened(text);
    let timeline = again.timeline();
    let path = timeline.path(timeline.here()).into_iter();
    assert_eq!(path.filter_map(|point| Some(timeline.node(point)?.at)).collect::<Vec<i64>>(), stood, "in a file too");
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    let line = hands.words.with("journal-replaced-lines", &[("count", 2.into())]);
    hands.taps_text(&line);
    let replaced = hands.words.get("journal-replaced");
    assert_eq!(hands.driver.written().iter().filter(|(text, _, _)| *text == replaced).count(), 2);
    hands.driver.message(Message::Journal(journal::Message::Back));
    hands.taps("undo");
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    let copies = |hands: &mut Hands<_>, id: &str| {
        let said = hands.words.get(id);
        let found: Vec<(String, _, _)> = hands.driver.written();
        found.iter().filter(|(text, _, _)| *text == said).count()
    };
    assert_eq!(copies(&mut hands, "journal-fix-undone"), 1, "what was taken back is one line, and says that");
    assert_eq!(copies(&mut hands, "journal-undone"), 0, "and not its copies");
}

/// A journal is read from its file.
pub fn reopened(text: Vec<u8>) -> Session {
    let read = standie::play::journal::read(&text).expect("a journal");
    Session::open(standie::catalog::books(), read, text).expect("it opens")
}

#[test]
fn a_fix_is_applied_and_left_where_one_is() {
    let mut hands = crate::cardboard::begun(1280.0, 800.0);
    for seat in [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow] {
        crate::cardboard::raises(&mut hands, seat, 4);
    }
    for _ in 0..14 {
        hands.taps("meet 1");
        hands.next();
        crate::cardboard::rings(&mut hands, crate::cardboard::RING + 1);
        hands.next();
    }
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    let met = |command: &Command| matches!(command, Command::Doors(doors::Command::Meet { .. }));
    let point = entries(&hands.table().session).into_iter().find(|(_, command)| met(command)).expect("a monster").0;
    hands.driver.message(Message::Journal(journal::Message::Fix(Some(point))));
    hands.driver.message(Message::Journal(journal::Message::Try(None)));
    let window = hands.driver.logical();
    let seen = |hands: &mut Hands<_>, id: &str| {
        let found = hands.driver.find(iced_test::core::widget::Id::from(id.to_owned()));
        found.and_then(|found: iced_test::selector::Target| found.visible_bounds())
    };
    let apply = seen(&mut hands, "fix-accept").expect("it is in sight");
    assert!(apply.y + apply.height <= window.height, "{apply:?}");
    assert!(seen(&mut hands, "fix-strike").is_some(), "and so is what was touched");
    hands.driver.key(Named::Escape.into(), Modifiers::empty());
    assert!(!crate::paid::there(&mut hands, "fix-accept"), "the fix is left");
    assert_eq!(hands.driver.state.route, Route::Journal, "and nothing else");
    hands.driver.key(Named::Escape.into(), Modifiers::empty());
    assert_eq!(hands.driver.state.route, Route::Table);
}

#[test]
fn a_die_of_the_start_is_that_die_and_what_is_told_alike_is_not_told_twice() {
    let seats = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];
    let setup = Setup { system: "classic".to_owned(), expansion: true, ..Setup::new(&seats) };
    let (mut session, _) = Session::begin(standie::catalog::classic(), setup, "", 1, TIME).expect("a game");
    while !matches!(session.question().ask, Ask::Table(table::Ask::FirstPlayer { .. })) {
        session.submit(&table::Command::Answer(table::Answer::Done.into()).into(), Who::Table, TIME).expect("done");
    }
    for (seat, face) in seats.into_iter().zip([2, 3, 6, 4]) {
        let die = table::Command::Answer(table::Answer::Die { seat, face }.into());
        session.submit(&die.into(), Who::Table, TIME).expect("a die");
    }
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let all = entries(&hands.table().session);
    let is_die = |command: &Command| {
        let Command::Table(table::Command::Answer(answer)) = command else { return false };
        matches!(answer, Answer::Table(table::Answer::Die { .. }))
    };
    let first = all.into_iter().find(|(_, command)| is_die(command)).expect("a die").0;
    opens(&mut hands, first);
    let offered: Vec<String> = hands.driver.written().into_iter().map(|(text, _, _)| text).collect();
    for other in ["RED starts", "BLUE starts"] {
        assert!(!offered.iter().any(|text| text == other), "{offered:?}");
    }
    assert_eq!(offered.iter().filter(|text| text.starts_with("BLUE rolls")).count(), 1, "{offered:?}");
    assert!(hands.driver.find("All ready").is_some(), "it is called as its button was: {offered:?}");
    hands.taps("fix-0 1");
    let written: Vec<String> = hands.driver.written().into_iter().map(|(text, _, _)| text).collect();
    let green = written.iter().filter(|text| text.starts_with("GREEN rolls 6")).count();
    assert_eq!(green, 1, "it stands in the list alone: {written:?}");
    assert!(written.contains(&hands.words.get("fix-would-same")), "{written:?}");
}
