//! What is printed somewhere and nobody has read out yet: an arrow, a footprint, a level.
#![allow(clippy::wildcard_enum_match_arm, reason = "an answer nobody has asked for is refused, whichever it is")]

use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::asking::unasked;
use crate::rules::dungeon;
use crate::rules::dungeon::arrow::Arrow;
use crate::rules::dungeon::explore;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::ids::MonsterId;
use crate::rules::ids::RoomId;
use crate::rules::refusal::Refusal;
pub(crate) fn ask_arrow(room: RoomId, colour: Colour, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    match answer {
        Answer::Dungeon(dungeon::Answer::Arrow(to)) if *to != Arrow::Unknown => {
            out.settle();
            out.say(dungeon::Event::ArrowSeen { room, colour, to: *to }, cites!["MQ-KW-27"]);
            Ok(())
        }
        _ => Err(unasked()),
    }
}

/// A missing number or footprint of a monster.
pub(crate) fn ask_card(game: &Game, id: MonsterId, answer: &Answer, out: &mut Facts) -> Result<(), Refusal> {
    let monster = game.foes.get(id);
    let monster = monster.ok_or_else(|| Refusal::new("no-such-monster", cites![]))?;
    let gait_asked = matches!(game.top(), Some(Step::Dungeon(dungeon::Step::AskGait { .. })));
    let def = match answer {
        Answer::Dungeon(dungeon::Answer::Gait(gait)) if gait_asked => {
            MonsterDef { gait: Some(*gait), ..MonsterDef::clone(&monster.def) }
        }
        Answer::Fight(fight::Answer::Level(level)) if !gait_asked => {
            MonsterDef { level: Some(*level), ..MonsterDef::clone(&monster.def) }
        }
        _ => return Err(unasked()),
    };
    explore::check_def(&def)?;
    out.settle();
    out.note(fight::Event::MonsterCard { monster: id, def: Box::new(def) });
    Ok(())
}
