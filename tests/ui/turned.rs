//! A fight that was entered as won and was lost, or the other way round: put right from now on, from any line of it.

use crate::cardboard::{RING, begun, cared, is_turn, level, raises, rings};
use crate::fixes::{entries, last, opens};
use crate::hands::Hands;
use crate::paid::there;
use crate::support::driver::Window;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::ids::Colour::{Blue, Red};
use standie::rules::table::Care;
use standie::rules::{doors, fight, table};

fn is_win(command: &Command) -> bool {
    let Command::Table(table::Command::Answer(answer)) = command else { return false };
    matches!(answer, Answer::Fight(fight::Answer::Throws(_)))
}

fn is_done(command: &Command) -> bool {
    matches!(command, Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))))
}

fn is_met(command: &Command) -> bool {
    matches!(command, Command::Doors(doors::Command::Meet { .. }))
}

/// RED wins a fight; then others have their turns.
fn won(care: Care) -> Hands<impl Window> {
    let mut hands = cared(care, 1280.0, 800.0);
    raises(&mut hands, Red, 5);
    hands.taps("meet 4");
    hands.next();
    rings(&mut hands, RING + 1);
    if there(&mut hands, "drew red 2") {
        hands.taps("drew red 2");
    }
    while hands.game().turn.number < 4 {
        hands.next();
    }
    assert_eq!(level(&hands, Red), 6);
    hands
}

#[test]
fn a_fight_that_was_lost_after_all_is_lost_from_any_line_of_it() {
    for line in [is_win, is_done, is_met] {
        let mut hands = won(Care::Map);
        let point = last(&hands.table().session, line);
        let (records, turn) = (entries(&hands.table().session), hands.game().turn.clone());
        opens(&mut hands, point);
        hands.taps("fix turned");
        hands.taps("fix-from-now");
        assert_eq!((level(&hands, Red), hands.game().turn.clone()), (5, turn));
        assert!(hands.table().panel.is_none(), "nothing lies over what there is to do");
        assert!(hands.table().reminders.iter().any(|line| line.starts_with("RED lost that fight after all")));
        let now = entries(&hands.table().session);
        assert_eq!(
            (now[..records.len()].to_vec(), now.len()),
            (records.clone(), records.len() + 1),
            "all of it stands"
        );
        opens(&mut hands, point);
        assert!(!there(&mut hands, "fix turned"), "it is not taken back twice");
    }
}

#[test]
fn the_treasures_of_a_fight_that_was_lost_after_all_are_counted_back() {
    let mut hands = won(Care::Everything);
    let treasures = |hands: &Hands<_>| hands.game().seat(Red).expect("RED").hand.of(Deck::ITEMS);
    let had = treasures(&hands);
    let point = last(&hands.table().session, is_met);
    opens(&mut hands, point);
    hands.taps("fix turned");
    hands.taps("fix-from-now");
    assert_eq!((level(&hands, Red), treasures(&hands) + 2), (5, had));
}

#[test]
fn a_fight_that_was_won_after_all_gives_back_what_losing_took() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    hands.taps("meet 20");
    hands.next();
    hands.taps("die-1");
    hands.taps("quick-levels-down");
    hands.next();
    assert_eq!((level(&hands, Red), is_turn(&hands)), (3, true));
    hands.next();
    let met = last(&hands.table().session, is_met);
    for point in [met + 1, met] {
        opens(&mut hands, point);
        assert!(hands.driver.sees("The fight was won") && there(&mut hands, "fix turned"));
    }
    let turn = hands.game().turn.clone();
    hands.taps("fix turned");
    hands.taps("fix-from-now");
    let gained = level(&hands, Red);
    assert!(gained > 5, "{gained}");
    assert_eq!(hands.game().turn.clone(), turn);
    // BLUE had nothing to do with it.
    assert_eq!(level(&hands, Blue), 1);
}
