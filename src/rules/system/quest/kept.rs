//! Where the app keeps the cards: they are played by name and do what is printed on them, others may react, and dice
//! wait for a card that changes them.

pub mod cast;
pub mod deal;
pub mod help;
pub mod lying;
pub mod play;
pub mod power;
pub mod recast;
pub mod stuff;
pub mod turning;
pub mod window;

use crate::rules::book::Book;
use crate::rules::card::deck::Deck;
use crate::rules::card::hand::Hand;
use crate::rules::card::{CardSet, Choice, Does, Speaker, Target};
use crate::rules::cards;
use crate::rules::cite::Cites;
use crate::rules::dungeon;
use crate::rules::effect::Effect;
use crate::rules::effect::interpret;
use crate::rules::event::{Event, Fact};
use crate::rules::facts::Facts;
use crate::rules::game::Game;
use crate::rules::gear::Cards;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::seat::Seat;
use crate::rules::stock::Stock;
use crate::rules::table;

/// The decks in the app.
pub(crate) fn stock(game: &Game) -> Result<&Stock, Refusal> {
    game.stock.as_ref().ok_or_else(|| Refusal::new("no-cards-in-app", Cites::NONE))
}

/// What can be done of what a card says is done.
///
/// # Errors
/// Why the last could not be, if none could.
pub(crate) fn strike(book: &Book, game: &Game, name: &str, effects: &[Effect], out: &mut Facts) -> Result<(), Refusal> {
    let before = out.0.len();
    interpret::run_each(book, game, name, effects, out)?;
    // What nothing else stands behind the card itself does.
    let plain = |e: &Event| {
        matches!(
            e,
            Event::Table(table::Event::Owed(_))
                | Event::Table(table::Event::Settled)
                | Event::Table(table::Event::Noted(_))
        )
    };
    for fact in out.0[before..].iter_mut().filter(|f| f.cites.is_empty() && !plain(&f.event)) {
        fact.cites = cites!["MQ-FIX-02"];
    }
    Ok(())
}

/// The same, as the facts so far leave the game; it is copied only where they change what the effects look at.
///
/// # Errors
/// As [`strike`].
pub(crate) fn strike_on(
    book: &Book,
    game: &Game,
    name: &str,
    effects: &[Effect],
    out: &mut Facts,
) -> Result<(), Refusal> {
    if meets(effects, out) {
        return strike(book, &out.on(game), name, effects, out);
    }
    strike(book, game, name, effects, out)
}

/// Whether effects look at what the facts so far have changed.
pub(crate) fn meets(effects: &[Effect], out: &Facts) -> bool {
    let counts = |e: &Effect| {
        matches!(
            e,
            Effect::Cards(cards::Effect::Hand { .. })
                | Effect::Cards(cards::Effect::Fetch { .. })
                | Effect::Dungeon(dungeon::Effect::Spent { .. })
        )
    };
    let plain = |f: &Fact| {
        matches!(
            f.event,
            Event::Munchkin(munchkin::Event::Played { .. })
                | Event::Cards(cards::Event::Hand { .. })
                | Event::Munchkin(munchkin::Event::Power { .. })
                | Event::Dungeon(dungeon::Event::Spent { .. })
        )
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
        Target::Player => game.find(choice.on.ok_or_else(|| missing("on"))?).map(|_| ()),
        Target::Monster => ensure(choice.monster.is_some(), || missing("monster")),
        Target::Fighter => ensure(choice.fighter.is_some(), || missing("fighter")),
        Target::Room => ensure(choice.room.is_some(), || missing("room")),
        Target::Side => ensure(choice.side.is_some(), || missing("side")),
        Target::Push => ensure(choice.monster.is_some() && choice.side.is_some(), || missing("side")),
        // With no discards there it is the top card of the deck, which nobody chooses (MQ-CARD-14).
        Target::Discard => {
            let lie = &stock(game)?.discards;
            let from = does.iter().filter_map(|d| match d {
                Does::Cards(cards::Does::Fetch { deck }) => Some(*deck),
                _ => None,
            });
            let any = from.into_iter().any(|d| !lie.and(book.cards.stack(d)).is_empty());
            ensure(choice.pick.is_some() || !any, || missing("pick"))
        }
    }
}

/// Cards named to pay with, and their numbers by deck (MQ-CARD-13).
pub(crate) fn counted(book: &Book, seat: &Seat, cards: &Cards) -> Result<Cards, Refusal> {
    let hand = numbers(book, seat, &cards.cards)?;
    Ok(if cards.cards.is_empty() { cards.clone() } else { cards.counting(hand) })
}

/// How many of named cards are of each deck; refused if one is not in hand.
pub(crate) fn numbers(book: &Book, seat: &Seat, cards: &CardSet) -> Result<Hand, Refusal> {
    ensure(cards.within(&seat.held), || Refusal::new("card-not-in-hand", cites!["MQ-CARD-02"]).seat(seat.colour))?;
    let of = |deck: Deck| u8::try_from(cards.and(book.cards.stack(deck)).len()).unwrap_or(u8::MAX);
    Ok(book.rules.hands.iter().fold(Hand::default(), |hand, deck| hand.with(*deck, of(*deck))))
}

/// Somebody who says what a card says.
pub(crate) fn speaker(you: Colour, name: &str) -> Speaker<'_> {
    Speaker { you, name, card: None }
}
