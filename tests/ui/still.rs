//! What one is about to touch stays where it is.

use crate::evening::Recorded;
use crate::hands::Hands;
use crate::support::driver::{self, Driver, Window};
use iced_test::core::{Point, Rectangle, widget};
use iced_test::selector::Candidate;
use standie::app::Message;
use standie::app::table::Message as Wish;
use standie::app::table::hot::{Next, Wish as Do};
use standie::rules::answer::Answer;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::fight;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::store::settings::RING_OPEN;
use std::collections::BTreeMap;

const SIZES: [(f32, f32); 4] = [(1280.0, 800.0), (1920.0, 1080.0), (800.0, 1280.0), (1024.0, 768.0)];

/// Nothing may move further than this, in pixels.
const SLACK: f32 = 4.0;

/// Everything that can be touched and is seen whole, by its name or by what is written on it.
fn targets(driver: &mut Driver<impl Window>) -> BTreeMap<String, Rectangle> {
    let texts: Vec<(String, Point)> = driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Text { content, bounds, .. } => Some((content.to_owned(), bounds.center())),
        _ => None,
    });
    let all: Vec<(Option<String>, Rectangle)> = driver.find_all(|c: Candidate<'_>| match c {
        Candidate::Focusable { id, bounds, visible_bounds: Some(seen), .. } if seen.height > bounds.height - 1.0 => {
            Some((id.map(|id| format!("{id:?}")), bounds))
        }
        _ => None,
    });
    let told: Vec<String> = driver.state.table.iter().flat_map(|t| t.log.iter().map(|l| l.text.clone())).collect();
    let mut named: BTreeMap<String, Vec<Rectangle>> = BTreeMap::new();
    for (id, bounds) in all {
        let written = || {
            let inside = texts.iter().filter(|(_, at)| bounds.contains(*at)).map(|(text, _)| text.as_str());
            inside.collect::<Vec<_>>().join(" ")
        };
        let name = id.unwrap_or_else(written);
        // What has happened is a tape that runs on.
        if !told.contains(&name) {
            named.entry(name).or_default().push(bounds);
        }
    }
    named.into_iter().filter(|(_, all)| all.len() == 1).map(|(name, all)| (name, all[0])).collect()
}

/// What has moved from one moment to the next.
fn moved(before: &BTreeMap<String, Rectangle>, after: &BTreeMap<String, Rectangle>) -> Vec<String> {
    let both = before.iter().filter_map(|(name, was)| Some((name, was, after.get(name)?)));
    let far = |a: &Rectangle, b: &Rectangle| (a.x - b.x).abs().max((a.y - b.y).abs());
    let moved = both.filter(|(_, was, is)| far(was, is) > SLACK);
    moved.map(|(name, was, is)| format!("{name} from {:?} to {:?}", was.position(), is.position())).collect()
}

/// One step on in a fight, by touch. Whether there was one.
fn fights_on(hands: &mut Hands<impl Window>, step: u32) -> bool {
    match hands.table().question.ask.clone() {
        Ask::Fight(fight::Ask::Fight { .. }) if step == 0 => hands.taps("add-them-5-0"),
        Ask::Fight(fight::Ask::Fight { .. })
        | Ask::Fight(fight::Ask::FightRolled { .. })
        | Ask::Fight(fight::Ask::BadStuff { .. }) => hands.next(),
        Ask::Fight(fight::Ask::FightDice { .. }) => hands.taps(&format!("die-{}", 1 + step % 3)),
        Ask::Dungeon(dungeon::Ask::Refuge { sides }) => hands.taps(&format!("run-{}", sides[0].name())),
        Ask::Fight(fight::Ask::RunAway { .. }) => hands.taps("die-2"),
        _ => return false,
    }
    true
}

#[test]
fn nothing_moves_from_the_first_to_the_last_question_of_a_fight() {
    let mut wrong = Vec::new();
    for preset in ["fight", "helped", "group", "combat", "boss"] {
        for (width, height) in SIZES {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let mut before = targets(&mut hands.driver);
            let mut asked = Vec::new();
            for step in 0..30 {
                asked.push(hands.table().question.ask.name());
                if !fights_on(&mut hands, step) {
                    break;
                }
                let after = targets(&mut hands.driver);
                if hands.table().fights() {
                    let now = hands.table().question.ask.name();
                    let mut moved = moved(&before, &after);
                    // A sum grows by what is added to it.
                    let sums = ["apart-", "card-", "strike-", "strip-"];
                    moved.retain(|m| step > 0 || !sums.iter().any(|id| m.contains(id)));
                    wrong.extend(moved.iter().map(|m| format!("{preset} {width}x{height} at {now}: {m}")));
                }
                before = after;
                // The ring runs out by itself, and what stood under a finger stands there still.
                hands.waits();
                hands.waits();
                let after = targets(&mut hands.driver);
                let moved = moved(&before, &after);
                wrong.extend(moved.iter().map(|m| format!("{preset} {width}x{height} as time goes by: {m}")));
                before = after;
            }
            assert!(asked.contains(&"fight-rolled"), "{preset} {width}x{height}: {asked:?}");
        }
    }
    assert!(wrong.is_empty(), "{} things moved:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn nothing_moves_while_a_fight_of_cardboard_is_built_claimed_stopped_and_claimed_again() {
    let mut wrong = Vec::new();
    for preset in ["classic_fight", "classic_six_fight", "classic_win"] {
        for (width, height) in SIZES {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let mut before = targets(&mut hands.driver);
            let mut claims = 0;
            for deed in ["add-us-10-0", "context", "add-them-1-0", "stop red", "context"] {
                hands.taps(deed);
                claims += u32::from(matches!(hands.table().question.ask, Ask::Fight(fight::Ask::FightDice { .. })));
                let after = targets(&mut hands.driver);
                let mut moved = moved(&before, &after);
                // A sum grows by what is added to it, and what can be struck lies beside it.
                let sums = ["apart-", "card-", "strike-", "strip-", "levels-", "run-"];
                moved.retain(|m| !(deed.starts_with("add-") && sums.iter().any(|id| m.contains(id))));
                wrong.extend(moved.iter().map(|m| format!("{preset} {width}x{height} at {deed}: {m}")));
                before = after;
            }
            assert_eq!(claims, 3, "{preset} {width}x{height}");
        }
    }
    assert!(wrong.is_empty(), "{} things moved:\n{}", wrong.len(), wrong.join("\n"));
}

/// Some time goes by, and the app takes a step.
fn beats(hands: &mut Hands<impl Window>) {
    hands.waits();
    hands.driver.message(Message::Table(Wish::Hot(Do::Beat)));
}

/// One step on in a fight of the app's cards, by touch: help is asked for, refused, asked for again and given; somebody
/// says to have something, and has not after all. What it was, if there was one.
fn fights_on_hot(hands: &mut Hands<impl Window>, done: &[&'static str]) -> Option<&'static str> {
    let table = hands.table();
    let hot = table.hot.as_ref().expect("a game in the app");
    if hot.handed().is_some() {
        hands.taps("here");
        return Some("handed");
    }
    if hot.next == Next::Ring {
        let slot = hot.ring.slots.first()?.name();
        let claims = done.iter().filter(|d| **d == "claimed").count();
        hands.taps(&if claims < 2 { format!("claim {slot}") } else { "pass all".to_owned() });
        return Some(if claims < 2 { "claimed" } else { "passed" });
    }
    if hot.is_busy() {
        beats(hands);
        return Some("beat");
    }
    let says =
        |wanted: Answer| hot.moves.iter().position(|c| *c == Command::Table(table::Command::Answer(wanted.clone())));
    match table.question.ask.clone() {
        Ask::Fight(fight::Ask::Fight { .. }) if !done.contains(&"given") => {
            let near = hot.moves.iter().find_map(|c| match c {
                Command::Fight(fight::Command::AskHelp { seat, .. }) => Some(*seat),
                _ => None,
            });
            let offers = widget::Id::from("plus-bargain-treasures");
            if !done.contains(&"offered") && hands.driver.find(offers).is_some() {
                hands.taps("plus-bargain-treasures");
                return Some("offered");
            }
            hands.taps(&format!("ask {}", near?.name()));
            Some("asked")
        }
        Ask::Fight(fight::Ask::Asked { .. }) => {
            let refuses = !done.contains(&"refused");
            let at = says(if refuses { Answer::Table(table::Answer::No) } else { Answer::Table(table::Answer::Done) })?;
            hands.taps(&format!("move {at}"));
            Some(if refuses { "refused" } else { "given" })
        }
        Ask::Fight(fight::Ask::Fight { .. })
        | Ask::Table(table::Ask::Window { .. })
        | Ask::Fight(fight::Ask::FightRolled { .. })
        | Ask::Fight(fight::Ask::BadStuff { .. }) => {
            hands.next();
            Some("next")
        }
        Ask::Dungeon(dungeon::Ask::Refuge { sides }) => {
            let at = says(Answer::Dungeon(dungeon::Answer::Side(sides[0])))?;
            hands.taps(&format!("move {at}"));
            Some("ran")
        }
        _ => None,
    }
}

#[test]
fn nothing_moves_in_a_fight_of_the_apps_cards_and_what_is_answered_is_in_sight() {
    let mut wrong = Vec::new();
    for (width, height) in SIZES {
        let mut hands = Hands::new(driver::at("hot_help", width, height));
        hands.driver.state.shell.pace = 320;
        hands.driver.state.shell.settings.ring = RING_OPEN;
        let mut before = targets(&mut hands.driver);
        let mut done = Vec::new();
        for _ in 0..120 {
            let table = hands.table();
            let asks = table.question.ask.name();
            let sheet = table.hot.as_ref().is_some_and(|hot| hot.handed().is_none() && !hot.is_busy());
            if let (true, Ask::Fight(fight::Ask::Fight { .. })) = (sheet, &table.question.ask) {
                let near: Vec<&String> = before.keys().filter(|k| k.contains("\"ask ")).collect();
                if near.is_empty() && !done.contains(&"given") {
                    wrong.push(format!("{width}x{height} after {done:?}: nobody can be asked in sight"));
                }
                for id in ["fight-us", "fight-them"] {
                    let title = hands.words.get(id);
                    if !hands.driver.sees(&title) {
                        wrong.push(format!("{width}x{height} after {done:?}: no {title} in sight"));
                    }
                }
                let seen = chance(&mut hands);
                if !seen {
                    wrong.push(format!("{width}x{height} after {done:?}: no chance in sight"));
                }
            }
            let Some(step) = fights_on_hot(&mut hands, &done) else { break };
            done.push(step);
            if !hands.table().fights() {
                break;
            }
            let after = targets(&mut hands.driver);
            let moved = moved(&before, &after);
            wrong.extend(moved.iter().map(|m| format!("{width}x{height} {asks} {step}: {m}")));
            before = after;
        }
        for step in ["asked", "refused", "given", "claimed", "passed", "next"] {
            assert!(done.contains(&step), "{width}x{height}: no {step} in {done:?}");
        }
    }
    assert!(wrong.is_empty(), "{} things were out of place:\n{}", wrong.len(), wrong.join("\n"));
}

/// Whether the chance of the fight is to be read without a turn of the wheel.
fn chance(hands: &mut Hands<impl Window>) -> bool {
    let told = [hands.words.get("fight-certain"), hands.words.get("fight-hopeless")];
    let told: Vec<String> = told.into_iter().chain((1..100).map(|n| format!("{n}%"))).collect();
    let seen = hands.driver.find_all(move |c: Candidate<'_>| match c {
        Candidate::Text { content, visible_bounds: Some(seen), bounds, .. } if seen.height > bounds.height - 1.0 => {
            told.iter().any(|t| t == content).then_some(())
        }
        _ => None,
    });
    !seen.is_empty()
}

/// One step on in a flight, by touch, beside cardboard or in the app.
fn flees_on(hands: &mut Hands<impl Window>) {
    let Some(hot) = hands.table().hot.as_ref() else {
        return match hands.table().question.ask {
            Ask::Fight(fight::Ask::RunAway { .. }) => hands.taps("die-1"),
            _ => hands.next(),
        };
    };
    let (handed, ring, busy) = (hot.handed().is_some(), hot.next == Next::Ring, hot.is_busy());
    let mut there = |id: &str| hands.driver.find(widget::Id::from(id.to_owned())).is_some();
    let (goes_on, first) = (there("context"), there("move 0"));
    let first_from = match &hands.table().question.ask {
        Ask::Fight(fight::Ask::RunFirst { monsters }) => Some(format!("target-{}", monsters[0].0)),
        _ => None,
    };
    match () {
        () if handed => hands.taps("here"),
        () if ring => hands.taps("pass all"),
        () if busy => beats(hands),
        () if first_from.is_some() => hands.taps(&first_from.unwrap_or_default()),
        () if goes_on => hands.next(),
        () if first => hands.taps("move 0"),
        () => beats(hands),
    }
}

/// Where there is no map, the board is who is how far, and the row of cards: it stays while somebody runs, and after that.
#[test]
fn the_board_stays_where_it_is_while_somebody_runs_away() {
    let board = ["\"row ", "\"seat-", "\"more ", "\"less ", "\"turn-"];
    let mut wrong = Vec::new();
    for preset in ["row_beside_six_flight", "classic_six_flight", "row_six_flight"] {
        for (width, height) in SIZES {
            let mut hands = Hands::new(driver::at(preset, width, height));
            hands.driver.state.shell.pace = 320;
            let mut before = targets(&mut hands.driver);
            let (mut ran, mut steps) = (0, 0);
            let flees = |hands: &Hands<_>| hands.table().fights();
            assert!(flees(&hands), "{preset}: nobody runs");
            while steps < 24 && ran < 2 {
                // The first question after the flight is looked at, too.
                ran += u32::from(!flees(&hands));
                flees_on(&mut hands);
                steps += 1;
                if hands.table().staged().is_some() {
                    break;
                }
                let asked = hands.table().question.ask.name();
                let after = targets(&mut hands.driver);
                let mut moved = moved(&before, &after);
                moved.retain(|name| board.iter().any(|id| name.contains(id)));
                wrong.extend(moved.iter().map(|m| format!("{preset} {width}x{height} at {asked}: {m}")));
                before = after;
            }
            assert!(steps > 2 && before.keys().any(|name| name.contains("seat-")), "{preset} {width}x{height}");
        }
    }
    assert!(wrong.is_empty(), "{} things moved:\n{}", wrong.len(), wrong.join("\n"));
}

/// Six sit at a screen higher than wide: who is fought, and everybody who could help, is seen without a turn of the wheel.
#[test]
fn at_a_table_of_six_all_who_could_help_are_seen_and_so_is_whoever_is_fought() {
    for preset in ["row_beside_six_fight", "row_six_fight", "classic_six_fight", "long_fight"] {
        let mut hands = Hands::new(driver::at(preset, 800.0, 1280.0));
        let seats: Vec<Colour> = hands.game().seats.iter().map(|seat| seat.colour).collect();
        let main = fight::kept(hands.game()).expect("a fight").main;
        let beside = hands.table().hot.is_none();
        let mut hidden = Vec::new();
        let mut seen = |id: String| {
            let found = hands.driver.find(widget::Id::from(id.clone()));
            let whole =
                found.is_some_and(|it| it.visible_bounds().is_some_and(|seen| seen.height > it.bounds().height - 1.0));
            if !whole {
                hidden.push(id);
            }
        };
        for seat in seats.iter().filter(|seat| **seat != main) {
            seen(if beside { format!("help-{}", seat.name()) } else { format!("ask {}", seat.name()) });
        }
        let foes: Vec<u32> = hands.game().foes.all.iter().map(|foe| foe.id.0).collect();
        let mut seen_foe = Vec::new();
        for foe in foes {
            let id = widget::Id::from(format!("fighter-{foe}"));
            let found = hands.driver.find(id).expect("whoever is fought");
            let seen = found.visible_bounds().map_or(0.0, |seen| seen.height);
            seen_foe.push((found.bounds().height, seen));
        }
        assert!(hidden.is_empty(), "{preset}: {hidden:?} not seen");
        assert!(seen_foe.iter().all(|(whole, seen)| *seen > whole - 1.0), "{preset}: cut: {seen_foe:?}");
    }
}

#[test]
fn nothing_moves_while_an_evening_goes_on_but_at_the_beginning_and_the_end_of_a_fight() {
    let script = include_str!("../../assets/presets/evening.jsonl");
    let mut wrong = Vec::new();
    for (width, height, lines) in [(1280.0, 800.0, 130), (800.0, 1280.0, 60)] {
        let mut hands = Hands::new(driver::at("first", width, height));
        hands.driver.state.shell.settings.reminders = true;
        let mut before = (false, targets(&mut hands.driver));
        let mut evening = Recorded::new();
        for line in script.lines().filter(|l| !l.is_empty() && !l.starts_with('#')).take(lines) {
            for command in evening.says(line) {
                hands.does(&command);
            }
            let after = (hands.table().fights(), targets(&mut hands.driver));
            if before.0 == after.0 {
                wrong.extend(moved(&before.1, &after.1).iter().map(|m| format!("{width}x{height} {line}: {m}")));
            }
            before = after;
        }
    }
    assert!(wrong.is_empty(), "{} things moved:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn what_is_said_in_passing_pushes_nothing() {
    for (width, height) in SIZES {
        for preset in ["table", "fight", "rolling", "six", "hot_turn"] {
            let mut driver = driver::at(preset, width, height);
            driver.state.shell.toast = None;
            let before = targets(&mut driver);
            driver
                .state
                .shell
                .say("The table is told something that takes a line and a half on most screens.".to_owned());
            let table = driver.state.table.as_mut().expect("a table");
            table.reminders.push("Somebody draws three cards.".to_owned());
            let after = targets(&mut driver);
            let gone: Vec<&String> = before.keys().filter(|name| !after.contains_key(*name)).collect();
            assert!(gone.is_empty(), "{preset} {width}x{height}: {gone:?} gone");
            let moved = moved(&before, &after);
            assert!(moved.is_empty(), "{preset} {width}x{height}: {moved:?}");
        }
    }
}

#[test]
fn a_race_and_a_class_have_their_line_before_they_come() {
    for preset in ["first", "six"] {
        for (width, height) in SIZES {
            let mut hands = Hands::new(driver::at(preset, width, height));
            let before = targets(&mut hands.driver);
            for colour in hands.game().seats.iter().map(|s| s.colour).collect::<Vec<Colour>>() {
                let races = vec!["elf".into()];
                let effect = standie::rules::effect::Effect::Munchkin(munchkin::Effect::Races { seat: colour, races });
                hands.driver.message(Message::Table(Wish::corrects(vec![effect])));
            }
            let after = targets(&mut hands.driver);
            let moved = moved(&before, &after);
            assert!(moved.is_empty(), "{preset} {width}x{height}: {moved:?}");
        }
    }
}

#[test]
fn a_way_that_is_closed_is_grey_in_its_place_and_says_why() {
    let mut hands = Hands::new(driver::at("table", 1280.0, 800.0));
    let closed: Vec<&str> = ["north", "east", "south", "west"]
        .into_iter()
        .filter(|side| hands.driver.find(widget::Id::from(format!("no-way-{side}"))).is_some())
        .collect();
    assert!(!closed.is_empty(), "a room with a wall, or too little Move");
    let records = hands.table().session.records();
    hands.taps(&format!("no-way-{}", closed[0]));
    assert!(hands.driver.state.shell.toast.is_some(), "why not");
    assert_eq!(hands.table().session.records(), records);
}

#[test]
fn a_trade_stays_where_it_is_whoever_it_is_with() {
    for (width, height) in SIZES {
        let mut driver = driver::at("doors_trade", width, height);
        driver.settle();
        let seats = driver.state.table.as_ref().expect("a game").game().seats.iter().map(|seat| seat.colour);
        let seats: Vec<Colour> = seats.collect();
        // What is on the table of each is another thing; what is there whoever it is with is not.
        let there = |driver: &mut _| {
            let mut there = targets(driver);
            there.retain(|name, _| !name.contains("\"swap "));
            there
        };
        let mut before = there(&mut driver);
        let mut turned = 0;
        for seat in seats {
            let id = widget::Id::from(format!("with {}", seat.name()));
            if driver.find(id.clone()).is_some() {
                driver.tap(id);
                driver.settle();
                let after = there(&mut driver);
                let moved = moved(&before, &after);
                assert!(moved.is_empty(), "{width}x{height}, with {seat:?}: {moved:?}");
                (before, turned) = (after, turned + 1);
            }
        }
        assert!(turned > 1, "{width}x{height}: {turned}");
    }
}
