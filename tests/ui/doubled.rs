//! The big button touched twice at once, whatever it has come to mean meanwhile: the second touch is no other deed.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::widget;
use standie::app::Message;
use standie::app::presets::doors;
use standie::app::shell::Clock;
use standie::app::table::next;
use standie::app::table::state::Table;
use standie::play::record::Who;
use standie::rules::command::Command;
use standie::rules::question::Ask;
use standie::rules::{doors as behind, table, track};

/// What the people at the screen have done so far.
fn deeds(hands: &Hands<impl Window>) -> Vec<Command> {
    let timeline = hands.table().session.timeline();
    let path = timeline.path(timeline.here());
    let nodes = path.iter().filter_map(|point| timeline.node(*point)).filter(|node| node.who == Who::Table);
    nodes.filter_map(|node| node.command.read().ok()).collect()
}

/// Where the big button is, while it does something; and what it says.
fn big(hands: &mut Hands<impl Window>) -> Option<(iced_test::core::Point, String)> {
    let says = next::context(hands.table(), &hands.driver.state.shell).filter(|next| next.message.is_some())?.label;
    let seen = hands.driver.find(widget::Id::from("context"))?.visible_bounds()?;
    Some((seen.center(), says))
}

/// It is drawn, and so many milliseconds go by.
fn later(hands: &mut Hands<impl Window>, by: i64) {
    hands.sees_it();
    let now = hands.driver.state.shell.clock.now();
    hands.driver.state.shell.clock = Clock::Fixed(now + by);
}

#[test]
fn two_touches_of_the_big_button_are_never_two_deeds_whatever_it_comes_to_mean() {
    let (mut changed, mut wrong) = (Vec::new(), Vec::new());
    for (system, seed) in [("classic", 5), ("classic", 61), ("short", 9), ("shadowrun", 17), ("short", 30)] {
        let app = doors::among_of(system, (4, 2), seed, |_| true);
        let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
        for _ in 0..160 {
            if matches!(hands.table().question.ask, Ask::Table(table::Ask::Over(_))) {
                break;
            }
            later(&mut hands, 2_000);
            if let Some((at, meant)) = big(&mut hands) {
                let before = deeds(&hands).len();
                hands.driver.tap_at(at);
                let once = deeds(&hands).len();
                later(&mut hands, 400);
                let then = big(&mut hands).map(|(_, says)| says);
                hands.driver.tap_at(at);
                let twice = deeds(&hands).len();
                if once > before {
                    changed.extend(then.clone().map(|then| (meant.clone(), then)).filter(|(a, b)| a != b));
                    let same = then.as_ref() == Some(&meant);
                    if twice > once && !same {
                        wrong.push(format!("{system} {seed}: {meant:?}, then {then:?}"));
                    }
                    continue;
                }
            }
            let Some(goes_on) = doors::goes_on(hands.table()) else { break };
            hands.driver.message(Message::Table(goes_on));
        }
    }
    changed.sort();
    changed.dedup();
    println!("{changed:?}");
    assert!(changed.len() > 5, "{changed:?}");
    assert!(changed.iter().any(|(_, then)| then.contains("Run")), "{changed:?}");
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), changed.len(), wrong.join("\n"));
}

/// What may be done now that a list shows: a card of the track to be hacked by a deed, and a fight with a monster of the hand.
fn hacks(table: &Table) -> Option<usize> {
    let hot = table.hot.as_ref().filter(|hot| hot.handed().is_none() && hot.mover().is_some())?;
    let fights = |command: &Command| matches!(command, Command::Doors(behind::Command::LookForTrouble { .. }));
    let free = |command: &Command| matches!(command, Command::Track(_)) && !track::turn::is_paid(command);
    hot.moves.iter().any(fights).then(|| hot.moves.iter().position(free)).flatten()
}

#[test]
fn what_slides_under_the_finger_as_the_list_closes_up_is_not_touched_by_the_second_touch() {
    let mut seen = 0;
    for seed in [3, 60, 140, 200] {
        let app = doors::among_of("shadowrun", (4, 2), seed, |table| hacks(table).is_some());
        let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
        let Some(index) = hacks(hands.table()) else { continue };
        later(&mut hands, 2_000);
        let id = widget::Id::from(format!("move {index}"));
        let at = hands.driver.find(id).and_then(|there| there.visible_bounds()).expect("a card to hack").center();
        let before = deeds(&hands).len();
        hands.driver.tap_at(at);
        assert_eq!(deeds(&hands).len(), before + 1, "it is hacked: {seed}");
        seen += usize::from(matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })));
        later(&mut hands, 400);
        hands.driver.tap_at(at);
        assert_eq!(deeds(&hands).len(), before + 1, "{:?}", deeds(&hands).last());
    }
    assert!(seen > 1, "{seen} turns went on at once");
}

#[test]
fn a_monster_of_the_hand_is_fought_by_a_second_touch_of_its_card() {
    for system in ["classic", "shadowrun"] {
        let fights = |command: &Command| match command {
            Command::Doors(behind::Command::LookForTrouble { card }) => Some(*card),
            _ => None,
        };
        let picks = |table: &Table| {
            let hot = table.hot.as_ref().filter(|hot| hot.handed().is_none() && hot.mover().is_some())?;
            hot.moves.iter().find_map(fights)
        };
        let app = doors::among_of(system, (4, 2), 3, |table| picks(table).is_some());
        let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
        let card = picks(hands.table()).expect("a monster in hand");
        for touch in 0..2 {
            later(&mut hands, 2_000);
            let id = widget::Id::from(format!("card {}", card.0));
            let at = hands.driver.find(id).and_then(|there| there.visible_bounds()).expect("the card").center();
            hands.driver.tap_at(at);
            assert_eq!(hands.table().fights(), touch == 1, "{system}: {touch}");
        }
    }
}
