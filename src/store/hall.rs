//! The titles people have earned over all their games: one file, replaced as a whole. A game is in it once, by the
//! checksum of its header: one that was opened again, or ended a second time, takes its own place.

use crate::play::Session;
use crate::play::daily::{self, Day};
use crate::play::feats;
use crate::play::story::Story;
use crate::play::story::deeds::{Deeds, Fact};
use crate::store::home::Home;
use crate::store::summary::{self, key};
use crate::store::{StoreError, is_there, keep_aside, make_folder, read_file, replace_file};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// All games that were finished here, the earliest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hall {
    /// The games.
    pub games: Vec<Finished>,
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finished {
    /// What it is known by among all games.
    pub game: String,
    /// When it was over, in milliseconds since 1970.
    pub at: i64,
    /// What its table calls it; may be empty.
    #[serde(default)]
    pub name: String,
    /// Of which day it was the dungeon, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// The people who played; the app keeps no titles.
    pub people: Vec<Person>,
}

/// Somebody in a game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The name; empty for somebody who gave none.
    pub name: String,
    /// What they did.
    pub deeds: Deeds,
    /// What they earned, by id.
    #[serde(default)]
    pub titles: Vec<String>,
}

/// What somebody has earned over all games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    /// The name as it was written last; empty for those who gave none.
    pub name: String,
    /// Games finished.
    pub games: usize,
    /// Games won.
    pub wins: usize,
    /// The titles: by id, the games in which they were earned, the earliest first.
    pub titles: BTreeMap<String, Vec<usize>>,
}

/// One writes at a time.
static ALONE: Mutex<()> = Mutex::new(());

/// Whether two names are one person's.
fn same(a: &str, b: &str) -> bool {
    a.trim().to_lowercase() == b.trim().to_lowercase()
}

impl Finished {
    /// What is kept of a game that is over; nothing of one that goes on, or that only the app has played.
    pub fn of(session: &Session, story: &Story) -> Option<Finished> {
        story.ending.as_ref()?;
        let (game, timeline) = (session.game(), session.timeline());
        let person = |seat: &crate::rules::seat::Seat| {
            let told = story.seats.iter().find(|told| told.colour == seat.colour)?;
            Some(Person { name: seat.name.trim().to_owned(), deeds: told.deeds.clone(), titles: Vec::new() })
        };
        let people: Vec<Person> = game.seats.iter().filter(|seat| seat.is_persons()).filter_map(person).collect();
        (!people.is_empty()).then(|| Finished {
            game: known(session),
            at: timeline.node(timeline.here()).map_or(session.header().at, |node| node.at),
            name: session.header().name.clone(),
            day: daily::of(session.header()).map(Day::text),
            people,
        })
    }
}

/// What a game is known by among all games.
pub fn known(session: &Session) -> String {
    format!("{:016x}", key(session.text()))
}

impl Hall {
    /// The games somebody finished before one, the latest last.
    fn before<'a>(&'a self, game: &'a Finished, name: &'a str) -> impl DoubleEndedIterator<Item = &'a Person> {
        let earlier = self.games.iter().filter(|other| other.game != game.game && other.at <= game.at);
        earlier.flat_map(|other| &other.people).filter(|person| same(&person.name, name))
    }

    /// A game is over: what everybody has earned in it is worked out, and it has its place.
    pub fn enter(&mut self, mut game: Finished) {
        let old = self.games.iter().find(|old| old.game == game.game);
        // What its table has called it since stays.
        if let Some(day) = old.and_then(|old| old.day.clone()) {
            game.day = Some(day);
        }
        if let Some(old) = old.filter(|old| game.name.is_empty() && !old.name.is_empty()) {
            game.name.clone_from(&old.name);
        }
        for i in 0..game.people.len() {
            let before: Vec<&Person> = self.before(&game, &game.people[i].name).collect();
            let won = |person: &&Person| person.deeds.get(&Fact::Won).is_some_and(|won| *won > 0);
            let wins = before.iter().copied().filter(|person| won(person)).count() as i64;
            let games = before.len() as i64 + 1;
            let lost = before.iter().rev().take_while(|person| !won(person)).count() as i64;
            let wins_now = game.people[i].deeds.get(&Fact::Won).copied().unwrap_or_default();
            let person = &mut game.people[i];
            person.deeds.insert(Fact::Games, games);
            person.deeds.insert(Fact::Wins, wins + wins_now);
            person.deeds.insert(Fact::Losses, if wins_now > 0 { 0 } else { lost + 1 });
            person.titles = feats::earned(&person.deeds).map(|feat| feat.id.clone()).collect();
        }
        self.games.retain(|old| old.game != game.game);
        let at = self.games.partition_point(|other| other.at <= game.at);
        self.games.insert(at, game);
    }

    /// A game goes on after all: nothing of it is earned yet.
    pub fn leave(&mut self, game: &str) {
        self.games.retain(|old| old.game != game);
    }

    /// What somebody earned in a game for the first time.
    pub fn new_in<'a>(&'a self, game: &'a Finished, person: &'a Person) -> impl Iterator<Item = &'a str> {
        let known = move |id: &&String| self.before(game, &person.name).any(|before| before.titles.contains(*id));
        person.titles.iter().filter(move |id| !known(id)).map(String::as_str)
    }

    /// Whoever finished the dungeon of a day.
    pub fn of_day<'a>(&'a self, day: &'a str) -> impl Iterator<Item = &'a Person> {
        self.games.iter().filter(move |game| game.day.as_deref() == Some(day)).flat_map(|game| &game.people)
    }

    /// Days whose dungeon was finished.
    pub fn days(&self) -> usize {
        let days: BTreeSet<&str> = self.games.iter().filter_map(|game| game.day.as_deref()).collect();
        days.len()
    }

    /// A game that is kept.
    pub fn game(&self, id: &str) -> Option<&Finished> {
        self.games.iter().find(|game| game.game == id)
    }

    /// Everybody, whoever has most titles first; those who gave no name at the end.
    pub fn shelves(&self) -> Vec<Shelf> {
        let mut shelves: Vec<Shelf> = Vec::new();
        for (at, game) in self.games.iter().enumerate() {
            for person in &game.people {
                let found = shelves.iter().position(|shelf| same(&shelf.name, &person.name));
                let i = found.unwrap_or(shelves.len());
                if found.is_none() {
                    shelves.push(Shelf::default());
                }
                let shelf = &mut shelves[i];
                shelf.name.clone_from(&person.name);
                shelf.games += 1;
                shelf.wins += usize::from(person.deeds.get(&Fact::Won).is_some_and(|won| *won > 0));
                for title in &person.titles {
                    let games = shelf.titles.entry(title.clone()).or_default();
                    if games.last() != Some(&at) {
                        games.push(at);
                    }
                }
            }
        }
        shelves.sort_by_key(|shelf| (shelf.name.is_empty(), std::cmp::Reverse(shelf.titles.len())));
        shelves
    }
}

/// What is kept, and where a file that could not be read was kept aside.
///
/// # Errors
/// If it is there and the system does not show it, or takes no copy of a broken one: it is then left as it is.
pub fn read(home: &Home) -> Result<(Hall, Option<PathBuf>), StoreError> {
    let path = home.hall();
    if !is_there(&path)? {
        return Ok((Hall::default(), None));
    }
    let bytes = read_file(&path)?;
    match serde_json::from_slice(&bytes) {
        Ok(hall) => Ok((hall, None)),
        Err(_) => {
            let kept = keep_aside(&path, &bytes)?;
            Ok((Hall::default(), Some(kept)))
        }
    }
}

/// A game is over: it is kept, unless just that is kept already. Says what is kept then.
///
/// # Errors
/// What the system refused; what was kept before is then as it was.
pub fn enter(home: &Home, mut game: Finished) -> Result<(Hall, Option<PathBuf>), StoreError> {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let id = u64::from_str_radix(&game.game, 16).ok().filter(|_| game.name.is_empty());
    if let Some(id) = id {
        game.name = summary::read(home, id, u64::MAX).name;
    }
    let (before, kept) = read(home)?;
    let mut hall = before.clone();
    hall.enter(game);
    if hall != before || kept.is_some() {
        write(&home.hall(), &hall)?;
    }
    Ok((hall, kept))
}

/// A game that was over goes on after all: it has no place until it ends again. The titles afterwards, and what was kept aside.
///
/// # Errors
/// What the system refused; what was kept before is then as it was.
pub fn leave(home: &Home, game: &str) -> Result<(Hall, Option<PathBuf>), StoreError> {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let (mut hall, kept) = read(home)?;
    let before = hall.games.len();
    hall.leave(game);
    if hall.games.len() != before || kept.is_some() {
        write(&home.hall(), &hall)?;
    }
    Ok((hall, kept))
}

fn write(path: &Path, hall: &Hall) -> Result<(), StoreError> {
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    replace_file(path, &serde_json::to_vec(hall).unwrap_or_default())
}
