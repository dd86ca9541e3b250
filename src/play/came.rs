//! Cards that came into a fight as what they do, at a table of cardboard: nobody names them, and whose they were is said
//! apart.

use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::fight::Fighter;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::{doors, fight, table};

/// What cards add to a side, as it is offered for a touch.
pub const ADDED: [i16; 6] = [1, 2, 3, 5, 10, -5];
/// What such cards add that lie on a monster.
pub const LAID: [i16; 3] = [5, 10, -5];
/// The gold a Curse takes that is told by a touch, from whoever has as much.
pub const CURSE_GOLD: i32 = 500;

/// A card that was touched as what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Of which deck.
    pub deck: Deck,
    /// How many cards it was: with a monster comes the card that brings it.
    pub count: u8,
    /// What it did.
    pub what: What,
    /// Whom or what it was played on, if on anybody.
    pub on: Option<Fighter>,
    /// Whose it is taken for if nobody says otherwise: what is added to somebody who fights, they mostly add themselves.
    pub by: Option<Colour>,
}

/// What such a card did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// It added so much, to a side or to a monster.
    Adds(i16),
    /// It added dice to a side.
    Dice(i8),
    /// It brought a mate.
    Mate,
    /// It brought a monster, of this Level if it is known.
    Monster(Option<i16>),
}

/// The effects of a command, if it is something that happened.
pub fn happened(command: &Command) -> &[Effect] {
    let Command::Table(table::Command::Effects { effects, .. }) = command else { return &[] };
    effects
}

/// The effects of a command, whether it tells what happened or puts something right.
pub fn written(command: &Command) -> &[Effect] {
    if let Command::Table(table::Command::Amend { effects, .. }) = command { effects } else { happened(command) }
}

/// Cards that nobody has named: what counts for a side is a Treasure, what lies on a monster or brings one is not.
pub fn came(before: &Game, command: &Command, other: Deck) -> Option<Card> {
    let one = |deck, what| Card { deck, count: 1, what, on: None, by: None };
    if let Command::Doors(doors::Command::Meet { def }) = command {
        // With the monster comes the card that brings it (MC-INTF-04).
        return fight::under_way(before).map(|_| Card { count: 2, ..one(other, What::Monster(def.level)) });
    }
    match happened(command) {
        [Effect::Fight(fight::Effect::Term { add })] if add.name.is_empty() => {
            let by = match add.who {
                Fighter::Seat(seat) if add.strength > 0 || add.dice > 0 => Some(seat),
                Fighter::Seat(_) | Fighter::Monster(_) => None,
            };
            let what = if add.strength == 0 { What::Dice(add.dice) } else { What::Adds(add.strength) };
            // Where nothing lies on a monster for a touch, what adds most to one is such a card all the same.
            let lies = before.has_map() && matches!(add.who, Fighter::Monster(_)) && LAID.contains(&add.strength);
            Some(Card { by, on: Some(add.who), ..one(if lies { other } else { Deck::ITEMS }, what) })
        }
        [Effect::Fight(fight::Effect::Enhance { monster, add })] if add.name.is_empty() => {
            Some(Card { on: Some(Fighter::Monster(*monster)), ..one(other, What::Adds(add.level)) })
        }
        [Effect::Fight(fight::Effect::Mate { .. })] => Some(one(other, What::Mate)),
        _ => None,
    }
}

/// The Treasures that come with what lies on a monster: one for every five (MC-ENH-04).
pub fn treasures(level: i16) -> i8 {
    i8::try_from(level / 5).unwrap_or(0)
}
