//! What a won fight brings, in the book's order (MQ-RES-05 to MQ-RES-14).

use crate::rules::book::Book;
use crate::rules::event::Gone;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::cited;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::outcome::Won;
use crate::rules::fight::state::{Fight, Slain};
use crate::rules::fight::worth::{levels, share, treasures};
use crate::rules::fight::{ending, instructs, slain, spoils};
use crate::rules::game::Game;
use crate::rules::ids::MonsterId;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::table;

/// Whether it is known how many Treasures these bring. Without dice and a map their cards lie on the table: what nobody has
/// told is read there, and not told as something else (MC-TREAS-02).
fn are_told(book: &Book, game: &Game, beaten: &[MonsterId]) -> bool {
    let open = |id: &MonsterId| game.foes.get(*id).is_some_and(|foe| foe.def.treasures.is_none());
    book.system.rolls() || game.stock.is_some() || !beaten.iter().any(open)
}

/// The rewards of a fight that was won: bases go back, cards and Treasures are drawn, levels gained.
pub(crate) fn win(book: &Book, game: &Game, fight: &Fight, won: &Won, out: &mut Facts) -> Result<(), Refusal> {
    let (colour, place) = (fight.main, fight.place);
    let seat = game.find(colour)?;
    let helper = won.helper.as_ref().map(|h| Ok((game.find(h.seat)?, h))).transpose()?;
    ensure(helper.is_none_or(|(h, _)| h.colour != colour && game.counts(h)), || {
        Refusal::new("not-a-helper", cited::NOT_A_HELPER)
    })?;
    let here = |id| game.foes.at(place).any(|m| m.id == id);
    let beaten: Vec<_> = won.killed.iter().chain(&won.driven_off).copied().collect();
    let each_once = beaten.iter().enumerate().all(|(i, id)| here(*id) && !beaten[..i].contains(id));
    ensure(each_once, || Refusal::new("no-such-monster", cites![]))?;
    ensure(!beaten.is_empty(), || Refusal::new("nobody-beaten", cited::BEATEN))?;
    ensure(won.levels == 0 || !won.killed.is_empty(), || {
        Refusal::new("level-without-kill", cited::NO_LEVEL_WITHOUT_A_KILL)
    })?;
    for monster in beaten.iter().filter_map(|id| game.foes.get(*id)) {
        book.system.removed(monster, colour, helper.map(|(h, _)| h.colour), out);
    }
    for id in &beaten {
        let why = if won.killed.contains(id) { Gone::Killed } else { Gone::DrivenOff };
        out.say(fight::Event::MonsterGone { monster: *id, why }, cited::GONE);
    }
    let defeated = beaten.iter().filter_map(|id| game.foes.get(*id)).map(|m| m.def.benefit);
    let defeated: Vec<_> = defeated.chain(fight.slain.iter().map(|s| s.benefit)).collect();
    book.system.benefits(seat, &defeated, out);
    let seen = || place.is_some_and(|room| game.munchkins_in(room).any(|s| s.colour != colour));
    let open = helper.is_some() || seen();
    let first = fight.bargain.as_ref().is_some_and(|terms| terms.helper_first == Some(true));
    let promised = helper.map(|(h, got)| (h.colour, got.treasures));
    let spoils = spoils::shared(game, (colour, won.treasures), promised, first);
    if spoils.is_none() && are_told(book, game, &beaten) {
        treasures(colour, won.treasures, open, out);
        promised.into_iter().for_each(|(helper, cards)| share(helper, cards, out));
    }
    if let Some((helper, _)) = helper {
        book.system.helped(book, game, place, helper, out);
    }
    let shared = helper.is_some_and(|(_, share)| share.levels > 0)
        && won.killed.iter().filter_map(|id| game.foes.get(*id)).any(Monster::is_fearsome);
    let cites = if shared { cited::LEVELS_SHARED } else { cited::LEVELS };
    levels((book, game), seat, won.levels, cites, out);
    if let Some((h, share)) = helper {
        levels((book, game), h, share.levels, cited::HELPERS_LEVELS, out);
    }
    if game.foes.boss_among(&won.killed).is_some() || fight.slain.iter().any(|s| s.boss) {
        ending::boss_beaten(colour, helper.map(|(h, _)| h.colour), out);
    }
    let killed = won.killed.iter().filter_map(|id| game.foes.get(*id)).map(|m| slain::worth(book, game, m));
    let killed: Vec<Slain> = killed.chain(fight.slain.iter().copied()).filter(|slain| slain.card.is_some()).collect();
    instructs::all(book, game, colour, &killed, out);
    book.system.won(colour, out);
    if let Some(spoils) = spoils {
        out.say(table::Event::Owed(spoils), spoils::RULES);
    }
    Ok(())
}
