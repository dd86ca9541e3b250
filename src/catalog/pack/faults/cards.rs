//! Faults of cards, Races and Classes.

use super::does::{self, Moment, Scene};
use super::known::Known;
use super::told::{Fault, LIST_LIMIT, lower_case, number, numbers, one_name, say, words};
use crate::rules::card::price::{Price, When};
use crate::rules::card::{CardDef, CardId, CardKind, DealDef, Does, KindDef, Power, Target, Who};
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::ranks::HIGHEST;
use std::collections::HashMap;

/// The faults of all cards; `numbers` are those that monsters have.
pub(super) fn all_cards<'a>(
    cards: impl Iterator<Item = Option<&'a CardDef>>,
    known: &Known,
    taken: &mut HashMap<CardId, String>,
    faults: &mut Vec<Fault>,
) {
    let mut seen = HashMap::new();
    for (i, def) in cards.enumerate() {
        let Some(def) = def else { continue };
        let at = format!("cards[{i}]");
        one_name(&def.name, &at, &mut seen, faults);
        words(faults, format!("{at}.flavour"), &def.flavour);
        if def.numbers.is_empty() {
            say(faults, format!("{at}.numbers"), "found no number; every copy of a card has one".to_owned());
        }
        // More numbers than there are have one of them twice.
        for (k, card) in def.numbers.iter().enumerate().take(usize::from(CardId::MAX) + 1) {
            numbers(*card, format!("{at}.numbers[{k}]"), taken, faults);
        }
        does::deck(def.deck, format!("{at}.deck"), known, faults);
        one_card(def, &at, known, faults);
    }
}

fn one_card(def: &CardDef, at: &str, known: &Known, faults: &mut Vec<Fault>) {
    let inside = |name: &str| format!("{at}.is.{name}");
    match &def.is {
        CardKind::Item { gear, does } => {
            if def.deck != Deck::ITEMS {
                say(faults, format!("{at}.deck"), format!("found {:?}; Items are Treasure cards", def.deck.name()));
            }
            item(gear, does, &inside("item"), known, faults);
        }
        CardKind::Race(race) => {
            kind_word(race, inside("race"), known, faults);
            if known.is_class(race) {
                say(faults, inside("race"), format!("found {race:?}, which is a Class"));
            }
        }
        CardKind::Class(class) => {
            kind_word(class, inside("class"), known, faults);
            if known.is_race(class) {
                say(faults, inside("class"), format!("found {class:?}, which is a Race"));
            }
        }
        CardKind::Curse(list) => curse(list, &inside("curse"), known, faults),
        CardKind::Enhancer(add) => does::enhancer(add, &inside("enhancer"), faults),
        CardKind::Card { when, target, does } => played(*when, *target, does, &inside("card"), known, faults),
        CardKind::Level
        | CardKind::HalfBreed
        | CardKind::SuperMunchkin
        | CardKind::Monster
        | CardKind::Cheat
        | CardKind::Die => {}
    }
}

/// The name of a Race or Class on a card: one the pack or the book tells more of.
fn kind_word(word: &str, field: String, known: &Known, faults: &mut Vec<Fault>) {
    if lower_case(faults, field.clone(), word) && !known.is_kind(word) {
        let allowed = known.kinds().collect::<Vec<_>>().join(", ");
        say(faults, field, format!("found {word:?}, allowed are {allowed} and what \"kinds\" of the pack has"));
    }
}

fn curse(list: &[Does], at: &str, known: &Known, faults: &mut Vec<Fault>) {
    nothing_done(list.is_empty(), at.to_owned(), faults);
    does::all(list, at, Scene { target: Target::None, moment: Moment::Any, known, curse: true }, faults);
}

/// A card that does things, or a power: when, with what chosen, what.
fn played(when: When, target: Target, list: &[Does], at: &str, known: &Known, faults: &mut Vec<Fault>) {
    let moment = Moment::from(when);
    nothing_done(list.is_empty(), format!("{at}.does"), faults);
    does::all(list, &format!("{at}.does"), Scene { target, moment, known, curse: false }, faults);
    does::fighter(target, moment, &format!("{at}.target"), faults);
    if !list.is_empty() {
        does::target(target, list, &format!("{at}.target"), faults);
    }
}

/// The fault of a target that nobody can choose at leisure.
pub(super) fn aimed(target: Target, field: &str, faults: &mut Vec<Fault>) {
    if !matches!(target, Target::None | Target::Other | Target::Player | Target::Discard) {
        say(
            faults,
            field.to_owned(),
            "found what cannot be chosen here; allowed are other, player, discard".to_owned(),
        );
    }
}

fn nothing_done(nothing: bool, field: String, faults: &mut Vec<Fault>) {
    if nothing {
        say(faults, field, "found nothing that it does".to_owned());
    }
}

/// What is printed on an Item. How it is kept and which card it is belong to a game.
fn item(gear: &Gear, list: &[Does], at: &str, known: &Known, faults: &mut Vec<Fault>) {
    let on = format!("{at}.gear");
    if !gear.name.is_empty() {
        say(faults, format!("{on}.name"), "found a name; an Item is called what its card is called".to_owned());
    }
    for (field, set) in [
        ("cheat", gear.cheat),
        ("packed", gear.packed),
        ("card", gear.card.is_some()),
        ("cheat_card", gear.cheat_card.is_some()),
    ] {
        if set {
            say(faults, format!("{on}.{field}"), "found a state of a game; a pack leaves it out".to_owned());
        }
    }
    for (field, found, low, high) in [
        ("bonus", i64::from(gear.bonus), -999, 999),
        ("hands", gear.hands.into(), 0, 9),
        ("value", gear.value.map_or(0, i64::from), 0, 1_000_000),
        ("dice", gear.dice.into(), -20, 20),
        ("moves", gear.moves.into(), -20, 20),
        ("run", gear.run.into(), -20, 20),
    ] {
        number(faults, format!("{on}.{field}"), found, low, high);
    }
    for (field, list) in
        [("keywords", &gear.keywords), ("powers", &gear.powers), ("only", &gear.only), ("never", &gear.never)]
    {
        does::word_list(list, &format!("{on}.{field}"), faults);
    }
    for (k, word) in gear.never.iter().enumerate().filter(|(_, word)| gear.only.contains(word)) {
        say(faults, format!("{on}.never[{k}]"), format!("found {word:?}, which \"only\" has too"));
    }
    if gear.better.len() > LIST_LIMIT {
        say(faults, format!("{on}.better"), format!("found {} entries, allowed are {LIST_LIMIT}", gear.better.len()));
    }
    for (k, better) in gear.better.iter().take(LIST_LIMIT).enumerate() {
        lower_case(faults, format!("{on}.better[{k}].who"), &better.who);
        number(faults, format!("{on}.better[{k}].bonus"), better.bonus.into(), -999, 999);
        if better.bonus <= gear.bonus {
            let problem = format!("found {}, which is no better than its bonus of {}", better.bonus, gear.bonus);
            say(faults, format!("{on}.better[{k}].bonus"), problem);
        }
    }
    worth_having(gear, list, at, faults);
    does::all(
        list,
        &format!("{at}.does"),
        Scene { target: Target::None, moment: Moment::Any, known, curse: false },
        faults,
    );
}

/// An Item is good for something, and does something as it is used only if it is used up then.
fn worth_having(gear: &Gear, list: &[Does], at: &str, faults: &mut Vec<Fault>) {
    let fights = gear.bonus != 0 || gear.dice != 0 || !gear.better.is_empty();
    let always = gear.moves != 0 || gear.run != 0 || !gear.powers.is_empty();
    if gear.once && !fights && !always && list.is_empty() {
        say(faults, format!("{at}.gear.once"), "found an Item used once that does nothing then".to_owned());
    }
    let named = gear.value.is_some() || !gear.keywords.is_empty();
    if !gear.once && !fights && !always && !named && list.is_empty() {
        say(faults, format!("{at}.gear"), "found an Item that is good for nothing".to_owned());
    }
    if !gear.once && !list.is_empty() {
        let problem = "found something it does; only an Item with \"once\" does something as it is used".to_owned();
        say(faults, format!("{at}.does"), problem);
    }
}

/// The faults of Races and Classes.
pub(super) fn all_kinds<'a>(kinds: impl Iterator<Item = Option<&'a KindDef>>, known: &Known, faults: &mut Vec<Fault>) {
    let mut seen = HashMap::new();
    for (i, def) in kinds.enumerate() {
        let Some(def) = def else { continue };
        let at = format!("kinds[{i}]");
        one_name(&def.name, &at, &mut seen, faults);
        if !def.name.is_empty() {
            lower_case(faults, format!("{at}.name"), &def.name);
        }
        words(faults, format!("{at}.flavour"), &def.flavour);
        ranks(def, &at, known, faults);
        let traits = &def.traits;
        for (field, found, most) in [
            ("run", i64::from(traits.run), 20),
            ("moves", traits.moves.into(), 20),
            ("hand", traits.hand.into(), 20),
            ("search", traits.search.into(), 20),
            ("strength", traits.strength.into(), 99),
            ("big", traits.big.into(), 20),
        ] {
            number(faults, format!("{at}.traits.{field}"), found, -most, most);
        }
        for (field, power) in [("discard", &def.discard), ("other", &def.other), ("hand", &def.hand), ("ten", &def.ten)]
        {
            let Some(power) = power else { continue };
            let at = format!("{at}.{field}");
            if known.is_race(&def.name) && !known.has_ranks() {
                let problem = format!("found a power of {:?}, which is a Race; Classes have powers", def.name);
                say(faults, at.clone(), problem);
            }
            one_power(power, &at, known, faults);
        }
    }
}

/// The Rank of a Power, where Classes have Ranks, and what it adds for Items of a keyword.
fn ranks(def: &KindDef, at: &str, known: &Known, faults: &mut Vec<Fault>) {
    if let Some(rank) = def.rank {
        number(faults, format!("{at}.rank"), rank.into(), 1, HIGHEST.into());
        if !known.has_ranks() || known.is_race(&def.name) {
            say(faults, format!("{at}.rank"), format!("found a Rank of {:?}; only Powers have one", def.name));
        }
    }
    if def.per.len() > LIST_LIMIT {
        say(faults, format!("{at}.per"), format!("found {} entries, allowed are {LIST_LIMIT}", def.per.len()));
    }
    for (k, per) in def.per.iter().take(LIST_LIMIT).enumerate() {
        number(faults, format!("{at}.per[{k}].strength"), per.strength.into(), -99, 99);
        let is_word = |word: &str| known.item_word(word) || known.is_alone();
        if lower_case(faults, format!("{at}.per[{k}].item"), &per.item) && !is_word(&per.item) {
            let problem = format!("found {:?}, which is no keyword of an Item", per.item);
            say(faults, format!("{at}.per[{k}].item"), problem);
        }
    }
}

/// A power may ask for Move of one's own, and has to do something besides.
fn one_power(power: &Power, at: &str, known: &Known, faults: &mut Vec<Fault>) {
    let price = |one: &Does| matches!(one, Does::Dungeon(dungeon::Does::Spent { who: Who::You, by }) if *by > 0);
    played(power.when, power.target, &power.does, at, known, faults);
    number(faults, format!("{at}.cards"), power.cards.into(), 0, 9);
    if !power.does.is_empty() && power.does.iter().all(price) {
        nothing_done(true, format!("{at}.does"), faults);
    }
}

/// The faults of a Deal: nothing is chosen in it, and where a monster is there is none (MQ-DEAL-02).
pub(super) fn deal(deal: &DealDef, at: &str, known: &Known, faults: &mut Vec<Fault>) {
    if let Some(cost) = deal.cost {
        number(faults, format!("{at}.cost"), cost.into(), 0, 9);
    }
    let (field, found, most) = match deal.asks {
        Price::Gold(by) => ("gold", i64::from(by), 1_000_000),
        Price::Items(by) => ("items", by.into(), 1_000_000),
        Price::Cards(by) => ("cards", by.into(), 20),
        Price::Treasures(by) => ("treasures", by.into(), 20),
        Price::Dxm(by) => ("dxm", by.into(), 20),
    };
    number(faults, format!("{at}.asks.{field}"), found, 1, most);
    nothing_done(deal.does.is_empty(), format!("{at}.does"), faults);
    done_at(&deal.does, &format!("{at}.does"), known, faults);
}

/// The faults of what is done to a munchkin outside combat, with nothing to choose: a Deal, Bad Stuff.
pub(super) fn done_at(list: &[Does], at: &str, known: &Known, faults: &mut Vec<Fault>) {
    does::all(list, at, Scene { target: Target::None, moment: Moment::Peace, known, curse: false }, faults);
}
