//! The fight with the Boss: who may help in it, and what it shows.

use crate::hands::Hands;
use crate::support::driver;
use crate::support::proofs::proves;
use iced_test::core::widget;
use standie::app::Message;
use standie::app::table::Message as Do;
use standie::catalog::words::Names;
use standie::rules::amount::Amount;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::ids::{Colour, RoomId};
use standie::rules::{dungeon, munchkin, table};

/// Somebody at the highest Level steps into the Entrance, where all the others stand.
fn meets_the_boss(width: f32, height: f32) -> Hands<impl driver::Window> {
    let mut hands = Hands::new(driver::at("hot_turn", width, height));
    let main = hands.table().question.seat.expect("somebody's turn");
    let others: Vec<Colour> = hands.game().seats.iter().map(|s| s.colour).filter(|c| *c != main).collect();
    let level: Effect = munchkin::Effect::Level { seat: main, change: Amount::To(10), kill: false }.into();
    let away =
        hands.game().dungeon.as_ref().expect("a map").rooms.iter().map(|r| r.id).find(|id| *id != RoomId::ENTRANCE);
    let away = dungeon::Effect::Stand { seat: main, room: away.expect("a room beside the Entrance") };
    let mut effects = vec![level, away.into()];
    let there = |seat: &Colour| hands.game().seat(*seat).and_then(|s| s.room) == Some(RoomId::ENTRANCE);
    effects.extend(
        others
            .iter()
            .filter(|seat| !there(seat))
            .map(|seat| dungeon::Effect::Stand { seat: *seat, room: RoomId::ENTRANCE }.into()),
    );
    let amends = table::Command::Amend { note: String::new(), effects };
    hands.driver.message(Message::Table(Do::does(amends.into())));
    let effects = vec![dungeon::Effect::Stand { seat: main, room: RoomId::ENTRANCE }.into()];
    let goes = table::Command::Effects { note: String::new(), effects };
    hands.driver.message(Message::Table(Do::does(goes.into())));
    hands
}

#[test]
fn whoever_is_too_low_for_the_boss_is_not_called_too_far_away() {
    let _row = proves("MQ-BOSS-11");
    for (width, height) in [(1280.0, 800.0), (1024.0, 768.0)] {
        let mut hands = meets_the_boss(width, height);
        let now = fight::kept(hands.game());
        assert!(now.is_some_and(|now| now.meets_boss(hands.game())), "{:?}", hands.table().question);
        let far = hands.words.get("bid-nobody");
        assert!(!hands.driver.sees(far.as_str()), "they stand in the same room");
        let low = hands.words.with("help-too-low", &[("top", 10.into())]);
        assert!(hands.driver.sees(low.as_str()), "and are told to be too low");
    }
}

#[test]
fn a_long_name_has_two_lines_before_anything_of_it_is_cut() {
    for (width, height) in [(1280.0, 800.0), (1024.0, 768.0)] {
        let mut hands = meets_the_boss(width, height);
        let boss = fight::kept(hands.game()).expect("a fight").monsters(hands.game())[0];
        let name = hands.words.monster(boss, Names::of(hands.game()));
        hands.driver.state.shell.settings.highlights = false;
        let column = hands.driver.find(widget::Id::from(format!("fighter-{}", boss.0))).expect("its column").bounds();
        let inside = hands.driver.written().into_iter().filter(|(_, at, _)| column.contains(at.center()));
        let inside: Vec<String> = inside.map(|(text, ..)| text).collect();
        assert!(name.chars().count() > 16 && inside.contains(&name), "{width}: {name} in {inside:?}");
    }
}

/// How it would stand is not read as how it stands against that one.
#[test]
fn how_a_fight_would_stand_without_one_of_two_monsters_is_said_to_be_that() {
    for (width, height) in [(1280.0, 800.0), (1024.0, 768.0)] {
        for preset in ["classic_fight", "row_beside_six_fight"] {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let all = fight::kept(hands.game()).expect("a fight").monsters(hands.game());
            assert_eq!(all.len(), 2, "{preset}");
            for monster in all {
                let label = hands.driver.find(widget::Id::from(format!("apart-{}", monster.0)));
                let label = label.expect("a monster on the stage").bounds();
                let written = hands.driver.written();
                let said: Vec<&String> =
                    written.iter().filter(|(_, at, _)| label.contains(at.center())).map(|(text, ..)| text).collect();
                let without = |text: &&&String| text.starts_with("without it: ") || text.starts_with("gone: ");
                assert_eq!(said.iter().filter(without).count(), 1, "{preset} {width}: {said:?}");
            }
        }
    }
}

#[test]
fn whoever_would_not_help_for_any_price_is_not_asked_again() {
    let mut asked = 0;
    for seat in [Colour::Blue, Colour::Green] {
        let mut hands = Hands::new(driver::at("hot_fight", 1280.0, 800.0));
        // There is nothing to pay with.
        let main = fight::kept(hands.game()).expect("a fight").main;
        let poor = dungeon::Effect::Gold { seat: main, change: Amount::To(0) };
        let poor = table::Command::Amend { note: String::new(), effects: vec![poor.into()] };
        hands.driver.message(Message::Table(Do::does(poor.into())));
        let id = format!("ask {}", seat.name());
        hands.taps(&id);
        let refused = fight::kept(hands.game()).is_some_and(|now| now.refused.contains(&seat));
        let hot = hands.table().hot.as_ref().expect("a game of the app");
        if !refused || hot.counter(&hands.table().session, seat).is_some() {
            continue;
        }
        let name = hands.words.with("bid-ask", &[("seat", hands.words.seat(seat, Names::of(hands.game())).into())]);
        let name = [name, hands.words.seat(seat, Names::of(hands.game()))];
        assert!(name.iter().any(|name| hands.driver.sees(name)), "it stands in its place");
        assert!(hands.driver.find(widget::Id::from(id)).is_none(), "and cannot be touched");
        asked += 1;
    }
    assert!(asked > 0, "nobody is so stubborn");
}
