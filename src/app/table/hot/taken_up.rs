//! Items that wait for somebody who may use them: they are taken up as soon as a card allows it.

use crate::app::shell::Shell;
use crate::app::table::state::Table;
use crate::play::record::Who;
use crate::rules::command::Command;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::outfit;
use crate::rules::seat::Seat;
use crate::rules::{engine, munchkin};

impl Table {
    /// After a card of somebody's own what lies in the pack only because nobody like them could use it is taken up. What
    /// costs something besides is left to its owner.
    pub(in crate::app::table) fn takes_up(&mut self, shell: &mut Shell, before: &Game, command: &Command) {
        let Command::Munchkin(munchkin::Command::PlayCard { seat, .. }) = command else { return };
        if self.hot.is_none() {
            return;
        }
        while let Some(up) = self.waits_for_it(before, *seat) {
            if !self.submit_as(shell, &up, Who::Table) {
                return;
            }
        }
    }

    /// The first of them to be taken up.
    fn waits_for_it(&self, before: &Game, colour: Colour) -> Option<Command> {
        let (was, now) = (before.seat(colour)?, self.game().seat(colour)?);
        let up = now.gear.iter().position(|gear| allowed_now(was, now, gear))?;
        let packed = (0..now.gear.len()).filter(|i| now.gear[*i].packed && *i != up).collect();
        let command = Command::Munchkin(munchkin::Command::Pack { seat: colour, packed });
        engine::decide(self.session.book(), self.game(), &command).is_ok().then_some(command)
    }
}

/// Whether somebody may use an Item of the pack that it could not before, for nothing but good.
fn allowed_now(was: &Seat, now: &Seat, gear: &Gear) -> bool {
    let costs = gear.moves < 0 || gear.run < 0 || gear.dice < 0 || outfit::bonus(now, gear) < 0;
    let had = was.gear.iter().any(|g| g.card == gear.card && g.packed);
    gear.packed && had && !costs && !outfit::may_use(was, gear) && outfit::may_use(now, gear)
}
