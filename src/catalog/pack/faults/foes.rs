//! Faults of monsters, wherever they are written.

use super::known::Known;
use super::told::{Fault, LIST_LIMIT, list, number, say, text, words};
use super::{cards, does};
use crate::catalog::pack::MonsterEntry;
use crate::rules::fight::foe::card::Against;

pub(super) fn all_against(all: &[Against], at: &str, faults: &mut Vec<Fault>) {
    list(faults, at.to_owned(), all.len());
    for (k, against) in all.iter().take(LIST_LIMIT).enumerate() {
        let at = format!("{at}[{k}]");
        text(faults, format!("{at}.who"), &against.who);
        number(faults, format!("{at}.strength"), against.strength.into(), -99, 99);
        number(faults, format!("{at}.dice"), against.dice.into(), -20, 20);
        if against.strength == 0 && against.dice == 0 {
            say(faults, at, "found neither strength nor dice, so it would do nothing".to_owned());
        }
    }
}

/// The faults of one monster besides its name and number.
pub(super) fn one_monster(monster: &MonsterEntry, at: &str, known: &Known, faults: &mut Vec<Fault>) {
    for (name, found, low, high) in [
        ("level", monster.level.map(i64::from), 1, 999),
        ("dice", monster.dice.map(i64::from), 0, 40),
        ("treasures", monster.treasures.map(i64::from), 0, 99),
        ("levels", monster.levels.map(i64::from), 0, 9),
        ("run", Some(monster.run.into()), -20, 20),
        ("spares", Some(monster.spares.into()), 0, 9),
        ("benefit.gold", Some(monster.benefit.gold.into()), 0, 1_000_000),
        ("benefit.dxm", Some(monster.benefit.dxm.into()), 0, 20),
        ("benefit.health", Some(monster.benefit.health.into()), 0, 20),
    ] {
        if let Some(found) = found {
            number(faults, format!("{at}.{name}"), found, low, high);
        }
    }
    words(faults, format!("{at}.note"), &monster.note);
    list(faults, format!("{at}.keywords"), monster.keywords.len());
    for (k, word) in monster.keywords.iter().take(LIST_LIMIT).enumerate() {
        text(faults, format!("{at}.keywords[{k}]"), word);
    }
    all_against(&monster.against, &format!("{at}.against"), faults);
    for (field, whom) in [("friendly", &monster.friendly), ("flees", &monster.flees)] {
        does::word_list(whom, &format!("{at}.{field}"), faults);
    }
    for (field, does) in [("bad", &monster.bad), ("escaped", &monster.escaped), ("killed", &monster.killed)] {
        cards::done_at(does, &format!("{at}.{field}"), known, faults);
    }
}

/// What the app has to know of a monster that it draws itself: nobody has its card to look at.
pub(super) fn known_in_full(monster: &MonsterEntry, at: &str, faults: &mut Vec<Fault>) {
    for (field, known) in [
        ("level", monster.level.is_some()),
        ("dice", monster.dice.is_some()),
        ("treasures", monster.treasures.is_some()),
        ("size", monster.size.is_some()),
        ("movement", monster.movement.is_some()),
    ] {
        if !known {
            say(faults, format!("{at}.{field}"), "found nothing; a monster with a number has one".to_owned());
        }
    }
}
