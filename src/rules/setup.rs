//! Setting up: what a table chooses before the first turn, its faults, and the game it makes.

use crate::rules::agenda::Step;
use crate::rules::arranged::{self, Arranged, Face, Named};
use crate::rules::book::{Book, RulingFault, Rulings};
use crate::rules::books::NoSuchSet;
use crate::rules::card::CardSet;
use crate::rules::cards::deck::Deck;
use crate::rules::cards::stock::Stock;
use crate::rules::cards::tally::Hand;
use crate::rules::dungeon;
use crate::rules::facts::Facts;
use crate::rules::fight::foe::Foes;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, RoomId};
use crate::rules::rulings::Set;
use crate::rules::seat::{Halves, Health, Seat};
use crate::rules::system;
use crate::rules::table;
use crate::rules::table::cited;
use crate::rules::table::seating::NewSeat;
use crate::rules::table::{Care, Components, Place, Table, Turn};
use crate::rules::text::{NAME_LIMIT, sound_name};
use crate::rules::track::{self, Track};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a table chooses before the first turn. The header of every saved game holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Which rule set, by its name in files.
    pub system: String,
    /// The players in table order, clockwise.
    pub seats: Vec<NewSeat>,
    /// Who takes the first turn; rolled for if none (MQ-SET-24).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Colour>,
    /// What is on the table and what is in the app.
    #[serde(default)]
    pub components: Components,
    /// How much is kept.
    #[serde(default)]
    pub care: Care,
    /// House rules that differ from the default.
    #[serde(default, skip_serializing_if = "Rulings::is_empty")]
    pub rulings: Rulings,
    /// Whether the expansion's pieces are in the box: six colours, more rooms.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub expansion: bool,
    /// Whether the owner has checked the link costs against the box (OQ-01).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub costs_checked: bool,
    /// Whether the game is already under way and is laid out first.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub under_way: bool,
    /// Whether cards of a table's own are among those it plays with: such a game is arranged.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own_cards: bool,
    /// Arranged: cards that lie before players from the beginning, by name.
    #[serde(default, skip_serializing_if = "Named::is_empty")]
    pub in_play: Named<Colour>,
    /// Arranged: whole hands, by name.
    #[serde(default, skip_serializing_if = "Named::is_empty")]
    pub hands: Named<Colour>,
    /// Arranged: what comes next from each deck, by name, from the top.
    #[serde(default, skip_serializing_if = "Named::is_empty")]
    pub decks: Named<Deck>,
    /// Arranged: the cards of the track, by name, the first first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub row: Vec<String>,
    /// Arranged: Levels to begin with.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub levels: BTreeMap<Colour, u8>,
    /// Arranged: faces of the dice the app rolls, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Face>,
}

/// Why a set-up makes no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// Not the rule set of the book.
    #[error("system: {0}")]
    System(#[from] NoSuchSet),
    /// Too few or too many players (MQ-SET-01).
    #[error("seats: found {found} players, allowed are {min} to {max}")]
    Players {
        /// How many there are.
        found: usize,
        /// Fewest.
        min: usize,
        /// Most with these pieces.
        max: usize,
    },
    /// Two players of one colour (MQ-SET-09).
    #[error("seats: {} occurs twice; each player picks a different colour", .0.name())]
    ColourTwice(Colour),
    /// A colour without pieces in this box.
    #[error("seats: {} has no pieces without the expansion", .0.name())]
    NoPieces(Colour),
    /// A name that cannot be shown.
    #[error("seats: the name of {} is longer than {NAME_LIMIT} characters or holds control characters", .0.name())]
    Name(Colour),
    /// The one to start has no seat.
    #[error("first: {} has no seat", .0.name())]
    First(Colour),
    /// A house rule that does not exist or a value it does not take.
    #[error("rulings: {0}")]
    Ruling(#[from] RulingFault),
    /// Cards in the app belong to a game that keeps everything.
    #[error("components.cards: found \"app\" with care {0:?}, which keeps no hands; allowed is \"everything\"")]
    NoHands(Care),
    /// Cards, Levels or dice that cannot be arranged so.
    #[error(transparent)]
    Arranged(#[from] arranged::Fault),
}

impl Setup {
    /// Another game of the same seats at the same table: same names, pieces, house rules.
    pub fn again(game: &Game) -> Setup {
        let seats = game.seats.iter().map(|s| NewSeat {
            colour: s.colour,
            name: s.name.clone(),
            sex: s.sex,
            bot: s.bot.clone(),
        });
        Setup {
            system: game.system.to_string(),
            seats: seats.collect(),
            components: game.table.components,
            care: game.table.care,
            rulings: game.table.rulings.clone(),
            expansion: game.table.expansion,
            costs_checked: game.table.costs_checked,
            ..Setup::new(&[])
        }
    }

    /// A set-up with these players and every default.
    pub fn new(colours: &[Colour]) -> Setup {
        Setup {
            system: system::FIRST.to_owned(),
            seats: colours.iter().map(|c| NewSeat { colour: *c, name: String::new(), sex: None, bot: None }).collect(),
            first: None,
            components: Components::default(),
            care: Care::default(),
            rulings: Rulings::new(),
            expansion: false,
            costs_checked: false,
            under_way: false,
            own_cards: false,
            in_play: Named::new(),
            hands: Named::new(),
            decks: Named::new(),
            row: Vec::new(),
            levels: BTreeMap::new(),
            dice: Vec::new(),
        }
    }

    /// What is arranged.
    pub fn arrangement(&self) -> Arranged<'_> {
        Arranged {
            in_play: &self.in_play,
            hands: &self.hands,
            decks: &self.decks,
            row: &self.row,
            levels: &self.levels,
            dice: &self.dice,
        }
    }

    /// Whether somebody chose its cards, Levels or dice: it is no fair game then, whatever its dice come from.
    pub fn is_arranged(&self) -> bool {
        self.own_cards || !self.arrangement().is_empty()
    }

    /// The first fault, if there is one.
    ///
    /// # Errors
    /// What is wrong, with the field, what was found and what is allowed.
    pub fn check(&self, book: &Book) -> Result<(), SetupFault> {
        if self.system != book.rules.system {
            let known = vec![book.rules.system.clone()];
            return Err(NoSuchSet { found: self.system.clone(), known }.into());
        }
        let pieces = book.rules.pieces(self.expansion);
        let (min, max) = (self.fewest(book), pieces.players);
        if !(min..=max).contains(&self.seats.len()) {
            return Err(SetupFault::Players { found: self.seats.len(), min, max });
        }
        for (i, seat) in self.seats.iter().enumerate() {
            if self.seats[..i].iter().any(|s| s.colour == seat.colour) {
                return Err(SetupFault::ColourTwice(seat.colour));
            }
            if !pieces.colours.contains(&seat.colour) {
                return Err(SetupFault::NoPieces(seat.colour));
            }
            if !sound_name(&seat.name) || !seat.bot.as_deref().is_none_or(sound_name) {
                return Err(SetupFault::Name(seat.colour));
            }
        }
        if let Some(first) = self.first
            && !self.seats.iter().any(|s| s.colour == first)
        {
            return Err(SetupFault::First(first));
        }
        if self.components.cards == Place::App && self.care != Care::Everything {
            return Err(SetupFault::NoHands(self.care));
        }
        Ok(book.check_rulings(&self.rulings)?)
    }

    /// Fewest players: as the book says, or as the table has agreed (CL-OQ-01).
    pub fn fewest(&self, book: &Book) -> usize {
        Set::of(&self.rulings).players_min.map_or(book.rules.players_min, usize::from)
    }

    /// The house rule a table agrees to by sitting down as fewer than the book says, where it has one (CL-OQ-01).
    pub fn fewer(&self, book: &Book) -> Option<(&'static str, String)> {
        let (name, found) = ("players_min", self.seats.len());
        let agreed = (name, found.to_string());
        let may = Rulings::from([(name.to_owned(), agreed.1.clone())]);
        (found < self.fewest(book) && book.check_rulings(&may).is_ok()).then_some(agreed)
    }

    /// The same set-up, with what the table has agreed to by sitting down.
    pub fn agreed(mut self, book: &Book) -> Setup {
        if let Some((name, value)) = self.fewer(book) {
            self.rulings.insert(name.to_owned(), value);
        }
        self
    }

    /// The game before its first turn.
    ///
    /// # Errors
    /// As [`Setup::check`].
    pub fn game(&self, book: &Book) -> Result<Game, SetupFault> {
        self.check(book)?;
        let dungeon = (self.care != Care::Count).then(|| book.system.dungeon(book, self.expansion, &self.rulings));
        let dungeon = dungeon.flatten();
        let halves = Halves::of(book.house_of(&Set::of(&self.rulings)));
        let sits = |new: &NewSeat| {
            let seat = new_seat(book, new, dungeon.is_some());
            Seat { hand: first_hand(book, &self.rulings, seat.hand), halves, ..seat }
        };
        let seats = self.seats.iter().map(sits).collect();
        let first = match self.first {
            _ if self.under_way => Step::Table(table::Step::Arrange),
            Some(_) => Step::Table(table::Step::Opening),
            None => Step::Table(table::Step::FirstPlayer {
                among: self.seats.iter().map(|s| s.colour).collect(),
                rolls: Vec::new(),
            }),
        };
        let mut game = Game {
            system: self.system.as_str().into(),
            table: Table {
                components: self.components,
                care: self.care,
                rulings: self.rulings.clone(),
                set: Set::of(&self.rulings),
                expansion: self.expansion,
                costs_checked: self.costs_checked,
            },
            seats,
            turn: Turn {
                number: 0,
                seat: self.first,
                phase: table::phase::Phase::default(),
                left_alone: Vec::new(),
                sold_high: false,
                met: false,
                fought: false,
                shares: None,
            },
            agenda: self.agenda(book, first),
            dungeon: dungeon.map(Into::into),
            foes: Foes::default().into(),
            fight: None,
            shelf: None,
            track: (!book.rules.layers.is_empty()).then(|| Track::default().into()),
            stock: (self.components.cards == Place::App).then(|| Stock::new(book, self.components.monsters)),
            ending: None,
        };
        let arranged = self.arrangement();
        if !arranged.is_empty() {
            arranged.arrange(book, &mut game)?;
        }
        Ok(game)
    }
}

/// The cards that are dealt of each deck, at the start and after a death: as the book says, or as the table rules
/// (MC-FAST-01, MC-FAST-02).
pub fn first_hand(book: &Book, rulings: &Rulings, hand: Hand) -> Hand {
    let each = book.house_of(&Set::of(rulings)).hand_dealt();
    match each {
        0 => hand,
        each => book.rules.hands.iter().fold(hand, |hand, deck| hand.with(*deck, each)),
    }
}

impl Setup {
    /// What is owed before the first turn: where starting hands come down first, before anybody rolls (MC-START-11).
    fn agenda(&self, book: &Book, first: Step) -> Vec<Step> {
        let rolls = matches!(first, Step::Table(table::Step::FirstPlayer { .. }));
        let mut owed = vec![first];
        if rolls && book.system.opens_first() {
            owed.push(Step::Table(table::Step::Opening));
        }
        // What lies open for all to see lies there before anybody puts anything down.
        if !book.cards.track.is_empty() && !book.rules.layers.is_empty() && self.components.cards == Place::App {
            owed.push(Step::Track(track::Step::LayRow));
        }
        owed
    }
}

/// A game that was played without its map has one from now on, where there is any, and everybody stands in its Entrance.
pub(crate) fn maps(book: &Book, game: &Game, out: &mut Facts) {
    let dungeon = book.system.dungeon(book, game.table.expansion, &game.table.rulings);
    if let Some(dungeon) = dungeon.filter(|_| game.dungeon.is_none()) {
        out.say(dungeon::Event::Mapped(Box::new(dungeon.into())), cited::MAP);
        for seat in &game.seats {
            out.say(dungeon::Event::Stood { seat: seat.colour, room: RoomId::ENTRANCE }, cited::STANDS);
        }
    }
}

/// A character as the book starts it (MQ-SET-12 to MQ-SET-20), in the Entrance if there is a map.
pub fn new_seat(book: &Book, new: &NewSeat, map: bool) -> Seat {
    let kit = &book.rules.start;
    Seat {
        colour: new.colour,
        name: new.name.clone(),
        sex: new.sex,
        bot: new.bot.clone(),
        level: kit.level,
        health: Health { red: kit.health, max: kit.health },
        moves: kit.moves,
        spent: 0,
        exit_used: false,
        gold: kit.gold,
        hand: kit.hand,
        races: Vec::new(),
        classes: Vec::new(),
        ranks: Vec::new(),
        edges: Vec::new(),
        half_breed: false,
        halves: Halves::default(),
        super_munchkin: false,
        hands: kit.hands,
        bonus: 0,
        gear: Vec::new(),
        big: 0,
        conditions: Vec::new(),
        room: map.then_some(RoomId::ENTRANCE),
        dead: false,
        due: false,
        away: false,
        searched: Vec::new(),
        dealt: Vec::new(),
        pack_let_be: false,
        fresh: 0,
        came: 0,
        shown: false,
        held: CardSet::EMPTY,
        laid: CardSet::EMPTY,
    }
}
