//! A touch of the map: what it selects, where it leads, what it puts down.

use crate::app::map::Spot;
use crate::app::shell::Shell;
use crate::app::table::draft::Edit;
use crate::app::table::hot::{Hot, Wish};
use crate::app::table::{Message, Panel, Table};
use crate::rules::command::Command;
use crate::rules::effect::Effect;
use crate::rules::ids::{RoomId, Side};
use crate::rules::question::Ask;

impl Table {
    pub(super) fn choose(&mut self, shell: &Shell, spot: Option<Spot>) {
        if let Some(hot) = &mut self.hot {
            hot.amending = false;
        }
        self.chosen = match spot {
            Some(Spot::Link(room, _)) => Some(Spot::Room(room)),
            Some(Spot::Munchkin(colour)) => {
                self.panel = Some(Panel::Seat(colour));
                None
            }
            other => other,
        };
        self.carrying = false;
        self.show(shell);
    }

    /// A touch of the map: carry, cycle a link that is asked about, walk, or select.
    pub(super) fn tap(&mut self, shell: &mut Shell, spot: Spot) {
        if self.carrying {
            self.carrying = false;
            self.put_down(shell, spot);
            return;
        }
        if let (Ask::Links { room, .. }, Spot::Link(at, side)) = (&self.question.ask, spot)
            && let Some(side) = self.asked_side(*room, at, side)
        {
            self.update(shell, Message::Draft(Edit::CycleLink(side)));
            return;
        }
        // Beside a lifted card: it is put down, and nothing else.
        if self.points(shell, spot) || self.puts_down(shell) {
            return;
        }
        if let Some(command) = self.way_to(spot) {
            self.submit(shell, &command);
            return;
        }
        let again = self.chosen == Some(spot);
        self.choose(shell, if again { None } else { Some(spot) });
    }

    /// Puts down the card that is lifted. Whether there was one.
    fn puts_down(&mut self, shell: &mut Shell) -> bool {
        let lifted = self.hot.as_ref().is_some_and(Hot::is_lifted);
        if lifted {
            self.wish(shell, Wish::Sheet(None));
        }
        lifted
    }

    /// The side of the asked-about room that a touched link belongs to.
    fn asked_side(&self, room: RoomId, at: RoomId, side: Side) -> Option<Side> {
        let dungeon = self.game().dungeon.as_deref()?;
        if at == room {
            return Some(side);
        }
        let next = dungeon.neighbour(dungeon.room(at)?, side)?;
        (next.id == room).then(|| side.opposite())
    }

    /// The step that touching a spot means while the active player acts: into the room beside, or the darkness.
    fn way_to(&self, spot: Spot) -> Option<Command> {
        if !matches!(self.question.ask, Ask::Turn { .. }) {
            return None;
        }
        let dungeon = self.game().dungeon.as_deref()?;
        let here = dungeon.room(self.game().active()?.room?)?;
        let side = match spot {
            Spot::Room(id) => {
                let at = dungeon.room(id)?.at;
                Side::ALL.into_iter().find(|side| here.at.step(*side) == at)?
            }
            Spot::Dark(at) => Side::ALL.into_iter().find(|side| here.at.step(*side) == at)?,
            Spot::Link(room, side) if room == here.id => side,
            Spot::Link(room, side) => {
                let from = dungeon.room(room)?;
                (from.at.step(side) == here.at).then(|| side.opposite())?
            }
            Spot::Monster(_) | Spot::Munchkin(_) => return None,
        };
        let exit = self.scene.exits.iter().find(|e| e.side == side)?;
        let all = exit.cost.is_none();
        Some(if exit.dark { Command::Explore { side, all } } else { Command::Walk { side, all } })
    }

    /// Moves what is selected to a touched spot.
    fn put_down(&mut self, shell: &mut Shell, spot: Spot) {
        let room_of = |spot: Spot| match spot {
            Spot::Room(id) | Spot::Link(id, _) => Some(id),
            Spot::Monster(id) => self.game().foes.get(id).and_then(|m| m.room),
            Spot::Munchkin(colour) => self.game().seat(colour).and_then(|s| s.room),
            Spot::Dark(_) => None,
        };
        let effect = match (self.chosen, spot, room_of(spot)) {
            (Some(Spot::Room(room)), Spot::Dark(at), _) => Some(Effect::MoveRoom { room, at }),
            (Some(Spot::Monster(monster)), _, Some(room)) => Some(Effect::MoveMonster { monster, room }),
            (Some(Spot::Munchkin(seat)), _, Some(room)) => Some(Effect::Stand { seat, room }),
            _ => None,
        };
        match effect {
            Some(effect) => {
                self.submit(shell, &self.played(vec![effect]));
                self.chosen = self.chosen.filter(|c| !matches!(c, Spot::Munchkin(_)));
                self.show(shell);
            }
            None => shell.say(shell.words.get("table-cannot-put-there")),
        }
    }
}
