//! What is printed somewhere and nobody has read out yet: an arrow, a footprint, a level.

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::dungeon;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::fight::foe::sound;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::ids::MonsterId;
use crate::rules::ids::RoomId;
use crate::rules::refusal::{Refusal, ensure};
pub(crate) fn ask_arrow(room: RoomId, colour: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let Answer::Dungeon(dungeon::Answer::Arrow(to)) = answer else { return Err(unasked()) };
    ensure(*to != Arrow::Unknown, unasked)?;
    out.settle();
    out.say(dungeon::Event::ArrowSeen { room, colour, to: *to }, cites!["MQ-KW-27"]);
    Ok(())
}

/// A missing number or footprint of a monster.
pub(crate) fn ask_card(game: &Game, id: MonsterId, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let monster = game.foes.get(id);
    let monster = monster.ok_or_else(|| Refusal::new("no-such-monster", cites![]))?;
    let gait_asked = matches!(game.top(), Some(Step::Dungeon(dungeon::Step::AskGait { .. })));
    let mut def = MonsterDef::clone(&monster.def);
    if gait_asked {
        let Answer::Dungeon(dungeon::Answer::Gait(gait)) = answer else { return Err(unasked()) };
        def.gait = Some(*gait);
    } else {
        let Answer::Fight(fight::Answer::Level(level)) = answer else { return Err(unasked()) };
        def.level = Some(*level);
    }
    sound::check_def(&def)?;
    out.settle();
    out.note(fight::Event::MonsterCard { monster: id, def: Box::new(def) });
    Ok(())
}
