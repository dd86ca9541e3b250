//! What chance answers to a question, and from what: a function of the dice and of where in the game the answer stands.

use crate::catalog::pack;
use crate::play::dice::{Of, Picks, Place as At};
use crate::play::timeline::{Point, Timeline};
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::room::Tile;
use crate::rules::fight;
use crate::rules::fight::Throw;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, Side};
use crate::rules::munchkin;
use crate::rules::question::Ask;
use crate::rules::rulings::LinkFace;
use crate::rules::table;
use crate::rules::track;
use std::sync::Arc;

/// What the app draws rooms and monsters from.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    /// Room tiles.
    pub tiles: Vec<Tile>,
    /// Monsters.
    pub monsters: Vec<MonsterDef>,
}

impl Pool {
    /// The small pack that ships, for tables without rooms and monsters of their own.
    pub fn starter() -> Pool {
        let starter = pack::starter();
        Pool { tiles: starter.tiles().collect(), monsters: starter.cards().collect() }
    }
}

/// Where the answer stands that makes a record and a point. Where the app keeps the cards it goes by its record, so that
/// nobody can look at a roll, go back and choose otherwise; at a cardboard table by the deeds before, so that undo never
/// rolls anew.
pub fn place(timeline: &Timeline, before: &Game, parent: Point, record: u32) -> At {
    if before.stock.is_some() { At::Record(record) } else { At::Step(timeline.depth(parent) + 1) }
}

/// Questions people answer, not chance.
macro_rules! asked_of_people {
    () => {
        Ask::Table(
            table::Ask::Opening
                | table::Ask::Arrange
                | table::Ask::Turn { .. }
                | table::Ask::NobodyHere
                | table::Ask::Leaver
                | table::Ask::Window { .. }
                | table::Ask::Over(_),
        ) | Ask::Cards(cards::Ask::Cards { drawn: false, .. })
            | Ask::Munchkin(
                munchkin::Ask::Charity { .. } | munchkin::Ask::Cursed { .. } | munchkin::Ask::LoseItem { .. },
            )
            | Ask::Fight(
                fight::Ask::Fight { .. }
                    | fight::Ask::FightRolled { .. }
                    | fight::Ask::BadStuff { .. }
                    | fight::Ask::PickOrder { .. }
                    | fight::Ask::Level { .. }
                    | fight::Ask::Asked { .. }
                    | fight::Ask::Spoils { .. },
            )
            | Ask::Doors(
                doors::Ask::Corpse { .. }
                    | doors::Ask::Claim { .. }
                    | doors::Ask::Surplus { .. }
                    | doors::Ask::Ranks { .. },
            )
            | Ask::Dungeon(
                dungeon::Ask::Moving { .. }
                    | dungeon::Ask::EmptyRoom { .. }
                    | dungeon::Ask::ExploreDxm
                    | dungeon::Ask::BaseColour { .. }
                    | dungeon::Ask::Refuge { .. }
                    | dungeon::Ask::Collect { .. }
                    | dungeon::Ask::Automatic { .. }
                    | dungeon::Ask::LinkCosts { .. }
                    | dungeon::Ask::Arrow { .. }
                    | dungeon::Ask::Gait { .. }
                    | dungeon::Ask::Overfull { .. },
            )
    };
}
pub(crate) use asked_of_people;

/// What chance answers to a question; none if it is not one of chance. Where the app keeps the cards, rooms, monsters and
/// cards come from its own box, else from the pool.
pub fn chance(book: &Book, game: &Game, ask: Ask, pool: &Pool, picks: &mut impl Picks) -> Option<Answer> {
    match ask {
        Ask::Table(table::Ask::FirstPlayer { open, .. }) | Ask::Doors(doors::Ask::LootRoll { open }) => {
            Some(Answer::Table(table::Answer::Die { seat: *open.first()?, face: die(picks) }))
        }
        Ask::Dungeon(dungeon::Ask::MonsterDie(_)) => {
            Some(Answer::Table(table::Answer::Colour(Colour::ALL[picks.pick(6) as usize % 6])))
        }
        Ask::Dungeon(dungeon::Ask::SearchDice { dice, .. }) => {
            Some(Answer::Table(table::Answer::Dice((0..dice).map(|_| die(picks)).collect())))
        }
        Ask::Fight(fight::Ask::FightDice { rollers }) => Some(Answer::Fight(fight::Answer::Throws(
            rollers
                .into_iter()
                .map(|(who, dice)| {
                    // A monster whose dice nobody has told rolls one, as most do.
                    let faces = (0..dice.unwrap_or(1)).map(|_| die(picks)).collect();
                    Throw { who, faces }
                })
                .collect(),
        ))),
        // Whoever does not choose runs from the first of them, as all did in games of before.
        Ask::Fight(fight::Ask::RunAway { monsters } | fight::Ask::RunFirst { monsters }) => {
            Some(Answer::Fight(fight::Answer::Ran { monster: *monsters.first()?, face: die(picks) }))
        }
        Ask::Fight(fight::Ask::DieAgain) | Ask::Munchkin(munchkin::Ask::TheftDie) => {
            Some(Answer::Table(table::Answer::Number(die(picks).into())))
        }
        Ask::Munchkin(munchkin::Ask::PowerDie) => Some(Answer::Table(table::Answer::Number((picks.pick(10) + 1) as _))),
        Ask::Dungeon(dungeon::Ask::Tile { .. }) => tile(book, game, pool, picks),
        Ask::Dungeon(dungeon::Ask::Links { sides, .. }) => {
            Some(Answer::Dungeon(dungeon::Answer::Links(links(book, game, &sides, picks))))
        }
        Ask::Dungeon(dungeon::Ask::NewMonster { .. }) | Ask::Dungeon(dungeon::Ask::Lurker) => {
            monster(book, game, pool, picks)
        }
        Ask::Cards(cards::Ask::Cards { deck, count, drawn: true }) => {
            let mut left = game.stock.as_ref()?.draw.and(book.cards.stack(deck));
            let (mut cards, all) = (CardSet::EMPTY, left.len());
            for gone in 0..count.min(all) {
                let card = left.nth(picks.pick(all - gone))?;
                left.remove(card);
                cards.insert(card);
            }
            Some(Answer::Cards(cards::Answer::Cards(cards)))
        }
        Ask::Track(track::Ask::LayRow { .. }) => {
            let left = track::row::dealt(book, game);
            let card = left.nth(picks.pick(left.len()))?;
            Some(Answer::Cards(cards::Answer::Cards(CardSet::of(card))))
        }
        asked_of_people!() => None,
    }
}

/// What an answer of chance is picked from; none if the question is not one of chance.
pub fn of(book: &Book, game: &Game, ask: &Ask, pool: &Pool) -> Option<Of> {
    let numbers = |cards: CardSet| Of::Cards(cards.iter().map(|card| card.0).collect());
    let names = |names: Vec<&str>| match names.len() {
        0 => Of::Cards(Vec::new()),
        _ => Of::Names(names.into_iter().map(str::to_owned).collect()),
    };
    match ask {
        Ask::Table(table::Ask::FirstPlayer { .. })
        | Ask::Doors(doors::Ask::LootRoll { .. })
        | Ask::Dungeon(dungeon::Ask::MonsterDie(_))
        | Ask::Dungeon(dungeon::Ask::SearchDice { .. })
        | Ask::Fight(fight::Ask::FightDice { .. })
        | Ask::Fight(fight::Ask::RunAway { .. } | fight::Ask::RunFirst { .. })
        | Ask::Munchkin(munchkin::Ask::TheftDie)
        | Ask::Fight(fight::Ask::DieAgain) => Some(Of::Sides(6)),
        Ask::Munchkin(munchkin::Ask::PowerDie) => Some(Of::Sides(10)),
        Ask::Dungeon(dungeon::Ask::Tile { .. }) => {
            Some(names(tiles(book, game, pool)?.iter().map(|t| t.up.name.as_str()).collect()))
        }
        Ask::Dungeon(dungeon::Ask::Links { .. }) => {
            let [door, locked, hidden, wall] = loose(book, game);
            Some(Of::Links { door, locked, hidden, wall })
        }
        Ask::Dungeon(dungeon::Ask::NewMonster { .. }) | Ask::Dungeon(dungeon::Ask::Lurker) => {
            Some(match deck(book, game) {
                Some(left) => numbers(left),
                None => names(strangers(game, pool)?.iter().map(|m| m.name.as_str()).collect()),
            })
        }
        Ask::Cards(cards::Ask::Cards { deck, drawn: true, .. }) => {
            Some(numbers(game.stock.as_ref()?.draw.and(book.cards.stack(*deck))))
        }
        Ask::Track(track::Ask::LayRow { .. }) => Some(numbers(track::row::dealt(book, game))),
        asked_of_people!() => None,
    }
}

/// Whether what is asked for comes from the pool, and not from the book's own box.
pub fn is_from_pool(book: &Book, game: &Game, ask: &Ask) -> bool {
    let tile = matches!(ask, Ask::Dungeon(dungeon::Ask::Tile { .. }));
    let monster = matches!(ask, Ask::Dungeon(dungeon::Ask::NewMonster { .. } | dungeon::Ask::Lurker));
    (tile && game.stock.is_none()) || (monster && deck(book, game).is_none())
}

/// Whether an answer is a room or a monster that is not in the book: what the rooms and monsters of an owner's Box say is
/// nobody's to know but the owner's. Says whether its name is the one picked.
pub fn named(names: &[String], answer: &Answer, picks: &mut impl Picks) -> bool {
    let Some(name) = names.get(picks.pick(names.len() as u32) as usize) else {
        return *answer == Answer::Dungeon(dungeon::Answer::Nothing);
    };
    if let Answer::Fight(fight::Answer::Monster(def)) = answer {
        return def.name == *name;
    }
    let Answer::Dungeon(dungeon::Answer::Tile(tile)) = answer else { return false };
    // The other face is up if it has one and that was picked.
    let up = if picks.pick(2) == 1 { tile.down.as_ref().unwrap_or(&tile.up) } else { &tile.up };
    up.name == *name
}

fn die(picks: &mut impl Picks) -> u8 {
    (picks.pick(6) + 1) as u8
}

/// The tiles that do not lie on the map yet.
fn tiles<'a>(book: &'a Book, game: &Game, pool: &'a Pool) -> Option<Vec<&'a Tile>> {
    let dungeon = game.dungeon.as_deref()?;
    let own = game.stock.is_some() || pool.tiles.is_empty();
    // Names on the map by their length and first letter: most of those that do not lie there are told apart by these.
    let sort = |name: &str| 1u64 << (name.bytes().next().map_or(0, usize::from).wrapping_add(name.len() * 31) % 64);
    let sorts = dungeon.rooms.iter().fold(0, |sorts, r| sorts | sort(&r.tile.up.name));
    let lies = |name: &str| {
        !name.is_empty() && sorts & sort(name) != 0 && dungeon.rooms.iter().any(|r| r.tile.up.name == name)
    };
    let on_map = |t: &Tile| lies(&t.up.name) || t.down.as_ref().is_some_and(|d| lies(&d.name));
    Some(if own { &book.cards.tiles } else { &pool.tiles }.iter().filter(|t| !on_map(t)).collect())
}

/// A tile, either face up; none left ends the exploring.
fn tile(book: &Book, game: &Game, pool: &Pool, picks: &mut impl Picks) -> Option<Answer> {
    let left = tiles(book, game, pool)?;
    if left.is_empty() {
        return Some(Answer::Dungeon(dungeon::Answer::Nothing));
    }
    let tile = (*left.get(picks.pick(left.len() as u32) as usize)?).clone();
    Some(match (&tile.down, picks.pick(2)) {
        (Some(down), 1) => {
            Answer::Dungeon(dungeon::Answer::Tile(Box::new(Tile { up: down.clone(), down: Some(tile.up) })))
        }
        _ => Answer::Dungeon(dungeon::Answer::Tile(Box::new(tile))),
    })
}

/// The Monster cards face down; none if the app keeps no such deck.
fn deck(book: &Book, game: &Game) -> Option<CardSet> {
    let deck = book.cards.stack(Deck::MONSTER);
    let stock = game.stock.as_ref().filter(|s| s.all.meets(deck))?;
    Some(stock.draw.and(deck))
}

/// The monsters of the pool that do not stand on the map.
fn strangers<'a>(game: &Game, pool: &'a Pool) -> Option<Vec<&'a MonsterDef>> {
    game.dungeon.as_ref()?;
    Some(pool.monsters.iter().filter(|d| !game.foes.all.iter().any(|m| m.def.name == d.name)).collect())
}

/// A monster of the deck the app keeps, or one of the pool that does not stand on the map; none left and nobody comes
/// (MQ-SET-05).
fn monster(book: &Book, game: &Game, pool: &Pool, picks: &mut impl Picks) -> Option<Answer> {
    if let Some(left) = deck(book, game) {
        if left.is_empty() {
            return Some(Answer::Dungeon(dungeon::Answer::Nothing));
        }
        let card = book.cards.monster(left.nth(picks.pick(left.len()))?)?;
        return Some(Answer::Fight(fight::Answer::Monster(Arc::clone(&card.def))));
    }
    let left = strangers(game, pool)?;
    if left.is_empty() {
        return Some(Answer::Dungeon(dungeon::Answer::Nothing));
    }
    Some(Answer::Fight(fight::Answer::Monster((*left.get(picks.pick(left.len() as u32) as usize)?).clone().into())))
}

/// The link tiles that do not show their face on the map, by kind.
fn loose(book: &Book, game: &Game) -> [u32; 4] {
    let pieces = book.rules.pieces(game.table.expansion);
    let mut left = KINDS.map(|kind| pieces.links.get(kind.name()).copied().unwrap_or(0));
    let Some(dungeon) = &game.dungeon else { return left };
    for room in dungeon.rooms.iter() {
        for (side, link) in Side::ALL.into_iter().zip(room.links) {
            let Some(kind) = KINDS.iter().position(|kind| *kind == link) else { continue };
            // A link between two rooms belongs to the one further north or west.
            if matches!(side, Side::South | Side::East) || dungeon.neighbour(room, side).is_none() {
                left[kind] = left[kind].saturating_sub(1);
            }
        }
    }
    left
}

/// Links for new sides: a link tile from those in the box that do not show their other face on the map, then either
/// of its faces (OQ-06).
fn links(book: &Book, game: &Game, sides: &[Side], picks: &mut impl Picks) -> Vec<(Side, LinkKind)> {
    let fair = book.house(game).link_face() == LinkFace::FairCoin;
    let mut left = loose(book, game);
    let mut drawn = Vec::new();
    for side in sides {
        let total: u32 = left.iter().sum();
        if total == 0 {
            break;
        }
        let mut pick = picks.pick(total);
        let kind = left.iter().position(|n| {
            let here = pick < *n;
            pick = pick.saturating_sub(*n);
            here
        });
        let kind = kind.unwrap_or(0);
        let back = !fair || picks.pick(2) == 1;
        if back {
            left[kind] -= 1;
        }
        drawn.push((*side, if back { KINDS[kind] } else { LinkKind::Passage }));
    }
    drawn
}

/// The kinds of loose links.
const KINDS: [LinkKind; 4] = [LinkKind::Door, LinkKind::Locked, LinkKind::Hidden, LinkKind::Wall];
