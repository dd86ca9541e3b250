//! What the game waits for: a pure function of the state, always at most one.

use crate::rules::cards;
use crate::rules::cite::Cites;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::dungeon::ask::DieFor;
use crate::rules::dungeon::step::Arrival;
use crate::rules::fight;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::table;
use crate::rules::track;
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

vocabulary! {
    only_written
    /// What is asked.
    pub enum Ask {
        /// What the table is asked.
        Table(table::Ask),
        /// What is asked about decks and hands.
        Cards(cards::Ask),
        /// What is asked about a munchkin.
        Munchkin(munchkin::Ask),
        /// What is asked in a fight.
        Fight(fight::Ask),
        /// What is asked at the doors.
        Doors(doors::Ask),
        /// What is asked about the map.
        Dungeon(dungeon::Ask),
        /// What is asked about the track.
        Track(track::Ask),
    }
}

impl Ask {
    /// Whether somebody has their turn, and nothing is owed.
    pub const fn is_turn(&self) -> bool {
        matches!(self, Ask::Table(table::Ask::Turn { .. }))
    }

    /// The name used in text ids.
    pub const fn name(&self) -> &'static str {
        match self {
            Ask::Table(table::Ask::FirstPlayer { .. }) => "first-player",
            Ask::Table(table::Ask::Opening) => "opening",
            Ask::Table(table::Ask::Arrange) => "arrange",
            Ask::Table(table::Ask::Turn { .. }) => "turn",
            Ask::Munchkin(munchkin::Ask::Charity { .. }) => "charity",
            Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Base(_))) => "base-die",
            Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)) => "monster-die",
            Ask::Dungeon(dungeon::Ask::Moving { .. }) => "moving",
            Ask::Table(table::Ask::NobodyHere) => "nobody-here",
            Ask::Dungeon(dungeon::Ask::Tile { .. }) => "tile",
            Ask::Dungeon(dungeon::Ask::EmptyRoom { .. }) => "empty-room",
            Ask::Dungeon(dungeon::Ask::Links { .. }) => "links",
            Ask::Dungeon(dungeon::Ask::ExploreDxm) => "explore-dxm",
            Ask::Dungeon(dungeon::Ask::NewMonster { why: Arrival::Boss, .. }) => "boss",
            Ask::Dungeon(dungeon::Ask::NewMonster { .. }) => "new-monster",
            Ask::Dungeon(dungeon::Ask::BaseColour { .. }) => "base-colour",
            Ask::Fight(fight::Ask::Fight { .. }) => "fight",
            Ask::Fight(fight::Ask::FightDice { .. }) => "fight-dice",
            Ask::Fight(fight::Ask::FightRolled { .. }) => "fight-rolled",
            Ask::Dungeon(dungeon::Ask::Refuge { .. }) => "refuge",
            Ask::Fight(fight::Ask::RunAway { .. }) => "run-away",
            Ask::Fight(fight::Ask::RunFirst { .. }) => "run-first",
            Ask::Fight(fight::Ask::BadStuff { .. }) => "bad-stuff",
            Ask::Dungeon(dungeon::Ask::SearchDice { .. }) => "search-dice",
            Ask::Dungeon(dungeon::Ask::Collect { .. }) => "collect",
            Ask::Dungeon(dungeon::Ask::Automatic { .. }) => "automatic",
            Ask::Munchkin(munchkin::Ask::Cursed { .. }) => "cursed",
            Ask::Munchkin(munchkin::Ask::PowerDie) => "power-die",
            Ask::Munchkin(munchkin::Ask::TheftDie) => "theft-die",
            Ask::Fight(fight::Ask::DieAgain) => "die-again",
            Ask::Munchkin(munchkin::Ask::LoseItem { .. }) => "lose-item",
            Ask::Dungeon(dungeon::Ask::Overfull { .. }) => "overfull",
            Ask::Fight(fight::Ask::PickOrder { .. }) => "pick-order",
            Ask::Table(table::Ask::Leaver) => "leaver",
            Ask::Dungeon(dungeon::Ask::LinkCosts { .. }) => "link-costs",
            Ask::Dungeon(dungeon::Ask::Arrow { .. }) => "arrow",
            Ask::Dungeon(dungeon::Ask::Gait { .. }) => "gait",
            Ask::Fight(fight::Ask::Level { .. }) => "level",
            Ask::Cards(cards::Ask::Cards { drawn: true, .. }) => "draw-cards",
            Ask::Cards(cards::Ask::Cards { .. }) => "shed-cards",
            Ask::Table(table::Ask::Window { .. }) => "window",
            Ask::Dungeon(dungeon::Ask::Lurker) => "lurker",
            Ask::Fight(fight::Ask::Asked { .. }) => "asked",
            Ask::Fight(fight::Ask::Spoils { .. }) => "spoils",
            Ask::Doors(doors::Ask::Corpse { .. }) => "corpse",
            Ask::Doors(doors::Ask::LootRoll { .. }) => "loot-roll",
            Ask::Doors(doors::Ask::Claim { .. }) => "claim",
            Ask::Doors(doors::Ask::Surplus { .. }) => "surplus",
            Ask::Track(track::Ask::LayRow { .. }) => "lay-row",
            Ask::Doors(doors::Ask::Ranks { .. }) => "ranks",
            Ask::Table(table::Ask::Over(_)) => "over",
        }
    }
}
