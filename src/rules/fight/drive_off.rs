//! Monsters that run from a Race or a Class, without anything being compared (MC-HELP-13).

use crate::rules::book::Book;
use crate::rules::effect::mode::Mode;
use crate::rules::event::Gone;
use crate::rules::facts::Facts;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::state::Fight;
use crate::rules::fight::{self, cited, slain, standing};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin::kind::is_kind;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;

/// Whether a monster runs from somebody.
fn runs_from(monster: &Monster, seat: &Seat) -> bool {
    monster.def.flees.iter().any(|who| is_kind(who, seat))
}

/// The monsters of a fight that somebody in it can drive off.
pub(crate) fn whom<'a>(game: &'a Game, fight: &'a Fight, seat: &'a Seat) -> impl Iterator<Item = MonsterId> + 'a {
    let fights = fight.main == seat.colour || fight.helping(game) == Some(seat.colour);
    let can = move |m: &&Monster| fights && !m.def.flees.is_empty() && runs_from(m, seat);
    fight.foes(game).filter(can).map(|m| m.id)
}

/// Drives one off: nobody has killed it, and its Treasure stays (MC-TREAS-10).
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub(crate) fn drive_off(
    book: &Book,
    game: &Game,
    (colour, id): (Colour, MonsterId),
    out: &mut Facts,
) -> Result<(), Refusal> {
    let fight = standing::standing(game)?;
    standing::in_time(fight, Mode::Play)?;
    let seat = game.find(colour)?;
    let fights = fight.main == colour || fight.helping(game) == Some(colour);
    ensure(fights, || Refusal::new("not-in-the-fight", cited::DRIVEN_OFF).seat(colour))?;
    let monster = fight.foes(game).find(|m| m.id == id);
    let monster = monster.ok_or_else(|| Refusal::new("no-such-monster", cited::DRIVEN_OFF))?;
    ensure(runs_from(monster, seat), || {
        Refusal::new("not-afraid", cited::DRIVEN_OFF).seat(colour).with("monster", id)
    })?;
    out.say(fight::Event::DroveOff { seat: colour, monster: id }, cited::DRIVEN_OFF);
    slain::removed(book, game, (monster, slain::removal_pays(book, game, false)), out);
    out.say(fight::Event::MonsterGone { monster: id, why: Gone::Effect }, cited::DRIVEN_OFF);
    Ok(())
}
