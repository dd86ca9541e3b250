//! Classic Munchkin beside its cardboard: what is seldom done and is a touch away all the same; who sits down as two.

use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::widget;
use standie::app::presets::TIME;
use standie::app::screen::{library, setup};
use standie::app::shell::Clock;
use standie::app::table::{Field, Keeping, Message as Do};
use standie::app::{App, Message, Route};
use standie::catalog;
use standie::catalog::boxed::{CurseCard, Foe, Lesson};
use standie::play::Session;
use standie::rules::amount::Amount;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::fight;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::Care;

fn begun(care: Care, rulings: &[(&str, &str)]) -> Hands<impl Window + use<>> {
    let setup = Setup::new(&[Red, Blue, Green, Yellow]);
    let rulings = rulings.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let setup = Setup { system: "classic".to_owned(), first: Some(Red), care, expansion: true, rulings, ..setup };
    let (session, _) = Session::begin(catalog::classic(), setup, "", 1, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.next();
    hands
}

fn amends(hands: &mut Hands<impl Window>, effect: munchkin::Effect) {
    let amends = table::Command::Amend { note: String::new(), effects: vec![effect.into()] };
    hands.driver.message(Message::Table(Do::does(Command::Table(amends))));
}

fn raises(hands: &mut Hands<impl Window>, seat: Colour, to: i32) {
    amends(hands, munchkin::Effect::Level { seat, change: Amount::To(to), kill: false });
}

fn level(hands: &Hands<impl Window>, seat: Colour) -> u8 {
    hands.game().seat(seat).expect("a seat").level
}

fn there(hands: &mut Hands<impl Window>, id: &str) -> bool {
    hands.driver.find(widget::Id::from(id.to_owned())).is_some()
}

fn is_over(hands: &Hands<impl Window>) -> bool {
    matches!(hands.table().question.ask, Ask::Table(table::Ask::Over(_)))
}

#[test]
fn the_last_level_asks_whether_it_was_a_kill() {
    let mut hands = begun(Care::Map, &[]);
    raises(&mut hands, Red, 9);
    hands.taps("more red");
    assert_eq!(level(&hands, Red), 9, "asked first");
    hands.taps("last card");
    assert_eq!(level(&hands, Red), 9, "no card reaches so far");
    assert!(there(&mut hands, "last anyway"), "and it is said why");
    hands.taps("last kill");
    assert!(is_over(&hands) && level(&hands, Red) == 10, "{:?}", hands.table().question);
    // A card all the same, where the table has it so: marked as put right.
    let mut hands = begun(Care::Map, &[]);
    raises(&mut hands, Red, 9);
    hands.taps("more red");
    hands.taps("last anyway");
    assert_eq!(level(&hands, Red), 10);
    assert_eq!(hands.table().panel, None);
}

#[test]
fn where_a_table_plays_so_one_of_two_is_beaten_and_the_other_run_from() {
    for split in ["no", "yes"] {
        let mut hands = begun(Care::Map, &[("split_combat", split)]);
        raises(&mut hands, Red, 5);
        hands.taps("meet 3");
        hands.taps("another");
        hands.taps("meet 9");
        let all: Vec<u32> = hands.game().foes.all.iter().map(|foe| foe.id.0).collect();
        assert!(!there(&mut hands, &format!("split {}", all[1])), "9 is too much for 5");
        assert_eq!(there(&mut hands, &format!("split {}", all[0])), split == "yes");
        if split == "no" {
            continue;
        }
        hands.taps(&format!("split {}", all[0]));
        hands.next();
        assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::RunAway { .. })), "from the other");
        hands.taps("die-6");
        assert_eq!(level(&hands, Red), 6, "{:?}", hands.table().question);
    }
}

#[test]
fn whoever_would_win_runs_all_the_same_where_the_table_lets_them() {
    for may in ["no", "yes"] {
        let mut hands = begun(Care::Map, &[("run_while_winning", may)]);
        raises(&mut hands, Red, 5);
        hands.taps("meet 3");
        assert_eq!(there(&mut hands, "run anyway"), may == "yes");
        if may == "yes" {
            hands.taps("run anyway");
            assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::RunAway { .. })));
        }
    }
}

#[test]
fn how_well_one_runs_from_a_monster_is_a_touch() {
    let mut hands = begun(Care::Map, &[]);
    hands.taps("meet 9");
    let id = hands.game().foes.all[0].id.0;
    hands.taps(&format!("run-less-{id}"));
    hands.taps(&format!("run-less-{id}"));
    hands.taps(&format!("run-more-{id}"));
    assert_eq!(hands.game().foes.all[0].def.run, -1);
    hands.next();
    let needs = hands.words.with("run-needs", &[("least", 6.into())]);
    assert!(hands.driver.sees(&needs), "5, and one more");
}

#[test]
fn where_items_have_names_hands_are_counted_and_charity_is_a_touch() {
    let mut hands = begun(Care::Everything, &[]);
    for (seat, to) in [(Red, 5), (Blue, 2), (Green, 2), (Yellow, 4)] {
        raises(&mut hands, seat, to);
    }
    hands.sets(Red, Field::Treasure, 5);
    let held = |hands: &Hands<_>, seat| hands.game().seat(seat).expect("a seat").hand.total();
    assert_eq!((held(&hands, Red), held(&hands, Blue)), (7, 4), "shown and set where the Level is");
    hands.taps("doors 0");
    let before = hands.taps;
    hands.next();
    let Ask::Munchkin(munchkin::Ask::Charity { surplus, to }) = hands.table().question.ask.clone() else {
        panic!("{:?}", hands.table().question)
    };
    assert_eq!((surplus, to), (2, vec![Blue, Green]), "the two lowest");
    let told = hands.words.with("charity-to", &[("seat", hands.words.colour(Blue).into())]);
    assert!(hands.driver.sees(&told), "who gets what");
    hands.next();
    assert_eq!([Red, Blue, Green, Yellow].map(|seat| held(&hands, seat)), [5, 5, 5, 4]);
    assert_eq!((hands.game().turn.seat, hands.taps - before), (Some(Blue), 2), "two touches, the next turn is on");
    // Of the deck there is more of.
    assert_eq!(hands.game().seat(Red).expect("a seat").hand.of(Deck::ITEMS), 3);
}

#[test]
fn items_that_are_listed_are_thrown_away_by_a_touch() {
    let mut hands = begun(Care::Everything, &[]);
    let add = Gear { name: "Soggy Map".to_owned(), bonus: 1, ..Gear::default() };
    amends(&mut hands, munchkin::Effect::Gear { seat: Red, add });
    hands.taps("seat-red");
    hands.taps("items red");
    hands.taps("item 0");
    hands.taps("deed drop");
    assert!(hands.game().seat(Red).expect("a seat").gear.is_empty(), "{:?}", hands.driver.state.shell.toast);
}

#[test]
fn two_who_sit_down_are_told_once_and_begin_by_one_touch() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Setup);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.taps("game classic");
    for gone in [Green, Yellow] {
        hands.driver.message(Message::Setup(setup::Message::Toggle(gone)));
    }
    let told = hands.words.get("setup-two");
    assert_eq!(hands.driver.find_all(told.as_str()).len(), 1, "said once");
    hands.taps("start");
    assert_eq!(hands.game().seats.len(), 2);
    assert_eq!(hands.game().table.rulings.get("players_min").map(String::as_str), Some("2"), "and written down");
    // Three need no word, and nothing is written down for them.
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Setup);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.taps("game classic");
    hands.driver.message(Message::Setup(setup::Message::Toggle(Green)));
    assert!(!hands.driver.sees(&told));
    hands.taps("start");
    assert!(!hands.game().table.rulings.contains_key("players_min"));
}

#[test]
fn two_play_in_the_app_by_one_touch_too() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Quick);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.taps("game classic");
    hands.taps("less 2");
    let told = hands.words.get("setup-two");
    assert!(hands.driver.find(told.as_str()).is_some());
    hands.taps("start");
    assert_eq!((hands.game().seats.len(), hands.game().system.as_ref()), (2, "classic"));
    assert_eq!(hands.game().table.rulings.get("players_min").map(String::as_str), Some("2"));
}

#[test]
fn the_box_shows_what_was_met_behind_doors_and_forgets_it() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    let foe = |name: &str, level| {
        let def = MonsterDef { name: name.to_owned(), level: Some(level), treasures: Some(2), ..MonsterDef::default() };
        Lesson::Foe(Box::new(Foe { def, bad: None }))
    };
    let item = Gear { name: "Soggy Map".to_owned(), bonus: 1, ..Gear::default() };
    let curse = CurseCard { name: "Wet Socks".to_owned(), does: "level".to_owned(), by: 1 };
    app.shell.learn_all(&[foe("Tax Gnome", 6), foe("", 12), Lesson::Item(Box::new(item)), Lesson::Curse(curse)]);
    app.go(Route::Library);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.taps("box-foes");
    assert!(hands.driver.sees("Tax Gnome"));
    let nameless = hands.words.with("monster-level", &[("level", 12.into())]);
    assert!(hands.driver.sees(&nameless), "one nobody has named goes by its Level");
    hands.taps("box-items");
    assert!(hands.driver.sees("Soggy Map") && !hands.driver.sees("Tax Gnome"));
    hands.taps("box-curses");
    assert!(hands.driver.sees("Wet Socks"));
    hands.taps("box-foes");
    for _ in 0..2 {
        hands.driver.message(Message::Library(library::Message::Forget(nameless.clone())));
    }
    let met = hands.driver.state.shell.owners_box();
    assert_eq!(met.met().foes().map(|foe| foe.def.name.clone()).collect::<Vec<_>>(), ["Tax Gnome"]);
}

#[test]
fn the_chance_to_get_away_from_two_is_told_and_where_it_does_not_matter_none_is_first() {
    let mut hands = begun(Care::Map, &[]);
    hands.taps("meet 19");
    hands.taps("another");
    hands.taps("meet 20");
    let last = hands.game().foes.all[1].id.0;
    // With two monsters there is less room on the stage: its card is told on the monster's own sheet, or by an effect.
    let def = MonsterDef { run: -1, ..MonsterDef::clone(&hands.game().foes.all[1].def) };
    let says = fight::Effect::Card { monster: hands.game().foes.all[1].id, def };
    let amends = table::Command::Amend { note: String::new(), effects: vec![says.into()] };
    hands.driver.message(Message::Table(Do::does(Command::Table(amends))));
    hands.next();
    let free = hands.words.with("flight-free", &[("odds", "6%".into())]);
    assert!(hands.driver.sees(&free), "1/18, from monster {last}");
    let first = hands.words.get("flight-first");
    assert!(!hands.driver.sees(&first), "one is as good as the other");
}

#[test]
fn where_items_have_names_what_is_won_is_in_the_hand_and_the_dead_hold_nothing() {
    let mut hands = begun(Care::Everything, &[]);
    raises(&mut hands, Red, 5);
    hands.taps("meet 4");
    if there(&mut hands, "monster-treasures-1-2") {
        hands.taps("monster-treasures-1-2");
    }
    hands.next();
    let throws = Command::Table(table::Command::Answer(fight::Answer::Throws(Vec::new()).into()));
    hands.driver.message(Message::Table(Do::does(throws)));
    let held = |hands: &Hands<_>, deck| hands.game().seat(Red).expect("a seat").hand.of(deck);
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })), "{:?}", hands.table().question);
    assert_eq!((level(&hands, Red), held(&hands, Deck::ITEMS)), (6, 4), "two dealt and two won");
    hands.taps("dies");
    assert_eq!(hands.game().seat(Red).expect("a seat").hand.total(), 0);
    // Nothing left to loot, and the next turn.
    hands.next();
    hands.next();
    assert_eq!(hands.game().turn.seat, Some(Blue), "{:?}", hands.table().question);
}
