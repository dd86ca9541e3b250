//! Table talk: what people at a table do and say, in their order, for tests that read like it.

use crate::support::proofs;
use standie::catalog;
use standie::rules::agenda::Step;
use standie::rules::amount::Amount;
use standie::rules::answer::Answer;
use standie::rules::book::Book;
use standie::rules::cards;
use standie::rules::cards::deck::Deck;
use standie::rules::cite::Rule;
use standie::rules::command::Command;
use standie::rules::dungeon;
use standie::rules::dungeon::arrow::{Arrow, Arrows};
use standie::rules::dungeon::gait::Gait;
use standie::rules::dungeon::link::LinkKind;
use standie::rules::dungeon::map::Dungeon;
use standie::rules::dungeon::march::March;
use standie::rules::dungeon::movement;
use standie::rules::dungeon::room::{Face, Room, Tile};
use standie::rules::effect::Effect;
use standie::rules::engine;
use standie::rules::event::{Event, Fact};
use standie::rules::fight;
use standie::rules::fight::foe::Monster;
use standie::rules::fight::foe::card::MonsterDef;
use standie::rules::fight::outcome::{Outcome, Won};
use standie::rules::game::Game;
use standie::rules::ids::{Colour, MonsterId, RoomId, Side, Square};
use standie::rules::munchkin;
use standie::rules::question::Ask;
use standie::rules::refusal::Refusal;
use standie::rules::seat::Seat;
use standie::rules::setup::Setup;
use standie::rules::table;
use standie::rules::table::phase::Phase;
use standie::rules::table::seating::NewSeat;
use standie::rules::turn;
use standie::rules::turn::command::Rerolled;
use std::sync::Arc;

pub use Colour::{Blue, Green, Orange, Purple, Red, Yellow};
pub use LinkKind::{Door, Hidden, Locked, Passage, Wall};
pub use Side::{East, North, South, West};

/// A table.
#[derive(Clone)]
pub struct Talk {
    pub game: Game,
    pub book: Arc<Book>,
    /// What the last deed brought about.
    pub facts: Vec<Fact>,
}

/// A room with these arrows, in the letters of files: six, red first, `?` unknown, `-` none.
pub fn arrows(letters: &str) -> Tile {
    let arrows = Arrows::parse(letters).expect("six letters");
    Tile { up: Face { arrows, ..Face::default() }.into(), down: None }
}

/// A room without any arrow.
pub fn plain() -> Tile {
    arrows("------")
}

/// A room whose arrows of every colour point one way.
pub fn all_to(side: Side) -> Tile {
    Tile { up: Face { arrows: Arrows([Arrow::To(side); 6]), ..Face::default() }.into(), down: None }
}

/// A monster of a level that walks like most.
pub fn walker(level: i16) -> MonsterDef {
    MonsterDef { level: Some(level), gait: Some([].into_iter().collect()), ..MonsterDef::default() }
}

/// A monster of level 1 with footprints.
pub fn with_gait(gait: &[Gait]) -> MonsterDef {
    MonsterDef { gait: Some(gait.iter().copied().collect()), ..walker(1) }
}

impl Talk {
    /// A table just set up, however it was set up.
    pub fn of(setup: &Setup) -> Talk {
        let book = catalog::book();
        let game = setup.game(&book).expect("a sound set-up");
        Talk { game, book, facts: Vec::new() }
    }

    /// These players, the first of them on the move in the Entrance, link costs checked.
    pub fn turn_of(colours: &[Colour]) -> Talk {
        let first = *colours.first().expect("somebody plays");
        Talk::with(Setup { first: Some(first), ..Setup::new(colours) })
    }

    /// A table set up so, its first turn begun, link costs checked.
    pub fn with(setup: Setup) -> Talk {
        let mut talk = Talk::of(&Setup { costs_checked: true, ..setup });
        talk.answers(table::Answer::Done);
        talk
    }

    /// The usual four, Blue on the move.
    pub fn four() -> Talk {
        Talk::turn_of(&[Blue, Red, Green, Yellow])
    }

    /// A house rule in force from the start of what follows.
    pub fn ruled(mut self, name: &str, value: &str) -> Talk {
        self.rule(name, value);
        self
    }

    /// The table sets a house rule.
    pub fn rule(&mut self, name: &str, value: &str) -> &mut Talk {
        proofs::tries(name, value);
        self.does(table::Command::Rule { name: name.to_owned(), value: value.to_owned() })
    }

    /// Does something that must be accepted.
    #[track_caller]
    pub fn does(&mut self, command: impl Into<Command>) -> &mut Talk {
        let command = command.into();
        match engine::act(&self.book, &mut self.game, &command) {
            Ok(facts) => self.facts = facts,
            Err(refusal) => panic!("{command:?} was refused: {refusal} {:?}", refusal.cites),
        }
        self
    }

    /// Wishes for something that must be refused, and change nothing.
    #[track_caller]
    pub fn refuses(&mut self, command: impl Into<Command>) -> Refused {
        let command = command.into();
        let before = self.game.clone();
        match engine::act(&self.book, &mut self.game, &command) {
            Ok(facts) => panic!("{command:?} was accepted: {facts:?}"),
            Err(refusal) => {
                assert_eq!(self.game, before, "a refusal changes nothing");
                Refused(refusal)
            }
        }
    }

    #[track_caller]
    pub fn answers(&mut self, answer: impl Into<Answer>) -> &mut Talk {
        self.does(table::Command::Answer(answer.into()))
    }

    /// A card, a room or a curse does something.
    #[track_caller]
    pub fn effect(&mut self, effect: impl Into<Effect>) -> &mut Talk {
        self.does(table::Command::Effects { note: String::new(), effects: vec![effect.into()] })
    }

    /// The table puts something right.
    #[track_caller]
    pub fn amends(&mut self, effect: impl Into<Effect>) -> &mut Talk {
        self.does(table::Command::Amend { note: String::new(), effects: vec![effect.into()] })
    }

    #[track_caller]
    pub fn refuses_effect(&mut self, effect: impl Into<Effect>) -> Refused {
        self.refuses(table::Command::Effects { note: String::new(), effects: vec![effect.into()] })
    }

    #[track_caller]
    pub fn refuses_amendment(&mut self, effect: impl Into<Effect>) -> Refused {
        self.refuses(table::Command::Amend { note: String::new(), effects: vec![effect.into()] })
    }

    #[track_caller]
    pub fn walks(&mut self, side: Side) -> &mut Talk {
        self.does(dungeon::Command::Walk { side, all: false })
    }

    /// The active player ends the turn; Charity, should a hand be too full, is seen to by hand.
    #[track_caller]
    pub fn ends_turn(&mut self) -> &mut Talk {
        self.does(turn::Command::EndTurn);
        let mut facts = std::mem::take(&mut self.facts);
        while let Ask::Munchkin(munchkin::Ask::Charity { .. }) = self.asks() {
            self.does(table::Command::ByHand);
            facts.append(&mut self.facts);
        }
        self.facts = facts;
        self
    }

    /// The Monster Die shows a colour.
    #[track_caller]
    pub fn die(&mut self, colour: Colour) -> &mut Talk {
        self.answers(table::Answer::Colour(colour))
    }

    /// Explores, draws a tile and lays passages; what comes next is the monster.
    #[track_caller]
    pub fn explores(&mut self, side: Side, tile: Tile) -> RoomId {
        self.does(dungeon::Command::Explore { side, all: false });
        let room = RoomId(self.dungeon().next_room);
        self.answers(dungeon::Answer::Tile(Box::new(tile)));
        if matches!(self.asks(), Ask::Dungeon(dungeon::Ask::Links { .. })) {
            self.answers(table::Answer::Done);
        }
        room
    }

    /// The monster of an explored room, on a base of the rolled colour.
    #[track_caller]
    pub fn meets(&mut self, def: MonsterDef, roll: Colour) -> MonsterId {
        let id = MonsterId(self.game.foes.next);
        self.answers(fight::Answer::Monster(def.into())).die(roll);
        id
    }

    /// The fight in this room is won, all monsters killed, with so many levels.
    #[track_caller]
    pub fn wins(&mut self, levels: u8) -> &mut Talk {
        let Ask::Fight(fight::Ask::Fight { monsters, .. }) = self.asks() else {
            panic!("no fight, but {:?}", self.asks())
        };
        self.answers(fight::Answer::Fight(Outcome::Won(Won { killed: monsters, levels, ..Won::default() })))
    }

    /// The active player's turn ends, the Monster Die shows a colour, and all standies are moved.
    #[track_caller]
    pub fn monster_turn(&mut self, roll: Colour) -> &mut Talk {
        self.ends_turn().die(roll);
        self
    }

    /// The table goes on from a phase of somebody's turn.
    pub fn from(&mut self, phase: Phase, seat: Colour) -> &mut Talk {
        self.does(turn::Command::Jump { phase, seat: Some(seat) })
    }

    /// Puts a room on the map. Links towards neighbours are theirs, the others passages.
    #[track_caller]
    pub fn room(&mut self, col: i32, row: i32, tile: Tile) -> RoomId {
        let id = RoomId(self.dungeon().next_room);
        self.amends(dungeon::Effect::PlaceRoom { at: Square { col, row }, tile });
        id
    }

    /// Puts a link.
    #[track_caller]
    pub fn link(&mut self, room: RoomId, side: Side, kind: LinkKind) -> &mut Talk {
        self.amends(dungeon::Effect::Link { room, side, kind })
    }

    /// Puts a monster on the map.
    #[track_caller]
    pub fn monster(&mut self, room: RoomId, def: MonsterDef, base: Colour) -> MonsterId {
        let id = MonsterId(self.game.foes.next);
        self.amends(dungeon::Effect::PlaceMonster { room, def, base: Some(base) });
        id
    }

    /// Puts a munchkin somewhere.
    #[track_caller]
    pub fn stands(&mut self, seat: Colour, room: RoomId) -> &mut Talk {
        self.amends(dungeon::Effect::Stand { seat, room })
    }

    /// Sets a seat's level.
    #[track_caller]
    pub fn at_level(&mut self, seat: Colour, level: i32) -> &mut Talk {
        self.amends(munchkin::Effect::Level { seat, change: Amount::To(level), kill: false })
    }

    pub fn asks(&self) -> Ask {
        engine::question(&self.book, &self.game).ask
    }

    pub fn asked(&self) -> Option<Colour> {
        engine::question(&self.book, &self.game).seat
    }

    pub fn seat(&self, colour: Colour) -> &Seat {
        self.game.seat(colour).expect("a seat of that colour")
    }

    pub fn left(&self, colour: Colour) -> u8 {
        movement::left(&self.book, &self.game, self.seat(colour))
    }

    pub fn dungeon(&self) -> &Dungeon {
        self.game.dungeon.as_deref().expect("a map")
    }

    pub fn at(&self, room: RoomId) -> &Room {
        self.dungeon().room(room).expect("that room")
    }

    pub fn who(&self, monster: MonsterId) -> &Monster {
        self.game.foes.get(monster).expect("that monster")
    }

    pub fn room_of(&self, monster: MonsterId) -> RoomId {
        self.who(monster).room.expect("a room")
    }

    pub fn is_gone(&self, monster: MonsterId) -> bool {
        self.game.foes.get(monster).is_none()
    }

    /// The Monster Turn just worked out.
    pub fn march(&self) -> &March {
        self.dungeon().march.as_ref().expect("a Monster Turn")
    }

    /// The rooms a monster entered in the last Monster Turn.
    pub fn path(&self, monster: MonsterId) -> Vec<RoomId> {
        self.march().route(monster).expect("a route").hops.0.iter().map(|h| h.to).collect()
    }

    /// Cards drawn in the last deed: by whom, from which deck, how many.
    pub fn drawn(&self) -> Vec<(Colour, Deck, u8)> {
        self.facts
            .iter()
            .filter_map(|f| match f.event {
                Event::Cards(cards::Event::Drew { seat, deck, cards, .. }) => Some((seat, deck, cards)),
                _ => None,
            })
            .collect()
    }

    /// Those of the last facts that cite a row.
    pub fn because(&self, row: &str) -> Vec<&Event> {
        let row = Rule::parse(row).expect("a row's id");
        self.facts.iter().filter(|f| f.cites.iter().any(|r| r == row)).map(|f| &f.event).collect()
    }

    /// Checks that the last deed brought about something that cites a row.
    #[track_caller]
    pub fn cites(&self, row: &str) -> &Talk {
        assert!(!self.because(row).is_empty(), "nothing cites {row}: {:?}", self.facts);
        self
    }

    /// What is owed, from the bottom up.
    pub fn agenda(&self) -> &[Step] {
        &self.game.agenda
    }
}

/// A refusal, to be looked at.
pub struct Refused(pub Refusal);

impl Refused {
    /// Checks the reason.
    #[track_caller]
    pub fn because(self, id: &str) -> Refused {
        assert_eq!(self.0.message.id, id);
        self
    }

    /// Checks that it cites a row.
    #[track_caller]
    pub fn cites(self, row: &str) -> Refused {
        let row = Rule::parse(row).expect("a row's id");
        assert!(self.0.cites.iter().any(|r| r == row), "{} does not cite {row}: {:?}", self.0, self.0.cites);
        self
    }
}

pub fn gold(seat: Colour, by: i32) -> Effect {
    Effect::Dungeon(dungeon::Effect::Gold { seat, change: Amount::By(by) })
}

pub fn level(seat: Colour, by: i32) -> Effect {
    Effect::Munchkin(munchkin::Effect::Level { seat, change: Amount::By(by), kill: false })
}

pub fn kill(seat: Colour, by: i32) -> Effect {
    Effect::Munchkin(munchkin::Effect::Level { seat, change: Amount::By(by), kill: true })
}

pub fn hit(seat: Colour, hits: i32) -> Effect {
    Effect::Dungeon(dungeon::Effect::Health { seat, change: Amount::By(-hits) })
}

pub fn heal(seat: Colour, hits: i32) -> Effect {
    Effect::Dungeon(dungeon::Effect::Health { seat, change: Amount::By(hits) })
}

pub fn moves(seat: Colour, by: i32) -> Effect {
    Effect::Dungeon(dungeon::Effect::Moves { seat, change: Amount::By(by) })
}

pub fn new_seat(colour: Colour) -> NewSeat {
    NewSeat { colour, name: String::new(), sex: None, bot: None }
}

pub fn explore(side: Side) -> Command {
    Command::Dungeon(dungeon::Command::Explore { side, all: false })
}

pub fn walk(side: Side) -> Command {
    Command::Dungeon(dungeon::Command::Walk { side, all: false })
}

pub fn walk_all(side: Side) -> Command {
    Command::Dungeon(dungeon::Command::Walk { side, all: true })
}

pub fn reroll(colour: Colour) -> Command {
    Command::Turn(turn::Command::Reroll { colour, why: Rerolled::Card })
}
