//! Who was fought last at a table without a map.

use crate::catalog::boxed::{BadStuff, Foe};
use crate::rules::game::Game;
use crate::rules::ids::MonsterId;

/// Who was fought last, until somebody else's turn has begun or another fight has.
#[derive(Clone, Debug, Default)]
pub struct Lately {
    /// Who they were, in the order in which they left the fight.
    foes: Vec<(MonsterId, Foe)>,
    /// What the Bad Stuff of each did.
    bad: Vec<(MonsterId, Option<BadStuff>)>,
    /// Who was remembered last, and may be called something.
    naming: Option<MonsterId>,
    /// In which turn.
    turn: u32,
}

impl Lately {
    /// Whoever was fought, in turn.
    pub(super) fn foes(&self) -> impl Iterator<Item = &(MonsterId, Foe)> {
        self.foes.iter()
    }

    /// Nobody was fought.
    pub fn forgets(&mut self) {
        (self.foes, self.naming) = (Vec::new(), None);
    }

    /// The Bad Stuff of one of them has done so much by now.
    pub(super) fn suffers(&mut self, monster: MonsterId, bad: Option<BadStuff>) {
        self.bad.retain(|(of, _)| *of != monster);
        self.bad.push((monster, bad));
        if let Some((_, foe)) = self.foes.iter_mut().find(|(of, _)| *of == monster) {
            foe.bad = bad.or(foe.bad);
        }
    }

    /// Whoever has left the fight since then was fought.
    pub(super) fn parts(&mut self, before: &Game, after: &Game) {
        let (stood, stand) = (&before.foes.all, &after.foes.all);
        if stood.is_empty() && !stand.is_empty() {
            *self = Lately { turn: after.turn.number, ..Lately::default() };
        }
        let gone = stood.iter().filter(|foe| foe.mate.is_none() && stand.iter().all(|other| other.id != foe.id));
        let mut any = false;
        for foe in gone {
            any = true;
            let bad = self.bad.iter().find(|(of, _)| *of == foe.id).and_then(|(_, bad)| *bad);
            self.foes.retain(|(of, _)| *of != foe.id);
            self.foes.push((foe.id, Foe { def: foe.def.as_ref().clone(), bad }));
        }
        if any {
            self.turn = after.turn.number;
        } else if after.turn.number > self.turn {
            self.forgets();
        }
    }

    /// One of them is remembered.
    pub(super) fn names(&mut self, monster: MonsterId) {
        self.naming = Some(monster);
    }

    /// Whoever was remembered last.
    pub(super) fn named(&mut self) -> Option<&mut Foe> {
        let naming = self.naming?;
        self.foes.iter_mut().find(|(of, _)| *of == naming).map(|(_, foe)| foe)
    }
}
