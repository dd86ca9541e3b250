//! What nobody entered is put in where it belongs, a mistyped number is typed anew, and what was given to one player is
//! another's: what came after it stays.

use crate::cardboard::{RING, begun, cared, level, raises, rings};
use crate::fixes::{entries, last, opens};
use crate::hands::Hands;
use crate::paid::there;
use crate::support::driver::Window;
use standie::app::presets::evening;
use standie::app::screen::journal;
use standie::app::table::{Field, Message as Wish};
use standie::app::{Message, Route};
use standie::play::fix;
use standie::play::fix::missing::missing;
use standie::play::preview::Fate;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::engine;
use standie::rules::fight;
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::question::Ask;
use standie::rules::table::Care;
use standie::rules::{doors, dungeon, table, turn};

/// RED and BLUE have won a fight each, and it is GREEN's turn.
fn third_turn() -> Hands<impl Window> {
    let mut hands = begun(1280.0, 800.0);
    for seat in [Red, Blue, Green, Yellow] {
        raises(&mut hands, seat, 5);
    }
    for turn in 2..=3 {
        hands.taps("meet 4");
        hands.next();
        rings(&mut hands, RING + 1);
        hands.next();
        assert_eq!(hands.game().turn.number, turn);
    }
    hands
}

/// The end of the first turn.
fn first_end(hands: &Hands<impl Window>) -> u32 {
    let is_end = |command: &Command| matches!(command, Command::Turn(turn::Command::EndTurn));
    entries(&hands.table().session).into_iter().find(|(_, command)| is_end(command)).expect("a turn that ended").0
}

fn adds(hands: &mut Hands<impl Window>, point: u32) {
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    hands.driver.message(Message::Journal(journal::Message::Add(point)));
}

#[test]
fn a_forgotten_curse_is_put_in_where_it_belongs_and_all_the_turns_after_it_stay() {
    let mut hands = third_turn();
    let point = first_end(&hands);
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    hands.taps(&format!("add after {point}"));
    let curse = hands.words.get("ill-level");
    hands.taps_text(&curse);
    hands.taps("curse on green");
    hands.taps("curse by blue");
    assert!(hands.driver.sees(&hands.words.get("fix-would-same")));
    let before = entries(&hands.table().session).len();
    hands.taps("fix-accept");
    assert_eq!([Red, Blue, Green].map(|seat| level(&hands, seat)), [6, 6, 4]);
    assert_eq!(hands.game().turn.number, 3);
    assert_eq!(entries(&hands.table().session).len(), before + 2, "the card, and that it took effect");
    let session = &hands.table().session;
    let path = session.timeline().path(session.timeline().here());
    let turns = path.iter().map(|at| session.timeline().state(*at).turn.number);
    let cursed = |at: &u32| session.timeline().state(*at).seat(Green).is_some_and(|green| green.level == 4);
    assert_eq!(turns.zip(&path).find(|(_, at)| cursed(at)).map(|(turn, _)| turn), Some(2), "after turn 1");
    hands.driver.message(Message::Table(Wish::goes(Route::Table)));
    hands.taps("undo");
    assert_eq!(level(&hands, Green), 5, "it is taken back whole");
}

#[test]
fn what_was_forgotten_can_be_had_from_now_on() {
    let mut hands = third_turn();
    let point = first_end(&hands);
    let before = entries(&hands.table().session);
    adds(&mut hands, point);
    hands.taps("add deed 0");
    hands.taps("fix-1 blue");
    hands.taps("fix-from-now");
    assert_eq!(level(&hands, Blue), 7);
    let now = entries(&hands.table().session);
    assert_eq!((now[..before.len()].to_vec(), now.len()), (before.clone(), before.len() + 1), "nothing is replayed");
}

#[test]
fn a_card_that_was_forgotten_in_a_fight_turns_it_and_a_sale_is_put_in() {
    let mut hands = third_turn();
    hands.taps("meet 3");
    let met = hands.table().session.timeline().here();
    hands.taps("add-us-1-0");
    adds(&mut hands, met);
    let label = hands.words.get("missing-for-them");
    hands.taps_text(&label);
    assert!(!there(&mut hands, "fix-from-now"), "it belongs to its fight");
    hands.taps("fix-1 10");
    let told = hands.words.with("fix-fight-stands", &[("ours", 6.into()), ("theirs", 13.into())]);
    assert!(hands.driver.sees(&told), "{:?}", hands.driver.written());
    hands.taps("fix-accept");
    let terms = fight::current(hands.game()).expect("a fight").terms.iter().map(|term| term.strength);
    assert_eq!(terms.collect::<Vec<_>>(), [10, 1], "in their order");
    let point = first_end(&hands);
    adds(&mut hands, point);
    let label = hands.words.get("missing-sale");
    hands.taps_text(&label);
    hands.taps("fix-accept");
    assert_eq!(level(&hands, Blue), 7, "whose turn it was then");
}

#[test]
fn whatever_is_offered_as_missing_was_possible_then() {
    let hands = third_turn();
    let counted = cared(Care::Everything, 1280.0, 800.0);
    for session in [&hands.table().session, &counted.table().session, &evening("")] {
        let timeline = session.timeline();
        let mut all = 0;
        for point in timeline.path(timeline.here()).into_iter().step_by(5) {
            for missing in missing(session.book(), &timeline.state(point)) {
                all += 1;
                let preview = fix::added(session, point, &missing.command, &[]);
                preview.unwrap_or_else(|fault| panic!("{point}: {}: {fault:?}", missing.id));
            }
        }
        assert!(all > 0);
    }
}

#[test]
fn a_mistyped_number_is_typed_anew_and_can_be_anybodys() {
    let mut hands = begun(1280.0, 800.0);
    hands.sets(Green, Field::Bonus, 33);
    let point = hands.table().session.timeline().here();
    raises(&mut hands, Yellow, 4);
    opens(&mut hands, point);
    assert!(!there(&mut hands, "fix-0 3"), "far off");
    hands.taps("fix-0 pad");
    hands.taps("fix-key 3");
    hands.taps("fix-accept");
    let bonus = |hands: &Hands<_>, seat| hands.game().seat(seat).expect("a seat").bonus;
    assert_eq!(bonus(&hands, Green), 3);
    let is_bonus = |command: &Command| {
        let text = serde_json::to_string(command).expect("json");
        text.contains("bonus")
    };
    let point = last(&hands.table().session, is_bonus);
    opens(&mut hands, point);
    hands.taps("fix-1 blue");
    hands.taps("fix-accept");
    assert_eq!([Green, Blue].map(|seat| bonus(&hands, seat)), [0, 3]);
    assert_eq!(level(&hands, Yellow), 4, "what came after stays");
}

/// RED has won a fight and BLUE another; RED's monster was a Level 14 after all.
#[test]
fn dice_that_are_missing_are_asked_for_in_the_fix_and_the_turns_after_it_stay() {
    for (die, then, left) in [("unsaid 6", &[][..], 5), ("unsaid 1", &["unsaid levels 2"][..], 3)] {
        let mut hands = third_turn();
        let met = entries(&hands.table().session)
            .into_iter()
            .find(|(_, command)| matches!(command, Command::Doors(doors::Command::Meet { .. })));
        let (point, _) = met.expect("a monster");
        opens(&mut hands, point);
        hands.taps("fix-0 14");
        assert!(there(&mut hands, die), "nobody rolled then");
        hands.taps(die);
        then.iter().for_each(|then| hands.taps(then));
        assert!(!there(&mut hands, "unsaid 6") && !there(&mut hands, "unsaid nothing"), "that is all");
        hands.taps("fix-accept");
        assert_eq!([Red, Blue].map(|seat| level(&hands, seat)), [left, 6], "{die}");
        assert_eq!(hands.game().turn.number, 3, "{die}");
    }
}

#[test]
fn whoever_dies_after_all_dies_in_the_fix() {
    let mut hands = third_turn();
    let met = entries(&hands.table().session)
        .into_iter()
        .find(|(_, command)| matches!(command, Command::Doors(doors::Command::Meet { .. })));
    opens(&mut hands, met.expect("a monster").0);
    hands.taps("fix-0 14");
    for said in ["unsaid 1", "unsaid dies", "unsaid shared"] {
        hands.taps(said);
    }
    hands.taps("fix-accept");
    let session = &hands.table().session;
    let path = session.timeline().path(session.timeline().here());
    let died = |at: &u32| session.timeline().state(*at).seat(Red).is_some_and(|red| red.dead);
    assert!(path.iter().any(died));
    assert_eq!((level(&hands, Red), level(&hands, Blue), hands.game().turn.number), (5, 6, 3));
}

/// What somebody read off the cardboard is so whatever the Monster Die showed.
#[test]
fn a_footprint_that_was_answered_is_a_fact_and_stays() {
    let session = evening("");
    let all = entries(&session);
    let (mut die, mut noted) = (None, 0);
    for (point, command) in &all {
        let Command::Table(table::Command::Answer(answer)) = command else { continue };
        if matches!(answer, Answer::Table(table::Answer::Colour(_))) {
            die = Some(*point);
        }
        let timeline = session.timeline();
        let asked = engine::question(session.book(), &timeline.state(timeline.parent(*point))).ask;
        let (Answer::Dungeon(dungeon::Answer::Gait(gait)), Ask::Dungeon(dungeon::Ask::Gait { monster }), Some(die)) =
            (answer, asked, die)
        else {
            continue;
        };
        for colour in Colour::ALL {
            let other = Command::Table(table::Command::Answer(table::Answer::Colour(colour).into()));
            let Ok(preview) = fix::preview(&session, die, Some(&other)) else { continue };
            let fate = preview.later.iter().find(|(of, _)| of == point).map(|(_, fate)| fate);
            assert!(!matches!(fate, Some(Fate::Dropped(_))), "{point}, {colour:?}: {fate:?}");
            let known = preview.game.foes.get(monster).map(|foe| foe.def.gait);
            assert!(known.is_none_or(|known| known == Some(*gait)), "{point}, {colour:?}: {known:?}");
            let deeds = preview.deeds.iter().zip(&preview.points).filter(|(_, of)| *of == point);
            let is_noted = |said: Command| matches!(said, Command::Table(table::Command::Amend { .. }));
            noted += deeds.filter(|(deed, _)| deed.command.read().is_ok_and(is_noted)).count();
        }
    }
    assert!(noted > 0, "it is noted where nobody asks");
}

#[test]
fn the_journal_of_one_player_has_their_part_in_the_turns_of_others_and_a_turn_ends_under_its_own_head() {
    let mut hands = begun(1280.0, 800.0);
    for seat in [Red, Blue, Green, Yellow] {
        raises(&mut hands, seat, 5);
    }
    hands.taps("meet 6");
    hands.taps("asks-green");
    hands.taps("help-green");
    hands.next();
    rings(&mut hands, RING + 1);
    hands.next();
    assert_eq!(hands.game().turn.number, 2);
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    let end = hands.words.get("did-end-turn");
    let heads = |hands: &mut Hands<_>| {
        let all: Vec<(String, _, _)> = hands.driver.written();
        all.into_iter()
            .map(|(text, _, _)| text)
            .filter(|text| text.starts_with("Turn ") || *text == end)
            .collect::<Vec<_>>()
    };
    assert_eq!(heads(&mut hands)[..2], ["Turn 1: RED".to_owned(), end.clone()], "it ends under its own head");
    hands.taps("turn-1");
    assert!(!heads(&mut hands).contains(&end), "it is folded away");
    hands.taps("turn-1");
    hands.taps("only green");
    assert!(hands.driver.sees("GREEN helps"), "{:?}", hands.driver.written());
    assert!(!hands.driver.sees("RED meets the Level 6"));
}
