//! What the game waits for: a pure function of the state, always at most one.

use crate::rules::agenda::{About, Arrival};
use crate::rules::card::CardSet;
use crate::rules::card::deck::Deck;
use crate::rules::cite::Cites;
use crate::rules::game::Ending;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::row::Row;
use crate::rules::system::{Bargain, Fighter, LinkKind};
use serde::Serialize;

/// The question that stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    /// Who must answer; nobody in particular if none.
    pub seat: Option<Colour>,
    /// What is asked.
    pub ask: Ask,
    /// The rules behind it.
    pub cites: Cites,
}

/// Why the Monster Die is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DieFor {
    /// A new monster's base.
    Base(MonsterId),
    /// The Monster Turn.
    Monsters,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Who starts: a die from each of these, or a seat.
    FirstPlayer {
        /// Who still has to roll.
        open: Vec<Colour>,
        /// What the others rolled.
        rolls: Vec<(Colour, u8)>,
    },
    /// Whether all have put their starting cards on the table.
    Opening,
    /// Whose move it is, once everything is laid out.
    Arrange,
    /// What the active player does next.
    Turn {
        /// Move left.
        left: u8,
    },
    /// Which cards go.
    Charity {
        /// How many.
        surplus: u32,
        /// To whom, as evenly as possible; nobody means the discards.
        to: Vec<Colour>,
    },
    /// What the Monster Die shows.
    MonsterDie(DieFor),
    /// Whether the standies have been moved.
    Moving {
        /// Those that have not.
        left: Vec<MonsterId>,
    },
    /// Whose turn it is, when every seat is passed over.
    NobodyHere,
    /// Which tile was drawn.
    Tile {
        /// From which room.
        from: RoomId,
        /// Through which side.
        side: Side,
    },
    /// In which empty room a monster appears; without one, at which link into the darkness a room is added.
    EmptyRoom {
        /// Empty rooms.
        rooms: Vec<RoomId>,
        /// Links into the darkness, if no room is empty.
        exits: Vec<(RoomId, Side)>,
    },
    /// Which links were drawn.
    Links {
        /// For which room.
        room: RoomId,
        /// For which sides.
        sides: Vec<Side>,
    },
    /// Whether the DxM for exploring is drawn.
    ExploreDxm,
    /// Which monster was drawn.
    NewMonster {
        /// Where it appears.
        room: RoomId,
        /// Why.
        why: Arrival,
    },
    /// Which base a new monster gets.
    BaseColour {
        /// The monster.
        monster: MonsterId,
        /// Colours with a free base.
        options: Vec<Colour>,
    },
    /// How the fight came out.
    Fight {
        /// Where, in a rule set with a map.
        #[serde(rename = "room", skip_serializing_if = "Option::is_none")]
        place: Option<RoomId>,
        /// Against whom.
        monsters: Vec<MonsterId>,
    },
    /// What all dice of the fight show.
    FightDice {
        /// Who rolls, and how many dice; none where any number is told.
        rollers: Vec<(Fighter, Option<u32>)>,
    },
    /// Whether the dice of the fight stand.
    FightRolled {
        /// What the munchkins come to.
        ours: i32,
        /// What the monsters come to.
        theirs: i32,
    },
    /// Which room somebody runs to.
    Refuge {
        /// Through which sides of the room.
        sides: Vec<Side>,
    },
    /// Whom somebody gets away from.
    RunAway {
        /// Monsters still to get away from.
        monsters: Vec<MonsterId>,
    },
    /// What a monster's Bad Stuff does.
    BadStuff {
        /// Whose.
        monster: MonsterId,
    },
    /// What the search dice show.
    SearchDice {
        /// Where.
        room: RoomId,
        /// How many dice.
        dice: u8,
        /// Added to their sum.
        modifier: i32,
    },
    /// What is taken along from a pile.
    Collect {
        /// Where.
        room: RoomId,
    },
    /// Whether a monster is drawn in a fully explored dungeon.
    Automatic {
        /// Where.
        room: RoomId,
    },
    /// Whether a Curse takes effect, or is averted by one of these Items.
    Cursed {
        /// Items that avert it, by their places in the list.
        averting: Vec<usize>,
    },
    /// What the ten-sided die shows.
    PowerDie,
    /// What a die of the fight shows that is rolled again.
    DieAgain,
    /// Which Item goes.
    LoseItem {
        /// Those that could.
        among: Vec<usize>,
    },
    /// What leaves a pack that is too full.
    Overfull {
        /// How many have to go.
        surplus: usize,
    },
    /// Who picks first.
    PickOrder {
        /// The main player and the helper.
        among: [Colour; 2],
    },
    /// What becomes of a leaver's things.
    Leaver,
    /// Whether the link costs are those printed in the box.
    LinkCosts {
        /// The kind just used.
        link: LinkKind,
    },
    /// Which way an arrow points.
    Arrow {
        /// In which room.
        room: RoomId,
        /// Of which colour.
        colour: Colour,
    },
    /// How a monster moves.
    Gait {
        /// Which.
        monster: MonsterId,
    },
    /// What level a monster has.
    Level {
        /// Which.
        monster: MonsterId,
    },
    /// Which cards a hand drew, or which of its cards go.
    Cards {
        /// Of which deck.
        deck: Deck,
        /// How many.
        count: u32,
        /// Whether they are drawn; otherwise they go.
        drawn: bool,
    },
    /// Whether somebody reacts.
    Window {
        /// To what.
        about: About,
        /// Who else is asked after.
        waiting: Row,
    },
    /// Which monster comes to an empty room.
    Lurker,
    /// Whether somebody helps.
    Asked {
        /// Whom.
        main: Colour,
        /// What is offered.
        terms: Bargain,
    },
    /// Which of the Treasures that were won together somebody picks.
    Spoils {
        /// What lies there.
        up: CardSet,
        /// How many picks they have in all, this one included.
        picks: u8,
    },
    /// Nothing: the game is over.
    Over(Ending),
}

impl Ask {
    /// The name used in text ids.
    pub const fn name(&self) -> &'static str {
        match self {
            Ask::FirstPlayer { .. } => "first-player",
            Ask::Opening => "opening",
            Ask::Arrange => "arrange",
            Ask::Turn { .. } => "turn",
            Ask::Charity { .. } => "charity",
            Ask::MonsterDie(DieFor::Base(_)) => "base-die",
            Ask::MonsterDie(DieFor::Monsters) => "monster-die",
            Ask::Moving { .. } => "moving",
            Ask::NobodyHere => "nobody-here",
            Ask::Tile { .. } => "tile",
            Ask::EmptyRoom { .. } => "empty-room",
            Ask::Links { .. } => "links",
            Ask::ExploreDxm => "explore-dxm",
            Ask::NewMonster { why: Arrival::Boss, .. } => "boss",
            Ask::NewMonster { .. } => "new-monster",
            Ask::BaseColour { .. } => "base-colour",
            Ask::Fight { .. } => "fight",
            Ask::FightDice { .. } => "fight-dice",
            Ask::FightRolled { .. } => "fight-rolled",
            Ask::Refuge { .. } => "refuge",
            Ask::RunAway { .. } => "run-away",
            Ask::BadStuff { .. } => "bad-stuff",
            Ask::SearchDice { .. } => "search-dice",
            Ask::Collect { .. } => "collect",
            Ask::Automatic { .. } => "automatic",
            Ask::Cursed { .. } => "cursed",
            Ask::PowerDie => "power-die",
            Ask::DieAgain => "die-again",
            Ask::LoseItem { .. } => "lose-item",
            Ask::Overfull { .. } => "overfull",
            Ask::PickOrder { .. } => "pick-order",
            Ask::Leaver => "leaver",
            Ask::LinkCosts { .. } => "link-costs",
            Ask::Arrow { .. } => "arrow",
            Ask::Gait { .. } => "gait",
            Ask::Level { .. } => "level",
            Ask::Cards { drawn: true, .. } => "draw-cards",
            Ask::Cards { .. } => "shed-cards",
            Ask::Window { .. } => "window",
            Ask::Lurker => "lurker",
            Ask::Asked { .. } => "asked",
            Ask::Spoils { .. } => "spoils",
            Ask::Over(_) => "over",
        }
    }
}
