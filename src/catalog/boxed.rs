//! The Box: what the owner's set has shown, across games. A catalogue beside the games, copied from and never
//! referred to; the store keeps it in a file as safe as theirs.

mod met;

use crate::catalog::pack::{FaceEntry, MonsterEntry, Pack, RoomEntry, VERSION};
use crate::rules::dungeon;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::room::{Face, Tile};
use crate::rules::event::Event;
use crate::rules::fight;
use crate::rules::fight::foe::card::{Benefit, MonsterDef};
use crate::rules::game::Game;
use crate::rules::munchkin::gear::Gear;
use crate::rules::shared::Shared;
pub use met::{BadStuff, CurseCard, Foe, Met};
use serde::{Deserialize, Serialize};

/// Something the Box learns, one line of its file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lesson {
    /// A room tile was seen; what is known of it already stays where the tile says nothing.
    Room(Box<Tile>),
    /// A monster was seen.
    Monster(Box<MonsterDef>),
    /// A room was entered by mistake.
    ForgetRoom(String),
    /// A monster was entered by mistake.
    ForgetMonster(String),
    /// The owner checked the link costs: passage, door, locked, hidden.
    Costs([u8; 4]),
    /// A monster was met where there is no map.
    Foe(Box<Foe>),
    /// One of those was entered by mistake.
    ForgetFoe(Box<MonsterDef>),
    /// An Item was named where there is no map.
    Item(Box<Gear>),
    /// A Curse was named where there is no map.
    Curse(CurseCard),
    /// An Item or a Curse was named by mistake.
    ForgetCard(String),
}

/// Most rooms, and most monsters: as many as a pack may have.
const MOST: usize = 10_000;

impl Lesson {
    /// Whether a pack could say it, so that what the Box knows can be taken along.
    pub fn fits_a_pack(&self) -> bool {
        let mut alone = OwnersBox::default();
        alone.learn(self.clone());
        alone.export("").faults().is_empty()
    }
}

/// What the owner's set has shown, the latest seen last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnersBox {
    rooms: Vec<Tile>,
    monsters: Vec<MonsterDef>,
    costs: Option<[u8; 4]>,
    met: Met,
}

fn same(a: &str, b: &str) -> bool {
    a.to_lowercase() == b.to_lowercase()
}

fn shows(tile: &Tile, name: &str) -> bool {
    !name.is_empty() && (same(&tile.up.name, name) || tile.down.as_ref().is_some_and(|d| same(&d.name, name)))
}

/// The newer of two readings of a face, with the older one's facts where the newer has none.
fn merged(new: Face, old: &Face) -> Face {
    let mut arrows = new.arrows;
    for (arrow, was) in arrows.0.iter_mut().zip(old.arrows.0) {
        if *arrow == Arrow::Unknown {
            *arrow = was;
        }
    }
    Face {
        name: new.name,
        arrows,
        icons: if new.icons.is_empty() { old.icons.clone() } else { new.icons },
        fight: if new.fight.is_empty() { old.fight.clone() } else { new.fight },
        enter: if new.enter.is_empty() { old.enter.clone() } else { new.enter },
        link_cost: new.link_cost.or(old.link_cost),
        search: new.search.or(old.search),
        deal: new.deal.or_else(|| old.deal.clone()),
        note: if new.note.is_empty() { old.note.clone() } else { new.note },
    }
}

impl OwnersBox {
    /// Takes a lesson in.
    pub fn learn(&mut self, lesson: Lesson) {
        match lesson {
            Lesson::Room(tile) => self.learn_room(*tile),
            Lesson::Monster(def) => self.learn_monster(*def),
            Lesson::ForgetRoom(name) => self.rooms.retain(|t| !shows(t, &name)),
            Lesson::ForgetMonster(name) => self.monsters.retain(|m| !same(&m.name, &name)),
            Lesson::Costs(costs) => self.costs = Some(costs),
            Lesson::Foe(foe) => self.met.foe(*foe),
            Lesson::ForgetFoe(def) => self.met.forget_foe(&def),
            Lesson::Item(item) => self.met.item(*item),
            Lesson::Curse(curse) => self.met.curse(curse),
            Lesson::ForgetCard(name) => self.met.forget(&name),
        }
        // What was seen longest ago goes first.
        self.rooms.drain(..self.rooms.len().saturating_sub(MOST));
        self.monsters.drain(..self.monsters.len().saturating_sub(MOST));
        self.met.limit(MOST);
    }

    fn learn_room(&mut self, tile: Tile) {
        let down = tile.down.filter(|d| !d.name.is_empty() && !same(&d.name, &tile.up.name));
        let names: Vec<String> =
            std::iter::once(&tile.up).chain(&down).map(|f| f.name.clone()).filter(|n| !n.is_empty()).collect();
        if names.is_empty() {
            return;
        }
        // One tile may so far have been two: each of its faces met by itself.
        let (known, others) =
            std::mem::take(&mut self.rooms).into_iter().partition(|t| names.iter().any(|n| shows(t, n)));
        self.rooms = others;
        let known: Vec<Tile> = known;
        let before: Vec<&Shared<Face>> = known.iter().flat_map(|t| std::iter::once(&t.up).chain(&t.down)).collect();
        let refresh = |face: Shared<Face>| match before.iter().find(|was| same(&was.name, &face.name)) {
            Some(was) => merged(Face::clone(&face), was).into(),
            None => face,
        };
        let up = refresh(tile.up);
        let mut down = down.map(refresh);
        for face in before.iter().filter(|f| !f.name.is_empty() && !names.iter().any(|n| same(n, &f.name))) {
            // A face not mentioned this time is still on the other side, or on a tile nobody has turned yet.
            if down.is_none() {
                down = Some((*face).clone());
            } else {
                self.rooms.push(Tile { up: (*face).clone(), down: None });
            }
        }
        self.rooms.push(Tile { up, down });
    }

    fn learn_monster(&mut self, def: MonsterDef) {
        if def.name.is_empty() {
            return;
        }
        let old = self.monsters.iter().position(|m| same(&m.name, &def.name)).map(|i| self.monsters.remove(i));
        let old = old.unwrap_or_default();
        self.monsters.push(MonsterDef {
            level: def.level.or(old.level),
            dice: def.dice.or(old.dice),
            treasures: def.treasures.or(old.treasures),
            size: def.size.or(old.size),
            gait: def.gait.or(old.gait),
            passes: if def.passes.is_empty() { old.passes } else { def.passes },
            smashes: if def.smashes.is_empty() { old.smashes } else { def.smashes },
            keywords: if def.keywords.is_empty() { old.keywords } else { def.keywords },
            against: if def.against.is_empty() { old.against } else { def.against },
            levels: def.levels.or(old.levels),
            benefit: if def.benefit == Benefit::default() { old.benefit } else { def.benefit },
            run: if def.run == 0 { old.run } else { def.run },
            spares: if def.spares == 0 { old.spares } else { def.spares },
            friendly: if def.friendly.is_empty() { old.friendly } else { def.friendly },
            flees: if def.flees.is_empty() { old.flees } else { def.flees },
            only_levels: def.only_levels || old.only_levels,
            card: None,
            note: if def.note.is_empty() { old.note } else { def.note },
            name: def.name,
        });
    }

    /// The rooms, the latest seen first.
    pub fn rooms(&self) -> impl DoubleEndedIterator<Item = &Tile> {
        self.rooms.iter().rev()
    }

    /// The monsters, the latest seen first.
    pub fn monsters(&self) -> impl DoubleEndedIterator<Item = &MonsterDef> {
        self.monsters.iter().rev()
    }

    /// What tables without a map have met.
    pub fn met(&self) -> &Met {
        &self.met
    }

    /// Whether a lesson says anything that is not known.
    pub fn is_news(&self, lesson: &Lesson) -> bool {
        let mut after = self.clone();
        after.learn(lesson.clone());
        after != *self
    }

    /// The link costs the owner has checked: passage, door, locked, hidden.
    pub fn costs(&self) -> Option<[u8; 4]> {
        self.costs
    }

    /// Rooms whose name has a word that begins with the letters typed, turned so that this face is up; names that
    /// begin with them first, then the latest seen.
    pub fn find_rooms(&self, letters: &str) -> Vec<Tile> {
        self.rooms_that(|name| matches(name, letters))
    }

    /// The same of those whose name answers.
    pub fn rooms_that(&self, answers: impl Fn(&str) -> Option<bool>) -> Vec<Tile> {
        let mut found: Vec<(bool, Tile)> = Vec::new();
        for tile in self.rooms() {
            let flipped = || tile.down.clone().map(|up| Tile { up, down: Some(tile.up.clone()) });
            for turned in [Some(tile.clone()), flipped()].into_iter().flatten() {
                if let Some(begins) = answers(&turned.up.name) {
                    found.push((!begins, turned));
                }
            }
        }
        found.sort_by_key(|(later, _)| *later);
        found.into_iter().map(|(_, tile)| tile).collect()
    }

    /// Monsters whose name has a word that begins with the letters typed, in the same order.
    pub fn find_monsters(&self, letters: &str) -> Vec<&MonsterDef> {
        self.monsters_that(|name| matches(name, letters))
    }

    /// The same of those whose name answers.
    pub fn monsters_that(&self, answers: impl Fn(&str) -> Option<bool>) -> Vec<&MonsterDef> {
        let mut found: Vec<(bool, &MonsterDef)> =
            self.monsters().filter_map(|m| answers(&m.name).map(|begins| (!begins, m))).collect();
        found.sort_by_key(|(later, _)| *later);
        found.into_iter().map(|(_, m)| m).collect()
    }

    /// What an event of a game teaches; nothing if the Box knows it already or the thing has no name.
    pub fn lesson(&self, game: &Game, event: &Event) -> Option<Lesson> {
        let lesson = match event {
            Event::Dungeon(dungeon::Event::RoomPlaced(room)) => Lesson::Room(Box::new(Tile::clone(&room.tile))),
            Event::Dungeon(dungeon::Event::RoomTile { room, .. })
            | Event::Dungeon(dungeon::Event::Printed { room, .. })
            | Event::Dungeon(dungeon::Event::ArrowSeen { room, .. }) => {
                let room = game.dungeon.as_deref()?.room(*room)?;
                if room.entrance {
                    return None;
                }
                Lesson::Room(Box::new(Tile::clone(&room.tile)))
            }
            Event::Fight(fight::Event::MonsterPlaced(monster)) => {
                Lesson::Monster(Box::new(printed(&monster.def, monster.boss)))
            }
            Event::Fight(fight::Event::MonsterCard { monster, def }) => {
                let boss = game.foes.get(*monster).is_some_and(|m| m.boss);
                Lesson::Monster(Box::new(printed(def, boss)))
            }
            _ => return None,
        };
        self.is_news(&lesson).then_some(lesson)
    }

    /// The Box as a pack, in the order things were last seen.
    pub fn export(&self, name: &str) -> Pack {
        Pack {
            system: None,
            standie_pack: VERSION,
            name: name.to_owned(),
            rooms: self
                .rooms
                .iter()
                .map(|t| RoomEntry {
                    faces: std::iter::once(&t.up)
                        .chain(&t.down)
                        .filter(|f| !f.name.is_empty())
                        .map(|f| FaceEntry::from(Face::clone(f)))
                        .collect(),
                })
                .collect(),
            monsters: self.monsters.iter().cloned().map(MonsterEntry::from).collect(),
            cards: Vec::new(),
            kinds: Vec::new(),
            matrix: Vec::new(),
            players: Vec::new(),
        }
    }

    /// The lessons of a pack: everything in it.
    pub fn lessons_of(pack: &Pack) -> Vec<Lesson> {
        let rooms = pack.tiles().map(|tile| Lesson::Room(Box::new(tile)));
        rooms.chain(pack.cards().map(|def| Lesson::Monster(Box::new(def)))).collect()
    }
}

/// The letters that lead on from those typed, in order: what may follow them at the beginning of a word of a name.
pub fn next_letters<'a>(names: impl Iterator<Item = &'a str>, typed: &str) -> Vec<char> {
    let typed = typed.to_lowercase();
    let mut letters: Vec<char> = Vec::new();
    for name in names {
        let name = name.to_lowercase();
        // Typed letters may reach over several words, so a word is looked at with all that follows it.
        let starts = name.char_indices().filter(|(i, _)| *i == 0 || name[..*i].ends_with(' ')).map(|(i, _)| i);
        let next = starts.filter_map(|i| name[i..].strip_prefix(&typed)?.chars().next());
        letters.extend(next.filter(|c| c.is_alphanumeric()));
    }
    letters.sort_unstable();
    letters.dedup();
    letters
}

/// A card as printed: a Boss's level is not its card's.
fn printed(def: &MonsterDef, boss: bool) -> MonsterDef {
    let level = def.level.filter(|_| !boss);
    MonsterDef { level, ..def.clone() }
}

/// Whether a name answers to some letters: by a word of it (`Some(false)`) or from its start (`Some(true)`).
pub fn matches(name: &str, letters: &str) -> Option<bool> {
    let name = name.to_lowercase();
    let letters = letters.to_lowercase();
    let letters = letters.trim();
    if name.is_empty() {
        None
    } else if name.starts_with(letters) {
        Some(true)
    } else {
        name.split([' ', '-', '\'']).any(|word| word.starts_with(letters)).then_some(false)
    }
}
