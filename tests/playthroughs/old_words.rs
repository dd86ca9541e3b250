//! Facts say what has happened, where files of earlier versions say whole lists: both make the same of a game and are told
//! in the same words.

use crate::support::random::Rng;
use crate::support::wild;
use rand::{RngExt as _, SeedableRng as _};
use standie::catalog;
use standie::play::player::Players;
use standie::play::record::Who;
use standie::play::{Session, narrate, old_words, playout};
use standie::rules::effect::Effect;
use standie::rules::event::{Event, Fact};
use standie::rules::fight;
use standie::rules::fight::foe::card::Enhancer;
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::{Gear, Slot};
use standie::rules::munchkin::goods::Goods;
use standie::rules::setup::Setup;
use standie::rules::table;
use std::collections::BTreeMap;

/// Whether a fact of today is another word in an old file, and which.
fn word(event: &Event) -> Option<&'static str> {
    match event {
        Event::Munchkin(munchkin::Event::Items { gone, got, .. }) => Some(match (gone.len(), got.len()) {
            (0, 0) => "none",
            (0, _) => "got",
            (_, 0) => "gone",
            _ => "traded",
        }),
        Event::Munchkin(munchkin::Event::ItemsChanged { .. }) => Some("changed"),
        Event::Fight(fight::Event::EnhancerOn { .. }) => Some("played on"),
        Event::Fight(fight::Event::EnhancerOff { .. }) => Some("struck"),
        Event::Munchkin(munchkin::Event::Gear { .. }) => panic!("an old word: {event:?}"),
        _ => None,
    }
}

fn after(before: &Game, facts: &[Fact]) -> Game {
    let mut game = before.clone();
    facts.iter().for_each(|fact| game.apply(&fact.event));
    game
}

/// Says every deed of a game as an old file would, and reads it again.
fn spelt_as_of_old(session: &Session, seen: &mut BTreeMap<&'static str, u32>) {
    let timeline = session.timeline();
    for point in 1..=timeline.last() {
        let node = timeline.node(point).expect("a point");
        let words: Vec<_> = node.facts.iter().filter_map(|fact| word(&fact.event)).collect();
        if words.is_empty() {
            continue;
        }
        words.into_iter().for_each(|word| *seen.entry(word).or_default() += 1);
        let before = timeline.state(node.parent);
        let now = after(&before, &node.facts);
        let old = old_words::whole(&before, &node.facts);
        assert_ne!(old, node.facts);
        assert!(after(&before, &old) == now, "{:#?}", node.facts);
        let read: Vec<Fact> = old_words::today(&before, &old).into_iter().map(|fact| fact.into_owned()).collect();
        assert!(read.iter().any(|fact| word(&fact.event).is_some()));
        assert!(after(&before, &read) == now, "{read:#?}");
        assert!(old_words::are_same(&before, &node.facts, &old));
        assert!(!old_words::are_same(&before, &old, &node.facts), "what is said today is compared as it is said");
        let mut altered = old.clone();
        for fact in &mut altered {
            if let Event::Munchkin(munchkin::Event::Gear { gear, .. }) = &mut fact.event {
                gear.push(Gear { name: "Thumb on the Scales".into(), ..Gear::default() }.into());
            } else if let Event::Fight(fight::Event::Enhanced { enhancers, .. }) = &mut fact.event {
                enhancers.clear();
                enhancers.extend(std::iter::repeat_n(Enhancer::default(), 9));
            }
        }
        assert!(!old_words::are_same(&before, &node.facts, &altered), "what somebody altered is found");
        assert_eq!(narrate::tell(&before, &old), narrate::tell(&before, &node.facts));
    }
}

/// Two who give each other Items, some of them alike, some packed, time and again; and cards on a monster, some alike.
fn traders() -> Session {
    let setup = Setup { first: Some(Colour::Blue), costs_checked: true, ..Setup::new(&[Colour::Blue, Colour::Red]) };
    let mut session = Session::begin(catalog::book(), setup, "", 7, 0).expect("a game").0;
    let item = |seat, name: &str, packed| {
        let add = Gear { name: name.into(), packed, slot: Some(Slot::Headgear), ..Gear::default() };
        Effect::Munchkin(munchkin::Effect::Gear { seat, add })
    };
    let (blue, red) = (Colour::Blue, Colour::Red);
    let mut effects = [("Fez", false), ("Fez", true), ("Bowler", true)].map(|(name, p)| item(blue, name, p)).to_vec();
    effects.extend([("Fez", false), ("Tiara", true)].map(|(name, packed)| item(red, name, packed)));
    let done = table::Command::Answer(table::Answer::Done.into());
    for command in [done, table::Command::Amend { note: String::new(), effects }] {
        session.submit(&command.into(), Who::Table, 0).expect("accepted");
    }
    let mut rng = Rng::seed_from_u64(3);
    for _ in 0..120 {
        let mut some = |of| {
            let listed = session.game().seat(of).map_or(0, |s| s.gear.len());
            Goods { gear: (0..listed).filter(|_| rng.random_range(0..3) == 0).collect(), ..Goods::default() }
        };
        let give = munchkin::Command::Give { from: blue, to: red, goods: some(blue), back: some(red) };
        // Nothing for nothing is refused, and so is a pack that would hold too much.
        let _ = session.submit(&give.into(), Who::Table, 0);
    }
    for line in [
        r#"{"amend":{"effects":[{"place_room":{"at":[1,0],"tile":{"up":{"name":"Coat Check"}}}}]}}"#,
        r#"{"amend":{"effects":[{"place_monster":{"room":1,"def":{"name":"Dust Rhino"},"base":"red"}}]}}"#,
    ] {
        session.submit(&serde_json::from_str(line).expect("a command"), Who::Table, 0).expect("accepted");
    }
    let monster = session.game().foes.all[0].id;
    let cards = ["Large", "Large", "Damp", "Large"].map(|name| {
        let add = Enhancer { name: name.into(), level: 5, ..Enhancer::default() };
        Effect::Fight(fight::Effect::Enhance { monster, add })
    });
    let strip = |index| Effect::Fight(fight::Effect::Strip { monster, index });
    for effects in [cards.to_vec(), vec![strip(1), strip(2), cards[2].clone()], vec![strip(0)]] {
        let amend = table::Command::Amend { note: String::new(), effects };
        session.submit(&amend.into(), Who::Table, 0).expect("accepted");
    }
    session
}

#[test]
fn whole_lists_and_what_happened_to_them_come_to_the_same_and_are_told_alike() {
    let (book, mut seen) = (catalog::book(), BTreeMap::new());
    spelt_as_of_old(&traders(), &mut seen);
    for seed in 0..12 {
        let mut rng = Rng::seed_from_u64(seed);
        let setup = wild::setup(&mut rng, &book);
        let mut session = Session::begin(book.clone(), setup, "", seed, 0).expect("a game").0;
        for _ in 0..500 {
            let command = wild::wish(&mut rng, &book, session.game(), true);
            // What is refused changes nothing.
            let _ = session.submit(&command, Who::Table, 0);
        }
        spelt_as_of_old(&session, &mut seen);
    }
    for seed in 0..3 {
        let mut session = Session::begin(book.clone(), playout::setup(4), "", seed, 0).expect("a game").0;
        let mut bots = Players::new(std::iter::repeat_n("greedy", 4));
        for _ in 0..400 {
            let Some(command) = bots.next(&session).filter(|_| session.game().ending.is_none()) else { break };
            session.submit(&command, Who::App, 0).expect("what bots do is accepted");
        }
        spelt_as_of_old(&session, &mut seen);
    }
    let missing: Vec<_> = ["got", "gone", "traded", "changed", "played on", "struck"]
        .into_iter()
        .filter(|w| seen.get(w) < Some(&3))
        .collect();
    assert!(missing.is_empty(), "{missing:?} of {seen:?}");
}
