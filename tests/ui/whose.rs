//! Who is meant: "you" is only who reads it, everybody else has a name.

use crate::hands::Hands;
use crate::recap::goes_on;
use crate::solo::{begun, seeded};
use crate::support::driver::{self, Window};
use standie::app::Message;

use standie::app::table::Message as Do;
use standie::app::table::hot::{Hot, Next, Wish};
use standie::catalog::words::Names;
use standie::rules::amount::Amount;
use standie::rules::ids::Colour::{self, Red};
use standie::rules::question::Ask;
use standie::rules::{fight, munchkin, table};
use standie::store::settings::TAPPED;

/// Everything that is read, and whether all of it is.
fn written(hands: &mut Hands<impl Window>) -> Vec<(String, bool)> {
    let all = hands.driver.written();
    let whole = |all: iced_test::core::Rectangle, seen: Option<iced_test::core::Rectangle>| {
        seen.is_some_and(|seen| seen.height > all.height - 1.0 && seen.width > all.width - 1.0)
    };
    all.into_iter().map(|(text, all, seen)| (text, whole(all, seen))).collect()
}

/// A step of a bot, or of RED, who does as little as can be.
fn steps(hands: &mut Hands<impl Window>) {
    if !hands.table().hot.as_ref().is_some_and(Hot::is_busy) {
        return goes_on(hands);
    }
    for wish in [Wish::Beat, Wish::GoOn] {
        hands.waits();
        hands.waits();
        hands.driver.message(Message::Table(Do::Hot(wish)));
    }
}

#[test]
fn nobody_but_the_runner_is_told_to_run_and_who_is_asked_has_a_line() {
    let (mut own, mut others, mut asked) = (0, 0, 0);
    let all = [("shadowrun", 5, (1280.0, 800.0)), ("classic", 5, (1024.0, 768.0)), ("shadowrun", 9, (800.0, 1280.0))];
    for (system, seed, size) in all {
        let mut hands = begun(seeded(system, r#""hands": {}"#, seed), size);
        hands.driver.state.shell.pace = 320;
        hands.driver.state.shell.settings.pace = TAPPED;
        for _ in 0..300 {
            let table = hands.table();
            let next = table.hot.as_ref().expect("a game in the app").next;
            if next == Next::Over {
                break;
            }
            let fight = fight::kept(table.game()).map(|now| (now.main, now.helper));
            let question = (table.question.seat, matches!(table.question.ask, Ask::Fight(fight::Ask::Asked { .. })));
            let name = |seat: Colour| hands.words.seat(seat, Names::of(hands.game()));
            if let Some((main, helper)) = fight {
                let main_name = name(main);
                let asked_name = question.0.filter(|seat| question.1 && *seat != Red).map(name);
                let read = written(&mut hands);
                let reds = question.0 == Some(Red) && (main == Red || helper == Some(Red) || question.1);
                let losing = |text: &str| text.contains("Lose, and ") || text.contains(" loses, ");
                for (text, _) in read.iter().filter(|(text, _)| losing(text)) {
                    assert_eq!(text.contains("Lose, and you "), reds, "{text}: {question:?}, {main:?}");
                    let both = helper.is_some() && text.contains("Lose, and both run: ");
                    assert!(reds || both || text.contains(&format!("If {main_name} loses, ")), "{text}");
                    if reds { own += 1 } else { others += 1 }
                }
                let with = asked_name.map(|name| hands.words.with("asked-with", &[("seat", name.into())]));
                for (text, whole) in read.iter().filter(|(text, _)| with.as_ref() == Some(text)) {
                    assert!(*whole, "{text}");
                    let odds = read.iter().filter(|(text, _)| text.starts_with("Ahead") || text.ends_with(" short"));
                    for (odds, whole) in odds {
                        assert!(*whole, "{odds}");
                    }
                    if asked == 0 && std::env::var("STANDIE_PICTURE").is_ok() {
                        hands.driver.save_png(std::path::Path::new("target/pictures/whose.png"));
                    }
                    asked += 1;
                }
            }
            steps(&mut hands);
        }
    }
    assert!(own > 0 && others > 0 && asked > 0, "{own} {others} {asked}");
}

#[test]
fn whoever_gives_cards_away_reads_to_whom_before_picking_any() {
    let presets =
        [("doors_charity", (1280.0, 800.0)), ("doors_charity", (800.0, 1280.0)), ("hot_charity", (1024.0, 768.0))];
    for (preset, size) in presets {
        let mut hands = Hands::new(driver::at(preset, size.0, size.1));
        // Everybody else is lower, one of them or several.
        let seat = hands.table().question.seat.expect("somebody gives");
        let change = Amount::To(6);
        let effects = vec![munchkin::Effect::Level { seat, change, kill: false }.into()];
        let amends = table::Command::Amend { note: String::new(), effects };
        hands.driver.message(Message::Table(Do::does(amends.into())));
        let Ask::Munchkin(munchkin::Ask::Charity { to, .. }) = hands.table().question.ask.clone() else {
            panic!("{preset}: Charity")
        };
        assert!(!to.is_empty(), "{preset}: somebody is lower");
        let seats: Vec<String> = to.iter().map(|seat| hands.words.seat(*seat, Names::of(hands.game()))).collect();
        let read = written(&mut hands);
        let goes = |text: &str| seats.iter().all(|seat| text.contains(seat.as_str())) && text.contains("They go");
        assert!(read.iter().any(|(text, whole)| *whole && goes(text)), "{preset}: {seats:?} in {read:?}");
        if std::env::var("STANDIE_PICTURE").is_ok() {
            hands.driver.save_png(std::path::Path::new(&format!("target/pictures/charity-{}.png", size.0)));
        }
    }
}
