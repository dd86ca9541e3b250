//! What a later entry has changed, told apart from what it only repeated: a number that went one up goes one up again, and
//! of a monster's card it says no more than it said anew.

use crate::play::came;
use crate::play::fix::dials::{number, numbered};
use crate::rules::amount::Amount;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::fight;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::game::Game;
use crate::rules::munchkin;
use crate::rules::table;
use serde_json::{Map, Value};
use std::sync::Arc;

/// What stood where an effect wrote.
#[derive(Clone, Debug, PartialEq)]
pub enum Stood {
    /// Nothing that matters.
    Nothing,
    /// A number.
    Number(i32),
    /// What was known of a monster.
    Card(Arc<MonsterDef>),
}

/// What stood in a game where each effect of a command writes.
pub fn stood(game: &Game, command: &Command) -> Vec<Stood> {
    came::written(command).iter().map(|effect| of(game, effect)).collect()
}

/// What a command says where something else stands now: nothing if it says what it said. What Bad Stuff took it takes
/// again, of whatever is there.
pub fn anew(then: &[Stood], game: &Game, command: &Command, takes: bool) -> Option<Command> {
    let mut command = command.clone();
    let Command::Table(table::Command::Effects { effects, .. } | table::Command::Amend { effects, .. }) = &mut command
    else {
        return None;
    };
    let mut is_new = false;
    for (effect, then) in effects.iter_mut().zip(then) {
        let now = of(game, effect);
        if now == *then {
            continue;
        }
        match (effect, then, now) {
            (Effect::Fight(fight::Effect::Card { def, .. }), Stood::Card(then), Stood::Card(now)) => {
                let merged = merged(then, def, &now);
                is_new |= merged.is_some();
                *def = merged.unwrap_or_else(|| def.clone());
            }
            (effect, Stood::Number(then), Stood::Number(now)) => {
                let Some(Amount::To(to)) = written(effect).copied() else { continue };
                if (to - then).abs() == 1 || takes {
                    let least = i32::from(matches!(effect, Effect::Munchkin(munchkin::Effect::Level { .. })));
                    let to = (now + to - then).max(least);
                    written(effect).into_iter().for_each(|change| *change = Amount::To(to));
                    is_new = true;
                }
            }
            _ => {}
        }
    }
    is_new.then_some(command)
}

fn of(game: &Game, effect: &Effect) -> Stood {
    if let Effect::Fight(fight::Effect::Card { monster, .. }) = effect {
        return game.foes.get(*monster).map_or(Stood::Nothing, |foe| Stood::Card(foe.def.clone()));
    }
    numbered(game, effect).map_or(Stood::Nothing, Stood::Number)
}

fn written(effect: &mut Effect) -> Option<&mut Amount> {
    number(effect).map(|(_, _, change)| change)
}

/// A card with what was said of it, over what stands now: what was repeated is no news.
fn merged(then: &MonsterDef, said: &MonsterDef, now: &MonsterDef) -> Option<MonsterDef> {
    let [then, mut said, now] = [then, said, now].map(|def| match serde_json::to_value(def) {
        Ok(Value::Object(map)) => map,
        Ok(_) | Err(_) => Map::new(),
    });
    let was = said.clone();
    let keys: Vec<String> = then.keys().chain(now.keys()).cloned().collect();
    for key in keys.into_iter().filter(|key| then.get(key) == was.get(key)) {
        match now.get(&key) {
            Some(value) => said.insert(key, value.clone()),
            None => said.remove(&key),
        };
    }
    (said != was).then(|| serde_json::from_value(Value::Object(said)).ok()).flatten()
}
