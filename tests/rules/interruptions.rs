//! What is owed, and what comes in between: every kind of owed step beside every way of interrupting it. What then is
//! asked, in which order, and what has changed when the next turn is free to go on stands in `interruptions.txt`.

pub mod kept;
pub mod owed;

use crate::support::proofs::proves;
use crate::support::talk::*;
use kept::KEPT;
use owed::{FAR, LAIR, STATES};
use standie::rules::answer::Answer;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::answer::{OrphanGoods, OrphanMonsters};
use standie::rules::dungeon::arrow::Arrow;
use standie::rules::dungeon::ask::DieFor;
use standie::rules::dungeon::oddity::oddities;
use standie::rules::effect::Effect;
use standie::rules::engine;
use standie::rules::fight;
use standie::rules::fight::outcome::{Beaten, Outcome, Won};
use standie::rules::fight::{Fighter, Throw};
use standie::rules::game::Game;
use standie::rules::ids::{Colour, RoomId};
use standie::rules::laws;
use standie::rules::munchkin;
use standie::rules::munchkin::goods::Goods;
use standie::rules::question::Ask;
use standie::rules::refusal::Refusal;
use standie::rules::table;
use standie::rules::table::phase::Phase;
use standie::rules::turn;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// What has to come out, a line each: what is owed, what comes in between, what follows.
const TABLE: &str = include_str!("interruptions.txt");

type Interruption = (&'static str, fn(&Talk) -> Option<Vec<Command>>);

fn effect(effect: Effect) -> Vec<Command> {
    vec![Command::Table(table::Command::Effects { note: String::new(), effects: vec![effect] })]
}

/// A room munchkins stand in, with all that lives there gone, if anything does.
fn banished(talk: &Talk) -> Option<Vec<Command>> {
    let here = talk.game.seat(Blue)?.room?;
    let gone = talk
        .game
        .foes
        .in_room(here)
        .map(|m| Effect::Fight(fight::Effect::RemoveMonster { monster: m.id, empty: false }));
    let effects: Vec<Effect> = gone.collect();
    (!effects.is_empty()).then(|| vec![Command::Table(table::Command::Effects { note: String::new(), effects })])
}

/// Where a fight stands, all in it have lost and run.
fn told_lost(talk: &Talk) -> Option<Vec<Command>> {
    if !matches!(
        talk.asks(),
        Ask::Fight(fight::Ask::Fight { .. })
            | Ask::Fight(fight::Ask::FightDice { .. })
            | Ask::Fight(fight::Ask::FightRolled { .. })
    ) {
        return None;
    }
    let here = talk.seat(Blue).room?;
    let ran = Some(if here == RoomId::ENTRANCE { East } else { North });
    let beaten = [Blue, Red].into_iter().filter(|c| talk.seat(*c).room == Some(here));
    let beaten = beaten.map(|seat| Beaten { seat, hits: 1, ran }).collect();
    Some(vec![Command::Table(table::Command::Answer(Answer::Fight(fight::Answer::Fight(Outcome::Lost(beaten)))))])
}

/// The monster of the lair comes to Blue.
fn comes(talk: &Talk) -> Option<Vec<Command>> {
    let room = talk.game.seat(Blue)?.room.filter(|r| *r != LAIR)?;
    let monster = talk.game.foes.in_room(LAIR).next()?.id;
    Some(effect(Effect::Dungeon(dungeon::Effect::MoveMonster { monster, room })))
}

fn leaves(seat: Colour) -> Vec<Command> {
    let left = Answer::Dungeon(dungeon::Answer::Leaver { monsters: OrphanMonsters::Stay, goods: OrphanGoods::Drop });
    vec![Command::Table(table::Command::Leave { seat }), Command::Table(table::Command::Answer(left))]
}

const INTERRUPTIONS: [Interruption; 15] = [
    ("Blue dies", |_| Some(effect(hit(Blue, 9)))),
    ("Red dies", |_| Some(effect(hit(Red, 9)))),
    ("Green dies", |_| Some(effect(hit(Green, 9)))),
    ("Blue is moved", |_| Some(effect(Effect::Dungeon(dungeon::Effect::Stand { seat: Blue, room: FAR })))),
    ("Blue is moved to a lair", |_| Some(effect(Effect::Dungeon(dungeon::Effect::Stand { seat: Blue, room: LAIR })))),
    ("Blue is put elsewhere", |_| {
        Some(vec![Command::Table(table::Command::Amend {
            note: String::new(),
            effects: vec![Effect::Dungeon(dungeon::Effect::Stand { seat: Blue, room: FAR })],
        })])
    }),
    ("Red is moved", |_| Some(effect(Effect::Dungeon(dungeon::Effect::Stand { seat: Red, room: FAR })))),
    ("a monster comes", comes),
    ("the monsters vanish", banished),
    ("it is told as lost", told_lost),
    ("a jump to Charity", |_| {
        Some(vec![Command::Turn(turn::Command::Jump { phase: Phase::Charity, seat: Some(Blue) })])
    }),
    ("it is left out", |_| Some(vec![Command::Table(table::Command::Skip)])),
    ("Blue leaves", |_| Some(leaves(Blue))),
    ("Red leaves", |_| Some(leaves(Red))),
    ("Green leaves", |_| Some(leaves(Green))),
];

/// What a table says to whatever it is asked.
fn answer(talk: &Talk) -> Command {
    let main = talk.game.turn.seat.unwrap_or(Blue);
    Command::Table(table::Command::Answer(match talk.asks() {
        Ask::Munchkin(munchkin::Ask::Charity { .. }) => return Command::Table(table::Command::ByHand),
        Ask::Dungeon(dungeon::Ask::MonsterDie(DieFor::Base(_))) => Answer::Table(table::Answer::Colour(Yellow)),
        Ask::Dungeon(dungeon::Ask::MonsterDie(_)) => Answer::Table(table::Answer::Colour(Orange)),
        Ask::Dungeon(dungeon::Ask::Tile { .. }) => Answer::Dungeon(dungeon::Answer::Tile(Box::new(plain()))),
        Ask::Dungeon(dungeon::Ask::EmptyRoom { rooms, exits }) => match (rooms.first(), exits.first()) {
            (Some(room), _) => Answer::Dungeon(dungeon::Answer::Room(*room)),
            (None, exit) => exit
                .map(|(room, side)| Answer::Dungeon(dungeon::Answer::Exit { room: *room, side: *side }))
                .expect("a way out"),
        },
        Ask::Dungeon(dungeon::Ask::NewMonster { .. }) | Ask::Dungeon(dungeon::Ask::Lurker) => {
            Answer::Fight(fight::Answer::Monster(kept::monster(talk).into()))
        }
        Ask::Cards(cards::Ask::Cards { .. }) => kept::cards(talk),
        Ask::Fight(fight::Ask::Spoils { up, .. }) => Answer::Cards(cards::Answer::Cards(up.iter().take(1).collect())),
        Ask::Table(table::Ask::Window { .. }) => Answer::Table(table::Answer::No),
        Ask::Dungeon(dungeon::Ask::BaseColour { options, .. }) => {
            Answer::Table(table::Answer::Colour(*options.last().expect("a base")))
        }
        Ask::Fight(fight::Ask::Fight { monsters, .. }) => {
            Answer::Fight(fight::Answer::Fight(Outcome::Won(Won { killed: monsters, levels: 1, ..Won::default() })))
        }
        Ask::Fight(fight::Ask::FightDice { rollers }) => Answer::Fight(fight::Answer::Throws(
            rollers.iter().map(|(who, n)| Throw { who: *who, faces: vec![1; n.unwrap_or(0) as usize] }).collect(),
        )),
        Ask::Dungeon(dungeon::Ask::Refuge { sides }) => {
            Answer::Dungeon(dungeon::Answer::Side(*sides.first().expect("a refuge")))
        }
        Ask::Fight(fight::Ask::RunAway { monsters }) => {
            Answer::Fight(fight::Answer::Ran { monster: monsters[0], face: 6 })
        }
        Ask::Fight(fight::Ask::RunFirst { monsters }) => {
            Answer::Fight(fight::Answer::RunsFrom { monster: monsters[0] })
        }
        Ask::Dungeon(dungeon::Ask::SearchDice { .. }) => Answer::Table(table::Answer::Number(3)),
        Ask::Munchkin(munchkin::Ask::PowerDie) | Ask::Fight(fight::Ask::DieAgain) => {
            Answer::Table(table::Answer::Number(1))
        }
        Ask::Munchkin(munchkin::Ask::LoseItem { among }) => Answer::Munchkin(munchkin::Answer::Item(among[0])),
        Ask::Dungeon(dungeon::Ask::Overfull { .. }) => {
            Answer::Dungeon(dungeon::Answer::Take(Goods { gear: vec![0], ..Goods::default() }))
        }
        Ask::Fight(fight::Ask::PickOrder { .. }) => Answer::Table(table::Answer::Seat(main)),
        Ask::Table(table::Ask::Leaver) => {
            Answer::Dungeon(dungeon::Answer::Leaver { monsters: OrphanMonsters::Stay, goods: OrphanGoods::Drop })
        }
        Ask::Dungeon(dungeon::Ask::Arrow { .. }) => Answer::Dungeon(dungeon::Answer::Arrow(Arrow::None)),
        Ask::Dungeon(dungeon::Ask::Gait { .. }) => Answer::Dungeon(dungeon::Answer::Gait(Default::default())),
        Ask::Fight(fight::Ask::Level { .. }) => Answer::Fight(fight::Answer::Level(5)),
        _ => Answer::Table(table::Answer::Done),
    }))
}

fn names(colour: Colour) -> &'static str {
    match colour {
        Blue => "Blue",
        Red => "Red",
        Green => "Green",
        _ => "Yellow",
    }
}

/// What is asked, one question after the other, until a turn is free to go on or another begins.
fn story(talk: &mut Talk) -> String {
    let mut told = Vec::new();
    let turn = talk.game.turn.number;
    for _ in 0..90 {
        let who = talk.asked().map_or_else(String::new, |c| format!(" {}", names(c)));
        let asked = match talk.asks() {
            // One after the other passes, and cards are named: each once is enough.
            Ask::Table(table::Ask::Window { .. }) => "window".to_owned(),
            Ask::Cards(cards::Ask::Cards { .. }) => "cards".to_owned(),
            ask => format!("{}{who}", ask.name()),
        };
        let same = (asked == "window" || asked == "cards") && told.last() == Some(&asked);
        if !same {
            told.push(asked);
        }
        let free = matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. }) | Ask::Table(table::Ask::Over(_)));
        if free || talk.game.turn.number != turn {
            return told.join(", ");
        }
        talk.does(answer(talk));
        assert_eq!(laws::broken(&talk.book, &talk.game), None, "{told:?}");
    }
    panic!("no end: {told:?}")
}

/// What has changed, in few words: nothing may be lost or doubled.
fn changes(was: &Game, is: &Game) -> String {
    let mut said = Vec::new();
    for seat in &was.seats {
        let Some(now) = is.seat(seat.colour) else { continue };
        let mut own = String::new();
        let number = |own: &mut String, name: &str, was: i64, is: i64| {
            if was != is {
                let _ = write!(own, " {name}{:+}", is - was);
            }
        };
        if now.room != seat.room {
            let _ = write!(own, " @{}", now.room.map_or(0, |r| r.0));
        }
        number(&mut own, "level", seat.level.into(), now.level.into());
        if now.dead && !seat.dead {
            own.push_str(" dead");
        } else {
            number(&mut own, "hits", now.health.red.into(), seat.health.red.into());
            number(&mut own, "gold", seat.gold.into(), now.gold.into());
            number(&mut own, "treasure", seat.hand.of(Deck::TREASURE).into(), now.hand.of(Deck::TREASURE).into());
            // The card at the beginning of a turn is not what this is about.
            let begun = i64::from(is.turn.number != was.turn.number && is.turn.seat == Some(seat.colour));
            number(&mut own, "dxm", i64::from(seat.hand.of(Deck::DXM)) + begun, now.hand.of(Deck::DXM).into());
            number(&mut own, "items", seat.gear.len() as i64, now.gear.len() as i64);
        }
        if !own.is_empty() {
            said.push(format!("{}{own}", names(seat.colour)));
        }
    }
    let floor = |game: &Game| -> (i64, i64) {
        let piles = || game.dungeon.iter().flat_map(|d| d.rooms.iter()).filter_map(|r| r.pile.as_ref());
        (piles().map(|p| i64::from(p.gold)).sum(), piles().map(|p| p.gear.len() as i64).sum())
    };
    let (gold, items) = (floor(is).0 - floor(was).0, floor(is).1 - floor(was).1);
    if (gold, items) != (0, 0) {
        said.push(format!("floor {gold:+}/{items:+}"));
    }
    let monsters = |game: &Game| -> BTreeMap<u32, String> {
        let all = game.foes.all.iter();
        all.map(|m| (m.id.0, format!("@{} {}", m.room.map_or(0, |r| r.0), m.base.map_or("no base", names)))).collect()
    };
    let (before, after) = (monsters(was), monsters(is));
    said.extend(before.keys().filter(|id| !after.contains_key(*id)).map(|id| format!("monster {id} gone")));
    let new = after.iter().filter(|(id, what)| before.get(*id) != Some(*what));
    said.extend(new.map(|(id, what)| format!("monster {id} {what}")));
    let rooms = |game: &Game| game.dungeon.as_deref().map_or(0, |d| d.rooms.len());
    if rooms(is) > rooms(was) {
        said.push("a new room".to_owned());
    }
    said.join("; ")
}

/// One pair: what follows, or why it cannot be.
fn pair(state: &Talk, interruption: &Interruption) -> Option<String> {
    let mut talk = state.clone();
    let before = talk.game.clone();
    for (number, command) in (interruption.1)(&talk)?.into_iter().enumerate() {
        // Cards are named before a leaver is asked anything.
        while let (Ask::Cards(cards::Ask::Cards { .. }), true) = (talk.asks(), number > 0) {
            talk.answers(kept::cards(&talk));
        }
        let done: Result<_, Refusal> = engine::act(&talk.book, &mut talk.game, &command);
        if let Err(refusal) = done {
            return Some(format!("refused: {}", refusal.message.id));
        }
        assert_eq!(laws::broken(&talk.book, &talk.game), None, "{:?}", talk.game.agenda);
    }
    let told = story(&mut talk);
    let odd: Vec<_> = oddities(&talk.book, &talk.game).into_iter().map(|o| o.message.id).collect();
    assert!(odd.is_empty() || interruption.0 == "it is left out" || interruption.0.starts_with("a jump"), "{odd:?}");
    let changed = changes(&before, &talk.game);
    Some(if changed.is_empty() { told } else { format!("{told} | {changed}") })
}

fn table() -> String {
    let mut all = String::new();
    for (name, state) in STATES.iter().chain(&KEPT) {
        let talk = state();
        let _ = writeln!(all, "# {name}: {}", talk.asks().name());
        let ends = engine::decide(&talk.book, &talk.game, &Command::Turn(turn::Command::EndTurn)).is_ok();
        assert_eq!(
            ends,
            matches!(talk.asks(), Ask::Table(table::Ask::Turn { .. })),
            "{name}: no turn ends with anything owed"
        );
        for interruption in &INTERRUPTIONS {
            if let Some(told) = pair(&talk, interruption) {
                let _ = writeln!(all, "{}: {told}", interruption.0);
            }
        }
    }
    all
}

#[test]
fn whatever_is_owed_and_whatever_comes_in_between_nothing_is_lost_or_doubled() {
    let _row = proves("MQ-DEATH-10");
    let _row = proves("MQ-TURN-03");
    let table = table();
    if std::env::var_os("STANDIE_TEST_SHOWS").is_some() {
        println!("{table}");
    }
    let wrong: Vec<_> = table.lines().zip(TABLE.lines()).filter(|(is, should)| is != should).collect();
    assert!(wrong.is_empty(), "what comes out, and what should: {wrong:#?}");
    assert_eq!(table.lines().count(), TABLE.lines().count());
}

/// Somebody who fights.
fn fighter(colour: Colour) -> Fighter {
    Fighter::Seat(colour)
}

/// Rooms the states know by number.
fn room(id: u32) -> RoomId {
    RoomId(id)
}
