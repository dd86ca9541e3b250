//! A toy that lives in the house: a rule set of its own, not one of those that ship, goes through the same questions,
//! bots, journal, telling and checks as they do.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic)]

mod set;

use set::DOOR;
use standie::catalog;
use standie::catalog::words::{Names, Words};
use standie::play::fair::{self, Verdict};
use standie::play::player::Players;
use standie::play::playout::{self, Table};
use standie::play::record::Who;
use standie::play::{Session, narrate};
use standie::rules::agenda::Step;
use standie::rules::book::Book;
use standie::rules::books::Books;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::engine;
use standie::rules::event::{Event, Roll};
use standie::rules::game::Game;
use standie::rules::ids::Colour;
use standie::rules::munchkin::goods::Gift;
use standie::rules::setup::Setup;
use standie::rules::{fight, laws, munchkin, table, turn};
use standie::store::game_file::{self, GameFile};
use std::collections::BTreeSet;
use std::sync::Arc;

fn setup(book: &Book, players: usize) -> Setup {
    let whole = playout::setup(players);
    Setup { system: book.rules.system.clone(), first: Some(whole.seats[0].colour), ..whole }
}

/// What is listed is accepted, and what anybody could try besides is not.
fn listed(book: &Book, game: &Game) {
    let listed: Vec<Command> = engine::legal(book, game).offers.into_iter().map(|offer| offer.command).collect();
    let accepted = |command: &Command| engine::decide(book, game, command).is_ok();
    assert!(listed.iter().all(accepted), "{:?}", listed.iter().find(|c| !accepted(c)));
    assert!(engine::moves(book, game).iter().all(|command| listed.contains(command)));
    let mut tries = vec![turn::Command::EndTurn.into(), table::Command::Answer(table::Answer::Done.into()).into()];
    tries.extend(Colour::ALL.map(|c| Command::from(fight::Command::Help { seat: Some(c) })));
    tries.push(fight::Command::Help { seat: None }.into());
    for command in tries.iter().filter(|command| accepted(command)) {
        assert!(listed.contains(command), "{command:?} is accepted and not listed in {:?}", game.top());
    }
}

/// A whole game through a session, record by record.
fn play(book: &Arc<Book>, players: usize, seed: u64, mut look: impl FnMut(&Game, &Session, &[u8])) -> Session {
    let (mut session, header) = Session::begin(book.clone(), setup(book, players), "", seed, 0).expect("a game");
    look(session.game(), &session, &header);
    let mut bots = Players::new(std::iter::repeat_n("random", players));
    while let Some(command) = bots.next(&session).filter(|_| session.records() < 1_000) {
        let before = session.game().clone();
        let written = session.submit(&command, Who::Asked, 0).expect("what is listed is accepted");
        look(&before, &session, &written.line);
    }
    assert!(session.game().ending.is_some() || session.records() == 1_000, "{:?}", session.game().top());
    session
}

#[test]
fn random_games_come_to_an_end_and_keep_the_laws() {
    let book = set::book();
    for seed in 0..300 {
        let players = 2 + seed as usize % 3;
        let names = vec!["random".to_owned(); players];
        let mut table = Table::new(&book, &setup(&book, players), &names, seed).expect("a table");
        let played = table.play(5_000, true);
        assert!(played.ending.is_some() && played.violations.is_empty(), "seed {seed}: {played:?}");
    }
}

#[test]
fn what_is_listed_is_what_is_accepted_and_folding_is_playing() {
    let book = set::book();
    for seed in 0..20 {
        play(&book, 2 + seed as usize % 3, seed, |_, session, _| {
            listed(&book, session.game());
            // Starting hands are dealt once the game is opened.
            assert_eq!(laws::broken(&book, session.game()).filter(|_| session.records() > 0), None);
            assert_eq!(session.timeline().state(session.timeline().here()), *session.game());
        });
    }
}

#[test]
fn a_game_is_kept_in_a_file_found_again_by_its_name_and_taken_back_to_its_beginning() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("toy.standie");
    let mut file = None;
    let book = set::book();
    let kept = play(&book, 3, 7, |_, _, line| match &mut file {
        None => file = Some(GameFile::create(&path, line).expect("a file")),
        Some(file) => file.append(line).expect("a line"),
    });
    file.iter_mut().for_each(|file| file.flush().expect("durable"));
    drop(file);
    let fault = game_file::look(&path, catalog::books()).expect_err("nobody here has its book").to_string();
    let says = ["toy.standie", "line 1", "\"toy\"", "allowed is quest", env!("CARGO_PKG_VERSION")];
    assert!(says.iter().all(|what| fault.contains(what)), "{fault}");
    let both = Books::new([catalog::book(), book]);
    let mut again = game_file::open(&path, both, None).expect("it opens").session;
    assert_eq!((again.game(), again.hash(), again.book().rules.system.as_str()), (kept.game(), kept.hash(), "toy"));
    assert_eq!(fair::check(&again).verdict(), Verdict::Arranged, "{:?}", fair::check(&again));
    let (start, end) = (again.timeline().state(0), again.game().clone());
    while again.undo(0).is_some() {}
    assert_eq!(*again.game(), start);
    while again.redo(0).is_some() {}
    assert_eq!(*again.game(), end);
}

/// The kinds of facts that are told by no sentence of their own, and of all that came up.
fn untold(book: &Arc<Book>, players: usize, seed: u64) -> (BTreeSet<String>, BTreeSet<String>) {
    let words = Words::load("en");
    let (mut silent, mut all) = (BTreeSet::new(), BTreeSet::new());
    play(book, players, seed, |before, session, _| {
        let Some(node) = session.timeline().node(session.timeline().here()) else { return };
        let names = Names::told(session.book(), session.game(), before);
        let mut then = before.clone();
        for fact in &node.facts {
            let said = narrate::tell(&then, [fact]);
            let texts: Vec<String> = said.iter().map(|line| words.say(&line.message, names)).collect();
            let leak =
                texts.iter().find(|t| ["told-", "cards-", "deck-", "{", "}", "  "].iter().any(|l| t.contains(l)));
            assert_eq!(leak, None);
            let kind = kind(&fact.event);
            silent.extend(texts.is_empty().then(|| kind.clone()));
            all.insert(kind);
            then.apply(&fact.event);
        }
    });
    (silent, all)
}

fn kind(event: &Event) -> String {
    match serde_json::to_value(event).expect("an event") {
        serde_json::Value::Object(one) => one.keys().next().cloned().unwrap_or_default(),
        word => word.to_string(),
    }
}

#[test]
fn it_is_told_wherever_the_shipped_set_would_be() {
    let (mut silent, mut theirs) = (BTreeSet::new(), BTreeSet::new());
    let mut known = BTreeSet::new();
    for seed in 0..10 {
        silent.extend(untold(&set::book(), 3, seed).0);
        let (quest, all) = untold(&catalog::book(), 2, seed);
        theirs.extend(quest);
        known.extend(all);
    }
    let more: Vec<_> = silent.difference(&theirs).collect();
    assert!(more.is_empty(), "nobody tells {more:?}");
    assert!(silent.is_subset(&known));
}

/// Who has lost runs by the fight's words alone, without a map: a roll for each monster, Bad Stuff for who rolls too low.
#[test]
fn who_has_lost_runs_from_each_monster_and_is_struck_by_those_that_catch_it() {
    let (mut away, mut struck) = (0, 0);
    for seed in 0..20 {
        play(&set::book(), 3, seed, |before, session, _| {
            let Some(Step::Fight(fight::Step::RunAway { seat, way: None, left, .. })) = before.top() else { return };
            let node = session.timeline().node(session.timeline().here()).expect("an answer");
            let rolled = node.facts.iter().find_map(|fact| match fact.event {
                Event::Table(table::Event::Rolled { roll: Roll::Six(face), seat }) => Some((face, seat)),
                _ => None,
            });
            let (face, who) = rolled.expect("a die is rolled");
            assert_eq!((who, left.len()), (Some(*seat), 1));
            let name = before.foes.get(left[0]).map(|m| m.def.name.clone());
            let bad = match name.as_deref() {
                Some("Tax Form") => 1,
                Some("Office Printer") => 2,
                _ => 0,
            };
            let level = |game: &Game| game.seat(*seat).expect("who runs").level;
            let lost = if face < 5 { bad.min(level(before) - 1) } else { 0 };
            assert_eq!(level(session.game()), level(before) - lost, "{name:?} at {face}: {:?}", node.facts);
            let runs = |step: &Step| matches!(step, Step::Fight(fight::Step::RunAway { .. }));
            assert!(
                !session.game().foes.all.iter().any(|m| left.contains(&m.id)) || session.game().agenda.iter().any(runs)
            );
            let written = serde_json::to_string(&before.agenda).expect("an agenda");
            assert!(!written.contains("\"room\"") && !written.contains("\"to\""), "{written}");
            *(if lost > 0 { &mut struck } else { &mut away }) += 1;
        });
    }
    assert!(away > 3 && struck > 3, "{away} got away, {struck} lost Levels");
}

/// A Curse hangs over its victim until it is suffered, and others may react to a fight that is announced, by the words of
/// the parts alone.
#[test]
fn curses_are_suffered_and_others_may_react() {
    let (mut suffered, mut passed) = (0, 0);
    for seed in 0..20 {
        play(&set::book(), 3, seed, |before, session, _| match before.top() {
            Some(Step::Munchkin(munchkin::Step::Cursed { seat, effects, .. })) => {
                let level = |game: &Game| game.seat(*seat).expect("the victim").level;
                assert_eq!((effects.len(), level(session.game())), (1, level(before).max(2) - 1));
                suffered += 1;
            }
            Some(Step::Table(table::Step::Window { waiting, .. })) => {
                // Who has passed is asked no more; whoever is left is.
                let now = session.game().top();
                let rest = waiting.get(1);
                let asked =
                    matches!(now, Some(Step::Table(table::Step::Window { waiting, .. })) if waiting.first() == rest);
                assert_eq!(asked, rest.is_some(), "{waiting:?} and then {now:?}");
                passed += 1;
            }
            _ => {}
        });
    }
    assert!(suffered > 10 && passed > 10, "{suffered} Curses, {passed} chances to react");
}

/// Charity gives away cards of whatever decks a set's hands are drawn from.
#[test]
fn charity_is_of_its_own_two_decks() {
    let (mut doors, mut treasures) = (0, 0);
    for seed in 0..20 {
        play(&set::book(), 3, seed, |before, session, line| {
            let Some(Step::Munchkin(munchkin::Step::Charity { seat })) = before.top() else { return };
            let of = |game: &Game| game.seat(*seat).expect("who gives").hand;
            let given = |deck: Deck| u32::from(of(before).of(deck) - of(session.game()).of(deck));
            assert_eq!((of(session.game()).total(), given(DOOR) + given(Deck::ITEMS) > 0), (2, true));
            doors += given(DOOR);
            treasures += given(Deck::ITEMS);
            let written = String::from_utf8_lossy(line);
            assert!(written.contains("\"door\":0") && !written.contains("dxm"), "{written}");
        });
    }
    assert!(doors > 10 && treasures > 0, "{doors} Doors and {treasures} Treasures given");
    // A table that keeps its cards itself tells only how many.
    let told = r#"{"to":"blue","treasure":1,"door":2}"#;
    let gift: Gift = serde_json::from_str(told).expect("a gift");
    assert_eq!((gift.hand.of(Deck::ITEMS), gift.hand.of(DOOR), gift.hand.total()), (1, 2, 3));
    assert_eq!(serde_json::to_string(&gift).expect("JSON"), told);
    assert!(serde_json::from_str::<Gift>(r#"{"to":"blue","doors":2}"#).is_err(), "there is no such deck");
}

#[test]
fn what_it_does_is_cited_in_the_ledger_of_the_set_that_is_played() {
    for (set, prefix) in [("toy", ""), ("classic", "MC-"), ("short", "MS-"), ("shadowrun", "SR-")] {
        let mut cited = BTreeSet::new();
        for seed in 0..10 {
            play(&set::named(set), 3, seed, |_, session, _| {
                let node = session.timeline().node(session.timeline().here());
                let facts = node.into_iter().flat_map(|node| &node.facts).map(|fact| fact.cites);
                let refused =
                    engine::decide(session.book(), session.game(), &fight::Command::Help { seat: None }.into());
                let all = facts.chain([session.question().cites]).chain(refused.err().map(|why| why.cites));
                cited.extend(all.flat_map(|cites| cites.iter().map(|rule| rule.to_string()).collect::<Vec<_>>()));
            });
        }
        let own = cited.iter().filter(|rule| !prefix.is_empty() && rule.starts_with(prefix)).count();
        assert!(own == cited.len() && (own > 5 || prefix.is_empty()), "{set} cites {cited:?}");
    }
}
