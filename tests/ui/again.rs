//! What was put right once is put right: not twice from the same line, and back again without a question.

use crate::cardboard::{RING, begun, cared, level, raises, rings};
use crate::fixes::{entries, last, opens, reopened, turns};
use crate::hands::Hands;
use crate::paid::there;
use crate::support::driver::Window;
use standie::app::Message;
use standie::app::Route;
use standie::app::table::Message as Wish;
use standie::play::fix;
use standie::play::fix::dials::{Dial, Mark, dials};
use standie::play::fix::now::from_now;
use standie::play::fix::turned::turned;
use standie::play::session::Session;
use standie::play::story::deeds::Fact;
use standie::play::story::story;
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
    turns(&mut hands, is_win);
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

/// What is told of an evening at its end follows what was put right, whichever way the fight came out.
#[test]
fn a_fight_that_came_out_the_other_way_counts_so_in_the_end() {
    const COUNTED: [Fact; 4] = [Fact::Kills, Fact::Fights, Fact::Lost, Fact::Helps];
    let counts = |hands: &Hands<_>, colour: Colour| {
        let told = story(&hands.table().session);
        let seat = told.seats.iter().find(|seat| seat.colour == colour).expect("a seat");
        COUNTED.map(|fact| seat.deeds[&fact])
    };
    for won in [true, false] {
        let mut hands = begun(1280.0, 800.0);
        raises(&mut hands, Red, 5);
        raises(&mut hands, Blue, 5);
        hands.taps(if won { "meet 7" } else { "meet 20" });
        if won {
            hands.taps("help-blue");
            hands.next();
            rings(&mut hands, RING + 1);
        } else {
            hands.next();
            hands.taps("die-1");
            hands.taps("quick-levels-down");
        }
        let (main, helper) = if won { ([1, 1, 0, 0], [0, 0, 0, 1]) } else { ([0, 0, 1, 0], [0, 0, 0, 0]) };
        assert_eq!((counts(&hands, Red), counts(&hands, Blue)), (main, helper), "won: {won}");
        while hands.game().turn.number < 3 {
            hands.next();
        }
        let point = last(&hands.table().session, is_met);
        opens(&mut hands, point);
        hands.taps("fix turned");
        hands.taps("fix-from-now");
        let (main, helper) = if won { ([0, 0, 1, 0], [0, 0, 0, 0]) } else { ([1, 1, 0, 0], [0, 0, 0, 0]) };
        assert_eq!((counts(&hands, Red), counts(&hands, Blue)), (main, helper), "won at first: {won}");
    }
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

#[test]
fn what_a_fight_costs_that_was_lost_after_all_is_read_until_all_of_it_is_entered() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    raises(&mut hands, Blue, 5);
    hands.taps("meet 7");
    hands.taps("help-blue");
    hands.next();
    rings(&mut hands, RING + 1);
    turns(&mut hands, is_win);
    let at = hands.driver.place(iced_test::core::widget::Id::from("fix-from-now"));
    hands.waits();
    hands.driver.tap_at(at);
    let (records, reads) = (hands.table().session.records(), "RED and BLUE lost that fight after all.");
    hands.driver.tap_at(at);
    assert!(hands.table().panel.is_none() && hands.table().session.records() == records, "the second touch is dropped");
    let told = |hands: &mut Hands<_>| hands.driver.written().into_iter().find(|(text, _, _)| text.starts_with(reads));
    let (said, place, _) = told(&mut hands).expect("it is read");
    assert!(said.contains("Each of them rolls"), "{said}");
    hands.waits();
    let down = |seat| happens(munchkin::Effect::Level { seat, change: Amount::By(-1), kill: false });
    does(&mut hands, down(Red));
    assert_eq!(told(&mut hands).map(|(_, place, _)| place), Some(place), "BLUE is still to be entered");
    hands.next();
    assert_eq!(told(&mut hands), None, "not in the next turn");
}

#[test]
fn nobody_goes_far_back_by_a_second_touch() {
    let mut hands = begun(1280.0, 800.0);
    for level in 2..=8 {
        raises(&mut hands, Red, level);
        raises(&mut hands, Blue, level);
    }
    let (here, first) = (hands.table().session.timeline().here(), entries(&hands.table().session)[0].0);
    hands.driver.message(Message::Table(Wish::goes(Route::Journal)));
    let back = |hands: &Hands<_>| hands.table().session.timeline().here() != here;
    for (id, is) in [("go to 0".to_owned(), 0), (format!("go to {first}"), first)] {
        hands.taps(&id);
        let at = hands.driver.place(iced_test::core::widget::Id::from(id.clone()));
        assert!(!back(&hands), "it asks first");
        hands.driver.tap_at(at);
        assert!(!back(&hands), "nor is it meant twice at once");
        assert_eq!(hands.driver.place(iced_test::core::widget::Id::from(id.clone())), at, "and nothing moves");
        hands.taps(&id);
        assert_eq!(hands.table().session.timeline().here(), is);
        hands.driver.message(Message::Journal(standie::app::screen::journal::Message::Jump(here)));
    }
    hands.taps("go to 0");
    let near = format!("go to {}", here - 2);
    hands.taps(&near);
    assert_eq!(hands.table().session.timeline().here(), here - 2, "a few are taken back at once");
}

#[test]
fn a_second_touch_after_a_fix_does_nothing() {
    let mut hands = begun(1280.0, 800.0);
    does(&mut hands, happens(munchkin::Effect::Bonus { seat: Green, change: Amount::By(1) }));
    let point = hands.table().session.timeline().here();
    (2..=8).for_each(|level| raises(&mut hands, Blue, level));
    opens(&mut hands, point);
    hands.taps("fix-0 3");
    let at = hands.driver.place(iced_test::core::widget::Id::from("fix-accept"));
    hands.waits();
    hands.driver.tap_at(at);
    let here = hands.table().session.timeline().here();
    assert!(!there(&mut hands, "fix-accept"));
    let first = entries(&hands.table().session)[0].0;
    for id in ["go to 0".to_owned(), format!("add after {first}")] {
        hands.driver.tap(iced_test::core::widget::Id::from(id));
    }
    assert_eq!(hands.table().session.timeline().here(), here);
    assert!(!there(&mut hands, "add else") && !hands.driver.sees("Take all 10 back?"));
}

#[test]
fn a_curse_nobody_has_said_whose_it_was_can_have_been_behind_the_door() {
    use standie::rules::cards::deck::Deck;
    use standie::rules::munchkin::played::{Played, Source};
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Green, 3);
    let level = munchkin::Effect::Level { seat: Green, change: Amount::By(-1), kill: false };
    let what = Box::new(Played::Curse { on: Green, effects: vec![level.into()] });
    let from = Source::Hand(Deck::DOOR);
    does(&mut hands, munchkin::Command::Play { seat: Green, from, name: "Duck".to_owned(), what });
    let session = &hands.table().session;
    let point = session.timeline().here();
    let command = session.timeline().node(point).expect("an entry").command.read().expect("a command");
    let all = dials(session.book(), &session.timeline().state(point - 1), &command);
    let [whom, levels, whose] = all.as_slice() else { panic!("{all:?}") };
    assert_eq!(whose.now, Mark::Unsaid, "nobody has said");
    let marks = |of: &Dial| of.ways.iter().map(|(mark, _)| *mark).collect::<Vec<_>>();
    assert!(marks(whose).contains(&Mark::Door) && !marks(whose).contains(&Mark::Seat(Green)), "{whose:?}");
    assert_eq!(marks(levels), [Mark::Number(-2, true), Mark::Number(-1, true)], "as many as there are to lose");
    // Whoever else it hits has not played it either.
    let other = whom.ways.iter().find(|(mark, _)| *mark == Mark::Seat(Blue)).expect("BLUE");
    let Command::Munchkin(munchkin::Command::Play { seat, .. }) = &other.1 else { panic!("{other:?}") };
    assert_eq!(*seat, Blue);
    opens(&mut hands, point);
    hands.taps("fix-2 door");
    hands.taps("fix-accept");
    let now = entries(&hands.table().session).pop().expect("the Curse").1;
    assert!(
        matches!(now, Command::Munchkin(munchkin::Command::Play { from: Source::Door, seat: Green, .. })),
        "{now:?}"
    );
    assert_eq!(hands.table().undoes.as_deref().map(|what| what.starts_with("the fix of “GREEN")), Some(true));
}

#[test]
fn letters_and_a_forgotten_curse_move_nothing() {
    let mut hands = begun(1280.0, 800.0);
    let add = Gear { name: "Sword".to_owned(), bonus: 3, ..Gear::default() };
    does(&mut hands, happens(munchkin::Effect::Gear { seat: Red, add }));
    let point = hands.table().session.timeline().here();
    (2..=5).for_each(|level| raises(&mut hands, Blue, level));
    let place = |hands: &mut Hands<_>, id: &str| hands.driver.place(iced_test::core::widget::Id::from(id.to_owned()));
    opens(&mut hands, point);
    let before = place(&mut hands, "fix-0 3");
    hands.taps("fix-name");
    assert_eq!(place(&mut hands, "fix-0 3"), before);
    let window = hands.driver.logical();
    let keys: Vec<_> =
        hands.driver.written().into_iter().filter(|(text, _, _)| ["q", "m", "0"].contains(&text.as_str())).collect();
    assert!(keys.len() == 3 && keys.iter().all(|(_, at, _)| at.y + at.height < window.height), "{keys:?}");
    hands.driver.message(Message::Journal(standie::app::screen::journal::Message::Fix(None)));
    hands.driver.message(Message::Journal(standie::app::screen::journal::Message::Add(point)));
    let head = |hands: &mut Hands<_>| {
        let found: Option<iced_test::selector::Target> = hands.driver.find(iced_test::core::widget::Id::from("fixing"));
        found.expect("the box").bounds()
    };
    let _ = hands.driver.screenshot();
    let before = head(&mut hands);
    hands.taps("add curse 0");
    let now = head(&mut hands);
    assert!((now.y - before.y).abs() < 4.0, "{before:?} {now:?}");
}
