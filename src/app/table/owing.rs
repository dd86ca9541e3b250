//! What has not been said of what was touched last at a table of cardboard: from whose hand a card came, and what a monster
//! brought whose Treasures nobody told. Where hands are counted they drift without it.

use crate::play::came::{Card, came, happened};
use crate::play::timeline::Point;
use crate::rules::amount::Amount;
use crate::rules::answer::Answer;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::fight::foe::Monster;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::{cards, fight, munchkin, table};

/// What nobody has said yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loose {
    /// Who has stopped a claim: the next card is theirs.
    Stopper(Colour),
    /// Whose hands cards came from, the first one first; it is asked about the last, which was touched just now.
    Cards(Vec<Card>),
    /// How many Treasures these have drawn: all of them stand there until the last has said it.
    Treasures(Vec<Drew>),
}

/// Somebody who draws Treasures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drew {
    /// Who.
    pub seat: Colour,
    /// At least so many, by what is known.
    pub known: u8,
    /// So many, once it is said.
    pub said: Option<u8>,
}

/// What has not been said of what was touched last; it is asked until something else is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owed {
    /// What nobody has said.
    pub what: Loose,
    /// After how many records.
    pub at: u32,
}

/// What nobody had said at earlier points of history: whoever goes back there is asked again.
#[derive(Clone, Debug, Default)]
pub struct Once(Vec<(Point, Loose)>);

impl Once {
    /// So many points are known.
    const MOST: usize = 64;

    /// At a point nothing but this was open.
    pub fn remembers(&mut self, point: Point, what: Option<&Loose>) {
        self.0.retain(|(of, _)| *of != point);
        self.0.extend(what.map(|what| (point, what.clone())));
        let past = self.0.len().saturating_sub(Once::MOST);
        self.0.drain(..past);
    }

    /// What was open at a point.
    pub fn at(&self, point: Point) -> Option<&Loose> {
        self.0.iter().find_map(|(of, what)| (*of == point).then_some(what))
    }
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

/// Who still has not said how many Treasures: it is asked as long as the turn lasts and nobody fights again.
fn still(said: Option<Loose>, command: &Command, (before, after): (&Game, &Game)) -> Option<Loose> {
    let mut to = match said? {
        Loose::Treasures(to) => to,
        Loose::Cards(cards) => return rest(cards, command),
        Loose::Stopper(_) => return None,
    };
    if let [Effect::Cards(cards::Effect::Hand { seat, change, .. })] = happened(command) {
        let (Amount::By(count) | Amount::To(count)) = *change;
        let count = u8::try_from(count).unwrap_or(0);
        to.iter_mut().filter(|drew| drew.seat == *seat).for_each(|drew| drew.said = Some(count));
    }
    let on = before.turn.number == after.turn.number && fight::kept(after).is_none();
    (on && is_open(&to)).then_some(Loose::Treasures(to))
}

/// Whether somebody has not said yet how many.
pub fn is_open(to: &[Drew]) -> bool {
    to.iter().any(|drew| drew.said.is_none())
}

/// The cards that are left to be said, once one has left a hand; anything else that is done ends it.
fn rest(mut cards: Vec<Card>, command: &Command) -> Option<Loose> {
    let [Effect::Cards(cards::Effect::Hand { deck, .. })] = happened(command) else { return None };
    let said = cards.iter().rposition(|card| card.deck == *deck)?;
    cards.remove(said);
    (!cards.is_empty()).then_some(Loose::Cards(cards))
}

/// The cards nobody has said anything of, once something else was done, the last one first: they go down to whoever they
/// are taken for. What was struck again was no card.
pub fn passed_over(said: Option<&Loose>, command: &Command, open: Option<&Loose>) -> Vec<Card> {
    let (Some(Loose::Cards(cards)), false) = (said, matches!(open, Some(Loose::Cards(_)))) else { return Vec::new() };
    let answers = |effect: &Effect| match effect {
        Effect::Cards(cards::Effect::Hand { deck, .. }) => cards.iter().any(|card| card.deck == *deck),
        Effect::Fight(fight::Effect::Unterm { .. }) => true,
        _ => false,
    };
    if happened(command).iter().any(answers) { Vec::new() } else { cards.iter().rev().copied().collect() }
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
    let to = std::iter::once((now.main, rest)).chain(helper);
    let to = to.map(|(seat, known)| Drew { seat, known, said: None }).collect();
    open.then_some(Loose::Treasures(to))
}
