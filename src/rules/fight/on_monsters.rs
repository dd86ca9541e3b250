//! What is played on a fight and on the monsters in it, besides what their cards print.

use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::effect::mode::Mode;
use crate::rules::event::Gone;
use crate::rules::facts::Facts;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::foe::card::Enhancer;
use crate::rules::fight::{self, build, cited, slain};
use crate::rules::game::Game;
use crate::rules::ids::MonsterId;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::text::sound_name;

/// Changes a fight, or a monster.
///
/// # Errors
/// A refusal: what stands in the way, and the rule.
pub(crate) fn change(
    book: &Book,
    game: &Game,
    own: &fight::Effect,
    mode: Mode,
    out: &mut Facts,
) -> Result<(), Refusal> {
    match own {
        // What its card says is told where cards of monsters are read.
        fight::Effect::Card { .. } => Err(Refusal::new("not-now", Cites::NONE)),
        fight::Effect::Enhance { monster, add } => enhance(find(game, *monster)?, add, out),
        fight::Effect::Strip { monster, index } => {
            let monster = find(game, *monster)?;
            let gone = monster.enhancers.get(*index).ok_or_else(|| Refusal::new("no-such-item", Cites::NONE))?;
            out.note(fight::Event::EnhancerOff { monster: monster.id, index: *index, gone: gone.clone() });
            Ok(())
        }
        fight::Effect::Term { .. }
        | fight::Effect::Unterm { .. }
        | fight::Effect::Ties { .. }
        | fight::Effect::Bargain { .. }
        | fight::Effect::LeaveAlone { .. }
        | fight::Effect::Face { .. } => build::effect(book, game, own, mode, out),
        fight::Effect::Slay { monster } => slain::slay(book, game, *monster, mode, out),
        fight::Effect::RemoveMonster { monster } => {
            let monster = find(game, *monster)?;
            out.say(fight::Event::MonsterGone { monster: monster.id, why: Gone::Effect }, cited::SENT_AWAY);
            Ok(())
        }
    }
}

fn find(game: &Game, id: MonsterId) -> Result<&Monster, Refusal> {
    game.foes.get(id).ok_or_else(|| Refusal::new("no-such-monster", Cites::NONE))
}

/// Enhancers add up and stay on the monster (MQ-ENH-06, MQ-ENH-08).
fn enhance(monster: &Monster, add: &Enhancer, out: &mut Facts) -> Result<(), Refusal> {
    ensure(sound_name(&add.name), || Refusal::new("text-unsound", Cites::NONE))?;
    ensure(monster.enhancers.len() < 40, || Refusal::new("list-full", Cites::NONE).with("limit", 40))?;
    ensure((-99..=99).contains(&add.level), || {
        Refusal::new("number-out-of-range", Cites::NONE).with("wish", add.level).with("low", -99).with("high", 99)
    })?;
    out.say(fight::Event::EnhancerOn { monster: monster.id, add: add.clone() }, cited::ENHANCER_LIES_THERE);
    Ok(())
}
