//! The powers of a Class as they are printed (MQ-CLASS-05 to MQ-CLASS-09).

use crate::rules::agenda::Step;
use crate::rules::book::Book;
use crate::rules::card::{Choice, bind};
use crate::rules::cards;
use crate::rules::cards::named::stock;
use crate::rules::cards::says::speaker;
use crate::rules::cards::says::strike;
use crate::rules::event::{Event, Fact};
use crate::rules::facts::Facts;
use crate::rules::fight;
use crate::rules::fight::Fighter;
use crate::rules::game::Game;
use crate::rules::hand::cited;
use crate::rules::hand::power;
use crate::rules::hand::says::chosen;
use crate::rules::hand::when;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::munchkin::cited as of_munchkins;
use crate::rules::munchkin::pay::counted;
use crate::rules::munchkin::played::PowerBy;
use crate::rules::refusal::{Refusal, ensure};
use std::sync::Arc;

/// Refuses a power at somebody it has been aimed at in this fight, where its card says once (MC-CLASS-14).
fn aimed_anew(game: &Game, (colour, class): (Colour, &str), (once, choice): (bool, &Choice)) -> Result<(), Refusal> {
    let struck = choice.fighter.zip(fight::under_way(game)).filter(|_| once);
    let again = struck.is_some_and(|(on, fight)| fight.struck.contains(&(colour, on)));
    ensure(!again, || Refusal::new("power-once-each", cited::POWERS).with("class", class))
}

/// The fight keeps who has struck whom.
fn strikes(facts: &mut [Fact], struck: (Colour, Fighter)) {
    for fact in facts {
        if let Event::Fight(fight::Event::Fight { fight: Some(fight), .. }) = &mut fact.event {
            Arc::make_mut(fight).struck.push(struck);
        }
    }
}

/// A power is used.
pub(crate) fn play(
    book: &Book,
    game: &Game,
    (colour, class): (Colour, &str),
    (by, choice): (&PowerBy, &Choice),
    out: &mut Facts,
) -> Result<(), Refusal> {
    stock(game)?;
    let seat = game.find(colour)?;
    let kind = book.cards.kind(class);
    let printed = kind.and_then(|kind| kind.power(by.paying()));
    let printed = printed.ok_or_else(|| Refusal::new("no-such-power", cited::POWERS))?;
    let empty = *by == PowerBy::Hand && seat.hand.total() == 0;
    ensure(!empty, || Refusal::new("hand-is-empty", of_munchkins::WHOLE_HAND).seat(colour))?;
    // A Cleric averts the Curse that is about to strike it, whatever else its power does; as it is printed, the die is
    // rolled once for it (MQ-CURSE-04).
    let averting = *by == PowerBy::Ten && book.rules.curse_averting_classes.iter().any(|c| c == class);
    let struck = match game.top() {
        Some(Step::Munchkin(munchkin::Step::Cursed { seat, tried, .. })) if averting => Some((*seat, *tried)),
        _ => None,
    };
    // What it does, tried before it is paid for: a power that could do nothing is not used up.
    let mut tried_out = Facts::default();
    let effects = if let Some((victim, tried)) = struck {
        ensure(victim == colour, || Refusal::new("averts-own-only", of_munchkins::AVERTED_BY_A_CLASS).seat(victim))?;
        ensure(!tried, || Refusal::new("averting-failed", of_munchkins::NOT_AVERTED))?;
        Vec::new()
    } else {
        when::when(book, game, seat, printed.when)?;
        chosen(book, game, colour, (printed.target, &printed.does), choice)?;
        aimed_anew(game, (colour, class), (printed.once, choice))?;
        // The price is paid whether the power works or not.
        book.system.charges(book, game, seat, printed.price(), out)?;
        let effects = bind(game, speaker(colour, class), choice, printed.deeds());
        strike(book, game, &effects, &mut tried_out)?;
        effects
    };
    // Fewer cards than it costs pay for nothing.
    let price = printed.price_in_cards();
    let paid = by.cards().map_or(price, |cards| cards.cards.len() as usize + cards.items() + cards.kinds.len());
    ensure(price == 1 || paid >= price, || {
        Refusal::new("power-costs-more", cited::POWER_PAID).seat(colour).with("cards", price as i64)
    })?;
    let by = match by {
        PowerBy::Discard(cards) => PowerBy::Discard(counted(book, seat, cards)?),
        PowerBy::Other(cards) => PowerBy::Other(counted(book, seat, cards)?),
        PowerBy::Hand => PowerBy::Hand,
        PowerBy::Ten => PowerBy::Ten,
    };
    let before = out.0.len();
    power::power(book, game, (colour, class), (&by, effects.into(), Some(tried_out)), out)?;
    if let Some(on) = choice.fighter.filter(|_| printed.once) {
        strikes(&mut out.0[before..], (colour, on));
    }
    if let PowerBy::Discard(cards) | PowerBy::Other(cards) = by
        && !cards.cards.is_empty()
    {
        out.say(cards::Event::Shed { seat: colour, cards: cards.cards }, of_munchkins::DISCARDED_TO_PAY);
    }
    Ok(())
}
