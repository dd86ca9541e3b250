//! What another face of a die that lies would change, worked out by the rules that count the dice.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::dice::lying;
use crate::rules::dice::turning::Turning;
use crate::rules::dungeon;
use crate::rules::dungeon::bases;
use crate::rules::dungeon::march::{LinkChange, Stop};
use crate::rules::dungeon::monster_die;
use crate::rules::dungeon::monster_turn;
use crate::rules::dungeon::monster_turn::MarchRules;
use crate::rules::dungeon::room::Room;
use crate::rules::dungeon::search;
use crate::rules::dungeon::search_face::SearchFace;
use crate::rules::event::Event;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::roll::totals;
use crate::rules::fight::sides::sums;
use crate::rules::fight::sum::Sides;
use crate::rules::fight::{Fight, Fighter, Stage, Throw};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::table;

/// What dice decide.
#[derive(Debug, PartialEq)]
enum Outcome {
    /// The facts that follow, but for the dice themselves.
    Facts(Vec<Event>),
    /// Who draws for the Monster Die, where each monster ends, the links they change, and the colour as far as that is
    /// not yet known.
    March(Vec<Event>, Vec<(MonsterId, RoomId)>, Vec<LinkChange>, Option<Colour>),
    /// Who draws for the Monster Die, and the base it gives; without one it is chosen.
    Base(Vec<Event>, Option<Colour>),
    /// The dice could not count.
    None,
}

/// What a roll that waits decides.
fn outcome(book: &Book, game: &Game, step: &Step, roll: &Answer) -> Outcome {
    let drawn = |colour: Colour| {
        let mut out = Facts::default();
        monster_die::draws_for(game, colour, Cites::NONE, &mut out);
        out.0.into_iter().map(|fact| fact.event).collect::<Vec<_>>()
    };
    match (step, roll) {
        (Step::Dungeon(dungeon::Step::MonsterRoll { .. }), Answer::Table(table::Answer::Colour(colour))) => {
            let Some(dungeon) = &game.dungeon else { return Outcome::None };
            let rules = MarchRules::of(book, game);
            let march = monster_turn::resolve(dungeon, &game.foes, monster_turn::targets(game, rules), rules, *colour);
            let known = march.routes.iter().all(|route| route.stop != Stop::UnknownArrow)
                && game.foes.all.iter().all(|m| m.def.gait.is_some());
            let ends = march.routes.iter().map(|route| (route.monster, route.to())).collect();
            Outcome::March(drawn(*colour), ends, march.links_changed, (!known).then_some(*colour))
        }
        (Step::Dungeon(dungeon::Step::BaseRoll { monster, .. }), Answer::Table(table::Answer::Colour(colour))) => {
            let free = bases::free(book, game, *colour) > 0;
            let always = book.house(game).dxm_when_rolled_base_unavailable();
            let draws = if free || always { drawn(*colour) } else { Vec::new() };
            // With no base free at all those of the highest go, and the die's colour counts among what they leave.
            let freed = || match bases::purge(book, game, *monster, &[]) {
                bases::Purge::Go(all) => game.foes.all.iter().any(|m| all.contains(&m.id) && m.base == Some(*colour)),
                bases::Purge::NeedsLevel(_) => true,
            };
            let none = bases::free_colours(book, game).is_empty();
            Outcome::Base(draws, (free || (none && freed())).then_some(*colour))
        }
        _ => {
            let mut out = Facts::default();
            if book.system.answer(book, game, step, roll, &mut out).is_err() {
                return Outcome::None;
            }
            let dice = |e: &Event| {
                matches!(e, Event::Table(table::Event::Rolled { .. }) | Event::Dungeon(dungeon::Event::Found { .. }))
            };
            Outcome::Facts(out.0.into_iter().map(|fact| fact.event).filter(|e| !dice(e)).collect())
        }
    }
}

/// The game as it is when a roll that waits comes to count: nothing lies on top of what was rolled for.
fn counting(game: &Game) -> Option<(Game, Step, Answer)> {
    let (_, roll, None) = lying::open(game)? else { return None };
    let step = lying::asked(game)?.clone();
    let at = game.agenda.iter().rposition(|s| matches!(s, Step::Table(table::Step::Cast { .. })))?;
    let roll = roll.clone();
    let mut game = game.clone();
    game.agenda.truncate(at);
    Some((game, step, roll))
}

/// The search being rolled: who, where, and the dice that lie, if any do.
fn searched(game: &Game) -> Option<(Colour, &Room, Option<&[u8]>)> {
    let (step, faces) = match (lying::open(game), game.top()) {
        (Some((_, Answer::Table(table::Answer::Dice(faces)), _)), _) => (lying::asked(game)?, Some(faces.as_slice())),
        (None, Some(step)) => (step, None),
        _ => return None,
    };
    let Step::Dungeon(dungeon::Step::SearchRoll { seat, room }) = step else { return None };
    Some((*seat, game.dungeon.as_deref()?.room(*room)?, faces))
}

/// What each face of a search die would bring.
pub(crate) fn search_faces(book: &Book, game: &Game, die: usize) -> Vec<SearchFace> {
    let Some((seat, room, cast)) = searched(game) else { return Vec::new() };
    let Some(seat) = game.seat(seat) else { return Vec::new() };
    let dice = usize::from(search::dice(room, seat));
    // Before the roll a single die says it all.
    if die >= dice || (cast.is_none() && dice != 1) || cast.is_some_and(|faces| faces.len() != dice) {
        return Vec::new();
    }
    let modifier = search::modifier(book, game, room, seat);
    let sum: i32 = cast.unwrap_or_default().iter().map(|f| i32::from(*f)).sum();
    let others = sum - cast.map_or(0, |faces| i32::from(faces[die]));
    let brings = |result| search::finds(book, game, room, result);
    let now = cast.and_then(|_| brings(sum + modifier));
    let face = |face: u8| {
        let result = others + i32::from(face) + modifier;
        let finds = brings(result)?;
        let same = now.as_ref().is_some_and(|now| now.brings_the_same(&finds));
        Some(SearchFace { face, modifier, result, finds, same })
    };
    (1..=6).filter_map(face).collect()
}

/// The dice of a fight that lie, and what both sides count.
fn fight_cast(book: &Book, game: &Game) -> Option<(Sides, Vec<Throw>)> {
    let fight = fight::current(game).filter(|f| f.goes_on(game))?;
    let Fight { stage: Stage::Rolled(throws), .. } = fight else { return None };
    Some((sums(book, game, fight), throws.clone()))
}

/// How far a die of a fight can be turned, in the munchkins' favour: up and down.
fn swing(who: Fighter, face: u8) -> (i32, i32) {
    let (up, down) = (i32::from(6 - face.min(6)), i32::from(face.max(1) - 1));
    match who {
        Fighter::Seat(_) => (up, down),
        Fighter::Monster(_) => (down, up),
    }
}

/// The dice that lie, with the faces that would turn what they decide.
pub(crate) fn turning(book: &Book, game: &Game) -> Vec<Turning> {
    if let Some((game, step, roll)) = counting(game) {
        return turning_of(book, &game, &step, &roll);
    }
    let Some((sides, throws)) = fight_cast(book, game) else { return Vec::new() };
    let (ours, theirs) = totals(&sides, &throws);
    let won = sides.wins(ours, theirs);
    let with = |who: Fighter, shown: u8, face: u8| {
        let by = i32::from(face) - i32::from(shown);
        match who {
            Fighter::Seat(_) => sides.wins(ours + by, theirs),
            Fighter::Monster(_) => sides.wins(ours, theirs + by),
        }
    };
    let dice = throws.iter().flat_map(|t| t.faces.iter().enumerate().map(|(die, face)| (t.who, die, *face)));
    let turning = dice.map(|(who, die, shown)| {
        let by = (1..=6).filter(|face| with(who, shown, *face) != won).collect();
        Turning { who: Some(who), die, face: shown, by }
    });
    turning.filter(|t| !t.by.is_empty()).collect()
}

/// Whether up to so many changed dice could turn what is decided.
pub(crate) fn turns(book: &Book, game: &Game, changes: usize) -> bool {
    if changes == 0 {
        return false;
    }
    if let Some((sides, throws)) = fight_cast(book, game).filter(|_| lying::open(game).is_none()) {
        let (ours, theirs) = totals(&sides, &throws);
        let won = sides.wins(ours, theirs);
        let dice = throws.iter().flat_map(|t| t.faces.iter().map(|face| swing(t.who, *face)));
        let mut swings: Vec<i32> = dice.map(|(good, bad)| if won { bad } else { good }).collect();
        swings.sort_unstable_by(|a, b| b.cmp(a));
        let most: i32 = swings.into_iter().take(changes).sum();
        return sides.wins(if won { ours - most } else { ours + most }, theirs) != won;
    }
    counting(game).is_some_and(|(game, step, roll)| turns_of(book, &game, (&step, &roll), changes))
}

/// Whether a die of a roll that is to count next would turn what it decides, if it showed another face.
fn turns_by<'a>(
    book: &'a Book,
    game: &'a Game,
    step: &'a Step,
    roll: &'a Answer,
) -> impl Fn(usize, u8) -> bool + use<'a> {
    let now = outcome(book, game, step, roll);
    move |die, face| {
        lying::face(roll, die) != Some(face)
            && lying::turned(roll, die, face).is_some_and(|roll| outcome(book, game, step, &roll) != now)
    }
}

/// The dice of a roll that is to count next, with the faces that would turn what they decide.
fn turning_of(book: &Book, game: &Game, step: &Step, roll: &Answer) -> Vec<Turning> {
    let (sides, dice) = lying::shape(roll, Some(step));
    let turns = turns_by(book, game, step, roll);
    let die = |die| {
        let face = lying::face(roll, die)?;
        let by: Vec<u8> = (1..=sides).filter(|face| turns(die, *face)).collect();
        (!by.is_empty()).then_some(Turning { who: None, die, face, by })
    };
    (0..dice).filter_map(die).collect()
}

/// Whether up to so many changed dice of a roll that is to count next could turn what it decides.
pub(crate) fn turns_of(book: &Book, game: &Game, (step, roll): (&Step, &Answer), changes: usize) -> bool {
    match (step, roll) {
        // Several dice of a search reach every sum between.
        (Step::Dungeon(dungeon::Step::SearchRoll { .. }), Answer::Table(table::Answer::Dice(faces))) if changes > 1 => {
            let now = outcome(book, game, step, roll);
            reachable(faces, changes)
                .into_iter()
                .any(|dice| outcome(book, game, step, &Answer::Table(table::Answer::Dice(dice))) != now)
        }
        _ if changes == 0 => false,
        _ => {
            let (sides, dice) = lying::shape(roll, Some(step));
            let turns = turns_by(book, game, step, roll);
            // Who only asks whether any does is told with the first.
            let shows = |die: &usize| lying::face(roll, *die).is_some();
            (0..dice).filter(shows).any(|die| (1..=sides).any(|face| turns(die, face)))
        }
    }
}

/// Dice for each sum that up to so many changes can reach.
fn reachable(faces: &[u8], changes: usize) -> Vec<Vec<u8>> {
    let toward = |end: u8| {
        let mut far: Vec<usize> = (0..faces.len()).collect();
        far.sort_by_key(|i| std::cmp::Reverse(faces[*i].abs_diff(end)));
        let mut dice = faces.to_vec();
        let mut all = Vec::new();
        for index in far.into_iter().take(changes) {
            while dice[index] != end {
                dice[index] = if dice[index] < end { dice[index] + 1 } else { dice[index] - 1 };
                all.push(dice.clone());
            }
        }
        all
    };
    [toward(1), toward(6)].concat()
}

/// Who rolled, where it is a step of the dungeon whose dice a card may change.
pub(crate) fn rolled(step: &Step, roll: &Answer) -> Option<Colour> {
    let Step::Dungeon(own) = step else { return None };
    match own {
        dungeon::Step::SearchRoll { seat, .. } => {
            let Answer::Table(table::Answer::Dice(faces)) = roll else { return None };
            Some(*seat).filter(|_| !faces.is_empty())
        }
        dungeon::Step::MonsterRoll { seat } | dungeon::Step::BaseRoll { seat, .. } => {
            Some(*seat).filter(|_| matches!(roll, Answer::Table(table::Answer::Colour(_))))
        }
        // Nobody rolls for these.
        dungeon::Step::March { .. }
        | dungeon::Step::Moving
        | dungeon::Step::Heed { .. }
        | dungeon::Step::Arrive { .. }
        | dungeon::Step::EmptyRoom { .. }
        | dungeon::Step::AddedTile { .. }
        | dungeon::Step::Tile { .. }
        | dungeon::Step::Links { .. }
        | dungeon::Step::ExploreDxm { .. }
        | dungeon::Step::NewMonster { .. }
        | dungeon::Step::Base { .. }
        | dungeon::Step::Refuge { .. }
        | dungeon::Step::BossLeaves { .. }
        | dungeon::Step::Collect { .. }
        | dungeon::Step::Automatic { .. }
        | dungeon::Step::LinkCosts { .. }
        | dungeon::Step::AskArrow { .. }
        | dungeon::Step::AskGait { .. }
        | dungeon::Step::Lurker { .. }
        | dungeon::Step::Overfull { .. } => None,
    }
}
