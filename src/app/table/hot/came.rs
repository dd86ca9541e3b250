//! Which monsters have come to somebody who stayed where they were: why a turn begins with a fight.

use crate::app::shell::Shell;
use crate::app::table::hot::state::Hot;
use crate::app::table::state::Table;
use crate::catalog::words::Names;
use crate::rules::dungeon;
use crate::rules::event::{Event, Fact};
use crate::rules::fight;
use crate::rules::ids::{Colour, MonsterId};
use crate::rules::question::Ask;

/// So many deeds back it is looked for who came.
const LOOKS_BACK: usize = 200;

impl Table {
    /// The monsters in somebody's room that have come there since they did, by themselves or pushed.
    pub fn came_to(&self, seat: Colour) -> Vec<MonsterId> {
        let Some(here) = self.game().seat(seat).and_then(|own| own.room) else { return Vec::new() };
        let timeline = self.session.timeline();
        let back = timeline.back(timeline.here()).take(LOOKS_BACK);
        let facts = back.flat_map(|(_, node)| node.facts.iter().rev());
        let goes = |fact: &Fact| match &fact.event {
            Event::Dungeon(
                dungeon::Event::Walked { seat: who, .. }
                | dungeon::Event::Stood { seat: who, .. }
                | dungeon::Event::Ventured { seat: who, .. },
            ) => *who == seat,
            _ => false,
        };
        let mut came: Vec<MonsterId> = Vec::new();
        for fact in facts.take_while(|fact| !goes(fact)) {
            match &fact.event {
                Event::Dungeon(dungeon::Event::Marched(march)) => {
                    let moved = march.routes.iter().filter(|route| !route.hops.0.is_empty() && route.to() == here);
                    came.extend(moved.map(|route| route.monster));
                }
                Event::Dungeon(dungeon::Event::MonsterMoved { monster, to, .. }) if *to == here => came.push(*monster),
                _ => {}
            }
        }
        // One that has gone again, or been beaten, is no news.
        self.game().foes.in_room(here).map(|monster| monster.id).filter(|id| came.contains(id)).collect()
    }

    /// Their names; none where nobody came.
    fn came_named(&self, shell: &Shell, seat: Colour) -> Option<String> {
        let came = self.came_to(seat);
        let named: Vec<String> = came.iter().map(|id| shell.words.monster(*id, Names::of(self.game()))).collect();
        (!named.is_empty()).then(|| shell.words.list(&named))
    }
}

/// Who has come, to whoever is asked.
pub fn told(table: &Table, shell: &Shell) -> Option<String> {
    let named = table.came_named(shell, table.hot.as_ref().and_then(Hot::mover)?)?;
    Some(shell.words.with("recap-came", &[("monsters", named.into())]))
}

/// What is asked where a fight begins because of them.
pub fn asked(table: &Table, shell: &Shell) -> Option<String> {
    let main = fight::kept(table.game())?.main;
    let fights = matches!(table.question.ask, Ask::Fight(fight::Ask::Fight { .. }));
    let own = table.hot.as_ref().and_then(Hot::mover) == Some(main);
    let named = if fights && own { table.came_named(shell, main)? } else { return None };
    Some(shell.words.with("ask-fight-came", &[("monsters", named.into())]))
}
