//! What was put right once is put right: not twice from the same line, and back again without a question.

use crate::cardboard::{RING, begun, cared, level, raises, rings};
use crate::fixes::{entries, last, opens, reopened};
use crate::hands::Hands;
use crate::paid::there;
use crate::support::driver::Window;
use standie::app::Message;
use standie::app::Route;
use standie::app::table::Message as Wish;
use standie::play::fix;
use standie::play::fix::dials::{Mark, dials};
use standie::play::fix::now::from_now;
use standie::play::fix::turned::turned;
use standie::play::session::Session;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::ids::Colour::{self, Blue, Green, Red};
use standie::rules::munchkin::gear::Gear;
use standie::rules::table::Care;
use standie::rules::{doors, fight, munchkin, table};

fn is_met(command: &Command) -> bool {
    matches!(command, Command::Doors(doors::Command::Meet { .. }))
}

fn is_win(command: &Command) -> bool {
    let Command::Table(table::Command::Answer(answer)) = command else { return false };
    matches!(answer, Answer::Fight(fight::Answer::Throws(_)))
}

fn does(hands: &mut Hands<impl Window>, command: impl Into<Command>) {
    hands.driver.message(Message::Table(Wish::does(command.into())));
}

fn happens(effect: munchkin::Effect) -> Command {
    table::Command::Effects { note: String::new(), effects: vec![effect.into()] }.into()
}

fn bonus(hands: &Hands<impl Window>, seat: Colour) -> i16 {
    hands.game().seat(seat).expect("a seat").bonus
}

/// What a touch of one of its pieces would make of an entry.
fn instead(session: &Session, point: u32, mark: Mark) -> Command {
    let timeline = session.timeline();
    let command = timeline.node(point).expect("an entry").command.read().expect("a command");
    let all = dials(session.book(), &timeline.state(timeline.parent(point)), &command);
    let way = all.iter().flat_map(|dial| &dial.ways).find(|(own, _)| *own == mark);
    way.unwrap_or_else(|| panic!("{mark:?} among {all:?}")).1.clone()
}

fn applies(hands: &mut Hands<impl Window>, point: u32, touch: &str) {
    opens(hands, point);
    hands.taps(touch);
    hands.taps("fix-accept");
}

/// RED has won a fight, which was lost after all, and it is GREEN's turn.
fn lost_after_all() -> Hands<impl Window> {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    hands.taps("meet 4");
    hands.next();
    rings(&mut hands, RING + 1);
    while hands.game().turn.number < 3 {
        hands.next();
    }
    let point = last(&hands.table().session, is_win);
    opens(&mut hands, point);
    hands.taps("fix turned");
    hands.taps("fix-from-now");
    assert_eq!(level(&hands, Red), 5);
    hands
}

#[test]
fn a_fight_is_lost_after_all_once_whatever_else_is_put_right() {
    let mut hands = lost_after_all();
    let before = turned(&hands.table().session, last(&hands.table().session, is_win));
    assert_eq!(before, None);
    raises(&mut hands, Blue, 3);
    let met = last(&hands.table().session, is_met);
    // All that came after it has another number then.
    applies(&mut hands, met, "fix-0 3");
    assert_eq!([Red, Blue].map(|seat| level(&hands, seat)), [5, 3]);
    let point = last(&hands.table().session, is_win);
    assert_eq!(turned(&hands.table().session, point), None, "it was put right");
    let again = reopened(hands.table().session.text().to_vec());
    assert_eq!(turned(&again, point), None, "in a file too");
    opens(&mut hands, point);
    let (offer, why) = (hands.words.get("fix-fight-lost"), hands.words.get("fix-already"));
    assert!(hands.driver.sees(&offer) && !there(&mut hands, "fix turned"), "grey, in its place");
    assert!(hands.driver.sees(&why), "and why");
    let mark = hands.words.get("journal-righted");
    assert!(hands.driver.sees(&mark), "its line says so: {:?}", hands.driver.written());
}

#[test]
fn what_is_taken_back_can_be_put_right_again() {
    let mut hands = lost_after_all();
    hands.driver.message(Message::Table(Wish::goes(Route::Table)));
    hands.taps("undo");
    assert_eq!(level(&hands, Red), 6);
    let point = last(&hands.table().session, is_win);
    assert!(turned(&hands.table().session, point).is_some());
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    let mark = hands.words.get("journal-righted");
    assert!(!hands.driver.sees(&mark), "nothing is marked any more");
}

#[test]
fn a_fight_that_is_lost_at_its_time_too_takes_the_level_once() {
    let mut hands = lost_after_all();
    let met = last(&hands.table().session, is_met);
    opens(&mut hands, met);
    hands.taps("fix-0 14");
    hands.taps("unsaid 6");
    hands.taps("fix-accept");
    assert_eq!(level(&hands, Red), 5, "what gave the Level back goes with the win");
}

#[test]
fn a_number_is_put_right_from_now_on_once() {
    let mut hands = begun(1280.0, 800.0);
    does(&mut hands, happens(munchkin::Effect::Bonus { seat: Green, change: Amount::By(1) }));
    let point = hands.table().session.timeline().here();
    raises(&mut hands, Blue, 3);
    let instead = |hands: &Hands<_>, by| {
        let session: &Session = &hands.table().session;
        let point = last(session, |command| {
            command == &happens(munchkin::Effect::Bonus { seat: Green, change: Amount::By(1) })
        });
        from_now(session, point, Some(&instead(session, point, Mark::Number(by, true))))
    };
    let amend = instead(&hands, 3).expect("it can be");
    does(&mut hands, amend);
    assert_eq!((bonus(&hands, Green), instead(&hands, 3)), (3, None), "not twice");
    raises(&mut hands, Blue, 4);
    assert_eq!(instead(&hands, 3), None, "nor later");
    opens(&mut hands, point);
    hands.taps("fix-0 3");
    let why = hands.words.get("fix-already");
    assert!(hands.driver.sees(&why), "{:?}", hands.driver.written());
    // At its time it is three: what made it three from then on goes.
    hands.taps("fix-accept");
    assert_eq!(bonus(&hands, Green), 3);
}

#[test]
fn an_item_that_is_whose_it_was_wins_again_what_it_won() {
    let mut hands = cared(Care::Map, 1280.0, 800.0);
    raises(&mut hands, Red, 2);
    does(&mut hands, happens(munchkin::Effect::Bonus { seat: Blue, change: Amount::By(3) }));
    let add = Gear { name: "Sword".to_owned(), bonus: 3, ..Gear::default() };
    does(&mut hands, happens(munchkin::Effect::Gear { seat: Red, add }));
    hands.taps("meet 7");
    hands.taps("help-blue");
    hands.next();
    rings(&mut hands, RING + 1);
    while hands.game().turn.number < 3 {
        hands.next();
    }
    assert_eq!(level(&hands, Red), 3);
    let sword = |hands: &Hands<_>| {
        let session: &Session = &hands.table().session;
        last(session, |command| matches!(command, Command::Table(table::Command::Effects { .. })))
    };
    let first = entries(&hands.table().session).len();
    let point = sword(&hands);
    opens(&mut hands, point);
    hands.taps("fix-0 4");
    hands.taps("fix-1 green");
    while let Some(id) = ["unsaid 6", "unsaid nothing"].into_iter().find(|id| there(&mut hands, id)) {
        hands.taps(id);
    }
    hands.taps("fix-accept");
    assert_eq!(level(&hands, Red), 2, "{:?}", hands.game().turn);
    let session = &hands.table().session;
    let point = last(session, |command| {
        matches!(command, Command::Table(table::Command::Effects { effects, .. })
        if matches!(effects.as_slice(), [standie::rules::effect::Effect::Munchkin(munchkin::Effect::Gear { .. })]))
    });
    let back = instead(session, point, Mark::Seat(Red));
    let would = fix::preview(session, point, Some(&back)).expect("a fix");
    assert_eq!(would.unsaid, None, "{:?}", would.later);
    assert_eq!(would.game.seat(Red).expect("RED").level, 3, "{:?}", would.later);
    opens(&mut hands, point);
    hands.taps("fix-1 red");
    hands.taps("fix-accept");
    assert_eq!(level(&hands, Red), 3);
    assert_eq!(entries(&hands.table().session).len(), first);
}
