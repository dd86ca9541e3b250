//! Chance in an arranged game: what was named comes first, then the dice of the game go on.
//!
//! What has been used up follows from the history up to where the game stands, so that undo gives it back. Only what the
//! app rolls and draws uses anything up; what people roll and draw themselves is theirs.

use crate::play::chance::asked_of_people;
use crate::play::dice::{Of, Picks};
use crate::play::record::Drawn;
use crate::play::timeline::{Node, Point, Timeline};
use crate::rules::answer::Answer;
use crate::rules::arranged::Face;
use crate::rules::book::Book;
use crate::rules::card::CardSet;
use crate::rules::cards;
use crate::rules::cards::deck::Deck;
use crate::rules::command::Command;
use crate::rules::doors;
use crate::rules::dungeon;
use crate::rules::fight;
use crate::rules::game::Game;
use crate::rules::ids::Colour;
use crate::rules::munchkin;
use crate::rules::question::Ask;
use crate::rules::setup::Setup;
use crate::rules::table;
use crate::rules::track;
use std::collections::VecDeque;

/// Picks of which the first are settled.
#[derive(Clone, Debug)]
pub struct Loaded<P> {
    next: VecDeque<u32>,
    rest: P,
}

impl<P: Picks> Picks for Loaded<P> {
    fn pick(&mut self, of: u32) -> u32 {
        let settled = self.next.pop_front().filter(|pick| *pick < of.max(1));
        settled.unwrap_or_else(|| self.rest.pick(of))
    }
}

/// Where a game is picked for: its set-up and history, and the point before the answer.
#[derive(Clone, Copy, Debug)]
pub struct Where<'a> {
    /// What was arranged.
    pub setup: &'a Setup,
    /// What has happened.
    pub timeline: &'a Timeline,
    /// The point before the answer.
    pub before: Point,
}

/// What chance picks by for a question, as arranged.
pub fn load<P: Picks>(at: Where<'_>, book: &Book, game: &Game, ask: &Ask, mut rest: P) -> Loaded<P> {
    let next = match wanted(ask) {
        _ if at.setup.arrangement().is_empty() => VecDeque::new(),
        Wanted::Pips(sides) => {
            let left = at.faces_left();
            let pips = left.iter().filter_map(|face| match face {
                Face::Pips(pips) => Some(*pips),
                Face::Colour(_) => None,
            });
            pips.filter(|pips| *pips <= sides).map(|pips| u32::from(pips) - 1).collect()
        }
        Wanted::Colour => {
            let left = at.faces_left();
            let colours = left.iter().filter_map(|face| match face {
                Face::Colour(colour) => Colour::ALL.iter().position(|c| c == colour),
                Face::Pips(_) => None,
            });
            colours.map(|place| place as u32).collect()
        }
        Wanted::Cards(deck, count) => at.cards((book, game), deck, count, &mut rest).unwrap_or_default(),
        Wanted::Row => at.row(book, game).into_iter().collect(),
        Wanted::Nothing => VecDeque::new(),
    };
    Loaded { next, rest }
}

/// What a question of chance takes.
enum Wanted {
    /// Dice with so many sides.
    Pips(u8),
    /// The Monster Die.
    Colour,
    /// Cards from a deck.
    Cards(Deck, u32),
    /// The next card of the track.
    Row,
    /// Nothing that can be arranged.
    Nothing,
}

fn wanted(ask: &Ask) -> Wanted {
    match ask {
        Ask::Table(table::Ask::FirstPlayer { .. })
        | Ask::Munchkin(munchkin::Ask::TheftDie)
        | Ask::Doors(doors::Ask::LootRoll { .. })
        | Ask::Dungeon(dungeon::Ask::SearchDice { .. })
        | Ask::Fight(fight::Ask::FightDice { .. } | fight::Ask::DieAgain)
        | Ask::Fight(fight::Ask::RunAway { .. } | fight::Ask::RunFirst { .. }) => Wanted::Pips(6),
        Ask::Munchkin(munchkin::Ask::PowerDie) => Wanted::Pips(10),
        Ask::Dungeon(dungeon::Ask::MonsterDie(_)) => Wanted::Colour,
        Ask::Cards(cards::Ask::Cards { deck, count, drawn: true }) => Wanted::Cards(*deck, *count),
        Ask::Dungeon(dungeon::Ask::NewMonster { .. } | dungeon::Ask::Lurker) => Wanted::Cards(Deck::MONSTER, 1),
        Ask::Track(track::Ask::LayRow { .. }) => Wanted::Row,
        Ask::Dungeon(dungeon::Ask::Tile { .. } | dungeon::Ask::Links { .. }) | asked_of_people!() => Wanted::Nothing,
    }
}

impl<'a> Where<'a> {
    /// What the app has rolled and drawn so far, the first first.
    fn drawn(self) -> impl Iterator<Item = (&'a Drawn, Answer)> {
        let nodes = self.timeline.path(self.before).into_iter().filter_map(move |point| self.timeline.node(point));
        nodes.filter_map(|node: &Node| {
            let drawn = node.drawn.as_ref()?;
            let Ok(Command::Table(table::Command::Answer(answer))) = node.command.read() else { return None };
            Some((drawn, answer))
        })
    }

    /// Faces that have not been shown yet.
    fn faces_left(self) -> Vec<Face> {
        let mut left = self.setup.dice.clone();
        let mut shown = |fits: &dyn Fn(&Face) -> bool| {
            if let Some(place) = left.iter().position(fits) {
                left.remove(place);
            }
        };
        for (drawn, answer) in self.drawn() {
            let Of::Sides(sides) = drawn.of else { continue };
            let pips = |face: &Face| matches!(face, Face::Pips(pips) if u32::from(*pips) <= sides);
            let dice = match answer {
                Answer::Table(table::Answer::Colour(_)) => {
                    shown(&|face| matches!(face, Face::Colour(_)));
                    0
                }
                Answer::Table(table::Answer::Dice(dice)) => dice.len(),
                Answer::Fight(fight::Answer::Throws(throws)) => throws.iter().map(|throw| throw.faces.len()).sum(),
                Answer::Table(_) | Answer::Cards(_) | Answer::Munchkin(_) | Answer::Fight(_) | Answer::Dungeon(_) => 1,
            };
            (0..dice).for_each(|_| shown(&pips));
        }
        left
    }

    /// The place of the card that lies next on the track among those that are left, where it was named.
    fn row(self, book: &Book, game: &Game) -> Option<u32> {
        let laid = game.track.as_deref()?.row.len();
        let card = *self.setup.arrangement().placed(book).ok()?.row.get(laid)?;
        u32::try_from(track::row::dealt(book, game).iter().position(|other| other == card)?).ok()
    }

    /// The places of the cards that come next among those that are left, one after the other.
    fn cards<P: Picks>(
        self,
        (book, game): (&Book, &Game),
        deck: Deck,
        count: u32,
        rest: &mut P,
    ) -> Option<VecDeque<u32>> {
        let placed = self.setup.arrangement().placed(book).ok()?;
        let order = placed.decks.get(&deck)?;
        let mut left = game.stock.as_ref()?.draw.and(book.cards.stack(deck));
        let come = self.drawn().fold(CardSet::EMPTY, |mut come, (_, answer)| {
            match answer {
                Answer::Cards(cards::Answer::Cards(cards)) => come = come.or(&cards),
                Answer::Fight(fight::Answer::Monster(def)) => come.extend(def.card),
                Answer::Table(_)
                | Answer::Cards(cards::Answer::Deck(_))
                | Answer::Munchkin(_)
                | Answer::Fight(_)
                | Answer::Dungeon(_) => {}
            }
            come
        });
        let next: Vec<_> = order.iter().copied().filter(|card| left.has(*card) && !come.has(*card)).collect();
        // Before the first turn hands are dealt: what lies on the deck stays there for it, as long as there is anything else.
        let deals = game.turn.number == 0;
        let spoken: CardSet = next.iter().copied().collect();
        let mut next = next.into_iter();
        let mut places = VecDeque::new();
        for _ in 0..count.min(left.len()) {
            let others = left.without(&spoken);
            let card = match deals && !others.is_empty() {
                true => others.nth(rest.pick(others.len()))?,
                false => match next.next() {
                    Some(card) => card,
                    None => break,
                },
            };
            places.push_back(u32::try_from(left.iter().position(|other| other == card)?).ok()?);
            left.remove(card);
        }
        Some(places)
    }
}
