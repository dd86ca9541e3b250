//! Cards and Items by touch: put down, packed, given, sold; Curses that strike or are averted; what anybody can do now.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::widget;
use standie::app::Message;
use standie::app::table::{Message as Wish, Panel};
use standie::rules::cards::deck::Deck;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::ids::Colour::{Blue, Green, Red};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::{Gear, Slot};
use standie::rules::question::Ask;
use standie::rules::seat::Seat;
use standie::rules::table;

fn hat(name: &str) -> Gear {
    Gear { name: name.to_owned(), bonus: 2, slot: Some(Slot::Headgear), value: Some(600), ..Gear::default() }
}

/// The table puts something right.
fn puts<P: Window>(hands: &mut Hands<P>, effects: Vec<Effect>) {
    hands.driver.message(Message::Table(Wish::corrects(effects)));
}

macro_rules! seat {
    ($hands:expr, $colour:expr) => {
        $hands.game().seat($colour).expect("that seat")
    };
}

#[test]
fn an_item_is_put_down_from_the_hand_with_what_matters_about_it() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let before: Seat = seat!(hands, Blue).clone();
    hands.taps("play a card");
    hands.taps("sort item");
    hands.taps("plus card-bonus");
    hands.taps_word("slot-armor");
    hands.taps("plus card-price");
    hands.taps("play");
    let seat = seat!(hands, Blue);
    let new = seat.gear.last().expect("an Item");
    assert_eq!((new.bonus, new.slot, new.value, new.packed), (3, Some(Slot::Armor), Some(100), false));
    assert_eq!(seat.hand.of(Deck::TREASURE), before.hand.of(Deck::TREASURE) - 1, "it came from the hand");
    assert_eq!(hands.table().panel, None, "the panel closes with it");
}

#[test]
fn a_second_hat_goes_to_the_pack_and_is_swapped_by_taps() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    puts(
        &mut hands,
        vec![
            Effect::Munchkin(munchkin::Effect::Gear { seat: Blue, add: hat("Colander") }),
            Effect::Munchkin(munchkin::Effect::Gear { seat: Blue, add: Gear { packed: true, ..hat("Fez") } }),
        ],
    );
    let first = seat!(hands, Blue).gear.len() - 2;
    hands.taps("seat-blue");
    hands.taps("items blue");
    hands.taps(&format!("item {}", first + 1));
    // Two hats on one head: the tap that would do it is dead.
    hands.taps_word("items-unpack");
    assert!(seat!(hands, Blue).gear[first + 1].packed);
    hands.taps(&format!("item {}", first + 1));
    hands.taps(&format!("item {first}"));
    hands.taps_word("items-pack");
    assert!(seat!(hands, Blue).gear[first].packed);
    hands.taps("seat-blue");
    hands.taps("items blue");
    hands.taps(&format!("item {}", first + 1));
    hands.taps_word("items-unpack");
    assert!(!seat!(hands, Blue).gear[first + 1].packed);
}

#[test]
fn a_level_is_bought_with_what_was_chosen_and_gold_makes_up_the_rest() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    puts(&mut hands, vec![Effect::Munchkin(munchkin::Effect::Gear { seat: Blue, add: hat("Colander") })]);
    let before: Seat = seat!(hands, Blue).clone();
    hands.taps("seat-blue");
    hands.taps("items blue");
    hands.taps(&format!("item {}", before.gear.len() - 1));
    hands.taps_word("items-buy-level");
    let seat = seat!(hands, Blue);
    assert_eq!((seat.level, seat.gold), (before.level + 1, before.gold - 400));
}

#[test]
fn a_curse_strikes_in_a_fight_or_is_averted() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let ring = Gear { name: "Lucky Button".to_owned(), powers: vec!["averts_curses".to_owned()], ..Gear::default() };
    puts(
        &mut hands,
        vec![
            Effect::Munchkin(munchkin::Effect::Gear { seat: Blue, add: ring }),
            Effect::Munchkin(munchkin::Effect::Gear { seat: Blue, add: hat("Colander") }),
        ],
    );
    for (averted, left) in [(true, 1), (false, 0)] {
        hands.taps("now red");
        hands.taps_word("card-title");
        hands.taps("sort curse");
        hands.taps("curse blue");
        hands.taps("ill headgear");
        assert!(
            matches!(hands.table().question.ask, Ask::Munchkin(munchkin::Ask::Cursed { .. })),
            "{:?}",
            hands.table().question
        );
        assert_eq!(hands.table().question.seat, Some(Blue), "the victim is asked");
        if averted {
            hands.taps_text("Discard Lucky Button to block it");
        } else {
            hands.next();
        }
        assert_eq!(seat!(hands, Blue).gear.iter().filter(|g| g.slot.is_some()).count(), left);
        assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::Fight { .. })), "the fight goes on");
    }
    assert!(!seat!(hands, Blue).gear.iter().any(|g| g.name == "Lucky Button"), "it stopped one Curse");
}

#[test]
fn what_cannot_be_played_says_why_and_its_button_is_dead() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.taps_word("card-title");
    hands.taps("sort item");
    assert!(
        hands.driver.sees("Not during a fight. Do it when the fight is over."),
        "the reason is there before the tap"
    );
    let button = widget::Id::from("play");
    assert!(hands.driver.find(button.clone()).is_none(), "nothing to press");
    hands.taps("sort level");
    assert!(hands.driver.find(button).is_some(), "a card for a level can be played in a fight");
}

#[test]
fn what_anybody_can_do_now_is_the_engines_own_word() {
    use standie::rules::now::Deed;
    use standie::rules::now::now;
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    hands.taps("now green");
    assert_eq!(hands.table().panel, Some(Panel::Now(Green)));
    let session = &hands.table().session;
    let can = now(session.book(), session.game(), Green);
    let may = |deed: Deed| can.iter().find(|(d, _)| *d == deed).map(|(_, result)| result.is_ok());
    assert_eq!(may(Deed::AnyTime), Some(true));
    assert_eq!(may(Deed::Item), Some(false), "no Items from the hand while anybody fights");
    assert_eq!(may(Deed::Dice), Some(false), "no dice are cast yet");
    let refused = can.iter().filter(|(_, result)| result.is_err()).count();
    assert!(refused >= 4 && can.len() > refused);
    for (_, result) in &can {
        assert!(result.as_ref().err().is_none_or(|refusal| !refusal.cites.is_empty()), "each reason has its rule");
    }
}

#[test]
fn the_ten_sided_die_decides_a_power_by_a_tap() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    puts(
        &mut hands,
        vec![Effect::Munchkin(munchkin::Effect::Classes { seat: Red, classes: vec!["wizard".to_owned()] })],
    );
    hands.taps("seat-red");
    hands.taps_text("Wizard: ten-sided die");
    assert_eq!(hands.table().question.ask, Ask::Munchkin(munchkin::Ask::PowerDie));
    hands.taps("ten 1");
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })), "it is decided");
}

#[test]
fn a_deal_is_paid_in_what_it_asks_for_and_limited_ones_are_made_once() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let before: Seat = seat!(hands, Blue).clone();
    for made in [true, false] {
        hands.taps_word("turn-deal");
        hands.taps_word("deal-once");
        hands.taps("deal-asks-gold");
        hands.taps("plus deal-asks-how-much");
        hands.taps("plus deck-treasure");
        let button = widget::Id::from("make the deal");
        assert_eq!(hands.driver.find(button).is_some(), made, "once a turn");
        if made {
            hands.taps("make the deal");
        }
    }
    let seat = seat!(hands, Blue);
    assert_eq!((seat.gold, seat.hand.of(Deck::TREASURE)), (before.gold - 300, before.hand.of(Deck::TREASURE) + 1));
    assert_eq!(seat.spent, before.spent + 1);
}

#[test]
fn a_bonus_counts_for_whoever_plays_it_or_waits_until_it_is_said_for_whom() {
    use standie::rules::fight::{Fighter, current};
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let added = |hands: &Hands<_>| {
        let terms = current(hands.game()).expect("a fight").terms.clone();
        terms.iter().map(|term| (term.who, term.strength)).collect::<Vec<_>>()
    };
    hands.taps_word("card-title");
    hands.taps("for blue");
    assert_eq!(added(&hands), [(Fighter::Seat(Blue), 2)], "whoever fights plays it for themselves");
    hands.taps("now red");
    hands.taps_word("card-title");
    // Whoever is not in the fight can only throw it.
    let play = widget::Id::from("play");
    assert!(hands.driver.find(play).is_none(), "for whom, nobody has said");
    hands.taps("for 1");
    assert_eq!(added(&hands)[1..], [(Fighter::Monster(standie::rules::ids::MonsterId(1)), 2)]);
}
