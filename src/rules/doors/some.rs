//! Some of the monsters are beaten, and the munchkins run from the others, where a table plays so (MS-CMB-07, SH-OQ-01 to
//! SH-OQ-04).

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::doors::Command;
use crate::rules::event::FightTold;
use crate::rules::facts::Facts;
use crate::rules::fight::sides::weighed;
use crate::rules::fight::state::{Fight, Stage};
use crate::rules::fight::{self, going};
use crate::rules::game::Game;
use crate::rules::ids::MonsterId;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::table::step::About;
use crate::rules::table::window;
use crate::rules::wish::Wishes;

const RULES: Cites = cites!["MC-CMB-12", "MS-CMB-07"];

/// Whether the munchkins win as it stands (MC-CMB-03).
pub(crate) fn wins(book: &Book, game: &Game, fight: &Fight) -> bool {
    weighed(book, game, fight).2
}

/// A win over these is claimed; from the others they will run.
///
/// # Errors
/// That the table does not play so, or that these are not beaten either.
pub(crate) fn claims(book: &Book, game: &Game, chosen: &[MonsterId], out: &mut Facts) -> Result<(), Refusal> {
    ensure(book.house(game).split_combat(), || Refusal::new("all-or-none", RULES))?;
    let fight = going::current(game).filter(|fight| fight.stage == Stage::Building && fight.goes_on(game));
    let fight = fight.filter(|_| matches!(game.top(), Some(Step::Fight(fight::Step::Fight { .. }))));
    let fight = fight.ok_or_else(|| Refusal::new("no-fight", RULES))?;
    let all = fight.monsters(game);
    let known = chosen.iter().enumerate().all(|(i, id)| all.contains(id) && !chosen[..i].contains(id));
    ensure(known && !chosen.is_empty(), || Refusal::new("no-such-monster", RULES))?;
    let fled: Vec<MonsterId> = all.into_iter().filter(|id| !chosen.contains(id)).collect();
    ensure(!fled.is_empty(), || Refusal::new("nobody-to-run-from", RULES))?;
    let part = Fight { fled, stage: Stage::Announced, ..fight.clone() };
    ensure(wins(book, game, &part), || Refusal::new("too-strong-still", RULES))?;
    let main = part.main;
    out.say(fight::Event::Fight { fight: Some(part.into()), what: FightTold::Announced }, RULES);
    window::open(game, About::Fight, main, Some(main), out);
    Ok(())
}

/// Each monster that could be beaten while the munchkins run from the rest.
pub(crate) fn wishes(book: &Book, game: &Game, out: &mut Wishes) {
    if !book.house(game).split_combat() {
        return;
    }
    let fight = going::current(game).filter(|fight| fight.stage == Stage::Building);
    let Some(fight) = fight.filter(|fight| fight.foes(game).nth(1).is_some() && !wins(book, game, fight)) else {
        return;
    };
    fight.foes(game).for_each(|foe| out.push(Command::Split { monsters: vec![foe.id] }.into()));
}
