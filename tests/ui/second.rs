//! What a second evening stumbled over: answers that slid away, hands that were shuffled, moments nobody was told.

use crate::hands::Hands;
use crate::hot::{app, hot, touches};
use crate::solo::{WINDOW, arranged, seated, there};
use crate::support::driver::{self, Window};
use iced_test::core::{Rectangle, widget};
use iced_test::selector::Candidate;
use standie::app::Message;
use standie::app::table::action::Action;
use standie::app::table::highlight::moment::Kind;
use standie::app::table::hot::{Next, Wish};
use standie::app::table::{Message as Do, Printed};
use standie::rules::card::CardId;
use standie::rules::dungeon;
use standie::rules::ids::MonsterId;
use standie::rules::question::Ask;

fn at(hands: &mut Hands<impl Window>, id: &str) -> Option<Rectangle> {
    hands.driver.find(widget::Id::from(id.to_owned())).map(|found| found.bounds())
}

/// How often something is written on the screen.
fn count(hands: &mut Hands<impl Window>, text: &str) -> usize {
    let all = hands.driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content, visible_bounds: Some(_), .. } => Some(content == text),
        _ => None,
    });
    all.into_iter().filter(|is| *is).count()
}

#[test]
fn what_is_asked_of_an_unknown_monster_stays_under_the_finger_until_all_of_it_is_known() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0)] {
        let mut hands = Hands::new(driver::at("unknown", width, height));
        let rows = [Printed::Level, Printed::Dice, Printed::Treasures].map(|what| format!("{}-1-", what.text()));
        let places =
            |hands: &mut Hands<_>| rows.clone().map(|row| at(hands, &format!("{row}2")).expect("a row of numbers"));
        let before = places(&mut hands);
        hands.taps(&format!("{}5", rows[0]));
        assert_eq!(places(&mut hands), before, "the Level is told at {width}x{height}");
        // Told wrongly, it is told again.
        hands.taps(&format!("{}6", rows[0]));
        assert_eq!(hands.game().foes.get(MonsterId(1)).and_then(|foe| foe.def.level), Some(6));
        hands.taps(&format!("{}3", rows[1]));
        let still = at(&mut hands, &format!("{}2", rows[2])).expect("Treasures are still asked");
        assert!((still.y - before[2].y).abs() < 1.0 && still.x == before[2].x, "{still:?}, before {:?}", before[2]);
        hands.taps(&format!("{}2", rows[2]));
        assert!(at(&mut hands, &format!("{}2", rows[0])).is_none(), "nothing is open any more");
    }
}

#[test]
fn from_afar_unknown_dice_are_not_told_as_one() {
    let mut hands = Hands::new(driver::at("unknown", 1280.0, 800.0));
    hands.driver.message(Message::Table(Do::Ask(Action::Far)));
    // The total, the chance, the dice.
    assert_eq!(count(&mut hands, "?"), 3);
    assert_eq!(count(&mut hands, "+1"), 1, "of whoever fights it");
}

#[test]
fn a_hand_keeps_its_order_and_its_owner_sees_what_has_come() {
    let mut app = app(1, 3, 21);
    app.shell.settings.ring = 0;
    let known = app.shell.owners_box().clone();
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let lie =
        |hands: &Hands<_>| -> Vec<CardId> { hot(hands.table()).spread.places.iter().flatten().copied().collect() };
    let (mut order, mut came, mut turns): (Vec<CardId>, u32, u32) = (Vec::new(), 0, 0);
    for step in 0..160 {
        if matches!(hot(hands.table()).next, Next::Over) {
            break;
        }
        touches(&mut hands, step);
        if hot(hands.table()).laid || hot(hands.table()).open.is_none() {
            continue;
        }
        let now = lie(&hands);
        if hands.game().turn.number != turns {
            let gaps = hot(hands.table()).spread.places.iter().filter(|place| place.is_none()).count();
            assert_eq!(gaps, 0, "a turn begins with a hole at step {step}");
        }
        let stayed: Vec<CardId> = order.iter().copied().filter(|card| now.contains(card)).collect();
        let old: Vec<CardId> = now.iter().copied().filter(|card| order.contains(card)).collect();
        assert_eq!(old, stayed, "sorted anew at step {step}");
        for card in now.iter().filter(|card| !order.contains(card) && !order.is_empty()) {
            assert!(hot(hands.table()).spread.is_fresh(*card), "{card:?} has come unseen");
            came += 1;
        }
        turns = hands.game().turn.number;
        order = now;
    }
    assert!(came > 5 && turns > 3, "{came} cards in {turns} turns");
    assert_eq!(hands.driver.state.shell.owners_box(), &known, "the app's own set is in nobody's Box");
}

#[test]
fn whichever_card_of_the_last_page_is_played_none_beside_it_slides() {
    let mut hands = Hands::new(driver::at("hot_turn", 1280.0, 800.0));
    let table = hands.driver.state.table.as_mut().expect("a table");
    let spread = &mut table.hot.as_mut().expect("a game in the app").spread;
    for (cards, per_page) in [(8, 3), (5, 4), (7, 3), (9, 3)] {
        let last = usize::from(cards).div_ceil(per_page) - 1;
        spread.places = (0..cards).map(|card| Some(CardId(card))).collect();
        let (first, page, pages) = spread.seen(last, per_page);
        assert_eq!((first, page, pages), (usize::from(cards) - per_page, last, last + 1), "as full as the others");
        // One after the other, the last of them first.
        for gone in (first + 1..usize::from(cards)).rev() {
            spread.places[gone] = None;
            assert_eq!(
                spread.seen(last, per_page).0,
                first,
                "{cards} cards by {per_page}, without {gone} and what follows"
            );
        }
        spread.places[first] = None;
        let (before, page, pages) = spread.seen(last, per_page);
        assert!(before < first && page + 1 == pages, "where nothing lies nobody stays");
    }
}

#[test]
fn nobody_turns_to_a_page_on_which_nothing_lies() {
    let mut app = app(1, 3, 21);
    app.shell.settings.ring = 0;
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let mut seen = 0;
    for step in 0..120 {
        if matches!(hot(hands.table()).next, Next::Over) {
            break;
        }
        touches(&mut hands, step);
        for _ in 0..3 {
            if at(&mut hands, "cards next").is_none() {
                break;
            }
            let page = hot(hands.table()).page;
            hands.taps("cards next");
            if hot(hands.table()).page == page {
                break;
            }
            let cards = (0..250).any(|card| at(&mut hands, &format!("card {card}")).is_some());
            assert!(cards, "an empty page at step {step}");
            let used = hot(hands.table()).spread.used();
            let mut pairs = (1..used).flat_map(|from| (from + 1..=used).map(move |to| format!("{from}–{to}")));
            // Once the gaps are closed all of them may fit.
            let all = at(&mut hands, "cards next").is_none();
            assert!(all || pairs.any(|pair| hands.driver.sees(&pair)), "which cards these are at step {step}");
            seen += 1;
        }
        while hot(hands.table()).page > 0 && at(&mut hands, "cards back").is_some() {
            hands.taps("cards back");
        }
    }
    assert!(seen > 3, "{seen} pages were turned");
}

#[test]
fn whoever_is_caught_is_told_what_it_costs() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = Hands::new(driver::at("hot_caught", width, height));
        let shown = hands.table().highlight(&hands.driver.state.shell).cloned().expect("a moment");
        assert_eq!(shown.kind, Kind::Caught);
        assert!(hands.driver.sees(&shown.said), "{} is read", shown.said);
        assert!(shown.said.contains("Lose"), "{}: what its card says", shown.said);
    }
}

#[test]
fn a_monster_nobody_has_a_base_for_is_given_to_somebody_by_name() {
    let hands = Hands::new(driver::at("hot_base", 1280.0, 800.0));
    let Ask::Dungeon(dungeon::Ask::BaseColour { options, .. }) = hands.table().question.ask.clone() else {
        panic!("{:?} is asked", hands.table().question.ask)
    };
    let mut hands = hands;
    for colour in &options {
        assert!(at(&mut hands, &format!("colour-{}", colour.name())).is_some());
    }
    hands.taps(&format!("colour-{}", options[0].name()));
    assert!(!matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::BaseColour { .. })), "answered");
}

/// The cards of the hand on the screen, from left to right, and how many of them are seen.
fn on_page(hands: &mut Hands<impl Window>) -> Vec<CardId> {
    let lie: Vec<CardId> = hot(hands.table()).spread.places.iter().flatten().copied().collect();
    lie.into_iter().filter(|card| there(hands, &format!("card {}", card.0))).collect()
}

#[test]
fn a_page_of_a_hand_is_full_as_long_as_cards_lie_on_another_and_takes_no_touch_while_they_close_up() {
    let more = r#""hands": {"red": ["Helmet With a Hat on It", "Slippers of Staying In", "Crumb Swarm", "Elf",
        "Basilisk in Sunglasses", "Passive-Aggressive Golem", "Half a Sandwich"], "blue": [], "green": []},
        "decks": {"door": ["Warrior"]}"#;
    let mut played = 0;
    for turned in [false, true] {
        let mut hands = seated(arranged("classic", more), WINDOW);
        if turned {
            hands.taps("cards next");
        }
        let lie =
            |hands: &Hands<_>| -> Vec<CardId> { hot(hands.table()).spread.places.iter().flatten().copied().collect() };
        let (before, order) = (on_page(&mut hands), lie(&hands));
        assert!(before.len() < order.len(), "more than one page");
        let lit = before.iter().position(|card| {
            let table = hands.table();
            hot(table).lights(&table.teller(), *card)
        });
        let Some(lit) = lit else { continue };
        let gone = before[lit];
        let place = hands.driver.place(widget::Id::from(format!("card {}", gone.0)));
        hands.taps(&format!("card {}", gone.0));
        hands.taps(&format!("card {}", gone.0));
        assert!(!hands.game().seats[0].held.has(gone), "it is put down");
        // They do so once the finger has gone.
        let beat = || Message::Table(Do::Hot(Wish::Beat));
        hands.driver.message(beat());
        assert_eq!(on_page(&mut hands).len(), before.len() - 1, "none slides under it");
        hands.waits();
        hands.driver.message(beat());
        let after = on_page(&mut hands);
        assert_eq!(after.len(), before.len(), "as full as it was, turned: {turned}");
        let stayed: Vec<CardId> = order.into_iter().filter(|card| *card != gone).collect();
        assert_eq!(lie(&hands), stayed, "in their order");
        // What has come under the finger is not played by one that comes down twice.
        hands.sees_it();
        let records = hands.table().session.records();
        hands.driver.tap_at(place);
        hands.driver.tap_at(place);
        assert_eq!(hands.table().session.records(), records, "it is read at once, and not played");
        assert!(hot(hands.table()).is_lifted());
        hands.taps("undo");
        assert_eq!(on_page(&mut hands), before, "taken back it lies where it lay");
        played += 1;
    }
    assert!(played > 0, "something to put down");
}

#[test]
fn what_is_asked_of_a_hand_is_on_the_open_page_and_the_arrow_to_the_rest_of_it_is_lit() {
    let more = r#""hands": {"red": ["Crumb Swarm", "Basilisk in Sunglasses", "Passive-Aggressive Golem", "Elf", "Dwarf",
        "Warrior", "Helmet With a Hat on It", "Slippers of Staying In"], "blue": [], "green": []},
        "decks": {"door": ["Sticky Fingers"]}"#;
    let mut hands = seated(arranged("classic", more), WINDOW);
    hands.taps("context");
    for _ in 0..12 {
        if matches!(hands.table().question.ask, Ask::Cards(_)) {
            break;
        }
        hands.driver.message(Message::Table(Do::Hot(Wish::GoOn)));
        hands.waits();
    }
    assert!(matches!(hands.table().question.ask, Ask::Cards(_)), "{:?}", hands.table().question);
    let goes = |hands: &Hands<_>, card: &CardId| {
        hands.table().session.book().cards.deck(*card) == Some(standie::rules::cards::deck::Deck::TREASURE)
    };
    let seen = on_page(&mut hands);
    assert!(seen.iter().any(|card| goes(&hands, card)), "one of those that can go is seen: {seen:?}");
    // Whoever turns the page finds it turned.
    hands.taps("cards next");
    let now = on_page(&mut hands);
    assert_ne!(now, seen);
}
