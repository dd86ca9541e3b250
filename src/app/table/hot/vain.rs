//! Cards that come to nothing: Curses that would take nothing from anybody, a Level that nobody gets.

use crate::app::table::hot::state::Hot;
use crate::play::narrate::moves::Teller;
use crate::rules::card::{CardId, CardKind, Does, Who};
use crate::rules::command::Command;
use crate::rules::hand::printed;
use crate::rules::munchkin;

impl Hot {
    /// Whether a Curse can be played, but would find nothing to take with anybody.
    pub fn hurts_nobody(&self, teller: &Teller<'_>, card: CardId) -> bool {
        let plays = self.plays(teller, card);
        !plays.is_empty() && plays.into_iter().all(|command| self.is_vain(teller, command))
    }

    /// Whether it is a Curse on somebody with whom it would find nothing to take.
    pub(super) fn is_vain(&self, teller: &Teller<'_>, command: &Command) -> bool {
        let Command::Munchkin(munchkin::Command::PlayCard { seat, card, choice }) = command else { return false };
        let curse = teller.book.cards.card(*card).is_some_and(|def| matches!(def.is, CardKind::Curse(_)));
        curse && printed::finds_nothing(teller.book, teller.game, (*seat, *card), choice)
    }

    /// Whether a card would bring whoever plays it a Level, and cannot: it is never the last.
    pub(super) fn lifts_nobody(&self, teller: &Teller<'_>, card: CardId) -> bool {
        let own = self.mover().and_then(|seat| teller.game.seat(seat));
        let Some(CardKind::Card { does, .. }) = teller.book.cards.card(card).map(|def| &def.is) else { return false };
        let lifts = |does: &Does| matches!(does, Does::Munchkin(munchkin::Does::Level { who: Who::You, by: 1.. }));
        does.iter().any(lifts) && own.is_some_and(|own| own.level + 1 >= teller.book.top_level(teller.game))
    }
}
