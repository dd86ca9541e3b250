//! Classic beside its cardboard, with hands counted and several monsters: what is asked besides stays where it is and until
//! it is answered, and two quick touches give nobody's time away.

use crate::cardboard::{RING, cared, claimed, fights, is_turn, level, raises, rings, wait};
use crate::hands::Hands;
use crate::paid::{hand, there};
use crate::support::driver::{self, Window};
use crate::support::proofs::proves;
use iced_test::core::widget;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::Keeping;
use standie::app::table::{Message as Do, Panel};
use standie::app::{App, Message};
use standie::rules::amount::Amount;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::played::{Played, Source};
use standie::rules::table::Care;
use standie::rules::{munchkin, table};

fn counted() -> Hands<impl Window> {
    cared(Care::Everything, 1280.0, 800.0)
}

#[test]
fn whoever_stops_a_claim_has_played_what_comes_next() {
    let mut hands = counted();
    raises(&mut hands, Red, 8);
    hands.taps("meet 4");
    hands.next();
    assert!(claimed(&hands));
    let held = hand(&hands, Blue);
    hands.taps("stop blue");
    hands.taps("add-them-10-0");
    assert_eq!(hand(&hands, Blue), held - 1);
    assert!(!there(&mut hands, "owed blue"), "nobody is asked");
    hands.taps("add-them-5-0");
    assert!(there(&mut hands, "owed blue"), "of the card after it everybody is");
}

#[test]
fn who_could_help_stays_where_it_is_while_it_is_asked_whose_card_it_was() {
    let mut hands = counted();
    hands.taps("meet 4");
    let stands = |hands: &mut Hands<_>| hands.driver.place(widget::Id::from("help-blue".to_owned()));
    let before = stands(&mut hands);
    hands.taps("add-them-5-0");
    assert!(there(&mut hands, "owed blue"));
    assert_eq!(stands(&mut hands), before);
    hands.taps("owed blue");
    assert!(!there(&mut hands, "owed blue"));
    assert_eq!(stands(&mut hands), before);
}

#[test]
fn how_many_treasures_is_asked_until_the_turn_is_over() {
    let mut hands = counted();
    raises(&mut hands, Red, 8);
    hands.taps("meet 4");
    hands.next();
    rings(&mut hands, RING + 1);
    assert!(there(&mut hands, "drew red 2"));
    raises(&mut hands, Red, 7);
    assert!(there(&mut hands, "drew red 2"), "something else was done first");
    let held = hand(&hands, Red);
    hands.taps("drew red 2");
    assert_eq!(hand(&hands, Red), held + 2);
    assert!(!there(&mut hands, "drew red 2"));
}

#[test]
fn nobody_ends_a_turn_over_treasures_that_were_not_told() {
    let mut hands = counted();
    raises(&mut hands, Red, 8);
    hands.taps("meet 4");
    hands.next();
    rings(&mut hands, RING + 1);
    wait(&mut hands, 2_000);
    let turn = hands.game().turn.number;
    assert!(!there(&mut hands, "context"), "it says what comes first");
    let first = hands.words.get("owed-first");
    assert!(hands.driver.sees(&first));
    hands.taps("drew red 0");
    wait(&mut hands, 2_000);
    hands.next();
    assert_eq!(hands.game().turn.number, turn + 1);
}

#[test]
fn a_second_touch_on_another_is_no_monster() {
    let mut hands = counted();
    hands.taps("meet 4");
    wait(&mut hands, 2_000);
    hands.taps("another");
    hands.driver.tap(widget::Id::from("meet 16".to_owned()));
    assert_eq!(hands.game().foes.all.len(), 1, "it lies where another was called a moment ago");
    wait(&mut hands, 2_000);
    hands.taps("meet 16");
    assert_eq!(hands.game().foes.all.len(), 2);
}

#[test]
fn cards_of_the_hand_that_are_sold_leave_it() {
    let _row = proves("MC-SELL-05");
    let mut hands = counted();
    let held = hand(&hands, Red);
    hands.taps("sell");
    assert!(!there(&mut hands, "sell 1"), "nothing is sold for nothing");
    hands.taps("held 2");
    hands.taps("sell 1");
    assert_eq!((hand(&hands, Red), level(&hands, Red)), (held - 2, 2));
}

#[test]
fn of_two_classes_a_curse_takes_the_one_that_is_touched_and_super_munchkin_with_it() {
    let _row = proves("MC-HALF-09");
    let mut hands = counted();
    let amends = |hands: &mut Hands<_>, effects: Vec<Effect>| {
        let amends = table::Command::Amend { note: String::new(), effects };
        hands.driver.message(Message::Table(Do::does(amends.into())));
    };
    let classes = ["thief", "warrior"].map(str::to_owned).to_vec();
    let both =
        [munchkin::Effect::SuperMunchkin { seat: Red, on: true }, munchkin::Effect::Classes { seat: Red, classes }];
    amends(&mut hands, both.into_iter().map(Effect::from).collect());
    hands.taps("curse");
    hands.taps("ill class 0");
    let red = hands.game().seat(Red).expect("RED");
    assert_eq!((red.classes.clone(), red.super_munchkin), (vec!["warrior".to_owned()], false));
}

#[test]
fn a_second_big_item_stays_in_the_hand() {
    let _row = proves("MC-BIG-08");
    let mut hands = counted();
    let big = Gear { big: true, bonus: 3, ..Gear::default() };
    let puts = |hands: &mut Hands<_>| {
        let add = munchkin::Effect::Gear { seat: Red, add: big.clone() };
        let puts = table::Command::Effects { note: String::new(), effects: vec![add.into()] };
        hands.driver.message(Message::Table(Do::does(puts.into())));
    };
    puts(&mut hands);
    puts(&mut hands);
    assert_eq!(hands.game().seat(Red).expect("RED").gear.len(), 1);
    assert!(hands.driver.state.shell.toast.is_some(), "and it is said why");
    assert!(is_turn(&hands), "nobody is asked which goes");
}

#[test]
fn no_item_comes_down_in_the_middle_of_a_fight() {
    let mut hands = counted();
    hands.taps("meet 4");
    let add = munchkin::Effect::Gear { seat: Red, add: Gear { bonus: 5, ..Gear::default() } };
    let puts = table::Command::Effects { note: String::new(), effects: vec![add.into()] };
    hands.driver.message(Message::Table(Do::does(puts.into())));
    assert!(hands.game().seat(Red).expect("RED").gear.is_empty());
    assert!(hands.driver.state.shell.toast.is_some(), "and it is said why");
}

#[test]
fn a_turn_is_not_skipped_by_a_second_touch() {
    let mut hands = counted();
    wait(&mut hands, 2_000);
    let turn = hands.game().turn.number;
    hands.driver.tap(widget::Id::from("context".to_owned()));
    assert_eq!(hands.game().turn.number, turn + 1);
    wait(&mut hands, 400);
    hands.driver.tap(widget::Id::from("context".to_owned()));
    assert_eq!(hands.game().turn.number, turn + 1, "two touches a moment apart");
    wait(&mut hands, 800);
    hands.driver.tap(widget::Id::from("context".to_owned()));
    assert_eq!(hands.game().turn.number, turn + 2);
}

#[test]
fn a_turn_without_a_monster_ends_with_the_door_of_its_room_in_the_hand() {
    let _row = proves("MC-LOOT-03");
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = cared(Care::Everything, width, height);
        let doors = |hands: &Hands<_>, seat| hands.game().seat(seat).expect("a seat").hand.of(Deck::DOOR);
        let (held, turn, taps) = (doors(&hands, Red), hands.game().turn.number, hands.taps);
        hands.next();
        assert_eq!((doors(&hands, Red), hands.game().turn.number), (held + 1, turn + 1), "{width}");
        assert_eq!(hands.taps - taps, 1, "not a touch more than before");
        hands.taps("undo");
        assert_eq!((doors(&hands, Red), hands.game().turn.number), (held, turn), "one undo takes back both");
        for (said, more) in [("doors 2", 2), ("doors 0", 0), ("doors 1", 1)] {
            hands.taps(said);
            hands.next();
            assert_eq!(doors(&hands, Red), held + more, "{said}");
            hands.taps("undo");
        }
    }
}

#[test]
fn whoever_met_a_monster_loots_no_room() {
    let _row = proves("MC-LOOT-02");
    let mut hands = counted();
    let held = hand(&hands, Red);
    hands.taps("meet 20");
    hands.next();
    hands.taps("die-6");
    assert!(is_turn(&hands) && !there(&mut hands, "doors 1"));
    hands.next();
    assert_eq!(hand(&hands, Red), held);
}

#[test]
fn how_many_treasures_is_asked_before_the_next_monster() {
    for (size, drew, more) in [((800.0, 1280.0), "drew red 2", 2), ((1280.0, 800.0), "drew red 0", 0)] {
        let mut hands = cared(Care::Everything, size.0, size.1);
        raises(&mut hands, Red, 8);
        hands.taps("meet 4");
        hands.next();
        rings(&mut hands, RING + 1);
        assert!(!there(&mut hands, "meet 2"), "both are numbers");
        let held = hand(&hands, Red);
        hands.taps(drew);
        assert_eq!(hand(&hands, Red), held + more);
        assert!(there(&mut hands, "meet 2"));
    }
}

#[test]
fn there_need_be_no_other_monster_after_all() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = cared(Care::Everything, width, height);
        hands.taps("meet 4");
        hands.taps("another");
        assert!(!there(&mut hands, "add-us-3-0"));
        hands.taps("no other");
        assert!(there(&mut hands, "add-us-3-0"));
        assert_eq!(hands.game().foes.all.len(), 1);
    }
}

#[test]
fn the_mate_is_like_the_one_that_is_lit() {
    let mut hands = counted();
    hands.taps("meet 4");
    hands.taps("another");
    hands.taps("meet 8");
    let monsters = fight::current(hands.game()).expect("a fight").monsters(hands.game());
    hands.taps("mate");
    let levels =
        |hands: &Hands<_>| -> Vec<Option<i16>> { hands.game().foes.all.iter().map(|foe| foe.def.level).collect() };
    assert_eq!(levels(&hands), [Some(4), Some(8), Some(8)], "the last that came");
    hands.taps(&format!("target-{}", monsters[0].0));
    hands.taps("mate");
    assert_eq!(levels(&hands).last(), Some(&Some(4)));
}

#[test]
fn a_second_touch_on_i_win_takes_nobodys_time() {
    let mut hands = counted();
    raises(&mut hands, Red, 8);
    hands.taps("meet 4");
    hands.next();
    wait(&mut hands, 500);
    hands.driver.tap(widget::Id::from("context".to_owned()));
    assert!(claimed(&hands), "half a second is no time at all");
    wait(&mut hands, 800);
    hands.driver.tap(widget::Id::from("context".to_owned()));
    assert_eq!(level(&hands, Red), 9);
    assert!(is_turn(&hands));
}

#[test]
fn a_claim_that_was_left_lying_waits_for_a_touch() {
    let mut hands = counted();
    raises(&mut hands, Red, 8);
    hands.taps("meet 4");
    hands.next();
    assert!(claimed(&hands));
    let session = hands.table().session.clone();
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    rings(&mut hands, 60_000);
    assert!(claimed(&hands), "nothing counts by itself");
    hands.taps("stop blue");
    assert!(fights(&hands));
}

#[test]
fn the_panel_of_a_monster_asks_nothing_that_belongs_to_a_map() {
    let mut hands = counted();
    hands.taps("meet 4");
    let id = fight::current(hands.game()).expect("a fight").monsters(hands.game())[0];
    hands
        .driver
        .message(Message::Table(standie::app::table::Message::chooses(Some(standie::app::map::Spot::Monster(id)))));
    assert!(!there(&mut hands, "base red"));
    assert!(there(&mut hands, "against-elf"));
}

#[test]
fn an_item_that_is_put_down_leaves_the_hand_that_is_counted() {
    let mut hands = counted();
    let held = |hands: &Hands<_>| hands.game().seat(Red).expect("a seat").hand.of(Deck::ITEMS);
    let before = held(&hands);
    for left in (0..before).rev().chain([0]) {
        hands.taps("seat-red");
        hands.taps("add 3");
        let done = hands.words.get("letters-done");
        hands.taps_text(&done);
        hands.taps("close");
        assert_eq!(held(&hands), left);
    }
    assert_eq!(
        hands.game().seat(Red).expect("a seat").gear.len(),
        usize::from(before) + 1,
        "nobody is stopped by a count"
    );
}

#[test]
fn what_the_dead_leave_is_counted_though_nobody_rolls_for_it() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = cared(Care::Everything, width, height);
        hands.taps("dies");
        let (before, red) = (hand(&hands, Blue), hand(&hands, Red));
        assert_eq!(red, 0);
        hands.taps("took blue treasure");
        hands.taps("took green door");
        hands.next();
        assert_eq!(hand(&hands, Blue), before + 1, "{width}");
        assert!(is_turn(&hands));
    }
}

fn amends(hands: &mut Hands<impl Window>, effects: Vec<Effect>) {
    let amends = table::Command::Amend { note: String::new(), effects };
    hands.driver.message(Message::Table(Do::does(amends.into())));
}

fn item(seat: Colour, big: bool) -> Effect {
    munchkin::Effect::Gear { seat, add: Gear { bonus: 3, big, ..Gear::default() } }.into()
}

/// Somebody holds so many Treasures and no Doors.
fn holds(seat: Colour, treasures: i32) -> Vec<Effect> {
    let hand = |deck, count| cards::Effect::Hand { seat, deck, change: Amount::To(count) };
    vec![hand(Deck::ITEMS, treasures).into(), hand(Deck::DOOR, 0).into()]
}

#[test]
fn what_is_taken_off_a_body_lies_there_no_more_whoever_told_it() {
    let _row = proves("MC-DEATH-04");
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = cared(Care::Everything, width, height);
        let told = holds(Red, 1).into_iter().chain([item(Red, false)]).collect();
        amends(&mut hands, told);
        let (blue, green) = (hand(&hands, Blue), hand(&hands, Green));
        hands.taps("dies");
        hands.taps("took blue treasure");
        assert_eq!(hand(&hands, Blue), blue + 1);
        assert!(!there(&mut hands, "took blue item 0"), "one card each");
        assert!(!there(&mut hands, "took green treasure"), "that one is gone");
        hands.taps("took green item 0");
        assert_eq!(hand(&hands, Green), green + 1, "an Item comes to the hand as a Treasure");
        assert!(is_turn(&hands), "YELLOW is asked nothing: {:?}", hands.table().question.ask);
    }
}

#[test]
fn the_guided_list_ends_when_the_body_is_empty_and_nobody_loots_an_empty_one() {
    let _row = proves("MC-DEATH-06");
    let mut hands = counted();
    amends(&mut hands, holds(Red, 1));
    raises(&mut hands, Blue, 3);
    raises(&mut hands, Green, 2);
    hands.taps("dies");
    hands.taps("takes treasure");
    assert!(is_turn(&hands), "{:?}", hands.table().question.ask);
    hands.next();
    amends(&mut hands, holds(Blue, 0));
    hands.taps("dies");
    assert!(is_turn(&hands), "nothing lies there: {:?}", hands.table().question.ask);
}

#[test]
fn who_gets_a_big_item_that_is_too_much_is_said_before_it_is_touched() {
    let _row = proves("MC-BIG-07");
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = cared(Care::Everything, width, height);
        raises(&mut hands, Red, 3);
        amends(&mut hands, vec![item(Blue, true), item(Blue, true)]);
        let to = |hands: &Hands<_>, seat| {
            let name = hands.words.colour(seat);
            hands.words.with("surplus-to", &[("seat", name.into())])
        };
        for seat in [Green, Yellow] {
            let told = to(&hands, seat);
            assert!(hands.driver.sees(&told), "{told}");
        }
        assert!(!there(&mut hands, "lose 0 red"), "RED is higher");
        hands.taps("lose 1 yellow");
        let gear = |seat| hands.game().seat(seat).expect("a seat").gear.len();
        assert_eq!([Blue, Green, Yellow].map(gear), [1, 0, 1]);
        hands.taps("undo");
        raises(&mut hands, Yellow, 2);
        assert!(!there(&mut hands, "lose 1 yellow"));
        hands.taps("lose 1 green");
        assert_eq!(hands.game().seat(Green).expect("a seat").gear.len(), 1);
    }
}

#[test]
fn how_many_treasures_begins_with_what_lies_on_the_monster_and_reaches_far() {
    let _row = proves("MC-TREAS-02");
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)] {
        let mut hands = cared(Care::Everything, width, height);
        raises(&mut hands, Red, 8);
        hands.taps("meet 4");
        for touch in ["enhance-5", "enhance-5", "add-us-10-0"] {
            hands.taps(touch);
        }
        hands.next();
        rings(&mut hands, RING + 1);
        assert!(!there(&mut hands, "drew red 1") && there(&mut hands, "drew red 2"), "{width}");
        let told =
            hands.words.with("owed-drew-known", &[("seat", hands.words.colour(Red).into()), ("known", 2.into())]);
        assert!(hands.driver.sees(&told), "{told}");
        let held = hand(&hands, Red);
        hands.taps("drew red 12");
        assert_eq!(hand(&hands, Red), held + 12);
        assert!(!there(&mut hands, "drew red 2"));
    }
}

#[test]
fn what_a_thief_can_do_stands_among_what_can_be_done_and_what_stands_there_is_touched() {
    let mut hands = counted();
    let classes = vec!["thief".to_owned()];
    amends(&mut hands, vec![munchkin::Effect::Classes { seat: Blue, classes }.into(), item(Red, false)]);
    let held = hand(&hands, Blue);
    hands.driver.message(Message::Table(Do::opens(Panel::Now(Blue))));
    hands.taps("paid thief red 0 treasure 1");
    assert_eq!(hand(&hands, Blue), held - 1, "it costs a card");
    hands.driver.message(Message::Table(Do::opens(Panel::Now(Blue))));
    hands.taps("now curse");
    assert!(matches!(hands.table().panel, Some(Panel::Card(_))));
}

#[test]
fn a_wizards_way_out_stands_among_the_ways_to_win() {
    let mut hands = counted();
    let classes = vec!["wizard".to_owned()];
    amends(&mut hands, vec![munchkin::Effect::Classes { seat: Red, classes }.into()]);
    hands.taps("meet 20");
    let told = hands.words.with("fight-step-hand", &[("cards", 3.into()), ("held", 4.into())]);
    let says =
        |hands: &mut Hands<_>| crate::classic_words::written(&mut hands.driver).iter().any(|line| line.contains(&told));
    assert!(says(&mut hands), "{told}");
    amends(&mut hands, holds(Red, 2));
    assert!(!says(&mut hands), "two cards are no such hand");
}

#[test]
fn the_level_of_every_monster_stands_among_what_counts_for_it() {
    let mut hands = counted();
    hands.taps("meet 2");
    for touch in ["enhance-5", "mate", "mate"] {
        hands.taps(touch);
    }
    let level = hands.words.get("term-level");
    let lines = crate::classic_words::written(&mut hands.driver);
    assert_eq!(lines.iter().filter(|line| **line == level).count(), 4, "RED's and three monsters': {lines:?}");
}

#[test]
fn an_item_that_is_put_down_is_asked_for_its_name_by_what_it_adds() {
    let mut hands = counted();
    hands.taps("seat-red");
    hands.taps("add 3");
    let asked = hands.words.with("letters-gear", &[("bonus", "+3".into())]);
    assert!(hands.driver.sees(&asked), "{asked}");
}

#[test]
fn a_curse_that_was_kicked_open_comes_from_nobody() {
    let mut hands = counted();
    hands.taps("curse");
    hands.taps("ill run");
    let red = hands.game().seat(Red).expect("RED").conditions.clone();
    let text = &red.first().expect("it stays").text;
    assert!(!text.contains(&hands.words.colour(Red)), "{text}");
}

#[test]
fn a_tie_for_the_first_pick_says_so() {
    let mut hands = counted();
    hands.taps("dies");
    hands.taps("roll for it");
    for _ in 0..2 {
        hands.taps("die-4");
    }
    let again = hands.words.with("body-roll-again", &[("seat", hands.words.colour(Blue).into())]);
    let lines = crate::classic_words::written(&mut hands.driver);
    assert!(hands.driver.sees(&again), "{again}: {lines:?}");
}

#[test]
fn whose_hand_is_small_is_not_told_to_discard() {
    let mut hands = counted();
    raises(&mut hands, Blue, 5);
    let told = hands.words.with("track-sheds", &[("seat", hands.words.colour(Red).into()), ("limit", 5.into())]);
    assert!(!hands.driver.sees(&told), "four cards");
    amends(&mut hands, holds(Red, 6));
    assert!(hands.driver.sees(&told), "{told}");
}

#[test]
fn cards_thrown_in_quick_succession_are_asked_about_one_by_one() {
    let mut hands = counted();
    hands.taps("meet 4");
    let (blue, red) = (hand(&hands, Blue), hand(&hands, Red));
    hands.taps("add-them-10-0");
    hands.taps("add-us-10-0");
    hands.taps("owed blue");
    assert!(there(&mut hands, "owed red"), "the other one is asked about as well");
    hands.taps("owed red");
    assert!(!there(&mut hands, "owed red"), "both are said");
    assert_eq!((hand(&hands, Blue), hand(&hands, Red)), (blue - 1, red - 1));
}

#[test]
fn whoever_has_no_card_by_the_count_had_it_all_the_same() {
    let mut hands = counted();
    hands.taps("meet 4");
    let none = cards::Effect::Hand { seat: Blue, deck: Deck::TREASURE, change: Amount::To(0) };
    let none = Effect::Cards(none);
    hands.driver.message(Message::Table(Do::does(Command::Table(table::Command::Amend {
        note: String::new(),
        effects: vec![none],
    }))));
    hands.taps("add-them-10-0");
    hands.taps("owed blue");
    assert!(!there(&mut hands, "owed blue"));
    assert_eq!(hands.game().seat(Blue).map(|seat| seat.hand.of(Deck::TREASURE)), Some(0));
}

#[test]
fn a_card_that_the_count_does_not_know_of_is_put_right_and_played_by_one_touch() {
    let mut hands = counted();
    let none = Effect::Cards(cards::Effect::Hand { seat: Green, deck: Deck::DOOR, change: Amount::To(0) });
    let amend = |effects| Command::Table(table::Command::Amend { note: String::new(), effects });
    hands.driver.message(Message::Table(Do::does(amend(vec![none]))));
    let lost = munchkin::Effect::Level { seat: Red, change: Amount::By(1), kill: false };
    let curse = munchkin::Command::Play {
        seat: Green,
        from: Source::Hand(Deck::DOOR),
        name: "Sock Trouble".to_owned(),
        what: Box::new(Played::Curse { on: Red, effects: vec![Effect::Munchkin(lost)] }),
    };
    let before = hands.table().session.records();
    hands.driver.message(Message::Table(Do::does(Command::Munchkin(curse))));
    assert_eq!(hands.table().session.records(), before, "it is refused, and why is said");
    hands.taps_word("toast-anyway");
    assert!(hands.table().session.records() > before + 1, "the hand is put right, and the card is played");
    assert_eq!(hands.game().seat(Green).map(|seat| seat.hand.of(Deck::DOOR)), Some(0));
}

#[test]
fn a_monster_after_a_curse_behind_the_door_comes_from_the_hand_of_whoever_looks_for_trouble() {
    let _row = proves("MC-TROUBLE-01");
    let mut hands = counted();
    let lost = munchkin::Effect::Level { seat: Red, change: Amount::By(1), kill: false };
    let curse = munchkin::Command::Play {
        seat: Red,
        from: Source::Door,
        name: "Sock Trouble".to_owned(),
        what: Box::new(Played::Curse { on: Red, effects: vec![Effect::Munchkin(lost)] }),
    };
    hands.driver.message(Message::Table(Do::does(Command::Munchkin(curse))));
    hands.next();
    let red = |hands: &Hands<_>| hands.game().seat(Red).map_or(0, |seat| seat.hand.of(Deck::DOOR));
    let held = red(&hands);
    hands.taps("meet 4");
    assert!(!there(&mut hands, "owed blue"), "it can be nobody else's");
    assert_eq!(red(&hands), held - 1);
    // A door with a monster behind it brings it by itself.
    let mut hands = counted();
    hands.taps("meet 4");
    assert!(!there(&mut hands, "owed blue"));
}
