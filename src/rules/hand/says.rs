//! What a card needs chosen, and what it says as the facts so far leave the game.

use crate::rules::agenda::Step;
use crate::rules::amount::Amount;
use crate::rules::book::Book;
use crate::rules::card::choice::Choice;
use crate::rules::card::who::Target;
use crate::rules::card::{CardId, CardSet, Does};
use crate::rules::cards;
use crate::rules::cards::named::stock;
use crate::rules::cards::says::strike;
use crate::rules::cite::Cites;
use crate::rules::effect::Effect;
use crate::rules::effect::interpret::{SMALL_LIMIT, heeds_no_items, heeds_no_move, is_move_spent};
use crate::rules::event::Event;
use crate::rules::event::Fact;
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::refusal::Refusal;
use crate::rules::refusal::ensure;
use crate::rules::table;

/// The same, as the facts so far leave the game; it is copied only where they change what the effects look at.
///
/// # Errors
/// As [`strike`].
pub(crate) fn strike_on(book: &Book, game: &Game, effects: &[Effect], out: &mut Facts) -> Result<(), Refusal> {
    if meets(game, effects, out) {
        return strike(book, &out.on(game), effects, out);
    }
    strike(book, game, effects, out)
}

/// Whether effects look at what the facts so far have changed.
pub(crate) fn meets(game: &Game, effects: &[Effect], out: &Facts) -> bool {
    let counts = |e: &Effect| match e {
        // As many more cards come to a hand whatever is in it, if so many find room.
        Effect::Cards(cards::Effect::Hand { seat, deck, change: Amount::By(more @ 1..) }) => {
            game.seat(*seat).is_none_or(|s| i32::from(s.hand.of(*deck)) + more > SMALL_LIMIT)
        }
        Effect::Cards(cards::Effect::Hand { .. }) => true,
        // What is fetched lies on the discards, whatever is in the hand.
        Effect::Cards(cards::Effect::Fetch { .. } | cards::Effect::Show { .. })
        | Effect::Table(_)
        | Effect::Munchkin(_)
        | Effect::Fight(_)
        | Effect::Dungeon(_)
        | Effect::Track(_) => false,
    };
    let whatever_is_left = effects.iter().all(heeds_no_items);
    let whatever_was_spent = effects.iter().all(heeds_no_move);
    // The die of a power is no step that any effect asks for.
    let die = matches!(game.top(), Some(Step::Munchkin(munchkin::Step::PowerRoll { .. })));
    let plain = |f: &Fact| {
        matches!(
            f.event,
            Event::Munchkin(munchkin::Event::Played { .. })
                | Event::Cards(cards::Event::Hand { .. })
                | Event::Munchkin(munchkin::Event::Power { .. })
                | Event::Table(table::Event::Rolled { .. })
        ) || (whatever_was_spent && is_move_spent(&f.event))
            || (whatever_is_left && matches!(f.event, Event::Munchkin(munchkin::Event::Items { .. })))
            || (die && matches!(f.event, Event::Table(table::Event::Settled)))
    };
    effects.iter().any(counts) || !out.0.iter().all(plain)
}

/// Something that has to be chosen was not.
pub(crate) fn missing(what: &'static str) -> Refusal {
    Refusal::new("choice-missing", Cites::NONE).with("what", what)
}

/// Whether everything was chosen that has to be, and fits.
pub(crate) fn chosen(
    book: &Book,
    game: &Game,
    you: Colour,
    (target, does): (Target, &[Does]),
    choice: &Choice,
) -> Result<(), Refusal> {
    match target {
        Target::None => Ok(()),
        Target::Other => {
            let on = choice.on.ok_or_else(|| missing("on"))?;
            game.find(on)?;
            ensure(on != you, || missing("on"))
        }
        Target::Loot => {
            game.find(choice.on.ok_or_else(|| missing("on"))?)?;
            ensure(choice.item.is_some(), || missing("item"))
        }
        Target::Player => game.find(choice.on.ok_or_else(|| missing("on"))?).map(|_| ()),
        Target::Monster => ensure(choice.monster.is_some(), || missing("monster")),
        Target::Fighter => ensure(choice.fighter.is_some(), || missing("fighter")),
        Target::Room => ensure(choice.room.is_some(), || missing("room")),
        Target::Side => ensure(choice.side.is_some(), || missing("side")),
        Target::Push => ensure(choice.monster.is_some() && choice.side.is_some(), || missing("side")),
        // With no discards there it is the top card of the deck, which nobody chooses (MQ-CARD-14).
        Target::Discard => {
            let lie = &stock(game)?.discards;
            let from: Vec<&CardSet> =
                does.iter().filter_map(Does::fetches).map(|deck| book.cards.stack(deck)).collect();
            let any = from.iter().any(|stack| lie.meets(stack));
            ensure(choice.pick.is_some() || !any, || missing("pick"))?;
            // Nothing is picked that lies elsewhere, or in the other pile.
            let lies = |card: CardId| from.is_empty() || lie.has(card) && from.iter().any(|stack| stack.has(card));
            ensure(choice.pick.is_none_or(lies), || Refusal::new("card-not-in-discards", cards::cited::NOT_FETCHED))
        }
    }
}
