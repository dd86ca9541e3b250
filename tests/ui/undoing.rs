//! What undo takes back is named on its button, by what was done.

use crate::hands::Hands;
use crate::support::{driver, random};
use iced_test::core::widget;
use iced_test::selector::Candidate;
use standie::app::presets::{TIME, evening};
use standie::app::shell::Clock;
use standie::app::table::action::Action;
use standie::app::table::{Keeping, Message as Do};
use standie::app::{App, Message};
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::play::chance::{Pool, chance};
use standie::play::narrate;
use standie::play::playout;
use standie::play::record::Who;
use standie::play::session::Session;
use standie::play::timeline::Node;
use standie::rules::agenda::Step;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::effect::Effect;
use standie::rules::engine;
use standie::rules::event::Event;
use standie::rules::game::Game;
use standie::rules::message::Arg;
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::table;
use std::collections::BTreeMap;

/// Names that say nothing but that something was done.
const EMPTY: [&str; 4] = ["did-answer", "did-something", "did-cards", "did-done"];

/// Everything a game could undo that has one of those names.
fn empty(session: &Session) -> Vec<String> {
    let timeline = session.timeline();
    let path = timeline.path(timeline.here());
    let nodes = path.iter().filter_map(|point| Some((*point, timeline.node(*point)?)));
    nodes
        .filter_map(|(point, node)| {
            let title = narrate::title::title(&timeline.state(timeline.parent(point)), node);
            let command = node.command.read().ok();
            let owed = timeline.state(timeline.parent(point)).top().cloned();
            EMPTY.contains(&title.id).then(|| format!("{}: {command:?} on {owed:?}", title.id))
        })
        .collect()
}

#[test]
fn whatever_is_done_at_a_table_of_cardboard_is_undone_by_name() {
    let mut found: Vec<String> = (1..=12).flat_map(|seed| empty(&random::evening(seed, 250))).collect();
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "{} of them:\n{}", found.len(), found.join("\n"));
}

#[test]
fn every_command_of_an_evening_is_undone_by_name() {
    let found = empty(&evening(""));
    assert!(found.is_empty(), "{} of them:\n{}", found.len(), found.join("\n"));
}

/// A game the app keeps, after so many steps of no plan.
fn kept(seed: u64, steps: usize) -> Session {
    let (mut session, _) = Session::begin(catalog::book(), playout::setup(3), "", seed, TIME).expect("a game");
    let mut rng = random::rng(seed);
    for step in 0..steps {
        let moves: Vec<Command> = engine::moves(session.book(), session.game());
        let command = match chance(session.book(), session.game(), session.question().ask, &Pool::default(), &mut rng) {
            Some(answer) => Command::Table(table::Command::Answer(answer)),
            None => match moves.get((step * 7 + seed as usize) % moves.len().max(1)) {
                Some(command) => command.clone(),
                None => break,
            },
        };
        if session.submit(&command, Who::Table, TIME).is_err() {
            break;
        }
    }
    session
}

#[test]
fn whatever_is_done_in_a_game_the_app_keeps_is_undone_by_name() {
    let mut found: Vec<String> = (1..=6).flat_map(|seed| empty(&kept(seed, 300))).collect();
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "{} of them:\n{}", found.len(), found.join("\n"));
}

/// What a deed has to be called, where its first line tells what came of it instead.
fn deed(before: &Game, node: &Node) -> Option<&'static str> {
    let sheds = node.facts.iter().any(|fact| matches!(fact.event, Event::Cards(cards::Event::Shed { .. })));
    Some(match (node.command.read().ok()?, before.top()) {
        (Command::Dungeon(dungeon::Command::PickUp(_)), _) => "did-pick-up",
        (
            Command::Table(table::Command::Answer(Answer::Cards(cards::Answer::Cards(_)))),
            Some(Step::Cards(cards::Step::NameCards { .. })),
        ) if sheds => "told-shed",
        (
            Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done))),
            Some(Step::Munchkin(munchkin::Step::Cursed { card: Some(_), .. })),
        ) => "did-curse",
        (
            Command::Table(table::Command::Answer(Answer::Table(table::Answer::No))),
            Some(Step::Table(table::Step::Window { .. })),
        ) => "did-pass",
        _ => return None,
    })
}

#[test]
fn a_deed_is_called_by_what_was_done_and_by_whom() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 1..=8 {
        let session = kept(seed, 400);
        let timeline = session.timeline();
        for node in timeline.path(timeline.here()).iter().filter_map(|point| timeline.node(*point)) {
            let before = timeline.state(node.parent);
            let Some(wanted) = deed(&before, node) else { continue };
            let title = narrate::title::title(&before, node);
            assert_eq!(title.id, wanted, "{:?}", node.command.read());
            if wanted == "did-pass" {
                let Some(Step::Table(table::Step::Window { waiting, .. })) = before.top() else { panic!("a window") };
                let who = waiting.first().map(|seat| ("seat", Arg::Seat(*seat)));
                assert_eq!(title.args.first(), who.as_ref(), "who passed is named");
            }
            *seen.entry(wanted).or_default() += 1;
        }
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
}

#[test]
fn the_name_on_the_button_is_whole_or_ends_after_a_word() {
    let (mut cut, mut all) = (0, 0);
    let mut app = App::in_memory(Clock::Fixed(TIME));
    app.lay_out(evening(""), Keeping::Memory);
    let mut hands = Hands::new(driver::with(app, 1280.0, 800.0));
    while hands.table().session.timeline().undo().is_some() {
        (0..3).for_each(|_| hands.driver.message(Message::Table(Do::Ask(Action::Undo))));
        all += 1;
        let Some(name) = hands.table().undoes.clone() else { continue };
        let button = hands.driver.find(widget::Id::from("undo".to_owned())).expect("a button").bounds();
        let texts = hands.driver.find_all(|c: Candidate<'_>| match c {
            Candidate::Text { content, bounds, .. } if content.starts_with("Undo") => {
                Some((content.to_owned(), bounds))
            }
            _ => None,
        });
        let (label, at) = texts.first().expect("a label");
        assert!(at.y >= button.y && at.y + at.height <= button.y + button.height, "“{label}” hangs out");
        let said = label.trim_start_matches("Undo: ");
        if let Some(kept) = said.strip_suffix('…') {
            cut += 1;
            let rest = name.strip_prefix(kept).unwrap_or_else(|| panic!("“{said}” of “{name}”"));
            assert!(rest.starts_with([' ', ',', ':', '·']), "“{said}” is cut in a word of “{name}”");
        } else {
            assert_eq!(said, name);
        }
    }
    assert!(all > 50 && cut * 20 < all, "{cut} of {all} names are cut");
}

#[test]
fn a_footprint_is_told_as_a_footprint() {
    let words = Words::load("en");
    let mut seen = 0;
    for session in (1..=12).map(|seed| random::evening(seed, 250)) {
        let timeline = session.timeline();
        for point in timeline.path(timeline.here()) {
            let Some(node) = timeline.node(point) else { continue };
            let Ok(Command::Table(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Gait(gait))))) =
                node.command.read()
            else {
                continue;
            };
            let before = timeline.state(timeline.parent(point));
            let names = Names::told(session.book(), session.game(), &before);
            let first = narrate::tell(&before, &node.facts).first().map(|line| words.say(&line.message, names));
            let first = first.expect("a line");
            let gait = gait.iter().next();
            let named = words.get(narrate::gait_text(gait));
            assert!(first.ends_with(&named) && !first.contains("Level"), "{gait:?} is told as “{first}”");
            seen += 1;
        }
    }
    assert!(seen > 10, "{seen} footprints");
}

#[test]
fn charity_with_nobody_lower_says_discard() {
    let mut hands = Hands::new(driver::at("charity", 1280.0, 800.0));
    let discards = "Too many cards in hand, and nobody is lower than you: discard the extras.";
    let Ask::Munchkin(munchkin::Ask::Charity { to, .. }) = hands.table().question.ask.clone() else {
        panic!("Charity")
    };
    assert!(to.is_empty() && hands.driver.sees(discards), "everybody is equal");
    assert!(hands.driver.sees("To the discards"));
    // All that is too much is marked: the one touch says that it is done at the table.
    assert!(hands.driver.sees("We did it: 5 in hand"));
    let giver = hands.table().question.seat.expect("somebody");
    let level = |seat| {
        Effect::Munchkin(munchkin::Effect::Level {
            seat,
            change: Amount::To(if seat == giver { 5 } else { 2 }),
            kill: false,
        })
    };
    let effects = hands.game().seats.iter().map(|s| level(s.colour)).collect();
    hands
        .driver
        .message(Message::Table(Do::does(Command::Table(table::Command::Amend { note: String::new(), effects }))));
    assert!(hands.driver.sees("Too many cards in hand: give away the extras.") && !hands.driver.sees(discards));
}
