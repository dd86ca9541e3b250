//! Monsters killed in mid-fight, before the dice (MQ-CMB-16 to MQ-CMB-19, OQ-40).

use crate::rules::book::Book;
use crate::rules::effect::interpret::Mode;
use crate::rules::engine::Facts;
use crate::rules::event::{Event, FightTold, Gone};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::system::quest::dungeon::Monster;
use crate::rules::system::quest::fight::{Fight, Slain, boss, build, result};

/// What a monster is worth to whoever kills it.
pub fn worth(book: &Book, game: &Game, monster: &Monster) -> Slain {
    let least = if book.ruling(&game.table.rulings, "treasure_floor") == "1" { 1 } else { 0 };
    Slain {
        levels: monster.levels(),
        fearsome: monster.is_fearsome(),
        boss: monster.boss,
        treasures: monster.treasures().unwrap_or(1).max(least),
        benefit: monster.def.benefit,
    }
}

/// Everything a won fight kills: what fell before the dice, and what stands when they are cast.
pub fn all(book: &Book, game: &Game, fight: &Fight) -> Vec<Slain> {
    let standing = fight.monsters(game);
    let standing = standing.iter().filter_map(|id| game.dungeon.as_ref()?.monster(*id));
    fight.slain.iter().copied().chain(standing.map(|m| worth(book, game, m))).collect()
}

/// Levels and Treasures of a fight won by killing these, beside what fell before the dice.
pub fn yields(book: &Book, game: &Game, fight: &Fight, killed: &[MonsterId]) -> (u8, u8) {
    let killed = killed.iter().filter_map(|id| game.dungeon.as_ref()?.monster(*id));
    let dead: Vec<Slain> = fight.slain.iter().copied().chain(killed.map(|m| worth(book, game, m))).collect();
    (result::levels_of(&dead), dead.iter().map(|s| s.treasures).fold(0, u8::saturating_add))
}

/// A card or power kills a monster of the fight at once; the Boss only where a table lets it (OQ-52).
pub(crate) fn slay(book: &Book, game: &Game, id: MonsterId, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
    let mut fight = build::going_on(game)?;
    build::in_time(&fight, mode)?;
    let monster = game.dungeon.as_ref().and_then(|d| d.monster(id)).filter(|m| fight.monsters(game).contains(&m.id));
    let monster = monster.ok_or_else(|| Refusal::new("no-such-monster", cites!["MQ-CMB-16"]))?;
    let blocked = monster.boss && book.ruling(&game.table.rulings, "boss_instant_kill") == "blocked";
    ensure(!blocked, || Refusal::new("no-way-round-the-boss", cites!["MQ-BOSS-06"]))?;
    fight.slain.push(worth(book, game, monster));
    let (main, helper) = (fight.main, fight.helping(game));
    build::now(fight, FightTold::Slain(id), cites!["MQ-CMB-16", "MQ-CMB-17"], out);
    result::hunters_card(monster, main, helper, out);
    out.say(Event::MonsterGone { monster: id, why: Gone::Killed }, cites!["MQ-RES-07", "MQ-MON-09"]);
    Ok(())
}

/// The fight is over without dice: the last monsters or the main munchkin have left it. Levels for kills stay; their
/// Treasures are claimed by a main player who is still there (OQ-40).
pub(crate) fn close(book: &Book, game: &Game, fight: &Fight, out: &mut Facts) {
    let Some(seat) = game.seat(fight.main).filter(|_| !fight.slain.is_empty()) else { return };
    levels(book, game, fight, seat.colour, out);
    let there = !seat.dead && seat.room == Some(fight.room);
    if there && book.ruling(&game.table.rulings, "loot_of_removed") == "claim_if_still_present" {
        result::benefits(seat, fight.slain.iter().map(|s| s.benefit), out);
        let cards = fight.slain.iter().map(|s| s.treasures).fold(0, u8::saturating_add);
        let seen = game.living_in(fight.room).any(|s| s.colour != fight.main);
        result::treasures(seat.colour, cards, seen, out);
    }
    if there && fight.slain.iter().any(|s| s.boss) {
        boss::beaten(seat.colour, fight.helping(game), out);
    }
}

/// The main player's levels for what fell before a fight that was not won (OQ-40).
pub(crate) fn levels(book: &Book, game: &Game, fight: &Fight, main: Colour, out: &mut Facts) {
    let Some(seat) = game.seat(main).filter(|s| !s.dead) else { return };
    result::levels(book, seat, result::levels_of(&fight.slain), cites!["MQ-LVL-03", "MQ-CMB-17"], out);
}
