//! What is behind a door (MC-DOOR rows).

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::card::{CardId, CardKind, CardSet, Choice, MonsterCard, Speaker, bind};
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::cite::Cites;
use crate::rules::doors;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::foe::Monster;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin;
use crate::rules::munchkin::kind::is_kind;
use crate::rules::table;
use crate::rules::table::phase::Phase;
use std::sync::Arc;

/// Whose move it is at the doors, where it is anybody's.
pub(crate) fn on_the_move(game: &Game) -> Option<Colour> {
    match game.top() {
        Some(Step::Table(table::Step::Move { seat })) => Some(*seat),
        _ => None,
    }
}

/// A card goes from the hand to the table.
pub(crate) fn leaves_hand(game: &Game, seat: Colour, card: CardId, out: &mut Facts) {
    let Some(holder) = game.seat(seat) else { return };
    let to = holder.hand.with(Deck::DOOR, holder.hand.of(Deck::DOOR).saturating_sub(1));
    out.note(cards::Event::Hand { seat, from: holder.hand, to });
    out.note(cards::Event::CardOut { seat, card, laid: false });
}

/// A monster comes to the table, to whoever met it.
pub(crate) fn meets(game: &Game, seat: Colour, card: &MonsterCard, cites: Cites, out: &mut Facts) {
    let (id, def) = (MonsterId(game.foes.next), Arc::clone(&card.def));
    let monster =
        Monster { id, def, room: None, base: None, met: Some(seat), enhancers: Vec::new(), boss: false, mate: None };
    out.say(fight::Event::MonsterPlaced(Box::new(monster)), cites);
}

/// The room is looted: one more Door, face down, or a Treasure where the table plays so (MC-LOOT-03, SR-FAST-04).
pub(crate) fn loots(book: &Book, game: &Game, seat: Colour, out: &mut Facts) {
    let treasure = book.house(game).loot_treasure();
    let (deck, cites) =
        if treasure { (Deck::ITEMS, cites!["SR-FAST-04"]) } else { (Deck::DOOR, cites!["MC-LOOT-03", "SR-LOOT-01"]) };
    out.say(cards::Event::Drew { seat, deck, cards: 1, open: false }, cites);
}

/// Whether a monster does not fight somebody (MC-LOOT-04).
pub(crate) fn is_friendly(game: &Game, seat: Colour, card: &MonsterCard) -> bool {
    let met = game.seat(seat).filter(|_| !card.def.friendly.is_empty());
    met.is_some_and(|seat| card.def.friendly.iter().any(|who| is_kind(who, seat)))
}

/// The card that was turned up decides: a monster is fought at once, a Curse strikes, anything else is kept or played
/// (MC-DOOR-02 to MC-DOOR-07); without a card nothing is there.
pub(crate) fn opened(book: &Book, game: &Game, (seat, before): (Colour, &CardSet), out: &mut Facts) {
    let Some(opens) = game.seat(seat) else { return out.settle() };
    out.settle();
    out.note(table::Event::Phase(Phase::Movement));
    let Some(card) = opens.held.without(before).and(book.cards.stack(Deck::DOOR)).iter().next() else { return };
    if let Some(monster) = book.cards.monster(card) {
        leaves_hand(game, seat, card, out);
        if is_friendly(game, seat, monster) {
            out.say(doors::Event::Friendly { seat, card }, cites!["MC-LOOT-04", "MC-TROUBLE-02"]);
            return;
        }
        // The rest of the turn is the fight.
        out.settle();
        out.owe(table::Step::TurnEnd { seat });
        meets(game, seat, monster, cites!["MC-DOOR-02", "MC-MON-01"], out);
        out.owe(fight::Step::Fight { seat, place: None });
        return;
    }
    let Some(def) = book.cards.card(card) else { return };
    if let CardKind::Curse(does) = &def.is {
        leaves_hand(game, seat, card, out);
        // The card of a Curse that lasts stays with whoever drew it (MC-CURSE-06).
        let speaker = Speaker { you: seat, name: &def.name, card: Some(card) };
        let effects = bind(game, speaker, &Choice::default(), does);
        let step =
            munchkin::Step::Cursed { seat, name: def.name.clone(), effects, card: Some(card), by: None, tried: false };
        out.say(table::Event::Owed(Step::Munchkin(step)), cites!["MC-CURSE-01", "MC-DOOR-04"]);
    }
}
