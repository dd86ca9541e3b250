//! Exploring, from the step into the darkness to the monster that waits there (MQ-EXPL).

use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::catalog::words::Words;
use standie::play::narrate::asking;
use standie::rules::agenda::Step;
use standie::rules::answer::Answer;
use standie::rules::cards::deck::Deck;
use standie::rules::cite::Cites;
use standie::rules::dungeon;
use standie::rules::dungeon::ask::DieFor;
use standie::rules::event::{Event, Gone};
use standie::rules::fight;
use standie::rules::fight::foe::card::{Enhancer, MonsterDef};
use standie::rules::ids::{Colour, MonsterId, RoomId};
use standie::rules::question::{Ask, Question};
use standie::rules::table;
use standie::rules::table::step::About;

#[test]
fn through_a_link_into_the_darkness() {
    let _row = proves("MQ-EXPL-01");
    let mut talk = Talk::turn_of(&[Blue, Red]).ruled("entrance_links", "locked door hidden passage");
    talk.does(explore(East)).cites("MQ-EXPL-01");
    assert_eq!(talk.left(Blue), 2, "the door costs what it costs");
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::Tile { from: RoomId::ENTRANCE, side: East })));
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.room(1, 0, plain());
    talk.refuses(explore(East)).because("explore-known-room").cites("MQ-EXPL-01");
}

#[test]
fn the_tile_is_laid_and_the_explorer_is_in_it() {
    let _row = proves("MQ-EXPL-02");
    let _row = proves("MQ-EXPL-04");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.does(explore(West)).answers(dungeon::Answer::Tile(Box::new(arrows("n-----"))));
    talk.cites("MQ-EXPL-02").cites("MQ-EXPL-04");
    let room = talk.seat(Blue).room.expect("in the new room");
    let at = talk.at(room).at;
    assert_eq!((at.col, at.row), (-1, 0));
}

#[test]
fn all_rooms_read_the_same_way_up() {
    let _row = proves("MQ-EXPL-03");
    // Whichever side it is entered by, a tile's arrows keep their compass directions.
    for side in [North, East, South, West] {
        let mut talk = Talk::turn_of(&[Blue, Red]);
        let room = talk.explores(side, arrows("nesw-?"));
        talk.answers(dungeon::Answer::Nothing);
        assert_eq!(*talk.at(room).tile, arrows("nesw-?"));
    }
}

#[test]
fn links_are_drawn_for_sides_that_have_none() {
    let _row = proves("MQ-EXPL-05");
    let _row = proves("MQ-EXPL-06");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let north_east = talk.room(1, -1, plain());
    talk.link(north_east, South, Hidden);
    talk.does(explore(East)).answers(dungeon::Answer::Tile(Box::new(plain()))).cites("MQ-EXPL-06");
    let room = talk.seat(Blue).room.expect("in the new room");
    let Ask::Dungeon(dungeon::Ask::Links { sides, .. }) = talk.asks() else { panic!("links are asked for") };
    assert_eq!(sides, [East, South], "west meets the Entrance, north the other room");
    talk.refuses(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Links(vec![(North, Wall)]))))
        .because("link-not-asked")
        .cites("MQ-EXPL-06");
    talk.answers(dungeon::Answer::Links(vec![(East, Wall), (South, Door)])).cites("MQ-EXPL-05");
    assert_eq!(talk.at(room).links, [Hidden, Wall, Door, Passage]);
}

#[test]
fn a_card_for_exploring() {
    let _row = proves("MQ-EXPL-07");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.does(explore(East))
        .answers(dungeon::Answer::Tile(Box::new(plain())))
        .answers(table::Answer::Done)
        .cites("MQ-EXPL-07");
    assert_eq!(talk.drawn(), [(Blue, Deck::DXM, 1)]);
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })));
}

#[test]
fn a_new_room_always_gets_a_monster() {
    let _row = proves("MQ-EXPL-10");
    let _row = proves("MQ-EXPL-11");
    let _row = proves("MQ-EXPL-12");
    let _row = proves("MQ-EXPL-13");
    let _row = proves("MQ-EXPL-20");
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let room = talk.explores(East, plain());
    assert!(matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { room: r, .. }) if r == room));
    talk.answers(fight::Answer::Monster(walker(7).into())).cites("MQ-EXPL-10").cites("MQ-EXPL-11");
    let monster = MonsterId(1);
    assert_eq!(talk.room_of(monster), room, "the standie stands in the new room");
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Base(monster))));
    talk.die(Red).cites("MQ-EXPL-12").cites("MQ-EXPL-13");
    assert_eq!(talk.who(monster).base, Some(Red));
    assert_eq!(talk.drawn(), [(Red, Deck::DXM, 1)]);
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::Fight { place: Some(room), monsters: vec![monster] }));
}

/// Blue and Red, with so many monsters on bases of each in rooms of their own, Blue exploring.
fn crowd(blue: &[i16], red: &[i16]) -> (Talk, Vec<MonsterId>) {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    let mut ids = Vec::new();
    for (row, base, levels) in [(3, Blue, blue), (4, Red, red)] {
        for (col, level) in (1..).zip(levels) {
            let room = talk.room(col, row, plain());
            ids.push(talk.monster(room, walker(*level), base));
        }
    }
    talk.explores(East, plain());
    talk.answers(fight::Answer::Monster(walker(2).into()));
    ids.push(MonsterId(talk.game.foes.next - 1));
    (talk, ids)
}

#[test]
fn without_a_base_of_the_rolled_colour_the_explorer_chooses() {
    let _row = proves("MQ-EXPL-14");
    let _row = proves("MQ-EXPL-15");
    // None left of the rolled colour, or a colour nobody plays: Red's are free, so there is nothing to choose.
    for roll in [Blue, Green, Orange] {
        let (mut talk, ids) = crowd(&[1, 1, 1], &[]);
        talk.die(roll).cites("MQ-EXPL-14");
        assert_eq!(talk.who(ids[3]).base, Some(Red));
        assert!(talk.drawn().iter().all(|(seat, ..)| *seat != Red), "chosen, not rolled");
    }
    // Two colours free: the explorer is asked.
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.explores(East, plain());
    talk.answers(fight::Answer::Monster(walker(2).into())).die(Purple);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::BaseColour { monster: MonsterId(1), options: vec![Blue, Red] }));
    assert_eq!(talk.asked(), Some(Blue));
    talk.refuses(table::Command::Answer(Answer::Table(table::Answer::Colour(Green))))
        .because("no-free-base")
        .cites("MQ-EXPL-14");
    talk.answers(table::Answer::Colour(Red)).cites("MQ-EXPL-15");
    assert!(talk.drawn().is_empty());
    assert_eq!(talk.who(MonsterId(1)).base, Some(Red));
}

#[test]
fn without_any_base_the_strongest_makes_room() {
    let _row = proves("MQ-EXPL-16");
    let _row = proves("MQ-EXPL-18");
    let (mut talk, ids) = crowd(&[1, 2, 3], &[8, 2, 1]);
    let strongest = ids[2];
    // Level 3 with an enhancer of +6 beats level 8.
    let add = Enhancer { level: 6, ..Enhancer::default() };
    talk.amends(fight::Effect::Enhance { monster: strongest, add });
    talk.die(Red).cites("MQ-EXPL-16").cites("MQ-EXPL-18");
    assert!(talk.is_gone(strongest));
    assert_eq!(talk.game.foes.all.len(), 6);
    assert_eq!(talk.who(ids[6]).base, Some(Blue), "the freed base goes to the newcomer");
    let why = talk.because("MQ-EXPL-16");
    assert!(matches!(why[..], [Event::Fight(fight::Event::MonsterGone { why: Gone::FreedBase, .. })]));
}

#[test]
fn those_who_tie_all_go() {
    let _row = proves("MQ-EXPL-17");
    let _row = proves("MQ-EXPL-19");
    let (mut talk, ids) = crowd(&[5, 2, 1], &[1, 5, 1]);
    assert_eq!(talk.game.foes.all.len(), 7, "one more than there are bases, for a moment");
    talk.die(Yellow);
    assert!(talk.is_gone(ids[0]) && talk.is_gone(ids[4]));
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::BaseColour { monster: ids[6], options: vec![Blue, Red] }));
    talk.answers(table::Answer::Colour(Blue));
    assert_eq!(talk.game.foes.all.len(), 5);
    assert!(talk.game.foes.all.len() <= 3 * talk.game.seats.len());
}

#[test]
fn if_the_rolled_colour_was_freed_the_newcomer_takes_it() {
    let _row = proves("MQ-EXPL-18");
    let (mut talk, ids) = crowd(&[5, 2, 1], &[1, 5, 1]);
    talk.die(Red);
    assert_eq!(talk.who(ids[6]).base, Some(Red), "nobody has to choose");
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })));
}

#[test]
fn a_level_nobody_knows_is_asked_for_when_it_matters() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    for (row, base) in [(3, Blue), (4, Red)] {
        for col in 1..=3 {
            let room = talk.room(col, row, plain());
            talk.monster(room, if col == 2 { MonsterDef::default() } else { walker(4) }, base);
        }
    }
    talk.explores(East, plain());
    talk.answers(fight::Answer::Monster(walker(2).into())).die(Blue);
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::Level { monster: MonsterId(2) }));
    talk.answers(fight::Answer::Level(3));
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::Level { monster: MonsterId(5) }));
    // Nobody can find the card: it counts as the lowest.
    talk.does(table::Command::Skip);
    let gone: Vec<u32> = (1..=6).filter(|id| talk.is_gone(MonsterId(*id))).collect();
    assert_eq!(gone, [1, 3, 4, 6]);
}

/// Blue in the Entrance of a dungeon whose last tile lies on the map.
fn explored() -> Talk {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    for col in 1..=24 {
        talk.room(col, 0, plain());
    }
    talk
}

#[test]
fn fully_explored_when_the_tiles_are_used_up() {
    let _row = proves("MQ-EXPL-21");
    assert!(explored().dungeon().fully_explored());
    // The table may find the stock empty earlier, too.
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.does(explore(North)).answers(dungeon::Answer::Nothing).cites("MQ-EXPL-21");
    assert!(talk.dungeon().fully_explored());
    assert_eq!(talk.seat(Blue).room, Some(RoomId::ENTRANCE));
}

#[test]
fn then_outer_links_are_walls_to_munchkins() {
    let _row = proves("MQ-EXPL-22");
    let mut talk = explored();
    for side in [North, South, West] {
        talk.refuses(explore(side)).because("fully-explored").cites("MQ-EXPL-22");
    }
    talk.walks(East);
}

#[test]
fn but_not_to_monsters() {
    let _row = proves("MQ-EXPL-23");
    let mut talk = explored();
    let (first, last) = (RoomId(1), RoomId(24));
    talk.amends(dungeon::Effect::Arrow { room: last, colour: Red, to: dungeon::arrow::Arrow::To(East) });
    let monster = talk.monster(last, walker(1), Blue);
    talk.stands(Blue, first).stands(Red, first);
    talk.monster_turn(Red);
    // Off the eastern edge and back in at the far end, which is the Entrance and, straight on, the first room.
    assert_eq!(talk.path(monster), [RoomId::ENTRANCE, first]);
}

#[test]
fn then_monsters_come_when_called() {
    let _row = proves("MQ-EXPL-24");
    let _row = proves("MQ-EXPL-25");
    let mut talk = explored();
    talk.walks(East).cites("MQ-EXPL-24");
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Automatic { room: RoomId(1) }));
    talk.answers(table::Answer::Done).cites("MQ-EXPL-25");
    let monster = talk.meets(walker(1), Red);
    assert_eq!(talk.left(Blue), 2, "drawing it costs no Move");
    assert_eq!(talk.asks(), Ask::Fight(fight::Ask::Fight { place: Some(RoomId(1)), monsters: vec![monster] }));
    // Not wanted, not in the Entrance, not where there is one, and not on somebody else's turn.
    talk.wins(1).walks(East).answers(table::Answer::No);
    talk.walks(West).answers(table::Answer::No);
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Turn { left: 0 }));
    talk.effect(dungeon::Effect::Stand { seat: Blue, room: RoomId::ENTRANCE });
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Turn { left: 0 }));
    talk.effect(dungeon::Effect::Stand { seat: Red, room: RoomId(3) });
    assert_eq!(talk.asks(), Ask::Table(table::Ask::Turn { left: 0 }));
    let mut young = Talk::turn_of(&[Blue, Red]);
    young.room(1, 0, plain());
    young.walks(East);
    assert_eq!(young.asks(), Ask::Table(table::Ask::Turn { left: 2 }), "not before every room is explored");
}

#[test]
fn a_room_nobody_named_is_on_the_map_at_once() {
    let mut talk = Talk::turn_of(&[Blue, Red]);
    talk.does(explore(East)).answers(dungeon::Answer::Tile(Box::default()));
    let room = talk.seat(Blue).room.expect("in the new room");
    assert!(talk.at(room).tile.up.name.is_empty());
    talk.answers(table::Answer::Done).answers(fight::Answer::Monster(Default::default())).die(Red);
    assert!(matches!(talk.asks(), Ask::Fight(fight::Ask::Fight { .. })));
    // What is printed there is asked for when it matters, and then remembered.
    talk.wins(0).monster_turn(Green);
    assert_eq!(talk.asks(), Ask::Dungeon(dungeon::Ask::Moving { left: vec![] }), "no monster needs to know");
}

#[test]
fn a_step_into_a_darkness_that_holds_no_more_rooms_is_not_paid() {
    let mut talk = Talk::four();
    let left = talk.left(Blue);
    talk.does(explore(East));
    assert_eq!(talk.left(Blue), left - 1);
    talk.answers(dungeon::Answer::Nothing).cites("MQ-EXPL-22");
    assert_eq!(talk.left(Blue), left, "the link was a wall all along");
}

/// What everybody is asked while the die lies that decides on the base of the monster which was met last.
fn asked_about(mut talk: Talk, roll: Colour) -> String {
    let cast = Step::Table(table::Step::Cast {
        seat: Blue,
        roll: Box::new(Answer::Table(table::Answer::Colour(roll))),
        again: None,
    });
    talk.game.agenda.push(cast);
    let ask = Ask::Table(table::Ask::Window { about: About::Dice, waiting: Default::default() });
    let question = Question { seat: Some(Red), ask, cites: Cites::NONE };
    asking::asked(&Words::load("en"), (&talk.book, &talk.game), &question, None)
}

#[test]
fn while_its_die_lies_it_is_said_which_base_a_monster_gets_and_why() {
    let two = || {
        let mut talk = Talk::turn_of(&[Blue, Red]);
        talk.explores(East, plain());
        talk.answers(fight::Answer::Monster(walker(2).into()));
        talk
    };
    assert!(asked_about(two(), Red).starts_with("RED: "));
    let nobody = asked_about(two(), Purple);
    assert!(nobody.starts_with("The die says PURPLE, and that’s nobody here: BLUE picks a base for "), "{nobody}");
    let last = asked_about(crowd(&[1, 1, 1], &[]).0, Purple);
    assert!(last.contains("nobody here: ") && last.contains(" gets the last one, RED."), "{last}");
    let out = asked_about(crowd(&[1, 1, 1], &[]).0, Blue);
    assert!(out.contains("and all of those bases are out: ") && out.contains(" gets the last one, RED."), "{out}");
    let none = asked_about(crowd(&[1, 1, 1], &[1, 1, 5]).0, Red);
    assert!(none.starts_with("The die says RED, and every base is out: the biggest monster leaves"), "{none}");
}
