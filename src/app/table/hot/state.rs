//! A game the app keeps whole, as the screen has it.

use crate::app::table::hot::ring::clock::Ring;
use crate::app::table::hot::spread::places::Spread;
#[cfg(feature = "phones")]
use crate::phones::around::Choosing;
use crate::play::narrate::moves::Part;
use crate::play::player::Players;
use crate::play::reacting::Until;
#[cfg(feature = "phones")]
use crate::rules::card::CardSet;
use crate::rules::card::id::CardId;
use crate::rules::card::price::Paying;
use crate::rules::command::Command;
use crate::rules::fight::bargain::Bargain;
use crate::rules::fight::fighter::{Fighter, Throw};
use crate::rules::ids::Colour;
use crate::rules::message::Message as Said;
use crate::rules::seat::Seat;
use std::sync::Arc;

/// What a card can be put on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum On {
    /// Somebody, or a monster.
    Fighter(Fighter),
    /// The stage, whatever stands on it.
    Stage,
}

/// What is being tapped together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// A card of the hand or of the table.
    Card(CardId),
    /// A power: of which Class, and how it is had.
    Power(Arc<str>, Paying),
    /// Everything a level can be bought with.
    Level,
    /// What changes hands with somebody.
    Trade(Colour),
    /// Items that are offered for help.
    Pledge,
    /// Items that change places with packed ones.
    Pack,
    /// The Deal of the room.
    Deal,
    /// Which monsters are beaten, where the others are run from.
    Parting,
    /// Everything that can be done.
    More,
}

/// What the people at a game of the app do with it, besides commands.
#[derive(Clone, Debug)]
pub enum Wish {
    /// The app goes on, if it is time.
    Beat,
    /// Somebody has seen what a bot did.
    GoOn,
    /// The app goes on at once until a person is asked.
    Hurry,
    /// The app takes more time for each step.
    Slower,
    /// What was behind the door has been seen.
    Seen,
    /// A card is touched: lifted, to be read, with the ways to play it; lifted already it is played, if there is one way.
    Card(CardId),
    /// The only way there is left to play what is lifted.
    Play,
    /// A card has been dragged out of the hand and let go over what it can be played on.
    Put(CardId, On),
    /// What gives up a Race or a Class is touched for the first time.
    Arm(Command),
    /// Somebody has got something while everybody may react, or somebody thinks about a fight on a phone; or has not after all.
    Claim(Colour),
    /// Somebody has nothing.
    Waive(Colour),
    /// Whoever has said nothing has nothing.
    WaiveAll,
    /// A sheet is opened, or closed.
    Sheet(Option<Sheet>),
    /// Something is chosen on a sheet.
    Narrow(Part),
    /// The last thing chosen on a sheet is chosen anew.
    Back,
    /// A card goes, or stays.
    Mark(CardId),
    /// A card goes to somebody, or stays if it went there already.
    Give(CardId, Colour),
    /// The Items on the table are shown instead of the hand, or the hand.
    Laid(bool),
    /// Other cards are shown, where there are too many.
    Page(usize),
    /// The tablet has been handed over.
    Here(Colour),
    /// Whoever holds the hand on a phone wants to play here instead, or there again.
    Instead(Colour, bool),
    /// Somebody reacts to nothing for a while, or is asked again.
    Peace(Colour, Option<Until>),
    /// What is offered for help.
    Offer(Bargain),
    /// Whoever is asked to help wants that for it.
    Haggle(Bargain),
    /// What is marked changes hands with somebody.
    Swap(Colour),
    /// Whoever is offered a trade from a phone says here whether it is one.
    Agree(Colour, bool),
    /// What is selected on the map is put right, or only read again.
    Amend(bool),
}

/// Dice the app has rolled, to be seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Cast {
    /// Whose roll it was; nobody's in particular if none.
    pub seat: Option<Colour>,
    /// What was rolled for, as a text id.
    pub what: &'static str,
    /// The dice, by who rolled them.
    pub dice: Dice,
    /// Records of the game when they fell.
    pub at: u32,
    /// The face from which on whoever runs gets away.
    pub from: i32,
    /// What those were called who rolled in a fight: some of them are gone afterwards.
    pub names: Vec<(Fighter, String)>,
}

/// A card somebody else has played, to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Who played it.
    pub seat: Colour,
    /// Which.
    pub card: CardId,
    /// Whom it strikes, if it is a Curse.
    pub on: Option<Colour>,
    /// Records of the game when it was played.
    pub at: u32,
}

/// A card that was behind a door.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Behind {
    /// Who has opened the door.
    pub seat: Colour,
    /// What was behind it.
    pub card: CardId,
    /// Since when it is seen, in milliseconds.
    pub since: i64,
}

/// What is remembered of when somebody did something last, here or on a phone.
#[derive(Clone, Debug)]
pub(in crate::app::table) struct Touched {
    /// Who.
    pub seat: Colour,
    /// In which turn.
    pub turn: u32,
    /// What the seat held.
    #[cfg(feature = "phones")]
    pub held: CardSet,
    /// How many lines had been told.
    pub told: usize,
    /// Whether any of what has been told since was skipped.
    pub skipped: bool,
}

/// Who has got something while somebody else thinks about a fight on a phone, and what that one had put together there.
#[derive(Clone, Debug)]
pub(in crate::app::table) struct Meanwhile {
    /// Who.
    pub seat: Colour,
    /// Records of the game when they said so.
    pub at: u32,
    /// What was marked.
    pub marked: Vec<CardId>,
    /// What waited for an answer.
    pub armed: Option<Command>,
    /// What was put together.
    #[cfg(feature = "phones")]
    pub chooses: Option<Choosing>,
}

/// A trade that somebody puts together on a phone although it is not their turn.
#[cfg(feature = "phones")]
#[derive(Clone, Debug)]
pub(in crate::app::table) struct Deal {
    /// Who.
    pub seat: Colour,
    /// With whom.
    pub with: Colour,
    /// In which turn.
    pub turn: u32,
    /// What is marked.
    pub marked: Vec<CardId>,
    /// What is thought over.
    pub offered: Option<Command>,
    /// Whether it can be gone on with now; while something else is settled, or the phone is away, it waits.
    pub open: bool,
}

/// What whoever has the turn had begun to put together when somebody else played into it.
#[cfg(feature = "phones")]
#[derive(Clone, Debug)]
pub(in crate::app::table) struct Begun {
    /// Who.
    pub seat: Colour,
    /// In which turn.
    pub turn: u32,
    /// What is marked.
    pub marked: Vec<CardId>,
    /// What is thought over.
    pub armed: Option<Command>,
    /// What is put together, on a phone.
    pub chooses: Option<Choosing>,
    /// Or here.
    pub sheet: Option<Sheet>,
}

/// Dice as they fell.
#[derive(Clone, Debug, PartialEq)]
pub enum Dice {
    /// Six-sided ones.
    Six(Vec<u8>),
    /// The ten-sided one.
    Ten(i32),
    /// The Monster Die.
    Monster(Colour),
    /// Those of a fight.
    Fight(Vec<Throw>),
}

/// Somebody the app plays, who offers to help unasked.
#[derive(Clone, Debug, PartialEq)]
pub struct Volunteer {
    /// Who.
    pub seat: Colour,
    /// For what.
    pub terms: Bargain,
    /// The chance with them, in percent.
    pub percent: u32,
}

/// Who is at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Chance: the app rolls or draws.
    Chance,
    /// The app has only to go on.
    Go,
    /// A bot.
    Bot(Colour),
    /// Somebody who has nothing to react with, or wants to be left in peace.
    Pass(Colour),
    /// Everybody has time to react: the ring runs.
    Ring,
    /// A person.
    Person(Colour),
    /// Any of the people.
    Anybody,
    /// Nobody: it is over.
    Over,
}

/// What has come to nothing, for whoever is told.
#[cfg(feature = "phones")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lost {
    /// What they had begun themselves.
    Own(Choosing),
    /// A trade they were offered, and by whom.
    Offer(Colour),
}

/// A game the app keeps whole.
pub struct Hot {
    pub(super) players: Players,
    pub(super) names: Vec<Option<String>>,
    /// Who is at it.
    pub next: Next,
    /// Whose hand may be seen; nobody's while the tablet is handed over.
    pub open: Option<Colour>,
    /// Who was shown a hand last and still has the screen: nobody else has been at it since.
    pub(super) holder: Option<Colour>,
    /// In which turn they opened their hand.
    pub(super) held_in: u32,
    /// Whether the game was taken up again and nobody has touched anything since: nobody is passed over before they are back.
    pub(in crate::app) rests: bool,
    /// Whether a ring has closed all hands since: others may have reached for the screen.
    pub(super) shut: bool,
    /// Whether the open hand is face down, for somebody else looks at the screen.
    pub(super) face_down: bool,
    /// The ring of the chance to react that stands.
    pub ring: Ring,
    /// Whether what all may react to would end the game.
    pub(super) ends: bool,
    /// Who has played something while all may react, and goes on first.
    pub(super) goes_on: Option<Colour>,
    /// Who claims to have won the fight, and what either side came to when they said so last.
    pub(super) claimed: Option<(Colour, (i32, i32))>,
    /// Whose claim stands as it was made: they are not asked about it again.
    pub(super) stands: Option<Colour>,
    /// Who has had the chance to put down starting cards.
    pub(super) opened: Vec<Colour>,
    /// Who has it now.
    pub(super) opening: Option<Colour>,
    /// What would give up a Race or a Class and has been touched once.
    pub armed: Option<Command>,
    /// Who wants to be left in peace, and for how long.
    pub peace: Vec<(Colour, Until)>,
    /// When the app goes on, in milliseconds since 1970.
    pub(super) due: i64,
    /// Whether what a bot did last stands until somebody has seen it.
    pub(super) holds: bool,
    /// Since when the dice of a fight tumble, in milliseconds since 1970.
    pub tumble: Option<i64>,
    /// What was rolled last.
    pub cast: Option<Cast>,
    /// What somebody else played last.
    pub seen: Option<Seen>,
    /// What was behind the last door.
    pub behind: Option<Behind>,
    /// Why the last bot did what it did.
    pub why: Option<(Colour, Said)>,
    /// Everything whoever has to decide can do.
    pub moves: Vec<Command>,
    /// What is being tapped together.
    pub sheet: Option<Sheet>,
    /// What has been chosen on the sheet.
    pub narrowed: Vec<Part>,
    /// Cards that are to go, in the order they were touched.
    pub marked: Vec<CardId>,
    /// Who is to get which of them, as it was said; the others go round.
    pub gets: Vec<(CardId, Colour)>,
    /// Which of the cards are on the screen, where there are too many: their page.
    pub page: usize,
    /// Whether the Items on the table are shown instead of the hand.
    pub laid: bool,
    /// Where the cards on the screen lie.
    pub spread: Spread,
    /// What is offered for help.
    pub offer: Bargain,
    /// Who offers help unasked.
    pub volunteer: Option<Volunteer>,
    /// Whether what is selected on the map is being put right.
    pub amending: bool,
    /// Whether the app has found nothing to do: then the people help it on.
    pub(super) stuck: bool,
    /// Whose cards were on the screen last.
    pub(super) shown: Option<Colour>,
    /// How people left their seats when they were at it last, and in which turn.
    pub(super) left: Vec<(u32, Seat)>,
    /// Whose fight somebody else's card has put an end to, and what is said of it until they do something.
    pub(super) put_out: Option<(Colour, String)>,
    /// Whether two or more people share the screen.
    pub several: bool,
    /// Whether what is asked is about what lies there for all to see: nobody needs the own hand for it.
    pub(super) open_to_all: bool,
    /// Whose hands are on phones: those are not laid open here unless somebody asks for it.
    pub(in crate::app) on_phone: Vec<Colour>,
    /// Who of them wants to play here for now, and in which turn they said so: they are handed the tablet like anybody else.
    pub(super) here: Vec<(Colour, u32)>,
    /// Who is at the tablet alone, all others holding phones.
    pub(super) alone: Option<Colour>,
    /// Who has got something while somebody else thinks about a fight on a phone.
    pub(super) meanwhile: Option<Meanwhile>,
    /// The card of the Curse that has struck last, and the records of the game then.
    #[cfg(feature = "phones")]
    pub(super) struck: Option<(CardId, u32)>,
    /// When everybody did something last.
    pub(in crate::app::table) touched: Vec<Touched>,
    /// Trades of those whose turn it is not.
    #[cfg(feature = "phones")]
    pub(super) deals: Vec<Deal>,
    /// What was begun when somebody played into it, until it can be gone on with.
    #[cfg(feature = "phones")]
    pub(super) begun: Option<Begun>,
    /// What somebody had begun and has to begin anew; whoever touches anything knows it.
    #[cfg(feature = "phones")]
    pub(super) gone: Vec<(Colour, Lost)>,
    /// What is put together on the phone of whoever is asked.
    #[cfg(feature = "phones")]
    pub(super) chooses: Option<Choosing>,
    /// What phones say of what was undone, or done again, at the table, until something else happens.
    #[cfg(feature = "phones")]
    pub(super) travelled: Option<String>,
    /// What the table has said to what was done on a phone last, and to whom.
    #[cfg(feature = "phones")]
    pub(super) said: Option<(Colour, String)>,
}

impl std::fmt::Debug for Hot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hot").field("next", &self.next).field("open", &self.open).finish_non_exhaustive()
    }
}
