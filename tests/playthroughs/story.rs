//! How a game went: what is told and counted of it, against golden files and against the facts themselves.

use crate::compare;
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::odds;
use standie::play::player::Players;
use standie::play::record::Who;
use standie::play::story::dice::Dice;
use standie::play::story::{self, Story, said};
use standie::play::{Session, playout};
use standie::rules::event::{Event, Fact, Roll};
use standie::rules::fight;
use standie::rules::fight::sides::sides;
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::message::Arg;
use standie::rules::table::Ending;
use standie::rules::{munchkin, table};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// Bots of several tempers play a game to its end, a minute a record.
fn played(names: &[&str], seed: u64) -> Session {
    let mut session = Session::begin(catalog::book(), playout::setup(names.len()), "", seed, 0).expect("a game").0;
    let mut bots = Players::new(names.iter().copied());
    let mut at = 0;
    while session.game().ending.is_none() && session.records() < 6_000 {
        let command = bots.next(&session).expect("somebody does something");
        at += 60_000;
        session.submit(&command, Who::App, at).expect("what bots do is accepted");
    }
    session
}

/// Tables of bots, and the seeds of their games.
const GAMES: [(&[&str], u64); 4] = [
    (&["greedy", "cautious"], 27),
    (&["greedy", "random", "greedy"], 54),
    (&["cautious", "greedy", "random", "greedy"], 1),
    (&["random", "random", "random"], 9),
];

fn facts(session: &Session) -> Vec<Fact> {
    let timeline = session.timeline();
    let path = timeline.path(timeline.here());
    path.iter().filter_map(|point| timeline.node(*point)).flat_map(|node| node.facts.clone()).collect()
}

fn tell(out: &mut String, session: &Session, told: &Story) {
    let (words, names) = (Words::load("en"), Names::of(session.game()));
    if let Some(ending) = &told.ending {
        writeln!(out, "{}", said::ending(&words, ending, names)).unwrap();
    }
    for seat in &told.seats {
        let title = seat.title.map(|t| format!(", {}: {:?}", said::title(&words, t), said::why(&words, t)));
        let (dice, time) = (said::dice(&words, seat.dice), said::time(&words, seat.time));
        let name = words.seat(seat.colour, names);
        writeln!(out, "  {name}, Level {}{}, {dice:?}, {time:?}", seat.level, title.unwrap_or_default()).unwrap();
        writeln!(out, "    {:?}", seat.course).unwrap();
    }
    for line in &told.lines {
        writeln!(out, "  {}", said::line(&words, line, names)).unwrap();
    }
}

#[test]
fn how_whole_games_went() {
    let mut out = String::new();
    for (names, seed) in GAMES {
        let session = played(names, seed);
        writeln!(out, "# {}, seed {seed}", names.join(", ")).unwrap();
        tell(&mut out, &session, &story::story(&session));
    }
    compare("tests/playthroughs/story.txt", &out);
}

/// Dice, deaths and Levels, counted from the facts in another way.
#[test]
fn what_is_counted_is_what_happened() {
    let mut several = BTreeSet::new();
    for (names, seed) in GAMES {
        let session = played(names, seed);
        let (told, facts) = (story::story(&session), facts(&session));
        let mut dice: BTreeMap<Colour, Dice> = BTreeMap::new();
        for fact in &facts {
            if let Event::Table(table::Event::Rolled { roll: Roll::Six(face), seat: Some(seat) }) = fact.event {
                let dice = dice.entry(seat).or_default();
                (dice.count, dice.sum) = (dice.count + 1, dice.sum + u32::from(face));
            }
        }
        assert_eq!(told.seats.len(), session.game().seats.len());
        for seat in &told.seats {
            let now = session.game().seat(seat.colour).expect("a seat");
            assert_eq!((seat.level, seat.gold), (now.level, now.gold));
            assert_eq!(seat.dice, dice.get(&seat.colour).copied().unwrap_or_default());
            assert_eq!(seat.course.first().map(|c| c.0), Some(0), "it begins with the first turn");
            assert_eq!(seat.course.last().map(|c| c.1), Some(now.level), "and ends where it ended");
            assert!(seat.course.windows(2).all(|two| two[0].0 < two[1].0 && two[0].1 != two[1].1), "{:?}", seat.course);
        }
        let ended = &session.game().ending;
        let won: Vec<Colour> = told.seats.iter().filter(|s| s.won).map(|s| s.colour).collect();
        match ended {
            Some(Ending::Players(winners)) => {
                assert_eq!(won.iter().collect::<BTreeSet<_>>(), winners.iter().collect());
                assert!(told.seats.iter().take(won.len()).all(|s| s.won), "winners come first");
            }
            _ => assert!(won.is_empty()),
        }
        let titles: Vec<_> = told.seats.iter().filter_map(|s| s.title).collect();
        assert!((1..titles.len()).all(|i| !titles[..i].contains(&titles[i])), "each once: {titles:?}");
        several.extend(titles.iter().map(|t| t.name()));
        assert!(told.lines.len() <= 8 && told.lines.windows(2).all(|two| two[0].point <= two[1].point));
        // A minute a record: all of them but the first are somebody's.
        let minutes: i64 = told.seats.iter().map(|s| s.time).sum();
        assert!(minutes > 0 && minutes <= i64::from(session.records()) * 60_000);
    }
    assert!(several.len() >= 5, "titles differ from game to game: {several:?}");
}

fn chance(session: &Session, game: &Game) -> Option<f64> {
    let fight = fight::under_way(game)?;
    odds::fight::roll(&sides(session.book(), game, fight, None)).odds().map(odds::Odds::chance)
}

/// A stab in the back is somebody's who had no part in the fight, and it cost what is told.
#[test]
fn a_stab_that_is_told_was_one() {
    let mut seen = 0;
    for (names, seed) in GAMES {
        let session = played(names, seed);
        for line in story::story(&session).lines.iter().filter(|l| l.message.id.starts_with("story-stab")) {
            let timeline = session.timeline();
            let (before, after) = (timeline.state(timeline.parent(line.point)), timeline.state(line.point));
            let arg = |name: &str| line.message.args.iter().find(|(n, _)| *n == name).map(|(_, a)| a.clone());
            let (Some(Arg::Seat(by)), Some(Arg::Seat(main))) = (arg("seat"), arg("main")) else { panic!("{line:?}") };
            let fight = fight::under_way(&before).expect("a fight");
            assert!(fight.main == main && by != main && fight.helping(&before) != Some(by));
            let node = timeline.node(line.point).expect("a deed");
            let plays = |f: &Fact| match &f.event {
                Event::Munchkin(munchkin::Event::Played { seat, .. })
                | Event::Munchkin(munchkin::Event::Power { seat, works: true, .. }) => *seat == by,
                _ => false,
            };
            assert!(node.facts.iter().any(plays));
            let percent = |chance: Option<f64>| {
                chance.map(|c| match c {
                    0.0 => Arg::Number(0),
                    1.0.. => Arg::Number(100),
                    between => Arg::Number((between * 100.0).round().clamp(1.0, 99.0) as i64),
                })
            };
            assert_eq!(arg("before"), percent(chance(&session, &before)));
            assert_eq!(arg("after"), percent(chance(&session, &after)));
            seen += 1;
        }
    }
    assert!(seen > 0, "nobody was stabbed");
}

/// What was taken back is not part of the story.
#[test]
fn what_was_undone_is_not_told() {
    let mut session = Session::begin(catalog::book(), playout::setup(3), "", 4, 0).expect("a game").0;
    let mut bots = Players::new(std::iter::repeat_n("greedy", 3));
    for _ in 0..300 {
        let command = bots.next(&session).expect("somebody does something");
        session.submit(&command, Who::App, 0).expect("accepted");
    }
    let before = story::story(&session);
    for _ in 0..40 {
        let command = bots.next(&session).expect("somebody does something");
        session.submit(&command, Who::Table, 0).expect("accepted");
    }
    assert_ne!(story::story(&session), before);
    for _ in 0..40 {
        session.undo(0).expect("a way back");
    }
    assert_eq!(story::story(&session), before);
}
