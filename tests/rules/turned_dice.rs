//! What another face of a die would change: asked, not done.

use crate::support::app_cards::*;
use crate::support::proofs::proves;
use crate::support::talk::*;
use standie::rules::card::Choice;
use standie::rules::cards::deck::Deck;
use standie::rules::dice::faces;
use standie::rules::dungeon;
use standie::rules::dungeon::room::{Face, Icon, Mark, SearchIcon, Tile};
use standie::rules::fight;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::fight::{Fighter, Throw};
use standie::rules::ids::{Colour, RoomId};
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::seat::Seat;
use standie::rules::table;
use standie::rules::table::step::About;

/// Red alone in a room beside the Entrance, one Move away from searching it.
fn in_a_room(players: usize, up: Face) -> (Talk, RoomId) {
    let mut talk = in_app(players);
    let tile = Tile { up: Face { arrows: plain().up.arrows, ..up }.into(), down: None };
    let room = talk.room(1, 0, tile);
    talk.stands(Red, room);
    (talk, room)
}

/// What a munchkin has that a search could give it.
fn purse(talk: &Talk, seat: Colour, room: RoomId) -> (u32, u8, Option<Mark>, bool) {
    let Seat { gold, hand, .. } = talk.seat(seat);
    (
        *gold,
        hand.of(Deck::TREASURE),
        talk.at(room).mark,
        matches!(talk.asks(), Ask::Dungeon(dungeon::Ask::NewMonster { .. })),
    )
}

#[test]
fn a_search_die_says_what_each_face_brings_with_the_room_counted_in() {
    let _row = proves("MQ-SRCH-06");
    for mark in [None, Some(Mark::Ransacked)] {
        for by in [-2, -1, 0, 1, 2] {
            let search = (by != 0).then_some(SearchIcon::By(by));
            let (mut talk, room) = in_a_room(2, Face { search, ..Face::default() });
            if mark.is_some() {
                talk.amends(dungeon::Effect::Mark { room, mark });
            }
            talk.does(dungeon::Command::Search);
            let told = talk.book.system.search_faces(&talk.book, &talk.game, 0);
            assert_eq!(told.iter().map(|f| f.face).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
            // What is told is what happens, face by face.
            for face in told {
                assert_eq!(face.modifier, i32::from(by) - i32::from(mark.is_some()));
                assert_eq!(face.result, i32::from(face.face) + face.modifier);
                assert!(!face.same, "nothing lies yet");
                let mut then = talk.clone();
                let (gold, treasures, before, _) = purse(&then, Red, room);
                then.answers(table::Answer::Dice(vec![face.face]));
                settle(&mut then);
                let finds = &face.finds;
                let mark = finds.mark.map(|(mark, _)| mark).or(before);
                let told = (gold + finds.gold, treasures + finds.treasures, mark, finds.monster);
                assert_eq!(purse(&then, Red, room), told, "{face:?}");
            }
        }
    }
}

#[test]
fn a_cast_search_die_says_which_faces_bring_the_same() {
    let _row = proves("MQ-SRCH-16");
    // With 2 less a 1, a 2 and a 3 are all a monster.
    let (mut talk, _) = in_a_room(2, Face { search: Some(SearchIcon::By(-2)), ..Face::default() });
    let card = deals_die(&mut talk, Red);
    talk.does(dungeon::Command::Search).answers(table::Answer::Dice(vec![2]));
    let Ask::Table(table::Ask::Window { about: About::Dice, .. }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    let same = |talk: &Talk| -> Vec<u8> {
        let faces = talk.book.system.search_faces(&talk.book, &talk.game, 0);
        faces.iter().filter(|f| f.same).map(|f| f.face).collect()
    };
    assert_eq!(same(&talk), [1, 2, 3]);
    let turning = faces::turning(&talk.book, &talk.game);
    assert_eq!(turning.len(), 1);
    assert_eq!((turning[0].die, turning[0].face, &turning[0].by[..]), (0, 2, &[4, 5, 6][..]));
    assert!(faces::can_turn(&talk.book, &talk.game, Red), "Red holds the card");
    assert!(!faces::can_turn(&talk.book, &talk.game, Blue), "Blue holds none");
    // Asking has changed nothing, and the card does what was told.
    plays(&mut talk, Red, card, Choice { face: Some(6), ..Choice::default() });
    let gold = talk.seat(Red).gold;
    settle(&mut talk);
    assert_eq!(talk.seat(Red).gold, gold + 500, "a 6 less 2 is a 4");
}

#[test]
fn several_search_dice_are_told_one_by_one() {
    let _row = proves("MQ-SRCH-04");
    let icons = vec![Icon { who: "everyone".to_owned(), good: true }];
    let (mut talk, _) = in_a_room(2, Face { icons, ..Face::default() });
    deals_die(&mut talk, Blue);
    talk.does(dungeon::Command::Search);
    assert!(talk.book.system.search_faces(&talk.book, &talk.game, 0).is_empty(), "two dice say nothing one by one");
    talk.answers(table::Answer::Dice(vec![6, 1]));
    let results = |die| -> Vec<i32> {
        talk.book.system.search_faces(&talk.book, &talk.game, die).iter().map(|f| f.result).collect()
    };
    assert_eq!(results(0), [2, 3, 4, 5, 6, 7]);
    assert_eq!(results(1), [7, 8, 9, 10, 11, 12]);
    assert!(results(2).is_empty());
}

/// Who rolls shows these faces, all others ones.
fn throws(talk: &mut Talk, of: impl Fn(Fighter) -> u8) {
    let Ask::Fight(fight::Ask::FightDice { rollers }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    let faces = |who: &Fighter, dice: Option<u32>| vec![of(*who); dice.unwrap_or(1) as usize];
    let throws = rollers.iter().map(|(who, dice)| Throw { who: *who, faces: faces(who, *dice) }).collect();
    talk.answers(fight::Answer::Throws(throws));
}

/// Red, Level 1, has rolled 1 against a monster of a level that rolls one die and shows 1.
fn rolled(level: i16) -> Talk {
    let (mut talk, room) = in_a_room(2, Face::default());
    let def = MonsterDef { dice: Some(1), treasures: Some(1), ..walker(level) };
    talk.effect(dungeon::Effect::PlaceMonster { room, def, base: None }).die(Red);
    settle(&mut talk);
    talk.answers(table::Answer::Done);
    settle(&mut talk);
    throws(&mut talk, |_| 1);
    talk
}

#[test]
fn the_faces_that_turn_a_fight_are_told() {
    let _row = proves("MQ-RES-03");
    let by = |talk: &Talk| -> Vec<(u8, Vec<u8>)> {
        faces::turning(&talk.book, &talk.game).into_iter().map(|t| (t.face, t.by)).collect()
    };
    // 2 against 5: the munchkin needs four more than it has.
    let talk = rolled(4);
    assert_eq!(by(&talk), [(1, vec![5, 6])]);
    // One against 37: no single die will do, and no two.
    let talk = rolled(36);
    assert_eq!(by(&talk), []);
    assert!(!faces::turns(&talk.book, &talk.game, 2));
    // Each face told wins, and no other.
    for face in 2..=6 {
        let mut talk = rolled(4);
        let card = deals_die(&mut talk, Red);
        assert!(faces::can_turn(&talk.book, &talk.game, Red));
        while talk.asked() != Some(Red) {
            talk.answers(table::Answer::No);
        }
        let choice = Choice { fighter: Some(Fighter::Seat(Red)), die: Some(0), face: Some(face), ..Choice::default() };
        plays(&mut talk, Red, card, choice);
        settle(&mut talk);
        assert_eq!(talk.seat(Red).level, if face >= 5 { 2 } else { 1 }, "turned to {face}");
    }
}

#[test]
fn a_run_is_asked_about_only_where_a_face_would_turn_it() {
    let _row = proves("MQ-RUN-12");
    let mut talk = rolled(36);
    settle(&mut talk);
    let Ask::Dungeon(dungeon::Ask::Refuge { sides, .. }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    talk.answers(dungeon::Answer::Side(sides[0]));
    let monster = talk.game.foes.all[0].id;
    deals_die(&mut talk, Blue);
    // Got away or caught: four faces catch, two let go.
    for (face, by) in [(2, vec![5, 6]), (6, vec![1, 2, 3, 4])] {
        let mut talk = talk.clone();
        talk.answers(fight::Answer::Ran { monster, face });
        let Ask::Table(table::Ask::Window { about: About::Dice, .. }) = talk.asks() else {
            panic!("{:?}", talk.asks())
        };
        assert_eq!(faces::turning(&talk.book, &talk.game)[0].by, by);
    }
}

#[test]
fn a_power_that_works_with_every_face_is_not_asked_about() {
    let _row = proves("MQ-CLASS-09");
    for (level, asked) in [(1, true), (10, false)] {
        let (mut talk, room) = in_a_room(2, Face::default());
        let thief =
            deals(&mut talk, Red, |def| matches!(&def.is, standie::rules::card::CardKind::Class(c) if c == "thief"));
        plays(&mut talk, Red, thief, Choice::default());
        settle(&mut talk);
        talk.amends(dungeon::Effect::Mark { room, mark: Some(Mark::Ransacked) }).at_level(Red, level);
        deals_die(&mut talk, Blue);
        let by = munchkin::played::PowerBy::Ten;
        talk.does(munchkin::Command::UsePower { seat: Red, class: "thief".into(), by, choice: Choice::default() });
        talk.answers(table::Answer::Number(7));
        assert_eq!(matches!(talk.asks(), Ask::Table(table::Ask::Window { .. })), asked, "at Level {level}");
        assert_eq!(faces::turns(&talk.book, &talk.game, 1), asked);
        if asked {
            assert_eq!(faces::turning(&talk.book, &talk.game)[0].by, [1]);
        }
    }
}

#[test]
fn the_monster_die_is_asked_about_only_where_another_colour_changes_something() {
    let _row = proves("MQ-MON-04");
    // Nobody plays purple or orange and no monster is about: those two are the same, the others bring a player a card.
    let mut talk = in_app(2);
    deals_die(&mut talk, Blue);
    talk.ends_turn();
    settle(&mut talk);
    let place = |colour: Colour| colour.index() as u8 + 1;
    for colour in [Orange, Red] {
        let mut talk = talk.clone();
        talk.die(colour);
        let by = &faces::turning(&talk.book, &talk.game)[0].by;
        let mut told: Vec<u8> = Colour::ALL.into_iter().map(place).collect();
        let same = [Yellow, Green, Orange, Purple];
        told.retain(|face| if colour == Red { *face != place(Red) } else { !same.map(place).contains(face) });
        assert_eq!(*by, told, "{colour:?}");
    }
}

#[test]
fn the_monster_die_matters_where_a_monster_would_go_elsewhere() {
    let _row = proves("MQ-MMOV-04");
    let (mut talk, _) = in_a_room(2, Face::default());
    // The arrow of the fifth colour leads back, the sixth has none; nobody plays either.
    let other = talk.room(2, 0, arrows("----w-"));
    let [.., out, still] = Colour::ALL;
    talk.monster(other, walker(1), Red);
    talk.stands(Red, RoomId::ENTRANCE);
    deals_die(&mut talk, Blue);
    talk.ends_turn();
    settle(&mut talk);
    talk.die(still);
    let by = faces::turning(&talk.book, &talk.game).remove(0).by;
    assert!(by.contains(&(out.index() as u8 + 1)), "{by:?}: {out:?} would move it");
}

#[test]
fn the_base_die_is_told_by_the_base_it_gives() {
    let _row = proves("MQ-EXPL-14");
    let (mut talk, room) = in_a_room(3, Face::default());
    deals_die(&mut talk, Blue);
    talk.effect(dungeon::Effect::PlaceMonster { room, def: walker(3), base: None });
    talk.die(Purple);
    // Purple and orange and yellow leave the choice to Red: only a colour somebody plays would change it.
    let by = faces::turning(&talk.book, &talk.game).remove(0).by;
    let played: Vec<u8> =
        Colour::ALL.into_iter().filter(|c| talk.game.seat(*c).is_some()).map(|c| c.index() as u8 + 1).collect();
    assert_eq!(by, played);
}
