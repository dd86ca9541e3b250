//! One entry put right, and then another: nobody's die is taken for somebody else's, and the journal stays where it was.

use crate::cardboard::{RING, begun, cared, is_turn, level, raises, rings};
use crate::fixes::{entries, last, opens};
use crate::hands::Hands;
use crate::paid::there;
use crate::support::driver::Window;
use iced_test::core::widget::Id;
use iced_test::selector::Target;
use standie::app::screen::journal;
use standie::app::table::{Message as Wish, Panel};
use standie::app::{Message, Route};
use standie::play::fix;
use standie::play::preview::Preview;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::ids::Colour::{Blue, Green, Red};
use standie::rules::question::Ask;
use standie::rules::table::Care;
use standie::rules::{doors, fight, table};

fn is_run(command: &Command) -> bool {
    let Command::Table(table::Command::Answer(answer)) = command else { return false };
    matches!(answer, Answer::Fight(fight::Answer::Ran { .. }))
}

/// The first roll to get away, and what would be had it been another.
fn rolls(hands: &Hands<impl Window>, instead: u8) -> (u32, Preview) {
    let session = &hands.table().session;
    let (point, command) = entries(session).into_iter().find(|(_, command)| is_run(command)).expect("a roll");
    let Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Ran { monster, .. }))) = command else {
        panic!()
    };
    let ran = Answer::Fight(fight::Answer::Ran { monster, face: instead });
    let preview = fix::preview(session, point, Some(&Command::Table(table::Command::Answer(ran)))).expect("it can");
    (point, preview)
}

/// RED, whom GREEN helps, dies of the first of two monsters; GREEN gets away from one.
fn died_of_the_first() -> Hands<impl Window> {
    let mut hands = begun(1280.0, 800.0);
    hands.taps("meet 12");
    hands.taps("asks-green");
    hands.taps("help-green");
    hands.driver.message(Message::Table(Wish::does(meet(8))));
    hands.next();
    // RED dies of the first; GREEN, who helped, runs from both.
    let before = entries(&hands.table().session).len();
    hands.driver.message(Message::Table(Wish::does(ran(&hands, 1))));
    hands.taps("quick-die");
    while !matches!(hands.table().question.seat, Some(Green)) || !runs(&hands) {
        let asked = format!("{:?}", hands.table().question);
        assert!(entries(&hands.table().session).len() < before + 12, "{asked}");
        hands.next();
    }
    hands.driver.message(Message::Table(Wish::does(ran(&hands, 6))));
    hands
}

/// What is written begins so.
fn reads(hands: &mut Hands<impl Window>, start: &str) -> Vec<String> {
    hands.driver.written().into_iter().map(|(text, _, _)| text).filter(|text| text.starts_with(start)).collect()
}

#[test]
fn a_die_is_offered_once() {
    let mut hands = died_of_the_first();
    let (point, _) = rolls(&hands, 6);
    opens(&mut hands, point);
    assert!(there(&mut hands, "fix-0 4"));
    assert_eq!(reads(&mut hands, "RED rolls 4"), [""; 0], "and in no other words");
}

#[test]
fn whoever_the_rest_waits_for_is_named() {
    let mut hands = died_of_the_first();
    for _ in 0..20 {
        if hands.game().turn.number > 1 {
            break;
        }
        match runs(&hands) {
            true => hands.driver.message(Message::Table(Wish::does(ran(&hands, 6)))),
            false => hands.next(),
        }
    }
    assert!(hands.game().turn.number > 1);
    let (point, _) = rolls(&hands, 6);
    opens(&mut hands, point);
    hands.taps("fix-0 6");
    let waits = reads(&mut hands, "RED had to run from ").join(" ");
    assert!(waits.contains("the Level 8 monster. What did the die show?"), "{waits}");
}

#[test]
fn what_it_comes_to_is_said_once_and_of_no_hand_that_nobody_counts() {
    for (care, said) in [(Care::Map, 0), (Care::Everything, 1)] {
        let mut hands = cared(care, 1280.0, 800.0);
        hands.taps("meet 20");
        hands.next();
        hands.taps("die-1");
        hands.taps("quick-die");
        while hands.game().turn.number < 2 {
            hands.next();
        }
        let (point, _) = rolls(&hands, 6);
        opens(&mut hands, point);
        hands.taps("fix-0 6");
        let ends = reads(&mut hands, "In the end: ").join(" ");
        assert_eq!(ends.matches("RED holds").count(), said, "{ends}");
    }
}

#[test]
fn of_the_very_same_fight_only_its_end_goes() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    hands.taps("meet 4");
    hands.next();
    rings(&mut hands, RING + 1);
    let met = last(&hands.table().session, |command| matches!(command, Command::Doors(doors::Command::Meet { .. })));
    opens(&mut hands, met);
    hands.taps("fix-0 14");
    assert!(hands.driver.sees("This goes: The win."), "{:?}", reads(&mut hands, ""));
}

#[test]
fn a_line_of_the_log_leads_to_its_fix() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    hands.taps("meet 4");
    hands.next();
    rings(&mut hands, RING + 1);
    let line = hands.table().log.iter().rev().find(|line| !line.cites.is_empty()).expect("a line").clone();
    hands.taps_text(&line.text);
    assert_eq!(hands.table().panel, Some(Panel::Told(line.cites, line.point)));
    hands.taps("why fix");
    assert!(matches!(hands.driver.state.route, Route::Journal));
    assert!(there(&mut hands, "fix-strike") && hands.table().panel.is_none());
}

#[test]
fn sharing_out_is_called_that_and_whoever_would_do_is_named() {
    let mut hands = begun(1280.0, 800.0);
    hands.taps("meet 1");
    assert!(hands.driver.written().iter().any(|(text, _, _)| text.contains("BLUE, GREEN or YELLOW helps")));
    hands.taps("undo");
    hands.taps("meet 20");
    hands.next();
    hands.taps("die-1");
    hands.taps("quick-die");
    hands.next();
    assert_eq!(hands.table().undoes.as_deref(), Some("RED’s things are shared out"));
}

#[test]
fn a_die_of_one_player_is_never_taken_for_anothers() {
    let hands = died_of_the_first();
    let (_, preview) = rolls(&hands, 6);
    let all = preview.deeds.iter().filter(|deed| deed.command.read().is_ok_and(|said| is_run(&said))).count();
    assert_eq!(all, 1, "RED has not rolled for the second, and nobody for RED: {:?}", preview.later);
}

fn meet(level: i16) -> Command {
    let def = fight::foe::card::MonsterDef { level: Some(level), ..Default::default() };
    doors::Command::Meet { def: Box::new(def) }.into()
}

fn runs(hands: &Hands<impl Window>) -> bool {
    matches!(hands.table().question.ask, Ask::Fight(fight::Ask::RunAway { .. }))
}

/// Whoever is asked is caught by the first there is, or gets away from the last.
fn ran(hands: &Hands<impl Window>, face: u8) -> Command {
    let Ask::Fight(fight::Ask::RunAway { monsters }) = &hands.table().question.ask else {
        panic!("{:?}", hands.table().question)
    };
    let monster = if face == 1 { monsters[0] } else { monsters[monsters.len() - 1] };
    table::Command::Answer(Answer::Fight(fight::Answer::Ran { monster, face })).into()
}

#[test]
fn whoever_did_not_die_after_all_shares_out_nothing_and_the_evening_stays() {
    let mut hands = begun(1280.0, 800.0);
    for seat in [Red, Blue] {
        raises(&mut hands, seat, 5);
    }
    hands.taps("meet 20");
    hands.next();
    hands.taps("die-1");
    hands.taps("quick-die");
    while hands.game().turn.number < 2 {
        hands.next();
    }
    hands.taps("meet 4");
    hands.next();
    rings(&mut hands, RING + 1);
    hands.next();
    assert_eq!((level(&hands, Blue), hands.game().turn.number, is_turn(&hands)), (6, 3, true));
    let (_, preview) = rolls(&hands, 6);
    assert!(!preview.game.seat(Red).expect("RED").dead);
    assert_eq!(preview.game.seat(Blue).expect("BLUE").level, 6, "{:?}", preview.later);
    assert_eq!(preview.game.turn.number, 3, "{:?}", preview.later);
}

/// RED wins a fight in turn 1, and others have theirs; RED's +3 is put right, in the journal.
#[test]
fn after_a_fix_the_journal_stays_there_and_what_was_replaced_is_one_line() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    hands.taps("meet 4");
    hands.taps("add-us-3-0");
    hands.next();
    rings(&mut hands, RING + 1);
    while hands.game().turn.number < 6 {
        hands.next();
    }
    let is_term = |command: &Command| matches!(command, Command::Table(table::Command::Effects { .. }));
    let point = last(&hands.table().session, is_term);
    opens(&mut hands, point);
    hands.taps("fix-1 5");
    hands.taps("fix-accept");
    assert!(matches!(hands.driver.state.route, Route::Journal), "nobody is sent away");
    let newest = last(&hands.table().session, is_term);
    assert!(newest > point);
    let heads = |hands: &mut Hands<_>| {
        let all = |turn: u32| -> usize {
            let all: Vec<Target> = hands.driver.find_all(Id::from(format!("turn-{turn}")));
            all.len()
        };
        (1..=5).map(all).collect::<Vec<_>>()
    };
    assert_eq!(heads(&mut hands), [1; 5], "each turn once");
    let place = hands.driver.find(Id::from("put right".to_owned())).expect("the place");
    assert!(place.visible_bounds().is_some(), "what was put right is in sight");
    let replaced = hands.words.get("journal-replaced");
    assert!(!hands.driver.sees(&replaced));
    let head = (1..newest).rev().find(|at| there(&mut hands, &format!("replaced {at}"))).expect("one line");
    hands.taps(&format!("replaced {head}"));
    assert!(hands.driver.sees(&replaced), "it can be read");
    assert_eq!(heads(&mut hands), [1; 5], "each turn once all the same");
    // A second one needs no way there.
    hands.driver.message(Message::Journal(journal::Message::Fix(Some(newest))));
    hands.taps("fix-1 2");
    hands.taps("fix-accept");
    assert_eq!(heads(&mut hands), [1; 5]);
}
