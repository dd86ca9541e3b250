//! What others have taken from somebody while it was not their move: told in a line once it is.

use crate::app::shell::Shell;
use crate::app::table::Table;
use crate::app::table::hot::state::Hot;
use crate::catalog::words::Words;
use crate::rules::ids::Colour;
use crate::rules::seat::Seat;

impl Table {
    /// Somebody has been at it: what it sees now it has seen.
    pub(in crate::app::table) fn leaves_seat(&mut self, who: Option<Colour>, turn: u32) {
        let Some(seat) = who.and_then(|who| self.game().seat(who)).cloned() else { return };
        let Some(hot) = &mut self.hot else { return };
        hot.left.retain(|(_, left)| left.colour != seat.colour);
        hot.left.push((turn, seat));
    }

    /// Whoever is asked again is told what it has lost meanwhile; but not what its own turn has brought, which it has seen.
    pub(in crate::app::table) fn tells_missed(&mut self, shell: &mut Shell) {
        let Some(who) = self.hot.as_ref().and_then(Hot::mover) else { return };
        let (turn, own) = (self.game().turn.number, self.game().turn.seat == Some(who));
        let left = self.hot.as_ref().and_then(|hot| hot.left.iter().find(|(_, left)| left.colour == who));
        let left = left.filter(|(then, _)| !own || *then != turn).zip(self.game().seat(who));
        let lost = left.map(|((_, left), now)| lost(&shell.words, left, now)).unwrap_or_default();
        if !lost.is_empty() && shell.toast.is_none() {
            shell.say(shell.words.with("missed", &[("what", shell.words.list(&lost).into())]));
        }
        self.leaves_seat(Some(who), turn);
    }
}

/// What somebody has lost. Death tells itself, and all it takes with it.
fn lost(words: &Words, left: &Seat, now: &Seat) -> Vec<String> {
    let mut lost = Vec::new();
    if now.dead || left.dead {
        return lost;
    }
    if now.level < left.level {
        lost.push(words.with("missed-level", &[("level", now.level.into())]));
    }
    let gone = |card| !now.gear.iter().any(|item| item.card == card);
    let items = left.gear.iter().filter(|item| item.card.is_some() && gone(item.card)).map(|item| words.item(item));
    let kinds = left.races.iter().filter(|kind| !now.races.contains(kind));
    let kinds = kinds.chain(left.classes.iter().filter(|kind| !now.classes.contains(kind)));
    let gone: Vec<String> = items.chain(kinds.map(|kind| words.kind(kind))).collect();
    if !gone.is_empty() {
        lost.push(words.with("missed-goods", &[("goods", words.list(&gone).into())]));
    }
    let cards = left.held.without(&now.held).len();
    if cards > 0 {
        lost.push(words.with("missed-cards", &[("count", i32::try_from(cards).unwrap_or(i32::MAX).into())]));
    }
    lost
}
