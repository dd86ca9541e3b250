//! What has not been said of what was touched last at a table of cardboard: from whose hand a card came, and what a monster
//! brought whose Treasures nobody told. Where hands are counted they drift without it.

use crate::rules::answer::Answer;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::fight::Fighter;
use crate::rules::fight::foe::Monster;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::{cards, doors, fight, munchkin, table};

/// A card that was touched as what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Of which deck.
    pub deck: Deck,
    /// How many cards it was: with a monster comes the card that brings it.
    pub count: u8,
    /// What it did.
    pub what: What,
    /// Whose it is taken for if nobody says otherwise: what is added to somebody who fights, they mostly add themselves.
    pub by: Option<Colour>,
}

/// What such a card did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// It added so much, to a side or to a monster.
    Adds(i16),
    /// It brought a mate.
    Mate,
    /// It brought a monster, of this Level if it is known.
    Monster(Option<i16>),
}

/// What nobody has said yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loose {
    /// Who has stopped a claim: the next card is theirs.
    Stopper(Colour),
    /// Whose hands cards came from, the first one first.
    Cards(Vec<Card>),
    /// How many Treasures these have drawn, at least so many each by what is known of them.
    Treasures(Vec<(Colour, u8)>),
}

/// What has not been said of what was touched last; it is asked until something else is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owed {
    /// What nobody has said.
    pub what: Loose,
    /// After how many records.
    pub at: u32,
}

/// What is still to be said after a command: of what was owed before it, or of what it did itself.
pub fn after(said: Option<Loose>, command: &Command, (before, after): (&Game, &Game), other: Deck) -> Option<Loose> {
    if let Some(card) = came(before, command, other) {
        // Cards are thrown faster than anybody can say whose they were.
        let mut cards = match said {
            Some(Loose::Cards(cards)) => cards,
            _ => Vec::new(),
        };
        cards.push(card);
        return Some(Loose::Cards(cards));
    }
    match stops(command).or_else(|| untold(before, after, command)) {
        None => still(said, command, (before, after)),
        new => new,
    }
}

/// Whoever has stopped a claim has a card for it.
fn stops(command: &Command) -> Option<Loose> {
    match command {
        Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Stopped { by }))) => {
            Some(Loose::Stopper(*by))
        }
        _ => None,
    }
}

/// The effects of a command, if it is something that happened.
fn happened(command: &Command) -> &[Effect] {
    let Command::Table(table::Command::Effects { effects, .. }) = command else { return &[] };
    effects
}

/// Who still has not said how many Treasures: it is asked as long as the turn lasts and nobody fights again.
fn still(said: Option<Loose>, command: &Command, (before, after): (&Game, &Game)) -> Option<Loose> {
    let mut to = match said? {
        Loose::Treasures(to) => to,
        Loose::Cards(cards) => return rest(cards, command),
        Loose::Stopper(_) => return None,
    };
    if let [Effect::Cards(cards::Effect::Hand { seat, .. })] = happened(command) {
        to.retain(|(who, _)| who != seat);
    }
    let on = before.turn.number == after.turn.number && fight::kept(after).is_none();
    (on && !to.is_empty()).then_some(Loose::Treasures(to))
}

/// The cards that are left to be said, once one has left a hand; anything else that is done ends it.
fn rest(mut cards: Vec<Card>, command: &Command) -> Option<Loose> {
    let [Effect::Cards(cards::Effect::Hand { deck, .. })] = happened(command) else { return None };
    let said = cards.iter().position(|card| card.deck == *deck)?;
    cards.remove(said);
    (!cards.is_empty()).then_some(Loose::Cards(cards))
}

/// The cards nobody has said anything of, once something else was done: they go down to whoever they are taken for. What
/// was struck again was no card.
pub fn passed_over(said: Option<&Loose>, command: &Command, open: Option<&Loose>) -> Vec<Card> {
    let (Some(Loose::Cards(cards)), false) = (said, matches!(open, Some(Loose::Cards(_)))) else { return Vec::new() };
    let answers = |effect: &Effect| match effect {
        Effect::Cards(cards::Effect::Hand { deck, .. }) => cards.iter().any(|card| card.deck == *deck),
        Effect::Fight(fight::Effect::Unterm { .. }) => true,
        _ => false,
    };
    if happened(command).iter().any(answers) { Vec::new() } else { cards.clone() }
}

/// Cards that nobody has named: what counts for a side is a Treasure, what lies on a monster or brings one is not.
fn came(before: &Game, command: &Command, other: Deck) -> Option<Card> {
    let one = |deck, what| Card { deck, count: 1, what, by: None };
    if let Command::Doors(doors::Command::Meet { def }) = command {
        // With the monster comes the card that brings it (MC-INTF-04).
        return fight::under_way(before).map(|_| Card { count: 2, ..one(other, What::Monster(def.level)) });
    }
    match happened(command) {
        [Effect::Fight(fight::Effect::Term { add })] if add.name.is_empty() => {
            let by = match add.who {
                Fighter::Seat(seat) if add.strength > 0 => Some(seat),
                Fighter::Seat(_) | Fighter::Monster(_) => None,
            };
            Some(Card { by, ..one(Deck::ITEMS, What::Adds(add.strength)) })
        }
        [Effect::Fight(fight::Effect::Enhance { add, .. })] if add.name.is_empty() => {
            Some(one(other, What::Adds(add.level)))
        }
        [Effect::Fight(fight::Effect::Mate { .. })] => Some(one(other, What::Mate)),
        _ => None,
    }
}

/// Whether a command takes somebody out of the fight whose Treasures are had all the same.
fn sends_away(command: &Command) -> bool {
    let effects = match command {
        Command::Munchkin(munchkin::Command::Power { effects, .. }) => effects,
        other => happened(other),
    };
    effects.iter().any(|effect| {
        matches!(effect, Effect::Fight(fight::Effect::RemoveMonster { empty: false, .. } | fight::Effect::Slay { .. }))
    })
}

/// A fight that was won although nobody has told what it brings; or whose last monster was sent away.
fn untold(before: &Game, after: &Game, command: &Command) -> Option<Loose> {
    let rolled = matches!(command, Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Throws(_)))));
    let counts = rolled || sends_away(command);
    let now = fight::kept(before).filter(|_| counts && fight::kept(after).is_none())?;
    let open = now.foes(before).any(|foe| foe.def.treasures.is_none());
    // What lies on it is known, and so is what a helper was promised of that (MC-TREAS-02).
    let lies = |foe: &Monster| foe.treasures().unwrap_or_else(|| foe.brings());
    let known = now.slain.iter().map(|slain| slain.treasures).chain(now.foes(before).map(lies));
    let known = known.fold(0, u8::saturating_add);
    let helper = now.helping(before).map(|seat| (seat, now.share(known)));
    let rest = known - helper.map_or(0, |(_, share)| share);
    let to = std::iter::once((now.main, rest)).chain(helper).collect();
    open.then_some(Loose::Treasures(to))
}
