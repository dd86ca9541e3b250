//! What a player of the app is after: the same numbers everywhere, in gold pieces.

use crate::bots::view::View;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// What things are worth to a player, in gold, and how far it thinks.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Temper {
    /// A level that gold can buy.
    pub level: f64,
    /// The last level, which only a kill brings.
    pub last_level: f64,
    /// Beating the Boss.
    pub win: f64,
    /// A point of strength that stays.
    pub bonus: f64,
    /// A die that stays.
    pub die: f64,
    /// A Treasure nobody has seen yet.
    pub treasure: f64,
    /// A DxM nobody has seen yet.
    pub dxm: f64,
    /// A Move token.
    pub moves: f64,
    /// A Move left this turn.
    pub step: f64,
    /// Dying, beside what it takes.
    pub death: f64,
    /// What dying costs while all others lie dead, of what winning is worth.
    pub last: f64,
    /// How likely one other munchkin is to die before one is back, as far as dying oneself leaves the table to the monsters.
    pub alone: f64,
    /// How much likelier somebody is to die who is all ten levels behind what is usual by then.
    pub weak: f64,
    /// How likely somebody is to die of a lost fight in the room it stands in, as far as its Health allows.
    pub threat: f64,
    /// What any danger costs besides while all others lie dead.
    pub dread: f64,
    /// What a turn without anything to do costs.
    pub idle: f64,
    /// What of its worth something keeps, a Move farther away.
    pub near: f64,
    /// What searching is worth next turn, of what it is worth now.
    pub later: f64,
    /// How much of what the Monster Turn would bring counts, where one could stay; none looks no further than the turn.
    pub dawn: f64,
    /// Strength a card in another hand is expected to cost one against the Boss.
    pub fear: f64,
    /// How likely a munchkin with one Health left, two or three is to die of it, in a hundred.
    pub risk: [f64; 3],
    /// What another's gain costs oneself, of one.
    pub spite: f64,
    /// How much more so of somebody for each time that one has stabbed.
    pub grudge: f64,
    /// What holding something used once is worth, for each point of strength.
    pub hold: f64,
    /// What holding a card against the Boss fight of another is worth, for each point of strength it would cost.
    pub hinder: f64,
    /// What holding any other card is worth.
    pub card: f64,
    /// What a new room is worth beside what comes of it.
    pub room: f64,
    /// The chance against the Boss from which on it is called.
    pub boss: f64,
    /// Whether it weighs several cards of a fight together.
    pub plans: bool,
    /// How much more each Level is worth than the one below it, of one that gold can buy.
    #[serde(default)]
    pub rise: f64,
    /// How much of stopping somebody is left to each who is asked later, where nobody wins by it.
    #[serde(default)]
    pub leave: f64,
    /// What a monster in hand is worth that one could beat, of the Level it would bring.
    #[serde(default)]
    pub prey: f64,
    /// What a token at the end of the track is worth, in gold.
    #[serde(default)]
    pub track: f64,
}

/// What a player of the app is after in either kind of game: on a map it has other things to lose than at the doors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tempers {
    /// On a map.
    pub map: Temper,
    /// Where there is none.
    pub doors: Temper,
}

/// What the two that are only that are after at the doors, as `assets/bots/doors.json` has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AtTheDoors {
    greedy: Temper,
    cautious: Temper,
}

static DOORS: LazyLock<AtTheDoors> = LazyLock::new(|| {
    let shipped = serde_json::from_str(include_str!("../../assets/bots/doors.json"));
    // A file that does not parse is found by the tests; a game goes on without it.
    shipped.unwrap_or(AtTheDoors { greedy: Temper::GREEDY, cautious: Temper::CAUTIOUS })
});

impl Tempers {
    /// Takes what is best at the moment.
    pub fn greedy() -> Tempers {
        Tempers { map: Temper::GREEDY, doors: DOORS.greedy }
    }

    /// Weighs risks and several cards together.
    pub fn cautious() -> Tempers {
        Tempers { map: Temper::CAUTIOUS, doors: DOORS.cautious }
    }

    /// The one for the game that is played.
    pub fn at(&self, view: &View) -> &Temper {
        if view.dungeon().is_some() { &self.map } else { &self.doors }
    }
}

impl Temper {
    /// Takes what is best at the moment.
    pub const GREEDY: Temper = Temper {
        level: 1_200.0,
        last_level: 2_500.0,
        win: 12_000.0,
        bonus: 250.0,
        die: 800.0,
        treasure: 400.0,
        dxm: 120.0,
        moves: 400.0,
        step: 60.0,
        death: 500.0,
        last: 0.7,
        alone: 0.0,
        weak: 0.0,
        threat: 0.0,
        dread: 2_500.0,
        idle: 700.0,
        near: 0.85,
        later: 0.5,
        dawn: 0.0,
        fear: 0.0,
        risk: [35.0, 14.0, 5.0],
        spite: 0.8,
        grudge: 0.0,
        hold: 60.0,
        hinder: 0.0,
        card: 80.0,
        room: 250.0,
        boss: 0.4,
        plans: false,
        rise: 0.0,
        leave: 0.0,
        prey: 0.0,
        track: 0.0,
    };

    /// Weighs risks, looks into the Monster Turn, and keeps what a Boss fight will ask for.
    pub const CAUTIOUS: Temper = Temper {
        level: 1_131.0,
        last_level: 1_150.0,
        win: 22_980.0,
        bonus: 477.0,
        die: 2_072.0,
        treasure: 506.0,
        dxm: 203.0,
        moves: 1_114.0,
        step: 59.4,
        death: 538.0,
        last: 0.69,
        alone: 0.07,
        weak: 0.68,
        threat: 0.77,
        dread: 2_297.0,
        idle: 523.0,
        near: 0.78,
        later: 0.43,
        dawn: 0.86,
        fear: 0.04,
        risk: [28.7, 14.5, 3.68],
        spite: 0.50,
        grudge: 0.0,
        hold: 246.0,
        hinder: 118.0,
        card: 101.0,
        room: 338.0,
        boss: 0.21,
        plans: true,
        rise: 0.0,
        leave: 0.0,
        prey: 0.0,
        track: 0.0,
    };
}
