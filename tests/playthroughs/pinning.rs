//! How pinned journals are made: tables that try everything, with and without cardboard, of which as few are kept as say
//! every word.

use crate::at_the_doors::{SHORT, begin, bots};
use crate::path;
use crate::pinned::{FOLDER, files, kind, open, opened, told_as};
use crate::support::random::{self, Rng};
use crate::support::wild;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use standie::catalog;
use standie::play::player::Players;
use standie::play::record::Who;
use standie::play::{Session, playout};
use standie::rules::book::{Book, Rulings};
use standie::rules::card::{CardId, CardKind};
use standie::rules::command::Command;
use standie::rules::doors;
use standie::rules::engine;
use standie::rules::fight;
use standie::rules::ids::Colour;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::Components;
use standie::rules::turn;
use std::collections::BTreeSet;
use std::fs;
use std::sync::Arc;

/// Records of a table that tries everything.
const MOST: u32 = 260;

/// What a game says: its commands and its facts.
fn words(session: &Session) -> BTreeSet<String> {
    let timeline = session.timeline();
    let nodes = (1..=timeline.last()).filter_map(|p| timeline.node(p));
    let said = nodes.flat_map(|node| {
        let command = node.command.read().ok().map(|command| kind(&command));
        command.into_iter().chain(node.facts.iter().flat_map(told_as)).collect::<Vec<_>>()
    });
    said.collect()
}

fn book(system: &str) -> Arc<Book> {
    catalog::books().find(system).expect("a game").clone()
}

/// House rules of any kind; those among them that let more be done.
fn rulings(rng: &mut Rng, book: &Book) -> Rulings {
    let mut rulings = wild::setup(rng, book).rulings;
    let more: &[(&str, &str)] = match &*book.rules.system {
        "classic" => &[("split_combat", "yes"), ("join_tags", "undead"), ("fast_claims", "yes"), ("players_min", "2")],
        "shadowrun" => {
            &[("shared_victory", "yes"), ("listen_phase", "yes"), ("loot_treasure", "yes"), ("players_min", "2")]
        }
        _ => &[],
    };
    rulings.extend(more.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
    rulings.remove("level_to_win");
    rulings
}

/// A game the app keeps, in which whatever has not been done yet is done as soon as it can be.
fn kept(system: &str, seed: u64) -> Session {
    let (mut rng, book) = (Rng::seed_from_u64(seed), book(system));
    let players = rng.random_range(3..=4);
    let rulings = rulings(&mut rng, &book);
    let setup = Setup { system: system.to_owned(), rulings, ..playout::setup(players) };
    let mut session = Session::begin(book, setup, "", seed, 0).expect("a game").0;
    let mut bots = Players::new(std::iter::repeat_n("random", players));
    let mut done = BTreeSet::new();
    while session.records() < MOST && session.game().ending.is_none() {
        let (book, game) = (session.book(), session.game());
        let offers = engine::legal(book, game).offers.into_iter().map(|offer| offer.command);
        let rare = game.seats.iter().flat_map(|seat| engine::rare(book, game, seat.colour)).collect::<Vec<_>>();
        let new = offers.chain(rare).filter(|c| tame(c) && !done.contains(&kind(c))).collect::<Vec<Command>>();
        let next = match new.choose(&mut rng) {
            Some(command) => Some(command.clone()),
            None => bots.next(&session),
        };
        let Some(command) = next else { break };
        if session.submit(&command, Who::Table, 0).is_ok() {
            done.insert(kind(&command));
        }
    }
    session
}

/// Whether it lets the game go on much as before.
fn tame(command: &Command) -> bool {
    !matches!(
        command,
        Command::Table(
            table::Command::Leave { .. }
                | table::Command::Care(_)
                | table::Command::Away { .. }
                | table::Command::Keep { .. }
                | table::Command::Bot { .. }
        ) | Command::Turn(turn::Command::Jump { .. })
    )
}

/// The same with the deck of this game where Quest has its own.
fn with_doors(command: &Command, doors: bool) -> Command {
    if !doors {
        return command.clone();
    }
    let text = serde_json::to_string(command).expect("JSON").replace("\"dxm\"", "\"door\"");
    serde_json::from_str(&text).unwrap_or_else(|_| command.clone())
}

/// A table of cardboard that tries everything, and plays on when somebody has won.
fn cardboard(system: &str, seed: u64) -> Session {
    let (mut rng, book) = (Rng::seed_from_u64(seed), book(system));
    let doors = system != "quest";
    let wild = wild::setup(&mut rng, &book);
    let components = if doors { Components::default() } else { wild.components };
    let setup = Setup { system: system.to_owned(), rulings: rulings(&mut rng, &book), components, ..wild };
    let setup = Setup { under_way: wild.under_way && !doors, ..setup };
    let mut session = Session::begin(book.clone(), setup, "", seed, 0).expect("a game").0;
    for _ in 0..4 * MOST {
        if session.records() >= MOST {
            break;
        }
        let command = match rng.random_range(0..10) {
            0 if doors => doors::Command::Meet { def: Box::new(random::monster(&mut rng)) }.into(),
            1 if doors => {
                let seat = random::seat(session.game(), &mut rng).map(|seat| seat.colour);
                fight::Command::Help { seat }.into()
            }
            _ => with_doors(&wild::wish(&mut rng, &book, session.game(), true), doors),
        };
        if tame(&command) || rng.random_range(0..8) == 0 {
            let _ = session.submit(&command, Who::Table, 0);
        }
    }
    session
}

/// A game as far as it says all of these.
fn until(session: &Session, new: &BTreeSet<String>) -> Vec<u8> {
    let lines: Vec<&[u8]> = session.text().split_inclusive(|byte| *byte == b'\n').collect();
    let says = |count: usize| words(&opened(lines[..count].concat())).is_superset(new);
    let (mut short, mut enough) = (0, lines.len());
    while enough - short > 1 {
        let middle = short.midpoint(enough);
        if middle > 0 && says(middle) { enough = middle } else { short = middle }
    }
    lines[..enough].concat()
}

/// As few games as say everything that is not said yet, the one that adds most before the others, and none longer than it
/// has to be.
fn cover(mut said: BTreeSet<String>, games: Vec<Session>) -> Vec<Vec<u8>> {
    let mut games: Vec<_> = games.into_iter().map(|session| (words(&session), session)).collect();
    let mut kept = Vec::new();
    loop {
        games.sort_by_key(|(words, _)| words.difference(&said).count());
        let Some((words, session)) = games.pop() else { return kept };
        let new: BTreeSet<_> = words.difference(&said).cloned().collect();
        if new.is_empty() {
            return kept;
        }
        let text = until(&session, &new);
        said.extend(new);
        kept.push(text);
    }
}

fn put(name: &str, text: &[u8]) {
    let file = path(FOLDER).join(format!("{name}.standie"));
    if !file.exists() {
        fs::write(file, text).expect("written");
    }
}

/// What nobody comes to by chance.
fn scripts() -> [(&'static str, Session); 4] {
    let two = |system: &str| Setup {
        system: system.to_owned(),
        first: Some(Colour::Blue),
        ..Setup::new(&[Colour::Blue, Colour::Red, Colour::Green])
    };
    let mut quest = Session::begin(book("quest"), two("quest"), "", 7, 0).expect("a game").0;
    let packs = r#"{"amend":{"effects":[{"gear":{"seat":"blue","add":{"name":"Plank","packed":true}}}]}}"#;
    let called = r#"{"amend":{"effects":[{"name":{"seat":"red","name":"Mia"}}]}}"#;
    does(&mut quest, &[r#"{"answer":"done"}"#, called, packs, packs, packs, r#""skip""#]);
    let mut app = Session::begin(book("quest"), playout::setup(3), "", 7, 0).expect("a game").0;
    let mut bots = Players::new(std::iter::repeat_n("random", 3));
    for _ in 0..12 {
        let command = bots.next(&app).expect("somebody does something");
        app.submit(&command, Who::App, 0).expect("what bots do is accepted");
    }
    let item = app.book().cards.cards.iter().find(|card| matches!(card.is, CardKind::Item { .. })).expect("an Item");
    let free = |card: &&CardId| app.game().stock.as_ref().is_some_and(|stock| stock.draw.has(**card));
    let card = item.numbers.iter().find(free).expect("one that nobody has").0;
    let lies =
        format!(r#"{{"amend":{{"effects":[{{"gear":{{"seat":"red","add":{{"name":"Plank","card":{card}}}}}}}]}}}}"#);
    does(&mut app, &[&lies]);
    let mut doors = Session::begin(book("classic"), two("classic"), "", 7, 0).expect("a game").0;
    let has = r#"{"amend":{"effects":[{"gear":{"seat":"blue","add":{"name":"Plank"}}}]}}"#;
    does(&mut doors, &[r#"{"answer":"done"}"#, has, r#"{"throw_away":{"seat":"blue","gear":[0]}}"#]);
    let mut whom = Session::begin(book("classic"), two("classic"), "", 7, 0).expect("a game").0;
    let big = r#"{"amend":{"effects":[{"gear":{"seat":"red","add":{"name":"Plank","big":true}}}]}}"#;
    let dies = r#"{"effects":{"effects":[{"life":{"seat":"blue","dead":true}}]}}"#;
    let to = r#"{"answer":{"item_to":{"index":1,"to":"green"}}}"#;
    let took =
        [r#"{"answer":{"gave":[{"to":"red","treasure":1}]}}"#, r#"{"answer":{"item_to":{"index":0,"to":"green"}}}"#];
    does(&mut whom, &[r#"{"answer":"done"}"#, big, big, to, has, dies, took[0], took[1]]);
    [("facts-by-hand", quest), ("facts-laid-out", app), ("classic-thrown-away", doors), ("classic-to-whom", whom)]
}

fn does(session: &mut Session, lines: &[&str]) {
    for line in lines {
        let command = serde_json::from_str(line).expect("a command");
        session.submit(&command, Who::Table, 0).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
}

#[test]
#[ignore = "journals are made once and stay"]
fn journals_of_classic_are_pinned() {
    let mut said = BTreeSet::new();
    for (players, seed) in SHORT.into_iter().take(3) {
        let (mut session, mut bots) = (begin("classic", players, seed), bots(players));
        while let Some(command) = bots.next(&session).filter(|_| session.game().ending.is_none()) {
            session.submit(&command, Who::App, 0).expect("what bots do is accepted");
        }
        put(&format!("classic-{players}"), session.text());
        said.extend(words(&session));
    }
    let games = (0..600).map(|seed| if seed % 2 == 0 { kept("classic", seed) } else { cardboard("classic", seed) });
    for (made, text) in (1..).zip(cover(said, games.collect())) {
        put(&format!("classic-everything-{made}"), &text);
    }
}

/// Who waits at the end of the Matrix, of cardboard: it wins, and then it does not.
fn god() -> Session {
    let three = Setup {
        system: "shadowrun".to_owned(),
        first: Some(Colour::Blue),
        care: table::Care::Map,
        ..Setup::new(&[Colour::Blue, Colour::Red, Colour::Green])
    };
    let mut session = Session::begin(book("shadowrun"), three, "", 7, 0).expect("a game").0;
    does(&mut session, &[r#"{"answer":"done"}"#]);
    does(&mut session, &[r#"{"amend":{"effects":[{"token":{"seat":"blue","change":"+1"}}]}}"#]);
    does(&mut session, &[r#"{"hack":{"seat":"blue","how":"five"}}"#]);
    does(&mut session, &[r#"{"hack":{"seat":"blue"}}"#; 4]);
    does(&mut session, &[r#"{"face_god":{"def":{"level":20}}}"#, r#"{"answer":"done"}"#]);
    let monster = session.game().foes.all.first().expect("it is fought").id.0;
    does(&mut session, &[&format!(r#"{{"answer":{{"ran":{{"monster":{monster},"face":6}}}}}}"#)]);
    let throws = r#"{"answer":{"throws":[]}}"#;
    // Once a turn.
    does(&mut session, &[r#""end_turn""#; 3]);
    does(&mut session, &[r#"{"face_god":{"def":{"level":4}}}"#, r#"{"answer":"done"}"#, throws]);
    assert!(session.game().ending.is_some());
    session
}

/// Whoever is made to help walks out before it is won; and what is an Edge! to a Power.
fn compelled() -> Session {
    let seats = Setup::new(&[Colour::Blue, Colour::Red, Colour::Green]);
    let setup =
        Setup { system: "shadowrun".to_owned(), first: Some(Colour::Blue), care: table::Care::Everything, ..seats };
    let mut session = Session::begin(book("shadowrun"), setup, "", 9, 0).expect("a game").0;
    does(
        &mut session,
        &[
            r#"{"answer":"done"}"#,
            r#"{"amend":{"effects":[{"level":{"seat":"blue","change":"=8"}}]}}"#,
            r#"{"amend":{"effects":[{"classes":{"seat":"blue","classes":["budget teleport"]}}]}}"#,
            r#"{"amend":{"effects":[{"rank":{"seat":"blue","power":"budget teleport","rank":2}}]}}"#,
            r#"{"play":{"seat":"blue","from":{"hand":"door"},"name":"Corner Cut","what":{"edge":{"power":"budget teleport"}}}}"#,
            r#"{"meet":{"def":{"level":4,"treasures":1}}}"#,
            r#"{"effects":{"effects":[{"compel":{"seat":"red"}}]}}"#,
            r#"{"amend":{"effects":[{"level":{"seat":"blue","change":"=9"}}]}}"#,
            r#"{"withdraw":{"seat":"red"}}"#,
        ],
    );
    session
}

#[test]
#[ignore = "journals are made once and stay"]
fn journals_of_shadowrun_are_pinned() {
    put("shadowrun-god", god().text());
    put("shadowrun-compelled", compelled().text());
    for players in 3..=6 {
        // The shortest of some games.
        let games = (0..12).filter_map(|seed| {
            let setup = Setup { system: "shadowrun".to_owned(), ..playout::setup(players) };
            let mut session = Session::begin(book("shadowrun"), setup, "", seed, 0).expect("a game").0;
            let mut bots = bots(players);
            while let Some(command) = bots.next(&session).filter(|_| session.game().ending.is_none()) {
                session.submit(&command, Who::App, 0).expect("what bots do is accepted");
            }
            session.game().ending.as_ref()?;
            Some(session)
        });
        let shortest = games.min_by_key(Session::records).expect("a game that is won");
        put(&format!("shadowrun-{players}"), shortest.text());
    }
    let said = files().iter().flat_map(|file| words(&open(file))).collect();
    let games = (0..400).map(|seed| if seed % 4 == 0 { cardboard("shadowrun", seed) } else { kept("shadowrun", seed) });
    for (made, text) in (1..).zip(cover(said, games.collect())) {
        put(&format!("shadowrun-everything-{made}"), &text);
    }
}

#[test]
#[ignore = "journals are made once and stay"]
fn a_journal_of_running_in_an_order_of_ones_own_is_pinned() {
    let games = (0..40).filter_map(|seed| {
        let (mut session, mut bots) = (begin("classic", 3, seed), bots(3));
        while let Some(command) = bots.next(&session).filter(|_| session.game().ending.is_none()) {
            session.submit(&command, Who::App, 0).expect("what bots do is accepted");
        }
        let nodes = (1..=session.timeline().last()).filter_map(|at| session.timeline().node(at));
        let mut commands = nodes.filter_map(|node| node.command.read().ok());
        let chosen = commands.any(|command| kind(&command) == "answer runs_from");
        chosen.then_some(session)
    });
    let shortest = games.min_by_key(Session::records).expect("somebody runs from two");
    put("classic-in-any-order", shortest.text());
}

#[test]
#[ignore = "journals are made once and stay"]
fn journals_of_what_else_happens_are_pinned() {
    for (name, session) in scripts() {
        put(name, session.text());
    }
    let said = files().iter().flat_map(|file| words(&open(file))).collect();
    let games = (0..600).map(|seed| if seed % 4 == 0 { kept("quest", seed) } else { cardboard("quest", seed) });
    for (made, text) in (1..).zip(cover(said, games.collect())) {
        put(&format!("facts-{made}"), &text);
    }
}
