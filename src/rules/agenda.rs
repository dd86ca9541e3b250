//! Owed steps. Waiting is data: the agenda is a stack, its top is what the game waits for or does next.

use crate::rules::cards;
use crate::rules::doors;
use crate::rules::fight;
use crate::rules::ids::Colour;
use crate::rules::table;
use crate::rules::table::whose::Whose;
use crate::rules::track;

vocabulary! {
    /// One owed step.
    pub enum Step {
        /// Steps of the table: the beginning, the turn and its end, reactions, somebody leaving.
        Table(table::Step),
        /// Steps of decks and hands.
        Cards(cards::Step),
        /// Steps of a munchkin: Curses, losses, charity, death.
        Munchkin(crate::rules::munchkin::Step),
        /// Steps of a fight, of help in it and of what comes after.
        Fight(fight::Step),
        /// Steps at the doors: what lies behind one, and what the dead leave.
        Doors(doors::Step),
        /// Steps on the map: exploring, searching, arriving, the Monster Turn.
        Dungeon(crate::rules::dungeon::Step),
        /// Steps on the track: its row is laid.
        Track(track::Step),
    }
}

impl Step {
    /// Whether it is owed before there is any turn: who starts, cards laid out, a table taken up in mid-game.
    pub fn is_before_all_turns(&self) -> bool {
        match self {
            Step::Table(step) => {
                matches!(step, table::Step::FirstPlayer { .. } | table::Step::Opening | table::Step::Arrange)
            }
            Step::Track(track::Step::LayRow) => true,
            Step::Cards(_) | Step::Munchkin(_) | Step::Fight(_) | Step::Doors(_) | Step::Dungeon(_) => false,
        }
    }

    /// Whether it is of the frame of the game, which nobody can leave out: somebody has to start, a turn has to end before
    /// the next, the decks in the app have to come right, and dice that are cast count.
    pub fn is_frame(&self) -> bool {
        match self {
            Step::Table(step) => match step {
                table::Step::FirstPlayer { .. }
                | table::Step::Opening
                | table::Step::Arrange
                | table::Step::Move { .. }
                | table::Step::NextTurn
                | table::Step::Cast { .. }
                | table::Step::Over => true,
                table::Step::TurnStart { .. }
                | table::Step::TurnEnd { .. }
                | table::Step::Leaver { .. }
                | table::Step::Window { .. } => false,
            },
            Step::Cards(cards::Step::NameCards { .. }) | Step::Fight(fight::Step::Spoils { .. }) => true,
            Step::Doors(step) => match step {
                doors::Step::Door { .. }
                | doors::Step::Corpse { .. }
                | doors::Step::Claim(_)
                | doors::Step::Surplus { .. }
                | doors::Step::Ranks { .. } => true,
                doors::Step::Trouble { .. } => false,
            },
            Step::Munchkin(_) | Step::Fight(_) | Step::Dungeon(_) | Step::Track(_) => false,
        }
    }

    /// Whether somebody runs, or has been caught.
    pub fn is_flight(&self) -> bool {
        matches!(self, Step::Fight(fight::Step::RunAway { .. } | fight::Step::BadStuff { .. }))
    }

    /// Whose it is: it ends with that, and with nothing else.
    pub fn whose(&self) -> Whose {
        match self {
            Step::Table(step) => step.whose(),
            Step::Cards(step) => step.whose(),
            Step::Munchkin(step) => step.whose(),
            Step::Fight(step) => step.whose(),
            Step::Doors(step) => step.whose(),
            Step::Dungeon(step) => step.whose(),
            Step::Track(step) => step.whose(),
        }
    }

    /// A player has left: what goes on names nobody any more who is gone.
    pub fn leaves(&mut self, gone: Colour, heir: Colour) {
        match self {
            Step::Table(step) => step.leaves(gone, heir),
            Step::Cards(step) => step.leaves(gone, heir),
            Step::Munchkin(step) => step.leaves(gone, heir),
            Step::Fight(step) => step.leaves(gone, heir),
            Step::Doors(step) => step.leaves(gone, heir),
            Step::Dungeon(step) => step.leaves(gone, heir),
            Step::Track(step) => step.leaves(gone, heir),
        }
    }
}
