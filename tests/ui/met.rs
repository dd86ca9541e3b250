//! Classic beside its cardboard: what was met is met again by a letter or two, claims have their times, sales their limits,
//! promises their day, and every "no" its rule.

use crate::cardboard;
use crate::hands::Hands;
use crate::support::driver::Window;
use standie::app::Message;
use standie::app::route::Route;
use standie::app::shell::Clock;
use standie::app::table::Message as Do;
use standie::catalog::boxed::{BadStuff, Foe, Lesson};
use standie::odds::bargain::Weights;
use standie::odds::bids::bids;
use standie::play::fix::{self, others::others};
use standie::rules::amount::Amount;
use standie::rules::command::Command;
use standie::rules::effect::Effect;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::ids::Colour::{self, Blue, Green, Red, Yellow};
use standie::rules::now::now;
use standie::rules::question::Ask;
use standie::rules::{doors, fight, munchkin, table};

fn begun() -> Hands<impl Window> {
    cardboard::begun(1280.0, 800.0)
}

fn amends(hands: &mut Hands<impl Window>, effects: Vec<Effect>) {
    let amends = table::Command::Amend { note: String::new(), effects };
    hands.driver.message(Message::Table(Do::does(Command::Table(amends))));
}

fn raises(hands: &mut Hands<impl Window>, seat: Colour, to: i32) {
    amends(hands, vec![munchkin::Effect::Level { seat, change: Amount::To(to), kill: false }.into()]);
}

fn says(hands: &mut Hands<impl Window>, millis: i64, command: impl Into<Command>) {
    hands.sees_it();
    let now = hands.driver.state.shell.clock.now();
    hands.driver.state.shell.clock = Clock::Fixed(now + millis);
    hands.driver.message(Message::Table(Do::does(command.into())));
}

fn answers(answer: impl Into<standie::rules::answer::Answer>) -> Command {
    Command::Table(table::Command::Answer(answer.into()))
}

const FOES: [(&str, u8); 12] = [
    ("Angry Kettle", 2),
    ("Bog Accountant", 4),
    ("Crab of Regret", 6),
    ("Damp Ghost", 8),
    ("Evil Hat", 1),
    ("Foot Goblin", 3),
    ("Goose", 10),
    ("Hex Plumber", 12),
    ("Ink Troll", 14),
    ("Jam Golem", 16),
    ("Kraken on Leave", 18),
    ("Last Landlord", 20),
];

#[test]
fn the_second_meeting_is_three_touches_and_brings_all_that_was_known() {
    let mut hands = begun();
    for meeting in 0..30 {
        let (name, level) = FOES[meeting % FOES.len()];
        let before = hands.taps;
        if meeting < FOES.len() {
            hands.taps(&format!("meet {level}"));
            let id = hands.game().foes.all.last().expect("a monster").id;
            hands.taps(&format!("monster-treasures-{}-3", id.0));
            assert_eq!(hands.game().foes.all.last().expect("a monster").def.treasures, Some(3));
            hands.taps("no fight");
            hands.taps("remember");
            hands.writes_on(name);
        } else {
            hands.taps("from the box");
            let first = name.chars().next().expect("a letter").to_lowercase();
            hands.taps(&format!("letter-{first}"));
            hands.taps("found 0");
            assert!(hands.taps - before <= 3, "{name}: {} touches", hands.taps - before);
            let met = &hands.game().foes.all.last().expect("a monster").def;
            assert_eq!((met.name.as_str(), met.level, met.treasures), (name, Some(level.into()), Some(3)));
            hands.taps("no fight");
        }
        assert!(!hands.driver.sees(&hands.words.get("met-remember")));
    }
    assert_eq!(hands.driver.state.shell.owners_box().met().foes().count(), FOES.len());
    assert_eq!(hands.driver.state.shell.owners_box().monsters().count(), 0, "Quest's shelf is another one");
}

#[test]
fn a_monster_nobody_names_is_remembered_by_its_numbers_and_so_is_what_it_did() {
    let mut hands = begun();
    raises(&mut hands, Red, 5);
    hands.taps("meet 20");
    hands.next();
    hands.taps("die-1");
    hands.taps("quick-levels-down");
    hands.next();
    let before = hands.taps;
    hands.taps("remember");
    hands.taps("close");
    assert_eq!(hands.taps - before, 2);
    let known = hands.driver.state.shell.owners_box().met().foes().next().cloned().expect("remembered");
    assert_eq!((known.def.level, known.bad), (Some(20), Some(BadStuff::Levels(2))));
    // Met again it is no news.
    hands.next();
    hands.taps("from the box");
    hands.taps("found 0");
    hands.taps("no fight");
    assert!(hands.driver.find(iced_test::core::widget::Id::from("remember".to_owned())).is_none(), "no news");
}

#[test]
fn items_and_curses_that_are_named_are_found_again() {
    let mut hands = begun();
    let add = munchkin::gear::Gear {
        name: "Loud Helmet".to_owned(),
        bonus: 3,
        slot: Some(munchkin::gear::Slot::Headgear),
        value: Some(400),
        ..Default::default()
    };
    amends(&mut hands, vec![munchkin::Effect::Gear { seat: Red, add }.into()]);
    let known = hands.driver.state.shell.owners_box().met().items().next().cloned().expect("learned");
    assert_eq!((known.name.as_str(), known.bonus, known.value), ("Loud Helmet", 3, Some(400)));
    hands.taps("seat-blue");
    hands.taps("items blue");
    let before = hands.taps;
    hands.taps("from the box");
    hands.taps("letter-l");
    hands.taps("found 0");
    assert_eq!(hands.taps - before, 3);
    assert_eq!(hands.game().seat(Blue).expect("a seat").gear.len(), 1);
}

#[test]
fn a_quarrel_over_a_claim_is_told_with_its_times() {
    let mut hands = begun();
    raises(&mut hands, Red, 7);
    hands.taps("meet 4");
    says(&mut hands, 1_000, answers(table::Answer::Done));
    says(&mut hands, 1_900, answers(fight::Answer::Stopped { by: Blue }));
    let add = fight::Term { who: fight::Fighter::Seat(Red), name: String::new(), strength: -2, dice: 0 };
    let effects = vec![fight::Effect::Term { add }.into()];
    says(&mut hands, 3_000, table::Command::Effects { note: String::new(), effects });
    says(&mut hands, 12_900, answers(table::Answer::Done));
    says(&mut hands, 2_700, answers(fight::Answer::Throws(Vec::new())));
    let line = hands.table().log.iter().rev().find(|line| line.text.contains("7 to 4")).expect("a line");
    let parts: Vec<&str> = line.text.split(" · ").collect();
    assert_eq!(parts.len(), 5, "{parts:?}");
    for (part, said) in parts.iter().zip(["7 to 4", "2 s later", "5 to 4", "5 to 4", "3 s later"]) {
        assert!(part.contains(said), "{part} lacks {said}");
    }
    assert_eq!(hands.game().seat(Red).expect("a seat").level, 8);
    // Opened again, it is told in the same words.
    let told = line.text.clone();
    assert!(
        standie::app::table::log::recent(&hands.driver.state.shell, &hands.table().session)
            .iter()
            .any(|l| l.text == told)
    );
}

#[test]
fn a_sale_knows_the_last_level_takes_a_kill() {
    let mut hands = begun();
    raises(&mut hands, Red, 8);
    hands.taps("sell");
    let warns = hands.words.with("sale-no-more", &[("levels", 2.into()), ("most", 1.into())]);
    assert!(hands.driver.sees(&warns), "two would be one");
    hands.taps("sell 1");
    assert_eq!(hands.game().seat(Red).expect("a seat").level, 9);
    hands.taps("sell");
    hands.taps("no-sell 1");
    let toast = hands.driver.state.shell.toast.clone().expect("why not");
    assert!(toast.cites.iter().any(|id| format!("{id:?}").contains("MC-LVL-09")), "{:?}", toast.cites);
    assert_eq!(hands.game().seat(Red).expect("a seat").level, 9);
}

#[test]
fn an_elf_helps_for_a_level_less_and_both_would_win() {
    let mut hands = begun();
    let banner = hands.words.with("for-the-win", &[("seat", "GREEN".into())]);
    amends(&mut hands, vec![munchkin::Effect::Races { seat: Green, races: vec!["elf".to_owned()] }.into()]);
    for (seat, to) in [(Red, 7), (Green, 9), (Yellow, 9)] {
        raises(&mut hands, seat, to);
    }
    hands.taps("meet 12");
    assert!(!hands.driver.sees(&banner), "RED is at 7");
    let (book, game) = (hands.table().session.book(), hands.game());
    let fight = fight::under_way(game).expect("a fight");
    let weights = Weights::default();
    let all = bids(book, game, fight, &weights, &[]);
    let least = |seat| all.iter().find(|bid| bid.seat == seat).and_then(|bid| bid.fair).expect("a bid").least;
    assert!((least(Yellow) - least(Green) - weights.level).abs() < 1e-9, "a Level of their own");
    for bid in all.iter().filter(|bid| bid.fair.is_some_and(|fair| fair.treasures.is_some())) {
        assert!(bid.keeps.is_some_and(|keeps| keeps >= 0.0), "{bid:?} leaves RED worse off");
    }
    hands.taps("help-green");
    assert!(hands.driver.sees(&banner), "the Elf would win");
}

#[test]
fn a_promise_is_told_when_it_falls_due_and_only_then() {
    let mut hands = begun();
    hands.carries(Red, Blue);
    hands.taps("promise");
    assert_eq!(hands.game().seat(Red).expect("a seat").conditions[0].owes, Some(Blue));
    assert!(hands.table().reminders.is_empty());
    raises(&mut hands, Red, 5);
    hands.taps("meet 1");
    hands.next();
    says(&mut hands, 2_700, answers(fight::Answer::Throws(Vec::new())));
    let due = hands.words.with("promise-due", &[("seat", "RED".into()), ("to", "BLUE".into())]);
    let told = |hands: &Hands<_>| hands.table().reminders.iter().filter(|told| **told == due).count();
    assert_eq!(told(&hands), 1, "{:?}", hands.table().reminders);
    hands.next();
    assert_eq!(told(&hands), 0, "once");
    hands.taps("seat-red");
    hands.taps("lift-0");
    assert!(hands.game().seat(Red).expect("a seat").conditions.is_empty(), "and ticked off");
}

#[test]
fn no_clock_decides_anything_but_a_claim_nobody_stops() {
    fn waits(hands: &mut Hands<impl Window>) {
        let asked = hands.table().question.clone();
        hands.sees_it();
        let now = hands.driver.state.shell.clock.now();
        hands.driver.state.shell.clock = Clock::Fixed(now + 3_600_000);
        hands.driver.message(Message::Tick);
        assert_eq!(hands.table().question, asked, "an hour later");
    }
    let mut hands = begun();
    waits(&mut hands);
    hands.taps("meet 9");
    waits(&mut hands);
    hands.next();
    waits(&mut hands);
    hands.taps("die-1");
    waits(&mut hands);
    hands.taps("quick-die");
    waits(&mut hands);
    assert!(matches!(hands.table().question.ask, Ask::Doors(_)));
}

#[test]
fn whatever_cannot_be_done_now_says_why_by_a_rule() {
    let mut hands = begun();
    fn looks(hands: &Hands<impl Window>) -> usize {
        let mut refused = 0;
        for seat in [Red, Blue] {
            for (deed, may) in now(hands.table().session.book(), hands.game(), seat) {
                let text = hands.words.get(&format!("deed-{}", deed.name().replace('_', "-")));
                assert!(!text.starts_with("deed-"), "{deed:?} has no words");
                let Err(why) = may else { continue };
                refused += 1;
                let cited = why.cites.iter().any(|id| format!("{id:?}").contains("MC-"));
                assert!(cited, "{seat:?} {deed:?}: {why:?}");
            }
        }
        refused
    }
    let mut refused = looks(&hands);
    hands.taps("what now");
    hands.taps("close");
    hands.taps("meet 9");
    refused += looks(&hands);
    hands.next();
    refused += looks(&hands);
    hands.taps("die-1");
    refused += looks(&hands);
    hands.taps("quick-die");
    refused += looks(&hands);
    assert!(refused > 6, "{refused}");
}

#[test]
fn running_from_two_shows_whom_first_and_is_three_touches() {
    for (width, height) in [(1280.0, 800.0), (800.0, 1280.0), (1024.0, 768.0)] {
        let mut hands = cardboard::begun(width, height);
        raises(&mut hands, Red, 5);
        let foe = |name: &str, level| MonsterDef { name: name.to_owned(), level: Some(level), ..MonsterDef::default() };
        let foes = [(foe("Mild Bog", 9), BadStuff::Levels(2)), (foe("Angry Abyss", 14), BadStuff::Death)];
        for (def, bad) in foes {
            let lesson = Foe { def: def.clone(), bad: Some(bad) };
            hands.driver.state.shell.learn(Lesson::Foe(Box::new(lesson)));
            says(&mut hands, 100, doors::Command::Meet { def: Box::new(def) });
        }
        let before = hands.taps;
        hands.next();
        // Death ends the running: whoever may die of one runs from that one first.
        let first = hands.words.get("flight-first");
        assert!(hands.driver.sees(&first), "{width}x{height}");
        // A third each, five or six: a ninth for both.
        let free = hands.words.with("flight-free", &[("odds", "11%".into())]);
        assert!(hands.driver.sees(&free), "{width}x{height}");
        hands.taps("target-2");
        hands.taps("die-6");
        hands.taps("die-5");
        assert!(hands.taps - before <= 4, "{} touches", hands.taps - before);
        assert!(matches!(hands.table().question.ask, Ask::Table(_)), "away: {:?}", hands.table().question.ask);
    }
}

#[test]
fn who_can_still_turn_it_is_told_from_what_everybody_sees() {
    let mut hands = begun();
    amends(&mut hands, vec![munchkin::Effect::Classes { seat: Blue, classes: vec!["thief".to_owned()] }.into()]);
    raises(&mut hands, Red, 8);
    hands.taps("meet 4");
    let told = |need: i32, hands: &Hands<_>| {
        let args = [("need", need.into()), ("thieves", "BLUE".into())];
        hands.words.with("turn-told-stab", &args)
    };
    assert!(hands.driver.sees(&told(4, &hands)), "8 against 4: a tie is no win");
    hands.taps("add-them-3-0");
    assert!(hands.driver.sees(&told(1, &hands)));
    hands.taps("add-them-3-0");
    assert!(!hands.driver.sees(&told(0, &hands)), "nothing to turn any more");
}

/// The Box speaks of what lies on each shelf; who plays with cards alone is shown no rooms.
#[test]
fn each_shelf_of_the_box_counts_what_lies_on_it() {
    let mut hands = begun();
    hands.taps("meet 7");
    hands.taps("no fight");
    hands.taps("remember");
    hands.taps("close");
    let add = munchkin::gear::Gear { name: "Loud Helmet".to_owned(), bonus: 3, ..Default::default() };
    amends(&mut hands, vec![munchkin::Effect::Gear { seat: Red, add }.into()]);
    hands.driver.state.go(Route::Library);
    let says = |hands: &mut Hands<_>, id: &str, count: u8| {
        let text = hands.words.with(id, &[("count", count.into())]);
        assert!(hands.driver.sees(&text), "{text}");
    };
    says(&mut hands, "box-foes-count", 1);
    hands.taps("box-items");
    says(&mut hands, "box-items-count", 1);
    hands.taps("box-curses");
    says(&mut hands, "box-curses-count", 0);
    hands.taps("box-rooms");
    says(&mut hands, "box-rooms-count", 0);
}

#[test]
fn what_was_told_wrongly_of_a_monster_is_not_remembered_once_it_is_put_right() {
    let mut hands = begun();
    raises(&mut hands, Red, 9);
    hands.taps("meet 4");
    hands.taps("no fight");
    let there = |hands: &mut Hands<_>| hands.driver.find(iced_test::core::widget::Id::from("remember")).is_some();
    assert!(there(&mut hands), "it can be remembered");
    let session = &hands.table().session;
    let timeline = session.timeline();
    let meets = |point: &u32| {
        let command = timeline.node(*point).and_then(|node| node.command.read().ok());
        matches!(command, Some(Command::Doors(doors::Command::Meet { .. })))
    };
    let met = timeline.path(timeline.here()).into_iter().find(meets).expect("it was met");
    let lower = others(session, met)
        .into_iter()
        .find(|other| matches!(&other.command, Command::Doors(doors::Command::Meet { def }) if def.level == Some(3)));
    let preview = fix::preview(session, met, lower.as_ref().map(|other| &other.command)).expect("a preview");
    hands.waits();
    let app = &mut hands.driver.state;
    if let Some(table) = &mut app.table {
        table.accept(&mut app.shell, preview);
    }
    hands.waits();
    assert!(!there(&mut hands), "Level 4 was wrong");
}
