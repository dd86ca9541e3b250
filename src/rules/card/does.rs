//! What a card does.

use crate::rules::card::price::Price;
use crate::rules::card::who::Who;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::munchkin;
use crate::rules::plain::is_default;
use serde::{Deserialize, Serialize};

vocabulary! {
    /// One thing a card does.
    pub enum Does {
        /// What a card does to hands.
        Cards(cards::Does),
        /// What a card does to munchkins.
        Munchkin(munchkin::Does),
        /// What a card does in a fight.
        Fight(fight::Does),
        /// What a card does on the map.
        Dungeon(dungeon::Does),
        /// What a card does on the track.
        Track(crate::rules::track::Does),
    }
}

impl Does {
    /// Move of one's own that is asked for: what a power costs besides the die or the card.
    pub fn price(&self) -> u8 {
        let Does::Dungeon(dungeon::Does::Spent { who: Who::You, by }) = self else { return 0 };
        u8::try_from(*by).unwrap_or(0)
    }

    /// From which deck's discards it takes a card, if it takes one from there.
    pub const fn fetches(&self) -> Option<Deck> {
        match self {
            Does::Cards(cards::Does::Fetch { deck }) => Some(*deck),
            Does::Cards(cards::Does::Draw { .. } | cards::Does::Discard { .. } | cards::Does::Show { .. })
            | Does::Munchkin(_)
            | Does::Fight(_)
            | Does::Dungeon(_)
            | Does::Track(_) => None,
        }
    }

    /// The name of what is done, as packs write it.
    pub const fn name(&self) -> &'static str {
        match self {
            Does::Munchkin(munchkin::Does::Level { .. }) => "level",
            Does::Dungeon(dungeon::Does::Health { .. }) => "health",
            Does::Dungeon(dungeon::Does::MaxHealth { .. }) => "max_health",
            Does::Dungeon(dungeon::Does::Moves { .. }) => "moves",
            Does::Dungeon(dungeon::Does::Spent { .. }) => "spent",
            Does::Dungeon(dungeon::Does::Gold { .. }) => "gold",
            Does::Cards(cards::Does::Draw { .. }) => "draw",
            Does::Cards(cards::Does::Discard { .. }) => "discard",
            Does::Cards(cards::Does::Fetch { .. }) => "fetch",
            Does::Munchkin(munchkin::Does::Ascend { .. }) => "ascend",
            Does::Munchkin(munchkin::Does::Steal { .. }) => "steal",
            Does::Munchkin(munchkin::Does::LoseItem { .. }) => "lose_item",
            Does::Munchkin(munchkin::Does::LoseRaces { .. }) => "lose_races",
            Does::Munchkin(munchkin::Does::LoseClasses { .. }) => "lose_classes",
            Does::Munchkin(munchkin::Does::SwapSex { .. }) => "swap_sex",
            Does::Munchkin(munchkin::Does::Condition { .. }) => "condition",
            Does::Munchkin(munchkin::Does::Lift { .. }) => "lift",
            Does::Dungeon(dungeon::Does::ToEntrance { .. }) => "to_entrance",
            Does::Dungeon(dungeon::Does::ToRoom { .. }) => "to_room",
            Does::Munchkin(munchkin::Does::Die { .. }) => "die",
            Does::Dungeon(dungeon::Does::Link { .. }) => "link",
            Does::Dungeon(dungeon::Does::Tidy) => "tidy",
            Does::Dungeon(dungeon::Does::Flip) => "flip",
            Does::Fight(fight::Does::Term { .. }) => "term",
            Does::Fight(fight::Does::Ties) => "ties",
            Does::Fight(fight::Does::Slay) => "slay",
            Does::Fight(fight::Does::Banish) => "banish",
            Does::Fight(fight::Does::SendAway) => "send_away",
            Does::Fight(fight::Does::Mate) => "mate",
            Does::Fight(fight::Does::Compel) => "compel",
            Does::Fight(fight::Does::CallOff) => "call_off",
            Does::Fight(fight::Does::Copy) => "copy",
            Does::Cards(cards::Does::Show { .. }) => "show",
            Does::Dungeon(dungeon::Does::Push) => "push",
            Does::Dungeon(dungeon::Does::Rebase) => "rebase",
            Does::Dungeon(dungeon::Does::Lurker) => "lurker",
            Does::Track(crate::rules::track::Does::Token { .. }) => "token",
        }
    }

    /// Whom it is done to, if it is done to munchkins.
    pub const fn whom(&self) -> Option<Who> {
        match self {
            Does::Munchkin(munchkin::Does::Level { who, .. } | munchkin::Does::Ascend { who, .. })
            | Does::Dungeon(dungeon::Does::Health { who, .. })
            | Does::Dungeon(dungeon::Does::MaxHealth { who, .. })
            | Does::Dungeon(dungeon::Does::Moves { who, .. })
            | Does::Dungeon(dungeon::Does::Spent { who, .. })
            | Does::Dungeon(dungeon::Does::Gold { who, .. })
            | Does::Cards(cards::Does::Draw { who, .. })
            | Does::Cards(cards::Does::Discard { who, .. })
            | Does::Cards(cards::Does::Show { who })
            | Does::Munchkin(munchkin::Does::LoseItem { who, .. })
            | Does::Munchkin(munchkin::Does::LoseRaces { who })
            | Does::Munchkin(munchkin::Does::LoseClasses { who })
            | Does::Munchkin(munchkin::Does::SwapSex { who })
            | Does::Munchkin(munchkin::Does::Condition { who, .. })
            | Does::Munchkin(munchkin::Does::Lift { who })
            | Does::Dungeon(dungeon::Does::ToEntrance { who })
            | Does::Dungeon(dungeon::Does::ToRoom { who })
            | Does::Munchkin(munchkin::Does::Die { who })
            | Does::Track(crate::rules::track::Does::Token { who, .. }) => Some(*who),
            Does::Cards(cards::Does::Fetch { .. })
            | Does::Munchkin(munchkin::Does::Steal { .. })
            | Does::Fight(_)
            | Does::Dungeon(
                dungeon::Does::Link { .. }
                | dungeon::Does::Tidy
                | dungeon::Does::Flip
                | dungeon::Does::Push
                | dungeon::Does::Rebase
                | dungeon::Does::Lurker,
            ) => None,
        }
    }
}

/// A Deal a room offers (MQ-DEAL-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealDef {
    /// Move it costs; 1 unless it says otherwise (MQ-DEAL-03).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<u8>,
    /// Whether it can be made only once a turn (MQ-DEAL-06).
    #[serde(default, skip_serializing_if = "is_default")]
    pub once: bool,
    /// What it asks for.
    pub asks: Price,
    /// What it gives.
    pub does: Vec<Does>,
}
