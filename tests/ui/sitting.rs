//! What an evening at a table of cardboard ran into: cards nobody could play, claims that did not wait, questions without
//! an answer.

use crate::cardboard::{self, RING, claimed, level, raises, rings};
use crate::hands::Hands;
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::widget;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::{Keeping, Message as Do, Panel};
use standie::app::{App, Message};
use standie::catalog;
use standie::play::Session;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::doors;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::now::Deed;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::Care;

/// Items by name, hands counted.
fn named(width: f32, height: f32) -> Hands<impl Window> {
    cardboard::cared(Care::Everything, width, height)
}

fn amends(hands: &mut Hands<impl Window>, effect: impl Into<Effect>) {
    let amends = table::Command::Amend { note: String::new(), effects: vec![effect.into()] };
    hands.driver.message(Message::Table(Do::does(Command::Table(amends))));
}

fn gets(hands: &mut Hands<impl Window>, seat: Colour, name: &str, bonus: i16, big: bool) {
    let add = Gear { name: name.to_owned(), bonus, big, ..Gear::default() };
    amends(hands, munchkin::Effect::Gear { seat, add });
}

fn there(hands: &mut Hands<impl Window>, id: &str) -> bool {
    hands.driver.find(widget::Id::from(id.to_owned())).is_some()
}

/// Doors and Treasures in somebody's hand.
fn hand(hands: &Hands<impl Window>, seat: Colour) -> (u8, u8) {
    let held = hands.game().seat(seat).expect("a seat").hand;
    (held.of(Deck::DOOR), held.of(Deck::ITEMS))
}

#[test]
fn a_card_of_each_sort_is_played_from_the_deck_it_lies_in() {
    let mut hands = named(1280.0, 800.0);
    assert_eq!(hand(&hands, Blue), (2, 2));
    // A Level lies among the Treasures.
    hands.taps("meet 3");
    hands.taps("play a card");
    hands.taps("by blue");
    hands.taps("sort level");
    hands.taps("play");
    assert_eq!((level(&hands, Blue), hand(&hands, Blue)), (2, (2, 1)));
    // What is put on a monster is a Door, and what brings one more.
    hands.taps("play a card");
    hands.taps("by blue");
    hands.taps("sort enhancer");
    hands.taps("play");
    assert_eq!(hand(&hands, Blue), (1, 1), "{:?}", hands.driver.state.shell.toast);
    hands.taps("play a card");
    hands.taps("by green");
    hands.taps("sort monster");
    hands.taps("play");
    assert_eq!(hand(&hands, Green), (1, 2), "{:?}", hands.driver.state.shell.toast);
}

#[test]
fn a_curse_from_a_hand_costs_a_door_and_one_kicked_open_nobody() {
    let mut hands = named(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    hands.taps("curse");
    hands.taps("ill level");
    assert_eq!(level(&hands, Red), 4, "kicked open: nobody is asked whose it is");
    assert_eq!([Red, Blue, Green, Yellow].map(|seat| hand(&hands, seat)), [(2, 2); 4]);
    hands.taps("curse");
    hands.taps("by blue");
    hands.taps("ill level");
    assert_eq!((level(&hands, Red), hand(&hands, Blue)), (3, (1, 2)));
    // On somebody else it was no door.
    hands.taps("curse");
    hands.taps("curse green");
    let whose = hands.words.get("card-whose");
    assert!(hands.driver.sees(&whose));
    let rows = ["card-by-curse", "card-curse-on"].map(|id| hands.words.get(id));
    assert!(rows.iter().all(|row| hands.driver.sees(row)), "whose hand, and whom: {rows:?}");
    assert!(!hands.driver.sees(&hands.words.get("card-by")), "a victim is no owner");
    hands.taps("by the door");
    hands.taps("ill level");
    assert_eq!((level(&hands, Red), level(&hands, Green)), (2, 1), "it hits whoever opened it");
    // What cannot be played says why where it is looked for.
    let none = cards::Effect::Hand { seat: Yellow, deck: Deck::DOOR, change: standie::rules::amount::Amount::To(0) };
    amends(&mut hands, none);
    hands.taps("curse");
    hands.taps("by yellow");
    let name = hands.words.colour(Yellow);
    let why = hands.words.with("card-not-in-hand", &[("seat", name.into())]);
    assert!(hands.driver.sees(&why), "{why}");
}

#[test]
fn the_claim_waits_for_whoever_has_a_card_in_mind() {
    for (opens, lets_be) in [("curse", "close"), ("play a card", "close"), ("menu", "close"), ("another", "")] {
        let mut hands = cardboard::begun(1280.0, 800.0);
        raises(&mut hands, Red, 7);
        hands.taps("meet 4");
        hands.next();
        assert!(claimed(&hands));
        hands.taps(opens);
        rings(&mut hands, 10 * RING);
        assert!(claimed(&hands) && level(&hands, Red) == 7, "{opens} is open");
        if lets_be.is_empty() {
            hands.taps("meet 9");
            assert!(!claimed(&hands), "7 against 13");
            continue;
        }
        hands.taps(lets_be);
        rings(&mut hands, RING - 100);
        assert!(claimed(&hands), "all of the ring once more");
        rings(&mut hands, 200);
        assert_eq!(level(&hands, Red), 8, "{opens}");
    }
}

#[test]
fn which_of_two_big_items_goes_is_answered_where_it_is_asked() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = named(width, height);
        gets(&mut hands, Red, "Huge Rock", 3, true);
        gets(&mut hands, Red, "Big Pole", 2, true);
        assert!(matches!(hands.table().question.ask, Ask::Doors(doors::Ask::Surplus { .. })));
        hands.taps("lose 0 blue");
        let left: Vec<&str> = hands.game().seat(Red).expect("a seat").gear.iter().map(|g| g.name.as_str()).collect();
        assert_eq!(left, ["Big Pole"]);
        // A Dwarf carries both; one who is none any more is asked.
        amends(&mut hands, munchkin::Effect::Races { seat: Red, races: vec!["dwarf".to_owned()] });
        gets(&mut hands, Red, "Huge Rock", 3, true);
        assert!(!matches!(hands.table().question.ask, Ask::Doors(_)));
        hands.taps("seat-red");
        hands.taps("kind dwarf");
        assert!(matches!(hands.table().question.ask, Ask::Doors(doors::Ask::Surplus { .. })));
        assert_eq!(hands.table().panel, None, "what is asked is not asked under a panel");
        // BLUE's arms are full by now.
        hands.taps("lose 1 green");
        assert_eq!(hands.game().seat(Red).expect("a seat").gear.len(), 1);
    }
}

#[test]
fn what_the_dead_had_is_picked_by_name_and_comes_to_hands() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = named(width, height);
        raises(&mut hands, Blue, 3);
        raises(&mut hands, Green, 2);
        gets(&mut hands, Red, "Chainsaw", 3, false);
        hands.taps("dies");
        assert_eq!(hand(&hands, Red), (0, 0));
        hands.taps("takes 0");
        assert_eq!(hand(&hands, Blue), (2, 3), "a Treasure, to the hand");
        assert!(!there(&mut hands, "takes 0"), "it is gone");
        hands.taps("takes door");
        assert_eq!(hand(&hands, Green), (3, 2));
        hands.taps("takes treasure");
        assert_eq!(hand(&hands, Yellow), (2, 3));
        assert!(!matches!(hands.table().question.ask, Ask::Doors(_)), "one card each");
    }
}

#[test]
fn whoever_need_not_roll_for_the_first_pick_is_told_too() {
    let mut hands = named(1280.0, 800.0);
    raises(&mut hands, Blue, 5);
    hands.taps("dies");
    assert!(matches!(&hands.table().question.ask, Ask::Doors(doors::Ask::LootRoll { open }) if !open.contains(&Blue)));
    let level = hands.words.with("monster-level", &[("level", 5.into())]);
    assert!(hands.driver.sees(&level), "BLUE stands there with the Level that decides it");
}

#[test]
fn a_number_that_was_touched_can_be_put_down_to_a_hand() {
    let mut hands = named(1280.0, 800.0);
    hands.taps("meet 3");
    hands.taps("add-us-5-0");
    hands.taps("owed green");
    assert_eq!(hand(&hands, Green), (2, 1), "a Treasure");
    assert!(!there(&mut hands, "owed green"), "it is said");
    hands.taps("enhance-5");
    hands.taps("owed blue");
    assert_eq!(hand(&hands, Blue), (1, 2), "a Door");
    hands.taps("another");
    hands.taps("meet 1");
    hands.taps("owed yellow");
    assert_eq!(hand(&hands, Yellow), (0, 2), "the monster, and what brought it");
    // Nobody has to say it.
    hands.taps("add-us-10-0");
    assert!(there(&mut hands, "owed red"));
    hands.taps("add-us-10-0");
    hands.next();
    assert_eq!(hand(&hands, Red), (2, 0), "what is passed over was the fighter's own");
}

#[test]
fn a_card_for_the_fighters_own_side_was_theirs_unless_somebody_says_otherwise() {
    let mut hands = named(1280.0, 800.0);
    hands.taps("meet 3");
    hands.taps("add-us-5-0");
    let args = [("what", "+5".into()), ("who", hands.words.colour(Red).into())];
    let what = hands.words.with("owed-for", &args);
    let said = hands.words.with("owed-by", &[("what", what.into())]);
    assert!(hands.driver.sees(&said), "{said}");
    hands.taps("owed nobody");
    hands.next();
    assert_eq!(hand(&hands, Red), (2, 2), "nobody's");
    // What helps the monster may be anybody's.
    let mut hands = named(1280.0, 800.0);
    hands.taps("meet 3");
    hands.taps("add-them-5-0");
    assert!(there(&mut hands, "owed red") && !there(&mut hands, "owed nobody"));
    hands.next();
    assert_eq!(hand(&hands, Red), (2, 2));
    // A number that is struck again was no card.
    let mut hands = named(1280.0, 800.0);
    hands.taps("meet 3");
    hands.taps("add-us-5-0");
    let strike = Effect::Fight(fight::Effect::Unterm { index: 0 });
    hands.driver.message(Message::Table(Do::does(Command::Table(table::Command::Effects {
        note: String::new(),
        effects: vec![strike],
    }))));
    assert_eq!(hand(&hands, Red), (2, 2), "struck out");
}

#[test]
fn what_a_turn_brings_comes_to_hands_although_nobody_told_it_before() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = named(width, height);
        raises(&mut hands, Red, 5);
        // Without a monster a Door or two come to the hand.
        hands.taps("doors 2");
        hands.taps("doors 1");
        hands.next();
        assert_eq!(hand(&hands, Red), (3, 2));
        for _ in 0..3 {
            hands.next();
        }
        assert_eq!(hand(&hands, Blue), (3, 2), "one, where nobody said how many");
        // A monster whose Treasures nobody has told: asked once.
        hands.taps("meet 3");
        hands.next();
        rings(&mut hands, RING + 1);
        if width > height {
            hands.waits();
            hands.driver.key(Key::Character("2".into()), Modifiers::default());
        } else {
            hands.taps("drew red 2");
        }
        assert_eq!(hand(&hands, Red), (3, 4));
        assert!(!there(&mut hands, "drew red 2"));
    }
}

#[test]
fn helpers_stand_where_they_stood_whatever_they_ask() {
    let mut hands = cardboard::begun(1280.0, 800.0);
    for (seat, to) in [(Blue, 6), (Green, 7), (Yellow, 8)] {
        raises(&mut hands, seat, to);
    }
    hands.taps("meet 6");
    let id = hands.game().foes.all[0].id.0;
    hands.taps(&format!("monster-treasures-{id}-2"));
    let order = |hands: &mut Hands<_>| -> Vec<Colour> {
        let mut all: Vec<(Colour, f32)> = [Blue, Green, Yellow]
            .into_iter()
            .map(|seat| {
                let id = widget::Id::from(format!("help-{}", seat.name()));
                (seat, hands.driver.find(id).expect("a helper").bounds().y)
            })
            .collect();
        all.sort_by(|a, b| a.1.total_cmp(&b.1));
        all.into_iter().map(|(seat, _)| seat).collect()
    };
    let before = order(&mut hands);
    for _ in 0..2 {
        hands.taps(&format!("asks-{}", before[0].name()));
        assert_eq!(order(&mut hands), before);
    }
    hands.taps("add-them-2-0");
    assert_eq!(order(&mut hands), before);
}

#[test]
fn a_second_monster_is_the_next_players_unless_the_table_says_otherwise() {
    let mut hands = cardboard::begun(1280.0, 800.0);
    raises(&mut hands, Red, 5);
    hands.taps("meet 3");
    hands.next();
    rings(&mut hands, RING + 1);
    assert_eq!(level(&hands, Red), 6);
    // Somebody has forgotten to say whose turn it is.
    hands.taps("meet 1");
    assert_eq!((hands.game().turn.seat, hands.game().fight.as_ref().map(|f| f.main)), (Some(Blue), Some(Blue)));
    hands.taps("no fight");
    // A fight that was none leaves the turn as it was.
    hands.taps("meet 1");
    assert_eq!(hands.game().turn.seat, Some(Blue));
    hands.taps("add-us-10-0");
    hands.next();
    rings(&mut hands, RING + 1);
    hands.taps("still");
    hands.taps("meet 2");
    assert_eq!(hands.game().turn.seat, Some(Blue), "the table says so");
}

#[test]
fn whoever_lies_dead_has_nothing_to_do_and_meets_nobody() {
    let mut hands = cardboard::begun(1280.0, 800.0);
    hands.taps("dies");
    hands.next();
    assert!(hands.game().seat(Red).expect("a seat").dead);
    for gone in ["dies", "sell", "trade", "curse"] {
        assert!(!there(&mut hands, gone), "{gone}");
    }
    hands.taps("meet 1");
    assert_eq!(hands.game().fight.as_ref().map(|f| f.main), Some(Blue));
}

#[test]
fn a_fight_the_table_has_fought_by_itself_was_won_or_lost() {
    let mut hands = cardboard::begun(1280.0, 800.0);
    hands.taps("meet 9");
    hands.taps("came-out-won");
    rings(&mut hands, RING + 1);
    assert_eq!(level(&hands, Red), 2, "won, whatever the sums said");
    hands.next();
    raises(&mut hands, Blue, 9);
    hands.taps("meet 1");
    hands.taps("came-out-lost");
    assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::RunAway { .. })));
    hands.taps("die-6");
    assert_eq!(level(&hands, Blue), 9);
}

#[test]
fn nobody_is_told_to_ask_whoever_would_win_the_game_by_helping() {
    let mut hands = cardboard::begun(1280.0, 800.0);
    amends(&mut hands, munchkin::Effect::Races { seat: Blue, races: vec!["elf".to_owned()] });
    raises(&mut hands, Blue, 9);
    raises(&mut hands, Green, 5);
    hands.taps("meet 3");
    let sure = |hands: &Hands<_>, seat: Colour| {
        hands.words.with("fight-step-helper", &[("seat", hands.words.colour(seat).into())])
    };
    let told = |hands: &mut Hands<_>, text: &str| {
        let all: Vec<String> = hands.driver.find_all(|c: iced_test::selector::Candidate<'_>| match c {
            iced_test::selector::Candidate::Text { content, .. } => Some(content.to_owned()),
            _ => None,
        });
        all.iter().any(|line| line.contains(text))
    };
    let (blue, green) = (sure(&hands, Blue), sure(&hands, Green));
    assert!(!told(&mut hands, &blue) && told(&mut hands, &green), "GREEN is enough");
}

#[test]
fn tiles_lie_clockwise_as_the_turns_go() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = cardboard::begun(width, height);
        let at: Vec<_> = [Red, Blue, Green, Yellow]
            .into_iter()
            .map(|seat| {
                let id = widget::Id::from(format!("tile-{}", seat.name()));
                hands.driver.find(id).expect("a tile").bounds().center()
            })
            .collect();
        assert!(at[0].y == at[1].y && at[2].y == at[3].y && at[0].y < at[3].y);
        assert!(at[0].x < at[1].x && at[3].x < at[2].x && at[1].x == at[2].x, "{at:?}");
    }
}

#[test]
fn an_item_out_of_the_pack_leaves_nobody_with_less_than_nothing() {
    let mut hands = cardboard::begun(1280.0, 800.0);
    let bonus = |hands: &Hands<_>, seat| hands.game().seat(seat).expect("a seat").bonus;
    hands.taps("trade");
    hands.taps("trade 4");
    assert_eq!((bonus(&hands, Red), bonus(&hands, Blue)), (0, 4), "nobody had counted it");
    amends(&mut hands, munchkin::Effect::Bonus { seat: Red, change: standie::rules::amount::Amount::To(6) });
    hands.taps("trade");
    hands.taps("trade 4");
    assert_eq!((bonus(&hands, Red), bonus(&hands, Blue)), (2, 8));
}

#[test]
fn table_mode_stays_through_a_fight_that_is_built_in_it() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)] {
        let mut hands = cardboard::begun(width, height);
        hands.driver.message(Message::Table(Do::Ask(standie::app::table::action::Action::Far)));
        assert!(hands.driver.state.shell.settings.far);
        let place = hands.driver.place(widget::Id::from("meet 3".to_owned()));
        hands.taps("meet 3");
        let touched = [
            "add-us-5-0",
            "add-us--5-0",
            "add-them-1-0",
            "enhance-10",
            "another",
            "mate",
            "no fight",
            "came-out-won",
            "play a card",
            "context",
        ];
        for id in touched {
            let found = hands.driver.find(widget::Id::from(id.to_owned())).unwrap_or_else(|| panic!("{id} {width}"));
            let (all, seen) = (found.bounds(), found.visible_bounds());
            let whole = seen.is_some_and(|seen| seen.height >= all.height - 1.0 && seen.width >= all.width - 1.0);
            assert!(whole, "{width}x{height}: {id} at {all:?} is seen as {seen:?}");
        }
        hands.taps("add-us-5-0");
        let size = hands.driver.logical();
        for total in ["6", "3"] {
            let high = |c: iced_test::selector::Candidate<'_>| match c {
                iced_test::selector::Candidate::Text { content, bounds, .. } if content == total => Some(bounds.height),
                _ => None,
            };
            let high = hands.driver.find_all(high).into_iter().fold(0.0, f32::max);
            assert!(high >= size.height * 0.08, "{width}x{height}: {total} is {high} of {}", size.height);
        }
        hands.next();
        assert!(claimed(&hands) && there(&mut hands, "stop blue") && there(&mut hands, "add-them-5-0"));
        rings(&mut hands, RING + 1);
        assert!(cardboard::is_turn(&hands) && hands.driver.state.shell.settings.far, "{width}x{height}");
        let after = hands.driver.place(widget::Id::from("meet 3".to_owned()));
        assert!((after.y - place.y).abs() <= 4.0, "{width}x{height}: the numbers stay: {place:?} {after:?}");
    }
}

#[test]
fn the_numbers_stay_where_they_are_whoever_kicks_the_next_door() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)] {
        for far in [false, true] {
            let mut hands = cardboard::begun(width, height);
            hands.driver.state.shell.settings.far = far;
            hands.waits();
            let mut places = Vec::new();
            for _ in 0..2 {
                places.push(hands.driver.place(widget::Id::from("meet 7".to_owned())));
                hands.taps("meet 3");
                hands.taps("add-us-5-0");
                hands.next();
                rings(&mut hands, RING + 1);
                places.push(hands.driver.place(widget::Id::from("meet 7".to_owned())));
                hands.next();
            }
            let still = places.iter().all(|at| (at.y - places[0].y).abs() <= 4.0 && (at.x - places[0].x).abs() <= 4.0);
            assert!(still, "{width}x{height} far {far}: {places:?}");
        }
    }
}

#[test]
fn from_afar_a_colour_is_called_by_all_of_its_letters() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = cardboard::begun(width, height);
        hands.driver.state.shell.settings.far = true;
        for _ in 0..4 {
            let seat = hands.game().turn.seat.expect("somebody");
            let name = hands.words.seat(seat, catalog::words::Names::of(hands.game()));
            let tools = hands.driver.find(widget::Id::from("undo".to_owned())).expect("undo").bounds();
            let told = |c: iced_test::selector::Candidate<'_>| match c {
                iced_test::selector::Candidate::Text { content, bounds, .. } if content == name => Some(bounds),
                _ => None,
            };
            let all = hands.driver.find_all(told);
            let heading = all.iter().find(|b| b.y < tools.y + tools.height).unwrap_or_else(|| panic!("{name} {width}"));
            let size = hands.driver.logical();
            assert!(heading.x + heading.width <= tools.x + 1.0, "{name} {width}: {heading:?} {tools:?}");
            assert!(heading.height <= size.height * 0.077 * 1.3, "on one line: {name} {width}: {heading:?}");
            hands.next();
        }
    }
}

#[test]
fn from_afar_nothing_of_what_is_known_is_left_out() {
    let mut hands = Hands::new(driver::at("classic_six", 800.0, 1280.0));
    hands.driver.state.shell.settings.far = true;
    let seat = hands.game().seats[1].colour;
    raises(&mut hands, seat, 1);
    for (nth, other) in hands.game().seats.iter().map(|s| s.colour).enumerate().collect::<Vec<_>>() {
        if nth != 1 {
            raises(&mut hands, other, 3);
        }
    }
    amends(&mut hands, munchkin::Effect::Races { seat, races: vec!["elf".to_owned()] });
    amends(&mut hands, munchkin::Effect::Classes { seat, classes: vec!["thief".to_owned()] });
    hands.waits();
    let told = |c: iced_test::selector::Candidate<'_>| match c {
        iced_test::selector::Candidate::Text { content, bounds, .. } if content.contains("Elf · Thief") => {
            Some(bounds)
        }
        _ => None,
    };
    let tile = hands.driver.find(widget::Id::from(format!("tile-{}", seat.name()))).expect("a tile").bounds();
    let mut told = hands.driver.find_all(told);
    told.retain(|bounds| tile.contains(bounds.center()));
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].y + told[0].height <= tile.y + tile.height, "{told:?} {tile:?}");
}

#[test]
fn a_refusal_is_said_once_over_the_panel_and_goes_with_it() {
    let mut hands = cardboard::begun(1280.0, 800.0);
    hands.driver.message(Message::Table(Do::opens(Panel::Seat(Red))));
    hands.driver.state.shell.say("No such luck".to_owned());
    hands.waits();
    let said = |hands: &mut Hands<_>| hands.driver.find_all("No such luck").len();
    assert_eq!(said(&mut hands), 1);
    hands.taps("close");
    assert_eq!(said(&mut hands), 0);
}

#[test]
fn how_many_cards_are_dealt_is_said() {
    for (each, dealt) in [("", 2), ("4", 4)] {
        let setup = Setup::new(&[Red, Blue, Green]);
        let rulings = if each.is_empty() { vec![] } else { vec![("hand_dealt".to_owned(), each.to_owned())] };
        let setup = Setup { system: "classic".to_owned(), first: Some(Red), care: Care::Map, ..setup };
        let setup = Setup { rulings: rulings.into_iter().collect(), expansion: true, ..setup };
        let (session, _) = Session::begin(catalog::classic(), setup, "", 1, TIME).expect("a game");
        let mut app = App::in_memory(Clock::Fixed(TIME));
        app.lay_out(session, Keeping::Memory);
        let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
        let args = [("doors", dealt.into()), ("treasures", dealt.into())];
        let said = hands.words.with("ask-opening-doors", &args);
        assert!(hands.driver.sees(&said), "{said}");
    }
}

#[test]
fn nothing_lies_over_a_level_while_somebody_runs() {
    let mut hands = cardboard::begun(800.0, 1280.0);
    hands.taps("meet 20");
    hands.taps("another");
    hands.taps("meet 9");
    hands.next();
    let mut bounds = |id: &str| hands.driver.find(widget::Id::from(id.to_owned())).map(|found| found.bounds());
    let tile = bounds("tile-red").expect("a tile");
    let turns = bounds("turn-red").expect("what turns it");
    let level = bounds("red-field-level").expect("a Level");
    assert!(tile.contains(level.center()));
    assert!(level.x + level.width <= turns.x || level.y + level.height <= turns.y || level.y >= turns.y + turns.height);
    let all = hands.words.get("flight-free");
    let all = all.split(':').next().unwrap_or(&all).to_owned();
    let seen: Vec<_> = hands.driver.find_all(|c: iced_test::selector::Candidate<'_>| match c {
        iced_test::selector::Candidate::Text { content, bounds, visible_bounds, .. } => {
            content.starts_with(&all).then_some((bounds, visible_bounds))
        }
        _ => None,
    });
    let (whole, shown) = seen.first().expect("the odds of all of them");
    assert!(shown.is_some_and(|shown| shown.height + 1.0 >= whole.height), "{whole:?} {shown:?}");
}

#[test]
fn whoever_has_a_race_may_still_put_down_a_class() {
    let mut hands = cardboard::begun(1280.0, 800.0);
    amends(&mut hands, munchkin::Effect::Races { seat: Red, races: vec!["elf".to_owned()] });
    let may = |hands: &Hands<_>, which: Deed| {
        let all = standie::rules::now::now(hands.table().session.book(), hands.game(), Red);
        all.into_iter().find(|(deed, _)| *deed == which).expect("it is told").1.map_err(|why| why.message.id)
    };
    assert_eq!(may(&hands, Deed::Race), Err("second-race-needs-card"));
    assert_eq!(may(&hands, Deed::Class), Ok(()));
    amends(&mut hands, munchkin::Effect::Classes { seat: Red, classes: vec!["thief".to_owned()] });
    assert_eq!(may(&hands, Deed::Class), Err("second-class-needs-card"), "each has its own reason");
}

#[test]
fn a_six_and_a_nine_say_where_below_is() {
    let mut hands = cardboard::begun(1280.0, 800.0);
    for (to, told) in [(5, false), (6, true), (8, false), (9, true)] {
        raises(&mut hands, Red, to);
        assert_eq!(there(&mut hands, "below-red"), told, "Level {to}");
    }
    hands.taps("more blue");
    assert_eq!(level(&hands, Blue), 2, "what is touched there is touched as before");
}

#[test]
fn a_curse_that_would_find_nothing_is_grey_and_a_touch_says_so() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = named(width, height);
        hands.taps("curse");
        let records = hands.table().session.records();
        let stood = hands.driver.place(widget::Id::from("ill fight"));
        for (id, ill) in [("ill level", "ill-level"), ("ill race", "ill-race"), ("ill bonus 3", "")] {
            hands.taps(id);
            let what = match ill {
                "" => hands.words.with("ill-bonus", &[("by", 3.into())]),
                ill => hands.words.get(ill),
            };
            let why = hands.words.with("choose-nothing", &[("what", what.into())]);
            assert!(hands.driver.sees(&why), "{why}");
        }
        assert_eq!(hands.table().session.records(), records, "nothing was played");
        assert_eq!(hands.driver.place(widget::Id::from("ill fight")), stood, "nothing moves");
        hands.taps("in vain");
        assert!(hands.table().session.records() > records, "it was played all the same");
        let told: Vec<&str> = hands.table().log.iter().map(|line| line.text.as_str()).collect();
        assert!(told.iter().any(|line| line.ends_with("has nothing to lose")), "{told:?}");
        let records = hands.table().session.records();
        hands.taps("curse");
        hands.taps("ill fight");
        assert!(hands.table().session.records() > records, "what is not grey is played");
    }
}

#[test]
fn a_big_item_that_is_none_is_put_right_where_it_is_asked_about() {
    let mut hands = named(1280.0, 800.0);
    gets(&mut hands, Red, "Huge Rock", 3, true);
    gets(&mut hands, Red, "", 2, true);
    assert!(matches!(hands.table().question.ask, Ask::Doors(doors::Ask::Surplus { .. })));
    hands.taps("not big");
    assert!(!matches!(hands.table().question.ask, Ask::Doors(_)), "nothing has to go");
    let gear = hands.game().seat(Red).expect("a seat").gear.clone();
    assert_eq!(gear.iter().map(|item| (item.bonus, item.big)).collect::<Vec<_>>(), [(3, true), (2, false)]);
}

#[test]
fn what_cards_lie_on_stays_where_it_was_set_and_in_its_column() {
    for preset in ["classic_fight", "classic_six_fight"] {
        let mut hands = Hands::new(driver::at(preset, 1280.0, 800.0));
        let fight = fight::current(hands.game()).expect("a fight");
        let (first, last) = (fight.monsters(hands.game())[0], *fight.monsters(hands.game()).last().expect("two"));
        assert_ne!(first, last);
        let set = format!("target-{}", last.0);
        hands.taps(&format!("target-{}", first.0));
        assert_eq!(hands.table().draft.target, Some(first));
        assert!(there(&mut hands, &set));
        let right = |hands: &mut Hands<_>, id: &str| {
            let wanted = widget::Id::from(id.to_owned());
            let at = hands.driver.find(wanted).expect("it is there").bounds();
            at.x + at.width
        };
        let (chip, next) = (right(&mut hands, &set), right(&mut hands, "context"));
        assert!(chip <= next + 1.0, "{preset}: {chip} beside {next}");
        hands.taps("curse");
        hands.taps("ill fight");
        assert_eq!(hands.table().draft.target, Some(first), "{preset}: a Curse later");
    }
}

#[test]
fn the_other_way_round_lies_where_it_lay_whoever_it_is_with() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = named(width, height);
        gets(&mut hands, Red, "", 3, false);
        let mut place = |from, to| {
            hands.driver.message(Message::Table(Do::opens(Panel::Trade(from, to))));
            (
                hands.driver.place(widget::Id::from("turn the trade")).y,
                hands.driver.place(widget::Id::from("trade 3")).y,
            )
        };
        let first = place(Red, Blue);
        for (from, to) in [(Blue, Red), (Blue, Green), (Green, Blue), (Green, Red)] {
            let there = place(from, to);
            let (turn, three) = ((first.0 - there.0).abs(), (first.1 - there.1).abs());
            assert!(turn <= 4.0 && three <= 4.0, "{from:?} to {to:?}: {first:?}, {there:?}");
        }
    }
}

#[test]
fn a_second_big_item_is_one_too_many_as_soon_as_it_is_listed() {
    let mut hands = Hands::new(driver::at("classic", 1280.0, 800.0));
    let told = hands.words.get("items-one-big");
    gets(&mut hands, Red, "Huge Rock", 3, true);
    let opens = || Message::Table(Do::opens(Panel::items(Red, Vec::new())));
    hands.driver.message(opens());
    assert!(!hands.driver.sees(&told));
    hands.taps("close");
    gets(&mut hands, Red, "Big Pole", 2, true);
    hands.driver.message(opens());
    assert!(hands.driver.sees(&told));
}
