//! What the app plays with where components are in it: rooms, monsters and cards by number, Races and Classes.

use crate::rules::card::price::When;
use crate::rules::card::{CardDef, CardId, CardKind, CardSet, Does, KindDef, Traits};
use crate::rules::cards::deck::Deck;
use crate::rules::dungeon::room::Tile;
use crate::rules::fight::foe::card::{Enhancer, MonsterDef};
use crate::rules::ids::Colour;
use crate::rules::munchkin::gear::Gear;
use crate::rules::seat::Seat;
use crate::rules::track::card::TrackCard;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A monster of the box: its card and standie, and its Bad Stuff.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsterCard {
    /// What card and standie say.
    pub def: Arc<MonsterDef>,
    /// What happens to who does not get away (MQ-RUN-13).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bad: Vec<Does>,
    /// What happens to whoever gets away from it all the same (MC-RUN-09).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub escaped: Vec<Does>,
    /// What its card has whoever kills it do besides (MC-CMB-23).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub killed: Vec<Does>,
    /// Which deck its card belongs to; one of monsters alone unless it says otherwise.
    #[serde(default = "of_their_own", skip_serializing_if = "is_of_their_own")]
    pub deck: Deck,
}

const fn of_their_own() -> Deck {
    Deck::MONSTER
}

fn is_of_their_own(deck: &Deck) -> bool {
    *deck == Deck::MONSTER
}

/// The card of a seat: who sits there (SR-SET-09).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerCard {
    /// The seat's colour.
    pub colour: Colour,
    /// Who it shows.
    pub name: String,
    /// A line to laugh at.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub flavour: String,
}

/// Everything in the app's own box. In files what is printed; the rest follows from it.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Printed")]
pub struct CardBox {
    /// Room tiles, one face up.
    pub tiles: Vec<Tile>,
    /// Monsters.
    pub monsters: Vec<MonsterCard>,
    /// Treasure and DxM cards.
    pub cards: Vec<CardDef>,
    /// Races and Classes.
    pub kinds: Vec<KindDef>,
    /// Cards of the track.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub track: Vec<TrackCard>,
    /// The cards of the seats, one a colour at most.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<PlayerCard>,
    /// By number, the place in `cards` or, for monsters, in `monsters`; counted from 1.
    #[serde(skip)]
    places: Vec<u16>,
    #[serde(skip)]
    stacks: [CardSet; Deck::MOST],
    #[serde(skip)]
    beasts: CardSet,
    #[serde(skip)]
    sets: Sets,
    /// Which traits any Race or Class has at all.
    #[serde(skip)]
    any: Traits,
    /// Whether any Race or Class adds something for Items in use.
    #[serde(skip)]
    per_item: bool,
    /// For each of `kinds` when its powers may be used, bit by bit.
    #[serde(skip)]
    times: Vec<u8>,
    /// The same for all names of a sort together, and which traits any of them has: most have few, and of those that have
    /// none the names are not compared.
    #[serde(skip)]
    any_of_sorts: [(u8, Traits); SORTS],
    /// Where in `kinds` the first name of a sort stands.
    #[serde(skip)]
    sorts: [u16; SORTS],
}

/// Sorts of names: by length and first letter, which tells most of them apart.
const SORTS: usize = 32;

fn sort(name: &str) -> usize {
    let first = name.as_bytes().first().map_or(0, |first| usize::from(*first));
    (first + 7 * name.len()) % SORTS
}

/// What is printed in a box, as files hold it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    tiles: Vec<Tile>,
    monsters: Vec<MonsterCard>,
    cards: Vec<CardDef>,
    kinds: Vec<KindDef>,
    #[serde(default)]
    track: Vec<TrackCard>,
    #[serde(default)]
    players: Vec<PlayerCard>,
}

impl From<Printed> for CardBox {
    fn from(printed: Printed) -> CardBox {
        CardBox::new(printed.tiles, printed.monsters, printed.cards, printed.kinds)
            .with_track(printed.track)
            .with_players(printed.players)
    }
}

/// Cards by what is asked about them often.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
struct Sets {
    dice: CardSet,
    late: CardSet,
    lasting: CardSet,
    laid: CardSet,
    belts: CardSet,
    fighting: CardSet,
    goods: CardSet,
    on_monsters: CardSet,
}

impl Sets {
    /// Puts a card that is no monster's where it belongs.
    fn put(&mut self, number: CardId, is: &CardKind) {
        match is {
            CardKind::Die => {
                self.dice.insert(number);
                self.late.insert(number);
            }
            CardKind::Card { when: When::AfterRoll, .. } => self.late.insert(number),
            CardKind::Card { when: When::Fight, .. } | CardKind::Monster => self.fighting.insert(number),
            CardKind::Item { gear, does } => {
                self.goods.insert(number);
                if !gear.is_hireling() && !gear.once {
                    self.lasting.insert(number);
                } else if !gear.is_hireling() && does.is_empty() {
                    self.belts.insert(number);
                }
            }
            CardKind::Cheat => {
                self.goods.insert(number);
                self.laid.insert(number);
            }
            CardKind::Race(_) | CardKind::Class(_) | CardKind::HalfBreed | CardKind::SuperMunchkin => {
                self.laid.insert(number);
            }
            CardKind::Enhancer(_) => self.on_monsters.insert(number),
            CardKind::Card { .. } | CardKind::Level | CardKind::Curse(_) => {}
        }
    }
}

impl CardBox {
    /// Puts a box together. Of two cards of one number the first counts; the pack check names the other.
    pub fn new(tiles: Vec<Tile>, monsters: Vec<MonsterCard>, mut cards: Vec<CardDef>, kinds: Vec<KindDef>) -> CardBox {
        let mut places = vec![0; usize::from(CardId::MAX) + 1];
        let mut stacks = [const { CardSet::EMPTY }; Deck::MOST];
        let (mut beasts, mut sets) = (CardSet::EMPTY, Sets::default());
        for def in &mut cards {
            // An Item and what lies on a monster are called what their cards are called.
            if let CardKind::Item { gear: Gear { name, .. }, .. } | CardKind::Enhancer(Enhancer { name, .. }) =
                &mut def.is
            {
                name.clone_from(&def.name);
            }
        }
        let mut enter = |number: CardId, place: usize, stack: Deck| {
            if let Some(free @ 0) = places.get_mut(usize::from(number.0)) {
                *free = u16::try_from(place + 1).unwrap_or(0);
                stacks[stack.place()].insert(number);
            }
        };
        for (place, monster) in monsters.iter().enumerate() {
            if let Some(number) = monster.def.card {
                enter(number, place, monster.deck);
                beasts.insert(number);
                sets.on_monsters.insert(number);
            }
        }
        for (place, def) in cards.iter().enumerate() {
            for number in &def.numbers {
                enter(*number, place, def.deck);
                sets.put(*number, &def.is);
            }
        }
        let any = kinds.iter().fold(Traits::default(), |any, kind| any.either(kind.traits));
        let per_item = kinds.iter().any(|kind| !kind.per.is_empty());
        let times = kinds.iter().map(KindDef::times).collect();
        let (mut sorts, mut any_of_sorts) = ([u16::MAX; SORTS], [(0, Traits::default()); SORTS]);
        for (place, kind) in (0..u16::MAX).zip(&kinds).rev() {
            let sort = sort(&kind.name);
            let (times, traits) = any_of_sorts[sort];
            sorts[sort] = place;
            any_of_sorts[sort] = (times | kind.times(), traits.either(kind.traits));
        }
        let (track, players) = (Vec::new(), Vec::new());
        CardBox {
            tiles,
            monsters,
            cards,
            kinds,
            track,
            players,
            places,
            stacks,
            beasts,
            sets,
            any,
            per_item,
            times,
            any_of_sorts,
            sorts,
        }
    }

    /// The box with the cards of a track.
    #[must_use]
    pub fn with_track(self, track: Vec<TrackCard>) -> CardBox {
        CardBox { track, ..self }
    }

    /// The box with the cards of the seats.
    #[must_use]
    pub fn with_players(self, players: Vec<PlayerCard>) -> CardBox {
        CardBox { players, ..self }
    }

    /// The card of a seat, where the box has some.
    pub fn player(&self, colour: Colour) -> Option<&PlayerCard> {
        self.players.iter().find(|card| card.colour == colour)
    }

    /// A card of the track, by its number.
    pub fn track_card(&self, card: CardId) -> Option<&TrackCard> {
        self.track.iter().find(|on| on.number == card)
    }

    /// Whether there is anything to play with.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// All cards of a deck.
    pub const fn stack(&self, stack: Deck) -> &CardSet {
        &self.stacks[stack.place()]
    }

    /// Monsters.
    pub const fn beasts(&self) -> &CardSet {
        &self.beasts
    }

    /// Cards that change dice (MQ-DIE-11).
    pub const fn dice(&self) -> &CardSet {
        &self.sets.dice
    }

    /// Cards that wait for dice to lie: those that change dice, and those that come after the roll.
    pub const fn late(&self) -> &CardSet {
        &self.sets.late
    }

    /// Items that are not used up: they are put on the table, and that is all.
    pub const fn lasting(&self) -> &CardSet {
        &self.sets.lasting
    }

    /// Races, Classes and what else lies before its player as what it is.
    pub const fn laid(&self) -> &CardSet {
        &self.sets.laid
    }

    /// Items that are used up and do nothing but count in a fight: outside one they can only be put on the belt.
    pub const fn belts(&self) -> &CardSet {
        &self.sets.belts
    }

    /// Cards that are for fights alone.
    pub const fn fighting(&self) -> &CardSet {
        &self.sets.fighting
    }

    /// Items, and what lies on them: where these are in play they lie among Items.
    pub const fn goods(&self) -> &CardSet {
        &self.sets.goods
    }

    /// Monsters, and what lies on them: where these are in play they lie among monsters.
    pub const fn on_monsters(&self) -> &CardSet {
        &self.sets.on_monsters
    }

    /// Which card every number stands for, by name.
    pub fn by_number(&self) -> impl Iterator<Item = (CardId, &str)> {
        (0..=CardId::MAX).map(CardId).filter_map(|number| {
            let treasure = self.card(number).map(|card| &*card.name);
            let monster = || Some(&*self.monster(number)?.def.name);
            let of_track = || Some(&*self.track_card(number)?.name);
            treasure.or_else(monster).or_else(of_track).map(|name| (number, name))
        })
    }

    /// Whether any Race or Class adds something for Items in use (SR-CORP-03).
    pub const fn counts_items(&self) -> bool {
        self.per_item
    }

    fn place(&self, card: CardId) -> Option<usize> {
        self.places.get(usize::from(card.0)).and_then(|p| usize::from(*p).checked_sub(1))
    }

    /// A card that is no monster's, by its number.
    pub fn card(&self, card: CardId) -> Option<&CardDef> {
        if self.beasts.has(card) {
            return None;
        }
        self.cards.get(self.place(card)?)
    }

    /// A monster by the number of its card.
    pub fn monster(&self, card: CardId) -> Option<&MonsterCard> {
        if !self.beasts.has(card) {
            return None;
        }
        self.monsters.get(self.place(card)?)
    }

    /// The deck a card belongs to.
    pub fn deck(&self, card: CardId) -> Option<Deck> {
        self.card(card).map(|def| def.deck).or_else(|| self.monster(card).map(|monster| monster.deck))
    }

    /// A Race or Class by its name.
    pub fn kind(&self, name: &str) -> Option<&KindDef> {
        let first = usize::from(self.sorts[sort(name)]);
        self.kinds.get(first..)?.iter().find(|kind| *kind.name == *name)
    }

    /// The place of a Race or Class in [`CardBox::kinds`], by its name.
    pub fn kind_place(&self, name: &str) -> Option<u8> {
        let first = usize::from(self.sorts[sort(name)]);
        let behind = self.kinds.get(first..)?.iter().position(|kind| *kind.name == *name)?;
        u8::try_from(first + behind).ok()
    }

    /// The same of one that has a power for some times, bit by bit ([`When::bit`]).
    pub fn kind_at_times(&self, name: &str, times: u8) -> Option<u8> {
        if self.any_of_sorts[sort(name)].0 & times == 0 {
            return None;
        }
        let place = self.kind_place(name)?;
        (self.times.get(usize::from(place))? & times != 0).then_some(place)
    }

    /// What a munchkin's Races and Classes are always good for, one trait of all of them together; what is bad about a
    /// single one is spared where its companion card lies beside it (MQ-HALF-04, MQ-HALF-11).
    pub fn traits(&self, seat: &Seat, of: impl Fn(&Traits) -> i32) -> i32 {
        // Most boxes have none with some of the traits: nobody is looked up for those.
        if of(&self.any) == 0 {
            return 0;
        }
        let sum = |names: &[String], spared: bool| -> i32 {
            let some = names.iter().filter(|name| of(&self.any_of_sorts[sort(name)].1) != 0);
            let each = some.filter_map(|name| self.kind(name)).map(|k| of(&k.traits));
            each.map(|by| if spared && seat.halves.spares(names.len()) { by.max(0) } else { by }).sum()
        };
        sum(&seat.races, seat.half_breed) + sum(&seat.classes, seat.super_munchkin)
    }
}
