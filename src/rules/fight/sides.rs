//! Both sides of a fight, term by term: read-only answers for rules, odds and screens.

use crate::rules::book::Book;
use crate::rules::fight::cited;
use crate::rules::fight::fighter::{Fighter, Term};
use crate::rules::fight::foe::Monster;
use crate::rules::fight::foe::card::Against;
use crate::rules::fight::state::Fight;
use crate::rules::fight::sum::{ENHANCER, FLOOR, LEVEL, Sides, Terms, floor};
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin::kind::{is_kind, suffers, traits};
use crate::rules::munchkin::outfit;
use crate::rules::munchkin::vehicle;
use crate::rules::rulings::FoeFloor;
use crate::rules::seat::Seat;

/// What a monster has against those who wear what somebody has made: the keyword of the Items follows (SR-CORP-03).
pub const MADE_BY: &str = "corp:";

/// The sides of a fight as they stand; with somebody else helping, if one is named.
pub fn sides(book: &Book, game: &Game, fight: &Fight, helper: Option<Colour>) -> Sides {
    told(book, game, fight, helper, true)
}

/// The same where nobody reads the terms: their list is empty.
pub fn sums(book: &Book, game: &Game, fight: &Fight) -> Sides {
    told(book, game, fight, None, false)
}

/// What both sides of a fight without dice come to, and whether the munchkins win with that: no list is made of it.
pub(crate) fn weighed(book: &Book, game: &Game, fight: &Fight) -> (i32, i32, bool) {
    let helper = fight.helping(game);
    let (ours, theirs) = gathered(book, game, (fight, helper), false).totals();
    (ours, theirs, ours > theirs || (ours == theirs && ties_won(book, game, (fight, helper))))
}

fn told(book: &Book, game: &Game, fight: &Fight, helper: Option<Colour>, listed: bool) -> Sides {
    let helper = fight.helping(game).or(helper);
    let terms = gathered(book, game, (fight, helper), listed);
    let (munchkins, monsters, mut parts) = terms.added_up(book.system.rolls());
    for part in &mut parts {
        part.cites = part.cites.in_ledger(book.cited());
    }
    let ties_won = ties_won(book, game, (fight, helper));
    Sides { parts, munchkins, monsters, ties_won, floors: book.house(game).foe_floor() }
}

/// Whether a tie is the munchkins'.
fn ties_won(book: &Book, game: &Game, (fight, helper): (&Fight, Option<Colour>)) -> bool {
    fight.ties_won || book.system.ties(book, game, (fight.main, helper))
}

/// Every term of both sides, with whoever helps.
fn gathered(book: &Book, game: &Game, (fight, helper): (&Fight, Option<Colour>), listed: bool) -> Terms {
    let munchkins = || std::iter::once(fight.main).chain(helper);
    let rolls = book.system.rolls();
    let unknown = |m: &Monster| m.def.level.is_none() || (rolls && m.def.dice.is_none());
    // One such monster is enough: what it says holds for the whole fight (SR-CMB-23).
    let only_levels = fight.foes(game).any(|foe| foe.def.only_levels);
    let mut terms = Terms::of(munchkins(), fight.foes(game).map(|foe| (foe.id, unknown(foe))), listed);
    for seat in munchkins().filter_map(|colour| game.seat(colour)) {
        if only_levels {
            level(book, game, (fight, seat), &mut terms);
            continue;
        }
        munchkin(book, game, (fight, seat), &mut terms);
        abilities(book, game, (fight, seat), &mut terms);
    }
    for foe in fight.foes(game) {
        let who = Fighter::Monster(foe.id);
        let levels = monster(foe, &mut terms);
        let floors = book.house(game).foe_floor();
        let lacks = match floors {
            FoeFloor::Enhanced => floor(levels),
            FoeFloor::LevelFirst => floor(lowered(foe)),
            FoeFloor::AfterSum | FoeFloor::None => None,
        };
        lifted(who, lacks, &mut terms);
        book.system.terms(book, game, fight, who, &mut terms);
        against(game, foe, munchkins(), &mut terms);
        if floors == FoeFloor::AfterSum {
            // All that is against this side counts before it is at least 1 (CL-OQ-23).
            lifted(who, floor(terms.strength(foe.id)), &mut terms);
        }
    }
    let counts = |term: &Term| !only_levels || matches!(term.who, Fighter::Monster(_));
    for (index, term) in fight.terms.iter().enumerate().filter(|(_, term)| counts(term)) {
        // What a helper has played still counts once the helper is gone.
        let who = match term.who {
            Fighter::Seat(colour) if Some(colour) != helper => Fighter::Seat(fight.main),
            who @ (Fighter::Seat(_) | Fighter::Monster(_)) => who,
        };
        let amount = (term.strength.into(), term.dice.into());
        terms.add_from(who, ("term-unnamed", &term.name), amount, cited::FOR_A_SIDE, (Some(index), None));
    }
    terms
}

/// The Level of a munchkin, and the die that comes with it.
fn level(book: &Book, game: &Game, (fight, seat): (&Fight, &Seat), terms: &mut Terms) {
    let who = Fighter::Seat(seat.colour);
    let level = if seat.colour == fight.main { cited::STRENGTH } else { cited::HELPERS_STRENGTH };
    terms.add(who, (LEVEL, ""), (seat.level.into(), 1), level);
    if seat.level <= book.house(game).extra_die_to_level() {
        terms.add(who, ("term-young", ""), (0, 1), level);
    }
}

/// Level, bonuses and dice of a munchkin (MQ-CMB-11, MQ-CMB-32, MQ-ICON-05, MQ-HELP-11, MQ-HELP-14).
fn munchkin(book: &Book, game: &Game, (fight, seat): (&Fight, &Seat), terms: &mut Terms) {
    let who = Fighter::Seat(seat.colour);
    level(book, game, (fight, seat), terms);
    if seat.bonus != 0 {
        terms.add(who, ("term-bonus", ""), (seat.bonus.into(), 0), cited::BONUS);
    }
    for (_, item) in outfit::lending(seat) {
        let bonus = outfit::bonus(seat, item);
        if bonus != 0 || item.dice != 0 {
            terms.add(who, (vehicle::unnamed(item), &item.name), (bonus, item.dice.into()), cited::ITEMS_COUNT);
        }
    }
    for condition in seat.conditions.iter().filter(|c| !c.waits && (c.bonus != 0 || c.dice != 0)) {
        let amount = (condition.bonus.into(), condition.dice.into());
        terms.add(who, ("part-condition", &condition.text), amount, cited::HANGS_OVER);
    }
    book.system.terms(book, game, fight, who, terms);
}

/// What a munchkin of a Race or Class has against monsters of a kind, as helper too (MQ-HELP-13).
fn abilities(book: &Book, game: &Game, (fight, seat): (&Fight, &Seat), terms: &mut Terms) {
    let who = Fighter::Seat(seat.colour);
    let kinds = traits(book, game, seat, |t| t.strength.into()) + outfit::by_items(book, seat);
    if kinds != 0 {
        terms.add(who, ("part-kinds", ""), (kinds, 0), cited::KINDS_COUNT);
    }
    let met = |keyword: &str| fight.foes(game).any(|m| m.def.keywords.iter().any(|k| k == keyword));
    let said = |ours: bool| !ours || game.stock.is_some();
    for ability in book.rules.abilities.iter().filter(|a| said(a.ours) && is_kind(&a.who, seat) && met(&a.against)) {
        let amount = (ability.strength.into(), ability.dice.into());
        terms.add(who, ("term-ability", &ability.who), amount, cited::ABILITIES);
    }
}

/// Level, enhancers and dice of a monster (MQ-CMB-12, MQ-CMB-33, MQ-ENH-06): its printed and enhanced level together,
/// which is never below 1 (MQ-FIX-06, OQ-49).
fn monster(monster: &Monster, terms: &mut Terms) -> i32 {
    let who = Fighter::Monster(monster.id);
    let printed = monster.def.level.map_or(1, i32::from);
    let dice = monster.def.dice.map_or(1, i32::from);
    terms.add(who, (LEVEL, ""), (printed, dice), cited::LEVEL_OF_A_MONSTER);
    let mut levels = printed;
    for (index, enhancer) in monster.enhancers.iter().enumerate() {
        let more = enhancer.strength != 0 || enhancer.dice != 0;
        if enhancer.level != 0 || !more {
            let level = i32::from(enhancer.level);
            levels += level;
            terms.add_from(who, (ENHANCER, &enhancer.name), (level, 0), cited::ENHANCED, (None, Some(index)));
        }
        if more {
            let amount = (enhancer.strength.into(), enhancer.dice.into());
            let cites = cited::STRENGTHENED;
            terms.add_from(who, ("term-unnamed", &enhancer.name), amount, cites, (None, Some(index)));
        }
    }
    levels
}

/// A monster's Level once it has been lowered, before anything raises it (CL-OQ-23).
fn lowered(monster: &Monster) -> i32 {
    let lower = monster.enhancers.iter().map(|enhancer| i32::from(enhancer.level)).filter(|level| *level < 0);
    monster.def.level.map_or(1, i32::from) + lower.sum::<i32>()
}

/// What a monster lacks of the lowest Level there is.
fn lifted(who: Fighter, lacks: Option<i32>, terms: &mut Terms) {
    if let Some(lacks) = lacks {
        terms.add(who, (FLOOR, ""), (lacks, 0), cited::LOWEST_OF_A_MONSTER);
    }
}

/// What a monster has against those it meets: each bonus or penalty once, however many it applies to (MQ-HELP-16).
fn against(game: &Game, monster: &Monster, munchkins: impl Iterator<Item = Colour> + Clone, terms: &mut Terms) {
    let munchkins = || munchkins.clone().filter_map(|c| game.seat(c));
    // What weakens the monster is good for the kind it names; what strengthens it is bad for it (MQ-HALF-04).
    let met = |a: &&Against| {
        munchkins().any(|s| match a.who.strip_prefix(MADE_BY) {
            Some(maker) => outfit::equips(s, maker),
            None if a.is_bane() => is_kind(&a.who, s),
            None => suffers(&a.who, s),
        })
    };
    for bonus in monster.def.against.iter().filter(met) {
        let amount = (bonus.strength.into(), bonus.dice.into());
        terms.add(Fighter::Monster(monster.id), ("term-against", &bonus.who), amount, cited::AGAINST_A_KIND);
    }
}
