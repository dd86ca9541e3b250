//! Reminders in the window: shown once, opened, muted for good, and out of the way.

use crate::hands::Hands;
use crate::keeping;
use crate::support::driver::{self, Driver, Window};
use iced_test::core::widget;
use standie::app::shell::{Clock, Shell};
use standie::app::table::action::Action;
use standie::app::table::{Keeping, Message as Wish, Panel};
use standie::app::{App, Message, Route, presets};
use standie::catalog;
use standie::play::Session;
use standie::rules::cite::Rule;
use standie::rules::command::Command;
use standie::rules::ids::Colour::{Blue, Green, Red};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::turn;
use standie::store::home::Home;
use standie::store::settings::Settings;

fn rule(id: &str) -> Rule {
    Rule::parse(id).expect("a row's id")
}

fn shown<P: Window>(hands: &Hands<P>) -> Vec<String> {
    hands.table().notes.shown.iter().map(|r| r.rule.to_string()).collect()
}

/// A new table as far as the question whether all cards are laid out.
fn opens<P: Window>(hands: &mut Hands<P>) {
    hands.taps_word("home-new");
    hands.taps_word("setup-start");
    for face in [6, 2, 3, 1] {
        hands.taps(&format!("die-{face}"));
    }
    assert_eq!(hands.table().question.ask, Ask::Table(table::Ask::Opening));
}

/// The next start of the app over the same folder.
fn again(home: &Home) -> App {
    let mut shell = Shell::at(home.clone());
    shell.clock = Clock::Fixed(presets::TIME + 1_000_000);
    let mut app = App::with(shell);
    app.go(Route::Home);
    app
}

#[test]
fn none_lies_on_the_way_back_from_the_map_to_the_fight() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 768.0)] {
        let mut hands = Hands::new(driver::at("reminded_fight", width, height));
        hands.driver.message(Message::Table(Wish::Map(standie::app::table::map::Message::Swap)));
        let at = |hands: &mut Hands<_>, id: &str| {
            hands.driver.find(widget::Id::from(id.to_owned())).unwrap_or_else(|| panic!("{id}")).bounds()
        };
        hands.taps("notes");
        let (stamp, notes) = (at(&mut hands, "stamp"), at(&mut hands, "float"));
        assert!(stamp.intersection(&notes).is_none(), "{width}x{height}: {stamp:?} {notes:?}");
    }
}

#[test]
fn one_is_shown_opened_muted_and_not_shown_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut hands = Hands::new(driver::with(keeping::app(&home), 1280.0, 800.0));
    opens(&mut hands);
    assert_eq!(shown(&hands), ["MQ-SET-07"]);
    let mapmaker = hands.words.get("remind-mapmaker");
    assert!(hands.driver.sees(&mapmaker));
    hands.taps("why MQ-SET-07");
    let Some(Panel::Why(cites)) = hands.table().panel else { panic!("why: {:?}", hands.table().panel) };
    assert!(cites.iter().eq([rule("MQ-SET-07")]));
    hands.taps("close");
    hands.taps("mute MQ-SET-07");
    assert!(!hands.driver.sees(&mapmaker));
    assert!(!shown(&hands).contains(&"MQ-SET-07".to_owned()));
    // The same game, opened again: what was shown was shown.
    drop(hands);
    let mut hands = Hands::new(driver::with(again(&home), 1280.0, 800.0));
    hands.taps_word("home-continue");
    assert_eq!(hands.table().question.ask, Ask::Table(table::Ask::Opening));
    assert_eq!(shown(&hands), [""; 0]);
    // Another game: only what was muted keeps away.
    hands.driver.state.go(Route::Home);
    opens(&mut hands);
    assert_eq!(shown(&hands)[..1], ["MQ-SET-19"]);
    assert!(!hands.driver.sees(&mapmaker));
    assert_eq!(Settings::load(&home.settings()).0.muted, [rule("MQ-SET-07")].into());
}

#[test]
fn all_of_them_can_be_switched_off_and_the_muted_brought_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = Home::at(folder.path());
    let mut app = keeping::app(&home);
    app.shell.settings.muted.insert(rule("MQ-SET-19"));
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    hands.driver.state.go(Route::Settings);
    hands.taps("reminders off");
    hands.driver.state.go(Route::Home);
    opens(&mut hands);
    assert_eq!(shown(&hands), [""; 0]);
    hands.driver.state.go(Route::Settings);
    hands.taps("reminders on");
    hands.taps("unmute");
    let kept = Settings::load(&home.settings()).0;
    assert!(kept.reminders && kept.muted.is_empty());
    hands.waits();
    hands.driver.state.go(Route::Home);
    opens(&mut hands);
    assert_eq!(shown(&hands), ["MQ-SET-07"]);
}

/// The beginning of the evening, with reminders.
fn table(mark: &str) -> Hands<impl Window + use<>> {
    let mut app = App::in_memory(Clock::Fixed(presets::TIME));
    app.lay_out(presets::evening(mark), Keeping::Memory);
    Hands::new(driver::with(app, 1280.0, 800.0))
}

#[test]
fn there_is_one_at_most_and_the_answers_stay_where_they_are() {
    let mut hands = table("turn 1");
    assert_eq!(shown(&hands).len(), 1);
    let ids = ["way-east", "play a card", "context"].map(|id| widget::Id::from(id.to_owned()));
    let place = |hands: &mut Hands<_>| ids.clone().map(|id| Driver::place(&mut hands.driver, id));
    let with = place(&mut hands);
    let next = shown(&hands)[0].clone();
    hands.taps(&format!("mute {next}"));
    assert!(shown(&hands).is_empty());
    assert_eq!(place(&mut hands), with);
}

#[test]
fn they_go_with_the_question_they_came_with() {
    let mut hands = table("turn 1");
    let before = shown(&hands);
    hands.driver.message(Message::Table(Wish::opens(Panel::Menu)));
    hands.driver.message(Message::Table(Wish::Ask(Action::Close)));
    assert_eq!(shown(&hands), before, "looking at something does not take them away");
    hands.taps("way-east");
    assert!(before.iter().all(|old| !shown(&hands).contains(old)));
    assert!(shown(&hands).contains(&"MQ-TURN-07".to_owned()), "Move was spent: {:?}", shown(&hands));
}

#[test]
fn from_afar_they_wait_for_another_time() {
    let mut app = App::in_memory(Clock::Fixed(presets::TIME));
    app.shell.settings.far = true;
    app.lay_out(presets::evening("first"), Keeping::Memory);
    assert!(app.table.as_ref().is_some_and(|t| t.notes.shown.is_empty()));
    assert!(app.shell.settings.reminded.is_empty(), "none counts as shown");
}

#[test]
fn each_of_them_is_short() {
    let mut hands = table("turn 1");
    for reminder in catalog::book().reminders().into_iter().chain(catalog::classic().reminders()) {
        hands.driver.state.table.as_mut().expect("a table").notes.shown = vec![reminder];
        let text = hands.words.get(reminder.text);
        let seen = hands.driver.find(text.as_str()).expect("it is written").bounds();
        assert!(seen.height < 45.0, "two lines at most: {text:?} is {} high", seen.height);
    }
}

/// A table of classic Munchkin beside its cardboard, as it begins.
fn doors(width: f32, height: f32) -> Hands<impl Window> {
    let setup = Setup::new(&[Red, Blue, Green]);
    let setup = Setup { system: "classic".to_owned(), first: Some(Red), care: table::Care::Map, ..setup };
    let (session, _) = Session::begin(catalog::classic(), setup, "", 1, presets::TIME).expect("a game");
    let mut app = App::in_memory(Clock::Fixed(presets::TIME));
    app.lay_out(session, Keeping::Memory);
    Hands::new(driver::with(app, width, height))
}

#[test]
fn where_levels_fill_the_screen_reminders_unfold_beside_their_button_and_over_nobodys_card() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0)] {
        let mut hands = doors(width, height);
        hands.next();
        let bounds =
            |hands: &mut Hands<_>, id: &str| hands.driver.find(widget::Id::from(id.to_owned())).map(|f| f.bounds());
        for runs in [false, true] {
            if runs {
                hands.taps("meet 12");
                hands.next();
                // Whatever is due while somebody runs.
                let all = catalog::classic().reminders();
                hands.driver.state.table.as_mut().expect("a table").notes.shown = vec![all[0], all[1]];
            }
            hands.waits();
            let button = bounds(&mut hands, "notes").expect("a button");
            if !hands.table().notes.open {
                hands.taps("notes");
            }
            let list = bounds(&mut hands, "float").expect("a list");
            // In a fight the button stands in the bar.
            let beside = runs || (list.y + list.height - button.y).abs() < 40.0;
            assert!(beside, "{width} {runs}: {list:?} {button:?}");
            for seat in hands.game().seats.iter().map(|seat| seat.colour).collect::<Vec<_>>() {
                let tile = bounds(&mut hands, &format!("tile-{}", seat.name())).expect("a tile");
                for lies in [button, list] {
                    let over = tile.intersection(&lies);
                    assert!(over.is_none_or(|over| over.height < 2.0), "{width} {runs}: {tile:?} {lies:?}");
                }
            }
        }
    }
}

#[test]
fn classic_has_its_own_and_each_opens_its_rule() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0)] {
        let mut hands = doors(width, height);
        assert_eq!(shown(&hands), ["MC-SET-01"]);
        // Where everything is touched they lie on nothing until they are wanted.
        assert!(!hands.driver.sees(&hands.words.get("remind-first-items")));
        hands.taps("notes");
        hands.taps("mute MC-SET-01");
        hands.taps("why MC-START-07");
        let Some(Panel::Why(cites)) = hands.table().panel else { panic!("why: {:?}", hands.table().panel) };
        assert!(cites.iter().eq([rule("MC-START-07")]));
        hands.taps("close");
        hands.next();
        // The first turn: what is forgotten in it.
        assert_eq!(shown(&hands), ["MC-LOOT-03"]);
        hands.taps("notes");
        assert!(hands.driver.sees(&hands.words.get("remind-second-door")));
        hands.taps("mute MC-LOOT-03");
        assert_eq!(shown(&hands), ["MC-DOOR-04"], "the next comes where there is room");
        let over = Command::Turn(turn::Command::EndTurn);
        hands.driver.message(Message::Table(Wish::does(over)));
        assert_eq!(shown(&hands), ["MC-CHAR-01"], "once a game each, and the rest with its moment");
    }
}
