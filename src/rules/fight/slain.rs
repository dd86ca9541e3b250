//! Monsters killed in mid-fight, before the dice (MQ-CMB-16 to MQ-CMB-19, OQ-40).

use crate::rules::book::Book;
use crate::rules::effect::mode::Mode;
use crate::rules::event::{FightTold, Gone};
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::cited;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::state::{Fight, Slain};
use crate::rules::fight::{bad_stuff, ending, going, standing, worth};
use crate::rules::game::Game;
use crate::rules::ids::MonsterId;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::{BossInstantKill, KillByCardPays, LootOfRemoved, RemovalReward};

/// What a monster is worth to whoever kills it.
pub fn worth(book: &Book, game: &Game, monster: &Monster) -> Slain {
    // What is left where something lowers it (CL-OQ-24); a card that says none pays none (MC-TREAS-02).
    let least = u8::try_from(book.house(game).treasure_floor()).unwrap_or(0);
    let least = least.min(monster.def.treasures.unwrap_or(1));
    Slain {
        levels: monster.levels(),
        fearsome: monster.is_fearsome(),
        boss: monster.boss,
        treasures: monster.treasures().unwrap_or(1).max(least),
        benefit: monster.def.benefit,
        card: bad_stuff::card(book, monster).filter(|card| !card.killed.is_empty()).and_then(|card| card.def.card),
        sent: false,
    }
}

/// Everything a won fight kills: what fell before the dice, and what stands when they are cast.
pub fn all(book: &Book, game: &Game, fight: &Fight) -> Vec<Slain> {
    fight.slain.iter().copied().chain(fight.foes(game).map(|m| worth(book, game, m))).collect()
}

/// The Treasures of everything a won fight kills.
pub fn treasures(book: &Book, game: &Game, fight: &Fight) -> u8 {
    let dead = fight.slain.iter().copied().chain(fight.foes(game).map(|m| worth(book, game, m)));
    dead.map(|s| s.treasures).fold(0, u8::saturating_add)
}

/// Levels and Treasures of a fight won by killing these, beside what fell before the dice.
pub fn yields(book: &Book, game: &Game, fight: &Fight, killed: &[MonsterId]) -> (u8, u8) {
    let killed = killed.iter().filter_map(|id| game.foes.get(*id));
    let dead: Vec<Slain> = fight.slain.iter().copied().chain(killed.map(|m| worth(book, game, m))).collect();
    (worth::levels_of(&dead), dead.iter().map(|s| s.treasures).fold(0, u8::saturating_add))
}

/// A card takes a monster out of the fight: no Level for it, but its Treasures, once the rest is beaten (MC-TREAS-10,
/// MC-CMB-11, MC-CMB-13); where it pays nothing, by its card or by how the table plays, none.
pub(crate) fn removed(book: &Book, game: &Game, (monster, pays): (&Monster, bool), out: &mut Facts) {
    let now = going::under_way(game).filter(|fight| fight.monsters(game).contains(&monster.id));
    let now = now.filter(|_| !book.system.rolls());
    if let Some(fight) = now {
        let mut fight = fight.clone();
        let slain = Slain { levels: 0, fearsome: false, sent: true, card: None, ..worth(book, game, monster) };
        // What nobody has told is read off the card that lies there (MC-TREAS-02).
        let pays = pays && (game.stock.is_some() || monster.def.treasures.is_some());
        // What goes while others stay pays nothing, where the table rules so (CL-OQ-22).
        let others = fight.foes(game).any(|foe| foe.id != monster.id);
        let forfeit = !pays || others && book.house(game).loot_of_removed() == LootOfRemoved::Forfeit;
        fight.slain.push(if forfeit { Slain { treasures: 0, ..slain } } else { slain });
        standing::now(fight, FightTold::Sent(monster.id), cited::LOOT_OF_REMOVED, out);
    }
}

/// Whether a monster that is only taken away pays its Treasures: always, never, or where what took it says so (MC-TREAS-10,
/// SR-CMB-10).
pub(crate) fn removal_pays(book: &Book, game: &Game, says: bool) -> bool {
    match book.house(game).removal_reward() {
        RemovalReward::Treasure => true,
        RemovalReward::CardSays => says,
        RemovalReward::Nothing => false,
    }
}

/// A card or power kills a monster of the fight at once; the Boss only where a table lets it (OQ-52).
pub(crate) fn slay(book: &Book, game: &Game, id: MonsterId, mode: Mode, out: &mut Facts) -> Result<(), Refusal> {
    let fight = standing::standing(game)?;
    standing::in_time(fight, mode)?;
    let monster = game.foes.get(id).filter(|m| fight.monsters(game).contains(&m.id));
    let monster = monster.ok_or_else(|| Refusal::new("no-such-monster", cited::REMOVED))?;
    let blocked = monster.boss && book.house(game).boss_instant_kill() == BossInstantKill::Blocked;
    ensure(!blocked, || Refusal::new("no-way-round-the-boss", cited::NO_WAY_ROUND))?;
    let mut fight = fight.clone();
    let worth_it = worth(book, game, monster);
    let at_once = book.house(game).kill_by_card_pays() == KillByCardPays::AtOnce;
    fight.slain.push(if at_once { Slain { levels: 0, fearsome: false, sent: true, ..worth_it } } else { worth_it });
    let (main, helper) = (fight.main, fight.helping(game));
    standing::now(fight.clone(), FightTold::Slain(id), cited::SLAIN, out);
    book.system.removed(monster, main, helper, out);
    out.say(fight::Event::MonsterGone { monster: id, why: Gone::Killed }, cited::GONE);
    if let Some(seat) = game.seat(main).filter(|_| at_once) {
        worth::levels((book, game), seat, worth_it.levels, cited::LEVELS, out);
    }
    if monster.boss {
        ending::boss_slain(book, game, &fight, out);
    }
    Ok(())
}
