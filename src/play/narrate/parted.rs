//! Some of the monsters are to be beaten and the others run from: whom whoever fights runs from, and what that takes
//! (MS-CMB-07). Those others are still on the table until it is over.

use crate::catalog::words::{Names, Value, Words, capitalised};
use crate::rules::book::Book;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::{Fight, flight};
use crate::rules::game::Game;
use crate::rules::ids::Colour;

/// The monsters of a fight that are run from.
pub fn left<'a>(game: &'a Game, fight: &'a Fight) -> impl Iterator<Item = &'a Monster> {
    game.foes.all.iter().filter(|monster| fight.fled.contains(&monster.id))
}

/// Who has to get away: whoever fights, and whoever helps.
fn runners(game: &Game, fight: &Fight) -> impl Iterator<Item = Colour> {
    std::iter::once(fight.main).chain(fight.helping(game))
}

/// What running from one of them takes, for each who does; none of those who stay behind is silent about it.
pub fn takes(words: &Words, (book, game): (&Book, &Game), fight: &Fight, monster: &Monster) -> Vec<String> {
    let names = Names::of(game);
    let each = runners(game, fight).map(|who| {
        let least = flight::least_from(book, game, who, monster.id);
        let seat = ("seat", Value::from(words.seat(who, names)));
        match chases(game, who, monster) {
            true => words.with("parted-least", &[seat, ("least", least.into())]),
            false => words.with("parted-spared", &[seat]),
        }
    });
    each.collect()
}

/// Whether a monster goes after somebody, once they run.
pub(crate) fn chases(game: &Game, who: Colour, monster: &Monster) -> bool {
    let level = game.seat(who).map_or(0, |seat| seat.level);
    level > monster.def.spares
}

/// Whether it goes after anybody who runs.
pub(crate) fn is_after(game: &Game, fight: &Fight, monster: &Monster) -> bool {
    runners(game, fight).any(|who| chases(game, who, monster))
}

/// What is claimed: whom whoever fights beats, and whom they run from then, or who will not go after them.
pub fn claimed(words: &Words, game: &Game, fight: &Fight) -> Option<String> {
    let names = Names::of(game);
    let list = |all: &mut dyn Iterator<Item = &Monster>| {
        words.list(&all.map(|monster| words.monster(monster.id, names)).collect::<Vec<_>>())
    };
    let rest = list(&mut left(game, fight));
    if rest.is_empty() {
        return None;
    }
    let after = list(&mut left(game, fight).filter(|monster| is_after(game, fight, monster)));
    let (id, rest) = if after.is_empty() { ("parted-free", capitalised(rest)) } else { ("parted-runs", after) };
    let whom = list(&mut fight.foes(game));
    Some(
        words.with(id, &[("seat", words.seat(fight.main, names).into()), ("whom", whom.into()), ("rest", rest.into())]),
    )
}
