//! While all may react: how long it rings for phones, and who answers for them.

use crate::phones::{Room, does, phones, picks, shown};
use standie::app::Message;
use standie::app::phones::Wish;
use standie::app::presets::TIME;
use standie::app::table::action::Action;
use standie::app::table::hot::{self, Next};
use standie::app::table::{Message as Do, Panel};
use standie::catalog;
use standie::phones::shown::Does;
use standie::play::reacting;
use standie::play::{Session, playout};
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::fight;
use standie::rules::ids::Colour;
use standie::rules::setup::Setup;
use standie::rules::table;

/// A ring that asks three phones, just begun.
fn rung() -> Room {
    let setup = Setup { system: "classic".into(), ..playout::setup(3) };
    let mut room = Room::of(Session::begin(catalog::classic(), setup, "", 3, TIME).expect("a game").0);
    let no = Does::Move(Command::Table(table::Command::Answer(Answer::Table(table::Answer::No))));
    for _ in 0..2_000 {
        let hot = room.app.table.as_ref().and_then(|table| table.hot.as_ref()).expect("in the app");
        match hot.next {
            Next::Ring if hot.ring.since.is_some() => return room,
            Next::Person(seat) => {
                let shown = shown(&room.app, seat);
                let pick = shown.picks.iter().find(|pick| pick.does == no).or(shown.picks.first()).expect("something");
                assert!(picks(&mut room.app, seat, &pick.does), "{}", pick.label);
            }
            _ => room.waits(100),
        }
    }
    panic!("it never rings");
}

fn ring(room: &Room) -> (bool, &hot::Hot) {
    let hot = room.app.table.as_ref().and_then(|table| table.hot.as_ref()).expect("in the app");
    (hot.next == Next::Ring, hot)
}

#[test]
fn whoever_is_asked_on_a_phone_has_time_to_look_down() {
    let mut room = rung();
    let seat = ring(&room).1.ring.slots[0];
    let time = shown(&room.app, seat).time.expect("a time");
    assert_eq!((time.whole, time.seconds()), (hot::ring::clock::ON_PHONES, 12));
    drop(room.app.update(Message::Tick));
    let page = room.page(seat);
    assert!(page.contains("12 seconds") && page.contains("<animate"), "{page}");
    // Nothing of it goes by while somebody reads at the tablet.
    room.waits(5_000);
    does(&mut room.app, Do::opens(Panel::Menu));
    room.waits(30_000);
    assert!(shown(&room.app, seat).time.is_some_and(|time| time.ends.is_none()));
    does(&mut room.app, Do::Ask(Action::Close));
    let mut rang = 5_000;
    while ring(&room).0 {
        room.waits(100);
        rang += 100;
    }
    assert!((11_800..=12_300).contains(&rang), "{rang}");
}

#[test]
fn once_somebody_has_got_something_the_others_are_not_waited_for_as_long() {
    let mut room = rung();
    let seat = ring(&room).1.ring.slots[0];
    room.waits(2_000);
    assert!(picks(&mut room.app, seat, &Does::Claim));
    let mut rang = 0;
    while ring(&room).0 {
        room.waits(100);
        rang += 100;
    }
    assert!((4_800..=5_300).contains(&rang), "{rang}");
    assert_eq!(ring(&room).1.next, Next::Person(seat), "and whoever has got it plays it");
}

#[test]
fn the_tablet_answers_for_no_phone_in_the_ring() {
    let mut room = rung();
    let slots = ring(&room).1.ring.slots.clone();
    let away = slots[0];
    phones(&mut room.app, Wish::TurnAway(away));
    does(&mut room.app, Do::Hot(hot::Wish::WaiveAll));
    let (rings, hot) = ring(&room);
    assert!(rings, "it waits for the phones");
    assert_eq!(hot.ring.passes, vec![away]);
    let said = |waits: &[Colour]| match waits {
        [only] => format!("Waiting for {}", only.name().to_uppercase()),
        several => format!("Waiting for {} phones", several.len()),
    };
    let waits = hot::ring::waits(room.app.table.as_ref().expect("a game"), &room.app.shell, hot);
    assert_eq!(waits, Some(said(&slots[1..])), "what stands grey says why");
    for seat in &slots[1..] {
        does(&mut room.app, Do::Hot(hot::Wish::Claim(*seat)));
        does(&mut room.app, Do::Hot(hot::Wish::Waive(*seat)));
        assert_eq!(ring(&room).1.ring.passes.len(), 1, "nobody else says anything for a phone");
        assert!(ring(&room).1.ring.claims.is_empty());
    }
    for seat in &slots[1..] {
        assert!(picks(&mut room.app, *seat, &Does::Pass));
    }
    room.waits(100);
    assert!(ring(&room).0, "nothing goes on while somebody is to be let back in");
    does(&mut room.app, Do::Ask(Action::Close));
    room.waits(100);
    assert!(!ring(&room).0, "once the phones have answered it is over");
}

#[test]
fn what_is_touched_on_a_phone_is_said_there_and_so_is_that_the_tablet_holds_everything_up() {
    let mut room = rung();
    let seats = ring(&room).1.ring.slots.clone();
    let holds = "Somebody’s looking something up on the tablet. It goes on once they’re done.";
    assert!(seats.iter().all(|seat| shown(&room.app, *seat).held_up.is_none()));
    does(&mut room.app, Do::opens(Panel::Menu));
    for seat in &seats {
        assert_eq!(shown(&room.app, *seat).held_up.as_deref(), Some(holds));
        assert!(picks(&mut room.app, *seat, &Does::Pass));
        let page = shown(&room.app, *seat);
        assert!(page.told.iter().any(|line| line.starts_with("You’ve passed.")), "{:?}", page.told);
        drop(room.app.update(Message::Tick));
        let page = room.page(*seat);
        assert!(page.contains(holds) && !page.contains("seconds to speak up"), "{page}");
    }
    does(&mut room.app, Do::Ask(Action::Close));
    room.waits(100);
    assert!(!ring(&room).0, "it goes on once nobody looks anything up");
}

#[test]
fn whoever_passed_for_longer_and_wants_to_be_asked_again_is_asked_while_it_still_rings() {
    let mut room = rung();
    let table = room.app.table.as_ref().expect("a game");
    let may = |seat: &Colour| reacting::may_rest(table.game(), fight::current(table.game()), *seat);
    let seat = ring(&room).1.ring.slots.iter().copied().find(may).expect("somebody who can be left in peace");
    assert!(picks(&mut room.app, seat, &Does::Peace(Some(hot::Until::Turn))));
    room.waits(100);
    assert!(ring(&room).0, "the others have not said anything");
    assert!(picks(&mut room.app, seat, &Does::Peace(None)));
    let page = shown(&room.app, seat);
    assert!(page.rings() && page.picks.iter().all(|pick| !pick.chosen), "{:?}", page.picks);
    assert!(picks(&mut room.app, seat, &Does::Claim));
    assert!(ring(&room).1.ring.claims.contains(&seat));
}
