//! What lies open closes when something else is asked, comes up where it is looked for, and stands in nobody's way.

use crate::hands::Hands;
use crate::hot::hot;
use crate::keeping;
use crate::solo::{WINDOW, arranged, seated, there};
use crate::support::driver::{self, Driver, Window};
use iced_test::core::{Event, Point, Size, Vector, widget, window};
use iced_test::selector::{Candidate, Target};
use standie::app::Message;
use standie::app::map::Spot;
use standie::app::screen::journal::laid;
use standie::app::table::Message as Wish;
use standie::app::table::hot::everything::lines;
use standie::app::table::hot::{Sheet, Wish as HotWish};
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::ids::{Colour, MonsterId, RoomId};
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::store::home::Home;
use standie::store::settings::{Placed, Settings};

/// How far what is asked has been scrolled: at the right, above what happened before.
fn scrolled(driver: &mut Driver<impl Window>) -> Vector {
    let right = driver.logical().width * 0.6;
    let all = driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Scrollable { bounds, translation, .. } if bounds.x > right => Some((bounds.y, translation)),
        _ => None,
    });
    all.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).expect("something asked").1
}

#[test]
fn what_was_touched_is_read_over_the_map_and_goes_with_the_question() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 768.0)] {
        let mut hands = Hands::new(driver::at("table", width, height));
        let context = widget::Id::from("context".to_owned());
        let before = hands.driver.place(context.clone());
        hands.driver.message(Message::Table(Wish::chooses(Some(Spot::Room(RoomId(2))))));
        assert_eq!(hands.driver.place(context.clone()), before, "it pushes nothing");
        let map = hands.driver.find(widget::Id::from("map".to_owned())).expect("a map").bounds();
        let shown = hands.driver.find("Room 2").expect("its name").bounds();
        assert!(map.contains(shown.center()), "{width}x{height}: {shown:?} lies on {map:?}");
        hands.next();
        assert!(!matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })));
        assert_eq!(hands.table().chosen, None, "something else is asked");
    }
}

#[test]
fn a_question_begins_at_its_top() {
    let mut hands = Hands::new(driver::at("group", 1024.0, 768.0));
    let side = Point::new(990.0, 260.0);
    hands.driver.wheels(side, 6.0);
    assert!(scrolled(&mut hands.driver).y > 20.0, "there is more than fits");
    hands.taps("add-them-1-0");
    assert!(scrolled(&mut hands.driver).y > 20.0, "the same fight goes on where it was");
    hands.next();
    assert_eq!(scrolled(&mut hands.driver).y, 0.0);
    hands.taps_word("fight-not-yet");
    assert_eq!(scrolled(&mut hands.driver).y, 0.0);
}

#[test]
fn a_card_that_was_played_does_not_lie_open_over_what_comes_of_it() {
    let mut driver = driver::at("hot_turn", 1280.0, 800.0);
    driver.state.shell.pace = 320;
    let table = driver.state.table.as_ref().expect("a game");
    let hot = table.hot.as_ref().expect("in the app");
    let plays = |c: &&Command| matches!(c, Command::Munchkin(munchkin::Command::PlayCard { .. }));
    let command = hot.moves.iter().find(plays).expect("a card that can be played").clone();
    let Command::Munchkin(munchkin::Command::PlayCard { card, .. }) = command else { return };
    driver.message(Message::Table(Wish::Hot(HotWish::Sheet(Some(Sheet::Card(card))))));
    let records = driver.state.table.as_ref().map(|t| t.session.records());
    driver.message(Message::Table(Wish::does(command)));
    let table = driver.state.table.as_ref().expect("a game");
    assert!(Some(table.session.records()) > records, "it was played");
    assert_eq!(table.hot.as_ref().and_then(|hot| hot.sheet.clone()), None);
}

#[test]
fn the_phases_are_read_and_a_jump_is_made_on_purpose() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let question = hands.table().question.clone();
    let monsters = hands.words.get("phase-monsters");
    let at = hands.driver.place(monsters.as_str());
    hands.driver.tap_at(at);
    assert_eq!(hands.table().question, question, "a stray tap throws nothing away");
    hands.taps("menu");
    hands.taps_word("menu-jump");
    hands.taps("jump-monsters");
    assert!(
        matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::MonsterDie(_))),
        "{:?}",
        hands.table().question
    );
    assert!(hands.table().panel.is_none());
}

#[test]
fn whoever_leaves_is_asked_about_at_once_and_undone_by_name() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let ben = hands.game().seat(Colour::Red).map(|s| s.name.clone()).expect("Red");
    hands.taps("seat-red");
    hands.taps_word("seat-leave");
    assert_eq!(hands.table().question.ask, Ask::Table(table::Ask::Leaver));
    assert_eq!(hands.table().panel, None, "the question does not come up behind the panel");
    assert_eq!(hands.table().undoes.as_deref(), Some(format!("{ben} leaves").as_str()));
    hands.taps_word("leaver-drop");
    assert_eq!(hands.table().undoes.as_deref(), Some(format!("{ben} has left").as_str()));
}

#[test]
fn an_entry_is_put_right_where_it_stands() {
    let mut hands = Hands::new(driver::at("journal", 1280.0, 800.0));
    hands.driver.wheels(Point::new(640.0, 500.0), 12.0);
    let fix = hands.words.get("journal-fix");
    let all: Vec<_> = hands.driver.find_all(fix.as_str()).into_iter().filter_map(|t| t.visible_bounds()).collect();
    // What there is to put right in it has room below it.
    let one = all.iter().find(|b| (200.0..320.0).contains(&b.y)).expect("an entry above the middle").center();
    hands.driver.tap_at(one);
    let card: Target = hands.driver.find(widget::Id::new(laid::PANEL)).expect("what can be touched");
    let card = card.visible_bounds().expect("in sight");
    assert!(card.y > one.y && card.y < one.y + 60.0, "right below what was tapped: {card:?} below {one:?}");
    let mut seen = hands.driver.find_all(fix.as_str()).into_iter().filter_map(|t| t.visible_bounds());
    let still = seen.any(|seen| (seen.center_y() - one.y).abs() < 1.0);
    assert!(still, "the entry stays under the finger");
}

#[test]
fn the_window_is_remembered_as_it_was_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut driver = driver::with(keeping::app(&home), 1280.0, 800.0);
    driver.send(&[
        Event::Window(window::Event::Resized(Size::new(1100.0, 720.0))),
        Event::Window(window::Event::Moved(Point::new(140.0, 60.0))),
        Event::Window(window::Event::Resized(Size::ZERO)),
        Event::Window(window::Event::CloseRequested),
    ]);
    let kept = Settings::window_at(&home.settings());
    assert_eq!(kept, Some(Placed { at: Some((140.0, 60.0)), size: (1100.0, 720.0) }));
}

#[test]
fn a_monster_card_open_over_the_map_still_leads_to_its_numbers() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    hands.holds_spot(Spot::Monster(MonsterId(15)));
    let level = |hands: &Hands<_>| hands.game().foes.get(MonsterId(15)).and_then(|m| m.level());
    let before = level(&hands);
    hands.taps_text("+5");
    hands.taps_word("letters-done");
    assert_eq!(level(&hands), before.map(|level| level + 5));
    assert_eq!(hands.table().chosen, Some(Spot::Monster(MonsterId(15))), "the same question, the same card");
}

#[test]
fn all_that_can_be_done_is_a_short_list_and_what_differs_in_a_target_opens() {
    let more = r#""in_play": {"red": ["Thief"], "blue": ["Helmet With a Hat on It"], "green": ["Slippers of Staying In"]},
        "hands": {"red": ["Crumb Swarm", "Basilisk in Sunglasses", "Passive-Aggressive Golem", "Elf", "Sticky Fingers"],
        "blue": [], "green": []}"#;
    let mut hands = seated(arranged("classic", more), WINDOW);
    let moves = hot(hands.table()).moves.clone();
    let lines = lines(&moves);
    assert!(lines.len() < moves.len() && lines.len() < 20, "{} lines for {} moves", lines.len(), moves.len());
    assert_eq!(lines.iter().map(|line| line.count).sum::<usize>(), moves.len(), "nothing is left out");
    hands.driver.message(Message::Table(Wish::Hot(HotWish::Sheet(Some(Sheet::More)))));
    let label = hands.words.with("sheet-more-count", &[("count", (lines.len() as i32).into())]);
    let power = lines.iter().find(|line| matches!(line.opens, Some(Sheet::Power(..)))).expect("to steal");
    assert!(power.count > 1, "{label}");
    hands.taps(&format!("fold {}", power.first));
    assert_eq!(hot(hands.table()).sheet, power.opens, "it opens");
    assert!(there(&mut hands, "choose 0"), "and the ways are there");
}
