//! What somebody may try, in a few bytes each: the list is made at every decision, and one wish of it is spelt out.

use crate::rules::answer::Answer;
use crate::rules::card::{CardBox, CardId, CardSet, Choice};
use crate::rules::command::Command;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::fight::bargain::Bargain;
use crate::rules::fight::fighter::Fighter;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::munchkin;
use crate::rules::munchkin::goods::Cards;
use crate::rules::munchkin::played::PowerBy;
use crate::rules::table;
use crate::rules::turn;
use std::sync::Arc;

/// What a card or a power is aimed at: the choice that its player makes, as one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Aim {
    /// Nothing.
    #[default]
    None,
    /// A player.
    On(Colour),
    /// Somebody in the fight.
    Fighter(Fighter),
    /// A monster on the map.
    Monster(MonsterId),
    /// A monster, pushed by a side of its room.
    Push(MonsterId, Side),
    /// An explored room.
    Room(RoomId),
    /// A side of the room.
    Side(Side),
    /// A listed Item of one's own, by its place in the list.
    Item(u16),
    /// A listed Item of somebody else's, by its place in the list.
    Loot(Colour, u16),
    /// A second card from the hand.
    With(CardId),
    /// An Item used once goes on the belt.
    Down,
    /// A card of the discards.
    Pick(CardId),
    /// A die of the fight, and the face it is turned to.
    FightDie(Fighter, u8, Face),
    /// A die that does not count yet, and the face it is turned to.
    Die(u8, Face),
}

/// The face a die is turned to; none where it is rolled again.
pub type Face = Option<std::num::NonZeroU8>;

impl Aim {
    /// The choice, spelt out.
    pub fn choice(self) -> Choice {
        let plain = Choice::default();
        let face = |face: Face| face.map(u8::from);
        match self {
            Aim::None => plain,
            Aim::On(on) => Choice { on: Some(on), ..plain },
            Aim::Fighter(fighter) => Choice { fighter: Some(fighter), ..plain },
            Aim::Monster(monster) => Choice { monster: Some(monster), ..plain },
            Aim::Push(monster, side) => Choice { monster: Some(monster), side: Some(side), ..plain },
            Aim::Room(room) => Choice { room: Some(room), ..plain },
            Aim::Side(side) => Choice { side: Some(side), ..plain },
            Aim::Item(item) => Choice { item: Some(item.into()), ..plain },
            Aim::Loot(on, item) => Choice { on: Some(on), item: Some(item.into()), ..plain },
            Aim::With(with) => Choice { with: Some(with), ..plain },
            Aim::Down => Choice { down: true, ..plain },
            Aim::Pick(pick) => Choice { pick: Some(pick), ..plain },
            Aim::FightDie(fighter, die, to) => {
                Choice { fighter: Some(fighter), die: Some(die.into()), face: face(to), ..plain }
            }
            Aim::Die(die, to) => Choice { die: Some(die.into()), face: face(to), ..plain },
        }
    }
}

/// Something somebody may try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Done, ready, yes.
    Done,
    /// No, thank you.
    No,
    /// The turn ends.
    EndTurn,
    /// The room is searched.
    Search,
    /// Through a link into an explored room, paying with all of one's Move or not.
    Walk(Side, bool),
    /// Through a link into the darkness.
    Explore(Side, bool),
    /// A card is played or used.
    Card(CardId, Aim),
    /// The power of a Class, by its place in the box, decided by the ten-sided die.
    Ten(u8, Aim),
    /// The power of a Class, by its place in the box, paid with a card from the hand.
    Paid(u8, CardId, Aim),
    /// The same for the second power that is paid so.
    Other(u8, CardId, Aim),
    /// The power of a Class, by its place in the box, paid with the whole hand.
    Hand(u8, Aim),
    /// Somebody is asked to help, for so many Treasures and so much gold, with the first pick or without.
    Ask(Colour, u8, i16, bool),
    /// An answer to the question that stands: a side of the room.
    Side(Side),
    /// One that needs more room, by its place among those.
    Long(u16),
}

/// The wishes of one seat.
#[derive(Clone, Debug)]
pub struct Wishes {
    /// Whose cards and powers are meant.
    pub seat: Colour,
    list: Vec<Wish>,
    long: Vec<Command>,
}

impl Default for Wishes {
    fn default() -> Self {
        Wishes { seat: Colour::ALL[0], list: Vec::with_capacity(64), long: Vec::new() }
    }
}

impl Wishes {
    /// Forgets them all.
    pub fn clear(&mut self) {
        self.list.clear();
        self.long.clear();
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// One of them.
    pub fn get(&self, place: usize) -> Option<Wish> {
        self.list.get(place).copied()
    }

    /// Whether one is among them.
    pub fn has(&self, wish: Wish) -> bool {
        self.list.contains(&wish)
    }

    /// Adds one.
    pub fn wish(&mut self, wish: Wish) {
        self.list.push(wish);
    }

    /// Adds one that needs more room.
    pub fn push(&mut self, command: Command) {
        // More than so many nobody could weigh.
        if let Ok(place) = u16::try_from(self.long.len()) {
            self.list.push(Wish::Long(place));
            self.long.push(command);
        }
    }

    /// Adds an answer to the question that stands.
    pub fn say(&mut self, answer: Answer) {
        match answer {
            Answer::Table(table::Answer::Done) => self.wish(Wish::Done),
            Answer::Table(table::Answer::No) => self.wish(Wish::No),
            Answer::Dungeon(dungeon::Answer::Side(side)) => self.wish(Wish::Side(side)),
            Answer::Table(_) | Answer::Cards(_) | Answer::Munchkin(_) | Answer::Fight(_) | Answer::Dungeon(_) => {
                self.push(Command::Table(table::Command::Answer(answer)));
            }
        }
    }

    /// Takes one out and spells it; the last one comes to its place.
    pub fn take(&mut self, cards: &CardBox, place: usize) -> Option<Command> {
        if place >= self.list.len() {
            return None;
        }
        let wish = self.list.swap_remove(place);
        let Wish::Long(long) = wish else { return self.spelt(cards, wish) };
        let command = self.long.get_mut(usize::from(long))?;
        Some(std::mem::replace(command, Command::Turn(turn::Command::EndTurn)))
    }

    /// All of them, spelt out.
    pub fn all<'a>(&'a self, cards: &'a CardBox) -> impl Iterator<Item = Command> + 'a {
        self.list.iter().filter_map(|wish| self.spelt(cards, *wish))
    }

    /// One of them, spelt out.
    fn spelt(&self, cards: &CardBox, wish: Wish) -> Option<Command> {
        let answer = |answer| Command::Table(table::Command::Answer(Answer::Table(answer)));
        let power = |kind: u8, by, aim: Aim| {
            let class = Arc::clone(&cards.kinds.get(usize::from(kind))?.name);
            let (seat, choice) = (self.seat, aim.choice());
            Some(Command::Munchkin(munchkin::Command::UsePower { seat, class, by, choice }))
        };
        let pays = |card: CardId| Cards { cards: CardSet::of(card), ..Cards::default() };
        Some(match wish {
            Wish::Done => answer(table::Answer::Done),
            Wish::No => answer(table::Answer::No),
            Wish::EndTurn => Command::Turn(turn::Command::EndTurn),
            Wish::Search => Command::Dungeon(dungeon::Command::Search),
            Wish::Walk(side, all) => Command::Dungeon(dungeon::Command::Walk { side, all }),
            Wish::Explore(side, all) => Command::Dungeon(dungeon::Command::Explore { side, all }),
            Wish::Card(card, aim) => {
                let (seat, choice) = (self.seat, aim.choice());
                Command::Munchkin(munchkin::Command::PlayCard { seat, card, choice })
            }
            Wish::Ask(seat, treasures, gold, first) => {
                let terms = Bargain { treasures, gold: gold.into(), helper_first: Some(first), items: Vec::new() };
                Command::Fight(fight::Command::AskHelp { seat, terms })
            }
            Wish::Side(side) => Command::Table(table::Command::Answer(Answer::Dungeon(dungeon::Answer::Side(side)))),
            Wish::Ten(kind, aim) => return power(kind, PowerBy::Ten, aim),
            Wish::Paid(kind, card, aim) => return power(kind, PowerBy::Discard(pays(card)), aim),
            Wish::Other(kind, card, aim) => return power(kind, PowerBy::Other(pays(card)), aim),
            Wish::Hand(kind, aim) => return power(kind, PowerBy::Hand, aim),
            Wish::Long(place) => return self.long.get(usize::from(place)).cloned(),
        })
    }
}
