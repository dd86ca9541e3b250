//! What a table of cardboard tells: a monster that is met, a turn that is over, a fight that is none after all.

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::doors::door::on_the_move;
use crate::rules::event::Gone;
use crate::rules::facts::Facts;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::fight::foe::sound::check_def;
use crate::rules::fight::{self, ending, going, standing};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::table;
use crate::rules::table::phase::Phase;

/// Most monsters of one fight that are told.
const CROWD: usize = 12;

/// A monster stands at the table: the fight begins (MC-DOOR-02, MC-TROUBLE-01), or it comes to the one that goes on
/// (MC-INTF-04).
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub(crate) fn meets(game: &Game, def: &MonsterDef, out: &mut Facts) -> Result<(), Refusal> {
    ensure(game.stock.is_none(), || Refusal::new("not-now", cites!["MC-DOOR-02"]))?;
    check_def(def)?;
    ensure(game.foes.all.len() < CROWD, || Refusal::new("list-full", cites![]).with("limit", CROWD as i64))?;
    let joins = going::current(game).filter(|_| standing::going_on(game).is_ok());
    let seat = match joins {
        Some(fight) => {
            standing::in_time(fight, crate::rules::effect::mode::Mode::Play)?;
            fight.main
        }
        None => on_the_move(game).ok_or_else(|| Refusal::new("not-now", cites!["MC-TURN-01"]))?,
    };
    let id = MonsterId(game.foes.next);
    let (def, enhancers) = (def.clone().into(), Vec::new());
    let monster = Monster { id, def, room: None, base: None, met: Some(seat), enhancers, boss: false, mate: None };
    let cites = if joins.is_some() { cites!["MC-INTF-04"] } else { cites!["MC-DOOR-02", "MC-CMB-01"] };
    out.say(fight::Event::MonsterPlaced(Box::new(monster)), cites);
    if joins.is_none() {
        out.owe(fight::Step::Fight { seat, place: None });
    }
    Ok(())
}

/// The turn is over, whatever the table was at: a fight that nobody told the end of was none (MC-TURN-02).
pub(crate) fn ends_turn(book: &Book, game: &Game, out: &mut Facts) -> Result<(), Refusal> {
    let seat = begun(game)?;
    if let Some(Step::Table(table::Step::Move { seat })) = game.top() {
        let seat = *seat;
        out.settle();
        out.owe(table::Step::TurnEnd { seat });
        return Ok(());
    }
    ensure(game.stock.is_none(), || Refusal::new("not-now", cites!["MC-TURN-01"]))?;
    if let Some(fight) = going::kept(game) {
        ending::none_after_all(book, game, fight, out);
    }
    goes_on_with(table::Step::TurnEnd { seat }, out);
    Ok(())
}

/// The table goes on from a phase of somebody's turn: it plays, and the app catches up.
pub(crate) fn jump(game: &Game, phase: Phase, seat: Option<Colour>, out: &mut Facts) -> Result<(), Refusal> {
    let now = begun(game)?;
    ensure(game.stock.is_none(), || Refusal::new("not-now", cites!["MC-TURN-01"]))?;
    let seat = seat.unwrap_or(now);
    game.find(seat)?;
    if game.ending.is_some() {
        out.note(table::Event::PlaysOn);
    }
    gone(game, out);
    if game.turn.seat != Some(seat) && phase != Phase::Draw {
        out.note(table::Event::Turn { seat, number: game.turn.number.saturating_add(1) });
    }
    if phase != Phase::Draw {
        out.note(table::Event::Phase(phase));
    }
    goes_on_with(
        match phase {
            Phase::Draw => table::Step::TurnStart { seat },
            Phase::Movement => table::Step::Move { seat },
            Phase::Charity => table::Step::TurnEnd { seat },
            Phase::Monsters => table::Step::NextTurn,
        },
        out,
    );
    Ok(())
}

/// There was no fight after all.
///
/// # Errors
/// That there is none.
pub(crate) fn no_fight(book: &Book, game: &Game, out: &mut Facts) -> Result<(), Refusal> {
    let fight = standing::going_on(game)?;
    let mut ends = Facts::default();
    ending::none_after_all(book, game, fight, &mut ends);
    gone(game, &mut ends);
    out.say(table::Event::Settled, cites!["MC-CARD-15"]);
    out.0.append(&mut ends.0);
    Ok(())
}

/// Whoever's turn it is, once the first has begun.
fn begun(game: &Game) -> Result<Colour, Refusal> {
    let open = game.agenda.iter().any(Step::is_before_all_turns);
    game.turn.seat.filter(|_| !open).ok_or_else(|| Refusal::new("not-started", cites![]))
}

/// All monsters leave the table.
pub(crate) fn gone(game: &Game, out: &mut Facts) {
    for monster in &game.foes.all {
        out.say(fight::Event::MonsterGone { monster: monster.id, why: Gone::Effect }, cites!["MC-RUN-08"]);
    }
}

/// Nothing is owed but this.
fn goes_on_with(step: table::Step, out: &mut Facts) {
    out.note(table::Event::Agenda(vec![Step::Table(step)]));
}
