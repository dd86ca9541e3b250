//! Fingers at a table of cardboard: what stays lies where it lay, whatever comes and goes beside it, and nothing that comes
//! under a finger is touched by it.

use crate::cardboard::{cared, fights, is_turn, raises, wait};
use crate::hands::Hands;
use crate::support::driver::{self, Window};
use crate::support::proofs::proves;
use iced_test::core::{Point, Rectangle, widget};
use standie::app::presets::TIME;
use standie::app::screen::journal;
use standie::app::shell::Clock;
use standie::app::table::{Keeping, Message as Do};
use standie::app::{App, Message, Route};
use standie::catalog;
use standie::play::Session;
use standie::rules::amount::Amount;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::Care;

const SIZES: [(f32, f32); 4] = [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)];

fn counted(width: f32, height: f32) -> Hands<impl Window> {
    cared(Care::Everything, width, height)
}

fn at(hands: &mut Hands<impl Window>, id: &str) -> Option<Rectangle> {
    hands.driver.find(widget::Id::from(id.to_owned())).map(|found| found.bounds())
}

fn there(hands: &mut Hands<impl Window>, id: &str) -> bool {
    at(hands, id).is_some()
}

/// All of these that are there, by where they lie.
fn stand(hands: &mut Hands<impl Window>, ids: &[String]) -> Vec<Option<Point>> {
    ids.iter().map(|id| at(hands, id).map(|bounds| bounds.position())).collect()
}

/// Everything that is read, and where.
fn written(hands: &mut Hands<impl Window>) -> Vec<(String, Rectangle)> {
    hands.driver.written().into_iter().map(|(text, all, _)| (text, all)).collect()
}

fn amends(hands: &mut Hands<impl Window>, effects: Vec<Effect>) {
    let amends = table::Command::Amend { note: String::new(), effects };
    hands.driver.message(Message::Table(Do::does(amends.into())));
}

fn holds(seat: Colour, deck: Deck, count: i32) -> Effect {
    cards::Effect::Hand { seat, deck, change: Amount::To(count) }.into()
}

fn hand(hands: &Hands<impl Window>, seat: Colour, deck: Deck) -> u8 {
    hands.game().seat(seat).expect("a seat").hand.of(deck)
}

/// Nothing that was there before and still is has moved.
fn stays(before: &[Option<Point>], after: &[Option<Point>], ids: &[String], when: &str) {
    for ((before, after), id) in before.iter().zip(after).zip(ids) {
        if let (Some(before), Some(after)) = (before, after) {
            let moved = (before.x - after.x).abs().max((before.y - after.y).abs());
            assert!(moved <= 4.0, "{when}: {id} moves by {moved}");
        }
    }
}

#[test]
fn whose_card_it_was_is_asked_where_nothing_has_to_move() {
    for (width, height) in SIZES {
        for helped in [false, true] {
            let mut hands = counted(width, height);
            hands.taps("meet 6");
            if helped {
                hands.taps("help-blue");
            }
            let ids =
                ["play a card", "curse", "help-blue", "help-green", "help-yellow", "enhance-10", "another", "context"];
            let ids = ids.map(str::to_owned);
            let before = stand(&mut hands, &ids);
            assert!(before[0].is_some() && before[1].is_some(), "{width}");
            for (touched, asked) in
                [("enhance-10", true), ("owed blue", false), ("add-us-2-0", true), ("owed red", false)]
            {
                hands.taps(touched);
                assert_eq!(there(&mut hands, "owed blue"), asked, "{width}: {touched}");
                let after = stand(&mut hands, &ids);
                assert!(after[0].is_some() && after[1].is_some(), "{width}: {touched}");
                stays(&before, &after, &ids, &format!("{width}, helped: {helped}, {touched}"));
                if asked {
                    let whose = hands.driver.find(widget::Id::from("owed blue".to_owned())).expect("asked");
                    let seen = whose.visible_bounds().expect("seen");
                    assert!(seen.height >= 43.9 && seen.width >= 43.9, "{width}: {seen:?}");
                    if std::env::var("STANDIE_PICTURE").is_ok() {
                        let name = format!("target/pictures/whose-card-{width}-{helped}.png");
                        hands.driver.save_png(std::path::Path::new(&name));
                    }
                }
            }
        }
    }
}

/// Two touches, so many milliseconds between them.
fn twice(hands: &mut Hands<impl Window>, id: &str, by: i64) {
    let at = hands.driver.place(widget::Id::from(id.to_owned()));
    wait(hands, 2_000);
    hands.driver.tap_at(at);
    wait(hands, by);
    hands.driver.tap_at(at);
}

#[test]
fn a_slow_second_touch_of_another_brings_no_monster_and_one_of_its_level_no_card() {
    for (width, height) in SIZES {
        for by in [250, 400, 600] {
            let mut hands = counted(width, height);
            hands.taps("meet 4");
            twice(&mut hands, "another", by);
            assert!(hands.table().draft.another, "{width}, {by}: it is asked which");
            assert_eq!(hands.game().foes.all.len(), 1, "{width}, {by}: nobody has seen the numbers");
            wait(&mut hands, 2_000);
            for level in [5, 8, 13, 16, 20] {
                let mut hands = counted(width, height);
                hands.taps("meet 4");
                hands.taps("another");
                twice(&mut hands, &format!("meet {level}"), by);
                assert_eq!(hands.game().foes.all.len(), 2, "{width}, {by}: {level}");
                let fight = hands.game().fight.as_ref().expect("a fight");
                assert!(fight.terms.is_empty(), "{width}, {by}: {level} adds nothing besides");
                assert!(hands.game().foes.all.iter().all(|foe| foe.enhancers.is_empty()), "{width}, {by}: {level}");
                assert!(fights(&hands), "{width}, {by}: {level}");
            }
            let mut hands = counted(width, height);
            hands.taps("meet 4");
            hands.taps("another");
            twice(&mut hands, "no other", by);
            let fight = hands.game().fight.as_ref().expect("a fight");
            assert!(fight.helper.is_none() && !hands.table().draft.another, "{width}, {by}: nobody was hired");
        }
    }
}

/// RED has died, and all the others are level: they share out what lies there.
fn dead(width: f32, height: f32) -> Hands<impl Window> {
    let mut hands = counted(width, height);
    let item = |bonus| munchkin::Effect::Gear { seat: Red, add: Gear { bonus, ..Gear::default() } }.into();
    amends(&mut hands, vec![holds(Red, Deck::ITEMS, 1), holds(Red, Deck::DOOR, 2), item(4)]);
    hands.taps("dies");
    hands
}

#[test]
fn who_shares_out_finds_every_row_and_every_card_where_it_lay() {
    let _row = proves("MC-DEATH-04");
    for (width, height) in SIZES {
        let mut hands = dead(width, height);
        let place = |hands: &mut Hands<_>, seat: Colour, what: &str| {
            let name = |way: &str| format!("{way} {} {what}", seat.name());
            Some((at(hands, &name("lies"))?.position(), there(hands, &name("took"))))
        };
        let cells = |hands: &mut Hands<_>| -> Vec<(Point, bool)> {
            let each = [Blue, Green, Yellow]
                .into_iter()
                .flat_map(|seat| ["treasure", "door", "item 0"].map(|what| (seat, what)));
            each.map(|(seat, what)| place(hands, seat, what).unwrap_or_else(|| panic!("{width}: {seat:?}, {what}")))
                .collect()
        };
        let before = cells(&mut hands);
        assert!(before.iter().all(|(_, open)| *open));
        let mut gone = 0;
        for touched in ["took blue item 0", "took green door"] {
            hands.taps(touched);
            let after = cells(&mut hands);
            for (before, after) in before.iter().zip(&after) {
                let moved = (before.0.x - after.0.x).abs().max((before.0.y - after.0.y).abs());
                assert!(moved <= 4.0, "{width}: {touched} moves something by {moved}");
            }
            let now = after.iter().filter(|(_, open)| !open).count();
            assert!(now > gone, "{width}: what has gone is grey");
            gone = now;
            if std::env::var("STANDIE_PICTURE").is_ok() {
                hands.driver.save_png(std::path::Path::new(&format!("target/pictures/shared-{width}-{gone}.png")));
            }
        }
        let held = hand(&hands, Yellow, Deck::ITEMS);
        hands.taps("took yellow treasure");
        assert_eq!(hand(&hands, Yellow, Deck::ITEMS), held + 1, "{width}");
        assert!(is_turn(&hands), "{width}: everybody has had one");
    }
}

#[test]
fn a_second_touch_on_a_body_takes_nothing_for_anybody_else() {
    for by in [60, 400, 600] {
        for touched in ["took blue treasure", "took blue item 0", "took green door", "took yellow door"] {
            let mut hands = dead(1280.0, 800.0);
            let all = |hands: &Hands<_>| -> u32 {
                [Blue, Green, Yellow].map(|seat| hands.game().seat(seat).expect("a seat").hand.total()).iter().sum()
            };
            let before = all(&hands);
            twice(&mut hands, touched, by);
            assert_eq!(all(&hands), before + 1, "{touched}, {by}");
        }
    }
}

#[test]
fn a_curse_behind_the_door_is_from_nobody_and_says_so() {
    let mut hands = counted(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    hands.driver.state.shell.settings.highlights = true;
    let said = |hands: &Hands<_>| hands.table().highlight.as_ref().map(|shown| shown.said.clone()).expect("a banner");
    hands.taps("curse");
    hands.taps("ill level");
    let told = said(&hands);
    assert_eq!(told, "Something nasty behind the door, just for RED".replace("RED", &hands.words.colour(Red)));
    hands.taps("curse");
    hands.taps("by blue");
    hands.taps("ill level");
    let told = said(&hands);
    assert!(told.contains(&hands.words.colour(Blue)), "{told}");
}

#[test]
fn four_of_each_is_one_touch_for_all_of_them() {
    let _row = proves("MC-FAST-01");
    let setup = Setup::new(&[Red, Blue, Green]);
    let setup =
        Setup { system: "classic".to_owned(), first: Some(Red), care: Care::Everything, expansion: true, ..setup };
    let (session, _) = Session::begin(catalog::classic(), setup, "", 1, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let held = |hands: &Hands<_>| {
        [Red, Blue, Green].map(|seat| (hand(hands, seat, Deck::DOOR), hand(hands, seat, Deck::ITEMS)))
    };
    assert_eq!(held(&hands), [(2, 2); 3]);
    let before = at(&mut hands, "deals 4").expect("a touch");
    hands.taps("deals 4");
    assert_eq!(held(&hands), [(4, 4); 3]);
    assert!(!there(&mut hands, "deals 4"), "that is so now");
    if std::env::var("STANDIE_PICTURE").is_ok() {
        hands.driver.save_png(std::path::Path::new("target/pictures/dealt.png"));
    }
    hands.taps("deals 2");
    assert_eq!(held(&hands), [(2, 2); 3]);
    assert_eq!(at(&mut hands, "deals 4"), Some(before));
    hands.taps("undo");
    assert_eq!(held(&hands), [(4, 4); 3], "one undo takes all of it back");
    assert!(there(&mut hands, "deals 2"));
    hands.taps("deals 2");
    hands.taps("deals 4");
    hands.next();
    assert_eq!(held(&hands), [(4, 4); 3]);
}

#[test]
fn two_who_fight_read_both_of_their_numbers() {
    let mut hands = counted(1280.0, 800.0);
    amends(&mut hands, vec![munchkin::Effect::Races { seat: Red, races: vec!["elf".to_owned()] }.into()]);
    hands.taps("meet 12");
    hands.taps("help-blue");
    let names = [Red, Blue].map(|seat| hands.words.colour(seat));
    let read = written(&mut hands);
    let says = format!("{} on 4 or more, {} on 5 or more", names[0], names[1]);
    assert!(read.iter().any(|(text, _)| text.contains(&says)), "{says}: {read:?}");
}

#[test]
fn what_bad_stuff_takes_stays_inside_its_button() {
    for (width, height) in SIZES {
        let mut hands = counted(width, height);
        hands.taps("meet 20");
        hands.next();
        hands.taps("die-1");
        for id in ["ill-treasure", "ill-door", "ill-cards", "quick-level-down", "turn-sheet"] {
            let (Some(button), label) = (at(&mut hands, id), hands.words.get(id)) else { continue };
            let (_, text) = written(&mut hands).into_iter().find(|(text, _)| *text == label).expect("its words");
            let inside = text.y >= button.y && text.y + text.height <= button.y + button.height;
            assert!(inside, "{width}: {label} at {text:?} spills out of {button:?}");
        }
    }
}

#[test]
fn whoever_has_empty_hands_is_said_to_have_them() {
    let mut hands = counted(1920.0, 1080.0);
    amends(&mut hands, vec![holds(Green, Deck::ITEMS, 0), holds(Green, Deck::DOOR, 0)]);
    hands.taps("meet 3");
    let all: Vec<String> = written(&mut hands).into_iter().map(|(text, _)| text).collect();
    let counts = |id: &str| all.iter().filter(|text| **text == hands.words.get(id)).count();
    assert_eq!((counts("other-empty"), counts("other-items")), (1, 2), "{all:?}");
}

#[test]
fn what_is_kept_of_bad_stuff_is_said_before_it_is() {
    let mut hands = counted(1280.0, 800.0);
    hands.taps("meet 6");
    hands.next();
    hands.taps("die-1");
    hands.taps("quick-die");
    hands.next();
    let dies = hands.words.get("quick-die");
    let button = at(&mut hands, "remember").expect("it is offered");
    let read: Vec<String> = written(&mut hands)
        .into_iter()
        .filter_map(|(text, lies)| button.contains(lies.center()).then_some(text))
        .collect();
    assert!(["Level 6", &dies].iter().all(|what| read.iter().any(|text| text.contains(what))), "{read:?}");
}

#[test]
fn a_card_too_many_is_said_as_one() {
    let mut hands = counted(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    amends(&mut hands, vec![holds(Red, Deck::ITEMS, 4), holds(Red, Deck::DOOR, 2)]);
    hands.next();
    let plus = |hands: &mut Hands<_>| {
        let label = hands.words.get("deck-treasure");
        hands.taps_nth(&format!("plus {label}"), 0);
    };
    // So many as have to go are shared out already.
    plus(&mut hands);
    let over = hands.words.with("next-over", &[("over", 1.into())]);
    assert!(hands.driver.sees(&over), "{:?}", written(&mut hands));
}

#[test]
fn a_curse_that_counts_in_a_sum_is_named_in_a_word_and_in_quotes() {
    let mut hands = counted(1280.0, 800.0);
    raises(&mut hands, Red, 4);
    hands.taps("curse");
    hands.taps("ill sex");
    hands.taps("meet 2");
    let read = written(&mut hands);
    let what = hands.words.get("ill-sex-now");
    let gone = hands.words.with("fight-step-gone", &[("what", format!("\u{201c}{what}\u{201d}").into())]);
    assert!(read.iter().any(|(text, _)| text.contains(&gone)), "{gone}: {read:?}");
    assert!(read.iter().any(|(text, _)| *text == what), "{what}: {read:?}");
}

#[test]
fn a_banner_begins_with_a_capital() {
    let mut hands = counted(1280.0, 800.0);
    hands.driver.state.shell.settings.highlights = true;
    hands.taps("meet 2");
    hands.taps("no fight");
    let said = hands.table().highlight.as_ref().map(|shown| shown.said.clone()).expect("a banner");
    assert!(said.starts_with(char::is_uppercase), "{said}");
}

#[test]
fn a_step_that_no_longer_comes_up_is_told_as_such_and_not_as_one_nobody_may_skip() {
    let mut hands = counted(1280.0, 800.0);
    hands.taps("meet 20");
    hands.next();
    let skip = Command::Table(table::Command::Skip);
    let lost = hands.table().session.timeline().here();
    hands.driver.message(Message::Table(Do::does(skip.clone())));
    hands.driver.message(Message::Table(Do::goes(Route::Journal)));
    hands.driver.message(Message::Journal(journal::Message::Fix(Some(lost))));
    hands.driver.message(Message::Journal(journal::Message::Try(Some(skip))));
    let read: Vec<String> = written(&mut hands).into_iter().map(|(text, _)| text).collect();
    assert!(!read.contains(&hands.words.get("cannot-skip")), "{read:?}");
    assert!(read.contains(&hands.words.get("fix-not-asked")), "{read:?}");
}

#[test]
fn the_last_of_two_cards_is_whoever_s_is_touched_next_and_two_touches_answer_once() {
    for (width, height) in SIZES {
        let mut hands = counted(width, height);
        hands.taps("meet 6");
        let held = |hands: &Hands<_>| {
            [Blue, Green].map(|seat| hands.game().seat(seat).expect("a seat").hand.of(Deck::TREASURE))
        };
        let before = held(&hands);
        hands.taps("add-us-3-0");
        hands.taps("add-them-5-0");
        let sign = |hands: &mut Hands<_>, id: &str| hands.driver.tap(widget::Id::from(id.to_owned()));
        wait(&mut hands, 600);
        sign(&mut hands, "owed blue");
        assert_eq!(held(&hands), before, "{width}: that was meant for the +3");
        wait(&mut hands, 200);
        sign(&mut hands, "owed blue");
        wait(&mut hands, 600);
        sign(&mut hands, "owed blue");
        assert_eq!(held(&hands), [before[0] - 1, before[1]], "{width}: two touches are one answer");
        hands.waits();
        hands.taps("owed green");
        assert_eq!(held(&hands), [before[0] - 1, before[1] - 1], "{width}");
        assert!(!there(&mut hands, "owed green"), "{width}: both are said");
        // The +5 was BLUE's: taken off again it is in that hand.
        hands.taps("strike-1");
        assert_eq!(held(&hands), [before[0], before[1] - 1], "{width}");
    }
}

#[test]
fn cards_are_thrown_as_fast_as_fingers_go_while_it_is_asked_whose_they_were() {
    let mut hands = counted(1280.0, 800.0);
    hands.taps("meet 6");
    hands.taps("add-us-3-0");
    hands.taps("add-them-5-0");
    wait(&mut hands, 400);
    hands.driver.tap(widget::Id::from("add-us-2-0".to_owned()));
    let fight = standie::rules::fight::current(hands.game()).expect("a fight");
    assert_eq!(fight.terms.len(), 3);
}

#[test]
fn an_answer_that_was_wrong_is_asked_for_again_once_it_is_taken_back() {
    let mut hands = counted(1280.0, 800.0);
    hands.taps("meet 6");
    let held =
        |hands: &Hands<_>| [Blue, Green].map(|seat| hands.game().seat(seat).expect("a seat").hand.of(Deck::TREASURE));
    let before = held(&hands);
    hands.taps("add-them-5-0");
    hands.taps("owed blue");
    hands.taps("undo");
    assert_eq!(held(&hands), before);
    hands.taps("owed green");
    assert_eq!(held(&hands), [before[0], before[1] - 1]);
    assert!(!there(&mut hands, "owed green"), "it is said");
    // What is nobody's is not asked again by taking back something else.
    hands.taps("add-us-3-0");
    hands.taps("owed nobody");
    hands.taps("add-us-2-0");
    hands.taps("undo");
    assert!(!there(&mut hands, "owed green"));
}

#[test]
fn a_curse_for_the_next_fight_is_told_as_of_this_one_whoever_played_it() {
    let mut hands = counted(1280.0, 800.0);
    hands.taps("meet 6");
    hands.taps("curse");
    hands.taps("by blue");
    hands.taps("ill fight");
    let (what, seat) = (hands.words.get("ill-fight-now"), hands.words.colour(Blue));
    let what = hands.words.with("curse-plain", &[("what", what.into()), ("seat", seat.into())]);
    let read = written(&mut hands);
    assert!(read.iter().any(|(text, _)| *text == what), "{what}: {read:?}");
}
