//! Classic beside its cardboard: what a Class pays for with cards is a touch or two, and only whoever has it is offered it.

use crate::cardboard::{cared, claimed, fights, is_turn, level, raises};
use crate::hands::Hands;
use crate::support::driver::Window;
use crate::support::proofs::proves;
use iced_test::core::widget;
use standie::app::Message;
use standie::app::shell::Clock;
use standie::app::table::{Message as Do, Panel};
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::doors;
use standie::rules::effect::Effect;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::fight::{self, roll, sides};
use standie::rules::ids::Colour::{self, Blue, Green, Red};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::question::Ask;
use standie::rules::table::{self, Care};

const SIZE: (f32, f32) = (1280.0, 800.0);

fn does(hands: &mut Hands<impl Window>, command: impl Into<Command>) {
    hands.driver.message(Message::Table(Do::does(command.into())));
}

fn amends(hands: &mut Hands<impl Window>, effect: impl Into<Effect>) {
    does(hands, table::Command::Amend { note: String::new(), effects: vec![effect.into()] });
}

fn is_a(hands: &mut Hands<impl Window>, seat: Colour, class: &str) {
    amends(hands, munchkin::Effect::Classes { seat, classes: vec![class.to_owned()] });
}

/// Whether there is something of a name that can be touched.
pub fn there(hands: &mut Hands<impl Window>, id: &str) -> bool {
    hands.driver.find(widget::Id::from(id.to_owned())).is_some()
}

/// How far the munchkins are ahead.
fn lead(hands: &Hands<impl Window>) -> i32 {
    let now = fight::current(hands.game()).expect("a fight");
    let (ours, theirs) = roll::totals(&sides::sums(hands.table().session.book(), hands.game(), now), &[]);
    ours - theirs
}

pub fn hand(hands: &Hands<impl Window>, seat: Colour) -> u32 {
    hands.game().seat(seat).expect("a seat").hand.total()
}

#[test]
fn a_thief_stabs_each_of_those_who_fight_once_for_a_card() {
    let _row = proves("MC-INTF-05");
    let mut hands = cared(Care::Everything, SIZE.0, SIZE.1);
    is_a(&mut hands, Blue, "thief");
    is_a(&mut hands, Green, "wizard");
    raises(&mut hands, Red, 8);
    hands.taps("meet 4");
    let said = "It takes 4 to turn this. Anyone with cards still can, and BLUE can stab.";
    assert!(hands.driver.sees(said), "a Wizard stabs nobody");
    let (before, held) = (lead(&hands), hand(&hands, Blue));
    hands.taps("paid thief red treasure 1");
    assert_eq!(lead(&hands), before - 2);
    assert_eq!(hand(&hands, Blue), held - 1, "it cost a card");
    assert!(!there(&mut hands, "paid thief red treasure 1"), "and comes once");
    does(&mut hands, fight::Command::Help { seat: Some(Green) });
    assert!(there(&mut hands, "paid thief green treasure 1"), "whoever helps can be stabbed, too");
}

#[test]
fn in_the_ring_a_stab_and_a_classs_card_stay_and_count_at_once() {
    let _row = proves("MC-CMB-19");
    for (width, height) in [SIZE, (800.0, 1280.0)] {
        for care in [Care::Map, Care::Everything] {
            let mut hands = cared(care, width, height);
            is_a(&mut hands, Blue, "thief");
            is_a(&mut hands, Red, "warrior");
            raises(&mut hands, Red, 8);
            hands.taps("meet 4");
            let suffix = if care == Care::Everything { " treasure 1" } else { "" };
            let ids = [format!("paid thief red{suffix}"), format!("paid warrior red{suffix}"), "curse".to_owned()];
            let at = |hands: &mut Hands<_>| -> Vec<_> {
                let found = ids.iter().map(|id| hands.driver.find(widget::Id::from(id.clone())));
                found.map(|found| found.expect("there").bounds().position()).collect()
            };
            let before = at(&mut hands);
            hands.next();
            assert!(claimed(&hands));
            let after = at(&mut hands);
            let near = |(a, b): (&iced_test::core::Point, &iced_test::core::Point)| (a.y - b.y).abs() <= 4.0;
            assert!(before.iter().zip(&after).all(near), "{width}: {before:?} {after:?}");
            // Upright they are scrolled to.
            if width < height {
                continue;
            }
            let ahead = lead(&hands);
            hands.taps(&ids[0]);
            assert_eq!(lead(&hands), ahead - 2);
            hands.taps(&ids[1]);
            assert_eq!(lead(&hands), ahead - 1);
        }
    }
}

#[test]
fn whoever_has_stabbed_is_not_said_to_be_able_to() {
    let _row = proves("MC-INTF-05");
    let mut hands = cared(Care::Map, SIZE.0, SIZE.1);
    is_a(&mut hands, Blue, "thief");
    is_a(&mut hands, Green, "thief");
    raises(&mut hands, Red, 9);
    hands.taps("meet 1");
    assert!(hands.driver.sees("It takes 8 to turn this. Anyone with cards still can, and BLUE and GREEN can stab."));
    hands.taps("paid thief red");
    let told = "It takes 6 to turn this. Anyone with cards still can, and GREEN can stab.";
    let other = "It takes 6 to turn this. Anyone with cards still can, and BLUE can stab.";
    assert!(hands.driver.sees(told) || hands.driver.sees(other));
    while there(&mut hands, "paid thief red") {
        hands.taps("paid thief red");
    }
    assert!(hands.driver.sees("It takes 4 to turn this. Anyone with cards still can."), "each once");
}

#[test]
fn what_comes_with_a_second_monster_stands_below_what_was_there() {
    for (width, height) in [SIZE, (1920.0, 1080.0), (800.0, 1280.0)] {
        let mut hands = cared(Care::Map, width, height);
        is_a(&mut hands, Blue, "thief");
        is_a(&mut hands, Red, "wizard");
        hands.taps("meet 4");
        let ids = ["paid thief red", "paid wizard 1", "curse", "play a card", "help-blue", "help-green"];
        let at = |hands: &mut Hands<_>, id: &str| {
            hands.driver.find(widget::Id::from(id.to_owned())).map(|found| found.bounds().y)
        };
        let before = ids.map(|id| at(&mut hands, id));
        hands.taps("another");
        hands.taps("meet 3");
        let after = ids.map(|id| at(&mut hands, id));
        let moved = before.iter().zip(&after).any(|(a, b)| match (a, b) {
            (Some(a), Some(b)) => (a - b).abs() > 4.0,
            _ => false,
        });
        assert!(!moved && after[0].is_some() && after[1].is_some(), "{width}: {ids:?} {before:?} {after:?}");
        assert!(at(&mut hands, "paid wizard 2") > at(&mut hands, "paid thief red"), "{width}");
    }
}

#[test]
fn what_losing_means_is_said_upright_with_a_helper_too() {
    let mut hands = cared(Care::Map, 800.0, 1280.0);
    raises(&mut hands, Red, 8);
    hands.taps("meet 4");
    does(&mut hands, fight::Command::Help { seat: Some(Green) });
    hands.taps("add-us-5-0");
    let all = texts(&mut hands);
    assert!(all.iter().any(|text| text.starts_with("Win: ") || text.contains("Lose, and you run")), "{all:?}");
    assert!(all.iter().any(|text| text.contains("to turn this")), "{all:?}");
    assert!(there(&mut hands, "run-more-1"), "what is printed on the monster");
}

/// Everything that can be read.
pub fn texts(hands: &mut Hands<impl Window>) -> Vec<String> {
    hands.driver.find_all(|c: iced_test::selector::Candidate<'_>| match c {
        iced_test::selector::Candidate::Text { content, visible_bounds: Some(_), .. } => Some(content.to_owned()),
        _ => None,
    })
}

#[test]
fn where_no_hand_is_counted_a_stab_is_one_touch() {
    let mut hands = cared(Care::Map, SIZE.0, SIZE.1);
    is_a(&mut hands, Blue, "thief");
    hands.taps("meet 4");
    let before = lead(&hands);
    hands.taps("paid thief red");
    assert_eq!(lead(&hands), before - 2);
}

#[test]
fn a_warrior_adds_three_cards_at_most() {
    let mut hands = cared(Care::Map, SIZE.0, SIZE.1);
    is_a(&mut hands, Red, "warrior");
    hands.taps("meet 4");
    let before = lead(&hands);
    for _ in 0..3 {
        hands.taps("paid warrior red");
    }
    assert_eq!(lead(&hands), before + 3);
    assert!(!there(&mut hands, "paid warrior red"), "a fourth is too many");
}

#[test]
fn a_cleric_pays_against_the_undead_and_nobody_else() {
    let mut hands = cared(Care::Map, SIZE.0, SIZE.1);
    is_a(&mut hands, Red, "cleric");
    hands.taps("meet 4");
    assert!(!there(&mut hands, "paid cleric red"));
    hands.taps("no fight");
    let undead = MonsterDef { level: Some(4), keywords: vec!["undead".to_owned()], ..MonsterDef::default() };
    does(&mut hands, doors::Command::Meet { def: Box::new(undead) });
    assert_eq!(lead(&hands), 1 - 4, "nothing comes unpaid");
    hands.taps("paid cleric red");
    assert_eq!(lead(&hands), 1 - 4 + 3);
}

#[test]
fn a_wizard_gets_away_after_all_and_it_costs_the_cards() {
    let _row = proves("MC-CLASS-07");
    let mut hands = cared(Care::Everything, SIZE.0, SIZE.1);
    is_a(&mut hands, Red, "wizard");
    hands.taps("meet 4");
    hands.next();
    assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::RunAway { .. })));
    hands.taps("die-3");
    let held = hand(&hands, Red);
    assert!(!there(&mut hands, "paid wizard door 1"), "one card makes a 4 of it");
    hands.taps("paid wizard door 2");
    assert_eq!(hand(&hands, Red), held - 2);
    assert!(is_turn(&hands));
    // One touch, one undo.
    hands.taps("undo");
    assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::BadStuff { .. })));
    assert_eq!(hand(&hands, Red), held);
    hands.taps("paid wizard door 2");
    assert!(is_turn(&hands), "and it has no Bad Stuff: {:?}", hands.table().question.ask);
    assert_eq!(level(&hands, Red), 1);
}

#[test]
fn no_wizard_has_more_than_three_cards_to_get_away_with() {
    let _row = proves("MC-CLASS-07");
    for (care, open) in [(Care::Everything, "paid wizard door 2 treasure 1"), (Care::Map, "paid wizard 3")] {
        let mut hands = cared(care, SIZE.0, SIZE.1);
        is_a(&mut hands, Red, "wizard");
        hands.taps("meet 4");
        hands.next();
        hands.taps("die-1");
        assert!(!there(&mut hands, open), "a 4 is not a 5");
        let hopeless = "Wizard: 4 short. Not even 3 cards save you.";
        assert!(hands.driver.sees(hopeless));
        hands.taps("undo");
        hands.taps("die-2");
        assert!(there(&mut hands, open), "{care:?}: {:?}", hands.table().question.ask);
        hands.taps(open);
        assert!(is_turn(&hands), "{care:?}");
    }
}

#[test]
fn a_whole_hand_sends_a_monster_away() {
    let _row = proves("MC-CLASS-06");
    let mut hands = cared(Care::Everything, SIZE.0, SIZE.1);
    is_a(&mut hands, Red, "wizard");
    hands.taps("meet 20");
    let monster = fight::current(hands.game()).expect("a fight").monsters(hands.game())[0];
    hands.taps(&format!("paid wizard {}", monster.0));
    assert!(!fights(&hands), "{:?}", hands.table().question.ask);
    assert_eq!(hand(&hands, Red), 0, "nobody has told what it guarded");
    hands.taps("drew red 2");
    assert_eq!(hand(&hands, Red), 2);
    // It was met all the same: the next one is somebody else's (MC-TROUBLE-02).
    hands.taps("meet 4");
    assert_eq!((hands.game().turn.seat, fights(&hands)), (Some(Blue), true));
}

#[test]
fn a_thief_tries_for_what_lies_listed() {
    let _row = proves("MC-CLASS-08");
    let mut hands = cared(Care::Everything, SIZE.0, SIZE.1);
    is_a(&mut hands, Red, "thief");
    let small = Gear { name: "Tin Spoon".to_owned(), bonus: 1, ..Gear::default() };
    let big = Gear { name: "Barn Door".to_owned(), bonus: 4, big: true, ..Gear::default() };
    amends(&mut hands, munchkin::Effect::Gear { seat: Blue, add: big });
    amends(&mut hands, munchkin::Effect::Gear { seat: Blue, add: small });
    let held = hand(&hands, Red);
    hands.driver.message(Message::Table(Do::opens(Panel::Seat(Red))));
    let named = Deck::ITEMS.name();
    assert!(!there(&mut hands, &format!("paid thief blue 0 {named} 1")), "a barn door is missed");
    hands.taps(&format!("paid thief blue 1 {named} 1"));
    assert!(matches!(hands.table().question.ask, Ask::Munchkin(munchkin::Ask::TheftDie)));
    does(&mut hands, table::Command::Answer(Answer::Table(table::Answer::Number(5))));
    assert_eq!(hand(&hands, Red), held - 1);
    let has = |seat: Colour| hands.game().seat(seat).expect("a seat").gear.iter().any(|item| item.name == "Tin Spoon");
    assert!(has(Red) && !has(Blue));
}

/// Items nobody has listed are a number: so much of it goes over, or a Level goes.
#[test]
fn a_thief_tries_for_what_is_only_counted() {
    let _row = proves("MC-CLASS-08");
    for (care, pays) in [(Care::Map, String::new()), (Care::Everything, format!(" {}", Deck::DOOR.name()))] {
        for (face, took) in [(4, 3), (3, 0)] {
            for (width, height) in [SIZE, (800.0, 1280.0)] {
                let mut hands = cared(care, width, height);
                is_a(&mut hands, Red, "thief");
                raises(&mut hands, Red, 3);
                amends(&mut hands, munchkin::Effect::Bonus { seat: Blue, change: Amount::To(4) });
                let held = hand(&hands, Red);
                hands.driver.message(Message::Table(Do::opens(Panel::Seat(Red))));
                assert!(!there(&mut hands, &format!("paid thief blue{pays} +5")), "there is no more than 4");
                assert!(!there(&mut hands, &format!("paid thief green{pays} +1")), "and GREEN has none");
                hands.taps(&format!("paid thief blue{pays} +3"));
                assert!(matches!(hands.table().question.ask, Ask::Munchkin(munchkin::Ask::TheftDie)));
                does(&mut hands, table::Command::Answer(Answer::Table(table::Answer::Number(face))));
                let bonus = |seat: Colour| hands.game().seat(seat).expect("a seat").bonus;
                assert_eq!((bonus(Red), bonus(Blue)), (took, 4 - took), "{care:?} {face}");
                assert_eq!(level(&hands, Red), if took > 0 { 3 } else { 2 }, "{care:?} {face}");
                assert_eq!(hand(&hands, Red), held - u32::from(care == Care::Everything));
                assert!(is_turn(&hands));
            }
        }
    }
}

#[test]
fn nobody_reaches_for_a_number_where_items_are_listed_or_while_anybody_fights() {
    let mut hands = cared(Care::Map, SIZE.0, SIZE.1);
    is_a(&mut hands, Red, "thief");
    amends(&mut hands, munchkin::Effect::Bonus { seat: Blue, change: Amount::To(4) });
    hands.taps("meet 4");
    hands.driver.message(Message::Table(Do::opens(Panel::Seat(Red))));
    assert!(!there(&mut hands, "paid thief blue +1"));
    let steals = munchkin::Effect::Steal { seat: Red, from: Blue, index: 0, sure: true, bonus: 5 };
    does(&mut hands, table::Command::Effects { note: String::new(), effects: vec![steals.into()] });
    let bonus = |hands: &Hands<_>, seat: Colour| hands.game().seat(seat).expect("a seat").bonus;
    assert_eq!((bonus(&hands, Red), bonus(&hands, Blue)), (0, 4));
    hands.driver.message(Message::Table(Do::opens(Panel::Seat(Blue))));
    let spoon = Gear { name: "Tin Spoon".to_owned(), bonus: 1, ..Gear::default() };
    amends(&mut hands, munchkin::Effect::Gear { seat: Blue, add: spoon });
    hands.driver.message(Message::Table(Do::opens(Panel::Seat(Red))));
    assert!(!there(&mut hands, "paid thief blue +1"), "Items are stolen by name there");
}

#[test]
fn whoever_was_asked_is_not_sent_away_where_what_they_ask_for_was() {
    for (width, height) in [SIZE, (800.0, 1280.0)] {
        let mut hands = cared(Care::Map, width, height);
        hands.taps("meet 4");
        let asks = hands.driver.find(widget::Id::from("asks-green")).expect("what Green asks for").bounds();
        hands.taps("help-green");
        hands.waits();
        assert!(there(&mut hands, "sends away"), "Green helps");
        let away = hands.driver.find(widget::Id::from("sends away")).expect("what sends Green away").bounds();
        assert!(away.intersection(&asks).is_none(), "{width}: {away:?} {asks:?}");
    }
}

#[test]
fn a_monster_whose_level_is_touched_twice_meets_no_card() {
    let mut hands = cared(Care::Map, SIZE.0, SIZE.1);
    // Wherever a card lies in the fight: that is where the Level was.
    hands.taps("meet 14");
    let before = lead(&hands);
    for (id, played) in [("add-them-5-0", false), ("add-them-5-0", true)] {
        let at = hands.driver.place(widget::Id::from(id));
        hands.sees_it();
        let now = hands.driver.state.shell.clock.now();
        hands.driver.state.shell.clock = Clock::Fixed(now + if played { 1_000 } else { 400 });
        hands.driver.tap_at(at);
        assert_eq!(lead(&hands) != before, played);
    }
}
