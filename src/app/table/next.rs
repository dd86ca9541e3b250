//! The one button that goes on: what comes next, where there is one next step.

use crate::app::shell::Shell;
use crate::app::table::action::Action;
use crate::app::table::asking::message::Message as OnAsked;
use crate::app::table::draft::Told;
use crate::app::table::hot::next as held;
use crate::app::table::message::{Message, answer};
use crate::app::table::prompt::parts::Context;
use crate::app::table::prompt::{dice, draw};
use crate::app::table::state::Table;
use crate::app::table::{cardboard, caught};
use crate::rules;
use crate::rules::answer::Answer;
use crate::rules::command::Command;
use crate::rules::dungeon::ask::DieFor;
use crate::rules::ids::Colour;
use crate::rules::question::Ask;
use crate::rules::table::Place;
use crate::rules::{dungeon, munchkin, table, turn};

/// The next step, where there is one.
pub fn context(table: &Table, shell: &Shell) -> Option<Context> {
    // From the table as it was left there is one way: back to how it went.
    if matches!(table.question.ask, Ask::Table(table::Ask::Over(_))) {
        let back = Message::Ask(Action::SeeTable(false));
        // Before anybody has seen it there is no way back to it.
        let id = if table.crowns(shell) { "end-first" } else { "end-again" };
        return Some(Context::new(shell.words.get(id), Some(back)));
    }
    if let Some(other) = table.hot.as_ref().and_then(|hot| held::context(table, shell, hot)) {
        return other;
    }
    if let Some(own) = cardboard::context(table, shell) {
        return Some(own);
    }
    let words = &shell.words;
    let dice = table.game().table.components.dice == Place::App;
    let draft = &table.draft;
    let say = |id: &str, message: Option<Message>| Some(Context::new(words.get(id), message));
    match &table.question.ask {
        Ask::Table(table::Ask::Opening) => say("next-opening", Some(answer(Answer::Table(table::Answer::Done)))),
        Ask::Table(table::Ask::Turn { .. }) => {
            say("next-end-turn", Some(Message::does(Command::Turn(turn::Command::EndTurn))))
        }
        Ask::Dungeon(own) => of_the_map(table, shell, own),
        Ask::Table(table::Ask::FirstPlayer { .. }) if dice => say("next-roll", Some(Message::Asked(OnAsked::Chance))),
        Ask::Munchkin(munchkin::Ask::Charity { surplus, to }) => Some(given(table, shell, *surplus, to)),
        Ask::Fight(rules::fight::Ask::Fight { .. }) if draft.told != Told::Open => say(
            "next-fight",
            draft.outcome().map(|outcome| answer(Answer::Fight(rules::fight::Answer::Fight(outcome)))),
        ),
        Ask::Fight(rules::fight::Ask::Fight { .. }) => {
            say("next-rolling", Some(answer(Answer::Table(table::Answer::Done))))
        }
        Ask::Fight(rules::fight::Ask::FightDice { rollers }) if rollers.is_empty() => {
            say("next-no-dice", Some(answer(Answer::Fight(rules::fight::Answer::Throws(Vec::new())))))
        }
        Ask::Fight(rules::fight::Ask::FightDice { .. }) | Ask::Fight(rules::fight::Ask::RunAway { .. }) if dice => {
            say("next-roll", Some(Message::Asked(OnAsked::Chance)))
        }
        // Nobody has to throw dice that change nothing.
        Ask::Fight(rules::fight::Ask::FightDice { .. }) if table.is_decided() => {
            say("next-decided", Some(Message::Asked(OnAsked::Chance)))
        }
        Ask::Fight(rules::fight::Ask::FightRolled { ours, theirs }) => say(
            match dice::wins(table, *ours, *theirs) {
                true if fights_boss(table) => "next-won-boss",
                true => "next-won",
                false => "next-lost",
            },
            Some(answer(Answer::Table(table::Answer::Done))),
        ),
        Ask::Fight(rules::fight::Ask::BadStuff { .. }) => {
            let id = if caught::suffered(table) { "next-bad-stuff" } else { "next-bad-stuff-untold" };
            say(id, Some(answer(Answer::Table(table::Answer::Done))))
        }
        Ask::Munchkin(munchkin::Ask::Cursed { .. }) => {
            say("next-curse", Some(answer(Answer::Table(table::Answer::Done))))
        }
        Ask::Munchkin(munchkin::Ask::PowerDie | munchkin::Ask::TheftDie) | Ask::Fight(rules::fight::Ask::DieAgain)
            if dice =>
        {
            say("next-roll", Some(Message::Asked(OnAsked::Chance)))
        }
        Ask::Fight(rules::fight::Ask::Level { .. }) => {
            let told = (draft.level > 0).then_some(draft.level);
            let label = told.map_or_else(
                || words.get("next-level-open"),
                |level| words.with("next-level", &[("level", level.into())]),
            );
            let told = told.map(|level| answer(Answer::Fight(rules::fight::Answer::Level(level.into()))));
            Some(Context::new(label, told))
        }
        _ => None,
    }
}

/// Whether the Boss is fought: whoever wins that has won the game.
fn fights_boss(table: &Table) -> bool {
    let game = table.game();
    rules::fight::kept(game).is_some_and(|fight| game.foes.boss_among(&fight.monsters(game)).is_some())
}

/// What was given away, as soon as it is as much as has to go.
fn given(table: &Table, shell: &Shell, surplus: u32, to: &[Colour]) -> Context {
    let draft = &table.draft;
    let given: u32 = draft.gifts.iter().map(|(_, t, d)| u32::from(*t) + u32::from(*d)).sum();
    let ready = given == surplus;
    let keeps = table.question.seat.and_then(|seat| table.game().seat(seat));
    let keeps = keeps.map_or(0, |seat| seat.hand.total().saturating_sub(surplus));
    // What is entered is about what has been done already.
    let id = match (ready, to.is_empty()) {
        (true, _) => "next-gave",
        _ if given > surplus => "next-over",
        (false, true) => "next-discard",
        (false, false) => "next-charity",
    };
    let over = given.saturating_sub(surplus);
    let counts = [("over", over.into()), ("given", given.into()), ("surplus", surplus.into()), ("keeps", keeps.into())];
    Context::new(shell.words.with(id, &counts), ready.then(|| answer(draft.gave())))
}

/// The next step of what is asked about the map.
fn of_the_map(table: &Table, shell: &Shell, own: &dungeon::Ask) -> Option<Context> {
    let words = &shell.words;
    let dice = table.game().table.components.dice == Place::App;
    let draft = &table.draft;
    let say = |id: &str, message: Option<Message>| Some(Context::new(words.get(id), message));
    match own {
        dungeon::Ask::MonsterDie(DieFor::Monsters) if dice => {
            say("next-roll-monsters", Some(Message::Asked(OnAsked::Chance)))
        }
        dungeon::Ask::MonsterDie(DieFor::Base(_)) if dice => {
            say("next-roll-base", Some(Message::Asked(OnAsked::Chance)))
        }
        dungeon::Ask::SearchDice { .. } if dice => say("next-roll", Some(Message::Asked(OnAsked::Chance))),
        dungeon::Ask::Moving { left } => {
            let id = if left.is_empty() { "next-go-on" } else { "next-all-moved" };
            say(id, Some(answer(Answer::Table(table::Answer::Done))))
        }
        dungeon::Ask::Tile { .. } | dungeon::Ask::NewMonster { .. } => Some(draw::next(table, shell)),
        dungeon::Ask::Links { .. } => {
            say("next-links", Some(answer(Answer::Dungeon(dungeon::Answer::Links(draft.links.clone())))))
        }
        dungeon::Ask::ExploreDxm => say("next-draw", Some(answer(Answer::Table(table::Answer::Done)))),
        dungeon::Ask::Automatic { .. } => say("next-automatic", Some(answer(Answer::Table(table::Answer::Done)))),
        dungeon::Ask::Collect { .. } => say("next-collect", Some(answer(Answer::Table(table::Answer::Done)))),
        dungeon::Ask::LinkCosts { .. } => {
            let [passage, door, locked, hidden] = draft.costs;
            say("next-costs", Some(answer(Answer::Dungeon(dungeon::Answer::Costs { passage, door, locked, hidden }))))
        }
        _ => None,
    }
}
