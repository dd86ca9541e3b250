//! Whose an owed step is. What is owed ends with whoever it belongs to and with nothing else: every part says of each of
//! its steps whose it is, and what a death, a leaving, a turn that is over or a jump does to it follows from that.

use crate::rules::ids::Colour;

/// Whose an owed step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Nobody's in particular: the table sees to it, or the game does.
    Table,
    /// A room's, a monster's or the table's, and somebody does it for them: it outlives that munchkin, and if that player
    /// leaves, whoever goes on does it.
    DoneBy(Colour),
    /// Part of what a munchkin does or suffers in a turn: it ends with that turn, with its life, and as it leaves.
    Turn(Colour),
    /// Part of a turn, whoever's it is.
    OnTheMove,
    /// What a munchkin has to see to as long as it lives; it outlasts a turn.
    Life(Colour),
    /// What comes to a player at the table, dead or alive; whether the dead are spared is said where it comes to them.
    Player(Colour),
    /// A death: nobody who stays can be spared it, not even by a jump (MQ-DEATH-01).
    Death(Colour),
    /// What is won and lies on the table: it stays there until it is had (MQ-BRIBE-04).
    Won,
}

/// What ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Somebody's turn, in the middle (MQ-RUN-09, OQ-44).
    Turn(Colour),
    /// The life of whoever is on the move (MQ-DEATH-10).
    Life(Colour),
    /// Somebody's stay at the table.
    Stay(Colour),
    /// Everything up to the phase the table goes on from: it has seen to that.
    Jump,
}

impl Whose {
    /// Whether what is owed ends with something.
    pub fn ends_with(self, end: End, on_the_move: Option<Colour>) -> bool {
        match (self, end) {
            (Whose::Won, _) | (Whose::Death(_), End::Jump) => false,
            (_, End::Jump) => true,
            (Whose::Table | Whose::DoneBy(_), _) => false,
            (Whose::Turn(own), End::Turn(whose) | End::Life(whose) | End::Stay(whose)) => own == whose,
            (Whose::OnTheMove, End::Turn(whose) | End::Life(whose) | End::Stay(whose)) => on_the_move == Some(whose),
            (Whose::Life(_) | Whose::Player(_) | Whose::Death(_), End::Turn(_)) | (Whose::Player(_), End::Life(_)) => {
                false
            }
            (Whose::Life(own) | Whose::Death(own), End::Life(whose) | End::Stay(whose))
            | (Whose::Player(own), End::Stay(whose)) => own == whose,
        }
    }
}

/// What one player would have done another does.
pub fn passes(seat: &mut Colour, gone: Colour, heir: Colour) {
    if *seat == gone {
        *seat = heir;
    }
}
