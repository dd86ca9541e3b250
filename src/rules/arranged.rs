//! Arranged games: cards that lie where somebody wants them before the first turn, so that any situation can be played.
//!
//! Cards are named, and a name stands for the copy with the lowest number that has not been named yet: first those in
//! play, then those in hands, then those on decks. A game set up like that is an ordinary one in all else.

use crate::rules::book::Book;
use crate::rules::card::{CardId, CardKind, CardSet};
use crate::rules::cards::deck::Deck;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::{ranks, receive};
use crate::rules::seat::Seat;
use crate::rules::track::bonus;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Names of cards, by whose they are or where they lie.
pub type Named<K> = BTreeMap<K, Vec<String>>;

/// A face a die will show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "not a face; allowed are numbers and colours of the Monster Die")]
pub enum Face {
    /// Of a die with numbers.
    Pips(u8),
    /// Of the Monster Die.
    Colour(Colour),
}

/// What is wrong with an arrangement: the field, what was found, what is allowed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {problem}")]
pub struct Fault {
    /// Which field of the set-up.
    pub field: String,
    /// What was found, and what is allowed.
    pub problem: String,
}

impl Fault {
    fn new(field: impl Into<String>, problem: impl Into<String>) -> Fault {
        Fault { field: field.into(), problem: problem.into() }
    }
}

/// What is arranged, as a set-up says it.
#[derive(Clone, Copy, Debug)]
pub struct Arranged<'a> {
    /// Cards that lie before players.
    pub in_play: &'a Named<Colour>,
    /// Whole hands.
    pub hands: &'a Named<Colour>,
    /// What comes next from decks, from the top.
    pub decks: &'a Named<Deck>,
    /// The cards of the track.
    pub row: &'a [String],
    /// Levels.
    pub levels: &'a BTreeMap<Colour, u8>,
    /// Faces of dice, in order.
    pub dice: &'a [Face],
}

/// The cards that are named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placed {
    in_play: Vec<(Colour, CardId)>,
    held: BTreeMap<Colour, CardSet>,
    /// What comes next from each deck, from the top.
    pub decks: BTreeMap<Deck, Vec<CardId>>,
    /// What lies on the track, the first first.
    pub row: Vec<CardId>,
}

impl Arranged<'_> {
    /// Whether anything is.
    pub fn is_empty(&self) -> bool {
        self.in_play.is_empty()
            && self.hands.is_empty()
            && self.decks.is_empty()
            && self.row.is_empty()
            && self.levels.is_empty()
            && self.dice.is_empty()
    }

    /// Which cards are meant.
    ///
    /// # Errors
    /// The first name that is none of a card there is, or is of one that cannot lie there.
    pub fn placed(&self, book: &Book) -> Result<Placed, Fault> {
        let mut copies = Copies::of(book);
        let mut placed = Placed::default();
        for (seat, names) in self.in_play {
            for (i, name) in names.iter().enumerate() {
                let field = format!("in_play.{}[{i}]", seat.name());
                let card = copies.take(name, &field)?;
                let lies = book.cards.card(card).is_some_and(|def| stays(&def.is));
                let allowed = "allowed are Items, Races, Classes and the cards that allow two of them";
                ensure(lies, &field, || format!("found {name:?}, which does not stay in play; {allowed}"))?;
                placed.in_play.push((*seat, card));
            }
        }
        for (seat, names) in self.hands {
            let mut hand = CardSet::EMPTY;
            for (i, name) in names.iter().enumerate() {
                let field = format!("hands.{}[{i}]", seat.name());
                let card = copies.take(name, &field)?;
                let deck = book.cards.deck(card);
                let in_hands = deck.is_some_and(|deck| book.rules.hands.contains(&deck));
                ensure(in_hands, &field, || {
                    let deck = deck.map_or("?", Deck::name);
                    format!("found {name:?} of the {deck} deck; allowed in hands are {}", decks(&book.rules.hands))
                })?;
                hand.insert(card);
            }
            placed.held.insert(*seat, hand);
        }
        for (deck, names) in self.decks {
            let field = format!("decks.{}", deck.name());
            let there = book.rules.decks.contains(deck);
            ensure(there, &field, || format!("not a deck of this game; allowed are {}", decks(&book.rules.decks)))?;
            let mut order = Vec::with_capacity(names.len());
            for (i, name) in names.iter().enumerate() {
                let field = format!("{field}[{i}]");
                let card = copies.take(name, &field)?;
                let of = book.cards.deck(card);
                ensure(of == Some(*deck), &field, || {
                    format!("found {name:?}, which is of the {} deck", of.map_or("?", Deck::name))
                })?;
                order.push(card);
            }
            placed.decks.insert(*deck, order);
        }
        for (i, name) in self.row.iter().enumerate() {
            let field = format!("row[{i}]");
            let card = copies.take(name, &field)?;
            let (layer, of) = (layer(book, i), book.cards.track_card(card).map(|card| card.layer));
            ensure(layer.is_some() && of == layer, &field, || match layer {
                Some(layer) => format!("found {name:?}; allowed here are cards of Layer {layer}"),
                None => format!("found {name:?}; the row of this game has no such place"),
            })?;
            placed.row.push(card);
        }
        Ok(placed)
    }

    /// Arranges a game that has been set up.
    ///
    /// # Errors
    /// What is wrong, with the field, what was found and what is allowed.
    pub(crate) fn arrange(&self, book: &Book, game: &mut Game) -> Result<(), Fault> {
        self.check(book, game)?;
        let placed = self.placed(book)?;
        for (colour, card) in &placed.in_play {
            lay_down(book, game, (*colour, *card));
        }
        for (colour, held) in &placed.held {
            for seat in game.seats.iter_mut().filter(|s| s.colour == *colour) {
                let count = |deck: Deck| u8::try_from(held.shared(book.cards.stack(deck))).unwrap_or(u8::MAX);
                seat.hand = book.rules.hands.iter().fold(seat.hand.emptied(), |hand, d| hand.with(*d, count(*d)));
                seat.held = held.clone();
            }
            game.stock.iter_mut().for_each(|stock| stock.draw = stock.draw.without(held));
        }
        for (colour, level) in self.levels {
            game.seats.iter_mut().filter(|s| s.colour == *colour).for_each(|seat| seat.level = *level);
        }
        game.seats.iter().try_for_each(|seat| sound(book, seat))
    }

    /// What can be told without looking for cards.
    fn check(&self, book: &Book, game: &Game) -> Result<(), Fault> {
        let seated = || game.seats.iter().map(|s| s.colour.name()).collect::<Vec<_>>().join(", ");
        let (in_play, hands) = (self.in_play.keys(), self.hands.keys());
        let of = |field: &'static str| move |seat| (field, seat);
        let all = in_play.map(of("in_play")).chain(hands.map(of("hands"))).chain(self.levels.keys().map(of("levels")));
        for (field, seat) in all {
            ensure(game.seat(*seat).is_some(), format!("{field}.{}", seat.name()), || {
                format!("has no seat; allowed are {}", seated())
            })?;
        }
        let (least, most) = (book.rules.level_min, book.top_level(game).saturating_sub(1));
        for (seat, level) in self.levels {
            let field = format!("levels.{}", seat.name());
            ensure((least..=most).contains(level), field, || format!("found {level}, allowed are {least} to {most}"))?;
        }
        let sides = if book.system.rolls() { 10 } else { 6 };
        for (i, face) in self.dice.iter().enumerate() {
            let (fits, found) = match face {
                Face::Pips(pips) => ((1..=sides).contains(pips), pips.to_string()),
                Face::Colour(colour) => (book.system.rolls(), format!("{:?}", colour.name())),
            };
            let more = if book.system.rolls() { ", and for the Monster Die its colours" } else { "" };
            ensure(fits, format!("dice[{i}]"), || format!("found {found}, allowed are 1 to {sides}{more}"))?;
        }
        let named =
            [("in_play", self.in_play.is_empty()), ("hands", self.hands.is_empty()), ("decks", self.decks.is_empty())];
        let named = named.into_iter().chain([("row", self.row.is_empty())]).collect::<Vec<_>>();
        let named = named.iter().find(|(_, empty)| !empty);
        if let (Some((field, _)), None) = (named, &game.stock) {
            return Err(Fault::new("components.cards", format!("found \"table\" beside {field}; allowed is \"app\"")));
        }
        let kept = |deck: &Deck| game.stock.as_ref().is_none_or(|stock| stock.all.meets(book.cards.stack(*deck)));
        let away = self.decks.keys().find(|deck| book.rules.decks.contains(deck) && !kept(deck));
        away.map_or(Ok(()), |deck| {
            let field = format!("decks.{}", deck.name());
            Err(Fault::new(field, "its cards are not in the app; allowed is that with \"app\" in components.monsters"))
        })
    }
}

/// The Layer of a place of the track; none beyond its end.
fn layer(book: &Book, place: usize) -> Option<u8> {
    let place =
        u8::try_from(place).ok().filter(|place| *place <= bonus::last(book) && !book.rules.layers.is_empty())?;
    Some(bonus::layer(book, place))
}

/// Whether a card can lie before a player.
fn stays(kind: &CardKind) -> bool {
    match kind {
        CardKind::Item { .. }
        | CardKind::Race(_)
        | CardKind::Class(_)
        | CardKind::HalfBreed
        | CardKind::SuperMunchkin => true,
        CardKind::Level
        | CardKind::Curse(_)
        | CardKind::Enhancer(_)
        | CardKind::Monster
        | CardKind::Cheat
        | CardKind::Die
        | CardKind::Card { .. } => false,
    }
}

/// A card lies before a player from the beginning.
fn lay_down(book: &Book, game: &mut Game, (colour, card): (Colour, CardId)) {
    let Some(def) = book.cards.card(card) else { return };
    game.stock.iter_mut().for_each(|stock| stock.draw.remove(card));
    let Some(seat) = game.seats.iter_mut().find(|s| s.colour == colour) else { return };
    match &def.is {
        CardKind::Item { gear, .. } => {
            let item = receive::laid_down(seat, Gear { card: Some(card), cheat: false, ..gear.clone() });
            seat.gear.push(item.into());
            return;
        }
        CardKind::Race(race) => seat.races.push(race.clone()),
        CardKind::Class(class) => seat.classes.push(class.clone()),
        CardKind::HalfBreed => seat.half_breed = true,
        CardKind::SuperMunchkin => seat.super_munchkin = true,
        CardKind::Level
        | CardKind::Curse(_)
        | CardKind::Enhancer(_)
        | CardKind::Monster
        | CardKind::Cheat
        | CardKind::Die
        | CardKind::Card { .. } => return,
    }
    seat.laid.insert(card);
}

/// Nobody has more Races and Classes than may be.
fn sound(book: &Book, seat: &Seat) -> Result<(), Fault> {
    let groups = [("Races", &seat.races, seat.half_breed), ("Classes", &seat.classes, seat.super_munchkin)];
    ensure(!ranks::too_many(book, seat), format!("in_play.{}", seat.colour.name()), || {
        let found = ranks::sum(book, seat, &seat.classes);
        format!("found Ranks of {found} together, allowed are at most {}, the Level", seat.level)
    })?;
    for (what, kinds, second) in groups {
        let field = format!("in_play.{}", seat.colour.name());
        let many = book.rules.ranks && what == "Classes";
        let most = if many { kinds.len() } else { 1 + usize::from(second) };
        ensure(kinds.len() <= most, &field, || format!("found {} {what}, allowed are at most {most}", kinds.len()))?;
        let twice = kinds.iter().enumerate().any(|(i, kind)| kinds[..i].contains(kind));
        ensure(!twice, &field, || format!("found the same of two {what}; allowed are different ones"))?;
        ensure(!second || !kinds.is_empty(), &field, || {
            format!("found a card that allows two {what}, and none of them")
        })?;
    }
    Ok(())
}

fn ensure(so: bool, field: impl Into<String>, problem: impl FnOnce() -> String) -> Result<(), Fault> {
    if so { Ok(()) } else { Err(Fault::new(field, problem())) }
}

fn decks(all: &[Deck]) -> String {
    all.iter().map(|deck| deck.name()).collect::<Vec<_>>().join(", ")
}

/// The copies of every card, by name.
struct Copies {
    left: BTreeMap<String, Called>,
}

/// What there is of one name.
struct Called {
    name: String,
    count: usize,
    /// Those that are not spoken for, the lowest number last.
    cards: Vec<CardId>,
}

impl Copies {
    fn of(book: &Book) -> Copies {
        let mut left: BTreeMap<String, Called> = BTreeMap::new();
        for (card, name) in book.cards.by_number() {
            let copy =
                left.entry(typed(name)).or_insert_with(|| Called { name: name.to_owned(), count: 0, cards: vec![] });
            copy.count += 1;
            copy.cards.insert(0, card);
        }
        Copies { left }
    }

    /// One of those of a name.
    fn take(&mut self, name: &str, field: &str) -> Result<CardId, Fault> {
        let found = typed(name);
        let Some(Called { count, cards, .. }) = self.left.get_mut(&found) else {
            let like = self.like(&found).map_or_else(String::new, |like| format!("; the nearest is {like:?}"));
            let short: String = name.chars().take(80).collect();
            return Err(Fault::new(field, format!("found {short:?}, which no card of this game is called{like}")));
        };
        let times = *count;
        cards.pop().ok_or_else(|| {
            let has = if times == 1 { "once".to_owned() } else { format!("{times} times") };
            Fault::new(field, format!("found {name:?} once more; this game has it {has}"))
        })
    }

    /// The name that begins most like another.
    fn like(&self, found: &str) -> Option<&str> {
        let common = |name: &str| name.chars().zip(found.chars()).take_while(|(a, b)| a == b).count();
        let (typed, best) = self.left.iter().max_by_key(|(name, _)| (common(name), std::cmp::Reverse(name.len())))?;
        (common(typed) >= 3).then_some(&best.name)
    }
}

/// A name as people may type it: capitals and the kind of apostrophe make no difference.
fn typed(name: &str) -> String {
    name.trim().to_lowercase().replace('\u{2019}', "'")
}
