//! More than one monster in a fight beside the box: each is told by itself, and nobody's number is another's.

use crate::cardboard::{begun, raises, wait};
use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::widget;
use standie::app::Message;
use standie::app::table::play::CardDraft;
use standie::app::table::play::draft::Sort;
use standie::app::table::{Message as Do, Panel};
use standie::rules::amount::Amount;
use standie::rules::fight;
use standie::rules::ids::Colour;
use standie::rules::question::Ask;
use standie::rules::{munchkin, table};

#[test]
fn a_card_that_brings_one_more_monster_asks_for_its_level() {
    for (width, height) in [(1024.0, 768.0), (800.0, 1280.0)] {
        let mut hands = begun(width, height);
        hands.taps("meet 2");
        hands.taps("play a card");
        hands.taps("sort monster");
        hands.taps("play");
        assert!(hands.table().panel.is_none(), "it is played");
        assert_eq!(hands.game().foes.all.len(), 1);
        wait(&mut hands, 2_000);
        hands.taps("meet 5");
        assert_eq!(hands.game().foes.all.len(), 2, "at {width}x{height}");
        assert!(hands.driver.sees("The Level 5"));
    }
}

/// Both monsters of a fight.
fn both(hands: &Hands<impl Window>) -> [u32; 2] {
    let Ask::Fight(fight::Ask::Fight { monsters, .. }) = &hands.table().question.ask else { panic!("no fight") };
    [monsters[0].0, monsters[1].0]
}

/// Whatever is told of one of two monsters, no place becomes the other's by it: somebody turns to that one.
#[test]
fn no_number_of_a_monster_makes_its_place_that_of_another() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)] {
        let mut hands = Hands::new(driver::at("unknown_two", width, height));
        let [first, second] = both(&hands);
        let asks = |hands: &mut Hands<_>, what: &str, id: u32| {
            hands.driver.find_all(widget::Id::from(format!("monster-{what}-{id}-2"))).len()
        };
        for (what, number) in [("treasures", 4), ("level-short", 18), ("dice", 4)] {
            assert_eq!(asks(&mut hands, "level-short", second), 0, "{width}x{height}");
            let id = format!("monster-{what}-{first}-{number}");
            let roomy = asks(&mut hands, "treasures", first) + asks(&mut hands, "dice", first) == 2;
            let before = roomy.then(|| hands.driver.place(widget::Id::from(format!("monster-treasures-{first}-2"))));
            if !roomy && hands.driver.find_all(widget::Id::from(id.clone())).is_empty() {
                continue;
            }
            hands.taps(&id);
            assert_eq!(asks(&mut hands, "level-short", second), 0, "{width}x{height}: {what} of the first");
            assert_eq!(asks(&mut hands, "dice", second), 0, "{width}x{height}: {what} of the first");
            if let Some(before) = before {
                let after = hands.driver.place(widget::Id::from(format!("monster-treasures-{first}-2")));
                assert!((before.y - after.y).abs() < 4.1, "{width}x{height}: {what}: {before:?} {after:?}");
            }
        }
        hands.taps(&format!("apart-{second}"));
        hands.waits();
        assert_eq!(asks(&mut hands, "level-short", second), 1, "{width}x{height}: now it is told");
        hands.taps(&format!("monster-level-short-{second}-16"));
        hands.waits();
        hands.taps(&format!("monster-dice-{second}-2"));
        hands.waits();
        assert_eq!(asks(&mut hands, "treasures", second), 1, "{width}x{height}");
        hands.taps(&format!("monster-treasures-{second}-2"));
        hands.waits();
        if !hands.driver.find_all(widget::Id::from(format!("tell-{first}"))).is_empty() {
            hands.taps(&format!("tell-{first}"));
            hands.waits();
            hands.taps(&format!("monster-treasures-{first}-4"));
        }
        let rows = [first, second].map(|id| asks(&mut hands, "treasures", id));
        assert_eq!(rows, [0, 0], "{width}x{height}: all of it is told");
    }
}

#[test]
fn what_lies_on_one_of_a_pair_is_said_to_lie_on_both() {
    let mut hands = begun(1280.0, 800.0);
    hands.taps("meet 4");
    hands.taps("mate");
    let targets = |hands: &mut Hands<_>| {
        let all = (1..9).filter(|id| !hands.driver.find_all(widget::Id::from(format!("target-{id}"))).is_empty());
        all.collect::<Vec<u32>>()
    };
    assert!(targets(&mut hands).is_empty(), "there is nothing to choose between the two");
    hands.taps("another");
    hands.taps("meet 9");
    let all: Vec<u32> = hands.game().foes.all.iter().map(|foe| foe.id.0).collect();
    assert_eq!(targets(&mut hands), [all[0]], "cards go on the last one, and a touch takes them to the pair");
    hands.taps(&format!("target-{}", all[0]));
    assert_eq!(targets(&mut hands), [all[2]]);
    let names = standie::catalog::words::Names::of(hands.game());
    let pair = [0, 1].map(|at| hands.words.monster(hands.game().foes.all[at].id, names));
    let said = hands.words.with("doors-target", &[("monster", hands.words.list(&pair).into())]);
    assert!(hands.driver.sees(&said), "{said}");
}

#[test]
fn whoever_could_help_stands_where_they_sit() {
    let mut hands = begun(1280.0, 800.0);
    hands.taps("meet 9");
    let seats: Vec<Colour> = hands.game().seats.iter().map(|seat| seat.colour).collect();
    let main = fight::current(hands.game()).expect("a fight").main;
    let [one, other] = seats.iter().copied().filter(|seat| *seat != main).collect::<Vec<_>>()[..2] else {
        panic!("two")
    };
    hands.taps("no fight");
    raises(&mut hands, other, 8);
    hands.waits();
    hands.taps("meet 9");
    let [first, second] =
        [one, other].map(|seat| hands.driver.place(widget::Id::from(format!("help-{}", seat.name()))));
    assert!(first.y < second.y, "{first:?} {second:?}");
}

#[test]
fn the_sheet_of_whoever_dies_closes() {
    let mut hands = begun(1280.0, 800.0);
    let seat = hands.game().turn.seat.expect("a turn");
    hands.driver.message(Message::Table(Do::opens(Panel::Seat(seat))));
    hands.waits();
    let dies = hands.words.get("quick-die");
    hands.taps_text(&dies);
    assert!(hands.game().seat(seat).expect("a seat").dead);
    assert!(hands.table().panel.is_none(), "what is asked next is seen");
}

#[test]
fn nobody_is_told_that_there_is_nothing_to_cheat_with_where_items_are_a_number() {
    let mut hands = begun(1280.0, 800.0);
    let seat = hands.game().turn.seat.expect("a turn");
    for (bonus, id) in [(0, "card-no-items"), (2, "card-cheat-number")] {
        let effect = munchkin::Effect::Bonus { seat, change: Amount::To(bonus) };
        let amends = table::Command::Amend { note: String::new(), effects: vec![effect.into()] };
        hands.driver.message(Message::Table(Do::does(amends.into())));
        let draft = CardDraft { sort: Some(Sort::Cheat), ..CardDraft::of(seat) };
        hands.driver.message(Message::Table(Do::opens(Panel::Card(Box::new(draft)))));
        let said = hands.words.get(id);
        assert!(hands.driver.sees(&said), "{said}");
    }
}
