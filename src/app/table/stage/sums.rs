//! How a fight stands: both sums as far as dice have fallen, and the chance between them or what came of it.

use crate::app::shell::Shell;
use crate::app::table::figure::Printed;
use crate::app::table::state::Table;
use crate::app::widget::odds::percent;
use crate::odds::fight::roll;
use crate::play::narrate::outlook;
use crate::rules::fight;
use crate::rules::fight::roll::totals;
use crate::rules::fight::sides::sides;
use crate::rules::fight::sum::Sides;
use crate::rules::fight::{Fight, Fighter, Stage, Throw};
use crate::rules::question::Ask;
use iced::Color;

/// The dice that have fallen, as far as they are told.
pub fn fallen<'a>(table: &'a Table, fight: &'a Fight) -> &'a [Throw] {
    match (&table.question.ask, &fight.stage) {
        (_, Stage::Rolled(throws)) => throws,
        (Ask::Fight(fight::Ask::FightDice { .. }), _) => &table.draft.throws,
        _ => &[],
    }
}

/// Whether any die lies.
pub fn any_lies(table: &Table, fight: &Fight) -> bool {
    fallen(table, fight).iter().any(|throw| !throw.faces.is_empty())
}

/// Both sides as far as the dice have fallen.
pub fn so_far(table: &Table, fight: &Fight) -> Sides {
    sides(table.session.book(), table.game(), fight, None).after(fallen(table, fight))
}

/// How it stands, in as few words as can be.
pub struct Score {
    /// What the munchkins come to.
    pub ours: String,
    /// What the monsters come to; a question mark where a Level is not known.
    pub theirs: String,
    /// The colours of both: whoever has lost is dim.
    pub colours: (Color, Color),
    /// The chance, or what came of it; and its colour.
    pub middle: (String, Color),
    /// By how much, once all dice lie.
    pub by: Option<i32>,
    /// The share of the bar that is the munchkins', from 0 to 1; none while something is not known.
    pub share: Option<f32>,
}

/// How it stands.
pub fn score(table: &Table, shell: &Shell, fight: &Fight) -> Score {
    let look = shell.look;
    let all = sides(table.session.book(), table.game(), fight, None);
    if let Stage::Rolled(throws) = &fight.stage {
        let (ours, theirs) = totals(&all, throws);
        let won = all.wins(ours, theirs);
        let colour = if won { look.good } else { look.bad };
        return Score {
            ours: ours.to_string(),
            theirs: theirs.to_string(),
            colours: if won { (look.good, look.dim) } else { (look.dim, look.bad) },
            middle: (shell.words.get(if won { "fight-won" } else { "fight-lost" }), colour),
            by: Some(ours - theirs),
            share: Some(if won { 1.0 } else { 0.0 }),
        };
    }
    let counted = all.after(fallen(table, fight));
    let (ours, _) = Sides::total(&counted.munchkins);
    let (theirs, _) = Sides::total(&counted.monsters);
    let level = |id| table.game().foes.get(id).is_some_and(|monster| monster.def.level.is_none());
    let unknown = fight.monsters(table.game()).into_iter().any(level);
    let odds = roll(&counted).odds().filter(|_| !counted.is_open());
    if !table.session.book().system.rolls() && !unknown {
        let wins = all.wins(ours, theirs);
        return Score {
            ours: ours.to_string(),
            theirs: theirs.to_string(),
            colours: (look.torch, look.text),
            middle: (outlook::ahead(&shell.words, &all, ours - theirs), if wins { look.good } else { look.bad }),
            by: None,
            share: Some(share(ours, theirs)),
        };
    }
    let colour = |chance: f64| if chance >= 0.5 { look.good } else { look.bad };
    Score {
        ours: ours.to_string(),
        theirs: if unknown { "?".to_owned() } else { theirs.to_string() },
        colours: (look.torch, look.text),
        middle: match odds {
            Some(odds) => (percent(shell, odds), colour(odds.chance())),
            None => ("?".to_owned(), look.dim),
        },
        by: None,
        share: odds.map(|odds| odds.chance() as f32),
    }
}

/// How much of the bar is the munchkins': as both sums are to each other, the lesser one never below one.
fn share(ours: i32, theirs: i32) -> f32 {
    let by = 1 - ours.min(theirs).min(1);
    (ours + by) as f32 / (ours + theirs + 2 * by) as f32
}

/// The chance of some sides; without dice by how much the munchkins are ahead, or what they lack.
pub fn chance(table: &Table, shell: &Shell, sides: &Sides) -> Option<String> {
    outlook::chance(&shell.words, table.session.book(), sides)
}

/// Whether a number printed on a monster's card is not known.
pub fn unknown(table: &Table, who: Fighter, printed: Printed) -> bool {
    let Fighter::Monster(id) = who else { return false };
    table.game().foes.get(id).is_some_and(|monster| printed.of(&monster.def).is_none())
}
