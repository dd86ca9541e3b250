//! Whoever waited while those the app plays had their turns is told the most important of it, until they do something.

use crate::hands::Hands;
use crate::solo::{begun, seeded};
use crate::support::driver::Window;
use iced_test::core::widget::Id;
use standie::app::Message;
use standie::app::Route;
use standie::app::table::asking::message::Message as OnAsked;
use standie::app::table::hot::recap::MOST;
use standie::app::table::hot::{Hot, Next, Wish};
use standie::app::table::{Message as Do, Table};
use standie::rules::ids::Colour::Red;
use standie::rules::question::Ask;
use standie::rules::table;

fn hot(table: &Table) -> &Hot {
    table.hot.as_ref().expect("a game in the app")
}

/// RED does as little as can be, once; the others go on until RED is asked again.
pub fn goes_on(hands: &mut Hands<impl Window>) {
    hands.waits();
    let asked = matches!(hands.table().question.ask, Ask::Table(_) | Ask::Fight(_));
    let next = match (hot(hands.table()).mover(), hot(hands.table()).moves.first()) {
        (Some(_), Some(first)) if !asked => Do::does(first.clone()),
        (Some(_), _) => Do::Asked(OnAsked::Next),
        (None, _) => Do::Hot(Wish::Hurry),
    };
    let records = hands.table().session.records();
    hands.driver.message(Message::Table(next));
    if hands.table().session.records() == records
        && let Some(first) = hot(hands.table()).moves.first().cloned()
    {
        hands.driver.message(Message::Table(Do::does(first)));
    }
}

/// Checks that a line says whom it is about and whom else: how many of those that once did not it was.
fn stands_alone(part: &str, system: &str) -> usize {
    for half in [" helps", "gets away with it", "into the fight", "sends it in", "I’ve got something.”"] {
        assert!(!part.ends_with(half), "{system}: {part}");
    }
    assert!(!part.starts_with("The fight is "), "{system}: {part}");
    assert!(!part.contains(": beaten and gone"), "{system}: {part}");
    usize::from([" helps ", " beats ", " steals "].iter().any(|whole| part.contains(whole)))
}

#[test]
fn what_bots_did_meanwhile_is_told_until_somebody_acts() {
    let (mut told, mut seen) = (0, 0);
    for (nth, system) in ["shadowrun", "classic", "short"].into_iter().enumerate() {
        let size = [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 768.0)][nth];
        let mut hands = begun(seeded(system, r#""hands": {}"#, 5), size);
        for _ in 0..160 {
            if hot(hands.table()).next == Next::Over || told >= 12 * (nth + 1) {
                break;
            }
            let recap = hands.table().recap();
            let asked = hot(hands.table()).mover() == Some(Red);
            assert!(asked || recap.is_empty(), "{system}: only who is asked is told");
            if !recap.is_empty() {
                told += 1;
                assert!(recap.len() <= MOST, "{system}: {recap:?}");
                // All of it stands in the log, which everybody may read; and nothing in it needs the log to be understood.
                for part in recap.iter().flat_map(|deed| deed.split(" · ")) {
                    assert!(hands.table().log.iter().any(|line| line.whole == part), "{system}: {part}");
                    seen += stands_alone(part, system);
                }
                let turn = matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. }));
                if turn && !hands.table().fights() {
                    assert!(hands.driver.find(Id::from("recap")).is_some(), "{system}: it is on the screen");
                    if std::env::var("STANDIE_PICTURE").is_ok() {
                        let path = format!("target/pictures/recap-{system}-{told}.png");
                        hands.driver.save_png(std::path::Path::new(&path));
                    }
                }
                // Whoever reads a card has not acted.
                let card = hot(hands.table()).spread.places.iter().flatten().next().copied();
                if let Some(card) = card.filter(|_| turn) {
                    hands.driver.message(Message::Table(Do::Hot(Wish::Card(card))));
                    assert_eq!(hands.table().recap(), recap, "{system}: it is still there");
                    hands.driver.message(Message::Table(Do::Hot(Wish::Sheet(None))));
                }
                let (records, number) = (hands.table().session.records(), hands.game().turn.number);
                goes_on(&mut hands);
                let acted = hands.table().session.records() > records && hands.game().turn.number == number;
                assert!(!acted || hands.table().recap().is_empty(), "{system}: it goes once somebody acts");
                continue;
            }
            goes_on(&mut hands);
        }
        assert!(told > 2 * nth, "{system}: {told}");
    }
    assert!(seen > 0, "somebody helped, won or stole");
}

#[test]
fn a_touch_of_what_was_missed_opens_the_journal() {
    let mut hands = begun(seeded("shadowrun", r#""hands": {}"#, 5), (1280.0, 800.0));
    for _ in 0..120 {
        let turn = matches!(hands.table().question.ask, Ask::Table(table::Ask::Turn { .. }));
        if turn && !hands.table().recap().is_empty() {
            hands.waits();
            hands.taps("recap");
            assert_eq!(hands.driver.state.route, Route::Journal);
            return;
        }
        goes_on(&mut hands);
    }
    panic!("nothing was missed");
}

/// Whether a line tells how something ended, or what somebody did to somebody.
fn matters(text: &str) -> bool {
    let parts = [
        " dies",
        " gains ",
        " loses a level",
        " loses 2 levels",
        "The fight is won",
        "The fight is lost",
        " plays the Trap ",
        " plays the Curse ",
        " on a monster",
        "Out of the fight",
        " into the fight",
        " inherits ",
        " gets away from ",
        " helps",
        " hacks ",
    ];
    parts.iter().any(|part| text.contains(part))
}

/// Whatever others did that RED has skipped since RED did something last is told: of too much the newest.
#[test]
fn all_that_was_skipped_is_told() {
    let (mut skips, mut deeds, mut died) = (0, 0, 0);
    let first = [("shadowrun", 5), ("shadowrun", 6), ("shadowrun", 8), ("classic", 5), ("classic", 7)];
    // Not in every game does somebody die meanwhile.
    let more = (12..50).map(|seed| ("classic", seed));
    for (nth, (system, seed)) in first.into_iter().chain(more).enumerate() {
        if nth >= first.len() && died > 0 {
            break;
        }
        let mut hands = begun(seeded(system, r#""hands": {}"#, seed), (1280.0, 800.0));
        let mut skipped = false;
        for _ in 0..120 {
            if hot(hands.table()).next == Next::Over {
                break;
            }
            let table = hands.table();
            let mover = hot(table).mover();
            if mover == Some(Red) && skipped {
                let recap = table.recap();
                let parts: Vec<&str> = recap.iter().flat_map(|deed| deed.split(" · ")).collect();
                skips += 1;
                let since = table.since(Red);
                for deed in since.chunk_by(|a, b| a.point == b.point).rev().take(MOST) {
                    // Whoever wins a fight of their own was there.
                    let won = deed.iter().any(|line| line.text.contains("The fight is won"));
                    let own = won && hands.game().turn.seat == Some(Red);
                    if !own && deed.iter().any(|line| matters(&line.text)) {
                        let all: Vec<&str> = deed.iter().map(|line| line.text.as_str()).collect();
                        let is_told = deed.iter().any(|line| parts.contains(&line.whole.as_str()));
                        assert!(is_told, "{system} {seed}: {all:?} in {recap:#?}");
                        deeds += 1;
                        died += usize::from(all.iter().any(|text| text.contains(" dies")));
                    }
                }
                assert!(recap.len() <= MOST);
            }
            let records = table.session.records();
            goes_on(&mut hands);
            // What the app does after it is skipped.
            if hands.table().session.records() > records {
                hands.driver.message(Message::Table(Do::Hot(Wish::Hurry)));
                skipped = true;
            }
        }
    }
    assert!(skips > 20 && deeds > 40 && died > 0, "{skips} {deeds} {died}");
}

#[test]
fn what_happened_to_oneself_comes_first_and_the_own_fight_is_not_told() {
    let (mut first, mut handed) = (0, 0);
    let games = (7..13).flat_map(|seed| ["classic", "short", "shadowrun"].map(|system| (system, seed)));
    for (system, seed) in games {
        if first > 0 && handed > 0 {
            break;
        }
        let mut hands = begun(seeded(system, r#""hands": {}"#, seed), (1280.0, 800.0));
        for _ in 0..240 {
            if hot(hands.table()).next == Next::Over {
                break;
            }
            let recap = hands.table().recap();
            let me = hands.words.seat(Red, standie::catalog::words::Names::of(hands.game()));
            let mine: Vec<bool> = recap.iter().map(|deed| deed.contains(&me)).collect();
            let since = mine.iter().position(|mine| !mine).unwrap_or(mine.len());
            assert!(mine[since..].iter().all(|mine| !mine), "{system}: {recap:?}");
            first += usize::from(since > 0 && since < mine.len());
            handed += recap.iter().filter(|deed| deed.contains(" hands ")).count();
            goes_on(&mut hands);
        }
    }
    assert!(first > 0, "never both");
    assert!(handed > 0, "nobody gave anything");
}

#[test]
fn a_line_of_those_the_app_plays_comes_once_a_game_after_a_break_too() {
    let mut app = standie::app::App::in_memory(standie::app::shell::Clock::Fixed(standie::app::presets::TIME));
    let session = seeded("classic", r#""hands": {}"#, 5);
    let lines = |app: &mut standie::app::App| {
        let mut told: Vec<(standie::rules::ids::Colour, String)> = Vec::new();
        app.shell.pace = 320;
        for step in 0..1_500_i64 {
            let now = app.shell.clock.now();
            app.table.iter().for_each(|table| table.drawn(now));
            app.shell.clock = standie::app::shell::Clock::Fixed(now + 4_000);
            let table = app.table.as_mut().expect("a table");
            let own = (hot(table).mover() == Some(Red)).then(|| hot(table).moves.first().cloned()).flatten();
            let next = match own {
                Some(first) if matches!(table.question.ask, Ask::Munchkin(_) | Ask::Cards(_)) => Do::does(first),
                Some(_) => Do::Asked(OnAsked::Next),
                None => Do::Hot(Wish::Beat),
            };
            let before = (table.session.records(), hot(table).why.is_some());
            drop(app.update(Message::Table(next)));
            let table = app.table.as_ref().expect("a table");
            let Some((seat, why)) = hot(table).why.clone() else { continue };
            if !before.1 || table.session.records() > before.0 {
                let said = (seat, app.shell.words.say(&why, standie::catalog::words::Names::of(table.game())));
                // It stands until the next one.
                if told.last() != Some(&said) {
                    assert!(!told.contains(&said), "{said:?} again at step {step}");
                    told.push(said);
                }
            }
        }
        told
    };
    app.lay_out(session, standie::app::table::Keeping::Memory);
    let told = lines(&mut app);
    assert!(told.len() > 3, "{told:?}");
    // The same game from its beginning: it has been heard.
    app.lay_out(seeded("classic", r#""hands": {}"#, 5), standie::app::table::Keeping::Memory);
    let again = lines(&mut app);
    assert!(again.iter().all(|said| !told.contains(said)), "{again:?}");
}
