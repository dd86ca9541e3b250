//! Those one plays against: what they say, told from the history; whom they hold what against.

use super::each_decision;
use rand_pcg::Pcg64Mcg;
use standie::bots;
use standie::bots::grudge::Grudges;
use standie::bots::mind::Mind;
use standie::bots::mind::price::price;
use standie::bots::people::people;
use standie::bots::view::View;
use standie::catalog;
use standie::catalog::words::{Value, Words};
use standie::play::Session;
use standie::play::player::Players;
use standie::play::playout;
use standie::play::record::Who;
use standie::play::stab::Memory;
use standie::play::story::deeds::Fact;
use standie::play::story::story;
use standie::play::talk::{Before, LINES, Occasion, Said, Talk};
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::command::Command;
use standie::rules::engine;
use standie::rules::event::Event;
use standie::rules::fight::Stage;
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::setup::Setup;
use standie::rules::{fight, munchkin, table};
use std::collections::{BTreeMap, BTreeSet};

/// A game of those with faces, so many records of it.
fn played(ids: &[&str], seed: u64, most: u32, mut see: impl FnMut(&Session, &mut Players)) -> Session {
    let mut setup = playout::setup(ids.len());
    for (seat, id) in setup.seats.iter_mut().zip(ids) {
        seat.bot = Some((*id).to_owned());
    }
    let mut session = Session::begin(catalog::book(), setup, "", seed, 0).expect("a game").0;
    let mut bots = Players::new(ids.iter().copied());
    while session.game().ending.is_none() && session.records() < most {
        let command = bots.next(&session).expect("somebody does something");
        session.submit(&command, Who::App, 0).expect("what bots do is accepted");
        see(&session, &mut bots);
    }
    session
}

const ALL: [&str; 5] = ["careful", "grabby", "spiteful", "reckless", "haggler"];

#[test]
fn everybody_has_five_lines_for_every_occasion_short_enough_to_be_said() {
    let words = Words::load("en");
    let mut all = BTreeSet::new();
    for person in people() {
        for occasion in Occasion::ALL {
            for line in 1..=LINES {
                let id = format!("talk-{}-{}-{line}", person.id, occasion.name());
                assert!(words.has(&id), "{id}");
                let said = words.with(&id, &[("percent", Value::from(100_u32))]);
                assert!(said.chars().count() < 60 && !said.contains('{'), "{said}");
                assert!(all.insert(said.clone()), "{said} is said twice");
            }
        }
    }
    assert_eq!(all.len(), 5 * 19 * 5);
}

#[test]
fn what_is_said_is_told_by_the_history_alone_and_nobody_repeats_it() {
    let mut heard: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 3..6 {
        let book = catalog::book();
        let mut live: Option<Talk> = None;
        let mut before = None;
        let session = played(&ALL, seed, 9_000, |session, _| {
            // As a window hears it, deed by deed.
            let (timeline, game) = (session.timeline(), session.game().clone());
            let talk = live.get_or_insert_with(|| Talk::of(session));
            if let Some(before) = before.replace(game) {
                let node = timeline.node(timeline.here()).expect("a deed");
                let known = Before::of(&book, &before, &node.facts);
                talk.follow(&book, known, (session.game(), timeline.here()), &node.facts);
            }
        });
        let talk = Talk::of(&session);
        assert_eq!(live.as_ref(), Some(&talk), "whoever comes later hears the same");
        let ids: Vec<String> = talk.said().iter().map(Said::id).collect();
        let once: BTreeSet<&String> = ids.iter().collect();
        assert_eq!(once.len(), ids.len(), "nobody says the same twice");
        for said in talk.said() {
            *heard.entry(said.occasion.name()).or_default() += 1;
        }
        let turns = session.game().turn.number;
        assert!(ids.len() > 10 && ids.len() < turns as usize, "{} in {turns} turns", ids.len());
    }
    assert!(heard.len() > 11, "{heard:?}");
}

#[test]
fn stabs_are_remembered_as_the_history_has_them() {
    let mut checked = 0;
    let mut session = played(&["spiteful", "haggler", "careful"], 8, 2_600, |session, bots| {
        if session.records().is_multiple_of(150) {
            assert_eq!(*bots.grudges(session), *Memory::default().of(session));
            checked += 1;
        }
    });
    let seats: Vec<_> = session.game().seats.iter().map(|seat| seat.colour).collect();
    let count = |grudges: &Grudges| seats.iter().map(|seat| grudges.by(*seat)).sum::<u32>();
    let mut memory = Memory::default();
    let all = count(memory.of(&session));
    assert!(checked > 2 && all > 3, "{all} stabs");
    // What is taken back has not happened.
    let path = session.timeline().path(session.timeline().here());
    session.jump(path[path.len() / 2], 0).expect("there is something to take back");
    assert_eq!(*memory.of(&session), *Memory::default().of(&session));
    assert!(count(memory.of(&session)) <= all);
}

#[test]
fn the_daggers_at_a_seat_are_the_stabs_the_end_tells_of() {
    let mut all = 0;
    for seed in 0..4 {
        let ids = ["spiteful", "spiteful", "reckless", "spiteful"];
        let mut setup = Setup { system: "classic".to_owned(), ..playout::setup(ids.len()) };
        for (seat, id) in setup.seats.iter_mut().zip(ids) {
            seat.bot = Some(id.to_owned());
        }
        let mut session = Session::begin(catalog::classic(), setup, "", seed, 0).expect("a game").0;
        let mut bots = Players::new(ids.into_iter());
        while session.game().ending.is_none() && session.records() < 3_000 {
            let command = bots.next(&session).expect("somebody does something");
            session.submit(&command, Who::App, 0).expect("what bots do is accepted");
        }
        let mut memory = Memory::default();
        memory.of(&session);
        for seat in story(&session).seats {
            let told = seat.deeds.get(&Fact::Stabs).copied();
            let daggers = memory.stabs().by(seat.colour);
            assert_eq!(told, Some(daggers.into()), "game {seed}: {:?}", seat.colour);
            all += daggers;
        }
    }
    assert!(all > 3, "{all} stabs");
}

#[test]
fn nobody_uses_a_power_while_hands_are_still_laid_down() {
    let uses = |wish: &Command| matches!(wish, Command::Munchkin(munchkin::Command::UsePower { .. }));
    let mut could = 0;
    for seed in 0..80 {
        let ids = ["spiteful", "grabby", "reckless", "spiteful"];
        let mut setup = Setup { system: "classic".to_owned(), ..playout::setup(ids.len()) };
        for (seat, id) in setup.seats.iter_mut().zip(ids) {
            seat.bot = Some(id.to_owned());
        }
        let mut session = Session::begin(catalog::classic(), setup, "", seed, 0).expect("a game").0;
        let mut bots = Players::new(ids.into_iter());
        while session.game().turn.number == 0 {
            could += usize::from(engine::moves(session.book(), session.game()).iter().any(uses));
            let command = bots.next(&session).expect("somebody does something");
            assert!(!uses(&command), "game {seed}: {command:?}");
            session.submit(&command, Who::App, 0).expect("what bots do is accepted");
        }
    }
    assert!(could > 0, "somebody could have");
}

#[test]
fn who_has_stabbed_is_worth_more_trouble_to_those_who_mind() {
    let session = played(&["spiteful", "haggler", "careful"], 8, 300, |_, _| {});
    let (book, game) = (session.book(), session.game());
    let [me, other, _] = [0, 1, 2].map(|i| game.seats[i].colour);
    let mut grudges = Grudges::default();
    (0..3).for_each(|_| grudges.add(other, me));
    let view = View::of(book, game, me);
    let weight = |view, id: &str| {
        let temper = people().iter().find(|person| person.id == id).expect("somebody").tempers.map;
        Mind::of(view, &temper).expect("a mind").weight(other)
    };
    for id in ALL {
        assert!(weight(view.remembering(&grudges), id) < weight(view, id), "{id}");
    }
    let gap = |id| weight(view, id) - weight(view.remembering(&grudges), id);
    assert!(gap("spiteful") > gap("careful"), "some more than others");
}

/// A price that somebody names is one for which they come.
#[test]
fn who_names_a_price_keeps_to_it() {
    let (mut asked, mut named, mut came) = (0, 0, 0);
    each_decision("cautious,greedy,cautious,greedy", 91, 1_500, |book, game, me, wishes| {
        let ask = |wish: &Command| matches!(wish, Command::Fight(fight::Command::AskHelp { .. }));
        let Some(fight) = fight::kept(game).filter(|fight| fight.main == me && wishes.iter().any(ask)) else { return };
        for seat in fight::standing::can_help(book, game, fight) {
            for id in ALL {
                let tempers = bots::temper(id).expect("a temper");
                asked += 1;
                let Some(terms) = price(View::of(book, game, seat), &tempers) else { continue };
                let nothing = terms.treasures == 0 && terms.gold == 0;
                named += u32::from(!nothing);
                let mut then = game.clone();
                // The helper rates no Treasure above another: it asks for no pick for which it would not stay away.
                assert_eq!(terms.helper_first, None, "{id} names more than its price");
                let ask = Command::Fight(fight::Command::AskHelp { seat, terms });
                engine::act(book, &mut then, &ask).expect("it can be asked for that");
                let answers = engine::moves(book, &then);
                let mut bot = bots::bot(id).expect("a bot");
                let pick = bot.pick(&View::of(book, &then, seat), &answers, &mut Pcg64Mcg::new(1));
                let yes = Command::Table(table::Command::Answer(Answer::Table(table::Answer::Done)));
                assert_eq!(answers[pick], yes, "{id} goes back on a word");
                came += 1;
            }
        }
    });
    assert!(asked > 50 && named > 5 && came >= named, "{came} came, {named} for something, of {asked}");
}

#[test]
fn claims_that_are_spoiled_and_charity_are_talked_about_at_the_doors_by_those_whose_they_are() {
    let mut heard: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 1..9 {
        let mut setup = Setup { system: "classic".to_owned(), ..playout::setup(ALL.len()) };
        for (seat, bot) in setup.seats.iter_mut().zip(ALL) {
            seat.bot = Some(bot.to_owned());
        }
        let (mut session, _) = Session::begin(catalog::classic(), setup, "", seed, 0).expect("a game");
        let mut bots = Players::new(ALL.into_iter());
        while session.game().ending.is_none() && session.records() < 6_000 {
            let command = bots.next(&session).expect("somebody does something");
            session.submit(&command, Who::App, 0).expect("what bots do is accepted");
        }
        let timeline = session.timeline();
        for said in Talk::of(&session).said() {
            let facts = &timeline.node(said.point).expect("a deed").facts;
            let (before, after) = (timeline.state(timeline.parent(said.point)), timeline.state(said.point));
            let claims = |game: &Game| fight::under_way(game).filter(|f| f.stage == Stage::Announced).map(|f| f.main);
            let passed = |test: &dyn Fn(Colour, Colour) -> bool| {
                facts.iter().any(
                    |fact| matches!(fact.event, Event::Cards(cards::Event::Passed { from, to, .. }) if test(from, to)),
                )
            };
            match said.occasion {
                Occasion::Claim => {
                    assert_eq!((claims(&before), claims(&after)), (None, Some(said.seat)), "{said:?}");
                }
                Occasion::Spoiled => {
                    assert_eq!((claims(&before), claims(&after)), (Some(said.seat), None), "{said:?}");
                }
                Occasion::Gives => assert!(passed(&|from, _| from == said.seat), "{said:?}"),
                Occasion::Gets => assert!(passed(&|_, to| to == said.seat), "{said:?}"),
                _ => {}
            }
            *heard.entry(said.occasion.name()).or_default() += 1;
        }
    }
    for occasion in [Occasion::Claim, Occasion::Spoiled, Occasion::Gives, Occasion::Gets] {
        assert!(heard.contains_key(occasion.name()), "{occasion:?} of {heard:?}");
    }
    println!("{heard:?}");
}
