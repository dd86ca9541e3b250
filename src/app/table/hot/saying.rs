//! What people say with a touch and no move: in the ring, and who holds the tablet.

use crate::app::shell::Shell;
use crate::app::table::hot::state::{Next, Wish};
use crate::app::table::state::Table;

impl Table {
    /// What is said in the ring, and to whom the tablet is handed.
    pub(super) fn speaks_up(&mut self, shell: &mut Shell, wish: Wish) {
        let Some(hot) = &mut self.hot else { return };
        match wish {
            // For whoever decides on a phone nobody else says anything here.
            Wish::Claim(seat) if !hot.is_phoned(seat) => {
                hot.is_reached();
                hot.says(seat, true);
            }
            Wish::Waive(seat) if !hot.is_phoned(seat) => {
                hot.is_reached();
                hot.says(seat, false);
            }
            Wish::WaiveAll if hot.next == Next::Ring => {
                hot.is_reached();
                for seat in hot.silent_here() {
                    hot.ring.pass(seat);
                }
            }
            Wish::Here(seat) => {
                // Whoever takes the tablet has read that phones are missed.
                #[cfg(feature = "phones")]
                shell.phones.forgoes();
                hot.begins_anew();
                hot.hand_to(seat, self.session.game().turn.number);
                hot.lay(&self.session, &self.question);
                self.tells_missed(shell);
            }
            Wish::Instead(seat, here) => {
                // What somebody else offers them is asked on, here or there.
                if !hot.is_offered(seat) {
                    hot.begins_anew();
                }
                hot.plays_here(seat, here.then_some(self.session.game().turn.number));
                hot.lay(&self.session, &self.question);
            }
            Wish::Peace(seat, _) if hot.is_phoned(seat) => {}
            Wish::Peace(seat, until) => {
                hot.is_reached();
                hot.leave_in_peace(seat, until);
                // A ring rings on: the others have as long as they had.
                if hot.next != Next::Ring {
                    hot.look(&self.session, &self.question);
                }
            }
            // Nobody says anything for others; and the rest is no choice.
            _ => {}
        }
    }
}
