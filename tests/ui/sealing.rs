//! Words for the dice: whoever sees a new seal can throw one in, one touch leaves it, and they count.

use crate::hands::{Hands, explored, monsters, played};
use crate::support::driver::{self, Window};
use iced_test::core::keyboard::key::Named;
use iced_test::core::keyboard::{Key, Modifiers};
use iced_test::core::widget;
use standie::app::presets::{self, TIME};
use standie::app::shell::Clock;
use standie::app::table::action::Action;
use standie::app::table::{Keeping, Message as Do};
use standie::app::{App, Message, Route, thrown};
use standie::catalog;
use standie::play::dice::Secret;
use standie::play::fair::{self, Verdict};
use standie::play::player::Players;
use standie::play::record::Who;
use standie::play::{Session, playout};
use standie::rules::command::Command;
use standie::rules::decider::Decider;
use standie::rules::dungeon;
use standie::rules::engine::{self};
use standie::rules::fight;
use standie::rules::ids::Colour;
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::Place;
use std::sync::OnceLock;

/// A game of two that is all in the app, played to its end.
fn over() -> Session {
    static OVER: OnceLock<Session> = OnceLock::new();
    let play = || {
        let dice = (Secret::new([5; 16]), Vec::new());
        let mut session = Session::sealed(catalog::book(), playout::setup(2), "", dice, TIME).expect("a game").0;
        let mut players = Players::new(["greedy", "greedy"].into_iter());
        while session.game().ending.is_none() {
            let who = if engine::waits_for(session.book(), session.game()) == Decider::Chance {
                Who::App
            } else {
                Who::Table
            };
            let command = players.next(&session).expect("somebody does something");
            session.submit(&command, who, TIME).expect("what bots do is accepted");
        }
        session
    };
    OVER.get_or_init(play).clone()
}

fn hands(session: Session) -> Hands<impl Window> {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(session, Keeping::Memory);
    Hands::new(driver::with(app, 1280.0, 800.0))
}

fn asks(hands: &mut Hands<impl Window>) -> bool {
    hands.driver.find(widget::Id::from("go_on".to_owned())).is_some() && hands.table().is_sealing()
}

fn types(hands: &mut Hands<impl Window>, colour: &str, word: &str) {
    hands.taps(&format!("word {colour}"));
    hands.driver.types(word);
}

/// What has been done so far.
fn deeds(hands: &Hands<impl Window>) -> Vec<String> {
    let timeline = hands.table().session.timeline();
    let path = timeline.path(timeline.here());
    path.iter().filter_map(|point| timeline.node(*point)).map(|node| node.command.json().to_owned()).collect()
}

fn words(hands: &Hands<impl Window>) -> Vec<String> {
    fair::check(&hands.table().session).secrets.last().map(|last| last.words.clone()).unwrap_or_default()
}

/// A rematch, with one word or without: what is rolled and drawn until somebody is asked.
fn rematch(word: Option<&str>) -> Vec<String> {
    let mut hands = hands(over());
    hands.taps_word("over-rematch");
    assert!(asks(&mut hands), "the new seal is shown");
    assert_eq!(hands.table().session.records(), 0, "nothing is rolled before that");
    if let Some(word) = word {
        types(&mut hands, "red", word);
    }
    let before = hands.taps;
    hands.taps("go_on");
    assert_eq!(hands.taps, before + 1, "one touch");
    assert!(!hands.table().is_sealing());
    assert_eq!(words(&hands), word.map(|word| format!("red {word}")).into_iter().collect::<Vec<_>>());
    let checked = fair::check(&hands.table().session);
    assert!(checked.rolls > 2 && checked.same == checked.rolls, "{checked:?}");
    assert_eq!(checked.verdict(), Verdict::Running);
    deeds(&hands)
}

#[test]
fn a_rematch_shows_its_seal_and_another_word_gives_other_dice() {
    let (none, owl, fox) = (rematch(None), rematch(Some("owl")), rematch(Some("fox")));
    assert!(none != owl && owl != fox && none != fox, "{none:?}");
    assert_eq!(owl, rematch(Some("owl")), "and the same word the same ones");
}

#[test]
fn an_ordinary_table_shows_the_seal_where_the_app_rolls() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Setup);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let there = |hands: &mut Hands<_>| hands.driver.find(widget::Id::from("any blue".to_owned())).is_some();
    assert!(!there(&mut hands), "people roll: there is no seal to throw words at");
    let app_rolls = Message::Setup(standie::app::screen::setup::Message::Keep(table::Component::Dice, Place::App));
    hands.driver.message(app_rolls.clone());
    assert!(there(&mut hands));
    types(&mut hands, "blue", "owl");
    hands.taps_word("setup-start");
    assert!(!hands.table().is_sealing(), "the set-up has asked");
    assert_eq!(hands.table().session.header().said, [(Colour::Blue, "owl".to_owned())]);
    // And nobody has to.
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Setup);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.driver.message(app_rolls);
    hands.taps_word("setup-start");
    assert!(hands.table().session.header().said.is_empty() && hands.table().session.header().seal.is_some());
}

/// A table that rolls its own dice, at a roll.
fn cardboard() -> Session {
    let setup = Setup { first: Some(Colour::Blue), ..Setup::new(&[Colour::Blue, Colour::Red]) };
    let session = Session::unsealed(catalog::book(), setup, "", TIME).expect("a game").0;
    let session = played(session, explored().into_iter().chain([monsters()]));
    assert!(matches!(session.question().ask, Ask::Dungeon(dungeon::Ask::MonsterDie(_))), "{:?}", session.question());
    session
}

#[test]
fn who_asks_the_app_for_a_roll_sees_the_seal_once_and_the_roll_comes() {
    let mut hands = hands(cardboard());
    hands.waits();
    let at = hands.driver.place(hands.words.get("answer-app-rolls").as_str());
    let records = hands.table().session.records();
    hands.driver.tap_at(at);
    assert!(asks(&mut hands));
    // A double tap leaves no seal behind unseen, wherever it falls.
    let go_on = hands.driver.place(widget::Id::from("go_on".to_owned()));
    for at in [at, go_on] {
        hands.driver.tap_at(at);
    }
    hands.driver.key(Key::Named(Named::Enter), Modifiers::default());
    assert!(asks(&mut hands), "nobody has seen it yet");
    hands.taps("any blue");
    hands.taps("go_on");
    assert_eq!(words(&hands).len(), 1);
    // Where nobody moves the app goes on by itself: no arrow is told, and nobody has moved.
    assert_eq!(hands.table().session.records(), records + 5, "the seal, the word, the roll, and what goes by itself");
    hands.driver.message(Message::Table(Do::does(monsters())));
    hands.taps_word("answer-app-rolls");
    assert!(!hands.table().is_sealing(), "and not again");
    assert_eq!(hands.table().session.records(), records + 9);
    let checked = fair::check(&hands.table().session);
    assert_eq!((checked.rolls, checked.same, checked.verdict()), (2, 2, Verdict::Running));
}

/// A table that rolls its own dice, in a fight.
fn fought() -> Session {
    let setup = serde_json::from_str(include_str!("../../assets/presets/evening.setup.json")).expect("a setup");
    let evening = presets::evening("fight");
    let path = evening.timeline().back(evening.timeline().here());
    let mut commands: Vec<Command> = path.filter_map(|(_, node)| node.command.read().ok()).collect();
    commands.reverse();
    played(Session::unsealed(catalog::book(), setup, "", TIME).expect("a game").0, commands)
}

#[test]
fn a_fight_that_is_lost_already_asks_nobody_for_words() {
    let mut hands = hands(fought());
    hands.taps("add-them-10-0");
    hands.next();
    assert!(hands.driver.sees(&hands.words.get("next-decided")));
    hands.next();
    assert!(!hands.table().is_sealing());
    assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightRolled { .. })));
    assert!(fair::check(&hands.table().session).other.is_empty());
}

/// A die is lost under the sofa: those that lie stay as they lie, and the app rolls the rest.
#[test]
fn the_app_rolls_the_rest_of_what_was_told() {
    for hopeless in [false, true] {
        let mut hands = hands(fought());
        if hopeless {
            hands.taps("add-them-10-0");
        }
        hands.next();
        hands.taps("die-4");
        hands.taps_word(if hopeless { "next-decided" } else { "answer-app-rolls" });
        assert!(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightRolled { .. })));
        let fight = fight::kept(hands.game()).expect("a fight");
        let fight::Stage::Rolled(throws) = &fight.stage else { panic!("{:?}", fight.stage) };
        let faces: Vec<u8> = throws.iter().flat_map(|throw| throw.faces.clone()).collect();
        assert!(faces.len() > 1 && faces[0] == 4, "{faces:?}");
        let checked = fair::check(&hands.table().session);
        assert!(checked.other.is_empty() && checked.rolls == 0, "what was told in part is the table's");
    }
}

#[test]
fn playing_on_after_the_end_shows_the_new_seal() {
    let mut hands = hands(over());
    hands.taps_word("over-undo");
    if !hands.table().is_sealing() {
        // The table agrees.
        hands.taps_word("over-undo");
    }
    assert!(asks(&mut hands));
    let here = hands.table().session.timeline().here();
    types(&mut hands, "blue", "owl");
    assert_eq!(hands.table().session.timeline().here(), here, "nothing goes on meanwhile");
    hands.taps("go_on");
    assert_eq!(words(&hands), ["blue owl"]);
    assert!(fair::check(&hands.table().session).other.is_empty());
}

#[test]
fn every_way_out_of_the_seal_goes_on_without_a_word() {
    for way in ["close", "escape", "beside"] {
        let mut hands = hands(over());
        hands.taps_word("over-rematch");
        types(&mut hands, "red", "owl");
        hands.waits();
        match way {
            "close" => hands.taps("close"),
            "escape" => hands.driver.key(Key::Named(Named::Escape), Modifiers::default()),
            _ => hands.driver.tap_at(iced_test::core::Point::new(4.0, 400.0)),
        }
        assert!(!hands.table().is_sealing() && words(&hands).is_empty(), "{way}");
        assert!(hands.table().session.records() > 0, "{way}: the game goes on");
    }
}

#[test]
fn bots_alone_are_not_kept_waiting_for_words() {
    let mut setup = playout::setup(2);
    setup.seats.iter_mut().for_each(|seat| seat.bot = Some("greedy".to_owned()));
    let session =
        Session::sealed(catalog::book(), setup, "", (Secret::new([5; 16]), Vec::new()), TIME).expect("a game").0;
    let mut hands = hands(session);
    hands.driver.message(Message::Touch(Do::Ask(Action::Rematch)));
    assert!(!hands.table().is_sealing());
}

#[test]
fn a_word_that_fills_its_field_is_told_so() {
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.go(Route::Quick);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    let full = hands.words.with("field-full", &[("letters", 40.into())]);
    let word = |letters: usize| {
        let word = thrown::Message::Word(Colour::Red, "o".repeat(letters));
        Message::Quick(standie::app::screen::quick::Message::Throw(word))
    };
    hands.driver.message(word(39));
    assert!(hands.driver.find(full.as_str()).is_none());
    hands.driver.message(word(41));
    assert!(hands.driver.find(full.as_str()).is_some());
}

#[test]
fn words_come_before_the_first_roll_and_from_the_table() {
    let mut session = over();
    let owl = |colour| vec![(colour, "owl".to_owned())];
    let refused = |session: &mut Session, said| session.throw_in(&said, TIME).expect_err("refused").message.id;
    let _ = session.reveal(TIME);
    assert_eq!(refused(&mut session, owl(Colour::Red)), "words-no-seal", "its secret is told");
    let open = Session::begin(catalog::book(), playout::setup(2), "", 3, TIME).expect("a game").0;
    assert_eq!(refused(&mut open.clone(), owl(Colour::Red)), "words-no-seal");
    let dice = (Secret::new([5; 16]), owl(Colour::Red));
    let mut fresh = Session::sealed(catalog::book(), playout::setup(2), "", dice, TIME).expect("a game").0;
    assert_eq!(refused(&mut fresh, Vec::new()), "words-unsound");
    assert_eq!(refused(&mut fresh, owl(Colour::Purple)), "words-unsound");
    assert_eq!(refused(&mut fresh, vec![(Colour::Red, " ".to_owned())]), "words-unsound");
    // Whoever has thrown one in takes another; the rest stay.
    fresh.throw_in(&owl(Colour::Blue), TIME).expect("a word");
    fresh.throw_in(&vec![(Colour::Blue, "fox".to_owned())], TIME).expect("another");
    assert_eq!(fair::check(&fresh).secrets[0].words, ["red owl", "blue fox"]);
    let roll = standie::play::oracle::answer(&fresh).expect("a roll");
    fresh.submit(&Command::Table(table::Command::Answer(roll)), Who::App, TIME).expect("rolled");
    assert_eq!(refused(&mut fresh, owl(Colour::Blue)), "words-too-late");
    let _ = fresh.jump(0, TIME).expect("back");
    assert_eq!(refused(&mut fresh, owl(Colour::Blue)), "words-too-late", "what was taken back was rolled all the same");
}

/// Nobody stops for words in the middle of a fight: the app rolls, and what it rolled can still be checked.
#[test]
fn a_fight_is_not_interrupted_by_new_dice() {
    let mut hands = hands(fought());
    hands.next();
    hands.taps("die-4");
    hands.taps_word("answer-app-rolls");
    assert!(!hands.table().is_sealing());
    let checked = fair::check(&hands.table().session);
    assert!(checked.other.is_empty() && checked.verdict() == Verdict::Running, "{checked:?}");
}
