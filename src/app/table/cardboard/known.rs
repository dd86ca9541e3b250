//! What the Box knows of monsters, Items and Curses, in words.

use crate::app::shell::Shell;
use crate::app::table::play::draft::Sort;
use crate::app::table::state::Table;
use crate::catalog::boxed::{BadStuff, Foe};
use crate::play::narrate::outlook;
use crate::rules::fight::Fight;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::munchkin::gear::Gear;

/// What a monster of the Box is called there.
pub fn called(shell: &Shell, foe: &Foe) -> String {
    if !foe.def.name.is_empty() {
        return foe.def.name.clone();
    }
    let level = foe.def.level.map_or_else(|| "?".to_owned(), |level| level.to_string());
    shell.words.with("monster-level", &[("level", level.into())])
}

/// What else is known of it.
pub fn about(shell: &Shell, foe: &Foe) -> String {
    let words = &shell.words;
    let level = foe.def.level.filter(|_| !foe.def.name.is_empty());
    let parts = [
        level.map(|level| words.with("monster-level", &[("level", level.into())])),
        foe.def.treasures.map(|count| words.with("doors-treasures", &[("count", count.into())])),
        foe.def
            .levels
            .filter(|levels| *levels > 1)
            .map(|levels| words.with("found-levels", &[("levels", levels.into())])),
        foe.bad.map(|bad| words.get(bad_text(bad))),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// What Bad Stuff does, as a text.
pub fn bad_text(bad: BadStuff) -> &'static str {
    match bad {
        BadStuff::Levels(0 | 1) => "quick-level-down",
        BadStuff::Levels(_) => "quick-levels-down",
        BadStuff::Death => "quick-die",
    }
}

/// What is known of an Item of the Box.
pub fn about_item(shell: &Shell, item: &Gear) -> String {
    let words = &shell.words;
    let parts = [
        Some(format!("{:+}", item.bonus)),
        item.slot.map(|slot| words.get(&format!("slot-{}", slot.name()))),
        (item.hands > 0).then(|| words.with("item-hands", &[("hands", item.hands.into())])),
        item.big.then(|| words.get("item-big")),
        item.value.map(|gold| words.with("pile-gold", &[("gold", i32::try_from(gold).unwrap_or(i32::MAX).into())])),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// What the Box knows of a monster's Bad Stuff.
pub fn known_bad(shell: &Shell, def: &MonsterDef) -> Option<BadStuff> {
    shell.owners_box().met().known(def).and_then(|foe| foe.bad)
}

/// What the Box knows that those do who are fought, to whoever they catch.
pub fn catches(table: &Table, shell: &Shell, fight: &Fight) -> Vec<String> {
    let (words, game) = (&shell.words, table.game());
    let says = |foe: &Monster| {
        let what = words.get(bad_text(known_bad(shell, &foe.def)?));
        Some(outlook::catch(words, (game, fight), foe, what))
    };
    fight.foes(game).filter_map(says).collect()
}

/// Whether a card that is told is a Curse the Box can find.
pub fn is_found(shell: &Shell, sort: Option<Sort>) -> bool {
    sort == Some(Sort::Curse) && shell.owners_box().met().curses().next().is_some()
}
