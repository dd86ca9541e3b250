//! Owed steps. Waiting is data: the agenda is a stack, its top is what the game waits for or does next.

use crate::rules::card::deck::Deck;
use crate::rules::card::{CardId, CardSet};
use crate::rules::command::Answer;
use crate::rules::effect::Effect;
use crate::rules::ids::{Colour, MonsterId, RoomId, Side};
use crate::rules::plain::is_default;
use crate::rules::row::Row;
use crate::rules::system::{Bargain, Fighter, LinkKind, MonsterDef};
use serde::{Deserialize, Serialize};

/// Why a new monster is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrival {
    /// A newly explored room always gets one (MQ-EXPL-10).
    Explored,
    /// A search turned it up (MQ-SRCH-16, MQ-SRCH-22).
    Searched,
    /// Chosen in a fully explored dungeon (MQ-EXPL-24).
    Automatic,
    /// A card brought it.
    Card,
    /// It is the Boss (MQ-BOSS-01).
    Boss,
}

/// How a munchkin comes to meet what is in its room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Coming {
    /// Its turn begins there (MQ-CMB-04).
    #[default]
    Began,
    /// It has entered the room (MQ-CMB-05).
    Entered,
    /// It has run away into the room (MQ-RUN-16).
    Ran,
    /// It was there, and the room has changed about it (MQ-CMB-06, MQ-CMB-07).
    Stayed,
}

/// What everybody gets a chance to react to, where the app keeps cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// The starting hands: what can be put down is (MQ-SET-21).
    Opening,
    /// A turn that has begun (MQ-ANY-01 to MQ-ANY-04).
    Turn,
    /// A fight about to be rolled (MQ-CMB-41).
    Fight,
    /// Dice that are cast (MQ-CMB-46, MQ-DIE-11).
    Dice,
}

impl About {
    /// The name used in text ids.
    pub const fn name(self) -> &'static str {
        match self {
            About::Opening => "opening",
            About::Turn => "turn",
            About::Fight => "fight",
            About::Dice => "dice",
        }
    }
}

/// One owed step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Who starts: a die each, or the table's choice (MQ-SET-24).
    FirstPlayer {
        /// Who still has a chance.
        among: Vec<Colour>,
        /// What has been rolled.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rolls: Vec<(Colour, u8)>,
    },
    /// Cards of the starting hand may be put on the table (MQ-SET-21).
    Opening,
    /// A game under way is being laid out; everything can be placed freely.
    Arrange,
    /// A turn begins.
    TurnStart {
        /// Whose.
        seat: Colour,
    },
    /// Movement: the active player acts until they end the turn.
    Move {
        /// Who.
        seat: Colour,
    },
    /// A turn ends.
    TurnEnd {
        /// Whose.
        seat: Colour,
    },
    /// Cards beyond the hand limit go (MQ-CHAR-01).
    Charity {
        /// Whose hand.
        seat: Colour,
    },
    /// The Monster Die decides the Monster Turn (MQ-MON-01).
    MonsterRoll {
        /// Who rolls.
        seat: Colour,
    },
    /// The Monster Turn of a rolled colour is to be worked out.
    March {
        /// The colour.
        roll: Colour,
        /// Rooms whose arrow nobody would say.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unasked_rooms: Vec<RoomId>,
        /// Monsters whose movement nobody would say.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unasked_monsters: Vec<MonsterId>,
    },
    /// The standies on the table are to be moved as shown.
    Moving,
    /// The turn passes to the left (MQ-SET-25).
    NextTurn,
    /// A munchkin has entered a room, whose rule is read (MQ-ICON-01, MQ-EXPL-09).
    Heed {
        /// Whose.
        seat: Colour,
        /// Which room; the one it stands in if none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        room: Option<RoomId>,
    },
    /// A munchkin is where it stands, and looks about.
    Arrive {
        /// Whose.
        seat: Colour,
        /// How it comes to be there.
        #[serde(default, skip_serializing_if = "is_default")]
        how: Coming,
    },
    /// A monster appears in an empty room; without one, a room is added to the map first (MQ-KW-06 to MQ-KW-08).
    EmptyRoom {
        /// Who chooses.
        seat: Colour,
        /// The monster.
        def: Box<MonsterDef>,
    },
    /// The tile of a room added to the map without anybody exploring (MQ-KW-07).
    AddedTile {
        /// Who chose where.
        seat: Colour,
        /// From which room.
        from: RoomId,
        /// Through which side.
        side: Side,
    },
    /// The tile of a room being explored (MQ-EXPL-02).
    Tile {
        /// Who explores.
        seat: Colour,
        /// From which room.
        from: RoomId,
        /// Through which side.
        side: Side,
        /// Move spent before the step, where all of it went on this one: it comes back if there is no room
        /// (MQ-EXPL-22).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<u8>,
    },
    /// Links for the free sides of a new room (MQ-EXPL-05).
    Links {
        /// The new room.
        room: RoomId,
        /// Its sides without a link.
        sides: Vec<Side>,
    },
    /// The DxM for exploring (MQ-EXPL-07).
    ExploreDxm {
        /// Who explored.
        seat: Colour,
    },
    /// A monster from the Monster deck (MQ-EXPL-10).
    NewMonster {
        /// Where it appears.
        room: RoomId,
        /// Who met it.
        seat: Colour,
        /// Why.
        why: Arrival,
    },
    /// The Monster Die decides a new monster's base (MQ-DIE-03).
    BaseRoll {
        /// Which monster.
        monster: MonsterId,
        /// Who chooses if the die cannot (MQ-EXPL-14).
        seat: Colour,
    },
    /// The base of the rolled colour, or of another (MQ-EXPL-12 to MQ-EXPL-18).
    Base {
        /// Which monster.
        monster: MonsterId,
        /// The colour rolled.
        roll: Colour,
        /// Who chooses if the die could not.
        seat: Colour,
        /// Monsters whose level nobody would say; they count as the lowest.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unasked: Vec<MonsterId>,
    },
    /// A fight, until its result is entered.
    Fight {
        /// The main player.
        seat: Colour,
        /// Where, in a rule set with a map.
        #[serde(default, rename = "room", skip_serializing_if = "Option::is_none")]
        place: Option<RoomId>,
    },
    /// A munchkin that lost a fight names the room to run to (MQ-RUN-01).
    Refuge {
        /// Who.
        seat: Colour,
        /// Where it fought.
        room: RoomId,
        /// Whom it runs from.
        left: Vec<MonsterId>,
    },
    /// It rolls to get away from each monster (MQ-RUN-06).
    RunAway {
        /// Who.
        seat: Colour,
        /// Where it fought.
        room: RoomId,
        /// Where it runs.
        to: Side,
        /// From whom it has yet to get away.
        left: Vec<MonsterId>,
        /// Whether Bad Stuff has taken it elsewhere: then it ends there, not in the room it named (OQ-43).
        #[serde(default, skip_serializing_if = "is_default")]
        taken: bool,
    },
    /// A monster has caught it (MQ-RUN-13).
    BadStuff {
        /// Who.
        seat: Colour,
        /// By whom.
        monster: MonsterId,
    },
    /// The Boss has won, and leaves with those beside it once everybody has run (MQ-BOSS-18).
    BossLeaves {
        /// Who leaves.
        monsters: Vec<MonsterId>,
    },
    /// A search is being rolled (MQ-SRCH-01).
    SearchRoll {
        /// Who searches.
        seat: Colour,
        /// Where.
        room: RoomId,
    },
    /// Dropped Items may be taken along (MQ-SRCH-02).
    Collect {
        /// Who.
        seat: Colour,
        /// Where.
        room: RoomId,
        /// The monster the search turned up, until it is killed (MQ-PICK-03).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        found: Option<MonsterId>,
    },
    /// A monster may be drawn in a fully explored dungeon (MQ-EXPL-24).
    Automatic {
        /// Who entered.
        seat: Colour,
        /// Where.
        room: RoomId,
    },
    /// A Curse is about to hit somebody (MQ-CURSE-02 to MQ-CURSE-04).
    Cursed {
        /// Whom.
        seat: Colour,
        /// What the table calls it; may be empty.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
        /// What it does.
        effects: Vec<Effect>,
        /// Its card, where the app keeps cards.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<CardId>,
        /// Who played it, if anybody did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Colour>,
        /// Whether the ten-sided die has failed to avert it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        tried: bool,
    },
    /// The ten-sided die decides whether the power of a Class works (MQ-CLASS-07).
    PowerRoll {
        /// Whose.
        seat: Colour,
        /// Of which Class.
        class: String,
        /// What it does.
        effects: Vec<Effect>,
    },
    /// A die of the fight is rolled again by a card (OQ-14).
    DieAgain {
        /// Who rolls.
        seat: Colour,
        /// Whose die.
        who: Fighter,
        /// Which of its dice.
        index: usize,
    },
    /// One of several Items goes; its owner says which (MQ-CURSE-08, MQ-ITEM-07).
    LoseItem {
        /// Whose.
        seat: Colour,
        /// What sort: a slot, a keyword, or none for any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sort: Option<String>,
        /// Whether it is dropped where the munchkin stands, not discarded.
        #[serde(default, skip_serializing_if = "is_default")]
        dropped: bool,
    },
    /// The pack holds more than it can: Items have to be given away or dropped (MQ-ITEM-26).
    Overfull {
        /// Whose.
        seat: Colour,
    },
    /// Treasures were promised without saying who picks first (MQ-BRIBE-04, OQ-36).
    PickOrder {
        /// The main player, who is asked.
        seat: Colour,
    },
    /// Treasures won with a helper, where the app keeps the cards: they are turned up and picked by turns (MQ-BRIBE-04).
    Spoils {
        /// Who has how many picks, whoever is next first.
        picks: [(Colour, u8); 2],
        /// How many are still to be turned up.
        turn: u8,
        /// What lies there.
        up: CardSet,
    },
    /// All Health is gone (MQ-DEATH-01).
    Death {
        /// Whose.
        seat: Colour,
    },
    /// What becomes of a leaving player's monsters and goods.
    Leaver {
        /// Who leaves.
        seat: Colour,
    },
    /// The owner checks the link costs against the box, after the first link that is not a passage (OQ-01).
    LinkCosts {
        /// Who went through.
        seat: Colour,
        /// What kind of link it was.
        link: LinkKind,
    },
    /// Which way an arrow points, needed now.
    AskArrow {
        /// In which room.
        room: RoomId,
        /// Of which colour.
        colour: Colour,
    },
    /// How a monster moves, needed now.
    AskGait {
        /// Which monster.
        monster: MonsterId,
    },
    /// What level a monster has, needed now.
    AskLevel {
        /// Which monster.
        monster: MonsterId,
    },
    /// A hand has grown or shrunk by number, and its cards are to be named, where the app keeps them (MQ-SET-02).
    NameCards {
        /// Whose.
        seat: Colour,
        /// Of which deck.
        deck: Deck,
    },
    /// Others may react, one after the other, until all pass (OQ-41).
    Window {
        /// To what.
        about: About,
        /// Who has not passed, in the order they are asked.
        waiting: Row,
    },
    /// Dice are cast and may still be changed by a card, before they count (MQ-DIE-11).
    Cast {
        /// Who rolled.
        seat: Colour,
        /// What they show: the answer that will count.
        roll: Box<Answer>,
        /// Which of them is being rolled again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again: Option<usize>,
    },
    /// A monster is drawn for an empty room (MQ-KW-06, MQ-KW-07).
    Lurker {
        /// Who brought it, and chooses the room.
        seat: Colour,
    },
    /// Somebody is asked to help in the fight (MQ-HELP-01, MQ-BRIBE-01).
    Asked {
        /// Who is asked.
        seat: Colour,
        /// What is offered.
        terms: Bargain,
    },
    /// The game is over.
    Over,
}
