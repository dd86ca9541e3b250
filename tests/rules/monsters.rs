//! Monsters on the board, their die and their cards (MQ-MON).

use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::dungeon;
use standie::rules::dungeon::ask::DieFor;
use standie::rules::effect::Effect;
use standie::rules::event::{Event, Roll};
use standie::rules::fight;
use standie::rules::question::Ask;
use standie::rules::table;
use standie::rules::table::phase::Phase;

#[test]
fn whoever_just_played_rolls() {
    let _row = proves("MQ-MON-01");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.ends_turn();
    assert_eq!(talk.asked(), Some(Blue));
    talk.die(Purple).cites("MQ-MON-01");
    let rolled = Event::Table(table::Event::Rolled { roll: Roll::Monster(Purple), seat: Some(Blue) });
    assert!(talk.facts.iter().any(|f| f.event == rolled));
    // One who died on the way rolls too.
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.effect(hit(Blue, 4));
    assert!(talk.seat(Blue).dead);
    assert_eq!((talk.asked(), talk.asks()), (Some(Blue), Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters))));
}

#[test]
fn the_colour_rolled_is_the_colour_they_move_by() {
    let _row = proves("MQ-MON-02");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(3, 3, arrows("nesw-?"));
    for (col, row) in [(3, 2), (4, 3), (3, 4), (2, 3)] {
        talk.room(col, row, plain());
    }
    let monster = talk.monster(room, walker(1), Red);
    for (colour, side) in [(Red, North), (Yellow, East), (Green, South), (Blue, West)] {
        let mut talk = talk.clone();
        talk.monster_turn(colour).cites("MQ-MON-02");
        assert_eq!(talk.march().route(monster).expect("a route").hops.0[0].side, side);
    }
}

#[test]
fn the_die_is_rolled_without_monsters_too() {
    let _row = proves("MQ-MON-03");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    assert!(talk.game.foes.all.is_empty());
    talk.ends_turn();
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Monsters)));
    talk.die(Red);
    assert_eq!(talk.drawn(), [(Red, Deck::DXM, 1)]);
}

#[test]
fn its_player_draws_before_they_move() {
    let _row = proves("MQ-MON-04");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.monster_turn(Red).cites("MQ-MON-04");
    let place = |wanted: fn(&Event) -> bool| talk.facts.iter().position(|f| wanted(&f.event)).expect("it happened");
    let drew = place(|e| matches!(e, Event::Cards(cards::Event::Drew { seat: Red, deck: Deck::DXM, .. })));
    let marched = place(|e| matches!(e, Event::Dungeon(dungeon::Event::Marched(_))));
    assert!(drew < marched);
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.monster_turn(Orange);
    assert!(talk.drawn().is_empty());
}

#[test]
fn hands_hold_no_monsters() {
    let _row = proves("MQ-MON-05");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    assert_eq!(talk.book.rules.hands, [Deck::TREASURE, Deck::DXM]);
    let before = talk.seat(Blue).hand.total();
    talk.explores(East, plain());
    let explored = talk.seat(Blue).hand.total();
    assert_eq!(explored, before + 1, "the DxM for exploring");
    talk.answers(fight::Answer::Monster(walker(1).into())).die(Orange).answers(table::Answer::Colour(Red));
    assert_eq!(talk.seat(Blue).hand.total(), explored, "the Monster card lies on the table");
}

#[test]
fn leaving_play_frees_the_base() {
    let _row = proves("MQ-MON-09");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.room(1, 0, plain());
    let place = |base| Effect::Dungeon(dungeon::Effect::PlaceMonster { room, def: walker(1), base: Some(base) });
    let three: Vec<Effect> = [Red, Red, Red].map(place).to_vec();
    talk.does(table::Command::Effects { note: String::new(), effects: three });
    let first = talk.game.foes.all[0].id;
    talk.refuses_effect(place(Red)).because("no-free-base");
    // Taken off by a card.
    talk.effect(fight::Effect::RemoveMonster { monster: first, empty: false }).cites("MQ-MON-09");
    assert!(talk.is_gone(first));
    talk.effect(place(Red));
    // Killed.
    talk.walks(East).wins(3).cites("MQ-MON-09");
    assert!(talk.game.foes.all.is_empty());
    talk.effect(place(Red)).effect(place(Red)).effect(place(Red));
    // Swept away with its room.
    talk.from(Phase::Monsters, Blue).stands(Blue, standie::rules::ids::RoomId::ENTRANCE);
    talk.effect(dungeon::Effect::RemoveRoom { room }).cites("MQ-MON-09");
    assert!(talk.game.foes.all.is_empty());
}
