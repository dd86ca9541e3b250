//! Who waits at the end of the track: fought instead of a door being opened, and whoever beats it has won
//! (SR-MATRIX-01, SR-MATRIX-04, SR-MATRIX-11, SR-MATRIX-12).

use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::doors;
use crate::rules::doors::decide::closed;
use crate::rules::doors::door::on_the_move;
use crate::rules::event::{Event, Fact, FightTold, Gone};
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::fight::foe::sound::check_def;
use crate::rules::fight::{Fight, Stage, going};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::{GodLost, JointWin};
use crate::rules::table;
use crate::rules::table::Ending;
use crate::rules::table::phase::Phase;
use crate::rules::track::event::{By, God};
use crate::rules::track::{self, bonus, token};
use std::sync::Arc;

const RULES: Cites = cites!["SR-MATRIX-11", "SR-MATRIX-12", "SR-MATRIX-04"];

/// Who waits there is fought.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub(crate) fn faces(book: &Book, game: &Game, def: Option<&MonsterDef>, out: &mut Facts) -> Result<(), Refusal> {
    let track = token::on(game)?;
    let seat = on_the_move(game).ok_or_else(|| Refusal::new("not-now", RULES))?;
    // Where the cards lie on the table a fight is all that is heard of the door.
    ensure(!game.turn.fought, || Refusal::new("god-after-a-fight", RULES))?;
    ensure(closed(game), || Refusal::new("door-is-open", RULES))?;
    let at = track.token(seat);
    ensure(at >= bonus::last(book), || Refusal::new("not-at-the-end", RULES).seat(seat))?;
    let known = track.card(at).filter(|_| game.stock.is_some()).and_then(|card| book.cards.monster(card));
    let def = match (known, def) {
        (Some(card), None) => Arc::clone(&card.def),
        (None, def) if game.stock.is_none() => Arc::new(def.cloned().unwrap_or_default()),
        _ => return Err(Refusal::new("not-now", RULES)),
    };
    check_def(&def)?;
    // Where the cards lie on the table it is the table that says when the turn is over.
    if game.stock.is_some() {
        out.settle();
        out.note(table::Event::Phase(Phase::Movement));
        out.owe(table::Step::TurnEnd { seat });
    }
    let id = MonsterId(game.foes.next);
    let met = Some(seat);
    let monster = Monster { id, def, room: None, base: None, met, enhancers: Vec::new(), boss: false, mate: None };
    out.say(track::Event::God { seat, stands: God::Comes(id) }, RULES);
    out.say(fight::Event::MonsterPlaced(Box::new(monster)), RULES);
    out.owe(fight::Step::Fight { seat, place: None });
    Ok(())
}

/// Whether it is among those fought: then the fight is for the game, whatever anybody's Level (SR-OQ-08, SR-OQ-09).
pub(crate) fn is_fought(game: &Game, fight: &Fight) -> bool {
    let god = game.track.as_deref().and_then(|track| track.god);
    god.is_some_and(|god| fight.foes(game).any(|foe| foe.id == god))
}

/// What facts mean for who waits there: it has won, it is beaten, or it is gone (SR-OQ-06, SR-OQ-13).
pub(crate) fn happened(book: &Book, game: &Game, said: usize, out: &mut Facts) {
    let Some((track, god)) = game.track.as_deref().and_then(|track| Some((track, track.god?))) else { return };
    let Some(now) = going::kept(game).filter(|now| is_fought(game, now)) else { return };
    let seat = now.main;
    let facts = out.0.get(said..).unwrap_or_default();
    let lost = facts.iter().any(|fact| {
        let Event::Fight(fight::Event::Fight { what: FightTold::Over { won, .. }, .. }) = &fact.event else {
            return false;
        };
        !won
    });
    let gone = facts.iter().find_map(|fact| {
        let Event::Fight(fight::Event::MonsterGone { monster, why }) = &fact.event else { return None };
        (*monster == god).then_some(*why)
    });
    if lost {
        out.say(track::Event::God { seat, stands: God::Wins }, cites!["SR-MATRIX-12"]);
        let from = track.token(seat);
        if book.house(game).god_lost() == GodLost::BackToStart && from > 0 {
            out.say(track::Event::Token { seat, from, to: 0, by: By::Loss, card: None }, cites!["SR-MATRIX-12"]);
        }
        return;
    }
    let Some(why) = gone else { return };
    // Only who is stronger has beaten it: whatever else makes it go, it is not beaten.
    if why == Gone::Killed && matches!(now.stage, Stage::Rolled(_)) {
        let winners = winners(book, game, seat, facts);
        out.say(track::Event::God { seat, stands: God::Beaten }, cites!["SR-MATRIX-01", "SR-LVL-07"]);
        out.say(table::Event::Ended(Ending::Players(winners)), cites!["SR-MATRIX-01", "SR-LVL-07"]);
    } else {
        out.say(track::Event::God { seat, stands: God::Removed }, cites!["SR-MATRIX-01", "SR-CMB-09"]);
    }
}

/// Who has won: whoever fought; whoever comes to the highest Level by the same fight, unless one alone can win (SR-OQ-23);
/// whoever helped, where the table shares it (SR-FAST-05).
fn winners(book: &Book, game: &Game, main: Colour, facts: &[Fact]) -> Vec<Colour> {
    let joint = book.house(game).joint_win() != JointWin::None;
    let with = facts.iter().filter_map(|fact| {
        if let Event::Doors(doors::Event::Shares { seat }) = &fact.event {
            return Some(*seat);
        }
        let Event::Munchkin(munchkin::Event::Level { seat, to, .. }) = &fact.event else { return None };
        (joint && *to >= book.top_level(game)).then_some(*seat)
    });
    let mut all = vec![main];
    for seat in with.chain(game.turn.shares) {
        if !all.contains(&seat) {
            all.push(seat);
        }
    }
    all
}
