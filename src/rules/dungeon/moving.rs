//! The Monster Turn at a table: worked out, asked about where something is not known, and moved by hand.

use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::book::Book;
use crate::rules::dungeon;
use crate::rules::dungeon::march::Route;
use crate::rules::dungeon::march::Stop;
use crate::rules::dungeon::monster_turn;
use crate::rules::dungeon::monster_turn::MarchRules;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::ids::MonsterId;
use crate::rules::ids::RoomId;
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;
use crate::rules::table;
use crate::rules::table::Place;

/// Works the Monster Turn out, asking for each missing fact as a monster comes to need it.
pub(crate) fn march(book: &Book, game: &Game, roll: Colour, unasked: (&[RoomId], &[MonsterId]), out: &mut Facts) {
    let Some(dungeon) = game.dungeon.as_deref().filter(|_| game.has_map()) else {
        out.settle();
        return;
    };
    let (rooms, monsters) = unasked;
    let gait_open = |id: &MonsterId| game.foes.get(*id).is_some_and(|m| m.def.gait.is_none()) && !monsters.contains(id);
    let rules = MarchRules::of(book, game);
    let law = (monster_turn::targets(game, rules), rules);
    let mut march = monster_turn::resolve(dungeon, &game.foes, law.0, rules, roll);
    // How it moves matters only to a monster that would go elsewhere by another footprint.
    let asks = |route: &&Route| {
        gait_open(&route.monster) && monster_turn::is_steered(dungeon, &game.foes, law, &march, route.monster)
    };
    if let Some(route) = march.routes.iter().find(asks) {
        out.owe(dungeon::Step::AskGait { monster: route.monster });
        return;
    }
    // An arrow nobody has looked for, because it leads nowhere whichever way it points, is not why a monster stays.
    for route in march.routes.iter_mut().filter(|route| rooms.contains(&route.from)) {
        if let Some((stop, cites)) = monster_turn::stuck(dungeon, &game.foes, law, roll, route) {
            (route.stop, route.cites) = (stop, cites);
        }
    }
    let unknown = |r: &&Route| r.stop == Stop::UnknownArrow && !rooms.contains(&r.to());
    if let Some(route) = march.routes.iter().find(unknown) {
        out.owe(dungeon::Step::AskArrow { room: route.to(), colour: roll });
        return;
    }
    if game.table.components.monsters == Place::App {
        march.to_move.clear();
    }
    out.settle();
    out.say(dungeon::Event::Marched(Box::new(march)), cites!["MQ-MMOV-01", "MQ-MMOV-12", "MQ-MMOV-14"]);
    out.owe(dungeon::Step::Moving);
}

/// Whether no standie on a table waits to be moved.
pub(crate) fn nothing_to_move(game: &Game) -> bool {
    game.dungeon.as_deref().and_then(|d| d.march.as_ref()).is_none_or(|m| m.to_move.is_empty())
}

pub(crate) fn moving(game: &Game, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let left = game.dungeon.as_deref().and_then(|d| d.march.as_ref()).map(|m| m.to_move.as_slice()).unwrap_or_default();
    if let Answer::Table(table::Answer::Done) = answer {
        if !left.is_empty() {
            out.note(dungeon::Event::AllMoved);
        }
        out.settle();
        return Ok(());
    }
    let Answer::Dungeon(dungeon::Answer::Moved(monster)) = answer else { return Err(unasked()) };
    ensure(left.contains(monster), || Refusal::new("no-such-monster", cites![]))?;
    out.note(dungeon::Event::Ticked { monster: *monster });
    if left.len() == 1 {
        out.settle();
    }
    Ok(())
}
