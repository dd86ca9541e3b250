//! What is said is what is meant: of a fight for the game, of who goes up by it, and who stands first at the end.

use crate::hands::Hands;
use crate::solo::reads;
use crate::support::driver;
use standie::catalog::words::Words;

#[test]
fn a_name_that_ends_with_a_dot_ends_no_sentence() {
    for language in ["en", "de"] {
        let words = Words::load(language);
        let args = [("seat", "Mia".into()), ("monster", "G.O.D.".into()), ("what", "!".into())];
        let told = words.with("highlight-bad-stuff", &args);
        assert!(!told.contains(".."), "{told}");
    }
}

#[test]
fn a_fight_for_the_game_asks_for_no_treasures_and_nothing_is_fair_of_none() {
    let mut hands = Hands::new(driver::at("row_beside_server", 1280.0, 800.0));
    hands.taps("god 24");
    assert!(hands.game().fight.is_some());
    assert!(!reads(&mut hands, "of 0"), "fair of nothing");
    let treasures = hands.words.get("monster-treasures");
    assert!(!reads(&mut hands, &treasures), "{treasures}");
    let two = hands.words.get("foe-two-levels");
    assert!(!reads(&mut hands, &two), "{two}");
}

#[test]
fn races_are_spoken_of_in_one_way() {
    for language in ["en", "de"] {
        let words = Words::load(language);
        for kind in ["elf", "dwarf", "ork", "troll", "human"] {
            assert!(words.has(&format!("kinds-{kind}")), "{language}: {kind}");
        }
    }
}

#[test]
fn whoever_won_stands_first_among_the_titles() {
    for preset in ["row_over", "classic_over"] {
        let mut hands = Hands::new(driver::at(preset, 1920.0, 1080.0));
        let story = hands.table().told_story().expect("the end").clone();
        let names = standie::catalog::words::Names::of(hands.game());
        let called: Vec<(bool, String)> =
            story.seats.iter().map(|seat| (seat.won, hands.words.seat(seat.colour, names))).collect();
        let said = hands.driver.written();
        let lowest = |name: &str| {
            let all = said.iter().filter(|(text, ..)| text == name).map(|(_, at, _)| at.y);
            all.fold(0.0_f32, f32::max)
        };
        let winner = called.iter().find(|(won, _)| *won).map(|(_, name)| lowest(name)).expect("a winner");
        for (_, name) in called.iter().filter(|(won, _)| !won) {
            assert!(lowest(name) > winner, "{preset}: {name} stands above the winner");
        }
    }
}

/// What is told of a monster by a touch stays where it is, whatever is played on it.
#[test]
fn a_card_on_a_monster_moves_nothing_that_is_touched_there() {
    let mut hands = Hands::new(driver::at("classic_unknown", 1280.0, 800.0));
    hands.taps("monster-level-short-1-12");
    let places = |hands: &mut Hands<_>| {
        ["levels-1", "run-less-1", "run-more-1"].map(|id| hands.driver.place(iced::widget::Id::from(id)))
    };
    let before = places(&mut hands);
    let add = standie::rules::fight::Term {
        who: standie::rules::fight::Fighter::Monster(standie::rules::ids::MonsterId(1)),
        name: String::new(),
        strength: 3,
        dice: 0,
    };
    let effects = vec![standie::rules::fight::Effect::Term { add }.into()];
    let plays = standie::rules::table::Command::Effects { note: String::new(), effects };
    hands.driver.message(standie::app::Message::Table(standie::app::table::Message::does(plays.into())));
    assert_eq!(places(&mut hands), before);
}

#[test]
fn an_elf_who_helps_is_said_to_go_up_before_it_is_done() {
    let mut hands = Hands::new(driver::at("classic_fight", 1280.0, 800.0));
    let does = |hands: &mut Hands<_>, command: standie::rules::command::Command| {
        hands.driver.message(standie::app::Message::Table(standie::app::table::Message::does(command)));
    };
    let (seat, races) = (standie::rules::ids::Colour::Green, vec!["elf".to_owned()]);
    let effects = vec![standie::rules::munchkin::Effect::Races { seat, races }.into()];
    does(&mut hands, standie::rules::table::Command::Amend { note: String::new(), effects }.into());
    assert!(!reads(&mut hands, ", too."));
    does(&mut hands, standie::rules::fight::Command::Help { seat: Some(seat) }.into());
    assert!(reads(&mut hands, "Levels, too.") || reads(&mut hands, "a Level, too."), "{:?}", hands.driver.written());
}
