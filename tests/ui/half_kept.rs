//! Munchkin Quest beside its box with the map and the monsters alone: what the app was told of stays told, and what it was
//! not told of it neither counts nor denies.

use crate::hands::{Hands, explored, monsters, played};
use crate::paid::{texts, there};
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::widget;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::action::Action;
use standie::app::table::draft::{Edit, Told};
use standie::app::table::play::draft::{CardDraft, Sort};
use standie::app::table::{Keeping, Message as Do, Panel};
use standie::app::{App, Message, Route};
use standie::catalog;
use standie::catalog::words::Names;
use standie::play::Session;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::dungeon::deal::plain_deal;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::dungeon::room::Tile;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::ids::Colour::{self, Blue, Red};
use standie::rules::ids::{RoomId, Side, Square};
use standie::rules::munchkin::gear::Gear;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table::Care;
use standie::rules::{dungeon, munchkin, table};

fn does(hands: &mut Hands<impl Window>, command: impl Into<Command>) {
    hands.driver.message(Message::Table(Do::does(command.into())));
}

fn amends(hands: &mut Hands<impl Window>, effects: Vec<Effect>) {
    does(hands, table::Command::Amend { note: String::new(), effects });
}

fn pictured(hands: &mut Hands<impl Window>, name: &str) {
    if std::env::var("STANDIE_PICTURE").is_ok() {
        hands.driver.save_png(std::path::Path::new(&format!("target/pictures/half-kept-{name}.png")));
    }
}

/// A preset whose Items, hands and gold are left to the box; nobody has told the app of an Item.
fn left(preset: &str) -> Hands<impl Window + use<>> {
    let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
    does(&mut hands, table::Command::Care(Care::Map));
    let listed: Vec<(Colour, usize)> = hands.game().seats.iter().map(|seat| (seat.colour, seat.gear.len())).collect();
    for (seat, count) in listed {
        for _ in 0..count {
            amends(&mut hands, vec![munchkin::Effect::GearGone { seat, index: 0, sold: false }.into()]);
        }
    }
    hands
}

fn bonus(hands: &mut Hands<impl Window>, seat: Colour, to: i32) {
    amends(hands, vec![munchkin::Effect::Bonus { seat, change: Amount::To(to) }.into()]);
}

fn dies(hands: &mut Hands<impl Window>, seat: Colour) {
    let effects = vec![munchkin::Effect::Life { seat, dead: true, wish: false }.into()];
    does(hands, table::Command::Effects { note: String::new(), effects });
}

fn lines(hands: &Hands<impl Window>, from: usize) -> Vec<String> {
    hands.table().log[from..].iter().map(|line| line.text.clone()).collect()
}

#[test]
fn an_item_that_was_told_lies_where_its_owner_died() {
    let mut hands = left("table");
    let told = hands.table().log.len();
    let hat = Gear { name: "Dented Hat".to_owned(), bonus: 2, ..Gear::default() };
    amends(&mut hands, vec![munchkin::Effect::Gear { seat: Red, add: hat }.into()]);
    let room = hands.game().seat(Red).and_then(|seat| seat.room).expect("a room");
    dies(&mut hands, Red);
    let lies = hands.game().dungeon.as_ref().and_then(|d| d.room(room)?.pile.clone()).expect("a pile");
    assert_eq!((lies.gear.len(), lies.gold, lies.others), (1, 0, 0), "{lies:?}");
    assert_eq!(lies.gear[0].name, "Dented Hat");
    let said = lines(&hands, told);
    assert_eq!(said.iter().filter(|line| line.starts_with("Everything Ben had lies in")).count(), 1, "{said:?}");
    pictured(&mut hands, "died");
    assert!(texts(&mut hands).iter().any(|text| text.contains("the loot lies in the room")));
}

#[test]
fn what_lies_nowhere_says_so_when_it_is_touched() {
    let mut hands = left("table");
    assert!(hands.game().dungeon.as_ref().is_some_and(|d| d.rooms.iter().all(|room| room.pile.is_none())));
    hands.taps("pick");
    let says = hands.words.get("nothing-lies-here");
    assert!(hands.driver.sees(&says), "{:?}", texts(&mut hands));
}

#[test]
fn an_item_that_was_told_is_listed_with_its_owner() {
    let mut hands = left("seat");
    assert!(!there(&mut hands, "items blue"));
    let hat = Gear { name: "Dented Hat".to_owned(), bonus: 2, ..Gear::default() };
    amends(&mut hands, vec![munchkin::Effect::Gear { seat: Blue, add: hat }.into()]);
    hands.driver.message(Message::Table(Do::opens(Panel::Seat(Blue))));
    hands.taps("items blue");
    assert!(hands.driver.sees("Dented Hat"));
    assert!(!texts(&mut hands).iter().any(|text| text.contains("gold")), "gold nobody keeps is not given");
}

#[test]
fn a_curse_on_what_the_box_knows_asks_how_much_bonus_goes() {
    for (by, left_over) in [(2, 1), (0, 3)] {
        let mut hands = left("curse");
        bonus(&mut hands, Blue, 3);
        let told = hands.table().log.len();
        let draft = CardDraft { sort: Some(Sort::Curse), victim: Some(Blue), ..CardDraft::of(Red) };
        hands.driver.message(Message::Table(Do::opens(Panel::Card(Box::new(draft)))));
        hands.taps("ill headgear");
        let never = hands.words.with("choose-nothing", &[("what", hands.words.get("ill-headgear").into())]);
        assert!(!hands.driver.sees(&never), "nobody can know that");
        let asks = hands.words.with("card-curse-asks", &[("what", hands.words.get("ill-headgear").into())]);
        assert!(hands.driver.sees(&asks));
        pictured(&mut hands, "curse");
        assert!(there(&mut hands, "goes 3") && !there(&mut hands, "goes 4"), "no more than there is");
        hands.taps(&format!("goes {by}"));
        hands.next();
        assert_eq!(hands.game().seat(Blue).expect("BLUE").bonus, left_over);
        let said = lines(&hands, told);
        assert!(said.iter().any(|line| line.contains("Lose Headgear")), "{said:?}");
    }
}

#[test]
fn gold_that_is_left_to_the_box_is_nowhere_counted() {
    let mut hands = left("table");
    let active = hands.game().turn.seat.expect("a turn");
    let before = hands.game().seat(active).expect("a seat").clone();
    hands.driver.message(Message::Table(Do::opens(Panel::sale(active))));
    let says = hands.words.with("sale-at-the-table", &[("gold", 1000.into())]);
    assert!(hands.driver.sees(&says), "{:?}", texts(&mut hands));
    pictured(&mut hands, "sale");
    assert!(!there(&mut hands, "sell 2") && !there(&mut hands, "no-sell 2"), "they go one at a time");
    let told = hands.table().log.len();
    hands.taps("sell 1");
    let now = hands.game().seat(active).expect("a seat");
    assert_eq!((now.level, now.gold), (before.level + 1, before.gold));
    let said = lines(&hands, told);
    assert!(!said.iter().any(|line| line.contains("gold")), "{said:?}");
    let mut hands = left("over");
    pictured(&mut hands, "over");
    let gold: Vec<String> = texts(&mut hands).into_iter().filter(|text| text.contains(" gold")).collect();
    assert!(gold.is_empty(), "{gold:?}");
}

/// A turn of a quest beside the box, after these commands.
fn quest(commands: impl IntoIterator<Item = Command>) -> Hands<impl Window> {
    let setup = Setup { first: Some(Blue), ..Setup::new(&[Blue, Red]) };
    let (session, _) = Session::begin(catalog::book(), setup, "", 1, TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(played(session, commands), Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.waits();
    hands
}

fn answer(answer: impl Into<Answer>) -> Command {
    Command::Table(table::Command::Answer(answer.into()))
}

#[test]
fn a_monster_turn_in_which_none_moves_goes_on_by_itself_and_is_taken_back_like_any() {
    let mut hands = quest([answer(table::Answer::Done), monsters()]);
    does(&mut hands, answer(table::Answer::Colour(Red)));
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })), "{:?}", hands.table().question);
    assert!(hands.table().log.iter().any(|line| line.text == "RED rolled: no monsters out, so nobody moves"));
    hands.driver.message(Message::Table(Do::Ask(Action::Undo)));
    assert!(matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::MonsterDie(_))));
}

#[test]
fn letters_where_costs_are_asked_are_no_shortcuts() {
    let mut hands = quest([answer(table::Answer::Done)]);
    let room = RoomId(hands.game().dungeon.as_ref().expect("a map").next_room);
    let placed = dungeon::Effect::PlaceRoom { at: Square { col: 1, row: 0 }, tile: Tile::default() };
    let door = dungeon::Effect::Link { room, side: Side::East, kind: LinkKind::Door };
    amends(&mut hands, vec![placed.into(), door.into(), dungeon::Effect::Stand { seat: Blue, room }.into()]);
    does(&mut hands, dungeon::Command::Explore { side: Side::East, all: false });
    assert!(matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::Tile { .. })), "the room first");
    assert!(!hands.game().table.costs_checked);
    does(&mut hands, answer(dungeon::Answer::Tile(Box::default())));
    does(&mut hands, answer(table::Answer::Done));
    assert!(matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::LinkCosts { .. })));
    for letter in ["t", "o"] {
        let before = hands.table().question.clone();
        hands.driver.key(Key::Character(letter.into()), Modifiers::default());
        assert!(!hands.driver.state.shell.settings.far && hands.table().question == before, "{letter}");
    }
    // Whoever typed a monster's name goes on by Return, unread.
    let before = hands.table().question.clone();
    for _ in 0..2 {
        hands.waits();
        hands.driver.key(Key::Named(Named::Enter), Modifiers::default());
    }
    assert!(hands.table().question == before && !hands.game().table.costs_checked, "nobody has told any cost");
    hands.driver.key(Key::Character("1".into()), Modifiers::default());
    hands.waits();
    hands.driver.key(Key::Named(Named::Enter), Modifiers::default());
    assert!(hands.game().table.costs_checked, "what was told is meant");
}

#[test]
fn a_deal_is_told_as_one() {
    let mut hands = left("seat");
    let told = hands.table().log.len();
    let active = hands.game().turn.seat.expect("a turn");
    let room = hands.game().seat(active).and_then(|seat| seat.room).expect("a room");
    assert!(hands.game().foes.in_room(room).next().is_none());
    does(&mut hands, plain_deal());
    let name = hands.words.seat(active, Names::of(hands.game()));
    let says = hands.words.with("did-deal", &[("seat", name.into())]);
    assert!(lines(&hands, told).len() == 1 && hands.table().log[told..].iter().all(|line| line.text.contains("Move")));
    hands.driver.message(Message::Table(Do::goes(Route::Journal)));
    let journal = texts(&mut hands);
    assert!(journal.iter().any(|text| text.contains(&says)), "{journal:?}");
}

#[test]
fn whoever_is_at_the_top_is_told_where_the_boss_waits() {
    let mut hands = quest([answer(table::Answer::Done)]);
    let says = hands.words.with("boss-waits", &[("top", 10.into())]);
    assert!(!hands.driver.sees(&says));
    amends(&mut hands, vec![munchkin::Effect::Level { seat: Blue, change: Amount::To(10), kill: true }.into()]);
    let room = RoomId(hands.game().dungeon.as_ref().expect("a map").next_room);
    let placed = dungeon::Effect::PlaceRoom { at: Square { col: 1, row: 0 }, tile: Tile::default() };
    amends(&mut hands, vec![placed.into(), dungeon::Effect::Stand { seat: Blue, room }.into()]);
    assert!(hands.driver.sees(&says), "{:?}", texts(&mut hands));
    pictured(&mut hands, "boss");
}

#[test]
fn treasures_nobody_has_told_are_said_to_be_a_guess() {
    let mut hands = quest(explored());
    hands.driver.message(Message::Table(Do::edits(Edit::Told(Told::Won))));
    let killed = hands.table().draft.killed.clone();
    assert_eq!(killed.len(), 1, "{killed:?}");
    let name = hands.words.monster(killed[0], Names::of(hands.game()));
    let says = hands.words.with("fight-treasures-untold", &[("monsters", name.into())]);
    assert!(hands.driver.sees(&says), "{:?}", texts(&mut hands));
    pictured(&mut hands, "untold");
    let def = MonsterDef { treasures: Some(2), ..MonsterDef::default() };
    amends(&mut hands, vec![fight::Effect::Card { monster: killed[0], def }.into()]);
    assert!(!hands.driver.sees(&says));
}

/// Nobody has told what she had: it lies there all the same, and is picked up like anything else.
#[test]
fn whatever_nobody_has_told_lies_where_its_owner_died_and_is_picked_up_in_one_touch() {
    let mut hands = left("table");
    let active = hands.game().turn.seat.expect("a turn");
    let other = hands.game().seats.iter().map(|seat| seat.colour).find(|seat| *seat != active).expect("another");
    let room = hands.game().seat(active).and_then(|seat| seat.room).expect("a room");
    amends(&mut hands, vec![dungeon::Effect::Stand { seat: other, room }.into()]);
    bonus(&mut hands, other, 3);
    dies(&mut hands, other);
    let lies = |hands: &Hands<_>| hands.game().dungeon.as_ref().and_then(|d| d.room(room)?.pile.clone());
    let pile = lies(&hands).expect("a pile");
    assert_eq!((pile.of.as_slice(), pile.gear.len()), (&[other][..], 0));
    assert!(pile.letter.is_some(), "it has its token");
    hands.taps(&format!("died {}", other.name()));
    let spent = hands.game().seat(active).expect("a seat").spent;
    hands.taps("pick");
    assert_eq!(hands.game().seat(active).expect("a seat").spent, spent + 1);
    assert_eq!(lies(&hands), None);
}

#[test]
fn a_monster_turn_without_monsters_asks_for_no_color_where_hands_are_left_to_the_box() {
    let mut hands = quest([answer(table::Answer::Done)]);
    does(&mut hands, table::Command::Care(Care::Map));
    let told = hands.table().log.len();
    does(&mut hands, monsters());
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })), "{:?}", hands.table().question);
    let said = lines(&hands, told);
    assert!(said.iter().any(|line| line.starts_with("No monsters out, so nobody moves")), "{said:?}");
}

#[test]
fn a_mate_of_the_monster_that_is_fought_comes_with_its_numbers() {
    let mut hands = Hands::new(driver::at("fight", 1280.0, 800.0));
    let fought = hands.game().fight.as_ref().expect("a fight").monsters(hands.game());
    let def = hands.game().foes.get(fought[0]).expect("a monster").def.clone();
    let plays = munchkin::Command::Play {
        seat: Red,
        from: munchkin::played::Source::Hand(standie::rules::cards::deck::Deck::DXM),
        name: "Mate".to_owned(),
        what: Box::new(munchkin::played::Played::Monster),
    };
    does(&mut hands, Command::Munchkin(plays));
    assert!(matches!(hands.table().question.ask, Ask::Dungeon(dungeon::Ask::NewMonster { .. })));
    pictured(&mut hands, "mate");
    hands.taps(&format!("mate {}", fought[0].0));
    let now = hands.game().foes.all.iter().filter(|foe| foe.def.name == def.name && foe.def.level == def.level).count();
    assert_eq!(now, 2);
}

/// An entry that is called by nothing but the turn it begins stands below the head of that turn.
#[test]
fn a_turn_that_begins_stands_below_its_own_head() {
    let mut hands = quest([answer(table::Answer::Done), monsters()]);
    does(&mut hands, answer(table::Answer::Colour(Red)));
    assert_eq!(hands.game().turn.number, 2);
    hands.driver.message(Message::Table(Do::goes(Route::Journal)));
    let journal = texts(&mut hands);
    let begins = |text: &&String| text.starts_with("Turn 2: ");
    assert_eq!(journal.iter().filter(begins).count(), 2, "{journal:?}");
}

#[test]
fn no_turn_ends_in_the_place_of_all_moved_where_nobody_has_moved() {
    let mut hands = quest([answer(table::Answer::Done), monsters()]);
    let before = hands.game().turn.number;
    hands.taps("colour-red");
    let begun = hands.game().turn.number;
    assert!(begun > before && matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. })));
    let end = hands.driver.place(widget::Id::new("context"));
    hands.waits();
    hands.waits();
    hands.driver.tap_at(end);
    assert_eq!(hands.game().turn.number, begun, "whoever looks at the board ends nobody's turn");
    hands.waits();
    hands.driver.tap_at(end);
    let asks = &hands.table().question.ask;
    assert!(!matches!(asks, Ask::Table(table::Ask::Turn { .. })), "by now it is meant: {asks:?}");
}

#[test]
fn a_level_is_bought_from_where_cards_are_played_also_where_nobody_counts_gold() {
    let mut hands = left("table");
    let active = hands.game().turn.seat.expect("a turn");
    let level = hands.game().seat(active).expect("a seat").level;
    hands.taps("play a card");
    hands.taps("buys");
    assert!(matches!(&hands.table().panel, Some(Panel::Sale(seat, ..)) if *seat == active));
    hands.taps("sell 1");
    assert_eq!(hands.game().seat(active).expect("a seat").level, level + 1);
}

#[test]
fn two_rooms_of_one_name_are_told_apart() {
    let mut hands = quest([answer(table::Answer::Done)]);
    let (first, second) =
        (RoomId(hands.game().dungeon.as_ref().expect("a map").next_room), |n: RoomId| RoomId(n.0 + 1));
    let kitchen = || {
        let face = dungeon::room::Face { name: "Kitchen".to_owned(), ..Default::default() };
        Tile { up: face.into(), ..Tile::default() }
    };
    for col in [1, 2] {
        let placed = dungeon::Effect::PlaceRoom { at: Square { col, row: 0 }, tile: kitchen() };
        amends(&mut hands, vec![placed.into()]);
    }
    let names = Names::of(hands.game());
    let called = [first, second(first)].map(|room| hands.words.room(room, names));
    assert_eq!(called, ["Kitchen", "Kitchen 2"]);
}

#[test]
fn nobody_is_asked_who_picks_treasures_that_the_box_keeps() {
    for kept in [true, false] {
        let mut hands = Hands::new(driver::at("helped", 1280.0, 800.0));
        if !kept {
            does(&mut hands, table::Command::Care(Care::Map));
        }
        let helper = fight::current(hands.game()).expect("a fight").helping(hands.game()).expect("help");
        let terms = fight::Bargain { treasures: 1, ..Default::default() };
        let strong = munchkin::Effect::Bonus { seat: helper, change: Amount::To(90) };
        let foe = fight::current(hands.game()).expect("a fight").monsters(hands.game())[0];
        let three = fight::foe::card::Enhancer { treasures: 3, ..Default::default() };
        let more = fight::Effect::Enhance { monster: foe, add: three };
        amends(&mut hands, vec![fight::Effect::Bargain { terms }.into(), strong.into(), more.into()]);
        hands.next();
        let Ask::Fight(fight::Ask::FightDice { rollers }) = hands.table().question.ask.clone() else {
            panic!("no dice")
        };
        let faces = |dice: &Option<u32>| vec![4; dice.unwrap_or(1) as usize];
        let throws = rollers.iter().map(|(who, dice)| fight::Throw { who: *who, faces: faces(dice) }).collect();
        does(&mut hands, answer(fight::Answer::Throws(throws)));
        hands.next();
        let asked = matches!(hands.table().question.ask, Ask::Fight(fight::Ask::PickOrder { .. }));
        assert_eq!(asked, kept, "{:?}", hands.table().question);
    }
}

#[test]
fn whoever_comes_back_to_life_is_reminded_of_the_gold_too() {
    let mut hands = quest([answer(table::Answer::Done)]);
    does(&mut hands, table::Command::Care(Care::Map));
    amends(&mut hands, vec![munchkin::Effect::Life { seat: Red, dead: true, wish: false }.into()]);
    does(&mut hands, monsters());
    does(&mut hands, answer(table::Answer::Colour(Red)));
    assert!(!hands.game().seat(Red).expect("a seat").dead, "back");
    let name = hands.words.seat(Red, Names::of(hands.game()));
    let gold = hands.words.with("told-gold-up", &[("seat", name.into()), ("by", 300.into())]);
    assert!(hands.table().reminders.contains(&gold), "{:?}", hands.table().reminders);
}
