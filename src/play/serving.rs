//! Whom a card serves that is played on nobody: it may land on others than who plays it, and is then no help at all.

use crate::rules::amount::Amount;
use crate::rules::book::Book;
use crate::rules::card::{CardKind, Choice, Speaker, Who, bind};
use crate::rules::cards;
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::effect::Effect;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;

/// Whom a play serves, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Served {
    /// In table order.
    pub seats: Vec<Colour>,
    /// Whether all it does is to lift them a Level.
    pub levels: bool,
}

/// A card and what is chosen for it.
fn played(command: &Command) -> Option<(Colour, crate::rules::card::CardId, &Choice)> {
    let Command::Munchkin(munchkin::Command::PlayCard { seat, card, choice }) = command else { return None };
    Some((*seat, *card, choice))
}

/// Whom a play serves that names nobody: those its card means, whoever plays it. None where it is for who plays it, or does
/// anything else.
pub fn served(book: &Book, game: &Game, command: &Command) -> Option<Served> {
    let (you, card, choice) = played(command)?;
    let CardKind::Card { does, .. } = &book.cards.card(card)?.is else { return None };
    let wide = |who: Option<Who>| matches!(who, Some(Who::All | Who::Others));
    if !does.iter().all(|does| wide(does.whom())) {
        return None;
    }
    let speaker = Speaker { you, name: "", card: Some(card) };
    let helps: Option<Vec<(Colour, bool)>> = bind(game, speaker, choice, does).iter().map(helps).collect();
    let helps = helps.filter(|helps| !helps.is_empty())?;
    let mut seats: Vec<Colour> = Vec::new();
    helps.iter().for_each(|(seat, _)| {
        if !seats.contains(seat) {
            seats.push(*seat);
        }
    });
    Some(Served { seats, levels: helps.iter().all(|(_, level)| *level) })
}

/// Whether a play helps others and nobody else: the card is gone, and who played it has nothing of it.
pub fn only_others(book: &Book, game: &Game, command: &Command) -> bool {
    let Some((you, card, choice)) = played(command) else { return false };
    let Some(def) = book.cards.card(card) else { return false };
    if matches!(def.is, CardKind::Level) {
        return choice.on.is_some_and(|on| on != you);
    }
    let CardKind::Card { does, .. } = &def.is else { return false };
    let effects = bind(game, Speaker { you, name: "", card: Some(card) }, choice, does);
    !effects.is_empty() && effects.iter().all(|one| helps(one).is_some_and(|(seat, _)| seat != you))
}

/// Whom an effect helps, and whether by a Level; none where it does not, or does more than that.
fn helps(effect: &Effect) -> Option<(Colour, bool)> {
    let more = |change: &Amount| matches!(change, Amount::By(by) if *by > 0);
    if let Effect::Munchkin(munchkin::Effect::Ascend { seat }) = effect {
        return Some((*seat, true));
    }
    if let Effect::Munchkin(munchkin::Effect::Lift { seat, .. }) = effect {
        return Some((*seat, false));
    }
    if let Effect::Munchkin(munchkin::Effect::Level { seat, change, .. }) = effect {
        return more(change).then_some((*seat, true));
    }
    if let Effect::Cards(cards::Effect::Hand { seat, change, .. })
    | Effect::Dungeon(
        dungeon::Effect::Gold { seat, change }
        | dungeon::Effect::Health { seat, change }
        | dungeon::Effect::MaxHealth { seat, change },
    ) = effect
    {
        return more(change).then_some((*seat, false));
    }
    None
}
