//! One entry put right, and then another: nobody's die is taken for somebody else's, and the journal stays where it was.

use crate::cardboard::{RING, begun, is_turn, level, raises, rings};
use crate::fixes::{entries, last, opens};
use crate::hands::Hands;
use crate::paid::there;
use crate::support::driver::Window;
use iced_test::selector::Target;
use standie::app::screen::journal;
use standie::app::table::Message as Wish;
use standie::app::{Message, Route};
use standie::play::fix;
use standie::play::preview::Preview;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::ids::Colour::{Blue, Red};
use standie::rules::{fight, table};

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

#[test]
fn a_die_of_one_player_is_never_taken_for_anothers() {
    let mut hands = begun(1280.0, 800.0);
    hands.taps("meet 12");
    hands.taps("asks-green");
    hands.taps("help-green");
    hands.driver.message(Message::Table(Wish::does(crate::mended::meet(8))));
    hands.next();
    // RED dies of the first; GREEN, who helped, runs from both.
    let before = entries(&hands.table().session).len();
    hands.driver.message(Message::Table(Wish::does(ran(&hands, 1))));
    hands.taps("quick-die");
    while !matches!(hands.table().question.seat, Some(standie::rules::ids::Colour::Green)) || !runs(&hands) {
        let asked = format!("{:?}", hands.table().question);
        assert!(entries(&hands.table().session).len() < before + 12, "{asked}");
        hands.next();
    }
    hands.driver.message(Message::Table(Wish::does(ran(&hands, 6))));
    let (_, preview) = rolls(&hands, 6);
    let all = preview.deeds.iter().filter(|deed| deed.command.read().is_ok_and(|said| is_run(&said))).count();
    assert_eq!(all, 1, "RED has not rolled for the second, and nobody for RED: {:?}", preview.later);
}

pub fn meet(level: i16) -> Command {
    let def = fight::foe::card::MonsterDef { level: Some(level), ..Default::default() };
    standie::rules::doors::Command::Meet { def: Box::new(def) }.into()
}

fn runs(hands: &Hands<impl Window>) -> bool {
    use standie::rules::question::Ask;
    matches!(hands.table().question.ask, Ask::Fight(fight::Ask::RunAway { .. }))
}

/// Whoever is asked runs from the first there is.
fn ran(hands: &Hands<impl Window>, face: u8) -> Command {
    use standie::rules::question::Ask;
    let Ask::Fight(fight::Ask::RunAway { monsters }) = &hands.table().question.ask else {
        panic!("{:?}", hands.table().question)
    };
    table::Command::Answer(Answer::Fight(fight::Answer::Ran { monster: monsters[0], face })).into()
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
            let all: Vec<Target> = hands.driver.find_all(iced_test::core::widget::Id::from(format!("turn-{turn}")));
            all.len()
        };
        (1..=6).map(all).collect::<Vec<_>>()
    };
    assert_eq!(heads(&mut hands), [1; 6], "each turn once");
    let place = hands.driver.find(iced_test::core::widget::Id::from("put right".to_owned())).expect("the place");
    assert!(place.visible_bounds().is_some(), "what was put right is in sight");
    let replaced = hands.words.get("journal-replaced");
    assert!(!hands.driver.sees(&replaced));
    let head = (1..newest).rev().find(|at| there(&mut hands, &format!("replaced {at}"))).expect("one line");
    hands.taps(&format!("replaced {head}"));
    assert!(hands.driver.sees(&replaced), "it can be read");
    assert_eq!(heads(&mut hands), [1; 6], "each turn once all the same");
    // A second one needs no way there.
    hands.driver.message(Message::Journal(journal::Message::Fix(Some(newest))));
    hands.taps("fix-1 2");
    hands.taps("fix-accept");
    assert_eq!(heads(&mut hands), [1; 6]);
}
