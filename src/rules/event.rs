//! Facts. An event holds final values: enough to apply without knowing any rule.

pub mod board;
mod fact;
mod told;

pub use fact::Fact;
pub use told::{FightTold, Gone, PlayedAs, Roll};

use crate::rules::agenda::Step;
use crate::rules::card::deck::Deck;
use crate::rules::card::hand::Hand;
use crate::rules::card::{CardId, CardSet};
use crate::rules::command::Answer;
use crate::rules::event::board::Board;
use crate::rules::game::{Care, Component, Ending, Place};
use crate::rules::gear::Gear;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side, Square};
use crate::rules::plain::is_default;
use crate::rules::seat::{Condition, Health, Seat, Sex};
use crate::rules::stock::piles::Stock;
use crate::rules::system::{Arrow, Enhancer, Face, LinkKind, March, Mark, Monster, MonsterDef, Phase, Pile, Room};
use crate::rules::system::{Fight, Tile};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A step is owed; it is now on top.
    Owed(Step),
    /// The step on top is done.
    Settled,
    /// The step on top was done by hand or left out.
    Waived,
    /// The step on top now stands like this.
    Noted(Step),
    /// The agenda was set anew: the table jumped to another phase, or a turn broke off.
    Agenda(Vec<Step>),

    /// A game that was over goes on all the same.
    PlaysOn,
    /// A turn began.
    Turn {
        /// Whose.
        seat: Colour,
        /// Its number.
        number: u32,
    },
    /// A phase began.
    Phase(Phase),
    /// A die was rolled.
    Rolled {
        /// What came up.
        roll: Roll,
        /// By whom, if it matters.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Colour>,
    },
    /// The game ended.
    Ended(Ending),

    /// The app keeps these cards from now on, or none any more.
    Stocked(Option<Box<Stock>>),
    /// Cards were drawn by name: from the deck to a hand.
    Took {
        /// Whose.
        seat: Colour,
        /// Which.
        cards: CardSet,
    },
    /// Cards went from a hand to the discards.
    Shed {
        /// Whose.
        seat: Colour,
        /// Which.
        cards: CardSet,
    },
    /// Cards went from one hand to another.
    Passed {
        /// Whose.
        from: Colour,
        /// To whom.
        to: Colour,
        /// Which.
        cards: CardSet,
    },
    /// A card left a hand and is in play.
    CardOut {
        /// Whose.
        seat: Colour,
        /// Which.
        card: CardId,
        /// Whether it lies before its player from now on: a Race, a Class, or what allows two.
        #[serde(default, skip_serializing_if = "is_default")]
        laid: bool,
    },
    /// Cards that the table names come out of the decks and discards into play.
    LaidOut(CardSet),
    /// Treasures won together lie face up, to be picked from (MQ-RES-10, MQ-BRIBE-04).
    TurnedUp(CardSet),
    /// Treasures that lay face up come to a hand.
    Picked {
        /// Whose.
        seat: Colour,
        /// Which.
        cards: CardSet,
    },
    /// A card came from the discards to a hand.
    Fetched {
        /// Whose.
        seat: Colour,
        /// From which deck's discards.
        deck: Deck,
        /// Which.
        card: CardId,
    },
    /// Cards that were in play went to the discards.
    Swept(CardSet),
    /// The discards of a deck were shuffled and are the deck again (MQ-SET-04); these are its cards.
    Reshuffled(CardSet),
    /// Dice that do not count yet show something else, or one of them is rolled again.
    Recast {
        /// What they show.
        roll: Box<Answer>,
        /// Which is rolled again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again: Option<usize>,
    },
    /// Somebody reacted: who it was may go on, and all others may again.
    Reopened {
        /// Who.
        by: Colour,
    },

    /// A player joined.
    Joined {
        /// The new seat.
        seat: Box<Seat>,
        /// Its place in the order, from 0.
        index: usize,
    },
    /// A player left.
    Left {
        /// Who.
        seat: Colour,
    },
    /// A seat is passed over from now on, or no longer.
    Away {
        /// Whose.
        seat: Colour,
        /// Passed over.
        away: bool,
    },
    /// A bot plays a seat from now on, or a person.
    Botted {
        /// Whose.
        seat: Colour,
        /// Which bot; a person if none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// The seats stand in another order.
    Order(Vec<Colour>),
    /// A house rule was set.
    Ruled {
        /// Which.
        name: String,
        /// To what.
        value: String,
    },
    /// A kind of component is now on the table or in the app.
    Kept {
        /// Which.
        component: Component,
        /// Where.
        place: Place,
    },
    /// How much is kept changed.
    Cared(Care),
    /// The owner checked the link costs.
    CostsChecked,
    /// A map was begun.
    Mapped(Box<Board>),

    /// A level changed.
    Level {
        /// Whose.
        seat: Colour,
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// Health changed.
    Health {
        /// Whose.
        seat: Colour,
        /// From.
        from: Health,
        /// To.
        to: Health,
    },
    /// Move tokens changed.
    Moves {
        /// Whose.
        seat: Colour,
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// Move spent this turn changed.
    Spent {
        /// Whose.
        seat: Colour,
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// All Move is unspent again, and no room counts as searched.
    Refreshed {
        /// Whose.
        seat: Colour,
    },
    /// Gold changed.
    Gold {
        /// Whose.
        seat: Colour,
        /// From.
        from: u32,
        /// To.
        to: u32,
    },
    /// The number of cards in hand was set.
    Hand {
        /// Whose.
        seat: Colour,
        /// From.
        from: Hand,
        /// To.
        to: Hand,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Colour,
        /// From which deck.
        deck: Deck,
        /// How many.
        cards: u8,
        /// Whether all could see them (MQ-RES-10).
        #[serde(default, skip_serializing_if = "is_default")]
        open: bool,
    },
    /// Cards drawn for a roll that no longer counts went back.
    GaveBack {
        /// By whom.
        seat: Colour,
        /// To which deck.
        deck: Deck,
        /// How many.
        cards: u8,
    },
    /// Races in play.
    Races {
        /// Whose.
        seat: Colour,
        /// All of them.
        races: Vec<String>,
    },
    /// Classes in play.
    Classes {
        /// Whose.
        seat: Colour,
        /// All of them.
        classes: Vec<String>,
    },
    /// A sex.
    Sex {
        /// Whose.
        seat: Colour,
        /// Which.
        sex: Option<Sex>,
    },
    /// The combat bonus kept as one number.
    Bonus {
        /// Whose.
        seat: Colour,
        /// From.
        from: i16,
        /// To.
        to: i16,
    },
    /// Big Items kept as a number.
    Big {
        /// Whose.
        seat: Colour,
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// A Half-Breed card beside the Races, or no longer.
    HalfBreed {
        /// Whose.
        seat: Colour,
        /// Whether it lies there.
        on: bool,
    },
    /// A Super Munchkin card beside the Classes, or no longer.
    SuperMunchkin {
        /// Whose.
        seat: Colour,
        /// Whether it lies there.
        on: bool,
    },
    /// A card was played; what it did follows.
    Played {
        /// By whom.
        seat: Colour,
        /// What the table calls it; may be empty.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
        /// What it is.
        what: PlayedAs,
        /// On whom, if on somebody else.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Colour>,
    },
    /// What was about to happen to a munchkin did nothing: there was nothing to lose.
    NoEffect {
        /// Whose.
        seat: Colour,
    },
    /// A Curse was averted.
    Averted {
        /// By whom.
        seat: Colour,
    },
    /// The power of a Class was tried.
    Power {
        /// By whom.
        seat: Colour,
        /// Of which Class.
        class: String,
        /// Whether it works.
        works: bool,
    },
    /// A munchkin has entered a room with a rule of its own.
    RoomRule {
        /// Whose.
        seat: Colour,
        /// Which room.
        room: RoomId,
        /// What the table noted of it.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        text: String,
    },
    /// The card of a monster that lives lies before the player of its base from now on.
    CardPassed {
        /// Which monster's.
        monster: MonsterId,
    },
    /// A once-a-turn Deal was made.
    Dealt {
        /// By whom.
        seat: Colour,
        /// Where.
        room: RoomId,
    },
    /// A pack that holds too much is let be, or no longer.
    PackLetBe {
        /// Whose.
        seat: Colour,
        /// Whether it is.
        on: bool,
    },
    /// How many Treasures in hand count as just received.
    Fresh {
        /// Whose.
        seat: Colour,
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// Hands to hold Items with.
    Hands {
        /// Whose.
        seat: Colour,
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// Listed Items.
    Gear {
        /// Whose.
        seat: Colour,
        /// All of them.
        gear: Vec<Arc<Gear>>,
    },
    /// Something hangs over a munchkin.
    Condition {
        /// Whose.
        seat: Colour,
        /// What.
        add: Condition,
    },
    /// Something no longer does.
    Lifted {
        /// Whose.
        seat: Colour,
        /// Its place in the list.
        index: usize,
    },
    /// A player's name.
    Named {
        /// Whose.
        seat: Colour,
        /// The name.
        name: String,
    },
    /// A munchkin died.
    Died {
        /// Whose.
        seat: Colour,
    },
    /// A munchkin returned to life.
    Revived {
        /// Whose.
        seat: Colour,
    },
    /// A munchkin stands in another room.
    Stood {
        /// Whose.
        seat: Colour,
        /// Where.
        room: RoomId,
    },
    /// A munchkin walked through a link.
    Walked {
        /// Who.
        seat: Colour,
        /// From which room.
        from: RoomId,
        /// Out of which side.
        side: Side,
        /// Into which room.
        to: RoomId,
        /// Through what.
        link: LinkKind,
        /// Move spent this turn, this step included.
        spent: u8,
        /// Paid with all of one's Move (MQ-MOVE-06).
        #[serde(default, skip_serializing_if = "is_default")]
        all: bool,
    },
    /// A munchkin set out into the darkness.
    Ventured {
        /// Who.
        seat: Colour,
        /// From which room.
        from: RoomId,
        /// Out of which side.
        side: Side,
        /// Through what.
        link: LinkKind,
        /// Move spent this turn, this step included.
        spent: u8,
        /// Paid with all of one's Move (MQ-MOVE-06).
        #[serde(default, skip_serializing_if = "is_default")]
        all: bool,
    },
    /// The darkness turned out to be a wall, and Move is again spent as it was before the step (MQ-EXPL-22).
    TurnedBack {
        /// Who.
        seat: Colour,
        /// Move spent this turn, without that step.
        spent: u8,
    },
    /// A room was searched.
    Searched {
        /// By whom.
        seat: Colour,
        /// Which.
        room: RoomId,
    },
    /// What a search came to.
    Found {
        /// Who searched.
        seat: Colour,
        /// The result, dice and modifiers.
        result: i32,
    },

    /// A room was put on the map.
    RoomPlaced(Box<Room>),
    /// A room was moved.
    RoomMoved {
        /// Which.
        room: RoomId,
        /// Where.
        at: Square,
        /// Its links there.
        links: [LinkKind; 4],
    },
    /// A room was turned over, or its tile became known.
    RoomTile {
        /// Which.
        room: RoomId,
        /// The tile.
        tile: Box<Tile>,
        /// Whether it was turned over.
        #[serde(default, skip_serializing_if = "is_default")]
        flipped: bool,
    },
    /// A room's upper face became known.
    Printed {
        /// Which.
        room: RoomId,
        /// The face.
        face: Box<Face>,
    },
    /// An arrow became known.
    ArrowSeen {
        /// In which room.
        room: RoomId,
        /// Of which colour.
        colour: Colour,
        /// Where it points.
        to: Arrow,
    },
    /// A room was taken off the map.
    RoomGone {
        /// Which.
        room: RoomId,
    },
    /// A link changed; its other side with it.
    Link {
        /// Of which room.
        room: RoomId,
        /// On which side.
        side: Side,
        /// From.
        from: LinkKind,
        /// To.
        to: LinkKind,
    },
    /// A search token was placed, turned or taken.
    Marked {
        /// Where.
        room: RoomId,
        /// The token.
        mark: Option<Mark>,
    },
    /// What lies dropped in a room.
    Pile {
        /// Where.
        room: RoomId,
        /// What lies there now.
        pile: Option<Box<Pile>>,
    },
    /// The stock of room tiles is used up.
    TilesGone,

    /// A monster was put on the map.
    MonsterPlaced(Box<Monster>),
    /// A monster was moved by an effect.
    MonsterMoved {
        /// Which.
        monster: MonsterId,
        /// From.
        from: RoomId,
        /// To.
        to: RoomId,
    },
    /// A monster's base.
    Based {
        /// Which.
        monster: MonsterId,
        /// The colour.
        base: Colour,
    },
    /// What a monster's card says.
    MonsterCard {
        /// Which.
        monster: MonsterId,
        /// The card.
        def: Box<MonsterDef>,
    },
    /// Cards on a monster.
    Enhanced {
        /// Which.
        monster: MonsterId,
        /// All of them.
        enhancers: Vec<Enhancer>,
    },
    /// A monster left the map; its base is free.
    MonsterGone {
        /// Which.
        monster: MonsterId,
        /// Why.
        why: Gone,
    },
    /// A fight as it is now; none once it is decided.
    Fight {
        /// The fight.
        fight: Option<Arc<Fight>>,
        /// What has happened to it.
        what: FightTold,
    },
    /// A Monster Turn.
    Marched(Box<March>),
    /// The last Monster Turn was taken back: the roll is another one.
    Unmarched,
    /// A standie was moved on the table.
    Ticked {
        /// Which monster's.
        monster: MonsterId,
    },
    /// All standies were moved on the table.
    AllMoved,
}
