//! What one seat may see: its own hand, and of other hands and the decks only how many cards there are.

use crate::bots::grudge::{self, Grudges};
use crate::odds;
use crate::odds::Roll;
use crate::odds::chase::{self, Chase};
use crate::rules::agenda::Step;
use crate::rules::answer::Answer;
use crate::rules::book::Book;
use crate::rules::card::{CardId, CardSet};
use crate::rules::cards::deck::Deck;
use crate::rules::cards::tally::Hand;
use crate::rules::command::Command;
use crate::rules::dice::lying;
use crate::rules::dungeon::flight;
use crate::rules::dungeon::link::LinkKind;
use crate::rules::dungeon::map::Dungeon;
use crate::rules::dungeon::monster_turn;
use crate::rules::dungeon::movement;
use crate::rules::dungeon::room::Room;
use crate::rules::dungeon::search;
use crate::rules::engine;
use crate::rules::fight;
use crate::rules::fight::Fight;
use crate::rules::fight::foe::card::MonsterDef;
use crate::rules::fight::foe::{Foes, Monster};
use crate::rules::fight::roll;
use crate::rules::fight::sides::sides;
use crate::rules::fight::standing;
use crate::rules::fight::sum::Sides;
use crate::rules::game::Game;
use crate::rules::ids::{Colour, MonsterId, RoomId};
use crate::rules::munchkin::charity;
use crate::rules::munchkin::gear::Gear;
use crate::rules::munchkin::kind::traits;
use crate::rules::seat::{Condition, Health, Seat};
use crate::rules::table;
use crate::rules::table::Turn;
use crate::rules::track::Track;
use std::sync::Arc;

/// A game as one seat sees it. Nothing in it leads to the cards of another hand or to the order of a deck.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    book: &'a Book,
    game: &'a Game,
    me: Colour,
    grudges: &'a Grudges,
}

/// A player as everybody at the table sees them: what lies on the table, and how many cards are in the hand.
#[derive(Clone, Copy, Debug)]
pub struct Player<'a>(&'a Seat);

impl<'a> Player<'a> {
    /// Which seat.
    pub const fn colour(&self) -> Colour {
        self.0.colour
    }

    /// The level.
    pub const fn level(&self) -> u8 {
        self.0.level
    }

    /// Health tokens.
    pub const fn health(&self) -> Health {
        self.0.health
    }

    /// Gold pieces.
    pub const fn gold(&self) -> u32 {
        self.0.gold
    }

    /// How many cards are in hand.
    pub const fn hand(&self) -> Hand {
        self.0.hand
    }

    /// Items on the table.
    pub fn gear(&self) -> &'a [Arc<Gear>] {
        &self.0.gear
    }

    /// What hangs over the munchkin.
    pub fn conditions(&self) -> &'a [Condition] {
        &self.0.conditions
    }

    /// Races in play.
    pub fn races(&self) -> &'a [String] {
        &self.0.races
    }

    /// Whether the munchkin is of a kind: a Race, a Class, a sex, `human`.
    pub fn is(&self, who: &str) -> bool {
        crate::rules::munchkin::kind::is_kind(who, self.0)
    }

    /// Classes in play.
    pub fn classes(&self) -> &'a [String] {
        &self.0.classes
    }

    /// Where the munchkin stands or lies.
    pub const fn room(&self) -> Option<RoomId> {
        self.0.room
    }

    /// Whether somebody else answers for them, for they are away.
    pub fn is_absent(&self) -> bool {
        self.0.is_absent()
    }

    /// Whether the munchkin lies dead.
    pub const fn dead(&self) -> bool {
        self.0.dead
    }

    /// Combat bonus of everything in play.
    pub fn bonus(&self) -> i32 {
        crate::rules::munchkin::outfit::combat_bonus(self.0)
    }

    /// The combat bonus an Item gives it.
    pub fn bonus_of(&self, item: &Gear) -> i32 {
        crate::rules::munchkin::outfit::bonus(self.0, item)
    }

    /// Whether it may use an Item at all.
    pub fn may_use(&self, item: &Gear) -> bool {
        crate::rules::munchkin::outfit::may_use(self.0, item)
    }

    /// Items that work.
    pub fn working(&self) -> impl Iterator<Item = &'a Gear> + use<'a> {
        crate::rules::munchkin::outfit::working(self.0).map(|(_, gear)| gear)
    }
}

impl<'a> View<'a> {
    /// The game as a seat sees it.
    pub const fn of(book: &'a Book, game: &'a Game, me: Colour) -> View<'a> {
        View { book, game, me, grudges: &grudge::NONE }
    }

    /// The same by somebody who remembers who has stabbed whom.
    #[must_use]
    pub const fn remembering(self, grudges: &'a Grudges) -> View<'a> {
        View { grudges, ..self }
    }

    /// How often somebody has stabbed oneself.
    pub fn stabbed_by(&self, who: Colour) -> u32 {
        self.grudges.count(who, self.me)
    }

    /// A game that was thought of, seen from the same seat.
    pub const fn at<'b>(&self, game: &'b Game) -> View<'b>
    where
        'a: 'b,
    {
        View { book: self.book, game, me: self.me, grudges: self.grudges }
    }

    /// The same from another seat: only of a game that was thought of, in which nobody's hand is what it is.
    pub(crate) const fn from(self, seat: Colour) -> View<'a> {
        View { me: seat, ..self }
    }

    /// The rules.
    pub const fn book(&self) -> &'a Book {
        self.book
    }

    /// Whose eyes these are.
    pub const fn me(&self) -> Colour {
        self.me
    }

    /// One's own seat, hand included.
    pub fn own(&self) -> Option<&'a Seat> {
        self.game.seat(self.me)
    }

    /// All players, in table order.
    pub fn players(&self) -> impl Iterator<Item = Player<'a>> + use<'a> {
        self.game.seats.iter().map(Player)
    }

    /// A player by colour.
    pub fn player(&self, colour: Colour) -> Option<Player<'a>> {
        self.game.seat(colour).map(Player)
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> &'a Turn {
        &self.game.turn
    }

    /// What the game waits for: open to all, as all on the table is.
    pub fn top(&self) -> Option<&'a Step> {
        self.game.top()
    }

    /// Dice that are cast and wait, with the step they were cast for.
    pub fn dice(&self) -> Option<(Colour, &'a Answer, Option<&'a Step>)> {
        let (seat, roll, _) = lying::open(self.game)?;
        Some((seat, roll, lying::asked(self.game)))
    }

    /// The monsters in play.
    pub fn foes(&self) -> &'a Foes {
        &self.game.foes
    }

    /// The highest level there is in this game.
    pub fn top_level(&self) -> u8 {
        self.book.top_level(self.game)
    }

    /// The level of the next Boss.
    pub fn boss_level(&self) -> i16 {
        self.book.boss_level(self.game)
    }

    /// The track: open to all.
    pub fn track(&self) -> Option<&'a Track> {
        self.game.track.as_deref()
    }

    /// Whether a fight wins the game once it is won, whatever Level anybody comes to by it.
    pub fn crowns(&self, fight: &Fight) -> bool {
        self.book.system.crowns(self.game, fight)
    }

    /// The map.
    pub fn dungeon(&self) -> Option<&'a Dungeon> {
        self.game.dungeon.as_deref()
    }

    /// Monsters the active munchkin has left alone where it stands.
    pub fn left_alone(&self) -> &'a [MonsterId] {
        &self.game.turn.left_alone
    }

    /// The fight that goes on, also while something else is asked first.
    pub fn fight(&self) -> Option<&'a Fight> {
        fight::kept(self.game)
    }

    /// Both sides of a fight, real or only thought of.
    pub fn sides(&self, fight: &Fight, helper: Option<Colour>) -> Sides {
        sides(self.book, self.game, fight, helper)
    }

    /// The roll a fight comes to.
    pub fn roll(&self, fight: &Fight, helper: Option<Colour>) -> Roll {
        odds::fight::roll(&self.sides(fight, helper))
    }

    /// What both sides of a fight come to with the dice that lie.
    pub fn totals(&self, fight: &Fight) -> Option<(i32, i32, bool)> {
        let fight::Stage::Rolled(throws) = &fight.stage else { return None };
        let sides = self.sides(fight, None);
        let (ours, theirs) = roll::totals(&sides, throws);
        Some((ours, theirs, sides.wins(ours, theirs)))
    }

    /// Levels, Treasures and the helper's share if a fight is won as it stands.
    pub fn spoils(&self, fight: &Fight) -> fight::outcome::Won {
        roll::spoils(self.book, self.game, fight)
    }

    /// Levels for the main player and for somebody who helps.
    pub fn levels_with(&self, fight: &Fight, helper: Colour) -> (u8, u8) {
        roll::levels_with(self.book, self.game, fight, helper)
    }

    /// The monsters of a fight.
    pub fn monsters(&self, fight: &Fight) -> impl Iterator<Item = &'a Monster> + use<'a> {
        let foes = &self.game.foes;
        fight.monsters(self.game).into_iter().filter_map(move |id| foes.get(id))
    }

    /// Who helps in a fight.
    pub fn helping(&self, fight: &Fight) -> Option<Colour> {
        fight.helping(self.game)
    }

    /// Who could be asked to help.
    pub fn can_help(&self, fight: &Fight) -> Vec<Colour> {
        standing::can_help(self.book, self.game, fight).collect()
    }

    /// Who wins the game if a fight is won as it stands.
    pub fn winners(&self, fight: &Fight) -> Vec<Colour> {
        roll::winners_of(self.book, self.game, fight)
    }

    /// Whether it is counted how many cards are in hands.
    pub fn counts_hands(&self) -> bool {
        self.game.keeps_goods()
    }

    /// One's own flight from some monsters.
    pub fn chase(&self, from: &[MonsterId]) -> Option<Chase> {
        chase::of(self.book, self.game, self.me, from)
    }

    /// Hits for everybody in a lost fight.
    pub fn hits(&self, fight: &Fight) -> u8 {
        flight::hits(self.book, self.game, fight)
    }

    /// Move left to oneself this turn.
    pub fn moves_left(&self) -> u8 {
        self.own().map_or(0, |s| movement::left(self.book, self.game, s))
    }

    /// Move one has a turn.
    pub fn allowance(&self) -> u8 {
        self.own().map_or(0, |s| movement::allowance(self.book, self.game, s))
    }

    /// What a link out of a room costs oneself; none for a wall.
    pub fn fare(&self, room: &Room, link: LinkKind) -> Option<u8> {
        movement::fare(self.book, self.game, self.own()?, room, link).map(|(cost, _)| cost)
    }

    /// Dice of one's own search in a room, and what is added to them.
    pub fn search(&self, room: &Room) -> Option<(u8, i32)> {
        let seat = self.own()?;
        Some((search::dice(room, seat), search::modifier(self.book, self.game, room, seat)))
    }

    /// Added to one's own rolls to Run Away.
    pub fn run_bonus(&self) -> i32 {
        let of =
            |s: &Seat| crate::rules::munchkin::outfit::run_bonus(s) + traits(self.book, self.game, s, |t| t.run.into());
        self.own().map_or(0, of)
    }

    /// Cards one holds beyond the limit.
    pub fn surplus(&self) -> u32 {
        self.own().map_or(0, |s| charity::surplus(self.book, self.game, s))
    }

    /// Who would get what is too much.
    pub fn charity_to(&self) -> Vec<Colour> {
        self.own().map(|s| charity::charity_to(self.book, self.game, s)).unwrap_or_default()
    }

    /// The card on top of the Door discards.
    pub fn top_discard(&self) -> Option<CardId> {
        self.game.stock.as_ref()?.top(self.book.cards.stack(Deck::DOOR))
    }

    /// Cards face up among the discards.
    pub fn discards(&self) -> &CardSet {
        self.game.stock.as_ref().map_or(&CardSet::EMPTY, |s| &s.discards)
    }

    /// Cards of a deck that could come next, as far as this seat can tell: those in the deck and in other hands.
    pub fn unseen(&self, stack: Deck) -> CardSet {
        let Some(stock) = &self.game.stock else { return CardSet::EMPTY };
        let others = self.game.seats.iter().filter(|s| s.colour != self.me);
        let hidden = others.fold(stock.draw.clone(), |all, s| all.or(&s.held));
        hidden.and(self.book.cards.stack(stack))
    }

    /// How many cards of a deck somebody holds.
    pub fn count(&self, seat: Colour, deck: Deck) -> u8 {
        self.game.seat(seat).map_or(0, |s| s.hand.of(deck))
    }

    /// The monsters that would be in a room after each of the six Monster Turns, oneself being there.
    pub fn arrivals(&self, room: RoomId) -> Option<[Vec<&'a MonsterDef>; 6]> {
        let there = self.own()?.room == Some(room);
        let moved = (!there).then(|| {
            let mut game = self.game.clone();
            if let Some(seat) = game.seat_mut(self.me) {
                seat.room = Some(room);
            }
            game
        });
        let marches = monster_turn::forecast(self.book, moved.as_ref().unwrap_or(self.game))?;
        Some(marches.map(|march| {
            let here = march.routes.iter().filter(|route| route.to() == room);
            here.filter_map(|route| self.game.foes.get(route.monster)).map(|m| &*m.def).collect()
        }))
    }

    /// The chance of the fight that goes on after a wish, as far as it stands at once and is not over by it; none if it
    /// is refused or ends the fight.
    pub fn chance_after(&self, wish: &Command) -> Option<f64> {
        let mut game = self.imagined();
        engine::carry_out(self.book, &mut game, wish).ok()?;
        let view = View::of(self.book, &game, self.me);
        let fight = view.fight()?;
        view.roll(fight, None).odds().map(|odds| odds.chance())
    }

    /// The face from which on somebody gets away.
    pub fn away_from(&self, seat: Colour) -> i32 {
        fight::flight::away_from(self.book, self.game, seat)
    }

    /// Who is asked after oneself, where somebody is asked whether to react.
    pub fn asked_later(&self) -> usize {
        match self.top() {
            Some(Step::Table(table::Step::Window { waiting, .. })) => {
                waiting.iter().skip_while(|c| **c != self.me).skip(1).count()
            }
            _ => 0,
        }
    }

    /// The game with other hidden cards in other hands, as many of each deck: which ones, only what this seat sees decides.
    /// For trying out what is played, where every hand has to be named.
    pub fn dealt(&self) -> Game {
        let mut game = self.imagined();
        let Some(stock) = &mut game.stock else { return game };
        let others = self.game.seats.iter().zip(game.seats.iter_mut()).filter(|(seat, _)| seat.colour != self.me);
        for (was, seat) in others {
            for deck in Deck::ALL {
                let of = self.book.cards.stack(deck);
                let given: CardSet = stock.draw.and(of).iter().take(was.held.shared(of) as usize).collect();
                stock.draw = stock.draw.without(&given);
                seat.held = seat.held.or(&given);
            }
        }
        game
    }

    /// The game with every hidden card out of sight: other hands hold none by name, and what they hold lies among the
    /// cards that could be drawn. For looking ahead; the numbers of all hands are kept.
    pub fn imagined(&self) -> Game {
        let mut game = self.game.clone();
        let me = self.me;
        let mut hidden = CardSet::EMPTY;
        for seat in game.seats.iter_mut().filter(|s| s.colour != me) {
            hidden = hidden.or(&seat.held);
            seat.held = CardSet::EMPTY;
        }
        if let Some(stock) = &mut game.stock {
            stock.draw = stock.draw.or(&hidden);
        }
        game
    }
}
