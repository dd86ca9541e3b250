//! Both sides of a fight, term by term: read-only answers for rules, odds and screens.

use crate::rules::book::Book;
use crate::rules::cite::Cites;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::query::gear;
use crate::rules::query::kind::{is_kind, suffers, traits};
use crate::rules::system::quest::dungeon::Against;
use crate::rules::system::quest::fight::{Fight, Fighter};
use crate::rules::system::quest::search::icon_matches;

/// One term of a sum: whose, what, how much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Whose strength or dice.
    pub who: Fighter,
    /// Text id of what it is, where no name says it.
    pub what: &'static str,
    /// Its name, as the table or a card gives it.
    pub name: String,
    /// Added to the strength.
    pub strength: i32,
    /// Dice more or fewer.
    pub dice: i32,
    /// Which of the table's own terms it is.
    pub term: Option<usize>,
    /// Which of its monster's enhancers it is.
    pub enhancer: Option<usize>,
    /// The rules behind it.
    pub cites: Cites,
}

impl Part {
    /// A part that is not of the table's own terms: what it is and its name, strength and dice.
    pub fn new(who: Fighter, (what, name): (&'static str, &str), (strength, dice): (i32, i32), cites: Cites) -> Part {
        Part { who, what, name: name.to_owned(), strength, dice, term: None, enhancer: None, cites }
    }
}

/// What a fighter comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Who.
    pub who: Fighter,
    /// Strength before dice.
    pub strength: i32,
    /// Dice, never below none (MQ-ICON-08, OQ-38).
    pub dice: u32,
    /// Whether a printed number that counts is not known: then the sum is a guess from below.
    pub unknown: bool,
}

/// Both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sides {
    /// Every term, in the order of the fighters.
    pub parts: Vec<Part>,
    /// The munchkins, the main player first.
    pub munchkins: Vec<Sum>,
    /// The monsters.
    pub monsters: Vec<Sum>,
    /// Whether a tie is the munchkins'.
    pub ties_won: bool,
}

impl Sides {
    /// The sums of one side: strength and dice.
    pub fn total(sums: &[Sum]) -> (i32, u32) {
        sums.iter().fold((0, 0), |(strength, dice), s| (strength + s.strength, dice + s.dice))
    }

    /// Whether the munchkins win with these totals: with more, or with as much where ties are theirs (MQ-RES-03,
    /// MQ-RES-04).
    pub fn wins(&self, ours: i32, theirs: i32) -> bool {
        ours > theirs || (self.ties_won && ours == theirs)
    }

    /// Whether anything printed that counts is not known.
    pub fn is_open(&self) -> bool {
        self.monsters.iter().any(|s| s.unknown)
    }

    /// The sides without one of the parts.
    pub fn without(&self, index: usize) -> Sides {
        let mut rest = self.clone();
        if index >= rest.parts.len() {
            return rest;
        }
        let gone = rest.parts.remove(index);
        // Fewer enhancers may leave a level below 1, which none is (MQ-FIX-06).
        rest.parts.retain(|p| p.who != gone.who || p.what != FLOOR);
        rest.parts.extend(floor(gone.who, &rest.parts));
        let own = || rest.parts.iter().filter(|p| p.who == gone.who);
        let (strength, dice) = (own().map(|p| p.strength).sum(), own().map(|p| p.dice).sum::<i32>());
        for sum in rest.munchkins.iter_mut().chain(&mut rest.monsters).filter(|s| s.who == gone.who) {
            sum.strength = strength;
            sum.dice = dice.max(0) as u32;
        }
        rest
    }

    /// The sides without one of the monsters.
    #[must_use]
    pub fn without_monster(&self, gone: MonsterId) -> Sides {
        let mut rest = self.clone();
        rest.parts.retain(|p| p.who != Fighter::Monster(gone));
        rest.monsters.retain(|s| s.who != Fighter::Monster(gone));
        rest
    }

    /// What somebody comes to.
    pub fn sum(&self, who: Fighter) -> Option<&Sum> {
        self.munchkins.iter().chain(&self.monsters).find(|s| s.who == who)
    }
}

/// The sides of a fight as they stand; with somebody else helping, if one is named.
pub fn sides(book: &Book, game: &Game, fight: &Fight, helper: Option<Colour>) -> Sides {
    let helper = fight.helping(game).or(helper);
    let mut parts = Vec::with_capacity(16);
    let monsters = fight.monsters(game);
    for colour in std::iter::once(fight.main).chain(helper) {
        munchkin(game, fight, colour, &mut parts);
        abilities(book, game, (colour, &monsters), &mut parts);
    }
    for id in &monsters {
        monster(game, *id, &mut parts);
        room_for_monster(game, fight.place, *id, &mut parts);
        against(game, (*id, fight.main, helper), &mut parts);
    }
    for (index, term) in fight.terms.iter().enumerate() {
        // What a helper has played still counts once the helper is gone.
        let who = match term.who {
            Fighter::Seat(colour) if Some(colour) != helper => Fighter::Seat(fight.main),
            who => who,
        };
        parts.push(Part {
            who,
            what: "term-unnamed",
            name: term.name.clone(),
            strength: term.strength.into(),
            dice: term.dice.into(),
            term: Some(index),
            enhancer: None,
            cites: cites!["MQ-RES-01", "MQ-RES-02"],
        });
    }
    let sum = |who: Fighter, unknown: bool| {
        let own = || parts.iter().filter(|p| p.who == who);
        let dice = own().map(|p| p.dice).sum::<i32>().max(0);
        Sum { who, strength: own().map(|p| p.strength).sum(), dice: dice as u32, unknown }
    };
    let munchkins = std::iter::once(fight.main).chain(helper).map(|c| sum(Fighter::Seat(c), false)).collect();
    let known = |id: &MonsterId| {
        let monster = game.foes.get(*id);
        monster.is_some_and(|m| m.def.level.is_some() && m.def.dice.is_some())
    };
    let monsters = monsters.iter().map(|id| sum(Fighter::Monster(*id), !known(id))).collect();
    Sides { parts, munchkins, monsters, ties_won: fight.ties_won }
}

/// Level, bonuses and dice of a munchkin (MQ-CMB-11, MQ-CMB-32, MQ-ICON-05, MQ-HELP-11, MQ-HELP-14).
fn munchkin(game: &Game, fight: &Fight, colour: Colour, parts: &mut Vec<Part>) {
    let Some(seat) = game.seat(colour) else { return };
    let who = Fighter::Seat(colour);
    let helps = colour != fight.main;
    let part = |what, name: &str, strength, dice, cites| Part::new(who, (what, name), (strength, dice), cites);
    let level = if helps { cites!["MQ-HELP-11", "MQ-CMB-32"] } else { cites!["MQ-CMB-11", "MQ-CMB-32"] };
    parts.push(part("term-level", "", seat.level.into(), 1, level));
    if seat.bonus != 0 {
        parts.push(part("term-bonus", "", seat.bonus.into(), 0, cites!["MQ-CMB-11"]));
    }
    for (_, item) in gear::lending(seat) {
        let bonus = gear::bonus(seat, item);
        if bonus != 0 || item.dice != 0 {
            parts.push(part("item-unnamed", &item.name, bonus, item.dice.into(), cites!["MQ-CMB-11", "MQ-ITEM-03"]));
        }
    }
    for condition in seat.conditions.iter().filter(|c| c.bonus != 0 || c.dice != 0) {
        let amount = (condition.bonus.into(), condition.dice.into());
        let cites = cites!["MQ-CURSE-05", "MQ-KW-03"];
        parts.push(Part::new(who, ("part-condition", &condition.text), amount, cites));
    }
    let room = game.dungeon.as_ref().and_then(|d| d.room(fight.place?));
    let icons = room.into_iter().flat_map(|r| &r.tile.up.icons).filter(|icon| icon_matches(icon, seat));
    let dice: i32 = icons.map(|icon| if icon.good { 1 } else { -1 }).sum();
    if dice != 0 {
        let cites = if dice > 0 { cites!["MQ-ICON-05", "MQ-ICON-07"] } else { cites!["MQ-ICON-06", "MQ-ICON-07"] };
        parts.push(part("term-icons", "", 0, dice, cites));
    }
    let told = room.into_iter().flat_map(|r| r.tile.up.fight.iter());
    for bonus in told.filter(|b| if is_bane(b) { suffers(&b.who, seat) } else { is_kind(&b.who, seat) }) {
        let amount = (bonus.strength.into(), bonus.dice.into());
        parts.push(Part::new(who, ("term-room", &bonus.who), amount, cites!["MQ-CMB-15", "MQ-FIX-01"]));
    }
}

/// Whether a bonus of this kind is bad for those it names.
fn is_bane(bonus: &Against) -> bool {
    bonus.strength < 0 || bonus.dice < 0
}

/// What a munchkin of a Race or Class has against monsters of a kind, as helper too (MQ-HELP-13).
fn abilities(book: &Book, game: &Game, (colour, monsters): (Colour, &[MonsterId]), parts: &mut Vec<Part>) {
    let Some(seat) = game.seat(colour) else { return };
    let kinds = traits(book, game, seat, |t| t.strength.into());
    if kinds != 0 {
        let cites = cites!["MQ-RACE-05", "MQ-CLASS-03"];
        parts.push(Part::new(Fighter::Seat(colour), ("part-kinds", ""), (kinds, 0), cites));
    }
    let met = |keyword: &str| {
        let met = monsters.iter().filter_map(|id| game.foes.get(*id));
        met.into_iter().any(|m| m.def.keywords.iter().any(|k| k == keyword))
    };
    for ability in book.rules.abilities.iter().filter(|a| is_kind(&a.who, seat) && met(&a.against)) {
        let amount = (ability.strength.into(), ability.dice.into());
        let cites = cites!["MQ-HELP-13", "MQ-CLASS-03", "MQ-RACE-05"];
        parts.push(Part::new(Fighter::Seat(colour), ("term-ability", &ability.who), amount, cites));
    }
}

/// Whether the room's own text means a monster: `monsters` is each, a keyword those that have it; `human` is the
/// munchkins' Race, and monsters of that type are `monster:human` (MQ-KW-21).
fn means_monster(who: &str, keywords: &[String]) -> bool {
    let keyword = who.strip_prefix("monster:").or(Some(who).filter(|who| *who != "human"));
    who == "monsters" || keyword.is_some_and(|keyword| keywords.iter().any(|k| k == keyword))
}

/// What the room's own text gives a monster (MQ-CMB-15, OQ-38).
fn room_for_monster(game: &Game, place: Option<RoomId>, id: MonsterId, parts: &mut Vec<Part>) {
    let Some(dungeon) = &game.dungeon else { return };
    let (Some(room), Some(monster)) = (place.and_then(|p| dungeon.room(p)), game.foes.get(id)) else { return };
    for bonus in room.tile.up.fight.iter().filter(|b| means_monster(&b.who, &monster.def.keywords)) {
        let amount = (bonus.strength.into(), bonus.dice.into());
        parts.push(Part::new(
            Fighter::Monster(id),
            ("term-room", &bonus.who),
            amount,
            cites!["MQ-CMB-15", "MQ-FIX-01"],
        ));
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
    parts.push(part("term-level", "", printed, dice, cites!["MQ-CMB-12", "MQ-CMB-33"]));
    for (index, enhancer) in monster.enhancers.iter().enumerate() {
        let more = enhancer.strength != 0 || enhancer.dice != 0;
        if enhancer.level != 0 || !more {
            let level = enhancer.level.into();
            let part = part(ENHANCER, &enhancer.name, level, 0, cites!["MQ-ENH-06", "MQ-CMB-13"]);
            parts.push(Part { enhancer: Some(index), ..part });
        }
        if more {
            let amount = (enhancer.strength.into(), enhancer.dice.into());
            let more = Part::new(who, ("term-unnamed", &enhancer.name), amount, cites!["MQ-ENH-01", "MQ-CMB-13"]);
            parts.push(Part { enhancer: Some(index), ..more });
        }
    }
    parts.extend(floor(who, parts));
}

const ENHANCER: &str = "enhancer-unnamed";
const FLOOR: &str = "term-floor";

/// What brings a monster's printed and enhanced level up to 1.
fn floor(who: Fighter, parts: &[Part]) -> Option<Part> {
    let levels = parts.iter().filter(|p| p.who == who && (p.what == "term-level" || p.what == ENHANCER));
    let level: i32 = levels.map(|p| p.strength).sum();
    let lacks = matches!(who, Fighter::Monster(_)) && level < 1;
    lacks.then(|| Part::new(who, (FLOOR, ""), (1 - level, 0), cites!["MQ-FIX-06"]))
}

/// What a monster has against those it meets: each bonus or penalty once, however many it applies to (MQ-HELP-16).
fn against(game: &Game, (id, main, helper): (MonsterId, Colour, Option<Colour>), parts: &mut Vec<Part>) {
    let Some(monster) = game.foes.get(id) else { return };
    let munchkins = || std::iter::once(main).chain(helper).filter_map(|c| game.seat(c));
    // What weakens the monster is good for the kind it names; what strengthens it is bad for it (MQ-HALF-04).
    let met = |a: &&Against| munchkins().any(|s| if is_bane(a) { is_kind(&a.who, s) } else { suffers(&a.who, s) });
    for bonus in monster.def.against.iter().filter(met) {
        let amount = (bonus.strength.into(), bonus.dice.into());
        let cites = cites!["MQ-CMB-14", "MQ-HELP-15", "MQ-HELP-16"];
        parts.push(Part::new(Fighter::Monster(id), ("term-against", &bonus.who), amount, cites));
    }
}
