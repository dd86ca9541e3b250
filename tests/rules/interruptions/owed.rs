//! Every kind of owed step, brought about by what people do at a table.

use super::{fighter, room};
use crate::fights::{card, rolls, term, throw};
use crate::support::talk::*;
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::dungeon;
use standie::rules::dungeon::arrow::Arrow;
use standie::rules::effect::Effect;
use standie::rules::fight;
use standie::rules::fight::Bargain;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::ids::RoomId;
use standie::rules::munchkin;
use standie::rules::munchkin::gear::Gear;
use standie::rules::munchkin::goods::Goods;
use standie::rules::munchkin::played::{Played, PowerBy, Source};
use standie::rules::question::Ask;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::turn;

/// A room far from everybody.
pub const FAR: RoomId = RoomId(1);
/// Another, where a monster lives.
pub const LAIR: RoomId = RoomId(2);
/// East of the Entrance.
pub const ROOM: RoomId = RoomId(3);
/// North of that.
const NORTH: RoomId = RoomId(4);

pub type State = (&'static str, fn() -> Talk);

/// Four at a table, Blue on the move in the Entrance: a far room, a lair, a room in the east and one north of it.
fn table() -> Talk {
    laid(Talk::four())
}

pub fn laid(mut talk: Talk) -> Talk {
    talk.room(-3, 3, plain());
    talk.room(-3, -3, plain());
    talk.monster(LAIR, card(1, 0, 1), Yellow);
    talk.room(1, 0, plain());
    talk.room(1, -1, plain());
    talk
}

fn hat() -> Gear {
    Gear { name: "Hat".to_owned(), ..Gear::default() }
}

/// Blue and Red, who helps for 200 gold, fight two monsters in the east.
fn fight() -> Talk {
    let mut talk = table();
    for _ in 0..2 {
        talk.monster(ROOM, card(9, 0, 1), Green);
    }
    talk.walks(East).does(fight::Command::Help { seat: Some(Red) });
    let terms = Bargain { gold: 200, treasures: 1, helper_first: Some(false), items: vec![] };
    talk.effect(fight::Effect::Bargain { terms });
    talk
}

fn rolled(strength: i16) -> Talk {
    let mut talk = fight();
    talk.effect(term(fighter(Blue), "Axe", strength, 0));
    rolls(&mut talk, &[throw(fighter(Blue), &[1]), throw(fighter(Red), &[1])]);
    talk
}

/// They have lost, and Blue is asked where to.
fn lost() -> Talk {
    let mut talk = rolled(0);
    talk.answers(table::Answer::Done);
    talk
}

fn ran(talk: &mut Talk, side: standie::rules::ids::Side) {
    talk.answers(dungeon::Answer::Side(side));
    while let Ask::Fight(fight::Ask::RunAway { monsters }) = talk.asks() {
        talk.answers(fight::Answer::Ran { monster: monsters[0], face: 6 });
    }
}

/// Blue has run to the north, and Red is asked where to.
fn helper_left() -> Talk {
    let mut talk = lost();
    ran(&mut talk, North);
    talk
}

fn caught(mut talk: Talk, side: standie::rules::ids::Side) -> Talk {
    talk.answers(dungeon::Answer::Side(side));
    let Ask::Fight(fight::Ask::RunAway { monsters }) = talk.asks() else { panic!("{:?}", talk.asks()) };
    talk.answers(fight::Answer::Ran { monster: monsters[0], face: 1 });
    talk
}

/// Nothing but a wall around the room they have lost in.
fn cornered() -> Talk {
    let mut talk = table();
    for _ in 0..2 {
        talk.monster(ROOM, card(9, 0, 1), Green);
    }
    talk.walks(East);
    talk.link(ROOM, North, Wall);
    talk.rule("entrance_links", "wall");
    rolls(&mut talk, &[throw(fighter(Blue), &[1])]);
    talk.answers(table::Answer::Done);
    talk
}

/// Blue, of the highest level like Red, comes back to the Entrance.
fn called() -> Talk {
    let mut talk = table();
    talk.walks(East).at_level(Blue, 10).at_level(Red, 10);
    talk.stands(Red, ROOM).walks(West);
    talk
}

fn boss() -> Talk {
    let mut talk = called();
    talk.meets(card(3, 0, 1), Red);
    talk.does(fight::Command::Help { seat: Some(Red) });
    talk
}

fn boss_won() -> Talk {
    let mut talk = boss();
    talk.effect(fight::Effect::Enhance { monster: talk.game.foes.all[1].id, add: strong() });
    rolls(&mut talk, &[throw(fighter(Blue), &[1]), throw(fighter(Red), &[1])]);
    talk.answers(table::Answer::Done);
    talk
}

fn strong() -> fight::foe::card::Enhancer {
    fight::foe::card::Enhancer { level: 30, ..Default::default() }
}

/// Blue searches a room in which its hat lies.
fn searches() -> Talk {
    let mut talk = table();
    talk.walks(East).effect(munchkin::Effect::Gear { seat: Blue, add: hat() });
    talk.does(dungeon::Command::Drop { seat: Blue, goods: Goods { gear: vec![0], ..Goods::default() } });
    talk.does(dungeon::Command::Search);
    talk
}

fn searched(result: i32) -> Talk {
    let mut talk = searches();
    talk.answers(table::Answer::Number(result));
    talk
}

/// No room is left to be found.
fn automatic() -> Talk {
    let mut talk = table();
    talk.does(explore(North)).answers(dungeon::Answer::Nothing).walks(East);
    talk
}

fn play(talk: &mut Talk, seat: standie::rules::ids::Colour, what: Played) {
    let (from, what) = (Source::Hand(Deck::DXM), Box::new(what));
    talk.does(munchkin::Command::Play { seat, from, name: String::new(), what });
}

fn cursed(on: standie::rules::ids::Colour) -> Talk {
    let mut talk = table();
    for _ in 0..2 {
        talk.effect(munchkin::Effect::Gear { seat: on, add: hat() });
    }
    let lose = Effect::Munchkin(munchkin::Effect::LoseItem { seat: on, sort: None, dropped: false });
    play(&mut talk, Yellow, Played::Curse { on, effects: vec![lose] });
    talk
}

fn loses(on: standie::rules::ids::Colour) -> Talk {
    let mut talk = cursed(on);
    talk.answers(table::Answer::Done);
    talk
}

fn power(seat: standie::rules::ids::Colour) -> Talk {
    let mut talk = table();
    play(&mut talk, seat, Played::Class("thief".to_owned()));
    let effects = vec![gold(seat, 100)];
    talk.does(munchkin::Command::Power { seat, class: "thief".to_owned(), by: PowerBy::Ten, effects });
    talk
}

fn overfull(seat: standie::rules::ids::Colour) -> Talk {
    let mut talk = table();
    for _ in 0..3 {
        talk.effect(munchkin::Effect::Gear { seat, add: Gear { hands: 3, ..hat() } });
    }
    talk
}

/// Blue's turn is over. A monster in the east would go north, if it moves like most; in the lair nobody has looked.
fn monsters() -> Talk {
    let mut talk = table();
    talk.monster(ROOM, MonsterDef { gait: None, ..card(1, 0, 1) }, Green);
    talk.amends(dungeon::Effect::Arrow { room: ROOM, colour: Orange, to: Arrow::To(North) });
    talk.amends(dungeon::Effect::Arrow { room: LAIR, colour: Orange, to: Arrow::Unknown });
    talk.ends_turn();
    talk
}

fn marches(answers: &[Answer]) -> Talk {
    let mut talk = monsters();
    talk.die(Orange);
    for answer in answers {
        talk.answers(answer.clone());
    }
    talk
}

fn explored() -> Talk {
    let mut talk = table();
    talk.explores(South, plain());
    talk
}

fn based() -> Talk {
    let mut talk = explored();
    talk.answers(fight::Answer::Monster(walker(3).into()));
    talk
}

fn wandering() -> Talk {
    let mut talk = fight();
    play(&mut talk, Yellow, Played::Monster);
    talk
}

/// A monster looks for an empty room: Green chooses it.
fn empty_room(full: bool) -> Talk {
    let mut talk = table();
    if full {
        for place in [FAR, ROOM, NORTH] {
            talk.monster(place, card(1, 0, 1), Green);
        }
    }
    talk.effect(dungeon::Effect::EmptyRoomMonster { seat: Green, def: Box::new(walker(2)) });
    if full {
        talk.answers(dungeon::Answer::Exit { room: room(0), side: South });
    }
    talk
}

pub const STATES: [State; 49] = [
    ("nothing", table),
    ("the costs of links", || {
        let first = Some(Blue);
        let mut talk = Talk::of(&Setup { first, ..Setup::new(&[Blue, Red, Green, Yellow]) });
        talk.answers(table::Answer::Done);
        let mut talk = laid(talk);
        talk.rule("entrance_links", "door").does(walk(East));
        talk
    }),
    ("a tile", || {
        let mut talk = table();
        talk.does(explore(South));
        talk
    }),
    ("links", || {
        let mut talk = table();
        talk.does(explore(South)).answers(dungeon::Answer::Tile(Box::new(plain())));
        talk
    }),
    ("the card for exploring", || {
        let mut talk = table().ruled("explore_dxm", "ask");
        talk.explores(South, plain());
        talk
    }),
    ("the monster of a new room", explored),
    ("its base", based),
    ("a base to choose", || {
        let mut talk = based();
        talk.die(Purple);
        talk
    }),
    ("a level, for a base", || {
        let mut talk = table();
        for base in [Blue, Red, Green] {
            for _ in 0..3 {
                talk.monster(FAR, card(4, 0, 1), base);
            }
        }
        talk.monster(FAR, card(4, 0, 1), Yellow);
        talk.monster(FAR, MonsterDef { level: None, ..card(4, 0, 1) }, Yellow);
        talk.explores(South, plain());
        talk.answers(fight::Answer::Monster(walker(3).into())).die(Yellow);
        talk
    }),
    ("a fight", fight),
    ("a fight announced", || {
        let mut talk = fight();
        talk.answers(table::Answer::Done);
        talk
    }),
    ("a fight rolled, to be won", || rolled(40)),
    ("a fight rolled, to be lost", || rolled(0)),
    ("a fight in which one was killed", || {
        let mut talk = fight();
        let monster = talk.game.foes.in_room(ROOM).next().expect("a monster").id;
        talk.effect(fight::Effect::Slay { monster });
        talk
    }),
    ("one more monster in a fight", wandering),
    ("the base of one more monster in a fight", || {
        let mut talk = wandering();
        talk.answers(fight::Answer::Monster(walker(2).into()));
        talk
    }),
    ("a die rolled again", || {
        let mut talk = rolled(0).ruled("loaded_die", "reroll");
        play(&mut talk, Yellow, Played::Die { who: fighter(Blue), index: 0, to: None });
        talk
    }),
    ("who picks first", || {
        let mut talk = fight();
        let terms = Bargain { gold: 200, treasures: 1, helper_first: None, items: vec![] };
        talk.effect(fight::Effect::Bargain { terms }).effect(term(fighter(Blue), "Axe", 40, 0));
        rolls(&mut talk, &[throw(fighter(Blue), &[1]), throw(fighter(Red), &[1])]);
        talk.answers(table::Answer::Done);
        talk
    }),
    ("where to run", lost),
    ("a roll to run away", || {
        let mut talk = lost();
        talk.answers(dungeon::Answer::Side(North));
        talk
    }),
    ("bad stuff", || caught(lost(), North)),
    ("where the helper runs", helper_left),
    ("where the helper runs, a monster waiting for the other", || {
        let mut talk = lost();
        talk.monster(NORTH, card(2, 0, 1), Green);
        ran(&mut talk, North);
        talk
    }),
    ("bad stuff of the helper", || caught(helper_left(), West)),
    ("bad stuff of the cornered", cornered),
    ("the boss", called),
    ("the base of the boss", || {
        let mut talk = called();
        talk.answers(fight::Answer::Monster(walker(3).into()));
        talk
    }),
    ("a fight with the boss", boss),
    ("where to run from the boss", boss_won),
    ("where the helper runs from the boss", || {
        let mut talk = boss_won();
        ran(&mut talk, East);
        talk
    }),
    ("a search", searches),
    ("the monster of a search", || searched(1)),
    ("a fight after a search", || {
        let mut talk = searched(1);
        talk.meets(card(3, 0, 1), Yellow);
        talk
    }),
    ("what lies there", || searched(3)),
    ("whether a monster is drawn", automatic),
    ("a monster drawn", || {
        let mut talk = automatic();
        talk.answers(table::Answer::Done);
        talk
    }),
    ("a curse on Blue", || cursed(Blue)),
    ("a curse on Green", || cursed(Green)),
    ("an Item Green loses", || loses(Green)),
    ("a power of Blue", || power(Blue)),
    ("a power of Green", || power(Green)),
    ("a pack of Green too full", || overfull(Green)),
    ("an empty room", || empty_room(false)),
    ("a room added", || empty_room(true)),
    ("Charity", || {
        let mut talk = table();
        talk.effect(cards::Effect::Hand { seat: Blue, deck: Deck::DXM, change: standie::rules::amount::Amount::By(6) });
        talk.does(turn::Command::EndTurn);
        talk
    }),
    ("the Monster Die", monsters),
    ("how a monster moves", || marches(&[])),
    ("where an arrow points", || marches(&[Answer::Dungeon(dungeon::Answer::Gait(Default::default()))])),
    ("standies to move", || {
        marches(&[
            Answer::Dungeon(dungeon::Answer::Gait(Default::default())),
            Answer::Dungeon(dungeon::Answer::Arrow(Arrow::None)),
        ])
    }),
];
