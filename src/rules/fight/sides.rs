//! Both sides of a fight, term by term: read-only answers for rules, odds and screens.

use crate::rules::book::Book;
use crate::rules::fight::cited;
use crate::rules::fight::fighter::Fighter;
use crate::rules::fight::foe::card::Against;
use crate::rules::fight::state::Fight;
use crate::rules::fight::sum::{ENHANCER, Part, Sides, Sum, floor};
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::munchkin::kind::{is_kind, suffers, traits};
use crate::rules::munchkin::outfit;

/// The sides of a fight as they stand; with somebody else helping, if one is named.
pub fn sides(book: &Book, game: &Game, fight: &Fight, helper: Option<Colour>) -> Sides {
    let helper = fight.helping(game).or(helper);
    let mut parts = Vec::with_capacity(16);
    let monsters = fight.monsters(game);
    for colour in std::iter::once(fight.main).chain(helper) {
        munchkin(book, game, fight, colour, &mut parts);
        abilities(book, game, (colour, &monsters), &mut parts);
    }
    for id in &monsters {
        monster(game, *id, &mut parts);
        book.system.terms(game, fight, Fighter::Monster(*id), &mut parts);
        against(game, (*id, fight.main, helper), &mut parts);
    }
    for (index, term) in fight.terms.iter().enumerate() {
        // What a helper has played still counts once the helper is gone.
        let who = match term.who {
            Fighter::Seat(colour) if Some(colour) != helper => Fighter::Seat(fight.main),
            who @ (Fighter::Seat(_) | Fighter::Monster(_)) => who,
        };
        parts.push(Part {
            who,
            what: "term-unnamed",
            name: term.name.clone(),
            strength: term.strength.into(),
            dice: term.dice.into(),
            term: Some(index),
            enhancer: None,
            cites: cited::FOR_A_SIDE,
        });
    }
    for part in &mut parts {
        part.cites = part.cites.in_ledger(book.ledger());
    }
    let rolls = book.system.rolls();
    let sum = |who: Fighter, unknown: bool| {
        let own = parts.iter().filter(|p| p.who == who);
        let (strength, dice) = own.fold((0, 0), |(strength, dice), p| (strength + p.strength, dice + p.dice));
        Sum { who, strength, dice: if rolls { dice.max(0) as u32 } else { 0 }, unknown }
    };
    let munchkins = std::iter::once(fight.main).chain(helper).map(|c| sum(Fighter::Seat(c), false)).collect();
    let known = |id: &MonsterId| {
        let monster = game.foes.get(*id);
        monster.is_some_and(|m| m.def.level.is_some() && (m.def.dice.is_some() || !rolls))
    };
    let monsters = monsters.iter().map(|id| sum(Fighter::Monster(*id), !known(id))).collect();
    Sides { parts, munchkins, monsters, ties_won: fight.ties_won }
}

/// Level, bonuses and dice of a munchkin (MQ-CMB-11, MQ-CMB-32, MQ-ICON-05, MQ-HELP-11, MQ-HELP-14).
fn munchkin(book: &Book, game: &Game, fight: &Fight, colour: Colour, parts: &mut Vec<Part>) {
    let Some(seat) = game.seat(colour) else { return };
    let who = Fighter::Seat(colour);
    let helps = colour != fight.main;
    let part = |what, name: &str, strength, dice, cites| Part::new(who, (what, name), (strength, dice), cites);
    let level = if helps { cited::HELPERS_STRENGTH } else { cited::STRENGTH };
    parts.push(part("term-level", "", seat.level.into(), 1, level));
    if seat.bonus != 0 {
        parts.push(part("term-bonus", "", seat.bonus.into(), 0, cited::BONUS));
    }
    for (_, item) in outfit::lending(seat) {
        let bonus = outfit::bonus(seat, item);
        if bonus != 0 || item.dice != 0 {
            parts.push(part("item-unnamed", &item.name, bonus, item.dice.into(), cited::ITEMS_COUNT));
        }
    }
    for condition in seat.conditions.iter().filter(|c| c.bonus != 0 || c.dice != 0) {
        let amount = (condition.bonus.into(), condition.dice.into());
        let cites = cited::HANGS_OVER;
        parts.push(Part::new(who, ("part-condition", &condition.text), amount, cites));
    }
    book.system.terms(game, fight, who, parts);
}

/// What a munchkin of a Race or Class has against monsters of a kind, as helper too (MQ-HELP-13).
fn abilities(book: &Book, game: &Game, (colour, monsters): (Colour, &[MonsterId]), parts: &mut Vec<Part>) {
    let Some(seat) = game.seat(colour) else { return };
    let kinds = traits(book, game, seat, |t| t.strength.into());
    if kinds != 0 {
        let cites = cited::KINDS_COUNT;
        parts.push(Part::new(Fighter::Seat(colour), ("part-kinds", ""), (kinds, 0), cites));
    }
    let met = |keyword: &str| {
        let met = monsters.iter().filter_map(|id| game.foes.get(*id));
        met.into_iter().any(|m| m.def.keywords.iter().any(|k| k == keyword))
    };
    for ability in book.rules.abilities.iter().filter(|a| is_kind(&a.who, seat) && met(&a.against)) {
        let amount = (ability.strength.into(), ability.dice.into());
        let cites = cited::ABILITIES;
        parts.push(Part::new(Fighter::Seat(colour), ("term-ability", &ability.who), amount, cites));
    }
}

/// Level, enhancers and dice of a monster (MQ-CMB-12, MQ-CMB-33, MQ-ENH-06); printed and enhanced level together are
/// never below 1 (MQ-FIX-06, OQ-49).
fn monster(game: &Game, id: MonsterId, parts: &mut Vec<Part>) {
    let Some(monster) = game.foes.get(id) else { return };
    let who = Fighter::Monster(id);
    let part = |what, name: &str, strength, dice, cites| Part::new(who, (what, name), (strength, dice), cites);
    let printed = monster.def.level.map_or(1, i32::from);
    let dice = monster.def.dice.map_or(1, i32::from);
    parts.push(part("term-level", "", printed, dice, cited::LEVEL_OF_A_MONSTER));
    for (index, enhancer) in monster.enhancers.iter().enumerate() {
        let more = enhancer.strength != 0 || enhancer.dice != 0;
        if enhancer.level != 0 || !more {
            let level = enhancer.level.into();
            let part = part(ENHANCER, &enhancer.name, level, 0, cited::ENHANCED);
            parts.push(Part { enhancer: Some(index), ..part });
        }
        if more {
            let amount = (enhancer.strength.into(), enhancer.dice.into());
            let more = Part::new(who, ("term-unnamed", &enhancer.name), amount, cited::STRENGTHENED);
            parts.push(Part { enhancer: Some(index), ..more });
        }
    }
    parts.extend(floor(who, parts));
}

/// What a monster has against those it meets: each bonus or penalty once, however many it applies to (MQ-HELP-16).
fn against(game: &Game, (id, main, helper): (MonsterId, Colour, Option<Colour>), parts: &mut Vec<Part>) {
    let Some(monster) = game.foes.get(id) else { return };
    let munchkins = || std::iter::once(main).chain(helper).filter_map(|c| game.seat(c));
    // What weakens the monster is good for the kind it names; what strengthens it is bad for it (MQ-HALF-04).
    let met = |a: &&Against| munchkins().any(|s| if a.is_bane() { is_kind(&a.who, s) } else { suffers(&a.who, s) });
    for bonus in monster.def.against.iter().filter(met) {
        let amount = (bonus.strength.into(), bonus.dice.into());
        let cites = cited::AGAINST_A_KIND;
        parts.push(Part::new(Fighter::Monster(id), ("term-against", &bonus.who), amount, cites));
    }
}
