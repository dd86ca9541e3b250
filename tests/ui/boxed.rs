//! Munchkin Quest beside its box, as people have found it wanting: nothing moves under a finger, and nothing is asked that
//! nobody needs.

use crate::hands::Hands;
use crate::paid::{texts, there};
use crate::support::driver::{self, Window};
use iced_test::core::Rectangle;
use iced_test::core::widget::Id;
use iced_test::selector::Target;
use standie::app::Message;
use standie::app::map::scene::Token;
use standie::app::table::play::draft::{CardDraft, Sort};
use standie::app::table::{Message as Do, Panel};
use standie::rules::command::Command;
use standie::rules::ids::Colour::{self, Blue};
use standie::rules::table::Care;
use standie::rules::{fight, table};

fn place(hands: &mut Hands<impl Window>, id: &str) -> Rectangle {
    let found: Target = hands.driver.find(Id::from(id.to_owned())).unwrap_or_else(|| panic!("{id}"));
    found.bounds()
}

/// A Class brings its powers: they stand below everything that is touched there.
#[test]
fn a_class_that_is_chosen_pushes_nothing_away() {
    let mut hands = Hands::new(driver::at("seat", 1280.0, 800.0));
    let class = hands.game().seat(Blue).expect("BLUE").classes.first().cloned();
    let male = hands.words.get("sex-male");
    let before = hands.driver.find_all(male.as_str()).first().expect("a sex").bounds().y;
    let other = ["warrior", "thief"].into_iter().find(|kind| class.as_deref() != Some(*kind)).expect("another");
    hands.driver.message(Message::Table(Do::corrects(vec![
        standie::rules::munchkin::Effect::Classes { seat: Blue, classes: Vec::new() }.into(),
    ])));
    let without = hands.driver.find_all(male.as_str()).first().expect("a sex").bounds().y;
    hands.driver.message(Message::Table(Do::corrects(vec![
        standie::rules::munchkin::Effect::Classes { seat: Blue, classes: vec![other.to_owned()] }.into(),
    ])));
    let with = hands.driver.find_all(male.as_str()).first().expect("a sex").bounds().y;
    assert!((without - with).abs() < 4.0 && (before - with).abs() < 4.0, "{before} {without} {with}");
}

#[test]
fn the_treasure_row_stays_where_it_is_once_the_dice_are_told() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)] {
        let mut hands = Hands::new(driver::at("unknown", width, height));
        if !there(&mut hands, "monster-treasures-1-1") {
            continue;
        }
        let before = place(&mut hands, "monster-treasures-1-1");
        hands.taps("monster-level-short-1-2");
        hands.taps("monster-dice-1-1");
        let after = place(&mut hands, "monster-treasures-1-1");
        assert!((after.y - before.y).abs() <= 4.0, "{width}x{height}: {before:?} {after:?}");
    }
}

#[test]
fn the_boss_is_worth_no_treasure_and_winning_is_called_so() {
    let mut hands = Hands::new(driver::at("boss", 1280.0, 800.0));
    let fought = hands.game().fight.as_ref().expect("a fight").monsters(hands.game());
    let boss = hands.game().foes.boss_among(&fought).expect("the Boss");
    let mut def = hands.game().foes.get(boss).expect("the Boss").def.as_ref().clone();
    (def.level, def.dice, def.treasures) = (Some(20), Some(1), None);
    let blank = fight::Effect::Card { monster: boss, def };
    hands.driver.message(Message::Table(Do::corrects(vec![blank.into()])));
    assert!(!there(&mut hands, &format!("monster-treasures-{}-1", boss.0)));
    let told = hands.table().log.len();
    let won = fight::outcome::Won { killed: vec![boss], levels: 0, treasures: 1, ..Default::default() };
    let won = standie::rules::answer::Answer::Fight(fight::Answer::Fight(fight::outcome::Outcome::Won(won)));
    hands.driver.message(Message::Table(Do::does(Command::Table(table::Command::Answer(won)))));
    assert!(hands.game().ending.is_some());
    let said: Vec<String> = hands.table().log[told..].iter().map(|line| line.text.clone()).collect();
    assert!(!said.iter().any(|line| line.contains("Treasure")), "{said:?}");
}

#[test]
fn nothing_is_said_of_a_secret_where_the_dice_lay_on_the_table() {
    for (preset, shown) in [("over", false), ("hot_over", true)] {
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        assert_eq!(there(&mut hands, "check dice"), shown, "{preset}");
        let said = texts(&mut hands).iter().any(|text| text.contains("secret behind"));
        assert!(shown || !said, "{preset}");
    }
}

#[test]
fn why_an_item_cannot_be_thrown_is_read_without_a_touch() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let main = hands.game().fight.as_ref().expect("a fight").main;
    let outside = hands.game().seats.iter().map(|seat| seat.colour).find(|seat| *seat != main).expect("another");
    let draft = CardDraft { sort: Some(Sort::Once), ..CardDraft::of(outside) };
    hands.driver.message(Message::Table(Do::opens(Panel::Card(Box::new(draft)))));
    let why = hands.words.get("card-throwable-only");
    let shown = hands.driver.sees(&why);
    hands.taps("throwable");
    assert!(hands.driver.sees(&why) != shown, "{:?}", texts(&mut hands));
}

#[test]
fn both_lines_of_a_searchs_results_are_seen_whole() {
    let mut hands = Hands::new(driver::at("search", 1280.0, 800.0));
    hands.taps("search");
    let last = hands.driver.find("11+").expect("the last result");
    let (whole, seen) = (last.bounds(), last.visible_bounds().expect("it is seen"));
    assert!(seen.height > whole.height * 0.95, "{whole:?} {seen:?}");
}

#[test]
fn charity_is_spoken_of_once_where_hands_are_left_to_the_box() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    hands.driver.state.shell.settings.reminders = true;
    hands.driver.message(Message::Table(Do::does(Command::Table(table::Command::Care(Care::Map)))));
    let end = Command::Turn(standie::rules::turn::Command::EndTurn);
    hands.driver.message(Message::Table(Do::does(end)));
    let says = hands.words.get("remind-charity");
    assert!(hands.driver.sees(&says), "{:?}", texts(&mut hands));
}

#[test]
fn whoever_had_a_hat_on_wears_it_when_the_game_is_gone_through_once_more() {
    let mut hands = Hands::new(driver::at("over", 1280.0, 800.0));
    let seat: Colour = hands.game().seats[0].colour;
    standie::app::hat::put_on(&mut hands.driver.state.shell.settings, seat, Some("hat-viking"));
    let worn = standie::app::hat::of(&hands.driver.state.shell.settings, hands.game(), seat);
    hands.taps("replay");
    let replay = hands.table().end.as_ref().and_then(|end| end.replay.as_ref()).expect("the game once more");
    let wears = |token: &Token| matches!(token, Token::Munchkin { colour, hat, .. } if *colour == seat && *hat == worn);
    assert!(worn.is_some() && replay.scene.tokens.iter().any(|(.., token)| wears(token)));
}
