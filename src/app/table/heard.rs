//! What is heard of what happened: of all of it the greatest, and only that.

use crate::app::sound::Cue;
use crate::rules::dungeon::march::Stop;
use crate::rules::event::told::PlayedAs;
use crate::rules::event::{Event, Fact, FightTold};
use crate::rules::{dungeon, fight, munchkin, table};

/// The sound of some facts; none where nothing is to be heard.
pub fn heard(facts: &[Fact]) -> Option<Cue> {
    facts.iter().filter_map(|fact| cue(&fact.event)).min()
}

fn cue(event: &Event) -> Option<Cue> {
    match event {
        Event::Munchkin(munchkin::Event::Died { .. }) => Some(Cue::Death),
        Event::Munchkin(munchkin::Event::Level { from, to, .. }) if to > from => Some(Cue::Level),
        Event::Munchkin(munchkin::Event::Played { what: PlayedAs::Curse, .. }) => Some(Cue::Curse),
        Event::Munchkin(munchkin::Event::Played { .. }) => Some(Cue::Card),
        Event::Fight(fight::Event::Fight { what: FightTold::Over { won, .. }, .. }) => {
            Some(if *won { Cue::Win } else { Cue::Lose })
        }
        Event::Fight(fight::Event::Fight { what: FightTold::Announced | FightTold::Yields(_), .. }) => Some(Cue::Ring),
        Event::Fight(fight::Event::MonsterPlaced(_)) => Some(Cue::Arrival),
        Event::Dungeon(dungeon::Event::Marched(march)) => {
            let reached = march.routes.iter().any(|route| matches!(route.stop, Stop::TargetReached));
            reached.then_some(Cue::Gotcha)
        }
        Event::Dungeon(dungeon::Event::RoomPlaced(_)) => Some(Cue::Door),
        Event::Dungeon(dungeon::Event::Gold { .. }) => Some(Cue::Coin),
        Event::Dungeon(
            dungeon::Event::Walked { .. } | dungeon::Event::Stood { .. } | dungeon::Event::Ventured { .. },
        ) => Some(Cue::Step),
        Event::Table(table::Event::Rolled { .. }) => Some(Cue::Die),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cite::Cites;
    use crate::rules::ids::Colour;

    #[test]
    fn of_several_things_the_greatest_is_heard() {
        let fact = |event| Fact { event, cites: Cites::NONE };
        let seat = Colour::Red;
        let level = |from, to| fact(Event::Munchkin(munchkin::Event::Level { seat, from, to }));
        let died = fact(Event::Munchkin(munchkin::Event::Died { seat }));
        assert_eq!(heard(&[]), None);
        assert_eq!(heard(&[level(2, 1)]), None, "nobody cheers a level that is lost");
        assert_eq!(heard(&[level(1, 2)]), Some(Cue::Level));
        assert_eq!(heard(&[level(1, 2), died]), Some(Cue::Death));
    }
}
