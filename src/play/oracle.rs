//! Chance as a player: what the app answers when a component is in the app. A function of the seed and the number of
//! deeds so far, so that undo and redo never roll anew.

use crate::catalog::pack;
use crate::play::session::Session;
use crate::play::timeline::{Point, Timeline};
use crate::rules::book::Book;
use crate::rules::card::{CardSet, Stack};
use crate::rules::command::Answer;
use crate::rules::game::{Game, Place};
use crate::rules::ids::{Colour, Side};
use crate::rules::question::{Ask, DieFor};
use crate::rules::system::{Dungeon, LinkKind, MonsterDef, Throw, Tile};
use rand::RngExt as _;
use rand_pcg::Pcg64Mcg;
use xxhash_rust::xxh3::xxh3_128_with_seed;

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

/// The dice behind one answer of chance.
pub fn dice(seed: u64, ordinal: u32) -> Pcg64Mcg {
    Pcg64Mcg::new(xxh3_128_with_seed(&ordinal.to_le_bytes(), seed))
}

/// The number behind the answer that makes a point. At a cardboard table it counts the deeds before, so that undo never
/// rolls anew; where the app keeps the cards it counts everything that ever happened, so that nobody can look at a
/// roll, go back and choose otherwise.
pub fn ordinal(timeline: &Timeline, before: &Game, (parent, point): (Point, Point)) -> u32 {
    if before.stock.is_some() { point.saturating_sub(1) } else { timeline.depth(parent) }
}

/// The number behind the next answer.
fn next(session: &Session) -> u32 {
    let timeline = session.timeline();
    ordinal(timeline, session.game(), (timeline.here(), timeline.last() + 1))
}

fn rng(session: &Session) -> Pcg64Mcg {
    dice(session.header().seed, next(session))
}

/// What a bot's mind rolls for itself: another line of chance than the dice, so that thinking changes no roll.
pub fn mind(session: &Session) -> Pcg64Mcg {
    let ordinal = next(session).to_le_bytes();
    Pcg64Mcg::new(xxh3_128_with_seed(&[&ordinal[..], b"mind"].concat(), session.header().seed))
}

/// What the app rolls or draws when somebody asks it to; none if the question is not one of chance.
pub fn answer(session: &Session, pool: &Pool) -> Option<Answer> {
    chance(session.book(), session.game(), session.question().ask, pool, &mut rng(session))
}

/// What chance answers to a question; none if it is not one of chance. Where the app keeps the cards, rooms, monsters and
/// cards come from its own box, else from the pool.
pub fn chance(book: &Book, game: &Game, ask: Ask, pool: &Pool, rng: &mut Pcg64Mcg) -> Option<Answer> {
    match ask {
        Ask::FirstPlayer { open, .. } => Some(Answer::Die { seat: *open.first()?, face: rng.random_range(1..=6) }),
        Ask::MonsterDie(_) => Some(Answer::Colour(Colour::ALL[rng.random_range(0..6)])),
        Ask::SearchDice { dice, .. } => Some(Answer::Dice((0..dice).map(|_| rng.random_range(1..=6)).collect())),
        Ask::FightDice { rollers } => Some(Answer::Throws(
            rollers
                .into_iter()
                .map(|(who, dice)| {
                    // A monster whose dice nobody has told rolls one, as most do.
                    let faces = (0..dice.unwrap_or(1)).map(|_| rng.random_range(1..=6)).collect();
                    Throw { who, faces }
                })
                .collect(),
        )),
        Ask::RunAway { monsters } => Some(Answer::Ran { monster: *monsters.first()?, face: rng.random_range(1..=6) }),
        Ask::DieAgain => Some(Answer::Number(rng.random_range(1..=6))),
        Ask::PowerDie => Some(Answer::Number(rng.random_range(1..=10))),
        Ask::Tile { .. } => {
            let own = game.stock.is_some() || pool.tiles.is_empty();
            tile(game.dungeon.as_ref()?, if own { &book.cards.tiles } else { &pool.tiles }, rng)
        }
        Ask::Links { sides, .. } => Some(Answer::Links(links(book, game, &sides, rng))),
        Ask::NewMonster { .. } | Ask::Lurker => Some(monster(book, game, pool, rng)?),
        Ask::Cards { deck, count, drawn: true } => {
            let mut left = game.stock.as_ref()?.draw.and(&book.cards.stack(deck.into()));
            let mut cards = CardSet::EMPTY;
            for _ in 0..count.min(left.len()) {
                let card = left.nth(rng.random_range(0..left.len()))?;
                left.remove(card);
                cards.insert(card);
            }
            Some(Answer::Cards(cards))
        }
        _ => None,
    }
}

/// What the app answers without being asked: rooms, links, monsters and the small dice, where they are in the app. The
/// Monster Turn's roll and the roll for the first turn wait for a tap: people want to see them fall.
pub fn unasked(session: &Session, pool: &Pool) -> Option<Answer> {
    let components = session.game().table.components;
    let place = match session.question().ask {
        Ask::MonsterDie(DieFor::Base(_)) | Ask::SearchDice { .. } | Ask::PowerDie | Ask::DieAgain => components.dice,
        Ask::Tile { .. } | Ask::Links { .. } => components.rooms,
        Ask::NewMonster { .. } | Ask::Lurker => components.monsters,
        Ask::Cards { drawn: true, .. } => components.cards,
        _ => Place::Table,
    };
    (place == Place::App).then(|| answer(session, pool)).flatten()
}

/// A tile that does not lie on the map yet, either face up; none left ends the exploring.
fn tile(dungeon: &Dungeon, tiles: &[Tile], rng: &mut Pcg64Mcg) -> Option<Answer> {
    let lies = |name: &str| !name.is_empty() && dungeon.rooms.iter().any(|r| r.tile.up.name == name);
    let on_map = |t: &Tile| lies(&t.up.name) || t.down.as_ref().is_some_and(|d| lies(&d.name));
    let left: Vec<&Tile> = tiles.iter().filter(|t| !on_map(t)).collect();
    if left.is_empty() {
        return Some(Answer::Nothing);
    }
    let tile = left[rng.random_range(0..left.len())].clone();
    Some(match (&tile.down, rng.random_range(0..2)) {
        (Some(down), 1) => Answer::Tile(Box::new(Tile { up: down.clone(), down: Some(tile.up) })),
        _ => Answer::Tile(Box::new(tile)),
    })
}

/// A monster of the deck the app keeps, or one of the pool that does not stand on the map; none left and nobody comes
/// (MQ-SET-05).
fn monster(book: &Book, game: &Game, pool: &Pool, rng: &mut Pcg64Mcg) -> Option<Answer> {
    let deck = book.cards.stack(Stack::Monster);
    if let Some(stock) = game.stock.as_ref().filter(|s| !s.all.and(&deck).is_empty()) {
        let left = stock.draw.and(&deck);
        if left.is_empty() {
            return Some(Answer::Nothing);
        }
        let card = book.cards.monster(left.nth(rng.random_range(0..left.len()))?)?;
        return Some(Answer::Monster(Box::new(card.def.clone())));
    }
    let dungeon = game.dungeon.as_ref()?;
    let left: Vec<&MonsterDef> =
        pool.monsters.iter().filter(|d| !dungeon.monsters.iter().any(|m| m.def.name == d.name)).collect();
    Some(match left.len() {
        0 => Answer::Nothing,
        n => Answer::Monster(Box::new(left[rng.random_range(0..n)].clone())),
    })
}

/// Links for new sides: a link tile from those in the box that do not show their other face on the map, then either
/// of its faces (OQ-06).
fn links(book: &Book, game: &Game, sides: &[Side], rng: &mut Pcg64Mcg) -> Vec<(Side, LinkKind)> {
    let pieces = book.rules.pieces(game.table.expansion);
    let fair = book.ruling(&game.table.rulings, "link_face") == "fair_coin";
    let kinds = [LinkKind::Door, LinkKind::Locked, LinkKind::Hidden, LinkKind::Wall];
    let mut left = kinds.map(|kind| {
        let all = pieces.links.get(kind.name()).copied().unwrap_or(0);
        all.saturating_sub(shown(game, kind))
    });
    let mut drawn = Vec::new();
    for side in sides {
        let total: u32 = left.iter().sum();
        if total == 0 {
            break;
        }
        let mut pick = rng.random_range(0..total);
        let kind = left.iter().position(|n| {
            let here = pick < *n;
            pick = pick.saturating_sub(*n);
            here
        });
        let kind = kind.unwrap_or(0);
        let back = !fair || rng.random_range(0..2) == 1;
        if back {
            left[kind] -= 1;
        }
        drawn.push((*side, if back { kinds[kind] } else { LinkKind::Passage }));
    }
    drawn
}

/// Links of a kind lying on the map, each counted once.
fn shown(game: &Game, kind: LinkKind) -> u32 {
    let Some(dungeon) = &game.dungeon else { return 0 };
    let mut count = 0;
    for room in dungeon.rooms.iter() {
        for side in Side::ALL {
            // A link between two rooms belongs to the one further north or west.
            let mine = matches!(side, Side::South | Side::East) || dungeon.neighbour(room, side).is_none();
            count += u32::from(mine && room.link(side) == kind);
        }
    }
    count
}
