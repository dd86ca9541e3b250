//! Both sides of a fight as they add up, term by term.

use crate::rules::cite::Cites;
use crate::rules::fight::cited;
use crate::rules::fight::fighter::{Fighter, Throw};
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::rulings::FoeFloor;

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
    /// A term of somebody's, what it is called, its strength and dice, and the rules it has from.
    pub fn new(who: Fighter, (what, name): (&'static str, &str), (strength, dice): (i32, i32), cites: Cites) -> Part {
        Part { who, what, name: name.to_owned(), strength, dice, term: None, enhancer: None, cites }
    }
}

/// What somebody comes to so far, dice below none among it.
#[derive(Clone, Debug)]
struct SoFar {
    who: Fighter,
    strength: i32,
    dice: i32,
    unknown: bool,
}

impl SoFar {
    fn none(who: Fighter, unknown: bool) -> SoFar {
        SoFar { who, strength: 0, dice: 0, unknown }
    }

    fn sum(&self, rolls: bool) -> Sum {
        let dice = if rolls { self.dice.max(0) as u32 } else { 0 };
        Sum { who: self.who, strength: self.strength, dice, unknown: self.unknown }
    }
}

/// The terms of both sides as they are told: added up for each who fights, and listed where somebody reads them.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The munchkins, then the monsters.
    sums: Vec<SoFar>,
    listed: Option<Vec<Part>>,
}

impl Terms {
    /// No terms yet, for these munchkins and these monsters, each with whether a number of its card is unknown.
    pub(crate) fn of(
        munchkins: impl Iterator<Item = Colour>,
        monsters: impl Iterator<Item = (MonsterId, bool)>,
        listed: bool,
    ) -> Terms {
        // More of them are rare.
        let mut sums = Vec::with_capacity(6);
        munchkins.for_each(|colour| sums.push(SoFar::none(Fighter::Seat(colour), false)));
        monsters.for_each(|(id, unknown)| sums.push(SoFar::none(Fighter::Monster(id), unknown)));
        Terms { sums, listed: if listed { Some(Vec::with_capacity(16)) } else { None } }
    }

    /// One more.
    pub fn add(&mut self, who: Fighter, what: (&'static str, &str), amount: (i32, i32), cites: Cites) {
        self.add_from(who, what, amount, cites, (None, None));
    }

    /// One more that was played: which of the fight's terms it is, or which of the monster's enhancers.
    pub(crate) fn add_from(
        &mut self,
        who: Fighter,
        (what, name): (&'static str, &str),
        (strength, dice): (i32, i32),
        cites: Cites,
        (term, enhancer): (Option<usize>, Option<usize>),
    ) {
        if let Some(sum) = self.sums.iter_mut().find(|sum| sum.who == who) {
            sum.strength += strength;
            sum.dice += dice;
        }
        if let Some(listed) = &mut self.listed {
            let part = Part::new(who, (what, name), (strength, dice), cites);
            listed.push(Part { term, enhancer, ..part });
        }
    }

    /// What a monster comes to so far.
    pub(crate) fn strength(&self, monster: MonsterId) -> i32 {
        self.sums.iter().find(|sum| sum.who == Fighter::Monster(monster)).map_or(0, |sum| sum.strength)
    }

    /// What both sides come to without dice: munchkins, monsters.
    pub(crate) fn totals(&self) -> (i32, i32) {
        self.sums.iter().fold((0, 0), |(ours, theirs), sum| match sum.who {
            Fighter::Seat(_) => (ours + sum.strength, theirs),
            Fighter::Monster(_) => (ours, theirs + sum.strength),
        })
    }

    /// What all come to, the munchkins first, with dice or without; and the list of the terms, empty where nobody reads it.
    pub(crate) fn added_up(self, rolls: bool) -> (Vec<Sum>, Vec<Sum>, Vec<Part>) {
        let munchkins = self.sums.iter().take_while(|sum| matches!(sum.who, Fighter::Seat(_))).count();
        let sums = |side: &[SoFar]| side.iter().map(|sum| sum.sum(rolls)).collect();
        let (munchkins, monsters) = self.sums.split_at(munchkins);
        let (munchkins, monsters) = (sums(munchkins), sums(monsters));
        let mut parts = self.listed.unwrap_or_default();
        if !rolls {
            // Where nobody rolls no term brings a die, so that the sums without one of them bring none either.
            parts.iter_mut().for_each(|part| part.dice = 0);
        }
        (munchkins, monsters, parts)
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
    /// From where on a monster's Level is at least 1.
    pub floors: FoeFloor,
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

    /// The sides once some dice have fallen: each fighter is as much stronger, and has as many dice fewer to roll.
    #[must_use]
    pub fn after(&self, throws: &[Throw]) -> Sides {
        let mut then = self.clone();
        for sum in then.munchkins.iter_mut().chain(&mut then.monsters) {
            for throw in throws.iter().filter(|throw| throw.who == sum.who) {
                sum.strength += throw.faces.iter().map(|face| i32::from(*face)).sum::<i32>();
                sum.dice = sum.dice.saturating_sub(u32::try_from(throw.faces.len()).unwrap_or(u32::MAX));
            }
        }
        then
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
        let counts = |p: &&Part| match self.floors {
            FoeFloor::Enhanced => p.what == LEVEL || p.what == ENHANCER,
            FoeFloor::LevelFirst => p.what == LEVEL || (p.enhancer.is_some() && p.strength < 0),
            FoeFloor::AfterSum => p.term.is_none(),
            FoeFloor::None => false,
        };
        let level = rest.parts.iter().filter(|p| p.who == gone.who).filter(counts).map(|p| p.strength).sum();
        let floor = floor(level).filter(|_| self.floors != FoeFloor::None);
        if let (Fighter::Monster(_), Some(strength)) = (gone.who, floor) {
            rest.parts.push(Part::new(gone.who, (FLOOR, ""), (strength, 0), cited::LOWEST_OF_A_MONSTER));
        }
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

/// The level of somebody in a fight.
pub(crate) const LEVEL: &str = "term-level";
/// What an enhancer without a name is called.
pub(crate) const ENHANCER: &str = "enhancer-unnamed";
/// What brings a level up to 1.
pub(crate) const FLOOR: &str = "term-floor";

/// What brings a monster's printed and enhanced level up to 1.
pub(crate) fn floor(level: i32) -> Option<i32> {
    (level < 1).then_some(1 - level)
}
