//! A card the app keeps is played: what is printed on it becomes the same play a table would tell.

use crate::rules::amount::Amount;
use crate::rules::book::Book;
use crate::rules::card::price::When;
use crate::rules::card::{CardDef, CardId, CardKind, CardSet, Choice, Does, Speaker, bind};
use crate::rules::cards;
use crate::rules::cards::cited as in_decks;
use crate::rules::cards::named::stock;
use crate::rules::cite::Cites;
use crate::rules::dice::lying;
use crate::rules::dice::recast;
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::cited as in_fights;
use crate::rules::fight::foe::card::Enhancer;
use crate::rules::fight::{Fighter, Stage};
use crate::rules::game::Game;
use crate::rules::hand::cited;
use crate::rules::hand::play::play_card;
use crate::rules::hand::says::chosen;
use crate::rules::hand::says::missing;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin;
use crate::rules::munchkin::cited as of_munchkins;
use crate::rules::munchkin::curse;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::goods::Cards;
use crate::rules::munchkin::kind::{HALF_BREED, SUPER_MUNCHKIN};
use crate::rules::munchkin::pay;
use crate::rules::munchkin::played::{Played, Source};
use crate::rules::munchkin::timing;
use crate::rules::refusal::{Refusal, ensure};
use crate::rules::rulings::{LevelCardTarget, LoadedDie};
use crate::rules::seat::Seat;

/// A card is played from the hand, or an Item on the table is used.
pub(crate) fn play(
    book: &Book,
    game: &Game,
    (colour, card): (Colour, CardId),
    choice: &Choice,
    out: &mut Facts,
) -> Result<(), Refusal> {
    stock(game)?;
    let seat = game.find(colour)?;
    let def = book.cards.card(card).ok_or_else(|| Refusal::new("no-such-card", Cites::NONE))?;
    if matches!(def.is, CardKind::Die) && lying::open(game).is_some() {
        return recast::change(book, game, (seat, card, &def.name), choice, out);
    }
    if seat.laid.has(card) {
        return give_up(game, seat, &def.is, out);
    }
    let Some(from) = source(seat, def, card) else {
        return Err(Refusal::new("card-not-in-hand", in_decks::HELD).seat(colour));
    };
    // Large as it is it stays where it has been put.
    let printed = printed(book, game, (seat, card, def, from), choice);
    let what = match &printed {
        Ok(what) => what,
        Err(_) => return printed.map(|_| ()),
    };
    // Nobody uses a thing up for nothing.
    let idle = matches!(what, Played::Use { on: None, effects, .. } if effects.is_empty());
    ensure(!idle, || works_by_itself(seat, from))?;
    play_card(book, game, (colour, from, &def.name, Some(card)), what, out)?;
    if matches!(from, Source::Hand(_)) {
        let laid = |is: &CardKind| {
            matches!(is, CardKind::Race(_) | CardKind::Class(_) | CardKind::HalfBreed | CardKind::SuperMunchkin)
        };
        let lies = laid(&def.is) || matches!(what, Played::Edge { .. });
        out.note(cards::Event::CardOut { seat: colour, card, laid: lies });
        if let (Some(second), true) = (choice.with, matches!(def.is, CardKind::HalfBreed | CardKind::SuperMunchkin)) {
            out.note(cards::Event::CardOut { seat: colour, card: second, laid: true });
        }
    }
    Ok(())
}

/// Why nothing comes of touching an Item on the table: it is packed, or counts as it lies.
fn works_by_itself(seat: &Seat, from: Source) -> Refusal {
    let item = match from {
        Source::Table(index) => seat.gear.get(index),
        Source::Hand(_) | Source::Door => None,
    };
    // What is used once is for a fight.
    if item.is_none_or(|item| item.once) {
        return Refusal::new("no-fight", cited::USED);
    }
    let packed = item.is_some_and(|item| item.packed);
    Refusal::new(if packed { "item-is-packed" } else { "item-just-counts" }, Cites::NONE)
}

/// Whether a Curse from the hand would find nothing to lose on whomever it is aimed at (MQ-CURSE-09).
pub fn finds_nothing(book: &Book, game: &Game, (colour, card): (Colour, CardId), choice: &Choice) -> bool {
    let (Some(seat), Some(def)) = (game.seat(colour), book.cards.card(card)) else { return false };
    match printed(book, game, (seat, card, def, Source::Hand(def.deck)), choice) {
        Ok(Played::Curse { on, effects }) => curse::finds_nothing(book, game, on, &effects),
        _ => false,
    }
}

/// A Race or Class in play, or what allows two of them, is discarded at any moment (MQ-ANY-05, MQ-RACE-07).
fn give_up(game: &Game, seat: &Seat, is: &CardKind, out: &mut Facts) -> Result<(), Refusal> {
    let name = match is {
        CardKind::Race(name) | CardKind::Class(name) => name.clone(),
        CardKind::HalfBreed => HALF_BREED.to_owned(),
        CardKind::SuperMunchkin => SUPER_MUNCHKIN.to_owned(),
        // These never lie before their player as what it is.
        CardKind::Item { .. }
        | CardKind::Level
        | CardKind::Curse(_)
        | CardKind::Enhancer(_)
        | CardKind::Monster
        | CardKind::Cheat
        | CardKind::Die
        | CardKind::Card { .. } => {
            return Err(Refusal::new("kind-not-in-play", of_munchkins::GIVEN_UP).seat(seat.colour));
        }
    };
    let cards = Cards { kinds: vec![name], ..Cards::default() };
    pay::discard(game, seat, &cards, of_munchkins::GIVEN_UP, out)
}

/// Where a card is played from: the hand, or the list of Items.
fn source(seat: &Seat, def: &CardDef, card: CardId) -> Option<Source> {
    if seat.held.has(card) {
        return Some(Source::Hand(def.deck));
    }
    seat.gear.iter().position(|g| g.card == Some(card)).map(Source::Table)
}

/// The play that a card prints.
fn printed(
    book: &Book,
    game: &Game,
    (seat, card, def, from): (&Seat, CardId, &CardDef, Source),
    choice: &Choice,
) -> Result<Played, Refusal> {
    let you = Speaker { you: seat.colour, name: &def.name, card: Some(card) };
    Ok(match &def.is {
        CardKind::Item { gear, does } => item(game, (seat, gear, from), (you, choice), does),
        CardKind::Level => level(book, game, seat, choice)?,
        CardKind::Race(race) => Played::Race(race.clone()),
        CardKind::Class(class) => Played::Class(class.clone()),
        CardKind::HalfBreed => Played::HalfBreed { with: second(book, seat, choice, race)? },
        CardKind::SuperMunchkin => Played::SuperMunchkin { with: second(book, seat, choice, class)? },
        CardKind::Curse(does) => {
            let on = choice.on.ok_or_else(|| missing("on"))?;
            game.find(on)?;
            Played::Curse { on, effects: bind(game, Speaker { you: on, ..you }, choice, does) }
        }
        CardKind::Enhancer(add) => {
            let add = Enhancer { card: Some(card), ..add.clone() };
            Played::Enhancer { monster: monster(choice)?, add }
        }
        CardKind::Monster => Played::Monster,
        CardKind::Cheat => {
            let laid = choice.with.filter(|card| seat.laid.has(*card)).and_then(|card| book.cards.card(card));
            match laid.and_then(|def| class(&def.is)) {
                Some(power) => Played::Edge { power: power.clone() },
                None => Played::Cheat { gear: choice.item.ok_or_else(|| missing("item"))? },
            }
        }
        CardKind::Die => {
            let missing = || missing("die");
            let (who, index) = choice.fighter.zip(choice.die).ok_or_else(missing)?;
            let set = book.house(game).loaded_die() == LoadedDie::Set;
            Played::Die { who, index, to: if set { Some(choice.face.ok_or_else(missing)?) } else { None } }
        }
        CardKind::Card { when, target, does } => {
            chosen(book, game, seat.colour, (*target, does), choice)?;
            Played::Card { when: *when, effects: bind(game, you, choice, does) }
        }
    })
}

/// A Level card lifts who plays it; anybody where the table rules so (CL-OQ-14).
fn level(book: &Book, game: &Game, seat: &Seat, choice: &Choice) -> Result<Played, Refusal> {
    let Some(on) = choice.on.filter(|on| *on != seat.colour) else { return Ok(Played::Level) };
    let any = book.house(game).level_card_target() == LevelCardTarget::Any;
    ensure(any, || Refusal::new("level-for-oneself", cited::LEVEL_CARD).seat(seat.colour))?;
    timing::alive(game.find(on)?)?;
    let lifts = munchkin::Effect::Level { seat: on, change: Amount::By(1), kill: false };
    Ok(Played::Card { when: When::Any, effects: vec![lifts.into()] })
}

fn race(is: &CardKind) -> Option<&String> {
    let CardKind::Race(name) = is else { return None };
    Some(name)
}

fn class(is: &CardKind) -> Option<&String> {
    let CardKind::Class(name) = is else { return None };
    Some(name)
}

/// The Race or Class put down at once with the card that allows a second one (MQ-HALF-06).
fn second(
    book: &Book,
    seat: &Seat,
    choice: &Choice,
    name: impl Fn(&CardKind) -> Option<&String>,
) -> Result<Option<String>, Refusal> {
    let Some(with) = choice.with else { return Ok(None) };
    ensure(CardSet::of(with).within(&seat.held), || Refusal::new("card-not-in-hand", of_munchkins::SECOND_KIND))?;
    let name = book.cards.card(with).and_then(|def| name(&def.is)).cloned();
    name.map(Some).ok_or_else(|| Refusal::new("second-of-other-kind", of_munchkins::SECOND_OF_ITS_KIND))
}

/// An Item: put on the table, or used, as what is used once is unless it is put on the belt (MQ-ITEM-05).
fn item(
    game: &Game,
    (seat, gear, from): (&Seat, &Gear, Source),
    (you, choice): (Speaker, &Choice),
    does: &[Does],
) -> Played {
    let in_hand = matches!(from, Source::Hand(_));
    let own = || Gear { card: you.card, ..gear.clone() };
    if in_hand && (!gear.once || choice.down) {
        return Played::Item(own());
    }
    // A bonus counts for a side of the fight; without one the Item only does what it says.
    let counts = gear.bonus != 0 || gear.dice != 0 || !gear.better.is_empty();
    let fights = fight::under_way(game).filter(|f| !matches!(f.stage, Stage::Rolled(_)));
    let side = fights.filter(|_| counts).map(|f| {
        let own = if f.helper == Some(seat.colour) { seat.colour } else { f.main };
        choice.fighter.unwrap_or(Fighter::Seat(own))
    });
    Played::Use { item: in_hand.then(own), on: side, effects: bind(game, you, choice, does) }
}

fn monster(choice: &Choice) -> Result<MonsterId, Refusal> {
    let chosen = choice.monster.or(match choice.fighter {
        Some(Fighter::Monster(id)) => Some(id),
        _ => None,
    });
    chosen.ok_or_else(|| Refusal::new("choice-missing", in_fights::ON_ONE_MONSTER).with("what", "monster"))
}
