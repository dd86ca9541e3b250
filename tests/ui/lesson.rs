//! The first lesson: at the real table, led by bubbles that point at what is to be touched.

use crate::hands::Hands;
use crate::hot::{hot, touches};
use crate::keeping;
use crate::support::driver::{self, Window};
use iced_test::core::{Rectangle, Size, Vector, widget};
use standie::app::errand::Errand;
use standie::app::map::scene::token_bounds;
use standie::app::screen::quick;
use standie::app::table::Message as Do;
use standie::app::table::action::Action;
use standie::app::table::hot::{Next, Wish};
use standie::app::table::lesson::kind::Lesson;
use standie::app::table::lesson::occasion::Occasion;
use standie::app::table::lesson::step::Step;
use standie::app::{Message, Route};
use standie::play::first;
use standie::play::player::Players;
use standie::play::record::{Header, Who};
use standie::play::session::Session;
use standie::rules::arranged::Named;
use standie::rules::command::Command;
use standie::rules::ids::Colour;
use standie::rules::seat::Sex;
use standie::rules::setup::Setup;
use standie::rules::{dungeon, engine, fight, munchkin};
use standie::store::home::Home;

fn bounds(hands: &mut Hands<impl Window>, id: &str) -> Rectangle {
    let found = hands.driver.find(widget::Id::from(id.to_owned()));
    found.unwrap_or_else(|| panic!("not on the screen: {id}")).bounds()
}

/// Touches what the bubble points at, until the lesson is over. Says which steps there were.
fn follows(hands: &mut Hands<impl Window>) -> Vec<Step> {
    let mut steps = Vec::new();
    for _ in 0..60 {
        let ask = format!("{:?}", hands.table().question.ask);
        let (step, target) = hands.table().lesson_step().unwrap_or_else(|| panic!("nothing to touch for {ask}"));
        if steps.last() != Some(&step) {
            steps.push(step);
        }
        let text = hands.words.get(step.text());
        assert!(hands.driver.sees(&text), "{text}");
        if step == Step::Done {
            return steps;
        }
        let (bubble, aim) = (bounds(hands, "bubble"), bounds(hands, &target));
        assert!(bubble.intersection(&aim).is_none(), "{step:?}: {bubble:?} lies on {aim:?}");
        let screen = Rectangle::with_size(hands.driver.logical());
        assert!(bubble.is_within(&screen), "{step:?}: {bubble:?} is cut");
        hands.taps(&target);
    }
    panic!("the lesson goes on and on: {steps:?}");
}

#[test]
fn twelve_touches_and_a_few_teach_a_whole_turn() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)] {
        let mut hands = Hands::new(driver::at("lesson", width, height));
        let steps = follows(&mut hands);
        assert_eq!(steps.len(), Step::COUNT + 1, "{steps:?}");
        assert!(steps.is_sorted(), "{steps:?}");
        assert!(hands.taps < 30, "{} touches", hands.taps);
        let ada = hands.game().seats.iter().find(|seat| seat.name == "Ada").expect("the learner");
        assert_eq!(ada.level, 2, "she has won");
        hands.taps("leave lesson");
        assert_eq!(hands.driver.state.route, Route::Home);
    }
}

#[test]
fn it_can_be_left_at_any_time_and_is_kept_nowhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut hands = Hands::new(driver::with(keeping::app(&home), 1280.0, 800.0));
    hands.taps("learn");
    assert_eq!(hands.table().lesson, Some(Lesson::Turn(Step::Explore)));
    hands.taps("way-east");
    // A name out of thin air is in nobody's box.
    hands.driver.types("Attic");
    hands.next();
    let shell = &hands.driver.state.shell;
    assert_eq!(shell.owners_box().rooms().count() + shell.owners_box().monsters().count(), 0);
    hands.taps("leave lesson");
    assert_eq!(hands.driver.state.route, Route::Home);
    assert!(standie::store::library::list(&home).expect("a list").is_empty(), "no game is left of it");
    // Offered once more, in a smaller place, and from the beginning.
    hands.taps("learn");
    assert_eq!(hands.table().lesson_step().map(|(step, _)| step), Some(Step::Explore));
}

#[test]
fn whoever_does_something_else_is_met_where_they_are() {
    let mut hands = Hands::new(driver::at("lesson", 1280.0, 800.0));
    // Back and forth, to the wrong side, no help.
    hands.taps("way-south");
    hands.taps("undo");
    hands.taps("way-south");
    for _ in 0..3 {
        hands.next();
    }
    let steps = follows(&mut hands);
    assert_eq!(steps.last(), Some(&Step::Done), "{steps:?}");
}

#[test]
fn who_stays_plays_on_without_bubbles() {
    let mut hands = Hands::new(driver::at("lesson", 1280.0, 800.0));
    follows(&mut hands);
    hands.taps("stay here");
    assert_eq!(hands.driver.state.route, Route::Table);
    assert!(hands.driver.find(widget::Id::from("bubble".to_owned())).is_none());
}

/// Everything a first game says, played by somebody who touches what is pointed at.
#[test]
fn a_first_game_says_everything_once_at_the_thing_itself() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (1920.0, 1080.0)] {
        let mut hands = Hands::new(driver::at("first_game", width, height));
        let mut said: Vec<Occasion> = Vec::new();
        for step in 0..400 {
            if matches!(hot(hands.table()).next, Next::Over) {
                break;
            }
            let Some((occasion, target)) = hands.table().occasion() else {
                touches(&mut hands, step);
                continue;
            };
            assert!(!said.contains(&occasion), "{occasion:?} comes twice");
            let words = &hands.words;
            let top = hands.table().session.book().top_level(hands.game());
            assert!(hands.driver.sees(&words.with(occasion.text(), &[("top", top.into())])), "{occasion:?}");
            let (bubble, aim) = (bounds(&mut hands, "bubble"), bounds(&mut hands, &target));
            assert!(bubble.intersection(&aim).is_none(), "{occasion:?}: {bubble:?} lies on {aim:?}");
            let screen = Rectangle::with_size(hands.driver.logical());
            assert!(bubble.is_within(&screen), "{occasion:?}: {bubble:?} is cut");
            for (what, spoken_of) in spoken_of(&mut hands) {
                assert!(bubble.intersection(&spoken_of).is_none(), "{occasion:?} {width}x{height}: lies on {what}");
            }
            said.push(occasion);
            hands.taps("fine");
        }
        assert!(said.len() >= 9, "only {said:?} came up at {width}x{height}");
    }
}

/// Who fights, or who is on the map and where they can go, with the tools of the map: no bubble lies on them.
fn spoken_of(hands: &mut Hands<impl Window>) -> Vec<(String, Rectangle)> {
    let mut all = Vec::new();
    if let Some(fight) =
        fight::kept(hands.game()).cloned().filter(|_| hands.driver.find(widget::Id::from("stage".to_owned())).is_some())
    {
        let monsters = fight.monsters(hands.game()).into_iter().map(fight::Fighter::Monster);
        let who: Vec<_> = std::iter::once(fight::Fighter::Seat(fight.main)).chain(monsters).collect();
        for who in who {
            let name = format!("fighter-{}", standie::app::table::fighters::key(who));
            all.push((name.clone(), bounds(hands, &name)));
        }
        all.push(("the totals".to_owned(), bounds(hands, "totals")));
        return all;
    }
    if hands.driver.find(widget::Id::from("map".to_owned())).is_none() {
        return all;
    }
    let (map, camera) = hands.map();
    let scene = &hands.table().scene;
    let corner = Vector::new(map.x, map.y);
    for (square, place, token) in &scene.tokens {
        let at = token_bounds(&camera, *square, *place, map.size()) + corner;
        all.push((format!("{:?}", token.spot()), at));
    }
    for exit in &scene.exits {
        let (at, reach) = exit.sign(&camera, map.size());
        let at = Rectangle::new(at - Vector::new(reach, reach), Size::new(2.0 * reach, 2.0 * reach)) + corner;
        all.push((format!("the way {:?}", exit.side), at));
    }
    // What is far out of sight is covered by nothing.
    all.retain(|(_, at)| map.intersects(at));
    all.push(("the tools".to_owned(), bounds(hands, "map tools")));
    all
}

#[test]
fn whoever_has_typed_a_name_plays_the_first_game_under_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut hands = Hands::new(driver::with(keeping::app(&home), 1280.0, 800.0));
    hands.taps("quick");
    hands.driver.message(Message::Quick(quick::Message::Name(0, "Ada".to_owned())));
    hands.driver.message(Message::Quick(quick::Message::Sex(0, Sex::Male)));
    hands.taps("first");
    hands.taps("first start");
    let me = hands.game().seats.iter().find(|seat| seat.colour == Colour::Red).expect("the learner");
    assert_eq!((me.name.as_str(), me.sex), ("Ada", Some(Sex::Male)));
    assert!(first::is(hands.table().session.header()), "it is the first game all the same");
    assert!(hands.table().lesson.is_some());
}

#[test]
fn a_first_game_is_left_and_come_back_to_and_its_bubbles_can_be_sent_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut hands = Hands::new(driver::with(keeping::app(&home), 1280.0, 800.0));
    hands.taps("quick");
    hands.taps("first");
    hands.taps("first start");
    let hurry = || Message::Table(Do::Hot(Wish::Hurry));
    hands.driver.message(hurry());
    assert_eq!(hands.table().occasion().map(|(occasion, _)| occasion), Some(Occasion::Hand));
    let kept = standie::store::library::list(&home).expect("a list");
    assert_eq!(kept.len(), 1, "it is a game like any other");
    let path = kept[0].path.clone();
    hands.driver.message(Message::Table(Do::Ask(Action::Leave(Errand::Go(Route::Home)))));
    hands.driver.state.open(&path);
    hands.driver.message(hurry());
    assert_eq!(hands.table().occasion().map(|(occasion, _)| occasion), Some(Occasion::Hand), "nothing was done yet");
    hands.taps("no more");
    assert_eq!((hands.table().occasion(), &hands.table().lesson), (None, &None));
    assert!(hands.driver.find(widget::Id::from("bubble".to_owned())).is_none());
    // Its dice are called what they are.
    assert!(hands.words.get("log-dice-first").contains("picked"));
    let game = first::played_by("", Some(Sex::Female));
    let other = Header { seed: Some(first::seed() + 1), ..hands.table().session.header().clone() };
    assert!(first::is(hands.table().session.header()) && !first::is(&other) && other.setup == game);
    // One that was begun before its monsters were named is still the first game.
    let before = Setup { decks: Named::new(), ..first::setup() };
    assert!(first::is(&Header { setup: before, seed: Some(first::seed()), ..other }));
}

/// The chances of the first fights of whoever opens this door first, plays so, and lays down at most so many cards.
fn first_fights(setup: &Setup, door: usize, mind: &str, cards: usize) -> Vec<f64> {
    let book = standie::catalog::book();
    let (mut session, _) = Session::begin(book, setup.clone(), "", first::seed(), 0).expect("a game");
    let mut players = Players::new([mind, "careful"].into_iter());
    let (mut chances, mut fought, mut laid, mut opened) = (Vec::new(), None, 0, false);
    for _ in 0..600 {
        let (book, game) = (session.book().clone(), session.game());
        if game.ending.is_some() || chances.len() > 1 {
            break;
        }
        let turn = Some(game.turn.number);
        let fight = fight::current(game).filter(|fight| fight.main == Colour::Red && fought != turn);
        if let Some(odds) = fight.and_then(|fight| standie::odds::fight::known(&book, game, fight)) {
            chances.push(odds.chance());
            fought = turn;
        }
        let explores: Vec<Command> = engine::moves(&book, game)
            .into_iter()
            .filter(|command| matches!(command, Command::Dungeon(dungeon::Command::Explore { .. })))
            .collect();
        let first = !opened && game.turn.seat == Some(Colour::Red) && !explores.is_empty();
        let next = players.next(&session).expect("something to do");
        let plays = matches!(next, Command::Munchkin(munchkin::Command::PlayCard { seat: Colour::Red, .. }));
        let command = match () {
            () if first && (laid >= cards || !plays) => {
                opened = true;
                let Some(way) = explores.into_iter().nth(door) else { return Vec::new() };
                way
            }
            () => next,
        };
        laid += usize::from(plays);
        session.submit(&command, Who::App, 0).expect("a move");
    }
    chances
}

/// Whichever door is opened first, and whatever was laid down before: nobody is beaten before the first lesson is over.
#[test]
fn the_first_fights_of_a_first_game_can_be_won() {
    let (setup, mut games) = (first::setup(), 0);
    // As they come the monsters are anything but kind.
    let before = Setup { decks: Named::new(), ..setup.clone() };
    let hopeless = (0..4).flat_map(|door| first_fights(&before, door, "careful", 3)).any(|chance| chance < 0.1);
    assert!(hopeless, "nobody needs to name any");
    for door in 0..4 {
        for mind in ["careful", "greedy", "random"] {
            for cards in 0..4 {
                let chances = first_fights(&setup, door, mind, cards);
                games += usize::from(!chances.is_empty());
                let at = format!("door {door}, {mind}, {cards} cards: {chances:?}");
                assert!(chances.first().is_none_or(|chance| *chance >= 0.5), "{at}");
                assert!(chances.get(1).is_none_or(|chance| *chance >= 0.2), "{at}");
            }
        }
    }
    assert!(games > 12, "only {games} came to a fight");
}
