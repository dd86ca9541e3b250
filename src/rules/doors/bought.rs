//! A claim to a discard that a level card buys (MC-FAST-03 to MC-FAST-06).

use crate::rules::card::CardId;
use crate::rules::ids::Colour;
use crate::rules::row::Row;
use serde::{Deserialize, Serialize};

/// A claim to the card on top: who wants it, what each would pay, who is still asked, and what they have rolled for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The card.
    pub card: CardId,
    /// Who wants it, and the level card each would pay with.
    pub by: Vec<(Colour, CardId)>,
    /// Who is still asked, in order.
    pub waiting: Row,
    /// What they have rolled, roll after roll (MC-FAST-05).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<(Colour, Vec<u8>)>,
}

impl Claim {
    fn faces(&self, seat: Colour) -> &[u8] {
        self.rolls.iter().find(|(who, _)| *who == seat).map_or(&[], |(_, faces)| faces)
    }

    /// Who has to roll: whoever is not beaten yet, and has not rolled more than another who is not.
    pub(crate) fn open(&self) -> Vec<Colour> {
        if self.by.len() < 2 || !self.waiting.is_empty() {
            return Vec::new();
        }
        let all = || self.by.iter().map(|(seat, _)| *seat);
        // A roll that differs decides; who has rolled less is not beaten by that.
        let beaten = |seat: Colour| {
            let mine = self.faces(seat);
            all().any(|other| mine.iter().zip(self.faces(other)).find(|(a, b)| a != b).is_some_and(|(a, b)| a < b))
        };
        let left: Vec<Colour> = all().filter(|seat| !beaten(*seat)).collect();
        let level =
            |seat: &Colour| left.iter().any(|other| other != seat && self.faces(*other).starts_with(self.faces(*seat)));
        left.iter().copied().filter(level).collect()
    }

    /// Who has it in the end, and pays with what.
    pub(crate) fn winner(&self) -> Option<(Colour, CardId)> {
        self.by.iter().copied().max_by(|(one, _), (other, _)| self.faces(*one).cmp(self.faces(*other)))
    }
}
