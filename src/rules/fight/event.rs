//! What happens in a fight and to the monsters in it.

use crate::rules::card::CardId;
use crate::rules::event::told::FightTold;
use crate::rules::event::told::Gone;
use crate::rules::fight::Fight;
use crate::rules::fight::foe::Monster;
use crate::rules::fight::foe::card::{Enhancer, MonsterDef};
use crate::rules::ids::{Colour, MonsterId};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What happens in a fight and to the monsters in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A monster was put on the map.
    MonsterPlaced(Box<Monster>),
    /// What a monster's card says.
    MonsterCard {
        /// Which.
        monster: MonsterId,
        /// The card.
        def: Box<MonsterDef>,
    },
    /// A card was played on a monster; it lies on top of the others.
    EnhancerOn {
        /// On which.
        monster: MonsterId,
        /// What it says.
        add: Enhancer,
    },
    /// A card on a monster was struck.
    EnhancerOff {
        /// From which.
        monster: MonsterId,
        /// Its place among those on it.
        index: usize,
        /// What it said.
        gone: Enhancer,
    },
    /// Cards on a monster, where several are otherwise at once: their numbers are put straight when the app begins to keep
    /// cards. Files of earlier versions say this of one card too.
    Enhanced {
        /// Which.
        monster: MonsterId,
        /// All of them.
        enhancers: Vec<Enhancer>,
    },
    /// A monster left the map; its base is free.
    MonsterGone {
        /// Which.
        monster: MonsterId,
        /// Why.
        why: Gone,
    },
    /// A monster lets somebody go who runs: there is nothing to roll for.
    Spares {
        /// Which.
        monster: MonsterId,
        /// Whom.
        seat: Colour,
    },
    /// A monster has something left for somebody who gets away from it.
    Hurts {
        /// Which.
        monster: MonsterId,
        /// Whom.
        seat: Colour,
    },
    /// The card of a monster that was killed has its killer do more.
    Instructs {
        /// Who killed it.
        seat: Colour,
        /// The card.
        card: CardId,
    },
    /// Somebody drives a monster off by what it is, without comparing anything.
    DroveOff {
        /// Who.
        seat: Colour,
        /// Which.
        monster: MonsterId,
    },
    /// A fight as it is now; none once it is decided.
    Fight {
        /// The fight.
        fight: Option<Arc<Fight>>,
        /// What has happened to it.
        what: FightTold,
    },
}

impl Event {
    /// Whether a fight is over with it, won or lost.
    pub fn is_over(&self) -> bool {
        matches!(self, Event::Fight { what: FightTold::Over { .. }, .. })
    }
}
