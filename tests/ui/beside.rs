//! Classic Munchkin beside its cardboard, as people have found it wanting: what it says has to be so.

use crate::cardboard::{RING, begun, claimed, fights, is_turn, level, raises, rings};
use crate::hands::Hands;
use crate::support::driver;
use crate::support::driver::Window;
use standie::app::presets::TIME;
use standie::app::shell::Clock;
use standie::app::table::Keeping;
use standie::app::table::Message as Do;
use standie::app::{App, Message};
use standie::catalog;
use standie::catalog::words::{Names, Value};
use standie::play::Session;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table::Care;
use standie::rules::{munchkin, table};

/// Something is put right, as a table does that has played without the app.
fn put(hands: &mut Hands<impl Window>, effect: munchkin::Effect) {
    let amends = table::Command::Amend { note: String::new(), effects: vec![Effect::Munchkin(effect)] };
    hands.driver.message(Message::Table(Do::does(Command::Table(amends))));
}

/// Whether some words stand anywhere.
fn told_in(hands: &mut Hands<impl Window>, words: &str) -> bool {
    hands.driver.written().iter().any(|(text, ..)| text.contains(words))
}

/// Whether a text stands somewhere that has some words in it.
fn told(hands: &mut Hands<impl Window>, id: &str, args: &[(&'static str, Value)]) -> bool {
    let text = hands.words.with(id, args);
    hands.driver.sees(&text)
}

#[test]
fn what_a_warrior_lacks_is_one_less_for_a_tie_is_theirs() {
    let mut hands = begun(1280.0, 800.0);
    raises(&mut hands, Red, 7);
    hands.taps("meet 12");
    assert!(told(&mut hands, "fight-short", &[("by", 6.into())]), "12 against 7 lacks 6");
    put(&mut hands, munchkin::Effect::Classes { seat: Red, classes: vec!["warrior".to_owned()] });
    assert!(told(&mut hands, "fight-short", &[("by", 5.into())]), "a Warrior lacks 5");
    // BLUE adds 1: 4 are left, and the same is said of everybody who could help.
    let others = hands.driver.find_all(hands.words.with("fight-short", &[("by", 4.into())]).as_str()).len();
    assert_eq!(others, 3, "whoever helps leaves 4");
    hands.taps("add-us-5-0");
    let tie = hands.words.get("fight-ahead-tie");
    assert!(hands.driver.sees(&tie), "with 5 it is a tie, and won");
}

#[test]
fn whoever_has_nobody_below_discards_what_others_would_give_away() {
    let mut hands = begun(1280.0, 800.0);
    for (seat, to) in [(Blue, 3), (Green, 4), (Yellow, 2)] {
        raises(&mut hands, seat, to);
    }
    // It is said once: below the Levels, and on no tile.
    let marks = |hands: &mut Hands<_>| {
        let lowest = hands.words.get("tile-lowest");
        let sheds = hands.words.with("tile-sheds", &[("limit", 5.into())]);
        assert!(!told_in(hands, &lowest) && !told_in(hands, &sheds));
        (told_in(hands, "Charity goes to RED."), told_in(hands, "Nobody is lower than"))
    };
    // RED is lowest, and on the move: nothing is given to anybody.
    assert_eq!(marks(&mut hands), (false, true));
    let red = hands.words.colour(Red);
    assert!(told(&mut hands, "track-sheds", &[("seat", red.as_str().into()), ("limit", 5.into())]));
    hands.next();
    assert_eq!(marks(&mut hands), (true, false), "BLUE gives to RED");
    // Tied for it with somebody else it is the same.
    raises(&mut hands, Blue, 1);
    assert_eq!(marks(&mut hands), (false, true));
    // A Dwarf keeps one more.
    put(&mut hands, munchkin::Effect::Races { seat: Blue, races: vec!["dwarf".to_owned()] });
    let blue = hands.words.colour(Blue);
    assert!(told(&mut hands, "track-sheds", &[("seat", blue.as_str().into()), ("limit", 6.into())]));
}

#[test]
fn a_claim_that_undo_has_brought_back_waits_for_somebody() {
    let mut hands = begun(1280.0, 800.0);
    hands.taps("more red");
    hands.taps("more red");
    hands.taps("meet 1");
    hands.next();
    rings(&mut hands, RING + 1);
    assert!(is_turn(&hands) && level(&hands, Red) == 4, "won");
    hands.taps("undo");
    while !claimed(&hands) && !fights(&hands) {
        hands.taps("undo");
    }
    rings(&mut hands, 20 * RING);
    rings(&mut hands, 20 * RING);
    assert_eq!(level(&hands, Red), 3, "nothing is won again by itself");
    assert!(hands.table().session.timeline().redo().is_some(), "and forward is still there");
    // It can be stopped, and it can count.
    if claimed(&hands) {
        hands.next();
        assert!(is_turn(&hands) && level(&hands, Red) == 4, "it counts when somebody says so");
        hands.taps("undo");
        hands.taps("add-us-1-0");
        rings(&mut hands, RING + 1);
        assert!(is_turn(&hands), "a card begins the ring anew");
    }
}

#[test]
fn who_wins_the_game_is_said_by_name() {
    let mut hands = begun(1280.0, 800.0);
    let elf = |seat: Colour| munchkin::Effect::Races { seat, races: vec!["elf".to_owned()] };
    raises(&mut hands, Red, 3);
    raises(&mut hands, Green, 9);
    put(&mut hands, elf(Green));
    hands.taps("meet 4");
    let warns = hands.words.get("bid-wins");
    assert_eq!(hands.driver.find_all(warns.as_str()).len(), 1, "beside GREEN, and nobody else");
    hands.taps("help-green");
    let green = hands.words.colour(Green);
    assert!(told(&mut hands, "doors-win-other", &[("seat", green.as_str().into())]));
    raises(&mut hands, Red, 9);
    assert!(told(&mut hands, "doors-win-both", &[("seat", green.as_str().into())]));
    raises(&mut hands, Green, 3);
    assert!(told(&mut hands, "doors-win-game", &[]));
    raises(&mut hands, Green, 9);
    raises(&mut hands, Red, 3);
    hands.next();
    rings(&mut hands, RING + 1);
    assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Over(_))), "GREEN has won");
}

/// Classic with Levels and nothing else.
fn levels(width: f32, height: f32) -> Hands<impl Window> {
    Hands::new(driver::at("classic_levels", width, height))
}

#[test]
fn where_only_levels_are_kept_one_is_a_touch_and_the_last_one_is_no_argument() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = levels(width, height);
        let seat = hands.game().turn.seat.expect("a turn");
        let (now, name) = (level(&hands, seat), seat.name());
        hands.taps = 0;
        hands.taps(&format!("more {name}"));
        assert_eq!((level(&hands, seat), hands.taps), (now + 1, 1));
        hands.taps(&format!("less {name}"));
        assert_eq!(level(&hands, seat), now);
        assert!(hands.driver.find(iced_test::core::widget::Id::from("track")).is_some(), "the Levels lie there");
        assert!(told_in(&mut hands, "Charity goes to "), "and who gets Charity is told");
        let other = hands.game().seats.iter().cycle().skip_while(|other| other.colour != seat).nth(1).expect("a seat");
        let next = Names::of(hands.game());
        let next = hands.words.seat(other.colour, next);
        let next = hands.words.with("doors-next", &[("seat", next.into())]);
        assert!(hands.driver.sees(next.as_str()), "{next}");
        raises(&mut hands, seat, 9);
        hands.taps = 0;
        hands.taps(&format!("more {name}"));
        hands.taps("last kill");
        assert_eq!((level(&hands, seat), hands.taps), (10, 2));
        assert!(matches!(hands.table().question.ask, Ask::Table(table::Ask::Over(_))), "and that is the game");
    }
}

#[test]
fn a_tile_turns_under_the_finger_that_turns_it() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = begun(width, height);
        let place = |hands: &mut Hands<_>| hands.driver.place(iced_test::core::widget::Id::from("turn-blue"));
        let at = place(&mut hands);
        for turns in 1..=4 {
            hands.driver.tap_at(at);
            assert_eq!(hands.driver.state.shell.settings.tile(Blue), turns % 4, "{width}");
            assert!(hands.table().panel.is_none(), "nothing was opened");
            assert_eq!(place(&mut hands), at, "it stays where it is");
        }
    }
}

#[test]
fn what_the_app_says_lies_over_nobodys_name_and_nobodys_level() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = begun(width, height);
        let id = |name: String| iced_test::core::widget::Id::from(name);
        let words = hands.words.get("table-look-only");
        hands.driver.state.shell.say(words);
        let float = hands.driver.find(id("float".to_owned())).expect("it is said").bounds();
        for seat in [Red, Blue, Green, Yellow] {
            let tile = hands.driver.find(id(format!("tile-{}", seat.name()))).expect("a tile").bounds();
            assert!(tile.intersection(&float).is_none_or(|over| over.height < 1.0), "{seat:?} at {width}: {float:?}");
        }
    }
}

#[test]
fn from_afar_names_levels_and_races_are_read_however_a_tile_lies() {
    for (preset, width, height) in
        [("classic", 1280.0, 800.0), ("classic_six", 800.0, 1280.0), ("classic_six", 1280.0, 800.0)]
    {
        let mut hands = Hands::new(driver::at(preset, width, height));
        let seats: Vec<Colour> = hands.game().seats.iter().map(|seat| seat.colour).collect();
        for seat in seats.iter().take(2) {
            hands.taps(&format!("turn-{}", seat.name()));
        }
        let figures = |hands: &mut Hands<_>| {
            let all: Vec<u8> = hands.game().seats.iter().map(|seat| seat.level).collect();
            let high = |level: u8, hands: &mut Hands<_>| {
                let level = level.to_string();
                let all = hands.driver.find_all(|c: iced_test::selector::Candidate<'_>| match c {
                    iced_test::selector::Candidate::Text { content, bounds, .. } if content == level => {
                        Some(bounds.height)
                    }
                    _ => None,
                });
                all.into_iter().fold(0.0, f32::max)
            };
            all.into_iter().map(|level| high(level, hands)).collect::<Vec<f32>>()
        };
        hands.driver.message(Message::Table(Do::Ask(standie::app::table::action::Action::Far)));
        // From two metres.
        let figures = figures(&mut hands);
        assert!(figures.iter().all(|high| *high >= 70.0), "{preset} {width}: {figures:?}");
        let names = hands.game().seats.iter().map(|seat| hands.words.seat(seat.colour, Names::of(hands.game())));
        for name in names.collect::<Vec<_>>() {
            let short: String = name.chars().take(6).collect();
            let there = hands.driver.find_all(|c: iced_test::selector::Candidate<'_>| match c {
                iced_test::selector::Candidate::Text { content, .. } => content.starts_with(&short).then_some(()),
                _ => None,
            });
            assert!(!there.is_empty(), "{name} at {preset} {width}");
        }
    }
}

#[test]
fn a_monster_nobody_has_named_is_called_by_its_level() {
    let mut hands = begun(1280.0, 800.0);
    hands.taps("meet 12");
    hands.taps("another");
    hands.taps("meet 5");
    hands.taps("another");
    hands.taps("meet 5");
    for name in ["The Level 12", "The Level 5", "The other Level 5"] {
        assert!(hands.driver.sees(name), "{name}");
    }
    assert!(!hands.driver.sees("Monster 1") && !hands.driver.sees("Monster 2"));
    hands.next();
    assert!(hands.driver.sees("The Level 12"), "and so it is run from");
    let met = hands.table().log.iter().any(|line| line.text.ends_with("meets the Level 12"));
    assert!(met, "{:?}", hands.table().log);
}

#[test]
fn that_bad_stuff_does_nothing_here_is_said_in_one_way() {
    let mut hands = begun(1280.0, 800.0);
    hands.taps("meet 20");
    hands.next();
    hands.taps("die-1");
    for other in ["answer-by-hand", "answer-skip", "bad-stuff-seat"] {
        let other = hands.words.get(other);
        assert!(!hands.driver.sees(&other), "{other}");
    }
    let nothing = hands.words.get("next-bad-stuff-untold");
    assert!(hands.driver.sees(&nothing));
    hands.next();
    assert!(is_turn(&hands) && level(&hands, Red) == 1);
}

#[test]
fn nobody_rolls_for_cards_the_app_does_not_know_unless_they_want_to() {
    let die = || iced_test::core::widget::Id::from("die-4");
    let mut hands = begun(1280.0, 800.0);
    hands.taps("dies");
    assert!(hands.driver.find(die()).is_none(), "three are level, and nobody has to roll");
    hands.taps = 0;
    hands.next();
    hands.next();
    assert!(hands.game().turn.seat == Some(Blue) && hands.taps == 2);
    hands.taps("dies");
    hands.taps("roll for it");
    hands.taps("die-4");
    assert!(hands.driver.find(die()).is_some(), "and then they all do");
}

#[test]
fn treasures_nobody_has_told_are_given_to_nobody() {
    for told in [false, true] {
        let mut hands = begun(1280.0, 800.0);
        raises(&mut hands, Red, 5);
        hands.taps("meet 6");
        let fair = hands.words.with("fair-some", &[("few", 0.into()), ("many", 1.into()), ("all", 1.into())]);
        assert!(!hands.driver.sees(&fair), "nobody knows how many there are");
        for _ in 0..2 {
            hands.taps("asks-green");
        }
        if told {
            let id = hands.game().foes.all[0].id.0;
            hands.taps(&format!("monster-treasures-{id}-3"));
        }
        hands.taps("help-green");
        raises(&mut hands, Green, 4);
        hands.next();
        rings(&mut hands, RING + 1);
        let draws = |line: &&standie::app::table::log::LogLine| line.text.contains(" draws ");
        let drawn: Vec<String> = hands.table().log.iter().filter(draws).map(|line| line.text.clone()).collect();
        assert_eq!(drawn.is_empty(), !told, "{drawn:?}");
        if told {
            assert_eq!(drawn.len(), 2, "one for RED, two for GREEN: {drawn:?}");
        }
    }
}

#[test]
fn whoever_starts_is_named_by_a_touch_that_needs_no_search() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let setup = Setup::new(&Colour::ALL);
        let setup = Setup { system: "classic".to_owned(), care: Care::Map, expansion: true, ..setup };
        let (session, _) = Session::begin(catalog::classic(), setup, "", 1, TIME).expect("a game");
        let mut app = App::in_memory(Clock::Fixed(TIME));
        app.lay_out(session, Keeping::Memory);
        let mut hands = Hands::new(driver::with(app, width, height));
        if !matches!(hands.table().question.ask, Ask::Table(table::Ask::FirstPlayer { .. })) {
            hands.next();
        }
        for seat in Colour::ALL {
            let name = iced_test::core::widget::Id::from(format!("starts {}", seat.name()));
            let found = hands.driver.find(name).expect("a name");
            let seen = found.visible_bounds().map_or(0.0, |seen| seen.height);
            assert!(seen >= found.bounds().height - 1.0, "{seat:?} at {width}: {seen} of {}", found.bounds().height);
        }
        hands.taps("starts purple");
        assert_eq!(hands.game().turn.seat, Some(Colour::Purple));
    }
}

#[test]
fn the_dead_are_asked_nothing() {
    let mut hands = begun(1280.0, 800.0);
    hands.taps("dies");
    hands.next();
    assert!(is_turn(&hands) && hands.game().seat(Red).expect("a seat").dead);
    let (asks, dead) = (hands.words.get("ask-turn"), hands.words.get("ask-turn-dead"));
    assert!(!hands.driver.sees(&asks) && hands.driver.sees(&dead));
    hands.next();
    assert!(hands.driver.sees(&asks) && !hands.driver.sees(&dead), "the living are");
}
