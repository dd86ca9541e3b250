//! House rules: in the groups of the book, looked for, changed, marked, counted, put back; when a table is made and at
//! the table.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::Modifiers;
use iced_test::core::keyboard::key::Named;
use iced_test::core::{Rectangle, widget};
use standie::app::house::{self, GROUPS};
use standie::app::{App, Route};
use standie::catalog;

/// A table where the house rules are open, and a set-up where they are.
fn both() -> Vec<Hands<impl Window>> {
    let table = Hands::new(driver::at("house", 1280.0, 800.0));
    let mut setup = Hands::new(driver::at("setup", 1280.0, 800.0));
    setup.taps_word("setup-rules-open");
    vec![table, setup]
}

fn app(hands: &Hands<impl Window>) -> &App {
    &hands.driver.state
}

/// What a rule is set to, if it is not as in the book.
fn own(hands: &Hands<impl Window>, name: &str) -> Option<String> {
    let rulings = match &app(hands).table {
        Some(table) => &table.game().table.rulings,
        None => &app(hands).set_up().rulings,
    };
    let def = catalog::book().ruling_def(name).expect("a rule").default.clone();
    rulings.get(name).filter(|value| **value != def).cloned()
}

fn is_there(hands: &mut Hands<impl Window>, id: &str) -> bool {
    hands.driver.find(widget::Id::from(id.to_owned())).is_some()
}

#[test]
fn every_house_rule_has_its_place_in_one_group() {
    let book = catalog::book();
    let all: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
    for def in book.rulings().iter().filter(|def| def.in_force) {
        assert_eq!(all.iter().filter(|name| **name == def.name).count(), 1, "{}", def.name);
        assert_ne!(house::group(&def.name), "other");
    }
    let books = [book, catalog::classic()];
    let is_known = |name: &str| books.iter().any(|book| book.ruling_def(name).is_some_and(|def| def.in_force));
    assert!(all.iter().all(|name| is_known(name)), "none is made up");
}

#[test]
fn a_rule_is_found_in_its_group_changed_marked_counted_and_put_back() {
    for mut hands in both() {
        hands.taps("house losing");
        let sentence = hands.words.ruling("curse_dead");
        let reset = "reset curse_dead";
        assert!(!is_there(&mut hands, reset), "as in the book");
        hands.taps("curse_dead yes");
        assert_eq!(own(&hands, "curse_dead").as_deref(), Some("yes"), "{sentence}");
        let usual = hands.words.ruling_value("curse_dead", "no");
        let usual = hands.words.with("house-usual", &[("value", usual.into())]);
        assert!(hands.driver.find(usual.as_str()).is_some(), "it is marked");
        let one = hands.words.with("rules-differ", &[("count", 1.into())]);
        assert!(hands.driver.find(one.as_str()).is_some(), "{one}");
        hands.taps(reset);
        assert_eq!(own(&hands, "curse_dead"), None);
        assert!(!is_there(&mut hands, reset));
    }
}

#[test]
fn words_find_a_rule_in_whatever_group_it_is() {
    for mut hands in both() {
        hands.taps("house find");
        hands.driver.types("hidden door");
        let (found, other) = (hands.words.ruling("link_cost.hidden"), hands.words.ruling("curse_dead"));
        assert!(hands.driver.find(found.as_str()).is_some(), "{found}");
        assert!(hands.driver.find(other.as_str()).is_none(), "{other}");
        hands.driver.types(" zebra");
        let none = hands.words.get("house-none");
        assert!(hands.driver.find(none.as_str()).is_some());
    }
}

#[test]
fn all_are_put_back_by_one_touch_and_only_our_own_are_shown_on_request() {
    for mut hands in both() {
        let changes =
            [("links", "link_cost.hidden", "2"), ("losing", "curse_dead", "yes"), ("boss", "boss_extra_hit", "yes")];
        for (group, name, value) in changes {
            hands.taps(&format!("house {group}"));
            hands.taps(&format!("{name} {value}"));
            assert_eq!(own(&hands, name).as_deref(), Some(value));
        }
        hands.taps("house ours");
        for (_, name, _) in changes {
            assert!(is_there(&mut hands, &format!("reset {name}")), "{name} is shown");
        }
        let same = hands.words.ruling("link_cost.door");
        assert!(hands.driver.find(same.as_str()).is_none(), "{same}");
        hands.taps("house book");
        assert!(changes.iter().all(|(_, name, _)| own(&hands, name).is_none()));
        let none = hands.words.with("rules-differ", &[("count", 0.into())]);
        assert!(hands.driver.find(none.as_str()).is_some(), "{none}");
    }
}

/// What is set somehow can be seen to be so, even where that is none of the usual choices.
#[test]
fn an_odd_value_is_shown_and_can_be_put_back() {
    let mut hands = Hands::new(driver::at("house", 1280.0, 800.0));
    let odd = standie::rules::table::Command::Rule { name: "link_cost.locked".to_owned(), value: "9".to_owned() };
    let odd = standie::rules::command::Command::Table(odd);
    hands.driver.message(standie::app::Message::Table(standie::app::table::Message::does(odd)));
    hands.taps("house links");
    let nine = hands.words.ruling_value("link_cost.locked", "9");
    assert!(hands.driver.find(nine.as_str()).is_some(), "{nine}");
    hands.taps("reset link_cost.locked");
    assert_eq!(own(&hands, "link_cost.locked"), None);
    assert_eq!(app(&hands).route, Route::Table);
}

/// Where something lies, all of which can be seen.
fn seen(hands: &mut Hands<impl Window>, id: &str) -> Option<Rectangle> {
    let target = hands.driver.find(widget::Id::from(id.to_owned()))?;
    let (all, seen) = (target.bounds(), target.visible_bounds()?);
    (seen.height >= all.height - 0.5).then_some(all)
}

#[test]
fn opened_they_are_in_sight_at_once() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)] {
        let mut setup = Hands::new(driver::at("setup", width, height));
        setup.taps_word("setup-rules-open");
        for id in ["house find", "house ours", "house links", "house exploring", "house fights"] {
            assert!(seen(&mut setup, id).is_some(), "{id} at {width}x{height}");
        }
        setup.driver.key(Named::Escape.into(), Modifiers::empty());
        assert_eq!(app(&setup).route, Route::Setup, "out of the rules, not out of the set-up");
        assert!(setup.driver.sees(&setup.words.get("setup-first")));
    }
}

#[test]
fn the_field_stays_where_it_is_while_the_list_gets_shorter() {
    for mut hands in both() {
        hands.taps("house links");
        hands.taps("link_cost.hidden 2");
        hands.taps("house ours");
        hands.taps("house find");
        let was = seen(&mut hands, "house find").expect("a field in sight");
        for letter in ["h", "i", "d", "d", "e", "n", "x", "y", "z"] {
            hands.driver.types(letter);
            let now = seen(&mut hands, "house find").expect("a field in sight");
            assert!((now.y - was.y).abs() < 0.5 && (now.x - was.x).abs() < 0.5, "{letter}: {was:?} {now:?}");
        }
    }
    // Scrolled down in a long group it is there as well.
    for mut hands in both() {
        let was = seen(&mut hands, "house find").expect("a field in sight");
        hands.taps("house fights");
        hands.taps("house boss");
        let now = seen(&mut hands, "house find").expect("a field in sight");
        assert!((now.y - was.y).abs() < 0.5, "{was:?} {now:?}");
    }
}

#[test]
fn what_is_looked_for_is_counted_and_what_is_as_usual_is_offered_all_the_same() {
    for mut hands in both() {
        hands.taps("house find");
        hands.driver.types("hidden");
        let shown = |hands: &mut Hands<_>, count: u32| {
            let text = hands.words.with("house-group", &[("count", count.into())]);
            !hands.driver.find_all(text.as_str()).is_empty()
        };
        assert!((1..5).any(|count| shown(&mut hands, count)), "so many as are shown");
        let all = GROUPS[0].1.len() as u32;
        assert!(!shown(&mut hands, all), "and not all there are");
        // Among the own ones there is none of these: they are as usual, and can be changed there.
        hands.taps("house ours");
        let none = hands.words.get("house-none");
        assert!(!hands.driver.sees(&none), "there is one");
        assert!(hands.driver.find(widget::Id::from("link_cost.hidden 2".to_owned())).is_some(), "it is offered");
        hands.taps("house find");
        hands.driver.types("qqqqqqqq");
        assert!(hands.driver.sees(&none));
    }
}

#[test]
fn a_letter_wrong_or_missing_still_finds() {
    for mut hands in both() {
        hands.taps("house find");
        hands.driver.types("hiden dor");
        let (found, other) = (hands.words.ruling("link_cost.hidden"), hands.words.ruling("curse_dead"));
        assert!(hands.driver.find(found.as_str()).is_some(), "{found}");
        assert!(hands.driver.find(other.as_str()).is_none(), "{other}");
    }
}

#[test]
fn all_back_to_usual_is_one_deed_with_a_name() {
    let mut hands = Hands::new(driver::at("house", 1280.0, 800.0));
    let changes =
        [("links", "link_cost.hidden", "2"), ("losing", "curse_dead", "yes"), ("boss", "boss_extra_hit", "yes")];
    for (group, name, value) in changes {
        hands.taps(&format!("house {group}"));
        hands.taps(&format!("{name} {value}"));
    }
    let here = hands.table().session.timeline().here();
    hands.taps("house book");
    assert_eq!(hands.table().session.timeline().here(), here + 1, "one deed");
    let named = hands.words.get("did-by-the-book");
    assert_eq!(hands.table().undoes.as_deref(), Some(named.as_str()));
    hands.taps("close");
    hands.taps("undo");
    for (_, name, value) in changes {
        assert_eq!(own(&hands, name).as_deref(), Some(value), "{name}");
    }
}
